// SPDX-License-Identifier: GPL-3.0-or-later
// A player to be killed: killplayer FOLDER VARIANT CURRENCY SEED [ACCOUNT]. Finishes any rounds it finds open, then
// plays until it is killed. Every step that is on disk is reported on standard output: "stored ROUND EVENTS STAYS".
// STAYS is 0 until betting is closed with stakes on the table; until then a round may end and be gone.
// killplayer FOLDER ACCOUNT finishes open rounds and deletes that account.
#include "player.h"

#include "storage/record/removal.h"

#include <QCoreApplication>

#include <cstdio>

using namespace openshoe;
using namespace openshoe::storage;

namespace {

int failed(const base::Error& error) {
    std::fprintf(stderr, "%s\n", error.text().c_str());
    return 1;
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const bool deletes = arguments.size() == 3;
    if (!deletes && arguments.size() != 5 && arguments.size() != 6)
        return 2;
    const std::string key = arguments.size() == 5 ? "you" : arguments.back().toStdString();
    auto store = Store::open(arguments[1], Access::Play);
    if (!store)
        return failed(store.error());
    const auto account = (*store)->call([&](Tables& t) { return t.accounts.obtain(key, QString::fromStdString(key)); });
    const auto open = (*store)->call([](Tables& t) { return t.journal.recover(); });
    if (!account || !open)
        return failed(account ? open.error() : account.error());
    for (const OpenRound& round : *open) {
        if (const auto done = TestPlayer::finish(**store, round); !done)
            return failed(done.error());
    }
    if (deletes) {
        const auto gone = (*store)->call([&](Tables& t) { return AccountRemoval(t.db).remove(account->id); });
        return gone ? 0 : failed(gone.error());
    }
    TestPlayer player(**store, *account, rulesOf(arguments[2].toLatin1().constData()), arguments[3].toStdString(),
                      arguments[4].toULongLong());
    player.onStored = [](RoundId round, int events, bool stays) {
        std::printf("stored %lld %d %d\n", static_cast<long long>(round), events, stays ? 1 : 0);
        std::fflush(stdout);
    };
    for (;;) {
        if (const auto round = player.playRound(); !round)
            return failed(round.error());
    }
}
