// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/history/roundsheet.h"

#include "models/words/amounts.h"
#include "models/words/dates.h"

#include <QCoreApplication>

namespace openshoe::models {

namespace {

struct RoundSheet {
    Q_DECLARE_TR_FUNCTIONS(RoundSheet)
};

paper::Row handRow(const DetailHand& hand) {
    return {.label = hand.label,
            .cells = {{.text = paper::cardsText(hand.cards), .plain = hand.cards.join(u' '), .cards = hand.cards},
                      {.text = hand.total}},
            .plain = {}};
}

} // namespace

paper::Sheet roundSheet(const RoundDetails& details, const storage::RoundRow& row, const QString& game) {
    paper::Sheet sheet{.title = game};
    sheet.lines << details.startedText
                << RoundSheet::tr("Staked %1, net %2", "in a round")
                       .arg(details.wageredText, netMoneyText(row.net(), row.currency));
    paper::Table cards{.title = RoundSheet::tr("Cards", "a heading"),
                       .heads = {RoundSheet::tr("Hand", "a heading"), RoundSheet::tr("Cards", "a heading"),
                                 RoundSheet::tr("Total", "of a hand")},
                       .rows = {}};
    cards.kind = paper::Table::Kind::Text;
    cards.widths = {2, 5, 2};
    cards.rows.push_back(handRow(details.dealerFinal));
    for (const DetailHand& hand : details.handsFinal)
        cards.rows.push_back(handRow(hand));
    paper::Table bets{.title = RoundSheet::tr("Bets", "a heading"),
                      .heads = {RoundSheet::tr("Bet", "a heading"), RoundSheet::tr("Staked"), RoundSheet::tr("Result")},
                      .rows = {}};
    bets.kind = paper::Table::Kind::Text;
    bets.widths = {3, 3, 3};
    for (const DetailSettlement& bet : details.settlements)
        bets.rows.push_back({.label = bet.label, .cells = {{.text = bet.stake}, {.text = bet.result}}, .plain = {}});
    sheet.tables = {std::move(cards), std::move(bets)};
    return sheet;
}

} // namespace openshoe::models
