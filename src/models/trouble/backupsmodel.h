// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/rowmodel.h"
#include "storage/folder/backups.h"

#include <QString>

#include <optional>
#include <vector>

namespace openshoe::models {

/// What reading a backup through found.
namespace BackupState {
Q_NAMESPACE
QML_ELEMENT
enum Value { Unread, Whole, Unusable };
Q_ENUM_NS(Value)
} // namespace BackupState

struct CopyRow {
    Q_GADGET
    Q_PROPERTY(QString path MEMBER path)
    /// When it was made, by the clock of then: "21 Nov 2026, 10:55".
    Q_PROPERTY(QString timeText MEMBER timeText)
    /// What it is told apart by: "1,204 rounds · last round 1,204 · intact · 1.2 MiB"; "intact" once it has been read
    /// through.
    Q_PROPERTY(QString contentText MEMBER contentText)
    Q_PROPERTY(openshoe::models::BackupState::Value condition MEMBER condition)
    /// Why it can't be used.
    Q_PROPERTY(QString problem MEMBER problem)

public:
    QString path;
    QString timeText;
    QString contentText;
    BackupState::Value condition = BackupState::Unread;
    QString problem;
    std::int64_t bytes = 0;
    std::optional<storage::BackupFacts> facts; ///< empty if it can't be read

    [[nodiscard]] QString key() const { return path; }
    friend bool operator==(const CopyRow&, const CopyRow&) = default;
};

/// The backups of the database in the data folder, the last one made first. All file work is done on another thread.
class BackupsModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")
    /// A backup is being made.
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)
    /// Backups are being read through; which one to offer isn't known for sure yet.
    Q_PROPERTY(bool examining READ isExamining NOTIFY bestChanged)
    /// Of the intact ones, that with most on record; one with flaws if all have some; empty while none is known.
    Q_PROPERTY(QString bestPath READ bestPath NOTIFY bestChanged)
    /// "21 Nov 2026, 10:55 (1,204 rounds · last round 1,204)".
    Q_PROPERTY(QString bestText READ bestText NOTIFY bestChanged)

public:
    explicit BackupsModel(QString folder, QObject* parent = nullptr);
    ~BackupsModel() override;

    void retranslate();
    [[nodiscard]] const std::vector<CopyRow>& rows() const { return m_rows; }
    [[nodiscard]] bool isBusy() const { return m_busy; }
    [[nodiscard]] bool isExamining() const { return m_examining; }
    [[nodiscard]] QString bestPath() const;
    [[nodiscard]] QString bestText() const;

public slots:
    /// Lists the backups again.
    void reload();
    /// Reads every backup through, the one with most on record first; each row reports what was found as soon as it is
    /// known.
    void examine();
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
    void list();
    void show(std::vector<CopyRow> next);
    void examineNext();
    void examined(const QString& path, const storage::FileResult<storage::BackupFacts>& facts);
    [[nodiscard]] const CopyRow* best() const;

    QString m_folder;
    std::vector<CopyRow> m_rows;
    bool m_busy = false;
    bool m_thorough = false; ///< examine() was called: what is new is read through too
    bool m_examining = false;
    int m_generation = 0; ///< answers for an earlier list are dropped
};

} // namespace openshoe::models
