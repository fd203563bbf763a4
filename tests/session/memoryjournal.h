// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/table/journal.h"

#include <map>
#include <vector>

namespace openshoe::session {

/// A journal that forgets everything when the program ends, and can be told to fail: for tests and demonstrations. It
/// books nothing; wallets are read from the events.
class MemoryJournal : public Journal {
public:
    struct Round {
        std::int64_t id = 0;
        TableKey key;
        std::int64_t shoe = 0;
        engine::Events events;
        bool over = false;
    };
    struct Shoe {
        KeptShoe kept;
        std::int64_t account = 0;
        std::string variant;
        bool ended = false;
    };

    void openTable(const TableKey& key, Done<KeptTable> done) override;
    void addShoe(const TableKey& key, const fairness::Seed& seed, Done<KeptShoe> done) override;
    void openRound(const TableKey& key, const KeptShoe& shoe, const engine::Events& events,
                   Done<std::int64_t> done) override;
    void append(std::int64_t round, const engine::Events& events, Done<void> done) override;
    void giveBack(const TableKey& key, std::int64_t after, Done<GivenBack> done) override;
    void endShoe(std::int64_t shoe, Done<void> done) override;

    void setWallet(std::int64_t account, const std::string& currency, base::Money amount);
    [[nodiscard]] base::Money wallet(std::int64_t account, const std::string& currency) const;
    [[nodiscard]] std::vector<Round>& rounds() { return m_rounds; }
    [[nodiscard]] std::vector<Shoe>& shoes() { return m_shoes; }
    /// From now on every write fails with this error; nothing of it is stored.
    void failWith(base::Error error) { m_failure = std::move(error); }
    /// The next write fails with this error, but is stored all the same if `keepsIt`.
    void failOnce(base::Error error, bool keepsIt = false) {
        m_once = std::move(error);
        m_keepsIt = keepsIt;
    }
    void workAgain() { m_failure.reset(); }
    /// As after a restart: what was only in memory is forgotten.
    void startAgain() { m_givenUp = false; }

private:
    static bool isAt(const Round& round, const TableKey& key);
    KeptTable table(const TableKey& key) const;
    /// Writes unless told to fail; returns the error, which may come even with a completed write.
    std::optional<base::Error> write(const std::function<void()>& change);
    void keep(Round& round, const engine::Events& events);

    std::map<std::pair<std::int64_t, std::string>, base::Money> m_wallets;
    std::vector<Round> m_rounds;
    std::vector<Shoe> m_shoes;
    std::optional<base::Error> m_failure;
    std::optional<base::Error> m_once;
    bool m_keepsIt = false;
    bool m_givenUp = false;
};

} // namespace openshoe::session
