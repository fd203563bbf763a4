// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leanjournal.h"
#include "memoryjournal.h"
#include "tables.h"

#include "session/company/company.h"
#include "session/company/people.h"
#include "session/table/tablesession.h"

#include <functional>
#include <memory>
#include <random>

namespace openshoe::test {

/// Computes basic strategy once for all tables of a test program.
inline std::shared_ptr<analysis::Analyser> sharedAnalyser() {
    static const auto analyser = std::make_shared<analysis::Analyser>();
    return analyser;
}

/// A journal whose shoes are always the same.
class SeededJournal : public session::MemoryJournal {
public:
    explicit SeededJournal(std::uint64_t series) : m_series(series) {}
    void addShoe(const session::TableKey& key, const fairness::Seed&, session::Done<session::KeptShoe> done) override {
        MemoryJournal::addShoe(key, seedOf(m_series, shoes().size()), std::move(done));
    }

private:
    std::uint64_t m_series;
};

/// Deluxe, for someone who may only bet behind: every seat is the company's.
inline session::TableKey watcher() {
    return key("deluxe", nullptr, true);
}

inline session::Place behindAt(int number) {
    return {seat(number), engine::StakeKind::Behind, -1};
}

/// A player who does whatever comes to mind, but never anything refused.
class Whimsical {
public:
    explicit Whimsical(session::TableSession& session, unsigned seed) : m_s(session), m_random(seed) {}

    void draft() {
        const int changes = upTo(6);
        for (int i = 0; i < changes; ++i) {
            const int place = upTo(m_s.rules().table.seats);
            const base::Money amount = m_s.rules().limits.front().min.times(upTo(4));
            switch (upTo(6)) {
            case 1:
            case 2: (void)m_s.change(&session::BetSlip::add, mainAt(place), amount); break;
            case 3: (void)m_s.change(&session::BetSlip::add, behindAt(place), amount); break;
            case 4: (void)m_s.change(&session::BetSlip::add, sideAt(place, 0), amount); break;
            case 5: m_s.change(&session::BetSlip::leaveSeat, seat(place)); break;
            default: (void)m_s.change(&session::BetSlip::takeSeat, seat(place)); break;
            }
        }
    }

    std::optional<engine::Action> answer(const engine::Question& asked) {
        const auto offered = engine::offers(m_s.rules(), m_s.state(), asked);
        std::vector<engine::Action> can;
        for (const engine::Offer& offer : offered) {
            if (offer.affordable)
                can.push_back(offer.action);
        }
        const bool follows =
            asked.kind == engine::QuestionKind::FollowDouble || asked.kind == engine::QuestionKind::FollowSplit;
        if (can.empty() || (follows && upTo(2) == 1))
            return std::nullopt;
        return can[static_cast<std::size_t>(upTo(static_cast<int>(can.size())) - 1)];
    }

    int upTo(int most) { return 1 + static_cast<int>(m_random() % static_cast<unsigned>(most)); }

private:
    session::TableSession& m_s;
    std::mt19937 m_random;
};

/// Plays the current round to its end; false if anything was refused.
inline bool finish(
    session::TableSession& s, Whimsical& person, const std::function<void()>& settle = [] {}) {
    for (settle(); s.isPlaying(); settle()) {
        if (s.companyQuestion()) {
            if (s.answerForCompany())
                return false;
            continue;
        }
        const auto asked = s.question();
        if (!asked)
            return false;
        const auto action = person.answer(*asked);
        if (action ? s.act(*action) : asked->kind == engine::QuestionKind::Turn ? s.silence() : s.decline())
            return false;
    }
    return true;
}

} // namespace openshoe::test
