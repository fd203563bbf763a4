// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/history/rundownmodel.h"

#include "languages/translated.h"
#include "models/archive/background.h"
#include "models/history/roundtext.h"
#include "models/words/amounts.h"
#include "models/words/dates.h"
#include "session/table/whendone.h"
#include "session/worth/historypricing.h"

#include <algorithm>
#include <set>

namespace openshoe::models {

namespace {

constexpr int roundsOfAPage = 50;

} // namespace

struct RundownModel::Page {
    base::Result<std::vector<storage::RoundRow>> rows;
    std::vector<RoundParts> parts;     ///< one for each row
    std::optional<std::int64_t> total; ///< if it was requested
    storage::Sitting session;          ///< at the table; read together with the total
    bool last = false;                 ///< whether there are no older rounds
};

namespace {

std::vector<RoundParts> partsOf(storage::Tables& tables, const base::Result<std::vector<storage::RoundRow>>& rows) {
    std::vector<RoundParts> parts;
    for (std::size_t i = 0; rows && i < rows->size(); ++i)
        parts.push_back(readParts(tables, (*rows)[i]));
    return parts;
}

// Whether a round that starts then belongs to the session of one that ended then.
bool goesOn(const QDateTime& ended, const QDateTime& started) {
    return ended.secsTo(started) <= storage::breakOfSessions * 60;
}

// The session that has been going on at that table, if a round that started now belonged to it.
storage::Sitting sessionNow(storage::Tables& tables, const storage::RoundFilter& table) {
    const auto newest = tables.rounds.list({.account = table.account}, 1);
    if (!newest || newest->empty() || newest->front().variant != table.variant ||
        newest->front().currency != table.currency)
        return {};
    const auto session = tables.rounds.sittingUntil(newest->front().id);
    return session && goesOn(session->ended, QDateTime::currentDateTimeUtc()) ? *session : storage::Sitting();
}

std::optional<session::SeenDecision> decisionIn(const storage::ShoeToPrice& shoe, storage::RoundId round, int event) {
    const auto logs = session::logsTo(shoe, round);
    const auto seen = session::decisionsSeen(shoe.rules, logs, shoe.accountKey);
    if (!seen)
        return std::nullopt;
    const auto found = std::ranges::find_if(*seen, [&](const session::SeenDecision& one) {
        return one.log + 1 == logs.size() && one.event == static_cast<std::size_t>(event);
    });
    return found == seen->end() ? std::nullopt : std::optional(*found);
}

} // namespace

RundownModel::RundownModel(Archive& archive, KeyMap* keys, PricingProgress* pricing, QSettings* settings,
                           QObject* parent)
    : PagedModel(RundownRow::staticMetaObject, archive, parent), m_keys(keys), m_pricing(pricing),
      m_filter(archive, RecordFilter::Of::Rounds), m_sessions(archive),
      m_exporter(
          archive, [this] { return RecordExporter::What(m_filter.wanted()); }, this) {
    if (settings)
        m_saved.emplace(m_filter, *settings);
    connect(&m_filter, &RecordFilter::changed, this, &RundownModel::reload);
    connect(&m_sessions, &SessionsModel::opened, this, [this](const storage::Sitting& session, const QString& when) {
        m_filter.showSession(session, tr("Session of %1", "when it began").arg(when));
    });
}

void RundownModel::startAnew() {
    m_filter.startAnew();
    m_sessions.forget();
}

void RundownModel::show() {
    m_filter.refresh();
    reload();
}

void RundownModel::retranslate() {
    m_filter.retranslate();
    m_sessions.retranslate();
    reload();
    if (m_saved)
        m_saved->retranslate();
}

bool RundownModel::isPlain() const {
    const storage::RoundSearch search = m_filter.wanted();
    return search.isPlain() && search.order == storage::RoundOrder::Newest;
}

bool RundownModel::isByTime() const {
    const storage::RoundOrder order = m_filter.wanted().order;
    return order == storage::RoundOrder::Newest || order == storage::RoundOrder::Oldest;
}

void RundownModel::read(std::size_t from, storage::RoundId last, std::function<void(const Page&)> take) {
    ask(
        [search = m_filter.wanted(), plain = isPlain(), from, last,
         table = storage::RoundFilter{.account = archive().account, .variant = m_variant, .currency = m_currency}](
            storage::Tables& tables) {
            Page page{.rows = {}, .parts = {}, .total = std::nullopt, .session = {}, .last = true};
            if (plain) {
                page.rows = tables.rounds.list(search.filter, roundsOfAPage,
                                               from == 0 ? std::nullopt : std::optional(last));
                if (from == 0) // counting a million rounds takes longer than reading a page of them
                    page.total = tables.rounds.count(search.filter).value_or(0);
            } else if (auto sorted = tables.rounds.sorted(search, roundsOfAPage, static_cast<std::int64_t>(from))) {
                page.rows = std::move(sorted->rows);
                page.total = sorted->count;
            } else {
                page.rows = tl::make_unexpected(sorted.error());
            }
            page.parts = partsOf(tables, page.rows);
            page.last = !page.rows || static_cast<int>(page.rows->size()) < roundsOfAPage;
            if (from == 0)
                page.session = sessionNow(tables, table);
            return page;
        },
        std::move(take));
}

std::vector<RundownRow> RundownModel::rowsOf(const Page& page) const {
    std::vector<RundownRow> rows;
    for (std::size_t i = 0; i < page.rows->size(); ++i) {
        if (const storage::RoundRow& row = (*page.rows)[i]; row.state != storage::RoundState::Open)
            rows.push_back(rowOf(row, page.parts[i]));
    }
    return rows;
}

QString RundownModel::dayText(QDate day) const {
    const QDate today = QDate::currentDate();
    const QString name = day == today               ? tr("Today")
                         : day == today.addDays(-1) ? tr("Yesterday")
                                                    : models::dateText(day);
    const auto net = m_nets.find(day);
    return net == m_nets.end() || net->second.isEmpty() ? name
                                                        : tr("%1 · %2", "a day, its net").arg(name, net->second);
}

void RundownModel::readDays(const std::vector<RundownRow>& rows) {
    for (const RundownRow& row : rows) {
        if (const auto day = QDate::fromString(row.day, Qt::ISODate); day.isValid() && !m_nets.contains(day))
            readDay(day);
    }
}

// A day is a job of its own, so that nothing waits behind many of them. Beside a table no days are told apart.
void RundownModel::readDay(QDate day) {
    if (!m_variant.empty())
        return;
    m_nets.try_emplace(day);
    storage::RoundSearch search = m_filter.wanted();
    search.filter.from = day.startOfDay().toUTC();
    search.filter.to = day.addDays(1).startOfDay().toUTC();
    ask([search](storage::Tables& tables) { return tables.rounds.nets(search); },
        [this, day](const base::Result<std::map<std::string, base::Money>>& nets) {
            QStringList texts;
            for (const auto& [currency, net] : nets.value_or(std::map<std::string, base::Money>()))
                texts << netMoneyText(net, currency);
            m_nets[day] = texts.join(QStringLiteral(" · "));
            const QString heading = dayText(day);
            const QString key = day.toString(Qt::ISODate);
            for (std::size_t i = 0; i < m_rows.size(); ++i) {
                if (!m_rows.isKept(i) || m_rows[i].day != key || m_rows[i].dayText == heading)
                    continue;
                RundownRow row = m_rows[i];
                row.dayText = heading;
                renew(m_rows, i, std::move(row));
            }
        });
}

RundownRow RundownModel::rowOf(const storage::RoundRow& row, const RoundParts& parts) const {
    RundownRow line = rundownRow(row, parts, archive());
    if (isByTime()) {
        const QDate day = row.started.toLocalTime().date();
        line.day = day.toString(Qt::ISODate);
        line.dayText = dayText(day);
    } else {
        line.clockText = line.timeText;
        setRank(line, row, parts, m_filter.wanted().order);
    }
    line.thisSession = m_session.first != 0 && row.id >= m_session.first && isAtTable(row);
    return line;
}

bool RundownModel::isAtTable(const storage::RoundRow& row) const {
    return row.account == archive().account && row.variant == m_variant && row.currency == m_currency;
}

void RundownModel::setTable(const std::string& variant, const std::string& currency) {
    const bool known = m_session.first == 0 || goesOn(m_session.ended, QDateTime::currentDateTimeUtc());
    if (variant == m_variant && currency == m_currency && known)
        return;
    m_variant = variant;
    m_currency = currency;
    setSession({});
    reload();
}

QString RundownModel::sessionText() const {
    if (m_session.rounds == 0)
        return {};
    return tr("This session: %Ln rounds, %1", "at a table; the net", static_cast<int>(m_session.rounds))
        .arg(netMoneyText(m_session.net, m_currency));
}

void RundownModel::setSession(const storage::Sitting& session) {
    m_session = session;
    emit sessionChanged();
}

void RundownModel::addToSession(const storage::RoundRow& row) {
    storage::Sitting session = m_session;
    if (session.last >= row.id) // read together with those before
        return;
    if (session.first == 0 || !goesOn(session.ended, row.started))
        session = {.first = row.id, .last = row.id, .ended = {}, .rounds = 0, .net = {}};
    session.last = row.id;
    session.ended = row.ended.value_or(row.started);
    ++session.rounds;
    session.net += row.net();
    setSession(session);
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
        setTotal({.rows = {}, .parts = {}, .total = 0, .session = {}, .last = true});
        return;
    }
    const std::size_t from = m_rows.size();
    read(from, from == 0 ? 0 : m_rows.key(from - 1), [this, from](const Page& page) {
        if (from == 0)
            setSession(page.session);
        if (!page.rows)
            return noPage();
        std::vector<RundownRow> rows = rowsOf(page);
        readDays(rows);
        addPage(m_rows, std::move(rows), page.last);
        setTotal(page);
    });
}

void RundownModel::clearRows() {
    beginResetModel();
    m_rows.clear();
    m_nets.clear();
    m_counted = false;
    endResetModel();
    emit countChanged();
}

void RundownModel::fetchAgain(int row) {
    const auto from = static_cast<std::size_t>(std::max(0, row - roundsOfAPage / 2));
    askedAgain(from);
    read(from, from == 0 ? 0 : m_rows.key(from - 1),
         [this](const Page& page) { putBack(m_rows, page.rows ? rowsOf(page) : std::vector<RundownRow>()); });
}

void RundownModel::add(const storage::FinishedRound& round) {
    if (!m_counted)
        return refreshTop();
    if (!archive().isOpen())
        return;
    if (isAtTable(round.row)) {
        const auto first = m_session.first;
        addToSession(round.row);
        if (first != 0 && m_session.first != first)
            return reload(); // the session before has become an earlier one
    }
    if (!isPlain() || !storage::passes(round.row, m_filter.rounds()) ||
        (!m_rows.empty() && m_rows.key(0) >= round.row.id))
        return;
    insertInto(m_rows, 0, {rowOf(round.row, models::partsOf(round))});
    readDay(round.row.started.toLocalTime().date());
    ++m_total;
    emit totalChanged();
}

void RundownModel::refreshTop() {
    if (!archive().isOpen() || !m_filter.problem().isEmpty() || !isPlain()) // shown when the page is
        return;
    read(0, 0, [this](const Page& page) {
        if (!page.rows)
            return;
        setSession(page.session);
        std::vector<RundownRow> newest = rowsOf(page);
        if (!m_rows.empty())
            std::erase_if(newest, [top = m_rows.key(0)](const RundownRow& row) { return row.roundId <= top; });
        std::set<QString> days;
        for (const RundownRow& row : newest) {
            if (days.insert(row.day).second)
                readDay(QDate::fromString(row.day, Qt::ISODate));
        }
        insertInto(m_rows, 0, std::move(newest));
        setTotal(page);
    });
}

void RundownModel::showPriced(qint64 roundId, std::optional<storage::Mark> worst) {
    const auto asked = m_filter.rounds().mistake;
    if (m_counted && asked && worst >= asked) // only now does it pass
        refreshTop();
    renewRow(roundId, [worst](RundownRow& row) { setMark(row, worst); });
}

void RundownModel::renewRow(qint64 roundId, const std::function<void(RundownRow&)>& change) {
    std::size_t at = 0;
    while (at < m_rows.size() && m_rows.key(at) != roundId)
        ++at;
    if (at >= m_rows.size() || !m_rows.isKept(at))
        return;
    RundownRow row = m_rows[at];
    change(row);
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

void RundownModel::calculate(qint64 roundId, int place) {
    if (!archive().isOpen())
        return;
    const auto stillWanted = [this, request = ++m_request] { return request == m_request; };
    using Shoe = base::Result<storage::ShoeToPrice>;
    session::whenDone(archive().store->post([roundId](storage::Tables& tables) {
        return std::make_shared<const Shoe>(tables.prices.shoeOf(roundId));
    }),
                      archive().link.get(), [=, this](const std::shared_ptr<const Shoe>& shoe) {
                          if (!stillWanted())
                              return;
                          if (!*shoe)
                              return emit unreadable(languages::translated(shoe->error()));
                          const auto find = [shoe, roundId, place] { return decisionIn(**shoe, roundId, place); };
                          inBackground(this, find, [=, this](const std::optional<session::SeenDecision>& seen) {
                              if (!stillWanted())
                                  return;
                              if (seen && seen->decision)
                                  emit decisionRead((*shoe)->rules, *seen, tr("Round %1").arg(numberText(roundId)));
                              else
                                  emit unreadable(tr("The cards of this decision can't be read."));
                          });
                      });
}

void RundownModel::keepNote(RoundDetails* details, const QString& text, const QString& tags) {
    if (!archive().isOpen() || !details)
        return;
    const storage::Note note{.text = text, .tags = tags.split(u',', Qt::SkipEmptyParts)};
    using Kept = base::Result<storage::Note>;
    session::whenDone(archive().store->post([note, id = details->roundId](storage::Tables& tables) -> Kept {
        const auto about = storage::NoteStore::About::Round;
        if (const auto kept = tables.notes.keep(about, id, note); !kept)
            return tl::make_unexpected(kept.error());
        return tables.notes.find(about, id);
    }),
                      details, [this, details](const Kept& kept) {
                          details->noteProblem = kept ? QString() : languages::translated(kept.error());
                          if (kept) {
                              fillNote(*details, *kept);
                              renewRow(details->roundId, [&](RundownRow& row) { setNote(row, *kept); });
                          }
                          emit details->changed();
                          emit details->noteKept(kept.has_value());
                      });
}

RoundDetails* RundownModel::details(qint64 roundId) {
    if (!archive().isOpen())
        return nullptr;
    auto* details = new RoundDetails;
    details->roundId = roundId;
    connect(details->exporter(), &SheetExporter::told, this, &RundownModel::shared);
    connect(details->exporter(), &SheetExporter::wentWrong, this, &RundownModel::wentWrong);
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
