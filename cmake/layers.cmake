# The layers of the architecture as libraries, and the check that no #include goes against an arrow.
#
#   meadhall_layer(NAME FOLDER [FLAT] [NO_EXCEPTIONS] [DOOR] [LEISURELY] [UNWATCHED] [LINKS layer...] [LIBRARIES target...])
#                                     DOOR: it waits for people and disks, and is optimised only a little, or not at all
#                                     LEISURELY: under clang's sanitizers it is not optimised, as doors are not
#                                     UNWATCHED: no fuzz target drives it
#   meadhall_program(MAIN)            the terminal program
#   meadhall_wasm_module(FOLDER)      the module for browsers
#   meadhall_folders(FOLDER out)      the names of the folders in a folder
#
# Sources are found by looking (CONFIGURE_DEPENDS looks again at every build), so a new file needs no line here.

include(CheckCXXCompilerFlag)

# What every target of ours compiles with.
add_library(meadhall_flags INTERFACE)
target_compile_features(meadhall_flags INTERFACE cxx_std_23)
target_link_libraries(meadhall_flags INTERFACE meadhall_warnings meadhall_instruments)
separate_arguments(optimise UNIX_COMMAND "${MEADHALL_OPTIMISE}")
target_compile_options(meadhall_flags INTERFACE ${optimise})
set(CMAKE_CXX_EXTENSIONS OFF)

if(MEADHALL_MARCH AND CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
  check_cxx_compiler_flag(-march=${MEADHALL_MARCH} MEADHALL_MARCH_WORKS)
  if(MEADHALL_MARCH_WORKS)
    target_compile_options(meadhall_flags INTERFACE -march=${MEADHALL_MARCH})
  endif()
endif()

# Doors and tests under clang's sanitizers: optimising them takes longer than they run. (Campaigns of the fuzz preset run for hours.)
# Nor have they line numbers, a tenth of their compiling: a report names their functions, and the lines of the engine.
set(MEADHALL_ENGINE_FIRST OFF)
if(MEADHALL_SANITIZE AND MEADHALL_WITH_TESTS AND CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  set(MEADHALL_ENGINE_FIRST ON)
endif()
add_library(meadhall_not_optimised INTERFACE)
target_compile_options(meadhall_not_optimised INTERFACE -O0 -g0)
add_library(meadhall_door_flags INTERFACE) # to be linked after the other flags: of several options the last one counts
target_compile_options(meadhall_door_flags INTERFACE $<$<CONFIG:Release>:-O1>)

add_library(meadhall_no_exceptions INTERFACE)
target_compile_options(meadhall_no_exceptions INTERFACE -fno-exceptions)

# Runs when a source changed, before anything that includes one is compiled: headers can cheat the linker, not this.
file(GLOB_RECURSE layered CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/*.cpp ${PROJECT_SOURCE_DIR}/src/*.hpp)
add_custom_command(
  OUTPUT ${PROJECT_BINARY_DIR}/layers.stamp
  COMMAND ${MEADHALL_PYTHON} ${PROJECT_SOURCE_DIR}/tools/check_layers.py --quiet ${PROJECT_SOURCE_DIR}/src
  COMMAND ${CMAKE_COMMAND} -E touch ${PROJECT_BINARY_DIR}/layers.stamp
  DEPENDS ${layered} ${PROJECT_SOURCE_DIR}/tools/check_layers.py
  COMMENT "Checking the layers"
  VERBATIM)
add_custom_target(meadhall_layers ALL DEPENDS ${PROJECT_BINARY_DIR}/layers.stamp)

function(meadhall_folders folder out)
  file(GLOB entries CONFIGURE_DEPENDS LIST_DIRECTORIES true ${PROJECT_SOURCE_DIR}/${folder}/*)
  set(names "")
  foreach(entry IN LISTS entries)
    if(IS_DIRECTORY ${entry})
      cmake_path(GET entry FILENAME name)
      list(APPEND names ${name})
    endif()
  endforeach()
  set(${out} ${names} PARENT_SCOPE)
endfunction()

# Sources of a layer. Files in a folder called native/ need threads, files or a terminal and stay out of WebAssembly.
function(meadhall_sources folder flat out)
  if(flat)
    file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.cpp)
  else()
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.cpp)
  endif()
  list(FILTER sources EXCLUDE REGEX "/main\\.cpp$")
  if(MEADHALL_WASM)
    list(FILTER sources EXCLUDE REGEX "/native/")
  endif()
  set(${out} ${sources} PARENT_SCOPE)
endfunction()

function(meadhall_tidy target)
  if(MEADHALL_TIDY)
    find_program(MEADHALL_CLANG_TIDY NAMES clang-tidy-22 REQUIRED)
    set_target_properties(${target} PROPERTIES CXX_CLANG_TIDY "${MEADHALL_CLANG_TIDY};--quiet")
  endif()
endfunction()

# What `meadhall --version` and `meadhall bench` say about the program they are in.
function(meadhall_about target)
  target_compile_definitions(
    ${target} PRIVATE MEADHALL_VERSION="${PROJECT_VERSION}"
                      MEADHALL_COMPILER="${CMAKE_CXX_COMPILER_ID} ${CMAKE_CXX_COMPILER_VERSION}"
                      MEADHALL_FLAGS="${MEADHALL_FLAGS_IN_WORDS}")
endfunction()

string(TOUPPER "${CMAKE_BUILD_TYPE}" build_type)
set(words ${CMAKE_CXX_FLAGS_${build_type}} ${MEADHALL_OPTIMISE})
if(MEADHALL_MARCH_WORKS)
  list(APPEND words -march=${MEADHALL_MARCH})
endif()
if(MEADHALL_SANITIZE)
  list(APPEND words -fsanitize=${MEADHALL_SANITIZE})
endif()
list(JOIN words " " MEADHALL_FLAGS_IN_WORDS)
string(STRIP "${MEADHALL_FLAGS_IN_WORDS}" MEADHALL_FLAGS_IN_WORDS)

# The static libraries that a layer stands on, itself first.
function(meadhall_stack layer out)
  set(stack "")
  set(below ${layer})
  while(below)
    list(POP_FRONT below target)
    if(NOT TARGET ${target} OR target IN_LIST stack)
      continue()
    endif()
    get_target_property(type ${target} TYPE)
    get_target_property(links ${target} INTERFACE_LINK_LIBRARIES)
    if(type STREQUAL STATIC_LIBRARY)
      list(APPEND stack ${target})
    endif()
    if(links)
      list(APPEND below ${links})
    endif()
  endwhile()
  set(${out} ${stack} PARENT_SCOPE)
endfunction()

# Inline functions of a header are in the engine, in doors and in tests; a linker keeps the one it meets first. So the layers
# that are optimised come before those that are not.
function(meadhall_engine_first target layer)
  meadhall_stack(${layer} stack)
  get_property(not_optimised GLOBAL PROPERTY MEADHALL_NOT_OPTIMISED)
  list(REMOVE_ITEM stack ${not_optimised} "")
  if(MEADHALL_ENGINE_FIRST AND stack)
    list(TRANSFORM stack REPLACE "(.+)" "$<TARGET_FILE:\\1>")
    target_link_options(${target} PRIVATE LINKER:--whole-archive ${stack} LINKER:--no-whole-archive)
  endif()
endfunction()

function(meadhall_layer name folder)
  cmake_parse_arguments(PARSE_ARGV 2 layer "FLAT;NO_EXCEPTIONS;DOOR;LEISURELY;UNWATCHED" "" "LINKS;LIBRARIES")
  set(target meadhall_${name})
  meadhall_sources(${folder} "${layer_FLAT}" sources)
  list(TRANSFORM layer_LINKS PREPEND meadhall_)

  if(sources)
    add_library(${target} STATIC ${sources})
    target_link_libraries(${target} PRIVATE meadhall_flags)
    if(layer_NO_EXCEPTIONS OR MEADHALL_WASM)
      target_link_libraries(${target} PRIVATE meadhall_no_exceptions)
    endif()
    if(layer_DOOR)
      target_link_libraries(${target} PRIVATE meadhall_door_flags)
    endif()
    if(MEADHALL_ENGINE_FIRST AND (layer_DOOR OR layer_LEISURELY))
      target_link_libraries(${target} PRIVATE meadhall_not_optimised)
      set_property(GLOBAL APPEND PROPERTY MEADHALL_NOT_OPTIMISED ${target})
    endif()
    if(layer_UNWATCHED)
      meadhall_unwatched(${target})
    endif()
    meadhall_about(${target})
    meadhall_tidy(${target})
    meadhall_unity(${target})
    set(scope PUBLIC)
  else() # headers only, or nothing yet
    add_library(${target} INTERFACE)
    set(scope INTERFACE)
  endif()
  target_include_directories(${target} ${scope} ${PROJECT_SOURCE_DIR}/src)
  target_link_libraries(${target} ${scope} ${layer_LINKS} ${layer_LIBRARIES})
  add_dependencies(${target} meadhall_layers)
endfunction()

function(meadhall_program main)
  file(GLOB found CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${main})
  if(NOT found)
    message(STATUS "No program yet: ${main} is missing")
    return()
  endif()
  add_executable(meadhall ${found})
  target_link_libraries(meadhall PRIVATE meadhall_cli meadhall_flags)
  meadhall_engine_first(meadhall meadhall_cli)
  set_target_properties(meadhall PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})
  meadhall_about(meadhall)
  meadhall_tidy(meadhall)
  install(TARGETS meadhall COMPONENT program)
endfunction()

function(meadhall_wasm_module folder)
  meadhall_sources(${folder} OFF sources)
  if(NOT sources)
    message(STATUS "No module yet: ${folder} is empty")
    return()
  endif()
  add_executable(meadhall ${sources} ${PROJECT_SOURCE_DIR}/cmake/wasm_stack_guard.cpp)
  target_link_libraries(meadhall PRIVATE meadhall_match meadhall_flags meadhall_no_exceptions)
  # A reactor: no main function, the page calls what is exported. The default stack of 64 KiB is too small for a search: a
  # line of 200 moves (AlphaBeta::longest_line), each with a menu of 16 KiB, must fit.
  target_link_options(meadhall PRIVATE -mexec-model=reactor -Wl,-z,stack-size=8388608 -Wl,--stack-first
                                      -Wl,--strip-all) # names of functions are more than half of it
  set_target_properties(meadhall PROPERTIES SUFFIX .wasm RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})
  meadhall_about(meadhall)
endfunction()
