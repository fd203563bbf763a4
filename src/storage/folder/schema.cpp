// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/folder/schema.h"

#include "storage/file/connection.h"
#include "storage/folder/migrations.h"

namespace openshoe::storage {

std::vector<std::string> schemaOf(Sql& sql) {
    std::vector<std::string> all;
    Cursor row = sql.query(
        "SELECT name || ': ' || sql FROM sqlite_master WHERE name NOT LIKE 'sqlite#_%' ESCAPE '#' ORDER BY name");
    while (row.next())
        all.push_back(row.text(0));
    return all;
}

const std::vector<std::string>& newSchema() {
    static const std::vector<std::string> schema = [] {
        std::vector<std::string> made;
        const QString name = QStringLiteral(":memory:");
        Connection connection(name, Connection::Access::Write);
        if (const auto opened = connection.open()) {
            Sql sql(*opened, name);
            for (const Migration& step : migrations()) {
                for (const char* statement : step.statements)
                    sql.run(statement);
            }
            made = schemaOf(sql);
        }
        return made;
    }();
    return schema;
}

} // namespace openshoe::storage
