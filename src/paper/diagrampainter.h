// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "paper/diagram.h"

#include <QColor>
#include <QFont>

#include <array>

class QPainter;
class QRectF;

namespace openshoe::paper {

/// Colours and type of a diagram.
struct DiagramLook {
    QFont font;
    QColor ink;    ///< what is written
    QColor rule;   ///< lines behind the figures
    QColor nought; ///< the line of nothing won and nothing lost
    std::array<QColor, toneCount> tones;
    friend bool operator==(const DiagramLook&, const DiagramLook&) = default;
};

/// Dark on white, to be printed.
[[nodiscard]] DiagramLook paperLook();

/// Draws it into `place`. Needs a QApplication: Qt Charts, of which this is the only user, is made of QGraphicsItems.
void drawDiagram(QPainter& painter, const Diagram& diagram, const DiagramLook& look, const QRectF& place);

} // namespace openshoe::paper
