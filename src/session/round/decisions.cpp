// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/round/decisions.h"

#include "session/round/seencards.h"

#include <array>
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

// Follows the logs as someone at the table would.
class Watcher {
public:
    Watcher(const RuleSet& rules, const std::string& person) : m_rules(rules), m_person(person) {}

    base::Result<void> follow(const Event& event, std::size_t log, std::size_t place) {
        if (const auto answer = answerIn(m_state, event))
            add(log, place, *answer);
        if (auto folded = fold(m_state, event); !folded)
            return base::inputError(said("Errors", "log {}, event {} ({})").with(log, place, folded.error().where),
                                    folded.error().what);
        m_seen.follow(event);
        if (const auto* early = std::get_if<EarlyRegistered>(&event))
            m_early[early->seat.index()] = Moment{m_state, m_seen};
        return {};
    }

    // Starts the next log's round.
    void open() {
        m_state = {};
        m_early = {};
    }

    // Adds the open question, if there is one.
    void close(std::size_t log, std::size_t place) { add(log, place, std::nullopt); }

    std::vector<SeenDecision> decisions;

private:
    // The table at the moment of an early decision.
    struct Moment {
        TableState state;
        SeenCards seen;
    };

    void add(std::size_t log, std::size_t place, std::optional<Answer> answer) {
        const auto asked = question(m_rules, m_state);
        if (!asked || asked->player.value >= m_state.players.size() || m_state.player(asked->player).id != m_person)
            return;
        SeenDecision seen{.log = log, .event = place, .question = *asked, .offers = offers(m_rules, m_state, *asked)};
        if (const Play* play = m_state.find(asked->on, asked->player, asked->seat, asked->hand))
            seen.stake = play->stake;
        if (answer) {
            seen.answer = answer->action;
            seen.cause = answer->cause;
        }
        const auto& early = m_early[asked->seat.index()];
        seen.decision = seen.cause == Cause::Early && early ? early->seen.decision(m_rules, early->state, *asked)
                                                            : m_seen.decision(m_rules, m_state, *asked);
        decisions.push_back(std::move(seen));
    }

    const RuleSet& m_rules;
    const std::string& m_person;
    TableState m_state;
    SeenCards m_seen;
    std::array<std::optional<Moment>, maxSeats> m_early;
};

} // namespace

std::optional<Answer> answerIn(const TableState& state, const Event& event) {
    return std::visit(AnswerOf{state}, event);
}

bool isAnswer(const Event& event) {
    const TableState none; // whether an event is an answer doesn't depend on the state
    return answerIn(none, event).has_value();
}

base::Result<std::vector<SeenDecision>> decisionsSeen(const RuleSet& rules, std::span<const Events> logs,
                                                      const std::string& person) {
    Watcher watcher(rules, person);
    for (std::size_t log = 0; log < logs.size(); ++log) {
        watcher.open();
        for (std::size_t place = 0; place < logs[log].size(); ++place) {
            try {
                if (auto done = watcher.follow(logs[log][place], log, place); !done)
                    return tl::make_unexpected(done.error());
            } catch (const base::MoneyOverflow&) {
                return base::inputError(said("Errors", "log {}, event {}").with(log, place),
                                        said("Errors", "an amount larger than a wallet can hold"));
            }
        }
        if (log + 1 == logs.size())
            watcher.close(log, logs[log].size());
    }
    return std::move(watcher.decisions);
}

} // namespace openshoe::session
