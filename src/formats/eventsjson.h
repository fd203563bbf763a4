// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/events.h"

#include <QJsonArray>

#include <string>

namespace openshoe::formats {

/// An event log for people and scripts: a list of objects with "type" and the event's fields. Players stand by id,
/// amounts as decimal text, cards as "AS", side bets by id ("sideBet", on side stakes only); "on" of a settled play only
/// with an insurance, "outcome" and "second" only where a side bet won. Seat 0 is the dealer.
[[nodiscard]] QJsonArray eventsToJson(const engine::RuleSet& rules, const engine::Events& events);

/// Reads such a log back. A player must be present before being named. Errors name SOURCE: /json/pointer; whether the
/// log makes sense is for engine::replay to say.
[[nodiscard]] base::Result<engine::Events> eventsFromJson(const engine::RuleSet& rules, const QJsonValue& json,
                                                          const std::string& source);

} // namespace openshoe::formats
