// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/cardsmodel.h"
#include "models/table/feltwords.h"
#include "models/table/handsmodel.h"
#include "models/table/presentedtable.h"
#include "models/table/stakesmodel.h"
#include "session/company/company.h"
#include "session/round/betslip.h"
#include "session/round/playback.h"
#include "session/round/sounds.h"
#include "session/table/journal.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>
#include <span>
#include <string>

namespace openshoe::models {

/// What is visible on the table, live or in a replay: it folds the events that the playback presents. It decides
/// nothing; the live round, the bets and a replay tell it what to show.
class ShownTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by TableController")

    Q_PROPERTY(openshoe::models::CardsModel* cards READ cards CONSTANT)
    Q_PROPERTY(openshoe::models::HandsModel* hands READ hands CONSTANT)
    Q_PROPERTY(openshoe::models::StakesModel* stakes READ stakes CONSTANT)
    /// Something is still to be shown; skip() shows it at once.
    Q_PROPERTY(bool animating READ isAnimating NOTIFY animatingChanged)
    // The line in the middle of the felt.
    Q_PROPERTY(QString bannerText READ bannerText NOTIFY bannerChanged)
    /// A value of BannerKind.
    Q_PROPERTY(int bannerKind READ bannerKind NOTIFY bannerChanged)
    // The dealer.
    /// What the dealer called out last: "No more bets", "Twenty"; empty for nothing.
    Q_PROPERTY(QString dealersLine READ dealersLine NOTIFY dealersLineChanged)
    /// It is also said elsewhere, in words that are read aloud.
    Q_PROPERTY(bool dealersLineTold READ isDealersLineTold NOTIFY dealersLineChanged)
    Q_PROPERTY(QString dealerTotalText READ dealerTotalText NOTIFY dealerChanged)
    /// The number of the dealer's cards that are face up.
    Q_PROPERTY(int dealerCards READ dealerCards NOTIFY dealerChanged)
    Q_PROPERTY(QString dealerName READ dealerName NOTIFY dealerChanged)
    /// "Hidden card is medium" as read aloud, and "Hidden card: medium, 6–9" as written.
    Q_PROPERTY(QString hintText READ hintText NOTIFY dealerChanged)
    Q_PROPERTY(QString hintRangeText READ hintRangeText NOTIFY dealerChanged)
    /// A value of HoleHint.
    Q_PROPERTY(int hint READ hint NOTIFY dealerChanged)
    /// "The dealer has 20", once the dealer has finished.
    Q_PROPERTY(QString outcomeText READ outcomeText NOTIFY dealerChanged)
    // How the round ended for the person.
    Q_PROPERTY(QString resultLine READ resultLine NOTIFY resultChanged)
    // Its two parts: "+50", and "Won · 20 against 17".
    Q_PROPERTY(QString resultNet READ resultNet NOTIFY resultChanged)
    Q_PROPERTY(QString resultReason READ resultReason NOTIFY resultChanged)
    /// What the words in it mean; empty if it needs no explanation.
    Q_PROPERTY(QString resultHelp READ resultHelp NOTIFY resultChanged)
    /// A value of ResultKind for the round as a whole: win, lose or push; None before its end.
    Q_PROPERTY(int resultKind READ resultKind NOTIFY resultChanged)
    // The person's money, as of what has been shown; empty if it is made up. "4,935" and "4,935 Coins".
    Q_PROPERTY(QString balanceAmount READ balanceAmount NOTIFY balanceChanged)
    Q_PROPERTY(QString balanceText READ balanceText NOTIFY balanceChanged)
    Q_PROPERTY(QString balanceName READ balanceName NOTIFY balanceChanged)
    // The shoe.
    Q_PROPERTY(QString commitment READ commitment NOTIFY shoeChanged)
    Q_PROPERTY(QString commitmentShort READ commitmentShort NOTIFY shoeChanged)
    Q_PROPERTY(double shoeNumber READ shoeNumber NOTIFY shoeChanged)
    /// The number of cards in a full shoe, and in this one now.
    Q_PROPERTY(int shoeCards READ shoeCards NOTIFY shoeChanged)
    Q_PROPERTY(int cardsLeft READ cardsLeft NOTIFY shoeChanged)
    /// How many cards are left when the cut card comes out; -1 without a cut card.
    Q_PROPERTY(int cutCardAt READ cutCardAt NOTIFY shoeChanged)
    // The shoe as it stands on the table: a new one is shuffled once the last round has been cleared away, as its cards
    // go in.
    Q_PROPERTY(double boxNumber READ boxNumber NOTIFY boxChanged)
    Q_PROPERTY(int boxCards READ boxCards NOTIFY boxChanged)
    Q_PROPERTY(int boxLeft READ boxLeft NOTIFY boxChanged)
    Q_PROPERTY(int boxCutAt READ boxCutAt NOTIFY boxChanged)
    /// How full the house's chip rack is, 0 … 1: it takes losing stakes and pays winning ones.
    Q_PROPERTY(double rackLevel READ rackLevel NOTIFY rackChanged)

public:
    /// The stakes drafted for the next round, shown until it has stakes of its own.
    struct ShownDraft {
        session::Draft draft;
        base::Money left;              ///< in the wallet
        bool onFelt = true;            ///< false: they come from the player's side once the table is cleared
        session::CompanyDraft company; ///< what the others mean to stake
        friend bool operator==(const ShownDraft&, const ShownDraft&) = default;
    };
    /// The shoe as it stands on the table; without a number there is none.
    struct Box {
        qint64 number = 0;
        int cards = 0;
        int left = 0;
        int cutAt = -1;
        friend bool operator==(const Box&, const Box&) = default;
    };
    /// Everything shown at one moment, to be restored later.
    struct Snapshot {
        std::shared_ptr<const engine::RuleSet> rules;
        std::string currency;
        PresentedTable table;
        std::optional<ShownDraft> laid;
        Box box;
    };

    /// What is shown as the person's money; without a balance, nothing is.
    struct Wallet {
        std::optional<base::Money> balance;
        std::string currency;
        friend bool operator==(const Wallet&, const Wallet&) = default;
    };

    /// `playback` must outlive it.
    explicit ShownTable(session::PlaybackQueue& playback, QObject* parent = nullptr);

    [[nodiscard]] CardsModel* cards() { return &m_cards; }
    [[nodiscard]] HandsModel* hands() { return &m_hands; }
    [[nodiscard]] StakesModel* stakes() { return &m_stakes; }
    [[nodiscard]] bool isAnimating() const { return !m_playback.isIdle(); }
    [[nodiscard]] QString bannerText() const { return m_banner.text; }
    [[nodiscard]] BannerKind::Value bannerKind() const { return m_banner.kind; }
    [[nodiscard]] QString dealersLine() const { return m_dealersLine.text; }
    [[nodiscard]] bool isDealersLineTold() const { return m_dealersLine.toldElsewhere; }
    [[nodiscard]] QString dealerTotalText() const { return m_dealer.totalText; }
    [[nodiscard]] int dealerCards() const { return m_dealer.cards; }
    [[nodiscard]] QString dealerName() const { return m_dealer.name; }
    [[nodiscard]] QString hintText() const { return m_dealer.hintText; }
    [[nodiscard]] QString hintRangeText() const { return m_dealer.hintRangeText; }
    [[nodiscard]] HoleHint::Value hint() const { return m_dealer.hint; }
    [[nodiscard]] QString outcomeText() const { return m_dealer.outcomeText; }
    [[nodiscard]] QString resultLine() const { return m_result.line; }
    [[nodiscard]] QString resultNet() const { return m_result.net; }
    [[nodiscard]] QString resultReason() const { return m_result.reason; }
    [[nodiscard]] QString resultHelp() const { return m_result.help; }
    [[nodiscard]] ResultKind::Value resultKind() const { return m_result.kind; }
    [[nodiscard]] QString balanceAmount() const;
    [[nodiscard]] QString balanceText() const;
    [[nodiscard]] QString balanceName() const;
    [[nodiscard]] QString commitment() const;
    [[nodiscard]] QString commitmentShort() const { return commitment().left(12); }
    [[nodiscard]] qint64 shoeNumber() const { return m_shoe.kept ? m_shoe.kept->seed.number : 0; }
    [[nodiscard]] int shoeCards() const { return m_shoe.cards; }
    [[nodiscard]] int cardsLeft() const { return m_shoe.cards - m_shoe.drawn; }
    [[nodiscard]] int cutCardAt() const;
    [[nodiscard]] qint64 boxNumber() const { return m_box.number; }
    [[nodiscard]] int boxCards() const { return m_box.cards; }
    [[nodiscard]] int boxLeft() const { return m_box.left; }
    [[nodiscard]] int boxCutAt() const { return m_box.cutAt; }
    [[nodiscard]] double rackLevel() const;

    [[nodiscard]] const engine::RuleSet& rules() const { return *m_rules; }
    [[nodiscard]] const std::string& currency() const { return m_currency; }
    [[nodiscard]] const PresentedTable& table() const { return m_table; }
    /// What lies there is a draft, not yet a round's.
    [[nodiscard]] bool isDrafting() const { return m_laid && !m_table.isInRound() && !m_table.isOver(); }
    [[nodiscard]] const std::optional<ShownDraft>& laid() const { return m_laid; }
    [[nodiscard]] const std::optional<engine::Question>& asked() const { return m_asked; }
    [[nodiscard]] bool hasShoe() const { return m_shoe.kept.has_value(); }

    /// Begins an empty table with these rules and that currency; whatever was still to be shown is dropped.
    void begin(std::shared_ptr<const engine::RuleSet> rules, std::string currency, engine::TableState state = {},
               PresentedTable::Purse purse = PresentedTable::Purse::Booked);
    /// Shows this money until the table begins again, whatever the round's players hold: it isn't the person's.
    void showWallet(Wallet wallet);
    [[nodiscard]] const Wallet& wallet() const { return m_wallet; }
    /// Puts other rules on the same table; an outcome lying there stays as it was played.
    void change(std::shared_ptr<const engine::RuleSet> rules);
    /// Takes everything off the table.
    void clear();
    /// Shows what has happened so far, at once and silently.
    void showAtOnce(const engine::Events& events);
    /// Shows the table `from` and the events since then, at once and silently; whatever was still to be shown is
    /// dropped.
    void showMoment(PresentedTable from, std::span<const engine::Event> since);
    /// Plays these events one after another, after whatever is being cleared away.
    void play(const engine::Events& events);
    /// Highlights the hand concerned.
    void ask(const std::optional<engine::Question>& question);
    /// The stakes to come; nullopt if nobody sits here.
    void lay(std::optional<ShownDraft> laid);
    /// Begins to clear the outcome away.
    void sweep();
    /// Finishes a clearing in progress.
    void endSweep();
    void endBanner();
    void setShoe(std::optional<session::KeptShoe> shoe);
    [[nodiscard]] Snapshot keep() const { return {m_rules, m_currency, m_table, m_laid, m_box}; }
    void restore(Snapshot snapshot);
    /// The language has changed: makes the texts anew.
    void retranslate();

public slots:
    /// Presents everything still to be shown.
    void skip();

signals:
    void animatingChanged();
    void bannerChanged();
    void dealerChanged();
    void dealersLineChanged();
    void resultChanged();
    void balanceChanged();
    void shoeChanged();
    void boxChanged();
    void rackChanged();

    /// The table has other rules or another currency.
    void begun();
    /// That event is part of what is shown from now on.
    void presented(const openshoe::engine::Event& event);
    /// What lies on the table has changed.
    void moved();
    /// Everything has been shown.
    void finished();
    /// Something audible happened.
    void sounded(openshoe::session::SoundCue cue);

private:
    struct Shoe {
        std::optional<session::KeptShoe> kept;
        int cards = 0;
        int drawn = 0;
    };

    void onPresent(const engine::Events& events);
    void onLanded();
    void land();
    void onDealerDone();
    void soundStakes(base::Money stakes, bool distant);
    void updateTable();
    void updateAsked();
    void updateStakes();
    void updateBalance();
    void updateShoe();
    void updateBox();
    [[nodiscard]] bool isOtherShoe() const;
    void updateAnimating();
    void reset(engine::TableState state, PresentedTable::Purse purse = PresentedTable::Purse::Booked);
    void update();
    [[nodiscard]] std::optional<base::Money> balance() const;

    session::PlaybackQueue& m_playback;
    std::shared_ptr<const engine::RuleSet> m_rules;
    std::string m_currency;
    PresentedTable m_table;
    std::optional<ShownDraft> m_laid;
    std::optional<Wallet> m_theirOwn; ///< see showWallet()
    std::optional<engine::Question> m_asked;
    Shoe m_shoe;
    QTimer m_sweep;
    QTimer m_shuffle; ///< runs while the new shoe is shuffled
    CardsModel m_cards;
    HandsModel m_hands;
    StakesModel m_stakes;
    // As last announced.
    PresentedTable::Banner m_banner;
    DealerWords m_dealer;
    DealerLine m_dealersLine;
    ResultWords m_result;
    Box m_box;
    double m_rackLevel = 0;
    Wallet m_wallet;
    base::Money m_theirs; ///< the company's stakes in the draft on the felt
    bool m_animating = false;
};

} // namespace openshoe::models
