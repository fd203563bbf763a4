// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/obstacle.h"

#include <QSqlDatabase>
#include <QString>

namespace openshoe::storage {

/// Qt's connection to one file, closed and taken off Qt's list when this is destroyed. Copies of it, as in Sql, must be
/// gone by then. For the thread that made it. Internal to storage.
class Connection {
public:
    enum class Access {
        Write, ///< makes a file that is missing
        Read,  ///< also where no journal can be made beside the file: then nobody can be writing to it
    };

    Connection(QString path, Access access);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    /// For one call; waits up to 5 s where another program is writing. `where` of the error names the file.
    [[nodiscard]] FileResult<QSqlDatabase> open();

private:
    QString m_path;
    Access m_access;
    QString m_name;
};

} // namespace openshoe::storage
