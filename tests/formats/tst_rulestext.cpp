// SPDX-License-Identifier: GPL-3.0-or-later
#include "../engine/otherrules.h"
#include "engine/rulefields.h"
#include "formats/rulesjson.h"
#include "formats/rulestext.h"
#include "formats/variants.h"
#include "testprogram.h"

#include <QLocale>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <map>

using namespace openshoe;
using formats::RuleOverride;
using formats::RuleSentence;

namespace {

const formats::VariantCatalogue& catalogue() {
    static const formats::VariantCatalogue built;
    return built;
}

std::vector<RuleSentence> sentences(const engine::RuleSet& rules) {
    std::vector<RuleSentence> all;
    for (const formats::RuleSection& section : formats::rulesText(rules))
        all.insert(all.end(), section.sentences.begin(), section.sentences.end());
    return all;
}

QString textOf(const engine::RuleSet& rules) {
    QStringList lines;
    for (const RuleSentence& sentence : sentences(rules))
        lines << sentence.text;
    return lines.join('\n');
}

engine::RuleSet changed(const char* id, const QStringList& changes) {
    std::vector<RuleOverride> overrides;
    for (const QString& change : changes)
        overrides.push_back(*RuleOverride::parse(change));
    return formats::withOverrides(catalogue().find(id)->rules, overrides).value();
}

} // namespace

class TestRulesText : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void everyKeyShows_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QStringList>("before");
        QTest::addColumn<QString>("change");
        const auto row = [](const char* id, const char* change, const QStringList& before = {}) {
            QTest::newRow(change) << QString(id) << before << QString(change);
        };
        row("classic", "decks=1");
        row("classic", "shuffle.when=cut-card");
        row("deluxe", "shuffle.penetration=0.75");
        row("deluxe", "shuffle.burn=none");
        row("boxes", "table.seats=7");
        row("boxes", "table.seatsPerPlayer=3");
        row("deluxe", "table.company=false");
        row("deluxe", "table.behind=false", {"table.company=false"});
        row("rundown", "table.order=ascending");
        row("down-under", "table.dealerFirstCard=up");
        row("deluxe", "clock.bet=20");
        row("deluxe", "clock.decision=0");
        row("classic", "dealer.hitsSoft17=false");
        row("classic", "dealer.peek=true");
        row("down-under", "dealer.hint=none");
        row("down-under", "dealer.exposeTwoGold=false");
        row("down-under", "dealer.push22=gold-any");
        row("down-under", "dealer.push22=none");
        row("down-under", "dealer.push22=all");
        row("premium", "pack=spanish");
        row("premium", "dealer.standsOn=19");
        row("classic", "dealer.secondCard=after-players");
        row("classic", "dealer.blackjackTakes=original");
        row("classic", "dealer.blackjackTakes=original-and-busted");
        row("classic", "dealer.blackjackTakes=busted-plus-one");
        const QStringList late{"dealer.secondCard=after-players"};
        row("classic", "dealer.blackjackTakes=original", late);
        row("classic", "dealer.blackjackTakes=original-and-busted", late);
        row("classic", "dealer.blackjackTakes=busted-plus-one", late);
        row("classic", "surrender.when=late", late);
        row("classic", "surrender.when=early", late);
        row("classic", "dealer.open=true");
        row("premium", "dealer.open=true", {"surrender.when=early"});
        row("premium", "surrender.when=late", {"dealer.open=true"});
        row("premium", "dealer.ties=dealer");
        row("premium", "dealer.ties=dealer-not-blackjacks", {"dealer.ties=dealer"});
        row("premium", "dealer.ties=player-on-21");
        row("premium", "dealer.ties=push-not-blackjacks");
        row("premium", "dealer.ties=push-not-blackjacks", {"dealer.ties=player-on-21"});
        row("premium", "dealer.ties=player-on-21", {"dealer.ties=dealer-not-blackjacks"});
        for (const char* id : {"premium", "classic"}) {
            row(id, "dealer.ties=player-always-on-21", {"dealer.ties=player-on-21"});
            row(id, "dealer.ties=player-always-on-21", {"dealer.ties=player-on-21", "dealer.push22=all"});
            row(id, "dealer.ties=player-always-on-21", {"dealer.ties=player-on-21", "bonus.fiveCards=2:1"});
        }
        row("classic", "blackjackPays=6:5");
        row("classic", "suitedBlackjack.pays=2:1");
        for (const char* suit : {"spades", "hearts", "diamonds", "clubs"})
            row("classic", (QByteArray("suitedBlackjack.suit=") + suit).constData(), {"suitedBlackjack.pays=2:1"});
        row("classic", "insurance.offered=false");
        row("deluxe", "insurance.withBlackjack=false");
        row("boxes", "insurance.pays=2:1");
        row("classic", "evenMoney.on=[]");
        row("classic", "evenMoney.on=[\"ten\"]");
        row("classic", "evenMoney.on=[\"ace\",\"ten\"]");
        row("classic", "double.on=9-11");
        row("classic", "double.on=10-11");
        for (const char* on : {"double.on=any-two", "double.on=9-11", "double.on=10-11"})
            row("classic", "double.cards=any", {on});
        row("classic", "double.afterSplit=false");
        row("classic", "double.less=true");
        row("classic", "double.rescue=true");
        for (const char* free : {"double.free=9-11", "double.free=10-11", "double.free=any-two"})
            row("classic", free);
        row("classic", "double.free=any-two", {"double.cards=any"});
        row("deluxe", "double.free=9-11");
        row("classic", "double.rescue=true", {"double.free=9-11"});
        row("classic", "double.times=2");
        row("classic", "double.times=3");
        row("classic", "double.times=3", {"double.on=9-11"});
        row("classic", "split.hands=4");
        row("classic", "split.hands=1", {"double.afterSplit=false"});
        row("classic", "split.pairs=rank");
        row("classic", "split.free=not-tens");
        row("classic", "split.free=all", {"split.free=not-tens"});
        row("classic", "split.free=all", {"double.free=9-11"});
        row("classic", "split.free=all", {"double.afterSplit=false"});
        row("classic", "split.aces=free");
        row("classic", "split.aces=hit");
        row("classic", "split.aces=hit", {"split.aces=free"});
        row("classic", "split.resplitAces=true", {"split.hands=3"});
        row("classic", "split.aceHands=3", {"split.hands=4", "split.resplitAces=true"});
        row("deluxe", "surrender.when=none");
        row("deluxe", "surrender.when=early");
        row("deluxe", "surrender.against=any");
        row("classic", "surrender.cards=any", {"surrender.when=late"});
        row("classic", "surrender.against=10-ace", {"surrender.when=late"});
        row("classic", "surrender.against=10-ace", {"surrender.when=late", "surrender.against=2-9"});
        row("classic", "surrender.void=true", {"surrender.when=late"});
        row("classic", "surrender.void=true", {"surrender.when=late", "dealer.secondCard=after-players"});
        for (const char* takes : {"dealer.blackjackTakes=original-and-busted", "dealer.blackjackTakes=busted-plus-one"})
            row("classic", "double.rescue=true", {takes});
        row("classic", "charlie.cards=five");
        row("classic", "charlie.cards=six", {"charlie.cards=five"});
        row("classic", "charlie.cards=seven", {"charlie.cards=six"});
        row("classic", "charlie.wins=at-end", {"charlie.cards=six"});
        row("classic", "charlie.wins=unless-21", {"charlie.cards=six"});
        row("classic", "dealer.push22=all", {"charlie.cards=six"});
        for (const char* bonus : {"fiveCards", "sixCards", "sevenCards", "mixed678", "suited678", "spades678",
                                  "mixed777", "suited777", "spades777"})
            row("classic", (QByteArray("bonus.") + bonus + "=2:1").constData());
        row("classic", "bonus.sixCards=3:1", {"bonus.fiveCards=2:1"});
        row("deluxe", "onSilence=resume");
        row("rundown", "sideBets.pairs.pays.mixed=7:1");
        row("rundown", "sideBets.0.limits.0.max=\"200\"");
        row("classic", "limits.sweeps.min=\"2.50\"");
        row("deluxe", "published.rtp=0.99");
    }

    // Where the dealer has no hole card, nothing is said of one but that.
    void noHoleCardIsSpokenOf() {
        for (const auto& entry : catalogue().entries()) {
            engine::RuleSet rules = entry.rules;
            rules.dealer.secondCard = engine::SecondCard::AfterPlayers;
            for (const auto takes : {engine::BlackjackTakes::All, engine::BlackjackTakes::Original,
                                     engine::BlackjackTakes::OriginalBusted, engine::BlackjackTakes::BustedPlusOne}) {
                for (const auto when :
                     {engine::SurrenderWhen::None, engine::SurrenderWhen::Late, engine::SurrenderWhen::Early}) {
                    rules.dealer.blackjackTakes = takes;
                    rules.surrender.when = when;
                    const QString text = textOf(rules);
                    QCOMPARE(text.count("hole card"), 1);
                    QVERIFY(text.contains("The dealer has no hole card"));
                    QVERIFY(!text.contains("face down and") && !text.contains("checked"));
                }
            }
        }
    }

    // Where both of the dealer's cards lie open, none is hidden, checked, turned or insured against.
    void openCardsAreNotHidden() {
        for (const auto& entry : catalogue().entries()) {
            engine::RuleSet rules = entry.rules;
            rules.dealer.open = true;
            for (const auto when :
                 {engine::SurrenderWhen::None, engine::SurrenderWhen::Late, engine::SurrenderWhen::Early}) {
                rules.surrender.when = when;
                const QString text = textOf(rules);
                QVERIFY(text.contains("both of the dealer's too"));
                for (const char* word : {"hole card", "face down and", "checked", "insured", "even money:", "given up",
                                         "gold cards (10", "shows"})
                    QVERIFY2(!text.contains(QLatin1StringView(word)), word);
            }
        }
    }

    // A rule added to a rule set shows up in the text too.
    void everyRuleShows() {
        for (const engine::RuleKey& key : tests::ruleKeys()) {
            if (!engine::isRule(key.role) && key.path() != "published.rtp")
                continue;
            const bool shows = std::ranges::any_of(catalogue().entries(), [&](const auto& entry) {
                return textOf(tests::withOther(entry.rules, key)) != textOf(entry.rules);
            });
            // What has no effect in any of the games, such as resplitting aces, shows only where it has one.
            const bool idles = std::ranges::all_of(catalogue().entries(), [&](const auto& entry) {
                return engine::idleBecause(entry.rules, key).has_value();
            });
            QVERIFY2(shows || idles, key.path().c_str());
        }
    }

    // Other people are mentioned in games where they sit, and nowhere else.
    void othersAreToldOfWhereTheySit() {
        const auto speaksOfOthers = [](const engine::RuleSet& rules) {
            static const QRegularExpression others("other people|somebody|bet behind|behind others");
            return textOf(rules).contains(others);
        };
        for (const auto& entry : catalogue().entries())
            QCOMPARE(speaksOfOthers(entry.rules), entry.rules.table.behind && entry.rules.table.company);
        const auto& deluxe = catalogue().find("deluxe")->rules;
        QVERIFY(speaksOfOthers(deluxe));
        QVERIFY(!speaksOfOthers(changed("deluxe", {"table.company=false"})));
        for (const char* said :
             {"Other people, played by the program, sit at the table", "You may bet behind any seat",
              "When the seat doubles", "When the seat splits", "half of each stake behind it is lost as well",
              "Trial accounts can't take a seat, but may bet behind others."})
            QVERIFY2(textOf(deluxe).contains(said), said);
        QVERIFY(!textOf(changed("deluxe", {"surrender.when=none"})).contains("When the seat surrenders"));
    }

    void everyKeyShows() {
        QFETCH(QString, id);
        QFETCH(QStringList, before);
        QFETCH(QString, change);
        QVERIFY(textOf(changed(qPrintable(id), before)) !=
                textOf(changed(qPrintable(id), before + QStringList(change))));
    }

    void sentencesAreWhole() {
        for (const auto& entry : catalogue().entries()) {
            for (const formats::RuleSection& section : formats::rulesText(entry.rules)) {
                QVERIFY(!section.title.isEmpty());
                QVERIFY(!section.sentences.empty());
                for (const RuleSentence& sentence : section.sentences) {
                    QVERIFY2(sentence.text.endsWith('.'), qPrintable(sentence.text));
                    QVERIFY2(!sentence.text.contains(QRegularExpression("%\\d")), qPrintable(sentence.text));
                }
            }
        }
    }

    // Whatever ends a play in a game is explained there, in exactly one place.
    void everySettlementIsExplained() {
        using engine::Ground;
        for (const auto& game : catalogue().entries()) {
            const engine::RuleSet& rules = game.rules;
            std::map<Ground, int> explained;
            for (const RuleSentence& sentence : sentences(rules)) {
                for (const Ground ground : sentence.grounds)
                    ++explained[ground];
            }
            const auto can = [&](Ground ground) {
                switch (ground) {
                case Ground::DealerBlackjackTakes: return !rules.dealer.peek;
                case Ground::DealerBlackjackLeaves:
                case Ground::TieLost:
                case Ground::TieWon:
                case Ground::Charlie:
                case Ground::Bonus:
                case Ground::SurrenderVoid: return false; // in none of these games
                case Ground::Push22:
                case Ground::Paid22: return rules.dealer.push22 != engine::Push22::None;
                case Ground::Surrendered: return rules.surrender.when != engine::SurrenderWhen::None;
                case Ground::EvenMoney: return rules.evenMoney.onAce || rules.evenMoney.onTen;
                case Ground::InsuranceWon:
                case Ground::InsuranceLost: return rules.insurance.offered;
                case Ground::SideBet: return false; // by its own pay table
                default: return true;
                }
            };
            for (int i = 0; i < engine::groundCount; ++i)
                QVERIFY2(explained[Ground(i)] == (can(Ground(i)) ? 1 : 0),
                         qPrintable(QStringLiteral("%1: %2").arg(QString::fromStdString(rules.id),
                                                                 QLatin1String(engine::name(Ground(i))))));
        }
    }

    // The rules that none of those games has explain what they settle, once; ties that push still do.
    void settlementsOfOtherRulesAreExplained() {
        using engine::Ground;
        const auto times = [](const QStringList& changes, Ground ground) {
            std::ptrdiff_t all = 0;
            for (const RuleSentence& sentence : sentences(changed("classic", changes)))
                all += std::ranges::count(sentence.grounds, ground);
            return static_cast<int>(all);
        };
        QCOMPARE(times({"dealer.ties=player-on-21"}, Ground::TieWon), 1);
        QCOMPARE(times({"dealer.ties=player-on-21"}, Ground::Equal), 1);
        QCOMPARE(times({"dealer.ties=player-on-21"}, Ground::BothBlackjack), 0);
        for (const QStringList& more : {QStringList{}, {"dealer.push22=all"}, {"dealer.peek=true"}}) {
            const QStringList always = more + QStringList{"dealer.ties=player-always-on-21"};
            QCOMPARE(times(always, Ground::TieWon), 1);
            QCOMPARE(times(always, Ground::Equal), 1);
            QCOMPARE(times(always, Ground::BothBlackjack), 0);
            QCOMPARE(times(always, Ground::DealerBlackjack), 1);
            QCOMPARE(times(always, Ground::Paid22), more.join(' ').contains("push22") ? 1 : 0);
        }
        QCOMPARE(times({"dealer.ties=dealer"}, Ground::Equal), 0);
        QCOMPARE(times({"charlie.cards=five"}, Ground::Charlie), 1);
        QCOMPARE(times({}, Ground::Surrendered), 0);
        QCOMPARE(times({"surrender.when=late", "surrender.void=true"}, Ground::Surrendered), 1);
        QCOMPARE(times({"surrender.when=late", "surrender.void=true"}, Ground::SurrenderVoid), 1);
        QCOMPARE(times({"surrender.when=early", "surrender.void=true"}, Ground::SurrenderVoid), 0);
        QCOMPARE(times({"double.rescue=true", "dealer.blackjackTakes=busted-plus-one"}, Ground::Surrendered), 1);
        QCOMPARE(times({"double.rescue=true"}, Ground::Surrendered), 1);
        QCOMPARE(times({"double.rescue=true", "surrender.when=late"}, Ground::Surrendered), 1);
        QCOMPARE(times({"bonus.fiveCards=2:1", "bonus.mixed678=3:2"}, Ground::Bonus), 1);
    }

    void rulesAreStated() {
        const auto told = [](const QStringList& changes, const char* sentence) {
            return textOf(changed("classic", changes)).contains(sentence);
        };
        QVERIFY(told({"dealer.ties=player-on-21"}, "If both have 21, yours wins; other equal hands push"));
        QVERIFY(told({"dealer.ties=player-on-21"}, "and yours is paid against the dealer's."));
        const QString always = "dealer.ties=player-always-on-21";
        QVERIFY(told({always}, "Your 21 wins whatever the dealer has; other equal hands push"));
        QVERIFY(told({always}, "which beats every other hand but a 21."));
        QVERIFY(told({always}, "It takes nothing of a hand of 21, which has won already."));
        QVERIFY(!told({always, "dealer.peek=true"}, "It takes nothing of a hand of 21"));
        QVERIFY(told({always, "dealer.push22=all"}, "only a hand of 21 is paid; every other hand that is not"));
        QVERIFY(told({always, "dealer.blackjackTakes=original"}, "If both have 21, yours wins; other equal hands"));
        QVERIFY(!told({always, "dealer.blackjackTakes=original"}, "It takes nothing of a hand of 21"));
        QVERIFY(!told({always, "bonus.fiveCards=2:1"}, "Such a hand wins against everything but a blackjack."));
        QVERIFY(told({"surrender.when=late", "surrender.against=10-ace"},
                     "It is offered only if the dealer shows an ace or a card that counts 10."));
        QVERIFY(told({"surrender.when=late", "surrender.void=true"},
                     "If the dealer turns out to have a blackjack, the surrender is void, and all of the stake is"));
        QVERIFY(textOf(changed("deluxe", {"dealer.peek=false", "surrender.void=true", "surrender.against=any"}))
                    .contains("When the seat surrenders, the stakes behind it are surrendered as well."));
        QVERIFY(!told({"surrender.when=late", "surrender.void=true"}, "loses half its stake and no more"));
        QVERIFY(!told({"surrender.when=late", "surrender.void=true", "surrender.against=2-9"}, "is void"));
        QVERIFY(told({"double.rescue=true", "dealer.blackjackTakes=original-and-busted"},
                     "The other half is lost and no more, whatever the dealer's cards are."));
        QVERIFY(!told({"double.rescue=true", "dealer.peek=true"}, "The other half is lost and no more"));
        QVERIFY(
            told({"double.cards=any", "double.on=10-11"}, "You may double on 10 or 11, with the first two cards or"));
        QVERIFY(told({}, "Two cards of the same value (even a king and a queen) may be split into two hands"));
        QVERIFY(
            told({"split.pairs=rank"}, "Two cards of the same rank (not a king and a queen) may be split into two"));
        QVERIFY(told({}, "Your wallet must cover doubles, splits and insurance."));
        QVERIFY(told({"double.less=true"}, "A double that it doesn't cover may still be made, for all that is left"));
        QVERIFY(told({"double.rescue=true"}, "A doubled hand may be surrendered once its card is dealt: half of its"));
        QVERIFY(told({"double.rescue=true", "surrender.when=early"}, "A doubled hand may be given up once its card"));
        QVERIFY(!told({"double.rescue=true", "dealer.blackjackTakes=original"}, "A doubled hand may be"));
        QVERIFY(told({"double.free=9-11"}, "are doubled for free if they total 9, 10 or 11 without an ace"));
        QVERIFY(told({"double.free=9-11", "double.on=10-11", "double.cards=any"}, "for free if they total 10 or 11"));
        for (const char* on : {"double.on=9-11", "double.on=10-11"})
            QVERIFY(told({"double.free=9-11", on}, "Every double is free: the house stakes it for you."));
        QVERIFY(told({"double.free=any-two"}, "Every double is free: the house stakes it for you."));
        QVERIFY(told({"double.free=any-two", "double.cards=any"}, "The first two cards of a hand are doubled for"));
        QVERIFY(told({"split.free=all"}, "Every split is free: the house stakes the new hand for you."));
        QVERIFY(told({"split.free=not-tens"}, "Every split is free but that of cards that count 10"));
        for (const char* one : {"double.free=9-11", "split.free=all"}) {
            QVERIFY(told({one}, "What the house stakes wins for you like a stake of your own."));
            QVERIFY(told({one}, "Your wallet must cover insurance, and doubles and splits that aren't free."));
        }
        const QString both = textOf(changed("deluxe", {"double.free=9-11", "split.free=all"}));
        QCOMPARE(both.count("What the house stakes wins for you"), 1);
        QCOMPARE(both.count("For those who bet behind the hand, the house does the same"), 1);
        QVERIFY(both.contains("Doubling that hand costs as much as the house staked on it, unless that is free too."));
        QVERIFY(told({"split.free=all"}, "Doubling that hand costs as much as the house staked on it."));
        QVERIFY(!told({"split.free=all", "double.afterSplit=false"}, "Doubling that hand"));
        QVERIFY(told({"double.rescue=true", "double.free=9-11"}, "A hand that the house doubled can't be"));
        QVERIFY(!told({"double.rescue=true", "double.free=any-two"}, "A doubled hand may be"));
        // A hand from a free split is given up only with its player's own double.
        const QStringList later{"surrender.when=late", "surrender.cards=any", "split.free=all"};
        const char* never = "A hand that the house staked can't be surrendered.";
        const char* doubled = "A hand that the house staked can't be surrendered before you have doubled it yourself.";
        const char* half = "Of a hand that the house staked, half of your own double is returned.";
        QVERIFY(told(later, never) && !told(later, doubled) && !told(later, half));
        QVERIFY(told(later + QStringList{"double.rescue=true"}, doubled));
        QVERIFY(told(later + QStringList{"double.rescue=true"}, half));
        QVERIFY(told({"double.rescue=true", "split.free=all"}, half));
        QVERIFY(!told({"double.rescue=true"}, half));
        for (const char* without : {"double.afterSplit=false", "double.free=any-two"}) {
            QVERIFY(told(later + QStringList{"double.rescue=true", without}, never));
            QVERIFY(!told(later + QStringList{"double.rescue=true", without}, half));
        }
        QVERIFY(!told({"split.hands=1", "split.free=all", "double.afterSplit=false"}, "the house stakes"));
        QVERIFY(!told({}, "the house stakes") && told({}, "Your wallet must cover doubles, splits and insurance."));
        QVERIFY(told({"double.times=2"}, "A doubled hand that isn't over may be doubled once more, for as much as is"));
        QVERIFY(
            told({"double.times=3"}, "may be doubled again, up to three times in all, each time for as much as is"));
        QVERIFY(told({"double.times=2", "double.on=9-11"}, "Each double of a hand needs one of these totals."));
        QVERIFY(
            told({"double.times=2", "split.free=all"}, "A hand on which the house has a stake isn't doubled again."));
        QVERIFY(!told({"double.times=3", "dealer.blackjackTakes=original"}, "A doubled hand that isn't over"));
        QVERIFY(told({"split.aces=hit"}, "Split aces may be hit, but not doubled."));
        const QStringList again{"split.hands=4", "split.resplitAces=true"};
        QVERIFY(told(again, "Aces may be resplit."));
        QVERIFY(told(again + QStringList{"split.aceHands=3"}, "Aces may be resplit, up to 3 hands."));
        QVERIFY(told({"split.hands=3", "split.resplitAces=true", "split.aceHands=3"}, "Aces may be resplit."));
        QVERIFY(told({"charlie.cards=seven"}, "A hand that gets 7 cards without going bust is a Charlie"));
        QVERIFY(told({"charlie.cards=six"}, "whatever the dealer has, a blackjack too."));
        QVERIFY(told({"charlie.cards=six", "charlie.wins=at-end"}, "every hand of the dealer except a blackjack."));
        QVERIFY(told({"charlie.cards=six", "charlie.wins=unless-21"}, "Against 21 its total counts"));
        const char* ofTwentyOne = "A Charlie of 21 wins against these too.";
        QVERIFY(told({"charlie.cards=six", "charlie.wins=at-end", "dealer.ties=player-always-on-21"}, ofTwentyOne));
        QVERIFY(!told({"charlie.cards=six", "dealer.ties=player-always-on-21"}, ofTwentyOne));
        QVERIFY(!told({"charlie.cards=six", "charlie.wins=at-end"}, ofTwentyOne));
        QVERIFY(!told({}, "Charlie") && !told({"dealer.push22=all"}, "Charlie"));
        QVERIFY(told({"surrender.when=late", "surrender.cards=any"}, "may be surrendered, after hits and splits too:"));
        QVERIFY(!told({"surrender.when=early", "surrender.cards=any"}, "after hits and splits too"));
        QVERIFY(told({"bonus.sixCards=2:1"}, "A hand of 21 with 6 cards or more pays 2:1."));
        QVERIFY(
            told({"suitedBlackjack.pays=5:3", "suitedBlackjack.suit=diamonds"}, "A blackjack of diamonds pays 5:3."));
        QVERIFY(told({"suitedBlackjack.pays=5:3"}, "Blackjack of one suit: 5:3 is paid in full on multiples of 0.06."));
        QVERIFY(!told({"suitedBlackjack.pays=6:5"}, "of one suit")); // less than 3:2
        QVERIFY(told({"bonus.spades678=3:1"}, "6-7-8 of spades pays 3:1."));
        QVERIFY(told({"bonus.mixed777=7:5"}, "Bonuses for 21: 7:5 is paid in full on multiples of 0.10."));
        QVERIFY(!told({}, "Bonus"));
        QVERIFY(told({"dealer.push22=all", "charlie.cards=six"}, "A Charlie is paid against the dealer's 22, too."));
    }

    // When a bet is settled: after the deal, with the hole card, or with the dealer's last card.
    void sideBetsSayWhenTheyAreSettled() {
        const QString late = "It is settled when the round ends";
        const QString hole = "It is settled when the dealer's hole card is turned over.";
        const QString soon = "at the latest when the dealer's hole card is turned over.";
        const QString wait = "it waits for the end of the round";
        using Pays = QStringList;
        const std::pair<Pays, QString> bets[]{{{"dealer-pair"}, hole},
                                              {{"both-same-total"}, hole},
                                              {{"both-pairs"}, soon},
                                              {{"both-pairs", "mixed"}, soon},
                                              {{"dealer-pair", "mixed"}, hole},
                                              {{"dealer-22"}, late},
                                              {{"dealer-22", "dealer-pair"}, late},
                                              {{"twenty-to-21"}, wait},
                                              {{"twenty-to-21", "both-pairs"}, wait},
                                              {{"mixed"}, QString()}};
        for (const auto& [pays, said] : bets) {
            QStringList odds;
            for (const QString& outcome : pays)
                odds << QStringLiteral("\"%1\":\"9:1\"").arg(outcome);
            const QString text = textOf(
                changed("classic", {QStringLiteral("sideBets=[{\"id\":\"bet\",\"kind\":\"combination\",\"pays\":{%1},"
                                                   "\"limits\":[{\"currency\":\"usd\",\"min\":\"1\",\"max\":\"5\"}]}]")
                                        .arg(odds.join(','))}));
            for (const QString& each : {late, hole, soon, wait})
                QVERIFY2(text.contains(each) == (each == said), qPrintable(pays.join(' ') + ": " + text));
        }
    }

    void keysAreKnown() {
        for (const auto& entry : catalogue().entries()) {
            auto known = formats::houseChoiceKeys(entry.rules);
            known.insert(known.end(), {"sideBets", "published.rtp"});
            for (const RuleSentence& sentence : sentences(entry.rules)) {
                for (const std::string& key : sentence.keys)
                    QVERIFY2(std::ranges::find(known, key) != known.end(), key.c_str());
            }
        }
    }

    // What a rule set marks as the house's choice is stated somewhere, and marked as such.
    void houseChoicesAreMarked() {
        for (const auto& entry : catalogue().entries()) {
            const auto told = sentences(entry.rules);
            for (const std::string& key : entry.rules.houseChoices) {
                const bool marked = std::ranges::any_of(told, [&](const RuleSentence& sentence) {
                    return sentence.houseChoice && std::ranges::find(sentence.keys, key) != sentence.keys.end();
                });
                QVERIFY2(marked, (entry.rules.id + " " + key).c_str());
            }
        }
        const auto isMarked = [](const engine::RuleSet& rules, const char* part) {
            for (const RuleSentence& sentence : sentences(rules)) {
                if (sentence.text.contains(part))
                    return sentence.houseChoice;
            }
            return false;
        };
        QVERIFY(isMarked(catalogue().find("boxes")->rules, "Insurance pays 3:1"));
        QVERIFY(isMarked(catalogue().find("boxes")->rules, "insurance favours the player"));
        QVERIFY(!isMarked(catalogue().find("classic")->rules, "Insurance pays 2:1"));
        QVERIFY(!isMarked(changed("boxes", {"insurance.pays=5:2"}), "Insurance pays 5:2"));
        QVERIFY(isMarked(catalogue().find("classic")->rules, "multiple of 0.02"));
    }

    // Where a payout can be rounded, the page says so, and no longer that every one comes out even.
    void roundingIsStatedWhereItHappens() {
        const QString even = "so that no half and no payout needs rounding";
        const QString rule = formats::roundingRule();
        for (const auto& entry : catalogue().entries()) {
            QVERIFY(textOf(entry.rules).contains(even));
            QVERIFY(!textOf(entry.rules).contains(rule));
        }
        const auto told = [&](const QStringList& changes, const QString& sentence) {
            const QString text = textOf(changed("down-under", changes));
            return text.contains(rule) && text.contains(sentence) && !text.contains(even);
        };
        QVERIFY(told({"blackjackPays=6:5"}, "Blackjack: 6:5 is paid in full on multiples of 0.10."));
        QVERIFY(told({"blackjackPays=7:5"}, "Blackjack: 7:5 is paid in full on multiples of 0.10."));
        QVERIFY(told({"blackjackPays=5:3"}, "Blackjack: 5:3 is paid in full on multiples of 0.06."));
        QVERIFY(told({"insurance.offered=true", "insurance.pays=5:2"},
                     "Insurance: 5:2 is paid in full on multiples of 0.02."));
        QVERIFY(!told({"insurance.offered=false", "insurance.pays=5:2"}, "Insurance: 5:2"));
        QVERIFY(!told({"blackjackPays=10:5"}, "Blackjack: 10:5")); // 2:1
    }

    void figures() {
        const auto& rundown = catalogue().find("rundown")->rules;
        QVERIFY(textOf(rundown).contains("Published: 99.57%."));
        const auto all = formats::rulesText(rundown, formats::ComputedReturn{0.99514, 0.99569, std::pair{4, 0.99569}});
        QCOMPARE(all.back().sentences.size(), std::size_t{4});
        QVERIFY(all.back().sentences[1].text.contains("99.514%"));
        QVERIFY(all.back().sentences[3].text.contains("up to 4 split hands it would be 99.569%"));
        QVERIFY(textOf(catalogue().find("premium")->rules).contains("Per hand: 25–1,000 Sweeps."));
        QVERIFY(textOf(catalogue().find("classic")->rules).contains("Per hand: 0.50–500 Sweeps."));
    }
};

OPENSHOE_TEST(TestRulesText, None)
#include "tst_rulestext.moc"
