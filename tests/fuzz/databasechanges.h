// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace openshoe::fuzz {

/// The file with some of its bytes replaced. Each change is three bytes of offset, one of length, then the new bytes.
[[nodiscard]] QByteArray withChangedBytes(QByteArray file, const QByteArray& changes);

/// Changes rows of a database, one change per line; other lines are skipped:
///     rounds.wagered 3 =9223372036854775807      row 3, counted from 0 in key order; also ='text, =xHEX, =r1.5, =null
///     plays 0 -                                   deletes the row
///     plays 0 + 9                                 adds a copy of it, its first key increased by 9
///     schema 4                                    one of a few changes to the schema
void changeRows(const QString& path, const QString& changes);

} // namespace openshoe::fuzz
