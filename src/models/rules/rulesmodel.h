// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/catalogue.h"
#include "engine/settlement.h"
#include "models/figures/gamefigures.h"
#include "models/figures/rulesinforce.h"
#include "models/lists/rowmodel.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace openshoe::models {

struct RuleRow {
    Q_GADGET
    /// The heading it belongs under.
    Q_PROPERTY(QString section MEMBER section)
    Q_PROPERTY(QString text MEMBER text)
    /// Decided by the house, not by the published sheet.
    Q_PROPERTY(bool houseChoice MEMBER houseChoice)
    /// The rule set's keys that it states.
    Q_PROPERTY(QStringList keys MEMBER keys)
    /// In the editor: it reads differently than before.
    Q_PROPERTY(bool changed MEMBER changed)
    /// What the words of the trade in it mean; empty if there are none.
    Q_PROPERTY(QString help MEMBER help)

public:
    QString section;
    QString text;
    bool houseChoice = false;
    QStringList keys;
    bool changed = false;
    QString help;
    std::vector<engine::Ground> grounds; ///< the settlements it explains
    int place = 0;

    [[nodiscard]] int key() const { return place; }
    friend bool operator==(const RuleRow&, const RuleRow&) = default;
};

/// The sentences of a game's rules page, with its return if the figures are known.
[[nodiscard]] std::vector<RuleRow> ruleRows(const engine::RuleSet& game, const session::Analyst::Figures& figures);

/// The sentences of rules that don't belong to a game yet.
class RuleLinesModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by EditorFigures")

public:
    explicit RuleLinesModel(QObject* parent = nullptr) : RowModel(RuleRow::staticMetaObject, parent) {}
    void setRows(std::vector<RuleRow> rows);
    [[nodiscard]] const std::vector<RuleRow>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<RuleRow> m_rows;
};

struct PayRow {
    Q_GADGET
    /// The bet's name.
    Q_PROPERTY(QString bet MEMBER bet)
    Q_PROPERTY(QString outcome MEMBER outcome)
    /// "10 to 1".
    Q_PROPERTY(QString pays MEMBER pays)
    /// "4.0500%"; empty until it is computed.
    Q_PROPERTY(QString probabilityText MEMBER probabilityText)
    /// The bet's house edge, on its first row; empty until it is computed.
    Q_PROPERTY(QString edgeText MEMBER edgeText)
    /// What a house edge is.
    Q_PROPERTY(QString edgeHelp MEMBER edgeHelp)

public:
    QString bet;
    QString outcome;
    QString pays;
    QString probabilityText;
    QString edgeText;
    QString edgeHelp;
    int place = 0;

    [[nodiscard]] int key() const { return place; }
    friend bool operator==(const PayRow&, const PayRow&) = default;
};

/// The pay tables of a game's side bets.
class PayTablesModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by RulesModel")

public:
    explicit PayTablesModel(QObject* parent = nullptr) : RowModel(PayRow::staticMetaObject, parent) {}
    void setRows(std::vector<PayRow> rows);
    /// Fills in the odds of the existing rows.
    void setOdds(std::vector<PayRow> rows);
    [[nodiscard]] const std::vector<PayRow>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<PayRow> m_rows;
};

/// A game's rules page, generated from its rule set.
class RulesModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")
    /// The game; set it to show another's rules.
    Q_PROPERTY(QString variantId READ variantId WRITE setVariantId NOTIFY variantChanged)
    Q_PROPERTY(QString gameName READ gameName NOTIFY variantChanged)
    Q_PROPERTY(openshoe::models::PayTablesModel* payTables READ payTables CONSTANT)
    /// The games to choose from: rows with a name and a variantId.
    Q_PROPERTY(openshoe::models::RowModel* games READ games CONSTANT)
    /// If a round's rules are shown and the game's have changed since: "As they were in round 12". Otherwise empty.
    Q_PROPERTY(QString playedIn READ playedIn NOTIFY variantChanged)
    /// The row asked for; −1 if none.
    Q_PROPERTY(int marked READ marked NOTIFY markedChanged)
    /// The rows that decided the last round at the table; empty if none is known.
    Q_PROPERTY(QList<int> reasons READ reasons NOTIFY reasonsChanged)
    /// The headings of the rows, each once, in order.
    Q_PROPERTY(QStringList sections READ sections NOTIFY sectionsChanged)

public:
    /// All must outlive it.
    RulesModel(const catalogue::Catalogue& games, const GameFigures& figures, RowModel* choices,
               QObject* parent = nullptr);

    /// The language has changed: makes the texts anew.
    void retranslate();
    [[nodiscard]] QString variantId() const { return m_variantId; }
    [[nodiscard]] QString gameName() const { return m_gameName; }
    void setVariantId(const QString& variantId);
    /// Shows the rules a round was played by, and marks the row for `place`: the sentence of that key, or the one that
    /// explains settlements on that ground. `round` is the round's name.
    void showPlayed(const engine::RuleSet& played, const QString& place, const QString& round);
    /// Back to the game's own rules, with nothing marked.
    void forgetPlayed();
    [[nodiscard]] QString playedIn() const { return m_playedIn; }
    [[nodiscard]] int marked() const { return m_marked; }
    [[nodiscard]] QList<int> reasons() const { return m_reasons; }
    /// Marks the rows for these places (see showPlayed()) as what decided the last round.
    void setReasons(const QStringList& places);
    [[nodiscard]] QStringList sections() const;
    /// The first row under a heading; −1 if there is none.
    [[nodiscard]] Q_INVOKABLE int rowOf(const QString& section) const;
    /// The rules in force at the table; null if nobody sits there.
    void setAtTable(const catalogue::Rules& rules);
    [[nodiscard]] const std::vector<RuleRow>& rows() const { return m_rows; }
    [[nodiscard]] PayTablesModel* payTables() { return &m_payTables; }
    [[nodiscard]] RowModel* games() const { return m_choices; }

public slots:
    /// The game is to be compared with another.
    void compare() { emit compareAsked(m_variantId); }

signals:
    void variantChanged();
    void markedChanged();
    void sectionsChanged();
    void reasonsChanged();
    void compareAsked(const QString& variantId);

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    /// The rules shown: a round's or a game's; null for a game that is gone.
    [[nodiscard]] catalogue::Rules shown() const;
    [[nodiscard]] int placeOf(const QString& place) const;
    void mark(int row);
    void findReasons();
    void leavePlayed();
    /// The return and the side bets' odds are known now; fills them in if the game is the one shown.
    void fillFigures(const QString& variantId);
    void show(const engine::RuleSet& game);
    [[nodiscard]] std::vector<PayRow> payRows(const engine::RuleSet& game) const;

    RulesInForce m_games;
    RowModel* m_choices;
    const GameFigures& m_figures;
    std::vector<RuleRow> m_rows;
    PayTablesModel m_payTables;
    QString m_variantId;
    QString m_gameName;
    catalogue::Rules m_played; ///< the rules of a past round; null when a game's own are shown
    QString m_playedIn;
    QString m_firstVariant; ///< a game that is always there
    int m_marked = -1;
    QStringList m_reasonPlaces;
    QList<int> m_reasons;
};

} // namespace openshoe::models
