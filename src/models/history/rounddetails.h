// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/files/sheetexporter.h"
#include "models/history/luckfigures.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace openshoe::models {

/// A hand of a finished round.
struct DetailHand {
    Q_GADGET
    QML_VALUE_TYPE(detailHand)
    /// "Hand 1", "Dealer".
    Q_PROPERTY(QString label MEMBER label)
    /// "AS", "TD"; empty for a face-down card.
    Q_PROPERTY(QList<QString> cards MEMBER cards)
    /// "soft 17", "18".
    Q_PROPERTY(QString total MEMBER total)
    /// "Win +50.00"; empty if there is none.
    Q_PROPERTY(QString result MEMBER result)

public:
    QString label;
    QStringList cards;
    QString total;
    QString result;
    friend bool operator==(const DetailHand&, const DetailHand&) = default;
};

/// A side bet of a finished round.
struct DetailSideBet {
    Q_GADGET
    QML_VALUE_TYPE(detailSideBet)
    /// "Poker, hand 3".
    Q_PROPERTY(QString name MEMBER name)
    /// The cards that decided it.
    Q_PROPERTY(QList<QString> cards MEMBER cards)
    /// "Straight"; "Lose".
    Q_PROPERTY(QString outcome MEMBER outcome)
    /// The amount returned, including the stake.
    Q_PROPERTY(QString payoutText MEMBER payoutText)
    /// "Worth −3.7% of its stake before the first card"; empty if it isn't known.
    Q_PROPERTY(QString worthText MEMBER worthText)
    Q_PROPERTY(bool won MEMBER won)

public:
    QString name;
    QStringList cards;
    QString outcome;
    QString payoutText;
    QString worthText;
    bool won = false;
    friend bool operator==(const DetailSideBet&, const DetailSideBet&) = default;
};

/// One of the person's plays, and the rule that settled it.
struct DetailSettlement {
    Q_GADGET
    QML_VALUE_TYPE(detailSettlement)
    /// "Hand 1", "Insurance", "Poker, hand 3".
    Q_PROPERTY(QString label MEMBER label)
    /// "12.50 Coins".
    Q_PROPERTY(QString stake MEMBER stake)
    /// "Won +50".
    Q_PROPERTY(QString result MEMBER result)
    /// "More than 21 loses at once".
    Q_PROPERTY(QString ground MEMBER ground)
    /// Identifies that rule, for RundownModel::showRule().
    Q_PROPERTY(QString place MEMBER place)

public:
    QString label;
    QString stake;
    QString result;
    QString ground;
    QString place;
    friend bool operator==(const DetailSettlement&, const DetailSettlement&) = default;
};

/// A decision, and what it was worth if that is known.
struct DetailDecision {
    Q_GADGET
    QML_VALUE_TYPE(detailDecision)
    /// "Hand 1: hit on 12 against Six of clubs".
    Q_PROPERTY(QString text MEMBER text)
    /// A value of DecisionMark.
    Q_PROPERTY(int mark MEMBER mark)
    /// "Best", "Mistake"; empty if it isn't known.
    Q_PROPERTY(QString markText MEMBER markText)
    /// "Stand was worth 8.1% of the stake more"; empty if nothing was.
    Q_PROPERTY(QString costText MEMBER costText)
    /// Its place in the round's log, for RundownModel::calculate().
    Q_PROPERTY(int place MEMBER place)

public:
    QString text;
    int mark = 0;
    QString markText;
    QString costText;
    int place = 0;
    friend bool operator==(const DetailDecision&, const DetailDecision&) = default;
};

/// What somebody else at the table had in a finished round.
struct DetailPerson {
    Q_GADGET
    QML_VALUE_TYPE(detailPerson)
    Q_PROPERTY(QString name MEMBER name)
    /// "Won +50 · Bust −50": how their hands ended.
    Q_PROPERTY(QString outcome MEMBER outcome)
    Q_PROPERTY(QList<openshoe::models::DetailHand> handsInitial MEMBER handsInitial)
    Q_PROPERTY(QList<openshoe::models::DetailHand> handsFinal MEMBER handsFinal)
    Q_PROPERTY(QList<openshoe::models::DetailSideBet> sideBets MEMBER sideBets)
    Q_PROPERTY(QList<openshoe::models::DetailDecision> decisions MEMBER decisions)

public:
    QString name;
    QString outcome;
    QList<DetailHand> handsInitial;
    QList<DetailHand> handsFinal;
    QList<DetailSideBet> sideBets;
    QList<DetailDecision> decisions;
    friend bool operator==(const DetailPerson&, const DetailPerson&) = default;
};

/// Everything an expanded row of the Rundown shows: the person's own hands, side bets and decisions, and the others'
/// apart.
class RoundDetails : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by RundownModel")
    Q_PROPERTY(bool ready MEMBER ready NOTIFY changed)
    Q_PROPERTY(qint64 roundId MEMBER roundId NOTIFY changed)
    /// Why not everything can be shown; empty if it can.
    Q_PROPERTY(QString trouble MEMBER trouble NOTIFY changed)
    /// As first dealt, with those of others that were bet behind.
    Q_PROPERTY(QList<openshoe::models::DetailHand> handsInitial MEMBER handsInitial NOTIFY changed)
    /// At the end.
    Q_PROPERTY(QList<openshoe::models::DetailHand> handsFinal MEMBER handsFinal NOTIFY changed)
    /// With one card face down.
    Q_PROPERTY(openshoe::models::DetailHand dealerInitial MEMBER dealerInitial NOTIFY changed)
    Q_PROPERTY(openshoe::models::DetailHand dealerFinal MEMBER dealerFinal NOTIFY changed)
    /// When it began and ended, with the date; the latter is empty while it is open.
    Q_PROPERTY(QString startedText MEMBER startedText NOTIFY changed)
    Q_PROPERTY(QString endedText MEMBER endedText NOTIFY changed)
    Q_PROPERTY(QString wageredText MEMBER wageredText NOTIFY changed)
    Q_PROPERTY(QString returnedText MEMBER returnedText NOTIFY changed)
    Q_PROPERTY(QList<openshoe::models::DetailSideBet> sideBets MEMBER sideBets NOTIFY changed)
    Q_PROPERTY(QList<openshoe::models::DetailSettlement> settlements MEMBER settlements NOTIFY changed)
    Q_PROPERTY(QList<openshoe::models::DetailDecision> decisions MEMBER decisions NOTIFY changed)
    /// Everybody else at the table, by seat.
    Q_PROPERTY(QList<openshoe::models::DetailPerson> others MEMBER others NOTIFY changed)
    /// The result split into its parts; known if the round is priced and something was at stake.
    Q_PROPERTY(openshoe::models::LuckFigures luck MEMBER luck NOTIFY changed)
    /// How much luck was to be expected, and how this round compares; empty if it isn't known.
    Q_PROPERTY(QString luckText MEMBER luckText NOTIFY changed)
    /// What was told at the table of the count before the round and after it, beside the true one; mostly nothing.
    Q_PROPERTY(QList<QString> counts MEMBER counts NOTIFY changed)
    /// What was written about it, and its tags, separated by commas. What is wrong with what was written last; empty if
    /// it was kept.
    Q_PROPERTY(QString note MEMBER note NOTIFY changed)
    Q_PROPERTY(QString tags MEMBER tags NOTIFY changed)
    Q_PROPERTY(QString noteProblem MEMBER noteProblem NOTIFY changed)
    /// The shoe, the commitment, and the seed if it may be shown.
    Q_PROPERTY(QString fairness MEMBER fairness NOTIFY changed)
    /// Copies and saves the round as it is shown to others: its game and day, cards, bets and results, and nobody's
    /// name.
    Q_PROPERTY(openshoe::models::SheetExporter* exporter READ exporter CONSTANT)

public:
    explicit RoundDetails(QObject* parent = nullptr)
        : QObject(parent), m_exporter([this] { return std::vector{sheet}; }, this) {}
    [[nodiscard]] SheetExporter* exporter() { return &m_exporter; }

    bool ready = false;
    qint64 roundId = 0;
    QString trouble;
    QList<DetailHand> handsInitial;
    QList<DetailHand> handsFinal;
    DetailHand dealerInitial;
    DetailHand dealerFinal;
    QString startedText;
    QString endedText;
    QString wageredText;
    QString returnedText;
    QList<DetailSideBet> sideBets;
    QList<DetailSettlement> settlements;
    QList<DetailDecision> decisions;
    QList<DetailPerson> others;
    LuckFigures luck;
    QString luckText;
    QStringList counts;
    QString note;
    QString tags;
    QString noteProblem;
    QString fairness;
    paper::Sheet sheet;

signals:
    void changed();
    /// What was written has been kept, or refused.
    void noteKept(bool kept);

private:
    SheetExporter m_exporter;
};

} // namespace openshoe::models
