// SPDX-License-Identifier: GPL-3.0-or-later
// A data folder whose database is not what the program left there. The first byte chooses what the bytes are: the file
// itself; changes to base.db's bytes (three of offset, one of length, then the new ones); changes to its rows, one per
// line; its write-ahead log. Whatever the file is, it is read, checked and recovered, or refused as what it is: no
// crash, no endless loop, reading changes nothing in the file, and a record that passes the check has the same rounds.
#include "check.h"
#include "databasechanges.h"
#include "databasefolder.h"
#include "player.h"
#include "program.h"
#include "session/limits/limitkeeper.h"
#include "storage/file/files.h"
#include "storage/folder/backups.h"

#include <QDir>
#include <QFile>

#include <map>

using namespace openshoe;
using namespace openshoe::storage;

namespace {

enum class Way { Raw, Bytes, Rows, Journal };

QString folderNamed(const char* name) {
    return QDir(fuzz::scratch()).filePath(QStringLiteral("../") + QLatin1String(name));
}

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
}

/// The provable contents of a record of play: the log and the figures of each round, and every wallet.
struct Told {
    std::map<RoundId, engine::Events> logs;
    std::map<RoundId, std::string> lines;
    std::map<std::string, std::string> wallets;
    bool operator==(const Told&) const = default;
};

void checkError(const base::Error& error) {
    FUZZ_CHECK(!error.what.empty(), error.text().c_str());
}

/// Returns nothing if something can't be read; `why` then says what.
std::optional<Told> readAll(Store& store, std::string& why) {
    return store.call([&](Tables& t) -> std::optional<Told> {
        Told told;
        const auto good = [&](const auto& result) {
            if (!result)
                why = result.error().text();
            return result.has_value();
        };
        if (const auto limits = session::readLimits(t, 1, {}, QTimeZone::utc(), {}); !good(limits))
            return std::nullopt;
        const auto accounts = t.accounts.list();
        const auto rounds = t.rounds.list({}, 100);
        const auto count = t.rounds.count({});
        const auto plays = t.plays.list({}, 100);
        const auto totals = t.plays.totals({});
        const auto open = t.journal.openRounds();
        if (!good(accounts) || !good(rounds) || !good(count) || !good(plays) || !good(totals) || !good(open))
            return std::nullopt;
        for (const PlayTotals& total : *totals)
            (void)total.net().text();
        for (const AccountRow& account : *accounts) {
            const auto wallets = t.accounts.wallets(account.id);
            const auto shoes = t.shoes.list(account.id, 100);
            const auto transfers = t.plays.transfers(account.id);
            if (!good(wallets) || !good(shoes) || !good(transfers))
                return std::nullopt;
            for (const WalletRow& wallet : *wallets)
                told.wallets[account.key + ' ' + wallet.currency] = wallet.balance.text();
        }
        for (const RoundRow& row : *rounds) {
            const auto record = t.rounds.record(row.id);
            if (!good(record))
                return std::nullopt;
            told.logs[row.id] = record->events;
            told.lines[row.id] =
                row.currency + ' ' + row.wagered.text() + ' ' + row.returned.text() + ' ' + row.net().text();
        }
        return told;
    });
}

/// Whether the record is whole; nothing if it can't be checked.
std::optional<bool> check(Store& store) {
    const auto report = store.call([](Tables& t) { return t.checker.run(); });
    if (!report) {
        checkError(report.error());
        return std::nullopt;
    }
    for (const Problem& problem : report->problems)
        FUZZ_CHECK(!problem.detail.empty());
    return report->problems.empty();
}

void look(const QString& folder, Way way) {
    static std::string why;
    static const Told base = [] {
        const QString place = folderNamed("look");
        fuzz::putDatabase(place, fuzz::baseDatabase());
        const auto store = Store::open(place, Access::Read);
        return *readAll(**store, why);
    }();
    const QByteArray before = contents(databasePath(folder));
    {
        const auto store = Store::open(folder, Access::Read);
        if (!store) {
            checkError(store.error());
        } else {
            const auto told = readAll(**store, why);
            const auto whole = check(**store);
            FUZZ_CHECK(!whole.value_or(false) || told, why.c_str());
            // The comparison leaves out settings, names and times, which a check can't prove.
            FUZZ_CHECK(way == Way::Raw || !whole.value_or(false) || *told == base);
        }
    }
    FUZZ_CHECK(contents(databasePath(folder)) == before);
}

void recover(const QString& folder) {
    const QByteArray before = contents(databasePath(folder));
    const FileState state = inspect(folder);
    const auto store = Store::open(folder, Access::Play);
    if (!store) {
        checkError(store.error());
        FUZZ_CHECK(state == FileState::Good || state == FileState::Older || contents(databasePath(folder)) == before);
        return;
    }
    const auto whole = check(**store);
    const auto open = (*store)->call([](Tables& t) { return t.journal.recover(); });
    if (open) {
        for (const OpenRound& round : *open) {
            if (const auto finished = TestPlayer::finish(**store, round); !finished)
                checkError(finished.error());
        }
    }
    FUZZ_CHECK(!whole.value_or(false) || (open && check(**store) == true));
}

void restore(const QString& folder) {
    const QString target = folderNamed("restored");
    QDir(target).removeRecursively();
    const QByteArray foreign = contents(databasePath(folder));
    const auto restored = Backups(target).restore(databasePath(folder));
    if (restored)
        FUZZ_CHECK(contents(databasePath(target)) == foreign);
    else
        FUZZ_CHECK(!QFile::exists(databasePath(target)));
    FUZZ_CHECK(contents(databasePath(folder)) == foreign);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    (void)fuzz::scratch();
    const auto way = static_cast<Way>(data[0] % 4);
    const QByteArray bytes(reinterpret_cast<const char*>(data) + 1, static_cast<qsizetype>(size - 1));
    const QString folder = folderNamed("changed");
    switch (way) {
    case Way::Raw: fuzz::putDatabase(folder, bytes); break;
    case Way::Bytes: fuzz::putDatabase(folder, fuzz::withChangedBytes(fuzz::baseDatabase(), bytes)); break;
    case Way::Rows:
        fuzz::putDatabase(folder, fuzz::baseDatabase());
        fuzz::changeRows(databasePath(folder), QString::fromUtf8(bytes));
        break;
    case Way::Journal:
        fuzz::putDatabase(folder, fuzz::baseDatabase());
        QFile log(databasePath(folder) + QStringLiteral("-wal"));
        FUZZ_CHECK(log.open(QIODevice::WriteOnly) && log.write(bytes) == bytes.size());
    }
    restore(folder);
    look(folder, way);
    recover(folder);
    return 0;
}
