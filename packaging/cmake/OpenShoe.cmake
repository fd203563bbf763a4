# SPDX-License-Identifier: GPL-3.0-or-later
# The project's own helpers: one way to declare a floor (a library), a QML module, a test.

add_library(openshoe_options INTERFACE)
if(MSVC)
  target_compile_options(openshoe_options INTERFACE /W4 /permissive- /utf-8)
  target_compile_definitions(openshoe_options INTERFACE NOMINMAX) # of windows.h
  add_compile_options(/bigobj) # modules of QML are compiled as one file each
else()
  target_compile_options(openshoe_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor
                         -Wold-style-cast -Wcast-align -Woverloaded-virtual
                         -Wno-missing-field-initializers) # designated initialisers over defaults are the house style
endif()
if(MINGW)
  add_library(openshoe_threadends OBJECT packaging/windows/threadends.cpp)
  target_link_libraries(openshoe_options INTERFACE
    $<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>:$<TARGET_OBJECTS:openshoe_threadends>>)
endif()
if(OPENSHOE_WERROR)
  target_compile_options(openshoe_options INTERFACE $<IF:$<CXX_COMPILER_ID:MSVC>,/WX,-Werror>)
endif()
if(CMAKE_UNITY_BUILD) # gcc then gives a warning meant for headers for classes in .cpp files too
  target_compile_options(openshoe_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
endif()
if(OPENSHOE_SANITIZE)
  add_compile_options(-fsanitize=${OPENSHOE_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${OPENSHOE_SANITIZE})
  target_compile_definitions(openshoe_options INTERFACE OPENSHOE_SANITIZED) # compilers have no common name for it
  if(OPENSHOE_SANITIZE MATCHES address AND CMAKE_SYSTEM_NAME STREQUAL Linux)
    add_library(openshoe_lastthread OBJECT tests/program/lastthread.cpp)
    target_link_libraries(openshoe_options INTERFACE
      $<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>:$<TARGET_OBJECTS:openshoe_lastthread>>)
  endif()
endif()
if(OPENSHOE_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()
if(OPENSHOE_COVERAGE)
  add_compile_options(--coverage)
  add_link_options(--coverage)
endif()

# Many programs link the same libraries; lld takes a fraction of the time for it. Releases keep to the compiler's own
# linker. Not mold: 1.10 made programs that the loader refused and, in some folders, never came to an end.
include(CheckLinkerFlag)
if(CMAKE_SYSTEM_NAME STREQUAL Linux AND NOT CMAKE_BUILD_TYPE STREQUAL Release
   AND NOT CMAKE_EXE_LINKER_FLAGS MATCHES "-fuse-ld=")
  check_linker_flag(CXX -fuse-ld=lld openshoe_lld)
  if(openshoe_lld)
    add_link_options(-fuse-ld=lld)
  endif()
endif()

# A round is some twenty events, each handled by a few small functions in several files, so release builds optimise
# floors across files.
include(CheckIPOSupported)
check_ipo_supported(RESULT openshoe_ipo LANGUAGES CXX OUTPUT openshoe_ipo_refused)

# Release builds are hardened in case a reader of foreign files has a hole: stack canaries, checked copies, read-only
# relocations, randomised addresses, marked jump targets.
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
    add_link_options(-fstack-protector-strong) # the canary checks are in a separate library there
  endif()
  if(CMAKE_SYSTEM_NAME STREQUAL Linux)
    add_link_options(-Wl,-z,relro -Wl,-z,now -Wl,-z,noexecstack)
  endif()
endif()

# openshoe_floor(engine LINK …): the library openshoe_engine, of every source in its folder and its rooms but main.cpp,
# unless SOURCES … names some. Files are included as "engine/round.h". WHOLE: its speed matters, so it is optimised
# across its files in release builds. MOC: it has classes for Qt's moc; the source of each includes its moc_….cpp at the
# end.
function(openshoe_floor name)
  cmake_parse_arguments(arg "WHOLE;MOC" "" "SOURCES;LINK" ${ARGN})
  set(target openshoe_${name})
  if(NOT arg_SOURCES)
    file(GLOB_RECURSE arg_SOURCES CONFIGURE_DEPENDS *.cpp *.h)
    list(FILTER arg_SOURCES EXCLUDE REGEX "/main\\.cpp$")
  endif()
  add_library(${target} STATIC ${arg_SOURCES})
  set_target_properties(${target} PROPERTIES AUTOMOC ${arg_MOC})
  if(arg_WHOLE AND NOT MSVC) # the preset run optimises the other floors less, which are much more to compile
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O3>)
  endif()
  if(arg_WHOLE AND openshoe_ipo AND NOT CMAKE_UNITY_BUILD AND NOT OPENSHOE_SANITIZE)
    set_target_properties(${target} PROPERTIES INTERPROCEDURAL_OPTIMIZATION_RELEASE ON)
    # Programs that link it are optimised on every core; without this option gcc uses a single one and warns.
    target_link_options(${target} INTERFACE $<$<AND:$<CXX_COMPILER_ID:GNU>,$<CONFIG:Release>>:-flto=auto>)
  elseif(arg_WHOLE) # where files are compiled together
    set_target_properties(${target} PROPERTIES UNITY_BUILD_BATCH_SIZE 16)
  endif()
  target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR}/src)
  target_link_libraries(${target} PUBLIC ${arg_LINK} PRIVATE openshoe_options)
endfunction()

# openshoe_windows_facts(TARGET DESCRIPTION): on Windows, gives the program its icon and what the file's properties and
# the task manager show. The icon is drawn for the packages, with the window, or is the file OPENSHOE_ICON.
function(openshoe_windows_facts target description)
  if(NOT WIN32)
    return()
  endif()
  set(icon ${OPENSHOE_ICON})
  if(NOT icon AND OPENSHOE_WINDOW)
    set(icon ${PROJECT_BINARY_DIR}/icons/openshoe.ico)
    add_dependencies(${target} openshoe_drawn_icons) # packaging/cmake/Install.cmake
  endif()
  set(icon_line "")
  if(icon)
    set(icon_line "1 ICON \"${icon}\"")
  endif()
  string(REPLACE . , version "${PROJECT_VERSION},0")
  configure_file(${PROJECT_SOURCE_DIR}/packaging/windows/program.rc.in ${CMAKE_CURRENT_BINARY_DIR}/${target}.rc @ONLY)
  target_sources(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/${target}.rc)
endfunction()

# openshoe_qml_module([SOURCES …] [DEPENDENCIES …] LINK …): this folder of qml/ is the module OpenShoe.<Folder> with all
# its .qml files, and the target openshoe_qml_<folder in lower case>; with SOURCES, also its plugin.
function(openshoe_qml_module)
  cmake_parse_arguments(arg "" "" "SOURCES;DEPENDENCIES;LINK" ${ARGN})
  get_filename_component(name ${CMAKE_CURRENT_SOURCE_DIR} NAME)
  string(TOLOWER openshoe_qml_${name} target)
  file(GLOB files RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} CONFIGURE_DEPENDS *.qml)
  qt_add_library(${target} STATIC)
  set(plugin "")
  if(NOT arg_SOURCES) # a plugin registers types of C++; a module of QML alone is found by its qmldir
    set(plugin NO_PLUGIN)
  endif()
  qt_add_qml_module(${target} URI OpenShoe.${name} VERSION 1.0 RESOURCE_PREFIX /qt/qml ${plugin}
    DEPENDENCIES ${arg_DEPENDENCIES} SOURCES ${arg_SOURCES} QML_FILES ${files})
  target_link_libraries(${target} PUBLIC ${arg_LINK} PRIVATE Qt6::Quick openshoe_models)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 0) # hundreds of small files
  if(NOT OPENSHOE_QML_AS_CPP)
    set_property(TARGET ${target} APPEND PROPERTY QT_QMLCACHEGEN_ARGUMENTS --only-bytecode)
  endif()
endfunction()

# The QML modules by their folders in qml/.
file(GLOB openshoe_qml_modules RELATIVE ${PROJECT_SOURCE_DIR}/qml CONFIGURE_DEPENDS qml/*/CMakeLists.txt)
list(TRANSFORM openshoe_qml_modules REPLACE "/.*" "")

# openshoe_link_window(TARGET): links all that the window's QML imports. The modules may be declared later.
function(openshoe_link_window target)
  foreach(module ${openshoe_qml_modules})
    string(TOLOWER openshoe_qml_${module} name)
    target_link_libraries(${target} PRIVATE ${name} $<TARGET_NAME_IF_EXISTS:${name}plugin>)
  endforeach()
endfunction()

# openshoe_add_test(NAME LABEL COMMAND …): runs the command in the environment of all tests.
function(openshoe_add_test name label)
  add_test(NAME ${name} COMMAND ${ARGN})
  set_tests_properties(${name} PROPERTIES LABELS "${label}" TIMEOUT ${openshoe_test_timeout}
                                          ENVIRONMENT "${openshoe_test_environment}")
endfunction()

# A program of Qt Test tells only what failed: among hundreds of passes nobody would find it.
set(openshoe_quiet -silent)

# openshoe_test(NAME LABEL SOURCES … LINK …): a Qt Test program with one test.
function(openshoe_test name label)
  cmake_parse_arguments(arg "" "" "SOURCES;LINK" ${ARGN})
  add_executable(${name} ${arg_SOURCES})
  set_target_properties(${name} PROPERTIES AUTOMOC ON)
  target_link_libraries(${name} PRIVATE ${arg_LINK} Qt6::Test openshoe_options)
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/tests/program ${PROJECT_BINARY_DIR}/places)
  openshoe_add_test(${name} "${label}" ${name} ${openshoe_quiet})
endfunction()

# openshoe_tests(FLOOR LINK … [SOURCES …] [ALONE …] [PARTS …] [SLOW …]): every tst_*.cpp in this folder is a test, and
# all are one program, tests_FLOOR, whose first argument says which to run (OPENSHOE_TEST in place of QTEST_MAIN): one
# link for all. Each test's name is also a target and, on systems with links, a link to the program: bin/tst_lobby runs
# that test. Those ALONE are declared with openshoe_test. A file with PARTS, given as FILE/FUNCTION, is a test
# FILE_FUNCTION for each of them, so that several processors share what takes long; it has no other functions. SLOW ones
# are started first, so that they don't run alone at the end.
function(openshoe_tests floor)
  cmake_parse_arguments(arg "" "" "SOURCES;LINK;ALONE;SLOW;PARTS" ${ARGN})
  file(GLOB files RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} CONFIGURE_DEPENDS tst_*.cpp)
  list(TRANSFORM arg_ALONE APPEND .cpp)
  list(REMOVE_ITEM files ${arg_ALONE} "")
  set(program tests_${floor})
  add_executable(${program} ${PROJECT_SOURCE_DIR}/tests/program/testprogram.cpp ${files} ${arg_SOURCES})
  set_target_properties(${program} PROPERTIES AUTOMOC ON)
  target_link_libraries(${program} PRIVATE ${arg_LINK} Qt6::Test openshoe_options)
  target_include_directories(${program} PRIVATE ${PROJECT_SOURCE_DIR}/tests/program ${PROJECT_BINARY_DIR}/places)
  foreach(file ${files})
    get_filename_component(name ${file} NAME_WE)
    set(parts ${arg_PARTS})
    list(FILTER parts INCLUDE REGEX "^${name}/")
    if(parts)
      foreach(part ${parts})
        get_filename_component(part ${part} NAME)
        openshoe_add_test(${name}_${part} ${floor} ${program} ${name} ${part} ${openshoe_quiet})
      endforeach()
    else()
      openshoe_add_test(${name} ${floor} ${program} ${name} ${openshoe_quiet})
    endif()
    if(NOT WIN32)
      set(link ${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/${name})
      add_custom_command(OUTPUT ${link} COMMAND ${CMAKE_COMMAND} -E create_symlink ${program} ${link}
                         DEPENDS ${program} VERBATIM)
    endif()
    add_custom_target(${name} ALL DEPENDS ${link})
    add_dependencies(${name} ${program})
  endforeach()
  if(arg_SLOW)
    set_tests_properties(${arg_SLOW} PROPERTIES COST 900)
  endif()
endfunction()

# Where tests find the checkout. A header rather than a global definition: files that don't include it compile the same
# in every checkout, so one compiler cache serves them all.
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/places/places.h CONTENT [[
#define OPENSHOE_SOURCE_DIR "@PROJECT_SOURCE_DIR@"
#define OPENSHOE_TEST_DATA OPENSHOE_SOURCE_DIR "/tests/data"
]] @ONLY)

# openshoe_add_languages(TARGET RESOURCE FILE.ts …): compiles these translations into the target, each as
# :/openshoe/languages/<code>.qm. Qt's own functions for this differ between 6.4 and 6.8; its tool doesn't.
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

# openshoe_add_pseudo_languages(TARGET): adds a made-up language, en_XA, and its right-to-left form, ar_XB: each text of
# the program between marks and with accents (tests/languages/pseudo.cpp).
function(openshoe_add_pseudo_languages target)
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/pseudo_${target})
  file(MAKE_DIRECTORY ${folder})
  set(update ${PROJECT_SOURCE_DIR}/translations/update.cmake)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/*.cpp ${PROJECT_SOURCE_DIR}/src/*.h
       ${PROJECT_SOURCE_DIR}/qml/*.qml ${PROJECT_SOURCE_DIR}/resources/variants/*.json
       ${PROJECT_SOURCE_DIR}/resources/presets/*.json ${PROJECT_SOURCE_DIR}/resources/sidebets/*.json
       ${PROJECT_SOURCE_DIR}/packaging/linux/org.*
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
