// SPDX-License-Identifier: GPL-3.0-or-later
#include "places.h"
#include "testprogram.h"

#include "app/composition.h"
#include "app/openedfiles.h"
#include "app/systemmenu.h"
#include "app/windowplace.h"

#include <QFile>
#include <QFileOpenEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QQuickWindow>
#include <QSessionManager>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <cstddef>

using namespace openshoe;
namespace Page = models::Page;

/// What macOS and Windows expect of a program, tried on every system.
class TestSystem : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<models::AppController> m_root;

    static QAction* withRole(const app::SystemMenu& menu, QAction::MenuRole role) {
        for (QAction* action : menu.bar().actions().value(0)->menu()->actions()) {
            if (action->menuRole() == role)
                return action;
        }
        return nullptr;
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_root = app::compose({m_folder->path(), {}, {}});
        m_root->data->open();
        QTRY_VERIFY(m_root->data->isReady());
    }
    void cleanup() {
        m_root.reset();
        m_folder.reset();
    }

    void theMenuHasWhatItsSystemPutsIntoPlaces() {
        const app::SystemMenu menu(*m_root);
        QCOMPARE(menu.bar().actions().size(), 1);
        QVERIFY(withRole(menu, QAction::AboutRole));
        QVERIFY(app::SystemMenu::about().contains(models::AppController::version()));
        QAction* settings = withRole(menu, QAction::PreferencesRole);
        QVERIFY(settings);
        settings->trigger();
        QCOMPARE(m_root->page(), Page::Settings);
        QSignalSpy asked(m_root.get(), &models::AppController::quitAsked);
        withRole(menu, QAction::QuitRole)->trigger();
        QCOMPARE(asked.count(), 1);
    }

    void theMenuSpeaksTheWindowsLanguage() {
        const app::SystemMenu menu(*m_root);
        const QAction* before = withRole(menu, QAction::QuitRole);
        m_root->retranslate();
        QCOMPARE(menu.bar().actions().size(), 1);
        QVERIFY(withRole(menu, QAction::QuitRole) != before);
    }

    void aRuleFileDoubleClickedElsewhereOpensItsTable() {
        const app::OpenedFiles files(*m_root->seating, *m_root->challenge);
        QFile rules(QStringLiteral(OPENSHOE_SOURCE_DIR "/resources/variants/classic.json"));
        QVERIFY(rules.open(QIODevice::ReadOnly));
        QByteArray text = rules.readAll();
        text.replace("\"id\": \"classic\"", "\"id\": \"mine\"");
        text.replace("Classic Blackjack", "Mine");
        const QString path = m_folder->filePath(QStringLiteral("mine.openshoe.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        QFileOpenEvent event(path);
        QCoreApplication::sendEvent(qApp, &event);
        QTRY_COMPARE(m_root->page(), Page::Table);
        QCOMPARE(m_root->table->variantId(), QStringLiteral("mine"));
    }

#ifndef QT_NO_SESSIONMANAGER
    // Windows ends the program with the session: nothing can be left for later.
    void theWindowsPlaceIsKeptWhenTheSessionEnds() {
        const QString file = m_folder->filePath(QStringLiteral("place.ini"));
        QSettings store(file, QSettings::IniFormat);
        QQuickWindow window;
        window.setGeometry(40, 50, 640, 480);
        const app::WindowPlace place(window, store, true);
        alignas(QSessionManager) std::array<std::byte, sizeof(QSessionManager)> nobody{}; // no other can be made
        emit qGuiApp->commitDataRequest(*reinterpret_cast<QSessionManager*>(nobody.data()));
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QVERIFY(written.readAll().contains("geometry=@Rect(40 50 640 480)"));
    }
#endif
};

OPENSHOE_TEST(TestSystem, Window)
#include "tst_system.moc"
