// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store.h"

#include "storage/file/connection.h"
#include "storage/folder/datafolder.h"

#include <QLoggingCategory>
#include <QThread>

#include <condition_variable>
#include <deque>
#include <mutex>

namespace openshoe::storage {

using base::Result;

Q_LOGGING_CATEGORY(storageLog, "openshoe.storage", QtInfoMsg)

Tables::Tables(DataFolder& inUse)
    : accounts(inUse.database()), shoes(inUse.database()), journal(inUse.database()), rounds(inUse.database()),
      plays(inUse.database()), prices(inUse.database()), limits(inUse.database()), sums(inUse.database()),
      lessons(inUse.database()), notes(inUse.database()), drills(inUse.database()), ownCounts(inUse.database()),
      checker(inUse), db(inUse.database()), folder(inUse) {}

std::optional<base::Said> Tables::notice() const {
    return folder.notice();
}

Result<void> Tables::renew() {
    auto renewed = folder.renew();
    if (renewed)
        journal.forgetPlaying();
    return renewed;
}

/// The database's thread, which opens the file, runs the jobs in order and closes the file.
class Store::Thread : public QThread {
public:
    using Job = std::function<void(Tables&)>;

    Thread(QString folder, Access access) : m_folder(std::move(folder)), m_access(access) {
        setObjectName(QStringLiteral("database"));
    }
    ~Thread() override { stop(); }

    /// Starts the thread and waits until the file is open or has failed to open.
    FileResult<void> open() {
        start();
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return m_opened.has_value(); });
        return *m_opened;
    }

    void add(Job job) {
        {
            const std::lock_guard lock(m_mutex);
            m_jobs.push_back(std::move(job));
        }
        m_changed.notify_all();
    }

    void stop() {
        {
            const std::lock_guard lock(m_mutex);
            m_stopping = true;
        }
        m_changed.notify_all();
        wait();
    }

    [[nodiscard]] const QString& folder() const { return m_folder; }
    /// For a job that calls the store again: the inner job runs at once. Null in every other thread.
    [[nodiscard]] Tables* tablesHere() const { return QThread::currentThread() == this ? m_tables : nullptr; }

private:
    void run() override {
        auto folder =
            DataFolder::open(m_folder, m_access == Access::Play ? DataFolder::Mode::Play : DataFolder::Mode::Read);
        {
            const std::lock_guard lock(m_mutex);
            m_opened = folder ? FileResult<void>() : FileResult<void>(tl::make_unexpected(folder.error()));
        }
        m_changed.notify_all();
        if (!folder)
            return;
        Tables tables(**folder);
        m_tables = &tables;
        for (;;) {
            Job job;
            {
                std::unique_lock lock(m_mutex);
                m_changed.wait(lock, [&] { return m_stopping || !m_jobs.empty(); });
                if (m_jobs.empty())
                    return;
                job = std::move(m_jobs.front());
                m_jobs.pop_front();
            }
            job(tables);
        }
    }

    QString m_folder;
    Access m_access;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<Job> m_jobs;
    std::optional<FileResult<void>> m_opened;
    bool m_stopping = false;
    Tables* m_tables = nullptr;
};

Store::Store(std::unique_ptr<Thread> thread) : m_thread(std::move(thread)) {}
Store::~Store() {
    if (m_backup)
        m_backup->wait();
}

FileResult<std::unique_ptr<Store>> Store::open(const QString& folder, Access access) {
    loadDriver();
    auto thread = std::make_unique<Thread>(folder, access);
    if (const auto opened = thread->open(); !opened)
        return tl::make_unexpected(opened.error());
    return std::unique_ptr<Store>(new Store(std::move(thread)));
}

QString Store::folder() const {
    return m_thread->folder();
}

void Store::runAndWait(const std::function<void(Tables&)>& job) {
    if (Tables* tables = m_thread->tablesHere()) {
        job(*tables);
        return;
    }
    std::mutex mutex;
    std::condition_variable done;
    bool isDone = false;
    m_thread->add([&](Tables& tables) {
        job(tables);
        const std::lock_guard lock(mutex);
        isDone = true;
        done.notify_all();
    });
    std::unique_lock lock(mutex);
    done.wait(lock, [&] { return isDone; });
}

void Store::runLater(std::function<void(Tables&)> job) {
    qCDebug(storageLog, "a job");
    m_thread->add(std::move(job));
}

QFuture<Result<std::optional<BackupRow>>> Store::backUpDaily() {
    auto promise = std::make_shared<QPromise<Result<std::optional<BackupRow>>>>();
    auto future = promise->future();
    promise->start();
    if (m_backup)
        m_backup->wait();
    m_backup.reset(QThread::create([promise, folder = folder()] {
        promise->addResult(Backups(folder).makeDaily());
        promise->finish();
    }));
    m_backup->start(QThread::LowPriority);
    return future;
}

} // namespace openshoe::storage
