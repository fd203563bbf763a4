// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/rows/rows.h"

#include <QJsonObject>

namespace openshoe::session {

// The record in the public form in which it is printed and exported.

/// "2026-01-31T12:00:00Z".
[[nodiscard]] QString momentText(const QDateTime& time);

/// The `fairness` object of a round, or of a whole shoe with `firstCard` 0. The seed is null while the shoe is in use.
[[nodiscard]] QJsonObject fairnessJson(const storage::ShoeRow& shoe, int firstCard);

/// A round as `history list` prints it.
[[nodiscard]] QJsonObject roundRowJson(const storage::RoundRow& round);

/// A round as `history show` prints it: what `play` prints, plus whose it is, the cards drawn, the log and the fairness
/// data. Fails (Environment) if the log doesn't fold. What was written about it and its session goes with it: `note`,
/// `tags`, `sessionNote` and `sessionTags`, each only if there is something.
[[nodiscard]] base::Result<QJsonObject> roundRecordJson(const storage::RoundRecord& record,
                                                        const storage::RoundNotes& notes = {});

} // namespace openshoe::session
