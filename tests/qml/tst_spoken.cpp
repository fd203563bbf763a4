// SPDX-License-Identifier: GPL-3.0-or-later
// The real window, offscreen, as a screen reader hears it: what is announced during a round, and in which order.
// tests/campaigns/spoken_rounds.py checks that it arrives on the desktop's accessibility bus.
#include "play/arrangedshoe.h"
#include "play/productwords.h"
#include "tabletest.h"
#include "testprogram.h"

#include "models/preferences/settingscontroller.h"
#include "models/strategy/strategycontroller.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <functional>
#include <utility>

using namespace openshoe::engine;
using namespace openshoe::models;

namespace {

QStringList pieces; ///< one entry per announcement

QStringList sentences() {
    return pieces.join(u'\n').split(u'\n', Qt::SkipEmptyParts);
}

} // namespace

class SpokenTest : public TableTest {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aRoundIsToldInOrder_data();
    void aRoundIsToldInOrder();
    void othersAreSummedUp();
    void aRefusalIsToldEachTime();
    void aNewNameOfWhatHasTheKeyboard();
    void theCoachIsHeard();
    void timeRunningOutIsToldOnce();
    void cardsSayWhoseTheyAre();
    void lostSideBetsAreFoundUntilCollected();
    void theWalletTellsTheBalance();
    void seatsTellTheirNumbers();
    void whatWasCopiedIsSaid();
    void theBestOfACalculatedHandIsSaid();
    void dealIsOneTabAway();
    void eachStepOfTheGuideIsToldOnce();

private:
    /// Sits down and deals until the player has a turn; `pieces` holds what was announced up to then.
    void dealATurn(const QString& game);
    [[nodiscard]] QString ownCards() const;
    [[nodiscard]] const TableState& state() const { return m_app->table->session()->state(); }
    /// All accessible items with that role, as "name: description".
    [[nodiscard]] QStringList found(QAccessible::Role role) const;
    [[nodiscard]] QStringList shown() const;
    void openWindow();
    int m_unshown = 0; ///< announcements that were not exposed to screen readers
};

void SpokenTest::init() {
    newFolder();
    openWindow();
}

void SpokenTest::openWindow() {
    open();
    QVERIFY(m_app->data->isReady());
    QAccessible::setActive(true);
    m_app->settings->setBetClock(ClockTime::Off);
    m_app->settings->setDecisionClock(ClockTime::Off);
    pieces.clear();
    connect(m_app->announcer, &Announcer::spoken, m_app->announcer, [this](const QString& words) {
        pieces << words;
        m_unshown += shown().contains(words) ? 0 : 1;
    });
}

// Before Qt 6.8, which has announcements, a notification must be visible by then.
QStringList SpokenTest::shown() const {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    return pieces;
#else
    QStringList words;
    for (const QString& notice : found(QAccessible::Notification))
        words << notice.chopped(2);
    return words;
#endif
}

void SpokenTest::cleanup() {
    QAccessible::setActive(false);
    close();
    m_company = false;
    QCOMPARE(std::exchange(m_unshown, 0), 0);
}

void SpokenTest::dealATurn(const QString& game) {
    openGame(game);
    stake(1);
    QVERIFY(arrangeOffer(*table().session(), Action::Double));
    QTest::qWait(20);
    pieces.clear();
    key(Qt::Key_Space, QStringLiteral(" "));
    for (int i = 0; i < 10; ++i) {
        QTRY_VERIFY(table().live()->actions()->count() > 0);
        if (offers(Intent::Stand))
            break;
        key(Qt::Key_N, QStringLiteral("n"));
    }
    QVERIFY(offers(Intent::Stand));
    QTRY_VERIFY(sentences().contains(table().live()->questionName()));
}

QString SpokenTest::ownCards() const {
    QStringList cards;
    for (const Card card : state().seat(SeatNumber{1}).hand(HandNumber{1}).cards)
        cards << spoken(card);
    return cards.join(QStringLiteral(", "));
}

void SpokenTest::aRoundIsToldInOrder_data() {
    QTest::addColumn<int>("speed");
    for (const char* game : {"classic", "premium", "boxes", "rundown", "deluxe", "down-under"})
        QTest::newRow(game) << int{DealingSpeed::Off};
    QTest::newRow("classic moving") << int{DealingSpeed::Fast};
}

void SpokenTest::aRoundIsToldInOrder() {
    QFETCH(int, speed);
    m_app->settings->setAnimationSpeed(speed);
    dealATurn(QString::fromLatin1(QTest::currentDataTag()).section(u' ', 0, 0));
    if (QTest::currentTestFailed())
        return;
    const RuleSet& rules = table().session()->rules();
    const Card upCard = openshoe::engine::upCard(rules, state().dealer);
    const QString question = table().live()->questionName();
    QStringList told = sentences();
    if (told.first().startsWith(QStringLiteral("New shoe: ")))
        told.removeFirst();
    // The cards first, each hand in one sentence, then the dealer's; the question comes last.
    QVERIFY2(told.first().startsWith(QStringLiteral("Hand 1: ")) && told.first().endsWith(ownCards()),
             qPrintable(told.first()));
    QCOMPARE(told.value(1), QStringLiteral("Dealer: ") + spoken(upCard));
    QCOMPARE(told.last(), question);
    QVERIFY2(question.contains(spoken(handValue(state().seat(SeatNumber{1}).hand(HandNumber{1}).cards))),
             qPrintable(question));
    if (state().dealer.hint)
        QVERIFY(told.value(2).startsWith(QStringLiteral("Hidden card is ")));
    const qsizetype before = pieces.size();

    key(Qt::Key_S, QStringLiteral("s"));
    QTRY_COMPARE(table().live()->phase(), LiveRound::Over);
    QTRY_VERIFY(!pieces.isEmpty() && sentences().last().startsWith(QStringLiteral("Balance ")));
    QTest::qWait(50); // nothing more
    told = pieces.mid(before).join(u'\n').split(u'\n');
    // The dealer's cards, the dealer's outcome, the hand, the balance.
    const HandValue dealer = handValue(state().dealer.cards);
    const auto place = [&](const QString& pattern) {
        return told.indexOf(QRegularExpression(QStringLiteral("^(?:%1)$").arg(pattern)));
    };
    const qsizetype outcome = place(QStringLiteral("The dealer (has|busts with) (%1|blackjack)").arg(dealer.total));
    const qsizetype hand = place(QStringLiteral("Hand 1: (win|lose|push), [0-9.,]+"));
    QVERIFY2(outcome >= 0 && outcome < hand && hand < told.size() - 1, qPrintable(told.join(u'\n')));
    QVERIFY2(told.size() <= 6, qPrintable(told.join(u'\n')));
    QVERIFY2(names().contains(told.last()), qPrintable(told.last()));
    // Nothing is told twice, but from another deck the dealer may draw the same card as the up card, and only that.
    const bool sameDrawn = state().dealer.cards.size() == 3 && state().dealer.cards[2] == upCard;
    for (const QString& sentence : std::as_const(told)) {
        const int times = sameDrawn && sentence == QStringLiteral("Dealer: ") + spoken(upCard) ? 2 : 1;
        QVERIFY2(sentences().count(sentence) == times, qPrintable(sentence + u'\n' + sentences().join(u'\n')));
    }
    for (const Card card : state().dealer.cards) {
        const bool now = told.mid(0, outcome).join(u'\n').contains(spoken(card));
        QVERIFY2(now || card == upCard, qPrintable(told.join(u'\n')));
    }
    qInfo("in %d pieces: %s", int(pieces.size()), qPrintable(sentences().join(QStringLiteral(" | "))));
}

// With six others at the table their play takes one sentence before the player's turn and one after it.
void SpokenTest::othersAreSummedUp() {
    close();
    m_company = true;
    newFolder();
    openWindow();
    m_app->settings->setCompanyFor(QStringLiteral("deluxe"), openshoe::session::CompanyWish::Full);
    openGame(QStringLiteral("deluxe"));
    QTRY_VERIFY(table().company()->people()->count() > 3);
    int seat = 0;
    for (int i = 1; i <= table().seatCount() && seat == 0; ++i) {
        table().bets()->takeSeat(i);
        if (table().seats()->rows()[std::size_t(i - 1)].mine)
            seat = i;
    }
    QVERIFY(seat > 0);
    table().bets()->minStake(seat, -1);
    pieces.clear();
    key(Qt::Key_Space, QStringLiteral(" "));
    for (int i = 0; i < 200 && table().live()->phase() == LiveRound::Playing; ++i) {
        QTRY_VERIFY(table().live()->phase() != LiveRound::Playing || table().live()->actions()->count() > 0);
        if (table().live()->phase() == LiveRound::Playing)
            key(offers(Intent::Stand) ? Qt::Key_S : Qt::Key_N, offers(Intent::Stand) ? "s" : "n");
    }
    QTRY_VERIFY(!pieces.isEmpty() && sentences().last().startsWith(QStringLiteral("Balance ")));
    int theirs = 0;
    const QString own = QStringLiteral("Hand %1").arg(seat);
    const QStringList told = sentences();
    for (const QString& sentence : told)
        theirs += sentence.startsWith(QStringLiteral("Hand ")) && !sentence.startsWith(own);
    QVERIFY2(theirs <= 3, qPrintable(told.join(u'\n')));
    QVERIFY2(told.size() <= 16, qPrintable(told.join(u'\n')));
    // No cards but the player's and the dealer's.
    for (int i = 1; i <= table().seatCount(); ++i) {
        if (i == seat || state().seat(SeatNumber{std::uint8_t(i)}).handCount == 0)
            continue;
        QVERIFY(!told.join(u'\n').contains(QStringLiteral("to hand %1").arg(i)));
    }
    qInfo("%s", qPrintable(told.join(QStringLiteral(" | "))));
}

void SpokenTest::eachStepOfTheGuideIsToldOnce() {
    openGame(QStringLiteral("classic"));
    stake(1);
    QVERIFY(arrangeOffer(*table().session(), Action::Double));
    QTest::qWait(20);
    pieces.clear();
    key(Qt::Key_X, QStringLiteral("x"));
    QTRY_VERIFY(pieces.join(u'\n').contains(QStringLiteral("step 2 of 6")));
    key(Qt::Key_Space, QStringLiteral(" "));
    for (int i = 0; i < 10 && !offers(Intent::Stand); ++i) {
        QTRY_VERIFY(table().live()->actions()->count() > 0);
        if (!offers(Intent::Stand))
            key(Qt::Key_N, QStringLiteral("n"));
    }
    QTRY_VERIFY(sentences().contains(table().live()->questionName()));
    key(Qt::Key_X, QStringLiteral("x"));
    QTRY_VERIFY(pieces.join(u'\n').contains(QStringLiteral("step 4 of 6")));
    key(Qt::Key_S, QStringLiteral("s"));
    QTRY_VERIFY(pieces.join(u'\n').contains(QStringLiteral("step 5 of 6: This is how the round ended")));
    key(Qt::Key_X, QStringLiteral("x"));
    QTRY_VERIFY(pieces.join(u'\n').contains(QStringLiteral("step 6 of 6")));
    key(Qt::Key_X, QStringLiteral("x"));
    QTRY_VERIFY(!m_app->guide->isActive());
    const QStringList told = sentences();
    QStringList steps = told.filter(QStringLiteral("How to play, step"));
    QVERIFY2(steps.removeDuplicates() == 0, qPrintable(told.join(u'\n')));
    // Against an ace the third step has two sentences: one about insurance, one about the hand.
    for (int i = 2; i <= 6; ++i)
        QVERIFY2(!steps.filter(QStringLiteral("step %1 of 6").arg(i)).isEmpty(), qPrintable(steps.join(u'\n')));
    const auto insurance = steps.filter(QStringLiteral("The table has a question"));
    QVERIFY2(steps.size() == 5 + insurance.size(), qPrintable(steps.join(u'\n')));
    qInfo("%s", qPrintable(told.join(QStringLiteral(" | "))));
}

void SpokenTest::aRefusalIsToldEachTime() {
    openGame(QStringLiteral("classic"));
    pieces.clear();
    for (int i = 1; i <= 2; ++i) {
        key(Qt::Key_Space, QStringLiteral(" ")); // nothing is staked
        QTRY_COMPARE(pieces.size(), i);
        QCOMPARE(pieces.last(), table().message()->text());
        QVERIFY(!pieces.last().isEmpty());
    }
}

// A stake placed by key changes the name of the focused spot.
void SpokenTest::aNewNameOfWhatHasTheKeyboard() {
    openGame(QStringLiteral("classic"));
    key(Qt::Key_1, QStringLiteral("1"));
    QCOMPARE(focusName(), QStringLiteral("Spot 1"));
    key(Qt::Key_Plus, QStringLiteral("+"));
    QTRY_VERIFY2(focusName().startsWith(QStringLiteral("Spot 1, ")), qPrintable(focusName()));
}

void SpokenTest::theCoachIsHeard() {
    m_app->settings->setCoach(CoachMode::Always);
    dealATurn(QStringLiteral("classic"));
    if (QTest::currentTestFailed())
        return;
    QTRY_VERIFY(!m_app->coach->shortText().isEmpty());
    const QString advice = m_app->coach->shortText();
    QVERIFY2(advice.startsWith(QStringLiteral("Best: ")), qPrintable(advice));
    QTRY_COMPARE(sentences().last(), advice);
    QCOMPARE(sentences().count(advice), 1);
}

void SpokenTest::timeRunningOutIsToldOnce() {
    m_app->settings->setDecisionClock(10);
    table().clock().setManualClock(true);
    dealATurn(QStringLiteral("classic"));
    if (QTest::currentTestFailed())
        return;
    pieces.clear();
    for (int i = 0; i < 9; ++i) {
        table().clock().advance(std::chrono::seconds(1));
        QCoreApplication::processEvents();
    }
    QTRY_COMPARE(pieces.size(), 1);
    QCOMPARE(pieces.first(), QStringLiteral("Time left: 3 s"));
}

QStringList SpokenTest::found(QAccessible::Role role) const {
    QStringList all;
    (void)accessible([&](QAccessibleInterface* item) {
        if (item->role() == role)
            all << item->text(QAccessible::Name) + QStringLiteral(": ") + item->text(QAccessible::Description);
        return false;
    });
    return all;
}

void SpokenTest::cardsSayWhoseTheyAre() {
    dealATurn(QStringLiteral("classic"));
    const QStringList cards = found(QAccessible::Graphic);
    for (const Card card : state().seat(SeatNumber{1}).hand(HandNumber{1}).cards)
        QVERIFY2(cards.contains(spoken(card) + QStringLiteral(": Hand 1")), qPrintable(cards.join(u'\n')));
    const QString up =
        spoken(openshoe::engine::upCard(table().session()->rules(), state().dealer)) + QStringLiteral(": Dealer");
    QVERIFY2(cards.contains(up), qPrintable(cards.join(u'\n')));
    QVERIFY2(cards.contains(QStringLiteral("Hidden card: Dealer")), qPrintable(cards.join(u'\n')));
}

void SpokenTest::lostSideBetsAreFoundUntilCollected() {
    openGame(QStringLiteral("rundown"));
    stake(1);
    for (int round = 0; round < 40; ++round) {
        table().bets()->minStake(1, 0);
        QTRY_VERIFY(table().bets()->canDeal());
        key(Qt::Key_Space, QStringLiteral(" "));
        QTRY_VERIFY(table().live()->phase() == LiveRound::Over || table().live()->actions()->count() > 0);
        finishRound();
        const auto& plays = state().plays;
        const auto lost = std::find_if(plays.begin(), plays.end(), [](const Play& play) {
            return play.kind == StakeKind::Side && play.returned.isZero();
        });
        const auto isLost = [](const QString& name) {
            return name.contains(QStringLiteral(", hand 1: ")) && name.endsWith(QStringLiteral(", 0.00"));
        };
        const auto count = [&] {
            const QStringList all = names();
            return std::count_if(all.begin(), all.end(), isLost);
        };
        if (lost != plays.end()) {
            QVERIFY2(count() > 0, qPrintable(names().join(u'\n')));
            QTest::qWait(400); // the chips have arrived in the rack
            QVERIFY2(count() > 0, qPrintable(names().join(u'\n')));
            key(Qt::Key_N, QStringLiteral("n")); // clears the table
            QTRY_COMPARE(count(), 0);
            return;
        }
        key(Qt::Key_N, QStringLiteral("n"));
        stake(1);
    }
    QFAIL("no side bet was lost");
}

void SpokenTest::theWalletTellsTheBalance() {
    openGame(QStringLiteral("classic"));
    const QStringList buttons = found(QAccessible::Button);
    QVERIFY2(!buttons.filter(QRegularExpression(QStringLiteral("^Wallet: Balance [0-9.,]+ "))).isEmpty(),
             qPrintable(buttons.join(u'\n')));
}

void SpokenTest::seatsTellTheirNumbers() {
    openGame(QStringLiteral("deluxe"));
    for (int seat = 1; seat <= table().seatCount(); ++seat)
        table().bets()->leaveSeat(seat);
    QTRY_COMPARE(found(QAccessible::Button).filter(QStringLiteral("Take seat")).size(), table().seatCount());
    for (int seat = 1; seat <= table().seatCount(); ++seat)
        QVERIFY(found(QAccessible::Button).contains(QStringLiteral("Take seat: Seat %1").arg(seat)));
}

// Every time, even with the same words as before.
void SpokenTest::whatWasCopiedIsSaid() {
    m_app->setPage(Page::Strategy);
    SheetExporter* exporter = m_app->controller<StrategyController>()->exporter();
    QTRY_VERIFY(exporter->isReady());
    pieces.clear();
    for (int i = 1; i <= 2; ++i) {
        exporter->copyText();
        QTRY_COMPARE(pieces.size(), i);
        QCOMPARE(pieces.last(), QStringLiteral("Copied as text"));
    }
}

void SpokenTest::theBestOfACalculatedHandIsSaid() {
    m_app->setPage(Page::Strategy);
    HandCalculator* calculator = m_app->controller<StrategyController>()->calculator();
    calculator->setShown(true);
    calculator->setOwn(QStringLiteral("T 6"));
    pieces.clear();
    calculator->setUp(QStringLiteral("9"));
    QTRY_VERIFY(!calculator->isWorking() && calculator->plays()->count() > 0);
    const auto& plays = calculator->plays()->rows();
    const auto best = std::ranges::find(plays, true, &CalculatedPlay::best);
    QVERIFY(best != plays.end() && best->accessibleName.endsWith(u". Best"));
    QTRY_COMPARE(pieces, QStringList{best->accessibleName});
}

// From the focus's resting place, which it returns to when a round is played: not by way of every spot of the table.
void SpokenTest::dealIsOneTabAway() {
    openGame(QStringLiteral("deluxe"));
    stake(1);
    QVERIFY(focusName().startsWith(QStringLiteral("Spot 1, ")));
    key(Qt::Key_Space, QStringLiteral(" "));
    QTRY_VERIFY(table().live()->phase() != LiveRound::Betting);
    finishRound();
    key(Qt::Key_Tab);
    QCOMPARE(focusName(), QStringLiteral("Deal again"));
}

OPENSHOE_TEST(SpokenTest, Window)
#include "tst_spoken.moc"
