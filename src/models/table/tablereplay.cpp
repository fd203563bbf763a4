// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/tablereplay.h"

#include <memory>
#include <utility>

namespace openshoe::models {

using namespace engine;

TableReplay::TableReplay(ShownTable& shown, session::PlaybackQueue& playback, LiveRound& live, TableMessage& message,
                         QObject* parent)
    : QObject(parent), m_shown(shown), m_playback(playback), m_live(live), m_message(message) {}

void TableReplay::start(RuleSet rules, const Events& events, session::KeptShoe shoe, const QString& title) {
    if (m_live.isInRound()) {
        m_message.refuse(tr("Finish this round first, then replay another."));
        return;
    }
    if (!m_active && m_live.session()) {
        m_shown.endSweep();
        m_before = m_shown.keep();
    }
    m_active = true;
    m_title = title;
    m_message.clear();
    m_live.setAside(true);
    const auto* opened = events.empty() ? nullptr : std::get_if<RoundOpened>(&events.front());
    m_shown.begin(std::make_shared<const RuleSet>(std::move(rules)), opened ? opened->currency : std::string());
    shoe.drawn = 0; // how far it had gone is seen from the events
    m_shown.setShoe(std::move(shoe));
    emit changed();
    m_shown.play(events);
}

void TableReplay::step() {
    if (!m_active)
        return;
    m_playback.setStepping(true);
    m_playback.step();
}

void TableReplay::stop() {
    if (!m_active)
        return;
    m_active = false;
    m_title.clear();
    m_message.clear();
    m_playback.clear();
    m_playback.setStepping(false);
    if (auto before = std::exchange(m_before, std::nullopt))
        m_shown.restore(std::move(*before));
    else
        m_shown.begin(std::make_shared<const RuleSet>(m_shown.rules()), {});
    m_live.setAside(false);
    emit changed();
}

} // namespace openshoe::models
