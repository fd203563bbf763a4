// SPDX-License-Identifier: GPL-3.0-or-later
#include "drills/count_exercise.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace openshoe::drills {

namespace {

constexpr int cardsAStretch = 10;
constexpr int cardsSpoken = 6;
/// An answer that takes longer is a slow one.
constexpr CountExercise::Milliseconds slowCount = 6000;
constexpr CountExercise::Milliseconds slowChoice = 5000;
constexpr CountExercise::Milliseconds slowSum = 10'000;

CardRunSetup cardsOf(const ExerciseSetup& exercise) {
    CardRunSetup setup{.system = exercise.system, .decks = exercise.decks, .atATime = exercise.atATime};
    setup.stretch = exercise.drill == Drill::Deck ? 0 : exercise.drill == Drill::Spoken ? cardsSpoken : cardsAStretch;
    setup.weakFirst = exercise.drill != Drill::Deck;
    setup.dealerStandsOn = exercise.dealerStandsOn;
    return setup;
}

} // namespace

const char* name(Drill drill) {
    static constexpr std::array<const char*, drillCount> names{"running", "deck",  "spoken",   "tray",
                                                               "true",    "plays", "insurance"};
    return names[static_cast<std::size_t>(drill)];
}

int questionsOf(Drill drill) {
    switch (drill) {
    case Drill::Deck: return 1;
    case Drill::Running: return 10;
    case Drill::Spoken: return 6;
    case Drill::Tray: return 10;
    case Drill::TrueCount:
    case Drill::Insurance: return 15;
    case Drill::Plays: return 20;
    }
    return 1;
}

CountExercise::CountExercise(ExerciseSetup setup, WeakSpots& spots, std::uint64_t seed, Milliseconds now)
    : m_setup(std::move(setup)) {
    if (!dealsCards(m_setup.drill)) {
        m_asker.emplace(spots, seed);
        ask(now);
        return;
    }
    if (m_setup.secondsPerCard)
        m_pace.emplace(std::max(Pace::fastest, *m_setup.secondsPerCard));
    m_run.emplace(cardsOf(m_setup), spots, seed);
    m_shownFrom = now;
    showNext(now);
}

// ---- Cards

void CountExercise::showNext(Milliseconds now) {
    if (m_toDeal.empty()) {
        if (m_run->asks())
            return askCount(std::nullopt, now);
        dealGroup();
    }
    deal();
}

// A table comes as at the table: two rounds of cards, then one hand after another.
void CountExercise::dealGroup() {
    const CardRun::Hands& hands = m_run->next();
    m_hands.assign(hands.size(), {});
    std::size_t most = 0;
    for (const auto& hand : hands)
        most = std::max(most, hand.size());
    for (std::size_t card = 0; card < std::min<std::size_t>(most, 2); ++card) {
        for (std::size_t hand = 0; hand < hands.size(); ++hand) {
            if (card < hands[hand].size())
                m_toDeal.push_back({hand, hands[hand][card]});
        }
    }
    for (std::size_t hand = 0; hand < hands.size(); ++hand) {
        for (std::size_t card = 2; card < hands[hand].size(); ++card)
            m_toDeal.push_back({hand, hands[hand][card]});
    }
    std::ranges::reverse(m_toDeal);
}

// A table is dealt card by card unless the person sets the pace; other groups come at once.
void CountExercise::deal() {
    const bool single = isTable() && m_pace;
    m_dealtLast = 0;
    do {
        const Dealt dealt = m_toDeal.back();
        m_toDeal.pop_back();
        m_hands[dealt.hand].push_back(dealt.card);
        m_since.push_back(dealt.card);
        ++m_dealtLast;
    } while (!single && !m_toDeal.empty());
    m_stage = Stage::Showing;
}

CountExercise::Milliseconds CountExercise::shownFor() const {
    constexpr double second = 1000;
    return m_pace ? std::llround(m_pace->secondsPerCard() * m_dealtLast * second) : 0;
}

// ---- Questions

void CountExercise::askCount(std::optional<std::size_t> side, Milliseconds now) {
    m_hands.clear();
    m_asked.side = side;
    if (!side) {
        m_last.reset();
        m_allRight = true;
        m_watched = now - m_shownFrom;
    }
    m_best = side ? m_run->sideCount(*side) : m_run->running();
    m_askedAt = now;
    m_stage = Stage::Asking;
}

void CountExercise::ask(Milliseconds now) {
    m_last.reset();
    m_allRight = true;
    switch (m_setup.drill) {
    case Drill::Tray:
        m_asked.tray = askTray(*m_asker, m_setup.system.convention, m_setup.decks);
        m_best = m_asked.tray.steps() * m_asked.tray.quartersAStep;
        break;
    case Drill::TrueCount:
        m_asked.trueCount = askTrueCount(*m_asker, m_setup.system, m_setup.decks);
        m_best = m_asked.trueCount.right * counting::halvesPerPoint;
        break;
    case Drill::Plays:
        m_asked.play = askPlay(*m_asker, m_setup.plays, m_setup.playItems);
        m_best = m_asked.play.taken ? 0 : 1;
        break;
    case Drill::Insurance:
        m_asked.insurance = askInsurance(*m_asker, *m_setup.insuredFrom);
        m_best = m_asked.insurance.taken ? 0 : 1;
        break;
    case Drill::Running:
    case Drill::Deck:
    case Drill::Spoken: break;
    }
    m_askedAt = now;
    m_stage = Stage::Asking;
}

void CountExercise::answer(double given, Milliseconds now) {
    if (m_stage != Stage::Asking || isOfGame(m_setup.drill))
        return;
    constexpr double hair = 1e-9;
    m_last = Answer{m_asked.side, given, m_best, std::abs(given - m_best) < hair};
    m_allRight = m_allRight && m_last->right;
    if (!m_run)
        return judge(now, slowSum);
    // The running count first, then the side counts; together they are one item.
    if (!m_asked.side)
        m_run->answered(m_last->right, now - m_askedAt > slowCount);
    const std::size_t nextSide = m_asked.side ? *m_asked.side + 1 : 0;
    if (nextSide < m_setup.system.sideCounts.size())
        return askCount(nextSide, now);
    if (m_pace)
        m_pace->answered(m_allRight);
    judge(now, slowCount);
}

void CountExercise::choose(int place, Milliseconds now) {
    if (m_stage != Stage::Asking || !isOfGame(m_setup.drill) || place < 0 || place > 1)
        return;
    m_last = Answer{std::nullopt, static_cast<double>(place), m_best, place == m_best};
    m_allRight = m_last->right;
    judge(now, slowChoice);
}

// Against the clock, thinking at the end counts too.
void CountExercise::judge(Milliseconds now, Milliseconds slow) {
    ++m_score.items;
    m_score.right += m_allRight ? 1 : 0;
    if (m_asker) {
        m_asker->answered(m_allRight, now - m_askedAt > slow);
        m_score.spent += now - m_askedAt;
    } else {
        m_score.cards = m_run->seen();
        m_score.spent += m_setup.drill == Drill::Deck ? now - m_shownFrom : m_watched;
    }
    m_stage = Stage::Told;
}

void CountExercise::goOn(Milliseconds now) {
    switch (m_stage) {
    case Stage::Showing: return showNext(now);
    case Stage::Told:
        if (m_score.items >= questionsOf(m_setup.drill) || (m_run && m_run->isOver()))
            return end();
        m_since.clear();
        if (m_asker)
            return ask(now);
        m_shownFrom = now;
        return showNext(now);
    case Stage::Asking:
    case Stage::Over: return;
    }
}

void CountExercise::end() {
    m_hands.clear();
    m_stage = Stage::Over;
}

} // namespace openshoe::drills
