// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules.h"
#include "formats/typedcards.h"
#include "models/figures/hourlymoney.h"
#include "models/lists/rowmodel.h"
#include "session/round/decisions.h"
#include "session/worth/analyst.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <optional>
#include <vector>

namespace openshoe::models {

/// Where a card lies that is given to the calculator.
namespace CardPlace {
Q_NAMESPACE
QML_ELEMENT
enum Value { Own, Up, Hole, Gone };
Q_ENUM_NS(Value)
} // namespace CardPlace

/// A play or an offer, and its worth.
struct CalculatedPlay {
    Q_GADGET
    /// "Stand", "Insurance".
    Q_PROPERTY(QString name MEMBER name)
    /// "−0.5404", and the same for the stake.
    Q_PROPERTY(QString stakes MEMBER stakes)
    Q_PROPERTY(QString money MEMBER money)
    /// Among the best plays, or an offer worth taking.
    Q_PROPERTY(bool best MEMBER best)
    /// "Best", "Decline"; empty for a play that isn't the best.
    Q_PROPERTY(QString verdict MEMBER verdict)
    Q_PROPERTY(QString accessibleName MEMBER accessibleName)

public:
    QString name;
    QString stakes;
    QString money;
    bool best = false;
    QString verdict;
    QString accessibleName;

    [[nodiscard]] QString key() const { return name; }
    friend bool operator==(const CalculatedPlay&, const CalculatedPlay&) = default;
};

/// A way in which the dealer's hand can end.
struct DealerEnd {
    Q_GADGET
    /// "17", "Bust".
    Q_PROPERTY(QString name MEMBER name)
    /// "14.52%", and as a share of the likeliest, 0 … 1.
    Q_PROPERTY(QString chance MEMBER chance)
    Q_PROPERTY(double share MEMBER share)

public:
    QString name;
    QString chance;
    double share = 0;

    [[nodiscard]] QString key() const { return name; }
    friend bool operator==(const DealerEnd&, const DealerEnd&) = default;
};

class CalculatedPlayModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by HandCalculator")

public:
    explicit CalculatedPlayModel(QObject* parent = nullptr) : RowModel(CalculatedPlay::staticMetaObject, parent) {}
    void setRows(std::vector<CalculatedPlay> rows) { update(m_rows, std::move(rows)); }
    [[nodiscard]] const std::vector<CalculatedPlay>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<CalculatedPlay> m_rows;
};

class DealerEndModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by HandCalculator")

public:
    explicit DealerEndModel(QObject* parent = nullptr) : RowModel(DealerEnd::staticMetaObject, parent) {}
    void setRows(std::vector<DealerEnd> rows) { update(m_rows, std::move(rows)); }
    [[nodiscard]] const std::vector<DealerEnd>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<DealerEnd> m_rows;
};

/// Any hand against any card of the dealer's, with whatever is known and gone from the shoe: what every play and offer
/// is worth, and how the dealer's hand ends. Calculated with every change, elsewhere. What is typed stays as it is,
/// whatever is wrong with it.
class HandCalculator : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by StrategyController")

    /// Whether the page shows it instead of the chart. Nothing is calculated until it does.
    Q_PROPERTY(bool shown READ isShown WRITE setShown NOTIFY shownChanged)
    // The cards, as typed: "A 7", "TS6H".
    Q_PROPERTY(QString own READ own WRITE setOwn NOTIFY changed)
    Q_PROPERTY(QString up READ up WRITE setUp NOTIFY changed)
    Q_PROPERTY(QString hole READ hole WRITE setHole NOTIFY changed)
    Q_PROPERTY(QString gone READ gone WRITE setGone NOTIFY changed)
    /// The cards of the hand and of the dealer as pictures: "AS"; empty while they can't be read.
    Q_PROPERTY(QList<QString> ownCards READ ownCards NOTIFY changed)
    Q_PROPERTY(QList<QString> dealerCards READ dealerCards NOTIFY changed)
    /// "soft 18".
    Q_PROPERTY(QString totalText READ totalText NOTIFY changed)
    /// "12 cards gone, 297 not seen".
    Q_PROPERTY(QString shoeText READ shoeText NOTIFY changed)
    /// What is wrong with the cards there, and what is allowed; empty if nothing is.
    Q_PROPERTY(QString ownProblem READ ownProblem NOTIFY changed)
    Q_PROPERTY(QString upProblem READ upProblem NOTIFY changed)
    Q_PROPERTY(QString holeProblem READ holeProblem NOTIFY changed)
    Q_PROPERTY(QString goneProblem READ goneProblem NOTIFY changed)
    /// What is still needed; empty if everything is there.
    Q_PROPERTY(QString needText READ needText NOTIFY changed)
    /// What can be known of the hole card, and what is; the last one is a card that was seen.
    Q_PROPERTY(QList<QString> sights READ sights NOTIFY changed)
    Q_PROPERTY(int sight READ sight WRITE setSight NOTIFY changed)
    Q_PROPERTY(bool holeSeen READ isHoleSeen NOTIFY changed)
    /// The dealer may look for a blackjack before this hand is played, and has done so.
    Q_PROPERTY(bool mayPeek READ mayPeek NOTIFY changed)
    Q_PROPERTY(bool peeked READ isPeeked WRITE setPeeked NOTIFY changed)
    /// Whether the hand comes from a split, and how many there are; a single entry if the game has none.
    Q_PROPERTY(QList<QString> splits READ splits NOTIFY changed)
    Q_PROPERTY(int split READ split WRITE setSplit NOTIFY changed)
    /// "With the rules of round 1,234"; empty for the page's own rules.
    Q_PROPERTY(QString sourceText READ sourceText NOTIFY changed)
    // What came of it.
    Q_PROPERTY(bool working READ isWorking NOTIFY changed)
    Q_PROPERTY(openshoe::models::CalculatedPlayModel* plays READ plays CONSTANT)
    Q_PROPERTY(openshoe::models::DealerEndModel* dealer READ dealer CONSTANT)
    /// How it was calculated.
    Q_PROPERTY(QString noteText READ noteText NOTIFY changed)
    /// The stake that amounts are for.
    Q_PROPERTY(openshoe::models::HourlyMoney* hourly READ hourly CONSTANT)
    Q_PROPERTY(QString stakeText READ stakeText NOTIFY changed)

public:
    /// Both must outlive it.
    HandCalculator(session::Analyst& analyst, SettingsController& settings, QObject* parent);

    /// The rules the page is about; a round's are dropped. The cards stay.
    void setRules(const engine::RuleSet& rules);
    /// A decision made in a round, with all that was known then.
    void show(const engine::RuleSet& rules, const session::SeenDecision& seen, const QString& round);
    /// Rebuilds the texts after the language has changed.
    void retranslate() {
        m_hourly.retranslate();
        read();
    }

    [[nodiscard]] bool isShown() const { return m_shown; }
    void setShown(bool shown);
    [[nodiscard]] QString own() const { return typed(CardPlace::Own); }
    void setOwn(const QString& text) { type(CardPlace::Own, text); }
    [[nodiscard]] QString up() const { return typed(CardPlace::Up); }
    void setUp(const QString& text) { type(CardPlace::Up, text); }
    [[nodiscard]] QString hole() const { return typed(CardPlace::Hole); }
    void setHole(const QString& text) { type(CardPlace::Hole, text); }
    [[nodiscard]] QString gone() const { return typed(CardPlace::Gone); }
    void setGone(const QString& text) { type(CardPlace::Gone, text); }
    [[nodiscard]] QStringList ownCards() const;
    [[nodiscard]] QStringList dealerCards() const;
    [[nodiscard]] QString totalText() const;
    [[nodiscard]] QString shoeText() const;
    [[nodiscard]] QString ownProblem() const { return m_problems[CardPlace::Own]; }
    [[nodiscard]] QString upProblem() const { return m_problems[CardPlace::Up]; }
    [[nodiscard]] QString holeProblem() const { return m_problems[CardPlace::Hole]; }
    [[nodiscard]] QString goneProblem() const { return m_problems[CardPlace::Gone]; }
    [[nodiscard]] QString needText() const;
    [[nodiscard]] QStringList sights() const;
    [[nodiscard]] int sight() const { return m_sight; }
    void setSight(int sight);
    [[nodiscard]] bool isHoleSeen() const { return m_rules.dealer.dealsBoth() && m_sight + 1 == sightCount(); }
    [[nodiscard]] bool mayPeek() const;
    [[nodiscard]] bool isPeeked() const { return m_peeked; }
    void setPeeked(bool peeked);
    [[nodiscard]] QStringList splits() const;
    [[nodiscard]] int split() const { return m_split; }
    void setSplit(int split);
    [[nodiscard]] QString sourceText() const;
    [[nodiscard]] bool isWorking() const { return m_working; }
    [[nodiscard]] CalculatedPlayModel* plays() { return &m_plays; }
    [[nodiscard]] DealerEndModel* dealer() { return &m_dealer; }
    [[nodiscard]] QString noteText() const;
    [[nodiscard]] HourlyMoney* hourly() { return &m_hourly; }
    [[nodiscard]] QString stakeText() const;

public slots:
    /// Adds a card by its letter, "A", "2" … "K"; a second up card or hole card replaces the first.
    void add(int place, const QString& card);
    /// Takes the last card away.
    void takeBack(int place);
    /// Takes all cards away, and forgets what was known.
    void clear();

signals:
    void shownChanged();
    void changed();

private:
    using Cards = formats::TypedCards;

    [[nodiscard]] QString typed(CardPlace::Value place) const { return m_typed[place]; }
    void type(CardPlace::Value place, const QString& text);
    /// Reads what is typed, and calculates if it is complete.
    void read();
    void readPlace(CardPlace::Value place);
    void spreadTens();
    [[nodiscard]] bool takeFromShoe();
    [[nodiscard]] std::optional<analysis::Decision> decision();
    void calculate();
    void tell();
    [[nodiscard]] bool hasHints() const { return m_rules.dealer.hints(); }
    [[nodiscard]] int sightCount() const;
    [[nodiscard]] bool hasProblem() const;
    [[nodiscard]] QString moneyOf(double stakes) const;
    [[nodiscard]] CalculatedPlay offer(const QString& name, double worth, const QString& verdict, bool best) const;

    session::Analyst& m_analyst;
    HourlyMoney m_hourly;
    engine::RuleSet m_pageRules;
    engine::RuleSet m_rules;
    QString m_round; ///< whose rules they are; empty for the page's
    bool m_shown = false;
    std::array<QString, 4> m_typed;
    std::array<Cards, 4> m_cards;
    std::array<QString, 4> m_problems;
    int m_unseen = 0;
    int m_sight = 0;
    bool m_peeked = true;
    int m_split = 0;
    int m_doubled = 0;        ///< of how many doubles the hand shown got the card
    bool m_free = false;      ///< the house staked it
    double m_doubleShare = 1; ///< as in Decision
    bool m_working = false;
    std::optional<analysis::Calculation> m_result;
    CalculatedPlayModel m_plays;
    DealerEndModel m_dealer;
};

} // namespace openshoe::models
