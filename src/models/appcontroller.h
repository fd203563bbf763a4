// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/accounts/accountsmodel.h"
#include "models/challenge/challengecontroller.h"
#include "models/coach/coachcontroller.h"
#include "models/elsewhere/elsewherecontroller.h"
#include "models/games/gamescontroller.h"
#include "models/games/ruleeditor.h"
#include "models/guide/tableguide.h"
#include "models/history/rundownmodel.h"
#include "models/keys/keymap.h"
#include "models/limits/limitscontroller.h"
#include "models/notices/notices.h"
#include "models/owncount/countquestion.h"
#include "models/pageentry.h"
#include "models/preferences/settingscontroller.h"
#include "models/review/reviewcontroller.h"
#include "models/rules/rulesmodel.h"
#include "models/seating/seatingcontroller.h"
#include "models/settings/deckscontroller.h"
#include "models/speech/announcer.h"
#include "models/table/tablecontroller.h"
#include "models/trouble/datafile.h"
#include "models/trouble/troublecontroller.h"

#include <QList>
#include <QObject>
#include <QQmlListProperty>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace openshoe::models {

/// What the window and its table use, whatever page is shown; all must outlive it.
struct WindowObjects {
    DataFile* data;
    TroubleController* trouble;
    Notices* notices;
    AccountsModel* accounts;
    SeatingController* seating;
    TableController* table;
    TableGuide* guide;
    RulesModel* rulesAtTable;
    CoachController* coach;
    CountQuestion* countQuestion;
    ReviewController* review;
    ChallengeController* challenge;
    RundownModel* rundown;
    RuleEditor* editor;
    ElsewhereController* elsewhere;
    GamesController* games;
    SettingsController* settings;
    DecksController* decks;
    KeyMap* keys;
    LimitsController* limits;
    Announcer* announcer; ///< what is to be spoken; nothing shows it
};

/// The root of what QML sees: the pages, which of them is shown, and what the window uses on all of them.
class AppController : public QObject, public WindowObjects {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the composition")
    /// All pages, in the order of the bar at the top.
    Q_PROPERTY(QQmlListProperty<openshoe::models::PageEntry> pages READ pageList CONSTANT)
    /// The current page, a value of Page.
    Q_PROPERTY(int page READ page NOTIFY pageChanged)
    /// The pages that Back leads to, the nearest last; they stay as they are until then.
    Q_PROPERTY(QList<int> trail READ trail NOTIFY pageChanged)
    Q_PROPERTY(QString version READ version CONSTANT)
    /// The program's name, the same in every language.
    Q_PROPERTY(QString productName READ productName CONSTANT)
    Q_PROPERTY(openshoe::models::DataFile* data MEMBER data CONSTANT)
    /// What keeps the program from playing, and what can be done about it.
    Q_PROPERTY(openshoe::models::TroubleController* trouble MEMBER trouble CONSTANT)
    Q_PROPERTY(openshoe::models::Notices* notices MEMBER notices CONSTANT)
    Q_PROPERTY(openshoe::models::AccountsModel* accounts MEMBER accounts CONSTANT)
    Q_PROPERTY(openshoe::models::SeatingController* seating MEMBER seating CONSTANT)
    Q_PROPERTY(openshoe::models::TableController* table MEMBER table CONSTANT)
    /// Explains a hand while it is played.
    Q_PROPERTY(openshoe::models::TableGuide* guide MEMBER guide CONSTANT)
    /// The rules in force there, beside it.
    Q_PROPERTY(openshoe::models::RulesModel* rulesAtTable MEMBER rulesAtTable CONSTANT)
    Q_PROPERTY(openshoe::models::CoachController* coach MEMBER coach CONSTANT)
    /// Asks for the person's own count between rounds.
    Q_PROPERTY(openshoe::models::CountQuestion* countQuestion MEMBER countQuestion CONSTANT)
    /// Past decisions, made again on the table.
    Q_PROPERTY(openshoe::models::ReviewController* review MEMBER review CONSTANT)
    Q_PROPERTY(openshoe::models::ChallengeController* challenge MEMBER challenge CONSTANT)
    /// The rounds listed beside the table.
    Q_PROPERTY(openshoe::models::RundownModel* rundown MEMBER rundown CONSTANT)
    /// Edits a game's rules.
    Q_PROPERTY(openshoe::models::RuleEditor* editor MEMBER editor CONSTANT)
    Q_PROPERTY(openshoe::models::ElsewhereController* elsewhere MEMBER elsewhere CONSTANT)
    Q_PROPERTY(openshoe::models::GamesController* games MEMBER games CONSTANT)
    Q_PROPERTY(openshoe::models::SettingsController* settings MEMBER settings CONSTANT)
    Q_PROPERTY(openshoe::models::DecksController* decks MEMBER decks CONSTANT)
    /// Which key does what.
    Q_PROPERTY(openshoe::models::KeyMap* keys MEMBER keys CONSTANT)
    Q_PROPERTY(openshoe::models::LimitsController* limits MEMBER limits CONSTANT)

public:
    AppController(const WindowObjects& objects, std::vector<PageEntry::Contents> pages, QObject* parent = nullptr);

    [[nodiscard]] const QList<PageEntry*>& pages() const { return m_pages; }
    [[nodiscard]] QQmlListProperty<PageEntry> pageList() { return {this, &m_pages}; }
    [[nodiscard]] const PageEntry& entry(Page::Value page) const;
    /// The controller of that type among those of the pages; null if there is none.
    template <typename Controller> [[nodiscard]] Controller* controller() const {
        for (const PageEntry* each : m_pages) {
            if (auto* found = qobject_cast<Controller*>(each->controller()))
                return found;
        }
        return nullptr;
    }
    /// The language has changed: all texts are made anew.
    void retranslate();

    [[nodiscard]] Page::Value page() const { return m_page; }
    /// Goes there; a page of the trail is shown as it was left. The lobby is where every trail begins.
    void setPage(Page::Value page);
    /// Back to that page of the trail, or there if it isn't one.
    void returnTo(Page::Value page);
    /// Shows the table for a while (a replay, a decision under review) without leaving the page it was asked for on.
    void visitTable();
    [[nodiscard]] const QList<int>& trail() const { return m_trail; }
    [[nodiscard]] bool isBehind(Page::Value page) const { return m_trail.contains(page); }
    /// The page was returned to, and is as it was.
    [[nodiscard]] bool hasReturned() const { return m_returned; }
    [[nodiscard]] static QString version();
    [[nodiscard]] static QString productName() { return QStringLiteral("Open Shoe"); }

public slots:
    /// Opens a page, as the bar, the menu and the keys do. From the table, Rules and Strategy open for the game being
    /// played; going to the lobby leaves the table.
    void go(int page);
    /// Opens the page that this key action leads to, if there is one.
    void perform(int intent);
    /// To the page one came from; a table that has been left is passed over.
    void back();
    void quit() { emit quitAsked(); }

signals:
    void pageChanged();
    /// That game's rules are to be shown, on their page.
    void rulesAsked(const QString& variantId);
    /// The texts have to be made anew.
    void retranslated();
    /// The window may close.
    void quitAsked();

private:
    void show(Page::Value page, bool returned);

    QList<PageEntry*> m_pages; ///< children of this
    Page::Value m_page = Page::Lobby;
    QList<int> m_trail;
    bool m_returned = false;
};

} // namespace openshoe::models
