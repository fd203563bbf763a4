// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/table/tablesession.h"

#include <random>

namespace openshoe::test {

/// The shoe with that number, always the same.
inline fairness::Seed seedOf(std::uint64_t series, std::uint64_t number) {
    std::mt19937_64 random(series * 1'000'003 + number);
    fairness::Seed::Bytes bytes{};
    for (auto& byte : bytes)
        byte = static_cast<std::uint8_t>(random());
    return fairness::Seed(bytes);
}

/// Keeps only the round in play, each event once: for many rounds.
class LeanJournal : public session::Journal {
public:
    explicit LeanJournal(std::uint64_t series) : m_series(series) {}

    void openTable(const session::TableKey& key, session::Done<session::KeptTable> done) override {
        session::KeptTable kept;
        kept.wallet = key.rules.limitIn(key.currency)->max.times(1000);
        done(std::move(kept));
    }
    void addShoe(const session::TableKey& key, const fairness::Seed&, session::Done<session::KeptShoe> done) override {
        ++m_shoes;
        done(session::KeptShoe{.id = m_shoes,
                               .seed = {.seed = seedOf(m_series, static_cast<std::uint64_t>(m_shoes)),
                                        .clientSeed = {},
                                        .number = m_shoes,
                                        .decks = key.rules.newShoe()}});
    }
    void openRound(const session::TableKey&, const session::KeptShoe&, const engine::Events& opening,
                   session::Done<std::int64_t> done) override {
        events = opening;
        done(++m_rounds);
    }
    void append(std::int64_t, const engine::Events& more, session::Done<void> done) override {
        events.insert(events.end(), more.begin(), more.end());
        done({});
    }
    void giveBack(const session::TableKey&, std::int64_t, session::Done<session::GivenBack> done) override {
        done(session::GivenBack{});
    }
    void endShoe(std::int64_t, session::Done<void> done) override { done({}); }

    engine::Events events; ///< of the last round

private:
    std::uint64_t m_series;
    std::int64_t m_shoes = 0;
    std::int64_t m_rounds = 0;
};

/// Plays a round with only the company in it to its end. False if one of its answers is refused.
inline bool watchRound(session::TableSession& s) {
    if (s.watch())
        return false;
    while (s.isPlaying()) {
        if (s.answerForCompany())
            return false;
    }
    return true;
}

} // namespace openshoe::test
