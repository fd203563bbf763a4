// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/history/rundownmodel.h"

#include "models/history/roundtext.h"
#include "session/whendone.h"

namespace openshoe::models {

namespace {

constexpr int rowsAtOnce = 50;

} // namespace

struct RundownModel::Page {
    base::Result<std::vector<storage::RoundRow>> rows;
    std::vector<std::vector<storage::PlayRow>> plays; ///< of each row
    std::optional<std::int64_t> total; ///< where it was asked for
    bool last = false;                 ///< nothing lies below
};

namespace {

// What was staked and came back on each of these rounds' places.
std::vector<std::vector<storage::PlayRow>> playsOf(storage::Tables& tables,
                                                   const base::Result<std::vector<storage::RoundRow>>& rows) {
    std::vector<std::vector<storage::PlayRow>> plays;
    for (std::size_t i = 0; rows && i < rows->size(); ++i)
        plays.push_back(tables.plays.ofRound((*rows)[i].id).value_or(std::vector<storage::PlayRow>()));
    return plays;
}

} // namespace

RundownModel::RundownModel(Archive& archive, QObject* parent)
    : PagedModel(RundownRow::staticMetaObject, archive, parent),
      m_exporter(archive, [this] { return RecordExporter::What(filter()); }, this) {}

storage::RoundFilter RundownModel::filter() const {
    storage::RoundFilter filter{.account = archive().account};
    if (!m_game.isEmpty())
        filter.variant = m_game.toStdString();
    filter.result = playResultOf(m_result);
    if (const QString wanted = m_search.trimmed(); !wanted.isEmpty())
        filter.round = wanted.toLongLong(); // 0, which no round has, for what is no number
    return filter;
}

void RundownModel::read(std::optional<storage::RoundId> before, std::function<void(const Page&)> take) {
    ask(
        [filter = filter(), before](storage::Tables& tables) {
            Page page{.rows = tables.rounds.list(filter, rowsAtOnce, before),
                      .plays = {},
                      .total = std::nullopt,
                      .last = true};
            page.plays = playsOf(tables, page.rows);
            page.last = !page.rows || static_cast<int>(page.rows->size()) < rowsAtOnce;
            if (!before) // counting a million rounds takes longer than a page of them
                page.total = tables.rounds.count(filter).value_or(0);
            return page;
        },
        std::move(take));
}

std::vector<RundownRow> RundownModel::rowsOf(const Page& page) const {
    std::vector<RundownRow> rows;
    for (std::size_t i = 0; i < page.rows->size(); ++i) {
        if (const storage::RoundRow& row = (*page.rows)[i]; row.state != storage::RoundState::Open)
            rows.push_back(rundownRow(row, page.plays[i], archive()));
    }
    return rows;
}

void RundownModel::setTotal(const Page& page) {
    if (page.total)
        m_total = *page.total;
    emit totalChanged();
}

void RundownModel::fetchPage() {
    std::optional<storage::RoundId> before;
    if (!m_rows.empty())
        before = m_rows.back().roundId;
    read(before, [this](const Page& page) {
        if (!page.rows)
            return noPage();
        addPage(m_rows, rowsOf(page), page.last);
        setTotal(page);
    });
}

void RundownModel::refreshTop() {
    if (!archive().isOpen())
        return;
    read(std::nullopt, [this](const Page& page) {
        if (!page.rows)
            return;
        std::vector<RundownRow> newest = rowsOf(page);
        if (!m_rows.empty())
            std::erase_if(newest, [top = m_rows.front().roundId](const RundownRow& row) { return row.roundId <= top; });
        insert(m_rows, 0, std::move(newest));
        setTotal(page);
    });
}

void RundownModel::replay(qint64 roundId) {
    if (!archive().isOpen())
        return;
    session::whenDone(
        archive().store->post([roundId](storage::Tables& tables) { return tables.rounds.record(roundId); }),
        archive().link.get(), [this](const base::Result<storage::RoundRecord>& record) {
            if (record)
                emit replayRead(*record, tr("Round %1 · %2")
                                             .arg(record->row.id)
                                             .arg(archive().gameName(record->row.variant, &record->rules)));
            else
                emit unreadable(text(record.error().text()));
        });
}

RoundDetails* RundownModel::details(qint64 roundId) {
    if (!archive().isOpen())
        return nullptr;
    auto* details = new RoundDetails;
    details->roundId = roundId;
    session::whenDone(
        archive().store->post([roundId](storage::Tables& tables) { return tables.rounds.record(roundId); }), details,
        [details](const base::Result<storage::RoundRecord>& record) {
            if (record)
                fillDetails(*details, *record);
            details->ready = true;
            emit details->changed();
        });
    return details;
}

} // namespace openshoe::models
