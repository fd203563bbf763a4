// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rulefields.h"
#include "models/shared/rowmodel.h"
#include "models/shared/vocabulary.h"

#include <QJsonValue>
#include <QList>
#include <QString>
#include <QStringList>

#include <vector>

namespace openshoe::models {

/// A key of the rules, or a part of one, as it is changed.
struct EditorRow {
    Q_GADGET
    /// Where it stands in the rules: "/dealer/peek". For asking for a change.
    Q_PROPERTY(QString place MEMBER place)
    /// What the rows from here on are about; empty where that goes on.
    Q_PROPERTY(QString heading MEMBER heading)
    Q_PROPERTY(openshoe::models::RuleEntry::Value entry MEMBER entry)
    /// A part of the row before it that isn't.
    Q_PROPERTY(bool inner MEMBER inner)
    Q_PROPERTY(QString name MEMBER name)
    /// The same by itself: "Poker – Flush".
    Q_PROPERTY(QString spoken MEMBER spoken)
    /// What it is about; may be empty.
    Q_PROPERTY(QString sentence MEMBER sentence)
    /// Of a switch; whether an outcome pays.
    Q_PROPERTY(bool checked MEMBER checked)
    /// A number, a line, what an outcome pays, the smallest stake: as it is typed.
    Q_PROPERTY(QString text MEMBER text)
    /// The largest stake.
    Q_PROPERTY(QString most MEMBER most)
    /// What there is to choose from.
    Q_PROPERTY(QStringList labels MEMBER labels)
    /// The place of the chosen one; −1 for none of them.
    Q_PROPERTY(int current MEMBER current)
    /// Which of the labels are chosen, where several may be.
    Q_PROPERTY(QList<bool> chosen MEMBER chosen)
    /// How often an outcome comes, a side bet's house edge; empty until it is known.
    Q_PROPERTY(QString figure MEMBER figure)
    /// Why it changes nothing; empty where it does.
    Q_PROPERTY(QString idle MEMBER idle)
    /// What is wrong with it, and what is allowed; mostly empty.
    Q_PROPERTY(QString problem MEMBER problem)
    /// It is not what it goes back to.
    Q_PROPERTY(bool differs MEMBER differs)
    /// What it goes back to: "Saved: 6", "Preset: 3:2".
    Q_PROPERTY(QString former MEMBER former)
    Q_PROPERTY(bool removable MEMBER removable)
    /// It can be changed: it means something, or is what keeps the rules from being played.
    Q_PROPERTY(bool usable READ isUsable)

public:
    /// What a choice does.
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
    QString problem;
    bool differs = false;
    QString former;
    bool removable = false;

    engine::RuleTopic topic = engine::RuleTopic::Game;
    Act act = Act::Set;
    /// What the labels stand for; undefined for no value.
    std::vector<QJsonValue> values;
    /// Of a number.
    double least = 0;
    double greatest = 0;
    double step = 1;
    /// Without a text there is no value.
    bool optional = false;

    [[nodiscard]] bool isUsable() const { return idle.isEmpty() || !problem.isEmpty(); }
    [[nodiscard]] QString key() const { return place; }
    friend bool operator==(const EditorRow&, const EditorRow&) = default;
};

class EditorRowModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by RuleEditorController")

public:
    explicit EditorRowModel(QObject* parent = nullptr) : RowModel(EditorRow::staticMetaObject, parent) {}
    /// Rows that stay are the same rows.
    void setRows(std::vector<EditorRow> rows) { update(m_rows, std::move(rows)); }
    [[nodiscard]] const std::vector<EditorRow>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<EditorRow> m_rows;
};

} // namespace openshoe::models
