# The files of a target compiled together, four dozen at a time (MEADHALL_UNITY): most of the time to compile a file goes into
# the headers it includes, and they are then read once. The rules of a game are compiled as a whole, since they call each
# other millions of times a second. It asks of the code that no two files have private names in common, or that their
# folder is named here. The dev preset compiles every file for itself, and so sees an include that is missing and a name
# that shadows another.
#
#   meadhall_unity(TARGET)

set(MEADHALL_UNITY_SIZE 48)
set(MEADHALL_ALONE src/cli/hall.cpp # whose place a file of tests/fourth_game takes when that is linked
                   tests/cli/odin_counsel.cpp)
set(MEADHALL_WHOLE "") # with the folders in it
set(MEADHALL_APART src/search/judgement/odin/laying) # of the first that fits
meadhall_folders(src/games games)
foreach(game IN LISTS games)
  list(APPEND MEADHALL_ALONE src/match/games/${game}.cpp # as large as the rest
                             tests/cli/${game}_board.cpp) # what each game calls its board and panel
  list(APPEND MEADHALL_WHOLE src/games/${game})
  list(APPEND MEADHALL_APART src/cli/boards/${game} # each has its Board and its Panel
                             src/search/judgement/${game})
endforeach()

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
    set(group together)
    set(size ${MEADHALL_UNITY_SIZE})
    foreach(folder IN LISTS MEADHALL_WHOLE MEADHALL_APART)
      cmake_path(IS_PREFIX folder ${name} is_inside)
      if(is_inside)
        string(MAKE_C_IDENTIFIER ${folder} group)
        if(folder IN_LIST MEADHALL_WHOLE)
          set(size 1000)
        endif()
        break()
      endif()
    endforeach()
    if(NOT DEFINED count_${group})
      set(count_${group} 0)
    endif()
    math(EXPR part "${count_${group}} / ${size}")
    math(EXPR count_${group} "${count_${group}} + 1")
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group}_${part})
  endforeach()
endfunction()
