# What we build with, each with the Debian package that brings it: a missing one is named here, at
# configure time, rather than by the first compiler error.

function(triclinium_missing what package)
  message(FATAL_ERROR "${what} is missing: install the package ${package} (all at once: tools/setup)")
endfunction()

# A CMake package, perhaps of a least version.
macro(triclinium_package name package)
  find_package(${name} ${ARGN} QUIET)
  if(NOT ${name}_FOUND)
    triclinium_missing(${name} ${package})
  endif()
endmacro()

# A module that pkg-config knows, as PkgConfig::NAME.
macro(triclinium_module name module package)
  pkg_check_modules(${name} QUIET IMPORTED_TARGET ${module})
  if(NOT ${name}_FOUND)
    triclinium_missing(${module} ${package})
  endif()
endmacro()

# A library of headers alone.
function(triclinium_header header package)
  string(MAKE_C_IDENTIFIER "HAVE_${header}" found)
  # Named, since a compiler for another machine does not look there.
  find_path(${found} ${header} PATHS /usr/local/include /usr/include)
  if(NOT ${found})
    triclinium_missing(${header} ${package})
  endif()
endfunction()
