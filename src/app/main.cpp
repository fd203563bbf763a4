// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/composition.h"
#include "app/logfile.h"
#include "app/program.h"
#include "formats/datafolder.h"

#include <QApplication>

#include <cstdio>

using namespace openshoe;

namespace {

int refuse(const base::Error& error) {
    std::fprintf(stderr, "openshoe: %s\n", error.text().c_str());
    return 2;
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv); // Qt Charts needs one
    QCoreApplication::setApplicationName(QStringLiteral("openshoe"));
    QGuiApplication::setApplicationDisplayName(models::AppController::productName());
    QCoreApplication::setApplicationVersion(QStringLiteral(OPENSHOE_VERSION));

    const auto options = app::readOptions(QCoreApplication::arguments());
    if (!options)
        return refuse(options.error());
    if (options->showHelp || options->showVersion) {
        const QString text = options->showHelp ? app::helpText() : QStringLiteral("openshoe " OPENSHOE_VERSION "\n");
        std::fputs(qPrintable(text), stdout);
        return 0;
    }
    const bool plays = options->autoplayRounds > 0;
    app::Composition composition({.dataFolder = options->dataFolder,
                                  .variant = plays ? QString() : options->variant,
                                  .speed = options->speed,
                                  .pauseFolder = formats::defaultDataFolder()});
    if (!options->variant.isEmpty() && options->variant != u"all") {
        if (const auto game = composition.games().open(options->variant); !game)
            return refuse(game.error());
    }
    app::logTo(options->dataFolder);
    app::Program program(composition, *options);
    if (!program.start()) {
        std::fputs("openshoe: the window can't be shown; the reasons are above\n", stderr);
        return 1;
    }
    return QApplication::exec();
}
