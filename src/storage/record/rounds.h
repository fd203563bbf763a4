// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/rows/rows.h"

#include <map>

namespace openshoe::storage {

class Database;

/// Whether a round passes the filter as long as it isn't priced.
[[nodiscard]] bool passes(const RoundRow& round, const RoundFilter& filter);

/// The rounds played, as the Rundown shows them.
class RoundStore {
public:
    explicit RoundStore(Database& db) : m_db(db) {}

    /// Newest first: at most `limit` (1 … 10,000) rounds, those with an id below `before` if set. The last row's id is
    /// the next page's `before`.
    [[nodiscard]] base::Result<std::vector<RoundRow>> list(const RoundFilter& filter, int limit,
                                                           std::optional<RoundId> before = {});
    [[nodiscard]] base::Result<std::int64_t> count(const RoundFilter& filter);
    /// The rounds of a search as list() gives them, whatever its order.
    [[nodiscard]] base::Result<std::vector<RoundRow>> found(const RoundSearch& search, int limit,
                                                            std::optional<RoundId> before = {});
    /// In the order asked for: at most `limit` (1 … 10,000) finished rounds after the first `from`, and how many there
    /// are in all.
    struct Sorted {
        std::vector<RoundRow> rows;
        std::int64_t count = 0;
    };
    [[nodiscard]] base::Result<Sorted> sorted(const RoundSearch& search, int limit, std::int64_t from = 0);
    /// What they brought, by currency.
    [[nodiscard]] base::Result<std::map<std::string, base::Money>> nets(const RoundSearch& search);
    [[nodiscard]] base::Result<std::optional<RoundRow>> find(RoundId round);
    /// Everything about one round, including an open one. An unknown round is an input error.
    [[nodiscard]] base::Result<RoundRecord> record(RoundId round);
    /// The ids of all games that have been played, and the currencies of all wallets, in alphabetical order.
    [[nodiscard]] base::Result<std::vector<std::string>> variants();
    [[nodiscard]] base::Result<std::vector<std::string>> currencies();
    /// For each game the account has played, the newest round it began.
    [[nodiscard]] base::Result<std::vector<LastRound>> lastPlayed(AccountId account);
    /// The session that ends with this round. Looks at no more than ten thousand rounds: a longer one begins there.
    [[nodiscard]] base::Result<Sitting> sittingUntil(RoundId last);
    /// The newest round of the session that begins with this one; 0 if there is no such round.
    [[nodiscard]] base::Result<RoundId> lastOfSitting(RoundId first);
    /// An account's sessions with finished rounds, newest first: at most `limit` (1 … 100), those that began before
    /// that round if set, and if `noted` isn't empty those whose note or one of its tags contains it, in either case.
    /// The last row's `oldest` is the next page's `before`.
    [[nodiscard]] base::Result<std::vector<SittingRow>>
    sittings(AccountId account, int limit, std::optional<RoundId> before = {}, const QString& noted = {});

private:
    [[nodiscard]] base::Result<std::vector<RoundRow>> rowsOf(const std::vector<RoundId>& rounds);
    [[nodiscard]] SittingRow rowOf(AccountId account, Sitting sitting);

    Database& m_db;
};

} // namespace openshoe::storage
