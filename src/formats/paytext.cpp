// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/sectionwriter.h"

#include "engine/rounding.h"
#include "engine/settlement.h"
#include "formats/amounts.h"
#include "formats/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace openshoe::formats {

using namespace engine;

namespace {

class PayText : SectionWriter {
    Q_DECLARE_TR_FUNCTIONS(RulesText)

public:
    PayText(const RuleSet& rules, std::vector<RuleSection>& sections) : SectionWriter(rules, sections) {}

    static QString rule() {
        return tr("Payouts are rounded down to a multiple of %1; the house keeps the difference.")
            .arg(amountText(payoutStep));
    }

    void write(const std::optional<ComputedReturn>& computed) {
        settlement();
        sideBets();
        silence();
        stakes();
        returns(computed);
    }

private:
    void settlement() {
        section(tr("Who wins"));
        if (m.dealer.ties == Ties::Push || m.dealer.ties == Ties::PushNotBlackjacks) {
            say(tr("The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. "
                   "Equal hands push: the stake is returned."));
            explains({Ground::Higher, Ground::Equal, Ground::Lower, Ground::DealerBust});
        } else if (m.dealer.winsOn21()) {
            say(tr("The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. "
                   "Your 21 wins whatever the dealer has; other equal hands push: the stake is returned."),
                {"dealer.ties"});
            explains({Ground::Higher, Ground::TieWon, Ground::Equal, Ground::Lower, Ground::DealerBust});
        } else if (signOfTie(m.dealer.ties, 21) > 0) {
            say(tr("The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. "
                   "If both have 21, yours wins; other equal hands push: the stake is returned."),
                {"dealer.ties"});
            explains({Ground::Higher, Ground::TieWon, Ground::Equal, Ground::Lower, Ground::DealerBust});
        } else {
            say(tr("The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. "
                   "Of equal hands the dealer's wins, unless both are blackjacks."),
                {"dealer.ties"});
            explains({Ground::Higher, Ground::TieLost, Ground::Lower, Ground::DealerBust});
        }
        say(tr("A win pays 1:1."));
        if (m.dealer.push22 == Push22::GoldInitial) {
            say(tr("When the dealer busts with exactly 22, only a hand of 21 and an unsplit hand of exactly two gold "
                   "cards are paid; every other hand that is not bust pushes."),
                {"dealer.push22"});
            explains({Ground::Push22, Ground::Paid22});
        } else if (m.dealer.push22 == Push22::GoldAny) {
            say(tr("When the dealer busts with exactly 22, only a hand of 21 and a hand that holds two gold cards, "
                   "with or without others, are paid; every other hand that is not bust pushes."),
                {"dealer.push22"});
            explains({Ground::Push22, Ground::Paid22});
        } else if (m.dealer.push22 == Push22::All && m.dealer.winsOn21()) {
            say(tr("When the dealer busts with exactly 22, only a hand of 21 is paid; every other hand that is not "
                   "bust pushes."),
                {"dealer.push22", "dealer.ties"});
            explains({Ground::Push22, Ground::Paid22});
        } else if (m.dealer.push22 == Push22::All) {
            say(tr("When the dealer busts with exactly 22, every hand that is not bust pushes, 21 too; only a "
                   "blackjack is paid."),
                {"dealer.push22"});
            explains({Ground::Push22});
        }
        say(tr("A payout of a:b wins a for every b staked, and the stake is returned with it."), {"netOdds"});
    }

    void sideBets() {
        section(tr("Side bets"));
        if (m.sideBets.empty())
            return;
        const bool someWait = std::ranges::any_of(m.sideBets, [](const SideBet& bet) { return waitsForDealer(bet); });
        say(m.table.behind ? someWait ? tr("Side bets may be placed on any seat in play, yours or not. It doesn't "
                                           "matter whether the hand wins.")
                                      : tr("Side bets may be placed on any seat in play, yours or not. They are "
                                           "settled right after the deal, and it doesn't matter whether the hand wins.")
            : someWait ? tr("A side bet needs a main stake on its hand. It doesn't matter whether the hand wins.")
                       : tr("A side bet needs a main stake on its hand. It is settled right after the deal, and it "
                            "doesn't matter whether the hand wins."),
            {"sideBets"});
        for (const SideBet& bet : m.sideBets) {
            QStringList pays;
            for (const SideBet::Pay& pay : bet.pays)
                pays << tr("%1 %2", "an outcome and what it pays").arg(sideOutcomeName(pay.outcome), odds(pay.odds));
            QString text =
                tr("%1: %2", "a side bet's name and what it is").arg(sideBetName(bet), sideBetExplained(bet));
            text += ' ' + tr("Pays: %1.").arg(pays.join(", "));
            if (!infoOf(bet.kind).eachCard && bet.pays.size() > 1)
                text += ' ' + tr("The best one counts.");
            if (waitsForDealer(bet) && !waitsForDraw(bet))
                text += ' ' + (decidedEarly(bet)
                                   ? tr("It is settled as soon as the cards decide it, at the latest when the dealer's "
                                        "hole card is turned over.")
                                   : tr("It is settled when the dealer's hole card is turned over."));
            else if (waitsForDealer(bet))
                text += ' ' + (decidedEarly(bet)
                                   ? tr("It is settled as soon as the cards decide it. If the dealer's hand can still "
                                        "decide it, it waits for the end of the round, and the dealer then plays out "
                                        "the hand even if every other hand is decided.")
                                   : tr("It is settled when the round ends; the dealer then plays out the hand even "
                                        "if every other hand is decided."));
            else if (someWait)
                text += ' ' + tr("It is settled right after the deal.");
            say(text, {"sideBets." + bet.id + ".pays"});
        }
    }

    // Whether the first cards can decide a bet that waits for the dealer otherwise.
    static bool decidedEarly(const SideBet& bet) {
        return std::ranges::all_of(bet.pays, [](const SideBet::Pay& pay) {
            const SideOutcomeInfo& row = infoOf(pay.outcome);
            return row.withHand && (!row.waits || row.within != SideOutcome::None);
        });
    }

    void silence() {
        section(tr("Time and interruptions"));
        const Keys clock{"clock.bet", "clock.decision"};
        if (m.clock.bet > 0)
            say(tr("Betting is open for %1 seconds.").arg(m.clock.bet), {"clock.bet"});
        if (m.clock.decision > 0)
            say(tr("A decision has %1 seconds.").arg(m.clock.decision), {"clock.decision"});
        if (m.clock.bet == 0 && m.clock.decision == 0)
            say(tr("There is no clock."), clock);
        say(m.onSilence == OnSilence::Auto
                ? tr("If you don't answer or have left, the round is finished without you: a hand of 11 or less hits "
                     "until it is above 11, a hand above 11 stands, and insurance is declined. Every confirmed stake "
                     "is settled.")
                : tr("A round you leave resumes later, at the decision where it stopped."),
            {"onSilence"});
        say(tr("A round that can't be finished is cancelled, and every stake is returned."));
        explains({Ground::Cancelled});
    }

    void stakes() {
        section(tr("Stakes"));
        for (const Limit& limit : m.limits)
            say(tr("Per hand: %1.", "its limits").arg(limitText(limit)), {"limits"});
        for (const SideBet& bet : m.sideBets) {
            for (const Limit& limit : bet.limits) {
                say(tr("%1: %2.", "a side bet's limits").arg(sideBetName(bet), limitText(limit)),
                    {"sideBets." + bet.id + ".limits"});
            }
        }
        rounding();
    }

    // What is rounded, and how. Where nothing is, every payout comes out even.
    void rounding() {
        const auto hand = unevenHandOdds(m);
        const auto suited = unevenSuitedOdds(m);
        const auto bonus = unevenBonusOdds(m);
        const auto insurance = unevenInsuranceOdds(m);
        const bool even = hand.empty() && suited.empty() && bonus.empty() && insurance.empty() &&
                          std::ranges::all_of(m.sideBets, [](const SideBet& bet) { return unevenOdds(bet).empty(); });
        const QString step = amountText(base::stakeStep);
        say(even ? tr("Every stake is a multiple of %1, so that no half and no payout needs rounding.").arg(step)
                 : tr("Every stake is a multiple of %1, so that no half needs rounding.").arg(step),
            {}, By::House);
        if (even)
            return;
        say(rule(), {}, By::House);
        sayUneven(tr("Blackjack"), hand, "blackjackPays");
        sayUneven(tr("Blackjack of one suit"), suited, "suitedBlackjack.pays");
        sayUneven(tr("Bonuses for 21"), bonus, "netOdds");
        sayUneven(tr("Insurance"), insurance, "insurance.pays");
        for (const SideBet& bet : m.sideBets)
            sayUneven(sideBetName(bet), unevenOdds(bet), "sideBets." + bet.id + ".pays");
    }

    void sayUneven(const QString& paid, const std::vector<UnevenOdds>& uneven, const std::string& key) {
        for (const UnevenOdds& one : uneven)
            say(tr("%1: %2 is paid in full on multiples of %3.", "what is paid, its odds, an amount")
                    .arg(paid, odds(one.odds), amountText(one.even)),
                {key}, By::House);
    }

    void returns(const std::optional<ComputedReturn>& computed) {
        section(tr("Return to the player"));
        if (m.publishedRtp)
            say(tr("Published: %1.").arg(percentText(*m.publishedRtp, 2)), {"published.rtp"});
        if (!computed)
            return;
        say(tr("Computed from these rules, with best play: %1 of the initial stake.")
                .arg(percentText(computed->perFirstStake, 3)));
        if (computed->perUnitStaked)
            say(tr("Per unit staked in total, doubles and splits included: %1.")
                    .arg(percentText(*computed->perUnitStaked, 3)));
        if (computed->withSplitHands) {
            say(tr("With up to %1 split hands it would be %2 of the initial stake.")
                    .arg(computed->withSplitHands->first)
                    .arg(percentText(computed->withSplitHands->second, 3)));
        }
    }
};

} // namespace

QString roundingRule() {
    return PayText::rule();
}

void writePay(const RuleSet& rules, const std::optional<ComputedReturn>& computed, std::vector<RuleSection>& sections) {
    PayText(rules, sections).write(computed);
}

} // namespace openshoe::formats
