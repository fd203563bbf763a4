// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/catalogue.h"
#include "models/counting/countcards.h"
#include "models/counting/countfigures.h"
#include "models/counting/countladder.h"
#include "models/counting/countplays.h"
#include "models/counting/countstakes.h"
#include "models/counting/mycount.h"
#include "models/counting/outlook.h"
#include "models/counts/counttools.h"
#include "models/figures/rulesinforce.h"
#include "models/files/picture.h"
#include "models/lists/choices.h"
#include "models/practise/practisecontroller.h"
#include "models/preferences/settingscontroller.h"

#include <QList>
#include <QObject>
#include <QQmlListProperty>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>
#include <vector>

namespace openshoe::models {

/// The parts of the page, in the order of its tabs.
namespace CountingTab {
Q_NAMESPACE
QML_ELEMENT
enum Value { Overview, Cards, Plays, SideBets, Practise, MyCount };
Q_ENUM_NS(Value)
} // namespace CountingTab

/// What counting is worth in a game, what stakes by the count win and risk, and the same for a flat stake. The rounds
/// are dealt in the background once for a game, a system and its plays; every change of the stakes is priced from them
/// at once. What is chosen is kept for each game.
class CountingController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")

    /// Whether the page is shown: nothing is worked out while it isn't.
    Q_PROPERTY(bool shown READ isShown WRITE setShown NOTIFY shownChanged)
    /// A value of CountingTab.
    Q_PROPERTY(int tab READ tab WRITE setTab NOTIFY tabChanged)
    /// Exercises in counting, for the same game; null in tests.
    Q_PROPERTY(openshoe::models::PractiseController* practise READ practise CONSTANT)
    // The game and how it is dealt.
    Q_PROPERTY(QString variantId READ variantId WRITE setVariantId NOTIFY changed)
    /// The games to choose from: rows with a name and a variantId; null in tests.
    Q_PROPERTY(openshoe::models::RowModel* games READ games CONSTANT)
    Q_PROPERTY(openshoe::models::Choices* decks READ decks CONSTANT)
    /// How much of a shoe is dealt.
    Q_PROPERTY(openshoe::models::Choices* dealt READ dealt CONSTANT)
    /// The game itself shuffles before every round, and whether it is dealt from a kept shoe here all the same.
    Q_PROPERTY(bool shufflesEachRound READ shufflesEachRound NOTIFY changed)
    Q_PROPERTY(bool kept READ isKept WRITE setKept NOTIFY changed)
    // What is counted.
    Q_PROPERTY(openshoe::models::Choices* systems READ systems CONSTANT)
    /// The system chosen is the person's own, read from a file, and why the last file can't be used.
    Q_PROPERTY(bool ownSystem READ isOwnSystem NOTIFY changed)
    Q_PROPERTY(QString systemProblem READ systemProblem NOTIFY problemsChanged)
    /// The person's documents folder.
    Q_PROPERTY(QUrl documents READ documents CONSTANT)
    /// A count is chosen among the systems, and there is something to count.
    Q_PROPERTY(bool counting READ isCounting NOTIFY changed)
    /// A shoe is kept, so there is something to count.
    Q_PROPERTY(bool countable READ isCountable NOTIFY changed)
    /// How the count that decides is made.
    Q_PROPERTY(QString conventionText READ conventionText NOTIFY changed)
    /// Plays follow the count too, not only stakes.
    Q_PROPERTY(bool playsByCount READ playsByCount WRITE setPlaysByCount NOTIFY changed)
    // The work.
    Q_PROPERTY(bool working READ isWorking NOTIFY progressed)
    Q_PROPERTY(bool stopped READ isStopped NOTIFY progressed)
    Q_PROPERTY(double progress READ progress NOTIFY progressed)
    /// "Dealing rounds".
    Q_PROPERTY(QString workText READ workText NOTIFY progressed)
    // What is staked.
    Q_PROPERTY(openshoe::models::LadderModel* ladder READ ladder CONSTANT)
    Q_PROPERTY(openshoe::models::Choices* hands READ hands CONSTANT)
    /// The lowest count with a stake.
    Q_PROPERTY(openshoe::models::Choices* leave READ leave CONSTANT)
    Q_PROPERTY(openshoe::models::Choices* kelly READ kelly CONSTANT)
    Q_PROPERTY(bool undoable READ isUndoable NOTIFY stakesChanged)
    /// What is wrong with the stakes; empty if nothing is.
    Q_PROPERTY(QString stakesProblem READ stakesProblem NOTIFY outlookChanged)
    // As they can be typed, and why what was typed last isn't taken.
    Q_PROPERTY(QString bankrollText READ bankrollText NOTIFY stakesChanged)
    Q_PROPERTY(QString bankrollProblem READ bankrollProblem NOTIFY problemsChanged)
    Q_PROPERTY(QString currencyText READ currencyText NOTIFY stakesChanged)
    Q_PROPERTY(QString hoursText READ hoursText NOTIFY stakesChanged)
    Q_PROPERTY(QString hoursProblem READ hoursProblem NOTIFY problemsChanged)
    Q_PROPERTY(QString roundsText READ roundsText NOTIFY stakesChanged)
    Q_PROPERTY(QString roundsProblem READ roundsProblem NOTIFY problemsChanged)
    // What it leads to.
    /// "After 20 hours you would be behind about 3 times in 10.", and the money; empty until there are figures.
    Q_PROPERTY(QString sentence READ sentence NOTIFY outlookChanged)
    Q_PROPERTY(QString secondSentence READ secondSentence NOTIFY outlookChanged)
    /// Where the figures are from.
    Q_PROPERTY(QString sourceText READ sourceText NOTIFY outlookChanged)
    Q_PROPERTY(openshoe::models::CountFigureModel* figures READ figures CONSTANT)
    Q_PROPERTY(QQmlListProperty<openshoe::models::Picture> pictures READ pictureList NOTIFY picturesChanged)
    // The other tabs.
    Q_PROPERTY(openshoe::models::CountCards* cards READ cards CONSTANT)
    Q_PROPERTY(openshoe::models::CountPlays* plays READ plays CONSTANT)
    Q_PROPERTY(openshoe::models::CountSides* sides READ sides CONSTANT)
    /// The person's own counts, told at the table.
    Q_PROPERTY(openshoe::models::MyCount* mine READ mine CONSTANT)

public:
    /// All must outlive it. Without an archive nothing is known of the person's own counts.
    CountingController(const catalogue::Catalogue& games, const CountTools& tools, SettingsController& settings,
                       RowModel* choices = nullptr, PractiseController* practise = nullptr, Archive* archive = nullptr,
                       QObject* parent = nullptr);

    /// Rebuilds the texts after the language has changed.
    void retranslate();
    /// The page is shown, or the account is another: reads the person's own counts again.
    void readMine();
    /// The rules in force at the table; null if nobody is seated.
    void setAtTable(const catalogue::Rules& rules);

    [[nodiscard]] bool isShown() const { return m_shown; }
    void setShown(bool shown);
    [[nodiscard]] int tab() const { return m_tab; }
    void setTab(int tab);
    [[nodiscard]] PractiseController* practise() const { return m_practise; }
    [[nodiscard]] QString variantId() const;
    void setVariantId(const QString& variantId);
    [[nodiscard]] RowModel* games() const { return m_gameRows; }
    [[nodiscard]] Choices* decks() { return &m_decks; }
    [[nodiscard]] Choices* dealt() { return &m_dealt; }
    [[nodiscard]] bool shufflesEachRound() const;
    [[nodiscard]] bool isKept() const { return m_kept; }
    void setKept(bool kept);
    [[nodiscard]] Choices* systems() { return &m_systems; }
    [[nodiscard]] bool isOwnSystem() const;
    [[nodiscard]] QString systemProblem() const { return m_systemProblem; }
    [[nodiscard]] QUrl documents() const;
    [[nodiscard]] bool isCounting() const;
    [[nodiscard]] bool isCountable() const { return !shufflesEachRound() || m_kept; }
    [[nodiscard]] QString conventionText() const;
    [[nodiscard]] bool playsByCount() const { return m_playsByCount; }
    void setPlaysByCount(bool follows);
    [[nodiscard]] bool isWorking() const { return m_work.isWorking() || m_pricing; }
    [[nodiscard]] bool isStopped() const { return m_work.isStopped(); }
    [[nodiscard]] double progress() const { return m_work.progress(); }
    [[nodiscard]] QString workText() const;
    [[nodiscard]] LadderModel* ladder() { return &m_ladder; }
    [[nodiscard]] Choices* hands() { return &m_hands; }
    [[nodiscard]] Choices* leave() { return &m_leave; }
    [[nodiscard]] Choices* kelly() { return &m_kelly; }
    [[nodiscard]] bool isUndoable() const { return m_stakes.isUndoable(); }
    [[nodiscard]] QString stakesProblem() const { return m_stakesProblem; }
    [[nodiscard]] QString bankrollText() const;
    [[nodiscard]] QString bankrollProblem() const { return m_bankrollProblem; }
    [[nodiscard]] QString currencyText() const;
    [[nodiscard]] QString hoursText() const;
    [[nodiscard]] QString hoursProblem() const { return m_hoursProblem; }
    [[nodiscard]] QString roundsText() const;
    [[nodiscard]] QString roundsProblem() const { return m_roundsProblem; }
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QString secondSentence() const;
    [[nodiscard]] QString sourceText() const;
    [[nodiscard]] CountFigureModel* figures() { return &m_figures; }
    [[nodiscard]] const QList<Picture*>& pictures() const { return m_pictures; }
    [[nodiscard]] QQmlListProperty<Picture> pictureList() { return {this, &m_pictures}; }
    [[nodiscard]] CountCards* cards() { return &m_cards; }
    [[nodiscard]] CountPlays* plays() { return &m_plays; }
    [[nodiscard]] CountSides* sides() { return &m_sides; }
    [[nodiscard]] openshoe::models::MyCount* mine() { return &m_mine; }

    // What it is made of, for tests and for the other tabs.
    [[nodiscard]] const engine::RuleSet& rules() const { return m_rules; }
    [[nodiscard]] const counting::CountSystem& system() const { return m_system; }
    [[nodiscard]] CountWork& work() { return m_work; }
    [[nodiscard]] advantage::Ramp ramp() const;
    [[nodiscard]] double bankroll() const;
    [[nodiscard]] double hoursChosen() const { return m_hours; }
    [[nodiscard]] const std::optional<Outlook>& outlook() const { return m_outlook; }

public slots:
    /// Reads a system of one's own, keeps it and counts by it; one with the same id is replaced. What is wrong with the
    /// file is told, and nothing changes.
    void openSystem(const QUrl& file);
    /// The own system that is chosen goes.
    void forgetSystem();
    /// Moves a bar of the ladder; a position beyond its ends is its end.
    void setPosition(int row, int position);
    /// The stakes that suit the bankroll best, by the share of Kelly chosen.
    void fillBest();
    /// As the stakes were before they were changed last.
    void undo();
    /// What isn't allowed changes nothing, and the problem says why.
    void writeBankroll(const QString& typed);
    void writeHours(const QString& typed);
    void writeRounds(const QString& typed);
    void stepBankroll(int by);
    void stepHours(int by);
    void stepRounds(int by);
    void stop();
    void goOn();

signals:
    void shownChanged();
    void tabChanged();
    void changed();
    void progressed();
    void stakesChanged();
    void problemsChanged();
    void outlookChanged();
    void picturesChanged();

private:
    /// After a change of the game, how it is dealt, or the system.
    void apply();
    void readChoices();
    void offerChoices();
    void offerSystems();
    void offerDealt();
    void want();
    void readStakes();
    void stakesMoved(bool best);
    void showLadder();
    void price();
    void priceFlat();
    void show();
    void showTab();
    void showMine();
    void keep(const char* name, const QVariant& value);
    [[nodiscard]] QVariant kept(const char* name, const QVariant& otherwise = {}) const;
    [[nodiscard]] QString stakesKey() const;
    [[nodiscard]] std::string currency() const;
    [[nodiscard]] const engine::Limit& limit() const;
    [[nodiscard]] double roundsSeen() const;
    [[nodiscard]] int handsChosen() const;
    [[nodiscard]] std::optional<int> leaveChosen() const;
    void setProblem(QString& problem, const QString& next);

    const catalogue::Catalogue& m_games;
    RulesInForce m_inForce{m_games};
    SettingsController& m_settings;
    RowModel* m_gameRows;
    CountWork m_work;
    bool m_shown = false;
    int m_tab = CountingTab::Overview;
    PractiseController* m_practise;
    engine::RuleSet m_own;          ///< the game's own rules
    engine::RuleSet m_rules;        ///< as it is dealt here
    CountSystems& m_known;
    counting::CountSystem m_system; ///< the one counted, or the last one that was
    bool m_kept = false;
    bool m_playsByCount = false;
    bool m_quiet = false; ///< choices are being offered, not made
    Choices m_decks;
    Choices m_dealt;
    Choices m_systems;
    Choices m_hands;
    Choices m_leave;
    Choices m_kelly;
    CountStakes m_stakes;
    bool m_best = false; ///< they are those of fillBest()
    base::Money m_bankroll;
    double m_hours = 20;
    QString m_bankrollProblem;
    QString m_hoursProblem;
    QString m_roundsProblem;
    QString m_stakesProblem;
    QString m_systemProblem;
    LadderModel m_ladder;
    std::optional<Outlook> m_outlook;
    bool m_pricing = false;    ///< a flat stake, elsewhere
    bool m_priceAgain = false; ///< it has changed since
    CountFigureModel m_figures;
    Picture m_fan{QStringLiteral("counting-money")};
    Picture m_sessions{QStringLiteral("counting-sessions")};
    Picture m_countsSeen{QStringLiteral("counting-counts")};
    Picture m_worth{QStringLiteral("counting-worth")};
    QList<Picture*> m_pictures; ///< those shown
    CountCards m_cards{this};
    CountPlays m_plays{this};
    CountSides m_sides{this};
    openshoe::models::MyCount m_mine;
};

} // namespace openshoe::models
