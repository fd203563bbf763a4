// SPDX-License-Identifier: GPL-3.0-or-later
// The Play Record written to a file.
#include "models/shared/archive.h"
#include "models/shared/background.h"
#include "models/history/playrecordmodel.h"
#include "models/shared/words.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

namespace openshoe::models {

namespace {

constexpr int pageSize = 1000;

QByteArray csvHeader() {
    return "time,round,game,currency,seat,hand,kind,bet,stake,returned,result,balance\n";
}

QByteArray csvLine(const storage::PlayRow& play) {
    const QStringList cells{play.time.toString(Qt::ISODate),
                            QString::number(play.round),
                            text(play.variant),
                            text(play.currency),
                            QString::number(play.seat),
                            QString::number(play.hand),
                            QString::fromLatin1(engine::name(play.kind)),
                            text(play.bet),
                            plainAmount(play.stake),
                            plainAmount(play.returned),
                            text(play.outcome),
                            plainAmount(play.balance)};
    return cells.join(u',').toUtf8() + '\n'; // ids, numbers and times: nothing in them needs quoting
}

QByteArray jsonLine(const storage::PlayRow& play) {
    const QJsonObject object{{QStringLiteral("time"), play.time.toString(Qt::ISODate)},
                             {QStringLiteral("round"), static_cast<qint64>(play.round)},
                             {QStringLiteral("game"), text(play.variant)},
                             {QStringLiteral("currency"), text(play.currency)},
                             {QStringLiteral("seat"), play.seat},
                             {QStringLiteral("hand"), play.hand},
                             {QStringLiteral("kind"), QString::fromLatin1(engine::name(play.kind))},
                             {QStringLiteral("bet"), text(play.bet)},
                             {QStringLiteral("stake"), plainAmount(play.stake)},
                             {QStringLiteral("returned"), plainAmount(play.returned)},
                             {QStringLiteral("result"), text(play.outcome)},
                             {QStringLiteral("balance"), plainAmount(play.balance)}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

// Page by page through a store of its own, so that the next stake doesn't wait behind it. Empty if all went well.
QString writePlays(const QString& folder, const storage::PlayFilter& filter, const QString& path) {
    const auto store = storage::Store::open(folder, storage::Access::Read);
    if (!store)
        return text(store.error().text());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return PlayRecordModel::tr("%1 can't be written: %2").arg(path, file.errorString());
    const bool json = path.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive);
    if (!json)
        file.write(csvHeader());
    std::optional<storage::PlayPlace> before;
    for (;;) {
        const auto page =
            (*store)->call([&](storage::Tables& tables) { return tables.plays.list(filter, pageSize, before); });
        if (!page)
            return text(page.error().text());
        for (const storage::PlayRow& play : *page) {
            file.write(json ? jsonLine(play) : csvLine(play));
            before = storage::PlayPlace{play.round, play.number};
        }
        if (static_cast<int>(page->size()) < pageSize)
            break;
    }
    return file.commit() ? QString() : PlayRecordModel::tr("%1 can't be written: %2").arg(path, file.errorString());
}

} // namespace

void PlayRecordModel::exportTo(const QString& path) {
    if (!archive().isOpen() || path.isEmpty())
        return;
    inBackground(
        this,
        [folder = archive().store->folder(), narrowed = filter(), path] { return writePlays(folder, narrowed, path); },
        [this, path](const QString& problem) { emit exported(path, problem); });
}

} // namespace openshoe::models
