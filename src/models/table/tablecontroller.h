// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/liveround.h"
#include "models/table/seatsmodel.h"
#include "models/table/showntable.h"
#include "models/table/sidebetsmodel.h"
#include "models/table/tablebets.h"
#include "models/table/tablecompany.h"
#include "models/table/tablemessage.h"
#include "models/table/tablepause.h"
#include "models/table/tablequiz.h"
#include "models/table/tablereplay.h"
#include "models/table/tablerules.h"
#include "session/limits/limitkeeper.h"
#include "session/round/playback.h"
#include "session/round/tableclock.h"
#include "session/table/tablesession.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace openshoe::models {

class SettingsController;

/// The table: its game, its currency, its seats, sitting down and standing up. What lies on it, the bets, the current
/// round and a replay are objects of their own, each with its own signals.
class TableController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")

    Q_PROPERTY(openshoe::models::ShownTable* shown READ shown CONSTANT)
    Q_PROPERTY(openshoe::models::TableBets* bets READ bets CONSTANT)
    Q_PROPERTY(openshoe::models::LiveRound* live READ live CONSTANT)
    Q_PROPERTY(openshoe::models::TableCompany* company READ company CONSTANT)
    Q_PROPERTY(openshoe::models::TablePause* pause READ pause CONSTANT)
    Q_PROPERTY(openshoe::models::TableReplay* replay READ replay CONSTANT)
    Q_PROPERTY(openshoe::models::TableQuiz* quiz READ quiz CONSTANT)
    Q_PROPERTY(openshoe::models::TableMessage* message READ message CONSTANT)
    Q_PROPERTY(openshoe::models::TableRules* rules READ rules CONSTANT)
    // The game of the table shown.
    Q_PROPERTY(bool seated READ isSeated NOTIFY tableChanged)
    Q_PROPERTY(QString variantId READ variantId NOTIFY tableChanged)
    Q_PROPERTY(QString gameName READ gameName NOTIFY tableChanged)
    Q_PROPERTY(QString limitsText READ limits NOTIFY tableChanged)
    Q_PROPERTY(QList<QString> feltLines READ printedLines NOTIFY tableChanged)
    /// How many different answers a turn can have in this game: a place for each.
    Q_PROPERTY(int turnPlaces READ turnPlaces NOTIFY tableChanged)
    /// What the words in these lines mean.
    Q_PROPERTY(QString feltHelp READ feltHelp NOTIFY tableChanged)
    Q_PROPERTY(int seatCount READ seatCount NOTIFY tableChanged)
    Q_PROPERTY(bool sharedTable READ isSharedTable NOTIFY tableChanged)
    Q_PROPERTY(QString felt READ felt NOTIFY feltChanged)
    // The currency played for.
    Q_PROPERTY(QString currency READ currency NOTIFY tableChanged)
    Q_PROPERTY(QStringList currencies READ currencies NOTIFY tableChanged)
    /// Their display names: "Gold", "Sweeps".
    Q_PROPERTY(QString currencyText READ currencyText NOTIFY tableChanged)
    Q_PROPERTY(QStringList currencyNames READ currencyNames NOTIFY tableChanged)
    Q_PROPERTY(openshoe::models::SideBetsModel* sideBets READ sideBets CONSTANT)
    Q_PROPERTY(openshoe::models::SeatsModel* seats READ seats CONSTANT)

public:
    /// Both must outlive the table. Without `limits` only the rules and the wallet limit the stakes; without `analyser`
    /// each session has its own.
    explicit TableController(SettingsController& settings, session::LimitKeeper* limits = nullptr,
                             std::shared_ptr<analysis::Analyser> analyser = nullptr, QObject* parent = nullptr);
    ~TableController() override;

    [[nodiscard]] ShownTable* shown() { return &m_shown; }
    [[nodiscard]] TableBets* bets() { return &m_bets; }
    [[nodiscard]] LiveRound* live() { return &m_live; }
    [[nodiscard]] TableCompany* company() { return &m_company; }
    [[nodiscard]] TablePause* pause() { return &m_pause; }
    [[nodiscard]] TableReplay* replay() { return &m_replay; }
    [[nodiscard]] TableQuiz* quiz() { return &m_quiz; }
    [[nodiscard]] TableMessage* message() { return &m_message; }
    [[nodiscard]] TableRules* rules() { return &m_rules; }

    /// Goes to a table; a round left open at the previous one stays in the journal. opened() follows when play can
    /// begin. `kept` is what the journal has just reported about the table; without it, the journal is asked.
    void sitDown(session::Journal& journal, session::TableKey key, const QStringList& currencies,
                 const std::optional<session::KeptTable>& kept = {});
    void standUp();
    [[nodiscard]] bool isSeated() const { return m_seated; }
    /// What happens here can't be stored: the session no longer asks its journal for anything.
    [[nodiscard]] bool hasFailed() const {
        return m_session && m_session->stage() == session::TableSession::Stage::Failed;
    }
    /// Tries a failed journal again; opened() or troubled() follows.
    void retry();
    /// The language has changed: makes the texts anew.
    void retranslate();
    [[nodiscard]] session::TableSession* session() { return m_session.get(); }
    [[nodiscard]] session::PlaybackQueue& playback() { return m_playback; }
    [[nodiscard]] session::TableClock& clock() { return m_clock; }

    [[nodiscard]] QString variantId() const;
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] QString felt() const { return m_felt; }
    [[nodiscard]] QString limits() const;
    [[nodiscard]] QStringList printedLines() const;
    [[nodiscard]] int turnPlaces() const;
    [[nodiscard]] QString feltHelp() const;
    [[nodiscard]] QString currency() const;
    [[nodiscard]] QStringList currencies() const { return m_currencies; }
    [[nodiscard]] QString currencyText() const;
    [[nodiscard]] QStringList currencyNames() const;
    [[nodiscard]] int seatCount() const { return m_session || m_live.isAside() ? m_shown.rules().table.seats : 0; }
    [[nodiscard]] bool isSharedTable() const { return m_shown.rules().table.behind; }
    [[nodiscard]] SideBetsModel* sideBets() { return &m_sideBets; }
    [[nodiscard]] SeatsModel* seats() { return &m_seats; }

public slots:
    /// Switches to another of the game's currencies, between rounds.
    void useCurrency(const QString& currency);

signals:
    void tableChanged();
    void feltChanged();
    /// Other rules are in force here.
    void rulesInForce();

    /// The session is ready: stakes may be placed, or an interrupted round goes on.
    void opened();
    /// Something audible happened.
    void sounded(openshoe::session::SoundCue cue);
    /// The round's result has been shown in full. It was on disk before any of it was shown.
    void roundShown(qint64 round);
    void currencyAsked(const QString& currency);
    /// What has happened here is in the books: the session's wallet holds what it says.
    void booked();
    /// The journal can't go on. `inRound`: a round was in progress, and has been ended on the table.
    void troubled(const openshoe::base::Error& error, bool inRound);

private:
    void applySettings();
    void onBegun();
    void onRulesInForce();
    void updateFelt();
    void updateSeats();

    SettingsController& m_settings;
    session::LimitKeeper* m_limits;
    std::unique_ptr<session::TableSession> m_session;
    bool m_seated = false;
    session::PlaybackQueue m_playback;
    session::TableClock m_clock;
    TableMessage m_message;
    ShownTable m_shown;
    LiveRound m_live;
    TableBets m_bets;
    TableCompany m_company;
    TablePause m_pause;
    TableReplay m_replay;
    TableQuiz m_quiz;
    TableRules m_rules;
    SideBetsModel m_sideBets;
    SeatsModel m_seats;
    QStringList m_currencies;
    QString m_felt;
};

} // namespace openshoe::models
