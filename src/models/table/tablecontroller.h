// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/actionsmodel.h"
#include "models/table/cardsmodel.h"
#include "models/table/chipsmodel.h"
#include "models/table/confirmation.h"
#include "models/table/handsmodel.h"
#include "models/table/presentedtable.h"
#include "models/table/seatsmodel.h"
#include "models/table/sidebetsmodel.h"
#include "models/table/stakesmodel.h"
#include "session/playback.h"
#include "session/sounds.h"
#include "session/tableclock.h"
#include "session/tablesession.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <utility>

namespace openshoe::models {

class SettingsController;

/// The table as QML sees it: folds the events that the playback queue presents, and hands intents to the session.
/// Places are given as (seat, place): a value of Place, or a side bet's index.
class TableController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")

    // Which table.
    Q_PROPERTY(bool seated READ isSeated NOTIFY tableChanged)
    Q_PROPERTY(QString variantId READ variantId NOTIFY tableChanged)
    Q_PROPERTY(QString gameName READ gameName NOTIFY tableChanged)
    Q_PROPERTY(QString felt READ felt NOTIFY tableChanged)
    Q_PROPERTY(QString limitsText READ limits NOTIFY tableChanged)
    Q_PROPERTY(QList<QString> feltLines READ printedLines NOTIFY tableChanged)
    Q_PROPERTY(QString currency READ currency NOTIFY tableChanged)
    Q_PROPERTY(QStringList currencies READ currencies NOTIFY tableChanged)
    /// The same as they are read: "Gold", "Sweeps".
    Q_PROPERTY(QString currencyText READ currencyText NOTIFY tableChanged)
    Q_PROPERTY(QStringList currencyNames READ currencyNames NOTIFY tableChanged)
    Q_PROPERTY(int seatCount READ seatCount NOTIFY tableChanged)
    Q_PROPERTY(bool sharedTable READ isSharedTable NOTIFY tableChanged)
    // Money.
    Q_PROPERTY(QString balanceText READ balanceText NOTIFY moneyChanged)
    Q_PROPERTY(QString balanceName READ balanceName NOTIFY moneyChanged)
    /// What Deal will stake, or what was staked in the round being played; with its currency.
    Q_PROPERTY(QString totalStakeText READ totalStakeText NOTIFY moneyChanged)
    // The shoe.
    Q_PROPERTY(QString commitment READ commitment NOTIFY shoeChanged)
    Q_PROPERTY(QString commitmentShort READ commitmentShort NOTIFY shoeChanged)
    Q_PROPERTY(int cardsLeft READ cardsLeft NOTIFY shoeChanged)
    Q_PROPERTY(double shoeNumber READ shoeNumber NOTIFY shoeChanged)
    Q_PROPERTY(int decks READ decks NOTIFY tableChanged)
    // Where the round stands.
    Q_PROPERTY(Phase phase READ phase NOTIFY phaseChanged)
    Q_PROPERTY(bool animating READ isAnimating NOTIFY phaseChanged)
    Q_PROPERTY(QString questionText READ questionText NOTIFY stateChanged)
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)
    /// The message says why something was refused; else it tells what was done.
    Q_PROPERTY(bool refused READ isRefused NOTIFY messageChanged)
    Q_PROPERTY(QString bannerText READ bannerText NOTIFY stateChanged)
    Q_PROPERTY(QString bannerKind READ bannerKind NOTIFY stateChanged)
    Q_PROPERTY(QString resultLine READ resultLine NOTIFY stateChanged)
    /// win, lose or push for the whole round; empty before its end.
    Q_PROPERTY(QString resultKind READ resultKind NOTIFY stateChanged)
    Q_PROPERTY(QString dealerTotalText READ dealerTotalText NOTIFY stateChanged)
    /// The dealer's cards that can be seen.
    Q_PROPERTY(int dealerCards READ dealerCards NOTIFY stateChanged)
    Q_PROPERTY(QString dealerName READ dealerName NOTIFY stateChanged)
    Q_PROPERTY(QString hintText READ hint NOTIFY stateChanged)
    Q_PROPERTY(QString hintKind READ hintKind NOTIFY stateChanged)
    Q_PROPERTY(bool replaying READ isReplaying NOTIFY phaseChanged)
    Q_PROPERTY(QString replayTitle READ replayTitle NOTIFY phaseChanged)
    // Models.
    Q_PROPERTY(openshoe::models::SideBetsModel* sideBets READ sideBets CONSTANT)
    Q_PROPERTY(openshoe::models::ChipsModel* chips READ chips CONSTANT)
    Q_PROPERTY(openshoe::models::SeatsModel* seats READ seats CONSTANT)
    Q_PROPERTY(openshoe::models::CardsModel* cards READ cards CONSTANT)
    Q_PROPERTY(openshoe::models::HandsModel* hands READ hands CONSTANT)
    Q_PROPERTY(openshoe::models::StakesModel* stakes READ stakes CONSTANT)
    Q_PROPERTY(openshoe::models::ActionsModel* actions READ actions CONSTANT)
    /// The chip that a click places: an index into `chips`.
    Q_PROPERTY(int selectedChip READ selectedChip WRITE setSelectedChip NOTIFY selectedChipChanged)
    // What can be done.
    Q_PROPERTY(bool canDeal READ canDeal NOTIFY abilitiesChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY abilitiesChanged)
    Q_PROPERTY(bool canClear READ canClear NOTIFY abilitiesChanged)
    Q_PROPERTY(bool canDoubleBets READ canDoubleBets NOTIFY abilitiesChanged)
    Q_PROPERTY(bool canRepeat READ canRepeat NOTIFY abilitiesChanged)
    Q_PROPERTY(bool canNew READ canNew NOTIFY abilitiesChanged)
    /// Why Deal can't be pressed: "Place at least 5.00."
    Q_PROPERTY(QString dealHint READ dealHint NOTIFY abilitiesChanged)
    // Clock.
    Q_PROPERTY(double clockFraction READ clockFraction NOTIFY clockChanged)
    Q_PROPERTY(QString clockText READ clockText NOTIFY clockChanged)
    /// Milliseconds after the actions changed in which click() is ignored; 300. With animation off there is no guard.
    Q_PROPERTY(int clickGuard READ clickGuard WRITE setClickGuard NOTIFY clickGuardChanged)

public:
    enum Phase {
        Betting, ///< stakes are drafted
        Playing, ///< from Deal until the result has been shown
        Over,    ///< the outcome lies on the table until the next stakes
    };
    Q_ENUM(Phase)
    enum Place { MainPlace = -1, BehindPlace = -2 };
    Q_ENUM(Place)

    /// `settings` must outlive the table.
    explicit TableController(SettingsController& settings, QObject* parent = nullptr);
    ~TableController() override;

    /// Goes to a table: what lay on the one before stays in the journal. opened() follows when it can be played.
    void sitDown(session::Journal& journal, session::TableKey key, const QStringList& currencies);
    void standUp();
    [[nodiscard]] bool isSeated() const { return m_session != nullptr; }
    /// What happens here can't be kept: the session asks its journal nothing any more.
    [[nodiscard]] bool hasFailed() const {
        return m_session && m_session->stage() == session::TableSession::Stage::Failed;
    }
    [[nodiscard]] session::TableSession* session() { return m_session.get(); }
    [[nodiscard]] session::PlaybackQueue& playback() { return m_playback; }
    [[nodiscard]] session::TableClock& clock() { return m_clock; }
    /// Asks a journal that failed once more; opened() or troubled() follows.
    void retry();
    /// A round is being played here, its end not yet shown.
    [[nodiscard]] bool isInRound() const { return m_session && !m_replaying && m_phase == Playing; }
    /// The wallet was topped up.
    void walletChanged(base::Money wallet);
    /// Shows a finished round, read-only.
    void startReplay(engine::RuleSet rules, engine::Events events, const session::KeptShoe& shoe, const QString& title);
    /// What becomes of the round in play when its table is left; empty where nothing is left undone.
    [[nodiscard]] QString leavingText() const;

    [[nodiscard]] QString variantId() const;
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] QString felt() const;
    [[nodiscard]] QString limits() const;
    [[nodiscard]] QStringList printedLines() const;
    [[nodiscard]] QString currency() const;
    [[nodiscard]] QStringList currencies() const { return m_currencies; }
    [[nodiscard]] QString currencyText() const;
    [[nodiscard]] QStringList currencyNames() const;
    [[nodiscard]] int seatCount() const { return m_session || m_replaying ? m_rules.table.seats : 0; }
    [[nodiscard]] bool isSharedTable() const { return m_rules.table.behind; }
    [[nodiscard]] QString balanceText() const;
    [[nodiscard]] QString balanceName() const;
    [[nodiscard]] QString totalStakeText() const;
    /// Deal would stake all that the wallet holds.
    [[nodiscard]] bool isAllIn() const;
    [[nodiscard]] QString commitment() const;
    [[nodiscard]] QString commitmentShort() const { return commitment().left(12); }
    [[nodiscard]] int cardsLeft() const;
    [[nodiscard]] qint64 shoeNumber() const;
    [[nodiscard]] int decks() const { return m_rules.decks; }
    [[nodiscard]] Phase phase() const { return m_phase; }
    [[nodiscard]] bool isAnimating() const { return !m_playback.isIdle(); }
    [[nodiscard]] QString questionText() const;
    [[nodiscard]] QString message() const { return m_message; }
    [[nodiscard]] bool isRefused() const { return m_refused; }
    [[nodiscard]] QString bannerText() const { return m_shown.banner().text; }
    [[nodiscard]] QString bannerKind() const { return m_shown.banner().kind; }
    [[nodiscard]] QString resultLine() const;
    [[nodiscard]] QString resultKind() const;
    [[nodiscard]] QString dealerTotalText() const { return m_shown.dealerTotalText(); }
    [[nodiscard]] int dealerCards() const { return m_shown.dealerCards(); }
    [[nodiscard]] QString dealerName() const { return m_shown.dealerName(); }
    [[nodiscard]] QString hint() const;
    [[nodiscard]] QString hintKind() const;
    [[nodiscard]] bool isReplaying() const { return m_replaying; }
    [[nodiscard]] QString replayTitle() const { return m_replayTitle; }
    [[nodiscard]] SideBetsModel* sideBets() { return &m_sideBets; }
    [[nodiscard]] ChipsModel* chips() { return &m_chips; }
    [[nodiscard]] SeatsModel* seats() { return &m_seats; }
    [[nodiscard]] CardsModel* cards() { return &m_cards; }
    [[nodiscard]] HandsModel* hands() { return &m_hands; }
    [[nodiscard]] StakesModel* stakes() { return &m_stakes; }
    [[nodiscard]] ActionsModel* actions() { return &m_actions; }
    [[nodiscard]] int selectedChip() const { return m_selectedChip; }
    void setSelectedChip(int index);
    [[nodiscard]] bool canDeal() const;
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canClear() const;
    [[nodiscard]] bool canDoubleBets() const;
    [[nodiscard]] bool canRepeat() const;
    [[nodiscard]] bool canNew() const;
    [[nodiscard]] QString dealHint() const;
    [[nodiscard]] double clockFraction() const { return m_clock.fraction(); }
    [[nodiscard]] QString clockText() const;
    [[nodiscard]] int clickGuard() const { return m_clickGuard; }
    void setClickGuard(int milliseconds);

public slots:
    /// What to ask before that action, "deal" too; nothing where it is not offered or the person doesn't want to be asked.
    [[nodiscard]] openshoe::models::Confirmation confirmation(const QString& actionId) const;
    /// Puts the selected chip there. While the outcome lies on the table, this begins the next stakes.
    void addChip(int seat, int place);
    /// Takes a chip of the selected value off.
    void removeChip(int seat, int place);
    /// Sets the stake to an amount as typed, "12.50".
    void setStake(int seat, int place, const QString& text);
    void minStake(int seat, int place);
    void halfStake(int seat, int place);
    void doubleStake(int seat, int place);
    void maxStake(int seat, int place);
    void undo();
    void clear();
    void doubleBets();
    /// The stakes of the last round again, not yet dealt.
    void repeatBets();
    /// Clears the outcome away for new stakes.
    void newBets();
    /// Confirms the stakes and deals. While the outcome lies on the table, with the stakes of the last round.
    void deal();
    /// Answers the question, by action id: from keys, from scripts, from the accessibility bus.
    void act(const QString& actionId);
    /// The same from a pointer: ignored while the actions have changed less than clickGuard ago.
    void click(const QString& actionId);
    /// Registers a decision for that seat before its turn.
    void early(int seat, const QString& actionId);
    void takeSeat(int seat);
    void leaveSeat(int seat);
    /// Presents everything that is still to be shown.
    void skip();
    /// Plays with another of the game's currencies, from the next round on.
    void useCurrency(const QString& currency);
    void stopReplay();
    void stepReplay();
    void dismissMessage();

signals:
    void tableChanged();
    void moneyChanged();
    void shoeChanged();
    void phaseChanged();
    void stateChanged();
    void messageChanged();
    void selectedChipChanged();
    void abilitiesChanged();
    void clockChanged();
    void clickGuardChanged();

    /// The session has answered: stakes may be placed, or an interrupted round goes on.
    void opened();
    /// Something happened that can be heard.
    void sounded(openshoe::session::Sound sound);
    /// The round's result has been shown to its end. It has been on disk since before it was.
    void roundShown(qint64 round);
    void currencyAsked(const QString& currency);
    /// The journal can't go on. `inRound`: a round was in progress; on the table it has come to an end.
    void troubled(const openshoe::base::Error& error, bool inRound);

private:
    [[nodiscard]] bool mayStake() const;
    bool beginStakes();
    [[nodiscard]] static session::Place placeAt(int seat, int place);
    void answerTo(const session::BetSlip::Answer& answer, const session::Place& place);
    void sitAtShown(const engine::TableState& state);
    void onOpened();
    void showSession();
    void onPlayed(const engine::Events& events);
    void onPresent(const engine::Events& events);
    void onFinished();
    void onFailed(const base::Error& error, const engine::Events& cancelling);
    void onDealerDone();
    void onTimeUp();
    void soundResult();
    void sweep();
    void onSwept();
    void refresh();
    void refreshAsked();
    [[nodiscard]] bool isDrafting() const;
    [[nodiscard]] const session::Draft& draft() const;
    [[nodiscard]] base::Money left() const;
    [[nodiscard]] std::optional<base::Money> balance() const;
    [[nodiscard]] SeatRow seatRow(int place) const;
    void refreshStakes();
    void refreshSeats();
    void refreshActions();
    void refreshChips();
    /// `money`: the currency of limits and chips.
    void refreshTableModels(const std::string& money);
    void startClock();
    void setPhase(Phase phase);
    /// Why something was refused.
    void say(const QString& refusal);
    /// What was done.
    void tell(const QString& message);
    void applySettings();
    [[nodiscard]] Confirmation surrenderConfirmation() const;

    SettingsController& m_settings;
    std::unique_ptr<session::TableSession> m_session;
    session::PlaybackQueue m_playback;
    session::TableClock m_clock;
    PresentedTable m_shown;
    engine::RuleSet m_rules;                 ///< of the table shown: the session's, or a replay's
    std::optional<engine::Question> m_asked; ///< once everything before it has been shown
    std::optional<session::KeptShoe> m_shoe; ///< as shown: changes between rounds only
    QStringList m_currencies;
    SideBetsModel m_sideBets;
    ChipsModel m_chips;
    SeatsModel m_seats;
    CardsModel m_cards;
    HandsModel m_hands;
    StakesModel m_stakes;
    ActionsModel m_actions;
    std::pair<QString, QString> m_clocks; ///< the settings that the clocks were started by: to bet, to decide
    QTimer m_sweep;
    QElapsedTimer m_actionsSince;
    QString m_message;
    bool m_refused = false;
    QString m_replayTitle;
    std::optional<session::KeptShoe> m_replayShoe;
    /// The table as it was before a replay.
    struct Before {
        PresentedTable shown;
        Phase phase = Betting;
        int selectedChip = 0;
    };
    std::optional<Before> m_before;
    /// What was staked with Deal, until the first of it has been shown: the slip may be the next round's already.
    struct Dealt {
        session::Draft draft;
        base::Money left;
        bool lay = false; ///< on the felt before Deal; else they come from the player's side
    };
    std::optional<Dealt> m_dealt;
    std::optional<engine::Question> m_timeUp; ///< its time was up: what silence answers is told
    std::vector<base::Money> m_rack;
    Phase m_phase = Betting;
    int m_selectedChip = 0;
    int m_clickGuard = 300;
    bool m_replaying = false;
    bool m_roundToReport = false;
    bool m_endedByFailure = false; ///< the round on the table came to its end because it could not be kept
    bool m_retrying = false;
};

} // namespace openshoe::models
