// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/catalogue.h"
#include "formats/ownvariants.h"

namespace openshoe::catalogue {

/// What a person does with the games in the catalogue: own games are created, changed and removed as files in its
/// folder; all games can be put in order and hidden. The catalogue has taken in every change, and announced it, before
/// the call returns. What can't be done is reported as an error, and everything stays as it was.
class OwnGames {
public:
    /// `games` must outlive it.
    explicit OwnGames(Catalogue& games) : m_games(games) {}
    /// Deletes removed games for good.
    ~OwnGames();
    OwnGames(const OwnGames&) = delete;
    OwnGames& operator=(const OwnGames&) = delete;

    /// An id that no game has: this one, or this one with a number appended.
    [[nodiscard]] std::string freeId(const std::string& id) const;
    /// The same for names: no two games share one. `name` is in the reader's language.
    [[nodiscard]] QString freeName(const QString& name) const;

    /// Creates a game with these rules, whose id must be free, in a new file.
    base::Result<void> add(const engine::RuleSet& rules);
    /// Replaces the rules of the own game with their id; its file is written whole or not at all.
    base::Result<void> save(const engine::RuleSet& rules);
    /// Writes a game's file wherever it is; its id may have changed. For a new game, pass newPath() of the id.
    base::Result<void> write(const engine::RuleSet& rules, const QString& path);
    [[nodiscard]] QString newPath(const std::string& id) const;
    base::Result<void> rename(const std::string& id, const QString& name);
    /// What keeps an own game from having this name.
    [[nodiscard]] std::optional<base::Error> problemOfName(const QString& name) const;

    /// What a file would be as a game here.
    [[nodiscard]] formats::Candidate lookAt(const QString& path) const;

    /// A file that was taken out of the folder and can be put back as it was.
    struct Removed {
        QString path;  ///< where it was
        QString aside; ///< where it is meanwhile: in the same folder, under a name that isn't a rule file's
    };
    /// Takes a file out of the own folder, whatever it contains.
    base::Result<Removed> remove(const QString& path);
    /// Puts it back, byte for byte, and returns its path; under another name if its own has been taken since.
    base::Result<QString> putBack(const Removed& removed);

    /// Moves the game to this position among all games, 0 … their number − 1.
    base::Result<void> move(const std::string& id, int place);
    /// Leaves the game out of the lobby, or shows it there again.
    base::Result<void> setHidden(const std::string& id, bool hidden);

private:
    [[nodiscard]] base::Result<const Game*> own(const std::string& id) const;
    base::Result<void> arrange(const formats::Arrangement& arrangement);

    Catalogue& m_games;
    std::vector<Removed> m_removed;
};

} // namespace openshoe::catalogue
