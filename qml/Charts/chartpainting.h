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
    Q_PROPERTY(QRectF plot READ plot NOTIFY plotChanged)

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

    /// The part between the axes, once it has been painted.
    [[nodiscard]] QRectF plot() const { return m_plot; }
    /// The reading nearest to a point, −1 if there is none.
    Q_INVOKABLE [[nodiscard]] int nearest(qreal x, qreal y) const;
    /// Where a reading lies: a strip of no width across the plot.
    Q_INVOKABLE [[nodiscard]] QRectF stripOf(int reading) const;

    void paint(QPainter* painter) override;

signals:
    void pictureChanged();
    void lookChanged();
    void plotChanged();

private:
    /// From 0 to 1 along the axis that the readings lie on.
    [[nodiscard]] double partOf(const paper::Reading& reading) const;

    template <typename Value> void set(Value& part, const Value& value) {
        if (part == value)
            return;
        part = value;
        emit lookChanged();
        update();
    }

    QPointer<models::Picture> m_picture;
    QRectF m_plot;
    paper::DiagramLook m_look = paper::paperLook();
};

} // namespace openshoe::charts
