// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import OpenShoe.Theme
import OpenShoe.Controls
import OpenShoe.Models

/// A rule in the editor: name, short explanation, and the control that changes it. Beneath it, what is wrong with the
/// value, or why it has no effect.
FocusScope {
    id: root

    required property RuleEditorController editor
    /// Gets key presses before a field does, for the editor's own keys.
    required property Item keysTo
    required property string place
    required property string heading
    required property int entry
    required property bool inner
    required property string name
    required property string spoken
    required property string sentence
    required property bool checked
    required property string text
    required property string most
    required property list<string> labels
    required property int current
    required property list<bool> chosen
    required property string figure
    required property string idle
    required property string warning
    required property string problem
    required property bool differs
    required property string former
    required property bool removable
    required property bool usable

    readonly property bool whole: entry === RuleEntry.SideBet
    readonly property real indent: inner ? Theme.spaceXl : Theme.spaceM
    /// The control stands beside the text, if there is room for both.
    readonly property bool beside: controls.implicitWidth + Theme.space(48) + indent < width
    readonly property string explained: problem !== "" ? problem : idle !== "" ? idle
                                        : warning !== "" ? warning : sentence
    /// The words would fit side by side.
    readonly property bool fits: {
        let letters = 0
        for (let i = 0; i < labels.length; ++i)
            letters += labels[i].length
        return Theme.fontBody * (letters * 0.6 + labels.length * 2) < width - 2 * indent
    }
    /// They are shown side by side, otherwise in a list. No longer bound once the row is there: when the size of
    /// everything changes, the control may be replaced only after all has its new size. The parts of a control that is
    /// going are still evaluated, and if memory is collected in the middle of that, Qt 6.4 loses their context and
    /// crashes.
    property bool inSight: fits
    Component.onCompleted: inSight = fits
    onFitsChanged: replacing.start()
    Timer {
        id: replacing
        interval: 0
        onTriggered: root.inSight = root.fits
    }

    implicitHeight: body.y + body.implicitHeight + Theme.spaceM

    /// Accessible names of the row's controls. Kept here rather than in the controls, which are still retranslated
    /// while they are being destroyed, after the row has gone.
    QtObject {
        id: names
        readonly property string pays: qsTr("%1 pays").arg(root.spoken)
        readonly property string least: qsTr("%1: smallest stake").arg(root.spoken)
        readonly property string most: qsTr("%1: largest stake").arg(root.spoken)
        readonly property string addition: qsTr("Choose what to add to %1").arg(root.spoken)
        readonly property string add: qsTr("Add to %1").arg(root.spoken)
        readonly property string remove: qsTr("Remove %1").arg(root.spoken)
        readonly property list<string> parts: {
            const all = []
            for (let i = 0; i < root.labels.length; ++i)
                all.push(qsTr("%1: %2").arg(root.spoken).arg(root.labels[i]))
            return all
        }
    }

    /// Moves the focus to the control.
    function takeFocus(): void {
        controls.forceActiveFocus(Qt.TabFocusReason)
    }

    component Field: TextField {
        enabled: root.usable
        Keys.forwardTo: [root.keysTo]
        Accessible.description: root.explained
    }
    component Amount: AmountField {
        enabled: root.usable
        implicitWidth: Theme.space(28)
        Keys.forwardTo: [root.keysTo]
        Accessible.description: root.explained
    }

    Label {
        id: headline
        visible: root.heading !== ""
        width: parent.width
        topPadding: Theme.spaceL
        bottomPadding: Theme.spaceXs
        text: root.heading
        role: Label.Title
        Accessible.role: Accessible.Heading
    }
    Rectangle {
        anchors.left: parent.left
        anchors.top: body.top
        anchors.bottom: body.bottom
        width: Theme.space(0.75)
        radius: width / 2
        visible: root.differs || root.problem !== ""
        color: root.problem !== "" ? Theme.lose : Theme.accent
    }
    Grid {
        id: body
        anchors.left: parent.left
        anchors.leftMargin: root.indent
        anchors.right: parent.right
        y: (headline.visible ? headline.height : 0) + Theme.spaceM
        columns: root.beside ? 2 : 1
        columnSpacing: Theme.spaceL
        rowSpacing: Theme.spaceXs
        verticalItemAlignment: Grid.AlignVCenter

        Column {
            id: words
            width: root.beside ? body.width - controls.implicitWidth - body.columnSpacing : body.width
            spacing: Theme.space(0.5)

            Item {
                width: parent.width
                implicitHeight: Math.max(title.implicitHeight, back.visible ? back.height : 0)
                Label {
                    id: title
                    anchors.left: parent.left
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - (back.visible ? back.width + Theme.spaceS : 0)
                    text: root.name
                    role: Label.Label
                    strong: root.whole || !root.inner
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
                IconButton {
                    id: back
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    visible: root.differs
                    implicitWidth: Theme.controlHeightSmall
                    implicitHeight: Theme.space(6)
                    iconSize: Theme.iconSizeSmall
                    iconName: "undo"
                    text: root.former
                    Accessible.name: qsTr("Revert: %1").arg(root.spoken)
                    Accessible.description: root.former
                    onClicked: {
                        controls.forceActiveFocus(Qt.OtherFocusReason)
                        root.editor.reset(root.place)
                    }
                }
            }
            Label {
                width: parent.width
                visible: text !== ""
                text: root.sentence
                role: Label.Caption
                muted: true
                wrapMode: Text.Wrap
            }
            Label {
                width: parent.width
                visible: text !== ""
                text: root.idle
                role: Label.Caption
                color: Theme.textMuted
                wrapMode: Text.Wrap
            }
            Label {
                width: parent.width
                visible: text !== ""
                text: root.warning
                role: Label.Caption
                color: Theme.accent
                wrapMode: Text.Wrap
            }
            Label {
                width: parent.width
                visible: text !== ""
                text: root.problem
                role: Label.Caption
                color: Theme.lose
                wrapMode: Text.Wrap
                Accessible.role: Accessible.AlertMessage
            }
        }

        FocusScope {
            id: controls
            implicitWidth: line.implicitWidth
            implicitHeight: line.implicitHeight
            width: implicitWidth
            height: implicitHeight

            Row {
                id: line
                spacing: Theme.spaceS

                Label {
                    visible: text !== ""
                    anchors.verticalCenter: line.verticalCenter
                    text: root.figure
                    role: Label.Caption
                    muted: true
                }
                Repeater {
                    model: root.entry === RuleEntry.Switch || root.entry === RuleEntry.Pay ? 1 : 0
                    CheckSwitch {
                        focus: true
                        anchors.verticalCenter: line.verticalCenter
                        name: root.spoken
                        enabled: root.usable
                        checked: root.checked
                        Accessible.description: root.explained
                        onToggled: {
                            const on = checked
                            checked = Qt.binding(() => root.checked)
                            root.editor.turn(root.place, on)
                        }
                    }
                }
                Repeater {
                    model: root.entry === RuleEntry.Pay ? 1 : 0
                    Field {
                        implicitWidth: Theme.space(22)
                        name: names.pays
                        visible: root.checked
                        text: root.text
                        onTextEdited: root.editor.type(root.place, text)
                    }
                }
                Repeater {
                    model: root.entry === RuleEntry.Choice && root.inSight ? 1 : 0
                    Segmented {
                        focus: true
                        name: root.spoken
                        implicitHeight: Theme.controlHeightSmall
                        enabled: root.usable
                        labels: root.labels
                        currentIndex: root.current
                        Accessible.description: root.explained
                        onActivated: index => root.editor.choose(root.place, index)
                    }
                }
                Repeater {
                    model: root.entry === RuleEntry.Choice && !root.inSight ? 1 : 0
                    ComboBox {
                        focus: true
                        width: Math.min(Theme.space(56), root.width - 2 * root.indent)
                        name: root.spoken
                        enabled: root.usable
                        model: root.labels
                        currentIndex: root.current
                        Accessible.description: root.explained
                        onActivated: index => root.editor.choose(root.place, index)
                    }
                }
                Repeater {
                    model: root.entry === RuleEntry.Several ? root.labels.length : 0
                    CheckChip {
                        required property int index
                        focus: index === 0
                        enabled: root.usable
                        text: root.labels[index]
                        Accessible.name: names.parts[index] ?? ""
                        Accessible.description: root.explained
                        chosen: root.chosen[index] ?? false
                        onClicked: root.editor.include(root.place, index, !chosen)
                    }
                }
                Repeater {
                    model: root.entry === RuleEntry.Listed ? 1 : 0
                    ListedChoice {
                        focus: true
                        name: root.spoken
                        enabled: root.usable
                        labels: root.labels
                        chosen: root.chosen
                        Accessible.description: root.explained
                        onIncluded: (index, on) => root.editor.include(root.place, index, on)
                    }
                }
                Repeater {
                    model: root.entry === RuleEntry.Number ? 1 : 0
                    NumberEntry {
                        focus: true
                        name: root.spoken
                        enabled: root.usable
                        keysTo: root.keysTo
                        description: root.explained
                        text: root.text
                        onTyped: text => root.editor.type(root.place, text)
                        onStepped: by => root.editor.step(root.place, by)
                    }
                }
                Repeater {
                    model: root.entry === RuleEntry.Line ? 1 : 0
                    Field {
                        focus: true
                        width: Math.min(Theme.space(56), root.width - 2 * root.indent)
                        name: root.spoken
                        text: root.text
                        onTextEdited: root.editor.type(root.place, text)
                    }
                }
                Repeater {
                    model: root.entry === RuleEntry.Stakes ? 1 : 0
                    Row {
                        spacing: Theme.spaceXs
                        Amount {
                            focus: true
                            name: names.least
                            text: root.text
                            onTextEdited: root.editor.typeLeast(root.place, text)
                        }
                        Label {
                            height: parent.height
                            verticalAlignment: Text.AlignVCenter
                            text: "–"
                            Accessible.ignored: true
                        }
                        Amount {
                            name: names.most
                            text: root.most
                            onTextEdited: root.editor.typeMost(root.place, text)
                        }
                    }
                }
                Repeater {
                    model: root.entry === RuleEntry.Addition && root.labels.length > 0 ? 1 : 0
                    Row {
                        spacing: Theme.spaceXs
                        ComboBox {
                            id: additions
                            focus: true
                            width: Math.min(Theme.space(56), root.width - 2 * root.indent - add.width - Theme.spaceXs)
                            name: names.addition
                            model: root.labels
                            currentIndex: 0
                        }
                        Button {
                            id: add
                            text: qsTr("Add")
                            iconName: "plus"
                            Accessible.name: names.add
                            Accessible.description: additions.displayText
                            onClicked: root.editor.choose(root.place, additions.currentIndex)
                        }
                    }
                }
                Repeater {
                    model: root.removable ? 1 : 0
                    IconButton {
                        focus: root.whole
                        anchors.verticalCenter: line.verticalCenter
                        iconName: "close"
                        text: names.remove
                        onClicked: root.editor.remove(root.place)
                    }
                }
            }
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        anchors.left: body.left
        anchors.right: parent.right
        height: Theme.hairline
        color: Theme.line
    }
}
