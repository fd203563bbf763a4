# SPDX-License-Identifier: GPL-3.0-or-later
# The installer for Windows (cpack -G NSIS), from packaging/cmake/Install.cmake.
set(CPACK_GENERATOR NSIS ZIP)
set(CPACK_VERBATIM_VARIABLES ON) # what follows has quotes and backslashes
set(CPACK_PACKAGE_INSTALL_DIRECTORY "Open Shoe")
set(CPACK_PACKAGE_INSTALL_REGISTRY_KEY OpenShoe)
set(CPACK_NSIS_PACKAGE_NAME "Open Shoe")
set(CPACK_NSIS_DISPLAY_NAME "Open Shoe")
set(CPACK_NSIS_CONTACT ${CPACK_PACKAGE_CONTACT})
set(CPACK_NSIS_URL_INFO_ABOUT ${OPENSHOE_HOMEPAGE})
set(CPACK_NSIS_HELP_LINK ${OPENSHOE_HOMEPAGE})
set(CPACK_NSIS_MANIFEST_DPI_AWARE ON)
set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON) # files that a new version no longer has don't stay
set(CPACK_NSIS_MODIFY_PATH ON) # offered, for the command line; not the default
if(OPENSHOE_ICON)
  set(installer_icon ${OPENSHOE_ICON})
else()
  set(installer_icon ${PROJECT_BINARY_DIR}/icons/openshoe.ico)
endif()
if(CMAKE_HOST_WIN32) # where makensis doesn't take paths without backslashes
  string(REPLACE / \\ installer_icon "${installer_icon}")
endif()
set(CPACK_NSIS_MUI_ICON ${installer_icon})
set(CPACK_NSIS_MUI_UNIICON ${installer_icon})
if(OPENSHOE_WINDOW)
  set(CPACK_PACKAGE_EXECUTABLES openshoe "Open Shoe")
  set(CPACK_NSIS_INSTALLED_ICON_NAME [[bin\openshoe.exe]])
  # Rule files end in .openshoe.json, of which Windows sees .json alone: that belongs to editors, so the program is one
  # of those offered under "Open with".
  set(application [[Software\Classes\Applications\openshoe.exe]])
  string(CONCAT CPACK_NSIS_EXTRA_INSTALL_COMMANDS
    "  WriteRegStr SHCTX '${application}' 'FriendlyAppName' 'Open Shoe'\n"
    "  WriteRegStr SHCTX '${application}\\SupportedTypes' '.json' ''\n"
    "  WriteRegStr SHCTX '${application}\\SupportedTypes' '.shoe-challenge' ''\n"
    "  WriteRegStr SHCTX '${application}\\shell\\open\\command' '' '\"$INSTDIR\\bin\\openshoe.exe\" \"%1\"'")
  set(CPACK_NSIS_EXTRA_UNINSTALL_COMMANDS "  DeleteRegKey SHCTX '${application}'")
else() # built by packaging/windows/cross: the command line alone
  set(CPACK_PACKAGE_EXECUTABLES "")
  set(CPACK_NSIS_INSTALLED_ICON_NAME [[bin\openshoe-cli.exe]])
  install(DIRECTORY $ENV{OPENSHOE_WINDOWS_PREFIX}/bin/ DESTINATION bin FILES_MATCHING PATTERN "*.dll"
          PATTERN Qt6Test.dll EXCLUDE PATTERN "libssl*" EXCLUDE)
  install(FILES $ENV{OPENSHOE_WINDOWS_PREFIX}/plugins/sqldrivers/qsqlite.dll DESTINATION bin/sqldrivers)
endif()
