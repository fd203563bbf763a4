// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/keys/keyactions.h"
#include "models/keys/keyrows.h"
#include "models/keys/keystroke.h"

#include <QObject>
#include <QSettings>
#include <QStringList>

#include <vector>

namespace openshoe::models {

/// Which key does what: the list's first keys, and what a person put in their place. Two actions that hold in the same
/// place never have the same key.
class KeyMap : public QObject {
    Q_OBJECT
    QML_ELEMENT

    /// By Intent: the key to be shown beside what does the same, "Ctrl+,"; empty for none.
    Q_PROPERTY(QList<QString> hints READ hints NOTIFY changed)
    /// Some action has other keys than at first.
    Q_PROPERTY(bool hasChanges READ hasChanges NOTIFY changed)
    /// What can be changed, and is found by all the words of `sought`: its own, or its keys.
    Q_PROPERTY(openshoe::models::KeyRowsModel* rows READ rows CONSTANT)
    Q_PROPERTY(QString sought READ sought WRITE setSought NOTIFY changed)
    /// Everything that can be done by key.
    Q_PROPERTY(openshoe::models::KeySectionsModel* sheet READ sheet CONSTANT)

public:
    using Strokes = std::vector<KeyStroke>;

    /// The first keys; what is changed is kept nowhere.
    explicit KeyMap(QObject* parent = nullptr);
    /// Kept in `store`, which must outlive it: under keys/ by the action's id a list of KeyStroke::text(), or "none".
    explicit KeyMap(QSettings& store, QObject* parent = nullptr);

    /// What of the stored keys can't be used, a sentence each; it stays as it is in the file.
    [[nodiscard]] const QStringList& problems() const { return m_problems; }
    /// The same for the person; empty where all can be used.
    [[nodiscard]] QString problemText() const;

    [[nodiscard]] const QList<QString>& hints() const { return m_hints; }
    [[nodiscard]] bool hasChanges() const;
    [[nodiscard]] KeyRowsModel* rows() { return &m_rows; }
    [[nodiscard]] KeySectionsModel* sheet() { return &m_sheet; }
    [[nodiscard]] QString sought() const { return m_sought; }
    void setSought(const QString& sought);
    /// Another language is spoken.
    void retranslate();

    // Actions are told by their place in keyActions().

    /// -1 for none; only free actions have an id.
    [[nodiscard]] static int actionOf(const QString& id);
    [[nodiscard]] const Strokes& strokes(int action) const { return m_strokes[static_cast<std::size_t>(action)]; }
    [[nodiscard]] static Strokes firstStrokes(int action);
    /// Why that key can't be given to that action; empty where it can.
    [[nodiscard]] static QString obstacle(int action, const KeyStroke& stroke);
    /// The other free actions that have that key where the action holds.
    [[nodiscard]] std::vector<int> rivals(int action, const KeyStroke& stroke) const;
    /// Gives it those keys and no others; its rivals lose them.
    void assign(int action, const Strokes& strokes);

public slots:
    /// What that key of a key event does there: a value of Intent. `place` is a value of KeyPlace.
    [[nodiscard]] int find(int place, int key, int modifiers) const;
    void resetAll();

signals:
    void changed();

private:
    void read();
    void readStored(int action, const QStringList& words);
    void keep(int action);
    void show();
    [[nodiscard]] QList<QString> hintsNow() const;
    [[nodiscard]] QList<QString> caps(int action) const;
    [[nodiscard]] KeyRow row(int action) const;
    [[nodiscard]] std::vector<KeyRow> sheetRows() const;

    QSettings* m_store = nullptr;
    std::vector<Strokes> m_strokes; ///< by action
    QList<QString> m_hints; ///< each button with a key cap asks for them
    QStringList m_problems;
    QString m_sought;
    KeyRowsModel m_rows{this};
    KeySectionsModel m_sheet{this};
};

} // namespace openshoe::models
