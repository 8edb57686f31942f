# Writes OUTPUT, a C++ file with every catalogue of FILES as text.
#   cmake -D FILES=a;b -D OUTPUT=locales.cpp -P embed_locales.cmake
set(rows "")
foreach(file ${FILES})
  get_filename_component(name ${file} NAME_WE)
  get_filename_component(folder ${file} DIRECTORY)
  get_filename_component(language ${folder} NAME)
  string(REPLACE "_" "-" name ${name})
  file(READ ${file} text)
  # Compilers bound the length of one literal, also of one that is joined from several: nobody reads the
  # indentation, and long texts become several parts, cut at the ends of lines (never within a character).
  string(REGEX REPLACE "\n +" "\n" text "${text}")
  string(LENGTH "${text}" length)
  set(literal "")
  set(begin 0)
  while(begin LESS length)
    string(SUBSTRING "${text}" ${begin} 8000 part)
    string(FIND "${part}" "\n" end REVERSE)
    math(EXPR next "${begin} + ${end} + 1")
    if(end LESS 0)
      set(next ${length})
    elseif(next LESS length)
      math(EXPR size "${end} + 1")
      string(SUBSTRING "${part}" 0 ${size} part)
    endif()
    string(APPEND literal "R\"~json~(${part})~json~\"\n")
    set(begin ${next})
  endwhile()
  string(APPEND rows "    {\"${language}\", \"${name}\",\n${literal}},\n")
endforeach()
file(WRITE ${OUTPUT} "#include \"codec/locales.h\"

namespace triclinium {

std::span<const LocaleFile> locale_files() {
  static constexpr LocaleFile files[] = {
${rows}    {\"\", \"\", \"\"}};
  return std::span(files).first(std::size(files) - 1);
}

}  // namespace triclinium
")
