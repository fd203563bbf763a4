// SPDX-License-Identifier: GPL-3.0-or-later
// Linked into every program that mingw-w64 makes.
//
// When a thread ends there, GCC's library frees its thread_local variables, and C++'s runs their destructors, in the
// order in which they were first needed. Usually the variables go first, and their destructors read freed memory
// (https://gcc.gnu.org/bugzilla/show_bug.cgi?id=80816). Qt's regular expressions keep such a variable. So C++'s library
// is needed first, here.
#include <cxxabi.h>

namespace {

[[maybe_unused]] const int neededFirst =
    abi::__cxa_thread_atexit([](void* /*object*/) {}, nullptr, nullptr); // nothing, when the main thread ends

} // namespace
