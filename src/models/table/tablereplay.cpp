// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/tablereplay.h"

#include "languages/translated.h"
#include "models/preferences/settingscontroller.h"
#include "models/table/momentrows.h"
#include "models/table/tablevalues.h"
#include "session/round/me.h"

#include <memory>
#include <utility>

namespace openshoe::models {

using namespace engine;
using session::TableSession;

TableReplay::TableReplay(ShownTable& shown, session::PlaybackQueue& playback, LiveRound& live, TableMessage& message,
                         const SettingsController& settings, QObject* parent)
    : QObject(parent), m_shown(shown), m_playback(playback), m_live(live), m_message(message), m_settings(settings) {
    connect(&m_playback, &session::PlaybackQueue::present, this, &TableReplay::onPresent); // after m_shown
    connect(&m_playback, &session::PlaybackQueue::finished, this, [this] { setPlaying(false); });
}

// --- Coming and going.

void TableReplay::start(RuleSet rules, const Events& events, session::KeptShoe shoe, const QString& title,
                        qint64 roundId, PresentedTable::Purse purse) {
    const TableSession* session = m_live.session();
    if (m_live.isInRound()) {
        m_message.refuse(tr("Finish this round first, then replay another."));
        return;
    }
    if (session && session->stage() == TableSession::Stage::Opening) {
        m_message.refuse(tr("The table is being set up. Start the replay again in a moment."));
        return;
    }
    if (!m_active && session) {
        m_shown.endSweep();
        m_before = Before{m_shown.keep(), m_message.keep()};
    }
    m_log = session::replayLog(rules, events);
    m_active = true;
    m_title = title;
    m_round = roundId;
    m_message.clear();
    m_live.setAside(true);
    const auto* opened = events.empty() ? nullptr : std::get_if<RoundOpened>(&events.front());
    m_shown.begin(std::make_shared<const RuleSet>(std::move(rules)), opened ? opened->currency : std::string(), {},
                  purse);
    m_start = m_shown.table();
    m_moments.setRows(momentRows(m_start, m_log, session::me()));
    shoe.drawn = 0; // the events show how far it had been dealt
    m_shoe = {shoe.id, shoe.seed.number};
    m_shown.setShoe(std::move(shoe));
    clearVerdict();
    pause();
    setSpeed(m_settings.animationSpeed());
    emit changed();
    show(0);
    play();
}

void TableReplay::stop() {
    if (!m_active)
        return;
    m_active = false;
    m_title.clear();
    m_round = 0;
    m_message.clear();
    m_playback.clear();
    setPlaying(false);
    m_playback.setStepping(false);
    m_playback.setSpeed(m_settings.speed());
    m_log = {};
    m_moments.setRows({});
    if (auto before = std::exchange(m_before, std::nullopt)) {
        m_shown.restore(std::move(before->table));
        m_message.restore(before->message);
    } else {
        m_shown.begin(std::make_shared<const RuleSet>(m_shown.rules()), {});
    }
    m_live.setAside(false);
    emit changed();
    emit ended();
}

void TableReplay::retranslate() {
    if (!m_active)
        return;
    m_moments.setRows(momentRows(m_start, m_log, session::me()));
    emit moved();
    emit noteChanged();
}

// --- Where it stands.

void TableReplay::onPresent(const Events& events) {
    if (!m_active)
        return;
    m_happened += events.size();
    emit moved();
    emit noteChanged();
}

void TableReplay::show(int moment) {
    m_happened = moment < 0 || m_log.ends.empty() ? 0 : m_log.ends[static_cast<std::size_t>(moment)];
    const auto happened = m_log.events.begin() + static_cast<std::ptrdiff_t>(m_happened);
    m_shown.showMoment(m_start, {m_log.events.begin(), happened});
    m_shown.play(Events(happened, m_log.events.end())); // these wait: nothing plays by itself here
    emit moved();
    emit noteChanged();
}

QString TableReplay::words() const {
    const int now = moment();
    return m_active && now >= 0 ? m_moments.rows()[static_cast<std::size_t>(now)].words : QString();
}

void TableReplay::go(int moment) {
    if (!m_active || moment < 0 || moment >= m_moments.count())
        return;
    pause();
    clearVerdict();
    show(moment);
}

void TableReplay::step() {
    if (!m_active)
        return;
    pause();
    clearVerdict();
    const auto next = static_cast<std::size_t>(moment() + 1);
    while (next < m_log.ends.size() && m_happened < m_log.ends[next] && m_playback.pending() > 0)
        m_playback.step();
}

void TableReplay::play() {
    if (!m_active || m_playing || m_log.ends.empty())
        return;
    clearVerdict();
    if (m_happened == m_log.events.size())
        show(0);
    setPlaying(true); // until the queue reports that all has been shown, which may be at once
    m_playback.setStepping(false);
}

void TableReplay::pause() {
    if (!m_active)
        return;
    m_playback.setStepping(true);
    setPlaying(false);
}

void TableReplay::setPlaying(bool playing) {
    if (m_playing == playing)
        return;
    m_playing = playing;
    emit playingChanged();
}

// --- Its speed.

void TableReplay::setSpeed(int speed) {
    if (!m_active || !setting::speed.allows(speed))
        return;
    const auto next = static_cast<DealingSpeed::Value>(speed);
    m_playback.setSpeed(static_cast<session::Speed>(next));
    if (std::exchange(m_speed, next) != next)
        emit speedChanged();
}

void TableReplay::faster() {
    setSpeed(m_speed - 1);
}

void TableReplay::slower() {
    setSpeed(m_speed + 1);
}

// --- Its shoe, and what is wrong.

void TableReplay::verify() {
    if (!m_active)
        return;
    pause(); // so that the verdict can be read
    clearVerdict();
    emit verifyAsked(m_shoe.id);
}

void TableReplay::setVerdict(qint64 shoe, ShoeVerdict::Value verdict, const QString& problem) {
    if (!m_active || shoe != m_shoe.id)
        return;
    m_verdict = verdict;
    m_found = problem;
    emit noteChanged();
}

void TableReplay::clearVerdict() {
    m_verdict = ShoeVerdict::Unknown;
    m_found.clear();
    emit noteChanged();
}

QString TableReplay::note() const {
    const auto shoe = QString::number(m_shoe.number);
    switch (m_verdict) {
    case ShoeVerdict::Verified: return tr("Shoe %1 is verified: its commitment and all its cards match.").arg(shoe);
    case ShoeVerdict::Failed: return tr("Shoe %1 doesn't match its commitment. %2").arg(shoe, m_found);
    case ShoeVerdict::InUse:
        return tr("Shoe %1 is still in use. It can be verified when it ends and its seed is shown.").arg(shoe);
    case ShoeVerdict::Unreadable: return tr("Shoe %1 can't be checked. %2").arg(shoe, m_found);
    case ShoeVerdict::Unknown: break;
    }
    return m_active && m_log.broken && m_happened == m_log.events.size()
               ? tr("The round can't be shown any further: %1").arg(languages::translated(*m_log.broken))
               : QString();
}

bool TableReplay::noteWarns() const {
    return m_verdict == ShoeVerdict::Failed || m_verdict == ShoeVerdict::Unreadable ||
           (m_verdict == ShoeVerdict::Unknown && !note().isEmpty());
}

} // namespace openshoe::models

#include "moc_tablereplay.cpp"
