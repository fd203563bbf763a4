// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/variants.h"

#include <QDateTime>
#include <QObject>
#include <QStringList>

#include <cstdint>
#include <memory>
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
    /// Built-in games and those of `ownFolder`, which need not exist; without one, the built-in games alone.
    explicit Catalogue(QString ownFolder = {}, QObject* parent = nullptr);

    /// In the lobby's order: built in, own, opened by path.
    [[nodiscard]] const std::vector<Game>& games() const { return m_games; }
    /// Files of the own folder, and opened ones that have changed since, that can't be read or whose id is taken.
    [[nodiscard]] const std::vector<formats::UnusableVariant>& unusable() const { return m_unusable; }
    /// The game of that id; null if there is none.
    [[nodiscard]] Rules find(const std::string& id) const;
    /// A stored round's rules, which are kept without their look, as the game of that id looks now.
    [[nodiscard]] engine::RuleSet dressed(engine::RuleSet stored) const;

    /// The game of that id, or of the file at that path, which is known from then on. Errors name the place: no such
    /// game (with those there are), a file that can't be read, an id that another game has.
    base::Result<Rules> open(const QString& idOrPath);

    /// Reads the files again where any has come, gone or been written since. Games that are the same stay the same
    /// objects; changed() follows for the others.
    void reload();

signals:
    /// Games of these ids have come, gone or got other rules; without ids, their order or unusable() has changed.
    void changed(const QStringList& ids);

private:
    /// What a file was like when it was read.
    struct Stamp {
        QString path;
        QDateTime modified;
        qint64 size = 0;
        friend bool operator==(const Stamp&, const Stamp&) = default;
    };

    [[nodiscard]] static Stamp stampOf(const QFileInfo& file);
    [[nodiscard]] std::vector<Stamp> stamps() const;
    /// The object known so far where it holds the same rules.
    [[nodiscard]] Rules kept(const engine::RuleSet& rules) const;
    void read();

    QString m_ownFolder;
    QStringList m_openedPaths;
    std::vector<Stamp> m_read;
    std::vector<Game> m_games;
    std::vector<formats::UnusableVariant> m_unusable;
};

} // namespace openshoe::catalogue
