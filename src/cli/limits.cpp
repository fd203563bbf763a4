// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the limits people have set themselves, and what each account has played today. Limits are set in the window,
// not here.
#include "cli/command.h"
#include "cli/output.h"
#include "cli/store.h"
#include "cli/texts.h"
#include "session/limits/limitkeeper.h"
#include "session/record/recordjson.h"


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

QString textOf(const LimitKey& key, const std::optional<std::int64_t>& value) {
    if (!value)
        return Cli::tr("none", "no limit");
    return isMoney(key.kind) ? QString::fromStdString(base::Money::minor(*value).text() + " " + key.currency)
                             : Cli::tr("%n minutes", nullptr, counted(*value));
}

/// What is shown of one account, as JSON and as text.
struct AccountReport {
    QJsonObject json;
    Rows lines;
};

void tellLimit(const Limits& limits, const LimitKey& key, QJsonArray& json, Rows& lines) {
    const LimitState state = limits.limit(key);
    if (!state.value && !state.changes)
        return;
    QJsonObject one{{"kind", QString::fromLatin1(name(key.kind))}, {"value", jsonOf(key.kind, state.value)}};
    if (isMoney(key.kind))
        one["currency"] = QString::fromStdString(key.currency);
    QString text = textOf(key, state.value);
    if (state.changes) {
        one["next"] = QJsonObject{{"value", jsonOf(key.kind, state.next)}, {"from", momentText(state.at)}};
        text = Cli::tr("%1, from %2 on: %3", "a limit; a moment; another limit")
                   .arg(text, localTime(state.at), textOf(key, state.next));
    }
    json.append(one);
    lines.push_back({"", name(key.kind), text});
}

AccountReport reportOf(const AccountRow& account, const LimitsRead& read) {
    AccountReport report{.lines = {{account.key, "", ""}}};
    QJsonArray limits;
    for (const LimitKind kind : {LimitKind::Loss, LimitKind::Stake}) {
        for (const WalletRow& wallet : AccountStore::startingMoney())
            tellLimit(read.limits, {kind, account.id, wallet.currency}, limits, report.lines);
    }
    tellLimit(read.limits, {LimitKind::Time, account.id, {}}, limits, report.lines);
    tellLimit(read.limits, {LimitKind::Reminder, account.id, {}}, limits, report.lines);
    const auto minutes = static_cast<qint64>(read.day.playedMs / Limits::minuteMs);
    QJsonArray sums;
    report.lines.push_back({"", Cli::tr("today"), Cli::tr("%n minutes played", nullptr, counted(minutes))});
    for (const auto& [currency, sum] : read.day.sums) {
        const base::Money net = sum.returned - sum.staked;
        sums.append(QJsonObject{{"currency", QString::fromStdString(currency)},
                                {"staked", QString::fromStdString(sum.staked.text())},
                                {"net", QString::fromStdString(net.text())}});
        const QString money = Cli::tr("%1 %2 staked, net %3", "an amount, its currency, another amount")
                                  .arg(QString::fromStdString(sum.staked.text()), QString::fromStdString(currency),
                                       QString::fromStdString(net.text()));
        report.lines.push_back({"", "", money});
    }
    report.json = {{"account", QString::fromStdString(account.key)},
                   {"limits", limits},
                   {"today", QJsonObject{{"minutes", minutes}, {"sums", sums}}}};
    return report;
}

Result<int> showLimits(const QStringList& arguments) {
    CommandLine line("limits",
                     Cli::tr("The limits and breaks people have set themselves, and what they have played today."));
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
    Rows lines;
    QJsonValue pause = QJsonValue::Null;
    QString paused = Cli::tr("no break is running");
    for (const AccountRow& account : *accounts) {
        const auto read = (*store)->call(
            [&](Tables& t) { return readLimits(t, account.id, readClock(), QTimeZone::systemTimeZone(), {}); });
        if (!read)
            return tl::make_unexpected(read.error());
        const AccountReport report = reportOf(account, *read);
        all.append(report.json);
        lines.insert(lines.end(), report.lines.begin(), report.lines.end());
        if (const auto running = read->limits.pause()) { // the same for all accounts
            pause =
                QJsonObject{{"kind", QString::fromLatin1(name(running->kind))}, {"until", momentText(running->until)}};
            paused = Cli::tr("%1 until %2, for every account", "break or exclusion; a moment")
                         .arg(QLatin1StringView(name(running->kind)), localTime(running->until));
        }
    }
    if (line.json())
        print(QJsonObject{{"pause", pause}, {"accounts", all}});
    else
        print(aligned(lines) + paused.toStdString() + '\n');
    return Done;
}

} // namespace

Command limitsCommand() {
    return {"limits",
            QT_TRANSLATE_NOOP("Cli", "the limits people have set themselves, and what they have played today"),
            showLimits};
}

} // namespace openshoe::cli
