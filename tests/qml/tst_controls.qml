// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import QtTest
import OpenShoe.Theme
import OpenShoe.Controls

TestCase {
    id: testCase
    name: "Controls"
    when: windowShown
    width: 500
    height: 400
    visible: true

    Component { id: cardComponent; CardItem { width: 100 } }
    Component { id: faceComponent; CardFace { width: 100 } }
    Component { id: buttonComponent; Button { text: "Deal"; keyHint: "D"; detail: "25.00" } }
    Component { id: iconButtonComponent; IconButton { text: "Mute"; iconName: "mute"; checkable: true } }
    Component {
        id: viewComponent
        Flickable {
            id: view
            readonly property alias bar: bar
            width: 100
            height: 80
            contentHeight: 400
            T.ScrollBar.vertical: ScrollBar { id: bar; beside: view }
        }
    }
    Component {
        id: segmentedComponent
        Segmented { labels: ["Off", "Fast", "Normal"]; currentIndex: 1; onActivated: index => currentIndex = index }
    }
    Component { id: switchComponent; SwitchRow { text: "Coach"; width: 300 } }
    Component { id: comboComponent; ComboBox { name: "Language"; model: ["English", "Deutsch", "Français"] } }
    Component { id: amountComponent; AmountField { name: "Stake"; unit: "usd" } }
    Component { id: sliderComponent; Slider { name: "Volume"; from: 0; to: 10; stepSize: 1; value: 5 } }
    Component { id: chipComponent; Chip { width: 40 } }
    Component { id: stackComponent; ChipStack { chipSize: 40 } }
    Component { id: rackComponent; ChipRack { denominations: ["1", "5", "25"]; selected: "5" } }
    Component {
        id: dialogComponent
        Dialog {
            title: "Leave the table?"
            acceptText: "Leave"
            rejectText: "Stay"
            Label { text: "Your stake stays." }
        }
    }
    Component { id: toastComponent; Toast { } }
    Component { id: countdownComponent; Countdown { total: 10 } }
    Component { id: resultComponent; ResultBadge { } }
    Component { id: arcComponent; ArcText { width: 400; height: 200; text: "PAYS 3 TO 2" } }
    Component { id: iconComponent; Icon { } }
    SignalSpy { id: spy }

    function init() {
        spy.clear()
    }
    function watch(target: QtObject, signalName: string) {
        spy.target = null
        spy.signalName = signalName
        spy.target = target
        spy.clear()
    }

    // ---- Cards ----------------------------------------------------------------------------------------------------

    function test_card_keeps_its_proportion() {
        const card = createTemporaryObject(cardComponent, testCase) as CardItem
        compare(card.height, 140)
    }

    function test_card_turns_over_once_and_says_what_it_is() {
        const card = createTemporaryObject(cardComponent, testCase, { card: "TS" }) as CardItem
        compare(card.Accessible.name, "Hidden card")
        verify(!card.showsFace)
        watch(card, "flipped")
        card.faceUp = true
        compare(card.Accessible.name, "Ten of spades")
        tryCompare(card, "turned", 1)
        tryCompare(spy, "count", 1)
        verify(card.showsFace)
    }

    function test_a_card_nobody_knows_stays_a_back() {
        const card = createTemporaryObject(cardComponent, testCase, { card: "", faceUp: true }) as CardItem
        tryCompare(card, "turned", 1)
        verify(!card.showsFace)
        compare(card.Accessible.name, "Hidden card")
    }

    function test_every_face_and_back_is_drawn() {
        for (const deck of [false, true]) {
            for (const suit of "SHDC") {
                for (const rank of "A23456789TJQK") {
                    const given = { card: rank + suit, fourColour: deck }
                    const face = createTemporaryObject(faceComponent, testCase, given) as CardFace
                    compare(face.status, Image.Ready, rank + suit)
                    face.destroy()
                }
            }
        }
        for (const back of ["brass", "midnight", "claret"]) {
            const face = createTemporaryObject(faceComponent, testCase, { back: back }) as CardFace
            compare(face.status, Image.Ready, back)
        }
    }

    function test_four_colours_change_clubs_and_diamonds_only() {
        for (const card of ["9S", "9H", "9D", "9C"]) {
            const two = createTemporaryObject(faceComponent, testCase, { card: card, fourColour: false }) as CardFace
            const first = grabImage(two)
            two.visible = false
            const four = createTemporaryObject(faceComponent, testCase, { card: card, fourColour: true }) as CardFace
            const second = grabImage(four)
            compare(first.equals(second), card === "9S" || card === "9H", card)
            four.visible = false
        }
    }

    // ---- Chips ----------------------------------------------------------------------------------------------------

    function test_every_chip_is_drawn() {
        for (const value of ["0.10", "0.50", "1", "2.5", "5", "25", "100", "500", "1000", "5000", "25000", "100000",
                             "1000000", "1000.00"]) {
            const chip = createTemporaryObject(chipComponent, testCase, { denomination: value }) as Chip
            compare(chip.status, Image.Ready, value)
        }
    }

    function test_stack_grows_by_real_height() {
        const stack = createTemporaryObject(stackComponent, testCase) as ChipStack
        stack.chips = ["25"]
        const one = stack.stackHeight
        stack.chips = ["25", "5", "5"]
        compare(stack.stackHeight, one + 2 * stack.step)
        stack.chips = []
        compare(stack.stackHeight, 0)
    }

    function test_rack_picks_by_mouse_and_key_and_takes_back() {
        const rack = createTemporaryObject(rackComponent, testCase) as ChipRack
        const chip = rack.children[2] as ChipButton
        compare(chip.Accessible.name, "Chip 25")
        watch(rack, "picked")
        mouseClick(chip)
        compare(spy.count, 1)
        compare(spy.signalArguments[0][0], "25")
        chip.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Return)
        keyClick(Qt.Key_Space)
        compare(spy.count, 3)
        watch(rack, "takenBack")
        mouseClick(chip, chip.width / 2, chip.height / 2, Qt.RightButton)
        mouseClick(chip, chip.width / 2, chip.height / 2, Qt.LeftButton, Qt.ShiftModifier)
        keyClick(Qt.Key_Delete)
        compare(spy.count, 3)
        compare(spy.signalArguments[2][0], "25")
    }

    // ---- Buttons and choices --------------------------------------------------------------------------------------

    function test_button_by_mouse_and_keys() {
        const button = createTemporaryObject(buttonComponent, testCase) as Button
        compare(button.Accessible.name, "Deal")
        compare(button.Accessible.role, Accessible.Button)
        watch(button, "clicked")
        mouseClick(button)
        verify(!button.visualFocus)
        button.focus = false
        button.forceActiveFocus(Qt.TabFocusReason)
        verify(button.visualFocus)
        keyClick(Qt.Key_Space)
        keyClick(Qt.Key_Return)
        compare(spy.count, 3)
        button.enabled = false
        mouseClick(button)
        compare(spy.count, 3)
    }

    function test_icon_button_is_named_and_toggles() {
        const button = createTemporaryObject(iconButtonComponent, testCase) as IconButton
        compare(button.Accessible.name, "Mute")
        mouseClick(button)
        verify(button.checked)
        button.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Return)
        verify(!button.checked)
    }

    function test_segmented_by_arrows_and_mouse() {
        const choice = createTemporaryObject(segmentedComponent, testCase) as Segmented
        choice.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Right)
        compare(choice.currentIndex, 2)
        keyClick(Qt.Key_Right)
        compare(choice.currentIndex, 2)
        mouseClick(choice, 12, choice.height / 2)
        compare(choice.currentIndex, 0)
    }

    function test_switch_by_mouse_and_keys() {
        const row = createTemporaryObject(switchComponent, testCase) as SwitchRow
        watch(row, "toggled")
        mouseClick(row, row.width - 20, row.height / 2)
        verify(row.checked)
        row.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Space)
        verify(!row.checked)
        keyClick(Qt.Key_Return)
        verify(row.checked)
        compare(spy.count, 3)
    }

    function test_combo_by_keys() {
        const combo = createTemporaryObject(comboComponent, testCase) as ComboBox
        compare(combo.Accessible.name, "Language: English")
        combo.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Down)
        compare(combo.currentText, "Deutsch")
        keyClick(Qt.Key_Return)
        tryCompare(combo.popup, "opened", true)
        keyClick(Qt.Key_Down)
        keyClick(Qt.Key_Return)
        tryCompare(combo, "currentText", "Français")
        tryCompare(combo.popup, "visible", false)
    }

    // A character left out makes another amount: "2,000" became "2,00".
    function test_amount_leaves_nothing_out_and_steps() {
        const field = createTemporaryObject(amountComponent, testCase) as AmountField
        field.forceActiveFocus(Qt.TabFocusReason)
        for (const key of [Qt.Key_1, Qt.Key_2, Qt.Key_Comma, Qt.Key_5, Qt.Key_0, Qt.Key_9, Qt.Key_Period, Qt.Key_7])
            keyClick(key)
        compare(field.text, "12,509.7")
        watch(field, "stepRequested")
        keyClick(Qt.Key_Up)
        keyClick(Qt.Key_Down)
        compare(spy.count, 2)
        compare(spy.signalArguments[0][0], 1)
        compare(spy.signalArguments[1][0], -1)
    }

    function test_slider_by_keys() {
        const slider = createTemporaryObject(sliderComponent, testCase) as Slider
        slider.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Right)
        compare(slider.value, 6)
    }

    // ---- What opens and disappears --------------------------------------------------------------------------------

    function test_dialog_answers() {
        const dialog = createTemporaryObject(dialogComponent, testCase) as Dialog
        watch(dialog, "rejected")
        dialog.open()
        tryCompare(dialog, "opened", true)
        verify(dialog.width > 0 && dialog.height > 0)
        keyClick(Qt.Key_Escape)
        tryCompare(spy, "count", 1)
        tryCompare(dialog, "visible", false)
        watch(dialog, "accepted")
        dialog.open()
        tryCompare(dialog, "opened", true)
        dialog.accept()
        compare(spy.count, 1)
    }

    function test_toast_comes_and_goes() {
        const toast = createTemporaryObject(toastComponent, testCase) as Toast
        verify(!toast.visible)
        toast.show("Saved", "win", "Undo")
        tryCompare(toast, "opacity", 1)
        compare(toast.Accessible.name, "Saved")
        toast.hide()
        tryCompare(toast, "visible", false)
    }

    function test_countdown_says_its_seconds() {
        const ring = createTemporaryObject(countdownComponent, testCase, { remaining: 4.2 }) as Countdown
        compare(ring.share, 0.42)
        verify(ring.urgent)
        compare(ring.Accessible.name, "Time left: 5 s")
        ring.remaining = 20
        compare(ring.share, 1)
    }

    function test_result_has_a_word_and_a_sign() {
        const badge = createTemporaryObject(resultComponent, testCase,
                                            { result: "win", amount: "+50.00" }) as ResultBadge
        compare(badge.text, "Win +50.00")
        compare(badge.iconName, "plus")
        badge.result = "lose"
        compare(badge.iconName, "minus")
    }

    function test_arc_text_is_centred_and_ordered() {
        const arc = createTemporaryObject(arcComponent, testCase) as ArcText
        compare(arc.angles.length, arc.text.length)
        for (let i = 1; i < arc.angles.length; ++i)
            verify(arc.angles[i] > arc.angles[i - 1])
        fuzzyCompare(arc.angles[0], -arc.angles[arc.angles.length - 1], 0.06)
    }

    function test_icons_used_by_the_controls_exist() {
        for (const name of ["close", "chevron-down", "check", "warning", "info", "plus", "minus", "equals", "search"]) {
            const icon = createTemporaryObject(iconComponent, testCase, { name: name }) as Icon
            compare(icon.status, Image.Ready, name)
        }
    }

    function test_scroll_bar_beside_its_view(): void {
        const view = createTemporaryObject(viewComponent, testCase, { x: 20, y: 10 })
        const bar = view.bar as ScrollBar
        verify(bar.visible)
        compare(bar.mapToItem(view, 0, 0), Qt.point(view.width, 0))
        compare(bar.height, view.height)
        view.contentY = 320
        fuzzyCompare(bar.position + bar.size, 1, 0.001)
    }
}
