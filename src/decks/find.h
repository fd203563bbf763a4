// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace openshoe::decks {

/// How a deck's file is laid out.
enum class Form {
    Parts, ///< each card is an element with a name of its own (KDE): 1_spade, queen_heart, back
    Sheet, ///< thirteen columns, a row for each of clubs, diamonds, hearts and spades, a last one with the back (GNOME)
};

struct Deck {
    QString id;   ///< "kde/svg-oxygen": where it comes from, and its folder or file there
    QString name; ///< for people
    QString file; ///< SVG, packed or not
    Form form = Form::Parts;
};

/// Where programs keep what they share, the person's own folder first.
[[nodiscard]] QStringList systemFolders();
/// The decks in these folders, by name; of two with the same id the first folder's. `language`: a code, for names that
/// are told in several.
[[nodiscard]] QList<Deck> find(const QStringList& folders, const QString& language);

} // namespace openshoe::decks
