// SPDX-License-Identifier: GPL-3.0-or-later
// The real window, offscreen: the Rundown page by mouse, by keys and by accessible actions.
#include "tabletest.h"
#include "testprogram.h"

#include "catalogue/catalogue.h"
#include "models/elsewhere/elsewherecontroller.h"
#include "models/history/playrecordmodel.h"
#include "models/history/rundownmodel.h"
#include "models/preferences/settingscontroller.h"
#include "models/rules/rulesmodel.h"
#include "models/strategy/strategycontroller.h"
#include "models/words/amounts.h"
#include "models/words/dates.h"
#include "storage/file/files.h"
#include "storage/record/database.h"

#include <QFile>
#include <QQuickItem>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <functional>
#include <map>
#include <memory>

using namespace openshoe::models;

class RundownPageTest : public TableTest {
    Q_OBJECT

private slots:
    void init();
    void cleanup() {
        close();
        m_company = false;
    }
    void filteredByMouse();
    void filteredByKeys();
    void resultsAreTheBooks();
    void daysAreWritten();
    void daysAndNumbersStayInEveryLanguage();
    void daysAreChosenFromACalendar();
    void timesAreToldWithTheirDay();
    void theDetailsAreOnesOwn();
    void whatFitsNothingSaysSo();
    void sortedByWhatTheyBrought();
    void filteredByWhatIsTyped();
    void aSessionIsChosen();
    void aNoteIsKeptAndFound();
    void filtersAreSavedByName();
    void sessionsLeadToTheirRounds();
    void openedAndReplayedByKeys();
    void goingElsewhereCallsItOff_data();
    void goingElsewhereCallsItOff();
    void openedByAScreenReader();
    void itsCardsInOtherGames();
    void aDecisionIsCalculated();
    void theRuleBehindASettlementIsOpened();
    void theRuleOfAGameThatHasChanged();
    void thePanelKeepsItsOwnFilter();
    void whatIsShownIsExported();

private:
    void playRounds(const QString& game, int count);
    void showPage();
    [[nodiscard]] RundownModel& rounds() { return *m_app->controller<RundownModel>(); }
    [[nodiscard]] bool has(const QString& words) const { return !names().filter(words).isEmpty(); }
    /// Chooses that entry of that list with the mouse.
    void choose(const QString& list, const QString& line);
    void type(const QString& text);
    [[nodiscard]] QString spoken(int index) const;
    [[nodiscard]] QAccessibleInterface* row(int index) const;
    /// All rounds as they are stored, newest first.
    [[nodiscard]] std::vector<openshoe::storage::RoundRow> stored() const {
        const auto store = openshoe::storage::Store::open(m_folder->path(), openshoe::storage::Access::Read).value();
        return store->call([](openshoe::storage::Tables& t) { return t.rounds.list({}, 1000); }).value();
    }
    /// The numbers of the rounds shown.
    [[nodiscard]] std::vector<qint64> shown() {
        std::vector<qint64> ids;
        for (const RundownRow& one : rounds().rows())
            ids.push_back(one.roundId);
        return ids;
    }
    /// The first visible link to a rule; null for none.
    [[nodiscard]] QAccessibleInterface* ruleLink() const;
    /// The focus ring's box in the window; null if none is visible.
    [[nodiscard]] QRectF ring() const;
};

void RundownPageTest::init() {
    newFolder();
    open();
    QVERIFY(m_app->data->isReady());
    playRounds(QStringLiteral("boxes"), 2);
    m_app->seating->leave();
    playRounds(QStringLiteral("classic"), 3);
    showPage();
}

void RundownPageTest::playRounds(const QString& game, int count) {
    openGame(game);
    for (int i = 0; i < count; ++i) {
        const int before = m_app->rundown->count();
        if (table().bets()->canNew())
            table().bets()->newBets();
        table().bets()->clear();
        stake(1);
        key(Qt::Key_Space, QStringLiteral(" "));
        QTRY_VERIFY(table().live()->phase() != LiveRound::Betting);
        finishRound();
        QTRY_COMPARE(m_app->rundown->count(), before + 1);
    }
}

void RundownPageTest::showPage() {
    m_app->setPage(Page::Rundown);
    QTRY_COMPARE(rounds().count(), 5);
    QTRY_VERIFY(has(QStringLiteral("5 rounds")) && rounds().filter()->games()->count() > 6);
    QTest::qWait(50);
}

void RundownPageTest::choose(const QString& list, const QString& line) {
    const QStringList boxes = names().filter(QRegularExpression(QStringLiteral("^%1: ").arg(list)));
    QCOMPARE(boxes.size(), 1);
    click(boxes.constFirst());
    QTRY_COMPARE(popups().size(), 1);
    QTRY_VERIFY2(names().contains(line), qPrintable(names().join(u'\n')));
    QTest::qWait(30);
    click(line);
    QTRY_VERIFY(popups().isEmpty());
    QTRY_VERIFY(names().contains(QStringLiteral("%1: %2").arg(list, line)));
    QTest::qWait(50);
}

void RundownPageTest::type(const QString& text) {
    for (const QChar letter : text)
        key(Qt::Key_A, QString(letter));
}

// On the page the coach's word is read with the row, if there is one.
QString RundownPageTest::spoken(int index) const {
    const RundownRow& row = m_app->controller<RundownModel>()->rows()[static_cast<std::size_t>(index)];
    return row.mistake.isEmpty() ? row.accessibleName : row.accessibleName + QStringLiteral(", ") + row.mistake;
}

QAccessibleInterface* RundownPageTest::row(int index) const {
    const QString name = spoken(index);
    return accessible([&](QAccessibleInterface* item) {
        return item->role() == QAccessible::ListItem && item->text(QAccessible::Name) == name;
    });
}

QAccessibleInterface* RundownPageTest::ruleLink() const {
    return accessible([](QAccessibleInterface* item) {
        return item->text(QAccessible::Description) == u"Opens this rule" && item->role() == QAccessible::Button;
    });
}

QRectF RundownPageTest::ring() const {
    QRectF found;
    const std::function<void(QQuickItem*)> walk = [&](QQuickItem* item) {
        if (!item->isVisible())
            return;
        if (QByteArray(item->metaObject()->className()).startsWith("FocusRing"))
            found = item->mapRectToScene(item->boundingRect());
        for (QQuickItem* child : item->childItems())
            walk(child);
    };
    walk(m_window->contentItem());
    return found;
}

void RundownPageTest::filteredByMouse() {
    choose(QStringLiteral("Game"), QStringLiteral("Black Jack in Boxes"));
    QTRY_COMPARE(rounds().count(), 2);
    QVERIFY(has(QStringLiteral("2 rounds")));
    choose(QStringLiteral("Game"), QStringLiteral("Classic Blackjack"));
    QTRY_COMPARE(rounds().count(), 3);
    choose(QStringLiteral("Days"), QStringLiteral("Today"));
    QTRY_COMPARE(rounds().total(), 3);
    choose(QStringLiteral("Ending"), QStringLiteral("Returned"));
    QTRY_COMPARE(rounds().count(), 0);
    click(QStringLiteral("Show all rounds"));
    QTRY_COMPARE(rounds().count(), 5);
    QVERIFY(names().contains(QStringLiteral("Game: All games")) && !has(QStringLiteral("Show all rounds")));
    // A wallet without rounds.
    choose(QStringLiteral("Wallet"), QStringLiteral("Sweeps"));
    QTRY_COMPARE(rounds().total(), 0);
}

void RundownPageTest::filteredByKeys() {
    tabTo(QStringLiteral("Round number"));
    type(QStringLiteral("4"));
    QTRY_COMPARE(rounds().count(), 1);
    QCOMPARE(rounds().rows().front().roundId, 4);
    key(Qt::Key_Backspace);
    QTRY_COMPARE(rounds().count(), 5);
    // Not a number that it could be, or none at all: said, not looked for.
    type(QStringLiteral("1.000"));
    QTRY_VERIFY(names().contains(QStringLiteral("“1.000” can be read in two ways. Write it like 1,250.")));
    for (int i = 0; i < 5; ++i)
        key(Qt::Key_Backspace);
    QTRY_COMPARE(rounds().count(), 5);
    tabTo(QStringLiteral("Side bets: Any side bets"));
    key(Qt::Key_Down);
    QTRY_VERIFY(names().contains(QStringLiteral("Side bets: Side bet won")));
    QTRY_COMPARE(rounds().count(), 0); // no side bet was placed
    tabTo(QStringLiteral("Show all rounds"));
    key(Qt::Key_Return);
    QTRY_COMPARE(rounds().count(), 5);
}

void RundownPageTest::sortedByWhatTheyBrought() {
    auto expected = stored();
    std::ranges::sort(expected, [](const auto& a, const auto& b) {
        return a.net() != b.net() ? a.net() < b.net() : a.id > b.id;
    });
    std::vector<qint64> ids;
    for (const auto& round : expected)
        ids.push_back(round.id);
    QVERIFY(has(QStringLiteral("Today · ")));
    choose(QStringLiteral("Order"), QStringLiteral("Most lost first"));
    QTRY_COMPARE(shown(), ids);
    QVERIFY(!has(QStringLiteral("Today · "))); // days don't follow one another
    choose(QStringLiteral("Order"), QStringLiteral("Oldest first"));
    QTRY_COMPARE(shown(), (std::vector<qint64>{1, 2, 3, 4, 5}));
    QTRY_VERIFY(has(QStringLiteral("Today · ")));
    // What they are sorted by is told, once it is known.
    QTRY_VERIFY(!rounds().pricing()->isActive());
    choose(QStringLiteral("Order"), QStringLiteral("Unluckiest first"));
    QTRY_COMPARE(rounds().count(), 5);
    QTRY_VERIFY2(names().filter(QRegularExpression(QStringLiteral("^Luck [+−0]"))).size() >= 3,
                 qPrintable(names().join(u'\n')));
    choose(QStringLiteral("Order"), QStringLiteral("Newest first"));
    QTRY_COMPARE(shown(), (std::vector<qint64>{5, 4, 3, 2, 1}));
}

void RundownPageTest::filteredByWhatIsTyped() {
    click(QStringLiteral("More filters"));
    std::vector<qint64> lost;
    for (const auto& round : stored()) {
        if (round.net() < openshoe::base::Money())
            lost.push_back(round.id);
    }
    tabTo(QStringLiteral("Net at most"));
    type(QStringLiteral("-0.01"));
    key(Qt::Key_Return);
    QTRY_COMPARE(shown(), lost);
    QTRY_COMPARE(rounds().total(), std::ssize(lost));
    QTest::qWait(50); // the buttons move to their places
    click(QStringLiteral("Show all rounds"));
    QTRY_COMPARE(rounds().count(), 5);
    QVERIFY(!has(QStringLiteral("Show all rounds")));
    tabTo(QStringLiteral("Hand"));
    type(QStringLiteral("A7 against"));
    key(Qt::Key_Return);
    QTRY_COMPARE(rounds().count(), 0);
    QVERIFY(has(QStringLiteral("Type a hand like A7 v 9")));
    for (int i = 0; i < 10; ++i)
        key(Qt::Key_Backspace);
    type(QStringLiteral("stand"));
    key(Qt::Key_Return);
    std::vector<qint64> stood;
    {
        using namespace openshoe;
        const auto store = storage::Store::open(m_folder->path(), storage::Access::Read).value();
        for (const auto& round : stored()) {
            const auto record = store->call([&](storage::Tables& t) { return t.rounds.record(round.id); }).value();
            if (std::ranges::any_of(record.events,
                                    [](const auto& e) { return std::get_if<engine::HandStood>(&e) != nullptr; }))
                stood.push_back(round.id);
        }
    }
    QTRY_COMPARE(shown(), stood);
}

void RundownPageTest::aSessionIsChosen() {
    choose(QStringLiteral("Days"), QStringLiteral("Last session"));
    QTRY_COMPARE(shown(), (std::vector<qint64>{5, 4, 3})); // at the second table
    QTRY_COMPARE(rounds().total(), 3);
    choose(QStringLiteral("Days"), QStringLiteral("Yesterday"));
    QTRY_COMPARE(rounds().count(), 0);
    choose(QStringLiteral("Days"), QStringLiteral("Today"));
    QTRY_COMPARE(rounds().count(), 5);
}

void RundownPageTest::aNoteIsKeptAndFound() {
    using namespace openshoe;
    QTRY_VERIFY(row(2));
    row(2)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QTRY_VERIFY(has(QStringLiteral("As dealt")));
    QVERIFY(!has(QStringLiteral("Keep this note")));
    tabTo(QStringLiteral("Note"));
    type(QStringLiteral("Tired"));
    tabTo(QStringLiteral("Tags"));
    type(QString(31, u'x'));
    tabTo(QStringLiteral("Keep this note"));
    key(Qt::Key_Return);
    QTRY_VERIFY2(has(QStringLiteral("each has at most 30 characters")), qPrintable(names().join(u'\n')));
    tabTo(QStringLiteral("Tags"));
    for (int i = 0; i < 31; ++i)
        key(Qt::Key_Backspace);
    type(QStringLiteral("late, Red"));
    key(Qt::Key_Return);
    const QStringList tags{QStringLiteral("late"), QStringLiteral("Red")};
    QTRY_COMPARE(rounds().rows()[2].tags, tags);
    QCOMPARE(rounds().rows()[2].note, QStringLiteral("Tired"));
    QTRY_VERIFY(!has(QStringLiteral("Keep this note")) && !has(QStringLiteral("at most 30")));
    {
        const auto store = storage::Store::open(m_folder->path(), storage::Access::Read).value();
        const auto kept =
            store->call([](storage::Tables& t) { return t.notes.find(storage::NoteStore::About::Round, 3); }).value();
        QVERIFY((kept == storage::Note{.text = QStringLiteral("Tired"), .tags = tags}));
    }
    click(QStringLiteral("More filters"));
    tabTo(QStringLiteral("Note or tag"));
    type(QStringLiteral("RED"));
    key(Qt::Key_Return);
    QTRY_COMPARE(shown(), std::vector<qint64>{3});
}

// Saved under a name, left, chosen again and deleted, by keys.
void RundownPageTest::filtersAreSavedByName() {
    QVERIFY(!has(QStringLiteral("Save these filters…")) && !has(QStringLiteral("Saved filters")));
    choose(QStringLiteral("Days"), QStringLiteral("Last session"));
    choose(QStringLiteral("Game"), QStringLiteral("Black Jack in Boxes"));
    QTRY_COMPARE(rounds().count(), 0);
    choose(QStringLiteral("Days"), QStringLiteral("Today"));
    QTRY_COMPARE(shown(), (std::vector<qint64>{2, 1}));
    tabTo(QStringLiteral("Save these filters…"));
    key(Qt::Key_Space);
    QTRY_COMPARE(focusName(), QStringLiteral("Name"));
    type(QStringLiteral("Boxes today"));
    key(Qt::Key_Return);
    QTRY_VERIFY(popups().isEmpty());
    QTRY_VERIFY(has(QStringLiteral("Saved filters: Boxes today")));
    QTest::qWait(50);
    click(QStringLiteral("Show all rounds"));
    QTRY_COMPARE(rounds().count(), 5);
    QVERIFY(!has(QStringLiteral("Delete “Boxes today”")));
    choose(QStringLiteral("Saved filters"), QStringLiteral("Boxes today"));
    QTRY_COMPARE(shown(), (std::vector<qint64>{2, 1}));
    tabTo(QStringLiteral("Delete “Boxes today”"));
    key(Qt::Key_Space);
    QTRY_VERIFY(!has(QStringLiteral("Saved filters")));
    QCOMPARE(shown(), (std::vector<qint64>{2, 1}));
}

void RundownPageTest::sessionsLeadToTheirRounds() {
    using namespace openshoe;
    QTRY_VERIFY(!rounds().pricing()->isActive());
    click(QStringLiteral("By session"));
    QTRY_COMPARE(rounds().sessions()->count(), 2);
    std::map<std::string, base::Money> nets;
    for (const auto& round : stored())
        nets[round.variant] += round.net();
    const auto& sessions = rounds().sessions()->rows();
    QCOMPARE(sessions[0].netText, netMoneyText(nets["classic"], "gold"));
    QCOMPARE(sessions[1].netText, netMoneyText(nets["boxes"], "coin"));
    QCOMPARE(sessions[0].roundsText, QStringLiteral("3 rounds"));
    QVERIFY(sessions[0].luckText.startsWith(u"Luck ") && sessions[0].costText.startsWith(u"Mistakes cost "));
    QTRY_VERIFY2(names().contains(sessions[1].accessibleName), qPrintable(names().join(u'\n')));
    QVERIFY(!has(QStringLiteral("Round number")));
    // By keys: to the older one, something is written, its rounds are shown.
    tabTo(QStringLiteral("Sessions"));
    key(Qt::Key_Down);
    key(Qt::Key_Down);
    QTRY_COMPARE(focusName(), sessions[1].accessibleName);
    tabTo(QStringLiteral("Write about this session"));
    key(Qt::Key_Space);
    QTRY_VERIFY(has(QStringLiteral("Tags")));
    tabTo(QStringLiteral("Note"));
    type(QStringLiteral("Slow"));
    tabTo(QStringLiteral("Keep this note"));
    key(Qt::Key_Return);
    QTRY_COMPARE(rounds().sessions()->rows()[1].note, QStringLiteral("Slow"));
    const QString slow = sessions[1].accessibleName;
    key(Qt::Key_F, Qt::ControlModifier);
    QTRY_COMPARE(focusName(), QStringLiteral("Note or tag"));
    type(QStringLiteral("quick"));
    QTRY_VERIFY(has(QStringLiteral("No session has this in its note or tags.")));
    for (int i = 0; i < 5; ++i)
        key(Qt::Key_Backspace);
    type(QStringLiteral("SLO"));
    QTRY_COMPARE(rounds().sessions()->count(), 1);
    QCOMPARE(rounds().sessions()->rows()[0].accessibleName, slow);
    for (int i = 0; i < 3; ++i)
        key(Qt::Key_Backspace);
    QTRY_COMPARE(rounds().sessions()->count(), 2);
    accessible(sessions[1].accessibleName)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QTRY_COMPARE(shown(), (std::vector<qint64>{2, 1}));
    QVERIFY(has(QStringLiteral("Days: Session of ")) && has(QStringLiteral("Round number")));
    QTest::qWait(50); // the buttons move to their places
    click(QStringLiteral("Show all rounds"));
    QTRY_COMPARE(rounds().count(), 5);
}

// A round's result is its net, however its hands ended; for a play it is the play's.
void RundownPageTest::resultsAreTheBooks() {
    using namespace openshoe;
    const auto bust = [](const storage::RoundRow& round) {
        return std::ranges::find(round.results, engine::PlayResult::Bust) != round.results.end();
    };
    const auto all = [this] {
        const auto store = storage::Store::open(m_folder->path(), storage::Access::Read).value();
        return store->call([](storage::Tables& t) { return t.rounds.list({}, 1000); }).value();
    };
    for (int tries = 0; tries < 40 && std::ranges::none_of(all(), bust); ++tries) {
        openGame(QStringLiteral("classic"));
        if (table().bets()->canNew())
            table().bets()->newBets();
        table().bets()->clear();
        stake(1);
        key(Qt::Key_Space, QStringLiteral(" "));
        QTRY_VERIFY(table().live()->phase() != LiveRound::Betting);
        for (int cards = 0; cards < 20 && table().live()->phase() == LiveRound::Playing; ++cards) {
            key(table().live()->actions()->count() > 0 ? Qt::Key_H : Qt::Key_N);
            QTest::qWait(20);
        }
        finishRound();
    }
    const std::vector<storage::RoundRow> played = all();
    QVERIFY(std::ranges::any_of(played, bust));
    m_app->setPage(Page::Rundown);
    QTRY_COMPARE(rounds().count(), static_cast<int>(played.size()));
    QTest::qWait(200);
    const auto expect = [&](const auto& passes) {
        QList<qint64> ids;
        for (const storage::RoundRow& round : played) {
            if (passes(round))
                ids << round.id;
        }
        return ids;
    };
    const auto shown = [this] {
        QList<qint64> ids;
        for (const RundownRow& round : rounds().rows())
            ids << round.roundId;
        return ids;
    };
    choose(QStringLiteral("Result"), QStringLiteral("Lost"));
    QTRY_COMPARE(shown(), expect([](const auto& round) { return round.net() < base::Money(); }));
    choose(QStringLiteral("Hands"), QStringLiteral("Hand: Bust"));
    QTRY_COMPARE(shown(), expect([&](const auto& round) { return bust(round) && round.net() < base::Money(); }));
    QVERIFY(!shown().isEmpty());
    choose(QStringLiteral("Result"), QStringLiteral("Won"));
    QTRY_COMPARE(shown(), expect([&](const auto& round) { return bust(round) && round.net().isPositive(); }));
    choose(QStringLiteral("Hands"), QStringLiteral("Any hands"));
    QTRY_COMPARE(shown(), expect([](const auto& round) { return round.net().isPositive(); }));
    choose(QStringLiteral("Result"), QStringLiteral("Even"));
    QTRY_COMPARE(shown(), expect([](const auto& round) { return round.net().isZero(); }));

    m_app->setPage(Page::Record);
    PlayRecordModel& record = *m_app->controller<PlayRecordModel>();
    record.filter()->wallets()->choose(QString::fromStdString(played.front().currency));
    QTRY_VERIFY(record.count() > 0);
    QTest::qWait(200);
    choose(QStringLiteral("Result"), QStringLiteral("Lost"));
    const auto lost = [&](const storage::RoundRow& round) {
        return round.currency == played.front().currency && round.net() < base::Money();
    };
    const auto losing = [&record] { // one play a round
        QList<qint64> ids;
        for (const PlayRecordRow& play : record.rows())
            ids << play.roundId;
        return ids;
    };
    QTRY_COMPARE(losing(), expect(lost));
    choose(QStringLiteral("Ending"), QStringLiteral("Ended: Bust"));
    QTRY_COMPARE(losing(), expect([&](const auto& round) { return lost(round) && bust(round); }));
    QVERIFY(!losing().isEmpty());
}

void RundownPageTest::daysAreWritten() {
    choose(QStringLiteral("Days"), QStringLiteral("From … to …"));
    tabTo(QStringLiteral("First day"));
    type(QStringLiteral("soon"));
    key(Qt::Key_Return);
    const QString wrong = QStringLiteral("Type a date like %1.").arg(rounds().filter()->dates()->example());
    QTRY_VERIFY(has(wrong));
    QCOMPARE(rounds().count(), 0);
    const QString today = dateText(QDate::currentDate());
    const QString yesterday = dateText(QDate::currentDate().addDays(-1));
    key(Qt::Key_A, Qt::ControlModifier);
    type(today);
    tabTo(QStringLiteral("Last day")); // leaving the field commits its text
    QTRY_COMPARE(rounds().count(), 5);
    type(yesterday);
    key(Qt::Key_Return);
    QTRY_VERIFY(has(QStringLiteral("This day comes before the first day.")));
    QTRY_COMPARE(rounds().count(), 0);
    key(Qt::Key_A, Qt::ControlModifier);
    type(today);
    key(Qt::Key_Return);
    QTRY_COMPARE(rounds().count(), 5);
    QVERIFY(!has(QStringLiteral("This day comes before")));
}

// What was typed into the filter is the same day and the same round in another language.
void RundownPageTest::daysAndNumbersStayInEveryLanguage() {
    choose(QStringLiteral("Days"), QStringLiteral("From … to …"));
    tabTo(QStringLiteral("First day"));
    const QDate today = QDate::currentDate();
    type(today.toString(QStringLiteral("M/d/yyyy")));
    key(Qt::Key_Return);
    tabTo(QStringLiteral("Last day"));
    type(dateText(today));
    key(Qt::Key_Return);
    QTRY_COMPARE(rounds().count(), 5);
    tabTo(QStringLiteral("Round number"));
    type(QStringLiteral("4"));
    QTRY_COMPARE(rounds().count(), 1);
    for (const char* language : {"de", "ar", "ja", "en"}) {
        m_app->settings->setLanguage(QString::fromLatin1(language));
        QTRY_VERIFY(!rounds().isReading());
        QTest::qWait(100);
        QVERIFY2(rounds().filter()->problem().isEmpty(), qPrintable(rounds().filter()->problem()));
        QVERIFY2(rounds().count() == 1 && rounds().rows().front().roundId == 4, language);
        QVERIFY2(has(dateText(today)) || rounds().filter()->dates()->first() == dateText(today), language);
    }
    rounds().filter()->setSearch({});
    QTRY_COMPARE(rounds().count(), 5);
}

// By keys and by mouse.
void RundownPageTest::daysAreChosenFromACalendar() {
    const QDate today = QDate::currentDate();
    choose(QStringLiteral("Days"), QStringLiteral("From … to …"));
    tabTo(QStringLiteral("First day in the calendar"));
    key(Qt::Key_Space, QStringLiteral(" "));
    QTRY_COMPARE(focusName(), dateText(today));
    key(Qt::Key_Up);
    QTRY_COMPARE(focusName(), dateText(today.addDays(-7)));
    key(Qt::Key_PageDown);
    QTRY_COMPARE(focusName(), dateText(today.addDays(-7).addMonths(1)));
    key(Qt::Key_Return);
    QTRY_COMPARE(rounds().filter()->dates()->first(), dateText(today.addDays(-7).addMonths(1)));
    QTRY_VERIFY(popups().isEmpty());
    QTRY_COMPARE(focusName(), QStringLiteral("First day in the calendar"));
    QTRY_COMPARE(rounds().count(), 0); // none is from later
    key(Qt::Key_Space, QStringLiteral(" "));
    QTRY_COMPARE(focusName(), rounds().filter()->dates()->first());
    key(Qt::Key_Escape);
    QTRY_VERIFY(popups().isEmpty());
    QCOMPARE(m_app->page(), Page::Rundown);
    rounds().filter()->dates()->setFirst({});
    QTRY_COMPARE(rounds().count(), 5);
    click(QStringLiteral("Last day in the calendar"));
    QTRY_COMPARE(popups().size(), 1);
    QTest::qWait(50);
    click(QStringLiteral("Previous month"));
    const QDate earlier = today.addMonths(-1);
    QTRY_VERIFY(names().contains(dateText(earlier)));
    click(dateText(earlier));
    QTRY_COMPARE(rounds().filter()->dates()->last(), dateText(earlier));
    QTRY_COMPARE(rounds().count(), 0);
}

// Rows and details tell the time of day of earlier days too, in the form in which the other pages tell it; a field for
// a day doesn't look as if one were typed into it.
void RundownPageTest::timesAreToldWithTheirDay() {
    using namespace openshoe;
    auto folder = std::move(m_folder); // stays
    close();
    m_folder = std::move(folder);
    QDateTime started;
    {
        const auto store = storage::Store::open(m_folder->path(), storage::Access::Play).value();
        started = store->call([](storage::Tables& t) { return t.rounds.find(2); }).value()->started.addDays(-3);
        store->call([](storage::Tables& t) {
            t.db.sql().run("UPDATE rounds SET started = started - 3 * 86400000, ended = ended - 3 * 86400000"
                           " WHERE id = 2");
            return t.db.sql().result(0);
        });
    }
    open();
    showPage();
    const QString told = dateTimeText(started);
    QVERIFY(told.contains(dateText(started.toLocalTime().date())) && told.contains(timeOfDayText(started)));
    const auto& all = rounds().rows();
    QCOMPARE(all[3].timeText, told);
    QVERIFY(!all[0].timeText.contains(QString::number(QDate::currentDate().year())));
    // Each day's net stands above its rounds, of those that are shown.
    const auto heading = [&](const QString& day, std::initializer_list<storage::RoundId> ids) {
        std::map<std::string, base::Money> nets;
        const auto store = storage::Store::open(m_folder->path(), storage::Access::Read).value();
        for (const auto id : ids) {
            const auto round = store->call([id](storage::Tables& t) { return t.rounds.find(id); }).value();
            nets[round->currency] += round->net();
        }
        QStringList words{day};
        for (const auto& [currency, net] : nets)
            words << netMoneyText(net, currency);
        return words.join(QStringLiteral(" · "));
    };
    const QString then = dateText(started.toLocalTime().date());
    QTRY_VERIFY2(names().contains(heading(QStringLiteral("Today"), {1, 3, 4, 5})), qPrintable(names().join('\n')));
    QTRY_VERIFY(names().contains(heading(then, {2})));
    QCOMPARE(names().filter(QStringLiteral("Today · ")).size(), 2); // one round lies below the older one
    choose(QStringLiteral("Game"), QStringLiteral("Classic Blackjack"));
    QTRY_VERIFY(names().contains(heading(QStringLiteral("Today"), {3, 4, 5})));
    click(QStringLiteral("Show all rounds"));
    QTRY_COMPARE(rounds().count(), 5);
    QTRY_VERIFY(row(3));
    row(3)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QTRY_VERIFY2(names().contains(QStringLiteral("Started: %1").arg(told)), qPrintable(names().join('\n')));
    QVERIFY(has(QStringLiteral("Ended: %1").arg(dateText(started.toLocalTime().date()))));
    choose(QStringLiteral("Days"), QStringLiteral("From … to …"));
    for (const char* name : {"First day", "Last day"}) {
        QAccessibleInterface* field = accessible(QString::fromLatin1(name));
        QVERIFY(field);
        const QString prompt = field->object()->property("prompt").toString();
        QVERIFY2(!prompt.isEmpty() && !dateFrom(prompt), qPrintable(prompt));
    }
    m_app->setPage(Page::Record);
    PlayRecordModel& record = *m_app->controller<PlayRecordModel>();
    QTRY_VERIFY(record.count() > 0);
    QVERIFY(record.rows().front().timeText.contains(dateText(QDate::currentDate())));
}

// At a table with company: the person's own hands, side bets and decisions, as the row counts them; the others' folded
// under their names.
void RundownPageTest::theDetailsAreOnesOwn() {
    using namespace openshoe;
    close();
    newFolder();
    m_company = true;
    open();
    m_app->settings->setCompanyFor(QStringLiteral("deluxe"), session::CompanyWish::Full);
    openGame(QStringLiteral("deluxe"));
    QTRY_VERIFY(table().company()->people()->count() >= 5);
    int mine = 0;
    for (const SeatRow& seat : table().seats()->rows())
        mine = seat.canTake ? seat.seatNumber : mine;
    QVERIFY(mine > 0);
    table().bets()->takeSeat(mine);
    table().bets()->minStake(mine, TableBets::MainPlace);
    QTRY_VERIFY2(table().bets()->canDeal(), qPrintable(table().bets()->dealHint()));
    key(Qt::Key_Space, QStringLiteral(" "));
    QTRY_COMPARE(table().live()->phase(), LiveRound::Playing);
    bool asked = false; // not with a blackjack, nor against one
    QVERIFY(QTest::qWaitFor(
        [this, &asked] {
            table().shown()->skip();
            table().company()->hurry();
            if (table().live()->asked()) {
                asked = true;
                table().live()->act(offers(Intent::Stand) ? Intent::Stand : Intent::Decline);
            }
            return table().live()->phase() == LiveRound::Over;
        },
        testprogram::patience));
    m_app->setPage(Page::Rundown);
    QTRY_COMPARE(rounds().count(), 1);
    const storage::RoundRow round = [this] {
        const auto store = storage::Store::open(m_folder->path(), storage::Access::Read).value();
        return store->call([](storage::Tables& t) { return t.rounds.find(1); }).value().value();
    }();
    const std::unique_ptr<RoundDetails> details(rounds().details(1));
    QTRY_VERIFY(details->ready);
    QCOMPARE(details->handsFinal.size(), static_cast<qsizetype>(round.values.size()));
    for (qsizetype i = 0; i < details->handsFinal.size(); ++i)
        QCOMPARE(details->handsFinal[i].total, QString::number(round.values[static_cast<std::size_t>(i)]));
    const QString own = QStringLiteral("Hand %1").arg(mine);
    for (const DetailHand& hand : details->handsInitial)
        QVERIFY2(hand.label.startsWith(own), qPrintable(hand.label));
    for (const DetailDecision& decision : details->decisions)
        QVERIFY2(decision.text.startsWith(own), qPrintable(decision.text));
    QCOMPARE(!details->decisions.isEmpty(), asked);
    QVERIFY(details->sideBets.isEmpty());
    QVERIFY(details->others.size() >= 3);
    // On the page: nobody else's hand before their name is pressed.
    row(0)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QTRY_VERIFY(has(QStringLiteral("You, as dealt")));
    const auto foreign = [&] {
        QStringList others = names().filter(QRegularExpression(QStringLiteral("^Hand \\d")));
        others.removeIf([&](const QString& name) { return name.startsWith(own); });
        return others;
    };
    QVERIFY2(foreign().isEmpty(), qPrintable(foreign().join('\n')));
    const DetailPerson& first = details->others.first();
    QVERIFY(!first.handsFinal.isEmpty() && !first.outcome.isEmpty());
    const QString line = QStringLiteral("%1: %2").arg(first.name, first.outcome);
    tabTo(line);
    key(Qt::Key_Return);
    QTRY_VERIFY2(!foreign().isEmpty(), qPrintable(names().join('\n')));
    QVERIFY(has(first.handsFinal.first().label));
    key(Qt::Key_Return);
    QTRY_VERIFY(foreign().isEmpty());
}

void RundownPageTest::whatFitsNothingSaysSo() {
    choose(QStringLiteral("Ending"), QStringLiteral("Returned"));
    QTRY_VERIFY(has(QStringLiteral("No rounds match the filter.")));
    m_app->setPage(Page::Lobby); // the filter survives switching pages
    m_app->setPage(Page::Rundown);
    QTRY_VERIFY(has(QStringLiteral("No rounds match the filter.")));
    QTRY_VERIFY(names().contains(QStringLiteral("Ending: Returned")));
    click(QStringLiteral("Show all rounds"));
    QTRY_COMPARE(rounds().count(), 5);
}

void RundownPageTest::openedAndReplayedByKeys() {
    tabTo(QStringLiteral("Rounds"));
    key(Qt::Key_Down);
    key(Qt::Key_Down);
    QCOMPARE(focusName(), spoken(1));
    QVERIFY(!has(QStringLiteral("As dealt")));
    // The ring surrounds the row to the pixel.
    const auto offRow = [this] {
        const QRectF found = ring();
        // The row's own geometry: what accessibility tells of it is rounded to whole pixels.
        const QQuickItem* item = qobject_cast<QQuickItem*>(accessible(spoken(1))->object());
        const QRectF row = item->mapRectToScene(item->boundingRect());
        return std::max({std::abs(found.left() - row.left()), std::abs(found.top() - row.top()),
                         std::abs(found.right() - row.right()), std::abs(found.bottom() - row.bottom())});
    };
    QTRY_VERIFY2(offRow() <= 1, qPrintable(QString::number(offRow())));
    key(Qt::Key_Return);
    QTRY_VERIFY(has(QStringLiteral("As dealt")) && has(QStringLiteral("Total staked")));
    QTRY_VERIFY2(offRow() <= 1, qPrintable(QString::number(offRow())));
    QCOMPARE(focusName(), spoken(1));
    // Tab reaches the controls of the current row, but not those of other rows.
    tabTo(QStringLiteral("Replay"));
    for (int links = 0; links < 4 && focusName() != spoken(1); ++links)
        key(Qt::Key_Backtab, Qt::ShiftModifier);
    QTRY_COMPARE(focusName(), spoken(1));
    key(Qt::Key_Return);
    QTRY_VERIFY(!has(QStringLiteral("As dealt")));
    key(Qt::Key_End);
    QCOMPARE(focusName(), spoken(4));
    key(Qt::Key_Space);
    QTRY_COMPARE(m_app->page(), Page::Table);
    QTRY_VERIFY(table().replay()->isActive());
    QVERIFY2(table().replay()->title().startsWith(QStringLiteral("Round 1 ")), qPrintable(table().replay()->title()));
}

void RundownPageTest::openedByAScreenReader() {
    QVERIFY(row(2));
    row(2)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QTRY_VERIFY(has(QStringLiteral("As dealt")) && has(QStringLiteral("At the end")) &&
                has(QStringLiteral("commitment")));
    row(2)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QTRY_VERIFY(!has(QStringLiteral("As dealt")));
}

void RundownPageTest::goingElsewhereCallsItOff_data() {
    QTest::addColumn<bool>("replay");
    QTest::newRow("a replay") << true;
    QTest::newRow("a rule") << false;
}

// The store answers in order, so the answer to what was requested last means that the rest has been read.
void RundownPageTest::goingElsewhereCallsItOff() {
    QFETCH(bool, replay);
    const qint64 round = rounds().rows()[0].roundId;
    if (replay)
        rounds().replay(round);
    else
        rounds().showRule(round, QStringLiteral("blackjack"));
    m_app->setPage(Page::Settings);
    const std::unique_ptr<RoundDetails> next(rounds().details(round));
    QTRY_VERIFY(next->ready);
    QCOMPARE(m_app->page(), Page::Settings);
}

void RundownPageTest::itsCardsInOtherGames() {
    ElsewhereController* elsewhere = m_app->elsewhere;
    const auto& asked = rounds().rows()[1];
    const QString number = QStringLiteral("Round %1 ").arg(asked.roundId);
    QVERIFY(row(1));
    row(1)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QTRY_VERIFY(has(QStringLiteral("As dealt")));
    tabTo(QStringLiteral("These cards in other games"));
    key(Qt::Key_Space);
    QTRY_VERIFY(elsewhere->isShown() && !elsewhere->isRunning());
    QVERIFY2(elsewhere->title().startsWith(number), qPrintable(elsewhere->title()));
    QCOMPARE(elsewhere->games()->count(), 6);
    QTRY_VERIFY(has(QStringLiteral("The same cards in other games")));
    key(Qt::Key_Escape);
    QTRY_VERIFY(!elsewhere->isShown());
    QTRY_VERIFY(popups().isEmpty());
    QCOMPARE(m_app->page(), Page::Rundown);
}

void RundownPageTest::aDecisionIsCalculated() {
    HandCalculator& calculator = *m_app->controller<StrategyController>()->calculator();
    const QString calculate = QStringLiteral("Calculate: ");
    // The first round with a decision: not every hand asks for one.
    int at = -1;
    while (!has(calculate) && ++at < rounds().count()) {
        QTRY_VERIFY(row(at));
        row(at)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QTRY_VERIFY(has(QStringLiteral("As dealt")));
        if (!has(calculate)) {
            row(at)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
            QTRY_VERIFY(!has(QStringLiteral("As dealt")));
        }
    }
    QVERIFY2(at < rounds().count(), "no decision in five rounds");
    const auto buttons = names().filter(QRegularExpression(u'^' + calculate));
    tabTo(buttons.first());
    key(Qt::Key_Return);
    QTRY_COMPARE(m_app->page(), Page::Strategy);
    QVERIFY(calculator.isShown());
    QTRY_VERIFY(!calculator.isWorking());
    // With the cards of that decision: "Hand 1: stand on 16 against Nine of clubs".
    const qint64 round = rounds().rows()[static_cast<std::size_t>(at)].roundId;
    const std::unique_ptr<RoundDetails> details(rounds().details(round));
    QTRY_VERIFY(details->ready);
    QCOMPARE(buttons.first(), calculate + details->decisions.first().text);
    QCOMPARE(calculator.ownCards(), details->handsInitial.first().cards);
    QCOMPARE(calculator.dealerCards().value(0), details->dealerInitial.cards[0].isEmpty()
                                                    ? details->dealerInitial.cards[1]
                                                    : details->dealerInitial.cards[0]);
    QVERIFY(calculator.plays()->count() > 0);
    m_app->back();
    QCOMPARE(m_app->page(), Page::Rundown);
}

void RundownPageTest::theRuleBehindASettlementIsOpened() {
    tabTo(QStringLiteral("Rounds"));
    key(Qt::Key_Down);
    key(Qt::Key_Return);
    QTRY_VERIFY(ruleLink());
    const QString ground = ruleLink()->text(QAccessible::Name);
    tabTo(ground);
    key(Qt::Key_Return);
    QTRY_COMPARE(m_app->page(), Page::Rules);
    RulesModel& rules = *m_app->controller<RulesModel>();
    QCOMPARE(rules.variantId(), QStringLiteral("classic"));
    QCOMPARE(rules.playedIn(), QString()); // they are the game's current rules
    QVERIFY(rules.marked() >= 0);
    const RuleRow& marked = rules.rows()[static_cast<std::size_t>(rules.marked())];
    QVERIFY2(!marked.grounds.empty(), qPrintable(marked.text));
    QTRY_COMPARE(focusName(), marked.text);
    // The mark stays for as long as Back leads to the page.
    const int at = rules.marked();
    m_app->setPage(Page::Record);
    m_app->back();
    QCOMPARE(m_app->page(), Page::Rules);
    QCOMPARE(rules.marked(), at);
    m_app->setPage(Page::Lobby);
    QCOMPARE(rules.marked(), -1);
}

void RundownPageTest::theRuleOfAGameThatHasChanged() {
    using namespace openshoe;
    engine::RuleSet played = *catalogue::Catalogue().find("classic");
    played.blackjackPays = {6, 5};
    RulesModel& rules = *m_app->controller<RulesModel>();
    rules.showPlayed(played, QStringLiteral("blackjack"), QStringLiteral("Round 7"));
    m_app->setPage(Page::Rules);
    QTRY_VERIFY(has(QStringLiteral("As they were in Round 7")));
    QVERIFY(rules.rows()[static_cast<std::size_t>(rules.marked())].text.contains(u"6:5"));
    // After choosing the same game: the rules as they are now.
    rules.setVariantId(QStringLiteral("classic"));
    QTRY_VERIFY(!has(QStringLiteral("As they were")) && has(QStringLiteral("It pays 3:2.")));
    // The rules of a deleted game can still be shown, until the page is left.
    played.id = "gone";
    rules.showPlayed(played, QStringLiteral("bust"), QStringLiteral("Round 8"));
    QTRY_VERIFY(has(QStringLiteral("As they were in Round 8")));
    m_app->setPage(Page::Lobby);
    m_app->setPage(Page::Rules);
    QTRY_VERIFY(!has(QStringLiteral("As they were")));
    QVERIFY(rules.variantId() != u"gone");
}

void RundownPageTest::thePanelKeepsItsOwnFilter() {
    choose(QStringLiteral("Ending"), QStringLiteral("Returned"));
    QTRY_COMPARE(rounds().count(), 0);
    QCOMPARE(m_app->rundown->count(), 5);
    m_app->rundown->filter()->setSearch(QStringLiteral("2"));
    QTRY_COMPARE(m_app->rundown->count(), 1);
    rounds().filter()->clear();
    QTRY_COMPARE(rounds().count(), 5);
    QCOMPARE(m_app->rundown->count(), 1);
}

void RundownPageTest::whatIsShownIsExported() {
    choose(QStringLiteral("Game"), QStringLiteral("Black Jack in Boxes"));
    QTRY_COMPARE(rounds().count(), 2);
    click(QStringLiteral("Export these rounds"));
    chooseFile(QStringLiteral("boxes.json"));
    const QString path = m_folder->filePath(QStringLiteral("boxes.json"));
    QTRY_VERIFY2(names().contains(QStringLiteral("Written to %1").arg(path)), qPrintable(names().join('\n')));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray written = file.readAll();
    QCOMPARE(written.count('\n'), 2);
    QVERIFY(written.contains("\"id\":1,") && written.contains("\"id\":2,"));
}

OPENSHOE_TEST(RundownPageTest, Window)
#include "tst_rundownpage.moc"
