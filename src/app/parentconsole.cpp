// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/parentconsole.h"

#include <QtGlobal>

#ifdef Q_OS_WIN
#include <cstdio>
#include <windows.h>
#endif

namespace openshoe::app {

void useParentConsole() {
#ifdef Q_OS_WIN
    const auto leadsNowhere = [](DWORD stream) { return GetFileType(GetStdHandle(stream)) == FILE_TYPE_UNKNOWN; };
    const bool output = leadsNowhere(STD_OUTPUT_HANDLE);
    const bool errors = leadsNowhere(STD_ERROR_HANDLE);
    if ((!output && !errors) || !AttachConsole(ATTACH_PARENT_PROCESS))
        return;
    SetConsoleOutputCP(CP_UTF8);
    if (output)
        (void)std::freopen("CONOUT$", "w", stdout);
    if (errors)
        (void)std::freopen("CONOUT$", "w", stderr);
#endif
}

} // namespace openshoe::app
