// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "analysis/basic_player.h"
#include "engine/round.h"
#include "fairness/seed.h"
#include "session/round/betslip.h"
#include "session/round/recovery.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace openshoe::session {

// The other people at a table, played by the program through the same commands as the person's. Everything here is
// pure: the same rules, table, seed and person give the same stakes and answers, and nothing is used that these people
// couldn't see. What they did in the round before is read from the table as that round left it.

/// How many others a person wants at the table.
enum class CompanyWish : std::uint8_t { Nobody, Few, Full };

/// How long they take to decide, relative to the table's speed.
enum class CompanyPace : std::uint8_t { Quick, Usual, Leisurely };

/// Whether these rules have other people: at a shared table whose rules say so.
[[nodiscard]] bool mayHaveCompany(const engine::RuleSet& rules);

/// The seed of all of the company's random choices in the round that begins with that card of the shoe. Derived from
/// what everyone may know of the shoe: its commitment.
[[nodiscard]] std::uint64_t companySeed(const fairness::Seed& shoe, int firstCard);

/// A member of the company and what they intend to do in the next round.
struct Guest {
    std::string id;
    base::Money balance;                  ///< before the stakes
    std::vector<engine::SeatNumber> held; ///< since the round before
    Draft draft;                          ///< seats and stakes; no stakes for someone who sits this round out
    bool isNew = false;                   ///< wasn't there in the round before
    bool boughtIn = false;                ///< ran out of money and bought in again
    friend bool operator==(const Guest&, const Guest&) = default;
};

struct CompanyDraft {
    std::vector<Guest> guests; ///< those who stay, in the order they came, then those who arrive

    /// Who holds that seat or intends to take it; null if nobody of the company.
    [[nodiscard]] const Guest* at(engine::SeatNumber seat) const;
    /// Whether a hand will be played there.
    [[nodiscard]] bool plays(engine::SeatNumber seat) const;
    [[nodiscard]] bool anyonePlays() const;
    friend bool operator==(const CompanyDraft&, const CompanyDraft&) = default;
};

/// A table between two rounds, as the company finds it.
struct CompanyTable {
    const engine::RuleSet* rules = nullptr;     ///< never null; of a game that may have company
    const engine::TableState* before = nullptr; ///< never null; as the last round left it, with the person as player 0
    std::string currency;
    CompanyWish wish = CompanyWish::Nobody;
    std::uint64_t seed = 0;
    bool personMaySit = true;
};

/// Who will be there in the next round and what they stake. `person` is the draft of whoever plays at the window. A
/// seat the person takes is left to them by anyone who only intended to take it.
[[nodiscard]] CompanyDraft companyDraft(const CompanyTable& table, const Draft& person);

/// The table with these people at it: player 0 as before, then the guests; anyone else is gone.
[[nodiscard]] engine::TableState seated(const engine::TableState& before, const CompanyDraft& company);

/// Opens the round with the person's commands (`own`, of player 0) and the company's: hands before the bets on them,
/// the person first, ending with the deal.
[[nodiscard]] std::vector<engine::Command> openingCommands(const CompanyTable& table, const CompanyDraft& company,
                                                           std::vector<engine::Command> own);

/// How a member of the company answers the question put to them. Never refused. Hidden cards aren't used, except for
/// what `basic` and the rules let everyone know about them.
[[nodiscard]] engine::Command companyAnswer(const engine::RuleSet& rules, const engine::TableState& state,
                                            const engine::Question& asked, std::uint64_t seed,
                                            const analysis::BasicPlayer& basic);

/// The company's answers in rounds from that shoe, in the form recover() takes; none for player 0, the person. Basic
/// strategy is computed for the first of them.
[[nodiscard]] Answering companyAnswers(const engine::RuleSet& rules, const fairness::Seed& shoe,
                                       std::shared_ptr<analysis::Analyser> analyser = nullptr);

/// Basic strategy for these rules; null if cancelled.
[[nodiscard]] std::shared_ptr<const analysis::BasicPlayer>
basicPlayer(const engine::RuleSet& rules, analysis::Analyser& analyser, const analysis::Cancelled& cancelled = {});

/// How long they think about the answer, in percent of the usual time.
[[nodiscard]] int thinkingPercent(const engine::TableState& state, const engine::Question& asked, std::uint64_t seed);

} // namespace openshoe::session
