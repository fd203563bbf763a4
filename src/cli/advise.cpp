// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/advice.h"
#include "base/worth.h"
#include "cli/command.h"
#include "cli/commandline.h"
#include "cli/output.h"
#include "cli/texts.h"
#include "cli/typedcards.h"

#include <fmt/format.h>

namespace openshoe::cli {

namespace {

using analysis::Advice;
using analysis::Decision;
using analysis::Play;
using base::inputError;

// The shoe without the cards of the hand, the up card and the others seen.
base::Result<analysis::Shoe> unseenAfter(const std::vector<engine::Card>& hand, const std::vector<engine::Card>& up,
                                         const std::vector<engine::Card>& others, engine::Decks decks) {
    std::vector<engine::Card> seen = hand;
    seen.insert(seen.end(), up.begin(), up.end());
    seen.insert(seen.end(), others.begin(), others.end());
    const auto unseen = analysis::Shoe::without(decks, seen);
    if (unseen)
        return *unseen;
    const std::size_t place = unseen.error();
    const char* const where = place < hand.size() ? "--hand" : place == hand.size() ? "--up" : "--seen";
    return tl::make_unexpected(noneLeft(where, seen[place], decks));
}

base::Result<void> readHole(const QString& text, Decision& decision) {
    const QString word = text.trimmed().toLower();
    for (const auto hint : {engine::HoleClass::Small, engine::HoleClass::Medium, engine::HoleClass::Large}) {
        if (word == engine::name(hint)) {
            decision.hint = hint;
            return {};
        }
    }
    const auto hole = formats::typedCard(word);
    for (int suit = 0; hole && suit < 4; ++suit) {
        const engine::Card card{hole->card.rank, static_cast<engine::Suit>(suit)};
        if (hole->hasSuit || decision.unseen.count(card) > 0)
            decision.hole = hole->hasSuit ? hole->card : card;
    }
    if (hole && !decision.hole) // none is left, which the analysis reports
        decision.hole = hole->card;
    if (!hole)
        return inputError("--hole",
                          Cli::tr("\"%1\" is not allowed; %2 or a card such as %3 is")
                              .arg(shortened(text), QStringLiteral("small, medium, large"), QStringLiteral("7D"))
                              .toStdString());
    return {};
}

base::Result<Decision> decisionFrom(const CommandLine& line, const engine::RuleSet& rules) {
    Decision decision;
    auto hand = cardsFrom(line.value("hand"), "--hand");
    auto up = cardsFrom(line.value("up"), "--up");
    auto seen = cardsFrom(line.value("seen"), "--seen");
    for (const auto* list : {&hand, &up, &seen}) {
        if (!*list)
            return tl::make_unexpected(list->error());
    }
    formats::chooseSuits({&*hand, &*up, &*seen}, rules.pack);
    if (hand->size() < 2 || hand->size() > static_cast<std::size_t>(engine::maxHandCards))
        return inputError("--hand",
                          Cli::tr("%n cards; a hand to play has %1 to %2", nullptr, static_cast<int>(hand->size()))
                              .arg(2)
                              .arg(engine::maxHandCards)
                              .toStdString());
    if (up->size() != 1)
        return inputError("--up",
                          Cli::tr("exactly one card is needed, such as %1").arg(QStringLiteral("9C")).toStdString());
    decision.up = up->front().card;
    const auto unseen =
        unseenAfter(formats::plainCards(*hand), formats::plainCards(*up), formats::plainCards(*seen), rules.newShoe());
    if (!unseen)
        return tl::make_unexpected(unseen.error());
    decision.unseen = *unseen;
    for (const formats::TypedCard& typed : *hand)
        decision.hand.add(typed.card);
    decision.fromSplit = line.isSet("split");
    decision.hands = decision.fromSplit ? 2 : 1;
    decision.free = line.isSet("free");
    if (decision.fromSplit && rules.split.hands < 2)
        return inputError(
            "--split", Cli::tr("this game has no splits (%1)").arg(QStringLiteral("\"split.hands\" 1")).toStdString());
    if (line.isSet("hole")) {
        if (auto read = readHole(line.value("hole"), decision); !read)
            return tl::make_unexpected(read.error());
    }
    return decision;
}

QJsonObject toJson(const Advice& advice) {
    QJsonObject actions;
    QJsonArray asGood;
    QJsonArray free;
    for (const Play play : analysis::everyPlay) {
        actions.insert(analysis::name(play), advice.of(play) ? QJsonValue(*advice.of(play)) : QJsonValue());
        if (play != advice.best && advice.isBest(play))
            asGood.append(analysis::name(play));
        if (advice.isFree(play))
            free.append(analysis::name(play));
    }
    QJsonObject json{{"actions", actions},
                     {"best", analysis::name(advice.best)},
                     {"insurance", advice.insurance ? QJsonValue(*advice.insurance) : QJsonValue()}};
    if (!asGood.isEmpty())
        json.insert("asGood", asGood);
    if (!free.isEmpty())
        json.insert("free", free);
    if (advice.evenMoney)
        json.insert("evenMoney", QJsonObject{{"take", *advice.evenMoney}, {"decline", *advice.declined}});
    return json;
}

std::string toText(const Advice& advice) {
    Rows rows;
    const auto worth = [](double value) { return value == 0 ? "0.000000" : fmt::format("{:+.6f}", value); };
    const auto taking = [](double taken, double left) {
        return base::isMore(taken, left)    ? Cli::tr("take it", "insurance, even money")
               : base::isEqual(taken, left) ? Cli::tr("even: taking it or not is worth the same")
                                            : QString();
    };
    for (const Play play : analysis::everyPlay) {
        const auto value = advice.of(play);
        if (!value)
            continue;
        QStringList remarks;
        if (advice.isBest(play))
            remarks << Cli::tr("best", "of all plays");
        if (advice.isFree(play))
            remarks << Cli::tr("free", "a double or split that the house stakes");
        rows.push_back({analysis::name(play), worth(*value), remarks.join(QStringLiteral(", "))});
    }
    if (advice.insurance)
        rows.push_back({Cli::tr("insurance"), worth(*advice.insurance), taking(*advice.insurance, 0)});
    if (advice.evenMoney) {
        rows.push_back({Cli::tr("even money"), worth(*advice.evenMoney), taking(*advice.evenMoney, *advice.declined)});
        rows.push_back({"  " + Cli::tr("declined", "even money"), worth(*advice.declined), ""});
    }
    return aligned(rows, {1});
}

base::Result<int> runAdvise(const QStringList& arguments) {
    CommandLine line("advise", Cli::tr("What every action of a hand is worth, per unit of the initial play.") + ' ' +
                                   Cli::tr("Insurance stakes half of that play, and is valued in the same unit."));
    line.addGame();
    line.addRuleChanges();
    line.addOption("hand", "CARDS",
                   Cli::tr("The player's hand, such as %1 or %2.")
                       .arg(QStringLiteral("\"TS 6H\""), QStringLiteral("\"T 6\"")));
    line.addOption("up", "CARD", Cli::tr("The dealer's up card."));
    line.addOption("seen", "CARDS",
                   Cli::tr("Other cards gone from the shoe; after a split, the other hands' cards too."));
    line.addFlag("split", Cli::tr("The hand comes from a split."));
    line.addFlag("free", Cli::tr("The house staked the hand, as it does all but the first of a free split."));
    line.addOption(
        "hole", "WHAT",
        Cli::tr("What is known about the hole card: %1, or the card "
                "itself.").arg(QStringLiteral("small, medium, large")));
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;
    const auto rules = line.ruleSet(line.argument(0));
    if (!rules)
        return tl::make_unexpected(rules.error());
    const auto decision = decisionFrom(line, *rules);
    if (!decision)
        return tl::make_unexpected(decision.error());
    const auto advice = analysis::advise(*rules, *decision);
    if (!advice)
        return inputError("--" + advice.error().where, advice.error().what);
    if (line.json())
        print(toJson(*advice));
    else
        print(toText(*advice));
    return Done;
}

} // namespace

Command adviseCommand() {
    return {"advise", QT_TRANSLATE_NOOP("Cli", "the expectation of every action for one hand"), runAdvise};
}

} // namespace openshoe::cli
