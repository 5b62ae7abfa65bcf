# The Debian package that tools/release makes (CPack): the program with the page inside, its man page, completions for
# shells, units for systemd, and samples.
#
#   meadhall_package_files      what the program says about itself, as files
if(NOT TARGET meadhall)
  return()
endif()
include(GNUInstallDirs)

set(folder ${PROJECT_BINARY_DIR}/package-files)
add_custom_command(
  OUTPUT ${folder}/meadhall.1 ${folder}/meadhall.bash ${folder}/_meadhall ${folder}/meadhall.fish
  COMMAND ${CMAKE_COMMAND} -E make_directory ${folder}
  COMMAND $<TARGET_FILE:meadhall> --lang en man >${folder}/meadhall.1
  COMMAND $<TARGET_FILE:meadhall> completion bash >${folder}/meadhall.bash
  COMMAND $<TARGET_FILE:meadhall> completion zsh >${folder}/_meadhall
  COMMAND $<TARGET_FILE:meadhall> completion fish >${folder}/meadhall.fish
  DEPENDS meadhall
  COMMENT "Writing the man page and the completions")
add_custom_target(meadhall_package_files DEPENDS ${folder}/meadhall.1)

# install(TARGETS meadhall) is in layers.cmake.
install(FILES ${folder}/meadhall.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT program OPTIONAL)
install(FILES ${folder}/meadhall.bash DESTINATION share/bash-completion/completions RENAME meadhall COMPONENT program OPTIONAL)
install(FILES ${folder}/_meadhall DESTINATION share/zsh/vendor-completions COMPONENT program OPTIONAL)
install(FILES ${folder}/meadhall.fish DESTINATION share/fish/vendor_completions.d COMPONENT program OPTIONAL)
file(GLOB units CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/deploy/*.service ${PROJECT_SOURCE_DIR}/deploy/*.timer)
install(FILES ${units} DESTINATION lib/systemd/system COMPONENT program)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright COMPONENT program)
install(FILES CHANGELOG.md SECURITY.md docs/server.md DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT program)
install(DIRECTORY deploy/ DESTINATION ${CMAKE_INSTALL_DOCDIR}/examples COMPONENT program)
install(DIRECTORY examples/bot DESTINATION ${CMAKE_INSTALL_DOCDIR}/examples COMPONENT program
        PATTERN __pycache__ EXCLUDE)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME meadhall)
set(CPACK_PACKAGE_CONTACT "Meadhall <noreply@hall.example>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Viking board games against friends and bots")
set(CPACK_PACKAGE_DESCRIPTION "Three Viking board games with one rules engine: a page that this program serves, a terminal,
 a server for playing together, bots of several strengths, and tools to check and measure.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_ALL program)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "nginx, postgresql, systemd")
set(CPACK_DEBIAN_COMPRESSION_TYPE gzip) # quick; the page inside is compressed already
include(CPack)

# A short form of tools/release: from the program as it is, where there is a page in it.
if(MEADHALL_WITH_TESTS AND CMAKE_BUILD_TYPE STREQUAL "Release" AND EXISTS ${PROJECT_SOURCE_DIR}/web/dist/index.html)
  add_test(NAME "${MEADHALL_TEST_PREFIX}repository: the Debian package holds everything"
           COMMAND ${PROJECT_SOURCE_DIR}/tools/release --from ${PROJECT_BINARY_DIR})
endif()
