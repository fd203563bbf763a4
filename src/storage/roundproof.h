// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/bookscheck.h"
#include "storage/roundcheck.h"

#include <QByteArray>

#include <exception>
#include <memory>
#include <mutex>
#include <vector>

namespace openshoe::storage {

// One round of the record as it is checked: read, proved by itself in any thread, then joined to the rounds before it.
// Internal to storage.

/// A shoe, shuffled when it is first asked for.
class ShuffledShoe {
public:
    explicit ShuffledShoe(std::optional<ShoeRow> row) : m_row(std::move(row)) {}

    /// Nothing where it is missing or can't be read.
    [[nodiscard]] const std::optional<ShoeRow>& row() const { return m_row; }
    [[nodiscard]] const std::vector<engine::Card>& order() const;

    base::Said unreadable; ///< why, if it can't be read

private:
    std::optional<ShoeRow> m_row;
    mutable std::once_flag m_once;
    mutable std::vector<engine::Card> m_order;
};

/// What was read of a round.
struct ReadRound {
    RoundRow row;
    std::string hands;    ///< as stored
    std::string sideBets; ///< as stored
    int results = 0;      ///< as stored
    std::int64_t ruleSet = 0;
    std::shared_ptr<const engine::RuleSet> rules;
    std::optional<QByteArray> log; ///< packed; where it is not there once, as it should be, its events:
    engine::Events events;
    std::vector<StoredPlay> plays; ///< by number
    bool numbersInOrder = true;
    std::vector<BookingRow> bookings;
    base::Said unreadable; ///< why its plays or bookings can't all be read
    std::shared_ptr<const ShuffledShoe> shoe;

    std::vector<Problem> problems; ///< found so far
    bool lost = false;             ///< so much can't be read that nothing more can be said of it
};

/// What was proved of it, without the other rounds.
struct ProvedRound {
    ReadRound read;
    std::vector<Problem> problems; ///< of its log, result, plays and bookings
    bool counts = false;           ///< its log could be read: its bookings are booked
    bool whole = false;            ///< its plays and bookings could be read too
    bool folds = false;
    std::optional<int> firstCard;  ///< as its opening says
    int cards = 0;                 ///< that left the shoe
    std::optional<Problem> played; ///< the engine would have gone on otherwise
    std::optional<Problem> drawn;  ///< a card that is not the shuffle's
    WalletWay wallet;
    std::exception_ptr failure; ///< it couldn't be proved to the end
};

[[nodiscard]] ProvedRound prove(ReadRound read, const BooksCheck::Kinds& books);

} // namespace openshoe::storage
