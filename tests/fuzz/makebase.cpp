// SPDX-License-Identifier: GPL-3.0-or-later
// Makes base.db, the record of play that the fuzzers change: openshoe_fuzz_base FILE. Small pages, and every second log
// stored uncompressed, so that a changed byte does more than break the compression. Don't regenerate it without a
// reason: findings are kept as changes of this very file.
#include "player.h"
#include "storage/file/files.h"
#include "storage/rows/seals.h"

#include <QCoreApplication>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>

using namespace openshoe;
using namespace openshoe::storage;

namespace {

void play(Store& store, const char* key, const char* variant, const char* currency, int rounds) {
    const auto account = store.call([&](Tables& t) {
        return t.accounts.obtain(key, QString::fromLatin1(key),
                                 key[0] == 't' ? AccountKind::Trial : AccountKind::Standard);
    });
    if (!account)
        qFatal("%s", account.error().text().c_str());
    TestPlayer player(store, *account, rulesOf(variant), currency, 7);
    player.cancelPercent = rounds > 3 ? 40 : 0;
    for (int i = 0; i < rounds; ++i) {
        if (const auto played = player.playRound(); !played)
            qFatal("%s", played.error().text().c_str());
    }
}

// One round stays open at its first decision.
void leaveOpen(Store& store) {
    const auto rules = rulesOf("classic");
    const bool done = store.call([&](Tables& t) {
        const auto account = t.accounts.find("ann");
        const auto shoe = t.shoes.create((*account)->id, rules, fairness::Seed::draw());
        engine::TableState state;
        state.currency = "sweeps";
        state.players.push_back({.id = "ann", .balance = *t.accounts.balance((*account)->id, "sweeps")});
        engine::changeShoe(rules, state, false);
        const auto cards = fairness::shuffle(shoe->seed);
        engine::Events events;
        (void)engine::applyTo(rules, state, engine::OpenRound{}, cards, events);
        (void)engine::applyTo(rules, state,
                              engine::PlaceStake{engine::PlayerNumber{0}, engine::SeatNumber{1},
                                                 engine::StakeKind::Main, -1, rules.limitIn("sweeps")->min},
                              cards, events);
        const auto begun = t.journal.begin((*account)->id, rules, shoe->id, events);
        engine::Events more;
        (void)engine::applyTo(rules, state, engine::Deal{}, cards, more);
        return begun && state.phase != engine::Phase::Over && t.journal.append(begun->round, more);
    });
    if (!done)
        qFatal("the open round went wrong; try again");
}

void run(QSqlDatabase& db, const QString& statement) {
    QSqlQuery query(db);
    if (!query.exec(statement))
        qFatal("%s: %s", qPrintable(statement), qPrintable(query.lastError().text()));
}

void makeSmall(const QString& path) {
    auto db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"));
    db.setDatabaseName(path);
    if (!db.open())
        qFatal("can't open %s", qPrintable(path));
    QList<std::pair<qint64, QByteArray>> plain;
    {
        QSqlQuery logs(QStringLiteral("SELECT round, events FROM logs WHERE round % 2 = 1"), db);
        while (logs.next()) {
            if (const QByteArray events = logs.value(1).toByteArray(); events.startsWith('\2'))
                plain.append({logs.value(0).toLongLong(), '\1' + qUncompress(events.mid(1))});
        }
    }
    Sql sql(db, path);
    for (const auto& [round, events] : plain) {
        sql.run("UPDATE logs SET events = ? WHERE round = ?", events, static_cast<std::int64_t>(round));
        seal(sql, Sealed::Log, round);
    }
    if (const auto changed = sql.result(0); !changed)
        qFatal("%s", changed.error().text().c_str());
    sql.forgetStatements();
    run(db, QStringLiteral("PRAGMA journal_mode = DELETE"));
    run(db, QStringLiteral("PRAGMA page_size = 512"));
    run(db, QStringLiteral("VACUUM"));
    db.close();
}

} // namespace

int main(int argc, char* argv[]) {
    const QCoreApplication application(argc, argv);
    if (argc != 2)
        qFatal("a file's name is needed");
    const QTemporaryDir folder;
    {
        const auto store = Store::open(folder.path(), Access::Play);
        if (!store)
            qFatal("%s", store.error().text().c_str());
        play(**store, "ann", "classic", "gold", 4);
        play(**store, "ann", "deluxe", "coin", 2);
        play(**store, "trial", "down-under", "usd", 3);
        leaveOpen(**store);
    }
    makeSmall(databasePath(folder.path()));
    QFile::remove(QString::fromLocal8Bit(argv[1]));
    return QFile::copy(databasePath(folder.path()), QString::fromLocal8Bit(argv[1])) ? 0 : 1;
}
