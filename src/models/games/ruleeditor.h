// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/owngames.h"
#include "languages/translated.h"
#include "models/games/editorfigures.h"
#include "models/games/editorrows.h"
#include "models/games/ruledraft.h"
#include "models/shared/vocabulary.h"
#include "session/analyst.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <optional>

namespace openshoe::models {

/// A game's rules being changed: a draft beside the game, which stays as it is until the draft is saved. A draft with
/// changes is kept while another game is edited, and goes on when its game is opened again.
class RuleEditor : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(RuleEditorController) // RuleEditor is the component that shows it
    QML_UNCREATABLE("given by AppController")

    Q_PROPERTY(bool isOpen READ isOpen NOTIFY openChanged)
    /// The game that was opened, or as which it was saved; empty while none is.
    Q_PROPERTY(QString gameId READ gameId NOTIFY openChanged)
    /// What the draft calls it.
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed)
    /// It will be saved as a game of its own: the one that was opened is built in.
    Q_PROPERTY(bool isCopy READ isCopy NOTIFY openChanged)
    /// The draft isn't as it was opened or last saved.
    Q_PROPERTY(bool hasChanges READ hasChanges NOTIFY changed)
    Q_PROPERTY(bool canSave READ canSave NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    /// How many things keep the rules from being played; each is told at its row.
    Q_PROPERTY(int problemCount READ problemCount NOTIFY changed)
    /// The place of the first of them.
    Q_PROPERTY(QString firstProblem READ firstProblem NOTIFY changed)
    /// Only rows with all these words are listed.
    Q_PROPERTY(QString sought READ sought WRITE setSought NOTIFY changed)
    Q_PROPERTY(openshoe::models::EditorRowModel* rows READ rows CONSTANT)
    Q_PROPERTY(openshoe::models::EditorFigures* figures READ figures CONSTANT)
    /// Rules that go together, to be laid over the game; and who publishes each, empty for common usage.
    Q_PROPERTY(QList<QString> presetNames READ presetNames NOTIFY languageChanged)
    /// The preset that was laid over the game last, −1 for none.
    Q_PROPERTY(int preset READ preset NOTIFY changed)
    Q_PROPERTY(QString presetSource READ presetSource NOTIFY changed)
    /// What has become of the game's file, in words; empty while it is as it was read.
    Q_PROPERTY(QString fileText READ fileText NOTIFY changed)
    /// The file has other rules, which can be taken.
    Q_PROPERTY(bool fileHasRules READ fileHasRules NOTIFY changed)
    /// Why it could not be saved; empty after it was, and while nobody tried.
    Q_PROPERTY(QString saveProblem READ saveProblem NOTIFY changed)

public:
    /// Both must outlive it.
    RuleEditor(catalogue::Catalogue& games, session::Analyst& analyst, QObject* parent = nullptr);

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
    [[nodiscard]] QString sought() const { return m_sought; }
    void setSought(const QString& sought);
    [[nodiscard]] EditorRowModel* rows() { return &m_rows; }
    [[nodiscard]] EditorFigures* figures() { return &m_figures; }
    [[nodiscard]] QStringList presetNames() const;
    [[nodiscard]] int preset() const;
    [[nodiscard]] QString presetSource() const;
    [[nodiscard]] QString fileText() const;
    [[nodiscard]] bool fileHasRules() const { return m_now && m_now->file == File::Changed; }
    [[nodiscard]] QString saveProblem() const { return languages::translated(m_saveProblem); }
    /// The draft; only while one is open.
    [[nodiscard]] const RuleDraft& draft() const { return m_now->draft; }
    /// Another language is spoken: what is shown is said anew.
    void retranslate();

public slots:
    /// Begins with this game's rules; a built-in game's become those of a copy with an id of its own. One that is open
    /// already goes on. An unknown game changes nothing.
    void open(const QString& gameId);
    /// Ends it; what hasn't been saved is gone.
    void close();
    /// Writes the draft: into the own game's file, a built-in game's into a new one. False, with words of it, where
    /// that can't be; then the draft and the former file stay as they are.
    bool save();
    void undo();
    void redo();

    // Changes, each a step; a place that no row has changes nothing.
    void turn(const QString& place, bool on);
    /// What is typed is one step for each place.
    void type(const QString& place, const QString& text);
    /// The smallest stake of a row of stakes, and the largest.
    void typeLeast(const QString& place, const QString& text);
    void typeMost(const QString& place, const QString& text);
    /// So many steps up, or down.
    void step(const QString& place, int by);
    /// One of the row's labels; at an addition, one more of that.
    void choose(const QString& place, int label);
    /// Whether a label is among the chosen ones.
    void include(const QString& place, int label, bool on);
    void remove(const QString& place);
    /// Back to what is saved, or what the preset says.
    void reset(const QString& place);
    void lay(int preset);

    /// The draft goes on although its file is another now: saving replaces that; a file that is gone is made anew.
    /// Where there is nothing to choose, it has been read.
    void keepMine();
    /// The file's rules take the draft's place.
    void takeTheirs();

signals:
    void openChanged();
    void changed();
    void languageChanged();
    /// The draft is that game's rules now, and the catalogue has them. Not the game that was opened where that is built
    /// in.
    void saved(const QString& gameId);

private:
    /// What has become of the file since it was read.
    enum class File : std::uint8_t { Same, Taken, Changed, Gone, Unreadable };
    struct Edited {
        QString gameId;
        QString path;           ///< of its file; empty where it has none yet
        bool own = false;       ///< its file is watched
        catalogue::Rules known; ///< as its file was when it was last read or written
        RuleDraft draft;
        QHash<QString, QString> typed;
        File file = File::Same;
        base::Said fileError;
    };

    /// The game under an id and a name that no other has.
    [[nodiscard]] engine::RuleSet copyOf(const engine::RuleSet& game) const;
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
    std::map<QString, Edited> m_aside; ///< drafts with changes, by their games
    std::vector<EditorRow> m_all;
    EditorRowModel m_rows;
    EditorFigures m_figures;
    QString m_sought;
    base::Said m_saveProblem;
};

} // namespace openshoe::models
