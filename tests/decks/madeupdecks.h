// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

/// Made-up decks in the formats of other programs: each card is a plain ground with a mark of its own position and
/// size.
namespace openshoe::test {

/// A deck of parts, like KDE's, with all cards in one colour; with or without a back, optionally lacking one card.
[[nodiscard]] QByteArray partsDeck(const QByteArray& colour, bool back = true, const QByteArray& lacking = {});
/// A deck on one sheet, like GNOME's.
[[nodiscard]] QByteArray sheetDeck(const QByteArray& colour);
/// The bytes as a gzip file.
[[nodiscard]] QByteArray gzipped(const QByteArray& bytes);
/// Writes decks into a shared data folder: kde/red (with a German name), kde/blue (no back), gnome/green_deck; and
/// unusable ones: kde/broken, kde/elsewhere (its file is in another folder), gnome/blank. Returns false on failure.
[[nodiscard]] bool writeDecks(const QString& folder);

} // namespace openshoe::test
