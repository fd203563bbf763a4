// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/logfile.h"

#include "formats/datafolder.h"
#include "languages/translated.h"
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
    QString folder;
    QString path;
};

// Qt's message handler is a plain function, so it needs something global to write to.
Log& log() {
    static Log instance;
    return instance;
}

/// Opens the log for appending; returns why it can't, or an empty string on success.
QString openLog(QFile& file) {
    if (const auto link = formats::linkOut(log().folder, file.fileName()))
        return languages::translated(link->what);
    return file.open(QIODevice::WriteOnly | QIODevice::Append, formats::ownersAlone) ? QString() : file.errorString();
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
    if (openLog(file).isEmpty())
        file.write(line.toUtf8());
}

} // namespace

void logTo(const QString& folder) {
    log().folder = folder;
    log().path = QDir(folder).filePath(QStringLiteral("openshoe.log"));
    qInstallMessageHandler(write);
}

QString logProblem() {
    const QMutexLocker lock(&log().mutex);
    QFile file(log().path);
    const QString problem = log().path.isEmpty() ? QString() : openLog(file);
    if (problem.isEmpty())
        return {};
    return QCoreApplication::translate("Log", "The log can't be written; play goes on without it. %1: %2")
        .arg(log().path, problem);
}

} // namespace openshoe::app
