// SPDX-License-Identifier: GPL-3.0-or-later
// Exercises in counting as they are done at the keyboard, in a window that shows nothing else.
#include "testprogram.h"
#include "windowtest.h"

#include "models/archive/archive.h"
#include "models/pictures/cardimageprovider.h"
#include "models/practise/practisecontroller.h"

#include <QQuickItem>
#include <QTest>

using namespace openshoe;
using namespace openshoe::models;
using drills::Drill;

class PractisePageTest : public WindowTest {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aTrueCountByKeysAlone();
    void aDeckByKeysAlone();
    void spokenCardsAreInWords();
    void aPlayByItsNumber();
    void aTrayByMouse();
    void theEscapeFromAnExerciseIsAButton();
    void everythingFits_data();
    void everythingFits();

private:
    void choose(Drill drill) { m_practise->drills()->choose(QString::fromLatin1(drills::name(drill))); }
    void start() {
        tabTo(QStringLiteral("Start"));
        key(Qt::Key_Return);
        QTRY_VERIFY(m_practise->stage() == PractiseStage::Showing || m_practise->stage() == PractiseStage::Asking);
    }
    void type(const QString& words) {
        for (const QChar letter : words)
            key(letter == u'-' ? Qt::Key_Minus : Qt::Key_0 + letter.digitValue(), QString(letter));
    }
    [[nodiscard]] bool says(const QString& words) const { return !names().filter(words).isEmpty(); }

    catalogue::Catalogue m_games;
    Archive m_archive{m_games};
    std::unique_ptr<storage::Store> m_store;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<CountSystems> m_systems;
    std::unique_ptr<PractiseController> m_practise;
};

void PractisePageTest::init() {
    newFolder();
    m_store = storage::Store::open(m_folder->path(), storage::Access::Play).value();
    m_archive.open(*m_store);
    m_archive.account =
        m_store->call([](storage::Tables& t) { return t.accounts.obtain("you", QStringLiteral("You")); })->id;
    m_settings = std::make_unique<QSettings>(m_folder->filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    m_systems = std::make_unique<CountSystems>(*m_settings);
    m_practise = std::make_unique<PractiseController>(
        m_archive, CountTools{*m_systems, std::make_shared<analysis::Analyser>()}, *m_settings,
        PractiseController::Chance{.now = [] { return 0; }, .seed = [] { return 7; }});
    m_practise->work().setEnough(CountWork::firstRounds, 30);
    if (!m_engine) {
        m_engine = std::make_unique<QQmlEngine>();
        m_engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
    }
    m_disabled = std::make_unique<app::DisabledState>(*m_engine);
    m_engine->addImageProvider(CardImageProvider::name(), new CardImageProvider(m_pictures.drawn));
    QQmlComponent bench(m_engine.get());
    bench.setData(R"(
        import QtQuick
        import OpenShoe.Theme
        import OpenShoe.Practise
        import OpenShoe.Models
        Window {
            required property PractiseController practise
            width: 960
            height: 560
            visible: true
            color: Theme.room
            PractiseView {
                id: view
                anchors.fill: parent
                anchors.margins: Theme.spaceM
                focus: true
                practise: parent.Window.window.practise
            }
        }
    )",
                  QUrl());
    m_root.reset(bench.createWithInitialProperties(
        {{QStringLiteral("practise"), QVariant::fromValue(m_practise.get())}}));
    QVERIFY2(m_root, qPrintable(bench.errorString()));
    m_window = qobject_cast<QQuickWindow*>(m_root.get());
    m_window->requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(m_window));
}

void PractisePageTest::cleanup() {
    m_disabled.reset();
    m_root.reset();
    m_practise.reset();
    m_archive.close();
    m_store.reset();
}

void PractisePageTest::aTrueCountByKeysAlone() {
    tabTo(QStringLiteral("Exercise: Running count"));
    for (int i = 0; i < 4; ++i)
        key(Qt::Key_Down);
    QCOMPARE(m_practise->drill(), Drill::TrueCount);
    start();
    for (int i = 0; i < 15; ++i) {
        QTRY_COMPARE(focusName(), m_practise->question());
        type(QString::number(m_practise->exercise()->best() / 2 + (i == 3 ? 1 : 0)));
        key(Qt::Key_Return);
        QTRY_COMPARE(m_practise->stage(), PractiseStage::Told);
        QCOMPARE(m_practise->wasRight(), i != 3);
        QVERIFY(says(m_practise->verdict()));
        QVERIFY(says(m_practise->why()));
        QTRY_COMPARE(focusName(), QStringLiteral("Go on"));
        key(Qt::Key_Return);
    }
    QTRY_COMPARE(m_practise->stage(), PractiseStage::Finished);
    QVERIFY(says(QStringLiteral("14 of 15 right: 93%")));
    QTRY_VERIFY(says(QStringLiteral("Best: 93%. Last: 93%.")));
    QTRY_COMPARE(focusName(), QStringLiteral("Start"));
}

void PractisePageTest::aDeckByKeysAlone() {
    choose(Drill::Deck);
    m_practise->groups()->choose(QStringLiteral("3"));
    start();
    QTRY_COMPARE(focusName(), QStringLiteral("Next cards"));
    for (int i = 0; i < 17; ++i) {
        QCOMPARE(all("SmallCards").size(), 1);
        key(Qt::Key_Space);
    }
    QTRY_COMPARE(m_practise->stage(), PractiseStage::Asking);
    QTRY_COMPARE(focusName(), QStringLiteral("What is the running count?"));
    // By steps instead of digits.
    const int steps = m_practise->exercise()->best() / 2;
    for (int i = 0; i < std::abs(steps); ++i)
        key(steps > 0 ? Qt::Key_Up : Qt::Key_Down);
    if (steps == 0)
        type(QStringLiteral("0"));
    key(Qt::Key_Return);
    QTRY_COMPARE(m_practise->stage(), PractiseStage::Told);
    QVERIFY(m_practise->wasRight());
}

void PractisePageTest::spokenCardsAreInWords() {
    choose(Drill::Spoken);
    start();
    QVERIFY(!m_practise->spokenCard().isEmpty());
    QVERIFY(says(m_practise->spokenCard()));
    QVERIFY(all("SmallCards").isEmpty() && all("CardItem").isEmpty());
    const QString first = m_practise->spokenCard();
    QTRY_COMPARE(focusName(), QStringLiteral("Next card"));
    key(Qt::Key_Space);
    QVERIFY(m_practise->spokenCard() != first);
}

void PractisePageTest::aPlayByItsNumber() {
    choose(Drill::Insurance);
    m_practise->games()->choose(QStringLiteral("premium"));
    start();
    QVERIFY(says(m_practise->question()));
    QTRY_COMPARE(focusName(), QStringLiteral("Take insurance"));
    const bool take = m_practise->exercise()->best() == 0;
    key(take ? Qt::Key_1 : Qt::Key_2, take ? QStringLiteral("1") : QStringLiteral("2"));
    QTRY_COMPARE(m_practise->stage(), PractiseStage::Told);
    QVERIFY(m_practise->wasRight());
}

void PractisePageTest::aTrayByMouse() {
    choose(Drill::Tray);
    click(QStringLiteral("Start"));
    QTRY_COMPARE(m_practise->stage(), PractiseStage::Asking);
    QVERIFY(says(m_practise->trayText()));
    for (int i = 0; i < m_practise->exercise()->best() / 2; ++i)
        click(QStringLiteral("More"));
    click(QStringLiteral("Answer"));
    QTRY_COMPARE(m_practise->stage(), PractiseStage::Told);
    QVERIFY2(m_practise->wasRight(), qPrintable(m_practise->verdict()));
}

void PractisePageTest::theEscapeFromAnExerciseIsAButton() {
    choose(Drill::Tray);
    start();
    QVERIFY(accessible(QStringLiteral("Count system: Hi-Lo"))->state().disabled);
    tabTo(QStringLiteral("Stop"));
    key(Qt::Key_Return);
    QCOMPARE(m_practise->stage(), PractiseStage::Choosing);
}

void PractisePageTest::everythingFits_data() {
    QTest::addColumn<Drill>("drill");
    for (int i = 0; i < drills::drillCount; ++i)
        QTest::newRow(drills::name(static_cast<Drill>(i))) << static_cast<Drill>(i);
}

// Cards, question and buttons lie in the window and not on each other.
void PractisePageTest::everythingFits() {
    QFETCH(Drill, drill);
    choose(drill);
    m_practise->speeds()->choose(QStringLiteral("0"));
    m_practise->groups()->choose(QStringLiteral("0"));
    m_practise->games()->choose(QStringLiteral("premium"));
    start();
    QTest::qWait(50);
    QVERIFY(unnamed().isEmpty());
    const QRectF window(0, 0, m_window->width(), m_window->height());
    const QQuickItem* answer = all("PractiseAnswer").value(0);
    QVERIFY(answer);
    QVERIFY(window.contains(boxOf(answer)));
    for (const char* type : {"SmallCards", "DiscardTray"}) {
        for (const QQuickItem* item : all(type)) {
            if (boxOf(item).isEmpty())
                continue;
            QVERIFY2(window.contains(boxOf(item)), type);
            QVERIFY2(boxOf(item).bottom() <= boxOf(answer).top() + 1, type);
        }
    }
}

OPENSHOE_TEST(PractisePageTest, Window)
#include "tst_practisepage.moc"
