// SPDX-License-Identifier: GPL-3.0-or-later
// What the company stakes once the seats are known. Internal to the company.
#pragma once

#include "session/company/company.h"

namespace openshoe::session {

/// Places the guests' stakes: on their own hands, on side bets, behind each other and behind the person.
void layStakes(const CompanyTable& table, const Draft& person, CompanyDraft& company);

/// The smallest permitted stake that a wallet can hold.
[[nodiscard]] base::Money smallestStake(const engine::Limit& limit);

} // namespace openshoe::session
