// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/rowmodel.h"
#include "session/record/duplicate.h"

#include <QString>
#include <QStringList>

namespace openshoe::models {

/// A decision of a challenge's round, as its sender made it and as somebody else did.
struct ComparedRow {
    Q_GADGET
    /// "Round 2 of 5: Ann −10, you +10", once for each round; otherwise empty.
    Q_PROPERTY(QString heading MEMBER heading)
    /// "Hand 1: 10 6 against 9", and its cards with the dealer's up card: "TS", "6H".
    Q_PROPERTY(QString spot MEMBER spot)
    Q_PROPERTY(QStringList cards MEMBER cards)
    Q_PROPERTY(QString upCard MEMBER upCard)
    /// "Hit, costs 1.25 Coins", "Stand, best"; a dash for one who wasn't asked.
    Q_PROPERTY(QString theirs MEMBER theirs)
    Q_PROPERTY(QString yours MEMBER yours)
    /// "Stand"; empty if it isn't known.
    Q_PROPERTY(QString best MEMBER best)
    /// The two differ, or only one was asked.
    Q_PROPERTY(bool differs MEMBER differs)
    Q_PROPERTY(bool theirsBest MEMBER theirsBest)
    Q_PROPERTY(bool yoursBest MEMBER yoursBest)
    Q_PROPERTY(QString accessibleName MEMBER accessibleName)

public:
    int place = 0; ///< in the list
    QString heading;
    QString spot;
    QStringList cards;
    QString upCard;
    QString theirs;
    QString yours;
    QString best;
    bool differs = false;
    bool theirsBest = false;
    bool yoursBest = false;
    QString accessibleName;

    [[nodiscard]] int key() const { return place; }
    friend bool operator==(const ComparedRow&, const ComparedRow&) = default;
};

class ComparedModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by ChallengeController")

public:
    explicit ComparedModel(QObject* parent = nullptr) : RowModel(ComparedRow::staticMetaObject, parent) {}
    void setRows(std::vector<ComparedRow> rows);
    [[nodiscard]] const std::vector<ComparedRow>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<ComparedRow> m_rows;
};

/// Who played a challenge's rounds, for display; an empty `yours` is the person at this computer.
struct ChallengeNames {
    QString theirs;
    QString yours;
};

/// The rounds that have been compared, of that many.
[[nodiscard]] std::vector<ComparedRow> comparedRows(const engine::RuleSet& rules, const std::string& currency,
                                                    const std::vector<session::ComparedRound>& rounds, int of,
                                                    const ChallengeNames& names);
/// "Luck being equal, you came out 12.50 Coins ahead.", and what each won or lost and gave away by mistakes.
[[nodiscard]] QString verdictText(const std::string& currency, const std::vector<session::ComparedRound>& rounds,
                                  const ChallengeNames& names);
[[nodiscard]] QStringList totalsTexts(const std::string& currency, const std::vector<session::ComparedRound>& rounds,
                                      const ChallengeNames& names);

} // namespace openshoe::models
