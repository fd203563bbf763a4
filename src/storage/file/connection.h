// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/file/obstacle.h"

#include <QSqlDatabase>
#include <QString>

namespace openshoe::storage {

/// Qt's connection to one file; the destructor closes it and removes it from Qt's list, so copies of it (as in Sql)
/// must be gone by then. For use in the thread that created it. Internal to storage.
class Connection {
public:
    enum class Access {
        Write, ///< creates the file if missing
        Read,  ///< works even where no journal can be created beside the file: nobody can be writing to it then
    };

    Connection(QString path, Access access);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    /// To be called once. Statements wait up to 5 s while another program is writing. The error's `where` names the
    /// file.
    [[nodiscard]] FileResult<QSqlDatabase> open();

private:
    QString m_path;
    Access m_access;
    QString m_name;
};

/// To be called before a thread of its own opens the first connection. On Windows a program made by mingw-w64 doesn't
/// end if the driver was loaded by a thread that has ended; elsewhere this does nothing.
void loadDriver();

/// The path in the form in which SQLite takes it, however long it is. A connection does this by itself; a statement
/// that names a file needs it.
[[nodiscard]] QString sqlitePath(const QString& path);

} // namespace openshoe::storage
