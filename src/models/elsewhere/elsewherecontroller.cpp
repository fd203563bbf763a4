// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/elsewhere/elsewherecontroller.h"

#include "languages/translated.h"
#include "models/archive/archive.h"
#include "models/archive/background.h"
#include "models/elsewhere/elsewhererows.h"
#include "models/words/gamewords.h"

#include <algorithm>
#include <utility>

namespace openshoe::models {

using namespace engine;
using session::CardsPlayed;
using session::Elsewhere;
using session::RecordedCards;

ElsewhereController::ElsewhereController(Archive& archive, QObject* parent) : QObject(parent), m_archive(archive) {}

ElsewhereController::~ElsewhereController() {
    if (m_cancelled)
        m_cancelled->store(true);
}

void ElsewhereController::begin() {
    if (m_cancelled)
        m_cancelled->store(true);
    m_cancelled = std::make_shared<std::atomic<bool>>(false);
    m_record.reset();
    m_played.reset();
    m_games.clear();
    m_told.clear();
    m_rows.setRows({});
    m_problem.clear();
}

void ElsewhereController::look(qint64 roundId) {
    if (!m_archive.isOpen())
        return;
    begin();
    m_round = roundId;
    m_shown = true;
    emit changed();
    session::whenDone(
        m_archive.store->post([roundId](storage::Tables& tables) { return session::cardsOnRecord(tables, roundId); }),
        m_archive.link.get(), [this, mine = m_cancelled](const base::Result<RecordedCards>& read) {
            if (!mine->load())
                take(read);
        });
}

void ElsewhereController::close() {
    if (!std::exchange(m_shown, false))
        return;
    begin();
    emit changed();
}

void ElsewhereController::take(const base::Result<RecordedCards>& read) {
    if (!read) {
        fail(languages::translated(read.error()));
        return;
    }
    m_record = std::make_shared<const storage::RoundRecord>(read->record);
    switch (read->trouble) {
    case RecordedCards::Trouble::StillPlayed: fail(tr("The round is still being played.")); return;
    case RecordedCards::Trouble::Unreadable: fail(tr("The record of this round can't be read to the end.")); return;
    case RecordedCards::Trouble::NoCards:
        fail(tr("No cards were dealt, or they are not those of the round's shoe."));
        return;
    case RecordedCards::Trouble::None: break;
    }
    m_played = std::make_shared<const CardsPlayed>(read->played);
    m_games.push_back(std::make_shared<const RuleSet>(m_record->rules));
    for (const catalogue::Game& game : m_archive.games.games()) {
        if (game.rules->id != m_record->rules.id)
            m_games.push_back(game.rules);
    }
    emit changed();
    next();
}

void ElsewhereController::next() {
    if (m_told.size() == m_games.size())
        return;
    const auto rules = m_games[m_told.size()];
    inBackground(
        this,
        [played = m_played, rules, mine = m_cancelled] {
            return session::playElsewhere(*played, *rules, [&] { return mine->load(); });
        },
        [this, mine = m_cancelled](const Elsewhere& told) {
            if (mine->load())
                return;
            m_told.push_back(told);
            auto rows = m_rows.rows();
            rows.push_back(rowOf(m_told.size() - 1));
            m_rows.setRows(std::move(rows));
            emit changed();
            next();
        });
}

void ElsewhereController::fail(const QString& why) {
    m_problem = why;
    emit changed();
}

ElsewhereRow ElsewhereController::rowOf(std::size_t index) const {
    ElsewhereRow row = elsewhereRow(*m_played, *m_games[index], m_told[index]);
    row.sameGame = index == 0;
    if (row.sameGame)
        row.gameName = gameName();
    return row;
}

void ElsewhereController::retranslate() {
    std::vector<ElsewhereRow> rows;
    for (std::size_t i = 0; i < m_told.size(); ++i)
        rows.push_back(rowOf(i));
    m_rows.setRows(std::move(rows));
    emit changed();
}

void ElsewhereController::replay(int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= m_told.size())
        return;
    const auto index = static_cast<std::size_t>(row);
    const ElsewhereRow told = rowOf(index);
    if (!told.playable)
        return;
    const auto record = m_record;
    const auto rules = m_games[index];
    const Events events = m_told[index].events;
    close();
    emit replayAsked(*rules, events, record->shoe,
                     tr("Imagined: the cards of round %1 in %2").arg(record->row.id).arg(told.gameName),
                     record->row.id);
}

QString ElsewhereController::gameName() const {
    return m_record ? m_archive.gameName(m_record->row.variant, &m_record->rules) : QString();
}

QString ElsewhereController::title() const {
    return m_record ? tr("Round %1 · %2").arg(m_record->row.id).arg(gameName()) : tr("Round %1").arg(m_round);
}

QString ElsewhereController::playedText() const {
    return m_played ? playedResult(*m_played) : QString();
}

double ElsewhereController::progress() const {
    return m_games.empty() ? 0 : static_cast<double>(m_told.size()) / static_cast<double>(m_games.size());
}

void ElsewhereModel::setRows(std::vector<ElsewhereRow> rows) {
    update(m_rows, std::move(rows));
}

} // namespace openshoe::models

#include "moc_elsewherecontroller.cpp"
#include "moc_elsewheremodel.cpp"
