// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/catalogue.h"
#include "formats/ownvariants.h"

namespace openshoe::catalogue {

/// What a person does with the games of the catalogue: own ones come, change and go as files of its folder; all of them
/// are put in order and hidden. What has been done the catalogue knows, and says, before the call returns. What can't
/// be done is an error in words, and everything is as it was.
class OwnGames {
public:
    /// `games` must outlive it.
    explicit OwnGames(Catalogue& games) : m_games(games) {}
    /// What was removed is gone for good.
    ~OwnGames();
    OwnGames(const OwnGames&) = delete;
    OwnGames& operator=(const OwnGames&) = delete;

    /// An id that no game has: this one, or with a number behind it.
    [[nodiscard]] std::string freeId(const std::string& id) const;
    /// The same for names: no two games are called the same. `name` as it is read.
    [[nodiscard]] QString freeName(const QString& name) const;

    /// Makes a game of these rules, whose id must be free; its file is new.
    base::Result<void> add(const engine::RuleSet& rules);
    /// Gives the own game of that id these rules; its file is written whole or not at all.
    base::Result<void> save(const engine::RuleSet& rules);
    /// Writes a game's file wherever it lies, its id perhaps another than before; for a new one, newPath() of the id.
    base::Result<void> write(const engine::RuleSet& rules, const QString& path);
    [[nodiscard]] QString newPath(const std::string& id) const;
    base::Result<void> rename(const std::string& id, const QString& name);
    /// What keeps an own game from being called that.
    [[nodiscard]] std::optional<base::Error> problemOfName(const QString& name) const;

    /// What a file would be as a game here.
    [[nodiscard]] formats::Candidate lookAt(const QString& path) const;

    /// A file that was taken out of the folder, and can be put back as it was.
    struct Removed {
        QString path;  ///< where it was
        QString aside; ///< where it is meanwhile: in the same folder, under a name that is no rule file's
    };
    /// Takes a file of the own folder out of it, whatever is in it.
    base::Result<Removed> remove(const QString& path);
    /// Puts it back, byte for byte; under another name where its own has been taken since. Its path.
    base::Result<QString> putBack(const Removed& removed);

    /// Puts the game at that place among all games, 0 … their number − 1.
    base::Result<void> move(const std::string& id, int place);
    /// Leaves it out of the lobby, or shows it there again.
    base::Result<void> setHidden(const std::string& id, bool hidden);

private:
    [[nodiscard]] base::Result<const Game*> own(const std::string& id) const;
    base::Result<void> arrange(const formats::Arrangement& arrangement);

    Catalogue& m_games;
    std::vector<Removed> m_removed;
};

} // namespace openshoe::catalogue
