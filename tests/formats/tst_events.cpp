// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/script.h"
#include "formats/eventbytes.h"
#include "formats/eventsjson.h"
#include "formats/eventtools.h"
#include "formats/json.h"
#include "formats/variants.h"
#include "testprogram.h"

#include <QCborArray>
#include <QCborValue>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <random>

using namespace openshoe;
using namespace openshoe::engine;

namespace {

const RuleSet& rulesOf(const char* id) {
    static const formats::VariantCatalogue catalogue;
    return catalogue.find(id)->rules;
}

using Random = std::mt19937;

int below(Random& random, int bound) { return std::uniform_int_distribution<int>(0, bound - 1)(random); }

/// Fills every field with a value that could occur there, with `players` people at the table.
class RandomFields {
public:
    RandomFields(Random& random, int players, int sideBets)
        : m_random(random), m_players(players), m_sideBets(sideBets) {}

    void operator()(const char*, PlayerNumber& v) { v.value = static_cast<std::uint16_t>(below(m_random, m_players)); }
    void operator()(const char*, SeatNumber& v) { v.value = static_cast<std::uint8_t>(below(m_random, 8)); }
    void operator()(const char*, HandNumber& v) { v.value = static_cast<std::uint8_t>(1 + below(m_random, 4)); }
    void operator()(const char*, Card& v) { v = Card::fromIndex(below(m_random, 52)); }
    void operator()(const char*, base::Money& v) {
        v = base::Money::minor(
            std::uniform_int_distribution<qint64>(0, below(m_random, 2) ? 100'000 : 999'999'999'999'999)(m_random));
    }
    void operator()(const char*, bool& v) { v = below(m_random, 2) == 1; }
    void operator()(const char* key, int& v) {
        if (std::string_view(key) != "sideBet")
            v = below(m_random, 417);
        else
            v = m_kind == StakeKind::Side ? below(m_random, m_sideBets) : 0;
    }
    void operator()(const char* key, std::string& v) { v = std::string(key) + std::to_string(m_random()); }
    void operator()(const char* key, StakeKind& v) {
        const bool isKind = std::string_view(key) == "kind";
        if (isKind || !m_kind || m_kind == StakeKind::Insurance)
            v = static_cast<StakeKind>(below(m_random, 4));
        if (isKind)
            m_kind = v;
    }
    template <typename E>
        requires std::is_enum_v<E>
    void operator()(const char*, E& v) {
        v = static_cast<E>(below(m_random, enumCount<E>));
    }

private:
    Random& m_random;
    int m_players;
    int m_sideBets;
    std::optional<StakeKind> m_kind;
};

Events randomEvents(Random& random, int count) {
    constexpr int players = 3;
    Events events;
    for (int i = 0; i < players; ++i)
        events.push_back(PlayerPresent{PlayerNumber{static_cast<std::uint16_t>(i)}, "p" + std::to_string(i),
                                       base::Money::minor(below(random, 100000)), i == 1});
    while (static_cast<int>(events.size()) < count) {
        Event event = formats::makeEvent(below(random, formats::eventTypeCount));
        if (std::holds_alternative<PlayerPresent>(event))
            continue;
        formats::visitFields(event, RandomFields(random, players, 3));
        events.push_back(event);
    }
    return events;
}

/// A round of one player with one hand, from opening to end.
Events classicRound() {
    TableState state;
    state.currency = "gold";
    state.players = {Player{"6f9c2d1e", base::Money::minor(500'000'00), false}};
    ScriptedRound script;
    script.bets.push_back(PlaceStake{{}, SeatNumber{1}, StakeKind::Main, -1, base::Money::minor(1000'00)});
    script.actions.push_back(Act{{}, SeatNumber{1}, HandNumber{1}, Action::Hit});
    script.actions.push_back(Act{{}, SeatNumber{1}, HandNumber{1}, Action::Stand});
    std::vector<Card> shoe;
    for (const char* card : {"2S", "6D", "TH", "TC", "7S", "5D", "3C"})
        shoe.push_back(*Card::parse(card));
    changeShoe(rulesOf("classic"), state, true);
    return playScript(rulesOf("classic"), state, script, shoe)->events;
}

QString error(const base::Result<Events>& events) {
    return events ? QString() : QString::fromStdString(events.error().text());
}

} // namespace

class TestEvents : public QObject {
    Q_OBJECT

private slots:
    void everyTypeHasItsOwnName() {
        QStringList names;
        formats::forEachEventType([&]<typename T>() { names << T::type; });
        QCOMPARE(names.size(), formats::eventTypeCount);
        QCOMPARE(names.removeDuplicates(), qsizetype(0));
        for (int i = 0; i < formats::eventTypeCount; ++i)
            QCOMPARE(formats::makeEvent(i).index(), static_cast<std::size_t>(i));
    }

    void roundTrips() {
        Random random(1);
        for (int n = 0; n < 300; ++n) {
            const Events events = randomEvents(random, 4 + below(random, 60));
            const auto bytes = formats::eventsFromBytes(formats::eventsToBytes(events), "test");
            QVERIFY2(bytes.has_value(), qPrintable(error(bytes)));
            QVERIFY(*bytes == events);
            const QJsonArray json = formats::eventsToJson(rulesOf("down-under"), events);
            const auto read = formats::eventsFromJson(rulesOf("down-under"), json, "test");
            QVERIFY2(read.has_value(), qPrintable(error(read)));
            QVERIFY(*read == events);
        }
        QVERIFY(formats::eventsFromBytes(formats::eventsToBytes({}), "test")->empty());
    }

    void aRoundIsSmall() {
        const Events events = classicRound();
        QVERIFY(events.size() > 10);
        QVERIFY(*formats::eventsFromBytes(formats::eventsToBytes(events), "test") == events);
        const auto size = formats::eventsToBytes(events).size();
        qInfo("a one-hand round: %d events, %d bytes", int(events.size()), int(size));
        QVERIFY(size <= 350);
    }

    void manyEventsAreCompressed() {
        Events events;
        for (int i = 0; i < 100; ++i)
            events.insert(events.end(), {CardDealt{SeatNumber{1}, HandNumber{1}, Card{}, true}, HandHit{}});
        const QByteArray bytes = formats::eventsToBytes(events);
        QCOMPARE(bytes.front(), char(2));
        QVERIFY(bytes.size() < 100);
        QVERIFY(*formats::eventsFromBytes(bytes, "test") == events);
    }

    void fewEventsAreNotCompressed() {
        const QByteArray bytes = formats::eventsToBytes(Events(20, HandHit{}));
        QCOMPARE(bytes.front(), char(1));
        const QByteArray compressed = char(2) + qCompress(bytes.mid(1), 9); // as earlier versions stored them
        QVERIFY(compressed.size() < bytes.size());
        QVERIFY(*formats::eventsFromBytes(compressed, "test") == Events(20, HandHit{}));
    }

    // Stored bytes must stay readable: this is version 1 as it was first written.
    void pinnedBytes() {
        const Events events{RoundOpened{"gold", 3, false},
                            PlayerPresent{PlayerNumber{0}, "ann", base::Money::minor(100'000), false},
                            StakePlaced{PlayerNumber{0}, SeatNumber{1}, StakeKind::Main, 0, base::Money::minor(1000)},
                            CardDealt{SeatNumber{1}, HandNumber{1}, *Card::parse("AS"), true},
                            CardDealt{SeatNumber{0}, HandNumber{1}, *Card::parse("KC"), false},
                            RoundCancelled{}};
        const QByteArray bytes = QByteArray::fromHex("01 86 8300 64676f6c64 03 8401 00 63616e6e 1a000186a0 "
                                                     "8605 00 01 00 00 1903e8 8209 01 8509 00 01 1833 00 81181d");
        QCOMPARE(formats::eventsToBytes(events).toHex(' '), bytes.toHex(' '));
        QVERIFY(*formats::eventsFromBytes(bytes, "test") == events);
    }

    void jsonForm() {
        const Events events{
            PlayerPresent{PlayerNumber{0}, "ann", base::Money::minor(1250), false},
            StakePlaced{PlayerNumber{0}, SeatNumber{1}, StakeKind::Main, 0, base::Money::minor(1000)},
            StakePlaced{PlayerNumber{0}, SeatNumber{1}, StakeKind::Side, 1, base::Money::minor(200)},
            CardDealt{SeatNumber{0}, HandNumber{1}, *Card::parse("TD"), false},
            PlaySettled{PlayerNumber{0}, SeatNumber{1}, HandNumber{1}, StakeKind::Side, StakeKind::Main, 1,
                        base::Money::minor(200), base::Money::minor(2200), PlayResult::Side, SideOutcome::Straight,
                        SideOutcome::None},
        };
        const QByteArray expected = R"([
            {"type":"player-present","player":"ann","balance":"12.50","trial":false},
            {"type":"stake-placed","player":"ann","seat":1,"kind":"main","amount":"10.00"},
            {"type":"stake-placed","player":"ann","seat":1,"kind":"side","sideBet":"poker","amount":"2.00"},
            {"type":"card-dealt","seat":0,"hand":1,"card":"TD","faceUp":false},
            {"type":"play-settled","player":"ann","seat":1,"hand":1,"kind":"side","sideBet":"poker","stake":"2.00",
             "returned":"22.00","result":"side","outcome":"straight"}])";
        QCOMPARE(QJsonDocument(formats::eventsToJson(rulesOf("rundown"), events)).toJson(),
                 QJsonDocument(QJsonDocument::fromJson(expected).array()).toJson());
    }

    void badJson_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("problem");
        const QByteArray ann = R"({"type":"player-present","player":"ann","balance":"1.00","trial":false})";
        const auto row = [](const char* tag, const QByteArray& json, const char* problem) {
            QTest::newRow(tag) << json << QString(problem);
        };
        row("object", "{}", "LOG: /: is an object; a list is needed");
        row("number", "[1]", "LOG: /0: an object with \"type\" is needed");
        row("no type", "[{}]", "LOG: /0/type: missing");
        row("unknown type", R"([{"type":"dealt"}])",
            "LOG: /0/type: \"dealt\" is not known; allowed: round-opened, player-present,");
        row("unknown key", R"([{"type":"hole-turned","card":"AS"}])", "LOG: /0/card: unknown key; allowed: type");
        row("missing", R"([{"type":"dealer-peeked"}])", "LOG: /0/blackjack: missing");
        row("nobody", R"([{"type":"seat-taken","player":"ann","seat":1}])",
            "LOG: /0/player: \"ann\" is not at the table");
        row("twice there", "[" + ann + "," + ann + "]", "LOG: /1/player: has already joined");
        row("seat", R"([{"type":"card-dealt","seat":8,"hand":1,"card":"AS","faceUp":true}])",
            "LOG: /0/seat: 8 is out of range; allowed: 0 to 7");
        row("hand", R"([{"type":"card-dealt","seat":1,"hand":5,"card":"AS","faceUp":true}])", "allowed: 1 to 4");
        row("card", R"([{"type":"card-dealt","seat":1,"hand":1,"card":"XX","faceUp":true}])",
            "LOG: /0/card: \"XX\" is not a card");
        row("amount", R"([{"type":"round-settled","wagered":1,"returned":"0"}])",
            "LOG: /0/wagered: is a number; an amount");
        row("enumeration", R"([{"type":"hint-given","hole":"huge"}])",
            "LOG: /0/hole: \"huge\" is not known; allowed: small, medium, large");
        row("side bet",
            "[" + ann +
                R"(,{"type":"stake-placed","player":"ann","seat":1,"kind":"side","sideBet":"pair","amount":"1"}])",
            "LOG: /1/sideBet: \"pair\" is not known; allowed: pairs, poker");
        row("side bet of a main play",
            "[" + ann +
                R"(,{"type":"stake-placed","player":"ann","seat":1,"kind":"main","sideBet":"poker","amount":"1"}])",
            "LOG: /1/sideBet: does not belong to a stake of this kind");
    }

    void badJson() {
        QFETCH(QByteArray, json);
        QFETCH(QString, problem);
        const auto events = formats::eventsFromJson(rulesOf("rundown"), *formats::parseJson(json, "LOG"), "LOG");
        QVERIFY2(error(events).contains(problem), qPrintable(error(events)));
    }

    void badBytes_data() {
        QTest::addColumn<QByteArray>("bytes");
        const auto row = [](const char* tag, const char* hex) { QTest::newRow(tag) << QByteArray::fromHex(hex); };
        row("empty", "");
        row("version 0", "00 80");
        row("version 3", "03 80");
        row("version only", "01");
        row("no list", "01 00");
        row("a list that says it is longer", "01 81");
        row("a list of 2^63 events", "01 9b 8000000000000000");
        row("an endless list", "01 9f ff");
        row("an endless event", "01 81 9f 07 ff");
        row("more behind it", "01 80 00");
        row("an event that is a number", "01 81 07");
        row("an event without a type", "01 81 80");
        row("a negative type", "01 81 81 20");
        row("an unknown type", "01 81 81 1864");
        row("too many fields", "01 81 82 07 00");
        row("a seat 8", "01 81 82 09 08");
        row("a hand 0", "01 81 83 09 01 00");
        row("a card 52", "01 81 84 09 01 01 1834");
        row("a bool 2", "01 81 85 09 01 01 00 02");
        row("a bool true", "01 81 85 09 01 01 00 f5");
        row("a hint 3", "01 81 82 0a 03");
        row("a negative amount", "01 81 82 181c 20");
        row("an amount of 2^63", "01 81 82 181c 1b 8000000000000000");
        row("a text for a number", "01 81 82 0a 61 61");
        row("a number for a text", "01 81 82 00 01");
        row("bytes for a text", "01 81 82 00 41 61");
        row("not UTF-8", "01 81 82 00 61 ff");
        row("a text cut off", "01 81 82 00 64 61 61");
        row("a text of 2^62 bytes", "01 81 82 00 7b 4000000000000000 61");
        row("an endless text", "01 81 82 00 7f 61 61 ff");
        row("a text of 201 bytes", ("01 81 82 00 78c9" + QByteArray("61").repeated(201)).constData());
        row("compressed nothing", "02");
        row("compressed, four gigabytes", "02 ffffffff 78 9c 03 00");
        row("compressed, damaged", "02 00000010 78 9c 00 00 00 00");
        row("a tag", "01 c1 80");
    }

    void badBytes() {
        QFETCH(QByteArray, bytes);
        const auto events = formats::eventsFromBytes(bytes, "round 17");
        QVERIFY(!events.has_value());
        QVERIFY2(error(events).startsWith("round 17: the stored events "), qPrintable(error(events)));
        QCOMPARE(events.error().kind, base::Error::Kind::Environment);
    }

    // A few thousand bytes must not make the reader allocate any amount of memory, whatever length they claim.
    void expansionIsBounded() {
        const QByteArray large = char(2) + qCompress(QByteArray(5 * 1024 * 1024, '\x80'));
        QVERIFY(large.size() < 10'000);
        QVERIFY(error(formats::eventsFromBytes(large, "test")).contains("the compressed length is wrong"));
        QByteArray lying = char(2) + qCompress(QByteArray(100'000, '\x80'));
        lying.replace(1, 4, QByteArray::fromHex("00000001"));
        QVERIFY(!formats::eventsFromBytes(lying, "test").has_value());
    }

    void longLogsRoundTrip() {
        Random random(3);
        for (const int count : {2'000, 50'000}) {
            const Events events = randomEvents(random, count);
            QVERIFY(*formats::eventsFromBytes(formats::eventsToBytes(events), "test") == events);
        }
    }

    // Whatever the bytes are, reading them terminates, and what was read can be written again.
    void randomDamage() {
        Random random(2);
        int accepted = 0;
        for (int n = 0; n < 20'000; ++n) {
            QByteArray bytes = formats::eventsToBytes(randomEvents(random, 3 + below(random, 8)));
            for (int i = 1 + below(random, 3); i > 0 && !bytes.isEmpty(); --i) {
                const int at = below(random, static_cast<int>(bytes.size()));
                switch (below(random, 4)) {
                case 0: bytes[at] = static_cast<char>(below(random, 256)); break;
                case 1: bytes[at] = static_cast<char>(bytes[at] ^ (1 << below(random, 8))); break;
                case 2: bytes.remove(at, 1 + below(random, 4)); break;
                default: bytes.insert(at, static_cast<char>(below(random, 256))); break;
                }
            }
            if (const auto events = formats::eventsFromBytes(bytes, "test")) {
                ++accepted;
                QVERIFY(*formats::eventsFromBytes(formats::eventsToBytes(*events), "test") == *events);
            }
        }
        QVERIFY(accepted > 100); // a changed amount is still an amount
        for (int n = 0; n < 20'000; ++n) {
            QByteArray bytes(1 + below(random, 40), Qt::Uninitialized);
            std::ranges::generate(bytes, [&] { return static_cast<char>(below(random, 256)); });
            bytes[0] = static_cast<char>(1 + below(random, 2));
            (void)formats::eventsFromBytes(bytes, "test").has_value();
        }
    }
};

OPENSHOE_TEST(TestEvents, None)
#include "tst_events.moc"
