// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/worth/exercise.h"

#include "base/worth.h"
#include "fairness/shuffle.h"
#include "session/round/seencards.h"
#include "session/worth/historypricing.h"
#include "session/worth/pricing.h"

#include <algorithm>
#include <fmt/format.h>

namespace openshoe::session {

using namespace engine;
using base::inputError;
using base::Result;
using base::said;

namespace {

// A table on which a round is continued from a question, and what can be seen there.
class Table {
public:
    explicit Table(const Exercise& exercise) : m_round(*exercise.round) {
        for (const Events& log : m_round.earlier)
            std::ranges::for_each(log, [this](const Event& event) { m_seen.follow(event); });
        std::ranges::for_each(exercise.before(), [this](const Event& event) { see(event); });
    }

    [[nodiscard]] const TableState& state() const { return m_state; }
    [[nodiscard]] const Events& events() const { return m_events; }

    std::optional<Refusal> perform(const Command& command) {
        const CommandResult result = apply(m_round.rules, m_state, command, m_round.shoe);
        for (const Event& event : result.events) {
            see(event);
            m_events.push_back(event);
        }
        return result.refusal;
    }
    std::optional<Refusal> answer(const Question& asked, Action action) {
        const bool follow = asked.kind == QuestionKind::FollowDouble || asked.kind == QuestionKind::FollowSplit;
        if (follow && action == Action::Decline)
            return perform(Silence{});
        return perform(Act{.player = asked.player, .seat = asked.seat, .hand = asked.hand, .action = action});
    }
    std::optional<Refusal> answerBest(const Question& asked) {
        const auto list = offers(m_round.rules, m_state, asked);
        const Play* play = m_state.find(asked.on, asked.player, asked.seat, asked.hand);
        if (list.empty() || !play)
            return perform(Silence{});
        const auto best = bestAnswer(m_round.rules, {.question = asked,
                                                     .offers = list,
                                                     .stake = play->played(),
                                                     .answer = {},
                                                     .decision = m_seen.decision(m_round.rules, m_state, asked)});
        return best ? answer(asked, *best) : perform(Silence{});
    }

private:
    void see(const Event& event) {
        (void)fold(m_state, event);
        m_seen.follow(event);
    }

    const ExerciseRound& m_round;
    TableState m_state;
    SeenCards m_seen;
    Events m_events;
};

base::Money netOf(const TableState& end, const std::string& person) {
    base::Money net;
    for (const Play& play : end.plays) {
        if (end.player(play.player).id == person)
            net += play.returned - play.stake;
    }
    return net;
}

} // namespace

std::optional<analysis::Outcomes> outcomesOf(const RuleSet& rules, const SeenDecision& seen) {
    if (!seen.decision || seen.question.kind != QuestionKind::Turn)
        return std::nullopt;
    const auto found = analysis::outcomes(rules, *seen.decision);
    return found ? std::optional(*found) : std::nullopt;
}

Events Exercise::before() const {
    const auto end = static_cast<std::ptrdiff_t>(std::min(seen.event, round->events.size()));
    return {round->events.begin(), round->events.begin() + end};
}

storage::DecisionPrice Exercise::answered(Action answer) const {
    storage::DecisionPrice other = price;
    other.chosen = answer;
    other.cost = base::evened(std::max(0.0, worth(price.best).value_or(0) - worth(answer).value_or(0)));
    return other;
}

Result<RoundExercises> exercisesOf(const storage::ShoeToPrice& shoe, storage::RoundId round, std::vector<Card> known,
                                   std::shared_ptr<analysis::Analyser> analyser) {
    auto review = reviewOf(shoe, round, std::move(analyser));
    if (!review)
        return tl::make_unexpected(review.error());
    RoundExercises all{.price = std::move(review->price), .decisions = {}};
    if (review->seen.empty())
        return all;
    auto played = std::make_shared<ExerciseRound>(
        ExerciseRound{.rules = shoe.rules, .person = shoe.accountKey, .shoe = std::move(known)});
    played->earlier = logsTo(shoe, round);
    played->events = std::move(played->earlier.back());
    played->earlier.pop_back();
    for (std::size_t i = 0; i < review->seen.size() && i < all.price.decisions.size(); ++i)
        all.decisions.push_back({.round = played,
                                 .seen = review->seen[i],
                                 .price = all.price.decisions[i],
                                 .outcomes = outcomesOf(shoe.rules, review->seen[i])});
    return all;
}

std::optional<HandClass> classIn(const storage::ShoeToPrice& shoe, storage::RoundId round, int decision,
                                 storage::DecisionKind kind) {
    const auto logs = logsTo(shoe, round);
    const auto seen = decisionsSeen(shoe.rules, logs, shoe.accountKey);
    int number = 0;
    for (std::size_t i = 0; seen && i < seen->size(); ++i) {
        const SeenDecision& one = (*seen)[i];
        if (one.log + 1 == logs.size() && one.answer && ++number == decision)
            return classOf(one, kind);
    }
    return std::nullopt;
}

std::vector<Card> cardsToTell(const storage::ShoeRow& shoe) {
    auto cards = fairness::shuffle(shoe.seed);
    if (!shoe.finished)
        cards.resize(std::min(cards.size(), static_cast<std::size_t>(std::max(0, shoe.drawn))));
    return cards;
}

Ending endingPlayed(const Exercise& exercise) {
    const Events& events = exercise.round->events;
    const auto end = replay(events);
    const auto from = static_cast<std::ptrdiff_t>(std::min(exercise.seen.event, events.size()));
    return {.events = {events.begin() + from, events.end()},
            .net = end ? netOf(*end, exercise.round->person) : base::Money()};
}

Result<Ending> endingWith(const Exercise& exercise, Action answer) {
    Table table(exercise);
    auto refusal = table.answer(exercise.seen.question, answer);
    while (!refusal) {
        const auto asked = question(exercise.round->rules, table.state());
        if (!asked)
            break;
        refusal = table.answerBest(*asked);
    }
    if (refusal == Refusal::ShoeExhausted)
        return inputError(said("Errors", "shoe"), said("Errors", "the known cards run out before the round ends"));
    if (refusal)
        //: Where something is wrong: what somebody does in a hand
        return inputError(said("Errors", "answer"), said("Errors", "is refused: {}").with(name(*refusal)));
    return Ending{.events = table.events(), .net = netOf(table.state(), exercise.round->person)};
}

} // namespace openshoe::session
