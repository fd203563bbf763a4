// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/keys/keyactions.h"
#include "models/keys/keyboard.h"
#include "models/keys/keyrows.h"
#include "models/keys/keystroke.h"

#include <QObject>
#include <QSettings>
#include <QStringList>

#include <vector>

namespace openshoe::models {

/// Which key does what: the list's defaults, and a person's replacements. Two actions that apply in the same place
/// never share a key.
class KeyMap : public QObject {
    Q_OBJECT
    QML_ELEMENT

    /// By Intent: the key to show beside a control that does the same, "Ctrl+,"; empty if there is none.
    Q_PROPERTY(QList<QString> hints READ hints NOTIFY changed)
    /// Some action has other keys than its defaults.
    Q_PROPERTY(bool hasChanges READ hasChanges NOTIFY changed)
    /// The actions that can be changed and match all the words of `sought`, by their texts or their keys.
    Q_PROPERTY(openshoe::models::KeyRowsModel* rows READ rows CONSTANT)
    Q_PROPERTY(QString sought READ sought WRITE setSought NOTIFY changed)
    /// Something else than a page has the focus: a menu, a dialogue, a drawer, the rules being edited.
    Q_PROPERTY(bool overPage MEMBER m_overPage)
    /// Everything that can be done by key.
    Q_PROPERTY(openshoe::models::KeySectionsModel* sheet READ sheet CONSTANT)

public:
    using Strokes = std::vector<KeyStroke>;

    /// With the default keys; changes are not stored.
    explicit KeyMap(QObject* parent = nullptr);
    /// Stored in `store`, which must outlive it: under keys/, by the action's id, as a list of KeyStroke::text(), or
    /// "none".
    explicit KeyMap(QSettings& store, QObject* parent = nullptr);

    /// Which stored keys can't be used, a sentence each; they stay unchanged in the file.
    [[nodiscard]] const QStringList& problems() const { return m_problems; }
    /// The same as one text for the person; empty if all can be used.
    [[nodiscard]] QString problemText() const;

    [[nodiscard]] const QList<QString>& hints() const { return m_hints; }
    [[nodiscard]] bool hasChanges() const;
    [[nodiscard]] KeyRowsModel* rows() { return &m_rows; }
    [[nodiscard]] KeySectionsModel* sheet() { return &m_sheet; }
    [[nodiscard]] QString sought() const { return m_sought; }
    void setSought(const QString& sought);
    /// What the keys are pressed on: it decides which of them is meant where its layout lacks one.
    [[nodiscard]] Keyboard& keyboard() { return m_keyboard; }
    /// The language has changed: makes the texts anew.
    void retranslate();

    // Actions are identified by their index in keyActions().

    /// -1 if unknown; only free actions have an id.
    [[nodiscard]] static int actionOf(const QString& id);
    [[nodiscard]] const Strokes& strokes(int action) const { return m_strokes[static_cast<std::size_t>(action)]; }
    [[nodiscard]] static Strokes firstStrokes(int action);
    /// Why that key can't be assigned to that action; empty if it can.
    [[nodiscard]] QString obstacle(int action, const KeyStroke& stroke) const;
    /// The other free actions that have that key in a place where this action applies.
    [[nodiscard]] std::vector<int> rivals(int action, const KeyStroke& stroke) const;
    /// Gives it exactly those keys; its rivals lose them.
    void assign(int action, const Strokes& strokes);

    /// A key is waited for, whatever it means.
    void setRecording(bool recording) { m_recording = recording; }
    /// What a key event means: where the layout lacks a letter, the one in the key's place on a US keyboard, and a
    /// digit for each key of the row of digits.
    [[nodiscard]] KeyStroke stroke(int key, int modifiers) const;
    /// As on the key caps of the keyboard in use, if the system tells: "Р" for H with a Russian layout.
    [[nodiscard]] QString cap(const KeyStroke& stroke) const;

public slots:
    /// What the key of a key event does there: a value of Intent; nothing if it is only held down and what it does
    /// isn't repeated. `place` is a value of KeyPlace.
    [[nodiscard]] int find(int place, int key, int modifiers) const;
    /// Handles the keys of that window from now on.
    void watch(QObject* window);
    void resetAll();

signals:
    void changed();
    /// A key was pressed that does this wherever the focus is: a value of Intent.
    void anywhere(int intent);

private:
    /// Whether the key holds before whatever has the focus gets it.
    [[nodiscard]] bool takeAnywhere(const QKeyEvent& event);
    void read();
    void readStored(int action, const QStringList& words);
    void keep(int action);
    void show();
    [[nodiscard]] QList<QString> hintsNow() const;
    /// The key has a place of its own on the keyboard in use, and that place has no other meaning for this action.
    [[nodiscard]] bool isAtHand(int action, const KeyStroke& stroke) const;
    [[nodiscard]] QList<QString> caps(int action) const;
    [[nodiscard]] KeyRow row(int action) const;
    [[nodiscard]] std::vector<KeyRow> sheetRows() const;

    Keyboard m_keyboard;
    bool m_overPage = false;
    bool m_recording = false;
    QSettings* m_store = nullptr;
    std::vector<Strokes> m_strokes; ///< by action
    QList<QString> m_hints; ///< cached, since every button with a key cap asks for them
    QStringList m_problems;
    QString m_sought;
    QStringList m_found; ///< the ids of what it found in the language it was typed in; they stay found in another
    KeyRowsModel m_rows{this};
    KeySectionsModel m_sheet{this};
};

} // namespace openshoe::models
