// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/counting/countcards.h"

#include "models/counting/countwords.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"
#include "models/words/terms.h"

#include <cmath>

namespace openshoe::models {

using advantage::ByCard;

namespace {

constexpr auto theGame = "game";
constexpr auto theInsurance = "insurance";
constexpr int effectDecimals = 3;
constexpr int fitDecimals = 3;
constexpr int effectMarks = 4;

// A place in the table: the cards of these ranks.
struct CardColumn {
    QString head;
    std::vector<std::size_t> ranks; ///< from the ace
};

// From the two to the ace, as on lists of tags; kings apart from tens only where that matters.
std::vector<CardColumn> cardColumns(bool tensAlike) {
    std::vector<CardColumn> columns;
    for (std::size_t rank = 1; rank < 13; ++rank) {
        if (tensAlike && rank > 9)
            columns.back().ranks.push_back(rank);
        else
            columns.push_back({rankHead(rank), {rank}});
    }
    columns.push_back({rankHead(0), {0}});
    return columns;
}

// The mean over the column's cards.
double meanOf(const ByCard& figures, const CardColumn& column) {
    double sum = 0;
    for (const std::size_t rank : column.ranks) {
        for (std::size_t suit = 0; suit < 4; ++suit)
            sum += figures[suit * 13 + rank];
    }
    return sum / static_cast<double>(4 * column.ranks.size());
}

} // namespace

void CardLineModel::setRows(std::vector<CardLine> rows) {
    update(m_rows, std::move(rows));
}

CountCards::CountCards(QObject* parent) : QObject(parent) {
    connect(&m_bets, &Choices::chosen, this, &CountCards::tell);
}

void CountCards::show(const CountWork::Game& game, const CountWork::System& system) {
    m_game = &game;
    m_system = &system;
    std::vector<ChoiceRow> bets{{tr("The game"), QString::fromLatin1(theGame)}};
    if (game.rules.offersInsurance())
        bets.push_back({Terms::tr("Insurance"), QString::fromLatin1(theInsurance)});
    for (const engine::SideBet& bet : game.rules.sideBets)
        bets.push_back({sideBetName(bet), text(bet.id)});
    m_bets.offer(std::move(bets));
    tell();
}

void CountCards::tell() {
    m_heads.clear();
    m_measures.clear();
    m_note.clear();
    std::vector<CardLine> lines;
    paper::Sheet sheet{.title = tr("What a card gone changes")};
    if (m_game && m_game->removal) {
        const bool ofGame = m_bets.value() == QLatin1StringView(theGame);
        const bool ofInsurance = m_bets.value() == QLatin1StringView(theInsurance);
        const advantage::Removal* removal = ofGame        ? &m_game->removal->kept
                                            : ofInsurance ? &m_game->insurance
                                                          : nullptr;
        for (std::size_t i = 0; !removal && i < m_game->sideRemoval.size(); ++i) {
            if (text(m_game->rules.sideBets[i].id) == m_bets.value())
                removal = &m_game->sideRemoval[i];
        }
        if (!removal)
            return;
        const auto columns = cardColumns(ofGame || ofInsurance);
        for (const CardColumn& column : columns)
            m_heads << column.head;
        const auto add = [&](const QString& name, const QString& fit, bool strong, const auto& cellOf) {
            CardLine line{.name = name, .fit = fit, .strong = strong};
            QStringList spoken;
            for (const CardColumn& column : columns) {
                line.cells << cellOf(column);
                spoken << tr("%1: %2", "a card, its figure").arg(column.head, line.cells.back());
            }
            line.accessibleName =
                tr("%1. %2", "a line's name, its figures").arg(name, spoken.join(QStringLiteral(", ")));
            if (!fit.isEmpty())
                line.accessibleName = tr("%1. Fits %2.", "a line of tags, how well").arg(line.accessibleName, fit);
            lines.push_back(std::move(line));
        };
        const auto effects = [&](const QString& name, const ByCard& effect) {
            add(name, {}, false,
                [&](const CardColumn& column) { return netDecimalText(100 * meanOf(effect, column), effectDecimals); });
        };
        const engine::Pack pack = m_game->rules.pack;
        const auto fitText = [pack](const ByCard& tags, const ByCard& effect) {
            return decimalText(advantage::correlation(tags, effect, pack), fitDecimals);
        };
        const auto tags = [&](const QString& name, const ByCard& each, bool strong) {
            add(name, fitText(each, removal->effect), strong,
                [&](const CardColumn& column) { return tagText(std::round(10 * meanOf(each, column)) / 10); });
        };
        effects(ofGame ? tr("Per cent, same play") : tr("Per cent"), removal->effect);
        if (ofGame)
            effects(tr("Per cent, best play"), m_game->removal->best.effect);
        for (const int level : {1, 2, 4})
            tags(tr("Tags up to %1").arg(level),
                 advantage::asFigures(advantage::impliedTags(removal->effect, level, pack)), false);
        tags(text(m_system->system.name), advantage::asFigures(m_system->system.tags), true);
        m_note = ofGame ? tr("What you win more of a stake if one such card is gone from the full shoe: with the play "
                             "of the full shoe kept, and with the best play for each shoe.")
                        : tr("What the bet wins more if one such card is gone from the full shoe; the mean of the four "
                             "suits.");
        const ByCard own = advantage::asFigures(m_system->system.tags);
        if (ofGame) {
            m_measures << tr("Betting correlation: %1").arg(fitText(own, m_game->removal->kept.effect));
            m_measures << tr("Insurance correlation: %1").arg(fitText(own, m_game->insurance.effect));
            m_measures
                << (m_system->worth
                        ? tr("Playing efficiency, measured: %1").arg(decimalText(m_system->worth->playing, fitDecimals))
                        : tr("Playing efficiency: known once the plays have been looked for"));
        }
        paper::Bars bars{.name = sheet.title, .values = {}, .bySign = true};
        double least = 0;
        double most = 0;
        paper::Table table{.title = sheet.title, .heads = {tr("Card"), tr("Per cent")}};
        table.kind = paper::Table::Kind::Text;
        table.widths = {1, 1};
        for (const CardColumn& column : columns) {
            const double effect = meanOf(removal->effect, column);
            bars.values << effect;
            least = std::min(least, effect);
            most = std::max(most, effect);
            sheet.diagram.places << column.head;
            table.rows.push_back({.label = column.head,
                                  .cells = {{.text = netDecimalText(100 * effect, effectDecimals),
                                             .plain = QString::number(100 * effect, 'f', 6)}}});
        }
        sheet.tables.push_back(std::move(table));
        sheet.lines = {gameName(m_game->rules), m_note};
        sheet.diagram.bars = {std::move(bars)};
        sheet.diagram.up = paper::roundAxis(least, most, effectMarks, 1e-5,
                                            [](double at) { return netPercentText(at, effectDecimals); });
    } else {
        sheet.notes << tr("Taking cards away, one of each…");
    }
    m_lines.setRows(std::move(lines));
    m_picture.show(std::move(sheet));
    emit changed();
}

} // namespace openshoe::models

#include "moc_countcards.cpp"
