// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options.h"

#include "base/nearest.h"
#include "formats/datafolder.h"
#include "models/preferences/settinglist.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>

#include <string>
#include <utility>
#include <vector>

namespace openshoe::app {

namespace {

constexpr int mostRounds = 1'000'000;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Options)
};

auto refused(const QString& place, const QString& why) {
    return base::inputError(place.toStdString(), why.toStdString());
}

// For a word that isn't one of `known`.
auto refusedWord(const QString& place, const QString& why, const QString& word, const QStringList& known) {
    std::vector<std::string> words;
    for (const QString& one : known)
        words.push_back(one.toStdString());
    return base::inputError(place.toStdString(),
                            base::withGuess(base::Said::verbatim(why.toStdString()), word.toStdString(), words));
}

QList<QCommandLineOption> everyOption() {
    const QString autoplay = QStringLiteral("--autoplay");
    return {
        {QStringLiteral("data"), Words::tr("Keep everything in the folder %1.").arg(QStringLiteral("DIR")),
         QStringLiteral("DIR")},
        {QStringLiteral("variant"),
         Words::tr("Open the game %1 right away; with %2 also '%3'.")
             .arg(QStringLiteral("ID"), autoplay, QStringLiteral("all")),
         QStringLiteral("ID")},
        {QStringLiteral("fullscreen"), Words::tr("Fill the screen.")},
        {QStringLiteral("speed"), Words::tr("Animation: %1.").arg(QStringLiteral("off, fast, normal, slow")),
         QStringLiteral("SPEED")},
        {QStringLiteral("autoplay"),
         Words::tr("Play %1 rounds unattended, print one line per round, then quit.").arg(QStringLiteral("N")),
         QStringLiteral("N")},
        {QStringLiteral("screenshots"),
         Words::tr("With %1: save pictures of each round in %2.").arg(autoplay, QStringLiteral("DIR")),
         QStringLiteral("DIR")},
        {QStringLiteral("seed"), Words::tr("With %1: seed its choices, never the shuffle.").arg(autoplay),
         QStringLiteral("TEXT")},
        {QStringLiteral("version"), Words::tr("Print the version.")},
        {QStringLiteral("help"), Words::tr("Print this help.")},
    };
}

void addOptions(QCommandLineParser& parser) {
    parser.setApplicationDescription(description());
    parser.addOptions(everyOption());
    parser.addPositionalArgument(QStringLiteral("FILE"),
                                 Words::tr("A game's rule file, or a challenge: opens it right away."),
                                 QStringLiteral("[FILE]"));
}

// Not understood, in Qt's words; with the option that was probably meant.
tl::unexpected<base::Error> notUnderstood(const QCommandLineParser& parser) {
    QStringList known;
    for (const QCommandLineOption& option : everyOption())
        known << "--" + option.names().first();
    QString said = parser.errorText();
    const QString typed = "--" + parser.unknownOptionNames().value(0);
    if (said.endsWith(QLatin1Char('.')) || said.endsWith(QChar(0x3002)))
        said.chop(1);
    return refusedWord({}, said, typed, known);
}

} // namespace

QString description() {
    return Words::tr("A blackjack room whose shoe is open. Play money only.");
}

base::Result<Options> readOptions(const QStringList& arguments) {
    QCommandLineParser parser;
    addOptions(parser);
    if (!parser.parse(arguments))
        return notUnderstood(parser);
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1)
        return refused(files[1], Words::tr("only one rule file can be opened"));
    Options options;
    options.showVersion = parser.isSet(QStringLiteral("version"));
    options.showHelp = parser.isSet(QStringLiteral("help"));
    options.dataFolder = parser.value(QStringLiteral("data"));
    if (parser.isSet(QStringLiteral("data")) && options.dataFolder.isEmpty())
        return refused(QStringLiteral("--data"), Words::tr("a folder's path is needed"));
    if (options.dataFolder.isEmpty())
        options.dataFolder = formats::defaultDataFolder();
    options.variant = parser.value(QStringLiteral("variant"));
    if (!files.isEmpty() && !options.variant.isEmpty())
        return refused(files[0], Words::tr("%1 already names a game").arg("--variant"));
    if (!files.isEmpty())
        options.variant = QFileInfo(files[0]).absoluteFilePath();
    options.fullScreen = parser.isSet(QStringLiteral("fullscreen"));
    const QString speed = parser.value(QStringLiteral("speed"));
    if (const auto named = models::setting::speed.read(speed))
        options.speed = static_cast<session::Speed>(*named);
    else if (parser.isSet(QStringLiteral("speed")))
        return refusedWord(QStringLiteral("--speed"),
                           Words::tr("must be %1, %2, %3 or %4").arg("off", "fast", "normal", "slow"), speed,
                           models::setting::speed.values());
    const bool plays = parser.isSet(QStringLiteral("autoplay"));
    if (plays) {
        bool number = false;
        options.autoplayRounds = parser.value(QStringLiteral("autoplay")).toInt(&number);
        if (!number || options.autoplayRounds < 1 || options.autoplayRounds > mostRounds)
            return refused(QStringLiteral("--autoplay"),
                           Words::tr("must be a number of rounds from 1 to %1").arg(mostRounds));
    }
    for (const QString& name : {QStringLiteral("screenshots"), QStringLiteral("seed")}) {
        if (parser.isSet(name) && !plays)
            return refused(QStringLiteral("--") + name, Words::tr("needs %1").arg("--autoplay"));
    }
    options.screenshots = parser.value(QStringLiteral("screenshots"));
    if (parser.isSet(QStringLiteral("screenshots")) && options.screenshots.isEmpty())
        return refused(QStringLiteral("--screenshots"), Words::tr("a folder's path is needed"));
    options.seed = parser.value(QStringLiteral("seed"));
    if (options.variant == u"all" && !plays)
        return refused(QStringLiteral("--variant"), Words::tr("'%1' needs %2").arg("all", "--autoplay"));
    return options;
}

QString helpText() {
    QCommandLineParser parser;
    addOptions(parser);
    const std::pair<QString, QString> examples[] = {
        {QStringLiteral("openshoe --variant deluxe"), Words::tr("straight to a game's table")},
        {QStringLiteral("openshoe --data FOLDER"), Words::tr("apart from everything else you have played")},
        {QStringLiteral("openshoe --autoplay 100 --speed off"),
         Words::tr("a hundred rounds unattended, as fast as possible")},
    };
    QString text = parser.helpText() + u'\n' + Words::tr("Examples:") + u'\n';
    for (const auto& [call, what] : examples)
        text += QStringLiteral("  %1  %2\n").arg(call, -36).arg(what);
    return text;
}

} // namespace openshoe::app
