# The files of a folder compiled as one, a dozen at a time (MEADHALL_UNITY): most of the time to compile a file goes into
# the headers it includes, and they are then read once. It asks of the code that no two files of a folder have private
# names in common. A large folder whose folders share all their headers is compiled as a whole. The dev preset compiles
# every file for itself, and so sees an include that is missing and a name that shadows another.
#
#   meadhall_unity(TARGET)

set(MEADHALL_UNITY_SIZE 12)
set(MEADHALL_ALONE src/cli/hall.cpp # whose place a file of tests/fourth_game takes when that is linked
                   src/server/edge/asio.cpp # as large as the rest of its folder
                   src/match/games/odin.cpp src/match/games/walhalla.cpp src/match/games/wikinger.cpp # so is each of them
                   tests/cli/odin_board.cpp tests/cli/odin_counsel.cpp # what each game calls its board and panel
                   tests/cli/walhalla_board.cpp tests/cli/wikinger_board.cpp)

set(MEADHALL_WHOLE src/games/odin src/games/walhalla) # with the folders in it, two dozen files at a time

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
    set(size ${MEADHALL_UNITY_SIZE})
    foreach(whole IN LISTS MEADHALL_WHOLE)
      cmake_path(IS_PREFIX whole ${folder} is_inside)
      if(is_inside)
        set(folder ${whole})
        math(EXPR size "2 * ${MEADHALL_UNITY_SIZE}")
      endif()
    endforeach()
    string(MAKE_C_IDENTIFIER ${folder} folder)
    if(NOT DEFINED count_${folder})
      set(count_${folder} 0)
    endif()
    math(EXPR part "${count_${folder}} / ${size}")
    math(EXPR count_${folder} "${count_${folder}} + 1")
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${folder}_${part})
  endforeach()
endfunction()
