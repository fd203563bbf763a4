// SPDX-License-Identifier: GPL-3.0-or-later
// Every change at the table is announced, and nothing else: whatever QML has bound to a signal is evaluated again.
#include "tablebench.h"
#include "testprogram.h"

#include <QMetaMethod>
#include <QSignalSpy>

using namespace openshoe;
using namespace openshoe::engine;
using namespace openshoe::models;
using namespace std::chrono_literals;
using test::Bench;

namespace {

/// Listens to every signal of the table's objects, and to every change of rows in its models.
class Listener {
public:
    explicit Listener(TableController& table) {
        listen("table", &table);
        listen("shown", table.shown());
        listen("bets", table.bets());
        listen("live", table.live());
        listen("replay", table.replay());
        listen("pause", table.pause());
        listen("quiz", table.quiz());
        listen("rules", table.rules());
        listen("company", table.company());
        listen("people", table.company()->people());
        listen("message", table.message());
        listen("cards", table.shown()->cards());
        listen("hands", table.shown()->hands());
        listen("stakes", table.shown()->stakes());
        listen("chips", table.bets()->chips());
        listen("actions", table.live()->actions());
        listen("seats", table.seats());
        listen("sideBets", table.sideBets());
    }

    /// What was heard since the last call, each as often as it was: "shown.balanceChanged"; a model's signals by its
    /// name alone.
    QStringList heard() {
        QStringList names;
        for (Ear& ear : m_ears) {
            names.insert(names.size(), ear.spy->size(), ear.name);
            ear.spy->clear();
        }
        names.sort();
        return names;
    }

private:
    struct Ear {
        QString name;
        std::unique_ptr<QSignalSpy> spy;
    };

    void listen(const char* name, QObject* object) {
        const QMetaObject* meta = object->metaObject();
        const bool isModel = qobject_cast<QAbstractItemModel*>(object) != nullptr;
        const int first = isModel ? QAbstractItemModel::staticMetaObject.methodOffset() : meta->methodOffset();
        for (int i = first; i < meta->methodCount(); ++i) {
            const QMetaMethod method = meta->method(i);
            if (method.methodType() != QMetaMethod::Signal || method.attributes() & QMetaMethod::Cloned)
                continue; // a clone is the same signal with a default argument
            QString heard = QString::fromLatin1(name);
            if (!isModel)
                heard += u'.' + QString::fromLatin1(method.name());
            m_ears.push_back({heard, std::make_unique<QSignalSpy>(object, method)});
        }
    }

    std::vector<Ear> m_ears;
};

// The names in the first list that aren't in the second.
QString beyond(const QStringList& heard, const QStringList& allowed) {
    QStringList more;
    for (const QString& name : heard) {
        if (!allowed.contains(name))
            more << name;
    }
    return more.join(u' ');
}

} // namespace

class TestTableSignals : public QObject {
    Q_OBJECT

private slots:
    void aChipMovesTheStakeAndTheBalance() {
        Bench bench;
        bench.sit("rundown");
        bench.table.bets()->minStake(1, TableBets::MainPlace);
        bench.table.bets()->addChip(1, TableBets::MainPlace);
        Listener listener(bench.table);
        bench.table.bets()->addChip(1, TableBets::MainPlace);
        QCOMPARE(listener.heard().join(u' '),
                 QStringLiteral("bets.drafted bets.sounded bets.totalStakeChanged seats shown.balanceChanged stakes "
                                "table.sounded"));
        bench.table.bets()->setSelectedChip(2);
        QCOMPARE(listener.heard(), QStringList({"bets.selectedChipChanged"}));
    }

    // The others react to the person's stakes, and still it is one notice. The person's limits are asked once.
    void aChipIsOneStepAmongOthersToo() {
        Bench bench;
        bench.settings.setCompany(true);
        bench.settings.setCompanyFor(QStringLiteral("deluxe"), session::CompanyWish::Full);
        bench.sit("deluxe");
        int asked = 0;
        bench.table.bets()->setHindrance([&](base::Money) {
            ++asked;
            return QString();
        });
        Listener listener(bench.table);
        int free = 0;
        int changed = 0; // the others' stakes, because of the person's
        for (int seat = 1; seat <= 7; ++seat) {
            const session::CompanyDraft before = bench.table.session()->companyDraft();
            asked = 0;
            (void)listener.heard();
            bench.table.bets()->addChip(seat, TableBets::MainPlace);
            const QStringList heard = listener.heard();
            if (!bench.table.message()->isRefused())
                ++free;
            changed += bench.table.session()->companyDraft() != before ? 1 : 0;
            QCOMPARE(heard.count(QStringLiteral("bets.drafted")), 1);
            QCOMPARE(heard.count(QStringLiteral("company.drafted")), 0);
            for (const char* once : {"bets.abilitiesChanged", "bets.totalStakeChanged", "shown.balanceChanged"})
                QVERIFY2(heard.count(QLatin1StringView(once)) <= 1, once);
            QCOMPARE(asked, 1);
        }
        QVERIFY(free > 0 && changed > 0);
    }

    // The outcome is cleared away for it in the same step.
    void aChipOnAnOutcomeIsOneStep() {
        Bench bench;
        bench.sit("classic");
        bench.table.bets()->minStake(1, TableBets::MainPlace);
        bench.table.bets()->deal();
        bench.finish();
        QCOMPARE(bench.table.live()->phase(), LiveRound::Over);
        int asked = 0;
        bench.table.bets()->setHindrance([&](base::Money) {
            ++asked;
            return QString();
        });
        bench.table.bets()->setSelectedChip(1);
        Listener listener(bench.table);
        bench.table.bets()->addChip(1, TableBets::MainPlace);
        const QStringList heard = listener.heard();
        QCOMPARE(bench.table.live()->phase(), LiveRound::Betting);
        for (const char* once : {"bets.drafted", "bets.abilitiesChanged", "bets.totalStakeChanged", "shown.moved",
                                 "shown.balanceChanged", "shown.resultChanged", "live.phaseChanged", "live.turned"})
            QVERIFY2(heard.count(QLatin1StringView(once)) == 1, qPrintable(heard.join(u' ')));
        QCOMPARE(asked, 1);
    }

    void aRefusalChangesNothing() {
        Bench bench;
        bench.sit("classic");
        bench.table.bets()->minStake(1, TableBets::MainPlace);
        Listener listener(bench.table);
        bench.table.bets()->setStake(1, TableBets::MainPlace, QStringLiteral("lots"));
        QCOMPARE(listener.heard(), QStringList({"message.changed", "message.refusal", "table.sounded"}));
    }

    void aCardTouchesTheFeltAlone() {
        Bench bench(DealingSpeed::Normal);
        bench.sit("rundown");
        bench.table.bets()->minStake(1, TableBets::MainPlace);
        bench.table.bets()->deal();
        QCOMPARE(bench.table.shown()->cards()->count(), 1);
        Listener listener(bench.table);
        for (int cards = 2; cards <= 3; ++cards) {
            while (bench.table.shown()->cards()->count() < cards)
                bench.table.playback().advance(10ms);
            const QStringList heard = listener.heard();
            QVERIFY(heard.contains(QStringLiteral("cards")));
            QVERIFY(heard.contains(QStringLiteral("shown.shoeChanged")));
            QCOMPARE(beyond(heard, {"cards", "hands", "shown.boxChanged", "shown.dealerChanged", "shown.moved",
                                    "shown.presented", "shown.shoeChanged", "shown.sounded", "table.sounded"}),
                     QString());
        }
    }

    void aTickOfTheClockIsNothingElse() {
        Bench bench;
        bench.sit("deluxe");
        QVERIFY(bench.dealUntil(Intent::Stand));
        Listener listener(bench.table);
        bench.table.clock().advance(1s);
        QCOMPARE(listener.heard(), QStringList({"live.clockChanged"}));
    }

    // The question and then the answers are announced; the chips and bets stay as they are.
    void aQuestionLeavesTheBetsAlone() {
        Bench bench(DealingSpeed::Normal);
        bench.sit("boxes");
        Listener listener(bench.table);
        QStringList heard;
        for (int round = 0; round < 50 && !heard.contains(QStringLiteral("live.questionChanged")); ++round) {
            bench.finish(); // a blackjack: nothing was asked
            bench.table.bets()->newBets();
            bench.table.bets()->clear();
            bench.table.bets()->minStake(1, TableBets::MainPlace);
            bench.table.bets()->deal();
            (void)listener.heard();
            bench.table.shown()->skip();
            heard = listener.heard();
        }
        QVERIFY(heard.contains(QStringLiteral("live.questionChanged")));
        QVERIFY(heard.contains(QStringLiteral("actions")));
        QCOMPARE(heard.filter(QStringLiteral("chips")) + heard.filter(QStringLiteral("Stake")) +
                     heard.filter(QStringLiteral("tableChanged")) + heard.filter(QStringLiteral("abilities")),
                 QStringList());
    }

    void moreMoneyIsTheBalanceAlone() {
        Bench bench;
        bench.sit("classic");
        const base::Money wallet = bench.table.session()->wallet();
        Listener listener(bench.table);
        bench.table.bets()->walletChanged(wallet + test::money("5"));
        QCOMPARE(listener.heard(), QStringList({"bets.drafted", "shown.balanceChanged"}));
    }

    void aSettingOfOtherPagesIsNotHeard() {
        Bench bench;
        bench.sit("classic");
        Listener listener(bench.table);
        bench.settings.setSoundOn(!bench.settings.soundOn());
        QCOMPARE(listener.heard(), QStringList());
        bench.settings.setFelt(QStringLiteral("charcoal"));
        QCOMPARE(listener.heard(), QStringList({"table.feltChanged"}));
    }

    // A replay takes over the table, but not the round or the bets; afterwards both are as before.
    void aReplayLeavesChipsAndPhaseAlone() {
        Bench bench;
        bench.sit("classic");
        bench.table.bets()->minStake(1, TableBets::MainPlace);
        bench.table.bets()->deal();
        bench.finish();
        Listener listener(bench.table);
        const session::KeptShoe shoe{.id = 7, .seed = {fairness::Seed::draw(), {}, 17, 6}};
        bench.table.replay()->start(test::game("classic"), bench.table.session()->events(), shoe,
                                    QStringLiteral("Round 1"));
        bench.table.replay()->stop();
        const QStringList heard = listener.heard();
        QVERIFY(heard.contains(QStringLiteral("replay.changed")));
        QCOMPARE(heard.filter(QStringLiteral("live.phase")) + heard.filter(QStringLiteral("chips")) +
                     heard.filter(QStringLiteral("selected")) + heard.filter(QStringLiteral("actions")),
                 QStringList());
    }
};

OPENSHOE_TEST(TestTableSignals, Core)
#include "tst_tablesignals.moc"
