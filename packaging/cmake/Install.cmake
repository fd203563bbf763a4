# SPDX-License-Identifier: GPL-3.0-or-later
# What `cmake --install` installs where, and packages of it: cpack -G DEB|RPM|TGZ|NSIS|ZIP|DragNDrop. Both need nothing
# built but the target openshoe_installed.
include(GNUInstallDirs)
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)
set(OPENSHOE_HOMEPAGE "https://openshoe.example" CACHE STRING "Where the program is found, for stores and packages")
string(TIMESTAMP openshoe_today "%Y-%m-%d" UTC) # SOURCE_DATE_EPOCH overrides it
set(OPENSHOE_RELEASE_DATE "${openshoe_today}" CACHE STRING "The day of the release, for stores and man pages")
set(openshoe_id org.openshoe.OpenShoe)

set(installed "")
set(programs openshoe-cli)
if(OPENSHOE_WINDOW)
  list(APPEND programs openshoe)
  add_executable(openshoe_icons EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/packaging/icons/icons.cpp)
  target_link_libraries(openshoe_icons PRIVATE Qt6::Gui Qt6::Svg openshoe_options)
  set(icons ${PROJECT_BINARY_DIR}/icons)
  add_custom_command(OUTPUT ${icons}/openshoe.icns
    COMMAND openshoe_icons ${PROJECT_SOURCE_DIR}/resources/app/openshoe.svg ${icons}
    DEPENDS openshoe_icons ${PROJECT_SOURCE_DIR}/resources/app/openshoe.svg VERBATIM)
  list(APPEND installed ${icons}/openshoe.icns)
  add_custom_target(openshoe_drawn_icons DEPENDS ${icons}/openshoe.icns)
endif()

# On macOS the command line lies in the window's bundle, beside the Qt that both use.
if(APPLE AND OPENSHOE_WINDOW)
  set(program_folder openshoe.app/Contents/MacOS)
else()
  set(program_folder ${CMAKE_INSTALL_BINDIR})
endif()
install(TARGETS ${programs} RUNTIME DESTINATION ${program_folder} BUNDLE DESTINATION .)
# Where the system has no Qt of its own, its files are installed beside the program.
if(OPENSHOE_WINDOW AND WIN32)
  if(Qt6_VERSION VERSION_LESS 6.5)
    qt_generate_deploy_qml_app_script(TARGET openshoe FILENAME_VARIABLE deploy)
  else()
    qt_generate_deploy_qml_app_script(TARGET openshoe OUTPUT_SCRIPT deploy NO_COMPILER_RUNTIME)
  endif()
  install(SCRIPT ${deploy})
elseif(OPENSHOE_WINDOW AND APPLE) # from Qt 6.5
  qt_generate_deploy_script(TARGET openshoe OUTPUT_SCRIPT deploy CONTENT "
set(QT_DEPLOY_TRANSLATIONS_DIR openshoe.app/Contents/Resources/translations)
qt_deploy_qml_imports(TARGET openshoe PLUGINS_FOUND plugins)
qt_deploy_runtime_dependencies(EXECUTABLE openshoe.app ADDITIONAL_EXECUTABLES ${program_folder}/openshoe-cli
                               ADDITIONAL_MODULES \${plugins})
qt_deploy_translations()
qt_deploy_qt_conf(\"\${QT_DEPLOY_PREFIX}/openshoe.app/Contents/Resources/qt.conf\"
                  PLUGINS_DIR PlugIns QML_DIR Resources/qml TRANSLATIONS_DIR Resources/translations)
")
  install(SCRIPT ${deploy})
  # The copies' new places for libraries have made their signatures invalid; Apple's processors run nothing unsigned.
  install(CODE [[execute_process(
    COMMAND codesign --force --deep --sign - "$ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}/openshoe.app"
    COMMAND_ERROR_IS_FATAL ANY)]])
endif()
if(MSVC) # the compiler's libraries, which not every Windows has
  include(InstallRequiredSystemLibraries)
endif()
if(APPLE AND OPENSHOE_WINDOW)
  target_sources(openshoe PRIVATE ${icons}/openshoe.icns)
  add_dependencies(openshoe openshoe_drawn_icons)
  set_source_files_properties(${icons}/openshoe.icns TARGET_DIRECTORY openshoe
    PROPERTIES MACOSX_PACKAGE_LOCATION Resources GENERATED ON)
  set_target_properties(openshoe PROPERTIES MACOSX_BUNDLE_ICON_FILE openshoe.icns)
endif()
if(UNIX AND NOT APPLE)
  foreach(program openshoe openshoe-cli)
    set(page ${PROJECT_BINARY_DIR}/man/${program}.6.gz)
    add_custom_command(OUTPUT ${page}
      COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/packaging/linux/make_man.py
              $<TARGET_FILE:${program}> ${PROJECT_VERSION} ${OPENSHOE_RELEASE_DATE} ${page}
      DEPENDS ${program} ${PROJECT_SOURCE_DIR}/packaging/linux/make_man.py VERBATIM)
    list(APPEND installed ${page})
    install(FILES ${page} DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
  endforeach()
  set(linux ${PROJECT_SOURCE_DIR}/packaging/linux)
  configure_file(${linux}/${openshoe_id}.metainfo.xml.in ${PROJECT_BINARY_DIR}/${openshoe_id}.metainfo.xml @ONLY)
  # The texts that desktops and stores show, in every language.
  file(GLOB languages CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/translations/*.ts)
  set(store ${PROJECT_BINARY_DIR}/store)
  foreach(shown ${PROJECT_BINARY_DIR}/${openshoe_id}.metainfo.xml ${linux}/${openshoe_id}.desktop
                ${linux}/${openshoe_id}.mime.xml)
    get_filename_component(name ${shown} NAME)
    add_custom_command(OUTPUT ${store}/${name}
      COMMAND ${Python3_EXECUTABLE} ${linux}/store.py write ${shown} ${store}/${name} ${languages}
      DEPENDS ${linux}/store.py ${shown} ${languages} VERBATIM)
    list(APPEND installed ${store}/${name})
  endforeach()
  install(FILES ${store}/${openshoe_id}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
  install(FILES ${store}/${openshoe_id}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  install(FILES ${store}/${openshoe_id}.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages
    RENAME ${openshoe_id}.xml)
  set(shells ${CMAKE_INSTALL_DATADIR})
  install(FILES ${linux}/openshoe.bash DESTINATION ${shells}/bash-completion/completions RENAME openshoe)
  install(FILES ${linux}/openshoe.bash DESTINATION ${shells}/bash-completion/completions RENAME openshoe-cli)
  install(FILES ${linux}/openshoe.zsh DESTINATION ${shells}/zsh/vendor-completions RENAME _openshoe)
  install(FILES ${linux}/openshoe.fish DESTINATION ${shells}/fish/vendor_completions.d RENAME openshoe.fish)
  install(FILES ${linux}/openshoe.fish DESTINATION ${shells}/fish/vendor_completions.d RENAME openshoe-cli.fish)
  foreach(size 16 22 24 32 48 64 128 256 512)
    install(FILES ${icons}/${size}.png RENAME ${openshoe_id}.png
      DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/${size}x${size}/apps)
  endforeach()
  install(FILES ${PROJECT_SOURCE_DIR}/resources/app/openshoe.svg RENAME ${openshoe_id}.svg
    DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
  install(FILES ${linux}/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/openshoe)
  set(changes ${PROJECT_BINARY_DIR}/changelog.gz)
  add_custom_command(OUTPUT ${changes}
    COMMAND ${Python3_EXECUTABLE} ${linux}/make_changelog.py ${PROJECT_SOURCE_DIR}/packaging/CHANGELOG.md ${changes}
    DEPENDS ${linux}/make_changelog.py ${PROJECT_SOURCE_DIR}/packaging/CHANGELOG.md VERBATIM)
  list(APPEND installed ${changes})
  install(FILES ${changes} DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/openshoe)
endif()
# Part of all, so that what is built can be installed. Under sanitizers Qt's own leaks would fail the icons' program.
if(NOT OPENSHOE_SANITIZE)
  set(with_all ALL)
endif()
add_custom_target(openshoe_installed ${with_all} DEPENDS ${programs} ${installed})

set(CPACK_PACKAGE_NAME openshoe)
set(CPACK_PACKAGE_VENDOR "The Open Shoe maintainers")
set(CPACK_PACKAGE_CONTACT "The Open Shoe maintainers <maintainers@openshoe.example>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "blackjack room whose shoe is open")
string(JOIN "\n" CPACK_PACKAGE_DESCRIPTION
  "The blackjack of six real casinos for play money, without a connection:"
  "a table with other people at it, a shuffle that anyone can verify, every"
  "round on record, one's own rules, and an exact analyser that knows the"
  "price of every decision.")
set(CPACK_PACKAGE_HOMEPAGE_URL ${OPENSHOE_HOMEPAGE})
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_DMG_SLA_USE_RESOURCE_FILE_LICENSE OFF) # macOS no longer has the tools to attach it
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR}/packages)
set(CPACK_PACKAGE_EXECUTABLES openshoe "Open Shoe")
set(CPACK_STRIP_FILES ON)
# Libraries are found by examining the programs; what Qt loads at run time has to be named.
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
string(CONCAT CPACK_DEBIAN_PACKAGE_DEPENDS
  "qml6-module-qtquick, qml6-module-qtquick-window, qml6-module-qtquick-layouts, qml6-module-qtquick-shapes, "
  "qml6-module-qtquick-templates, qml6-module-qtquick-controls, qml6-module-qtquick-dialogs, qml6-module-qtqml, "
  "qml6-module-qtqml-models, qml6-module-qtqml-workerscript, qml6-module-qt-labs-folderlistmodel, "
  "libqt6sql6-sqlite, fonts-dejavu-core")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-wayland, xdg-desktop-portal, qt6-translations-l10n")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "fonts-noto-cjk | fonts-droid-fallback")
set(CPACK_RPM_FILE_NAME RPM-DEFAULT)
set(CPACK_RPM_PACKAGE_LICENSE GPL-3.0-or-later)
set(CPACK_RPM_PACKAGE_GROUP Amusements/Games)
set(CPACK_RPM_PACKAGE_REQUIRES "qt6-qtdeclarative, qt6-qtsvg, qt6-qtmultimedia, qt6-qtcharts, dejavu-sans-fonts")
if(APPLE)
  set(CPACK_GENERATOR DragNDrop)
elseif(WIN32)
  include(packaging/windows/Installer.cmake)
else()
  set(CPACK_GENERATOR DEB TGZ)
endif()
include(CPack)
