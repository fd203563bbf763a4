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

/// While one lives, Ctrl+C doesn't end the program but is noted, so that long work can stop and print what it has. A
/// second one ends the program.
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;
    [[nodiscard]] bool came() const;

private:
    void (*m_before)(int);
};

/// Whether the stream is a terminal that understands escape codes.
[[nodiscard]] bool outputIsTerminal();
[[nodiscard]] bool errorsAreTerminal();

} // namespace openshoe::cli
