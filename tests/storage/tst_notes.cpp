// SPDX-License-Identifier: GPL-3.0-or-later
#include "player.h"
#include "testprogram.h"
#include "verified.h"

#include "storage/record/database.h"

#include <QTemporaryDir>
#include <QTest>

using namespace openshoe;
using namespace openshoe::storage;

using About = NoteStore::About;

/// What people write about rounds and sessions: kept, found again, and refused in words.
class TestNotes : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_store.reset();
        m_folder = std::make_unique<QTemporaryDir>();
        m_store = Store::open(m_folder->path(), Access::Play).value();
        playAllGames(*m_store, 2, 4);
    }

    void keptAndTakenAway() {
        const Note note{.text = QStringLiteral("Late.\r\nShould have stood."),
                        .tags = {QStringLiteral(" tired "), QStringLiteral("Tired"), QStringLiteral(""),
                                 QStringLiteral("münchen")}};
        VERIFIED(keep(About::Round, 3, note));
        const Note tidy{.text = QStringLiteral("Late.\nShould have stood."),
                        .tags = {QStringLiteral("tired"), QStringLiteral("münchen")}};
        QVERIFY(find(About::Round, 3) == tidy);
        QVERIFY(find(About::Session, 3).isEmpty());
        VERIFIED(keep(About::Session, 3, {.text = QStringLiteral("An evening"), .tags = {}}));
        VERIFIED(keep(About::Round, 3, {.text = QStringLiteral("  "), .tags = {}}));
        QVERIFY(find(About::Round, 3).isEmpty());
        QCOMPARE(find(About::Session, 3).text, QStringLiteral("An evening"));
        m_store.reset();
        m_store = Store::open(m_folder->path(), Access::Play).value();
        QCOMPARE(find(About::Session, 3).text, QStringLiteral("An evening"));
    }

    // By any part of it, in either case, tags too, and together with what else is asked.
    void foundAgain() {
        VERIFIED(keep(About::Round, 2, {.text = QStringLiteral("Größter Fehler"), .tags = {}}));
        VERIFIED(keep(About::Round, 5, {.text = {}, .tags = {QStringLiteral("fehler"), QStringLiteral("100%_")}}));
        VERIFIED(keep(About::Session, 7, {.text = QStringLiteral("Fehler"), .tags = {}}));
        QCOMPARE(found(QStringLiteral("FEHLER")), (std::vector<RoundId>{5, 2}));
        QCOMPARE(found(QStringLiteral("größTER")), std::vector<RoundId>{2});
        QCOMPARE(found(QStringLiteral("%_")), std::vector<RoundId>{5});
        QCOMPARE(found(QStringLiteral("' OR 1 --")), std::vector<RoundId>());
        QCOMPARE(found(QStringLiteral("fehler"), {.last = 4}), std::vector<RoundId>{2});
        // As many as are looked for among all lines.
        const auto all = m_store->call([](Tables& t) { return t.rounds.count({}); }).value();
        for (RoundId id = 1; id <= 300; ++id)
            VERIFIED(keep(About::Round, id, {.text = QStringLiteral("all"), .tags = {}}));
        QCOMPARE(std::ssize(found(QStringLiteral("all"))), all);
        QCOMPARE(m_store->call([](Tables& t) { return t.notes.tags(5); }).value(), QStringList());
    }

    void refusedInWords_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("tags");
        QTest::addColumn<QString>("why");
        const QString letter = QStringLiteral("a");
        QTest::newRow("a megabyte") << letter.repeated(1 << 20) << QStringList()
                                    << "the note: is too long: at most 2000 characters are kept";
        QTest::newRow("one too many") << letter.repeated(2001) << QStringList()
                                      << "the note: is too long: at most 2000 characters are kept";
        QTest::newRow("bell") << QStringLiteral("a\x07") << QStringList()
                              << "the note: has control characters: remove them";
        QTest::newRow("nothing") << QString(QChar(0)) + letter << QStringList()
                                 << "the note: has control characters: remove them";
        QTest::newRow("half a character")
            << QString(QChar(0xd800)) + letter << QStringList() << "the note: has control characters: remove them";
        QTest::newRow("lines in a tag") << letter << QStringList{QStringLiteral("a\nb")}
                                        << "the tags: have control characters: remove them";
        QTest::newRow("escape in a tag") << letter << QStringList{QStringLiteral("\x1b[31m")}
                                         << "the tags: have control characters: remove them";
        QTest::newRow("long tag") << letter << QStringList{letter.repeated(31)}
                                  << "the tags: are too long: each has at most 30 characters";
        QStringList many;
        for (int i = 0; i < 11; ++i)
            many << QString::number(i);
        QTest::newRow("many tags") << letter << many << "the tags: are too many: at most 10 are kept";
    }
    void refusedInWords() {
        QFETCH(QString, text);
        QFETCH(QStringList, tags);
        QFETCH(QString, why);
        const Note before{.text = QStringLiteral("before"), .tags = {QStringLiteral("kept")}};
        VERIFIED(keep(About::Round, 1, before));
        const auto kept = keep(About::Round, 1, {.text = text, .tags = tags});
        QVERIFY(!kept);
        QCOMPARE(QString::fromStdString(kept.error().text()), why);
        QVERIFY(find(About::Round, 1) == before);
    }

    void theLongestIsKept() {
        // Characters beyond the first 65,536 count once.
        const QString smile = QString::fromUcs4(U"\U0001F600");
        const Note note{.text = smile.repeated(2000), .tags = {smile.repeated(30)}};
        VERIFIED(keep(About::Round, 1, note));
        QVERIFY(find(About::Round, 1) == note);
    }

    // A session ends where it ends, looked at from either side; its note is about all of its rounds and no other.
    void aSessionsNoteHoldsForItsRounds() {
        const AccountId account = m_store->call([](Tables& t) { return t.rounds.list({}, 1); }).value().front().account;
        const auto sessions = [&](const QString& noted) {
            return m_store->call([&](Tables& t) { return t.rounds.sittings(account, 100, {}, noted); }).value();
        };
        const auto all = sessions({});
        QVERIFY(all.size() >= 6);
        for (const SittingRow& one : all) {
            const RoundId first = one.sitting.first;
            QCOMPARE(m_store->call([&](Tables& t) { return t.rounds.lastOfSitting(first); }).value(), one.sitting.last);
        }
        QCOMPARE(m_store->call([&](Tables& t) { return t.rounds.lastOfSitting(100'000); }).value(), 0);
        const SittingRow& late = all[1];
        const SittingRow& early = all[4];
        VERIFIED(keep(About::Session, late.sitting.first, {.text = QStringLiteral("Tired"), .tags = {}}));
        VERIFIED(keep(About::Session, early.sitting.first, {.text = {}, .tags = {QStringLiteral("not tired")}}));
        VERIFIED(keep(About::Round, all[2].sitting.first, {.text = QStringLiteral("tired"), .tags = {}}));
        QCOMPARE(sessions(QStringLiteral(" TIRED ")).size(), 2U);
        QCOMPARE(sessions(QStringLiteral("tired")).front().sitting.first, late.sitting.first);
        QCOMPARE(sessions(QStringLiteral("tired")).front().sitting.rounds, late.sitting.rounds);
        QCOMPARE(sessions(QStringLiteral("not")).front().sitting.first, early.sitting.first);
        QVERIFY(sessions(QStringLiteral("happy")).empty());
        const auto rounds = m_store->call([](Tables& t) { return t.rounds.list({}, 1000); }).value();
        for (const RoundRow& round : rounds) {
            const auto notes =
                m_store->call([&](Tables& t) { return t.notes.ofRound(round.account, round.id); }).value();
            const auto isIn = [&](const SittingRow& row) {
                return round.account == account && round.id >= row.sitting.first && round.id <= row.sitting.last;
            };
            QCOMPARE(notes.session.text, isIn(late) ? QStringLiteral("Tired") : QString());
            QCOMPARE(notes.session.tags.size(), isIn(early) ? 1 : 0);
            const auto span =
                m_store->call([&](Tables& t) { return t.notes.ofSession(round.account, round.id); }).value();
            QVERIFY(span.first <= round.id && round.id <= span.last);
            QVERIFY(span.note == notes.session);
        }
    }

private:
    [[nodiscard]] base::Result<void> keep(About about, RoundId round, const Note& note) {
        return m_store->call([&](Tables& t) { return t.notes.keep(about, round, note); });
    }
    [[nodiscard]] Note find(About about, RoundId round) {
        return m_store->call([&](Tables& t) { return t.notes.find(about, round); }).value();
    }
    [[nodiscard]] std::vector<RoundId> found(const QString& words, const RoundFilter& filter = {}) {
        std::vector<RoundId> ids;
        const RoundSearch search{.filter = filter, .noted = words};
        const auto rows = m_store->call([&](Tables& t) { return t.rounds.found(search, 100); }).value();
        for (const RoundRow& row : rows)
            ids.push_back(row.id);
        return ids;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Store> m_store;
};

OPENSHOE_TEST(TestNotes, Core)
#include "tst_notes.moc"
