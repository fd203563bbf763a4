// SPDX-License-Identifier: GPL-3.0-or-later
// What a large record costs: openshoe-history-times FOLDER [ROUNDS]. Fills the folder with played rounds, 50,000 by
// default, or uses those already there; then prints how long pages, counts, statistics, the check and exports take, the
// disk space per round, and how far memory grows; last, how long it takes to delete an account, and the same again.
#include "filler.h"

#include "session/record/recordexport.h"
#include "session/record/shoerecord.h"
#include "storage/prices/sittings.h"
#include "storage/record/removal.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryFile>

#include <algorithm>
#include <cstdio>

using namespace openshoe;
using namespace openshoe::storage;

namespace {

constexpr int pageRows = 50;
constexpr int pagesRead = 40;

template <typename Job> double milliseconds(Job job) {
    QElapsedTimer timer;
    timer.start();
    job();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

// Memory of this process, in MiB; 0 if the system doesn't report it.
double memory(const char* what) {
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (QByteArray line = status.readLine(); !line.isEmpty(); line = status.readLine()) {
        if (line.startsWith(what))
            return line.mid(static_cast<qsizetype>(qstrlen(what))).simplified().split(' ').first().toDouble() / 1024;
    }
    return 0;
}

void forgetPeak() {
    QFile refs(QStringLiteral("/proc/self/clear_refs"));
    if (refs.open(QIODevice::WriteOnly))
        refs.write("5");
}

// Reports how far memory has grown since it was constructed.
class Growth {
public:
    Growth() : m_before(memory("VmRSS:")) { forgetPeak(); }
    [[nodiscard]] double peak() const { return memory("VmHWM:") - m_before; }

private:
    double m_before;
};

double megabytes(const QString& folder) {
    return static_cast<double>(QFileInfo(folder + QStringLiteral("/openshoe.db")).size()) / (1024 * 1024);
}

void tellSize(const char* what, const QString& folder, std::int64_t rounds) {
    std::printf("%-34s %9.1f MiB, %.0f bytes a round\n", what, megabytes(folder),
                megabytes(folder) * 1024 * 1024 / static_cast<double>(rounds));
}

std::int64_t countOf(Store& store) {
    return store.call([](Tables& t) { return t.rounds.count({}); }).value_or(0);
}

void fillFolder(const QString& folder, std::int64_t rounds) {
    auto store = Store::open(folder, Access::Play).value();
    if (countOf(*store) > 0)
        return;
    const double filling = milliseconds([&] { fill(*store, rounds); });
    std::printf("%-34s %9.1f s, %.0f rounds a second\n", "filled", filling / 1000,
                static_cast<double>(rounds) / filling * 1000);
    store.reset();
    tellSize("on disk", folder, rounds);
    store = Store::open(folder, Access::Play).value();
    const double pricing = milliseconds([&] { fillPrices(*store); });
    std::printf("%-34s %9.1f s\n", "prices made up and kept", pricing / 1000);
    store.reset();
    tellSize("on disk, with prices", folder, rounds);
}

struct Times {
    std::vector<double> pages;
    double count = 0;
    std::int64_t found = 0;

    void tell(const char* what) {
        std::ranges::sort(pages);
        std::printf("%-34s %9lld found   page median %7.2f worst %7.2f   count %7.2f ms\n", what,
                    static_cast<long long>(found), pages[pages.size() / 2], pages.back(), count);
        std::fflush(stdout);
    }
};

// The first pages, and some from further down.
void tellRounds(Store& store, const char* what, const RoundFilter& filter) {
    Times times;
    times.count =
        milliseconds([&] { times.found = store.call([&](Tables& t) { return t.rounds.count(filter); }).value_or(-1); });
    const std::int64_t newest = countOf(store);
    std::optional<RoundId> before;
    for (int i = 0; i < pagesRead; ++i) {
        std::vector<RoundRow> rows;
        times.pages.push_back(milliseconds(
            [&] { rows = store.call([&](Tables& t) { return t.rounds.list(filter, pageRows, before); }).value(); }));
        if (rows.size() < pageRows && i < pagesRead / 2)
            i = pagesRead / 2;
        before = i < pagesRead / 2 ? rows.back().id : newest * (pagesRead - i) / (pagesRead / 2);
    }
    times.tell(what);
}

// Pages from the beginning on and from the middle on; what a day brought takes as long.
void tellSearch(Store& store, const char* what, const RoundSearch& search) {
    Times times;
    for (int i = 0; i < pagesRead; ++i) {
        const std::int64_t from = i % 2 == 0 ? i * pageRows : times.found / 2;
        times.pages.push_back(milliseconds([&] {
            times.found = store.call([&](Tables& t) { return t.rounds.sorted(search, pageRows, from); }).value().count;
        }));
    }
    times.count = milliseconds([&] { (void)store.call([&](Tables& t) { return t.rounds.nets(search); }); });
    times.tell(what);
}

void tellSearches(Store& store) {
    using Kind = HandSought::Kind;
    const RoundFilter mine{.account = 1};
    tellSearch(store, "by net", {.filter = {}, .order = RoundOrder::BestNet});
    tellSearch(store, "by luck", {.filter = mine, .order = RoundOrder::Unluckiest});
    tellSearch(store, "200 lost", {.filter = mine, .netAtMost = base::Money::minor(-200'00)});
    tellSearch(store, "A7 against 9",
               {.filter = {}, .hand = HandSought{.kind = Kind::Cards, .first = 1, .second = 7, .up = 9}});
    const HandSought doubled{.kind = Kind::Hard, .first = 11, .action = engine::Action::Double};
    tellSearch(store, "doubled on 11", {.filter = mine, .hand = doubled});
    double page = 0;
    const auto sessions = [&] {
        page = milliseconds([&] { (void)store.call([&](Tables& t) { return t.rounds.sittings(1, 20); }); });
    };
    sessions();
    sessions();
    std::printf("%-34s page %.2f ms\n", "sessions", page);
}

void tellPlays(Store& store, const char* what, const PlayFilter& filter) {
    Times times;
    times.count = milliseconds([&] {
        const auto totals = store.call([&](Tables& t) { return t.plays.totals(filter); }).value();
        for (const PlayTotals& total : totals)
            times.found += total.plays;
    });
    std::optional<PlayPlace> before;
    for (int i = 0; i < pagesRead; ++i) {
        std::vector<PlayRow> rows;
        times.pages.push_back(milliseconds(
            [&] { rows = store.call([&](Tables& t) { return t.plays.list(filter, pageRows, before); }).value(); }));
        if (rows.size() < pageRows)
            break;
        before = PlayPlace{rows.back().round, rows.back().number};
    }
    times.tell(what);
}

void tellMistakes(Store& store, const char* what, const MistakeFilter& filter) {
    Times times;
    times.count = milliseconds(
        [&] { times.found = store.call([&](Tables& t) { return t.prices.mistakeCount(filter); }).value_or(-1); });
    for (int i = 0; i < pagesRead; ++i)
        times.pages.push_back(milliseconds(
            [&] { (void)store.call([&](Tables& t) { return t.prices.mistakes(filter, pageRows, i * pageRows); }); }));
    times.tell(what);
}

// What the page of mistakes reads: its list with the cards, the board, and a cell of it.
void tellBoard(Store& store, const char* what, const RoundFilter& filter) {
    std::size_t rows = 0;
    const double list = milliseconds([&] {
        rows = store.call([&](Tables& t) { return t.lessons.list({.rounds = filter, .kind = {}}, 200, true); })->size();
    });
    std::vector<SpotSums> spots;
    const double board =
        milliseconds([&] { spots = store.call([&](Tables& t) { return t.sums.spots(filter); }).value(); });
    double worst = 0;
    for (std::size_t i = 0; i < spots.size(); i += 20) {
        const MistakeFilter there{.rounds = filter, .kind = {}, .spot = spots[i].spot};
        worst = std::max(worst, milliseconds([&] {
            (void)store.call([&](Tables& t) { return t.lessons.list(there, 200); });
        }));
    }
    std::printf("%-34s %9zu mistakes with cards %.1f  %zu sums of spots %.1f  a spot at worst %.1f ms\n", what, rows,
                list, spots.size(), board, worst);
}

void tellSums(Store& store, const char* what, const RoundFilter& filter) {
    const QTimeZone zone = QTimeZone::systemTimeZone();
    const double games = milliseconds([&] { (void)store.call([&](Tables& t) { return t.sums.games(filter); }); });
    const double days = milliseconds([&] { (void)store.call([&](Tables& t) { return t.sums.days(filter, zone); }); });
    const double ups = milliseconds([&] { (void)store.call([&](Tables& t) { return t.sums.upCards(filter); }); });
    const double bets = milliseconds([&] { (void)store.call([&](Tables& t) { return t.sums.sideBets(filter); }); });
    const double kinds = milliseconds([&] { (void)store.call([&](Tables& t) { return t.sums.decisions(filter); }); });
    std::printf("%-34s games %.1f  days %.1f  up cards %.1f  side bets %.1f  decisions %.1f ms, together %.1f\n", what,
                games, days, ups, bets, kinds, games + days + ups + bets + kinds);
}

// The dates of a month at this fraction of the record.
std::pair<QDateTime, QDateTime> month(Store& store, double part) {
    const auto middle = static_cast<RoundId>(static_cast<double>(countOf(store)) * part);
    const auto round = store.call([&](Tables& t) { return t.rounds.find(middle); }).value();
    const QDateTime from = round ? round->started : QDateTime::currentDateTimeUtc();
    return {from, from.addDays(30)};
}

// What the lobby's cards and the Rundown beside a table ask for.
void tellSessions(Store& store) {
    std::vector<LastRound> games;
    const double played = milliseconds([&] {
        games = store.call([](Tables& t) { return t.rounds.lastPlayed(1); }).value();
    });
    double worst = 0;
    std::int64_t rounds = 0;
    for (const LastRound& game : games) {
        worst = std::max(worst, milliseconds([&] {
            rounds += store.call([&](Tables& t) { return t.rounds.sittingUntil(game.id); }).value().rounds;
        }));
    }
    std::printf("%-34s %9lld rounds in %zu games   games %.2f, a session at worst %.2f ms\n", "the last sessions",
                static_cast<long long>(rounds), games.size(), played, worst);
    std::size_t sessions = 0;
    const double decided = milliseconds([&] {
        sessions = store.call([](Tables& t) { return sittingPrices(t.db, {.account = 1}, 40); })->size();
    });
    std::printf("%-34s %9zu sessions %.1f ms\n", "what was decided in sessions", sessions, decided);
}

// The list of finished shoes, page by page, with when each was used; and a shoe put together for checking.
void tellShoes(Store& store) {
    Times times;
    std::vector<ShoeId> shoes;
    std::optional<ShoeId> before;
    for (int i = 0; i < pagesRead; ++i) {
        const std::size_t had = shoes.size();
        times.pages.push_back(milliseconds([&] {
            (void)store.call([&](Tables& t) {
                const auto page = t.shoes.list(1, pageRows, before);
                for (const ShoeRow& shoe : page.value()) {
                    (void)t.shoes.use(shoe.id);
                    shoes.push_back(shoe.id);
                }
                return page.has_value();
            });
        }));
        if (shoes.size() == had)
            break;
        before = i % 2 == 0 ? shoes.back() : std::max<ShoeId>(shoes.back() - 1000, 2);
    }
    double worst = 0;
    for (std::size_t i = 0; i < shoes.size(); i += 50)
        worst = std::max(worst, milliseconds([&] {
            (void)store.call([&](Tables& t) { return session::shoeRecord(t, shoes[i]); });
        }));
    times.found = static_cast<std::int64_t>(shoes.size());
    times.tell("finished shoes");
    std::printf("%-34s %9.2f ms at worst\n", "a shoe with all its rounds", worst);
    if (!shoes.empty())
        tellRounds(store, "dealt from a shoe", {.account = 1, .shoe = shoes.back()});
}

void tellAll(Store& store) {
    const auto [from, to] = month(store, 0.4);
    tellRounds(store, "all rounds", {});
    tellRounds(store, "of an account", {.account = 1});
    tellRounds(store, "of a game", {.variant = "classic"});
    tellRounds(store, "of a wallet", {.account = 2, .currency = "usd"});
    tellRounds(store, "of a month", {.from = from, .to = to});
    tellRounds(store, "with a surrender", {.ending = engine::PlayResult::Surrender});
    tellRounds(store, "lost", {.result = NetResult::Lost});
    tellRounds(store, "won with a bust", {.result = NetResult::Won, .ending = engine::PlayResult::Bust});
    tellRounds(store, "even with even money, one game",
               {.variant = "boxes", .result = NetResult::Even, .ending = engine::PlayResult::EvenMoney});
    tellRounds(store, "with a side bet won", {.sideBetWon = true});
    tellRounds(store, "returned", {.state = RoundState::Returned});
    tellRounds(store, "recovered", {.recovered = true});
    tellRounds(store, "with a blunder", {.mistake = Mark::Blunder});
    tellRounds(store, "with a blunder, side bet, a month",
               {.from = from, .to = to, .sideBetWon = true, .mistake = Mark::Blunder});
    tellRounds(store, "returned with a blunder, one game",
               {.variant = "boxes", .state = RoundState::Returned, .mistake = Mark::Blunder});
    tellRounds(store, "of a game never played", {.variant = "none"});
    tellSearches(store);
    tellPlays(store, "plays", {});
    tellPlays(store, "insurances won", {.kind = engine::StakeKind::Insurance, .ending = engine::PlayResult::Win});
    tellPlays(store, "plays lost", {.result = NetResult::Lost});
    tellPlays(store, "side bets that came back even",
              {.kind = engine::StakeKind::Side, .result = NetResult::Even, .from = from, .to = to});
    tellPlays(store, "of a month, returned", {.ending = engine::PlayResult::Returned, .from = from, .to = to});
    tellMistakes(store, "mistakes", {});
    tellMistakes(store, "mistakes and side bets taken", {.rounds = {}, .kind = {}, .sideBets = true});
    tellMistakes(store, "blunders of a game, a month",
                 {.rounds = {.variant = "classic", .from = from, .to = to}, .atLeast = Mark::Blunder});
    tellBoard(store, "the board", {.account = 1});
    tellBoard(store, "the board of a game, a month", {.account = 1, .variant = "classic", .from = from, .to = to});
    tellSessions(store);
    tellShoes(store);
    tellSums(store, "statistics of everything", {});
    tellSums(store, "statistics of a month", {.from = from, .to = to});
    const double balances = milliseconds(
        [&] { (void)store.call([](Tables& t) { return t.sums.balances(1, "usd", QTimeZone::systemTimeZone()); }); });
    std::printf("%-34s %9.1f ms\n", "a wallet's balance by day", balances);
}

void tellExports(Store& store, const QString& folder) {
    for (const auto form : {session::RecordExport::Form::Csv, session::RecordExport::Form::Json}) {
        const Growth growth;
        QTemporaryFile file(folder + QStringLiteral("/export-XXXXXX"));
        if (!file.open())
            return;
        std::int64_t rounds = 0;
        const double time = milliseconds([&] {
            const auto done = session::exportRecord(store, {.what = RoundFilter(), .form = form}, file);
            rounds = done ? done->rounds : 0;
        });
        std::printf("%-34s %9.1f s, %.0f rounds a second, memory +%.1f MiB\n",
                    form == session::RecordExport::Form::Csv ? "exported as CSV" : "exported as JSON", time / 1000,
                    static_cast<double>(rounds) / time * 1000, growth.peak());
    }
}

int tellCheck(Store& store) {
    const Growth growth;
    base::Result<CheckReport> report;
    const double time = milliseconds([&] { report = store.call([](Tables& t) { return t.checker.run(); }); });
    if (!report)
        return 1;
    std::printf("%-34s %9.1f s, %zu problems, memory +%.1f MiB\n", "checked", time / 1000, report->problems.size(),
                growth.peak());
    for (std::size_t i = 0; i < std::min<std::size_t>(report->problems.size(), 5); ++i)
        std::printf("  %s, round %lld: %s\n", name(report->problems[i].what),
                    static_cast<long long>(report->problems[i].round.value_or(0)),
                    report->problems[i].detail.english().c_str());
    return report->problems.empty() ? 0 : 1;
}

// The second account with all its rounds, if there is one; the folder has fewer then.
int tellDeletion(const QString& folder) {
    const auto store = Store::open(folder, Access::Play).value();
    const Growth growth;
    const std::int64_t before = countOf(*store);
    base::Result<void> removed;
    const double time =
        milliseconds([&] { removed = store->call([](Tables& t) { return AccountRemoval(t.db).remove(2); }); });
    if (!removed)
        return 0;
    const std::int64_t rounds = before - countOf(*store);
    std::printf("%-34s %9.1f s, %lld rounds, %.0f a second, memory +%.1f MiB\n", "an account deleted", time / 1000,
                static_cast<long long>(rounds), static_cast<double>(rounds) / time * 1000, growth.peak());
    tellAll(*store);
    return tellCheck(*store);
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const qint64 rounds = arguments.value(2, QStringLiteral("50000")).toLongLong();
    if (arguments.size() < 2 || rounds < 1000) {
        std::fputs("openshoe-history-times FOLDER [ROUNDS], at least 1000\n", stderr);
        return 2;
    }
    const QString& folder = arguments[1];
    fillFolder(folder, rounds);
    const Growth growth;
    std::unique_ptr<Store> store;
    const double opening = milliseconds([&] { store = Store::open(folder, Access::Read).value(); });
    std::printf("%-34s %9.1f ms, %lld rounds\n", "opened", opening, static_cast<long long>(countOf(*store)));
    tellAll(*store);
    std::printf("%-34s %+9.1f MiB\n", "memory, so far", growth.peak());
    tellExports(*store, folder);
    const int whole = tellCheck(*store);
    store.reset();
    return whole + tellDeletion(folder);
}
