// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/history.h"

#include "cli/output.h"
#include "cli/store.h"
#include "cli/texts.h"
#include "engine/repeat.h"
#include "languages/translated.h"
#include "session/record/recordjson.h"

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

std::vector<Text> lineOf(const RoundRow& round) {
    std::vector<std::string> values;
    std::vector<std::string> results;
    for (std::size_t i = 0; i < round.values.size(); ++i) {
        values.push_back(std::to_string(round.values[i]));
        results.emplace_back(engine::name(round.results[i]));
    }
    if (round.state == RoundState::Open)
        results = {name(round.state)};
    const QString told = QString::fromStdString(joined(results));
    return {std::to_string(round.id),
            localTime(round.started),
            round.variant,
            joined(values),
            round.dealer ? std::to_string(*round.dealer) : "",
            round.recovered ? Cli::tr("%1 (recovered)", "a round's results").arg(told) : told,
            joined(round.sideBets),
            round.wagered.text(),
            round.net().text(),
            round.currency};
}

Result<int> list(const QStringList& arguments) {
    CommandLine line("history list", Cli::tr("The rounds played, newest first."));
    line.addOption("limit", "N", mostText(usualPage));
    line.addOption("before", "ID", Cli::tr("only rounds before this one"));
    addRoundFilters(line);
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;
    const auto limit = line.integer("limit", 1, mostRows, usualPage);
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
    Rows rows{{Cli::tr("round"), Cli::tr("started"), Cli::tr("game"), Cli::tr("values", "of the hands"),
               Cli::tr("dealer"), Cli::tr("results"), Cli::tr("side bets"), Cli::tr("staked"), Cli::tr("net"), ""}};
    for (const RoundRow& round : *rounds)
        rows.push_back(lineOf(round));
    const QString shown = Cli::tr("%1 of %n rounds", nullptr, counted(*total)).arg(QString::number(rounds->size()));
    print(aligned(rows, {0, 4, 7, 8}) + shown.toStdString() + '\n');
    return Done;
}

QString titleOf(const RoundRow& row) {
    const QString text =
        row.recovered ? Cli::tr("Round %1, %2, %3 of %4, %5, recovered", "its number, game, currency, account, state")
                      : Cli::tr("Round %1, %2, %3 of %4, %5", "its number, game, currency, account, state");
    return text.arg(QString::number(row.id), QString::fromStdString(row.variant), QString::fromStdString(row.currency),
                    QString::fromStdString(row.accountKey), QLatin1StringView(name(row.state)));
}

// When the round was played, and what its shuffle can be verified with.
std::string recordAsText(const RoundRecord& record) {
    const RoundRow& row = record.row;
    const ShoeRow& shoe = record.shoe;
    const QString started = localTime(row.started);
    const QString played = row.ended ? Cli::tr("started %1, ended %2").arg(started, localTime(*row.ended))
                                     : Cli::tr("started %1").arg(started);
    const QString cards =
        Cli::tr("shoe number %1, cards %2 to %3")
            .arg(QString::number(shoe.seed.number), QString::number(qint64{row.firstCard} + 1),
                 QString::number(row.firstCard + static_cast<qint64>(drawnCards(record.events).size())));
    const QString commitment = Cli::tr("commitment");
    const QString seed = Cli::tr("seed");
    const QString clientSeed = Cli::tr("client seed");
    const int width = std::max({columnsOf(commitment), columnsOf(seed), columnsOf(clientSeed)});
    const auto line = [&](const QString& what, const Text& value) {
        return "  " + padded(what, width) + ' ' + value.utf8 + '\n';
    };
    return "  " + played.toStdString() + "\n  " + cards.toStdString() + '\n' + line(commitment, shoe.commitment) +
           line(seed, shoe.finished ? Text(shoe.seed.seed.hex()) : Cli::tr("shown when the shoe ends")) +
           line(clientSeed, shoe.seed.clientSeed.text());
}

Result<int> show(const QStringList& arguments) {
    CommandLine line("history show", Cli::tr("One round: hands, plays, cards, fairness."));
    const auto asked = askForRound(line, arguments);
    if (!asked || !*asked)
        return asked ? Result<int>(Done) : tl::make_unexpected(asked.error());
    const auto id = (*asked)->id;
    const auto& store = (*asked)->store;
    const auto record = store->call([&](Tables& t) { return t.rounds.record(id); });
    if (!record)
        return tl::make_unexpected(record.error());
    const auto notes = store->call([&](Tables& t) { return t.notes.ofRound(record->row.account, id); });
    if (!notes)
        return tl::make_unexpected(notes.error());
    const auto json = session::roundRecordJson(*record, *notes);
    if (!json)
        return tl::make_unexpected(json.error());
    if (line.json()) {
        print(*json);
        return Done;
    }
    print(roundAsText(*json, titleOf(record->row)) + recordAsText(*record));
    return Done;
}

void tellProblems(const CheckReport& report) {
    Rows rows;
    for (const Problem& problem : report.problems) {
        const QString place = problem.round  ? Cli::tr("round %1").arg(QString::number(*problem.round))
                              : problem.shoe ? Cli::tr("shoe %1").arg(QString::number(*problem.shoe))
                                             : QString();
        rows.push_back({place, name(problem.what), languages::translated(problem.detail)});
    }
    print(aligned(rows));
    const QString rounds = Cli::tr("%n rounds", nullptr, counted(report.rounds));
    const QString shoes = Cli::tr("%n shoes", nullptr, counted(report.shoes));
    const QString bookings = Cli::tr("%n bookings", nullptr, counted(report.bookings));
    const QString problems = Cli::tr("%n problems", nullptr, static_cast<int>(report.problems.size()));
    const QString said = report.problems.empty()
                             ? Cli::tr("%1, %2, %3: everything agrees", "how many rounds, shoes, bookings")
                             : Cli::tr("%1, %2, %3: %4", "how many rounds, shoes, bookings; how many problems");
    print((report.problems.empty() ? said.arg(rounds, shoes, bookings) : said.arg(rounds, shoes, bookings, problems)) +
          '\n');
}

// A file that can't be read is exactly what the check should report: a problem found, not a usage error.
CheckReport unreadable(const base::Error& error) {
    CheckReport report;
    report.problems.push_back({Problem::What::File, std::nullopt, std::nullopt, error.said()});
    return report;
}

Result<CheckReport> checkRecord(const CommandLine& line) {
    const auto store = openRecord(line);
    if (!store && store.error().obstacle == Obstacle::Damaged)
        return unreadable(store.error());
    if (!store)
        return tl::make_unexpected(store.error());
    const auto report = (*store)->call([&](Tables& t) {
        return t.checker.run([&](std::int64_t done, std::int64_t of) {
            if (done % 1000 == 0)
                tellRounds(done, of);
            return true;
        });
    });
    clearProgress();
    return report ? *report : unreadable(report.error());
}

Result<int> check(const QStringList& arguments) {
    CommandLine line("history check",
                     Cli::tr("Checks the record: books, events, cards, commitments, and that nothing is missing."));
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
                            {"detail", QString::fromStdString(problem.detail.english())}});
        print(QJsonObject{{"rounds", static_cast<qint64>(report->rounds)},
                          {"shoes", static_cast<qint64>(report->shoes)},
                          {"bookings", static_cast<qint64>(report->bookings)},
                          {"problems", problems}});
    } else {
        tellProblems(*report);
    }
    return report->problems.empty() ? Done : Failed;
}

// What is in a backup: its file's name and date tell nothing if the clock was wrong.
QString contentsText(const BackupFacts& facts) {
    const QString rounds = Cli::tr("%n rounds", nullptr, counted(facts.rounds));
    return facts.rounds == 0
               ? rounds
               : Cli::tr("%1, the last one number %2", "\"12 rounds\"; a round's number")
                     .arg(rounds, QString::number(facts.lastRound));
}

QString sealsText(const BackupFacts& facts) {
    return facts.flaws == 0 ? Cli::tr("intact", "a backup")
                            : Cli::tr("%n entries changed or missing", "in a backup", counted(facts.flaws));
}

QJsonObject backupJson(const BackupRow& row) {
    const auto facts = Backups::examine(row.path);
    QJsonObject json{
        {"file", row.path}, {"time", session::momentText(row.time)}, {"bytes", static_cast<qint64>(row.bytes)}};
    json.insert("rounds", facts ? QJsonValue(static_cast<qint64>(facts->rounds)) : QJsonValue());
    json.insert("lastRound", facts ? QJsonValue(static_cast<qint64>(facts->lastRound)) : QJsonValue());
    json.insert("flaws", facts ? QJsonValue(static_cast<qint64>(facts->flaws)) : QJsonValue());
    if (!facts)
        json.insert("problem", QString::fromStdString(facts.error().what.english()));
    return json;
}

std::string backupsAsText(const std::vector<BackupRow>& rows) {
    Rows lines;
    for (const BackupRow& row : rows) {
        const auto facts = Backups::examine(row.path);
        lines.push_back({row.path, facts ? contentsText(*facts) : languages::translated(facts.error().what),
                         facts ? sealsText(*facts) : QString(),
                         Cli::tr("%1 bytes", "very many").arg(QString::number(row.bytes))});
    }
    return aligned(lines, {3});
}

Result<int> backup(const QStringList& arguments) {
    CommandLine line("history backup", Cli::tr("Makes a backup now, or lists the existing ones."));
    line.addFlag("list", Cli::tr("only list the backups"));
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
    if (line.json()) {
        QJsonArray json;
        for (const BackupRow& row : rows)
            json.append(backupJson(row));
        print(QJsonObject{{"backups", json}});
    } else {
        print(backupsAsText(rows));
    }
    return Done;
}

Result<int> restore(const QStringList& arguments) {
    CommandLine line("history restore",
                     Cli::tr("Replaces the database with a backup; the present file is set aside, not deleted."));
    line.addArgument("FILE", Cli::tr("The backup (default: the intact one with most on record)."), true);
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;
    const Backups backups(line.dataFolder());
    QString file = line.argument(0);
    if (line.isGiven(0) && file.isEmpty()) // a script's unset variable must not mean any backup
        return tl::make_unexpected(line.wrong(
            Cli::tr("%1 is empty; leave it out for the backup with most on record").arg(QStringLiteral("FILE"))));
    if (file.isEmpty()) {
        if (backups.list().empty())
            return base::environmentError(line.dataFolder().toStdString(),
                                          Cli::tr("there is no backup in this data folder").toStdString());
        const auto whole = backups.fullestWhole();
        if (!whole)
            return base::environmentError(line.dataFolder().toStdString(),
                                          Cli::tr("none of the backups in this data folder is intact").toStdString());
        file = whole->path;
    }
    const auto facts = Backups::examine(file).value_or(BackupFacts{});
    if (const auto restored = backups.restore(file); !restored) {
        base::Error error = restored.error();
        if (restored.error().obstacle == storage::Obstacle::Damaged) {
            if (const auto whole = backups.fullestWhole())
                error.what = base::said("Errors", "{}; the intact one with most on record here is {}")
                                 .with(error.what, whole->path.toStdString());
        }
        return tl::make_unexpected(error);
    }
    // Made by an earlier version: nothing here could read it until it is brought up to date.
    if (inspect(line.dataFolder()) == FileState::Older) {
        if (const auto opened = Store::open(line.dataFolder(), Access::Play); !opened)
            return tl::make_unexpected(opened.error());
    }
    if (line.json()) {
        print(QJsonObject{{"restored", file},
                          {"rounds", static_cast<qint64>(facts.rounds)},
                          {"lastRound", static_cast<qint64>(facts.lastRound)},
                          {"flaws", static_cast<qint64>(facts.flaws)}});
        return Done;
    }
    print(Cli::tr("restored from %1: %2", "a file; what it holds").arg(file, contentsText(facts)) + '\n');
    if (facts.flaws > 0)
        print(sealsText(facts) + '\n');
    return Done;
}

} // namespace

QString mostText(int usual) {
    return Cli::tr("at most this many: default %1, maximum %2").arg(usual).arg(mostRows);
}

Command historyListCommand() {
    return {"history list", QT_TRANSLATE_NOOP("Cli", "the rounds played, newest first"), list};
}
Command historyShowCommand() {
    return {"history show", QT_TRANSLATE_NOOP("Cli", "one round: hands, plays, cards, fairness"), show};
}
Command historyCheckCommand() {
    return {"history check", QT_TRANSLATE_NOOP("Cli", "checks the whole record"), check};
}
Command historyBackupCommand() {
    return {"history backup", QT_TRANSLATE_NOOP("Cli", "makes a backup"), backup};
}
Command historyRestoreCommand() {
    return {"history restore", QT_TRANSLATE_NOOP("Cli", "replaces the database with a backup"), restore};
}

} // namespace openshoe::cli
