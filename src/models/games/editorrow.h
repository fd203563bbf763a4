// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rulefields.h"
#include "models/lists/rowmodel.h"

#include <QJsonValue>
#include <QList>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace openshoe::models {

/// How a rule is changed in the editor.
namespace RuleEntry {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    Switch,   ///< on or off
    Choice,   ///< one of several words
    Several,  ///< any of several words
    Listed,   ///< any of many
    Number,   ///< typed, or in steps
    Line,     ///< text
    Pay,      ///< whether an outcome pays, and what
    Stakes,   ///< the smallest and the largest stake in a currency
    SideBet,  ///< a side bet as a whole; its own entries follow
    Addition, ///< adds another, or resets to the previous state
};
Q_ENUM_NS(Value)
} // namespace RuleEntry

/// An editable key of the rules, or a part of one.
struct EditorRow {
    Q_GADGET
    /// Its place in the rules, "/dealer/peek", used to request changes.
    Q_PROPERTY(QString place MEMBER place)
    /// The topic of the rows from here on; empty while the topic stays the same.
    Q_PROPERTY(QString heading MEMBER heading)
    Q_PROPERTY(openshoe::models::RuleEntry::Value entry MEMBER entry)
    /// Whether this is a part of the nearest row above that isn't inner.
    Q_PROPERTY(bool inner MEMBER inner)
    Q_PROPERTY(QString name MEMBER name)
    /// The name as it reads on its own: "Poker – Flush".
    Q_PROPERTY(QString spoken MEMBER spoken)
    /// What the key is about; may be empty.
    Q_PROPERTY(QString sentence MEMBER sentence)
    /// The state of a switch, or whether an outcome pays.
    Q_PROPERTY(bool checked MEMBER checked)
    /// A number, a line of text, an outcome's odds or the smallest stake, as typed.
    Q_PROPERTY(QString text MEMBER text)
    /// The largest stake.
    Q_PROPERTY(QString most MEMBER most)
    /// The choices offered.
    Q_PROPERTY(QStringList labels MEMBER labels)
    /// The index of the chosen one; −1 for none.
    Q_PROPERTY(int current MEMBER current)
    /// Which of the labels are chosen, if several can be.
    Q_PROPERTY(QList<bool> chosen MEMBER chosen)
    /// How often an outcome comes up, or a side bet's house edge; empty until it is known.
    Q_PROPERTY(QString figure MEMBER figure)
    /// Why changing it would have no effect; empty if it would.
    Q_PROPERTY(QString idle MEMBER idle)
    /// What its value leads to that one might not expect, and should know; usually empty.
    Q_PROPERTY(QString warning MEMBER warning)
    /// What is wrong with it and what is allowed; usually empty.
    Q_PROPERTY(QString problem MEMBER problem)
    /// Whether it differs from what reset() would restore.
    Q_PROPERTY(bool differs MEMBER differs)
    /// What reset() would restore: "Saved: 6", "Preset: 3:2".
    Q_PROPERTY(QString former MEMBER former)
    Q_PROPERTY(bool removable MEMBER removable)
    /// Whether it can be changed: it has an effect, or it keeps the rules from being playable.
    Q_PROPERTY(bool usable READ isUsable)

public:
    /// What making a choice does.
    enum class Act : std::uint8_t { Set, SetKind, AddBet, AddLimit };

    QString place;
    QString heading;
    RuleEntry::Value entry = RuleEntry::Line;
    bool inner = false;
    QString name;
    QString spoken;
    QString sentence;
    bool checked = false;
    QString text;
    QString most;
    QStringList labels;
    int current = -1;
    QList<bool> chosen;
    QString figure;
    QString idle;
    QString warning;
    QString problem;
    bool differs = false;
    QString former;
    bool removable = false;

    engine::RuleTopic topic = engine::RuleTopic::Game;
    /// The trade's short forms for it.
    QStringList shortForms;
    /// One of the few rules by which players tell games apart.
    bool matters = false;
    Act act = Act::Set;
    /// What the labels stand for; undefined for no value.
    std::vector<QJsonValue> values;
    /// The range and step of a number.
    double least = 0;
    double greatest = 0;
    double step = 1;
    /// An empty text means no value.
    bool optional = false;
    /// Of the stakes.
    std::string currency;

    [[nodiscard]] bool isUsable() const { return idle.isEmpty() || !problem.isEmpty(); }
    /// It matters, or keeps the rules from being playable.
    [[nodiscard]] bool isListedFirst() const { return matters || !problem.isEmpty(); }
    [[nodiscard]] QString key() const { return place; }
    friend bool operator==(const EditorRow&, const EditorRow&) = default;
};

class EditorRowModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by RuleEditorController")

public:
    explicit EditorRowModel(QObject* parent = nullptr) : RowModel(EditorRow::staticMetaObject, parent) {}
    /// Rows whose key stays the same keep their identity.
    void setRows(std::vector<EditorRow> rows);
    [[nodiscard]] const std::vector<EditorRow>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<EditorRow> m_rows;
};

} // namespace openshoe::models
