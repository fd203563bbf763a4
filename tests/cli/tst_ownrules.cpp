// SPDX-License-Identifier: GPL-3.0-or-later
// Custom games and comparisons, tested from outside.
#include "program.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

class TestOwnRules : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QFile file(m_data.filePath("mine.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QJsonObject json = call({"rules", "premium", "--json"}).json();
        QVERIFY(!json.isEmpty());
        json["id"] = "mine";
        json["sideBets"] = QJsonDocument::fromJson(R"([
            {"id":"bust","kind":"dealer-bust","pays":{"dealer-bust-3":"1:1","dealer-bust-4":"2:1","dealer-bust":"5:1"},
             "limits":[{"currency":"gold","min":"100","max":"100000"}]},
            {"id":"anything","kind":"combination","pays":{"perfect":"20:1","flush":"3:1","total-21":"4:1"},
             "limits":[{"currency":"gold","min":"100","max":"100000"}]}])")
                               .array();
        file.write(QJsonDocument(json).toJson());
    }

    void helps() {
        const Call help = call({"variants", "check", "--help"});
        QCOMPARE(help.code, 0);
        for (const char* part : {"dealer.hitsSoft17", "none, late, early", "0.3 to 0.9", "(needed)", "dealer-bust-8",
                                 "3:2", "multiples of 0.02"})
            QVERIFY2(help.out.contains(part), part);
        for (const char* command : {"add", "remove"})
            QCOMPARE(call({"variants", command, "--help"}).code, 0);
        QVERIFY(call({"compare", "--help"}).out.contains("\"inTurn\""));
        QCOMPARE(call({"--help"}).out.count("  variants "), qsizetype(4));
    }

    void gamesComeAndGo() {
        const QString data = m_data.filePath("data");
        const QString file = m_data.filePath("mine.json");
        const QJsonObject added = call({"variants", "add", file, "--data", data, "--json"}).json();
        QCOMPARE(added["id"].toString(), "mine");
        QCOMPARE(added["path"].toString(), QDir(data).filePath("variants/mine.json"));
        QCOMPARE(call({"variants", "--data", data, "--json"}).json()["variants"].toArray().size(), qsizetype(7));
        const Call again = call({"variants", "add", file, "--data", data});
        QCOMPARE(again.code, 2);
        QVERIFY2(again.err.contains("mine.json: /id: \"mine\" is taken by"), again.err);
        // It can be played, analysed and described like any other.
        const QJsonObject bets = call({"analyze", "mine", "--data", data, "--json"}).json()["sideBets"].toObject();
        double bust = 0;
        for (const QJsonValue& outcome : bets["bust"]["outcomes"].toArray())
            bust += outcome["probability"].toDouble();
        QVERIFY(bust > 0.27 && bust < 0.29);
        QVERIFY(bets["anything"]["expectation"].toDouble() < 0);
        const QByteArray text = call({"rules", "mine", "--data", data}).out.simplified();
        QVERIFY(text.contains("dealer bust with 4 cards 2:1"));
        QVERIFY(text.contains("It is settled when the round ends"));
        QVERIFY(text.contains("total of 21 4:1"));
        const Call removed = call({"variants", "remove", "mine", "--data", data});
        QCOMPARE(removed.code, 0);
        QVERIFY2(removed.out.contains("mine was removed: "), removed.out);
        QCOMPARE(call({"variants", "--data", data, "--json"}).json()["variants"].toArray().size(), qsizetype(6));
        QCOMPARE(call({"variants", "remove", "mine", "--data", data}).code, 2);
        const Call builtIn = call({"variants", "remove", "classic", "--data", data});
        QCOMPARE(builtIn.code, 2);
        QVERIFY(builtIn.err.contains("classic: is a built-in game"));
    }

    void aRoundWithBothBets() {
        const QByteArray scenario =
            R"({"variant":"FILE","currency":"gold","players":[{"id":"ann","balance":"100000.00"}],
            "rounds":[{"shoe":"TS 6S 5S TC 8D 9D",
            "bets":[{"main":"10000.00"},{"side":"bust","stake":"100.00"},{"side":"anything","stake":"100.00"}],
            "actions":[{"do":"hit"}]}]})";
        QByteArray named = scenario;
        named.replace("FILE", m_data.filePath("mine.json").toUtf8());
        const Call played = call({"play", "-", "--json"}, named);
        QCOMPARE(played.err, QByteArray());
        QStringList told;
        for (const QJsonValue& play : played.json()["rounds"][0]["plays"].toArray())
            told << play["result"].toString() + ' ' + play["returned"].toString();
        QCOMPARE(told.join(", "), "bust 0.00, dealer-bust-3 200.00, total-21 500.00");
    }

    void filesAreChecked() {
        const QString good = m_data.filePath("mine.json");
        const QString bad = m_data.filePath("bad.json");
        QFile file(bad);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"id":"classic","name":"x","decks":9,"limits":[],"deal":1})");
        file.close();
        const Call both = call({"variants", "check", good, bad, "--json", "--data", m_data.filePath("none")});
        QCOMPARE(both.code, 1);
        const QJsonArray files = both.json()["files"].toArray();
        QCOMPARE(files.size(), qsizetype(2));
        QCOMPARE(files[0]["id"].toString(), "mine");
        QVERIFY(files[0]["problems"].toArray().isEmpty());
        QStringList places;
        for (const QJsonValue& problem : files[1]["problems"].toArray()) {
            places << problem["place"].toString();
            QVERIFY(!problem["detail"].toString().isEmpty());
        }
        places.sort();
        QCOMPARE(places.join(' '), "/deal /decks /id");
        QCOMPARE(call({"variants", "check", good}).code, 0);
        const Call text = call({"variants", "check", bad});
        QVERIFY2(text.out.contains("bad.json: /decks: 9 is out of range; allowed: 1 to 8"), text.out);
        const Call missing = call({"variants", "check", m_data.filePath("nowhere.json")});
        QCOMPARE(missing.code, 1);
        QVERIFY(missing.out.contains("cannot be read"));
        QCOMPARE(call({"variants", "check"}).code, 2);
    }

    void gamesAreCompared() {
        const QJsonObject json = call({"compare", "classic", "premium", "--json"}).json();
        const double a = json["a"]["expectation"].toDouble();
        const double b = json["b"]["expectation"].toDouble();
        QCOMPARE(json["a"]["id"].toString(), "classic");
        double sum = 0;
        QStringList keys;
        for (const QJsonValue& rule : json["rules"].toArray()) {
            keys << rule["key"].toString();
            sum += rule["inTurn"].toDouble();
        }
        QCOMPARE(keys.join(' '), "dealer.hitsSoft17 dealer.peek limits");
        QVERIFY(std::abs(sum - (b - a)) < 1e-12);
        const QJsonValue first = json["rules"][0];
        QCOMPARE(first["a"].toBool(), true);
        QCOMPARE(first["b"].toBool(), false);
        QCOMPARE(first["alone"].toDouble(), first["inTurn"].toDouble());
        QVERIFY(json["cells"].toArray().contains(QJsonObject{{"hand", "A 7"}, {"up", "2"}, {"a", "Ds"}, {"b", "S"}}));

        for (const char* other : {"later", "doubled", "free"})
            QCOMPARE(json[other], QJsonValue(QJsonArray()));
        const auto redoubled = QStringList{"compare", "premium", "premium", "--set", "double.times=2"};
        QVERIFY(call(redoubled + QStringList{"--json"})
                    .json()["doubled"]
                    .toArray()
                    .contains(QJsonObject{{"hand", "11"}, {"doubles", 1}, {"up", "6"}, {"a", "S"}, {"b", "Ds"}}));
        QVERIFY(call(redoubled).out.contains("11 doubled "));
        const QJsonObject free = call({"compare", "premium", "premium", "--set", "split.free=all", "--json"}).json();
        QVERIFY(free["free"].toArray().contains(QJsonObject{{"hand", "8"}, {"up", "6"}, {"a", "H"}, {"b", "D"}}));

        const QJsonObject changed = call({"compare", "premium", "premium", "--set", "decks=1", "--json"}).json();
        QCOMPARE(changed["rules"].toArray().size(), qsizetype(1));
        QVERIFY(changed["rules"][0]["alone"].toDouble() > 0);
        const QByteArray text = call({"compare", "premium", "premium"}).out;
        QVERIFY2(text.contains("Both have the same rules.") && text.contains("The strategy charts are the same."),
                 text);
        QCOMPARE(call({"compare", "premium"}).code, 2);
        QCOMPARE(call({"compare", "premium", "nobody"}).code, 2);
        QCOMPARE(call({"compare", "premium", "premium", "--set", "decks=9"}).code, 2);
    }

    void presetsLieOverTheGame() {
        const QJsonObject rules =
            call({"rules", "classic", "--preset", "european", "--set", "decks=8", "--json"}).json();
        QCOMPARE(rules["id"].toString(), "classic");
        QCOMPARE(rules["decks"].toInt(), 8);
        QCOMPARE(rules["double"]["on"].toString(), "9-11");
        const QJsonObject json = call({"compare", "premium", "premium", "--preset", "strip-6-5", "--json"}).json();
        QVERIFY(json["b"]["expectation"].toDouble() < json["a"]["expectation"].toDouble() - 0.012);
        QVERIFY(call({"analyze", "--help"}).out.contains("single-6-5"));
        // A side bet is added to those of the game; several presets apply in order.
        const QStringList several{"rules",    "rundown",     "--preset", "lucky-lucky",
                                  "--preset", "european",    "--preset", "over-13",
                                  "--set",    "sideBets.over-13.pays.over-13=6:5", "--json"};
        const QJsonObject bets = call(several).json();
        QCOMPARE(bets["double"]["on"].toString(), "9-11");
        QStringList ids;
        for (const QJsonValue bet : bets["sideBets"].toArray())
            ids << bet["id"].toString();
        QCOMPARE(ids.join(' '), "pairs poker lucky-lucky over-13");
        QCOMPARE(bets["sideBets"][3]["pays"]["over-13"].toString(), "6:5");
        QVERIFY(call({"analyze", "--help"}).out.contains("lucky-lucky"));
        const Call unknown = call({"analyze", "classic", "--preset", "nowhere"});
        QCOMPARE(unknown.code, 2);
        QVERIFY2(unknown.err.contains("--preset nowhere: not known; allowed: strip-h17, "), unknown.err);
    }

    void presetsAreListed() {
        const QJsonObject all = call({"presets", "--json"}).json();
        const QJsonArray presets = all["presets"].toArray();
        const QJsonArray bets = all["sideBets"].toArray();
        const Call text = call({"presets"});
        QCOMPARE(text.code, 0);
        const QStringList ids = completionsOf({"rules", "classic", "--preset", ""});
        QCOMPARE(presets.size() + bets.size(), ids.size());
        for (qsizetype i = 0; i < bets.size(); ++i) {
            const QJsonValue bet = bets[i];
            QCOMPARE(bet["id"].toString(), ids[presets.size() + i]);
            const QJsonValue other = bet["published"];
            const QByteArray printed =
                QByteArray::number(100 * other["houseEdge"].toDouble(), 'f', other["decimals"].toInt()) + " %";
            QVERIFY2(text.out.contains(printed), printed);
            QVERIFY(text.out.simplified().contains(other["source"].toString().toUtf8()));
        }
        QVERIFY(bets.size() >= 10);
        int published = 0;
        for (qsizetype i = 0; i < presets.size(); ++i) {
            const QJsonValue preset = presets[i];
            const QString id = preset["id"].toString();
            QCOMPARE(id, ids[i]);
            const QByteArray computed = QByteArray::number(100 * preset["houseEdge"].toDouble(), 'f', 4) + " %";
            QVERIFY2(text.out.contains(id.toUtf8()) && text.out.contains(computed), computed);
            const QJsonValue other = preset["published"];
            if (!other.isObject())
                continue;
            ++published;
            const QByteArray printed =
                QByteArray::number(100 * other["houseEdge"].toDouble(), 'f', other["decimals"].toInt()) + " %";
            QVERIFY2(text.out.contains(printed), printed);
            QVERIFY(text.out.simplified().contains(other["source"].toString().toUtf8()));
            if (!other["difference"].isNull())
                QVERIFY(text.out.simplified().contains(other["difference"].toString().toUtf8()));
        }
        QVERIFY(published > 10 && published < presets.size());
        QVERIFY(call({"presets", "--help"}).out.contains("\"houseEdge\""));
        // They are what the games with these rules cost.
        const QJsonObject reno = call({"analyze", "boxes", "--preset", "single-reno", "--json"}).json();
        QVERIFY(std::abs(reno["expectation"].toDouble() + 0.004281) < 5e-7);
        QCOMPARE(call({"presets", "single-reno"}).code, 2);
    }

    void presetsAreCompared() {
        const auto compared = [](const QStringList& words) {
            return call(QStringList{"compare", "--json"} + words).json();
        };
        const auto keys = [](const QJsonObject& json) {
            QStringList all;
            for (const QJsonValue& rule : json["rules"].toArray())
                all << rule["key"].toString();
            return all.join(' ');
        };
        // Laid over the other game: only what the preset says differs.
        const QJsonObject laid = compared({"premium", "australian"});
        QCOMPARE(laid["a"]["id"].toString(), "premium");
        QCOMPARE(laid["b"]["id"].toString(), "australian");
        QVERIFY(std::abs(laid["b"]["expectation"].toDouble() + 0.005868) < 5e-7);
        QVERIFY(laid["sideBets"] == compared({"premium", "premium"})["sideBets"]);
        const QJsonObject back = compared({"australian", "premium"});
        QCOMPARE(back["a"]["id"].toString(), "australian");
        QVERIFY(back["a"]["expectation"] == laid["b"]["expectation"]);
        QCOMPARE(keys(back), keys(laid));
        // Two presets: nothing differs but their rules.
        const QJsonObject both = compared({"strip-h17", "strip-s17"});
        QCOMPARE(keys(both), "dealer.hitsSoft17 split.resplitAces");
        QVERIFY(both["sideBets"].toArray().isEmpty());
        QVERIFY(compared({"european", "european"})["rules"].toArray().isEmpty());
        // Changes are B's, after its preset and after another one laid over it.
        QCOMPARE(keys(compared({"strip-h17", "strip-h17", "--set", "decks=8"})), "decks");
        QCOMPARE(keys(compared({"strip-h17", "australian", "--preset", "strip-h17", "--set", "decks=8"})),
                 "decks dealer.blackjackTakes");
        // A game of one's own or a file is meant before a preset of that name.
        const QString data = m_data.filePath("with-preset");
        QJsonObject own = call({"rules", "premium", "--json"}).json();
        own["id"] = "european";
        QFile file(m_data.filePath("own-european.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QJsonDocument(own).toJson());
        file.close();
        QCOMPARE(call({"variants", "add", file.fileName(), "--data", data}).code, 0);
        QVERIFY(compared({"premium", "european", "--data", data})["rules"].toArray().isEmpty());
        QCOMPARE(call({"compare", "premium", "stirp-h17"}).code, 2);
        QCOMPARE(call({"compare", "nobody", "strip-h17"}).code, 2);
        QCOMPARE(call({"analyze", "strip-h17"}).code, 2);
        QVERIFY(completionsOf({"compare", "classic", "str"}).contains("strip-h17"));
        QVERIFY(!completionsOf({"analyze", "str"}).contains("strip-h17"));
    }

private:
    QTemporaryDir m_data;
};

OPENSHOE_TEST(TestOwnRules, None)
#include "tst_ownrules.moc"
