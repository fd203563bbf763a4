// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import OpenShoe.Theme

TestCase {
    id: testCase
    name: "Theme"

    function cleanup() {
        Theme.scheme = "system"
        Theme.speed = "normal"
        Theme.reducedMotion = false
        Theme.feltChoice = ""
    }

    function channel(value: real): real {
        return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4)
    }
    function luminance(c: color): real {
        return 0.2126 * channel(c.r) + 0.7152 * channel(c.g) + 0.0722 * channel(c.b)
    }
    /// WCAG 2 contrast of two opaque colours.
    function contrast(a: color, b: color): real {
        const la = luminance(a)
        const lb = luminance(b)
        return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05)
    }
    /// A translucent colour as it looks over another.
    function over(top: color, ground: color): color {
        return Qt.rgba(top.r * top.a + ground.r * (1 - top.a), top.g * top.a + ground.g * (1 - top.a),
                       top.b * top.a + ground.b * (1 - top.a), 1)
    }
    function atLeast(name: string, a: color, b: color, least: real) {
        const found = contrast(a, b)
        verify(found >= least, name + " on " + b + " in " + Theme.scheme + ": " + found.toFixed(2) + " < " + least)
    }

    function test_contrast_data() {
        return [{ tag: "dark" }, { tag: "light" }]
    }
    function test_contrast(data) {
        Theme.scheme = data.tag
        compare(Theme.dark, data.tag === "dark")
        const grounds = [Theme.room, Theme.surface, Theme.surfaceRaised, Theme.surfaceSunken, Theme.surfaceHover]
        for (const ground of grounds) {
            atLeast("text", Theme.text, ground, 7)
            atLeast("textMuted", Theme.textMuted, ground, 4.5)
            atLeast("outline", Theme.outline, ground, 2.4)
            atLeast("focus", Theme.focus, ground, 3)
        }
        for (const ground of [Theme.room, Theme.surface, Theme.surfaceRaised, Theme.surfaceSunken]) {
            atLeast("win", Theme.win, ground, 4.5)
            atLeast("lose", Theme.lose, ground, 4.5)
            atLeast("push", Theme.push, ground, 4.5)
        }
        atLeast("outline", Theme.outline, Theme.surface, 3)
        for (const ground of [Theme.surface, Theme.surfaceRaised])
            atLeast("accent", Theme.accent, ground, 4.5)
        atLeast("accent", Theme.accent, Theme.accentSoft, 4)
        for (const ground of [Theme.accent, Theme.accentHover, Theme.accentPressed])
            atLeast("accentInk", Theme.accentInk, ground, 4.5)
        atLeast("win", Theme.win, Theme.winSoft, 4.5)
        atLeast("lose", Theme.lose, Theme.loseSoft, 4.5)
        atLeast("push", Theme.push, Theme.pushSoft, 4.5)
        atLeast("plateText", Theme.plateText, Theme.tip, 7)
        atLeast("turnInk", Theme.turnInk, Theme.turn, 7)
    }

    function test_every_felt_carries_its_print_and_plates() {
        compare(Theme.felts.length, 6)
        for (let i = 0; i < Theme.felts.length; ++i) {
            const felt = Theme.felts[i] as FeltColours
            atLeast("print", felt.ink, felt.base, 3)
            atLeast("feltText", Theme.feltText, felt.base, 4.5)
            atLeast("turn", Theme.turn, felt.base, 3)
            atLeast("feltFocus", Theme.feltFocus, felt.base, 3)
            const plate = over(Theme.plate, felt.base)
            for (const ink of [Theme.plateText, Theme.plateMuted, Theme.plateAccent, Theme.plateWin, Theme.plateLose,
                               Theme.platePush])
                atLeast("plate ink", ink, plate, 4.5)
        }
    }

    function test_felts_by_name_and_by_choice() {
        // The names a rule file may give, and no other.
        const names = ["emerald", "midnight", "burgundy", "lagoon", "green", "charcoal"]
        compare(Array.from(Theme.felts).map(felt => (felt as FeltColours).name), names)
        for (const name of names)
            compare(Theme.felt(name).name, name)
        compare(Theme.felt("").name, "green")
        Theme.feltChoice = "charcoal"
        compare(Theme.felt("emerald").name, "charcoal")
    }

    function test_durations_follow_speed_and_reduced_motion() {
        const normal = { cardFlight: 240, cardFlip: 180, chipFlight: 260, collect: 300, banner: 160, celebration: 1200,
                         fade: 80 }
        for (const [speed, factor] of [["normal", 1], ["fast", 0.5], ["slow", 2], ["off", 0]]) {
            Theme.speed = speed
            Theme.reducedMotion = false
            for (const name in normal)
                compare(Theme[name], normal[name] * factor, name + " " + speed)
            // What moves fades instead; what is read takes its time.
            Theme.reducedMotion = true
            for (const name in normal)
                compare(Theme[name], (name === "celebration" ? 1200 : 80) * factor, name + " " + speed + ", reduced")
        }
    }

    function test_a_family_is_found() {
        verify(Theme.fontFamily !== "")
        verify(Theme.printFamily !== "")
    }
}
