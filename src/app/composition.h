// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "catalogue/folderwatch.h"
#include "models/appcontroller.h"
#include "models/archive/archive.h"
#include "models/counting/countingcontroller.h"
#include "models/fairness/fairnesscontroller.h"
#include "models/figures/gamefigures.h"
#include "models/history/playrecordmodel.h"
#include "models/history/pricingprogress.h"
#include "models/lobby/lobbymodel.h"
#include "models/owncount/countquestion.h"
#include "models/practise/practisecontroller.h"
#include "models/review/mistakesmodel.h"
#include "models/rules/rulesmodel.h"
#include "models/settings/settingspagecontroller.h"
#include "models/statistics/statisticscontroller.h"
#include "models/strategy/strategycontroller.h"
#include "session/worth/pricingqueue.h"

#include <memory>
#include <optional>
#include <vector>

namespace openshoe::app {

/// Builds the objects and connects them: the one place that decides who knows whom. It has no window; Program shows
/// one.
class Composition {
public:
    /// Where the program keeps its data, and what it plays.
    struct Options {
        QString dataFolder = {};
        QString variant = {};     ///< a game to open at once, by id or file, or a challenge; the lobby if empty
        std::optional<session::Speed> speed = {}; ///< overrides the setting
        QString pauseFolder = {}; ///< where other data folders are told of a break; nowhere if empty
        QStringList deckFolders = {}; ///< where other programs keep their card decks; may be empty
        /// Holds the pictures of those decks for the code that draws them; if null, a new one is created.
        std::shared_ptr<decks::Gallery> gallery = {};
        /// Analyses games, and remembers those it has analysed; if null, a new one is created.
        std::shared_ptr<analysis::Analyser> analyser = {};
        session::ReadClock clock = session::readClock; ///< the clock for limits and breaks
    };

    explicit Composition(const Options& options);
    ~Composition();

    /// The object given to QML. root().data()->open() starts it.
    [[nodiscard]] models::AppController& root() { return m_root; }
    [[nodiscard]] catalogue::Catalogue& games() { return m_games; }
    [[nodiscard]] const session::PricingQueue& pricing() const { return m_pricing; }
    /// Holds the pictures of other programs' decks.
    [[nodiscard]] std::shared_ptr<const decks::Gallery> gallery() const { return m_gallery; }
    /// Looks for games that were added, changed or removed unnoticed.
    void lookForGames() { m_gamesWatch.look(); }

private:
    /// Every page of the window, in the order of the bar at the top.
    std::vector<models::PageEntry::Contents> pages();
    void connectTable();
    void connectReplay();
    void connectData();
    void connectPages();
    void connectLimits();
    void connectSpoken();
    /// Shows the replay on the table and afterwards returns to the page it was started from. `round` is the round whose
    /// cards they are.
    void showReplay(const engine::RuleSet& rules, const engine::Events& events, const storage::ShoeRow& shoe,
                    const QString& title, qint64 round, models::PresentedTable::Purse purse);
    void connectReview();
    void connectChallenge();
    void showRounds(const models::RoundsWanted& wanted);
    void connectLanguage();
    void onRoundShown();
    void updateRules();
    /// Somebody sits at the table, or its rules have become another game's.
    void onTableTaken();
    /// Why the plays of the account's own person ended as they did in the round shown last, as places of its rules.
    [[nodiscard]] QStringList lastReasons();
    void connectRounds();
    /// Reads what the current page shows, in case it changed unnoticed.
    void readPage();
    void showStopped(const base::Error& error, models::TroubleController::Round round);

    /// The page from which the round or decision shown on the table was requested.
    models::Page::Value m_cameFrom = models::Page::Table;
    std::optional<storage::FinishedRound> m_finished; ///< the round that ended last
    bool m_recordGrew = false; ///< a round was played since the Play Record was read
    // In order of dependency.
    catalogue::Catalogue m_games;
    catalogue::FolderWatch m_gamesWatch{m_games};
    std::shared_ptr<analysis::Analyser> m_analyser; ///< shared by everyone who needs one
    session::Analyst m_analyst{m_analyser};
    models::GameFigures m_figures{m_games, m_analyst};
    models::Archive m_archive{m_games};
    models::Notices m_notices;
    models::SettingsController m_settings;
    std::shared_ptr<decks::Gallery> m_gallery;
    models::DecksController m_decks;
    models::KeyMap m_keys{m_settings.store()};
    models::KeyRecorder m_keyRecorder{m_keys};
    models::BackupsModel m_backups;
    models::TroubleController m_trouble{m_backups};
    models::DataFile m_data;
    session::PricingQueue m_pricing{m_analyser};
    models::AccountsModel m_accounts{m_archive, m_settings, m_notices};
    session::LimitKeeper m_keeper;
    models::LimitsController m_limits{m_keeper, m_notices};
    models::LobbyModel m_lobby{m_archive, m_figures, m_settings, m_accounts, m_limits};
    models::TableController m_table{m_settings, &m_keeper, m_analyser};
    models::SeatingController m_seating{{.games = m_games,
                                         .data = m_data,
                                         .accounts = m_accounts,
                                         .settings = m_settings,
                                         .table = m_table,
                                         .trouble = m_trouble,
                                         .notices = m_notices}};
    models::TableGuide m_guide{m_table, m_keys};
    models::CoachController m_coach{m_table, m_settings, m_analyst};
    models::CountSystems m_countSystems{m_settings.store()};
    models::CountQuestion m_countQuestion{m_archive, m_countSystems, m_table, m_settings};
    models::ReviewController m_review{m_archive, m_table, m_notices, m_analyser};
    models::MistakesModel m_mistakes{m_archive, m_review};
    models::ChallengeController m_challenge{m_archive, m_table, m_notices};
    models::PricingProgress m_pricingProgress{m_pricing};
    models::RundownModel m_rundown{m_archive, &m_keys};                        ///< beside the table
    models::RundownModel m_pastRounds{m_archive, &m_keys, &m_pricingProgress,
                                      &m_settings.store()}; ///< on the Rundown's own page
    models::PlayRecordModel m_record{m_archive};
    models::RuleEditor m_editor{m_games, m_analyst, m_settings};
    models::RulesModel m_rules{m_games, m_figures, &m_lobby};        ///< on their own page
    models::RulesModel m_rulesAtTable{m_games, m_figures, &m_lobby}; ///< beside the table
    models::StrategyController m_strategy{m_games, m_analyst, m_settings, &m_lobby};
    models::CountTools m_countTools{m_countSystems, m_analyser};
    models::PractiseController m_practise{m_archive, m_countTools, m_settings.store()};
    models::CountingController m_counting{m_games, m_countTools, m_settings, &m_lobby, &m_practise, &m_archive};
    models::GamesController m_gamesKept{m_games, m_figures, m_notices};
    models::ElsewhereController m_elsewhere{m_archive};
    models::StatisticsController m_statistics{m_archive, &m_pricingProgress};
    models::FairnessController m_fairness{m_table, m_settings, m_archive};
    models::Announcer m_announcer{m_table, m_coach, m_limits, m_notices};
    models::AboutController m_about;
    models::SettingsPageController m_settingsPage{{.settings = &m_settings,
                                                   .decks = &m_decks,
                                                   .keys = &m_keys,
                                                   .keyRecorder = &m_keyRecorder,
                                                   .accounts = &m_accounts,
                                                   .limits = &m_limits,
                                                   .backups = &m_backups,
                                                   .editor = &m_editor,
                                                   .games = &m_gamesKept,
                                                   .countQuestion = &m_countQuestion,
                                                   .about = &m_about}};
    models::AppController m_root{{.data = &m_data,
                                  .trouble = &m_trouble,
                                  .notices = &m_notices,
                                  .accounts = &m_accounts,
                                  .seating = &m_seating,
                                  .table = &m_table,
                                  .guide = &m_guide,
                                  .rulesAtTable = &m_rulesAtTable,
                                  .coach = &m_coach,
                                  .countQuestion = &m_countQuestion,
                                  .review = &m_review,
                                  .challenge = &m_challenge,
                                  .rundown = &m_rundown,
                                  .editor = &m_editor,
                                  .elsewhere = &m_elsewhere,
                                  .games = &m_gamesKept,
                                  .settings = &m_settings,
                                  .decks = &m_decks,
                                  .keys = &m_keys,
                                  .limits = &m_limits,
                                  .announcer = &m_announcer},
                                 pages()};
};

/// Only the root, for callers that need nothing else; it keeps everything behind it alive.
[[nodiscard]] std::shared_ptr<models::AppController> compose(const Composition::Options& options);

} // namespace openshoe::app
