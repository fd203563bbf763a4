// SPDX-License-Identifier: GPL-3.0-or-later
// "count …" and "analyze --seen" as they are typed: names, forms and defaults of what they print, and what they refuse.
#include "formats/counts.h"
#include "program.h"
#include "testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <csignal>

class TestCount : public QObject {
    Q_OBJECT

    static QJsonObject jsonOf(const QStringList& arguments) {
        const Call answer = call(arguments + QStringList{"--json"});
        if (answer.code != 0)
            qWarning("%s", answer.err.constData());
        return answer.json();
    }
    static QStringList dealt(const QStringList& more) {
        return QStringList{"count", "simulate", "boxes", "--rounds", "200000", "--threads", "1"} + more;
    }
    static QStringList risked(const QStringList& more) {
        return QStringList{"count", "risk", "boxes", "--system", "hi-lo", "--simulated", "200000", "--threads", "1"} +
               more;
    }
    static QStringList risk(double mean, double deviation, const QStringList& more) {
        return QStringList{"count",       "risk",
                           "--mean",      QString::number(mean, 'g', 17),
                           "--deviation", QString::number(deviation, 'g', 17)} +
               more;
    }
    /// What all cards of a full shoe add up to, of figures by point value.
    static double summed(const QJsonObject& effects, int decks) {
        double sum = 0;
        for (const QString& key : effects.keys())
            sum += effects[key].toDouble() * decks * (key == "T" ? 16 : 4);
        return sum;
    }
    static bool hasAll(const QJsonObject& json, const QStringList& names) {
        for (const QString& name : names) {
            if (!json.contains(name)) {
                qWarning("%s is missing", qPrintable(name));
                return false;
            }
        }
        return true;
    }
    const QStringList m_points{"2", "3", "4", "5", "6", "7", "8", "9", "A", "T"};

private slots:
    void listsTheSystems();
    void checksASystemOfOnesOwn();
    void effectsWithFixedPlay();
    void effectsWithBestPlay();
    void effectsOfSideBets();
    void correlationsAndWhatIsCaptured();
    void indicesAreListedByGain();
    void theSameRoundsGiveTheSameBins();
    void indicesEarnWhatTheyAreSaidTo();
    void aStoppedRunPrintsWhatWasPlayed();
    void aGameThatCantBeCountedSaysSo();
    void aUsedShoeIsAnalysed();
    void riskOfAMeanAndADeviation();
    void riskOfYourOwnStakes();
    void lowerCountsAreStakedAsTheFirst();
    void stakesForABankroll();
    void aFlatStakeWithSideBets();
    void refusesInWords_data();
    void refusesInWords();
    void offersTheSystems();
};

void TestCount::listsTheSystems() {
    const QJsonArray systems = jsonOf({"count", "systems"})["systems"].toArray();
    QCOMPARE(static_cast<std::size_t>(systems.size()), openshoe::formats::countSystems().size());
    for (const QJsonValue& system : systems) {
        const QJsonObject json = system.toObject();
        QVERIFY(hasAll(json, {"id", "name", "tags", "sum", "initial", "pivot", "divisor", "rounding"}));
        double sum = 0;
        for (const QString& key : json["tags"].toObject().keys())
            sum += json["tags"][key].toDouble() * (key == "T" ? 16 : key.size() == 2 ? 2 : 4);
        QCOMPARE(json["sum"].toDouble(), sum);
        QVERIFY(json["pivot"].isNull() == (sum == 0));
    }
    const QJsonObject hiLo = systems[0].toObject();
    QCOMPARE(hiLo["id"].toString(), QString("hi-lo"));
    QCOMPARE(hiLo["name"].toString(), QString("Hi-Lo"));
    QCOMPARE(QStringList(hiLo["tags"].toObject().keys()), m_points);
    QCOMPARE(hiLo["tags"]["A"].toDouble(), -1.0);
    QCOMPARE(hiLo["initial"].toString(), QString("0"));
    QCOMPARE(hiLo["divisor"].toString(), QString("deck"));
    QCOMPARE(hiLo["rounding"].toString(), QString("floor"));
    const QJsonObject ko = systems[1].toObject();
    QCOMPARE(ko["sum"].toDouble(), 4.0);
    QCOMPARE(ko["initial"].toString(), QString("4-4*decks"));
    QCOMPARE(ko["pivot"].toDouble(), 4.0);
    QCOMPARE(ko["divisor"].toString(), QString("none"));
    QVERIFY(std::abs(ko["insuranceCorrelation"].toDouble() - 0.7832) < 0.0001);
    const QJsonObject red = systems[2].toObject()["tags"].toObject();
    QCOMPARE(red["7r"].toDouble(), 1.0);
    QCOMPARE(red["7b"].toDouble(-1), 0.0);
    QVERIFY(!red.contains("7"));
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
    mine["per"] = 0.5;
    mine["rounding"] = "nearest";
    mine["startPerDeck"] = 1.5;
    QJsonObject tags = mine["tags"].toObject();
    tags["8"] = QJsonObject{{"S", 1}, {"H", 0}, {"D", 0}, {"C", 0}};
    tags["K"] = -2;
    mine["tags"] = tags;
    write(mine);
    const QJsonObject told = jsonOf({"count", "systems", path})["systems"].toArray()[0].toObject();
    QCOMPARE(told["id"].toString(), QString("mine"));
    QCOMPARE(told["divisor"].toString(), QString("half"));
    QCOMPARE(told["rounding"].toString(), QString("round"));
    QCOMPARE(told["initial"].toString(), QString("1.5*decks"));
    QCOMPARE(told["tags"]["8s"].toDouble(), 1.0);
    QCOMPARE(told["tags"]["8c"].toDouble(-1), 0.0);
    QCOMPARE(told["tags"]["K"].toDouble(), -2.0);
    QVERIFY(!told["tags"].toObject().contains("J"));
    QCOMPARE(told["builtIn"].toBool(true), false);
    // Wherever a system is named, this file may be.
    const QJsonObject bins = jsonOf({"count", "simulate", "boxes", "--system", path, "--rounds", "1000"});
    QCOMPARE(bins["system"].toString(), QString("mine"));
    mine["per"] = 0;
    write(mine);
    for (const QStringList& command : {QStringList{"count", "systems", path},
                                       {"count", "correlations", path, "boxes"},
                                       {"count", "simulate", "boxes", "--rounds", "9", "--system", path}}) {
        const Call refused = call(command);
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.err.contains("/per: 0 is no divisor; allowed: 0.25 to 8 decks"), refused.err.constData());
        QVERIFY(refused.out.isEmpty());
    }
}

void TestCount::effectsWithFixedPlay() {
    const QJsonObject json = jsonOf({"count", "effects", "premium"});
    QVERIFY(hasAll(json, {"variant", "decks", "play", "expectation", "effects", "insurance", "sideBets"}));
    QCOMPARE(json["variant"].toString(), QString("premium"));
    QCOMPARE(json["decks"].toInt(), 6);
    QCOMPARE(json["play"].toString(), QString("fixed"));
    const QJsonObject effects = json["effects"].toObject();
    QCOMPARE(QStringList(effects.keys()), m_points);
    QVERIFY2(std::abs(summed(effects, 6)) < 1e-9, qPrintable(QString::number(summed(effects, 6))));
    QVERIFY(effects["5"].toDouble() > effects["4"].toDouble() && effects["T"].toDouble() < 0);
    QCOMPARE(json["expectation"].toDouble(),
             jsonOf({"analyze", "premium"})["basicStrategy"].toObject()["expectation"].toDouble());
    QCOMPARE(jsonOf({"count", "effects", "premium", "--play", "fixed"})["effects"], json["effects"]);
    // Insurance, with an ace up: what is published for six decks.
    QVERIFY(std::abs(json["insurance"]["2"].toDouble() - 0.002987) < 1e-6);
    QVERIFY(std::abs(json["insurance"]["T"].toDouble() - -0.006690) < 1e-6);
    const QJsonArray levels = json["tags"].toArray();
    const QJsonObject tags = levels[0].toObject();
    QCOMPARE(tags["level"].toInt(), 1);
    QCOMPARE(tags["tags"]["5"].toInt(), 1);
    const QByteArray text = call({"count", "effects", "premium"}).out;
    QVERIFY2(text.contains("Played by the full shoe's basic strategy"), text.constData());
    QVERIFY2(text.contains("BETTING CORRELATION"), text.constData());
}

void TestCount::effectsWithBestPlay() {
    // Each is the difference of two analyses.
    const QStringList seen{"--seen", "A A 5 5 5 T 9 9"};
    const QJsonObject json = jsonOf(QStringList{"count", "effects", "deluxe", "--play", "best"} + seen);
    QCOMPARE(json["play"].toString(), QString("best"));
    QCOMPARE(json["unseen"].toInt(), 408);
    const double whole = jsonOf(QStringList{"analyze", "deluxe"} + seen)["expectation"].toDouble();
    const double less = jsonOf({"analyze", "deluxe", "--seen", seen.last() + " 5"})["expectation"].toDouble();
    QVERIFY(std::abs(json["expectation"].toDouble() - whole) < 1e-12);
    QVERIFY(std::abs(json["effects"]["5"].toDouble() - (less - whole)) < 1e-12);
    QVERIFY(json["sum"].toDouble() > 0);
    // The full shoe's play kept is worth less there, and its effects add up to nothing.
    const QJsonObject fixed = jsonOf(QStringList{"count", "effects", "deluxe"} + seen);
    QVERIFY(fixed["expectation"].toDouble() < whole);
    QVERIFY(std::abs(fixed["sum"].toDouble()) < 1e-9);
    // A card that is gone can't go.
    const QJsonObject none = jsonOf({"count", "effects", "classic", "--set", "decks=1", "--seen", "A A A A"});
    QVERIFY(none["effects"]["A"].isNull());
    QVERIFY(none["insurance"].isNull());
}

void TestCount::effectsOfSideBets() {
    const QJsonObject json = jsonOf({"count", "effects", "down-under"});
    const QJsonObject bets = json["sideBets"].toObject();
    QCOMPARE(QStringList(bets.keys()), QStringList({"dealer-match", "lucky-lucky", "trilux"}));
    for (const QString& id : bets.keys()) {
        const QJsonObject effects = bets[id].toObject();
        QCOMPARE(QStringList(effects.keys()), m_points);
        QVERIFY(std::abs(summed(effects, json["decks"].toInt())) < 1e-9);
        const QJsonObject more = json["sideBetsInDetail"][id].toObject();
        QCOMPARE(more["byCard"].toObject().size(), 52);
        // The mean of what is finer.
        double tens = 0;
        for (const char* rank : {"T", "J", "Q", "K"}) {
            for (const char* suit : {"S", "H", "D", "C"})
                tens += more["byCard"][QString(rank) + suit].toDouble() / 16;
        }
        QVERIFY(std::abs(effects["T"].toDouble() - tens) < 1e-12);
    }
    QVERIFY(json["insuranceOffered"].toBool(true) == false);
    // Pairs: no rank means more than another from a full shoe.
    const QByteArray text = call({"count", "effects", "rundown"}).out;
    QVERIFY2(text.contains("no count of ranks tells anything about this bet"), text.constData());
}

void TestCount::correlationsAndWhatIsCaptured() {
    const QStringList command{"count", "correlations", "hi-lo", "deluxe", "--shoes", "60"};
    const QJsonObject json = jsonOf(command);
    for (const char* figure : {"betting", "insurance", "playing", "captured"})
        QVERIFY2(json[figure].toDouble() > 0.05 && json[figure].toDouble() <= 1, figure);
    QVERIFY(std::abs(json["betting"].toDouble() - 0.966) < 0.005);
    QVERIFY(std::abs(json["insurance"].toDouble() - 0.7601) < 0.0001);
    // From figures that are printed elsewhere: weighed by cards and centred.
    const QJsonObject effects = jsonOf({"count", "effects", "deluxe"})["effects"].toObject();
    const QJsonObject tags =
        jsonOf({"count", "systems", "hi-lo"})["systems"].toArray()[0].toObject()["tags"].toObject();
    double both = 0;
    double ofTags = 0;
    double ofEffects = 0;
    for (const QString& key : m_points) { // both are balanced
        const int cards = key == "T" ? 16 : 4;
        both += cards * tags[key].toDouble() * effects[key].toDouble();
        ofTags += cards * tags[key].toDouble() * tags[key].toDouble();
        ofEffects += cards * effects[key].toDouble() * effects[key].toDouble();
    }
    QVERIFY(std::abs(json["betting"].toDouble() - both / std::sqrt(ofTags * ofEffects)) < 1e-9);
    // A bet on pairs is beyond a count of ranks.
    const QJsonObject pair = json["sideBets"]["pair"].toObject();
    QVERIFY(pair["captured"].isNull() || pair["captured"].toDouble() < 0.5);
    const QByteArray text = call(command).out;
    QVERIFY2(text.contains("captured of the exact gain"), text.constData());
    QVERIFY2(text.contains("judged to half decks"), text.constData());
    QVERIFY(call({"count", "correlations", "--help"}).out.contains("captured"));
}

void TestCount::indicesAreListedByGain() {
    const QStringList command{"count", "indices", "hi-lo", "classic", "--penetration", "0.75", "--shoes", "60"};
    const QJsonObject json = jsonOf(command);
    QCOMPARE(json["convention"]["divisor"].toString(), QString("deck"));
    QCOMPARE(json["convention"]["rounding"].toString(), QString("floor"));
    QVERIFY(json["keepsShoe"].toBool());
    const QJsonArray plays = json["plays"].toArray();
    QVERIFY(plays.size() > 30);
    const QJsonObject strategy = jsonOf({"strategy", "classic"});
    QStringList rows{"insurance"};
    for (const char* part : {"hard", "soft", "pairs"})
        rows += strategy[part].toObject().keys();
    double before = 1;
    for (const QJsonValue& each : plays) {
        const QJsonObject play = each.toObject();
        QVERIFY(hasAll(play, {"hand", "up", "below", "from", "then", "gain"}));
        QVERIFY2(rows.contains(play["hand"].toString()), qPrintable(play["hand"].toString()));
        QVERIFY2(m_points.contains(play["up"].toString()), qPrintable(play["up"].toString()));
        QVERIFY(play["below"] != play["then"]);
        QVERIFY(play["basic"] == play["below"] || play["basic"] == play["then"]);
        QVERIFY(play["gain"].toDouble() > 0 && play["gain"].toDouble() <= before);
        before = play["gain"].toDouble();
    }
    const auto find = [&](const char* hand, const char* up, const char* then) {
        for (const QJsonValue& each : plays) {
            if (each["hand"] == QLatin1String(hand) && each["up"] == QLatin1String(up) &&
                each["then"] == QLatin1String(then))
                return each.toObject();
        }
        return QJsonObject();
    };
    const QJsonObject sixteen = find("16", "T", "stand");
    QCOMPARE(sixteen["below"].toString(), QString("hit"));
    QVERIFY(std::abs(sixteen["from"].toInt(9)) <= 1);
    QCOMPARE(find("12", "2", "stand")["below"].toString(), QString("hit"));
    QCOMPARE(find("insurance", "A", "take")["below"].toString(), QString("decline"));
    // A chart's double is below it what the chart would do otherwise.
    for (const QJsonValue& each : plays)
        QVERIFY(each["then"] != QLatin1String("double") || each["below"] == QLatin1String("hit") ||
                each["below"] == QLatin1String("stand"));
    // A count that falls as the shoe gets better: the other way round, one further.
    QTemporaryDir folder;
    QJsonObject mirrored = openshoe::formats::countSystemToJson(openshoe::formats::countSystems().front());
    QJsonObject tags = mirrored["tags"].toObject();
    for (const QString& key : tags.keys())
        tags[key] = -tags[key].toDouble();
    mirrored["tags"] = tags;
    QFile file(folder.filePath("mirrored.json"));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(QJsonDocument(mirrored).toJson());
    file.close();
    QStringList falling = command;
    falling[2] = file.fileName();
    bool found = false;
    const QJsonArray mirroredPlays = jsonOf(falling)["plays"].toArray();
    // The count from which the other play is done lies just above where both are worth the same.
    for (const QJsonArray& list : {plays, mirroredPlays}) {
        double above = 0;
        int many = 0;
        for (const QJsonValue& play : list) {
            if (play["gain"].toDouble() < 3e-6)
                continue;
            above += play["from"].toInt() - play["crossing"].toDouble();
            ++many;
        }
        QVERIFY(many > 10);
        QVERIFY2(above / many > -0.2 && above / many < 0.8, qPrintable(QString::number(above / many)));
    }
    for (const QJsonValue& play : mirroredPlays) {
        if (play["hand"] != QLatin1String("16") || play["up"] != QLatin1String("T"))
            continue;
        found = true;
        QCOMPARE(play["below"].toString(), QString("stand"));
        QCOMPARE(play["then"].toString(), QString("hit"));
        QVERIFY(std::abs(play["from"].toInt() + sixteen["from"].toInt()) <= 1);
        QCOMPARE(play["basic"].toString(), QString("hit"));
    }
    QVERIFY(found);
    // Figures don't depend on the threads.
    QCOMPARE(jsonOf(command + QStringList{"--threads", "3"})["plays"], json["plays"]);
    QCOMPARE(jsonOf(command + QStringList{"--most", "5"})["plays"].toArray().size(), 5);
    const QByteArray text = call(command).out;
    QVERIFY2(text.contains("judged to half decks, rounded down"), text.constData());
    QVERIFY2(text.contains("* is basic strategy's play"), text.constData());
}

void TestCount::theSameRoundsGiveTheSameBins() {
    const QStringList command = dealt({"--system", "ko", "--seed", "4"});
    const QJsonObject one = jsonOf(command);
    QVERIFY(hasAll(one, {"rounds", "bins", "expectation", "standardError"}));
    QCOMPARE(jsonOf(command)["bins"], one["bins"]);
    QVERIFY(jsonOf(dealt({"--system", "ko"}))["bins"] != one["bins"]);
    QCOMPARE(jsonOf(dealt({"--system", "ko", "--seed", "1", "--plays", "basic", "--penetration", "0.5"}))["bins"],
             jsonOf(dealt({"--system", "ko"}))["bins"]); // the defaults
    QCOMPARE(one["rounds"].toInt(), 200'000);
    QVERIFY(!one["stopped"].toBool(true));
    qint64 rounds = 0;
    double sum = 0;
    double square = 0;
    int before = -1000;
    for (const QJsonValue& bin : one["bins"].toArray()) {
        QVERIFY(hasAll(bin.toObject(), {"count", "rounds", "mean", "variance"}));
        QVERIFY(bin["count"].toInt() > before);
        before = bin["count"].toInt();
        const double n = bin["rounds"].toDouble();
        const double mean = bin["mean"].toDouble();
        rounds += static_cast<qint64>(n);
        sum += n * mean;
        square += n * (bin["variance"].toDouble() + mean * mean);
    }
    QCOMPARE(rounds, 200'000);
    const double mean = sum / 200'000;
    QVERIFY(std::abs(one["expectation"].toDouble() - mean) < 1e-12);
    QVERIFY(std::abs(one["standardError"].toDouble() - std::sqrt((square / 200'000 - mean * mean) / 200'000)) < 1e-9);
    QVERIFY(std::abs(mean - one["exactFullShoe"].toDouble()) < 4 * one["standardError"].toDouble());
    QVERIFY(one["perCount"].toDouble() > 0);
    // Even a single round is played.
    QCOMPARE(jsonOf({"count", "simulate", "boxes", "--system", "hi-lo", "--rounds", "1"})["bins"].toArray().size(), 1);
}

// What the plays are said to earn with one unit always staked is what a simulation with them earns more.
void TestCount::indicesEarnWhatTheyAreSaidTo() {
    const QStringList game{"classic", "--penetration", "0.8", "--threads", "2"};
#ifdef OPENSHOE_SANITIZED
    const QStringList rounds{"--system", "hi-lo", "--rounds", "300000"}; // slow there
#else
    const QStringList rounds{"--system", "hi-lo", "--rounds", "30000000"};
#endif
    const QStringList simulate = QStringList{"count", "simulate"} + game + rounds;
    const QJsonObject basic = jsonOf(simulate);
    const QJsonObject counted = jsonOf(simulate + QStringList{"--plays", "indices"});
    QCOMPARE(counted["plays"].toString(), QString("indices"));
    QVERIFY(counted["indices"].toInt() > 30);
    double gains = 0;
    for (const QJsonValue& play : jsonOf(QStringList{"count", "indices", "hi-lo"} + game)["plays"].toArray())
        gains += play["gain"].toDouble();
    const double more = counted["expectation"].toDouble() - basic["expectation"].toDouble();
    // Both runs have errors of their own.
    const double error = std::hypot(counted["standardError"].toDouble(), basic["standardError"].toDouble());
    QVERIFY2(std::abs(more - gains) < 3 * error,
             qPrintable(QString("%1 more, %2 said, an error of %3").arg(more).arg(gains).arg(error)));
}

void TestCount::aStoppedRunPrintsWhatWasPlayed() {
#ifdef Q_OS_WIN
    QSKIP("there is no such signal");
#else
    for (const QStringList& command :
         {QStringList{"count", "simulate", "boxes", "--system", "hi-lo"}, QStringList{"simulate", "boxes"}}) {
        QProcess process;
        process.start(OPENSHOE_CLI, command + QStringList{"--rounds", "900000000000", "--json"});
        QVERIFY(process.waitForStarted());
        QTest::qWait(1500); // so that it is dealing
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        const QJsonObject json = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
        const QByteArray told = process.readAllStandardError();
        QVERIFY2(json["stopped"].toBool(), told.constData());
        QVERIFY(json["rounds"].toDouble() > 0 && json["rounds"].toDouble() < 9e11);
        QVERIFY2(told.contains("stopped after " + QByteArray::number(json["rounds"].toInteger()) +
                               " of 900000000000 rounds"),
                 told.constData());
    }
#endif
}

void TestCount::aGameThatCantBeCountedSaysSo() {
    const QStringList simulate{"count", "simulate", "classic", "--system", "hi-lo", "--rounds", "1000"};
    const QStringList risk{"count",  "risk",       "classic", "--system",    "hi-lo", "--ramp",
                           "0:1000", "--bankroll", "1000000", "--simulated", "1000"};
    for (const QStringList& command : {simulate, risk}) {
        const QByteArray text = call(command).out;
        QVERIFY2(text.contains("This game shuffles before every round"), text.constData());
        QVERIFY(text.contains("--penetration 0.75 shows what a kept shoe would change"));
        QCOMPARE(jsonOf(command)["keepsShoe"].toBool(true), false);
        for (const QStringList& change : {QStringList{"--penetration", "0.75"}, {"--set", "shuffle.when=cut-card"}}) {
            QVERIFY(!call(command + change).out.contains("shuffles before"));
            QCOMPARE(jsonOf(command + change)["keepsShoe"].toBool(), true);
        }
    }
    QCOMPARE(jsonOf(simulate)["bins"].toArray().size(), 1); // a new shoe's
    const QJsonObject kept = jsonOf(simulate + QStringList{"--penetration", "0.75", "--rounds", "50000"});
    QVERIFY(kept["bins"].toArray().size() > 10);
    QCOMPARE(kept["cutAfter"].toInt(), 234);
    // One round's shoe has effects all the same.
    const QByteArray text = call({"count", "effects", "classic"}).out;
    QVERIFY2(text.contains("This game shuffles before every round"), text.constData());
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

void TestCount::riskOfAMeanAndADeviation() {
    const QJsonObject json = jsonOf(risk(0.02, 2.5, {"--bankroll", "500", "--rounds", "3000"}));
    QVERIFY(hasAll(json, {"per100", "deviation", "ruin", "tripRuin", "n0", "di", "score", "behind"}));
    const auto near = [&](const char* name, double expected) {
        const double ours = json[QLatin1StringView(name)].toDouble();
        if (std::abs(ours - expected) < 1e-9 * std::max(1.0, std::abs(expected)))
            return true;
        qWarning("%s: %.12g, expected %.12g", name, ours, expected);
        return false;
    };
    const auto normal = [](double x) { return 0.5 * std::erfc(-x / std::sqrt(2.0)); };
    const double ruin = std::exp(-2 * 0.02 * 500 / 6.25);
    const double spread = 2.5 * std::sqrt(3000);
    QVERIFY(near("per100", 2));
    QVERIFY(near("deviation", 2.5));
    QVERIFY(near("ruin", ruin));
    QVERIFY(near("tripRuin", normal((-500 - 60) / spread) + ruin * normal((-500 + 60) / spread)));
    QVERIFY(near("n0", 15'625));
    QVERIFY(near("di", 8));
    QVERIFY(near("score", 64));
    QVERIFY(near("behind", normal(-60 / spread)));
    QVERIFY(near("perHour", 2)); // 100 rounds
    QCOMPARE(jsonOf(risk(0.02, 2.5, {"--bankroll", "500"}))["rounds"].toInt(), 2000);
    QCOMPARE(jsonOf(risk(0.02, 2.5, {"--bankroll", "500", "--hour", "70"}))["perHour"].toDouble(), 1.4);
    // Nothing is won.
    const QJsonObject even = jsonOf(risk(0, 1, {"--bankroll", "500"}));
    QCOMPARE(even["ruin"].toDouble(), 1.0);
    QVERIFY(even["n0"].isNull() && even.contains("n0"));
    QCOMPARE(even["score"].toDouble(-1), 0.0);
    const QJsonObject lost = jsonOf(risk(-0.01, 1, {"--bankroll", "50"}));
    QCOMPARE(lost["ruin"].toDouble(), 1.0);
    QVERIFY(lost["tripRuin"].toDouble() > 0 && lost["tripRuin"].toDouble() < 1);
    QVERIFY(lost["behind"].toDouble() > 0.5);
    const QByteArray text = call(risk(0.02, 2.5, {"--bankroll", "500", "--rounds", "3000"})).out;
    QVERIFY2(text.contains("After 30 hours (3000 rounds) you would be behind about 33 times in 100"), text.constData());
}

void TestCount::riskOfYourOwnStakes() {
    const QStringList stakes{"--ramp", "0:10 1:20 2:50x2", "--bankroll", "5000", "--rounds", "800", "--hour", "80"};
    const QJsonObject json = jsonOf(risked(stakes));
    QVERIFY(hasAll(json, {"per100", "deviation", "ruin", "tripRuin", "n0", "di", "score", "behind"}));
    QCOMPARE(json["ramp"].toArray().size(), 4);
    QCOMPARE(json["ramp"].toArray()[3].toObject()["hands"].toInt(), 2);
    QCOMPARE(json["currency"].toString(), QString("coin"));
    const double mean = json["mean"].toDouble();
    const double deviation = json["deviation"].toDouble();
    QCOMPARE(json["per100"].toDouble(), 100 * mean);
    QCOMPARE(json["perHour"].toDouble(), 80 * mean);
    QCOMPARE(json["rounds"].toDouble(), 800.0);
    QCOMPARE(json["simulated"].toDouble(), 200'000.0);
    QVERIFY(json["playedShare"].toDouble() == 1);
    QVERIFY(json["averageStake"].toDouble() > 10);
    QVERIFY(std::abs(json["di"].toDouble() - 1000 * mean / deviation) < 1e-9);
    QVERIFY(std::abs(json["ruin"].toDouble() - std::exp(-2 * mean * 5000 / deviation / deviation)) < 1e-12);
    // The same figures without the game.
    const QJsonObject again = jsonOf(risk(mean, deviation, {"--bankroll", "5000", "--rounds", "800"}));
    for (const char* figure : {"per100", "ruin", "tripRuin", "n0", "di", "score", "behind"})
        QVERIFY2(std::abs(again[figure].toDouble() - json[figure].toDouble()) <
                     1e-9 * std::max(1.0, std::abs(json[figure].toDouble())),
                 figure);
    // Rounds played after watching low counts are better ones.
    const QJsonObject left = jsonOf(risked(stakes + QStringList{"--leave", "0"}));
    QVERIFY(left["playedShare"].toDouble() < 0.9);
    const double whenPlayed = left["played"]["mean"].toDouble();
    QVERIFY(whenPlayed > mean);
    QVERIFY(std::abs(left["mean"].toDouble() - whenPlayed * left["playedShare"].toDouble()) < 1e-12);
    const QByteArray text = call(risked(stakes)).out;
    QVERIFY2(text.contains("After 10 hours (800 rounds) you would be behind about "), text.constData());
    QVERIFY2(text.contains("10.00 0:10.00 1:20.00 2:50.00x2"), text.constData());
    QVERIFY2(text.contains("judged to half decks"), text.constData());
}

void TestCount::lowerCountsAreStakedAsTheFirst() {
    const auto mean = [](const char* ramp) {
        return jsonOf(risked({"--ramp", QString::fromLatin1(ramp), "--bankroll", "5000"}))["averageStake"].toDouble();
    };
    QCOMPARE(mean("0:10 2:40"), mean("10 2:40"));
    QCOMPARE(mean("0:10"), 10.0);
    QCOMPARE(mean("-500:10 2:40"), mean("10 2:40"));
    // A stake of nothing watches: the same as leaving.
    QVERIFY(mean("-1:0 1:10 2:40") < mean("0:10 2:40"));
    QCOMPARE(mean("0:0 1:10"), mean("0 1:10"));
    // A stake of 1 is the table's minimum, with the widest limits that the game has, unless a currency is named.
    for (const char* game : {"deluxe", "rundown", "boxes", "down-under", "classic", "premium"}) {
        const QJsonObject json = jsonOf({"count", "risk", game, "--system", "hi-lo", "--ramp", "0:1 1:2 2:4 3:8",
                                         "--bankroll", "400", "--simulated", "1000"});
        QVERIFY2(hasAll(json, {"per100", "ruin", "currency", "unit"}), game);
    }
    const QStringList classic{"count",      "risk",    "classic",     "--system", "none",
                              "--bankroll", "1000000", "--simulated", "1000"};
    const QJsonObject units = jsonOf(classic + QStringList{"--ramp", "1"});
    QCOMPARE(units["currency"].toString(), QString("sweeps"));
    QCOMPARE(units["unit"].toDouble(), 0.5);
    const QJsonObject gold = jsonOf(classic + QStringList{"--ramp", "1000", "--currency", "gold"});
    QCOMPARE(gold["currency"].toString(), QString("gold"));
    QCOMPARE(gold["unit"].toDouble(), 1.0);
    QCOMPARE(gold["averageStake"].toDouble(), 1000 * units["averageStake"].toDouble());
    const Call refused = call(classic + QStringList{"--ramp", "1", "--currency", "gold"});
    QVERIFY2(refused.err.contains("--ramp: a stake of 1 is below the table's minimum of 1000"),
             refused.err.constData());
    QVERIFY(call(classic + QStringList{"--ramp", "1001"}).err.contains("above the table's maximum of 1000"));
}

void TestCount::stakesForABankroll() {
    const QJsonObject json =
        jsonOf(risked({"--kelly", "1", "--bankroll", "10000", "--most", "100", "--penetration", "0.8"}));
    const QJsonArray ramp = json["ramp"].toArray();
    QVERIFY(ramp.size() > 2);
    double before = 0;
    for (const QJsonValue& step : ramp) {
        const double stake = step["stake"].toDouble();
        QVERIFY(stake > before && stake <= 100 && std::fmod(stake * 2, 1) == 0);
        before = stake;
    }
    QVERIFY(json["ruin"].toDouble() > 0 && json["ruin"].toDouble() < 1);
    QVERIFY(json["doubleBeforeHalf"].toDouble() > 0.5);
}

void TestCount::aFlatStakeWithSideBets() {
    const QStringList flat{"count", "risk",     "deluxe", "--system", "none", "--simulated", "200000", "--bankroll",
                           "500",   "--rounds", "350",    "--ramp",   "5",    "--currency",  "coin"};
    const QJsonObject plain = jsonOf(flat);
    QVERIFY(plain["system"].isNull());
    QCOMPARE(plain["ruin"].toDouble(), 1.0); // for ever
    const auto trip = [](const QJsonObject& json) { return json["roundByRound"]["tripRuin"].toDouble(-1); };
    QVERIFY(trip(plain) >= 0 && trip(plain) < 0.05);
    QVERIFY(std::abs(plain["roundByRound"]["behind"].toDouble() - plain["behind"].toDouble()) < 0.05);
    const QJsonObject side = jsonOf(flat + QStringList{"--side", "pair=5"});
    QVERIFY(trip(side) > trip(plain));
    QVERIFY(side["deviation"].toDouble() > plain["deviation"].toDouble() + 5);
}

void TestCount::refusesInWords_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("words");
    const auto row = [](const char* name, const QStringList& arguments, const char* words) {
        QTest::newRow(name) << arguments << QByteArray(words);
    };
    const QStringList rich{"--bankroll", "10000"};
    row("unlike any command", {"count", "effcts", "boxes"}, "count effects");
    row("unknown system", {"count", "indices", "hilo", "boxes"}, "did you mean \"hi-lo\"?");
    row("unknown system of an option", {"count", "simulate", "boxes", "--rounds", "9", "--system", "hilo"},
        "--system hilo: no count system has this id, and no file this name; allowed: hi-lo, ko");
    row("no system", {"count", "simulate", "boxes", "--rounds", "9"}, "--system SYSTEM is missing; allowed: hi-lo, ko");
    row("no such game", {"count", "correlations", "hi-lo", "box"}, "box: ");
    row("no game", {"count", "indices", "hi-lo"}, "VARIANT is missing");
    row("no system nor game", {"count", "correlations"}, "SYSTEM is missing");
    row("play", {"count", "effects", "boxes", "--play", "good"}, "--play is \"good\"; allowed: fixed, best");
    row("seen twice too often", {"count", "effects", "classic", "--set", "decks=1", "--seen", "5S 5S"},
        "--seen: 5S is no longer in the shoe; 1 deck");
    row("seen too often", {"count", "effects", "premium", "--seen", QString("7 ").repeated(25)},
        "is no longer in the shoe");
    row("no card", {"count", "effects", "premium", "--seen", "1X"}, "--seen: \"1X\" is not a card");
    row("few cards",
        {"count", "effects", "classic", "--set", "decks=1", "--seen", QString("A 2 3 4 5 6 7 8 9 T J Q ").repeated(4)},
        "only 4 cards are left unseen; at least 10 are needed");
    row("none to spare",
        {"count", "effects", "classic", "--set", "decks=1", "--seen",
         QString("A 2 3 4 5 6 7 8 9 T ").repeated(4) + "J J"},
        "only 10 cards are left unseen; at least 11 are needed");
    row("few shoes", {"count", "indices", "hi-lo", "boxes", "--shoes", "2"}, "--shoes: \"2\" is not allowed");
    row("no rounds named", {"count", "simulate", "boxes", "--system", "hi-lo"},
        "--rounds N is missing; allowed: 1 to 1000000000000");
    row("no rounds", {"count", "simulate", "boxes", "--system", "hi-lo", "--rounds", "0"},
        "--rounds: \"0\" is not allowed; a whole number from 1 to 1000000000000");
    row("half a round", dealt({"--system", "hi-lo", "--rounds", "1.5"}), "--rounds: \"1.5\" is not allowed");
    row("plays", dealt({"--system", "hi-lo", "--plays", "index"}), "allowed: basic, indices");
    row("company", dealt({"--system", "hi-lo", "--company", "9"}),
        "--company: \"9\" is not allowed; a whole number from 0 to 6");
    row("deep", dealt({"--system", "hi-lo", "--penetration", "0.95"}),
        "--penetration: \"0.95\" is not allowed; a number from 0.3 to 0.9 is");
    row("no depth", dealt({"--system", "hi-lo", "--penetration", "nan"}), "--penetration: \"nan\" is not allowed");
    row("seed", dealt({"--system", "hi-lo", "--seed", "-1"}), "--seed: \"-1\" is not allowed");
    row("threads", dealt({"--system", "hi-lo", "--threads", "0"}), "--threads: \"0\" is not allowed");
    row("a stake above the limit", risked(rich + QStringList{"--ramp", "0:10 2:5000"}),
        "--ramp: a stake of 5000 is above the table's maximum");
    row("a stake below the minimum", risked(rich + QStringList{"--ramp", "0:0.5"}),
        "--ramp: a stake of 0.5 is below the table's minimum of 1");
    row("counts fall", risked(rich + QStringList{"--ramp", "0:10 2:20 1:30"}),
        "--ramp: the count 1 comes after 2; counts must rise");
    row("no step", risked(rich + QStringList{"--ramp", "0:10 two:20"}), "--ramp: \"two:20\" is no step");
    row("no number", risked(rich + QStringList{"--ramp", "0:nan"}), "--ramp: \"0:nan\" is no step");
    row("an empty ramp", risked(rich + QStringList{"--ramp", ""}), "--ramp: \"\" is no step");
    row("nothing staked", risked(rich + QStringList{"--ramp", "0:0 1:0"}), "--ramp: nothing is ever staked");
    row("many hands", risked(rich + QStringList{"--ramp", "0:10x9"}), "--ramp: 9 hands can't be played");
    row("no ramp", risked(rich), "--ramp STAKES is missing");
    row("poor", risked({"--bankroll", "50", "--ramp", "0:10 3:100"}),
        "--bankroll: a bankroll of 50 can't pay for stakes of 100");
    row("no bankroll named", risked({"--ramp", "0:10"}), "--bankroll AMOUNT is missing");
    row("no bankroll", risked({"--bankroll", "0", "--ramp", "0:10"}), "--bankroll: 0 is no bankroll");
    row("words", risked({"--bankroll", "much", "--ramp", "0:10"}),
        "--bankroll: \"much\" is not allowed; a number from 0 to 1000000000000 is");
    row("currency", risked(rich + QStringList{"--ramp", "0:10", "--currency", "gold"}),
        "--currency is \"gold\"; allowed: coin");
    row("no session", risked(rich + QStringList{"--ramp", "0:10", "--rounds", "0"}), "--rounds: \"0\" is not allowed");
    row("no hour", risked(rich + QStringList{"--ramp", "0:10", "--hour", "0"}), "--hour: \"0\" is not allowed");
    row("who doesn't count", {"count", "risk", "boxes", "--system", "none", "--ramp", "0:1 1:2", "--bankroll", "100"},
        "who doesn't count can only stake flat");
    row("no side bet",
        {"count", "risk", "deluxe", "--system", "none", "--ramp", "5", "--bankroll", "500", "--side", "pears=5"},
        "\"pears\" is no side bet of this game; it has: pair");
    row("side bet by count",
        {"count", "risk", "deluxe", "--system", "hi-lo", "--bankroll", "500", "--side", "pair=5", "--ramp", "0:5 1:10"},
        "side bets go with a flat stake only");
    row("neither a game nor figures", {"count", "risk", "--bankroll", "5"},
        "VARIANT is missing; allowed: VARIANT, --mean M --deviation D");
    row("both", risked(rich + QStringList{"--ramp", "0:10", "--mean", "1"}), "--mean goes without a VARIANT");
    row("no deviation named", {"count", "risk", "--mean", "0.1", "--bankroll", "5"}, "--deviation is missing");
    row("no mean named", {"count", "risk", "--deviation", "0.1", "--bankroll", "5"}, "--mean is missing");
    row("no mean", {"count", "risk", "--mean", "nan", "--deviation", "1", "--bankroll", "5"},
        "--mean: \"nan\" is not allowed");
    row("no deviation", risk(0.1, 0, {"--bankroll", "5"}), "--deviation: a deviation of 0 risks nothing");
    row("a negative deviation", risk(0.1, -1, {"--bankroll", "5"}), "--deviation: \"-1\" is not allowed");
    row("infinite", {"count", "risk", "--mean", "0.1", "--deviation", "inf", "--bankroll", "5"},
        "--deviation: \"inf\" is not allowed");
    row("a system of figures", risk(0.1, 1, {"--bankroll", "5", "--system", "hi-lo"}),
        "--system goes with a VARIANT only");
}

void TestCount::refusesInWords() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, words);
    const Call refused = call(arguments);
    QCOMPARE(refused.code, 2);
    QVERIFY2(refused.err.contains(words), refused.err.constData());
    QVERIFY(refused.out.isEmpty());
    const Call asJson = call(arguments + QStringList{"--json"});
    QCOMPARE(asJson.code, 2);
    QVERIFY(asJson.out.isEmpty());
}

void TestCount::offersTheSystems() {
    const QByteArray offered = call({"--complete", "count", "simulate", "boxes", "--system", "hi"}).out;
    QVERIFY2(offered.contains("hi-lo\n") && offered.contains("hi-opt-2\n"), offered.constData());
    const QByteArray first = call({"--complete", "count", "indices", "hi"}).out;
    QVERIFY2(first.contains("hi-lo\tHi-Lo\n"), first.constData());
    QVERIFY(call({"--complete", "count", "indices", "hi-lo", "box"}).out.contains("boxes"));
    QVERIFY(call({"--complete", "count", "effects", "boxes", "--play", ""}).out.contains("fixed\nbest\n"));
    const QByteArray commands = call({"--complete", "count", ""}).out;
    for (const char* command : {"systems", "effects", "correlations", "indices", "simulate", "risk"})
        QVERIFY2(commands.contains(command), commands.constData());
}

OPENSHOE_TEST(TestCount, Core)
#include "tst_count.moc"
