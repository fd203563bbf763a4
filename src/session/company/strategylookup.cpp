// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/company/strategylookup.h"

#include "session/company/company.h"

#include <chrono>
#include <utility>

namespace openshoe::session {

void StrategyLookup::use(std::shared_ptr<analysis::Analyser> analyser) {
    if (analyser)
        m_analyser = std::move(analyser);
}

void StrategyLookup::start(const engine::RuleSet& rules) {
    stop();
    m_player = std::async(std::launch::async, [rules, analyser = m_analyser, stopped = m_stopped] {
                   return basicPlayer(rules, *analyser, [stopped] { return stopped->load(); });
               }).share();
}

void StrategyLookup::stop() {
    m_stopped->store(true);
    m_stopped = std::make_shared<std::atomic<bool>>(false);
    m_player = {};
}

bool StrategyLookup::isReady() const {
    return !m_player.valid() || m_player.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
}

const analysis::BasicPlayer& StrategyLookup::player(const engine::RuleSet& rules) {
    if (!m_player.valid()) {
        std::promise<std::shared_ptr<const analysis::BasicPlayer>> here;
        here.set_value(basicPlayer(rules, *m_analyser));
        m_player = here.get_future().share();
    }
    return *m_player.get();
}

} // namespace openshoe::session
