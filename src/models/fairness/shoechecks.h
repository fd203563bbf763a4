// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/said.h"
#include "models/lists/rowmodel.h"
#include "storage/rows/rows.h"

#include <QBasicTimer>
#include <QString>

#include <atomic>
#include <memory>
#include <vector>

namespace openshoe::models {

struct Archive;

/// A shoe that isn't as committed, or can't be checked.
struct TroubledShoeRow {
    Q_GADGET
    Q_PROPERTY(qint64 shoeId MEMBER shoeId)
    /// "Shoe 17".
    Q_PROPERTY(QString name MEMBER name)
    /// What is wrong with it.
    Q_PROPERTY(QString problem MEMBER problem)

public:
    qint64 shoeId = 0;
    QString name;
    QString problem;

    [[nodiscard]] qint64 key() const { return shoeId; }
    friend bool operator==(const TroubledShoeRow&, const TroubledShoeRow&) = default;
};

/// What checking all shoes of an account has found.
struct ShoesFound {
    struct Trouble {
        storage::ShoeId shoe = 0;
        std::int64_t number = 0;
        bool unreadable = false;
        base::Said why;
    };
    std::int64_t agreed = 0;
    std::int64_t failed = 0;
    std::int64_t unreadable = 0;
    std::vector<storage::ShoeId> inUse;
    std::vector<Trouble> troubles; ///< newest first; the first hundred
    storage::ShoeId newest = 0;    ///< 0 if there is no shoe
    storage::ShoeId oldest = 0;    ///< of those checked
    bool stopped = false;
    base::Said problem; ///< why it could go no further
};

/// Checks all shoes of the account, in the background and through a store of its own, so that the next stake doesn't
/// have to wait, and sums up what it finds. The rows are the shoes in trouble.
class ShoeChecks : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by FairnessController")
    Q_PROPERTY(bool running READ isRunning NOTIFY changed)
    /// How much is done, 0 … 1.
    Q_PROPERTY(double progress READ progress NOTIFY changed)
    /// "214 shoes checked, all as committed." and what couldn't be checked and why. Empty before the first check.
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    /// Some shoe isn't as committed.
    Q_PROPERTY(bool failed READ hasFailed NOTIFY changed)

public:
    explicit ShoeChecks(const Archive& archive, QObject* parent = nullptr);
    ~ShoeChecks() override;

    [[nodiscard]] bool isRunning() const { return m_job != nullptr; }
    [[nodiscard]] double progress() const { return m_progress; }
    [[nodiscard]] QString summary() const { return m_summary; }
    [[nodiscard]] bool hasFailed() const { return m_found.failed > 0; }
    [[nodiscard]] const std::vector<TroubledShoeRow>& rows() const { return m_rows; }
    /// For another account, or another file.
    void forget();
    /// The language has changed: makes the texts anew.
    void retranslate();

public slots:
    void start();
    /// What has been checked by then is kept.
    void stop();

signals:
    void changed();
    void finished(const openshoe::models::ShoesFound& found);

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }
    void timerEvent(QTimerEvent* event) override;

private:
    /// Shared by both threads.
    struct Job {
        std::atomic<bool> stopped{false};
        std::atomic<double> part{0};
    };
    static ShoesFound check(const QString& folder, storage::AccountId account, Job& job);

    const Archive& m_archive;
    std::shared_ptr<Job> m_job; ///< null while none is under way
    QBasicTimer m_look;         ///< polls the progress
    double m_progress = 0;
    ShoesFound m_found;
    bool m_done = false;
    QString m_summary;
    std::vector<TroubledShoeRow> m_rows;
};

} // namespace openshoe::models
