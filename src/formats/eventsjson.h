// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/events.h"

#include <QJsonArray>

#include <string>

namespace openshoe::formats {

/// An event log for people and scripts: a list of objects with "type" and the event's fields. Players are named by id,
/// amounts are decimal text, cards are "AS", side bets are named by id ("sideBet", on side stakes only). A settled play
/// has "on" only if it is an insurance, "outcome" and "second" only if a side bet won. Seat 0 is the dealer.
[[nodiscard]] QJsonArray eventsToJson(const engine::RuleSet& rules, const engine::Events& events);

/// Reads such a log back. A player must be present before being named. Errors name SOURCE: /json/pointer;
/// engine::replay checks whether the log makes sense.
[[nodiscard]] base::Result<engine::Events> eventsFromJson(const engine::RuleSet& rules, const QJsonValue& json,
                                                          const std::string& source);

} // namespace openshoe::formats
