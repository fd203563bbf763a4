// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/record/limits.h"
#include "storage/record/removal.h"

#include <QBasicTimer>
#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

namespace openshoe::models {

class AccountsModel;
struct Archive;
class Notices;

/// Deleting an account: what goes with it, what stands in the way, its record written to a file first, and the deletion
/// itself. Both run in the background, one after the other; what fails leaves the account as it is.
class AccountDeletion : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AccountsModel")
    /// The account asked about.
    Q_PROPERTY(QString name READ name NOTIFY changed)
    /// What goes with it, in a sentence.
    Q_PROPERTY(QString contentsText READ contentsText NOTIFY changed)
    /// Why it can't be deleted now; empty if it can.
    Q_PROPERTY(QString obstacle READ obstacle NOTIFY changed)
    /// Where its record will be written, as displayed; empty if it won't.
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed)
    /// The suggested name, without an ending, and the folder in which one is chosen.
    Q_PROPERTY(QString suggestion READ suggestion NOTIFY changed)
    Q_PROPERTY(QUrl folder READ folder CONSTANT)
    Q_PROPERTY(bool running READ isRunning NOTIFY changed)
    /// Its record is being written; afterwards it is being deleted.
    Q_PROPERTY(bool writing READ isWriting NOTIFY changed)
    /// How much of that is done, 0 … 1.
    Q_PROPERTY(double progress READ progress NOTIFY changed)

public:
    /// All must outlive it.
    AccountDeletion(Archive& archive, AccountsModel& accounts, Notices& notices, QObject* parent);
    /// Stops writing; there is no file then, and nothing is deleted.
    ~AccountDeletion() override;

    /// Says which limit or break forbids it; nullopt if none does.
    using Obstacle = std::function<std::optional<storage::LimitKind>(storage::AccountId)>;
    void setObstacle(Obstacle obstacle) { m_obstacle = std::move(obstacle); }

    [[nodiscard]] QString name() const { return m_contents.account.name; }
    [[nodiscard]] QString contentsText() const;
    [[nodiscard]] QString obstacle() const;
    [[nodiscard]] QString fileName() const;
    [[nodiscard]] QString suggestion() const;
    [[nodiscard]] QUrl folder() const;
    [[nodiscard]] bool isRunning() const { return m_job != nullptr; }
    /// That account is being deleted.
    [[nodiscard]] bool isDeleting(qint64 accountId) const { return isRunning() && m_contents.account.id == accountId; }
    [[nodiscard]] bool isWriting() const { return isRunning() && !m_file.isEmpty() && !m_written; }
    [[nodiscard]] double progress() const { return m_progress; }
    /// The language has changed: makes the texts anew.
    void retranslate() { emit changed(); }

public slots:
    /// Finds out what deleting that account means; asked() follows.
    void ask(qint64 accountId);
    /// Its record is to be written there (".json" is appended if missing); fileChosen() follows, or replaceAsked() for
    /// a file that isn't empty, unless `replace` is true.
    void choose(const QUrl& file, bool replace);
    /// Nothing is to be written.
    void chooseNone();
    /// Writes the record if a file was chosen, then deletes the account. If it is the one playing, another becomes
    /// current first.
    void start();
    /// Stops while the record is being written: nothing is deleted.
    void stop();

signals:
    void changed();
    void asked();
    void fileChosen();
    /// To be answered by calling choose() with `replace`, or not at all. `name` is for display.
    void replaceAsked(const QUrl& file, const QString& name);
    /// The account and all it had are gone.
    void deleted();

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    /// Shared by both threads.
    struct Job {
        std::atomic<bool> stopped{false};
        std::atomic<double> part{0};
    };
    void write();
    void remove();
    void end();
    void fail(const QString& why);

    Archive& m_archive;
    AccountsModel& m_accounts;
    Notices& m_notices;
    Obstacle m_obstacle;
    storage::AccountContents m_contents;
    QString m_file; ///< its path
    bool m_replace = false;
    bool m_written = false;
    std::shared_ptr<Job> m_job; ///< null while nothing runs
    QBasicTimer m_look;         ///< polls the progress
    double m_progress = 0;
};

} // namespace openshoe::models
