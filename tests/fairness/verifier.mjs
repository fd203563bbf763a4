// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the script of the verifier's page without a browser.
//   node verifier.mjs PAGE --pinned FILE   exits 1 unless it makes the pinned shuffles
//   node verifier.mjs PAGE FILE            prints what it says about a shoe, as JSON: { "problem" } or
//                                          { "agrees", "findings": [ text ], "good": [ bool ] }
import fs from "node:fs";
import vm from "node:vm";

const [page, mode, file] = process.argv.slice(2);
const html = fs.readFileSync(page, "utf8");
const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)];
if (scripts.length !== 1)
  throw new Error("the page has " + scripts.length + " scripts");
if (/(src|href)\s*=|https?:|url\(|import\(|fetch\(/.test(html))
  throw new Error("the page refers to something outside");
const context = vm.createContext({}); // nothing of a browser or of node
vm.runInContext(scripts[0][1] + "\nthis.page = { selfTest, sha256, hmac, hexOf, bytesOfHex, bytesOfText, shuffled,"
                + " check, Unusable };", context);
const verifier = context.page;

// A shoe of Spanish decks, which have no tens: its order, as tests/reference/cards.py has it, and what is said of it.
function spanish() {
  const seed = "0".repeat(63) + "1";
  const first = "6S 3C 3S JS 5S AH 6S 3S 6D JC KD AH";
  const cards = verifier.shuffled(verifier.bytesOfHex(seed), "example", 1, 8, "spanish");
  const claim = { commitment: verifier.hexOf(verifier.sha256(verifier.bytesOfHex(seed))), seed, clientSeed: "example",
                  number: 1, decks: 8, firstCard: 0, drawnCards: first };
  const agrees = more => {
    try {
      return verifier.check(JSON.stringify({ ...claim, ...more })).agrees;
    } catch (error) {
      if (!(error instanceof verifier.Unusable))
        throw error;
      return error.message;
    }
  };
  const refused = ["half", "", 48, "Spanish", {}].every(pack => /^“pack” is .* is needed\.$/.test(agrees({ pack })));
  return cards.length === 384 && cards.every(card => card[0] !== "T") && cards.slice(0, 12).join(" ") === first
    && agrees({ pack: "spanish" }) === true && agrees({}) === false && agrees({ pack: "full" }) === false && refused;
}

function pinned() {
  const shuffles = JSON.parse(fs.readFileSync(file, "utf8"));
  const right = shuffles.filter(one => {
    const seed = verifier.bytesOfHex(one.seed);
    return verifier.hexOf(verifier.sha256(seed)) === one.commitment
      && verifier.shuffled(seed, one.clientSeed, one.number, one.decks, "full").join(" ") === one.cards;
  });
  // FIPS 180-4, two blocks; RFC 4231, a key longer than a block.
  const digests = verifier.hexOf(verifier.sha256(verifier.bytesOfText(
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")))
      === "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    && verifier.hexOf(verifier.hmac(new Uint8Array(131).fill(0xaa), verifier.bytesOfText(
      "Test Using Larger Than Block-Size Key - Hash Key First")))
      === "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54";
  console.log(right.length + " of " + shuffles.length + " pinned shuffles agree");
  const ofSpanish = spanish();
  console.log("Spanish decks " + (ofSpanish ? "agree" : "don't agree"));
  return shuffles.length >= 9 && right.length === shuffles.length && digests && ofSpanish && verifier.selfTest();
}

if (mode === "--pinned") {
  process.exitCode = pinned() ? 0 : 1;
} else {
  try {
    const found = verifier.check(fs.readFileSync(mode, "utf8"));
    console.log(JSON.stringify({ agrees: found.agrees, findings: found.findings.map(finding => finding.text),
                                 good: found.findings.map(finding => finding.good) }));
  } catch (error) {
    if (!(error instanceof verifier.Unusable))
      throw error;
    console.log(JSON.stringify({ problem: error.message }));
  }
}
