// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The colours of one scheme, by role; Theme.qml explains the roles.
QtObject {
    required property color room
    required property color surface
    required property color surfaceRaised
    required property color surfaceSunken
    required property color surfaceHover
    required property color surfacePressed
    required property color line
    required property color outline
    required property color text
    required property color textMuted
    required property color textDisabled
    required property color accent
    required property color accentHover
    required property color accentPressed
    required property color accentInk
    required property color accentSoft
    required property color win
    required property color lose
    required property color push
    required property color winSoft
    required property color loseSoft
    required property color pushSoft
    required property color bandOuter
    required property color bandInner
    required property color focus
    required property color scrim
    required property color tip
    required property color railDark
    required property color rail
    required property color railLight
}
