// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/owngames.h"
#include "models/figures/gamefigures.h"
#include "models/lists/rowmodel.h"

#include <QString>

#include <vector>

namespace openshoe::models {

/// The kinds of entries in the list of games.
namespace GameEntry {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    BuiltIn,
    Own,      ///< a file in the player's folder
    Opened,   ///< a file elsewhere, known only while the program runs
    Unusable, ///< a file that should hold a game
    Deleted,  ///< it can be restored
};
Q_ENUM_NS(Value)
} // namespace GameEntry

struct GameEntryRow {
    Q_GADGET
    /// A game's id, or the path of a file that isn't a usable game or has been deleted.
    Q_PROPERTY(QString entryId MEMBER entryId)
    Q_PROPERTY(openshoe::models::GameEntry::Value kind MEMBER kind)
    /// "Classic Blackjack", or a file's name.
    Q_PROPERTY(QString name MEMBER name)
    /// The rules in one line, or why the file can't be used and what is allowed.
    Q_PROPERTY(QString summary MEMBER summary)
    /// "House edge 0.78%", or "House edge …" until it is known; for an unusable file, its path.
    Q_PROPERTY(QString detail MEMBER detail)
    /// Whether it is left out of the lobby.
    Q_PROPERTY(bool hidden MEMBER hidden)
    /// Whether it can trade places with the one above, and with the one below.
    Q_PROPERTY(bool mayRise MEMBER mayRise)
    Q_PROPERTY(bool mayFall MEMBER mayFall)
    /// The whole row for screen readers.
    Q_PROPERTY(QString accessibleName MEMBER accessibleName)

public:
    QString entryId;
    GameEntry::Value kind = GameEntry::BuiltIn;
    QString name;
    QString summary;
    QString detail;
    bool hidden = false;
    bool mayRise = false;
    bool mayFall = false;
    QString accessibleName;

    [[nodiscard]] bool isGame() const { return kind <= GameEntry::Opened; }
    [[nodiscard]] QString key() const { return entryId; }
    friend bool operator==(const GameEntryRow&, const GameEntryRow&) = default;
};

/// Every game in the lobby's order, including hidden ones; then files that should be games, with what is wrong; last,
/// what was deleted and can be restored.
class GamesModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by GamesController")

public:
    /// A deleted file and the name it had.
    struct Deleted {
        catalogue::OwnGames::Removed file;
        QString name;
    };

    /// Both must outlive it.
    GamesModel(const catalogue::Catalogue& games, const GameFigures& figures, QObject* parent);

    /// Starts listing the games. Called when somebody first wants to see them, because there may be a thousand.
    void begin();
    void setDeleted(std::vector<Deleted> deleted);
    [[nodiscard]] const std::vector<Deleted>& deleted() const { return m_deleted; }
    /// Rebuilds all rows, if begin() has been called.
    void show();
    [[nodiscard]] const std::vector<GameEntryRow>& rows() const { return m_rows; }
    /// Null if there is none.
    [[nodiscard]] const GameEntryRow* row(const QString& entryId) const;
    /// Its index among the games; -1 if it isn't one.
    [[nodiscard]] int placeOf(const QString& gameId) const;

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    [[nodiscard]] GameEntryRow rowOf(const catalogue::Game& game) const;
    [[nodiscard]] QString edgeText(const engine::RuleSet& rules) const;
    void fillFigures(const QString& variantId);

    const catalogue::Catalogue& m_games;
    const GameFigures& m_figures;
    std::vector<GameEntryRow> m_rows;
    std::vector<Deleted> m_deleted;
    bool m_begun = false;
};

} // namespace openshoe::models
