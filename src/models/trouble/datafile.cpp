// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/trouble/datafile.h"

#include "languages/translated.h"
#include "models/archive/archive.h"
#include "models/archive/background.h"
#include "models/notices/notices.h"
#include "models/trouble/backupsmodel.h"
#include "models/trouble/troublecontroller.h"
#include "session/table/whendone.h"

#include <QFileInfo>

#include <utility>

namespace openshoe::models {

/// What to do with the data folder while nothing in it is open, before it is opened (again).
struct DataFile::Work {
    /// Returns what to tell the person once the data is open; empty for nothing.
    std::function<base::Result<QString>(const QString& folder)> work;
    bool suspicious = false;
    std::optional<storage::RoundPlace> owed;
};

/// The outcome.
struct DataFile::Opening {
    std::unique_ptr<storage::Store> store;
    session::OpenRounds left;
    std::vector<AccountFacts> accounts;
    std::optional<storage::FileError> error;
    std::optional<base::Said> notice; ///< about the data itself
    base::Result<QString> told;

    static std::shared_ptr<Opening> of(const QString& folder, const Work& asked);
    [[nodiscard]] base::Result<void> firstJobs(storage::Tables& tables, const std::optional<storage::RoundPlace>& owed);
};

namespace {

// The damage found by reading the whole file, if any.
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

base::Result<void> DataFile::Opening::firstJobs(storage::Tables& tables,
                                                const std::optional<storage::RoundPlace>& owed) {
    const auto known = tables.accounts.list();
    if (!known)
        return tl::make_unexpected(known.error());
    if (known->empty()) {
        const auto first = tables.accounts.obtain("player", DataFile::tr("Player"));
        if (!first)
            return tl::make_unexpected(first.error());
    }
    if (owed)
        tables.journal.giveUp(*owed);
    auto settled = session::settleLeftRounds(tables, true);
    if (!settled)
        return tl::make_unexpected(settled.error());
    left = std::move(*settled);
    auto read = readAccounts(tables); // after the rounds, so that their returns are in the wallets
    if (!read)
        return tl::make_unexpected(read.error());
    accounts = std::move(*read);
    return {};
}

// Runs on another thread.
std::shared_ptr<DataFile::Opening> DataFile::Opening::of(const QString& folder, const Work& asked) {
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
    const auto done = (*store)->call([&](storage::Tables& tables) {
        opening->notice = tables.notice();
        return opening->firstJobs(tables, asked.owed);
    });
    if (!done) {
        store->reset();
        opening->error = damageOf(folder).value_or(storage::FileError{done.error(), storage::Obstacle::Other});
        return opening;
    }
    opening->store = std::move(*store);
    return opening;
}

DataFile::DataFile(QString folder, Archive& archive, BackupsModel& backups, TroubleController& trouble,
                   Notices& notices, QObject* parent)
    : QObject(parent), m_folder(std::move(folder)), m_archive(archive), m_backups(backups), m_trouble(trouble),
      m_notices(notices) {}

DataFile::~DataFile() {
    m_archive.close();
}

QObject* DataFile::link() const {
    return m_archive.link.get();
}

void DataFile::open() {
    openAfter({});
}

void DataFile::reopen(bool suspicious, const std::optional<storage::RoundPlace>& owed) {
    openAfter({.work = {}, .suspicious = suspicious, .owed = owed});
}

// Closes what is open, then does the work and the opening on another thread; closing waits for the disk, too.
void DataFile::openAfter(Work asked) {
    m_ready = false;
    emit readyChanged();
    emit closing();
    m_archive.close();
    emit closed();
    m_journal.reset();
    auto was = std::make_shared<std::unique_ptr<storage::Store>>(std::move(m_store));
    inBackground(
        this,
        [was, folder = m_folder, asked = std::move(asked)] {
            was->reset();
            return Opening::of(folder, asked);
        },
        [this](const std::shared_ptr<Opening>& opening) { onOpened(*opening); });
}

void DataFile::onOpened(Opening& opening) {
    if (opening.error) {
        m_trouble.show(*opening.error);
        if (!opening.told)
            m_trouble.setProblem(languages::translated(opening.told.error()));
        return;
    }
    m_trouble.clear();
    m_store = std::move(opening.store);
    m_journal = std::make_unique<session::StorageJournal>(*m_store);
    connect(m_journal.get(), &session::StorageJournal::finished, this, &DataFile::roundFinished);
    m_archive.open(*m_store);
    m_backups.reload();
    tellOf(opening);
    backUpToday();
    emit opened(opening.accounts);
    m_ready = true;
    emit readyChanged();
}

void DataFile::tellOf(const Opening& opening) {
    if (!opening.told)
        m_notices.warn(
            tr("That didn't work, and nothing has changed. %1").arg(languages::translated(opening.told.error())));
    else if (!opening.told->isEmpty())
        m_notices.tell(*opening.told);
    if (opening.notice)
        m_notices.warn(
            tr("The last game may not be on record in full: %1.").arg(languages::translated(*opening.notice)));
    tellOfLeftRounds(opening.left);
}

void DataFile::tellOfLeftRounds(const session::OpenRounds& left) {
    if (left.problem)
        m_notices.warn(tr("A round could not be finished: %1").arg(languages::translated(*left.problem)));
    else if (left.returned > 0)
        m_notices.tell(tr("The round that was stopped is now cancelled on disk too, and its stakes are returned."));
    else if (left.finished > 0)
        m_notices.tell(tr("An interrupted round was finished by the no-answer rule."));
}

void DataFile::backUpToday() {
    session::whenDone(m_store->backUpDaily(), m_archive.link.get(),
                      [this](const base::Result<std::optional<storage::BackupRow>>& copy) {
                          if (!copy)
                              m_notices.warn(
                                  tr("Today's backup could not be made. %1").arg(languages::translated(copy.error())));
                          else if (*copy)
                              m_backups.reload();
                      });
}

void DataFile::tellOfBackup(const QString& time, const QString& problem) {
    if (problem.isEmpty())
        m_notices.tell(tr("The backup of %1 has been made.").arg(time));
    else
        m_notices.warn(tr("The backup could not be made. %1").arg(problem));
}

// --- What a person can request when the file can't be used.

void DataFile::restore(const QString& path) {
    const bool damaged = m_trouble.canReplace();
    if (damaged)
        m_trouble.setBusy(tr("Setting the damaged file aside and reading the backup…"));
    openAfter({.work = [path, damaged](const QString& folder) {
        const auto kept = damaged ? storage::FormerFile::Damaged : storage::FormerFile::Replaced;
        return storage::Backups(folder).restore(path, kept).map([&](const QString& aside) {
            return aside.isEmpty() ? tr("The backup is in place.")
                   : damaged       ? tr("The backup is in place. The damaged file is kept as %1.").arg(fileName(aside))
                             : tr("The backup is in place. What was there before is kept as %1.").arg(fileName(aside));
        });
    }});
}

void DataFile::beginAnew() {
    m_trouble.setBusy(tr("Setting the damaged file aside…"));
    openAfter({.work = [](const QString& folder) {
        return storage::Backups(folder).setAside().map([](const QString& aside) {
            return aside.isEmpty() ? QString()
                                   : tr("You are starting afresh. The damaged file is kept as "
                                        "%1.").arg(fileName(aside));
        });
    }});
}

} // namespace openshoe::models

#include "moc_datafile.cpp"
