// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/chiprack.h"
#include "models/table/confirmation.h"
#include "models/table/liveround.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <string>
#include <vector>

namespace openshoe::models {

/// The bets being drafted: chips, the slip, what can be done with it, and Deal. What is drafted is laid on the table
/// shown. Places are given as (seat, place): a value of Place, or a side bet's index.
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
    /// Deal would deal to the others alone: nothing is staked.
    Q_PROPERTY(bool watches READ watches NOTIFY abilitiesChanged)
    /// Why Deal can't be pressed: "Place at least 5.00."
    Q_PROPERTY(QString dealHint READ dealHint NOTIFY abilitiesChanged)
    /// What Deal will stake, or what is staked in the round being played; with its currency.
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

    /// Deal would stake all that the wallet holds.
    [[nodiscard]] bool isAllIn() const;
    /// The chips that fit the limits of that game in that currency, and one of them in hand.
    void layRack(const engine::RuleSet& rules, const std::string& money);
    /// Other rules are shown at the same table: their chips.
    void followRules();
    /// Says why a stake of that size can't be placed now, whatever the rules and the wallet allow; empty where it can.
    using Hindrance = std::function<QString(base::Money stake)>;
    void setHindrance(Hindrance hindrance) { m_hindrance = std::move(hindrance); }
    /// It may say something else, or the others mean to stake otherwise.
    void followLimits() { follow(); }
    /// The wallet was topped up.
    void walletChanged(base::Money wallet);
    /// Another language is spoken: what is shown is said anew.
    void retranslate() { follow(); }

public slots:
    /// What to ask before Deal; nothing where the person doesn't want to be asked.
    [[nodiscard]] openshoe::models::Confirmation confirmation() const;
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
    void takeSeat(int seat);
    void leaveSeat(int seat);
    void undo();
    void clear();
    void doubleBets();
    /// The stakes of the last round again, not yet dealt.
    void repeatBets();
    /// Clears the outcome away for new stakes.
    void newBets();
    /// Confirms the stakes and deals. While the outcome lies on the table, with the stakes of the last round.
    void deal();

signals:
    void selectedChipChanged();
    void abilitiesChanged();
    void totalStakeChanged();

    /// The slip is another one, or what may be done with it.
    void drafted();
    /// Something happened that can be heard.
    void sounded(openshoe::session::Heard heard);

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

    [[nodiscard]] session::BetSlip& slip() const { return m_live.session()->slip(); }
    [[nodiscard]] const session::Draft& last() const { return m_live.session()->lastDraft(); }
    /// The table is shown by other rules than the next round is played by.
    [[nodiscard]] bool isShownOtherwise() const { return m_shown.rules() != m_live.session()->rules(); }
    [[nodiscard]] bool isOver() const { return m_live.phase() == LiveRound::Over; }
    [[nodiscard]] session::Place placeAt(int seat, int place) const;
    bool beginStakes();
    /// The stake there becomes what `amount` makes of the slip.
    template <typename Amount> void change(int seat, int place, Amount&& amount);
    void answerTo(const session::BetSlip::Answer& answer, const session::Place& place);
    void soundSlip();
    void onTimeUp();
    void follow();
    void followChips();
    void followTotal();
    [[nodiscard]] Abilities abilities() const;
    [[nodiscard]] bool hasWatched() const;
    /// What is drafted, as it lies there.
    [[nodiscard]] ShownTable::Laid laid(bool onFelt) const;
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
    Abilities m_can;
    QString m_totalStake;
};

} // namespace openshoe::models
