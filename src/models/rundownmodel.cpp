// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rundownmodel.h"

#include "models/archive.h"
#include "models/roundtext.h"
#include "session/whendone.h"

namespace openshoe::models {

namespace {

constexpr int pageSize = 50;

struct Page {
    base::Result<std::vector<storage::RoundRow>> rows;
    base::Result<std::int64_t> total;
};

} // namespace

RundownModel::RundownModel(Archive& archive, QObject* parent)
    : RowModel(RundownRow::staticMetaObject, parent), m_archive(archive) {}

bool RundownModel::canFetchMore(const QModelIndex& parent) const {
    return !parent.isValid() && m_archive.isOpen() && !m_atEnd && !m_fetching;
}

void RundownModel::fetchMore(const QModelIndex& parent) {
    if (canFetchMore(parent))
        fetch(false);
}

void RundownModel::setGame(const QString& game) {
    if (m_game == game)
        return;
    m_game = game;
    emit filterChanged();
    reload();
}

void RundownModel::setResult(const QString& result) {
    if (m_result == result)
        return;
    m_result = result;
    emit filterChanged();
    reload();
}

void RundownModel::setSearch(const QString& search) {
    if (m_search == search)
        return;
    m_search = search;
    emit filterChanged();
    reload();
}

void RundownModel::reload() {
    ++m_generation;
    m_atEnd = false;
    m_fetching = true; // a view may ask for more as soon as it hears of the reset
    replace(m_rows, {});
    m_fetching = false;
    if (m_archive.isOpen())
        fetch(false);
}

void RundownModel::refreshTop() {
    if (m_archive.isOpen())
        fetch(true);
}

// A page below what is read already; with `top` the newest rounds that aren't.
void RundownModel::fetch(bool top) {
    if (!top)
        m_fetching = true;
    storage::RoundFilter filter{.account = m_archive.account};
    if (!m_game.isEmpty())
        filter.variant = m_game.toStdString();
    filter.result = engine::fromName<engine::PlayResult>(m_result.toStdString());
    std::optional<storage::RoundId> before;
    if (!top && !m_rows.empty())
        before = m_rows.back().roundId;
    bool isNumber = false;
    const qint64 only = m_search.trimmed().toLongLong(&isNumber);
    const bool searching = !m_search.trimmed().isEmpty();
    session::whenDone(
        m_archive.store->post([filter, before, searching, only = isNumber ? only : -1](storage::Tables& tables) {
            if (!searching)
                return Page{tables.rounds.list(filter, pageSize, before), tables.rounds.count(filter)};
            auto found = tables.rounds.list(filter, 1, only + 1);
            if (found && !found->empty() && found->front().id != only)
                found->clear();
            return Page{std::move(found), base::Result<std::int64_t>(0)};
        }),
        this, [this, top, searching, generation = m_generation](const Page& page) {
            if (generation != m_generation)
                return;
            if (!top)
                m_fetching = false;
            if (!page.rows) {
                m_atEnd = true;
                return;
            }
            std::vector<RundownRow> next;
            for (const storage::RoundRow& row : *page.rows) {
                if (row.state != storage::RoundState::Open)
                    next.push_back(rundownRow(row, m_archive));
            }
            if (!top) {
                m_atEnd = searching || static_cast<int>(page.rows->size()) < pageSize;
                next.insert(next.begin(), m_rows.begin(), m_rows.end());
            } else {
                const auto isNew = [&](const RundownRow& row) {
                    return m_rows.empty() || row.roundId > m_rows.front().roundId;
                };
                std::erase_if(next, [&](const RundownRow& row) { return !isNew(row); });
                next.insert(next.end(), m_rows.begin(), m_rows.end());
            }
            update(m_rows, std::move(next));
            m_total = searching ? static_cast<qint64>(m_rows.size()) : page.total.value_or(0);
            emit totalChanged();
        });
}

RoundDetails* RundownModel::details(qint64 roundId) {
    if (!m_archive.isOpen())
        return nullptr;
    auto* details = new RoundDetails;
    details->roundId = roundId;
    session::whenDone(
        m_archive.store->post([roundId](storage::Tables& tables) { return tables.rounds.record(roundId); }), details,
        [details](const base::Result<storage::RoundRecord>& record) {
            if (record)
                fillDetails(*details, *record);
            details->ready = true;
            emit details->changed();
        });
    return details;
}

} // namespace openshoe::models
