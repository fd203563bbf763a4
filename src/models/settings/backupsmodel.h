// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/shared/rowmodel.h"
#include "models/shared/vocabulary.h"

#include <QString>

#include <vector>

namespace openshoe::models {

struct CopyRow {
    Q_GADGET
    Q_PROPERTY(QString path MEMBER path)
    /// When it was made: "21 Nov 2026, 10:55".
    Q_PROPERTY(QString timeText MEMBER timeText)
    /// "1.2 MiB".
    Q_PROPERTY(QString sizeText MEMBER sizeText)
    /// "1,204 rounds"; empty until it has been read through.
    Q_PROPERTY(QString roundsText MEMBER roundsText)
    Q_PROPERTY(openshoe::models::BackupState::Value condition MEMBER condition)
    /// Why it can't be used.
    Q_PROPERTY(QString problem MEMBER problem)

public:
    QString path;
    QString timeText;
    QString sizeText;
    QString roundsText;
    BackupState::Value condition = BackupState::Unread;
    QString problem;

    [[nodiscard]] QString key() const { return path; }
    friend bool operator==(const CopyRow&, const CopyRow&) = default;
};

/// The backups of the database in the data folder, newest first. All file work is done on another thread.
class BackupsModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")
    /// A backup is being made.
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)
    /// Backups are being read through; the newest intact one isn't known for sure yet.
    Q_PROPERTY(bool examining READ isExamining NOTIFY bestChanged)
    /// The newest backup that has been read through and is intact; empty if none.
    Q_PROPERTY(QString bestPath READ bestPath NOTIFY bestChanged)
    /// "21 Nov 2026, 10:55 (1,204 rounds)".
    Q_PROPERTY(QString bestText READ bestText NOTIFY bestChanged)

public:
    explicit BackupsModel(QString folder, QObject* parent = nullptr);
    ~BackupsModel() override;

    /// Reads every backup through, newest first; each row reports what was found as soon as it is known.
    void examine();
    [[nodiscard]] const std::vector<CopyRow>& rows() const { return m_rows; }
    [[nodiscard]] bool isBusy() const { return m_busy; }
    [[nodiscard]] bool isExamining() const { return m_examining; }
    [[nodiscard]] QString bestPath() const;
    [[nodiscard]] QString bestText() const;

public slots:
    /// Lists the backups again.
    void reload();
    /// Makes a backup now, during play; made() follows.
    void makeNow();
    /// Requests that the backup replace the database.
    void restore(const QString& path) { emit restoreAsked(path); }

signals:
    void busyChanged();
    void bestChanged();
    /// `problem` is empty if the backup was made.
    void made(const QString& timeText, const QString& problem);
    void restoreAsked(const QString& path);

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    void list(bool examine);
    void examineNext();
    [[nodiscard]] const CopyRow* best() const;

    QString m_folder;
    std::vector<CopyRow> m_rows;
    bool m_busy = false;
    bool m_examining = false;
    int m_generation = 0; ///< answers for an earlier list are dropped
};

} // namespace openshoe::models
