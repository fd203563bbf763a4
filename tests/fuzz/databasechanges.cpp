// SPDX-License-Identifier: GPL-3.0-or-later
#include "databasechanges.h"

#include "check.h"

#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QStringList>
#include <QVariant>

#include <map>

namespace openshoe::fuzz {

namespace {

const std::map<QString, QString>& keys() {
    static const std::map<QString, QString> all{{"accounts", "id"},
                                                {"games", "id"},
                                                {"rule_sets", "id"},
                                                {"books", "id"},
                                                {"transfers", "id"},
                                                {"shoes", "id"},
                                                {"rounds", "id"},
                                                {"logs", "round"},
                                                {"settings", "key"},
                                                {"journal", "round, first"},
                                                {"limits", "id"},
                                                {"limit_clock", "id"},
                                                {"bookings", "round, debit, credit"},
                                                {"plays", "round, number"},
                                                {"round_prices", "round"},
                                                {"decision_prices", "round, number"},
                                                {"side_bet_prices", "round, play"},
                                                {"pricings", "version"},
                                                {"tallies", "level, block"},
                                                {"lessons", "round, number"},
                                                {"round_lines", "block"},
                                                {"round_hands", "block"},
                                                {"notes", "about, round"},
                                                {"own_counts", "round"},
                                                {"removed", "id"}};
    return all;
}

const char* const schemaChanges[] = {
    "DROP TABLE settings",
    "DROP TABLE plays",
    "DROP INDEX rounds_by_time",
    "ALTER TABLE rounds DROP COLUMN dealer",
    "ALTER TABLE accounts RENAME TO persons",
    "CREATE TRIGGER more AFTER UPDATE ON rounds BEGIN DELETE FROM plays; END",
    "CREATE TRIGGER refuse BEFORE INSERT ON logs BEGIN SELECT raise(ABORT, 'no'); END",
    "CREATE VIEW w AS SELECT 1",
    "PRAGMA user_version = 1",
    "PRAGMA user_version = 0",
    "PRAGMA user_version = 99",
    "PRAGMA user_version = -1",
    "PRAGMA application_id = 0",
    "PRAGMA journal_mode = WAL",
    "PRAGMA encoding = 'UTF-16'",
    "CREATE TABLE more(a)",
    "ALTER TABLE settings RENAME TO kept",
    ("CREATE VIEW settings AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT 'k' AS key, x AS "
     "value FROM c"),
};

QVariant valueOf(const QString& text) {
    if (text == u"null")
        return {};
    if (text.startsWith(u'\''))
        return text.mid(1);
    if (text.startsWith(u'x'))
        return QByteArray::fromHex(text.mid(1).toLatin1());
    if (text.startsWith(u'r'))
        return text.mid(1).toDouble();
    return text.toLongLong();
}

void changeRow(QSqlDatabase& db, const QRegularExpressionMatch& line) {
    const QString table = line.captured(1);
    const auto key = keys().find(table);
    if (key == keys().end())
        return;
    const QString row = QStringLiteral("(%1) = (SELECT %1 FROM %2 ORDER BY %1 LIMIT 1 OFFSET %3)")
                            .arg(key->second, table, line.captured(3));
    QSqlQuery query(db);
    if (line.captured(4) == u"-") {
        query.exec(QStringLiteral("DELETE FROM %1 WHERE %2").arg(table, row));
    } else if (line.captured(4) == u"+") {
        QStringList columns;
        const QSqlRecord record = db.record(table);
        const QString first = key->second.section(QLatin1Char(','), 0, 0);
        for (int i = 0; i < record.count(); ++i)
            columns << (record.fieldName(i) == first ? QStringLiteral("%1 + ?").arg(first) : record.fieldName(i));
        query.prepare(QStringLiteral("INSERT INTO %1 SELECT %2 FROM %1 WHERE %3")
                          .arg(table, columns.join(QLatin1Char(',')), row));
        query.addBindValue(line.captured(5).toLongLong());
        query.exec();
    } else if (!line.captured(2).isEmpty()) {
        query.prepare(QStringLiteral("UPDATE %1 SET %2 = ? WHERE %3").arg(table, line.captured(2), row));
        query.addBindValue(valueOf(line.captured(5)));
        query.exec();
    }
}

} // namespace

QByteArray withChangedBytes(QByteArray file, const QByteArray& changes) {
    const auto byte = [&](qsizetype at) { return static_cast<unsigned char>(changes[at]); };
    for (qsizetype at = 0; at + 4 < changes.size();) {
        const qsizetype offset = (byte(at) << 16 | byte(at + 1) << 8 | byte(at + 2)) % file.size();
        const QByteArray part = changes.mid(at + 4, byte(at + 3)).left(file.size() - offset);
        file.replace(offset, part.size(), part);
        at += 4 + std::max<qsizetype>(byte(at + 3), 1);
    }
    return file;
}

void changeRows(const QString& path, const QString& changes) {
    static const QRegularExpression rowForm(QStringLiteral("^([a-z_]+)(?:\\.([a-z_]+))? (\\d{1,4}) ([-+=]) ?(.*)$"));
    static const QRegularExpression schemaForm(QStringLiteral("^schema (\\d{1,2})$"));
    const QString name = QStringLiteral("changes");
    {
        auto db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        db.setDatabaseName(path);
        FUZZ_CHECK(db.open());
        QSqlQuery(db).exec(QStringLiteral("PRAGMA ignore_check_constraints = ON"));
        QSqlQuery(db).exec(QStringLiteral("PRAGMA synchronous = OFF"));
        for (const QString& line : changes.split(QLatin1Char('\n')).mid(0, 20)) {
            if (const auto row = rowForm.match(line); row.hasMatch())
                changeRow(db, row);
            else if (const auto schema = schemaForm.match(line); schema.hasMatch())
                QSqlQuery(db).exec(
                    QLatin1String(schemaChanges[schema.captured(1).toUInt() % std::size(schemaChanges)]));
        }
        db.close();
    }
    QSqlDatabase::removeDatabase(name);
}

} // namespace openshoe::fuzz
