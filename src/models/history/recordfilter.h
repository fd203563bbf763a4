// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/history/daterange.h"
#include "models/history/handbuilder.h"
#include "models/lists/choices.h"
#include "storage/rows/rows.h"

#include <QJsonObject>
#include <QObject>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace openshoe::models {

struct Archive;

/// Which part of the record a page shows: rounds for the Rundown, plays for the Play Record.
class RecordFilter : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by the models of the record")
    /// Every game that can be played or has been played; one that no longer exists has the name it had.
    Q_PROPERTY(openshoe::models::Choices* games READ games CONSTANT)
    /// The account that is playing, the other accounts, all accounts.
    Q_PROPERTY(openshoe::models::Choices* accounts READ accounts CONSTANT)
    /// Currencies. Plays are shown for one wallet: initially that of the currency last played in.
    Q_PROPERTY(openshoe::models::Choices* wallets READ wallets CONSTANT)
    Q_PROPERTY(openshoe::models::DateRange* dates READ dates CONSTANT)
    /// Won, even, lost: the net of the round, or of the play.
    Q_PROPERTY(openshoe::models::Choices* results READ results CONSTANT)
    /// How one of its hands, or the play, ended: blackjack, bust …
    Q_PROPERTY(openshoe::models::Choices* hands READ hands CONSTANT)
    /// For rounds: those with a side bet won.
    Q_PROPERTY(openshoe::models::Choices* sideBets READ sideBets CONSTANT)
    /// For rounds: those with a decision that was priced and cost something.
    Q_PROPERTY(openshoe::models::Choices* mistakes READ mistakes CONSTANT)
    /// For rounds: recovered, returned.
    Q_PROPERTY(openshoe::models::Choices* endings READ endings CONSTANT)
    /// For plays: what was staked on, or money added and taken back.
    Q_PROPERTY(openshoe::models::Choices* kinds READ kinds CONSTANT)
    /// For rounds: what they are listed by.
    Q_PROPERTY(openshoe::models::Choices* orders READ orders CONSTANT)
    /// For rounds, each as typed, and empty for all: the least and the most they brought, a hand (handFrom()), words of
    /// a note or tag. What is wrong with each, and what to do; empty if nothing is.
    Q_PROPERTY(QString netAtLeast READ netAtLeast WRITE setNetAtLeast NOTIFY changed)
    Q_PROPERTY(QString netAtMost READ netAtMost WRITE setNetAtMost NOTIFY changed)
    Q_PROPERTY(QString hand READ hand WRITE setHand NOTIFY changed)
    Q_PROPERTY(QString noted READ noted WRITE setNoted NOTIFY changed)
    Q_PROPERTY(QString problemOfNetAtLeast READ problemOfNetAtLeast NOTIFY changed)
    Q_PROPERTY(QString problemOfNetAtMost READ problemOfNetAtMost NOTIFY changed)
    Q_PROPERTY(QString problemOfHand READ problemOfHand NOTIFY changed)
    /// The hand, chosen instead of typed.
    Q_PROPERTY(openshoe::models::HandBuilder* handBuilder READ handBuilder CONSTANT)
    /// How many of these four narrow.
    Q_PROPERTY(int typedCount READ typedCount NOTIFY changed)
    /// A round's number, as typed; empty for all.
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY changed)
    /// Whether something is left out, apart from other accounts or wallets when only one is shown at a time.
    Q_PROPERTY(bool narrows READ narrows NOTIFY changed)
    /// For rounds: whether toJson() holds something that narrows them.
    Q_PROPERTY(bool keepable READ isKeepable NOTIFY changed)
    /// For plays: whether plays are let through, and not only money added.
    Q_PROPERTY(bool withPlays READ withPlays NOTIFY changed)
    /// Why nothing can be let through, and what to do; otherwise empty.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    enum class Of { Rounds, Plays };
    /// `archive` must outlive it.
    RecordFilter(const Archive& archive, Of what, QObject* parent = nullptr);

    [[nodiscard]] storage::RoundFilter rounds() const;
    /// The same with all that goes beyond it.
    [[nodiscard]] storage::RoundSearch wanted() const;
    [[nodiscard]] storage::PlayFilter plays() const;
    /// For plays: whether money added is let through.
    [[nodiscard]] bool withAdditions() const;
    [[nodiscard]] bool withPlays() const;

    /// Reads the choices offered; known() follows.
    void refresh();
    /// Starts over for another account: drops what was chosen for the one before.
    void startAnew();
    /// Lets through only the rounds of that session, which is then chosen under that name beside the days.
    void showSession(const storage::Sitting& session, const QString& name);
    /// Lets through only the rounds dealt from that shoe, which is then chosen in the same place.
    void showShoe(storage::ShoeId shoe, const QString& name);
    /// For rounds: what narrows them and their order, except for whose they are, a session and a number sought.
    [[nodiscard]] QJsonObject toJson() const;
    /// Narrows the rounds to what toJson() gave, whatever narrowed them before. What can't be read or isn't offered
    /// any more is left out.
    void setFrom(const QJsonObject& json);
    /// Rebuilds the texts after the language has changed.
    void retranslate();

    [[nodiscard]] Choices* games() { return &m_games; }
    [[nodiscard]] Choices* accounts() { return &m_accounts; }
    [[nodiscard]] Choices* wallets() { return &m_wallets; }
    [[nodiscard]] DateRange* dates() { return &m_dates; }
    [[nodiscard]] Choices* results() { return &m_results; }
    [[nodiscard]] Choices* hands() { return &m_hands; }
    [[nodiscard]] Choices* sideBets() { return &m_sideBets; }
    [[nodiscard]] Choices* mistakes() { return &m_mistakes; }
    [[nodiscard]] Choices* endings() { return &m_endings; }
    [[nodiscard]] Choices* kinds() { return &m_kinds; }
    [[nodiscard]] Choices* orders() { return &m_orders; }
    [[nodiscard]] QString netAtLeast() const { return m_netAtLeast; }
    [[nodiscard]] QString netAtMost() const { return m_netAtMost; }
    [[nodiscard]] QString hand() const { return m_hand; }
    [[nodiscard]] QString noted() const { return m_noted; }
    void setNetAtLeast(const QString& typed) { type(m_netAtLeast, typed); }
    void setNetAtMost(const QString& typed) { type(m_netAtMost, typed); }
    void setHand(const QString& typed);
    [[nodiscard]] HandBuilder* handBuilder() { return &m_handBuilder; }
    void setNoted(const QString& typed) { type(m_noted, typed); }
    [[nodiscard]] QString problemOfNetAtLeast() const;
    [[nodiscard]] QString problemOfNetAtMost() const;
    [[nodiscard]] QString problemOfHand() const;
    [[nodiscard]] int typedCount() const;
    [[nodiscard]] QString search() const { return m_search; }
    [[nodiscard]] bool narrows() const;
    [[nodiscard]] bool isKeepable() const;
    [[nodiscard]] QString problem() const;
    void setSearch(const QString& search);

public slots:
    /// Lets everything through again.
    void clear();

signals:
    void changed();
    /// The choices offered have been read.
    void known();
    /// A session or a shoe has been asked for.
    void picked();

private:
    struct Offer;
    void pick(const QString& name);
    void type(QString& field, const QString& typed);
    void offerFixed();
    void offer(const Offer& found);
    [[nodiscard]] QList<Choices*> narrowing();
    [[nodiscard]] std::vector<std::pair<const char*, Choices*>> keptChoices();
    [[nodiscard]] bool isSought() const { return !m_search.trimmed().isEmpty(); }

    const Archive& m_archive;
    Of m_of;
    Choices m_games;
    Choices m_accounts;
    Choices m_wallets;
    DateRange m_dates;
    Choices m_results;
    Choices m_hands;
    Choices m_sideBets;
    Choices m_mistakes;
    Choices m_endings;
    Choices m_kinds;
    Choices m_orders;
    QString m_netAtLeast;
    QString m_netAtMost;
    QString m_hand;
    HandBuilder m_handBuilder;
    QString m_noted;
    storage::Sitting m_session; ///< the account's last, or the one shown; `rounds` is 0 for none
    bool m_picked = false;      ///< it is the one shown, for as long as it is chosen
    std::optional<storage::ShoeId> m_shoe; ///< what is picked is this shoe instead
    QString m_search;
    qint64 m_number = 0; ///< that was searched for, in the language it was typed in; 0 if it isn't one
    bool m_quiet = false; ///< suppresses changed() while several things change at once
};

} // namespace openshoe::models
