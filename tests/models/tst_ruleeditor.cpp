// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/games/ruleeditor.h"

#include "formats/names.h"
#include "formats/ownvariants.h"
#include "models/preferences/settingscontroller.h"
#include "models/strategy/chartwords.h"
#include "models/words/amounts.h"
#include "models/words/rulewords.h"
#include "modeltester.h"
#include "tables.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

using namespace openshoe;
using namespace openshoe::models;
using engine::RuleSet;
using test::game;

namespace {

struct EditorBench {
    QTemporaryDir data;
    QString folder = formats::ownVariantsFolder(data.path());
    catalogue::Catalogue games{folder};
    session::Analyst analyst;
    SettingsController settings{data.filePath(QStringLiteral("settings.ini"))};
    RuleEditor editor{games, analyst, settings};
    test::ModelTester rows{editor.rows()};
    test::ModelTester cells{editor.figures()->cells()};
    test::ModelTester sideBets{editor.figures()->sideBets()};
    test::ModelTester lines{editor.figures()->rules()};

    /// Classic's rules as a game file of one's own, opened in the editor.
    QString own(const char* id = "mine") {
        RuleSet rules = game("classic");
        rules.id = id;
        rules.name = "Mine";
        write(rules, id);
        games.reload();
        editor.open(QString::fromLatin1(id));
        return path(id);
    }
    [[nodiscard]] QString path(const char* id) const { return folder + u'/' + QString::fromLatin1(id) + ".json"; }
    void write(const RuleSet& rules, const char* id) const {
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(formats::saveVariant(rules, path(id)));
    }
    [[nodiscard]] const EditorRow* row(const char* place) const {
        const auto& all = const_cast<RuleEditor&>(editor).rows()->rows();
        const auto found = std::ranges::find(all, QString::fromLatin1(place), &EditorRow::place);
        return found == all.end() ? nullptr : &*found;
    }
    void priced() { QTRY_VERIFY(!editor.figures()->isWorking()); }
    void betsPriced(int count) { QTRY_VERIFY(editor.figures()->sideBets()->count() == count && !analyst.isBusy()); }
    void looked() { QTRY_VERIFY(!editor.figures()->isLooking()); }
    QByteArray bytesOf(const QString& file) const {
        QFile read(file);
        return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
    }
};

QString edgeOf(const RuleSet& rules) {
    return percent(-analysis::Analyser().edge(rules)->expectation);
}

} // namespace

class TestRuleEditor : public QObject {
    Q_OBJECT

private slots:
    void opensABuiltInGameAsACopy() {
        EditorBench bench;
        QSignalSpy opened(&bench.editor, &RuleEditor::openChanged);
        bench.editor.open(QStringLiteral("nothing"));
        QVERIFY(!bench.editor.isOpen() && opened.isEmpty());
        bench.editor.open(QStringLiteral("classic"));
        QVERIFY(bench.editor.isOpen() && bench.editor.isCopy());
        QCOMPARE(bench.editor.gameId(), QStringLiteral("classic"));
        QCOMPARE(bench.editor.gameName(), QStringLiteral("My Classic Blackjack"));
        QVERIFY(!bench.games.find(bench.editor.draft().rules().id));
        QVERIFY(!bench.editor.hasChanges() && !bench.editor.canUndo());
        QVERIFY(bench.editor.canSave()); // as a game of one's own
        bench.editor.close();
        QVERIFY(!bench.editor.isOpen());
        QCOMPARE(bench.editor.rows()->count(), 0);
    }

    void aNewGameStartsFromEachPreset() {
        EditorBench bench;
        const auto& presets = formats::presets();
        bench.editor.openNew(-1);
        bench.editor.openNew(static_cast<int>(presets.size()));
        QVERIFY(!bench.editor.isOpen());
        for (int i = 0; i < static_cast<int>(presets.size()); ++i) {
            const formats::Preset& preset = presets[static_cast<std::size_t>(i)];
            bench.editor.openNew(i);
            QVERIFY(bench.editor.isOpen() && bench.editor.isCopy());
            QCOMPARE(bench.editor.preset(), i);
            QCOMPARE(bench.editor.gameName(), formats::presetName(preset));
            QCOMPARE(bench.editor.presetSource(), formats::presetSource(preset));
            QCOMPARE(bench.editor.presetFigures().isEmpty(), !preset.published);
            QVERIFY(!preset.published || bench.editor.presetFigures().contains(preset.published->source));
            QCOMPARE(bench.editor.presetDifference(), formats::presetDifference(preset));
            QVERIFY2(bench.editor.canSave(), qPrintable(bench.editor.gameName()));
            // The preset's rules are all there, and no claim of another game's sheet.
            const QJsonObject& document = bench.editor.draft().document();
            QCOMPARE(formats::overlaid(document, preset), document);
            QVERIFY(!bench.editor.draft().rules().publishedRtp);
            bench.editor.close();
        }
    }

    void aNewGameListsTheRulesThatMatterFirst() {
        EditorBench bench;
        bench.editor.openNew(0);
        QStringList places;
        for (const EditorRow& row : bench.editor.rows()->rows())
            places << row.place;
        QCOMPARE(places, (QStringList{"/name", "/decks", "/dealer/hitsSoft17", "/blackjackPays", "/double/on",
                                      "/double/afterSplit", "/split/hands", "/surrender/when"}));
        const int withheld = bench.editor.withheld();
        QVERIFY(withheld > 0 && !bench.editor.rows()->rows().front().heading.isEmpty());
        // A search goes through all of them, and so does what is wrong.
        bench.editor.setSought(QStringLiteral("peek"));
        QVERIFY(bench.row("/dealer/peek") && bench.editor.withheld() == 0);
        bench.editor.setSought({});
        QVERIFY(!bench.row("/dealer/peek"));
        bench.editor.setSought(QStringLiteral("cut card"));
        bench.editor.type(QStringLiteral("/shuffle/penetration"), QStringLiteral("7"));
        bench.editor.setSought({});
        QVERIFY(bench.row("/shuffle/penetration") && bench.editor.withheld() == withheld - 1);
        bench.editor.undo();
        bench.editor.showAll();
        QCOMPARE(bench.editor.withheld(), 0);
        QCOMPARE(bench.editor.rows()->count(), places.size() + withheld);
        bench.editor.close();
        bench.editor.open(QStringLiteral("classic"));
        QCOMPARE(bench.editor.withheld(), 0);
    }

    void aNewGameResumesAndBecomesOnesOwn() {
        EditorBench bench;
        bench.editor.openNew(1);
        const QString id = bench.editor.gameId();
        bench.editor.choose(QStringLiteral("/decks"), 0);
        bench.editor.open(QStringLiteral("classic")); // from the table, say
        bench.editor.openNew(1);
        QVERIFY(bench.editor.draft().rules().decks == 1 && bench.editor.withheld() > 0);
        QSignalSpy saved(&bench.editor, &RuleEditor::saved);
        QVERIFY(bench.editor.save());
        QCOMPARE(saved.value(0).value(0).toString(), id);
        QVERIFY(bench.games.find(id.toStdString()) && !bench.editor.isCopy());
        // The next one of the same kind has another name and id.
        bench.editor.openNew(1);
        QVERIFY(bench.editor.gameId() != id && bench.editor.canSave());
        QVERIFY(bench.editor.gameName() != text(bench.games.find(id.toStdString())->name));
    }

    void shortFormsFindTheirRules_data() {
        QTest::addColumn<QString>("sought");
        QTest::addColumn<QStringList>("places");
        QTest::newRow("S17") << "S17" << QStringList{"/dealer/hitsSoft17"};
        QTest::newRow("h17") << "h17" << QStringList{"/dealer/hitsSoft17"};
        QTest::newRow("DAS") << "DAS" << QStringList{"/double/afterSplit"};
        QTest::newRow("RSA") << "RSA" << QStringList{"/split/resplitAces"};
        QTest::newRow("ENHC") << "ENHC" << QStringList{"/dealer/peek"};
        QTest::newRow("LS") << "LS" << QStringList{"/surrender/when"};
        QTest::newRow("6:5") << "6:5" << QStringList{"/blackjackPays"};
        QTest::newRow("6CC") << "6CC" << QStringList{"/charlie/cards"};
        QTest::newRow("DANC") << "DANC" << QStringList{"/double/cards"};
        QTest::newRow("with a word") << "das split" << QStringList{"/double/afterSplit"};
        QTest::newRow("no rule has both") << "das rsa" << QStringList{};
    }

    // In every language, and not the words in which its letters happen to stand.
    void shortFormsFindTheirRules() {
        QFETCH(QString, sought);
        QFETCH(QStringList, places);
        EditorBench bench;
        bench.editor.open(QStringLiteral("classic"));
        bench.editor.setSought(sought);
        QStringList shown;
        for (const EditorRow& row : bench.editor.rows()->rows())
            shown << row.place;
        QCOMPARE(shown, places);
        QVERIFY(shown.isEmpty() || !bench.editor.rows()->rows().front().heading.isEmpty());
    }

    void everyKeyHasItsRowAndWords() {
        EditorBench bench;
        bench.own();
        QStringList names;
        for (const engine::RuleField& field : engine::ruleFields()) {
            const std::string path = field.key.path();
            const auto* row = bench.row(field.key.pointer().c_str());
            QVERIFY2(row, path.c_str());
            QVERIFY2(ruleName(path) != text(path), path.c_str());
            QVERIFY2(ruleSentence(path).endsWith(u'.'), path.c_str());
            QVERIFY2(!names.contains(ruleName(path)), path.c_str());
            names << ruleName(path);
            for (const std::string& word : field.words)
                QVERIFY2(word == "none" || ruleWord(path, word) != text(word), (path + ' ' + word).c_str());
            QCOMPARE(row->name, ruleName(path));
        }
        for (int topic = 0; topic < engine::enumCount<engine::RuleTopic>; ++topic)
            QVERIFY(!topicTitle(static_cast<engine::RuleTopic>(topic)).isEmpty());
        for (int idle = 0; idle < engine::enumCount<engine::IdleReason>; ++idle)
            QVERIFY(idleText(static_cast<engine::IdleReason>(idle)).endsWith(u'.'));
        for (const std::string& choice : formats::houseChoiceKeys(game("rundown")))
            QVERIFY2(choiceName(game("rundown"), choice) != text(choice), choice.c_str());
    }

    void headingsStandOverEachTopicOnce() {
        EditorBench bench;
        bench.own();
        QStringList headings;
        for (const EditorRow& row : bench.editor.rows()->rows()) {
            if (!row.heading.isEmpty())
                headings << row.heading;
        }
        QCOMPARE(headings.size(), int{engine::enumCount<engine::RuleTopic>});
        QCOMPARE(headings[1], topicTitle(engine::RuleTopic::Shoe));
        bench.editor.setSought(QStringLiteral("soft SEVEN"));
        QCOMPARE(bench.editor.rows()->count(), 0);
        bench.editor.setSought(QStringLiteral("17 soft"));
        QCOMPARE(bench.editor.rows()->count(), 1);
        QCOMPARE(bench.editor.rows()->rows()[0].place, QStringLiteral("/dealer/hitsSoft17"));
        QCOMPARE(bench.editor.rows()->rows()[0].heading, topicTitle(engine::RuleTopic::Dealer));
    }

    void aMovedSwitchTellsItsPrice() {
        EditorBench bench;
        bench.own();
        bench.priced();
        const RuleSet before = bench.editor.draft().rules();
        QCOMPARE(bench.editor.figures()->edgeText(), edgeOf(before));
        QVERIFY(bench.editor.figures()->stepText().isEmpty());
        QVERIFY(bench.row("/dealer/hitsSoft17")->checked);
        bench.editor.turn(QStringLiteral("/dealer/hitsSoft17"), false);
        QVERIFY(bench.editor.figures()->isWorking());
        bench.priced();
        RuleSet after = before;
        after.dealer.drawing.hitsSoft = false;
        QCOMPARE(bench.editor.draft().rules(), after);
        QCOMPARE(bench.editor.figures()->edgeText(), edgeOf(after));
        QCOMPARE(bench.editor.figures()->stepKind(), Difference::Better);
        QVERIFY(bench.editor.figures()->stepText().startsWith(u'−'));
        const auto* row = bench.row("/dealer/hitsSoft17");
        QVERIFY(row->differs && row->former == u"Saved: on");
        // The cells and sentences it changes.
        bench.looked();
        QVERIFY(bench.editor.figures()->cellsText().contains(u"cell"));
        const auto expected = analysis::cellsThatDiffer(analysis::Analyser().analyse(before)->chart,
                                                        analysis::Analyser().analyse(after)->chart);
        QVERIFY(!expected.empty());
        QCOMPARE(bench.editor.figures()->cells()->count(), int(expected.size()));
        QVERIFY(bench.editor.figures()->cells()->rows()[0].value.contains(QStringLiteral(" → ")));
        const auto& lines = bench.editor.figures()->rules()->rows();
        QCOMPARE(std::ranges::count(lines, true, &RuleRow::changed), 1);
        // Undone, everything is as before.
        bench.editor.turn(QStringLiteral("/dealer/hitsSoft17"), true);
        QVERIFY(!bench.editor.hasChanges());
        bench.priced();
        QCOMPARE(bench.editor.figures()->stepKind(), Difference::Worse);
        QCOMPARE(bench.editor.figures()->edgeText(), edgeOf(before));
    }

    void goesBackAndForth() {
        EditorBench bench;
        bench.own();
        bench.editor.choose(QStringLiteral("/decks"), 1);
        bench.editor.type(QStringLiteral("/blackjackPays"), QStringLiteral("6"));
        bench.editor.type(QStringLiteral("/blackjackPays"), QStringLiteral("6:"));
        bench.editor.type(QStringLiteral("/blackjackPays"), QStringLiteral("6:5"));
        QCOMPARE(bench.editor.draft().rules().decks, 2);
        QCOMPARE(bench.editor.draft().rules().blackjackPays, (base::Odds{6, 5}));
        bench.editor.undo(); // typing in one place is a single step
        QCOMPARE(bench.editor.draft().rules().blackjackPays, (base::Odds{3, 2}));
        QCOMPARE(bench.row("/blackjackPays")->text, QStringLiteral("3:2"));
        bench.editor.undo();
        QVERIFY(!bench.editor.hasChanges() && !bench.editor.canUndo());
        bench.editor.redo();
        bench.editor.redo();
        QVERIFY(!bench.editor.canRedo());
        QCOMPARE(bench.editor.draft().rules().blackjackPays, (base::Odds{6, 5}));
        bench.editor.undo();
        bench.editor.choose(QStringLiteral("/decks"), 7); // a different step ends redo
        QVERIFY(!bench.editor.canRedo());
        bench.priced();
        QVERIFY(!bench.editor.figures()->stepText().isEmpty());
        bench.editor.reset(QStringLiteral("/decks"));
        QVERIFY(!bench.editor.hasChanges());
    }

    void whatIsWrongIsToldWhereItIs() {
        EditorBench bench;
        bench.own();
        bench.priced();
        const QString edge = bench.editor.figures()->edgeText();
        bench.editor.type(QStringLiteral("/blackjackPays"), QStringLiteral("3:"));
        QVERIFY(bench.row("/blackjackPays")->problem.contains(QStringLiteral("3:2")));
        QCOMPARE(bench.row("/blackjackPays")->text, QStringLiteral("3:"));
        QCOMPARE(bench.editor.problemCount(), 1);
        QCOMPARE(bench.editor.firstProblem(), QStringLiteral("/blackjackPays"));
        QVERIFY(!bench.editor.canSave() && !bench.editor.save());
        QVERIFY(bench.editor.figures()->isWorking()); // the figures shown belong to other rules
        QCOMPARE(bench.editor.figures()->edgeText(), edge);
        bench.editor.undo();
        bench.priced();
        // A contradiction is reported at the key that has to give way; it can be changed although it has no effect now.
        bench.editor.choose(QStringLiteral("/split/hands"), 0);
        const auto* row = bench.row("/double/afterSplit");
        QVERIFY(row->problem.contains(QStringLiteral("split")) && !row->idle.isEmpty() && row->isUsable());
        bench.editor.turn(QStringLiteral("/double/afterSplit"), false);
        row = bench.row("/double/afterSplit");
        QVERIFY(row->problem.isEmpty() && !row->isUsable());
        QCOMPARE(row->idle, idleText(engine::IdleReason::NoSplits));
        QCOMPARE(bench.editor.problemCount(), 0);
        // A place in a list.
        bench.editor.typeMost(QStringLiteral("/limits/0"), QStringLiteral("1"));
        QVERIFY(!bench.row("/limits/0")->problem.isEmpty() && bench.row("/limits")->problem.isEmpty());
        QCOMPARE(bench.row("/limits/0")->most, QStringLiteral("1"));
        bench.editor.undo();
        // Another game's id.
        bench.editor.type(QStringLiteral("/id"), QStringLiteral("premium"));
        QVERIFY(bench.row("/id")->problem.contains(QStringLiteral("premium")));
        QVERIFY(!bench.editor.canSave());
    }

    // "1,000" was 1 in the game, and "0.500" 500 in German.
    void amountsAreReadAsInTheReadersCountry() {
        EditorBench bench;
        bench.own();
        const QString place = QStringLiteral("/limits/0");
        const auto most = [&] { return bench.editor.draft().at(place + QStringLiteral("/max")).toString(); };
        bench.editor.typeMost(place, QStringLiteral("2,000,000"));
        QCOMPARE(most(), QStringLiteral("2000000.00"));
        bench.editor.typeMost(place, QStringLiteral("2.000"));
        QVERIFY2(bench.row("/limits/0")->problem.contains(QStringLiteral("“2.000” can be read in two ways.")),
                 qPrintable(bench.row("/limits/0")->problem));
        QCOMPARE(bench.row("/limits/0")->most, QStringLiteral("2.000"));
        QVERIFY(!bench.editor.canSave());
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        bench.editor.typeMost(place, QStringLiteral("2.000.000"));
        QCOMPARE(most(), QStringLiteral("2000000.00"));
        bench.editor.choose(QStringLiteral("/shuffle/when"), 1);
        for (const char* half : {"0,5", "0.5", "0.500", "0,500"}) {
            bench.editor.type(QStringLiteral("/shuffle/penetration"), QString::fromLatin1(half));
            QCOMPARE(bench.editor.draft().rules().shuffle.penetration, 0.5);
        }
        QLocale::setDefault(QLocale::c());
    }

    void whatIsRoundedIsWarnedOf() {
        EditorBench bench;
        bench.own();
        const auto warning = [&](const char* place) { return bench.row(place)->warning; };
        QCOMPARE(warning("/limits/0"), QString());
        bench.editor.type(QStringLiteral("/blackjackPays"), QStringLiteral("6:5"));
        QCOMPARE(warning("/limits/0"), QString()); // 1,000 and every chip of Gold come out even
        bench.editor.typeLeast(QStringLiteral("/limits/0"), QStringLiteral("0.02"));
        QCOMPARE(warning("/limits/0"),
                 QStringLiteral("A payout of 6 to 5 on a stake of 0.02 is rounded down to a multiple of 0.01."));
        bench.editor.type(QStringLiteral("/blackjackPays"), QStringLiteral("5:3"));
        QCOMPARE(warning("/limits/0"),
                 QStringLiteral("A payout of 5 to 3 on a stake of 0.02 · 0.10 · 0.50 · 1 · 5 · 25 · "
                                "100 · 500 · 100,000 is rounded down to a multiple of 0.01."));
        bench.editor.type(QStringLiteral("/blackjackPays"), QStringLiteral("3:2"));
        QCOMPARE(warning("/limits/0"), QString());
        bench.editor.type(QStringLiteral("/insurance/pays"), QStringLiteral("5:2"));
        QCOMPARE(warning("/limits/0"),
                 QStringLiteral("A payout of 5 to 2 on a stake of 0.01 · 0.05 · 0.25 is rounded down to a multiple of "
                                "0.01."));
    }

    void numbersGoByStepsAndTyping() {
        EditorBench bench;
        bench.own();
        bench.editor.choose(QStringLiteral("/shuffle/when"), 1);
        const QString place = QStringLiteral("/shuffle/penetration");
        QVERIFY(bench.row("/shuffle/penetration")->isUsable());
        bench.editor.step(place, 1);
        QCOMPARE(bench.row("/shuffle/penetration")->text, QStringLiteral("0.55"));
        for (int i = 0; i < 20; ++i)
            bench.editor.step(place, 1);
        QCOMPARE(bench.editor.draft().rules().shuffle.penetration, 0.9);
        bench.editor.type(place, QStringLiteral("0.5")); // while typing, every character stays as typed
        bench.editor.type(place, QStringLiteral("0.50"));
        QCOMPARE(bench.row("/shuffle/penetration")->text, QStringLiteral("0.50"));
        QCOMPARE(bench.editor.draft().rules().shuffle.penetration, 0.5);
        bench.editor.type(place, QStringLiteral("0."));
        QCOMPARE(bench.row("/shuffle/penetration")->text, QStringLiteral("0."));
        QVERIFY(bench.row("/shuffle/penetration")->problem.contains(QStringLiteral("0.3 to 0.9")));
        // Leaving it empty, where that is allowed.
        bench.editor.type(QStringLiteral("/order"), QStringLiteral("7"));
        QCOMPARE(bench.editor.draft().at(QStringLiteral("/order")).toInt(), 7);
        bench.editor.type(QStringLiteral("/published/rtp"), QStringLiteral("0.99"));
        bench.editor.type(QStringLiteral("/published/rtp"), QString());
        QVERIFY(bench.editor.draft().at(QStringLiteral("/published")).isUndefined());
    }

    void presetsAreLaidOverTheGame() {
        EditorBench bench;
        bench.own();
        const auto& presets = formats::presets();
        const auto european = std::ranges::find(presets, std::string("european"), &formats::Preset::id);
        QCOMPARE(bench.editor.preset(), -1);
        bench.editor.lay(int(european - presets.begin()));
        RuleSet expected = *formats::withPreset(bench.editor.draft().saved(), *european);
        QCOMPARE(bench.editor.draft().rules(), expected);
        QCOMPARE(bench.editor.presetSource(), formats::presetSource(*european));
        QVERIFY(!bench.row("/dealer/peek")->differs); // it is what the preset says
        bench.editor.turn(QStringLiteral("/dealer/peek"), true);
        QCOMPARE(bench.row("/dealer/peek")->former, QStringLiteral("Preset: off"));
        bench.editor.reset(QStringLiteral("/dealer/peek"));
        QVERIFY(!bench.editor.draft().rules().dealer.peek);
        while (bench.editor.canUndo())
            bench.editor.undo();
        QVERIFY(!bench.editor.hasChanges());
        QCOMPARE(bench.editor.preset(), -1);
        for (int i = 0; i < int(presets.size()); ++i)
            bench.editor.lay(i);
        QVERIFY(bench.editor.draft().isPlayable());
    }

    // What somebody has published stands beside what is computed, each with its own digits.
    void presetsSayWhatTheyCost() {
        EditorBench bench;
        bench.own();
        const auto lay = [&bench](const char* id) {
            bench.editor.lay(static_cast<int>(formats::presetWithId(id) - formats::presets().data()));
        };
        QVERIFY(bench.editor.presetFigures().isEmpty() && bench.editor.presetDifference().isEmpty());
        lay("german");
        QCOMPARE(bench.editor.presetFigures(),
                 QStringLiteral("House edge of this preset with basic strategy: 0.5501% computed, 0.55% published; "
                                "source: Wizard of Odds, Ask the Wizard 294, on German casinos "
                                "(wizardofodds.com/ask-the-wizard/294)"));
        QVERIFY(bench.editor.presetDifference().isEmpty());
        lay("single-s17");
        QVERIFY2(
            bench.editor.presetFigures().startsWith(QStringLiteral("House edge of this preset with best play: "
                                                                   "−0.0419% computed, −0.0423% published; source: ")),
            qPrintable(bench.editor.presetFigures()));
        QVERIFY(bench.editor.presetDifference().contains(QStringLiteral("a pair that is split")));
        lay("european");
        QVERIFY(bench.editor.presetFigures().isEmpty() && bench.editor.presetDifference().isEmpty());
    }

    void sideBetsComeChangeAndGo() {
        EditorBench bench;
        bench.own();
        const int kinds = engine::enumCount<engine::SideBetKind>;
        for (int kind = 0; kind < kinds; ++kind) {
            bench.editor.choose(QStringLiteral("/sideBets"), kind);
            QVERIFY2(bench.editor.draft().isPlayable(), bench.editor.firstProblem().toUtf8());
            QCOMPARE(int(bench.editor.draft().rules().sideBets.back().kind), kind);
        }
        bench.editor.choose(QStringLiteral("/sideBets"), 0); // another of a kind that is already there
        QCOMPARE(bench.editor.draft().rules().sideBets.size(), std::size_t(kinds + 1));
        QVERIFY(bench.editor.draft().isPlayable());
        bench.betsPriced(kinds + 1);
        const auto figures = analysis::Analyser().sideBets(bench.editor.draft().rules());
        QCOMPARE(bench.editor.figures()->sideBets()->rows()[0].value,
                 sideBetText(figures[0].expectation, bench.editor.figures()->hourly()->pace()));
        for (const auto& bet : figures) // a new bet has a house edge, but not an extreme one
            QVERIFY2(bet.expectation < 0 && bet.expectation > -0.5,
                     qPrintable(QStringLiteral("%1 %2").arg(text(bet.id)).arg(bet.expectation)));
        QVERIFY(bench.row("/sideBets/0")->figure.startsWith(QStringLiteral("House edge ")));
        QVERIFY(!bench.row("/sideBets/0/pays/perfect")->figure.isEmpty());
        // Its pay table.
        const double before = figures[0].expectation;
        bench.editor.type(QStringLiteral("/sideBets/0/pays/perfect"), QStringLiteral("40:1"));
        bench.betsPriced(kinds + 1);
        const auto dearer = analysis::Analyser().sideBets(bench.editor.draft().rules())[0];
        QVERIFY(dearer.expectation > before);
        QCOMPARE(bench.editor.figures()->sideBets()->rows()[0].value,
                 sideBetText(dearer.expectation, bench.editor.figures()->hourly()->pace()));
        bench.editor.turn(QStringLiteral("/sideBets/0/pays/perfect"), false);
        QVERIFY(!bench.editor.draft().rules().sideBets[0].oddsFor(engine::SideOutcome::Perfect));
        bench.editor.type(QStringLiteral("/sideBets/0/name"), QStringLiteral("Twins"));
        QCOMPARE(bench.row("/sideBets/0")->name, QStringLiteral("Twins"));
        // A change of kind: outcomes that both kinds have keep their pay.
        const auto pays = bench.editor.draft().rules().sideBets[0].pays;
        bench.editor.choose(QStringLiteral("/sideBets/0/kind"), int(engine::SideBetKind::Combination));
        QCOMPARE(bench.editor.draft().rules().sideBets[0].pays, pays);
        bench.editor.choose(QStringLiteral("/sideBets/0/kind"), int(engine::SideBetKind::DealerBust));
        QVERIFY(bench.editor.draft().isPlayable());
        // Limits of its own.
        const auto limits = bench.editor.draft().rules().sideBets[0].limits.size();
        bench.editor.choose(QStringLiteral("/sideBets/0/limits"), 0);
        QCOMPARE(bench.editor.draft().rules().sideBets[0].limits.size(), limits + 1);
        bench.editor.remove(QStringLiteral("/sideBets/0/limits/0"));
        QCOMPARE(bench.editor.draft().rules().sideBets[0].limits.size(), limits);
        bench.editor.remove(QStringLiteral("/sideBets/0"));
        QCOMPARE(bench.editor.draft().rules().sideBets.size(), std::size_t(kinds));
        bench.editor.reset(QStringLiteral("/sideBets"));
        QVERIFY(!bench.editor.hasChanges());
    }

    // Below the kinds are side bets as casinos offer them; each says whose pay table it has until that is changed.
    void sideBetsComeAsCasinosOfferThem() {
        EditorBench bench;
        bench.own();
        const auto& presets = formats::sideBetPresets();
        const int kinds = engine::enumCount<engine::SideBetKind>;
        QCOMPARE(int(bench.row("/sideBets")->labels.size()), kinds + int(presets.size()));
        bench.editor.remove(QStringLiteral("/sideBets/0"));
        while (!bench.editor.draft().rules().sideBets.empty())
            bench.editor.remove(QStringLiteral("/sideBets/0"));
        for (int i = 0; i < int(presets.size()); ++i) {
            const formats::SideBetPreset& preset = presets[std::size_t(i)];
            QCOMPARE(bench.row("/sideBets")->labels[kinds + i], formats::sideBetName(preset));
            bench.editor.choose(QStringLiteral("/sideBets"), kinds + i);
            QVERIFY2(bench.editor.draft().isPlayable(), bench.editor.firstProblem().toUtf8());
            const auto place = QStringLiteral("/sideBets/%1").arg(i).toUtf8();
            QCOMPARE(bench.row(place)->name, formats::sideBetName(preset));
            QVERIFY(bench.row(place)->sentence.endsWith(preset.source + '.'));
            QCOMPARE(bench.editor.draft().rules().sideBets.back().id, preset.id);
        }
        bench.editor.choose(QStringLiteral("/sideBets"), kinds); // another of the same
        QCOMPARE(bench.editor.draft().rules().sideBets.back().id, presets.front().id + "-2");
        QVERIFY(bench.editor.draft().isPlayable());
        bench.editor.type(QStringLiteral("/sideBets/0/pays/flush"), QStringLiteral("8:1"));
        QVERIFY(!bench.row("/sideBets/0")->sentence.contains(presets.front().source));
    }

    // A changed rule is no longer the house's choice or published; with the old value back, it is both again.
    void labelsFollowTheRules() {
        EditorBench bench;
        bench.editor.open(QStringLiteral("deluxe"));
        const RuleSet& before = bench.editor.draft().saved();
        QVERIFY(before.publishedRtp);
        QVERIFY(std::ranges::find(before.houseChoices, "clock.bet") != before.houseChoices.end());
        bench.editor.turn(QStringLiteral("/dealer/hitsSoft17"), true);
        QVERIFY(!bench.editor.draft().rules().publishedRtp);
        bench.editor.turn(QStringLiteral("/dealer/hitsSoft17"), false);
        QVERIFY(!bench.editor.hasChanges());
        bench.editor.step(QStringLiteral("/clock/bet"), 1);
        QVERIFY(bench.editor.draft().rules().publishedRtp); // no figure depends on it
        const auto& choices = bench.editor.draft().rules().houseChoices;
        QCOMPARE(choices.size() + 1, before.houseChoices.size());
        QVERIFY(std::ranges::find(choices, "clock.bet") == choices.end());
        bench.editor.reset(QStringLiteral("/clock/bet"));
        QVERIFY(!bench.editor.hasChanges());
        const auto* row = bench.row("/houseChoices");
        bench.editor.include(QStringLiteral("/houseChoices"), int(row->chosen.indexOf(true)), false);
        QCOMPARE(bench.editor.draft().rules().houseChoices.size() + 1, before.houseChoices.size());
    }

    void savesACopyOfABuiltInGame() {
        EditorBench bench;
        QSignalSpy saved(&bench.editor, &RuleEditor::saved);
        bench.editor.open(QStringLiteral("premium"));
        bench.editor.choose(QStringLiteral("/decks"), 0);
        bench.editor.type(QStringLiteral("/name"), QStringLiteral("Küchentisch"));
        const RuleSet rules = bench.editor.draft().rules();
        QVERIFY(bench.editor.save());
        QCOMPARE(saved.count(), 1);
        QCOMPARE(saved[0][0].toString().toStdString(), rules.id);
        QCOMPARE(bench.editor.gameId().toStdString(), rules.id);
        QVERIFY(!bench.editor.isCopy() && !bench.editor.hasChanges() && !bench.editor.canSave());
        QCOMPARE(*bench.games.find(rules.id), rules);
        QCOMPARE(bench.games.find("premium")->decks, game("premium").decks);
        // Saving again goes to the same file.
        bench.editor.choose(QStringLiteral("/decks"), 3);
        QVERIFY(bench.editor.save());
        QCOMPARE(bench.games.find(rules.id)->decks, 4);
        QCOMPARE(QDir(bench.folder).entryList({"*.json"}).size(), 1);
        bench.editor.undo(); // back past what was saved
        QVERIFY(bench.editor.hasChanges());
        bench.editor.close();
        bench.editor.open(QStringLiteral("premium"));
        QVERIFY(bench.editor.draft().rules().id != rules.id);
    }

    void renamesItsOwnId() {
        EditorBench bench;
        const QString file = bench.own();
        bench.editor.type(QStringLiteral("/id"), QStringLiteral("other"));
        QVERIFY(bench.editor.save());
        QVERIFY(!bench.games.find("mine") && bench.games.find("other"));
        QCOMPARE(bench.editor.gameId(), QStringLiteral("other"));
        QCOMPARE(QDir(bench.folder).entryList({"*.json"}), QStringList{QFileInfo(file).fileName()});
    }

    void aDraftWaitsWhileAnotherGameIsEdited() {
        EditorBench bench;
        bench.own();
        bench.editor.choose(QStringLiteral("/decks"), 0);
        bench.editor.open(QStringLiteral("classic"));
        QVERIFY(!bench.editor.hasChanges());
        bench.editor.open(QStringLiteral("mine"));
        QVERIFY(bench.editor.hasChanges() && bench.editor.canUndo());
        QCOMPARE(bench.editor.draft().rules().decks, 1);
        bench.editor.close();
        bench.editor.open(QStringLiteral("mine"));
        QVERIFY(!bench.editor.hasChanges());
    }

    // --- Files that change during editing.

    void aChangedFileIsFollowedWhereNothingWouldBeLost() {
        EditorBench bench;
        bench.own();
        RuleSet theirs = *bench.games.find("mine");
        theirs.decks = 2;
        bench.write(theirs, "mine");
        bench.games.reload();
        QVERIFY(!bench.editor.fileText().isEmpty() && !bench.editor.fileHasRules());
        QCOMPARE(bench.editor.draft().rules(), theirs);
        bench.editor.keepMine(); // it has been read
        QVERIFY(bench.editor.fileText().isEmpty());
    }

    void aChangedFileIsAskedAbout() {
        EditorBench bench;
        const QString file = bench.own();
        bench.editor.turn(QStringLiteral("/dealer/peek"), true);
        RuleSet theirs = *bench.games.find("mine");
        theirs.decks = 2;
        bench.write(theirs, "mine");
        const QByteArray bytes = bench.bytesOf(file);
        QVERIFY(!bench.editor.save()); // the person must see it before it is overwritten
        QCOMPARE(bench.bytesOf(file), bytes);
        QVERIFY(bench.editor.fileHasRules() && !bench.editor.fileText().isEmpty());
        QVERIFY(bench.editor.draft().rules().dealer.peek);
        bench.editor.keepMine();
        QVERIFY(bench.editor.save());
        QCOMPARE(bench.games.find("mine")->decks, 6);
        QVERIFY(bench.games.find("mine")->dealer.peek);
        // The other answer.
        bench.editor.choose(QStringLiteral("/decks"), 0);
        bench.write(theirs, "mine");
        bench.games.reload();
        QVERIFY(bench.editor.fileHasRules());
        bench.editor.takeTheirs();
        QCOMPARE(bench.editor.draft().rules(), theirs);
        QVERIFY(!bench.editor.hasChanges() && bench.editor.fileText().isEmpty());
    }

    void aFileThatIsGoneOrBrokenIsMadeAnew() {
        EditorBench bench;
        const QString file = bench.own();
        bench.editor.choose(QStringLiteral("/decks"), 0);
        QVERIFY(QFile::remove(file));
        bench.games.reload();
        QVERIFY(!bench.editor.fileText().isEmpty() && !bench.editor.fileHasRules() && !bench.editor.canSave());
        bench.editor.keepMine();
        QVERIFY(bench.editor.canSave() && bench.editor.save());
        QCOMPARE(bench.games.find("mine")->decks, 1);
        QFile broken(file);
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{");
        broken.close();
        bench.games.reload();
        QVERIFY2(bench.editor.fileText().contains(file), qPrintable(bench.editor.fileText()));
        bench.editor.keepMine();
        QVERIFY(bench.editor.save());
        QCOMPARE(bench.games.find("mine")->decks, 1);
        QCOMPARE(bench.bytesOf(file), QByteArray("{")); // whosever it is, it is still there
    }

    void aFullDiskIsToldAndNothingLost() {
#ifdef Q_OS_UNIX
        EditorBench bench;
        const QString file = bench.own();
        const QByteArray bytes = bench.bytesOf(file);
        bench.editor.choose(QStringLiteral("/decks"), 0);
        rlimit old{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &old), 0);
        const auto handler = std::signal(SIGXFSZ, SIG_IGN);
        const rlimit small{.rlim_cur = 100, .rlim_max = old.rlim_max};
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
        const bool saved = bench.editor.save();
        setrlimit(RLIMIT_FSIZE, &old);
        std::signal(SIGXFSZ, handler);
        QVERIFY(!saved);
        QVERIFY2(bench.editor.saveProblem().contains(file), qPrintable(bench.editor.saveProblem()));
        QVERIFY(bench.editor.hasChanges());
        QCOMPARE(bench.editor.draft().rules().decks, 1);
        QCOMPARE(bench.bytesOf(file), bytes);
        QCOMPARE(bench.games.find("mine")->decks, 6);
        QVERIFY(bench.editor.save());
        QVERIFY(bench.editor.saveProblem().isEmpty());
#else
        QSKIP("needs a limit of the size of files");
#endif
    }

    // Each value a row offers, on its own: it is saved and read back unchanged, or an error is reported at a row.
    void everyOfferedValueIsSavedOrRefused_data() {
        QTest::addColumn<QString>("id");
        for (const QString& id : test::allGames())
            QTest::newRow(qPrintable(id)) << id;
    }
    void everyOfferedValueIsSavedOrRefused() {
        QFETCH(QString, id);
        EditorBench bench;
        RuleSet rules = game(qPrintable(id));
        rules.id = "mine";
        bench.write(rules, "mine");
        bench.games.reload();
        bench.editor.open(QStringLiteral("mine"));
        int saved = 0;
        int refused = 0;
        const auto look = [&](const QString& what) {
            if (bench.editor.problemCount() == 0) {
                const RuleSet wanted = bench.editor.draft().rules();
                if (bench.editor.canSave()) {
                    QVERIFY2(bench.editor.save(), qPrintable(what + bench.editor.saveProblem()));
                    ++saved;
                }
                QVERIFY2(*bench.games.find(wanted.id) == wanted, qPrintable(what));
            } else {
                ++refused;
                QVERIFY2(!bench.editor.firstProblem().isEmpty(), qPrintable(what));
            }
            while (bench.editor.canUndo())
                bench.editor.undo();
        };
        const std::vector<EditorRow> rows = bench.editor.rows()->rows();
        for (const EditorRow& row : rows) {
            switch (row.entry) {
            case RuleEntry::Switch:
            case RuleEntry::Pay:
                bench.editor.turn(row.place, !row.checked);
                look(row.place);
                break;
            case RuleEntry::Choice:
            case RuleEntry::Addition:
                for (int i = 0; i < row.labels.size(); ++i) {
                    bench.editor.choose(row.place, i);
                    look(row.place + u' ' + row.labels[i]);
                }
                break;
            case RuleEntry::Several:
            case RuleEntry::Listed:
                for (int i = 0; i < row.labels.size(); ++i) {
                    bench.editor.include(row.place, i, !row.chosen[i]);
                    look(row.place + u' ' + row.labels[i]);
                }
                break;
            case RuleEntry::Number:
                for (const double number : {row.least, row.greatest, row.least + row.step}) {
                    bench.editor.type(row.place, QString::number(number, 'g', 10));
                    look(row.place);
                }
                bench.editor.step(row.place, 1);
                look(row.place);
                break;
            case RuleEntry::Line:
                for (const char* typed : {"6:5", "x", "", "Ünï"}) {
                    bench.editor.type(row.place, QString::fromUtf8(typed));
                    look(row.place + u' ' + QString::fromUtf8(typed));
                }
                break;
            case RuleEntry::Stakes:
                for (const char* typed : {"0.02", "1", "0.01", "1000000000", ""}) {
                    bench.editor.typeLeast(row.place, QString::fromUtf8(typed));
                    bench.editor.typeMost(row.place, QString::fromUtf8(typed));
                    look(row.place + u' ' + QString::fromUtf8(typed));
                }
                break;
            case RuleEntry::SideBet:
                bench.editor.remove(row.place);
                look(row.place);
                break;
            }
        }
        QVERIFY2(saved > 80 && refused > 5, qPrintable(QStringLiteral("%1 %2").arg(saved).arg(refused)));
    }

    void manyQuickChangesEndAtTheLast() {
        EditorBench bench;
        bench.own();
        for (int i = 0; i < 40; ++i)
            bench.editor.choose(QStringLiteral("/decks"), i % 8);
        bench.editor.turn(QStringLiteral("/dealer/hitsSoft17"), false);
        bench.priced();
        QCOMPARE(bench.editor.figures()->edgeText(), edgeOf(bench.editor.draft().rules()));
        bench.looked();
        bench.editor.close();
        QVERIFY(bench.editor.figures()->edgeText().isEmpty());
    }
};

OPENSHOE_TEST(TestRuleEditor, Window)
#include "tst_ruleeditor.moc"
