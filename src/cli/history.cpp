// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/history.h"

#include "cli/output.h"
#include "cli/store.h"
#include "session/recordjson.h"
#include "storage/drawn.h"

#include <QJsonArray>

#include <cstdio>
#include <fmt/format.h>

namespace openshoe::cli {

using namespace storage;
using base::Result;

namespace {

constexpr int usualPage = 50;

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

std::vector<std::string> lineOf(const RoundRow& round) {
    std::vector<std::string> values;
    std::vector<std::string> results;
    for (std::size_t i = 0; i < round.values.size(); ++i) {
        values.push_back(std::to_string(round.values[i]));
        results.emplace_back(engine::name(round.results[i]));
    }
    if (round.state == RoundState::Open)
        results = {"open"};
    return {std::to_string(round.id),
            round.started.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm")).toStdString(),
            round.variant,
            joined(values),
            round.dealer ? std::to_string(*round.dealer) : "",
            joined(results) + (round.recovered ? " (recovered)" : ""),
            joined(round.sideBets),
            round.wagered.text(),
            round.net().text(),
            round.currency};
}

Result<int> list(const QStringList& arguments) {
    CommandLine line("history list", "The rounds played, newest first.");
    line.addOption("limit", "N", "at most so many, 50 where not given, up to 10000");
    line.addOption("before", "ID", "only rounds before this one");
    addRoundFilters(line);
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;
    const auto limit = line.integer("limit", 1, 10'000, usualPage);
    const auto before = line.integer("before", 1, INT64_MAX, INT64_MAX);
    if (!limit || !before)
        return tl::make_unexpected(limit ? before.error() : limit.error());
    const auto store = openRecord(line);
    if (!store)
        return tl::make_unexpected(store.error());
    const auto filter = roundFilter(line, **store);
    if (!filter)
        return tl::make_unexpected(filter.error());
    const std::optional<RoundId> from = line.isSet("before") ? std::optional<RoundId>(*before) : std::nullopt;
    const auto rounds =
        (*store)->call([&](Tables& t) { return t.rounds.list(*filter, static_cast<int>(*limit), from); });
    const auto total = (*store)->call([&](Tables& t) { return t.rounds.count(*filter); });
    if (!rounds || !total)
        return tl::make_unexpected(rounds ? total.error() : rounds.error());
    if (line.json()) {
        QJsonArray rows;
        for (const RoundRow& round : *rounds)
            rows.append(session::roundRowJson(round));
        print(QJsonObject{{"total", static_cast<qint64>(*total)}, {"rounds", rows}});
        return Done;
    }
    std::vector<std::vector<std::string>> rows{
        {"round", "started", "game", "values", "dealer", "results", "side bets", "staked", "net", ""}};
    for (const RoundRow& round : *rounds)
        rows.push_back(lineOf(round));
    print(aligned(rows, {0, 4, 7, 8}) + fmt::format("{} of {} rounds\n", rounds->size(), *total));
    return Done;
}

Result<int> show(const QStringList& arguments) {
    CommandLine line("history show", "One round: hands, plays, cards, fairness.");
    const auto asked = askForRound(line, arguments);
    if (!asked || !*asked)
        return asked ? Result<int>(Done) : tl::make_unexpected(asked.error());
    const auto& [id, store] = **asked;
    const auto record = store->call([&](Tables& t) { return t.rounds.record(id); });
    if (!record)
        return tl::make_unexpected(record.error());
    const auto json = session::roundRecordJson(*record);
    if (!json)
        return tl::make_unexpected(json.error());
    if (line.json()) {
        print(*json);
        return Done;
    }
    const RoundRow& row = record->row;
    std::string text =
        roundAsText(*json, fmt::format("Round {}, {}, {} of {}, {}{}", row.id, row.variant, row.currency,
                                       row.accountKey, name(row.state), row.recovered ? ", recovered" : ""));
    text += fmt::format("  started {}{}\n", session::momentText(row.started).toStdString(),
                        row.ended ? ", ended " + session::momentText(*row.ended).toStdString() : "");
    text +=
        fmt::format("  shoe number {}, cards {} to {}\n  commitment  {}\n  seed        {}\n  client seed {}\n",
                    record->shoe.seed.number, row.firstCard,
                    row.firstCard + static_cast<int>(drawnCards(record->events).size()) - 1, record->shoe.commitment,
                    record->shoe.finished ? record->shoe.seed.seed.hex() : "told when the shoe ends",
                    record->shoe.seed.clientSeed.text());
    print(text);
    return Done;
}

void tellProblems(const CheckReport& report) {
    std::vector<std::vector<std::string>> rows;
    for (const Problem& problem : report.problems) {
        const std::string place = problem.round  ? fmt::format("round {}", *problem.round)
                                  : problem.shoe ? fmt::format("shoe {}", *problem.shoe)
                                                 : "";
        rows.push_back({place, name(problem.what), problem.detail});
    }
    print(aligned(rows));
    print(fmt::format("{} rounds, {} shoes, {} bookings: {}\n", report.rounds, report.shoes, report.bookings,
                      report.problems.empty() ? "all agrees" : fmt::format("{} problems", report.problems.size())));
}

// A file that can't be read through is just what the check should report: a problem found, not an error of the call.
CheckReport unreadable(const base::Error& error) {
    CheckReport report;
    report.problems.push_back({Problem::What::File, std::nullopt, std::nullopt, error.text()});
    return report;
}

Result<CheckReport> checkRecord(const CommandLine& line) {
    const auto store = openRecord(line);
    if (!store && store.error().obstacle == Obstacle::Damaged)
        return unreadable(store.error());
    if (!store)
        return tl::make_unexpected(store.error());
    const bool progress = showsProgress();
    const auto report = (*store)->call([&](Tables& t) {
        return t.checker.run([&](std::int64_t done, std::int64_t of) {
            if (progress && done % 1000 == 0)
                std::fprintf(stderr, "\r%lld of %lld rounds", static_cast<long long>(done), static_cast<long long>(of));
            return true;
        });
    });
    if (progress)
        std::fputs("\r\033[K", stderr);
    return report ? *report : unreadable(report.error());
}

Result<int> check(const QStringList& arguments) {
    CommandLine line("history check",
                     "Proves the record: books, events, cards, commitments, and that nothing is missing.");
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;
    const auto report = checkRecord(line);
    if (!report)
        return tl::make_unexpected(report.error());
    if (line.json()) {
        QJsonArray problems;
        for (const Problem& problem : report->problems)
            problems.append(
                QJsonObject{{"round", problem.round ? QJsonValue(static_cast<qint64>(*problem.round)) : QJsonValue()},
                            {"shoe", problem.shoe ? QJsonValue(static_cast<qint64>(*problem.shoe)) : QJsonValue()},
                            {"what", name(problem.what)},
                            {"detail", QString::fromStdString(problem.detail)}});
        print(QJsonObject{{"rounds", static_cast<qint64>(report->rounds)},
                          {"shoes", static_cast<qint64>(report->shoes)},
                          {"bookings", static_cast<qint64>(report->bookings)},
                          {"problems", problems}});
    } else {
        tellProblems(*report);
    }
    return report->problems.empty() ? Done : Failed;
}

Result<int> backup(const QStringList& arguments) {
    CommandLine line("history backup", "Makes a backup now, or lists those there are.");
    line.addFlag("list", "only list the backups");
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;
    const Backups backups(line.dataFolder());
    std::vector<BackupRow> rows = backups.list();
    if (!line.isSet("list")) {
        if (const auto store = openRecord(line); !store) // a file that can't be read can't be backed up
            return tl::make_unexpected(store.error());
        const auto made = backups.make();
        if (!made)
            return tl::make_unexpected(made.error());
        rows = {*made};
    }
    QJsonArray json;
    std::string text;
    for (const BackupRow& row : rows) {
        json.append(QJsonObject{
            {"file", row.path}, {"time", session::momentText(row.time)}, {"bytes", static_cast<qint64>(row.bytes)}});
        text += fmt::format("{}  {} bytes\n", row.path.toStdString(), row.bytes);
    }
    if (line.json())
        print(QJsonObject{{"backups", json}});
    else
        print(text);
    return Done;
}

Result<int> restore(const QStringList& arguments) {
    CommandLine line("history restore",
                     "Puts a backup in the database's place; the present file is set aside, not deleted.");
    line.addArgument("FILE", "The backup; the newest whole one where it isn't given.", true);
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;
    const Backups backups(line.dataFolder());
    QString file = line.argument(0);
    if (line.isGiven(0) && file.isEmpty()) // a script's unset variable must not mean the newest backup
        return tl::make_unexpected(line.wrong("FILE is empty; leave it out for the newest backup"));
    if (file.isEmpty()) {
        if (backups.list().empty())
            return base::environmentError(line.dataFolder().toStdString(), "there is no backup in this data folder");
        const auto whole = backups.newestWhole();
        if (!whole)
            return base::environmentError(line.dataFolder().toStdString(),
                                          "none of the backups in this data folder is whole");
        file = whole->path;
    }
    if (const auto restored = backups.restore(file); !restored) {
        base::Error error = restored.error();
        if (restored.error().obstacle == storage::Obstacle::Damaged) {
            if (const auto whole = backups.newestWhole())
                error.what += fmt::format("; the newest whole one here is {}", whole->path.toStdString());
        }
        return tl::make_unexpected(error);
    }
    if (line.json())
        print(QJsonObject{{"restored", file}});
    else
        print(fmt::format("restored from {}\n", file.toStdString()));
    return Done;
}

} // namespace

Command historyListCommand() {
    return {"history list", "the rounds played, newest first", list};
}
Command historyShowCommand() {
    return {"history show", "one round: hands, plays, cards, fairness", show};
}
Command historyCheckCommand() {
    return {"history check", "proves the whole record", check};
}
Command historyBackupCommand() {
    return {"history backup", "makes a backup", backup};
}
Command historyRestoreCommand() {
    return {"history restore", "puts a backup in the database's place", restore};
}

} // namespace openshoe::cli
