// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/proof/roundproof.h"
#include "storage/record/database.h"

#include <map>
#include <span>

namespace openshoe::storage {

/// Reads all rounds for the check, a few hundred at a time: their rows, logs, plays, bookings and shoes. If a batch
/// can't be read as a whole because the file is damaged, its rounds are read one by one, so that the readable ones
/// still are. Internal to storage.
class RoundReader {
public:
    explicit RoundReader(Database& db);

    /// The next rounds by id; empty at the end, or when the rows can't be read any further.
    [[nodiscard]] std::vector<ReadRound> next();
    /// Why the rows couldn't be read to the end; empty if they could.
    [[nodiscard]] const base::Said& error() const { return m_error; }

private:
    [[nodiscard]] ReadRound readLine();
    void readLogs(std::span<ReadRound> rounds);
    void readLog(ReadRound& round);
    void readJournal(const ReadRound& round, std::vector<Problem>& problems);
    void readMoney(std::span<ReadRound> rounds);
    template <typename Take>
    [[nodiscard]] bool readParts(std::span<ReadRound> rounds, const char* statement, Take take);
    [[nodiscard]] bool readPlays(std::span<ReadRound> rounds);
    [[nodiscard]] bool readBookings(std::span<ReadRound> rounds);
    void readShoes(std::span<ReadRound> rounds);
    [[nodiscard]] std::optional<base::Said> takeError();

    Database& m_db;
    Sql& m_sql;
    Cursor m_lines;
    std::map<ShoeId, std::shared_ptr<const ShuffledShoe>> m_shoes; ///< of the most recently read rounds
    base::Said m_error;
};

} // namespace openshoe::storage
