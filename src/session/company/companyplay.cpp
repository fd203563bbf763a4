// SPDX-License-Identifier: GPL-3.0-or-later
// How the company answers.
#include "session/company/company.h"
#include "session/company/dice.h"
#include "session/company/people.h"

#include <array>

namespace openshoe::session {

using namespace engine;

namespace {

// Someone being asked, and the circumstances.
struct Situation {
    const RuleSet& rules;
    const TableState& state;
    const Question& question;
    const analysis::BasicPlayer& basic;
    const Character& character;
    Dice dice;

    [[nodiscard]] const Seat& seat() const { return state.seat(question.seat); }
    [[nodiscard]] const Cards& cards() const { return seat().hand(question.hand).cards; }
    [[nodiscard]] HandValue value() const { return handValue(cards()); }
    [[nodiscard]] bool can(Action action) const { return !check(rules, state, question, action); }
    [[nodiscard]] Action strategy() const { return basic.decide(rules, state, question); }
    [[nodiscard]] Action orStand(bool hits) const { return hits && can(Action::Hit) ? Action::Hit : Action::Stand; }
    /// A different number for each decision of the round.
    [[nodiscard]] std::uint64_t which() const {
        const auto place = static_cast<std::uint64_t>(question.seat.value) * 8 + question.hand.value;
        return (place * 32 + static_cast<std::uint64_t>(cards().size())) * 8 +
               static_cast<std::uint64_t>(question.kind);
    }
};

Action cautious(const Situation& a) {
    const HandValue value = a.value();
    const bool aces = a.cards().size() == 2 && value.soft && value.total == 12;
    if (aces && a.can(Action::Split))
        return Action::Split;
    const Action action = a.strategy();
    if (action == Action::Surrender)
        return action;
    const bool hits = value.soft ? value.total < 18 : value.total < 15 && action != Action::Stand;
    return a.orStand(hits);
}

// No single card busts a soft hand or a hard 11 or less.
Action neverBusts(const Situation& a) {
    const HandValue value = a.value();
    if (!value.soft && value.total >= 10 && value.total <= 11 && a.can(Action::Double))
        return Action::Double;
    return a.orStand(value.soft ? value.total < 18 : value.total <= 11);
}

// A hunch comes with one hand in four, and is never so bad as to draw to a good hand.
Action byFeeling(const Situation& a) {
    if (!a.dice.inHundred(25, Toss::Hunch, a.which()))
        return a.strategy();
    const HandValue value = a.value();
    constexpr std::array wishes{Action::Hit, Action::Stand, Action::Double, Action::Split};
    const Action wish = wishes[static_cast<std::size_t>(a.dice.roll(4, Toss::HunchChoice, a.which()))];
    const bool good = !value.soft && value.total >= 17;
    const bool low = !value.soft && value.total <= 11;
    if ((good && wish != Action::Split) || (low && wish == Action::Stand) || !a.can(wish))
        return a.strategy();
    return wish;
}

Action turn(const Situation& a) {
    // What is free is what anybody does, as far as it is good.
    if (const Action good = a.strategy(); isFree(a.rules, a.seat().hand(a.question.hand), good))
        return good;
    switch (a.character.play) {
    case PlayStyle::Basic: break;
    case PlayStyle::Cautious: return cautious(a);
    case PlayStyle::NeverBusts: return neverBusts(a);
    case PlayStyle::LikeDealer: return a.orStand(dealerDraws(a.rules, a.cards()));
    case PlayStyle::Hunches: return byFeeling(a);
    case PlayStyle::SplitsTens:
        if (a.cards().size() == 2 && pointValue(a.cards()[0]) == 10 && a.can(Action::Split))
            return Action::Split;
        break;
    }
    return a.strategy();
}

Action insurance(const Situation& a, Action yes) {
    const bool wanted = [&] {
        switch (a.character.insurance) {
        case InsuranceStyle::ByStrategy: return a.strategy() == yes;
        case InsuranceStyle::GoodHands: return a.value().total >= 20;
        case InsuranceStyle::Always: break;
        }
        return true;
    }();
    return wanted && a.can(yes) ? yes : Action::Decline;
}

bool surrendersEarly(const Situation& a) {
    const bool knows = a.character.play == PlayStyle::Basic || a.character.play == PlayStyle::Cautious;
    return knows && a.strategy() == Action::Surrender;
}

} // namespace

Command companyAnswer(const RuleSet& rules, const TableState& state, const Question& asked, std::uint64_t seed,
                      const analysis::BasicPlayer& basic) {
    const std::string& id = state.player(asked.player).id;
    const Situation a{rules, state, asked, basic, characterOf(id), Dice(seed, id)};
    const auto act = [&](Action action) {
        return Act{.player = asked.player, .seat = asked.seat, .hand = asked.hand, .action = action};
    };
    switch (asked.kind) {
    case QuestionKind::Insurance: return act(insurance(a, Action::Insurance));
    case QuestionKind::EvenMoney: return act(insurance(a, Action::EvenMoney));
    case QuestionKind::Surrender: return act(surrendersEarly(a) ? Action::Surrender : Action::Decline);
    case QuestionKind::Turn: return act(turn(a));
    case QuestionKind::FollowDouble:
    case QuestionKind::FollowSplit: break;
    }
    const Action follow = asked.kind == QuestionKind::FollowDouble ? Action::FollowDouble : Action::FollowSplit;
    if (a.can(follow) && a.dice.inHundred(a.character.follows, Toss::Follows, a.which()))
        return act(follow);
    return Silence{};
}

Answering companyAnswers(const RuleSet& rules, const fairness::Seed& shoe,
                         std::shared_ptr<analysis::Analyser> analyser) {
    return [rules, shoe, analyser = std::move(analyser), basic = std::shared_ptr<const analysis::BasicPlayer>()](
               const TableState& state, const Question& asked) mutable -> std::optional<Command> {
        if (asked.player.value == 0)
            return std::nullopt;
        if (!basic)
            basic = basicPlayer(rules, analyser ? *analyser : *std::make_unique<analysis::Analyser>());
        return companyAnswer(rules, state, asked, companySeed(shoe, state.firstCard), *basic);
    };
}

std::shared_ptr<const analysis::BasicPlayer> basicPlayer(const RuleSet& rules, analysis::Analyser& analyser,
                                                         const analysis::Cancelled& cancelled) {
    const auto game = analyser.analyse(rules, cancelled);
    return game ? std::make_shared<const analysis::BasicPlayer>(game->strategy, game->views) : nullptr;
}

int thinkingPercent(const TableState& state, const Question& asked, std::uint64_t seed) {
    const std::string& id = state.player(asked.player).id;
    const Cards& cards = state.seat(asked.seat).hand(asked.hand).cards;
    const HandValue value = handValue(cards);
    const auto size = static_cast<std::uint64_t>(cards.size());
    const auto which = (static_cast<std::uint64_t>(asked.seat.value) * 8 + asked.hand.value) * 32 + size;
    int percent = characterOf(id).thinking;
    const bool easy = asked.kind == QuestionKind::Turn && !value.soft && (value.total >= 18 || value.total <= 8);
    const bool hard = asked.kind == QuestionKind::Turn && !value.soft && value.total >= 14 && value.total <= 16;
    if (easy)
        percent /= 2;
    else if (hard)
        percent = percent * 3 / 2;
    return percent * (70 + Dice(seed, id).roll(61, Toss::Thinks, which)) / 100;
}

} // namespace openshoe::session
