// SPDX-License-Identifier: GPL-3.0-or-later
#include "writing.h"

#include <QQuickItem>

namespace {

struct Written {
    QString text;
    QRectF box;    ///< of its glyphs, in the window
    QRectF seen;   ///< the part of it that isn't clipped
    bool scrolled; ///< inside a Flickable: there it may extend beyond an edge
    bool elided;
    bool button = false; ///< a button with its own text rather than a text item
};

struct Frame {
    QRectF clip;
    bool scrolled = false;
};

bool isText(const QQuickItem* item) {
    return item->inherits("QQuickText");
}

// The area of the glyphs in the text item's coordinates.
QRectF glyphs(const QQuickItem* text) {
    const auto real = [&](const char* name) { return text->property(name).toReal(); };
    const QSizeF size(real("contentWidth"), real("contentHeight"));
    QRectF room(0, 0, text->width(), text->height());
    room.adjust(real("leftPadding"), real("topPadding"), -real("rightPadding"), -real("bottomPadding"));
    const int across = text->property("effectiveHorizontalAlignment").toInt();
    const int down = text->property("verticalAlignment").toInt();
    QPointF at = room.topLeft();
    if (across & Qt::AlignRight)
        at.setX(room.right() - size.width());
    else if (across & Qt::AlignHCenter)
        at.setX(room.center().x() - size.width() / 2);
    if (down & Qt::AlignBottom)
        at.setY(room.bottom() - size.height());
    else if (down & Qt::AlignVCenter)
        at.setY(room.center().y() - size.height() / 2);
    return {at, size};
}

void read(QQuickItem* item, Frame frame, QList<Written>& found) {
    if (!item->isVisible() || item->opacity() == 0)
        return;
    const QByteArray type = item->metaObject()->className();
    // Print on the felt: things lie on it, and along an arc each letter is an item of its own.
    if (type.startsWith("TablePrint") || type.startsWith("BetSpot"))
        return;
    if (item->clip() || item->inherits("QQuickFlickable"))
        frame.clip = frame.clip.intersected(item->mapRectToScene(item->boundingRect()));
    frame.scrolled = frame.scrolled || item->inherits("QQuickFlickable");
    if (isText(item) && !item->property("text").toString().isEmpty()) {
        const QRectF box = item->mapRectToScene(glyphs(item));
        found << Written{item->property("text").toString(), box, box.intersected(frame.clip), frame.scrolled,
                         item->property("truncated").toBool()};
    }
    if (item->inherits("QQuickAbstractButton")) {
        const QRectF box = item->mapRectToScene(item->boundingRect());
        found << Written{item->property("text").toString(), box, box.intersected(frame.clip), frame.scrolled,
                         false, true};
    }
    for (QQuickItem* child : item->childItems())
        read(child, frame, found);
}

} // namespace

QString unreadable(const QQuickWindow& window, QQuickItem* in, const QString& look) {
    QList<Written> texts;
    read(in, {QRectF(QPointF(), QSizeF(window.size()))}, texts);
    QStringList wrong;
    const auto add = [&](const Written& text, const QString& what) {
        wrong << QStringLiteral("%1x%2 %3: “%4” %5")
                     .arg(window.width()).arg(window.height()).arg(look, text.text, what);
    };
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const Written& text = texts[i];
        if (text.elided)
            add(text, QStringLiteral("is shortened"));
        const bool inSight = text.seen.height() > text.box.height() / 2 || !text.scrolled;
        if (inSight && (text.seen.left() > text.box.left() + 2 || text.seen.right() < text.box.right() - 2))
            add(text, QStringLiteral("is cut at a side"));
        if (!text.scrolled && text.seen.height() < text.box.height() - 2)
            add(text, QStringLiteral("is cut above or below"));
        for (qsizetype k = 0; k < i; ++k) {
            const QRectF common = text.seen.intersected(texts[k].seen);
            if (!text.button && !texts[k].button && common.width() > 2 && common.height() > 4)
                add(text, QStringLiteral("lies on “%1”").arg(texts[k].text));
        }
    }
    return wrong.isEmpty() ? QString() : wrong.join(u'\n') + u'\n';
}
