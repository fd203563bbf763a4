// SPDX-License-Identifier: GPL-3.0-or-later
// The mutator of fuzz_command_line: whole command lines, put together from words the program knows.
#include "linemutator.h"

namespace {

using openshoe::fuzz::Lines;
using Random = std::minstd_rand;

const std::string& one(const Lines& words, Random& random) { return words[random() % words.size()]; }

std::string cards(Random& random) {
    std::string text;
    for (auto count = random() % 6; count > 0; --count)
        text += std::string(text.empty()        ? ""
                            : random() % 4 == 0 ? ","
                                                : " ") +
                "A23456789TJQK"[random() % 13] + "SHDC"[random() % 4];
    return text;
}

std::string number(Random& random) {
    static const Lines odd{"0",
                           "1",
                           "2",
                           "-1",
                           "",
                           "+1",
                           "01",
                           "0x10",
                           "1e3",
                           "18446744073709551615",
                           "18446744073709551616",
                           "9223372036854775807",
                           "9223372036854775808",
                           "2147483648",
                           "100",
                           "10000",
                           "10001",
                           " 1",
                           "1.0",
                           "nan"};
    return random() % 2 == 0 ? std::to_string(random() % 12) : one(odd, random);
}

std::string ruleChange(Random& random) {
    static const Lines keys{"decks",
                            "id",
                            "blackjackPays",
                            "split.hands",
                            "split.aces",
                            "split.aceHands",
                            "split.pairs",
                            "double.on",
                            "double.cards",
                            "double.less",
                            "double.rescue",
                            "double.free",
                            "split.free",
                            "double.times",
                            "charlie.cards",
                            "charlie.wins",
                            "bonus.fiveCards",
                            "surrender.cards",
                            "surrender.void",
                            "suitedBlackjack.pays",
                            "suitedBlackjack.suit",
                            "bonus.suited678",
                            "dealer.ties",
                            "dealer.secondCard",
                            "dealer.open",
                            "dealer.peek",
                            "dealer.hint",
                            "surrender.when",
                            "limits.0.min",
                            "limits.coin.max",
                            "sideBets",
                            "sideBets.0.pays",
                            "evenMoney.on",
                            "table.seats",
                            "table.behind",
                            "shuffle.when",
                            "shuffle.penetration",
                            "houseChoices",
                            "name",
                            "x",
                            ""};
    static const Lines values{"1",
                              "8",
                              "9",
                              "0",
                              "true",
                              "false",
                              "null",
                              "[]",
                              "{}",
                              "6:5",
                              "any",
                              "none",
                              "\"1.00\"",
                              "0.5",
                              "late",
                              "class",
                              "free",
                              "[\"ace\"]",
                              "[[",
                              "1e400",
                              "\xED\xA0\x80",
                              "\\ud800",
                              "\"\\ud800\"",
                              "six",
                              "hit",
                              "at-end",
                              "3",
                              "player-on-21",
                              "player-always-on-21",
                              "10-ace",
                              "after-players",
                              "9-11",
                              "not-tens",
                              "all"};
    return one(keys, random) + (random() % 20 == 0 ? "" : "=") + one(values, random);
}

std::string date(Random& random) {
    static const Lines dates{"2026-01-31",
                             "2026-01-31T12:00:00Z",
                             "0000-00-00",
                             "9999-12-31",
                             "99999-12-31",
                             "2026-02-30",
                             "-1",
                             "1970-01-01T00:00:00+14:00",
                             "2026-W05",
                             "2026-01-31T25:00",
                             "2026-01-31T12:00:00.123456789Z"};
    return one(dates, random);
}

std::string ramp(Random& random) {
    static const Lines ramps{
        "0:1 1:2 2:4 3:8", "10 1:20 2:40x2", "-3:0,1:5", "0:1 0:2", "1:1x9", "0", "0:nan", "x", "", "5"};
    return one(ramps, random);
}

std::string system(Random& random) {
    static const Lines systems{"hi-lo", "ko", "red-7", "halves", "none", "hilo", "input", "rules.json", ""};
    return one(systems, random);
}

std::string variant(Random& random) {
    static const Lines variants{"classic",    "deluxe", "boxes",   "down-under", "rundown", "premium",       "own",
                                "rules.json", "input",  "nothing", "",           "data",    "scenario.json", "-"};
    return one(variants, random);
}

void addOption(Lines& words, Random& random) {
    static const Lines flags{"--json", "--split", "--all", "--list",    "--side-bet-won", "--engine", "--help",
                             "-h",     "--",      "-",     "--no-such", "--json=1",       "-j"};
    static const Lines results{"blackjack",  "win",      "push", "lose", "bust",    "surrender",
                               "even-money", "returned", "side", "open", "settled", "all"};
    struct Valued {
        const char* name;
        std::string value;
    };
    const Valued valued[] = {{"--set", ruleChange(random)},
                             {"--hand", cards(random)},
                             {"--up", cards(random)},
                             {"--seen", cards(random)},
                             {"--hole", random() % 2 == 0 ? "small" : cards(random)},
                             {"--rounds", number(random)},
                             {"--seed", number(random)},
                             {"--threads", number(random)},
                             {"--system", system(random)},
                             {"--ramp", ramp(random)},
                             {"--play", random() % 2 == 0 ? "best" : "fixed"},
                             {"--plays", random() % 2 == 0 ? "indices" : "basic"},
                             {"--penetration", random() % 2 == 0 ? "0.75" : number(random)},
                             {"--bankroll", number(random)},
                             {"--mean", random() % 2 == 0 ? "-0.01" : number(random)},
                             {"--deviation", number(random)},
                             {"--hour", number(random)},
                             {"--kelly", number(random)},
                             {"--leave", number(random)},
                             {"--side", random() % 2 == 0 ? "pair=5" : cards(random)},
                             {"--shoes", number(random)},
                             {"--limit", number(random)},
                             {"--before", number(random)},
                             {"--data", random() % 4 == 0 ? "none" : "data"},
                             {"--account", random() % 2 == 0 ? "ann" : "nobody"},
                             {"--variant", variant(random)},
                             {"--currency", random() % 2 == 0 ? "coin" : "usd"},
                             {"--from", date(random)},
                             {"--to", date(random)},
                             {"--result", one(results, random)},
                             {"--state", one(results, random)},
                             {"--format", random() % 2 == 0 ? "csv" : "json"},
                             {"--out", random() % 2 == 0 ? "-" : "out"}};
    if (random() % 4 == 0) {
        words.push_back(one(flags, random));
        return;
    }
    const Valued& option = valued[random() % std::size(valued)];
    if (random() % 3 == 0) {
        words.push_back(std::string(option.name) + '=' + option.value);
    } else {
        words.emplace_back(option.name);
        words.push_back(option.value);
    }
}

Lines call(Random& random) {
    static const std::vector<Lines> commands{
        {"variants"}, {"rules"}, {"play"}, {"analyze"}, {"strategy"}, {"advise"}, {"simulate"}, {"fairness", "verify"},
        {"history", "list"}, {"history", "show"}, {"history", "export"}, {"history", "stats"}, {"history", "check"},
        {"history", "backup"}, {"history", "restore"}, {"history", "price"}, {"history", "review"},
        {"history", "mistakes"},
        {"count", "systems"}, {"count", "effects"}, {"count", "correlations"}, {"count", "indices"},
        {"count", "simulate"}, {"count", "risk"},
        {"presets"}, {"--version"}, {"help"}, {"history"}};
    static const Lines files{"input", "round.json", "scenario.json", "-", "1", "3", "99", "data", "none", ""};
    Lines words = commands[random() % commands.size()];
    const std::string& last = words.back();
    if (last == "rules" || last == "analyze" || last == "strategy" || last == "advise" || last == "simulate" ||
        last == "effects" || (last == "risk" && random() % 2 == 0))
        words.push_back(variant(random));
    else if (last == "correlations" || last == "indices")
        words.insert(words.end(), {system(random), variant(random)});
    else if (last == "play" || last == "verify" || last == "show" || last == "review" || last == "restore")
        words.push_back(one(files, random));
    if (words.front() == "count" && words[1] == "risk" && random() % 2 == 0)
        words.insert(words.end(), {"--bankroll", "100", "--mean", number(random), "--deviation", number(random)});
    if (words.front() == "advise") {
        words.insert(words.end(), {"--hand", cards(random), "--up", cards(random)});
    } else if (words.front() == "history" && random() % 3 != 0) {
        words.insert(words.end(), {"--data", "data"});
        if (words[1] == "export")
            words.insert(words.end(), {"--out", "-"});
    }
    for (auto count = random() % 4; count > 0; --count)
        addOption(words, random);
    return words;
}

} // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t maxSize,
                                               unsigned seed) {
    return openshoe::fuzz::mutateLines(data, size, maxSize, seed, 1, call);
}
