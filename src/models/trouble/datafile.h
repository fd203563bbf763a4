// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lobby/accountsmodel.h"
#include "session/seating.h"
#include "session/storagejournal.h"

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

/// The data's file: opened, closed and opened again, off the interface's thread. What keeps it from being used is said
/// by the trouble controller.
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
    /// Lives as long as it is open: answers of the store that come later are for nobody.
    [[nodiscard]] QObject* link() const;

    /// Opens it; opened() and readyChanged() follow, or trouble.
    void open();
    /// Closes it and opens it again. `suspicious`: it failed while it was used, so it is read through first. `owed`: a
    /// round there was shown as returned and could not be kept so; it is cancelled before anything else.
    void reopen(bool suspicious, const std::optional<storage::RoundPlace>& owed);
    /// Puts that copy in its place; what was there is kept beside it.
    void restore(const QString& path);
    /// Sets it aside and begins with an empty one.
    void beginAnew();
    /// A copy was made, or could not be.
    void tellOfBackup(const QString& time, const QString& problem);

signals:
    void readyChanged();
    /// It is about to be closed: who plays lets go of the journal.
    void closing();
    /// What was read from it is gone.
    void closed();
    /// It is open, what was left by the last start is settled, and these are its accounts.
    void opened(const std::vector<openshoe::models::AccountFacts>& accounts);

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
