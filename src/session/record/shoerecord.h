// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/said.h"
#include "storage/store.h"

#include <QJsonObject>

#include <optional>
#include <vector>

namespace openshoe::session {

/// A shoe with its finished rounds, oldest first.
struct ShoeRecord {
    storage::ShoeRow shoe;
    std::vector<storage::RoundRecord> rounds;
};

/// Errors: there is no such shoe (Input), or one of its rounds can't be read whole.
[[nodiscard]] base::Result<ShoeRecord> shoeRecord(storage::Tables& tables, storage::ShoeId shoe);

/// What there is to say against a shoe: its seed doesn't make its commitment, a card dealt isn't the one of the
/// shuffle, a round doesn't begin where the one before it ended, or one is missing at the end. Nothing if all is as
/// committed. The shoe must be finished.
[[nodiscard]] std::optional<base::Said> mismatchOf(const ShoeRecord& record);

/// The whole of a finished shoe in public form:
/// { "format": "openshoe-shoe", "version": 1, "variant", "fairness": as in a round, "drawnCards": "KC 9D …" (all, in
/// the order they left the shoe), "rounds": [ as `history list` prints them, without account and variant, plus
/// "firstCard" and "drawnCards" ] }. `fairness verify` reads it, and so does resources/verifier.
[[nodiscard]] QJsonObject shoeRecordJson(const ShoeRecord& record);

} // namespace openshoe::session
