// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/files/picture.h"
#include "paper/diagrampainter.h"

#include <QPointer>
#include <QQuickPaintedItem>

namespace openshoe::charts {

/// A picture's diagram on screen, drawn as on paper but in other colours. Hidden from screen readers, which read the
/// picture's figures instead.
class ChartPainting : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(openshoe::models::Picture* picture READ picture WRITE setPicture NOTIFY pictureChanged REQUIRED)
    Q_PROPERTY(QFont font READ font WRITE setFont NOTIFY lookChanged)
    Q_PROPERTY(QColor ink READ ink WRITE setInk NOTIFY lookChanged)
    /// Grid lines behind the figures.
    Q_PROPERTY(QColor rule READ rule WRITE setRule NOTIFY lookChanged)
    /// The zero line: nothing won, nothing lost.
    Q_PROPERTY(QColor nought READ nought WRITE setNought NOTIFY lookChanged)
    /// Indexed by paper::Tone: main, second, win, lose, inner and outer band.
    Q_PROPERTY(QList<QColor> tones READ tones WRITE setTones NOTIFY lookChanged)

public:
    explicit ChartPainting(QQuickItem* parent = nullptr) : QQuickPaintedItem(parent) { setAntialiasing(true); }

    [[nodiscard]] models::Picture* picture() const { return m_picture; }
    void setPicture(models::Picture* picture);
    [[nodiscard]] QFont font() const { return m_look.font; }
    void setFont(const QFont& font) { set(m_look.font, font); }
    [[nodiscard]] QColor ink() const { return m_look.ink; }
    void setInk(const QColor& ink) { set(m_look.ink, ink); }
    [[nodiscard]] QColor rule() const { return m_look.rule; }
    void setRule(const QColor& rule) { set(m_look.rule, rule); }
    [[nodiscard]] QColor nought() const { return m_look.nought; }
    void setNought(const QColor& nought) { set(m_look.nought, nought); }
    [[nodiscard]] QList<QColor> tones() const { return {m_look.tones.begin(), m_look.tones.end()}; }
    void setTones(const QList<QColor>& tones);

    void paint(QPainter* painter) override;

signals:
    void pictureChanged();
    void lookChanged();

private:
    template <typename Value> void set(Value& part, const Value& value) {
        if (part == value)
            return;
        part = value;
        emit lookChanged();
        update();
    }

    QPointer<models::Picture> m_picture;
    paper::DiagramLook m_look = paper::paperLook();
};

} // namespace openshoe::charts
