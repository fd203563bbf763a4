// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/record/roundwhere.h"

namespace openshoe::storage {

const char* netComparison(NetResult result) {
    switch (result) {
    case NetResult::Won: return ">";
    case NetResult::Even: return "=";
    case NetResult::Lost: break;
    }
    return "<";
}

// The plus before each column keeps SQLite to the given ids: no index is used for these conditions.
RoundWhere whereOf(Sql& sql, const RoundFilter& filter) {
    RoundWhere w;
    if (filter.account)
        w.add("+r.account = ?", sqlValue(*filter.account));
    if (filter.variant) {
        const auto game = sql.integer("SELECT id FROM games WHERE variant = ?", *filter.variant);
        w.nothing = !game;
        w.add("+r.game = ?", sqlValue(game));
    }
    if (filter.currency)
        w.add("+r.currency = ?", sqlValue(*filter.currency));
    if (filter.result)
        w.text += QStringLiteral(" AND +r.state <> %1 AND +r.returned %2 r.wagered")
                      .arg(QString::number(static_cast<int>(RoundState::Open)),
                           QLatin1String(netComparison(*filter.result)));
    if (filter.ending)
        w.text += QStringLiteral(" AND +r.results & %1").arg(1 << static_cast<int>(*filter.ending));
    if (filter.from)
        w.add("+r.started >= ?", sqlValue(*filter.from));
    if (filter.to)
        w.add("+r.started < ?", sqlValue(*filter.to));
    if (filter.sideBetWon)
        w.text += QLatin1String(" AND +r.side_bets <> ''");
    if (filter.state)
        w.text += QStringLiteral(" AND +r.state = %1").arg(static_cast<int>(*filter.state));
    if (filter.round)
        w.add("+r.id = ?", sqlValue(*filter.round));
    if (filter.first)
        w.add("+r.id >= ?", sqlValue(*filter.first));
    if (filter.last)
        w.add("+r.id <= ?", sqlValue(*filter.last));
    if (filter.recovered)
        w.text += QStringLiteral(" AND +r.recovered = %1").arg(*filter.recovered ? 1 : 0);
    if (filter.mistake)
        w.text += QStringLiteral(" AND EXISTS (SELECT 1 FROM round_prices e WHERE e.round = r.id AND e.worst >= %1)")
                      .arg(static_cast<int>(*filter.mistake));
    if (filter.shoe)
        w.add("+r.shoe = ?", sqlValue(*filter.shoe));
    return w;
}

} // namespace openshoe::storage
