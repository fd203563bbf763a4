// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/schema.h"

#include "storage/migrations.h"

#include <QUuid>

namespace openshoe::storage {

std::vector<std::string> schemaOf(Sql& sql) {
    std::vector<std::string> all;
    Cursor row = sql.query("SELECT name || ': ' || sql FROM sqlite_master WHERE name NOT LIKE 'sqlite#_%' ESCAPE '#' ORDER BY name");
    while (row.next())
        all.push_back(row.text(0));
    return all;
}

const std::vector<std::string>& newSchema() {
    static const std::vector<std::string> schema = [] {
        const QString name = QUuid::createUuid().toString(QUuid::Id128);
        std::vector<std::string> made;
        {
            auto connection = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
            connection.setDatabaseName(QStringLiteral(":memory:"));
            if (connection.open()) {
                Sql sql(connection, connection.databaseName());
                for (const Migration& step : migrations()) {
                    for (const char* statement : step.statements)
                        sql.run(statement);
                }
                made = schemaOf(sql);
                sql.forgetStatements();
            }
            connection.close();
        }
        QSqlDatabase::removeDatabase(name);
        return made;
    }();
    return schema;
}

} // namespace openshoe::storage
