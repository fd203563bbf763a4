// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/owncount/countquestion.h"

#include "advantage/own_count.h"
#include "counting/count_table.h"
#include "formats/counts.h"
#include "languages/translated.h"
#include "models/counts/countsystems.h"
#include "models/preferences/settingscontroller.h"
#include "models/table/tablecontroller.h"
#include "models/words/amounts.h"
#include "models/words/counttext.h"
#include "session/table/whendone.h"

#include <QRandomGenerator>

#include <algorithm>
#include <cmath>

namespace openshoe::models {

using counting::CountSystem;
using counting::halvesPerPoint;
using counting::quartersADeck;

namespace {

/// Now and then: after so many rounds, or a few more.
constexpr int fewestBetween = 3;
constexpr int mostBetween = 8;
/// Nobody's count goes further.
constexpr double furthestTold = 1000;

int usualGap() {
    return static_cast<int>(QRandomGenerator::global()->bounded(fewestBetween, mostBetween + 1));
}

// What was true for somebody who has seen those cards.
storage::OwnCountRow truthOf(const CountSystem& system, const engine::RuleSet& rules,
                             const std::vector<engine::Card>& seen, int drawn) {
    storage::OwnCountRow row;
    counting::Composition unseen = counting::fullDecks(rules.newShoe());
    row.running = system.startFor(rules.decks);
    for (const engine::Card card : seen) {
        row.running += system.tag(card);
        --unseen[static_cast<std::size_t>(card.index())];
    }
    row.cards = system.convention.left == counting::CardsLeft::InShoe ? rules.cards() - drawn
                                                                      : rules.cards() - static_cast<int>(seen.size());
    row.aside = advantage::asideOf(system, unseen, row.cards);
    return row;
}

advantage::OwnCount ownCountOf(const storage::OwnCountRow& row) {
    return {.told = row.told.value_or(row.running),
            .toldQuarters = row.toldQuarters,
            .running = row.running,
            .cards = row.cards};
}

} // namespace

CountQuestion::CountQuestion(Archive& archive, CountSystems& known, TableController& table,
                             SettingsController& settings, QObject* parent)
    : CountQuestion(archive, known, table, settings, usualGap, parent) {}

CountQuestion::CountQuestion(Archive& archive, CountSystems& known, TableController& table,
                             SettingsController& settings, Gap gap, QObject* parent)
    : QObject(parent), m_archive(archive), m_known(known), m_table(table), m_settings(settings), m_gap(std::move(gap)) {
    connect(&table, &TableController::opened, this, &CountQuestion::watch);
    connect(&table, &TableController::tableChanged, this, &CountQuestion::watch);
    connect(&table, &TableController::roundShown, this, &CountQuestion::onRoundShown);
    connect(table.live(), &LiveRound::phaseChanged, this, &CountQuestion::onPhase);
    connect(&m_systems, &Choices::chosen, this, [this] { m_settings.setCountSystem(m_systems.value()); });
    connect(&settings, &SettingsController::changed, this, [this] {
        m_systems.choose(m_settings.countSystem());
        if (m_settings.countAsking() == CountAsking::Off)
            setStage(CountStage::None);
    });
    connect(&known, &CountSystems::changed, this, &CountQuestion::offerSystems);
    offerSystems();
}

void CountQuestion::offerSystems() {
    const QString chosen = m_settings.countSystem();
    std::vector<ChoiceRow> rows{{tr("The one chosen on the page Counting"), QString()}};
    for (ChoiceRow& row : m_known.rows())
        rows.push_back(std::move(row));
    m_systems.offer(std::move(rows));
    m_systems.choose(chosen);
}

void CountQuestion::close() {
    m_ended.reset();
    setStage(CountStage::None);
}

void CountQuestion::retranslate() {
    offerSystems();
    emit changed();
}

QString CountQuestion::text() const {
    switch (m_stage) {
    case CountStage::None: return {};
    case CountStage::Asked: break;
    case CountStage::Told: return verdict();
    }
    const QString system = models::text(m_system.name);
    return m_row.atShuffle ? tr("Before the shuffle: what is your count, by %1?", "a count system").arg(system)
                           : tr("What is your count now, by %1?", "a count system").arg(system);
}

QString CountQuestion::verdict() const {
    const QString running = halfPointsText(m_row.running);
    QStringList sentences;
    const advantage::OwnCount own = ownCountOf(m_row);
    sentences << (advantage::countIsRight(own) ? tr("Right: the count is %1.").arg(running)
                                               : tr("Not %1: the count is %2.").arg(halfPointsText(own.told), running));
    if (!m_system.convention.divides())
        return sentences.first();
    if (m_row.toldQuarters) {
        const QString left = decksText(advantage::judgedQuarters(m_system.convention, m_row.cards));
        sentences
            << (advantage::decksAreRight(m_system.convention, own)
                    ? tr("About %1 decks are left.", "a number").arg(left)
                    : tr("Not %1 decks: about %2 are left.", "numbers").arg(decksText(*m_row.toldQuarters), left));
    }
    sentences << tr("The true count is %1.").arg(shownCountText(advantage::trueCount(m_system.convention, own)));
    return sentences.join(u' ');
}

// ---- When it is asked

void CountQuestion::watch() {
    if (m_session == m_table.session())
        return;
    m_session = m_table.session();
    close();
    m_toGo = 0;
    if (auto* session = m_table.session())
        connect(session, &session::TableSession::roundOver, this, &CountQuestion::onRoundOver);
}

QString CountQuestion::systemWanted() const {
    if (!m_settings.countSystem().isEmpty())
        return m_settings.countSystem();
    return CountSystems::chosenFor(m_settings.store(), m_table.variantId());
}

// The shoe is the round's still: a new one is drawn afterwards.
void CountQuestion::onRoundOver(qint64 round) {
    m_over = round;
    lookAtShoe(round);
}

void CountQuestion::lookAtShoe(qint64 round) {
    m_ended.reset();
    const session::TableSession& session = *m_table.session();
    const engine::RuleSet& rules = session.rules();
    if (m_settings.countAsking() == CountAsking::Off || rules.shuffle.when != engine::ShuffleWhen::CutCard ||
        !session.seen())
        return;
    const QString wanted = systemWanted();
    const CountSystem* system = m_known.find(wanted);
    if (!system)
        return;
    m_systemThen = system->dealtFrom(rules.pack);
    m_decks = rules.decks;
    m_ended = truthOf(m_systemThen, rules, session.seen()->cards(), session.state().shoeDrawn);
    m_ended->round = round;
    m_ended->system = wanted.toStdString();
    m_ended->atShuffle = engine::shoeIsSpent(rules, session.state());
}

bool CountQuestion::isDue() {
    if (m_settings.countAsking() == CountAsking::EveryRound || m_ended->atShuffle) {
        m_toGo = 0;
        return true;
    }
    if (m_toGo <= 0)
        m_toGo = m_gap();
    return --m_toGo <= 0;
}

// What is shown at once is shown before the session says that the round is over.
void CountQuestion::onRoundShown(qint64 round) {
    if (m_over != round)
        lookAtShoe(round);
    if (!m_ended || m_ended->round != round || !isDue())
        return;
    m_row = *m_ended;
    m_system = m_systemThen;
    m_ended.reset();
    m_right = false;
    m_countProblem.clear();
    m_decksProblem.clear();
    setStage(CountStage::Asked);
    emit told(text());
}

// Whoever plays on doesn't want to be asked now.
void CountQuestion::onPhase() {
    if (m_stage != CountStage::None && m_table.live()->isInRound())
        pass();
}

void CountQuestion::setStage(CountStage::Value stage) {
    if (stage == CountStage::None && m_stage == CountStage::None)
        return;
    m_stage = stage;
    emit changed();
}

// ---- The answer

void CountQuestion::answer(const QString& count, const QString& decks) {
    if (m_stage != CountStage::Asked)
        return;
    m_countProblem.clear();
    m_decksProblem.clear();
    const auto said = countFrom(count);
    const double halves = said ? *said * halvesPerPoint : 0;
    if (!said || std::abs(*said) > furthestTold || halves != std::round(halves))
        m_countProblem = tr("Type your count: a number such as %1.").arg(halfPointsText(-3 * halvesPerPoint));
    std::optional<int> quarters;
    if (areDecksAsked()) {
        const auto left = countFrom(decks);
        const double parts = left ? *left * quartersADeck : 0;
        if (!left || parts < 1 || parts > m_decks * quartersADeck || parts != std::round(parts))
            m_decksProblem = tr("Type how many decks are left, in quarters: %1 to %2.")
                                 .arg(decksText(1), decksText(m_decks * quartersADeck));
        else
            quarters = static_cast<int>(parts);
    }
    if (!m_countProblem.isEmpty() || !m_decksProblem.isEmpty()) {
        emit told(m_countProblem.isEmpty() ? m_decksProblem : m_countProblem);
        return emit changed();
    }
    m_row.told = static_cast<int>(halves);
    m_row.toldQuarters = quarters;
    const advantage::OwnCount own = ownCountOf(m_row);
    m_right = advantage::countIsRight(own) && advantage::decksAreRight(m_system.convention, own);
    keep();
    setStage(CountStage::Told);
    emit told(text());
}

void CountQuestion::pass() {
    if (m_stage == CountStage::Asked)
        keep();
    setStage(CountStage::None);
}

void CountQuestion::keep() {
    if (!m_archive.isOpen())
        return;
    session::whenDone(
        m_archive.store->post([row = m_row](storage::Tables& tables) { return tables.ownCounts.keep(row); }),
        m_archive.link.get(), [this](const base::Result<void>& result) {
            if (result)
                emit kept();
            else
                emit wentWrong(languages::translated(result.error()));
        });
}

QString CountQuestion::countMoved(const QString& typed, int by) const {
    const double now = countFrom(typed).value_or(0);
    return halfPointsText(
        static_cast<int>(std::lround(std::clamp(now + by, -furthestTold, furthestTold) * halvesPerPoint)));
}

QString CountQuestion::decksMoved(const QString& typed, int by) const {
    const int step = counting::quartersAStep(m_system.convention.decks);
    const auto now = countFrom(typed);
    const int quarters =
        now ? static_cast<int>(std::lround(*now * quartersADeck)) + by * step : m_decks * quartersADeck / 2;
    return decksText(std::clamp(quarters, 1, m_decks * quartersADeck));
}

} // namespace openshoe::models

#include "moc_countquestion.cpp"
