// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/fairness/finishedshoesmodel.h"

#include "languages/translated.h"
#include "models/table/tablevalues.h"
#include "models/words/amounts.h"

namespace openshoe::models {

namespace {

constexpr int finishedAtOnce = 50;

} // namespace

FinishedShoeRow FinishedShoesModel::rowOf(const storage::ShoeRow& shoe) const {
    FinishedShoeRow row{.shoeId = shoe.id, .number = shoe.seed.number, .game = archive().gameName(shoe.variant)};
    row.commitment = text(shoe.commitment);
    row.seed = text(shoe.seed.seed.hex());
    row.clientSeed = text(shoe.seed.clientSeed.text());
    row.decks = shoe.seed.decks;
    row.endedText = tr("%1 of %2 cards").arg(shoe.drawn).arg(shoe.seed.decks * engine::cardsPerDeck);
    if (const auto verdict = m_verdicts.find(shoe.id); verdict != m_verdicts.end()) {
        row.verdict = verdict->second.first;
        row.problem = languages::translated(verdict->second.second);
    }
    return row;
}

// A shoe in use has no row; if a whole page is in use, the page below it is read.
void FinishedShoesModel::readBelow(std::optional<qint64> before) {
    ask([account = archive().account,
         before](storage::Tables& tables) { return tables.shoes.list(account, finishedAtOnce, before); },
        [this](const base::Result<std::vector<storage::ShoeRow>>& shoes) {
            if (!shoes)
                return noPage();
            std::vector<FinishedShoeRow> rows;
            for (const storage::ShoeRow& shoe : *shoes) {
                if (shoe.finished)
                    rows.push_back(rowOf(shoe));
            }
            const bool last = static_cast<int>(shoes->size()) < finishedAtOnce;
            if (rows.empty() && !last)
                readBelow(shoes->back().id);
            else
                addPage(m_rows, std::move(rows), last);
        });
}

void FinishedShoesModel::setVerdict(qint64 shoeId, ShoeVerdict::Value verdict, const base::Said& problem) {
    m_verdicts[shoeId] = {verdict, problem};
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].shoeId != shoeId)
            continue;
        FinishedShoeRow row = m_rows[i];
        row.verdict = verdict;
        row.problem = languages::translated(problem);
        change(m_rows, static_cast<int>(i), row);
    }
}

void FinishedShoesModel::clearRows() {
    replace(m_rows, {});
}

} // namespace openshoe::models

#include "moc_finishedshoesmodel.cpp"
