// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/rows/seals.h"

#include "fairness/digest.h"
#include "storage/rows/inorder.h"

namespace openshoe::storage {

namespace {

struct Table {
    const char* name;
    const char* key;     ///< reported by findBrokenSeals
    const char* where;   ///< selects one row by its key (and part)
    const char* columns; ///< what is sealed; never changed, only extended by a new schema step
    int count;
};

const Table& tableOf(Sealed table) {
    static constexpr Table account{"accounts", "id", "id = ?", "id, key, kind, created", 4};
    static constexpr Table transfer{"transfers", "id", "id = ?", "id, at, reason, debit, credit, amount", 6};
    static constexpr Table shoe{"shoes", "id", "id = ?",
                                "id, account, number, rule_set, seed, commitment, client_seed, decks, staked, finished",
                                10};
    static constexpr Table round{
        "rounds", "id", "id = ?",
        "id, account, game, rule_set, shoe, currency, first_card, cards, started, ended, state,"
        " recovered, hands, dealer, side_bets, results, wagered, returned",
        18};
    static constexpr Table log{"logs", "round", "round = ?", "round, events", 2};
    static constexpr Table part{"journal", "round", "round = ? AND first = ?", "round, first, events", 3};
    static constexpr Table limit{"limits", "id", "id = ?", "id, account, kind, currency, value, set_at, from_at", 7};
    static constexpr Table clock{"limit_clock", "id", "id = ?",
                                 "id, wall, uptime, boot, passed, doubtful, shift, entries", 8};
    static constexpr Table removed{"removed", "id", "id = ?", "id, removal, ranges, at, kind, first, last", 7};
    switch (table) {
    case Sealed::Account: return account;
    case Sealed::Transfer: return transfer;
    case Sealed::Shoe: return shoe;
    case Sealed::Round: return round;
    case Sealed::Log: return log;
    case Sealed::Limit: return limit;
    case Sealed::LimitClock: return clock;
    case Sealed::Removed: return removed;
    case Sealed::JournalPart: break;
    }
    return part;
}

constexpr int sealBytes = 16;

QVariantList valuesOf(const Cursor& row, int columns) {
    QVariantList values;
    values.reserve(columns);
    for (int i = 0; i < columns; ++i)
        values.append(row.value(i));
    return values;
}

QString selection(const Table& table) {
    return QStringLiteral("SELECT %1 FROM %2 WHERE %3")
        .arg(QLatin1String(table.columns), QLatin1String(table.name), QLatin1String(table.where));
}

} // namespace

// Encodes each value with its kind and length, so that no two different rows encode the same.
QByteArray sealOf(const QVariantList& values) {
    QByteArray row;
    for (const QVariant& value : values) {
        const bool bytes = value.typeId() == QMetaType::QByteArray;
        const bool text = value.typeId() == QMetaType::QString;
        const QByteArray data = bytes  ? value.toByteArray()
                                : text ? value.toString().toUtf8()
                                       : QByteArray::number(value.toLongLong());
        row += value.isNull() ? 'n' : bytes ? 'b' : text ? 't' : 'i';
        row += QByteArray::number(data.size()) + ':' + data;
    }
    const fairness::Digest digest = fairness::sha256(std::string_view(row.constData(), std::size_t(row.size())));
    return {reinterpret_cast<const char*>(digest.data()), sealBytes};
}

void seal(Sql& sql, Sealed which, std::int64_t key, std::int64_t part) {
    const Table& table = tableOf(which);
    QVariantList keys{sqlValue(key)};
    if (which == Sealed::JournalPart)
        keys << sqlValue(part);
    QByteArray made;
    if (Cursor row = sql.select(selection(table), keys); row.next())
        made = sealOf(valuesOf(row, table.count));
    sql.execute(QStringLiteral("UPDATE %1 SET seal = ? WHERE %2")
                    .arg(QLatin1String(table.name), QLatin1String(table.where)),
                QVariantList{made} + keys);
}

void findBrokenSeals(Sql& sql, Sealed which, const std::function<void(std::int64_t)>& broken) {
    struct Rows {
        std::vector<QVariantList> read;   ///< the sealed values, the seal, the key
        std::vector<std::int64_t> broken; ///< keys
    };
    constexpr std::size_t atOnce = 1000;
    const Table& table = tableOf(which);
    InOrder<Rows> proofs([&table](Rows& rows) {
        for (const QVariantList& row : rows.read) {
            if (row[table.count].toByteArray() != sealOf(row.first(table.count)))
                rows.broken.push_back(row[table.count + 1].toLongLong());
        }
    });
    const auto take = [&] {
        for (const std::int64_t key : proofs.take().broken)
            broken(key);
    };
    Cursor row = sql.select(QStringLiteral("SELECT %1, seal, %2 FROM %3")
                                .arg(QLatin1String(table.columns), QLatin1String(table.key), QLatin1String(table.name)),
                            {});
    Rows rows;
    for (bool more = true; more;) {
        more = row.next();
        if (more)
            rows.read.push_back(valuesOf(row, table.count + 2));
        if (rows.read.size() < atOnce && more)
            continue;
        if (proofs.full())
            take();
        proofs.give(std::exchange(rows, {}));
    }
    while (!proofs.empty())
        take();
}

void sealAll(Sql& sql) {
    for (const Sealed which : oldestSealed) {
        const Table& table = tableOf(which);
        std::vector<std::pair<std::int64_t, std::int64_t>> keys;
        {
            const char* part = which == Sealed::JournalPart ? "first" : "0";
            Cursor row = sql.select(QStringLiteral("SELECT %1, %2 FROM %3")
                                        .arg(QLatin1String(table.key), QLatin1String(part), QLatin1String(table.name)),
                                    {});
            while (row.next())
                keys.emplace_back(row.integer(0), row.integer(1));
        }
        for (const auto& [key, part] : keys)
            seal(sql, which, key, part);
    }
}

} // namespace openshoe::storage
