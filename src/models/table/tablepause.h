// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/liveround.h"
#include "models/table/tablecompany.h"
#include "session/round/playback.h"
#include "session/round/tableclock.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <utility>

namespace openshoe::models {

class SettingsController;

/// Pauses the table: no clock runs, nobody thinks, no card comes. Play goes on when the person says so or acts, or when
/// something else is shown. The clocks also wait, by themselves, while the person can't answer.
class TablePause : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by TableController")

    /// Something here wouldn't wait for the person: a clock, or the others.
    Q_PROPERTY(bool offered READ isOffered NOTIFY changed)
    Q_PROPERTY(bool paused READ isPaused NOTIFY changed)

public:
    /// All must outlive it.
    TablePause(LiveRound& live, TableCompany& company, ShownTable& shown, session::PlaybackQueue& playback,
               session::TableClock& clock, const SettingsController& settings, QObject* parent = nullptr);

    [[nodiscard]] bool isOffered() const;
    [[nodiscard]] bool isPaused() const { return m_paused; }

public slots:
    /// Does nothing unless it is offered.
    void pause();
    void goOn();
    /// The person can't answer at the moment: the table is out of sight, or something else takes the keys.
    void setAway(bool away);
    void toggle() { m_paused ? goOn() : pause(); }

signals:
    void changed();

private:
    void setPaused(bool paused);
    void update();

    LiveRound& m_live;
    TableCompany& m_company;
    ShownTable& m_shown;
    session::PlaybackQueue& m_playback;
    session::TableClock& m_clock;
    const SettingsController& m_settings;
    bool m_paused = false;
    bool m_away = false;
    std::pair<bool, bool> m_announced; ///< offered, paused; as last announced
};

} // namespace openshoe::models
