// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <variant>

class QIODevice;

namespace openshoe::session {

/// What of the record is written out, newest first, and how. As CSV (RFC 4180, a heading, CRLF) a play is a line; as
/// JSON a round is a line, in the form of `history show`. Rounds bring all plays of their account's player; plays
/// bring, as JSON, each round that one of them belongs to.
struct RecordExport {
    enum class Form { Csv, Json };

    std::variant<storage::RoundFilter, storage::PlayFilter> what;
    Form form = Form::Csv;
};

/// How far an export has come.
struct ExportState {
    std::int64_t rounds = 0; ///< that something was written of
    std::int64_t plays = 0;  ///< lines of CSV
    double part = 0;         ///< of the way through the record, 0 … 1
    bool stopped = false;    ///< on request
};

/// Told every few hundred lines; false stops.
using ExportProgress = std::function<bool(const ExportState&)>;

/// Writes to a device that is open for writing. Needs as much memory for a million rounds as for a thousand. An error
/// (Environment) says what can't be read or written; what was written until then is there.
[[nodiscard]] base::Result<ExportState> exportRecord(storage::Store& store, const RecordExport& wanted, QIODevice& out,
                                                     const ExportProgress& progress = {});

/// Why a file can't be written at that path, as far as can be told beforehand: it is a folder or a device, its folder
/// is missing. Nothing where it can.
[[nodiscard]] std::optional<base::Error> obstacleTo(const QString& path);

/// Whether writing there would take something away: a file that isn't empty.
[[nodiscard]] bool wouldReplace(const QString& path);

/// What is to become of a file of that name that isn't empty.
enum class Existing { Keep, Replace };

/// The same into a file: into a temporary one beside it that takes its name once it is whole and on the disk. Stopped
/// or failed, there is no new file and the former one is as it was. An existing file that is to be kept is an error.
[[nodiscard]] base::Result<ExportState> exportToFile(storage::Store& store, const RecordExport& wanted,
                                                     const QString& path, Existing existing,
                                                     const ExportProgress& progress = {});

} // namespace openshoe::session
