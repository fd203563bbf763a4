// SPDX-License-Identifier: GPL-3.0-or-later
#include "../cli/program.h"
#include "places.h"
#include "player.h"
#include "testprogram.h"

#include "fairness/verify.h"
#include "formats/ownvariants.h"
#include "storage/file/files.h"
#include "storage/record/database.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QScopeGuard>
#include <QSet>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace openshoe;
using namespace openshoe::storage;

/// The command line's `history` and `fairness verify` on a played store: as processes, and for calls about every round
/// by one that answers them all.
class TestHistory : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        auto store = Store::open(m_folder.path(), Access::Play).value();
        playAllGames(*store, 10, 12);
        m_count = store->call([](Tables& t) { return t.rounds.count({}); }).value();
    }

    void list() {
        const QJsonObject all = history({"list", "--limit", "1000", "--json"}).json();
        QCOMPARE(all["total"].toInteger(), m_count);
        const QJsonArray rounds = all["rounds"].toArray();
        QCOMPARE(rounds.size(), m_count);
        const QStringList keys{"account",  "currency", "dealer",  "ended", "id",     "net",     "recovered", "results",
                               "returned", "sideBets", "started", "state", "values", "variant", "wagered"};
        for (qsizetype i = 0; i < rounds.size(); ++i) {
            QCOMPARE(rounds[i].toObject().keys(), keys);
            QCOMPARE(rounds[i]["id"].toInteger(), m_count - i);
        }
        const QJsonObject page = history({"list", "--limit", "3", "--before", "10", "--json"}).json();
        QCOMPARE(page["rounds"].toArray().size(), qsizetype(3));
        QCOMPARE(page["rounds"][0]["id"].toInteger(), 9);
        const QJsonObject boxes =
            history({"list", "--variant", "boxes", "--from", "2020-01-01", "--account", "you", "--json"}).json();
        QVERIFY(boxes["total"].toInteger() > 5 && boxes["total"].toInteger() <= 10);
        QCOMPARE(history({"list", "--to", "2020-01-01T00:00:00Z", "--json"}).json()["total"].toInteger(), 0);
        QVERIFY(history({"list"}).out.contains("of " + QByteArray::number(m_count) + " rounds"));
    }

    // A round's result is its net; how its hands ended is another question.
    void resultsAndEndings() {
        const QJsonArray all = history({"list", "--limit", "1000", "--json"}).json()["rounds"].toArray();
        const auto chosen = [&](const auto& passes) {
            QList<qint64> ids;
            for (const auto value : all) {
                if (const QJsonObject round = value.toObject(); passes(round))
                    ids << round["id"].toInteger();
            }
            return ids;
        };
        const auto listed = [&](const QStringList& filter) {
            const QJsonObject found = history(QStringList{"list", "--limit", "1000", "--json"} + filter).json();
            QList<qint64> ids;
            for (const auto round : found["rounds"].toArray())
                ids << round.toObject()["id"].toInteger();
            return found["total"].toInteger() == ids.size() ? ids : QList<qint64>{-1};
        };
        qsizetype together = 0;
        for (const auto& [word, sign] : {std::pair("win", 1), std::pair("push", 0), std::pair("lose", -1)}) {
            const auto rounds = chosen([s = sign](const QJsonObject& round) {
                const double net = round["net"].toString().toDouble();
                return (net > 0 ? 1 : net < 0 ? -1 : 0) == s;
            });
            QCOMPARE(listed({"--result", word}), rounds);
            together += rounds.size();
        }
        QCOMPARE(together, all.size());
        const QStringList endings{"blackjack", "win",       "push",       "lose",
                                  "bust",      "surrender", "even-money", "returned"};
        for (const QString& ending : endings)
            QCOMPARE(listed({"--ending", ending}), chosen([&](const QJsonObject& round) {
                         return round["results"].toArray().contains(ending);
                     }));
        QVERIFY(!listed({"--ending", "bust"}).isEmpty());
        QCOMPARE(listed({"--result", "lose", "--ending", "bust"}), chosen([](const QJsonObject& round) {
                     return round["net"].toString().startsWith('-') &&
                            round["results"].toArray().contains(QStringLiteral("bust"));
                 }));
        // What is offered in an error is what the help says, and each of it is something.
        const QByteArray help = history({"list", "--help"}).out.simplified();
        for (const auto& [option, words] : {std::pair("--result", QStringList{"win", "push", "lose"}),
                                            std::pair("--ending", endings)}) {
            const Call wrong = history({"list", option, "side"});
            QCOMPARE(wrong.code, 2);
            QVERIFY2(wrong.err.contains(words.join(", ").toUtf8() + " is needed"), wrong.err.constData());
            QVERIFY2(help.contains(words.join(", ").toUtf8()), help.constData());
        }
    }

    void unknownNamesAreTold() {
        for (const char* command : {"list", "stats", "mistakes"}) {
            const Call game = history({command, "--variant", "classik"});
            QCOMPARE(game.code, 2);
            QVERIFY2(game.out.isEmpty() && game.err.contains("boxes, classic, deluxe"), game.err.constData());
            const Call currency = history({command, "--currency", "euro", "--json"});
            QCOMPARE(currency.code, 2);
            QVERIFY2(currency.out.isEmpty() && currency.err.contains("coin, gold"), currency.err.constData());
        }
        QCOMPARE(history({"list", "--variant", "classic"}).code, 0);
    }

    // As in the window, and unlike a moment.
    void theLastDayIsIncluded() {
        const QString today = QDate::currentDate().toString(Qt::ISODate);
        const QString yesterday = QDate::currentDate().addDays(-1).toString(Qt::ISODate);
        const auto total = [&](const QStringList& filter) {
            return history(QStringList{"list", "--json"} + filter).json()["total"].toInteger();
        };
        QCOMPARE(total({"--from", yesterday, "--to", today}), m_count);
        QCOMPARE(total({"--from", yesterday, "--to", yesterday}) + total({"--from", today, "--to", today}), m_count);
        QCOMPARE(total({"--to", QDate::currentDate().addDays(-1).startOfDay().toUTC().toString(Qt::ISODate)}), 0);
        QCOMPARE(history({"list", "--from", today, "--to", yesterday}).code, 2);
    }

    // What people read counts a shoe's cards from 1; `firstCard` is an index.
    void cardsAreCountedFromOne() {
        const QJsonObject shown = history({"show", "1", "--json"}).json();
        const int first = shown["fairness"].toObject()["firstCard"].toInt();
        const qsizetype drawn = shown["drawnCards"].toArray().size();
        QCOMPARE(first, 0);
        const QByteArray told = history({"show", "1"}).out;
        QVERIFY2(told.contains("cards 1 to " + QByteArray::number(drawn)), told.constData());
    }

    // The list and a round tell the same time, by this computer's clock.
    void timesAreToldInOneForm() {
        const QJsonObject shown = history({"show", "1", "--json"}).json();
        const QDateTime started = QDateTime::fromString(shown["started"].toString(), Qt::ISODate);
        QVERIFY(started.isValid());
        const QByteArray told = started.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm")).toUtf8();
        QVERIFY(history({"list", "--before", "2"}).out.contains(told));
        const QByteArray round = history({"show", "1"}).out;
        QVERIFY2(round.contains("started " + told + ", ended "), round.constData());
    }

    void price() {
        const QJsonObject first = history({"price", "--json"}).json();
        QCOMPARE(first["rounds"].toInteger(), m_count);
        QCOMPARE(first["unpriced"].toInteger(), 0);
        QVERIFY(first["decisions"].toInteger() > m_count / 2);
        QCOMPARE(history({"price", "--again", "--json"}).json(), first);
        const QByteArray onRecord = QByteArray::number(m_count) + " priced in all";
        QVERIFY(history({"price"}).out.startsWith("0 rounds priced now; " + onRecord));
        QVERIFY(history({"check", "--json"}).json()["problems"].toArray().isEmpty());
    }

    // Each round's own figures: net = atStart - cost + luck, its cost is that of its decisions, and each decision's
    // cost follows from its worths.
    void review() {
        qint64 decisions = 0;
        for (qint64 id = 1; id <= m_count; ++id) {
            const QJsonObject round = reviewed(id);
            const QStringList keys{"afterDeal", "atStart", "cost",     "decisions", "id",
                                   "luck",      "net",     "sideBets", "variant"};
            QCOMPARE(round.keys(), keys);
            QCOMPARE(round["id"].toInteger(), id);
            double cost = 0;
            for (const auto value : round["decisions"].toArray()) {
                const QJsonObject one = value.toObject();
                const QStringList names{"actions", "best", "cards",  "chosen",   "cost", "exact", "hand",
                                        "mark",    "on",   "player", "question", "seat", "stake", "up"};
                QCOMPARE(one.keys(), names);
                const QJsonObject actions = one["actions"].toObject();
                const double given =
                    actions[one["best"].toString()].toDouble() - actions[one["chosen"].toString()].toDouble();
                QVERIFY(std::abs(given - one["cost"].toDouble()) < 1e-9);
                const double part = one["cost"].toDouble();
                const QString mark = part == 0     ? "best"
                                     : part < 0.01 ? "fine"
                                     : part < 0.05 ? "inaccuracy"
                                     : part < 0.15 ? "mistake"
                                                   : "blunder";
                QCOMPARE(one["mark"].toString(), mark);
                cost += part * one["stake"].toString().toDouble();
                ++decisions;
            }
            QVERIFY(std::abs(cost - round["cost"].toDouble()) < 1e-9 * (1 + cost));
            const double made = round["atStart"].toDouble() - round["cost"].toDouble();
            QVERIFY(std::abs(round["net"].toString().toDouble() - made - round["luck"].toDouble()) < 1e-6);
        }
        QCOMPARE(history({"price", "--json"}).json()["decisions"].toInteger(), decisions);
        QVERIFY(history({"review", "1"}).out.contains("luck"));
    }

    void mistakes() {
        const QJsonObject all = history({"mistakes", "--limit", "10000", "--json"}).json();
        const QJsonArray rows = all["mistakes"].toArray();
        QCOMPARE(all["total"].toInteger(), rows.size());
        QVERIFY(rows.size() > 20);
        qint64 pairs = 0;
        qint64 sideBets = 0;
        for (qsizetype i = 0; i < rows.size(); ++i) {
            QVERIFY(rows[i]["cost"].toDouble() >= 0.01);
            QVERIFY(i == 0 || rows[i - 1]["cost"].toDouble() >= rows[i]["cost"].toDouble());
            pairs += rows[i]["kind"].toString() == u"pair";
            sideBets += rows[i]["kind"].toString() == u"side-bet";
        }
        const auto isAnswer = [](const QJsonValue& row) { return row["kind"].toString() != u"side-bet"; };
        const QJsonObject costliest = std::ranges::find_if(rows, isAnswer)->toObject();
        const QJsonArray decisions = history({"review", QString::number(costliest["round"].toInteger()), "--json"})
                                         .json()["decisions"]
                                         .toArray();
        const QJsonObject decision = decisions[costliest["decision"].toInt() - 1].toObject();
        QCOMPARE(decision["cost"].toDouble(), costliest["cost"].toDouble());
        QCOMPARE(costliest["costAmount"].toDouble(),
                 costliest["cost"].toDouble() * decision["stake"].toString().toDouble());
        QSet<qint64> rounds;
        for (const auto row : rows)
            rounds.insert(row.toObject()["round"].toInteger());
        QCOMPARE(history({"list", "--mistake", "inaccuracy", "--json"}).json()["total"].toInteger(), rounds.size());
        QCOMPARE(history({"list", "--recovered", "--json"}).json()["total"].toInteger(), 0);
        QCOMPARE(history({"mistakes", "--kind", "pair", "--json"}).json()["total"].toInteger(), pairs);
        // A side bet taken costs what it was worth at the start, as in the review; none of it counts towards decisions.
        QVERIFY(sideBets > 5 && sideBets < rows.size());
        const QJsonObject taken = std::ranges::find_if_not(rows, isAnswer)->toObject();
        QVERIFY(taken["decision"].isNull());
        const QJsonObject reviewed = history({"review", QString::number(taken["round"].toInteger()), "--json"}).json();
        bool found = false;
        for (const QJsonValue& bet : reviewed["sideBets"].toArray())
            found =
                found || (bet["bet"] == taken["bet"] && -bet["expectation"].toDouble() == taken["cost"].toDouble() &&
                          std::abs(taken["cost"].toDouble() * bet["stake"].toString().toDouble() -
                                   taken["costAmount"].toDouble()) < 1e-9);
        QVERIFY(found);
        const QJsonObject only = history({"mistakes", "--kind", "side-bet", "--limit", "10000", "--json"}).json();
        QCOMPARE(only["total"].toInteger(), sideBets);
        QCOMPARE(only["mistakes"].toArray().size(), sideBets);
        QCOMPARE(history({"stats", "--json"}).json()["all"].toObject()["mistakes"].toInteger(), rows.size() - sideBets);
        QCOMPARE(history({"mistakes", "--to", "2020-01-01", "--json"}).json()["total"].toInteger(), 0);
        QVERIFY(history({"mistakes", "--limit", "3"}).out.contains("3 of "));
    }

    void wrongCalls() {
        for (const QStringList& wrong : {QStringList{"list", "--limit", "0"},
                                         {"list", "--before", "x"},
                                         {"list", "--result", "won"},
                                         {"list", "--ending", "side"},
                                         {"list", "--variant", "unknown"},
                                         {"export", "--out", "-", "--currency", "euro"},
                                         {"list", "--from", "yesterday"},
                                         {"list", "--account", "nobody"},
                                         {"list", "--state", "over"},
                                         {"list", "--mistake", "best"},
                                         {"list", "--from", "2026-02-01", "--to", "2026-01-31"},
                                         {"review"},
                                         {"review", "0"},
                                         {"review", "99999"},
                                         {"elsewhere"},
                                         {"elsewhere", "0"},
                                         {"elsewhere", "99999"},
                                         {"mistakes", "--kind", "luck"},
                                         {"mistakes", "--limit", "0"},
                                         {"show"},
                                         {"show", "0"},
                                         {"show", "x"},
                                         {"show", "99999"},
                                         {"export"},
                                         {"export", "--out", "f", "--format", "xml"}}) {
            const Call called = history(wrong);
            QVERIFY2(called.code == 2, qPrintable(wrong.join(' ')));
            QVERIFY(called.out.isEmpty());
            QVERIFY(called.err.startsWith("openshoe-cli: "));
        }
        QTemporaryDir empty;
        const Call none = call({"history", "list", "--data", empty.path()});
        QCOMPARE(none.code, 1);
        QVERIFY(none.err.contains("openshoe.db"));
    }

    // The cards are the shoe's, in order; the money is that of the imagined round; a copy of the round's own game comes
    // to the same as that game.
    void elsewhere() {
        const QString games = formats::ownVariantsFolder(m_folder.path());
        engine::RuleSet mine = rulesOf("rundown");
        mine.id = "mine";
        mine.name = "Mine";
        QVERIFY(QDir().mkpath(games) && formats::saveVariant(mine, QDir(games).filePath(QStringLiteral("mine.json"))));
        int told = 0;
        for (qint64 id = 1; id <= m_count; ++id) {
            const QJsonObject shown = history({"show", QString::number(id), "--json"}).json();
            const Call call = history({"elsewhere", QString::number(id), "--json"});
            if (cardsIn(shown).isEmpty()) {
                QCOMPARE(call.code, 1);
                continue;
            }
            QVERIFY2(call.code == 0, call.err);
            const QJsonObject json = call.json();
            const QStringList keys{"currency", "games", "id", "net", "returned", "variant", "wagered"};
            QCOMPARE(json.keys(), keys);
            QCOMPARE(json["net"].toString(),
                     history({"list", "--limit", "1", "--before", QString::number(id + 1), "--json"})
                         .json()["rounds"][0]["net"]
                         .toString());
            const QJsonArray all = json["games"].toArray();
            QCOMPARE(all.size(), qsizetype(7));
            QCOMPARE(all.first()["variant"], shown["variant"]);
            QCOMPARE(all.last()["variant"].toString(), "mine");
            QSet<QString> ids;
            for (const auto value : all) {
                const QJsonObject game = value.toObject();
                const QStringList names{"currency", "decisions", "end",    "likePlayed", "name",   "net",
                                        "returned", "round",     "stakes", "variant",    "wagered"};
                QCOMPARE(game.keys(), names);
                ids.insert(game["variant"].toString());
                QVERIFY(!game["stakes"].toArray().isEmpty() || game["end"].toString() == "no-stake");
                if (game["end"].toString() != "played") {
                    QVERIFY(game["round"].isNull() && game["net"].isNull());
                    continue;
                }
                ++told;
                QCOMPARE(game["round"]["wagered"], game["wagered"]);
                QCOMPARE(game["round"]["returned"], game["returned"]);
                QCOMPARE(game["net"].toString().toDouble(),
                         game["returned"].toString().toDouble() - game["wagered"].toString().toDouble());
                const auto here = cardsIn(shown);
                const auto there = cardsIn(game["round"].toObject());
                const auto same = std::min(here.size(), there.size());
                // Some of these games burn a card before the round, and some don't.
                if (all.first()["variant"] == game["variant"])
                    QCOMPARE(there.first(same), here.first(same));
            }
            QCOMPARE(ids.size(), qsizetype(7));
            if (shown["variant"].toString() == "rundown") {
                for (const char* key : {"stakes", "decisions", "wagered", "returned", "net"})
                    QCOMPARE(all.last()[QLatin1StringView(key)], all.first()[QLatin1StringView(key)]);
            }
        }
        QVERIFY2(told > 4 * m_count, qPrintable(QString::number(told)));
        const Call text = history({"elsewhere", "2"});
        QVERIFY(text.out.startsWith("round 2 of ") && text.out.count('\n') == 9);
        QVERIFY(QFile::remove(QDir(games).filePath(QStringLiteral("mine.json"))));
    }

    void showAgreesWithTheShuffle() {
        int verified = 0;
        for (qint64 id = 1; id <= m_count; ++id) {
            const Call shown = history({"show", QString::number(id), "--json"});
            QCOMPARE(shown.code, 0);
            const QJsonObject round = shown.json();
            for (const char* key : {"id",        "variant",    "account",  "currency", "started",  "ended", "state",
                                    "recovered", "drawnCards", "events",   "fairness", "dealer",   "seats", "plays",
                                    "refused",   "left",       "balances", "wagered",  "returned", "drawn"})
                QVERIFY2(round.contains(QLatin1StringView(key)), key);
            if (round["fairness"]["seed"].isNull())
                continue;
            const Call checked = call({"fairness", "verify", "-", "--json"}, shown.out);
            QCOMPARE(checked.code, 0);
            QVERIFY(checked.json()["verified"].toBool());
            if (++verified == 10)
                break;
        }
        QCOMPARE(verified, 10);
    }

    void verifyFromTheStore() {
        const Call all = call({"fairness", "verify", "--all", "--json", "--data", m_folder.path()});
        QCOMPARE(all.code, 0);
        QVERIFY(all.json()["verified"].toBool() && all.json()["shoes"].toInteger() > 30);
        const QJsonObject classic = history({"list", "--variant", "classic", "--limit", "1", "--json"}).json();
        const QString id = QString::number(classic["rounds"][0]["id"].toInteger());
        QCOMPARE(call({"fairness", "verify", id, "--data", m_folder.path()}).code, 0);
        // The last round of deluxe is in the middle of its shoe.
        const QJsonObject deluxe = history({"list", "--variant", "deluxe", "--limit", "1", "--json"}).json();
        const Call open = call(
            {"fairness", "verify", QString::number(deluxe["rounds"][0]["id"].toInteger()), "--data", m_folder.path()});
        QVERIFY(open.code == 0 || (open.code == 1 && open.err.contains("still in use")));
        QCOMPARE(call({"fairness", "verify", "99999", "--data", m_folder.path()}).code, 2);
        QCOMPARE(call({"fairness", "verify", "--data", m_folder.path()}).code, 2);
        QCOMPARE(call({"fairness", "verify", "--all", "1", "--data", m_folder.path()}).code, 2);

        // A round whose log is gone is not one in which no card was dealt.
        QTemporaryDir folder;
        QVERIFY(QFile::copy(databasePath(m_folder.path()), databasePath(folder.path())));
        {
            const auto store = Store::open(folder.path(), Access::Play).value();
            store->call([&](Tables& t) {
                t.db.sql().run("DELETE FROM logs WHERE round = ?", RoundId{id.toLongLong()});
                return t.db.sql().result(0).has_value();
            });
        }
        QCOMPARE(call({"fairness", "verify", id, "--data", folder.path()}).code, 1);
        const Call lost = call({"fairness", "verify", "--all", "--json", "--data", folder.path()});
        QCOMPARE(lost.code, 1);
        QCOMPARE(lost.json()["problems"].toArray().size(), 1);
    }

    void checkFindsWhatIsWrong() {
        const Call right = history({"check", "--json"});
        QCOMPARE(right.code, 0);
        QCOMPARE(right.json()["rounds"].toInteger(), m_count);
        QVERIFY(right.json()["problems"].toArray().isEmpty());
        QVERIFY(right.json()["shoes"].toInteger() > 0 && right.json()["bookings"].toInteger() > m_count);
        QTemporaryDir folder;
        QVERIFY(QFile::copy(databasePath(m_folder.path()), databasePath(folder.path())));
        {
            const auto store = Store::open(folder.path(), Access::Play).value();
            store->call([](Tables& t) {
                t.db.sql().run("UPDATE shoes SET seed = zeroblob(32) WHERE finished = 1");
                return t.db.sql().result(0).has_value();
            });
        }
        const Call wrong = call({"history", "check", "--json", "--data", folder.path()});
        QCOMPARE(wrong.code, 1);
        QCOMPARE(wrong.json()["problems"][0].toObject().keys(), QStringList({"detail", "round", "shoe", "what"}));
        QCOMPARE(wrong.json()["problems"][0]["what"].toString(), QStringLiteral("commitment"));
        QCOMPARE(call({"history", "check", "--data", folder.path()}).code, 1);
        QCOMPARE(call({"fairness", "verify", "--all", "--data", folder.path()}).code, 1);
    }

    // The check reports a damaged file as a finding; a folder without a file is not one.
    void checkTellsOfADamagedFile() {
        QTemporaryDir folder;
        QVERIFY(QFile::copy(databasePath(m_folder.path()), databasePath(folder.path())));
        QFile file(databasePath(folder.path()));
        QVERIFY(file.open(QIODevice::ReadWrite) && file.write(QByteArray(200, 'x')) == 200);
        file.close();
        const Call damaged = call({"history", "check", "--json", "--data", folder.path()});
        QCOMPARE(damaged.code, 1);
        QCOMPARE(damaged.json()["problems"].toArray().size(), 1);
        QCOMPARE(damaged.json()["problems"][0]["what"].toString(), QStringLiteral("file"));
        QVERIFY(damaged.json()["problems"][0]["detail"].toString().contains("damaged"));
        QVERIFY(file.remove());
        const Call nothing = call({"history", "check", "--json", "--data", folder.path()});
        QCOMPARE(nothing.code, 1);
        QVERIFY(nothing.out.isEmpty() && nothing.err.contains("there is no such file"));
    }

    void exports() {
        QTemporaryDir folder;
        const QString csv = folder.filePath(QStringLiteral("plays.csv"));
        const QString json = folder.filePath(QStringLiteral("rounds.json"));
        QCOMPARE(history({"export", "--format", "csv", "--out", csv}).code, 0);
        QCOMPARE(history({"export", "--format", "json", "--out", json}).code, 0);
        QFile lines(json);
        QVERIFY(lines.open(QIODevice::ReadOnly));
        qint64 rounds = 0;
        qint64 plays = 0;
        for (; !lines.atEnd(); ++rounds) {
            const QJsonObject round = QJsonDocument::fromJson(lines.readLine()).object();
            QCOMPARE(round, history({"show", QString::number(round["id"].toInteger()), "--json"}).json());
            for (const QJsonValue& play : round["plays"].toArray())
                plays += play["player"].toString() == QLatin1String("you");
        }
        QCOMPARE(rounds, m_count);
        QFile table(csv);
        QVERIFY(table.open(QIODevice::ReadOnly));
        QCOMPARE(table.readAll().count("\r\n"), plays + 1);
        QVERIFY(history({"export", "--out", "-"}).out.startsWith("round,play,time,"));
        QCOMPARE(history({"export", "--out", folder.filePath(QStringLiteral("no/such/folder.csv"))}).code, 1);
    }

    // A round is reported under the rules it was played by, whatever has become of its game's file.
    void roundsOutliveTheirGame() {
        QTemporaryDir folder;
        const QString games = formats::ownVariantsFolder(folder.path());
        const QString path = QDir(games).filePath(QStringLiteral("mine.json"));
        QVERIFY(QDir().mkpath(games));
        engine::RuleSet rules = rulesOf("deluxe");
        rules.id = "mine";
        rules.name = "Mine";
        rules.houseChoices.clear(); // they refer to keys of side bets
        engine::RuleSet edited = rules;
        edited.sideBets.erase(edited.sideBets.begin());
        edited.dealer.drawing.hitsSoft = !rules.dealer.drawing.hitsSoft;
        edited.decks = 2;
        edited.table.seats = 1;
        edited.table.seatsPerPlayer = 1;
        engine::RuleSet renamed = edited;
        renamed.name = "Yours";
        const auto at = [&](const QStringList& arguments) {
            return call(arguments + QStringList{"--data", folder.path()});
        };
        const auto answered = [&](const QStringList& arguments) {
            return m_answerer.call(arguments + QStringList{"--data", folder.path()});
        };
        const auto play = [&](const engine::RuleSet& by) {
            QVERIFY(formats::saveVariant(by, path));
            const auto store = Store::open(folder.path(), Access::Play).value();
            const auto account =
                store->call([](Tables& t) { return t.accounts.obtain("you", QStringLiteral("You")); }).value();
            TestPlayer player(*store, account, by, by.limits.front().currency, 5);
            for (int i = 0; i < 25; ++i)
                QVERIFY(player.playRound());
        };
        // Everything that can be queried about the rounds played by `rules`, including their side bets and seeds.
        play(rules);
        const qint64 last = at({"history", "list", "--json"}).json()["total"].toInteger();
        const auto told = [&] {
            QByteArray all;
            for (qint64 id = 1; id <= last; ++id) {
                QJsonObject round = answered({"history", "show", QString::number(id), "--json"}).json();
                QJsonObject fairness = round["fairness"].toObject();
                fairness.remove(QStringLiteral("seed")); // shown once the shoe is finished
                round["fairness"] = fairness;
                all += QJsonDocument(round).toJson();
            }
            return all;
        };
        const QByteArray before = told();
        QVERIFY(before.contains(rules.sideBets.front().id.c_str()));
        const auto prove = [&] {
            QCOMPARE(told(), before);
            const Call check = at({"history", "check", "--json"});
            QVERIFY2(check.code == 0 && check.json()["problems"].toArray().isEmpty(), check.out);
            // The old rules' shoe is finished, so each of its rounds can be verified.
            for (qint64 id = 1; id <= last; ++id) {
                const Call verified = answered({"fairness", "verify", QString::number(id)});
                QVERIFY2(verified.code == 0, verified.err);
            }
            const QByteArrayList exported = at({"history", "export", "--format", "json", "--out", "-"}).out.split('\n');
            for (const QByteArray& line : exported) {
                if (!line.isEmpty())
                    QCOMPARE(QJsonDocument::fromJson(line)["variant"].toString(), QStringLiteral("mine"));
            }
        };
        play(edited);
        prove();
        play(renamed);
        prove();
        QCOMPARE(at({"variants", "remove", "mine"}).code, 0);
        prove();
        QFile broken(path);
        QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{") == 1);
        broken.close();
        prove();
    }

    void limits() {
        {
            const auto store = Store::open(m_folder.path(), Access::Play).value();
            const auto account = store->call([](Tables& t) { return t.accounts.find("you"); }).value()->id;
            const std::int64_t now = QDateTime::currentMSecsSinceEpoch();
            constexpr std::int64_t day = 86'400'000;
            const LimitClock clock{.wall = now, .passed = now};
            for (const LimitRow& row :
                 {LimitRow{.currency = "usd", .value = 12'345}, LimitRow{.kind = LimitKind::Time, .from = now + day},
                  LimitRow{.kind = LimitKind::Exclusion, .value = 7 * day}}) {
                LimitRow added = row;
                added.account = account;
                added.set = now;
                QVERIFY(store->call([&](Tables& t) { return t.limits.add(added, clock); }));
            }
        }
        const QStringList place{"--data", m_folder.path()};
        const QJsonObject told = call(QStringList{"limits", "--json"} + place).json();
        const QJsonObject one = told["accounts"][0].toObject();
        QCOMPARE(one["account"].toString(), QStringLiteral("you"));
        QCOMPARE(one["limits"].toArray().size(), 2);
        QCOMPARE(one["limits"][0].toObject(),
                 (QJsonObject{{"kind", "loss"}, {"currency", "usd"}, {"value", "123.45"}}));
        QVERIFY(one["limits"][1]["next"]["value"].isNull());
        QVERIFY(!one["today"]["sums"].toArray().isEmpty());
        QCOMPARE(told["pause"]["kind"].toString(), QStringLiteral("exclusion"));
        const Call text = call(QStringList{"limits"} + place);
        QCOMPARE(text.code, 0);
        QVERIFY(text.out.contains("exclusion until ") && text.out.contains("123.45 usd"));
        QCOMPARE(history({"check"}).code, 0);
    }

    // What the rounds' own figures add up to, by game and overall.
    void stats() {
        struct Sum {
            int rounds = 0;
            int decisions = 0;
            double net = 0;
            double cost = 0;
            double atStart = 0;
        };
        std::map<QString, Sum> byGame;
        for (qint64 id = 1; id <= m_count; ++id) {
            const QJsonObject round = reviewed(id);
            Sum& sum = byGame[round["variant"].toString()];
            ++sum.rounds;
            sum.decisions += static_cast<int>(round["decisions"].toArray().size());
            sum.net += round["net"].toString().toDouble();
            sum.cost += round["cost"].toDouble();
            sum.atStart += round["atStart"].toDouble();
        }
        const QJsonObject told = history({"stats", "--json"}).json();
        const QJsonArray games = told["games"].toArray();
        QCOMPARE(games.size(), qsizetype(6));
        const QStringList keys{"atStart", "cost",   "currency", "decisions", "luck",   "luckDeviation", "mistakes",
                               "net",     "plays",  "priced",   "returned",  "rounds", "variant",       "wagered"};
        int rounds = 0;
        for (const auto value : games) {
            const QJsonObject game = value.toObject();
            QCOMPARE(game.keys(), keys);
            const Sum& sum = byGame[game["variant"].toString()];
            QCOMPARE(game["rounds"].toInt(), sum.rounds);
            QCOMPARE(game["priced"].toInt(), sum.rounds);
            QCOMPARE(game["decisions"].toInt(), sum.decisions);
            QVERIFY(game["mistakes"].toInt() <= sum.decisions);
            QVERIFY(std::abs(game["net"].toString().toDouble() - sum.net) < 0.005);
            QVERIFY(std::abs(game["cost"].toDouble() - sum.cost) < 1e-6);
            QVERIFY(std::abs(game["luck"].toDouble() -
                             (sum.net - (game["atStart"].toDouble() - game["cost"].toDouble()))) < 1e-6);
            // Shoes in use are estimated only beyond exactShoes of them, which never happens here.
            QVERIFY(std::abs(game["atStart"].toDouble() - sum.atStart) < 1e-6);
            QVERIFY(game["luckDeviation"].toDouble() > 0);
            rounds += sum.rounds;
        }
        const QJsonObject all = told["all"].toObject();
        QCOMPARE(all.keys(), keys);
        QVERIFY(all["variant"].isNull());
        QCOMPARE(all["rounds"].toInt(), rounds);
        QCOMPARE(all["priced"].toInt(), rounds);
        // Games in several currencies: amounts in different currencies are never added.
        for (const char* amount :
             {"currency", "net", "wagered", "returned", "cost", "atStart", "luck", "luckDeviation"})
            QVERIFY2(all[QLatin1String(amount)].isNull(), amount);
        const QJsonObject one = history({"stats", "--variant", "boxes", "--json"}).json();
        QCOMPARE(one["games"].toArray().size(), qsizetype(1));
        QJsonObject alone = one["games"][0].toObject();
        alone["variant"] = QJsonValue();
        QCOMPARE(one["all"].toObject(), alone);
        const Call text = history({"stats"});
        QCOMPARE(text.code, 0);
        QVERIFY(text.out.contains("luck"));
        const QJsonObject none = history({"stats", "--to", "2020-01-01", "--json"}).json();
        QVERIFY(none["games"].toArray().isEmpty());
        QCOMPARE(none["all"]["rounds"].toInt(), 0);
        QCOMPARE(none["all"]["luck"].toDouble(), 0.0);
    }

    void backupAndRestore() {
        const Call backup = history({"backup", "--json"});
        QCOMPARE(backup.code, 0);
        const QString file = backup.json()["backups"][0]["file"].toString();
        QVERIFY(QFile::exists(file));
        QCOMPARE(history({"restore"}).code, 0);
        QCOMPARE(history({"restore", file}).code, 0);
        QCOMPARE(history({"check"}).code, 0);
        // A damaged backup is skipped; whoever names it is pointed to an intact one.
        const QString damaged = m_folder.filePath(QStringLiteral("backups/openshoe-20990101-000000.db"));
        QFile newest(damaged);
        QVERIFY(QFile::copy(file, damaged) && newest.open(QIODevice::ReadWrite));
        QVERIFY(newest.seek(8192) && newest.write(QByteArray(8192, 'x')) == 8192);
        newest.close();
        const Call refused = history({"restore", damaged});
        QCOMPARE(refused.code, 2);
        QVERIFY(refused.err.contains("damaged") && refused.err.contains(file.toUtf8()));
        const Call passedBy = history({"restore", "--json"});
        QCOMPARE(passedBy.code, 0);
        QCOMPARE(passedBy.json()["restored"].toString(), file);
        QVERIFY(newest.remove());
        QCOMPARE(history({"restore", m_folder.filePath(QStringLiteral("absent"))}).code, 2);
        const auto playing = Store::open(m_folder.path(), Access::Play).value();
        QCOMPARE(history({"restore", file}).code, 1);
        QCOMPARE(history({"list"}).code, 0); // reading still works while someone plays
    }

    // Where no file may be created, one that may be written is written all the same; any other error says why.
    void exportsWhereNothingMayBeCreated() {
#ifdef Q_OS_WIN
        QSKIP("no such permissions");
#else
        QTemporaryDir place;
        const auto anyone = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::WriteGroup |
                            QFile::ReadOther | QFile::WriteOther;
        const auto enter = QFile::ReadOwner | QFile::ExeOwner | QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther |
                           QFile::ExeOther;
        const QString data = place.filePath(QStringLiteral("data"));
        const QString folder = place.filePath(QStringLiteral("out"));
        const QString file = folder + QStringLiteral("/rounds.csv");
        QVERIFY(QDir().mkdir(data) && QDir().mkdir(folder));
        QVERIFY(QFile::copy(databasePath(m_folder.path()), databasePath(data)));
        QFile there(file);
        QVERIFY(there.open(QIODevice::WriteOnly) && there.write("as it was") == 9);
        there.close();
        QVERIFY(QFile::setPermissions(databasePath(data), anyone) && QFile::setPermissions(file, anyone));
        QVERIFY(QFile::setPermissions(folder, enter) && QFile::setPermissions(data, enter) &&
                QFile::setPermissions(place.path(), enter | QFile::WriteOwner));
        // Whoever may do everything becomes somebody else.
        const QStringList other = QFileInfo(folder).isWritable()
                                      ? QStringList{"setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"}
                                      : QStringList{"env"};
        const auto exported = [&](const QString& path, const QStringList& more = {}) {
            QProcess process;
            process.start(other.first(), other.mid(1) + QStringList{OPENSHOE_CLI, "history", "export", "--data", data,
                                                                    "--out", path} + more);
            process.waitForFinished(120'000);
            return Call{.code = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
                        .out = process.readAllStandardOutput(),
                        .err = process.readAllStandardError()};
        };
        const auto content = [&] { return there.open(QIODevice::ReadOnly) ? there.readAll() : QByteArray(); };
        const auto again = qScopeGuard([&] { QFile::setPermissions(folder, enter | QFile::WriteOwner); });
        if (exported(QStringLiteral("-")).code != 0)
            QSKIP("nobody else may run the program here");
        const Call refused = exported(folder + QStringLiteral("/new.csv"));
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.contains("new.csv: can't be written: "), refused.err.constData());
        const Call wrong = exported(file, {"--account", "nobody"});
        QCOMPARE(wrong.code, 2);
        QCOMPARE(content(), QByteArray("as it was"));
        there.close();
        const Call done = exported(file);
        QVERIFY2(done.code == 0, done.err.constData());
        QVERIFY(content().startsWith("round,play,time,"));
        there.close();
        QCOMPARE(QDir(folder).entryList(QDir::Files).size(), qsizetype(1));
#endif
    }

    // After a day with the clock ahead: the backup with most on record is restored, not the one with the latest name.
    void backupsAreToldApartByWhatIsInThem() {
        QTemporaryDir folder;
        const auto inFolder = [&](const QStringList& arguments) {
            return m_answerer.call(QStringList{"history"} + arguments + QStringList{"--data", folder.path()});
        };
        { QVERIFY(Store::open(folder.path(), Access::Play)); }
        QCOMPARE(inFolder({"backup"}).code, 0);
        const QString empty = folder.filePath(QStringLiteral("backups/openshoe-20271231-120000.db"));
        QVERIFY(QFile::rename(Backups(folder.path()).list().front().path, empty));
        qint64 rounds = 0;
        {
            const auto store = Store::open(folder.path(), Access::Play).value();
            playAllGames(*store, 2, 12);
            rounds = store->call([](Tables& t) { return t.rounds.count({}); }).value();
        }
        const QJsonObject made = inFolder({"backup", "--json"}).json()["backups"][0].toObject();
        QCOMPARE(made["rounds"].toInteger(), rounds);
        QCOMPARE(made["lastRound"].toInteger(), rounds);
        QCOMPARE(made["flaws"].toInteger(-1), 0);
        const QString full = made["file"].toString();
        const QJsonArray listed = inFolder({"backup", "--list", "--json"}).json()["backups"].toArray();
        QCOMPARE(listed.size(), qsizetype(2));
        QCOMPARE(listed[0]["file"].toString(), full);
        QCOMPARE(listed[1]["rounds"].toInteger(-1), 0);
        const QByteArray number = QByteArray::number(rounds);
        const QByteArray holds = number + " rounds, the last one number " + number;
        const Call list = inFolder({"backup", "--list"});
        QVERIFY2(list.out.contains(holds + "  intact"), list.out.constData());
        const Call restored = inFolder({"restore"});
        QCOMPARE(restored.code, 0);
        QVERIFY2(restored.out.contains(full.toUtf8()) && restored.out.contains(holds), restored.out.constData());
        QCOMPARE(inFolder({"restore", "--json"}).json()["rounds"].toInteger(), rounds);
        QCOMPARE(inFolder({"restore", empty, "--json"}).json()["rounds"].toInteger(-1), 0);
        // One that was changed isn't chosen by itself, and whoever names it is told.
        const QString changed = folder.filePath(QStringLiteral("changed.db"));
        QVERIFY(QFile::copy(full, changed));
        {
            auto db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("change"));
            db.setDatabaseName(changed);
            QVERIFY(db.open());
            QVERIFY(QSqlQuery(db).exec(QStringLiteral("UPDATE rounds SET ended = ended + 1 WHERE id = 1")));
        }
        QSqlDatabase::removeDatabase(QStringLiteral("change"));
        const Call told = inFolder({"restore", changed});
        QVERIFY2(told.code == 0 && told.out.endsWith("1 entry changed or missing\n"), told.out.constData());
    }

    // Made by an earlier version: afterwards the command line can read it without the window having been opened.
    void anOlderBackupIsBroughtUpToDate() {
        QTemporaryDir folder;
        const QString older = folder.filePath(QStringLiteral("older.db"));
        QVERIFY(QFile::copy(QStringLiteral(OPENSHOE_SOURCE_DIR "/tests/storage/data/version2.db"), older));
        const Call restored = call({"history", "restore", older, "--data", folder.path(), "--json"});
        QVERIFY2(restored.code == 0, restored.err.constData());
        QVERIFY(restored.json()["rounds"].toInteger() > 0);
        const Call list = call({"history", "list", "--data", folder.path(), "--json"});
        QVERIFY2(list.code == 0, list.err.constData());
        QCOMPARE(list.json()["total"].toInteger(), restored.json()["rounds"].toInteger());
        QCOMPARE(call({"history", "check", "--data", folder.path()}).code, 0);
    }

private:
    // In the order they left the shoe.
    static QList<QString> cardsIn(const QJsonObject& round) {
        QList<QString> cards;
        for (const QJsonValue& event : round["events"].toArray()) {
            const QString type = event["type"].toString();
            if (type == "card-dealt" || type == "card-burned")
                cards << event["card"].toString();
        }
        return cards;
    }
    [[nodiscard]] Call history(const QStringList& arguments) {
        return m_answerer.call(QStringList{"history"} + arguments + QStringList{"--data", m_folder.path()});
    }

    /// The review of that round, asked for once.
    [[nodiscard]] QJsonObject reviewed(qint64 id) {
        if (!m_reviewed.contains(id))
            m_reviewed[id] = history({"review", QString::number(id), "--json"}).json();
        return m_reviewed[id];
    }

    QTemporaryDir m_folder;
    Answerer m_answerer;
    qint64 m_count = 0;
    std::map<qint64, QJsonObject> m_reviewed;
};

OPENSHOE_TEST(TestHistory, Core)
#include "tst_history.moc"
