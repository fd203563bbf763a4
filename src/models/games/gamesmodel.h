// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/owngames.h"
#include "models/shared/gamefigures.h"
#include "models/shared/rowmodel.h"
#include "models/shared/vocabulary.h"

#include <QString>

#include <vector>

namespace openshoe::models {

struct GameEntryRow {
    Q_GADGET
    /// A game's id; the path of a file that is none, or is none any more.
    Q_PROPERTY(QString entryId MEMBER entryId)
    Q_PROPERTY(openshoe::models::GameEntry::Value kind MEMBER kind)
    /// "Classic Blackjack"; a file's name.
    Q_PROPERTY(QString name MEMBER name)
    /// The rules in one line, or why the file can't be used and what is allowed.
    Q_PROPERTY(QString summary MEMBER summary)
    /// "House edge 0.78 %", "House edge …" until it is known; where an unusable file lies.
    Q_PROPERTY(QString detail MEMBER detail)
    /// It is left out of the lobby.
    Q_PROPERTY(bool hidden MEMBER hidden)
    /// It can change places with the one above, the one below.
    Q_PROPERTY(bool mayRise MEMBER mayRise)
    Q_PROPERTY(bool mayFall MEMBER mayFall)
    /// The whole line, as read aloud.
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

/// Every game in the lobby's order, hidden ones too; files that should be games, with what is wrong; last what has been
/// deleted and can be put back.
class GamesModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by GamesController")

public:
    /// What was deleted and what it was called.
    struct Deleted {
        catalogue::OwnGames::Removed file;
        QString name;
    };

    /// Both must outlive it.
    GamesModel(const catalogue::Catalogue& games, const GameFigures& figures, QObject* parent);

    /// Looks at the games, from the first time on that somebody wants to see them: there may be a thousand.
    void begin();
    void setDeleted(std::vector<Deleted> deleted);
    [[nodiscard]] const std::vector<Deleted>& deleted() const { return m_deleted; }
    /// Makes all rows anew, if anybody has wanted to see them.
    void show();
    [[nodiscard]] const std::vector<GameEntryRow>& rows() const { return m_rows; }
    /// Null if there is none.
    [[nodiscard]] const GameEntryRow* row(const QString& entryId) const;
    /// Its place among the games; -1 for what is none.
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
