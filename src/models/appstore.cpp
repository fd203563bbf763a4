// SPDX-License-Identifier: GPL-3.0-or-later
// The data's file: opened, closed and opened again, off the interface's thread.
#include "models/appparts.h"

#include "models/shared/background.h"
#include "models/shared/words.h"
#include "session/seating.h"
#include "session/whendone.h"

#include <QFileInfo>
#include <QTimer>

#include <utility>

namespace openshoe::models {

/// What is done with the data folder while nothing of it is open, before it is opened (again).
struct AppController::FileWork {
    /// Gives what to tell the person when the data is open; empty for nothing.
    std::function<base::Result<QString>(const QString& folder)> work;
    bool suspicious = false; ///< it failed while it was used: the file is read through first
    /// A round there was shown as returned, and could not be kept so: it is cancelled before anything else.
    std::optional<storage::RoundPlace> owed;
};

/// What came of it.
struct AppController::Opening {
    std::unique_ptr<storage::Store> store;
    session::OpenRounds left;
    std::optional<storage::FileError> error;
    std::optional<std::string> notice; ///< of the data itself
    base::Result<QString> told;

    static std::shared_ptr<Opening> of(const QString& folder, const FileWork& asked);
};

namespace {

/// Milliseconds until the window stands, by far; then there is time to calculate.
constexpr int figuresAfter = 600;

base::Result<session::OpenRounds> firstJobs(storage::Tables& tables, const std::optional<storage::RoundPlace>& owed) {
    const auto accounts = tables.accounts.list();
    if (!accounts)
        return tl::make_unexpected(accounts.error());
    if (accounts->empty()) {
        const auto first = tables.accounts.obtain("player", AppController::tr("Player"));
        if (!first)
            return tl::make_unexpected(first.error());
    }
    if (owed)
        tables.journal.giveUp(*owed);
    return session::settleLeftRounds(tables, true);
}

// What a reading of the whole file finds, if it is damage.
std::optional<storage::FileError> damageOf(const QString& folder) {
    const auto facts = storage::examine(folder);
    if (!facts && facts.error().obstacle == storage::Obstacle::Damaged)
        return facts.error();
    return std::nullopt;
}

QString fileName(const QString& path) {
    return QFileInfo(path).fileName();
}

} // namespace

// Runs on another thread.
std::shared_ptr<AppController::Opening> AppController::Opening::of(const QString& folder, const FileWork& asked) {
    auto opening = std::make_shared<Opening>();
    if (asked.work)
        opening->told = asked.work(folder);
    if (asked.suspicious)
        opening->error = damageOf(folder);
    if (opening->error)
        return opening;
    auto store = storage::Store::open(folder, storage::Access::Play);
    if (!store) {
        opening->error = store.error();
        return opening;
    }
    auto left = (*store)->call([&](storage::Tables& tables) {
        opening->notice = tables.notice();
        return firstJobs(tables, asked.owed);
    });
    if (!left) {
        store->reset();
        opening->error = damageOf(folder).value_or(storage::FileError{left.error(), storage::Obstacle::Other});
        return opening;
    }
    opening->left = std::move(*left);
    opening->store = std::move(*store);
    return opening;
}

void AppController::connectFiles() {
    TroubleController* trouble = &m_parts->trouble;
    connect(trouble, &TroubleController::retryAsked, this, &AppController::retry);
    connect(trouble, &TroubleController::restoreAsked, this, &AppController::restore);
    connect(trouble, &TroubleController::beginAnewAsked, this, &AppController::beginAnew);
    BackupsModel* backups = &m_parts->backups;
    connect(backups, &BackupsModel::restoreAsked, this, &AppController::restore);
    connect(backups, &BackupsModel::made, this, [this](const QString& time, const QString& problem) {
        if (problem.isEmpty())
            setNotice(tr("The backup of %1 is made.").arg(time), QStringLiteral("info"));
        else
            warn(tr("The backup could not be made. %1").arg(problem));
    });
}

void AppController::start() {
    refreshLobby();
    QTimer::singleShot(figuresAfter, this, [this] { computeFigures(); });
    openData({});
}

// Closes what is open, then works and opens on another thread: closing waits for the disk too.
void AppController::openData(FileWork asked) {
    m_ready = false;
    emit readyChanged();
    auto closing = std::make_shared<std::unique_ptr<storage::Store>>(m_parts->releaseStore());
    inBackground(
        this,
        [closing, folder = m_options.dataFolder, asked = std::move(asked)] {
            closing->reset();
            return Opening::of(folder, asked);
        },
        [this](const std::shared_ptr<Opening>& opening) { onOpened(*opening); });
}

void AppController::onOpened(Opening& opening) {
    if (opening.error) {
        m_parts->trouble.show(*opening.error);
        if (!opening.told)
            m_parts->trouble.setProblem(text(opening.told.error().text()));
        return;
    }
    m_parts->trouble.clear();
    m_parts->useStore(std::move(opening.store));
    m_parts->backups.reload();
    if (!opening.told)
        warn(tr("That did not work, and nothing has changed. %1").arg(text(opening.told.error().text())));
    else if (!opening.told->isEmpty())
        setNotice(*opening.told, QStringLiteral("info"));
    if (opening.notice)
        warn(tr("The last game may not be whole on record: %1.").arg(text(*opening.notice)));
    tellOfLeftRounds(opening.left);
    onStoreOpened();
}

void AppController::tellOfLeftRounds(const session::OpenRounds& left) {
    if (left.problem)
        warn(tr("A round could not be finished: %1").arg(text(left.problem->text())));
    else if (left.returned > 0)
        setNotice(tr("The round that was stopped is cancelled on disk too: its stakes are back."),
                  QStringLiteral("info"));
    else if (left.finished > 0)
        setNotice(tr("An interrupted round was finished by the rule for silence."), QStringLiteral("info"));
}

void AppController::onStoreOpened() {
    m_parts->currencies.clear();
    for (const storage::WalletRow& wallet : storage::AccountStore::startingMoney())
        m_parts->currencies << text(wallet.currency);
    m_parts->accounts.setCurrencies(m_parts->currencies);
    session::whenDone(m_parts->store->backUpDaily(), m_parts->archive.link.get(),
                      [this](const base::Result<std::optional<storage::BackupRow>>& copy) {
                          if (!copy)
                              warn(tr("Today's backup could not be made. %1").arg(text(copy.error().text())));
                          else if (*copy)
                              m_parts->backups.reload();
                      });
    refreshAccounts([this] {
        m_ready = true;
        emit readyChanged();
        const QString wanted = std::exchange(m_options.variant, QString());
        const QString game = m_returnTo.isEmpty() ? wanted : std::exchange(m_returnTo, QString());
        if (game.isEmpty())
            return;
        if (m_parts->table.hasFailed())
            m_parts->table.standUp();
        openGame(game);
    });
}

// --- What a person asks for when it can't be used.

// What stands on the table is asked for again first: stakes that were drafted stay. Where that doesn't help the file is
// opened anew.
void AppController::retry() {
    m_parts->trouble.setBusy(tr("Trying again …"));
    TableController& table = m_parts->table;
    if (table.hasFailed() && m_parts->store)
        table.retry();
    else
        openAgain();
}

void AppController::openAgain() {
    FileWork asked{.suspicious = m_parts->trouble.kind() == TroubleController::Stopped};
    if (const auto* session = m_parts->table.session()) {
        m_returnTo = text(session->rules().id);
        if (session->roundIsOwed())
            asked.owed = storage::RoundPlace{session->key().account, session->rules().id, session->key().currency};
    }
    openData(std::move(asked));
}

void AppController::onTableTroubled(const base::Error& error, bool inRound) {
    TroubleController& trouble = m_parts->trouble;
    if (trouble.kind() == TroubleController::Stopped && trouble.isBusy()) { // tried again for nothing
        openAgain();
        return;
    }
    const auto* session = m_parts->table.session();
    using Round = TroubleController::Round;
    const Round round = session->roundIsOwed()                           ? Round::Owed
                        : session->fate() == session::RoundFate::Settled ? Round::Counts
                        : inRound                                        ? Round::Returned
                                                                         : Round::None;
    trouble.showStopped(error, round, m_page == Table);
}

void AppController::onTableOpened() {
    TroubleController& trouble = m_parts->trouble;
    if (!trouble.isShown())
        return;
    trouble.clear();
    setNotice(tr("Play goes on: everything is kept again."), QStringLiteral("info"));
    refreshAccounts({});
}

void AppController::restore(const QString& path) {
    if (m_parts->table.live()->isInRound()) {
        warn(tr("Finish this round first, then restore the backup."));
        return;
    }
    const bool damaged = m_parts->trouble.canReplace();
    if (damaged)
        m_parts->trouble.setBusy(tr("Setting the damaged file aside and reading the backup …"));
    openData({.work = [path, damaged](const QString& folder) {
        const auto kept = damaged ? storage::Present::Damaged : storage::Present::Replaced;
        return storage::Backups(folder).restore(path, kept).map([&](const QString& aside) {
            return aside.isEmpty() ? tr("The backup is in place.")
                   : damaged       ? tr("The backup is in place. The damaged file is kept as %1.").arg(fileName(aside))
                             : tr("The backup is in place. What was there before is kept as %1.").arg(fileName(aside));
        });
    }});
}

void AppController::beginAnew() {
    m_parts->trouble.setBusy(tr("Setting the damaged file aside …"));
    openData({.work = [](const QString& folder) {
        return storage::Backups(folder).setAside().map([](const QString& aside) {
            return aside.isEmpty() ? QString()
                                   : tr("You begin anew. The damaged file is kept as %1.").arg(fileName(aside));
        });
    }});
}

} // namespace openshoe::models
