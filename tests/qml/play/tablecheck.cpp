// SPDX-License-Identifier: GPL-3.0-or-later
#include "tablecheck.h"

#include "complaints.h"
#include "productwords.h"

#include "engine/settlement.h"

#include <QQuickItem>
#include <QRegularExpression>

#include <algorithm>
#include <optional>

using namespace openshoe::engine;
using openshoe::base::Money;
using openshoe::models::LiveRound;
using openshoe::models::TableController;
using openshoe::session::Draft;
using openshoe::session::Place;
using openshoe::session::TableSession;

namespace {

constexpr PlayerNumber me{0};

/// One inspection of the table: each function checks one kind of thing and notes what is wrong.
class Look {
public:
    Look(QQuickWindow* window, TableController& table)
        : m_window(window), m_screen(window), m_table(table), m_session(*table.session()), m_state(m_session.state()),
          m_rules(m_session.rules()), m_drafting(table.live()->phase() == LiveRound::Betting) {}

    void atCards();
    void atTotals();
    void atDealer();
    void atStakes();
    void atSpots();
    void atMoney();
    void atResult();
    void atQuestion();
    void atKeyboard();
    void atOverlaps();

    QStringList wrong;

private:
    void note(const QString& what) { wrong << what; }
    [[nodiscard]] QString label(SeatNumber seat, HandNumber hand) const;
    [[nodiscard]] const Thing* onFelt(const QString& start) const;
    void amountOf(const Thing* thing, const QString& called, Money amount);
    void says(const Thing* thing, const QString& called, HandValue value, bool finished);
    void atHand(SeatNumber seat, HandNumber number, const Hand& hand);
    void atPlay(const Play& play);
    void atOffers(const std::optional<Question>& asked);
    void atCommonOffers(const Question& asked);
    [[nodiscard]] std::vector<Question> together(const Question& asked) const;
    void atRundown(Money net);
    [[nodiscard]] std::optional<Settlement> seenEnd(const Play& play) const;
    [[nodiscard]] Money net() const;

    QQuickWindow* m_window;
    Screen m_screen;
    TableController& m_table;
    const TableSession& m_session;
    const TableState& m_state;
    const RuleSet& m_rules;
    bool m_drafting; ///< the previous round is off the table, stakes are being placed
};

template <typename F> void forEachHand(const TableState& state, F&& f) {
    for (int i = 1; i <= maxSeats; ++i) {
        const SeatNumber seat{static_cast<std::uint8_t>(i)};
        for (int h = 1; h <= state.seat(seat).handCount; ++h)
            f(seat, HandNumber{static_cast<std::uint8_t>(h)}, state.seat(seat));
    }
}

bool isCard(const Thing& thing) {
    return thing.onFelt && thing.role == QAccessible::Graphic &&
           (thing.name == u"Hidden card" || thing.name.contains(u" of "));
}

QString Look::label(SeatNumber seat, HandNumber hand) const {
    if (m_rules.table.seats == 1)
        return QStringLiteral("Hand %1").arg(hand.value);
    if (m_state.seat(seat).handCount <= 1)
        return QStringLiteral("Hand %1").arg(seat.value);
    return QStringLiteral("Hand %1.%2").arg(seat.value).arg(hand.value);
}

const Thing* Look::onFelt(const QString& start) const {
    for (const Thing* thing : m_screen.all(QAccessible::StaticText)) {
        if (thing->onFelt && thing->name.startsWith(start))
            return thing;
    }
    return nullptr;
}

void Look::amountOf(const Thing* thing, const QString& called, Money amount) {
    if (!thing)
        note(QStringLiteral("nothing says “%1 … %2”").arg(called, plain(amount)));
    else if (amountIn(thing->name) != amount)
        note(QStringLiteral("“%1” should say %2").arg(thing->name, plain(amount)));
}

// How the play has ended as far as people can see: a bust, a surrender and a blackjack paid at once before the round's
// end.
std::optional<Settlement> Look::seenEnd(const Play& play) const {
    if (play.settled)
        return Settlement{play.result, play.returned};
    const auto certain = certainOf(m_rules, m_state, play);
    const bool waits =
        certain && certain->result == PlayResult::Blackjack && !isPaidAtOnce(m_rules, m_state, play);
    return waits ? std::nullopt : certain;
}

Money Look::net() const {
    Money net;
    for (const Play& play : m_state.plays) {
        if (play.player == me)
            net += play.returned - play.stake;
    }
    return net;
}

void Look::atCards() {
    QStringList lying;
    QStringList expected;
    for (const Thing& thing : m_screen.things()) {
        if (isCard(thing))
            lying << thing.name;
    }
    if (!m_drafting) {
        for (int i = 0; i < m_state.dealer.cards.size(); ++i) {
            const bool up =
                m_state.dealer.holeTurned || i > 1 || (i == 0) == (m_rules.table.dealerFirstCard == FirstCard::Up);
            expected << (up ? spoken(m_state.dealer.cards[i]) : QStringLiteral("Hidden card"));
        }
        forEachHand(m_state, [&](SeatNumber, HandNumber number, const Seat& seat) {
            for (const Card card : seat.hand(number).cards)
                expected << spoken(card);
        });
    }
    lying.sort();
    expected.sort();
    if (lying != expected)
        note(QStringLiteral("on the felt lie [%1], dealt were [%2]")
                 .arg(lying.join(QStringLiteral(", ")), expected.join(QStringLiteral(", "))));
}

void Look::atHand(SeatNumber seat, HandNumber number, const Hand& hand) {
    const QString called = label(seat, number) + QStringLiteral(": ");
    const Thing* said = onFelt(called);
    if (!said) {
        note(QStringLiteral("nothing says “%1…”").arg(called));
        return;
    }
    const HandValue value = handValue(hand.cards);
    const bool finished = m_state.phase == Phase::Over || isFinished(m_rules, m_state.seat(seat), hand);
    const Play* play = m_state.find(StakeKind::Main, m_state.seat(seat).holder.value_or(me), seat, number);
    const auto end = play ? seenEnd(*play) : std::nullopt;
    if (end && !play->settled && end->result == PlayResult::Bust) {
        if (said->name != QStringLiteral("%1%2, bust").arg(called).arg(value.total))
            note(QStringLiteral("“%1” for a bust").arg(said->name));
    } else if (end) {
        amountOf(said, called, end->returned);
        if (!said->name.contains(wordsFor(end->result)))
            note(QStringLiteral("“%1” for a %2").arg(said->name, QLatin1String(name(end->result))));
    } else {
        says(said, called, value, finished);
    }
    const QString plate = said->face->object()->property("totalText").toString();
    if (finished && plate.contains(u'/'))
        note(QStringLiteral("%1finished, its plate says “%2”").arg(called, plate));
}

// Softness matters only while there are choices: a finished hand may be called by its total alone.
void Look::says(const Thing* thing, const QString& called, HandValue value, bool finished) {
    const QString words = thing ? thing->name.mid(called.size()) : QString();
    const bool blackjack = value.total == 21 && words.compare(u"blackjack", Qt::CaseInsensitive) == 0;
    if (words != spoken(value) && !blackjack && !(finished && words == QString::number(value.total)))
        note(QStringLiteral("“%1%2” should be “%1%3”").arg(called, words, spoken(value)));
}

void Look::atTotals() {
    if (m_drafting) {
        if (const Thing* left = onFelt(QStringLiteral("Hand ")))
            note(QStringLiteral("“%1” is said of a hand that is gone").arg(left->name));
        return;
    }
    forEachHand(m_state, [&](SeatNumber seat, HandNumber number, const Seat& there) {
        if (!there.hand(number).cards.empty())
            atHand(seat, number, there.hand(number));
    });
}

void Look::atDealer() {
    const DealerHand& dealer = m_state.dealer;
    if (m_drafting || dealer.cards.size() < 2)
        return;
    Cards seen;
    for (int i = 0; i < dealer.cards.size(); ++i) {
        if (dealer.holeTurned || dealer.cards[i] == upCard(m_rules, dealer))
            seen.add(dealer.cards[i]);
        if (!dealer.holeTurned && seen.size() == 1)
            break;
    }
    const QString called = QStringLiteral("Dealer: ");
    const Thing* said = onFelt(called);
    if (seen.size() > 1 || seen[0].rank != Rank::Ace)
        says(said, called, handValue(seen), m_state.phase == Phase::Over);
    else if (!said || said->name.mid(called.size()).compare(u"ace", Qt::CaseInsensitive) != 0)
        note(QStringLiteral("the dealer's one ace is called “%1”").arg(said ? said->name : QString()));
    if (!dealer.hint || dealer.holeTurned)
        return;
    const QString hint = QStringLiteral("Hidden card is ") + QLatin1String(name(*dealer.hint));
    const auto& things = m_screen.things();
    if (std::none_of(things.begin(), things.end(), [&](const Thing& thing) { return thing.name.contains(hint); }))
        note(QStringLiteral("nothing says “%1”").arg(hint));
}

// The required form: "Stake, hand 1, 25.00" until it is settled, "Poker, hand 3: straight, 110.00" once it is paid.
void Look::atPlay(const Play& play) {
    const bool side = play.kind == StakeKind::Side;
    const auto end = seenEnd(play);
    if (end && !end->returned.isPositive())
        return; // it is in the house's rack by now
    QString what = play.kind == StakeKind::Main     ? QStringLiteral("Stake")
                   : play.kind == StakeKind::Behind ? QStringLiteral("Behind")
                                                    : QStringLiteral("Insurance");
    if (side) {
        const SideBet& bet = m_rules.sideBets[static_cast<std::size_t>(play.sideBet)];
        what = QString::fromStdString(bet.name.empty() ? bet.id : bet.name);
    }
    const QString hand = label(play.seat, play.hand).toLower();
    const QString where = side && !end ? QStringLiteral("spot %1").arg(play.seat.value) : hand;
    const QString called = QStringLiteral("%1, %2%3 ").arg(what, where, QString(end ? u':' : u','));
    const Money last = play.house.isPositive() ? play.house : play.stake; // the house's is said last
    amountOf(onFelt(called), called, end ? end->returned : last);
}

void Look::atStakes() {
    if (m_drafting)
        return;
    for (const Play& play : m_state.plays)
        atPlay(play);
}

void Look::atSpots() {
    const Draft& draft = m_session.slip().draft();
    for (int i = 1; i <= m_rules.table.seats; ++i) {
        const SeatNumber seat{static_cast<std::uint8_t>(i)};
        const QString called = QStringLiteral("Spot %1").arg(i);
        const Money stake = m_drafting ? draft.at({seat, StakeKind::Main, -1}) : m_state.mainStake(seat);
        const Thing* spot = m_screen.place(called);
        if (!spot)
            note(QStringLiteral("there is no “%1”").arg(called));
        else if (stake.isPositive())
            amountOf(spot, called, stake);
        else if (spot->name != called)
            note(QStringLiteral("“%1” carries nothing").arg(spot->name));
    }
}

void Look::atMoney() {
    const Money staked = m_drafting ? m_session.slip().draft().total() : Money{};
    const Thing* balance = nullptr;
    const Thing* stake = nullptr;
    for (const Thing& thing : m_screen.things()) {
        if (thing.name.startsWith(u"Balance "))
            balance = &thing;
        else if (!thing.onFelt && thing.role == QAccessible::StaticText && thing.name.startsWith(u"Stake "))
            stake = &thing;
    }
    amountOf(balance, QStringLiteral("Balance"), m_session.wallet() - staked);
    if (m_session.question())
        return;
    // What Deal will stake: the slip, or after a round the same stakes again.
    const Money next = m_drafting ? staked : m_session.lastDraft().total();
    const Thing* again = m_screen.button(QStringLiteral("Deal again"));
    if (stake)
        amountOf(stake, QStringLiteral("Stake"), next);
    if (again && again->enabled && amountIn(again->about) != next)
        note(QStringLiteral("Deal again is described “%1”, it stakes %2").arg(again->about, plain(next)));
    if (!stake && !again)
        note(QStringLiteral("nothing says what Deal will stake"));
}

void Look::atResult() {
    if (m_table.live()->phase() != LiveRound::Over || m_state.cancelled)
        return;
    const Money expected = net();
    QStringList said;
    for (const Thing* thing : m_screen.all(QAccessible::AlertMessage)) {
        if (thing->onFelt)
            continue;
        said << thing->name;
        if (amountIn(thing->name.section(QStringLiteral(" · "), 0, 0)) == expected) { // the net comes first
            atRundown(expected);
            return;
        }
    }
    note(QStringLiteral("the result line says “%1”, the net is %2")
             .arg(said.join(QStringLiteral("” “")), plain(expected)));
}

void Look::atRundown(Money net) {
    const QString called = QStringLiteral("Round %1, ").arg(m_session.round());
    for (const Thing& thing : m_screen.things()) {
        if (!thing.name.startsWith(called))
            continue;
        const QStringList parts = thing.name.split(QStringLiteral(", "));
        if (std::none_of(parts.begin(), parts.end(), [&](const QString& part) { return amountIn(part) == net; }))
            note(QStringLiteral("the Rundown says “%1”, the net is %2").arg(thing.name, plain(net)));
        return;
    }
    note(QStringLiteral("the Rundown has no row “%1…”").arg(called));
}

// The hands that are asked the same question together, as long as the player hasn't chosen to answer one by one.
std::vector<Question> Look::together(const Question& asked) const {
    std::vector<Question> hands;
    const auto& rows = m_table.live()->actions()->rows();
    if (std::none_of(rows.begin(), rows.end(),
                     [](const auto& row) { return row.intent == openshoe::models::Intent::EachHand; }))
        return hands;
    hands.push_back(asked);
    for (const Question& later : laterQuestions(m_rules, m_state)) {
        if (later.kind == asked.kind && later.player == asked.player)
            hands.push_back(later);
    }
    return hands;
}

void Look::atCommonOffers(const Question& asked) {
    const bool insurance = asked.kind == QuestionKind::Insurance;
    for (const QString& caption :
         {insurance ? QStringLiteral("Insure all") : QStringLiteral("Even money, all"),
          insurance ? QStringLiteral("Insure none") : QStringLiteral("None"), QStringLiteral("Choose")}) {
        if (!m_screen.button(caption))
            note(QStringLiteral("several hands are asked, “%1” is not offered").arg(caption));
    }
}

void Look::atOffers(const std::optional<Question>& asked) {
    if (asked && !together(*asked).empty()) {
        atCommonOffers(*asked);
        return;
    }
    QStringList offered;
    QStringList shown;
    if (asked) {
        auto list = offers(m_rules, m_state, *asked);
        if (asked->kind == QuestionKind::FollowDouble || asked->kind == QuestionKind::FollowSplit)
            list.push_back({.action = Action::Decline});
        for (const Offer& offer : list)
            offered << captionOf(m_rules, offer.action) +
                           (offer.affordable ? QString() : QStringLiteral(" (no money)"));
    }
    for (int i = 0; i < actionCount; ++i) {
        const QString caption = captionOf(m_rules, static_cast<Action>(i));
        for (const Thing* thing : m_screen.all(QAccessible::Button)) {
            if (thing->name == caption && !thing->inDialog)
                shown << caption + (thing->enabled ? QString() : QStringLiteral(" (no money)"));
        }
    }
    if (shown != offered)
        note(QStringLiteral("offered are [%1], shown are [%2]")
                 .arg(offered.join(QStringLiteral(", ")), shown.join(QStringLiteral(", "))));
}

void Look::atQuestion() {
    const auto asked = m_session.question();
    atOffers(asked);
    if (!asked)
        return;
    const auto hands = together(*asked);
    if (hands.size() == 1)
        note(QStringLiteral("one hand is asked as if it were several"));
    for (const Question& each : hands) {
        const QString number = label(each.seat, each.hand).section(u' ', 1);
        const auto alerts = m_screen.all(QAccessible::AlertMessage);
        if (std::none_of(alerts.begin(), alerts.end(), [&](const Thing* thing) {
                return thing->name.contains(u"Hands ") && thing->name.contains(number);
            }))
            note(QStringLiteral("nothing says that hand %1 is asked with the others").arg(number));
    }
    if (!hands.empty())
        return;
    const QString hand = label(asked->seat, asked->hand);
    const bool follow = asked->kind == QuestionKind::FollowDouble || asked->kind == QuestionKind::FollowSplit;
    const QString phrase = follow                                   ? QStringLiteral("Follow with ")
                           : asked->kind == QuestionKind::Insurance ? QStringLiteral("Insure for ")
                           : asked->kind == QuestionKind::EvenMoney ? QStringLiteral("Even money, ")
                           : asked->kind == QuestionKind::Turn      ? QStringLiteral("Your turn: ")
                                                                    : QStringLiteral("?");
    const auto isHand = [](const Play& play) {
        return play.player == me && (play.kind == StakeKind::Main || play.kind == StakeKind::Behind);
    };
    const bool only = std::ranges::count_if(m_state.plays, isHand) == 1; // it needs no number
    const QString total = asked->kind == QuestionKind::Turn
                              ? QString::number(handValue(m_state.seat(asked->seat).hand(asked->hand).cards).total)
                              : QString();
    const QRegularExpression named(QRegularExpression::escape(hand) + QStringLiteral("(?![.\\d]\\d|\\d)"),
                                   QRegularExpression::CaseInsensitiveOption);
    QStringList said;
    for (const Thing* thing : m_screen.all(QAccessible::AlertMessage)) {
        const bool told = thing->name.contains(phrase) && (follow || only || thing->name.contains(named));
        if (!thing->onFelt && told && thing->name.contains(total))
            return;
        said << thing->name;
    }
    note(QStringLiteral("%1 (%2) is asked, the words are “%3”").arg(hand, total, said.join(QStringLiteral("” “"))));
}

void Look::atKeyboard() {
    const QQuickItem* item = m_window->activeFocusItem();
    if (!item || item == m_window->contentItem())
        note(QStringLiteral("nothing has the keyboard"));
    else if (!item->isVisible() || !item->isEnabled())
        note(QStringLiteral("the keyboard is at something that can't be used (%1)")
                 .arg(QLatin1String(item->metaObject()->className())));
}

// Cards of different seats, betting places, and chips of the rack never overlap; no tooltip covers the felt during a
// round.
void Look::atOverlaps() {
    struct Lying {
        QString group;
        const Thing* thing;
    };
    std::vector<Lying> lying;
    for (const Thing& thing : m_screen.things()) {
        const auto* item = qobject_cast<QQuickItem*>(thing.face->object());
        if (isCard(thing) && item && item->parentItem())
            lying.push_back({QStringLiteral("card %1").arg(item->parentItem()->property("seat").toInt()), &thing});
        else if (thing.role == QAccessible::Button && (thing.onFelt || thing.name.startsWith(u"Chip ")))
            lying.push_back({QStringLiteral("button ") + thing.name + thing.about, &thing});
        else if (thing.role == QAccessible::ToolTip && !m_drafting)
            note(QStringLiteral("a tip covers the round: “%1”").arg(thing.name));
    }
    for (std::size_t i = 0; i < lying.size(); ++i) {
        for (std::size_t j = i + 1; j < lying.size(); ++j) {
            const Lying& a = lying[i];
            const Lying& b = lying[j];
            const bool sameKind = a.group.front() == b.group.front();
            if (sameKind && a.group != b.group && a.thing->rect.intersects(b.thing->rect))
                note(QStringLiteral("“%1” and “%2” lie on each other").arg(a.thing->name, b.thing->name));
        }
    }
}

} // namespace

QStringList differences(QQuickWindow* window, TableController& table) {
    if (!table.session())
        return {QStringLiteral("nobody is at a table")};
    Look look(window, table);
    look.atCards();
    look.atTotals();
    look.atDealer();
    look.atStakes();
    look.atSpots();
    look.atMoney();
    look.atResult();
    look.atQuestion();
    look.atKeyboard();
    look.atOverlaps();
    return look.wrong;
}
