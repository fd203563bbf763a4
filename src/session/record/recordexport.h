// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/record/spreadsheet.h"
#include "storage/store.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <variant>

class QIODevice;

namespace openshoe::session {

/// What part of the record is written, newest first, and how. In CSV each play is a line under a heading
/// (spreadsheet.h); in JSON each round is a line, in the form of `history show`. Rounds include all plays of their
/// account's player; plays in JSON form include each round that one of them belongs to. What was written about a round
/// and its session goes with it.
struct RecordExport {
    enum class Form { Csv, Json };

    /// A search's order is left out.
    std::variant<storage::RoundFilter, storage::PlayFilter, storage::RoundSearch> what;
    Form form = Form::Csv;
    SpreadsheetForm spreadsheet; ///< of CSV
    std::string heading = {}; ///< written first
};

/// How far an export has got.
struct ExportState {
    std::int64_t rounds = 0; ///< rounds that something was written about
    std::int64_t plays = 0;  ///< lines of CSV
    double part = 0;         ///< fraction of the record done, 0 … 1
    bool stopped = false;    ///< on request
};

/// Called every few hundred lines; returning false stops.
using ExportProgress = std::function<bool(const ExportState&)>;

/// Writes to a device open for writing. Needs as much memory for a million rounds as for a thousand. An error
/// (Environment) says what can't be read or written; what was written before remains.
[[nodiscard]] base::Result<ExportState> exportRecord(storage::Store& store, const RecordExport& wanted, QIODevice& out,
                                                     const ExportProgress& progress = {});

/// Why a file can't be written at that path, as far as can be told beforehand: it is a folder or a device, or its
/// folder is missing. nullopt if it can.
[[nodiscard]] std::optional<base::Error> obstacleTo(const QString& path);

/// Whether writing there would overwrite something: a file that isn't empty.
[[nodiscard]] bool wouldReplace(const QString& path);

/// What to do with a non-empty file of that name.
enum class Existing { Keep, Replace };

/// The same into a file, by way of a temporary one beside it that takes its name once it is complete and on disk. If
/// stopped or failed there is no new file, and the old one is unchanged. An existing file that is to be kept is an
/// error.
[[nodiscard]] base::Result<ExportState> exportToFile(storage::Store& store, const RecordExport& wanted,
                                                     const QString& path, Existing existing,
                                                     const ExportProgress& progress = {});

} // namespace openshoe::session
