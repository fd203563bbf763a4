// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import OpenShoe.Models
import OpenShoe.Theme

TestCase {
    id: testCase
    name: "Theme"

    function cleanup() {
        Theme.scheme = ColourScheme.System
        Theme.contrast = false
        Theme.speed = DealingSpeed.Normal
        Theme.reducedMotion = false
        Theme.feltChoice = ""
    }

    function channel(value: real): real {
        return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4)
    }
    function luminance(c: color): real {
        return 0.2126 * channel(c.r) + 0.7152 * channel(c.g) + 0.0722 * channel(c.b)
    }
    /// The WCAG 2 contrast ratio of two opaque colours.
    function contrast(a: color, b: color): real {
        const la = luminance(a)
        const lb = luminance(b)
        return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05)
    }
    /// A translucent colour blended over an opaque one.
    function over(top: color, ground: color): color {
        return Qt.rgba(top.r * top.a + ground.r * (1 - top.a), top.g * top.a + ground.g * (1 - top.a),
                       top.b * top.a + ground.b * (1 - top.a), 1)
    }
    function atLeast(name: string, a: color, b: color, least: real) {
        const found = contrast(a, b)
        verify(found >= least, name + " on " + b + " in " + Theme.scheme
               + (Theme.contrast ? ", high contrast" : "") + ": " + found.toFixed(2) + " < " + least)
    }

    function test_contrast_data() {
        return [{ tag: "dark" }, { tag: "light" }, { tag: "dark, high contrast" }, { tag: "light, high contrast" }]
    }
    // Every combination of ink and ground in use: 4.5 for text, 3 for edges of controls and icons; 7 and 4.5 with high
    // contrast.
    function test_contrast(data) {
        const dark = data.tag.startsWith("dark")
        Theme.scheme = dark ? ColourScheme.Dark : ColourScheme.Light
        Theme.contrast = data.tag.endsWith("contrast")
        compare(Theme.dark, dark)
        const text = Theme.contrast ? 7 : 4.5
        const edge = Theme.contrast ? 4.5 : 3
        const grounds = [Theme.room, Theme.surface, Theme.surfaceRaised, Theme.surfaceSunken, Theme.surfaceHover]
        for (const ground of grounds) {
            atLeast("text", Theme.text, ground, 7)
            atLeast("textMuted", Theme.textMuted, ground, text)
            atLeast("outline", Theme.outline, ground, edge)
            atLeast("focus", Theme.focus, ground, edge)
            atLeast("accent", Theme.accent, ground, text)
            atLeast("win", Theme.win, ground, text)
            atLeast("lose", Theme.lose, ground, text)
            atLeast("push", Theme.push, ground, text)
        }
        atLeast("text, pressed", Theme.text, Theme.surfacePressed, 7)
        atLeast("accent, pressed", Theme.accent, Theme.surfacePressed, 4.5)
        for (const ground of [Theme.accent, Theme.accentHover, Theme.accentPressed])
            atLeast("accentInk", Theme.accentInk, ground, text)
        // A chart's cells, fully and half filled, and the badges.
        for (const [name, ink, ground] of [["win", Theme.win, Theme.winSoft], ["lose", Theme.lose, Theme.loseSoft],
                                           ["push", Theme.push, Theme.pushSoft],
                                           ["accent", Theme.accent, Theme.accentSoft],
                                           ["text", Theme.text, Theme.accentSoft],
                                           ["muted", Theme.textMuted, Theme.accentSoft],
                                           ["lose", Theme.lose, Theme.accentSoft],
                                           ["win", Theme.win, Theme.accentSoft]]) {
            atLeast(name, ink, ground, text)
            atLeast(name + ", half", ink, over(Qt.alpha(ground, 0.5), Theme.surface), text)
        }
        // The lines of a diagram, on its ground and on its bands.
        for (const ground of [Theme.surface, Theme.bandOuter, Theme.bandInner])
            atLeast("a diagram's line", Theme.accent, ground, 3)
        atLeast("a diagram's outer band", Theme.bandOuter, Theme.surface, 1.3)
        atLeast("a diagram's inner band", Theme.bandInner, Theme.bandOuter, 1.35)
        atLeast("plateText", Theme.plateText, Theme.tip, 7)
        for (const ink of [Theme.plateWin, Theme.plateLose, Theme.plateAccent])
            atLeast("on a tip", ink, Theme.tip, text)
        atLeast("turnInk", Theme.turnInk, Theme.turn, 7)
        atLeast("seat buttons", Theme.plateText, Qt.lighter(Theme.wood, 1.4), 4.5)
        for (let i = 0; i < Theme.people.length; ++i)
            atLeast("a monogram", Theme.plateText, Theme.people[i], 4.5)
    }

    function test_high_contrast_hides_nothing() {
        for (const scheme of [ColourScheme.Dark, ColourScheme.Light]) {
            Theme.scheme = scheme
            Theme.contrast = false
            const thin = { line: Theme.hairline, ring: Theme.focusWidth }
            Theme.contrast = true
            verify(Theme.hairline > thin.line)
            verify(Theme.focusWidth > thin.ring)
            compare(Theme.faint(0.4), 1)
            for (const ground of [Theme.plate, Theme.tip, Theme.badgeWin, Theme.badgeLose, Theme.badgePush])
                compare(ground.a, 1)
            // Disabled controls must still be readable.
            for (const ground of [Theme.surface, Theme.surfaceRaised])
                atLeast("disabled", over(Qt.alpha(Theme.text, Theme.disabledOpacity), ground), ground, 4.5)
            Theme.contrast = false
            compare(Theme.faint(0.4), 0.4)
        }
    }

    function test_every_felt_carries_its_print_and_plates_data() {
        return [{ tag: "usual" }, { tag: "high contrast" }]
    }
    function test_every_felt_carries_its_print_and_plates(data) {
        Theme.contrast = data.tag === "high contrast"
        compare(Theme.felts.length, 6)
        for (let i = 0; i < Theme.felts.length; ++i) {
            const felt = Theme.felts[i] as FeltColours
            atLeast("print", Theme.contrast ? Theme.feltText : felt.ink, felt.base, 4.5)
            atLeast("a spot's edge", over(Qt.alpha(felt.ink, Theme.faint(0.75)), felt.base), felt.base, 3)
            atLeast("feltText", Theme.feltText, felt.base, 4.5)
            atLeast("turn", Theme.turn, felt.base, 3)
            atLeast("feltFocus", Theme.feltFocus, felt.base, 3)
            const plate = over(Theme.plate, felt.base)
            for (const ink of [Theme.plateText, Theme.plateMuted, Theme.plateAccent, Theme.plateWin, Theme.plateLose,
                               Theme.platePush])
                atLeast("plate ink", ink, plate, Theme.contrast ? 7 : 4.5)
            for (const badge of [Theme.badgeWin, Theme.badgeLose, Theme.badgePush])
                atLeast("a result", Theme.plateText, over(badge, felt.base), Theme.contrast ? 7 : 4.5)
        }
    }

    function test_felts_by_name_and_by_choice() {
        // The names that a rule file may use, and no others.
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
        for (const [speed, factor] of [[DealingSpeed.Normal, 1], [DealingSpeed.Fast, 0.5], [DealingSpeed.Slow, 2],
                                       [DealingSpeed.Off, 0]]) {
            Theme.speed = speed
            Theme.reducedMotion = false
            for (const name in normal)
                compare(Theme[name], normal[name] * factor, name + " " + speed)
            // Movement becomes a fade; text keeps its display time.
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
