// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/autoplay.h"

#include "fairness/digest.h"
#include "models/lobby/lobbymodel.h"
#include "session/round/me.h"

#include <QCoreApplication>
#include <QDir>
#include <QQuickWindow>

#include <algorithm>

namespace openshoe::app {

using namespace engine;
using models::LiveRound;
using models::TableController;

namespace {

constexpr int patienceMs = 120'000; // a round at slow speed takes a fraction of that
constexpr int mostAttempts = 20;
constexpr int topUpMs = 300; // by then the wallet has been filled
constexpr int dealMs = 2000; // by then the first card is on its way

std::uint64_t seedNumber(const QString& text) {
    if (text.isEmpty())
        return std::random_device{}();
    const fairness::Digest digest = fairness::sha256(text.toStdString());
    std::uint64_t number = 0;
    for (int i = 0; i < 8; ++i)
        number = number << 8 | digest[static_cast<std::size_t>(i)];
    return number;
}

} // namespace

QString roundLine(qint64 round, const RuleSet& rules, const TableState& state) {
    QStringList values;
    QStringList results;
    base::Money net;
    for (const Play& play : state.plays) {
        if (play.player.value != 0)
            continue;
        net += play.returned - play.stake;
    }
    for (int s = 1; s <= maxSeats; ++s) {
        const SeatNumber seat{static_cast<std::uint8_t>(s)};
        for (int h = 1; h <= state.seat(seat).handCount; ++h) {
            const HandNumber hand{static_cast<std::uint8_t>(h)};
            const Play* play = state.find(StakeKind::Main, session::me(), seat, hand);
            if (!play) // for a bet on another player's hand
                play = state.find(StakeKind::Behind, session::me(), seat, hand);
            if (!play)
                continue;
            values << QString::number(handValue(state.seat(seat).hand(hand).cards).total);
            results << QString::fromLatin1(name(play->result));
        }
    }
    const QString sign = net < base::Money{} ? QString() : QStringLiteral("+");
    return QStringLiteral("round %1 %2 %3-%4 %5 %6%7")
        .arg(round)
        .arg(QString::fromStdString(rules.id), values.isEmpty() ? QStringLiteral("none") : values.join(u','))
        .arg(handValue(state.dealer.cards).total)
        .arg(results.isEmpty() ? QStringLiteral("none") : results.join(u','), sign, QString::fromStdString(net.text()));
}

AutoPlayer::AutoPlayer(models::AppController& controller, QQuickWindow* window, Options options,
                       std::function<void(const QString&)> print, QObject* parent)
    : QObject(parent), m_controller(controller), m_window(window), m_options(std::move(options)),
      m_print(std::move(print)), m_random(seedNumber(m_options.seed)) {
    connect(&table(), &TableController::roundShown, this, &AutoPlayer::onRoundShown);
    connect(m_controller.seating, &models::SeatingController::sittingFailed, this,
            [this] { end(m_controller.notices->text()); });
    connect(&m_timer, &QTimer::timeout, this, &AutoPlayer::step);
}

void AutoPlayer::start() {
    m_lastProgress.start();
    m_timer.start(table().playback().speed() == session::Speed::Off ? 0 : 40);
}

bool AutoPlayer::chance(double probability) const {
    return static_cast<double>(m_random() >> 11) * 0x1.0p-53 < probability;
}

int AutoPlayer::upTo(int most) const {
    return most <= 1 ? 1 : 1 + static_cast<int>(m_random() % static_cast<std::uint64_t>(most));
}

void AutoPlayer::end(const QString& problem) {
    m_timer.stop();
    disconnect(&table(), nullptr, this, nullptr);
    disconnect(m_controller.seating, nullptr, this, nullptr);
    emit finished(problem);
}

// Looks at the table once and takes one action.
void AutoPlayer::step() {
    if (m_controller.trouble->isShown()) {
        end(m_controller.trouble->plainText());
        return;
    }
    if (m_lastProgress.elapsed() > patienceMs) {
        end(tr("the table has not moved for two minutes"));
        return;
    }
    if (!m_controller.data->isReady() || !m_controller.controller<models::LobbyModel>()->isRead())
        return;
    const bool canBeUsed = table().isSeated() && table().session()->stage() == session::TableSession::Stage::Ready;
    switch (m_step) {
    case Step::Start:
        for (const models::GameRow& row : m_controller.controller<models::LobbyModel>()->rows()) {
            if (row.interrupted)
                m_interrupted << row.variantId;
        }
        if (m_options.variants.isEmpty()) {
            for (const models::GameRow& row : m_controller.controller<models::LobbyModel>()->rows())
                m_options.variants << row.variantId;
        }
        openNext();
        return;
    case Step::Opening:
        if (!canBeUsed)
            return;
        m_lastProgress.restart();
        m_step = table().live()->phase() == LiveRound::Playing ? Step::Playing
                 : m_interrupted.isEmpty()                   ? Step::Staking
                                                             : Step::Interrupted;
        return;
    case Step::Interrupted: // nothing is waiting there any more
        m_interrupted.removeAll(table().variantId());
        openNext();
        return;
    case Step::Between: return;
    case Step::Staking: stake(); return;
    case Step::Playing:
        if (table().shown()->cards()->count() >= 3 && !m_dealPictured) {
            m_dealPictured = true;
            picture("deal");
        }
        decide();
        return;
    }
}

void AutoPlayer::openNext() {
    if (m_interrupted.isEmpty() && m_played >= m_options.rounds) {
        end({});
        return;
    }
    const QString variant =
        m_interrupted.isEmpty() ? m_options.variants[m_played % m_options.variants.size()] : m_interrupted.first();
    m_attempts = 0;
    m_dealPictured = m_decisionPictured = false;
    m_step = Step::Opening;
    m_controller.seating->open(variant);
}

void AutoPlayer::stakeSeat(int seat) {
    table().bets()->minStake(seat, models::TableBets::MainPlace);
    for (int more = upTo(4) - 1; more > 0; --more) {
        table().bets()->setSelectedChip(upTo((table().bets()->chips()->count() + 1) / 2) - 1);
        table().bets()->addChip(seat, models::TableBets::MainPlace);
    }
    for (int bet = 0; bet < table().sideBets()->count(); ++bet) {
        if (chance(0.5))
            table().bets()->minStake(seat, bet);
    }
}

// While seats are held, usually stays on them. None if other people hold them all.
QList<int> AutoPlayer::chooseSeats() {
    QList<int> seats;
    for (const SeatNumber seat : table().session()->slip().draft().seats)
        seats << seat.value;
    if (!seats.isEmpty()) {
        if (chance(0.9))
            return seats;
        for (const int seat : std::as_const(seats))
            table().bets()->leaveSeat(seat);
        seats.clear();
    }
    QList<int> free;
    for (int seat = 1; seat <= table().seatCount(); ++seat) {
        if (!table().session()->slip().checkTakeSeat(SeatNumber{static_cast<std::uint8_t>(seat)}))
            free << seat;
    }
    if (free.isEmpty())
        return {};
    const int count = std::min(upTo(table().session()->rules().table.seatsPerPlayer), static_cast<int>(free.size()));
    return free.mid(upTo(static_cast<int>(free.size()) - count + 1) - 1, count);
}

void AutoPlayer::stakeAnew() {
    table().bets()->newBets();
    table().bets()->clear();
    const QList<int> seats = chooseSeats();
    for (const int seat : seats)
        stakeSeat(seat);
    if (table().session()->rules().table.behind && (seats.isEmpty() || chance(0.2)))
        table().bets()->minStake(upTo(table().seatCount()), models::TableBets::BehindPlace);
    if (table().bets()->canUndo() && chance(0.1))
        table().bets()->undo();
}

void AutoPlayer::stake() {
    if (table().session()->isBusy() || table().shown()->isAnimating() || !table().session()->shoe() ||
        (m_toppedUp.isValid() && m_toppedUp.elapsed() < topUpMs))
        return;
    m_toppedUp.invalidate();
    const std::string money = table().currency().toStdString();
    if (const QString obstacle = m_controller.limits->obstacle(money); !obstacle.isEmpty()) {
        end(obstacle);
        return;
    }
    if (++m_attempts > mostAttempts) {
        end(tr("no stake could be placed: %1").arg(table().message()->text() + u' ' + table().bets()->dealHint()));
        return;
    }
    if (m_attempts % 4 == 0) { // the wallet is short
        table().bets()->clear();
        m_controller.accounts->topUp(table().currency());
        m_toppedUp.start();
        return;
    }
    if (table().bets()->canRepeat() && chance(0.2)) {
        table().bets()->repeatBets();
        if (table().bets()->canDoubleBets() && chance(0.3))
            table().bets()->doubleBets();
    } else {
        stakeAnew();
    }
    if (!table().bets()->canDeal() || table().bets()->watches()) // a round only counts if something is staked
        return;
    m_step = Step::Playing;
    m_lastProgress.restart();
    table().bets()->deal();
}

std::optional<Action> AutoPlayer::choice() const {
    std::vector<Action> can;
    for (const models::ActionRow& row : table().live()->actions()->rows()) {
        if (const auto action = models::actionOf(row.intent); action && row.enabled)
            can.push_back(*action);
    }
    const auto offered = [&](Action action) { return std::find(can.begin(), can.end(), action) != can.end(); };
    const auto asked = table().session()->question();
    if (!asked || can.empty())
        return {};
    for (const Action yes : {Action::Insurance, Action::EvenMoney, Action::FollowDouble, Action::FollowSplit}) {
        if (offered(yes) && chance(0.5))
            return yes;
    }
    if (offered(Action::Decline))
        return Action::Decline;
    if (offered(Action::Split) && chance(0.8))
        return Action::Split;
    if (offered(Action::Double) && chance(0.3))
        return Action::Double;
    if (offered(Action::Surrender) && chance(0.1))
        return Action::Surrender;
    const int total = handValue(table().session()->state().seat(asked->seat).hand(asked->hand).cards).total;
    const bool draw = total < 12 || (total < 17 && chance(0.5));
    return offered(Action::Hit) && draw ? Action::Hit : Action::Stand;
}

void AutoPlayer::decide() {
    if (table().session()->isBusy())
        return;
    if (table().live()->phase() != LiveRound::Playing) {
        // Nothing was dealt on the stakes: refused, or whoever they stood behind has left.
        if (!table().shown()->isAnimating() && m_lastProgress.hasExpired(dealMs))
            m_step = Step::Staking;
        return;
    }
    const auto action = choice();
    if (!action || table().live()->actions()->count() == 0)
        return;
    if (!m_decisionPictured) {
        m_decisionPictured = true;
        picture("decision");
    }
    m_lastProgress.restart();
    for (const models::SeatRow& seat : table().seats()->rows()) {
        if (!seat.earlyActions.isEmpty() && seat.earlyText.isEmpty() && chance(0.3)) {
            table().live()->early(seat.seatNumber,
                                  seat.earlyActions.at(upTo(static_cast<int>(seat.earlyActions.size())) - 1));
            return;
        }
    }
    table().live()->act(models::intentOf(*action));
}

void AutoPlayer::onRoundShown(qint64 round) {
    if (m_step == Step::Start)
        return;
    m_lastProgress.restart();
    const session::TableSession& session = *table().session();
    m_print(roundLine(round, session.rules(), session.state()));
    m_step = Step::Between; // the next one begins outside the table's own signal
    QTimer::singleShot(0, this, [this] {
        if (!m_dealPictured) // it ended as soon as it was dealt
            picture("deal");
        picture("result"); // by now the window has received everything the signal announced
        if (!m_timer.isActive())
            return; // the picture could not be written
        const bool wasInterrupted = m_interrupted.removeAll(table().variantId()) > 0;
        if (!wasInterrupted)
            ++m_played;
        m_attempts = 0;
        m_dealPictured = m_decisionPictured = false;
        openNext();
    });
}

void AutoPlayer::picture(const char* moment) {
    if (m_options.screenshots.isEmpty() || !m_window)
        return;
    const int number = m_played + 1;
    const QString file =
        QStringLiteral("round-%1-%2-%3.png").arg(number).arg(table().variantId(), QString::fromLatin1(moment));
    const QString path = QDir(m_options.screenshots).filePath(file);
    QEvent leave(QEvent::Leave); // so that nothing in the picture looks hovered
    QCoreApplication::sendEvent(m_window, &leave);
    if (!m_window->grabWindow().save(path))
        end(tr("%1 can't be written").arg(path));
}

} // namespace openshoe::app

#include "moc_autoplay.cpp"
