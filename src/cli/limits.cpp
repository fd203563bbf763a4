// SPDX-License-Identifier: GPL-3.0-or-later
// What people have bound themselves to, and what each account has played today. Only shown: limits are set in the
// window.
#include "cli/command.h"
#include "cli/output.h"
#include "cli/store.h"
#include "session/limitkeeper.h"
#include "session/recordjson.h"

#include <fmt/format.h>

namespace openshoe::cli {

using namespace session;
using namespace storage;
using base::Result;

namespace {

QJsonValue jsonOf(LimitKind kind, const std::optional<std::int64_t>& value) {
    if (!value)
        return QJsonValue::Null;
    return isMoney(kind) ? QJsonValue(QString::fromStdString(base::Money::minor(*value).text()))
                         : QJsonValue(static_cast<qint64>(*value));
}

std::string textOf(const LimitKey& key, const std::optional<std::int64_t>& value) {
    if (!value)
        return "none";
    return isMoney(key.kind) ? base::Money::minor(*value).text() + " " + key.currency
                             : fmt::format("{} minutes", *value);
}

/// What is said of one account, both ways.
struct Told {
    QJsonObject json;
    std::vector<std::vector<std::string>> lines;
};

void tellLimit(const Limits& limits, const LimitKey& key, QJsonArray& json,
               std::vector<std::vector<std::string>>& lines) {
    const LimitState state = limits.limit(key);
    if (!state.value && !state.changes)
        return;
    QJsonObject one{{"kind", QString::fromLatin1(name(key.kind))}, {"value", jsonOf(key.kind, state.value)}};
    if (isMoney(key.kind))
        one["currency"] = QString::fromStdString(key.currency);
    std::string text = textOf(key, state.value);
    if (state.changes) {
        one["next"] = QJsonObject{{"value", jsonOf(key.kind, state.next)}, {"from", momentText(state.at)}};
        text += fmt::format(", from {} on: {}", momentText(state.at).toStdString(), textOf(key, state.next));
    }
    json.append(one);
    lines.push_back({"", name(key.kind), text});
}

Told tell(const AccountRow& account, const LimitsRead& read) {
    Told told{.lines = {{account.key, "", ""}}};
    QJsonArray limits;
    for (const LimitKind kind : {LimitKind::Loss, LimitKind::Stake}) {
        for (const WalletRow& wallet : AccountStore::startingMoney())
            tellLimit(read.limits, {kind, account.id, wallet.currency}, limits, told.lines);
    }
    tellLimit(read.limits, {LimitKind::Time, account.id, {}}, limits, told.lines);
    tellLimit(read.limits, {LimitKind::Reminder, account.id, {}}, limits, told.lines);
    const auto minutes = static_cast<qint64>(read.day.playedMs / Limits::minuteMs);
    QJsonArray sums;
    told.lines.push_back({"", "today", fmt::format("{} minutes played", minutes)});
    for (const auto& [currency, sum] : read.day.sums) {
        const base::Money net = sum.returned - sum.staked;
        sums.append(QJsonObject{{"currency", QString::fromStdString(currency)},
                                {"staked", QString::fromStdString(sum.staked.text())},
                                {"net", QString::fromStdString(net.text())}});
        told.lines.push_back({"", "", fmt::format("{} {} staked, net {}", sum.staked.text(), currency, net.text())});
    }
    told.json = {{"account", QString::fromStdString(account.key)},
                 {"limits", limits},
                 {"today", QJsonObject{{"minutes", minutes}, {"sums", sums}}}};
    return told;
}

Result<int> showLimits(const QStringList& arguments) {
    CommandLine line("limits", "The limits and breaks people have set themselves, and what they have played today.");
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;
    const auto store = openRecord(line);
    if (!store)
        return tl::make_unexpected(store.error());
    const auto accounts = (*store)->call([](Tables& t) { return t.accounts.list(); });
    if (!accounts)
        return tl::make_unexpected(accounts.error());
    QJsonArray all;
    std::vector<std::vector<std::string>> lines;
    QJsonValue pause = QJsonValue::Null;
    std::string paused = "no break runs\n";
    for (const AccountRow& account : *accounts) {
        const auto read = (*store)->call(
            [&](Tables& t) { return readLimits(t, account.id, readClock(), QTimeZone::systemTimeZone(), {}); });
        if (!read)
            return tl::make_unexpected(read.error());
        const Told told = tell(account, *read);
        all.append(told.json);
        lines.insert(lines.end(), told.lines.begin(), told.lines.end());
        if (const auto running = read->limits.pause()) { // the same for all of them
            pause =
                QJsonObject{{"kind", QString::fromLatin1(name(running->kind))}, {"until", momentText(running->until)}};
            paused = fmt::format("{} until {}, for every account\n", name(running->kind),
                                 momentText(running->until).toStdString());
        }
    }
    if (line.json())
        print(QJsonObject{{"pause", pause}, {"accounts", all}});
    else
        print(aligned(lines) + paused);
    return Done;
}

} // namespace

Command limitsCommand() {
    return {"limits", "the limits people have set themselves, and what they have played today", showLimits};
}

} // namespace openshoe::cli
