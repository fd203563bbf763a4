// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/round/decisions.h"

#include <fmt/format.h>

namespace openshoe::session {

using base::said;

using namespace engine;

namespace {

struct AnswerOf {
    const TableState& state;

    std::optional<Answer> operator()(const HandHit& e) const { return Answer{Action::Hit, e.cause}; }
    std::optional<Answer> operator()(const HandStood& e) const { return Answer{Action::Stand, e.cause}; }
    std::optional<Answer> operator()(const HandDoubled& e) const { return Answer{Action::Double, e.cause}; }
    std::optional<Answer> operator()(const HandSplit& e) const { return Answer{Action::Split, e.cause}; }
    std::optional<Answer> operator()(const HandDoubledFree& e) const { return Answer{Action::Double, e.cause}; }
    std::optional<Answer> operator()(const HandSplitFree& e) const { return Answer{Action::Split, e.cause}; }
    std::optional<Answer> operator()(const HandSurrendered& e) const { return Answer{Action::Surrender, e.cause}; }
    std::optional<Answer> operator()(const InsuranceTaken&) const { return Answer{Action::Insurance}; }
    std::optional<Answer> operator()(const EvenMoneyTaken&) const { return Answer{Action::EvenMoney}; }
    std::optional<Answer> operator()(const OfferDeclined& e) const { return Answer{Action::Decline, e.cause}; }
    std::optional<Answer> operator()(const Followed&) const {
        const bool doubled = !state.pending || state.pending->action == Action::Double;
        return Answer{doubled ? Action::FollowDouble : Action::FollowSplit};
    }
    std::optional<Answer> operator()(const FollowDeclined& e) const { return Answer{Action::Decline, e.cause}; }
    template <typename E> std::optional<Answer> operator()(const E&) const { return std::nullopt; }
};

// What worths are told in: what is on the hand, or where its player doubled what the house staked, the house's part.
base::Money unitOf(const Play& play, const Hand& hand) {
    return hand.freeSplit && hand.hasDoublesCard() ? play.house : play.played();
}

} // namespace

std::optional<Answer> answerIn(const TableState& state, const Event& event) {
    return std::visit(AnswerOf{state}, event);
}

bool isAnswer(const Event& event) {
    const TableState none; // whether an event is an answer doesn't depend on the state
    return answerIn(none, event).has_value();
}

void Watcher::beginRound() {
    ++m_rounds;
    m_events = 0;
    m_state = {};
    m_early = {};
}

base::Result<std::optional<SeenDecision>> Watcher::follow(const Event& event) {
    std::optional<SeenDecision> answered;
    if (const auto answer = answerIn(m_state, event))
        answered = decision(answer);
    try {
        if (auto folded = fold(m_state, event); !folded)
            return tl::make_unexpected(folded.error());
    } catch (const base::MoneyOverflow&) {
        return base::inputError("", said("Errors", "an amount larger than a wallet can hold"));
    }
    m_seen.follow(event);
    if (const auto* early = std::get_if<EarlyRegistered>(&event))
        m_early[early->seat.index()] = Moment{m_state, m_seen};
    ++m_events;
    return answered;
}

std::optional<SeenDecision> Watcher::decision(std::optional<Answer> answer) const {
    const auto asked = question(*m_rules, m_state);
    if (!asked || asked->player.value >= m_state.players.size() || m_state.player(asked->player).id != m_person)
        return std::nullopt;
    SeenDecision seen{.log = m_rounds - 1,
                      .event = m_events,
                      .question = *asked,
                      .offers = offers(*m_rules, m_state, *asked)};
    if (const Play* play = m_state.find(asked->on, asked->player, asked->seat, asked->hand))
        seen.stake = unitOf(*play, m_state.seat(asked->seat).hand(asked->hand));
    if (answer) {
        seen.answer = answer->action;
        seen.cause = answer->cause;
    }
    const auto& early = m_early[asked->seat.index()];
    seen.decision = seen.cause == Cause::Early && early ? early->seen.decision(*m_rules, early->state, *asked)
                                                        : m_seen.decision(*m_rules, m_state, *asked);
    return seen;
}

base::Result<std::vector<SeenDecision>> decisionsSeen(const RuleSet& rules, std::span<const Events> logs,
                                                      const std::string& person) {
    Watcher watcher(rules, person);
    std::vector<SeenDecision> decisions;
    for (std::size_t log = 0; log < logs.size(); ++log) {
        watcher.beginRound();
        for (std::size_t place = 0; place < logs[log].size(); ++place) {
            auto answered = watcher.follow(logs[log][place]);
            if (!answered)
                return base::inputError(
                    answered.error().where.empty()
                        ? said("Errors", "log {}, event {}").with(log, place)
                        : said("Errors", "log {}, event {} ({})").with(log, place, answered.error().where),
                    answered.error().what);
            if (*answered)
                decisions.push_back(std::move(**answered));
        }
    }
    if (auto open = watcher.openDecision())
        decisions.push_back(std::move(*open));
    return decisions;
}

} // namespace openshoe::session
