// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/decisionwords.h"

#include "models/words/gamewords.h"
#include "models/words/handwords.h"

#include <QCoreApplication>

namespace openshoe::models {

using namespace engine;

namespace {

struct Round {
    Q_DECLARE_TR_FUNCTIONS(Round)
};

// One overload for each event that is a decision.
struct WordsOf {
    const RuleSet& rules;
    const TableState& state;

    using Words = std::optional<DecisionWords>;

    Words operator()(const HandHit& e) const { return hand(e.seat, e.hand, Action::Hit, e.cause); }
    Words operator()(const HandStood& e) const { return hand(e.seat, e.hand, Action::Stand, e.cause); }
    Words operator()(const HandDoubled& e) const { return hand(e.seat, e.hand, Action::Double, e.cause); }
    Words operator()(const HandSplit& e) const { return hand(e.seat, e.hand, Action::Split, e.cause); }
    Words operator()(const HandDoubledFree& e) const { return free(e, Round::tr("%1: free double on %2 against %3")); }
    Words operator()(const HandSplitFree& e) const { return free(e, Round::tr("%1: free split on %2 against %3")); }
    Words operator()(const HandSurrendered& e) const { return hand(e.seat, e.hand, Action::Surrender, e.cause); }
    Words operator()(const InsuranceTaken& e) const { return Words{{line(e.seat, {}, Action::Insurance), e.player}}; }
    Words operator()(const EvenMoneyTaken& e) const { return Words{{line(e.seat, {}, Action::EvenMoney), e.player}}; }
    Words operator()(const OfferDeclined& e) const {
        return Words{{byCause(declined(e.question).arg(label(e.seat, {})), e.cause), e.player}};
    }
    Words operator()(const EarlyRegistered& e) const {
        return Words{{Round::tr("%1: %2 decided early", "a hand, an action")
                          .arg(label(e.seat, {}), actionCaption(rules, e.action)),
                      holder(e.seat)}};
    }
    Words operator()(const Followed& e) const {
        const bool doubled = !state.pending || state.pending->action == Action::Double;
        return Words{
            {(doubled ? Round::tr("%1: double followed") : Round::tr("%1: split followed")).arg(label(e.seat, e.hand)),
             e.player}};
    }
    Words operator()(const FollowDeclined& e) const {
        return Words{{byCause(Round::tr("%1: not followed").arg(label(e.seat, e.hand)), e.cause), e.player}};
    }
    template <typename E> Words operator()(const E&) const { return std::nullopt; }

private:
    [[nodiscard]] QString label(SeatNumber seat, HandNumber hand) const {
        return handLabel(rules, seat, hand, state.seat(seat).handCount);
    }
    [[nodiscard]] PlayerNumber holder(SeatNumber seat) const {
        return state.seat(seat).holder.value_or(PlayerNumber{});
    }

    [[nodiscard]] Words hand(SeatNumber seat, HandNumber hand, Action action, Cause cause) const {
        return Words{{byCause(line(seat, hand, action), cause), holder(seat)}};
    }

    template <typename E> [[nodiscard]] Words free(const E& e, const QString& sentence) const {
        return Words{{byCause(line(e.seat, e.hand, sentence), e.cause), holder(e.seat)}};
    }

    [[nodiscard]] QString line(SeatNumber seat, HandNumber hand, Action action) const {
        return line(seat, hand, decided(action));
    }

    [[nodiscard]] QString line(SeatNumber seat, HandNumber hand, const QString& sentence) const {
        const HandValue value = handValue(state.seat(seat).hand(hand).cards);
        const QString against =
            rules.dealer.isOpen() ? spokenTotal(handValue(state.dealer.cards)) : cardName(upCard(rules, state.dealer));
        return sentence.arg(label(seat, hand), spokenTotal(value), against);
    }

    // A whole sentence for each, since the word order depends on the language.
    [[nodiscard]] QString decided(Action action) const {
        switch (action) {
        case Action::Hit: return Round::tr("%1: hit on %2 against %3");
        case Action::Stand: return Round::tr("%1: stand on %2 against %3");
        case Action::Double: return Round::tr("%1: double on %2 against %3");
        case Action::Split: return Round::tr("%1: split on %2 against %3");
        case Action::Surrender:
            return isGivenUp(rules) ? Round::tr("%1: give up on %2 against %3")
                                    : Round::tr("%1: surrender on %2 against %3");
        case Action::Insurance: return Round::tr("%1: insurance on %2 against %3");
        case Action::EvenMoney: return Round::tr("%1: even money on %2 against %3");
        case Action::Decline:
        case Action::FollowDouble:
        case Action::FollowSplit: break;
        }
        return QStringLiteral("%1: %2, %3");
    }

    [[nodiscard]] QString declined(QuestionKind kind) const {
        if (kind == QuestionKind::EvenMoney)
            return Round::tr("%1: no even money");
        if (kind == QuestionKind::Insurance)
            return Round::tr("%1: no insurance");
        return isGivenUp(rules) ? Round::tr("%1: not given up") : Round::tr("%1: no surrender");
    }

    static QString byCause(const QString& line, Cause cause) {
        return cause == Cause::Silence ? Round::tr("%1 (no answer)", "a decision").arg(line)
               : cause == Cause::Early ? Round::tr("%1 (early)", "a decision").arg(line)
                                       : line;
    }
};

} // namespace

std::optional<DecisionWords> decisionWords(const RuleSet& rules, const TableState& state, const Event& event) {
    return std::visit(WordsOf{rules, state}, event);
}

} // namespace openshoe::models
