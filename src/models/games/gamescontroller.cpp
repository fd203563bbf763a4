// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/games/gamescontroller.h"

#include "languages/translated.h"
#include "models/files/documents.h"
#include "models/games/gamesmodel.h"
#include "models/notices/notices.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"

#include <QDir>
#include <QFileInfo>
#include <QMetaMethod>

#include <algorithm>
#include <utility>

namespace openshoe::models {

namespace {

QString problemLines(const QString& path, const std::vector<base::Error>& problems) {
    QStringList lines{QDir::toNativeSeparators(path)};
    for (base::Error problem : problems) {
        const std::string file = path.toStdString();
        if (problem.where.starts_with(file + ": "))
            problem.where.erase(0, file.size() + 2);
        else if (problem.where == file)
            problem.where.clear();
        lines << languages::translated(problem);
    }
    return lines.join(u'\n');
}

} // namespace

GamesController::GamesController(catalogue::Catalogue& games, const GameFigures& figures, Notices& notices,
                                 QObject* parent)
    : QObject(parent), m_games(games), m_notices(notices), m_list(games, figures, this) {}

GamesModel* GamesController::list() {
    m_list.begin();
    return &m_list;
}

bool GamesController::isEditable() const {
    return isSignalConnected(QMetaMethod::fromSignal(&GamesController::editAsked));
}

QUrl GamesController::documents() const {
    return documentsFolder();
}

catalogue::Rules GamesController::known(const QString& gameId) {
    auto rules = m_games.find(gameId.toStdString());
    if (!rules)
        m_notices.warn(tr("This game no longer exists."));
    return rules;
}

bool GamesController::went(const base::Result<void>& done) {
    if (!done)
        m_notices.warn(languages::translated(done.error()));
    return done.has_value();
}

// --- One game.

void GamesController::tellSaved(const QString& gameId) {
    const auto rules = m_games.find(gameId.toStdString());
    if (!rules)
        return;
    const QString name = models::gameName(*rules);
    const bool hidden = m_games.isHidden(gameId.toStdString());
    m_notices.offer(hidden ? tr("“%1” is saved. It is hidden in the lobby.").arg(name)
                           : tr("“%1” is saved, and in the lobby.").arg(name),
                    tr("Play now"), [this, gameId] { play(gameId); });
}

void GamesController::copy(const QString& gameId) {
    const auto original = known(gameId);
    if (!original)
        return;
    engine::RuleSet rules = *original;
    rules.id = m_files.freeId(rules.id);
    rules.name = m_files.freeName(gameName(*original)).toStdString();
    if (!went(m_files.add(rules)))
        return;
    m_notices.tell(tr("“%1” is now one of your own games.").arg(text(rules.name)));
    emit copied(list()->placeOf(text(rules.id)));
}

QString GamesController::problemOfName(const QString& name) const {
    const auto problem = m_files.problemOfName(name.trimmed());
    return problem ? languages::translated(problem->what) : QString();
}

void GamesController::rename(const QString& gameId, const QString& name) {
    if (known(gameId))
        went(m_files.rename(gameId.toStdString(), name.trimmed()));
}

void GamesController::move(const QString& gameId, int by) {
    const int place = list()->placeOf(gameId);
    const int last = static_cast<int>(m_games.games().size()) - 1;
    if (place >= 0)
        went(m_files.move(gameId.toStdString(), std::clamp(place + by, 0, last)));
}

void GamesController::setHidden(const QString& gameId, bool hidden) {
    if (known(gameId))
        went(m_files.setHidden(gameId.toStdString(), hidden));
}

// --- Deleted and unusable files.

void GamesController::remove(const QString& entryId) {
    const GameEntryRow* row = list()->row(entryId);
    if (!row)
        return;
    const catalogue::Game* game = m_games.game(entryId.toStdString());
    const QString name = row->name;
    const QString path = game ? game->path : entryId;
    const auto removed = m_files.remove(path);
    if (!removed) {
        m_notices.warn(languages::translated(removed.error()));
        return;
    }
    auto deleted = list()->deleted();
    deleted.push_back({*removed, name});
    list()->setDeleted(std::move(deleted));
    m_notices.offer(tr("“%1” was deleted.").arg(name), tr("Undo"), [this, aside = removed->aside] { putBack(aside); });
}

void GamesController::putBack(const QString& entryId) {
    auto deleted = list()->deleted();
    const auto found =
        std::ranges::find(deleted, entryId, [](const GamesModel::Deleted& one) { return one.file.aside; });
    if (found == deleted.end())
        return;
    const auto back = m_files.putBack(found->file);
    if (!back) {
        m_notices.warn(languages::translated(back.error()));
        return;
    }
    m_notices.tell(tr("“%1” is back.").arg(found->name));
    deleted.erase(found);
    list()->setDeleted(std::move(deleted));
}

void GamesController::tryAgain(const QString& entryId) {
    m_games.reload({entryId});
    const GameEntryRow* row = list()->row(entryId);
    if (row && row->kind == GameEntry::Unusable)
        m_notices.tell(tr("%1 still can't be used.").arg(row->name));
}

QUrl GamesController::folderOf(const QString& entryId) const {
    return QUrl::fromLocalFile(QFileInfo(entryId).absolutePath());
}

void GamesController::tellFolder(const QString& entryId) {
    const QFileInfo place(entryId);
    const QString folder = place.isDir() ? place.absoluteFilePath() : place.absolutePath();
    m_notices.tell(tr("The folder is %1").arg(QDir::toNativeSeparators(folder)));
}

// --- Importing and exporting files.

QString GamesController::takenText() const {
    QStringList lines;
    for (const engine::RuleSet& rules : m_taken) {
        const auto other = m_games.find(rules.id);
        lines << tr("“%1” has the same id as “%2”. It would be imported as “%3”.")
                     .arg(text(rules.name), other ? gameName(*other) : text(rules.id),
                          m_files.freeName(text(rules.name)));
    }
    return lines.join(u'\n');
}

void GamesController::takeIn(const QList<QUrl>& files) {
    m_refused.clear();
    m_taken.clear();
    m_tookIn.clear();
    for (const QUrl& file : files) {
        const QString path = pathOf(file);
        if (path.isEmpty())
            m_refused << tr("%1 is not a file on this computer.").arg(file.toDisplayString());
        else
            takeIn(path);
    }
    emit takeInChanged();
    tellTakenIn(std::exchange(m_tookIn, {}));
    if (!m_refused.isEmpty() || !m_taken.empty())
        emit takeInAsked();
}

void GamesController::takeIn(const QString& path) {
    const formats::Candidate file = m_files.lookAt(path);
    if (!file.rules) {
        m_refused << problemLines(path, file.problems);
        return;
    }
    const auto same = m_games.find(file.rules->id);
    if (same && *same == *file.rules) {
        m_refused << problemLines(path, {}) + u'\n' + tr("It is already one of your games: “%1”.").arg(gameName(*same));
    } else if (file.taken) {
        m_taken.push_back(*file.rules);
    } else if (const auto added = m_files.add(*file.rules); !added) {
        m_refused << problemLines(path, {added.error()});
    } else {
        m_tookIn << text(file.rules->name);
    }
}

void GamesController::takeInAsNew() {
    QStringList names;
    for (engine::RuleSet& rules : std::exchange(m_taken, {})) {
        rules.id = m_files.freeId(rules.id);
        rules.name = m_files.freeName(text(rules.name)).toStdString();
        if (went(m_files.add(rules)))
            names << text(rules.name);
    }
    emit takeInChanged();
    tellTakenIn(names);
}

void GamesController::tellTakenIn(const QStringList& names) {
    if (names.size() == 1)
        m_notices.tell(tr("“%1” was imported.").arg(names.front()));
    else if (!names.isEmpty())
        m_notices.tell(tr("%Ln games were imported.", "", static_cast<int>(names.size())));
}

QString GamesController::fileNameOf(const QString& gameId) const {
    return formats::variantFileName(gameId.toStdString()) + QStringLiteral(".openshoe");
}

void GamesController::share(const QString& gameId, const QUrl& file, bool replace) {
    const auto rules = known(gameId);
    if (!rules || file.isEmpty())
        return;
    QString path = pathOf(file);
    if (path.isEmpty()) {
        m_notices.warn(tr("%1 is not a file on this computer.").arg(file.toDisplayString()));
        return;
    }
    if (!path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive))
        path += QStringLiteral(".json");
    const QString shown = QDir::toNativeSeparators(path);
    if (!replace && QFileInfo(path).size() > 0)
        emit replaceAsked(QUrl::fromLocalFile(path), shown);
    else if (went(formats::saveVariant(*rules, path, formats::Readers::Anyone)))
        m_notices.tell(tr("Written to %1").arg(shown));
}

} // namespace openshoe::models

#include "moc_gamescontroller.cpp"
