// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "paper/sheet.h"

#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace openshoe::models {

/// Copies and saves what a page shows.
class SheetExporter : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by the models of a page")
    /// There is something to copy.
    Q_PROPERTY(bool ready READ isReady NOTIFY changed)
    /// The outcome of the last export: where it went, or why it failed. Empty before the first.
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)
    /// The outcome is a failure; wentWrong() has told it.
    Q_PROPERTY(bool failed READ hasFailed NOTIFY changed)
    /// The person's documents folder.
    Q_PROPERTY(QUrl folder READ folder CONSTANT)

public:
    /// A page's sheets, the visible one first; empty while there is nothing to show.
    using Sheets = std::function<std::vector<paper::Sheet>()>;

    SheetExporter(Sheets sheets, QObject* parent);

    [[nodiscard]] bool isReady() const { return m_ready; }
    [[nodiscard]] QString outcome() const { return m_outcome; }
    [[nodiscard]] bool hasFailed() const { return m_failed; }
    [[nodiscard]] QUrl folder() const;
    /// The page's contents have changed.
    void setReady(bool ready);

public slots:
    /// Copies all sheets as text, for a spreadsheet.
    void copyText();
    /// Copies the visible sheet.
    void copyPicture();
    /// Saves in the form that the name's ending gives (paper::Form); any other name gets `ending`, one of those,
    /// appended. Unless `replace`, an existing file leads to replaceAsked().
    void save(const QUrl& file, const QString& ending, bool replace);

signals:
    void changed();
    /// Nothing was written.
    void wentWrong(const QString& why);
    /// The outcome of what has been done, perhaps in the same words as before.
    void told(const QString& outcome);
    /// Answered by save() with `replace`, or not at all. `name` is for display.
    void replaceAsked(const QUrl& file, const QString& name);

private:
    void say(const QString& outcome);
    void fail(const QString& why);

    Sheets m_sheets;
    bool m_ready = false;
    QString m_outcome;
    bool m_failed = false;
};

} // namespace openshoe::models
