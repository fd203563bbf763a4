// SPDX-License-Identifier: GPL-3.0-or-later
#include "complaints.h"

#include <QRegularExpression>

QString Complaints::kindOf(QString what) {
    static const QRegularExpression cards(QStringLiteral("\\[[^]]*\\]"));
    static const QRegularExpression figures(QStringLiteral("[-+\u2212]?\\d[\\d.,]*"));
    return what.replace(cards, QStringLiteral("[]")).replace(figures, QStringLiteral("#"));
}

void Complaints::add(const QString& what, const QString& when) {
    Kind& kind = m_kinds[kindOf(what)];
    if (kind.count++ == 0)
        kind.first = QStringLiteral("%1: %2").arg(when, what);
}

QStringList Complaints::lines() const {
    QStringList lines;
    for (const auto& [what, kind] : m_kinds)
        lines << QStringLiteral("%1 [%2×]").arg(kind.first).arg(kind.count);
    return lines;
}

QString plain(openshoe::base::Money amount) {
    return QString::fromStdString(amount.text());
}
