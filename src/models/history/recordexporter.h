// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/record/recordexport.h"

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
class SettingsController;

/// Writes what a page shows of the record to a file, in the background and through a store of its own, so that the next
/// stake doesn't have to wait.
class RecordExporter : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by the models of the record")
    Q_PROPERTY(bool running READ isRunning NOTIFY changed)
    /// How much is done, 0 … 1.
    Q_PROPERTY(double progress READ progress NOTIFY changed)
    /// The outcome of the last export: where the file is, or what went wrong. Empty before the first.
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)
    /// The outcome is a failure; wentWrong() has told it.
    Q_PROPERTY(bool failed READ hasFailed NOTIFY changed)
    /// The person's documents folder.
    Q_PROPERTY(QUrl folder READ folder CONSTANT)

public:
    using What = decltype(session::RecordExport::what);

    /// `what` returns what the page shows at the time of the call.
    RecordExporter(const Archive& archive, std::function<What()> what, QObject* parent);
    /// Cancels an export under way; it leaves no file.
    ~RecordExporter() override;

    /// CSV is written as these settings say from now on.
    void setSettings(const SettingsController& settings) { m_settings = &settings; }

    [[nodiscard]] bool isRunning() const { return m_job != nullptr; }
    [[nodiscard]] double progress() const { return m_progress; }
    [[nodiscard]] QString outcome() const { return m_outcome; }
    [[nodiscard]] bool hasFailed() const { return m_failed; }
    [[nodiscard]] QUrl folder() const;

public slots:
    /// Writes CSV or JSON, depending on whether the file's name ends in .csv or .json; to any other name `ending`
    /// ("csv" or "json") is appended. If the file exists and isn't empty, emits replaceAsked() instead, unless
    /// `replace` is true. Only one export runs at a time.
    void start(const QUrl& file, const QString& ending, bool replace);
    void cancel();

signals:
    void changed();
    /// Nothing was written.
    void wentWrong(const QString& why);
    /// To be answered by calling start() with `replace`, or not at all. `name` is for display.
    void replaceAsked(const QUrl& file, const QString& name);

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    /// Shared by both threads.
    struct Job {
        std::atomic<bool> cancelled{false};
        std::atomic<double> part{0};
    };
    void fail(const QString& why);
    void finish(const QString& path, const base::Result<session::ExportState>& written);

    const Archive& m_archive;
    std::function<What()> m_what;
    const SettingsController* m_settings = nullptr;
    std::shared_ptr<Job> m_job; ///< null while no export is under way
    QBasicTimer m_look;         ///< polls the progress
    double m_progress = 0;
    QString m_outcome;
    bool m_failed = false;
};

} // namespace openshoe::models
