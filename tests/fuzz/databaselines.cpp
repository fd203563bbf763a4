// SPDX-License-Identifier: GPL-3.0-or-later
// The mutator of fuzz_database: changes of rows are generated from the schema; the other inputs are changed byte by
// byte.
#include "linemutator.h"

#include <cstring>

namespace {

using openshoe::fuzz::Lines;
using Random = std::minstd_rand;

const std::string& one(const Lines& words, Random& random) {
    return words[random() % words.size()];
}

Lines changes(Random& random) {
    static const Lines columns{
        "accounts.key",    "accounts.name",    "accounts.kind",    "accounts.created",  "accounts.shoes",
        "accounts.rounds", "accounts.id",      "games.variant",    "games.id",          "rule_sets.hash",
        "rule_sets.game",  "rule_sets.json",   "rule_sets.id",     "books.kind",        "books.account",
        "books.currency",  "books.balance",    "books.id",         "transfers.at",      "transfers.reason",
        "transfers.debit", "transfers.credit", "transfers.amount", "shoes.account",     "shoes.number",
        "shoes.rule_set",  "shoes.seed",       "shoes.commitment", "shoes.client_seed", "shoes.decks",
        "shoes.drawn",     "shoes.staked",     "shoes.finished",   "shoes.id",          "rounds.account",
        "rounds.game",     "rounds.rule_set",  "rounds.shoe",      "rounds.currency",   "rounds.first_card",
        "rounds.cards",    "rounds.started",   "rounds.ended",     "rounds.state",      "rounds.recovered",
        "rounds.hands",    "rounds.dealer",    "rounds.side_bets", "rounds.results",    "rounds.wagered",
        "rounds.returned", "rounds.id",        "journal.round",    "journal.first",     "journal.events",
        "logs.round",      "logs.events",      "bookings.debit",   "bookings.credit",   "bookings.amount",
        "bookings.round",  "plays.seat",       "plays.hand",       "plays.kind",        "plays.insures",
        "plays.side_bet",  "plays.stake",      "plays.returned",   "plays.result",      "plays.outcome",
        "plays.second",    "plays.balance",    "plays.number",     "plays.round",       "settings.key",
        "settings.value",  "limits.account",   "limits.kind",      "limits.value",      "limits.set_at",
        "limits.from_at",  "limit_clock.wall", "limit_clock.boot", "limit_clock.passed"};
    static const Lines values{"0",
                              "1",
                              "2",
                              "3",
                              "7",
                              "8",
                              "-1",
                              "255",
                              "256",
                              "52",
                              "417",
                              "2147483647",
                              "2147483648",
                              "-2147483649",
                              "4294967296",
                              "9223372036854775807",
                              "-9223372036854775808",
                              "4611686018427387904",
                              "1000000000000000",
                              "null",
                              "'",
                              "'coin",
                              "'usd",
                              "'ann",
                              "'classic",
                              "'20:win",
                              "'21:blackjack,99:x",
                              "'{}",
                              "'[",
                              "'[[1]]",
                              "x",
                              "x01",
                              "x0180",
                              "x018100",
                              "x01818109",
                              "x0281",
                              "r1.5",
                              "r1e300",
                              "'\xED\xA0\x80",
                              "'a,b\"c"};
    static const Lines tables{"accounts", "games",    "rule_sets", "books",       "transfers",
                              "shoes",    "rounds",   "journal",   "logs",        "bookings",
                              "plays",    "settings", "limits",    "limit_clock", "removed"};
    Lines lines;
    for (auto count = 1 + random() % 3; count > 0; --count) {
        const std::string row = std::to_string(random() % (random() % 4 == 0 ? 30 : 4));
        const auto kind = random() % 12;
        if (kind == 0)
            lines.push_back("schema " + std::to_string(random() % 18));
        else if (kind == 1)
            lines.push_back(one(tables, random) + ' ' + row + " -");
        else if (kind == 2)
            lines.push_back(one(tables, random) + ' ' + row + " + " + one(values, random));
        else
            lines.push_back(one(columns, random) + ' ' + row + " =" + one(values, random));
    }
    return lines;
}

} // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t maxSize,
                                               unsigned seed) {
    Random random(seed);
    if (size > 0 && data[0] % 4 == 2 && random() % 16 != 0) {
        const std::uint8_t way = data[0];
        const std::size_t now = openshoe::fuzz::mutateLines(data, size, maxSize, seed, 1, changes);
        data[0] = way;
        return now;
    }
    if (size > 0 && data[0] % 4 == 1 && maxSize > size + 8 && random() % 2 == 0) {
        // Adds one more changed byte, within the file.
        const std::uint8_t place[] = {0, static_cast<std::uint8_t>(random()), static_cast<std::uint8_t>(random()), 1,
                                      static_cast<std::uint8_t>(random())};
        std::memcpy(data + size, place, sizeof(place));
        return size + sizeof(place);
    }
    if (size == 0)
        return LLVMFuzzerMutate(data, size, maxSize);
    const std::size_t now = LLVMFuzzerMutate(data + 1, size - 1, maxSize - 1);
    return now + 1;
}
