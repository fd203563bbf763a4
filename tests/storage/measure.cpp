// SPDX-License-Identifier: GPL-3.0-or-later
// What storing costs: measure FOLDER ROUNDS. Times durable steps, then fills the folder with that many rounds of the
// six games (unsynced, for speed) and prints the bytes per round and the time that pages and filters take.
#include "player.h"

#include "storage/file/files.h"
#include "storage/record/database.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>

#include <algorithm>
#include <cstdio>

using namespace openshoe;
using namespace openshoe::storage;

namespace {

double percentile(std::vector<double>& sorted, double part) {
    return sorted.empty() ? 0
                          : sorted[std::min(sorted.size() - 1,
                                            static_cast<std::size_t>(part * static_cast<double>(sorted.size())))];
}

void tell(const char* what, std::vector<double> times) {
    std::sort(times.begin(), times.end());
    std::printf("%-44s n %6zu  p50 %8.3f  p99 %8.3f  worst %8.3f ms\n", what, times.size(), percentile(times, 0.5),
                percentile(times, 0.99), times.empty() ? 0 : times.back());
    std::fflush(stdout);
}

template <typename Job> double milliseconds(Job job) {
    QElapsedTimer timer;
    timer.start();
    job();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

// Times every step from one confirmation to the next, including the player's own few microseconds of thinking.
void steps(std::vector<TestPlayer>& players, int rounds, std::vector<double>& times) {
    QElapsedTimer timer;
    for (TestPlayer& player : players) {
        player.onStored = [&](RoundId, int events, bool) {
            if (events > 7) // not the opening, which may create a shoe and fill the wallet first
                times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
            timer.start();
        };
    }
    timer.start();
    for (int i = 0; i < rounds; ++i) {
        timer.start();
        if (const auto round = players[static_cast<std::size_t>(i) % players.size()].playRound(); !round)
            qFatal("%s", round.error().text().c_str());
    }
    for (TestPlayer& player : players)
        player.onStored = {};
}

void pages(Store& store, const char* what, const RoundFilter& filter) {
    std::vector<double> times;
    std::optional<RoundId> before;
    for (int page = 0; page < 20; ++page) {
        base::Result<std::vector<RoundRow>> rows;
        times.push_back(
            milliseconds([&] { rows = store.call([&](Tables& t) { return t.rounds.list(filter, 50, before); }); }));
        if (!rows || rows->size() < 50)
            break;
        before = rows->back().id;
    }
    tell(what, times);
    const double count = milliseconds([&] { (void)store.call([&](Tables& t) { return t.rounds.count(filter); }); });
    std::printf("%-44s %.3f ms\n", "  counted in", count);
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 3) {
        std::fputs("measure FOLDER ROUNDS\n", stderr);
        return 2;
    }
    const int rounds = arguments[2].toInt();
    std::unique_ptr<Store> store;
    const double opening = milliseconds([&] { store = Store::open(arguments[1], Access::Play).value(); });
    std::printf("opened in %.1f ms\n", opening);
    const auto account = store->call([](Tables& t) { return t.accounts.obtain("you", QStringLiteral("You")); }).value();
    std::vector<TestPlayer> players;
    for (const TestGame& game : testGames)
        players.emplace_back(*store, account, rulesOf(game.variant), game.currency, players.size() + 1);
    std::vector<double> times;
    steps(players, std::min(rounds, 600), times);
    tell("a step, durable", times);

    const auto unsafe = store->call([](Tables& t) {
        t.db.sql().run("PRAGMA synchronous = OFF");
        return t.db.sql().result(0);
    });
    times.clear();
    if (unsafe)
        steps(players, rounds, times);
    tell("a step, not written through", times);
    const auto all = store
                         ->call([](Tables& t) {
                             t.db.sql().run("PRAGMA synchronous = FULL");
                             return t.rounds.count({});
                         })
                         .value();
    store.reset();
    const qint64 bytes = QFileInfo(databasePath(arguments[1])).size();
    std::printf("%lld rounds, %lld bytes, %.0f a round\n", static_cast<long long>(all), bytes,
                static_cast<double>(bytes) / static_cast<double>(all));

    std::printf("opened in %.1f ms\n", milliseconds([&] { store = Store::open(arguments[1], Access::Play).value(); }));
    const RoundFilter base{.account = account.id};
    RoundFilter filter = base;
    pages(*store, "pages of 50", filter);
    filter.variant = "down-under";
    pages(*store, "  of one game", filter);
    filter.sideBetWon = true;
    pages(*store, "  with a side bet won", filter);
    filter = base;
    filter.ending = engine::PlayResult::EvenMoney;
    pages(*store, "  with even money", filter);
    filter = base;
    filter.ending = engine::PlayResult::Blackjack;
    filter.variant = "classic";
    pages(*store, "  blackjacks of one game", filter);
    filter = base;
    filter.to = QDateTime::currentDateTimeUtc().addSecs(-10);
    pages(*store, "  by date", filter);
    filter.variant = "never played";
    pages(*store, "  of a game never played", filter);
    times.clear();
    for (int i = 0; i < 20; ++i)
        times.push_back(milliseconds(
            [&] { (void)store->call([&](Tables& t) { return t.plays.list({.account = account.id}, 50); }); }));
    tell("a page of plays", times);
    std::printf("totals of all plays in %.1f ms\n", milliseconds([&] {
                    (void)store->call([&](Tables& t) { return t.plays.totals({.account = account.id}); });
                }));
    base::Result<CheckReport> report;
    const double checking = milliseconds([&] { report = store->call([](Tables& t) { return t.checker.run(); }); });
    std::printf("checked in %.1f s, %zu problems\n", checking / 1000, report ? report->problems.size() : 999);
    for (std::size_t i = 0; report && i < std::min<std::size_t>(report->problems.size(), 5); ++i)
        std::printf("  %s round %lld: %s\n", name(report->problems[i].what),
                    static_cast<long long>(report->problems[i].round.value_or(0)),
                    report->problems[i].detail.english().c_str());
    return report && report->problems.empty() ? 0 : 1;
}
