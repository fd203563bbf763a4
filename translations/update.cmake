# SPDX-License-Identifier: GPL-3.0-or-later
# Writes every text in the sources into translation files.
#   cmake -DLUPDATE=lupdate -DFILES=a.ts;b.ts -DWORK=FOLDER -P update.cmake
# WORK is for an intermediate file: the names in the built-in rule sets and presets and the texts for stores, in a form
# that lupdate reads.
get_filename_component(root ${CMAKE_CURRENT_LIST_DIR} DIRECTORY)

# A name is tied to the id of its game or bet: a player's own game of the same name keeps it as written.
set(names "")
file(GLOB variants ${root}/resources/variants/*.json)
foreach(variant ${variants})
  file(READ ${variant} json)
  string(JSON id GET ${json} id)
  string(JSON name GET ${json} name)
  list(APPEND names "QT_TRANSLATE_NOOP3(\"Games\", \"${name}\", \"${id}\")")
  string(JSON bets ERROR_VARIABLE none LENGTH ${json} sideBets)
  if(none OR bets EQUAL 0)
    continue()
  endif()
  math(EXPR last "${bets} - 1")
  foreach(i RANGE ${last})
    string(JSON id GET ${json} sideBets ${i} id)
    string(JSON name GET ${json} sideBets ${i} name)
    list(APPEND names "QT_TRANSLATE_NOOP3(\"SideBets\", \"${name}\", \"${id}\")")
  endforeach()
endforeach()
file(GLOB presets ${root}/resources/presets/*.json)
foreach(preset ${presets})
  file(READ ${preset} json)
  string(JSON id GET ${json} id)
  foreach(key name source published/difference)
    string(REPLACE "/" ";" key ${key})
    string(JSON text ERROR_VARIABLE none GET ${json} ${key})
    if(NOT none)
      list(APPEND names "QT_TRANSLATE_NOOP3(\"Presets\", \"${text}\", \"${id}\")")
    endif()
  endforeach()
endforeach()
file(GLOB bets ${root}/resources/sidebets/*.json)
foreach(bet ${bets})
  file(READ ${bet} json)
  string(JSON id GET ${json} id)
  string(JSON name GET ${json} name)
  string(JSON source GET ${json} source)
  list(APPEND names "QT_TRANSLATE_NOOP3(\"SideBets\", \"${name}\", \"${id}\")"
       "QT_TRANSLATE_NOOP3(\"Presets\", \"${source}\", \"${id}\")")
endforeach()
list(REMOVE_DUPLICATES names)
list(JOIN names ",\n    " names)
# The texts of the desktop entry, the store page and the file type.
set(linux ${root}/packaging/linux)
set(id org.openshoe.OpenShoe)
find_program(PYTHON NAMES python3 python)
execute_process(
  COMMAND ${PYTHON} ${linux}/store.py texts
          ${linux}/${id}.desktop ${linux}/${id}.metainfo.xml.in ${linux}/${id}.mime.xml
  OUTPUT_VARIABLE store RESULT_VARIABLE failed)
if(failed)
  message(FATAL_ERROR "the store's texts can't be read: Python 3 is needed")
endif()
string(REGEX REPLACE "\n(.)" ",\n    \\1" store "${store}")
file(MAKE_DIRECTORY ${WORK})
file(WRITE ${WORK}/names.cpp "static const char* names[] = {\n    ${names},\n    ${store}};\n")

# English needs only the plural forms. The floors that know no Qt mark their texts with said() (src/base/said.h).
foreach(file ${FILES})
  get_filename_component(code ${file} NAME_WE)
  set(part "")
  if(code STREQUAL "en")
    set(part -pluralonly)
  endif()
  execute_process(
    COMMAND ${LUPDATE} -silent -locations none -no-obsolete ${part} -source-language en -I ${root}/src
            -tr-function-alias QT_TRANSLATE_NOOP+=said -extensions cpp,h,qml
            ${root}/src ${root}/qml ${WORK}/names.cpp -ts ${file}
    RESULT_VARIABLE failed)
  if(failed)
    message(FATAL_ERROR "lupdate can't read the texts")
  endif()
endforeach()
