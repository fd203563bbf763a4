// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/keys/keyrecorder.h"

#include <algorithm>

namespace openshoe::models {

namespace {

QString wordsOf(int action) {
    return keyWords(keyActions()[static_cast<std::size_t>(action)].caption);
}

QString written(const KeyMap& map, const KeyMap::Strokes& strokes) {
    QStringList caps;
    for (const KeyStroke& stroke : strokes)
        caps << map.cap(stroke);
    return caps.join(QStringLiteral(", "));
}

} // namespace

QString KeyRecorder::caption() const {
    return m_action < 0 ? QString() : wordsOf(m_action);
}

void KeyRecorder::listen(const QString& actionId, bool more) {
    m_action = KeyMap::actionOf(actionId);
    m_more = more;
    if (m_action >= 0)
        become(State::Listening);
}

void KeyRecorder::press(int key, int modifiers) {
    if (m_state != State::Listening)
        return;
    m_pressed = m_map.stroke(key, modifiers);
    m_problem.clear();
    emit changed();
}

void KeyRecorder::release() {
    if (m_state != State::Listening || !m_pressed)
        return;
    const KeyStroke stroke = *std::exchange(m_pressed, std::nullopt);
    m_problem = m_map.obstacle(m_action, stroke);
    if (!m_problem.isEmpty()) {
        emit changed();
        return;
    }
    KeyMap::Strokes strokes = m_more ? m_map.strokes(m_action) : KeyMap::Strokes();
    if (std::ranges::find(strokes, stroke) == strokes.end())
        strokes.push_back(stroke);
    give(strokes);
}

void KeyRecorder::give(const KeyMap::Strokes& strokes) {
    const bool free = std::ranges::all_of(
        strokes, [this](const KeyStroke& stroke) { return m_map.rivals(m_action, stroke).empty(); });
    if (free)
        m_map.assign(m_action, strokes);
    else
        m_wanted = strokes;
    become(free ? State::Idle : State::Asking);
}

QString KeyRecorder::question() const {
    return tr("Reassign the key?");
}

// One sentence for each action that would lose a key: which one, and which are left.
QString KeyRecorder::explanation() const {
    QStringList sentences;
    for (const KeyStroke& stroke : isAsking() ? m_wanted : KeyMap::Strokes()) {
        for (const int rival : m_map.rivals(m_action, stroke)) {
            KeyMap::Strokes left = m_map.strokes(rival);
            std::erase_if(left,
                          [this](const KeyStroke& its) { return std::ranges::find(m_wanted, its) != m_wanted.end(); });
            sentences << (left.empty() ? tr("%1 is the key for “%2”, which would be left without one.")
                                             .arg(m_map.cap(stroke), wordsOf(rival))
                                       : tr("%1 is a key for “%2”, which would be left with %3.")
                                             .arg(m_map.cap(stroke), wordsOf(rival), written(m_map, left)));
        }
    }
    return sentences.join(u' ');
}

void KeyRecorder::reset(const QString& actionId) {
    m_action = KeyMap::actionOf(actionId);
    if (m_action >= 0)
        give(KeyMap::firstStrokes(m_action));
}

void KeyRecorder::clear(const QString& actionId) {
    if (const int action = KeyMap::actionOf(actionId); action >= 0)
        m_map.assign(action, {});
}

void KeyRecorder::takeOver() {
    if (m_state != State::Asking)
        return;
    m_map.assign(m_action, m_wanted);
    become(State::Idle);
}

void KeyRecorder::cancel() {
    if (m_state != State::Idle)
        become(State::Idle);
}

void KeyRecorder::become(State state) {
    m_state = state;
    m_map.setRecording(state == State::Listening);
    m_pressed.reset();
    m_problem.clear();
    emit changed();
}

} // namespace openshoe::models

#include "moc_keyrecorder.cpp"
