// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"
#include "cli/console.h"
#include "languages/languages.h"

#include <QCoreApplication>

int main(int argc, char* argv[]) {
    const openshoe::cli::Console console;
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName("openshoe");
    QCoreApplication::setApplicationVersion(OPENSHOE_VERSION);
    openshoe::languages::Speech speech;
    speech.speak(openshoe::languages::systems());
    return openshoe::cli::runProgram(QCoreApplication::arguments().mid(1));
}
