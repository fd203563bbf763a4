// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/owngames.h"

#include "engine/rulekeys.h"
#include "formats/names.h"
#include "formats/rulesjson.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <fmt/format.h>

namespace openshoe::catalogue {

using base::said;

namespace {

/// The longest name of a game, in bytes.
constexpr qsizetype mostNameBytes = 100;

base::Error inTheWay(const QString& path, base::Said what) {
    return {base::Error::Kind::Environment, QDir::toNativeSeparators(path).toStdString(), std::move(what)};
}

/// Renames a file to a name that isn't in use.
base::Result<void> rename(const QString& from, const QString& to) {
    QFile file(from);
    if (!file.rename(to))
        return tl::make_unexpected(
            inTheWay(from, said("Errors", "cannot be moved: {}").with(file.errorString().toStdString())));
    return {};
}

bool isThere(const QString& path) {
    return QFileInfo::exists(path) || QFileInfo(path).isSymLink();
}

/// The longest beginning of the text that fits into this many bytes.
QString shortened(const QString& text, qsizetype bytes) {
    QString part = text;
    while (part.toUtf8().size() > bytes)
        part.chop(part.size() > 1 && part.back().isLowSurrogate() ? 2 : 1);
    return part;
}

} // namespace

// A file that can't be removed now stays under a name that is no game's.
OwnGames::~OwnGames() {
    for (const Removed& removed : m_removed)
        QFile::remove(removed.aside);
}

std::string OwnGames::freeId(const std::string& id) const {
    const auto isFree = [&](const std::string& candidate) {
        return !m_games.find(candidate) &&
               !isThere(QDir(m_games.ownFolder()).filePath(QString::fromStdString(candidate) + ".json"));
    };
    std::string candidate = id;
    for (int next = 2; !isFree(candidate); ++next) {
        const std::string number = fmt::format("-{}", next);
        const auto room = static_cast<qsizetype>(engine::idText.mostBytes) - static_cast<qsizetype>(number.size());
        candidate = shortened(QString::fromStdString(id), room).toStdString() + number;
    }
    return candidate;
}

QString OwnGames::freeName(const QString& name) const {
    const auto isTaken = [&](const QString& candidate) {
        return std::ranges::any_of(m_games.games(),
                                   [&](const Game& game) { return formats::gameName(*game.rules) == candidate; });
    };
    QString candidate = name;
    for (int next = 2; isTaken(candidate); ++next) {
        const QString number = QStringLiteral(" %1").arg(next);
        candidate = shortened(name, mostNameBytes - number.size()) + number;
    }
    return candidate;
}

// --- Files.

base::Result<const Game*> OwnGames::own(const std::string& id) const {
    const Game* game = m_games.game(id);
    if (!game)
        return base::inputError(id, said("Errors", "no such game; it may have been deleted meanwhile"));
    if (game->source == Game::Source::BuiltIn)
        return base::inputError(id, said("Errors", "is a built-in game; copy it to change it"));
    if (game->source == Game::Source::Opened)
        return base::inputError(id, said("Errors", "was opened from a file elsewhere; copy it to change it"));
    return game;
}

// What is written must be readable: a name that no rule file may have is refused here.
base::Result<void> OwnGames::write(const engine::RuleSet& rules, const QString& path) {
    const auto problems = formats::ruleSetProblems(formats::ruleSetToJson(rules), path.toStdString());
    if (!problems.empty())
        return tl::make_unexpected(problems.front());
    if (const auto made = formats::makeOwnFolder(m_games.ownFolder()); !made)
        return made;
    if (const auto saved = formats::saveVariant(rules, path, formats::Readers::Owner); !saved)
        return saved;
    m_games.reload({path});
    return {};
}

QString OwnGames::newPath(const std::string& id) const {
    return formats::freeVariantPath(m_games.ownFolder(), id);
}

base::Result<void> OwnGames::add(const engine::RuleSet& rules) {
    m_games.finishReading();
    const QString path = newPath(rules.id);
    if (m_games.find(rules.id))
        return tl::make_unexpected(formats::idTaken(path, rules.id));
    return write(rules, path);
}

base::Result<void> OwnGames::save(const engine::RuleSet& rules) {
    const auto game = own(rules.id);
    if (!game)
        return tl::make_unexpected(game.error());
    return write(rules, QString((*game)->path));
}

base::Result<void> OwnGames::rename(const std::string& id, const QString& name) {
    const auto game = own(id);
    if (!game)
        return tl::make_unexpected(game.error());
    engine::RuleSet rules = *(*game)->rules;
    rules.name = name.toStdString();
    return save(rules);
}

std::optional<base::Error> OwnGames::problemOfName(const QString& name) const {
    engine::RuleSet rules = *m_games.games().front().rules;
    rules.name = name.toStdString();
    const auto problems = formats::ruleSetProblems(formats::ruleSetToJson(rules), {});
    return problems.empty() ? std::nullopt : std::optional(problems.front());
}

formats::Candidate OwnGames::lookAt(const QString& path) const {
    m_games.finishReading();
    return formats::lookAtVariantFile(path, [this](const std::string& id) {
        const Game* game = m_games.game(id);
        return game ? std::optional(game->path) : std::nullopt;
    });
}

base::Result<OwnGames::Removed> OwnGames::remove(const QString& path) {
    if (QFileInfo(path).absolutePath() != QFileInfo(QDir(m_games.ownFolder()).filePath("any")).absolutePath())
        return base::inputError(path.toStdString(), said("Errors", "is not in the folder of your own games"));
    Removed removed{.path = path, .aside = path + ".deleted"};
    for (int next = 2; isThere(removed.aside); ++next)
        removed.aside = QStringLiteral("%1.deleted-%2").arg(path).arg(next);
    if (const auto moved = catalogue::rename(path, removed.aside); !moved)
        return tl::make_unexpected(moved.error());
    m_removed.push_back(removed);
    m_games.reload();
    return removed;
}

base::Result<QString> OwnGames::putBack(const Removed& removed) {
    const QFileInfo was(removed.path);
    QString path = removed.path;
    for (int next = 2; isThere(path); ++next)
        path = was.dir().filePath(QStringLiteral("%1-%2.%3").arg(was.completeBaseName()).arg(next).arg(was.suffix()));
    if (const auto moved = catalogue::rename(removed.aside, path); !moved)
        return tl::make_unexpected(moved.error());
    std::erase_if(m_removed, [&](const Removed& one) { return one.aside == removed.aside; });
    m_games.reload({path});
    return path;
}

// --- Order.

base::Result<void> OwnGames::arrange(const formats::Arrangement& arrangement) {
    const QString file = formats::arrangementFile(m_games.ownFolder());
    // An arrangement that can't be read is still somebody's; it isn't overwritten.
    if (const auto kept = formats::readArrangement(m_games.ownFolder()); !kept)
        return tl::make_unexpected(kept.error());
    if (const auto saved = formats::saveArrangement(m_games.ownFolder(), arrangement); !saved)
        return saved;
    m_games.reload({file});
    return {};
}

// Ids without a game keep their places between the others.
base::Result<void> OwnGames::move(const std::string& id, int place) {
    m_games.finishReading();
    formats::Arrangement next = m_games.arrangement();
    auto& order = next.order;
    std::vector<std::string> others;
    for (const Game& game : m_games.games()) {
        if (std::ranges::find(order, game.rules->id) == order.end())
            order.push_back(game.rules->id);
        if (game.rules->id != id)
            others.push_back(game.rules->id);
    }
    if (!m_games.find(id) || place < 0 || place > static_cast<int>(others.size()))
        return {};
    std::erase(order, id);
    const auto before =
        place == 0 ? order.begin() : std::ranges::find(order, others[static_cast<std::size_t>(place) - 1]) + 1;
    order.insert(before, id);
    return next == m_games.arrangement() ? base::Result<void>() : arrange(next);
}

base::Result<void> OwnGames::setHidden(const std::string& id, bool hidden) {
    formats::Arrangement next = m_games.arrangement();
    std::erase(next.hidden, id);
    if (hidden)
        next.hidden.push_back(id);
    return next == m_games.arrangement() ? base::Result<void>() : arrange(next);
}

} // namespace openshoe::catalogue
