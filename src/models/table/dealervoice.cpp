// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/dealervoice.h"

#include "models/table/tablecontext.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"

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

struct LineOf {
    const RuleSet& rules;
    const TableState& state;

    using Line = std::optional<DealerLine>;

    [[nodiscard]] Line total() const {
        const DealerHand& dealer = state.dealer;
        return dealer.holeTurned && dealer.cards.size() > 1 ? Line({dealersTotal(rules, dealer.cards), true})
                                                            : std::nullopt;
    }

    Line operator()(const RoundOpened&) const { return betsPlease(); }
    Line operator()(const BettingClosed&) const { return DealerLine{Table::tr("No more bets")}; }
    Line operator()(const DealerPeeked& e) const {
        return DealerLine{e.blackjack ? Table::tr("Dealer has blackjack") : Table::tr("No blackjack"), true};
    }
    Line operator()(const TurnsStarted&) const { return DealerLine{}; }
    Line operator()(const HoleTurned&) const { return total(); }
    Line operator()(const CardDealt& e) const { return e.seat.value == 0 ? total() : std::nullopt; }
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
