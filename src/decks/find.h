// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace openshoe::decks {

/// The layout of a deck's file.
enum class Form {
    Parts, ///< each card is a named element (KDE): 1_spade, queen_heart, back
    Sheet, ///< thirteen columns; rows for clubs, diamonds, hearts and spades, then one with the back (GNOME)
};

struct Deck {
    QString id;   ///< "kde/svg-oxygen": the source, and the folder or file there
    QString name; ///< for display
    QString file; ///< SVG, gzipped or not
    Form form = Form::Parts;
};

/// The folders where programs keep shared data, the person's own first.
[[nodiscard]] QStringList systemFolders();
/// The decks in these folders, sorted by name; if two have the same id, the one in the earlier folder. `language` is a
/// code, for decks with names in several languages.
[[nodiscard]] QList<Deck> find(const QStringList& folders, const QString& language);

} // namespace openshoe::decks
