// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace openshoe::fuzz {

/// A small record of play (base.db, made by openshoe_fuzz_base): two accounts, rounds of three games, one of them open.
[[nodiscard]] const QByteArray& baseDatabase();
/// The same with its finished rounds priced.
[[nodiscard]] const QByteArray& pricedDatabase();

/// Creates or empties the folder and puts these bytes there as its database.
void putDatabase(const QString& folder, const QByteArray& database);

} // namespace openshoe::fuzz
