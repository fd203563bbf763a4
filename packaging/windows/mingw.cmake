# SPDX-License-Identifier: GPL-3.0-or-later
# CMake toolchain: Windows programs made on Debian by mingw-w64, against what packaging/windows/cross has built. The
# -posix compilers have std::thread.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)
set(CMAKE_FIND_ROOT_PATH $ENV{OPENSHOE_WINDOWS_PREFIX} /usr/x86_64-w64-mingw32)
set(CMAKE_CROSSCOMPILING_EMULATOR wine) # for the tools that the tests are built with
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
