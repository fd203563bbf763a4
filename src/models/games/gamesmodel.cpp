// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/games/gamesmodel.h"

#include "languages/translated.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace openshoe::models {

namespace {

/// Decimals of a house edge.
constexpr int edgeDecimals = 2;

GameEntry::Value kindOf(catalogue::Game::Source source) {
    using Source = catalogue::Game::Source;
    return source == Source::BuiltIn ? GameEntry::BuiltIn : source == Source::Own ? GameEntry::Own : GameEntry::Opened;
}

// Without the file's path, which is shown beside it.
QString problemText(const formats::UnusableVariant& file) {
    QString where = text(file.error.where);
    if (where.startsWith(file.path))
        where = where.mid(file.path.size());
    while (where.startsWith(u':') || where.startsWith(u' '))
        where.remove(0, 1);
    return languages::translated(base::Error{file.error.kind, where.toStdString(), file.error.what});
}

} // namespace

GamesModel::GamesModel(const catalogue::Catalogue& games, const GameFigures& figures, QObject* parent)
    : RowModel(GameEntryRow::staticMetaObject, parent), m_games(games), m_figures(figures) {
    connect(&games, &catalogue::Catalogue::changed, this, &GamesModel::show);
    connect(&figures, &GameFigures::known, this, &GamesModel::fillFigures);
}

void GamesModel::begin() {
    if (std::exchange(m_begun, true))
        return;
    show();
}

void GamesModel::setDeleted(std::vector<Deleted> deleted) {
    m_deleted = std::move(deleted);
    show();
}

const GameEntryRow* GamesModel::row(const QString& entryId) const {
    const auto found = std::ranges::find(m_rows, entryId, &GameEntryRow::entryId);
    return found == m_rows.end() ? nullptr : &*found;
}

int GamesModel::placeOf(const QString& gameId) const {
    const GameEntryRow* found = row(gameId);
    return found && found->isGame() ? static_cast<int>(found - m_rows.data()) : -1;
}

void GamesModel::show() {
    if (!m_begun)
        return;
    std::vector<GameEntryRow> rows;
    for (const catalogue::Game& game : m_games.games()) {
        rows.push_back(rowOf(game));
        rows.back().mayRise = rows.size() > 1;
        rows.back().mayFall = rows.size() < m_games.games().size();
    }
    for (const formats::UnusableVariant& file : m_games.unusable()) {
        GameEntryRow row{.entryId = file.path, .kind = GameEntry::Unusable, .name = QFileInfo(file.path).fileName()};
        row.summary = problemText(file);
        row.detail = QDir::toNativeSeparators(file.path);
        row.accessibleName = tr("%1 can't be used. %2").arg(row.name, row.summary);
        rows.push_back(std::move(row));
    }
    for (const Deleted& deleted : m_deleted) {
        GameEntryRow row{.entryId = deleted.file.aside, .kind = GameEntry::Deleted, .name = deleted.name};
        row.summary = tr("Deleted. You can restore it until you quit.");
        row.accessibleName = tr("%1, deleted").arg(row.name);
        rows.push_back(std::move(row));
    }
    update(m_rows, std::move(rows));
}

GameEntryRow GamesModel::rowOf(const catalogue::Game& game) const {
    GameEntryRow row{.entryId = text(game.rules->id), .kind = kindOf(game.source), .name = gameName(*game.rules)};
    row.summary = summaryText(*game.rules);
    row.detail = edgeText(*game.rules);
    row.hidden = m_games.isHidden(game.rules->id);
    row.accessibleName = row.hidden ? tr("%1, hidden from the lobby. %2. %3").arg(row.name, row.summary, row.detail)
                                    : tr("%1. %2. %3").arg(row.name, row.summary, row.detail);
    return row;
}

QString GamesModel::edgeText(const engine::RuleSet& rules) const {
    const auto figures = m_figures.of(rules);
    return tr("House edge %1").arg(figures ? percentText(-figures->expectation, edgeDecimals) : QStringLiteral("…"));
}

void GamesModel::fillFigures(const QString& variantId) {
    const int place = placeOf(variantId);
    const catalogue::Game* game = m_games.game(variantId.toStdString());
    if (place < 0 || !game)
        return;
    GameEntryRow next = rowOf(*game);
    const GameEntryRow& now = m_rows[static_cast<std::size_t>(place)];
    next.mayRise = now.mayRise;
    next.mayFall = now.mayFall;
    change(m_rows, place, next);
}

} // namespace openshoe::models

#include "moc_gamesmodel.cpp"
