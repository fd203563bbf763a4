// SPDX-License-Identifier: GPL-3.0-or-later
// The real window, offscreen, with the keyboards of other countries: letters and digits work by their places where the
// layout has none of them, and key caps show what is printed there, if the system tells.
#include "../models/keyboards.h"
#include "play/arrangedshoe.h"
#include "tabletest.h"
#include "testprogram.h"

#include "models/rules/rulesmodel.h"
#include "models/settings/settingspagecontroller.h"

#include <QTest>

using namespace openshoe::models;

class OtherKeyboardsTest : public TableTest {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { close(); }
    void lettersAnswer_data();
    void lettersAnswer();
    void digitsGoToTheSpots_data();
    void digitsGoToTheSpots();
    void whatIsTypedComesFirst();
    void undoAndSettings();
    void capsAreAsPrinted();
    void aKeyIsChangedByItsPlace();

private:
    /// Presses the key marked like that on a US keyboard.
    void strike(const keyboards::Country& country, char32_t mark, Qt::KeyboardModifiers modifiers = {});
};

void OtherKeyboardsTest::init() {
    newFolder();
    open();
    QVERIFY(m_app->data->isReady());
}

void OtherKeyboardsTest::strike(const keyboards::Country& country, char32_t mark, Qt::KeyboardModifiers modifiers) {
    for (const auto type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent sent = keyboards::event(country, mark, modifiers, type);
        QCoreApplication::sendEvent(m_window, &sent);
    }
    QCoreApplication::processEvents();
}

namespace {

void addCountries() {
    QTest::addColumn<const keyboards::Country*>("country");
    QTest::addColumn<bool>("told");
    for (const auto* country : {&keyboards::unitedStates, &keyboards::russia, &keyboards::greece, &keyboards::israel,
                                &keyboards::iran, &keyboards::france, &keyboards::germany, &keyboards::czechia,
                                &keyboards::dvorak}) {
        for (const bool told : {true, false})
            QTest::addRow("%s, %s", country->name, told ? "told" : "not told") << country << told;
    }
}

/// The key that types the sign by itself; the one marked so on a US keyboard if none does.
char32_t keyFor(const keyboards::Country& country, char32_t sign) {
    for (const char32_t mark : keyboards::us) {
        if (keyboards::typed(country, mark) == sign)
            return mark;
    }
    return sign;
}

} // namespace

void OtherKeyboardsTest::lettersAnswer_data() { addCountries(); }

// H takes a card and S stands: the letters if the layout has them, or else the keys in their places.
void OtherKeyboardsTest::lettersAnswer() {
    QFETCH(const keyboards::Country*, country);
    QFETCH(bool, told);
    if (told)
        m_app->keys->keyboard().setLayout(keyboards::layout(*country));
    openGame(QStringLiteral("classic"));
    stake(1);
    QVERIFY(arrangeOffer(*table().session(), openshoe::engine::Action::Split));
    key(Qt::Key_Space, QStringLiteral(" "));
    QTRY_VERIFY(table().live()->actions()->count() > 0);
    if (!offers(Intent::Hit)) // insurance is asked first
        key(Qt::Key_N, QStringLiteral("n"));
    QTRY_VERIFY(offers(Intent::Hit));
    const auto before = table().session()->events().size();
    strike(*country, keyFor(*country, U'H'));
    QTRY_VERIFY(table().session()->events().size() > before);
    QTRY_VERIFY(offers(Intent::Stand) || table().live()->phase() == LiveRound::Over);
    if (table().live()->phase() == LiveRound::Playing)
        strike(*country, keyFor(*country, U'S'));
    QTRY_COMPARE(table().live()->phase(), LiveRound::Over);
}

void OtherKeyboardsTest::digitsGoToTheSpots_data() { addCountries(); }

// The row of digits by itself, whatever it types: also where it types a sign that means something else.
void OtherKeyboardsTest::digitsGoToTheSpots() {
    QFETCH(const keyboards::Country*, country);
    QFETCH(bool, told);
    if (told)
        m_app->keys->keyboard().setLayout(keyboards::layout(*country));
    openGame(QStringLiteral("deluxe"));
    const QString staked = table().bets()->totalStakeText();
    for (char32_t digit = U'1'; digit <= U'7'; ++digit) {
        strike(*country, digit);
        QTRY_COMPARE(focusName(), QStringLiteral("Spot %1").arg(int(digit - U'0')));
        QCOMPARE(table().bets()->totalStakeText(), staked);
    }
    if (keyboards::typed(*country, U'3', true) == U'3') { // with Shift they type digits
        strike(*country, U'3', Qt::ShiftModifier);
        QTRY_COMPARE(focusName(), QStringLiteral("Spot 3"));
    }
}

// A layout with all the letters has them where it has them: the French comma, in the place of M, mutes nothing.
void OtherKeyboardsTest::whatIsTypedComesFirst() {
    openGame(QStringLiteral("deluxe"));
    for (const bool told : {true, false}) {
        if (told)
            m_app->keys->keyboard().setLayout(keyboards::layout(keyboards::france));
        else
            m_app->keys->keyboard().setLayout({});
        const QStringList shown = names();
        strike(keyboards::france, U'M'); // a comma
        strike(keyboards::france, U';'); // M
        QTRY_VERIFY(names() != shown);
        strike(keyboards::france, U';');
        QTRY_COMPARE(names(), shown);
        const QString staked = table().bets()->totalStakeText();
        strike(keyboards::france, U'='); // types the same there
        QTRY_VERIFY(table().bets()->totalStakeText() != staked);
        strike(keyboards::germany, U'Z'); // Y means nothing
        QVERIFY(table().bets()->totalStakeText() != staked);
        strike(keyboards::germany, U'Y'); // Z takes it back
        QTRY_COMPARE(table().bets()->totalStakeText(), staked);
    }
}

void OtherKeyboardsTest::undoAndSettings() {
    openGame(QStringLiteral("deluxe"));
    for (const auto* country : {&keyboards::russia, &keyboards::israel}) {
        m_app->keys->keyboard().setLayout(keyboards::layout(*country));
        const QString staked = table().bets()->totalStakeText();
        strike(*country, U'1');
        strike(*country, U'=');
        QTRY_VERIFY(table().bets()->totalStakeText() != staked);
        strike(*country, U'Z', Qt::ControlModifier);
        QTRY_COMPARE(table().bets()->totalStakeText(), staked);
    }
}

void OtherKeyboardsTest::capsAreAsPrinted() {
    openGame(QStringLiteral("classic"));
    const auto sheet = [this] {
        key(Qt::Key_F1);
        const auto listed = [&] { return !names().filter(QStringLiteral(": Hit")).isEmpty(); };
        (void)QTest::qWaitFor(listed, testprogram::patience);
        const QStringList shown = names();
        key(Qt::Key_Escape);
        (void)QTest::qWaitFor([&] { return popups().isEmpty(); }, testprogram::patience);
        return shown;
    };
    QVERIFY(sheet().contains(QStringLiteral("H: Hit")));
    m_app->keys->keyboard().setLayout(keyboards::layout(keyboards::russia));
    QStringList shown = sheet();
    for (const char* line : {"Р: Hit", "Ы: Stand", "Я, Ctrl+Я: Undo", "Ъ, PgUp: Next larger chip"})
        QVERIFY2(shown.contains(QString::fromUtf8(line)), qPrintable(shown.join(u'\n')));
    QCOMPARE(m_app->keys->hints().at(Intent::Hit), QStringLiteral("Р"));
    m_app->keys->keyboard().setLayout(keyboards::layout(keyboards::france));
    QVERIFY(sheet().contains(QStringLiteral("H: Hit")));
    // The key that types − goes to spot 6.
    QCOMPARE(m_app->keys->hints().at(Intent::TakeChip), QStringLiteral("Del"));
    QCOMPARE(m_app->keys->hints().at(Intent::AddChip), QStringLiteral("+"));
    m_app->keys->keyboard().setLayout(keyboards::layout(keyboards::germany));
    QCOMPARE(m_app->keys->hints().at(Intent::SmallerChip), QStringLiteral("Ü"));
    QCOMPARE(m_app->keys->hints().at(Intent::LargerChip), QStringLiteral("PgUp")); // in its place is +
    m_app->keys->keyboard().setLayout({});
    QCOMPARE(m_app->keys->hints().at(Intent::LargerChip), QStringLiteral("]"));
}

// The key of an action is stored by its place, and shown as printed.
void OtherKeyboardsTest::aKeyIsChangedByItsPlace() {
    Keyboard& keyboard = m_app->keys->keyboard();
    keyboard.setLayout(keyboards::layout(keyboards::russia));
    m_app->setPage(Page::Settings);
    QTest::qWait(50);
    m_app->controller<SettingsPageController>()->keyRecorder->change(QStringLiteral("hit"));
    QTRY_VERIFY(focusName().startsWith(QStringLiteral("Press the key for")));
    strike(keyboards::russia, U'J');
    QTRY_VERIFY(!m_app->controller<SettingsPageController>()->keyRecorder->isListening());
    QCOMPARE(m_app->keys->hints().at(Intent::Hit), QStringLiteral("О"));
    QCOMPARE(m_app->keys->strokes(KeyMap::actionOf(QStringLiteral("hit"))).front().text(), QStringLiteral("J"));
    keyboard.setLayout(keyboards::layout(keyboards::unitedStates));
    QCOMPARE(m_app->keys->hints().at(Intent::Hit), QStringLiteral("J"));
}

OPENSHOE_TEST(OtherKeyboardsTest, Window)
#include "tst_otherkeyboards.moc"
