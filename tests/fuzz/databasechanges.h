// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace openshoe::fuzz {

/// The file with some of its bytes replaced: three bytes of offset, one of length, and so many new ones; and again.
[[nodiscard]] QByteArray withChangedBytes(QByteArray file, const QByteArray& changes);

/// Changes rows of a database, one change a line; lines that are no change are skipped:
///     rounds.wagered 3 =9223372036854775807      row 3, by its key and from 0; also ='text, =xHEX, =r1.5, =null
///     plays 0 -                                   the row goes
///     plays 0 + 9                                 there is one more like it, its first key moved by that
///     schema 4                                    one of a few changes of the schema
void changeRows(const QString& path, const QString& changes);

} // namespace openshoe::fuzz
