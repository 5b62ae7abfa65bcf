# cmake --build --preset coverage --target coverage: runs the tests and writes build/coverage/coverage.html.
if(NOT MEADHALL_COVERAGE)
  return()
endif()

find_program(MEADHALL_GCOVR gcovr REQUIRED)
add_custom_target(
  coverage
  COMMAND find ${PROJECT_BINARY_DIR} -name "*.gcda" -delete
  COMMAND ${CMAKE_CTEST_COMMAND} --test-dir ${PROJECT_BINARY_DIR} --output-on-failure --parallel 2
  COMMAND ${MEADHALL_GCOVR} --root ${PROJECT_SOURCE_DIR} --object-directory ${PROJECT_BINARY_DIR} --filter
          ${PROJECT_SOURCE_DIR}/src/ --exclude-throw-branches --html-details ${PROJECT_BINARY_DIR}/coverage.html --txt
          ${PROJECT_BINARY_DIR}/coverage.txt --print-summary
  USES_TERMINAL
  VERBATIM)
