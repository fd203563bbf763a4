// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/playrecordmodel.h"

#include "models/archive.h"
#include "models/roundtext.h"
#include "models/words.h"
#include "session/whendone.h"

namespace openshoe::models {

namespace {

constexpr int pageSize = 100;

struct Page {
    base::Result<std::vector<storage::PlayRow>> rows;
    base::Result<std::vector<storage::PlayTotals>> totals;
};

QString kindText(const storage::PlayRow& row, const Archive& archive) {
    switch (row.kind) {
    case engine::StakeKind::Main: return PlayRecordModel::tr("Spot %1, hand %2").arg(row.seat).arg(row.hand);
    case engine::StakeKind::Behind: return PlayRecordModel::tr("Behind spot %1").arg(row.seat);
    case engine::StakeKind::Insurance: return PlayRecordModel::tr("Insurance");
    case engine::StakeKind::Side: break;
    }
    return archive.betName(row.bet);
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
        lines << PlayRecordModel::tr("%1: %2 plays, staked %3, returned %4, net %5")
                     .arg(text(currency))
                     .arg(sum.plays)
                     .arg(amountText(sum.staked), amountText(sum.returned), netText(sum.net()));
    }
    return lines.join(u'\n');
}

} // namespace

PlayRecordModel::PlayRecordModel(Archive& archive, QObject* parent)
    : RowModel(PlayRecordRow::staticMetaObject, parent), m_archive(archive) {}

bool PlayRecordModel::canFetchMore(const QModelIndex& parent) const {
    return !parent.isValid() && m_archive.isOpen() && !m_atEnd && !m_fetching;
}

void PlayRecordModel::fetchMore(const QModelIndex& parent) {
    if (canFetchMore(parent))
        fetch();
}

void PlayRecordModel::setGame(const QString& game) {
    if (m_game == game)
        return;
    m_game = game;
    emit filterChanged();
    reload();
}

void PlayRecordModel::setKind(const QString& kind) {
    if (m_kind == kind)
        return;
    m_kind = kind;
    emit filterChanged();
    reload();
}

void PlayRecordModel::setResult(const QString& result) {
    if (m_result == result)
        return;
    m_result = result;
    emit filterChanged();
    reload();
}

void PlayRecordModel::reload() {
    ++m_generation;
    m_atEnd = false;
    m_fetching = true; // a view may ask for more as soon as it hears of the reset
    replace(m_rows, {});
    m_fetching = false;
    if (m_archive.isOpen())
        fetch();
}

storage::PlayFilter PlayRecordModel::filter() const {
    storage::PlayFilter filter{.account = m_archive.account};
    if (!m_game.isEmpty())
        filter.variant = m_game.toStdString();
    filter.kind = engine::fromName<engine::StakeKind>(m_kind.toStdString());
    filter.result = engine::fromName<engine::PlayResult>(m_result.toStdString());
    return filter;
}

void PlayRecordModel::fetch() {
    m_fetching = true;
    const storage::PlayFilter narrowed = filter();
    std::optional<storage::PlayPlace> before;
    if (!m_rows.empty())
        before = storage::PlayPlace{m_rows.back().roundId, m_rows.back().number};
    session::whenDone(m_archive.store->post([narrowed, before](storage::Tables& tables) {
        return Page{tables.plays.list(narrowed, pageSize, before), tables.plays.totals(narrowed)};
    }),
                      this, [this, generation = m_generation](const Page& page) {
                          if (generation != m_generation)
                              return;
                          m_fetching = false;
                          if (!page.rows) {
                              m_atEnd = true;
                              return;
                          }
                          m_atEnd = static_cast<int>(page.rows->size()) < pageSize;
                          std::vector<PlayRecordRow> next = m_rows;
                          for (const storage::PlayRow& play : *page.rows) {
                              next.push_back({.timeText = timeText(play.time),
                                              .roundId = play.round,
                                              .gameName = m_archive.gameName(play.variant),
                                              .kind = kindText(play, m_archive),
                                              .stakeText = amountText(play.stake),
                                              .returnedText = amountText(play.returned),
                                              .resultText = text(play.outcome),
                                              .balanceText = amountText(play.balance),
                                              .currency = text(play.currency),
                                              .number = play.number});
                          }
                          update(m_rows, std::move(next));
                          m_totals = page.totals ? totalsOf(*page.totals) : QString();
                          emit totalsChanged();
                      });
}

} // namespace openshoe::models
