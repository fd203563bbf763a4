// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/basic_strategy.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace openshoe::analysis {

/// One decision of a strategy by totals that is either taken or not.
struct Switch {
    enum class Kind : std::uint8_t {
        Stand,     ///< a total stands rather than takes another card
        Double,    ///< a total doubles
        Surrender, ///< a total of two cards gives up, at its turn
        StandPair, ///< the same for a pair; those two only matter while it isn't split
        DoublePair,
        Split,
        SurrenderPair,
        EarlySurrender, ///< before the peek
        EarlySurrenderPair,
        Insurance,
        EvenMoney,
    };
    Kind kind = Kind::Stand;
    int view = 0;  ///< the group of columns; from EarlySurrender on the sight
    int place = 0; ///< TotalPlay::classOf() of the total, or the pair's point value

    friend bool operator==(const Switch&, const Switch&) = default;
};

[[nodiscard]] constexpr bool isOfSight(Switch::Kind kind) {
    return kind >= Switch::Kind::EarlySurrender;
}

[[nodiscard]] bool isTaken(const BasicStrategy& strategy, const Switch& which);
/// `hands`: what a pair that wasn't split becomes at most.
void take(BasicStrategy& strategy, const Switch& which, bool taken, int hands);

/// A strategy by totals kept as it is while the shoe changes: its exact worth from a core's shoe, whatever that was
/// found for. Summed over every card that may be gone, the worth doesn't change: nobody who plays the same gains by not
/// seeing a card. Not thread-safe.
class KeptPlay {
public:
    explicit KeptPlay(std::shared_ptr<const Core> core);
    ~KeptPlay();
    KeptPlay(const KeptPlay&) = delete;
    KeptPlay& operator=(const KeptPlay&) = delete;

    [[nodiscard]] const Core& core() const { return *m_core; }

    /// Net per unit of the initial play, insurance and even money as the strategy has them.
    [[nodiscard]] double worth(const BasicStrategy& strategy, const PayRules& pay);

    /// A decision with what taking it gains over not taking it, everything else as kept, per unit of a round's initial
    /// play, and how often it is met.
    struct Difference {
        Switch which;
        double gain = 0;
        double reach = 0;
        std::array<double, pointKinds> cards{}; ///< how many of each the hand holds on average when it is met
    };
    /// Every decision the rules offer, in an order that depends on rules and strategy alone.
    [[nodiscard]] std::vector<Difference> differences(const BasicStrategy& strategy, const PayRules& pay);

private:
    struct Columns;

    std::shared_ptr<const Core> m_core;
    std::unique_ptr<Columns> m_columns;
};

} // namespace openshoe::analysis
