// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/record/accountexport.h"

#include "session/record/recordjson.h"
#include "storage/record/removal.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace openshoe::session {

using namespace storage;
using base::Result;

namespace {

QString asText(const std::string& utf8) {
    return QString::fromStdString(utf8);
}

QJsonArray transfersOf(const std::vector<TransferRow>& rows) {
    QJsonArray all;
    for (const TransferRow& row : rows)
        all.append(QJsonObject{{"time", momentText(row.time)},
                               {"currency", asText(row.currency)},
                               {"reason", asText(row.reason)},
                               {"amount", asText(row.amount.text())}});
    return all;
}

QJsonArray limitsOf(const std::vector<LimitRow>& rows, AccountId account) {
    QJsonArray all;
    for (const LimitRow& row : rows) {
        if (row.account == account)
            all.append(QJsonObject{{"kind", name(row.kind)},
                                   {"currency", asText(row.currency)},
                                   {"value", row.value ? QJsonValue(static_cast<qint64>(*row.value)) : QJsonValue()},
                                   {"set", momentText(QDateTime::fromMSecsSinceEpoch(row.set))}});
    }
    return all;
}

QJsonArray notesOf(const std::vector<std::pair<RoundId, Note>>& notes) {
    QJsonArray all;
    for (const auto& [round, note] : notes)
        all.append(QJsonObject{{"firstRound", static_cast<qint64>(round)},
                               {"note", note.text},
                               {"tags", QJsonArray::fromStringList(note.tags)}});
    return all;
}

QJsonArray countsOf(const std::vector<OwnCountRow>& rows) {
    const auto points = [](std::optional<int> halves) { return halves ? QJsonValue(*halves / 2.0) : QJsonValue(); };
    QJsonArray all;
    for (const OwnCountRow& row : rows)
        all.append(QJsonObject{{"afterRound", static_cast<qint64>(row.round)},
                               {"system", asText(row.system)},
                               {"atShuffle", row.atShuffle},
                               {"told", points(row.told)},
                               {"count", points(row.running)},
                               {"decksTold", row.toldQuarters ? QJsonValue(*row.toldQuarters / 4.0) : QJsonValue()},
                               {"cardsLeft", row.cards}});
    return all;
}

} // namespace

Result<QJsonObject> accountJson(Tables& tables, AccountId account) {
    AccountRemoval removal(tables.db);
    const auto contents = removal.contents(account);
    if (!contents)
        return tl::make_unexpected(contents.error());
    const auto wallets = tables.accounts.wallets(account);
    if (!wallets)
        return tl::make_unexpected(wallets.error());
    const auto transfers = tables.plays.transfers(account);
    if (!transfers)
        return tl::make_unexpected(transfers.error());
    const auto limits = tables.limits.read();
    if (!limits)
        return tl::make_unexpected(limits.error());
    const auto notes = removal.sessionNotes(account);
    if (!notes)
        return tl::make_unexpected(notes.error());
    const auto counts = tables.ownCounts.all(account);
    if (!counts)
        return tl::make_unexpected(counts.error());
    QJsonObject held;
    for (const WalletRow& wallet : *wallets)
        held.insert(asText(wallet.currency), asText(wallet.balance.text()));
    const AccountRow& row = contents->account;
    return QJsonObject{{"account", asText(row.key)},
                       {"name", row.name},
                       {"trial", row.kind == AccountKind::Trial},
                       {"created", momentText(row.created)},
                       {"rounds", static_cast<qint64>(contents->rounds)},
                       {"wallets", held},
                       {"transfers", transfersOf(*transfers)},
                       {"limits", limitsOf(limits->rows, account)},
                       {"sessions", notesOf(*notes)},
                       {"counts", countsOf(*counts)}};
}

Result<ExportState> exportAccount(Store& store, AccountId account, const QString& path, Existing existing,
                                  const ExportProgress& progress) {
    const auto heading = store.call([&](Tables& tables) { return accountJson(tables, account); });
    if (!heading)
        return tl::make_unexpected(heading.error());
    const RecordExport wanted{.what = RoundFilter{.account = account},
                              .form = RecordExport::Form::Json,
                              .heading = QJsonDocument(*heading).toJson(QJsonDocument::Compact).toStdString() + '\n'};
    return exportToFile(store, wanted, path, existing, progress);
}

} // namespace openshoe::session
