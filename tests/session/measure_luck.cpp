// SPDX-License-Identifier: GPL-3.0-or-later
// Luck over very many rounds: measure_luck GAME ROUNDS [HANDS [SIDE [CARELESS [SEED]]]]. Apart from chance its mean is
// 0 and its spread as predicted; prints both, and how fast decisions were priced. Exits with 1 if the mean is more than
// 3 standard errors off, or the spread more than 1 %.
#include "shoeplay.h"

#include "formats/variants.h"

#include <chrono>
#include <cmath>
#include <cstdio>

using namespace openshoe;

int main(int count, char** words) {
    const formats::VariantCatalogue games;
    const auto* entry = count > 2 ? games.find(words[1]) : nullptr;
    if (!entry) {
        std::fputs("measure_luck GAME ROUNDS [HANDS [SIDE [CARELESS [SEED]]]]\n", stderr);
        return 2;
    }
    const auto number = [&](int place, int otherwise) { return count > place ? std::atoi(words[place]) : otherwise; };
    test::ShoePlay play(entry->rules, {.hands = number(3, 1), .sideBets = number(4, 0) != 0, .careless = number(5, 0)},
                        static_cast<std::uint64_t>(number(6, 1)));
    session::Pricer pricer(entry->rules, std::make_shared<analysis::Analyser>());
    test::Luck luck;
    std::chrono::duration<double> priced{0};
    while (luck.rounds < number(2, 0)) {
        const auto shoe = play.next();
        const auto begin = std::chrono::steady_clock::now();
        const auto prices = pricer.price(shoe);
        priced += std::chrono::steady_clock::now() - begin;
        for (const auto& price : prices)
            luck.add(price, static_cast<double>(play.stake().minorUnits()));
        if (luck.troubles > 0) {
            std::printf("%s: a round could not be priced\n", words[1]);
            return 1;
        }
    }
    const double off = luck.mean() / luck.standardError();
    std::printf("%-11s %lld rounds: luck %+.5f (%+.2f standard errors), spread %.4f of the predicted; %.0f decisions a "
                "second\n",
                words[1], static_cast<long long>(luck.rounds), luck.mean(), off, luck.spread(),
                static_cast<double>(luck.decisions) / priced.count());
    return std::abs(off) > 3 || std::abs(luck.spread() - 1) > 0.01 ? 1 : 0;
}
