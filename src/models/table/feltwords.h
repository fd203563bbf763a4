// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/presentedtable.h"
#include "models/table/tablevalues.h"
#include "models/words/results.h"

namespace openshoe::models {

// What the table says about the round, as far as it has been shown.

struct DealerWords {
    int cards = 0;     ///< face up
    QString totalText; ///< of the cards face up
    QString name;      ///< "Dealer: 20", "Dealer: ace"
    QString hintRangeText; ///< "Hidden card: large, 10–ace": the same as written beside the card
    QString hintText;  ///< "Hidden card is large", while it is hidden
    HoleHint::Value hint = HoleHint::None;
    QString outcomeText; ///< "The dealer has 20", once that has been said
    friend bool operator==(const DealerWords&, const DealerWords&) = default;
};
[[nodiscard]] DealerWords dealerWords(const PresentedTable& table);

struct ResultWords {
    QString line;   ///< from resultLine() of words/resultwords.h; empty before the end
    QString net;    ///< its two parts: "+50" (empty if the person only watched),
    QString reason; ///< and "Won · 20 against 17"
    QString help;   ///< what the words in it mean
    ResultKind::Value kind = ResultKind::None; ///< win, lose or push for the round as a whole
    friend bool operator==(const ResultWords&, const ResultWords&) = default;
};
/// `me` is the player whose result it is.
[[nodiscard]] ResultWords resultWords(const PresentedTable& table, engine::PlayerNumber me);

/// "Balance 975.00 usd".
[[nodiscard]] QString balanceName(base::Money balance, const std::string& currency);
/// The name of that kind of stake; a side bet goes by its own.
[[nodiscard]] QString stakeName(const engine::RuleSet& rules, engine::StakeKind kind, int sideBet);

} // namespace openshoe::models
