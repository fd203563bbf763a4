// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/recordexport.h"

#include <QBasicTimer>
#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <functional>
#include <memory>

namespace openshoe::models {

struct Archive;

/// Writes what a page shows of the record to a file, in the background and through a store of its own, so that the next
/// stake doesn't wait behind it.
class RecordExporter : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by the models of the record")
    Q_PROPERTY(bool running READ isRunning NOTIFY changed)
    /// How much of it is done, 0 … 1.
    Q_PROPERTY(double progress READ progress NOTIFY changed)
    /// What the last one came to: where it was written, or what was in the way. Empty before the first.
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)
    /// Where a person keeps documents.
    Q_PROPERTY(QUrl folder READ folder CONSTANT)

public:
    using What = decltype(session::RecordExport::what);

    /// `what` says what the page shows when it is asked.
    RecordExporter(const Archive& archive, std::function<What()> what, QObject* parent);
    /// What is under way is given up: no file comes of it.
    ~RecordExporter() override;

    [[nodiscard]] bool isRunning() const { return m_job != nullptr; }
    [[nodiscard]] double progress() const { return m_progress; }
    [[nodiscard]] QString outcome() const { return m_outcome; }
    [[nodiscard]] QUrl folder() const;

public slots:
    /// Writes a file whose name ends in .csv or .json, as CSV or JSON; another name gets `ending` ("csv" or "json")
    /// behind it. A file of that name that isn't empty is asked about by replaceAsked(), unless `replace`. One at a
    /// time.
    void start(const QUrl& file, const QString& ending, bool replace);
    void cancel();

signals:
    void changed();
    /// Answered by start() with `replace`, or not at all. `name` is for a person.
    void replaceAsked(const QUrl& file, const QString& name);

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    /// Seen by both threads.
    struct Job {
        std::atomic<bool> cancelled{false};
        std::atomic<double> part{0};
    };
    void finish(const QString& path, const base::Result<session::ExportState>& written);

    const Archive& m_archive;
    std::function<What()> m_what;
    std::shared_ptr<Job> m_job; ///< null while nothing is under way
    QBasicTimer m_look;         ///< how far it has come
    double m_progress = 0;
    QString m_outcome;
};

} // namespace openshoe::models
