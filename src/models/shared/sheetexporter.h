// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "paper/sheet.h"

#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace openshoe::models {

/// Copies and prints what a page shows.
class SheetExporter : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by the models of a page")
    /// There is something to copy.
    Q_PROPERTY(bool ready READ isReady NOTIFY changed)
    /// What the last one came to: where it went, or what was in the way. Empty before the first.
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)
    /// Where a person keeps documents.
    Q_PROPERTY(QUrl folder READ folder CONSTANT)

public:
    /// A page's sheets, the one in sight first; empty while there is nothing to show.
    using Sheets = std::function<std::vector<paper::Sheet>()>;

    SheetExporter(Sheets sheets, QObject* parent);

    [[nodiscard]] bool isReady() const { return m_ready; }
    [[nodiscard]] QString outcome() const { return m_outcome; }
    [[nodiscard]] QUrl folder() const;
    /// The page shows something else now.
    void setReady(bool ready);

public slots:
    /// All sheets, for a spreadsheet.
    void copyText();
    /// The sheet in sight.
    void copyPicture();
    /// As the name's ending says (paper::Form); another name gets `ending`, one of those, behind it. A file of that
    /// name is asked about by replaceAsked(), unless `replace`.
    void save(const QUrl& file, const QString& ending, bool replace);

signals:
    void changed();
    /// What has just been done came to that, perhaps in the same words as before.
    void told(const QString& outcome);
    /// Answered by save() with `replace`, or not at all. `name` is for a person.
    void replaceAsked(const QUrl& file, const QString& name);

private:
    void say(const QString& outcome);

    Sheets m_sheets;
    bool m_ready = false;
    QString m_outcome;
};

} // namespace openshoe::models
