// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a store to be kept for this version (data/README.md): makestore FOLDER SEED plays a few rounds of every game,
// with limits set; makestore FOLDER SEED STEPS, after `openshoe-cli history price`, reviews the mistakes found, begins
// another round, prints what the store holds and exits in the middle of the round after that many steps. Compiles in
// older versions too: what they lack is left out.
#include "player.h"

#include <QCoreApplication>

#include <cstdio>
#include <cstdlib>

#if __has_include("storage/record/notes.h")
#define OPENSHOE_NOTES
#endif
#if __has_include("storage/record/drills.h")
#define OPENSHOE_DRILLS
#endif
#if __has_include("storage/record/owncounts.h")
#define OPENSHOE_OWN_COUNTS
#endif
#if __has_include("storage/lessons.h") || __has_include("storage/prices/lessons.h")
#define OPENSHOE_LESSONS
#endif

using namespace openshoe;
using namespace openshoe::storage;

namespace {

constexpr int roundsEach = 4;

template <typename T> T orEnd(base::Result<T> result) {
    if (result)
        return std::move(*result);
    std::fprintf(stderr, "%s\n", result.error().text().c_str());
    std::exit(1);
}

#if __has_include("storage/limits.h") || __has_include("storage/record/limits.h")
#define OPENSHOE_LIMITS
void setLimits(Store& store, const AccountRow& account) {
    const std::int64_t now = QDateTime::currentMSecsSinceEpoch();
    const LimitClock clock{.wall = now, .uptime = 1, .boot = "golden", .passed = now};
    const std::vector<LimitRow> rows{
        {.account = account.id, .kind = LimitKind::Loss, .currency = "usd", .value = 500'00, .set = now},
        {.account = account.id, .kind = LimitKind::Stake, .currency = "coin", .value = 9'000'00, .set = now},
        {.account = account.id, .kind = LimitKind::Time, .value = 90, .set = now},
        {.account = account.id, .kind = LimitKind::Loss, .currency = "usd", .set = now, .from = now + 86'400'000},
    };
    for (const LimitRow& row : rows)
        orEnd(store.call([&](Tables& t) { return t.limits.add(row, clock); }));
}
#endif

void play(Store& store, const AccountRow& account, std::uint64_t seed) {
#ifdef OPENSHOE_LIMITS
    setLimits(store, account);
#endif
    for (const TestGame& game : testGames) {
        TestPlayer player(store, account, rulesOf(game.variant), game.currency, seed);
        for (int i = 0; i < roundsEach; ++i)
            orEnd(player.playRound());
    }
}

/// The notes that go with the store, as read by this version.
void tell(Store& store, const AccountRow& account) {
    std::printf("rounds %lld\n",
                static_cast<long long>(orEnd(store.call([](Tables& t) { return t.rounds.count({}); }))));
    for (const char* currency : {"coin", "gold", "sweeps", "usd"}) {
        const auto balance = orEnd(store.call([&](Tables& t) { return t.accounts.balance(account.id, currency); }));
        std::printf("%s %s\n", currency, balance.text().c_str());
    }
    const auto report = orEnd(store.call([](Tables& t) { return t.checker.run(); }));
    std::printf("problems %zu\n", report.problems.size());
    std::fflush(stdout);
}

void playToTheMiddle(Store& store, const AccountRow& account, std::uint64_t seed, int steps) {
#ifdef OPENSHOE_LESSONS
    const auto mistakes = orEnd(store.call([](Tables& t) { return t.prices.mistakes({}, 3); }));
    for (std::size_t i = 0; i < mistakes.size(); ++i) {
        orEnd(store.call([&](Tables& t) -> base::Result<bool> {
            const auto kept = t.lessons.answered(mistakes[i].round, mistakes[i].decision.number, i != 0,
                                                 QDateTime::currentDateTimeUtc());
            return kept ? base::Result<bool>(true) : tl::make_unexpected(kept.error());
        }));
    }
#endif
#ifdef OPENSHOE_NOTES
    orEnd(store.call([&](Tables& t) -> base::Result<bool> {
        const auto kept = t.notes.keep(NoteStore::About::Round, 2, {.text = QStringLiteral("golden"), .tags = {}});
        return kept ? base::Result<bool>(true) : tl::make_unexpected(kept.error());
    }));
#endif
#ifdef OPENSHOE_DRILLS
    orEnd(store.call([&](Tables& t) -> base::Result<bool> {
        const DrillRow row{
            .at = QDateTime::currentDateTimeUtc(), .items = 10, .right = 9, .cards = 110, .spentMs = 60'000};
        const auto kept = t.drills.keep(account.id, {"running", "hi-lo", ""}, row, {{"T", {.asked = 9, .wrong = 1}}});
        return kept ? base::Result<bool>(true) : tl::make_unexpected(kept.error());
    }));
#endif
#ifdef OPENSHOE_OWN_COUNTS
    orEnd(store.call([&](Tables& t) -> base::Result<bool> {
        const auto kept = t.ownCounts.keep({.round = 3, .system = "hi-lo", .told = 4, .running = 6, .cards = 250});
        return kept ? base::Result<bool>(true) : tl::make_unexpected(kept.error());
    }));
#endif
    TestPlayer player(store, account, rulesOf("rundown"), "usd", seed + 1);
    player.onStored = [&](auto...) {
        if (--steps > 0)
            return;
        tell(store, account);
        std::_Exit(0); // as if killed
    };
    orEnd(player.playRound());
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 3)
        return 2;
    auto opened = Store::open(arguments[1], Access::Play);
    if (!opened) {
        std::fprintf(stderr, "%s\n", opened.error().text().c_str());
        return 1;
    }
    Store& store = **opened;
    const auto account = orEnd(store.call([](Tables& t) { return t.accounts.obtain("you", QStringLiteral("You")); }));
    const std::uint64_t seed = arguments[2].toULongLong();
    if (arguments.size() == 3)
        play(store, account, seed);
    else
        playToTheMiddle(store, account, seed, arguments[3].toInt());
    return 0;
}
