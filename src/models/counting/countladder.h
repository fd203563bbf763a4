// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "advantage/stakes.h"
#include "base/money.h"
#include "counting/system.h"
#include "engine/rules.h"
#include "models/lists/rowmodel.h"

#include <QString>

#include <map>
#include <string>
#include <vector>

namespace openshoe::models {

/// Money as a number of whole units.
[[nodiscard]] double unitsOf(base::Money money);
/// How often each count is shown before a round, exactly, with every depth up to the cut card as likely as any other.
[[nodiscard]] std::map<int, double> shownCounts(const counting::CountSystem& system, const engine::RuleSet& rules);
/// The counts from which a stake is chosen: the first stands for itself and all below, the last for all above too.
/// A handful, from those that come every few rounds to those that hardly ever come.
[[nodiscard]] std::vector<int> ladderCounts(const std::map<int, double>& shown);
/// The stakes that a few of the game's chips make, within its limits, so that each is noticeably more than the last.
[[nodiscard]] std::vector<base::Money> ladderStakes(const engine::RuleSet& rules, const std::string& currency,
                                                    const engine::Limit& limit);

/// A stake that is chosen: of a count, of every round, or of a side bet.
struct LadderRow {
    Q_GADGET
    /// "+2", "0 and less", "Every round", "Pairs".
    Q_PROPERTY(QString caption MEMBER caption)
    /// "$40".
    Q_PROPERTY(QString stakeText MEMBER stakeText)
    /// How often it comes: "12.3%"; empty where it always does.
    Q_PROPERTY(QString shareText MEMBER shareText)
    /// The place of the stake among those that can be chosen, and the last of them.
    Q_PROPERTY(int position MEMBER position)
    Q_PROPERTY(int last MEMBER last)
    /// Rounds like these are watched without a stake.
    Q_PROPERTY(bool watched MEMBER watched)
    /// "Stake at +2".
    Q_PROPERTY(QString accessibleName MEMBER accessibleName)

public:
    QString id;
    QString caption;
    QString stakeText;
    QString shareText;
    int position = 0;
    int last = 0;
    bool watched = false;
    QString accessibleName;

    [[nodiscard]] QString key() const { return id; }
    friend bool operator==(const LadderRow&, const LadderRow&) = default;
};

class LadderModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by CountingController")

public:
    explicit LadderModel(QObject* parent = nullptr) : RowModel(LadderRow::staticMetaObject, parent) {}
    void setRows(std::vector<LadderRow> rows);
    [[nodiscard]] const std::vector<LadderRow>& rows() const { return m_rows; }

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    std::vector<LadderRow> m_rows;
};

} // namespace openshoe::models
