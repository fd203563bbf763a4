// SPDX-License-Identifier: GPL-3.0-or-later
// What the table asks before it does something that can't be taken back.
#include "engine/settlement.h"
#include "models/settings/settingscontroller.h"
#include "models/table/tablecontroller.h"
#include "models/shared/words.h"

#include <algorithm>

namespace openshoe::models {

using namespace engine;
using base::Money;

Confirmation TableController::confirmation(const QString& actionId) const {
    if (actionId == u"deal" && m_settings.confirmAllIn() && isAllIn())
        return {.question = tr("Stake all you have?"), .explanation = tr("Your whole wallet goes on this round.")};
    if (actionId == QLatin1StringView(name(Action::Surrender)) && m_settings.confirmSurrender() && m_asked)
        return surrenderConfirmation();
    return {};
}

Confirmation TableController::surrenderConfirmation() const {
    const auto& offered = m_actions.rows();
    const auto row = std::find_if(offered.begin(), offered.end(), [](const ActionRow& action) {
        return action.actionId == QLatin1StringView(name(Action::Surrender));
    });
    if (row == offered.end())
        return {};
    const TableState& state = m_shown.state();
    const Seat& seat = state.seat(m_asked->seat);
    Hand hand = seat.hand(m_asked->hand);
    hand.surrendered = true;
    const Money back = settleHand(m_rules, hand, state.dealer.cards, state.mainStake(m_asked->seat)).returned;
    const QString label = handLabel(m_rules, m_asked->seat, m_asked->hand, seat.handCount);
    return {.question = tr("%1 %2?", "Give up hand 2?").arg(row->caption, label.toLower()),
            .explanation = tr("%1 comes back.").arg(amountText(back))};
}

} // namespace openshoe::models
