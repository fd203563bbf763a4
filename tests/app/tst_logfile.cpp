// SPDX-License-Identifier: GPL-3.0-or-later
#include "testprogram.h"

#include "app/logfile.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace openshoe::app;

/// The log in the data folder: readable only by its owner, and never written anywhere else.
class TestLogFile : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { qInstallMessageHandler(nullptr); }

    void isItsOwners() {
#ifdef Q_OS_UNIX
        const mode_t before = umask(0);
        logTo(m_folder->path());
        qInfo("a line");
        umask(before);
        QFile file(log());
        QCOMPARE(file.permissions() & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther), 0);
        QVERIFY(file.open(QIODevice::ReadOnly) && file.readAll().contains("a line"));
        QVERIFY(logProblem().isEmpty());
#endif
    }

    void aLinkOutIsNotFollowed() {
#ifdef Q_OS_UNIX
        QTemporaryDir elsewhere;
        const QString theirs = elsewhere.filePath(QStringLiteral("theirs.log"));
        QVERIFY(QFile::link(theirs, log()));
        logTo(m_folder->path());
        qInfo("a line");
        QVERIFY(!QFile::exists(theirs));
        QVERIFY2(logProblem().contains(log()) && logProblem().contains(u"not followed"), qPrintable(logProblem()));
#endif
    }

private:
    [[nodiscard]] QString log() const {
        return m_folder->filePath(QStringLiteral("openshoe.log"));
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

OPENSHOE_TEST(TestLogFile, Core)
#include "tst_logfile.moc"
