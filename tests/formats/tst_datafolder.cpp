// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/datafolder.h"
#include "formats/ownvariants.h"
#include "formats/variants.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_WIN
#include "formats/nativepath.h"

#include <aclapi.h>
#include <sddl.h>
#include <windows.h>
#else
#include <sys/stat.h>
#endif

using namespace openshoe;
using formats::linkOut;

/// Only its owner may read the data folder, and links out of it are not followed.
class TestDataFolder : public QObject {
    Q_OBJECT

private slots:
#ifdef Q_OS_WIN
    void onlyTheOwnerMayRead() {
        const QTemporaryDir place;
        const QString everyone = QStringLiteral("WD");
        QVERIFY(giveTo(everyone, place.path()));
        QVERIFY(readersOf(place.path()).contains(everyone));
        formats::keepToOwner(place.path());
        const QStringList readers = readersOf(place.path());
        QVERIFY(readers.contains(QStringLiteral("SY")));
        for (const char* others : {"WD", "AU", "BU"}) // everyone, whoever has signed in, this computer's users
            QVERIFY2(!readers.contains(QLatin1String(others)), qPrintable(readers.join(QLatin1Char(' '))));
        QFile file(place.filePath(QStringLiteral("openshoe.db")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        if (GetProcAddress(GetModuleHandleW(L"ntdll.dll"), "wine_get_version")) // where files don't inherit
            return;
        for (const QString& reader : readersOf(file.fileName()))
            QVERIFY2(readers.contains(reader), qPrintable(reader));
    }
#else
    void init() {
        m_place = std::make_unique<QTemporaryDir>();
        m_data = m_place->filePath("data");
        QVERIFY(QDir().mkpath(m_data + "/variants") && QDir().mkpath(m_place->filePath("elsewhere")));
        for (const char* name : {"data/openshoe.db", "data/settings.ini", "data/letter.txt", "data/variants/mine.json",
                                 "data/variants/lobby.order", "data/variants/notes.txt", "elsewhere/theirs"})
            QVERIFY(write(m_place->filePath(name)));
    }

    void whatIsThereStaysInside() {
        for (const char* name : {"openshoe.db", "variants", "variants/mine.json", "nothing", "variants/nothing"})
            QVERIFY2(!linkOut(m_data, inside(name)), name);
        QVERIFY(!linkOut(m_place->filePath("nowhere"), m_place->filePath("nowhere/openshoe.db")));
    }

    void linksOut() {
        const QString theirs = m_place->filePath("elsewhere/theirs");
        const QString nothing = m_place->filePath("elsewhere/nothing");
        QVERIFY(QFile::link(theirs, inside("file")) && QFile::link(nothing, inside("dangling")));
        QVERIFY(QFile::link(inside("dangling"), inside("chain")) && QFile::link(inside("loop"), inside("loop")));
        QVERIFY(QFile::link(m_place->filePath("elsewhere"), inside("folder")));
        QVERIFY(QFile::link("../data-2", inside("beside"))); // its name begins the same
        for (const char* name :
             {"file", "dangling", "chain", "loop", "folder", "folder/theirs", "folder/nothing", "beside"}) {
            const auto link = linkOut(m_data, inside(name));
            QVERIFY2(link, name);
            QCOMPARE(QString::fromStdString(link->where), inside(name));
            QVERIFY(link->what.english().find("is not followed") != std::string::npos);
        }
    }

    // Links within the folder, and a link to the folder itself.
    void otherLinks() {
        QVERIFY(QFile::link(inside("openshoe.db"), inside("again")) && QFile::link("nothing", inside("dangling")));
        QVERIFY(!linkOut(m_data, inside("again")) && !linkOut(m_data, inside("dangling")));
        const QString linked = m_place->filePath("linked");
        QVERIFY(QFile::link(m_data, linked));
        QVERIFY(!linkOut(linked, linked + "/openshoe.db") && !linkOut(linked, linked + "/nothing"));
    }

    void ownFilesAreTheOwners() {
        const QString theirs = m_place->filePath("elsewhere/theirs");
        QVERIFY(QFile::link(theirs, inside("openshoe-linked.db")));
        QVERIFY(QFile::link(m_place->filePath("elsewhere"), inside("backups")));
        QVERIFY(write(m_place->filePath("elsewhere/openshoe-1.db")));
        QVERIFY(QFile::setPermissions(m_place->filePath("elsewhere"), QFile::Permissions(0x7755)));
        const int folderBefore = modeOf(m_place->filePath("elsewhere"));
        formats::keepToOwner(m_data);
        for (const char* name : {"openshoe.db", "settings.ini", "variants/mine.json", "variants/lobby.order"})
            QCOMPARE(modeOf(inside(name)), 0600);
        for (const char* name : {"", "variants"})
            QCOMPARE(modeOf(inside(name)), 0700);
        // Files that belong to somebody else.
        for (const char* name :
             {"data/letter.txt", "data/variants/notes.txt", "elsewhere/theirs", "elsewhere/openshoe-1.db"})
            QCOMPARE(modeOf(m_place->filePath(name)), 0644);
        QCOMPARE(modeOf(m_place->filePath("elsewhere")), folderBefore);
    }

    void whatIsMadeThereIsTheOwners() {
        const mode_t before = umask(0);
        const QString own = inside("variants");
        const auto rules = formats::VariantCatalogue().entries().front().rules;
        const bool saved = formats::saveVariant(rules, own + "/new.json", formats::Readers::Owner) &&
                           formats::saveArrangement(own, {.order = {"mine"}, .hidden = {}}) &&
                           formats::saveVariant(rules, m_place->filePath("elsewhere/shared.json"));
        umask(before);
        QVERIFY(saved);
        QCOMPARE(modeOf(own + "/new.json"), 0600);
        QCOMPARE(modeOf(own + "/lobby.order"), 0600);
        QCOMPARE(modeOf(m_place->filePath("elsewhere/shared.json")), 0666); // the system's default
    }
#endif

private:
#ifdef Q_OS_WIN
    // Names are SDDL's: two letters or an identifier in full.
    static bool giveTo(const QString& whom, const QString& path) {
        const std::wstring rules = QStringLiteral("D:(A;OICI;FA;;;%1)").arg(whom).toStdWString();
        PSECURITY_DESCRIPTOR described = nullptr;
        const bool given =
            ConvertStringSecurityDescriptorToSecurityDescriptorW(rules.c_str(), SDDL_REVISION_1, &described, nullptr) &&
            SetFileSecurityW(formats::nativePath(path).toStdWString().c_str(), DACL_SECURITY_INFORMATION, described);
        LocalFree(described);
        return given;
    }
    static QStringList readersOf(const QString& path) {
        std::wstring name = formats::nativePath(path).toStdWString();
        PSECURITY_DESCRIPTOR described = nullptr;
        LPWSTR text = nullptr;
        QString rules;
        if (GetNamedSecurityInfoW(name.data(), SE_FILE_OBJECT, DACL_SECURITY_INFORMATION, nullptr, nullptr, nullptr,
                                  nullptr, &described) == ERROR_SUCCESS &&
            ConvertSecurityDescriptorToStringSecurityDescriptorW(described, SDDL_REVISION_1, DACL_SECURITY_INFORMATION,
                                                                 &text, nullptr))
            rules = QString::fromWCharArray(text);
        LocalFree(text);
        LocalFree(described);
        QStringList readers;
        static const QRegularExpression allowed(QStringLiteral(R"(\(A;[^)]*;([^;)]+)\))"));
        for (auto each = allowed.globalMatch(rules); each.hasNext();)
            readers << each.next().captured(1);
        return readers;
    }
#else
    [[nodiscard]] QString inside(const char* name) const {
        return QDir(m_data).filePath(name);
    }
    static bool write(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write("x") == 1 &&
               file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther);
    }
    static int modeOf(const QString& path) {
        struct stat facts {};
        return ::stat(QFile::encodeName(path).constData(), &facts) == 0 ? static_cast<int>(facts.st_mode & 0777) : -1;
    }

    std::unique_ptr<QTemporaryDir> m_place;
    QString m_data;
#endif
};

OPENSHOE_TEST(TestDataFolder, Core)
#include "tst_datafolder.moc"
