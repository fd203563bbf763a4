// SPDX-License-Identifier: GPL-3.0-or-later
// Challenges made of recorded rounds: written and read, refused when anything is wrong with them, played again by
// somebody else, and compared.
#include "formats/challenge.h"
#include "player.h"
#include "session/record/challenge.h"
#include "session/record/duplicate.h"
#include "session/round/me.h"
#include "testprogram.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace openshoe;
using namespace openshoe::engine;
using namespace openshoe::session;
using namespace openshoe::storage;
using formats::Challenge;

class TestDuplicate : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(m_folder.isValid());
        m_store = Store::open(m_folder.path(), Access::Play).value();
        m_account = playAllGames(*m_store, 40, 7);
        const auto rounds = m_store->call([&](Tables& t) { return t.rounds.list({.account = m_account.id}, 1000); });
        for (const RoundRow& row : *rounds) {
            if (const auto challenge = make(row.id, Reach::Round); challenge && row.id % 5 == 0)
                m_challenges.push_back(*challenge);
            const auto record = m_store->call([&](Tables& t) { return t.rounds.record(row.id); });
            if (record->shoe.finished && m_shoes.emplace(record->shoe.id, Challenge()).second) {
                if (const auto challenge = make(row.id, Reach::Shoe))
                    m_shoes[record->shoe.id] = *challenge;
            }
        }
        std::erase_if(m_shoes, [](const auto& shoe) { return shoe.second.rounds.empty(); });
        QVERIFY(m_challenges.size() > 20);
        QVERIFY(std::ranges::any_of(m_shoes, [](const auto& shoe) { return shoe.second.rounds.size() > 2; }));
    }

    void readsBackWhatWasWritten() {
        for (const Challenge& challenge : m_challenges) {
            const auto read = formats::challengeFromBytes(formats::challengeToBytes(challenge), "file");
            QVERIFY2(read, read ? "" : read.error().text().c_str());
            QVERIFY(*read == challenge);
        }
        for (const auto& [id, shoe] : m_shoes)
            QVERIFY(formats::challengeFromBytes(formats::challengeToBytes(shoe), "file").value() == shoe);
    }

    // Nobody's name or wallet is in it, and nothing of it can be read by looking.
    void tellsNothingOfTheAccount() {
        for (const Challenge& challenge : m_challenges) {
            const Limit* limit = challenge.rules.limitIn(std::get<RoundOpened>(challenge.rounds[0].front()).currency);
            for (const Event& event : challenge.rounds.front()) {
                const auto* present = std::get_if<PlayerPresent>(&event);
                if (present && present->player == me()) {
                    QCOMPARE(present->id, std::string(formats::challenger));
                    QCOMPARE(present->balance, limit->max.times(1000));
                }
            }
        }
        const Challenge& one = m_challenges.front();
        const QJsonObject file = QJsonDocument::fromJson(formats::challengeToBytes(one)).object();
        const QByteArray sealed = QByteArray::fromBase64(file["sealed"].toString().toLatin1());
        for (const char* word : {"rules", "shoe", "player", "ASKS"})
            QVERIFY(!sealed.contains(word));
        // The same challenge isn't written the same way twice.
        QVERIFY(formats::challengeToBytes(one) != formats::challengeToBytes(one));
    }

    // Every byte counts, as does the end.
    void alteredOrCutFilesAreRefused() {
        const QByteArray good = formats::challengeToBytes(m_challenges.front());
        for (qsizetype i = 0; i < good.size(); i += 7) {
            QByteArray other = good;
            other[i] = static_cast<char>(other[i] ^ 1);
            const auto read = formats::challengeFromBytes(other, "file");
            QVERIFY(!read || *read == m_challenges.front()); // a space between two keys may be another one
            if (read)
                continue;
            QVERIFY(read.error().where.starts_with("file"));
        }
        for (qsizetype size = 0; size < good.size() - 2; size += 11)
            QVERIFY(!formats::challengeFromBytes(good.left(size), "file"));
    }

    void otherFilesAreRefusedInWords_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("words");
        QTest::newRow("nothing") << QByteArray() << QStringLiteral("file: /");
        QTest::newRow("another document") << QByteArray(R"({"id": "mine"})") << QStringLiteral("is not a challenge");
        QTest::newRow("a newer version") << QByteArray(
                                                R"({"format": "openshoe-challenge", "version": 2, "sealed": "AA=="})")
                                         << QStringLiteral("newer program; this one knows version 1");
        QTest::newRow("version 0") << QByteArray(R"({"format": "openshoe-challenge", "version": 0, "sealed": "AA=="})")
                                   << QStringLiteral("file: /version");
        QTest::newRow("no seal") << QByteArray(R"({"format": "openshoe-challenge", "version": 1, "sealed": "AA=="})")
                                 << QStringLiteral("its seal is broken");
        QTest::newRow("no base64") << QByteArray(R"({"format": "openshoe-challenge", "version": 1, "sealed": "?"})")
                                   << QStringLiteral("its seal is broken");
        QTest::newRow("another key")
            << QByteArray(R"({"format": "openshoe-challenge", "version": 1, "sealed": "AA==", "more": 1})")
            << QStringLiteral("more");
        QTest::newRow("megabytes") << QByteArray(formats::mostChallengeBytes + 1, ' ')
                                   << QStringLiteral("at most 8388608 bytes");
    }
    void otherFilesAreRefusedInWords() {
        QFETCH(QByteArray, file);
        QFETCH(QString, words);
        const auto read = formats::challengeFromBytes(file, "file");
        QVERIFY(!read);
        const auto text = QString::fromStdString(read.error().text());
        QVERIFY2(text.contains(words), qPrintable(text));
    }

    // Sealed by somebody who knows how: what is inside must still be what the rules and the cards lead to.
    void whatCantHaveHappenedIsRefused() {
        const auto refusal = [](const Challenge& challenge) {
            const auto read = formats::challengeFromBytes(formats::challengeToBytes(challenge), "file");
            return read ? QString() : QString::fromStdString(read.error().text());
        };
        const Challenge& good = m_challenges.front();
        QCOMPARE(refusal(good), QString());
        Challenge other = good;
        std::swap(other.shoe.front(), other.shoe.back());
        if (other.shoe != good.shoe)
            QVERIFY(refusal(other).contains("isn't what its rules and cards lead to"));
        other = good;
        other.shoe.pop_back();
        QVERIFY(refusal(other).contains("each card of its"));
        other = good;
        other.rounds.clear();
        QVERIFY(refusal(other).contains("there is no round in it"));
        other = good;
        other.rounds.front().pop_back();
        QVERIFY(refusal(other).contains("ends before its end"));
        other = good;
        for (Event& event : other.rounds.front()) {
            if (auto* settled = std::get_if<PlaySettled>(&event))
                settled->returned += base::Money::minor(100);
        }
        QVERIFY(refusal(other).contains("isn't what its rules and cards lead to"));
        other = good;
        other.answers = {good.rounds.front(), good.rounds.front()};
        QVERIFY(refusal(other).contains("2 answers don't fit 1 rounds"));
        other = good;
        other.sender = "a\nb";
        QVERIFY(refusal(other).contains("/sender"));
        other = good;
        other.rules.decks = 9;
        QVERIFY(!refusal(other).isEmpty());
        other = good;
        other.rounds.assign(formats::mostChallengeRounds + 1, good.rounds.front());
        QVERIFY(refusal(other).contains("/rounds"));
    }

    // The same answers lead to the same round, whoever else is at the table.
    void theSameAnswersLeadToTheSameRound() {
        int decisions = 0;
        const auto play = [&](const Challenge& challenge, std::size_t index) {
            const Events& log = challenge.rounds[index];
            DuplicateRound round(challenge, index);
            TableState state;
            for (const Event& event : log) {
                const auto answer = answerIn(state, event);
                const auto asked = question(challenge.rules, state);
                if (answer && asked && asked->player == me()) {
                    QCOMPARE(round.asked(), asked);
                    QVERIFY(round.answer(answer->action));
                    ++decisions;
                }
                QVERIFY(fold(state, event));
            }
            QVERIFY(!round.asked());
            QCOMPARE(netOf(round.events()), netOf(log));
            QCOMPARE(drawn(round.events()), drawn(log));
            const ComparedRound compared = compareRound(challenge, index, round.events());
            QCOMPARE(compared.theirNet, compared.yourNet);
            QCOMPARE(int(compared.decisions.size()), decisionsIn(challenge.rules, log));
            for (const ComparedDecision& one : compared.decisions) {
                QVERIFY(one.theirs && one.yours);
                QCOMPARE(one.theirs->chosen, one.yours->chosen);
                QCOMPARE(one.theirs->cost, one.yours->cost);
                QVERIFY(!one.hand.empty());
            }
        };
        for (const Challenge& challenge : m_challenges)
            play(challenge, 0);
        for (const auto& [id, shoe] : m_shoes) {
            for (std::size_t i = 0; i < shoe.rounds.size(); ++i)
                play(shoe, i);
        }
        QVERIFY(decisions > 60);
    }

    // Whatever is answered, the round comes to an end that the file accepts as an answer.
    void otherAnswersComeToAnEnd() {
        int different = 0;
        for (Challenge challenge : m_challenges) {
            for (const bool last : {false, true}) {
                DuplicateRound round(challenge, 0);
                for (int i = 0; round.asked() && i < 200; ++i) {
                    TableState state;
                    for (const Event& event : round.events())
                        QVERIFY(fold(state, event));
                    const auto all = offers(challenge.rules, state, *round.asked());
                    QVERIFY(!all.empty());
                    QVERIFY(round.answer((last ? all.back() : all.front()).action));
                }
                QVERIFY(!round.asked());
                challenge.answers = {round.events()};
                challenge.answerer = "Ann";
                const auto read = formats::challengeFromBytes(formats::challengeToBytes(challenge), "file");
                QVERIFY2(read, read ? "" : read.error().text().c_str());
                QVERIFY(*read == challenge);
                const ComparedRound compared = compareRound(challenge, 0, round.events());
                QCOMPARE(compared.yourNet, netOf(round.events()));
                different += netOf(challenge.rounds[0]) != compared.yourNet ? 1 : 0;
                for (const ComparedDecision& one : compared.decisions)
                    QVERIFY(one.theirs || one.yours);
            }
        }
        QVERIFY(different > 10);
    }

    void anAnswerThatIsNotOfferedIsRefused() {
        DuplicateRound round(m_challenges.front(), 0);
        const Events before = round.events();
        const auto refused = round.answer(Action::FollowSplit);
        QVERIFY(!refused);
        QCOMPARE(round.events(), before);
    }

    // The next cards of a shoe in use must stay unknown, and what was never dealt asks nothing.
    void someRoundsCantBeSent() {
        QVERIFY(!make(100'000, Reach::Round));
        const RoundId open =
            m_store->call([&](Tables& t) -> base::Result<RoundId> { return leaveOpen(t, m_account.id); }).value();
        const auto refused = make(open, Reach::Round);
        QVERIFY(!refused);
        QVERIFY(refused.error().text().ends_with("is still being played"));
        int inUse = 0;
        const auto rounds = m_store->call([&](Tables& t) { return t.rounds.list({.account = m_account.id}, 1000); });
        for (const RoundRow& row : *rounds) {
            const auto record = m_store->call([&](Tables& t) { return t.rounds.record(row.id); });
            if (record->shoe.finished || row.state == RoundState::Open)
                continue;
            ++inUse;
            for (const Reach reach : {Reach::Round, Reach::Shoe})
                QVERIFY(QString::fromStdString(make(row.id, reach).error().text()).contains("next cards must stay"));
        }
        QVERIFY(inUse > 0);
    }

private:
    base::Result<Challenge> make(RoundId round, Reach reach) {
        return m_store->call([&](Tables& t) { return challengeOnRecord(t, round, reach, "Bob"); });
    }
    static std::vector<Card> drawn(const Events& log) {
        std::vector<Card> cards;
        for (const Event& event : log) {
            if (const auto* dealt = std::get_if<CardDealt>(&event))
                cards.push_back(dealt->card);
        }
        return cards;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Store> m_store;
    AccountRow m_account;
    std::vector<Challenge> m_challenges;
    std::map<ShoeId, Challenge> m_shoes;
};

OPENSHOE_TEST(TestDuplicate, Core)
#include "tst_duplicate.moc"
