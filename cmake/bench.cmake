# bench/NAME.cpp is the benchmark program meadhall_bench_NAME. Benchmarks are never timed tests: as a test each runs for a
# moment, only to see that it works.
if(NOT TARGET meadhall_benchmark)
  return()
endif()

file(GLOB benchmarks CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/bench/*.cpp)
foreach(source IN LISTS benchmarks)
  cmake_path(GET source STEM name)
  set(target meadhall_bench_${name})
  add_executable(${target} ${source})
  target_link_libraries(${target} PRIVATE meadhall_match meadhall_benchmark meadhall_flags)
  meadhall_about(${target})
  add_test(NAME "${MEADHALL_TEST_PREFIX}bench: ${name}" COMMAND ${target} --benchmark_min_time=0.001)
  set_tests_properties("${MEADHALL_TEST_PREFIX}bench: ${name}" PROPERTIES LABELS bench)
endforeach()
