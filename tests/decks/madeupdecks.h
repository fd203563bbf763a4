// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

/// Decks as other programs have them, made up: each card a plain ground with a mark of its own place and size.
namespace openshoe::test {

/// A deck of parts, as KDE's: all cards of that colour; without a back, without a card, as wanted.
[[nodiscard]] QByteArray partsDeck(const QByteArray& colour, bool back = true, const QByteArray& lacking = {});
/// A deck on one sheet, as GNOME's.
[[nodiscard]] QByteArray sheetDeck(const QByteArray& colour);
/// A gzip file of it.
[[nodiscard]] QByteArray gzipped(const QByteArray& bytes);
/// Writes into a folder for programs' data: kde/red (with a German name), kde/blue (no back), gnome/green_deck; and
/// what can't be used: kde/broken, kde/elsewhere (its file is in another folder), gnome/blank. False where it can't.
[[nodiscard]] bool writeDecks(const QString& folder);

} // namespace openshoe::test
