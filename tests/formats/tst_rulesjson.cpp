// SPDX-License-Identifier: GPL-3.0-or-later
#include "../engine/otherrules.h"
#include "formats/json.h"
#include "formats/rulesjson.h"
#include "formats/variants.h"
#include "places.h"
#include "testprogram.h"

#include <QCryptographicHash>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace openshoe;
using formats::RuleOverride;
using formats::VariantCatalogue;

namespace {

const engine::RuleSet& builtIn(const char* id) {
    static const VariantCatalogue catalogue;
    return catalogue.find(id)->rules;
}

/// A small valid document, with one value changed.
QJsonObject document(const QString& key = {}, const QJsonValue& value = {}) {
    QJsonObject json{{"id", "own"}, {"name", "Own"}, {"decks", 6},
                     {"limits", QJsonArray{QJsonObject{{"currency", "coin"}, {"min", "1"}, {"max", "100"}}}}};
    if (!key.isEmpty())
        json.insert(key, value);
    return json;
}

// What isn't a rule: names, marks, looks.
const QStringList unruly{"houseChoices", "felt", "order"};

// The path of every other value, as --set names it.
QStringList keysOf(const QJsonValue& value, const QString& at = {}) {
    const auto below = [&](const QString& key) { return at.isEmpty() ? key : at + '.' + key; };
    QStringList keys;
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it) {
            if (!unruly.contains(below(it.key())) && !QStringList{"id", "name", "currency"}.contains(it.key()))
                keys << keysOf(it.value(), below(it.key()));
        }
        return keys;
    }
    if (!value.isArray() || !value.toArray().first().isObject())
        return {at};
    for (const QJsonValue& entry : value.toArray())
        keys << keysOf(entry, below(entry[entry.toObject().contains("id") ? "id" : "currency"].toString()));
    return keys;
}

QJsonValue fromText(const char* json) { return QJsonDocument::fromJson(QByteArray("[") + json + "]").array().at(0); }

} // namespace

class TestRulesJson : public QObject {
    Q_OBJECT

private slots:
    // For editing, a document is read as far as possible: a contradiction is reported but the rules are there.
    void readsAsFarAsItCan() {
        const auto good = formats::readRules(document(), "own");
        QVERIFY(good.rules && good.problems.empty());
        QJsonObject json = document("split", QJsonObject{{"hands", 1}});
        json.insert("double", QJsonObject{{"afterSplit", true}});
        const auto contradicting = formats::readRules(json, "own");
        QVERIFY(contradicting.rules && contradicting.rules->split.hands == 1);
        QCOMPARE(contradicting.problems.size(), std::size_t(1));
        QCOMPARE(contradicting.problems[0].where, std::string("own: /double/afterSplit"));
        const auto unread = formats::readRules(document("decks", "many"), "own");
        QVERIFY(!unread.rules);
        QCOMPARE(unread.problems[0].where, std::string("own: /decks"));
    }

    void labelsFollowWhatTheyAreOf() {
        const QJsonObject before = formats::ruleSetToJson(builtIn("deluxe"));
        QCOMPARE(formats::relabelled(before, before), before);
        const auto choices = [](const QJsonObject& json) { return json["houseChoices"].toArray(); };
        // A value that has changed is no longer the house's choice, nor was its return published if figures depend on
        // it.
        QJsonObject changed = before;
        changed["clock"] = QJsonObject{{"bet", 99}, {"decision", before["clock"]["decision"]}};
        QJsonObject after = formats::relabelled(changed, before);
        QVERIFY(choices(before).contains("clock.bet") && !choices(after).contains("clock.bet"));
        QCOMPARE(choices(after).size() + 1, choices(before).size());
        QCOMPARE(after["published"], before["published"]);
        changed = before;
        changed["decks"] = 1;
        QVERIFY(!formats::relabelled(changed, before).contains("published"));
        // A side bet that is gone has no pay table anybody could have chosen.
        changed = before;
        changed["sideBets"] = QJsonArray();
        for (const QJsonValue& choice : choices(formats::relabelled(changed, before)))
            QVERIFY2(!choice.toString().startsWith("sideBets."), qPrintable(choice.toString()));
        QVERIFY(formats::readRules(formats::relabelled(changed, before), "own").problems.empty());
        // Labels that were changed on purpose stay.
        changed = before;
        changed["decks"] = 1;
        changed["published"] = QJsonObject{{"rtp", 0.9}};
        changed["houseChoices"] = QJsonArray{"decks"};
        QCOMPARE(formats::relabelled(changed, before), changed);
    }

    void builtInRuleSets() {
        const VariantCatalogue catalogue;
        QStringList ids;
        QStringList names;
        QStringList looks;
        for (const auto& entry : catalogue.entries()) {
            ids << QString::fromStdString(entry.rules.id);
            names << QString::fromStdString(entry.rules.name);
            looks << QString("%1 %2").arg(entry.rules.look.order.value()).arg(name(entry.rules.look.felt.value()));
            QVERIFY(entry.builtIn);
        }
        QVERIFY(catalogue.unusable().empty());
        QCOMPARE(ids.join(' '), "deluxe rundown boxes down-under classic premium");
        QCOMPARE(looks.join(", "), "10 emerald, 20 midnight, 30 burgundy, 40 lagoon, 50 green, 60 charcoal");
        QCOMPARE(names.join(", "), "Deluxe Blackjack, Blackjack with the Rundown, Black Jack in Boxes, "
                                   "Down Under Blackjack, Classic Blackjack, Premium Blackjack");
    }

    // A built-in file names every key, so that nothing in it depends on a default.
    void filesAreComplete() {
        for (const char* id : {"deluxe", "rundown", "boxes", "down-under", "classic", "premium"}) {
            const auto json = formats::readJsonFile(QString(OPENSHOE_SOURCE_DIR "/resources/variants/%1.json").arg(id));
            QVERIFY(json.has_value());
            const auto rules = formats::ruleSetFromJson(*json, id);
            QVERIFY(rules.has_value());
            QCOMPARE(QJsonDocument(formats::ruleSetToJson(*rules)).toJson(), QJsonDocument(json->toObject()).toJson());
            QVERIFY(*rules == builtIn(id));
        }
    }

    // The sheets again, in the form of --set: applying them must change nothing, and must leave nothing out.
    void asTheSheetsSay_data() {
        QTest::addColumn<QString>("changes");
        const QString everywhere =
            "shuffle.penetration=0.5 blackjackPays=3:2 double.on=any-two double.afterSplit=true split.hands=2 "
            "split.resplitAces=false split.pairs=value dealer.standsOn=17 dealer.blackjackTakes=all dealer.ties=push "
            "double.cards=two double.less=false double.rescue=false double.times=1 double.free=none split.free=none "
            "split.aceHands=4 charlie.cards=none charlie.wins=at-once dealer.secondCard=dealt dealer.open=false "
            "bonus.fiveCards=1:1 bonus.sixCards=1:1 bonus.sevenCards=1:1 bonus.mixed678=1:1 bonus.suited678=1:1 "
            "bonus.spades678=1:1 bonus.mixed777=1:1 bonus.suited777=1:1 bonus.spades777=1:1 pack=full "
            "suitedBlackjack.pays=1:1 suitedBlackjack.suit=any surrender.cards=two surrender.void=false ";
        const QString alone =
            "shuffle.burn=none table.company=false table.behind=false clock.bet=0 clock.decision=0 onSilence=resume ";
        const QString open = "table.dealerFirstCard=up dealer.hint=none dealer.exposeTwoGold=false dealer.push22=none ";
        const QString one =
            "shuffle.when=every-round table.seats=1 table.seatsPerPlayer=1 table.order=ascending split.aces=one-card "
            "surrender.when=none surrender.against=any ";
        QTest::newRow("deluxe")
            << everywhere + open +
                   "published.rtp=0.9953 decks=8 shuffle.when=cut-card shuffle.burn=first-card-value "
                   "table.seats=7 table.seatsPerPlayer=2 table.company=true table.behind=true table.order=ascending "
                   "clock.bet=15 clock.decision=12 dealer.hitsSoft17=false dealer.peek=true "
                   "insurance.offered=true insurance.withBlackjack=true insurance.pays=2:1 evenMoney.on=[] "
                   "split.aces=one-card surrender.when=late surrender.against=2-9 onSilence=auto "
                   "sideBets.pair.kind=pairs "
                   "sideBets.pair.pays={\"mixed\":\"5:1\",\"colored\":\"10:1\",\"perfect\":\"30:1\",\"suited-trips\":"
                   "\"50:1\"} "
                   "sideBets.pair.limits.coin.min=\"1.00\" sideBets.pair.limits.coin.max=\"500.00\" "
                   "limits.coin.min=\"5.00\" limits.coin.max=\"5000.00\"";
        QTest::newRow("rundown")
            << everywhere + alone + open +
                   "published.rtp=0.9957 decks=8 shuffle.when=every-round table.seats=3 table.seatsPerPlayer=3 "
                   "table.order=descending "
                   "dealer.hitsSoft17=false dealer.peek=true insurance.offered=true insurance.withBlackjack=false "
                   "insurance.pays=2:1 evenMoney.on=[\"ace\"] split.aces=one-card surrender.when=none "
                   "surrender.against=any "
                   "sideBets.pairs.kind=pairs "
                   "sideBets.pairs.pays={\"perfect\":\"25:1\",\"colored\":\"12:1\",\"mixed\":\"6:1\"} "
                   "sideBets.pairs.limits.usd.min=\"1.00\" sideBets.pairs.limits.usd.max=\"500.00\" "
                   "sideBets.poker.kind=poker3 "
                   "sideBets.poker.pays={\"suited-three-of-a-kind\":\"100:1\",\"straight-flush\":\"40:1\","
                   "\"three-of-a-kind\":\"30:1\",\"straight\":\"10:1\",\"flush\":\"5:1\"} "
                   "sideBets.poker.limits.usd.min=\"1.00\" sideBets.poker.limits.usd.max=\"500.00\" "
                   "limits.usd.min=\"1.00\" limits.usd.max=\"5000.00\"";
        QTest::newRow("boxes")
            << everywhere + alone + open +
                   "decks=6 shuffle.when=cut-card table.seats=5 table.seatsPerPlayer=5 table.order=ascending "
                   "dealer.hitsSoft17=false dealer.peek=false evenMoney.on=[\"ten\"] insurance.offered=true "
                   "insurance.withBlackjack=false insurance.pays=3:1 split.aces=free surrender.when=early "
                   "surrender.against=any "
                   "sideBets=[] limits.coin.min=\"1.00\" limits.coin.max=\"1000.00\"";
        QTest::newRow("down-under")
            << everywhere + alone + one +
                   "decks=6 table.dealerFirstCard=down dealer.hint=class dealer.exposeTwoGold=true "
                   "dealer.push22=gold-initial "
                   "dealer.peek=true dealer.hitsSoft17=false insurance.offered=false insurance.withBlackjack=false "
                   "insurance.pays=2:1 evenMoney.on=[] "
                   "sideBets.dealer-match.kind=dealer-match "
                   "sideBets.dealer-match.pays={\"match\":\"4:1\",\"suited-match\":\"11:1\"} "
                   "sideBets.dealer-match.limits.usd.min=\"1.00\" sideBets.dealer-match.limits.usd.max=\"100.00\" "
                   "sideBets.trilux.kind=poker3 "
                   "sideBets.trilux.pays={\"flush\":\"9:1\",\"straight\":\"9:1\",\"three-of-a-kind\":\"9:1\","
                   "\"straight-flush\":\"9:1\"} "
                   "sideBets.trilux.limits.usd.min=\"1.00\" sideBets.trilux.limits.usd.max=\"100.00\" "
                   "sideBets.lucky-lucky.kind=lucky "
                   "sideBets.lucky-lucky.pays={\"total-19\":\"2:1\",\"total-20\":\"2:1\",\"total-21\":\"3:1\",\"suited-"
                   "21\":\"10:1\","
                   "\"6-7-8\":\"30:1\",\"7-7-7\":\"50:1\",\"suited-6-7-8\":\"100:1\",\"suited-7-7-7\":\"200:1\"} "
                   "sideBets.lucky-lucky.limits.usd.min=\"1.00\" sideBets.lucky-lucky.limits.usd.max=\"100.00\" "
                   "limits.usd.min=\"5.00\" limits.usd.max=\"500.00\"";
        const QString both = everywhere + alone + open + one +
                             "decks=6 insurance.offered=true insurance.withBlackjack=false insurance.pays=2:1 "
                             "evenMoney.on=[\"ace\"] sideBets=[] ";
        QTest::newRow("classic")
            << both +
                   "dealer.hitsSoft17=true dealer.peek=false limits.gold.min=\"1000.00\" limits.gold.max=\"100000.00\" "
                   "limits.sweeps.min=\"0.50\" limits.sweeps.max=\"500.00\"";
        QTest::newRow("premium") << both + "dealer.hitsSoft17=false dealer.peek=true limits.gold.min=\"10000.00\" "
                                           "limits.gold.max=\"10000000.00\" "
                                           "limits.sweeps.min=\"25.00\" limits.sweeps.max=\"1000.00\"";
    }

    void asTheSheetsSay() {
        QFETCH(QString, changes);
        const auto& rules = builtIn(QTest::currentDataTag());
        QStringList said;
        for (const QString& text : changes.split(' ', Qt::SkipEmptyParts)) {
            const auto same = formats::withOverrides(rules, std::vector{*RuleOverride::parse(text)});
            QVERIFY2(same.has_value(), same ? "" : same.error().text().c_str());
            QVERIFY2(*same == rules, qPrintable(text));
            said << text.section('=', 0, 0);
        }
        for (const QString& key : keysOf(formats::ruleSetToJson(rules))) {
            const auto covers = [&](const QString& each) { return key == each || key.startsWith(each + '.'); };
            QVERIFY2(std::ranges::any_of(said, covers), qPrintable(key));
        }
    }

    void sideBetsAreNamed() {
        QStringList names;
        for (const char* id : {"deluxe", "rundown", "down-under"}) {
            for (const engine::SideBet& bet : builtIn(id).sideBets)
                names << QString::fromStdString(bet.name);
        }
        QCOMPARE(names.join(", "), "Pair, Pairs, Poker, Dealer Match, TriLux, Lucky Lucky");
    }

    void roundTrips() {
        const VariantCatalogue catalogue;
        for (const auto& entry : catalogue.entries()) {
            const auto again = formats::ruleSetFromJson(formats::ruleSetToJson(entry.rules), "again");
            QVERIFY(again.has_value());
            QVERIFY(*again == entry.rules);
        }
    }

    // Each key is written, read back, changed by --set and checked for its place, all from its one description.
    void everyKey() {
        QStringList paths;
        for (const engine::RuleKey& key : tests::ruleKeys()) {
            const QString path = QString::fromStdString(key.path());
            paths << path;
            const engine::RuleSet& rules = builtIn("deluxe");
            const engine::RuleSet other = tests::withOther(rules, key);
            QVERIFY2(!(other == rules), qPrintable(path));
            const QJsonObject json = formats::ruleSetToJson(other);
            const auto again = formats::ruleSetFromJson(json, "again");
            QVERIFY2(again.has_value(), again ? "" : again.error().text().c_str());
            QVERIFY2(*again == other, qPrintable(path));

            QJsonValue value = json;
            for (const QString& step : path.split('.'))
                value = value[step];
            const auto text = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
            const auto set = RuleOverride::parse(path + '=' + text.mid(1, text.size() - 2));
            auto changed = formats::withOverrides(rules, std::vector{set.value()});
            QVERIFY2(changed.has_value(), changed ? "" : changed.error().text().c_str());
            // What was set is no longer the house's choice; apart from that the rules are the same.
            if (path != "houseChoices")
                changed->houseChoices = other.houseChoices;
            QVERIFY2(*changed == other, qPrintable(path));

            const bool choice = std::ranges::count(formats::houseChoiceKeys(rules), key.path()) == 1;
            QCOMPARE(choice, engine::isRule(key.role) && path != "sideBets");
        }
        const auto expected = QString(
            "id name published.rtp decks pack shuffle.when shuffle.penetration shuffle.burn table.seats "
            "table.seatsPerPlayer "
            "table.company table.behind table.order table.dealerFirstCard clock.bet clock.decision dealer.hitsSoft17 "
            "dealer.standsOn dealer.secondCard dealer.open dealer.peek dealer.blackjackTakes dealer.ties dealer.hint "
            "dealer.exposeTwoGold dealer.push22 blackjackPays suitedBlackjack.pays suitedBlackjack.suit "
            "insurance.offered "
            "insurance.withBlackjack insurance.pays evenMoney.on double.on double.cards double.afterSplit "
            "double.less double.rescue double.times double.free split.hands "
            "split.pairs split.aces split.resplitAces split.aceHands split.free "
            "surrender.when surrender.against surrender.cards surrender.void charlie.cards charlie.wins "
            "bonus.fiveCards bonus.sixCards bonus.sevenCards bonus.mixed678 bonus.suited678 bonus.spades678 "
            "bonus.mixed777 bonus.suited777 bonus.spades777 "
            "onSilence sideBets limits houseChoices felt order");
        QCOMPARE(paths.join(' '), expected);
    }

    // Stored rounds identify their rules by these bytes: a look may change, the bytes may not.
    void storedFormStands_data() {
        QTest::addColumn<QByteArray>("hash");
        QTest::newRow("deluxe") << QByteArray("c5586ef90cf948fa");
        QTest::newRow("rundown") << QByteArray("5844a538d291634d");
        QTest::newRow("boxes") << QByteArray("ed6f364b1bf09631");
        QTest::newRow("down-under") << QByteArray("f8126423a08a194d");
        QTest::newRow("classic") << QByteArray("15cc45c3cc3db940");
        QTest::newRow("premium") << QByteArray("cf69d85dcef2b35b");
    }

    void storedFormStands() {
        QFETCH(QByteArray, hash);
        const engine::RuleSet& rules = builtIn(QTest::currentDataTag());
        const auto text = [](const engine::RuleSet& played) {
            return QJsonDocument(formats::playedRulesToJson(played)).toJson(QJsonDocument::Compact);
        };
        QCOMPARE(QCryptographicHash::hash(text(rules), QCryptographicHash::Sha256).toHex().first(16), hash);
        for (const engine::RuleKey& key : tests::ruleKeys())
            QCOMPARE(text(tests::withOther(rules, key)) == text(rules), key.role == engine::RuleRole::Look);
    }

    void shortFile() {
        const auto rules = formats::ruleSetFromJson(document(), "FILE");
        QVERIFY(rules.has_value());
        engine::RuleSet expected;
        expected.id = "own";
        expected.name = "Own";
        expected.limits = {{"coin", base::Money::minor(100), base::Money::minor(10000)}};
        QVERIFY(*rules == expected);
        // Without splits there are no doubles after them.
        const auto unsplit = formats::ruleSetFromJson(document("split", fromText(R"({"hands":1})")), "FILE");
        QVERIFY(unsplit.has_value());
        QVERIFY(!unsplit->doubling.afterSplit);
    }

    void badDocuments_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QJsonValue>("value");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* key, const char* value, const char* problem) {
            QTest::newRow((QByteArray(key) + ' ' + value).constData())
                << QString(key) << fromText(value) << QString(problem);
        };
        row("id", "7", "FILE: /id: is a number; text is needed");
        row("id", "\"\"", "FILE: /id: is too short; allowed: 1 to 64 bytes");
        row("id", "\"a/b\"", "FILE: /id: holds a slash");
        row("name", "\"a\\nb\"", "FILE: /name: holds a control character");
        row("published", R"({"rtp":"99.5"})", "FILE: /published/rtp: is text; a number is needed");
        row("published", R"({"rtp":99.5})", "FILE: /published/rtp: 99.5 is out of range; allowed: 0.5 to 1.5");
        row("published", R"({"RTP":1})", "FILE: /published/RTP: unknown key; allowed: rtp");
        row("decks", "0", "FILE: /decks: 0 is out of range; allowed: 1 to 8");
        row("decks", "9", "FILE: /decks: 9 is out of range; allowed: 1 to 8");
        row("decks", "\"6\"", "FILE: /decks: is text; a whole number is needed");
        row("decks", "6.5", "FILE: /decks: 6.5 is not a whole number");
        row("deck", "6", "FILE: /deck: unknown key; allowed: id, name, published, decks,");
        row("shuffle", "\"every-round\"", "FILE: /shuffle: is text; an object is needed");
        row("shuffle", R"({"when":"never"})",
            "FILE: /shuffle/when: \"never\" is not known; allowed: every-round, cut-card");
        row("shuffle", R"({"penetration":0.95})",
            "FILE: /shuffle/penetration: 0.95 is out of range; allowed: 0.3 to 0.9");
        row("shuffle", R"({"burn":1})", "FILE: /shuffle/burn: is a number; allowed: none, first-card-value");
        row("table", R"({"seats":8})", "FILE: /table/seats: 8 is out of range; allowed: 1 to 7");
        row("table", R"({"seatsPerPlayer":8})", "FILE: /table/seatsPerPlayer: 8 is out of range; allowed: 1 to 7");
        row("table", R"({"order":"down"})",
            "FILE: /table/order: \"down\" is not known; allowed: ascending, descending");
        row("table", R"({"dealerFirstCard":"x"})", "allowed: up, down");
        row("clock", R"({"bet":-1})", "FILE: /clock/bet: -1 is out of range; allowed: 0 to 3600");
        row("dealer", R"({"peek":"yes"})", "FILE: /dealer/peek: is text; true or false is needed");
        row("dealer", R"({"hint":"full"})", "allowed: none, class");
        row("dealer", R"({"push22":true})",
            "FILE: /dealer/push22: is true or false; allowed: none, gold-initial, gold-any, all");
        row("blackjackPays", "1.5", "FILE: /blackjackPays: is a number; a payout as text, such as \"3:2\"");
        row("insurance", R"({"pays":"2-1"})", "FILE: /insurance/pays: \"2-1\" is not a payout");
        row("evenMoney", R"({"on":"ace"})", "FILE: /evenMoney/on: is text; a list is needed");
        row("evenMoney", R"({"on":["king"]})", "FILE: /evenMoney/on/0: \"king\" is not known; allowed: ace, ten");
        row("evenMoney", R"({"on":["ace","ace"]})", "FILE: /evenMoney/on/1: appears twice");
        row("double", R"({"on":"11"})", "allowed: any-two, 9-11, 10-11");
        row("split", R"({"hands":5})", "FILE: /split/hands: 5 is out of range; allowed: 1 to 4");
        row("split", R"({"aces":"two"})", "allowed: one-card, free");
        row("surrender", R"({"when":"maybe"})", "allowed: none, late, early");
        row("surrender", R"({"against":"ten"})", "allowed: any, 2-9");
        row("onSilence", "\"hit\"", "allowed: resume, auto");
        row("limits", "[]", "FILE: /limits: no limits");
        row("limits", R"([{"currency":"coin","min":1,"max":"2"}])",
            "FILE: /limits/0/min: is a number; an amount as decimal text");
        row("limits", R"([{"currency":"coin","min":"1.01","max":"2"}])",
            "FILE: /limits/0/min: must be above 0.00 and a multiple of 0.02");
        row("limits", R"([{"currency":"coin","min":"3","max":"2"}])", "FILE: /limits/0/max: must be between min and");
        row("limits", R"([{"currency":"coin","min":"1"}])", "FILE: /limits/0/max: missing");
        row("sideBets", "{}", "FILE: /sideBets: is an object; a list is needed");
        row("sideBets", R"([{"id":"p","kind":"pair","pays":{},"limits":[]}])",
            "FILE: /sideBets/0/kind: \"pair\" is not known; allowed: pairs, poker3, dealer-match, lucky");
        row("sideBets", R"([{"id":"p","kind":"pairs","pays":{"flush":"5:1"},"limits":[]}])",
            "FILE: /sideBets/0/pays/flush: \"pairs\" has no such outcome; allowed: mixed, colored, perfect, "
            "suited-trips");
        row("sideBets", R"([{"id":"p","kind":"pairs","pays":{"mixed":5},"limits":[]}])",
            "FILE: /sideBets/0/pays/mixed: is a number");
        row("sideBets", R"([{"id":"p","kind":"pairs","pays":{},"limits":[]}])", "FILE: /sideBets/0/pays: empty");
        row("sideBets", R"([{"id":"p","kind":"pairs","pays":{"mixed":"5:1"},"limits":[]}])",
            "FILE: /sideBets/0/limits: no limits");
        row("felt", "\"purple\"",
            "FILE: /felt: \"purple\" is not known; allowed: emerald, midnight, burgundy, lagoon, green, charcoal");
        row("order", "0", "FILE: /order: 0 is out of range; allowed: 1 to 999");
        row("houseChoices", R"(["decks","deck"])", "FILE: /houseChoices/1: \"deck\" is not known; allowed: decks,");
    }

    void badDocuments() {
        QFETCH(QString, key);
        QFETCH(QJsonValue, value);
        QFETCH(QString, problem);
        const auto rules = formats::ruleSetFromJson(document(key, value), "FILE");
        QVERIFY(!rules.has_value());
        const auto error = QString::fromStdString(rules.error().text());
        QVERIFY2(error.contains(problem), qPrintable(error));
    }

    // Any value in any place is either good or refused there.
    void anyValueAnywhere() {
        const QJsonArray values =
            QJsonDocument::fromJson(
                R"([null, true, 0, -1, 1.5, 1e308, 9007199254740993, "", "x", "3:2", "1.00", [], [[]],
            {}, {"x":1}, ["ace"], [1], "every-round", 2, 0.5])")
                .array();
        int refused = 0;
        int accepted = 0;
        for (const char* id : {"deluxe", "down-under", "premium"}) {
            const QJsonObject whole = formats::ruleSetToJson(builtIn(id));
            QList<std::vector<QString>> paths;
            const std::function<void(const QJsonValue&, const std::vector<QString>&)> collect =
                [&](const QJsonValue& json, const auto& path) {
                    if (!path.empty())
                        paths << path;
                    const QStringList keys = json.toObject().keys();
                    for (qsizetype i = 0; i < keys.size() + json.toArray().size(); ++i) {
                        auto longer = path;
                        longer.push_back(json.isArray() ? QString::number(i) : keys[i]);
                        collect(json.isArray() ? json.toArray().at(i) : json.toObject().value(keys[i]), longer);
                    }
                };
            collect(whole, {});
            QVERIFY(paths.size() > 50);
            for (const auto& path : paths) {
                for (const QJsonValue& value : values) {
                    const auto rules =
                        formats::withOverrides(builtIn(id), std::vector{RuleOverride{path, value, "change"}});
                    ++(rules ? accepted : refused);
                    if (rules)
                        QVERIFY(*formats::ruleSetFromJson(formats::ruleSetToJson(*rules), "again") == *rules);
                    else
                        QVERIFY2(rules.error().where.starts_with("--set change: /") && !rules.error().what.empty(),
                                 rules.error().text().c_str());
                }
            }
        }
        QVERIFY(refused > 3000);
        QVERIFY(accepted > 100);
    }

    void missingKeys() {
        for (const char* key : {"id", "name", "decks", "limits"}) {
            QJsonObject json = document();
            json.remove(key);
            const auto rules = formats::ruleSetFromJson(json, "FILE");
            QCOMPARE(QString::fromStdString(rules.error().text()),
                     QString("FILE: /%1: missing; this key is needed").arg(key));
        }
        QVERIFY(formats::ruleSetFromJson(QJsonArray(), "FILE").error().text() ==
                "FILE: /: is a list; an object is needed");
    }

    void overrides() {
        const auto changed = [](const char* id, const QStringList& changes) {
            std::vector<RuleOverride> list;
            for (const QString& text : changes)
                list.push_back(*RuleOverride::parse(text));
            const auto rules = formats::withOverrides(builtIn(id), list);
            return rules ? *rules : engine::RuleSet{};
        };
        const auto six = changed("classic", {"decks=8", "blackjackPays=6:5", "evenMoney.on=[]", "dealer.peek=true"});
        QCOMPARE(six.decks, 8);
        QVERIFY((six.blackjackPays == base::Odds{6, 5}));
        QVERIFY(!six.evenMoney.onAce && six.dealer.peek);
        QVERIFY(changed("classic", {}) == builtIn("classic"));

        QVERIFY(changed("classic", {"double.on=9-11"}).doubling.on == engine::DoubleOn::NineToEleven);
        QVERIFY(changed("classic", {"double.on=\"10-11\""}).doubling.on == engine::DoubleOn::TenToEleven);
        QVERIFY(changed("classic", {"surrender.when=late", "surrender.against=2-9"}).surrender.when ==
                engine::SurrenderWhen::Late);
        QVERIFY(changed("classic", {"evenMoney.on=[\"ten\"]"}).evenMoney.onTen);
        QCOMPARE(*changed("classic", {"published.rtp=0.995"}).publishedRtp, 0.995);
        QCOMPARE(QString::fromStdString(changed("classic", {"name=a=b"}).name), "a=b");
        QCOMPARE(changed("classic", {"decks=2", "decks=4"}).decks, 4);
        QCOMPARE(changed("deluxe", {"split.hands=1", "double.afterSplit=false"}).split.hands, 1);
        QCOMPARE(changed("deluxe", {"double.afterSplit=false", "split.hands=1"}).split.hands, 1);

        for (const char* key : {"sideBets.0.pays.mixed=7:1", "sideBets.pairs.pays.mixed=7:1"}) {
            const auto rules = changed("rundown", {key});
            QVERIFY((*rules.sideBet("pairs")->oddsFor(engine::SideOutcome::Mixed) == base::Odds{7, 1}));
        }
        QCOMPARE(changed("classic", {"limits.sweeps.max=\"600.00\""}).limitIn("sweeps")->max.minorUnits(), 60000);
        QVERIFY(changed("rundown", {"sideBets=[]"}).sideBets.empty());
    }

    void changedRulesAreNotTheHousesChoice() {
        const auto choices = [](const char* id, const char* change) {
            const auto rules = formats::withOverrides(builtIn(id), std::vector{*RuleOverride::parse(change)});
            QStringList keys;
            for (const auto& key : rules->houseChoices)
                keys << QString::fromStdString(key);
            return keys;
        };
        QVERIFY(choices("rundown", "dealer.peek=true").contains("dealer.peek")); // no change
        QVERIFY(!choices("rundown", "dealer.peek=false").contains("dealer.peek"));
        QVERIFY(!choices("rundown", "sideBets.poker.pays.flush=4:1").contains("sideBets.poker.pays"));
        QVERIFY(choices("rundown", "sideBets.poker.pays.flush=4:1").contains("sideBets.poker.limits"));
        QVERIFY(!choices("deluxe", "limits.0.max=\"100.00\"").contains("limits"));
        QCOMPARE(choices("classic", "decks=8").size(), qsizetype(2));
    }

    void badOverrides_data() {
        QTest::addColumn<QStringList>("changes");
        QTest::addColumn<QString>("problem");
        const auto row = [](const QStringList& changes, const char* problem) {
            QTest::newRow(qPrintable(changes.join(' ').left(60))) << changes << QString(problem);
        };
        row({"decks"}, "--set decks: not a change of a rule; KEY=VALUE is needed, such as decks=8");
        row({"=8"}, "--set =8: not a change of a rule");
        row({"dealer..peek=true"}, "not a change of a rule");
        row({""}, "--set : not a change of a rule");
        row({"decks=9"}, "--set decks=9: /decks: 9 is out of range; allowed: 1 to 8");
        row({"decks=many"}, "--set decks=many: /decks: is text; a whole number is needed");
        row({"decks="}, "--set decks=: /decks: is text; a whole number is needed");
        row({"deck=8"}, "--set deck=8: /deck: unknown key; allowed: id, name, published, decks,");
        row({"dealer.pek=true"}, "--set dealer.pek=true: /dealer/pek: unknown key; allowed: hitsSoft17, standsOn,");
        row({"dealer.peek.x=true"}, "--set dealer.peek.x=true: /dealer/peek: has no \"x\"");
        row({"dealer=true"}, "--set dealer=true: /dealer: is true or false; an object is needed");
        row({"evenMoney.on=[ace]"}, "--set evenMoney.on=[ace]: /evenMoney/on: is text; a list is needed");
        row({"evenMoney.on=[\"king\"]"}, "/evenMoney/on/0: \"king\" is not known; allowed: ace, ten");
        row({"decks=8", "split.hands=7"}, "--set split.hands=7: /split/hands: 7 is out of range");
        row({"decks=8", "split.hands=1"},
            "--set decks=8 --set split.hands=1: /double/afterSplit: a double after a split needs splits");
        row({"split.aceHands=2"}, "--set split.aceHands=2: /split/aceHands: 2 is out of range; allowed: 3 to 4");
        row({"split.pairs=suit"}, "/split/pairs: \"suit\" is not known; allowed: value, rank");
        row({"double.free=8-11"}, "/double/free: \"8-11\" is not known; allowed: none, 9-11, 10-11, any-two");
        row({"split.free=tens"}, "/split/free: \"tens\" is not known; allowed: none, not-tens, all");
        row({"double.cards=three"}, "/double/cards: \"three\" is not known; allowed: two, any");
        row({"charlie.cards=four"}, "/charlie/cards: \"four\" is not known; allowed: none, five, six, seven");
        row({"charlie.wins=never"}, "/charlie/wins: \"never\" is not known; allowed: at-once, at-end, unless-21");
        row({"bonus.suited777=2"}, "/bonus/suited777: is a number; a payout as text, such as \"3:2\", is needed");
        row({"bonus.eightCards=2:1"},
            "/bonus/eightCards: unknown key; allowed: fiveCards, sixCards, sevenCards, mixed678, suited678, spades678, "
            "mixed777, suited777, spades777");
        row({"surrender.cards=three"}, "/surrender/cards: \"three\" is not known; allowed: two, any");
        row({"surrender.against=ten"}, "/surrender/against: \"ten\" is not known; allowed: any, 2-9, 10-ace");
        row({"surrender.void=never"}, "/surrender/void: is text; true or false is needed");
        row({"dealer.ties=player"},
            "/dealer/ties: \"player\" is not known; allowed: push, dealer, dealer-not-blackjacks, player-on-21, "
            "push-not-blackjacks, player-always-on-21");
        row({"suitedBlackjack.suit=stars"},
            "/suitedBlackjack/suit: \"stars\" is not known; allowed: any, spades, hearts, diamonds, clubs");
        row({"charlie.card=five"}, "/charlie/card: unknown key; allowed: cards, wins");
        row({"dealer.peek=false", "dealer.blackjackTakes=original", "charlie.cards=five"},
            "/charlie/wins: \"at-once\" needs a peek, or a blackjack that takes all (\"dealer.blackjackTakes\")");
        row({"limits.euro.max=\"1\""}, "/limits: has no entry \"euro\"; allowed: its ids or places from 0 to 0");
        row({"limits.0.max=1"}, "--set limits.0.max=1: /limits/0/max: is a number; an amount as decimal text");
        row({"sideBets.0.pays.flush=5:1"}, "/sideBets/0/pays/flush: \"pairs\" has no such outcome");
        row({"decks={\"a\":1,\"a\":2}"}, "appears twice");
        row({"decks=" + QString("[").repeated(70) + QString("]").repeated(70)}, "nested too deeply");
        row({"name=" + QString(5000, 'x')}, "too long; at most 4096 bytes are allowed");
    }

    void badOverrides() {
        QFETCH(QStringList, changes);
        QFETCH(QString, problem);
        std::vector<RuleOverride> list;
        QString error;
        for (const QString& text : changes) {
            if (auto change = RuleOverride::parse(text))
                list.push_back(*change);
            else
                error = QString::fromStdString(change.error().text());
        }
        if (error.isEmpty()) {
            const auto rules = formats::withOverrides(builtIn("deluxe"), list);
            QVERIFY(!rules.has_value());
            error = QString::fromStdString(rules.error().text());
        }
        QVERIFY2(error.contains(problem), qPrintable(error));
    }

    void catalogueLoads() {
        QTemporaryDir folderOfData;
        const QString folder = formats::ownVariantsFolder(folderOfData.path());
        QVERIFY(QDir().mkpath(folder));
        const auto write = [&](const QString& name, const QByteArray& bytes) {
            QFile file(folder + '/' + name);
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        };
        QVERIFY(write("mine.json", QJsonDocument(document()).toJson()));
        QVERIFY(write("again.json", QJsonDocument(document("id", "premium")).toJson()));
        QVERIFY(write("broken.json", "{"));
        QVERIFY(write("note.txt", "not a rule set"));

        const VariantCatalogue catalogue(folder);
        QCOMPARE(catalogue.entries().size(), std::size_t{7});
        QVERIFY(!catalogue.entries().back().builtIn);
        QCOMPARE(catalogue.unusable().size(), std::size_t{2});
        QVERIFY(catalogue.unusable()[0].error.text().ends_with(
            "again.json: /id: \"premium\" is taken by another rule set; a different id is needed"));
        QCOMPARE(catalogue.unusable()[1].path, folder + "/broken.json");
        QVERIFY(catalogue.unusable()[1].error.where.ends_with("broken.json: /"));

        // The player's own games are sorted by `order`, and those without one follow by file name.
        for (const auto& [file, order] : {std::pair{"last", 0}, {"middle", 7}, {"zfirst", 3}}) {
            QJsonObject game = document("id", file);
            if (order > 0)
                game["order"] = order;
            QVERIFY(write(file + QString(".json"), QJsonDocument(game).toJson()));
        }
        QStringList own;
        const VariantCatalogue ordered(folder);
        for (const auto& entry : ordered.entries()) {
            if (!entry.builtIn)
                own << QString::fromStdString(entry.rules.id);
        }
        QCOMPARE(own.join(' '), "zfirst middle last own");

        QVERIFY(catalogue.load("own").has_value());
        QVERIFY(catalogue.load(folder + "/mine.json").has_value());
        QCOMPARE(catalogue.load("own", std::vector{*RuleOverride::parse("decks=1")})->decks, 1);
        QCOMPARE(catalogue.load(folder + "/mine.json", std::vector{*RuleOverride::parse("decks=1")})->decks, 1);
        QCOMPARE(QString::fromStdString(catalogue.load("nonesuch").error().text()),
                 "nonesuch: no such game; use one of deluxe, rundown, boxes, down-under, classic, premium, own, or the "
                 "path of a rule-set file");
        QVERIFY(catalogue.load("absent.json").error().text().starts_with("absent.json: cannot be read: "));
        QVERIFY(catalogue.load(folder + "/broken.json").error().text().find("broken.json: /: not JSON") !=
                std::string::npos);
        QVERIFY(VariantCatalogue("/no/such/folder").entries().size() == 6);
    }
};

OPENSHOE_TEST(TestRulesJson, None)
#include "tst_rulesjson.moc"
