// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes

/// A ring that empties clockwise. It moves only when `share` changes.
Shape {
    id: root

    /// What is left, 1 to 0.
    required property real share
    required property color color
    property real thickness: Math.max(3, width * 0.09)

    visible: share > 0

    ShapePath {
        strokeColor: root.color
        strokeWidth: root.thickness
        fillColor: "transparent"
        capStyle: ShapePath.RoundCap
        PathAngleArc {
            centerX: root.width / 2
            centerY: root.height / 2
            radiusX: (root.width - root.thickness) / 2
            radiusY: radiusX
            startAngle: -90 + 360 * (1 - root.share)
            sweepAngle: 360 * root.share
        }
    }
}
