# ccache, where it is installed. Its cache lies in the working tree unless CCACHE_DIR says otherwise: a home directory may
# be missing or read-only, and ccache would then fail the compilation. What a file includes is learnt from the compiler
# (CCACHE_DEPEND): to preprocess every file first takes a third of a second each where nothing is in the cache.
find_program(MEADHALL_CCACHE ccache)
if(MEADHALL_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  if(DEFINED ENV{CCACHE_DIR})
    set(CMAKE_CXX_COMPILER_LAUNCHER env CCACHE_DEPEND=1 ${MEADHALL_CCACHE})
  else()
    set(CMAKE_CXX_COMPILER_LAUNCHER env CCACHE_DEPEND=1 CCACHE_DIR=${PROJECT_SOURCE_DIR}/.cache/ccache ${MEADHALL_CCACHE})
  endif()
endif()
