// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/markwords.h"

#include "models/words/amounts.h"
#include "models/words/terms.h"

#include <QCoreApplication>

#include <cmath>

namespace openshoe::models {

using engine::Action;

namespace {

struct Marks {
    Q_DECLARE_TR_FUNCTIONS(Marks)
};

QString betterText(Action best, const QString& by) {
    switch (best) {
    case Action::Hit: return Marks::tr("Hitting was worth %1 of a stake more.").arg(by);
    case Action::Stand: return Marks::tr("Standing was worth %1 of a stake more.").arg(by);
    case Action::Double: return Marks::tr("Doubling was worth %1 of a stake more.").arg(by);
    case Action::Split: return Marks::tr("Splitting was worth %1 of a stake more.").arg(by);
    case Action::Surrender: return Marks::tr("Giving the hand up was worth %1 of a stake more.").arg(by);
    case Action::Insurance: return Marks::tr("Insurance was worth %1 of its stake more.").arg(by);
    case Action::EvenMoney: return Marks::tr("Even money was worth %1 of a stake more.").arg(by);
    case Action::Decline: return Marks::tr("Declining was worth %1 of a stake more.").arg(by);
    case Action::FollowDouble:
    case Action::FollowSplit: return Marks::tr("Following was worth %1 of a stake more.").arg(by);
    }
    return {};
}

bool isPriced(const storage::DecisionPrice& price) {
    return price.worth[static_cast<std::size_t>(price.chosen)].has_value();
}

} // namespace

DecisionMark::Value decisionMarkOf(storage::Mark mark) {
    switch (mark) {
    case storage::Mark::Best: return DecisionMark::Best;
    case storage::Mark::Fine: return DecisionMark::Fine;
    case storage::Mark::Inaccuracy: return DecisionMark::Inaccuracy;
    case storage::Mark::Mistake: return DecisionMark::Mistake;
    case storage::Mark::Blunder: return DecisionMark::Blunder;
    }
    return DecisionMark::None;
}

QString markWord(storage::Mark mark) {
    switch (mark) {
    case storage::Mark::Best: return Words::tr("Best", "a decision");
    case storage::Mark::Fine: return Words::tr("Fine", "a decision");
    case storage::Mark::Inaccuracy: return Words::tr("Inaccuracy", "a decision");
    case storage::Mark::Mistake: return Words::tr("Mistake", "a decision");
    case storage::Mark::Blunder: return Words::tr("Blunder", "a decision");
    }
    return {};
}

DecisionMark::Value markOf(const storage::DecisionPrice& price) {
    return isPriced(price) ? decisionMarkOf(price.mark()) : DecisionMark::None;
}

QString markTitle(const storage::DecisionPrice& price) {
    return isPriced(price) ? markWord(price.mark()) : QString();
}

QString markText(const storage::DecisionPrice& price) {
    if (!isPriced(price))
        return {};
    return price.mark() == storage::Mark::Best ? Marks::tr("Nothing else was worth more.")
                                               : betterText(price.best, costText(price.cost));
}

QString costText(double cost) {
    for (int digits = 2; digits < 8; ++digits) {
        const double unit = std::pow(10, -digits);
        if (cost >= unit || digits == 7)
            return decimalText(cost, digits);
    }
    return {};
}

} // namespace openshoe::models

#include "moc_markwords.cpp"
