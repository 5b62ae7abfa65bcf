# meadhall_instruments: sanitizers, fuzzing and coverage, as the preset asks. They must reach every object and every link
# of a build, so every target takes them.
#
#   meadhall_unwatched(TARGET)      no fuzzer drives this: it is compiled without the fuzzer's counters
add_library(meadhall_instruments INTERFACE)
set(not_ours ${PROJECT_SOURCE_DIR}/cmake/not-ours.txt)

if(MEADHALL_SANITIZE)
  # -g1: line numbers in a report are enough, and the builds stay small.
  target_compile_options(meadhall_instruments INTERFACE -fsanitize=${MEADHALL_SANITIZE} -fno-sanitize-recover=all
                                                        -fno-omit-frame-pointer -g1)
  target_link_options(meadhall_instruments INTERFACE -fsanitize=${MEADHALL_SANITIZE})
  if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    target_compile_options(meadhall_instruments INTERFACE -fsanitize-ignorelist=${not_ours})
    # lld is quicker with all that the sanitizers add; and a program at a fixed address, of which nothing has to be adjusted,
    # starts in two thirds of the time. Every test case is a start.
    target_compile_options(meadhall_instruments INTERFACE -fno-pie)
    target_link_options(meadhall_instruments INTERFACE -fuse-ld=lld -no-pie)
  endif()
endif()

if(MEADHALL_FUZZ)
  # The libraries are only watched; tests/fuzz adds the driver with its main function.
  target_compile_options(meadhall_instruments INTERFACE -fsanitize=fuzzer-no-link -fsanitize-coverage-ignorelist=${not_ours})
  target_link_options(meadhall_instruments INTERFACE -fsanitize=fuzzer-no-link)
  # Comparisons are watched only where nothing but the fuzzer runs (the fuzz preset, ./test --long): each of them becomes a call,
  # which costs every test of the check build a sixth of its time. There the fuzzer has its counters, seeds and words.
  if(MEADHALL_WITH_TESTS)
    target_compile_options(meadhall_instruments INTERFACE -fno-sanitize-coverage=trace-cmp,trace-div,trace-gep)
  endif()
endif()

if(MEADHALL_COVERAGE)
  target_compile_options(meadhall_instruments INTERFACE --coverage -fprofile-abs-path -fprofile-update=atomic)
  target_link_options(meadhall_instruments INTERFACE --coverage)
endif()

# The standard library checks its own preconditions wherever our assertions are on.
target_compile_definitions(meadhall_instruments INTERFACE $<$<NOT:$<CONFIG:Release>>:_GLIBCXX_ASSERTIONS>)

# A target's own flags come before those it links, so this is a library that is linked after the others.
add_library(meadhall_without_counters INTERFACE)
if(MEADHALL_FUZZ)
  target_compile_options(meadhall_without_counters INTERFACE -fno-sanitize=fuzzer-no-link)
endif()
function(meadhall_unwatched target)
  target_link_libraries(${target} PRIVATE meadhall_without_counters)
endfunction()
