// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/exercise.h"

#include "fairness/shuffle.h"
#include "session/pricing.h"
#include "session/seencards.h"

#include <algorithm>
#include <fmt/format.h>

namespace openshoe::session {

using namespace engine;
using base::inputError;
using base::Result;

namespace {

// A table on which a round is played on from a question, and what can be seen at it.
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
        const Applied applied = apply(m_round.rules, m_state, command, m_round.shoe);
        for (const Event& event : applied.events) {
            see(event);
            m_events.push_back(event);
        }
        return applied.refusal;
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
        const SeenDecision seen{.question = asked,
                                .offers = list,
                                .stake = play->stake,
                                .answer = list.front().action,
                                .decision = m_seen.decision(m_round.rules, m_state, asked)};
        const auto price = priceOf(m_round.rules, seen);
        if (!price.worth[static_cast<std::size_t>(price.best)])
            return perform(Silence{});
        return answer(asked, price.best);
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

// Of the shoe's rounds that can be read, oldest first, up to that one.
std::vector<Events> logsTo(const storage::ShoeToPrice& shoe, storage::RoundId round) {
    std::vector<Events> logs;
    for (const auto& one : shoe.rounds) {
        if (replay(one.events))
            logs.push_back(one.events);
        if (one.id == round)
            break;
    }
    return logs;
}

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
    other.cost = std::max(0.0, worth(price.best).value_or(0) - worth(answer).value_or(0));
    return other;
}

Result<RoundExercises> exercisesOf(const storage::ShoeToPrice& shoe, storage::RoundId round, std::vector<Card> known,
                                   std::shared_ptr<analysis::Analyser> analyser) {
    storage::ShoeToPrice only = shoe;
    for (auto& one : only.rounds)
        one.due = one.id == round;
    Pricer pricer(shoe.rules, std::move(analyser), Pricer::always);
    auto prices = pricer.price(only);
    if (prices.empty())
        return inputError(fmt::format("round {}", round), "is not finished");
    RoundExercises all{.price = std::move(prices.front()), .decisions = {}};
    if (!all.price.trouble.empty() || all.price.decisions.empty())
        return all;
    auto played = std::make_shared<ExerciseRound>(
        ExerciseRound{.rules = shoe.rules, .person = shoe.accountKey, .shoe = std::move(known)});
    auto logs = logsTo(shoe, round);
    const auto seen = decisionsSeen(shoe.rules, logs, shoe.accountKey);
    if (!seen)
        return tl::make_unexpected(seen.error());
    played->events = logs.back();
    logs.pop_back();
    played->earlier = std::move(logs);
    std::size_t number = 0;
    for (const SeenDecision& one : *seen) {
        if (one.log != played->earlier.size() || !one.answer || number == all.price.decisions.size())
            continue;
        all.decisions.push_back({.round = played,
                                 .seen = one,
                                 .price = all.price.decisions[number++],
                                 .outcomes = outcomesOf(shoe.rules, one)});
    }
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
        return inputError("shoe", "the cards known don't last to the end of the round");
    if (refusal)
        return inputError("answer", fmt::format("is refused: {}", name(*refusal)));
    return Ending{.events = table.events(), .net = netOf(table.state(), exercise.round->person)};
}

} // namespace openshoe::session
