// SPDX-License-Identifier: GPL-3.0-or-later
#include "fairness/digest.h"
#include "fairness/seed.h"
#include "fairness/shuffle.h"
#include "fairness/verify.h"
#include "places.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <future>
#include <map>
#include <thread>

using namespace openshoe;
using engine::Card;
using fairness::ClientSeed;
using fairness::Seed;
using fairness::ShoeSeed;

namespace {

Seed seedOf(const std::string& hex) { return *Seed::fromHex(hex, "test"); }

ShoeSeed shoeOf(const std::string& hex, const std::string& client, qint64 number, int decks) {
    return ShoeSeed{seedOf(hex), *ClientSeed::fromText(client, "test"), number, decks};
}

QString textOf(std::span<const Card> cards) {
    QStringList texts;
    for (const Card card : cards)
        texts << QString::fromStdString(card.text());
    return texts.join(' ');
}

const std::string seedOne = std::string(63, '0') + "1";

// A thread that outlives main(), like those of a thread pool.
class LastThread {
public:
    ~LastThread() {
        m_end.set_value();
        if (m_thread.joinable())
            m_thread.join();
    }
    void run(void (*work)()) {
        std::promise<void> worked;
        std::future<void> done = worked.get_future();
        m_thread = std::thread([work, worked = std::move(worked), end = m_end.get_future()]() mutable {
            work();
            worked.set_value();
            end.wait();
        });
        done.wait();
    }

private:
    std::promise<void> m_end;
    std::thread m_thread;
} lastThread;

} // namespace

class TestFairness : public QObject {
    Q_OBJECT

private slots:
    // The leak sanitizer fails this program if the thread leaves anything behind, which it can if it is the first to
    // compute a digest.
    void digestsLeaveNothingBehind() {
        lastThread.run([] {
            const fairness::Digest digest = fairness::sha256(std::string_view("abc"));
            static_cast<void>(fairness::HmacSha256(digest).of("abc"));
        });
    }

    void digestsAreTheStandards_data() {
        QTest::addColumn<std::string>("message");
        QTest::addColumn<std::string>("digest");
        // Published examples from FIPS 180-4.
        QTest::newRow("empty") << std::string()
                               << std::string("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
        QTest::newRow("abc") << std::string("abc")
                             << std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        QTest::newRow("two blocks") << std::string("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
                                    << std::string("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    }

    void digestsAreTheStandards() {
        QFETCH(std::string, message);
        QFETCH(std::string, digest);
        QCOMPARE(fairness::hexOf(fairness::sha256(message)), digest);
    }

    // RFC 4231: its second example, and the sixth, whose key is longer than a block. One object for many messages.
    void keyedDigestsAreTheStandards() {
        const std::string jefe = "Jefe";
        fairness::HmacSha256 mac({reinterpret_cast<const std::uint8_t*>(jefe.data()), jefe.size()});
        for (int i = 0; i < 2; ++i) {
            QCOMPARE(fairness::hexOf(mac.of("what do ya want for nothing?")),
                     std::string("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"));
            (void)mac.of("another");
        }
        const std::vector<std::uint8_t> key(131, 0xaa);
        fairness::HmacSha256 longer(key);
        QCOMPARE(fairness::hexOf(longer.of("Test Using Larger Than Block-Size Key - Hash Key First")),
                 std::string("60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"));
    }

    void pinnedShuffles_data() {
        QTest::addColumn<QJsonObject>("pinned");
        QFile file(OPENSHOE_SOURCE_DIR "/tests/fairness/pinned_shuffles.json");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto entries = QJsonDocument::fromJson(file.readAll()).array();
        QVERIFY(entries.size() >= 9);
        for (int i = 0; i < entries.size(); ++i)
            QTest::addRow("%d", i) << entries[i].toObject();
    }

    void pinnedShuffles() {
        QFETCH(QJsonObject, pinned);
        const auto shoe = shoeOf(pinned["seed"].toString().toStdString(), pinned["clientSeed"].toString().toStdString(),
                                 pinned["number"].toInteger(), pinned["decks"].toInt());
        QCOMPARE(QString::fromStdString(shoe.seed.commitment()), pinned["commitment"].toString());
        QCOMPARE(textOf(fairness::shuffle(shoe)), pinned["cards"].toString());
    }

    // What the steps say leads to the same cards, by their own figures alone.
    void theStepsLeadToTheCards() {
        const ShoeSeed skipping{seedOf(QByteArray("5a").repeated(32).toStdString()),
                                *ClientSeed::fromText("rejected", "test"), 37134, 8}; // see reference_shuffle.py
        int skipped = 0;
        for (const auto& shoe : {shoeOf(std::string(64, 'f'), "", 1, 1), shoeOf(seedOne, "example", 1, 6),
                                 shoeOf(seedOne, "ä:1", 3, 8), skipping}) {
            const fairness::WorkedShuffle worked = fairness::workedShuffle(shoe);
            QCOMPARE(worked.message, shoe.clientSeed.text() + ":" + std::to_string(shoe.number) + ":0");
            QCOMPARE(worked.block, fairness::HmacSha256(shoe.seed.bytes()).of(worked.message));
            std::vector<Card> cards;
            for (int i = 0; i < shoe.decks.number * 52; ++i)
                cards.push_back(Card::fromIndex(i % 52));
            QCOMPARE(worked.swaps.size(), cards.size() - 1);
            std::size_t k = cards.size();
            for (const fairness::Swap& swap : worked.swaps) {
                QCOMPARE(swap.at, static_cast<int>(--k));
                QCOMPARE(swap.with, static_cast<int>(swap.word % (k + 1)));
                const auto with = static_cast<std::size_t>(swap.with);
                QVERIFY(swap.atBefore == cards[k] && swap.withBefore == cards[with]);
                std::swap(cards[k], cards[with]);
                skipped += swap.skipped;
            }
            QVERIFY(worked.cards == cards && cards == fairness::shuffle(shoe));
        }
        QCOMPARE(skipped, 1);
    }

    // The cards of the published example round dealt from a fair shoe.
    void exampleRound() {
        const auto cards = fairness::shuffle(shoeOf(seedOne, "example", 1, 6));
        QCOMPARE(textOf(std::span(cards).first(5)), "KC 9D QD 6C JS");
    }

    void holdsEveryCardOfItsDecks() {
        for (int decks = 1; decks <= 8; ++decks) {
            const auto cards = fairness::shuffle(ShoeSeed{Seed::draw(), {}, 1, decks});
            QCOMPARE(cards.size(), static_cast<std::size_t>(decks * 52));
            std::map<int, int> counts;
            for (const Card card : cards)
                ++counts[card.index()];
            QCOMPARE(counts.size(), std::size_t{52});
            for (const auto& [index, count] : counts)
                QCOMPARE(count, decks);
        }
    }

    // Without tens the method is the same, over the cards there are; the order is the one of
    // tests/reference/cards.py.
    void spanishDecksHaveNoTens() {
        auto shoe = shoeOf(seedOne, "example", 1, 8);
        shoe.decks.pack = engine::Pack::Spanish;
        const auto cards = fairness::shuffle(shoe);
        QCOMPARE(cards.size(), std::size_t{384});
        std::map<int, int> counts;
        for (const Card card : cards)
            ++counts[card.index()];
        QCOMPARE(counts.size(), std::size_t{48});
        for (const auto& [index, count] : counts) {
            QVERIFY(Card::fromIndex(index).rank != engine::Rank::Ten);
            QCOMPARE(count, 8);
        }
        QCOMPARE(textOf(std::span(cards).first(12)), "6S 3C 3S JS 5S AH 6S 3S 6D JC KD AH");
    }

    void everyInputChangesTheOrder() {
        const auto base = fairness::shuffle(shoeOf(seedOne, "a", 1, 1));
        QVERIFY(base != fairness::shuffle(shoeOf(seedOne, "b", 1, 1)));
        QVERIFY(base != fairness::shuffle(shoeOf(seedOne, "a", 2, 1)));
        QVERIFY(base != fairness::shuffle(shoeOf(std::string(64, '0'), "a", 1, 1)));
        QVERIFY(base == fairness::shuffle(shoeOf(seedOne, "a", 1, 1)));
    }

    // Where each card of one deck ends up, over many seeds: 52 × 52 cells, so chi-squared is about 2601 ± 72.
    void placesAreUniform() {
        constexpr int shuffles = 5200;
        std::vector<int> cells(52 * 52);
        for (int n = 0; n < shuffles; ++n) {
            const auto cards = fairness::shuffle(shoeOf(seedOne, "uniform", n + 1, 1));
            for (std::size_t place = 0; place < cards.size(); ++place)
                ++cells[place * 52 + static_cast<std::size_t>(cards[place].index())];
        }
        const double expected = shuffles / 52.0;
        double chiSquared = 0;
        for (const int count : cells)
            chiSquared += (count - expected) * (count - expected) / expected;
        QVERIFY2(chiSquared > 2601 - 5 * 72 && chiSquared < 2601 + 5 * 72, qPrintable(QString::number(chiSquared)));
    }

    void seedFromTheSystemDiffers() {
        QVERIFY(!(Seed::draw() == Seed::draw()));
        QCOMPARE(Seed::draw().hex().size(), std::size_t{64});
    }

    void seedHex_data() {
        QTest::addColumn<QByteArray>("hex");
        QTest::addColumn<bool>("good");
        QTest::newRow("lower") << QByteArray(64, 'a') << true;
        QTest::newRow("upper") << QByteArray(64, 'F') << true;
        QTest::newRow("empty") << QByteArray() << false;
        QTest::newRow("short") << QByteArray(63, '0') << false;
        QTest::newRow("long") << QByteArray(65, '0') << false;
        QTest::newRow("space") << QByteArray(63, '0') + ' ' << false;
        QTest::newRow("letter") << QByteArray(63, '0') + 'g' << false;
    }

    void seedHex() {
        QFETCH(QByteArray, hex);
        QFETCH(bool, good);
        const auto seed = Seed::fromHex(hex.toStdString(), "FILE: /seed");
        QCOMPARE(seed.has_value(), good);
        if (good)
            QCOMPARE(QByteArray::fromStdString(seed->hex()), hex.toLower());
        else
            QCOMPARE(QString::fromStdString(seed.error().text()), "FILE: /seed: not a seed; 64 hex digits are needed");
    }

    void clientSeed_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("problem");
        QTest::newRow("empty") << QByteArray() << QString();
        QTest::newRow("64 bytes") << QByteArray(64, 'x') << QString();
        QTest::newRow("umlaut") << QByteArray("\xC3\xA4") << QString();
        QTest::newRow("65 bytes") << QByteArray(65, 'x') << "65 bytes are too many; a client seed has 0 to 64 bytes";
        QTest::newRow("22 × 3 bytes") << QByteArray("\xE2\x99\xA0").repeated(22) << "66 bytes are too many";
        QTest::newRow("half a letter") << QByteArray("a\xC3") << "not UTF-8";
        QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80") << "not UTF-8";
        QTest::newRow("overlong") << QByteArray("\xC0\xAF") << "not UTF-8";
    }

    void clientSeed() {
        QFETCH(QByteArray, text);
        QFETCH(QString, problem);
        const auto seed = ClientSeed::fromText(text.toStdString(), "clientSeed");
        QCOMPARE(seed.has_value(), problem.isEmpty());
        if (!seed)
            QVERIFY2(QString::fromStdString(seed.error().text()).contains("clientSeed: " + problem),
                     seed.error().text().c_str());
        else
            QCOMPARE(QByteArray::fromStdString(seed->text()), text);
    }

    void verifies() {
        const auto shoe = shoeOf(seedOne, "example", 1, 6);
        const auto cards = fairness::shuffle(shoe);
        const auto commitment = shoe.seed.commitment();
        const auto all = std::span<const Card>(cards);
        QVERIFY(!fairness::verify(shoe, commitment, 0, all));
        QVERIFY(!fairness::verify(shoe, commitment, 0, {}));
        QVERIFY(!fairness::verify(shoe, commitment, 307, all.subspan(307, 5)));
        QVERIFY(!fairness::verify(shoe, QByteArray::fromStdString(commitment).toUpper().toStdString(), 3,
                                  all.subspan(3, 9)));
    }

    void refuses() {
        const auto shoe = shoeOf(seedOne, "example", 1, 6);
        auto cards = fairness::shuffle(shoe);
        const auto commitment = shoe.seed.commitment();
        using Kind = fairness::Mismatch::Kind;

        auto wrong = commitment;
        wrong[0] = wrong[0] == '0' ? '1' : '0';
        QCOMPARE(fairness::verify(shoe, wrong, 0, {})->kind, Kind::Commitment);
        QCOMPARE(fairness::verify(shoe, "", 0, {})->kind, Kind::Commitment);

        QCOMPARE(fairness::verify(shoe, commitment, 1, std::span<const Card>(cards).first(5))->kind, Kind::Cards);
        QCOMPARE(fairness::verify(shoe, commitment, 308, std::span<const Card>(cards).first(5))->kind, Kind::Cards);
        for (const int outside : {-1, 312}) {
            const auto wrongPlace = fairness::verify(shoe, commitment, outside, std::span<const Card>(cards).first(1));
            QVERIFY(wrongPlace->what.english().find("do not fit a shoe of 312") != std::string::npos);
        }

        std::swap(cards[7], cards[8]);
        const auto mismatch = fairness::verify(shoe, commitment, 0, cards);
        QCOMPARE(mismatch->kind, Kind::Cards);
        QCOMPARE(mismatch->card, 7);
    }
};

QTEST_APPLESS_MAIN(TestFairness)
#include "tst_fairness.moc"
