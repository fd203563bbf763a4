// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// Which mistakes are looked at. A choice that leaves some out stands out.
Flow {
    id: root

    required property MistakesModel controller
    /// The least cost counts in what is shown.
    property bool costCounts: true
    readonly property RecordFilter filter: controller.filter
    readonly property real boxWidth: Math.max(Theme.space(40), Math.floor((width + spacing) / 5) - spacing)

    spacing: Theme.spaceS

    ChoiceBox {
        width: root.boxWidth
        implicitHeight: Theme.controlHeightSmall
        name: qsTr("Game")
        choices: root.filter.games
        narrows: currentIndex > 0
    }
    ComboBox {
        width: root.boxWidth
        implicitHeight: Theme.controlHeightSmall
        name: qsTr("Kind")
        model: root.controller.kinds
        currentIndex: root.controller.kind
        narrows: currentIndex > 0
        onActivated: index => root.controller.kind = index
    }
    ComboBox {
        width: root.boxWidth
        implicitHeight: Theme.controlHeightSmall
        name: qsTr("Cost")
        enabled: root.costCounts
        model: root.controller.costs
        currentIndex: root.controller.cost
        narrows: currentIndex > 0
        onActivated: index => root.controller.cost = index
    }
    DateRangeBox {
        dates: root.filter.dates
        boxWidth: root.boxWidth
        boxHeight: Theme.controlHeightSmall
        narrows: dates.spans.current > 0
    }
    Button {
        implicitHeight: Theme.controlHeightSmall
        visible: root.controller.narrows
        text: qsTr("Show all mistakes")
        kind: "ghost"
        iconName: "clear"
        onClicked: root.controller.clearFilters()
    }
}
