// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/side_bets.h"
#include "models/games/editorrow.h"
#include "models/games/ruledraft.h"

#include <QHash>

#include <string>
#include <vector>

namespace openshoe::models {

/// What else goes into a draft's rows.
struct EditorContext {
    std::vector<std::string> currencies;            ///< of all games
    std::vector<analysis::SideBetFigures> sideBets; ///< of the draft's side bets, as far as known
    std::vector<base::Error> problems;              ///< in addition to the draft's own
    QHash<QString, QString> typed;                  ///< what was typed, by place
};

/// Every key of the rules as a row, topic by topic; a list (side bets, limits) is followed by its elements.
[[nodiscard]] std::vector<EditorRow> editorRows(const RuleDraft& draft, const EditorContext& context);

/// The rows that contain all words of `sought`; the first row of each topic has its heading. A short form ("DAS")
/// finds what it stands for, and not the words that happen to contain its letters.
[[nodiscard]] std::vector<EditorRow> found(std::vector<EditorRow> rows, const QString& sought);
/// Name, decks, soft 17, blackjack, double, split and surrender, and every row with a problem.
[[nodiscard]] std::vector<EditorRow> thatMatter(std::vector<EditorRow> rows);

/// The value that a text stands for in that row: the text itself if it can't be read, undefined if it is empty.
[[nodiscard]] QJsonValue typedValue(const EditorRow& row, const QString& text);

} // namespace openshoe::models
