// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/guide/tableguide.h"

#include "engine/settlement.h"
#include "models/history/settlementtext.h"
#include "models/keys/keymap.h"
#include "models/table/tablecontroller.h"
#include "models/words/gamewords.h"
#include "models/words/handwords.h"
#include "models/words/termwords.h"
#include "session/round/me.h"

#include <algorithm>
#include <utility>

namespace openshoe::models {

using namespace engine;

namespace {

// The person's hands in the round shown: their own and those they bet on.
std::vector<const Play*> handsOf(const TableState& state) {
    std::vector<const Play*> plays;
    for (const Play& play : state.plays) {
        if (play.player == session::me() && isOnHand(play.kind))
            plays.push_back(&play);
    }
    return plays;
}

QString captionOf(ActionsModel& actions, Intent::Value intent) {
    for (const ActionRow& row : actions.rows()) {
        if (row.intent == intent && row.enabled)
            return row.caption;
    }
    return {};
}

} // namespace

TableGuide::TableGuide(TableController& table, const KeyMap& keys, QObject* parent)
    : QObject(parent), m_table(table), m_keys(keys) {
    connect(&table, &TableController::opened, this, &TableGuide::onOpened);
    connect(&table, &TableController::tableChanged, this, &TableGuide::update);
    LiveRound* live = table.live();
    connect(live, &LiveRound::acted, this, &TableGuide::onActed);
    connect(live, &LiveRound::phaseChanged, this, &TableGuide::update);
    connect(live, &LiveRound::questionChanged, this, &TableGuide::update);
    connect(live, &LiveRound::turned, this, &TableGuide::update);
    connect(table.bets(), &TableBets::abilitiesChanged, this, &TableGuide::update);
    connect(table.bets(), &TableBets::totalStakeChanged, this, &TableGuide::update);
    ShownTable* shown = table.shown();
    connect(shown, &ShownTable::moved, this, &TableGuide::update);
    connect(shown, &ShownTable::dealerChanged, this, &TableGuide::update);
    connect(shown, &ShownTable::resultChanged, this, &TableGuide::update);
    connect(&keys, &KeyMap::changed, this, &TableGuide::update);
}

QString TableGuide::stepText() const {
    return isShown() ? tr("%1 of %2", "a step of the guide, and how many there are").arg(m_now.step).arg(steps)
                     : QString();
}

void TableGuide::beginWhenSeated() {
    m_wanted = true;
    end();
}

void TableGuide::onOpened() {
    if (std::exchange(m_wanted, false))
        begin();
}

void TableGuide::begin() {
    if (!m_table.isSeated())
        return;
    m_active = true;
    m_dealt = false;
    m_asked = false;
    m_totalsRead = false;
    m_over = false;
    m_resultRead = false;
    m_stage = Stage::Stake;
    m_told.clear();
    m_now = {};
    update();
}

void TableGuide::end() {
    if (!std::exchange(m_active, false))
        return;
    m_now = {};
    emit changed();
}

void TableGuide::goOn() {
    if (!m_now.canGoOn)
        return;
    switch (m_stage) {
    case Stage::Totals: m_totalsRead = true; break;
    case Stage::Result: m_resultRead = true; break;
    default: end(); return;
    }
    update();
}

// Whoever answers before going on has read the totals.
void TableGuide::onActed() {
    if (m_stage == Stage::Totals)
        m_totalsRead = true;
}

void TableGuide::update() {
    if (!m_active)
        return;
    Shown next;
    if (!m_table.live()->isAside()) {
        const auto stage = m_table.isSeated() && m_table.session() ? stageNow() : std::nullopt;
        if (!stage) {
            end();
            return;
        }
        m_stage = *stage;
        next = shownAt(m_stage, Telling::Written);
    }
    if (next.step > 0 && next.step < m_now.step)
        m_told.clear(); // the stake was taken back: what is to be done is said again
    if (std::exchange(m_now, next) != next)
        emit changed();
    // Where the cards lie helps those who see them; the others hear the cards themselves.
    if (m_now.step > 0 && m_stage != Stage::Dealing && m_told.insert(m_stage).second)
        emit told(tr("How to play, step %1 of %2: %3")
                      .arg(m_now.step)
                      .arg(steps)
                      .arg(shownAt(m_stage, Telling::Spoken).text));
}

// --- Which step.

std::optional<TableGuide::Stage> TableGuide::stageNow() {
    const LiveRound::Phase phase = m_table.live()->phase();
    if (m_over && phase != LiveRound::Over)
        return std::nullopt;
    if (phase == LiveRound::Playing) {
        m_dealt = true;
        return stageOfRound();
    }
    // A round that the person only watched wasn't theirs to learn from.
    m_dealt = m_dealt && !handsOf(m_table.shown()->table().state()).empty();
    m_over = m_dealt;
    if (m_over)
        return m_resultRead ? Stage::Farewell : Stage::Result;
    // A stake that isn't enough is still to be placed.
    const TableBets* bets = m_table.bets();
    return isStaked() && (bets->canDeal() || bets->dealHint().isEmpty()) ? Stage::Deal : Stage::Stake;
}

TableGuide::Stage TableGuide::stageOfRound() {
    const PresentedTable& table = m_table.shown()->table();
    const TableState& state = table.state();
    if (!table.isInRound() || state.phase < Phase::Dealing)
        return m_stage == Stage::Deal ? Stage::Dealing : m_stage;
    if (handsOf(state).empty())
        return Stage::Watching;
    const auto& asked = m_table.live()->asked();
    if (asked && asked->kind == QuestionKind::Turn) {
        m_asked = true;
        return m_totalsRead ? Stage::Decision : Stage::Totals;
    }
    if (asked)
        return Stage::Question;
    if (state.phase >= Phase::Dealer || (state.phase == Phase::Turns && isDone()))
        return Stage::Dealer;
    return m_asked ? Stage::Decision : Stage::Dealing;
}

// Each of the person's hands has had its turn.
bool TableGuide::isDone() const {
    const TableState& state = m_table.shown()->table().state();
    return std::ranges::all_of(handsOf(state), [&](const Play* play) {
        const Seat& seat = state.seat(play->seat);
        return isFinished(m_table.shown()->rules(), seat, seat.hand(play->hand));
    });
}

bool TableGuide::isStaked() const {
    return m_table.live()->phase() == LiveRound::Betting && m_table.session()->slip().draft().total().isPositive();
}

int TableGuide::seatToStake() const {
    int free = 0;
    for (const SeatRow& row : m_table.seats()->rows()) {
        if (row.canStake && row.mine)
            return row.seatNumber;
        if (row.canStake && row.open && free == 0)
            free = row.seatNumber;
    }
    return free;
}

// --- What it says.

TableGuide::Shown TableGuide::shownAt(Stage stage, Telling telling) const {
    const TableState& state = m_table.shown()->table().state();
    Shown shown;
    const auto& asked = m_table.live()->asked();
    if (asked) {
        shown.seat = asked->seat.value;
        shown.hand = asked->hand.value;
        shown.handsOnSeat = std::max(1, state.seat(asked->seat).handCount);
    }
    switch (stage) {
    case Stage::Stake:
        shown.step = 1;
        shown.seat = seatToStake();
        shown.target = shown.seat > 0 ? GuideTarget::Spot : GuideTarget::None;
        shown.text = stakeText(shown.seat);
        break;
    case Stage::Watching:
        shown.step = 1;
        shown.text = tr("You have no hand in this round, so you are watching it. Place a stake in the next.");
        break;
    case Stage::Deal:
        shown.step = 2;
        shown.target = GuideTarget::Deal;
        shown.text = dealText();
        break;
    case Stage::Dealing:
        shown.step = 3;
        shown.text = tr("The cards are dealt: yours above your spot, the dealer's at the top.");
        break;
    case Stage::Totals:
        shown.step = 3;
        shown.target = GuideTarget::Totals;
        shown.canGoOn = true;
        shown.text = totalsText(telling);
        break;
    case Stage::Question:
        shown.step = m_asked ? 4 : 3;
        shown.target = GuideTarget::Answers;
        shown.text = questionText();
        break;
    case Stage::Decision:
        shown.step = 4;
        shown.target = asked ? GuideTarget::Answers : GuideTarget::None;
        shown.text = decisionText(telling);
        break;
    case Stage::Dealer:
        shown.step = 5;
        shown.target = GuideTarget::Dealer;
        shown.text = dealerText();
        break;
    case Stage::Result:
        shown.step = 5;
        shown.target = GuideTarget::Result;
        shown.canGoOn = true;
        shown.text = resultText();
        break;
    case Stage::Farewell:
        shown.step = steps;
        shown.target = GuideTarget::Deal;
        shown.canGoOn = true;
        shown.text = tr("That was a whole hand. Deal again with the same stake, or change the bets. This game's rules "
                        "are at the top, and the menu shows all of this again.");
        break;
    }
    return shown;
}

QString TableGuide::stakeText(int seat) const {
    const QString hint = m_table.bets()->dealHint();
    if (seat == 0 || (isStaked() && !hint.isEmpty()))
        return hint;
    const QString spot = m_keys.hints().value(Intent::Spot1 + seat - 1);
    const QString add = m_keys.hints().value(Intent::AddChip);
    if (spot.isEmpty() || add.isEmpty())
        return tr("This is an ordinary round, for play money. Choose a chip at the bottom and click the ringed spot to "
                  "stake it.");
    return tr("This is an ordinary round, for play money. Choose a chip at the bottom and click the ringed spot to "
              "stake it, or press %1, then %2.",
              "two keys")
        .arg(spot, add);
}

QString TableGuide::dealText() const {
    const QString stake = m_table.bets()->totalStakeText();
    const QString key = m_keys.hints().value(Intent::Deal);
    return key.isEmpty() ? tr("Your stake is %1. Now press the ringed button, and the cards are dealt.").arg(stake)
                         : tr("Your stake is %1. Now press the ringed button, or %2, and the cards are dealt.",
                              "an amount, a key")
                               .arg(stake, key);
}

QString TableGuide::totalsText(Telling telling) const {
    const auto& asked = m_table.live()->asked();
    const ShownTable* shown = m_table.shown();
    const Seat& seat = shown->table().state().seat(asked->seat);
    const HandValue value = handValue(seat.hand(asked->hand).cards);
    return tr("You have %1, and the dealer shows %2. Picture cards count 10, an ace 1 or 11. Come closer to 21 than "
              "the dealer without going over it.",
              "two totals")
        .arg(telling == Telling::Spoken ? spokenTotal(value) : totalText(value), shown->dealerTotalText());
}

QString TableGuide::questionText() const {
    return tr("The table has a question: %1 %2", "Insure for 5?, what that means")
        .arg(m_table.live()->questionText(), m_table.live()->questionHelp());
}

QString TableGuide::decisionText(Telling telling) const {
    const auto& asked = m_table.live()->asked();
    if (!asked || asked->kind != QuestionKind::Turn)
        return m_now.text; // what it last said still holds while a card is on its way
    const RuleSet& rules = m_table.shown()->rules();
    const Seat& seat = m_table.shown()->table().state().seat(asked->seat);
    const HandValue value = handValue(seat.hand(asked->hand).cards);
    const QString total = telling == Telling::Spoken ? spokenTotal(value) : totalText(value);
    const QString hit = captionOf(*m_table.live()->actions(), Intent::Hit);
    const QString stand = captionOf(*m_table.live()->actions(), Intent::Stand);
    if (hit.isEmpty() || stand.isEmpty())
        return tr("You have %1. Choose one of the answers at the bottom.", "a total").arg(total);
    return tr("You have %1. “%2” takes another card. %3. “%4” keeps what you have.",
              "a total, Hit, more than 21 loses at once, Stand")
        .arg(total, hit, groundText(rules, Ground::Bust), stand);
}

QString TableGuide::dealerText() const {
    const PresentedTable& table = m_table.shown()->table();
    QString why;
    for (const Play* play : handsOf(table.state())) {
        if (!table.endOf(*play))
            return tr("Your turn is over. The felt says what the dealer does: “%1”.", "Dealer must draw to 16 …")
                .arg(dealerLine(table.rules()));
        const Hand& hand = table.state().seat(play->seat).hand(play->hand);
        why = play->settled ? groundText(table.rules(), groundOf(table.rules(), table.state(), *play))
                            : groundText(table.rules(), groundOf(table.rules(), hand, {}));
    }
    return tr("This hand is decided. %1.", "More than 21 loses at once").arg(why);
}

QString TableGuide::resultText() const {
    const ShownTable* shown = m_table.shown();
    const auto plays = handsOf(shown->table().state());
    if (plays.size() != 1)
        return tr("This is how the round ended: %1.").arg(shown->resultReason());
    return tr("This is how the round ended: %1. %2.", "Won · 20 against 17, The higher hand wins")
        .arg(shown->resultReason(),
             groundText(shown->table().rules(), groundOf(shown->table().rules(), shown->table().state(), *plays[0])));
}

} // namespace openshoe::models

#include "moc_tableguide.cpp"
