// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/said.h"
#include "models/archive/pagedmodel.h"
#include "models/fairness/shoechecks.h"
#include "models/table/tablevalues.h"

#include <QString>

#include <map>
#include <utility>

namespace openshoe::models {

struct FinishedShoeRow {
    Q_GADGET
    Q_PROPERTY(qint64 shoeId MEMBER shoeId)
    /// Counts the account's shoes.
    Q_PROPERTY(qint64 number MEMBER number)
    /// The name of the game it was used in.
    Q_PROPERTY(QString game MEMBER game)
    Q_PROPERTY(QString commitment MEMBER commitment)
    /// 64 hex digits.
    Q_PROPERTY(QString seed MEMBER seed)
    Q_PROPERTY(QString clientSeed MEMBER clientSeed)
    /// The number of decks in it.
    Q_PROPERTY(int decks MEMBER decks)
    /// How many of its cards were drawn: "6 of 312 cards".
    Q_PROPERTY(QString endedText MEMBER endedText)
    /// When it was first dealt from and when its last round ended: "24 Oct 2026, 21:10 – 21:40". Empty if it was never
    /// dealt from.
    Q_PROPERTY(QString whenText MEMBER whenText)
    /// How many rounds were dealt from it.
    Q_PROPERTY(int rounds MEMBER rounds)
    Q_PROPERTY(openshoe::models::ShoeVerdict::Value verdict MEMBER verdict)
    /// What a verification that failed found, or why there can be none.
    Q_PROPERTY(QString problem MEMBER problem)

public:
    qint64 shoeId = 0;
    qint64 number = 0;
    QString game;
    QString commitment;
    QString seed;
    QString clientSeed;
    int decks = 0;
    QString endedText;
    QString whenText;
    int rounds = 0;
    ShoeVerdict::Value verdict = ShoeVerdict::Unknown;
    QString problem;

    [[nodiscard]] qint64 key() const { return shoeId; }
    friend bool operator==(const FinishedShoeRow&, const FinishedShoeRow&) = default;
};

/// The finished shoes, whose seeds may be revealed, newest first. Their verdicts are remembered.
class FinishedShoesModel : public openshoe::models::PagedModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by FairnessController")
    /// The list begins with a shoe that was looked for, not with the newest.
    Q_PROPERTY(bool fromOlder READ isFromOlder NOTIFY fromOlderChanged)

public:
    explicit FinishedShoesModel(Archive& archive, QObject* parent = nullptr)
        : PagedModel(FinishedShoeRow::staticMetaObject, archive, parent) {}

    [[nodiscard]] const std::vector<FinishedShoeRow>& rows() const { return m_rows; }
    [[nodiscard]] bool isFromOlder() const { return m_first != 0; }
    void forgetVerdicts();
    /// The result of verifying one of them.
    void setVerdict(qint64 shoeId, ShoeVerdict::Value verdict, const base::Said& problem);
    /// The result of verifying all of them.
    void setVerdicts(const ShoesFound& found);

public slots:
    /// The list begins with that shoe, with 0 with the newest.
    void beginWith(qint64 shoeId);

signals:
    void fromOlderChanged();

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }
    void clearRows() override;
    void fetchPage() override;

private:
    using Verdict = std::pair<ShoeVerdict::Value, base::Said>; ///< with the problem
    struct Read;
    void readBelow(std::optional<qint64> before, bool withIt = false);
    [[nodiscard]] FinishedShoeRow rowOf(const Read& read) const;
    void judge(FinishedShoeRow& row) const;

    std::vector<FinishedShoeRow> m_rows;
    std::map<qint64, Verdict> m_verdicts; ///< by shoe
    std::pair<qint64, qint64> m_agreed;   ///< those of these ids that are not in m_verdicts have been verified
    qint64 m_first = 0;
};

} // namespace openshoe::models
