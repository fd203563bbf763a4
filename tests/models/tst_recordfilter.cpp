// SPDX-License-Identifier: GPL-3.0-or-later
// Searching the record: dates as people type them, choices that keep their place, and the filter the store gets.
#include "models/history/recordfilter.h"

#include "formats/amounts.h"
#include "models/archive/archive.h"
#include "models/history/handsought.h"
#include "models/history/savedfilters.h"
#include "models/words/dates.h"
#include "models/words/results.h"
#include "modeltester.h"
#include "testprogram.h"

#include <QLocale>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace openshoe;
using namespace openshoe::models;

class TestRecordFilter : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void daysAreReadAsTheyAreWritten_data() {
        QTest::addColumn<QString>("country");
        QTest::addColumn<QString>("written");
        QTest::addColumn<QDate>("day");
        const QDate day(2026, 11, 5);
        QTest::newRow("America") << "en_US"
                                 << "11/5/2026" << day;
        QTest::newRow("America, short") << "en_US"
                                        << " 11/5/26 " << day;
        QTest::newRow("Germany") << "de_DE"
                                 << "05.11.2026" << day;
        QTest::newRow("Germany, short") << "de_DE"
                                        << "05.11.26" << day;
        QTest::newRow("Britain") << "en_GB"
                                 << "05/11/2026" << day;
        QTest::newRow("Japan") << "ja_JP"
                               << "2026/11/05" << day;
        QTest::newRow("everywhere") << "de_DE"
                                    << "2026-11-05" << day;
        QTest::newRow("no locale") << "C"
                                   << "11/5/2026" << day;
        for (const char* none : {"", "yesterday", "13/40/2026", "2026-02-30", "5"})
            QTest::addRow("none: %s", none) << "en_US" << none << QDate();
    }
    void daysAreReadAsTheyAreWritten() {
        QFETCH(QString, country);
        QFETCH(QString, written);
        QFETCH(QDate, day);
        QLocale::setDefault(QLocale(country));
        QCOMPARE(dateFrom(written).value_or(QDate()), day);
    }

    // The date shown as an example can be typed.
    void theExampleCanBeWritten() {
        for (const char* country : {"C", "en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "pt_BR", "it_IT", "pl_PL",
                                    "sv_SE", "ja_JP", "zh_CN", "ar_EG", "fa_IR"}) {
            QLocale::setDefault(QLocale(QString::fromLatin1(country)));
            for (const QDate day : {QDate(2026, 11, 22), QDate(2031, 1, 2), QDate(2026, 5, 31), QDate(2026, 9, 1)})
                QVERIFY2(dateFrom(dateText(day)) == day,
                         qPrintable(QStringLiteral("%1 in %2").arg(dateText(day), QLocale().name())));
        }
    }

    void daysBecomeMoments() {
        DateRange dates;
        const test::ModelTester tester(dates.spans());
        QCOMPARE(dates.spans()->current(), 0);
        QVERIFY(!dates.narrows() && !dates.moments().from && !dates.moments().to);
        const QDate today = QDate::currentDate();
        for (const auto& [value, days] : {std::pair("1", 0), std::pair("7", 6), std::pair("30", 29)}) {
            dates.spans()->choose(QString::fromLatin1(value));
            QCOMPARE(dates.moments().from, today.addDays(-days).startOfDay().toUTC());
            QVERIFY(!dates.moments().to && dates.narrows());
        }
        dates.spans()->choose(QString::fromLatin1(DateRange::writtenDays));
        QVERIFY(dates.isWritten() && !dates.moments().from && !dates.moments().to);
        dates.setFirst(QStringLiteral("2026-11-05"));
        dates.setLast(QStringLiteral("2026-11-05")); // only that day
        QCOMPARE(dates.moments().from, QDate(2026, 11, 5).startOfDay().toUTC());
        QCOMPARE(dates.moments().to, QDate(2026, 11, 6).startOfDay().toUTC());
        QCOMPARE(dates.problem(), QString());
        dates.clear();
        QVERIFY(!dates.narrows() && dates.first().isEmpty() && dates.last().isEmpty());
    }

    void wrongDaysAreSaid() {
        DateRange dates;
        dates.setFirst(QStringLiteral("soon")); // typed, but not in use yet
        QCOMPARE(dates.problem(), QString());
        dates.spans()->choose(QString::fromLatin1(DateRange::writtenDays));
        QCOMPARE(dates.problem(), QStringLiteral("Type a date like %1.").arg(dates.example()));
        QCOMPARE(dates.problemOfFirst(), dates.problem());
        QCOMPARE(dates.problemOfLast(), QString());
        dates.setFirst(QStringLiteral("2026-11-06"));
        dates.setLast(QStringLiteral("2026-11-05"));
        QCOMPARE(dates.problemOfFirst(), QString());
        QCOMPARE(dates.problemOfLast(), QStringLiteral("This day comes before the first day."));
        QCOMPARE(dates.problem(), dates.problemOfLast());
        dates.setLast(QStringLiteral("2026-11-06"));
        QCOMPARE(dates.problem(), QString());
    }

    // What was typed in one language is the same day and the same round in every other.
    void whatWasTypedStaysInEveryLanguage() {
        const catalogue::Catalogue games;
        Archive archive(games);
        RecordFilter filter(archive, RecordFilter::Of::Rounds);
        QLocale::setDefault(QLocale(QStringLiteral("en_US")));
        filter.dates()->spans()->choose(QString::fromLatin1(DateRange::writtenDays));
        filter.dates()->setFirst(QStringLiteral("5/11/2026"));
        filter.dates()->setLast(QStringLiteral("12 Nov 2026"));
        filter.setSearch(QStringLiteral("1,234"));
        filter.results()->setCurrent(1);
        const storage::RoundFilter before = filter.rounds();
        QCOMPARE(before.from, QDate(2026, 5, 11).startOfDay().toUTC());
        QCOMPARE(before.round, 1234);
        for (const char* country : {"de_DE", "en_GB", "fr_FR", "ja_JP", "ar_EG", "en_US", "pl_PL"}) {
            QLocale::setDefault(QLocale(QString::fromLatin1(country)));
            filter.retranslate();
            QVERIFY2(filter.rounds() == before, country);
            QVERIFY2(filter.problem().isEmpty(), country);
            QVERIFY2(dateFrom(filter.dates()->first()) == QDate(2026, 5, 11), qPrintable(filter.dates()->first()));
        }
        // What is no day stays as it is.
        filter.dates()->setFirst(QStringLiteral("soon"));
        QLocale::setDefault(QLocale(QStringLiteral("de_DE")));
        filter.retranslate();
        QCOMPARE(filter.dates()->first(), QStringLiteral("soon"));
        QVERIFY(!filter.problem().isEmpty());
    }

    // What is chosen is what could be typed, and what is typed is what is chosen.
    void aHandIsBuilt() {
        const catalogue::Catalogue games;
        const Archive archive(games);
        RecordFilter filter(archive, RecordFilter::Of::Rounds);
        HandBuilder& builder = *filter.handBuilder();
        QSignalSpy told(&filter, &RecordFilter::changed);
        builder.hands()->choose(QStringLiteral("hard 16"));
        builder.ups()->choose(QStringLiteral("v A"));
        builder.actions()->choose(QStringLiteral("stand"));
        QCOMPARE(told.count(), 3);
        QCOMPARE(filter.hand(), QStringLiteral("hard 16 v A stand"));
        QCOMPARE(filter.wanted().hand, handFrom(QStringLiteral("stand on hard 16 v A")));
        for (const ChoiceRow& hand : builder.hands()->rows()) {
            for (const ChoiceRow& up : builder.ups()->rows()) {
                for (const ChoiceRow& action : builder.actions()->rows()) {
                    builder.hands()->choose(hand.value);
                    builder.ups()->choose(up.value);
                    builder.actions()->choose(action.value);
                    const auto typed = handFrom(QStringList{hand.value, up.value, action.value}.join(u' '));
                    QVERIFY2(filter.wanted().hand == typed && filter.problemOfHand().isEmpty(),
                             qPrintable(filter.hand()));
                    QVERIFY(typed.has_value() == !(hand.value + up.value + action.value).isEmpty());
                    const QString text = filter.hand();
                    filter.setHand(text);
                    QVERIFY(builder.hands()->value() == hand.value && builder.ups()->value() == up.value &&
                            builder.actions()->value() == action.value);
                }
            }
        }
        filter.setHand(QStringLiteral("A7 v 9"));
        QCOMPARE(builder.hands()->value(), QStringLiteral("soft 18"));
        QCOMPARE(filter.hand(), QStringLiteral("A7 v 9"));
        filter.clear();
        QVERIFY(!builder.hands()->narrows() && !builder.ups()->narrows());
    }

    // Saved under a name, chosen again after a restart and in another language, replaced, deleted.
    void filtersAreSavedByName() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.ini"));
        const catalogue::Catalogue games;
        Archive archive(games);
        storage::RoundSearch wanted;
        {
            QSettings store(file, QSettings::IniFormat);
            RecordFilter filter(archive, RecordFilter::Of::Rounds);
            SavedFilters saved(filter, store);
            QCOMPARE(saved.names()->count(), 1);
            // A session, an order and a number are only for now.
            filter.showSession({.first = 1, .last = 2, .rounds = 2}, QStringLiteral("Session of today"));
            filter.orders()->setCurrent(1);
            filter.setSearch(QStringLiteral("7"));
            QVERIFY(filter.narrows() && !filter.isKeepable());
            filter.clear();
            filter.results()->setCurrent(2);
            filter.orders()->setCurrent(3);
            filter.setNetAtMost(QStringLiteral("-1,234.50"));
            filter.setHand(QStringLiteral("A7 v 9"));
            filter.setNoted(QStringLiteral("tired"));
            filter.dates()->spans()->choose(QString::fromLatin1(DateRange::writtenDays));
            filter.dates()->setFirst(QStringLiteral("2026-11-05"));
            QVERIFY(filter.isKeepable());
            wanted = filter.wanted();
            saved.save(QStringLiteral("  bad \n nights "));
            QCOMPARE(saved.current(), QStringLiteral("bad nights"));
            saved.save(QStringLiteral(" "));
            QCOMPARE(saved.names()->count(), 2);
            filter.setHand({});
            QCOMPARE(saved.current(), QString()); // something else is shown now
            saved.save(QStringLiteral("another"));
            QCOMPARE(saved.names()->count(), 3);
            saved.names()->setCurrent(0); // none: all rounds
            QVERIFY(!filter.narrows());
        }
        QLocale::setDefault(QLocale(QStringLiteral("de_DE")));
        QSettings store(file, QSettings::IniFormat);
        RecordFilter filter(archive, RecordFilter::Of::Rounds);
        SavedFilters saved(filter, store);
        QSignalSpy told(&filter, &RecordFilter::changed);
        saved.names()->choose(QStringLiteral("bad nights"));
        QCOMPARE(told.count(), 1);
        QVERIFY(filter.wanted() == wanted);
        QCOMPARE(filter.problem(), QString());
        QCOMPARE(saved.current(), QStringLiteral("bad nights"));
        // In place of what has the name.
        filter.results()->setCurrent(1);
        QVERIFY(saved.has(QStringLiteral("another")));
        saved.save(QStringLiteral("another"));
        QCOMPARE(saved.names()->count(), 3);
        QCOMPARE(saved.current(), QStringLiteral("another"));
        saved.forget(QStringLiteral("another"));
        QCOMPARE(saved.names()->count(), 2);
        QCOMPARE(filter.results()->current(), 1);
        // Only so many.
        for (int i = 0; i < 2 * SavedFilters::most; ++i)
            saved.save(QString::number(i));
        QCOMPARE(saved.names()->count(), SavedFilters::most + 1);
        QVERIFY(saved.isFull());
    }

    // Whatever the settings' file holds: what is readable is offered, and choosing it does no harm.
    void savedFiltersOfADamagedFile() {
        const QTemporaryDir folder;
        QSettings store(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        const catalogue::Catalogue games;
        const Archive archive(games);
        for (const char* kept : {"", "{", "[1, null, {}]", "[{\"name\": 7, \"filter\": []}]"}) {
            store.setValue(QStringLiteral("rundown/filters"), QString::fromLatin1(kept));
            RecordFilter filter(archive, RecordFilter::Of::Rounds);
            QCOMPARE(SavedFilters(filter, store).names()->count(), 1);
        }
        store.setValue(QStringLiteral("rundown/filters"),
                       QStringLiteral(R"([{"name": "a", "filter": {"game": "gone", "result": "99", "order": 5,)"
                                      R"( "days": {"span": "written", "first": "2026-13-40"}, "netAtLeast": "x",)"
                                      R"( "netAtMost": 1e300, "hand": "zz"}}, {"name": "a"}])"));
        RecordFilter filter(archive, RecordFilter::Of::Rounds);
        SavedFilters saved(filter, store);
        QCOMPARE(saved.names()->count(), 2);
        saved.names()->setCurrent(1);
        QVERIFY(!filter.games()->narrows() && !filter.results()->narrows() && !filter.rounds().from);
        QVERIFY(!filter.problemOfHand().isEmpty()); // it is shown, and can be corrected
        (void)filter.wanted();
    }

    void theCalendarShowsItsMonth() {
        QLocale::setDefault(QLocale(QStringLiteral("en_GB"))); // weeks begin on Monday
        Calendar calendar;
        calendar.turnTo(QStringLiteral("2026-11-22"));
        QCOMPARE(calendar.title(), QStringLiteral("November 2026"));
        QCOMPARE(calendar.weekDays().size(), qsizetype(7));
        const QList<CalendarDay> days = calendar.days();
        QCOMPARE(days.size(), qsizetype(42));
        const QDate first(2026, 10, 26);
        for (qsizetype i = 0; i < days.size(); ++i) {
            const QDate day = first.addDays(i);
            QVERIFY(dateFrom(days[i].name) == day);
            QVERIFY(days[i].inMonth == (day.month() == 11) && days[i].current == (day == QDate(2026, 11, 22)));
        }
        QLocale::setDefault(QLocale(QStringLiteral("en_US"))); // on Sunday
        QVERIFY(dateFrom(calendar.days().first().name) == QDate(2026, 11, 1));
        calendar.moveDays(9);
        QCOMPARE(calendar.current(), QDate(2026, 12, 1));
        calendar.moveDays(30);
        calendar.moveMonths(-1);
        QCOMPARE(calendar.current(), QDate(2026, 11, 30)); // not the 31st
        calendar.turnTo(QStringLiteral("soon"));
        QCOMPARE(calendar.current(), QDate::currentDate());
        calendar.turnTo(QStringLiteral("9999-12-31"));
        calendar.moveDays(1);
        QCOMPARE(calendar.current(), QDate(9999, 12, 31));
    }

    void choicesKeepTheirPlace() {
        Choices choices;
        const test::ModelTester tester(&choices);
        QSignalSpy chosen(&choices, &Choices::chosen);
        QCOMPARE(choices.current(), -1);
        choices.offer({{"All", {}}, {"One", "1"}, {"Two", "2"}});
        QCOMPARE(choices.current(), 0);
        QVERIFY(chosen.isEmpty() && !choices.narrows());
        choices.setCurrent(2);
        choices.setCurrent(2);
        choices.setCurrent(7);
        choices.choose(QStringLiteral("9"));
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(choices.value(), QStringLiteral("2"));
        choices.offer({{"All", {}}, {"Half", "0"}, {"One", "1"}, {"Two!", "2"}});
        QCOMPARE(choices.current(), 3);
        QCOMPARE(chosen.size(), 1);
        choices.offer({{"All", {}}, {"One", "1"}}); // it is no longer offered
        QCOMPARE(choices.current(), 0);
        QCOMPARE(chosen.size(), 2);
        choices.offer({});
        QCOMPARE(choices.current(), -1);
    }

    void theFilterIsTheStores() {
        const catalogue::Catalogue games;
        Archive archive(games);
        archive.account = 7;
        RecordFilter filter(archive, RecordFilter::Of::Rounds);
        QSignalSpy changed(&filter, &RecordFilter::changed);
        QVERIFY(!filter.narrows());
        QCOMPARE(filter.rounds().account, 7);
        filter.results()->choose(QString::number(static_cast<int>(storage::NetResult::Lost)));
        filter.hands()->choose(QString::number(ResultKind::Surrender));
        filter.sideBets()->setCurrent(1);
        filter.endings()->setCurrent(filter.endings()->count() - 1);
        filter.setSearch(QStringLiteral(" 1,234 "));
        filter.mistakes()->setCurrent(2);
        QCOMPARE(changed.size(), 6);
        const storage::RoundFilter rounds = filter.rounds();
        QCOMPARE(rounds.result, storage::NetResult::Lost);
        QCOMPARE(rounds.ending, engine::PlayResult::Surrender);
        QVERIFY(rounds.sideBetWon && filter.narrows());
        QCOMPARE(rounds.state, storage::RoundState::Returned);
        QCOMPARE(rounds.round, 1234);
        QCOMPARE(rounds.mistake, storage::Mark::Mistake);
        QVERIFY(!rounds.recovered);
        filter.endings()->setCurrent(1);
        QVERIFY(filter.rounds().recovered == true && !filter.rounds().state);
        filter.setSearch(QStringLiteral("two"));
        QCOMPARE(filter.rounds().round, 0); // no round has that number
        changed.clear();
        filter.clear();
        QCOMPARE(changed.size(), 1);
        QVERIFY(!filter.narrows() && !filter.rounds().result && !filter.rounds().ending && !filter.rounds().state &&
                !filter.rounds().round && !filter.rounds().recovered && !filter.rounds().mistake);
    }

    void handsAreReadAsTheyAreTyped_data() {
        using Hand = storage::HandSought;
        using Kind = Hand::Kind;
        using engine::Action;
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("read");
        QTest::addColumn<Hand>("hand");
        const auto is = [](const char* typed, const Hand& hand) { QTest::newRow(typed) << typed << true << hand; };
        is("A7 v 9", {.kind = Kind::Cards, .first = 1, .second = 7, .up = 9});
        is("A,7 against 9", {.kind = Kind::Cards, .first = 1, .second = 7, .up = 9});
        is("10 6 v K", {.kind = Kind::Cards, .first = 10, .second = 6, .up = 10});
        is("T6", {.kind = Kind::Cards, .first = 10, .second = 6});
        is("16 v 10", {.kind = Kind::Hard, .first = 16, .up = 10});
        is("hard 12 v A", {.kind = Kind::Hard, .first = 12, .up = 1});
        is("5 v 11", {.kind = Kind::Hard, .first = 5, .up = 1});
        is("soft 18", {.kind = Kind::Soft, .first = 18});
        is("pair 8 v 6", {.kind = Kind::Pair, .first = 8, .up = 6});
        is("88 v 6", {.kind = Kind::Pair, .first = 8, .up = 6});
        is("8-8", {.kind = Kind::Pair, .first = 8});
        is("TT", {.kind = Kind::Pair, .first = 10});
        is("pair A", {.kind = Kind::Pair, .first = 1});
        is("split 8", {.kind = Kind::Pair, .first = 8, .action = Action::Split});
        is("double on 11", {.kind = Kind::Hard, .first = 11, .action = Action::Double});
        is("Double soft 17 v 3", {.kind = Kind::Soft, .first = 17, .up = 3, .action = Action::Double});
        is("surrender", {.action = Action::Surrender});
        is("stand v 7", {.up = 7, .action = Action::Stand});
        is("v 7", {.up = 7});
        for (const char* none :
             {"", " ", "v", "16 v", "22 23", "1", "3", "22 v 23", "soft 11", "soft 22", "16 v 10 v 9", "16 17",
              "pair 16", "pair 7 8", "double stand 11", "hard soft 16", "banana", "A7 v 12", "hard A7", "-200",
              "16 against the dealer", "\x01", "888", "hard", "A"})
            QTest::addRow("none: %s", none) << none << false << Hand();
        QTest::newRow("none: very long") << QStringLiteral("8").repeated(1 << 20) << false << Hand();
    }
    void handsAreReadAsTheyAreTyped() {
        QFETCH(QString, typed);
        QFETCH(bool, read);
        QFETCH(storage::HandSought, hand);
        QCOMPARE(handFrom(typed).has_value(), read);
        QVERIFY(handFrom(typed).value_or(storage::HandSought()) == hand);
        const catalogue::Catalogue games;
        Archive archive(games);
        RecordFilter filter(archive, RecordFilter::Of::Rounds);
        filter.setHand(typed);
        QCOMPARE(filter.problem(), read || typed.trimmed().isEmpty() ? QString() : handRule());
        QCOMPARE(filter.wanted().hand, read ? std::optional(hand) : std::nullopt);
    }

    void netsAreReadAsTheyAreTyped() {
        const catalogue::Catalogue games;
        Archive archive(games);
        RecordFilter filter(archive, RecordFilter::Of::Rounds);
        filter.setNetAtLeast(QStringLiteral("-200"));
        filter.setNetAtMost(QStringLiteral("\u221212.50"));
        QCOMPARE(filter.wanted().netAtLeast, base::Money::minor(-20000));
        QCOMPARE(filter.wanted().netAtMost, base::Money::minor(-1250));
        QVERIFY(filter.problem().isEmpty() && filter.narrows() && filter.typedCount() == 2);
        filter.setNetAtMost(QStringLiteral("-300"));
        QCOMPARE(filter.problem(), QStringLiteral("This is below the least."));
        filter.setNetAtLeast(QStringLiteral("much"));
        QVERIFY(!filter.problemOfNetAtLeast().isEmpty() && !filter.wanted().netAtLeast);
        filter.setNetAtLeast(QStringLiteral("+5"));
        filter.setNetAtMost({});
        QCOMPARE(filter.wanted().netAtLeast, base::Money::minor(500));
        filter.setNoted(QStringLiteral(" tired "));
        QCOMPARE(filter.wanted().noted, QStringLiteral("tired"));
        filter.orders()->choose(QString::number(static_cast<int>(storage::RoundOrder::Luckiest)));
        filter.clear();
        QVERIFY(!filter.narrows() && filter.wanted().isPlain());
        QCOMPARE(filter.wanted().order, storage::RoundOrder::Luckiest);
    }

    void yesterdayIsADay() {
        DateRange dates;
        dates.spans()->choose(QString::fromLatin1(DateRange::yesterday));
        const QDate today = QDate::currentDate();
        QCOMPARE(dates.moments().from, today.addDays(-1).startOfDay().toUTC());
        QCOMPARE(dates.moments().to, today.startOfDay().toUTC());
        // A session is chosen by its rounds, not by time.
        dates.offerSession(QStringLiteral("Last session"));
        dates.spans()->choose(QString::fromLatin1(DateRange::session));
        QVERIFY(dates.isSession() && dates.narrows() && !dates.moments().from && !dates.moments().to);
        dates.offerSession({});
        QVERIFY(!dates.narrows());
    }

    void moneyAddedIsNoPlay() {
        const catalogue::Catalogue games;
        Archive archive(games);
        RecordFilter filter(archive, RecordFilter::Of::Plays);
        QVERIFY(filter.withPlays() && filter.withAdditions());
        filter.kinds()->choose(QString::number(StakeOn::Side));
        QCOMPARE(filter.plays().kind, engine::StakeKind::Side);
        QVERIFY(filter.withPlays() && !filter.withAdditions());
        filter.kinds()->setCurrent(filter.kinds()->count() - 1);
        QVERIFY(!filter.withPlays() && filter.withAdditions());
        filter.results()->setCurrent(1); // money added has no result
        QVERIFY(!filter.withAdditions());
    }
};

OPENSHOE_TEST(TestRecordFilter, Window)
#include "tst_recordfilter.moc"
