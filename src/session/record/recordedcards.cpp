// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/record/recordedcards.h"

#include "fairness/shuffle.h"
#include "session/record/replaylog.h"

#include <algorithm>

namespace openshoe::session {

using namespace engine;
using storage::RoundRecord;

namespace {

constexpr int openAtOnce = 100;

// How many cards of the round's shoe may be revealed, counted from the shoe's first.
int cardsKnown(storage::Tables& tables, const RoundRecord& record) {
    const storage::ShoeRow& shoe = record.shoe;
    if (shoe.finished)
        return shoe.seed.decks.cards();
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

// The shoe from the round's first card on; empty if the cards dealt differ from it.
std::vector<Card> cardsFrom(const RoundRecord& record, int known) {
    std::vector<Card> cards = fairness::shuffle(record.shoe.seed);
    const auto first = std::min(static_cast<std::size_t>(std::max(0, record.row.firstCard)), cards.size());
    const auto last = std::clamp(static_cast<std::size_t>(std::max(0, known)), first, cards.size());
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
    return place > 0 ? cards : std::vector<Card>();
}

} // namespace

base::Result<RecordedCards> cardsOnRecord(storage::Tables& tables, storage::RoundId round) {
    auto record = tables.rounds.record(round);
    if (!record)
        return tl::make_unexpected(record.error());
    using enum RecordedCards::Trouble;
    RecordedCards cards{.trouble = None, .record = std::move(*record), .played = {}};
    const RoundRecord& kept = cards.record;
    if (kept.row.state == storage::RoundState::Open)
        cards.trouble = StillPlayed;
    else if (replayLog(kept.rules, kept.events).broken)
        cards.trouble = Unreadable;
    else if (auto known = cardsFrom(kept, cardsKnown(tables, kept)); known.empty())
        cards.trouble = NoCards;
    else
        cards.played = {.rules = kept.rules, .events = kept.events, .cards = std::move(known)};
    return cards;
}

} // namespace openshoe::session
