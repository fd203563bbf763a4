// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "session/limits/limits.h"

#include <QString>

namespace openshoe::session {

/// A file in the platform's own data folder that records the break or exclusion in effect, so that it applies to every
/// data folder this person opens, including a fresh one or a restored backup. It can be deleted by hand; the next start
/// on a folder that has the pause on record writes it again.
struct PauseMarker {
    storage::LimitKind kind = storage::LimitKind::Break; ///< Break or Exclusion
    std::int64_t until = 0;                              ///< by `clock`
    storage::LimitClock clock;

    /// What remains of it at that moment, in milliseconds; at most the longest that can be set.
    [[nodiscard]] std::int64_t left(const ClockReading& now);
};

[[nodiscard]] QString pauseMarkerPath(const QString& folder);
/// nullopt if there is none, or none that can be read.
[[nodiscard]] std::optional<PauseMarker> readPauseMarker(const QString& folder);
/// Creates the folder if missing. The error names the file.
[[nodiscard]] base::Result<void> writePauseMarker(const QString& folder, const PauseMarker& marker);

} // namespace openshoe::session
