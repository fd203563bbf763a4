// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "paper/diagram.h"

#include <QColor>
#include <QFont>
#include <QRectF>

#include <array>

class QPainter;

namespace openshoe::paper {

/// The colours and font of a diagram.
struct DiagramLook {
    QFont font;
    QColor ink;    ///< text
    QColor rule;   ///< grid lines
    QColor nought; ///< the line at zero
    std::array<QColor, toneCount> tones;
    friend bool operator==(const DiagramLook&, const DiagramLook&) = default;
};

/// Dark on white, for printing.
[[nodiscard]] DiagramLook paperLook();

/// Draws the diagram into `place`, and returns the part of it between the axes. Needs a QApplication: Qt Charts, which
/// is used only here, is built on QGraphicsItems.
QRectF drawDiagram(QPainter& painter, const Diagram& diagram, const DiagramLook& look, const QRectF& place);

} // namespace openshoe::paper
