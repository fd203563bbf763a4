// SPDX-License-Identifier: GPL-3.0-or-later
// A finished shoe against its commitment, and in public form: read by the program's own verification and by the page
// that knows nothing of the program (resources/verifier), run by node.
#include "places.h"
#include "player.h"
#include "session/record/recordjson.h"
#include "session/record/shoerecord.h"
#include "storage/record/database.h"
#include "testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace openshoe;
using namespace openshoe::storage;
using session::ShoeRecord;

/// Makes another text of a shoe's JSON.
using Change = std::function<QByteArray(QJsonObject)>;
Q_DECLARE_METATYPE(Change)

class TestShoeRecord : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(m_folder.isValid());
        m_store = Store::open(m_folder.path(), Access::Play).value();
        m_account = playAllGames(*m_store, 40, 11).id;
        std::size_t most = 0;
        const auto shoes = m_store->call([&](Tables& t) { return t.shoes.list(m_account, 1000); });
        for (const ShoeRow& shoe : shoes.value()) {
            if (!shoe.finished) {
                m_inUse = shoe.id;
                continue;
            }
            m_finished.push_back(shoe.id);
            if (const std::size_t rounds = read(shoe.id).rounds.size(); rounds > most) {
                most = rounds;
                m_longest = shoe.id;
            }
        }
        QVERIFY(most > 3 && m_inUse > 0 && m_finished.size() > 40);
    }

    void everyShoeIsAsCommitted() {
        int rounds = 0;
        for (const ShoeId shoe : m_finished) {
            const ShoeRecord record = read(shoe);
            rounds += static_cast<int>(record.rounds.size());
            QVERIFY(!session::mismatchOf(record));
            for (std::size_t i = 1; i < record.rounds.size(); ++i)
                QVERIFY(record.rounds[i - 1].row.id < record.rounds[i].row.id);
        }
        QVERIFY(rounds > 100);
        QVERIFY(!m_store->call([](Tables& t) { return session::shoeRecord(t, 99'999); }));
    }

    void whatDoesNotMatchIsNamed() {
        const auto said = [&](const std::function<void(ShoeRecord&)>& change) {
            ShoeRecord record = read(m_longest);
            change(record);
            const auto mismatch = session::mismatchOf(record);
            return mismatch ? QString::fromStdString(mismatch->english()) : QString();
        };
        QCOMPARE(said([](ShoeRecord&) {}), QString());
        QVERIFY(said([](ShoeRecord& r) { r.shoe.commitment[0] ^= 1; }).startsWith("the seed's SHA-256 is"));
        const ShoeRecord whole = read(m_longest);
        const QString second = QStringLiteral("round %1: ").arg(whole.rounds[1].row.id);
        const auto otherCard = [](ShoeRecord& r) {
            for (engine::Event& event : r.rounds[1].events) {
                if (auto* dealt = std::get_if<engine::CardDealt>(&event)) {
                    dealt->card = engine::Card::fromIndex((dealt->card.index() + 1) % 52);
                    return;
                }
            }
        };
        QVERIFY(said(otherCard).startsWith(second + "card "));
        QVERIFY(said([](ShoeRecord& r) { r.shoe.seed.number += 1; }).startsWith("round "));
        // A round that is gone leaves a gap.
        const QString third = QStringLiteral("round %1: it begins at card ").arg(whole.rounds[2].row.id);
        QVERIFY(said([](ShoeRecord& r) { r.rounds.erase(r.rounds.begin() + 1); }).startsWith(third));
        QVERIFY(said([](ShoeRecord& r) { r.rounds.pop_back(); }).contains("of its cards are recorded as drawn"));
    }

    void aRoundThatIsNotWholeCannotBeChecked() {
        QTemporaryDir folder;
        const auto store = Store::open(folder.path(), Access::Play).value();
        (void)playAllGames(*store, 3, 4);
        const RoundRow round = store->call([](Tables& t) { return t.rounds.list({}, 1); })->front();
        (void)store->call([&](Tables& t) {
            t.db.sql().run("DELETE FROM logs WHERE round = ?", round.id);
            return t.db.sql().result(0);
        });
        const auto record = store->call([&](Tables& t) { return session::shoeRecord(t, round.shoe); });
        QVERIFY(!record);
        QVERIFY(record.error().text().find("is not complete") != std::string::npos);
    }

    void theWholeOfItAsJson() {
        const ShoeRecord record = read(m_longest);
        const QJsonObject json = session::shoeRecordJson(record);
        QCOMPARE(json.keys(), QStringList({"drawnCards", "fairness", "format", "rounds", "variant", "version"}));
        QCOMPARE(json["variant"].toString().toStdString(), record.shoe.variant);
        const QJsonObject fairness = json["fairness"].toObject();
        QCOMPARE(fairness["seed"].toString().toStdString(), record.shoe.seed.seed.hex());
        QCOMPARE(fairness["firstCard"].toInt(), 0);
        const QJsonArray rounds = json["rounds"].toArray();
        QCOMPARE(rounds.size(), std::ssize(record.rounds));
        QStringList cards;
        for (const QJsonValue& round : rounds) {
            QCOMPARE(round["firstCard"].toInt(), cards.size());
            cards << round["drawnCards"].toString().split(' ');
            QVERIFY(!round["account"].isString()); // it is to be shown to others
        }
        QCOMPARE(json["drawnCards"].toString(), cards.join(' '));
        QVERIFY(session::shoeRecordJson(read(m_inUse)).value("fairness")["seed"].isNull());
    }

    void thePageAgrees() {
        if (QStringLiteral(OPENSHOE_NODE).isEmpty())
            QSKIP("node isn't installed");
        for (std::size_t i = 0; i < m_finished.size(); i += 9) {
            const QJsonObject said = asked(written(session::shoeRecordJson(read(m_finished[i]))));
            QVERIFY2(said["agrees"].toBool(), QJsonDocument(said).toJson().constData());
        }
        const ShoeRecord record = read(m_longest);
        const QJsonObject said = asked(written(session::shoeRecordJson(record)));
        QVERIFY(said["agrees"].toBool());
        const auto cards = session::shoeRecordJson(record)["drawnCards"].toString().split(' ').size();
        QVERIFY(said["findings"][1].toString().startsWith(
            QStringLiteral("%1 cards in %2 rounds").arg(cards).arg(record.rounds.size())));
    }

    void whatThePageSays_data() {
        QTest::addColumn<Change>("change");
        QTest::addColumn<QString>("problem"); // empty if it is checked and differs
        QTest::addColumn<QString>("finding");
        const auto row = [](const char* name, const Change& change, const QString& problem, const QString& finding) {
            QTest::newRow(name) << change << problem << finding;
        };
        const auto with = [](const QString& key, const QJsonValue& value) -> Change {
            return [=](QJsonObject json) {
                json[key] = value;
                return written(json);
            };
        };
        const auto fair = [](const QString& key, const QJsonValue& value) -> Change {
            return [=](QJsonObject json) {
                QJsonObject fairness = json["fairness"].toObject();
                fairness[key] = value;
                json["fairness"] = fairness;
                return written(json);
            };
        };
        const auto round = [](int at, const QString& key,
                              const std::function<QJsonValue(QJsonValue)>& other) -> Change {
            return [=](QJsonObject json) {
                QJsonArray rounds = json["rounds"].toArray();
                QJsonObject one = rounds[at].toObject();
                one[key] = other(one[key]);
                rounds[at] = one;
                json["rounds"] = rounds;
                return written(json);
            };
        };
        row("another seed", fair("seed", QString(64, u'a')), {}, "The seed is not the one committed to");
        row("another commitment", fair("commitment", QString(64, u'b')), {}, "The seed is not the one committed to");
        row("another client seed", fair("clientSeed", "ä🂡"), {}, "differs first at card ");
        row("another number", fair("number", 12345), {}, "differs first at card ");
        row("fewer decks", fair("decks", 1), {}, "differs first at card ");
        row("another card",
            round(1, "drawnCards",
                  [](const QJsonValue& cards) {
                      QString other = cards.toString();
                      other.replace(0, 2, other.startsWith("AS") ? "KD" : "AS");
                      return QJsonValue(other);
                  }),
            {}, "differs first at card ");
        row("a gap", round(1, "firstCard", [](const QJsonValue& first) { return QJsonValue(first.toInt() + 1); }), {},
            "begins at card ");
        row("too many cards",
            round(0, "drawnCards", [](const QJsonValue&) { return QJsonValue(QStringLiteral("AS ").repeated(400)); }),
            {}, "differs first at card 1 ");
        row("a card left out of the list", with("drawnCards", "AS"), {}, "don't tell the same: card 1 ");
        row("no such card", round(0, "drawnCards", [](const QJsonValue&) { return QJsonValue("KC 1X"); }),
            "\"1X\", which is not a card", {});
        row("cut", [](const QJsonObject& json) { return written(json).chopped(40); }, "The text is cut", {});
        row("a piece from the middle", [](const QJsonObject& json) { return written(json).mid(30); }, "This isn't JSON",
            {});
        row("empty", [](const QJsonObject&) { return QByteArray(" \n"); }, "the text is empty", {});
        row("a list", [](const QJsonObject&) { return QByteArray("[1]"); }, "not a shoe", {});
        row("unknown version", with("version", 2), "version 2 of its form", {});
        row("another format", with("format", "poker"), "its format is \"poker\"", {});
        row("seed unknown", fair("seed", QJsonValue()), "still in use", {});
        row("half a seed", fair("seed", "00"), "“seed” is not 64 hex digits", {});
        row("no seeds", with("fairness", QJsonValue()), "“fairness” is missing", {});
        row("no rounds", with("rounds", QJsonValue()), "“rounds” is missing", {});
        row("a deck too many", fair("decks", 9), "“decks” is 9", {});
        row("half a deck", fair("decks", 1.5), "“decks” is 1.5", {});
        row("a long client seed", fair("clientSeed", QString(65, u'x')), "longer than 64 bytes", {});
    }

    void whatThePageSays() {
        if (QStringLiteral(OPENSHOE_NODE).isEmpty())
            QSKIP("node isn't installed");
        QFETCH(Change, change);
        QFETCH(QString, problem);
        QFETCH(QString, finding);
        const QJsonObject said = asked(change(session::shoeRecordJson(read(m_longest))));
        const QByteArray shown = QJsonDocument(said).toJson();
        QCOMPARE(said["problem"].isString(), !problem.isEmpty());
        if (!problem.isEmpty()) {
            QVERIFY2(said["problem"].toString().contains(problem), shown);
            return;
        }
        QVERIFY2(!said["agrees"].toBool(true), shown);
        const QJsonArray findings = said["findings"].toArray();
        QVERIFY2(std::ranges::any_of(findings, [&](const QJsonValue& one) { return one.toString().contains(finding); }),
                 shown);
    }

    // A round as `history show --json` prints it, whose fairness object stands alone too.
    void thePageReadsARound() {
        if (QStringLiteral(OPENSHOE_NODE).isEmpty())
            QSKIP("node isn't installed");
        const ShoeRecord record = read(m_longest);
        const QJsonObject round = session::roundRecordJson(record.rounds[2]).value();
        QVERIFY(asked(written(round))["agrees"].toBool());
        QVERIFY(asked(written(round["fairness"].toObject()))["agrees"].toBool());
        QJsonObject moved = round;
        QJsonObject fairness = round["fairness"].toObject();
        fairness["firstCard"] = 0;
        moved["fairness"] = fairness;
        QVERIFY(!asked(written(moved))["agrees"].toBool(true));
    }

private:
    ShoeRecord read(ShoeId shoe) {
        return m_store->call([&](Tables& t) { return session::shoeRecord(t, shoe); }).value();
    }
    static QByteArray written(const QJsonObject& json) { return QJsonDocument(json).toJson(); }

    // What the page says about this text.
    QJsonObject asked(const QByteArray& text) {
        const QString path = m_folder.filePath(QStringLiteral("shoe.json"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            return {};
        file.close();
        QProcess node;
        node.start(QStringLiteral(OPENSHOE_NODE),
                   {QStringLiteral(OPENSHOE_SOURCE_DIR "/tests/fairness/verifier.mjs"),
                    QStringLiteral(OPENSHOE_SOURCE_DIR "/resources/verifier/openshoe-verifier.html"), path});
        node.waitForFinished(60'000);
        const QByteArray error = node.readAllStandardError();
        if (!error.isEmpty())
            qWarning("%s", error.constData());
        return QJsonDocument::fromJson(node.readAllStandardOutput()).object();
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Store> m_store;
    AccountId m_account = 0;
    ShoeId m_inUse = 0;
    ShoeId m_longest = 0;
    std::vector<ShoeId> m_finished;
};


OPENSHOE_TEST(TestShoeRecord, Core)
#include "tst_shoerecord.moc"
