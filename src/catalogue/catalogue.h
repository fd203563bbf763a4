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

/// A rule set as it was handed out: it never changes, whatever becomes of its file.
using Rules = std::shared_ptr<const engine::RuleSet>;

struct Game {
    enum class Source : std::uint8_t {
        BuiltIn,
        Own,    ///< a file in the player's folder
        Opened, ///< a file named by its path
    };

    Rules rules; ///< never null
    Source source = Source::BuiltIn;
    QString path; ///< of its file; empty for a built-in one
};

/// The games that can be played, and the files that should be games and can't be used. Ids are unique.
class Catalogue : public QObject {
    Q_OBJECT

public:
    /// Files read at once; more of them are read on another thread, and changed() follows.
    static constexpr std::size_t readAtOnce = 24;

    /// Built-in games and those of `ownFolder`, which need not exist; without one, the built-in games alone.
    explicit Catalogue(QString ownFolder = {}, QObject* parent = nullptr);
    ~Catalogue() override;

    /// In the lobby's order: as the folder's arrangement has it, else built in, own; last those opened by path.
    [[nodiscard]] const std::vector<Game>& games() const { return m_games; }
    /// Files of the own folder, and opened ones that have changed since, that can't be read or whose id is taken.
    [[nodiscard]] const std::vector<formats::UnusableVariant>& unusable() const { return m_unusable; }
    /// The game of that id; null if there is none.
    [[nodiscard]] Rules find(const std::string& id) const;
    /// The same with where it comes from; null if there is none. Valid until changed().
    [[nodiscard]] const Game* game(const std::string& id) const;
    /// It is left out of the lobby.
    [[nodiscard]] bool isHidden(const std::string& id) const { return m_hidden.contains(id); }
    /// A stored round's rules, which are kept without their look, as the game of that id looks now.
    [[nodiscard]] engine::RuleSet dressed(engine::RuleSet stored) const;
    [[nodiscard]] const formats::Arrangement& arrangement() const { return m_arrangement; }
    [[nodiscard]] const QString& ownFolder() const { return m_ownFolder; }
    /// Files that are looked at for changes: the folder's and those opened by path.
    [[nodiscard]] QStringList files() const;

    /// The game of that id, or of the file at that path, which is known from then on. Errors name the place: no such
    /// game (with those there are), a file that can't be read, an id that another game has.
    base::Result<Rules> open(const QString& idOrPath);

    /// Reads the files again where any has come, gone or been written since; those of `written` in any case. Games that
    /// are the same stay the same objects; changed() follows for the others.
    void reload(const QStringList& written = {});
    /// Files are being read on another thread.
    [[nodiscard]] bool isReading() const { return m_reading != nullptr; }
    /// Waits for them.
    void finishReading();
    /// What is read on another thread waits until it is let in, or asked for.
    void holdBack() { m_heldBack = true; }
    void letIn();

signals:
    /// Games of these ids have come, gone or got other rules; without ids, their order, what is hidden or unusable()
    /// has changed.
    void changed(const QStringList& ids);

private:
    /// What a file was like when it was read.
    struct Stamp {
        QString path;
        QDateTime modified;
        qint64 size = 0;
        friend bool operator==(const Stamp&, const Stamp&) = default;
    };
    /// What was in a file then.
    struct File {
        Stamp stamp;
        base::Result<engine::RuleSet> rules;
    };
    struct Reading;

    [[nodiscard]] static Stamp stampOf(const QFileInfo& file);
    [[nodiscard]] File readFile(const QString& path) const;
    /// The object known so far where it holds the same rules.
    [[nodiscard]] Rules kept(engine::RuleSet rules) const;
    [[nodiscard]] const base::Result<engine::RuleSet>& contents(const QString& path);
    /// Looks which files there are, and which of them must be read; false where nothing has changed.
    bool look(QStringList& stale);
    void readElsewhere(const QStringList& paths);
    void takeRead();
    /// Makes the games of what the files hold.
    void assemble(const QFileInfoList& ownFiles);
    void assembleAndTell();

    QString m_ownFolder;
    QStringList m_openedPaths;
    QFileInfoList m_ownFiles;
    std::vector<Stamp> m_looked; ///< at the last look, in the order of reading
    QHash<QString, File> m_files;
    std::unique_ptr<Reading> m_reading;
    bool m_heldBack = false;
    std::vector<Game> m_games;
    std::unordered_map<std::string, std::size_t> m_places; ///< in m_games, by id
    std::vector<formats::UnusableVariant> m_unusable;
    formats::Arrangement m_arrangement;
    std::unordered_set<std::string> m_hidden;
};

} // namespace openshoe::catalogue
