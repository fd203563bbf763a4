// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/mistakewords.h"

#include "models/review/mistakesmodel.h"
#include "models/words/amounts.h"
#include "models/words/dates.h"
#include "models/words/gamewords.h"
#include "models/words/markwords.h"

#include <algorithm>
#include <cmath>

namespace openshoe::models {

using storage::DecisionKind;

namespace {

// "10", "6", "A": as on the card.
QString rankText(engine::Card card) {
    const QString rank = text(card.text()).left(1);
    return rank == u"T" ? QStringLiteral("10") : rank;
}

QString ranksText(const std::vector<engine::Card>& cards) {
    QStringList ranks;
    for (const engine::Card card : cards)
        ranks << rankText(card);
    return ranks.join(u' ');
}

} // namespace

QString kindText(DecisionKind kind) {
    switch (kind) {
    case DecisionKind::Hard: return MistakesModel::tr("Hard hand");
    case DecisionKind::Soft: return MistakesModel::tr("Soft hand");
    case DecisionKind::Pair: return MistakesModel::tr("Pair");
    case DecisionKind::Insurance: return MistakesModel::tr("Insurance");
    case DecisionKind::EvenMoney: return MistakesModel::tr("Even money");
    case DecisionKind::Surrender: return MistakesModel::tr("Surrender");
    case DecisionKind::Follow: return MistakesModel::tr("Follow");
    case DecisionKind::SideBet: return MistakesModel::tr("Side bet taken");
    }
    return {};
}

QString costWords(double cost, double stakes, const std::string& currency) {
    const auto amount = base::Money::minor(std::max<std::int64_t>(std::llround(cost), cost > 0 ? 1 : 0));
    return MistakesModel::tr("%1, %2 stakes", "an amount, and how many stakes it is")
        .arg(moneyText(amount, currency), costText(stakes));
}

QString questionText(const storage::LessonRow& lesson) {
    const storage::MistakeRow& mistake = lesson.mistake;
    const QString stake = moneyText(mistake.decision.stake, mistake.currency);
    const bool insurance = mistake.decision.kind == DecisionKind::Insurance;
    if (lesson.cards.hand.empty() || lesson.cards.dealer.empty())
        return insurance ? MistakesModel::tr("Insurance of %1").arg(stake) : MistakesModel::tr("Hand of %1").arg(stake);
    const QString sentence = insurance ? MistakesModel::tr("%1 against %2, insurance of %3", "cards, a card, a stake")
                                       : MistakesModel::tr("%1 against %2, hand of %3", "cards, a card, a stake");
    return sentence.arg(ranksText(lesson.cards.hand), ranksText(lesson.cards.dealer), stake);
}

QString placeText(const storage::MistakeRow& mistake, const Archive& archive) {
    return MistakesModel::tr("%1 · %2", "a game, a day")
        .arg(archive.gameName(mistake.variant), dateText(mistake.started.toLocalTime().date()));
}

QString answerText(const storage::MistakeRow& mistake, const Archive& archive) {
    const storage::DecisionPrice& price = mistake.decision;
    const auto rules = archive.games.find(mistake.variant);
    const auto caption = [&](engine::Action action) {
        return actionCaption(rules ? *rules : engine::RuleSet(), action);
    };
    return MistakesModel::tr("Played: %1. Best: %2. Cost: %3.", "an answer, another one, an amount and stakes")
        .arg(caption(price.chosen), caption(price.best),
             costWords(mistake.costAmount(), price.cost, mistake.currency));
}

QStringList cardCodes(const std::vector<engine::Card>& cards) {
    QStringList codes;
    for (const engine::Card card : cards)
        codes << text(card.text());
    return codes;
}

} // namespace openshoe::models
