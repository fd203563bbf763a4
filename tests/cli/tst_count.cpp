// SPDX-License-Identifier: GPL-3.0-or-later
// "count …" and "analyze --seen" as they are typed: what they print, and what they refuse.
#include "formats/counts.h"
#include "program.h"
#include "testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

class TestCount : public QObject {
    Q_OBJECT

    static QJsonObject jsonOf(const QStringList& arguments) {
        const Call answer = call(arguments + QStringList{"--json"});
        if (answer.code != 0)
            qWarning("%s", answer.err.constData());
        return answer.json();
    }
    static QStringList played(const QStringList& more, const QString& command = "risk") {
        return QStringList{"count", command, "boxes", "--rounds", "200000", "--threads", "1"} + more;
    }

private slots:
    void listsTheSystems();
    void checksASystemOfOnesOwn();
    void effectsAddUpToNothing();
    void aGameThatCantBeCountedSaysSo();
    void aUsedShoeIsAnalysed();
    void indicesAreListedByWorth();
    void theSameRoundsGiveTheSameBins();
    void riskOfYourOwnStakes();
    void stakesForABankroll();
    void aFlatStakeWithSideBets();
    void refusesInWords_data();
    void refusesInWords();
    void offersTheSystems();
};

void TestCount::listsTheSystems() {
    const QJsonArray systems = jsonOf({"count", "systems"})["systems"].toArray();
    QCOMPARE(static_cast<std::size_t>(systems.size()), openshoe::formats::countSystems().size());
    const QJsonObject ko = systems[1].toObject();
    QCOMPARE(ko["id"].toString(), QString("ko"));
    QCOMPARE(ko["deckSum"].toDouble(), 4.0);
    QCOMPARE(ko["per"].toString(), QString("none"));
    QVERIFY(std::abs(ko["insuranceCorrelation"].toDouble() - 0.7832) < 0.0001);
    const QByteArray text = call({"count", "systems"}).out;
    QVERIFY2(text.contains("4-4×decks"), text.constData());
    QVERIFY2(text.contains("1/0"), text.constData()); // a red seven, a black one
    const QByteArray one = call({"count", "systems", "hi-lo"}).out;
    QVERIFY2(one.contains("per deck of the cards in the shoe, judged to half decks, rounded down"), one.constData());
}

void TestCount::checksASystemOfOnesOwn() {
    QTemporaryDir folder;
    const QString path = folder.filePath("mine.json");
    const auto write = [&](QJsonObject json) {
        QFile file(path);
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(QJsonDocument(json).toJson());
    };
    QJsonObject mine = openshoe::formats::countSystemToJson(openshoe::formats::countSystems().front());
    mine["id"] = "mine";
    mine["per"] = 2;
    write(mine);
    QCOMPARE(jsonOf({"count", "systems", path})["systems"].toArray()[0].toObject()["id"].toString(), QString("mine"));
    mine["per"] = 0;
    write(mine);
    const Call refused = call({"count", "systems", path});
    QCOMPARE(refused.code, 2);
    QVERIFY2(refused.err.contains("/per: 0 is no divisor; allowed: 0.25 to 8 decks"), refused.err.constData());
    QVERIFY(refused.out.isEmpty());
}

void TestCount::effectsAddUpToNothing() {
    const QJsonObject json = jsonOf({"count", "effects", "deluxe", "--seen", "A A 5 5 5 T 9 9"});
    QCOMPARE(json["unseen"].toInt(), 408);
    QVERIFY(std::abs(json["kept"].toObject()["sum"].toDouble()) < 1e-9);
    QVERIFY(json["best"].toObject()["sum"].toDouble() > 0);
    QVERIFY(json["kept"].toObject()["effects"].toObject()["5"].toDouble() > 0);
    QCOMPARE(json["tags"].toArray().size(), 3);
    const QJsonObject hiLo = json["systems"].toObject()["hi-lo"].toObject();
    QVERIFY(std::abs(hiLo["bettingCorrelation"].toDouble() - 0.96) < 0.02);
    QVERIFY(std::abs(hiLo["insuranceCorrelation"].toDouble() - 0.76) < 0.001);
    // Pairs: no rank means more than another from a full shoe, so linear tags catch nothing.
    const QJsonObject full = jsonOf({"count", "effects", "deluxe"});
    QCOMPARE(full["systems"].toObject()["hi-lo"].toObject()["sideBets"].toObject()["pair"].toDouble(), 0.0);
    const QByteArray text = call({"count", "effects", "deluxe"}).out;
    QVERIFY2(text.contains("no count of ranks tells anything about this bet"), text.constData());
}

void TestCount::aGameThatCantBeCountedSaysSo() {
    for (const QStringList& command : {QStringList{"count", "effects", "classic"},
                                       {"count", "simulate", "classic", "--rounds", "1000"},
                                       {"count", "risk", "classic", "--rounds", "1000"}}) {
        const QByteArray text = call(command).out;
        QVERIFY2(text.contains("This game shuffles before every round"), text.constData());
        QVERIFY(text.contains("--set shuffle.when=cut-card"));
        QCOMPARE(jsonOf(command)["keepsShoe"].toBool(true), false);
        const QStringList kept = command + QStringList{"--set", "shuffle.when=cut-card"};
        QVERIFY(!call(kept).out.contains("shuffles before"));
        QCOMPARE(jsonOf(kept)["keepsShoe"].toBool(), true);
    }
}

void TestCount::aUsedShoeIsAnalysed() {
    const QJsonObject full = jsonOf({"analyze", "premium"});
    QCOMPARE(full["unseen"].toInt(), 312);
    QCOMPARE(jsonOf({"analyze", "premium", "--seen", ""})["expectation"], full["expectation"]);
    const QJsonObject rich = jsonOf({"analyze", "premium", "--seen", "5 5 5 5 6 6 6 6 4 4"});
    QVERIFY(rich["expectation"].toDouble() > full["expectation"].toDouble() + 0.005);
    // Without aces there is no such up card.
    const QString aces = QString("A ").repeated(24);
    const QJsonObject without = jsonOf({"analyze", "premium", "--seen", aces});
    QVERIFY(!without["byUpcard"].toObject().contains("A"));
    QVERIFY(without["insurance"].isNull());
    const QByteArray text = call({"analyze", "premium", "--seen", aces}).out;
    QVERIFY2(text.contains("288 cards unseen"), text.constData());
    const Call refused = call({"analyze", "premium", "--seen", aces + "A"});
    QCOMPARE(refused.code, 2);
    QVERIFY2(refused.err.contains("is no longer in the shoe"), refused.err.constData());
}

void TestCount::indicesAreListedByWorth() {
    const QStringList command{"count", "indices", "boxes", "--shoes", "30", "--most", "5"};
    const QJsonObject json = jsonOf(command);
    const QJsonArray plays = json["indices"].toArray();
    QCOMPARE(plays.size(), 5);
    for (int i = 1; i < 5; ++i)
        QVERIFY(plays[i - 1].toObject()["worthSpread"].toDouble() >= plays[i].toObject()["worthSpread"].toDouble());
    QCOMPARE(json["convention"].toObject()["decks"].toString(), QString("half-deck"));
    QVERIFY(json["playingEfficiency"].toDouble() > 0.1 && json["playingEfficiency"].toDouble() < 0.9);
    // Figures don't depend on the threads.
    QCOMPARE(jsonOf(command + QStringList{"--threads", "3"})["indices"], json["indices"]);
}

void TestCount::theSameRoundsGiveTheSameBins() {
    const QJsonObject one = jsonOf(played({"--system", "ko", "--seed", "4"}, "simulate"));
    QCOMPARE(jsonOf(played({"--system", "ko", "--seed", "4"}, "simulate"))["bins"], one["bins"]);
    QCOMPARE(one["rounds"].toInt(), 200'000);
    QVERIFY(!one["stopped"].toBool(true));
    double share = 0;
    for (const QJsonValue& bin : one["bins"].toArray())
        share += bin["share"].toDouble();
    QVERIFY(std::abs(share - 1) < 1e-9);
    const QJsonObject flat = one["flat"].toObject();
    QVERIFY(std::abs(flat["expectation"].toDouble() - one["exactFullShoe"].toDouble()) <
            4 * flat["standardError"].toDouble());
    QVERIFY(one["perCount"].toDouble() > 0);
}

void TestCount::riskOfYourOwnStakes() {
    const QStringList stakes{"--ramp", "10 1:20 2:50x2", "--bankroll", "5000", "--hours", "10", "--pace", "80"};
    const QJsonObject json = jsonOf(played(stakes));
    QCOMPARE(json["ramp"].toArray().size(), 3);
    QCOMPARE(json["ramp"].toArray()[2].toObject()["hands"].toInt(), 2);
    const double mean = json["observed"].toObject()["mean"].toDouble();
    QCOMPARE(json["per100"].toObject()["observed"].toDouble(), 100 * mean);
    QCOMPARE(json["perHour"].toObject()["mean"].toDouble(), 80 * mean);
    QCOMPARE(json["session"].toObject()["rounds"].toDouble(), 800.0);
    QVERIFY(json["playedShare"].toDouble() == 1);
    QVERIFY(json["averageStake"].toDouble() > 10);
    const double deviation = json["observed"].toObject()["standardDeviation"].toDouble();
    QVERIFY(std::abs(json["desirabilityIndex"].toDouble() - 1000 * mean / deviation) < 1e-9);
    // Rounds played after watching low counts are better ones.
    const QJsonObject left = jsonOf(played(stakes + QStringList{"--leave", "0"}));
    QVERIFY(left["playedShare"].toDouble() < 0.9);
    const double whenPlayed = left["played"].toObject()["mean"].toDouble();
    QVERIFY(whenPlayed > mean);
    QVERIFY(std::abs(left["observed"].toObject()["mean"].toDouble() - whenPlayed * left["playedShare"].toDouble()) <
            1e-12);
    const QByteArray text = call(played(stakes)).out;
    QVERIFY2(text.contains("After 10 hours (800 rounds) you would be behind about "), text.constData());
    QVERIFY2(text.contains("10.00 1:20.00 2:50.00x2"), text.constData());
}

void TestCount::stakesForABankroll() {
    const QJsonObject json =
        jsonOf(played({"--kelly", "1", "--bankroll", "10000", "--most", "100", "--set", "shuffle.penetration=0.8"}));
    const QJsonArray ramp = json["ramp"].toArray();
    QVERIFY(ramp.size() > 2);
    double before = 0;
    for (const QJsonValue& step : ramp) {
        const double stake = step["stake"].toDouble();
        QVERIFY(stake > before && stake <= 100 && std::fmod(stake * 2, 1) == 0);
        before = stake;
    }
    QVERIFY(json["riskOfRuin"].toDouble() > 0 && json["riskOfRuin"].toDouble() < 1);
}

void TestCount::aFlatStakeWithSideBets() {
    const QStringList flat{"count",      "risk", "deluxe",  "--system", "none",   "--rounds", "200000",
                           "--bankroll", "500",  "--hours", "5",        "--ramp", "5"};
    const QJsonObject plain = jsonOf(flat);
    QVERIFY(plain["system"].isNull());
    QVERIFY(plain["session"].toObject()["exact"].toBool());
    QCOMPARE(plain["riskOfRuin"].toDouble(), 1.0); // for ever
    QVERIFY(plain["session"].toObject()["tripRuin"].toDouble() < 0.05);
    const QJsonObject side = jsonOf(flat + QStringList{"--side", "pair=5"});
    QVERIFY(side["session"].toObject()["tripRuin"].toDouble() > plain["session"].toObject()["tripRuin"].toDouble());
    QVERIFY(side["observed"].toObject()["standardDeviation"].toDouble() >
            plain["observed"].toObject()["standardDeviation"].toDouble() + 5);
}

void TestCount::refusesInWords_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("words");
    const auto row = [](const char* name, const QStringList& arguments, const char* words) {
        QTest::newRow(name) << arguments << QByteArray(words);
    };
    row("no system", {"count", "indices", "boxes", "--system", "hilo"}, "did you mean \"hi-lo\"?");
    row("a stake above the limit", played({"--ramp", "10 2:5000"}),
        "--ramp: a stake of 5000 is above the table's maximum");
    row("a stake below the minimum", played({"--ramp", "0.5"}),
        "--ramp: a stake of 0.5 is below the table's minimum of 1");
    row("counts fall", played({"--ramp", "10 2:20 1:30"}), "--ramp: the count 1 comes after 2; counts must rise");
    row("no ramp", played({"--ramp", "10 two:20"}), "\"two:20\" is no step");
    row("poor", played({"--bankroll", "50", "--ramp", "10 3:100"}),
        "--bankroll: a bankroll of 50 can't pay for stakes of 100");
    row("no bankroll", played({"--bankroll", "0"}), "--bankroll: 0 is no bankroll");
    row("words", played({"--bankroll", "much"}), "--bankroll: \"much\" is not allowed; a number from 0");
    row("few rounds", {"count", "simulate", "boxes", "--rounds", "1"}, "--rounds: \"1\" is not allowed");
    row("company", {"count", "simulate", "boxes", "--company", "9"},
        "--company: \"9\" is not allowed; a whole number from 0 to 6");
    row("plays", {"count", "simulate", "boxes", "--plays", "index"}, "allowed: indices, basic");
    row("no side bet", {"count", "risk", "deluxe", "--side", "pears=5"},
        "\"pears\" is no side bet of this game; it has: pair");
    row("side bet by count", {"count", "risk", "deluxe", "--side", "pair=5", "--ramp", "5 1:10"},
        "side bets go with a flat stake only");
    row("few shoes", {"count", "indices", "boxes", "--shoes", "2"}, "--shoes: \"2\" is not allowed");
    row("few cards",
        {"count", "effects", "classic", "--set", "decks=1", "--seen", QString("A 2 3 4 5 6 7 8 9 T J Q ").repeated(4)},
        "only 4 cards are left unseen; at least 10 are needed");
    row("group", {"count", "effcts", "boxes"}, "count effects");
}

void TestCount::refusesInWords() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, words);
    const Call refused = call(arguments);
    QCOMPARE(refused.code, 2);
    QVERIFY2(refused.err.contains(words), refused.err.constData());
    QVERIFY(refused.out.isEmpty());
}

void TestCount::offersTheSystems() {
    const QByteArray offered = call({"--complete", "count", "indices", "boxes", "--system", "hi"}).out;
    QVERIFY2(offered.contains("hi-lo\n") && offered.contains("hi-opt-2\n"), offered.constData());
    const QByteArray commands = call({"--complete", "count", ""}).out;
    for (const char* command : {"systems", "effects", "indices", "simulate", "risk"})
        QVERIFY2(commands.contains(command), commands.constData());
}

OPENSHOE_TEST(TestCount, Core)
#include "tst_count.moc"
