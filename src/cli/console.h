// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace openshoe::cli {

/// Makes the three standard streams take and give bytes as they are, in UTF-8, on every system. One for the life of the
/// program, made before anything is opened; what it changes in a Windows console is undone at its end, or at Ctrl+C.
class Console {
public:
    Console();
    ~Console();
    Console(const Console&) = delete;
    Console& operator=(const Console&) = delete;
};

/// Whether the stream is a terminal that understands escape codes.
[[nodiscard]] bool outputIsTerminal();
[[nodiscard]] bool errorsAreTerminal();

} // namespace openshoe::cli
