// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "session/limits.h"

#include <QString>

namespace openshoe::session {

/// A file in the platform's own data folder that tells of the break or exclusion that runs, so that it holds in every
/// data folder this person opens, a fresh one and a restored backup included. It can be deleted by hand; it is written
/// again by the next start on a folder in which the pause is on record.
struct PauseMarker {
    storage::LimitKind kind = storage::LimitKind::Break; ///< Break or Exclusion
    std::int64_t until = 0;                              ///< by `clock`
    storage::LimitClock clock;

    /// What is left of it at that moment, in milliseconds; at most the longest that can be set.
    [[nodiscard]] std::int64_t left(const ClockReading& now);
};

[[nodiscard]] QString pauseMarkerPath(const QString& folder);
/// Nothing where there is none, or none that can be read.
[[nodiscard]] std::optional<PauseMarker> readPauseMarker(const QString& folder);
/// Makes the folder where it is missing. An error names the file.
[[nodiscard]] base::Result<void> writePauseMarker(const QString& folder, const PauseMarker& marker);

} // namespace openshoe::session
