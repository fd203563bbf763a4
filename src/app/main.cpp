// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/composition.h"
#include "app/logfile.h"
#include "app/parentconsole.h"
#include "app/program.h"
#include "formats/datafolder.h"
#include "languages/languages.h"
#include "languages/translated.h"

#include <QApplication>
#include <QIcon>

#include <algorithm>
#include <cstdio>
#include <string_view>

using namespace openshoe;

namespace {

void tellError(const QString& text) {
    std::fprintf(stderr, "openshoe: %s\n", text.toUtf8().constData());
}

int refuse(const base::Error& error) {
    std::fprintf(stderr, "openshoe: %s\n", languages::translated(error).toUtf8().constData());
    return 2;
}

// Anything said before the settings give a language is said in the system's.
struct SystemsLanguage {
    SystemsLanguage() { speech.speak(languages::systems()); }

    languages::Speech speech;
};

// Only text is requested: no window and no display are needed.
bool asksForWords(int argc, char** argv) {
    return std::any_of(argv + 1, argv + argc, [](const char* argument) {
        return argument == std::string_view("--help") || argument == std::string_view("--version");
    });
}

// Without this check Qt would end the program with nothing a person could understand.
bool hasDisplay(int argc, char** argv) {
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    const bool named = std::any_of(argv + 1, argv + argc, [](const char* argument) {
        return std::string_view(argument).find("-platform") != std::string_view::npos;
    });
    return named || qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
           qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
#else
    return argc > 0 && argv;
#endif
}

int tell(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    const SystemsLanguage language;
    const auto options = app::readOptions(QCoreApplication::arguments());
    if (!options)
        return refuse(options.error());
    const QString text = options->showHelp ? app::helpText() : QStringLiteral("openshoe " OPENSHOE_VERSION "\n");
    std::fputs(text.toUtf8().constData(), stdout);
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    app::useParentConsole();
    if (asksForWords(argc, argv))
        return tell(argc, argv);
    if (!hasDisplay(argc, argv)) {
        const QCoreApplication application(argc, argv);
        const SystemsLanguage language;
        tellError(QCoreApplication::translate("Program", "there is no display to open a window on; %1 needs none")
                      .arg(QStringLiteral("openshoe-cli")));
        return 1;
    }
    QApplication application(argc, argv); // Qt Charts needs one
    QCoreApplication::setApplicationName(QStringLiteral("openshoe"));
    QGuiApplication::setApplicationDisplayName(models::AppController::productName());
    QGuiApplication::setDesktopFileName(QStringLiteral("org.openshoe.OpenShoe")); // names the window's icon
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/openshoe/art/app/openshoe.svg")));
    QCoreApplication::setApplicationVersion(QStringLiteral(OPENSHOE_VERSION));

    const auto options = app::readOptions(QCoreApplication::arguments());
    if (!options) {
        const SystemsLanguage language; // loaded only now because it takes a moment
        return refuse(app::readOptions(QCoreApplication::arguments()).error());
    }
    const bool plays = options->autoplayRounds > 0;
    app::Composition composition({.dataFolder = options->dataFolder,
                                  .variant = plays ? QString() : options->variant,
                                  .speed = options->speed,
                                  .pauseFolder = formats::defaultDataFolder(),
                                  .deckFolders = decks::systemFolders()});
    const bool isGame = options->variant != u"all" && !models::ChallengeController::isChallenge(options->variant);
    if (!options->variant.isEmpty() && isGame) {
        if (const auto game = composition.games().open(options->variant); !game)
            return refuse(game.error());
    }
    app::logTo(options->dataFolder);
    app::Program program(composition, *options);
    if (!program.start()) {
        tellError(QCoreApplication::translate("Program", "the window can't be shown; the reasons are above"));
        return 1;
    }
    return QApplication::exec();
}
