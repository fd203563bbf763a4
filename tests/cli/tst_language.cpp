// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line says to people is translated; what programs read is not. In a made-up language every text is in
// ⟦marks⟧.
#include "cli/output.h"
#include "places.h"
#include "player.h"
#include "program.h"
#include "testprogram.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace openshoe;

namespace {

Call callIn(const QString& program, const QStringList& arguments,
            const std::vector<std::pair<QString, QString>>& variables) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const auto& [name, value] : variables)
        environment.insert(name, value);
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    process.closeWriteChannel();
    Call result;
    if (process.waitForFinished(120'000) && process.exitStatus() == QProcess::NormalExit)
        result = {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    return result;
}

// The text without everything that was translated; marks may be nested.
QString untranslated(QString text) {
    static const QRegularExpression inner(QStringLiteral("⟦[^⟦⟧]*⟧"));
    while (text.contains(inner))
        text.remove(inner);
    return text;
}

// The words left in a help after removing what keeps its name in every language: options, values, arguments, commands.
QStringList wordsIn(const QString& help, const QString& command) {
    static const QRegularExpression names(QStringLiteral("-[a-z]\\b|--[a-z-]+|<[^>]*>|\\b[A-Z|-]+\\b|openshoe-cli"));
    QString left = untranslated(help).remove(names);
    for (const QString& word : command.split(u' '))
        left.remove(word);
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{2,}"));
    QStringList words;
    for (auto found = word.globalMatch(left); found.hasNext();)
        words << found.next().captured();
    return words;
}

} // namespace

class TestLanguage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        auto store = storage::Store::open(m_folder.path(), storage::Access::Play).value();
        playAllGames(*store, 2, 12);
    }

    void overview() {
        const Call help = m_madeUp.call({"--help"});
        QCOMPARE(help.code, 0);
        const QStringList lines = QString::fromUtf8(help.out).split(u'\n');
        static const QRegularExpression row(QStringLiteral("^  ([a-z ]*[a-z])  +⟦[^⟧]+⟧$"));
        static const QRegularExpression example(QStringLiteral("^  openshoe-cli [a-z][^⟦]+⟦[^⟧]+⟧$"));
        for (const QString& line : lines) {
            const auto command = row.match(line);
            QVERIFY2(command.hasMatch() || example.match(line).hasMatch() || line.isEmpty() ||
                         (line.startsWith(u'⟦') && line.endsWith(u'⟧')),
                     qPrintable(line));
            if (command.hasMatch())
                m_commands << command.captured(1);
        }
        QVERIFY(m_commands.size() > 20);
        QVERIFY(m_english.call({"--help"}).out.contains("\nCommands:\n"));
    }

    void everyHelp() {
        for (const QString& command : m_commands) {
            const Call help = m_madeUp.call(command.split(u' ') + QStringList("--help"));
            QCOMPARE(help.code, 0);
            // Below one command's options there is a table of keys and their allowed values.
            QString text = QString::fromUtf8(help.out).section(QStringLiteral("\n\n  "), 0, 0);
            for (const QString& other : m_commands) { // listed there if they begin with it
                if (other.startsWith(command + u' '))
                    text.remove(QStringLiteral("\n  ") + other + u' ');
            }
            QVERIFY2(text.count(u'⟦') > 5, qPrintable(command));
            const QStringList left = wordsIn(text, command);
            QVERIFY2(left.isEmpty(), qPrintable(command + QStringLiteral(": ") + left.join(u' ')));
        }
    }

    void tables_data() {
        QTest::addColumn<QStringList>("arguments");
        const auto row = [](const char* name, const QStringList& arguments) { QTest::newRow(name) << arguments; };
        row("variants", {"variants"});
        row("presets", {"presets"});
        row("rules", {"rules", "rundown"});
        row("play", {"play", QStringLiteral(OPENSHOE_TEST_DATA "/scenarios/boxes-1-give-up.json")});
        row("analyze", {"analyze", "classic"});
        row("strategy", {"strategy", "down-under"});
        row("advise", {"advise", "boxes", "--hand", "AS KH", "--up", "AC"});
        row("simulate", {"simulate", "classic", "--rounds", "1000"});
        row("compare", {"compare", "classic", "premium"});
        row("count systems", {"count", "systems"});
        row("count effects", {"count", "effects", "deluxe"});
        row("count correlations", {"count", "correlations", "hi-lo", "deluxe", "--shoes", "30"});
        row("count indices", {"count", "indices", "hi-lo", "boxes", "--shoes", "30"});
        row("count simulate", {"count", "simulate", "boxes", "--system", "hi-lo", "--rounds", "2000"});
        row("count risk", {"count", "risk", "classic", "--system", "none", "--ramp", "1", "--bankroll", "100",
                           "--simulated", "2000"});
        row("count risk of figures", {"count", "risk", "--mean", "0.01", "--deviation", "1.2", "--bankroll", "100"});
        row("compare the same", {"compare", "classic", "classic"});
        row("verify a round", {"fairness", "verify", "1"});
        row("verify all", {"fairness", "verify", "--all"});
        row("list", {"history", "list"});
        row("show", {"history", "show", "1"});
        row("stats", {"history", "stats"});
        row("price", {"history", "price"});
        row("review", {"history", "review", "1"});
        row("mistakes", {"history", "mistakes"});
        row("elsewhere", {"history", "elsewhere", "1"});
        row("check", {"history", "check"});
        row("backup", {"history", "backup"});
        row("limits", {"limits"});
    }

    // Ids, such as "classic" and "win", stay untranslated: they are what is typed.
    void tables() {
        QFETCH(QStringList, arguments);
        arguments << "--data" << m_folder.path();
        const Call told = m_madeUp.call(arguments);
        if (told.code != 0) { // a shoe in use can't be verified
            QVERIFY2(told.err.contains(" ⟦"), told.err);
            return;
        }
        static const QRegularExpression english(QStringLiteral(
            "(?<![.\\w-])(the|of|and|is|with|to|from|rounds?|hands?|cards?|seats?|decks?|player|dealer|stake|staked|"
            "returned/staked|net|until|started|expectation|best|result|worth|cost|luck|minutes|bytes|"
            "take it|good|OK|failed|HAND|UP|NAME|DECKS|SEATS|BUST|EXPECTATION)(?![.\\w-])"));
        const QString left = untranslated(QString::fromUtf8(told.out));
        const auto found = english.match(left);
        QVERIFY2(!found.hasMatch(), qPrintable(found.captured() + QStringLiteral(" in\n") + left));
        QVERIFY(told.out.contains("⟦"));
    }

    void jsonIsTheSame_data() { tables_data(); }

    void jsonIsTheSame() {
        QFETCH(QStringList, arguments);
        if (arguments.contains("backup"))
            return; // each call makes another backup
        arguments << "--json"
                  << "--data" << m_folder.path();
        const auto withoutTime = [](const Call& call) {
            QJsonObject json = call.json();
            json.remove("seconds");
            json.remove("roundsPerSecond");
            return json;
        };
        const Call other = m_madeUp.call(arguments);
        const Call english = m_english.call(arguments);
        QCOMPARE(other.code, english.code);
        QVERIFY(!other.out.contains("⟦"));
        QCOMPARE(withoutTime(other), withoutTime(english));
    }

    void csvIsTheSame() {
        const QStringList arguments{"history", "export", "--out", "-", "--data", m_folder.path()};
        const Call other = m_madeUp.call(arguments);
        QVERIFY2(other.out.count('\n') > 3, other.out + other.err);
        QCOMPARE(other.out, m_english.call(arguments).out);
    }

    // Scripts that set the locale C get English, whatever LANGUAGE says.
    void environment() {
        const auto in = [](const QString& locale, const QString& language) {
            Call help = callIn(QStringLiteral(OPENSHOE_MADEUP), {"--help"},
                               {{QStringLiteral("LC_ALL"), locale}, {QStringLiteral("LANGUAGE"), language}});
            return help.out.replace("\r\n", "\n").contains("\nCommands:\n"); // Windows' end, in all but openshoe-cli
        };
        const QString arabic = QStringLiteral("ar_XB"); // made up, too
#ifndef Q_OS_WIN                                        // which has a setting for the language instead
        const QString german = QStringLiteral("de_DE.UTF-8");
        QVERIFY(!in(german, arabic));
        QVERIFY(!in(QStringLiteral("ar_XB.UTF-8"), {}));
        QVERIFY(in(german, QStringLiteral("tlh")));
#endif
        for (const char* plain : {"C", "POSIX", "C.UTF-8"})
            QVERIFY2(in(QString::fromLatin1(plain), arabic), plain);
    }

    void columns() {
        QCOMPARE(cli::columnsOf(QStringLiteral("abc…")), 4);
        QCOMPARE(cli::columnsOf(QStringLiteral("手札、22")), 8);
        QCOMPARE(cli::columnsOf(QStringLiteral("e\u0301")), 1);            // a combining accent
        QCOMPARE(cli::columnsOf(QStringLiteral("\u0645\u064f\u0631")), 2); // Arabic with a vowel sign
        QCOMPARE(cli::columnsOf(QStringLiteral("\u200fab\u200d")), 2);
        QCOMPARE(cli::columnsOf(QStringLiteral("\U00020000")), 2);
        QCOMPARE(cli::padded("手", 4), std::string("手  "));
        QCOMPARE(cli::paddedLeft(QStringLiteral("手"), 4), std::string("  手"));
        QCOMPARE(cli::aligned({{"手札", "e\u0301", "x"}, {"abc", "de", "手"}}, {2}),
                 std::string("手札  e\u0301    x\nabc   de  手\n"));
    }

    void linesOfWideTexts() {
        const QString japanese = QStringLiteral("手札と、親の札。").repeated(8);
        for (const QString& line : QString::fromStdString(cli::wrapped(japanese, 2, 21)).split(u'\n')) {
            QVERIFY2(cli::columnsOf(line) <= 21, qPrintable(line));
            QVERIFY2(!line.startsWith(QStringLiteral("  、")) && !line.startsWith(QStringLiteral("  。")),
                     "punctuation");
        }
        QCOMPARE(QString(cli::folded(japanese)).remove(u'\n'), japanese);
        QVERIFY(cli::folded(japanese).contains(u'\n'));
        QCOMPARE(cli::folded(QStringLiteral("a text ").repeated(20)), QStringLiteral("a text ").repeated(20));
        QCOMPARE(cli::wrapped(QStringLiteral("one two three"), 1, 8), std::string(" one two\n three\n"));
    }

private:
    QTemporaryDir m_folder;
    Answerer m_madeUp{QStringLiteral("en_XA")};
    Answerer m_english;
    QStringList m_commands;
};

OPENSHOE_TEST(TestLanguage, Core)
#include "tst_language.moc"
