// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/datafolder.h"

#ifdef Q_OS_WIN
#include "formats/nativepath.h"

#include <aclapi.h>
#include <sddl.h>
#include <windows.h>

#include <vector>
#else
#include <QDir>
#include <QFileInfo>
#endif

namespace openshoe::formats {

#ifdef Q_OS_WIN

namespace {

// Whoever the program runs as.
QString ownSid() {
    HANDLE token = nullptr;
    if (!OpenProcessToken(GetCurrentProcess(), TOKEN_QUERY, &token))
        return {};
    DWORD size = 0;
    GetTokenInformation(token, TokenUser, nullptr, 0, &size);
    std::vector<std::max_align_t> user(size / sizeof(std::max_align_t) + 1);
    LPWSTR text = nullptr;
    const bool known = GetTokenInformation(token, TokenUser, user.data(), size, &size) &&
                       ConvertSidToStringSidW(reinterpret_cast<TOKEN_USER*>(user.data())->User.Sid, &text);
    CloseHandle(token);
    const QString sid = known ? QString::fromWCharArray(text) : QString();
    LocalFree(text);
    return sid;
}

} // namespace

// As Windows keeps the folders of a person's profile: to that person, to the system (for its backups and the like), and
// to administrators, who could take them anyway. Files inherit it; what the folder would inherit counts no more. On a
// disk without permissions nothing changes.
void keepToOwner(const QString& dataFolder) {
    const QString sid = ownSid();
    if (sid.isEmpty())
        return;
    const std::wstring rules =
        QStringLiteral("D:PAI(A;OICI;FA;;;%1)(A;OICI;FA;;;SY)(A;OICI;FA;;;BA)").arg(sid).toStdWString();
    PSECURITY_DESCRIPTOR described = nullptr;
    if (!ConvertStringSecurityDescriptorToSecurityDescriptorW(rules.c_str(), SDDL_REVISION_1, &described, nullptr))
        return;
    BOOL present = FALSE;
    BOOL defaulted = FALSE;
    PACL list = nullptr;
    if (GetSecurityDescriptorDacl(described, &present, &list, &defaulted)) {
        std::wstring folder = nativePath(dataFolder).toStdWString();
        SetNamedSecurityInfoW(folder.data(), SE_FILE_OBJECT,
                              DACL_SECURITY_INFORMATION | PROTECTED_DACL_SECURITY_INFORMATION, nullptr, nullptr, list,
                              nullptr);
    }
    LocalFree(described);
}

#else

void keepToOwner(const QString& dataFolder) {
    struct Place {
        QString folder;
        QStringList files;
    };
    const QDir data(dataFolder);
    for (const Place& place :
         {Place{dataFolder, {"openshoe*", "settings.ini*"}}, Place{data.filePath("backups"), {"openshoe*"}},
          Place{data.filePath("variants"), {"*.json", "lobby.order"}}}) {
        if (place.folder != dataFolder && QFileInfo(place.folder).isSymLink())
            continue;
        QFile::setPermissions(place.folder, ownersAlone | QFile::ExeOwner);
        const QDir::Filters own = QDir::Files | QDir::Hidden | QDir::NoSymLinks;
        for (const QFileInfo& file : QDir(place.folder).entryInfoList(place.files, own))
            QFile::setPermissions(file.filePath(), ownersAlone);
    }
}

#endif

} // namespace openshoe::formats
