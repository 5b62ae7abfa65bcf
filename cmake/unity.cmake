# The files of a folder compiled as one, a dozen at a time (MEADHALL_UNITY): most of the time to compile a file goes into
# the headers it includes, and they are then read once. It asks of the code that no two files of a folder have private
# names in common. The dev preset compiles every file for itself, and so sees an include that is missing and a name that
# shadows another.
#
#   meadhall_unity(TARGET)

set(MEADHALL_UNITY_SIZE 12)
set(MEADHALL_ALONE src/cli/hall.cpp # whose place a file of tests/fourth_game takes when that is linked
                   src/server/edge/asio.cpp # as large as the rest of its folder
                   tests/cli/odin_board.cpp tests/cli/odin_counsel.cpp # what each game calls its board and panel
                   tests/cli/walhalla_board.cpp tests/cli/wikinger_board.cpp)

function(meadhall_unity target)
  if(NOT MEADHALL_UNITY)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    cmake_path(ABSOLUTE_PATH source)
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE name)
    if(name IN_LIST MEADHALL_ALONE)
      continue()
    endif()
    cmake_path(GET name PARENT_PATH folder)
    string(MAKE_C_IDENTIFIER ${folder} folder)
    if(NOT DEFINED count_${folder})
      set(count_${folder} 0)
    endif()
    math(EXPR part "${count_${folder}} / ${MEADHALL_UNITY_SIZE}")
    math(EXPR count_${folder} "${count_${folder}} + 1")
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${folder}_${part})
  endforeach()
endfunction()
