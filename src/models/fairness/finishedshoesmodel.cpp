// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/fairness/finishedshoesmodel.h"

#include "languages/translated.h"
#include "models/table/tablevalues.h"
#include "models/words/amounts.h"
#include "models/words/dates.h"

namespace openshoe::models {

namespace {

constexpr int finishedAtOnce = 50;

} // namespace

struct FinishedShoesModel::Read {
    storage::ShoeRow shoe;
    storage::ShoeUse use;
};

FinishedShoeRow FinishedShoesModel::rowOf(const Read& read) const {
    const storage::ShoeRow& shoe = read.shoe;
    FinishedShoeRow row{.shoeId = shoe.id, .number = shoe.seed.number, .game = archive().gameName(shoe.variant)};
    row.commitment = text(shoe.commitment);
    row.seed = text(shoe.seed.seed.hex());
    row.clientSeed = text(shoe.seed.clientSeed.text());
    row.decks = shoe.seed.decks.number;
    row.endedText = tr("%1 of %2 cards").arg(shoe.drawn).arg(shoe.seed.decks.cards());
    row.rounds = static_cast<int>(read.use.rounds);
    if (read.use.began && read.use.ended) {
        const QString from = dateTimeText(*read.use.began);
        const QString to = dateTimeText(*read.use.ended);
        const bool sameDay = read.use.began->toLocalTime().date() == read.use.ended->toLocalTime().date();
        row.whenText =
            from == to ? from
                       : tr("%1 – %2", "from when to when").arg(from, sameDay ? timeOfDayText(*read.use.ended) : to);
    }
    judge(row);
    return row;
}

void FinishedShoesModel::judge(FinishedShoeRow& row) const {
    const auto found = m_verdicts.find(row.shoeId);
    if (found != m_verdicts.end()) {
        row.verdict = found->second.first;
        row.problem = languages::translated(found->second.second);
    } else if (row.shoeId >= m_agreed.first && row.shoeId <= m_agreed.second) {
        row.verdict = ShoeVerdict::Verified;
        row.problem.clear();
    }
}

void FinishedShoesModel::fetchPage() {
    if (m_rows.empty() && m_first != 0)
        readBelow(m_first, true);
    else
        readBelow(m_rows.empty() ? std::nullopt : std::optional(m_rows.back().shoeId));
}

// A shoe in use has no row; if a whole page is in use, the page below it is read.
void FinishedShoesModel::readBelow(std::optional<qint64> before, bool withIt) {
    struct Page {
        std::vector<Read> finished;
        std::optional<qint64> oldest;
        bool last = false;
    };
    ask(
        [account = archive().account, before, withIt](storage::Tables& tables) -> base::Result<Page> {
            auto shoes = tables.shoes.list(account, finishedAtOnce, before);
            if (!shoes)
                return tl::make_unexpected(shoes.error());
            Page page;
            page.last = static_cast<int>(shoes->size()) < finishedAtOnce;
            if (withIt) {
                if (auto first = tables.shoes.find(*before); first && *first && (*first)->account == account)
                    shoes->insert(shoes->begin(), std::move(**first));
            }
            for (storage::ShoeRow& shoe : *shoes) {
                page.oldest = shoe.id;
                if (!shoe.finished)
                    continue;
                auto use = tables.shoes.use(shoe.id);
                page.finished.push_back({std::move(shoe), use.value_or(storage::ShoeUse())});
            }
            return page;
        },
        [this](const base::Result<Page>& page) {
            if (!page)
                return noPage();
            std::vector<FinishedShoeRow> rows;
            for (const Read& read : page->finished)
                rows.push_back(rowOf(read));
            if (rows.empty() && !page->last)
                readBelow(page->oldest);
            else
                addPage(m_rows, std::move(rows), page->last);
        });
}

void FinishedShoesModel::forgetVerdicts() {
    m_verdicts.clear();
    m_agreed = {};
}

void FinishedShoesModel::setVerdict(qint64 shoeId, ShoeVerdict::Value verdict, const base::Said& problem) {
    m_verdicts[shoeId] = {verdict, problem};
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].shoeId != shoeId)
            continue;
        FinishedShoeRow row = m_rows[i];
        judge(row);
        change(m_rows, static_cast<int>(i), row);
    }
}

// A shoe in use is neither; it is judged once it is finished.
void FinishedShoesModel::setVerdicts(const ShoesFound& found) {
    if (found.newest == 0 || found.oldest == 0)
        return;
    m_verdicts.erase(m_verdicts.lower_bound(found.oldest), m_verdicts.upper_bound(found.newest));
    m_agreed = {found.oldest, found.newest};
    for (const ShoesFound::Trouble& trouble : found.troubles)
        m_verdicts[trouble.shoe] = {trouble.unreadable ? ShoeVerdict::Unreadable : ShoeVerdict::Failed, trouble.why};
    for (const storage::ShoeId shoe : found.inUse)
        m_verdicts[shoe] = {ShoeVerdict::Unknown, {}};
    if (found.troubles.size() < static_cast<std::size_t>(found.failed + found.unreadable))
        m_agreed.first = found.troubles.back().shoe; // those below aren't told apart
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        FinishedShoeRow row = m_rows[i];
        judge(row);
        change(m_rows, static_cast<int>(i), row);
    }
}

void FinishedShoesModel::beginWith(qint64 shoeId) {
    m_first = shoeId;
    emit fromOlderChanged();
    reload();
}

void FinishedShoesModel::clearRows() {
    replace(m_rows, {});
}

} // namespace openshoe::models

#include "moc_finishedshoesmodel.cpp"
