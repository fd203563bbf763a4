// SPDX-License-Identifier: GPL-3.0-or-later
// The real window, offscreen: the rules of a game change while someone sits at its table.
#include "models/keys/intents.h"
#include "models/words/amounts.h"
#include "tabletest.h"
#include "testprogram.h"

#include "engine/settlement.h"
#include "formats/ownvariants.h"
#include "formats/variants.h"
#include "models/games/ruleeditor.h"
#include "models/history/playrecordmodel.h"
#include "models/history/rundownmodel.h"
#include "models/lobby/lobbymodel.h"
#include "models/rules/rulesmodel.h"
#include "models/strategy/strategycontroller.h"
#include "models/table/tablecontroller.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace openshoe;
using namespace openshoe::models;

namespace {

const QString waits = QStringLiteral("The new rules apply from the next round.");

engine::RuleSet builtIn(const char* id) {
    return formats::VariantCatalogue().find(id)->rules;
}

} // namespace

class LiveRulesTest : public TableTest {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { close(); }
    void theRulesAreReadAtTheTable();
    void thePayTablesAreThere();
    void theMenuChangesTheGame();
    void changedByKeysInARound();
    void aBuiltInGameByMouse();
    void aDraftIsNotLostUnasked();
    void aRoundIsFinishedByItsOwnRules();
    void aGameThatGoesIsPlayedOn();
    void roundsAreToldByTheirRules();
    void aRoundOfAGameThatIsGone();

private:
    /// Writes the game's file, as another program would, and lets the window notice.
    void write(const engine::RuleSet& rules);
    void look();
    /// Waits until the editor over the table has the focus.
    void waitForTheEditor();
    [[nodiscard]] QString path() const {
        return QDir(formats::ownVariantsFolder(m_folder->path())).filePath(QStringLiteral("mine.json"));
    }

    engine::RuleSet m_rules;
};

void LiveRulesTest::init() {
    newFolder();
    m_rules = builtIn("boxes");
    m_rules.id = "mine";
    m_rules.name = "Mine";
    QVERIFY(QDir().mkpath(formats::ownVariantsFolder(m_folder->path())));
    QVERIFY(formats::saveVariant(m_rules, path()));
    open();
    QVERIFY(m_app->data->isReady());
}

void LiveRulesTest::write(const engine::RuleSet& rules) {
    QTest::qWait(20); // a different time stamp
    QVERIFY(formats::saveVariant(rules, path()));
    look();
}

// Makes the lobby read the files again.
void LiveRulesTest::look() {
    const auto page = m_app->page();
    m_app->setPage(Page::Lobby);
    m_app->setPage(page);
    QTest::qWait(20);
}

void LiveRulesTest::waitForTheEditor() {
    QTRY_VERIFY(m_app->editor->isOpen());
    QTRY_COMPARE(focusName(), QStringLiteral("Find a rule"));
    QTest::qWait(400); // it slides in
    QCOMPARE(popups().size(), 1);
}

// Every sentence of the rules in force; what decided the last round is marked, and read first.
void LiveRulesTest::theRulesAreReadAtTheTable() {
    openGame(QStringLiteral("mine"));
    key(Qt::Key_G, QStringLiteral("g"));
    QTRY_VERIFY(names().contains(QStringLiteral("Rules of Mine")));
    QTRY_COMPARE(focusName(), QStringLiteral("Rules"));
    QVERIFY(m_app->rulesAtTable->reasons().isEmpty());
    QVERIFY(!m_app->editor->isOpen());
    key(Qt::Key_Down);
    QTRY_COMPARE(focusName(), m_app->rulesAtTable->rows().front().text);
    key(Qt::Key_End);
    QTRY_COMPARE(focusName(), m_app->rulesAtTable->rows().back().text);
    key(Qt::Key_G, QStringLiteral("g")); // the key that opens them closes them
    QTRY_VERIFY(popups().isEmpty());
    stake(1);
    key(Qt::Key_Space, QStringLiteral(" "));
    QTRY_VERIFY(table().session()->round() > 0);
    finishRound();
    if (QTest::currentTestFailed())
        return;
    const engine::TableState& state = table().session()->state();
    const engine::Ground ground = engine::groundOf(m_rules, state, state.plays.front());
    QTRY_COMPARE(m_app->rulesAtTable->reasons().size(), 1);
    const int row = m_app->rulesAtTable->reasons().front();
    const RuleRow& reason = m_app->rulesAtTable->rows()[static_cast<std::size_t>(row)];
    QVERIFY2(std::ranges::find(reason.grounds, ground) != reason.grounds.end(), qPrintable(reason.text));
    key(Qt::Key_G, QStringLiteral("g"));
    QTRY_COMPARE(focusName(), reason.text);
    QTest::qWait(400); // it slides in
    QTRY_VERIFY(QRect(QPoint(), m_window->size()).contains(rectOf(reason.text)));
    int marked = 0;
    for (const QQuickItem* line : all("RuleLine"))
        marked += line->property("marked").toBool() ? 1 : 0;
    QCOMPARE(marked, 1);
    // The reason comes first, then what the rule's words mean.
    QCOMPARE(accessible(reason.text)->text(QAccessible::Description).section(u'\n', 0, 0),
             QStringLiteral("This decided the last round"));
}

void LiveRulesTest::thePayTablesAreThere() {
    openGame(QStringLiteral("down-under"));
    click(QStringLiteral("Rules"));
    QTRY_VERIFY(names().contains(QStringLiteral("Change these rules")));
    QTest::qWait(400); // it slides in
    click(QStringLiteral("Pay tables"));
    for (const PayRow& row : m_app->rulesAtTable->payTables()->rows()) {
        const QString said = row.outcome + QStringLiteral(" pays ") + row.pays;
        QTRY_VERIFY2(!names().filter(said).isEmpty(), qPrintable(said));
    }
    QVERIFY(all("RuleLine").isEmpty());
}

// As leaving does: at once, or after a question in the middle of a hand.
void LiveRulesTest::theMenuChangesTheGame() {
    openGame(QStringLiteral("mine"));
    stake(1);
    dealToATurn();
    const auto change = [this] {
        click(QStringLiteral("Menu"));
        QTRY_VERIFY(names().contains(QStringLiteral("Change game")));
        QTest::qWait(50);
        click(QStringLiteral("Change game"));
    };
    change();
    QTRY_VERIFY(names().contains(QStringLiteral("Leave in the middle of the hand?")));
    QCOMPARE(m_app->page(), Page::Table);
    QTest::qWait(50);
    key(Qt::Key_Escape);
    QTRY_VERIFY(popups().isEmpty());
    QVERIFY(offers(Intent::Stand));
    finishRound();
    if (QTest::currentTestFailed())
        return;
    change();
    QTRY_COMPARE(m_app->page(), Page::Lobby);
}

// By keys alone: the rules are changed over the table in the middle of a round; the table's own keys do nothing
// meanwhile.
void LiveRulesTest::changedByKeysInARound() {
    openGame(QStringLiteral("mine"));
    stake(1);
    dealToATurn();
    if (QTest::currentTestFailed())
        return;
    const auto events = table().session()->events().size();
    const QRect spot = rectOf(QStringLiteral("Table"));
    editRulesByKeys();
    waitForTheEditor();
    if (QTest::currentTestFailed())
        return;
    QVERIFY(names().contains(QStringLiteral("Changes you save now apply from the next round.")));
    QVERIFY(rectOf(QStringLiteral("Table")).width() < spot.width()); // the cards stay in sight beside it
    tabTo(QStringLiteral("Dealer hits soft 17"));
    if (QTest::currentTestFailed())
        return;
    for (const int code : {Qt::Key_S, Qt::Key_H, Qt::Key_D, Qt::Key_G, Qt::Key_N})
        key(code, QString(QChar(code)).toLower());
    QTest::qWait(50);
    QCOMPARE(table().session()->events().size(), events);
    QCOMPARE(popups().size(), 1);
    key(Qt::Key_Space, QStringLiteral(" "));
    QVERIFY(m_app->editor->hasChanges());
    key(Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(!m_app->editor->hasChanges());
    QTRY_VERIFY(names().contains(waits));
    key(Qt::Key_Escape); // back to reading them
    QTRY_VERIFY(!m_app->editor->isOpen());
    QTRY_VERIFY(names().contains(QStringLiteral("Change these rules")));
    QCOMPARE(popups().size(), 1);
    // On the list, or on the rule that decided the last round if one was played on the way to this turn.
    const auto reads = [this] {
        const auto lines = all("RuleLine");
        return focusName() == u"Rules" || std::any_of(lines.begin(), lines.end(), [this](const QQuickItem* line) {
                   return line->property("marked").toBool() && line->property("text").toString() == focusName();
               });
    };
    QTRY_VERIFY2(reads(), qPrintable(focusName()));
    key(Qt::Key_Escape);
    QTRY_VERIFY(popups().isEmpty());
    QCOMPARE(m_app->page(), Page::Table);
    QVERIFY(offers(Intent::Stand));
    QVERIFY(table().session()->rules().dealer.drawing.hitsSoft == m_rules.dealer.drawing.hitsSoft);
    finishRound();
    if (QTest::currentTestFailed())
        return;
    QTRY_VERIFY(!names().filter(QStringLiteral("New rules: The dealer draws to 16")).isEmpty());
    key(Qt::Key_Space, QStringLiteral(" "));
    QTRY_VERIFY(table().session()->round() > 1);
    finishRound();
    QVERIFY(table().session()->rules().dealer.drawing.hitsSoft != m_rules.dealer.drawing.hitsSoft);
}

// By mouse: saving a built-in game with changed rules makes a copy, which the table goes on with: same money, same
// seat.
void LiveRulesTest::aBuiltInGameByMouse() {
    openGame(QStringLiteral("classic"));
    m_window->resize(1280, 800);
    stake(1);
    const QString staked = table().bets()->totalStakeText();
    const QString balance = table().shown()->balanceText();
    const QString shoe = table().shown()->commitment();
    const bool hits = table().session()->rules().dealer.drawing.hitsSoft;
    click(QStringLiteral("Rules"));
    QTRY_VERIFY(names().contains(QStringLiteral("Change these rules")));
    QTest::qWait(400); // it slides in
    click(QStringLiteral("Change these rules"));
    waitForTheEditor();
    if (QTest::currentTestFailed())
        return;
    for (const QChar letter : QStringLiteral("soft"))
        key(letter.toUpper().unicode(), QString(letter));
    QTest::qWait(100);
    click(QStringLiteral("Dealer hits soft 17"));
    QTRY_VERIFY(m_app->editor->hasChanges());
    click(QStringLiteral("Save as my game"));
    QTRY_VERIFY(table().variantId() != u"classic");
    QTRY_VERIFY(table().shown()->commitment() != shoe && !table().shown()->commitment().isEmpty());
    QVERIFY(table().session()->rules().dealer.drawing.hitsSoft != hits);
    QCOMPARE(table().bets()->totalStakeText(), staked);
    QCOMPARE(table().shown()->balanceText(), balance);
    const QRegularExpression told(QStringLiteral("^You are now playing .*\\. New rules: "));
    QTRY_VERIFY(!names().filter(told).isEmpty());
    click(QStringLiteral("Back"));
    QTRY_VERIFY(names().contains(QStringLiteral("Rules of ") + table().gameName()));
    click(QStringLiteral("Hide the rules"));
    QTRY_VERIFY(popups().isEmpty());
    key(Qt::Key_Space, QStringLiteral(" "));
    QTRY_VERIFY(table().session()->round() > 0);
    finishRound();
    // The copy is a game of its own from now on, beside the original.
    const QString copy = table().variantId();
    QTRY_VERIFY(m_app->rundown->count() > 0);
    QCOMPARE(m_app->rundown->rows().front().gameName, table().gameName());
    m_app->seating->leave();
    QTRY_COMPARE(m_app->page(), Page::Lobby);
    openGame(copy);
    QVERIFY(table().session()->rules().dealer.drawing.hitsSoft != hits);
}

// Leaving with unsaved changes asks first; the table stays as it is.
void LiveRulesTest::aDraftIsNotLostUnasked() {
    openGame(QStringLiteral("mine"));
    editRulesByKeys();
    waitForTheEditor();
    tabTo(QStringLiteral("Dealer hits soft 17"));
    if (QTest::currentTestFailed())
        return;
    key(Qt::Key_Space, QStringLiteral(" "));
    QVERIFY(m_app->editor->hasChanges());
    key(Qt::Key_Escape);
    QTRY_COMPARE(popups().size(), 2);
    key(Qt::Key_Escape); // back to the editor
    QTRY_COMPARE(popups().size(), 1);
    QVERIFY(m_app->editor->hasChanges());
    // When another page is shown, the draft is still there the next time the rules are opened.
    m_app->setPage(Page::Lobby);
    QTRY_VERIFY(popups().isEmpty());
    QVERIFY(m_app->editor->hasChanges());
    m_app->setPage(Page::Table);
    QTest::qWait(50);
    key(Qt::Key_G, QStringLiteral("g"));
    waitForTheEditor();
    QVERIFY(m_app->editor->hasChanges());
    QVERIFY(table().session()->rules().dealer.drawing.hitsSoft == m_rules.dealer.drawing.hitsSoft);
}

// During a round the new rules wait, and a message says so; the round is finished by its own rules; then they take
// effect.
void LiveRulesTest::aRoundIsFinishedByItsOwnRules() {
    openGame(QStringLiteral("mine"));
    stake(1);
    dealToATurn();
    if (QTest::currentTestFailed())
        return;
    const QString shoe = table().shown()->commitment();
    engine::RuleSet edited = m_rules;
    edited.dealer.drawing.hitsSoft = !m_rules.dealer.drawing.hitsSoft;
    edited.decks = 2;
    edited.limits.front().max = edited.limits.front().min.times(50);
    write(edited);
    QTRY_VERIFY(names().contains(waits));
    QVERIFY(offers(Intent::Stand));
    QCOMPARE(table().shown()->commitment(), shoe);
    // Until then the pages show the rules in force.
    const auto saidDecks = [&](int decks) {
        const auto& rows = m_app->controller<RulesModel>()->rows();
        return std::any_of(rows.begin(), rows.end(), [&](const RuleRow& row) {
            return row.text.startsWith(QStringLiteral("%1 decks").arg(decks));
        });
    };
    m_app->controller<RulesModel>()->setVariantId(QStringLiteral("mine"));
    QVERIFY(saidDecks(m_rules.decks));
    QCOMPARE(m_app->controller<StrategyController>()->decks(), m_rules.decks);
    finishRound();
    if (QTest::currentTestFailed())
        return;
    QTRY_VERIFY(!names().filter(QStringLiteral("New rules: ")).isEmpty());
    QVERIFY(!names().contains(waits));
    QTRY_VERIFY(table().shown()->commitment() != shoe);
    QCOMPARE(table().shown()->shoeCards(), 104);
    QVERIFY(saidDecks(2));
    QCOMPARE(m_app->controller<StrategyController>()->decks(), 2);
    QVERIFY(!m_app->controller<LobbyModel>()->rows().empty());
    const auto card =
        std::find_if(m_app->controller<LobbyModel>()->rows().begin(), m_app->controller<LobbyModel>()->rows().end(),
                     [](const GameRow& row) { return row.variantId == u"mine"; });
    QCOMPARE(card->limitsText, limitsText(edited));
    // Dismissed by mouse; the felt has stood still all the while.
    const QRect felt = rectOf(QStringLiteral("Table"));
    click(QStringLiteral("Dismiss"));
    QTRY_VERIFY(names().filter(QStringLiteral("New rules: ")).isEmpty());
    QCOMPARE(rectOf(QStringLiteral("Table")), felt);
    key(Qt::Key_Space, QStringLiteral(" "));
    QTRY_VERIFY(table().live()->phase() != LiveRound::Over || table().session()->round() > 1);
    finishRound();
    QVERIFY(table().session()->rules() == edited);
}

void LiveRulesTest::aGameThatGoesIsPlayedOn() {
    openGame(QStringLiteral("mine"));
    stake(1);
    QVERIFY(QFile::remove(path()));
    look();
    const QString gone = QStringLiteral("The file of this game is gone. The table keeps its current rules.");
    QTRY_VERIFY(names().contains(gone));
    key(Qt::Key_Space, QStringLiteral(" "));
    QTRY_VERIFY(table().session()->round() > 0);
    finishRound();
    QVERIFY(names().contains(gone));
    QCOMPARE(table().gameName(), QStringLiteral("Mine"));
    // The rules can no longer be changed, but can be read; and the message is shown again.
    click(QStringLiteral("Dismiss"));
    QTRY_VERIFY(!names().contains(gone));
    key(Qt::Key_G, QStringLiteral("g"));
    QTRY_VERIFY(names().contains(QStringLiteral("Rules of Mine")));
    QVERIFY(m_app->rulesAtTable->count() > 20);
    QVERIFY(!names().contains(gone));
    tabTo(QStringLiteral("Change these rules"));
    key(Qt::Key_Return);
    QTRY_VERIFY(names().contains(gone));
    QVERIFY(!m_app->editor->isOpen());
    key(Qt::Key_Escape);
    QTRY_VERIFY(popups().isEmpty());
    QCOMPARE(m_app->page(), Page::Table);
    QVERIFY(names().contains(gone));
    write(m_rules);
    QTRY_VERIFY(!names().contains(gone));
}

// Rundown, Play Record, details and replay after the game was edited and deleted.
void LiveRulesTest::roundsAreToldByTheirRules() {
    close();
    newFolder();
    m_rules = builtIn("deluxe");
    m_rules.id = "mine";
    m_rules.name = "Mine";
    m_rules.sideBets.front().name = "Lucky twins";
    m_rules.houseChoices.clear(); // they refer to keys of side bets
    QVERIFY(QDir().mkpath(formats::ownVariantsFolder(m_folder->path())));
    QVERIFY(formats::saveVariant(m_rules, path()));
    open();
    openGame(QStringLiteral("mine"));
    table().bets()->minStake(1, TableBets::MainPlace);
    table().bets()->minStake(1, 0);
    key(Qt::Key_Space, QStringLiteral(" "));
    QTRY_VERIFY(table().session()->round() > 0);
    finishRound();
    if (QTest::currentTestFailed())
        return;
    QTRY_COMPARE(m_app->rundown->count(), 1);
    const qint64 round = m_app->rundown->rows().front().roundId;
    // Once its stakes and decisions have been priced, the row shows that too.
    const auto isPriced = [&] {
        return m_app->data->store()->call([round](storage::Tables& tables) {
            const auto price = tables.prices.find(round);
            return price && price->has_value();
        });
    };
    QTRY_VERIFY(isPriced());
    const auto told = [&] {
        QStringList all;
        m_app->rundown->reload();
        m_app->controller<PlayRecordModel>()->show();
        const auto wait = [&] {
            return m_app->rundown->count() > 0 && m_app->controller<PlayRecordModel>()->count() > 0;
        };
        if (!QTest::qWaitFor(wait, testprogram::patience))
            return all;
        const RundownRow& row = m_app->rundown->rows().back();
        all << row.accessibleName << row.partsText << row.sideBetsWon << row.sideBetsLost;
        for (const PlayRecordRow& play : m_app->controller<PlayRecordModel>()->rows()) {
            if (play.roundId == round)
                all << play.gameName << play.kind << play.resultText;
        }
        std::unique_ptr<RoundDetails> details(m_app->rundown->details(round));
        const auto isRead = [&] { return !details->property("wageredText").toString().isEmpty(); };
        if (!QTest::qWaitFor(isRead, testprogram::patience))
            return all;
        all << details->property("commitment").toString() << details->property("wageredText").toString();
        return all;
    };
    const QStringList before = told();
    QVERIFY2(before.contains(QStringLiteral("Mine")) && before.contains(QStringLiteral("Lucky twins")),
             qPrintable(before.join(u'\n')));
    const auto replays = [&] {
        m_app->rundown->replay(round);
        QTRY_VERIFY(table().replay()->isActive());
        QTRY_VERIFY(!table().shown()->resultLine().isEmpty());
        QCOMPARE(table().seatCount(), m_rules.table.seats);
        QCOMPARE(table().sideBets()->rows().front().name, QStringLiteral("Lucky twins"));
        table().replay()->stop();
    };
    // Edited: one seat, no side bets.
    engine::RuleSet edited = m_rules;
    edited.sideBets.clear();
    edited.table.seats = edited.table.seatsPerPlayer = 1;
    edited.table.behind = false;
    write(edited);
    QTRY_COMPARE(table().sideBets()->count(), 0);
    QCOMPARE(told(), before);
    replays();
    QCOMPARE(table().sideBets()->count(), 0);
    // Deleted while nobody sits there.
    m_app->seating->leave();
    QTRY_COMPARE(m_app->page(), Page::Lobby);
    QVERIFY(QFile::remove(path()));
    look();
    m_app->setPage(Page::Record);
    m_app->setPage(Page::Lobby);
    QCOMPARE(told(), before);
    replays();
}

// A round is unfinished at a table whose game was deleted: a user whom it would keep from other tables is taken there.
void LiveRulesTest::aRoundOfAGameThatIsGone() {
    openGame(QStringLiteral("mine"));
    stake(1);
    dealToATurn();
    if (QTest::currentTestFailed())
        return;
    const QString currency = table().currency();
    m_app->seating->leave();
    m_app->seating->leaveAnyway();
    QTRY_COMPARE(m_app->page(), Page::Lobby);
    QVERIFY(QFile::remove(path()));
    look();
    m_app->setPage(Page::Record);
    m_app->setPage(Page::Lobby);
    m_app->seating->open(QStringLiteral("boxes"));
    QTRY_COMPARE(m_app->page(), Page::Table);
    QTRY_VERIFY(offers(Intent::Stand));
    QCOMPARE(table().gameName(), QStringLiteral("Mine"));
    QCOMPARE(table().currency(), currency);
    QVERIFY2(m_app->notices->text().contains(QStringLiteral("The file of that game is gone")),
             qPrintable(m_app->notices->text()));
    finishRound();
    m_app->seating->open(QStringLiteral("boxes"));
    QTRY_COMPARE(table().variantId(), QStringLiteral("boxes"));
}

OPENSHOE_TEST(LiveRulesTest, Window)
#include "tst_liverules.moc"
