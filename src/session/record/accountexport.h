// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/record/recordexport.h"

#include <QJsonObject>

namespace openshoe::session {

/// What an account has besides its rounds: name, wallets, money added and taken back, limits, notes about sessions,
/// counts told at the table.
[[nodiscard]] base::Result<QJsonObject> accountJson(storage::Tables& tables, storage::AccountId account);

/// Writes all an account has as JSON, a line each: accountJson(), then its rounds, newest first. See exportToFile().
[[nodiscard]] base::Result<ExportState> exportAccount(storage::Store& store, storage::AccountId account,
                                                      const QString& path, Existing existing,
                                                      const ExportProgress& progress = {});

} // namespace openshoe::session
