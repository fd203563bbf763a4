// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/worth/historypricing.h"

#include <algorithm>
#include <atomic>
#include <deque>
#include <fmt/format.h>
#include <thread>

namespace openshoe::session {

using namespace storage;
using base::Result;
using base::said;

namespace {

constexpr std::size_t roundsAtOnce = 500; // in one transaction: takes well under the time a stake may take

// One thread's Pricers, one for each recently used rule set.
class Pricers {
public:
    Pricers(std::shared_ptr<analysis::Analyser> analyser, int exactShoes)
        : m_analyser(std::move(analyser)), m_exactShoes(exactShoes) {}

    Pricer& of(const engine::RuleSet& rules) {
        const auto found = std::ranges::find(m_pricers, rules, &GamePricer::rules);
        if (found != m_pricers.end())
            return *found->pricer;
        if (m_pricers.size() >= mostKept)
            m_pricers.pop_front();
        m_pricers.push_back({rules, std::make_unique<Pricer>(rules, m_analyser, m_exactShoes)});
        return *m_pricers.back().pricer;
    }

private:
    static constexpr std::size_t mostKept = 32;
    struct GamePricer {
        engine::RuleSet rules;
        std::unique_ptr<Pricer> pricer;
    };
    std::shared_ptr<analysis::Analyser> m_analyser;
    int m_exactShoes;
    std::deque<GamePricer> m_pricers;
};

class Filling {
public:
    Filling(Store& reader, Store& keeper, const PricingPace& pace) : m_reader(reader), m_keeper(keeper), m_pace(pace) {
        const auto analyser = std::make_shared<analysis::Analyser>();
        for (int i = 0; i < std::max(1, pace.threads); ++i)
            m_pricers.emplace_back(analyser, pace.exactShoes);
    }

    Result<PricingState> run() {
        const auto before = m_reader.call([](Tables& t) { return t.prices.progress(pricingVersion); });
        if (!before)
            return tl::make_unexpected(before.error());
        m_state.of = before->rounds - before->priced;
        while (m_state.of > 0 && !m_state.stopped) {
            auto shoes = nextShoes();
            if (!shoes)
                return tl::make_unexpected(shoes.error());
            if (shoes->empty())
                break;
            if (auto kept = keep(priced(*shoes)); !kept)
                return tl::make_unexpected(kept.error());
        }
        return m_state;
    }

private:
    Result<std::vector<ShoeToPrice>> nextShoes() {
        return m_reader.call([this](Tables& t) -> Result<std::vector<ShoeToPrice>> {
            std::vector<ShoeToPrice> shoes;
            while (shoes.size() < m_pricers.size() * static_cast<std::size_t>(m_pace.shoesAtOnce)) {
                auto next = t.prices.nextDue(pricingVersion, m_last);
                if (!next)
                    return tl::make_unexpected(next.error());
                if (!*next)
                    break;
                m_last = (*next)->shoe;
                shoes.push_back(std::move(**next));
            }
            return shoes;
        });
    }

    std::vector<RoundPrice> priced(const std::vector<ShoeToPrice>& shoes) {
        std::vector<std::vector<RoundPrice>> prices(shoes.size());
        std::atomic<std::size_t> next = 0;
        const auto work = [&](Pricers& pricers) {
            for (std::size_t i = next++; i < shoes.size(); i = next++)
                prices[i] = pricers.of(shoes[i].rules).price(shoes[i], m_pace.cancelled);
        };
        std::vector<std::thread> threads;
        for (std::size_t i = 1; i < m_pricers.size(); ++i)
            threads.emplace_back(work, std::ref(m_pricers[i]));
        work(m_pricers.front());
        for (std::thread& thread : threads)
            thread.join();
        std::vector<RoundPrice> all;
        for (auto& some : prices)
            all.insert(all.end(), std::make_move_iterator(some.begin()), std::make_move_iterator(some.end()));
        return all;
    }

    Result<void> keep(const std::vector<RoundPrice>& prices) {
        for (std::size_t first = 0; first < prices.size() && !m_state.stopped; first += roundsAtOnce) {
            const auto end =
                prices.begin() + static_cast<std::ptrdiff_t>(std::min(first + roundsAtOnce, prices.size()));
            const std::vector<RoundPrice> some(prices.begin() + static_cast<std::ptrdiff_t>(first), end);
            if (auto kept = m_keeper.call([&](Tables& t) { return t.prices.keep(some); }); !kept)
                return kept;
            m_state.done += static_cast<std::int64_t>(some.size());
            m_state.stopped = m_pace.told && !m_pace.told(m_state);
        }
        if (m_pace.cancelled && m_pace.cancelled())
            m_state.stopped = true;
        return {};
    }

    Store& m_reader;
    Store& m_keeper;
    const PricingPace& m_pace;
    std::deque<Pricers> m_pricers;
    ShoeId m_last = 0;
    PricingState m_state;
};

} // namespace

Result<PricingState> priceHistory(Store& reader, Store& keeper, const PricingPace& pace) {
    return Filling(reader, keeper, pace).run();
}

std::vector<engine::Events> logsTo(const ShoeToPrice& shoe, RoundId round) {
    std::vector<engine::Events> logs;
    for (const ShoeToPrice::Round& one : shoe.rounds) {
        if (engine::replay(one.events))
            logs.push_back(one.events);
        if (one.id == round)
            break;
    }
    return logs;
}

Result<RoundReview> reviewOf(const ShoeToPrice& shoe, RoundId round, std::shared_ptr<analysis::Analyser> analyser) {
    ShoeToPrice only = shoe;
    for (ShoeToPrice::Round& one : only.rounds)
        one.due = one.id == round;
    auto prices = Pricer(shoe.rules, std::move(analyser), Pricer::always).price(only);
    if (prices.empty())
        return base::inputError(said("Errors", "round {}").with(round), said("Errors", "is not finished"));
    RoundReview review{.price = std::move(prices.front()), .seen = {}};
    if (!review.price.trouble.empty() || review.price.decisions.empty())
        return review;
    const auto logs = logsTo(shoe, round);
    const auto seen = decisionsSeen(shoe.rules, logs, shoe.accountKey);
    if (!seen)
        return tl::make_unexpected(seen.error());
    std::ranges::copy_if(*seen, std::back_inserter(review.seen),
                         [&](const SeenDecision& one) { return one.log + 1 == logs.size() && one.answer; });
    return review;
}

Result<RoundReview> reviewRound(Store& store, RoundId round, std::shared_ptr<analysis::Analyser> analyser) {
    const auto shoe = store.call([&](Tables& t) { return t.prices.shoeOf(round); });
    return shoe ? reviewOf(*shoe, round, std::move(analyser)) : tl::make_unexpected(shoe.error());
}

} // namespace openshoe::session
