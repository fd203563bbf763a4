// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/elsewherecontroller.h"

#include "fairness/shuffle.h"
#include "models/learn/elsewhererows.h"
#include "models/shared/archive.h"
#include "models/shared/background.h"
#include "models/shared/words.h"
#include "session/replaylog.h"

#include <algorithm>
#include <utility>

namespace openshoe::models {

using namespace engine;
using session::CardsPlayed;
using session::Elsewhere;

/// What the record has of the round.
struct ElsewhereController::Read {
    base::Result<storage::RoundRecord> record;
    int known = 0; ///< so many cards of its shoe can be told of
};

namespace {

constexpr int openAtOnce = 100;

// All of a shoe that is over. Of one in use, what has left it: but not in a round that is still being played, some of
// whose cards lie face down.
int cardsKnown(storage::Tables& tables, const storage::RoundRecord& record) {
    const storage::ShoeRow& shoe = record.shoe;
    if (shoe.finished)
        return shoe.seed.decks * cardsPerDeck;
    const auto open = tables.rounds.list({.account = shoe.account, .state = storage::RoundState::Open}, openAtOnce);
    if (!open)
        return record.row.firstCard + record.row.cards;
    int known = shoe.drawn;
    for (const storage::RoundRow& round : *open) {
        if (round.shoe == shoe.id)
            known = std::min(known, round.firstCard);
    }
    return known;
}

// The shoe from the round's first card on; nothing where the round was played with others.
std::vector<Card> cardsFrom(const storage::RoundRecord& record, int known) {
    std::vector<Card> cards = fairness::shuffle(record.shoe.seed);
    const auto first = std::clamp<std::size_t>(static_cast<std::size_t>(record.row.firstCard), 0, cards.size());
    const auto last = std::clamp<std::size_t>(static_cast<std::size_t>(std::max(0, known)), first, cards.size());
    cards.resize(last);
    cards.erase(cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(first));
    std::size_t place = 0;
    for (const Event& event : record.events) {
        const auto* dealt = std::get_if<CardDealt>(&event);
        const auto* burned = std::get_if<CardBurned>(&event);
        if (!dealt && !burned)
            continue;
        if (place >= cards.size() || cards[place] != (dealt ? dealt->card : burned->card))
            return {};
        ++place;
    }
    return cards;
}

} // namespace

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
    session::whenDone(m_archive.store->post([roundId](storage::Tables& tables) {
        Read read{.record = tables.rounds.record(roundId)};
        if (read.record)
            read.known = cardsKnown(tables, *read.record);
        return read;
    }),
                      m_archive.link.get(), [this, mine = m_cancelled](const Read& read) {
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

void ElsewhereController::take(const Read& read) {
    if (!read.record) {
        fail(text(read.record.error().text()));
        return;
    }
    m_record = std::make_shared<const storage::RoundRecord>(*read.record);
    if (m_record->row.state == storage::RoundState::Open) {
        fail(tr("The round is still being played."));
        return;
    }
    if (session::replayLog(m_record->rules, m_record->events).broken) {
        fail(tr("What is on record of this round can't be read to its end."));
        return;
    }
    auto cards = cardsFrom(*m_record, read.known);
    if (cards.empty()) {
        fail(tr("No cards were dealt, or they are not those of the round's shoe."));
        return;
    }
    m_played = std::make_shared<const CardsPlayed>(
        CardsPlayed{.rules = m_record->rules, .events = m_record->events, .cards = std::move(cards)});
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

} // namespace openshoe::models
