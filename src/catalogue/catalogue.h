// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/variants.h"

#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QStringList>

#include <cstdint>
#include <memory>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace openshoe::catalogue {

/// A rule set as handed out: it never changes, whatever becomes of its file.
using Rules = std::shared_ptr<const engine::RuleSet>;

struct Game {
    enum class Source : std::uint8_t {
        BuiltIn,
        Own,    ///< a file in the player's folder
        Opened, ///< a file named by its path
    };

    Rules rules; ///< never null
    Source source = Source::BuiltIn;
    QString path; ///< its file; empty for a built-in game
};

/// The games that can be played, and the files that were meant to be games but can't be used. Ids are unique.
class Catalogue : public QObject {
    Q_OBJECT

public:
    /// The most files read synchronously; more are read on another thread, and changed() follows.
    static constexpr std::size_t readAtOnce = 24;

    /// The built-in games and those in `ownFolder`, which need not exist; without a folder, the built-in games alone.
    explicit Catalogue(QString ownFolder = {}, QObject* parent = nullptr);
    ~Catalogue() override;

    /// In the lobby's order: as the folder's arrangement has it, otherwise built-in, then own; those opened by path
    /// come last.
    [[nodiscard]] const std::vector<Game>& games() const { return m_games; }
    /// Files in the own folder, and opened ones that have changed since, that can't be read or whose id is taken.
    [[nodiscard]] const std::vector<formats::UnusableVariant>& unusable() const { return m_unusable; }
    /// The game with this id; null if there is none.
    [[nodiscard]] Rules find(const std::string& id) const;
    /// The same with its source; null if there is none. Valid until changed().
    [[nodiscard]] const Game* game(const std::string& id) const;
    /// Whether it is left out of the lobby.
    [[nodiscard]] bool isHidden(const std::string& id) const { return m_hidden.contains(id); }
    /// Gives a stored round's rules, which are kept without their look, the current look of the game with their id.
    [[nodiscard]] engine::RuleSet dressed(engine::RuleSet stored) const;
    [[nodiscard]] const formats::Arrangement& arrangement() const { return m_arrangement; }
    [[nodiscard]] const QString& ownFolder() const { return m_ownFolder; }
    /// The files checked for changes: the folder's and those opened by path.
    [[nodiscard]] QStringList files() const;

    /// The game with that id, or from the file at that path, which the catalogue keeps from then on. Errors name the
    /// place: no such game (listing those there are), a file that can't be read, an id that another game has.
    base::Result<Rules> open(const QString& idOrPath);

    /// Reads the files again if any has appeared, gone missing or been written since; those in `written` in any case.
    /// Games that are the same stay the same objects; changed() follows for the others.
    void reload(const QStringList& written = {});
    /// Whether files are being read on another thread.
    [[nodiscard]] bool isReading() const { return m_reading != nullptr; }
    /// Waits for that to finish.
    void finishReading();
    /// What another thread has read is withheld until letIn(), or until it is needed.
    void holdBack() { m_heldBack = true; }
    void letIn();

signals:
    /// Games with these ids have appeared, disappeared or got other rules. If empty, only their order, what is hidden
    /// or unusable() has changed.
    void changed(const QStringList& ids);

private:
    /// A file's state when it was read.
    struct Stamp {
        QString path;
        QDateTime modified;
        QDateTime touched; ///< set by the system alone, unlike `modified`
        qint64 size = 0;
        friend bool operator==(const Stamp&, const Stamp&) = default;
    };
    /// What the file held then.
    struct File {
        Stamp stamp;
        base::Result<engine::RuleSet> rules;
    };
    struct Scan;

    [[nodiscard]] static Stamp stampOf(const QFileInfo& file);
    [[nodiscard]] File readFile(const QString& path) const;
    /// The existing object if it holds the same rules.
    [[nodiscard]] Rules kept(engine::RuleSet rules) const;
    [[nodiscard]] const base::Result<engine::RuleSet>& contents(const QString& path);
    /// Finds out which files there are and which of them must be read; false if nothing has changed.
    bool look(QStringList& stale);
    void readElsewhere(const QStringList& paths);
    void takeRead();
    /// Builds the games from the files' contents.
    void assemble(const QFileInfoList& ownFiles);
    void assembleAndTell();

    QString m_ownFolder;
    QStringList m_openedPaths;
    QFileInfoList m_ownFiles;
    std::vector<Stamp> m_looked; ///< at the last look, in reading order
    QHash<QString, File> m_files;
    std::unique_ptr<Scan> m_reading;
    bool m_heldBack = false;
    std::vector<Game> m_games;
    std::unordered_map<std::string, std::size_t> m_places; ///< index in m_games by id
    std::vector<formats::UnusableVariant> m_unusable;
    formats::Arrangement m_arrangement;
    std::unordered_set<std::string> m_hidden;
};

} // namespace openshoe::catalogue
