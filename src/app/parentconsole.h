// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace openshoe::app {

/// Lets what the program prints appear in the terminal it was started from, unless it is redirected. Windows connects a
/// program that has windows to no terminal by itself; other systems do, and there this does nothing.
void useParentConsole();

} // namespace openshoe::app
