// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/liveround.h"
#include "models/table/peoplemodel.h"
#include "models/table/showntable.h"
#include "models/table/tablevalues.h"
#include "session/table/companydriver.h"
#include "session/table/tablesession.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <tuple>

namespace openshoe::models {

class SettingsController;

/// The other people at the table: who is there, what they do, and whether they are wanted at all.
class TableCompany : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by TableController")

    Q_PROPERTY(openshoe::models::PeopleModel* people READ people CONSTANT)
    /// The game allows other people, and they aren't switched off everywhere.
    Q_PROPERTY(bool offered READ isOffered NOTIFY changed)
    /// How many come to this game's table: a value of CompanySize.
    Q_PROPERTY(int wish READ wish WRITE setWish NOTIFY changed)
    /// How long they think there: a value of CompanyPace.
    Q_PROPERTY(int pace READ pace WRITE setPace NOTIFY changed)
    /// "Mira is thinking."; empty while nobody is.
    Q_PROPERTY(QString thinkingText READ thinkingText NOTIFY thinkingChanged)

public:
    /// All must outlive it. If `analyser` is null, each table's session has its own.
    TableCompany(ShownTable& shown, LiveRound& live, session::PlaybackQueue& playback, SettingsController& settings,
                 std::shared_ptr<analysis::Analyser> analyser, QObject* parent = nullptr);
    ~TableCompany() override;

    [[nodiscard]] PeopleModel* people() { return &m_people; }
    [[nodiscard]] bool isOffered() const;
    [[nodiscard]] CompanySize::Value wish() const;
    void setWish(int companySize);
    [[nodiscard]] CompanyPace::Value pace() const;
    void setPace(int companyPace);
    [[nodiscard]] QString thinkingText() const;
    /// Somebody is thinking: hurry() would have an effect.
    [[nodiscard]] bool isThinking() const { return m_driver && m_driver->thinking(); }

    /// The session of their table; null if nobody sits here. It must outlive the next call.
    void setSession(session::TableSession* session);
    /// What lies on the table has changed, or what will.
    void updatePeople();
    /// The language has changed: makes the texts anew.
    void retranslate();
    /// While paused, or while something else is shown, nobody goes on thinking.
    void setPaused(bool paused);
    [[nodiscard]] session::CompanyDriver* driver() { return m_driver.get(); }

public slots:
    /// Whoever is thinking decides now, and so do the others until the person is asked.
    void hurry();

signals:
    void changed();
    void thinkingChanged();
    /// The others' intended stakes have changed.
    void drafted();

private:
    void applySettings();
    void updateWish();
    void updatePause();

    ShownTable& m_shown;
    LiveRound& m_live;
    session::PlaybackQueue& m_playback;
    SettingsController& m_settings;
    std::shared_ptr<analysis::Analyser> m_analyser;
    session::TableSession* m_session = nullptr;
    QString m_thinking;                     ///< as last announced
    std::tuple<bool, int, int> m_announced; ///< offered, wish and pace, as last announced
    std::unique_ptr<session::CompanyDriver> m_driver;
    bool m_paused = false;
    PeopleModel m_people;
};

} // namespace openshoe::models
