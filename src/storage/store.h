// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/file/obstacle.h"
#include "storage/folder/backups.h"
#include "storage/prices/lessons.h"
#include "storage/prices/prices.h"
#include "storage/proof/check.h"
#include "storage/record/accounts.h"
#include "storage/record/drills.h"
#include "storage/record/journal.h"
#include "storage/record/limits.h"
#include "storage/record/notes.h"
#include "storage/record/owncounts.h"
#include "storage/record/playrecord.h"
#include "storage/record/rounds.h"
#include "storage/record/shoes.h"
#include "storage/record/sums.h"
#include "storage/rows/rows.h"

#include <QFuture>
#include <QPromise>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <type_traits>

class QThread;

namespace openshoe::storage {

class Database;
class DataFolder;

/// The aggregates of one open database. They live in the database's thread; only jobs given to Store have access to
/// them.
struct Tables {
    explicit Tables(DataFolder& folder);

    /// Call this first when the user retries after an error: if the files were deleted, replaced or moved while open,
    /// it resumes if they are back. The error says what to do.
    [[nodiscard]] base::Result<void> renew();
    /// Something about the data, found when the store was opened, that the user should be told once.
    [[nodiscard]] std::optional<base::Said> notice() const;

    AccountStore accounts;
    ShoeStore shoes;
    RoundJournal journal;
    RoundStore rounds;
    PlayRecord plays;
    PriceStore prices;
    LimitStore limits;
    SumStore sums;
    LessonStore lessons;
    NoteStore notes;
    DrillStore drills;
    OwnCountStore ownCounts;
    Checker checker;
    Database& db;
    DataFolder& folder;
};

/// How a store is opened.
enum class Access {
    Play, ///< the one program that plays on the folder: takes its lock, creates and migrates the file
    Read, ///< only reads; allowed while another program plays
};

/// The open data folder. Owns one thread in which the database is used; jobs run there one after another, in the order
/// given. A long read (a check, an export, a count over all rounds) belongs in a second store opened with Access::Read,
/// so that the next stake doesn't wait behind it.
///
///     auto store = Store::open(folder, Access::Play);
///     auto balance = (*store)->call([&](Tables& t) { return t.accounts.balance(id, "usd"); });   // waits
///     (*store)->post([=](Tables& t) { return t.rounds.list(filter, 50); })                        // does not
///         .then(this, [this](const base::Result<std::vector<RoundRow>>& page) { … });
class Store {
public:
    /// Errors (Environment) name the file and what to do: the folder can't be created or written, another program plays
    /// on it, or the file is foreign, from a newer version or damaged (Backups can say what to do in that case).
    [[nodiscard]] static FileResult<std::unique_ptr<Store>> open(const QString& folder, Access access);
    /// Finishes the jobs given, then closes the file.
    ~Store();

    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    [[nodiscard]] QString folder() const;

    /// Runs the job in the database's thread, waits for it and returns its result.
    template <typename Job> auto call(Job&& job) -> std::invoke_result_t<Job, Tables&> {
        std::optional<std::invoke_result_t<Job, Tables&>> result;
        runAndWait([&](Tables& tables) { result.emplace(job(tables)); });
        return std::move(*result);
    }

    /// Runs the job in the database's thread; the future is ready when the job is done. With the logging category
    /// "openshoe.storage" at debug level, each one is logged as it is given.
    template <typename Job> auto post(Job job) -> QFuture<std::invoke_result_t<Job, Tables&>> {
        auto promise = std::make_shared<QPromise<std::invoke_result_t<Job, Tables&>>>();
        auto future = promise->future();
        promise->start();
        runLater([promise, work = std::move(job)](Tables& tables) mutable {
            promise->addResult(work(tables));
            promise->finish();
        });
        return future;
    }

    /// Makes the day's backup if there is none yet, in a thread of its own so that play doesn't wait for it. Closing
    /// the store does wait.
    [[nodiscard]] QFuture<base::Result<std::optional<BackupRow>>> backUpDaily();

private:
    class Thread;
    explicit Store(std::unique_ptr<Thread> thread);
    void runAndWait(const std::function<void(Tables&)>& job);
    void runLater(std::function<void(Tables&)> job);

    std::unique_ptr<Thread> m_thread;
    std::unique_ptr<QThread> m_backup;
};

} // namespace openshoe::storage
