// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/table/tablesession.h"

#include "session/round/me.h"
#include "session/round/recovery.h"

#include <algorithm>
#include <utility>

namespace openshoe::session {

using namespace engine;
using base::Money;

TableSession::TableSession(Journal& journal, TableKey key, QObject* parent)
    : QObject(parent), m_journal(journal), m_key(std::move(key)) {
    m_state.currency = m_key.currency;
    m_state.players.push_back(Player{.id = m_key.accountName, .balance = {}, .trial = m_key.trial});
    m_slip = freshSlip();
}

TableSession::~TableSession() {
    *m_alive = false;
}

template <typename T>
Done<T> TableSession::answer(std::function<void(T)> then, std::function<void(const base::Error&)> otherwise) {
    return [this, alive = m_alive, then = std::move(then), otherwise = std::move(otherwise)](base::Result<T> result) {
        if (!*alive)
            return;
        if (result)
            then(std::move(*result));
        else if (otherwise)
            otherwise(result.error());
        else
            fail(result.error());
    };
}

Done<void> TableSession::answer(std::function<void()> then) {
    return [this, alive = m_alive, then = std::move(then)](const base::Result<void>& result) {
        if (!*alive)
            return;
        if (result)
            then();
        else
            fail(result.error());
    };
}

// --- Its state.

void TableSession::enter(State state) {
    const bool wasBusy = isBusy();
    m_at = std::move(state);
    if (isBusy() != wasBusy)
        emit busyChanged();
}

TableSession::Stage TableSession::stage() const {
    return is<Opening>() ? Stage::Opening : is<Failed>() ? Stage::Failed : Stage::Ready;
}

bool TableSession::isBusy() const {
    const auto* failed = std::get_if<Failed>(&m_at);
    return failed ? failed->givesBack : !is<Ready>();
}

base::Error TableSession::failure() const {
    const auto* failed = std::get_if<Failed>(&m_at);
    return failed ? failed->error : base::Error{};
}

bool TableSession::roundIsOwed() const {
    const auto* failed = std::get_if<Failed>(&m_at);
    return failed && failed->round && failed->round->isOwed;
}

RoundFate TableSession::fate() const {
    if (const auto* failed = std::get_if<Failed>(&m_at))
        return failed->round ? failed->round->fate : RoundFate::None;
    if (const auto* opening = std::get_if<Opening>(&m_at))
        return opening->fate;
    const auto* storing = std::get_if<Storing>(&m_at);
    return storing ? storing->fate : std::get<Ready>(m_at).fate;
}

// --- Opening, and what a program that ended during a round left behind.

void TableSession::open() {
    enter(Opening{});
    m_journal.openTable(m_key, answer<KeptTable>([this](const KeptTable& kept) { resume(kept); }));
}

void TableSession::retry() {
    const auto* now = std::get_if<Failed>(&m_at);
    if (!now || now->givesBack)
        return;
    if (!now->round) {
        open();
        return;
    }
    const auto round = now->round;
    enter(Failed{.error = now->error, .round = round, .givesBack = true});
    m_journal.giveBack(m_key, m_lastRound,
                       answer<GivenBack>(
                           [this](const GivenBack& back) {
                               (void)takeBack(back, true);
                               enter(Opening{.roundEnded = back.fate != RoundFate::None, .fate = back.fate});
                               resume(back.table);
                           },
                           [this, round](const base::Error& error) {
                               enter(Failed{.error = error, .round = round});
                               emit failed(error, {});
                           }));
}

void TableSession::resume(const KeptTable& kept) {
    m_lastRound = std::max(m_lastRound, kept.round ? kept.round->id - 1 : kept.lastRound);
    m_state.players.front().balance = kept.wallet;
    if (kept.shoe) {
        KeptShoe shoe = *kept.shoe;
        if (!shoe.staked)
            shoe.seed.clientSeed = m_key.clientSeed; // stored with the first stake
        useShoe(std::move(shoe));
    } else {
        m_shoe.reset();
    }
    const auto watchRounds = [&] {
        for (const Events& log : kept.shoeLogs)
            watchRound(log);
    };
    if (!kept.round) {
        watchRounds();
        if (!m_shoe || needsNewShoe() || m_shoe->seed.decks != rules().newShoe())
            drawShoe(true);
        else
            finishOpening();
        return;
    }
    m_round = kept.round->id;
    // A round is played to its end by the rules it began with; the requested ones apply from the next round.
    const RuleSet wanted = std::exchange(m_key.rules, kept.round->rules);
    m_key.rules.look = wanted.look;
    if (wanted != m_key.rules) {
        lookUpStrategy();
        (void)useRules(wanted);
    }
    watchRounds();
    m_slip = freshSlip();
    auto recovery = recover(rules(), kept.round->events, m_cards, rules().onSilence == OnSilence::Auto,
                            companyAnswers(rules(), m_shoe->seed.seed, m_strategy.analyser()));
    if (!recovery) {
        fail(recovery.error());
        return;
    }
    m_state = std::move(recovery->state);
    if (m_state.players.empty()) // the log stopped before saying who is there
        m_state.players.push_back(Player{.id = m_key.accountName, .balance = kept.wallet, .trial = m_key.trial});
    m_state.currency = m_key.currency;
    m_events = kept.round->events;
    watchRound(m_events);
    m_lastDraft = Draft::of(m_events, me(), heldSeats());
    std::get<Opening>(m_at).roundEnded = m_state.phase == Phase::Over;
    if (recovery->missing.empty()) {
        finishOpening();
        return;
    }
    m_events.insert(m_events.end(), recovery->missing.begin(), recovery->missing.end());
    see(recovery->missing);
    m_journal.append(m_round, recovery->missing, answer([this] { finishOpening(); }));
}

// A shoe nobody has played from yet is fine, even in games with a new shoe every round.
bool TableSession::needsNewShoe() const {
    return m_shoe && (m_shoe->staked || m_shoe->drawn > 0) && shoeIsSpent(rules(), m_state);
}

void TableSession::finishOpening() {
    const Opening opening = std::get<Opening>(m_at);
    if (opening.roundEnded)
        m_slip = freshSlip();
    else if (!isPlaying())
        m_slip.setWallet(wallet()); // what was drafted before a failure may still be dealt
    enter(Ready{opening.fate});
    updateCompany();
    emit opened();
    emit shoeChanged();
    if (opening.roundEnded)
        afterRound();
    else
        settleRules();
}

void TableSession::useShoe(KeptShoe shoe) {
    const bool fresh = shoe.drawn == 0;
    m_shoe = std::move(shoe);
    m_watcher.emplace(rules(), m_key.accountName);
    m_cards = fairness::shuffle(m_shoe->seed);
    if (fresh) {
        changeShoe(rules(), m_state, false);
    } else {
        m_state.shoeDrawn = m_shoe->drawn;
        m_state.burnDue = false;
    }
}

void TableSession::drawShoe(bool opening) {
    if (!opening)
        enter(Storing{.fate = fate()});
    const auto add = [this, opening] {
        m_journal.addShoe(m_key, fairness::Seed::draw(), answer<KeptShoe>([this, opening](KeptShoe shoe) {
                              shoe.seed.clientSeed = m_key.clientSeed;
                              useShoe(std::move(shoe));
                              if (opening) {
                                  finishOpening();
                                  return;
                              }
                              enter(Ready{fate()});
                              updateCompany();
                              emit shoeChanged();
                              settleRules();
                          }));
    };
    if (!m_shoe) {
        add();
        return;
    }
    m_journal.endShoe(m_shoe->id, answer([this, add] {
                          m_shoe.reset();
                          add();
                      }));
}

bool TableSession::setClientSeed(const fairness::ClientSeed& seed) {
    m_key.clientSeed = seed;
    if (!clientSeedIsOpen())
        return false;
    m_shoe->seed.clientSeed = seed;
    m_cards = fairness::shuffle(m_shoe->seed);
    emit shoeChanged();
    return true;
}

// --- The table as it stands.

bool TableSession::isPlaying() const {
    return m_state.phase != Phase::Idle && m_state.phase != Phase::Over;
}

Money TableSession::wallet() const {
    return m_state.players.front().balance;
}

std::vector<SeatNumber> TableSession::heldSeats() const {
    return rules().table.behind ? m_state.seatsOf(me()) : std::vector<SeatNumber>();
}

void TableSession::resetSlip() {
    change([this](BetSlip& slip) { slip = freshSlip(); });
}

BetSlip TableSession::freshSlip() const {
    return BetSlip({.rules = &m_key.rules, .currency = m_key.currency, .wallet = wallet(), .trial = m_key.trial},
                   Draft{.stakes = {}, .seats = heldSeats()});
}

void TableSession::setWallet(Money wallet) {
    if (isPlaying())
        return;
    m_state.players.front().balance = wallet;
    m_slip.setWallet(wallet);
}

std::optional<Question> TableSession::question() const {
    const auto asked = engine::question(rules(), m_state);
    return asked && asked->player == me() ? asked : std::nullopt;
}

std::optional<SeenDecision> TableSession::openDecision() const {
    return m_watcher ? m_watcher->openDecision() : std::nullopt;
}

void TableSession::watchRound(const Events& events) {
    m_lastDecision.reset();
    if (m_watcher)
        m_watcher->beginRound();
    see(events);
}

// If a log read from disk doesn't fold, nothing can be said about the rest of its shoe.
void TableSession::see(const Events& events) {
    for (auto event = events.begin(); m_watcher && event != events.end(); ++event) {
        auto answered = m_watcher->follow(*event);
        if (!answered)
            m_watcher.reset();
        else if (*answered)
            m_lastDecision = std::move(*answered);
    }
}

// --- Playing.

std::optional<Refusal> TableSession::deal() {
    if (!is<Ready>() || isPlaying() || !m_shoe)
        return Refusal::WrongPhase;
    updateCompany();
    if (const auto problem = m_slip.problem())
        return problem->refusal;
    const Draft staked = m_slip.draft();
    const auto refusal = openWith(staked.total());
    if (!refusal)
        m_lastDraft = staked;
    return refusal;
}

void TableSession::openRound(TableState next, Events events) {
    enter(Storing{.opensRound = true});
    m_journal.openRound(m_key, *m_shoe, events,
                        answer<std::int64_t>([this, next = std::move(next), events](std::int64_t round) {
                            enter(Ready{});
                            m_round = round;
                            m_events.clear();
                            watchRound({});
                            m_shoe->staked = true;
                            accept(next, events);
                        }));
}

std::optional<Refusal> TableSession::perform(const Command& command) {
    if (!is<Ready>() || !isPlaying())
        return Refusal::WrongPhase;
    TableState next = m_state;
    Events events;
    if (const auto refusal = applyTo(rules(), next, command, m_cards, events))
        return refusal;
    enter(Storing{});
    m_journal.append(m_round, events, answer([this, next = std::move(next), events] {
                         enter(Ready{});
                         accept(next, events);
                     }));
    return std::nullopt;
}

std::optional<Refusal> TableSession::act(Action action) {
    const auto asked = question();
    if (!asked)
        return Refusal::NotYourTurn;
    return perform(Act{.player = me(), .seat = asked->seat, .hand = asked->hand, .action = action});
}

std::optional<Refusal> TableSession::decline() {
    const auto asked = question();
    if (!asked || asked->kind == QuestionKind::Turn)
        return Refusal::NotYourTurn;
    const bool follow = asked->kind == QuestionKind::FollowDouble || asked->kind == QuestionKind::FollowSplit;
    return follow ? perform(Silence{}) : act(Action::Decline);
}

std::optional<Refusal> TableSession::early(SeatNumber seat, Action action) {
    return perform(Act{.player = me(), .seat = seat, .hand = HandNumber{1}, .action = action, .early = true});
}

std::optional<Refusal> TableSession::silence() {
    if (companyQuestion())
        return Refusal::NotYourTurn;
    return perform(Silence{});
}

void TableSession::accept(TableState next, const Events& events) {
    m_state = std::move(next);
    m_events.insert(m_events.end(), events.begin(), events.end());
    see(events);
    m_company = {};
    m_shoe->drawn = m_state.shoeDrawn;
    emit played(events);
    if (m_state.phase == Phase::Over)
        afterRound();
}

void TableSession::afterRound() {
    m_lastRound = m_round;
    m_slip = freshSlip();
    emit roundOver(m_round);
    if (m_next)
        settleRules(true);
    else if (needsNewShoe())
        drawShoe(false);
    else {
        updateCompany();
        emit shoeChanged();
    }
}

// --- When the journal can't go on.

void TableSession::fail(const base::Error& error) {
    const auto* storing = std::get_if<Storing>(&m_at);
    const bool wasShown = !storing || !storing->opensRound;
    if (stage() != Stage::Ready || (wasShown && !isPlaying())) {
        enter(Failed{.error = error});
        emit failed(error, {});
        return;
    }
    enter(Failed{.error = error, .round = Failed::GivenUp{}, .givesBack = true});
    const auto tell = [this, error](const Failed::GivenUp& round, const Events& ending) {
        enter(Failed{.error = error, .round = round});
        emit failed(error, ending);
    };
    m_journal.giveBack(
        m_key, m_lastRound,
        answer<GivenBack>([=, this](const GivenBack& back) { tell({.fate = back.fate}, takeBack(back, wasShown)); },
                          [=, this](const base::Error&) { tell({.isOwed = true}, cancelHere()); }));
}

Events TableSession::cancelHere() {
    Events cancelling;
    if (isPlaying())
        (void)applyTo(rules(), m_state, Cancel{}, m_cards, cancelling);
    m_events.insert(m_events.end(), cancelling.begin(), cancelling.end());
    return cancelling;
}

// Takes over the table as it is on disk, where the round in play has ended; returns the events not yet shown, which are
// all of them if its beginning wasn't.
Events TableSession::takeBack(const GivenBack& back, bool wasShown) {
    Events rest;
    if (back.round) {
        rest = back.round->events;
        const auto known = std::mismatch(rest.begin(), rest.end(), m_events.begin(), m_events.end());
        if (wasShown && known.second == m_events.end())
            rest.erase(rest.begin(), known.first);
        m_round = back.round->id;
        m_events = back.round->events;
        m_state = replay(m_events).value_or(m_state);
    } else {
        rest = cancelHere();
    }
    m_state.players.front().balance = back.table.wallet;
    return rest;
}

} // namespace openshoe::session

#include "moc_tablesession.cpp"
