// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/store.h"

#include "cli/output.h"
#include "formats/eventsjson.h"
#include "formats/roundjson.h"
#include "storage/drawn.h"

#include <QJsonArray>

#include <fmt/format.h>

namespace openshoe::cli {

using namespace storage;
using base::Result;

namespace {

QString text(const std::string& utf8) {
    return QString::fromStdString(utf8);
}
QString text(base::Money amount) {
    return text(amount.text());
}

// A date means its beginning by the clock of this computer; with a time and a zone, that moment.
Result<QDateTime> moment(const CommandLine& line, const char* option) {
    const QString value = line.value(option);
    const QDate date = QDate::fromString(value, QStringLiteral("yyyy-MM-dd"));
    const QDateTime time = date.isValid() ? date.startOfDay() : QDateTime::fromString(value, Qt::ISODate);
    if (!time.isValid())
        return tl::make_unexpected(line.wrong(fmt::format(
            "--{} {}: a date (2026-01-31) or a moment (2026-01-31T12:00:00Z) is needed", option, shortened(value))));
    return time.toUTC();
}

template <typename E> Result<E> named(const CommandLine& line, const char* option) {
    const std::string value = line.value(option).toStdString();
    if (const auto known = engine::fromName<E>(value))
        return *known;
    std::string names;
    for (int i = 0; i < engine::enumCount<E>; ++i)
        names += (names.empty() ? "" : ", ") + std::string(engine::name(static_cast<E>(i)));
    return tl::make_unexpected(
        line.wrong(fmt::format("--{} {}: one of {} is needed", option, shortened(line.value(option)), names)));
}

QJsonObject fairnessOf(const RoundRecord& record) {
    const ShoeRow& shoe = record.shoe;
    return {{"commitment", text(shoe.commitment)},
            {"seed", shoe.finished ? QJsonValue(text(shoe.seed.seed.hex())) : QJsonValue()},
            {"clientSeed", text(shoe.seed.clientSeed.text())},
            {"number", static_cast<qint64>(shoe.seed.number)},
            {"decks", shoe.seed.decks},
            {"firstCard", record.row.firstCard}};
}

} // namespace

FileResult<std::unique_ptr<Store>> openRecord(const CommandLine& line) {
    return Store::open(line.dataFolder(), Access::Read);
}

Result<RoundId> roundNumber(const CommandLine& line, const QString& value) {
    bool whole = false;
    const qint64 number = value.toLongLong(&whole);
    if (!whole || number < 1)
        return tl::make_unexpected(
            line.wrong(fmt::format("{}: the number of a round, from 1, is needed", shortened(value))));
    return number;
}

void addCommonFilters(CommandLine& line) {
    line.addOption("account", "KEY", "only this account's");
    line.addOption("variant", "ID", "only this game's");
    line.addOption("currency", "NAME", "only in this currency");
    line.addOption("from", "DATE", "only from this day on (2026-01-31), or from this moment (2026-01-31T12:00:00Z)");
    line.addOption("to", "DATE", "only before this day or moment");
}

void addRoundFilters(CommandLine& line) {
    addCommonFilters(line);
    line.addOption("result", "RESULT",
                   "only where a hand ended so: blackjack, win, push, lose, bust, surrender, even-money, returned");
    line.addFlag("side-bet-won", "only where a side bet was won");
    line.addOption("state", "STATE", "only open, settled or returned rounds");
}

Result<RoundFilter> commonFilter(const CommandLine& line, Store& store) {
    RoundFilter filter;
    if (line.isSet("account")) {
        const std::string key = line.value("account").toStdString();
        const auto account = store.call([&](Tables& t) { return t.accounts.find(key); });
        if (!account)
            return tl::make_unexpected(account.error());
        if (!*account)
            return tl::make_unexpected(line.wrong(fmt::format("--account {}: there is no such account", shortened(line.value("account")))));
        filter.account = (*account)->id;
    }
    if (line.isSet("variant"))
        filter.variant = line.value("variant").toStdString();
    if (line.isSet("currency"))
        filter.currency = line.value("currency").toStdString();
    for (const char* option : {"from", "to"}) {
        if (!line.isSet(option))
            continue;
        const auto time = moment(line, option);
        if (!time)
            return tl::make_unexpected(time.error());
        (option[0] == 'f' ? filter.from : filter.to) = *time;
    }
    return filter;
}

Result<RoundFilter> roundFilter(const CommandLine& line, Store& store) {
    auto common = commonFilter(line, store);
    if (!common)
        return common;
    RoundFilter filter = std::move(*common);
    if (line.isSet("result")) {
        const auto result = named<engine::PlayResult>(line, "result");
        if (!result)
            return tl::make_unexpected(result.error());
        filter.result = *result;
    }
    filter.sideBetWon = line.isSet("side-bet-won");
    if (line.isSet("state")) {
        for (const RoundState state : {RoundState::Open, RoundState::Settled, RoundState::Returned}) {
            if (line.value("state") == QLatin1StringView(name(state)))
                filter.state = state;
        }
        if (!filter.state)
            return tl::make_unexpected(line.wrong(fmt::format("--state {}: one of open, settled, returned is needed",
                                                              shortened(line.value("state")))));
    }
    return filter;
}

QString timeText(const QDateTime& time) {
    return time.toUTC().toString(QStringLiteral("yyyy-MM-ddTHH:mm:ssZ"));
}

QJsonObject toJson(const RoundRow& round) {
    QJsonArray values;
    for (const int value : round.values)
        values.append(value);
    QJsonArray results;
    for (const engine::PlayResult result : round.results)
        results.append(engine::name(result));
    QJsonArray sideBets;
    for (const std::string& bet : round.sideBets)
        sideBets.append(text(bet));
    return {{"id", static_cast<qint64>(round.id)},
            {"variant", text(round.variant)},
            {"account", text(round.accountKey)},
            {"currency", text(round.currency)},
            {"started", timeText(round.started)},
            {"ended", round.ended ? QJsonValue(timeText(*round.ended)) : QJsonValue()},
            {"state", name(round.state)},
            {"recovered", round.recovered},
            {"values", values},
            {"dealer", round.dealer ? QJsonValue(*round.dealer) : QJsonValue()},
            {"results", results},
            {"sideBets", sideBets},
            {"wagered", text(round.wagered)},
            {"returned", text(round.returned)},
            {"net", text(round.net())}};
}

Result<QJsonObject> toJson(const RoundRecord& record) {
    auto json = formats::roundToJson(record.rules, record.events);
    if (!json)
        return base::environmentError(fmt::format("round {}", record.row.id), json.error().text());
    const QJsonObject line = toJson(record.row);
    for (const char* key : {"id", "variant", "account", "currency", "started", "ended", "state", "recovered"})
        json->insert(QLatin1StringView(key), line[QLatin1StringView(key)]);
    QJsonArray cards;
    for (const engine::Card card : drawnCards(record.events))
        cards.append(text(card.text()));
    json->insert("drawnCards", cards);
    json->insert("events", formats::eventsToJson(record.rules, record.events));
    json->insert("fairness", fairnessOf(record));
    return json;
}

} // namespace openshoe::cli
