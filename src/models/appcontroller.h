// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/catalogue.h"
#include "models/lobby/accountsmodel.h"
#include "models/settings/backupsmodel.h"
#include "models/learn/coachcontroller.h"
#include "models/fairness/fairnesscontroller.h"
#include "models/lobby/lobbymodel.h"
#include "models/history/playrecordmodel.h"
#include "models/rules/rulesmodel.h"
#include "models/history/rundownmodel.h"
#include "models/settings/settingscontroller.h"
#include "models/learn/strategycontroller.h"
#include "models/table/tablecontroller.h"
#include "models/trouble/troublecontroller.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <utility>

namespace openshoe::session {
struct OpenRounds;
}

namespace openshoe::models {

/// The root of what QML sees: the window's pages, and the objects behind them.
class AppController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the composition")
    Q_PROPERTY(openshoe::models::LobbyModel* lobby READ lobby CONSTANT)
    Q_PROPERTY(openshoe::models::TableController* table READ table CONSTANT)
    Q_PROPERTY(openshoe::models::RundownModel* rundown READ rundown CONSTANT)
    Q_PROPERTY(openshoe::models::SettingsController* settings READ settings CONSTANT)
    Q_PROPERTY(openshoe::models::FairnessController* fairness READ fairness CONSTANT)
    Q_PROPERTY(openshoe::models::RulesModel* rules READ rules CONSTANT)
    Q_PROPERTY(openshoe::models::StrategyController* strategy READ strategy CONSTANT)
    Q_PROPERTY(openshoe::models::CoachController* coach READ coach CONSTANT)
    Q_PROPERTY(openshoe::models::AccountsModel* accounts READ accounts CONSTANT)
    Q_PROPERTY(openshoe::models::PlayRecordModel* record READ record CONSTANT)
    Q_PROPERTY(Page page READ page WRITE setPage NOTIFY pageChanged)
    /// The data can be used; false for a moment after the start, and while there is trouble.
    Q_PROPERTY(bool ready READ isReady NOTIFY readyChanged)
    /// What keeps the program from playing, and what can be done.
    Q_PROPERTY(openshoe::models::TroubleController* trouble READ trouble CONSTANT)
    Q_PROPERTY(openshoe::models::BackupsModel* backups READ backups CONSTANT)
    /// A passing word; empty for none.
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
    /// info or warning.
    Q_PROPERTY(QString noticeKind READ noticeKind NOTIFY noticeChanged)
    Q_PROPERTY(QString version READ version CONSTANT)

public:
    enum Page { Lobby, Table, Rules, Strategy, Record, Statistics, Fairness, Settings };
    Q_ENUM(Page)

    /// What the program keeps its data in, and what it plays.
    struct Options {
        QString dataFolder;
        QString variant; ///< a game to open at once; empty for the lobby
        QString speed;   ///< overrides the setting; empty for none
    };

    explicit AppController(Options options, QObject* parent = nullptr);
    ~AppController() override;

    /// Opens the data, off this thread; ready or trouble follows.
    void start();

    [[nodiscard]] LobbyModel* lobby();
    [[nodiscard]] TableController* table();
    [[nodiscard]] RundownModel* rundown();
    [[nodiscard]] SettingsController* settings();
    [[nodiscard]] FairnessController* fairness();
    [[nodiscard]] RulesModel* rules();
    [[nodiscard]] StrategyController* strategy();
    [[nodiscard]] CoachController* coach();
    [[nodiscard]] AccountsModel* accounts();
    [[nodiscard]] PlayRecordModel* record();
    [[nodiscard]] Page page() const { return m_page; }
    void setPage(Page page);
    [[nodiscard]] bool isReady() const { return m_ready; }
    [[nodiscard]] TroubleController* trouble();
    [[nodiscard]] BackupsModel* backups();
    [[nodiscard]] QString notice() const { return m_notice; }
    [[nodiscard]] QString noticeKind() const { return m_noticeKind; }
    [[nodiscard]] static QString version();

public slots:
    /// Goes to the table of that game, or of that rule-set file; a round that waits there goes on. In the middle of
    /// another game's hand leavingAsked() comes first.
    void openGame(const QString& idOrPath);
    /// To the lobby; in the middle of a hand leavingAsked() comes first.
    void leaveTable();
    /// The answer to leavingAsked() is yes.
    void leaveAnyway();
    void quit();
    void dismissNotice();
    /// Shows a warning that play goes on in spite of.
    void warn(const QString& text);

signals:
    void pageChanged();
    void readyChanged();
    void noticeChanged();
    /// The window may close.
    void quitAsked();
    /// Whether to leave the table in the middle of a hand; `consequence` says what becomes of the round.
    void leavingAsked(const QString& consequence);
    /// A game could not be opened; the notice says why.
    void sittingFailed();

private:
    struct Parts;
    void setNotice(const QString& text, const QString& kind);
    void connectParts();
    // The data's file: appstore.cpp.
    struct FileWork;
    struct Opening;
    void connectFiles();
    void openData(FileWork work);
    void onOpened(Opening& opening);
    void onStoreOpened();
    void tellOfLeftRounds(const session::OpenRounds& left);
    void onTableTroubled(const base::Error& error, bool inRound);
    void onTableOpened();
    void retry();
    void openAgain();
    void restore(const QString& path);
    void beginAnew();
    void onRoundShown();
    void sitDown(const catalogue::Rules& game);
    void standUp();
    /// Does that once the table may be left.
    void leaveFor(std::function<void()> then);
    void refreshLobby(const std::function<void()>& then = {});
    void onGamesChanged(const QStringList& ids);
    /// Computes the returns of the lobby and the odds of the rules pages, one game after the other; of all, or of these.
    void computeFigures(const QStringList& ids = {});
    void refreshAccounts(const std::function<void()>& then);
    void selectAccount(qint64 accountId);
    void createAccount(const QString& name, bool trial);
    void renameAccount(qint64 accountId, const QString& name);
    void topUp(const QString& currency);
    void replay(qint64 roundId);

    std::unique_ptr<Parts> m_parts;
    Options m_options;
    Page m_page = Lobby;
    bool m_ready = false;
    QString m_notice;
    QString m_noticeKind;
    QList<std::pair<QString, QString>> m_waiting; ///< notices behind a warning, with their kinds
    std::function<void()> m_leaving;              ///< done when leaving in the middle of a hand is confirmed
    QString m_returnTo;                           ///< the game whose table goes on when the data is open again
};

} // namespace openshoe::models
