// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options.h"

#include "formats/datafolder.h"

#include <QCommandLineParser>
#include <QFileInfo>

namespace openshoe::app {

namespace {

constexpr int mostRounds = 1'000'000;

void addOptions(QCommandLineParser& parser) {
    parser.setApplicationDescription(QStringLiteral("A blackjack room whose shoe is open. Play money only."));
    parser.addOptions({
        {QStringLiteral("data"), QStringLiteral("Keep everything in the folder DIR."), QStringLiteral("DIR")},
        {QStringLiteral("variant"), QStringLiteral("Open the game ID at once; with --autoplay also 'all'."),
         QStringLiteral("ID")},
        {QStringLiteral("fullscreen"), QStringLiteral("Fill the screen.")},
        {QStringLiteral("speed"), QStringLiteral("Animation: off, fast, normal or slow."), QStringLiteral("SPEED")},
        {QStringLiteral("autoplay"), QStringLiteral("Play N rounds by itself, print one line a round, then end."),
         QStringLiteral("N")},
        {QStringLiteral("screenshots"), QStringLiteral("With --autoplay: save pictures of each round in DIR."),
         QStringLiteral("DIR")},
        {QStringLiteral("seed"), QStringLiteral("With --autoplay: fixes its choices, never the shuffle."),
         QStringLiteral("TEXT")},
        {QStringLiteral("version"), QStringLiteral("Print the version.")},
        {QStringLiteral("help"), QStringLiteral("Print this.")},
    });
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("A game's rule file: opens that game at once."),
                                 QStringLiteral("[FILE]"));
}

} // namespace

base::Result<Options> readOptions(const QStringList& arguments) {
    QCommandLineParser parser;
    addOptions(parser);
    if (!parser.parse(arguments))
        return base::inputError({}, parser.errorText().toStdString());
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1)
        return base::inputError(files[1].toStdString(), "the window takes one rule file");
    Options options;
    options.showVersion = parser.isSet(QStringLiteral("version"));
    options.showHelp = parser.isSet(QStringLiteral("help"));
    options.dataFolder = parser.value(QStringLiteral("data"));
    if (parser.isSet(QStringLiteral("data")) && options.dataFolder.isEmpty())
        return base::inputError("--data", "names no folder");
    if (options.dataFolder.isEmpty())
        options.dataFolder = formats::defaultDataFolder();
    options.variant = parser.value(QStringLiteral("variant"));
    if (!files.isEmpty() && !options.variant.isEmpty())
        return base::inputError(files[0].toStdString(), "a game is named by --variant already");
    if (!files.isEmpty())
        options.variant = QFileInfo(files[0]).absoluteFilePath();
    options.fullScreen = parser.isSet(QStringLiteral("fullscreen"));
    options.speed = parser.value(QStringLiteral("speed"));
    const QStringList speeds{QStringLiteral("off"), QStringLiteral("fast"), QStringLiteral("normal"),
                             QStringLiteral("slow")};
    if (parser.isSet(QStringLiteral("speed")) && !speeds.contains(options.speed))
        return base::inputError("--speed", "is off, fast, normal or slow");
    const bool plays = parser.isSet(QStringLiteral("autoplay"));
    if (plays) {
        bool number = false;
        options.autoplayRounds = parser.value(QStringLiteral("autoplay")).toInt(&number);
        if (!number || options.autoplayRounds < 1 || options.autoplayRounds > mostRounds)
            return base::inputError("--autoplay", "is a number of rounds from 1 to 1000000");
    }
    for (const QString& name : {QStringLiteral("screenshots"), QStringLiteral("seed")}) {
        if (parser.isSet(name) && !plays)
            return base::inputError("--" + name.toStdString(), "goes with --autoplay");
    }
    options.screenshots = parser.value(QStringLiteral("screenshots"));
    if (parser.isSet(QStringLiteral("screenshots")) && options.screenshots.isEmpty())
        return base::inputError("--screenshots", "names no folder");
    options.seed = parser.value(QStringLiteral("seed"));
    if (options.variant == u"all" && !plays)
        return base::inputError("--variant", "'all' goes with --autoplay");
    return options;
}

QString helpText() {
    QCommandLineParser parser;
    addOptions(parser);
    return parser.helpText();
}

} // namespace openshoe::app
