// SPDX-License-Identifier: GPL-3.0-or-later
// Every game through the real window, by mouse, by keys and by accessible actions: nothing may get in the way of play,
// and the window must agree with the engine. Plays ten rounds per game unless OPENSHOE_PLAY_ROUNDS says otherwise;
// OPENSHOE_PLAY_SEED varies the choices.
#include "../windowtest.h"
#include "tableplay.h"

#include "models/preferences/settingscontroller.h"

#include <QRegularExpression>
#include <QTest>

class PlayTest : public WindowTest {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { close(); }
    void mouse_data() { games(); }
    void mouse() { playAs(QStringLiteral("mouse")); }
    void keys_data() { games(); }
    void keys() { playAs(QStringLiteral("keys")); }
    void access_data() { games(); }
    void access() { playAs(QStringLiteral("access")); }
    void animated_data() { games(); }
    void animated();

private:
    static void games();
    void playAs(const QString& way, int leastRounds = 10, bool everything = true);
};

void PlayTest::init() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral("qrc:/|\\.qml|QML")));
    newFolder();
    m_painted = true; // all as a player has it
    open();
    QVERIFY(m_app->data->isReady());
    // No time limits: the speed of the machine isn't what is tested.
    m_app->settings->setBetClock(openshoe::models::ClockTime::Off);
    m_app->settings->setDecisionClock(openshoe::models::ClockTime::Off);
}

void PlayTest::games() {
    QTest::addColumn<QString>("game");
    for (const char* game : {"Deluxe Blackjack", "Blackjack with the Rundown", "Black Jack in Boxes",
                             "Down Under Blackjack", "Classic Blackjack", "Premium Blackjack"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

void PlayTest::playAs(const QString& way, int leastRounds, bool everything) {
    QFETCH(QString, game);
    bool given = false;
    const int rounds = qEnvironmentVariableIntValue("OPENSHOE_PLAY_ROUNDS", &given);
    const auto seed = static_cast<std::uint32_t>(qEnvironmentVariableIntValue("OPENSHOE_PLAY_SEED"));
    const auto player = Player::make(way, m_window);
    TablePlay play(*m_app, m_window, *player, seed);
    play.play(game, given ? rounds : leastRounds, everything);
    qInfo("%s, seed %u: %s", qPrintable(way), seed, qPrintable(play.summary()));
    const QStringList complaints = play.complaints();
    for (const QString& complaint : complaints)
        qWarning("%s", qPrintable(complaint));
    QVERIFY2(complaints.isEmpty(), qPrintable(QStringLiteral("%1 kinds of things are wrong").arg(complaints.size())));
}

// Cards fly, chips move, and play waits for them.
void PlayTest::animated() {
    m_app->settings->setAnimationSpeed(openshoe::models::DealingSpeed::Fast);
    playAs(QStringLiteral("mouse"), 2, false);
}

QTEST_MAIN(PlayTest)
#include "tst_play.moc"
