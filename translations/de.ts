<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutSettings</name>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>About version program data folder size files where path</source>
        <translation>Über Version Programm Daten Ordner Größe Dateien wo Pfad</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Datenordner</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
</context>
<context>
    <name>AccountButton</name>
    <message>
        <source>Account %1</source>
        <translation>Konto %1</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>Test</translation>
    </message>
</context>
<context>
    <name>AccountDialog</name>
    <message>
        <source>New account</source>
        <translation>Neues Konto</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Trial account</source>
        <translation>Testkonto</translation>
    </message>
    <message>
        <source>Plays like any other account, but can&apos;t take a seat at a shared table.</source>
        <translation>Spielt wie jedes andere, darf aber an einem gemeinsamen Tisch keinen Platz belegen.</translation>
    </message>
</context>
<context>
    <name>AccountMenu</name>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>%1 (trial)</source>
        <translation>%1 (Test)</translation>
    </message>
    <message>
        <source>New account…</source>
        <translation>Neues Konto …</translation>
    </message>
    <message>
        <source>Top up %1</source>
        <translation>%1 aufladen</translation>
    </message>
</context>
<context>
    <name>AccountsSettings</name>
    <message>
        <source>Accounts</source>
        <translation>Konten</translation>
    </message>
    <message>
        <source>%1 (trial)</source>
        <translation>%1 (Test)</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielt</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>%1 is playing</source>
        <translation>%1 spielt</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>%1 wählen</translation>
    </message>
    <message>
        <source>Top up</source>
        <translation>Aufladen</translation>
    </message>
    <message>
        <source>Adds that currency&apos;s starting amount to the wallet. Play money only.</source>
        <translation>Fügt der Geldbörse das Startgeld dieser Währung hinzu. Nur Spielgeld.</translation>
    </message>
    <message>
        <source>Top up %1</source>
        <translation>%1 aufladen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Accounts wallets top up take back delete remove export currency player profile name rename trial play money balance gold</source>
        <translation>Konten Konto Geldbörse Guthaben aufladen zurücknehmen löschen entfernen exportieren Währung Spieler Profil Name umbenennen Test Spielgeld Geld Münzen Gold</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Take back a top-up</source>
        <translation>Aufladung zurücknehmen</translation>
    </message>
    <message>
        <source>Takes the latest top-up out of the wallet again. Limits count as before.</source>
        <translation>Nimmt die letzte Aufladung wieder aus der Geldbörse. Limits zählen wie zuvor.</translation>
    </message>
    <message>
        <source>Take back %1</source>
        <translation>%1 zurücknehmen</translation>
    </message>
</context>
<context>
    <name>AmountEditor</name>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min.</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Halb</translation>
    </message>
    <message>
        <source>Twice</source>
        <translation>Doppelt</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max.</translation>
    </message>
</context>
<context>
    <name>Amounts</name>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>Münze</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Sweeps</translation>
    </message>
    <message>
        <source>Dollars</source>
        <translation>Dollar</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1&#xa0;$</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>amount, currency</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>from an amount to another</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a percentage</comment>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>BackupsSettings</name>
    <message>
        <source>Backups back up backup restore copy copies data save recover lost file</source>
        <translation>Sicherungen sichern Sicherung Backup wiederherstellen Kopie kopieren Daten speichern retten verloren Datei</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>Wird gesichert …</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Jetzt sichern</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Wiederherstellen …</translation>
    </message>
    <message>
        <source>Restore the backup of %1</source>
        <translation>Die Sicherung vom %1 wiederherstellen</translation>
    </message>
    <message>
        <source>Go back to %1?</source>
        <translation>Zurück zum Stand vom %1?</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Accounts, money, rounds and shoes go back to how they were then. What is there now is kept in the data folder under another name.</source>
        <translation>Konten, Geld, Runden und Schlitten sind danach wieder so wie zu diesem Zeitpunkt. Der jetzige Stand bleibt unter anderem Namen im Datenordner erhalten.</translation>
    </message>
    <message>
        <source>A backup is made automatically on each day you play. Seven are kept: the latest ones, and always the one with the most rounds.</source>
        <translation>An jedem Tag, an dem Sie spielen, entsteht von selbst eine. Sieben bleiben erhalten: die zuletzt entstandenen und immer die mit den meisten Runden.</translation>
    </message>
</context>
<context>
    <name>BalanceButton</name>
    <message>
        <source>Wallet</source>
        <translation>Geldbörse</translation>
    </message>
</context>
<context>
    <name>BottomBar</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Abräumen</translation>
    </message>
    <message>
        <source>Double bet</source>
        <translation>Einsatz × 2</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Ask the coach</source>
        <translation>Coach fragen</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>Stake %1</source>
        <translation>Einsatz %1</translation>
    </message>
    <message>
        <source>Review the round</source>
        <translation>Runde analysieren</translation>
    </message>
    <message>
        <source>Change bets</source>
        <translation>Einsätze ändern</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Neu geben</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Paused · %1 to go on</source>
        <translation>Pause · weiter mit %1</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
</context>
<context>
    <name>BreakRow</name>
    <message>
        <source>Start…</source>
        <translation>Beginnen …</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>Beginnen: %1</translation>
    </message>
</context>
<context>
    <name>CalculatorPage</name>
    <message>
        <source>Hand calculator</source>
        <translation>Handrechner</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Ihre Hand</translation>
    </message>
    <message>
        <source>such as A 7</source>
        <translation>zum Beispiel A 7</translation>
    </message>
    <message>
        <source>The dealer&apos;s up card</source>
        <translation>Offene Karte des Dealers</translation>
    </message>
    <message>
        <source>such as 9</source>
        <translation>zum Beispiel 9</translation>
    </message>
    <message>
        <source>What is known about the hidden card</source>
        <translation>Was von der verdeckten Karte bekannt ist</translation>
    </message>
    <message>
        <source>The hidden card</source>
        <translation>Die verdeckte Karte</translation>
    </message>
    <message>
        <source>The dealer has looked: no blackjack</source>
        <translation>Der Dealer hat nachgesehen: kein Blackjack</translation>
    </message>
    <message>
        <source>Whether the hand comes from a split</source>
        <translation>Ob die Hand vom Teilen stammt</translation>
    </message>
    <message>
        <source>Other cards gone from the shoe</source>
        <translation>Andere Karten, die dem Schlitten fehlen</translation>
    </message>
    <message>
        <source>such as 5 5 6 K</source>
        <translation>zum Beispiel 5 5 6 K</translation>
    </message>
    <message>
        <source>Where a pressed card goes</source>
        <translation>Wohin eine gedrückte Karte kommt</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Alles leeren</translation>
    </message>
    <message>
        <source>Add a card: %1</source>
        <translation>Karte hinzufügen: %1</translation>
    </message>
    <message>
        <source>What each play is worth</source>
        <translation>Was jeder Zug wert ist</translation>
    </message>
    <message>
        <source>in stakes</source>
        <translation>in Einsätzen</translation>
    </message>
    <message>
        <source>in money</source>
        <translation>in Geld</translation>
    </message>
    <message>
        <source>How the dealer&apos;s hand ends</source>
        <translation>Wie die Hand des Dealers endet</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>how a hand ends, its chance</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>CalendarPopup</name>
    <message>
        <source>Previous month</source>
        <translation>Früherer Monat</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Späterer Monat</translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <source>Ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>Verdeckte Karte</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2-%1</translation>
    </message>
</context>
<context>
    <name>CellPanel</name>
    <message>
        <source>Details of a cell</source>
        <translation>Einzelheiten zu einem Feld</translation>
    </message>
    <message>
        <source>%1: first two cards %2, three or more %3</source>
        <translation>%1: mit den ersten zwei Karten %2, mit drei oder mehr %3</translation>
    </message>
    <message>
        <source>%1: %2, by %3 of a stake; %4 of such hands. %5</source>
        <translation>%1: %2, um %3 eines Einsatzes; %4 dieser Hände. %5</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>zwei Karten</translation>
    </message>
    <message>
        <source>three or more</source>
        <translation>drei oder mehr</translation>
    </message>
</context>
<context>
    <name>ChallengeBar</name>
    <message>
        <source>Challenge</source>
        <translation>Herausforderung</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>which round, what is asked</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Stop challenge</source>
        <translation>Herausforderung beenden</translation>
    </message>
</context>
<context>
    <name>ChallengeMaking</name>
    <message>
        <source>Challenge somebody</source>
        <translation>Jemanden herausfordern</translation>
    </message>
    <message>
        <source>Save the file…</source>
        <translation>Datei speichern…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Somebody else gets the same cards, rules and stakes. When they have played them, the program shows their play beside yours, decision by decision.</source>
        <translation>Jemand anderes bekommt dieselben Karten, Regeln und Einsätze. Danach zeigt das Programm beide Spielweisen nebeneinander, Entscheidung für Entscheidung.</translation>
    </message>
    <message>
        <source>What to send</source>
        <translation>Was gesendet wird</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Diese Runde</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds of its shoe</source>
        <translation>
            <numerusform>%Ln Runde ihres Schlittens</numerusform>
            <numerusform>%Ln Runden ihres Schlittens</numerusform>
        </translation>
    </message>
    <message>
        <source>A nickname, if you want to give one</source>
        <translation>Ein Spitzname, wenn Sie möchten</translation>
    </message>
    <message>
        <source>Nothing else about you is in the file. Its cards are sealed: nobody sees them by looking into it, but somebody who knows how programs work could.</source>
        <translation>Sonst steht nichts über Sie in der Datei. Die Karten sind versiegelt: Wer hineinsieht, erkennt sie nicht; wer sich mit Programmen auskennt, könnte es.</translation>
    </message>
</context>
<context>
    <name>ChallengeOffer</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>You play it with money of its own: your wallet, your rounds and your statistics stay as they are. Each round begins with the same card as it did there, and the others at the table play as they did. Afterwards both plays are shown side by side.</source>
        <translation>Gespielt wird mit eigenem Geld: Geldbörse, Runden und Statistik bleiben, wie sie sind. Jede Runde beginnt mit derselben Karte wie dort, und die anderen am Tisch spielen wie damals. Danach stehen beide Spielweisen nebeneinander.</translation>
    </message>
    <message>
        <source>Show the answer in it</source>
        <translation>Antwort darin zeigen</translation>
    </message>
</context>
<context>
    <name>ChallengeResult</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Calculating what each decision was worth…</source>
        <translation>Der Wert jeder Entscheidung wird berechnet…</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>A nickname, if you want to give one</source>
        <translation>Ein Spitzname, wenn Sie möchten</translation>
    </message>
    <message>
        <source>Save my answer…</source>
        <translation>Meine Antwort speichern…</translation>
    </message>
</context>
<context>
    <name>Challenges</name>
    <message>
        <source>Save the challenge</source>
        <translation>Herausforderung speichern</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Herausforderung</translation>
    </message>
    <message>
        <source>challenge</source>
        <comment>a file&apos;s name</comment>
        <translation>herausforderung</translation>
    </message>
    <message>
        <source>Open a challenge</source>
        <translation>Herausforderung öffnen</translation>
    </message>
</context>
<context>
    <name>ChartLegend</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ChartWords</name>
    <message>
        <source>Hard %1</source>
        <translation>Hard %1</translation>
    </message>
    <message>
        <source>Soft %1</source>
        <translation>Soft %1</translation>
    </message>
    <message>
        <source>Pair of %1</source>
        <translation>Paar %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Depends on the cards.</source>
        <translation>Hängt von den Karten ab.</translation>
    </message>
    <message>
        <source>Hard totals</source>
        <translation>Hard-Hände</translation>
    </message>
    <message>
        <source>Soft totals</source>
        <translation>Soft-Hände</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Both cards shown</source>
        <translation>Beide Karten offen</translation>
    </message>
    <message>
        <source>Up card</source>
        <translation>Offene Karte</translation>
    </message>
    <message>
        <source>Hidden card small</source>
        <translation>Verdeckte Karte klein</translation>
    </message>
    <message>
        <source>Hidden card medium</source>
        <translation>Verdeckte Karte mittel</translation>
    </message>
    <message>
        <source>Hidden card large</source>
        <translation>Verdeckte Karte groß</translation>
    </message>
    <message>
        <source>%1 against %2, both cards shown</source>
        <translation>%1 gegen %2, beide Karten offen</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>%1 against %2, hidden card small</source>
        <translation>%1 gegen %2, verdeckte Karte klein</translation>
    </message>
    <message>
        <source>%1 against %2, hidden card medium</source>
        <translation>%1 gegen %2, verdeckte Karte mittel</translation>
    </message>
    <message>
        <source>%1 against %2, hidden card large</source>
        <translation>%1 gegen %2, verdeckte Karte groß</translation>
    </message>
    <message>
        <source>%1 leads by %2 of a stake: close.</source>
        <translation>%1 liegt um %2 eines Einsatzes vorn: knapp.</translation>
    </message>
    <message>
        <source>%1 leads by %2 of a stake.</source>
        <translation>%1 liegt um %2 eines Einsatzes vorn.</translation>
    </message>
    <message>
        <source>leads by %1 of a stake or more</source>
        <translation>um %1 eines Einsatzes oder mehr vorn</translation>
    </message>
    <message>
        <source>by less</source>
        <translation>um weniger</translation>
    </message>
    <message>
        <source>by less than %1: close</source>
        <translation>um weniger als %1: knapp</translation>
    </message>
    <message>
        <source>depends on the cards</source>
        <translation>hängt von den Karten ab</translation>
    </message>
    <message>
        <source>Against %1: %2.</source>
        <translation>Gegen %1: %2.</translation>
    </message>
    <message>
        <source>%1 percentage points</source>
        <translation>%1 Prozentpunkte</translation>
    </message>
    <message>
        <source>Worth the same: %1.</source>
        <translation>Gleich viel wert: %1.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a house edge, money in an hour</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards open, hard 4 to 11</source>
        <translation>Dealerkarten offen, Hard 4 bis 11</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards open, hard 12 to 20</source>
        <translation>Dealerkarten offen, Hard 12 bis 20</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards open, soft totals</source>
        <translation>Dealerkarten offen, Soft-Hände</translation>
    </message>
    <message>
        <source>soft %1</source>
        <comment>the total of the dealer&apos;s open cards</comment>
        <translation>Soft %1</translation>
    </message>
    <message>
        <source>hard %1</source>
        <comment>the total of the dealer&apos;s open cards</comment>
        <translation>Hard %1</translation>
    </message>
    <message>
        <source>After a double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Nach dem Verdoppeln: %1 gegen %2 aufgeben</translation>
    </message>
    <message>
        <source>%1 against the dealer&apos;s %2</source>
        <translation>%1 gegen %2 des Dealers</translation>
    </message>
    <message>
        <source>After the first double: double %1 again against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Nach dem ersten Verdoppeln: %1 gegen %2 erneut verdoppeln</translation>
    </message>
    <message>
        <source>After the second double: double %1 again against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Nach dem zweiten Verdoppeln: %1 gegen %2 erneut verdoppeln</translation>
    </message>
    <message>
        <source>After the first double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Nach dem ersten Verdoppeln: %1 gegen %2 aufgeben</translation>
    </message>
    <message>
        <source>After the second double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Nach dem zweiten Verdoppeln: %1 gegen %2 aufgeben</translation>
    </message>
    <message>
        <source>After the third double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Nach dem dritten Verdoppeln: %1 gegen %2 aufgeben</translation>
    </message>
    <message>
        <source>Other hands of a free split: stand on %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Andere Hände nach Gratis-Teilen: bei %1 gegen %2 halten</translation>
    </message>
    <message>
        <source>Other hands of a free split: double %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Andere Hände nach Gratis-Teilen: %1 gegen %2 verdoppeln</translation>
    </message>
    <message>
        <source>Other hands of a free split: hit %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Andere Hände nach Gratis-Teilen: bei %1 gegen %2 ziehen</translation>
    </message>
    <message>
        <source>%1, after a hit or split</source>
        <comment>a hand</comment>
        <translation>%1, nach Ziehen oder Teilen</translation>
    </message>
    <message>
        <source>%1, doubled</source>
        <comment>a hand</comment>
        <translation>%1, verdoppelt</translation>
    </message>
    <message>
        <source>%1, doubled twice</source>
        <comment>a hand</comment>
        <translation>%1, zweimal verdoppelt</translation>
    </message>
    <message>
        <source>%1, doubled three times</source>
        <comment>a hand</comment>
        <translation>%1, dreimal verdoppelt</translation>
    </message>
    <message>
        <source>%1, from a free split</source>
        <comment>a hand</comment>
        <translation>%1, nach Gratis-Teilen</translation>
    </message>
    <message>
        <source>S%1</source>
        <comment>short for: soft %1, the dealer&apos;s open cards</comment>
        <translation>S%1</translation>
    </message>
    <message>
        <source>H%1</source>
        <comment>short for: hard %1, the dealer&apos;s open cards</comment>
        <translation>H%1</translation>
    </message>
</context>
<context>
    <name>ChecksFound</name>
    <message>
        <source>Checking… %1%</source>
        <translation>Wird geprüft … %1&#xa0;%</translation>
    </message>
    <message>
        <source>Verify all</source>
        <translation>Alle prüfen</translation>
    </message>
</context>
<context>
    <name>ChipButton</name>
    <message>
        <source>Chip %1</source>
        <translation>Jeton %1</translation>
    </message>
</context>
<context>
    <name>ChipRack</name>
    <message>
        <source>Chip %1</source>
        <translation>Jeton %1</translation>
    </message>
</context>
<context>
    <name>ChipShelf</name>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message numerus="yes">
        <source>%1 is no longer in the shoe; %n decks hold %2 of it</source>
        <comment>a card</comment>
        <translation>
            <numerusform>%1 ist nicht mehr im Schlitten; %n Deck enthält sie %2-mal</numerusform>
            <numerusform>%1 ist nicht mehr im Schlitten; %n Decks enthalten sie %2-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed; %2 or a card such as %3 is</source>
        <translation>„%1“ ist nicht erlaubt; erlaubt ist %2 oder eine Karte wie %3</translation>
    </message>
    <message numerus="yes">
        <source>%n cards; a hand to play has %1 to %2</source>
        <translation>
            <numerusform>%n Karte; eine Hand, für die entschieden wird, hat %1 bis %2</numerusform>
            <numerusform>%n Karten; eine Hand, für die entschieden wird, hat %1 bis %2</numerusform>
        </translation>
    </message>
    <message>
        <source>exactly one card is needed, such as %1</source>
        <translation>genau eine Karte ist nötig, etwa %1</translation>
    </message>
    <message>
        <source>this game has no splits (%1)</source>
        <translation>in diesem Spiel wird nicht geteilt (%1)</translation>
    </message>
    <message>
        <source>take it</source>
        <comment>insurance, even money</comment>
        <translation>nehmen</translation>
    </message>
    <message>
        <source>best</source>
        <comment>of all plays</comment>
        <translation>optimal</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>Versicherung</translation>
    </message>
    <message>
        <source>even money</source>
        <translation>Even Money</translation>
    </message>
    <message>
        <source>declined</source>
        <comment>even money</comment>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>What every action of a hand is worth, per unit of the initial play.</source>
        <translation>Was jede Spielweise einer Hand wert ist, je Einheit des ersten Einsatzes.</translation>
    </message>
    <message>
        <source>The dealer&apos;s up card.</source>
        <translation>Die offene Karte des Dealers.</translation>
    </message>
    <message>
        <source>Other cards gone from the shoe; after a split, the other hands&apos; cards too.</source>
        <translation>Andere Karten, die im Schlitten fehlen; nach dem Teilen auch die Karten der anderen Hände.</translation>
    </message>
    <message>
        <source>The hand comes from a split.</source>
        <translation>Die Hand stammt aus einem Teilen.</translation>
    </message>
    <message>
        <source>What is known about the hole card: %1, or the card itself.</source>
        <translation>Was von der verdeckten Karte bekannt ist: %1 oder die Karte selbst.</translation>
    </message>
    <message>
        <source>the expectation of every action for one hand</source>
        <translation>der Erwartungswert jeder Spielweise einer Hand</translation>
    </message>
    <message>
        <source>return to player (RTP)</source>
        <translation>Auszahlungsquote (RTP)</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>veröffentlicht</translation>
    </message>
    <message>
        <source>per unit staked in total</source>
        <translation>je insgesamt gesetzter Einheit</translation>
    </message>
    <message>
        <source>expectation, best play</source>
        <translation>Erwartungswert, optimales Spiel</translation>
    </message>
    <message>
        <source>basic strategy</source>
        <translation>Basisstrategie</translation>
    </message>
    <message>
        <source>average stake</source>
        <translation>mittlerer Einsatz</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>Standardabweichung</translation>
    </message>
    <message>
        <source>element of risk</source>
        <translation>Risikoanteil (Element of Risk)</translation>
    </message>
    <message>
        <source>insurance, per unit of it</source>
        <translation>Versicherung, je Einheit davon</translation>
    </message>
    <message>
        <source>even money, compared with waiting</source>
        <translation>Even Money statt Abwarten</translation>
    </message>
    <message>
        <source>UP</source>
        <comment>the up card</comment>
        <translation>OFFEN</translation>
    </message>
    <message>
        <source>EXPECTATION</source>
        <translation>ERWARTUNGSWERT</translation>
    </message>
    <message>
        <source>BLACKJACK</source>
        <translation>BLACKJACK</translation>
    </message>
    <message>
        <source>BUST</source>
        <translation>ÜBERKAUFT</translation>
    </message>
    <message>
        <source>%1: expectation %2, wins %3</source>
        <comment>a side bet</comment>
        <translation>%1: Erwartungswert %2, gewinnt %3</translation>
    </message>
    <message>
        <source>The exact expectation of a game and of each side bet: one hand from a full fresh shoe.</source>
        <translation>Der exakte Erwartungswert eines Spiels und jeder Nebenwette: eine Hand aus einem vollen, neuen Schlitten.</translation>
    </message>
    <message numerus="yes">
        <source>%n decks</source>
        <translation>
            <numerusform>%n Deck</numerusform>
            <numerusform>%n Decks</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2; method: %3</source>
        <comment>a game, its decks, how it was computed</comment>
        <translation>%1, %2; Verfahren: %3</translation>
    </message>
    <message>
        <source>exact expectation of the game and of each side bet</source>
        <translation>exakter Erwartungswert des Spiels und jeder Nebenwette</translation>
    </message>
    <message>
        <source>&quot;%1&quot; shows the options of a command.</source>
        <translation>„%1“ nennt die Optionen eines Befehls.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 1 could not be done, 2 wrong usage or input.</source>
        <translation>Rückgabewerte: 0 erledigt, 1 es war nicht möglich, 2 der Aufruf oder seine Eingabe ist falsch.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>no command</source>
        <translation>kein Befehl</translation>
    </message>
    <message>
        <source>no such command; use one of %1</source>
        <translation>kein solcher Befehl; möglich: %1</translation>
    </message>
    <message>
        <source>not enough memory for this</source>
        <translation>dafür reicht der Arbeitsspeicher nicht</translation>
    </message>
    <message>
        <source>not known; allowed: %1</source>
        <translation>nicht bekannt; erlaubt: %1</translation>
    </message>
    <message>
        <source>Shows the options of this command.</source>
        <translation>Nennt die Optionen dieses Befehls.</translation>
    </message>
    <message>
        <source>Prints one JSON document and nothing else.</source>
        <translation>Gibt ein JSON-Dokument aus und sonst nichts.</translation>
    </message>
    <message>
        <source>The data folder (default: the window&apos;s own).</source>
        <translation>Der Datenordner (Vorgabe: der des Fensters).</translation>
    </message>
    <message>
        <source>A game&apos;s id, or the path of a rule-set file.</source>
        <translation>Die Kennung eines Spiels oder der Pfad einer Regeldatei.</translation>
    </message>
    <message>
        <source>Changes one rule for this call, such as %1 or %2; repeatable.</source>
        <translation>Ändert für diesen Aufruf eine Regel, etwa %1 oder %2; mehrfach möglich.</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; shows what is allowed.</source>
        <comment>a sentence that says what is wrong</comment>
        <translation>%1 „%2“ nennt, was erlaubt ist.</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 fehlt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one argument too many; allowed: %2</source>
        <translation>„%1“ ist ein Argument zu viel; erlaubt: %2</translation>
    </message>
    <message>
        <source>%1 is empty; a folder&apos;s path is needed</source>
        <translation>%1 ist leer; nötig ist der Pfad eines Ordners</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed; a whole number from %2 to %3 is</source>
        <translation>„%1“ ist nicht erlaubt; erlaubt ist eine ganze Zahl von %2 bis %3</translation>
    </message>
    <message numerus="yes">
        <source>%n of them</source>
        <comment>side bets or limits</comment>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>ALONE</source>
        <translation>EINZELN</translation>
    </message>
    <message>
        <source>IN TURN</source>
        <translation>DER REIHE NACH</translation>
    </message>
    <message>
        <source>side bet %1</source>
        <translation>Nebenwette %1</translation>
    </message>
    <message>
        <source>Both have the same rules.</source>
        <translation>Beide haben dieselben Regeln.</translation>
    </message>
    <message>
        <source>The strategy charts are the same.</source>
        <translation>Die Strategietabellen sind gleich.</translation>
    </message>
    <message>
        <source>HAND</source>
        <translation>HAND</translation>
    </message>
    <message>
        <source>AGAINST</source>
        <comment>the up card</comment>
        <translation>GEGEN</translation>
    </message>
    <message>
        <source>Changes one rule of B for this call, such as %1; repeatable.</source>
        <translation>Ändert für diesen Aufruf eine Regel von B, etwa %1; mehrfach möglich.</translation>
    </message>
    <message>
        <source>two games side by side: differing rules and what each is worth</source>
        <translation>zwei Spiele nebeneinander: abweichende Regeln und was jede wert ist</translation>
    </message>
    <message>
        <source>Checks a round&apos;s shuffle against its commitment.</source>
        <translation>Prüft die Mischung einer Runde anhand ihrer Festlegung.</translation>
    </message>
    <message>
        <source>A round as &quot;%1&quot; prints it, or its fairness object alone (- is standard input); or the number of a round in the data folder.</source>
        <translation>Eine Runde, wie „%1“ sie ausgibt, oder nur ihr Objekt fairness (- ist die Standardeingabe); oder die Nummer einer Runde im Datenordner.</translation>
    </message>
    <message>
        <source>every finished shoe in the data folder</source>
        <translation>alle abgeschlossenen Schlitten im Datenordner</translation>
    </message>
    <message>
        <source>%1, %2 or %3 is needed</source>
        <translation>nötig ist %1, %2 oder %3</translation>
    </message>
    <message>
        <source>checks a round&apos;s shuffle against its commitment</source>
        <translation>prüft die Mischung einer Runde anhand ihrer Festlegung</translation>
    </message>
    <message>
        <source>the shoe is still in use; its seed is shown when it ends, and can be checked then</source>
        <translation>der Schlitten ist noch im Spiel; sein Seed wird an seinem Ende gezeigt und lässt sich dann prüfen</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>OK: the seed matches the commitment (no drawn cards to compare)</source>
        <translation>OK: Der Seed ist der festgelegte (keine gezogenen Karten zum Vergleichen)</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>failed: shoe %1, round %2: %3</source>
        <translation>fehlgeschlagen: Schlitten %1, Runde %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n finished shoes</source>
        <translation>
            <numerusform>%n abgeschlossener Schlitten</numerusform>
            <numerusform>%n abgeschlossene Schlitten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <comment>so many finished shoes with …</comment>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2: all match their commitments</source>
        <comment>so many finished shoes, so many rounds</comment>
        <translation>%1 mit %2: alles wie festgelegt</translation>
    </message>
    <message>
        <source>%1 with %2: %3</source>
        <comment>so many finished shoes, so many rounds; so many problems</comment>
        <translation>%1 mit %2: %3</translation>
    </message>
    <message>
        <source>%1 (recovered)</source>
        <comment>a round&apos;s results</comment>
        <translation>%1 (wiederhergestellt)</translation>
    </message>
    <message>
        <source>The rounds played, newest first.</source>
        <translation>Die gespielten Runden, neueste zuerst.</translation>
    </message>
    <message>
        <source>only rounds before this one</source>
        <translation>nur Runden vor dieser</translation>
    </message>
    <message>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>started</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>values</source>
        <comment>of the hands</comment>
        <translation>Werte</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>side bets</source>
        <translation>Nebenwetten</translation>
    </message>
    <message>
        <source>staked</source>
        <translation>gesetzt</translation>
    </message>
    <message>
        <source>net</source>
        <translation>netto</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rounds</source>
        <translation>
            <numerusform>%1 von %n Runde</numerusform>
            <numerusform>%1 von %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2, %3 of %4, %5, recovered</source>
        <comment>its number, game, currency, account, state</comment>
        <translation>Runde %1, %2, %3 von %4, %5, wiederhergestellt</translation>
    </message>
    <message>
        <source>Round %1, %2, %3 of %4, %5</source>
        <comment>its number, game, currency, account, state</comment>
        <translation>Runde %1, %2, %3 von %4, %5</translation>
    </message>
    <message>
        <source>started %1, ended %2</source>
        <translation>begonnen %1, beendet %2</translation>
    </message>
    <message>
        <source>started %1</source>
        <translation>begonnen %1</translation>
    </message>
    <message>
        <source>shoe number %1, cards %2 to %3</source>
        <translation>Schlitten Nummer %1, Karten %2 bis %3</translation>
    </message>
    <message>
        <source>commitment</source>
        <translation>Festlegung</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>client seed</source>
        <translation>Client-Seed</translation>
    </message>
    <message>
        <source>shown when the shoe ends</source>
        <translation>wird am Ende des Schlittens gezeigt</translation>
    </message>
    <message>
        <source>One round: hands, plays, cards, fairness.</source>
        <translation>Eine Runde: Hände, Posten, Karten, Fairness.</translation>
    </message>
    <message>
        <source>shoe %1</source>
        <translation>Schlitten %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shoes</source>
        <translation>
            <numerusform>%n Schlitten</numerusform>
            <numerusform>%n Schlitten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bookings</source>
        <translation>
            <numerusform>%n Buchung</numerusform>
            <numerusform>%n Buchungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3: everything agrees</source>
        <comment>how many rounds, shoes, bookings</comment>
        <translation>%1, %2, %3: alles stimmt überein</translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <comment>how many rounds, shoes, bookings; how many problems</comment>
        <translation>%1, %2, %3: %4</translation>
    </message>
    <message>
        <source>Checks the record: books, events, cards, commitments, and that nothing is missing.</source>
        <translation>Prüft die Aufzeichnung: Bücher, Ereignisse, Karten, Festlegungen und dass nichts fehlt.</translation>
    </message>
    <message>
        <source>Makes a backup now, or lists the existing ones.</source>
        <translation>Legt jetzt eine Sicherung an oder listet die vorhandenen auf.</translation>
    </message>
    <message>
        <source>only list the backups</source>
        <translation>nur die Sicherungen auflisten</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <comment>very many</comment>
        <translation>%1 Byte</translation>
    </message>
    <message>
        <source>Replaces the database with a backup; the present file is set aside, not deleted.</source>
        <translation>Setzt eine Sicherung an die Stelle der Datenbank; die jetzige Datei wird beiseitegelegt, nicht gelöscht.</translation>
    </message>
    <message>
        <source>there is no backup in this data folder</source>
        <translation>in diesem Datenordner gibt es keine Sicherung</translation>
    </message>
    <message>
        <source>none of the backups in this data folder is intact</source>
        <translation>keine der Sicherungen in diesem Datenordner ist unversehrt</translation>
    </message>
    <message>
        <source>at most this many: default %1, maximum %2</source>
        <translation>höchstens so viele: ohne Angabe %1, bis zu %2</translation>
    </message>
    <message>
        <source>the rounds played, newest first</source>
        <translation>die gespielten Runden, neueste zuerst</translation>
    </message>
    <message>
        <source>one round: hands, plays, cards, fairness</source>
        <translation>eine Runde: Hände, Posten, Karten, Fairness</translation>
    </message>
    <message>
        <source>checks the whole record</source>
        <translation>prüft die ganze Aufzeichnung</translation>
    </message>
    <message>
        <source>makes a backup</source>
        <translation>legt eine Sicherung an</translation>
    </message>
    <message>
        <source>replaces the database with a backup</source>
        <translation>setzt eine Sicherung an die Stelle der Datenbank</translation>
    </message>
    <message>
        <source>is still being played</source>
        <comment>a round</comment>
        <translation>wird noch gespielt</translation>
    </message>
    <message>
        <source>its record can&apos;t be read to the end</source>
        <comment>a round</comment>
        <translation>was davon aufgezeichnet ist, lässt sich nicht bis zum Ende lesen</translation>
    </message>
    <message>
        <source>no cards were dealt in it, or they are not those of its shoe</source>
        <comment>a round</comment>
        <translation>es wurden keine Karten gegeben, oder sie gehören nicht zum Schlitten der Runde</translation>
    </message>
    <message>
        <source>nothing was staked</source>
        <translation>es wurde nichts gesetzt</translation>
    </message>
    <message>
        <source>none of the stakes can be placed there</source>
        <translation>keiner der Einsätze ist dort möglich</translation>
    </message>
    <message>
        <source>it would need cards that are still in the shoe</source>
        <translation>es ginge mit Karten weiter, die noch im Schlitten sind</translation>
    </message>
    <message>
        <source>other stakes</source>
        <translation>andere Einsätze</translation>
    </message>
    <message>
        <source>%1; other stakes</source>
        <comment>what was played</comment>
        <translation>%1; andere Einsätze</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>ausgezahlt</translation>
    </message>
    <message>
        <source>round %1 of %2 came to %3 %4; its cards with best play:</source>
        <comment>its number, game, net, currency</comment>
        <translation>Runde %1 (%2) brachte %3 %4; ihre Karten bei optimalem Spiel:</translation>
    </message>
    <message>
        <source>What one round&apos;s cards would have paid in every known game, your own included: alone at the table, the shoe from the round&apos;s first card on, best play from what can be seen, the same stakes or the nearest the game allows. The round&apos;s own game comes first.</source>
        <translation>Was die Karten einer Runde in jedem bekannten Spiel gebracht hätten, auch in Ihren eigenen: allein am Tisch, mit dem Schlitten ab der ersten Karte der Runde, optimal gespielt nach dem, was zu sehen ist, mit denselben Einsätzen oder den nächstliegenden, die das Spiel erlaubt. Das Spiel der Runde selbst kommt zuerst.</translation>
    </message>
    <message>
        <source>a round&apos;s cards in the other games</source>
        <translation>die Karten einer Runde in den anderen Spielen</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds, %1</source>
        <translation>
            <numerusform>%n Runde, %1</numerusform>
            <numerusform>%n Runden, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Writes the record to a file: as JSON one round per line, as CSV one play per line.</source>
        <translation>Schreibt die Aufzeichnung in eine Datei: als JSON eine Runde pro Zeile, als CSV einen Einsatz pro Zeile.</translation>
    </message>
    <message>
        <source>the format (default csv)</source>
        <translation>in welchem Format; ohne Angabe csv</translation>
    </message>
    <message>
        <source>the file; - writes to standard output</source>
        <translation>wohin; - schreibt auf die Standardausgabe</translation>
    </message>
    <message>
        <source>%1: %2 or %3 is needed</source>
        <translation>%1: nötig ist %2 oder %3</translation>
    </message>
    <message>
        <source>%1 is needed; - writes to standard output</source>
        <translation>%1 ist nötig; - schreibt auf die Standardausgabe</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds written to %1</source>
        <translation>
            <numerusform>%n Runde geschrieben nach %1</numerusform>
            <numerusform>%n Runden geschrieben nach %1</numerusform>
        </translation>
    </message>
    <message>
        <source>writes the record to a file</source>
        <translation>schreibt die Aufzeichnung in eine Datei</translation>
    </message>
    <message>
        <source>Works out what every decision and every round was worth, where that isn&apos;t known yet. If interrupted, it continues where it left off.</source>
        <translation>Ermittelt, was jede Entscheidung und jede Runde wert war, soweit das noch nicht bekannt ist. Nach einer Unterbrechung geht es dort weiter, wo es war.</translation>
    </message>
    <message>
        <source>discard the prices there are and price everything again</source>
        <translation>das Ermittelte verwerfen und alles neu bewerten</translation>
    </message>
    <message>
        <source>%1 rounds priced now; %2 priced in all, with %3 decisions; %4 can&apos;t be priced</source>
        <translation>%1 Runden jetzt bewertet; aufgezeichnet sind %2 mit %3 Entscheidungen und %4, die sich nicht bewerten lassen</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>up</source>
        <comment>the up card</comment>
        <translation>offen</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>mark</source>
        <comment>how bad a decision was</comment>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>there was nothing to decide</source>
        <translation>es gab nichts zu entscheiden</translation>
    </message>
    <message>
        <source>net %1: worth %2 before the first card, %3 after the deal; decisions cost %4, luck %5</source>
        <translation>netto %1: vor der ersten Karte %2 wert, nach dem Geben %3; Entscheidungen kosteten %4, Glück %5</translation>
    </message>
    <message>
        <source>One round&apos;s decisions: what each answer was worth from what could be seen, and what was luck.</source>
        <translation>Die Entscheidungen einer Runde: was jede Antwort nach dem, was zu sehen war, wert war und was Glück war.</translation>
    </message>
    <message>
        <source>The decisions in priced rounds that cost a hundredth of the stake or more, costliest first. A side bet is one of them if its expectation was negative before the first card.</source>
        <translation>Die Entscheidungen bewerteter Runden, die ein Hundertstel des Einsatzes oder mehr kosteten, die teuersten zuerst. Eine Nebenwette zählt dazu, wenn sie vor der ersten Karte weniger als nichts wert war.</translation>
    </message>
    <message>
        <source>only this kind: %1</source>
        <translation>nur diese Art: %1</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>kind</source>
        <comment>of a decision</comment>
        <translation>Art</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n mistakes</source>
        <translation>
            <numerusform>%1 von %n Fehler</numerusform>
            <numerusform>%1 von %n Fehlern</numerusform>
        </translation>
    </message>
    <message>
        <source>works out what every decision was worth</source>
        <translation>ermittelt, was jede Entscheidung wert war</translation>
    </message>
    <message>
        <source>one round&apos;s decisions, and what was luck</source>
        <translation>die Entscheidungen einer Runde und was Glück war</translation>
    </message>
    <message>
        <source>the costliest decisions</source>
        <translation>die teuersten Entscheidungen</translation>
    </message>
    <message>
        <source>all</source>
        <comment>games</comment>
        <translation>alle</translation>
    </message>
    <message>
        <source>What was staked and what came back, by game and currency; for priced rounds also what mistakes cost, what was luck, and how widely luck was expected to spread.</source>
        <translation>Was gesetzt wurde und was zurückkam, nach Spiel und Währung; bei bewerteten Runden, was Fehler kosteten, was Glück war und wie viel Glück zu erwarten war.</translation>
    </message>
    <message>
        <source>currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>Posten</translation>
    </message>
    <message>
        <source>returned/staked</source>
        <translation>ausgezahlt/gesetzt</translation>
    </message>
    <message>
        <source>mistakes</source>
        <comment>what they cost</comment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>expected spread</source>
        <comment>of luck</comment>
        <translation>zu erwartende Streuung</translation>
    </message>
    <message>
        <source>what was staked, what came back, and what was luck</source>
        <translation>was gesetzt wurde, was zurückkam und was Glück war</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no limit</comment>
        <translation>keines</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, from %2 on: %3</source>
        <comment>a limit; a moment; another limit</comment>
        <translation>%1, ab %2: %3</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes played</source>
        <translation>
            <numerusform>%n Minute gespielt</numerusform>
            <numerusform>%n Minuten gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 staked, net %3</source>
        <comment>an amount, its currency, another amount</comment>
        <translation>%1 %2 gesetzt, netto %3</translation>
    </message>
    <message>
        <source>The limits and breaks people have set themselves, and what they have played today.</source>
        <translation>Die Limits und Pausen, die sich die Spieler gesetzt haben, und was sie heute gespielt haben.</translation>
    </message>
    <message>
        <source>no break is running</source>
        <translation>es läuft keine Pause</translation>
    </message>
    <message>
        <source>%1 until %2, for every account</source>
        <comment>break or exclusion; a moment</comment>
        <translation>%1 bis %2, für alle Konten</translation>
    </message>
    <message>
        <source>the limits people have set themselves, and what they have played today</source>
        <translation>die Limits und Pausen, die sich die Spieler gesetzt haben, und was sie heute gespielt haben</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>Standardausgabe</translation>
    </message>
    <message>
        <source>could not be written to</source>
        <translation>darauf ließ sich nicht schreiben</translation>
    </message>
    <message>
        <source>%1 (needed)</source>
        <comment>a key of a rule file</comment>
        <translation>%1 (nötig)</translation>
    </message>
    <message>
        <source>A rule file is one JSON object. Its keys, with a dot for each level, and what is allowed there:</source>
        <translation>Eine Regeldatei ist ein JSON-Objekt. Seine Schlüssel, mit einem Punkt für jede Ebene, und was dort erlaubt ist:</translation>
    </message>
    <message>
        <source>Side bets: %1, each kind with its outcomes:</source>
        <translation>Nebenwetten: %1, jede Art mit ihren Ergebnissen:</translation>
    </message>
    <message>
        <source>any outcomes of the kinds above</source>
        <translation>beliebige Ergebnisse der Arten oben</translation>
    </message>
    <message>
        <source>Amounts are decimal text (%1), multiples of %2. &quot;%3&quot; prints a whole rule file.</source>
        <translation>Beträge sind Dezimaltext (%1), Vielfache von %2. „%3“ gibt eine ganze Regeldatei aus.</translation>
    </message>
    <message>
        <source>Checks whether files are games that can be played: every problem with its place and what is allowed. With %1: %2. Exit code 0 without problems, else 1.</source>
        <translation>Prüft, ob Dateien spielbare Spiele sind: jeder Fehler mit seiner Stelle und dem, was erlaubt ist. Mit %1: %2. Rückgabewert 0 ohne Fehler, sonst 1.</translation>
    </message>
    <message>
        <source>A rule-set file, or several.</source>
        <translation>Eine Regeldatei; weitere können folgen.</translation>
    </message>
    <message>
        <source>%1: OK</source>
        <comment>a rule-set file</comment>
        <translation>%1: in Ordnung</translation>
    </message>
    <message>
        <source>Adds a copy of a rule-set file to your own games. With %1: %2.</source>
        <translation>Nimmt die Kopie einer Regeldatei in Ihre eigenen Spiele auf. Mit %1: %2.</translation>
    </message>
    <message>
        <source>The rule-set file. &quot;%1&quot; describes its format.</source>
        <translation>Die Regeldatei. „%1“ nennt ihre Form.</translation>
    </message>
    <message>
        <source>%1 was added: %2</source>
        <comment>a game; its file</comment>
        <translation>%1 wurde aufgenommen: %2</translation>
    </message>
    <message>
        <source>Removes one of your own games. Rounds played by its rules keep them. With %1: %2.</source>
        <translation>Entfernt eines Ihrer eigenen Spiele. Runden, die nach seinen Regeln gespielt wurden, behalten sie. Mit %1: %2.</translation>
    </message>
    <message>
        <source>The game&apos;s id.</source>
        <translation>Die Kennung des Spiels.</translation>
    </message>
    <message>
        <source>%1 was removed: %2</source>
        <comment>a game; its file</comment>
        <translation>%1 wurde entfernt: %2</translation>
    </message>
    <message>
        <source>whether files are games that can be played</source>
        <translation>ob Dateien spielbare Spiele sind</translation>
    </message>
    <message>
        <source>adds a rule-set file to your own games</source>
        <translation>nimmt eine Regeldatei in Ihre eigenen Spiele auf</translation>
    </message>
    <message>
        <source>removes one of your own games</source>
        <translation>entfernt eines Ihrer eigenen Spiele</translation>
    </message>
    <message>
        <source>soft %1</source>
        <comment>the total of a hand</comment>
        <translation>Soft %1</translation>
    </message>
    <message>
        <source>blackjack</source>
        <comment>a hand</comment>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>bust</source>
        <comment>a hand</comment>
        <translation>überkauft</translation>
    </message>
    <message>
        <source>doubled</source>
        <comment>a hand</comment>
        <translation>verdoppelt</translation>
    </message>
    <message>
        <source>split</source>
        <comment>a hand</comment>
        <translation>geteilt</translation>
    </message>
    <message>
        <source>surrendered</source>
        <comment>a hand</comment>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>nothing was staked, nothing dealt</source>
        <translation>nichts gesetzt, nichts gegeben</translation>
    </message>
    <message>
        <source>seat %1, hand %2 (%3)</source>
        <comment>the player&apos;s name in brackets</comment>
        <translation>Platz %1, Hand %2 (%3)</translation>
    </message>
    <message>
        <source>player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>play</source>
        <comment>main, behind or a bet</comment>
        <translation>Posten</translation>
    </message>
    <message>
        <source>stake</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>refused: %1 %2: %3</source>
        <comment>bets or actions; which of them; the reason</comment>
        <translation>abgelehnt: %1 %2: %3</translation>
    </message>
    <message>
        <source>%1 left seat %2: %3</source>
        <comment>a player; the seat&apos;s number; the reason</comment>
        <translation>%1 hat Platz %2 verlassen: %3</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <comment>a player; an amount</comment>
        <translation>%1 hat %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Plays a scripted game.</source>
        <translation>Spielt ein Spiel nach Drehbuch.</translation>
    </message>
    <message>
        <source>The scenario&apos;s file; - reads standard input.</source>
        <translation>Die Datei des Szenarios; - liest die Standardeingabe.</translation>
    </message>
    <message>
        <source>plays a scripted game</source>
        <translation>spielt ein Spiel nach Drehbuch</translation>
    </message>
    <message>
        <source>the house&apos;s choice, where the published rules are silent or unclear</source>
        <translation>Entscheidung des Hauses, wo die veröffentlichten Regeln nichts sagen oder unklar sind</translation>
    </message>
    <message>
        <source>The whole rule set, as data or as text.</source>
        <translation>Der ganze Regelsatz, als Daten oder als Text.</translation>
    </message>
    <message>
        <source>the whole rule set, as data (--json) or as text</source>
        <translation>der ganze Regelsatz, als Daten (--json) oder als Text</translation>
    </message>
    <message>
        <source>the round needs more cards than the shoe has; it began with %1</source>
        <translation>die Runde braucht mehr Karten, als der Schlitten hat; er begann mit %1</translation>
    </message>
    <message>
        <source>an amount exceeds what a wallet can hold</source>
        <translation>ein Betrag wird größer, als eine Geldbörse fassen kann</translation>
    </message>
    <message>
        <source>%1 is missing; allowed: 1 to %2</source>
        <translation>%1 fehlt; erlaubt: 1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>%n threads</source>
        <translation>
            <numerusform>%n Thread</numerusform>
            <numerusform>%n Threads</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3 rounds, seed %4, %5, through the engine</source>
        <comment>a game, its decks, very many rounds, …, how many threads</comment>
        <translation>%1, %2, %3 Runden, Seed %4, %5, durch die Engine</translation>
    </message>
    <message>
        <source>%1, %2, %3 rounds, seed %4, %5</source>
        <comment>a game, its decks, very many rounds, …, how many threads</comment>
        <translation>%1, %2, %3 Runden, Seed %4, %5</translation>
    </message>
    <message>
        <source>expectation, simulated</source>
        <translation>Erwartungswert, simuliert</translation>
    </message>
    <message>
        <source>standard error</source>
        <translation>Standardfehler</translation>
    </message>
    <message>
        <source>basic strategy, exact, full shoe</source>
        <translation>Basisstrategie, exakt, voller Schlitten</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>in standard errors</source>
        <translation>in Standardfehlern</translation>
    </message>
    <message>
        <source>The difference includes the cut card&apos;s effect: rounds from a shoe in use are worth a little less than the first.</source>
        <translation>Der Unterschied enthält die Wirkung der Schnittkarte: Runden aus einem laufenden Schlitten sind etwas weniger wert als die erste.</translation>
    </message>
    <message>
        <source>%1 s, %2 million rounds a second</source>
        <comment>s: seconds</comment>
        <translation>%1 s, %2 Millionen Runden pro Sekunde</translation>
    </message>
    <message>
        <source>Plays rounds by the analysed basic strategy; the same seed and threads give the same figures.</source>
        <translation>Spielt Runden nach der analysierten Basisstrategie; derselbe Seed und dieselbe Zahl an Threads ergeben dieselben Zahlen.</translation>
    </message>
    <message>
        <source>How many rounds.</source>
        <translation>Wie viele Runden.</translation>
    </message>
    <message>
        <source>The seed of the random numbers (default 1).</source>
        <translation>Wo die Zufallszahlen beginnen (Vorgabe: 1).</translation>
    </message>
    <message>
        <source>How many threads (default 1).</source>
        <translation>Wie viele Threads (Vorgabe: 1).</translation>
    </message>
    <message>
        <source>Plays every round through the table&apos;s own engine: slower, by the same rules.</source>
        <translation>Spielt jede Runde durch die Engine des Tisches: langsamer, nach denselben Regeln.</translation>
    </message>
    <message>
        <source>Monte Carlo with the analysed strategy</source>
        <translation>Monte-Carlo-Simulation mit der analysierten Strategie</translation>
    </message>
    <message>
        <source>%1: one of %2 is needed</source>
        <translation>%1: nötig ist eines von %2</translation>
    </message>
    <message>
        <source>%1: the number of a round, from 1, is needed</source>
        <translation>%1: nötig ist die Nummer einer Runde, ab 1</translation>
    </message>
    <message>
        <source>%1: a date (%2) or a moment (%3) is needed</source>
        <translation>%1: nötig ist ein Datum (%2) oder ein Zeitpunkt (%3)</translation>
    </message>
    <message>
        <source>The round&apos;s number.</source>
        <translation>Die Nummer der Runde.</translation>
    </message>
    <message>
        <source>only this account&apos;s</source>
        <translation>nur die dieses Kontos</translation>
    </message>
    <message>
        <source>only this game&apos;s</source>
        <translation>nur die dieses Spiels</translation>
    </message>
    <message>
        <source>only in this currency</source>
        <translation>nur in dieser Währung</translation>
    </message>
    <message>
        <source>only from this day on (%1), or from this moment (%2)</source>
        <translation>nur ab diesem Tag (%1) oder diesem Zeitpunkt (%2)</translation>
    </message>
    <message>
        <source>only where a hand ended this way: %1</source>
        <translation>nur wo eine Hand so endete: %1</translation>
    </message>
    <message>
        <source>only where a side bet was won</source>
        <translation>nur wo eine Nebenwette gewonnen wurde</translation>
    </message>
    <message>
        <source>only rounds in this state: %1</source>
        <translation>nur Runden in diesem Zustand: %1</translation>
    </message>
    <message>
        <source>only those that were interrupted and finished later</source>
        <translation>nur solche, die unterbrochen und später beendet wurden</translation>
    </message>
    <message>
        <source>only those with a decision, or a side bet, priced at least this bad: %1</source>
        <translation>nur solche mit einer Entscheidung oder Nebenwette, die mindestens so schlecht bewertet ist: %1</translation>
    </message>
    <message>
        <source>%1: there is no such account</source>
        <translation>%1: dieses Konto gibt es nicht</translation>
    </message>
    <message>
        <source>%1 does not come after %2</source>
        <translation>%1 liegt nicht nach %2</translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>above the up cards of a chart</comment>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>hard</source>
        <comment>hands of a chart</comment>
        <translation>Hard</translation>
    </message>
    <message>
        <source>soft</source>
        <comment>hands of a chart</comment>
        <translation>Soft</translation>
    </message>
    <message>
        <source>pairs</source>
        <comment>hands of a chart</comment>
        <translation>Paare</translation>
    </message>
    <message>
        <source>both dealer cards shown</source>
        <translation>beide Dealerkarten offen</translation>
    </message>
    <message>
        <source>hidden card %1</source>
        <comment>small, medium or large</comment>
        <translation>verdeckte Karte %1</translation>
    </message>
    <message>
        <source>Basic strategy: the best play for every total and pair against every up card.</source>
        <translation>Basisstrategie: die optimale Spielweise für jede Summe und jedes Paar gegen jede offene Karte.</translation>
    </message>
    <message>
        <source>%1, %2; expectation of this strategy %3</source>
        <comment>a game, its decks</comment>
        <translation>%1, %2; Erwartungswert dieser Strategie %3</translation>
    </message>
    <message>
        <source>S stand, H hit, D double else hit, Ds double else stand, P split, R surrender else hit, Rs else stand, Rp else split</source>
        <comment>the letters stay as they are</comment>
        <translation>S halten, H ziehen, D verdoppeln, sonst ziehen, Ds verdoppeln, sonst halten, P teilen, R aufgeben, sonst ziehen, Rs aufgeben, sonst halten, Rp aufgeben, sonst teilen</translation>
    </message>
    <message>
        <source>insurance: take it</source>
        <translation>Versicherung: nehmen</translation>
    </message>
    <message>
        <source>insurance: never</source>
        <translation>Versicherung: nie</translation>
    </message>
    <message>
        <source>even money: take it</source>
        <translation>Even Money: nehmen</translation>
    </message>
    <message>
        <source>even money: never</source>
        <translation>Even Money: nie</translation>
    </message>
    <message>
        <source>the best play for every hand against every up card, as charts</source>
        <translation>die optimale Spielweise für jede Hand gegen jede offene Karte, als Tabellen</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>DECKS</source>
        <translation>DECKS</translation>
    </message>
    <message>
        <source>SEATS</source>
        <translation>PLÄTZE</translation>
    </message>
    <message>
        <source>LIMITS</source>
        <translation>LIMITS</translation>
    </message>
    <message>
        <source>PUBLISHED RTP</source>
        <translation>VERÖFFENTLICHTE QUOTE</translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <comment>two amounts and their currency</comment>
        <translation>%1 bis %2 %3</translation>
    </message>
    <message>
        <source>All known rule sets, one per row.</source>
        <translation>Die bekannten Regelsätze, je eine Zeile.</translation>
    </message>
    <message>
        <source>all known rule sets, one per row</source>
        <translation>die bekannten Regelsätze, je eine Zeile</translation>
    </message>
    <message>
        <source>even: taking it or not is worth the same</source>
        <translation>ausgeglichen: nehmen oder nicht ist gleich viel wert</translation>
    </message>
    <message>
        <source>insurance: even, taking it or not is worth the same</source>
        <translation>Versicherung: ausgeglichen, nehmen oder nicht ist gleich viel wert</translation>
    </message>
    <message>
        <source>even money: even, taking it or not is worth the same</source>
        <translation>Even Money: ausgeglichen, nehmen oder nicht ist gleich viel wert</translation>
    </message>
    <message numerus="yes">
        <source>OK: the seed matches the commitment, and the %n cards drawn match the shuffle from card %1 of the shoe on</source>
        <translation>
            <numerusform>OK: Der Seed ist der festgelegte, und die %n gezogene Karte ab Karte %1 des Schlittens ist die der Mischung</numerusform>
            <numerusform>OK: Der Seed ist der festgelegte, und die %n gezogenen Karten ab Karte %1 des Schlittens sind die der Mischung</numerusform>
        </translation>
    </message>
    <message>
        <source>only up to and including this day, or before this moment</source>
        <translation>nur bis zu diesem Tag einschließlich oder vor diesem Zeitpunkt</translation>
    </message>
    <message>
        <source>only with this result, over all hands and side bets: %1</source>
        <translation>nur mit diesem Ergebnis, alle Hände und Nebenwetten zusammen: %1</translation>
    </message>
    <message>
        <source>%1, the last one number %2</source>
        <comment>&quot;12 rounds&quot;; a round&apos;s number</comment>
        <translation>%1, die letzte ist Nummer %2</translation>
    </message>
    <message>
        <source>intact</source>
        <comment>a backup</comment>
        <translation>unversehrt</translation>
    </message>
    <message numerus="yes">
        <source>%n entries changed or missing</source>
        <comment>in a backup</comment>
        <translation>
            <numerusform>%n Eintrag geändert oder fehlend</numerusform>
            <numerusform>%n Einträge geändert oder fehlend</numerusform>
        </translation>
    </message>
    <message>
        <source>The backup (default: the intact one with most on record).</source>
        <translation>Die Sicherung; ohne Angabe die unversehrte mit dem meisten Inhalt.</translation>
    </message>
    <message>
        <source>%1 is empty; leave it out for the backup with most on record</source>
        <translation>%1 ist leer; lassen Sie es für die Sicherung mit dem meisten Inhalt weg</translation>
    </message>
    <message>
        <source>restored from %1: %2</source>
        <comment>a file; what it holds</comment>
        <translation>wiederhergestellt aus %1: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a card; cards are written like %2, %3 or %4, or without the suit like %5</source>
        <translation>„%1“ ist keine Karte; Karten schreibt man wie %2, %3 oder %4 oder ohne Farbe wie %5</translation>
    </message>
    <message>
        <source>The player&apos;s hand, such as %1 or %2.</source>
        <translation>Die Hand des Spielers, etwa %1 oder %2.</translation>
    </message>
    <message>
        <source>what a game costs with eight decks</source>
        <translation>was ein Spiel mit acht Kartenspielen kostet</translation>
    </message>
    <message>
        <source>which rules make the difference between two games</source>
        <translation>welche Regeln den Unterschied zwischen zwei Spielen ausmachen</translation>
    </message>
    <message>
        <source>the best play for every hand</source>
        <translation>die optimale Spielweise für jede Hand</translation>
    </message>
    <message>
        <source>what to do with 16 against a nine</source>
        <translation>was mit 16 gegen eine Neun zu tun ist</translation>
    </message>
    <message>
        <source>a million rounds, played by the chart</source>
        <translation>eine Million Runden, nach der Tabelle gespielt</translation>
    </message>
    <message>
        <source>the last ten rounds played</source>
        <translation>die letzten zehn gespielten Runden</translation>
    </message>
    <message>
        <source>the whole record in a file</source>
        <translation>die ganze Aufzeichnung in einer Datei</translation>
    </message>
    <message>
        <source>whether every shuffle matches its commitment</source>
        <translation>ob jede Mischung die festgelegte war</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Beispiele:</translation>
    </message>
    <message>
        <source>Insurance stakes half of that play, and is valued in the same unit.</source>
        <translation>Die Versicherung setzt die Hälfte davon und ist in derselben Einheit angegeben.</translation>
    </message>
    <message>
        <source>The unit is the initial play; for insurance and side bets, their own stake.</source>
        <translation>Die Einheit ist der erste Einsatz, bei Versicherung und Nebenwetten deren eigener.</translation>
    </message>
    <message>
        <source>Answers and costs are per unit of the hand&apos;s initial stake, those of insurance per unit of its own stake; the figures of the whole round are amounts of money.</source>
        <translation>Antworten und Kosten sind je Einheit des ersten Einsatzes der Hand angegeben, die der Versicherung je Einheit ihres eigenen; die Zahlen der ganzen Runde sind Geldbeträge.</translation>
    </message>
    <message>
        <source>A cost is per unit of the stake it is about, and beside it an amount of money.</source>
        <translation>Die Kosten sind je Einheit des betroffenen Einsatzes angegeben, daneben als Geldbetrag.</translation>
    </message>
    <message>
        <source>The next round from a shoe without these cards, such as %1 (suits may be left out).</source>
        <translation>Die nächste Runde aus einem Schlitten ohne diese Karten, etwa %1 (Farben können fehlen).</translation>
    </message>
    <message numerus="yes">
        <source>%n cards unseen</source>
        <translation>
            <numerusform>%n ungesehene Karte</numerusform>
            <numerusform>%n ungesehene Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>The count systems there are: what each card adds, where a new shoe starts, and how the count that decides is made of it.</source>
        <translation>Die Zählsysteme: was jede Karte zählt, wo ein neuer Schlitten beginnt und wie daraus die Zahl wird, nach der entschieden wird.</translation>
    </message>
    <message>
        <source>A system&apos;s id, or the path of a file with one of your own, which is checked.</source>
        <translation>Die Kennung eines Systems oder der Pfad einer Datei mit einem eigenen, das geprüft wird.</translation>
    </message>
    <message>
        <source>SYSTEM</source>
        <translation>SYSTEM</translation>
    </message>
    <message>
        <source>DECK</source>
        <translation>DECK</translation>
    </message>
    <message>
        <source>START</source>
        <translation>BEGINN</translation>
    </message>
    <message>
        <source>PIVOT</source>
        <translation>PIVOT</translation>
    </message>
    <message>
        <source>decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>TAGS OF LEVEL</source>
        <translation>WERTE DER STUFE</translation>
    </message>
    <message>
        <source>CORRELATION</source>
        <translation>KORRELATION</translation>
    </message>
    <message>
        <source>No shoe before the cut card favours this bet.</source>
        <translation>Kein Schlitten vor der Schnittkarte begünstigt diese Wette.</translation>
    </message>
    <message>
        <source>STAKED</source>
        <translation>GESETZT</translation>
    </message>
    <message>
        <source>OF ROUNDS</source>
        <translation>DER RUNDEN</translation>
    </message>
    <message>
        <source>WINS IN 100, units</source>
        <translation>GEWINN IN 100, Einheiten</translation>
    </message>
    <message>
        <source>OF ALL THERE IS</source>
        <translation>VOM MÖGLICHEN</translation>
    </message>
    <message>
        <source>whenever the shoe favours it</source>
        <translation>wann immer der Schlitten günstig ist</translation>
    </message>
    <message>
        <source>by the sum of all cards&apos; effects</source>
        <translation>nach der Summe der Wirkungen aller Karten</translation>
    </message>
    <message>
        <source>What one card gone changes, exactly: the worth of the shoe without it, less the worth of the shoe, per unit of the initial play; for side bets, of their own stake.</source>
        <translation>Was eine fehlende Karte ändert, exakt: der Wert des Schlittens ohne sie, weniger den Wert des Schlittens, je Einheit des ersten Einsatzes; bei Nebenwetten ihres eigenen Einsatzes.</translation>
    </message>
    <message>
        <source>The tags of a level are the whole numbers, none greater, that fit best; a correlation of 1 would catch all that single cards tell.</source>
        <translation>Die Werte einer Stufe sind die am besten passenden ganzen Zahlen, keine größer; eine Korrelation von 1 fände alles, was einzelne Karten verraten.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n decks</source>
        <comment>a game</comment>
        <translation>
            <numerusform>%1, %n Deck</numerusform>
            <numerusform>%1, %n Decks</numerusform>
        </translation>
    </message>
    <message>
        <source>ONE CARD LESS, per cent</source>
        <translation>EINE KARTE WENIGER, Prozent</translation>
    </message>
    <message>
        <source>SUM</source>
        <translation>SUMME</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>play</comment>
        <translation>beibehalten</translation>
    </message>
    <message>
        <source>best</source>
        <comment>play</comment>
        <translation>optimal</translation>
    </message>
    <message>
        <source>BETTING CORRELATION</source>
        <translation>EINSATZKORRELATION</translation>
    </message>
    <message>
        <source>INSURANCE CORRELATION</source>
        <translation>VERSICHERUNGSKORRELATION</translation>
    </message>
    <message>
        <source>Every card is worth the same to it: no count of ranks tells anything about this bet.</source>
        <translation>Jede Karte ist ihr gleich viel wert: keine Zählung von Rängen sagt etwas über diese Wette.</translation>
    </message>
    <message>
        <source>Every decision for which the best play depends on the count, by what it earns: derived for these rules and this system from exact figures of used shoes.</source>
        <translation>Jede Entscheidung, deren optimales Spiel von der Zählung abhängt, nach ihrem Ertrag: für diese Regeln und dieses System aus exakten Zahlen angebrochener Schlitten abgeleitet.</translation>
    </message>
    <message>
        <source>How many used shoes to solve (default %1); more is finer.</source>
        <translation>Wie viele angebrochene Schlitten gelöst werden (Vorgabe: %1); mehr ist feiner.</translation>
    </message>
    <message>
        <source>betting correlation</source>
        <translation>Einsatzkorrelation</translation>
    </message>
    <message>
        <source>insurance correlation</source>
        <translation>Versicherungskorrelation</translation>
    </message>
    <message>
        <source>playing efficiency, measured</source>
        <translation>Spieleffizienz, gemessen</translation>
    </message>
    <message>
        <source>correlation with the exact worth of used shoes</source>
        <translation>Korrelation mit dem exakten Wert angebrochener Schlitten</translation>
    </message>
    <message>
        <source>IN EACH THIRD</source>
        <translation>IN JEDEM DRITTEL</translation>
    </message>
    <message>
        <source>EARNS, per cent</source>
        <translation>ERTRAG, Prozent</translation>
    </message>
    <message>
        <source>WITH 1 TO 8</source>
        <translation>MIT 1 BIS 8</translation>
    </message>
    <message>
        <source>rounded down</source>
        <translation>abgerundet</translation>
    </message>
    <message>
        <source>rounded towards 0</source>
        <translation>zur 0 hin gerundet</translation>
    </message>
    <message>
        <source>rounded to the nearest</source>
        <translation>zur nächsten Zahl gerundet</translation>
    </message>
    <message>
        <source>The running count decides.</source>
        <translation>Es entscheidet die laufende Zählung.</translation>
    </message>
    <message>
        <source>exactly</source>
        <comment>decks are judged</comment>
        <translation>genau</translation>
    </message>
    <message>
        <source>to quarter decks</source>
        <translation>auf Vierteldecks</translation>
    </message>
    <message>
        <source>to half decks</source>
        <translation>auf halbe Decks</translation>
    </message>
    <message>
        <source>to whole decks</source>
        <translation>auf ganze Decks</translation>
    </message>
    <message>
        <source>the cards in the shoe</source>
        <translation>der Karten im Schlitten</translation>
    </message>
    <message>
        <source>all cards unseen</source>
        <translation>aller ungesehenen Karten</translation>
    </message>
    <message>
        <source>%1, judged %2, %3</source>
        <comment>which cards, how finely, how rounded</comment>
        <translation>%1, geschätzt %2, %3</translation>
    </message>
    <message>
        <source>The true count is per deck of %1.</source>
        <comment>which cards, how judged and rounded</comment>
        <translation>Die wahre Zählung gilt je Deck %1.</translation>
    </message>
    <message>
        <source>The true count is per %1 decks of %2.</source>
        <comment>a number, which cards, how judged and rounded</comment>
        <translation>Die wahre Zählung gilt je %1 Decks %2.</translation>
    </message>
    <message>
        <source>This game shuffles before every round, so no count tells anything about the next one; %1 shows what a kept shoe would change.</source>
        <translation>Dieses Spiel mischt vor jeder Runde, also sagt keine Zählung etwas über die nächste; %1 zeigt, was ein behaltener Schlitten ändern würde.</translation>
    </message>
    <message>
        <source>How many threads (default: one for each processor).</source>
        <translation>Wie viele Threads (Vorgabe: einer je Prozessor).</translation>
    </message>
    <message>
        <source>the count systems there are, or one of your own</source>
        <translation>die Zählsysteme oder ein eigenes</translation>
    </message>
    <message>
        <source>what each card gone is worth, and which tags follow</source>
        <translation>was jede fehlende Karte wert ist und welche Werte daraus folgen</translation>
    </message>
    <message>
        <source>the plays that depend on the count, by worth</source>
        <translation>die Züge, die von der Zählung abhängen, nach Wert</translation>
    </message>
    <message>
        <source>Plays by the system&apos;s indices, or by basic strategy alone (the default): %1.</source>
        <translation>Spielt nach den Indizes des Systems oder nur nach Basisstrategie (Vorgabe): %1.</translation>
    </message>
    <message>
        <source>How many used shoes to solve for the indices (default %1).</source>
        <translation>Wie viele angebrochene Schlitten für die Indizes gelöst werden (Vorgabe: %1).</translation>
    </message>
    <message>
        <source>How many other hands are at the table, 0 to 6 (default 0).</source>
        <translation>Wie viele andere Hände am Tisch sind, 0 bis 6 (Vorgabe: 0).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed; a number from %2 to %3 is</source>
        <translation>„%1“ ist nicht erlaubt; erlaubt ist eine Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;; allowed: %3</source>
        <translation>%1 ist „%2“; erlaubt: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n cards dealt before the cut card</source>
        <translation>
            <numerusform>%n Karte vor der Schnittkarte</numerusform>
            <numerusform>%n Karten vor der Schnittkarte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plays by the count</source>
        <translation>
            <numerusform>%n Zug nach der Zählung</numerusform>
            <numerusform>%n Züge nach der Zählung</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays rounds while counting, with the game&apos;s own cut card and burn: how often each count comes before a round, and what a unit staked then wins.</source>
        <translation>Spielt Runden und zählt dabei, mit Schnittkarte und verbrannten Karten des Spiels: wie oft jede Zählung vor einer Runde vorkommt und was eine Einheit dann gewinnt.</translation>
    </message>
    <message>
        <source>Every card is counted when it is seen; others at the table play after you.</source>
        <translation>Jede Karte wird gezählt, sobald sie zu sehen ist; andere am Tisch spielen nach Ihnen.</translation>
    </message>
    <message>
        <source>COUNT</source>
        <translation>ZÄHLUNG</translation>
    </message>
    <message>
        <source>OF ALL ROUNDS</source>
        <translation>ALLER RUNDEN</translation>
    </message>
    <message>
        <source>STANDARD ERROR</source>
        <translation>STANDARDFEHLER</translation>
    </message>
    <message>
        <source>VARIANCE</source>
        <translation>VARIANZ</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds at rarer counts</source>
        <translation>
            <numerusform>%n Runde bei selteneren Zählungen</numerusform>
            <numerusform>%n Runden bei selteneren Zählungen</numerusform>
        </translation>
    </message>
    <message>
        <source>all rounds, one unit each</source>
        <translation>alle Runden, je eine Einheit</translation>
    </message>
    <message>
        <source>each count more</source>
        <translation>je Punkt mehr</translation>
    </message>
    <message>
        <source>%1 rounds in %2 s</source>
        <comment>very many rounds, seconds</comment>
        <translation>%1 Runden in %2 s</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no side bet of this game; it has: %2</source>
        <translation>„%1“ ist keine Nebenwette dieses Spiels; es hat: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a stake; a side bet is written like %2</source>
        <translation>„%1“ ist kein Einsatz; eine Nebenwette wird wie %2 geschrieben</translation>
    </message>
    <message>
        <source>%1 is beyond the limits of this bet; allowed: %2 to %3</source>
        <translation>%1 liegt außerhalb der Grenzen dieser Wette; erlaubt: %2 bis %3</translation>
    </message>
    <message>
        <source>What stakes win and risk: yours by the count, the best ones for a bankroll, or a flat stake of someone who doesn&apos;t count, with side bets.</source>
        <translation>Was Einsätze gewinnen und riskieren: Ihre nach der Zählung, die besten für ein Kapital oder ein fester Einsatz von jemandem, der nicht zählt, mit Nebenwetten.</translation>
    </message>
    <message>
        <source>Finds the stakes instead: K times the Kelly stake at each count, made of at most four chips.</source>
        <translation>Findet stattdessen die Einsätze: das K-Fache des Kelly-Einsatzes je Zählung, aus höchstens vier Jetons.</translation>
    </message>
    <message>
        <source>The greatest stake to find (default: 12 times the least).</source>
        <translation>Der größte Einsatz dabei (Vorgabe: das 12-Fache des kleinsten).</translation>
    </message>
    <message>
        <source>Watches, without a stake, rounds below this count.</source>
        <translation>Sieht Runden unter dieser Zählung ohne Einsatz zu.</translation>
    </message>
    <message>
        <source>For a flat stake: a side bet as well; several with commas between.</source>
        <translation>Bei festem Einsatz: auch eine Nebenwette; mehrere mit Kommas dazwischen.</translation>
    </message>
    <message>
        <source>What is to be won before the bankroll is lost (default: as much again).</source>
        <translation>Was gewonnen sein soll, bevor das Kapital verloren ist (Vorgabe: noch einmal so viel).</translation>
    </message>
    <message>
        <source>SCORE is what 100 rounds win a full-Kelly player with 10,000: (1000 × mean / deviation)². N0 is how many rounds it takes until the mean equals one standard deviation. The risk of ruin is that of ever losing the bankroll, playing on for ever; trip ruin, of losing it at some time in the session. Rounds are taken as independent, and stakes by the count as many small ones; a flat stake is told round by round, its side bets as if they knew nothing of the hand.</source>
        <translation>SCORE ist, was 100 Runden einem vollen Kelly-Spieler mit 10.000 bringen: (1000 × Mittel / Abweichung)². N0 ist die Zahl der Runden, bis das Mittel eine Standardabweichung erreicht. Das Ruinrisiko gilt für endloses Spielen; der Sitzungsruin dafür, das Kapital irgendwann in der Sitzung zu verlieren. Runden gelten als unabhängig, Einsätze nach der Zählung als viele kleine; ein fester Einsatz wird Runde für Runde gerechnet, seine Nebenwetten, als wüssten sie nichts von der Hand.</translation>
    </message>
    <message>
        <source>side bets go with a flat stake only</source>
        <translation>Nebenwetten gehen nur mit festem Einsatz</translation>
    </message>
    <message>
        <source>%1 times in 100</source>
        <comment>a number</comment>
        <translation>%1-mal von 100</translation>
    </message>
    <message>
        <source>After %1 hours (%2 rounds) you would be behind about %3, and out of money before then %4.</source>
        <translation>Nach %1 Stunden (%2 Runden) lägen Sie etwa %3 zurück und wären vorher %4 ohne Geld.</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>Einsätze</translation>
    </message>
    <message>
        <source>rounds played</source>
        <translation>gespielte Runden</translation>
    </message>
    <message>
        <source>average stake, per round seen</source>
        <translation>mittlerer Einsatz je gesehener Runde</translation>
    </message>
    <message>
        <source>result of 100 rounds seen</source>
        <translation>Ergebnis von 100 gesehenen Runden</translation>
    </message>
    <message>
        <source>result of 100 rounds played</source>
        <translation>Ergebnis von 100 gespielten Runden</translation>
    </message>
    <message>
        <source>result of an hour</source>
        <translation>Ergebnis einer Stunde</translation>
    </message>
    <message>
        <source>standard deviation of a round</source>
        <translation>Standardabweichung einer Runde</translation>
    </message>
    <message>
        <source>%1 rounds (%2 hours)</source>
        <translation>%1 Runden (%2 Stunden)</translation>
    </message>
    <message>
        <source>desirability index</source>
        <translation>Desirability-Index</translation>
    </message>
    <message>
        <source>SCORE, per 100 rounds seen</source>
        <translation>SCORE je 100 gesehene Runden</translation>
    </message>
    <message>
        <source>SCORE, per 100 rounds played</source>
        <translation>SCORE je 100 gespielte Runden</translation>
    </message>
    <message>
        <source>part of the Kelly stakes</source>
        <translation>Anteil an den Kelly-Einsätzen</translation>
    </message>
    <message>
        <source>risk of ruin</source>
        <translation>Ruinrisiko</translation>
    </message>
    <message>
        <source>wins %1 before the bankroll is lost</source>
        <translation>gewinnt %1, bevor das Kapital verloren ist</translation>
    </message>
    <message>
        <source>doubles before it halves, resized</source>
        <translation>verdoppelt sich vor der Halbierung, angepasst</translation>
    </message>
    <message>
        <source>%1 % of sessions end below</source>
        <translation>%1 % der Sitzungen enden unter</translation>
    </message>
    <message>
        <source>rounds simulated while counting, by the count</source>
        <translation>beim Zählen simulierte Runden, nach der Zählung</translation>
    </message>
    <message>
        <source>what stakes win and risk, with a count or without</source>
        <translation>was Einsätze gewinnen und riskieren, mit oder ohne Zählen</translation>
    </message>
    <message>
        <source>A file&apos;s path, or one of the systems: %1.</source>
        <translation>Der Pfad einer Datei oder eines der Systeme: %1.</translation>
    </message>
    <message>
        <source>Deals a shoe that is kept until this part of it is gone, 0.3 to 0.9, whatever the game does (default: the game&apos;s own cut card).</source>
        <translation>Gibt aus einem Schlitten, der behalten wird, bis dieser Teil ausgegeben ist, 0.3 bis 0.9, egal was das Spiel tut (Vorgabe: die Schnittkarte des Spiels).</translation>
    </message>
    <message>
        <source>stopped before there was any figure</source>
        <translation>abgebrochen, bevor es eine Zahl gab</translation>
    </message>
    <message>
        <source>%1 is missing; allowed: %2</source>
        <translation>%1 fehlt; erlaubt: %2</translation>
    </message>
    <message>
        <source>captured of the exact gain</source>
        <translation>vom exakten Gewinn erfasst</translation>
    </message>
    <message>
        <source>staked at a count of</source>
        <translation>gesetzt bei einer Zählung von</translation>
    </message>
    <message>
        <source>the exact gain of 100 rounds, units</source>
        <translation>der exakte Gewinn in 100 Runden, Einheiten</translation>
    </message>
    <message>
        <source>No shoe before the cut card favours this game.</source>
        <translation>Kein Schlitten vor der Schnittkarte ist in diesem Spiel günstig.</translation>
    </message>
    <message>
        <source>How well a system fits a game. The betting and the insurance correlation are those of its tags with the effects of each card gone, of all cards of a deck, both centred.</source>
        <translation>Wie gut ein System zu einem Spiel passt. Einsatz- und Versicherungskorrelation sind die seiner Werte mit den Wirkungen jeder fehlenden Karte, über alle Karten eines Decks, beide zentriert.</translation>
    </message>
    <message>
        <source>Playing efficiency is what all of its indices earn of what perfect play of every hand would, measured here, at one unit.</source>
        <translation>Die Spieleffizienz ist, was alle seine Indizes von dem einbringen, was perfektes Spiel jeder Hand brächte, hier gemessen, bei einer Einheit.</translation>
    </message>
    <message>
        <source>&quot;captured&quot; is the share of the exact gain that it catches: what it wins staking one unit only from the count on at which a round is favourable, played by its indices, of what knowing every card wins the same way, with every hand played best.</source>
        <translation>„captured“ ist der Anteil am exakten Gewinn, den es erfasst: was es mit einer Einheit nur ab der Zählung gewinnt, ab der eine Runde günstig ist, nach seinen Indizes gespielt, von dem, was die Kenntnis jeder Karte ebenso gewinnt, wenn jede Hand optimal gespielt wird.</translation>
    </message>
    <message>
        <source>how well a system fits a game, and how much it catches</source>
        <translation>wie gut ein System zu einem Spiel passt und wie viel es erfasst</translation>
    </message>
    <message>
        <source>Played best for each shoe.</source>
        <translation>Für jeden Schlitten optimal gespielt.</translation>
    </message>
    <message>
        <source>Played by the full shoe&apos;s basic strategy, whatever card is gone.</source>
        <translation>Nach der Basisstrategie des vollen Schlittens gespielt, welche Karte auch fehlt.</translation>
    </message>
    <message>
        <source>expectation</source>
        <translation>Erwartungswert</translation>
    </message>
    <message>
        <source>For ten-value cards, and for suits a side bet asks for, it is their mean; insurance is that with an ace up.</source>
        <translation>Für Zehnerkarten, und für Farben, nach denen eine Nebenwette fragt, ist es ihr Mittel; die Versicherung ist die bei offenem Ass.</translation>
    </message>
    <message>
        <source>Keeps the full shoe&apos;s basic strategy, so that the effects of all cards add up to nothing (the default), or plays best again for each shoe: %1.</source>
        <translation>Behält die Basisstrategie des vollen Schlittens, sodass die Wirkungen aller Karten zusammen null ergeben (Vorgabe), oder spielt für jeden Schlitten neu optimal: %1.</translation>
    </message>
    <message>
        <source>BELOW</source>
        <comment>a count</comment>
        <translation>DARUNTER</translation>
    </message>
    <message>
        <source>FROM</source>
        <comment>a count</comment>
        <translation>AB</translation>
    </message>
    <message>
        <source>THEN</source>
        <comment>from a count on</comment>
        <translation>DANN</translation>
    </message>
    <message>
        <source>The count is the one shown when the hand and the up card have been counted. What a play earns is over basic strategy, per round: with one unit always staked, and with 1 to 8 units (two more from each count a deck on).</source>
        <translation>Die Zählung ist die, nachdem Hand und offene Karte gezählt sind. Der Ertrag eines Zugs gilt gegenüber der Basisstrategie je Runde: bei stets einer Einheit und bei 1 bis 8 Einheiten (zwei mehr ab jeder Zählung je Deck).</translation>
    </message>
    <message>
        <source>How many plays to list (default: all, or 40 as text).</source>
        <translation>Wie viele Züge aufgelistet werden (Vorgabe: alle, als Text 40).</translation>
    </message>
    <message>
        <source>* is basic strategy&apos;s play.</source>
        <translation>* ist der Zug der Basisstrategie.</translation>
    </message>
    <message>
        <source>1 is</source>
        <translation>1 entspricht</translation>
    </message>
    <message>
        <source>%1 goes with a VARIANT only, not with %2</source>
        <translation>%1 geht nur mit VARIANT, nicht mit %2</translation>
    </message>
    <message>
        <source>a deviation of 0 risks nothing; more than 0 is needed</source>
        <translation>eine Abweichung von 0 riskiert nichts; mehr als 0 ist nötig</translation>
    </message>
    <message>
        <source>%1 goes without a VARIANT, whose mean and deviation are found</source>
        <translation>%1 geht nur ohne VARIANT, deren Mittel und Abweichung ermittelt werden</translation>
    </message>
    <message>
        <source>Or what any round of this mean and deviation risks, without a game.</source>
        <translation>Oder was eine Runde mit diesem Mittel und dieser Abweichung riskiert, ohne Spiel.</translation>
    </message>
    <message>
        <source>A stake of 1 is the table&apos;s minimum. Figures are from rounds that the best stakes weren&apos;t chosen on.</source>
        <translation>Ein Einsatz von 1 ist das Minimum des Tisches. Die Zahlen stammen aus Runden, an denen die besten Einsätze nicht gewählt wurden.</translation>
    </message>
    <message>
        <source>Without a game: what a round wins on average.</source>
        <translation>Ohne Spiel: was eine Runde im Mittel gewinnt.</translation>
    </message>
    <message>
        <source>Without a game: the standard deviation of a round.</source>
        <translation>Ohne Spiel: die Standardabweichung einer Runde.</translation>
    </message>
    <message>
        <source>What may be lost.</source>
        <translation>Was verloren gehen darf.</translation>
    </message>
    <message>
        <source>How many rounds a session has (default: 20 hours).</source>
        <translation>Wie viele Runden eine Sitzung hat (Vorgabe: 20 Stunden).</translation>
    </message>
    <message>
        <source>Rounds an hour (default 100).</source>
        <translation>Runden je Stunde (Vorgabe: 100).</translation>
    </message>
    <message>
        <source>How many rounds to simulate for the figures (default %1).</source>
        <translation>Wie viele Runden für die Zahlen simuliert werden (Vorgabe: %1).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no step; steps are written like %2 or %3, for a stake of 20, or of 20 on each of two hands, from a count of 2 on</source>
        <translation>„%1“ ist keine Stufe; Stufen werden wie %2 oder %3 geschrieben, für 20, oder 20 auf je zwei Hände, ab einer Zählung von 2</translation>
    </message>
    <message>
        <source>COUNT:STAKE, or COUNT:STAKExHANDS, from the lowest count up; a stake of 0 watches, and counts below the first are staked as it is: %1. A single stake is flat.</source>
        <translation>COUNT:STAKE oder COUNT:STAKExHANDS, von der niedrigsten Zählung aufwärts; ein Einsatz von 0 sieht zu, und unter der ersten gilt deren Einsatz: %1. Ein einzelner Einsatz ist fest.</translation>
    </message>
    <message>
        <source>Takes stakes and bankroll as amounts of this currency of the game (otherwise 1 is the table&apos;s minimum).</source>
        <translation>Nimmt Einsätze und Kapital als Beträge in dieser Währung des Spiels (sonst ist 1 das Minimum des Tisches).</translation>
    </message>
    <message>
        <source>who doesn&apos;t count can only stake flat</source>
        <translation>wer nicht zählt, kann nur fest setzen</translation>
    </message>
    <message>
        <source>stopped after %1 of %2 rounds; the figures are of these</source>
        <translation>abgebrochen nach %1 von %2 Runden; die Zahlen gelten für diese</translation>
    </message>
    <message>
        <source>A game&apos;s id, the path of a rule-set file, or a preset&apos;s id: its rules laid over the other game. &quot;%1&quot; lists the presets.</source>
        <translation>Die Kennung eines Spiels, der Pfad einer Regeldatei oder die Kennung einer Vorlage: ihre Regeln über das andere Spiel gelegt. „%1“ nennt die Vorlagen.</translation>
    </message>
    <message>
        <source>Another game or preset, or the same one changed by %1.</source>
        <translation>Ein anderes Spiel, eine andere Vorlage, oder dasselbe mit Änderungen durch %1.</translation>
    </message>
    <message>
        <source>HOUSE EDGE</source>
        <translation>HAUSVORTEIL</translation>
    </message>
    <message>
        <source>BASIC STRATEGY</source>
        <translation>BASISSTRATEGIE</translation>
    </message>
    <message>
        <source>PUBLISHED</source>
        <translation>VERÖFFENTLICHT</translation>
    </message>
    <message>
        <source>%1, as published for basic strategy: %2</source>
        <translation>%1, veröffentlicht für Basisstrategie: %2</translation>
    </message>
    <message>
        <source>%1, as published for best play: %2</source>
        <translation>%1, veröffentlicht für optimales Spiel: %2</translation>
    </message>
    <message>
        <source>Rules that go together, as some casinos have them, with the house edge of the first round from a full shoe: of best play and of basic strategy as computed here, and as published elsewhere. With %1: %2; a house edge is a fraction, and null stands for what isn&apos;t known.</source>
        <translation>Zusammengehörige Regeln, wie manche Casinos sie haben, mit dem Hausvorteil der ersten Runde aus vollem Schlitten: bei optimalem Spiel und mit Basisstrategie, wie hier berechnet, und wie anderswo veröffentlicht. Mit %1: %2; ein Hausvorteil ist ein Bruchteil, und null steht für Unbekanntes.</translation>
    </message>
    <message>
        <source>rules of known casino games, with computed and published house edges</source>
        <translation>Regeln bekannter Casinospiele, mit berechnetem und veröffentlichtem Hausvorteil</translation>
    </message>
    <message>
        <source>Applies a preset of rules, or a side bet as published, to the same game, before any %1; repeatable: %2.</source>
        <translation>Legt zusammengehörige Regeln oder eine Nebenwette wie veröffentlicht über dasselbe Spiel, vor jedem %1; mehrfach möglich: %2.</translation>
    </message>
    <message>
        <source>doubled</source>
        <comment>hands of a chart, after a double</comment>
        <translation>verdoppelt</translation>
    </message>
    <message>
        <source>dealer&apos;s cards open, soft totals</source>
        <translation>Dealerkarten offen, Soft-Hände</translation>
    </message>
    <message>
        <source>dealer&apos;s cards open, hard 4 to 11</source>
        <translation>Dealerkarten offen, Hard 4 bis 11</translation>
    </message>
    <message>
        <source>dealer&apos;s cards open, hard 12 to 20</source>
        <translation>Dealerkarten offen, Hard 12 bis 20</translation>
    </message>
    <message>
        <source>free</source>
        <comment>a double or split that the house stakes</comment>
        <translation>gratis</translation>
    </message>
    <message>
        <source>The house staked the hand, as it does all but the first of a free split.</source>
        <translation>Auf die Hand hat das Haus gesetzt, wie bei Gratis-Teilen auf alle außer der ersten.</translation>
    </message>
    <message>
        <source>doubled twice</source>
        <comment>hands of a chart, after two doubles</comment>
        <translation>2× verdoppelt</translation>
    </message>
    <message>
        <source>doubled three times</source>
        <comment>hands of a chart, after three doubles</comment>
        <translation>3× verdoppelt</translation>
    </message>
    <message>
        <source>free</source>
        <comment>hands of a chart, which the house staked</comment>
        <translation>gratis</translation>
    </message>
    <message>
        <source>%1 after a hit or split</source>
        <comment>a hand</comment>
        <translation>%1 nach Ziehen oder Teilen</translation>
    </message>
    <message>
        <source>%1 doubled</source>
        <comment>a hand</comment>
        <translation>%1 verdoppelt</translation>
    </message>
    <message>
        <source>%1 doubled twice</source>
        <comment>a hand</comment>
        <translation>%1 zweimal verdoppelt</translation>
    </message>
    <message>
        <source>%1 doubled three times</source>
        <comment>a hand</comment>
        <translation>%1 dreimal verdoppelt</translation>
    </message>
    <message>
        <source>%1 from a free split</source>
        <comment>a hand</comment>
        <translation>%1 nach Gratis-Teilen</translation>
    </message>
    <message>
        <source>Two games side by side: the rules that differ and what each is worth, the hands that are played differently (as dealt: &quot;cells&quot;; after hits and splits: &quot;later&quot;; after so many doubles: &quot;doubled&quot;; from free splits: &quot;free&quot;), the side bets. %1 is what A&apos;s expectation gains when only that rule is taken from B; %2 what it gains when the rules are changed one after another, in the order listed: these add up. With %3: %4; null stands for rules that contradict each other, and for a side bet that a game doesn&apos;t have.</source>
        <translation>Zwei Spiele nebeneinander: die abweichenden Regeln und was jede wert ist, die Hände, die anders gespielt werden (wie ausgeteilt: „cells“; nach Ziehen und Teilen: „later“; nach so vielen Verdopplungen: „doubled“; nach Gratis-Teilen: „free“), die Nebenwetten. %1 ist, was der Erwartungswert von A gewinnt, wenn nur diese Regel wie in B ist; %2, was er gewinnt, wenn die Regeln in der angegebenen Reihenfolge nacheinander geändert werden: Diese Werte addieren sich. Mit %3: %4; null steht für Regeln, die einander widersprechen, und für eine Nebenwette, die ein Spiel nicht hat.</translation>
    </message>
</context>
<context>
    <name>CoachMark</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Mark my last decision</source>
        <translation>Letzte Entscheidung bewerten</translation>
    </message>
</context>
<context>
    <name>CoachModes</name>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On request</source>
        <translation>Auf Wunsch</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
</context>
<context>
    <name>CoachSettings</name>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Knows the game&apos;s exact rules and the cards already seen.</source>
        <translation>Kennt die genauen Regeln des Spiels und die bereits gesehenen Karten.</translation>
    </message>
    <message>
        <source>help hint advice strategy tips teach trainer</source>
        <translation>Hilfe Hinweis Rat Strategie Tipps lernen Lehrer Trainer</translation>
    </message>
    <message>
        <source>Ask for my count</source>
        <translation>Nach meiner Zählung fragen</translation>
    </message>
    <message>
        <source>Between rounds, in games that keep their shoe. Now and then means at the shuffle too.</source>
        <translation>Zwischen den Runden, in Spielen, die ihren Schlitten behalten. Ab und zu heißt auch beim Mischen.</translation>
    </message>
    <message>
        <source>card counting running count true count quiz test practise train drill</source>
        <translation>Karten zählen Zählung laufende wahre Abfrage Test üben trainieren</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Now and then</source>
        <translation>Ab und zu</translation>
    </message>
    <message>
        <source>Every round</source>
        <translation>Jede Runde</translation>
    </message>
    <message>
        <source>Count system</source>
        <translation>Zählsystem</translation>
    </message>
    <message>
        <source>The one that the table asks for.</source>
        <translation>Das, nach dem der Tisch fragt.</translation>
    </message>
    <message>
        <source>card counting hi-lo high low knock-out ko system tags</source>
        <translation>Karten zählen Hi-Lo Knock-out KO System Werte</translation>
    </message>
</context>
<context>
    <name>ComboBox</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>Plays basic strategy.</source>
        <translation>Spielt nach Basisstrategie.</translation>
    </message>
    <message>
        <source>Plays it safe and never doubles.</source>
        <translation>Geht auf Nummer sicher und verdoppelt nie.</translation>
    </message>
    <message>
        <source>Never draws to a hand that could bust.</source>
        <translation>Zieht nie, wenn die Hand sich überkaufen könnte.</translation>
    </message>
    <message>
        <source>Draws and stands like the dealer.</source>
        <translation>Zieht und hält wie der Dealer.</translation>
    </message>
    <message>
        <source>Plays by feel.</source>
        <translation>Spielt nach Gefühl.</translation>
    </message>
    <message>
        <source>Splits tens, whatever anyone says.</source>
        <translation>Teilt Zehnen, egal, was andere sagen.</translation>
    </message>
    <message>
        <source>Always stakes the same.</source>
        <translation>Setzt immer gleich viel.</translation>
    </message>
    <message>
        <source>Stakes more after a win.</source>
        <translation>Setzt nach einem Gewinn mehr.</translation>
    </message>
    <message>
        <source>Stakes more after a loss.</source>
        <translation>Setzt nach einem Verlust mehr.</translation>
    </message>
    <message>
        <source>Bets on other people&apos;s hands.</source>
        <translation>Setzt auf fremden Händen mit.</translation>
    </message>
</context>
<context>
    <name>CompanyMenu</name>
    <message>
        <source>Company</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <translation>Niemand sonst</translation>
    </message>
    <message>
        <source>A few people</source>
        <translation>Ein paar Leute</translation>
    </message>
    <message>
        <source>A full table</source>
        <translation>Ein voller Tisch</translation>
    </message>
    <message>
        <source>They think quickly</source>
        <translation>Sie überlegen kurz</translation>
    </message>
    <message>
        <source>At the usual pace</source>
        <translation>Im üblichen Tempo</translation>
    </message>
    <message>
        <source>They take their time</source>
        <translation>Sie lassen sich Zeit</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>House edge: calculating…</source>
        <translation>Hausvorteil: wird berechnet</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Hausvorteil %1</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Erstes Spiel</translation>
    </message>
    <message>
        <source>Second game</source>
        <translation>Zweites Spiel</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Wird verglichen</translation>
    </message>
    <message>
        <source>The comparison</source>
        <translation>Der Vergleich</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>einzeln</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>der Reihe nach</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Eingeblendet</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Ausgeblendet</translation>
    </message>
    <message numerus="yes">
        <source>Rules that differ and are worth nothing: %n</source>
        <translation>
            <numerusform>Regeln, die sich unterscheiden und nichts ausmachen: %n</numerusform>
            <numerusform>Regeln, die sich unterscheiden und nichts ausmachen: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What they have in common: %n</source>
        <comment>rules</comment>
        <translation>
            <numerusform>Was beide haben: %n</numerusform>
            <numerusform>Was beide haben: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparedLine</name>
    <message>
        <source>Best</source>
        <translation>Optimal</translation>
    </message>
</context>
<context>
    <name>CopyLine</name>
    <message>
        <source>Not read yet · %1</source>
        <translation>Noch nicht gelesen · %1</translation>
    </message>
    <message>
        <source>Use this one</source>
        <translation>Mit dieser weitermachen</translation>
    </message>
    <message>
        <source>Use the backup of %1</source>
        <translation>Mit der Sicherung vom %1 weitermachen</translation>
    </message>
</context>
<context>
    <name>CopyRecord</name>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Als JSON kopieren</translation>
    </message>
</context>
<context>
    <name>CountExercise</name>
    <message>
        <source>Gone by since then: %1.</source>
        <translation>Seitdem: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards lie there.</source>
        <translation>
            <numerusform>Dort liegt %Ln Karte.</numerusform>
            <numerusform>Dort liegen %Ln Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your answer is %Ln cards more.</source>
        <translation>
            <numerusform>Ihre Antwort ist %Ln Karte mehr.</numerusform>
            <numerusform>Ihre Antwort ist %Ln Karten mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your answer is %Ln cards fewer.</source>
        <translation>
            <numerusform>Ihre Antwort ist %Ln Karte weniger.</numerusform>
            <numerusform>Ihre Antwort ist %Ln Karten weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2 decks left: %3</source>
        <comment>a running count, a number, a quotient</comment>
        <translation>%1 bei %2 restlichen Decks: %3</translation>
    </message>
    <message>
        <source>%1, rounded down.</source>
        <translation>%1, abgerundet.</translation>
    </message>
    <message>
        <source>%1, rounded towards 0.</source>
        <translation>%1, zur 0 hin gerundet.</translation>
    </message>
    <message>
        <source>%1, rounded to the nearest.</source>
        <translation>%1, zur nächsten Zahl gerundet.</translation>
    </message>
    <message>
        <source>%1 against %2: %3 at %4 or above, otherwise %5.</source>
        <comment>a hand, the dealer&apos;s card, a play, a count, another play</comment>
        <translation>%1 gegen %2: %3 ab %4, sonst %5.</translation>
    </message>
    <message>
        <source>%1 against %2: %3 at %4 or below, otherwise %5.</source>
        <comment>a hand, the dealer&apos;s card, a play, a count, another play</comment>
        <translation>%1 gegen %2: %3 bis %4, sonst %5.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards gone by</source>
        <translation>
            <numerusform>%Ln Karte gesehen</numerusform>
            <numerusform>%Ln Karten gesehen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2-%1</translation>
    </message>
    <message numerus="yes">
        <source>Discard tray: the pile is %1 as high as the whole shoe of %Ln decks</source>
        <translation>
            <numerusform>Ablage: Der Stapel hat %1 der Höhe des ganzen Schlittens mit %Ln Deck</numerusform>
            <numerusform>Ablage: Der Stapel hat %1 der Höhe des ganzen Schlittens mit %Ln Decks</numerusform>
        </translation>
    </message>
    <message>
        <source>Side count, %1: how many have gone by?</source>
        <translation>Nebenzählung, %1: Wie viele kamen vorbei?</translation>
    </message>
    <message>
        <source>What is the running count?</source>
        <translation>Wie ist die laufende Zählung?</translation>
    </message>
    <message>
        <source>How many decks are in the tray?</source>
        <translation>Wie viele Decks liegen in der Ablage?</translation>
    </message>
    <message numerus="yes">
        <source>Running count %1, %Ln cards left: what is the true count?</source>
        <translation>
            <numerusform>Laufende Zählung %1, noch %Ln Karte: Wie ist die wahre Zählung?</numerusform>
            <numerusform>Laufende Zählung %1, noch %Ln Karten: Wie ist die wahre Zählung?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2, the count is %3. What do you do?</source>
        <comment>a hand, the dealer&apos;s card, a count</comment>
        <translation>%1 gegen %2, die Zählung ist %3. Was tun Sie?</translation>
    </message>
    <message>
        <source>The dealer shows an ace, the count is %1. Take insurance?</source>
        <translation>Der Dealer zeigt ein Ass, die Zählung ist %1. Versichern?</translation>
    </message>
    <message>
        <source>Take insurance</source>
        <translation>Versichern</translation>
    </message>
    <message>
        <source>No insurance</source>
        <translation>Nicht versichern</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Richtig: %1</translation>
    </message>
    <message>
        <source>Not this time: %1</source>
        <translation>Diesmal nicht: %1</translation>
    </message>
    <message>
        <source>Not %1: it is %2</source>
        <translation>Nicht %1, sondern %2</translation>
    </message>
    <message>
        <source>It is worth taking from %1 on: there it wins more than it costs.</source>
        <translation>Sie lohnt sich ab %1: Dort gewinnt sie mehr, als sie kostet.</translation>
    </message>
    <message>
        <source>%1 of %2 right: %3</source>
        <translation>%1 von %2 richtig: %3</translation>
    </message>
    <message>
        <source>Time for an answer: %1</source>
        <translation>Zeit je Antwort: %1</translation>
    </message>
    <message>
        <source>Time for a card: %1</source>
        <translation>Zeit je Karte: %1</translation>
    </message>
    <message>
        <source>A deck at this pace: %1; the mark of the trade is %2</source>
        <translation>Ein Deck in diesem Tempo: %1; als Maßstab gelten %2</translation>
    </message>
</context>
<context>
    <name>CountFigures</name>
    <message>
        <source>%1 rounds</source>
        <comment>very many</comment>
        <translation>%1 Runden</translation>
    </message>
</context>
<context>
    <name>CountNote</name>
    <message>
        <source>Your count</source>
        <translation>Ihre Zählung</translation>
    </message>
    <message>
        <source>Running count</source>
        <translation>Laufende Zählung</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Zählung</translation>
    </message>
    <message>
        <source>Decks left</source>
        <translation>Decks übrig</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>CountPictures</name>
    <message>
        <source>Your money over time</source>
        <translation>Ihr Geld im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>1 in 20 is below</source>
        <translation>1 von 20 liegt darunter</translation>
    </message>
    <message>
        <source>1 in 4 is below</source>
        <translation>1 von 4 liegt darunter</translation>
    </message>
    <message>
        <source>Half are below</source>
        <translation>Die Hälfte liegt darunter</translation>
    </message>
    <message>
        <source>1 in 4 is above</source>
        <translation>1 von 4 liegt darüber</translation>
    </message>
    <message>
        <source>1 in 20 is above</source>
        <translation>1 von 20 liegt darüber</translation>
    </message>
    <message>
        <source>After %1 h: half end between %2 and %3, nine in ten between %4 and %5</source>
        <translation>Nach %1 h: die Hälfte zwischen %2 und %3, neun von zehn zwischen %4 und %5</translation>
    </message>
    <message>
        <source>9 in 10</source>
        <translation>9 von 10</translation>
    </message>
    <message>
        <source>5 in 10</source>
        <translation>5 von 10</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>ruin</source>
        <translation>Ruin</translation>
    </message>
    <message>
        <source>The bankroll is gone further down than this picture reaches.</source>
        <translation>Das Kapital ist erst weiter unten verloren, als dieses Bild reicht.</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>Stunden</translation>
    </message>
    <message numerus="yes">
        <source>How %n hours end</source>
        <comment>sessions</comment>
        <translation>
            <numerusform>Wie %n Stunde endet</numerusform>
            <numerusform>Wie %n Stunden enden</numerusform>
        </translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>So many of 100</source>
        <translation>So viele von 100</translation>
    </message>
    <message>
        <source>There is only one way that this can end.</source>
        <translation>Das kann nur auf eine Weise enden.</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>im Minus</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>im Plus</translation>
    </message>
    <message>
        <source>below %1</source>
        <comment>an amount</comment>
        <translation>unter %1</translation>
    </message>
    <message>
        <source>from %1 up</source>
        <comment>an amount</comment>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>amounts</comment>
        <translation>%1 zu %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a result, how often</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Many small stakes are taken as one curve.</source>
        <translation>Viele kleine Einsätze gelten als eine Kurve.</translation>
    </message>
    <message>
        <source>Exact, round by round.</source>
        <translation>Exakt, Runde für Runde.</translation>
    </message>
    <message>
        <source>How often each count comes</source>
        <translation>Wie oft jede Zählung kommt</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Zählung</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>What a stake wins by count</source>
        <translation>Was ein Einsatz je Zählung gewinnt</translation>
    </message>
    <message>
        <source>Of the stake</source>
        <translation>Vom Einsatz</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Standardfehler</translation>
    </message>
</context>
<context>
    <name>CountStakes</name>
    <message>
        <source>None</source>
        <comment>no stake</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Every round</source>
        <translation>Jede Runde</translation>
    </message>
    <message>
        <source>Stake a round</source>
        <translation>Einsatz je Runde</translation>
    </message>
    <message>
        <source>Stake on %1</source>
        <comment>a side bet</comment>
        <translation>Einsatz auf %1</translation>
    </message>
    <message>
        <source>%1 and less</source>
        <comment>a count</comment>
        <translation>%1 und weniger</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <comment>a count</comment>
        <translation>%1 und mehr</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>counts</comment>
        <translation>%1 zu %2</translation>
    </message>
    <message>
        <source>Stake at a count of %1, not played</source>
        <translation>Einsatz bei Zählung %1, nicht gespielt</translation>
    </message>
    <message>
        <source>Stake at a count of %1</source>
        <translation>Einsatz bei Zählung %1</translation>
    </message>
    <message>
        <source>From a count of %1</source>
        <comment>rounds are played</comment>
        <translation>Ab Zählung %1</translation>
    </message>
</context>
<context>
    <name>CountWords</name>
    <message>
        <source>The running count decides, from %1 for a new shoe of one deck.</source>
        <translation>Es entscheidet die laufende Zählung; ein neuer Schlitten mit einem Deck beginnt bei %1.</translation>
    </message>
    <message>
        <source>The running count is divided by the decks left.</source>
        <translation>Die laufende Zählung wird durch die übrigen Decks geteilt.</translation>
    </message>
    <message>
        <source>The running count is divided by the decks left and multiplied by %1.</source>
        <translation>Die laufende Zählung wird durch die übrigen Decks geteilt und mit %1 malgenommen.</translation>
    </message>
    <message>
        <source>They are known exactly.</source>
        <translation>Sie sind genau bekannt.</translation>
    </message>
    <message>
        <source>They are judged to quarter decks.</source>
        <translation>Sie werden auf Vierteldecks geschätzt.</translation>
    </message>
    <message>
        <source>They are judged to half decks.</source>
        <translation>Sie werden auf halbe Decks geschätzt.</translation>
    </message>
    <message>
        <source>They are judged to whole decks.</source>
        <translation>Sie werden auf ganze Decks geschätzt.</translation>
    </message>
    <message>
        <source>The result is rounded down.</source>
        <translation>Das Ergebnis wird abgerundet.</translation>
    </message>
    <message>
        <source>The result is rounded towards 0.</source>
        <translation>Das Ergebnis wird zur 0 hin gerundet.</translation>
    </message>
    <message>
        <source>The result is rounded to the nearest whole number.</source>
        <translation>Das Ergebnis wird auf die nächste ganze Zahl gerundet.</translation>
    </message>
    <message>
        <source>almost always</source>
        <comment>how often</comment>
        <translation>fast immer</translation>
    </message>
    <message>
        <source>almost never</source>
        <comment>how often</comment>
        <translation>fast nie</translation>
    </message>
    <message numerus="yes">
        <source>%n times in 1,000</source>
        <comment>how often</comment>
        <translation>
            <numerusform>%n-mal in 1.000</numerusform>
            <numerusform>%n-mal in 1.000</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times in 100</source>
        <comment>how often</comment>
        <translation>
            <numerusform>%n-mal in 100</numerusform>
            <numerusform>%n-mal in 100</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times in 10</source>
        <comment>how often</comment>
        <translation>
            <numerusform>%n-mal in 10</numerusform>
            <numerusform>%n-mal in 10</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 decks (%3)</source>
        <comment>how many are dealt, of how many, as a percentage</comment>
        <translation>%1 von %2 Decks (%3)</translation>
    </message>
    <message>
        <source>%1 %1 against %2</source>
        <comment>a pair, the up card</comment>
        <translation>%1 %1 gegen %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>a hand, the up card</comment>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a hand against a card, what is known of the hidden card</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>don&apos;t double</source>
        <translation>nicht verdoppeln</translation>
    </message>
    <message>
        <source>don&apos;t split</source>
        <translation>nicht teilen</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>weiterspielen</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>decline</source>
        <translation>ablehnen</translation>
    </message>
    <message>
        <source>Win of 100 rounds</source>
        <translation>Gewinn in 100 Runden</translation>
    </message>
    <message>
        <source>Win of an hour</source>
        <translation>Gewinn je Stunde</translation>
    </message>
    <message>
        <source>Swing of an hour</source>
        <translation>Schwankung je Stunde</translation>
    </message>
    <message>
        <source>Risk of ruin</source>
        <translation>Ruinrisiko</translation>
    </message>
    <message>
        <source>Ruin in this time</source>
        <translation>Ruin in dieser Zeit</translation>
    </message>
    <message>
        <source>N0</source>
        <comment>a figure&apos;s usual name</comment>
        <translation>N0</translation>
    </message>
    <message>
        <source>DI</source>
        <comment>a figure&apos;s usual name</comment>
        <translation>DI</translation>
    </message>
    <message>
        <source>SCORE</source>
        <comment>a figure&apos;s usual name</comment>
        <translation>SCORE</translation>
    </message>
    <message>
        <source>Share of Kelly</source>
        <translation>Anteil an Kelly</translation>
    </message>
    <message>
        <source>Doubles before it halves</source>
        <translation>Verdoppelt vor Halbierung</translation>
    </message>
    <message>
        <source>Average stake</source>
        <translation>Mittlerer Einsatz</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Standardfehler</translation>
    </message>
    <message>
        <source>Rounds played</source>
        <translation>Gespielte Runden</translation>
    </message>
    <message>
        <source>What 100 rounds at the table win on average, those without a stake included.</source>
        <translation>Was 100 Runden am Tisch im Mittel gewinnen, auch die ohne Einsatz.</translation>
    </message>
    <message>
        <source>The same for an hour at your pace.</source>
        <translation>Dasselbe für eine Stunde bei Ihrem Tempo.</translation>
    </message>
    <message>
        <source>The standard deviation of an hour: two hours in three end within this of their average.</source>
        <translation>Die Standardabweichung einer Stunde: Zwei von drei Stunden enden so nah am Mittel.</translation>
    </message>
    <message>
        <source>The chance of ever losing the whole bankroll if you play on for ever at these stakes.</source>
        <translation>Die Wahrscheinlichkeit, je das ganze Kapital zu verlieren, wenn Sie mit diesen Einsätzen immer weiterspielen.</translation>
    </message>
    <message>
        <source>The chance of losing the whole bankroll at some time within the hours above.</source>
        <translation>Die Wahrscheinlichkeit, das ganze Kapital irgendwann in den genannten Stunden zu verlieren.</translation>
    </message>
    <message>
        <source>After so many rounds the average win is as large as one standard deviation. Fewer is better.</source>
        <translation>Nach so vielen Runden ist der mittlere Gewinn so groß wie eine Standardabweichung. Weniger ist besser.</translation>
    </message>
    <message>
        <source>The desirability index: 1,000 times the average win of a round, divided by its standard deviation.</source>
        <translation>Der Desirability-Index: das Tausendfache des mittleren Gewinns einer Runde, geteilt durch ihre Standardabweichung.</translation>
    </message>
    <message>
        <source>The desirability index squared: what 100 rounds would win in dollars with a bankroll of 10,000 and a risk of ruin of 13.5%.</source>
        <translation>Der Desirability-Index im Quadrat: was 100 Runden in Dollar gewännen, mit einem Kapital von 10.000 und einem Ruinrisiko von 13,5 %.</translation>
    </message>
    <message>
        <source>How your stakes compare to Kelly&apos;s, which make a bankroll grow fastest. More than 100% risks more and grows less.</source>
        <translation>Wie Ihre Einsätze zu denen von Kelly stehen, mit denen ein Kapital am schnellsten wächst. Mehr als 100 % wagt mehr und wächst langsamer.</translation>
    </message>
    <message>
        <source>The chance that the bankroll doubles before it halves, if the stakes always follow it in the same proportion.</source>
        <translation>Die Wahrscheinlichkeit, dass sich das Kapital verdoppelt, bevor es sich halbiert, wenn die Einsätze ihm immer im gleichen Verhältnis folgen.</translation>
    </message>
    <message>
        <source>The average first stake of a round at the table, those without a stake included.</source>
        <translation>Der mittlere erste Einsatz einer Runde am Tisch, auch der Runden ohne Einsatz.</translation>
    </message>
    <message>
        <source>How far the win of 100 rounds above may be off, because it is from simulated rounds.</source>
        <translation>Wie weit der obige Gewinn in 100 Runden danebenliegen kann, weil er aus simulierten Runden stammt.</translation>
    </message>
    <message>
        <source>The share of the rounds at the table in which you have a stake.</source>
        <translation>Der Anteil der Runden am Tisch, in denen Sie einen Einsatz haben.</translation>
    </message>
</context>
<context>
    <name>Countdown</name>
    <message>
        <source>Time left</source>
        <translation>Restzeit</translation>
    </message>
    <message>
        <source>%1: %2 s</source>
        <translation>%1: %2&#xa0;s</translation>
    </message>
</context>
<context>
    <name>CountingCards</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Passung</translation>
    </message>
</context>
<context>
    <name>CountingMine</name>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a figure is, the figure</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>My count</source>
        <translation>Meine Zählung</translation>
    </message>
    <message>
        <source>Your counts</source>
        <translation>Ihre Zählungen</translation>
    </message>
    <message>
        <source>What your stakes were worth</source>
        <translation>Was Ihre Einsätze wert waren</translation>
    </message>
</context>
<context>
    <name>CountingOverview</name>
    <message>
        <source>Stakes and what they lead to</source>
        <translation>Einsätze und was sie bewirken</translation>
    </message>
    <message>
        <source>This game is shuffled before every round, so there is nothing to count. Deal it from a kept shoe to see what that would change.</source>
        <translation>In diesem Spiel wird vor jeder Runde gemischt, es gibt also nichts zu zählen. Geben Sie aus einem behaltenen Schlitten, um zu sehen, was das ändern würde.</translation>
    </message>
    <message>
        <source>Cancelled before there were any figures.</source>
        <translation>Abgebrochen, bevor es Zahlen gab.</translation>
    </message>
    <message>
        <source>Stake by count</source>
        <translation>Einsatz je Zählung</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>Best stakes for this bankroll</source>
        <translation>Beste Einsätze für dieses Kapital</translation>
    </message>
    <message>
        <source>Share of Kelly&apos;s stakes</source>
        <translation>Anteil an Kellys Einsätzen</translation>
    </message>
    <message>
        <source>Fill in</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Undo the last change of the stakes</source>
        <translation>Die letzte Änderung der Einsätze zurücknehmen</translation>
    </message>
    <message>
        <source>Bankroll</source>
        <translation>Kapital</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>Rounds an hour</source>
        <translation>Runden je Stunde</translation>
    </message>
    <message>
        <source>Hands at higher counts</source>
        <translation>Hände bei höherer Zählung</translation>
    </message>
    <message>
        <source>Rounds with a stake</source>
        <translation>Runden mit Einsatz</translation>
    </message>
    <message>
        <source>Plays follow the count</source>
        <translation>Spielweise folgt der Zählung</translation>
    </message>
    <message>
        <source>Otherwise basic strategy. They are looked for once in each game, which takes a while.</source>
        <translation>Sonst Basisstrategie. Die Abweichungen werden je Spiel einmal gesucht, das dauert eine Weile.</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>In Zahlen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a figure is, the figure</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>CountingPage</name>
    <message>
        <source>Counting</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Spielweise</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Nebenwetten</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Zählung</translation>
    </message>
    <message>
        <source>Read a count system from a file</source>
        <translation>Zählsystem aus einer Datei lesen</translation>
    </message>
    <message>
        <source>Remove this system of your own</source>
        <translation>Dieses eigene System entfernen</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>How much is dealt</source>
        <translation>Wie viel ausgeteilt wird</translation>
    </message>
    <message>
        <source>Deal from a kept shoe</source>
        <translation>Schlitten behalten</translation>
    </message>
    <message>
        <source>Read a count system</source>
        <translation>Zählsystem lesen</translation>
    </message>
    <message>
        <source>Count system</source>
        <translation>Zählsystem</translation>
    </message>
    <message>
        <source>My count</source>
        <translation>Meine Zählung</translation>
    </message>
</context>
<context>
    <name>CountingPlays</name>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielweise</translation>
    </message>
    <message>
        <source>At a count of</source>
        <translation>Bei Zählung</translation>
    </message>
    <message>
        <source>By depth</source>
        <translation>Je Tiefe</translation>
    </message>
    <message>
        <source>Of all gain</source>
        <translation>Vom Gewinn</translation>
    </message>
    <message>
        <source>Plays that follow the count</source>
        <translation>Spielweisen nach der Zählung</translation>
    </message>
</context>
<context>
    <name>CountingSideBets</name>
    <message>
        <source>Side bets</source>
        <translation>Nebenwetten</translation>
    </message>
</context>
<context>
    <name>CurrencyChoice</name>
    <message>
        <source>Currency %1</source>
        <translation>Währung %1</translation>
    </message>
</context>
<context>
    <name>DateRangeBox</name>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Erster Tag</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>%1 in the calendar</source>
        <comment>the first or the last day</comment>
        <translation>%1 im Kalender</translation>
    </message>
</context>
<context>
    <name>DayLimitRow</name>
    <message>
        <source>No limit</source>
        <translation>Kein Limit</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Festlegen</translation>
    </message>
    <message>
        <source>Set: %1</source>
        <translation>Festlegen: %1</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Keep as it is: %1</source>
        <translation>Unverändert lassen: %1</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Entfernen: %1</translation>
    </message>
</context>
<context>
    <name>DealingSpeeds</name>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
</context>
<context>
    <name>DecisionRow</name>
    <message>
        <source>%1. %2</source>
        <comment>a decision, its mark</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <comment>a decision, its mark, what it cost</comment>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>Calculate: %1</source>
        <comment>a decision</comment>
        <translation>Berechnen: %1</translation>
    </message>
</context>
<context>
    <name>DeleteAccount</name>
    <message>
        <source>Delete %1?</source>
        <translation>%1 löschen?</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Weiter…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Export its record first</source>
        <translation>Erst seine Aufzeichnung exportieren</translation>
    </message>
    <message>
        <source>Everything it has played, as a JSON file.</source>
        <translation>Alles, was mit ihm gespielt wurde, als JSON-Datei.</translation>
    </message>
    <message>
        <source>Export the record</source>
        <translation>Aufzeichnung exportieren</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Delete %1 for good?</source>
        <translation>%1 endgültig löschen?</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Its record is not exported. This can&apos;t be undone.</source>
        <translation>Seine Aufzeichnung wird nicht exportiert. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>First its record is written to %1. If that fails, nothing is deleted.</source>
        <translation>Zuerst wird seine Aufzeichnung nach %1 geschrieben. Misslingt das, wird nichts gelöscht.</translation>
    </message>
    <message>
        <source>Yes, delete %1 and all it has played</source>
        <translation>Ja, %1 mit allem Gespielten löschen</translation>
    </message>
    <message>
        <source>Exporting the record…</source>
        <translation>Aufzeichnung wird exportiert…</translation>
    </message>
    <message>
        <source>Deleting the account…</source>
        <translation>Konto wird gelöscht…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
</context>
<context>
    <name>DetailHandRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>DetailLine</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>DialogHeader</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>DiscardTray</name>
    <message>
        <source>Discard tray</source>
        <translation>Ablage</translation>
    </message>
</context>
<context>
    <name>Duplicate</name>
    <message>
        <source>%1: %2 against %3</source>
        <comment>a hand, its cards, the dealer&apos;s card</comment>
        <translation>%1: %2 gegen %3</translation>
    </message>
    <message>
        <source>%1, insurance</source>
        <comment>a hand and what was asked</comment>
        <translation>%1, Versicherung</translation>
    </message>
    <message>
        <source>%1, even money</source>
        <comment>a hand and what was asked</comment>
        <translation>%1, Even Money</translation>
    </message>
    <message>
        <source>%1, best</source>
        <comment>an answer at the table</comment>
        <translation>%1, optimal</translation>
    </message>
    <message>
        <source>%1, costs %2</source>
        <comment>an answer at the table, an amount</comment>
        <translation>%1, kostet %2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Round %1 of %2: %3 %4, %5 %6</source>
        <comment>two people, what each won or lost</comment>
        <translation>Runde %1 von %2: %3 %4, %5 %6</translation>
    </message>
    <message>
        <source>Nothing to decide</source>
        <translation>Nichts zu entscheiden</translation>
    </message>
    <message>
        <source>%1. %2: %3. %4: %5. Best: %6</source>
        <comment>a hand; two people&apos;s answers</comment>
        <translation>%1. %2: %3. %4: %5. Optimal: %6</translation>
    </message>
    <message>
        <source>Luck being equal, you came out the same.</source>
        <comment>two people</comment>
        <translation>Bei gleichem Glück kam dasselbe heraus.</translation>
    </message>
    <message>
        <source>Luck being equal, you came out %1 ahead of %2.</source>
        <translation>Bei gleichem Glück liegen Sie %1 vor %2.</translation>
    </message>
    <message>
        <source>Luck being equal, you came out %1 behind %2.</source>
        <translation>Bei gleichem Glück liegen Sie %1 hinter %2.</translation>
    </message>
    <message>
        <source>Luck being equal, %1 came out %2 ahead of %3.</source>
        <translation>Bei gleichem Glück liegt %1 %2 vor %3.</translation>
    </message>
    <message>
        <source>Luck being equal, %1 came out %2 behind %3.</source>
        <translation>Bei gleichem Glück liegt %1 %2 hinter %3.</translation>
    </message>
    <message>
        <source>%1: net %2, mistakes cost %3</source>
        <comment>somebody, two amounts</comment>
        <translation>%1: netto %2, Fehler kosteten %3</translation>
    </message>
</context>
<context>
    <name>EarlyBar</name>
    <message>
        <source>In advance, seat %1:</source>
        <translation>Im Voraus, Platz %1:</translation>
    </message>
    <message>
        <source>In advance, seat %1: %2</source>
        <translation>Im Voraus, Platz %1: %2</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Decide in advance for seat %1</source>
        <translation>Im Voraus für Platz %1 entscheiden</translation>
    </message>
</context>
<context>
    <name>EarlySeat</name>
    <message>
        <source>%1 in advance, seat %2</source>
        <translation>%1 im Voraus, Platz %2</translation>
    </message>
</context>
<context>
    <name>EditorHeader</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Save as my game</source>
        <translation>Als mein Spiel speichern</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Use the file&apos;s</source>
        <translation>Die der Datei nehmen</translation>
    </message>
    <message>
        <source>It could not be saved. %1</source>
        <translation>Speichern nicht möglich. %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Regel suchen</translation>
    </message>
    <message>
        <source>Rules to start from</source>
        <translation>Ausgangsregeln</translation>
    </message>
    <message>
        <source>Start from the rules of a type of casino</source>
        <translation>Mit den Regeln einer Casino-Art beginnen</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>House edge</source>
        <translation>Hausvorteil</translation>
    </message>
    <message>
        <source>House edge: calculating…</source>
        <translation>Hausvorteil: wird berechnet</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Hausvorteil %1</translation>
    </message>
    <message>
        <source>The last change makes no difference</source>
        <translation>Die letzte Änderung macht keinen Unterschied</translation>
    </message>
    <message>
        <source>The last change: %1, better for you</source>
        <translation>Die letzte Änderung: %1, besser für Sie</translation>
    </message>
    <message>
        <source>The last change: %1, better for the house</source>
        <translation>Die letzte Änderung: %1, besser für das Haus</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message numerus="yes">
        <source>Show problems: %n</source>
        <translation>
            <numerusform>%n Fehler anzeigen</numerusform>
            <numerusform>%n Fehler anzeigen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditorRowView</name>
    <message>
        <source>%1 pays</source>
        <translation>%1 zahlt</translation>
    </message>
    <message>
        <source>%1: smallest stake</source>
        <translation>%1: kleinster Einsatz</translation>
    </message>
    <message>
        <source>%1: largest stake</source>
        <translation>%1: größter Einsatz</translation>
    </message>
    <message>
        <source>Choose what to add to %1</source>
        <translation>Was zu %1 hinzukommen soll</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>Zu %1 hinzufügen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Revert: %1</source>
        <translation>Zurücknehmen: %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
</context>
<context>
    <name>EditorSide</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>Optimales Spiel</translation>
    </message>
    <message>
        <source>Best play: calculating…</source>
        <translation>Optimales Spiel: wird berechnet</translation>
    </message>
    <message>
        <source>The rules in words</source>
        <translation>Die Regeln im Wortlaut</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>Geändert: %1</translation>
    </message>
    <message>
        <source>House edge of the side bets, and in an hour with the same stake on each</source>
        <translation>Hausvorteil der Nebenwetten, und in einer Stunde bei gleichem Einsatz auf jede</translation>
    </message>
</context>
<context>
    <name>EditorWords</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Hausvorteil %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Limits of the bet</source>
        <translation>Limits der Wette</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Preset: %1</source>
        <translation>Vorlage: %1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>A payout of %1 on a stake of %2 is rounded down to a multiple of %3.</source>
        <comment>odds, amounts, the least amount</comment>
        <translation>Eine Auszahlung von %1 auf einen Einsatz von %2 wird auf ein Vielfaches von %3 abgerundet.</translation>
    </message>
    <message>
        <source>Pay table: %1.</source>
        <translation>Auszahlungstabelle: %1.</translation>
    </message>
</context>
<context>
    <name>Elsewhere</name>
    <message>
        <source>The same as you got</source>
        <translation>Genauso viel wie bei Ihnen</translation>
    </message>
    <message>
        <source>%1 more than you got</source>
        <translation>%1 mehr als bei Ihnen</translation>
    </message>
    <message>
        <source>%1 less than you got</source>
        <translation>%1 weniger als bei Ihnen</translation>
    </message>
    <message>
        <source>%1 per unit staked; you got %2</source>
        <translation>%1 je gesetzter Einheit; bei Ihnen waren es %2</translation>
    </message>
    <message>
        <source>Played for %1.</source>
        <comment>a currency</comment>
        <translation>Gespielt um %1.</translation>
    </message>
    <message>
        <source>%1 on spot %2 can&apos;t be placed there.</source>
        <translation>%1 auf Box %2 ist dort nicht möglich.</translation>
    </message>
    <message>
        <source>%1 on spot %2: %3 in place of %4.</source>
        <translation>%1 auf Box %2: %3 statt %4.</translation>
    </message>
    <message>
        <source>None of your stakes can be placed there.</source>
        <translation>Keiner Ihrer Einsätze ist dort möglich.</translation>
    </message>
    <message>
        <source>This would need cards that are still in the shoe. The answer can be shown when the shoe ends.</source>
        <translation>Es ginge mit Karten weiter, die noch im Schlitten sind. Die Auflösung gibt es, wenn der Schlitten zu Ende ist.</translation>
    </message>
</context>
<context>
    <name>ElsewhereDialog</name>
    <message>
        <source>The same cards in other games</source>
        <translation>Dieselben Karten in anderen Spielen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a round, how it ended</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You play alone, with the shoe from this round&apos;s first card on, and make the best play from what you can see. The stakes are yours, or the nearest the game allows.</source>
        <translation>Sie sitzen dort allein, mit dem Schlitten ab der ersten Karte dieser Runde, und spielen optimal nach dem, was zu sehen ist. Die Einsätze sind Ihre eigenen oder die nächstliegenden, die das Spiel erlaubt.</translation>
    </message>
    <message>
        <source>Games calculated</source>
        <translation>Durchgerechnete Spiele</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
</context>
<context>
    <name>ElsewhereLine</name>
    <message>
        <source>%1, best play</source>
        <comment>a game</comment>
        <translation>%1, optimal gespielt</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show it in %1</source>
        <comment>a game</comment>
        <translation>In %1 zeigen</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>no unseen card can be that hole card</source>
        <translation>keine ungesehene Karte kann diese verdeckte Karte sein</translation>
    </message>
    <message>
        <source>the dealer has blackjack: the round is over, there is nothing to decide</source>
        <translation>der Dealer hat Blackjack: Die Runde ist vorbei, es gibt nichts zu entscheiden</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>How figures were computed</extracomment>
        <translation>exakt</translation>
    </message>
    <message>
        <source>exact for these plays: up to {} hands of a pair, each played as best for the pair&apos;s two cards gone; pairs are split again always or up to a number of hands, whichever is worth most; other hands&apos; second cards are known only not to be of the pair</source>
        <translation>exakt für diese Spielweise: bis zu {} Hände aus einem Paar, jede so gespielt, wie es ohne die beiden Karten des Paars am besten ist; Paare werden immer oder bis zu einer bestimmten Anzahl Hände erneut geteilt, je nachdem, was am meisten wert ist; von den zweiten Karten der anderen Hände ist nur bekannt, dass sie nicht zum Paar gehören</translation>
    </message>
    <message>
        <source>a decision needs at least two cards</source>
        <translation>für eine Entscheidung sind mindestens zwei Karten nötig</translation>
    </message>
    <message>
        <source>is bust: there is nothing to decide</source>
        <translation>ist überkauft: Es gibt nichts zu entscheiden</translation>
    </message>
    <message>
        <source>only {} cards are left unseen; at least {} are needed</source>
        <translation>nur noch {} Karten sind ungesehen; nötig sind mindestens {}</translation>
    </message>
    <message>
        <source>{} is not among the cards unseen</source>
        <translation>{} ist nicht unter den ungesehenen Karten</translation>
    </message>
    <message>
        <source>{} is out of range; allowed: {} to {}</source>
        <translation>{} liegt außerhalb des Bereichs; erlaubt: {} bis {}</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <extracomment>A place and what is wrong there</extracomment>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>cannot be moved: {}</source>
        <translation>lässt sich nicht verschieben: {}</translation>
    </message>
    <message>
        <source>no such game; it may have been deleted meanwhile</source>
        <translation>kein solches Spiel; vielleicht wurde es inzwischen gelöscht</translation>
    </message>
    <message>
        <source>is a built-in game; copy it to change it</source>
        <translation>ist ein eingebautes Spiel; ändern lässt sich eine Kopie davon</translation>
    </message>
    <message>
        <source>was opened from a file elsewhere; copy it to change it</source>
        <translation>wurde aus einer Datei an anderem Ort geöffnet; ändern lässt sich eine Kopie davon</translation>
    </message>
    <message>
        <source>is not in the folder of your own games</source>
        <translation>liegt nicht im Ordner Ihrer eigenen Spiele</translation>
    </message>
    <message>
        <source>not a commitment; 64 hex digits, the SHA-256 of the seed, are needed</source>
        <translation>keine Festlegung; nötig sind 64 Hex-Ziffern, der SHA-256 des Seeds</translation>
    </message>
    <message>
        <source>can&apos;t be priced: {}</source>
        <translation>lässt sich nicht bewerten: {}</translation>
    </message>
    <message>
        <source>it can&apos;t be read</source>
        <translation>lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>ist zu groß</translation>
    </message>
    <message>
        <source>it is damaged or too large</source>
        <translation>ist beschädigt oder zu groß</translation>
    </message>
    <message>
        <source>it is not a picture</source>
        <translation>ist kein Bild</translation>
    </message>
    <message>
        <source>it lacks the card {}</source>
        <translation>die Karte {} fehlt</translation>
    </message>
    <message>
        <source>its cards can&apos;t be told apart</source>
        <translation>die Karten lassen sich nicht unterscheiden</translation>
    </message>
    <message>
        <source>its parts are nested too deeply</source>
        <translation>die Teile sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>it refers to another file</source>
        <translation>bindet eine andere Datei ein</translation>
    </message>
    <message>
        <source>it has too many parts</source>
        <translation>hat zu viele Teile</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>ist beschädigt</translation>
    </message>
    <message>
        <source>it repeats its parts too often</source>
        <translation>wiederholt die eigenen Teile zu oft</translation>
    </message>
    <message>
        <source>a first card outside the shoe</source>
        <translation>eine erste Karte außerhalb des Schlittens</translation>
    </message>
    <message>
        <source>a player out of order</source>
        <translation>ein Spieler außer der Reihe</translation>
    </message>
    <message>
        <source>an unknown player or seat</source>
        <translation>ein unbekannter Spieler oder Platz</translation>
    </message>
    <message>
        <source>a seat that can&apos;t be taken</source>
        <translation>ein Platz, der sich nicht einnehmen lässt</translation>
    </message>
    <message>
        <source>a seat that can&apos;t be left</source>
        <translation>ein Platz, der sich nicht verlassen lässt</translation>
    </message>
    <message>
        <source>a stake out of place</source>
        <translation>ein Einsatz an falscher Stelle</translation>
    </message>
    <message>
        <source>a stake that was never placed is returned</source>
        <translation>ein nie gesetzter Einsatz wird zurückgegeben</translation>
    </message>
    <message>
        <source>betting isn&apos;t open</source>
        <translation>es darf nicht gesetzt werden</translation>
    </message>
    <message>
        <source>a card for a hand that doesn&apos;t exist</source>
        <translation>eine Karte für eine Hand, die es nicht gibt</translation>
    </message>
    <message>
        <source>an insurance without a play</source>
        <translation>eine Versicherung ohne Posten</translation>
    </message>
    <message>
        <source>even money without a play</source>
        <translation>Even Money ohne Posten</translation>
    </message>
    <message>
        <source>an offer without a play</source>
        <translation>ein Angebot ohne Posten</translation>
    </message>
    <message>
        <source>an unknown seat</source>
        <translation>ein unbekannter Platz</translation>
    </message>
    <message>
        <source>an unknown hand</source>
        <translation>eine unbekannte Hand</translation>
    </message>
    <message>
        <source>a hand that can&apos;t be split</source>
        <translation>eine Hand, die sich nicht teilen lässt</translation>
    </message>
    <message>
        <source>nothing to follow</source>
        <translation>nichts, wobei mitgegangen werden könnte</translation>
    </message>
    <message>
        <source>a settled stake differs from the one placed</source>
        <translation>abgerechnet wird ein anderer Einsatz als der gesetzte</translation>
    </message>
    <message>
        <source>a play that isn&apos;t open is settled</source>
        <translation>ein Posten wird abgerechnet, der nicht offen ist</translation>
    </message>
    <message>
        <source>the round ends with an unsettled play</source>
        <translation>die Runde endet mit einem Posten, der nicht abgerechnet ist</translation>
    </message>
    <message>
        <source>event {}</source>
        <translation>Ereignis {}</translation>
    </message>
    <message>
        <source>no command begins with this event</source>
        <translation>kein Befehl beginnt mit diesem Ereignis</translation>
    </message>
    <message>
        <source>the round was never opened</source>
        <translation>die Runde wurde nie eröffnet</translation>
    </message>
    <message>
        <source>players are not numbered in order</source>
        <translation>die Personen sind nicht der Reihe nach nummeriert</translation>
    </message>
    <message>
        <source>there is no such seat</source>
        <translation>diesen Platz gibt es nicht</translation>
    </message>
    <message>
        <source>the command behind this event is refused: {}</source>
        <translation>der Befehl zu diesem Ereignis wird abgelehnt: {}</translation>
    </message>
    <message>
        <source>the command behind this event produces no event</source>
        <translation>der Befehl zu diesem Ereignis ergibt keines</translation>
    </message>
    <message>
        <source>the same command produces another event</source>
        <translation>derselbe Befehl ergibt ein anderes Ereignis</translation>
    </message>
    <message>
        <source>{} to {}</source>
        <translation>{} bis {}</translation>
    </message>
    <message>
        <source>a list of {}</source>
        <translation>eine Liste aus {}</translation>
    </message>
    <message>
        <source>a payout such as &quot;3:2&quot;, numbers from 1 to 1000</source>
        <translation>eine Auszahlung wie &quot;3:2&quot;, Zahlen von 1 bis 1000</translation>
    </message>
    <message>
        <source>text of 1 to {} bytes</source>
        <translation>Text von 1 bis {} Byte</translation>
    </message>
    <message>
        <source>a list of {id, name, kind, pays, limits}</source>
        <translation>eine Liste aus {id, name, kind, pays, limits}</translation>
    </message>
    <message>
        <source>a list of {currency, min, max}</source>
        <translation>eine Liste aus {currency, min, max}</translation>
    </message>
    <message>
        <source>a list of keys</source>
        <translation>eine Liste von Schlüsseln</translation>
    </message>
    <message>
        <source>There is no cut card: the shoe is shuffled every round.</source>
        <translation>Es gibt keine Schnittkarte: Vor jeder Runde wird gemischt.</translation>
    </message>
    <message>
        <source>There is only one seat.</source>
        <translation>Es gibt nur einen Platz.</translation>
    </message>
    <message>
        <source>Other people play only at a shared table.</source>
        <translation>Mitspieler sitzen nur an einem gemeinsamen Tisch.</translation>
    </message>
    <message>
        <source>Insurance is not offered.</source>
        <translation>Versicherung wird nicht angeboten.</translation>
    </message>
    <message>
        <source>A blackjack against an ace is offered even money instead.</source>
        <translation>Einem Blackjack gegen ein Ass wird stattdessen Even Money angeboten.</translation>
    </message>
    <message>
        <source>Pairs can&apos;t be split.</source>
        <translation>Paare können nicht geteilt werden.</translation>
    </message>
    <message>
        <source>Hands can&apos;t be resplit.</source>
        <translation>Eine Hand, die aus einem Teilen stammt, wird nicht erneut geteilt.</translation>
    </message>
    <message>
        <source>A hand can&apos;t be surrendered.</source>
        <translation>Eine Hand kann nicht aufgegeben werden.</translation>
    </message>
    <message>
        <source>must be a fraction between {} and {}, such as 0.9953</source>
        <translation>muss ein Bruchteil zwischen {} und {} sein, etwa 0.9953</translation>
    </message>
    <message>
        <source>empty; a rule set needs an id</source>
        <translation>leer; ein Regelsatz braucht eine Kennung</translation>
    </message>
    <message>
        <source>a double after a split needs splits (&quot;split.hands&quot; 2 to 4)</source>
        <translation>Verdoppeln nach Teilen setzt Teilen voraus (&quot;split.hands&quot; 2 bis 4)</translation>
    </message>
    <message>
        <source>empty; a side bet needs an id</source>
        <translation>leer; eine Nebenwette braucht eine Kennung</translation>
    </message>
    <message>
        <source>&quot;{}&quot; appears twice</source>
        <translation>„{}“ kommt doppelt vor</translation>
    </message>
    <message>
        <source>no limits; at least one {currency, min, max} is needed</source>
        <translation>keine Limits; mindestens ein {currency, min, max} ist nötig</translation>
    </message>
    <message>
        <source>empty; a currency&apos;s name is needed</source>
        <translation>leer; der Name einer Währung ist nötig</translation>
    </message>
    <message>
        <source>must be above 0.00 and a multiple of 0.02</source>
        <translation>muss über 0.00 liegen und ein Vielfaches von 0.02 sein</translation>
    </message>
    <message>
        <source>must be between min and {}</source>
        <translation>muss zwischen min und {} liegen</translation>
    </message>
    <message>
        <source>must be a multiple of 0.02</source>
        <translation>muss ein Vielfaches von 0.02 sein</translation>
    </message>
    <message>
        <source>empty; at least one outcome must pay</source>
        <translation>leer; mindestens ein Ergebnis muss zahlen</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no such outcome</source>
        <translation>„{}“ hat kein solches Ergebnis</translation>
    </message>
    <message>
        <source>appears twice</source>
        <translation>kommt doppelt vor</translation>
    </message>
    <message>
        <source>event {} ({})</source>
        <translation>Ereignis {} ({})</translation>
    </message>
    <message>
        <source>an amount larger than a wallet can hold</source>
        <translation>ein Betrag, der für eine Geldbörse zu groß ist</translation>
    </message>
    <message>
        <source>not a seed; {} hex digits are needed</source>
        <translation>kein Seed; {} Hex-Ziffern sind nötig</translation>
    </message>
    <message>
        <source>{} bytes are too many; a client seed has 0 to {} bytes in UTF-8</source>
        <translation>{} Byte sind zu lang; ein Client-Seed hat 0 bis {} Byte in UTF-8</translation>
    </message>
    <message>
        <source>not UTF-8; a client seed has 0 to {} bytes in UTF-8</source>
        <translation>kein UTF-8; ein Client-Seed hat 0 bis {} Byte in UTF-8</translation>
    </message>
    <message>
        <source>the seed&apos;s SHA-256 is {}, the commitment says {}</source>
        <translation>der SHA-256 des Seeds ist {}, laut Festlegung {}</translation>
    </message>
    <message>
        <source>card {} of the shoe is {} by the shuffle, {} was drawn</source>
        <translation>Karte {} des Schlittens ist laut Mischung {}, gezogen wurde {}</translation>
    </message>
    <message>
        <source>is a link out of the data folder, or lies behind one, and is not followed; put the file itself there, or choose its folder with --data</source>
        <translation>ist ein Verweis aus dem Datenordner hinaus oder liegt hinter einem; ihm wird nicht gefolgt: Legen Sie die Datei selbst dorthin oder wählen Sie mit --data den Ordner, in dem sie liegt</translation>
    </message>
    <message>
        <source>the stored events are damaged: {}</source>
        <translation>die gespeicherten Ereignisse sind beschädigt: {}</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>The stored events are damaged: they are empty</extracomment>
        <translation>leer</translation>
    </message>
    <message>
        <source>the stored events have version {}; this program knows 1 and 2</source>
        <translation>die gespeicherten Ereignisse haben Version {}; dieses Programm kennt 1 und 2</translation>
    </message>
    <message>
        <source>the compressed length is wrong</source>
        <translation>die komprimierte Länge stimmt nicht</translation>
    </message>
    <message>
        <source>they can&apos;t be decompressed</source>
        <translation>sie lassen sich nicht entpacken</translation>
    </message>
    <message>
        <source>they are not a list</source>
        <translation>sie sind keine Liste</translation>
    </message>
    <message>
        <source>event {} can&apos;t be read</source>
        <translation>Ereignis {} lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>more data follows them</source>
        <translation>danach folgen weitere Daten</translation>
    </message>
    <message>
        <source>has already joined; every player joins once</source>
        <translation>ist schon da; jeder Spieler kommt nur einmal</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not at the table; a player joins with player-present</source>
        <translation>„{}“ ist nicht am Tisch; ein Spieler kommt mit player-present</translation>
    </message>
    <message>
        <source>does not belong to a stake of this kind; leave it out</source>
        <translation>gehört nicht zu einem Einsatz dieser Art; lassen Sie es weg</translation>
    </message>
    <message>
        <source>an object with &quot;type&quot; is needed</source>
        <translation>ein Objekt mit &quot;type&quot; ist nötig</translation>
    </message>
    <message>
        <source>too many players; at most {} are allowed</source>
        <translation>zu viele Spieler; erlaubt: {}</translation>
    </message>
    <message>
        <source>nested too deeply; at most 64 levels are allowed</source>
        <translation>zu tief verschachtelt; erlaubt: 64 Ebenen</translation>
    </message>
    <message>
        <source>appears twice; a key may appear once in an object</source>
        <translation>kommt doppelt vor; in einem Objekt darf ein Schlüssel nur einmal stehen</translation>
    </message>
    <message>
        <source>line {}, column {}</source>
        <translation>Zeile {}, Spalte {}</translation>
    </message>
    <message>
        <source>unterminated object</source>
        <extracomment>What is wrong in a file that is no JSON, as all that follow up to &quot;garbage at the end&quot;</extracomment>
        <translation>nicht abgeschlossenes Objekt</translation>
    </message>
    <message>
        <source>missing name separator</source>
        <translation>fehlendes Trennzeichen nach einem Namen</translation>
    </message>
    <message>
        <source>unterminated array</source>
        <translation>nicht abgeschlossene Liste</translation>
    </message>
    <message>
        <source>missing value separator</source>
        <translation>fehlendes Trennzeichen nach einem Wert</translation>
    </message>
    <message>
        <source>invalid termination by number</source>
        <translation>bricht in einer Zahl ab</translation>
    </message>
    <message>
        <source>illegal number</source>
        <translation>ungültige Zahl</translation>
    </message>
    <message>
        <source>invalid escape sequence</source>
        <translation>ungültige Escape-Sequenz</translation>
    </message>
    <message>
        <source>invalid UTF8 string</source>
        <translation>ungültige UTF-8-Zeichenkette</translation>
    </message>
    <message>
        <source>unterminated string</source>
        <translation>nicht abgeschlossene Zeichenkette</translation>
    </message>
    <message>
        <source>object is missing after a comma</source>
        <translation>nach einem Komma fehlt ein Objekt</translation>
    </message>
    <message>
        <source>too large document</source>
        <translation>zu großes Dokument</translation>
    </message>
    <message>
        <source>garbage at the end of the document</source>
        <translation>Überflüssiges am Ende des Dokuments</translation>
    </message>
    <message>
        <source>illegal value</source>
        <translation>ungültiger Wert</translation>
    </message>
    <message>
        <source>too large; at most 16 MiB is allowed</source>
        <translation>zu groß; erlaubt: 16 MiB</translation>
    </message>
    <message>
        <source>not JSON at {} ({}); one JSON object is needed</source>
        <translation>kein JSON bei {} ({}); ein JSON-Objekt ist nötig</translation>
    </message>
    <message>
        <source>a lone value; one JSON object is needed</source>
        <translation>ein einzelner Wert; ein JSON-Objekt ist nötig</translation>
    </message>
    <message>
        <source>no file is named; a path is needed</source>
        <translation>keine Datei genannt; ein Pfad ist nötig</translation>
    </message>
    <message>
        <source>cannot be read: {}</source>
        <translation>lässt sich nicht lesen: {}</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>What was found in a file: &quot;is true or false; text is needed&quot;. The next five too</extracomment>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>is {}; text is needed</source>
        <translation>ist {}; Text ist nötig</translation>
    </message>
    <message>
        <source>holds half a character (a lone surrogate); text is needed</source>
        <translation>enthält ein halbes Zeichen (ein einzelnes Surrogat); Text ist nötig</translation>
    </message>
    <message>
        <source>is too short; allowed: {} to {} bytes</source>
        <translation>ist zu kurz; erlaubt: {} bis {} Byte</translation>
    </message>
    <message>
        <source>{} bytes are too many; allowed: {} to {}</source>
        <translation>{} Byte sind zu lang; erlaubt: {} bis {}</translation>
    </message>
    <message>
        <source>holds a control character; plain text on one line is needed</source>
        <translation>enthält ein Steuerzeichen; einfacher Text in einer Zeile ist nötig</translation>
    </message>
    <message>
        <source>holds a character that breaks the line; plain text on one line is needed</source>
        <translation>enthält ein Zeichen, das die Zeile umbricht; einfacher Text in einer Zeile ist nötig</translation>
    </message>
    <message>
        <source>holds a character that reverses the text around it; plain text is needed</source>
        <translation>enthält ein Zeichen, das die Schreibrichtung umkehrt; einfacher Text ist nötig</translation>
    </message>
    <message>
        <source>is {}; true or false is needed</source>
        <translation>ist {}; true oder false ist nötig</translation>
    </message>
    <message>
        <source>is {}; a whole number is needed</source>
        <translation>ist {}; eine ganze Zahl ist nötig</translation>
    </message>
    <message>
        <source>{} is not a whole number; allowed: {} to {}</source>
        <translation>{} ist keine ganze Zahl; erlaubt: {} bis {}</translation>
    </message>
    <message>
        <source>is {}; a number is needed</source>
        <translation>ist {}; eine Zahl ist nötig</translation>
    </message>
    <message>
        <source>is {}; an amount as decimal text, such as &quot;12.50&quot;, is needed</source>
        <translation>ist {}; ein Betrag als Dezimaltext, etwa &quot;12.50&quot;, ist nötig</translation>
    </message>
    <message>
        <source>{} is not an amount; decimal text such as &quot;12.50&quot; is needed</source>
        <translation>{} ist kein Betrag; Dezimaltext, etwa &quot;12.50&quot;, ist nötig</translation>
    </message>
    <message>
        <source>is {}; a payout as text, such as &quot;3:2&quot;, is needed</source>
        <translation>ist {}; eine Auszahlung als Text, etwa &quot;3:2&quot;, ist nötig</translation>
    </message>
    <message>
        <source>{} is not a payout; text such as &quot;3:2&quot; with numbers from 1 to 1000 is needed</source>
        <translation>{} ist keine Auszahlung; Text wie &quot;3:2&quot; mit Zahlen von 1 bis 1000 ist nötig</translation>
    </message>
    <message>
        <source>is {}; a card such as &quot;AS&quot; or &quot;TD&quot; is needed</source>
        <translation>ist {}; eine Karte wie &quot;AS&quot; oder &quot;TD&quot; ist nötig</translation>
    </message>
    <message>
        <source>{} is not a card; a rank A 2 3 4 5 6 7 8 9 T J Q K and a suit S H D C are needed</source>
        <translation>{} ist keine Karte; nötig sind ein Rang A 2 3 4 5 6 7 8 9 T J Q K und eine Farbe S H D C</translation>
    </message>
    <message>
        <source>is {}; allowed: {}</source>
        <translation>ist {}; erlaubt: {}</translation>
    </message>
    <message>
        <source>{} is not known; allowed: {}</source>
        <translation>{} ist nicht bekannt; erlaubt: {}</translation>
    </message>
    <message>
        <source>is {}; a list is needed</source>
        <translation>ist {}; eine Liste ist nötig</translation>
    </message>
    <message>
        <source>{} entries are too many; at most {} are allowed</source>
        <translation>{} Einträge sind zu viele; erlaubt: {}</translation>
    </message>
    <message>
        <source>is {}; an object is needed</source>
        <translation>ist {}; ein Objekt ist nötig</translation>
    </message>
    <message>
        <source>unknown key; allowed: {}</source>
        <translation>unbekannter Schlüssel; erlaubt: {}</translation>
    </message>
    <message>
        <source>{} keys are too many; at most {} are allowed</source>
        <translation>{} Schlüssel sind zu viele; erlaubt: {}</translation>
    </message>
    <message>
        <source>missing; this key is needed</source>
        <translation>fehlt; dieser Schlüssel ist nötig</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is taken by {}; a different id is needed</source>
        <translation>„{}“ ist schon vergeben: {}; nötig ist eine eigene Kennung</translation>
    </message>
    <message>
        <source>a built-in game</source>
        <translation>ein eingebautes Spiel</translation>
    </message>
    <message>
        <source>the folder of your own games cannot be created</source>
        <translation>der Ordner Ihrer eigenen Spiele lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>cannot be written: {}; what was there before is unchanged</source>
        <translation>lässt sich nicht schreiben: {}; was vorher da war, ist unverändert</translation>
    </message>
    <message>
        <source>is already one of your own games, at {}</source>
        <translation>gehört schon zu Ihren eigenen Spielen, unter {}</translation>
    </message>
    <message>
        <source>is a built-in game; only your own can be removed</source>
        <translation>ist ein eingebautes Spiel; entfernen lassen sich nur eigene</translation>
    </message>
    <message>
        <source>no such game; there are none of your own</source>
        <translation>kein solches Spiel; Sie haben keine eigenen</translation>
    </message>
    <message>
        <source>no such game; your own are {}</source>
        <translation>kein solches Spiel; Ihre eigenen: {}</translation>
    </message>
    <message>
        <source>cannot be removed: {}</source>
        <translation>lässt sich nicht entfernen: {}</translation>
    </message>
    <message>
        <source>has no &quot;{}&quot;</source>
        <translation>hat kein „{}“</translation>
    </message>
    <message>
        <source>has no entry &quot;{}&quot;; allowed: its ids or places from 0 to {}</source>
        <translation>hat keinen Eintrag „{}“; erlaubt: die Kennungen der Einträge oder Stellen von 0 bis {}</translation>
    </message>
    <message>
        <source>not a change of a rule; KEY=VALUE is needed, such as decks=8</source>
        <translation>keine Änderung einer Regel; nötig ist KEY=VALUE, etwa decks=8</translation>
    </message>
    <message>
        <source>goes too deep; at most {} levels are allowed</source>
        <translation>führt zu tief; erlaubt: {} Ebenen</translation>
    </message>
    <message>
        <source>too long; at most {} bytes are allowed</source>
        <translation>zu lang; erlaubt: {} Byte</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no such outcome; allowed: {}</source>
        <translation>„{}“ hat kein solches Ergebnis; erlaubt: {}</translation>
    </message>
    <message>
        <source>holds a slash; an id has 1 to {} bytes and no slash</source>
        <translation>enthält einen Schrägstrich; eine Kennung hat 1 bis {} Byte und keinen Schrägstrich</translation>
    </message>
    <message>
        <source>is the path of a file; a name to be read is needed</source>
        <translation>ist der Pfad einer Datei; nötig ist ein Name, den man lesen kann</translation>
    </message>
    <message>
        <source>appears twice; allowed: ace and ten, once each</source>
        <translation>kommt doppelt vor; erlaubt: ace und ten, je einmal</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a card; a card is a rank A 2 … 9 T J Q K and a suit S H D C, such as TS</source>
        <translation>„{}“ ist keine Karte; eine Karte ist ein Rang A 2 … 9 T J Q K und eine Farbe S H D C, etwa TS</translation>
    </message>
    <message>
        <source>must be a text of cards (&quot;9S KD …&quot;) or an object {&quot;seed&quot;, &quot;clientSeed&quot;, &quot;number&quot;}</source>
        <translation>muss ein Text aus Karten (&quot;9S KD …&quot;) oder ein Objekt {&quot;seed&quot;, &quot;clientSeed&quot;, &quot;number&quot;} sein</translation>
    </message>
    <message>
        <source>must be 64 hex digits</source>
        <translation>müssen 64 Hex-Ziffern sein</translation>
    </message>
    <message>
        <source>&quot;player&quot; is missing; it may be left out only where there is one</source>
        <translation>&quot;player&quot; fehlt; weglassen lässt es sich nur, wenn es einen einzigen gibt</translation>
    </message>
    <message>
        <source>there is no player &quot;{}&quot; at this table</source>
        <translation>an diesem Tisch gibt es keinen Spieler „{}“</translation>
    </message>
    <message>
        <source>&quot;seat&quot; is missing; this game has {}</source>
        <translation>&quot;seat&quot; fehlt; dieses Spiel hat {} Plätze</translation>
    </message>
    <message>
        <source>a bet has exactly one of &quot;main&quot;, &quot;behind&quot;, &quot;side&quot;</source>
        <translation>ein Einsatz hat genau eines von &quot;main&quot;, &quot;behind&quot;, &quot;side&quot;</translation>
    </message>
    <message>
        <source>&quot;stake&quot; goes with &quot;side&quot;, and only with it</source>
        <translation>&quot;stake&quot; gehört zu &quot;side&quot;, und nur dazu</translation>
    </message>
    <message>
        <source>nobody plays; at least one player is needed</source>
        <translation>niemand spielt; mindestens ein Spieler ist nötig</translation>
    </message>
    <message>
        <source>{} players; this game has exactly one</source>
        <translation>{} Spieler; dieses Spiel hat genau einen</translation>
    </message>
    <message>
        <source>this game is not played in &quot;{}&quot;; allowed: {}</source>
        <translation>dieses Spiel wird nicht um „{}“ gespielt; erlaubt: {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is taken by another rule set; a different id is needed</source>
        <translation>„{}“ gehört schon zu einem anderen Regelsatz; nötig ist eine eigene Kennung</translation>
    </message>
    <message>
        <source>no such game; use one of {}, or the path of a rule-set file</source>
        <translation>kein solches Spiel; möglich: {} oder der Pfad einer Regeldatei</translation>
    </message>
    <message>
        <source>shoe</source>
        <extracomment>Where something is wrong: the shoe that cards come from</extracomment>
        <translation>Schlitten</translation>
    </message>
    <message>
        <source>there is none with that number</source>
        <translation>unter dieser Nummer gibt es keinen</translation>
    </message>
    <message>
        <source>round {}: {}</source>
        <translation>Runde {}: {}</translation>
    </message>
    <message>
        <source>there is no account</source>
        <translation>es gibt kein Konto</translation>
    </message>
    <message>
        <source>can&apos;t be written: {}</source>
        <translation>lässt sich nicht schreiben: {}</translation>
    </message>
    <message>
        <source>log {}, event {} ({})</source>
        <translation>Protokoll {}, Ereignis {} ({})</translation>
    </message>
    <message>
        <source>log {}, event {}</source>
        <translation>Protokoll {}, Ereignis {}</translation>
    </message>
    <message>
        <source>the known cards run out before the round ends</source>
        <translation>die bekannten Karten reichen nicht bis zum Ende der Runde</translation>
    </message>
    <message>
        <source>answer</source>
        <extracomment>Where something is wrong: what somebody does in a hand</extracomment>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>is refused: {}</source>
        <translation>wird abgelehnt: {}</translation>
    </message>
    <message>
        <source>round {}</source>
        <translation>Runde {}</translation>
    </message>
    <message>
        <source>is not finished</source>
        <translation>ist nicht beendet</translation>
    </message>
    <message>
        <source>the day&apos;s rounds add up to more than a wallet can hold</source>
        <translation>die Runden des Tages ergeben mehr, als eine Geldbörse fassen kann</translation>
    </message>
    <message>
        <source>limit</source>
        <extracomment>Where something is wrong: what somebody may lose, stake or play at most</extracomment>
        <translation>Limit</translation>
    </message>
    <message>
        <source>a money limit has a currency, any other has none</source>
        <translation>ein Geldlimit gilt in einer Währung, jedes andere in keiner</translation>
    </message>
    <message>
        <source>an amount above 0 and at most {}</source>
        <translation>ein Betrag über 0 und höchstens {}</translation>
    </message>
    <message>
        <source>1 to {} minutes</source>
        <translation>1 bis {} Minuten</translation>
    </message>
    <message>
        <source>break</source>
        <extracomment>Where something is wrong: a time without play</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>a break lasts from a minute to 30 days, an exclusion from a day to five years</source>
        <translation>eine Spielpause dauert eine Minute bis 30 Tage, eine Sperre einen Tag bis fünf Jahre</translation>
    </message>
    <message>
        <source>one that ends later is already running; it can&apos;t be shortened</source>
        <translation>eine, die später endet, läuft schon; sie lässt sich nicht verkürzen</translation>
    </message>
    <message>
        <source>the break can&apos;t be recorded here, where other data folders look for it; check that you may write to this file</source>
        <translation>die Pause lässt sich hier, wo andere Datenordner nachsehen, nicht vermerken; prüfen Sie, ob Sie diese Datei schreiben dürfen</translation>
    </message>
    <message>
        <source>event {}: {}</source>
        <translation>Ereignis {}: {}</translation>
    </message>
    <message>
        <source>too few cards were left in the shoe</source>
        <translation>im Schlitten waren zu wenige Karten übrig</translation>
    </message>
    <message>
        <source>its cards are not those of its decks</source>
        <translation>die Karten sind nicht die der Decks</translation>
    </message>
    <message>
        <source>has no cards</source>
        <translation>hat keine Karten</translation>
    </message>
    <message>
        <source>its first cards can&apos;t be priced</source>
        <translation>die ersten Karten lassen sich nicht bewerten</translation>
    </message>
    <message>
        <source>the export</source>
        <extracomment>Where something is wrong: what is written of the record of play</extracomment>
        <translation>der Export</translation>
    </message>
    <message>
        <source>is a folder; the name of a file is needed</source>
        <translation>ist ein Ordner; nötig ist der Name einer Datei</translation>
    </message>
    <message>
        <source>is a device, not a file; the name of a file is needed</source>
        <translation>ist ein Gerät und keine Datei; nötig ist der Name einer Datei</translation>
    </message>
    <message>
        <source>the folder doesn&apos;t exist</source>
        <translation>der Ordner ist nicht vorhanden</translation>
    </message>
    <message>
        <source>already exists and was not to be replaced</source>
        <translation>ist schon vorhanden und sollte nicht ersetzt werden</translation>
    </message>
    <message>
        <source>the round can&apos;t be cancelled: {}</source>
        <translation>die Runde lässt sich nicht abbrechen: {}</translation>
    </message>
    <message>
        <source>the answer to a question is refused: {}</source>
        <translation>die Antwort auf eine Frage wird abgelehnt: {}</translation>
    </message>
    <message>
        <source>a side bet that the rules don&apos;t have</source>
        <translation>eine Nebenwette, die die Regeln nicht vorsehen</translation>
    </message>
    <message>
        <source>an account&apos;s name has 1 to 60 characters</source>
        <translation>der Name eines Kontos hat 1 bis 60 Zeichen</translation>
    </message>
    <message>
        <source>account</source>
        <extracomment>Where something is wrong: &quot;account: there is no such account&quot;</extracomment>
        <translation>Konto</translation>
    </message>
    <message>
        <source>a key has 1 to 40 of the characters a–z, 0–9 and &apos;-&apos;</source>
        <translation>ein Schlüssel besteht aus 1 bis 40 der Zeichen a–z, 0–9 und &apos;-&apos;</translation>
    </message>
    <message>
        <source>there is already an account &quot;{}&quot;</source>
        <translation>es gibt schon ein Konto „{}“</translation>
    </message>
    <message>
        <source>currency</source>
        <extracomment>Where something is wrong</extracomment>
        <translation>Währung</translation>
    </message>
    <message>
        <source>there is no play money named &quot;{}&quot;</source>
        <translation>es gibt kein Spielgeld namens „{}“</translation>
    </message>
    <message>
        <source>top-up</source>
        <translation>Aufladung</translation>
    </message>
    <message>
        <source>a round is being played with this money; finish it first</source>
        <translation>mit diesem Geld wird gerade eine Runde gespielt; beenden Sie sie zuerst</translation>
    </message>
    <message>
        <source>this wallet already holds more than enough</source>
        <translation>in dieser Geldbörse ist mehr als genug</translation>
    </message>
    <message>
        <source>there is no such account</source>
        <translation>dieses Konto gibt es nicht</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>the folder for backups can&apos;t be created; check that you may write there</source>
        <translation>der Ordner für Sicherungen lässt sich nicht anlegen; prüfen Sie, ob Sie dort schreiben dürfen</translation>
    </message>
    <message>
        <source>another backup is still being made; try again when it is done</source>
        <translation>eine andere Sicherung wird noch angelegt; versuchen Sie es noch einmal, wenn sie da ist</translation>
    </message>
    <message>
        <source>the backup can&apos;t be written</source>
        <translation>die Sicherung lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>was made by a newer version of the program</source>
        <translation>stammt von einer neueren Version des Programms</translation>
    </message>
    <message>
        <source>is damaged and can&apos;t be read; choose another</source>
        <translation>ist beschädigt und nicht lesbar; wählen Sie eine andere</translation>
    </message>
    <message>
        <source>is not a backup of this program; choose another</source>
        <translation>ist keine Sicherung dieses Programms; wählen Sie eine andere</translation>
    </message>
    <message>
        <source>can&apos;t be read; check that it is there and that you may read it, or choose another</source>
        <translation>lässt sich nicht lesen; prüfen Sie, ob sie vorhanden ist und Sie sie lesen dürfen, oder wählen Sie eine andere</translation>
    </message>
    <message>
        <source>the folder can&apos;t be created</source>
        <translation>der Ordner lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>can&apos;t be renamed to the database now; the next start tries again</source>
        <translation>kann jetzt nicht den Namen der Datenbank erhalten; der nächste Start versucht es noch einmal</translation>
    </message>
    <message>
        <source>round {} stakes more than the wallet holds; none of it was stored</source>
        <translation>Runde {} setzt mehr, als die Geldbörse enthält; nichts davon wurde gespeichert</translation>
    </message>
    <message>
        <source>round {} can&apos;t be taken out: some of its money is still in play</source>
        <translation>Runde {} lässt sich nicht herausnehmen: Geld von ihr ist noch im Spiel</translation>
    </message>
    <message>
        <source>transfer {} is missing</source>
        <translation>Überweisung {} fehlt</translation>
    </message>
    <message>
        <source>transfer {} is not from the house to a wallet</source>
        <translation>Überweisung {} geht nicht vom Haus an eine Geldbörse</translation>
    </message>
    <message>
        <source>book {} ({}) is of no known kind, or is there twice</source>
        <translation>Buch {} ({}) hat keine bekannte Art oder ist doppelt vorhanden</translation>
    </message>
    <message>
        <source>it books to a book of another account or currency</source>
        <translation>bucht auf ein Buch eines anderen Kontos oder einer anderen Währung</translation>
    </message>
    <message>
        <source>it begins with {} in the wallet, which earlier rounds and top-ups don&apos;t add up to</source>
        <translation>beginnt mit {} in der Geldbörse; die Runden davor und die Aufladungen ergeben das nicht</translation>
    </message>
    <message>
        <source>book {} ({}) holds {}, its bookings come to {}</source>
        <translation>Buch {} ({}) enthält {}, seine Buchungen ergeben {}</translation>
    </message>
    <message>
        <source>the wallet of account {} in {} is below zero</source>
        <translation>die Geldbörse von Konto {} in {} liegt unter null</translation>
    </message>
    <message>
        <source>the books in {} don&apos;t balance: {} too much</source>
        <translation>die Bücher in {} gehen nicht auf: {} zu viel</translation>
    </message>
    <message>
        <source>amounts larger than a book can hold</source>
        <translation>Beträge, die für ein Buch zu groß sind</translation>
    </message>
    <message>
        <source>the books</source>
        <translation>die Bücher</translation>
    </message>
    <message>
        <source>the limits</source>
        <translation>die Limits</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>die Datei</translation>
    </message>
    <message>
        <source>its tables are not the ones this program creates</source>
        <translation>die Tabellen sind nicht die, die dieses Programm anlegt</translation>
    </message>
    <message>
        <source>the schema</source>
        <translation>das Schema</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>die Regeln</translation>
    </message>
    <message>
        <source>the rules number {} are not the ones that were stored</source>
        <translation>die Regeln Nummer {} sind nicht die gespeicherten</translation>
    </message>
    <message>
        <source>the shoe is missing</source>
        <translation>der Schlitten fehlt</translation>
    </message>
    <message>
        <source>shoe {}</source>
        <translation>Schlitten {}</translation>
    </message>
    <message>
        <source>it has number {}, the account&apos;s next is {}</source>
        <translation>hat die Nummer {}, die nächste des Kontos ist {}</translation>
    </message>
    <message>
        <source>its seed is not the one committed to</source>
        <translation>der Seed ist nicht der festgelegte</translation>
    </message>
    <message>
        <source>the shoes</source>
        <translation>die Schlitten</translation>
    </message>
    <message>
        <source>the rounds: {}</source>
        <translation>die Runden: {}</translation>
    </message>
    <message>
        <source>the round is missing</source>
        <translation>die Runde fehlt</translation>
    </message>
    <message>
        <source>its shoe or its opening is missing</source>
        <translation>ihr Schlitten oder ihre Eröffnung fehlt</translation>
    </message>
    <message>
        <source>it begins at card {} of its shoe, not at {}</source>
        <translation>beginnt bei Karte {} ihres Schlittens, nicht bei {}</translation>
    </message>
    <message>
        <source>its shoe: {}</source>
        <translation>ihr Schlitten: {}</translation>
    </message>
    <message>
        <source>its shoe is not one of this account and game</source>
        <translation>ihr Schlitten ist keiner dieses Kontos und Spiels</translation>
    </message>
    <message>
        <source>account {} has {} rounds on record, and {} were counted</source>
        <translation>Konto {} hat {} aufgezeichnete Runden, gezählt wurden {}</translation>
    </message>
    <message>
        <source>there is one round more than was counted</source>
        <translation>es gibt eine Runde mehr, als gezählt wurden</translation>
    </message>
    <message>
        <source>there is one shoe more than was counted</source>
        <translation>es gibt einen Schlitten mehr, als gezählt wurden</translation>
    </message>
    <message>
        <source>{} of its cards are recorded as drawn, its rounds have {}</source>
        <translation>{} seiner Karten sollen gezogen sein, seine Runden haben {}</translation>
    </message>
    <message>
        <source>the accounts</source>
        <translation>die Konten</translation>
    </message>
    <message>
        <source>it has plays, but no round</source>
        <translation>es gibt Posten davon, aber keine Runde</translation>
    </message>
    <message>
        <source>it has bookings, but no round</source>
        <translation>es gibt Buchungen davon, aber keine Runde</translation>
    </message>
    <message>
        <source>it has events, but no round</source>
        <translation>es gibt Ereignisse davon, aber keine Runde</translation>
    </message>
    <message>
        <source>book {} is a wallet that belongs to no account</source>
        <translation>Buch {} ist die Geldbörse keines Kontos</translation>
    </message>
    <message>
        <source>the rounds</source>
        <translation>die Runden</translation>
    </message>
    <message>
        <source>the seals</source>
        <translation>die Siegel</translation>
    </message>
    <message>
        <source>account {} is not as it was stored</source>
        <translation>Konto {} ist nicht mehr so, wie es gespeichert wurde</translation>
    </message>
    <message>
        <source>transfer {} is not as it was stored</source>
        <translation>Überweisung {} ist nicht mehr so, wie sie gespeichert wurde</translation>
    </message>
    <message>
        <source>the shoe is not as it was stored</source>
        <translation>der Schlitten ist nicht mehr so, wie er gespeichert wurde</translation>
    </message>
    <message>
        <source>its line is not as it was stored</source>
        <translation>ihre Zeile ist nicht mehr so, wie sie gespeichert wurde</translation>
    </message>
    <message>
        <source>its log is not as it was stored</source>
        <translation>ihr Protokoll ist nicht mehr so, wie es gespeichert wurde</translation>
    </message>
    <message>
        <source>its journal is not as it was stored</source>
        <translation>ihr Journal ist nicht mehr so, wie es gespeichert wurde</translation>
    </message>
    <message>
        <source>the sums kept for rounds {} to {} are not those of the rounds; openshoe-cli history price --again rebuilds them</source>
        <translation>die Summen zu den Runden {} bis {} sind nicht die der Runden; openshoe-cli history price --again bildet sie neu</translation>
    </message>
    <message>
        <source>the sums</source>
        <translation>die Summen</translation>
    </message>
    <message>
        <source>its SQLite driver is missing; install it (Debian: libqt6sql6-sqlite)</source>
        <translation>der SQLite-Treiber fehlt; installieren Sie ihn (Debian: libqt6sql6-sqlite)</translation>
    </message>
    <message>
        <source>was made by a newer version of the program; use that version, or another folder with --data</source>
        <translation>stammt von einer neueren Version des Programms; verwenden Sie diese Version oder mit --data einen anderen Ordner</translation>
    </message>
    <message>
        <source>belongs to another program; move it away, or choose another folder with --data</source>
        <translation>gehört zu einem anderen Programm; verschieben Sie die Datei, oder wählen Sie mit --data einen anderen Ordner</translation>
    </message>
    <message>
        <source>the file can&apos;t be opened; check that you may read and write it and its folder</source>
        <translation>die Datei lässt sich nicht öffnen; prüfen Sie, ob Sie sie und ihren Ordner lesen und schreiben dürfen</translation>
    </message>
    <message>
        <source>the folder can&apos;t be created; choose another with --data</source>
        <translation>der Ordner lässt sich nicht anlegen; wählen Sie mit --data einen anderen</translation>
    </message>
    <message>
        <source>there is no such file: nothing has been played with this data folder yet</source>
        <translation>diese Datei gibt es nicht: Mit diesem Datenordner wurde noch nichts gespielt</translation>
    </message>
    <message>
        <source>was made by an older version; start the program once to bring it up to date</source>
        <translation>stammt von einer älteren Version; starten Sie das Programm einmal, um die Datei auf den neuen Stand zu bringen</translation>
    </message>
    <message>
        <source>the disk does not support what keeps rounds safe (a write-ahead log): choose a folder on a local disk with --data</source>
        <translation>der Datenträger unterstützt nicht, was die Runden sichert (ein Write-Ahead-Log): Wählen Sie mit --data einen Ordner auf einem Datenträger dieses Computers</translation>
    </message>
    <message>
        <source>the database refuses to write through to the disk</source>
        <translation>die Datenbank weigert sich, bis auf den Datenträger durchzuschreiben</translation>
    </message>
    <message>
        <source>the data folder is no longer there; put it back, then try again (this step was not confirmed)</source>
        <translation>der Datenordner ist nicht mehr da; legen Sie ihn an seinen Ort zurück, und versuchen Sie es dann noch einmal (dieser Schritt wurde nicht bestätigt)</translation>
    </message>
    <message>
        <source>its journal was deleted while the program used it; what was confirmed is safe in the file itself: try again (this step was not confirmed)</source>
        <translation>die Journaldatei wurde gelöscht, während das Programm sie benutzte; was bestätigt wurde, ist in der Datei selbst gesichert: Versuchen Sie es noch einmal (dieser Schritt wurde nicht bestätigt)</translation>
    </message>
    <message>
        <source>the file was moved, deleted or replaced while the program used it; put it back, then try again (this step was not confirmed)</source>
        <translation>die Datei wurde verschoben, gelöscht oder ersetzt, während das Programm sie benutzte; legen Sie sie an ihren Ort zurück, und versuchen Sie es dann noch einmal (dieser Schritt wurde nicht bestätigt)</translation>
    </message>
    <message>
        <source>the file was moved, deleted or replaced while the program used it. Put it back and try again; or close the program and continue with {}, which holds all that was confirmed (openshoe-cli history restore)</source>
        <translation>die Datei wurde verschoben, gelöscht oder ersetzt, während das Programm sie benutzte. Legen Sie sie an ihren Ort zurück und versuchen Sie es noch einmal; oder schließen Sie das Programm und machen Sie mit {} weiter, worin alles Bestätigte enthalten ist (openshoe-cli history restore)</translation>
    </message>
    <message>
        <source>there is another database now; restart the program to play with it</source>
        <translation>dort liegt jetzt eine andere Datenbank; starten Sie das Programm neu, um mit ihr zu spielen</translation>
    </message>
    <message>
        <source>the copy can&apos;t be written; check that the disk has space and that you may write there</source>
        <translation>die Kopie lässt sich nicht schreiben; prüfen Sie, ob auf dem Datenträger Platz ist und Sie dort schreiben dürfen</translation>
    </message>
    <message>
        <source>another Open Shoe is using this data; close it, or choose another folder with --data</source>
        <translation>ein anderes Open Shoe spielt mit diesen Daten; schließen Sie es, oder wählen Sie mit --data einen anderen Ordner</translation>
    </message>
    <message>
        <source>nothing can be written there: the disk is full; free some space on it</source>
        <translation>dort lässt sich nichts schreiben: Der Datenträger ist voll; schaffen Sie Platz darauf</translation>
    </message>
    <message>
        <source>the folder can&apos;t be written to; give yourself permission to write there, or choose another with --data</source>
        <translation>in den Ordner lässt sich nicht schreiben; geben Sie sich das Recht dazu, oder wählen Sie mit --data einen anderen</translation>
    </message>
    <message>
        <source>lies outside the round it is stored with</source>
        <translation>liegt außerhalb der Runde, mit der es gespeichert ist</translation>
    </message>
    <message>
        <source>a round must begin with its opening</source>
        <translation>eine Runde muss mit ihrer Eröffnung beginnen</translation>
    </message>
    <message>
        <source>shoe {} can&apos;t be played from here</source>
        <translation>aus Schlitten {} kann von hier an nicht gespielt werden</translation>
    </message>
    <message>
        <source>shoe {} has given {} cards, the round begins at {}</source>
        <translation>Schlitten {} hat {} Karten gegeben, die Runde beginnt bei {}</translation>
    </message>
    <message>
        <source>another round is being played with this money; finish it first</source>
        <translation>mit diesem Geld wird gerade eine andere Runde gespielt; beenden Sie sie zuerst</translation>
    </message>
    <message>
        <source>the wallet does not hold the {} that the round begins with</source>
        <translation>die Geldbörse enthält nicht die {}, mit denen die Runde beginnt</translation>
    </message>
    <message>
        <source>there is no account {} or no shoe {}</source>
        <translation>es gibt kein Konto {} oder keinen Schlitten {}</translation>
    </message>
    <message>
        <source>a round without a play gets no number</source>
        <translation>eine Runde ohne Posten bekommt keine Nummer</translation>
    </message>
    <message>
        <source>round {} is not being played</source>
        <translation>Runde {} wird gerade nicht gespielt</translation>
    </message>
    <message>
        <source>the file can&apos;t be moved; check that you may write in its folder</source>
        <translation>die Datei lässt sich nicht verschieben; prüfen Sie, ob Sie in ihrem Ordner schreiben dürfen</translation>
    </message>
    <message>
        <source>can&apos;t be written; check that the disk has space and that you may write there</source>
        <translation>lässt sich nicht schreiben; prüfen Sie, ob auf dem Datenträger Platz ist und Sie dort schreiben dürfen</translation>
    </message>
    <message>
        <source>the program was not closed properly, and the journal (openshoe.db-wal) with the last steps played is missing; put it back before the next start if you can</source>
        <translation>die Journaldatei (openshoe.db-wal) fehlt, obwohl das Programm nicht ordnungsgemäß beendet wurde, und mit ihr die zuletzt gespielten Schritte; legen Sie sie nach Möglichkeit vor dem nächsten Start zurück</translation>
    </message>
    <message>
        <source>has no priced decision {}</source>
        <translation>hat keine bewertete Entscheidung {}</translation>
    </message>
    <message>
        <source>limit {} is missing</source>
        <translation>Limit {} fehlt</translation>
    </message>
    <message>
        <source>limit {} belongs to no account</source>
        <translation>Limit {} gehört zu keinem Konto</translation>
    </message>
    <message>
        <source>{} limits are there, and {} were counted</source>
        <translation>{} Limits sind vorhanden, gezählt wurden {}</translation>
    </message>
    <message>
        <source>limit {} is not as it was stored</source>
        <translation>Limit {} ist nicht mehr so, wie es gespeichert wurde</translation>
    </message>
    <message>
        <source>the clock of the limits is not as it was stored</source>
        <translation>die Uhr der Limits ist nicht mehr so, wie sie gespeichert wurde</translation>
    </message>
    <message>
        <source>the price of decision {} in round {} can&apos;t be read: price the rounds again (openshoe-cli history price --again)</source>
        <translation>die Bewertung von Entscheidung {} in Runde {} lässt sich nicht lesen: Bewerten Sie die Runden neu (openshoe-cli history price --again)</translation>
    </message>
    <message>
        <source>there is no such finished round to price</source>
        <translation>es gibt keine solche beendete Runde, die bewertet werden könnte</translation>
    </message>
    <message>
        <source>the price of a side bet is given for a play that is not a side bet</source>
        <translation>der Wert einer Nebenwette ist für einen Posten angegeben, der keine ist</translation>
    </message>
    <message>
        <source>its log is missing</source>
        <translation>ihr Protokoll fehlt</translation>
    </message>
    <message>
        <source>shoe {} is missing, and rounds were played from it</source>
        <translation>Schlitten {} fehlt, und aus ihm wurden Runden gespielt</translation>
    </message>
    <message>
        <source>there is no such finished round</source>
        <translation>es gibt keine solche beendete Runde</translation>
    </message>
    <message>
        <source>wallet</source>
        <extracomment>Where money is booked, as the next three: &quot;from wallet to stakes 10.00 are booked&quot;</extracomment>
        <translation>Geldbörse</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>Einsätze</translation>
    </message>
    <message>
        <source>house</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>company</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>event {} lies outside the round</source>
        <translation>Ereignis {} liegt außerhalb der Runde</translation>
    </message>
    <message>
        <source>seat {}: {} of a stake of {} was returned</source>
        <translation>Platz {}: {} von einem Einsatz von {} ging zurück</translation>
    </message>
    <message>
        <source>seat {}, hand {}: the {} play is not settled by the rules ({} {}, not {} {})</source>
        <translation>Platz {}, Hand {}: Der Posten „{}“ ist nicht nach den Regeln abgerechnet ({} {}, nicht {} {})</translation>
    </message>
    <message>
        <source>seat {}, hand {}: the {} play is not settled by the rules</source>
        <translation>Platz {}, Hand {}: Der Posten „{}“ ist nicht nach den Regeln abgerechnet</translation>
    </message>
    <message>
        <source>its end says {} staked and {} returned, its plays {} and {}</source>
        <translation>laut Rundenende sind {} gesetzt und {} ausgezahlt, laut Posten {} und {}</translation>
    </message>
    <message>
        <source>{} plays are on record, the log has {}</source>
        <translation>{} Posten sind aufgezeichnet, das Protokoll hat {}</translation>
    </message>
    <message>
        <source>{} plays are on record, the log has {}; their numbers have a gap</source>
        <translation>{} Posten sind aufgezeichnet, das Protokoll hat {}; ihre Nummern haben eine Lücke</translation>
    </message>
    <message>
        <source>play {} on record (stake {}, returned {}) is not the log&apos;s (stake {}, returned {})</source>
        <translation>der aufgezeichnete Posten {} (Einsatz {}, ausgezahlt {}) ist nicht der des Protokolls (Einsatz {}, ausgezahlt {})</translation>
    </message>
    <message>
        <source>it is on record as {}, its log is {}</source>
        <translation>aufgezeichnet ist {}, laut Protokoll {}</translation>
    </message>
    <message>
        <source>it is on record as {} in {}, its log is {} in {}</source>
        <translation>aufgezeichnet ist {} in {}, laut Protokoll {} in {}</translation>
    </message>
    <message>
        <source>it ends before it starts</source>
        <translation>endet, bevor sie beginnt</translation>
    </message>
    <message>
        <source>its line says {} against {} and side bets &quot;{}&quot;, its log {} against {} and &quot;{}&quot;</source>
        <translation>laut Zeile {} gegen {} und Nebenwetten „{}“, laut Protokoll {} gegen {} und „{}“</translation>
    </message>
    <message>
        <source>its line says {} staked and {} returned, its log {} and {}</source>
        <translation>laut Zeile {} gesetzt und {} ausgezahlt, laut Protokoll {} und {}</translation>
    </message>
    <message>
        <source>its line says {} cards, its log has {}</source>
        <translation>laut Zeile {} Karten, laut Protokoll {}</translation>
    </message>
    <message>
        <source>from {} to {} {} are booked, the log moves {}</source>
        <translation>gebucht ist von {} an {}: {}, laut Protokoll {}</translation>
    </message>
    <message>
        <source>{}; {}</source>
        <extracomment>Two findings</extracomment>
        <translation>{}; {}</translation>
    </message>
    <message>
        <source>its plays and bookings: {}</source>
        <translation>ihre Posten und Buchungen: {}</translation>
    </message>
    <message>
        <source>its log: {}</source>
        <translation>ihr Protokoll: {}</translation>
    </message>
    <message>
        <source>card {} is {}, the shuffle has {}</source>
        <translation>Karte {} ist {}, laut Mischung {}</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>No card</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>its line: {}</source>
        <translation>ihre Zeile: {}</translation>
    </message>
    <message>
        <source>its rules: {}</source>
        <translation>ihre Regeln: {}</translation>
    </message>
    <message>
        <source>its log is missing or is there twice</source>
        <translation>ihr Protokoll fehlt oder ist doppelt vorhanden</translation>
    </message>
    <message>
        <source>the events from {} on are missing</source>
        <translation>die Ereignisse ab {} fehlen</translation>
    </message>
    <message>
        <source>there is no such round</source>
        <translation>diese Runde gibt es nicht</translation>
    </message>
    <message>
        <source>round {} is not complete: its rules, shoe or log are missing</source>
        <translation>Runde {} ist nicht vollständig: Ihre Regeln, ihr Schlitten oder ihr Protokoll fehlen</translation>
    </message>
    <message>
        <source>shoe {} can&apos;t be read: the database is damaged</source>
        <translation>Schlitten {} lässt sich nicht lesen: Die Datenbank ist beschädigt</translation>
    </message>
    <message>
        <source>rules number {}</source>
        <translation>Regeln Nummer {}</translation>
    </message>
    <message>
        <source>they are missing</source>
        <translation>sie fehlen</translation>
    </message>
    <message>
        <source>there is no such shoe</source>
        <translation>diesen Schlitten gibt es nicht</translation>
    </message>
    <message>
        <source>client seed</source>
        <extracomment>Where something is wrong</extracomment>
        <translation>Client-Seed</translation>
    </message>
    <message>
        <source>it is locked from the first stake on the shoe; set it for the next one</source>
        <translation>steht seit dem ersten Einsatz auf den Schlitten fest; geben Sie einen für den nächsten an</translation>
    </message>
    <message>
        <source>a round is being played from it</source>
        <translation>daraus wird gerade eine Runde gespielt</translation>
    </message>
    <message>
        <source>an amount of {} is stored, more than a wallet can hold: the database is damaged</source>
        <translation>gespeichert ist ein Betrag von {}, den keine Geldbörse fasst: Die Datenbank ist beschädigt</translation>
    </message>
    <message>
        <source>another program holds the file; close it and try again</source>
        <translation>ein anderes Programm hält die Datei geöffnet; schließen Sie es, und versuchen Sie es noch einmal</translation>
    </message>
    <message>
        <source>the file or its folder can&apos;t be written to; give yourself permission to write there, or choose another folder with --data</source>
        <translation>die Datei oder ihr Ordner lässt sich nicht schreiben; geben Sie sich das Recht dazu, oder wählen Sie mit --data einen anderen Ordner</translation>
    </message>
    <message>
        <source>the disk reports an error; check the disk, then start again (what was confirmed is kept)</source>
        <translation>der Datenträger meldet einen Fehler; prüfen Sie den Datenträger, und starten Sie dann neu (was bestätigt wurde, ist gesichert)</translation>
    </message>
    <message>
        <source>the disk is full; free some space on it, then continue (this step was not stored)</source>
        <translation>der Datenträger ist voll; schaffen Sie Platz darauf, und machen Sie dann weiter (dieser Schritt wurde nicht gespeichert)</translation>
    </message>
    <message>
        <source>the file can&apos;t be opened; check that its folder is there and that you may read and write in it</source>
        <translation>die Datei lässt sich nicht öffnen; prüfen Sie, ob ihr Ordner vorhanden ist und Sie darin lesen und schreiben dürfen</translation>
    </message>
    <message>
        <source>what should be stored contradicts what is there ({})</source>
        <translation>was gespeichert werden soll, widerspricht dem, was da ist ({})</translation>
    </message>
    <message>
        <source>“{}” can be read in two ways. Write it like {}.</source>
        <translation>„{}“ lässt sich auf zwei Arten lesen. Schreiben Sie es wie {}.</translation>
    </message>
    <message>
        <source>Type an amount like {}.</source>
        <translation>Schreiben Sie einen Betrag, zum Beispiel {}.</translation>
    </message>
    <message>
        <source>Type a number.</source>
        <translation>Schreiben Sie eine Zahl.</translation>
    </message>
    <message>
        <source>Type a whole number.</source>
        <translation>Schreiben Sie eine ganze Zahl.</translation>
    </message>
    <message>
        <source>{} cards from card {} on do not fit a shoe of {}</source>
        <translation>{} Karten ab Karte {} passen nicht in einen Schlitten mit {}</translation>
    </message>
    <message>
        <source>{}; the intact one with most on record here is {}</source>
        <translation>{}; die unversehrte mit dem meisten Inhalt ist hier {}</translation>
    </message>
    <message>
        <source>the database is damaged; set it aside as openshoe-damaged-TIME.db and continue with a backup (openshoe-cli history restore); none of it is overwritten</source>
        <translation>die Datenbank ist beschädigt; legen Sie sie als openshoe-damaged-TIME.db beiseite und machen Sie mit einer Sicherung weiter (openshoe-cli history restore), überschrieben wird dabei nichts</translation>
    </message>
    <message>
        <source>is closed: there is nothing to read</source>
        <translation>ist geschlossen: es gibt nichts zu lesen</translation>
    </message>
    <message>
        <source>{}; did you mean &quot;{}&quot;?</source>
        <extracomment>What is wrong, and the word that was probably meant</extracomment>
        <translation>{}; meinten Sie „{}“?</translation>
    </message>
    <message>
        <source>Mixed pair</source>
        <translation>Gemischtes Paar</translation>
    </message>
    <message>
        <source>mixed pair</source>
        <translation>gemischtes Paar</translation>
    </message>
    <message>
        <source>Colored pair</source>
        <translation>Farbiges Paar</translation>
    </message>
    <message>
        <source>colored pair</source>
        <translation>farbiges Paar</translation>
    </message>
    <message>
        <source>Perfect pair</source>
        <translation>Perfektes Paar</translation>
    </message>
    <message>
        <source>perfect pair</source>
        <translation>perfektes Paar</translation>
    </message>
    <message>
        <source>Suited trips</source>
        <translation>Perfekter Drilling</translation>
    </message>
    <message>
        <source>suited trips</source>
        <translation>perfekter Drilling</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>Flush</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>Flush</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Drilling</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>Drilling</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>Straight Flush</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>Straight Flush</translation>
    </message>
    <message>
        <source>Suited three of a kind</source>
        <translation>Drilling in einer Farbe</translation>
    </message>
    <message>
        <source>suited three of a kind</source>
        <translation>Drilling in einer Farbe</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>match</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Suited match</source>
        <translation>Treffer in Farbe</translation>
    </message>
    <message>
        <source>suited match</source>
        <translation>Treffer in Farbe</translation>
    </message>
    <message>
        <source>Total 19</source>
        <translation>Summe 19</translation>
    </message>
    <message>
        <source>total of 19</source>
        <translation>Summe 19</translation>
    </message>
    <message>
        <source>Total 20</source>
        <translation>Summe 20</translation>
    </message>
    <message>
        <source>total of 20</source>
        <translation>Summe 20</translation>
    </message>
    <message>
        <source>Total 21</source>
        <translation>Summe 21</translation>
    </message>
    <message>
        <source>total of 21</source>
        <translation>Summe 21</translation>
    </message>
    <message>
        <source>Suited 21</source>
        <translation>21 in einer Farbe</translation>
    </message>
    <message>
        <source>suited 21</source>
        <translation>21 in einer Farbe</translation>
    </message>
    <message>
        <source>6-7-8</source>
        <translation>6-7-8</translation>
    </message>
    <message>
        <source>7-7-7</source>
        <translation>7-7-7</translation>
    </message>
    <message>
        <source>Suited 6-7-8</source>
        <translation>6-7-8 in einer Farbe</translation>
    </message>
    <message>
        <source>suited 6-7-8</source>
        <translation>6-7-8 in einer Farbe</translation>
    </message>
    <message>
        <source>Suited 7-7-7</source>
        <translation>7-7-7 in einer Farbe</translation>
    </message>
    <message>
        <source>suited 7-7-7</source>
        <translation>7-7-7 in einer Farbe</translation>
    </message>
    <message>
        <source>Dealer bust</source>
        <translation>Dealer überkauft</translation>
    </message>
    <message>
        <source>dealer bust</source>
        <translation>Dealer überkauft</translation>
    </message>
    <message>
        <source>Dealer bust, 3 cards</source>
        <translation>Dealer überkauft, 3 Karten</translation>
    </message>
    <message>
        <source>dealer bust with 3 cards</source>
        <translation>Dealer überkauft mit 3 Karten</translation>
    </message>
    <message>
        <source>Dealer bust, 4 cards</source>
        <translation>Dealer überkauft, 4 Karten</translation>
    </message>
    <message>
        <source>dealer bust with 4 cards</source>
        <translation>Dealer überkauft mit 4 Karten</translation>
    </message>
    <message>
        <source>Dealer bust, 5 cards</source>
        <translation>Dealer überkauft, 5 Karten</translation>
    </message>
    <message>
        <source>dealer bust with 5 cards</source>
        <translation>Dealer überkauft mit 5 Karten</translation>
    </message>
    <message>
        <source>Dealer bust, 6 cards</source>
        <translation>Dealer überkauft, 6 Karten</translation>
    </message>
    <message>
        <source>dealer bust with 6 cards</source>
        <translation>Dealer überkauft mit 6 Karten</translation>
    </message>
    <message>
        <source>Dealer bust, 7 cards</source>
        <translation>Dealer überkauft, 7 Karten</translation>
    </message>
    <message>
        <source>dealer bust with 7 cards</source>
        <translation>Dealer überkauft mit 7 Karten</translation>
    </message>
    <message>
        <source>Dealer bust, 8 cards or more</source>
        <translation>Dealer überkauft, 8 Karten oder mehr</translation>
    </message>
    <message>
        <source>dealer bust with 8 cards or more</source>
        <translation>Dealer überkauft mit 8 Karten oder mehr</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand have the same rank (a king and a queen are not a pair): mixed in colour, of one colour, or of one suit; best of all if the dealer&apos;s first card is the same card.</source>
        <translation>Gewinnt, wenn die ersten zwei Karten einer Hand denselben Rang haben (König und Dame sind kein Paar): eine rot und eine schwarz, beide rot oder beide schwarz, oder beide in derselben Kartenfarbe; am besten, wenn die erste Karte des Dealers dieselbe Karte ist.</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand have the same rank (a king and a queen are not a pair): mixed in colour, of one colour, or of one suit.</source>
        <translation>Gewinnt, wenn die ersten zwei Karten einer Hand denselben Rang haben (König und Dame sind kein Paar): eine rot und eine schwarz, beide rot oder beide schwarz, oder beide in derselben Kartenfarbe.</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand and the dealer&apos;s up card make a three-card poker hand. Ace-2-3 and queen-king-ace are straights.</source>
        <translation>Gewinnt, wenn die ersten zwei Karten einer Hand und die offene Karte des Dealers ein Pokerblatt aus drei Karten ergeben. Ass-2-3 und Dame-König-Ass sind Straßen.</translation>
    </message>
    <message>
        <source>Each of the first two cards of a hand wins if it matches the rank of the dealer&apos;s up card, and more if it matches the suit too. Two matches add up.</source>
        <translation>Jede der ersten zwei Karten einer Hand gewinnt, wenn sie den Rang der offenen Dealerkarte hat, und mehr, wenn sie auch deren Kartenfarbe hat. Zwei Treffer werden addiert.</translation>
    </message>
    <message>
        <source>Pays on the total of the first two cards of a hand and the dealer&apos;s up card, aces counting 1 or 11, whichever is better.</source>
        <translation>Zahlt für die Summe der ersten zwei Karten einer Hand und der offenen Karte des Dealers; Asse zählen 1 oder 11, je nachdem, was besser ist.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Three-card poker</source>
        <translation>Poker mit drei Karten</translation>
    </message>
    <message>
        <source>Dealer match</source>
        <translation>Dealer-Treffer</translation>
    </message>
    <message>
        <source>Lucky totals</source>
        <translation>Glückssummen</translation>
    </message>
    <message>
        <source>Combination of outcomes</source>
        <translation>Kombination von Ergebnissen</translation>
    </message>
    <message>
        <source>the note</source>
        <translation>die Notiz</translation>
    </message>
    <message>
        <source>is too long: at most {} characters are kept</source>
        <translation>ist zu lang: höchstens {} Zeichen werden behalten</translation>
    </message>
    <message>
        <source>has control characters: remove them</source>
        <translation>enthält Steuerzeichen: bitte entfernen</translation>
    </message>
    <message>
        <source>the tags</source>
        <translation>die Stichwörter</translation>
    </message>
    <message>
        <source>are too many: at most {} are kept</source>
        <translation>sind zu viele: höchstens {} werden behalten</translation>
    </message>
    <message>
        <source>have control characters: remove them</source>
        <translation>enthalten Steuerzeichen: bitte entfernen</translation>
    </message>
    <message>
        <source>are too long: each has at most {} characters</source>
        <translation>sind zu lang: jedes hat höchstens {} Zeichen</translation>
    </message>
    <message>
        <source>a stake of {} is below the table&apos;s minimum of {}</source>
        <translation>ein Einsatz von {} liegt unter dem Tischminimum von {}</translation>
    </message>
    <message>
        <source>a stake of {} is above the table&apos;s maximum of {}</source>
        <translation>ein Einsatz von {} liegt über dem Tischmaximum von {}</translation>
    </message>
    <message>
        <source>{} is no bankroll; more than 0 is needed</source>
        <translation>{} ist kein Kapital; nötig ist mehr als 0</translation>
    </message>
    <message>
        <source>nothing is ever staked; at least one stake is needed</source>
        <translation>es wird nie etwas gesetzt; mindestens ein Einsatz ist nötig</translation>
    </message>
    <message>
        <source>the count {} comes after {}; counts must rise</source>
        <translation>die Zählung {} kommt nach {}; Zählungen müssen steigen</translation>
    </message>
    <message>
        <source>{} hands can&apos;t be played; allowed: {} to {}</source>
        <translation>{} Hände können nicht gespielt werden; erlaubt: {} bis {}</translation>
    </message>
    <message>
        <source>a bankroll of {} can&apos;t pay for stakes of {} in one round</source>
        <translation>ein Kapital von {} reicht nicht für Einsätze von {} in einer Runde</translation>
    </message>
    <message>
        <source>every tag is 0, so the count would never move; at least one other is needed</source>
        <translation>alle Werte sind 0, die Zählung bewegte sich nie; mindestens ein anderer ist nötig</translation>
    </message>
    <message>
        <source>all tags are the same, so the count tells only how many cards are gone; at least two different tags are needed</source>
        <translation>alle Werte sind gleich, die Zählung sagt nur, wie viele Karten fort sind; mindestens zwei verschiedene sind nötig</translation>
    </message>
    <message>
        <source>a tag is out of range; allowed: {} to {}</source>
        <translation>ein Wert liegt außerhalb des Bereichs; erlaubt: {} bis {}</translation>
    </message>
    <message>
        <source>{} is no divisor; allowed: 0.25 to 8 decks, or &quot;none&quot; for the running count</source>
        <translation>{} ist kein Teiler; erlaubt: 0.25 bis 8 Decks oder &quot;none&quot; für die laufende Zählung</translation>
    </message>
    <message>
        <source>is not base64</source>
        <translation>ist kein Base64</translation>
    </message>
    <message>
        <source>card {} is no card</source>
        <translation>Karte {} ist keine Karte</translation>
    </message>
    <message>
        <source>a round isn&apos;t what its rules and cards lead to: {}</source>
        <translation>eine Runde ist nicht das, was aus ihren Regeln und Karten folgt: {}</translation>
    </message>
    <message>
        <source>a round ends before its end</source>
        <translation>eine Runde endet vor ihrem Ende</translation>
    </message>
    <message>
        <source>a round has no stake of whoever played it</source>
        <translation>in einer Runde hat, wer sie spielte, nichts gesetzt</translation>
    </message>
    <message>
        <source>the shoe doesn&apos;t hold each card of its {} decks once a deck</source>
        <translation>der Schlitten enthält nicht jede Karte seiner {} Decks einmal je Deck</translation>
    </message>
    <message>
        <source>there is no round in it</source>
        <translation>darin ist keine Runde</translation>
    </message>
    <message>
        <source>{} answers don&apos;t fit {} rounds</source>
        <translation>{} Antworten passen nicht zu {} Runden</translation>
    </message>
    <message>
        <source>a round was given up, so its stakes were returned</source>
        <translation>eine Runde wurde abgebrochen, die Einsätze gingen zurück</translation>
    </message>
    <message>
        <source>an answer has other stakes than its round</source>
        <translation>eine Antwort hat andere Einsätze als ihre Runde</translation>
    </message>
    <message>
        <source>is larger than a challenge can be: at most {} bytes</source>
        <translation>ist größer, als eine Herausforderung sein kann: höchstens {} Bytes</translation>
    </message>
    <message>
        <source>is not a challenge</source>
        <translation>ist keine Herausforderung</translation>
    </message>
    <message>
        <source>is a challenge of a newer program; this one knows version {}</source>
        <translation>ist die Herausforderung eines neueren Programms; dieses kennt Version {}</translation>
    </message>
    <message>
        <source>its seal is broken: the file was changed or is not whole. Ask for it once more</source>
        <translation>das Siegel ist gebrochen: Die Datei wurde verändert oder ist unvollständig. Bitte noch einmal darum</translation>
    </message>
    <message>
        <source>{} is not a multiple of 0.5; counts go by halves</source>
        <translation>{} ist kein Vielfaches von 0.5; gezählt wird in Halben</translation>
    </message>
    <message>
        <source>{} is no divisor; allowed: 0.25 to {} decks in quarters, or &quot;none&quot; for the running count</source>
        <translation>{} ist kein Teiler; erlaubt: 0.25 bis {} Decks in Vierteln oder &quot;none&quot; für die laufende Zählung</translation>
    </message>
    <message>
        <source>no count system has this id, and no file this name; allowed: {}</source>
        <translation>kein Zählsystem hat diese Kennung und keine Datei diesen Namen; erlaubt: {}</translation>
    </message>
    <message>
        <source>is still being played</source>
        <translation>wird noch gespielt</translation>
    </message>
    <message>
        <source>its shoe is still in use, and its next cards must stay unknown. A challenge can be made once the shoe has ended</source>
        <translation>ihr Schlitten ist noch in Gebrauch, und seine nächsten Karten müssen unbekannt bleiben. Eine Herausforderung ist möglich, sobald er zu Ende ist</translation>
    </message>
    <message>
        <source>there was nothing to decide</source>
        <translation>es gab nichts zu entscheiden</translation>
    </message>
    <message>
        <source>it has been played since; begin again</source>
        <translation>es wurde seitdem damit gespielt; beginnen Sie noch einmal</translation>
    </message>
    <message>
        <source>transfer {} is not from a wallet to the house</source>
        <translation>Überweisung {} geht nicht von einer Geldbörse an das Haus</translation>
    </message>
    <message>
        <source>transfer {} takes back {} more than was topped up</source>
        <translation>Überweisung {} nimmt {} mehr zurück, als aufgeladen wurde</translation>
    </message>
    <message>
        <source>what was deleted</source>
        <translation>was gelöscht wurde</translation>
    </message>
    <message>
        <source>entry {} of what was deleted is not as it was stored</source>
        <translation>Eintrag {} des Gelöschten ist nicht so, wie er gespeichert wurde</translation>
    </message>
    <message>
        <source>entry {} of what was deleted overlaps another</source>
        <translation>Eintrag {} des Gelöschten überschneidet sich mit einem anderen</translation>
    </message>
    <message>
        <source>entry {} of what was deleted covers number {}, which is there</source>
        <translation>Eintrag {} des Gelöschten umfasst Nummer {}, die noch da ist</translation>
    </message>
    <message>
        <source>entries of deletion {} are missing, or there are too many</source>
        <translation>Einträge der Löschung {} fehlen, oder es sind zu viele</translation>
    </message>
    <message>
        <source>the account&apos;s money doesn&apos;t add up, so it can&apos;t be deleted: openshoe-cli history check says what is wrong</source>
        <translation>das Geld des Kontos geht nicht auf, daher kann es nicht gelöscht werden: openshoe-cli history check sagt, was nicht stimmt</translation>
    </message>
    <message>
        <source>it is the only one, so it stays</source>
        <translation>es ist das einzige, also bleibt es</translation>
    </message>
    <message>
        <source>one of its rounds is being played; finish it first</source>
        <translation>eine seiner Runden wird gerade gespielt; beenden Sie sie zuerst</translation>
    </message>
    <message>
        <source>there is none to take back</source>
        <translation>es gibt keine, die zurückgenommen werden könnte</translation>
    </message>
    <message>
        <source>the wallet no longer holds it: there is {} in it, and the top-up was {}</source>
        <translation>die Geldbörse enthält sie nicht mehr: sie hat {}, die Aufladung war {}</translation>
    </message>
    <message>
        <source>exact for these plays: each hand of a pair is played as if a dealer&apos;s blackjack took its one stake from the other</source>
        <translation>exakt für diese Spielweise: Jede Hand eines Paars wird gespielt, als nähme ein Blackjack des Dealers seinen einen Einsatz von der anderen</translation>
    </message>
    <message>
        <source>The dealer stands only on 21, however it is made up.</source>
        <translation>Der Dealer bleibt nur bei 21 stehen, wie sie auch zustande kommt.</translation>
    </message>
    <message>
        <source>The dealer peeks, so a blackjack ends the round before anything is doubled or split.</source>
        <translation>Der Dealer prüft auf Blackjack, der die Runde beendet, bevor etwas verdoppelt oder geteilt wird.</translation>
    </message>
    <message>
        <source>Pays on the first two cards of a hand, alone or with the dealer&apos;s up card or finished hand; the best outcome counts.</source>
        <translation>Zahlt für die ersten zwei Karten einer Hand, allein oder mit der offenen Karte oder der fertigen Hand des Dealers; es zählt, was am meisten zahlt.</translation>
    </message>
    <message>
        <source>Wins if the dealer busts; what it pays depends on the number of cards, on the card that busts the dealer, or on the hand having a blackjack.</source>
        <translation>Gewinnt, wenn sich der Dealer überkauft; die Auszahlung hängt von der Zahl seiner Karten ab, von der Karte, mit der er sich überkauft, oder davon, ob die Hand ein Blackjack ist.</translation>
    </message>
    <message>
        <source>Over or under 13</source>
        <translation>Über oder unter 13</translation>
    </message>
    <message>
        <source>Pays on the total of the first two cards of a hand, aces counting 1: over 13, under 13 or exactly 13. What isn&apos;t listed loses.</source>
        <translation>Zahlt für die Summe der ersten zwei Karten einer Hand, wobei Asse 1 zählen: über 13, unter 13 oder genau 13. Was nicht aufgeführt ist, verliert.</translation>
    </message>
    <message>
        <source>First two cards 20</source>
        <translation>Erste zwei Karten 20</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand total 20; more if they are of one suit, of one rank, the same card, or queens, and most if the dealer then has a blackjack.</source>
        <translation>Gewinnt, wenn die ersten zwei Karten einer Hand 20 ergeben; mehr, wenn sie dieselbe Kartenfarbe oder denselben Rang haben, dieselbe Karte oder Damen sind, und am meisten, wenn der Dealer dann einen Blackjack hat.</translation>
    </message>
    <message>
        <source>Royal match</source>
        <translation>Royal Match</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand are of one suit, and more if they are king and queen of it.</source>
        <translation>Gewinnt, wenn die ersten zwei Karten einer Hand dieselbe Kartenfarbe haben, und mehr, wenn sie König und Dame davon sind.</translation>
    </message>
    <message>
        <source>Player&apos;s blackjack</source>
        <translation>Blackjack des Spielers</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand are a blackjack; more if they are of one suit, or ace and jack of it.</source>
        <translation>Gewinnt, wenn die ersten zwei Karten einer Hand ein Blackjack sind; mehr, wenn sie dieselbe Kartenfarbe haben oder Ass und Bube davon sind.</translation>
    </message>
    <message>
        <source>Dealer&apos;s total</source>
        <translation>Summe des Dealers</translation>
    </message>
    <message>
        <source>Pays on the total that the dealer&apos;s finished hand has. A blackjack counts as 21 where it isn&apos;t listed itself.</source>
        <translation>Zahlt für die Summe der fertigen Hand des Dealers. Ein Blackjack zählt als 21, wo er nicht selbst aufgeführt ist.</translation>
    </message>
    <message>
        <source>Bad beat</source>
        <translation>Bad Beat</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand are 20 and the dealer&apos;s finished hand is 21, or if both have a blackjack. How the hand is played doesn&apos;t matter.</source>
        <translation>Gewinnt, wenn die ersten zwei Karten einer Hand 20 ergeben und die fertige Hand des Dealers 21, oder wenn beide einen Blackjack haben. Wie die Hand gespielt wird, ist gleich.</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Dealer bust by a ten-value card</source>
        <translation>Dealer überkauft durch eine Zehn oder ein Bild</translation>
    </message>
    <message>
        <source>dealer bust by a ten-value card</source>
        <translation>Dealer überkauft durch eine Zehn oder ein Bild</translation>
    </message>
    <message>
        <source>Dealer bust by a nine</source>
        <translation>Dealer überkauft durch eine Neun</translation>
    </message>
    <message>
        <source>dealer bust by a nine</source>
        <translation>Dealer überkauft durch eine Neun</translation>
    </message>
    <message>
        <source>Dealer bust by an eight</source>
        <translation>Dealer überkauft durch eine Acht</translation>
    </message>
    <message>
        <source>dealer bust by an eight</source>
        <translation>Dealer überkauft durch eine Acht</translation>
    </message>
    <message>
        <source>Dealer bust by a seven</source>
        <translation>Dealer überkauft durch eine Sieben</translation>
    </message>
    <message>
        <source>dealer bust by a seven</source>
        <translation>Dealer überkauft durch eine Sieben</translation>
    </message>
    <message>
        <source>Dealer bust by a six</source>
        <translation>Dealer überkauft durch eine Sechs</translation>
    </message>
    <message>
        <source>dealer bust by a six</source>
        <translation>Dealer überkauft durch eine Sechs</translation>
    </message>
    <message>
        <source>Dealer bust, third card a ten-value card</source>
        <translation>Dealer überkauft, dritte Karte eine Zehn oder ein Bild</translation>
    </message>
    <message>
        <source>dealer bust by a ten-value card as third card</source>
        <translation>Dealer überkauft durch eine Zehn oder ein Bild als dritte Karte</translation>
    </message>
    <message>
        <source>Dealer bust, third card a nine</source>
        <translation>Dealer überkauft, dritte Karte eine Neun</translation>
    </message>
    <message>
        <source>dealer bust by a nine as third card</source>
        <translation>Dealer überkauft durch eine Neun als dritte Karte</translation>
    </message>
    <message>
        <source>Dealer bust, third card an eight</source>
        <translation>Dealer überkauft, dritte Karte eine Acht</translation>
    </message>
    <message>
        <source>dealer bust by an eight as third card</source>
        <translation>Dealer überkauft durch eine Acht als dritte Karte</translation>
    </message>
    <message>
        <source>Dealer bust, third card a seven</source>
        <translation>Dealer überkauft, dritte Karte eine Sieben</translation>
    </message>
    <message>
        <source>dealer bust by a seven as third card</source>
        <translation>Dealer überkauft durch eine Sieben als dritte Karte</translation>
    </message>
    <message>
        <source>Dealer bust, third card a six</source>
        <translation>Dealer überkauft, dritte Karte eine Sechs</translation>
    </message>
    <message>
        <source>dealer bust by a six as third card</source>
        <translation>Dealer überkauft durch eine Sechs als dritte Karte</translation>
    </message>
    <message>
        <source>Dealer bust, 7 cards, against a blackjack</source>
        <translation>Dealer überkauft, 7 Karten, gegen einen Blackjack</translation>
    </message>
    <message>
        <source>dealer bust with 7 cards against a blackjack</source>
        <translation>Dealer überkauft mit 7 Karten gegen einen Blackjack</translation>
    </message>
    <message>
        <source>Dealer bust, 8 cards or more, against a blackjack</source>
        <translation>Dealer überkauft, 8 Karten oder mehr, gegen einen Blackjack</translation>
    </message>
    <message>
        <source>dealer bust with 8 cards or more against a blackjack</source>
        <translation>Dealer überkauft mit 8 Karten oder mehr gegen einen Blackjack</translation>
    </message>
    <message>
        <source>Under 13</source>
        <translation>Unter 13</translation>
    </message>
    <message>
        <source>under 13</source>
        <translation>unter 13</translation>
    </message>
    <message>
        <source>Over 13</source>
        <translation>Über 13</translation>
    </message>
    <message>
        <source>over 13</source>
        <translation>über 13</translation>
    </message>
    <message>
        <source>Exactly 13</source>
        <translation>Genau 13</translation>
    </message>
    <message>
        <source>exactly 13</source>
        <translation>genau 13</translation>
    </message>
    <message>
        <source>Any 20</source>
        <translation>Beliebige 20</translation>
    </message>
    <message>
        <source>any 20</source>
        <translation>beliebige 20</translation>
    </message>
    <message>
        <source>Suited 20</source>
        <translation>20 in einer Farbe</translation>
    </message>
    <message>
        <source>suited 20</source>
        <translation>20 in einer Farbe</translation>
    </message>
    <message>
        <source>20 of one rank</source>
        <translation>20 aus einem Rang</translation>
    </message>
    <message>
        <source>Matched 20</source>
        <translation>20 aus zwei gleichen Karten</translation>
    </message>
    <message>
        <source>matched 20</source>
        <translation>20 aus zwei gleichen Karten</translation>
    </message>
    <message>
        <source>Two queens</source>
        <translation>Zwei Damen</translation>
    </message>
    <message>
        <source>two queens</source>
        <translation>zwei Damen</translation>
    </message>
    <message>
        <source>Two queens of hearts</source>
        <translation>Zwei Herzdamen</translation>
    </message>
    <message>
        <source>two queens of hearts</source>
        <translation>zwei Herzdamen</translation>
    </message>
    <message>
        <source>Two queens, dealer&apos;s blackjack</source>
        <translation>Zwei Damen, Blackjack des Dealers</translation>
    </message>
    <message>
        <source>two queens against the dealer&apos;s blackjack</source>
        <translation>zwei Damen gegen den Blackjack des Dealers</translation>
    </message>
    <message>
        <source>Two queens of hearts, dealer&apos;s blackjack</source>
        <translation>Zwei Herzdamen, Blackjack des Dealers</translation>
    </message>
    <message>
        <source>two queens of hearts against the dealer&apos;s blackjack</source>
        <translation>zwei Herzdamen gegen den Blackjack des Dealers</translation>
    </message>
    <message>
        <source>Cards of one suit</source>
        <translation>Zwei Karten einer Farbe</translation>
    </message>
    <message>
        <source>cards of one suit</source>
        <translation>zwei Karten einer Farbe</translation>
    </message>
    <message>
        <source>King and queen of one suit</source>
        <translation>König und Dame einer Farbe</translation>
    </message>
    <message>
        <source>king and queen of one suit</source>
        <translation>König und Dame einer Farbe</translation>
    </message>
    <message>
        <source>player&apos;s blackjack</source>
        <translation>Blackjack des Spielers</translation>
    </message>
    <message>
        <source>Blackjack of one suit</source>
        <translation>Blackjack in einer Farbe</translation>
    </message>
    <message>
        <source>blackjack of one suit</source>
        <translation>Blackjack in einer Farbe</translation>
    </message>
    <message>
        <source>Ace and jack of one suit</source>
        <translation>Ass und Bube einer Farbe</translation>
    </message>
    <message>
        <source>ace and jack of one suit</source>
        <translation>Ass und Bube einer Farbe</translation>
    </message>
    <message>
        <source>Dealer 17</source>
        <translation>Dealer 17</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 17</source>
        <translation>Summe 17 des Dealers</translation>
    </message>
    <message>
        <source>Dealer 18</source>
        <translation>Dealer 18</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 18</source>
        <translation>Summe 18 des Dealers</translation>
    </message>
    <message>
        <source>Dealer 19</source>
        <translation>Dealer 19</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 19</source>
        <translation>Summe 19 des Dealers</translation>
    </message>
    <message>
        <source>Dealer 20</source>
        <translation>Dealer 20</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 20</source>
        <translation>Summe 20 des Dealers</translation>
    </message>
    <message>
        <source>Dealer 21</source>
        <translation>Dealer 21</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 21</source>
        <translation>Summe 21 des Dealers</translation>
    </message>
    <message>
        <source>Dealer&apos;s blackjack</source>
        <translation>Blackjack des Dealers</translation>
    </message>
    <message>
        <source>dealer&apos;s blackjack</source>
        <translation>Blackjack des Dealers</translation>
    </message>
    <message>
        <source>Dealer 22</source>
        <translation>Dealer 22</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 22</source>
        <translation>Summe 22 des Dealers</translation>
    </message>
    <message>
        <source>20 against dealer&apos;s 21</source>
        <translation>20 gegen 21 des Dealers</translation>
    </message>
    <message>
        <source>20 against the dealer&apos;s 21</source>
        <translation>20 gegen 21 des Dealers</translation>
    </message>
    <message>
        <source>20 against dealer&apos;s blackjack</source>
        <translation>20 gegen den Blackjack des Dealers</translation>
    </message>
    <message>
        <source>20 against the dealer&apos;s blackjack</source>
        <translation>20 gegen den Blackjack des Dealers</translation>
    </message>
    <message>
        <source>Blackjack against dealer&apos;s blackjack</source>
        <translation>Blackjack gegen den Blackjack des Dealers</translation>
    </message>
    <message>
        <source>blackjack against the dealer&apos;s blackjack</source>
        <translation>Blackjack gegen den Blackjack des Dealers</translation>
    </message>
    <message>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>No number of cards wins by itself.</source>
        <translation>Keine Kartenzahl gewinnt von allein.</translation>
    </message>
    <message>
        <source>Split aces can&apos;t be resplit.</source>
        <translation>Geteilte Asse dürfen nicht erneut geteilt werden.</translation>
    </message>
    <message>
        <source>A pair becomes at most three hands.</source>
        <translation>Aus einem Paar werden höchstens drei Hände.</translation>
    </message>
    <message>
        <source>&quot;at-once&quot; needs a peek, or a blackjack that takes all (&quot;dealer.blackjackTakes&quot;)</source>
        <translation>&quot;at-once&quot; setzt voraus, dass der Dealer auf Blackjack prüft oder sein Blackjack alles nimmt (&quot;dealer.blackjackTakes&quot;)</translation>
    </message>
    <message>
        <source>{} is not a house edge; a percentage with its digits, such as &quot;0.53%&quot;, is needed</source>
        <translation>{} ist kein Hausvorteil; ein Prozentsatz mit seinen Stellen, etwa &quot;0.53%&quot;, ist nötig</translation>
    </message>
    <message>
        <source>a deal that isn&apos;t under way ends</source>
        <translation>ein Austeilen endet, das nicht läuft</translation>
    </message>
    <message>
        <source>The dealer&apos;s second card is drawn only when the hands have been played.</source>
        <translation>Die zweite Karte des Dealers wird erst gezogen, wenn die Hände gespielt sind.</translation>
    </message>
    <message>
        <source>Dealer&apos;s first two cards</source>
        <translation>Erste zwei Karten des Dealers</translation>
    </message>
    <message>
        <source>Wins if the dealer&apos;s first two cards are of one suit, king and queen of it, or a pair: of any colours, of one colour, or of one suit. What the dealer draws doesn&apos;t matter.</source>
        <translation>Gewinnt, wenn die ersten zwei Karten des Dealers dieselbe Kartenfarbe haben, König und Dame davon sind oder ein Paar: beliebig, beide rot oder beide schwarz, oder beide in derselben Kartenfarbe. Was der Dealer zieht, ist gleich.</translation>
    </message>
    <message>
        <source>First two cards of both hands</source>
        <translation>Erste zwei Karten beider Hände</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards of one suit</source>
        <translation>Dealerkarten einer Farbe</translation>
    </message>
    <message>
        <source>dealer&apos;s cards of one suit</source>
        <translation>Dealerkarten einer Farbe</translation>
    </message>
    <message>
        <source>Dealer&apos;s pair</source>
        <translation>Paar des Dealers</translation>
    </message>
    <message>
        <source>dealer&apos;s pair</source>
        <translation>Paar des Dealers</translation>
    </message>
    <message>
        <source>Dealer&apos;s pair of one colour</source>
        <translation>Farbiges Paar des Dealers</translation>
    </message>
    <message>
        <source>dealer&apos;s pair of one colour</source>
        <translation>farbiges Paar des Dealers</translation>
    </message>
    <message>
        <source>Dealer&apos;s pair of one suit</source>
        <translation>Perfektes Paar des Dealers</translation>
    </message>
    <message>
        <source>dealer&apos;s pair of one suit</source>
        <translation>perfektes Paar des Dealers</translation>
    </message>
    <message>
        <source>Dealer&apos;s king and queen of one suit</source>
        <translation>König und Dame einer Farbe beim Dealer</translation>
    </message>
    <message>
        <source>dealer&apos;s king and queen of one suit</source>
        <translation>König und Dame einer Farbe beim Dealer</translation>
    </message>
    <message>
        <source>Both hands of one suit</source>
        <translation>Beide Hände in je einer Farbe</translation>
    </message>
    <message>
        <source>both hands of one suit</source>
        <translation>beide Hände in je einer Farbe</translation>
    </message>
    <message>
        <source>Both hands 20</source>
        <translation>Beide Hände 20</translation>
    </message>
    <message>
        <source>both hands 20</source>
        <translation>beide Hände 20</translation>
    </message>
    <message>
        <source>Both hands pairs</source>
        <translation>Beide Hände Paare</translation>
    </message>
    <message>
        <source>both hands pairs</source>
        <translation>beide Hände Paare</translation>
    </message>
    <message>
        <source>Both hands blackjacks of one suit</source>
        <translation>Beide Hände Blackjack in einer Farbe</translation>
    </message>
    <message>
        <source>both hands blackjacks of one suit</source>
        <translation>beide Hände Blackjack in einer Farbe</translation>
    </message>
    <message>
        <source>Both hands pairs of one suit</source>
        <translation>Beide Hände perfekte Paare</translation>
    </message>
    <message>
        <source>both hands pairs of one suit</source>
        <translation>beide Hände perfekte Paare</translation>
    </message>
    <message>
        <source>Both hands king and queen of one suit</source>
        <translation>Beide Hände König und Dame einer Farbe</translation>
    </message>
    <message>
        <source>both hands king and queen of one suit</source>
        <translation>beide Hände König und Dame einer Farbe</translation>
    </message>
    <message>
        <source>The same blackjack of one suit in both hands</source>
        <translation>Derselbe Blackjack einer Farbe in beiden Händen</translation>
    </message>
    <message>
        <source>the same blackjack of one suit in both hands</source>
        <translation>derselbe Blackjack einer Farbe in beiden Händen</translation>
    </message>
    <message>
        <source>is missing: both of the dealer&apos;s cards are face up</source>
        <translation>fehlt: Beide Karten des Dealers liegen offen</translation>
    </message>
    <message>
        <source>turns end that aren&apos;t under way</source>
        <translation>Züge enden, die nicht laufen</translation>
    </message>
    <message>
        <source>Both of the dealer&apos;s cards are dealt face up.</source>
        <translation>Beide Karten des Dealers werden offen gegeben.</translation>
    </message>
    <message>
        <source>the house stakes hands of free splits only, all but the first</source>
        <translation>das Haus setzt nur auf Hände aus Gratis-Teilen, auf alle außer der ersten</translation>
    </message>
    <message>
        <source>there is none: the dealer gets the second card after the hands</source>
        <translation>es gibt keine: Der Dealer bekommt die zweite Karte erst nach den Händen</translation>
    </message>
    <message>
        <source>A blackjack of one suit pays no more than others.</source>
        <translation>Ein Blackjack in einer Farbe zahlt nicht mehr als andere.</translation>
    </message>
    <message>
        <source>Hands are given up early, with their first two cards.</source>
        <translation>Hände werden früh aufgegeben, mit ihren ersten zwei Karten.</translation>
    </message>
    <message>
        <source>With fewer cards a hand has ended as a Charlie.</source>
        <translation>Mit weniger Karten ist eine Hand schon als Charlie zu Ende.</translation>
    </message>
    <message>
        <source>Where a dealer&apos;s blackjack found late doesn&apos;t take every stake, only the first two cards may be surrendered.</source>
        <translation>Wo ein spät gefundener Blackjack des Dealers nicht jeden Einsatz nimmt, dürfen nur die ersten zwei Karten aufgegeben werden.</translation>
    </message>
    <message>
        <source>Every double is free, and what the house stakes stays as it is.</source>
        <translation>Jedes Verdoppeln ist gratis, und was das Haus setzt, bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>No card makes 10 or 11 of a hand that has one of them already.</source>
        <translation>Keine Karte macht aus einer Hand mit 10 oder 11 wieder 10 oder 11.</translation>
    </message>
    <message>
        <source>Where a dealer&apos;s blackjack found late doesn&apos;t take every stake, a hand is doubled only once.</source>
        <translation>Wo ein spät gefundener Blackjack des Dealers nicht jeden Einsatz nimmt, wird eine Hand nur einmal verdoppelt.</translation>
    </message>
    <message>
        <source>Where a dealer&apos;s blackjack found late takes the first stake alone, a doubled hand always stands.</source>
        <translation>Wo ein spät gefundener Blackjack des Dealers nur den ersten Einsatz nimmt, hält eine verdoppelte Hand immer.</translation>
    </message>
    <message>
        <source>No hand is surrendered to a dealer who may have a blackjack.</source>
        <translation>Gegen einen Dealer, der einen Blackjack haben kann, wird keine Hand aufgegeben.</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand and the dealer&apos;s first two cards are alike: of the same total, both of one suit (each of its own), both 20, both pairs, both blackjacks of one suit, or both king and queen of one suit. What anyone draws doesn&apos;t matter.</source>
        <translation>Gewinnt, wenn die ersten zwei Karten einer Hand und die ersten zwei des Dealers sich gleichen: beide mit derselben Summe, beide in einer Kartenfarbe (jede in ihrer eigenen), beide 20, beide Paare, beide Blackjack in einer Farbe oder beide König und Dame einer Farbe. Was jemand zieht, ist gleich.</translation>
    </message>
    <message>
        <source>Both hands the same total</source>
        <translation>Beide Hände mit gleicher Summe</translation>
    </message>
    <message>
        <source>both hands the same total</source>
        <translation>beide Hände mit gleicher Summe</translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message>
        <source>Fairness</source>
        <translation>Fairness</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>So funktioniert es</translation>
    </message>
    <message>
        <source>Shoes or the method</source>
        <translation>Schlitten oder Verfahren</translation>
    </message>
    <message>
        <source>Shoes</source>
        <translation>Schlitten</translation>
    </message>
</context>
<context>
    <name>FigureTable</name>
    <message>
        <source>%1, figures</source>
        <comment>the table behind a picture</comment>
        <translation>%1, Zahlen</translation>
    </message>
</context>
<context>
    <name>FileWriter</name>
    <message>
        <source>Writing… %1%</source>
        <translation>Wird geschrieben … %1&#xa0;%</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>FilterNameDialog</name>
    <message>
        <source>Save these filters</source>
        <translation>Diese Filter speichern</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>There is no room for another. Delete one first, or replace one by its name.</source>
        <translation>Für weitere ist kein Platz. Löschen Sie zuerst einen, oder ersetzen Sie einen über seinen Namen.</translation>
    </message>
</context>
<context>
    <name>FinishedShoeRow</name>
    <message>
        <source>Shoe %1, %2, %3</source>
        <translation>Schlitten %1, %2, %3</translation>
    </message>
    <message>
        <source>Shoe %1 · %2</source>
        <translation>Schlitten %1 · %2</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>doesn&apos;t match</source>
        <translation>stimmt nicht überein</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Verify shoe %1</source>
        <translation>Schlitten %1 prüfen</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Festlegung</translation>
    </message>
    <message>
        <source>Copy commitment</source>
        <translation>Festlegung kopieren</translation>
    </message>
    <message>
        <source>Copied commitment</source>
        <translation>Festlegung kopiert</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Copy seed</source>
        <translation>Seed kopieren</translation>
    </message>
    <message>
        <source>Copied seed</source>
        <translation>Seed kopiert</translation>
    </message>
    <message>
        <source>Client seed</source>
        <translation>Client-Seed</translation>
    </message>
    <message>
        <source>Copy client seed</source>
        <translation>Client-Seed kopieren</translation>
    </message>
    <message>
        <source>Copied client seed</source>
        <translation>Client-Seed kopiert</translation>
    </message>
    <message>
        <source>Shoe %1, %2, %3, %4</source>
        <translation>Schlitten %1, %2, %3, %4</translation>
    </message>
    <message>
        <source>can&apos;t be checked</source>
        <translation>nicht prüfbar</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln Runde</numerusform>
            <numerusform>%Ln Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show the %Ln rounds of shoe %1</source>
        <translation>
            <numerusform>Die %Ln Runde von Schlitten %1 zeigen</numerusform>
            <numerusform>Die %Ln Runden von Schlitten %1 zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation>Nachrechnen</translation>
    </message>
    <message>
        <source>Work out shoe %1, step by step</source>
        <translation>Schlitten %1 Schritt für Schritt nachrechnen</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy shoe %1 as JSON</source>
        <translation>Schlitten %1 als JSON kopieren</translation>
    </message>
</context>
<context>
    <name>FirstStart</name>
    <message>
        <source>Welcome to Open Shoe</source>
        <translation>Willkommen bei Open Shoe</translation>
    </message>
    <message>
        <source>Start with %1</source>
        <translation>Mit %1 anfangen</translation>
    </message>
    <message>
        <source>Don&apos;t show this again</source>
        <translation>Nicht mehr anzeigen</translation>
    </message>
    <message>
        <source>What this is</source>
        <translation>Was das hier ist</translation>
    </message>
    <message>
        <source>Blackjack by the rules of real casinos, for play money. Every round is kept, so you can look it up, replay it and review it.</source>
        <translation>Blackjack nach den Regeln echter Casinos, um Spielgeld. Jede Runde bleibt erhalten: Sie können sie nachschlagen, noch einmal ansehen und analysieren.</translation>
    </message>
    <message>
        <source>Your wallets</source>
        <translation>Ihre Geldbörsen</translation>
    </message>
    <message>
        <source>Each game shows which one it uses.</source>
        <translation>Bei jedem Spiel steht, aus welcher gespielt wird.</translation>
    </message>
    <message>
        <source>The coach</source>
        <translation>Der Coach</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Tells you at the table what each play is worth.</source>
        <translation>Sagt am Tisch, was jede Spielweise wert ist.</translation>
    </message>
    <message>
        <source>Show me how to play</source>
        <translation>Zeigen, wie man spielt</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Returns %1, published %2</source>
        <translation>Quote %1, veröffentlicht %2</translation>
    </message>
    <message>
        <source>Returns %1</source>
        <translation>Auszahlungsquote %1</translation>
    </message>
    <message>
        <source>Published return %1</source>
        <translation>Veröffentlichte Quote %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>Resume %1</source>
        <translation>%1: weiter</translation>
    </message>
</context>
<context>
    <name>GameDrop</name>
    <message>
        <source>Drop rule files here to add them to your games, or a challenge to play it</source>
        <translation>Regeldateien hier ablegen, um sie zu den Spielen hinzuzufügen, oder eine Herausforderung, um sie zu spielen</translation>
    </message>
</context>
<context>
    <name>GameLine</name>
    <message>
        <source>Your own</source>
        <translation>Eigenes</translation>
    </message>
    <message>
        <source>Opened from a file</source>
        <translation>Aus einer Datei geöffnet</translation>
    </message>
    <message>
        <source>Hidden from the lobby</source>
        <translation>In der Lobby ausgeblendet</translation>
    </message>
    <message>
        <source>Can&apos;t be used</source>
        <translation>Nicht verwendbar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>%1 bearbeiten</translation>
    </message>
    <message>
        <source>More options for %1</source>
        <translation>Mehr zu %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Try %1 again</source>
        <translation>%1 erneut versuchen</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Show the folder of %1</source>
        <translation>Ordner von %1 öffnen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <translation>%1 zurückholen</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Share as a file</source>
        <translation>Als Datei weitergeben</translation>
    </message>
    <message>
        <source>Rule file</source>
        <translation>Regeldatei</translation>
    </message>
    <message>
        <source>Import rule files</source>
        <translation>Regeldateien aufnehmen</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Options for %1</source>
        <translation>Was mit %1 geschehen soll</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Edit the rules</source>
        <translation>Regeln bearbeiten</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Show in the lobby</source>
        <translation>In der Lobby anzeigen</translation>
    </message>
    <message>
        <source>Hide from the lobby</source>
        <translation>In der Lobby ausblenden</translation>
    </message>
    <message>
        <source>Share as a file…</source>
        <translation>Als Datei weitergeben …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Black Jack in Boxes</source>
        <comment>boxes</comment>
        <translation>Black Jack in Boxen</translation>
    </message>
    <message>
        <source>Classic Blackjack</source>
        <comment>classic</comment>
        <translation>Klassisches Blackjack</translation>
    </message>
    <message>
        <source>Deluxe Blackjack</source>
        <comment>deluxe</comment>
        <translation>Deluxe-Blackjack</translation>
    </message>
    <message>
        <source>Down Under Blackjack</source>
        <comment>down-under</comment>
        <translation>Down-Under-Blackjack</translation>
    </message>
    <message>
        <source>Premium Blackjack</source>
        <comment>premium</comment>
        <translation>Premium-Blackjack</translation>
    </message>
    <message>
        <source>Blackjack with the Rundown</source>
        <comment>rundown</comment>
        <translation>Blackjack mit Verlauf</translation>
    </message>
</context>
<context>
    <name>GamesSettings</name>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Datei aufnehmen …</translation>
    </message>
    <message>
        <source>You can also drop a rule file anywhere on the window. Hiding a game only removes it from the lobby.</source>
        <translation>Eine Regeldatei lässt sich auch irgendwo auf das Fenster ziehen. Was hier ausgeblendet wird, fehlt nur in der Lobby.</translation>
    </message>
    <message>
        <source>Games rules variants own new table casino copy rename edit order hide lobby share import export take in file delete house edge</source>
        <translation>Spiele Regeln Varianten eigener Tisch Casino kopieren umbenennen bearbeiten Reihenfolge ausblenden Lobby weitergeben importieren exportieren aufnehmen Datei löschen Hausvorteil neu</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neues Spiel …</translation>
    </message>
    <message>
        <source>New game with the rules of</source>
        <translation>Neues Spiel mit den Regeln von</translation>
    </message>
</context>
<context>
    <name>GuideNote</name>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>End the guide</source>
        <translation>Anleitung beenden</translation>
    </message>
</context>
<context>
    <name>HandDialog</name>
    <message>
        <source>Build a hand</source>
        <translation>Hand zusammenstellen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Up card</source>
        <translation>Offene Karte</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
</context>
<context>
    <name>HandMarks</name>
    <message>
        <source>%1 · %2</source>
        <comment>a hand&apos;s total, and what its player decided</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>HandSearch</name>
    <message>
        <source>v vs against</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: what stands before the dealer&apos;s card</extracomment>
        <translation>gegen</translation>
    </message>
    <message>
        <source>on with</source>
        <extracomment>Words that say nothing when a hand is searched for, separated by spaces</extracomment>
        <translation>auf mit bei</translation>
    </message>
    <message>
        <source>hard</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces</extracomment>
        <translation>hard</translation>
    </message>
    <message>
        <source>soft</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: an ace counts 11</extracomment>
        <translation>soft</translation>
    </message>
    <message>
        <source>pair</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces</extracomment>
        <translation>paar</translation>
    </message>
    <message>
        <source>hit</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: taking a card</extracomment>
        <translation>ziehen karte</translation>
    </message>
    <message>
        <source>stand</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces</extracomment>
        <translation>halten</translation>
    </message>
    <message>
        <source>double</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: doubling the stake</extracomment>
        <translation>verdoppeln</translation>
    </message>
    <message>
        <source>split</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: splitting a pair</extracomment>
        <translation>teilen</translation>
    </message>
    <message>
        <source>surrender</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: giving up</extracomment>
        <translation>aufgeben</translation>
    </message>
    <message>
        <source>Type a hand like A7 v 9, 16 v 10, soft 18, pair 8 v 6 or double on 11.</source>
        <translation>Eine Hand wie A7 gegen 9, 16 gegen 10, Soft 18, Paar 8 gegen 6 oder Verdoppeln auf 11 eingeben.</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>HexLine</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>HourlyLine</name>
    <message>
        <source>%1. Press to change.</source>
        <translation>%1. Zum Ändern drücken.</translation>
    </message>
    <message>
        <source>Change the stake and the rounds</source>
        <translation>Einsatz und Runden ändern</translation>
    </message>
    <message>
        <source>What an hour is reckoned with</source>
        <translation>Womit eine Stunde gerechnet wird</translation>
    </message>
    <message>
        <source>Stake a round</source>
        <translation>Einsatz je Runde</translation>
    </message>
    <message>
        <source>Rounds an hour</source>
        <translation>Runden je Stunde</translation>
    </message>
    <message>
        <source>Kept for all pages. The stake counts in every game with this currency, as far as its limits allow.</source>
        <translation>Gilt auf allen Seiten. Der Einsatz zählt in jedem Spiel mit dieser Währung, soweit dessen Limits es erlauben.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>KeyCaps</name>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Einfg</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
</context>
<context>
    <name>KeyLine</name>
    <message>
        <source>Its keys have been changed.</source>
        <translation>Die Tasten sind anders als am Anfang.</translation>
    </message>
    <message>
        <source>Change the key: %1</source>
        <translation>Taste ändern: %1</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Keine Taste</translation>
    </message>
    <message>
        <source>More options for %1</source>
        <translation>Mehr zu %1</translation>
    </message>
</context>
<context>
    <name>KeyMenu</name>
    <message>
        <source>Options for %1</source>
        <translation>Was mit %1 geschehen soll</translation>
    </message>
    <message>
        <source>Change the key…</source>
        <translation>Taste ändern …</translation>
    </message>
    <message>
        <source>Add a key…</source>
        <translation>Taste hinzufügen …</translation>
    </message>
    <message>
        <source>Remove its keys</source>
        <translation>Tasten entfernen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
</context>
<context>
    <name>KeyPrompt</name>
    <message>
        <source>Key for “%1”</source>
        <translation>Taste für „%1“</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Press the key for “%1”. Esc keeps the current one.</source>
        <translation>Drücken Sie die Taste für „%1“. Mit Esc bleibt alles, wie es ist.</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Drücken Sie die neue Taste</translation>
    </message>
    <message>
        <source>Esc keeps the current one.</source>
        <translation>Mit Esc bleibt alles, wie es ist.</translation>
    </message>
</context>
<context>
    <name>KeySettings</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What each key does</source>
        <translation>Was jede Taste tut</translation>
    </message>
    <message>
        <source>Press one to give it another key.</source>
        <translation>Ein Klick auf einen Eintrag gibt ihm eine andere Taste.</translation>
    </message>
    <message>
        <source>%1 shows all of them at once.</source>
        <translation>%1 zeigt alle auf einmal.</translation>
    </message>
    <message>
        <source>Hide the keys</source>
        <translation>Tasten ausblenden</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Tasten ändern</translation>
    </message>
    <message>
        <source>Reassign it</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>So lassen</translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Einsätze</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>In lists</source>
        <translation>In Listen</translation>
    </message>
    <message>
        <source>Rundown</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>List of games</source>
        <translation>Liste der Spiele</translation>
    </message>
    <message>
        <source>Editing rules</source>
        <translation>Regeln bearbeiten</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Go to spot 1 to 7</source>
        <translation>Zu Box 1 bis 7 gehen</translation>
    </message>
    <message>
        <source>Minimum, maximum, half or twice the stake on the spot</source>
        <translation>Kleinster, größter, halber, doppelter Einsatz auf der Box</translation>
    </message>
    <message>
        <source>Double (hand or stakes)</source>
        <translation>Verdoppeln, auch die Einsätze</translation>
    </message>
    <message>
        <source>Surrender, give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Choose insurance or even money hand by hand</source>
        <translation>Versicherung oder Even Money Hand für Hand wählen</translation>
    </message>
    <message>
        <source>Follow a double or split</source>
        <translation>Beim Verdoppeln oder Teilen mitgehen</translation>
    </message>
    <message>
        <source>No; after the round, change the bets</source>
        <translation>Nein; nach der Runde: Einsätze ändern</translation>
    </message>
    <message>
        <source>Ask the coach</source>
        <translation>Coach fragen</translation>
    </message>
    <message>
        <source>Deal or deal again; while cards move, show all at once</source>
        <translation>Geben, neu geben; während sich Karten bewegen: alles sofort zeigen</translation>
    </message>
    <message>
        <source>Review the last round</source>
        <translation>Zuletzt gespielte Runde analysieren</translation>
    </message>
    <message>
        <source>Repeat the last stakes</source>
        <translation>Letzte Einsätze wiederholen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Abräumen</translation>
    </message>
    <message>
        <source>Go to spot 1</source>
        <translation>Zu Box 1 gehen</translation>
    </message>
    <message>
        <source>Go to spot 2</source>
        <translation>Zu Box 2 gehen</translation>
    </message>
    <message>
        <source>Go to spot 3</source>
        <translation>Zu Box 3 gehen</translation>
    </message>
    <message>
        <source>Go to spot 4</source>
        <translation>Zu Box 4 gehen</translation>
    </message>
    <message>
        <source>Go to spot 5</source>
        <translation>Zu Box 5 gehen</translation>
    </message>
    <message>
        <source>Go to spot 6</source>
        <translation>Zu Box 6 gehen</translation>
    </message>
    <message>
        <source>Go to spot 7</source>
        <translation>Zu Box 7 gehen</translation>
    </message>
    <message>
        <source>Put a chip on the spot</source>
        <translation>Einen Jeton auf die Box legen</translation>
    </message>
    <message>
        <source>Take a chip off the spot</source>
        <translation>Einen Jeton von der Box nehmen</translation>
    </message>
    <message>
        <source>Next spot or side bet</source>
        <translation>Zum nächsten Feld: Boxen und Nebenwetten</translation>
    </message>
    <message>
        <source>Type an amount for the spot</source>
        <translation>Betrag für die Box eintippen</translation>
    </message>
    <message>
        <source>Minimum stake on the spot</source>
        <translation>Kleinster Einsatz auf der Box</translation>
    </message>
    <message>
        <source>Maximum stake on the spot</source>
        <translation>Größter Einsatz auf der Box</translation>
    </message>
    <message>
        <source>Half the stake on the spot</source>
        <translation>Halber Einsatz auf der Box</translation>
    </message>
    <message>
        <source>Twice the stake on the spot</source>
        <translation>Doppelter Einsatz auf der Box</translation>
    </message>
    <message>
        <source>See and change the rules</source>
        <translation>Die Regeln: ansehen und ändern</translation>
    </message>
    <message>
        <source>Pause or resume the table</source>
        <translation>Den Tisch warten oder weiterspielen lassen</translation>
    </message>
    <message>
        <source>Show or hide the Rundown</source>
        <translation>Verlauf ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Ton ein- oder ausschalten</translation>
    </message>
    <message>
        <source>Play, pause</source>
        <translation>Abspielen, Pause</translation>
    </message>
    <message>
        <source>Back one step</source>
        <translation>Einen Moment zurück</translation>
    </message>
    <message>
        <source>Forward one step</source>
        <translation>Einen Moment vor</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>Verify the shoe</source>
        <translation>Schlitten prüfen</translation>
    </message>
    <message>
        <source>The same cards in other games</source>
        <translation>Dieselben Karten in anderen Spielen</translation>
    </message>
    <message>
        <source>Stop the replay</source>
        <translation>Wiedergabe beenden</translation>
    </message>
    <message>
        <source>Next or previous row</source>
        <translation>Von Zeile zu Zeile</translation>
    </message>
    <message>
        <source>Options for the row</source>
        <translation>Was sich mit der Zeile tun lässt</translation>
    </message>
    <message>
        <source>Change the key, in the list of keys</source>
        <translation>Taste ändern, in der Liste der Tasten</translation>
    </message>
    <message>
        <source>Open and close the round</source>
        <translation>Runde auf- und zuklappen</translation>
    </message>
    <message>
        <source>Replay the round</source>
        <translation>Runde abspielen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Regel suchen</translation>
    </message>
    <message>
        <source>Scroll down the rules</source>
        <translation>Weiter in den Regeln</translation>
    </message>
    <message>
        <source>Scroll up the rules</source>
        <translation>Zurück in den Regeln</translation>
    </message>
    <message>
        <source>Leave the editor</source>
        <translation>Editor verlassen</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Alle Tasten</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next or previous control</source>
        <translation>Zum nächsten, zum vorigen Bedienelement</translation>
    </message>
    <message>
        <source>Search the page</source>
        <translation>Auf der Seite suchen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Next larger chip</source>
        <translation>Nächstgrößerer Jeton</translation>
    </message>
    <message>
        <source>Next smaller chip</source>
        <translation>Nächstkleinerer Jeton</translation>
    </message>
    <message>
        <source>How to play, next step</source>
        <translation>So wird gespielt, nächster Schritt</translation>
    </message>
    <message>
        <source>Say what your count is, when the table asks</source>
        <translation>Ihre Zählung sagen, wenn der Tisch fragt</translation>
    </message>
</context>
<context>
    <name>LanguageSettings</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>translation tongue locale</source>
        <translation>Übersetzung Sprachwahl Deutsch Englisch</translation>
    </message>
    <message>
        <source>Playing terms in English</source>
        <translation>Spielbegriffe auf Englisch</translation>
    </message>
    <message>
        <source>Hit, Stand, Split and so on, as they are called at tables all over the world.</source>
        <translation>Hit, Stand, Split und so weiter, wie sie an Tischen in aller Welt heißen.</translation>
    </message>
    <message>
        <source>terms vocabulary words jargon english hit stand split double</source>
        <translation>Begriffe Fachwörter Vokabular Jargon Englisch hit stand split double</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <comment>what the language of this file calls itself</comment>
        <translation>Deutsch</translation>
    </message>
</context>
<context>
    <name>LimitsSettings</name>
    <message>
        <source>Play limits loss lose stake money time a day remind reminder break pause stop exclude exclusion self-exclusion today limit responsible</source>
        <translation>Spiellimits Verlust verlieren Einsatz Geld Zeit pro Tag erinnern Erinnerung Spielpause Pause aufhören sperren Sperre Selbstsperre heute Limit verantwortungsvoll</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Kein Limit</translation>
    </message>
    <message>
        <source>15 minutes</source>
        <translation>15 Minuten</translation>
    </message>
    <message>
        <source>30 minutes</source>
        <translation>30 Minuten</translation>
    </message>
    <message>
        <source>45 minutes</source>
        <translation>45 Minuten</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 Stunde</translation>
    </message>
    <message>
        <source>1½ hours</source>
        <translation>1½ Stunden</translation>
    </message>
    <message>
        <source>2 hours</source>
        <translation>2 Stunden</translation>
    </message>
    <message>
        <source>3 hours</source>
        <translation>3 Stunden</translation>
    </message>
    <message>
        <source>4 hours</source>
        <translation>4 Stunden</translation>
    </message>
    <message>
        <source>6 hours</source>
        <translation>6 Stunden</translation>
    </message>
    <message>
        <source>8 hours</source>
        <translation>8 Stunden</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Every 10 minutes</source>
        <translation>Alle 10 Minuten</translation>
    </message>
    <message>
        <source>Every 15 minutes</source>
        <translation>Alle 15 Minuten</translation>
    </message>
    <message>
        <source>Every 20 minutes</source>
        <translation>Alle 20 Minuten</translation>
    </message>
    <message>
        <source>Every 30 minutes</source>
        <translation>Alle 30 Minuten</translation>
    </message>
    <message>
        <source>Every 45 minutes</source>
        <translation>Alle 45 Minuten</translation>
    </message>
    <message>
        <source>Every hour</source>
        <translation>Jede Stunde</translation>
    </message>
    <message>
        <source>Play limits</source>
        <translation>Spiellimits</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Limits of %1</source>
        <translation>Limits von %1</translation>
    </message>
    <message>
        <source>Lowering a limit takes effect at once; raising or removing one takes a day. A round in progress is played to the end, doubles, splits and insurance included.</source>
        <translation>Ein niedrigeres Limit gilt sofort, ein höheres oder gar keines erst einen Tag später. Eine begonnene Runde wird zu Ende gespielt, mit allem, was sie verlangt.</translation>
    </message>
    <message>
        <source>Currency of the limits</source>
        <translation>Währung der Limits</translation>
    </message>
    <message>
        <source>Daily loss limit</source>
        <translation>Höchster Verlust pro Tag</translation>
    </message>
    <message>
        <source>Daily stake limit</source>
        <translation>Höchster Einsatz pro Tag</translation>
    </message>
    <message>
        <source>Daily time limit</source>
        <translation>Längste Spielzeit pro Tag</translation>
    </message>
    <message>
        <source>Remind me</source>
        <translation>Erinnern</translation>
    </message>
    <message>
        <source>Between rounds the table shows the time played and the net result.</source>
        <translation>Zwischen den Runden nennt der Tisch die Spielzeit und das Nettoergebnis.</translation>
    </message>
    <message>
        <source>Take a break</source>
        <translation>Spielpause</translation>
    </message>
    <message>
        <source>Nothing is dealt until it is over.</source>
        <translation>Bis zu ihrem Ende wird nichts gegeben.</translation>
    </message>
    <message>
        <source>12 hours</source>
        <translation>12 Stunden</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 Tag</translation>
    </message>
    <message>
        <source>3 days</source>
        <translation>3 Tage</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 Tage</translation>
    </message>
    <message>
        <source>Exclude yourself from play</source>
        <translation>Sich selbst vom Spiel sperren</translation>
    </message>
    <message>
        <source>A longer break, on this computer and for every account here.</source>
        <translation>Dasselbe für längere Zeit, auf diesem Computer und für alle Konten hier.</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 Tage</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 Tage</translation>
    </message>
    <message>
        <source>Half a year</source>
        <translation>Ein halbes Jahr</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 Jahr</translation>
    </message>
    <message>
        <source>5 years</source>
        <translation>5 Jahre</translation>
    </message>
    <message>
        <source>Exclude yourself until %1?</source>
        <translation>Sich bis %1 sperren?</translation>
    </message>
    <message>
        <source>Take a break until %1?</source>
        <translation>Spielpause bis %1 einlegen?</translation>
    </message>
    <message>
        <source>Exclude me</source>
        <translation>Mich sperren</translation>
    </message>
    <message>
        <source>Take the break</source>
        <translation>Pause einlegen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>It can&apos;t be ended or shortened: not by any setting, another account or changing the clock while the computer is running. Other data folders on this computer observe it too. What the program can&apos;t see: another computer, another user of this one, files deleted by hand, or a clock that is wrong after a restart and stays wrong.</source>
        <translation>Das lässt sich weder beenden noch verkürzen: durch keine Einstellung, kein anderes Konto und kein Verstellen der Uhr, solange der Computer läuft. Auch ein anderer Datenordner, der auf diesem Computer geöffnet wird, hält sich daran. Nicht sehen kann dieses Programm einen anderen Computer, einen anderen Benutzer dieses Computers, das Löschen seiner Dateien von Hand oder eine Uhr, die ab einem Neustart falsch geht und falsch bleibt.</translation>
    </message>
</context>
<context>
    <name>LimitsSign</name>
    <message>
        <source>Limits: %1</source>
        <translation>Limits: %1</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limits</translation>
    </message>
</context>
<context>
    <name>ListedChoice</name>
    <message>
        <source>None chosen</source>
        <translation>Nichts gewählt</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n gewählt</numerusform>
            <numerusform>%n gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Choose a table</source>
        <translation>Wählen Sie einen Tisch</translation>
    </message>
    <message>
        <source>Play money. Every shuffle is fixed before you bet, and anyone can check it.</source>
        <translation>Spielgeld. Jede Mischung steht fest, bevor Sie setzen, und kann von jedem geprüft werden.</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Spiel suchen</translation>
    </message>
    <message>
        <source>No game matches “%1”.</source>
        <translation>Kein Spiel heißt „%1“.</translation>
    </message>
    <message>
        <source>Every game is hidden. You can show them again on the Settings page.</source>
        <translation>Alle Spiele sind ausgeblendet. In den Einstellungen lassen sie sich wieder anzeigen.</translation>
    </message>
    <message>
        <source>Opening the books…</source>
        <translation>Die Bücher werden aufgeschlagen …</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The log can&apos;t be written; play goes on without it. %1: %2</source>
        <translation>Das Protokoll lässt sich nicht schreiben; das Spiel geht ohne weiter. %1: %2</translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>Each game&apos;s own</source>
        <translation>Je nach Spiel</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Zwei Farben</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>System follows the desktop.</source>
        <translation>„System“ folgt dem Desktop.</translation>
    </message>
    <message>
        <source>colors scheme theme appearance dark light mode night day</source>
        <translation>Farbe Farbschema Design Aussehen dunkel hell Modus Nacht Tag</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Follows the desktop until you choose here.</source>
        <translation>Folgt dem Desktop, bis Sie hier etwas wählen.</translation>
    </message>
    <message>
        <source>font letters zoom scale bigger smaller large</source>
        <translation>Schrift Buchstaben Zoom Skalierung größer kleiner groß</translation>
    </message>
    <message>
        <source>Interface size</source>
        <translation>Größe der Oberfläche</translation>
    </message>
    <message>
        <source>This window has room for %1%.</source>
        <translation>Dieses Fenster bietet Platz für %1&#xa0;%.</translation>
    </message>
    <message>
        <source>zoom scale dpi buttons bigger smaller larger everything</source>
        <translation>Zoom Skalierung dpi Schaltflächen größer kleiner alles</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Our own, and those of other card games on this computer.</source>
        <translation>Unsere eigenen und die anderer Kartenspiele auf diesem Computer.</translation>
    </message>
    <message>
        <source>deck four suit colours 4 color four-color clubs green diamonds blue hearts spades kde gnome faces</source>
        <translation>Kartenspiel Deck Blatt vierfarbig vier Farben 4 Kreuz grün Karo blau Herz Pik Kde Gnome Bilder</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Kartenrückseite</translation>
    </message>
    <message>
        <source>deck pattern design</source>
        <translation>Kartenspiel Deck Muster Rücken Gestaltung</translation>
    </message>
    <message>
        <source>Brass</source>
        <translation>Messing</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Mitternacht</translation>
    </message>
    <message>
        <source>Claret</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Filz</translation>
    </message>
    <message>
        <source>Each game has its own; you can choose one for all tables.</source>
        <translation>Jedes Spiel hat seinen eigenen; ein anderer lässt sich auf alle Tische legen.</translation>
    </message>
    <message>
        <source>cloth colour color background</source>
        <translation>Tuch Tischtuch Farbe Hintergrund</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Black and white with strong edges, in light and dark.</source>
        <translation>Schwarz und Weiß mit kräftigen Kanten, hell wie dunkel.</translation>
    </message>
    <message>
        <source>accessibility colors colours black white readable edges</source>
        <translation>Barrierefreiheit Farben schwarz weiß lesbar Kanten</translation>
    </message>
</context>
<context>
    <name>LuckPanel</name>
    <message>
        <source>%1: %2</source>
        <comment>what a figure is, the figure</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Luck and play</source>
        <translation>Glück und Spiel</translation>
    </message>
    <message>
        <source>Luck %1</source>
        <translation>Glück %1</translation>
    </message>
    <message>
        <source>luck, against an expected spread of %1</source>
        <comment>a standard deviation</comment>
        <translation>Glück, bei einer erwarteten Streuung von %1</translation>
    </message>
    <message>
        <source>Hands, played best</source>
        <translation>Hände, optimal gespielt</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Nebenwetten</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Netto</translation>
    </message>
    <message>
        <source>Once rounds are priced, this shows what was luck and what the play was worth.</source>
        <translation>Sobald Runden bewertet sind, steht hier, was das Glück gebracht hat und was das Spiel wert war.</translation>
    </message>
</context>
<context>
    <name>LuckWords</name>
    <message>
        <source>Better than %1 of 100 such stretches</source>
        <comment>luck</comment>
        <translation>Besser als bei %1 von 100 solchen Strecken</translation>
    </message>
    <message>
        <source>Worse than %1 of 100 such stretches</source>
        <comment>luck</comment>
        <translation>Schlechter als bei %1 von 100 solchen Strecken</translation>
    </message>
    <message>
        <source>±%1</source>
        <comment>a standard deviation</comment>
        <translation>±%1</translation>
    </message>
    <message>
        <source>Stakes like these vary by %1: the luck was within that.</source>
        <translation>Solche Einsätze streuen um %1: Das Glück lag in diesem Rahmen.</translation>
    </message>
    <message>
        <source>Stakes like these vary by %1: the luck was up to twice that.</source>
        <translation>Solche Einsätze streuen um %1: Das Glück lag bei bis zum Doppelten davon.</translation>
    </message>
    <message>
        <source>Stakes like these vary by %1: the luck was more than twice that.</source>
        <translation>Solche Einsätze streuen um %1: Das Glück lag bei mehr als dem Doppelten davon.</translation>
    </message>
    <message>
        <source>After %1 rounds, this shows how rare such luck is.</source>
        <translation>Ab %1 Runden steht hier, wie selten solches Glück ist.</translation>
    </message>
    <message>
        <source>Net %1: luck %2, hands played best %3, side bets %4, mistakes %5.</source>
        <translation>Netto %1: Glück %2, Hände optimal gespielt %3, Nebenwetten %4, Fehler %5.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>%1 – %2</source>
        <comment>a game, the program</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Leave in the middle of the hand?</source>
        <translation>Mitten in der Hand gehen?</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Gehen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Change game</source>
        <translation>Spiel wechseln</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Open a challenge…</source>
        <translation>Herausforderung öffnen…</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Hitting was worth %1 of a stake more.</source>
        <translation>Ziehen war um %1 eines Einsatzes besser.</translation>
    </message>
    <message>
        <source>Standing was worth %1 of a stake more.</source>
        <translation>Halten war um %1 eines Einsatzes besser.</translation>
    </message>
    <message>
        <source>Doubling was worth %1 of a stake more.</source>
        <translation>Verdoppeln war um %1 eines Einsatzes besser.</translation>
    </message>
    <message>
        <source>Splitting was worth %1 of a stake more.</source>
        <translation>Teilen war um %1 eines Einsatzes besser.</translation>
    </message>
    <message>
        <source>Giving the hand up was worth %1 of a stake more.</source>
        <translation>Aufgeben war um %1 eines Einsatzes besser.</translation>
    </message>
    <message>
        <source>Insurance was worth %1 of its stake more.</source>
        <translation>Die Versicherung war um %1 ihres Einsatzes besser.</translation>
    </message>
    <message>
        <source>Even money was worth %1 of a stake more.</source>
        <translation>Even Money war um %1 eines Einsatzes besser.</translation>
    </message>
    <message>
        <source>Declining was worth %1 of a stake more.</source>
        <translation>„Nein“ war um %1 eines Einsatzes besser.</translation>
    </message>
    <message>
        <source>Following was worth %1 of a stake more.</source>
        <translation>Mitgehen war um %1 eines Einsatzes besser.</translation>
    </message>
    <message>
        <source>Nothing else was worth more.</source>
        <translation>Nichts anderes war besser.</translation>
    </message>
</context>
<context>
    <name>Meanings</name>
    <message>
        <source>Packs of 52 cards, shuffled together. Fewer are a little better for you.</source>
        <translation>Kartenspiele zu 52 Karten, zusammen gemischt. Weniger sind etwas besser für Sie.</translation>
    </message>
    <message>
        <source>A soft total has an ace that counts 11. The dealer takes another card on this one, which is a little worse for you.</source>
        <translation>Bei „Soft“ zählt ein Ass 11. Der Dealer nimmt bei dieser Summe noch eine Karte, was etwas schlechter für Sie ist.</translation>
    </message>
    <message>
        <source>The dealer draws up to this total and then stands, even if an ace counts 11 in it.</source>
        <translation>Der Dealer zieht bis zu dieser Summe und hält dann, auch wenn ein Ass darin 11 zählt.</translation>
    </message>
    <message>
        <source>With an ace or a card that counts 10, the dealer looks for blackjack before you play. Doubles and splits are safe from it.</source>
        <translation>Bei einem Ass oder einer Karte, die 10 zählt, sieht der Dealer nach einem Blackjack, bevor Sie spielen. Verdoppeltes und Geteiltes ist vor ihm sicher.</translation>
    </message>
    <message>
        <source>The dealer doesn&apos;t look for blackjack before you play. If there is one in the end, it takes what you doubled and split as well.</source>
        <translation>Der Dealer sieht nicht nach einem Blackjack, bevor Sie spielen. Hat er am Ende einen, verliert auch, was Sie verdoppelt und geteilt haben.</translation>
    </message>
    <message>
        <source>The dealer&apos;s card that lies face down until everybody has played.</source>
        <translation>Die Karte des Dealers, die verdeckt liegt, bis alle gespielt haben.</translation>
    </message>
    <message>
        <source>Nobody wins: the stake comes back.</source>
        <translation>Niemand gewinnt: Der Einsatz kommt zurück.</translation>
    </message>
    <message>
        <source>If the dealer ends with exactly 22, hands that would win get only their stake back. The rules say which are paid anyway.</source>
        <translation>Endet der Dealer bei genau 22, bekommen Hände, die gewinnen würden, nur ihren Einsatz zurück. Welche trotzdem bezahlt werden, steht in den Regeln.</translation>
    </message>
    <message>
        <source>More than 21: the hand loses at once, whatever the dealer gets.</source>
        <translation>Mehr als 21: Die Hand verliert sofort, was auch immer der Dealer bekommt.</translation>
    </message>
    <message>
        <source>Double the stake and take exactly one more card. Where only some totals may be doubled, it is a little worse for you.</source>
        <translation>Den Einsatz verdoppeln und genau eine weitere Karte nehmen. Wo das nur bei manchen Summen erlaubt ist, ist es etwas schlechter für Sie.</translation>
    </message>
    <message>
        <source>Doubling a hand that came from a split. Where that isn&apos;t allowed, it is a little worse for you.</source>
        <translation>Das Verdoppeln einer Hand, die aus dem Teilen entstanden ist. Wo es nicht erlaubt ist, ist das etwas schlechter für Sie.</translation>
    </message>
    <message>
        <source>Splitting makes two hands of two cards of equal value, each with a stake of its own.</source>
        <translation>Beim Teilen werden aus zwei gleichwertigen Karten zwei Hände, jede mit eigenem Einsatz.</translation>
    </message>
    <message>
        <source>A bet of its own that the dealer has blackjack. Without one it is lost, whatever your hand does.</source>
        <translation>Eine eigene Wette darauf, dass der Dealer einen Blackjack hat. Hat er keinen, ist sie verloren, was auch immer Ihre Hand macht.</translation>
    </message>
    <message>
        <source>You may take a win equal to your stake for your blackjack at once, whatever the dealer has.</source>
        <translation>Für Ihren Blackjack können Sie sofort einen Gewinn in Höhe des Einsatzes nehmen, was auch immer der Dealer hat.</translation>
    </message>
    <message>
        <source>You may stop playing a hand after its first two cards, and get half the stake back.</source>
        <translation>Sie können eine Hand nach ihren ersten zwei Karten aufgeben und bekommen den halben Einsatz zurück.</translation>
    </message>
    <message>
        <source>You may stop playing a hand after its first two cards, and get half the stake back, before it is known whether the dealer has blackjack.</source>
        <translation>Sie können eine Hand nach ihren ersten zwei Karten aufgeben und bekommen den halben Einsatz zurück, bevor man weiß, ob der Dealer einen Blackjack hat.</translation>
    </message>
    <message>
        <source>You bet on somebody else&apos;s hand. If they add to their stake, you may add to yours.</source>
        <translation>Sie haben auf die Hand von jemand anderem gesetzt. Erhöht diese Person ihren Einsatz, können Sie auch Ihren erhöhen.</translation>
    </message>
    <message>
        <source>You may play several hands in a round, each with a stake of its own.</source>
        <translation>Sie können in einer Runde mehrere Hände spielen, jede mit eigenem Einsatz.</translation>
    </message>
    <message>
        <source>Bets beside the hand, on certain cards. They pay more and return less in the long run; nobody has to make them.</source>
        <translation>Wetten neben der Hand auf bestimmte Karten. Sie zahlen mehr und bringen auf Dauer weniger zurück; niemand muss sie setzen.</translation>
    </message>
    <message>
        <source>How much of your stakes comes back in the long run if you always play best. What is missing to 100% is the house edge.</source>
        <translation>Wie viel von Ihren Einsätzen auf Dauer zurückkommt, wenn Sie immer optimal spielen. Was zu 100&#xa0;% fehlt, ist der Hausvorteil.</translation>
    </message>
    <message>
        <source>How much of your stakes the house keeps in the long run, even if you always play best.</source>
        <translation>Wie viel von Ihren Einsätzen das Haus auf Dauer behält, auch wenn Sie immer optimal spielen.</translation>
    </message>
    <message>
        <source>A plastic card in the shoe. When it comes out, the cards are shuffled after this round.</source>
        <translation>Eine Plastikkarte im Schlitten. Kommt sie heraus, werden die Karten nach dieser Runde gemischt.</translation>
    </message>
    <message>
        <source>Cards that are put aside unplayed after a shuffle.</source>
        <translation>Karten, die nach dem Mischen ungespielt weggelegt werden.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>words, and what they mean</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The dealer doesn&apos;t look for blackjack before you play. If there is one in the end, some or all of what you doubled and split comes back.</source>
        <translation>Der Dealer prüft nicht auf Blackjack, bevor Sie spielen. Hat er am Ende einen, kommt ein Teil oder alles zurück, was Sie verdoppelt und geteilt haben.</translation>
    </message>
    <message>
        <source>When you and the dealer have the same total, you lose. Only two blackjacks are no loss.</source>
        <translation>Haben Sie und der Dealer dieselbe Summe, verlieren Sie. Nur zwei Blackjacks sind kein Verlust.</translation>
    </message>
    <message>
        <source>When you and the dealer both have 21, you win, and your blackjack is paid against the dealer&apos;s. Lower equal totals push.</source>
        <translation>Haben Sie und der Dealer beide 21, gewinnen Sie, und Ihr Blackjack wird auch gegen den des Dealers ausgezahlt. Kleinere gleiche Summen sind unentschieden.</translation>
    </message>
    <message>
        <source>Doubling a hand that has been hit, not only its first two cards. It is a little better for you.</source>
        <translation>Das Verdoppeln einer Hand, zu der schon gezogen wurde, nicht nur mit ihren ersten zwei Karten. Das ist etwas besser für Sie.</translation>
    </message>
    <message>
        <source>A hand of so many cards that isn&apos;t bust ends there and wins, even with a lower total than the dealer&apos;s. The rules say what it doesn&apos;t beat.</source>
        <translation>Eine Hand aus so vielen Karten, die nicht überkauft ist, endet damit und gewinnt, auch mit kleinerer Summe als der Dealer. Die Regeln sagen, was sie nicht schlägt.</translation>
    </message>
    <message>
        <source>Packs of 48 cards, without the tens but with jacks, queens and kings. That is much worse for you, which other rules make up for.</source>
        <translation>Kartenspiele zu 48 Karten, ohne Zehnen, aber mit Buben, Damen und Königen. Das ist viel schlechter für Sie, was andere Regeln ausgleichen.</translation>
    </message>
    <message>
        <source>Both of the dealer&apos;s first cards lie face up before you play. If they are a blackjack, the round is over.</source>
        <translation>Die ersten beiden Karten des Dealers liegen offen, bevor Sie spielen. Sind sie ein Blackjack, ist die Runde vorbei.</translation>
    </message>
    <message>
        <source>The house puts a marker beside your stake, or on the new hand. You are paid for it if the hand wins, and lose nothing with it if it doesn&apos;t.</source>
        <translation>Das Haus legt einen Marker neben Ihren Einsatz oder auf die neue Hand. Gewinnt die Hand, wird er Ihnen ausgezahlt; gewinnt sie nicht, verlieren Sie mit ihm nichts.</translation>
    </message>
    <message>
        <source>Your 21 wins whatever the dealer has, even a blackjack. Lower equal totals push.</source>
        <translation>Ihre 21 gewinnt, was auch immer der Dealer hat, sogar gegen einen Blackjack. Kleinere gleiche Summen sind unentschieden.</translation>
    </message>
    <message>
        <source>Some hands of 21 pay more than other wins: by how many cards they have, or by which. The rules say which they are.</source>
        <translation>Manche Hände mit 21 zahlen mehr als andere Gewinne: je nachdem, wie viele Karten sie haben oder welche. Die Regeln sagen, welche es sind.</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10 as the first two cards: the best hand of all.</source>
        <translation>Ein Ass und eine Karte, die 10 zählt, als erste zwei Karten: die beste Hand von allen.</translation>
    </message>
    <message>
        <source>You may stop playing a hand after its first two cards, and get half the stake back, unless the dealer turns out to have a blackjack.</source>
        <translation>Sie können eine Hand nach ihren ersten zwei Karten aufgeben und bekommen den halben Einsatz zurück, außer wenn sich zeigt, dass der Dealer einen Blackjack hat.</translation>
    </message>
</context>
<context>
    <name>MistakeBoardView</name>
    <message>
        <source>Where mistakes cost most</source>
        <translation>Wo Fehler am meisten kosten</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>MistakeFilters</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Show all mistakes</source>
        <translation>Alle Fehler anzeigen</translation>
    </message>
</context>
<context>
    <name>MistakeRow</name>
    <message>
        <source>%1, %2, %3: %4. %5</source>
        <translation>%1, %2, %3: %4. %5</translation>
    </message>
    <message>
        <source>The answer is hidden.</source>
        <translation>Die Antwort ist verborgen.</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>a mark, a kind of hand, how far it is learned</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a mark, a kind of hand</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Ask this at the table: %1</source>
        <translation>Am Tisch fragen: %1</translation>
    </message>
    <message>
        <source>Show the round: %1</source>
        <translation>Runde zeigen: %1</translation>
    </message>
</context>
<context>
    <name>MistakesPage</name>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Practise hands like these</source>
        <translation>Solche Hände üben</translation>
    </message>
    <message>
        <source>Repeat what is due</source>
        <translation>Fälliges wiederholen</translation>
    </message>
    <message>
        <source>Hide answers</source>
        <translation>Antworten verbergen</translation>
    </message>
    <message>
        <source>Show answers</source>
        <translation>Antworten zeigen</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>Press a cell to practise its decisions.</source>
        <translation>Drücken Sie ein Feld, um seine Entscheidungen zu üben.</translation>
    </message>
</context>
<context>
    <name>MomentLine</name>
    <message>
        <source>Moments of the round</source>
        <translation>Momente der Runde</translation>
    </message>
</context>
<context>
    <name>NoteEditor</name>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>Stichwörter, mit Kommas getrennt</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Stichwörter</translation>
    </message>
    <message>
        <source>Keep this note</source>
        <translation>Notiz behalten</translation>
    </message>
</context>
<context>
    <name>NumberEntry</name>
    <message>
        <source>%1: less</source>
        <translation>%1: weniger</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: mehr</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>A blackjack room whose shoe is open. Play money only.</source>
        <translation>Ein Blackjack-Salon, dessen Schlitten offenliegt. Nur um Spielgeld.</translation>
    </message>
    <message>
        <source>Keep everything in the folder %1.</source>
        <translation>Alles im Ordner %1 aufbewahren.</translation>
    </message>
    <message>
        <source>Open the game %1 right away; with %2 also &apos;%3&apos;.</source>
        <translation>Das Spiel %1 sofort öffnen; mit %2 auch „%3“.</translation>
    </message>
    <message>
        <source>Fill the screen.</source>
        <translation>Den ganzen Bildschirm füllen.</translation>
    </message>
    <message>
        <source>Animation: %1.</source>
        <translation>Animation: %1.</translation>
    </message>
    <message>
        <source>Play %1 rounds unattended, print one line per round, then quit.</source>
        <translation>%1 Runden selbsttätig spielen, pro Runde eine Zeile ausgeben, dann beenden.</translation>
    </message>
    <message>
        <source>With %1: save pictures of each round in %2.</source>
        <translation>Mit %1: Bilder jeder Runde in %2 speichern.</translation>
    </message>
    <message>
        <source>With %1: seed its choices, never the shuffle.</source>
        <translation>Mit %1: die Entscheidungen dabei festlegen, nie die Mischung.</translation>
    </message>
    <message>
        <source>Print the version.</source>
        <translation>Die Version ausgeben.</translation>
    </message>
    <message>
        <source>Print this help.</source>
        <translation>Diese Hilfe ausgeben.</translation>
    </message>
    <message>
        <source>only one rule file can be opened</source>
        <translation>das Fenster nimmt nur eine Regeldatei</translation>
    </message>
    <message>
        <source>a folder&apos;s path is needed</source>
        <translation>nennt keinen Ordner</translation>
    </message>
    <message>
        <source>%1 already names a game</source>
        <translation>%1 nennt schon ein Spiel</translation>
    </message>
    <message>
        <source>must be %1, %2, %3 or %4</source>
        <translation>muss %1, %2, %3 oder %4 sein</translation>
    </message>
    <message>
        <source>must be a number of rounds from 1 to %1</source>
        <translation>muss eine Anzahl Runden von 1 bis %1 sein</translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation>geht nur mit %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs %2</source>
        <translation>„%1“ geht nur mit %2</translation>
    </message>
    <message>
        <source>straight to a game&apos;s table</source>
        <translation>gleich am Tisch eines Spiels</translation>
    </message>
    <message>
        <source>apart from everything else you have played</source>
        <translation>getrennt von allem, was Sie sonst gespielt haben</translation>
    </message>
    <message>
        <source>a hundred rounds unattended, as fast as possible</source>
        <translation>hundert Runden von selbst, so schnell es geht</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Beispiele:</translation>
    </message>
    <message>
        <source>A game&apos;s rule file, or a challenge: opens it right away.</source>
        <translation>Eine Regeldatei oder eine Herausforderung: wird sofort geöffnet.</translation>
    </message>
</context>
<context>
    <name>OwnCountWords</name>
    <message>
        <source>Asked, and passed over: it was %1.</source>
        <comment>a running count</comment>
        <translation>Gefragt und übergangen: Sie war %1.</translation>
    </message>
    <message>
        <source>You said %1, and it was.</source>
        <comment>a running count</comment>
        <translation>Sie sagten %1, und so war es.</translation>
    </message>
    <message>
        <source>You said %1, it was %2.</source>
        <comment>running counts</comment>
        <translation>Sie sagten %1, es war %2.</translation>
    </message>
    <message>
        <source>You said %1 decks were left, there were %2.</source>
        <comment>numbers</comment>
        <translation>Sie sagten, %1 Decks seien übrig, es waren %2.</translation>
    </message>
</context>
<context>
    <name>OwnPlate</name>
    <message>
        <source>Leave</source>
        <translation>Gehen</translation>
    </message>
    <message>
        <source>Leave seat</source>
        <translation>Platz verlassen</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
</context>
<context>
    <name>PageEntry</name>
    <message>
        <source>Lobby</source>
        <translation>Lobby</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Rundown</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Play Record</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Fairness</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Zählen</translation>
    </message>
</context>
<context>
    <name>PayLine</name>
    <message>
        <source>%1 pays %2</source>
        <translation>%1 zahlt %2</translation>
    </message>
    <message>
        <source>%1 pays %2, probability %3</source>
        <translation>%1 zahlt %2, Wahrscheinlichkeit %3</translation>
    </message>
</context>
<context>
    <name>PeriodWords</name>
    <message>
        <source>d MMM</source>
        <comment>form of a date, for QLocale::toString</comment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>Week from %1</source>
        <translation>Woche ab %1</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>form of a date, for QLocale::toString</comment>
        <translation>MMMM yyyy</translation>
    </message>
    <message>
        <source>MMM yy</source>
        <comment>form of a date, for QLocale::toString</comment>
        <translation>MMM yy</translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <comment>form of a date, for QLocale::toString</comment>
        <translation>MMM yyyy</translation>
    </message>
</context>
<context>
    <name>PersonDetails</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Unfolded</source>
        <translation>Aufgeklappt</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>Zugeklappt</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>Wie ausgeteilt</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Nebenwetten</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
</context>
<context>
    <name>PictureHeader</name>
    <message>
        <source>%1 in figures</source>
        <comment>instead of a picture</comment>
        <translation>%1 in Zahlen</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <comment>a picture</comment>
        <translation>Kopieren: %1</translation>
    </message>
    <message>
        <source>Save: %1</source>
        <comment>a picture</comment>
        <translation>Speichern: %1</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>SVG-Bild</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>CSV, the figures</source>
        <translation>CSV, die Zahlen</translation>
    </message>
    <message>
        <source>PDF, picture and figures</source>
        <translation>PDF, Bild und Zahlen</translation>
    </message>
</context>
<context>
    <name>PictureReader</name>
    <message>
        <source>%1: %2</source>
        <comment>a diagram&apos;s title, what there is to read at a place</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Enter shows its rounds.</source>
        <translation>Enter zeigt die Runden dazu.</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Nothing was played.</source>
        <translation>Es wurde nichts gespielt.</translation>
    </message>
    <message>
        <source>None of these rounds is priced yet.</source>
        <translation>Von diesen Runden ist noch keine bewertet.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Two times in three</source>
        <translation>In zwei von drei Fällen</translation>
    </message>
    <message>
        <source>19 times in 20</source>
        <translation>In 19 von 20 Fällen</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Netto</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Expected spread</source>
        <translation>Zu erwartende Streuung</translation>
    </message>
    <message>
        <source>Luck is the result minus what the play was worth. Its line stays within the inner band two times in three, and within the outer one 19 times in 20.</source>
        <translation>Glück ist, was herauskam, abzüglich dessen, was das Spiel wert war. Seine Linie bleibt in zwei von drei Fällen im inneren Band, in 19 von 20 Fällen in beiden.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Guthaben</translation>
    </message>
    <message>
        <source>The balance covers all games of one account.</source>
        <translation>Ein Guthaben gilt für alle Spiele eines Kontos.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Zugang</translation>
    </message>
    <message>
        <source>Results by game</source>
        <translation>Ergebnisse nach Spiel</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Gesetzt</translation>
    </message>
    <message>
        <source>Results by up card</source>
        <translation>Ergebnisse nach offener Karte</translation>
    </message>
    <message>
        <source>Up card</source>
        <translation>Offene Karte</translation>
    </message>
    <message>
        <source>Net on stakes</source>
        <translation>Netto vom Einsatz</translation>
    </message>
    <message>
        <source>A</source>
        <comment>an ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>The dealer&apos;s up card</source>
        <translation>Die offene Karte des Dealers</translation>
    </message>
    <message>
        <source>Priced rounds only.</source>
        <translation>Aus bewerteten Runden.</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Nebenwetten</translation>
    </message>
    <message>
        <source>No side bet was placed.</source>
        <translation>Es wurde keine Nebenwette gesetzt.</translation>
    </message>
    <message>
        <source>Expected</source>
        <comment>the net of side bets</comment>
        <translation>Zu erwarten</translation>
    </message>
    <message>
        <source>Actual</source>
        <comment>the net of side bets</comment>
        <translation>Tatsächlich</translation>
    </message>
    <message>
        <source>Side bet</source>
        <translation>Nebenwette</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Einsätze</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>The expected net is known for priced rounds only.</source>
        <translation>Was zu erwarten war, ist von bewerteten Runden bekannt.</translation>
    </message>
    <message>
        <source>Hard hands</source>
        <translation>Hard-Hände</translation>
    </message>
    <message>
        <source>Soft hands</source>
        <translation>Soft-Hände</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Versicherung</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Even Money</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Mitgehen</translation>
    </message>
    <message>
        <source>Side bets taken</source>
        <translation>Gesetzte Nebenwetten</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Decisions</source>
        <comment>a heading</comment>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>A mistake is a decision that costs a hundredth of the stake or more.</source>
        <translation>Ein Fehler ist eine Entscheidung, die ein Hundertstel des Einsatzes oder mehr kostet.</translation>
    </message>
    <message>
        <source>Taking a side bet costs what you could expect to lose on it before the first card. Luck and play count it with the side bets.</source>
        <translation>Eine gesetzte Nebenwette kostet, was sie vor der ersten Karte wert war, wenn das weniger als nichts ist. „Glück und Spiel“ zählt das zu den Nebenwetten.</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Einsätze</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Ausgezahlt</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Pro Runde</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Spielzeit</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1&#xa0;min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <comment>hours, minutes</comment>
        <translation>%1&#xa0;h %2&#xa0;min</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a heading, a figure</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between figures</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: no rounds</source>
        <comment>days</comment>
        <translation>%1: keine Runden</translation>
    </message>
    <message>
        <source>%1, after round %2: luck %3, expected spread %4</source>
        <comment>a day, a number</comment>
        <translation>%1, nach Runde %2: Glück %3, zu erwartende Streuung %4</translation>
    </message>
    <message>
        <source>Net in 100 rounds</source>
        <translation>Netto je 100 Runden</translation>
    </message>
</context>
<context>
    <name>Practise</name>
    <message>
        <source>stand</source>
        <translation>halten</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>ziehen</translation>
    </message>
    <message>
        <source>double</source>
        <translation>verdoppeln</translation>
    </message>
    <message>
        <source>split</source>
        <translation>teilen</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>aufgeben</translation>
    </message>
    <message>
        <source>Running count</source>
        <translation>Laufende Zählung</translation>
    </message>
    <message>
        <source>A deck against the clock</source>
        <translation>Ein Deck gegen die Uhr</translation>
    </message>
    <message>
        <source>Spoken cards</source>
        <translation>Gesprochene Karten</translation>
    </message>
    <message>
        <source>Decks in the tray</source>
        <translation>Decks in der Ablage</translation>
    </message>
    <message>
        <source>True count</source>
        <translation>Wahre Zählung</translation>
    </message>
    <message>
        <source>Plays by the count</source>
        <translation>Spielen nach der Zählung</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Versicherung</translation>
    </message>
    <message>
        <source>Cards go by, and now and then the running count is asked. They come a little faster after each right answer.</source>
        <translation>Karten ziehen vorbei, ab und zu wird nach der laufenden Zählung gefragt. Nach jeder richtigen Antwort kommen sie etwas schneller.</translation>
    </message>
    <message>
        <source>Go through one deck as fast as you can count it. One card stays hidden, so the end isn’t known beforehand. The mark of the trade is 30 seconds.</source>
        <translation>Gehen Sie ein Deck so schnell durch, wie Sie zählen können. Eine Karte bleibt verdeckt, damit das Ende nicht vorher feststeht. Als Maßstab gelten 30 Sekunden.</translation>
    </message>
    <message>
        <source>Each card is named and not shown. The next one comes when you ask for it.</source>
        <translation>Jede Karte wird genannt und nicht gezeigt. Die nächste kommt, wenn Sie sie abrufen.</translation>
    </message>
    <message>
        <source>Judge how many decks lie in the discard tray.</source>
        <translation>Schätzen Sie, wie viele Decks in der Ablage liegen.</translation>
    </message>
    <message>
        <source>From the running count and the cards left, work out the true count.</source>
        <translation>Berechnen Sie aus laufender Zählung und restlichen Karten die wahre Zählung.</translation>
    </message>
    <message>
        <source>A hand, the dealer’s card and the count: decide what to do. The plays worth most with this system and game are asked.</source>
        <translation>Eine Hand, die Karte des Dealers und die Zählung: Entscheiden Sie. Gefragt wird, was bei diesem System und Spiel am meisten bringt.</translation>
    </message>
    <message>
        <source>The dealer shows an ace: take insurance at this count, or not?</source>
        <translation>Der Dealer zeigt ein Ass: bei dieser Zählung versichern oder nicht?</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the two cards of a pair</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Decks in the tray: %1</source>
        <translation>Decks in der Ablage: %1</translation>
    </message>
    <message>
        <source>Decks left: %1, count above 0</source>
        <translation>Restliche Decks: %1, Zählung über 0</translation>
    </message>
    <message>
        <source>Decks left: %1, count below 0</source>
        <translation>Restliche Decks: %1, Zählung unter 0</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <comment>a hand, the dealer&apos;s card, a play</comment>
        <translation>%1 gegen %2: %3</translation>
    </message>
    <message>
        <source>Just where it becomes worth taking</source>
        <translation>Genau wo sie sich zu lohnen beginnt</translation>
    </message>
    <message>
        <source>%1 above where it becomes worth taking</source>
        <translation>%1 über dem Punkt, ab dem sie sich lohnt</translation>
    </message>
    <message>
        <source>%1 below where it becomes worth taking</source>
        <translation>%1 unter dem Punkt, ab dem sie sich lohnt</translation>
    </message>
    <message>
        <source>Seconds for a deck, the last times</source>
        <translation>Sekunden je Deck, die letzten Male</translation>
    </message>
    <message>
        <source>Right answers, the last times</source>
        <translation>Richtige Antworten, die letzten Male</translation>
    </message>
    <message>
        <source>Nothing practised here yet.</source>
        <translation>Hier wurde noch nichts geübt.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>%1 a card</source>
        <comment>seconds</comment>
        <translation>%1 je Karte</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Best: %1. Last: %2.</source>
        <translation>Bestes: %1. Letztes: %2.</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>Asse</translation>
    </message>
</context>
<context>
    <name>PractiseAnswer</name>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Nächste Karte</translation>
    </message>
    <message>
        <source>Next cards</source>
        <translation>Nächste Karten</translation>
    </message>
</context>
<context>
    <name>PractiseChoice</name>
    <message>
        <source>Exercise</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Count system</source>
        <translation>Zählsystem</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Cards at a time</source>
        <translation>Karten auf einmal</translation>
    </message>
    <message>
        <source>Time for a card</source>
        <translation>Zeit je Karte</translation>
    </message>
</context>
<context>
    <name>PractiseView</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Working out the plays of this game…</source>
        <translation>Entscheidungen dieses Spiels werden berechnet …</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Wie es lief</translation>
    </message>
    <message>
        <source>Weak spots, asked more often</source>
        <translation>Schwachstellen, öfter gefragt</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Double deck, dealer hits soft 17</source>
        <comment>double-deck</comment>
        <translation>Zwei Decks, Dealer zieht bei Soft 17</translation>
    </message>
    <message>
        <source>6 decks, early surrender</source>
        <comment>early-surrender</comment>
        <translation>6 Decks, frühes Aufgeben</translation>
    </message>
    <message>
        <source>European, no hole card</source>
        <comment>european</comment>
        <translation>Europäisch, ohne verdeckte Karte</translation>
    </message>
    <message>
        <source>Casino Copenhagen, casinocopenhagen.dk/en/blackjack (one card to the dealer, doubles on 9, 10 and 11)</source>
        <comment>european</comment>
        <translation>Casino Copenhagen, casinocopenhagen.dk/en/blackjack (eine Karte für den Dealer, Verdoppeln bei 9, 10 und 11)</translation>
    </message>
    <message>
        <source>Single deck, blackjack 6:5</source>
        <comment>single-6-5</comment>
        <translation>Ein Deck, Blackjack 6:5</translation>
    </message>
    <message>
        <source>Single deck, Reno: doubles on 10 and 11</source>
        <comment>single-reno</comment>
        <translation>Ein Deck, Reno: Verdoppeln bei 10 und 11</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 6 decks, blackjack 6:5</source>
        <comment>strip-6-5</comment>
        <translation>Las Vegas Strip, 6 Decks, Blackjack 6:5</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 6 decks, dealer hits soft 17</source>
        <comment>strip-h17</comment>
        <translation>Las Vegas Strip, 6 Decks, Dealer zieht bei Soft 17</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 6 decks, dealer stands on soft 17</source>
        <comment>strip-s17</comment>
        <translation>Las Vegas Strip, 6 Decks, Dealer hält bei Soft 17</translation>
    </message>
    <message>
        <source>Atlantic City, 8 decks</source>
        <comment>atlantic-city</comment>
        <translation>Atlantic City, 8 Decks</translation>
    </message>
    <message>
        <source>Australian, busted bets plus one</source>
        <comment>australian</comment>
        <translation>Australisch, überkaufte Hände plus ein Einsatz</translation>
    </message>
    <message>
        <source>Seven-card Charlie, 8 decks</source>
        <comment>charlie-7</comment>
        <translation>7-Karten-Charlie, 8 Decks</translation>
    </message>
    <message>
        <source>Danske Spil, Blackjack Charlie7 (help.danskespil.dk/en/casino-help/blackjack/ivyblackjackcharlie7)</source>
        <comment>charlie-7</comment>
        <translation>Danske Spil, Blackjack Charlie7 (help.danskespil.dk/en/casino-help/blackjack/ivyblackjackcharlie7)</translation>
    </message>
    <message>
        <source>Las Vegas downtown, single deck</source>
        <comment>downtown-single</comment>
        <translation>Las Vegas Downtown, ein Deck</translation>
    </message>
    <message>
        <source>Of a pair that is split, the source counts how many hands there are, but not the cards they have drawn.</source>
        <comment>downtown-single</comment>
        <translation>Bei einem geteilten Paar berücksichtigt die Quelle, wie viele Hände es gibt, aber nicht die Karten, die sie gezogen haben.</translation>
    </message>
    <message>
        <source>German, no hole card, aces split again</source>
        <comment>german</comment>
        <translation>Deutsch, ohne verdeckte Karte, Asse erneut teilbar</translation>
    </message>
    <message>
        <source>Party Blackjack, dealer&apos;s 22 pushes</source>
        <comment>party</comment>
        <translation>Party Blackjack, 22 des Dealers unentschieden</translation>
    </message>
    <message>
        <source>The source adds up what each rule costs alone, and has pairs split into four hands instead of three.</source>
        <comment>party</comment>
        <translation>Die Quelle addiert, was jede Regel für sich kostet, und lässt Paare in vier Hände teilen statt in drei.</translation>
    </message>
    <message>
        <source>The figure is that of best play, which looks at the cards and not only at their total.</source>
        <comment>single-6-5</comment>
        <translation>Die Zahl ist die des optimalen Spiels, das die Karten beachtet und nicht nur ihre Summe.</translation>
    </message>
    <message>
        <source>The source names the game without listing its rules. Best play of the rules here comes to its figure.</source>
        <comment>single-reno</comment>
        <translation>Die Quelle nennt das Spiel, ohne seine Regeln aufzuführen. Optimales Spiel nach den Regeln hier ergibt ihre Zahl.</translation>
    </message>
    <message>
        <source>Single deck, dealer stands on soft 17</source>
        <comment>single-s17</comment>
        <translation>Ein Deck, Dealer hält bei Soft 17</translation>
    </message>
    <message>
        <source>Of a pair that is split, the source counts how many hands there are, but not the cards they have drawn.</source>
        <comment>single-s17</comment>
        <translation>Bei einem geteilten Paar berücksichtigt die Quelle, wie viele Hände es gibt, aber nicht die Karten, die sie gezogen haben.</translation>
    </message>
    <message>
        <source>Single deck, doubles on 9 to 11</source>
        <comment>vegas-single</comment>
        <translation>Ein Deck, Verdoppeln bei 9 bis 11</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 4 decks, no surrender</source>
        <comment>vegas-strip</comment>
        <translation>Las Vegas Strip, 4 Decks, kein Aufgeben</translation>
    </message>
    <message>
        <source>Eliot Jacobson for 888casino: Card Counting the Buster Blackjack Side Bet</source>
        <comment>buster-cards</comment>
        <translation>Eliot Jacobson für 888casino: Card Counting the Buster Blackjack Side Bet</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Buster Blackjack, pay table 1</source>
        <comment>buster</comment>
        <translation>Wizard of Odds, wizardofodds.com: Buster Blackjack, Auszahlungstabelle 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Lucky Ladies, pay table A</source>
        <comment>lucky-ladies</comment>
        <translation>Wizard of Odds, wizardofodds.com: Lucky Ladies, Auszahlungstabelle A</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Lucky Lucky, pay table 1</source>
        <comment>lucky-lucky</comment>
        <translation>Wizard of Odds, wizardofodds.com: Lucky Lucky, Auszahlungstabelle 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Match the Dealer, two decks</source>
        <comment>match-the-dealer</comment>
        <translation>Wizard of Odds, wizardofodds.com: Match the Dealer, zwei Decks</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Over/Under 13</source>
        <comment>over-13</comment>
        <translation>Wizard of Odds, wizardofodds.com: Over/Under 13</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Pair Blackjack Side Bet</source>
        <comment>pair-any</comment>
        <translation>Wizard of Odds, wizardofodds.com: Pair Blackjack Side Bet</translation>
    </message>
    <message>
        <source>Eliot Jacobson for 888casino: Beating the Pair Square (Bet the Set) side bet</source>
        <comment>pair-square</comment>
        <translation>Eliot Jacobson für 888casino: Beating the Pair Square (Bet the Set) side bet</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Push 22</source>
        <comment>push-22</comment>
        <translation>Wizard of Odds, wizardofodds.com: Push 22</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Royal Match, version 3</source>
        <comment>royal-match-blackjack</comment>
        <translation>Wizard of Odds, wizardofodds.com: Royal Match, Version 3</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Royal Match, version 1</source>
        <comment>royal-match</comment>
        <translation>Wizard of Odds, wizardofodds.com: Royal Match, Version 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: 21+3, version 1</source>
        <comment>three-card-21</comment>
        <translation>Wizard of Odds, wizardofodds.com: 21+3, Version 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Over/Under 13</source>
        <comment>under-13</comment>
        <translation>Wizard of Odds, wizardofodds.com: Over/Under 13</translation>
    </message>
    <message>
        <source>Double Exposure, ties of blackjacks pushed</source>
        <comment>double-exposure-reno</comment>
        <translation>Double Exposure, zwei Blackjacks unentschieden</translation>
    </message>
    <message>
        <source>The figure fits a table where a soft 19 may be doubled too: best play then comes within 0.01% of it.</source>
        <comment>double-exposure-reno</comment>
        <translation>Die Zahl passt zu einem Tisch, an dem auch Soft 19 verdoppelt werden darf: Optimales Spiel kommt ihr dann auf 0,01 % nahe.</translation>
    </message>
    <message>
        <source>Double Exposure, ties of blackjacks won</source>
        <comment>double-exposure</comment>
        <translation>Double Exposure, Blackjack gewinnt gegen Blackjack</translation>
    </message>
    <message>
        <source>Wizard of Odds, Double Exposure, on the Stratosphere in Las Vegas, with 0.68%, which fits if a soft 19 may be doubled (wizardofodds.com/games/double-exposure)</source>
        <comment>double-exposure</comment>
        <translation>Wizard of Odds, Double Exposure, zum Stratosphere in Las Vegas, mit 0,68 %, was stimmt, wenn auch eine weiche 19 verdoppelt werden darf (wizardofodds.com/games/double-exposure)</translation>
    </message>
    <message>
        <source>Spanish 21, dealer stands on 17</source>
        <comment>spanish-21-s17</comment>
        <translation>Spanish 21, Dealer hält bei 17</translation>
    </message>
    <message>
        <source>The figure lies between our best play, which looks at every card, and basic strategy, which looks at the total alone.</source>
        <comment>spanish-21-s17</comment>
        <translation>Die Zahl liegt zwischen unserem optimalen Spiel, das jede Karte beachtet, und der Basisstrategie, die nur die Summe beachtet.</translation>
    </message>
    <message>
        <source>Spanish 21, dealer hits soft 17</source>
        <comment>spanish-21</comment>
        <translation>Spanish 21, Dealer zieht bei Soft 17</translation>
    </message>
    <message>
        <source>Free Bet Blackjack</source>
        <comment>free-bet</comment>
        <translation>Free Bet Blackjack</translation>
    </message>
    <message>
        <source>The source doesn&apos;t say how its figure was found. Ours is for one card on each split ace.</source>
        <comment>free-bet</comment>
        <translation>Die Quelle sagt nicht, wie sie auf ihre Zahl kommt. Unsere gilt für eine Karte auf jedes geteilte Ass.</translation>
    </message>
    <message>
        <source>Spanish 21 with redoubling</source>
        <comment>spanish-21-redouble</comment>
        <translation>Spanish 21 mit erneutem Verdoppeln</translation>
    </message>
    <message>
        <source>Super Fun 21, one deck</source>
        <comment>super-fun-21</comment>
        <translation>Super Fun 21, ein Deck</translation>
    </message>
    <message>
        <source>There a doubled hand of six cards doesn&apos;t win by their number. Without doubles of five cards, best play has 0.94% here too.</source>
        <comment>super-fun-21</comment>
        <translation>Dort gewinnt eine verdoppelte Hand aus sechs Karten nicht durch deren Zahl. Ohne Verdoppeln mit fünf Karten hat optimales Spiel auch hier 0,94 %.</translation>
    </message>
    <message>
        <source>Pontoon, doubles on two cards only</source>
        <comment>pontoon-two-cards</comment>
        <translation>Pontoon, Verdoppeln nur mit zwei Karten</translation>
    </message>
    <message>
        <source>Pontoon, busted bets plus one</source>
        <comment>pontoon</comment>
        <translation>Pontoon, überkaufte Hände plus ein Einsatz</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>there is no display to open a window on; %1 needs none</source>
        <translation>kein Bildschirm, auf dem sich ein Fenster öffnen ließe; %1 braucht keinen</translation>
    </message>
    <message>
        <source>the window can&apos;t be shown; the reasons are above</source>
        <translation>das Fenster lässt sich nicht zeigen; die Gründe stehen oben</translation>
    </message>
    <message>
        <source>%1: the folder can&apos;t be created</source>
        <translation>%1: der Ordner lässt sich nicht anlegen</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <translation>Aufruf: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[Optionen]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Argumente:</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>Unbekannte Option „%1“.</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>Unbekannte Optionen: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>Fehlender Wert nach „%1“.</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>Unerwarteter Wert nach „%1“.</translation>
    </message>
</context>
<context>
    <name>RecipeView</name>
    <message>
        <source>Everything below can be repeated with other tools. The verifier does it in any browser, offline and without this program: save it, then paste a shoe&apos;s JSON into it.</source>
        <translation>Alles hier lässt sich mit anderen Werkzeugen wiederholen. Das Prüfprogramm tut es in jedem Browser, offline und ohne dieses Programm: Speichern Sie es und fügen Sie das JSON eines Schlittens ein.</translation>
    </message>
    <message>
        <source>Save the verifier…</source>
        <translation>Prüfprogramm speichern …</translation>
    </message>
    <message>
        <source>Save the verifier</source>
        <translation>Prüfprogramm speichern</translation>
    </message>
    <message>
        <source>Page for a browser</source>
        <translation>Seite für einen Browser</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>So funktioniert es</translation>
    </message>
</context>
<context>
    <name>RecordCells</name>
    <message>
        <source>%1, %2, %3, %4, %5, %6, %7, %8</source>
        <comment>the headings of a table</comment>
        <translation>%1, %2, %3, %4, %5, %6, %7, %8</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message>
        <source>Play Record</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Geldbörse</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Show all plays</source>
        <translation>Alle Einsätze anzeigen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Posten</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Ausgezahlt</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Guthaben</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Einsätze</translation>
    </message>
    <message>
        <source>No plays match the filter.</source>
        <translation>Kein Einsatz passt zum Filter.</translation>
    </message>
    <message>
        <source>Each play appears here once it is settled.</source>
        <translation>Jeder Einsatz erscheint hier, sobald er abgerechnet ist.</translation>
    </message>
    <message>
        <source>Export the Play Record</source>
        <translation>Journal exportieren</translation>
    </message>
    <message>
        <source>CSV, one play per line</source>
        <translation>CSV, ein Einsatz pro Zeile</translation>
    </message>
    <message>
        <source>JSON, one round per line</source>
        <translation>JSON, eine Runde pro Zeile</translation>
    </message>
    <message>
        <source>play-record</source>
        <comment>a file&apos;s name</comment>
        <translation>journal</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Ausgang</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Tempo der Wiedergabe</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>Tempo: %1</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Andere Spiele</translation>
    </message>
    <message>
        <source>What the same cards would have paid there</source>
        <translation>Was dieselben Karten dort ausgezahlt hätten</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Checks the shoe against its commitment</source>
        <translation>Ob der Schlitten der festgelegte war</translation>
    </message>
    <message>
        <source>Stop replay</source>
        <translation>Wiedergabe beenden</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>ResultBadge</name>
    <message>
        <source>Win</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lose</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Hitting on %1 loses %2 of the time here</source>
        <translation>Ziehen bei %1 verliert hier in %2 der Fälle</translation>
    </message>
    <message>
        <source>Hitting is worth %1 of the stake here</source>
        <translation>Ziehen bringt hier %1 des Einsatzes</translation>
    </message>
    <message>
        <source>Standing on %1 loses %2 of the time here</source>
        <translation>Halten bei %1 verliert hier in %2 der Fälle</translation>
    </message>
    <message>
        <source>Standing is worth %1 of the stake here</source>
        <translation>Halten bringt hier %1 des Einsatzes</translation>
    </message>
    <message>
        <source>Doubling on %1 loses %2 of the time here</source>
        <translation>Verdoppeln bei %1 verliert hier in %2 der Fälle</translation>
    </message>
    <message>
        <source>Doubling is worth %1 of the stake here</source>
        <translation>Verdoppeln bringt hier %1 des Einsatzes</translation>
    </message>
    <message>
        <source>Splitting is worth %1 of the stake here, all hands together</source>
        <translation>Teilen bringt hier %1 des Einsatzes, beide Hände zusammen</translation>
    </message>
    <message>
        <source>Giving the hand up always costs half the stake</source>
        <translation>Aufgeben kostet immer den halben Einsatz</translation>
    </message>
    <message>
        <source>Insurance is worth %1 of its stake here</source>
        <translation>Die Versicherung bringt hier %1 ihres Einsatzes</translation>
    </message>
    <message>
        <source>Even money pays the stake once, whatever the dealer has</source>
        <translation>Even Money ist einmal der Einsatz, egal, was der Dealer hat</translation>
    </message>
    <message>
        <source>Declining is worth %1 of the stake here</source>
        <translation>„Nein“ bringt hier %1 des Einsatzes</translation>
    </message>
    <message>
        <source>Following is worth %1 of the stake here</source>
        <translation>Mitgehen bringt hier %1 des Einsatzes</translation>
    </message>
    <message>
        <source>hitting is worth %1 of the stake more</source>
        <translation>Ziehen ist um %1 des Einsatzes besser</translation>
    </message>
    <message>
        <source>standing is worth %1 of the stake more</source>
        <translation>Halten ist um %1 des Einsatzes besser</translation>
    </message>
    <message>
        <source>doubling is worth %1 of the stake more</source>
        <translation>Verdoppeln ist um %1 des Einsatzes besser</translation>
    </message>
    <message>
        <source>splitting is worth %1 of the stake more</source>
        <translation>Teilen ist um %1 des Einsatzes besser</translation>
    </message>
    <message>
        <source>giving it up is worth %1 of the stake more</source>
        <translation>Aufgeben ist um %1 des Einsatzes besser</translation>
    </message>
    <message>
        <source>insurance is worth %1 of its stake more</source>
        <translation>die Versicherung ist um %1 ihres Einsatzes besser</translation>
    </message>
    <message>
        <source>even money is worth %1 of the stake more</source>
        <translation>Even Money ist um %1 des Einsatzes besser</translation>
    </message>
    <message>
        <source>declining is worth %1 of the stake more</source>
        <translation>„Nein“ ist um %1 des Einsatzes besser</translation>
    </message>
    <message>
        <source>following is worth %1 of the stake more</source>
        <translation>Mitgehen ist um %1 des Einsatzes besser</translation>
    </message>
    <message>
        <source>hitting is worth %1 of the stake less</source>
        <translation>Ziehen ist um %1 des Einsatzes schlechter</translation>
    </message>
    <message>
        <source>standing is worth %1 of the stake less</source>
        <translation>Halten ist um %1 des Einsatzes schlechter</translation>
    </message>
    <message>
        <source>doubling is worth %1 of the stake less</source>
        <translation>Verdoppeln ist um %1 des Einsatzes schlechter</translation>
    </message>
    <message>
        <source>splitting is worth %1 of the stake less</source>
        <translation>Teilen ist um %1 des Einsatzes schlechter</translation>
    </message>
    <message>
        <source>giving it up is worth %1 of the stake less</source>
        <translation>Aufgeben ist um %1 des Einsatzes schlechter</translation>
    </message>
    <message>
        <source>insurance is worth %1 of its stake less</source>
        <translation>die Versicherung ist um %1 ihres Einsatzes schlechter</translation>
    </message>
    <message>
        <source>even money is worth %1 of the stake less</source>
        <translation>Even Money ist um %1 des Einsatzes schlechter</translation>
    </message>
    <message>
        <source>declining is worth %1 of the stake less</source>
        <translation>„Nein“ ist um %1 des Einsatzes schlechter</translation>
    </message>
    <message>
        <source>following is worth %1 of the stake less</source>
        <translation>Mitgehen ist um %1 des Einsatzes schlechter</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <comment>two halves of a sentence</comment>
        <translation>%1; %2.</translation>
    </message>
    <message>
        <source>%1 %2: wins %3, pushes %4, loses %5</source>
        <translation>%1 %2: gewinnt %3, unentschieden %4, verliert %5</translation>
    </message>
    <message>
        <source>%1 %2: all hands together, each wins or loses by itself</source>
        <translation>%1 %2: die Hände zusammen, jede gewinnt oder verliert für sich</translation>
    </message>
    <message>
        <source>%1 was your answer, and the round came to %2; on average that answer is worth %3 of the stake.</source>
        <translation>%1 war damals Ihre Antwort, und die Runde brachte %2; im Durchschnitt ist die Antwort %3 des Einsatzes wert.</translation>
    </message>
    <message>
        <source>What if: %1. On these cards the hand would come to %2; on average the answer is worth %3 of the stake.</source>
        <translation>Was wäre, wenn: %1. Mit diesen Karten brächte die Hand %2; im Durchschnitt ist die Antwort %3 des Einsatzes wert.</translation>
    </message>
    <message>
        <source>What if: %1. On average %2 of the stake; how it would have ended is shown when this shoe ends.</source>
        <translation>Was wäre, wenn: %1. Im Durchschnitt %2 des Einsatzes; was gekommen wäre, zeigt sich, wenn dieser Schlitten zu Ende ist.</translation>
    </message>
    <message>
        <source>What if: %1. It didn&apos;t happen. On these cards the round would have come to %2 instead of %3; on average the answer is worth %4 of the stake.</source>
        <translation>Was wäre, wenn: %1. So ist es nicht gekommen. Mit diesen Karten hätte die Runde %2 statt %3 gebracht; im Durchschnitt ist die Antwort %4 des Einsatzes wert.</translation>
    </message>
    <message>
        <source>When it was played, the decisions cost %1 in all; %2 was luck.</source>
        <translation>Als gespielt wurde, kosteten die Entscheidungen insgesamt %1; %2 waren Glück.</translation>
    </message>
    <message>
        <source>%1 The side bets were worth %2 before the first card.</source>
        <translation>%1 Die Nebenwetten waren vor der ersten Karte %2 wert.</translation>
    </message>
    <message>
        <source>%1; “%2” is worth the same.</source>
        <comment>two halves of a sentence, the second about an answer</comment>
        <translation>%1; „%2“ ist gleich viel wert.</translation>
    </message>
    <message>
        <source>%1 stakes, %2</source>
        <comment>a number, an amount</comment>
        <translation>%1 Einsätze, %2</translation>
    </message>
    <message>
        <source>Giving the hand up is worth %1 of the stake here</source>
        <translation>Aufgeben bringt hier %1 des Einsatzes</translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>This is what happened.</source>
        <translation>Das ist wirklich geschehen.</translation>
    </message>
    <message>
        <source>This is what would have happened, not what did.</source>
        <translation>Das wäre gekommen; geschehen ist es nicht.</translation>
    </message>
    <message>
        <source>Press another answer to see what would have happened.</source>
        <translation>Wählen Sie eine andere Antwort, um zu sehen, was daraus geworden wäre.</translation>
    </message>
    <message>
        <source>Show the decision again</source>
        <translation>Entscheidung noch einmal zeigen</translation>
    </message>
    <message>
        <source>Stop review</source>
        <translation>Analyse beenden</translation>
    </message>
</context>
<context>
    <name>ReviewNote</name>
    <message>
        <source>Answer as you would now. The figures follow.</source>
        <translation>Antworten Sie so, wie Sie es jetzt tun würden. Die Zahlen kommen danach.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <comment>whose answer, the answer, its price</comment>
        <translation>%1: %2 %3</translation>
    </message>
</context>
<context>
    <name>Round</name>
    <message>
        <source>%1 was worth %2 of the stake more</source>
        <comment>an answer at the table</comment>
        <translation>%1 war um %2 des Einsatzes besser</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Worth %1 of its stake before the first card</source>
        <comment>a side bet</comment>
        <translation>Vor der ersten Karte %1 ihres Einsatzes wert</translation>
    </message>
    <message>
        <source>Behind, %1</source>
        <comment>whose hand</comment>
        <translation>Mitgesetzt, %1</translation>
    </message>
    <message>
        <source>Insurance, %1</source>
        <comment>whose hand</comment>
        <translation>Versicherung, %1</translation>
    </message>
    <message>
        <source>%1, hand %2</source>
        <comment>a side bet and whose</comment>
        <translation>%1, Hand %2</translation>
    </message>
    <message>
        <source>Shoe %1</source>
        <translation>Schlitten %1</translation>
    </message>
    <message>
        <source>cards %1 to %2</source>
        <translation>Karten %1 bis %2</translation>
    </message>
    <message>
        <source>commitment %1</source>
        <translation>Festlegung %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Seed %1</translation>
    </message>
    <message>
        <source>seed shown when the shoe ends</source>
        <translation>Seed wird am Ende des Schlittens gezeigt</translation>
    </message>
    <message>
        <source>client seed %1</source>
        <translation>Client-Seed %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Round %1, %2, %3 against %4, %5, %6</source>
        <translation>Runde %1, %2, %3 gegen %4, %5, %6</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>a side bet</comment>
        <translation>%1 gewonnen</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>a side bet</comment>
        <translation>%1 verloren</translation>
    </message>
    <message>
        <source>recovered</source>
        <translation>wiederhergestellt</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what is told of a round</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>The cards of this round can&apos;t be read: %1</source>
        <translation>Die Karten dieser Runde lassen sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>The record of this round can&apos;t be read to the end. It is shown as far as it goes; the money is as it was booked.</source>
        <translation>Die Aufzeichnung dieser Runde lässt sich nicht bis zum Ende lesen. Die Runde wird gezeigt, soweit es geht; das Geld ist wie verbucht.</translation>
    </message>
    <message>
        <source>%1: %2 decided early</source>
        <comment>a hand, an action</comment>
        <translation>%1: %2 vorab entschieden</translation>
    </message>
    <message>
        <source>%1: double followed</source>
        <translation>%1: beim Verdoppeln mitgegangen</translation>
    </message>
    <message>
        <source>%1: split followed</source>
        <translation>%1: beim Teilen mitgegangen</translation>
    </message>
    <message>
        <source>%1: not followed</source>
        <translation>%1: nicht mitgegangen</translation>
    </message>
    <message>
        <source>%1: hit on %2 against %3</source>
        <translation>%1: ziehen bei %2 gegen %3</translation>
    </message>
    <message>
        <source>%1: stand on %2 against %3</source>
        <translation>%1: halten bei %2 gegen %3</translation>
    </message>
    <message>
        <source>%1: double on %2 against %3</source>
        <translation>%1: verdoppeln bei %2 gegen %3</translation>
    </message>
    <message>
        <source>%1: split on %2 against %3</source>
        <translation>%1: teilen bei %2 gegen %3</translation>
    </message>
    <message>
        <source>%1: give up on %2 against %3</source>
        <translation>%1: aufgeben bei %2 gegen %3</translation>
    </message>
    <message>
        <source>%1: surrender on %2 against %3</source>
        <translation>%1: aufgeben bei %2 gegen %3</translation>
    </message>
    <message>
        <source>%1: insurance on %2 against %3</source>
        <translation>%1: Versicherung bei %2 gegen %3</translation>
    </message>
    <message>
        <source>%1: even money on %2 against %3</source>
        <translation>%1: Even Money bei %2 gegen %3</translation>
    </message>
    <message>
        <source>%1: no even money</source>
        <translation>%1: kein Even Money</translation>
    </message>
    <message>
        <source>%1: no insurance</source>
        <translation>%1: keine Versicherung</translation>
    </message>
    <message>
        <source>%1: not given up</source>
        <translation>%1: nicht aufgegeben</translation>
    </message>
    <message>
        <source>%1: no surrender</source>
        <translation>%1: nicht aufgegeben</translation>
    </message>
    <message>
        <source>%1 (no answer)</source>
        <comment>a decision</comment>
        <translation>%1 (keine Antwort)</translation>
    </message>
    <message>
        <source>%1 (early)</source>
        <comment>a decision</comment>
        <translation>%1 (vorab)</translation>
    </message>
    <message>
        <source>Mistakes cost %1</source>
        <translation>Fehler kosteten %1</translation>
    </message>
    <message>
        <source>Luck %1</source>
        <translation>Glück %1</translation>
    </message>
    <message>
        <source>Before the round: %1</source>
        <comment>what was said of a count</comment>
        <translation>Vor der Runde: %1</translation>
    </message>
    <message>
        <source>After the round: %1</source>
        <comment>what was said of a count</comment>
        <translation>Nach der Runde: %1</translation>
    </message>
    <message>
        <source>%1, %2 staked by the house</source>
        <comment>a stake, an amount</comment>
        <translation>%1, %2 vom Haus gesetzt</translation>
    </message>
    <message>
        <source>%1: free double on %2 against %3</source>
        <translation>%1: gratis verdoppeln bei %2 gegen %3</translation>
    </message>
    <message>
        <source>%1: free split on %2 against %3</source>
        <translation>%1: gratis teilen bei %2 gegen %3</translation>
    </message>
</context>
<context>
    <name>RoundDetailsView</name>
    <message>
        <source>As dealt</source>
        <translation>Wie ausgeteilt</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Total staked</source>
        <translation>Insgesamt gesetzt</translation>
    </message>
    <message>
        <source>Paid out, stakes included</source>
        <translation>Ausgezahlt, mit Einsätzen</translation>
    </message>
    <message>
        <source>Luck and play</source>
        <translation>Glück und Spiel</translation>
    </message>
    <message>
        <source>Hands, played best</source>
        <translation>Hände, optimal gespielt</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Nebenwetten</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Netto</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Why it ended this way</source>
        <translation>Warum es so ausging</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Fairness</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>These cards in other games</source>
        <translation>Diese Karten in anderen Spielen</translation>
    </message>
    <message>
        <source>You, as dealt</source>
        <translation>Sie, wie ausgeteilt</translation>
    </message>
    <message>
        <source>You, at the end</source>
        <translation>Sie, am Ende</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Your side bets</source>
        <translation>Ihre Nebenwetten</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Ihre Entscheidungen</translation>
    </message>
    <message>
        <source>Others at the table</source>
        <translation>Andere am Tisch</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Your count</source>
        <translation>Ihre Zählung</translation>
    </message>
</context>
<context>
    <name>RoundList</name>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>No rounds match the filter.</source>
        <translation>Keine Runde passt zum Filter.</translation>
    </message>
    <message>
        <source>Rounds appear here when they are finished.</source>
        <translation>Runden erscheinen hier, sobald sie beendet sind.</translation>
    </message>
    <message>
        <source>Show all rounds</source>
        <translation>Alle Runden anzeigen</translation>
    </message>
    <message>
        <source>Earlier</source>
        <comment>rounds</comment>
        <translation>Früher</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>Staked %1, net %2</source>
        <comment>in a round</comment>
        <translation>Gesetzt %1, netto %2</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>a heading</comment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>a heading</comment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>of a hand</comment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Bets</source>
        <comment>a heading</comment>
        <translation>Einsätze</translation>
    </message>
    <message>
        <source>Bet</source>
        <comment>a heading</comment>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Gesetzt</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>RoundWriter</name>
    <message>
        <source>Export the Rundown</source>
        <translation>Verlauf exportieren</translation>
    </message>
    <message>
        <source>CSV, one play per line</source>
        <translation>CSV, ein Einsatz pro Zeile</translation>
    </message>
    <message>
        <source>JSON, one round per line</source>
        <translation>JSON, eine Runde pro Zeile</translation>
    </message>
    <message>
        <source>rundown</source>
        <comment>a file&apos;s name</comment>
        <translation>verlauf</translation>
    </message>
</context>
<context>
    <name>RuleEditor</name>
    <message>
        <source>No rule matches “%1”.</source>
        <translation>Keine Regel heißt „%1“.</translation>
    </message>
    <message>
        <source>What the rules are worth</source>
        <translation>Was die Regeln wert sind</translation>
    </message>
    <message>
        <source>Save your changes?</source>
        <translation>Änderungen speichern?</translation>
    </message>
    <message>
        <source>These rules can&apos;t be played yet. Fix what is marked before you save.</source>
        <translation>Mit diesen Regeln kann noch nicht gespielt werden: Berichtigen Sie vor dem Speichern, was markiert ist.</translation>
    </message>
    <message>
        <source>They become a game of your own; the built-in game stays as it is.</source>
        <translation>Sie werden zu einem eigenen Spiel; das eingebaute Spiel bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>The game&apos;s file still has the rules as they were.</source>
        <translation>Die Datei des Spiels enthält noch die bisherigen Regeln.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more rules</source>
        <translation>
            <numerusform>%n weitere Regel zeigen</numerusform>
            <numerusform>%n weitere Regeln zeigen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleLine</name>
    <message>
        <source>the house&apos;s choice</source>
        <translation>Entscheidung des Hauses</translation>
    </message>
</context>
<context>
    <name>RuleSaid</name>
    <message>
        <source>No longer: %1</source>
        <translation>Nicht mehr: %1</translation>
    </message>
</context>
<context>
    <name>RuleTrials</name>
    <message>
        <source>Try other rules</source>
        <translation>Andere Regeln ausprobieren</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Decks: %1</source>
        <translation>Decks: %1</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Dealer hits soft 17</source>
        <translation>Dealer zieht bei Soft 17</translation>
    </message>
    <message>
        <source>Dealer peeks for blackjack</source>
        <translation>Dealer prüft auf Blackjack</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>Verdoppeln nach Teilen</translation>
    </message>
    <message>
        <source>Double on</source>
        <translation>Verdoppeln bei</translation>
    </message>
    <message>
        <source>Hands from one pair</source>
        <translation>Hände aus einem Paar</translation>
    </message>
    <message>
        <source>no split</source>
        <translation>kein Teilen</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>late</source>
        <translation>spät</translation>
    </message>
    <message>
        <source>early</source>
        <translation>früh</translation>
    </message>
    <message>
        <source>Blackjack pays</source>
        <translation>Blackjack zahlt</translation>
    </message>
    <message>
        <source>any total</source>
        <translation>jede Summe</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>What files and the command line call the game.</source>
        <translation>Wie Dateien und die Befehlszeile das Spiel nennen.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What the game is called in the lobby and at the table.</source>
        <translation>Wie das Spiel in der Lobby und am Tisch heißt.</translation>
    </message>
    <message>
        <source>Published return</source>
        <translation>Veröffentlichte Auszahlungsquote</translation>
    </message>
    <message>
        <source>The return to the player on a casino&apos;s own sheet, as a fraction of 1; empty if it gives none.</source>
        <translation>Was laut Blatt eines Casinos auf lange Sicht zurückkommt, als Teil von 1; leer, wenn es nichts dazu sagt.</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>When the cards are shuffled.</source>
        <translation>Wann alle Karten gemischt werden.</translation>
    </message>
    <message>
        <source>Position of the cut card</source>
        <translation>Lage der Schnittkarte</translation>
    </message>
    <message>
        <source>How much of the shoe is dealt before the cut card comes out.</source>
        <translation>Der Teil des Schlittens, der gegeben wird, bevor die Schnittkarte erscheint.</translation>
    </message>
    <message>
        <source>Burned cards</source>
        <translation>Verbrannte Karten</translation>
    </message>
    <message>
        <source>How many cards are burned face down after a shuffle.</source>
        <translation>Wie viele Karten nach dem Mischen verdeckt abgelegt werden.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>How many hands the table has room for.</source>
        <translation>Für wie viele Hände der Tisch Platz hat.</translation>
    </message>
    <message>
        <source>Seats per player</source>
        <translation>Plätze eines Spielers</translation>
    </message>
    <message>
        <source>How many of them one player may take.</source>
        <translation>Wie viele davon ein Spieler belegen darf.</translation>
    </message>
    <message>
        <source>Other people</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>Other people, played by the program, sit at the table.</source>
        <translation>Das Programm spielt andere Leute am Tisch.</translation>
    </message>
    <message>
        <source>Shared table</source>
        <translation>Gemeinsamer Tisch</translation>
    </message>
    <message>
        <source>Seats are kept from round to round, players may bet behind others, and decisions may be made early.</source>
        <translation>Plätze bleiben von Runde zu Runde belegt, auf fremden Plätzen kann mitgesetzt und vorab entschieden werden.</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Spielreihenfolge</translation>
    </message>
    <message>
        <source>The order in which seats are dealt and played.</source>
        <translation>Die Reihenfolge, in der die Plätze Karten bekommen und spielen.</translation>
    </message>
    <message>
        <source>Dealer&apos;s first card</source>
        <translation>Erste Karte des Dealers</translation>
    </message>
    <message>
        <source>Whether the dealer&apos;s first card is dealt face up or face down.</source>
        <translation>Ob die erste Karte des Dealers offen oder verdeckt gegeben wird.</translation>
    </message>
    <message>
        <source>Seconds to bet</source>
        <translation>Sekunden zum Setzen</translation>
    </message>
    <message>
        <source>How long betting stays open; 0 for no time limit.</source>
        <translation>Wie lange gesetzt werden kann; 0 für beliebig lange.</translation>
    </message>
    <message>
        <source>Seconds for a decision</source>
        <translation>Sekunden für eine Entscheidung</translation>
    </message>
    <message>
        <source>How long a decision may take; 0 for no time limit.</source>
        <translation>Wie lange eine Entscheidung dauern darf; 0 für beliebig lange.</translation>
    </message>
    <message>
        <source>Dealer hits soft 17</source>
        <translation>Dealer zieht bei Soft 17</translation>
    </message>
    <message>
        <source>Dealer peeks for blackjack</source>
        <translation>Dealer prüft auf Blackjack</translation>
    </message>
    <message>
        <source>With an ace or a ten up, the dealer checks the hole card before hands are played.</source>
        <translation>Liegt ein Ass oder eine Zehn offen, sieht der Dealer die verdeckte Karte an, bevor die Hände gespielt werden.</translation>
    </message>
    <message>
        <source>Hint about the hole card</source>
        <translation>Hinweis auf die verdeckte Karte</translation>
    </message>
    <message>
        <source>What the dealer says about the hole card: small from 2 to 5, medium from 6 to 9, large from 10 to ace.</source>
        <translation>Was der Dealer über die verdeckte Karte verrät: klein von 2 bis 5, mittel von 6 bis 9, groß von 10 bis Ass.</translation>
    </message>
    <message>
        <source>Two gold cards are shown</source>
        <translation>Zwei Goldkarten werden gezeigt</translation>
    </message>
    <message>
        <source>If both of the dealer&apos;s cards are tens, court cards or aces, both are shown before you play.</source>
        <translation>Sind beide Karten des Dealers Zehnen, Bildkarten oder Asse, werden sie aufgedeckt, bevor Sie spielen.</translation>
    </message>
    <message>
        <source>Dealer&apos;s 22 pushes</source>
        <translation>Unentschieden bei 22 des Dealers</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, hands push instead of winning. Gold cards are tens, court cards and aces.</source>
        <translation>Überkauft sich der Dealer mit genau 22, sind Hände unentschieden, statt zu gewinnen. Goldkarten sind Zehnen, Bildkarten und Asse.</translation>
    </message>
    <message>
        <source>Blackjack pays</source>
        <translation>Blackjack zahlt</translation>
    </message>
    <message>
        <source>What a blackjack wins: 3:2 is 3 for every 2 staked.</source>
        <translation>Was ein Blackjack gewinnt: 3:2 heißt 3 je 2 gesetzte.</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Versicherung</translation>
    </message>
    <message>
        <source>Against an ace, a hand may be insured for half its stake.</source>
        <translation>Gegen ein Ass kann eine Hand für die Hälfte ihres Einsatzes versichert werden.</translation>
    </message>
    <message>
        <source>Insure a blackjack</source>
        <translation>Blackjack versichern</translation>
    </message>
    <message>
        <source>A blackjack may be insured too.</source>
        <translation>Auch ein Blackjack kann versichert werden.</translation>
    </message>
    <message>
        <source>Insurance pays</source>
        <translation>Versicherung zahlt</translation>
    </message>
    <message>
        <source>What insurance wins if the dealer has a blackjack.</source>
        <translation>Was die Versicherung gewinnt, wenn der Dealer Blackjack hat.</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Even Money</translation>
    </message>
    <message>
        <source>The up cards against which a blackjack may be paid 1:1 at once.</source>
        <translation>Gegen welche Karten ein Blackjack sofort 1:1 ausgezahlt werden kann.</translation>
    </message>
    <message>
        <source>Double on</source>
        <translation>Verdoppeln bei</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>Verdoppeln nach Teilen</translation>
    </message>
    <message>
        <source>Hands may be doubled after a split.</source>
        <translation>Eine Hand, die aus einem Teilen stammt, darf verdoppelt werden.</translation>
    </message>
    <message>
        <source>Hands from one pair</source>
        <translation>Hände aus einem Paar</translation>
    </message>
    <message>
        <source>The most hands that one may be split into; 1 for no splits.</source>
        <translation>Wie viele Hände durch Teilen aus einer werden können; 1 für kein Teilen.</translation>
    </message>
    <message>
        <source>Split aces</source>
        <translation>Geteilte Asse</translation>
    </message>
    <message>
        <source>How hands from split aces are played.</source>
        <translation>Wie Hände gespielt werden, die aus zwei Assen entstanden sind.</translation>
    </message>
    <message>
        <source>Resplit aces</source>
        <translation>Asse erneut teilen</translation>
    </message>
    <message>
        <source>A pair of aces that comes up after a split may be split again.</source>
        <translation>Auch ein Paar Asse, das aus einem Teilen stammt, darf geteilt werden.</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Surrender against</source>
        <translation>Aufgeben gegen</translation>
    </message>
    <message>
        <source>The up cards against which a hand may be given up.</source>
        <translation>Gegen welche Karten des Dealers eine Hand aufgegeben werden darf.</translation>
    </message>
    <message>
        <source>When no answer comes</source>
        <translation>Wenn keine Antwort kommt</translation>
    </message>
    <message>
        <source>What happens to a round when time runs out or you leave in the middle.</source>
        <translation>Was mit einer Runde geschieht, wenn die Zeit abläuft oder Sie mittendrin gehen.</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Nebenwetten</translation>
    </message>
    <message>
        <source>Bets besides the main stake, each with its own pay table and limits.</source>
        <translation>Wetten neben dem Haupteinsatz, jede mit eigener Auszahlungstabelle und eigenen Limits.</translation>
    </message>
    <message>
        <source>Table limits</source>
        <translation>Limits für den Einsatz einer Hand</translation>
    </message>
    <message>
        <source>The smallest and largest stake on a hand, in each currency. The first currency is the game&apos;s default.</source>
        <translation>Der kleinste und der größte Einsatz, in jeder Währung. Die erste Währung ist die übliche des Spiels.</translation>
    </message>
    <message>
        <source>The house&apos;s choices</source>
        <translation>Entscheidungen des Hauses</translation>
    </message>
    <message>
        <source>What the Rules page marks as decided by the house, because no published sheet covers it.</source>
        <translation>Was die Regelseite als Entscheidung des Hauses kennzeichnet, weil kein veröffentlichtes Blatt es sagt.</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Filz</translation>
    </message>
    <message>
        <source>The cloth on the table.</source>
        <translation>Das Tuch auf dem Tisch.</translation>
    </message>
    <message>
        <source>Place in the lobby</source>
        <translation>Platz in der Lobby</translation>
    </message>
    <message>
        <source>Games with a smaller number come first; those without one come last.</source>
        <translation>Spiele mit kleinerer Zahl kommen zuerst, Spiele ohne Zahl zuletzt.</translation>
    </message>
    <message>
        <source>before every round</source>
        <translation>vor jeder Runde</translation>
    </message>
    <message>
        <source>after a cut card</source>
        <translation>nach einer Schnittkarte</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>as many as the value of the first card</source>
        <translation>so viele, wie die erste Karte zählt</translation>
    </message>
    <message>
        <source>first seat to last</source>
        <translation>vom ersten zum letzten Platz</translation>
    </message>
    <message>
        <source>last seat to first</source>
        <translation>vom letzten zum ersten Platz</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>small, medium or large</source>
        <translation>klein, mittel oder groß</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>except two gold cards and 21</source>
        <translation>außer bei zwei Goldkarten und 21</translation>
    </message>
    <message>
        <source>except any with two gold cards and 21</source>
        <translation>außer bei jeder Hand mit zwei Goldkarten und bei 21</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>ein Ass</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>eine Zehn</translation>
    </message>
    <message>
        <source>9, 10, 11</source>
        <translation>9, 10, 11</translation>
    </message>
    <message>
        <source>10, 11</source>
        <translation>10, 11</translation>
    </message>
    <message>
        <source>one card each</source>
        <translation>je eine Karte</translation>
    </message>
    <message>
        <source>like other hands</source>
        <translation>wie andere Hände</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>after the dealer peeks</source>
        <translation>nachdem der Dealer geprüft hat</translation>
    </message>
    <message>
        <source>before the dealer peeks</source>
        <translation>bevor der Dealer prüft</translation>
    </message>
    <message>
        <source>every card</source>
        <translation>jede Karte</translation>
    </message>
    <message>
        <source>2 to 9</source>
        <translation>2 bis 9</translation>
    </message>
    <message>
        <source>it waits for you</source>
        <translation>sie wartet auf Sie</translation>
    </message>
    <message>
        <source>it is finished for you</source>
        <translation>sie wird für Sie beendet</translation>
    </message>
    <message>
        <source>Emerald</source>
        <translation>Smaragd</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Mitternacht</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burgunder</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>Lagune</translation>
    </message>
    <message>
        <source>Classic green</source>
        <translation>Klassisches Grün</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Anthrazit</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>Decks and shoe</source>
        <translation>Decks und Schlitten</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Blackjack and insurance</source>
        <translation>Blackjack und Versicherung</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>Table and seats</source>
        <translation>Tisch und Plätze</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>Felt and lobby</source>
        <translation>Filz und Lobby</translation>
    </message>
    <message>
        <source>A hand of 21 stands automatically</source>
        <translation>Eine Hand mit 21 hält von selbst</translation>
    </message>
    <message>
        <source>Dealing order</source>
        <translation>Reihenfolge beim Geben</translation>
    </message>
    <message>
        <source>Payouts exclude the returned stake</source>
        <translation>Auszahlungen ohne den zurückgegebenen Einsatz</translation>
    </message>
    <message>
        <source>%1: pay table</source>
        <comment>a side bet</comment>
        <translation>%1: Auszahlungstabelle</translation>
    </message>
    <message>
        <source>%1: limits</source>
        <comment>a side bet</comment>
        <translation>%1: Limits</translation>
    </message>
    <message>
        <source>The dealer hits a 17 that counts an ace as 11; where the dealer stands on a higher total only, that total.</source>
        <translation>Der Dealer zieht bei einer 17, in der ein Ass 11 zählt; bleibt er erst bei einer höheren Summe stehen, bei dieser.</translation>
    </message>
    <message>
        <source>Dealer stands on</source>
        <translation>Dealer bleibt stehen bei</translation>
    </message>
    <message>
        <source>The lowest total on which the dealer takes no more cards.</source>
        <translation>Die niedrigste Summe, bei der der Dealer keine Karte mehr nimmt.</translation>
    </message>
    <message>
        <source>Dealer&apos;s blackjack takes</source>
        <translation>Blackjack des Dealers nimmt</translation>
    </message>
    <message>
        <source>What a dealer&apos;s blackjack takes that shows only after hands were doubled and split. All of it is the European rule; busted hands and one more stake the Australian.</source>
        <translation>Was ein Blackjack des Dealers nimmt, der sich erst zeigt, nachdem Hände verdoppelt und geteilt wurden. Alles ist die europäische Regel, überkaufte Hände und ein weiterer Einsatz die australische.</translation>
    </message>
    <message>
        <source>Equal hands</source>
        <translation>Gleiche Hände</translation>
    </message>
    <message>
        <source>every stake</source>
        <translation>jeden Einsatz</translation>
    </message>
    <message>
        <source>the first stake</source>
        <translation>den ersten Einsatz</translation>
    </message>
    <message>
        <source>each hand&apos;s first stake, busted hands whole</source>
        <translation>von jeder Hand den ersten Einsatz, überkaufte ganz</translation>
    </message>
    <message>
        <source>busted hands and one more stake</source>
        <translation>überkaufte Hände und einen weiteren Einsatz</translation>
    </message>
    <message>
        <source>the dealer wins</source>
        <translation>der Dealer gewinnt</translation>
    </message>
    <message>
        <source>the dealer wins, but your blackjack is paid</source>
        <translation>der Dealer gewinnt, aber Ihr Blackjack wird ausgezahlt</translation>
    </message>
    <message>
        <source>every hand</source>
        <translation>jede Hand</translation>
    </message>
    <message>
        <source>a push</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>On which totals a hand may be doubled.</source>
        <translation>Bei welchen Summen eine Hand verdoppelt werden darf.</translation>
    </message>
    <message>
        <source>Double with</source>
        <translation>Verdoppeln mit</translation>
    </message>
    <message>
        <source>With how many cards a hand may be doubled.</source>
        <translation>Mit wie vielen Karten eine Hand verdoppelt werden darf.</translation>
    </message>
    <message>
        <source>Hands from a pair of aces</source>
        <translation>Hände aus einem Paar Asse</translation>
    </message>
    <message>
        <source>The most hands that a pair of aces may be split into.</source>
        <translation>Wie viele Hände durch Teilen aus einem Paar Asse werden können.</translation>
    </message>
    <message>
        <source>Cards of a Charlie</source>
        <translation>Karten eines Charlies</translation>
    </message>
    <message>
        <source>With so many cards a hand that isn&apos;t bust ends and wins, whatever its total.</source>
        <translation>Mit so vielen Karten endet eine Hand, die nicht überkauft ist, und gewinnt, welche Summe sie auch hat.</translation>
    </message>
    <message>
        <source>A Charlie wins</source>
        <translation>Ein Charlie gewinnt</translation>
    </message>
    <message>
        <source>Against which hands of the dealer a hand wins by the number of its cards.</source>
        <translation>Gegen welche Hände des Dealers eine Hand durch die Zahl ihrer Karten gewinnt.</translation>
    </message>
    <message>
        <source>a push, but your 21 wins</source>
        <translation>unentschieden, aber Ihre 21 gewinnt</translation>
    </message>
    <message>
        <source>any total</source>
        <translation>jede Summe</translation>
    </message>
    <message>
        <source>the first two cards</source>
        <translation>den ersten zwei Karten</translation>
    </message>
    <message>
        <source>any number of cards</source>
        <translation>beliebig vielen Karten</translation>
    </message>
    <message>
        <source>hit, not doubled</source>
        <translation>ziehen, nicht verdoppeln</translation>
    </message>
    <message>
        <source>no Charlie</source>
        <translation>kein Charlie</translation>
    </message>
    <message>
        <source>five cards</source>
        <translation>fünf Karten</translation>
    </message>
    <message>
        <source>six cards</source>
        <translation>sechs Karten</translation>
    </message>
    <message>
        <source>seven cards</source>
        <translation>sieben Karten</translation>
    </message>
    <message>
        <source>against everything</source>
        <translation>gegen alles</translation>
    </message>
    <message>
        <source>except against a blackjack</source>
        <translation>außer gegen einen Blackjack</translation>
    </message>
    <message>
        <source>except against 21</source>
        <translation>außer gegen 21</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Charlie</translation>
    </message>
    <message>
        <source>Dealer&apos;s second card</source>
        <translation>Zweite Karte des Dealers</translation>
    </message>
    <message>
        <source>When the dealer gets it. After the players is the European rule: there is no hole card to peek at, and it isn&apos;t drawn if nothing is left to decide.</source>
        <translation>Wann der Dealer sie bekommt. Nach den Spielern ist die europäische Regel: Es gibt keine verdeckte Karte zum Prüfen, und ist nichts mehr zu entscheiden, wird sie nicht gezogen.</translation>
    </message>
    <message>
        <source>with the first cards</source>
        <translation>mit den ersten Karten</translation>
    </message>
    <message>
        <source>after the players</source>
        <translation>nach den Spielern</translation>
    </message>
    <message>
        <source>How many decks of cards are used.</source>
        <translation>Wie viele Decks im Spiel sind.</translation>
    </message>
    <message>
        <source>Kind of deck</source>
        <translation>Art der Decks</translation>
    </message>
    <message>
        <source>Whether the decks have their tens.</source>
        <translation>Ob die Decks ihre Zehnen haben.</translation>
    </message>
    <message>
        <source>Both dealer cards open</source>
        <translation>Beide Dealerkarten offen</translation>
    </message>
    <message>
        <source>Both of the dealer&apos;s cards are dealt face up, as in Double Exposure. A blackjack ends the round at once, and nothing can be insured.</source>
        <translation>Beide Karten des Dealers werden offen gegeben, wie bei Double Exposure. Ein Blackjack beendet die Runde sofort, und versichern lässt sich nichts.</translation>
    </message>
    <message>
        <source>Surrender after a double</source>
        <translation>Aufgeben nach Verdoppeln</translation>
    </message>
    <message>
        <source>A doubled hand may be given up for half its stake once its card is dealt.</source>
        <translation>Eine verdoppelte Hand kann für die Hälfte ihres Einsatzes aufgegeben werden, sobald ihre Karte gegeben ist.</translation>
    </message>
    <message>
        <source>What makes a pair</source>
        <translation>Als Paar gilt</translation>
    </message>
    <message>
        <source>Whether any two cards that count 10 may be split, or only two of the same rank.</source>
        <translation>Ob zwei beliebige Karten, die 10 zählen, geteilt werden dürfen oder nur zwei vom selben Rang.</translation>
    </message>
    <message>
        <source>21 with five cards pays</source>
        <translation>21 aus fünf Karten zahlt</translation>
    </message>
    <message>
        <source>What a hand of 21 with five cards or more wins if it wasn&apos;t doubled; 1:1 for no bonus.</source>
        <translation>Was eine Hand mit 21 aus fünf oder mehr Karten gewinnt, die nicht verdoppelt wurde; 1:1 heißt kein Bonus.</translation>
    </message>
    <message>
        <source>21 with six cards pays</source>
        <translation>21 aus sechs Karten zahlt</translation>
    </message>
    <message>
        <source>What a hand of 21 with six cards or more wins if it wasn&apos;t doubled; 1:1 for no bonus.</source>
        <translation>Was eine Hand mit 21 aus sechs oder mehr Karten gewinnt, die nicht verdoppelt wurde; 1:1 heißt kein Bonus.</translation>
    </message>
    <message>
        <source>21 with seven cards pays</source>
        <translation>21 aus sieben Karten zahlt</translation>
    </message>
    <message>
        <source>What a hand of 21 with seven cards or more wins if it wasn&apos;t doubled; 1:1 for no bonus.</source>
        <translation>Was eine Hand mit 21 aus sieben oder mehr Karten gewinnt, die nicht verdoppelt wurde; 1:1 heißt kein Bonus.</translation>
    </message>
    <message>
        <source>6-7-8 pays</source>
        <translation>6-7-8 zahlt</translation>
    </message>
    <message>
        <source>What a 6, a 7 and an 8 win, whatever their suits; 1:1 for no bonus.</source>
        <translation>Was eine 6, eine 7 und eine 8 gewinnen, gleich in welchen Farben; 1:1 heißt kein Bonus.</translation>
    </message>
    <message>
        <source>6-7-8 of one suit pays</source>
        <translation>6-7-8 in einer Farbe zahlt</translation>
    </message>
    <message>
        <source>What a 6, a 7 and an 8 of the same suit win; 1:1 for no bonus of their own.</source>
        <translation>Was eine 6, eine 7 und eine 8 derselben Kartenfarbe gewinnen; 1:1 heißt kein eigener Bonus.</translation>
    </message>
    <message>
        <source>6-7-8 of spades pays</source>
        <translation>6-7-8 in Pik zahlt</translation>
    </message>
    <message>
        <source>What the 6, 7 and 8 of spades win; 1:1 for no bonus of their own.</source>
        <translation>Was Pik-6, Pik-7 und Pik-8 gewinnen; 1:1 heißt kein eigener Bonus.</translation>
    </message>
    <message>
        <source>7-7-7 pays</source>
        <translation>7-7-7 zahlt</translation>
    </message>
    <message>
        <source>What three sevens win, whatever their suits; 1:1 for no bonus.</source>
        <translation>Was drei Siebenen gewinnen, gleich in welchen Farben; 1:1 heißt kein Bonus.</translation>
    </message>
    <message>
        <source>7-7-7 of one suit pays</source>
        <translation>7-7-7 in einer Farbe zahlt</translation>
    </message>
    <message>
        <source>What three sevens of the same suit win; 1:1 for no bonus of their own.</source>
        <translation>Was drei Siebenen derselben Kartenfarbe gewinnen; 1:1 heißt kein eigener Bonus.</translation>
    </message>
    <message>
        <source>7-7-7 of spades pays</source>
        <translation>7-7-7 in Pik zahlt</translation>
    </message>
    <message>
        <source>What three sevens of spades win; 1:1 for no bonus of their own.</source>
        <translation>Was drei Pik-Siebenen gewinnen; 1:1 heißt kein eigener Bonus.</translation>
    </message>
    <message>
        <source>full, 52 cards</source>
        <translation>vollständig, 52 Karten</translation>
    </message>
    <message>
        <source>Spanish, 48 cards without the tens</source>
        <translation>spanisch, 48 Karten ohne Zehnen</translation>
    </message>
    <message>
        <source>the same value</source>
        <translation>gleicher Wert</translation>
    </message>
    <message>
        <source>the same rank</source>
        <translation>gleicher Rang</translation>
    </message>
    <message>
        <source>Bonuses for 21</source>
        <translation>Bonus für 21</translation>
    </message>
    <message>
        <source>Blackjack of one suit pays</source>
        <translation>Blackjack in einer Farbe zahlt</translation>
    </message>
    <message>
        <source>What a blackjack of one suit wins if that is more than others win; 1:1 for no more.</source>
        <translation>Was ein Blackjack in einer Farbe gewinnt, wenn das mehr ist als bei anderen; 1:1 heißt nicht mehr.</translation>
    </message>
    <message>
        <source>Suit of that blackjack</source>
        <translation>Farbe dieses Blackjacks</translation>
    </message>
    <message>
        <source>The suit that both of its cards must have.</source>
        <translation>Die Kartenfarbe, die seine beiden Karten haben müssen.</translation>
    </message>
    <message>
        <source>Double for less</source>
        <translation>Verdoppeln für weniger</translation>
    </message>
    <message>
        <source>Whoever has less left than a double costs may double for all that is left.</source>
        <translation>Wer weniger übrig hat, als das Verdoppeln kostet, darf mit allem verdoppeln, was übrig ist.</translation>
    </message>
    <message>
        <source>Doubles of one hand</source>
        <translation>Verdoppeln je Hand</translation>
    </message>
    <message>
        <source>How many times a hand may be doubled: after its double&apos;s card again, for as much as is staked on it then.</source>
        <translation>Wie oft eine Hand verdoppelt werden darf: nach der Karte des Verdoppelns erneut, um so viel, wie dann auf sie gesetzt ist.</translation>
    </message>
    <message>
        <source>Free doubles</source>
        <translation>Verdoppeln gratis</translation>
    </message>
    <message>
        <source>Which doubles of two cards the house stakes for the player. Hard: no ace counts 11.</source>
        <translation>Bei welchen zwei Karten das Haus das Verdoppeln für den Spieler setzt. Hard: Kein Ass zählt 11.</translation>
    </message>
    <message>
        <source>Free splits</source>
        <translation>Teilen gratis</translation>
    </message>
    <message>
        <source>Of which pairs the house stakes the new hand for the player.</source>
        <translation>Bei welchen Paaren das Haus die neue Hand für den Spieler setzt.</translation>
    </message>
    <message>
        <source>Surrender with</source>
        <translation>Aufgeben mit</translation>
    </message>
    <message>
        <source>With how many cards a hand may be surrendered; with any number, after a split too.</source>
        <translation>Mit wie vielen Karten eine Hand aufgegeben werden darf; mit beliebig vielen auch nach dem Teilen.</translation>
    </message>
    <message>
        <source>a push, but your blackjack is paid</source>
        <translation>unentschieden, aber Ihr Blackjack wird ausgezahlt</translation>
    </message>
    <message>
        <source>any suit</source>
        <translation>jede Farbe</translation>
    </message>
    <message>
        <source>spades only</source>
        <translation>nur Pik</translation>
    </message>
    <message>
        <source>hearts only</source>
        <translation>nur Herz</translation>
    </message>
    <message>
        <source>diamonds only</source>
        <translation>nur Karo</translation>
    </message>
    <message>
        <source>clubs only</source>
        <translation>nur Kreuz</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>kein Verdoppeln</translation>
    </message>
    <message>
        <source>hard 9, 10, 11</source>
        <translation>Hard 9, 10, 11</translation>
    </message>
    <message>
        <source>hard 10, 11</source>
        <translation>Hard 10, 11</translation>
    </message>
    <message>
        <source>any total of two cards</source>
        <translation>jede Summe aus zwei Karten</translation>
    </message>
    <message>
        <source>no pair</source>
        <translation>kein Paar</translation>
    </message>
    <message>
        <source>every pair but tens</source>
        <translation>jedes Paar außer Zehnen</translation>
    </message>
    <message>
        <source>every pair</source>
        <translation>jedes Paar</translation>
    </message>
    <message>
        <source>Void against a blackjack</source>
        <translation>Ungültig gegen Blackjack</translation>
    </message>
    <message>
        <source>A dealer&apos;s blackjack that shows only when the hands have been played takes all of a surrendered one.</source>
        <translation>Ein Blackjack des Dealers, der sich erst zeigt, wenn die Hände gespielt sind, nimmt den ganzen Einsatz einer aufgegebenen Hand.</translation>
    </message>
    <message>
        <source>a push, but your 21 always wins</source>
        <translation>unentschieden, aber Ihre 21 gewinnt immer</translation>
    </message>
    <message>
        <source>a ten or an ace</source>
        <translation>eine Zehn oder ein Ass</translation>
    </message>
    <message>
        <source>Who wins when you and the dealer have the same total. A 21 that always wins beats a blackjack too that shows only then, unless that takes the first stake alone.</source>
        <translation>Wer gewinnt, wenn Sie und der Dealer dieselbe Summe haben. Eine 21, die immer gewinnt, schlägt auch einen Blackjack, der sich erst dann zeigt, außer wenn dieser nur den ersten Einsatz nimmt.</translation>
    </message>
    <message>
        <source>When a hand may be given up for half its stake; if the dealer doesn&apos;t peek, when its turn comes.</source>
        <translation>Wann eine Hand für die Hälfte ihres Einsatzes aufgegeben werden darf; prüft der Dealer nicht, dann, wenn sie an der Reihe ist.</translation>
    </message>
</context>
<context>
    <name>RulesDrawer</name>
    <message>
        <source>Changes you save now apply from the next round.</source>
        <translation>Was Sie jetzt speichern, gilt ab der nächsten Runde.</translation>
    </message>
    <message>
        <source>Changes you save now apply at once, on a fresh shoe.</source>
        <translation>Was Sie jetzt speichern, gilt sofort, mit einem neuen Schlitten.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules of %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>Auszahlungstabellen</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Rules of %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>Hide the rules</source>
        <translation>Regeln ausblenden</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>Auszahlungstabellen</translation>
    </message>
    <message>
        <source>Change these rules</source>
        <translation>Diese Regeln ändern</translation>
    </message>
    <message>
        <source>This decided the last round</source>
        <translation>Das entschied die letzte Runde</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. Equal hands push: the stake is returned.</source>
        <translation>Es gewinnt die höhere Hand, die nicht überkauft ist; überkauft sich der Dealer, gewinnt jede solche Hand. Gleiche Hände sind unentschieden: Der Einsatz kommt zurück.</translation>
    </message>
    <message>
        <source>A win pays 1:1.</source>
        <translation>Ein Gewinn zahlt 1:1.</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, only a hand of 21 and an unsplit hand of exactly two gold cards are paid; every other hand that is not bust pushes.</source>
        <translation>Überkauft sich der Dealer mit genau 22, werden nur eine Hand aus genau zwei Goldkarten, die nicht geteilt wurde, und eine Hand mit 21 ausgezahlt; jede andere Hand, die nicht überkauft ist, ist unentschieden.</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, only a hand of 21 and a hand that holds two gold cards, with or without others, are paid; every other hand that is not bust pushes.</source>
        <translation>Überkauft sich der Dealer mit genau 22, werden nur eine Hand mit zwei Goldkarten, auch neben anderen Karten, und eine Hand mit 21 ausgezahlt; jede andere Hand, die nicht überkauft ist, ist unentschieden.</translation>
    </message>
    <message>
        <source>A payout of a:b wins a for every b staked, and the stake is returned with it.</source>
        <translation>Eine Auszahlung von a:b ist der Gewinn: a je b gesetzte. Der Einsatz kommt dazu zurück.</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Nebenwetten</translation>
    </message>
    <message>
        <source>Side bets may be placed on any seat in play, yours or not. It doesn&apos;t matter whether the hand wins.</source>
        <translation>Nebenwetten sind auf jedem Platz möglich, der spielt, ob es Ihrer ist oder nicht. Ob die Hand gewinnt, spielt keine Rolle.</translation>
    </message>
    <message>
        <source>Side bets may be placed on any seat in play, yours or not. They are settled right after the deal, and it doesn&apos;t matter whether the hand wins.</source>
        <translation>Nebenwetten sind auf jedem Platz möglich, der spielt, ob es Ihrer ist oder nicht. Sie werden gleich nach dem Austeilen abgerechnet; ob die Hand gewinnt, spielt keine Rolle.</translation>
    </message>
    <message>
        <source>A side bet needs a main stake on its hand. It doesn&apos;t matter whether the hand wins.</source>
        <translation>Nebenwetten gehören zum Haupteinsatz einer Hand. Ob die Hand gewinnt, spielt keine Rolle.</translation>
    </message>
    <message>
        <source>A side bet needs a main stake on its hand. It is settled right after the deal, and it doesn&apos;t matter whether the hand wins.</source>
        <translation>Nebenwetten gehören zum Haupteinsatz einer Hand. Sie werden gleich nach dem Austeilen abgerechnet; ob die Hand gewinnt, spielt keine Rolle.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an outcome and what it pays</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side bet&apos;s name and what it is</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Pays: %1.</source>
        <translation>Zahlt: %1.</translation>
    </message>
    <message>
        <source>The best one counts.</source>
        <translation>Das Beste zählt.</translation>
    </message>
    <message>
        <source>It is settled when the round ends; the dealer then plays out the hand even if every other hand is decided.</source>
        <translation>Abgerechnet wird am Ende der Runde; die Hand des Dealers wird dann auch gezogen, wenn alle anderen Hände entschieden sind.</translation>
    </message>
    <message>
        <source>It is settled right after the deal.</source>
        <translation>Abgerechnet wird gleich nach dem Austeilen.</translation>
    </message>
    <message>
        <source>Time and interruptions</source>
        <translation>Zeit und Unterbrechungen</translation>
    </message>
    <message>
        <source>Betting is open for %1 seconds.</source>
        <translation>Zum Setzen sind %1 Sekunden Zeit.</translation>
    </message>
    <message>
        <source>A decision has %1 seconds.</source>
        <translation>Für eine Entscheidung sind %1 Sekunden Zeit.</translation>
    </message>
    <message>
        <source>There is no clock.</source>
        <translation>Es läuft keine Uhr.</translation>
    </message>
    <message>
        <source>If you don&apos;t answer or have left, the round is finished without you: a hand of 11 or less hits until it is above 11, a hand above 11 stands, and insurance is declined. Every confirmed stake is settled.</source>
        <translation>Kommt keine Antwort oder sind Sie fort, wird die Runde ohne Sie beendet: Eine Hand mit 11 oder weniger zieht, bis sie über 11 liegt, eine Hand über 11 hält, und Versicherung wird abgelehnt. Jeder bestätigte Einsatz wird abgerechnet.</translation>
    </message>
    <message>
        <source>A round you leave resumes later, at the decision where it stopped.</source>
        <translation>Eine verlassene Runde geht später bei der Entscheidung weiter, bei der sie war.</translation>
    </message>
    <message>
        <source>A round that can&apos;t be finished is cancelled, and every stake is returned.</source>
        <translation>Eine Runde, die sich nicht zu Ende bringen lässt, wird abgebrochen; alle ihre Einsätze gehen zurück.</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Einsätze</translation>
    </message>
    <message>
        <source>Per hand: %1.</source>
        <comment>its limits</comment>
        <translation>Eine Hand: %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a side bet&apos;s limits</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Every stake is a multiple of %1, so that no half and no payout needs rounding.</source>
        <translation>Jeder Einsatz ist ein Vielfaches von %1, damit die Hälfte und jede Auszahlung glatt aufgehen.</translation>
    </message>
    <message>
        <source>Return to the player</source>
        <translation>Auszahlungsquote</translation>
    </message>
    <message>
        <source>Published: %1.</source>
        <translation>Veröffentlicht: %1.</translation>
    </message>
    <message>
        <source>Computed from these rules, with best play: %1 of the initial stake.</source>
        <translation>Aus diesen Regeln berechnet, bei optimalem Spiel: %1 des ersten Einsatzes.</translation>
    </message>
    <message>
        <source>Per unit staked in total, doubles and splits included: %1.</source>
        <translation>Je Einheit von allem, was gesetzt wird, Verdoppeln und Teilen eingeschlossen: %1.</translation>
    </message>
    <message>
        <source>With up to %1 split hands it would be %2 of the initial stake.</source>
        <translation>Bei bis zu %1 geteilten Händen wären es %2 des ersten Einsatzes.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message numerus="yes">
        <source>%n decks of 52 cards are used.</source>
        <translation>
            <numerusform>%n Deck mit 52 Karten ist im Spiel.</numerusform>
            <numerusform>%n Decks mit 52 Karten sind im Spiel.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards are shuffled before every round.</source>
        <translation>Vor jeder Runde werden alle Karten gemischt.</translation>
    </message>
    <message>
        <source>Rounds are dealt from one shoe until the cut card comes out; that round is the last of the shoe, and then all cards are shuffled.</source>
        <translation>Die Runden werden aus einem Schlitten gegeben, bis eine Schnittkarte erscheint; diese Runde ist die letzte des Schlittens, danach werden alle Karten gemischt.</translation>
    </message>
    <message>
        <source>The cut card lies after %1 of the shoe, %2 of %3 cards.</source>
        <translation>Die Schnittkarte liegt nach %1 des Schlittens, %2 von %3 Karten.</translation>
    </message>
    <message>
        <source>After a shuffle the first card is shown, and as many more as its value are burned face down.</source>
        <translation>Nach dem Mischen wird die erste Karte gezeigt, und so viele weitere, wie sie zählt, werden verdeckt abgelegt.</translation>
    </message>
    <message>
        <source>For this an ace counts 1; jack, queen and king count 10.</source>
        <translation>Dabei zählt ein Ass 1; Bube, Dame und König zählen 10.</translation>
    </message>
    <message>
        <source>Cards from 2 to 10 count their face value; jack, queen and king count 10; an ace counts 11, or 1 where 11 would bust the hand.</source>
        <translation>Karten von 2 bis 10 zählen ihren Wert; Bube, Dame und König zählen 10; ein Ass zählt 11, oder 1, wo 11 zu viel wäre.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>You play one hand a round.</source>
        <translation>Sie spielen eine Hand pro Runde.</translation>
    </message>
    <message>
        <source>You play from one to %1 hands a round, each with its own stake.</source>
        <translation>Sie spielen eine bis %1 Hände pro Runde, jede mit eigenem Einsatz.</translation>
    </message>
    <message>
        <source>The table has %1 spots for them.</source>
        <translation>Der Tisch hat %1 Felder dafür.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>The table has %1 seats.</source>
        <translation>Der Tisch hat %1 Plätze.</translation>
    </message>
    <message>
        <source>You may hold one seat.</source>
        <translation>Sie belegen höchstens einen Platz.</translation>
    </message>
    <message>
        <source>You may hold up to %1 seats, with the same stake on each.</source>
        <translation>Sie belegen bis zu %1 Plätze, mit demselben Einsatz auf jedem.</translation>
    </message>
    <message>
        <source>What you add to one of your seats is added to each; if your wallet can&apos;t cover that, the addition is divided evenly among them.</source>
        <translation>Was Sie auf einem Ihrer Plätze hinzusetzen, kommt auf jedem dazu; reicht die Geldbörse dafür nicht, wird der Zusatz gleichmäßig verteilt.</translation>
    </message>
    <message>
        <source>Other people, played by the program, sit at the table. You choose at the table how many.</source>
        <translation>Am Tisch sitzen Mitspieler, die das Programm spielt. Wie viele kommen, wählen Sie dort.</translation>
    </message>
    <message>
        <source>If you have just sat down and have no stake when betting closes, you lose the seat.</source>
        <translation>Haben Sie sich gerade erst gesetzt und liegt zum Ende des Setzens kein Einsatz von Ihnen da, verlassen Sie den Platz.</translation>
    </message>
    <message>
        <source>If you played the previous round, you may sit one round out; you lose the seat if you don&apos;t bet in the next either.</source>
        <translation>Haben Sie die vorige Runde gespielt, dürfen Sie eine Runde aussetzen; Sie verlieren den Platz, wenn auch in der nächsten nichts gesetzt wird.</translation>
    </message>
    <message>
        <source>If you can&apos;t cover the minimum on all your seats when a round begins, you lose them.</source>
        <translation>Können Sie zu Beginn einer Runde das Minimum nicht auf allen Ihren Plätzen decken, verlieren Sie diese.</translation>
    </message>
    <message>
        <source>When somebody leaves a seat, what others have staked there is returned.</source>
        <translation>Verlässt jemand einen Platz, geht zurück, was andere dort mitgesetzt haben.</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t take a seat, but may bet behind others.</source>
        <translation>Ein Testkonto darf keinen Platz belegen; es darf bei anderen mitsetzen.</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t take a seat.</source>
        <translation>Ein Testkonto darf keinen Platz belegen.</translation>
    </message>
    <message>
        <source>Betting behind</source>
        <translation>Mitsetzen</translation>
    </message>
    <message>
        <source>You may bet behind any seat that somebody else holds. Such a bet wins or loses with the seat&apos;s first hand, blackjack payout included, and its insurance is yours to decide.</source>
        <translation>Sie können auf jedem Platz mitsetzen, den jemand anders belegt. Ein solcher Einsatz gewinnt und verliert mit der ersten Hand des Platzes, auch mit der Auszahlung eines Blackjacks; über seine Versicherung entscheiden Sie.</translation>
    </message>
    <message>
        <source>When the seat doubles, you may double too; otherwise your stake rides unchanged on the doubled hand.</source>
        <translation>Wird auf dem Platz verdoppelt, können Sie mitgehen; sonst bleibt Ihr Einsatz unverändert auf der verdoppelten Hand.</translation>
    </message>
    <message>
        <source>When the seat splits, you may place the same again on the second hand; otherwise your stake rides on the first hand alone.</source>
        <translation>Wird auf dem Platz geteilt, können Sie denselben Einsatz noch einmal auf die zweite Hand legen; sonst bleibt Ihr Einsatz allein auf der ersten Hand.</translation>
    </message>
    <message>
        <source>If you don&apos;t answer, or your wallet doesn&apos;t cover it, you don&apos;t follow.</source>
        <translation>Antworten Sie nicht oder reicht Ihre Geldbörse nicht, gehen Sie nicht mit.</translation>
    </message>
    <message>
        <source>When the seat surrenders, half of each stake behind it is lost as well.</source>
        <translation>Wird auf dem Platz aufgegeben, ist auch von dem, was dort mitgesetzt ist, die Hälfte verloren.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Das Geben</translation>
    </message>
    <message>
        <source>Each hand is dealt one card, then the dealer; a second card follows in the same order.</source>
        <translation>Jede Hand und der Dealer bekommen eine Karte, dann ebenso eine zweite.</translation>
    </message>
    <message>
        <source>Players&apos; cards are dealt face up; the dealer&apos;s first card is dealt face up and the second face down.</source>
        <translation>Alle Karten der Spieler liegen offen; die erste Karte des Dealers liegt offen, die zweite verdeckt.</translation>
    </message>
    <message>
        <source>Players&apos; cards are dealt face up; the dealer&apos;s first card is dealt face down and the second face up.</source>
        <translation>Alle Karten der Spieler liegen offen; die erste Karte des Dealers liegt verdeckt, die zweite offen.</translation>
    </message>
    <message>
        <source>Hands are dealt and played from the lowest number to the highest; the dealer comes last.</source>
        <translation>Gegeben und gespielt wird von der niedrigsten Nummer zur höchsten, der Dealer kommt zuletzt.</translation>
    </message>
    <message>
        <source>Hands are dealt and played from the highest number to the lowest; the dealer comes last.</source>
        <translation>Gegeben und gespielt wird von der höchsten Nummer zur niedrigsten, der Dealer kommt zuletzt.</translation>
    </message>
    <message>
        <source>Then the dealer looks at the hole card and says whether it is small (2 to 5), medium (6 to 9) or large (10 to ace).</source>
        <translation>Dann sieht der Dealer die verdeckte Karte an und sagt, ob sie klein (2 bis 5), mittel (6 bis 9) oder groß (10 bis Ass) ist.</translation>
    </message>
    <message>
        <source>If both of the dealer&apos;s cards are gold cards (10, jack, queen, king, ace), both are shown before you decide.</source>
        <translation>Sind beide Karten des Dealers Goldkarten (10, Bube, Dame, König, Ass), werden beide gezeigt, bevor Sie entscheiden.</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10, as the first two cards, make a blackjack. It beats every other hand, even another 21; against the dealer&apos;s blackjack it pushes.</source>
        <translation>Ein Ass und eine Karte, die 10 zählt, sind als erste zwei Karten ein Blackjack. Er schlägt jede andere Hand, auch eine mit 21; gegen einen Blackjack des Dealers ist er unentschieden.</translation>
    </message>
    <message>
        <source>It pays %1.</source>
        <translation>Er zahlt %1.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace or a card that counts 10, the hole card is checked before anyone plays; a dealer blackjack ends the round.</source>
        <translation>Zeigt der Dealer ein Ass oder eine Karte, die 10 zählt, wird die verdeckte Karte angesehen, bevor jemand spielt; ein Blackjack des Dealers beendet die Runde.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes every stake, doubles and splits included.</source>
        <translation>Die verdeckte Karte des Dealers wird erst angesehen, wenn alle Hände gespielt sind; ein Blackjack des Dealers nimmt dann alles, was gesetzt wurde, auch durch Verdoppeln und Teilen.</translation>
    </message>
    <message>
        <source>A surrendered hand loses half its stake and no more, whatever the hole card is.</source>
        <translation>Eine aufgegebene Hand verliert ihren halben Einsatz und nicht mehr, welche Karte auch immer verdeckt liegt.</translation>
    </message>
    <message>
        <source>Insurance and even money</source>
        <translation>Versicherung und Even Money</translation>
    </message>
    <message>
        <source>There is no insurance.</source>
        <translation>Es gibt keine Versicherung.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, a hand may be insured for half its stake; insurance wins if the dealer has a blackjack, and loses otherwise. It is decided before the hole card is checked.</source>
        <translation>Zeigt der Dealer ein Ass, kann eine Hand für die Hälfte ihres Einsatzes versichert werden; die Versicherung gewinnt, wenn der Dealer Blackjack hat, und ist sonst verloren. Entschieden wird, bevor die verdeckte Karte angesehen wird.</translation>
    </message>
    <message>
        <source>A blackjack may be insured too.</source>
        <translation>Auch ein Blackjack kann versichert werden.</translation>
    </message>
    <message>
        <source>A blackjack can&apos;t be insured.</source>
        <translation>Ein Blackjack kann nicht versichert werden.</translation>
    </message>
    <message>
        <source>Insurance pays %1.</source>
        <translation>Die Versicherung zahlt %1.</translation>
    </message>
    <message>
        <source>At this price insurance favours the player.</source>
        <translation>Zu diesem Preis ist die Versicherung für den Spieler günstig.</translation>
    </message>
    <message>
        <source>Even money is not offered.</source>
        <translation>Even Money wird nicht angeboten.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace or a card that counts 10, a blackjack may take even money: 1:1 at once, and the hand is over.</source>
        <translation>Zeigt der Dealer ein Ass oder eine Karte, die 10 zählt, kann ein Blackjack Even Money nehmen: sofort 1:1, und die Hand ist vorbei.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, a blackjack may take even money: 1:1 at once, and the hand is over.</source>
        <translation>Zeigt der Dealer ein Ass, kann ein Blackjack Even Money nehmen: sofort 1:1, und die Hand ist vorbei.</translation>
    </message>
    <message>
        <source>When the dealer shows a card that counts 10, a blackjack may take even money: 1:1 at once, and the hand is over.</source>
        <translation>Zeigt der Dealer eine Karte, die 10 zählt, kann ein Blackjack Even Money nehmen: sofort 1:1, und die Hand ist vorbei.</translation>
    </message>
    <message>
        <source>Playing a hand</source>
        <translation>Eine Hand spielen</translation>
    </message>
    <message>
        <source>Hit as often as you like, or stand. A hand above 21 is bust and loses at once, whatever the dealer gets.</source>
        <translation>Ziehen Sie so oft Sie möchten eine weitere Karte, oder halten Sie. Mehr als 21 ist überkauft und verliert sofort, was immer der Dealer bekommt.</translation>
    </message>
    <message>
        <source>A hand of 21 stands automatically.</source>
        <translation>Eine Hand mit 21 hält von selbst.</translation>
    </message>
    <message>
        <source>You may double on any first two cards.</source>
        <translation>Verdoppeln dürfen Sie bei allen ersten zwei Karten.</translation>
    </message>
    <message>
        <source>You may double on first two cards that total 9, 10 or 11.</source>
        <translation>Verdoppeln dürfen Sie bei ersten zwei Karten, die 9, 10 oder 11 zählen.</translation>
    </message>
    <message>
        <source>You may double on first two cards that total 10 or 11.</source>
        <translation>Verdoppeln dürfen Sie bei ersten zwei Karten, die 10 oder 11 zählen.</translation>
    </message>
    <message>
        <source>The stake is then doubled, and exactly one more card is dealt.</source>
        <translation>Dann wird der Einsatz verdoppelt, und es folgt genau eine Karte.</translation>
    </message>
    <message>
        <source>Your wallet must cover doubles, splits and insurance.</source>
        <translation>Für Verdoppeln, Teilen und Versicherung muss die Geldbörse reichen.</translation>
    </message>
    <message>
        <source>You may decide before your turn comes. If the money is gone by then, a double becomes a hit, and a split becomes a hit at 11 or less and a stand above.</source>
        <translation>Sie können entscheiden, bevor Sie an der Reihe sind. Ist das Geld bis dahin fort, wird aus Verdoppeln Ziehen; aus Teilen wird bei 11 oder weniger Ziehen, darüber Halten.</translation>
    </message>
    <message>
        <source>Splitting</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Pairs can&apos;t be split.</source>
        <translation>Paare können nicht geteilt werden.</translation>
    </message>
    <message>
        <source>Two cards of the same value (even a king and a queen) may be split into two hands, with an equal stake on the second. Both get their second card at once.</source>
        <translation>Zwei Karten mit gleichem Wert (auch ein König und eine Dame) dürfen in zwei Hände geteilt werden, mit demselben Einsatz noch einmal auf der zweiten. Beide bekommen sofort ihre zweite Karte.</translation>
    </message>
    <message>
        <source>Hands can&apos;t be resplit.</source>
        <translation>Eine Hand, die aus einem Teilen stammt, wird nicht erneut geteilt.</translation>
    </message>
    <message>
        <source>Pairs may be resplit, up to %1 hands.</source>
        <translation>Erneutes Teilen ist bis zu %1 Händen möglich.</translation>
    </message>
    <message>
        <source>Split aces get one card each and stand.</source>
        <translation>Geteilte Asse bekommen je eine Karte und sind fertig.</translation>
    </message>
    <message>
        <source>Split aces are played like any other hand.</source>
        <translation>Geteilte Asse werden wie andere Hände gespielt.</translation>
    </message>
    <message>
        <source>Aces may be resplit.</source>
        <translation>Asse dürfen erneut geteilt werden.</translation>
    </message>
    <message>
        <source>Aces can&apos;t be resplit.</source>
        <translation>Asse werden nur einmal geteilt.</translation>
    </message>
    <message>
        <source>Hands may be doubled after a split.</source>
        <translation>Eine Hand, die aus einem Teilen stammt, darf verdoppelt werden.</translation>
    </message>
    <message>
        <source>Hands can&apos;t be doubled after a split.</source>
        <translation>Eine Hand, die aus einem Teilen stammt, darf nicht verdoppelt werden.</translation>
    </message>
    <message>
        <source>After a split, an ace with a card that counts 10 is 21, not a blackjack.</source>
        <translation>Ein Ass mit einer Karte, die 10 zählt, ist nach dem Teilen 21 und kein Blackjack.</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>A hand can&apos;t be surrendered.</source>
        <translation>Eine Hand kann nicht aufgegeben werden.</translation>
    </message>
    <message>
        <source>Instead of playing its first two cards, a hand may be surrendered: half the stake is returned. After a split it can&apos;t be.</source>
        <translation>Statt die ersten zwei Karten zu spielen, kann eine Hand aufgegeben werden: Der halbe Einsatz kommt zurück. Nach dem Teilen geht das nicht.</translation>
    </message>
    <message>
        <source>This is possible before the dealer&apos;s hole card is checked.</source>
        <translation>Das ist möglich, bevor die verdeckte Karte des Dealers angesehen wird.</translation>
    </message>
    <message>
        <source>This is possible once the dealer has checked for a blackjack.</source>
        <translation>Das ist möglich, sobald der Dealer auf Blackjack geprüft hat.</translation>
    </message>
    <message>
        <source>This is possible when the hand&apos;s turn comes.</source>
        <translation>Das ist möglich, wenn die Hand an der Reihe ist.</translation>
    </message>
    <message>
        <source>It is offered whatever card the dealer shows.</source>
        <translation>Es wird gegen jede Karte des Dealers angeboten.</translation>
    </message>
    <message>
        <source>It is offered unless the dealer shows an ace or a card that counts 10.</source>
        <translation>Es wird angeboten, außer wenn der Dealer ein Ass oder eine Karte zeigt, die 10 zählt.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand</source>
        <translation>Die Hand des Dealers</translation>
    </message>
    <message>
        <source>The hole card is always turned over; more cards are drawn only if some hand is still undecided.</source>
        <translation>Die verdeckte Karte wird in jedem Fall aufgedeckt; weitere werden nur gezogen, solange noch eine Hand offen ist.</translation>
    </message>
    <message>
        <source>When the seat gives up its hand, half of each stake behind it is lost as well.</source>
        <translation>Wird auf dem Platz aufgegeben, ist auch von dem, was dort mitgesetzt ist, die Hälfte verloren.</translation>
    </message>
    <message>
        <source>A hand given up loses half its stake and no more, whatever the hole card is.</source>
        <translation>Eine aufgegebene Hand verliert ihren halben Einsatz und nicht mehr, welche Karte auch immer verdeckt liegt.</translation>
    </message>
    <message>
        <source>The dealer draws to %1 and to a %2 with an ace that counts 11, and stands on every other hand of %2 or more.</source>
        <translation>Der Dealer zieht bis %1 und bei einer %2 mit einem Ass, das 11 zählt, und hält bei jeder anderen Hand ab %2.</translation>
    </message>
    <message>
        <source>The dealer draws to %1 and stands on every hand of %2 or more.</source>
        <translation>Der Dealer zieht bis %1 und hält bei jeder %2 und mehr.</translation>
    </message>
    <message>
        <source>Giving up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Instead of playing its first two cards, a hand may be given up: half the stake is returned. After a split it can&apos;t be.</source>
        <translation>Statt die ersten zwei Karten zu spielen, kann eine Hand aufgegeben werden: Der halbe Einsatz kommt zurück. Nach dem Teilen geht das nicht.</translation>
    </message>
    <message>
        <source>Payouts are rounded down to a multiple of %1; the house keeps the difference.</source>
        <translation>Eine Auszahlung, die nicht glatt aufgeht, wird auf ein Vielfaches von %1 abgerundet; der Rest bleibt beim Haus.</translation>
    </message>
    <message>
        <source>Every stake is a multiple of %1, so that no half needs rounding.</source>
        <translation>Jeder Einsatz ist ein Vielfaches von %1, damit die Hälfte glatt aufgeht.</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Versicherung</translation>
    </message>
    <message>
        <source>%1: %2 is paid in full on multiples of %3.</source>
        <comment>what is paid, its odds, an amount</comment>
        <translation>%1: %2 geht bei Vielfachen von %3 glatt auf.</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. Of equal hands the dealer&apos;s wins, unless both are blackjacks.</source>
        <translation>Es gewinnt die höhere Hand, die nicht überkauft ist; überkauft sich der Dealer, gewinnt jede solche Hand. Von gleichen Händen gewinnt die des Dealers, außer wenn beide Blackjacks sind.</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, every hand that is not bust pushes, 21 too; only a blackjack is paid.</source>
        <translation>Überkauft sich der Dealer mit genau 22, ist jede Hand unentschieden, die nicht überkauft ist, auch eine mit 21; nur ein Blackjack wird ausgezahlt.</translation>
    </message>
    <message>
        <source>It is settled as soon as the cards decide it. If the dealer&apos;s hand can still decide it, it waits for the end of the round, and the dealer then plays out the hand even if every other hand is decided.</source>
        <translation>Abgerechnet wird, sobald die Karten darüber entscheiden. Kann die Hand des Dealers noch darüber entscheiden, wartet sie bis zum Ende der Runde; die Hand des Dealers wird dann auch gezogen, wenn alle anderen Hände entschieden sind.</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10, as the first two cards, make a blackjack. It beats every other hand, even another 21, and yours is paid against the dealer&apos;s.</source>
        <translation>Ein Ass und eine Karte, die 10 zählt, sind als erste zwei Karten ein Blackjack. Er schlägt jede andere Hand, auch eine mit 21, und Ihrer wird auch gegen den des Dealers ausgezahlt.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes the first stake alone. Doubles and splits are returned, even those of hands that are bust.</source>
        <translation>Die verdeckte Karte des Dealers wird erst angesehen, wenn alle Hände gespielt sind; ein Blackjack des Dealers nimmt dann nur den ersten Einsatz. Verdoppeltes und Geteiltes kommt zurück, auch bei überkauften Händen.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes each hand&apos;s first stake. What was doubled is returned, unless the hand is bust.</source>
        <translation>Die verdeckte Karte des Dealers wird erst angesehen, wenn alle Hände gespielt sind; ein Blackjack des Dealers nimmt dann von jeder Hand den ersten Einsatz. Verdoppeltes kommt zurück, außer bei überkauften Händen.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes, besides hands that are bust, only the first stake of one more. Other splits, and what was doubled, are returned.</source>
        <translation>Die verdeckte Karte des Dealers wird erst angesehen, wenn alle Hände gespielt sind; ein Blackjack des Dealers nimmt dann außer überkauften Händen nur den ersten Einsatz einer weiteren. Was sonst geteilt und verdoppelt wurde, kommt zurück.</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. If both have 21, yours wins; other equal hands push: the stake is returned.</source>
        <translation>Es gewinnt die höhere Hand, die nicht überkauft ist; überkauft sich der Dealer, gewinnt jede solche Hand. Haben beide 21, gewinnt Ihre; andere gleiche Hände sind unentschieden: Der Einsatz kommt zurück.</translation>
    </message>
    <message>
        <source>You may double on any total, with the first two cards or after hits.</source>
        <translation>Verdoppeln dürfen Sie bei jeder Summe, mit den ersten zwei Karten oder nach dem Ziehen.</translation>
    </message>
    <message>
        <source>You may double on 9, 10 or 11, with the first two cards or after hits.</source>
        <translation>Verdoppeln dürfen Sie bei 9, 10 oder 11, mit den ersten zwei Karten oder nach dem Ziehen.</translation>
    </message>
    <message>
        <source>You may double on 10 or 11, with the first two cards or after hits.</source>
        <translation>Verdoppeln dürfen Sie bei 10 oder 11, mit den ersten zwei Karten oder nach dem Ziehen.</translation>
    </message>
    <message>
        <source>Split aces may be hit, but not doubled.</source>
        <translation>Zu geteilten Assen darf gezogen, aber nicht verdoppelt werden.</translation>
    </message>
    <message>
        <source>Aces may be resplit, up to %1 hands.</source>
        <translation>Asse dürfen erneut geteilt werden, bis zu %1 Händen.</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Charlie</translation>
    </message>
    <message numerus="yes">
        <source>A hand that gets %n cards without going bust is a Charlie: it ends there and wins 1:1, doubled and split hands too.</source>
        <translation>
            <numerusform>Eine Hand, die %n Karte bekommt, ohne sich zu überkaufen, ist ein Charlie: Sie endet damit und gewinnt 1:1, auch verdoppelt oder geteilt.</numerusform>
            <numerusform>Eine Hand, die %n Karten bekommt, ohne sich zu überkaufen, ist ein Charlie: Sie endet damit und gewinnt 1:1, auch verdoppelt oder geteilt.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Charlie wins whatever the dealer has, a blackjack too.</source>
        <translation>Ein Charlie gewinnt, was immer der Dealer hat, auch gegen einen Blackjack.</translation>
    </message>
    <message>
        <source>A Charlie wins against every hand of the dealer except a blackjack.</source>
        <translation>Ein Charlie gewinnt gegen jede Hand des Dealers außer einem Blackjack.</translation>
    </message>
    <message>
        <source>A Charlie wins against every hand of the dealer except 21 and a blackjack. Against 21 its total counts, as that of any other hand.</source>
        <translation>Ein Charlie gewinnt gegen jede Hand des Dealers außer 21 und einem Blackjack. Gegen 21 zählt seine Summe wie die jeder anderen Hand.</translation>
    </message>
    <message>
        <source>A Charlie is paid against the dealer&apos;s 22, too.</source>
        <translation>Ein Charlie wird auch gegen eine 22 des Dealers ausgezahlt.</translation>
    </message>
    <message>
        <source>It is settled as soon as the cards decide it, at the latest when the dealer&apos;s hole card is turned over.</source>
        <translation>Abgerechnet wird, sobald die Karten darüber entscheiden, spätestens wenn die verdeckte Karte des Dealers aufgedeckt wird.</translation>
    </message>
    <message>
        <source>It is settled when the dealer&apos;s hole card is turned over.</source>
        <translation>Abgerechnet wird, wenn die verdeckte Karte des Dealers aufgedeckt wird.</translation>
    </message>
    <message>
        <source>Each hand is dealt one card, then the dealer; then each hand gets its second card. All of them are dealt face up.</source>
        <translation>Jede Hand und der Dealer bekommen eine Karte, dann jede Hand ihre zweite. Alle liegen offen.</translation>
    </message>
    <message>
        <source>The dealer has no hole card: the second card is drawn when all hands have been played.</source>
        <translation>Der Dealer hat keine verdeckte Karte: Die zweite wird gezogen, wenn alle Hände gespielt sind.</translation>
    </message>
    <message>
        <source>A hand given up loses half its stake and no more, whatever the dealer&apos;s second card is.</source>
        <translation>Eine aufgegebene Hand verliert ihren halben Einsatz und nicht mehr, welche zweite Karte der Dealer auch bekommt.</translation>
    </message>
    <message>
        <source>A surrendered hand loses half its stake and no more, whatever the dealer&apos;s second card is.</source>
        <translation>Eine aufgegebene Hand verliert ihren halben Einsatz und nicht mehr, welche zweite Karte der Dealer auch bekommt.</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes every stake, doubles and splits included.</source>
        <translation>Ein Blackjack des Dealers zeigt sich erst, wenn alle Hände gespielt sind; er nimmt dann alles, was gesetzt wurde, auch durch Verdoppeln und Teilen.</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes the first stake alone. Doubles and splits are returned, even those of hands that are bust.</source>
        <translation>Ein Blackjack des Dealers zeigt sich erst, wenn alle Hände gespielt sind; er nimmt dann nur den ersten Einsatz. Verdoppeltes und Geteiltes kommt zurück, auch bei überkauften Händen.</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes each hand&apos;s first stake. What was doubled is returned, unless the hand is bust.</source>
        <translation>Ein Blackjack des Dealers zeigt sich erst, wenn alle Hände gespielt sind; er nimmt dann von jeder Hand den ersten Einsatz. Verdoppeltes kommt zurück, außer bei überkauften Händen.</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes, besides hands that are bust, only the first stake of one more. Other splits, and what was doubled, are returned.</source>
        <translation>Ein Blackjack des Dealers zeigt sich erst, wenn alle Hände gespielt sind; er nimmt dann außer überkauften Händen nur den ersten Einsatz einer weiteren. Was sonst geteilt und verdoppelt wurde, kommt zurück.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, a hand may be insured for half its stake; insurance wins if the dealer gets a blackjack, and loses otherwise. It is decided before hands are played.</source>
        <translation>Zeigt der Dealer ein Ass, kann eine Hand für die Hälfte ihres Einsatzes versichert werden; die Versicherung gewinnt, wenn der Dealer einen Blackjack bekommt, und ist sonst verloren. Entschieden wird, bevor die Hände gespielt werden.</translation>
    </message>
    <message>
        <source>The second card is drawn only if it can still decide something, and more cards only if some hand is still undecided.</source>
        <translation>Die zweite Karte wird nur gezogen, wenn sie noch etwas entscheiden kann; weitere nur, solange noch eine Hand offen ist.</translation>
    </message>
    <message>
        <source>Bonuses for 21</source>
        <translation>Bonus für 21</translation>
    </message>
    <message numerus="yes">
        <source>%n Spanish decks of 48 cards are used: jacks, queens and kings, but no tens.</source>
        <translation>
            <numerusform>%n spanisches Deck mit 48 Karten ist im Spiel: mit Buben, Damen und Königen, aber ohne Zehnen.</numerusform>
            <numerusform>%n spanische Decks mit 48 Karten sind im Spiel: mit Buben, Damen und Königen, aber ohne Zehnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards are dealt face up, both of the dealer&apos;s too.</source>
        <translation>Alle Karten liegen offen, auch beide des Dealers.</translation>
    </message>
    <message>
        <source>A dealer blackjack is seen at once and ends the round before anyone plays.</source>
        <translation>Ein Blackjack des Dealers ist sofort zu sehen und beendet die Runde, bevor jemand spielt.</translation>
    </message>
    <message>
        <source>Neither is offered: everybody sees whether the dealer has a blackjack.</source>
        <translation>Beides wird nicht angeboten: Alle sehen, ob der Dealer einen Blackjack hat.</translation>
    </message>
    <message>
        <source>A doubled hand may be given up once its card is dealt: half of its stake is returned.</source>
        <translation>Eine verdoppelte Hand kann aufgegeben werden, sobald ihre Karte gegeben ist: Die Hälfte ihres Einsatzes kommt zurück.</translation>
    </message>
    <message>
        <source>A doubled hand may be surrendered once its card is dealt: half of its stake is returned.</source>
        <translation>Eine verdoppelte Hand kann aufgegeben werden, sobald ihre Karte gegeben ist: Die Hälfte ihres Einsatzes kommt zurück.</translation>
    </message>
    <message>
        <source>Two cards of the same rank (not a king and a queen) may be split into two hands, with an equal stake on the second. Both get their second card at once.</source>
        <translation>Zwei Karten vom selben Rang (nicht ein König und eine Dame) dürfen in zwei Hände geteilt werden, mit demselben Einsatz noch einmal auf der zweiten. Beide bekommen sofort ihre zweite Karte.</translation>
    </message>
    <message numerus="yes">
        <source>A hand of 21 with %n cards or more pays %1.</source>
        <translation>
            <numerusform>Eine Hand mit 21 aus mindestens %n Karte zahlt %1.</numerusform>
            <numerusform>Eine Hand mit 21 aus mindestens %n Karten zahlt %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>6-7-8 pays %1.</source>
        <translation>6-7-8 zahlt %1.</translation>
    </message>
    <message>
        <source>6-7-8 of one suit pays %1.</source>
        <translation>6-7-8 in einer Farbe zahlt %1.</translation>
    </message>
    <message>
        <source>6-7-8 of spades pays %1.</source>
        <translation>6-7-8 in Pik zahlt %1.</translation>
    </message>
    <message>
        <source>7-7-7 pays %1.</source>
        <translation>7-7-7 zahlt %1.</translation>
    </message>
    <message>
        <source>7-7-7 of one suit pays %1.</source>
        <translation>7-7-7 in einer Farbe zahlt %1.</translation>
    </message>
    <message>
        <source>7-7-7 of spades pays %1.</source>
        <translation>7-7-7 in Pik zahlt %1.</translation>
    </message>
    <message>
        <source>The best one counts. Such a hand wins against everything but a blackjack. Split hands get these bonuses too, doubled hands don&apos;t.</source>
        <translation>Der beste zählt. Eine solche Hand gewinnt gegen alles außer einem Blackjack. Auch geteilte Hände bekommen diese Boni, verdoppelte nicht.</translation>
    </message>
    <message>
        <source>The dealer takes more cards only if some hand is still undecided.</source>
        <translation>Der Dealer zieht weitere Karten nur, solange noch eine Hand offen ist.</translation>
    </message>
    <message>
        <source>Blackjack of one suit</source>
        <translation>Blackjack in einer Farbe</translation>
    </message>
    <message>
        <source>Cards from 2 to 9 count their face value; jack, queen and king count 10; an ace counts 11, or 1 where 11 would bust the hand.</source>
        <translation>Karten von 2 bis 9 zählen ihren Wert; Bube, Dame und König zählen 10; ein Ass zählt 11, oder 1, wo 11 zu viel wäre.</translation>
    </message>
    <message>
        <source>A blackjack of spades pays %1.</source>
        <translation>Ein Blackjack in Pik zahlt %1.</translation>
    </message>
    <message>
        <source>A blackjack of hearts pays %1.</source>
        <translation>Ein Blackjack in Herz zahlt %1.</translation>
    </message>
    <message>
        <source>A blackjack of diamonds pays %1.</source>
        <translation>Ein Blackjack in Karo zahlt %1.</translation>
    </message>
    <message>
        <source>A blackjack of clubs pays %1.</source>
        <translation>Ein Blackjack in Kreuz zahlt %1.</translation>
    </message>
    <message>
        <source>A blackjack of one suit pays %1.</source>
        <translation>Ein Blackjack in einer Farbe zahlt %1.</translation>
    </message>
    <message>
        <source>A doubled hand that isn&apos;t over may be doubled once more, for as much as is staked on it then.</source>
        <translation>Eine verdoppelte Hand, die nicht zu Ende ist, darf noch einmal verdoppelt werden, um so viel, wie dann auf sie gesetzt ist.</translation>
    </message>
    <message>
        <source>A doubled hand that isn&apos;t over may be doubled again, up to three times in all, each time for as much as is staked on it then.</source>
        <translation>Eine verdoppelte Hand, die nicht zu Ende ist, darf erneut verdoppelt werden, insgesamt bis zu dreimal, jedes Mal um so viel, wie dann auf sie gesetzt ist.</translation>
    </message>
    <message>
        <source>Each double of a hand needs one of these totals.</source>
        <translation>Jedes Verdoppeln einer Hand braucht eine dieser Summen.</translation>
    </message>
    <message>
        <source>A hand on which the house has a stake isn&apos;t doubled again.</source>
        <translation>Eine Hand, auf die das Haus gesetzt hat, wird nicht erneut verdoppelt.</translation>
    </message>
    <message>
        <source>A hand that the house doubled can&apos;t be given up.</source>
        <translation>Eine Hand, die das Haus verdoppelt hat, kann nicht aufgegeben werden.</translation>
    </message>
    <message>
        <source>A hand that the house doubled can&apos;t be surrendered.</source>
        <translation>Eine Hand, die das Haus verdoppelt hat, kann nicht aufgegeben werden.</translation>
    </message>
    <message>
        <source>Your wallet must cover insurance, and doubles and splits that aren&apos;t free.</source>
        <translation>Für die Versicherung und für Verdoppeln und Teilen, das nicht gratis ist, muss die Geldbörse reichen.</translation>
    </message>
    <message>
        <source>A double that it doesn&apos;t cover may still be made, for all that is left in it.</source>
        <translation>Reicht sie für das Verdoppeln nicht, kann trotzdem mit allem verdoppelt werden, was noch darin ist.</translation>
    </message>
    <message>
        <source>The first two cards of a hand are doubled for free if they total 9, 10 or 11 without an ace that counts 11: the house stakes the double for you.</source>
        <translation>Die ersten zwei Karten einer Hand werden gratis verdoppelt, wenn sie 9, 10 oder 11 zählen, ohne ein Ass, das 11 zählt: Das Haus setzt das Verdoppeln für Sie.</translation>
    </message>
    <message>
        <source>The first two cards of a hand are doubled for free if they total 10 or 11 without an ace that counts 11: the house stakes the double for you.</source>
        <translation>Die ersten zwei Karten einer Hand werden gratis verdoppelt, wenn sie 10 oder 11 zählen, ohne ein Ass, das 11 zählt: Das Haus setzt das Verdoppeln für Sie.</translation>
    </message>
    <message>
        <source>Every double is free: the house stakes it for you.</source>
        <translation>Jedes Verdoppeln ist gratis: Das Haus setzt es für Sie.</translation>
    </message>
    <message>
        <source>The first two cards of a hand are doubled for free: the house stakes the double for you.</source>
        <translation>Die ersten zwei Karten einer Hand werden gratis verdoppelt: Das Haus setzt das Verdoppeln für Sie.</translation>
    </message>
    <message>
        <source>Every split is free: the house stakes the new hand for you.</source>
        <translation>Jedes Teilen ist gratis: Das Haus setzt die neue Hand für Sie.</translation>
    </message>
    <message>
        <source>Every split is free but that of cards that count 10: the house stakes the new hand for you.</source>
        <translation>Jedes Teilen ist gratis, außer von Karten, die 10 zählen: Das Haus setzt die neue Hand für Sie.</translation>
    </message>
    <message>
        <source>Doubling that hand costs as much as the house staked on it.</source>
        <translation>Diese Hand zu verdoppeln kostet so viel, wie das Haus auf sie gesetzt hat.</translation>
    </message>
    <message>
        <source>Doubling that hand costs as much as the house staked on it, unless that is free too.</source>
        <translation>Diese Hand zu verdoppeln kostet so viel, wie das Haus auf sie gesetzt hat, wenn nicht auch das gratis ist.</translation>
    </message>
    <message>
        <source>What the house stakes wins for you like a stake of your own. If the hand loses, only what you staked yourself is lost; if it pushes, only that is returned.</source>
        <translation>Was das Haus setzt, gewinnt für Sie wie ein eigener Einsatz. Verliert die Hand, ist nur verloren, was Sie selbst gesetzt haben; ist sie unentschieden, kommt nur das zurück.</translation>
    </message>
    <message>
        <source>For those who bet behind the hand, the house does the same, without asking them.</source>
        <translation>Für alle, die auf die Hand mitgesetzt haben, tut das Haus dasselbe, ohne sie zu fragen.</translation>
    </message>
    <message>
        <source>Instead of playing on, a hand may be surrendered, after hits and splits too: half the stake is returned.</source>
        <translation>Statt weiterzuspielen, kann eine Hand aufgegeben werden, auch nach dem Ziehen und Teilen: Der halbe Einsatz kommt zurück.</translation>
    </message>
    <message>
        <source>When the seat pays for a double, you may double too; otherwise your stake rides unchanged on the doubled hand.</source>
        <translation>Wird auf dem Platz auf eigene Kosten verdoppelt, können Sie mitgehen; sonst bleibt Ihr Einsatz unverändert auf der verdoppelten Hand.</translation>
    </message>
    <message>
        <source>When the seat pays for a split, you may place the same again on the second hand; otherwise your stake rides on the first hand alone.</source>
        <translation>Wird auf dem Platz auf eigene Kosten geteilt, können Sie denselben Einsatz noch einmal auf die zweite Hand legen; sonst bleibt Ihr Einsatz allein auf der ersten Hand.</translation>
    </message>
    <message>
        <source>Instead of playing on, a hand may be surrendered, after hits too: half the stake is returned.</source>
        <translation>Statt weiterzuspielen, kann eine Hand aufgegeben werden, auch nach dem Ziehen: Der halbe Einsatz kommt zurück.</translation>
    </message>
    <message>
        <source>A hand that the house staked can&apos;t be surrendered.</source>
        <translation>Eine Hand, die das Haus gesetzt hat, kann nicht aufgegeben werden.</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. Your 21 wins whatever the dealer has; other equal hands push: the stake is returned.</source>
        <translation>Es gewinnt die höhere Hand, die nicht überkauft ist; überkauft sich der Dealer, gewinnt jede solche Hand. Ihre 21 gewinnt, was immer der Dealer hat; andere gleiche Hände sind unentschieden: Der Einsatz kommt zurück.</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, only a hand of 21 is paid; every other hand that is not bust pushes.</source>
        <translation>Überkauft sich der Dealer mit genau 22, wird nur eine Hand mit 21 ausgezahlt; jede andere Hand, die nicht überkauft ist, ist unentschieden.</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10, as the first two cards, make a blackjack. Yours is paid even against the dealer&apos;s, which beats every other hand but a 21.</source>
        <translation>Ein Ass und eine Karte, die 10 zählt, sind als erste zwei Karten ein Blackjack. Ihrer wird auch gegen den des Dealers ausgezahlt; dieser schlägt jede andere Hand außer einer mit 21.</translation>
    </message>
    <message>
        <source>It takes nothing of a hand of 21, which has won already.</source>
        <translation>Einer Hand mit 21 nimmt der Blackjack nichts: Sie hat schon gewonnen.</translation>
    </message>
    <message>
        <source>The other half is lost and no more, whatever the dealer&apos;s cards are.</source>
        <translation>Die andere Hälfte ist verloren und nicht mehr, welche Karten der Dealer auch hat.</translation>
    </message>
    <message>
        <source>Of a hand that the house staked, half of your own double is returned.</source>
        <translation>Bei einer Hand, die das Haus gesetzt hat, kommt die Hälfte dessen zurück, was Sie selbst beim Verdoppeln gesetzt haben.</translation>
    </message>
    <message>
        <source>A hand that the house staked can&apos;t be surrendered before you have doubled it yourself.</source>
        <translation>Eine Hand, die das Haus gesetzt hat, kann nicht aufgegeben werden, bevor Sie sie selbst verdoppelt haben.</translation>
    </message>
    <message>
        <source>It is offered only if the dealer shows an ace or a card that counts 10.</source>
        <translation>Es wird nur angeboten, wenn der Dealer ein Ass oder eine Karte zeigt, die 10 zählt.</translation>
    </message>
    <message>
        <source>The best one counts. Split hands get these bonuses too, doubled hands don&apos;t.</source>
        <translation>Der beste zählt. Auch geteilte Hände bekommen diese Boni, verdoppelte nicht.</translation>
    </message>
    <message>
        <source>When the seat surrenders, the stakes behind it are surrendered as well.</source>
        <translation>Wird auf dem Platz aufgegeben, ist auch aufgegeben, was dort mitgesetzt ist.</translation>
    </message>
    <message>
        <source>If the dealer turns out to have a blackjack, the surrender is void, and all of the stake is lost.</source>
        <translation>Zeigt sich, dass der Dealer einen Blackjack hat, ist das Aufgeben ungültig, und der ganze Einsatz ist verloren.</translation>
    </message>
    <message>
        <source>A Charlie of 21 wins against these too.</source>
        <translation>Ein Charlie mit 21 gewinnt auch in diesen Fällen.</translation>
    </message>
</context>
<context>
    <name>RundownPage</name>
    <message>
        <source>Rundown</source>
        <translation>Verlauf</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln Runde</numerusform>
            <numerusform>%Ln Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Round number</source>
        <translation>Rundennummer</translation>
    </message>
    <message>
        <source>Export these rounds</source>
        <translation>Diese Runden exportieren</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Geldbörse</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Nebenwetten</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Show all rounds</source>
        <translation>Alle Runden anzeigen</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>Rounds or sessions</source>
        <translation>Runden oder Sitzungen</translation>
    </message>
    <message>
        <source>By round</source>
        <translation>Nach Runden</translation>
    </message>
    <message>
        <source>By session</source>
        <translation>Nach Sitzungen</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Hand: A7 v 9</source>
        <translation>Hand: A7 gegen 9</translation>
    </message>
    <message>
        <source>Net at least</source>
        <translation>Netto mindestens</translation>
    </message>
    <message>
        <source>Net at most</source>
        <translation>Netto höchstens</translation>
    </message>
    <message>
        <source>Net at most: −200</source>
        <translation>Netto höchstens: −200</translation>
    </message>
    <message>
        <source>Note or tag</source>
        <translation>Notiz oder Stichwort</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Fewer filters</source>
        <translation>Weniger Filter</translation>
    </message>
    <message>
        <source>More filters</source>
        <translation>Mehr Filter</translation>
    </message>
    <message>
        <source>Open a challenge…</source>
        <translation>Herausforderung öffnen…</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Gespeicherte Filter</translation>
    </message>
    <message>
        <source>Build a hand</source>
        <translation>Hand zusammenstellen</translation>
    </message>
    <message>
        <source>Save these filters…</source>
        <translation>Diese Filter speichern…</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>„%1“ löschen</translation>
    </message>
</context>
<context>
    <name>RundownPanel</name>
    <message>
        <source>Rundown</source>
        <translation>Verlauf</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln Runde</numerusform>
            <numerusform>%Ln Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Export these rounds</source>
        <translation>Diese Runden exportieren</translation>
    </message>
    <message>
        <source>Hide the Rundown</source>
        <translation>Verlauf ausblenden</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Round number</source>
        <translation>Rundennummer</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>RundownRow</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Dealer %1</source>
        <comment>the total</comment>
        <translation>Dealer %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a round&apos;s number, a time</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 verloren</translation>
    </message>
    <message>
        <source>recovered</source>
        <translation>wiederhergestellt</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Datei ersetzen?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>%1 already exists. Its contents would be lost.</source>
        <translation>%1 gibt es schon. Der Inhalt ginge verloren.</translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message>
        <source>Spot %1</source>
        <translation>Box %1</translation>
    </message>
    <message>
        <source>%1, spot %2</source>
        <translation>%1, Box %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Take seat</source>
        <translation>Platz nehmen</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>%1 in advance, seat %2</source>
        <translation>%1 im Voraus, Platz %2</translation>
    </message>
</context>
<context>
    <name>SessionList</name>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>Sessions appear here when rounds are finished.</source>
        <translation>Sitzungen erscheinen hier, sobald Runden beendet sind.</translation>
    </message>
    <message>
        <source>No session has this in its note or tags.</source>
        <translation>Keine Sitzung hat das in Notiz oder Stichwörtern.</translation>
    </message>
</context>
<context>
    <name>SessionRow</name>
    <message>
        <source>%1 · %2</source>
        <comment>when a session began, its game</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Write about this session</source>
        <translation>Über diese Sitzung schreiben</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>how long a session was, its rounds</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>Sessions</name>
    <message>
        <source>Accuracy by session</source>
        <translation>Genauigkeit je Sitzung</translation>
    </message>
    <message>
        <source>No decision in these sessions has been priced yet.</source>
        <translation>In diesen Sitzungen ist noch keine Entscheidung bewertet.</translation>
    </message>
    <message>
        <source>Accuracy by money</source>
        <translation>Genauigkeit nach Geld</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %3, %n mistakes</source>
        <comment>a date, a game, accuracy</comment>
        <translation>
            <numerusform>%1, %2: %3, %n Fehler</numerusform>
            <numerusform>%1, %2: %3, %n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Decisions</source>
        <comment>a heading</comment>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Accuracy by money: the part of the stakes you decided about that your answers kept, compared with the best ones. 100% means that every answer was best.</source>
        <translation>Genauigkeit nach Geld: der Teil der Einsätze, über die Sie entschieden haben, den Ihre Antworten gegenüber den besten erhielten. 100 % heißt, dass jede Antwort die beste war.</translation>
    </message>
</context>
<context>
    <name>SettingsContents</name>
    <message>
        <source>Groups of settings</source>
        <translation>Gruppen der Einstellungen</translation>
    </message>
</context>
<context>
    <name>SettingsGroup</name>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Einstellung suchen</translation>
    </message>
    <message>
        <source>Nothing here matches “%1”.</source>
        <translation>Nichts hier heißt „%1“.</translation>
    </message>
</context>
<context>
    <name>Settlement</name>
    <message>
        <source>A blackjack pays %1</source>
        <translation>Ein Blackjack zahlt %1</translation>
    </message>
    <message>
        <source>Two blackjacks push</source>
        <translation>Zwei Blackjacks sind unentschieden</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack beats every other hand</source>
        <translation>Der Blackjack des Dealers schlägt jede andere Hand</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack takes doubles and splits too</source>
        <translation>Der Blackjack des Dealers nimmt auch Verdoppeltes und Geteiltes</translation>
    </message>
    <message>
        <source>More than 21 loses at once</source>
        <translation>Mehr als 21 verliert sofort</translation>
    </message>
    <message>
        <source>Half of a surrendered stake is returned</source>
        <translation>Beim Aufgeben kommt der halbe Einsatz zurück</translation>
    </message>
    <message>
        <source>The dealer is bust</source>
        <translation>Der Dealer ist überkauft</translation>
    </message>
    <message>
        <source>The dealer&apos;s 22 is a push</source>
        <translation>Die 22 des Dealers ist unentschieden</translation>
    </message>
    <message>
        <source>This hand is paid against the dealer&apos;s 22</source>
        <translation>Diese Hand wird gegen die 22 des Dealers ausgezahlt</translation>
    </message>
    <message>
        <source>The higher hand wins</source>
        <translation>Die höhere Hand gewinnt</translation>
    </message>
    <message>
        <source>Equal hands push</source>
        <translation>Gleiche Hände sind unentschieden</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand is higher</source>
        <translation>Die Hand des Dealers ist höher</translation>
    </message>
    <message>
        <source>Even money is paid at once</source>
        <translation>Even Money wird sofort ausgezahlt</translation>
    </message>
    <message>
        <source>Insurance pays %1</source>
        <translation>Die Versicherung zahlt %1</translation>
    </message>
    <message>
        <source>Without a dealer blackjack, insurance is lost</source>
        <translation>Ohne Blackjack des Dealers ist die Versicherung verloren</translation>
    </message>
    <message>
        <source>What the side bet pays</source>
        <translation>Was die Nebenwette zahlt</translation>
    </message>
    <message>
        <source>A cancelled round returns every stake</source>
        <translation>Eine abgebrochene Runde gibt alle Einsätze zurück</translation>
    </message>
    <message>
        <source>Half the stake of a hand given up is returned</source>
        <translation>Beim Aufgeben kommt der halbe Einsatz zurück</translation>
    </message>
    <message>
        <source>%1, rounded down to a multiple of %2</source>
        <comment>what was paid, the least amount</comment>
        <translation>%1, abgerundet auf ein Vielfaches von %2</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack doesn&apos;t take everything that was doubled or split</source>
        <translation>Der Blackjack des Dealers nimmt nicht alles, was verdoppelt oder geteilt wurde</translation>
    </message>
    <message>
        <source>The dealer wins when both have the same</source>
        <translation>Bei gleicher Summe gewinnt der Dealer</translation>
    </message>
    <message>
        <source>You win when both have 21</source>
        <translation>Mit 21 gegen 21 gewinnen Sie</translation>
    </message>
    <message numerus="yes">
        <source>A hand of %n cards that isn&apos;t bust wins</source>
        <translation>
            <numerusform>Eine Hand aus %n Karte, die nicht überkauft ist, gewinnt</numerusform>
            <numerusform>Eine Hand aus %n Karten, die nicht überkauft ist, gewinnt</numerusform>
        </translation>
    </message>
    <message>
        <source>Some hands of 21 pay more</source>
        <translation>Manche Hände mit 21 zahlen mehr</translation>
    </message>
    <message>
        <source>This 21 pays %1</source>
        <translation>Diese 21 zahlt %1</translation>
    </message>
    <message>
        <source>Your 21 wins whatever the dealer has</source>
        <translation>Ihre 21 gewinnt, was immer der Dealer hat</translation>
    </message>
    <message>
        <source>Against the dealer&apos;s blackjack a surrender is void</source>
        <translation>Gegen den Blackjack des Dealers ist Aufgeben ungültig</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack beats every hand but a 21</source>
        <translation>Der Blackjack des Dealers schlägt jede Hand außer einer mit 21</translation>
    </message>
</context>
<context>
    <name>SettlementRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Opens this rule</source>
        <translation>Öffnet diese Regel</translation>
    </message>
</context>
<context>
    <name>ShareButton</name>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Als Bild kopieren</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>Als Bild speichern…</translation>
    </message>
    <message>
        <source>Challenge somebody…</source>
        <translation>Jemanden herausfordern…</translation>
    </message>
    <message>
        <source>Save the round as a picture</source>
        <translation>Runde als Bild speichern</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>SVG-Bild</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>round</source>
        <comment>a file&apos;s name</comment>
        <translation>runde</translation>
    </message>
</context>
<context>
    <name>SheetActions</name>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Als Bild kopieren</translation>
    </message>
</context>
<context>
    <name>ShoeBox</name>
    <message>
        <source>Shoe: %1</source>
        <translation>Schlitten: %1</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 Karten</translation>
    </message>
    <message>
        <source>The cut card is out: the last round of this shoe.</source>
        <translation>Die Schnittkarte ist heraus: die letzte Runde dieses Schlittens.</translation>
    </message>
    <message>
        <source>%1 cards to the cut card</source>
        <translation>%1 Karten bis zur Schnittkarte</translation>
    </message>
</context>
<context>
    <name>ShoeInUse</name>
    <message>
        <source>The shoe in use</source>
        <translation>Der aktuelle Schlitten</translation>
    </message>
    <message>
        <source>No shoe is in use</source>
        <translation>Kein Schlitten ist im Spiel</translation>
    </message>
    <message>
        <source>Number %1, %2 of %3 cards left</source>
        <translation>Nummer %1, noch %2 von %3 Karten</translation>
    </message>
    <message>
        <source>Sit down at a table and its commitment appears here before you bet.</source>
        <translation>Nehmen Sie an einem Tisch Platz, dann steht hier noch vor Ihrem Einsatz die Festlegung seines Schlittens.</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Festlegung</translation>
    </message>
    <message>
        <source>Copy commitment</source>
        <translation>Festlegung kopieren</translation>
    </message>
    <message>
        <source>Copied commitment</source>
        <translation>Festlegung kopiert</translation>
    </message>
    <message>
        <source>Client seed</source>
        <translation>Client-Seed</translation>
    </message>
    <message>
        <source>Copy client seed</source>
        <translation>Client-Seed kopieren</translation>
    </message>
    <message>
        <source>Copied client seed</source>
        <translation>Client-Seed kopiert</translation>
    </message>
    <message>
        <source>Your client seed</source>
        <translation>Ihr Client-Seed</translation>
    </message>
    <message>
        <source>Your client seed for future shoes</source>
        <translation>Ihr Client-Seed für künftige Schlitten</translation>
    </message>
    <message>
        <source>What you type here goes into the shuffle of this shoe and every later one. The first stake on this shoe locks it.</source>
        <translation>Was Sie hier eingeben, fließt in die Mischung dieses und jedes späteren Schlittens ein. Für diesen steht es ab dem ersten Einsatz fest.</translation>
    </message>
    <message>
        <source>The client seed of the shoe in use has been locked since its first stake. What you type here goes into every later one.</source>
        <translation>Der Client-Seed des aktuellen Schlittens steht seit seinem ersten Einsatz fest. Was Sie hier eingeben, fließt in jeden späteren ein.</translation>
    </message>
    <message>
        <source>What you type here goes into the shuffle of every shoe you play from.</source>
        <translation>Was Sie hier eingeben, fließt in die Mischung jedes Schlittens ein, aus dem Sie spielen.</translation>
    </message>
</context>
<context>
    <name>ShoeLine</name>
    <message>
        <source>Shoe %1, commitment %2, %3 cards left</source>
        <translation>Schlitten %1, Festlegung %2, noch %3 Karten</translation>
    </message>
    <message>
        <source>Shoe %1</source>
        <translation>Schlitten %1</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 Karten</translation>
    </message>
    <message>
        <source>Fixed before the first bet; press to check it</source>
        <translation>Vor dem ersten Einsatz festgelegt; zum Prüfen anklicken</translation>
    </message>
</context>
<context>
    <name>ShoesView</name>
    <message>
        <source>Finished shoes</source>
        <translation>Abgeschlossene Schlitten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Verify all</source>
        <translation>Alle prüfen</translation>
    </message>
    <message>
        <source>Show the newest shoes</source>
        <translation>Die neuesten Schlitten zeigen</translation>
    </message>
    <message>
        <source>A shoe appears here, with its seed, when its last round is over.</source>
        <translation>Ein Schlitten erscheint hier mit seinem Seed, sobald seine letzte Runde vorbei ist.</translation>
    </message>
</context>
<context>
    <name>ShuffleStep</name>
    <message>
        <source>%1: %2</source>
        <comment>a heading, what it says</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <comment>a heading, what it says, figures</comment>
        <translation>%1: %2 %3</translation>
    </message>
</context>
<context>
    <name>SideBetRow</name>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2, %3. %4</source>
        <translation>%1: %2, %3. %4</translation>
    </message>
</context>
<context>
    <name>SideBets</name>
    <message>
        <source>Pair</source>
        <comment>pair</comment>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Dealer Match</source>
        <comment>dealer-match</comment>
        <translation>Dealer Match</translation>
    </message>
    <message>
        <source>TriLux</source>
        <comment>trilux</comment>
        <translation>TriLux</translation>
    </message>
    <message>
        <source>Lucky Lucky</source>
        <comment>lucky-lucky</comment>
        <translation>Lucky Lucky</translation>
    </message>
    <message>
        <source>Pairs</source>
        <comment>pairs</comment>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Poker</source>
        <comment>poker</comment>
        <translation>Poker</translation>
    </message>
    <message>
        <source>Buster Blackjack of the card rooms</source>
        <comment>buster-cards</comment>
        <translation>Buster Blackjack der Kartenclubs</translation>
    </message>
    <message>
        <source>Buster Blackjack</source>
        <comment>buster</comment>
        <translation>Buster Blackjack</translation>
    </message>
    <message>
        <source>Lucky Ladies</source>
        <comment>lucky-ladies</comment>
        <translation>Lucky Ladies</translation>
    </message>
    <message>
        <source>Match the Dealer</source>
        <comment>match-the-dealer</comment>
        <translation>Match the Dealer</translation>
    </message>
    <message>
        <source>Over 13</source>
        <comment>over-13</comment>
        <translation>Über 13</translation>
    </message>
    <message>
        <source>Pair</source>
        <comment>pair-any</comment>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Pair Square</source>
        <comment>pair-square</comment>
        <translation>Pair Square</translation>
    </message>
    <message>
        <source>Push 22</source>
        <comment>push-22</comment>
        <translation>Push 22</translation>
    </message>
    <message>
        <source>Royal Match with blackjack</source>
        <comment>royal-match-blackjack</comment>
        <translation>Royal Match mit Blackjack</translation>
    </message>
    <message>
        <source>Royal Match</source>
        <comment>royal-match</comment>
        <translation>Royal Match</translation>
    </message>
    <message>
        <source>21+3</source>
        <comment>three-card-21</comment>
        <translation>21+3</translation>
    </message>
    <message>
        <source>Under 13</source>
        <comment>under-13</comment>
        <translation>Unter 13</translation>
    </message>
</context>
<context>
    <name>SideBySide</name>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Vergleich beenden</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Verglichen mit</translation>
    </message>
    <message>
        <source>The other game</source>
        <translation>Das andere Spiel</translation>
    </message>
    <message>
        <source>The other days</source>
        <translation>Die anderen Tage</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>difference %1</source>
        <translation>Unterschied %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between figures</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>SliderRow</name>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>SoundSettings</name>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>mute silent quiet volume audio noise</source>
        <translation>stumm leise still Lautstärke Audio Geräusche</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Of all sounds.</source>
        <translation>Für alle Klänge.</translation>
    </message>
    <message>
        <source>master loudness sound audio</source>
        <translation>Gesamtlautstärke laut Klang Audio</translation>
    </message>
    <message>
        <source>Volume of cards</source>
        <translation>Lautstärke der Karten</translation>
    </message>
    <message>
        <source>loudness sound audio</source>
        <translation>laut Klang Audio</translation>
    </message>
    <message>
        <source>Volume of chips</source>
        <translation>Lautstärke der Jetons</translation>
    </message>
    <message>
        <source>Volume of cues</source>
        <translation>Lautstärke der Signale</translation>
    </message>
    <message>
        <source>A button, a refusal, the clock running out.</source>
        <translation>Eine Schaltfläche, eine Ablehnung, der Ablauf der Zeit.</translation>
    </message>
    <message>
        <source>Volume of results</source>
        <translation>Lautstärke der Ergebnisse</translation>
    </message>
    <message>
        <source>Room tone</source>
        <translation>Raumgeräusch</translation>
    </message>
    <message>
        <source>The quiet hum of a room with people in it, while the window is shown.</source>
        <translation>Das leise Summen eines Raums mit Menschen, solange das Fenster zu sehen ist.</translation>
    </message>
    <message>
        <source>room ambience background noise murmur sound audio</source>
        <translation>Raum Atmosphäre Hintergrund Geräusche Gemurmel Klang Audio</translation>
    </message>
    <message>
        <source>Volume of the room tone</source>
        <translation>Lautstärke des Raumgeräuschs</translation>
    </message>
    <message>
        <source>ambience background loudness sound audio</source>
        <translation>Atmosphäre Hintergrund laut Klang Audio</translation>
    </message>
</context>
<context>
    <name>SpreadsheetSettings</name>
    <message>
        <source>Spreadsheet files</source>
        <translation>Tabellendateien</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Between cells</source>
        <translation>Zwischen Zellen</translation>
    </message>
    <message>
        <source>In the CSV files you export. If all of a line ends up in one cell, choose another.</source>
        <translation>In den CSV-Dateien, die Sie exportieren. Landet eine ganze Zeile in einer Zelle, wählen Sie ein anderes Zeichen.</translation>
    </message>
    <message>
        <source>csv excel export separator delimiter columns</source>
        <translation>csv excel export trennzeichen spalten</translation>
    </message>
    <message>
        <source>Decimal sign</source>
        <translation>Dezimalzeichen</translation>
    </message>
    <message>
        <source>If amounts are taken for text or dates, choose another.</source>
        <translation>Werden Beträge für Text oder Daten gehalten, wählen Sie ein anderes.</translation>
    </message>
    <message>
        <source>csv excel export number point comma amounts</source>
        <translation>csv excel export zahl punkt komma beträge</translation>
    </message>
    <message>
        <source>Byte-order mark</source>
        <translation>Byte-Reihenfolge-Marke</translation>
    </message>
    <message>
        <source>Tells Excel that names and notes are UTF-8. Turn it off for programs that stumble over it.</source>
        <translation>Sagt Excel, dass Namen und Notizen in UTF-8 sind. Schalten Sie sie für Programme aus, die darüber stolpern.</translation>
    </message>
    <message>
        <source>csv excel export bom utf-8 unicode encoding accents</source>
        <translation>csv excel export bom utf-8 unicode kodierung umlaute</translation>
    </message>
</context>
<context>
    <name>StakeBar</name>
    <message>
        <source>%1: %2</source>
        <comment>what a stake is for, the stake</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Calculating</source>
        <translation>Wird berechnet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Geldbörse</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Show all rounds</source>
        <translation>Alle Runden anzeigen</translation>
    </message>
    <message>
        <source>Figures and charts</source>
        <translation>Zahlen und Bilder</translation>
    </message>
    <message>
        <source>Recalculate</source>
        <translation>Neu zusammenzählen</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Vergleichen mit…</translation>
    </message>
    <message>
        <source>Mistakes by hand and dealer&apos;s cards</source>
        <translation>Fehler nach Hand und Karten des Dealers</translation>
    </message>
    <message>
        <source>Press a cell to see rounds with its hand.</source>
        <translation>Drücken Sie ein Feld, um Runden mit seiner Hand zu sehen.</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>A blackjack room whose shoe is open</source>
        <translation>Ein Blackjack-Salon, dessen Schlitten offenliegt</translation>
    </message>
    <message>
        <source>blackjack;21;cards;casino;shoe;strategy;</source>
        <comment>what the program is searched by, each with a ; behind</comment>
        <translation>blackjack;21;siebzehnundvier;karten;kartenspiel;casino;schlitten;strategie;</translation>
    </message>
    <message>
        <source>The blackjack of six real casinos on one desktop, for play money and without a connection: an animated table, with other people at it where the game has them, and a shuffle that anyone can verify.</source>
        <translation>Das Blackjack von sechs echten Casinos auf einem Desktop, um Spielgeld und ohne Verbindung: ein Tisch, an dem gegeben, aufgedeckt und ausgezahlt wird, mit Mitspielern, wo das Spiel sie vorsieht, und einer Mischung, die jeder prüfen kann.</translation>
    </message>
    <message>
        <source>What sets it apart:</source>
        <translation>Was es anderen voraushat:</translation>
    </message>
    <message>
        <source>the exact price of every decision, under any rules, and a coach who has counted the shoe</source>
        <translation>den exakten Wert jeder Entscheidung, bei beliebigen Regeln, und einen Coach, der den Schlitten mitzählt, wie er gerade ist</translation>
    </message>
    <message>
        <source>luck and play told apart, for a round or for a year</source>
        <translation>Glück und Spiel auseinandergehalten, für eine Runde oder ein Jahr</translation>
    </message>
    <message>
        <source>your own rules, with the worth of each as you change it</source>
        <translation>eigene Regeln, und was jede davon wert ist, während Sie sie ändern</translation>
    </message>
    <message>
        <source>every round on record before it is shown, ready to be replayed, reviewed and exported</source>
        <translation>jede Runde aufgezeichnet, bevor sie gezeigt wird, zum Abspielen, Analysieren und Exportieren</translation>
    </message>
    <message>
        <source>limits and breaks that hold</source>
        <translation>Limits und Pausen, die halten</translation>
    </message>
    <message>
        <source>All of it works by mouse, by keyboard alone and through a screen reader.</source>
        <translation>All das geht mit der Maus, mit der Tastatur allein und mit einem Screenreader.</translation>
    </message>
    <message>
        <source>A round of Down Under Blackjack</source>
        <translation>Eine Runde Down-Under-Blackjack</translation>
    </message>
    <message>
        <source>A full table of Deluxe Blackjack</source>
        <translation>Ein voller Tisch beim Deluxe-Blackjack</translation>
    </message>
    <message>
        <source>The best play for every hand, and what each play is worth</source>
        <translation>Die optimale Spielweise für jede Hand, und was jede andere wert ist</translation>
    </message>
    <message>
        <source>Editing a game&apos;s rules, and what each is worth</source>
        <translation>Die Regeln eines Spiels beim Bearbeiten, und was jede wert ist</translation>
    </message>
    <message>
        <source>Blackjack game rules</source>
        <translation>Blackjack-Spielregeln</translation>
    </message>
    <message>
        <source>Blackjack challenge</source>
        <translation>Blackjack-Herausforderung</translation>
    </message>
</context>
<context>
    <name>StrategyFigures</name>
    <message>
        <source>House edge</source>
        <translation>Hausvorteil</translation>
    </message>
    <message>
        <source>House edge: calculating…</source>
        <translation>Hausvorteil: wird berechnet</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Hausvorteil %1</translation>
    </message>
    <message>
        <source>with best play, of the initial stake</source>
        <translation>bei optimalem Spiel, vom ersten Einsatz</translation>
    </message>
    <message>
        <source>The game&apos;s own: %1</source>
        <translation>Im Spiel selbst: %1</translation>
    </message>
</context>
<context>
    <name>StrategyPage</name>
    <message>
        <source>Best play of %1</source>
        <translation>Optimales Spiel: %1</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Copy the chart</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Save the chart as PDF</source>
        <translation>Tabelle als PDF speichern</translation>
    </message>
    <message>
        <source>strategy-%1</source>
        <comment>a file&apos;s name; %1 is a game&apos;s id</comment>
        <translation>strategie-%1</translation>
    </message>
    <message>
        <source>Copy the comparison</source>
        <translation>Vergleich kopieren</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>What is known about the hidden card</source>
        <translation>Was von der verdeckten Karte bekannt ist</translation>
    </message>
    <message>
        <source>Hand calculator</source>
        <translation>Handrechner</translation>
    </message>
    <message>
        <source>Calculate</source>
        <translation>Berechnen</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Insure none</source>
        <translation>Keine versichern</translation>
    </message>
    <message>
        <source>None</source>
        <comment>even money for no hand</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Insure all</source>
        <translation>Alle versichern</translation>
    </message>
    <message>
        <source>Even money, all</source>
        <translation>Even Money, alle</translation>
    </message>
    <message>
        <source>Hands %1: insurance?</source>
        <translation>Hände %1: Versicherung?</translation>
    </message>
    <message>
        <source>Hands %1: even money?</source>
        <translation>Hände %1: Even Money?</translation>
    </message>
    <message>
        <source>Your balance doesn&apos;t cover all hands. Choose some.</source>
        <translation>Ihr Guthaben reicht nicht für alle Hände. Wählen Sie einige aus.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>All insured.</source>
        <translation>Alle versichert.</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>Eleven</source>
        <translation>Elf</translation>
    </message>
    <message>
        <source>Twelve</source>
        <translation>Zwölf</translation>
    </message>
    <message>
        <source>Thirteen</source>
        <translation>Dreizehn</translation>
    </message>
    <message>
        <source>Fourteen</source>
        <translation>Vierzehn</translation>
    </message>
    <message>
        <source>Fifteen</source>
        <translation>Fünfzehn</translation>
    </message>
    <message>
        <source>Sixteen</source>
        <translation>Sechzehn</translation>
    </message>
    <message>
        <source>Seventeen</source>
        <translation>Siebzehn</translation>
    </message>
    <message>
        <source>Eighteen</source>
        <translation>Achtzehn</translation>
    </message>
    <message>
        <source>Nineteen</source>
        <translation>Neunzehn</translation>
    </message>
    <message>
        <source>Twenty</source>
        <translation>Zwanzig</translation>
    </message>
    <message>
        <source>Twenty-one</source>
        <translation>Einundzwanzig</translation>
    </message>
    <message>
        <source>Twenty-two</source>
        <translation>Zweiundzwanzig</translation>
    </message>
    <message>
        <source>Dealer has blackjack</source>
        <translation>Dealer hat Blackjack</translation>
    </message>
    <message>
        <source>Dealer busts</source>
        <translation>Dealer überkauft</translation>
    </message>
    <message>
        <source>Soft %1</source>
        <comment>the dealer&apos;s total</comment>
        <translation>Soft %1</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Nichts geht mehr</translation>
    </message>
    <message>
        <source>No blackjack</source>
        <translation>Kein Blackjack</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>Ihre Einsätze, bitte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose stake, and which</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, spot %2, %3</source>
        <translation>%1, Box %2, %3</translation>
    </message>
    <message>
        <source>%1, hand %2, %3</source>
        <comment>a stake, and how much</comment>
        <translation>%1, Hand %2, %3</translation>
    </message>
    <message>
        <source>%1, hand %2: %3, %4</source>
        <comment>a stake, how it ended, what came back</comment>
        <translation>%1, Hand %2: %3, %4</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>Verdeckte Karte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a hand and its total</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>The dealer has blackjack</source>
        <translation>Der Dealer hat Blackjack</translation>
    </message>
    <message>
        <source>The dealer busts with %1</source>
        <translation>Der Dealer überkauft sich mit %1</translation>
    </message>
    <message>
        <source>The dealer has %1</source>
        <translation>Der Dealer hat %1</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <translation>Dealer: %1</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Mitgesetzt</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Versicherung</translation>
    </message>
    <message>
        <source>%1 to the dealer</source>
        <comment>a card</comment>
        <translation>%1 an den Dealer</translation>
    </message>
    <message>
        <source>A hidden card to the dealer</source>
        <translation>Eine verdeckte Karte an den Dealer</translation>
    </message>
    <message>
        <source>%1 to hand %2</source>
        <comment>a card, a hand&apos;s number</comment>
        <translation>%1 an Hand %2</translation>
    </message>
    <message>
        <source>A card is burned</source>
        <translation>Eine Karte wird verbrannt</translation>
    </message>
    <message>
        <source>Stakes: %1</source>
        <translation>Einsätze: %1</translation>
    </message>
    <message>
        <source>The dealer turns the %1</source>
        <translation>Der Dealer deckt auf: %1</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Die Runde ist vorbei</translation>
    </message>
    <message>
        <source>The round begins</source>
        <translation>Die Runde beginnt</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <comment>who sits where</comment>
        <translation>%1, Platz %2</translation>
    </message>
    <message>
        <source>%1, betting behind</source>
        <comment>somebody without a seat</comment>
        <translation>%1, setzt nur mit</translation>
    </message>
    <message>
        <source>thinking</source>
        <comment>of somebody else at the table</comment>
        <translation>überlegt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who, and what they have left</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>who, what they have left, what they do</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Follows</source>
        <comment>somebody else&apos;s double or split, with the bet behind</comment>
        <translation>Geht mit</translation>
    </message>
    <message>
        <source>Dealer&apos;s golden rule: two gold cards, both shown</source>
        <translation>Goldene Regel des Dealers: zwei Goldkarten, beide gezeigt</translation>
    </message>
    <message>
        <source>Player&apos;s golden rule: the dealer has 22</source>
        <translation>Goldene Regel des Spielers: Der Dealer hat 22</translation>
    </message>
    <message>
        <source>No dealer blackjack</source>
        <translation>Kein Blackjack des Dealers</translation>
    </message>
    <message>
        <source>New shoe: %1 is shown, %2 burned</source>
        <translation>Neuer Schlitten: %1 wird gezeigt, %2 verbrannt</translation>
    </message>
    <message>
        <source>The stakes are returned</source>
        <translation>Die Runde wird zurückerstattet</translation>
    </message>
    <message>
        <source>Your turn: hand %1, %2 against %3</source>
        <translation>Sie sind dran: Hand %1, %2 gegen %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>how a decision is marked, and why</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Balance %1 %2</source>
        <translation>Guthaben %1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose cards, and which</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Insure for %1?</source>
        <translation>Für %1 versichern?</translation>
    </message>
    <message>
        <source>Even money, %1?</source>
        <comment>what is won</comment>
        <translation>Even Money, %1?</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>Aufgeben?</translation>
    </message>
    <message>
        <source>Surrender?</source>
        <translation>Aufgeben?</translation>
    </message>
    <message>
        <source>%1 doubles on %2 against %3. Follow with %4?</source>
        <comment>who, a total, the dealer&apos;s, an amount</comment>
        <translation>%1 verdoppelt bei %2 gegen %3. Mit %4 mitgehen?</translation>
    </message>
    <message>
        <source>%1 splits %2 and %3 against %4. Follow with %5?</source>
        <comment>who, two cards, the dealer&apos;s, an amount</comment>
        <translation>%1 teilt %2 und %3 gegen %4. Mit %5 mitgehen?</translation>
    </message>
    <message>
        <source>Your turn: %1 against %2</source>
        <translation>Sie sind dran: %1 gegen %2</translation>
    </message>
    <message>
        <source>A card for %1 on %2?</source>
        <translation>Eine Karte für %1 auf %2?</translation>
    </message>
    <message>
        <source>%1 doubles on %2!</source>
        <translation>%1 verdoppelt auf %2!</translation>
    </message>
    <message>
        <source>Tens to be split, for %1.</source>
        <translation>Zehner werden geteilt, für %1.</translation>
    </message>
    <message numerus="yes">
        <source>Twenty-one for %1, in %n cards.</source>
        <translation>
            <numerusform>Einundzwanzig für %1, mit %n Karte.</numerusform>
            <numerusform>Einundzwanzig für %1, mit %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n cards.</source>
        <translation>
            <numerusform>%1 hat %n Karte.</numerusform>
            <numerusform>%1 hat %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer has 22: every hand pushes</source>
        <translation>Der Dealer hat 22: Jede Hand ist unentschieden</translation>
    </message>
    <message numerus="yes">
        <source>%n cards: a Charlie for %1.</source>
        <translation>
            <numerusform>%n Karte: ein Charlie für %1.</numerusform>
            <numerusform>%n Karten: ein Charlie für %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer has 22: a push</source>
        <translation>Der Dealer hat 22: unentschieden</translation>
    </message>
    <message>
        <source>This 21 pays %1, %2.</source>
        <comment>odds, a name</comment>
        <translation>Diese 21 zahlt %1, %2.</translation>
    </message>
    <message>
        <source>%1, pays %2</source>
        <comment>a total and odds</comment>
        <translation>%1, zahlt %2</translation>
    </message>
    <message>
        <source>A free double for %1.</source>
        <comment>a name</comment>
        <translation>Gratis-Verdoppeln für %1.</translation>
    </message>
    <message>
        <source>A free split for %1.</source>
        <comment>a name</comment>
        <translation>Gratis-Teilen für %1.</translation>
    </message>
    <message>
        <source>%1, %2 staked by the house</source>
        <comment>a stake, an amount</comment>
        <translation>%1, %2 vom Haus gesetzt</translation>
    </message>
    <message>
        <source>Split free</source>
        <translation>Gratis teilen</translation>
    </message>
    <message>
        <source>Double free</source>
        <translation>Gratis doppeln</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>%1 %2</source>
        <comment>an outcome and what it pays</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Spot %1</source>
        <translation>Box %1</translation>
    </message>
    <message>
        <source>Spot %1, %2</source>
        <translation>Box %1, %2</translation>
    </message>
</context>
<context>
    <name>TableFelt</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>TableNote</name>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Stop review</source>
        <translation>Analyse beenden</translation>
    </message>
    <message>
        <source>Stop challenge</source>
        <translation>Herausforderung beenden</translation>
    </message>
</context>
<context>
    <name>TableSettings</name>
    <message>
        <source>Set by the game</source>
        <translation>Wie im Spiel</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <translation>10 Sekunden</translation>
    </message>
    <message>
        <source>15 seconds</source>
        <translation>15 Sekunden</translation>
    </message>
    <message>
        <source>20 seconds</source>
        <translation>20 Sekunden</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <translation>30 Sekunden</translation>
    </message>
    <message>
        <source>60 seconds</source>
        <translation>60 Sekunden</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Dealing speed</source>
        <translation>Gebetempo</translation>
    </message>
    <message>
        <source>Off shows everything at once.</source>
        <translation>„Aus“ zeigt alles sofort.</translation>
    </message>
    <message>
        <source>animation pace duration quick</source>
        <translation>Animation Tempo Dauer schnell Geschwindigkeit</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Cards and chips fade in instead of moving. Follows the desktop until you choose here.</source>
        <translation>Karten und Jetons werden eingeblendet, statt sich zu bewegen. Folgt dem Desktop, bis Sie hier etwas wählen.</translation>
    </message>
    <message>
        <source>Cards and chips fade in instead of moving.</source>
        <translation>Karten und Jetons werden eingeblendet, statt sich zu bewegen.</translation>
    </message>
    <message>
        <source>animation movement</source>
        <translation>Animation Bewegung</translation>
    </message>
    <message>
        <source>Dealer&apos;s calls</source>
        <translation>Ansagen des Dealers</translation>
    </message>
    <message>
        <source>Shows beside the cards what the dealer calls out.</source>
        <translation>Was der Dealer ansagt, steht neben den Karten.</translation>
    </message>
    <message>
        <source>subtitles voice speech croupier</source>
        <translation>Untertitel Stimme Sprache Croupier</translation>
    </message>
    <message>
        <source>Ask before surrendering</source>
        <translation>Vor dem Aufgeben fragen</translation>
    </message>
    <message>
        <source>confirm confirmation question warn give up</source>
        <translation>bestätigen Bestätigung Frage Warnung surrender aufgeben</translation>
    </message>
    <message>
        <source>Ask before staking the whole wallet</source>
        <translation>Vor dem Setzen der ganzen Geldbörse fragen</translation>
    </message>
    <message>
        <source>confirm confirmation question warn all in bet everything</source>
        <translation>bestätigen Bestätigung Frage Warnung all in setzen alles</translation>
    </message>
    <message>
        <source>Other people at the table</source>
        <translation>Mitspieler am Tisch</translation>
    </message>
    <message>
        <source>At shared tables. You choose how many, and their pace, at the table.</source>
        <translation>An gemeinsamen Tischen. Wie viele es sind und wie schnell sie spielen, wird am Tisch gewählt.</translation>
    </message>
    <message>
        <source>company players seats bots opponents alone pace thinking</source>
        <translation>Gesellschaft Spieler Plätze Bots Gegner allein Tempo Bedenkzeit</translation>
    </message>
    <message>
        <source>Time to bet</source>
        <translation>Zeit zum Setzen</translation>
    </message>
    <message>
        <source>clock timer countdown seconds stake</source>
        <translation>Uhr Timer Countdown Sekunden Einsatz</translation>
    </message>
    <message>
        <source>A time chosen here applies at every table, even where the game has no clock.</source>
        <translation>Eine hier gewählte Zeit gilt an jedem Tisch, auch wo das Spiel keine Uhr hat.</translation>
    </message>
    <message>
        <source>Time for a decision</source>
        <translation>Zeit für eine Entscheidung</translation>
    </message>
    <message>
        <source>clock timer countdown seconds</source>
        <translation>Uhr Timer Countdown Sekunden</translation>
    </message>
</context>
<context>
    <name>TakeInDialog</name>
    <message>
        <source>What could not be imported</source>
        <translation>Was nicht aufgenommen werden konnte</translation>
    </message>
    <message>
        <source>Import under another name?</source>
        <translation>Unter anderem Namen aufnehmen?</translation>
    </message>
    <message>
        <source>Import under new names</source>
        <translation>Unter neuen Namen aufnehmen</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Weglassen</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>Hit</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Versicherung</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Even Money</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>halten</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>ziehen</translation>
    </message>
    <message>
        <source>double</source>
        <translation>verdoppeln</translation>
    </message>
    <message>
        <source>split</source>
        <translation>teilen</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>aufgeben</translation>
    </message>
    <message>
        <source>double, else hit</source>
        <translation>verdoppeln, sonst ziehen</translation>
    </message>
    <message>
        <source>double, else stand</source>
        <translation>verdoppeln, sonst halten</translation>
    </message>
    <message>
        <source>surrender, else hit</source>
        <translation>aufgeben, sonst ziehen</translation>
    </message>
    <message>
        <source>surrender, else stand</source>
        <translation>aufgeben, sonst halten</translation>
    </message>
    <message>
        <source>surrender, else split</source>
        <translation>aufgeben, sonst teilen</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Follow double</source>
        <translation>Verdoppeln mitgehen</translation>
    </message>
    <message>
        <source>Follow split</source>
        <translation>Teilen mitgehen</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>Überkauft</translation>
    </message>
    <message>
        <source>Surrendered</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>push</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>bust</source>
        <translation>überkauft</translation>
    </message>
    <message>
        <source>even money</source>
        <translation>Even Money</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Charlie</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Emerald</source>
        <translation>Smaragd</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Mitternacht</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burgunder</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>Lagune</translation>
    </message>
    <message>
        <source>Classic green</source>
        <translation>Klassisches Grün</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Anthrazit</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Stop replay</source>
        <translation>Wiedergabe beenden</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>Lobby</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Ton aus</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Ton an</translation>
    </message>
    <message>
        <source>Hide the Rundown</source>
        <translation>Verlauf ausblenden</translation>
    </message>
    <message>
        <source>Show the Rundown</source>
        <translation>Verlauf einblenden</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Then %1</source>
        <comment>the balance in a replay</comment>
        <translation>Damals %1</translation>
    </message>
</context>
<context>
    <name>TotalTile</name>
    <message>
        <source>%1: %2</source>
        <comment>what a figure is, the figure</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>TroubleBanner</name>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>TroublePage</name>
    <message>
        <source>Set it aside, use the backup</source>
        <translation>Beiseitelegen, mit der Sicherung weitermachen</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>vom %1</translation>
    </message>
    <message>
        <source>Reading the backups…</source>
        <translation>Sicherungen werden gelesen …</translation>
    </message>
    <message>
        <source>None of them is intact</source>
        <translation>Keine davon ist unversehrt</translation>
    </message>
    <message>
        <source>Set it aside and use the backup of %1</source>
        <translation>Beiseitelegen und mit der Sicherung vom %1 weitermachen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Set it aside, start afresh</source>
        <translation>Beiseitelegen, neu anfangen</translation>
    </message>
    <message>
        <source>Set it aside and start afresh</source>
        <translation>Beiseitelegen und neu anfangen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>All backups</source>
        <translation>Alle Sicherungen</translation>
    </message>
</context>
<context>
    <name>TroubleWords</name>
    <message>
        <source>That did not help: %1</source>
        <translation>Das hat nicht geholfen: %1</translation>
    </message>
</context>
<context>
    <name>WalletMenu</name>
    <message>
        <source>Wallet</source>
        <translation>Geldbörse</translation>
    </message>
    <message>
        <source>Top up %1</source>
        <translation>%1 aufladen</translation>
    </message>
    <message>
        <source>Play with %1</source>
        <translation>Mit %1 spielen</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2-%1</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>Soft %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 zu %2</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Erstattet</translation>
    </message>
    <message>
        <source>win</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lose</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>erstattet</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>a decision</comment>
        <translation>Optimal</translation>
    </message>
    <message>
        <source>Fine</source>
        <comment>a decision</comment>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <comment>a decision</comment>
        <translation>Ungenauigkeit</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>a decision</comment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Blunder</source>
        <comment>a decision</comment>
        <translation>Patzer</translation>
    </message>
    <message>
        <source>Watched</source>
        <comment>a round in which the person staked nothing</comment>
        <translation>Zugesehen</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n gewonnen</numerusform>
            <numerusform>%n gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pushes</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n unentschieden</numerusform>
            <numerusform>%n unentschieden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n verloren</numerusform>
            <numerusform>%n verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n surrendered</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n aufgegeben</numerusform>
            <numerusform>%n aufgegeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n returned</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n erstattet</numerusform>
            <numerusform>%n erstattet</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands %1, side bets %2</source>
        <translation>Hände %1, Nebenwetten %2</translation>
    </message>
    <message>
        <source>%1 · %2 against %3</source>
        <translation>%1 · %2 gegen %3</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Hidden card is small</source>
        <translation>Verdeckte Karte ist klein</translation>
    </message>
    <message>
        <source>Hidden card is medium</source>
        <translation>Verdeckte Karte ist mittel</translation>
    </message>
    <message>
        <source>Hidden card is large</source>
        <translation>Verdeckte Karte ist groß</translation>
    </message>
    <message>
        <source>Hidden card: small, %1</source>
        <translation>Verdeckte Karte: klein, %1</translation>
    </message>
    <message>
        <source>Hidden card: medium, %1</source>
        <translation>Verdeckte Karte: mittel, %1</translation>
    </message>
    <message>
        <source>Hidden card: large, %1</source>
        <translation>Verdeckte Karte: groß, %1</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>form of a date, for QLocale::toString</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Hand %1</translation>
    </message>
    <message>
        <source>Someone is sitting there. Choose another spot.</source>
        <translation>Dort sitzt schon jemand. Wählen Sie eine andere Box.</translation>
    </message>
    <message>
        <source>You already have as many spots as one player may hold. Leave one first.</source>
        <translation>Sie haben so viele Boxen, wie eine Person haben darf. Verlassen Sie zuerst eine.</translation>
    </message>
    <message>
        <source>Both of your spots must carry the same stake.</source>
        <translation>Auf Ihren beiden Boxen liegt derselbe Einsatz.</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t sit at this table. Choose a standard account in the lobby.</source>
        <translation>Ein Testkonto darf an diesem Tisch keinen Platz belegen. Wählen Sie in der Lobby ein normales Konto.</translation>
    </message>
    <message>
        <source>That is your own spot. You can only bet behind other people.</source>
        <translation>Das ist Ihre eigene Box. Mitsetzen können Sie nur auf den Boxen anderer.</translation>
    </message>
    <message>
        <source>This game has no betting behind.</source>
        <translation>In diesem Spiel kann nicht mitgesetzt werden.</translation>
    </message>
    <message>
        <source>Nobody plays on that spot. Place the main stake first.</source>
        <translation>Auf dieser Box spielt niemand. Setzen Sie zuerst den Haupteinsatz.</translation>
    </message>
    <message>
        <source>Place at least %1.</source>
        <translation>Setzen Sie mindestens %1.</translation>
    </message>
    <message>
        <source>That is below the minimum. Place more.</source>
        <translation>Das liegt unter dem Minimum. Setzen Sie mehr.</translation>
    </message>
    <message>
        <source>The maximum there is %1.</source>
        <translation>Das Maximum ist dort %1.</translation>
    </message>
    <message>
        <source>That is above the maximum. Place less.</source>
        <translation>Das liegt über dem Maximum. Setzen Sie weniger.</translation>
    </message>
    <message>
        <source>Stakes go in steps of %1.</source>
        <translation>Einsätze gehen in Schritten von %1.</translation>
    </message>
    <message>
        <source>Your balance doesn&apos;t cover that. Stake less, or top up in the lobby.</source>
        <translation>Ihr Guthaben reicht dafür nicht. Setzen Sie weniger, oder laden Sie es in der Lobby auf.</translation>
    </message>
    <message>
        <source>That side bet isn&apos;t offered here.</source>
        <translation>Diese Nebenwette wird hier nicht angeboten.</translation>
    </message>
    <message>
        <source>You have excluded yourself from play until the period is over.</source>
        <translation>Sie haben sich bis zum Ende der Frist vom Spiel gesperrt.</translation>
    </message>
    <message>
        <source>You have reached the limit you set for yourself.</source>
        <translation>Das Limit, das Sie sich gesetzt haben, ist erreicht.</translation>
    </message>
    <message>
        <source>It isn&apos;t your turn. Wait until your hand is highlighted.</source>
        <translation>Sie sind nicht an der Reihe. Warten Sie, bis Ihre Hand umrandet ist.</translation>
    </message>
    <message>
        <source>The rules don&apos;t offer that here. Choose one of the actions shown.</source>
        <translation>Das sehen die Regeln hier nicht vor. Wählen Sie eine der gezeigten Möglichkeiten.</translation>
    </message>
    <message>
        <source>Not now. Wait a moment.</source>
        <translation>Jetzt nicht. Warten Sie einen Moment.</translation>
    </message>
    <message>
        <source>There is no such spot at this table.</source>
        <translation>Diese Box gibt es an diesem Tisch nicht.</translation>
    </message>
    <message>
        <source>The shoe has no cards left for this round. The stakes are returned.</source>
        <translation>Der Schlitten hat für diese Runde keine Karten mehr. Sie wird zurückerstattet.</translation>
    </message>
    <message>
        <source>That amount is too large to be counted. Stake less.</source>
        <translation>Dieser Betrag ist zu groß zum Rechnen. Setzen Sie weniger.</translation>
    </message>
    <message>
        <source>Time&apos;s up: no insurance.</source>
        <translation>Zeit abgelaufen: keine Versicherung.</translation>
    </message>
    <message>
        <source>Time&apos;s up: no even money.</source>
        <translation>Zeit abgelaufen: kein Even Money.</translation>
    </message>
    <message>
        <source>Time&apos;s up: not given up.</source>
        <translation>Zeit abgelaufen: nicht aufgegeben.</translation>
    </message>
    <message>
        <source>Time&apos;s up: not surrendered.</source>
        <translation>Zeit abgelaufen: nicht aufgegeben.</translation>
    </message>
    <message>
        <source>Time&apos;s up: not followed.</source>
        <translation>Zeit abgelaufen: nicht mitgegangen.</translation>
    </message>
    <message>
        <source>Time&apos;s up: hit, now %1.</source>
        <translation>Zeit abgelaufen: gezogen, jetzt %1.</translation>
    </message>
    <message>
        <source>Time&apos;s up: stood on %1.</source>
        <translation>Zeit abgelaufen: gehalten bei %1.</translation>
    </message>
    <message>
        <source>The side bet on spot %1 needs a stake on the spot.</source>
        <translation>Die Nebenwette auf Box %1 braucht einen Einsatz auf der Box.</translation>
    </message>
    <message>
        <source>Nobody plays on spot %1 in the next round. Change the bets.</source>
        <translation>Auf Box %1 spielt in der nächsten Runde niemand. Ändern Sie die Einsätze.</translation>
    </message>
    <message>
        <source>%1 takes at least %2.</source>
        <translation>%1: Setzen Sie mindestens %2.</translation>
    </message>
    <message>
        <source>Place at least %1 on spot %2.</source>
        <translation>Setzen Sie mindestens %1 auf Box %2.</translation>
    </message>
    <message>
        <source>Blackjack pays %1</source>
        <translation>Blackjack zahlt %1</translation>
    </message>
    <message>
        <source>Dealer must draw to %1 and hit soft %2</source>
        <translation>Dealer muss bis %1 und bei Soft %2 ziehen</translation>
    </message>
    <message>
        <source>Dealer must draw to %1 and stand on all %2s</source>
        <translation>Dealer muss bis %1 ziehen und bei jeder %2 halten</translation>
    </message>
    <message>
        <source>Insurance pays %1</source>
        <translation>Versicherung zahlt %1</translation>
    </message>
    <message>
        <source>Dealer&apos;s 22 pushes</source>
        <translation>22 des Dealers ist unentschieden</translation>
    </message>
    <message numerus="yes">
        <source>%n decks</source>
        <translation>
            <numerusform>%n Deck</numerusform>
            <numerusform>%n Decks</numerusform>
        </translation>
    </message>
    <message>
        <source>dealer hits soft %1</source>
        <translation>Dealer zieht bei Soft %1</translation>
    </message>
    <message>
        <source>dealer stands on %1</source>
        <translation>Dealer hält bei %1</translation>
    </message>
    <message>
        <source>dealer peeks</source>
        <translation>Dealer prüft</translation>
    </message>
    <message>
        <source>no peek</source>
        <translation>Dealer prüft nicht</translation>
    </message>
    <message numerus="yes">
        <source>up to %n hands</source>
        <translation>
            <numerusform>%n Hand</numerusform>
            <numerusform>bis zu %n Hände</numerusform>
        </translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>22 pushes</source>
        <translation>22 unentschieden</translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n aufgegeben</numerusform>
            <numerusform>%n aufgegeben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <comment>a side bet, how many of them won, and how many there were</comment>
        <translation>%1 %2 von %3</translation>
    </message>
    <message>
        <source>doubles on 9 to 11 only</source>
        <translation>Verdoppeln nur bei 9 bis 11</translation>
    </message>
    <message>
        <source>doubles on 10 and 11 only</source>
        <translation>Verdoppeln nur bei 10 und 11</translation>
    </message>
    <message>
        <source>no splits</source>
        <translation>kein Teilen</translation>
    </message>
    <message>
        <source>no doubles after a split</source>
        <translation>kein Verdoppeln nach dem Teilen</translation>
    </message>
    <message>
        <source>hands can be given up</source>
        <translation>Hände können aufgegeben werden</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a date, a time of day</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>a side bet, how many of them won, and how many there were</comment>
        <translation>%1 (%2 von %3)</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>side bets</comment>
        <translation>%1 verloren</translation>
    </message>
    <message>
        <source>hand won</source>
        <translation>Hand gewonnen</translation>
    </message>
    <message>
        <source>hand lost</source>
        <translation>Hand verloren</translation>
    </message>
    <message>
        <source>hand pushed</source>
        <translation>Hand unentschieden</translation>
    </message>
    <message>
        <source>hand bust</source>
        <translation>Hand überkauft</translation>
    </message>
    <message>
        <source>Dealer busts: %1</source>
        <comment>how the hands ended: 6 won</comment>
        <translation>Dealer überkauft: %1</translation>
    </message>
    <message numerus="yes">
        <source>Last time: %Ln rounds, %1 · %2</source>
        <comment>a game&apos;s last session: its net, its last round&apos;s time</comment>
        <translation>
            <numerusform>Zuletzt: %Ln Runde, %1 · %2</numerusform>
            <numerusform>Zuletzt: %Ln Runden, %1 · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>parts of a list</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last two parts of a list</comment>
        <translation>%1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>a table of %n seats shared with other people</source>
        <translation>
            <numerusform>ein Tisch mit %n Platz und anderen Leuten</numerusform>
            <numerusform>ein Tisch mit %n Plätzen und anderen Leuten</numerusform>
        </translation>
    </message>
    <message>
        <source>bets behind their hands</source>
        <translation>Mitsetzen auf ihre Hände</translation>
    </message>
    <message numerus="yes">
        <source>one to %n hands a round</source>
        <translation>
            <numerusform>eine Hand pro Runde</numerusform>
            <numerusform>eine bis %n Hände pro Runde</numerusform>
        </translation>
    </message>
    <message>
        <source>a hint about the hole card</source>
        <translation>ein Hinweis auf die verdeckte Karte</translation>
    </message>
    <message>
        <source>a push on the dealer&apos;s 22</source>
        <translation>Unentschieden bei einer 22 des Dealers</translation>
    </message>
    <message>
        <source>two gold cards of the dealer shown at once</source>
        <translation>zwei sofort gezeigte Goldkarten des Dealers</translation>
    </message>
    <message>
        <source>hands that can be given up</source>
        <translation>Hände, die man aufgeben kann</translation>
    </message>
    <message>
        <source>a blackjack that pays %1</source>
        <translation>ein Blackjack, der %1 zahlt</translation>
    </message>
    <message>
        <source>insurance that pays %1</source>
        <translation>eine Versicherung, die %1 zahlt</translation>
    </message>
    <message>
        <source>no peek at the hole card</source>
        <translation>keine Prüfung der verdeckten Karte</translation>
    </message>
    <message>
        <source>a dealer who hits soft %1</source>
        <translation>ein Dealer, der bei Soft %1 zieht</translation>
    </message>
    <message>
        <source>a dealer who stands on %1</source>
        <translation>ein Dealer, der bei %1 hält</translation>
    </message>
    <message numerus="yes">
        <source>pairs split into as many as %n hands</source>
        <translation>
            <numerusform>Paare, die %n Hand bleiben</numerusform>
            <numerusform>Paare, die man auf bis zu %n Hände teilt</numerusform>
        </translation>
    </message>
    <message>
        <source>one hand a round</source>
        <translation>eine Hand pro Runde</translation>
    </message>
    <message numerus="yes">
        <source>%n side bets</source>
        <translation>
            <numerusform>%n Nebenwette</numerusform>
            <numerusform>%n Nebenwetten</numerusform>
        </translation>
    </message>
    <message>
        <source>the side bet %1</source>
        <translation>die Nebenwette %1</translation>
    </message>
    <message>
        <source>the side bets %1</source>
        <translation>die Nebenwetten %1</translation>
    </message>
    <message>
        <source>the usual rules</source>
        <translation>die üblichen Regeln</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>A round of %1 played for %2 is waiting for you. Finish it first.</source>
        <translation>Eine Runde %1 wartet auf Sie, gespielt um %2. Spielen Sie diese zuerst zu Ende.</translation>
    </message>
    <message>
        <source>Dealer wins ties</source>
        <translation>Bei Gleichstand gewinnt der Dealer</translation>
    </message>
    <message>
        <source>a dealer who wins ties</source>
        <translation>ein Dealer, der bei Gleichstand gewinnt</translation>
    </message>
    <message>
        <source>dealer wins ties</source>
        <translation>Dealer gewinnt bei Gleichstand</translation>
    </message>
    <message numerus="yes">
        <source>%n-card Charlie</source>
        <comment>a hand of so many cards that isn&apos;t bust wins</comment>
        <translation>
            <numerusform>%n-Karten-Charlie</numerusform>
            <numerusform>%n-Karten-Charlie</numerusform>
        </translation>
    </message>
    <message>
        <source>Player&apos;s 21 wins ties</source>
        <translation>Bei 21 gegen 21 gewinnt der Spieler</translation>
    </message>
    <message>
        <source>a 21 of yours that wins ties</source>
        <translation>eine 21, die bei Gleichstand gewinnt</translation>
    </message>
    <message numerus="yes">
        <source>%n cards that win unless they bust</source>
        <translation>
            <numerusform>%n Karte, die gewinnt, wenn sie nicht überkauft ist</numerusform>
            <numerusform>%n Karten, die gewinnen, wenn sie nicht überkauft sind</numerusform>
        </translation>
    </message>
    <message>
        <source>doubles after hits too</source>
        <translation>Verdoppeln auch nach dem Ziehen</translation>
    </message>
    <message>
        <source>21 wins ties</source>
        <translation>21 gewinnt bei Gleichstand</translation>
    </message>
    <message>
        <source>no hole card</source>
        <translation>ohne verdeckte Karte</translation>
    </message>
    <message>
        <source>Both dealer cards are open</source>
        <translation>Beide Dealerkarten liegen offen</translation>
    </message>
    <message>
        <source>Bonuses for 21</source>
        <translation>Bonus für 21</translation>
    </message>
    <message>
        <source>a dealer who hides no card</source>
        <translation>ein Dealer, der keine Karte verdeckt</translation>
    </message>
    <message>
        <source>bonuses for some hands of 21</source>
        <translation>Bonus für manche Hände mit 21</translation>
    </message>
    <message numerus="yes">
        <source>%n Spanish decks</source>
        <translation>
            <numerusform>%n spanisches Deck</numerusform>
            <numerusform>%n spanische Decks</numerusform>
        </translation>
    </message>
    <message>
        <source>surrender after a double</source>
        <translation>Aufgeben nach dem Verdoppeln</translation>
    </message>
    <message>
        <source>both dealer cards open</source>
        <translation>beide Dealerkarten offen</translation>
    </message>
    <message>
        <source>bonuses for 21</source>
        <translation>Bonus für 21</translation>
    </message>
    <message>
        <source>Blackjack of spades pays %1</source>
        <translation>Blackjack in Pik zahlt %1</translation>
    </message>
    <message>
        <source>Blackjack of hearts pays %1</source>
        <translation>Blackjack in Herz zahlt %1</translation>
    </message>
    <message>
        <source>Blackjack of diamonds pays %1</source>
        <translation>Blackjack in Karo zahlt %1</translation>
    </message>
    <message>
        <source>Blackjack of clubs pays %1</source>
        <translation>Blackjack in Kreuz zahlt %1</translation>
    </message>
    <message>
        <source>Blackjack of one suit pays %1</source>
        <translation>Blackjack in einer Farbe zahlt %1</translation>
    </message>
    <message>
        <source>Player&apos;s blackjack always wins</source>
        <translation>Blackjack des Spielers gewinnt immer</translation>
    </message>
    <message>
        <source>Free doubles and splits</source>
        <translation>Verdoppeln und Teilen gratis</translation>
    </message>
    <message>
        <source>Free doubles</source>
        <translation>Verdoppeln gratis</translation>
    </message>
    <message>
        <source>Free splits</source>
        <translation>Teilen gratis</translation>
    </message>
    <message>
        <source>doubles and splits that the house stakes for you</source>
        <translation>Verdoppeln und Teilen auf Kosten des Hauses</translation>
    </message>
    <message>
        <source>doubles that the house stakes for you</source>
        <translation>Verdoppeln auf Kosten des Hauses</translation>
    </message>
    <message>
        <source>splits that the house stakes for you</source>
        <translation>Teilen auf Kosten des Hauses</translation>
    </message>
    <message>
        <source>a blackjack of yours that always wins</source>
        <translation>ein Blackjack, mit dem Sie immer gewinnen</translation>
    </message>
    <message>
        <source>more for a blackjack of one suit</source>
        <translation>mehr für einen Blackjack in einer Farbe</translation>
    </message>
    <message>
        <source>redoubling</source>
        <translation>erneutes Verdoppeln</translation>
    </message>
    <message>
        <source>surrender at any time</source>
        <translation>Aufgeben jederzeit</translation>
    </message>
    <message>
        <source>free doubles</source>
        <translation>Verdoppeln gratis</translation>
    </message>
    <message>
        <source>free splits</source>
        <translation>Teilen gratis</translation>
    </message>
    <message>
        <source>your blackjack always wins</source>
        <translation>Ihr Blackjack gewinnt immer</translation>
    </message>
    <message>
        <source>Player&apos;s 21 always wins</source>
        <translation>21 des Spielers gewinnt immer</translation>
    </message>
    <message>
        <source>a 21 of yours that always wins</source>
        <translation>eine 21, mit der Sie immer gewinnen</translation>
    </message>
    <message>
        <source>21 always wins</source>
        <translation>21 gewinnt immer</translation>
    </message>
</context>
<context>
    <name>openshoe::app::AutoPlayer</name>
    <message>
        <source>the table has not moved for two minutes</source>
        <translation>der Tisch hat sich seit zwei Minuten nicht bewegt</translation>
    </message>
    <message>
        <source>no stake could be placed: %1</source>
        <translation>es ließ sich kein Einsatz setzen: %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written</source>
        <translation>%1 lässt sich nicht schreiben</translation>
    </message>
</context>
<context>
    <name>openshoe::models::AboutController</name>
    <message>
        <source>Open Shoe %1 with Qt %2</source>
        <translation>Open Shoe %1 mit Qt %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln files</source>
        <translation>
            <numerusform>%1 in %Ln Datei</numerusform>
            <numerusform>%1 in %Ln Dateien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::AccountDeletion</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln Runde</numerusform>
            <numerusform>%Ln Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>What goes for good: the account %1 with %2, its wallets, shoes, notes and limits. Backups made earlier still hold them.</source>
        <translation>Was endgültig verschwindet: das Konto %1 mit %2, seine Geldbörsen, Schlitten, Notizen und Limits. Frühere Sicherungen enthalten sie noch.</translation>
    </message>
    <message>
        <source>It is the only account, so it stays.</source>
        <translation>Es ist das einzige Konto, also bleibt es.</translation>
    </message>
    <message>
        <source>One of its rounds is still open. Finish it first.</source>
        <translation>Eine seiner Runden ist noch offen. Beenden Sie sie zuerst.</translation>
    </message>
    <message>
        <source>A break is running. The account can be deleted once it is over.</source>
        <translation>Eine Spielpause läuft. Danach kann das Konto gelöscht werden.</translation>
    </message>
    <message>
        <source>A limit is set for it. Remove that first; the account can be deleted once the removal has taken effect.</source>
        <translation>Für das Konto gilt ein Limit. Heben Sie es zuerst auf; sobald das wirksam ist, kann das Konto gelöscht werden.</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 ist keine Datei auf diesem Computer.</translation>
    </message>
    <message>
        <source>The account %1 was deleted.</source>
        <translation>Das Konto %1 wurde gelöscht.</translation>
    </message>
    <message>
        <source>The account %1 was deleted. Its record is in %2.</source>
        <translation>Das Konto %1 wurde gelöscht. Seine Aufzeichnung liegt in %2.</translation>
    </message>
    <message>
        <source>%1 Nothing was deleted.</source>
        <translation>%1 Es wurde nichts gelöscht.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::AccountsModel</name>
    <message>
        <source>The account %1 is ready, with play money in every wallet.</source>
        <translation>Das Konto %1 ist da, mit Spielgeld in jeder Geldbörse.</translation>
    </message>
    <message>
        <source>Your wallet now holds %1.</source>
        <translation>Ihre Geldbörse enthält jetzt %1.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>The top-up was taken back. Your wallet now holds %1.</source>
        <translation>Die Aufladung wurde zurückgenommen. Ihre Geldbörse enthält jetzt %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::BackupsModel</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln Runde</numerusform>
            <numerusform>%Ln Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>last round %1</source>
        <translation>letzte Runde %1</translation>
    </message>
    <message>
        <source>intact</source>
        <comment>a backup</comment>
        <translation>unversehrt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries changed or missing</source>
        <translation>
            <numerusform>%Ln Eintrag geändert oder fehlend</numerusform>
            <numerusform>%Ln Einträge geändert oder fehlend</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::CellDetail</name>
    <message>
        <source>under %1</source>
        <translation>unter %1</translation>
    </message>
    <message>
        <source>No hand leads to this cell.</source>
        <translation>Keine Hand führt zu diesem Feld.</translation>
    </message>
    <message>
        <source>Surrender comes before the dealer peeks; the figures of the other plays assume no dealer blackjack.</source>
        <translation>Aufgegeben wird, bevor der Dealer prüft; die anderen Werte gelten für einen Dealer ohne Blackjack.</translation>
    </message>
    <message>
        <source>The same play is best whatever cards make the hand.</source>
        <translation>Dieselbe Spielweise ist optimal, aus welchen Karten die Hand auch besteht.</translation>
    </message>
    <message>
        <source>Another play is better with these cards, %1 of such hands</source>
        <translation>Mit diesen Karten ist eine andere Spielweise besser, %1 dieser Hände</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ChallengeController</name>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 ist keine Datei auf diesem Computer.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Geschrieben nach %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2</source>
        <translation>%1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>Its rules differ from those of your %1: %2</source>
        <comment>a game, sentences</comment>
        <translation>Die Regeln weichen von denen Ihres Spiels %1 ab: %2</translation>
    </message>
    <message>
        <source>You don&apos;t have this game. The file holds its rules.</source>
        <translation>Dieses Spiel haben Sie nicht. Seine Regeln stehen in der Datei.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, with %1 staked</source>
        <translation>
            <numerusform>%Ln Runde, gesetzt sind %1</numerusform>
            <numerusform>%Ln Runden, gesetzt sind %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish this round first, then play the challenge.</source>
        <translation>Spielen Sie erst diese Runde zu Ende, dann die Herausforderung.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Sender</source>
        <comment>of a challenge</comment>
        <translation>Absender</translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>to a challenge</comment>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Challenge somebody</source>
        <translation>Jemanden herausfordern</translation>
    </message>
    <message>
        <source>Challenge, round %1 of %2</source>
        <translation>Herausforderung, Runde %1 von %2</translation>
    </message>
    <message>
        <source>A challenge: %1</source>
        <comment>a game</comment>
        <translation>Herausforderung: %1</translation>
    </message>
    <message>
        <source>A challenge from %1: %2</source>
        <comment>somebody, a game</comment>
        <translation>Herausforderung von %1: %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CoachController</name>
    <message>
        <source>Best: %1</source>
        <translation>Optimal: %1</translation>
    </message>
    <message>
        <source>Equally good: %1</source>
        <translation>Gleich gut: %1</translation>
    </message>
    <message>
        <source>Equally good: %1. Others: %2</source>
        <translation>Gleich gut: %1. Sonst: %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CompareController</name>
    <message>
        <source>%1, trial rules</source>
        <translation>%1, Regeln auf Probe</translation>
    </message>
    <message>
        <source>%1. %2: %3. %4: %5.</source>
        <translation>%1. %2: %3. %4: %5.</translation>
    </message>
    <message>
        <source>Differs. %1: %2 %3: %4 Alone %5, in turn %6.</source>
        <translation>Verschieden. %1: %2 %3: %4 Einzeln %5, der Reihe nach %6.</translation>
    </message>
    <message>
        <source>Both: %1</source>
        <translation>Beide: %1</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>Kein Unterschied</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>House edge %1 and %2. %3.</source>
        <translation>Hausvorteil %1 und %2. %3.</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Was sich unterscheidet</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Einzeln</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>Der Reihe nach</translation>
    </message>
    <message>
        <source>In common</source>
        <translation>Was beide haben</translation>
    </message>
    <message>
        <source>%1 In an hour: %2.</source>
        <comment>a rule that differs, money</comment>
        <translation>%1 In einer Stunde: %2.</translation>
    </message>
    <message>
        <source>House edge of the side bets, and in an hour with the same stake on each</source>
        <translation>Hausvorteil der Nebenwetten, und in einer Stunde bei gleichem Einsatz auf jede</translation>
    </message>
    <message>
        <source>The second is %1 better for you, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>Das zweite ist um %1 besser für Sie, etwa %2 in der Stunde</translation>
    </message>
    <message>
        <source>The second is %1 better for the house, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>Das zweite ist um %1 besser für das Haus, etwa %2 in der Stunde</translation>
    </message>
    <message>
        <source>Alone: what the first game&apos;s return gains when only this rule is taken from the second. In turn: what it gains when the rules are changed one after another; these add up. Both in percentage points, and in money beneath, in an hour.</source>
        <translation>Einzeln: was die Auszahlungsquote des ersten Spiels gewinnt, wenn nur diese Regel wie im zweiten ist. Der Reihe nach: was sie gewinnt, wenn die Regeln nacheinander geändert werden; diese Werte addieren sich. Beides in Prozentpunkten, darunter in Geld in einer Stunde.</translation>
    </message>
    <message>
        <source>In an hour</source>
        <translation>In einer Stunde</translation>
    </message>
    <message>
        <source>%1: %2 and %3.</source>
        <comment>at what stake; what each of two games costs</comment>
        <translation>%1: %2 und %3.</translation>
    </message>
    <message>
        <source>Hands that are played differently</source>
        <translation>Hände, die anders gespielt werden</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountCards</name>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>What a card gone changes</source>
        <translation>Was eine fehlende Karte ändert</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card, its figure</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a line&apos;s name, its figures</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1. Fits %2.</source>
        <comment>a line of tags, how well</comment>
        <translation>%1. Passung %2.</translation>
    </message>
    <message>
        <source>Per cent, same play</source>
        <translation>Prozent, gleiches Spiel</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>Per cent, best play</source>
        <translation>Prozent, bestes Spiel</translation>
    </message>
    <message>
        <source>Tags up to %1</source>
        <translation>Werte bis %1</translation>
    </message>
    <message>
        <source>What you win more of a stake if one such card is gone from the full shoe: with the play of the full shoe kept, and with the best play for each shoe.</source>
        <translation>Was Sie von einem Einsatz mehr gewinnen, wenn eine solche Karte im vollen Schlitten fehlt: mit der Spielweise des vollen Schlittens und mit der besten für jeden Schlitten.</translation>
    </message>
    <message>
        <source>What the bet wins more if one such card is gone from the full shoe; the mean of the four suits.</source>
        <translation>Was die Wette mehr gewinnt, wenn eine solche Karte im vollen Schlitten fehlt; das Mittel der vier Farben.</translation>
    </message>
    <message>
        <source>Betting correlation: %1</source>
        <translation>Einsatzkorrelation: %1</translation>
    </message>
    <message>
        <source>Insurance correlation: %1</source>
        <translation>Versicherungskorrelation: %1</translation>
    </message>
    <message>
        <source>Playing efficiency, measured: %1</source>
        <translation>Spieleffizienz, gemessen: %1</translation>
    </message>
    <message>
        <source>Playing efficiency: known once the plays have been looked for</source>
        <translation>Spieleffizienz: bekannt, sobald die Spielweisen gesucht sind</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Taking cards away, one of each…</source>
        <translation>Je eine Karte wird weggenommen …</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountPlays</name>
    <message>
        <source>Some hundred shoes in use are solved to find the plays that follow the count. It takes up to a minute or two, once in each game.</source>
        <translation>Einige hundert angebrochene Schlitten werden gelöst, um die Spielweisen nach der Zählung zu finden. Das dauert bis zu ein, zwei Minuten, einmal je Spiel.</translation>
    </message>
    <message>
        <source>%1, otherwise %2</source>
        <comment>a play, what else is done</comment>
        <translation>%1, sonst %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>a count</comment>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <comment>a count</comment>
        <translation>%1 oder weniger</translation>
    </message>
    <message>
        <source>%1: %2 at a count of %3. Early, middle and late in the shoe: %4. Earns %5 of all.</source>
        <translation>%1: %2 bei Zählung %3. Früh, in der Mitte und spät im Schlitten: %4. Bringt %5 von allem.</translation>
    </message>
    <message>
        <source>Together they earn %1 of the smallest stake a round with stakes of 1 to 8, and %2 with one stake always.</source>
        <translation>Zusammen bringen sie je Runde %1 des kleinsten Einsatzes bei Einsätzen von 1 bis 8, und %2 bei immer einem Einsatz.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountQuestion</name>
    <message>
        <source>The one chosen on the page Counting</source>
        <translation>Das auf der Seite „Zählen“ gewählte</translation>
    </message>
    <message>
        <source>Before the shuffle: what is your count, by %1?</source>
        <comment>a count system</comment>
        <translation>Vor dem Mischen: Wie ist Ihre Zählung nach %1?</translation>
    </message>
    <message>
        <source>What is your count now, by %1?</source>
        <comment>a count system</comment>
        <translation>Wie ist Ihre Zählung jetzt, nach %1?</translation>
    </message>
    <message>
        <source>Right: the count is %1.</source>
        <translation>Richtig: Die Zählung ist %1.</translation>
    </message>
    <message>
        <source>Not %1: the count is %2.</source>
        <translation>Nicht %1: Die Zählung ist %2.</translation>
    </message>
    <message>
        <source>About %1 decks are left.</source>
        <comment>a number</comment>
        <translation>Etwa %1 Decks sind übrig.</translation>
    </message>
    <message>
        <source>Not %1 decks: about %2 are left.</source>
        <comment>numbers</comment>
        <translation>Nicht %1 Decks: Etwa %2 sind übrig.</translation>
    </message>
    <message>
        <source>The true count is %1.</source>
        <translation>Die wahre Zählung ist %1.</translation>
    </message>
    <message>
        <source>Type your count: a number such as %1.</source>
        <translation>Geben Sie Ihre Zählung ein: eine Zahl, etwa %1.</translation>
    </message>
    <message>
        <source>Type how many decks are left, in quarters: %1 to %2.</source>
        <translation>Geben Sie ein, wie viele Decks übrig sind, in Vierteln: %1 bis %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountSides</name>
    <message>
        <source>This game has no side bets.</source>
        <translation>Dieses Spiel hat keine Nebenwetten.</translation>
    </message>
    <message>
        <source>With a shuffle before every round no side bet is ever worth more than at other times.</source>
        <translation>Wird vor jeder Runde gemischt, ist keine Nebenwette je mehr wert als sonst.</translation>
    </message>
    <message>
        <source>Watching the side bets in a thousand shoes…</source>
        <translation>Die Nebenwetten werden in tausend Schlitten beobachtet …</translation>
    </message>
    <message>
        <source>Staked in every round it loses %1 of the stake.</source>
        <translation>In jeder Runde gesetzt, verliert sie %1 des Einsatzes.</translation>
    </message>
    <message>
        <source>Staked in every round it wins %1 of the stake.</source>
        <translation>In jeder Runde gesetzt, gewinnt sie %1 des Einsatzes.</translation>
    </message>
    <message>
        <source>Before the cut card it is never worth its stake.</source>
        <translation>Vor der Schnittkarte ist sie ihren Einsatz nie wert.</translation>
    </message>
    <message>
        <source>Who knew every card left would stake in %1 of the rounds, and win %2 of a stake in each of them.</source>
        <translation>Wer jede übrige Karte kennte, setzte in %1 der Runden und gewänne in jeder davon %2 des Einsatzes.</translation>
    </message>
    <message>
        <source>%1 catches nothing of that.</source>
        <comment>a count&apos;s name</comment>
        <translation>%1 fängt davon nichts.</translation>
    </message>
    <message>
        <source>%1 catches %2 of that, staking from a count of %3 on: in %4 of the rounds.</source>
        <translation>%1 fängt davon %2, mit Einsätzen ab Zählung %3: in %4 der Runden.</translation>
    </message>
    <message>
        <source>%1 catches %2 of that, staking up to a count of %3: in %4 of the rounds.</source>
        <translation>%1 fängt davon %2, mit Einsätzen bis Zählung %3: in %4 der Runden.</translation>
    </message>
    <message>
        <source>The best count made for this bet, with a tag for every single card, would catch %1.</source>
        <translation>Die beste für diese Wette gemachte Zählung, mit einem Wert für jede einzelne Karte, finge %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountSystems</name>
    <message>
        <source>I don&apos;t count</source>
        <translation>Ich zähle nicht</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n systems of your own are kept. Remove one first.</source>
        <translation>
            <numerusform>Es wird höchstens %n eigenes System behalten. Entfernen Sie zuerst eines.</numerusform>
            <numerusform>Es werden höchstens %n eigene Systeme behalten. Entfernen Sie zuerst eines.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountingController</name>
    <message numerus="yes">
        <source>%n decks</source>
        <translation>
            <numerusform>%n Deck</numerusform>
            <numerusform>%n Decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n Hand</numerusform>
            <numerusform>%n Hände</numerusform>
        </translation>
    </message>
    <message>
        <source>Full Kelly</source>
        <translation>Volles Kelly</translation>
    </message>
    <message>
        <source>Three quarters of Kelly</source>
        <translation>Drei Viertel Kelly</translation>
    </message>
    <message>
        <source>Half of Kelly</source>
        <translation>Halbes Kelly</translation>
    </message>
    <message>
        <source>A third of Kelly</source>
        <translation>Ein Drittel Kelly</translation>
    </message>
    <message>
        <source>A quarter of Kelly</source>
        <translation>Ein Viertel Kelly</translation>
    </message>
    <message>
        <source>Following every session to its end</source>
        <translation>Jede Sitzung wird bis zum Ende verfolgt</translation>
    </message>
    <message>
        <source>Analysing the game</source>
        <translation>Das Spiel wird analysiert</translation>
    </message>
    <message>
        <source>Dealing rounds</source>
        <translation>Runden werden gegeben</translation>
    </message>
    <message>
        <source>Taking cards away</source>
        <translation>Karten werden weggenommen</translation>
    </message>
    <message>
        <source>Solving shoes in use</source>
        <translation>Angebrochene Schlitten werden gelöst</translation>
    </message>
    <message>
        <source>Looking for the plays that follow the count</source>
        <translation>Spielweisen nach der Zählung werden gesucht</translation>
    </message>
    <message>
        <source>Watching the side bets</source>
        <translation>Nebenwetten werden beobachtet</translation>
    </message>
    <message>
        <source>A bankroll of %1 can&apos;t pay for %2 in one round. Take a larger one, or smaller stakes.</source>
        <translation>Ein Kapital von %1 reicht nicht für %2 in einer Runde. Nehmen Sie ein größeres oder kleinere Einsätze.</translation>
    </message>
    <message numerus="yes">
        <source>After %n hours you would be behind about %1.</source>
        <comment>an hour or more, how often</comment>
        <translation>
            <numerusform>Nach %n Stunde lägen Sie etwa %1 zurück.</numerusform>
            <numerusform>Nach %n Stunden lägen Sie etwa %1 zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>On average you would win %1.</source>
        <translation>Im Mittel gewännen Sie %1.</translation>
    </message>
    <message>
        <source>On average you would lose %1.</source>
        <translation>Im Mittel verlören Sie %1.</translation>
    </message>
    <message>
        <source>The bankroll would be gone before then %1.</source>
        <comment>how often</comment>
        <translation>Das Kapital wäre vorher weg: %1.</translation>
    </message>
    <message>
        <source>From %1 simulated rounds, by basic strategy.</source>
        <comment>very many</comment>
        <translation>Aus %1 simulierten Runden, mit Basisstrategie.</translation>
    </message>
    <message>
        <source>From %1 simulated rounds, with the plays that follow the count.</source>
        <comment>very many</comment>
        <translation>Aus %1 simulierten Runden, mit den Spielweisen nach der Zählung.</translation>
    </message>
    <message>
        <source>The smallest stake here is %1.</source>
        <translation>Der kleinste Einsatz hier ist %1.</translation>
    </message>
    <message>
        <source>Type a whole number from %1 to %2.</source>
        <translation>Geben Sie eine ganze Zahl von %1 bis %2 ein.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::DataFile</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>That didn&apos;t work, and nothing has changed. %1</source>
        <translation>Das hat nicht geklappt, und nichts hat sich geändert. %1</translation>
    </message>
    <message>
        <source>The last game may not be on record in full: %1.</source>
        <translation>Das letzte Spiel ist möglicherweise nicht vollständig aufgezeichnet: %1.</translation>
    </message>
    <message>
        <source>A round could not be finished: %1</source>
        <translation>Eine Runde konnte nicht beendet werden: %1</translation>
    </message>
    <message>
        <source>The round that was stopped is now cancelled on disk too, and its stakes are returned.</source>
        <translation>Die angehaltene Runde ist auch auf dem Datenträger abgebrochen; die Einsätze sind zurück.</translation>
    </message>
    <message>
        <source>An interrupted round was finished by the no-answer rule.</source>
        <translation>Eine unterbrochene Runde wurde nach der Regel für ausbleibende Antworten beendet.</translation>
    </message>
    <message>
        <source>Today&apos;s backup could not be made. %1</source>
        <translation>Die heutige Sicherung konnte nicht angelegt werden. %1</translation>
    </message>
    <message>
        <source>The backup of %1 has been made.</source>
        <translation>Die Sicherung vom %1 ist angelegt.</translation>
    </message>
    <message>
        <source>The backup could not be made. %1</source>
        <translation>Die Sicherung konnte nicht angelegt werden. %1</translation>
    </message>
    <message>
        <source>Setting the damaged file aside and reading the backup…</source>
        <translation>Die beschädigte Datei wird beiseitegelegt und die Sicherung gelesen …</translation>
    </message>
    <message>
        <source>The backup is in place.</source>
        <translation>Die Sicherung ist eingespielt.</translation>
    </message>
    <message>
        <source>The backup is in place. The damaged file is kept as %1.</source>
        <translation>Die Sicherung ist eingespielt. Die beschädigte Datei bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>The backup is in place. What was there before is kept as %1.</source>
        <translation>Die Sicherung ist eingespielt. Der vorherige Stand bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>Setting the damaged file aside…</source>
        <translation>Die beschädigte Datei wird beiseitegelegt …</translation>
    </message>
    <message>
        <source>You are starting afresh. The damaged file is kept as %1.</source>
        <translation>Sie fangen neu an. Die beschädigte Datei bleibt als %1 erhalten.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::DateRange</name>
    <message>
        <source>All days</source>
        <translation>Alle Tage</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <comment>the last ones</comment>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>From … to …</source>
        <comment>days that are written</comment>
        <translation>Von … bis …</translation>
    </message>
    <message>
        <source>Type a date like %1.</source>
        <translation>Schreiben Sie einen Tag so: %1.</translation>
    </message>
    <message>
        <source>This day comes before the first day.</source>
        <translation>Dieser Tag liegt vor dem ersten.</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
</context>
<context>
    <name>openshoe::models::DecksController</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a deck of cards, KDE or GNOME</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The deck you chose is no longer on this computer. Our own cards are shown instead.</source>
        <translation>Das bisher gewählte Kartenspiel ist auf diesem Computer nicht mehr vorhanden. Unsere eigenen Karten werden gezeigt.</translation>
    </message>
    <message>
        <source>The file of the deck you chose can&apos;t be used. Our own cards are shown instead.</source>
        <translation>Die Datei des gewählten Kartenspiels ist nicht verwendbar. Unsere eigenen Karten werden gezeigt.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::EditorFigures</name>
    <message>
        <source>%1 → %2</source>
        <comment>a play that becomes another</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Every cell of the chart is played as under the saved rules.</source>
        <translation>Jedes Feld der Tabelle wird wie nach den gespeicherten Regeln gespielt.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells of the chart are played differently:</source>
        <translation>
            <numerusform>%n Feld der Tabelle wird anders gespielt:</numerusform>
            <numerusform>%n Felder der Tabelle werden anders gespielt:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <comment>cells of the chart</comment>
        <translation>
            <numerusform>Und %n weiteres.</numerusform>
            <numerusform>Und %n weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>%1, etwa %2 in der Stunde</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ElsewhereController</name>
    <message>
        <source>The round is still being played.</source>
        <translation>Die Runde wird noch gespielt.</translation>
    </message>
    <message>
        <source>The record of this round can&apos;t be read to the end.</source>
        <translation>Was von dieser Runde aufgezeichnet ist, lässt sich nicht bis zum Ende lesen.</translation>
    </message>
    <message>
        <source>No cards were dealt, or they are not those of the round&apos;s shoe.</source>
        <translation>Es wurden keine Karten gegeben, oder sie gehören nicht zum Schlitten der Runde.</translation>
    </message>
    <message>
        <source>Imagined: the cards of round %1 in %2</source>
        <translation>Gedachtes Spiel: die Karten der Runde %1 in %2</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Runde %1 · %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::FairnessController</name>
    <message>
        <source>Copied shoe %1 as JSON</source>
        <translation>Schlitten %1 als JSON kopiert</translation>
    </message>
    <message>
        <source>Shoe %1</source>
        <translation>Schlitten %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::FileSaver</name>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 ist keine Datei auf diesem Computer.</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Geschrieben nach %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <comment>a file, and the system&apos;s reason</comment>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::FinishedShoesModel</name>
    <message>
        <source>%1 of %2 cards</source>
        <translation>%1 von %2 Karten</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>from when to when</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::GamesController</name>
    <message>
        <source>This game no longer exists.</source>
        <translation>Dieses Spiel gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>“%1” is now one of your own games.</source>
        <translation>„%1“ ist jetzt ein eigenes Spiel von Ihnen.</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>„%1“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>“%1” is back.</source>
        <translation>„%1“ ist wieder da.</translation>
    </message>
    <message>
        <source>%1 still can&apos;t be used.</source>
        <translation>%1 ist noch immer nicht verwendbar.</translation>
    </message>
    <message>
        <source>The folder is %1</source>
        <translation>Der Ordner ist %1</translation>
    </message>
    <message>
        <source>“%1” has the same id as “%2”. It would be imported as “%3”.</source>
        <translation>„%1“ hat die Kennung von „%2“. Es würde als „%3“ aufgenommen.</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 ist keine Datei auf diesem Computer.</translation>
    </message>
    <message>
        <source>It is already one of your games: “%1”.</source>
        <translation>Es gehört schon zu Ihren Spielen: „%1“.</translation>
    </message>
    <message>
        <source>“%1” was imported.</source>
        <translation>„%1“ wurde aufgenommen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were imported.</source>
        <translation>
            <numerusform>%Ln Spiel wurde aufgenommen.</numerusform>
            <numerusform>%Ln Spiele wurden aufgenommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Geschrieben nach %1</translation>
    </message>
    <message>
        <source>“%1” is saved. It is hidden in the lobby.</source>
        <translation>„%1“ ist gespeichert und in der Lobby ausgeblendet.</translation>
    </message>
    <message>
        <source>“%1” is saved, and in the lobby.</source>
        <translation>„%1“ ist gespeichert und steht in der Lobby.</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jetzt spielen</translation>
    </message>
</context>
<context>
    <name>openshoe::models::GamesModel</name>
    <message>
        <source>%1 can&apos;t be used. %2</source>
        <translation>%1 ist nicht verwendbar. %2</translation>
    </message>
    <message>
        <source>Deleted. You can restore it until you quit.</source>
        <translation>Gelöscht. Es lässt sich unverändert zurückholen, bis das Programm geschlossen wird.</translation>
    </message>
    <message>
        <source>%1, deleted</source>
        <translation>%1, gelöscht</translation>
    </message>
    <message>
        <source>%1, hidden from the lobby. %2. %3</source>
        <translation>%1, in der Lobby ausgeblendet. %2. %3</translation>
    </message>
    <message>
        <source>%1. %2. %3</source>
        <translation>%1. %2. %3</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Hausvorteil %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::HandBuilder</name>
    <message>
        <source>Any hand</source>
        <translation>Jede Hand</translation>
    </message>
    <message>
        <source>Hard %1</source>
        <translation>Hard %1</translation>
    </message>
    <message>
        <source>Soft %1</source>
        <translation>Soft %1</translation>
    </message>
    <message>
        <source>A</source>
        <comment>an ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Pair of %1</source>
        <translation>Paar %1</translation>
    </message>
    <message>
        <source>Any up card</source>
        <translation>Jede offene Karte</translation>
    </message>
    <message>
        <source>Any decision</source>
        <translation>Jede Entscheidung</translation>
    </message>
</context>
<context>
    <name>openshoe::models::HandCalculator</name>
    <message>
        <source>Hidden card unknown</source>
        <translation>Verdeckte Karte unbekannt</translation>
    </message>
    <message>
        <source>Hidden card seen</source>
        <translation>Verdeckte Karte gesehen</translation>
    </message>
    <message>
        <source>Not from a split</source>
        <translation>Nicht geteilt</translation>
    </message>
    <message numerus="yes">
        <source>One of %n hands from a split</source>
        <translation>
            <numerusform>Eine von %n geteilten Händen</numerusform>
            <numerusform>Eine von %n geteilten Händen</numerusform>
        </translation>
    </message>
    <message>
        <source>With the rules of %1, %2</source>
        <comment>a game, a round</comment>
        <translation>Mit den Regeln von %1, %2</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a card. Cards are A, 2 to 10, J, Q and K, with a suit if you like: A 7, 10♠, KH.</source>
        <translation>„%1“ ist keine Karte. Karten sind A, 2 bis 10, J, Q und K, auf Wunsch mit Farbe: A 7, 10♠, KH.</translation>
    </message>
    <message>
        <source>Only one card lies there, like 9 or 10♠.</source>
        <translation>Dort liegt nur eine Karte, etwa 9 oder 10♠.</translation>
    </message>
    <message numerus="yes">
        <source>The shoe holds only %Ln cards.</source>
        <translation>
            <numerusform>Der Schlitten hat nur %Ln Karte.</numerusform>
            <numerusform>Der Schlitten hat nur %Ln Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is too often: this shoe holds %1 only %n times.</source>
        <extracomment>How often a card, &quot;7&quot;, &quot;10&quot; or &quot;AS&quot;, is in the shoe</extracomment>
        <translation>
            <numerusform>Das ist zu oft: In diesem Schlitten gibt es %1 nur einmal.</numerusform>
            <numerusform>Das ist zu oft: In diesem Schlitten gibt es %1 nur %n-mal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hand has at most %Ln cards.</source>
        <translation>
            <numerusform>Eine Hand hat höchstens %Ln Karte.</numerusform>
            <numerusform>Eine Hand hat höchstens %Ln Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cards are worth %1. More than 21 is bust, and there is nothing to decide.</source>
        <translation>Diese Karten zählen %1. Mehr als 21 ist überkauft, da gibt es nichts zu entscheiden.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards gone, %1 not seen</source>
        <comment>from the shoe</comment>
        <translation>
            <numerusform>%Ln Karte weg, %1 nicht gesehen</numerusform>
            <numerusform>%Ln Karten weg, %1 nicht gesehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Give your hand two cards or more.</source>
        <translation>Geben Sie Ihrer Hand zwei Karten oder mehr.</translation>
    </message>
    <message>
        <source>Give the dealer a card.</source>
        <translation>Geben Sie dem Dealer eine Karte.</translation>
    </message>
    <message>
        <source>Say which hidden card you have seen.</source>
        <translation>Sagen Sie, welche verdeckte Karte Sie gesehen haben.</translation>
    </message>
    <message>
        <source>%1: %2 stakes, %3</source>
        <comment>a play, its worth</comment>
        <translation>%1: %2 Einsätze, %3</translation>
    </message>
    <message>
        <source>%1: %2 stakes, %3. %4</source>
        <comment>a play, its worth, “Best”</comment>
        <translation>%1: %2 Einsätze, %3. %4</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>of all plays</comment>
        <translation>Am besten</translation>
    </message>
    <message>
        <source>Take it</source>
        <comment>an offer</comment>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Even</source>
        <comment>an offer: taking it or not is worth the same</comment>
        <translation>Egal</translation>
    </message>
    <message>
        <source>Decline</source>
        <comment>an offer</comment>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Insurance, half a stake</source>
        <translation>Versicherung, halber Einsatz</translation>
    </message>
    <message>
        <source>22, a push by the rules</source>
        <translation>22, laut Regeln unentschieden</translation>
    </message>
    <message numerus="yes">
        <source>With each of the %Ln cards counted that weren&apos;t seen; on splits into more than two hands, see openshoe-cli analyze.</source>
        <translation>
            <numerusform>Mit der %Ln nicht gesehenen Karte gerechnet; zum Teilen in mehr als zwei Hände siehe openshoe-cli analyze.</numerusform>
            <numerusform>Mit jeder der %Ln nicht gesehenen Karten gerechnet; zum Teilen in mehr als zwei Hände siehe openshoe-cli analyze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exact, with each of the %Ln cards counted that weren&apos;t seen.</source>
        <translation>
            <numerusform>Exakt, mit der %Ln nicht gesehenen Karte gerechnet.</numerusform>
            <numerusform>Exakt, mit jeder der %Ln nicht gesehenen Karten gerechnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer hasn&apos;t looked yet: a blackjack, %1 of the time, is in these figures.</source>
        <translation>Der Dealer hat noch nicht nachgesehen: Ein Blackjack, in %1 der Fälle, ist eingerechnet.</translation>
    </message>
    <message>
        <source>Amounts for a stake of %1</source>
        <translation>Beträge für einen Einsatz von %1</translation>
    </message>
    <message>
        <source>Both cards open</source>
        <translation>Beide Karten offen</translation>
    </message>
    <message>
        <source>Give the dealer a second card.</source>
        <translation>Geben Sie dem Dealer eine zweite Karte.</translation>
    </message>
    <message>
        <source>No hidden card</source>
        <translation>Keine verdeckte Karte</translation>
    </message>
</context>
<context>
    <name>openshoe::models::HourlyMoney</name>
    <message>
        <source>Costs next to nothing</source>
        <translation>Kostet so gut wie nichts</translation>
    </message>
    <message>
        <source>Gains about %1 an hour</source>
        <translation>Bringt etwa %1 in der Stunde</translation>
    </message>
    <message>
        <source>Costs about %1 an hour</source>
        <translation>Kostet etwa %1 in der Stunde</translation>
    </message>
    <message numerus="yes">
        <source>At %1 a round, %Ln rounds an hour</source>
        <translation>
            <numerusform>Bei %1 je Runde, %Ln Runde in der Stunde</numerusform>
            <numerusform>Bei %1 je Runde, %Ln Runden in der Stunde</numerusform>
        </translation>
    </message>
    <message>
        <source>This game takes %1.</source>
        <comment>from the smallest stake to the largest</comment>
        <translation>Dieses Spiel nimmt %1.</translation>
    </message>
    <message>
        <source>Type a whole number from %1 to %2.</source>
        <translation>Geben Sie eine ganze Zahl von %1 bis %2 ein.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::KeyMap</name>
    <message>
        <source>No action is called “%1”.</source>
        <translation>Keine Aktion heißt „%1“.</translation>
    </message>
    <message>
        <source>There is no key “%1”.</source>
        <translation>Es gibt keine Taste „%1“.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>%1 is already the key for “%2”.</source>
        <translation>%1 ist schon die Taste für „%2“.</translation>
    </message>
    <message>
        <source>Some keys in settings.ini can&apos;t be used; the defaults are used instead. %1</source>
        <translation>Einige Tasten in settings.ini sind nicht verwendbar; stattdessen gelten die ursprünglichen. %1</translation>
    </message>
    <message>
        <source>This key can&apos;t be told apart from others. Use another one.</source>
        <translation>Diese Taste lässt sich nicht von anderen unterscheiden. Nehmen Sie eine andere.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be used by itself. Press it together with another key.</source>
        <translation>%1 geht nicht allein. Drücken Sie dazu eine andere Taste.</translation>
    </message>
    <message>
        <source>Combinations with %1 belong to the desktop. Use %2 or %3.</source>
        <translation>Kombinationen mit %1 gehören dem Desktop. Nehmen Sie %2 oder %3.</translation>
    </message>
    <message>
        <source>Esc always closes what is open. Use another key.</source>
        <translation>Esc schließt immer, was geöffnet ist. Nehmen Sie eine andere Taste.</translation>
    </message>
    <message>
        <source>%1 is reserved for “%2”. Use another key.</source>
        <translation>%1 ist immer für „%2“. Nehmen Sie eine andere Taste.</translation>
    </message>
    <message>
        <source>%1 presses the button that has the focus. Use another key.</source>
        <translation>%1 drückt die Schaltfläche, die den Tastaturfokus hat. Nehmen Sie eine andere Taste.</translation>
    </message>
    <message>
        <source>%1 is needed where text is typed. Press it together with %2 or %3.</source>
        <translation>%1 wird gebraucht, wo Text eingegeben wird. Drücken Sie es zusammen mit %2 oder %3.</translation>
    </message>
    <message>
        <source>%1 is for copying and pasting where text is typed. Use another key.</source>
        <translation>%1 dient zum Kopieren und Einfügen, wo Text eingegeben wird. Nehmen Sie eine andere Taste.</translation>
    </message>
    <message>
        <source>no key: %1</source>
        <translation>keine Taste: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>keys, what they do</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>keys keyboard shortcuts hotkeys remap bindings</source>
        <comment>words that rows are found by</comment>
        <translation>Tasten Tastatur Tastenkürzel Kurzbefehle umbelegen Belegung</translation>
    </message>
</context>
<context>
    <name>openshoe::models::KeyRecorder</name>
    <message>
        <source>Reassign the key?</source>
        <translation>Taste übernehmen?</translation>
    </message>
    <message>
        <source>%1 is the key for “%2”, which would be left without one.</source>
        <translation>%1 ist die Taste für „%2“; dafür bliebe dann keine.</translation>
    </message>
    <message>
        <source>%1 is a key for “%2”, which would be left with %3.</source>
        <translation>%1 ist eine Taste für „%2“; dafür bliebe dann noch %3.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LimitWords</name>
    <message>
        <source>%1 min</source>
        <translation>%1&#xa0;min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1&#xa0;h</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1&#xa0;h %2&#xa0;min</translation>
    </message>
    <message>
        <source>A break runs until %1.</source>
        <translation>Eine Spielpause läuft bis %1.</translation>
    </message>
    <message>
        <source>You have excluded yourself from play until %1.</source>
        <translation>Sie haben sich bis %1 vom Spiel gesperrt.</translation>
    </message>
    <message>
        <source>You have reached your time limit for today. The next day begins at %1.</source>
        <translation>Sie haben die Spielzeit erreicht, die Sie sich für heute gesetzt haben. Beginn des nächsten Tages: %1.</translation>
    </message>
    <message>
        <source>Your loss limit now allows stakes of at most %1.</source>
        <translation>Ihr Verlustlimit lässt jetzt Einsätze von höchstens %1 zu.</translation>
    </message>
    <message>
        <source>Your stake limit now allows stakes of at most %1.</source>
        <translation>Ihr Einsatzlimit lässt jetzt Einsätze von höchstens %1 zu.</translation>
    </message>
    <message>
        <source>You have reached your loss limit for today. The next day begins at %1.</source>
        <translation>Sie haben Ihr Verlustlimit für heute erreicht. Beginn des nächsten Tages: %1.</translation>
    </message>
    <message>
        <source>You have reached your stake limit for today. The next day begins at %1.</source>
        <translation>Sie haben Ihr Einsatzlimit für heute erreicht. Beginn des nächsten Tages: %1.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>kein Limit</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LimitsController</name>
    <message>
        <source>%1 It was set in another data folder on this computer, and applies in this one too.</source>
        <translation>%1 Das wurde in einem anderen Datenordner dieses Computers festgelegt und gilt auch in diesem.</translation>
    </message>
    <message>
        <source>Your break holds, but only in this data folder. %1</source>
        <translation>Ihre Spielpause gilt, aber nur in diesem Datenordner. %1</translation>
    </message>
    <message>
        <source>%1; from %2 on: %3</source>
        <translation>%1; ab %2: %3</translation>
    </message>
    <message>
        <source>%1 · %2 staked today</source>
        <translation>%1 · heute %2 gesetzt</translation>
    </message>
    <message>
        <source>%1 · %2 lost today</source>
        <translation>%1 · heute %2 verloren</translation>
    </message>
    <message>
        <source>%1 · %2 played today</source>
        <translation>%1 · heute %2 gespielt</translation>
    </message>
    <message>
        <source>%1 played</source>
        <translation>%1 gespielt</translation>
    </message>
    <message>
        <source>%1 staked, net %2</source>
        <translation>%1 gesetzt, netto %2</translation>
    </message>
    <message>
        <source>Type an amount above 0, like 12.50.</source>
        <translation>Schreiben Sie einen Betrag über 0, zum Beispiel 12,50.</translation>
    </message>
    <message>
        <source>That applies from %1 on; until then nothing changes.</source>
        <translation>Das gilt ab %1; bis dahin ändert sich nichts.</translation>
    </message>
    <message>
        <source>That applies from now on.</source>
        <translation>Das gilt ab jetzt.</translation>
    </message>
    <message>
        <source>You have played %1 today. Net result: %2.</source>
        <translation>Sie haben heute %1 gespielt. Nettoergebnis: %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LiveRound</name>
    <message>
        <source>Your round stays as it is, stakes included, and resumes when you come back to this game.</source>
        <translation>Ihre Runde bleibt mit ihren Einsätzen, wie sie ist, und geht weiter, wenn Sie zu diesem Spiel zurückkehren.</translation>
    </message>
    <message>
        <source>The round is finished for you: a hand of 11 or less hits until it is above 11, any other stands; insurance is declined. Whatever is returned goes into your wallet.</source>
        <translation>Die Runde wird für Sie beendet: Eine Hand mit 11 oder weniger zieht, bis sie über 11 liegt, jede andere hält; Versicherung wird abgelehnt. Was zurückkommt, geht in Ihre Geldbörse.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>Give up hand %1?</source>
        <translation>Hand %1 aufgeben?</translation>
    </message>
    <message>
        <source>Surrender hand %1?</source>
        <translation>Hand %1 aufgeben?</translation>
    </message>
    <message>
        <source>You get %1 back.</source>
        <translation>Sie bekommen %1 zurück.</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>Restzeit: %1</translation>
    </message>
    <message>
        <source>%1, %2 back</source>
        <comment>an action, an amount</comment>
        <translation>%1, %2 zurück</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LobbyModel</name>
    <message>
        <source>Wallet %1</source>
        <translation>Geldbörse %1</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t sit at this table.</source>
        <translation>Ein Testkonto darf an diesem Tisch keinen Platz belegen.</translation>
    </message>
    <message>
        <source>A round is waiting. Until it is finished, no other game can be played for %1.</source>
        <translation>Eine Runde wartet. Bis sie beendet ist, ist kein anderes Spiel um %1 möglich.</translation>
    </message>
    <message>
        <source>the return</source>
        <translation>Auszahlungsquote</translation>
    </message>
</context>
<context>
    <name>openshoe::models::MistakeBoard</name>
    <message>
        <source>%1: no mistakes.</source>
        <comment>a hand against an up card</comment>
        <translation>%1: keine Fehler.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n mistakes, %2, %3 stakes.</source>
        <comment>a hand against an up card, an amount</comment>
        <translation>
            <numerusform>%1: %n Fehler, %2, %3 Einsätze.</numerusform>
            <numerusform>%1: %n Fehler, %2, %3 Einsätze.</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between amounts</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Insurance, even money and side bets aren&apos;t on the board.</source>
        <translation>Versicherung, Even Money und Nebenwetten stehen nicht auf der Tafel.</translation>
    </message>
    <message>
        <source>Most: %1</source>
        <comment>a sentence</comment>
        <translation>Am meisten: %1</translation>
    </message>
    <message>
        <source>There are no mistakes in playing a hand.</source>
        <translation>Beim Spielen der Hände gibt es keine Fehler.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::MistakesModel</name>
    <message>
        <source>Hard hand</source>
        <translation>Hard-Hand</translation>
    </message>
    <message>
        <source>Soft hand</source>
        <translation>Soft-Hand</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Versicherung</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Even Money</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Mitgehen</translation>
    </message>
    <message>
        <source>Side bet taken</source>
        <translation>Gesetzte Nebenwette</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Gelernt</translation>
    </message>
    <message>
        <source>Not repeated yet</source>
        <translation>Noch nicht wiederholt</translation>
    </message>
    <message>
        <source>Right %1 of %2 times, due now</source>
        <translation>%1 von %2 Mal richtig, jetzt zu wiederholen</translation>
    </message>
    <message>
        <source>Right %1 of %2 times, due %3</source>
        <translation>%1 von %2 Mal richtig, wieder %3</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>Decisions are priced a moment after each round. None have been priced yet.</source>
        <translation>Entscheidungen werden kurz nach jeder Runde bewertet. Bisher ist es noch keine.</translation>
    </message>
    <message>
        <source>No side bet you took had a negative expectation.</source>
        <translation>Keine gesetzte Nebenwette hatte einen negativen Erwartungswert.</translation>
    </message>
    <message>
        <source>No mistakes: every decision so far was best or close to it.</source>
        <translation>Keine Fehler: Jede Entscheidung war bisher optimal oder fast optimal.</translation>
    </message>
    <message>
        <source>%1 due now, %2 learned</source>
        <translation>%1 jetzt zu wiederholen, %2 gelernt</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>two sentences</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Side bets cost %1 compared with not taking them</source>
        <translation>Nebenwetten kosteten %1 gegenüber dem Verzicht darauf</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between amounts</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Not asked: the answer is always not to take it</source>
        <translation>Nicht gefragt: Die Antwort ist immer, sie wegzulassen</translation>
    </message>
    <message>
        <source>This account has played no rounds yet. Mistakes in them will be listed here.</source>
        <translation>Dieses Konto hat noch keine Runde gespielt. Fehler darin stehen später hier.</translation>
    </message>
    <message>
        <source>The costliest %1 of %2</source>
        <translation>Die %1 teuersten von %2</translation>
    </message>
    <message>
        <source>%1 of the stake or more</source>
        <comment>a percentage</comment>
        <translation>Ab %1 des Einsatzes</translation>
    </message>
    <message>
        <source>No mistakes match the filter.</source>
        <translation>Kein Fehler passt zum Filter.</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a side bet, a stake</comment>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>Best: not to take it. Cost: %1.</source>
        <comment>an amount and its part of the stake</comment>
        <translation>Am besten: weglassen. Kosten: %1.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a percentage, a currency</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Accuracy by money: %1</source>
        <translation>Genauigkeit nach Geld: %1</translation>
    </message>
    <message>
        <source>%1, %2 stakes</source>
        <comment>an amount, and how many stakes it is</comment>
        <translation>%1, %2 Einsätze</translation>
    </message>
    <message>
        <source>Insurance of %1</source>
        <translation>Versicherung über %1</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Hand zu %1</translation>
    </message>
    <message>
        <source>%1 against %2, insurance of %3</source>
        <comment>cards, a card, a stake</comment>
        <translation>%1 gegen %2, Versicherung über %3</translation>
    </message>
    <message>
        <source>%1 against %2, hand of %3</source>
        <comment>cards, a card, a stake</comment>
        <translation>%1 gegen %2, Hand zu %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a game, a day</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Played: %1. Best: %2. Cost: %3.</source>
        <comment>an answer, another one, an amount and stakes</comment>
        <translation>Gespielt: %1. Am besten: %2. Kosten: %3.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::MyCount</name>
    <message>
        <source>This game is shuffled before every round, so at its table no count lasts, and none is asked for.</source>
        <translation>In diesem Spiel wird vor jeder Runde gemischt: An seinem Tisch hält keine Zählung, und nach keiner wird gefragt.</translation>
    </message>
    <message>
        <source>Choose a count above.</source>
        <translation>Wählen Sie oben eine Zählung.</translation>
    </message>
    <message>
        <source>The table hasn’t asked for your count here yet. “Ask for my count” in the settings turns it on.</source>
        <translation>Der Tisch hat hier noch nicht nach Ihrer Zählung gefragt. „Nach meiner Zählung fragen“ in den Einstellungen schaltet das ein.</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Gefragt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them passed over</source>
        <comment>questions</comment>
        <translation>
            <numerusform>%Ln davon übergangen</numerusform>
            <numerusform>%Ln davon übergangen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <comment>numbers, a percentage</comment>
        <translation>%1 von %2 (%3)</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>The running count, and the decks left to less than a step of the system.</source>
        <translation>Die laufende Zählung, und die restlichen Decks auf weniger als eine Stufe des Systems genau.</translation>
    </message>
    <message>
        <source>Running count right</source>
        <translation>Laufende Zählung richtig</translation>
    </message>
    <message>
        <source>Running count off by</source>
        <translation>Laufende Zählung daneben um</translation>
    </message>
    <message>
        <source>On average, too high or too low.</source>
        <translation>Im Mittel, zu hoch oder zu niedrig.</translation>
    </message>
    <message>
        <source>Leaning</source>
        <translation>Neigung</translation>
    </message>
    <message>
        <source>On average, too high is above 0 and too low below.</source>
        <translation>Im Mittel; zu hoch ist über 0, zu niedrig darunter.</translation>
    </message>
    <message>
        <source>Decks left off by</source>
        <translation>Restliche Decks daneben um</translation>
    </message>
    <message>
        <source>On average, in decks.</source>
        <translation>Im Mittel, in Decks.</translation>
    </message>
    <message>
        <source>True count off by</source>
        <translation>Wahre Zählung daneben um</translation>
    </message>
    <message>
        <source>On average, as the system shows it.</source>
        <translation>Im Mittel, wie das System sie angibt.</translation>
    </message>
    <message>
        <source>Right counts, from the first to the last</source>
        <translation>Richtige Zählungen, von der ersten bis zur letzten</translation>
    </message>
    <message>
        <source>Nothing told here yet.</source>
        <translation>Hier wurde noch nichts gesagt.</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Zählungen</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Eingesetzt</translation>
    </message>
    <message numerus="yes">
        <source>First stakes of %Ln rounds, each after a count that was told</source>
        <translation>
            <numerusform>Erste Einsätze einer Runde nach einer gesagten Zählung</numerusform>
            <numerusform>Erste Einsätze von %Ln Runden, jede nach einer gesagten Zählung</numerusform>
        </translation>
    </message>
    <message>
        <source>What that was worth</source>
        <translation>Was das wert war</translation>
    </message>
    <message>
        <source>By the exact shoe, with every hand played best.</source>
        <translation>Nach dem genauen Schlitten, jede Hand bestens gespielt.</translation>
    </message>
    <message>
        <source>What your ramp could have been worth</source>
        <translation>Was Ihre Staffel hätte wert sein können</translation>
    </message>
    <message>
        <source>The stakes on the tab Overview, placed by the exact worth of each shoe.</source>
        <translation>Die Einsätze auf der Registerkarte „Überblick“, nach dem genauen Wert jedes Schlittens gesetzt.</translation>
    </message>
    <message>
        <source>Count wrong</source>
        <translation>Zählung falsch</translation>
    </message>
    <message>
        <source>Stakes by the running count that you told, not the true one.</source>
        <translation>Einsätze nach der laufenden Zählung, die Sie sagten, statt nach der richtigen.</translation>
    </message>
    <message>
        <source>Decks misjudged</source>
        <translation>Decks falsch geschätzt</translation>
    </message>
    <message>
        <source>Stakes by the decks that you told.</source>
        <translation>Einsätze nach den Decks, die Sie sagten.</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Rundung</translation>
    </message>
    <message>
        <source>Decks judged in steps and counts made whole, as the system asks for.</source>
        <translation>Decks in Stufen geschätzt und Zählungen ganz gemacht, wie das System es verlangt.</translation>
    </message>
    <message>
        <source>The system itself</source>
        <translation>Das System selbst</translation>
    </message>
    <message>
        <source>The count, exact, doesn’t tell all that is in the shoe.</source>
        <translation>Die Zählung sagt, auch genau, nicht alles über den Schlitten.</translation>
    </message>
    <message>
        <source>Other stakes than planned</source>
        <translation>Andere Einsätze als geplant</translation>
    </message>
    <message>
        <source>What was staked, beside the stakes on the tab Overview for the count that you told.</source>
        <translation>Was gesetzt wurde, neben den Einsätzen auf der Registerkarte „Überblick“ für die gesagte Zählung.</translation>
    </message>
    <message>
        <source>What the stakes were worth follows once what each count is worth is known.</source>
        <translation>Was die Einsätze wert waren, folgt, sobald bekannt ist, was jede Zählung wert ist.</translation>
    </message>
    <message>
        <source>The rounds played by these counts are still being priced.</source>
        <translation>Die nach diesen Zählungen gespielten Runden werden noch bewertet.</translation>
    </message>
    <message>
        <source>No round has been played yet by a count that was told, for this currency.</source>
        <translation>In dieser Währung wurde noch keine Runde nach einer gesagten Zählung gespielt.</translation>
    </message>
    <message>
        <source>Each part is what changes when one thing is put right after the other, so together they are the whole difference. In a single round a mistake can bring something; over many it costs.</source>
        <translation>Jeder Teil ist, was sich ändert, wenn eins nach dem anderen berichtigt wird; zusammen sind sie der ganze Unterschied. In einer einzelnen Runde kann ein Fehler etwas bringen, über viele kostet er.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::Picture</name>
    <message>
        <source>%1: %2</source>
        <comment>a column&apos;s heading, what is in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the figures of a row</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>openshoe::models::PlayRecordModel</name>
    <message>
        <source>Spot %1, hand %2</source>
        <translation>Box %1, Hand %2</translation>
    </message>
    <message>
        <source>Behind spot %1</source>
        <translation>Mitgesetzt auf Box %1</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Versicherung</translation>
    </message>
    <message>
        <source>%1, round %2, %3, %4, stake %5, returned %6, %7, balance %8</source>
        <translation>%1, Runde %2, %3, %4, Einsatz %5, ausgezahlt %6, %7, Guthaben %8</translation>
    </message>
    <message>
        <source>Starting money</source>
        <translation>Startgeld</translation>
    </message>
    <message>
        <source>Top-up</source>
        <translation>Aufladung</translation>
    </message>
    <message>
        <source>Added</source>
        <comment>money</comment>
        <translation>Zugang</translation>
    </message>
    <message>
        <source>%1, %2, %3 added, balance %4</source>
        <translation>%1, %2, %3 hinzugefügt, Guthaben %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln plays, staked %1, returned %2, net %3</source>
        <translation>
            <numerusform>%Ln Einsatz, gesetzt %1, ausgezahlt %2, netto %3</numerusform>
            <numerusform>%Ln Einsätze, gesetzt %1, ausgezahlt %2, netto %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, added %2</source>
        <translation>%1, hinzugefügt %2</translation>
    </message>
    <message>
        <source>Top-up taken back</source>
        <translation>Aufladung zurückgenommen</translation>
    </message>
    <message>
        <source>Taken</source>
        <comment>money</comment>
        <translation>Abgang</translation>
    </message>
    <message>
        <source>%1, %2, %3, balance %4</source>
        <translation>%1, %2, %3, Guthaben %4</translation>
    </message>
    <message>
        <source>%1, taken back %2</source>
        <translation>%1, zurückgenommen %2</translation>
    </message>
    <message>
        <source>%1, %2 staked by the house</source>
        <comment>a stake, an amount</comment>
        <translation>%1, %2 vom Haus gesetzt</translation>
    </message>
</context>
<context>
    <name>openshoe::models::PractiseController</name>
    <message>
        <source>A whole table</source>
        <translation>Ein ganzer Tisch</translation>
    </message>
    <message>
        <source>My own pace</source>
        <translation>Eigenes Tempo</translation>
    </message>
    <message numerus="yes">
        <source>With %1 and %Ln decks, a new shoe starts at %2.</source>
        <translation>
            <numerusform>Mit %1 und %Ln Deck beginnt ein neuer Schlitten bei %2.</numerusform>
            <numerusform>Mit %1 und %Ln Decks beginnt ein neuer Schlitten bei %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Count the %1 beside it: how many have gone by is asked too.</source>
        <translation>Zählen Sie daneben: %1. Auch nach ihrer Zahl wird gefragt.</translation>
    </message>
    <message>
        <source>%1 shuffles before each round, so at its table no count lasts. It can be practised all the same.</source>
        <translation>%1 mischt vor jeder Runde, am Tisch hält also keine Zählung. Üben lässt sich trotzdem.</translation>
    </message>
    <message>
        <source>There is no game to practise for.</source>
        <translation>Es gibt kein Spiel zum Üben.</translation>
    </message>
    <message>
        <source>With %1 the running count itself decides: there is nothing to convert.</source>
        <translation>Mit %1 entscheidet die laufende Zählung selbst: Es gibt nichts umzurechnen.</translation>
    </message>
    <message>
        <source>%1 has no insurance.</source>
        <translation>%1 hat keine Versicherung.</translation>
    </message>
    <message>
        <source>With this system no play of this game depends on the count.</source>
        <translation>Mit diesem System hängt in diesem Spiel keine Entscheidung von der Zählung ab.</translation>
    </message>
    <message>
        <source>Type a number, such as %1.</source>
        <translation>Geben Sie eine Zahl ein, etwa %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::PricingProgress</name>
    <message>
        <source>%1 of %2 rounds priced</source>
        <translation>%1 von %2 Runden bewertet</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RecordExporter</name>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 ist keine Datei auf diesem Computer.</translation>
    </message>
    <message>
        <source>Stopped. No file was written.</source>
        <translation>Abgebrochen. Es wurde keine Datei geschrieben.</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Geschrieben nach %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RecordFilter</name>
    <message>
        <source>All results</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <source>Any side bets</source>
        <translation>Alle Nebenwetten</translation>
    </message>
    <message>
        <source>Side bet won</source>
        <translation>Nebenwette gewonnen</translation>
    </message>
    <message>
        <source>Any decisions</source>
        <translation>Alle Entscheidungen</translation>
    </message>
    <message>
        <source>Any mistake</source>
        <translation>Irgendein Fehler</translation>
    </message>
    <message>
        <source>Mistake or worse</source>
        <translation>Fehler oder schlimmer</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Patzer</translation>
    </message>
    <message>
        <source>Any ending</source>
        <translation>Jeder Ausgang</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>Wiederhergestellt</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Erstattet</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Mitgesetzt</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Versicherung</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Nebenwetten</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Alle Konten</translation>
    </message>
    <message>
        <source>All wallets</source>
        <translation>Alle Geldbörsen</translation>
    </message>
    <message>
        <source>Even</source>
        <comment>neither won nor lost</comment>
        <translation>Ausgeglichen</translation>
    </message>
    <message>
        <source>Any hands</source>
        <translation>Alle Hände</translation>
    </message>
    <message>
        <source>Ended: %1</source>
        <comment>a play, and how</comment>
        <translation>Ausgang: %1</translation>
    </message>
    <message>
        <source>Hand: %1</source>
        <comment>a hand, and how it ended</comment>
        <translation>Hand: %1</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Älteste zuerst</translation>
    </message>
    <message>
        <source>Most won first</source>
        <translation>Größter Gewinn zuerst</translation>
    </message>
    <message>
        <source>Most lost first</source>
        <translation>Größter Verlust zuerst</translation>
    </message>
    <message>
        <source>Costliest first</source>
        <comment>what mistakes cost</comment>
        <translation>Teuerste zuerst</translation>
    </message>
    <message>
        <source>Luckiest first</source>
        <translation>Meistes Glück zuerst</translation>
    </message>
    <message>
        <source>Unluckiest first</source>
        <translation>Meistes Pech zuerst</translation>
    </message>
    <message>
        <source>Last session</source>
        <translation>Letzte Sitzung</translation>
    </message>
    <message>
        <source>This is below the least.</source>
        <translation>Das liegt unter dem Mindestwert.</translation>
    </message>
    <message>
        <source>Money added, taken back</source>
        <translation>Zu- und Abgänge</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ReviewController</name>
    <message>
        <source>There was nothing to decide in round %1.</source>
        <translation>In Runde %1 gab es nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>The decisions in round %1 can&apos;t be priced.</source>
        <translation>Was in Runde %1 zu entscheiden war, lässt sich nicht bewerten.</translation>
    </message>
    <message>
        <source>The rounds of these mistakes can no longer be read.</source>
        <translation>Die Runden dieser Fehler lassen sich nicht mehr lesen.</translation>
    </message>
    <message>
        <source>No hands like these can be dealt.</source>
        <translation>Solche Hände lassen sich nicht geben.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Round %1, decision %2 of %3</source>
        <translation>Runde %1, Entscheidung %2 von %3</translation>
    </message>
    <message>
        <source>Mistake %1 of %2</source>
        <translation>Fehler %1 von %2</translation>
    </message>
    <message>
        <source>Practice: %1 of %2 right</source>
        <translation>Übung: %1 von %2 richtig</translation>
    </message>
    <message>
        <source>This time %1 of %2 were right.</source>
        <translation>Jetzt waren %1 von %2 richtig.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>Nächste Entscheidung</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Nächste Hand</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Ihre Antwort</translation>
    </message>
    <message>
        <source>Your answer, the best</source>
        <translation>Ihre Antwort, die beste</translation>
    </message>
    <message>
        <source>When it was played</source>
        <translation>Damals</translation>
    </message>
    <message>
        <source>When it was played, the best</source>
        <translation>Damals, die beste</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Am besten</translation>
    </message>
    <message>
        <source>Your count before the round: %1</source>
        <comment>what was said of it</comment>
        <translation>Ihre Zählung vor der Runde: %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RuleEditor</name>
    <message>
        <source>My %1</source>
        <translation>Mein %1</translation>
    </message>
    <message>
        <source>“%1” is another game&apos;s id; choose a different one</source>
        <translation>„%1“ ist die Kennung eines anderen Spiels; es braucht eine eigene</translation>
    </message>
    <message>
        <source>The game&apos;s file has been changed by someone else; these are its new rules.</source>
        <translation>Die Datei des Spiels wurde von anderer Seite geändert; das sind jetzt ihre Regeln.</translation>
    </message>
    <message>
        <source>The game&apos;s file has been changed by someone else. Keep your rules, or use the file&apos;s?</source>
        <translation>Die Datei des Spiels wurde von anderer Seite geändert. Ihre Regeln behalten oder die der Datei übernehmen?</translation>
    </message>
    <message>
        <source>The game&apos;s file is gone. Keep your rules and save them to create it again.</source>
        <translation>Die Datei des Spiels ist verschwunden. Wenn Sie Ihre Regeln behalten, legt Speichern sie neu an.</translation>
    </message>
    <message>
        <source>The game&apos;s file can no longer be read: %1 Keep your rules and save them to create a new file.</source>
        <translation>Die Datei des Spiels lässt sich nicht mehr lesen: %1 Wenn Sie Ihre Regeln behalten, legt Speichern eine neue Datei an.</translation>
    </message>
    <message>
        <source>House edge of this preset with basic strategy: %1 computed, %2 published; source: %3</source>
        <translation>Hausvorteil dieser Vorlage mit Basisstrategie: %1 berechnet, %2 veröffentlicht; Quelle: %3</translation>
    </message>
    <message>
        <source>House edge of this preset with best play: %1 computed, %2 published; source: %3</source>
        <translation>Hausvorteil dieser Vorlage bei optimalem Spiel: %1 berechnet, %2 veröffentlicht; Quelle: %3</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RulesModel</name>
    <message>
        <source>As they were in %1</source>
        <comment>rules; a round and its number</comment>
        <translation>So wie in %1</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Hausvorteil %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RundownModel</name>
    <message>
        <source>Round %1 · %2</source>
        <translation>Runde %1 · %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message numerus="yes">
        <source>This session: %Ln rounds, %1</source>
        <comment>at a table; the net</comment>
        <translation>
            <numerusform>Diese Sitzung: %Ln Runde, %1</numerusform>
            <numerusform>Diese Sitzung: %Ln Runden, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Session of %1</source>
        <comment>when it began</comment>
        <translation>Sitzung vom %1</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a day, its net</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The cards of this decision can&apos;t be read.</source>
        <translation>Die Karten dieser Entscheidung sind nicht lesbar.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SavedFilters</name>
    <message>
        <source>Saved filters</source>
        <translation>Gespeicherte Filter</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SeatingController</name>
    <message>
        <source>A round of %1 played for %2 is waiting for you. The file of that game is gone, so you are taken to its table.</source>
        <translation>Eine Runde %1 wartet auf Sie, gespielt um %2. Die Datei dieses Spiels ist verschwunden, daher kommen Sie an seinen Tisch.</translation>
    </message>
    <message>
        <source>You left in the middle: the round was finished by the no-answer rule.</source>
        <translation>Sie sind mittendrin gegangen: Die Regel für ausbleibende Antworten hat die Runde beendet.</translation>
    </message>
    <message>
        <source>Trying again…</source>
        <translation>Neuer Versuch …</translation>
    </message>
    <message>
        <source>Finish this round first, then restore the backup.</source>
        <translation>Beenden Sie zuerst diese Runde, und stellen Sie dann die Sicherung wieder her.</translation>
    </message>
    <message>
        <source>Play continues: everything is being saved again.</source>
        <translation>Das Spiel geht weiter: Alles wird wieder aufgezeichnet.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SessionsModel</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln Runde</numerusform>
            <numerusform>%Ln Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck %1</source>
        <translation>Glück %1</translation>
    </message>
    <message>
        <source>Mistakes cost %1</source>
        <translation>Fehler kosteten %1</translation>
    </message>
    <message>
        <source>Costliest: %1 (%2)</source>
        <comment>a decision, what it cost</comment>
        <translation>Am teuersten: %1 (%2)</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what is told of a session</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>openshoe::models::SettingsController</name>
    <message>
        <source>Your settings can&apos;t be saved, and last only until you quit. %1: %2</source>
        <translation>Ihre Einstellungen lassen sich nicht speichern und gelten nur bis zum Beenden. %1: %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SheetExporter</name>
    <message>
        <source>Copied as text</source>
        <translation>Als Text kopiert</translation>
    </message>
    <message>
        <source>Copied as a picture</source>
        <translation>Als Bild kopiert</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 ist keine Datei auf diesem Computer.</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Geschrieben nach %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ShoeChecks</name>
    <message>
        <source>Shoe %1</source>
        <translation>Schlitten %1</translation>
    </message>
    <message>
        <source>The shoes can&apos;t be checked: %1</source>
        <translation>Die Schlitten lassen sich nicht prüfen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n shoes checked.</source>
        <translation>
            <numerusform>%n Schlitten geprüft.</numerusform>
            <numerusform>%n Schlitten geprüft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are not as committed.</source>
        <comment>shoes</comment>
        <translation>
            <numerusform>%n weicht von der Festlegung ab.</numerusform>
            <numerusform>%n weichen von der Festlegung ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shoes checked, all as committed.</source>
        <translation>
            <numerusform>%n Schlitten geprüft: wie festgelegt.</numerusform>
            <numerusform>%n Schlitten geprüft: alle wie festgelegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can&apos;t be checked, because what was dealt can&apos;t be read.</source>
        <comment>shoes</comment>
        <translation>
            <numerusform>%n lässt sich nicht prüfen, weil sich nicht lesen lässt, was gegeben wurde.</numerusform>
            <numerusform>%n lassen sich nicht prüfen, weil sich nicht lesen lässt, was gegeben wurde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The newest %n of these are named here.</source>
        <translation>
            <numerusform>Der neueste davon ist hier genannt.</numerusform>
            <numerusform>Die neuesten %n davon sind hier genannt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can&apos;t be checked yet: the seed stays secret while a shoe is in use.</source>
        <comment>shoes</comment>
        <translation>
            <numerusform>%n lässt sich noch nicht prüfen: Der Seed bleibt geheim, solange ein Schlitten im Spiel ist.</numerusform>
            <numerusform>%n lassen sich noch nicht prüfen: Der Seed bleibt geheim, solange ein Schlitten im Spiel ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped before the end.</source>
        <translation>Vor dem Ende angehalten.</translation>
    </message>
    <message>
        <source>There is no shoe to check.</source>
        <translation>Es gibt keinen Schlitten zu prüfen.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ShuffleSteps</name>
    <message>
        <source>Shoe %1 · %2</source>
        <comment>its number, its game</comment>
        <translation>Schlitten %1 · %2</translation>
    </message>
    <message>
        <source>A made-up shoe, until your first one is finished</source>
        <translation>Ein erdachter Schlitten, bis Ihr erster zu Ende ist</translation>
    </message>
    <message>
        <source>This shoe isn&apos;t as committed: %1</source>
        <translation>Dieser Schlitten weicht von der Festlegung ab: %1</translation>
    </message>
    <message numerus="yes">
        <source>The %n cards dealt from this shoe are the first of them.</source>
        <translation>
            <numerusform>Die %n Karte, die aus diesem Schlitten kam, ist die erste davon.</numerusform>
            <numerusform>Die %n Karten, die aus diesem Schlitten kamen, sind die ersten davon.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards leave the shoe in the order that has come about, from number 0 on; where a game burns a card, that is the first.</source>
        <translation>Die Karten verlassen den Schlitten in der so entstandenen Reihenfolge, ab Nummer 0; verbrennt ein Spiel eine Karte, ist es die erste.</translation>
    </message>
    <message>
        <source>1. The commitment</source>
        <translation>1. Die Festlegung</translation>
    </message>
    <message>
        <source>Before the first stake on a shoe, the program draws 32 secret bytes, the seed, from the operating system, and shows their SHA-256 at once: the commitment. Nobody can find other bytes that have it, so the seed can&apos;t be exchanged later. When the shoe ends, the seed is shown: each byte as two hex digits.</source>
        <translation>Vor dem ersten Einsatz auf einen Schlitten holt das Programm 32 geheime Bytes, den Seed, vom Betriebssystem und zeigt sofort deren SHA-256: die Festlegung. Niemand kann andere Bytes finden, die sie auch haben, also lässt sich der Seed später nicht austauschen. Ist der Schlitten zu Ende, wird der Seed gezeigt: jedes Byte als zwei Hexziffern.</translation>
    </message>
    <message>
        <source>2. New decks</source>
        <translation>2. Neue Decks</translation>
    </message>
    <message>
        <source>The cards of all decks lie in order, numbered from 0: in each deck the suits spades, hearts, diamonds, clubs (S H D C), in each suit A 2 3 4 5 6 7 8 9 T J Q K, where T is ten.</source>
        <translation>Die Karten aller Decks liegen geordnet, ab 0 nummeriert: in jedem Deck die Farben Pik, Herz, Karo, Kreuz (S H D C), in jeder Farbe A 2 3 4 5 6 7 8 9 T J Q K; T ist die Zehn.</translation>
    </message>
    <message>
        <source>3. Random numbers</source>
        <translation>3. Zufallszahlen</translation>
    </message>
    <message>
        <source>Your own part, the client seed, comes in here. You can change it until the first stake, when the program is already committed. Block i, from 0, is the HMAC-SHA256, with the seed as its key, of a text in UTF-8: the client seed, a colon, the shoe&apos;s number, a colon, i. Each block makes eight numbers of 32 bits, highest byte first.</source>
        <translation>Hier kommt Ihr eigener Anteil dazu, der Client-Seed. Sie können ihn bis zum ersten Einsatz ändern, wenn das Programm schon festgelegt ist. Block i, ab 0, ist der HMAC-SHA256, mit dem Seed als Schlüssel, eines Textes in UTF-8: Client-Seed, Doppelpunkt, Nummer des Schlittens, Doppelpunkt, i. Jeder Block ergibt acht Zahlen zu 32 Bit, höchstes Byte zuerst.</translation>
    </message>
    <message>
        <source>4. Shuffling</source>
        <translation>4. Das Mischen</translation>
    </message>
    <message>
        <source>For each k from N−1 down to 1, the next random number is divided by k+1; the remainder says which card changes places with card k. A number at or above the largest multiple of k+1 below 2³² is skipped, so that no card is likelier than another.</source>
        <translation>Für jedes k von N−1 abwärts bis 1 wird die nächste Zufallszahl durch k+1 geteilt; der Rest sagt, welche Karte mit Karte k den Platz tauscht. Eine Zahl ab dem größten Vielfachen von k+1 unter 2³² wird übersprungen, damit keine Karte wahrscheinlicher ist als eine andere.</translation>
    </message>
    <message>
        <source>5. The cards</source>
        <translation>5. Die Karten</translation>
    </message>
    <message>
        <source>What this proves, and what it doesn&apos;t</source>
        <translation>Was das beweist und was nicht</translation>
    </message>
    <message>
        <source>The order was fixed before the stakes and not touched afterwards, and neither you nor the program could choose it alone. But 256 bits can&apos;t reach every possible order of so many cards; and as the program runs on your own machine, nothing is hidden from someone who reads its memory.</source>
        <translation>Die Reihenfolge stand vor den Einsätzen fest und wurde danach nicht angerührt, und weder Sie noch das Programm konnten sie allein wählen. Aber 256 Bit können nicht jede Reihenfolge so vieler Karten erreichen; und da das Programm auf Ihrem eigenen Rechner läuft, bleibt nichts verborgen vor jemandem, der seinen Speicher liest.</translation>
    </message>
    <message>
        <source>The cards of all decks lie in order, numbered from 0: in each deck the suits spades, hearts, diamonds, clubs (S H D C), in each suit A 2 3 4 5 6 7 8 9 J Q K. Spanish decks have no tens.</source>
        <translation>Die Karten aller Decks liegen geordnet, ab 0 nummeriert: in jedem Deck die Farben Pik, Herz, Karo, Kreuz (S H D C), in jeder Farbe A 2 3 4 5 6 7 8 9 J Q K. Spanische Decks haben keine Zehnen.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::StatisticsController</name>
    <message>
        <source>%1 – %2</source>
        <comment>from a day to another</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Stopped. Nothing was calculated.</source>
        <translation>Abgebrochen. Es wurde nichts zusammengezählt.</translation>
    </message>
    <message>
        <source>No rounds match the filter.</source>
        <translation>Keine Runde passt zu dieser Auswahl.</translation>
    </message>
    <message>
        <source>Your results are added up here, round by round.</source>
        <translation>Ihre Ergebnisse werden hier zusammengezählt, Runde für Runde.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Spielzeit</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Gesetzt</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Ausgezahlt</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Netto</translation>
    </message>
    <message>
        <source>Net on stakes</source>
        <translation>Netto vom Einsatz</translation>
    </message>
    <message numerus="yes">
        <source>Last session, %Ln rounds</source>
        <translation>
            <numerusform>Letzte Sitzung, %Ln Runde</numerusform>
            <numerusform>Letzte Sitzung, %Ln Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 rounds are priced; the figures are for those.</source>
        <translation>Bewertet sind %1 von %2 Runden; die Zahlen gelten für diese.</translation>
    </message>
    <message>
        <source>Net in 100 rounds</source>
        <translation>Netto je 100 Runden</translation>
    </message>
    <message>
        <source>Hands played best, in 100 rounds</source>
        <translation>Hände, optimal gespielt, je 100 Runden</translation>
    </message>
    <message>
        <source>Side bets, in 100 rounds</source>
        <translation>Nebenwetten, je 100 Runden</translation>
    </message>
    <message>
        <source>Mistakes, in 100 rounds</source>
        <translation>Fehler, je 100 Runden</translation>
    </message>
    <message>
        <source>Luck, in 100 rounds</source>
        <translation>Glück, je 100 Runden</translation>
    </message>
    <message>
        <source>Decisions that were mistakes</source>
        <translation>Entscheidungen, die Fehler waren</translation>
    </message>
</context>
<context>
    <name>openshoe::models::StrategyController</name>
    <message>
        <source>No difference</source>
        <translation>Kein Unterschied</translation>
    </message>
    <message>
        <source>Returns %1</source>
        <translation>Auszahlungsquote %1</translation>
    </message>
    <message>
        <source>Returns %1 · published %2</source>
        <translation>Auszahlungsquote %1 · veröffentlicht %2</translation>
    </message>
    <message>
        <source>Insurance: take it (%1 per unit staked on it)</source>
        <translation>Versicherung: nehmen (%1 je darauf gesetzter Einheit)</translation>
    </message>
    <message>
        <source>Insurance: decline (%1 per unit staked on it)</source>
        <translation>Versicherung: ablehnen (%1 je darauf gesetzter Einheit)</translation>
    </message>
    <message>
        <source>Insurance: not offered</source>
        <translation>Versicherung: nicht angeboten</translation>
    </message>
    <message>
        <source>Even money: take it (%1 per unit, compared with waiting)</source>
        <translation>Even Money: nehmen (%1 je Einheit gegenüber dem Abwarten)</translation>
    </message>
    <message>
        <source>Even money: decline (%1 per unit, compared with waiting)</source>
        <translation>Even Money: ablehnen (%1 je Einheit gegenüber dem Abwarten)</translation>
    </message>
    <message>
        <source>Surrender: not offered</source>
        <translation>Aufgeben: nicht angeboten</translation>
    </message>
    <message>
        <source>Surrender: as charted, after the dealer peeks</source>
        <translation>Aufgeben: wie in der Tabelle, nachdem der Dealer geprüft hat</translation>
    </message>
    <message>
        <source>Surrender: as charted, before the dealer peeks</source>
        <translation>Aufgeben: wie in der Tabelle, bevor der Dealer prüft</translation>
    </message>
    <message>
        <source>Exact, with every card of a full shoe counted.</source>
        <translation>Exakt, über jede Karte eines vollen Schlittens gerechnet.</translation>
    </message>
    <message>
        <source>With every card of a full shoe counted; on splits into more than two hands, see openshoe-cli analyze.</source>
        <translation>Mit jeder Karte eines vollen Schlittens; zum Teilen in mehr als zwei Hände siehe openshoe-cli analyze.</translation>
    </message>
    <message>
        <source>Best play of %1</source>
        <translation>Optimales Spiel: %1</translation>
    </message>
    <message>
        <source>With trial rules: %1</source>
        <translation>Mit Regeln auf Probe: %1</translation>
    </message>
    <message>
        <source>House edge %1 with best play, of the initial stake. %2</source>
        <translation>Hausvorteil %1 bei optimalem Spiel, vom ersten Einsatz. %2</translation>
    </message>
    <message>
        <source>Insurance: even (%1 per unit staked on it)</source>
        <translation>Versicherung: ausgeglichen (%1 je darauf gesetzter Einheit)</translation>
    </message>
    <message>
        <source>Even money: even (%1 per unit, compared with waiting)</source>
        <translation>Even Money: ausgeglichen (%1 je Einheit gegenüber dem Abwarten)</translation>
    </message>
    <message>
        <source>%1 better for you, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>%1 besser für Sie, etwa %2 in der Stunde</translation>
    </message>
    <message>
        <source>%1 more for the house, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>%1 mehr für das Haus, etwa %2 in der Stunde</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>what it costs, at what stake</comment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Surrender: as charted</source>
        <translation>Aufgeben: wie in der Tabelle</translation>
    </message>
    <message>
        <source>R also holds after hits and splits, except on hands of a free split</source>
        <translation>R gilt auch nach dem Ziehen und Teilen, außer für Hände nach Gratis-Teilen</translation>
    </message>
    <message>
        <source>R also holds after hits and splits</source>
        <translation>R gilt auch nach dem Ziehen und Teilen</translation>
    </message>
    <message>
        <source>R also holds after hits</source>
        <translation>R gilt auch nach dem Ziehen</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableBets</name>
    <message>
        <source>This is a replay. Stop it to continue playing.</source>
        <translation>Das ist eine Wiedergabe. Beenden Sie sie, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>The maximum there is %1: the stake was lowered to it.</source>
        <translation>Das Maximum ist dort %1: Der Einsatz wurde darauf gesenkt.</translation>
    </message>
    <message>
        <source>Stakes above a maximum were lowered to it.</source>
        <translation>Einsätze über einem Maximum wurden darauf gesenkt.</translation>
    </message>
    <message>
        <source>Both of your spots now carry %1.</source>
        <translation>Auf Ihren beiden Boxen liegen jetzt je %1.</translation>
    </message>
    <message>
        <source>Time&apos;s up: your stakes are returned. %1</source>
        <translation>Zeit abgelaufen: Die Einsätze werden zurückgenommen. %1</translation>
    </message>
    <message>
        <source>Stake all you have?</source>
        <translation>Alles setzen, was Sie haben?</translation>
    </message>
    <message>
        <source>Your whole wallet goes on this round.</source>
        <translation>Ihre ganze Geldbörse geht in diese Runde.</translation>
    </message>
    <message>
        <source>Your balance doesn&apos;t cover the last stakes. Stake less, or top up.</source>
        <translation>Ihr Guthaben reicht nicht für die letzten Einsätze. Setzen Sie weniger, oder laden Sie auf.</translation>
    </message>
    <message>
        <source>Place new stakes.</source>
        <translation>Setzen Sie neu.</translation>
    </message>
    <message>
        <source>Stake it all</source>
        <translation>Alles setzen</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableCompany</name>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 überlegt.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableGuide</name>
    <message>
        <source>%1 of %2</source>
        <comment>a step of the guide, and how many there are</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>How to play, step %1 of %2: %3</source>
        <translation>So wird gespielt, Schritt %1 von %2: %3</translation>
    </message>
    <message>
        <source>You have no hand in this round, so you are watching it. Place a stake in the next.</source>
        <translation>Sie haben in dieser Runde keine Hand und sehen nur zu. Setzen Sie in der nächsten.</translation>
    </message>
    <message>
        <source>The cards are dealt: yours above your spot, the dealer&apos;s at the top.</source>
        <translation>Die Karten werden gegeben: Ihre über Ihrer Box, die des Dealers oben.</translation>
    </message>
    <message>
        <source>That was a whole hand. Deal again with the same stake, or change the bets. This game&apos;s rules are at the top, and the menu shows all of this again.</source>
        <translation>Das war eine ganze Hand. Geben Sie mit demselben Einsatz neu oder ändern Sie die Einsätze. Die Regeln dieses Spiels stehen oben, und im Menü gibt es all dies noch einmal.</translation>
    </message>
    <message>
        <source>This is an ordinary round, for play money. Choose a chip at the bottom and click the ringed spot to stake it.</source>
        <translation>Dies ist eine gewöhnliche Runde um Spielgeld. Wählen Sie unten einen Jeton und klicken Sie auf die umringte Box, um ihn zu setzen.</translation>
    </message>
    <message>
        <source>This is an ordinary round, for play money. Choose a chip at the bottom and click the ringed spot to stake it, or press %1, then %2.</source>
        <comment>two keys</comment>
        <translation>Dies ist eine gewöhnliche Runde um Spielgeld. Wählen Sie unten einen Jeton und klicken Sie auf die umringte Box, um ihn zu setzen, oder drücken Sie %1, dann %2.</translation>
    </message>
    <message>
        <source>Your stake is %1. Now press the ringed button, and the cards are dealt.</source>
        <translation>Ihr Einsatz beträgt %1. Drücken Sie jetzt den umringten Knopf, dann wird gegeben.</translation>
    </message>
    <message>
        <source>Your stake is %1. Now press the ringed button, or %2, and the cards are dealt.</source>
        <comment>an amount, a key</comment>
        <translation>Ihr Einsatz beträgt %1. Drücken Sie jetzt den umringten Knopf oder %2, dann wird gegeben.</translation>
    </message>
    <message>
        <source>You have %1, and the dealer shows %2. Picture cards count 10, an ace 1 or 11. Come closer to 21 than the dealer without going over it.</source>
        <comment>two totals</comment>
        <translation>Sie haben %1, der Dealer zeigt %2. Bilder zählen 10, ein Ass 1 oder 11. Kommen Sie näher an 21 heran als der Dealer, ohne darüber zu gehen.</translation>
    </message>
    <message>
        <source>The table has a question: %1 %2</source>
        <comment>Insure for 5?, what that means</comment>
        <translation>Eine Frage vom Tisch: %1 %2</translation>
    </message>
    <message>
        <source>You have %1. Choose one of the answers at the bottom.</source>
        <comment>a total</comment>
        <translation>Sie haben %1. Wählen Sie unten eine der Antworten.</translation>
    </message>
    <message>
        <source>You have %1. “%2” takes another card. %3. “%4” keeps what you have.</source>
        <comment>a total, Hit, more than 21 loses at once, Stand</comment>
        <translation>Sie haben %1. „%2“ nimmt noch eine Karte. %3. „%4“ behält, was Sie haben.</translation>
    </message>
    <message>
        <source>Your turn is over. The felt says what the dealer does: “%1”.</source>
        <comment>Dealer must draw to 16 …</comment>
        <translation>Sie haben gespielt. Was der Dealer tut, steht auf dem Tisch: „%1“.</translation>
    </message>
    <message>
        <source>This hand is decided. %1.</source>
        <comment>More than 21 loses at once</comment>
        <translation>Diese Hand ist entschieden. %1.</translation>
    </message>
    <message>
        <source>This is how the round ended: %1.</source>
        <translation>So ist die Runde ausgegangen: %1.</translation>
    </message>
    <message>
        <source>This is how the round ended: %1. %2.</source>
        <comment>Won · 20 against 17, The higher hand wins</comment>
        <translation>So ist die Runde ausgegangen: %1. %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableQuiz</name>
    <message>
        <source>Finish this round first, then look at another.</source>
        <translation>Beenden Sie zuerst diese Runde, und sehen Sie sich dann eine andere an.</translation>
    </message>
    <message>
        <source>The table is being set up. Try again in a moment.</source>
        <translation>Der Tisch wird gerade vorbereitet. Versuchen Sie es gleich noch einmal.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableReplay</name>
    <message>
        <source>Finish this round first, then replay another.</source>
        <translation>Beenden Sie zuerst diese Runde, und spielen Sie dann eine andere ab.</translation>
    </message>
    <message>
        <source>The table is being set up. Start the replay again in a moment.</source>
        <translation>Der Tisch wird gerade vorbereitet. Starten Sie die Wiedergabe gleich noch einmal.</translation>
    </message>
    <message>
        <source>Shoe %1 is verified: its commitment and all its cards match.</source>
        <translation>Schlitten %1 ist geprüft: Seine Festlegung und alle seine Karten stimmen.</translation>
    </message>
    <message>
        <source>Shoe %1 doesn&apos;t match its commitment. %2</source>
        <translation>Schlitten %1 ist nicht der festgelegte. %2</translation>
    </message>
    <message>
        <source>Shoe %1 is still in use. It can be verified when it ends and its seed is shown.</source>
        <translation>Schlitten %1 ist noch im Spiel. Er lässt sich prüfen, wenn er zu Ende ist und sein Seed gezeigt wird.</translation>
    </message>
    <message>
        <source>The round can&apos;t be shown any further: %1</source>
        <translation>Die Runde lässt sich nicht weiter zeigen: %1</translation>
    </message>
    <message>
        <source>Shoe %1 can&apos;t be checked. %2</source>
        <translation>Schlitten %1 lässt sich nicht prüfen. %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableRules</name>
    <message>
        <source>The new rules apply from the next round.</source>
        <translation>Die neuen Regeln gelten ab der nächsten Runde.</translation>
    </message>
    <message>
        <source>The file of this game is gone. The table keeps its current rules.</source>
        <translation>Die Datei dieses Spiels ist verschwunden. Der Tisch macht mit seinen bisherigen Regeln weiter.</translation>
    </message>
    <message>
        <source>The file of this game can no longer be read. The table keeps its current rules. (%1)</source>
        <translation>Die Datei dieses Spiels lässt sich nicht mehr lesen. Der Tisch macht mit seinen bisherigen Regeln weiter. (%1)</translation>
    </message>
    <message>
        <source>The new rules don&apos;t allow %1. The table keeps its current rules.</source>
        <translation>Die neuen Regeln sehen die Währung %1 nicht vor. Der Tisch macht mit seinen bisherigen Regeln weiter.</translation>
    </message>
    <message>
        <source>Under the new rules seats are shared, and trial accounts can&apos;t take one. The table keeps its current rules.</source>
        <translation>Nach den neuen Regeln sind die Plätze gemeinsam, und ein Testkonto darf keinen belegen. Der Tisch macht mit seinen bisherigen Regeln weiter.</translation>
    </message>
    <message>
        <source>%1 on spot %2</source>
        <comment>a side bet</comment>
        <translation>%1 auf Box %2</translation>
    </message>
    <message>
        <source>behind spot %1</source>
        <comment>a stake</comment>
        <translation>mitgesetzt auf Box %1</translation>
    </message>
    <message>
        <source>spot %1</source>
        <comment>a stake</comment>
        <translation>Box %1</translation>
    </message>
    <message>
        <source>You are now playing %1.</source>
        <translation>Sie spielen jetzt %1.</translation>
    </message>
    <message>
        <source>New rules: %1 And more.</source>
        <translation>Neue Regeln: %1 Und mehr.</translation>
    </message>
    <message>
        <source>New rules: %1</source>
        <translation>Neue Regeln: %1</translation>
    </message>
    <message>
        <source>The new rules apply now.</source>
        <translation>Die neuen Regeln gelten jetzt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place and the stake there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Stakes removed: %1.</source>
        <translation>Entfernte Einsätze: %1.</translation>
    </message>
    <message>
        <source>Stakes lowered: %1.</source>
        <translation>Gesenkte Einsätze: %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TroubleController</name>
    <message>
        <source>%1 is no longer intact.</source>
        <translation>%1 ist beschädigt.</translation>
    </message>
    <message>
        <source>It is never overwritten: it is set aside under another name, and you continue with a backup or start afresh. Rounds played since the backup are only in the damaged file.</source>
        <translation>Die Datei wird nie überschrieben, sondern unter anderem Namen beiseitegelegt; Sie machen mit einer Sicherung weiter oder fangen neu an. Was nach der Sicherung gespielt wurde, steht nur in der beschädigten Datei.</translation>
    </message>
    <message>
        <source>%1 was made by a newer version of Open Shoe.</source>
        <translation>%1 wurde mit einer neueren Version von Open Shoe angelegt.</translation>
    </message>
    <message>
        <source>Install that version to continue. To play with this one in the meantime, start it with another folder: openshoe --data FOLDER</source>
        <translation>Installieren Sie diese Version, um weiterzumachen. Um bis dahin mit dieser hier zu spielen, starten Sie sie mit einem eigenen Ordner: openshoe --data ORDNER</translation>
    </message>
    <message>
        <source>%1 belongs to another program.</source>
        <translation>%1 gehört zu einem anderen Programm.</translation>
    </message>
    <message>
        <source>It has not been touched. Move it away and start again, or start with another folder: openshoe --data FOLDER</source>
        <translation>Die Datei bleibt unangetastet. Verschieben Sie sie und starten Sie neu, oder starten Sie mit einem eigenen Ordner: openshoe --data ORDNER</translation>
    </message>
    <message>
        <source>Another Open Shoe is using %1.</source>
        <translation>Ein anderes Open Shoe spielt mit %1.</translation>
    </message>
    <message>
        <source>The same money can&apos;t be staked twice: continue in the other window, or close it and try again here. To play separately, start with another folder: openshoe --data FOLDER</source>
        <translation>Dasselbe Geld kann nicht zweimal gesetzt werden: Machen Sie im anderen Fenster weiter, oder schließen Sie es und versuchen Sie es hier noch einmal. Um unabhängig davon zu spielen, starten Sie mit einem eigenen Ordner: openshoe --data ORDNER</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read or written.</source>
        <translation>%1 lässt sich nicht lesen und schreiben.</translation>
    </message>
    <message>
        <source>Check that the folder is there and that you may write in it, then try again. Or start with another: openshoe --data FOLDER</source>
        <translation>Prüfen Sie, ob der Ordner vorhanden ist und Sie darin schreiben dürfen, und versuchen Sie es dann noch einmal. Oder starten Sie mit einem anderen: openshoe --data ORDNER</translation>
    </message>
    <message>
        <source>There is no space to write %1.</source>
        <translation>Es ist kein Platz, um %1 zu schreiben.</translation>
    </message>
    <message>
        <source>Nothing is lost. Free a few megabytes on that disk, then try again.</source>
        <translation>Nichts ist verloren. Schaffen Sie auf diesem Datenträger ein paar Megabyte Platz, und versuchen Sie es dann noch einmal.</translation>
    </message>
    <message>
        <source>The disk reports an error with %1.</source>
        <translation>Der Datenträger meldet einen Fehler bei %1.</translation>
    </message>
    <message>
        <source>What was confirmed is kept. Check the disk and its connection, then try again.</source>
        <translation>Was bestätigt wurde, ist gesichert. Prüfen Sie den Datenträger und seine Verbindung, und versuchen Sie es dann noch einmal.</translation>
    </message>
    <message>
        <source>What was confirmed is kept. When this is fixed, try again.</source>
        <translation>Was bestätigt wurde, ist gesichert. Versuchen Sie es noch einmal, wenn das behoben ist.</translation>
    </message>
    <message>
        <source>Every step confirmed before is safe. Try again once the problem is solved.</source>
        <translation>Jeder zuvor bestätigte Schritt ist sicher. Versuchen Sie es noch einmal, wenn die Ursache behoben ist.</translation>
    </message>
    <message>
        <source>The table can&apos;t be saved to disk, so no stake is taken: %1</source>
        <translation>Der Tisch lässt sich nicht auf dem Datenträger festhalten, daher wird kein Einsatz angenommen: %1</translation>
    </message>
    <message>
        <source>A step could not be saved to disk, so the round was cancelled and its stakes are back in your wallet, on disk too: %1</source>
        <translation>Ein Schritt ließ sich nicht auf dem Datenträger festhalten; die Runde wurde daher abgebrochen, und ihre Einsätze sind zurück in Ihrer Geldbörse, auch auf dem Datenträger: %1</translation>
    </message>
    <message>
        <source>A step could not be saved to disk, so the round was stopped and its stakes are back: %1</source>
        <translation>Ein Schritt ließ sich nicht auf dem Datenträger festhalten; die Runde wurde daher angehalten, und ihre Einsätze sind zurück: %1</translation>
    </message>
    <message>
        <source>Their return is saved as soon as the disk can be written to: try again once the problem is solved. If you quit before that, the next start finds the round as it was before that step.</source>
        <translation>Dass sie zurück sind, wird festgehalten, sobald auf den Datenträger geschrieben werden kann: Versuchen Sie es noch einmal, wenn die Ursache behoben ist. Beenden Sie vorher, findet der nächste Start die Runde so vor, wie sie vor diesem Schritt war.</translation>
    </message>
    <message>
        <source>The end of the round was saved and counts, but nothing more can be saved: %1</source>
        <translation>Das Ende der Runde wurde gespeichert und zählt; Weiteres lässt sich nicht speichern: %1</translation>
    </message>
    <message>
        <source>The data is damaged</source>
        <translation>Die Daten sind beschädigt</translation>
    </message>
    <message>
        <source>The data is newer than the program</source>
        <translation>Die Daten sind neuer als das Programm</translation>
    </message>
    <message>
        <source>The data belongs to another program</source>
        <translation>Die Daten gehören zu einem anderen Programm</translation>
    </message>
    <message>
        <source>Another Open Shoe is running</source>
        <translation>Ein anderes Open Shoe spielt gerade</translation>
    </message>
    <message>
        <source>The data can&apos;t be used</source>
        <translation>Die Daten sind nicht verwendbar</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Der Datenträger ist voll</translation>
    </message>
    <message>
        <source>The disk reports an error</source>
        <translation>Der Datenträger meldet einen Fehler</translation>
    </message>
    <message>
        <source>Play has stopped</source>
        <translation>Das Spiel wurde angehalten</translation>
    </message>
    <message>
        <source>The data can&apos;t be opened</source>
        <translation>Die Daten lassen sich nicht öffnen</translation>
    </message>
</context>
</TS>
