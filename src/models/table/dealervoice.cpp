// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/dealervoice.h"

#include "models/table/personrows.h"
#include "models/table/tablecontext.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"
#include "session/round/me.h"

#include <array>

namespace openshoe::models {

using namespace engine;

namespace {

// From 2 to 22: the dealer calls no total below 2, and 22 is the only one above 21 that isn't called as a bust.
constexpr int leastTotal = 2;
constexpr std::array totalNames{QT_TRANSLATE_NOOP("Table", "Two"),       QT_TRANSLATE_NOOP("Table", "Three"),
                                QT_TRANSLATE_NOOP("Table", "Four"),      QT_TRANSLATE_NOOP("Table", "Five"),
                                QT_TRANSLATE_NOOP("Table", "Six"),       QT_TRANSLATE_NOOP("Table", "Seven"),
                                QT_TRANSLATE_NOOP("Table", "Eight"),     QT_TRANSLATE_NOOP("Table", "Nine"),
                                QT_TRANSLATE_NOOP("Table", "Ten"),       QT_TRANSLATE_NOOP("Table", "Eleven"),
                                QT_TRANSLATE_NOOP("Table", "Twelve"),    QT_TRANSLATE_NOOP("Table", "Thirteen"),
                                QT_TRANSLATE_NOOP("Table", "Fourteen"),  QT_TRANSLATE_NOOP("Table", "Fifteen"),
                                QT_TRANSLATE_NOOP("Table", "Sixteen"),   QT_TRANSLATE_NOOP("Table", "Seventeen"),
                                QT_TRANSLATE_NOOP("Table", "Eighteen"),  QT_TRANSLATE_NOOP("Table", "Nineteen"),
                                QT_TRANSLATE_NOOP("Table", "Twenty"),    QT_TRANSLATE_NOOP("Table", "Twenty-one"),
                                QT_TRANSLATE_NOOP("Table", "Twenty-two")};

QString totalName(int total) {
    const auto index = static_cast<std::size_t>(total - leastTotal);
    return index < totalNames.size() ? Table::tr(totalNames[index]) : QString::number(total);
}

// "Twenty", "Soft 17" while the dealer has yet to draw, "Dealer busts", "Dealer has blackjack".
QString dealersTotal(const RuleSet& rules, const Cards& cards) {
    const HandValue value = handValue(cards);
    if (isNatural(cards))
        return Table::tr("Dealer has blackjack");
    if (value.total == 22 && rules.dealer.push22 != Push22::None)
        return totalName(value.total);
    if (value.isBust())
        return Table::tr("Dealer busts");
    const bool draws = dealerDraws(rules, cards);
    return value.soft && draws ? Table::tr("Soft %1", "the dealer's total").arg(value.total) : totalName(value.total);
}

// At a full table the dealer has a word for what is rarely seen: about how a hand is played, never about money, and
// never about the person.
struct Talk {
    const RuleSet& rules;
    const TableState& state;

    // The name of whoever else plays that seat; nothing for the person.
    [[nodiscard]] std::optional<QString> player(SeatNumber seat) const {
        const auto holder = state.seat(seat).holder;
        return holder && *holder != session::me() ? std::optional(personName(state.player(*holder).id)) : std::nullopt;
    }
    [[nodiscard]] QString about(const HandHit& e) const {
        const HandValue value = handValue(state.seat(e.seat).hand(e.hand).cards);
        const auto who = player(e.seat);
        return who && !value.soft && value.total >= 17 ? Table::tr("A card for %1 on %2?").arg(*who).arg(value.total)
                                                       : QString();
    }
    // What is free is what anybody does.
    [[nodiscard]] QString about(const HandDoubledFree& e) const {
        const auto who = player(e.seat);
        return who ? Table::tr("A free double for %1.", "a name").arg(*who) : QString();
    }
    [[nodiscard]] QString about(const HandSplitFree& e) const {
        const auto who = player(e.seat);
        return who ? Table::tr("A free split for %1.", "a name").arg(*who) : QString();
    }
    [[nodiscard]] QString about(const HandDoubled& e) const {
        const HandValue value = handValue(state.seat(e.seat).hand(e.hand).cards);
        const auto who = player(e.seat);
        return who && !value.soft && value.total >= 12 ? Table::tr("%1 doubles on %2!").arg(*who).arg(value.total)
                                                       : QString();
    }
    [[nodiscard]] QString about(const HandSplit& e) const {
        const Cards& cards = state.seat(e.seat).hand(e.hand).cards;
        const auto who = player(e.seat);
        return who && !cards.empty() && pointValue(cards[0]) == 10 ? Table::tr("Tens to be split, for %1.").arg(*who)
                                                                      : QString();
    }
    [[nodiscard]] QString about(const CardDealt& e) const {
        constexpr int many = 5;
        if (e.seat.value == 0 || state.phase != Phase::Turns)
            return {};
        const Cards& cards = state.seat(e.seat).hand(e.hand).cards;
        const HandValue value = handValue(cards);
        const auto who = player(e.seat);
        if (!who || value.isBust())
            return {};
        const Hand& hand = state.seat(e.seat).hand(e.hand);
        if (hasBonus(rules, hand))
            return Table::tr("This 21 pays %1, %2.", "odds, a name").arg(oddsText(winningOdds(rules, hand)), *who);
        if (isCharlie(rules, hand))
            return Table::tr("%n cards: a Charlie for %1.", "", cards.size()).arg(*who);
        if (value.total == 21 && cards.size() >= many - 1)
            return Table::tr("Twenty-one for %1, in %n cards.", "", cards.size()).arg(*who);
        return cards.size() >= many ? Table::tr("%1 has %n cards.", "", cards.size()).arg(*who) : QString();
    }
};

struct LineOf {
    const RuleSet& rules;
    const TableState& state;

    using Line = std::optional<DealerLine>;

    [[nodiscard]] Line total() const {
        const DealerHand& dealer = state.dealer;
        return dealer.holeTurned && dealer.cards.size() > 1 ? Line({dealersTotal(rules, dealer.cards), true})
                                                            : std::nullopt;
    }

    [[nodiscard]] static Line line(const QString& words) {
        return words.isEmpty() ? std::nullopt : Line(DealerLine{words});
    }

    Line operator()(const RoundOpened&) const { return betsPlease(); }
    Line operator()(const BettingClosed&) const { return DealerLine{Table::tr("No more bets")}; }
    Line operator()(const DealerPeeked& e) const {
        return DealerLine{e.blackjack ? Table::tr("Dealer has blackjack") : Table::tr("No blackjack"), true};
    }
    Line operator()(const TurnsStarted&) const { return DealerLine{}; }
    Line operator()(const HoleTurned&) const { return total(); }
    Line operator()(const TurnsEnded&) const { return total(); }
    Line operator()(const CardDealt& e) const {
        return e.seat.value == 0 ? total() : line(Talk{rules, state}.about(e));
    }
    // A new decision ends what was said about the last one.
    Line operator()(const HandHit& e) const { return DealerLine{Talk{rules, state}.about(e)}; }
    Line operator()(const HandDoubled& e) const { return DealerLine{Talk{rules, state}.about(e)}; }
    Line operator()(const HandSplit& e) const { return DealerLine{Talk{rules, state}.about(e)}; }
    Line operator()(const HandDoubledFree& e) const { return DealerLine{Talk{rules, state}.about(e)}; }
    Line operator()(const HandSplitFree& e) const { return DealerLine{Talk{rules, state}.about(e)}; }
    Line operator()(const HandStood&) const { return DealerLine{}; }
    Line operator()(const HandSurrendered&) const { return DealerLine{}; }
    Line operator()(const TwentyTwoPushed&) const { return DealerLine{totalName(22), true}; }
    Line operator()(const PlaySettled& e) const {
        return e.result == PlayResult::Side ? DealerLine{} : total(); // the win itself is shown beside its cards
    }
    Line operator()(const RoundCancelled&) const { return DealerLine{}; }
    template <typename E> Line operator()(const E&) const { return std::nullopt; }
};

} // namespace

DealerLine betsPlease() {
    return {Table::tr("Place your bets")};
}

std::optional<DealerLine> dealersLine(const RuleSet& rules, const TableState& state, const Event& event) {
    return std::visit(LineOf{rules, state}, event);
}

} // namespace openshoe::models
