// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/record/duplicate.h"

#include "session/round/me.h"

#include <algorithm>
#include <span>
#include <utility>

namespace openshoe::session {

using namespace engine;
using base::inputError;
using base::Money;
using base::Result;
using base::said;
using formats::Challenge;
using storage::DecisionPrice;

namespace {

const Cards& handOf(const TableState& state, const Question& asked) {
    return state.seat(asked.seat).hand(asked.hand).cards;
}

// The questions somebody answered in a log, with the hand they were about and the event that answers.
template <typename Note> void eachAnswer(const RuleSet& rules, const Events& log, const Note& note) {
    TableState state;
    for (const Event& event : log) {
        if (const auto answer = answerIn(state, event)) {
            if (const auto asked = question(rules, state))
                note(*asked, handOf(state, *asked), answer->action);
        }
        if (!fold(state, event))
            return;
    }
}

} // namespace

DuplicateRound::DuplicateRound(const Challenge& challenge, std::size_t round) : m_challenge(challenge) {
    for (std::size_t i = 0; i < round; ++i)
        std::ranges::for_each(challenge.rounds[i], [this](const Event& event) { m_seen.follow(event); });
    const Events& log = challenge.rounds[round];
    eachAnswer(challenge.rules, log, [this](const Question& asked, const Cards& hand, Action action) {
        if (asked.player != me())
            m_given.push_back({asked, hand, action});
    });
    const auto decided = std::ranges::find_if(
        log, [](const Event& event) { return isAnswer(event) || std::holds_alternative<EarlyRegistered>(event); });
    for (const Event& event : std::span(log.begin(), decided)) {
        (void)fold(m_state, event);
        m_seen.follow(event);
        m_events.push_back(event);
    }
    goOn();
}

std::optional<Refusal> DuplicateRound::perform(const Command& command) {
    const CommandResult result = apply(m_challenge.rules, m_state, command, m_challenge.shoe);
    for (const Event& event : result.events) {
        (void)fold(m_state, event);
        m_seen.follow(event);
        m_events.push_back(event);
    }
    return result.refusal;
}

std::optional<Refusal> DuplicateRound::give(const Question& asked, Action action) {
    const bool follow = asked.kind == QuestionKind::FollowDouble || asked.kind == QuestionKind::FollowSplit;
    if (follow && action == Action::Decline)
        return perform(Silence{});
    return perform(Act{.player = asked.player, .seat = asked.seat, .hand = asked.hand, .action = action});
}

Result<Events> DuplicateRound::answer(Action action) {
    const auto before = static_cast<std::ptrdiff_t>(m_events.size());
    const auto refusal = m_asked ? give(*m_asked, action) : Refusal::NotOffered;
    if (refusal == Refusal::ShoeExhausted) {
        (void)perform(Cancel{}); // more was drawn than there is: all get their stakes back
    } else if (refusal) {
        return inputError(said("Errors", "answer"), said("Errors", "is refused: {}").with(name(*refusal)));
    }
    goOn();
    return Events(m_events.begin() + before, m_events.end());
}

void DuplicateRound::goOn() {
    while ((m_asked = question(m_challenge.rules, m_state)) && m_asked->player != me())
        answerFor(*m_asked);
}

void DuplicateRound::answerFor(const Question& asked) {
    const auto given = std::ranges::find_if(
        m_given, [&](const Given& one) { return one.question == asked && one.hand == handOf(m_state, asked); });
    auto action = given == m_given.end() ? std::nullopt : std::optional(given->action);
    const auto offered = offers(m_challenge.rules, m_state, asked);
    const Play* play = m_state.find(asked.on, asked.player, asked.seat, asked.hand);
    if (!action && !offered.empty() && play)
        action = bestAnswer(m_challenge.rules, {.question = asked,
                                                .offers = offered,
                                                .stake = play->played(),
                                                .answer = {},
                                                .decision = m_seen.decision(m_challenge.rules, m_state, asked)});
    auto refusal = action ? give(asked, *action) : perform(Silence{});
    if (refusal && refusal != Refusal::ShoeExhausted)
        refusal = perform(Silence{});
    if (refusal)
        (void)perform(Cancel{});
}

int decisionsIn(const RuleSet& rules, const Events& log) {
    int count = 0;
    eachAnswer(rules, log, [&](const Question& asked, const Cards&, Action) { count += asked.player == me() ? 1 : 0; });
    return count;
}

Money netOf(const Events& log) {
    Money net;
    if (const auto end = replay(log)) {
        for (const Play& play : end->plays) {
            if (play.player == me())
                net += play.returned - play.stake;
        }
    }
    return net;
}

double ComparedDecision::cost(const std::optional<DecisionPrice>& price) {
    return price ? price->cost * static_cast<double>(price->stake.minorUnits()) : 0;
}

namespace {

// The decisions of the last log, priced.
std::vector<ComparedDecision> pricedDecisions(const RuleSet& rules, const std::vector<Events>& logs,
                                              analysis::Adviser& adviser) {
    std::vector<ComparedDecision> all;
    const auto seen = decisionsSeen(rules, logs, formats::challenger);
    for (std::size_t i = 0; seen && i < seen->size(); ++i) {
        const SeenDecision& one = (*seen)[i];
        if (one.log + 1 != logs.size() || !one.answer)
            continue;
        const Events& log = logs.back();
        const auto end = static_cast<std::ptrdiff_t>(std::min(one.event, log.size()));
        const auto before = replay(Events(log.begin(), log.begin() + end));
        ComparedDecision decision{.seen = one, .hand = {}, .theirs = {}, .yours = priceOf(rules, one, adviser)};
        if (before) {
            decision.hand = handOf(*before, one.question);
            decision.handsOnSeat = before->seat(one.question.seat).handCount;
            if (before->dealer.cards.size() >= (rules.dealer.dealsBoth() ? 2 : 1))
                decision.up = upCard(rules, before->dealer);
        }
        all.push_back(std::move(decision));
    }
    return all;
}

} // namespace

ComparedRound compareRound(const Challenge& challenge, std::size_t round, const Events& yours) {
    ComparedRound compared{.theirNet = netOf(challenge.rounds[round]), .yourNet = netOf(yours), .decisions = {}};
    analysis::Adviser adviser(challenge.rules);
    std::vector<Events> logs(challenge.rounds.begin(),
                             challenge.rounds.begin() + static_cast<std::ptrdiff_t>(round + 1));
    auto theirs = pricedDecisions(challenge.rules, logs, adviser);
    logs.back() = yours;
    compared.decisions = pricedDecisions(challenge.rules, logs, adviser);
    for (ComparedDecision& one : compared.decisions) {
        const auto same = std::ranges::find_if(theirs, [&](const ComparedDecision& other) {
            return other.seen.question == one.seen.question && other.hand == one.hand;
        });
        if (same == theirs.end())
            continue;
        one.theirs = std::move(same->yours);
        theirs.erase(same);
    }
    for (ComparedDecision& one : theirs) {
        one.theirs = std::exchange(one.yours, std::nullopt);
        compared.decisions.push_back(std::move(one));
    }
    return compared;
}

} // namespace openshoe::session
