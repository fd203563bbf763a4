# SPDX-License-Identifier: GPL-3.0-or-later
"""The twelve courts: upper halves as flat planes, origin at the card's centre, x -71 … 71, y -153 … 0.

Five colours per card: paper P, the suit's own M, gold G, skin S and a second one, N. D is the darker of M and N.
"""

PAPER = "#fdfbf5"
GOLD = "#dca73f"
SKIN = "#f0c9a4"
BLACK = "#1d2025"  # spades and clubs; the image provider replaces the clubs' in a four-colour deck
RED = "#b3202c"    # hearts and diamonds
SECOND = {"S": "#54749f", "H": "#33262b", "D": "#2c4a73", "C": "#84502c"}


class Ink:
    def __init__(self, suit):
        self.suit = suit
        self.P, self.G, self.S = PAPER, GOLD, SKIN
        self.M = RED if suit in "HD" else BLACK
        self.N = SECOND[suit]
        self.D = self.N if suit in "HD" else self.M


def p(colour, d):
    return f'<path fill="{colour}" d="{d}"/>'


def s(colour, width, d):
    return (f'<path fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" '
            f'stroke-linejoin="round" d="{d}"/>')


def c(colour, x, y, r):
    return f'<circle fill="{colour}" cx="{x}" cy="{y}" r="{r}"/>'


def e(colour, x, y, rx, ry):
    return f'<ellipse fill="{colour}" cx="{x}" cy="{y}" rx="{rx}" ry="{ry}"/>'


def mirror(art):
    return f'<g transform="scale(-1 1)">{art}</g>'


def both(art):
    return art + mirror(art)


# ---- Faces -----------------------------------------------------------------------------------------------------------

def face(k, lips=None, stern=False):
    """Seen from the front; one brow and the nose are a single line."""
    brow = "M-18-92L-5-89L-4-76Q-3-72 3-73" if stern else "M-18-90Q-11-96-5-90L-4-76Q-3-72 3-73"
    other = "M6-89L18-92" if stern else "M6-91Q12-96 18-90"
    art = p(k.S, "M-12-66H12V-36H-12Z")
    art += p(k.S, "M-25-100C-26-74-16-53 0-52C16-53 26-74 25-100C24-116-24-116-25-100Z")
    art += s(k.D, 2.6, brow) + s(k.D, 2.6, other)
    art += both(e(k.D, 11, -84, 3.4, 3))
    if lips:
        art += p(lips, "M-7-64Q-3-67 0-65Q3-67 7-64Q0-58-7-64Z")
    return art


def profile(k, lips=None):
    """Facing left."""
    art = p(k.S, "M-4-112C-15-110-20-102-20-94L-31-79L-23-76L-25-71L-21-69L-24-65L-19-62C-21-53-14-51-5-54L4-57V-36"
                 "H26L24-108Z")
    art += s(k.D, 2.6, "M-20-94Q-12-97-6-92")
    art += p(k.D, "M-17-87L-8-88L-11-83Z")
    if lips:
        art += p(lips, "M-25-71L-15-69L-24-65L-21-69Z")
    return art


# ---- Dress -----------------------------------------------------------------------------------------------------------

SHOULDERS = "M-71 12V-20C-64-36-44-44-14-48H14C44-44 64-36 71-20V-12Z"


def king_robe(k, inner):
    art = p(k.M, SHOULDERS)
    art += p(inner, "M-20-47H20L26-4L-30 4Z")
    for y in (-38, -22, -6):
        art += p(k.M if inner == k.G else k.G, f"M-3 {y}L0 {y - 6}L3 {y}L0 {y + 6}Z")
    # Ermine
    cape = "M-14-50C-38-46-58-38-66-26L-58-8C-48-22-34-30-17-33Z"
    art += both(p(k.P, cape) + s(k.D, 1.6, cape + "M-54-24V-17M-42-34V-27M-29-41V-34"))
    return art


def queen_dress(k, bodice, sleeve):
    art = p(sleeve, SHOULDERS)
    art += p(bodice, "M-34-40L34-40L40-7L-42 7Z")
    art += p(k.S, "M-28-45Q0-50 28-45Q20-22 0-16Q-20-22-28-45Z")
    art += s(k.G, 3, "M-34-41Q-22-16 0-11Q22-16 34-41")
    art += both(s(k.G, 2.2, "M44-36Q56-24 58-10M56-31Q66-22 68-14"))
    return art


def necklace(k, stone):
    art = "".join(c(k.G, x, y, 2.4) for x, y in ((-13, -44), (-8, -38), (8, -38), (13, -44)))
    return art + p(stone, "M0-40L5-33L0-26L-5-33Z")


def jack_doublet(k, stripe):
    art = p(k.M, SHOULDERS)
    for x in (-58, -36, 18, 40):
        art += p(stripe, f"M{x} -{30 if abs(x + 9) > 30 else 42}H{x + 11}V{int(-0.17 * x)}H{x}Z")
    art += p(k.D, "M-5-44H5V-1L-5 1Z")
    for y in (-36, -24, -12):
        art += c(k.G, 0, y, 2.6)
    return art


def ruff(k):
    edge = ("M-36-44C-40-52-30-57-24-53C-22-60-10-60-8-55C-5-60 5-60 8-55C10-60 22-60 24-53C30-57 40-52 36-44"
            "C30-35 14-33 0-33C-14-33-30-35-36-44Z")
    return p(k.P, edge) + s(k.D, 2, edge + "M-22-52L-15-38M-8-54L-5-36M8-54L5-36M22-52L15-38")


def hand(k, x, y, sleeve, cuff):
    """A fist around something upright at (x, y), with the sleeve coming from below."""
    art = p(sleeve, f"M{x - 13} 6L{x - 11} {y + 12}H{x + 11}L{min(71, x + 17)} {y + 30}V-8Z")
    art += p(cuff, f"M{x - 12} {y + 8}H{x + 12}V{y + 15}H{x - 12}Z")
    art += p(k.S, f"M{x - 9} {y - 8}Q{x} {y - 12} {x + 9} {y - 8}V{y + 8}H{x - 9}Z")
    art += s(k.D, 1.4, f"M{x - 8} {y - 3}H{x + 3}M{x - 8} {y + 2}H{x + 3}")
    return art


# ---- Kings -----------------------------------------------------------------------------------------------------------

def king_spades(k):
    art = king_robe(k, k.G)
    art += p(k.M, "M-29-112L-36-62Q-36-48-24-46H24Q36-48 36-62L29-112Z")
    art += face(k, stern=True)
    # A long square beard
    art += p(k.N, "M-25-92C-27-70-28-52-26-36L-14-18H14L26-36C28-52 27-70 25-92C22-78 14-72 0-72C-14-72-22-78-25-92Z")
    art += s(k.P, 1.6, "M-13-54L-10-26M0-54V-24M13-54L10-26")
    art += p(k.M, "M0-73C-9-79-18-74-24-62C-14-62-6-64 0-67C6-64 14-62 24-62C18-74 9-79 0-73Z")
    # A crown of three tall spikes
    art += p(k.G, "M-32-104L-38-140L-18-124L0-150L18-124L38-140L32-104Q0-112-32-104Z")
    art += p(k.M, "M-32-104L-33-112Q0-121 33-112L32-104Q0-112-32-104Z")
    art += p(k.P, "M0-140L4-132L0-124L-4-132Z") + both(c(k.M, 20, -120, 2.4))
    # Sword
    art += p(k.N, "M50-139L55-149L60-139V-52H50Z") + s(k.P, 1.6, "M55-138V-56")
    art += p(k.G, "M40-53H70V-47H40Z") + c(k.G, 55, -16, 5)
    art += hand(k, 55, -36, k.M, k.G)
    return art


def king_hearts(k):
    art = king_robe(k, k.N)
    curls = "".join(both(c(k.G, x, y, r)) for x, y, r in ((27, -100, 9), (32, -87, 9), (33, -73, 9), (30, -60, 9)))
    art += curls + face(k)
    # A round, curly beard
    art += p(k.G, "M-25-86C-26-60-22-38 0-36C22-38 26-60 25-86C20-76 12-73 0-73C-12-73-20-76-25-86Z")
    art += "".join(c(k.G, x, y, 7) for x, y in ((-20, -56), (-14, -44), (0, -38), (14, -44), (20, -56)))
    art += s(k.N, 1.8, "M-14-52Q-10-46-6-52M6-52Q10-46 14-52M-4-43Q0-38 4-43")
    art += p(k.N, "M0-74C-7-79-15-76-20-69C-12-67-5-67 0-69C5-67 12-67 20-69C15-76 7-79 0-74Z")
    art += p(k.M, "M-6-63Q0-58 6-63Q0-66-6-63Z")
    # A closed crown: red cap under gold arches
    art += p(k.M, "M-31-110C-40-140-16-146 0-142C16-146 40-140 31-110Z")
    art += s(k.G, 5, "M-31-112C-40-136-20-144 0-140C20-144 40-136 31-112M0-112V-140")
    art += p(k.G, "M-32-102L-34-114Q0-124 34-114L32-102Q0-111-32-102Z") + c(k.G, 0, -145, 5.5)
    art += "".join(c(k.P, x, y, 2.6) for x, y in ((-21, -110), (0, -114), (21, -110)))
    # Sceptre with a heart
    art += s(k.N, 5, "M55-112V-12") + c(k.G, 55, -100, 5)
    art += f'<g transform="translate(55 -122) scale(.3)">{p(k.M, HEART)}</g>'
    art += hand(k, 55, -36, k.M, k.P)
    return art


def king_diamonds(k):
    art = king_robe(k, k.G)
    # In profile, the hair falling back
    art += p(k.N, "M0-112C26-116 38-96 36-74C35-60 42-52 40-40C30-34 16-38 8-46C12-60 8-74 6-86Z")
    art += profile(k, k.M)
    art += p(k.N, "M-2-112C22-114 30-96 28-78C26-62 34-56 32-42C24-38 12-42 8-50L10-72C8-80 4-84 6-94L-8-104Z")
    # A pointed beard
    art += p(k.N, "M6-80C4-70-4-66-13-66L-26-72C-28-60-26-44-22-30C-8-34 6-46 10-62Z")
    art += p(k.N, "M-25-75C-18-78-10-76-6-70L-18-69Z")
    art += s(k.P, 1.6, "M-16-60L-18-42M-6-60L-12-42")
    # An open crown of lozenges
    art += p(k.G, "M-25-106L-32-128L-20-122L-10-146L0-124L14-146L20-122L34-128L28-100Q2-114-25-106Z")
    art += p(k.M, "M-10-138L-5-128L-10-118L-15-128ZM14-138L19-128L14-118L9-128Z")
    art += p(k.M, "M-25-106L-27-112Q2-121 29.500-107L28-100Q2-114-25-106Z")
    # Axe
    art += s(k.G, 5, "M54-146V-12")
    art += p(k.N, "M52-138C42-140 38-132 36-126V-112C40-106 46-104 52-106Z") + p(k.N, "M56-134L70-122L56-110Z")
    art += hand(k, 54, -36, k.M, k.G)
    return art


def king_clubs(k):
    art = king_robe(k, k.G)
    art += p(k.N, "M-27-110C-42-96-34-82-40-70C-44-58-36-48-26-48H26C36-48 44-58 40-70C34-82 42-96 27-110Z")
    art += face(k)
    # A forked beard
    art += p(k.N, "M-25-90C-28-66-30-44-18-18C-8-26-2-34 0-42C2-34 8-26 18-18C30-44 28-66 25-90C21-77 13-73 0-73"
                  "C-13-73-21-77-25-90Z")
    art += s(k.P, 1.6, "M-14-54L-16-32M14-54L16-32")
    art += p(k.M, "M0-74C-8-81-20-78-28-84C-28-70-14-63 0-68C14-63 28-70 28-84C20-78 8-81 0-74Z")
    # A crown of trefoils
    art += p(k.G, "M-31-104L-34-124H34L31-104Q0-112-31-104Z")
    for x in (-26, 0, 26):
        art += c(k.G, x, -138, 6) + c(k.G, x - 6, -129, 6) + c(k.G, x + 6, -129, 6)
    art += p(k.M, "M-31-104L-32-111Q0-120 32-111L31-104Q0-112-31-104Z")
    art += "".join(c(k.M, x, y, 2.6) for x, y in ((-26, -131), (0, -131), (26, -131)))
    # Orb
    art += hand(k, 54, -28, k.M, k.G)
    art += c(k.N, 54, -54, 16) + p(k.G, "M38-57H70V-51H38Z") + s(k.G, 5, "M54-70V-54")
    art += p(k.G, "M51-88H57V-82H63V-77H57V-69H51V-77H45V-82H51Z")
    return art


# ---- Queens ----------------------------------------------------------------------------------------------------------

def queen_spades(k):
    # Straight black hair, cut square, with a fringe
    art = p(k.M, "M-34-104C-34-128 34-128 34-104L40-38H-40Z")
    art += queen_dress(k, k.M, k.N)
    art += p(k.M, "M-33-100L-39-40H-24L-22-90ZM33-100L39-40H24L22-90Z")
    art += face(k, k.N) + necklace(k, k.M)
    art += p(k.M, "M-28-96C-30-122 30-122 28-96L22-99H-22Z")
    art += s(k.N, 1.6, "M-34-72L-36-46M-29-72L-30-44M34-72L36-46M29-72L30-44")
    # A band with one tall point
    art += p(k.G, "M-33-106Q0-118 33-106V-114Q18-120 10-124L0-150L-10-124Q-18-120-33-114Z")
    art += f'<g transform="translate(0 -128) scale(.17)">{p(k.M, SPADE)}</g>'
    art += both(c(k.G, 24, -72, 3.2) + c(k.G, 24, -64, 2.2))
    # Lily
    art += s(k.N, 3.6, "M54-98V-10M54-60Q66-66 67-78Q56-74 54-60M54-48Q42-54 41-66Q52-62 54-48")
    art += p(k.P, "M54-96C42-104 42-116 38-126C46-124 50-122 54-134C58-122 62-124 70-126C66-116 66-104 54-96Z")
    art += s(k.M, 2, "M54-96C42-104 42-116 38-126C46-124 50-122 54-134C58-122 62-124 70-126C66-116 66-104 54-96"
                     "M54-100V-118")
    art += c(k.G, 54, -110, 3)
    art += hand(k, 54, -30, k.N, k.G)
    return art


def queen_hearts(k):
    # Long golden waves
    wave = "M4-118C-30-122-40-98-34-84C-30-74-44-68-40-54C-38-46-48-40-42-26C-34-20-24-26-20-36L-22-90Z"
    art = both(p(k.G, wave))
    art += queen_dress(k, k.M, k.N)
    front = "M-20-104C-34-98-34-88-30-80C-26-72-40-64-36-52C-34-46-42-38-37-28C-29-24-22-32-22-42C-20-58-26-66-24-76Z"
    art += face(k, k.M) + necklace(k, k.M)
    art += both(p(k.G, front) + s(k.N, 1.6, "M-29-72C-36-64-30-54-33-42"))
    art += p(k.G, "M0-114C-20-116-28-106-27-90C-16-94-4-102 0-110C4-102 16-94 27-90C28-106 20-116 0-114Z")
    # A heart tiara
    art += p(k.M, "M-31-108Q0-124 31-108L33-120Q24-132 13-126Q7-122 0-114Q-7-122-13-126Q-24-132-33-120Z")
    art += f'<g transform="translate(0 -134) scale(.3)">{p(k.M, HEART)}</g>'
    art += s(k.G, 3.4, "M-31-108Q0-124 31-108") + both(c(k.G, 22, -120, 3)) + c(k.P, 0, -135, 3)
    # Rose
    art += s(k.N, 3.6, "M55-94V-10") + p(k.N, "M55-66Q66-80 70-66Q64-56 55-60ZM55-54Q44-68 40-54Q46-44 55-48Z")
    art += c(k.M, 55, -104, 14) + s(k.P, 1.8, "M47-106Q55-114 62-105Q60-97 53-99Q50-103 55-106M45-101Q49-93 57-93")
    art += hand(k, 55, -30, k.N, k.G)
    return art


def queen_diamonds(k):
    # In profile, facing right, the hair up in a net
    art = queen_dress(k, k.N, k.M)
    art += mirror(profile(k, k.M))
    art += p(k.N, "M2-112C-24-116-34-98-30-80C-28-68-18-64-10-66C-4-74-6-86 0-92C6-98 16-100 20-102"
                  "C16-110 10-113 2-112Z")
    art += c(k.N, -34, -92, 15) + s(k.G, 2, "M-46-98L-26-82M-47-88L-33-78M-40-106L-22-90M-22-98L-44-80M-30-106L-48-92")
    art += p(k.G, "M-9-72L-5-64L-9-56L-13-64Z") + p(k.M, "M-9-56L-6-50L-9-44L-12-50Z")
    art += "".join(c(k.G, x, y, 2.4) for x, y in ((-22, -43), (-14, -37), (-4, -34), (6, -35), (15, -40)))
    # A coronet of lozenges
    art += p(k.G, "M-24-106L-30-128L-14-120L-4-148L8-120L24-126L22-102Q-2-118-24-106Z")
    art += p(k.M, "M-4-138L1-128L-4-118L-9-128Z") + s(k.M, 3, "M-25-109Q-2-121 23-106")
    # Fan
    art += p(k.M, "M55-40L30-62C32-86 78-86 71-60Z")
    art += s(k.G, 2.2, "M55-40L33-64M55-40L42-74M55-40L53-79M55-40L65-74") + s(k.G, 3.4, "M31-63C33-86 77-86 71-61")
    art += hand(k, 54, -30, k.M, k.G)
    return art


def queen_clubs(k):
    # Two plaits over the shoulders
    art = p(k.N, "M0-118C-34-120-38-92-34-66H34C38-92 34-120 0-118Z")
    art += queen_dress(k, k.M, k.G)
    art += face(k, k.N) + necklace(k, k.M)
    art += p(k.N, "M0-116C-24-118-32-104-30-76C-26-78-25-90-22-96C-12-100-4-104 0-110C4-104 12-100 22-96"
                  "C25-90 26-78 30-76C32-104 24-118 0-116Z")
    plait = "".join(e(k.N, -32 - i * 1.2, -70 + i * 11, 8 - i * 0.4, 7.4) for i in range(5))
    plait += s(k.P, 1.6, "M-38-65L-28-63M-39-54L-29-52M-41-43L-31-41M-42-32L-32-30") + c(k.G, -37, -19, 4.5)
    art += both(plait)
    # A trefoil diadem over a veil
    art += p(k.M, "M-31-108Q0-126 31-108L32-117Q0-134-32-117Z")
    art += c(k.G, 0, -140, 8) + c(k.G, -9, -128, 8) + c(k.G, 9, -128, 8) + p(k.G, "M-3-130H3L6-114H-6Z")
    art += both(c(k.G, 23, -116, 4)) + c(k.M, 0, -131, 3)
    # Daisy
    art += s(k.N, 3.6, "M54-94V-10") + p(k.N, "M54-58Q66-74 70-60Q64-50 54-52Z")
    for x, y in ((0, -13), (12, -6), (12, 7), (0, 13), (-12, 7), (-12, -6)):
        art += c(k.M, 54 + x, -104 + y, 6.6)
    art += c(k.G, 54, -104, 8)
    art += hand(k, 54, -30, k.G, k.M)
    return art


# ---- Jacks -----------------------------------------------------------------------------------------------------------

def jack_spades(k):
    art = jack_doublet(k, k.N)
    # In profile, hair rolled at the nape
    art += p(k.N, "M-6-110C22-116 34-96 31-76C38-70 38-56 28-54C18-52 10-58 9-66C10-78 4-84 4-94Z")
    art += profile(k) + ruff(k)
    art += p(k.N, "M-6-108C20-112 32-96 29-76C36-70 35-57 26-56C16-55 10-62 10-72C9-82 3-86 5-94C2-98-6-100-12-100Z")
    art += s(k.P, 1.6, "M16-66Q20-60 26-64M18-74Q23-69 29-71")
    # A flat cap with a plume
    art += p(k.M, "M-30-104C-34-122-18-132 4-132C26-132 40-122 36-104Q4-116-30-104Z")
    art += p(k.G, "M-27-103L-28-111Q4-123 34.500-110L33-102Q4-114-27-103Z")
    art += p(k.N, "M18-116C30-146 6-152-20-144C-2-144 2-134-10-130C4-130 10-124 18-116Z")
    art += s(k.P, 1.8, "M17-118C16-134 8-142-6-144")
    # Halberd
    art += s(k.G, 5, "M55-120V-12") + p(k.N, "M55-151L61-124H49Z")
    art += p(k.N, "M53-126C42-128 40-118 37-112C42-106 46-100 53-104ZM57-122L70-116L57-106Z")
    art += hand(k, 55, -36, k.M, k.G)
    return art


def jack_hearts(k):
    art = jack_doublet(k, k.G)
    # A round bob
    art += p(k.G, "M0-116C-38-116-40-84-36-64C-34-54-22-54-18-58H18C22-54 34-54 36-64C40-84 38-116 0-116Z")
    art += face(k, k.M) + ruff(k)
    art += p(k.G, "M-28-112C-38-96-36-74-34-62C-26-58-22-66-23-76L-21-96C-8-96 8-98 21-100L23-76C22-66 26-58 34-62"
                  "C36-74 38-96 28-112Z")
    art += s(k.N, 1.6, "M-30-84V-68M30-84V-68")
    # A beret, worn to one side
    art += p(k.M, "M-33-106C-46-128-16-142 10-138C38-134 48-116 34-104Q0-116-33-106Z")
    art += p(k.N, "M-31-102L-32-110Q2-122 34-109L32-101Q2-113-31-102Z")
    art += p(k.G, "M-18-124C-34-152-2-154 22-150C6-146 4-138 14-136C0-134-10-130-18-124Z")
    art += s(k.N, 1.8, "M-17-126C-16-138-4-146 8-147")
    # Bow and arrow
    art += s(k.G, 5, "M46-140C66-118 68-60 48-14") + s(k.N, 1.6, "M46-140L44-76L48-14")
    art += s(k.N, 3, "M34-76H68") + p(k.M, "M71-76L60-83V-69Z")
    art += p(k.S, "M54-84Q64-86 69-80V-68Q62-62 54-66Z")
    art += p(k.M, "M56-66H71V-10L44-6Z") + p(k.N, "M54-67H71V-60H55Z")
    return art


def jack_diamonds(k):
    art = jack_doublet(k, k.N)
    art += mirror(profile(k)) + ruff(k)
    # Short hair, facing right
    art += p(k.N, "M4-110C-22-114-32-98-29-78C-30-66-24-60-14-62L-9-72C-8-82-4-88-4-94C4-98 12-98 18-102Z")
    # A hunter's hat, its brim a long point
    art += p(k.M, "M-34-100C-38-128-16-138 0-136C14-134 22-124 24-114L46-104C24-102-6-110-34-100Z")
    art += p(k.G, "M-35-102L-34-111C-8-122 12-118 25-113L30-110C10-108-10-112-35-102Z")
    art += p(k.N, "M-20-116C-44-118-52-134-46-152C-40-138-30-138-24-146C-24-136-18-128-20-116Z")
    art += s(k.P, 1.8, "M-21-118C-30-124-38-130-42-140")
    # Lance with a pennant
    art += s(k.G, 5, "M56-128V-12") + p(k.G, "M56-152L62-128H50Z")
    art += p(k.N, "M54-118L28-108L40-100L28-90L54-84Z") + p(k.G, "M46-108L50-101L46-94L42-101Z")
    art += hand(k, 56, -36, k.M, k.G)
    return art


def jack_clubs(k):
    art = jack_doublet(k, k.N)
    # Shoulder-long hair, a small moustache, a wide hat
    art += p(k.N, "M0-112C-34-112-36-90-38-70C-40-58-46-54-40-44C-30-40-22-46-18-54H18C22-46 30-40 40-44"
                  "C46-54 40-58 38-70C36-90 34-112 0-112Z")
    art += face(k) + ruff(k)
    art += p(k.N, "M-25-104L-36-66C-38-56-40-54-36-48C-28-46-23-56-23-66L-21-98H21L23-66C23-56 28-46 36-48"
                  "C40-54 38-56 36-66L25-104Z")
    art += p(k.M, "M0-72C-5-77-12-74-18-78C-16-69-7-66 0-69C7-66 16-69 18-78C12-74 5-77 0-72Z")
    art += p(k.M, "M-5-61Q0-57 5-61Z")
    art += p(k.M, "M-52-98C-44-106-34-108-28-110C-28-132-18-140 0-140C18-140 28-132 28-110C34-108 44-106 52-98"
                  "C30-106-30-106-52-98Z")
    art += p(k.G, "M-28-108C-28-112-28-115-27.500-118Q0-126 27.500-118C28-115 28-112 28-108Q0-114-28-108Z")
    art += p(k.G, "M22-118C44-116 50-130 70-128C66-142 44-152 24-140C34-138 34-132 26-130C32-128 28-122 22-118Z")
    art += s(k.M, 1.8, "M24-120C38-124 44-134 58-136")
    # Lute
    art += s(k.N, 7, "M44-30L64-84") + p(k.M, "M58-80L70-76L67-92L59-94Z")
    art += p(k.G, "M48-44C66-40 68-16 56-6C48 0 26 0 26-16C26-32 36-46 48-44Z") + c(k.M, 45, -22, 6)
    art += s(k.P, 1.6, "M40-12L63-82M44-10L65-80")
    art += p(k.S, "M20-16C22-26 34-26 38-20C36-12 26-8 20-10Z") + p(k.G, "M10-16L20-20V-6L12-4Z")
    return art


HEART = ("M0 47C-9 33-47 12-47-17C-47-34-36-45-22-45C-11-45-3-39 0-28C3-39 11-45 22-45C36-45 47-34 47-17"
         "C47 12 9 33 0 47Z")
SPADE = ("M0-50C8-33 46-10 46 15C46 29 36 37 25 37C16 37 9 33 4 25C5 37 9 45 17 50H-17C-9 45-5 37-4 25"
         "C-9 33-16 37-25 37C-36 37-46 29-46 15C-46-10-8-33 0-50Z")

FIGURES = {
    "KS": king_spades, "KH": king_hearts, "KD": king_diamonds, "KC": king_clubs,
    "QS": queen_spades, "QH": queen_hearts, "QD": queen_diamonds, "QC": queen_clubs,
    "JS": jack_spades, "JH": jack_hearts, "JD": jack_diamonds, "JC": jack_clubs,
}


def sash(k, rank):
    """The band over the middle, where the two halves meet."""
    if rank == "K":
        art = p(k.G, "M-71 2L71-22V-2L-71 22Z")
        for i in (-2, -1, 0, 1, 2):
            x, y = i * 27, -i * 27 * 0.17
            art += p(k.M, f"M{x - 8} {y + 1.4:.1f}L{x} {y - 6:.1f}L{x + 8} {y - 1.4:.1f}L{x} {y + 6:.1f}Z")
        return art + s(k.D, 2, "M-71 2L71-22M-71 22L71-2")
    if rank == "Q":
        art = p(k.P, "M-71 3L71-21V-3L-71 21Z") + s(k.D, 2, "M-71 3L71-21M-71 21L71-3")
        for i in range(-4, 5):
            x, y = i * 15, -i * 15 * 0.17
            art += c(k.M if i % 2 == 0 else k.G, x, f"{y:.1f}", 4.6)
        return art
    art = p(k.N, "M-71 4L71-20V-4L-71 20Z")
    for i in range(-4, 5):
        x, y = i * 16, -i * 16 * 0.17
        art += s(k.G, 3, f"M{x - 4} {y - 6:.1f}L{x + 4} {y:.1f}L{x - 4} {y + 6:.1f}" if i > 0 else
                 f"M{x + 4} {y - 6:.1f}L{x - 4} {y:.1f}L{x + 4} {y + 6:.1f}" if i < 0 else "M0-6L5 0L0 6L-5 0Z")
    return art


def half(card):
    return FIGURES[card](Ink(card[1]))
