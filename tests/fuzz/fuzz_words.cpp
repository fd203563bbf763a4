// SPDX-License-Identifier: GPL-3.0-or-later
// The small readers: cards, amounts, odds, seeds, client seeds. What is read is written as text that reads the same.
#include "base/money.h"
#include "check.h"
#include "engine/cards.h"
#include "fairness/shuffle.h"

#include <cctype>

using namespace openshoe;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto card = engine::Card::parse(text)) {
        FUZZ_CHECK(card->index() >= 0 && card->index() < engine::cardsPerDeck);
        FUZZ_CHECK(engine::Card::parse(card->text()) == card);
    }
    if (const auto money = base::Money::parse(text)) {
        FUZZ_CHECK(*money >= base::Money{} && *money <= base::Money::minor(999'999'999'999'999));
        FUZZ_CHECK(base::Money::parse(money->text()) == money);
    }
    if (const auto odds = base::Odds::parse(text)) {
        FUZZ_CHECK(odds->pays >= 1 && odds->pays <= 1000 && odds->to >= 1 && odds->to <= 1000);
        FUZZ_CHECK(base::Odds::parse(odds->text()) == odds);
    }
    if (const auto seed = fairness::Seed::fromHex(text, "seed")) {
        for (std::size_t i = 0; i < size; ++i)
            FUZZ_CHECK(seed->hex()[i] == std::tolower(data[i]));
    }
    if (const auto client = fairness::ClientSeed::fromText(text, "client")) {
        FUZZ_CHECK(client->text() == text && size <= fairness::ClientSeed::maxBytes);
        FUZZ_CHECK(fairness::shuffle({.seed = fairness::Seed({}), .clientSeed = *client}).size() ==
                   engine::cardsPerDeck);
    }
    return 0;
}
