// SPDX-License-Identifier: GPL-3.0-or-later
// Count systems and their files, the one way from a running count to a true one, and how often each count comes:
// against whole numbers published for insurance and exact chances at a depth.
#include "counting/count_table.h"
#include "counting/system.h"
#include "formats/counts.h"
#include "testprogram.h"

#include <QJsonDocument>
#include <QTest>

#include <cmath>
#include <map>

using namespace openshoe;
using counting::CardsLeft;
using counting::Convention;
using counting::CountSystem;
using counting::CountTable;
using counting::Estimate;
using counting::Rounding;
using engine::Card;
using engine::Rank;

namespace {

CountSystem systemOf(const char* id) {
    return formats::loadCountSystem(id).value();
}

QJsonObject hiLoJson() {
    return formats::countSystemToJson(systemOf("hi-lo"));
}

base::Result<CountSystem> read(const QJsonObject& json) {
    return formats::countSystemFromJson(json, "mine.json");
}

/// Low, middling, ten, ace: one card of each group.
Card cardOf(QChar group) {
    return *Card::parse(group == 'L' ? "2S" : group == 'M' ? "8S" : group == 'T' ? "TS" : "AS");
}

} // namespace

class TstCounting : public QObject {
    Q_OBJECT
private slots:
    void aSystemIsAFile();
    void everySystemComesBackFromItsFile();
    void aFaultyFileNamesItsPlace_data();
    void aFaultyFileNamesItsPlace();
    void aTagCanDependOnTheSuit();
    void anUnknownSystemIsToldWithWhatThereIs();
    void countsAreRoundedAsTheConventionSays_data();
    void countsAreRoundedAsTheConventionSays();
    void decksAreJudgedInSteps();
    void unbalancedCountsStartWhereTheirPivotNeedsIt();
    void missingTensCountAsSeen();
    void insuranceByRunningCountAndCardsLeft_data();
    void insuranceByRunningCountAndCardsLeft();
    void insuranceWithKnockOut();
    void theTrueCountAtADepth_data();
    void theTrueCountAtADepth();
    void chancesAreWhole();
};

void TstCounting::aSystemIsAFile() {
    const auto& systems = formats::countSystems();
    QCOMPARE(systems.size(), std::size_t{12});
    QCOMPARE(systems.front().id, "hi-lo");
    std::map<std::string, double> sums;
    for (const CountSystem& system : systems) {
        QVERIFY2(counting::faults(system).empty(), system.id.c_str());
        sums[system.id] = counting::deckSum(system.tags) / 2.0;
    }
    QCOMPARE(sums["ko"], 4.0);
    QCOMPARE(sums["red-7"], 2.0);
    for (const char* balanced :
         {"hi-lo", "hi-opt-1", "hi-opt-2", "omega-2", "zen", "felt", "halves", "uston-apc", "ace-five", "insurance"})
        QVERIFY2(sums[balanced] == 0, balanced);
}

void TstCounting::everySystemComesBackFromItsFile() {
    for (const CountSystem& system : formats::countSystems())
        QVERIFY2(read(formats::countSystemToJson(system)) == system, system.id.c_str());
}

void TstCounting::aFaultyFileNamesItsPlace_data() {
    QTest::addColumn<QByteArray>("change"); // a key and its value; no value: without the key
    QTest::addColumn<QString>("error");
    const auto row = [](const char* name, const char* change, const char* error) {
        QTest::newRow(name) << QByteArray(change) << QString(error);
    };
    row("a rank is missing", R"({"tags": {"A": -1, "2": 1, "3": 1, "4": 1, "5": 1, "6": 1, "8": 0, "9": 0, "T": -1}})",
        "mine.json: /tags/7: missing; this key is needed");
    row("no tag", R"({"tags": {"A": 0, "2": 0, "3": 0, "4": 0, "5": 0, "6": 0, "7": 0, "8": 0, "9": 0, "T": 0}})",
        "mine.json: /tags: every tag is 0, so the count would never move; at least one other is needed");
    row("one tag", R"({"tags": {"A": 1, "2": 1, "3": 1, "4": 1, "5": 1, "6": 1, "7": 1, "8": 1, "9": 1, "T": 1}})",
        "mine.json: /tags: all tags are the same, so the count tells only how many cards are gone; at least two "
        "different tags are needed");
    row("divided by nothing", R"({"per": 0})",
        "mine.json: /per: 0 is no divisor; allowed: 0.25 to 8 decks in quarters, or \"none\" for the running count");
    row("no quarters", R"({"per": 0.3})",
        "mine.json: /per: 0.3 is no divisor; allowed: 0.25 to 8 decks in quarters, or \"none\" for the running count");
    row("rounding", R"({"rounding": "up"})",
        "mine.json: /rounding: \"up\" is not known; allowed: floor, truncate, nearest");
    row("judged", R"({"decks": "deck-ish"})",
        "mine.json: /decks: \"deck-ish\" is not known; allowed: exact, quarter-deck, half-deck, deck. Did you mean "
        "\"deck\"?");
    row("a third", R"({"start": 0.3})", "mine.json: /start: 0.3 is not a multiple of 0.5; counts go by halves");
    row("a side count", R"({"sideCounts": [{"name": "aces", "tags": {}, "weight": 1}]})",
        "mine.json: /sideCounts/0/tags: every tag is 0, so the count would never move; at least one other is needed");
    row("half a colour", R"({"tags": {"A": {"red": 1}}})", "mine.json: /tags/A/black: missing; this key is needed");
    row("a key", R"({"tag": {}})",
        "mine.json: /tag: unknown key; allowed: id, name, source, order, tags, start, startPerDeck, pivot, per, decks, "
        "rounding, cardsLeft, sideCounts. Did you mean \"tags\"?");
}

void TstCounting::aFaultyFileNamesItsPlace() {
    QFETCH(QByteArray, change);
    QFETCH(QString, error);
    QJsonObject json = hiLoJson();
    const QJsonObject changes = QJsonDocument::fromJson(change).object();
    for (auto at = changes.begin(); at != changes.end(); ++at)
        json.insert(at.key(), at.value());
    const auto system = read(json);
    QVERIFY(!system);
    const QString text = QString::fromStdString(system.error().text());
    QVERIFY2(text.startsWith(error.section(". Did", 0, 0)), qPrintable(text));
}

void TstCounting::aTagCanDependOnTheSuit() {
    QJsonObject json = hiLoJson();
    QJsonObject tags = json["tags"].toObject();
    tags["7"] = QJsonObject{{"red", 1}, {"black", 0}};
    tags["2"] = QJsonObject{{"S", 1}, {"H", 2}, {"D", -1}, {"C", 0.5}};
    tags["Q"] = -2;
    json["tags"] = tags;
    const auto system = read(json);
    QVERIFY(system);
    const auto tag = [&](const char* card) { return system->tag(*Card::parse(card)) / 2.0; };
    QCOMPARE(tag("7H"), 1.0);
    QCOMPARE(tag("7C"), 0.0);
    QCOMPARE(tag("2D"), -1.0);
    QCOMPARE(tag("2C"), 0.5);
    QCOMPARE(tag("QS"), -2.0);
    QCOMPARE(tag("KS"), -1.0); // as the ten
    QCOMPARE(read(formats::countSystemToJson(*system)), *system);
    QCOMPARE(counting::tagsByPoint(system->tags)[9], -1.25);
    QCOMPARE(counting::tagsByPoint(system->tags)[6], 0.5);
}

void TstCounting::anUnknownSystemIsToldWithWhatThereIs() {
    const auto system = formats::loadCountSystem("hilo");
    QVERIFY(!system);
    QVERIFY(QString::fromStdString(system.error().text()).contains("hi-lo, ko, red-7"));
    QVERIFY(QString::fromStdString(system.error().text()).contains("\"hi-lo\"?"));
    QVERIFY(!formats::loadCountSystem("no/such/file.json"));
}

void TstCounting::countsAreRoundedAsTheConventionSays_data() {
    QTest::addColumn<int>("running"); // in points
    QTest::addColumn<int>("cards");
    QTest::addColumn<int>("floor");
    QTest::addColumn<int>("truncated");
    QTest::addColumn<int>("nearest");
    QTest::newRow("whole") << 6 << 104 << 3 << 3 << 3;
    QTest::newRow("a half") << 5 << 104 << 2 << 2 << 3;
    QTest::newRow("less than a half") << 4 << 156 << 1 << 1 << 1;
    QTest::newRow("below nothing") << -1 << 104 << -1 << 0 << -1;
    QTest::newRow("a little below nothing") << -1 << 312 << -1 << 0 << 0;
    QTest::newRow("minus a half") << -5 << 104 << -3 << -2 << -3;
    QTest::newRow("nothing") << 0 << 17 << 0 << 0 << 0;
}

void TstCounting::countsAreRoundedAsTheConventionSays() {
    QFETCH(int, running);
    QFETCH(int, cards);
    Convention convention{.decks = Estimate::Exact};
    const auto shown = [&](Rounding rounding) {
        convention.rounding = rounding;
        return counting::shownCount(convention, 2 * running, cards);
    };
    QTEST(shown(Rounding::Floor), "floor");
    QTEST(shown(Rounding::Truncate), "truncated");
    QTEST(shown(Rounding::Nearest), "nearest");
}

void TstCounting::decksAreJudgedInSteps() {
    const auto decks = [](Estimate estimate, int cards) {
        return counting::decksLeft({.decks = estimate}, cards).decks();
    };
    QCOMPARE(decks(Estimate::Exact, 91), 1.75);
    QCOMPARE(decks(Estimate::QuarterDeck, 92), 1.75);
    QCOMPARE(decks(Estimate::HalfDeck, 92), 2.0);
    QCOMPARE(decks(Estimate::HalfDeck, 90), 1.5);
    QCOMPARE(decks(Estimate::Deck, 77), 1.0);
    QCOMPARE(decks(Estimate::Deck, 78), 2.0);
    // Nobody divides by nothing.
    QCOMPARE(decks(Estimate::Deck, 3), 1.0);
    QCOMPARE(decks(Estimate::HalfDeck, 0), 0.5);
    QCOMPARE(decks(Estimate::Exact, 0), 1 / 52.0);
    // Per half deck, as Revere's.
    QCOMPARE(counting::exactCount({.quarterDecks = 2, .decks = Estimate::Exact}, 2 * 6, 104), 1.5);
    // The running count itself; halves are rounded like any other.
    QCOMPARE(counting::shownCount({.quarterDecks = 0}, 2 * -7, 52), -7);
    QCOMPARE(counting::shownCount({.quarterDecks = 0, .rounding = Rounding::Floor}, -7, 52), -4);
}

// KO: 6 decks start at -20, and at the pivot the count is a true count of 4 at any depth.
void TstCounting::unbalancedCountsStartWhereTheirPivotNeedsIt() {
    const CountSystem ko = systemOf("ko");
    QCOMPARE(ko.startFor(1), 0);
    QCOMPARE(ko.startFor(2), 2 * -4);
    QCOMPARE(ko.startFor(6), 2 * -20);
    QCOMPARE(ko.startFor(8), 2 * -28);
    QCOMPARE(systemOf("red-7").startFor(6), 2 * -12);
    for (const CountSystem& system : formats::countSystems()) {
        for (int decks = 1; system.pivot && decks <= 8; ++decks)
            QCOMPARE(system.startFor(decks), *system.pivot - counting::deckSum(system.tags) * decks);
    }
}

// bjstrat.net: the most unseen cards (the hole card among them, the dealer's ace and the hand gone) with which
// insurance is worth taking, by how many more tens and aces than cards from 2 to 6 are unseen.
// A Spanish deck is a full one whose tens have gone: what has been counted and what is left still cancel out.
void TstCounting::missingTensCountAsSeen() {
    for (const CountSystem& full : formats::countSystems()) {
        const CountSystem system = full.dealtFrom(engine::Pack::Spanish);
        int tens = 0;
        for (int suit = 0; suit < 4; ++suit)
            tens += full.tag({engine::Rank::Ten, static_cast<engine::Suit>(suit)});
        QCOMPARE(system.sumOfDeck(), counting::deckSum(full.tags) - tens);
        for (const int decks : {1, 6, 8}) {
            QCOMPARE(system.startFor(decks), full.startFor(decks) + decks * tens);
            QCOMPARE(system.startFor(decks) + decks * system.sumOfDeck(),
                     full.startFor(decks) + decks * counting::deckSum(full.tags));
        }
    }
    const CountSystem hiLo = systemOf("hi-lo").dealtFrom(engine::Pack::Spanish);
    QCOMPARE(hiLo.startFor(8), 2 * -32);
    QCOMPARE(counting::shownCount(hiLo.convention, hiLo.startFor(8), 8 * 48), -4);
    QCOMPARE(counting::shownCount(hiLo.convention, hiLo.startFor(8), 4 * 48), -8);
    QCOMPARE(counting::decksLeft(hiLo.convention, 48 + 24).decks(), 1.5);
    const counting::Composition cards = counting::fullDecks({2, engine::Pack::Spanish});
    for (int i = 0; i < engine::cardsPerDeck; ++i)
        QCOMPARE(cards[static_cast<std::size_t>(i)], Card::fromIndex(i).rank == engine::Rank::Ten ? 0 : 2);
}

void TstCounting::insuranceByRunningCountAndCardsLeft_data() {
    QTest::addColumn<int>("decks");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QVector<int>>("most"); // for 1, 2, 3 …; 0: not listed
    QTest::addColumn<int>("always");        // from here on
    const auto row = [](int decks, const char* hand, QVector<int> most, int always) {
        QTest::addRow("%d decks %s", decks, hand) << decks << QString(hand) << std::move(most) << always;
    };
    row(6, "LL", {15, 32, 49, 66, 83, 100, 0, 134, 0, 168, 0, 201, 0, 232, 0, 260, 0, 279, 0, 286}, 22);
    row(6, "LM", {16, 34, 52, 70, 88, 106, 0, 142, 0, 177, 0, 212, 0, 244, 0, 270, 0, 284, 0, 288}, 21);
    row(6, "LT", {14, 31, 48, 64, 81, 97, 0, 130, 0, 163, 0, 195, 0, 225, 0, 252, 0, 272, 0, 282}, 23);
    row(4, "LL", {15, 33, 51, 69, 87, 105, 0, 139, 0, 171, 0, 189}, 14);
    row(2, "LL", {18, 39, 60, 80, 94}, 6);
    row(2, "LM", {23, 49, 75, 94}, 5);
    row(2, "LT", {16, 35, 54, 72, 86, 93}, 7);
    row(2, "TT", {15, 32, 49, 65, 78, 87}, 8);
    row(1, "LL", {27}, 2);
    row(1, "TT", {17, 34, 42}, 4);
}

void TstCounting::insuranceByRunningCountAndCardsLeft() {
    QFETCH(int, decks);
    QFETCH(QString, hand);
    QFETCH(QVector<int>, most);
    QFETCH(int, always);
    counting::Composition cards = counting::fullDecks(decks);
    for (const QChar group : hand + 'A')
        --cards[static_cast<std::size_t>(cardOf(group).index())];
    const counting::Expected tens(systemOf("hi-lo").tags, cards, counting::tenValues());
    // Worth taking exactly if more than a third of the unseen are expected to be tens.
    const auto worth = [&](int unseen, int count) -> std::optional<double> {
        const auto expected = tens.cards(unseen, -2 * count);
        return expected ? std::optional(3 * *expected / unseen - 1) : std::nullopt;
    };
    for (int count = 1; count <= always; ++count) {
        int until = 0;
        bool ended = false;
        for (int unseen = 2; unseen <= tens.table().cards(); ++unseen) {
            const auto value = worth(unseen, count);
            if (!value)
                continue;
            ended = ended || *value < -1e-9;
            until = ended ? until : unseen;
        }
        QCOMPARE(ended, count < always);
        const int listed = most.value(count - 1);
        QVERIFY2(listed == 0 || listed == until, qPrintable(QString("%1: %2").arg(count).arg(until)));
    }
}

// The same page for KO: six decks, two low cards, counted from -24 as there, so that its count is what all cards add,
// less what the unseen add.
void TstCounting::insuranceWithKnockOut() {
    counting::Composition cards = counting::fullDecks(6);
    for (const char group : {'L', 'L', 'A'})
        --cards[static_cast<std::size_t>(cardOf(QChar(group)).index())];
    const counting::Expected tens(systemOf("ko").tags, cards, counting::tenValues());
    const auto insures = [&](int unseen, int running) {
        // -24 at the start; the hand and the ace have been counted.
        const auto expected = tens.cards(unseen, -2 * running);
        return expected && 3 * *expected / unseen - 1 >= -1e-9;
    };
    const std::map<int, std::pair<int, int>> between{{-4, {236, 279}}, {-3, {172, 288}}, {-2, {115, 288}},
                                                     {-1, {60, 287}},  {0, {10, 287}},   {1, {20, 287}}};
    for (const auto& [running, range] : between) {
        for (int unseen = 12; unseen <= 288; ++unseen) {
            if (!tens.cards(unseen, -2 * running))
                continue;
            QVERIFY2(insures(unseen, running) == (unseen >= range.first && unseen <= range.second) || running == 1,
                     qPrintable(QString("%1 with %2 unseen").arg(running).arg(unseen)));
            QVERIFY(running != 1 || insures(unseen, running));
        }
    }
}

// Exactly, before rounding: recomputed by an independent program from the numbers of low, middling and high cards.
void TstCounting::theTrueCountAtADepth_data() {
    QTest::addColumn<int>("decks");
    QTest::addColumn<int>("dealt");
    QTest::addColumn<double>("deviation");
    QTest::addColumn<QVector<double>>("atLeast"); // per cent, of 1, 2, 3 …
    const auto row = [](int decks, int dealt, double deviation, QVector<double> atLeast) {
        QTest::addRow("%d of %d decks", dealt, decks) << decks << dealt << deviation << std::move(atLeast);
    };
    row(6, 52, 1.1566, {21.854, 5.006, .587, .033, .001, 0});
    row(6, 104, 1.8287, {31.624, 15.263, 5.786, 1.691, .376, .063});
    row(6, 156, 2.5861, {37.368, 23.923, 13.661, 6.905, 3.070, 1.195});
    row(6, 208, 3.6573, {41.881, 31.624, 22.613, 15.263, 9.698, 5.786});
    row(6, 234, 4.4793, {41.176, 35.505, 25.167, 20.665, 13.221, 10.292});
    row(8, 208, 2.2388, {34.799, 20.117, 9.950, 4.166, 1.464, .429});
    row(8, 312, 3.8776, {42.337, 32.599, 23.922, 16.683, 11.030, 6.900});
    row(2, 52, 4.4938, {45.575, 36.939, 28.914, 21.813, 15.833, 11.038});
    row(1, 26, 6.3863, {43.792, 43.792, 31.956, 31.956, 21.705, 21.705});
}

void TstCounting::theTrueCountAtADepth() {
    QFETCH(int, decks);
    QFETCH(int, dealt);
    QFETCH(double, deviation);
    QFETCH(QVector<double>, atLeast);
    const CountTable table(systemOf("hi-lo").tags, counting::fullDecks(decks));
    const Convention exact{.decks = Estimate::Exact};
    const int left = 52 * decks - dealt;
    double square = 0;
    QVector<double> found(atLeast.size(), 0.0);
    for (int sum = table.least(); sum <= table.most(); sum += table.step()) {
        const double chance = table.chance(left, sum);
        const double count = counting::exactCount(exact, -sum, left);
        square += chance * count * count;
        for (qsizetype j = 0; j < found.size(); ++j)
            found[j] += count >= static_cast<double>(j + 1) - 1e-12 ? 100 * chance : 0;
    }
    QVERIFY(std::abs(std::sqrt(square) - deviation) < 0.00006);
    for (qsizetype j = 0; j < found.size(); ++j)
        QVERIFY2(std::abs(found[j] - atLeast[j]) < 0.0006, qPrintable(QString::number(found[j], 'f', 5)));
}

void TstCounting::chancesAreWhole() {
    for (const CountSystem& system : formats::countSystems()) {
        const int decks = system.id == "uston-apc" ? 8 : 2;
        const CountTable table(system.tags, counting::fullDecks(decks));
        QCOMPARE(table.allTags(), decks * counting::deckSum(system.tags));
        for (const int left : {0, 1, 40, 26 * decks, 52 * decks}) {
            double all = 0;
            double mean = 0;
            for (int sum = table.least(); sum <= table.most(); sum += table.step()) {
                all += table.chance(left, sum);
                mean += sum * table.chance(left, sum);
            }
            QVERIFY(std::abs(all - 1) < 1e-12);
            QVERIFY(std::abs(mean - left * counting::deckSum(system.tags) / 52.0) < 1e-9);
        }
    }
}

OPENSHOE_TEST(TstCounting, Core)
#include "tst_counting.moc"
