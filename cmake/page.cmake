# The page in the program: whatever tools/build-web has left in web/dist becomes part of the terminal program, and
# `meadhall serve` gives it out. Without it the program is built all the same, and says how to build the page.
#
#   meadhall_page(TARGET)      puts the page into a layer

function(meadhall_page target)
  set(folder ${PROJECT_SOURCE_DIR}/web/dist)
  set(output ${PROJECT_BINARY_DIR}/page)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS ${folder}/*)
  set(script ${PROJECT_SOURCE_DIR}/cmake/embed_page.py)
  add_custom_command(
    OUTPUT ${output}.cpp ${output}.bin
    COMMAND ${MEADHALL_PYTHON} ${script} ${folder} ${output}
    DEPENDS ${script} ${files}
    COMMENT "Putting the page into the program"
    VERBATIM)
  # The assembler reads the bytes, which the compiler does not know.
  set_source_files_properties(${output}.cpp PROPERTIES OBJECT_DEPENDS ${output}.bin)
  target_sources(${target} PRIVATE ${output}.cpp)
endfunction()
