# The Debian package: `tools/package` makes it of a release build. Libraries are found by dpkg-shlibdeps.
set(lib lib)  # not the architecture's own folder: these are read by the system
install(TARGETS triclinium RUNTIME DESTINATION bin COMPONENT package)
install(FILES deploy/triclinium.service deploy/triclinium-backup.service deploy/triclinium-backup.timer
  DESTINATION ${lib}/systemd/system COMPONENT package)
install(FILES deploy/triclinium.sysusers DESTINATION ${lib}/sysusers.d RENAME triclinium.conf COMPONENT package)
install(FILES deploy/triclinium.tmpfiles DESTINATION ${lib}/tmpfiles.d RENAME triclinium.conf COMPONENT package)
# It may hold the password of a database.
install(FILES deploy/triclinium.default DESTINATION /etc/default RENAME triclinium COMPONENT package
  PERMISSIONS OWNER_READ OWNER_WRITE)
install(FILES docs/runbook.md DESTINATION share/doc/triclinium COMPONENT package)
install(FILES LICENSE DESTINATION share/doc/triclinium RENAME copyright COMPONENT package)
install(FILES deploy/nginx.conf deploy/nginx-house.conf deploy/haproxy.cfg deploy/alerts.yml deploy/grafana.json
  DESTINATION share/doc/triclinium/examples COMPONENT package)
# Debian's tools expect these compressed, and without the time of day, so that the same sources give the same bytes.
foreach(file deploy/triclinium.1=man/man1/triclinium.1.gz CHANGELOG.md=doc/triclinium/changelog.gz)
  string(REPLACE "=" ";" file ${file})
  list(GET file 0 from)
  list(GET file 1 to)
  cmake_path(GET to FILENAME name)
  cmake_path(GET to PARENT_PATH folder)
  set(packed ${CMAKE_CURRENT_BINARY_DIR}/package/${name})
  file(MAKE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/package)
  install(CODE "execute_process(COMMAND gzip -9nc \"${CMAKE_SOURCE_DIR}/${from}\" OUTPUT_FILE \"${packed}\" COMMAND_ERROR_IS_FATAL ANY)"
    COMPONENT package)
  install(FILES ${packed} DESTINATION share/${folder} COMPONENT package)
endforeach()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME triclinium)
set(CPACK_PACKAGE_CONTACT "The Triclinium maintainers <maintainers@triclinium.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "table server for Roman board games in the browser")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Carpe Diem, Ave Roma and Discordia, played in the browser against friends
and bots. One program holds the rules, the bots, the page and the server;
tables are kept in one SQLite file or, for several servers, in PostgreSQL.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_CMAKE_PROJECTS "${CMAKE_BINARY_DIR};triclinium;package;/")
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGE_DIRECTORY ${CMAKE_BINARY_DIR}/packages)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_SECTION web)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Who makes the user; added to what dpkg-shlibdeps finds.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "systemd | systemd-standalone-sysusers | systemd-sysusers")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "nginx | haproxy")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "postgresql (>= 15), prometheus")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA ${CMAKE_SOURCE_DIR}/deploy/debian/conffiles ${CMAKE_SOURCE_DIR}/deploy/debian/postinst
  ${CMAKE_SOURCE_DIR}/deploy/debian/prerm ${CMAKE_SOURCE_DIR}/deploy/debian/postrm)
include(CPack)
