// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// One felt: its colour and the ink it is printed with.
QtObject {
    required property string name
    required property string label
    required property color base
    required property color ink
    /// Towards the rail.
    readonly property color edge: Qt.darker(base, 1.55)
    readonly property color lit: Qt.lighter(base, 1.12)
}
