// SPDX-License-Identifier: GPL-3.0-or-later
#include "filler.h"

#include "engine/round.h"
#include "formats/eventbytes.h"
#include "formats/variants.h"
#include "storage/record/books.h"
#include "storage/record/database.h"
#include "storage/rows/seals.h"
#include "storage/tallies/tallies.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <future>
#include <map>
#include <random>
#include <set>
#include <span>
#include <utility>

using namespace openshoe;
using namespace openshoe::engine;
using namespace openshoe::storage;
using base::Money;

namespace {

constexpr std::size_t atOnce = 2000;
constexpr std::int64_t firstMoment = 1'672'560'000'000; // 2023-01-01

// A table: one account at one game with one currency, and its shoe.
struct Place {
    AccountId account = 0;
    std::string key;
    RuleSet rules;
    std::string currency;
    std::int64_t ruleSet = 0;
    std::int64_t game = 0;
    TableState state;
    std::vector<Card> cards;
    ShoeId shoe = 0;
    bool spent = true;
};

struct Shoe {
    ShoeId id = 0;
    std::size_t place = 0;
    fairness::ShoeSeed seed;
    int drawn = 0;
    bool finished = false;
};

// What the journal would have stored.
struct Played {
    RoundId id = 0;
    std::size_t place = 0;
    ShoeId shoe = 0;
    qint64 started = 0;
    qint64 ended = 0;
    bool recovered = false;
    Money topUp; ///< given before the round
    Events events;
    Outcome outcome;
    Bookings bookings;
    bool cancelled = false;
    int firstCard = 0;
    int drawn = 0;
    QVariantList row; ///< of the table rounds, with its seal
    QVariantList log; ///< of the table logs, with its seal
};

struct Batch {
    std::vector<Played> rounds;
    std::map<ShoeId, Shoe> shoes; ///< those that were used, as they are afterwards
    std::set<ShoeId> made;
    std::vector<QVariantList> shoeRows; ///< of the table shoes, with their seals
};

// Plays, without storing anything.
class Sittings {
public:
    Sittings(std::vector<Place> places, std::map<std::pair<AccountId, std::string>, Money> wallets, std::uint64_t seed,
             int pauseSeconds)
        : m_places(std::move(places)), m_wallets(std::move(wallets)), m_random(seed), m_pause(pauseSeconds) {}

    Batch play(std::size_t rounds) {
        Batch batch;
        while (batch.rounds.size() < rounds) {
            if (m_left-- <= 0) {
                m_left = 50 + below(100);
                m_at = static_cast<std::size_t>(below(static_cast<int>(m_places.size())));
                m_time += (1 + below(20)) * 3'600'000LL;
            }
            batch.rounds.push_back(playRound(batch));
        }
        return batch;
    }

private:
    int below(int bound) { return static_cast<int>(m_random() % static_cast<unsigned>(bound)); }

    void takeShoe(Place& place, Batch& batch) {
        if (place.spent) {
            Shoe shoe{.id = ++m_lastShoe,
                      .place = m_at,
                      .seed = {someSeed(), {}, ++m_shoesOf[place.account], place.rules.newShoe()}};
            place.cards = fairness::shuffle(shoe.seed);
            changeShoe(place.rules, place.state, false);
            place.shoe = shoe.id;
            place.spent = false;
            batch.made.insert(shoe.id);
            m_shoes.insert_or_assign(shoe.id, std::move(shoe));
        }
    }

    fairness::Seed someSeed() {
        fairness::Seed::Bytes bytes{};
        for (auto& byte : bytes)
            byte = static_cast<std::uint8_t>(m_random());
        return fairness::Seed(bytes);
    }

    Played playRound(Batch& batch) {
        Place& place = m_places[m_at];
        Played round{.id = ++m_lastRound, .place = m_at};
        Money& wallet = m_wallets[{place.account, place.currency}];
        const Money least = place.rules.limitIn(place.currency)->min;
        while (wallet < least.times(60)) {
            const auto& all = AccountStore::startingMoney();
            const auto money = std::ranges::find(all, place.currency, &WalletRow::currency);
            round.topUp += money->balance;
            wallet += money->balance;
        }
        takeShoe(place, batch);
        TableState& state = place.state;
        state.players[0].balance = wallet;
        round.shoe = place.shoe;
        round.firstCard = state.shoeDrawn;
        give(place, engine::OpenRound{}, round);
        stake(place, least, round);
        give(place, Deal{}, round);
        answer(place, round);
        wallet = state.players[0].balance;
        finish(place, round);
        Shoe& shoe = m_shoes.at(place.shoe);
        shoe.drawn = state.shoeDrawn;
        shoe.finished = place.spent = shoeIsSpent(place.rules, state);
        batch.shoes.insert_or_assign(shoe.id, shoe);
        if (shoe.finished)
            m_shoes.erase(shoe.id);
        return round;
    }

    void finish(const Place& place, Played& round) {
        round.cancelled = place.state.cancelled;
        round.drawn = place.state.shoeDrawn;
        round.outcome = outcomeOf(place.rules, place.state, place.key);
        round.started = m_time;
        round.ended = m_time + 6'000 + below(20'000);
        round.recovered = below(500) == 0;
        m_time = round.ended + below(2'000 * m_pause + 1);
    }

    void give(Place& place, const Command& command, Played& round) {
        const std::size_t before = round.events.size();
        if (before == 0)
            m_before = {};
        if (const auto refusal = applyTo(place.rules, place.state, command, place.cards, round.events);
            refusal == Refusal::ShoeExhausted)
            qFatal("the shoe is exhausted");
        for (std::size_t i = before; i < round.events.size(); ++i) {
            book(round.bookings, m_before, round.events[i], place.key);
            if (!fold(m_before, round.events[i]))
                qFatal("an event does not fold");
        }
    }

    void stake(Place& place, Money least, Played& round) {
        const int seats = std::min({place.rules.table.seatsPerPlayer, place.rules.table.seats, 1 + below(2)});
        const Money amount = least.times(1 + below(4));
        for (int s = 1; s <= seats; ++s) {
            const SeatNumber seat{static_cast<std::uint8_t>(s)};
            give(place, PlaceStake{PlayerNumber{0}, seat, StakeKind::Main, -1, amount}, round);
            for (int bet = 0; bet < static_cast<int>(place.rules.sideBets.size()); ++bet) {
                const Money side = place.rules.sideBets[static_cast<std::size_t>(bet)].limits.front().min;
                if (below(6) == 0)
                    give(place, PlaceStake{PlayerNumber{0}, seat, StakeKind::Side, bet, side}, round);
            }
        }
    }

    void answer(Place& place, Played& round) {
        while (const auto asked = question(place.rules, place.state)) {
            if (below(2000) == 0)
                return give(place, Cancel{}, round);
            const auto possible = offers(place.rules, place.state, *asked);
            if (below(40) == 0)
                give(place, Silence{}, round);
            else
                give(place, Act{asked->player, asked->seat, asked->hand, choose(place, *asked, possible)}, round);
        }
    }

    // Close to basic strategy, with an occasional slip.
    Action choose(const Place& place, const Question& asked, const std::vector<Offer>& possible) {
        const auto offered = [&](Action action) {
            return std::ranges::any_of(possible, [&](const Offer& o) { return o.action == action && o.affordable; });
        };
        if (asked.kind != QuestionKind::Turn)
            return offered(Action::Insurance) && below(10) == 0 ? Action::Insurance : Action::Decline;
        const Cards& cards = place.state.seat(asked.seat).hand(asked.hand).cards;
        const HandValue value = handValue(cards);
        const int up = pointValue(upCard(place.rules, place.state.dealer));
        const int slip = below(12) == 0 ? 1 + below(3) : 0;
        const int total = value.total + slip;
        const bool strong = up >= 7 || up == 1;
        if (offered(Action::Split) && (cards[0].rank == Rank::Ace || pointValue(cards[0]) == 8))
            return Action::Split;
        if (offered(Action::Double) && !value.soft && (total == 11 || (total == 10 && up < 10)))
            return Action::Double;
        if (offered(Action::Surrender) && !value.soft && total == 16 && (up >= 9 || up == 1))
            return Action::Surrender;
        const int enough = value.soft ? 18 : strong ? 17 : 12 + (up < 4 ? 1 : 0);
        return total < enough && offered(Action::Hit) ? Action::Hit : Action::Stand;
    }

    std::vector<Place> m_places;
    std::map<std::pair<AccountId, std::string>, Money> m_wallets;
    std::map<AccountId, std::int64_t> m_shoesOf;
    std::map<ShoeId, Shoe> m_shoes; ///< in use
    ShoeId m_lastShoe = 0;
    RoundId m_lastRound = 0;
    std::mt19937_64 m_random;
    int m_pause;
    int m_left = 0;
    std::size_t m_at = 0;
    qint64 m_time = firstMoment;
    TableState m_before; ///< of the round in progress
};

// Rows of integers, written many per statement: binding them one by one takes longer than storing them.
class NumberRows {
public:
    NumberRows(const char* table, const std::vector<const char*>& columns) {
        QStringList names;
        QStringList values;
        for (const char* column : columns) {
            values << QStringLiteral("json_extract(value, '$[%1]')").arg(names.size());
            names << QLatin1String(column);
        }
        m_statement = QStringLiteral("INSERT INTO %1(%2) SELECT %3 FROM json_each(?)")
                          .arg(QLatin1String(table), names.join(u','), values.join(u','));
    }

    void add(std::initializer_list<std::int64_t> row) {
        fmt::format_to(std::back_inserter(m_rows), "{}[{}]", m_rows.empty() ? "[" : ",", fmt::join(row, ","));
    }

    void write(Sql& sql) {
        if (!m_rows.empty())
            sql.execute(m_statement, {sqlValue(std::exchange(m_rows, {}) + "]")});
    }

private:
    QString m_statement;
    std::string m_rows;
};

// Writes batches, one transaction each.
class Writer {
public:
    explicit Writer(Database& db) : m_db(db), m_sql(db.sql()) {}

    std::vector<Place> places(const std::vector<AccountRow>& accounts) {
        static const formats::VariantCatalogue catalogue;
        std::vector<Place> places;
        const auto done = m_sql.transaction([&] {
            for (const AccountRow& account : accounts) {
                for (const auto& entry : catalogue.entries()) {
                    Place place{.account = account.id, .key = account.key, .rules = entry.rules};
                    place.currency = entry.rules.limits.at(places.size() % entry.rules.limits.size()).currency;
                    place.ruleSet = m_db.ruleSets().keep(place.rules);
                    place.game = m_sql.integer("SELECT game FROM rule_sets WHERE id = ?", place.ruleSet).value_or(0);
                    place.state.currency = place.currency;
                    place.state.players.push_back({.id = place.key, .balance = {}, .trial = false});
                    places.push_back(std::move(place));
                }
            }
            return 0;
        });
        if (!done)
            qFatal("%s", done.error().text().c_str());
        return places;
    }

    void write(const Batch& batch, const std::vector<Place>& places) {
        const auto done = m_sql.transaction([&] {
            writeShoes(batch, places);
            std::map<AccountId, std::int64_t> rounds;
            for (const Played& round : batch.rounds) {
                const Place& place = places[round.place];
                ++rounds[place.account];
                if (round.topUp.isPositive()) {
                    flush();
                    Books(m_db).give(place.account, place.currency, round.topUp, "top-up",
                                     QDateTime::fromMSecsSinceEpoch(round.started));
                }
                writeRound(round, place);
            }
            flush();
            for (const Played& round : batch.rounds) {
                if (round.id % tallyBlock == 0)
                    Tallies(m_sql).finished(round.id);
            }
            for (const auto& [account, count] : rounds)
                m_sql.run("UPDATE accounts SET rounds = rounds + ? WHERE id = ?", sqlValue(count), account);
            return 0;
        });
        if (!done)
            qFatal("%s", done.error().text().c_str());
    }

private:
    void writeShoes(const Batch& batch, const std::vector<Place>& places) {
        // Replacing a row would make SQLite search all rounds for any that refer to that shoe.
        static const auto statement =
            QStringLiteral("INSERT INTO shoes(id, account, number, rule_set, seed, commitment, client_seed, decks,"
                           " staked, finished, seal, drawn) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
                           " ON CONFLICT(id) DO UPDATE SET staked = excluded.staked, finished = excluded.finished,"
                           " seal = excluded.seal, drawn = excluded.drawn");
        for (const QVariantList& row : batch.shoeRows)
            m_sql.execute(statement, row);
        std::map<AccountId, std::int64_t> made;
        for (const ShoeId id : batch.made)
            ++made[places[batch.shoes.at(id).place].account];
        for (const auto& [account, count] : made)
            m_sql.run("UPDATE accounts SET shoes = shoes + ? WHERE id = ?", sqlValue(count), account);
    }

    void writeRound(const Played& round, const Place& place) {
        static const auto intoRounds =
            QStringLiteral("INSERT INTO rounds(id, account, game, rule_set, shoe, currency, first_card, cards,"
                           " started, ended, state, recovered, hands, dealer, side_bets, results, wagered,"
                           " returned, seal) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
        static const auto intoLogs = QStringLiteral("INSERT INTO logs(round, events, seal) VALUES(?, ?, ?)");
        m_sql.execute(intoRounds, round.row);
        m_sql.execute(intoLogs, round.log);
        for (const auto& [pair, amount] : round.bookings) {
            const std::int64_t debit = bookOf(pair.debit, place);
            const std::int64_t credit = bookOf(pair.credit, place);
            m_bookings.add({round.id, debit, credit, amount.minorUnits()});
            m_moved[debit] -= amount;
            m_moved[credit] += amount;
        }
        int number = 0;
        for (const StoredPlay& play : round.outcome.plays) {
            m_plays.add({round.id, ++number, play.seat, play.hand, static_cast<int>(play.kind),
                         static_cast<int>(play.on), play.sideBet, play.stake.minorUnits(), play.returned.minorUnits(),
                         static_cast<int>(play.result), static_cast<int>(play.outcome), static_cast<int>(play.second),
                         play.balance.minorUnits()});
        }
    }

    std::int64_t bookOf(BookKind kind, const Place& place) {
        auto& id = m_books[{kind, kind == BookKind::Wallet ? place.account : 0, place.currency}];
        if (id == 0)
            id = Books(m_db).id(kind, place.account, place.currency);
        return id;
    }

    // Updates the balances of the books.
    void flush() {
        m_bookings.write(m_sql);
        m_plays.write(m_sql);
        for (const auto& [book, amount] : m_moved)
            m_sql.run("UPDATE books SET balance = balance + ? WHERE id = ?", amount, book);
        m_moved.clear();
    }

    Database& m_db;
    Sql& m_sql;
    NumberRows m_bookings{"bookings", {"round", "debit", "credit", "amount"}};
    NumberRows m_plays{"plays",
                       {"round", "number", "seat", "hand", "kind", "insures", "side_bet", "stake", "returned", "result",
                        "outcome", "second", "balance"}};
    std::map<std::tuple<BookKind, AccountId, std::string>, std::int64_t> m_books;
    std::map<std::int64_t, Money> m_moved;
};

void addSeal(QVariantList& row) {
    row << sealOf(row);
}

QVariantList rowOf(const Shoe& shoe, const Place& place) {
    const auto bytesOf = [](const fairness::Seed& seed) {
        return QByteArray(reinterpret_cast<const char*>(seed.bytes().data()), fairness::Seed::byteCount);
    };
    QVariantList row{sqlValue(shoe.id),
                     sqlValue(place.account),
                     sqlValue(shoe.seed.number),
                     sqlValue(place.ruleSet),
                     bytesOf(shoe.seed.seed),
                     QByteArray::fromHex(QByteArray::fromStdString(shoe.seed.seed.commitment())),
                     sqlValue(shoe.seed.clientSeed.text()),
                     sqlValue(shoe.seed.decks.number),
                     sqlValue(true),
                     sqlValue(shoe.finished)};
    addSeal(row);
    row << sqlValue(shoe.drawn);
    return row;
}

QVariantList rowOf(const Played& round, const Place& place) {
    const Outcome& o = round.outcome;
    QVariantList row{sqlValue(round.id),
                     sqlValue(place.account),
                     sqlValue(place.game),
                     sqlValue(place.ruleSet),
                     sqlValue(round.shoe),
                     sqlValue(place.currency),
                     sqlValue(round.firstCard),
                     sqlValue(round.drawn - round.firstCard),
                     sqlValue(std::int64_t{round.started}),
                     sqlValue(std::int64_t{round.ended}),
                     sqlValue(static_cast<int>(round.cancelled ? RoundState::Returned : RoundState::Settled)),
                     sqlValue(round.recovered),
                     sqlValue(o.hands),
                     sqlValue(o.dealer),
                     sqlValue(o.sideBets),
                     sqlValue(o.results),
                     sqlValue(o.wagered),
                     sqlValue(o.returned)};
    addSeal(row);
    return row;
}

void makeRows(std::span<Played> rounds, const std::vector<Place>& places) {
    for (Played& round : rounds) {
        round.row = rowOf(round, places[round.place]);
        round.log = {sqlValue(round.id), formats::eventsToBytes(round.events)};
        addSeal(round.log);
    }
}

// Everything the writing thread need not do itself, since everything else waits for it.
Batch packedBatch(Sittings& sittings, const std::vector<Place>& places, std::size_t rounds) {
    Batch batch = sittings.play(rounds);
    makeRows(batch.rounds, places);
    for (const auto& [id, shoe] : batch.shoes)
        batch.shoeRows.push_back(rowOf(shoe, places[shoe.place]));
    return batch;
}

// While this exists nothing waits for the disk, and a batch's pages stay in memory.
class Hurry {
public:
    explicit Hurry(Sql& sql) : m_sql(sql), m_cache(sql.integer("PRAGMA cache_size").value_or(-2000)) {
        m_sql.run("PRAGMA synchronous = OFF");
        m_sql.run("PRAGMA cache_size = -65536");
    }
    ~Hurry() {
        m_sql.run("PRAGMA synchronous = FULL");
        m_sql.execute(QStringLiteral("PRAGMA cache_size = %1").arg(m_cache), {});
    }
    Hurry(const Hurry&) = delete;
    Hurry& operator=(const Hurry&) = delete;

private:
    Sql& m_sql;
    std::int64_t m_cache;
};

void fillTables(Tables& t, std::int64_t rounds, const FillPlan& plan, const std::function<void(std::int64_t)>& told) {
    Sql& sql = t.db.sql();
    std::vector<AccountRow> accounts;
    std::map<std::pair<AccountId, std::string>, Money> wallets;
    for (int i = 1; i <= plan.accounts; ++i) {
        const std::string key = i == 1 ? "you" : "account-" + std::to_string(i);
        accounts.push_back(t.accounts.obtain(key, QString::fromStdString(key)).value());
        const auto all = t.accounts.wallets(accounts.back().id).value();
        for (const WalletRow& wallet : all)
            wallets[{accounts.back().id, wallet.currency}] = wallet.balance;
    }
    const Hurry hurry(sql);
    Writer writer(t.db);
    const std::vector<Place> places = writer.places(accounts);
    Sittings sittings(places, std::move(wallets), plan.seed, plan.pauseSeconds);
    const auto next = [&](std::int64_t from) {
        return static_cast<std::size_t>(std::clamp<std::int64_t>(rounds - from, 0, std::int64_t{atOnce}));
    };
    auto coming = std::async(std::launch::async, packedBatch, std::ref(sittings), std::cref(places), next(0));
    for (std::int64_t done = 0; done < rounds;) {
        const Batch batch = coming.get();
        done += static_cast<std::int64_t>(batch.rounds.size());
        coming = std::async(std::launch::async, packedBatch, std::ref(sittings), std::cref(places), next(done));
        writer.write(batch, places);
        if (told)
            told(done);
    }
}

RoundPrice madeUpPrice(std::mt19937_64& random, const ShoeToPrice& shoe, const ShoeToPrice::Round& round) {
    const auto below = [&](unsigned bound) { return static_cast<int>(random() % bound); };
    const auto part = [&] { return static_cast<double>(random() % 1'000'003) / 1'000'003; };
    RoundPrice price{.round = round.id, .version = 1, .up = 1 + below(10)};
    TableState state;
    for (std::size_t i = 0; i < round.events.size(); ++i) {
        const auto asked = state.phase == Phase::Idle ? std::nullopt : question(shoe.rules, state);
        const bool answer = std::holds_alternative<HandStood>(round.events[i]) ||
                            std::holds_alternative<HandDoubled>(round.events[i]) ||
                            std::holds_alternative<OfferDeclined>(round.events[i]);
        if (asked && answer) {
            DecisionPrice decision{.number = static_cast<int>(price.decisions.size()) + 1,
                                   .event = i,
                                   .question = *asked,
                                   .kind = static_cast<DecisionKind>(below(3)),
                                   .stake = Money::minor(1000)};
            decision.worth[0] = -part();
            decision.worth[1] = -part();
            decision.worth[2] = -2 * part();
            const int dice = below(100);
            decision.cost = dice < 85 ? 0 : dice < 90 ? part() * 0.01 : dice < 97 ? part() * 0.06 : part() * 0.4;
            price.cost += decision.cost * 1000;
            price.decisions.push_back(decision);
        }
        (void)fold(state, round.events[i]);
    }
    price.mainAtStart = -part() * 100;
    price.sideAtStart = -part() * 10;
    price.afterDeal = part() * 1000;
    price.mainVariance = 1e6 + part();
    price.sideVariance = 1e5 * part();
    price.covariance = part();
    const auto own = state.playerNamed(shoe.accountKey);
    for (const Play& play : state.plays) {
        if (own && play.player == *own)
            (play.kind == StakeKind::Side ? price.sideNet : price.mainNet) += play.returned - play.stake;
    }
    return price;
}

} // namespace

void fill(Store& store, std::int64_t rounds, const FillPlan& plan, const std::function<void(std::int64_t)>& progress) {
    store.call([&](Tables& t) {
        fillTables(t, rounds, plan, progress);
        return 0;
    });
}

void fillPrices(Store& store) {
    std::mt19937_64 random(7);
    store.call([&](Tables& t) {
        const Hurry hurry(t.db.sql());
        std::vector<RoundPrice> prices; // stored in batches, because each batch rebuilds the sums of its blocks
        const auto keep = [&] {
            if (const auto kept = t.prices.keep(std::exchange(prices, {})); !kept)
                qFatal("%s", kept.error().text().c_str());
        };
        ShoeId at = 0;
        while (const auto shoe = t.prices.nextDue(1, at).value()) {
            at = shoe->shoe;
            for (const ShoeToPrice::Round& round : shoe->rounds) {
                RoundPrice price = madeUpPrice(random, *shoe, round);
                const auto plays = t.plays.ofRound(round.id).value();
                for (const PlayRow& play : plays) {
                    if (play.kind == StakeKind::Side)
                        price.sideBets.push_back(
                            {play.number, 0.03 - 0.02 * (play.number + static_cast<int>(round.id % 7))});
                }
                prices.push_back(std::move(price));
            }
            if (prices.size() >= atOnce)
                keep();
        }
        keep();
        return 0;
    });
}
