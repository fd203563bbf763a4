// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "paper/diagram.h"

#include <QColor>
#include <QFont>

#include <array>

class QPainter;
class QRectF;

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

/// Draws the diagram into `place`. Needs a QApplication: Qt Charts, which is used only here, is built on
/// QGraphicsItems.
void drawDiagram(QPainter& painter, const Diagram& diagram, const DiagramLook& look, const QRectF& place);

} // namespace openshoe::paper
