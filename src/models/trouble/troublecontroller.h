// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/settings/backupsmodel.h"
#include "storage/obstacle.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace openshoe::models {

/// What keeps the program from playing, and what a person can do about it. It says and asks; the root does.
class TroubleController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")
    Q_PROPERTY(Kind kind READ kind NOTIFY changed)
    /// A few words: "The disk is full".
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// What happened, and where.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// What is kept, and what to do.
    Q_PROPERTY(QString advice READ advice NOTIFY changed)
    /// It came while playing: the table stays in sight beneath the words. Else it stands in place of every page.
    Q_PROPERTY(bool atTable READ isAtTable NOTIFY changed)
    Q_PROPERTY(bool canRetry READ canRetry NOTIFY changed)
    /// The file may be set aside for a copy or a new one.
    Q_PROPERTY(bool canReplace READ canReplace NOTIFY changed)
    /// Something is being done about it.
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed)
    /// What is being done.
    Q_PROPERTY(QString busyText READ busyText NOTIFY changed)
    /// Why what was done last did not help; empty for nothing.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(openshoe::models::BackupsModel* backups READ backups CONSTANT)

public:
    enum Kind {
        None,
        Damaged,   ///< the database isn't whole
        Newer,     ///< it was made by a newer version
        Foreign,   ///< the file belongs to another program
        InUse,     ///< another window plays with it
        Forbidden, ///< folder or file can't be read or written
        DiskFull,
        DiskError,
        Stopped, ///< it came in the middle of play: the round could not be kept
        Other,
    };
    Q_ENUM(Kind)

    /// `backups` must outlive it.
    explicit TroubleController(BackupsModel& backups, QObject* parent = nullptr);

    /// The data could not be opened.
    void show(const storage::FileError& error);
    /// What became of the round in play.
    enum class Round {
        None,     ///< there was none, or nothing of it has happened
        Returned, ///< it is cancelled and every stake is back, on disk too
        Owed,     ///< the same, but that is not on disk yet
        Counts,   ///< its end had reached the disk: the result stands
    };
    /// What happens at the table can't be kept.
    void showStopped(const base::Error& error, Round round, bool atTable);
    void clear();
    /// Something is done about it; until the next show() or clear().
    void setBusy(const QString& what);
    /// Added to what is shown: why an attempt did not help.
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
    /// For standard error and the log: the place, what is wrong, what to do; English, as the error has it.
    [[nodiscard]] QString plainText() const { return m_plainText; }

public slots:
    /// Looks again whether it works now.
    void retry();
    /// Sets the file aside and goes on with that copy.
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
