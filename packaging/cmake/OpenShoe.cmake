# SPDX-License-Identifier: GPL-3.0-or-later
# The house's own helpers: one way to declare a floor (a library) and a test.

add_library(openshoe_options INTERFACE)
if(MSVC)
  target_compile_options(openshoe_options INTERFACE /W4 /permissive- /utf-8)
else()
  target_compile_options(openshoe_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor
                         -Wold-style-cast -Wcast-align -Woverloaded-virtual
                         -Wno-missing-field-initializers) # designated initialisers over defaults are the house style
endif()
if(OPENSHOE_WERROR)
  target_compile_options(openshoe_options INTERFACE $<IF:$<CXX_COMPILER_ID:MSVC>,/WX,-Werror>)
endif()
if(OPENSHOE_SANITIZE)
  add_compile_options(-fsanitize=${OPENSHOE_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${OPENSHOE_SANITIZE})
  if(OPENSHOE_SANITIZE_BUT)
    add_compile_options(-fno-sanitize=${OPENSHOE_SANITIZE_BUT})
  endif()
endif()
if(OPENSHOE_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()
if(OPENSHOE_COVERAGE)
  add_compile_options(--coverage)
  add_link_options(--coverage)
endif()

# A hundred test programs take in the same libraries: with mold that costs a fraction of the time. Releases keep to the
# compiler's own linker.
include(CheckLinkerFlag)
if(NOT CMAKE_BUILD_TYPE STREQUAL Release AND NOT CMAKE_EXE_LINKER_FLAGS MATCHES "-fuse-ld=")
  check_linker_flag(CXX -fuse-ld=mold openshoe_mold)
  if(openshoe_mold)
    add_link_options(-fuse-ld=mold)
  endif()
endif()

# A round is some twenty events, each a few small functions of several files: release builds compile floors across
# files.
include(CheckIPOSupported)
check_ipo_supported(RESULT openshoe_ipo LANGUAGES CXX OUTPUT openshoe_ipo_refused)

# What is handed out is hard to misuse should a reader of foreign files have a hole: canaries, checked copies, read-only
# tables of addresses, addresses nobody can guess, marked targets of jumps.
if(CMAKE_BUILD_TYPE STREQUAL Release AND NOT MSVC)
  add_compile_options(-fstack-protector-strong -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2)
  include(CheckCXXCompilerFlag)
  check_cxx_compiler_flag(-fcf-protection openshoe_marked_jumps)
  if(openshoe_marked_jumps)
    add_compile_options(-fcf-protection)
  endif()
  include(CheckPIESupported)
  check_pie_supported()
  set(CMAKE_POSITION_INDEPENDENT_CODE ON)
  if(MINGW)
    add_link_options(-fstack-protector-strong) # what checks the canaries is a library of its own there
  endif()
  if(CMAKE_SYSTEM_NAME STREQUAL Linux)
    add_link_options(-Wl,-z,relro -Wl,-z,now -Wl,-z,noexecstack)
  endif()
endif()

# Some files of a floor compiled as one: half the work for a first build, more for the next after a small change.
if(OPENSHOE_UNITY AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # Says of a class in a file taken in what is meant for headers.
  target_compile_options(openshoe_options INTERFACE -Wno-subobject-linkage)
endif()
# Which ones go together is said here, 24 in the order they are listed in: each CMake would choose others. Most of the
# work is reading headers, so few groups are quick where cores are few. What is named after the target stays by itself.
function(openshoe_together target)
  if(NOT OPENSHOE_UNITY)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "\\.cpp$")
  list(REMOVE_DUPLICATES sources)
  set(count 0)
  foreach(source ${sources})
    math(EXPR group "${count} / 24")
    if(NOT source IN_LIST ARGN)
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
    endif()
    math(EXPR count "${count} + 1")
  endforeach()
endfunction()

# openshoe_floor(NAME engine SOURCES … LINK …): the library openshoe_engine. Files are included as "engine/round.h".
# WHOLE: compiled across its files where the build is a release. MOC: it has classes that Qt's moc must read. ALONE: the
# tests of tests (mutation) compile its files one by one; APART file …: these of its files.
function(openshoe_floor)
  cmake_parse_arguments(arg "WHOLE;MOC;ALONE" "NAME" "SOURCES;LINK;APART" ${ARGN})
  set(target openshoe_${arg_NAME})
  add_library(${target} STATIC ${arg_SOURCES})
  set_target_properties(${target} PROPERTIES AUTOMOC ${arg_MOC})
  if(arg_WHOLE AND openshoe_ipo AND NOT OPENSHOE_SANITIZE)
    set_target_properties(${target} PROPERTIES INTERPROCEDURAL_OPTIMIZATION_RELEASE ON)
    # The programs that take it in finish it on every core; told nothing, gcc does so on one and warns.
    target_link_options(${target} INTERFACE $<$<AND:$<CXX_COMPILER_ID:GNU>,$<CONFIG:Release>>:-flto=auto>)
  endif()
  target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR}/src)
  target_link_libraries(${target} PUBLIC ${arg_LINK} PRIVATE openshoe_options)
  if(OPENSHOE_SANITIZE)
    openshoe_together(${target})
  elseif(NOT arg_ALONE)
    openshoe_together(${target} ${arg_APART})
  endif()
endfunction()

# openshoe_spare_moc(FOLDER): not run for what Qt adds to the QML modules declared there and has no class in. Newer Qt
# (6.8 has been seen to) wants moc's word for plugins' loaders all the same.
function(openshoe_spare_moc folder)
  get_property(targets DIRECTORY ${folder} PROPERTY BUILDSYSTEM_TARGETS)
  set(without_classes "_(qmlcache|resources_[0-9]+)$")
  if(Qt6_VERSION VERSION_LESS 6.5)
    string(APPEND without_classes "|plugin_init$")
  endif()
  list(FILTER targets INCLUDE REGEX "${without_classes}")
  foreach(target ${targets})
    set_target_properties(${target} PROPERTIES AUTOMOC OFF)
  endforeach()
endfunction()

# Where tests find the checkout. A header, not a definition for all: what doesn't ask compiles alike in every checkout,
# so that a compiler cache serves them all.
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/places/places.h CONTENT [[
#define OPENSHOE_SOURCE_DIR "@PROJECT_SOURCE_DIR@"
#define OPENSHOE_TEST_DATA OPENSHOE_SOURCE_DIR "/tests/data"
]] @ONLY)

# openshoe_test_program(qml): the tests declared below it in this folder are one program, tests_qml, told by its first
# argument which of them to run: one link and one moc for all, and some of their files compiled as one where floors are.
# Each test's name is a target too, and a link to the program where there are links: bin/tst_lobby runs that one.
function(openshoe_test_program floor)
  set(program tests_${floor})
  add_executable(${program} ${PROJECT_SOURCE_DIR}/tests/program/testprogram.cpp)
  set_target_properties(${program} PROPERTIES AUTOMOC ON)
  target_link_libraries(${program} PRIVATE Qt6::Test openshoe_options)
  target_include_directories(${program} PRIVATE ${PROJECT_SOURCE_DIR}/tests/program ${PROJECT_BINARY_DIR}/places)
  # When all of its tests are known.
  cmake_language(EVAL CODE "cmake_language(DEFER CALL openshoe_together ${program})")
endfunction()

# openshoe_join_test(NAME PROGRAM SOURCES … LINK …): into the program of a floor.
function(openshoe_join_test name program)
  cmake_parse_arguments(arg "" "" "SOURCES;LINK" ${ARGN})
  target_sources(${program} PRIVATE ${arg_SOURCES})
  target_link_libraries(${program} PRIVATE ${arg_LINK})
  if(WIN32)
    add_custom_target(${name} ALL)
  else()
    set(link ${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/${name})
    add_custom_command(OUTPUT ${link} COMMAND ${CMAKE_COMMAND} -E create_symlink ${program} ${link} DEPENDS ${program}
                       VERBATIM)
    add_custom_target(${name} ALL DEPENDS ${link})
  endif()
  add_dependencies(${name} ${program})
endfunction()

# openshoe_test(NAME tst_hand LABEL engine SOURCES … LINK …): a Qt Test program, run offscreen, labelled by floor; a
# part of the floor's program where it has one (OPENSHOE_TEST in place of QTEST_MAIN), unless it is to stay ALONE.
# COST: for what takes long; the highest starts first. PLAIN: it tells more without the sanitizers; it stays alone.
# ROWS function row …: each row of the program's one function is a test of its own; the program finds their names in
# OPENSHOE_ROWS, spaces between.
function(openshoe_test)
  cmake_parse_arguments(arg "ALONE;PLAIN" "NAME;LABEL;COST" "SOURCES;LINK;ROWS" ${ARGN})
  set(command ${arg_NAME})
  if(TARGET tests_${arg_LABEL} AND NOT arg_ALONE AND NOT arg_PLAIN)
    openshoe_join_test(${arg_NAME} tests_${arg_LABEL} SOURCES ${arg_SOURCES} LINK ${arg_LINK})
    list(PREPEND command tests_${arg_LABEL})
  else()
    add_executable(${arg_NAME} ${arg_SOURCES})
    set_target_properties(${arg_NAME} PROPERTIES AUTOMOC ON)
    target_link_libraries(${arg_NAME} PRIVATE ${arg_LINK} Qt6::Test openshoe_options)
    target_include_directories(${arg_NAME} PRIVATE ${PROJECT_SOURCE_DIR}/tests/program ${PROJECT_BINARY_DIR}/places)
  endif()
  set(tests ${arg_NAME})
  if(arg_ROWS)
    list(POP_FRONT arg_ROWS function)
    list(JOIN arg_ROWS " " rows)
    set_source_files_properties(${arg_NAME}.cpp PROPERTIES COMPILE_DEFINITIONS OPENSHOE_ROWS="${rows}")
    list(TRANSFORM arg_ROWS PREPEND ${arg_NAME}_ OUTPUT_VARIABLE tests)
    foreach(row ${arg_ROWS})
      add_test(NAME ${arg_NAME}_${row} COMMAND ${command} ${function}:${row})
    endforeach()
  else()
    add_test(NAME ${arg_NAME} COMMAND ${command})
  endif()
  set_tests_properties(${tests} PROPERTIES LABELS ${arg_LABEL} TIMEOUT ${openshoe_test_timeout}
                                           ENVIRONMENT "${openshoe_test_environment}")
  if(arg_COST)
    set_tests_properties(${tests} PROPERTIES COST ${arg_COST})
  endif()
  if(arg_PLAIN)
    openshoe_plain_test(${arg_NAME} ${arg_NAME})
  endif()
endfunction()

# openshoe_plain_test(NAME [TARGET …]): the test tells something that its like under the sanitizers doesn't; it needs
# TARGETs.
function(openshoe_plain_test name)
  set_property(TEST ${name} APPEND PROPERTY LABELS plain)
  if(ARGN)
    add_dependencies(openshoe_plain_tests ${ARGN})
  endif()
endfunction()

# The QML modules, by their folders in qml/: each is the target openshoe_qml_<name in lower case> with a plugin.
set(openshoe_qml_modules
    Theme Controls Charts Table Lobby Rundown Record Review Statistics Strategy Rules Games Settings Fairness Shell)

# openshoe_link_window(TARGET): everything that the window's QML imports. The modules may be declared later.
function(openshoe_link_window target)
  foreach(module ${openshoe_qml_modules})
    string(TOLOWER ${module} name)
    target_link_libraries(${target} PRIVATE openshoe_qml_${name} openshoe_qml_${name}plugin)
  endforeach()
endfunction()

# openshoe_add_languages(TARGET RESOURCE FILE.ts …): the texts of these languages, compiled into the target under
# :/openshoe/languages as <code>.qm. Qt's own functions for it differ between 6.4 and 6.8; its tool doesn't.
function(openshoe_add_languages target resource)
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/${resource})
  file(MAKE_DIRECTORY ${folder})
  set(released "")
  foreach(ts ${ARGN})
    get_filename_component(code ${ts} NAME_WE)
    add_custom_command(OUTPUT ${folder}/${code}.qm
      COMMAND Qt6::lrelease -silent ${ts} -qm ${folder}/${code}.qm
      DEPENDS ${ts} VERBATIM)
    list(APPEND released ${folder}/${code}.qm)
  endforeach()
  qt_add_resources(${target} ${resource} PREFIX /openshoe/languages BASE ${folder} FILES ${released})
endfunction()

# openshoe_add_pseudo_languages(TARGET): a made-up language, en_XA, and the same read from the right, ar_XB: each text
# of the program in marks and with accents (tests/languages/pseudo.cpp).
function(openshoe_add_pseudo_languages target)
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/pseudo_${target})
  file(MAKE_DIRECTORY ${folder})
  set(update ${PROJECT_SOURCE_DIR}/translations/update.cmake)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/*.cpp ${PROJECT_SOURCE_DIR}/src/*.h
       ${PROJECT_SOURCE_DIR}/qml/*.qml ${PROJECT_SOURCE_DIR}/resources/variants/*.json
       ${PROJECT_SOURCE_DIR}/resources/presets/*.json ${PROJECT_SOURCE_DIR}/packaging/linux/org.*
       ${PROJECT_SOURCE_DIR}/packaging/linux/store.py)
  add_custom_command(OUTPUT ${folder}/all.ts
    COMMAND ${CMAKE_COMMAND} -DLUPDATE=$<TARGET_FILE:Qt6::lupdate> -DFILES=${folder}/all.ts -DWORK=${folder}
            -P ${update}
    DEPENDS ${update} ${sources} VERBATIM)
  set(made "")
  foreach(code en_XA ar_XB)
    add_custom_command(OUTPUT ${folder}/${code}.ts
      COMMAND openshoe_pseudo ${folder}/all.ts ${code} ${folder}/${code}.ts
      DEPENDS ${folder}/all.ts openshoe_pseudo VERBATIM)
    list(APPEND made ${folder}/${code}.ts)
  endforeach()
  openshoe_add_languages(${target} pseudo_${target} ${made})
endfunction()
