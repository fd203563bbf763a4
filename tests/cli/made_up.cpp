// SPDX-License-Identifier: GPL-3.0-or-later
// openshoe-cli with two more languages, generated from the English texts. It uses the one named by OPENSHOE_SPEAK, or
// the system's if that isn't set, as openshoe-cli does.
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
