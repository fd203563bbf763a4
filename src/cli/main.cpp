// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"
#include "languages/languages.h"

#include <QCoreApplication>

#ifndef Q_OS_WIN
#include <fcntl.h>
#include <unistd.h>
#endif

namespace {

// Puts a file that refuses everything in the place of each standard stream that was closed. Otherwise the next file
// opened would be taken for it: what is printed would go into the database.
void holdClosedStreams() {
#ifndef Q_OS_WIN
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(stream, F_GETFD) < 0)
            (void)::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY); // gets the lowest free number
    }
#endif
}

} // namespace

int main(int argc, char* argv[]) {
    holdClosedStreams();
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName("openshoe");
    QCoreApplication::setApplicationVersion(OPENSHOE_VERSION);
    openshoe::languages::Speech speech;
    speech.speak(openshoe::languages::systems());
    return openshoe::cli::runProgram(QCoreApplication::arguments().mid(1));
}
