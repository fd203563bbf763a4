// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/side_bets.h"
#include "models/games/editorrow.h"
#include "models/games/ruledraft.h"

#include <QHash>

#include <string>
#include <vector>

namespace openshoe::models {

/// What else is known when a draft's rows are made.
struct EditorContext {
    std::vector<std::string> currencies;            ///< that games are played in
    std::vector<analysis::SideBetFigures> sideBets; ///< of the draft's side bets, as far as they are known
    std::vector<base::Error> problems;              ///< beside the draft's own
    QHash<QString, QString> typed;                  ///< what was typed, by place
};

/// Every key of the rules as rows, topic by topic; those of a list (side bets, limits) with its elements after them.
[[nodiscard]] std::vector<EditorRow> editorRows(const RuleDraft& draft, const EditorContext& context);

/// Those in which all words of `sought` are found, each topic's first with its heading.
[[nodiscard]] std::vector<EditorRow> found(std::vector<EditorRow> rows, const QString& sought);

/// What a text stands for at a place of that row: itself where it can't be read. Undefined for no value.
[[nodiscard]] QJsonValue typedValue(const EditorRow& row, const QString& text);

} // namespace openshoe::models
