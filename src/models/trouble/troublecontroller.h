// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trouble/backupsmodel.h"
#include "storage/file/obstacle.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace openshoe::models {

/// What keeps the program from playing, and what can be done about it. It only shows the trouble and passes requests
/// on; the root acts on them.
class TroubleController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")
    Q_PROPERTY(Kind kind READ kind NOTIFY changed)
    /// A few words: "The disk is full".
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// What happened, and where.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// What is safe, and what to do.
    Q_PROPERTY(QString advice READ advice NOTIFY changed)
    /// It occurred during play, so the table stays visible beneath the message. Otherwise the message replaces every
    /// page.
    Q_PROPERTY(bool atTable READ isAtTable NOTIFY changed)
    Q_PROPERTY(bool canRetry READ canRetry NOTIFY changed)
    /// The file may be set aside in favour of a backup or a new one.
    Q_PROPERTY(bool canReplace READ canReplace NOTIFY changed)
    /// Something is being done about it.
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed)
    /// What is being done.
    Q_PROPERTY(QString busyText READ busyText NOTIFY changed)
    /// Why the last attempt failed; empty if none did.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(openshoe::models::BackupsModel* backups READ backups CONSTANT)

public:
    enum Kind {
        None,
        Damaged,   ///< the database is corrupt
        Newer,     ///< it was written by a newer version
        Foreign,   ///< the file belongs to another program
        InUse,     ///< another window is using it
        Forbidden, ///< the folder or file can't be read or written
        DiskFull,
        DiskError,
        Stopped, ///< it occurred during play: the round couldn't be stored
        Other,
    };
    Q_ENUM(Kind)

    /// `backups` must outlive it.
    explicit TroubleController(BackupsModel& backups, QObject* parent = nullptr);

    /// The data couldn't be opened.
    void show(const storage::FileError& error);
    /// What became of the round in play.
    enum class Round {
        None,     ///< there was none, or nothing of it counts
        Returned, ///< it is cancelled and every stake is returned, on disk too
        Owed,     ///< the same, but not on disk yet
        Counts,   ///< its end had reached the disk: the result stands
    };
    /// What happens at the table can't be stored.
    void showStopped(const base::Error& error, Round round, bool atTable);
    void clear();
    /// Something is being done about it, until the next show() or clear().
    void setBusy(const QString& what);
    /// Adds why an attempt failed.
    void setProblem(const QString& problem);

    [[nodiscard]] bool isShown() const { return m_kind != None; }
    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] QString advice() const { return m_advice; }
    [[nodiscard]] bool isAtTable() const { return m_atTable; }
    [[nodiscard]] bool canRetry() const;
    [[nodiscard]] bool canReplace() const { return m_kind == Damaged; }
    [[nodiscard]] bool isBusy() const { return !m_busyText.isEmpty(); }
    [[nodiscard]] QString busyText() const { return m_busyText; }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] BackupsModel* backups() { return &m_backups; }
    /// For standard error and the log: the place, what is wrong, what to do; in English, as the error states it.
    [[nodiscard]] QString plainText() const { return m_plainText; }

public slots:
    /// Tries again.
    void retry();
    /// Sets the file aside and goes on with that backup.
    void restore(const QString& path);
    /// Sets the file aside and begins with an empty one.
    void beginAnew();

signals:
    void changed();
    void retryAsked();
    void restoreAsked(const QString& path);
    void beginAnewAsked();

private:
    void tell(Kind kind, const base::Error& error);

    BackupsModel& m_backups;
    Kind m_kind = None;
    QString m_text;
    QString m_advice;
    QString m_plainText;
    QString m_busyText;
    QString m_problem;
    bool m_atTable = false;
};

} // namespace openshoe::models
