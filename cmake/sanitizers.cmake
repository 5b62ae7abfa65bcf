# meadhall_instruments: sanitizers, fuzzing and coverage, as the preset asks. They must reach every object and every link
# of a build, so every target takes them.
add_library(meadhall_instruments INTERFACE)

if(MEADHALL_SANITIZE)
  # -g1: line numbers in a report are enough, and the builds stay small.
  target_compile_options(meadhall_instruments INTERFACE -fsanitize=${MEADHALL_SANITIZE} -fno-sanitize-recover=all
                                                        -fno-omit-frame-pointer -g1)
  target_link_options(meadhall_instruments INTERFACE -fsanitize=${MEADHALL_SANITIZE})
endif()

if(MEADHALL_FUZZ)
  # The libraries are only watched; tests/fuzz adds the driver with its main function.
  target_compile_options(meadhall_instruments INTERFACE -fsanitize=fuzzer-no-link)
  target_link_options(meadhall_instruments INTERFACE -fsanitize=fuzzer-no-link)
endif()

if(MEADHALL_COVERAGE)
  target_compile_options(meadhall_instruments INTERFACE --coverage -fprofile-abs-path -fprofile-update=atomic)
  target_link_options(meadhall_instruments INTERFACE --coverage)
endif()

# The standard library checks its own preconditions wherever our assertions are on.
target_compile_definitions(meadhall_instruments INTERFACE $<$<NOT:$<CONFIG:Release>>:_GLIBCXX_ASSERTIONS>)
