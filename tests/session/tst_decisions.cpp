// SPDX-License-Identifier: GPL-3.0-or-later
// What a person could see at each decision, compared with handmade lists: for each question the hand, the up card, what
// is known of the hole card, and every other card that was face up by then.
#include "session/round/decisions.h"

#include "analysis/advice.h"
#include "engine/script.h"
#include "session/worth/pricing.h"
#include "tables.h"
#include "testprogram.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace openshoe;
using namespace openshoe::engine;
using session::SeenDecision;

namespace {

QString word(const std::string& text) { return QString::fromStdString(text); }

std::vector<Card> cardsOf(const QString& text) {
    std::vector<Card> cards;
    for (const QString& card : text.split(u' ', Qt::SkipEmptyParts))
        cards.push_back(*Card::parse(card.toStdString()));
    return cards;
}

QString sortedText(std::vector<Card> cards) {
    std::sort(cards.begin(), cards.end(), [](Card a, Card b) { return a.index() < b.index(); });
    QStringList words;
    for (const Card card : cards)
        words << word(card.text());
    return words.join(u' ');
}

// "turn 1.2 KS 6D vs 9C hint small hole 4D gone 2C 3C: hit early"; gone: other cards that are no longer unseen.
QString told(const RuleSet& rules, const SeenDecision& seen) {
    QStringList text{word(name(seen.question.kind)),
                     QStringLiteral("%1.%2").arg(seen.question.seat.value).arg(seen.question.hand.value)};
    if (seen.question.on == StakeKind::Behind)
        text << QStringLiteral("behind");
    if (!seen.decision)
        return (text << QStringLiteral("?")).join(u' ');
    const analysis::Decision& d = *seen.decision;
    std::vector<Card> gone;
    for (int i = 0; i < cardsPerDeck; ++i)
        gone.insert(gone.end(), static_cast<std::size_t>(rules.decks - d.unseen.count(Card::fromIndex(i))),
                    Card::fromIndex(i));
    const auto without = [&](Card card) {
        const auto at = std::find(gone.begin(), gone.end(), card);
        if (at == gone.end())
            text << QStringLiteral("(%1 still unseen!)").arg(word(card.text()));
        else
            gone.erase(at);
    };
    for (const Card card : d.hand) {
        text << word(card.text());
        without(card);
    }
    without(d.up);
    text << QStringLiteral("vs") << word(d.up.text());
    if (d.fromSplit)
        text << QStringLiteral("split");
    if (d.hands > 1)
        text << QStringLiteral("of %1").arg(d.hands);
    if (d.doubleShare < 1)
        text << QStringLiteral("double for %1").arg(d.doubleShare);
    if (d.hint)
        text << QStringLiteral("hint") << word(name(*d.hint));
    if (d.hole)
        text << QStringLiteral("hole") << word(d.hole->text());
    if (!gone.empty())
        text << QStringLiteral("gone") << sortedText(gone);
    QString line = text.join(u' ');
    if (seen.answer)
        line += QStringLiteral(": ") + word(name(*seen.answer));
    if (seen.cause != Cause::Player)
        line += u' ' + word(name(seen.cause));
    return line;
}

// The same, with the cards gone in told()'s order.
QString ordered(const QString& line) {
    static const QRegularExpression gone(QStringLiteral("gone ([^:]*)"));
    const auto match = gone.match(line);
    return match.hasMatch() ? QString(line).replace(match.captured(1), sortedText(cardsOf(match.captured(1)))) : line;
}

struct Sitter {
    const char* id;
    bool trial = false;
};

// A table whose shoe is a list of cards, dealt from the front as the rules require.
class Table {
public:
    Table(const char* id, const std::vector<Sitter>& people) : rules(test::game(id)) {
        m_state.currency = rules.limits[0].currency;
        for (const Sitter& person : people)
            m_state.players.push_back(
                {.id = person.id, .balance = rules.limits[0].max.times(1000), .trial = person.trial});
    }

    void setBalance(int player, base::Money balance) {
        m_state.players[static_cast<std::size_t>(player)].balance = balance;
    }

    /// A round with these cards, or continuing where the last one stopped.
    void play(const QString& cards, const std::vector<PlaceStake>& bets, const std::vector<Act>& acts,
              bool goesOn = false) {
        if (!goesOn) {
            m_shoe = cardsOf(cards);
            changeShoe(rules, m_state, true);
        } else {
            for (const Card card : cardsOf(cards))
                m_shoe.push_back(card);
        }
        auto result = playScript(rules, m_state, {.bets = bets, .actions = acts}, m_shoe);
        if (!result)
            qFatal("the shoe is too short");
        for (const auto& refusal : result->bets)
            refused += refusal.has_value();
        for (const auto& refusal : result->actions)
            refused += refusal.has_value();
        logs.push_back(std::move(result->events));
    }
    [[nodiscard]] PlaceStake bet(int player, int seat, StakeKind kind = StakeKind::Main) const {
        return {.player = PlayerNumber{static_cast<std::uint16_t>(player)}, .seat = test::seat(seat), .kind = kind,
                .sideBet = -1, .amount = rules.limits[0].min};
    }
    static Act act(int player, int seat, int hand, Action action, bool early = false) {
        return {.player = PlayerNumber{static_cast<std::uint16_t>(player)}, .seat = test::seat(seat),
                .hand = HandNumber{static_cast<std::uint8_t>(hand)}, .action = action, .early = early};
    }
    [[nodiscard]] QStringList tell(const char* person) const {
        const auto decisions = session::decisionsSeen(rules, logs, person);
        if (!decisions)
            return {word(decisions.error().text())};
        QStringList lines;
        for (const SeenDecision& seen : *decisions)
            lines << told(rules, seen);
        return lines;
    }

    RuleSet rules;
    std::vector<Events> logs;
    int refused = 0;

private:
    TableState m_state;
    std::vector<Card> m_shoe;
};

#define COMPARE_LINES(actual, ...)                                                                                     \
    do {                                                                                                               \
        const QStringList lines = actual;                                                                              \
        QStringList wanted{__VA_ARGS__};                                                                               \
        std::transform(wanted.begin(), wanted.end(), wanted.begin(), ordered);                                         \
        QVERIFY2(lines == wanted, qPrintable(QStringLiteral("\n  ") + lines.join(QStringLiteral("\n  "))));            \
    } while (false)

} // namespace

class TestDecisions : public QObject {
    Q_OBJECT

private slots:
    // The hole card stays unknown until the dealer turns it, unlike the player's own draws.
    void aHandAlone() {
        Table table("classic", {{"me"}});
        table.play(
            "2S TC 3H 9D 4C 6C 5D", {table.bet(0, 1)},
            {Table::act(0, 1, 1, Action::Hit), Table::act(0, 1, 1, Action::Hit), Table::act(0, 1, 1, Action::Stand)});
        QCOMPARE(table.refused, 0);
        COMPARE_LINES(table.tell("me"), "turn 1.1 2S 3H vs TC: hit", "turn 1.1 2S 3H 4C vs TC: hit",
                      "turn 1.1 2S 3H 4C 6C vs TC: stand");
        QVERIFY(table.tell("someone else").isEmpty());
    }

    // Within a shoe, the earlier round's cards are gone, its hole card included; a new shoe brings all of them back.
    void cardsOfEarlierRounds() {
        Table table("boxes", {{"me"}});
        table.play("TS 7C 9S 8H 9D", {table.bet(0, 1)}, {Table::act(0, 1, 1, Action::Stand)});
        table.play("2S 5C 3S 4H 9H 6H 7D", {table.bet(0, 1)}, {Table::act(0, 1, 1, Action::Stand)}, true);
        table.play("2S TC 3S 4H 9H 6H 7D", {table.bet(0, 1)}, {Table::act(0, 1, 1, Action::Stand)});
        // No peek: the dealer's second card is face down until the turns are over.
        COMPARE_LINES(table.tell("me"), "turn 1.1 TS 9S vs 7C: stand",
                      "turn 1.1 2S 3S vs 5C gone 7C 8H 9S 9D TS: stand", "turn 1.1 2S 3S vs TC: stand");
    }

    // Insurance is offered before the dealer peeks; that there is no blackjack follows from the rules, not from a card
    // seen.
    void anOfferBeforeThePeek() {
        Table table("premium", {{"me"}});
        table.play("2S AC 9S 5H 8D 6C 9D", {table.bet(0, 1)},
                   {Table::act(0, 1, 1, Action::Decline), Table::act(0, 1, 1, Action::Hit)});
        COMPARE_LINES(table.tell("me"), "insurance 1.1 2S 9S vs AC: decline", "turn 1.1 2S 9S vs AC: hit",
                      "turn 1.1 2S 9S 8D vs AC: stand silence");
    }

    // The hole card is dealt first here. Its class is known, or it is face up if both cards are gold.
    void whatIsKnownOfTheHiddenCard() {
        Table table("down-under", {{"me"}});
        table.play("TS 4D 6H 9C 2H 8S", {table.bet(0, 1)}, {Table::act(0, 1, 1, Action::Hit)});
        table.play("TS QD 6H KC 4D", {table.bet(0, 1)}, {Table::act(0, 1, 1, Action::Hit)});
        COMPARE_LINES(table.tell("me"), "turn 1.1 TS 6H vs 9C hint small: hit",
                      "turn 1.1 TS 6H 2H vs 9C hint small: stand silence",
                      "turn 1.1 TS 6H vs KC hint large hole QD: hit",
                      "turn 1.1 TS 6H 4D vs KC hint large hole QD: stand silence");
    }

    // Three hands, played from the right, the middle one split: each sees the others' cards so far.
    void severalHands() {
        Table table("rundown", {{"me"}});
        table.play("2S 3S 4S TC 2H 3H 4H 9D 5D 6C 7C 8D TD", {table.bet(0, 1), table.bet(0, 2), table.bet(0, 3)},
                   {Table::act(0, 3, 1, Action::Hit), Table::act(0, 3, 1, Action::Stand),
                    Table::act(0, 2, 1, Action::Split), Table::act(0, 2, 1, Action::Hit),
                    Table::act(0, 2, 1, Action::Stand), Table::act(0, 2, 2, Action::Stand),
                    Table::act(0, 1, 1, Action::Stand)});
        QCOMPARE(table.refused, 0);
        COMPARE_LINES(table.tell("me"), "turn 3.1 2S 2H vs TC gone 3S 4S 3H 4H: hit",
                      "turn 3.1 2S 2H 5D vs TC gone 3S 4S 3H 4H: stand",
                      "turn 2.1 3S 3H vs TC gone 2S 4S 2H 4H 5D: split",
                      "turn 2.1 3S 6C vs TC split of 2 gone 2S 4S 2H 3H 4H 5D 7C: hit",
                      "turn 2.1 3S 6C 8D vs TC split of 2 gone 2S 4S 2H 3H 4H 5D 7C: stand",
                      "turn 2.2 3H 7C vs TC split of 2 gone 2S 3S 4S 2H 4H 5D 8D 6C: stand",
                      "turn 1.1 4S 4H vs TC gone 2S 3S 2H 3H 5D 8D 6C 7C: stand");
    }

    // Someone with a stake behind a hand is asked about its cards, and knows everyone's; an early decision was made
    // without the cards that came after.
    void behindAndAhead() {
        Table table("deluxe", {{"ann"}, {"bob"}});
        table.play("5S 9S AC 6S 7S 4H TD 2D 8H 3H",
                   {table.bet(0, 1), table.bet(1, 3), table.bet(1, 1, StakeKind::Behind)},
                   {Table::act(0, 1, 1, Action::Decline), Table::act(1, 1, 1, Action::Insurance),
                    Table::act(1, 3, 1, Action::Decline), Table::act(1, 3, 1, Action::Stand, true),
                    Table::act(0, 1, 1, Action::Double), Table::act(1, 1, 1, Action::FollowDouble)});
        QCOMPARE(table.refused, 0);
        COMPARE_LINES(table.tell("ann"), "insurance 1.1 5S 6S vs AC gone 7S 9S: decline",
                      "turn 1.1 5S 6S vs AC gone 7S 9S: double");
        COMPARE_LINES(table.tell("bob"), "insurance 1.1 behind 5S 6S vs AC gone 7S 9S: insurance",
                      "insurance 3.1 9S 7S vs AC gone 5S 6S: decline",
                      "follow-double 1.1 behind 5S 6S vs AC gone 7S 9S: follow-double",
                      "turn 3.1 9S 7S vs AC gone 5S 6S: stand early");
        table.play(
            "8S 9S 6C 8H 7S 4H TD 2D 8C 3H TC", {table.bet(0, 1), table.bet(1, 3), table.bet(1, 1, StakeKind::Behind)},
            {Table::act(0, 1, 1, Action::Split), Table::act(1, 1, 1, Action::Decline),
             Table::act(0, 1, 1, Action::Stand), Table::act(0, 1, 2, Action::Stand), Table::act(1, 3, 1, Action::Hit)});
        table.logs.erase(table.logs.begin());
        COMPARE_LINES(table.tell("bob"), "follow-split 1.1 behind 8S 8H vs 6C gone 7S 9S: decline silence",
                      "turn 3.1 9S 7S vs 6C gone 8S 2D 8H TD: hit");
    }

    // Where doubles for less are allowed, what a double would add is what is left, but for an odd cent: a question of
    // one's own wallet.
    void doublesForLess() {
        Table table("deluxe", {{"ann"}, {"bob"}});
        table.rules.doubling.less = true;
        const base::Money stake = table.rules.limits[0].min;
        table.setBalance(0, stake.times(3).half());
        table.setBalance(1, stake.times(5).half().half());
        table.play("5S 6C 6S 4H TD TH", {table.bet(0, 1), table.bet(1, 1, StakeKind::Behind)},
                   {Table::act(0, 1, 1, Action::Double), Table::act(1, 1, 1, Action::FollowDouble)});
        QCOMPARE(table.refused, 0);
        COMPARE_LINES(table.tell("ann"), "turn 1.1 5S 6S vs 6C double for 0.5: double");
        COMPARE_LINES(table.tell("bob"), "follow-double 1.1 behind 5S 6S vs 6C double for 0.248: follow-double");
        // Priced for what is added: whoever follows wins a quarter more, of the best hand there is for it.
        const auto seen = session::decisionsSeen(table.rules, table.logs, "bob").value().front();
        const auto worth = session::worthsOf(seen, analysis::advise(table.rules, *seen.decision).value());
        const auto of = [&](Action action) { return worth[static_cast<std::size_t>(action)].value(); };
        QVERIFY(of(Action::Decline) > 0);
        QVERIFY(std::abs(of(Action::FollowDouble) - 1.248 * of(Action::Decline)) < 1e-12);
    }

    // A round at its question: it comes last, without an answer, with the possible answers.
    void theQuestionAtHand() {
        Table table("boxes", {{"me"}});
        table.play("TS 7C 6S 8H 4D 9D", {table.bet(0, 1)},
                   {Table::act(0, 1, 1, Action::Hit), Table::act(0, 1, 1, Action::Stand)});
        const auto whole = session::decisionsSeen(table.rules, table.logs, "me").value();
        QCOMPARE(whole.size(), std::size_t{2});
        table.logs.back().resize(whole[1].event);
        COMPARE_LINES(table.tell("me"), "turn 1.1 TS 6S vs 7C: hit", "turn 1.1 TS 6S 4D vs 7C");
        const auto open = session::decisionsSeen(table.rules, table.logs, "me").value();
        QVERIFY(!open.back().answer && open.back().event == table.logs.back().size());
        QStringList offered;
        for (const Offer& offer : open.front().offers)
            offered << word(name(offer.action));
        QCOMPARE(offered, (QStringList{"hit", "stand", "double", "surrender"}));
        // In a finished round nothing is asked, and the start of a later log asks nothing about the one before.
        QCOMPARE(session::decisionsSeen(table.rules, {}, "me").value().size(), std::size_t{0});
    }

    void aBrokenLogIsAnError() {
        Table table("classic", {{"me"}});
        table.play("2S TC 9H 9D 4C 6C 5D", {table.bet(0, 1)}, {Table::act(0, 1, 1, Action::Stand)});
        table.logs.push_back(table.logs.front());
        table.logs.back().erase(table.logs.back().begin() + 1);
        const auto broken = session::decisionsSeen(table.rules, table.logs, "me");
        QVERIFY(!broken);
        QVERIFY2(broken.error().where.starts_with("log 1, event 1 "), broken.error().text().c_str());
    }

    // More of a card than the decks hold: the question is reported, but no figure can be given.
    void moreCardsThanTheDecksHold() {
        Table table("premium", {{"me"}});
        table.rules.decks = 1;
        table.play("2S TC 2S 9D 4C 6C 5D", {table.bet(0, 1)}, {Table::act(0, 1, 1, Action::Stand)});
        COMPARE_LINES(table.tell("me"), "turn 1.1 ?");
    }
};

OPENSHOE_TEST(TestDecisions, Core)
#include "tst_decisions.moc"
