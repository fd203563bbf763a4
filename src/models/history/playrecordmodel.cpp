// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/history/playrecordmodel.h"

#include "models/history/roundtext.h"
#include "models/words/amounts.h"
#include "models/words/dates.h"

#include <variant>

namespace openshoe::models {

namespace {

constexpr std::size_t rowsAtOnce = 100;

/// Money added or taken back, and the wallet's balance afterwards.
struct Addition {
    storage::TransferRow transfer;
    base::Money balance;
};
using Line = std::variant<storage::PlayRow, Addition>;

QString kindText(const storage::PlayRow& row, const Archive& archive) {
    switch (row.kind) {
    case engine::StakeKind::Main: return PlayRecordModel::tr("Spot %1, hand %2").arg(row.seat).arg(row.hand);
    case engine::StakeKind::Behind: return PlayRecordModel::tr("Behind spot %1").arg(row.seat);
    case engine::StakeKind::Insurance: return PlayRecordModel::tr("Insurance");
    case engine::StakeKind::Side: break;
    }
    return archive.betName(row.bet, row.rules.get());
}

QString spokenStake(const storage::PlayRow& play) {
    const QString own = amountText(play.stake);
    return play.house.isPositive() ? PlayRecordModel::tr("%1, %2 staked by the house", "a stake, an amount")
                                         .arg(own, amountText(play.house))
                                   : own;
}

PlayRecordRow rowOf(const storage::PlayRow& play, const Archive& archive) {
    PlayRecordRow row{.timeText = dateTimeText(play.time),
                      .roundText = numberText(play.round),
                      .gameName = archive.gameName(play.variant, play.rules.get()),
                      .kind = kindText(play, archive),
                      .stakeText = stakeText(play.stake, play.house),
                      .returnedText = amountText(play.returned),
                      .resultText = playResultText(play),
                      .balanceText = amountText(play.balance)};
    row.roundId = play.round;
    row.number = play.number;
    row.balance = play.balance;
    row.accessibleName = PlayRecordModel::tr("%1, round %2, %3, %4, stake %5, returned %6, %7, balance %8")
                             .arg(row.timeText, row.roundText, row.gameName, row.kind, spokenStake(play),
                                  row.returnedText, row.resultText, row.balanceText);
    return row;
}

PlayRecordRow rowOf(const Addition& addition, const Archive&) {
    const bool back = addition.transfer.amount < base::Money{};
    PlayRecordRow row{.timeText = dateTimeText(addition.transfer.time),
                      .kind = back                                    ? PlayRecordModel::tr("Top-up taken back")
                              : addition.transfer.reason == "opening" ? PlayRecordModel::tr("Starting money")
                                                                      : PlayRecordModel::tr("Top-up"),
                      .returnedText = netText(addition.transfer.amount),
                      .resultText =
                          back ? PlayRecordModel::tr("Taken", "money") : PlayRecordModel::tr("Added", "money"),
                      .balanceText = amountText(addition.balance),
                      .addition = true};
    row.roundId = -addition.transfer.id;
    row.balance = addition.balance;
    row.accessibleName =
        (back ? PlayRecordModel::tr("%1, %2, %3, balance %4") : PlayRecordModel::tr("%1, %2, %3 added, balance %4"))
            .arg(row.timeText, row.kind, row.returnedText, row.balanceText);
    return row;
}

// Nobody can add or take back money while a round is open in the wallet, so the newest round begun earlier has also
// ended earlier.
base::Money balanceAfter(storage::Tables& tables, const std::vector<storage::TransferRow>& all, std::size_t which) {
    const storage::TransferRow& last = all[which];
    const auto rounds = tables.rounds.list({.account = last.account, .currency = last.currency, .to = last.time}, 1);
    base::Money balance;
    std::optional<QDateTime> since;
    if (rounds && !rounds->empty()) {
        if (const auto plays = tables.plays.ofRound(rounds->front().id); plays && !plays->empty())
            balance = plays->back().balance;
        since = rounds->front().started;
    }
    for (std::size_t i = which; i < all.size() && (!since || all[i].time > *since); ++i)
        balance += all[i].amount;
    return balance;
}

bool isWithin(const storage::PlayFilter& filter, const QDateTime& time) {
    return (!filter.from || time >= *filter.from) && (!filter.to || time < *filter.to);
}

} // namespace

struct PlayRecordModel::Question {
    storage::PlayFilter filter;
    bool plays = true;     ///< whether plays are let through
    bool additions = true; ///< whether additions are let through
    Place place;
    bool sums = false; ///< whether sums are wanted
};

struct PlayRecordModel::Page {
    base::Result<std::vector<Line>> lines;
    Place place;
    std::optional<PlayRecordSums> sums;
    bool last = true;
};

PlayRecordModel::PlayRecordModel(Archive& archive, QObject* parent)
    : PagedModel(PlayRecordRow::staticMetaObject, archive, parent), m_filter(archive, RecordFilter::Of::Plays),
      m_exporter(
          archive, [this] { return RecordExporter::What(m_filter.plays()); }, this) {
    connect(&m_filter, &RecordFilter::changed, this, &PlayRecordModel::reload);
}

void PlayRecordModel::show() {
    m_filter.refresh();
    if (m_filter.wallets()->narrows()) // otherwise the wallet is chosen first
        reload();
}

void PlayRecordModel::startAnew() {
    m_filter.startAnew();
}

void PlayRecordModel::retranslate() {
    m_filter.retranslate();
    reload();
}

void PlayRecordModel::clearRows() {
    m_place = {};
    beginResetModel();
    m_rows.clear();
    m_pages.clear();
    endResetModel();
    emit countChanged();
}

QString PlayRecordModel::totalsText() const {
    const QString plays = tr("%Ln plays, staked %1, returned %2, net %3", "", static_cast<int>(m_sums.plays))
                              .arg(amountText(m_sums.staked), amountText(m_sums.returned), netText(m_sums.net()));
    const QString added = m_sums.added.isZero() ? plays : tr("%1, added %2").arg(plays, amountText(m_sums.added));
    return m_sums.takenBack.isZero() ? added : tr("%1, taken back %2").arg(added, amountText(m_sums.takenBack));
}

// The plays of a page, with the money added between them.
PlayRecordModel::Page PlayRecordModel::read(storage::Tables& tables, const Question& question) {
    Page page{.lines = std::vector<Line>(), .place = question.place, .sums = std::nullopt};
    std::vector<storage::PlayRow> plays;
    if (question.plays) {
        auto found = tables.plays.list(question.filter, rowsAtOnce, question.place.play);
        if (!found) {
            page.lines = tl::make_unexpected(found.error());
            return page;
        }
        plays = std::move(*found);
    }
    std::vector<storage::TransferRow> added;
    if (question.additions)
        added = tables.plays.transfers(*question.filter.account).value_or(std::vector<storage::TransferRow>());
    std::erase_if(added, [&](const storage::TransferRow& row) { return row.currency != question.filter.currency; });
    const bool lastPlays = plays.size() < rowsAtOnce;
    const auto addTo = [&](const QDateTime* until) {
        for (; page.place.additions < added.size(); ++page.place.additions) {
            const storage::TransferRow& next = added[page.place.additions];
            if ((until && next.time < *until) || (!until && page.lines->size() >= 2 * rowsAtOnce))
                return;
            if (isWithin(question.filter, next.time))
                page.lines->emplace_back(Addition{next, balanceAfter(tables, added, page.place.additions)});
        }
    };
    for (storage::PlayRow& play : plays) {
        addTo(&play.time);
        page.place.play = storage::PlayPlace{play.round, play.number};
        page.lines->emplace_back(std::move(play));
    }
    if (lastPlays)
        addTo(nullptr);
    page.last = lastPlays && page.place.additions == added.size();
    if (question.sums) {
        PlayRecordSums& sums = page.sums.emplace();
        if (question.plays) {
            for (const auto& part : tables.plays.totals(question.filter).value_or(std::vector<storage::PlayTotals>())) {
                sums.plays += part.plays;
                sums.staked += part.staked;
                sums.returned += part.returned;
            }
        }
        for (const storage::TransferRow& row : added) {
            if (!isWithin(question.filter, row.time))
                continue;
            if (row.amount < base::Money{})
                sums.takenBack -= row.amount;
            else
                sums.added += row.amount;
        }
    }
    return page;
}

void PlayRecordModel::fetchPage() {
    if (!m_filter.problem().isEmpty() || !m_filter.wallets()->narrows()) { // days or a wallet are missing
        noPage();
        m_sums = {};
        emit totalsChanged();
        return;
    }
    Question asked = question(m_place);
    asked.sums = m_rows.empty(); // adding up a million rounds takes longer than reading a page of them
    ask([asked](storage::Tables& tables) { return read(tables, asked); }, [this](const Page& page) { take(page); });
}

PlayRecordModel::Question PlayRecordModel::question(const Place& place) const {
    return {.filter = m_filter.plays(),
            .plays = m_filter.withPlays(),
            .additions = m_filter.withAdditions(),
            .place = place};
}

std::vector<PlayRecordRow> PlayRecordModel::rowsOf(const Page& page) const {
    std::vector<PlayRecordRow> rows;
    for (std::size_t i = 0; page.lines && i < page.lines->size(); ++i)
        rows.push_back(std::visit([this](const auto& kept) { return rowOf(kept, archive()); }, (*page.lines)[i]));
    return rows;
}

void PlayRecordModel::fetchAgain(int row) {
    const auto after = [](std::size_t wanted, const auto& page) { return wanted < page.first; };
    const auto& [first, place] =
        *std::prev(std::upper_bound(m_pages.begin(), m_pages.end(), static_cast<std::size_t>(row), after));
    askedAgain(first);
    ask([asked = question(place)](storage::Tables& tables) { return read(tables, asked); },
        [this](const Page& page) { putBack(m_rows, rowsOf(page)); });
}

void PlayRecordModel::take(const Page& page) {
    if (!page.lines)
        return noPage();
    m_pages.emplace_back(m_rows.size(), m_place);
    m_place = page.place;
    addPage(m_rows, rowsOf(page), page.last);
    if (page.sums) {
        m_sums = *page.sums;
        emit totalsChanged();
    }
}

} // namespace openshoe::models

#include "moc_playrecordmodel.cpp"
