// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/choices.h"

#include <QJsonObject>
#include <QObject>
#include <QString>

#include <utility>
#include <vector>

class QSettings;

namespace openshoe::models {

class RecordFilter;

/// What the Rundown is narrowed to, kept under names in the settings' file.
class SavedFilters : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by RundownModel")
    /// The names, in the order saved, after a first option that stands for none. Choosing one narrows the Rundown to
    /// it, and choosing none shows all rounds. None is chosen while the Rundown shows something else.
    Q_PROPERTY(openshoe::models::Choices* names READ names CONSTANT)
    /// The name chosen; empty for none.
    Q_PROPERTY(QString current READ current NOTIFY changed)
    Q_PROPERTY(bool full READ isFull NOTIFY changed)
    Q_PROPERTY(int longestName READ longestName CONSTANT)

public:
    static constexpr int most = 30;
    static constexpr int longest = 30; ///< characters of a name

    /// Both must outlive it. What the file holds that isn't a filter is left out.
    SavedFilters(RecordFilter& filter, QSettings& store, QObject* parent = nullptr);

    [[nodiscard]] Choices* names() { return &m_names; }
    [[nodiscard]] QString current() const { return m_names.value(); }
    [[nodiscard]] bool isFull() const { return std::ssize(m_saved) >= most; }
    [[nodiscard]] static int longestName() { return longest; }
    /// Rebuilds the texts after the language has changed.
    void retranslate();

public slots:
    /// Saves what the Rundown is narrowed to, in place of what had that name. An empty name does nothing.
    void save(const QString& name);
    [[nodiscard]] bool has(const QString& name) const;
    /// The Rundown stays as it is.
    void forget(const QString& name);

signals:
    void changed();

private:
    struct Saved {
        QString name;
        QJsonObject filter;
    };
    [[nodiscard]] std::vector<Saved>::iterator find(const QString& name);
    void offer(const QString& chosen);
    void write();
    void takeChoice();
    void takeChange();

    RecordFilter& m_filter;
    QSettings& m_store;
    Choices m_names;
    std::vector<Saved> m_saved;
    bool m_quiet = false; ///< what is chosen already applies
};

} // namespace openshoe::models
