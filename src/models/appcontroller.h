// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/fairness/fairnesscontroller.h"
#include "models/games/ruleeditor.h"
#include "models/games/gamescontroller.h"
#include "models/history/playrecordmodel.h"
#include "models/history/pricingprogress.h"
#include "models/history/rundownmodel.h"
#include "models/keys/keymap.h"
#include "models/keys/keyrecorder.h"
#include "models/learn/coachcontroller.h"
#include "models/learn/elsewherecontroller.h"
#include "models/learn/mistakesmodel.h"
#include "models/learn/reviewcontroller.h"
#include "models/learn/statisticscontroller.h"
#include "models/learn/strategycontroller.h"
#include "models/limits/limitscontroller.h"
#include "models/lobby/accountsmodel.h"
#include "models/lobby/lobbymodel.h"
#include "models/lobby/seatingcontroller.h"
#include "models/rules/rulesmodel.h"
#include "models/settings/backupsmodel.h"
#include "models/settings/deckscontroller.h"
#include "models/settings/settingscontroller.h"
#include "models/shared/notices.h"
#include "models/table/announcer.h"
#include "models/table/tablecontroller.h"
#include "models/trouble/datafile.h"
#include "models/trouble/troublecontroller.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace openshoe::models {

/// The root of what QML sees: the current page, and a handle for each object behind the pages.
class AppController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the composition")
    Q_PROPERTY(Page page READ page WRITE setPage NOTIFY pageChanged)
    /// The pages that Back leads to, the nearest last; they stay as they are until then.
    Q_PROPERTY(QList<int> trail READ trail NOTIFY pageChanged)
    Q_PROPERTY(QString version READ version CONSTANT)
    /// The program's name, the same in every language.
    Q_PROPERTY(QString productName READ productName CONSTANT)
    Q_PROPERTY(openshoe::models::DataFile* data READ data CONSTANT)
    /// What keeps the program from playing, and what can be done about it.
    Q_PROPERTY(openshoe::models::TroubleController* trouble READ trouble CONSTANT)
    Q_PROPERTY(openshoe::models::Notices* notices READ notices CONSTANT)
    Q_PROPERTY(openshoe::models::LobbyModel* lobby READ lobby CONSTANT)
    Q_PROPERTY(openshoe::models::AccountsModel* accounts READ accounts CONSTANT)
    Q_PROPERTY(openshoe::models::SeatingController* seating READ seating CONSTANT)
    Q_PROPERTY(openshoe::models::TableController* table READ table CONSTANT)
    Q_PROPERTY(openshoe::models::CoachController* coach READ coach CONSTANT)
    /// Past decisions, made again on the table.
    Q_PROPERTY(openshoe::models::ReviewController* review READ review CONSTANT)
    Q_PROPERTY(openshoe::models::MistakesModel* mistakes READ mistakes CONSTANT)
    /// The rounds listed beside the table, and those on the Rundown's own page.
    Q_PROPERTY(openshoe::models::RundownModel* rundown READ rundown CONSTANT)
    Q_PROPERTY(openshoe::models::RundownModel* pastRounds READ pastRounds CONSTANT)
    Q_PROPERTY(openshoe::models::PlayRecordModel* record READ record CONSTANT)
    Q_PROPERTY(openshoe::models::PricingProgress* pricing READ pricing CONSTANT)
    /// Edits a game's rules.
    Q_PROPERTY(openshoe::models::RuleEditor* editor READ editor CONSTANT)
    Q_PROPERTY(openshoe::models::RulesModel* rules READ rules CONSTANT)
    Q_PROPERTY(openshoe::models::StrategyController* strategy READ strategy CONSTANT)
    Q_PROPERTY(openshoe::models::ElsewhereController* elsewhere READ elsewhere CONSTANT)
    Q_PROPERTY(openshoe::models::StatisticsController* statistics READ statistics CONSTANT)
    Q_PROPERTY(openshoe::models::FairnessController* fairness READ fairness CONSTANT)
    Q_PROPERTY(openshoe::models::GamesController* games READ games CONSTANT)
    Q_PROPERTY(openshoe::models::SettingsController* settings READ settings CONSTANT)
    Q_PROPERTY(openshoe::models::DecksController* decks READ decks CONSTANT)
    /// Which key does what, and how the person changes it.
    Q_PROPERTY(openshoe::models::KeyMap* keys READ keys CONSTANT)
    Q_PROPERTY(openshoe::models::KeyRecorder* keyRecorder READ keyRecorder CONSTANT)
    Q_PROPERTY(openshoe::models::LimitsController* limits READ limits CONSTANT)
    Q_PROPERTY(openshoe::models::BackupsModel* backups READ backups CONSTANT)

public:
    enum Page { Lobby, Table, Rules, Strategy, Rundown, Record, Statistics, Mistakes, Fairness, Settings };
    Q_ENUM(Page)

    /// The objects behind the pages; all must outlive the root.
    struct Handles {
        DataFile& data;
        TroubleController& trouble;
        Notices& notices;
        LobbyModel& lobby;
        AccountsModel& accounts;
        SeatingController& seating;
        TableController& table;
        CoachController& coach;
        ReviewController& review;
        MistakesModel& mistakes;
        RundownModel& rundown;
        RundownModel& pastRounds;
        PlayRecordModel& record;
        PricingProgress& pricing;
        RuleEditor& editor;
        RulesModel& rules;
        StrategyController& strategy;
        ElsewhereController& elsewhere;
        StatisticsController& statistics;
        FairnessController& fairness;
        GamesController& games;
        SettingsController& settings;
        DecksController& decks;
        KeyMap& keys;
        KeyRecorder& keyRecorder;
        LimitsController& limits;
        BackupsModel& backups;
        Announcer& announcer;
    };
    explicit AppController(Handles handles, QObject* parent = nullptr) : QObject(parent), m_handles(handles) {}

    /// The language has changed: all texts are made anew.
    void retranslate();

    [[nodiscard]] Page page() const { return m_page; }
    /// Goes there; a page of the trail is shown as it was left. The lobby is where every trail begins.
    void setPage(Page page);
    /// Back to that page of the trail, or there if it isn't one.
    void returnTo(Page page);
    /// Shows the table for a while (a replay, a decision under review) without leaving the page it was asked for on.
    void visitTable();
    [[nodiscard]] const QList<int>& trail() const { return m_trail; }
    [[nodiscard]] bool isBehind(Page page) const { return m_trail.contains(page); }
    /// The page was returned to, and is as it was.
    [[nodiscard]] bool hasReturned() const { return m_returned; }
    [[nodiscard]] static QString version();
    [[nodiscard]] static QString productName() { return QStringLiteral("Open Shoe"); }
    [[nodiscard]] DataFile* data() { return &m_handles.data; }
    [[nodiscard]] TroubleController* trouble() { return &m_handles.trouble; }
    [[nodiscard]] Notices* notices() { return &m_handles.notices; }
    [[nodiscard]] LobbyModel* lobby() { return &m_handles.lobby; }
    [[nodiscard]] AccountsModel* accounts() { return &m_handles.accounts; }
    [[nodiscard]] SeatingController* seating() { return &m_handles.seating; }
    [[nodiscard]] TableController* table() { return &m_handles.table; }
    [[nodiscard]] CoachController* coach() { return &m_handles.coach; }
    [[nodiscard]] ReviewController* review() { return &m_handles.review; }
    [[nodiscard]] MistakesModel* mistakes() { return &m_handles.mistakes; }
    [[nodiscard]] RundownModel* rundown() { return &m_handles.rundown; }
    [[nodiscard]] RundownModel* pastRounds() { return &m_handles.pastRounds; }
    [[nodiscard]] PlayRecordModel* record() { return &m_handles.record; }
    [[nodiscard]] PricingProgress* pricing() { return &m_handles.pricing; }
    [[nodiscard]] RuleEditor* editor() { return &m_handles.editor; }
    [[nodiscard]] RulesModel* rules() { return &m_handles.rules; }
    [[nodiscard]] StrategyController* strategy() { return &m_handles.strategy; }
    [[nodiscard]] ElsewhereController* elsewhere() { return &m_handles.elsewhere; }
    [[nodiscard]] StatisticsController* statistics() { return &m_handles.statistics; }
    [[nodiscard]] FairnessController* fairness() { return &m_handles.fairness; }
    [[nodiscard]] GamesController* games() { return &m_handles.games; }
    [[nodiscard]] DecksController* decks() { return &m_handles.decks; }
    [[nodiscard]] SettingsController* settings() { return &m_handles.settings; }
    [[nodiscard]] KeyMap* keys() { return &m_handles.keys; }
    [[nodiscard]] KeyRecorder* keyRecorder() { return &m_handles.keyRecorder; }
    [[nodiscard]] LimitsController* limits() { return &m_handles.limits; }
    [[nodiscard]] BackupsModel* backups() { return &m_handles.backups; }
    /// What is to be spoken; no page shows it.
    [[nodiscard]] Announcer* announcer() { return &m_handles.announcer; }

public slots:
    /// To the page one came from; a table that has been left is passed over.
    void back();
    void quit() { emit quitAsked(); }

signals:
    void pageChanged();
    /// The window may close.
    void quitAsked();

private:
    void show(Page page, bool returned);

    Handles m_handles;
    Page m_page = Lobby;
    QList<int> m_trail;
    bool m_returned = false;
};

} // namespace openshoe::models
