// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls

/// A row of the Play Record, or its header: eight cells that share the width.
Item {
    id: root

    required property string timeText
    required property string roundText
    required property string gameName
    required property string kind
    required property string stakeText
    required property string returnedText
    required property string resultText
    required property string balanceText
    /// The row's text for screen readers; if empty, the cells' texts are read.
    required property string accessibleName
    /// A top-up rather than a play.
    required property bool addition
    property bool heading: false

    readonly property bool tight: width < Theme.space(215)
    readonly property real unit: (width - 2 * Theme.spaceM) / 100

    implicitHeight: Theme.controlHeightSmall
    activeFocusOnTab: ListView.isCurrentItem || activeFocus
    Accessible.focusable: !heading
    Accessible.role: heading ? Accessible.ColumnHeader : Accessible.Row
    Accessible.name: accessibleName !== "" ? accessibleName
        : qsTr("%1, %2, %3, %4, %5, %6, %7, %8", "the headings of a table")
          .arg(timeText).arg(roundText).arg(gameName)
          .arg(kind).arg(stakeText).arg(returnedText).arg(resultText).arg(balanceText)

    component Cell: FittingLabel {
        required property real from
        required property real span
        property bool figures: false
        anchors.left: root.left
        anchors.leftMargin: Theme.spaceM + from * root.unit
        width: span * root.unit - Theme.spaceXs
        height: root.height
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: figures ? Text.AlignRight : Text.AlignLeft
        role: root.heading || root.tight ? Label.Caption : Label.Body
        muted: root.heading
        strong: root.heading || root.addition
        wraps: !figures || root.heading // not an amount
        lineHeight: 1
        Accessible.ignored: true
    }
    Rectangle {
        anchors.fill: parent
        visible: root.addition
        color: Theme.accentSoft
    }
    Cell { from: 0; span: 18; text: root.timeText; muted: true }
    Cell { from: 18; span: 7; text: root.roundText; figures: true }
    Cell { from: 25.5; span: 16.5; text: root.gameName }
    // A top-up belongs to no game.
    Cell { from: root.addition ? 25.5 : 42; span: root.addition ? 30 : 13; text: root.kind }
    Cell { from: 55; span: 11; text: root.stakeText; figures: true }
    Cell { from: 66; span: 12; text: root.returnedText; figures: true }
    Cell { from: 79; span: 9; text: root.resultText }
    Cell { from: 87; span: 13; text: root.balanceText; figures: true }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }
}
