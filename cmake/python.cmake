# The engine as a Python extension, and beside it the package that people import (docs/python.md).
#
#   meadhall_python_module(MAIN)     meadhall._engine; PYTHONPATH=build/PRESET/python then finds the whole package
#
# The Python is that of tools/python-env, or the one that pip builds a wheel with. The libraries below are those of every
# other door, compiled once: they only have to be position-independent, which the presets ask for.

# Whether there is something to build the extension with is looked at again when tools/python-env has run.
set(MEADHALL_PYTHON_STAMP ${PROJECT_SOURCE_DIR}/build/.python-env)
set(MEADHALL_WITH_PYTHON ${MEADHALL_PYTHON_MODULE})
if(MEADHALL_PYTHON_MODULE AND NOT SKBUILD)
  if(NOT EXISTS ${MEADHALL_PYTHON_STAMP})
    file(TOUCH ${MEADHALL_PYTHON_STAMP})
  endif()
  set_property(DIRECTORY ${PROJECT_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${MEADHALL_PYTHON_STAMP})
  set(Python_EXECUTABLE ${PROJECT_SOURCE_DIR}/build/python-env/bin/python)
  if(NOT EXISTS ${Python_EXECUTABLE})
    message(STATUS "The Python extension is left out: tools/python-env has not run")
    set(MEADHALL_WITH_PYTHON OFF)
  endif()
endif()

if(MEADHALL_WITH_PYTHON)
  find_package(Python 3.11 REQUIRED COMPONENTS Interpreter Development.Module)
  execute_process(COMMAND ${Python_EXECUTABLE} -m nanobind --cmake_dir OUTPUT_STRIP_TRAILING_WHITESPACE
                  OUTPUT_VARIABLE nanobind_ROOT COMMAND_ERROR_IS_FATAL ANY)
  find_package(nanobind CONFIG REQUIRED)
endif()

function(meadhall_python_module main)
  if(NOT MEADHALL_WITH_PYTHON)
    return()
  endif()
  set(package ${PROJECT_BINARY_DIR}/python/meadhall)
  nanobind_add_module(_engine NB_STATIC NOMINSIZE ${PROJECT_SOURCE_DIR}/${main})
  target_link_libraries(_engine PRIVATE meadhall_python meadhall_flags)
  target_include_directories(_engine SYSTEM PRIVATE $<TARGET_PROPERTY:nanobind-static,INTERFACE_INCLUDE_DIRECTORIES>)
  set_target_properties(_engine PROPERTIES LIBRARY_OUTPUT_DIRECTORY ${package})
  meadhall_about(_engine)
  install(TARGETS _engine LIBRARY DESTINATION meadhall COMPONENT python)

  # The package as it lies in the tree, linked file by file, so that what is edited is what is imported.
  file(GLOB_RECURSE files CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/python/meadhall ${PROJECT_SOURCE_DIR}/python/meadhall/*.py
       ${PROJECT_SOURCE_DIR}/python/meadhall/*.pyi ${PROJECT_SOURCE_DIR}/python/meadhall/py.typed)
  foreach(file IN LISTS files)
    cmake_path(GET file PARENT_PATH folder)
    file(MAKE_DIRECTORY ${package}/${folder})
    file(CREATE_LINK ${PROJECT_SOURCE_DIR}/python/meadhall/${file} ${package}/${file} SYMBOLIC)
  endforeach()
endfunction()
