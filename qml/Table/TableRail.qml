// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import OpenShoe.Theme

/// The padded rail along the players' side and the room beyond it. Painted once per size and scheme.
Canvas {
    id: root

    required property TableGeometry geometry
    readonly property color room: Theme.room
    readonly property real upper: Math.floor(geometry.arcY(geometry.railA, geometry.railB, geometry.middle)
                                           - geometry.railWidth * 2.5)

    /// Paints one band of the rail, from `from` to `to` inside the outer edge.
    function band(ctx: var, from: real, to: real, colour: color): void {
        ctx.strokeStyle = colour
        ctx.lineWidth = to - from
        const inset = (from + to) / 2
        arc(ctx, inset)
        ctx.stroke()
    }
    function arc(ctx: var, inset: real): void {
        const g = geometry
        ctx.beginPath()
        ctx.ellipse(g.middle - g.railA + inset, g.centreY - g.railB + inset - upper,
                    2 * (g.railA - inset), 2 * (g.railB - inset))
    }

    y: upper
    width: geometry.width
    height: geometry.height - upper
    renderStrategy: Canvas.Immediate
    onRoomChanged: requestPaint()
    onUpperChanged: requestPaint()

    onPaint: {
        const ctx = getContext("2d")
        const g = geometry
        const w = g.railWidth
        ctx.reset()
        // The room: everything outside the ellipse.
        ctx.fillStyle = room
        ctx.fillRect(0, 0, width, height)
        ctx.globalCompositeOperation = "destination-out"
        arc(ctx, 1)
        ctx.fill()
        ctx.globalCompositeOperation = "source-over"
        // The shadow that the rail casts on the felt.
        for (let i = 0; i < 6; ++i)
            band(ctx, w, w * (1.1 + i * 0.14), Qt.rgba(0, 0, 0, 0.05))
        // Leather, darker towards both edges, with a soft highlight along the middle.
        band(ctx, 0, w, Theme.railDark)
        for (let i = 0; i < 8; ++i) {
            const part = i / 8
            band(ctx, w * (0.04 + part * 0.36), w * (0.94 - part * 0.42), Qt.alpha(Theme.rail, 0.3))
        }
        for (let i = 0; i < 5; ++i)
            band(ctx, w * (0.3 + i * 0.035), w * (0.56 - i * 0.03), Qt.alpha(Theme.railLight, 0.14))
        // A brass line where the felt meets the rail.
        band(ctx, w * 0.95, w * 0.95 + Math.max(1.5, w * 0.05), Theme.metal)
    }
}
