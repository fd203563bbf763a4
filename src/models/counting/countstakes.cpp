// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/counting/countstakes.h"

#include "models/counting/countwords.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace openshoe::models {

using base::Money;

namespace {

struct Stakes {
    Q_DECLARE_TR_FUNCTIONS(CountStakes)
};

constexpr int mostLeaves = 12;
/// Counts between which a round may be left or entered come in all but this part of the rounds on either side.
constexpr double leaveBeyond = 0.04;
constexpr std::size_t mostUndone = 50;
constexpr auto mainBet = "main";

int nearestPlace(const std::vector<Money>& stakes, Money stake) {
    const auto nearest = std::ranges::min_element(
        stakes, {}, [&](Money each) { return std::abs(each.minorUnits() - stake.minorUnits()); });
    return nearest == stakes.end() ? 0 : static_cast<int>(nearest - stakes.begin());
}

// The greatest that isn't more.
int placeUpTo(const std::vector<Money>& stakes, double stake) {
    int place = 0;
    for (std::size_t i = 0; i < stakes.size() && unitsOf(stakes[i]) <= stake + 1e-9; ++i)
        place = static_cast<int>(i);
    return place;
}

// "0:500 1:1000": what is staked on, and how much in minor units.
std::map<QString, Money> stakesIn(const QString& kept) {
    std::map<QString, Money> stakes;
    for (const QString& word : kept.split(u' ', Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const qint64 minor = word.section(u':', 1).toLongLong(&isNumber);
        if (isNumber && minor >= 0)
            stakes[word.section(u':', 0, 0)] = Money::minor(minor);
    }
    return stakes;
}

} // namespace

CountStakes::CountStakes(Place place, const QString& kept) : m_place(std::move(place)) {
    m_ladder = ladderStakes(m_place.rules, m_place.currency, limit());
    if (m_place.counting)
        readByCount(stakesIn(kept));
    else
        readFlat(stakesIn(kept));
}

void CountStakes::readByCount(const std::map<QString, Money>& kept) {
    m_counts = ladderCounts(m_place.shown);
    for (std::size_t i = 0; i < m_counts.size(); ++i) {
        std::optional<Money> chosen;
        int from = std::numeric_limits<int>::min();
        for (const auto& [count, each] : kept) {
            if (const int at = count.toInt(); at <= m_counts[i] && at >= from) {
                from = at;
                chosen = each;
            }
        }
        const double unchosen = unitsOf(limit().min) * std::clamp(2.0 * static_cast<double>(i), 1.0, 8.0);
        m_positions.push_back(chosen ? nearestPlace(m_ladder, *chosen) : placeUpTo(m_ladder, unchosen));
    }
}

void CountStakes::readFlat(const std::map<QString, Money>& kept) {
    const auto place = [&](const QString& bet, const std::vector<Money>& stakes) {
        const auto chosen = kept.find(bet);
        return chosen == kept.end() ? 0 : nearestPlace(stakes, chosen->second);
    };
    m_positions.push_back(place(QString::fromLatin1(mainBet), m_ladder));
    for (std::size_t i = 0; i < m_place.rules.sideBets.size(); ++i) {
        const engine::SideBet& bet = m_place.rules.sideBets[i];
        const auto limit = std::ranges::find(bet.limits, m_place.currency, &engine::Limit::currency);
        if (limit == bet.limits.end())
            continue;
        std::vector<Money> stakes = ladderStakes(m_place.rules, m_place.currency, *limit);
        stakes.insert(stakes.begin(), Money());
        m_positions.push_back(place(text(bet.id), stakes));
        m_sides.push_back({i, std::move(stakes)});
    }
}

QString CountStakes::kept() const {
    QStringList words;
    for (std::size_t i = 0; i < m_positions.size(); ++i) {
        const QString bet = m_place.counting ? QString::number(m_counts[i])
                            : i == 0         ? QString::fromLatin1(mainBet)
                                             : text(m_place.rules.sideBets[m_sides[i - 1].bet].id);
        words << QStringLiteral("%1:%2").arg(bet).arg(stake(i).minorUnits());
    }
    return words.join(u' ');
}

const engine::Limit& CountStakes::limit() const {
    const engine::Limit* found = m_place.rules.limitIn(m_place.currency);
    return found ? *found : m_place.rules.limits.front();
}

const std::vector<Money>& CountStakes::ladder(std::size_t row) const {
    return m_place.counting || row == 0 ? m_ladder : m_sides[row - 1].stakes;
}

Money CountStakes::stake(std::size_t row) const {
    return ladder(row)[static_cast<std::size_t>(m_positions[row])];
}

bool CountStakes::set(int row, int position) {
    if (row < 0 || row >= static_cast<int>(m_positions.size()))
        return false;
    const auto place = static_cast<std::size_t>(row);
    Positions next = m_positions;
    next[place] = std::clamp(position, 0, static_cast<int>(ladder(place).size()) - 1);
    if (next == m_positions)
        return false;
    choose(std::move(next));
    return true;
}

bool CountStakes::fill(const advantage::Ramp& ramp) {
    Positions next;
    for (const int count : m_counts) {
        double stake = ramp.least;
        for (const advantage::Ramp::Step& step : ramp.steps)
            stake = count >= step.from ? step.stake : stake;
        next.push_back(placeUpTo(m_ladder, stake));
    }
    if (next == m_positions)
        return false;
    choose(std::move(next));
    return true;
}

void CountStakes::choose(Positions next) {
    m_before.push_back(std::exchange(m_positions, std::move(next)));
    if (m_before.size() > mostUndone)
        m_before.erase(m_before.begin());
}

bool CountStakes::undo() {
    if (m_before.empty())
        return false;
    m_positions = std::move(m_before.back());
    m_before.pop_back();
    return true;
}

advantage::Ramp CountStakes::ramp(int hands, std::optional<int> leave) const {
    advantage::Ramp ramp = advantage::flatRamp(unitsOf(stake(0)));
    if (!m_place.counting)
        return ramp;
    for (std::size_t i = 1; i < m_counts.size(); ++i) {
        if (hands > 1 || m_positions[i] != m_positions[i - 1])
            ramp.steps.push_back({.from = m_counts[i], .stake = unitsOf(stake(i)), .hands = hands});
    }
    ramp.sitsOutBelow = leave;
    return ramp;
}

std::vector<CountStakes::Side> CountStakes::sides() const {
    std::vector<Side> sides;
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        if (const Money staked = stake(i + 1); !staked.isZero())
            sides.push_back({m_sides[i].bet, unitsOf(staked)});
    }
    return sides;
}

double CountStakes::most(const advantage::Ramp& ramp) const {
    double most = ramp.least;
    for (const advantage::Ramp::Step& step : ramp.steps)
        most = std::max(most, step.stake * step.hands);
    for (const Side& side : sides())
        most += side.stake;
    return most;
}

std::vector<double> CountStakes::choices() const {
    std::vector<double> stakes;
    for (const Money stake : m_ladder)
        stakes.push_back(unitsOf(stake));
    return stakes;
}

LadderRow CountStakes::row(std::size_t place) const {
    const Money staked = stake(place);
    return {.id = {},
            .caption = {},
            .stakeText = staked.isZero() ? Stakes::tr("None", "no stake") : moneyText(staked, m_place.currency),
            .shareText = {},
            .position = m_positions[place],
            .last = static_cast<int>(ladder(place).size()) - 1,
            .watched = false,
            .accessibleName = {}};
}

std::vector<LadderRow> CountStakes::flatRows() const {
    std::vector<LadderRow> rows{row(0)};
    rows.front().id = QString::fromLatin1(mainBet);
    rows.front().caption = Stakes::tr("Every round");
    rows.front().accessibleName = Stakes::tr("Stake a round");
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        const engine::SideBet& bet = m_place.rules.sideBets[m_sides[i].bet];
        LadderRow side = row(i + 1);
        side.id = text(bet.id);
        side.caption = sideBetName(bet);
        side.accessibleName = Stakes::tr("Stake on %1", "a side bet").arg(side.caption);
        rows.push_back(std::move(side));
    }
    return rows;
}

std::vector<LadderRow> CountStakes::rows(std::optional<int> leave) const {
    if (isEmpty())
        return {};
    if (!m_place.counting)
        return flatRows();
    std::vector<LadderRow> rows;
    for (std::size_t i = 0; i < m_counts.size(); ++i) {
        const int from = m_counts[i];
        const int to = i + 1 < m_counts.size() ? m_counts[i + 1] - 1 : from;
        const bool last = i + 1 == m_counts.size();
        LadderRow step = row(i);
        step.id = QString::number(i);
        step.caption = i == 0      ? Stakes::tr("%1 and less", "a count").arg(countText(from))
                       : last      ? Stakes::tr("%1 and more", "a count").arg(countText(from))
                       : to > from ? Stakes::tr("%1 to %2", "counts").arg(countText(from), countText(to))
                                   : countText(from);
        double share = 0;
        for (const auto& [count, chance] : m_place.shown) {
            if ((i == 0 || count >= from) && (last || count <= to))
                share += chance;
        }
        step.shareText = percentText(share, share < 0.1 ? 1 : 0);
        step.watched = leave && to < *leave && !last;
        step.accessibleName = step.watched ? Stakes::tr("Stake at a count of %1, not played").arg(step.caption)
                                           : Stakes::tr("Stake at a count of %1").arg(step.caption);
        rows.push_back(std::move(step));
    }
    return rows;
}

std::vector<ChoiceRow> CountStakes::leaves() const {
    std::vector<ChoiceRow> leaves{{Stakes::tr("Every round"), QString::fromLatin1(allRoundsPlayed)}};
    std::vector<int> between;
    double below = 0;
    for (const auto& [count, chance] : m_place.shown) {
        if (below > leaveBeyond && 1 - below > leaveBeyond)
            between.push_back(count);
        below += chance;
    }
    const auto step = std::max<std::size_t>(1, (between.size() + mostLeaves - 1) / mostLeaves);
    for (std::size_t i = 0; i < between.size(); i += step)
        leaves.push_back({Stakes::tr("From a count of %1", "rounds are played").arg(countText(between[i])),
                          QString::number(between[i])});
    return leaves;
}

} // namespace openshoe::models
