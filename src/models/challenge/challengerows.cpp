// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/challenge/challengerows.h"

#include "models/words/amounts.h"
#include "models/words/gamewords.h"
#include "models/words/handwords.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace openshoe::models {

using namespace engine;
using base::Money;
using session::ComparedDecision;
using session::ComparedRound;
using storage::DecisionPrice;

namespace {

struct Duplicate {
    Q_DECLARE_TR_FUNCTIONS(Duplicate)
};

// "10", "6", "A": as on the card.
QString rankText(Card card) {
    const QString rank = text(card.text()).left(1);
    return rank == u"T" ? QStringLiteral("10") : rank;
}

Money amountOf(double cost) {
    return Money::minor(std::max<std::int64_t>(std::llround(cost), cost > 0 ? 1 : 0));
}

QString spotText(const RuleSet& rules, const ComparedDecision& one) {
    const Question& asked = one.seen.question;
    const QString label = handLabel(rules, asked.seat, asked.hand, one.handsOnSeat);
    QStringList ranks;
    for (const Card card : one.hand)
        ranks << rankText(card);
    if (!one.up)
        return label;
    const QString hand = Duplicate::tr("%1: %2 against %3", "a hand, its cards, the dealer's card")
                             .arg(label, ranks.join(u' '), rankText(*one.up));
    if (asked.kind == QuestionKind::Insurance)
        return Duplicate::tr("%1, insurance", "a hand and what was asked").arg(hand);
    if (asked.kind == QuestionKind::EvenMoney)
        return Duplicate::tr("%1, even money", "a hand and what was asked").arg(hand);
    return hand;
}

bool isBest(const std::optional<DecisionPrice>& price) {
    return price && price->worth[static_cast<std::size_t>(price->chosen)] && price->cost <= 0;
}

QString answerText(const RuleSet& rules, const std::string& currency, const std::optional<DecisionPrice>& price) {
    if (!price)
        return QStringLiteral("–");
    const QString answer = actionCaption(rules, price->chosen);
    if (isBest(price))
        return Duplicate::tr("%1, best", "an answer at the table").arg(answer);
    return price->cost > 0 ? Duplicate::tr("%1, costs %2", "an answer at the table, an amount")
                                 .arg(answer, moneyText(amountOf(ComparedDecision::cost(price)), currency))
                           : answer;
}

QString whose(const QString& name) {
    return name.isEmpty() ? Duplicate::tr("You") : name;
}

struct Totals {
    Money theirNet;
    Money yourNet;
    double theirCost = 0;
    double yourCost = 0;
};
Totals totalsOf(const std::vector<ComparedRound>& rounds) {
    Totals all;
    for (const ComparedRound& round : rounds) {
        all.theirNet += round.theirNet;
        all.yourNet += round.yourNet;
        for (const ComparedDecision& one : round.decisions) {
            all.theirCost += ComparedDecision::cost(one.theirs);
            all.yourCost += ComparedDecision::cost(one.yours);
        }
    }
    return all;
}

} // namespace

std::vector<ComparedRow> comparedRows(const RuleSet& rules, const std::string& currency,
                                      const std::vector<ComparedRound>& rounds, int of, const ChallengeNames& names) {
    std::vector<ComparedRow> rows;
    for (std::size_t i = 0; i < rounds.size(); ++i) {
        const ComparedRound& round = rounds[i];
        QString heading = Duplicate::tr("Round %1 of %2: %3 %4, %5 %6", "two people, what each won or lost")
                              .arg(i + 1)
                              .arg(of)
                              .arg(names.theirs, netText(round.theirNet), whose(names.yours), netText(round.yourNet));
        if (round.decisions.empty()) {
            rows.push_back({.place = static_cast<int>(rows.size()),
                            .heading = heading,
                            .spot = Duplicate::tr("Nothing to decide"),
                            .accessibleName = heading});
            continue;
        }
        for (const ComparedDecision& one : round.decisions) {
            ComparedRow row{.place = static_cast<int>(rows.size()), .heading = std::exchange(heading, QString())};
            row.spot = spotText(rules, one);
            for (const Card card : one.hand)
                row.cards << text(card.text());
            row.upCard = one.up ? text(one.up->text()) : QString();
            row.theirs = answerText(rules, currency, one.theirs);
            row.yours = answerText(rules, currency, one.yours);
            row.theirsBest = isBest(one.theirs);
            row.yoursBest = isBest(one.yours);
            row.differs = !one.theirs || !one.yours || one.theirs->chosen != one.yours->chosen;
            const auto& price = one.yours ? one.yours : one.theirs;
            if (price && price->worth[static_cast<std::size_t>(price->best)])
                row.best = actionCaption(rules, price->best);
            row.accessibleName = Duplicate::tr("%1. %2: %3. %4: %5. Best: %6", "a hand; two people's answers")
                                     .arg(row.spot, names.theirs, row.theirs, whose(names.yours), row.yours,
                                          row.best.isEmpty() ? QStringLiteral("–") : row.best);
            if (!row.heading.isEmpty())
                row.accessibleName = row.heading + QStringLiteral(". ") + row.accessibleName;
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

QString verdictText(const std::string& currency, const std::vector<ComparedRound>& rounds,
                    const ChallengeNames& names) {
    const Totals totals = totalsOf(rounds);
    const Money ahead = totals.yourNet - totals.theirNet;
    if (ahead.isZero())
        return Duplicate::tr("Luck being equal, you came out the same.", "two people");
    const QString amount = moneyText(ahead.isPositive() ? ahead : Money() - ahead, currency);
    if (names.yours.isEmpty())
        return (ahead.isPositive() ? Duplicate::tr("Luck being equal, you came out %1 ahead of %2.")
                                   : Duplicate::tr("Luck being equal, you came out %1 behind %2."))
            .arg(amount, names.theirs);
    return (ahead.isPositive() ? Duplicate::tr("Luck being equal, %1 came out %2 ahead of %3.")
                               : Duplicate::tr("Luck being equal, %1 came out %2 behind %3."))
        .arg(names.yours, amount, names.theirs);
}

QStringList totalsTexts(const std::string& currency, const std::vector<ComparedRound>& rounds,
                        const ChallengeNames& names) {
    const Totals totals = totalsOf(rounds);
    const auto line = [&](const QString& who, Money net, double cost) {
        return Duplicate::tr("%1: net %2, mistakes cost %3", "somebody, two amounts")
            .arg(who, netMoneyText(net, currency), moneyText(amountOf(cost), currency));
    };
    return {line(names.theirs, totals.theirNet, totals.theirCost),
            line(whose(names.yours), totals.yourNet, totals.yourCost)};
}

void ComparedModel::setRows(std::vector<ComparedRow> rows) {
    update(m_rows, std::move(rows));
}

} // namespace openshoe::models

#include "moc_challengerows.cpp"
