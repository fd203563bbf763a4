// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/money.h"
#include "base/result.h"
#include "storage/file/obstacle.h"

#include <QByteArray>
#include <QDateTime>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include <functional>
#include <algorithm>
#include <climits>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

namespace openshoe::storage {

class Sql;

/// How a C++ value is stored in the database.
[[nodiscard]] inline QVariant sqlValue(std::int64_t value) {
    return QVariant::fromValue<qint64>(value);
}
[[nodiscard]] inline QVariant sqlValue(int value) {
    return value;
}
[[nodiscard]] inline QVariant sqlValue(bool value) {
    return value ? 1 : 0;
}
[[nodiscard]] inline QVariant sqlValue(double value) {
    return value;
}
[[nodiscard]] inline QVariant sqlValue(base::Money value) {
    return QVariant::fromValue<qint64>(value.minorUnits());
}
[[nodiscard]] inline QVariant sqlValue(const std::string& value) {
    return value.empty() ? QVariant(QLatin1String("")) : QVariant(QString::fromStdString(value));
}
[[nodiscard]] inline QVariant sqlValue(const QString& value) {
    return value.isNull() ? QVariant(QLatin1String("")) : QVariant(value);
}
[[nodiscard]] inline QVariant sqlValue(const QByteArray& value) {
    return value.isNull() ? QVariant(QByteArray("")) : QVariant(value);
}
[[nodiscard]] inline QVariant sqlValue(const QDateTime& value) {
    return QVariant::fromValue<qint64>(value.toMSecsSinceEpoch());
}
[[nodiscard]] inline QVariant sqlValue(const QVariant& value) {
    return value;
}
template <typename T> [[nodiscard]] QVariant sqlValue(const std::optional<T>& value) {
    return value ? sqlValue(*value) : QVariant();
}

/// The rows of one result, read from first to last. Destroying the cursor frees its prepared statement for reuse.
class Cursor {
public:
    Cursor(Sql& sql, QString text, std::unique_ptr<QSqlQuery> query)
        : m_sql(sql), m_text(std::move(text)), m_query(std::move(query)) {}
    ~Cursor();
    Cursor(const Cursor&) = delete;
    Cursor& operator=(const Cursor&) = delete;

    /// False at the end, and after an error (which stays in Sql).
    [[nodiscard]] bool next();

    [[nodiscard]] bool isNull(int column) const { return m_query->isNull(column); }
    [[nodiscard]] QVariant value(int column) const { return m_query->value(column); }
    [[nodiscard]] std::int64_t integer(int column) const { return m_query->value(column).toLongLong(); }
    /// A number too large for an int is clamped: still wrong, so it will be noticed.
    [[nodiscard]] int number(int column) const {
        return static_cast<int>(std::clamp<std::int64_t>(integer(column), INT_MIN, INT_MAX));
    }
    /// An enumeration by its value; a value outside 0 … 255 becomes 255, which is no enumerator either.
    template <typename E> [[nodiscard]] E choice(int column) const {
        const std::int64_t value = integer(column);
        return static_cast<E>(value >= 0 && value < 255 ? value : 255);
    }
    [[nodiscard]] double real(int column) const { return m_query->value(column).toDouble(); }
    [[nodiscard]] bool boolean(int column) const { return integer(column) != 0; }
    /// 0, with an error recorded, if it exceeds what Sql::amount() allows.
    [[nodiscard]] base::Money money(int column) const;
    [[nodiscard]] QString string(int column) const { return m_query->value(column).toString(); }
    [[nodiscard]] std::string text(int column) const { return string(column).toStdString(); }
    [[nodiscard]] QByteArray bytes(int column) const { return m_query->value(column).toByteArray(); }
    [[nodiscard]] QDateTime time(int column) const { return QDateTime::fromMSecsSinceEpoch(integer(column)).toUTC(); }

private:
    Sql& m_sql;
    QString m_text;
    std::unique_ptr<QSqlQuery> m_query;
};

/// Statements on one connection. After the first error every call does nothing until result() or the end of the
/// transaction takes the error, so the code in between is written as if nothing could fail.
class Sql {
public:
    /// `path` names the file in errors.
    Sql(QSqlDatabase connection, QString path) : m_connection(std::move(connection)), m_path(std::move(path)) {}

    template <typename... Values> void run(const char* statement, const Values&... values) {
        execute(QLatin1String(statement), {sqlValue(values)...});
    }
    template <typename... Values> [[nodiscard]] Cursor query(const char* statement, const Values&... values) {
        return select(QLatin1String(statement), {sqlValue(values)...});
    }
    [[nodiscard]] Cursor select(const QString& statement, const QVariantList& values);
    void execute(const QString& statement, const QVariantList& values);

    /// The first column of the first row; nullopt if there is no row or it is NULL.
    template <typename... Values>
    [[nodiscard]] std::optional<std::int64_t> integer(const char* statement, const Values&... values) {
        Cursor row = query(statement, values...);
        if (!row.next() || row.isNull(0))
            return std::nullopt;
        return row.integer(0);
    }

    /// The key of the last inserted row, and the number of rows changed by the last statement.
    [[nodiscard]] std::int64_t insertedId() const { return m_insertedId; }
    [[nodiscard]] int changedRows() const { return m_changedRows; }

    [[nodiscard]] bool failed() const { return m_error.has_value(); }
    /// The cause of SQLite's own last error; kept after the error is taken.
    [[nodiscard]] Obstacle obstacle() const { return m_obstacle; }
    /// Records an error if it is the first; the transaction under way will be rolled back.
    void fail(base::Error error);
    /// A stored amount in minor units. 0, with an error recorded, if it is so large that adding or subtracting two such
    /// amounts would overflow: no wallet comes near that, but a damaged file may hold any number.
    [[nodiscard]] base::Money amount(std::int64_t units);
    /// Records an error about this file: stored data, or a request, is inconsistent.
    void inconsistent(base::Said what);

    /// The value, or the error recorded since, which is then cleared.
    template <typename T> [[nodiscard]] base::Result<T> result(T value) {
        if (m_error)
            return tl::make_unexpected(takeError());
        return value;
    }

    /// Runs the work in one transaction, which is on disk if this returns without an error, and undone otherwise.
    template <typename Work> auto transaction(Work work) -> base::Result<decltype(work())> {
        m_error.reset();
        if (!guarded(false))
            return tl::make_unexpected(takeError());
        execute(QStringLiteral("BEGIN IMMEDIATE"), {});
        if (m_error)
            return tl::make_unexpected(takeError());
        auto value = work();
        if (!m_error)
            execute(QStringLiteral("COMMIT"), {});
        if (m_error) {
            base::Error error = takeError();
            rollBack();
            return tl::make_unexpected(std::move(error));
        }
        if (!guarded(true)) // it may have gone to another file: not confirmed
            return tl::make_unexpected(takeError());
        return value;
    }

    /// Called before and after each transaction; returns an error if writes don't reach the right file.
    using Guard = std::function<std::optional<base::Error>(bool written)>;
    void setGuard(Guard guard) { m_guard = std::move(guard); }
    /// From now on every statement fails with this error.
    void refuse(base::Error error) { m_refusal = std::move(error); }

    [[nodiscard]] const QString& path() const { return m_path; }
    /// Releases all prepared statements.
    void forgetStatements() { m_prepared.clear(); }

private:
    friend class Cursor;
    [[nodiscard]] std::unique_ptr<QSqlQuery> start(const QString& statement, const QVariantList& values);
    void keep(const QString& statement, std::unique_ptr<QSqlQuery> query);
    void noteError(const QSqlError& error);
    [[nodiscard]] base::Error takeError();
    void rollBack();
    bool guarded(bool written);

    QSqlDatabase m_connection;
    QString m_path;
    std::optional<base::Error> m_error;
    std::optional<base::Error> m_refusal;
    Guard m_guard;
    Obstacle m_obstacle = Obstacle::Other;
    std::unordered_map<QString, std::unique_ptr<QSqlQuery>> m_prepared;
    std::int64_t m_insertedId = 0;
    int m_changedRows = 0;
};

/// Translates an SQLite error for the user: what is wrong with the file and what to do about it.
[[nodiscard]] FileError explain(const QSqlError& error, const QString& path);

} // namespace openshoe::storage
