// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/peoplemodel.h"
#include "models/table/showntable.h"

#include <optional>
#include <string>
#include <vector>

namespace openshoe::models {

/// How somebody at the table is called; the id itself for one who isn't known any more.
[[nodiscard]] QString personName(const std::string& id);
/// "Mi" for "Mira".
[[nodiscard]] QString monogramOf(const QString& name);
/// One of PeopleModel::colours: follows from the id, so that it is the same in every round and every replay.
[[nodiscard]] int personColour(const std::string& id);

/// The other people at the table shown: those of the round that lies there, or those who are about to stake.
/// `thinking` is the question that one of them thinks about.
[[nodiscard]] std::vector<PersonRow> personRows(const ShownTable& shown,
                                                const std::optional<engine::Question>& thinking);

} // namespace openshoe::models
