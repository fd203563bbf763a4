// SPDX-License-Identifier: GPL-3.0-or-later
// All design tokens: colours by role, type, spacing, radii, durations, elevations. No other file names a colour or
// size.
pragma Singleton
import QtQuick
import OpenShoe.Models

QtObject {
    id: theme

    // ---- What the user chooses (the shell binds these to the settings) ----------------------------------------------

    /// A value of ColourScheme.
    property int scheme: ColourScheme.System
    /// High contrast: nothing relies on shades, controls have strong edges, nothing is translucent.
    property bool contrast: false
    /// A value of DealingSpeed.
    property int speed: DealingSpeed.Normal
    /// Cross-fades instead of movement.
    property bool reducedMotion: false
    /// Text size as a factor, 0.8 … 2.
    property real textScale: 1.0
    /// Interface size as a factor, 0.8 … 2, on top of the screen's own scaling: the user's choice, and the most that
    /// the window has room for.
    property real chosenScale: 1.0
    property real roomScale: 2.0
    /// The id of another program's deck, for faces and for backs; "" for our own.
    property string deck: ""
    property string deckBack: ""
    /// Card back: "brass", "midnight" or "claret".
    property string cardBack: "brass"
    /// Four suit colours instead of two.
    property bool fourColour: false
    /// A felt chosen for every game; "" for each game's own.
    property string feltChoice: ""
    /// The system's colours, for ColourScheme.System.
    readonly property SystemPalette system: SystemPalette {
        colorGroup: SystemPalette.Active
    }

    /// How much larger than the interface the text may be: layouts leave this much room for it. If the user wants more,
    /// the interface grows with the text as far as the window has room, and the text stops there too.
    readonly property real textRoom: 1.25
    readonly property real wantedType: textScale * chosenScale
    /// The factor in force for spacing and controls.
    readonly property real uiScale: Math.min(Math.max(chosenScale, wantedType / textRoom), roomScale)
    readonly property bool dark: scheme === ColourScheme.Dark
                                 || (scheme !== ColourScheme.Light && system.window.hslLightness < 0.5)
    /// The scheme in force.
    readonly property SchemeColours colours: dark ? contrast ? darkContrast : darkColours
                                                  : contrast ? lightContrast : lightColours
    readonly property SchemeColours darkColours: DarkColours { }
    readonly property SchemeColours lightColours: LightColours { }
    readonly property SchemeColours darkContrast: DarkContrast { }
    readonly property SchemeColours lightContrast: LightContrast { }

    // ---- Colours by role --------------------------------------------------------------------------------------------

    /// Behind the table and behind every page.
    readonly property color room: colours.room
    /// Panels, bars, dialogs.
    readonly property color surface: colours.surface
    /// What lies on a panel: rows, game cards in the lobby, secondary buttons.
    readonly property color surfaceRaised: colours.surfaceRaised
    /// Text fields, tracks, wells.
    readonly property color surfaceSunken: colours.surfaceSunken
    readonly property color surfaceHover: colours.surfaceHover
    readonly property color surfacePressed: colours.surfacePressed
    /// Hairlines and borders that only divide.
    readonly property color line: colours.line
    /// Borders that mark a control: 3:1 contrast against the surface.
    readonly property color outline: colours.outline
    readonly property color text: colours.text
    readonly property color textMuted: colours.textMuted
    readonly property color textDisabled: colours.textDisabled
    readonly property color accent: colours.accent
    readonly property color accentHover: colours.accentHover
    readonly property color accentPressed: colours.accentPressed
    /// Text and icons on accent.
    readonly property color accentInk: colours.accentInk
    /// A faint tint of the accent: selected rows, chosen segments.
    readonly property color accentSoft: colours.accentSoft
    readonly property color win: colours.win
    readonly property color lose: colours.lose
    readonly property color push: colours.push
    readonly property color winSoft: colours.winSoft
    readonly property color loseSoft: colours.loseSoft
    readonly property color pushSoft: colours.pushSoft
    /// The bands between two lines of a diagram: the outer holds nearly all cases, the inner most of them.
    readonly property color bandOuter: colours.bandOuter
    readonly property color bandInner: colours.bandInner
    readonly property color focus: colours.focus
    readonly property color scrim: colours.scrim
    /// Tooltips and toasts: dark in both schemes, with the text colour of a plate.
    readonly property color tip: colours.tip
    readonly property color shadow: "#000000"

    /// The opacity of faint decoration; fully opaque in high contrast.
    function faint(part: real): real {
        return contrast ? 1 : part
    }

    // ---- The table: the felt looks the same in every scheme ---------------------------------------------------------

    readonly property color feltText: contrast ? "#FFFFFF" : "#F3EEE2"
    readonly property color feltTextMuted: contrast ? "#FFFFFF" : "#CDD6CF"
    /// Small labels on felt (totals, names): a dark plate and its text.
    readonly property color plate: contrast ? "#000000" : "#D9101216"
    readonly property color plateLine: contrast ? "#FFFFFF" : "#33FFFFFF"
    readonly property color plateText: contrast ? "#FFFFFF" : "#F7F3E9"
    readonly property color plateMuted: contrast ? "#E6E6E6" : "#B9BEC6"
    readonly property color plateAccent: contrast ? "#FFD54A" : "#DDB870"
    readonly property color plateWin: contrast ? "#7CF5B0" : "#7FD6A6"
    readonly property color plateLose: contrast ? "#FFB3A6" : "#F0988A"
    readonly property color platePush: contrast ? "#D6E2EE" : "#BFC9D3"
    /// Buttons on felt, with text in turnInk.
    readonly property color feltAccent: contrast ? "#FFD54A" : "#CFA95F"
    /// People at the table, with text in plateText.
    readonly property list<color> people: ["#8C2F39", "#1F5F8B", "#3F6B2F", "#6B3FA0", "#8A5A00", "#00695C", "#7A3E6A",
        "#455A64"]
    /// Grounds of hand results, with text in plateText.
    readonly property color badgeWin: contrast ? "#003D1B" : "#F01C6B45"
    readonly property color badgeLose: contrast ? "#5C0A00" : "#F08E2F24"
    readonly property color badgePush: contrast ? "#1F2A33" : "#F04A5661"
    /// The ring around the hand to act, and focus on felt.
    readonly property color turn: contrast ? "#FFE680" : "#F2CE7E"
    readonly property color turnInk: contrast ? "#000000" : "#221A06"
    readonly property color feltFocus: contrast ? "#5CE1FF" : "#FFE6AE"
    readonly property color railDark: colours.railDark
    readonly property color rail: colours.rail
    readonly property color railLight: colours.railLight
    readonly property color wood: "#3A2A20"
    readonly property color metal: "#B8934C"
    readonly property color dim: "#3D000000"
    /// The cut card, and the edges of cards.
    readonly property color cutCard: "#D8B13C"
    readonly property color cardEdge: "#F4F0E6"
    readonly property color cardEdgeShade: "#CFC8B8"

    /// Every felt that a rule set can ask for (engine::Felt) and the user can choose.
    readonly property list<QtObject> felts: [
        FeltColours { name: "emerald"; label: qsTr("Emerald"); base: "#0F5B45"; ink: "#9BD3BA" },
        FeltColours { name: "midnight"; label: qsTr("Midnight"); base: "#17355A"; ink: "#98B8DC" },
        FeltColours { name: "burgundy"; label: qsTr("Burgundy"); base: "#5C1E2C"; ink: "#DCA3AC" },
        FeltColours { name: "lagoon"; label: qsTr("Lagoon"); base: "#15606A"; ink: "#A6DDE3" },
        FeltColours { name: "green"; label: qsTr("Classic green"); base: "#1D6038"; ink: "#AEDDBD" },
        FeltColours { name: "charcoal"; label: qsTr("Charcoal"); base: "#23242A"; ink: "#C9A35A" }
    ]

    /// The felt to show for a rule set that asks for `name`: the one chosen for all games takes precedence.
    function felt(name: string): FeltColours {
        return feltNamed(feltChoice !== "" ? feltChoice : name)
    }
    /// The felt named `name`, whatever was chosen; classic green if unknown.
    function feltNamed(name: string): FeltColours {
        for (let i = 0; i < felts.length; ++i) {
            const candidate = felts[i] as FeltColours
            if (candidate.name === name)
                return candidate
        }
        return felts[4] as FeltColours
    }

    // ---- Type -------------------------------------------------------------------------------------------------------

    /// The first family in `wanted` that is installed, or the platform's default.
    function firstFamily(wanted: list<string>): string {
        const installed = Qt.fontFamilies()
        for (let i = 0; i < wanted.length; ++i) {
            if (installed.indexOf(wanted[i]) >= 0)
                return wanted[i]
        }
        return Application.font.family
    }
    /// Text and figures. Every family here has tabular digits, so that columns line up.
    readonly property string fontFamily: firstFamily(["Segoe UI Variable Text", "Segoe UI", "Noto Sans", "Open Sans",
                                                      "Cantarell", "Roboto", "DejaVu Sans Condensed"])
    /// What is printed on felt.
    readonly property string printFamily: firstFamily(["Georgia", "Noto Serif", "Source Serif 4", "Liberation Serif",
                                                       "DejaVu Serif Condensed", "DejaVu Serif"])

    /// Commitments and seeds.
    readonly property string monoFamily: firstFamily(["Cascadia Mono", "SF Mono", "Noto Sans Mono", "Ubuntu Mono",
                                                      "DejaVu Sans Mono", "Menlo", "Consolas"])

    /// Every type size is multiplied by this.
    readonly property real typeScale: Math.min(wantedType, uiScale * textRoom)
    /// How much larger than the interface the text is, at least 1: used to enlarge what holds many words.
    readonly property real typeShare: Math.max(1, typeScale / uiScale)
    readonly property int fontCaption: Math.round(12 * typeScale)
    /// The minimum size for text that is shrunk to fit.
    readonly property int fontLeast: Math.round(9 * typeScale)
    readonly property int fontBody: Math.round(14 * typeScale)
    readonly property int fontLabel: Math.round(15 * typeScale)
    readonly property int fontTitle: Math.round(18 * typeScale)
    readonly property int fontHeadline: Math.round(24 * typeScale)
    readonly property int fontDisplay: Math.round(36 * typeScale)
    readonly property int weightText: Font.Normal
    readonly property int weightStrong: Font.DemiBold

    // ---- Spacing, sizes, radii --------------------------------------------------------------------------------------

    /// n steps of the 4 px grid.
    function space(steps: real): real {
        return Math.round(4 * steps * uiScale)
    }
    /// How much the interface has grown only to make room for larger text.
    readonly property real grown: uiScale / Math.min(chosenScale, roomScale)
    /// The same for bars and large buttons: their margins give way to text, so that cards needn't.
    function barSpace(steps: real): real {
        return Math.round(space(steps) / Math.pow(grown, 0.25))
    }
    readonly property int spaceXs: space(1)
    readonly property int spaceS: space(2)
    readonly property int spaceM: space(3)
    readonly property int spaceL: space(4)
    readonly property int spaceXl: space(6)
    readonly property int spaceXxl: space(8)
    readonly property int controlHeight: space(10)
    readonly property int controlHeightLarge: barSpace(13)
    readonly property int controlHeightSmall: space(8)
    readonly property int iconSize: space(5)
    readonly property int iconSizeSmall: space(4)
    readonly property int iconSizeLarge: space(6)
    readonly property int topBarHeight: barSpace(12)
    readonly property int bottomBarHeight: barSpace(24)
    readonly property int sidePanelWidth: space(80)
    readonly property int radiusS: space(1)
    readonly property int radiusM: space(2)
    readonly property int radiusL: space(3)
    readonly property int hairline: Math.max(1, Math.floor(uiScale)) * (contrast ? 2 : 1)
    readonly property int focusWidth: Math.max(2, space(0.5)) * (contrast ? 2 : 1)
    readonly property int focusGap: Math.max(2, space(0.5))
    readonly property real disabledOpacity: contrast ? 0.65 : 0.45
    readonly property real dimmedOpacity: contrast ? 0.8 : 0.62

    // ---- Cards and chips --------------------------------------------------------------------------------------------

    /// A card's height divided by its width.
    readonly property real cardRatio: 7 / 5
    /// Offset from one card of a fanned hand to the next, in card widths.
    readonly property real cardFan: 0.28
    /// How far the hand to act is lifted, in card widths.
    readonly property real cardLift: 0.12
    /// The height that each further chip adds, in chip diameters.
    readonly property real chipStep: 0.11

    /// The colour of a chip's edge, by Chip.denomination.
    function chipEdge(denomination: string): color {
        const edges = {
            "0.1": "#8A969C", "0.5": "#4F9CC4", "1": "#E9E3D4", "2.5": "#DD7F9B", "5": "#A32B35", "25": "#1B6B45",
            "100": "#2B2D33", "500": "#5B3A86", "1000": "#C4702A", "5000": "#1D5D91", "25000": "#B5487B",
            "100000": "#6D4A2D", "1000000": "#D3A848"
        }
        return edges[denomination] ?? "#7C7F86"
    }

    // ---- Motion, in milliseconds ------------------------------------------------------------------------------------

    readonly property bool still: reducedMotion || speed === DealingSpeed.Off
    /// Movement at the table takes as long as the playback waits for it.
    readonly property Durations durations: Durations {
        speed: theme.speed
        reducedMotion: theme.reducedMotion
    }
    readonly property int cardFlight: durations.cardFlight
    readonly property int cardFlip: durations.cardFlip
    readonly property int chipFlight: durations.chipFlight
    readonly property int collect: durations.collect
    readonly property int banner: durations.banner
    readonly property int celebration: durations.celebration
    readonly property int fade: durations.fade
    /// Chrome (hover, drawers, dialogs) doesn't follow the dealing speed.
    readonly property int quick: reducedMotion ? 0 : 90
    readonly property int gentle: reducedMotion ? 80 : 180
    readonly property int tooltipDelay: 600
    /// What takes less isn't said to be on its way.
    readonly property int briefWait: 300
    readonly property int toastTime: 5000
    readonly property int toastTimePerLetter: 70

    // ---- Elevations: how strong and how far a shadow falls ----------------------------------------------------------

    readonly property real shadowRest: 0.30
    readonly property real shadowLifted: 0.45
    readonly property real shadowPanel: 0.22
}
