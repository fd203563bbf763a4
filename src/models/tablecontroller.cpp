// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/tablecontroller.h"

#include "models/settingscontroller.h"
#include "models/words.h"

namespace openshoe::models {

using namespace engine;
using base::Money;
using session::TableSession;
using RoundPhase = engine::Phase;

TableController::TableController(SettingsController& settings, QObject* parent)
    : QObject(parent), m_settings(settings) {
    m_shown.reset(m_rules, {});
    connect(&m_playback, &session::PlaybackQueue::present, this, &TableController::onPresent);
    connect(&m_playback, &session::PlaybackQueue::finished, this, &TableController::onFinished);
    connect(&m_clock, &session::TableClock::changed, this, &TableController::clockChanged);
    connect(&m_clock, &session::TableClock::timeUp, this, &TableController::onTimeUp);
    connect(&m_settings, &SettingsController::changed, this, &TableController::applySettings);
    m_sweep.setSingleShot(true);
    connect(&m_sweep, &QTimer::timeout, this, [this] {
        m_shown.clearCards();
        refresh();
    });
    applySettings();
}

TableController::~TableController() = default;

void TableController::applySettings() {
    m_playback.setReducedMotion(m_settings.reducedMotion());
    m_playback.setSpeed(m_settings.speed());
    emit tableChanged();
}

// --- Coming and going.

void TableController::sitDown(session::Journal& journal, session::TableKey key, const QStringList& currencies) {
    standUp();
    m_rules = key.rules;
    m_currencies = currencies;
    m_session = std::make_unique<TableSession>(journal, std::move(key));
    TableSession* session = m_session.get();
    sitAtShown(session->state());
    connect(session, &TableSession::opened, this, &TableController::onOpened);
    connect(session, &TableSession::played, this, &TableController::onPlayed);
    connect(session, &TableSession::failed, this, &TableController::onFailed);
    connect(session, &TableSession::busyChanged, this, &TableController::abilitiesChanged);
    connect(session, &TableSession::shoeChanged, this, [this] {
        if (m_phase != Playing)
            refresh();
    });
    refreshTableModels();
    emit tableChanged();
    session->open();
}

void TableController::sitAtShown(const TableState& state) {
    m_sweep.stop();
    m_playback.clear();
    m_clock.stop();
    m_shown.reset(m_rules, state);
    m_asked.reset();
    m_message.clear();
    m_roundToReport = false;
    m_phase = Betting;
}

void TableController::standUp() {
    if (m_replaying)
        stopReplay();
    m_session.reset();
    m_shoe.reset();
    sitAtShown({});
    refresh();
}

void TableController::onOpened() {
    // An interrupted round is played by the rules it began with.
    m_rules = m_session->rules();
    refreshTableModels();
    m_shown.reset(m_rules, TableState{});
    if (m_session->round() != 0) {
        for (const Event& event : m_session->events())
            m_shown.present(event);
        m_roundToReport = m_shown.isOver();
        setPhase(m_shown.isOver() ? Over : Playing);
    } else {
        m_shown.reset(m_rules, m_session->state());
        setPhase(Betting);
    }
    emit tableChanged();
    emit opened();
    onFinished();
}

void TableController::walletChanged(Money wallet) {
    if (!m_session)
        return;
    m_session->setWallet(wallet);
    refresh();
}

void TableController::refreshTableModels() {
    std::vector<SideBetRow> rows;
    for (std::size_t i = 0; i < m_rules.sideBets.size(); ++i) {
        const SideBet& bet = m_rules.sideBets[i];
        SideBetRow row{.sideBet = static_cast<int>(i), .betId = text(bet.id), .name = sideBetName(bet)};
        for (const Limit& limit : bet.limits) {
            if (limit.currency == m_session->key().currency)
                row.limitsText = QStringLiteral("%1 – %2").arg(amountText(limit.min), amountText(limit.max));
        }
        QStringList pays;
        for (const SideBet::Pay& pay : bet.pays)
            pays << QStringLiteral("%1 %2").arg(outcomeText(pay.outcome, SideOutcome::None), oddsText(pay.odds));
        row.paysText = pays.join(QStringLiteral(" · "));
        rows.push_back(std::move(row));
    }
    m_sideBets.setRows(std::move(rows));
    m_rack = rackFor(m_rules, m_session->key().currency);
    const Limit* limit = m_rules.limitIn(m_session->key().currency);
    m_selectedChip = 0;
    for (std::size_t i = 0; i < m_rack.size() && limit; ++i) {
        if (m_rack[i] <= std::max(limit->min, m_rack.front()))
            m_selectedChip = static_cast<int>(i);
    }
    emit selectedChipChanged();
}

// --- What happens.

void TableController::onPlayed(const Events& events) {
    m_clock.stop();
    m_sweep.stop();
    setPhase(Playing);
    m_asked.reset();
    m_roundToReport = m_session->state().phase == RoundPhase::Over;
    m_playback.enqueue(events);
    if (!m_playback.isIdle())
        refresh();
}

void TableController::onPresent(const Events& events) {
    for (const Event& event : events) {
        m_shown.present(event);
        sound(event);
    }
    refresh();
}

void TableController::onFinished() {
    if (m_replaying) {
        refresh();
        return;
    }
    const bool over = m_phase == Playing && m_shown.isOver();
    if (over)
        setPhase(Over);
    refreshAsked();
    refresh();
    startClock();
    if (m_roundToReport && m_phase == Over) {
        m_roundToReport = false;
        emit roundShown(m_session->round());
    }
}

void TableController::onFailed(const base::Error& error, const Events& cancelling) {
    m_clock.stop();
    m_asked.reset();
    m_roundToReport = false;
    const bool cancelled = !cancelling.empty();
    m_playback.skip();
    m_playback.enqueue(cancelling);
    m_playback.skip();
    setPhase(cancelled ? Over : Betting);
    refresh();
    const QString what = text(error.text());
    emit troubled(cancelled
                      ? tr("The round can't be kept on disk, so it was stopped and its stakes returned here. %1 "
                           "Free space or make the data folder writable, then start the program again: the round "
                           "goes on from what was saved.")
                            .arg(what)
                      : tr("The table can't be kept on disk, so no stake is taken. %1 Free space or make the data "
                           "folder writable, then start the program again.")
                            .arg(what));
}

void TableController::onTimeUp() {
    if (!m_session || m_replaying)
        return;
    if (m_phase == Playing) {
        say(tr("Time is up: the rule for silence has answered."));
        (void)m_session->silence();
        return;
    }
    if (canDeal()) {
        deal();
        return;
    }
    const QString why = dealHint();
    m_session->resetSlip();
    say(tr("Time is up, the stakes are taken back. %1").arg(why));
    refresh();
}

void TableController::startClock() {
    if (!m_session || m_replaying || m_session->stage() != TableSession::Stage::Ready)
        return;
    using std::chrono::seconds;
    if (m_phase == Playing && m_asked) {
        m_clock.start(seconds(m_settings.decisionSeconds(m_rules.clock.decision)));
    } else if (m_phase == Betting && m_session->slip().isEmpty()) {
        m_clock.stop(); // alone at the table nobody is waiting
    } else if (m_phase == Betting && !m_clock.isRunning()) {
        m_clock.start(seconds(m_settings.betSeconds(m_rules.clock.bet)));
    }
}

void TableController::sound(const Event& event) {
    const auto kind = [&]() -> const char* {
        if (std::holds_alternative<CardDealt>(event) || std::holds_alternative<CardBurned>(event))
            return "card";
        if (std::holds_alternative<HoleTurned>(event) || std::holds_alternative<DealerExposed>(event))
            return "flip";
        if (std::holds_alternative<HandDoubled>(event) || std::holds_alternative<HandSplit>(event) ||
            std::holds_alternative<InsuranceTaken>(event))
            return "chip";
        if (const auto* settled = std::get_if<PlaySettled>(&event))
            return settled->result == PlayResult::Side ? "sidebet" : nullptr;
        return nullptr;
    }();
    if (kind)
        emit sounded(QString::fromLatin1(kind));
    if (std::holds_alternative<RoundSettled>(event) && !m_shown.state().plays.empty())
        emit sounded(m_shown.resultKind(TableSession::me()));
}

// --- Replays.

void TableController::startReplay(RuleSet rules, Events events, const QString& title) {
    if (m_phase == Playing && !m_replaying) {
        say(tr("Finish this round first, then replay another."));
        return;
    }
    sitAtShown({});
    m_rules = std::move(rules);
    m_replaying = true;
    m_replayTitle = title;
    m_shown.reset(m_rules, {});
    m_phase = Playing;
    emit tableChanged();
    emit phaseChanged();
    m_playback.enqueue(events);
    refresh();
}

void TableController::stepReplay() {
    if (!m_replaying)
        return;
    m_playback.setStepping(true);
    m_playback.step();
    refresh();
}

void TableController::stopReplay() {
    if (!m_replaying)
        return;
    m_playback.clear();
    m_playback.setStepping(false);
    m_replaying = false;
    m_replayTitle.clear();
    if (m_session) {
        m_rules = m_session->rules();
        sitAtShown(m_session->state());
        m_shown.clearCards();
    } else {
        sitAtShown({});
    }
    emit tableChanged();
    emit phaseChanged();
    refresh();
}

// --- The models follow what is shown.

void TableController::setPhase(Phase phase) {
    if (m_phase == phase)
        return;
    m_phase = phase;
    emit phaseChanged();
}

void TableController::refreshAsked() {
    m_asked.reset();
    if (m_session && !m_replaying && m_phase == Playing && m_playback.isIdle() && !m_session->isBusy())
        m_asked = m_session->question();
}

void TableController::refresh() {
    m_cards.setRows(m_shown.cardRows(m_asked));
    m_hands.setRows(m_shown.handRows(m_asked, TableSession::me()));
    const bool drafting = m_session && !m_replaying &&
                          (m_phase == Betting || m_shown.state().phase == RoundPhase::Idle ||
                           (m_phase == Playing && !m_shown.isInRound() && !m_shown.isOver()));
    if (drafting)
        m_stakes.setRows(PresentedTable::stakeRows(m_rules, m_session->slip().draft(), TableSession::me()));
    else if (m_phase == Betting)
        m_stakes.setRows({});
    else
        m_stakes.setRows(m_shown.stakeRows());
    refreshSeats();
    refreshActions();
    refreshChips();
    if (m_session && m_phase != Playing)
        m_shoe = m_session->shoe() ? std::optional(*m_session->shoe()) : std::nullopt;
    emit moneyChanged();
    emit shoeChanged();
    emit stateChanged();
    emit phaseChanged();
    emit abilitiesChanged();
}

void TableController::refreshSeats() {
    std::vector<SeatRow> rows;
    for (int i = 1; m_session && i <= m_rules.table.seats; ++i) {
        const SeatNumber number{static_cast<std::uint8_t>(i)};
        SeatRow row{.seatNumber = i};
        const Seat& seat = m_shown.state().seat(number);
        const auto& draft = m_session->slip().draft();
        const Money stake = m_phase == Betting ? draft.at(placeAt(i, -1)) : m_shown.state().mainStake(number);
        const bool drafted = std::find(draft.seats.begin(), draft.seats.end(), number) != draft.seats.end();
        if (m_phase == Betting && !m_replaying)
            row.mine = m_rules.table.behind ? drafted : stake.isPositive();
        else
            row.mine = seat.holder == TableSession::me();
        row.open = !row.mine && !seat.holder;
        row.occupant = row.mine || seat.holder ? text(m_session->key().accountName) : QString();
        row.spotName = stake.isPositive() ? tr("Spot %1, %2").arg(i).arg(amountText(stake)) : tr("Spot %1").arg(i);
        row.active = m_asked && m_asked->seat == number;
        const bool staking = mayStake() && !m_replaying;
        row.canTake = staking && m_rules.table.behind && !drafted && !m_session->slip().checkTakeSeat(number);
        row.canLeave = staking && m_rules.table.behind && drafted;
        row.canStake = staking && (!m_rules.table.behind || drafted || row.canTake);
        if (seat.early && row.mine)
            row.earlyText = actionCaption(m_rules, *seat.early);
        if (m_phase == Playing && !m_replaying && m_rules.table.behind && !m_session->isBusy()) {
            for (const Action action : {Action::Hit, Action::Stand, Action::Double, Action::Split, Action::Surrender}) {
                if (!checkEarly(m_rules, m_session->state(), TableSession::me(), number, HandNumber{1}, action))
                    row.earlyActions << QString::fromLatin1(name(action));
            }
        }
        rows.push_back(std::move(row));
    }
    m_seats.setRows(std::move(rows));
}

void TableController::refreshActions() {
    std::vector<ActionRow> rows;
    if (m_asked && m_session) {
        auto list = offers(m_rules, m_session->state(), *m_asked);
        if (m_asked->kind == QuestionKind::FollowDouble || m_asked->kind == QuestionKind::FollowSplit)
            list.push_back({.action = Action::Decline});
        for (const Offer& offer : list) {
            ActionRow row{.actionId = QString::fromLatin1(name(offer.action))};
            row.caption = actionCaption(m_rules, offer.action);
            row.keyText = actionKey(offer.action);
            row.costText = offer.cost.isPositive() ? amountText(offer.cost) : QString();
            row.enabled = offer.affordable;
            row.disabledReason = offer.affordable ? QString() : refusalText(Refusal::InsufficientBalance);
            row.primary = rows.empty();
            rows.push_back(std::move(row));
        }
    }
    if (rows != m_actions.rows())
        m_actionsSince.start();
    m_actions.setRows(std::move(rows));
}

void TableController::refreshChips() {
    std::vector<ChipRow> rows;
    if (m_session) {
        const Money left = m_session->slip().left();
        for (const Money value : m_rack) {
            ChipRow row{.valueText = amountText(value),
                        .label = chipLabel(value),
                        .value = static_cast<double>(value.minorUnits()),
                        .colorKey = chipKey(value)};
            row.accessibleName = tr("Chip %1").arg(chipKey(value));
            row.affordable = left >= value;
            rows.push_back(std::move(row));
        }
    }
    m_chips.setRows(std::move(rows));
}

// --- What QML reads.

QString TableController::variantId() const {
    return text(m_rules.id);
}
QString TableController::gameName() const {
    return text(m_rules.name);
}
QString TableController::currency() const {
    return m_session ? text(m_session->key().currency) : QString();
}
QString TableController::limits() const {
    return m_session ? models::limitsText(m_rules, m_session->key().currency) : QString();
}
QStringList TableController::printedLines() const {
    return models::feltLines(m_rules);
}

QString TableController::felt() const {
    if (!m_settings.felt().isEmpty())
        return m_settings.felt();
    return variantId();
}

QString TableController::balanceText() const {
    if (!m_session)
        return {};
    if (m_phase == Betting && !m_replaying)
        return amountText(m_session->slip().left());
    const auto& players = m_shown.state().players;
    return players.empty() ? amountText(m_session->wallet()) : amountText(players.front().balance);
}

QString TableController::balanceName() const {
    return m_session ? tr("Balance %1 %2").arg(balanceText(), currency()) : QString();
}

QString TableController::totalStakeText() const {
    if (!m_session)
        return {};
    if (m_phase == Betting && !m_replaying)
        return amountText(m_session->slip().draft().total());
    Money sum;
    for (const Play& play : m_shown.state().plays) {
        if (play.player == TableSession::me())
            sum += play.stake;
    }
    return amountText(sum);
}

bool TableController::isAllIn() const {
    return m_session && m_phase == Betting && !m_session->slip().isEmpty() && m_session->slip().left().isZero();
}

QString TableController::commitment() const {
    return m_shoe ? text(m_shoe->seed.seed.commitment()) : QString();
}

int TableController::cardsLeft() const {
    if (m_phase == Playing || m_replaying)
        return m_rules.cards() - m_shown.state().shoeDrawn;
    return m_rules.cards() - (m_shoe ? m_shoe->drawn : 0);
}

qint64 TableController::shoeNumber() const {
    return m_shoe ? m_shoe->seed.number : 0;
}

QString TableController::questionText() const {
    if (!m_asked || !m_session)
        return {};
    const Seat& seat = m_shown.state().seat(m_asked->seat);
    const QString hand = handLabel(m_rules, m_asked->seat, m_asked->hand, seat.handCount);
    switch (m_asked->kind) {
    case QuestionKind::Insurance: return tr("%1: insurance?").arg(hand);
    case QuestionKind::EvenMoney: return tr("%1: even money?").arg(hand);
    case QuestionKind::Surrender: return tr("%1: %2?").arg(hand, actionCaption(m_rules, Action::Surrender).toLower());
    case QuestionKind::FollowDouble: return tr("%1 doubles: follow?").arg(hand);
    case QuestionKind::FollowSplit: return tr("%1 splits: follow?").arg(hand);
    case QuestionKind::Turn: break;
    }
    return tr("Your turn: %1, %2 against %3")
        .arg(hand.toLower(), totalText(handValue(seat.hand(m_asked->hand).cards)), dealerTotalText());
}

QString TableController::resultLine() const {
    return m_phase == Betting ? QString() : m_shown.resultLine(TableSession::me());
}
QString TableController::resultKind() const {
    return m_phase == Betting ? QString() : m_shown.resultKind(TableSession::me());
}
QString TableController::dealerTotalText() const {
    return totalText(m_shown.dealerValue());
}

QString TableController::dealerName() const {
    const HandValue value = m_shown.dealerValue();
    return value.total == 0 ? tr("Dealer") : tr("Dealer: %1").arg(spokenTotal(value));
}

QString TableController::hint() const {
    const auto& dealer = m_shown.state().dealer;
    return dealer.hint && !dealer.holeTurned ? models::hintText(*dealer.hint) : QString();
}

QString TableController::hintKind() const {
    const auto& dealer = m_shown.state().dealer;
    return dealer.hint && !dealer.holeTurned ? QString::fromLatin1(name(*dealer.hint)) : QString();
}

QString TableController::clockText() const {
    return m_clock.isRunning() ? tr("%1 s").arg(m_clock.secondsLeft()) : QString();
}

void TableController::say(const QString& message) {
    if (m_message == message)
        return;
    m_message = message;
    emit messageChanged();
}

void TableController::dismissMessage() {
    say({});
}

} // namespace openshoe::models
