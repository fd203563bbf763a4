// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/counting/countplays.h"

#include "models/counting/countwords.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"

#include <algorithm>
#include <cmath>

namespace openshoe::models {

void CountPlayModel::setRows(std::vector<CountPlayRow> rows) {
    update(m_rows, std::move(rows));
}
void CountSideModel::setRows(std::vector<CountSideRow> rows) {
    update(m_rows, std::move(rows));
}

void CountPlays::show(const CountWork::Game& game, const CountWork::System& system) {
    std::vector<CountPlayRow> rows;
    if (!system.worth || !game.survey) {
        m_note = tr("Some hundred shoes in use are solved to find the plays that follow the count. It takes up to a "
                    "minute or two, once in each game.");
        m_rows.setRows({});
        emit changed();
        return;
    }
    double all = 0;
    double flat = 0;
    for (const advantage::IndexPlay& index : system.worth->indices) {
        all += index.worthSpread;
        flat += index.worth;
    }
    for (const advantage::IndexPlay& index : system.worth->indices) {
        const PlayWords words = playWords(*game.survey, index.which);
        CountPlayRow row{.hand = words.hand,
                         .play = tr("%1, otherwise %2", "a play, what else is done").arg(words.play, words.otherwise),
                         .count = index.atOrAbove ? tr("%1 or more", "a count").arg(countText(index.count))
                                                  : tr("%1 or less", "a count").arg(countText(index.count))};
        QStringList depths;
        for (const int count : index.byDepth)
            depths << countText(count);
        row.byDepth = depths.join(QStringLiteral(", "));
        row.share = all > 0 ? percentText(index.worthSpread / all, 1) : QString();
        row.part = system.worth->indices.front().worthSpread > 0
                       ? std::clamp(index.worthSpread / system.worth->indices.front().worthSpread, 0.0, 1.0)
                       : 0;
        row.accessibleName = tr("%1: %2 at a count of %3. Early, middle and late in the shoe: %4. Earns %5 of all.")
                                 .arg(row.hand, row.play, row.count, row.byDepth, row.share);
        rows.push_back(std::move(row));
    }
    m_note =
        tr("Together they earn %1 of the smallest stake a round with stakes of 1 to 8, and %2 with one stake always.")
            .arg(percentText(all, 3), percentText(flat, 3));
    m_rows.setRows(std::move(rows));
    emit changed();
}

void CountSides::show(const CountWork::Game& game, const CountWork::System& system, bool countable) {
    std::vector<CountSideRow> rows;
    m_note.clear();
    if (game.rules.sideBets.empty())
        m_note = tr("This game has no side bets.");
    else if (!countable)
        m_note = tr("With a shuffle before every round no side bet is ever worth more than at other times.");
    else if (game.gains.empty())
        m_note = tr("Watching the side bets in a thousand shoes…");
    const auto found = std::ranges::find(game.gainSystems, system.system);
    const auto place = static_cast<std::size_t>(found - game.gainSystems.begin());
    for (std::size_t i = 0; countable && i < game.gains.size(); ++i) {
        const advantage::SideBetGain& gain = game.gains[i];
        CountSideRow row{.name = sideBetName(game.rules.sideBets[i])};
        row.lines << (gain.always < 0 ? tr("Staked in every round it loses %1 of the stake.")
                                      : tr("Staked in every round it wins %1 of the stake."))
                         .arg(percentText(std::abs(gain.always), 2));
        if (gain.perfect.gain <= 0) {
            row.lines << tr("Before the cut card it is never worth its stake.");
        } else {
            row.lines << tr("Who knew every card left would stake in %1 of the rounds, and win %2 of a stake in each "
                            "of them.")
                             .arg(chanceText(gain.perfect.share),
                                  percentText(gain.perfect.gain / gain.perfect.share, 1));
            if (place < gain.systems.size()) {
                const advantage::Caught& caught = gain.systems[place];
                row.caught = std::clamp(caught.part, 0.0, 1.0);
                const QString name = text(system.system.name);
                row.lines << (caught.share <= 0 || caught.gain <= 0
                                  ? tr("%1 catches nothing of that.", "a count's name").arg(name)
                              : caught.atOrAbove
                                  ? tr("%1 catches %2 of that, staking from a count of %3 on: in %4 of the rounds.")
                                        .arg(name, percentText(caught.part, 0), countText(caught.count),
                                             chanceText(caught.share))
                                  : tr("%1 catches %2 of that, staking up to a count of %3: in %4 of the rounds.")
                                        .arg(name, percentText(caught.part, 0), countText(caught.count),
                                             chanceText(caught.share)));
            }
            // Both are from samples, where a count of the list may be luckier.
            double best = std::max(0.0, gain.linear.part);
            for (const advantage::Caught& caught : gain.systems)
                best = std::max(best, caught.part);
            row.lines << tr("The best count made for this bet, with a tag for every single card, would catch %1.")
                             .arg(percentText(best, 0));
        }
        rows.push_back(std::move(row));
    }
    m_rows.setRows(std::move(rows));
    emit changed();
}

} // namespace openshoe::models

#include "moc_countplays.cpp"
