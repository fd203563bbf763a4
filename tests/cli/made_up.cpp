// SPDX-License-Identifier: GPL-3.0-or-later
// openshoe-cli with two languages more, made up of the English texts. It speaks the one that OPENSHOE_SPEAK names;
// without it the system's, as openshoe-cli does.
#include "cli/command.h"
#include "languages/languages.h"

#include <QCoreApplication>

int main(int argc, char* argv[]) {
    const QCoreApplication application(argc, argv);
    openshoe::languages::Speech speech;
    const QString named = qEnvironmentVariable("OPENSHOE_SPEAK");
    if (!speech.speak(named.isEmpty() ? openshoe::languages::systems() : named))
        return 3;
    return openshoe::cli::runProgram(QCoreApplication::arguments().mid(1));
}
