// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/owngames.h"
#include "languages/translated.h"
#include "models/games/editorfigures.h"
#include "models/games/editorrows.h"
#include "models/games/ruledraft.h"
#include "session/worth/analyst.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <optional>

namespace openshoe::models {

/// Edits a game's rules: a draft beside the game, which stays as it is until the draft is saved. A draft with changes
/// is kept while another game is edited, and resumes when its game is opened again.
class RuleEditor : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(RuleEditorController) // RuleEditor is the component that shows it
    QML_UNCREATABLE("given by AppController")

    Q_PROPERTY(bool isOpen READ isOpen NOTIFY openChanged)
    /// The game that was opened, or the one it was saved as; empty while none is open.
    Q_PROPERTY(QString gameId READ gameId NOTIFY openChanged)
    /// The game's name in the draft.
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed)
    /// Whether it will be saved as a custom game, because the game opened is built in.
    Q_PROPERTY(bool isCopy READ isCopy NOTIFY openChanged)
    /// Whether the draft differs from what was opened or last saved.
    Q_PROPERTY(bool hasChanges READ hasChanges NOTIFY changed)
    Q_PROPERTY(bool canSave READ canSave NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    /// How many problems keep the rules from being playable; each is shown at its row.
    Q_PROPERTY(int problemCount READ problemCount NOTIFY changed)
    /// The place of the first problem.
    Q_PROPERTY(QString firstProblem READ firstProblem NOTIFY changed)
    /// How many rules aren't listed, because only those that matter most are; 0 once showAll() was called, and while
    /// something is sought.
    Q_PROPERTY(int withheld READ withheld NOTIFY changed)
    /// Only rows containing all these words are listed.
    Q_PROPERTY(QString sought READ sought WRITE setSought NOTIFY changed)
    Q_PROPERTY(openshoe::models::EditorRowModel* rows READ rows CONSTANT)
    Q_PROPERTY(openshoe::models::EditorFigures* figures READ figures CONSTANT)
    /// Sets of rules that go together and can be applied to the game. presetSource says who publishes one; empty for
    /// common usage.
    Q_PROPERTY(QList<QString> presetNames READ presetNames NOTIFY languageChanged)
    /// The index of the preset applied last; −1 for none.
    Q_PROPERTY(int preset READ preset NOTIFY changed)
    Q_PROPERTY(QString presetSource READ presetSource NOTIFY changed)
    /// Its house edge beside the one that somebody has published, and why they differ; empty if none was or they don't.
    Q_PROPERTY(QString presetFigures READ presetFigures NOTIFY changed)
    Q_PROPERTY(QString presetDifference READ presetDifference NOTIFY changed)
    /// What has happened to the game's file, in words; empty while it is as it was read.
    Q_PROPERTY(QString fileText READ fileText NOTIFY changed)
    /// Whether the file has other rules, which takeTheirs() would adopt.
    Q_PROPERTY(bool fileHasRules READ fileHasRules NOTIFY changed)
    /// Why saving failed; empty after a success and before the first attempt.
    Q_PROPERTY(QString saveProblem READ saveProblem NOTIFY changed)

public:
    /// All must outlive it.
    RuleEditor(catalogue::Catalogue& games, session::Analyst& analyst, SettingsController& settings,
               QObject* parent = nullptr);

    [[nodiscard]] bool isOpen() const { return m_now.has_value(); }
    [[nodiscard]] QString gameId() const { return m_now ? m_now->gameId : QString(); }
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] bool isCopy() const { return m_now && m_now->path.isEmpty(); }
    [[nodiscard]] bool hasChanges() const { return m_now && m_now->draft.hasChanges(); }
    [[nodiscard]] bool canSave() const;
    [[nodiscard]] bool canUndo() const { return m_now && m_now->draft.canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_now && m_now->draft.canRedo(); }
    [[nodiscard]] int problemCount() const;
    [[nodiscard]] QString firstProblem() const;
    [[nodiscard]] int withheld() const;
    [[nodiscard]] QString sought() const { return m_sought; }
    void setSought(const QString& sought);
    [[nodiscard]] EditorRowModel* rows() { return &m_rows; }
    [[nodiscard]] EditorFigures* figures() { return &m_figures; }
    [[nodiscard]] QStringList presetNames() const;
    [[nodiscard]] int preset() const;
    [[nodiscard]] QString presetSource() const;
    [[nodiscard]] QString presetFigures() const;
    [[nodiscard]] QString presetDifference() const;
    [[nodiscard]] QString fileText() const;
    [[nodiscard]] bool fileHasRules() const { return m_now && m_now->file == File::Changed; }
    [[nodiscard]] QString saveProblem() const { return languages::translated(m_saveProblem); }
    /// The draft; call only while one is open.
    [[nodiscard]] const RuleDraft& draft() const { return m_now->draft; }
    /// Rebuilds the texts after the language has changed.
    void retranslate();

public slots:
    /// Starts with this game's rules; for a built-in game, with a copy that has its own id. A draft kept for the game
    /// resumes. An unknown game is ignored.
    void open(const QString& gameId);
    /// Starts a game of one's own with a preset's rules and name; a preset out of range is ignored. At first only the
    /// rules that matter most are listed.
    void openNew(int preset);
    void showAll();
    /// Closes the draft and discards unsaved changes.
    void close();
    /// Writes the draft: a custom game to its file, a built-in game's copy to a new one. If that fails, returns false
    /// and sets saveProblem; the draft and the old file stay as they are.
    bool save();
    void undo();
    void redo();

    // Changes, one step each; a place without a row is ignored.
    void turn(const QString& place, bool on);
    /// Everything typed at one place is a single step.
    void type(const QString& place, const QString& text);
    /// The smallest and the largest stake of a stakes row.
    void typeLeast(const QString& place, const QString& text);
    void typeMost(const QString& place, const QString& text);
    /// Moves a number up or down by this many of its steps.
    void step(const QString& place, int by);
    /// Chooses one of the row's labels; for an addition row, adds one of that.
    void choose(const QString& place, int label);
    /// Sets whether a label is among the chosen ones.
    void include(const QString& place, int label, bool on);
    void remove(const QString& place);
    /// Restores the saved value or, if a preset was applied, the preset's.
    void reset(const QString& place);
    void lay(int preset);

    /// Keeps the draft although its file has changed: saving overwrites the file, or recreates it if it is gone. If
    /// there was nothing to choose, dismisses the message.
    void keepMine();
    /// Replaces the draft with the file's rules.
    void takeTheirs();

signals:
    void openChanged();
    void changed();
    void languageChanged();
    /// The draft has become this game's rules and the catalogue has them. If the game opened is built in, this is
    /// another game.
    void saved(const QString& gameId);

private:
    /// What has happened to the file since it was read.
    enum class File : std::uint8_t { Same, Taken, Changed, Gone, Unreadable };
    struct Edited {
        QString gameId;
        QString path;           ///< of its file; empty if it has none yet
        bool own = false;       ///< whether its file is watched
        bool brief = false;     ///< only the rules that matter most are listed
        catalogue::Rules known; ///< the rules in its file when last read or written
        RuleDraft draft;
        QHash<QString, QString> typed;
        File file = File::Same;
        base::Said fileError;
    };

    /// The game with an id and a name that no other game has.
    [[nodiscard]] engine::RuleSet copyOf(const engine::RuleSet& game) const;
    /// A preset laid over the built-in game with the fewest side bets, under a free id; empty if it fits none.
    [[nodiscard]] std::optional<engine::RuleSet> startOf(const formats::Preset& preset) const;
    void list();
    void begin(Edited edited);
    void stepTaken();
    void show();
    void typeAt(const QString& place, const QString& part, const QString& text);
    void change(const QString& place, const QJsonValue& value);
    void append(const EditorRow& row, const QJsonValue& element);
    void compareWithFile();
    [[nodiscard]] const EditorRow* rowAt(const QString& place) const;
    [[nodiscard]] std::vector<base::Error> idProblems() const;
    [[nodiscard]] EditorContext context() const;

    catalogue::Catalogue& m_games;
    catalogue::OwnGames m_files{m_games};
    std::optional<Edited> m_now;
    std::map<QString, Edited> m_aside; ///< drafts with changes, by game id
    std::vector<EditorRow> m_all;
    EditorRowModel m_rows;
    EditorFigures m_figures;
    QString m_sought;
    base::Said m_saveProblem;
};

} // namespace openshoe::models
