// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/company/people.h"

#include <QtGlobal>

#include <algorithm>
#include <array>

namespace openshoe::session {

namespace {

using enum PlayStyle;
using enum StakeStyle;
using enum InsuranceStyle;

// Ids are permanent: logs contain them. The order is arbitrary.
constexpr Person everyone[] = {
    // id, name, play, stakes, insurance, units, bankroll, hands,
    // thinking, side bets, behind, follows, rounds, sits out, buys again
    {"company-mira", "Mira", {Basic, Flat, ByStrategy, 2, 40, 1, 60, 0, 0, 90, 60, 1, false}},
    {"company-tomasz", "Tomasz", {Cautious, Flat, GoodHands, 1, 60, 1, 140, 5, 5, 20, 80, 1, false}},
    {"company-aiko", "Aiko", {Basic, PressesWins, ByStrategy, 4, 40, 1, 80, 0, 10, 80, 40, 2, false}},
    {"company-kwame", "Kwame", {Hunches, PressesWins, GoodHands, 3, 30, 1, 100, 40, 20, 60, 30, 3, true}},
    {"company-ines", "Inês", {NeverBusts, Flat, Always, 1, 50, 1, 160, 30, 5, 10, 50, 2, false}},
    {"company-lars", "Lars", {LikeDealer, Flat, ByStrategy, 2, 40, 1, 110, 0, 0, 40, 70, 1, false}},
    {"company-priya", "Priya", {Basic, Flat, ByStrategy, 6, 50, 2, 70, 0, 5, 90, 35, 2, true}},
    {"company-dmitri", "Dmitri", {Hunches, ChasesLosses, GoodHands, 5, 40, 1, 60, 20, 30, 70, 20, 2, true}},
    {"company-yara", "Yara", {SplitsTens, PressesWins, GoodHands, 4, 30, 1, 90, 60, 20, 60, 25, 3, true}},
    {"company-sean", "Seán", {Cautious, ChasesLosses, Always, 1, 40, 1, 120, 15, 10, 30, 45, 4, false}},
    {"company-chidi", "Chidi", {Basic, PressesWins, ByStrategy, 2, 50, 1, 100, 10, 15, 80, 50, 2, false}},
    {"company-marta", "Marta", {NeverBusts, Flat, GoodHands, 2, 40, 1, 150, 0, 0, 20, 60, 2, false}},
    {"company-hao", "Hao", {Hunches, ChasesLosses, Always, 8, 40, 2, 50, 70, 30, 80, 20, 2, true}},
    {"company-leila", "Leila", {Basic, Flat, ByStrategy, 1, 80, 1, 90, 0, 20, 90, 90, 1, false}},
    {"company-joao", "João", {LikeDealer, PressesWins, GoodHands, 2, 30, 1, 80, 25, 10, 50, 35, 3, false}},
    {"company-freya", "Freya", {Basic, ChasesLosses, ByStrategy, 3, 40, 1, 70, 5, 0, 90, 40, 1, true}},
    {"company-mateo", "Mateo", {SplitsTens, ChasesLosses, Always, 3, 25, 1, 60, 50, 20, 70, 15, 3, true}},
    {"company-nadia", "Nadia", {Cautious, Flat, ByStrategy, 2, 60, 1, 130, 0, 10, 30, 70, 1, false}},
    {"company-kenji", "Kenji", {LikeDealer, Flat, ByStrategy, 1, 50, 1, 100, 10, 5, 40, 55, 2, false}},
    {"company-amina", "Amina", {NeverBusts, PressesWins, GoodHands, 1, 40, 1, 140, 35, 10, 20, 40, 3, false}},
    {"company-pierre", "Pierre", {Hunches, PressesWins, Always, 6, 30, 1, 110, 30, 25, 60, 25, 5, true}},
    {"company-eszter", "Eszter", {Basic, Flat, ByStrategy, 3, 50, 1, 80, 0, 0, 90, 65, 1, false}},
    {"company-thabo", "Thabo", {LikeDealer, ChasesLosses, GoodHands, 2, 40, 1, 90, 20, 15, 50, 30, 2, true}},
    {"company-siobhan", "Siobhán", {Cautious, PressesWins, Always, 2, 40, 1, 120, 20, 5, 30, 50, 3, false}},
    {"company-anil", "Anil", {Basic, ChasesLosses, ByStrategy, 2, 40, 1, 60, 0, 10, 80, 30, 2, true}},
    {"company-greta", "Greta", {NeverBusts, Flat, Always, 1, 70, 1, 180, 10, 0, 10, 100, 1, false}},
    {"company-carlos", "Carlos", {Hunches, Flat, GoodHands, 4, 30, 1, 70, 45, 20, 60, 25, 4, true}},
    {"company-noor", "Noor", {Basic, PressesWins, ByStrategy, 1, 60, 1, 100, 15, 20, 80, 60, 2, false}},
    {"company-elif", "Elif", {Cautious, Flat, GoodHands, 3, 50, 1, 110, 10, 10, 40, 45, 2, false}},
    {"company-viktor", "Viktor", {Basic, Flat, ByStrategy, 20, 40, 2, 50, 0, 0, 100, 25, 1, true}},
    {"company-mei", "Mei", {Hunches, PressesWins, GoodHands, 2, 40, 1, 90, 80, 15, 50, 35, 2, false}},
    {"company-olu", "Olu", {SplitsTens, Flat, ByStrategy, 5, 40, 1, 70, 30, 30, 80, 30, 2, true}},
    {"company-sofia", "Sofia", {Basic, Flat, ByStrategy, 2, 50, 1, 90, 5, 5, 90, 55, 2, false}},
    {"company-jakub", "Jakub", {LikeDealer, ChasesLosses, Always, 1, 30, 1, 80, 25, 20, 50, 25, 3, true}},
    {"company-hana", "Hana", {NeverBusts, PressesWins, GoodHands, 2, 50, 1, 130, 20, 5, 20, 50, 2, false}},
    {"company-rashid", "Rashid", {Basic, PressesWins, ByStrategy, 10, 40, 1, 60, 10, 10, 90, 30, 2, true}},
    {"company-linnea", "Linnea", {Cautious, Flat, ByStrategy, 1, 60, 1, 140, 0, 0, 20, 75, 1, false}},
    {"company-diego", "Diego", {Hunches, ChasesLosses, Always, 3, 30, 1, 60, 55, 35, 70, 20, 4, true}},
    {"company-anahit", "Anahit", {Basic, Flat, ByStrategy, 4, 50, 1, 100, 0, 10, 90, 50, 1, false}},
    {"company-tui", "Tui", {LikeDealer, Flat, GoodHands, 2, 40, 1, 120, 30, 10, 40, 45, 3, false}},
    {"company-giulia", "Giulia", {SplitsTens, PressesWins, Always, 2, 30, 1, 90, 40, 20, 60, 30, 3, true}},
    {"company-ravi", "Ravi", {NeverBusts, ChasesLosses, GoodHands, 1, 40, 1, 100, 25, 10, 30, 35, 3, false}},
    {"company-ewa", "Ewa", {Basic, ChasesLosses, ByStrategy, 1, 60, 1, 80, 0, 15, 80, 50, 2, false}},
    {"company-malik", "Malik", {Hunches, Flat, GoodHands, 2, 40, 1, 80, 35, 25, 60, 35, 3, false}},
    {"company-saoirse", "Saoirse", {Basic, PressesWins, ByStrategy, 5, 40, 1, 70, 5, 5, 90, 35, 2, true}},
    {"company-bao", "Bảo", {Cautious, ChasesLosses, Always, 2, 40, 1, 110, 30, 15, 40, 30, 3, true}},
    {"company-ingrid", "Ingrid", {LikeDealer, Flat, ByStrategy, 3, 50, 1, 130, 0, 0, 40, 60, 1, false}},
    {"company-zola", "Zola", {Basic, Flat, ByStrategy, 8, 40, 1, 60, 10, 20, 90, 30, 2, true}},
    {"company-petar", "Petar", {NeverBusts, Flat, ByStrategy, 1, 50, 1, 150, 5, 0, 10, 70, 2, false}},
    {"company-ximena", "Ximena", {Hunches, PressesWins, Always, 5, 30, 1, 70, 60, 20, 70, 20, 4, true}},
    {"company-aroha", "Aroha", {Cautious, PressesWins, GoodHands, 1, 50, 1, 120, 25, 15, 30, 55, 3, false}},
    {"company-stefan", "Stefan", {Basic, Flat, ByStrategy, 1, 80, 1, 110, 0, 5, 90, 90, 1, false}},
    {"company-olga", "Olga", {Cautious, Flat, GoodHands, 2, 40, 0, 100, 40, 95, 60, 40, 5, false}},
    {"company-femi", "Femi", {Basic, PressesWins, ByStrategy, 4, 40, 0, 80, 20, 95, 90, 30, 5, true}},
    {"company-luca", "Luca", {Hunches, ChasesLosses, Always, 3, 30, 0, 70, 60, 90, 70, 20, 8, true}},
    {"company-sakura", "Sakura", {Basic, Flat, ByStrategy, 1, 60, 0, 110, 70, 85, 80, 50, 8, false}},
    {"company-haruto", "Haruto", {Basic, Flat, ByStrategy, 6, 40, 0, 60, 10, 95, 100, 35, 3, true}},
    {"company-isla", "Isla", {NeverBusts, PressesWins, GoodHands, 1, 50, 0, 130, 50, 90, 20, 45, 8, false}},
    {"company-omar", "Omar", {LikeDealer, ChasesLosses, GoodHands, 2, 40, 0, 90, 30, 95, 50, 30, 5, true}},
    {"company-beatriz", "Beatriz", {Cautious, Flat, Always, 1, 50, 0, 120, 90, 80, 30, 60, 8, false}},
};

constexpr Character stranger{};

// By PlayStyle, StakeStyle.
constexpr std::array playSayings{
    QT_TRANSLATE_NOOP("Company", "Plays basic strategy."),
    QT_TRANSLATE_NOOP("Company", "Plays it safe and never doubles."),
    QT_TRANSLATE_NOOP("Company", "Never draws to a hand that could bust."),
    QT_TRANSLATE_NOOP("Company", "Draws and stands like the dealer."),
    QT_TRANSLATE_NOOP("Company", "Plays by feel."),
    QT_TRANSLATE_NOOP("Company", "Splits tens, whatever anyone says."),
};
constexpr std::array stakeSayings{
    QT_TRANSLATE_NOOP("Company", "Always stakes the same."),
    QT_TRANSLATE_NOOP("Company", "Stakes more after a win."),
    QT_TRANSLATE_NOOP("Company", "Stakes more after a loss."),
};
constexpr const char* standing = QT_TRANSLATE_NOOP("Company", "Bets on other people's hands.");

} // namespace

std::span<const Person> people() {
    return everyone;
}

const Person* personOf(std::string_view id) {
    const auto* found = std::ranges::find_if(everyone, [&](const Person& person) { return person.id == id; });
    return found == std::end(everyone) ? nullptr : found;
}

const Character& characterOf(std::string_view id) {
    const Person* person = personOf(id);
    return person ? person->character : stranger;
}

ChipManner mannerOf(const Character& character) {
    switch (character.play) {
    case Cautious:
    case NeverBusts: return ChipManner::Slides;
    case Hunches:
    case SplitsTens: return ChipManner::Tosses;
    case Basic:
    case LikeDealer: break;
    }
    return character.stakes == ChasesLosses ? ChipManner::Tosses : ChipManner::Places;
}

std::vector<const char*> linesOf(const Character& character) {
    return {character.hands == 0 ? standing : playSayings[static_cast<std::size_t>(character.play)],
            stakeSayings[static_cast<std::size_t>(character.stakes)]};
}

} // namespace openshoe::session
