// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/archive/pagedmodel.h"
#include "models/words/results.h"
#include "storage/rows/rows.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace openshoe::models {

/// A session at one table (storage::Sitting).
struct SessionRow {
    Q_GADGET
    /// The number of its oldest round.
    Q_PROPERTY(qint64 first MEMBER first)
    /// "24 Oct 2026, 21:10", and how long it lasted: "1 h 25 min".
    Q_PROPERTY(QString whenText MEMBER whenText)
    Q_PROPERTY(QString lengthText MEMBER lengthText)
    Q_PROPERTY(QString gameName MEMBER gameName)
    /// "84 rounds".
    Q_PROPERTY(QString roundsText MEMBER roundsText)
    Q_PROPERTY(QString netText MEMBER netText)
    /// A value of ResultKind: win, lose or push, by the sign of the net.
    Q_PROPERTY(openshoe::models::ResultKind::Value resultKind MEMBER resultKind)
    /// "Luck +12.50", "Mistakes cost 4.10", "Costliest: Hand 1: hit on 12 against Six of clubs"; each empty if it isn't
    /// known.
    Q_PROPERTY(QString luckText MEMBER luckText)
    Q_PROPERTY(QString costText MEMBER costText)
    Q_PROPERTY(QString worstText MEMBER worstText)
    /// What was written about it, and its tags, separated by commas.
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString tags MEMBER tags)
    /// What is wrong with what was written last; empty if it was kept.
    Q_PROPERTY(QString noteProblem MEMBER noteProblem)
    Q_PROPERTY(QString accessibleName MEMBER accessibleName)

public:
    qint64 first = 0;
    QString whenText;
    QString lengthText;
    QString gameName;
    QString roundsText;
    QString netText;
    ResultKind::Value resultKind = ResultKind::None;
    QString luckText;
    QString costText;
    QString worstText;
    QString note;
    QString tags;
    QString noteProblem;
    QString accessibleName;

    [[nodiscard]] qint64 key() const { return first; }
    friend bool operator==(const SessionRow&, const SessionRow&) = default;
};

/// The account's sessions, newest first; all, or those that something was written about.
class SessionsModel : public openshoe::models::PagedModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by RundownModel")
    /// What a session's note or one of its tags is to contain, as typed; empty for all sessions.
    Q_PROPERTY(QString noted READ noted WRITE setNoted NOTIFY notedChanged)

public:
    explicit SessionsModel(Archive& archive, QObject* parent = nullptr);

    [[nodiscard]] const std::vector<SessionRow>& rows() const { return m_rows; }
    [[nodiscard]] QString noted() const { return m_noted; }
    void setNoted(const QString& typed);
    /// Drops what has been read, for another account; what was shown is read again.
    void forget();
    /// Rebuilds the texts after the language has changed.
    void retranslate();

public slots:
    /// Reads the sessions from the newest.
    void show();
    /// Its rounds are to be shown.
    void open(qint64 first);
    /// Keeps what was written about it, with its tags separated by commas. Its row says what became of it.
    void keepNote(qint64 first, const QString& text, const QString& tags);

signals:
    void notedChanged();
    /// `name` says when it was.
    void opened(const openshoe::storage::Sitting& session, const QString& name);

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }
    void clearRows() override;
    void fetchPage() override;

private:
    struct Read;
    [[nodiscard]] SessionRow rowOf(const Read& read) const;

    std::vector<SessionRow> m_rows;
    std::vector<storage::SittingRow> m_stored; ///< one for each row
    QString m_noted;
    bool m_shown = false;                      ///< it has been asked for
};

} // namespace openshoe::models
