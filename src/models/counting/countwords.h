// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "advantage/indices.h"
#include "counting/system.h"
#include "engine/rules.h"

#include <QString>

#include <array>
#include <string>

namespace openshoe::models {

// Counts, chances and what follows a count, in words.

/// How the count that decides is made of the running count, in a sentence: it stands beside every figure.
[[nodiscard]] QString conventionText(const counting::CountSystem& system);
/// "+3", "0", "−2".
[[nodiscard]] QString countText(int count);
/// "3 times in 10", "4 times in 100", "almost always": for a sentence, after "about".
[[nodiscard]] QString oftenText(double chance);
/// "12.3%", with more places for small ones.
[[nodiscard]] QString chanceText(double chance);
/// A result in money with its sign, and a size; whole units from a thousand on: "+$12.50", "$12,000".
[[nodiscard]] QString netOf(double money, const std::string& currency);
[[nodiscard]] QString sizeOf(double money, const std::string& currency);
/// "4.5 of 6 decks (75%)".
[[nodiscard]] QString dealtText(int decks, double penetration);
/// The cards of each rank, from the ace: "A", "2" … "10".
[[nodiscard]] QString pointText(std::size_t point);
[[nodiscard]] QString rankHead(std::size_t rank);
/// A tag: "+1", "−0.5", "0".
[[nodiscard]] QString tagText(double tag);

/// A decision that follows the count: "16 against 10", "Stand", "hit".
struct PlayWords {
    QString hand;
    QString play;
    QString otherwise;
};
[[nodiscard]] PlayWords playWords(const advantage::Survey& survey, const analysis::Switch& which);

/// What the figures mean.
enum class Figure {
    PerHundred,
    PerHour,
    Deviation,
    Ruin,
    TripRuin,
    NZero,
    Desirability,
    Score,
    Kelly,
    DoubleBeforeHalf,
    AverageStake,
    StandardError,
    Played
};
inline constexpr std::array everyFigure{
    Figure::PerHundred, Figure::PerHour,      Figure::Deviation,    Figure::Ruin,  Figure::TripRuin,
    Figure::NZero,      Figure::Desirability, Figure::Score,        Figure::Kelly, Figure::DoubleBeforeHalf,
    Figure::Played,     Figure::AverageStake, Figure::StandardError};
[[nodiscard]] QString figureName(Figure figure);
[[nodiscard]] QString figureMeaning(Figure figure);

} // namespace openshoe::models
