// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/record/journal.h"

#include "engine/round.h"
#include "formats/eventbytes.h"
#include "storage/record/books.h"
#include "storage/record/rowreading.h"
#include "storage/rows/removed.h"
#include "storage/rows/seals.h"
#include "storage/tallies/tallies.h"

#include <algorithm>
#include <fmt/format.h>

namespace openshoe::storage {

using namespace engine;
using base::inputError;
using base::Result;
using base::said;

namespace {

QDateTime now() {
    return QDateTime::currentDateTimeUtc();
}

// Folds the events, the first of which is number `at` of the round, into the state and adds up what they move; an error
// says which event doesn't fit.
Result<Bookings> foldAndBook(TableState& state, const Events& events, std::size_t at, const std::string& own) {
    Bookings bookings;
    try {
        for (const Event& event : events) {
            if (at > 0 && (state.phase == Phase::Over || std::holds_alternative<RoundOpened>(event)))
                return inputError(said("Errors", "event {}").with(at),
                                  said("Errors", "lies outside the round it is stored with"));
            book(bookings, state, event, own);
            if (auto folded = fold(state, event); !folded)
                return inputError(said("Errors", "event {}").with(at), folded.error().said());
            ++at;
        }
    } catch (const base::MoneyOverflow&) {
        return inputError({}, said("Errors", "an amount larger than a wallet can hold"));
    }
    return bookings;
}

} // namespace

bool RoundJournal::checkBeginning(const RoundInPlay& playing, const Events& events, const ShoeRow& shoe) {
    Sql& sql = m_db.sql();
    const auto* opened = events.empty() ? nullptr : std::get_if<RoundOpened>(&events.front());
    if (!opened)
        sql.inconsistent(said("Errors", "a round must begin with its opening"));
    else if (shoe.account != playing.account || shoe.finished || shoe.seed.decks != playing.rules->newShoe())
        sql.inconsistent(said("Errors", "shoe {} can't be played from here").with(shoe.id));
    else if (shoe.drawn != opened->firstCard)
        sql.inconsistent(said("Errors", "shoe {} has given {} cards, the round begins at {}")
                             .with(shoe.id, shoe.drawn, std::int64_t{opened->firstCard} + 1));
    else if (sql.integer("SELECT id FROM rounds WHERE account = ? AND currency = ? AND state = 0", playing.account,
                         opened->currency))
        sql.inconsistent(said("Errors", "another round is being played with this money; finish it first"));
    if (sql.failed())
        return false;
    for (const Event& event : events) {
        const auto* present = std::get_if<PlayerPresent>(&event);
        if (present && present->id == playing.key &&
            present->balance != Books(m_db).balance(BookKind::Wallet, playing.account, opened->currency))
            sql.inconsistent(said("Errors", "the wallet does not hold the {} that the round begins with")
                                 .with(present->balance.text()));
    }
    return !sql.failed();
}

Result<StoredStep> RoundJournal::begin(AccountId account, const RuleSet& rules, ShoeId shoeId, const Events& events) {
    Sql& sql = m_db.sql();
    std::optional<RoundInPlay> playing;
    auto begun = sql.transaction([&]() -> StoredStep {
        const auto shoe = findShoe(sql, shoeId);
        std::string key;
        if (Cursor row = sql.query("SELECT key FROM accounts WHERE id = ?", account); row.next())
            key = row.text(0);
        if (key.empty() || !shoe) {
            sql.inconsistent(said("Errors", "there is no account {} or no shoe {}").with(account, shoeId));
            return {};
        }
        playing = RoundInPlay{.account = account,
                              .key = key,
                              .rules = std::make_shared<const RuleSet>(rules),
                              .shoe = shoeId,
                              .started = now()};
        if (!checkBeginning(*playing, events, *shoe))
            return {};
        const std::int64_t ruleSet = m_db.ruleSets().keep(rules);
        const auto& opened = std::get<RoundOpened>(events.front());
        sql.run("INSERT INTO rounds(id, account, game, rule_set, shoe, currency, first_card, started)"
                " SELECT ?, ?, game, id, ?, ?, ?, ? FROM rule_sets WHERE id = ?",
                RemovedNumbers(sql).next(Numbered::Round), account, shoeId, opened.currency, opened.firstCard,
                playing->started, ruleSet);
        StoredStep step{.round = sql.insertedId(), .finished = std::nullopt};
        seal(sql, Sealed::Round, step.round);
        sql.run("UPDATE accounts SET rounds = rounds + 1 WHERE id = ?", account);
        store(step.round, *playing, events);
        if (!sql.failed() && playing->state.phase == Phase::Over) {
            if (isEmpty(playing->state))
                sql.inconsistent(said("Errors", "a round without a play gets no number"));
            else
                step.finished = complete(step.round, *playing);
        }
        return step;
    });
    if (begun && playing->state.phase != Phase::Over)
        m_playing.insert_or_assign(begun->round, std::move(*playing));
    return begun;
}

// Stores the next events and what follows from them. The events are folded here, once, so that a log that doesn't fit
// is refused and the books know who stakes what. Within a transaction; after an error `playing` must not be used any
// more.
void RoundJournal::store(RoundId round, RoundInPlay& playing, const Events& added) {
    Sql& sql = m_db.sql();
    const TableState& state = playing.state;
    const auto first = static_cast<std::int64_t>(playing.events.size());
    const int drawn = state.shoeDrawn;
    const auto bookings = foldAndBook(playing.state, added, playing.events.size(), playing.key);
    if (!bookings) {
        sql.inconsistent(said("Errors", "round {}: {}").with(round, bookings.error().said()));
        return;
    }
    playing.events.insert(playing.events.end(), added.begin(), added.end());
    sql.run("INSERT INTO journal(round, first, events) VALUES(?, ?, ?)", round, first, formats::eventsToBytes(added));
    seal(sql, Sealed::JournalPart, round, first);
    Books(m_db).apply(round, playing.account, state.currency, *bookings);
    const bool staked =
        std::any_of(added.begin(), added.end(), [](const Event& e) { return std::holds_alternative<StakePlaced>(e); });
    if (staked || state.shoeDrawn != drawn)
        sql.run("UPDATE shoes SET drawn = ?, staked = max(staked, ?) WHERE id = ?", state.shoeDrawn, staked,
                playing.shoe);
    if (staked)
        seal(sql, Sealed::Shoe, playing.shoe);
}

// The round is over: stores its row and plays, the log in one piece, and the shoe. Within a transaction.
FinishedRound RoundJournal::complete(RoundId round, const RoundInPlay& playing) {
    Sql& sql = m_db.sql();
    const TableState& state = playing.state;
    const Outcome outcome = outcomeOf(*playing.rules, state, playing.key);
    const RoundState end = state.cancelled ? RoundState::Returned : RoundState::Settled;
    sql.run("UPDATE rounds SET state = ?, ended = ?, cards = ?, hands = ?, dealer = ?, side_bets = ?, results = ?, "
            "wagered = ?,"
            " returned = ? WHERE id = ?",
            static_cast<int>(end), std::max(now(), playing.started), state.shoeDrawn - state.firstCard, outcome.hands,
            outcome.dealer, outcome.sideBets, outcome.results, outcome.wagered, outcome.returned, round);
    seal(sql, Sealed::Round, round);
    int number = 0;
    for (const StoredPlay& play : outcome.plays) {
        sql.run("INSERT INTO plays(round, number, seat, hand, kind, insures, side_bet, stake, returned, result, "
                "outcome, second, balance)"
                " VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                round, ++number, play.seat, play.hand, static_cast<int>(play.kind), static_cast<int>(play.on),
                play.sideBet, play.stake, play.returned, static_cast<int>(play.result), static_cast<int>(play.outcome),
                static_cast<int>(play.second), play.balance);
    }
    sql.run("DELETE FROM journal WHERE round = ?", round);
    sql.run("INSERT INTO logs(round, events) VALUES(?, ?)", round, formats::eventsToBytes(playing.events));
    seal(sql, Sealed::Log, round);
    if (shoeIsSpent(*playing.rules, state) && !isEmpty(state))
        finishShoe(sql, playing.shoe);
    Tallies(sql).finished(round);
    FinishedRound finished{.table = state};
    if (auto row = findRound(sql, round)) {
        finished.row = std::move(*row);
        number = 0;
        for (const StoredPlay& play : outcome.plays)
            finished.plays.push_back(playRow(finished.row, ++number, play, playing.rules));
        addHouse(finished.plays, state);
    }
    return finished;
}

// A round without plays isn't worth a number; false if a later round has already been stored. Within a transaction.
bool RoundJournal::takeOut(RoundId round, const RoundInPlay& playing) {
    Sql& sql = m_db.sql();
    if (sql.integer("SELECT max(id) FROM rounds") != round)
        return false;
    Books(m_db).takeOut(round);
    sql.run("DELETE FROM journal WHERE round = ?", round);
    sql.run("DELETE FROM rounds WHERE id = ?", round);
    sql.run("UPDATE accounts SET rounds = rounds - 1 WHERE id = ?", playing.account);
    return true;
}

std::optional<RoundJournal::RoundInPlay> RoundJournal::read(RoundId round) {
    if (const auto known = m_playing.find(round); known != m_playing.end())
        return known->second;
    Sql& sql = m_db.sql();
    std::int64_t ruleSet = 0;
    RoundInPlay playing;
    {
        Cursor row = sql.query(
            "SELECT r.account, a.key, r.rule_set, r.shoe, r.started FROM rounds r JOIN accounts a ON a.id = r.account"
            " WHERE r.id = ? AND r.state = 0",
            round);
        if (!row.next()) {
            sql.inconsistent(said("Errors", "round {} is not being played").with(round));
            return std::nullopt;
        }
        playing.account = row.integer(0);
        playing.key = row.text(1);
        ruleSet = row.integer(2);
        playing.shoe = row.integer(3);
        playing.started = row.time(4);
    }
    const auto rules = m_db.ruleSets().at(ruleSet);
    auto events = readEvents(sql, round);
    if (!rules || !events)
        return std::nullopt;
    playing.rules = rules;
    playing.events = std::move(*events);
    if (const auto folded = foldAndBook(playing.state, playing.events, 0, playing.key); !folded) {
        sql.inconsistent(said("Errors", "round {}: {}").with(round, folded.error().said()));
        return std::nullopt;
    }
    return playing;
}

std::optional<RoundJournal::RoundInPlay> RoundJournal::take(RoundId round) {
    if (auto known = m_playing.extract(round))
        return std::move(known.mapped());
    return read(round);
}

Result<StoredStep> RoundJournal::append(RoundId round, const Events& events) {
    Sql& sql = m_db.sql();
    std::optional<RoundInPlay> playing;
    auto done = sql.transaction([&] {
        StoredStep step{.round = round, .finished = std::nullopt};
        playing = take(round);
        if (playing)
            store(round, *playing, events);
        if (!sql.failed() && playing->state.phase == Phase::Over &&
            !(isEmpty(playing->state) && takeOut(round, *playing)))
            step.finished = complete(round, *playing);
        return step;
    });
    if (!done)
        m_playing.erase(round);
    else if (playing->state.phase != Phase::Over)
        m_playing.emplace(round, std::move(*playing));
    return done;
}

Result<std::vector<OpenRound>> RoundJournal::openRounds() {
    Sql& sql = m_db.sql();
    std::vector<RoundId> ids;
    {
        // The plus makes SQLite use the small index of open rounds: ordered by plain id it would scan all rounds.
        Cursor row = sql.query("SELECT id FROM rounds WHERE state = 0 ORDER BY +id");
        while (row.next())
            ids.push_back(row.integer(0));
    }
    std::vector<OpenRound> rounds;
    for (const RoundId id : ids) {
        auto playing = read(id);
        auto shoe = playing ? findShoe(sql, playing->shoe) : std::nullopt;
        if (!shoe)
            break;
        rounds.push_back({id, playing->account, *playing->rules, std::move(*shoe), playing->events, playing->state});
    }
    return sql.result(std::move(rounds));
}

Result<std::vector<OpenRound>> RoundJournal::recover() {
    Sql& sql = m_db.sql();
    const auto marked = sql.transaction([&] {
        while (const auto round = sql.integer("SELECT id FROM rounds WHERE state = 0 AND recovered = 0 LIMIT 1")) {
            sql.run("UPDATE rounds SET recovered = 1 WHERE id = ?", *round);
            seal(sql, Sealed::Round, *round);
        }
        return 0;
    });
    if (!marked)
        return tl::make_unexpected(marked.error());
    return openRounds();
}

} // namespace openshoe::storage
