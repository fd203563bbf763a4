// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/history/rundownmodel.h"

#include "languages/translated.h"
#include "models/history/roundtext.h"
#include "models/words/amounts.h"
#include "session/table/whendone.h"

namespace openshoe::models {

namespace {

constexpr int roundsOfAPage = 50;

} // namespace

struct RundownModel::Page {
    base::Result<std::vector<storage::RoundRow>> rows;
    std::vector<RoundParts> parts;     ///< one for each row
    std::optional<std::int64_t> total; ///< if it was requested
    bool last = false;                 ///< whether there are no older rounds
};

namespace {

std::vector<RoundParts> partsOf(storage::Tables& tables, const base::Result<std::vector<storage::RoundRow>>& rows) {
    std::vector<RoundParts> parts;
    for (std::size_t i = 0; rows && i < rows->size(); ++i)
        parts.push_back(readParts(tables, (*rows)[i]));
    return parts;
}

} // namespace

RundownModel::RundownModel(Archive& archive, KeyMap* keys, PricingProgress* pricing, QObject* parent)
    : PagedModel(RundownRow::staticMetaObject, archive, parent), m_keys(keys), m_pricing(pricing),
      m_filter(archive, RecordFilter::Of::Rounds),
      m_exporter(
          archive, [this] { return RecordExporter::What(m_filter.rounds()); }, this) {
    connect(&m_filter, &RecordFilter::changed, this, &RundownModel::reload);
}

void RundownModel::show() {
    m_filter.refresh();
    reload();
}

void RundownModel::retranslate() {
    m_filter.retranslate();
    reload();
}

void RundownModel::read(std::optional<storage::RoundId> before, std::function<void(const Page&)> take) {
    ask(
        [filter = m_filter.rounds(), before](storage::Tables& tables) {
            Page page{.rows = tables.rounds.list(filter, roundsOfAPage, before),
                      .parts = {},
                      .total = std::nullopt,
                      .last = true};
            page.parts = partsOf(tables, page.rows);
            page.last = !page.rows || static_cast<int>(page.rows->size()) < roundsOfAPage;
            if (!before) // counting a million rounds takes longer than reading a page of them
                page.total = tables.rounds.count(filter).value_or(0);
            return page;
        },
        std::move(take));
}

std::vector<RundownRow> RundownModel::rowsOf(const Page& page) const {
    std::vector<RundownRow> rows;
    for (std::size_t i = 0; i < page.rows->size(); ++i) {
        if (const storage::RoundRow& row = (*page.rows)[i]; row.state != storage::RoundState::Open)
            rows.push_back(rundownRow(row, page.parts[i], archive()));
    }
    return rows;
}

void RundownModel::setTotal(const Page& page) {
    if (page.total)
        m_total = *page.total;
    m_counted = m_counted || page.total.has_value();
    emit totalChanged();
}

void RundownModel::fetchPage() {
    if (!m_filter.problem().isEmpty()) {
        noPage();
        setTotal({.rows = {}, .parts = {}, .total = 0, .last = true});
        return;
    }
    std::optional<storage::RoundId> before;
    if (!m_rows.empty())
        before = m_rows.key(m_rows.size() - 1);
    read(before, [this](const Page& page) {
        if (!page.rows)
            return noPage();
        addPage(m_rows, rowsOf(page), page.last);
        setTotal(page);
    });
}

void RundownModel::clearRows() {
    beginResetModel();
    m_rows.clear();
    m_counted = false;
    endResetModel();
    emit countChanged();
}

void RundownModel::fetchAgain(int row) {
    const auto from = static_cast<std::size_t>(std::max(0, row - roundsOfAPage / 2));
    askedAgain(from);
    read(from == 0 ? std::nullopt : std::optional(m_rows.key(from - 1)),
         [this](const Page& page) { putBack(m_rows, page.rows ? rowsOf(page) : std::vector<RundownRow>()); });
}

void RundownModel::add(const storage::FinishedRound& round) {
    if (!m_counted)
        return refreshTop();
    if (!archive().isOpen() || !storage::passes(round.row, m_filter.rounds()) ||
        (!m_rows.empty() && m_rows.key(0) >= round.row.id))
        return;
    insertInto(m_rows, 0, {rundownRow(round.row, models::partsOf(round), archive())});
    ++m_total;
    emit totalChanged();
}

void RundownModel::refreshTop() {
    if (!archive().isOpen() || !m_filter.problem().isEmpty())
        return;
    read(std::nullopt, [this](const Page& page) {
        if (!page.rows)
            return;
        std::vector<RundownRow> newest = rowsOf(page);
        if (!m_rows.empty())
            std::erase_if(newest, [top = m_rows.key(0)](const RundownRow& row) { return row.roundId <= top; });
        insertInto(m_rows, 0, std::move(newest));
        setTotal(page);
    });
}

void RundownModel::showPriced(qint64 roundId, std::optional<storage::Mark> worst) {
    const auto asked = m_filter.rounds().mistake;
    if (m_counted && asked && worst >= asked) // only now does it pass
        refreshTop();
    // It is near the top.
    std::size_t at = 0;
    while (at < m_rows.size() && m_rows.key(at) > roundId)
        ++at;
    if (at >= m_rows.size() || m_rows.key(at) != roundId || !m_rows.isKept(at))
        return;
    RundownRow row = m_rows[at];
    setMark(row, worst);
    renew(m_rows, at, std::move(row));
}

void RundownModel::readRecord(qint64 roundId, std::function<void(const storage::RoundRecord&)> take) {
    if (!archive().isOpen())
        return;
    session::whenDone(
        archive().store->post([roundId](storage::Tables& tables) { return tables.rounds.record(roundId); }),
        archive().link.get(),
        [this, request = ++m_request, take = std::move(take)](const base::Result<storage::RoundRecord>& record) {
            if (request != m_request)
                return;
            if (record)
                take(*record);
            else
                emit unreadable(languages::translated(record.error()));
        });
}

void RundownModel::replay(qint64 roundId) {
    readRecord(roundId, [this](const storage::RoundRecord& record) {
        emit replayRead(
            record, tr("Round %1 · %2").arg(record.row.id).arg(archive().gameName(record.row.variant, &record.rules)));
    });
}

void RundownModel::showRule(qint64 roundId, const QString& place) {
    readRecord(roundId, [this, place](const storage::RoundRecord& record) {
        emit ruleRead(record.rules, place, tr("Round %1").arg(numberText(record.row.id)));
    });
}

RoundDetails* RundownModel::details(qint64 roundId) {
    if (!archive().isOpen())
        return nullptr;
    auto* details = new RoundDetails;
    details->roundId = roundId;
    session::whenDone(archive().store->post([roundId](storage::Tables& tables) { return readRound(tables, roundId); }),
                      details, [details](const RoundRead& read) {
                          fillDetails(*details, read);
                          details->ready = true;
                          emit details->changed();
                      });
    return details;
}

} // namespace openshoe::models

#include "moc_rundownmodel.cpp"
