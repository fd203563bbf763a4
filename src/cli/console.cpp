// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/console.h"

#include <atomic>
#include <csignal>
#include <cstdio>
#include <initializer_list>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#include <windows.h>
#else
#include <fcntl.h>
#include <unistd.h>
#endif

namespace openshoe::cli {

namespace {

std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free); // or a signal couldn't set it

void noteInterruption(int signal) {
    interrupted = true;
    std::signal(signal, SIG_DFL);
}

} // namespace

Interruption::Interruption() {
    interrupted = false;
    m_before = std::signal(SIGINT, noteInterruption);
}

Interruption::~Interruption() {
    if (m_before != SIG_ERR)
        std::signal(SIGINT, m_before);
}

bool Interruption::came() const { return interrupted; }

#ifdef _WIN32

namespace {

/// What a console was like before; 0 stands for what is no console.
struct ConsoleBefore {
    UINT codePage = 0;
    DWORD output = 0;
    DWORD errors = 0;
};
ConsoleBefore consoleBefore;

// A console keeps what a program sets beyond the program's end.
void restoreConsole() {
    if (consoleBefore.codePage != 0)
        SetConsoleOutputCP(consoleBefore.codePage);
    // In the opposite order of setting: both are usually the same console.
    if (consoleBefore.errors != 0)
        SetConsoleMode(GetStdHandle(STD_ERROR_HANDLE), consoleBefore.errors);
    if (consoleBefore.output != 0)
        SetConsoleMode(GetStdHandle(STD_OUTPUT_HANDLE), consoleBefore.output);
}

// The next handler ends the program, as without this one.
BOOL WINAPI onInterrupt(DWORD /*event*/) {
    restoreConsole();
    return FALSE;
}

// Consoles before Windows 10 refuse, and print escape codes literally.
DWORD withEscapeCodes(DWORD stream) {
    constexpr DWORD understandsEscapeCodes = 0x0004; // ENABLE_VIRTUAL_TERMINAL_PROCESSING, missing in older headers
    const HANDLE handle = GetStdHandle(stream);
    DWORD mode = 0;
    return GetConsoleMode(handle, &mode) && SetConsoleMode(handle, mode | understandsEscapeCodes) ? mode : 0;
}

} // namespace

Console::Console() {
    for (std::FILE* stream : {stdin, stdout, stderr}) {
        if (_fileno(stream) >= 0) // otherwise there is none
            _setmode(_fileno(stream), _O_BINARY);
    }
    consoleBefore.codePage = GetConsoleOutputCP();
    if (consoleBefore.codePage == 0)
        return;
    SetConsoleOutputCP(CP_UTF8);
    consoleBefore.output = withEscapeCodes(STD_OUTPUT_HANDLE);
    consoleBefore.errors = withEscapeCodes(STD_ERROR_HANDLE);
    SetConsoleCtrlHandler(onInterrupt, TRUE);
    // Unbuffered, a character of several bytes would reach the console in pieces, each shown as an error.
    std::setvbuf(stdout, nullptr, _IOFBF, BUFSIZ);
    std::setvbuf(stderr, nullptr, _IOFBF, BUFSIZ);
}

Console::~Console() {
    std::fflush(stdout);
    std::fflush(stderr);
    restoreConsole();
}

bool outputIsTerminal() { return consoleBefore.output != 0; }

bool errorsAreTerminal() { return consoleBefore.errors != 0; }

#else

// Puts a file that refuses everything in the place of each standard stream that was closed. Otherwise the next file
// opened would be taken for it: what is printed would go into the database.
Console::Console() {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(stream, F_GETFD) < 0)
            (void)::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY); // gets the lowest free number
    }
}

Console::~Console() = default;

bool outputIsTerminal() { return isatty(STDOUT_FILENO) != 0; }

bool errorsAreTerminal() { return isatty(STDERR_FILENO) != 0; }

#endif

} // namespace openshoe::cli
