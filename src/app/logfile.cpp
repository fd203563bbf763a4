// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/logfile.h"

#include "sound/effectsink.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QMutex>

#include <cstdio>

namespace openshoe::app {

namespace {

constexpr qint64 mostBytes = 512 * 1024;

struct Log {
    QMutex mutex;
    QString path;
};

// Qt's handler is a plain function: what it writes to can only be reached from here.
Log& log() {
    static Log instance;
    return instance;
}

void write(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    static constexpr const char* names[] = {"debug", "warning", "critical", "fatal", "info"};
    const QString line =
        QStringLiteral("%1 %2 %3: %4\n")
            .arg(QDateTime::currentDateTime().toString(Qt::ISODateWithMs), QString::fromLatin1(names[type]),
                 QString::fromLatin1(context.category ? context.category : "default"), message);
    if (type != QtDebugMsg && type != QtInfoMsg && !sound::isAboutDevices(context, message))
        std::fputs(qPrintable(QStringLiteral("openshoe: ") + message + u'\n'), stderr);
    const QMutexLocker lock(&log().mutex);
    QFile file(log().path);
    if (file.size() > mostBytes) {
        const QString before = log().path + QStringLiteral(".1");
        QFile::remove(before);
        QFile::rename(log().path, before);
    }
    if (file.open(QIODevice::WriteOnly | QIODevice::Append))
        file.write(line.toUtf8());
}

} // namespace

void logTo(const QString& folder) {
    log().path = QDir(folder).filePath(QStringLiteral("openshoe.log"));
    qInstallMessageHandler(write);
}

QString logProblem() {
    const QMutexLocker lock(&log().mutex);
    QFile file(log().path);
    if (log().path.isEmpty() || file.open(QIODevice::WriteOnly | QIODevice::Append))
        return {};
    return QCoreApplication::translate("Log", "The log can't be written; play goes on without it. %1: %2")
        .arg(log().path, file.errorString());
}

} // namespace openshoe::app
