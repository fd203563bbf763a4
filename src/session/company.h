// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "analysis/basic_player.h"
#include "engine/round.h"
#include "fairness/seed.h"
#include "session/betslip.h"
#include "session/recovery.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace openshoe::session {

// The other people at a table, played by the program through the person's own commands. All of it is pure: the same
// rules, table, seed and person give the same stakes and answers, and nothing is looked at that the people couldn't
// see. What they were up to in the round before is read from the table as that round left it.

/// How many others a person wants at a table.
enum class CompanyWish : std::uint8_t { Nobody, Few, Full };

/// How long they take to decide, compared with the table's speed.
enum class CompanyPace : std::uint8_t { Quick, Usual, Leisurely };

/// Whether these rules have other people: at a shared table whose rules say so.
[[nodiscard]] bool mayHaveCompany(const engine::RuleSet& rules);

/// What all chance in the company's doings comes from, in the round that begins with that card of the shoe. Follows
/// from what everyone may know of the shoe: its commitment.
[[nodiscard]] std::uint64_t companySeed(const fairness::Seed& shoe, int firstCard);

/// One of the company, with what they mean to do in the round to come.
struct Guest {
    std::string id;
    base::Money balance;                  ///< before the stakes
    std::vector<engine::SeatNumber> held; ///< from the round before
    Draft draft;                          ///< seats and stakes; no stake at all for who sits this round out
    bool isNew = false;                   ///< wasn't there in the round before
    bool boughtIn = false;                ///< has come to the end of the money and brought new
    friend bool operator==(const Guest&, const Guest&) = default;
};

struct CompanyDraft {
    std::vector<Guest> guests; ///< those who stay, in the order they came, then those who come

    /// Who holds that seat or means to take it; null if nobody of the company.
    [[nodiscard]] const Guest* at(engine::SeatNumber seat) const;
    /// A hand will be played there.
    [[nodiscard]] bool plays(engine::SeatNumber seat) const;
    [[nodiscard]] bool anyonePlays() const;
    friend bool operator==(const CompanyDraft&, const CompanyDraft&) = default;
};

/// A table between two rounds, as the company finds it.
struct CompanyTable {
    const engine::RuleSet* rules = nullptr;     ///< never null; of a game that may have company
    const engine::TableState* before = nullptr; ///< never null; as the last round left it. Player 0 is the person.
    std::string currency;
    CompanyWish wish = CompanyWish::Nobody;
    std::uint64_t seed = 0;
    bool personMaySit = true;
};

/// Who will be there in the next round and what they stake, `person` being the draft of who plays against the house
/// through the window. A seat that the person takes is left to them by whoever only meant to take it.
[[nodiscard]] CompanyDraft companyDraft(const CompanyTable& table, const Draft& person);

/// The table with these people at it: player 0 as before, the guests behind, whoever isn't among them gone.
[[nodiscard]] engine::TableState seated(const engine::TableState& before, const CompanyDraft& company);

/// Opens the round: what the person does (`own`, of player 0) and what the company does, hands before what is staked on
/// them, the person first; ends with the deal.
[[nodiscard]] std::vector<engine::Command> openingCommands(const CompanyTable& table, const CompanyDraft& company,
                                                           std::vector<engine::Command> own);

/// How someone of the company answers the question that they are asked. Never refused. Hidden cards aren't looked at,
/// but for what `basic` and the rules let everyone know of them.
[[nodiscard]] engine::Command companyAnswer(const engine::RuleSet& rules, const engine::TableState& state,
                                            const engine::Question& asked, std::uint64_t seed,
                                            const analysis::BasicPlayer& basic);

/// The company's answers to questions of a round from that shoe, as recover() takes them; none for player 0, the
/// person. Basic strategy is looked up with the first of them.
[[nodiscard]] Answering companyAnswers(const engine::RuleSet& rules, const fairness::Seed& shoe,
                                       std::shared_ptr<analysis::Analyser> analyser = nullptr);

/// Basic strategy for these rules; null if cancelled.
[[nodiscard]] std::shared_ptr<const analysis::BasicPlayer>
basicPlayer(const engine::RuleSet& rules, analysis::Analyser& analyser, const analysis::Cancelled& cancelled = {});

/// How long the answer is thought about, in percent of the usual.
[[nodiscard]] int thinkingPercent(const engine::TableState& state, const engine::Question& asked, std::uint64_t seed);

} // namespace openshoe::session
