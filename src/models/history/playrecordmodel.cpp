// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/history/playrecordmodel.h"

#include "models/history/roundtext.h"
#include "models/shared/words.h"

namespace openshoe::models {

namespace {

constexpr int playsAtOnce = 100;

struct Page {
    base::Result<std::vector<storage::PlayRow>> rows;
    std::optional<std::vector<storage::PlayTotals>> totals; ///< where they were asked for
};

QString kindText(const storage::PlayRow& row, const Archive& archive) {
    switch (row.kind) {
    case engine::StakeKind::Main: return PlayRecordModel::tr("Spot %1, hand %2").arg(row.seat).arg(row.hand);
    case engine::StakeKind::Behind: return PlayRecordModel::tr("Behind spot %1").arg(row.seat);
    case engine::StakeKind::Insurance: return PlayRecordModel::tr("Insurance");
    case engine::StakeKind::Side: break;
    }
    return archive.betName(row.bet, row.rules.get());
}

PlayRecordRow playRecordRow(const storage::PlayRow& play, const Archive& archive) {
    return {.timeText = timeText(play.time),
            .roundId = play.round,
            .gameName = archive.gameName(play.variant, play.rules.get()),
            .kind = kindText(play, archive),
            .stakeText = moneyText(play.stake, play.currency),
            .returnedText = moneyText(play.returned, play.currency),
            .resultText = playResultText(play),
            .balanceText = moneyText(play.balance, play.currency),
            .currency = text(play.currency),
            .number = play.number};
}

QString totalsOf(const std::vector<storage::PlayTotals>& totals) {
    std::map<std::string, storage::PlayTotals> byCurrency;
    for (const storage::PlayTotals& part : totals) {
        storage::PlayTotals& sum = byCurrency[part.currency];
        sum.plays += part.plays;
        sum.staked += part.staked;
        sum.returned += part.returned;
    }
    QStringList lines;
    for (const auto& [currency, sum] : byCurrency) {
        lines << PlayRecordModel::tr("%1: %Ln plays, staked %2, returned %3, net %4", "", static_cast<int>(sum.plays))
                     .arg(currencyName(currency), amountText(sum.staked), amountText(sum.returned), netText(sum.net()));
    }
    return lines.join(u'\n');
}

} // namespace

PlayRecordModel::PlayRecordModel(Archive& archive, QObject* parent)
    : PagedModel(PlayRecordRow::staticMetaObject, archive, parent),
      m_exporter(archive, [this] { return RecordExporter::What(filter()); }, this) {}

storage::PlayFilter PlayRecordModel::filter() const {
    storage::PlayFilter filter{.account = archive().account};
    if (!m_game.isEmpty())
        filter.variant = m_game.toStdString();
    filter.kind = stakeKindOf(m_kind);
    filter.result = playResultOf(m_result);
    return filter;
}

void PlayRecordModel::fetchPage() {
    std::optional<storage::PlayPlace> before;
    if (!m_rows.empty())
        before = storage::PlayPlace{m_rows.back().roundId, m_rows.back().number};
    ask(
        [narrowed = filter(), before](storage::Tables& tables) {
            Page page{.rows = tables.plays.list(narrowed, playsAtOnce, before), .totals = std::nullopt};
            if (!before) // adding up a million rounds takes longer than a page of them
                page.totals = tables.plays.totals(narrowed).value_or(std::vector<storage::PlayTotals>());
            return page;
        },
        [this](const Page& page) {
            if (!page.rows)
                return noPage();
            std::vector<PlayRecordRow> rows;
            for (const storage::PlayRow& play : *page.rows)
                rows.push_back(playRecordRow(play, archive()));
            const bool last = static_cast<int>(rows.size()) < playsAtOnce;
            addPage(m_rows, std::move(rows), last);
            if (page.totals) {
                m_totals = totalsOf(*page.totals);
                emit totalsChanged();
            }
        });
}

} // namespace openshoe::models
