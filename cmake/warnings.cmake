# meadhall_warnings: the warnings that our own targets compile with. Other people's headers come in as system headers
# and stay silent. A switch over an enum names every value, default or not: the compiler tells what a new value forgot.
# Errors only where MEADHALL_WERROR is on (the presets): a later compiler must not break a user's build.
add_library(meadhall_warnings INTERFACE)

target_compile_options(
  meadhall_warnings
  INTERFACE -Wall
            -Wextra
            -Wpedantic
            $<$<NOT:$<BOOL:${MEADHALL_UNITY}>>:-Wshadow> # a name of another file is no shadow
            -Wconversion
            -Wsign-conversion
            -Wdouble-promotion
            -Wold-style-cast
            -Wcast-align
            -Wcast-qual
            -Wextra-semi
            -Wformat=2
            -Wimplicit-fallthrough
            -Wnon-virtual-dtor
            -Woverloaded-virtual
            -Wswitch-enum
            -Wundef
            -Wvla
            $<$<BOOL:${MEADHALL_WERROR}>:-Werror>)

if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  target_compile_options(meadhall_warnings INTERFACE -Wduplicated-cond -Wlogical-op -Wredundant-decls)
  if(CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    # GCC 12 sees overlapping copies inside its own std::string (its bug 105329).
    target_compile_options(meadhall_warnings INTERFACE -Wno-restrict)
  endif()
  if(MEADHALL_SANITIZE OR MEADHALL_COVERAGE)
    # These follow the optimiser, which instrumentation confuses; the plain builds keep them.
    target_compile_options(meadhall_warnings INTERFACE -Wno-maybe-uninitialized -Wno-array-bounds -Wno-stringop-overflow
                                                       -Wno-stringop-overread -Wno-null-dereference)
  endif()
elseif(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  target_compile_options(meadhall_warnings INTERFACE -Wunreachable-code -Wno-unused-command-line-argument)
  # doctest names its cases with __COUNTER__, which clang calls an extension at every one of them.
  target_compile_options(meadhall_warnings INTERFACE -Wno-unknown-warning-option -Wno-c2y-extensions)
  if(NOT MEADHALL_WASM)
    # clang finds them inside GCC's standard library (std::stable_sort); GCC itself watches our own.
    target_compile_options(meadhall_warnings INTERFACE -Wno-deprecated-declarations)
  endif()
endif()
