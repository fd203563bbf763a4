// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/momentrows.h"

#include "models/table/eventwords.h"
#include "models/table/tablecontext.h"
#include "models/words/decisionwords.h"

#include <QStringList>

namespace openshoe::models {

using namespace engine;

namespace {

bool endsARound(const Event& event) {
    return std::holds_alternative<RoundSettled>(event) || std::holds_alternative<RoundCancelled>(event);
}

} // namespace

std::vector<MomentRow> momentRows(PresentedTable table, const session::ReplayLog& log, PlayerNumber me) {
    std::vector<MomentRow> rows;
    std::size_t next = 0;
    for (const std::size_t end : log.ends) {
        MomentRow row{.moment = static_cast<int>(rows.size())};
        QStringList words;
        for (; next < end; ++next) {
            const Event& event = log.events[next];
            const auto decision = decisionWords(table.rules(), table.state(), event);
            if (decision && decision->player == me)
                row.kind = MomentKind::Decision;
            table.present(event);
            if (endsARound(event))
                row.kind = MomentKind::Result;
            if (const QString told = decision ? decision->words : eventWords(table, event, me);
                !told.isEmpty())
                words << told;
        }
        row.words = words.isEmpty() ? Table::tr("The round begins") : words.join(QStringLiteral(" · "));
        rows.push_back(std::move(row));
    }
    return rows;
}

void MomentsModel::setRows(std::vector<MomentRow> rows) {
    replace(m_rows, std::move(rows));
}

} // namespace openshoe::models

#include "moc_momentsmodel.cpp"
