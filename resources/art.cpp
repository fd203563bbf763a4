// SPDX-License-Identifier: GPL-3.0-or-later
// A library needs a source; this one's substance is its resources (see CMakeLists.txt).
namespace openshoe::art {
// Named so that the archive isn't empty on linkers that mind.
extern const char* const prefix;
const char* const prefix = ":/openshoe/art";
} // namespace openshoe::art
