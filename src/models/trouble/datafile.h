// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/accounts/accountsmodel.h"
#include "session/table/seating.h"
#include "session/table/storagejournal.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace openshoe::models {

struct Archive;
class BackupsModel;
class Notices;
class TroubleController;

/// The data's file: opened, closed and reopened off the interface's thread. If something keeps it from being used, the
/// trouble controller says so.
class DataFile : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")
    /// The data can be used; false for a moment after the start, and while there is trouble.
    Q_PROPERTY(bool ready READ isReady NOTIFY readyChanged)

public:
    /// All must outlive it.
    DataFile(QString folder, Archive& archive, BackupsModel& backups, TroubleController& trouble, Notices& notices,
             QObject* parent = nullptr);
    ~DataFile() override;

    [[nodiscard]] bool isReady() const { return m_ready; }
    [[nodiscard]] bool isOpen() const { return m_store != nullptr; }
    /// Null while it is closed.
    [[nodiscard]] storage::Store* store() { return m_store.get(); }
    [[nodiscard]] session::Journal* journal() { return m_journal.get(); }
    /// Exists while the file is open: answers of the store that arrive later are dropped.
    [[nodiscard]] QObject* link() const;

    /// Opens the file; opened() and readyChanged() follow, or trouble.
    void open();
    /// Closes the file and opens it again. `suspicious`: it failed while in use, so it is read through first. `owed`:
    /// the table of a round that was shown as returned but couldn't be stored as such; the round is cancelled before
    /// anything else.
    void reopen(bool suspicious, const std::optional<storage::RoundPlace>& owed);
    /// Replaces the file with that backup; the former file is kept beside it.
    void restore(const QString& path);
    /// Sets the file aside and begins with an empty one.
    void beginAnew();
    /// Reports that a backup was made, or why it couldn't be.
    void tellOfBackup(const QString& time, const QString& problem);

signals:
    void readyChanged();
    /// The file is about to be closed: whoever is playing must let go of the journal.
    void closing();
    /// Whatever was read from the file is gone.
    void closed();
    /// The file is open, rounds left by the last run are settled, and these are its accounts.
    void opened(const std::vector<openshoe::models::AccountFacts>& accounts);
    /// A round that was played on it has ended.
    void roundFinished(const openshoe::storage::FinishedRound& round);

private:
    struct Work;
    struct Opening;
    void openAfter(Work work);
    void onOpened(Opening& opening);
    void tellOf(const Opening& opening);
    void tellOfLeftRounds(const session::OpenRounds& left);
    void backUpToday();

    QString m_folder;
    Archive& m_archive;
    BackupsModel& m_backups;
    TroubleController& m_trouble;
    Notices& m_notices;
    std::unique_ptr<storage::Store> m_store;
    std::unique_ptr<session::StorageJournal> m_journal;
    bool m_ready = false;
};

} // namespace openshoe::models
