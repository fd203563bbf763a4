// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/catalogue.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace openshoe::catalogue {

namespace {

const Game* gameOf(const std::vector<Game>& games, const std::string& id) {
    const auto found = std::find_if(games.begin(), games.end(), [&](const Game& game) { return game.rules->id == id; });
    return found == games.end() ? nullptr : &*found;
}

bool isSameGame(const Game& a, const Game& b) {
    return a.rules == b.rules && a.path == b.path;
}

bool isSameFile(const QString& a, const QString& b) {
    return QFileInfo(a).canonicalFilePath() == QFileInfo(b).canonicalFilePath();
}

// Ids of the games of `these` that don't stand among `those` as the same object.
void addOthers(const std::vector<Game>& these, const std::vector<Game>& those, QStringList& ids) {
    for (const Game& game : these) {
        const Game* other = gameOf(those, game.rules->id);
        const QString id = QString::fromStdString(game.rules->id);
        if ((!other || other->rules != game.rules) && !ids.contains(id))
            ids << id;
    }
}

} // namespace

Catalogue::Catalogue(QString ownFolder, QObject* parent) : QObject(parent), m_ownFolder(std::move(ownFolder)) {
    m_read = stamps();
    read();
}

Rules Catalogue::find(const std::string& id) const {
    const Game* game = gameOf(m_games, id);
    return game ? game->rules : nullptr;
}

engine::RuleSet Catalogue::dressed(engine::RuleSet stored) const {
    if (const Rules known = find(stored.id))
        stored.look = known->look;
    return stored;
}

base::Result<Rules> Catalogue::open(const QString& idOrPath) {
    if (Rules known = find(idOrPath.toStdString()))
        return known;
    auto rules = formats::VariantCatalogue(m_ownFolder).load(idOrPath);
    if (!rules)
        return tl::make_unexpected(rules.error());
    if (const Game* other = gameOf(m_games, rules->id)) {
        if (*other->rules == *rules || isSameFile(other->path, idOrPath))
            return other->rules;
        return tl::make_unexpected(formats::idTaken(idOrPath, rules->id));
    }
    auto opened = std::make_shared<const engine::RuleSet>(std::move(*rules));
    m_games.push_back({opened, Game::Source::Opened, idOrPath});
    m_openedPaths << idOrPath;
    m_read.push_back(stampOf(QFileInfo(idOrPath)));
    emit changed({QString::fromStdString(opened->id)});
    return opened;
}

void Catalogue::reload() {
    auto now = stamps();
    if (now == m_read)
        return;
    m_read = std::move(now);
    const auto games = m_games;
    const auto unusable = m_unusable;
    read();
    QStringList ids;
    addOthers(games, m_games, ids);
    addOthers(m_games, games, ids);
    const bool same = std::equal(games.begin(), games.end(), m_games.begin(), m_games.end(), isSameGame);
    if (!same || unusable != m_unusable)
        emit changed(ids);
}

std::vector<Catalogue::Stamp> Catalogue::stamps() const {
    QFileInfoList files;
    if (!m_ownFolder.isEmpty())
        files = formats::variantFiles(m_ownFolder);
    for (const QString& path : m_openedPaths)
        files << QFileInfo(path);
    std::vector<Stamp> stamps;
    for (const QFileInfo& file : files)
        stamps.push_back(stampOf(file));
    return stamps;
}

Catalogue::Stamp Catalogue::stampOf(const QFileInfo& file) {
    return {file.filePath(), file.lastModified(), file.size()};
}

Rules Catalogue::kept(const engine::RuleSet& rules) const {
    const Rules before = find(rules.id);
    return before && *before == rules ? before : std::make_shared<const engine::RuleSet>(rules);
}

void Catalogue::read() {
    using Source = Game::Source;
    const formats::VariantCatalogue files(m_ownFolder);
    std::vector<Game> games;
    for (const auto& entry : files.entries())
        games.push_back({kept(entry.rules), entry.builtIn ? Source::BuiltIn : Source::Own, entry.path});
    auto unusable = files.unusable();
    for (const QString& path : m_openedPaths) {
        const auto rules = files.load(path);
        if (!rules)
            unusable.push_back({path, rules.error()});
        else if (const Game* other = gameOf(games, rules->id); !other)
            games.push_back({kept(*rules), Source::Opened, path});
        else if (*other->rules != *rules && !isSameFile(other->path, path))
            unusable.push_back({path, formats::idTaken(path, rules->id)});
    }
    m_games = std::move(games);
    m_unusable = std::move(unusable);
}

} // namespace openshoe::catalogue
