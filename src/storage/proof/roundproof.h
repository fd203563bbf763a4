// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/proof/bookscheck.h"
#include "storage/proof/roundcheck.h"

#include <QByteArray>

#include <exception>
#include <memory>
#include <mutex>
#include <vector>

namespace openshoe::storage {

// One round of the record under check: read, proved on its own in any thread, then joined to the rounds before it.
// Internal to storage.

/// A shoe, shuffled on first use.
class ShuffledShoe {
public:
    explicit ShuffledShoe(std::optional<ShoeRow> row) : m_row(std::move(row)) {}

    /// nullopt if it is missing or can't be read.
    [[nodiscard]] const std::optional<ShoeRow>& row() const { return m_row; }
    [[nodiscard]] const std::vector<engine::Card>& order() const;

    base::Said unreadable; ///< why it can't be read; otherwise empty

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
    std::optional<QByteArray> log; ///< packed; if there isn't exactly one as there should be, `events` is set instead
    engine::Events events;
    std::vector<StoredPlay> plays; ///< by number
    bool numbersInOrder = true;
    std::vector<BookingRow> bookings;
    base::Said unreadable; ///< why some of its plays or bookings can't be read; otherwise empty
    std::shared_ptr<const ShuffledShoe> shoe;

    std::vector<Problem> problems; ///< found so far
    bool lost = false;             ///< too much can't be read to check anything further
};

/// What was proved of a round without looking at the others.
struct ProvedRound {
    ReadRound read;
    std::vector<Problem> problems; ///< of its log, result, plays and bookings
    bool counts = false;           ///< its log could be read, so its bookings count
    bool whole = false;            ///< its plays and bookings could be read too
    bool folds = false;
    std::optional<int> firstCard;  ///< as its opening event says
    int cards = 0;                 ///< how many left the shoe
    std::optional<Problem> played; ///< where the engine would have continued differently
    std::optional<Problem> drawn;  ///< a card that differs from the shuffle's
    WalletTrace wallet;
    std::exception_ptr failure; ///< what stopped the proof
};

[[nodiscard]] ProvedRound prove(ReadRound read, const BooksCheck::Kinds& books);

} // namespace openshoe::storage
