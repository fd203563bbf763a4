// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/chiprack.h"
#include "models/table/confirmation.h"
#include "models/table/liveround.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace openshoe::models {

/// The bets being drafted: chips, the slip and what can be done with it, and Deal. The draft is laid on the table
/// shown. Places are given as (seat, place), with `place` a value of Place or a side bet's index.
class TableBets : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by TableController")

    Q_PROPERTY(openshoe::models::ChipsModel* chips READ chips CONSTANT)
    /// The chip that a click places: an index into `chips`.
    Q_PROPERTY(int selectedChip READ selectedChip WRITE setSelectedChip NOTIFY selectedChipChanged)
    // What can be done.
    Q_PROPERTY(bool canDeal READ canDeal NOTIFY abilitiesChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY abilitiesChanged)
    Q_PROPERTY(bool canClear READ canClear NOTIFY abilitiesChanged)
    Q_PROPERTY(bool canDoubleBets READ canDoubleBets NOTIFY abilitiesChanged)
    Q_PROPERTY(bool canRepeat READ canRepeat NOTIFY abilitiesChanged)
    Q_PROPERTY(bool canNew READ canNew NOTIFY abilitiesChanged)
    /// Deal would deal to the others alone: the person has staked nothing.
    Q_PROPERTY(bool watches READ watches NOTIFY abilitiesChanged)
    /// Why Deal can't be pressed: "Place at least 5 Coins."
    Q_PROPERTY(QString dealHint READ dealHint NOTIFY abilitiesChanged)
    /// What Deal will stake, or what is staked in the current round; with its currency.
    Q_PROPERTY(QString totalStakeText READ totalStakeText NOTIFY totalStakeChanged)

public:
    enum Place { MainPlace = -1, BehindPlace = -2 };
    Q_ENUM(Place)

    /// All must outlive it.
    TableBets(ShownTable& shown, LiveRound& live, TableMessage& message, const SettingsController& settings,
              QObject* parent = nullptr);

    [[nodiscard]] ChipsModel* chips() { return &m_chips; }
    [[nodiscard]] int selectedChip() const { return m_rack.selected(); }
    void setSelectedChip(int index);
    [[nodiscard]] bool canDeal() const { return m_can.deal; }
    [[nodiscard]] bool canUndo() const { return m_can.undo; }
    [[nodiscard]] bool canClear() const { return m_can.clear; }
    [[nodiscard]] bool canDoubleBets() const { return m_can.doubleBets; }
    [[nodiscard]] bool canRepeat() const { return m_can.repeat; }
    [[nodiscard]] bool canNew() const { return m_can.fresh; }
    [[nodiscard]] bool watches() const { return m_can.watch; }
    [[nodiscard]] QString dealHint() const { return m_can.dealHint; }
    [[nodiscard]] QString totalStakeText() const { return m_totalStake; }

    /// Deal would stake the whole wallet.
    [[nodiscard]] bool isAllIn() const;
    /// Fills the rack with the chips that suit that game's limits in that currency, and takes one in hand.
    void layRack(const engine::RuleSet& rules, const std::string& money);
    /// The same table shows other rules now: takes their chips.
    void updateRules();
    /// Says why a stake of that size can't be placed now, apart from rules and wallet; empty if it can.
    using Hindrance = std::function<QString(base::Money stake)>;
    void setHindrance(Hindrance hindrance) { m_hindrance = std::move(hindrance); }
    /// The hindrance may have changed, or what the others mean to stake.
    void updateLimits() { update(); }
    /// The wallet was topped up.
    void walletChanged(base::Money wallet);
    /// The language has changed: makes the texts anew.
    void retranslate() { update(); }

public slots:
    /// What to ask before Deal; empty if the person doesn't want to be asked.
    [[nodiscard]] openshoe::models::Confirmation confirmation() const;
    /// Puts the selected chip there. While an outcome lies on the table, this begins the next stakes.
    void addChip(int seat, int place);
    /// Takes a chip of the selected value off.
    void removeChip(int seat, int place);
    /// Sets the stake to an amount as typed, "12.50".
    void setStake(int seat, int place, const QString& text);
    void minStake(int seat, int place);
    void halfStake(int seat, int place);
    void doubleStake(int seat, int place);
    void maxStake(int seat, int place);
    void takeSeat(int seat);
    void leaveSeat(int seat);
    void undo();
    void clear();
    void doubleBets();
    /// Drafts the stakes of the last round again, without dealing.
    void repeatBets();
    /// Clears the outcome away for new stakes.
    void newBets();
    /// Clears the outcome away and lifts the last round's stakes back, to be changed; none if they can't be placed.
    void changeBets();
    /// Confirms the stakes and deals. While an outcome lies on the table, it deals with the last round's stakes.
    void deal();

signals:
    void selectedChipChanged();
    void abilitiesChanged();
    void totalStakeChanged();

    /// The slip has changed, or what may be done with it.
    void drafted();
    /// Something audible happened.
    void sounded(openshoe::session::SoundCue cue);

private:
    struct Abilities {
        bool deal = false;
        bool undo = false;
        bool clear = false;
        bool doubleBets = false;
        bool repeat = false;
        bool fresh = false;
        bool watch = false;
        QString dealHint;
        friend bool operator==(const Abilities&, const Abilities&) = default;
    };

    [[nodiscard]] const session::BetSlip& slip() const { return m_live.session()->slip(); }
    [[nodiscard]] const session::Draft& last() const { return m_live.session()->lastDraft(); }
    /// The rules shown are not those the next round is played by.
    [[nodiscard]] bool isShownOtherwise() const { return m_shown.rules() != m_live.session()->rules(); }
    [[nodiscard]] bool isOver() const { return m_live.phase() == LiveRound::Over; }
    [[nodiscard]] session::Place placeAt(int seat, int place) const;
    [[nodiscard]] bool mayDraft();
    /// What is done to the slip; done again to a copy, it tells whether the wallet has come to cover it.
    using Edit = std::function<session::BetSlip::Answer(session::BetSlip&)>;
    /// Changes the draft and all that follows from it, told once. `place`: where the stake lies, if it is one stake.
    void change(const Edit& edit, const session::Place& place = {});
    /// Sets the stake there to what `amount` returns for the slip.
    template <typename Amount> void setTo(int seat, int place, Amount&& amount);
    void clearOutcome();
    void keepUnpaid(std::function<std::optional<engine::Refusal>(session::BetSlip)> refusal);
    void tell(const session::BetSlip::Answer& answer, const session::Place& place);
    void soundChange(base::Money before, base::Money now);
    void onTimeUp();
    void update();
    void updateChips();
    void updateTotal();
    [[nodiscard]] Abilities abilities() const;
    [[nodiscard]] bool hasWatched() const;
    /// The draft, as it is laid on the table.
    [[nodiscard]] ShownTable::ShownDraft laid(bool onFelt) const;
    [[nodiscard]] QString whyNoDeal(bool canRepeat) const;
    [[nodiscard]] QString hindrance() const;
    [[nodiscard]] base::Money total() const;

    ShownTable& m_shown;
    LiveRound& m_live;
    TableMessage& m_message;
    const SettingsController& m_settings;
    ChipsModel m_chips;
    ChipRack m_rack;
    Hindrance m_hindrance;
    /// What the message says the wallet doesn't cover.
    struct Unpaid {
        QString text;
        std::function<bool(const session::BetSlip&)> still; ///< whether it doesn't cover that yet
    };
    Unpaid m_unpaid;
    Abilities m_can;
    QString m_totalStake;
};

} // namespace openshoe::models
