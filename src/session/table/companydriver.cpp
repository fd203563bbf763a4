// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/table/companydriver.h"

#include "session/table/tablesession.h"

#include <QTimerEvent>

#include <algorithm>
#include <utility>

namespace openshoe::session {

using namespace std::chrono_literals;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

CompanyDriver::CompanyDriver(TableSession& session, PlaybackQueue& playback, QObject* parent)
    : QObject(parent), m_session(session), m_playback(playback) {
    // Queued, because whoever shows what was played receives the same signals, possibly after this object.
    connect(&m_session, &TableSession::opened, this, &CompanyDriver::look, Qt::QueuedConnection);
    connect(&m_session, &TableSession::played, this, &CompanyDriver::look, Qt::QueuedConnection);
    connect(&m_session, &TableSession::busyChanged, this, &CompanyDriver::look, Qt::QueuedConnection);
    connect(&m_session, &TableSession::failed, this, &CompanyDriver::look, Qt::QueuedConnection);
    connect(&m_playback, &PlaybackQueue::finished, this, &CompanyDriver::look, Qt::QueuedConnection);
}

void CompanyDriver::look() {
    if (!m_session.isPlaying() || m_session.question())
        m_hurried = false;
    const bool shown = m_playback.isIdle() && !m_session.isBusy() && m_session.stage() == TableSession::Stage::Ready;
    const auto asked = shown ? m_session.companyQuestion() : std::nullopt;
    if (asked == m_thinking)
        return;
    m_timer.stop();
    think(asked);
    if (m_thinking)
        run(timeToThink());
}

void CompanyDriver::think(std::optional<engine::Question> about) {
    if (std::exchange(m_thinking, about) != about)
        emit thinkingChanged();
}

milliseconds CompanyDriver::timeToThink() const {
    if (m_hurried)
        return 0ms;
    const milliseconds usual = m_playback.tempo().of(Beat::Think) * m_session.companyThinking() / 100;
    switch (m_pace) {
    case CompanyPace::Quick: return usual / 2;
    case CompanyPace::Leisurely: return usual * 2;
    case CompanyPace::Usual: break;
    }
    return usual;
}

void CompanyDriver::run(milliseconds left) {
    m_left = left;
    m_since = steady_clock::now();
    if (!m_manual && !m_paused)
        m_timer.start(static_cast<int>(left.count()), this);
}

void CompanyDriver::answer() {
    if (!m_session.companyIsReady()) { // the analyser will soon know basic strategy
        run(20ms);
        return;
    }
    m_timer.stop();
    think(std::nullopt);
    (void)m_session.answerForCompany();
}

void CompanyDriver::setPaused(bool paused) {
    if (std::exchange(m_paused, paused) == paused || !m_thinking)
        return;
    if (!paused) {
        run(m_left);
        return;
    }
    m_timer.stop();
    if (!m_manual)
        m_left -= std::min(m_left, std::chrono::duration_cast<milliseconds>(steady_clock::now() - m_since));
}

void CompanyDriver::hurry() {
    if (m_paused)
        return;
    m_hurried = m_session.isPlaying() && !m_session.question();
    if (m_thinking)
        answer();
}

void CompanyDriver::setManualClock(bool manual) {
    m_manual = manual;
    m_timer.stop();
    if (m_thinking)
        run(m_left);
}

void CompanyDriver::advance(milliseconds time) {
    if (!m_thinking || m_paused)
        return;
    if (time < m_left)
        m_left -= time;
    else
        answer();
}

void CompanyDriver::timerEvent(QTimerEvent* event) {
    if (event->timerId() != m_timer.timerId())
        return;
    m_timer.stop();
    answer();
}

} // namespace openshoe::session

#include "moc_companydriver.cpp"
