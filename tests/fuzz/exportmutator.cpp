// SPDX-License-Identifier: GPL-3.0-or-later
// The mutator of fuzz_export: documents are mutated as trees, changes of texts in the record line by line.
#include "jsonmutator.h"
#include "linemutator.h"

namespace {

using openshoe::fuzz::Lines;
using Random = std::minstd_rand;

Lines changes(Random& random) {
    static const Lines columns{"accounts.key",   "accounts.name",     "games.variant",    "rounds.currency",
                               "books.currency", "rounds.hands",      "rounds.side_bets", "rounds.wagered",
                               "rounds.started", "rounds.ended",      "plays.side_bet",   "plays.stake",
                               "plays.returned", "plays.balance",     "plays.result",     "plays.kind",
                               "plays.outcome",  "shoes.client_seed", "shoes.finished",   "shoes.number",
                               "rule_sets.json"};
    static const Lines values{"'",
                              "'a,b",
                              "'a\"b",
                              "'\"",
                              "'\"\"",
                              "'\r",
                              "'=1+1",
                              "'\xE2\x80\xAE",
                              "'\xF0\x9F\x82\xA1",
                              "'\x1B[31m",
                              "0",
                              "1",
                              "-1",
                              "9223372036854775807",
                              "-9223372036854775808",
                              "null",
                              "'21:win,3:x"};
    Lines lines;
    for (auto count = 1 + random() % 3; count > 0; --count)
        lines.push_back(columns[random() % columns.size()] + ' ' + std::to_string(random() % 4) + " =" +
                        values[random() % values.size()]);
    return lines;
}

} // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t maxSize,
                                               unsigned seed) {
    if (size > 0 && data[0] % 2 == 1)
        return openshoe::fuzz::mutateLines(data, size, maxSize, seed, 1, changes);
    return openshoe::fuzz::mutateJson(data, size, maxSize, seed, 1);
}
