<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutSettings</name>
    <message>
        <source>About</source>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>About version program data folder size files where path</source>
        <translation>Informazioni versione programma dati cartella dimensione file dove percorso</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versione</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Cartella dei dati</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Apri cartella</translation>
    </message>
</context>
<context>
    <name>AccountButton</name>
    <message>
        <source>Account %1</source>
        <translation>Account %1</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>di prova</translation>
    </message>
</context>
<context>
    <name>AccountDialog</name>
    <message>
        <source>New account</source>
        <translation>Nuovo account</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Crea</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Trial account</source>
        <translation>Account di prova</translation>
    </message>
    <message>
        <source>Plays like any other account, but can&apos;t take a seat at a shared table.</source>
        <translation>Gioca come ogni altro, ma non può occupare un posto a un tavolo condiviso.</translation>
    </message>
</context>
<context>
    <name>AccountMenu</name>
    <message>
        <source>Account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>%1 (trial)</source>
        <translation>%1 (di prova)</translation>
    </message>
    <message>
        <source>New account…</source>
        <translation>Nuovo account…</translation>
    </message>
    <message>
        <source>Top up %1</source>
        <translation>Ricarica %1</translation>
    </message>
</context>
<context>
    <name>AccountsSettings</name>
    <message>
        <source>Accounts</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>%1 (trial)</source>
        <translation>%1 (di prova)</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Rinomina…</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Rinomina %1</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>In gioco</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Scegli</translation>
    </message>
    <message>
        <source>%1 is playing</source>
        <translation>In gioco: %1</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>Scegli %1</translation>
    </message>
    <message>
        <source>Top up</source>
        <translation>Ricarica</translation>
    </message>
    <message>
        <source>Adds that currency&apos;s starting amount to the wallet. Play money only.</source>
        <translation>Aggiunge al portafoglio la dotazione iniziale di quella valuta. Solo soldi finti.</translation>
    </message>
    <message>
        <source>Top up %1</source>
        <translation>Ricarica %1</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Accounts wallets top up take back delete remove export currency player profile name rename trial play money balance gold</source>
        <translation>account conti portafogli ricarica ricaricare ritira elimina cancella esporta valuta giocatore profilo nome rinomina prova soldi finti saldo denaro oro</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Elimina…</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Elimina %1</translation>
    </message>
    <message>
        <source>Take back a top-up</source>
        <translation>Ritira una ricarica</translation>
    </message>
    <message>
        <source>Takes the latest top-up out of the wallet again. Limits count as before.</source>
        <translation>Toglie dal portafoglio l’ultima ricarica. I limiti contano come prima.</translation>
    </message>
    <message>
        <source>Take back %1</source>
        <translation>Ritira %1</translation>
    </message>
</context>
<context>
    <name>AmountEditor</name>
    <message>
        <source>Amount</source>
        <translation>Importo</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Metà</translation>
    </message>
    <message>
        <source>Twice</source>
        <translation>Doppio</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max</translation>
    </message>
</context>
<context>
    <name>Amounts</name>
    <message>
        <source>Coins</source>
        <translation>Monete</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>Moneta</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Sweeps</translation>
    </message>
    <message>
        <source>Dollars</source>
        <translation>Dollari</translation>
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
        <translation>%1-%2</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a percentage</comment>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>BackupsSettings</name>
    <message>
        <source>Backups back up backup restore copy copies data save recover lost file</source>
        <translation>backup copia copie salvataggio salvare ripristino ripristinare dati recupero recuperare persi file</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Backup</translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>Backup in corso…</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Crea backup</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Crea backup ora</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Ripristina…</translation>
    </message>
    <message>
        <source>Restore the backup of %1</source>
        <translation>Ripristina il backup: %1</translation>
    </message>
    <message>
        <source>Go back to %1?</source>
        <translation>Tornare a questo backup: %1?</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Accounts, money, rounds and shoes go back to how they were then. What is there now is kept in the data folder under another name.</source>
        <translation>Account, denaro, round e sabot tornano com’erano in quel momento. Ciò che c’è ora resta nella cartella dei dati, con un altro nome.</translation>
    </message>
    <message>
        <source>A backup is made automatically on each day you play. Seven are kept: the latest ones, and always the one with the most rounds.</source>
        <translation>Ne viene creato uno da sé ogni giorno in cui giochi. Se ne conservano sette: gli ultimi creati e sempre quello con più round.</translation>
    </message>
</context>
<context>
    <name>BalanceButton</name>
    <message>
        <source>Wallet</source>
        <translation>Portafoglio</translation>
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
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Azzera</translation>
    </message>
    <message>
        <source>Double bet</source>
        <translation>Raddoppia puntata</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Ask the coach</source>
        <translation>Chiedi al coach</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Puntata</translation>
    </message>
    <message>
        <source>Stake %1</source>
        <translation>Puntata %1</translation>
    </message>
    <message>
        <source>Review the round</source>
        <translation>Rivedi il round</translation>
    </message>
    <message>
        <source>Change bets</source>
        <translation>Cambia puntate</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Rigioca</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Dai carte</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>In pausa</translation>
    </message>
    <message>
        <source>Paused · %1 to go on</source>
        <translation>In pausa · %1 per continuare</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>Più veloce</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
</context>
<context>
    <name>BreakRow</name>
    <message>
        <source>Start…</source>
        <translation>Inizia…</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>Inizia: %1</translation>
    </message>
</context>
<context>
    <name>CalculatorPage</name>
    <message>
        <source>Hand calculator</source>
        <translation>Calcolatore di mani</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>La tua mano</translation>
    </message>
    <message>
        <source>such as A 7</source>
        <translation>per esempio A 7</translation>
    </message>
    <message>
        <source>The dealer&apos;s up card</source>
        <translation>Carta scoperta del banco</translation>
    </message>
    <message>
        <source>such as 9</source>
        <translation>per esempio 9</translation>
    </message>
    <message>
        <source>What is known about the hidden card</source>
        <translation>Che cosa si sa della carta coperta</translation>
    </message>
    <message>
        <source>The hidden card</source>
        <translation>La carta coperta</translation>
    </message>
    <message>
        <source>The dealer has looked: no blackjack</source>
        <translation>Il banco ha controllato: niente blackjack</translation>
    </message>
    <message>
        <source>Whether the hand comes from a split</source>
        <translation>Se la mano viene da una divisione</translation>
    </message>
    <message>
        <source>Other cards gone from the shoe</source>
        <translation>Altre carte uscite dal sabot</translation>
    </message>
    <message>
        <source>such as 5 5 6 K</source>
        <translation>per esempio 5 5 6 K</translation>
    </message>
    <message>
        <source>Where a pressed card goes</source>
        <translation>Dove va la carta premuta</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Coperta</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Uscite</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Azzera tutto</translation>
    </message>
    <message>
        <source>Add a card: %1</source>
        <translation>Aggiungi una carta: %1</translation>
    </message>
    <message>
        <source>What each play is worth</source>
        <translation>Quanto vale ogni mossa</translation>
    </message>
    <message>
        <source>in stakes</source>
        <translation>in puntate</translation>
    </message>
    <message>
        <source>in money</source>
        <translation>in denaro</translation>
    </message>
    <message>
        <source>How the dealer&apos;s hand ends</source>
        <translation>Come finisce la mano del banco</translation>
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
        <translation>Mese precedente</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mese successivo</translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <source>Ace</source>
        <translation>Asso</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Due</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quattro</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinque</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Sei</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sette</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Otto</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Nove</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Dieci</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Jack</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Donna</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>fiori</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>Carta coperta</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
</context>
<context>
    <name>CellPanel</name>
    <message>
        <source>Details of a cell</source>
        <translation>Dettagli di una cella</translation>
    </message>
    <message>
        <source>%1: first two cards %2, three or more %3</source>
        <translation>%1: prime due carte %2, tre o più %3</translation>
    </message>
    <message>
        <source>%1: %2, by %3 of a stake; %4 of such hands. %5</source>
        <translation>%1: %2, meglio di %3 di puntata; %4 di queste mani. %5</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>due carte</translation>
    </message>
    <message>
        <source>three or more</source>
        <translation>tre o più</translation>
    </message>
</context>
<context>
    <name>ChallengeBar</name>
    <message>
        <source>Challenge</source>
        <translation>Sfida</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>which round, what is asked</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Stop challenge</source>
        <translation>Termina la sfida</translation>
    </message>
</context>
<context>
    <name>ChallengeMaking</name>
    <message>
        <source>Challenge somebody</source>
        <translation>Sfida qualcuno</translation>
    </message>
    <message>
        <source>Save the file…</source>
        <translation>Salva il file…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Somebody else gets the same cards, rules and stakes. When they have played them, the program shows their play beside yours, decision by decision.</source>
        <translation>Un’altra persona riceve le stesse carte, regole e puntate. Quando le ha giocate, il programma mostra il suo gioco accanto al tuo, decisione per decisione.</translation>
    </message>
    <message>
        <source>What to send</source>
        <translation>Cosa inviare</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Questo round</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds of its shoe</source>
        <translation>
            <numerusform>%Ln round del suo sabot</numerusform>
            <numerusform>%Ln round del suo sabot</numerusform>
        </translation>
    </message>
    <message>
        <source>A nickname, if you want to give one</source>
        <translation>Un soprannome, se vuoi</translation>
    </message>
    <message>
        <source>Nothing else about you is in the file. Its cards are sealed: nobody sees them by looking into it, but somebody who knows how programs work could.</source>
        <translation>Nel file non c’è altro su di te. Le carte sono sigillate: nessuno le vede guardandoci dentro, ma chi si intende di programmi potrebbe.</translation>
    </message>
</context>
<context>
    <name>ChallengeOffer</name>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>You play it with money of its own: your wallet, your rounds and your statistics stay as they are. Each round begins with the same card as it did there, and the others at the table play as they did. Afterwards both plays are shown side by side.</source>
        <translation>Si gioca con denaro a parte: il tuo portafoglio, i tuoi round e le tue statistiche restano come sono. Ogni round comincia con la stessa carta e gli altri al tavolo giocano come allora. Poi i due modi di giocare sono mostrati fianco a fianco.</translation>
    </message>
    <message>
        <source>Show the answer in it</source>
        <translation>Mostra la risposta inclusa</translation>
    </message>
</context>
<context>
    <name>ChallengeResult</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Calculating what each decision was worth…</source>
        <translation>Calcolo del valore di ogni decisione…</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisioni</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>A nickname, if you want to give one</source>
        <translation>Un soprannome, se vuoi</translation>
    </message>
    <message>
        <source>Save my answer…</source>
        <translation>Salva la mia risposta…</translation>
    </message>
</context>
<context>
    <name>Challenges</name>
    <message>
        <source>Save the challenge</source>
        <translation>Salva la sfida</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Sfida</translation>
    </message>
    <message>
        <source>challenge</source>
        <comment>a file&apos;s name</comment>
        <translation>sfida</translation>
    </message>
    <message>
        <source>Open a challenge</source>
        <translation>Apri una sfida</translation>
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
        <translation>Coppia di %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Depends on the cards.</source>
        <translation>Dipende dalle carte.</translation>
    </message>
    <message>
        <source>Hard totals</source>
        <translation>Totali hard</translation>
    </message>
    <message>
        <source>Soft totals</source>
        <translation>Totali soft</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Coppie</translation>
    </message>
    <message>
        <source>Both cards shown</source>
        <translation>Entrambe scoperte</translation>
    </message>
    <message>
        <source>Up card</source>
        <translation>Carta scoperta</translation>
    </message>
    <message>
        <source>Hidden card small</source>
        <translation>Carta coperta bassa</translation>
    </message>
    <message>
        <source>Hidden card medium</source>
        <translation>Carta coperta media</translation>
    </message>
    <message>
        <source>Hidden card large</source>
        <translation>Carta coperta alta</translation>
    </message>
    <message>
        <source>%1 against %2, both cards shown</source>
        <translation>%1 contro %2, entrambe le carte scoperte</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contro %2</translation>
    </message>
    <message>
        <source>%1 against %2, hidden card small</source>
        <translation>%1 contro %2, carta coperta bassa</translation>
    </message>
    <message>
        <source>%1 against %2, hidden card medium</source>
        <translation>%1 contro %2, carta coperta media</translation>
    </message>
    <message>
        <source>%1 against %2, hidden card large</source>
        <translation>%1 contro %2, carta coperta alta</translation>
    </message>
    <message>
        <source>%1 leads by %2 of a stake: close.</source>
        <translation>%1: in vantaggio di %2 di puntata, quasi pari.</translation>
    </message>
    <message>
        <source>%1 leads by %2 of a stake.</source>
        <translation>%1: in vantaggio di %2 di puntata.</translation>
    </message>
    <message>
        <source>leads by %1 of a stake or more</source>
        <translation>in vantaggio di almeno %1 di puntata</translation>
    </message>
    <message>
        <source>by less</source>
        <translation>vantaggio minore</translation>
    </message>
    <message>
        <source>by less than %1: close</source>
        <translation>vantaggio sotto %1: quasi pari</translation>
    </message>
    <message>
        <source>depends on the cards</source>
        <translation>dipende dalle carte</translation>
    </message>
    <message>
        <source>Against %1: %2.</source>
        <translation>Contro %1: %2.</translation>
    </message>
    <message>
        <source>%1 percentage points</source>
        <translation>%1 punti percentuali</translation>
    </message>
    <message>
        <source>Worth the same: %1.</source>
        <translation>Valgono lo stesso: %1.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a house edge, money in an hour</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards open, hard 4 to 11</source>
        <translation>Carte scoperte, hard da 4 a 11</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards open, hard 12 to 20</source>
        <translation>Carte scoperte, hard da 12 a 20</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards open, soft totals</source>
        <translation>Carte scoperte, totali soft</translation>
    </message>
    <message>
        <source>soft %1</source>
        <comment>the total of the dealer&apos;s open cards</comment>
        <translation>soft %1</translation>
    </message>
    <message>
        <source>hard %1</source>
        <comment>the total of the dealer&apos;s open cards</comment>
        <translation>hard %1</translation>
    </message>
    <message>
        <source>After a double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Dopo il raddoppio: resa con %1 contro %2</translation>
    </message>
    <message>
        <source>%1 against the dealer&apos;s %2</source>
        <translation>%1 contro %2 del banco</translation>
    </message>
    <message>
        <source>After the first double: double %1 again against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Dopo il primo raddoppio: altro raddoppio con %1 contro %2</translation>
    </message>
    <message>
        <source>After the second double: double %1 again against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Dopo il secondo raddoppio: altro raddoppio con %1 contro %2</translation>
    </message>
    <message>
        <source>After the first double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Dopo il primo raddoppio: resa con %1 contro %2</translation>
    </message>
    <message>
        <source>After the second double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Dopo il secondo raddoppio: resa con %1 contro %2</translation>
    </message>
    <message>
        <source>After the third double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Dopo il terzo raddoppio: resa con %1 contro %2</translation>
    </message>
    <message>
        <source>Other hands of a free split: stand on %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Altre mani di una divisione gratis: stare con %1 contro %2</translation>
    </message>
    <message>
        <source>Other hands of a free split: double %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Altre mani di una divisione gratis: raddoppio con %1 contro %2</translation>
    </message>
    <message>
        <source>Other hands of a free split: hit %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Altre mani di una divisione gratis: carta con %1 contro %2</translation>
    </message>
    <message>
        <source>%1, after a hit or split</source>
        <comment>a hand</comment>
        <translation>%1, dopo carta o divisione</translation>
    </message>
    <message>
        <source>%1, doubled</source>
        <comment>a hand</comment>
        <translation>%1, dopo il raddoppio</translation>
    </message>
    <message>
        <source>%1, doubled twice</source>
        <comment>a hand</comment>
        <translation>%1, dopo due raddoppi</translation>
    </message>
    <message>
        <source>%1, doubled three times</source>
        <comment>a hand</comment>
        <translation>%1, dopo tre raddoppi</translation>
    </message>
    <message>
        <source>%1, from a free split</source>
        <comment>a hand</comment>
        <translation>%1, da una divisione gratis</translation>
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
        <translation>Verifica… %1%</translation>
    </message>
    <message>
        <source>Verify all</source>
        <translation>Verifica tutti</translation>
    </message>
</context>
<context>
    <name>ChipButton</name>
    <message>
        <source>Chip %1</source>
        <translation>Fiche da %1</translation>
    </message>
</context>
<context>
    <name>ChipRack</name>
    <message>
        <source>Chip %1</source>
        <translation>Fiche da %1</translation>
    </message>
</context>
<context>
    <name>ChipShelf</name>
    <message>
        <source>Chips</source>
        <translation>Fiche</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message numerus="yes">
        <source>%1 is no longer in the shoe; %n decks hold %2 of it</source>
        <comment>a card</comment>
        <translation>
            <numerusform>%1 non è più nel sabot; in %n mazzo ce ne sono %2</numerusform>
            <numerusform>%1 non è più nel sabot; in %n mazzi ce ne sono %2</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed; %2 or a card such as %3 is</source>
        <translation>&quot;%1&quot; non è ammesso; sono ammessi %2 o una carta come %3</translation>
    </message>
    <message numerus="yes">
        <source>%n cards; a hand to play has %1 to %2</source>
        <translation>
            <numerusform>%n carta; una mano su cui decidere ne ha da %1 a %2</numerusform>
            <numerusform>%n carte; una mano su cui decidere ne ha da %1 a %2</numerusform>
        </translation>
    </message>
    <message>
        <source>exactly one card is needed, such as %1</source>
        <translation>serve esattamente una carta, per esempio %1</translation>
    </message>
    <message>
        <source>this game has no splits (%1)</source>
        <translation>questo gioco non ha divisioni (%1)</translation>
    </message>
    <message>
        <source>take it</source>
        <comment>insurance, even money</comment>
        <translation>sì</translation>
    </message>
    <message>
        <source>best</source>
        <comment>of all plays</comment>
        <translation>migliore</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>assicurazione</translation>
    </message>
    <message>
        <source>even money</source>
        <translation>even money</translation>
    </message>
    <message>
        <source>declined</source>
        <comment>even money</comment>
        <translation>rifiutato</translation>
    </message>
    <message>
        <source>What every action of a hand is worth, per unit of the initial play.</source>
        <translation>Quanto vale ogni azione di una mano, per unità della puntata iniziale.</translation>
    </message>
    <message>
        <source>The dealer&apos;s up card.</source>
        <translation>La carta scoperta del banco.</translation>
    </message>
    <message>
        <source>Other cards gone from the shoe; after a split, the other hands&apos; cards too.</source>
        <translation>Altre carte uscite dal sabot; dopo una divisione anche quelle delle altre mani.</translation>
    </message>
    <message>
        <source>The hand comes from a split.</source>
        <translation>La mano nasce da una divisione.</translation>
    </message>
    <message>
        <source>What is known about the hole card: %1, or the card itself.</source>
        <translation>Che cosa si sa della carta coperta: %1, o la carta stessa.</translation>
    </message>
    <message>
        <source>the expectation of every action for one hand</source>
        <translation>il valore atteso di ogni azione per una mano</translation>
    </message>
    <message>
        <source>return to player (RTP)</source>
        <translation>ritorno al giocatore (RTP)</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>come pubblicato</translation>
    </message>
    <message>
        <source>per unit staked in total</source>
        <translation>per unità di tutto il puntato</translation>
    </message>
    <message>
        <source>expectation, best play</source>
        <translation>valore atteso, gioco ottimale</translation>
    </message>
    <message>
        <source>basic strategy</source>
        <translation>strategia di base</translation>
    </message>
    <message>
        <source>average stake</source>
        <translation>puntata media</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>deviazione standard</translation>
    </message>
    <message>
        <source>element of risk</source>
        <translation>elemento di rischio</translation>
    </message>
    <message>
        <source>insurance, per unit of it</source>
        <translation>assicurazione, per unità puntata</translation>
    </message>
    <message>
        <source>even money, compared with waiting</source>
        <translation>even money invece di aspettare</translation>
    </message>
    <message>
        <source>UP</source>
        <comment>the up card</comment>
        <translation>SCOPERTA</translation>
    </message>
    <message>
        <source>EXPECTATION</source>
        <translation>VALORE ATTESO</translation>
    </message>
    <message>
        <source>BLACKJACK</source>
        <translation>BLACKJACK</translation>
    </message>
    <message>
        <source>BUST</source>
        <translation>SBALLATO</translation>
    </message>
    <message>
        <source>%1: expectation %2, wins %3</source>
        <comment>a side bet</comment>
        <translation>%1: valore atteso %2, vince %3</translation>
    </message>
    <message>
        <source>The exact expectation of a game and of each side bet: one hand from a full fresh shoe.</source>
        <translation>Il valore atteso esatto di un gioco e di ogni scommessa laterale: una mano da un sabot nuovo e pieno.</translation>
    </message>
    <message numerus="yes">
        <source>%n decks</source>
        <translation>
            <numerusform>%n mazzo</numerusform>
            <numerusform>%n mazzi</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2; method: %3</source>
        <comment>a game, its decks, how it was computed</comment>
        <translation>%1, %2; metodo: %3</translation>
    </message>
    <message>
        <source>exact expectation of the game and of each side bet</source>
        <translation>valore atteso esatto del gioco e di ogni scommessa laterale</translation>
    </message>
    <message>
        <source>&quot;%1&quot; shows the options of a command.</source>
        <translation>&quot;%1&quot; indica le opzioni di un comando.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 1 could not be done, 2 wrong usage or input.</source>
        <translation>Codici di uscita: 0 fatto, 1 non è stato possibile, 2 la chiamata o il suo input è errato.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Comandi:</translation>
    </message>
    <message>
        <source>no command</source>
        <translation>nessun comando</translation>
    </message>
    <message>
        <source>no such command; use one of %1</source>
        <translation>questo comando non esiste; ci sono %1</translation>
    </message>
    <message>
        <source>not enough memory for this</source>
        <translation>la memoria non basta</translation>
    </message>
    <message>
        <source>not known; allowed: %1</source>
        <translation>sconosciuto; ammessi: %1</translation>
    </message>
    <message>
        <source>Shows the options of this command.</source>
        <translation>Indica le opzioni di questo comando.</translation>
    </message>
    <message>
        <source>Prints one JSON document and nothing else.</source>
        <translation>Stampa un solo documento JSON e nient’altro.</translation>
    </message>
    <message>
        <source>The data folder (default: the window&apos;s own).</source>
        <translation>La cartella dei dati (predefinita: quella della finestra).</translation>
    </message>
    <message>
        <source>A game&apos;s id, or the path of a rule-set file.</source>
        <translation>L’id di un gioco o il percorso di un file di regole.</translation>
    </message>
    <message>
        <source>Changes one rule for this call, such as %1 or %2; repeatable.</source>
        <translation>Cambia una regola per questa chiamata, per esempio %1 o %2; ripetibile.</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; shows what is allowed.</source>
        <comment>a sentence that says what is wrong</comment>
        <translation>%1 &quot;%2&quot; indica che cosa è ammesso.</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>manca %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one argument too many; allowed: %2</source>
        <translation>&quot;%1&quot; è un argomento di troppo; ammessi: %2</translation>
    </message>
    <message>
        <source>%1 is empty; a folder&apos;s path is needed</source>
        <translation>%1 è vuoto; serve il percorso di una cartella</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed; a whole number from %2 to %3 is</source>
        <translation>&quot;%1&quot; non è ammesso; serve un numero intero da %2 a %3</translation>
    </message>
    <message numerus="yes">
        <source>%n of them</source>
        <comment>side bets or limits</comment>
        <translation>
            <numerusform>%n in tutto</numerusform>
            <numerusform>%n in tutto</numerusform>
        </translation>
    </message>
    <message>
        <source>ALONE</source>
        <translation>DA SOLA</translation>
    </message>
    <message>
        <source>IN TURN</source>
        <translation>IN SEQUENZA</translation>
    </message>
    <message>
        <source>side bet %1</source>
        <translation>scommessa laterale %1</translation>
    </message>
    <message>
        <source>Both have the same rules.</source>
        <translation>Entrambi hanno le stesse regole.</translation>
    </message>
    <message>
        <source>The strategy charts are the same.</source>
        <translation>Le tabelle di strategia sono uguali.</translation>
    </message>
    <message>
        <source>HAND</source>
        <translation>MANO</translation>
    </message>
    <message>
        <source>AGAINST</source>
        <comment>the up card</comment>
        <translation>CONTRO</translation>
    </message>
    <message>
        <source>Changes one rule of B for this call, such as %1; repeatable.</source>
        <translation>Cambia una regola di B per questa chiamata, per esempio %1; ripetibile.</translation>
    </message>
    <message>
        <source>two games side by side: differing rules and what each is worth</source>
        <translation>due giochi a confronto: regole diverse e quanto vale ognuna</translation>
    </message>
    <message>
        <source>Checks a round&apos;s shuffle against its commitment.</source>
        <translation>Verifica la mescolata di un round con il suo impegno.</translation>
    </message>
    <message>
        <source>A round as &quot;%1&quot; prints it, or its fairness object alone (- is standard input); or the number of a round in the data folder.</source>
        <translation>Un round come lo stampa &quot;%1&quot;, o il solo oggetto fairness (- è lo standard input); oppure il numero di un round nella cartella dei dati.</translation>
    </message>
    <message>
        <source>every finished shoe in the data folder</source>
        <translation>ogni sabot finito nella cartella dei dati</translation>
    </message>
    <message>
        <source>%1, %2 or %3 is needed</source>
        <translation>serve %1, %2 o %3</translation>
    </message>
    <message>
        <source>checks a round&apos;s shuffle against its commitment</source>
        <translation>verifica la mescolata di un round con il suo impegno</translation>
    </message>
    <message>
        <source>the shoe is still in use; its seed is shown when it ends, and can be checked then</source>
        <translation>il sabot è ancora in uso; il suo seed si mostra a sabot finito, e allora si potrà verificare</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>non riuscito: %1</translation>
    </message>
    <message>
        <source>OK: the seed matches the commitment (no drawn cards to compare)</source>
        <translation>OK: il seed è quello dell’impegno (nessuna carta uscita da confrontare)</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>round %1</translation>
    </message>
    <message>
        <source>failed: shoe %1, round %2: %3</source>
        <translation>non riuscito: sabot %1, round %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n finished shoes</source>
        <translation>
            <numerusform>%n sabot finito</numerusform>
            <numerusform>%n sabot finiti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <comment>so many finished shoes with …</comment>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n problema</numerusform>
            <numerusform>%n problemi</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2: all match their commitments</source>
        <comment>so many finished shoes, so many rounds</comment>
        <translation>%1 con %2: tutto secondo l’impegno</translation>
    </message>
    <message>
        <source>%1 with %2: %3</source>
        <comment>so many finished shoes, so many rounds; so many problems</comment>
        <translation>%1 con %2: %3</translation>
    </message>
    <message>
        <source>%1 (recovered)</source>
        <comment>a round&apos;s results</comment>
        <translation>%1 (recuperato)</translation>
    </message>
    <message>
        <source>The rounds played, newest first.</source>
        <translation>I round giocati, dai più recenti.</translation>
    </message>
    <message>
        <source>only rounds before this one</source>
        <translation>solo i round prima di questo</translation>
    </message>
    <message>
        <source>round</source>
        <translation>round</translation>
    </message>
    <message>
        <source>started</source>
        <translation>inizio</translation>
    </message>
    <message>
        <source>game</source>
        <translation>gioco</translation>
    </message>
    <message>
        <source>values</source>
        <comment>of the hands</comment>
        <translation>valori</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>banco</translation>
    </message>
    <message>
        <source>results</source>
        <translation>risultati</translation>
    </message>
    <message>
        <source>side bets</source>
        <translation>scommesse laterali</translation>
    </message>
    <message>
        <source>staked</source>
        <translation>puntato</translation>
    </message>
    <message>
        <source>net</source>
        <translation>netto</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rounds</source>
        <translation>
            <numerusform>%1 di %n round</numerusform>
            <numerusform>%1 di %n round</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2, %3 of %4, %5, recovered</source>
        <comment>its number, game, currency, account, state</comment>
        <translation>Round %1, %2, %3 di %4, %5, recuperato</translation>
    </message>
    <message>
        <source>Round %1, %2, %3 of %4, %5</source>
        <comment>its number, game, currency, account, state</comment>
        <translation>Round %1, %2, %3 di %4, %5</translation>
    </message>
    <message>
        <source>started %1, ended %2</source>
        <translation>inizio %1, fine %2</translation>
    </message>
    <message>
        <source>started %1</source>
        <translation>inizio %1</translation>
    </message>
    <message>
        <source>shoe number %1, cards %2 to %3</source>
        <translation>sabot numero %1, carte da %2 a %3</translation>
    </message>
    <message>
        <source>commitment</source>
        <translation>impegno</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>seed</translation>
    </message>
    <message>
        <source>client seed</source>
        <translation>seed del client</translation>
    </message>
    <message>
        <source>shown when the shoe ends</source>
        <translation>si mostra a sabot finito</translation>
    </message>
    <message>
        <source>One round: hands, plays, cards, fairness.</source>
        <translation>Un round: mani, giocate, carte, correttezza.</translation>
    </message>
    <message>
        <source>shoe %1</source>
        <translation>sabot %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shoes</source>
        <translation>
            <numerusform>%n sabot</numerusform>
            <numerusform>%n sabot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bookings</source>
        <translation>
            <numerusform>%n scrittura</numerusform>
            <numerusform>%n scritture</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3: everything agrees</source>
        <comment>how many rounds, shoes, bookings</comment>
        <translation>%1, %2, %3: tutto corrisponde</translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <comment>how many rounds, shoes, bookings; how many problems</comment>
        <translation>%1, %2, %3: %4</translation>
    </message>
    <message>
        <source>Checks the record: books, events, cards, commitments, and that nothing is missing.</source>
        <translation>Verifica tutto ciò che è registrato: libri, eventi, carte, impegni, e che non manchi nulla.</translation>
    </message>
    <message>
        <source>Makes a backup now, or lists the existing ones.</source>
        <translation>Crea subito un backup o elenca quelli presenti.</translation>
    </message>
    <message>
        <source>only list the backups</source>
        <translation>elenca soltanto i backup</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <comment>very many</comment>
        <translation>%1 byte</translation>
    </message>
    <message>
        <source>Replaces the database with a backup; the present file is set aside, not deleted.</source>
        <translation>Mette un backup al posto del database; il file attuale viene messo da parte, non eliminato.</translation>
    </message>
    <message>
        <source>there is no backup in this data folder</source>
        <translation>in questa cartella dei dati non c’è nessun backup</translation>
    </message>
    <message>
        <source>none of the backups in this data folder is intact</source>
        <translation>nessuno dei backup in questa cartella dei dati è integro</translation>
    </message>
    <message>
        <source>at most this many: default %1, maximum %2</source>
        <translation>quanti al massimo: %1 se non indicato, fino a %2</translation>
    </message>
    <message>
        <source>the rounds played, newest first</source>
        <translation>i round giocati, dai più recenti</translation>
    </message>
    <message>
        <source>one round: hands, plays, cards, fairness</source>
        <translation>un round: mani, giocate, carte, correttezza</translation>
    </message>
    <message>
        <source>checks the whole record</source>
        <translation>verifica tutto ciò che è registrato</translation>
    </message>
    <message>
        <source>makes a backup</source>
        <translation>crea un backup</translation>
    </message>
    <message>
        <source>replaces the database with a backup</source>
        <translation>mette un backup al posto del database</translation>
    </message>
    <message>
        <source>is still being played</source>
        <comment>a round</comment>
        <translation>è ancora in corso</translation>
    </message>
    <message>
        <source>its record can&apos;t be read to the end</source>
        <comment>a round</comment>
        <translation>ciò che ne è registrato non si può leggere fino alla fine</translation>
    </message>
    <message>
        <source>no cards were dealt in it, or they are not those of its shoe</source>
        <comment>a round</comment>
        <translation>non vi sono state distribuite carte, o non sono quelle del suo sabot</translation>
    </message>
    <message>
        <source>nothing was staked</source>
        <translation>non è stato puntato nulla</translation>
    </message>
    <message>
        <source>none of the stakes can be placed there</source>
        <translation>nessuna delle puntate è prevista lì</translation>
    </message>
    <message>
        <source>it would need cards that are still in the shoe</source>
        <translation>proseguirebbe con carte ancora nel sabot</translation>
    </message>
    <message>
        <source>other stakes</source>
        <translation>altre puntate</translation>
    </message>
    <message>
        <source>%1; other stakes</source>
        <comment>what was played</comment>
        <translation>%1; altre puntate</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>mani</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>incassato</translation>
    </message>
    <message>
        <source>round %1 of %2 came to %3 %4; its cards with best play:</source>
        <comment>its number, game, net, currency</comment>
        <translation>il round %1 di %2 è finito con %3 %4; le sue carte con gioco ottimale:</translation>
    </message>
    <message>
        <source>What one round&apos;s cards would have paid in every known game, your own included: alone at the table, the shoe from the round&apos;s first card on, best play from what can be seen, the same stakes or the nearest the game allows. The round&apos;s own game comes first.</source>
        <translation>Come sarebbero finite le carte di un round in ogni gioco noto, anche nei tuoi: da soli al tavolo, il sabot dalla prima carta del round, gioco ottimale in base a ciò che si vede, le stesse puntate o le più vicine che il gioco ammette. Il gioco del round viene per primo.</translation>
    </message>
    <message>
        <source>a round&apos;s cards in the other games</source>
        <translation>le carte di un round negli altri giochi</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds, %1</source>
        <translation>
            <numerusform>%n round, %1</numerusform>
            <numerusform>%n round, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Writes the record to a file: as JSON one round per line, as CSV one play per line.</source>
        <translation>Scrive su file ciò che è registrato: in JSON un round per riga, in CSV una giocata per riga.</translation>
    </message>
    <message>
        <source>the format (default csv)</source>
        <translation>in quale formato; csv se non indicato</translation>
    </message>
    <message>
        <source>the file; - writes to standard output</source>
        <translation>dove; - scrive sullo standard output</translation>
    </message>
    <message>
        <source>%1: %2 or %3 is needed</source>
        <translation>%1: serve %2 o %3</translation>
    </message>
    <message>
        <source>%1 is needed; - writes to standard output</source>
        <translation>serve %1; - scrive sullo standard output</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds written to %1</source>
        <translation>
            <numerusform>%n round scritto in %1</numerusform>
            <numerusform>%n round scritti in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>writes the record to a file</source>
        <translation>scrive su file ciò che è registrato</translation>
    </message>
    <message>
        <source>Works out what every decision and every round was worth, where that isn&apos;t known yet. If interrupted, it continues where it left off.</source>
        <translation>Calcola quanto valeva ogni decisione e ogni round, dove non si sa ancora. Se interrotto, riprende da dov’era.</translation>
    </message>
    <message>
        <source>discard the prices there are and price everything again</source>
        <translation>dimentica i valori trovati e valuta tutto da capo</translation>
    </message>
    <message>
        <source>%1 rounds priced now; %2 priced in all, with %3 decisions; %4 can&apos;t be priced</source>
        <translation>%1 round valutati ora; in tutto ce ne sono %2 con %3 decisioni, e %4 che non si possono valutare</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>mano</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>up</source>
        <comment>the up card</comment>
        <translation>scoperta</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>domanda</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>scelta</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>costo</translation>
    </message>
    <message>
        <source>mark</source>
        <comment>how bad a decision was</comment>
        <translation>voto</translation>
    </message>
    <message>
        <source>there was nothing to decide</source>
        <translation>non c’era nulla da decidere</translation>
    </message>
    <message>
        <source>net %1: worth %2 before the first card, %3 after the deal; decisions cost %4, luck %5</source>
        <translation>netto %1: valeva %2 prima della prima carta, %3 dopo la distribuzione; le decisioni costano %4, fortuna %5</translation>
    </message>
    <message>
        <source>One round&apos;s decisions: what each answer was worth from what could be seen, and what was luck.</source>
        <translation>Le decisioni di un round: quanto valeva ogni risposta in base a ciò che si vedeva, e che cosa è stato fortuna.</translation>
    </message>
    <message>
        <source>The decisions in priced rounds that cost a hundredth of the stake or more, costliest first. A side bet is one of them if its expectation was negative before the first card.</source>
        <translation>Le decisioni nei round valutati che costano un centesimo della puntata o più, dalle più costose. Una scommessa laterale è fra queste se prima della prima carta valeva meno di zero.</translation>
    </message>
    <message>
        <source>only this kind: %1</source>
        <translation>solo di questo tipo: %1</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>decisione</translation>
    </message>
    <message>
        <source>kind</source>
        <comment>of a decision</comment>
        <translation>tipo</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n mistakes</source>
        <translation>
            <numerusform>%1 di %n errore</numerusform>
            <numerusform>%1 di %n errori</numerusform>
        </translation>
    </message>
    <message>
        <source>works out what every decision was worth</source>
        <translation>calcola quanto valeva ogni decisione</translation>
    </message>
    <message>
        <source>one round&apos;s decisions, and what was luck</source>
        <translation>le decisioni di un round, e che cosa è stato fortuna</translation>
    </message>
    <message>
        <source>the costliest decisions</source>
        <translation>le decisioni più costose</translation>
    </message>
    <message>
        <source>all</source>
        <comment>games</comment>
        <translation>tutti</translation>
    </message>
    <message>
        <source>What was staked and what came back, by game and currency; for priced rounds also what mistakes cost, what was luck, and how widely luck was expected to spread.</source>
        <translation>Quanto si è puntato e incassato, per gioco e valuta; per i round valutati quanto sono costati gli errori, quanta fortuna c’è stata e quanta se ne poteva attendere.</translation>
    </message>
    <message>
        <source>currency</source>
        <translation>valuta</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>round</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>giocate</translation>
    </message>
    <message>
        <source>returned/staked</source>
        <translation>incassato/puntato</translation>
    </message>
    <message>
        <source>mistakes</source>
        <comment>what they cost</comment>
        <translation>errori</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>fortuna</translation>
    </message>
    <message>
        <source>expected spread</source>
        <comment>of luck</comment>
        <translation>scarto atteso</translation>
    </message>
    <message>
        <source>what was staked, what came back, and what was luck</source>
        <translation>quanto si è puntato, quanto incassato e quanta fortuna c’è stata</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no limit</comment>
        <translation>nessuno</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minuti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, from %2 on: %3</source>
        <comment>a limit; a moment; another limit</comment>
        <translation>%1, poi (%2): %3</translation>
    </message>
    <message>
        <source>today</source>
        <translation>oggi</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes played</source>
        <translation>
            <numerusform>%n minuto giocato</numerusform>
            <numerusform>%n minuti giocati</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 staked, net %3</source>
        <comment>an amount, its currency, another amount</comment>
        <translation>puntati %1 %2, netto %3</translation>
    </message>
    <message>
        <source>The limits and breaks people have set themselves, and what they have played today.</source>
        <translation>I limiti e le pause che i giocatori si sono dati, e quanto hanno giocato oggi.</translation>
    </message>
    <message>
        <source>no break is running</source>
        <translation>nessuna pausa in corso</translation>
    </message>
    <message>
        <source>%1 until %2, for every account</source>
        <comment>break or exclusion; a moment</comment>
        <translation>%1 fino a %2, per ogni account</translation>
    </message>
    <message>
        <source>the limits people have set themselves, and what they have played today</source>
        <translation>i limiti che i giocatori si sono dati, e quanto hanno giocato oggi</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>standard output</translation>
    </message>
    <message>
        <source>could not be written to</source>
        <translation>scrittura non riuscita</translation>
    </message>
    <message>
        <source>%1 (needed)</source>
        <comment>a key of a rule file</comment>
        <translation>%1 (necessaria)</translation>
    </message>
    <message>
        <source>A rule file is one JSON object. Its keys, with a dot for each level, and what is allowed there:</source>
        <translation>Un file di regole è un oggetto JSON. Le sue chiavi, con un punto per livello, e ciò che vi è ammesso:</translation>
    </message>
    <message>
        <source>Side bets: %1, each kind with its outcomes:</source>
        <translation>Scommesse laterali: %1, ogni tipo con i suoi esiti:</translation>
    </message>
    <message>
        <source>any outcomes of the kinds above</source>
        <translation>esiti qualsiasi dei tipi qui sopra</translation>
    </message>
    <message>
        <source>Amounts are decimal text (%1), multiples of %2. &quot;%3&quot; prints a whole rule file.</source>
        <translation>Gli importi sono testo decimale (%1), multipli di %2. &quot;%3&quot; stampa un intero file di regole.</translation>
    </message>
    <message>
        <source>Checks whether files are games that can be played: every problem with its place and what is allowed. With %1: %2. Exit code 0 without problems, else 1.</source>
        <translation>Controlla se i file sono giochi che si possono giocare: ogni problema con la sua posizione e ciò che è ammesso. Con %1: %2. Codice di uscita 0 senza problemi, altrimenti 1.</translation>
    </message>
    <message>
        <source>A rule-set file, or several.</source>
        <translation>Un file di regole; possono seguirne altri.</translation>
    </message>
    <message>
        <source>%1: OK</source>
        <comment>a rule-set file</comment>
        <translation>%1: valido</translation>
    </message>
    <message>
        <source>Adds a copy of a rule-set file to your own games. With %1: %2.</source>
        <translation>Aggiunge una copia di un file di regole ai tuoi giochi. Con %1: %2.</translation>
    </message>
    <message>
        <source>The rule-set file. &quot;%1&quot; describes its format.</source>
        <translation>Il file di regole. &quot;%1&quot; ne indica la forma.</translation>
    </message>
    <message>
        <source>%1 was added: %2</source>
        <comment>a game; its file</comment>
        <translation>%1 è stato aggiunto: %2</translation>
    </message>
    <message>
        <source>Removes one of your own games. Rounds played by its rules keep them. With %1: %2.</source>
        <translation>Rimuove uno dei tuoi giochi. I round giocati con le sue regole le conservano. Con %1: %2.</translation>
    </message>
    <message>
        <source>The game&apos;s id.</source>
        <translation>L’id del gioco.</translation>
    </message>
    <message>
        <source>%1 was removed: %2</source>
        <comment>a game; its file</comment>
        <translation>%1 è stato rimosso: %2</translation>
    </message>
    <message>
        <source>whether files are games that can be played</source>
        <translation>se i file sono giochi che si possono giocare</translation>
    </message>
    <message>
        <source>adds a rule-set file to your own games</source>
        <translation>aggiunge un file di regole ai tuoi giochi</translation>
    </message>
    <message>
        <source>removes one of your own games</source>
        <translation>rimuove uno dei tuoi giochi</translation>
    </message>
    <message>
        <source>soft %1</source>
        <comment>the total of a hand</comment>
        <translation>soft %1</translation>
    </message>
    <message>
        <source>blackjack</source>
        <comment>a hand</comment>
        <translation>blackjack</translation>
    </message>
    <message>
        <source>bust</source>
        <comment>a hand</comment>
        <translation>sballata</translation>
    </message>
    <message>
        <source>doubled</source>
        <comment>a hand</comment>
        <translation>raddoppiata</translation>
    </message>
    <message>
        <source>split</source>
        <comment>a hand</comment>
        <translation>divisa</translation>
    </message>
    <message>
        <source>surrendered</source>
        <comment>a hand</comment>
        <translation>resa</translation>
    </message>
    <message>
        <source>nothing was staked, nothing dealt</source>
        <translation>nulla puntato, nulla distribuito</translation>
    </message>
    <message>
        <source>seat %1, hand %2 (%3)</source>
        <comment>the player&apos;s name in brackets</comment>
        <translation>posto %1, mano %2 (%3)</translation>
    </message>
    <message>
        <source>player</source>
        <translation>giocatore</translation>
    </message>
    <message>
        <source>play</source>
        <comment>main, behind or a bet</comment>
        <translation>giocata</translation>
    </message>
    <message>
        <source>stake</source>
        <translation>puntata</translation>
    </message>
    <message>
        <source>result</source>
        <translation>risultato</translation>
    </message>
    <message>
        <source>refused: %1 %2: %3</source>
        <comment>bets or actions; which of them; the reason</comment>
        <translation>rifiutato: %1 %2: %3</translation>
    </message>
    <message>
        <source>%1 left seat %2: %3</source>
        <comment>a player; the seat&apos;s number; the reason</comment>
        <translation>%1 ha lasciato il posto %2: %3</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <comment>a player; an amount</comment>
        <translation>%1 ha %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Plays a scripted game.</source>
        <translation>Gioca una partita da copione.</translation>
    </message>
    <message>
        <source>The scenario&apos;s file; - reads standard input.</source>
        <translation>Il file del copione; - legge lo standard input.</translation>
    </message>
    <message>
        <source>plays a scripted game</source>
        <translation>gioca una partita da copione</translation>
    </message>
    <message>
        <source>the house&apos;s choice, where the published rules are silent or unclear</source>
        <translation>scelta della casa, dove le regole pubblicate tacciono o non sono chiare</translation>
    </message>
    <message>
        <source>The whole rule set, as data or as text.</source>
        <translation>L’intero insieme di regole, come dati o come testo.</translation>
    </message>
    <message>
        <source>the whole rule set, as data (--json) or as text</source>
        <translation>l’intero insieme di regole, come dati (--json) o come testo</translation>
    </message>
    <message>
        <source>the round needs more cards than the shoe has; it began with %1</source>
        <translation>il round richiede più carte di quante ne ha il sabot; è iniziato con %1</translation>
    </message>
    <message>
        <source>an amount exceeds what a wallet can hold</source>
        <translation>un importo supera quanto può contenere un portafoglio</translation>
    </message>
    <message>
        <source>%1 is missing; allowed: 1 to %2</source>
        <translation>manca %1; ammessi da 1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>%n threads</source>
        <translation>
            <numerusform>%n thread</numerusform>
            <numerusform>%n thread</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3 rounds, seed %4, %5, through the engine</source>
        <comment>a game, its decks, very many rounds, …, how many threads</comment>
        <translation>%1, %2, %3 round, seed %4, %5, con il motore</translation>
    </message>
    <message>
        <source>%1, %2, %3 rounds, seed %4, %5</source>
        <comment>a game, its decks, very many rounds, …, how many threads</comment>
        <translation>%1, %2, %3 round, seed %4, %5</translation>
    </message>
    <message>
        <source>expectation, simulated</source>
        <translation>valore atteso, simulato</translation>
    </message>
    <message>
        <source>standard error</source>
        <translation>errore standard</translation>
    </message>
    <message>
        <source>basic strategy, exact, full shoe</source>
        <translation>strategia di base, esatta, sabot pieno</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>differenza</translation>
    </message>
    <message>
        <source>in standard errors</source>
        <translation>in errori standard</translation>
    </message>
    <message>
        <source>The difference includes the cut card&apos;s effect: rounds from a shoe in use are worth a little less than the first.</source>
        <translation>La differenza comprende l’effetto della carta di taglio: i round da un sabot in uso valgono un po’ meno del primo.</translation>
    </message>
    <message>
        <source>%1 s, %2 million rounds a second</source>
        <comment>s: seconds</comment>
        <translation>%1 s, %2 milioni di round al secondo</translation>
    </message>
    <message>
        <source>Plays rounds by the analysed basic strategy; the same seed and threads give the same figures.</source>
        <translation>Gioca round con la strategia di base analizzata; lo stesso seed e lo stesso numero di thread danno le stesse cifre.</translation>
    </message>
    <message>
        <source>How many rounds.</source>
        <translation>Quanti round.</translation>
    </message>
    <message>
        <source>The seed of the random numbers (default 1).</source>
        <translation>Da dove iniziano i numeri casuali (predefinito: 1).</translation>
    </message>
    <message>
        <source>How many threads (default 1).</source>
        <translation>Quanti thread (predefinito: 1).</translation>
    </message>
    <message>
        <source>Plays every round through the table&apos;s own engine: slower, by the same rules.</source>
        <translation>Gioca ogni round con il motore stesso del tavolo: più lento, con le stesse regole.</translation>
    </message>
    <message>
        <source>Monte Carlo with the analysed strategy</source>
        <translation>Monte Carlo con la strategia analizzata</translation>
    </message>
    <message>
        <source>%1: one of %2 is needed</source>
        <translation>%1: serve uno fra %2</translation>
    </message>
    <message>
        <source>%1: the number of a round, from 1, is needed</source>
        <translation>%1: serve il numero di un round, da 1 in su</translation>
    </message>
    <message>
        <source>%1: a date (%2) or a moment (%3) is needed</source>
        <translation>%1: serve una data (%2) o un momento (%3)</translation>
    </message>
    <message>
        <source>The round&apos;s number.</source>
        <translation>Il numero del round.</translation>
    </message>
    <message>
        <source>only this account&apos;s</source>
        <translation>solo quelli di questo account</translation>
    </message>
    <message>
        <source>only this game&apos;s</source>
        <translation>solo quelli di questo gioco</translation>
    </message>
    <message>
        <source>only in this currency</source>
        <translation>solo in questa valuta</translation>
    </message>
    <message>
        <source>only from this day on (%1), or from this moment (%2)</source>
        <translation>solo da questo giorno in poi (%1), o da questo momento (%2)</translation>
    </message>
    <message>
        <source>only where a hand ended this way: %1</source>
        <translation>solo dove una mano è finita così: %1</translation>
    </message>
    <message>
        <source>only where a side bet was won</source>
        <translation>solo dove è stata vinta una scommessa laterale</translation>
    </message>
    <message>
        <source>only rounds in this state: %1</source>
        <translation>solo i round in questo stato: %1</translation>
    </message>
    <message>
        <source>only those that were interrupted and finished later</source>
        <translation>solo quelli interrotti e conclusi in seguito</translation>
    </message>
    <message>
        <source>only those with a decision, or a side bet, priced at least this bad: %1</source>
        <translation>solo quelli con una decisione, o una scommessa laterale, valutata almeno così male: %1</translation>
    </message>
    <message>
        <source>%1: there is no such account</source>
        <translation>%1: questo account non esiste</translation>
    </message>
    <message>
        <source>%1 does not come after %2</source>
        <translation>%1 non viene dopo %2</translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>above the up cards of a chart</comment>
        <translation>banco</translation>
    </message>
    <message>
        <source>hard</source>
        <comment>hands of a chart</comment>
        <translation>hard</translation>
    </message>
    <message>
        <source>soft</source>
        <comment>hands of a chart</comment>
        <translation>soft</translation>
    </message>
    <message>
        <source>pairs</source>
        <comment>hands of a chart</comment>
        <translation>coppie</translation>
    </message>
    <message>
        <source>both dealer cards shown</source>
        <translation>entrambe le carte del banco scoperte</translation>
    </message>
    <message>
        <source>hidden card %1</source>
        <comment>small, medium or large</comment>
        <translation>carta coperta %1</translation>
    </message>
    <message>
        <source>Basic strategy: the best play for every total and pair against every up card.</source>
        <translation>Strategia di base: la mossa migliore per ogni totale e ogni coppia contro ogni carta scoperta.</translation>
    </message>
    <message>
        <source>%1, %2; expectation of this strategy %3</source>
        <comment>a game, its decks</comment>
        <translation>%1, %2; valore atteso di questa strategia %3</translation>
    </message>
    <message>
        <source>S stand, H hit, D double else hit, Ds double else stand, P split, R surrender else hit, Rs else stand, Rp else split</source>
        <comment>the letters stay as they are</comment>
        <translation>S stai; H carta; D raddoppia, altrimenti carta; Ds raddoppia, altrimenti stai; P dividi; R resa, altrimenti carta; Rs resa, altrimenti stai; Rp resa, altrimenti dividi</translation>
    </message>
    <message>
        <source>insurance: take it</source>
        <translation>assicurazione: sì</translation>
    </message>
    <message>
        <source>insurance: never</source>
        <translation>assicurazione: mai</translation>
    </message>
    <message>
        <source>even money: take it</source>
        <translation>even money: sì</translation>
    </message>
    <message>
        <source>even money: never</source>
        <translation>even money: mai</translation>
    </message>
    <message>
        <source>the best play for every hand against every up card, as charts</source>
        <translation>la mossa migliore per ogni mano contro ogni carta scoperta, in tabelle</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOME</translation>
    </message>
    <message>
        <source>DECKS</source>
        <translation>MAZZI</translation>
    </message>
    <message>
        <source>SEATS</source>
        <translation>POSTI</translation>
    </message>
    <message>
        <source>LIMITS</source>
        <translation>LIMITI</translation>
    </message>
    <message>
        <source>PUBLISHED RTP</source>
        <translation>RTP PUBBLICATO</translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <comment>two amounts and their currency</comment>
        <translation>da %1 a %2 %3</translation>
    </message>
    <message>
        <source>All known rule sets, one per row.</source>
        <translation>Gli insiemi di regole noti, uno per riga.</translation>
    </message>
    <message>
        <source>all known rule sets, one per row</source>
        <translation>gli insiemi di regole noti, uno per riga</translation>
    </message>
    <message>
        <source>even: taking it or not is worth the same</source>
        <translation>in pari: accettare o no vale lo stesso</translation>
    </message>
    <message>
        <source>insurance: even, taking it or not is worth the same</source>
        <translation>assicurazione: in pari, prenderla o no vale lo stesso</translation>
    </message>
    <message>
        <source>even money: even, taking it or not is worth the same</source>
        <translation>even money: in pari, accettarlo o no vale lo stesso</translation>
    </message>
    <message numerus="yes">
        <source>OK: the seed matches the commitment, and the %n cards drawn match the shuffle from card %1 of the shoe on</source>
        <translation>
            <numerusform>OK: il seed è quello dell’impegno e la %n carta uscita è quella della mescolata, dalla carta %1 del sabot</numerusform>
            <numerusform>OK: il seed è quello dell’impegno e le %n carte uscite sono quelle della mescolata, dalla carta %1 del sabot</numerusform>
        </translation>
    </message>
    <message>
        <source>only up to and including this day, or before this moment</source>
        <translation>solo fino a questo giorno compreso, o prima di questo momento</translation>
    </message>
    <message>
        <source>only with this result, over all hands and side bets: %1</source>
        <translation>solo con questo risultato, tutte le mani e le scommesse laterali insieme: %1</translation>
    </message>
    <message>
        <source>%1, the last one number %2</source>
        <comment>&quot;12 rounds&quot;; a round&apos;s number</comment>
        <translation>%1, l’ultimo è il numero %2</translation>
    </message>
    <message>
        <source>intact</source>
        <comment>a backup</comment>
        <translation>integro</translation>
    </message>
    <message numerus="yes">
        <source>%n entries changed or missing</source>
        <comment>in a backup</comment>
        <translation>
            <numerusform>%n voce modificata o mancante</numerusform>
            <numerusform>%n voci modificate o mancanti</numerusform>
        </translation>
    </message>
    <message>
        <source>The backup (default: the intact one with most on record).</source>
        <translation>Il backup; se non indicato, quello integro che contiene di più.</translation>
    </message>
    <message>
        <source>%1 is empty; leave it out for the backup with most on record</source>
        <translation>%1 è vuoto; omettilo per il backup che contiene di più</translation>
    </message>
    <message>
        <source>restored from %1: %2</source>
        <comment>a file; what it holds</comment>
        <translation>ripristinato da %1: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a card; cards are written like %2, %3 or %4, or without the suit like %5</source>
        <translation>&quot;%1&quot; non è una carta; le carte si scrivono come %2, %3 o %4, oppure senza il seme come %5</translation>
    </message>
    <message>
        <source>The player&apos;s hand, such as %1 or %2.</source>
        <translation>La mano del giocatore, per esempio %1 o %2.</translation>
    </message>
    <message>
        <source>what a game costs with eight decks</source>
        <translation>quanto costa un gioco con otto mazzi</translation>
    </message>
    <message>
        <source>which rules make the difference between two games</source>
        <translation>quali regole fanno la differenza tra due giochi</translation>
    </message>
    <message>
        <source>the best play for every hand</source>
        <translation>la mossa migliore per ogni mano</translation>
    </message>
    <message>
        <source>what to do with 16 against a nine</source>
        <translation>che cosa fare con 16 contro un nove</translation>
    </message>
    <message>
        <source>a million rounds, played by the chart</source>
        <translation>un milione di round, giocati secondo la tabella</translation>
    </message>
    <message>
        <source>the last ten rounds played</source>
        <translation>gli ultimi dieci round giocati</translation>
    </message>
    <message>
        <source>the whole record in a file</source>
        <translation>tutto il registro in un file</translation>
    </message>
    <message>
        <source>whether every shuffle matches its commitment</source>
        <translation>se ogni mescolata è quella dell’impegno</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Esempi:</translation>
    </message>
    <message>
        <source>Insurance stakes half of that play, and is valued in the same unit.</source>
        <translation>L’assicurazione punta la metà di questa ed è valutata nella stessa unità.</translation>
    </message>
    <message>
        <source>The unit is the initial play; for insurance and side bets, their own stake.</source>
        <translation>L’unità è la puntata iniziale; per l’assicurazione e le scommesse laterali, la loro propria puntata.</translation>
    </message>
    <message>
        <source>Answers and costs are per unit of the hand&apos;s initial stake, those of insurance per unit of its own stake; the figures of the whole round are amounts of money.</source>
        <translation>Risposte e costi sono per unità della puntata iniziale della mano, quelli dell’assicurazione per unità della sua puntata; le cifre dell’intero round sono importi in denaro.</translation>
    </message>
    <message>
        <source>A cost is per unit of the stake it is about, and beside it an amount of money.</source>
        <translation>Un costo è per unità della puntata interessata e, accanto, in denaro.</translation>
    </message>
    <message>
        <source>The next round from a shoe without these cards, such as %1 (suits may be left out).</source>
        <translation>Il round seguente da un sabot senza queste carte, come %1 (i semi si possono omettere).</translation>
    </message>
    <message numerus="yes">
        <source>%n cards unseen</source>
        <translation>
            <numerusform>%n carta non vista</numerusform>
            <numerusform>%n carte non viste</numerusform>
        </translation>
    </message>
    <message>
        <source>The count systems there are: what each card adds, where a new shoe starts, and how the count that decides is made of it.</source>
        <translation>I sistemi di conteggio: quanto aggiunge ogni carta, da dove parte un sabot nuovo e come se ne ricava il conteggio che decide.</translation>
    </message>
    <message>
        <source>A system&apos;s id, or the path of a file with one of your own, which is checked.</source>
        <translation>L’id di un sistema, o il percorso di un file con uno proprio, che viene controllato.</translation>
    </message>
    <message>
        <source>SYSTEM</source>
        <translation>SISTEMA</translation>
    </message>
    <message>
        <source>DECK</source>
        <translation>MAZZO</translation>
    </message>
    <message>
        <source>START</source>
        <translation>INIZIO</translation>
    </message>
    <message>
        <source>PIVOT</source>
        <translation>PERNO</translation>
    </message>
    <message>
        <source>decks</source>
        <translation>mazzi</translation>
    </message>
    <message>
        <source>TAGS OF LEVEL</source>
        <translation>VALORI DI LIVELLO</translation>
    </message>
    <message>
        <source>CORRELATION</source>
        <translation>CORRELAZIONE</translation>
    </message>
    <message>
        <source>No shoe before the cut card favours this bet.</source>
        <translation>Nessun sabot prima della carta di taglio favorisce questa puntata.</translation>
    </message>
    <message>
        <source>STAKED</source>
        <translation>SI PUNTA</translation>
    </message>
    <message>
        <source>OF ROUNDS</source>
        <translation>DEI ROUND</translation>
    </message>
    <message>
        <source>WINS IN 100, units</source>
        <translation>VINCE IN 100, unità</translation>
    </message>
    <message>
        <source>OF ALL THERE IS</source>
        <translation>DEL POSSIBILE</translation>
    </message>
    <message>
        <source>whenever the shoe favours it</source>
        <translation>ogni volta che il sabot è favorevole</translation>
    </message>
    <message>
        <source>by the sum of all cards&apos; effects</source>
        <translation>secondo la somma degli effetti di tutte le carte</translation>
    </message>
    <message>
        <source>What one card gone changes, exactly: the worth of the shoe without it, less the worth of the shoe, per unit of the initial play; for side bets, of their own stake.</source>
        <translation>Che cosa cambia una carta in meno, esattamente: il valore del sabot senza di essa meno quello del sabot, per unità della puntata iniziale; per le puntate laterali, della loro.</translation>
    </message>
    <message>
        <source>The tags of a level are the whole numbers, none greater, that fit best; a correlation of 1 would catch all that single cards tell.</source>
        <translation>I valori di un livello sono i numeri interi, nessuno maggiore, che si adattano meglio; una correlazione di 1 coglierebbe tutto ciò che dicono le singole carte.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n decks</source>
        <comment>a game</comment>
        <translation>
            <numerusform>%1, %n mazzo</numerusform>
            <numerusform>%1, %n mazzi</numerusform>
        </translation>
    </message>
    <message>
        <source>ONE CARD LESS, per cent</source>
        <translation>UNA CARTA IN MENO, per cento</translation>
    </message>
    <message>
        <source>SUM</source>
        <translation>SOMMA</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>play</comment>
        <translation>fisso</translation>
    </message>
    <message>
        <source>best</source>
        <comment>play</comment>
        <translation>ottimale</translation>
    </message>
    <message>
        <source>BETTING CORRELATION</source>
        <translation>CORRELAZIONE DI PUNTATA</translation>
    </message>
    <message>
        <source>INSURANCE CORRELATION</source>
        <translation>CORRELAZIONE DI ASSICURAZIONE</translation>
    </message>
    <message>
        <source>Every card is worth the same to it: no count of ranks tells anything about this bet.</source>
        <translation>Ogni carta vale lo stesso: nessun conteggio di valori dice qualcosa su questa puntata.</translation>
    </message>
    <message>
        <source>Every decision for which the best play depends on the count, by what it earns: derived for these rules and this system from exact figures of used shoes.</source>
        <translation>Ogni decisione il cui gioco ottimale dipende dal conteggio, per quanto rende: ricavata per queste regole e questo sistema da cifre esatte di sabot usati.</translation>
    </message>
    <message>
        <source>How many used shoes to solve (default %1); more is finer.</source>
        <translation>Quanti sabot usati risolvere (predefinito: %1); di più è più fine.</translation>
    </message>
    <message>
        <source>betting correlation</source>
        <translation>correlazione di puntata</translation>
    </message>
    <message>
        <source>insurance correlation</source>
        <translation>correlazione di assicurazione</translation>
    </message>
    <message>
        <source>playing efficiency, measured</source>
        <translation>efficienza di gioco, misurata</translation>
    </message>
    <message>
        <source>correlation with the exact worth of used shoes</source>
        <translation>correlazione con il valore esatto di sabot usati</translation>
    </message>
    <message>
        <source>IN EACH THIRD</source>
        <translation>IN OGNI TERZO</translation>
    </message>
    <message>
        <source>EARNS, per cent</source>
        <translation>RENDE, per cento</translation>
    </message>
    <message>
        <source>WITH 1 TO 8</source>
        <translation>CON 1-8</translation>
    </message>
    <message>
        <source>rounded down</source>
        <translation>arrotondato per difetto</translation>
    </message>
    <message>
        <source>rounded towards 0</source>
        <translation>arrotondato verso 0</translation>
    </message>
    <message>
        <source>rounded to the nearest</source>
        <translation>arrotondato al più vicino</translation>
    </message>
    <message>
        <source>The running count decides.</source>
        <translation>Decide il conteggio corrente.</translation>
    </message>
    <message>
        <source>exactly</source>
        <comment>decks are judged</comment>
        <translation>esattamente</translation>
    </message>
    <message>
        <source>to quarter decks</source>
        <translation>a quarti di mazzo</translation>
    </message>
    <message>
        <source>to half decks</source>
        <translation>a mezzi mazzi</translation>
    </message>
    <message>
        <source>to whole decks</source>
        <translation>a mazzi interi</translation>
    </message>
    <message>
        <source>the cards in the shoe</source>
        <translation>delle carte nel sabot</translation>
    </message>
    <message>
        <source>all cards unseen</source>
        <translation>di tutte le carte non viste</translation>
    </message>
    <message>
        <source>%1, judged %2, %3</source>
        <comment>which cards, how finely, how rounded</comment>
        <translation>%1, stimate %2, %3</translation>
    </message>
    <message>
        <source>The true count is per deck of %1.</source>
        <comment>which cards, how judged and rounded</comment>
        <translation>Il conteggio reale è per mazzo %1.</translation>
    </message>
    <message>
        <source>The true count is per %1 decks of %2.</source>
        <comment>a number, which cards, how judged and rounded</comment>
        <translation>Il conteggio reale è per %1 mazzi %2.</translation>
    </message>
    <message>
        <source>This game shuffles before every round, so no count tells anything about the next one; %1 shows what a kept shoe would change.</source>
        <translation>Questo gioco mescola prima di ogni round, quindi nessun conteggio dice nulla del seguente; %1 mostra cosa cambierebbe un sabot mantenuto.</translation>
    </message>
    <message>
        <source>How many threads (default: one for each processor).</source>
        <translation>Quanti thread (predefinito: uno per processore).</translation>
    </message>
    <message>
        <source>the count systems there are, or one of your own</source>
        <translation>i sistemi di conteggio, o uno proprio</translation>
    </message>
    <message>
        <source>what each card gone is worth, and which tags follow</source>
        <translation>quanto vale ogni carta in meno, e quali valori ne seguono</translation>
    </message>
    <message>
        <source>the plays that depend on the count, by worth</source>
        <translation>le giocate che dipendono dal conteggio, per valore</translation>
    </message>
    <message>
        <source>Plays by the system&apos;s indices, or by basic strategy alone (the default): %1.</source>
        <translation>Gioca secondo gli indici del sistema, o solo con strategia di base (predefinito): %1.</translation>
    </message>
    <message>
        <source>How many used shoes to solve for the indices (default %1).</source>
        <translation>Quanti sabot usati risolvere per gli indici (predefinito: %1).</translation>
    </message>
    <message>
        <source>How many other hands are at the table, 0 to 6 (default 0).</source>
        <translation>Quante altre mani ci sono al tavolo, da 0 a 6 (predefinito: 0).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed; a number from %2 to %3 is</source>
        <translation>«%1» non è consentito; lo è un numero da %2 a %3</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;; allowed: %3</source>
        <translation>%1 è «%2»; consentito: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n cards dealt before the cut card</source>
        <translation>
            <numerusform>%n carta prima della carta di taglio</numerusform>
            <numerusform>%n carte prima della carta di taglio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plays by the count</source>
        <translation>
            <numerusform>%n giocata secondo il conteggio</numerusform>
            <numerusform>%n giocate secondo il conteggio</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays rounds while counting, with the game&apos;s own cut card and burn: how often each count comes before a round, and what a unit staked then wins.</source>
        <translation>Gioca round contando, con la carta di taglio e le carte bruciate del gioco: quanto spesso ogni conteggio precede un round e quanto vince allora un’unità.</translation>
    </message>
    <message>
        <source>Every card is counted when it is seen; others at the table play after you.</source>
        <translation>Ogni carta si conta quando la si vede; gli altri al tavolo giocano dopo.</translation>
    </message>
    <message>
        <source>COUNT</source>
        <translation>CONTEGGIO</translation>
    </message>
    <message>
        <source>OF ALL ROUNDS</source>
        <translation>DI TUTTI I ROUND</translation>
    </message>
    <message>
        <source>STANDARD ERROR</source>
        <translation>ERRORE STANDARD</translation>
    </message>
    <message>
        <source>VARIANCE</source>
        <translation>VARIANZA</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds at rarer counts</source>
        <translation>
            <numerusform>%n round a conteggi più rari</numerusform>
            <numerusform>%n round a conteggi più rari</numerusform>
        </translation>
    </message>
    <message>
        <source>all rounds, one unit each</source>
        <translation>tutti i round, un’unità ciascuno</translation>
    </message>
    <message>
        <source>each count more</source>
        <translation>ogni punto in più</translation>
    </message>
    <message>
        <source>%1 rounds in %2 s</source>
        <comment>very many rounds, seconds</comment>
        <translation>%1 round in %2 s</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no side bet of this game; it has: %2</source>
        <translation>«%1» non è una puntata laterale di questo gioco; ha: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a stake; a side bet is written like %2</source>
        <translation>«%1» non è una puntata; una puntata laterale si scrive come %2</translation>
    </message>
    <message>
        <source>%1 is beyond the limits of this bet; allowed: %2 to %3</source>
        <translation>%1 è oltre i limiti di questa puntata; consentito: da %2 a %3</translation>
    </message>
    <message>
        <source>What stakes win and risk: yours by the count, the best ones for a bankroll, or a flat stake of someone who doesn&apos;t count, with side bets.</source>
        <translation>Che cosa vincono e rischiano le puntate: le proprie secondo il conteggio, le migliori per un capitale, o una fissa di chi non conta, con puntate laterali.</translation>
    </message>
    <message>
        <source>Finds the stakes instead: K times the Kelly stake at each count, made of at most four chips.</source>
        <translation>Trova invece le puntate: K volte quella di Kelly a ogni conteggio, con al più quattro fiches.</translation>
    </message>
    <message>
        <source>The greatest stake to find (default: 12 times the least).</source>
        <translation>La puntata massima (predefinito: 12 volte la minima).</translation>
    </message>
    <message>
        <source>Watches, without a stake, rounds below this count.</source>
        <translation>Guarda senza puntare i round sotto questo conteggio.</translation>
    </message>
    <message>
        <source>For a flat stake: a side bet as well; several with commas between.</source>
        <translation>Con puntata fissa: anche una puntata laterale; più d’una, separate da virgole.</translation>
    </message>
    <message>
        <source>What is to be won before the bankroll is lost (default: as much again).</source>
        <translation>Quanto vincere prima di perdere il capitale (predefinito: altrettanto).</translation>
    </message>
    <message>
        <source>SCORE is what 100 rounds win a full-Kelly player with 10,000: (1000 × mean / deviation)². N0 is how many rounds it takes until the mean equals one standard deviation. The risk of ruin is that of ever losing the bankroll, playing on for ever; trip ruin, of losing it at some time in the session. Rounds are taken as independent, and stakes by the count as many small ones; a flat stake is told round by round, its side bets as if they knew nothing of the hand.</source>
        <translation>SCORE è quanto rendono 100 round a un giocatore Kelly con 10.000: (1000 × media / deviazione)². N0 sono i round finché la media è pari a una deviazione standard. Il rischio di rovina è quello di perdere prima o poi il capitale giocando per sempre; la rovina di sessione, di perderlo durante essa. I round si considerano indipendenti e le puntate secondo il conteggio come tante piccole; una puntata fissa si calcola round per round, le laterali come se non sapessero nulla della mano.</translation>
    </message>
    <message>
        <source>side bets go with a flat stake only</source>
        <translation>le puntate laterali vanno solo con una puntata fissa</translation>
    </message>
    <message>
        <source>%1 times in 100</source>
        <comment>a number</comment>
        <translation>%1 volte su 100</translation>
    </message>
    <message>
        <source>After %1 hours (%2 rounds) you would be behind about %3, and out of money before then %4.</source>
        <translation>Dopo %1 ore (%2 round) sareste in perdita circa %3, e senza denaro prima di allora %4.</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>puntate</translation>
    </message>
    <message>
        <source>rounds played</source>
        <translation>round giocati</translation>
    </message>
    <message>
        <source>average stake, per round seen</source>
        <translation>puntata media per round visto</translation>
    </message>
    <message>
        <source>result of 100 rounds seen</source>
        <translation>risultato di 100 round visti</translation>
    </message>
    <message>
        <source>result of 100 rounds played</source>
        <translation>risultato di 100 round giocati</translation>
    </message>
    <message>
        <source>result of an hour</source>
        <translation>risultato di un’ora</translation>
    </message>
    <message>
        <source>standard deviation of a round</source>
        <translation>deviazione standard di un round</translation>
    </message>
    <message>
        <source>%1 rounds (%2 hours)</source>
        <translation>%1 round (%2 ore)</translation>
    </message>
    <message>
        <source>desirability index</source>
        <translation>indice di desiderabilità</translation>
    </message>
    <message>
        <source>SCORE, per 100 rounds seen</source>
        <translation>SCORE per 100 round visti</translation>
    </message>
    <message>
        <source>SCORE, per 100 rounds played</source>
        <translation>SCORE per 100 round giocati</translation>
    </message>
    <message>
        <source>part of the Kelly stakes</source>
        <translation>parte delle puntate di Kelly</translation>
    </message>
    <message>
        <source>risk of ruin</source>
        <translation>rischio di rovina</translation>
    </message>
    <message>
        <source>wins %1 before the bankroll is lost</source>
        <translation>vince %1 prima di perdere il capitale</translation>
    </message>
    <message>
        <source>doubles before it halves, resized</source>
        <translation>raddoppia prima di dimezzarsi, adeguando</translation>
    </message>
    <message>
        <source>%1 % of sessions end below</source>
        <translation>il %1 % delle sessioni finisce sotto</translation>
    </message>
    <message>
        <source>rounds simulated while counting, by the count</source>
        <translation>round simulati contando, per conteggio</translation>
    </message>
    <message>
        <source>what stakes win and risk, with a count or without</source>
        <translation>cosa vincono e rischiano le puntate, contando o no</translation>
    </message>
    <message>
        <source>A file&apos;s path, or one of the systems: %1.</source>
        <translation>Il percorso di un file, o uno dei sistemi: %1.</translation>
    </message>
    <message>
        <source>Deals a shoe that is kept until this part of it is gone, 0.3 to 0.9, whatever the game does (default: the game&apos;s own cut card).</source>
        <translation>Distribuisce da un sabot mantenuto finché ne manca questa parte, da 0.3 a 0.9, qualunque cosa faccia il gioco (predefinito: la carta di taglio del gioco).</translation>
    </message>
    <message>
        <source>stopped before there was any figure</source>
        <translation>interrotto prima di qualsiasi cifra</translation>
    </message>
    <message>
        <source>%1 is missing; allowed: %2</source>
        <translation>manca %1; ammessi: %2</translation>
    </message>
    <message>
        <source>captured of the exact gain</source>
        <translation>colto del guadagno esatto</translation>
    </message>
    <message>
        <source>staked at a count of</source>
        <translation>si punta con un conteggio</translation>
    </message>
    <message>
        <source>the exact gain of 100 rounds, units</source>
        <translation>il guadagno esatto in 100 round, unità</translation>
    </message>
    <message>
        <source>No shoe before the cut card favours this game.</source>
        <translation>Nessun sabot prima della carta di taglio è favorevole in questo gioco.</translation>
    </message>
    <message>
        <source>How well a system fits a game. The betting and the insurance correlation are those of its tags with the effects of each card gone, of all cards of a deck, both centred.</source>
        <translation>Quanto un sistema si adatta a un gioco. Le correlazioni di puntata e di assicurazione sono quelle dei suoi valori con gli effetti di ogni carta in meno, su tutte le carte di un mazzo, entrambi centrati.</translation>
    </message>
    <message>
        <source>Playing efficiency is what all of its indices earn of what perfect play of every hand would, measured here, at one unit.</source>
        <translation>L’efficienza di gioco è quanto rendono tutti i suoi indici rispetto al gioco perfetto di ogni mano, misurata qui, con un’unità.</translation>
    </message>
    <message>
        <source>&quot;captured&quot; is the share of the exact gain that it catches: what it wins staking one unit only from the count on at which a round is favourable, played by its indices, of what knowing every card wins the same way, with every hand played best.</source>
        <translation>«captured» è la parte del guadagno esatto che coglie: quanto vince puntando un’unità solo dal conteggio in cui un round è favorevole, giocato secondo i suoi indici, di quanto vincerebbe allo stesso modo chi conosce ogni carta e gioca ogni mano in modo ottimale.</translation>
    </message>
    <message>
        <source>how well a system fits a game, and how much it catches</source>
        <translation>quanto un sistema si adatta a un gioco e quanto coglie</translation>
    </message>
    <message>
        <source>Played best for each shoe.</source>
        <translation>Giocato in modo ottimale per ogni sabot.</translation>
    </message>
    <message>
        <source>Played by the full shoe&apos;s basic strategy, whatever card is gone.</source>
        <translation>Giocato secondo la strategia di base del sabot pieno, qualunque carta manchi.</translation>
    </message>
    <message>
        <source>expectation</source>
        <translation>valore atteso</translation>
    </message>
    <message>
        <source>For ten-value cards, and for suits a side bet asks for, it is their mean; insurance is that with an ace up.</source>
        <translation>Per le carte da dieci, e per i semi che una puntata laterale chiede, è la loro media; l’assicurazione è quella con un asso scoperto.</translation>
    </message>
    <message>
        <source>Keeps the full shoe&apos;s basic strategy, so that the effects of all cards add up to nothing (the default), or plays best again for each shoe: %1.</source>
        <translation>Mantiene la strategia di base del sabot pieno, così che gli effetti di tutte le carte danno zero (predefinito), o rigioca in modo ottimale per ogni sabot: %1.</translation>
    </message>
    <message>
        <source>BELOW</source>
        <comment>a count</comment>
        <translation>SOTTO</translation>
    </message>
    <message>
        <source>FROM</source>
        <comment>a count</comment>
        <translation>DA</translation>
    </message>
    <message>
        <source>THEN</source>
        <comment>from a count on</comment>
        <translation>POI</translation>
    </message>
    <message>
        <source>The count is the one shown when the hand and the up card have been counted. What a play earns is over basic strategy, per round: with one unit always staked, and with 1 to 8 units (two more from each count a deck on).</source>
        <translation>Il conteggio è quello dopo aver contato la mano e la carta scoperta. Quanto rende una giocata è rispetto alla strategia di base, per round: con un’unità sempre, e con 1-8 unità (due in più da ogni punto per mazzo).</translation>
    </message>
    <message>
        <source>How many plays to list (default: all, or 40 as text).</source>
        <translation>Quante giocate elencare (predefinito: tutte, o 40 come testo).</translation>
    </message>
    <message>
        <source>* is basic strategy&apos;s play.</source>
        <translation>* è la giocata della strategia di base.</translation>
    </message>
    <message>
        <source>1 is</source>
        <translation>1 vale</translation>
    </message>
    <message>
        <source>%1 goes with a VARIANT only, not with %2</source>
        <translation>%1 va solo con VARIANT, non con %2</translation>
    </message>
    <message>
        <source>a deviation of 0 risks nothing; more than 0 is needed</source>
        <translation>una deviazione di 0 non rischia nulla; ne serve più di 0</translation>
    </message>
    <message>
        <source>%1 goes without a VARIANT, whose mean and deviation are found</source>
        <translation>%1 va senza VARIANT, di cui media e deviazione sono calcolate</translation>
    </message>
    <message>
        <source>Or what any round of this mean and deviation risks, without a game.</source>
        <translation>O che cosa rischia un round di questa media e deviazione, senza un gioco.</translation>
    </message>
    <message>
        <source>A stake of 1 is the table&apos;s minimum. Figures are from rounds that the best stakes weren&apos;t chosen on.</source>
        <translation>Una puntata di 1 è il minimo del tavolo. Le cifre vengono da mani su cui non sono state scelte le puntate migliori.</translation>
    </message>
    <message>
        <source>Without a game: what a round wins on average.</source>
        <translation>Senza un gioco: quanto vince un round in media.</translation>
    </message>
    <message>
        <source>Without a game: the standard deviation of a round.</source>
        <translation>Senza un gioco: la deviazione standard di un round.</translation>
    </message>
    <message>
        <source>What may be lost.</source>
        <translation>Quanto si può perdere.</translation>
    </message>
    <message>
        <source>How many rounds a session has (default: 20 hours).</source>
        <translation>Quanti round ha una sessione (predefinito: 20 ore).</translation>
    </message>
    <message>
        <source>Rounds an hour (default 100).</source>
        <translation>Round all’ora (predefinito: 100).</translation>
    </message>
    <message>
        <source>How many rounds to simulate for the figures (default %1).</source>
        <translation>Quanti round simulare per le cifre (predefinito: %1).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no step; steps are written like %2 or %3, for a stake of 20, or of 20 on each of two hands, from a count of 2 on</source>
        <translation>«%1» non è un gradino; si scrivono come %2 o %3, per 20, o 20 su ciascuna di due mani, da un conteggio di 2</translation>
    </message>
    <message>
        <source>COUNT:STAKE, or COUNT:STAKExHANDS, from the lowest count up; a stake of 0 watches, and counts below the first are staked as it is: %1. A single stake is flat.</source>
        <translation>COUNT:STAKE o COUNT:STAKExHANDS, dal conteggio più basso; una puntata di 0 guarda, e sotto il primo si punta come lì: %1. Una sola puntata è fissa.</translation>
    </message>
    <message>
        <source>Takes stakes and bankroll as amounts of this currency of the game (otherwise 1 is the table&apos;s minimum).</source>
        <translation>Prende puntate e capitale come importi in questa valuta del gioco (altrimenti 1 è il minimo del tavolo).</translation>
    </message>
    <message>
        <source>who doesn&apos;t count can only stake flat</source>
        <translation>chi non conta può puntare solo fisso</translation>
    </message>
    <message>
        <source>stopped after %1 of %2 rounds; the figures are of these</source>
        <translation>interrotto dopo %1 di %2 round; le cifre sono di questi</translation>
    </message>
    <message>
        <source>A game&apos;s id, the path of a rule-set file, or a preset&apos;s id: its rules laid over the other game. &quot;%1&quot; lists the presets.</source>
        <translation>L’id di un gioco, il percorso di un file di regole o l’id di un modello: le sue regole applicate all’altro gioco. &quot;%1&quot; indica i modelli.</translation>
    </message>
    <message>
        <source>Another game or preset, or the same one changed by %1.</source>
        <translation>Un altro gioco o modello, o lo stesso con modifiche di %1.</translation>
    </message>
    <message>
        <source>HOUSE EDGE</source>
        <translation>VANTAGGIO DEL BANCO</translation>
    </message>
    <message>
        <source>BASIC STRATEGY</source>
        <translation>STRATEGIA DI BASE</translation>
    </message>
    <message>
        <source>PUBLISHED</source>
        <translation>PUBBLICATO</translation>
    </message>
    <message>
        <source>%1, as published for basic strategy: %2</source>
        <translation>%1, pubblicato per la strategia di base: %2</translation>
    </message>
    <message>
        <source>%1, as published for best play: %2</source>
        <translation>%1, pubblicato per il gioco ottimale: %2</translation>
    </message>
    <message>
        <source>Rules that go together, as some casinos have them, with the house edge of the first round from a full shoe: of best play and of basic strategy as computed here, and as published elsewhere. With %1: %2; a house edge is a fraction, and null stands for what isn&apos;t known.</source>
        <translation>Regole che vanno insieme, come in alcuni casinò, con il vantaggio del banco nel primo round di un sabot pieno: con gioco ottimale e con strategia di base, calcolato qui, e quello pubblicato altrove. Con %1: %2; un vantaggio del banco è una frazione, e null sta per ciò che non si conosce.</translation>
    </message>
    <message>
        <source>rules of known casino games, with computed and published house edges</source>
        <translation>regole di giochi da casinò noti, con il vantaggio del banco calcolato e pubblicato</translation>
    </message>
    <message>
        <source>Applies a preset of rules, or a side bet as published, to the same game, before any %1; repeatable: %2.</source>
        <translation>Applica allo stesso gioco regole che vanno insieme, o una scommessa laterale come pubblicata, prima di ogni %1; ripetibile: %2.</translation>
    </message>
    <message>
        <source>doubled</source>
        <comment>hands of a chart, after a double</comment>
        <translation>raddoppiate</translation>
    </message>
    <message>
        <source>dealer&apos;s cards open, soft totals</source>
        <translation>carte del banco scoperte, totali soft</translation>
    </message>
    <message>
        <source>dealer&apos;s cards open, hard 4 to 11</source>
        <translation>carte del banco scoperte, hard da 4 a 11</translation>
    </message>
    <message>
        <source>dealer&apos;s cards open, hard 12 to 20</source>
        <translation>carte del banco scoperte, hard da 12 a 20</translation>
    </message>
    <message>
        <source>free</source>
        <comment>a double or split that the house stakes</comment>
        <translation>gratis</translation>
    </message>
    <message>
        <source>The house staked the hand, as it does all but the first of a free split.</source>
        <translation>Sulla mano ha puntato la casa, come su tutte tranne la prima di una divisione gratis.</translation>
    </message>
    <message>
        <source>doubled twice</source>
        <comment>hands of a chart, after two doubles</comment>
        <translation>raddoppiate 2 volte</translation>
    </message>
    <message>
        <source>doubled three times</source>
        <comment>hands of a chart, after three doubles</comment>
        <translation>raddoppiate 3 volte</translation>
    </message>
    <message>
        <source>free</source>
        <comment>hands of a chart, which the house staked</comment>
        <translation>gratis</translation>
    </message>
    <message>
        <source>%1 after a hit or split</source>
        <comment>a hand</comment>
        <translation>%1 dopo carta o divisione</translation>
    </message>
    <message>
        <source>%1 doubled</source>
        <comment>a hand</comment>
        <translation>%1 dopo il raddoppio</translation>
    </message>
    <message>
        <source>%1 doubled twice</source>
        <comment>a hand</comment>
        <translation>%1 dopo due raddoppi</translation>
    </message>
    <message>
        <source>%1 doubled three times</source>
        <comment>a hand</comment>
        <translation>%1 dopo tre raddoppi</translation>
    </message>
    <message>
        <source>%1 from a free split</source>
        <comment>a hand</comment>
        <translation>%1 da una divisione gratis</translation>
    </message>
    <message>
        <source>Two games side by side: the rules that differ and what each is worth, the hands that are played differently (as dealt: &quot;cells&quot;; after hits and splits: &quot;later&quot;; after so many doubles: &quot;doubled&quot;; from free splits: &quot;free&quot;), the side bets. %1 is what A&apos;s expectation gains when only that rule is taken from B; %2 what it gains when the rules are changed one after another, in the order listed: these add up. With %3: %4; null stands for rules that contradict each other, and for a side bet that a game doesn&apos;t have.</source>
        <translation>Due giochi a confronto: le regole diverse e quanto vale ognuna, le mani che si giocano diversamente (come distribuite: &quot;cells&quot;; dopo carta e divisione: &quot;later&quot;; dopo tanti raddoppi: &quot;doubled&quot;; da divisioni gratis: &quot;free&quot;), le scommesse laterali. %1 è quanto guadagna il valore atteso di A se solo quella regola è come in B; %2 quanto guadagna cambiando le regole una dopo l’altra, nell’ordine indicato: questi valori si sommano. Con %3: %4; null sta per regole che si contraddicono e per una scommessa laterale che un gioco non ha.</translation>
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
        <translation>Valuta la mia ultima decisione</translation>
    </message>
</context>
<context>
    <name>CoachModes</name>
    <message>
        <source>Off</source>
        <translation>Disattivato</translation>
    </message>
    <message>
        <source>On request</source>
        <translation>Su richiesta</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
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
        <translation>Conosce le regole esatte del gioco e le carte già viste.</translation>
    </message>
    <message>
        <source>help hint advice strategy tips teach trainer</source>
        <translation>aiuto suggerimento suggerimenti consiglio consigli strategia insegnare allenatore</translation>
    </message>
    <message>
        <source>Ask for my count</source>
        <translation>Chiedi il mio conteggio</translation>
    </message>
    <message>
        <source>Between rounds, in games that keep their shoe. Now and then means at the shuffle too.</source>
        <translation>Tra un round e l’altro, nei giochi che conservano il sabot. Di tanto in tanto vale anche alla mescolata.</translation>
    </message>
    <message>
        <source>card counting running count true count quiz test practise train drill</source>
        <translation>contare le carte conteggio corrente reale prova esercizio allenamento</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Disattivato</translation>
    </message>
    <message>
        <source>Now and then</source>
        <translation>Di tanto in tanto</translation>
    </message>
    <message>
        <source>Every round</source>
        <translation>Ogni round</translation>
    </message>
    <message>
        <source>Count system</source>
        <translation>Sistema di conteggio</translation>
    </message>
    <message>
        <source>The one that the table asks for.</source>
        <translation>Quello che il tavolo chiede.</translation>
    </message>
    <message>
        <source>card counting hi-lo high low knock-out ko system tags</source>
        <translation>contare le carte hi-lo knock-out ko sistema valori</translation>
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
        <translation>Segue la strategia di base.</translation>
    </message>
    <message>
        <source>Plays it safe and never doubles.</source>
        <translation>Gioca sul sicuro e non raddoppia mai.</translation>
    </message>
    <message>
        <source>Never draws to a hand that could bust.</source>
        <translation>Non chiede mai carta se rischia di sballare.</translation>
    </message>
    <message>
        <source>Draws and stands like the dealer.</source>
        <translation>Chiede e sta come il banco.</translation>
    </message>
    <message>
        <source>Plays by feel.</source>
        <translation>Va a sensazione.</translation>
    </message>
    <message>
        <source>Splits tens, whatever anyone says.</source>
        <translation>Divide i dieci, checché se ne dica.</translation>
    </message>
    <message>
        <source>Always stakes the same.</source>
        <translation>Punta sempre lo stesso importo.</translation>
    </message>
    <message>
        <source>Stakes more after a win.</source>
        <translation>Dopo una vincita punta di più.</translation>
    </message>
    <message>
        <source>Stakes more after a loss.</source>
        <translation>Dopo una perdita punta di più.</translation>
    </message>
    <message>
        <source>Bets on other people&apos;s hands.</source>
        <translation>Punta sulle mani degli altri.</translation>
    </message>
</context>
<context>
    <name>CompanyMenu</name>
    <message>
        <source>Company</source>
        <translation>Compagnia</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <translation>Nessun altro</translation>
    </message>
    <message>
        <source>A few people</source>
        <translation>Poche persone</translation>
    </message>
    <message>
        <source>A full table</source>
        <translation>Tavolo pieno</translation>
    </message>
    <message>
        <source>They think quickly</source>
        <translation>Decidono in fretta</translation>
    </message>
    <message>
        <source>At the usual pace</source>
        <translation>Al ritmo abituale</translation>
    </message>
    <message>
        <source>They take their time</source>
        <translation>Se la prendono comoda</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>House edge: calculating…</source>
        <translation>Vantaggio del banco: calcolo in corso</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Vantaggio del banco %1</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Primo gioco</translation>
    </message>
    <message>
        <source>Second game</source>
        <translation>Secondo gioco</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Confronto in corso</translation>
    </message>
    <message>
        <source>The comparison</source>
        <translation>Il confronto</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>da sola</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>in sequenza</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Visibili</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Nascoste</translation>
    </message>
    <message numerus="yes">
        <source>Rules that differ and are worth nothing: %n</source>
        <translation>
            <numerusform>Regole diverse che non valgono nulla: %n</numerusform>
            <numerusform>Regole diverse che non valgono nulla: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What they have in common: %n</source>
        <comment>rules</comment>
        <translation>
            <numerusform>Che cosa hanno in comune: %n</numerusform>
            <numerusform>Che cosa hanno in comune: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparedLine</name>
    <message>
        <source>Best</source>
        <translation>Migliore</translation>
    </message>
</context>
<context>
    <name>CopyLine</name>
    <message>
        <source>Not read yet · %1</source>
        <translation>Non ancora letto · %1</translation>
    </message>
    <message>
        <source>Use this one</source>
        <translation>Prosegui con questo</translation>
    </message>
    <message>
        <source>Use the backup of %1</source>
        <translation>Prosegui con il backup: %1</translation>
    </message>
</context>
<context>
    <name>CopyRecord</name>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Copia come JSON</translation>
    </message>
</context>
<context>
    <name>CountExercise</name>
    <message>
        <source>Gone by since then: %1.</source>
        <translation>Da allora: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards lie there.</source>
        <translation>
            <numerusform>C’è %Ln carta.</numerusform>
            <numerusform>Ci sono %Ln carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your answer is %Ln cards more.</source>
        <translation>
            <numerusform>La sua risposta è %Ln carta in più.</numerusform>
            <numerusform>La sua risposta è %Ln carte in più.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your answer is %Ln cards fewer.</source>
        <translation>
            <numerusform>La sua risposta è %Ln carta in meno.</numerusform>
            <numerusform>La sua risposta è %Ln carte in meno.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2 decks left: %3</source>
        <comment>a running count, a number, a quotient</comment>
        <translation>%1 con %2 mazzi rimasti: %3</translation>
    </message>
    <message>
        <source>%1, rounded down.</source>
        <translation>%1, arrotondato per difetto.</translation>
    </message>
    <message>
        <source>%1, rounded towards 0.</source>
        <translation>%1, arrotondato verso 0.</translation>
    </message>
    <message>
        <source>%1, rounded to the nearest.</source>
        <translation>%1, arrotondato al più vicino.</translation>
    </message>
    <message>
        <source>%1 against %2: %3 at %4 or above, otherwise %5.</source>
        <comment>a hand, the dealer&apos;s card, a play, a count, another play</comment>
        <translation>%1 contro %2: %3 da %4 in su, altrimenti %5.</translation>
    </message>
    <message>
        <source>%1 against %2: %3 at %4 or below, otherwise %5.</source>
        <comment>a hand, the dealer&apos;s card, a play, a count, another play</comment>
        <translation>%1 contro %2: %3 da %4 in giù, altrimenti %5.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards gone by</source>
        <translation>
            <numerusform>%Ln carta passata</numerusform>
            <numerusform>%Ln carte passate</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message numerus="yes">
        <source>Discard tray: the pile is %1 as high as the whole shoe of %Ln decks</source>
        <translation>
            <numerusform>Scarti: la pila è alta il %1 del sabot di %Ln mazzo</numerusform>
            <numerusform>Scarti: la pila è alta il %1 del sabot di %Ln mazzi</numerusform>
        </translation>
    </message>
    <message>
        <source>Side count, %1: how many have gone by?</source>
        <translation>Conteggio a parte, %1: quanti ne sono passati?</translation>
    </message>
    <message>
        <source>What is the running count?</source>
        <translation>Qual è il conteggio corrente?</translation>
    </message>
    <message>
        <source>How many decks are in the tray?</source>
        <translation>Quanti mazzi ci sono negli scarti?</translation>
    </message>
    <message numerus="yes">
        <source>Running count %1, %Ln cards left: what is the true count?</source>
        <translation>
            <numerusform>Conteggio corrente %1, %Ln carta rimasta: qual è il conteggio reale?</numerusform>
            <numerusform>Conteggio corrente %1, %Ln carte rimaste: qual è il conteggio reale?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2, the count is %3. What do you do?</source>
        <comment>a hand, the dealer&apos;s card, a count</comment>
        <translation>%1 contro %2, il conteggio è %3. Che cosa fa?</translation>
    </message>
    <message>
        <source>The dealer shows an ace, the count is %1. Take insurance?</source>
        <translation>Il banco mostra un asso, il conteggio è %1. Assicurarsi?</translation>
    </message>
    <message>
        <source>Take insurance</source>
        <translation>Assicurarsi</translation>
    </message>
    <message>
        <source>No insurance</source>
        <translation>Non assicurarsi</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Giusto: %1</translation>
    </message>
    <message>
        <source>Not this time: %1</source>
        <translation>Non questa volta: %1</translation>
    </message>
    <message>
        <source>Not %1: it is %2</source>
        <translation>Non %1: è %2</translation>
    </message>
    <message>
        <source>It is worth taking from %1 on: there it wins more than it costs.</source>
        <translation>Conviene da %1 in poi: lì vince più di quanto costa.</translation>
    </message>
    <message>
        <source>%1 of %2 right: %3</source>
        <translation>%1 su %2 giuste: %3</translation>
    </message>
    <message>
        <source>Time for an answer: %1</source>
        <translation>Tempo per risposta: %1</translation>
    </message>
    <message>
        <source>Time for a card: %1</source>
        <translation>Tempo per carta: %1</translation>
    </message>
    <message>
        <source>A deck at this pace: %1; the mark of the trade is %2</source>
        <translation>Un mazzo a questo ritmo: %1; il riferimento del mestiere è %2</translation>
    </message>
</context>
<context>
    <name>CountFigures</name>
    <message>
        <source>%1 rounds</source>
        <comment>very many</comment>
        <translation>%1 round</translation>
    </message>
</context>
<context>
    <name>CountNote</name>
    <message>
        <source>Your count</source>
        <translation>Il suo conteggio</translation>
    </message>
    <message>
        <source>Running count</source>
        <translation>Conteggio corrente</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Conteggio</translation>
    </message>
    <message>
        <source>Decks left</source>
        <translation>Mazzi rimasti</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Rispondi</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Non ora</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Nascondi</translation>
    </message>
</context>
<context>
    <name>CountPictures</name>
    <message>
        <source>Your money over time</source>
        <translation>Il tuo denaro nel tempo</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Ore</translation>
    </message>
    <message>
        <source>1 in 20 is below</source>
        <translation>1 su 20 è sotto</translation>
    </message>
    <message>
        <source>1 in 4 is below</source>
        <translation>1 su 4 è sotto</translation>
    </message>
    <message>
        <source>Half are below</source>
        <translation>Metà è sotto</translation>
    </message>
    <message>
        <source>1 in 4 is above</source>
        <translation>1 su 4 è sopra</translation>
    </message>
    <message>
        <source>1 in 20 is above</source>
        <translation>1 su 20 è sopra</translation>
    </message>
    <message>
        <source>After %1 h: half end between %2 and %3, nine in ten between %4 and %5</source>
        <translation>Dopo %1 h: metà tra %2 e %3, nove su dieci tra %4 e %5</translation>
    </message>
    <message>
        <source>9 in 10</source>
        <translation>9 su 10</translation>
    </message>
    <message>
        <source>5 in 10</source>
        <translation>5 su 10</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>metà</translation>
    </message>
    <message>
        <source>ruin</source>
        <translation>rovina</translation>
    </message>
    <message>
        <source>The bankroll is gone further down than this picture reaches.</source>
        <translation>Il capitale finisce più in basso di quanto arrivi questa figura.</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>ore</translation>
    </message>
    <message numerus="yes">
        <source>How %n hours end</source>
        <comment>sessions</comment>
        <translation>
            <numerusform>Come finisce %n ora</numerusform>
            <numerusform>Come finiscono %n ore</numerusform>
        </translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>So many of 100</source>
        <translation>Quante su 100</translation>
    </message>
    <message>
        <source>There is only one way that this can end.</source>
        <translation>Può finire in un solo modo.</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>in perdita</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>in guadagno</translation>
    </message>
    <message>
        <source>below %1</source>
        <comment>an amount</comment>
        <translation>sotto %1</translation>
    </message>
    <message>
        <source>from %1 up</source>
        <comment>an amount</comment>
        <translation>da %1 in su</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>amounts</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a result, how often</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Many small stakes are taken as one curve.</source>
        <translation>Molte piccole puntate valgono come una curva.</translation>
    </message>
    <message>
        <source>Exact, round by round.</source>
        <translation>Esatto, round per round.</translation>
    </message>
    <message>
        <source>How often each count comes</source>
        <translation>Quanto spesso viene ogni conteggio</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Conteggio</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>What a stake wins by count</source>
        <translation>Quanto vince una puntata per conteggio</translation>
    </message>
    <message>
        <source>Of the stake</source>
        <translation>Della puntata</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Errore standard</translation>
    </message>
</context>
<context>
    <name>CountStakes</name>
    <message>
        <source>None</source>
        <comment>no stake</comment>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Every round</source>
        <translation>Ogni round</translation>
    </message>
    <message>
        <source>Stake a round</source>
        <translation>Puntata a round</translation>
    </message>
    <message>
        <source>Stake on %1</source>
        <comment>a side bet</comment>
        <translation>Puntata su %1</translation>
    </message>
    <message>
        <source>%1 and less</source>
        <comment>a count</comment>
        <translation>%1 e meno</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <comment>a count</comment>
        <translation>%1 e più</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>counts</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Stake at a count of %1, not played</source>
        <translation>Puntata al conteggio di %1, non giocata</translation>
    </message>
    <message>
        <source>Stake at a count of %1</source>
        <translation>Puntata al conteggio di %1</translation>
    </message>
    <message>
        <source>From a count of %1</source>
        <comment>rounds are played</comment>
        <translation>Dal conteggio %1</translation>
    </message>
</context>
<context>
    <name>CountWords</name>
    <message>
        <source>The running count decides, from %1 for a new shoe of one deck.</source>
        <translation>Decide il conteggio corrente, da %1 per un sabot nuovo di un mazzo.</translation>
    </message>
    <message>
        <source>The running count is divided by the decks left.</source>
        <translation>Il conteggio corrente è diviso per i mazzi rimasti.</translation>
    </message>
    <message>
        <source>The running count is divided by the decks left and multiplied by %1.</source>
        <translation>Il conteggio corrente è diviso per i mazzi rimasti e moltiplicato per %1.</translation>
    </message>
    <message>
        <source>They are known exactly.</source>
        <translation>Si conoscono esattamente.</translation>
    </message>
    <message>
        <source>They are judged to quarter decks.</source>
        <translation>Si stimano a quarti di mazzo.</translation>
    </message>
    <message>
        <source>They are judged to half decks.</source>
        <translation>Si stimano a mezzi mazzi.</translation>
    </message>
    <message>
        <source>They are judged to whole decks.</source>
        <translation>Si stimano a mazzi interi.</translation>
    </message>
    <message>
        <source>The result is rounded down.</source>
        <translation>Il risultato è arrotondato per difetto.</translation>
    </message>
    <message>
        <source>The result is rounded towards 0.</source>
        <translation>Il risultato è arrotondato verso 0.</translation>
    </message>
    <message>
        <source>The result is rounded to the nearest whole number.</source>
        <translation>Il risultato è arrotondato all’intero più vicino.</translation>
    </message>
    <message>
        <source>almost always</source>
        <comment>how often</comment>
        <translation>quasi sempre</translation>
    </message>
    <message>
        <source>almost never</source>
        <comment>how often</comment>
        <translation>quasi mai</translation>
    </message>
    <message numerus="yes">
        <source>%n times in 1,000</source>
        <comment>how often</comment>
        <translation>
            <numerusform>%n volta su 1000</numerusform>
            <numerusform>%n volte su 1000</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times in 100</source>
        <comment>how often</comment>
        <translation>
            <numerusform>%n volta su 100</numerusform>
            <numerusform>%n volte su 100</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times in 10</source>
        <comment>how often</comment>
        <translation>
            <numerusform>%n volta su 10</numerusform>
            <numerusform>%n volte su 10</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 decks (%3)</source>
        <comment>how many are dealt, of how many, as a percentage</comment>
        <translation>%1 di %2 mazzi (%3)</translation>
    </message>
    <message>
        <source>%1 %1 against %2</source>
        <comment>a pair, the up card</comment>
        <translation>%1 %1 contro %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>a hand, the up card</comment>
        <translation>%1 contro %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a hand against a card, what is known of the hidden card</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>don&apos;t double</source>
        <translation>non raddoppiare</translation>
    </message>
    <message>
        <source>don&apos;t split</source>
        <translation>non dividere</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>continuare</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Accettare</translation>
    </message>
    <message>
        <source>decline</source>
        <translation>rifiutare</translation>
    </message>
    <message>
        <source>Win of 100 rounds</source>
        <translation>Vincita di 100 round</translation>
    </message>
    <message>
        <source>Win of an hour</source>
        <translation>Vincita all’ora</translation>
    </message>
    <message>
        <source>Swing of an hour</source>
        <translation>Oscillazione oraria</translation>
    </message>
    <message>
        <source>Risk of ruin</source>
        <translation>Rischio di rovina</translation>
    </message>
    <message>
        <source>Ruin in this time</source>
        <translation>Rovina in questo tempo</translation>
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
        <translation>Parte di Kelly</translation>
    </message>
    <message>
        <source>Doubles before it halves</source>
        <translation>Raddoppia prima di dimezzare</translation>
    </message>
    <message>
        <source>Average stake</source>
        <translation>Puntata media</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Errore standard</translation>
    </message>
    <message>
        <source>Rounds played</source>
        <translation>Round giocati</translation>
    </message>
    <message>
        <source>What 100 rounds at the table win on average, those without a stake included.</source>
        <translation>Quanto vincono in media 100 round al tavolo, compresi quelli senza puntata.</translation>
    </message>
    <message>
        <source>The same for an hour at your pace.</source>
        <translation>Lo stesso per un’ora al tuo ritmo.</translation>
    </message>
    <message>
        <source>The standard deviation of an hour: two hours in three end within this of their average.</source>
        <translation>La deviazione standard di un’ora: due ore su tre finiscono entro questo dalla media.</translation>
    </message>
    <message>
        <source>The chance of ever losing the whole bankroll if you play on for ever at these stakes.</source>
        <translation>La probabilità di perdere prima o poi tutto il capitale giocando per sempre con queste puntate.</translation>
    </message>
    <message>
        <source>The chance of losing the whole bankroll at some time within the hours above.</source>
        <translation>La probabilità di perdere tutto il capitale in qualche momento delle ore indicate.</translation>
    </message>
    <message>
        <source>After so many rounds the average win is as large as one standard deviation. Fewer is better.</source>
        <translation>Dopo tanti round la vincita media è pari a una deviazione standard. Meno è meglio.</translation>
    </message>
    <message>
        <source>The desirability index: 1,000 times the average win of a round, divided by its standard deviation.</source>
        <translation>L’indice di desiderabilità: 1000 volte la vincita media di un round, divisa per la sua deviazione standard.</translation>
    </message>
    <message>
        <source>The desirability index squared: what 100 rounds would win in dollars with a bankroll of 10,000 and a risk of ruin of 13.5%.</source>
        <translation>L’indice di desiderabilità al quadrato: quanto vincerebbero 100 round in dollari con un capitale di 10.000 e un rischio di rovina del 13,5%.</translation>
    </message>
    <message>
        <source>How your stakes compare to Kelly&apos;s, which make a bankroll grow fastest. More than 100% risks more and grows less.</source>
        <translation>Come sono le tue puntate rispetto a quelle di Kelly, con cui un capitale cresce più in fretta. Oltre il 100% si rischia di più e si cresce meno.</translation>
    </message>
    <message>
        <source>The chance that the bankroll doubles before it halves, if the stakes always follow it in the same proportion.</source>
        <translation>La probabilità che il capitale raddoppi prima di dimezzarsi, se le puntate lo seguono sempre nella stessa proporzione.</translation>
    </message>
    <message>
        <source>The average first stake of a round at the table, those without a stake included.</source>
        <translation>La prima puntata media di un round al tavolo, compresi quelli senza puntata.</translation>
    </message>
    <message>
        <source>How far the win of 100 rounds above may be off, because it is from simulated rounds.</source>
        <translation>Di quanto può sbagliare la vincita di 100 round qui sopra, perché viene da round simulati.</translation>
    </message>
    <message>
        <source>The share of the rounds at the table in which you have a stake.</source>
        <translation>La parte dei round al tavolo in cui punti.</translation>
    </message>
</context>
<context>
    <name>Countdown</name>
    <message>
        <source>Time left</source>
        <translation>Tempo rimasto</translation>
    </message>
    <message>
        <source>%1: %2 s</source>
        <translation>%1: %2 s</translation>
    </message>
</context>
<context>
    <name>CountingCards</name>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Puntata</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Adattamento</translation>
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
        <translation>Il mio conteggio</translation>
    </message>
    <message>
        <source>Your counts</source>
        <translation>I suoi conteggi</translation>
    </message>
    <message>
        <source>What your stakes were worth</source>
        <translation>Quanto valevano le sue puntate</translation>
    </message>
</context>
<context>
    <name>CountingOverview</name>
    <message>
        <source>Stakes and what they lead to</source>
        <translation>Puntate e a cosa portano</translation>
    </message>
    <message>
        <source>This game is shuffled before every round, so there is nothing to count. Deal it from a kept shoe to see what that would change.</source>
        <translation>Questo gioco si mescola prima di ogni round, quindi non c’è nulla da contare. Distribuisci da un sabot conservato per vedere cosa cambierebbe.</translation>
    </message>
    <message>
        <source>Cancelled before there were any figures.</source>
        <translation>Annullato prima che ci fossero cifre.</translation>
    </message>
    <message>
        <source>Stake by count</source>
        <translation>Puntata per conteggio</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Puntata</translation>
    </message>
    <message>
        <source>Best stakes for this bankroll</source>
        <translation>Puntate migliori per questo capitale</translation>
    </message>
    <message>
        <source>Share of Kelly&apos;s stakes</source>
        <translation>Parte delle puntate di Kelly</translation>
    </message>
    <message>
        <source>Fill in</source>
        <translation>Inserisci</translation>
    </message>
    <message>
        <source>Undo the last change of the stakes</source>
        <translation>Annulla l’ultima modifica delle puntate</translation>
    </message>
    <message>
        <source>Bankroll</source>
        <translation>Capitale</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Ore</translation>
    </message>
    <message>
        <source>Rounds an hour</source>
        <translation>Round all’ora</translation>
    </message>
    <message>
        <source>Hands at higher counts</source>
        <translation>Mani a conteggi alti</translation>
    </message>
    <message>
        <source>Rounds with a stake</source>
        <translation>Round con puntata</translation>
    </message>
    <message>
        <source>Plays follow the count</source>
        <translation>Il gioco segue il conteggio</translation>
    </message>
    <message>
        <source>Otherwise basic strategy. They are looked for once in each game, which takes a while.</source>
        <translation>Altrimenti strategia di base. Si cercano una volta per gioco, e ci vuole un po’.</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>In cifre</translation>
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
        <translation>Conteggio</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Cosa si mostra</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Panoramica</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Giocate</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Scommesse laterali</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Esercizi</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Conteggio</translation>
    </message>
    <message>
        <source>Read a count system from a file</source>
        <translation>Leggi un sistema di conteggio da un file</translation>
    </message>
    <message>
        <source>Remove this system of your own</source>
        <translation>Rimuovi questo tuo sistema</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>How much is dealt</source>
        <translation>Quanto si distribuisce</translation>
    </message>
    <message>
        <source>Deal from a kept shoe</source>
        <translation>Conserva il sabot</translation>
    </message>
    <message>
        <source>Read a count system</source>
        <translation>Leggi un sistema di conteggio</translation>
    </message>
    <message>
        <source>Count system</source>
        <translation>Sistema di conteggio</translation>
    </message>
    <message>
        <source>My count</source>
        <translation>Il mio conteggio</translation>
    </message>
</context>
<context>
    <name>CountingPlays</name>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Giocata</translation>
    </message>
    <message>
        <source>At a count of</source>
        <translation>Al conteggio</translation>
    </message>
    <message>
        <source>By depth</source>
        <translation>Per profondità</translation>
    </message>
    <message>
        <source>Of all gain</source>
        <translation>Del guadagno</translation>
    </message>
    <message>
        <source>Plays that follow the count</source>
        <translation>Giocate che seguono il conteggio</translation>
    </message>
</context>
<context>
    <name>CountingSideBets</name>
    <message>
        <source>Side bets</source>
        <translation>Scommesse laterali</translation>
    </message>
</context>
<context>
    <name>CurrencyChoice</name>
    <message>
        <source>Currency %1</source>
        <translation>Valuta %1</translation>
    </message>
</context>
<context>
    <name>DateRangeBox</name>
    <message>
        <source>Days</source>
        <translation>Giorni</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primo giorno</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Ultimo giorno</translation>
    </message>
    <message>
        <source>%1 in the calendar</source>
        <comment>the first or the last day</comment>
        <translation>%1 nel calendario</translation>
    </message>
</context>
<context>
    <name>DayLimitRow</name>
    <message>
        <source>No limit</source>
        <translation>Nessun limite</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Imposta</translation>
    </message>
    <message>
        <source>Set: %1</source>
        <translation>Imposta: %1</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Mantieni</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Keep as it is: %1</source>
        <translation>Mantieni com’è: %1</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Rimuovi: %1</translation>
    </message>
</context>
<context>
    <name>DealingSpeeds</name>
    <message>
        <source>Off</source>
        <translation>Immediata</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
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
        <translation>Calcola: %1</translation>
    </message>
</context>
<context>
    <name>DeleteAccount</name>
    <message>
        <source>Delete %1?</source>
        <translation>Eliminare %1?</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Continua…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Export its record first</source>
        <translation>Esporta prima il suo registro</translation>
    </message>
    <message>
        <source>Everything it has played, as a JSON file.</source>
        <translation>Tutto ciò che ha giocato, in un file JSON.</translation>
    </message>
    <message>
        <source>Export the record</source>
        <translation>Esporta il registro</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Delete %1 for good?</source>
        <translation>Eliminare %1 per sempre?</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Elimina per sempre</translation>
    </message>
    <message>
        <source>Its record is not exported. This can&apos;t be undone.</source>
        <translation>Il suo registro non viene esportato. Non si può annullare.</translation>
    </message>
    <message>
        <source>First its record is written to %1. If that fails, nothing is deleted.</source>
        <translation>Prima il suo registro viene scritto in %1. Se non riesce, non si elimina nulla.</translation>
    </message>
    <message>
        <source>Yes, delete %1 and all it has played</source>
        <translation>Sì, elimina %1 e tutto ciò che ha giocato</translation>
    </message>
    <message>
        <source>Exporting the record…</source>
        <translation>Esportazione del registro…</translation>
    </message>
    <message>
        <source>Deleting the account…</source>
        <translation>Eliminazione dell’account…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
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
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>DiscardTray</name>
    <message>
        <source>Discard tray</source>
        <translation>Vaschetta degli scarti</translation>
    </message>
</context>
<context>
    <name>Duplicate</name>
    <message>
        <source>%1: %2 against %3</source>
        <comment>a hand, its cards, the dealer&apos;s card</comment>
        <translation>%1: %2 contro %3</translation>
    </message>
    <message>
        <source>%1, insurance</source>
        <comment>a hand and what was asked</comment>
        <translation>%1, assicurazione</translation>
    </message>
    <message>
        <source>%1, even money</source>
        <comment>a hand and what was asked</comment>
        <translation>%1, even money</translation>
    </message>
    <message>
        <source>%1, best</source>
        <comment>an answer at the table</comment>
        <translation>%1, migliore</translation>
    </message>
    <message>
        <source>%1, costs %2</source>
        <comment>an answer at the table, an amount</comment>
        <translation>%1, costa %2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Round %1 of %2: %3 %4, %5 %6</source>
        <comment>two people, what each won or lost</comment>
        <translation>Round %1 di %2: %3 %4, %5 %6</translation>
    </message>
    <message>
        <source>Nothing to decide</source>
        <translation>Niente da decidere</translation>
    </message>
    <message>
        <source>%1. %2: %3. %4: %5. Best: %6</source>
        <comment>a hand; two people&apos;s answers</comment>
        <translation>%1. %2: %3. %4: %5. Migliore: %6</translation>
    </message>
    <message>
        <source>Luck being equal, you came out the same.</source>
        <comment>two people</comment>
        <translation>A parità di fortuna, il risultato è lo stesso.</translation>
    </message>
    <message>
        <source>Luck being equal, you came out %1 ahead of %2.</source>
        <translation>A parità di fortuna, sei avanti di %1 rispetto a %2.</translation>
    </message>
    <message>
        <source>Luck being equal, you came out %1 behind %2.</source>
        <translation>A parità di fortuna, sei indietro di %1 rispetto a %2.</translation>
    </message>
    <message>
        <source>Luck being equal, %1 came out %2 ahead of %3.</source>
        <translation>A parità di fortuna, %1 è avanti di %2 rispetto a %3.</translation>
    </message>
    <message>
        <source>Luck being equal, %1 came out %2 behind %3.</source>
        <translation>A parità di fortuna, %1 è indietro di %2 rispetto a %3.</translation>
    </message>
    <message>
        <source>%1: net %2, mistakes cost %3</source>
        <comment>somebody, two amounts</comment>
        <translation>%1: netto %2, errori per %3</translation>
    </message>
</context>
<context>
    <name>EarlyBar</name>
    <message>
        <source>In advance, seat %1:</source>
        <translation>In anticipo, posto %1:</translation>
    </message>
    <message>
        <source>In advance, seat %1: %2</source>
        <translation>In anticipo, posto %1: %2</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Posto %1</translation>
    </message>
    <message>
        <source>Decide in advance for seat %1</source>
        <translation>Decidi in anticipo per il posto %1</translation>
    </message>
</context>
<context>
    <name>EarlySeat</name>
    <message>
        <source>%1 in advance, seat %2</source>
        <translation>%1 in anticipo, posto %2</translation>
    </message>
</context>
<context>
    <name>EditorHeader</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>non salvato</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Save as my game</source>
        <translation>Salva come gioco mio</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Tieni le mie</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Ho capito</translation>
    </message>
    <message>
        <source>Use the file&apos;s</source>
        <translation>Usa quelle del file</translation>
    </message>
    <message>
        <source>It could not be saved. %1</source>
        <translation>Salvataggio non riuscito. %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Cerca una regola</translation>
    </message>
    <message>
        <source>Rules to start from</source>
        <translation>Regole di partenza</translation>
    </message>
    <message>
        <source>Start from the rules of a type of casino</source>
        <translation>Parti dalle regole di un tipo di casinò</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Fonte: %1</translation>
    </message>
    <message>
        <source>House edge</source>
        <translation>Vantaggio del banco</translation>
    </message>
    <message>
        <source>House edge: calculating…</source>
        <translation>Vantaggio del banco: calcolo in corso</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Vantaggio del banco %1</translation>
    </message>
    <message>
        <source>The last change makes no difference</source>
        <translation>L’ultima modifica non cambia nulla</translation>
    </message>
    <message>
        <source>The last change: %1, better for you</source>
        <translation>Ultima modifica: %1 a tuo favore</translation>
    </message>
    <message>
        <source>The last change: %1, better for the house</source>
        <translation>Ultima modifica: %1 a favore del banco</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Salvato: %1</translation>
    </message>
    <message numerus="yes">
        <source>Show problems: %n</source>
        <translation>
            <numerusform>Mostra che cosa non va: %n</numerusform>
            <numerusform>Mostra che cosa non va: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditorRowView</name>
    <message>
        <source>%1 pays</source>
        <translation>Pagamento di %1</translation>
    </message>
    <message>
        <source>%1: smallest stake</source>
        <translation>%1: puntata minima</translation>
    </message>
    <message>
        <source>%1: largest stake</source>
        <translation>%1: puntata massima</translation>
    </message>
    <message>
        <source>Choose what to add to %1</source>
        <translation>Che cosa aggiungere a %1</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>Aggiungi a %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Rimuovi %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Revert: %1</source>
        <translation>Annulla la modifica: %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
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
        <translation>Gioco ottimale</translation>
    </message>
    <message>
        <source>Best play: calculating…</source>
        <translation>Gioco ottimale: calcolo in corso</translation>
    </message>
    <message>
        <source>The rules in words</source>
        <translation>Le regole in parole</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>Modificato: %1</translation>
    </message>
    <message>
        <source>House edge of the side bets, and in an hour with the same stake on each</source>
        <translation>Vantaggio del banco sulle scommesse laterali, e all’ora con la stessa puntata su ognuna</translation>
    </message>
</context>
<context>
    <name>EditorWords</name>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Vantaggio del banco %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Limits of the bet</source>
        <translation>Limiti di puntata</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Preset: %1</source>
        <translation>Modello: %1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Salvato: %1</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>A payout of %1 on a stake of %2 is rounded down to a multiple of %3.</source>
        <comment>odds, amounts, the least amount</comment>
        <translation>Un pagamento di %1 su una puntata di %2 è arrotondato per difetto a un multiplo di %3.</translation>
    </message>
    <message>
        <source>Pay table: %1.</source>
        <translation>Tabella dei pagamenti: %1.</translation>
    </message>
</context>
<context>
    <name>Elsewhere</name>
    <message>
        <source>The same as you got</source>
        <translation>Lo stesso risultato che hai avuto</translation>
    </message>
    <message>
        <source>%1 more than you got</source>
        <translation>%1 in più di quanto hai avuto</translation>
    </message>
    <message>
        <source>%1 less than you got</source>
        <translation>%1 in meno di quanto hai avuto</translation>
    </message>
    <message>
        <source>%1 per unit staked; you got %2</source>
        <translation>%1 per ogni unità puntata; tu hai avuto %2</translation>
    </message>
    <message>
        <source>Played for %1.</source>
        <comment>a currency</comment>
        <translation>Giocato in %1.</translation>
    </message>
    <message>
        <source>%1 on spot %2 can&apos;t be placed there.</source>
        <translation>%1 sulla casella %2: qui non è previsto.</translation>
    </message>
    <message>
        <source>%1 on spot %2: %3 in place of %4.</source>
        <translation>%1 sulla casella %2: %3 invece di %4.</translation>
    </message>
    <message>
        <source>None of your stakes can be placed there.</source>
        <translation>Nessuna delle tue puntate è prevista qui.</translation>
    </message>
    <message>
        <source>This would need cards that are still in the shoe. The answer can be shown when the shoe ends.</source>
        <translation>Proseguirebbe con carte ancora nel sabot. Si potrà dire a sabot finito.</translation>
    </message>
</context>
<context>
    <name>ElsewhereDialog</name>
    <message>
        <source>The same cards in other games</source>
        <translation>Le stesse carte in altri giochi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a round, how it ended</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You play alone, with the shoe from this round&apos;s first card on, and make the best play from what you can see. The stakes are yours, or the nearest the game allows.</source>
        <translation>Siedi lì da solo, con il sabot dalla prima carta di questo round, e giochi al meglio in base a ciò che si vede. Le puntate sono le tue, o le più vicine che il gioco ammette.</translation>
    </message>
    <message>
        <source>Games calculated</source>
        <translation>Giochi calcolati</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Giochi</translation>
    </message>
</context>
<context>
    <name>ElsewhereLine</name>
    <message>
        <source>%1, best play</source>
        <comment>a game</comment>
        <translation>%1, gioco ottimale</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Show it in %1</source>
        <comment>a game</comment>
        <translation>Mostra in %1</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>no unseen card can be that hole card</source>
        <translation>nessuna carta non vista può essere quella carta coperta</translation>
    </message>
    <message>
        <source>the dealer has blackjack: the round is over, there is nothing to decide</source>
        <translation>il banco ha blackjack: il round è finito, non c’è nulla da decidere</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>How figures were computed</extracomment>
        <translation>esatto</translation>
    </message>
    <message>
        <source>exact for these plays: up to {} hands of a pair, each played as best for the pair&apos;s two cards gone; pairs are split again always or up to a number of hands, whichever is worth most; other hands&apos; second cards are known only not to be of the pair</source>
        <translation>esatto per queste mosse: fino a {} mani da una coppia, ognuna giocata nel modo migliore senza le due carte della coppia; le coppie si dividono di nuovo sempre o fino a un certo numero di mani, secondo ciò che vale di più; delle seconde carte delle altre mani si sa solo che non sono della coppia</translation>
    </message>
    <message>
        <source>a decision needs at least two cards</source>
        <translation>una decisione richiede almeno due carte</translation>
    </message>
    <message>
        <source>is bust: there is nothing to decide</source>
        <translation>è sballata: non c’è nulla da decidere</translation>
    </message>
    <message>
        <source>only {} cards are left unseen; at least {} are needed</source>
        <translation>restano solo {} carte non viste; ne servono almeno {}</translation>
    </message>
    <message>
        <source>{} is not among the cards unseen</source>
        <translation>{} non è fra le carte non viste</translation>
    </message>
    <message>
        <source>{} is out of range; allowed: {} to {}</source>
        <translation>{} è fuori dai limiti; ammessi da {} a {}</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <extracomment>A place and what is wrong there</extracomment>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>cannot be moved: {}</source>
        <translation>impossibile spostare: {}</translation>
    </message>
    <message>
        <source>no such game; it may have been deleted meanwhile</source>
        <translation>questo gioco non esiste; forse è stato eliminato nel frattempo</translation>
    </message>
    <message>
        <source>is a built-in game; copy it to change it</source>
        <translation>è un gioco incorporato; se ne può modificare una copia</translation>
    </message>
    <message>
        <source>was opened from a file elsewhere; copy it to change it</source>
        <translation>è stato aperto da un file altrove; se ne può modificare una copia</translation>
    </message>
    <message>
        <source>is not in the folder of your own games</source>
        <translation>non è nella cartella dei tuoi giochi</translation>
    </message>
    <message>
        <source>not a commitment; 64 hex digits, the SHA-256 of the seed, are needed</source>
        <translation>non è un impegno; servono 64 cifre esadecimali, lo SHA-256 del seed</translation>
    </message>
    <message>
        <source>can&apos;t be priced: {}</source>
        <translation>impossibile valutare: {}</translation>
    </message>
    <message>
        <source>it can&apos;t be read</source>
        <translation>non si può leggere</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>è troppo grande</translation>
    </message>
    <message>
        <source>it is damaged or too large</source>
        <translation>è danneggiato o troppo grande</translation>
    </message>
    <message>
        <source>it is not a picture</source>
        <translation>non è un’immagine</translation>
    </message>
    <message>
        <source>it lacks the card {}</source>
        <translation>manca la carta {}</translation>
    </message>
    <message>
        <source>its cards can&apos;t be told apart</source>
        <translation>le sue carte non si distinguono fra loro</translation>
    </message>
    <message>
        <source>its parts are nested too deeply</source>
        <translation>le sue parti sono annidate a troppi livelli</translation>
    </message>
    <message>
        <source>it refers to another file</source>
        <translation>mostra un altro file</translation>
    </message>
    <message>
        <source>it has too many parts</source>
        <translation>ha troppe parti</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>è danneggiato</translation>
    </message>
    <message>
        <source>it repeats its parts too often</source>
        <translation>mostra le sue parti troppe volte</translation>
    </message>
    <message>
        <source>a first card outside the shoe</source>
        <translation>una prima carta fuori dal sabot</translation>
    </message>
    <message>
        <source>a player out of order</source>
        <translation>un giocatore fuori ordine</translation>
    </message>
    <message>
        <source>an unknown player or seat</source>
        <translation>un giocatore o un posto sconosciuto</translation>
    </message>
    <message>
        <source>a seat that can&apos;t be taken</source>
        <translation>un posto che non si può occupare</translation>
    </message>
    <message>
        <source>a seat that can&apos;t be left</source>
        <translation>un posto che non si può lasciare</translation>
    </message>
    <message>
        <source>a stake out of place</source>
        <translation>una puntata fuori posto</translation>
    </message>
    <message>
        <source>a stake that was never placed is returned</source>
        <translation>viene restituita una puntata mai fatta</translation>
    </message>
    <message>
        <source>betting isn&apos;t open</source>
        <translation>le puntate non sono aperte</translation>
    </message>
    <message>
        <source>a card for a hand that doesn&apos;t exist</source>
        <translation>una carta per una mano che non c’è</translation>
    </message>
    <message>
        <source>an insurance without a play</source>
        <translation>un’assicurazione senza giocata</translation>
    </message>
    <message>
        <source>even money without a play</source>
        <translation>un even money senza giocata</translation>
    </message>
    <message>
        <source>an offer without a play</source>
        <translation>un’offerta senza giocata</translation>
    </message>
    <message>
        <source>an unknown seat</source>
        <translation>un posto sconosciuto</translation>
    </message>
    <message>
        <source>an unknown hand</source>
        <translation>una mano sconosciuta</translation>
    </message>
    <message>
        <source>a hand that can&apos;t be split</source>
        <translation>una mano che non si può dividere</translation>
    </message>
    <message>
        <source>nothing to follow</source>
        <translation>nulla da seguire</translation>
    </message>
    <message>
        <source>a settled stake differs from the one placed</source>
        <translation>si regola una puntata diversa da quella fatta</translation>
    </message>
    <message>
        <source>a play that isn&apos;t open is settled</source>
        <translation>si regola una giocata che non è aperta</translation>
    </message>
    <message>
        <source>the round ends with an unsettled play</source>
        <translation>il round finisce con una giocata non regolata</translation>
    </message>
    <message>
        <source>event {}</source>
        <translation>evento {}</translation>
    </message>
    <message>
        <source>no command begins with this event</source>
        <translation>nessun comando inizia con questo evento</translation>
    </message>
    <message>
        <source>the round was never opened</source>
        <translation>il round non è mai stato aperto</translation>
    </message>
    <message>
        <source>players are not numbered in order</source>
        <translation>le persone non sono numerate in ordine</translation>
    </message>
    <message>
        <source>there is no such seat</source>
        <translation>questo posto non esiste</translation>
    </message>
    <message>
        <source>the command behind this event is refused: {}</source>
        <translation>il comando dietro questo evento è rifiutato: {}</translation>
    </message>
    <message>
        <source>the command behind this event produces no event</source>
        <translation>il comando dietro questo evento non ne produce nessuno</translation>
    </message>
    <message>
        <source>the same command produces another event</source>
        <translation>lo stesso comando produce un altro evento</translation>
    </message>
    <message>
        <source>{} to {}</source>
        <translation>da {} a {}</translation>
    </message>
    <message>
        <source>a list of {}</source>
        <translation>un elenco di {}</translation>
    </message>
    <message>
        <source>a payout such as &quot;3:2&quot;, numbers from 1 to 1000</source>
        <translation>un pagamento come &quot;3:2&quot;, con numeri da 1 a 1000</translation>
    </message>
    <message>
        <source>text of 1 to {} bytes</source>
        <translation>testo da 1 a {} byte</translation>
    </message>
    <message>
        <source>a list of {id, name, kind, pays, limits}</source>
        <translation>un elenco di {id, name, kind, pays, limits}</translation>
    </message>
    <message>
        <source>a list of {currency, min, max}</source>
        <translation>un elenco di {currency, min, max}</translation>
    </message>
    <message>
        <source>a list of keys</source>
        <translation>un elenco di chiavi</translation>
    </message>
    <message>
        <source>There is no cut card: the shoe is shuffled every round.</source>
        <translation>Non c’è carta di taglio: il sabot si mescola a ogni round.</translation>
    </message>
    <message>
        <source>There is only one seat.</source>
        <translation>C’è un solo posto.</translation>
    </message>
    <message>
        <source>Other people play only at a shared table.</source>
        <translation>Altre persone siedono solo a un tavolo condiviso.</translation>
    </message>
    <message>
        <source>Insurance is not offered.</source>
        <translation>L’assicurazione non è offerta.</translation>
    </message>
    <message>
        <source>A blackjack against an ace is offered even money instead.</source>
        <translation>A un blackjack contro un asso si offre invece l’even money.</translation>
    </message>
    <message>
        <source>Pairs can&apos;t be split.</source>
        <translation>Le coppie non si possono dividere.</translation>
    </message>
    <message>
        <source>Hands can&apos;t be resplit.</source>
        <translation>Una mano nata da una divisione non si divide di nuovo.</translation>
    </message>
    <message>
        <source>A hand can&apos;t be surrendered.</source>
        <translation>La resa non è ammessa.</translation>
    </message>
    <message>
        <source>must be a fraction between {} and {}, such as 0.9953</source>
        <translation>deve essere una frazione fra {} e {}, come 0.9953</translation>
    </message>
    <message>
        <source>empty; a rule set needs an id</source>
        <translation>vuoto; un insieme di regole richiede un id</translation>
    </message>
    <message>
        <source>a double after a split needs splits (&quot;split.hands&quot; 2 to 4)</source>
        <translation>il raddoppio dopo la divisione richiede le divisioni (&quot;split.hands&quot; da 2 a 4)</translation>
    </message>
    <message>
        <source>empty; a side bet needs an id</source>
        <translation>vuoto; una scommessa laterale richiede un id</translation>
    </message>
    <message>
        <source>&quot;{}&quot; appears twice</source>
        <translation>«{}» compare due volte</translation>
    </message>
    <message>
        <source>no limits; at least one {currency, min, max} is needed</source>
        <translation>nessun limite; serve almeno un {currency, min, max}</translation>
    </message>
    <message>
        <source>empty; a currency&apos;s name is needed</source>
        <translation>vuoto; serve il nome di una valuta</translation>
    </message>
    <message>
        <source>must be above 0.00 and a multiple of 0.02</source>
        <translation>deve essere maggiore di 0.00 e un multiplo di 0.02</translation>
    </message>
    <message>
        <source>must be between min and {}</source>
        <translation>deve essere fra min e {}</translation>
    </message>
    <message>
        <source>must be a multiple of 0.02</source>
        <translation>deve essere un multiplo di 0.02</translation>
    </message>
    <message>
        <source>empty; at least one outcome must pay</source>
        <translation>vuoto; almeno un esito deve pagare</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no such outcome</source>
        <translation>«{}» non ha questo esito</translation>
    </message>
    <message>
        <source>appears twice</source>
        <translation>compare due volte</translation>
    </message>
    <message>
        <source>event {} ({})</source>
        <translation>evento {} ({})</translation>
    </message>
    <message>
        <source>an amount larger than a wallet can hold</source>
        <translation>un importo superiore a quanto può contenere un portafoglio</translation>
    </message>
    <message>
        <source>not a seed; {} hex digits are needed</source>
        <translation>non è un seed; servono {} cifre esadecimali</translation>
    </message>
    <message>
        <source>{} bytes are too many; a client seed has 0 to {} bytes in UTF-8</source>
        <translation>{} byte sono troppi; un seed del client ha da 0 a {} byte in UTF-8</translation>
    </message>
    <message>
        <source>not UTF-8; a client seed has 0 to {} bytes in UTF-8</source>
        <translation>non è UTF-8; un seed del client ha da 0 a {} byte</translation>
    </message>
    <message>
        <source>the seed&apos;s SHA-256 is {}, the commitment says {}</source>
        <translation>lo SHA-256 del seed è {}, l’impegno indica {}</translation>
    </message>
    <message>
        <source>card {} of the shoe is {} by the shuffle, {} was drawn</source>
        <translation>la carta {} del sabot è {} secondo la mescolata, è uscita {}</translation>
    </message>
    <message>
        <source>is a link out of the data folder, or lies behind one, and is not followed; put the file itself there, or choose its folder with --data</source>
        <translation>è un collegamento che porta fuori dalla cartella dei dati, o si trova dietro a uno, e non viene seguito; metti lì il file stesso, oppure scegli con --data la cartella in cui si trova</translation>
    </message>
    <message>
        <source>the stored events are damaged: {}</source>
        <translation>gli eventi salvati sono danneggiati: {}</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>The stored events are damaged: they are empty</extracomment>
        <translation>vuoto</translation>
    </message>
    <message>
        <source>the stored events have version {}; this program knows 1 and 2</source>
        <translation>gli eventi salvati hanno la versione {}; questo programma conosce la 1 e la 2</translation>
    </message>
    <message>
        <source>the compressed length is wrong</source>
        <translation>la lunghezza compressa è errata</translation>
    </message>
    <message>
        <source>they can&apos;t be decompressed</source>
        <translation>non si possono decomprimere</translation>
    </message>
    <message>
        <source>they are not a list</source>
        <translation>non sono un elenco</translation>
    </message>
    <message>
        <source>event {} can&apos;t be read</source>
        <translation>l’evento {} non si può leggere</translation>
    </message>
    <message>
        <source>more data follows them</source>
        <translation>seguono altri dati</translation>
    </message>
    <message>
        <source>has already joined; every player joins once</source>
        <translation>c’è già; ogni giocatore arriva una volta sola</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not at the table; a player joins with player-present</source>
        <translation>«{}» non è al tavolo; un giocatore arriva con player-present</translation>
    </message>
    <message>
        <source>does not belong to a stake of this kind; leave it out</source>
        <translation>non riguarda una puntata di questo tipo; va omesso</translation>
    </message>
    <message>
        <source>an object with &quot;type&quot; is needed</source>
        <translation>serve un oggetto con &quot;type&quot;</translation>
    </message>
    <message>
        <source>too many players; at most {} are allowed</source>
        <translation>troppi giocatori; ammessi {}</translation>
    </message>
    <message>
        <source>nested too deeply; at most 64 levels are allowed</source>
        <translation>troppi livelli di annidamento; ne sono ammessi 64</translation>
    </message>
    <message>
        <source>appears twice; a key may appear once in an object</source>
        <translation>compare due volte; in un oggetto una chiave può comparire una volta sola</translation>
    </message>
    <message>
        <source>line {}, column {}</source>
        <translation>riga {}, colonna {}</translation>
    </message>
    <message>
        <source>unterminated object</source>
        <extracomment>What is wrong in a file that is no JSON, as all that follow up to &quot;garbage at the end&quot;</extracomment>
        <translation>oggetto non terminato</translation>
    </message>
    <message>
        <source>missing name separator</source>
        <translation>manca il separatore dei nomi</translation>
    </message>
    <message>
        <source>unterminated array</source>
        <translation>array non terminato</translation>
    </message>
    <message>
        <source>missing value separator</source>
        <translation>manca il separatore dei valori</translation>
    </message>
    <message>
        <source>invalid termination by number</source>
        <translation>terminazione non valida dopo un numero</translation>
    </message>
    <message>
        <source>illegal number</source>
        <translation>numero non valido</translation>
    </message>
    <message>
        <source>invalid escape sequence</source>
        <translation>sequenza di escape non valida</translation>
    </message>
    <message>
        <source>invalid UTF8 string</source>
        <translation>stringa UTF-8 non valida</translation>
    </message>
    <message>
        <source>unterminated string</source>
        <translation>stringa non terminata</translation>
    </message>
    <message>
        <source>object is missing after a comma</source>
        <translation>manca un oggetto dopo una virgola</translation>
    </message>
    <message>
        <source>too large document</source>
        <translation>documento troppo grande</translation>
    </message>
    <message>
        <source>garbage at the end of the document</source>
        <translation>dati estranei alla fine del documento</translation>
    </message>
    <message>
        <source>illegal value</source>
        <translation>valore non valido</translation>
    </message>
    <message>
        <source>too large; at most 16 MiB is allowed</source>
        <translation>troppo grande; sono ammessi 16 MiB</translation>
    </message>
    <message>
        <source>not JSON at {} ({}); one JSON object is needed</source>
        <translation>non è JSON a {} ({}); serve un oggetto JSON</translation>
    </message>
    <message>
        <source>a lone value; one JSON object is needed</source>
        <translation>un valore isolato; serve un oggetto JSON</translation>
    </message>
    <message>
        <source>no file is named; a path is needed</source>
        <translation>nessun file indicato; serve un percorso</translation>
    </message>
    <message>
        <source>cannot be read: {}</source>
        <translation>impossibile leggere: {}</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>What was found in a file: &quot;is true or false; text is needed&quot;. The next five too</extracomment>
        <translation>true o false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un numero</translation>
    </message>
    <message>
        <source>text</source>
        <translation>testo</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>un elenco</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un oggetto</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>un valore vuoto</translation>
    </message>
    <message>
        <source>is {}; text is needed</source>
        <translation>è {}; serve testo</translation>
    </message>
    <message>
        <source>holds half a character (a lone surrogate); text is needed</source>
        <translation>contiene mezzo carattere (un surrogato isolato); serve testo</translation>
    </message>
    <message>
        <source>is too short; allowed: {} to {} bytes</source>
        <translation>è troppo corto; sono ammessi da {} a {} byte</translation>
    </message>
    <message>
        <source>{} bytes are too many; allowed: {} to {}</source>
        <translation>{} byte sono troppi; ammessi da {} a {}</translation>
    </message>
    <message>
        <source>holds a control character; plain text on one line is needed</source>
        <translation>contiene un carattere di controllo; serve testo semplice su una riga</translation>
    </message>
    <message>
        <source>holds a character that breaks the line; plain text on one line is needed</source>
        <translation>contiene un carattere che spezza la riga; serve testo semplice su una riga</translation>
    </message>
    <message>
        <source>holds a character that reverses the text around it; plain text is needed</source>
        <translation>contiene un carattere che inverte il testo attorno; serve testo semplice</translation>
    </message>
    <message>
        <source>is {}; true or false is needed</source>
        <translation>è {}; serve true o false</translation>
    </message>
    <message>
        <source>is {}; a whole number is needed</source>
        <translation>è {}; serve un numero intero</translation>
    </message>
    <message>
        <source>{} is not a whole number; allowed: {} to {}</source>
        <translation>{} non è un numero intero; ammessi da {} a {}</translation>
    </message>
    <message>
        <source>is {}; a number is needed</source>
        <translation>è {}; serve un numero</translation>
    </message>
    <message>
        <source>is {}; an amount as decimal text, such as &quot;12.50&quot;, is needed</source>
        <translation>è {}; serve un importo come testo decimale, per esempio &quot;12.50&quot;</translation>
    </message>
    <message>
        <source>{} is not an amount; decimal text such as &quot;12.50&quot; is needed</source>
        <translation>{} non è un importo; serve testo decimale come &quot;12.50&quot;</translation>
    </message>
    <message>
        <source>is {}; a payout as text, such as &quot;3:2&quot;, is needed</source>
        <translation>è {}; serve un pagamento come testo, per esempio &quot;3:2&quot;</translation>
    </message>
    <message>
        <source>{} is not a payout; text such as &quot;3:2&quot; with numbers from 1 to 1000 is needed</source>
        <translation>{} non è un pagamento; serve testo come &quot;3:2&quot; con numeri da 1 a 1000</translation>
    </message>
    <message>
        <source>is {}; a card such as &quot;AS&quot; or &quot;TD&quot; is needed</source>
        <translation>è {}; serve una carta come &quot;AS&quot; o &quot;TD&quot;</translation>
    </message>
    <message>
        <source>{} is not a card; a rank A 2 3 4 5 6 7 8 9 T J Q K and a suit S H D C are needed</source>
        <translation>{} non è una carta; servono un valore A 2 3 4 5 6 7 8 9 T J Q K e un seme S H D C</translation>
    </message>
    <message>
        <source>is {}; allowed: {}</source>
        <translation>è {}; ammessi: {}</translation>
    </message>
    <message>
        <source>{} is not known; allowed: {}</source>
        <translation>{} è sconosciuto; ammessi: {}</translation>
    </message>
    <message>
        <source>is {}; a list is needed</source>
        <translation>è {}; serve un elenco</translation>
    </message>
    <message>
        <source>{} entries are too many; at most {} are allowed</source>
        <translation>{} voci sono troppe; ammesse {}</translation>
    </message>
    <message>
        <source>is {}; an object is needed</source>
        <translation>è {}; serve un oggetto</translation>
    </message>
    <message>
        <source>unknown key; allowed: {}</source>
        <translation>chiave sconosciuta; ammesse: {}</translation>
    </message>
    <message>
        <source>{} keys are too many; at most {} are allowed</source>
        <translation>{} chiavi sono troppe; ammesse {}</translation>
    </message>
    <message>
        <source>missing; this key is needed</source>
        <translation>manca; questa chiave è necessaria</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is taken by {}; a different id is needed</source>
        <translation>«{}» è già usato da {}; serve un id proprio</translation>
    </message>
    <message>
        <source>a built-in game</source>
        <translation>un gioco incorporato</translation>
    </message>
    <message>
        <source>the folder of your own games cannot be created</source>
        <translation>impossibile creare la cartella dei tuoi giochi</translation>
    </message>
    <message>
        <source>cannot be written: {}; what was there before is unchanged</source>
        <translation>impossibile scrivere: {}; ciò che c’era prima è invariato</translation>
    </message>
    <message>
        <source>is already one of your own games, at {}</source>
        <translation>è già uno dei tuoi giochi, in {}</translation>
    </message>
    <message>
        <source>is a built-in game; only your own can be removed</source>
        <translation>è un gioco incorporato; si possono rimuovere solo i propri</translation>
    </message>
    <message>
        <source>no such game; there are none of your own</source>
        <translation>questo gioco non esiste; non ne hai di tuoi</translation>
    </message>
    <message>
        <source>no such game; your own are {}</source>
        <translation>questo gioco non esiste; i tuoi sono {}</translation>
    </message>
    <message>
        <source>cannot be removed: {}</source>
        <translation>impossibile rimuovere: {}</translation>
    </message>
    <message>
        <source>has no &quot;{}&quot;</source>
        <translation>non ha «{}»</translation>
    </message>
    <message>
        <source>has no entry &quot;{}&quot;; allowed: its ids or places from 0 to {}</source>
        <translation>non ha la voce «{}»; sono ammessi i suoi id o le posizioni da 0 a {}</translation>
    </message>
    <message>
        <source>not a change of a rule; KEY=VALUE is needed, such as decks=8</source>
        <translation>non è la modifica di una regola; serve KEY=VALUE, per esempio decks=8</translation>
    </message>
    <message>
        <source>goes too deep; at most {} levels are allowed</source>
        <translation>troppi livelli; ne sono ammessi {}</translation>
    </message>
    <message>
        <source>too long; at most {} bytes are allowed</source>
        <translation>troppo lungo; sono ammessi {} byte</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no such outcome; allowed: {}</source>
        <translation>«{}» non ha questo esito; ammessi: {}</translation>
    </message>
    <message>
        <source>holds a slash; an id has 1 to {} bytes and no slash</source>
        <translation>contiene una barra; un id ha da 1 a {} byte e nessuna barra</translation>
    </message>
    <message>
        <source>is the path of a file; a name to be read is needed</source>
        <translation>è il percorso di un file; serve un nome leggibile</translation>
    </message>
    <message>
        <source>appears twice; allowed: ace and ten, once each</source>
        <translation>compare due volte; sono ammessi ace e ten, una volta ciascuno</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a card; a card is a rank A 2 … 9 T J Q K and a suit S H D C, such as TS</source>
        <translation>«{}» non è una carta; una carta è un valore A 2 … 9 T J Q K e un seme S H D C, per esempio TS</translation>
    </message>
    <message>
        <source>must be a text of cards (&quot;9S KD …&quot;) or an object {&quot;seed&quot;, &quot;clientSeed&quot;, &quot;number&quot;}</source>
        <translation>deve essere un testo di carte (&quot;9S KD …&quot;) o un oggetto {&quot;seed&quot;, &quot;clientSeed&quot;, &quot;number&quot;}</translation>
    </message>
    <message>
        <source>must be 64 hex digits</source>
        <translation>devono essere 64 cifre esadecimali</translation>
    </message>
    <message>
        <source>&quot;player&quot; is missing; it may be left out only where there is one</source>
        <translation>manca &quot;player&quot;; si può omettere solo se ce n’è uno</translation>
    </message>
    <message>
        <source>there is no player &quot;{}&quot; at this table</source>
        <translation>a questo tavolo non c’è il giocatore «{}»</translation>
    </message>
    <message>
        <source>&quot;seat&quot; is missing; this game has {}</source>
        <translation>manca &quot;seat&quot;; questo gioco ne ha {}</translation>
    </message>
    <message>
        <source>a bet has exactly one of &quot;main&quot;, &quot;behind&quot;, &quot;side&quot;</source>
        <translation>una puntata ha esattamente uno fra &quot;main&quot;, &quot;behind&quot;, &quot;side&quot;</translation>
    </message>
    <message>
        <source>&quot;stake&quot; goes with &quot;side&quot;, and only with it</source>
        <translation>&quot;stake&quot; va con &quot;side&quot;, e solo con esso</translation>
    </message>
    <message>
        <source>nobody plays; at least one player is needed</source>
        <translation>non gioca nessuno; serve almeno un giocatore</translation>
    </message>
    <message>
        <source>{} players; this game has exactly one</source>
        <translation>{} giocatori; questo gioco ne ha esattamente uno</translation>
    </message>
    <message>
        <source>this game is not played in &quot;{}&quot;; allowed: {}</source>
        <translation>questo gioco non si gioca in «{}»; ammesse: {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is taken by another rule set; a different id is needed</source>
        <translation>«{}» è già usato da un altro insieme di regole; serve un id proprio</translation>
    </message>
    <message>
        <source>no such game; use one of {}, or the path of a rule-set file</source>
        <translation>questo gioco non esiste; sono noti {}, o il percorso di un file di regole</translation>
    </message>
    <message>
        <source>shoe</source>
        <extracomment>Where something is wrong: the shoe that cards come from</extracomment>
        <translation>sabot</translation>
    </message>
    <message>
        <source>there is none with that number</source>
        <translation>non ce n’è nessuno con questo numero</translation>
    </message>
    <message>
        <source>round {}: {}</source>
        <translation>round {}: {}</translation>
    </message>
    <message>
        <source>there is no account</source>
        <translation>non c’è nessun account</translation>
    </message>
    <message>
        <source>can&apos;t be written: {}</source>
        <translation>impossibile scrivere: {}</translation>
    </message>
    <message>
        <source>log {}, event {} ({})</source>
        <translation>log {}, evento {} ({})</translation>
    </message>
    <message>
        <source>log {}, event {}</source>
        <translation>log {}, evento {}</translation>
    </message>
    <message>
        <source>the known cards run out before the round ends</source>
        <translation>le carte note non bastano fino alla fine del round</translation>
    </message>
    <message>
        <source>answer</source>
        <extracomment>Where something is wrong: what somebody does in a hand</extracomment>
        <translation>risposta</translation>
    </message>
    <message>
        <source>is refused: {}</source>
        <translation>è rifiutata: {}</translation>
    </message>
    <message>
        <source>round {}</source>
        <translation>round {}</translation>
    </message>
    <message>
        <source>is not finished</source>
        <translation>non è finito</translation>
    </message>
    <message>
        <source>the day&apos;s rounds add up to more than a wallet can hold</source>
        <translation>i round del giorno superano quanto può contenere un portafoglio</translation>
    </message>
    <message>
        <source>limit</source>
        <extracomment>Where something is wrong: what somebody may lose, stake or play at most</extracomment>
        <translation>limite</translation>
    </message>
    <message>
        <source>a money limit has a currency, any other has none</source>
        <translation>un limite di denaro è in una valuta, ogni altro in nessuna</translation>
    </message>
    <message>
        <source>an amount above 0 and at most {}</source>
        <translation>un importo superiore a 0 e al massimo di {}</translation>
    </message>
    <message>
        <source>1 to {} minutes</source>
        <translation>da 1 a {} minuti</translation>
    </message>
    <message>
        <source>break</source>
        <extracomment>Where something is wrong: a time without play</extracomment>
        <translation>pausa</translation>
    </message>
    <message>
        <source>a break lasts from a minute to 30 days, an exclusion from a day to five years</source>
        <translation>una pausa dura da un minuto a 30 giorni, un’esclusione da un giorno a cinque anni</translation>
    </message>
    <message>
        <source>one that ends later is already running; it can&apos;t be shortened</source>
        <translation>ne è già in corso una che finisce più tardi; non si può abbreviare</translation>
    </message>
    <message>
        <source>the break can&apos;t be recorded here, where other data folders look for it; check that you may write to this file</source>
        <translation>la pausa non si può annotare qui, dove la cercano altre cartelle dei dati; controlla di poter scrivere in questo file</translation>
    </message>
    <message>
        <source>event {}: {}</source>
        <translation>evento {}: {}</translation>
    </message>
    <message>
        <source>too few cards were left in the shoe</source>
        <translation>nel sabot restavano troppo poche carte</translation>
    </message>
    <message>
        <source>its cards are not those of its decks</source>
        <translation>le sue carte non sono quelle dei suoi mazzi</translation>
    </message>
    <message>
        <source>has no cards</source>
        <translation>non ha carte</translation>
    </message>
    <message>
        <source>its first cards can&apos;t be priced</source>
        <translation>le sue prime carte non si possono valutare</translation>
    </message>
    <message>
        <source>the export</source>
        <extracomment>Where something is wrong: what is written of the record of play</extracomment>
        <translation>l’esportazione</translation>
    </message>
    <message>
        <source>is a folder; the name of a file is needed</source>
        <translation>è una cartella; serve il nome di un file</translation>
    </message>
    <message>
        <source>is a device, not a file; the name of a file is needed</source>
        <translation>è un dispositivo, non un file; serve il nome di un file</translation>
    </message>
    <message>
        <source>the folder doesn&apos;t exist</source>
        <translation>la cartella non esiste</translation>
    </message>
    <message>
        <source>already exists and was not to be replaced</source>
        <translation>esiste già e non era da sostituire</translation>
    </message>
    <message>
        <source>the round can&apos;t be cancelled: {}</source>
        <translation>il round non si può annullare: {}</translation>
    </message>
    <message>
        <source>the answer to a question is refused: {}</source>
        <translation>la risposta a una domanda è rifiutata: {}</translation>
    </message>
    <message>
        <source>a side bet that the rules don&apos;t have</source>
        <translation>una scommessa laterale che le regole non hanno</translation>
    </message>
    <message>
        <source>an account&apos;s name has 1 to 60 characters</source>
        <translation>il nome di un account ha da 1 a 60 caratteri</translation>
    </message>
    <message>
        <source>account</source>
        <extracomment>Where something is wrong: &quot;account: there is no such account&quot;</extracomment>
        <translation>account</translation>
    </message>
    <message>
        <source>a key has 1 to 40 of the characters a–z, 0–9 and &apos;-&apos;</source>
        <translation>una chiave ha da 1 a 40 caratteri fra a–z, 0–9 e &apos;-&apos;</translation>
    </message>
    <message>
        <source>there is already an account &quot;{}&quot;</source>
        <translation>esiste già un account «{}»</translation>
    </message>
    <message>
        <source>currency</source>
        <extracomment>Where something is wrong</extracomment>
        <translation>valuta</translation>
    </message>
    <message>
        <source>there is no play money named &quot;{}&quot;</source>
        <translation>non ci sono soldi finti chiamati «{}»</translation>
    </message>
    <message>
        <source>top-up</source>
        <translation>ricarica</translation>
    </message>
    <message>
        <source>a round is being played with this money; finish it first</source>
        <translation>con questo denaro si sta giocando un round; finiscilo prima</translation>
    </message>
    <message>
        <source>this wallet already holds more than enough</source>
        <translation>in questo portafoglio c’è più che abbastanza</translation>
    </message>
    <message>
        <source>there is no such account</source>
        <translation>questo account non esiste</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>il file è danneggiato</translation>
    </message>
    <message>
        <source>the folder for backups can&apos;t be created; check that you may write there</source>
        <translation>impossibile creare la cartella dei backup; controlla di poterci scrivere</translation>
    </message>
    <message>
        <source>another backup is still being made; try again when it is done</source>
        <translation>un altro backup è ancora in corso; riprova quando sarà pronto</translation>
    </message>
    <message>
        <source>the backup can&apos;t be written</source>
        <translation>impossibile scrivere il backup</translation>
    </message>
    <message>
        <source>was made by a newer version of the program</source>
        <translation>è stato creato da una versione più recente del programma</translation>
    </message>
    <message>
        <source>is damaged and can&apos;t be read; choose another</source>
        <translation>è danneggiato e non si può leggere; scegline un altro</translation>
    </message>
    <message>
        <source>is not a backup of this program; choose another</source>
        <translation>non è un backup di questo programma; scegline un altro</translation>
    </message>
    <message>
        <source>can&apos;t be read; check that it is there and that you may read it, or choose another</source>
        <translation>non si può leggere; controlla che esista e che tu possa leggerlo, o scegline un altro</translation>
    </message>
    <message>
        <source>the folder can&apos;t be created</source>
        <translation>impossibile creare la cartella</translation>
    </message>
    <message>
        <source>can&apos;t be renamed to the database now; the next start tries again</source>
        <translation>ora non può prendere il nome del database; il prossimo avvio riprova</translation>
    </message>
    <message>
        <source>round {} stakes more than the wallet holds; none of it was stored</source>
        <translation>il round {} punta più di quanto c’è nel portafoglio; non ne è stato salvato nulla</translation>
    </message>
    <message>
        <source>round {} can&apos;t be taken out: some of its money is still in play</source>
        <translation>il round {} non si può togliere: parte del suo denaro è ancora in gioco</translation>
    </message>
    <message>
        <source>transfer {} is missing</source>
        <translation>manca il trasferimento {}</translation>
    </message>
    <message>
        <source>transfer {} is not from the house to a wallet</source>
        <translation>il trasferimento {} non va dalla casa a un portafoglio</translation>
    </message>
    <message>
        <source>book {} ({}) is of no known kind, or is there twice</source>
        <translation>il libro {} ({}) non è di un tipo noto o è presente due volte</translation>
    </message>
    <message>
        <source>it books to a book of another account or currency</source>
        <translation>registra su un libro di un altro account o di un’altra valuta</translation>
    </message>
    <message>
        <source>it begins with {} in the wallet, which earlier rounds and top-ups don&apos;t add up to</source>
        <translation>inizia con {} nel portafoglio, che non risultano dai round precedenti e dalle ricariche</translation>
    </message>
    <message>
        <source>book {} ({}) holds {}, its bookings come to {}</source>
        <translation>il libro {} ({}) contiene {}, le sue scritture danno {}</translation>
    </message>
    <message>
        <source>the wallet of account {} in {} is below zero</source>
        <translation>il portafoglio dell’account {} in {} è sotto zero</translation>
    </message>
    <message>
        <source>the books in {} don&apos;t balance: {} too much</source>
        <translation>i libri in {} non quadrano: {} di troppo</translation>
    </message>
    <message>
        <source>amounts larger than a book can hold</source>
        <translation>importi superiori a quanto può contenere un libro</translation>
    </message>
    <message>
        <source>the books</source>
        <translation>i libri</translation>
    </message>
    <message>
        <source>the limits</source>
        <translation>i limiti</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>il file</translation>
    </message>
    <message>
        <source>its tables are not the ones this program creates</source>
        <translation>le sue tabelle non sono quelle create da questo programma</translation>
    </message>
    <message>
        <source>the schema</source>
        <translation>lo schema</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>le regole</translation>
    </message>
    <message>
        <source>the rules number {} are not the ones that were stored</source>
        <translation>le regole numero {} non sono quelle salvate</translation>
    </message>
    <message>
        <source>the shoe is missing</source>
        <translation>manca il sabot</translation>
    </message>
    <message>
        <source>shoe {}</source>
        <translation>sabot {}</translation>
    </message>
    <message>
        <source>it has number {}, the account&apos;s next is {}</source>
        <translation>ha il numero {}, il successivo dell’account è {}</translation>
    </message>
    <message>
        <source>its seed is not the one committed to</source>
        <translation>il suo seed non è quello dell’impegno</translation>
    </message>
    <message>
        <source>the shoes</source>
        <translation>i sabot</translation>
    </message>
    <message>
        <source>the rounds: {}</source>
        <translation>i round: {}</translation>
    </message>
    <message>
        <source>the round is missing</source>
        <translation>manca il round</translation>
    </message>
    <message>
        <source>its shoe or its opening is missing</source>
        <translation>manca il suo sabot o la sua apertura</translation>
    </message>
    <message>
        <source>it begins at card {} of its shoe, not at {}</source>
        <translation>inizia alla carta {} del suo sabot, non alla {}</translation>
    </message>
    <message>
        <source>its shoe: {}</source>
        <translation>il suo sabot: {}</translation>
    </message>
    <message>
        <source>its shoe is not one of this account and game</source>
        <translation>il suo sabot non è di questo account e di questo gioco</translation>
    </message>
    <message>
        <source>account {} has {} rounds on record, and {} were counted</source>
        <translation>l’account {} ha {} round registrati, e ne sono stati contati {}</translation>
    </message>
    <message>
        <source>there is one round more than was counted</source>
        <translation>c’è un round in più di quelli contati</translation>
    </message>
    <message>
        <source>there is one shoe more than was counted</source>
        <translation>c’è un sabot in più di quelli contati</translation>
    </message>
    <message>
        <source>{} of its cards are recorded as drawn, its rounds have {}</source>
        <translation>risultano uscite {} delle sue carte, i suoi round ne hanno {}</translation>
    </message>
    <message>
        <source>the accounts</source>
        <translation>gli account</translation>
    </message>
    <message>
        <source>it has plays, but no round</source>
        <translation>ne esistono giocate, ma nessun round</translation>
    </message>
    <message>
        <source>it has bookings, but no round</source>
        <translation>ne esistono scritture, ma nessun round</translation>
    </message>
    <message>
        <source>it has events, but no round</source>
        <translation>ne esistono eventi, ma nessun round</translation>
    </message>
    <message>
        <source>book {} is a wallet that belongs to no account</source>
        <translation>il libro {} è il portafoglio di nessun account</translation>
    </message>
    <message>
        <source>the rounds</source>
        <translation>i round</translation>
    </message>
    <message>
        <source>the seals</source>
        <translation>i sigilli</translation>
    </message>
    <message>
        <source>account {} is not as it was stored</source>
        <translation>l’account {} non è come è stato salvato</translation>
    </message>
    <message>
        <source>transfer {} is not as it was stored</source>
        <translation>il trasferimento {} non è come è stato salvato</translation>
    </message>
    <message>
        <source>the shoe is not as it was stored</source>
        <translation>il sabot non è come è stato salvato</translation>
    </message>
    <message>
        <source>its line is not as it was stored</source>
        <translation>la sua riga non è come è stata salvata</translation>
    </message>
    <message>
        <source>its log is not as it was stored</source>
        <translation>il suo log non è come è stato salvato</translation>
    </message>
    <message>
        <source>its journal is not as it was stored</source>
        <translation>il suo journal non è come è stato salvato</translation>
    </message>
    <message>
        <source>the sums kept for rounds {} to {} are not those of the rounds; openshoe-cli history price --again rebuilds them</source>
        <translation>le somme conservate dei round da {} a {} non sono quelle dei round; openshoe-cli history price --again le ricalcola</translation>
    </message>
    <message>
        <source>the sums</source>
        <translation>le somme</translation>
    </message>
    <message>
        <source>its SQLite driver is missing; install it (Debian: libqt6sql6-sqlite)</source>
        <translation>manca il driver SQLite; installalo (Debian: libqt6sql6-sqlite)</translation>
    </message>
    <message>
        <source>was made by a newer version of the program; use that version, or another folder with --data</source>
        <translation>è stato creato da una versione più recente del programma; usa quella versione, o un’altra cartella con --data</translation>
    </message>
    <message>
        <source>belongs to another program; move it away, or choose another folder with --data</source>
        <translation>appartiene a un altro programma; spostalo, o scegli un’altra cartella con --data</translation>
    </message>
    <message>
        <source>the file can&apos;t be opened; check that you may read and write it and its folder</source>
        <translation>impossibile aprire il file; controlla di poter leggere e scrivere nel file e nella sua cartella</translation>
    </message>
    <message>
        <source>the folder can&apos;t be created; choose another with --data</source>
        <translation>impossibile creare la cartella; scegline un’altra con --data</translation>
    </message>
    <message>
        <source>there is no such file: nothing has been played with this data folder yet</source>
        <translation>questo file non esiste: con questa cartella dei dati non si è ancora giocato nulla</translation>
    </message>
    <message>
        <source>was made by an older version; start the program once to bring it up to date</source>
        <translation>è stato creato da una versione precedente; avvia una volta il programma per aggiornarlo</translation>
    </message>
    <message>
        <source>the disk does not support what keeps rounds safe (a write-ahead log): choose a folder on a local disk with --data</source>
        <translation>il disco non supporta ciò che mette al sicuro i round (un write-ahead log): scegli con --data una cartella su un disco di questo computer</translation>
    </message>
    <message>
        <source>the database refuses to write through to the disk</source>
        <translation>il database rifiuta di scrivere direttamente sul disco</translation>
    </message>
    <message>
        <source>the data folder is no longer there; put it back, then try again (this step was not confirmed)</source>
        <translation>la cartella dei dati non c’è più; rimettila al suo posto, poi riprova (questo passo non è stato confermato)</translation>
    </message>
    <message>
        <source>its journal was deleted while the program used it; what was confirmed is safe in the file itself: try again (this step was not confirmed)</source>
        <translation>il suo journal è stato eliminato mentre il programma lo usava; ciò che era confermato è al sicuro nel file stesso: riprova (questo passo non è stato confermato)</translation>
    </message>
    <message>
        <source>the file was moved, deleted or replaced while the program used it; put it back, then try again (this step was not confirmed)</source>
        <translation>il file è stato spostato, eliminato o sostituito mentre il programma lo usava; rimettilo al suo posto, poi riprova (questo passo non è stato confermato)</translation>
    </message>
    <message>
        <source>the file was moved, deleted or replaced while the program used it. Put it back and try again; or close the program and continue with {}, which holds all that was confirmed (openshoe-cli history restore)</source>
        <translation>il file è stato spostato, eliminato o sostituito mentre il programma lo usava. Rimettilo al suo posto e riprova; oppure chiudi il programma e prosegui con {}, che contiene tutto ciò che era confermato (openshoe-cli history restore)</translation>
    </message>
    <message>
        <source>there is another database now; restart the program to play with it</source>
        <translation>ora lì c’è un altro database; riavvia il programma per giocarci</translation>
    </message>
    <message>
        <source>the copy can&apos;t be written; check that the disk has space and that you may write there</source>
        <translation>impossibile scrivere la copia; controlla che sul disco ci sia spazio e che tu possa scriverci</translation>
    </message>
    <message>
        <source>another Open Shoe is using this data; close it, or choose another folder with --data</source>
        <translation>un altro Open Shoe sta giocando con questi dati; chiudilo, o scegli un’altra cartella con --data</translation>
    </message>
    <message>
        <source>nothing can be written there: the disk is full; free some space on it</source>
        <translation>lì non si può scrivere nulla: il disco è pieno; libera spazio</translation>
    </message>
    <message>
        <source>the folder can&apos;t be written to; give yourself permission to write there, or choose another with --data</source>
        <translation>impossibile scrivere nella cartella; concediti il permesso di scrittura, o scegline un’altra con --data</translation>
    </message>
    <message>
        <source>lies outside the round it is stored with</source>
        <translation>sta fuori dal round con cui è salvato</translation>
    </message>
    <message>
        <source>a round must begin with its opening</source>
        <translation>un round deve iniziare con la sua apertura</translation>
    </message>
    <message>
        <source>shoe {} can&apos;t be played from here</source>
        <translation>il sabot {} non si può giocare da qui</translation>
    </message>
    <message>
        <source>shoe {} has given {} cards, the round begins at {}</source>
        <translation>il sabot {} ha dato {} carte, il round inizia alla {}</translation>
    </message>
    <message>
        <source>another round is being played with this money; finish it first</source>
        <translation>con questo denaro si sta giocando un altro round; finiscilo prima</translation>
    </message>
    <message>
        <source>the wallet does not hold the {} that the round begins with</source>
        <translation>nel portafoglio non ci sono i {} con cui inizia il round</translation>
    </message>
    <message>
        <source>there is no account {} or no shoe {}</source>
        <translation>non esiste l’account {} o non esiste il sabot {}</translation>
    </message>
    <message>
        <source>a round without a play gets no number</source>
        <translation>un round senza giocate non merita un numero</translation>
    </message>
    <message>
        <source>round {} is not being played</source>
        <translation>il round {} non è in corso</translation>
    </message>
    <message>
        <source>the file can&apos;t be moved; check that you may write in its folder</source>
        <translation>impossibile spostare il file; controlla di poter scrivere nella sua cartella</translation>
    </message>
    <message>
        <source>can&apos;t be written; check that the disk has space and that you may write there</source>
        <translation>impossibile scrivere; controlla che sul disco ci sia spazio e che tu possa scriverci</translation>
    </message>
    <message>
        <source>the program was not closed properly, and the journal (openshoe.db-wal) with the last steps played is missing; put it back before the next start if you can</source>
        <translation>manca il journal (openshoe.db-wal), benché il programma non sia stato chiuso regolarmente, e con esso gli ultimi passi giocati; se puoi, rimettilo al suo posto prima del prossimo avvio</translation>
    </message>
    <message>
        <source>has no priced decision {}</source>
        <translation>non ha una decisione valutata {}</translation>
    </message>
    <message>
        <source>limit {} is missing</source>
        <translation>manca il limite {}</translation>
    </message>
    <message>
        <source>limit {} belongs to no account</source>
        <translation>il limite {} non è di nessun account</translation>
    </message>
    <message>
        <source>{} limits are there, and {} were counted</source>
        <translation>i limiti presenti sono {}, quelli contati {}</translation>
    </message>
    <message>
        <source>limit {} is not as it was stored</source>
        <translation>il limite {} non è come è stato salvato</translation>
    </message>
    <message>
        <source>the clock of the limits is not as it was stored</source>
        <translation>l’orologio dei limiti non è come è stato salvato</translation>
    </message>
    <message>
        <source>the price of decision {} in round {} can&apos;t be read: price the rounds again (openshoe-cli history price --again)</source>
        <translation>impossibile leggere il valore della decisione {} del round {}: valuta di nuovo i round (openshoe-cli history price --again)</translation>
    </message>
    <message>
        <source>there is no such finished round to price</source>
        <translation>non c’è un round finito da valutare con questo numero</translation>
    </message>
    <message>
        <source>the price of a side bet is given for a play that is not a side bet</source>
        <translation>il valore di una scommessa laterale è dato per una giocata che non lo è</translation>
    </message>
    <message>
        <source>its log is missing</source>
        <translation>manca il suo log</translation>
    </message>
    <message>
        <source>shoe {} is missing, and rounds were played from it</source>
        <translation>manca il sabot {}, con cui sono stati giocati dei round</translation>
    </message>
    <message>
        <source>there is no such finished round</source>
        <translation>questo round finito non esiste</translation>
    </message>
    <message>
        <source>wallet</source>
        <extracomment>Where money is booked, as the next three: &quot;from wallet to stakes 10.00 are booked&quot;</extracomment>
        <translation>portafoglio</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>puntate</translation>
    </message>
    <message>
        <source>house</source>
        <translation>casa</translation>
    </message>
    <message>
        <source>company</source>
        <translation>compagnia</translation>
    </message>
    <message>
        <source>event {} lies outside the round</source>
        <translation>l’evento {} sta fuori dal round</translation>
    </message>
    <message>
        <source>seat {}: {} of a stake of {} was returned</source>
        <translation>posto {}: ritornati {} di una puntata di {}</translation>
    </message>
    <message>
        <source>seat {}, hand {}: the {} play is not settled by the rules ({} {}, not {} {})</source>
        <translation>posto {}, mano {}: la giocata {} non è regolata secondo le regole ({} {}, non {} {})</translation>
    </message>
    <message>
        <source>seat {}, hand {}: the {} play is not settled by the rules</source>
        <translation>posto {}, mano {}: la giocata {} non è regolata secondo le regole</translation>
    </message>
    <message>
        <source>its end says {} staked and {} returned, its plays {} and {}</source>
        <translation>la sua fine indica {} puntati e {} incassati, le sue giocate {} e {}</translation>
    </message>
    <message>
        <source>{} plays are on record, the log has {}</source>
        <translation>le giocate registrate sono {}, il log ne ha {}</translation>
    </message>
    <message>
        <source>{} plays are on record, the log has {}; their numbers have a gap</source>
        <translation>le giocate registrate sono {}, il log ne ha {}; nei loro numeri c’è un vuoto</translation>
    </message>
    <message>
        <source>play {} on record (stake {}, returned {}) is not the log&apos;s (stake {}, returned {})</source>
        <translation>la giocata {} registrata (puntata {}, incassato {}) non è quella del log (puntata {}, incassato {})</translation>
    </message>
    <message>
        <source>it is on record as {}, its log is {}</source>
        <translation>è registrato come {}, il suo log è {}</translation>
    </message>
    <message>
        <source>it is on record as {} in {}, its log is {} in {}</source>
        <translation>è registrato come {} in {}, il suo log è {} in {}</translation>
    </message>
    <message>
        <source>it ends before it starts</source>
        <translation>finisce prima di iniziare</translation>
    </message>
    <message>
        <source>its line says {} against {} and side bets &quot;{}&quot;, its log {} against {} and &quot;{}&quot;</source>
        <translation>la sua riga indica {} contro {} e scommesse laterali &quot;{}&quot;, il suo log {} contro {} e &quot;{}&quot;</translation>
    </message>
    <message>
        <source>its line says {} staked and {} returned, its log {} and {}</source>
        <translation>la sua riga indica {} puntati e {} incassati, il suo log {} e {}</translation>
    </message>
    <message>
        <source>its line says {} cards, its log has {}</source>
        <translation>la sua riga indica {} carte, il suo log ne ha {}</translation>
    </message>
    <message>
        <source>from {} to {} {} are booked, the log moves {}</source>
        <translation>da {} a {} sono registrati {}, il log sposta {}</translation>
    </message>
    <message>
        <source>{}; {}</source>
        <extracomment>Two findings</extracomment>
        <translation>{}; {}</translation>
    </message>
    <message>
        <source>its plays and bookings: {}</source>
        <translation>le sue giocate e scritture: {}</translation>
    </message>
    <message>
        <source>its log: {}</source>
        <translation>il suo log: {}</translation>
    </message>
    <message>
        <source>card {} is {}, the shuffle has {}</source>
        <translation>la carta {} è {}, la mescolata ha {}</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>No card</extracomment>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>its line: {}</source>
        <translation>la sua riga: {}</translation>
    </message>
    <message>
        <source>its rules: {}</source>
        <translation>le sue regole: {}</translation>
    </message>
    <message>
        <source>its log is missing or is there twice</source>
        <translation>il suo log manca o è presente due volte</translation>
    </message>
    <message>
        <source>the events from {} on are missing</source>
        <translation>mancano gli eventi da {} in poi</translation>
    </message>
    <message>
        <source>there is no such round</source>
        <translation>questo round non esiste</translation>
    </message>
    <message>
        <source>round {} is not complete: its rules, shoe or log are missing</source>
        <translation>il round {} non è integro: mancano le sue regole, il sabot o il log</translation>
    </message>
    <message>
        <source>shoe {} can&apos;t be read: the database is damaged</source>
        <translation>impossibile leggere il sabot {}: il database è danneggiato</translation>
    </message>
    <message>
        <source>rules number {}</source>
        <translation>regole numero {}</translation>
    </message>
    <message>
        <source>they are missing</source>
        <translation>mancano</translation>
    </message>
    <message>
        <source>there is no such shoe</source>
        <translation>questo sabot non esiste</translation>
    </message>
    <message>
        <source>client seed</source>
        <extracomment>Where something is wrong</extracomment>
        <translation>seed del client</translation>
    </message>
    <message>
        <source>it is locked from the first stake on the shoe; set it for the next one</source>
        <translation>è fissato dalla prima puntata sul sabot; impostalo per il prossimo</translation>
    </message>
    <message>
        <source>a round is being played from it</source>
        <translation>ci si sta giocando un round</translation>
    </message>
    <message>
        <source>an amount of {} is stored, more than a wallet can hold: the database is damaged</source>
        <translation>è salvato un importo di {}, che nessun portafoglio contiene: il database è danneggiato</translation>
    </message>
    <message>
        <source>another program holds the file; close it and try again</source>
        <translation>un altro programma tiene occupato il file; chiudilo e riprova</translation>
    </message>
    <message>
        <source>the file or its folder can&apos;t be written to; give yourself permission to write there, or choose another folder with --data</source>
        <translation>impossibile scrivere nel file o nella sua cartella; concediti il permesso di scrittura, o scegli un’altra cartella con --data</translation>
    </message>
    <message>
        <source>the disk reports an error; check the disk, then start again (what was confirmed is kept)</source>
        <translation>il disco segnala un errore; controlla il disco, poi riavvia (ciò che era confermato è conservato)</translation>
    </message>
    <message>
        <source>the disk is full; free some space on it, then continue (this step was not stored)</source>
        <translation>il disco è pieno; libera spazio, poi prosegui (questo passo non è stato salvato)</translation>
    </message>
    <message>
        <source>the file can&apos;t be opened; check that its folder is there and that you may read and write in it</source>
        <translation>impossibile aprire il file; controlla che la sua cartella esista e di poterci leggere e scrivere</translation>
    </message>
    <message>
        <source>what should be stored contradicts what is there ({})</source>
        <translation>ciò che va salvato contraddice ciò che c’è ({})</translation>
    </message>
    <message>
        <source>“{}” can be read in two ways. Write it like {}.</source>
        <translation>«{}» si può leggere in due modi. Scrivilo come {}.</translation>
    </message>
    <message>
        <source>Type an amount like {}.</source>
        <translation>Scrivi un importo, per esempio {}.</translation>
    </message>
    <message>
        <source>Type a number.</source>
        <translation>Scrivi un numero.</translation>
    </message>
    <message>
        <source>Type a whole number.</source>
        <translation>Scrivi un numero intero.</translation>
    </message>
    <message>
        <source>{} cards from card {} on do not fit a shoe of {}</source>
        <translation>{} carte a partire dalla carta {} non stanno in un sabot di {}</translation>
    </message>
    <message>
        <source>{}; the intact one with most on record here is {}</source>
        <translation>{}; quello integro che contiene di più qui è {}</translation>
    </message>
    <message>
        <source>the database is damaged; set it aside as openshoe-damaged-TIME.db and continue with a backup (openshoe-cli history restore); none of it is overwritten</source>
        <translation>il database è danneggiato; mettilo da parte come openshoe-damaged-TIME.db e prosegui con un backup (openshoe-cli history restore), nulla viene sovrascritto</translation>
    </message>
    <message>
        <source>is closed: there is nothing to read</source>
        <translation>è chiuso: non c’è nulla da leggere</translation>
    </message>
    <message>
        <source>{}; did you mean &quot;{}&quot;?</source>
        <extracomment>What is wrong, and the word that was probably meant</extracomment>
        <translation>{}; intendevi &quot;{}&quot;?</translation>
    </message>
    <message>
        <source>Mixed pair</source>
        <translation>Coppia mista</translation>
    </message>
    <message>
        <source>mixed pair</source>
        <translation>coppia mista</translation>
    </message>
    <message>
        <source>Colored pair</source>
        <translation>Coppia colorata</translation>
    </message>
    <message>
        <source>colored pair</source>
        <translation>coppia colorata</translation>
    </message>
    <message>
        <source>Perfect pair</source>
        <translation>Coppia perfetta</translation>
    </message>
    <message>
        <source>perfect pair</source>
        <translation>coppia perfetta</translation>
    </message>
    <message>
        <source>Suited trips</source>
        <translation>Tris dello stesso seme</translation>
    </message>
    <message>
        <source>suited trips</source>
        <translation>tris dello stesso seme</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>colore</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Scala</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>scala</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Tris</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>tris</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>Scala colore</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>scala colore</translation>
    </message>
    <message>
        <source>Suited three of a kind</source>
        <translation>Tris dello stesso seme</translation>
    </message>
    <message>
        <source>suited three of a kind</source>
        <translation>tris dello stesso seme</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Abbinamento</translation>
    </message>
    <message>
        <source>match</source>
        <translation>abbinamento</translation>
    </message>
    <message>
        <source>Suited match</source>
        <translation>Abbinamento con seme</translation>
    </message>
    <message>
        <source>suited match</source>
        <translation>abbinamento con seme</translation>
    </message>
    <message>
        <source>Total 19</source>
        <translation>Totale 19</translation>
    </message>
    <message>
        <source>total of 19</source>
        <translation>totale di 19</translation>
    </message>
    <message>
        <source>Total 20</source>
        <translation>Totale 20</translation>
    </message>
    <message>
        <source>total of 20</source>
        <translation>totale di 20</translation>
    </message>
    <message>
        <source>Total 21</source>
        <translation>Totale 21</translation>
    </message>
    <message>
        <source>total of 21</source>
        <translation>totale di 21</translation>
    </message>
    <message>
        <source>Suited 21</source>
        <translation>21 dello stesso seme</translation>
    </message>
    <message>
        <source>suited 21</source>
        <translation>21 dello stesso seme</translation>
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
        <translation>6-7-8 dello stesso seme</translation>
    </message>
    <message>
        <source>suited 6-7-8</source>
        <translation>6-7-8 dello stesso seme</translation>
    </message>
    <message>
        <source>Suited 7-7-7</source>
        <translation>7-7-7 dello stesso seme</translation>
    </message>
    <message>
        <source>suited 7-7-7</source>
        <translation>7-7-7 dello stesso seme</translation>
    </message>
    <message>
        <source>Dealer bust</source>
        <translation>Banco sballato</translation>
    </message>
    <message>
        <source>dealer bust</source>
        <translation>banco sballato</translation>
    </message>
    <message>
        <source>Dealer bust, 3 cards</source>
        <translation>Banco sballato, 3 carte</translation>
    </message>
    <message>
        <source>dealer bust with 3 cards</source>
        <translation>banco sballato con 3 carte</translation>
    </message>
    <message>
        <source>Dealer bust, 4 cards</source>
        <translation>Banco sballato, 4 carte</translation>
    </message>
    <message>
        <source>dealer bust with 4 cards</source>
        <translation>banco sballato con 4 carte</translation>
    </message>
    <message>
        <source>Dealer bust, 5 cards</source>
        <translation>Banco sballato, 5 carte</translation>
    </message>
    <message>
        <source>dealer bust with 5 cards</source>
        <translation>banco sballato con 5 carte</translation>
    </message>
    <message>
        <source>Dealer bust, 6 cards</source>
        <translation>Banco sballato, 6 carte</translation>
    </message>
    <message>
        <source>dealer bust with 6 cards</source>
        <translation>banco sballato con 6 carte</translation>
    </message>
    <message>
        <source>Dealer bust, 7 cards</source>
        <translation>Banco sballato, 7 carte</translation>
    </message>
    <message>
        <source>dealer bust with 7 cards</source>
        <translation>banco sballato con 7 carte</translation>
    </message>
    <message>
        <source>Dealer bust, 8 cards or more</source>
        <translation>Banco sballato, 8 carte o più</translation>
    </message>
    <message>
        <source>dealer bust with 8 cards or more</source>
        <translation>banco sballato con 8 carte o più</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Persa</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>persa</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand have the same rank (a king and a queen are not a pair): mixed in colour, of one colour, or of one suit; best of all if the dealer&apos;s first card is the same card.</source>
        <translation>Vince se le prime due carte di una mano sono dello stesso valore (re e donna non fanno coppia): di colori diversi, dello stesso colore o dello stesso seme; il massimo se la prima carta del banco è la stessa carta.</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand have the same rank (a king and a queen are not a pair): mixed in colour, of one colour, or of one suit.</source>
        <translation>Vince se le prime due carte di una mano sono dello stesso valore (re e donna non fanno coppia): di colori diversi, dello stesso colore o dello stesso seme.</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand and the dealer&apos;s up card make a three-card poker hand. Ace-2-3 and queen-king-ace are straights.</source>
        <translation>Vince se le prime due carte di una mano e la carta scoperta del banco formano un punto di poker a tre carte. Asso-2-3 e donna-re-asso sono scale.</translation>
    </message>
    <message>
        <source>Each of the first two cards of a hand wins if it matches the rank of the dealer&apos;s up card, and more if it matches the suit too. Two matches add up.</source>
        <translation>Ciascuna delle prime due carte di una mano vince se ha il valore della carta scoperta del banco, e di più se ne ha anche il seme. Due abbinamenti si sommano.</translation>
    </message>
    <message>
        <source>Pays on the total of the first two cards of a hand and the dealer&apos;s up card, aces counting 1 or 11, whichever is better.</source>
        <translation>Paga in base al totale delle prime due carte di una mano e della carta scoperta del banco; gli assi valgono 1 o 11, come conviene.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Coppie</translation>
    </message>
    <message>
        <source>Three-card poker</source>
        <translation>Poker a tre carte</translation>
    </message>
    <message>
        <source>Dealer match</source>
        <translation>Dealer Match</translation>
    </message>
    <message>
        <source>Lucky totals</source>
        <translation>Totali fortunati</translation>
    </message>
    <message>
        <source>Combination of outcomes</source>
        <translation>Combinazione di esiti</translation>
    </message>
    <message>
        <source>the note</source>
        <translation>la nota</translation>
    </message>
    <message>
        <source>is too long: at most {} characters are kept</source>
        <translation>è troppo lunga: si conservano al massimo {} caratteri</translation>
    </message>
    <message>
        <source>has control characters: remove them</source>
        <translation>contiene caratteri di controllo: toglili</translation>
    </message>
    <message>
        <source>the tags</source>
        <translation>le etichette</translation>
    </message>
    <message>
        <source>are too many: at most {} are kept</source>
        <translation>sono troppe: se ne conservano al massimo {}</translation>
    </message>
    <message>
        <source>have control characters: remove them</source>
        <translation>contengono caratteri di controllo: toglili</translation>
    </message>
    <message>
        <source>are too long: each has at most {} characters</source>
        <translation>sono troppo lunghe: ciascuna ha al massimo {} caratteri</translation>
    </message>
    <message>
        <source>a stake of {} is below the table&apos;s minimum of {}</source>
        <translation>una puntata di {} è sotto il minimo del tavolo, {}</translation>
    </message>
    <message>
        <source>a stake of {} is above the table&apos;s maximum of {}</source>
        <translation>una puntata di {} supera il massimo del tavolo, {}</translation>
    </message>
    <message>
        <source>{} is no bankroll; more than 0 is needed</source>
        <translation>{} non è un capitale; serve più di 0</translation>
    </message>
    <message>
        <source>nothing is ever staked; at least one stake is needed</source>
        <translation>non si punta mai nulla; serve almeno una puntata</translation>
    </message>
    <message>
        <source>the count {} comes after {}; counts must rise</source>
        <translation>il conteggio {} viene dopo {}; devono crescere</translation>
    </message>
    <message>
        <source>{} hands can&apos;t be played; allowed: {} to {}</source>
        <translation>non si possono giocare {} mani; consentito: da {} a {}</translation>
    </message>
    <message>
        <source>a bankroll of {} can&apos;t pay for stakes of {} in one round</source>
        <translation>un capitale di {} non basta per puntate di {} in un round</translation>
    </message>
    <message>
        <source>every tag is 0, so the count would never move; at least one other is needed</source>
        <translation>tutti i valori sono 0 e il conteggio non si muoverebbe mai; ne serve almeno un altro</translation>
    </message>
    <message>
        <source>all tags are the same, so the count tells only how many cards are gone; at least two different tags are needed</source>
        <translation>tutti i valori sono uguali e il conteggio dice solo quante carte sono uscite; ne servono almeno due diversi</translation>
    </message>
    <message>
        <source>a tag is out of range; allowed: {} to {}</source>
        <translation>un valore è fuori intervallo; consentito: da {} a {}</translation>
    </message>
    <message>
        <source>{} is no divisor; allowed: 0.25 to 8 decks, or &quot;none&quot; for the running count</source>
        <translation>{} non è un divisore; consentito: da 0.25 a 8 mazzi, o &quot;none&quot; per il conteggio corrente</translation>
    </message>
    <message>
        <source>is not base64</source>
        <translation>non è base64</translation>
    </message>
    <message>
        <source>card {} is no card</source>
        <translation>la carta {} non è una carta</translation>
    </message>
    <message>
        <source>a round isn&apos;t what its rules and cards lead to: {}</source>
        <translation>un round non è ciò che risulta dalle sue regole e carte: {}</translation>
    </message>
    <message>
        <source>a round ends before its end</source>
        <translation>un round finisce prima della fine</translation>
    </message>
    <message>
        <source>a round has no stake of whoever played it</source>
        <translation>in un round non c’è una puntata di chi lo ha giocato</translation>
    </message>
    <message>
        <source>the shoe doesn&apos;t hold each card of its {} decks once a deck</source>
        <translation>il sabot non contiene ogni carta una volta per ciascuno dei {} mazzi</translation>
    </message>
    <message>
        <source>there is no round in it</source>
        <translation>non contiene nessun round</translation>
    </message>
    <message>
        <source>{} answers don&apos;t fit {} rounds</source>
        <translation>{} risposte non corrispondono a {} round</translation>
    </message>
    <message>
        <source>a round was given up, so its stakes were returned</source>
        <translation>un round è stato annullato e le puntate restituite</translation>
    </message>
    <message>
        <source>an answer has other stakes than its round</source>
        <translation>una risposta ha puntate diverse dal suo round</translation>
    </message>
    <message>
        <source>is larger than a challenge can be: at most {} bytes</source>
        <translation>è più grande di quanto possa essere una sfida: al massimo {} byte</translation>
    </message>
    <message>
        <source>is not a challenge</source>
        <translation>non è una sfida</translation>
    </message>
    <message>
        <source>is a challenge of a newer program; this one knows version {}</source>
        <translation>è una sfida di un programma più recente; questo conosce la versione {}</translation>
    </message>
    <message>
        <source>its seal is broken: the file was changed or is not whole. Ask for it once more</source>
        <translation>il sigillo è rotto: il file è stato modificato o è incompleto. Chiedilo di nuovo</translation>
    </message>
    <message>
        <source>{} is not a multiple of 0.5; counts go by halves</source>
        <translation>{} non è un multiplo di 0.5; si conta a mezzi</translation>
    </message>
    <message>
        <source>{} is no divisor; allowed: 0.25 to {} decks in quarters, or &quot;none&quot; for the running count</source>
        <translation>{} non è un divisore; consentito: da 0.25 a {} mazzi a quarti, o &quot;none&quot; per il conteggio corrente</translation>
    </message>
    <message>
        <source>no count system has this id, and no file this name; allowed: {}</source>
        <translation>nessun sistema ha questo id e nessun file questo nome; consentito: {}</translation>
    </message>
    <message>
        <source>is still being played</source>
        <translation>è ancora in corso</translation>
    </message>
    <message>
        <source>its shoe is still in use, and its next cards must stay unknown. A challenge can be made once the shoe has ended</source>
        <translation>il suo sabot è ancora in uso e le prossime carte devono restare sconosciute. Una sfida si può creare quando il sabot è finito</translation>
    </message>
    <message>
        <source>there was nothing to decide</source>
        <translation>non c’era niente da decidere</translation>
    </message>
    <message>
        <source>it has been played since; begin again</source>
        <translation>nel frattempo è stato usato per giocare; ricomincia</translation>
    </message>
    <message>
        <source>transfer {} is not from a wallet to the house</source>
        <translation>il trasferimento {} non va da un portafoglio alla casa</translation>
    </message>
    <message>
        <source>transfer {} takes back {} more than was topped up</source>
        <translation>il trasferimento {} ritira {} più di quanto ricaricato</translation>
    </message>
    <message>
        <source>what was deleted</source>
        <translation>ciò che è stato eliminato</translation>
    </message>
    <message>
        <source>entry {} of what was deleted is not as it was stored</source>
        <translation>la voce {} di ciò che è stato eliminato non è come era stata salvata</translation>
    </message>
    <message>
        <source>entry {} of what was deleted overlaps another</source>
        <translation>la voce {} di ciò che è stato eliminato si sovrappone a un’altra</translation>
    </message>
    <message>
        <source>entry {} of what was deleted covers number {}, which is there</source>
        <translation>la voce {} di ciò che è stato eliminato include il numero {}, che è presente</translation>
    </message>
    <message>
        <source>entries of deletion {} are missing, or there are too many</source>
        <translation>mancano voci dell’eliminazione {}, o ce ne sono troppe</translation>
    </message>
    <message>
        <source>the account&apos;s money doesn&apos;t add up, so it can&apos;t be deleted: openshoe-cli history check says what is wrong</source>
        <translation>il denaro dell’account non quadra, quindi non si può eliminare: openshoe-cli history check dice che cosa non va</translation>
    </message>
    <message>
        <source>it is the only one, so it stays</source>
        <translation>è l’unico, quindi resta</translation>
    </message>
    <message>
        <source>one of its rounds is being played; finish it first</source>
        <translation>si sta giocando uno dei suoi round; finiscilo prima</translation>
    </message>
    <message>
        <source>there is none to take back</source>
        <translation>non ce n’è nessuna da ritirare</translation>
    </message>
    <message>
        <source>the wallet no longer holds it: there is {} in it, and the top-up was {}</source>
        <translation>il portafoglio non la contiene più: ci sono {}, e la ricarica era di {}</translation>
    </message>
    <message>
        <source>exact for these plays: each hand of a pair is played as if a dealer&apos;s blackjack took its one stake from the other</source>
        <translation>esatto per questo gioco: ogni mano di una coppia è giocata come se un blackjack del banco prendesse la sua puntata dall’altra</translation>
    </message>
    <message>
        <source>The dealer stands only on 21, however it is made up.</source>
        <translation>Il banco sta solo con 21, comunque composto.</translation>
    </message>
    <message>
        <source>The dealer peeks, so a blackjack ends the round before anything is doubled or split.</source>
        <translation>Il banco controlla: un blackjack chiude il giro prima di ogni raddoppio o divisione.</translation>
    </message>
    <message>
        <source>Pays on the first two cards of a hand, alone or with the dealer&apos;s up card or finished hand; the best outcome counts.</source>
        <translation>Paga in base alle prime due carte di una mano, da sole o con la carta scoperta o la mano finale del banco; conta ciò che paga di più.</translation>
    </message>
    <message>
        <source>Wins if the dealer busts; what it pays depends on the number of cards, on the card that busts the dealer, or on the hand having a blackjack.</source>
        <translation>Vince se il banco sballa; il pagamento dipende dal numero di carte, dalla carta con cui sballa o dal blackjack della mano.</translation>
    </message>
    <message>
        <source>Over or under 13</source>
        <translation>Sopra o sotto 13</translation>
    </message>
    <message>
        <source>Pays on the total of the first two cards of a hand, aces counting 1: over 13, under 13 or exactly 13. What isn&apos;t listed loses.</source>
        <translation>Paga in base al totale delle prime due carte di una mano, con gli assi a 1: sopra 13, sotto 13 o esattamente 13. Ciò che non è elencato perde.</translation>
    </message>
    <message>
        <source>First two cards 20</source>
        <translation>Prime due carte 20</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand total 20; more if they are of one suit, of one rank, the same card, or queens, and most if the dealer then has a blackjack.</source>
        <translation>Vince se le prime due carte di una mano fanno 20; di più se sono dello stesso seme, dello stesso valore, la stessa carta o donne, e più di tutto se il banco ha poi blackjack.</translation>
    </message>
    <message>
        <source>Royal match</source>
        <translation>Coppia reale</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand are of one suit, and more if they are king and queen of it.</source>
        <translation>Vince se le prime due carte di una mano sono dello stesso seme, e di più se sono re e donna di quel seme.</translation>
    </message>
    <message>
        <source>Player&apos;s blackjack</source>
        <translation>Blackjack del giocatore</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand are a blackjack; more if they are of one suit, or ace and jack of it.</source>
        <translation>Vince se le prime due carte di una mano sono un blackjack; di più se sono dello stesso seme, o asso e jack di quel seme.</translation>
    </message>
    <message>
        <source>Dealer&apos;s total</source>
        <translation>Totale del banco</translation>
    </message>
    <message>
        <source>Pays on the total that the dealer&apos;s finished hand has. A blackjack counts as 21 where it isn&apos;t listed itself.</source>
        <translation>Paga in base al totale della mano finale del banco. Un blackjack vale come 21 se non è elencato a parte.</translation>
    </message>
    <message>
        <source>Bad beat</source>
        <translation>Bad beat</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand are 20 and the dealer&apos;s finished hand is 21, or if both have a blackjack. How the hand is played doesn&apos;t matter.</source>
        <translation>Vince se le prime due carte di una mano fanno 20 e la mano finale del banco fa 21, o se entrambi hanno blackjack. Non conta come si gioca la mano.</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Coppia</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>coppia</translation>
    </message>
    <message>
        <source>Dealer bust by a ten-value card</source>
        <translation>Banco sballato con una carta da 10</translation>
    </message>
    <message>
        <source>dealer bust by a ten-value card</source>
        <translation>banco sballato con una carta da 10</translation>
    </message>
    <message>
        <source>Dealer bust by a nine</source>
        <translation>Banco sballato con un 9</translation>
    </message>
    <message>
        <source>dealer bust by a nine</source>
        <translation>banco sballato con un 9</translation>
    </message>
    <message>
        <source>Dealer bust by an eight</source>
        <translation>Banco sballato con un 8</translation>
    </message>
    <message>
        <source>dealer bust by an eight</source>
        <translation>banco sballato con un 8</translation>
    </message>
    <message>
        <source>Dealer bust by a seven</source>
        <translation>Banco sballato con un 7</translation>
    </message>
    <message>
        <source>dealer bust by a seven</source>
        <translation>banco sballato con un 7</translation>
    </message>
    <message>
        <source>Dealer bust by a six</source>
        <translation>Banco sballato con un 6</translation>
    </message>
    <message>
        <source>dealer bust by a six</source>
        <translation>banco sballato con un 6</translation>
    </message>
    <message>
        <source>Dealer bust, third card a ten-value card</source>
        <translation>Banco sballato, terza carta una carta da 10</translation>
    </message>
    <message>
        <source>dealer bust by a ten-value card as third card</source>
        <translation>banco sballato con una carta da 10 come terza carta</translation>
    </message>
    <message>
        <source>Dealer bust, third card a nine</source>
        <translation>Banco sballato, terza carta un 9</translation>
    </message>
    <message>
        <source>dealer bust by a nine as third card</source>
        <translation>banco sballato con un 9 come terza carta</translation>
    </message>
    <message>
        <source>Dealer bust, third card an eight</source>
        <translation>Banco sballato, terza carta un 8</translation>
    </message>
    <message>
        <source>dealer bust by an eight as third card</source>
        <translation>banco sballato con un 8 come terza carta</translation>
    </message>
    <message>
        <source>Dealer bust, third card a seven</source>
        <translation>Banco sballato, terza carta un 7</translation>
    </message>
    <message>
        <source>dealer bust by a seven as third card</source>
        <translation>banco sballato con un 7 come terza carta</translation>
    </message>
    <message>
        <source>Dealer bust, third card a six</source>
        <translation>Banco sballato, terza carta un 6</translation>
    </message>
    <message>
        <source>dealer bust by a six as third card</source>
        <translation>banco sballato con un 6 come terza carta</translation>
    </message>
    <message>
        <source>Dealer bust, 7 cards, against a blackjack</source>
        <translation>Banco sballato, 7 carte, contro un blackjack</translation>
    </message>
    <message>
        <source>dealer bust with 7 cards against a blackjack</source>
        <translation>banco sballato con 7 carte contro un blackjack</translation>
    </message>
    <message>
        <source>Dealer bust, 8 cards or more, against a blackjack</source>
        <translation>Banco sballato, 8 carte o più, contro un blackjack</translation>
    </message>
    <message>
        <source>dealer bust with 8 cards or more against a blackjack</source>
        <translation>banco sballato con 8 carte o più contro un blackjack</translation>
    </message>
    <message>
        <source>Under 13</source>
        <translation>Sotto 13</translation>
    </message>
    <message>
        <source>under 13</source>
        <translation>sotto 13</translation>
    </message>
    <message>
        <source>Over 13</source>
        <translation>Sopra 13</translation>
    </message>
    <message>
        <source>over 13</source>
        <translation>sopra 13</translation>
    </message>
    <message>
        <source>Exactly 13</source>
        <translation>Esattamente 13</translation>
    </message>
    <message>
        <source>exactly 13</source>
        <translation>esattamente 13</translation>
    </message>
    <message>
        <source>Any 20</source>
        <translation>20 qualsiasi</translation>
    </message>
    <message>
        <source>any 20</source>
        <translation>20 qualsiasi</translation>
    </message>
    <message>
        <source>Suited 20</source>
        <translation>20 dello stesso seme</translation>
    </message>
    <message>
        <source>suited 20</source>
        <translation>20 dello stesso seme</translation>
    </message>
    <message>
        <source>20 of one rank</source>
        <translation>20 dello stesso valore</translation>
    </message>
    <message>
        <source>Matched 20</source>
        <translation>20 con due carte uguali</translation>
    </message>
    <message>
        <source>matched 20</source>
        <translation>20 con due carte uguali</translation>
    </message>
    <message>
        <source>Two queens</source>
        <translation>Due donne</translation>
    </message>
    <message>
        <source>two queens</source>
        <translation>due donne</translation>
    </message>
    <message>
        <source>Two queens of hearts</source>
        <translation>Due donne di cuori</translation>
    </message>
    <message>
        <source>two queens of hearts</source>
        <translation>due donne di cuori</translation>
    </message>
    <message>
        <source>Two queens, dealer&apos;s blackjack</source>
        <translation>Due donne, blackjack del banco</translation>
    </message>
    <message>
        <source>two queens against the dealer&apos;s blackjack</source>
        <translation>due donne contro il blackjack del banco</translation>
    </message>
    <message>
        <source>Two queens of hearts, dealer&apos;s blackjack</source>
        <translation>Due donne di cuori, blackjack del banco</translation>
    </message>
    <message>
        <source>two queens of hearts against the dealer&apos;s blackjack</source>
        <translation>due donne di cuori contro il blackjack del banco</translation>
    </message>
    <message>
        <source>Cards of one suit</source>
        <translation>Carte dello stesso seme</translation>
    </message>
    <message>
        <source>cards of one suit</source>
        <translation>carte dello stesso seme</translation>
    </message>
    <message>
        <source>King and queen of one suit</source>
        <translation>Re e donna dello stesso seme</translation>
    </message>
    <message>
        <source>king and queen of one suit</source>
        <translation>re e donna dello stesso seme</translation>
    </message>
    <message>
        <source>player&apos;s blackjack</source>
        <translation>blackjack del giocatore</translation>
    </message>
    <message>
        <source>Blackjack of one suit</source>
        <translation>Blackjack dello stesso seme</translation>
    </message>
    <message>
        <source>blackjack of one suit</source>
        <translation>blackjack dello stesso seme</translation>
    </message>
    <message>
        <source>Ace and jack of one suit</source>
        <translation>Asso e jack dello stesso seme</translation>
    </message>
    <message>
        <source>ace and jack of one suit</source>
        <translation>asso e jack dello stesso seme</translation>
    </message>
    <message>
        <source>Dealer 17</source>
        <translation>Banco 17</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 17</source>
        <translation>totale del banco di 17</translation>
    </message>
    <message>
        <source>Dealer 18</source>
        <translation>Banco 18</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 18</source>
        <translation>totale del banco di 18</translation>
    </message>
    <message>
        <source>Dealer 19</source>
        <translation>Banco 19</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 19</source>
        <translation>totale del banco di 19</translation>
    </message>
    <message>
        <source>Dealer 20</source>
        <translation>Banco 20</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 20</source>
        <translation>totale del banco di 20</translation>
    </message>
    <message>
        <source>Dealer 21</source>
        <translation>Banco 21</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 21</source>
        <translation>totale del banco di 21</translation>
    </message>
    <message>
        <source>Dealer&apos;s blackjack</source>
        <translation>Blackjack del banco</translation>
    </message>
    <message>
        <source>dealer&apos;s blackjack</source>
        <translation>blackjack del banco</translation>
    </message>
    <message>
        <source>Dealer 22</source>
        <translation>Banco 22</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 22</source>
        <translation>totale del banco di 22</translation>
    </message>
    <message>
        <source>20 against dealer&apos;s 21</source>
        <translation>20 contro il 21 del banco</translation>
    </message>
    <message>
        <source>20 against the dealer&apos;s 21</source>
        <translation>20 contro il 21 del banco</translation>
    </message>
    <message>
        <source>20 against dealer&apos;s blackjack</source>
        <translation>20 contro il blackjack del banco</translation>
    </message>
    <message>
        <source>20 against the dealer&apos;s blackjack</source>
        <translation>20 contro il blackjack del banco</translation>
    </message>
    <message>
        <source>Blackjack against dealer&apos;s blackjack</source>
        <translation>Blackjack contro il blackjack del banco</translation>
    </message>
    <message>
        <source>blackjack against the dealer&apos;s blackjack</source>
        <translation>blackjack contro il blackjack del banco</translation>
    </message>
    <message>
        <source>round</source>
        <translation>round</translation>
    </message>
    <message>
        <source>No number of cards wins by itself.</source>
        <translation>Nessun numero di carte vince da solo.</translation>
    </message>
    <message>
        <source>Split aces can&apos;t be resplit.</source>
        <translation>Gli assi divisi non si possono ridividere.</translation>
    </message>
    <message>
        <source>A pair becomes at most three hands.</source>
        <translation>Da una coppia nascono al massimo tre mani.</translation>
    </message>
    <message>
        <source>&quot;at-once&quot; needs a peek, or a blackjack that takes all (&quot;dealer.blackjackTakes&quot;)</source>
        <translation>&quot;at-once&quot; richiede che il banco controlli, o un blackjack che prenda tutto (&quot;dealer.blackjackTakes&quot;)</translation>
    </message>
    <message>
        <source>{} is not a house edge; a percentage with its digits, such as &quot;0.53%&quot;, is needed</source>
        <translation>{} non è un vantaggio del banco; serve una percentuale con le sue cifre, come &quot;0.53%&quot;</translation>
    </message>
    <message>
        <source>a deal that isn&apos;t under way ends</source>
        <translation>finisce una distribuzione che non è in corso</translation>
    </message>
    <message>
        <source>The dealer&apos;s second card is drawn only when the hands have been played.</source>
        <translation>La seconda carta del banco si prende solo quando le mani sono state giocate.</translation>
    </message>
    <message>
        <source>Dealer&apos;s first two cards</source>
        <translation>Prime due carte del banco</translation>
    </message>
    <message>
        <source>Wins if the dealer&apos;s first two cards are of one suit, king and queen of it, or a pair: of any colours, of one colour, or of one suit. What the dealer draws doesn&apos;t matter.</source>
        <translation>Vince se le prime due carte del banco sono dello stesso seme, re e donna di quel seme o una coppia: di colori qualsiasi, dello stesso colore o dello stesso seme. Non conta ciò che il banco chiede.</translation>
    </message>
    <message>
        <source>First two cards of both hands</source>
        <translation>Prime due carte di entrambe le mani</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards of one suit</source>
        <translation>Carte del banco dello stesso seme</translation>
    </message>
    <message>
        <source>dealer&apos;s cards of one suit</source>
        <translation>carte del banco dello stesso seme</translation>
    </message>
    <message>
        <source>Dealer&apos;s pair</source>
        <translation>Coppia del banco</translation>
    </message>
    <message>
        <source>dealer&apos;s pair</source>
        <translation>coppia del banco</translation>
    </message>
    <message>
        <source>Dealer&apos;s pair of one colour</source>
        <translation>Coppia colorata del banco</translation>
    </message>
    <message>
        <source>dealer&apos;s pair of one colour</source>
        <translation>coppia colorata del banco</translation>
    </message>
    <message>
        <source>Dealer&apos;s pair of one suit</source>
        <translation>Coppia perfetta del banco</translation>
    </message>
    <message>
        <source>dealer&apos;s pair of one suit</source>
        <translation>coppia perfetta del banco</translation>
    </message>
    <message>
        <source>Dealer&apos;s king and queen of one suit</source>
        <translation>Re e donna dello stesso seme del banco</translation>
    </message>
    <message>
        <source>dealer&apos;s king and queen of one suit</source>
        <translation>re e donna dello stesso seme del banco</translation>
    </message>
    <message>
        <source>Both hands of one suit</source>
        <translation>Entrambe le mani, ognuna di un seme</translation>
    </message>
    <message>
        <source>both hands of one suit</source>
        <translation>entrambe le mani, ognuna di un seme</translation>
    </message>
    <message>
        <source>Both hands 20</source>
        <translation>Entrambe le mani 20</translation>
    </message>
    <message>
        <source>both hands 20</source>
        <translation>entrambe le mani 20</translation>
    </message>
    <message>
        <source>Both hands pairs</source>
        <translation>Entrambe le mani, coppie</translation>
    </message>
    <message>
        <source>both hands pairs</source>
        <translation>entrambe le mani, coppie</translation>
    </message>
    <message>
        <source>Both hands blackjacks of one suit</source>
        <translation>Entrambe le mani, blackjack dello stesso seme</translation>
    </message>
    <message>
        <source>both hands blackjacks of one suit</source>
        <translation>entrambe le mani, blackjack dello stesso seme</translation>
    </message>
    <message>
        <source>Both hands pairs of one suit</source>
        <translation>Entrambe le mani, coppie perfette</translation>
    </message>
    <message>
        <source>both hands pairs of one suit</source>
        <translation>entrambe le mani, coppie perfette</translation>
    </message>
    <message>
        <source>Both hands king and queen of one suit</source>
        <translation>Entrambe le mani, re e donna dello stesso seme</translation>
    </message>
    <message>
        <source>both hands king and queen of one suit</source>
        <translation>entrambe le mani, re e donna dello stesso seme</translation>
    </message>
    <message>
        <source>The same blackjack of one suit in both hands</source>
        <translation>Lo stesso blackjack di un seme in entrambe le mani</translation>
    </message>
    <message>
        <source>the same blackjack of one suit in both hands</source>
        <translation>lo stesso blackjack di un seme in entrambe le mani</translation>
    </message>
    <message>
        <source>is missing: both of the dealer&apos;s cards are face up</source>
        <translation>manca: entrambe le carte del banco sono scoperte</translation>
    </message>
    <message>
        <source>turns end that aren&apos;t under way</source>
        <translation>finiscono turni che non sono in corso</translation>
    </message>
    <message>
        <source>Both of the dealer&apos;s cards are dealt face up.</source>
        <translation>Entrambe le carte del banco vengono date scoperte.</translation>
    </message>
    <message>
        <source>the house stakes hands of free splits only, all but the first</source>
        <translation>la casa punta solo su mani di divisioni gratis, tutte tranne la prima</translation>
    </message>
    <message>
        <source>there is none: the dealer gets the second card after the hands</source>
        <translation>non ce n’è: il banco riceve la seconda carta dopo le mani</translation>
    </message>
    <message>
        <source>A blackjack of one suit pays no more than others.</source>
        <translation>Un blackjack dello stesso seme non paga più degli altri.</translation>
    </message>
    <message>
        <source>Hands are given up early, with their first two cards.</source>
        <translation>Alle mani si rinuncia in anticipo, con le prime due carte.</translation>
    </message>
    <message>
        <source>With fewer cards a hand has ended as a Charlie.</source>
        <translation>Con meno carte una mano è già finita come Charlie.</translation>
    </message>
    <message>
        <source>Where a dealer&apos;s blackjack found late doesn&apos;t take every stake, only the first two cards may be surrendered.</source>
        <translation>Dove un blackjack del banco scoperto tardi non prende ogni puntata, la resa è ammessa solo con le prime due carte.</translation>
    </message>
    <message>
        <source>Every double is free, and what the house stakes stays as it is.</source>
        <translation>Ogni raddoppio è gratis, e ciò che punta la casa resta com’è.</translation>
    </message>
    <message>
        <source>No card makes 10 or 11 of a hand that has one of them already.</source>
        <translation>Nessuna carta riporta a 10 o 11 una mano che li ha già.</translation>
    </message>
    <message>
        <source>Where a dealer&apos;s blackjack found late doesn&apos;t take every stake, a hand is doubled only once.</source>
        <translation>Dove un blackjack del banco scoperto tardi non prende ogni puntata, una mano si raddoppia una volta sola.</translation>
    </message>
    <message>
        <source>Where a dealer&apos;s blackjack found late takes the first stake alone, a doubled hand always stands.</source>
        <translation>Dove un blackjack del banco scoperto tardi prende solo la prima puntata, una mano raddoppiata sta sempre.</translation>
    </message>
    <message>
        <source>No hand is surrendered to a dealer who may have a blackjack.</source>
        <translation>Nessuna mano si arrende a un banco che può avere blackjack.</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand and the dealer&apos;s first two cards are alike: of the same total, both of one suit (each of its own), both 20, both pairs, both blackjacks of one suit, or both king and queen of one suit. What anyone draws doesn&apos;t matter.</source>
        <translation>Vince se le prime due carte di una mano e le prime due del banco si somigliano: entrambe con lo stesso totale, entrambe di un solo seme (ciascuna del suo), entrambe 20, entrambe coppie, entrambe blackjack dello stesso seme, o entrambe re e donna dello stesso seme. Non conta ciò che si chiede dopo.</translation>
    </message>
    <message>
        <source>Both hands the same total</source>
        <translation>Entrambe le mani, stesso totale</translation>
    </message>
    <message>
        <source>both hands the same total</source>
        <translation>entrambe le mani, stesso totale</translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message>
        <source>Fairness</source>
        <translation>Correttezza</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Come funziona</translation>
    </message>
    <message>
        <source>Shoes or the method</source>
        <translation>I sabot o il metodo</translation>
    </message>
    <message>
        <source>Shoes</source>
        <translation>Sabot</translation>
    </message>
</context>
<context>
    <name>FigureTable</name>
    <message>
        <source>%1, figures</source>
        <comment>the table behind a picture</comment>
        <translation>%1, dati</translation>
    </message>
</context>
<context>
    <name>FileWriter</name>
    <message>
        <source>Writing… %1%</source>
        <translation>Scrittura… %1%</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>FilterNameDialog</name>
    <message>
        <source>Save these filters</source>
        <translation>Salva questi filtri</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>There is no room for another. Delete one first, or replace one by its name.</source>
        <translation>Non c’è posto per un altro. Eliminane prima uno, o sostituiscine uno con il suo nome.</translation>
    </message>
</context>
<context>
    <name>FinishedShoeRow</name>
    <message>
        <source>Shoe %1, %2, %3</source>
        <translation>Sabot %1, %2, %3</translation>
    </message>
    <message>
        <source>Shoe %1 · %2</source>
        <translation>Sabot %1 · %2</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>verificato</translation>
    </message>
    <message>
        <source>doesn&apos;t match</source>
        <translation>non corrisponde</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verifica</translation>
    </message>
    <message>
        <source>Verify shoe %1</source>
        <translation>Verifica il sabot %1</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Impegno</translation>
    </message>
    <message>
        <source>Copy commitment</source>
        <translation>Copia l’impegno</translation>
    </message>
    <message>
        <source>Copied commitment</source>
        <translation>Impegno copiato</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Copy seed</source>
        <translation>Copia il seed</translation>
    </message>
    <message>
        <source>Copied seed</source>
        <translation>Seed copiato</translation>
    </message>
    <message>
        <source>Client seed</source>
        <translation>Seed del client</translation>
    </message>
    <message>
        <source>Copy client seed</source>
        <translation>Copia il seed del client</translation>
    </message>
    <message>
        <source>Copied client seed</source>
        <translation>Seed del client copiato</translation>
    </message>
    <message>
        <source>Shoe %1, %2, %3, %4</source>
        <translation>Sabot %1, %2, %3, %4</translation>
    </message>
    <message>
        <source>can&apos;t be checked</source>
        <translation>non verificabile</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln round</numerusform>
            <numerusform>%Ln round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show the %Ln rounds of shoe %1</source>
        <translation>
            <numerusform>Mostra il %Ln round del sabot %1</numerusform>
            <numerusform>Mostra i %Ln round del sabot %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation>Calcola</translation>
    </message>
    <message>
        <source>Work out shoe %1, step by step</source>
        <translation>Calcola il sabot %1 passo per passo</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>Copy shoe %1 as JSON</source>
        <translation>Copia il sabot %1 come JSON</translation>
    </message>
</context>
<context>
    <name>FirstStart</name>
    <message>
        <source>Welcome to Open Shoe</source>
        <translation>Open Shoe ti dà il benvenuto</translation>
    </message>
    <message>
        <source>Start with %1</source>
        <translation>Inizia con %1</translation>
    </message>
    <message>
        <source>Don&apos;t show this again</source>
        <translation>Non mostrare più</translation>
    </message>
    <message>
        <source>What this is</source>
        <translation>Che cos’è</translation>
    </message>
    <message>
        <source>Blackjack by the rules of real casinos, for play money. Every round is kept, so you can look it up, replay it and review it.</source>
        <translation>Blackjack con le regole di veri casinò, per soldi finti. Ogni round viene conservato: puoi ritrovarlo, rivederlo e analizzarlo.</translation>
    </message>
    <message>
        <source>Your wallets</source>
        <translation>I tuoi portafogli</translation>
    </message>
    <message>
        <source>Each game shows which one it uses.</source>
        <translation>Ogni gioco indica da quale si gioca.</translation>
    </message>
    <message>
        <source>The coach</source>
        <translation>Il coach</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Tells you at the table what each play is worth.</source>
        <translation>Dice al tavolo quanto vale ogni mossa.</translation>
    </message>
    <message>
        <source>Show me how to play</source>
        <translation>Mostrami come si gioca</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Returns %1, published %2</source>
        <translation>Ritorno %1, pubblicato %2</translation>
    </message>
    <message>
        <source>Returns %1</source>
        <translation>Ritorno %1</translation>
    </message>
    <message>
        <source>Published return %1</source>
        <translation>Ritorno pubblicato %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Gioca a %1</translation>
    </message>
    <message>
        <source>Resume %1</source>
        <translation>Continua %1</translation>
    </message>
</context>
<context>
    <name>GameDrop</name>
    <message>
        <source>Drop rule files here to add them to your games, or a challenge to play it</source>
        <translation>Rilascia qui file di regole per aggiungerli ai tuoi giochi, o una sfida per giocarla</translation>
    </message>
</context>
<context>
    <name>GameLine</name>
    <message>
        <source>Your own</source>
        <translation>Tuo</translation>
    </message>
    <message>
        <source>Opened from a file</source>
        <translation>Aperto da un file</translation>
    </message>
    <message>
        <source>Hidden from the lobby</source>
        <translation>Nascosto dalla lobby</translation>
    </message>
    <message>
        <source>Can&apos;t be used</source>
        <translation>Non utilizzabile</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Gioca a %1</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifica</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>Modifica %1</translation>
    </message>
    <message>
        <source>More options for %1</source>
        <translation>Altro per %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Try %1 again</source>
        <translation>Riprova con %1</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Mostra cartella</translation>
    </message>
    <message>
        <source>Show the folder of %1</source>
        <translation>Mostra la cartella di %1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Elimina %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <translation>Ripristina %1</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Games</source>
        <translation>Giochi</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Rinomina %1</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Share as a file</source>
        <translation>Condividi come file</translation>
    </message>
    <message>
        <source>Rule file</source>
        <translation>File di regole</translation>
    </message>
    <message>
        <source>Import rule files</source>
        <translation>Importa file di regole</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Options for %1</source>
        <translation>Che cosa fare con %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Edit the rules</source>
        <translation>Modifica le regole</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Rinomina…</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Sposta su</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Sposta giù</translation>
    </message>
    <message>
        <source>Show in the lobby</source>
        <translation>Mostra nella lobby</translation>
    </message>
    <message>
        <source>Hide from the lobby</source>
        <translation>Nascondi dalla lobby</translation>
    </message>
    <message>
        <source>Share as a file…</source>
        <translation>Condividi come file…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Black Jack in Boxes</source>
        <comment>boxes</comment>
        <translation>Black Jack a caselle</translation>
    </message>
    <message>
        <source>Classic Blackjack</source>
        <comment>classic</comment>
        <translation>Blackjack classico</translation>
    </message>
    <message>
        <source>Deluxe Blackjack</source>
        <comment>deluxe</comment>
        <translation>Blackjack Deluxe</translation>
    </message>
    <message>
        <source>Down Under Blackjack</source>
        <comment>down-under</comment>
        <translation>Blackjack Down Under</translation>
    </message>
    <message>
        <source>Premium Blackjack</source>
        <comment>premium</comment>
        <translation>Blackjack Premium</translation>
    </message>
    <message>
        <source>Blackjack with the Rundown</source>
        <comment>rundown</comment>
        <translation>Blackjack con cronologia</translation>
    </message>
</context>
<context>
    <name>GamesSettings</name>
    <message>
        <source>Games</source>
        <translation>Giochi</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Importa un file…</translation>
    </message>
    <message>
        <source>You can also drop a rule file anywhere on the window. Hiding a game only removes it from the lobby.</source>
        <translation>Un file di regole si può anche trascinare in qualsiasi punto della finestra. Ciò che nascondi qui scompare solo dalla lobby.</translation>
    </message>
    <message>
        <source>Games rules variants own new table casino copy rename edit order hide lobby share import export take in file delete house edge</source>
        <translation>giochi regole varianti personale tavolo casinò copia rinomina modifica ordine nascondi lobby condividi importa esporta file elimina vantaggio banco nuovo</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nuovo gioco…</translation>
    </message>
    <message>
        <source>New game with the rules of</source>
        <translation>Nuovo gioco con le regole di</translation>
    </message>
</context>
<context>
    <name>GuideNote</name>
    <message>
        <source>How to play</source>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>End the guide</source>
        <translation>Chiudi la guida</translation>
    </message>
</context>
<context>
    <name>HandDialog</name>
    <message>
        <source>Build a hand</source>
        <translation>Componi una mano</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Up card</source>
        <translation>Carta scoperta</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisione</translation>
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
        <translation>contro</translation>
    </message>
    <message>
        <source>on with</source>
        <extracomment>Words that say nothing when a hand is searched for, separated by spaces</extracomment>
        <translation>su con</translation>
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
        <translation>coppia</translation>
    </message>
    <message>
        <source>hit</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: taking a card</extracomment>
        <translation>carta chiedi</translation>
    </message>
    <message>
        <source>stand</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces</extracomment>
        <translation>stai stare</translation>
    </message>
    <message>
        <source>double</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: doubling the stake</extracomment>
        <translation>raddoppia raddoppio</translation>
    </message>
    <message>
        <source>split</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: splitting a pair</extracomment>
        <translation>dividi divisione</translation>
    </message>
    <message>
        <source>surrender</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: giving up</extracomment>
        <translation>resa arrendersi</translation>
    </message>
    <message>
        <source>Type a hand like A7 v 9, 16 v 10, soft 18, pair 8 v 6 or double on 11.</source>
        <translation>Scrivi una mano come A7 contro 9, 16 contro 10, soft 18, coppia 8 contro 6 o raddoppia su 11.</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
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
        <translation>%1. Premi per cambiare.</translation>
    </message>
    <message>
        <source>Change the stake and the rounds</source>
        <translation>Cambia la puntata e i round</translation>
    </message>
    <message>
        <source>What an hour is reckoned with</source>
        <translation>Su che cosa si calcola un’ora</translation>
    </message>
    <message>
        <source>Stake a round</source>
        <translation>Puntata a round</translation>
    </message>
    <message>
        <source>Rounds an hour</source>
        <translation>Round all’ora</translation>
    </message>
    <message>
        <source>Kept for all pages. The stake counts in every game with this currency, as far as its limits allow.</source>
        <translation>Vale per tutte le pagine. La puntata conta in ogni gioco con questa valuta, entro i suoi limiti.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
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
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maiusc</translation>
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
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Canc</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Pag↑</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>Pag↓</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
</context>
<context>
    <name>KeyLine</name>
    <message>
        <source>Its keys have been changed.</source>
        <translation>Ha tasti diversi da quelli iniziali.</translation>
    </message>
    <message>
        <source>Change the key: %1</source>
        <translation>Cambia il tasto: %1</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Nessun tasto</translation>
    </message>
    <message>
        <source>More options for %1</source>
        <translation>Altro per %1</translation>
    </message>
</context>
<context>
    <name>KeyMenu</name>
    <message>
        <source>Options for %1</source>
        <translation>Che cosa fare con %1</translation>
    </message>
    <message>
        <source>Change the key…</source>
        <translation>Cambia il tasto…</translation>
    </message>
    <message>
        <source>Add a key…</source>
        <translation>Aggiungi un tasto…</translation>
    </message>
    <message>
        <source>Remove its keys</source>
        <translation>Rimuovi i suoi tasti</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Ripristina</translation>
    </message>
</context>
<context>
    <name>KeyPrompt</name>
    <message>
        <source>Key for “%1”</source>
        <translation>Tasto per «%1»</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Press the key for “%1”. Esc keeps the current one.</source>
        <translation>Premi il tasto per «%1». Esc lo lascia com’è.</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Premi il nuovo tasto</translation>
    </message>
    <message>
        <source>Esc keeps the current one.</source>
        <translation>Esc lo lascia com’è.</translation>
    </message>
</context>
<context>
    <name>KeySettings</name>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>What each key does</source>
        <translation>Che cosa fa ogni tasto</translation>
    </message>
    <message>
        <source>Press one to give it another key.</source>
        <translation>Premi su una voce per darle un altro tasto.</translation>
    </message>
    <message>
        <source>%1 shows all of them at once.</source>
        <translation>%1 li mostra tutti insieme.</translation>
    </message>
    <message>
        <source>Hide the keys</source>
        <translation>Nascondi i tasti</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Cambia i tasti</translation>
    </message>
    <message>
        <source>Reassign it</source>
        <translation>Assegna comunque</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Lascia com’è</translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>Playing</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Puntate</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>In lists</source>
        <translation>Negli elenchi</translation>
    </message>
    <message>
        <source>Rundown</source>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>List of games</source>
        <translation>Elenco dei giochi</translation>
    </message>
    <message>
        <source>Editing rules</source>
        <translation>Modifica delle regole</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Ovunque</translation>
    </message>
    <message>
        <source>Go to spot 1 to 7</source>
        <translation>Vai alle caselle da 1 a 7</translation>
    </message>
    <message>
        <source>Minimum, maximum, half or twice the stake on the spot</source>
        <translation>Minimo, massimo, metà, doppio della puntata sulla casella</translation>
    </message>
    <message>
        <source>Double (hand or stakes)</source>
        <translation>Raddoppia, anche le puntate</translation>
    </message>
    <message>
        <source>Surrender, give up</source>
        <translation>Resa, rinuncia</translation>
    </message>
    <message>
        <source>Choose insurance or even money hand by hand</source>
        <translation>Scegli assicurazione o even money mano per mano</translation>
    </message>
    <message>
        <source>Follow a double or split</source>
        <translation>Segui un raddoppio o una divisione</translation>
    </message>
    <message>
        <source>No; after the round, change the bets</source>
        <translation>No; dopo il round: cambia le puntate</translation>
    </message>
    <message>
        <source>Ask the coach</source>
        <translation>Chiedi al coach</translation>
    </message>
    <message>
        <source>Deal or deal again; while cards move, show all at once</source>
        <translation>Dai carte, rigioca; con le carte in movimento: mostra tutto subito</translation>
    </message>
    <message>
        <source>Review the last round</source>
        <translation>Rivedi l’ultimo round giocato</translation>
    </message>
    <message>
        <source>Repeat the last stakes</source>
        <translation>Ripeti le ultime puntate</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Azzera</translation>
    </message>
    <message>
        <source>Go to spot 1</source>
        <translation>Vai alla casella 1</translation>
    </message>
    <message>
        <source>Go to spot 2</source>
        <translation>Vai alla casella 2</translation>
    </message>
    <message>
        <source>Go to spot 3</source>
        <translation>Vai alla casella 3</translation>
    </message>
    <message>
        <source>Go to spot 4</source>
        <translation>Vai alla casella 4</translation>
    </message>
    <message>
        <source>Go to spot 5</source>
        <translation>Vai alla casella 5</translation>
    </message>
    <message>
        <source>Go to spot 6</source>
        <translation>Vai alla casella 6</translation>
    </message>
    <message>
        <source>Go to spot 7</source>
        <translation>Vai alla casella 7</translation>
    </message>
    <message>
        <source>Put a chip on the spot</source>
        <translation>Metti una fiche sulla casella</translation>
    </message>
    <message>
        <source>Take a chip off the spot</source>
        <translation>Togli una fiche dalla casella</translation>
    </message>
    <message>
        <source>Next spot or side bet</source>
        <translation>Alla posizione successiva: caselle e scommesse laterali</translation>
    </message>
    <message>
        <source>Type an amount for the spot</source>
        <translation>Digita un importo per la casella</translation>
    </message>
    <message>
        <source>Minimum stake on the spot</source>
        <translation>Puntata minima sulla casella</translation>
    </message>
    <message>
        <source>Maximum stake on the spot</source>
        <translation>Puntata massima sulla casella</translation>
    </message>
    <message>
        <source>Half the stake on the spot</source>
        <translation>Metà della puntata sulla casella</translation>
    </message>
    <message>
        <source>Twice the stake on the spot</source>
        <translation>Doppio della puntata sulla casella</translation>
    </message>
    <message>
        <source>See and change the rules</source>
        <translation>Le regole: vedi e modifica</translation>
    </message>
    <message>
        <source>Pause or resume the table</source>
        <translation>Fai aspettare il tavolo o riprendi</translation>
    </message>
    <message>
        <source>Show or hide the Rundown</source>
        <translation>Mostra o nascondi la cronologia</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Attiva o disattiva l’audio</translation>
    </message>
    <message>
        <source>Play, pause</source>
        <translation>Riproduci, pausa</translation>
    </message>
    <message>
        <source>Back one step</source>
        <translation>Indietro di un passo</translation>
    </message>
    <message>
        <source>Forward one step</source>
        <translation>Avanti di un passo</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Più veloce</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Più lento</translation>
    </message>
    <message>
        <source>Verify the shoe</source>
        <translation>Verifica il sabot</translation>
    </message>
    <message>
        <source>The same cards in other games</source>
        <translation>Le stesse carte in altri giochi</translation>
    </message>
    <message>
        <source>Stop the replay</source>
        <translation>Ferma il replay</translation>
    </message>
    <message>
        <source>Next or previous row</source>
        <translation>Di riga in riga</translation>
    </message>
    <message>
        <source>Options for the row</source>
        <translation>Che cosa si può fare con la riga</translation>
    </message>
    <message>
        <source>Change the key, in the list of keys</source>
        <translation>Cambia il tasto, nell’elenco dei tasti</translation>
    </message>
    <message>
        <source>Open and close the round</source>
        <translation>Apri e chiudi il round</translation>
    </message>
    <message>
        <source>Replay the round</source>
        <translation>Replay del round</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Sposta su</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Sposta giù</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Cerca una regola</translation>
    </message>
    <message>
        <source>Scroll down the rules</source>
        <translation>Avanti nelle regole</translation>
    </message>
    <message>
        <source>Scroll up the rules</source>
        <translation>Indietro nelle regole</translation>
    </message>
    <message>
        <source>Leave the editor</source>
        <translation>Esci dall’editor</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Tutti i tasti</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Next or previous control</source>
        <translation>Al controllo successivo, al precedente</translation>
    </message>
    <message>
        <source>Search the page</source>
        <translation>Cerca nella pagina</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Next larger chip</source>
        <translation>Fiche più grande</translation>
    </message>
    <message>
        <source>Next smaller chip</source>
        <translation>Fiche più piccola</translation>
    </message>
    <message>
        <source>How to play, next step</source>
        <translation>Come si gioca, passo successivo</translation>
    </message>
    <message>
        <source>Say what your count is, when the table asks</source>
        <translation>Dire il conteggio quando il tavolo lo chiede</translation>
    </message>
</context>
<context>
    <name>LanguageSettings</name>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>translation tongue locale</source>
        <translation>traduzione idioma localizzazione</translation>
    </message>
    <message>
        <source>Playing terms in English</source>
        <translation>Termini di gioco in inglese</translation>
    </message>
    <message>
        <source>Hit, Stand, Split and so on, as they are called at tables all over the world.</source>
        <translation>Hit, Stand, Split e simili, come si dicono ai tavoli di tutto il mondo.</translation>
    </message>
    <message>
        <source>terms vocabulary words jargon english hit stand split double</source>
        <translation>termini vocabolario parole gergo inglese hit stand split double</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <comment>what the language of this file calls itself</comment>
        <translation>Italiano</translation>
    </message>
</context>
<context>
    <name>LimitsSettings</name>
    <message>
        <source>Play limits loss lose stake money time a day remind reminder break pause stop exclude exclusion self-exclusion today limit responsible</source>
        <translation>limiti gioco limite perdita perdere puntata soldi tempo giorno giornaliero promemoria pausa stop esclusione autoesclusione oggi gioco responsabile</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Nessun limite</translation>
    </message>
    <message>
        <source>15 minutes</source>
        <translation>15 minuti</translation>
    </message>
    <message>
        <source>30 minutes</source>
        <translation>30 minuti</translation>
    </message>
    <message>
        <source>45 minutes</source>
        <translation>45 minuti</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 ora</translation>
    </message>
    <message>
        <source>1½ hours</source>
        <translation>1 ora e mezza</translation>
    </message>
    <message>
        <source>2 hours</source>
        <translation>2 ore</translation>
    </message>
    <message>
        <source>3 hours</source>
        <translation>3 ore</translation>
    </message>
    <message>
        <source>4 hours</source>
        <translation>4 ore</translation>
    </message>
    <message>
        <source>6 hours</source>
        <translation>6 ore</translation>
    </message>
    <message>
        <source>8 hours</source>
        <translation>8 ore</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>Every 10 minutes</source>
        <translation>Ogni 10 minuti</translation>
    </message>
    <message>
        <source>Every 15 minutes</source>
        <translation>Ogni 15 minuti</translation>
    </message>
    <message>
        <source>Every 20 minutes</source>
        <translation>Ogni 20 minuti</translation>
    </message>
    <message>
        <source>Every 30 minutes</source>
        <translation>Ogni 30 minuti</translation>
    </message>
    <message>
        <source>Every 45 minutes</source>
        <translation>Ogni 45 minuti</translation>
    </message>
    <message>
        <source>Every hour</source>
        <translation>Ogni ora</translation>
    </message>
    <message>
        <source>Play limits</source>
        <translation>Limiti di gioco</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Oggi</translation>
    </message>
    <message>
        <source>Limits of %1</source>
        <translation>Limiti di %1</translation>
    </message>
    <message>
        <source>Lowering a limit takes effect at once; raising or removing one takes a day. A round in progress is played to the end, doubles, splits and insurance included.</source>
        <translation>Un limite più basso vale subito, uno più alto o nessuno un giorno dopo. Un round iniziato si gioca fino alla fine, con tutto ciò che richiede.</translation>
    </message>
    <message>
        <source>Currency of the limits</source>
        <translation>Valuta dei limiti</translation>
    </message>
    <message>
        <source>Daily loss limit</source>
        <translation>Perdita massima al giorno</translation>
    </message>
    <message>
        <source>Daily stake limit</source>
        <translation>Puntata massima al giorno</translation>
    </message>
    <message>
        <source>Daily time limit</source>
        <translation>Tempo massimo al giorno</translation>
    </message>
    <message>
        <source>Remind me</source>
        <translation>Promemoria</translation>
    </message>
    <message>
        <source>Between rounds the table shows the time played and the net result.</source>
        <translation>Fra un round e l’altro il tavolo indica il tempo giocato e il risultato netto.</translation>
    </message>
    <message>
        <source>Take a break</source>
        <translation>Prendi una pausa</translation>
    </message>
    <message>
        <source>Nothing is dealt until it is over.</source>
        <translation>Fino al termine non si distribuiscono carte.</translation>
    </message>
    <message>
        <source>12 hours</source>
        <translation>12 ore</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 giorno</translation>
    </message>
    <message>
        <source>3 days</source>
        <translation>3 giorni</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 giorni</translation>
    </message>
    <message>
        <source>Exclude yourself from play</source>
        <translation>Autoesclusione dal gioco</translation>
    </message>
    <message>
        <source>A longer break, on this computer and for every account here.</source>
        <translation>Lo stesso per più tempo, su questo computer e per ogni account.</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 giorni</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 giorni</translation>
    </message>
    <message>
        <source>Half a year</source>
        <translation>Sei mesi</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 anno</translation>
    </message>
    <message>
        <source>5 years</source>
        <translation>5 anni</translation>
    </message>
    <message>
        <source>Exclude yourself until %1?</source>
        <translation>Autoescludersi (termine: %1)?</translation>
    </message>
    <message>
        <source>Take a break until %1?</source>
        <translation>Prendere una pausa (termine: %1)?</translation>
    </message>
    <message>
        <source>Exclude me</source>
        <translation>Autoescludimi</translation>
    </message>
    <message>
        <source>Take the break</source>
        <translation>Prendi la pausa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>It can&apos;t be ended or shortened: not by any setting, another account or changing the clock while the computer is running. Other data folders on this computer observe it too. What the program can&apos;t see: another computer, another user of this one, files deleted by hand, or a clock that is wrong after a restart and stays wrong.</source>
        <translation>Non si può interrompere né abbreviare: non con un’impostazione, non con un altro account, non cambiando l’orologio mentre il computer è acceso. Vale anche per un’altra cartella dei dati aperta su questo computer. Ciò che il programma non può vedere è un altro computer, un altro utente di questo, i suoi file eliminati a mano o un orologio sbagliato da un riavvio in poi e mai corretto.</translation>
    </message>
</context>
<context>
    <name>LimitsSign</name>
    <message>
        <source>Limits: %1</source>
        <translation>Limiti: %1</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limiti</translation>
    </message>
</context>
<context>
    <name>ListedChoice</name>
    <message>
        <source>None chosen</source>
        <translation>Nessuna scelta</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n scelta</numerusform>
            <numerusform>%n scelte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fine</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Choose a table</source>
        <translation>Scegli un tavolo</translation>
    </message>
    <message>
        <source>Play money. Every shuffle is fixed before you bet, and anyone can check it.</source>
        <translation>Soldi finti. Ogni mescolata è fissata prima che tu punti e chiunque può verificarla.</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Cerca un gioco</translation>
    </message>
    <message>
        <source>No game matches “%1”.</source>
        <translation>Nessun gioco si chiama «%1».</translation>
    </message>
    <message>
        <source>Every game is hidden. You can show them again on the Settings page.</source>
        <translation>Tutti i giochi sono nascosti. Dalla pagina Impostazioni si possono mostrare di nuovo.</translation>
    </message>
    <message>
        <source>Opening the books…</source>
        <translation>Apertura dei registri…</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The log can&apos;t be written; play goes on without it. %1: %2</source>
        <translation>Impossibile scrivere il log; il gioco prosegue senza. %1: %2</translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>Each game&apos;s own</source>
        <translation>Uno per gioco</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Due colori</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quattro colori</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>System follows the desktop.</source>
        <translation>Sistema segue il desktop.</translation>
    </message>
    <message>
        <source>colors scheme theme appearance dark light mode night day</source>
        <translation>colori schema tema aspetto scuro chiaro modalità notte giorno</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>Follows the desktop until you choose here.</source>
        <translation>Segue il desktop finché non scegli qui.</translation>
    </message>
    <message>
        <source>font letters zoom scale bigger smaller large</source>
        <translation>font caratteri lettere zoom scala ingrandire rimpicciolire più grande più piccolo</translation>
    </message>
    <message>
        <source>Interface size</source>
        <translation>Dimensione dell’interfaccia</translation>
    </message>
    <message>
        <source>This window has room for %1%.</source>
        <translation>Massimo per questa finestra: %1%.</translation>
    </message>
    <message>
        <source>zoom scale dpi buttons bigger smaller larger everything</source>
        <translation>zoom scala dpi pulsanti più grande più piccolo ingrandire rimpicciolire tutto</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Our own, and those of other card games on this computer.</source>
        <translation>Le nostre e quelle di altri giochi di carte su questo computer.</translation>
    </message>
    <message>
        <source>deck four suit colours 4 color four-color clubs green diamonds blue hearts spades kde gnome faces</source>
        <translation>mazzo quattro colori semi 4 colori fiori verdi quadri blu cuori picche kde gnome figure</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Dorso delle carte</translation>
    </message>
    <message>
        <source>deck pattern design</source>
        <translation>mazzo motivo disegno retro</translation>
    </message>
    <message>
        <source>Brass</source>
        <translation>Ottone</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Mezzanotte</translation>
    </message>
    <message>
        <source>Claret</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Panno</translation>
    </message>
    <message>
        <source>Each game has its own; you can choose one for all tables.</source>
        <translation>Ogni gioco ha il suo; su tutti i tavoli se ne può stendere un altro.</translation>
    </message>
    <message>
        <source>cloth colour color background</source>
        <translation>tappeto stoffa colore sfondo</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrasto elevato</translation>
    </message>
    <message>
        <source>Black and white with strong edges, in light and dark.</source>
        <translation>Bianco e nero con bordi marcati, in chiaro e in scuro.</translation>
    </message>
    <message>
        <source>accessibility colors colours black white readable edges</source>
        <translation>accessibilità colori bianco nero leggibile bordi</translation>
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
        <translation>Fortuna e gioco</translation>
    </message>
    <message>
        <source>Luck %1</source>
        <translation>Fortuna %1</translation>
    </message>
    <message>
        <source>luck, against an expected spread of %1</source>
        <comment>a standard deviation</comment>
        <translation>fortuna; scarto atteso %1</translation>
    </message>
    <message>
        <source>Hands, played best</source>
        <translation>Mani, gioco ottimale</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Scommesse laterali</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errori</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Fortuna</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Netto</translation>
    </message>
    <message>
        <source>Once rounds are priced, this shows what was luck and what the play was worth.</source>
        <translation>Quando ci saranno round valutati, qui si leggerà quanto ha portato la fortuna e quanto valeva il gioco.</translation>
    </message>
</context>
<context>
    <name>LuckWords</name>
    <message>
        <source>Better than %1 of 100 such stretches</source>
        <comment>luck</comment>
        <translation>Meglio che in %1 periodi simili su 100</translation>
    </message>
    <message>
        <source>Worse than %1 of 100 such stretches</source>
        <comment>luck</comment>
        <translation>Peggio che in %1 periodi simili su 100</translation>
    </message>
    <message>
        <source>±%1</source>
        <comment>a standard deviation</comment>
        <translation>±%1</translation>
    </message>
    <message>
        <source>Stakes like these vary by %1: the luck was within that.</source>
        <translation>Puntate simili oscillano di %1: la fortuna è rimasta entro questo scarto.</translation>
    </message>
    <message>
        <source>Stakes like these vary by %1: the luck was up to twice that.</source>
        <translation>Puntate simili oscillano di %1: la fortuna è arrivata al massimo al doppio.</translation>
    </message>
    <message>
        <source>Stakes like these vary by %1: the luck was more than twice that.</source>
        <translation>Puntate simili oscillano di %1: la fortuna ha superato il doppio.</translation>
    </message>
    <message>
        <source>After %1 rounds, this shows how rare such luck is.</source>
        <translation>A partire da %1 round qui si dice quanto è rara una fortuna simile.</translation>
    </message>
    <message>
        <source>Net %1: luck %2, hands played best %3, side bets %4, mistakes %5.</source>
        <translation>Netto %1: fortuna %2, mani con gioco ottimale %3, scommesse laterali %4, errori %5.</translation>
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
        <translation>Lasciare il tavolo a metà mano?</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Lascia</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Resta</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Change game</source>
        <translation>Cambia gioco</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>Open a challenge…</source>
        <translation>Apri una sfida…</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Hitting was worth %1 of a stake more.</source>
        <translation>Chiedere carta valeva %1 di puntata in più.</translation>
    </message>
    <message>
        <source>Standing was worth %1 of a stake more.</source>
        <translation>Stare valeva %1 di puntata in più.</translation>
    </message>
    <message>
        <source>Doubling was worth %1 of a stake more.</source>
        <translation>Raddoppiare valeva %1 di puntata in più.</translation>
    </message>
    <message>
        <source>Splitting was worth %1 of a stake more.</source>
        <translation>Dividere valeva %1 di puntata in più.</translation>
    </message>
    <message>
        <source>Giving the hand up was worth %1 of a stake more.</source>
        <translation>Rinunciare alla mano valeva %1 di puntata in più.</translation>
    </message>
    <message>
        <source>Insurance was worth %1 of its stake more.</source>
        <translation>Assicurarsi valeva %1 della sua puntata in più.</translation>
    </message>
    <message>
        <source>Even money was worth %1 of a stake more.</source>
        <translation>L’even money valeva %1 di puntata in più.</translation>
    </message>
    <message>
        <source>Declining was worth %1 of a stake more.</source>
        <translation>Dire no valeva %1 di puntata in più.</translation>
    </message>
    <message>
        <source>Following was worth %1 of a stake more.</source>
        <translation>Seguire valeva %1 di puntata in più.</translation>
    </message>
    <message>
        <source>Nothing else was worth more.</source>
        <translation>Nient’altro valeva di più.</translation>
    </message>
</context>
<context>
    <name>Meanings</name>
    <message>
        <source>Packs of 52 cards, shuffled together. Fewer are a little better for you.</source>
        <translation>Mazzi da 52 carte mescolati insieme. Con meno mazzi è un po&apos; meglio per te.</translation>
    </message>
    <message>
        <source>A soft total has an ace that counts 11. The dealer takes another card on this one, which is a little worse for you.</source>
        <translation>Un totale soft ha un asso che vale 11. Con questo il banco prende un&apos;altra carta, il che è un po&apos; peggio per te.</translation>
    </message>
    <message>
        <source>The dealer draws up to this total and then stands, even if an ace counts 11 in it.</source>
        <translation>Il banco chiede carta fino a questo totale e poi sta, anche se un asso vi vale 11.</translation>
    </message>
    <message>
        <source>With an ace or a card that counts 10, the dealer looks for blackjack before you play. Doubles and splits are safe from it.</source>
        <translation>Con un asso o una carta che vale 10, il banco controlla se ha blackjack prima che tu giochi. Raddoppi e divisioni ne sono al sicuro.</translation>
    </message>
    <message>
        <source>The dealer doesn&apos;t look for blackjack before you play. If there is one in the end, it takes what you doubled and split as well.</source>
        <translation>Il banco non controlla se ha blackjack prima che tu giochi. Se alla fine ce l&apos;ha, prende anche ciò che hai raddoppiato e diviso.</translation>
    </message>
    <message>
        <source>The dealer&apos;s card that lies face down until everybody has played.</source>
        <translation>La carta del banco che resta coperta finché tutti hanno giocato.</translation>
    </message>
    <message>
        <source>Nobody wins: the stake comes back.</source>
        <translation>Nessuno vince: la puntata torna indietro.</translation>
    </message>
    <message>
        <source>If the dealer ends with exactly 22, hands that would win get only their stake back. The rules say which are paid anyway.</source>
        <translation>Se il banco finisce con 22 esatto, le mani che vincerebbero riprendono solo la puntata. Le regole dicono quali vengono pagate comunque.</translation>
    </message>
    <message>
        <source>More than 21: the hand loses at once, whatever the dealer gets.</source>
        <translation>Più di 21: la mano perde subito, qualunque cosa faccia il banco.</translation>
    </message>
    <message>
        <source>Double the stake and take exactly one more card. Where only some totals may be doubled, it is a little worse for you.</source>
        <translation>Raddoppiare la puntata e prendere esattamente un&apos;altra carta. Dove si raddoppia solo su certi totali, è un po&apos; peggio per te.</translation>
    </message>
    <message>
        <source>Doubling a hand that came from a split. Where that isn&apos;t allowed, it is a little worse for you.</source>
        <translation>Raddoppiare una mano nata da una divisione. Dove non è permesso, è un po&apos; peggio per te.</translation>
    </message>
    <message>
        <source>Splitting makes two hands of two cards of equal value, each with a stake of its own.</source>
        <translation>Dividere fa di due carte dello stesso valore due mani, ognuna con la sua puntata.</translation>
    </message>
    <message>
        <source>A bet of its own that the dealer has blackjack. Without one it is lost, whatever your hand does.</source>
        <translation>Una scommessa a sé sul blackjack del banco. Se non c&apos;è, è persa, qualunque cosa faccia la tua mano.</translation>
    </message>
    <message>
        <source>You may take a win equal to your stake for your blackjack at once, whatever the dealer has.</source>
        <translation>Per il tuo blackjack puoi prendere subito una vincita pari alla puntata, qualunque cosa abbia il banco.</translation>
    </message>
    <message>
        <source>You may stop playing a hand after its first two cards, and get half the stake back.</source>
        <translation>Puoi smettere di giocare una mano dopo le prime due carte e riavere metà della puntata.</translation>
    </message>
    <message>
        <source>You may stop playing a hand after its first two cards, and get half the stake back, before it is known whether the dealer has blackjack.</source>
        <translation>Puoi smettere di giocare una mano dopo le prime due carte e riavere metà della puntata, prima che si sappia se il banco ha blackjack.</translation>
    </message>
    <message>
        <source>You bet on somebody else&apos;s hand. If they add to their stake, you may add to yours.</source>
        <translation>Punti sulla mano di qualcun altro. Se aumenta la sua puntata, puoi aumentare la tua.</translation>
    </message>
    <message>
        <source>You may play several hands in a round, each with a stake of its own.</source>
        <translation>Puoi giocare più mani in un giro, ognuna con la sua puntata.</translation>
    </message>
    <message>
        <source>Bets beside the hand, on certain cards. They pay more and return less in the long run; nobody has to make them.</source>
        <translation>Scommesse accanto alla mano, su certe carte. Pagano di più e alla lunga rendono meno; nessuno è obbligato a farle.</translation>
    </message>
    <message>
        <source>How much of your stakes comes back in the long run if you always play best. What is missing to 100% is the house edge.</source>
        <translation>Quanto delle tue puntate torna alla lunga se giochi sempre al meglio. Ciò che manca al 100% è il vantaggio del banco.</translation>
    </message>
    <message>
        <source>How much of your stakes the house keeps in the long run, even if you always play best.</source>
        <translation>Quanto delle tue puntate il banco si tiene alla lunga, anche se giochi sempre al meglio.</translation>
    </message>
    <message>
        <source>A plastic card in the shoe. When it comes out, the cards are shuffled after this round.</source>
        <translation>Una carta di plastica nel sabot. Quando esce, si mescola dopo questo giro.</translation>
    </message>
    <message>
        <source>Cards that are put aside unplayed after a shuffle.</source>
        <translation>Carte messe da parte senza giocarle dopo la mescolata.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>words, and what they mean</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The dealer doesn&apos;t look for blackjack before you play. If there is one in the end, some or all of what you doubled and split comes back.</source>
        <translation>Il banco non controlla il blackjack prima che tu giochi. Se alla fine ce l’ha, torna una parte o tutto ciò che hai raddoppiato e diviso.</translation>
    </message>
    <message>
        <source>When you and the dealer have the same total, you lose. Only two blackjacks are no loss.</source>
        <translation>Quando tu e il banco avete lo stesso totale, perdi. Solo due blackjack non sono una perdita.</translation>
    </message>
    <message>
        <source>When you and the dealer both have 21, you win, and your blackjack is paid against the dealer&apos;s. Lower equal totals push.</source>
        <translation>Quando tu e il banco avete 21, vinci, e il tuo blackjack è pagato anche contro il suo. I totali uguali più bassi pareggiano.</translation>
    </message>
    <message>
        <source>Doubling a hand that has been hit, not only its first two cards. It is a little better for you.</source>
        <translation>Raddoppiare una mano per cui si è già chiesta carta, non solo le prime due carte. È un po&apos; meglio per te.</translation>
    </message>
    <message>
        <source>A hand of so many cards that isn&apos;t bust ends there and wins, even with a lower total than the dealer&apos;s. The rules say what it doesn&apos;t beat.</source>
        <translation>Una mano di tante carte che non è sballata finisce lì e vince, anche con un totale più basso del banco. Le regole dicono che cosa non batte.</translation>
    </message>
    <message>
        <source>Packs of 48 cards, without the tens but with jacks, queens and kings. That is much worse for you, which other rules make up for.</source>
        <translation>Mazzi da 48 carte, senza i dieci ma con jack, donne e re. È molto peggio per te, e altre regole lo compensano.</translation>
    </message>
    <message>
        <source>Both of the dealer&apos;s first cards lie face up before you play. If they are a blackjack, the round is over.</source>
        <translation>Le prime due carte del banco sono scoperte prima che tu giochi. Se sono un blackjack, il round è finito.</translation>
    </message>
    <message>
        <source>The house puts a marker beside your stake, or on the new hand. You are paid for it if the hand wins, and lose nothing with it if it doesn&apos;t.</source>
        <translation>La casa mette un segnalino accanto alla tua puntata o sulla nuova mano. Se la mano vince, ti viene pagato; se non vince, con esso non perdi nulla.</translation>
    </message>
    <message>
        <source>Your 21 wins whatever the dealer has, even a blackjack. Lower equal totals push.</source>
        <translation>Il tuo 21 vince qualunque mano abbia il banco, anche un blackjack. I totali uguali più bassi pareggiano.</translation>
    </message>
    <message>
        <source>Some hands of 21 pay more than other wins: by how many cards they have, or by which. The rules say which they are.</source>
        <translation>Alcune mani da 21 pagano più delle altre vincite: secondo quante carte hanno, o quali. Le regole dicono quali sono.</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10 as the first two cards: the best hand of all.</source>
        <translation>Un asso e una carta che vale 10 come prime due carte: la mano migliore di tutte.</translation>
    </message>
    <message>
        <source>You may stop playing a hand after its first two cards, and get half the stake back, unless the dealer turns out to have a blackjack.</source>
        <translation>Puoi smettere di giocare una mano dopo le prime due carte e riavere metà della puntata, a meno che il banco non risulti avere blackjack.</translation>
    </message>
</context>
<context>
    <name>MistakeBoardView</name>
    <message>
        <source>Where mistakes cost most</source>
        <translation>Dove gli errori costano di più</translation>
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
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Costo</translation>
    </message>
    <message>
        <source>Show all mistakes</source>
        <translation>Mostra tutti gli errori</translation>
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
        <translation>La risposta è nascosta.</translation>
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
        <translation>Chiedi al tavolo: %1</translation>
    </message>
    <message>
        <source>Show the round: %1</source>
        <translation>Mostra il round: %1</translation>
    </message>
</context>
<context>
    <name>MistakesPage</name>
    <message>
        <source>Mistakes</source>
        <translation>Errori</translation>
    </message>
    <message>
        <source>Practise hands like these</source>
        <translation>Esercitati con mani simili</translation>
    </message>
    <message>
        <source>Repeat what is due</source>
        <translation>Ripassa gli errori in scadenza</translation>
    </message>
    <message>
        <source>Hide answers</source>
        <translation>Nascondi le risposte</translation>
    </message>
    <message>
        <source>Show answers</source>
        <translation>Mostra le risposte</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Elenco</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessioni</translation>
    </message>
    <message>
        <source>Press a cell to practise its decisions.</source>
        <translation>Premi una casella per esercitarti con le sue decisioni.</translation>
    </message>
</context>
<context>
    <name>MomentLine</name>
    <message>
        <source>Moments of the round</source>
        <translation>Passi del round</translation>
    </message>
</context>
<context>
    <name>NoteEditor</name>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>Etichette, separate da virgole</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etichette</translation>
    </message>
    <message>
        <source>Keep this note</source>
        <translation>Conserva questa nota</translation>
    </message>
</context>
<context>
    <name>NumberEntry</name>
    <message>
        <source>%1: less</source>
        <translation>%1: meno</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: più</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>A blackjack room whose shoe is open. Play money only.</source>
        <translation>Una sala di blackjack con il sabot aperto. Solo soldi finti.</translation>
    </message>
    <message>
        <source>Keep everything in the folder %1.</source>
        <translation>Tiene tutto nella cartella %1.</translation>
    </message>
    <message>
        <source>Open the game %1 right away; with %2 also &apos;%3&apos;.</source>
        <translation>Apre subito il gioco %1; con %2 anche &apos;%3&apos;.</translation>
    </message>
    <message>
        <source>Fill the screen.</source>
        <translation>Riempie lo schermo.</translation>
    </message>
    <message>
        <source>Animation: %1.</source>
        <translation>Animazione: %1.</translation>
    </message>
    <message>
        <source>Play %1 rounds unattended, print one line per round, then quit.</source>
        <translation>Gioca da sé %1 round, stampa una riga per round, poi termina.</translation>
    </message>
    <message>
        <source>With %1: save pictures of each round in %2.</source>
        <translation>Con %1: salva immagini di ogni round in %2.</translation>
    </message>
    <message>
        <source>With %1: seed its choices, never the shuffle.</source>
        <translation>Con %1: fissa le sue scelte, mai la mescolata.</translation>
    </message>
    <message>
        <source>Print the version.</source>
        <translation>Stampa la versione.</translation>
    </message>
    <message>
        <source>Print this help.</source>
        <translation>Stampa questo aiuto.</translation>
    </message>
    <message>
        <source>only one rule file can be opened</source>
        <translation>la finestra accetta un solo file di regole</translation>
    </message>
    <message>
        <source>a folder&apos;s path is needed</source>
        <translation>non indica nessuna cartella</translation>
    </message>
    <message>
        <source>%1 already names a game</source>
        <translation>%1 indica già un gioco</translation>
    </message>
    <message>
        <source>must be %1, %2, %3 or %4</source>
        <translation>deve essere %1, %2, %3 o %4</translation>
    </message>
    <message>
        <source>must be a number of rounds from 1 to %1</source>
        <translation>deve essere un numero di round da 1 a %1</translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation>si usa solo con %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs %2</source>
        <translation>&apos;%1&apos; si usa solo con %2</translation>
    </message>
    <message>
        <source>straight to a game&apos;s table</source>
        <translation>subito al tavolo di un gioco</translation>
    </message>
    <message>
        <source>apart from everything else you have played</source>
        <translation>separato da tutto il resto che hai giocato</translation>
    </message>
    <message>
        <source>a hundred rounds unattended, as fast as possible</source>
        <translation>cento round da solo, il più veloce possibile</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Esempi:</translation>
    </message>
    <message>
        <source>A game&apos;s rule file, or a challenge: opens it right away.</source>
        <translation>Un file di regole o una sfida: si apre subito.</translation>
    </message>
</context>
<context>
    <name>OwnCountWords</name>
    <message>
        <source>Asked, and passed over: it was %1.</source>
        <comment>a running count</comment>
        <translation>Chiesto e saltato: era %1.</translation>
    </message>
    <message>
        <source>You said %1, and it was.</source>
        <comment>a running count</comment>
        <translation>Ha detto %1, ed era così.</translation>
    </message>
    <message>
        <source>You said %1, it was %2.</source>
        <comment>running counts</comment>
        <translation>Ha detto %1, era %2.</translation>
    </message>
    <message>
        <source>You said %1 decks were left, there were %2.</source>
        <comment>numbers</comment>
        <translation>Ha detto che restavano %1 mazzi, erano %2.</translation>
    </message>
</context>
<context>
    <name>OwnPlate</name>
    <message>
        <source>Leave</source>
        <translation>Lascia</translation>
    </message>
    <message>
        <source>Leave seat</source>
        <translation>Lascia posto</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Posto %1</translation>
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
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Rundown</source>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>Play Record</source>
        <translation>Registro giocate</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategia</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errori</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Correttezza</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Conteggio</translation>
    </message>
</context>
<context>
    <name>PayLine</name>
    <message>
        <source>%1 pays %2</source>
        <translation>%1 paga %2</translation>
    </message>
    <message>
        <source>%1 pays %2, probability %3</source>
        <translation>%1 paga %2, probabilità %3</translation>
    </message>
</context>
<context>
    <name>PeriodWords</name>
    <message>
        <source>d MMM</source>
        <comment>form of a date, for QLocale::toString</comment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>Week from %1</source>
        <translation>Settimana, inizio %1</translation>
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
        <translation>Aperto</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>Chiuso</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>Come distribuito</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Scommesse laterali</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisioni</translation>
    </message>
</context>
<context>
    <name>PictureHeader</name>
    <message>
        <source>%1 in figures</source>
        <comment>instead of a picture</comment>
        <translation>%1 in cifre</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <comment>a picture</comment>
        <translation>Copia: %1</translation>
    </message>
    <message>
        <source>Save: %1</source>
        <comment>a picture</comment>
        <translation>Salva: %1</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>Immagine SVG</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Immagine PNG</translation>
    </message>
    <message>
        <source>CSV, the figures</source>
        <translation>CSV, i dati</translation>
    </message>
    <message>
        <source>PDF, picture and figures</source>
        <translation>PDF, immagine e dati</translation>
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
        <translation>Invio mostra i suoi round.</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Nothing was played.</source>
        <translation>Non si è giocato nulla.</translation>
    </message>
    <message>
        <source>None of these rounds is priced yet.</source>
        <translation>Nessuno di questi round è ancora valutato.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Fortuna</translation>
    </message>
    <message>
        <source>Two times in three</source>
        <translation>Due volte su tre</translation>
    </message>
    <message>
        <source>19 times in 20</source>
        <translation>19 volte su 20</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Giorni</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Netto</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errori</translation>
    </message>
    <message>
        <source>Expected spread</source>
        <translation>Scarto atteso</translation>
    </message>
    <message>
        <source>Luck is the result minus what the play was worth. Its line stays within the inner band two times in three, and within the outer one 19 times in 20.</source>
        <translation>La fortuna è il risultato meno il valore del gioco fatto. La sua linea resta nella fascia interna due volte su tre, in entrambe 19 volte su 20.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>The balance covers all games of one account.</source>
        <translation>Il saldo comprende tutti i giochi di un account.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Giorno</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Aggiunto</translation>
    </message>
    <message>
        <source>Results by game</source>
        <translation>Risultati per gioco</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Puntato</translation>
    </message>
    <message>
        <source>Results by up card</source>
        <translation>Risultati per carta scoperta</translation>
    </message>
    <message>
        <source>Up card</source>
        <translation>Carta scoperta</translation>
    </message>
    <message>
        <source>Net on stakes</source>
        <translation>Netto sulle puntate</translation>
    </message>
    <message>
        <source>A</source>
        <comment>an ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>The dealer&apos;s up card</source>
        <translation>La carta scoperta del banco</translation>
    </message>
    <message>
        <source>Priced rounds only.</source>
        <translation>Sui round valutati.</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Scommesse laterali</translation>
    </message>
    <message>
        <source>No side bet was placed.</source>
        <translation>Nessuna scommessa laterale giocata.</translation>
    </message>
    <message>
        <source>Expected</source>
        <comment>the net of side bets</comment>
        <translation>Atteso</translation>
    </message>
    <message>
        <source>Actual</source>
        <comment>the net of side bets</comment>
        <translation>Effettivo</translation>
    </message>
    <message>
        <source>Side bet</source>
        <translation>Scommessa laterale</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Giocate</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>The expected net is known for priced rounds only.</source>
        <translation>Il valore atteso è noto per i round valutati.</translation>
    </message>
    <message>
        <source>Hard hands</source>
        <translation>Mani hard</translation>
    </message>
    <message>
        <source>Soft hands</source>
        <translation>Mani soft</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Coppie</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Assicurazione</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Even money</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Resa</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Seguire</translation>
    </message>
    <message>
        <source>Side bets taken</source>
        <translation>Scommesse laterali fatte</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Costo</translation>
    </message>
    <message>
        <source>Decisions</source>
        <comment>a heading</comment>
        <translation>Decisioni</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>A mistake is a decision that costs a hundredth of the stake or more.</source>
        <translation>È un errore una decisione che costa un centesimo della puntata o più.</translation>
    </message>
    <message>
        <source>Taking a side bet costs what you could expect to lose on it before the first card. Luck and play count it with the side bets.</source>
        <translation>Fare una scommessa laterale costa quanto valeva prima della prima carta, se meno di zero. «Fortuna e gioco» la conta fra le scommesse laterali.</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Puntate</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Incassato</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Per round</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Tempo di gioco</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <comment>hours, minutes</comment>
        <translation>%1 h %2 min</translation>
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
        <translation>%1: nessun round</translation>
    </message>
    <message>
        <source>%1, after round %2: luck %3, expected spread %4</source>
        <comment>a day, a number</comment>
        <translation>%1, dopo il round %2: fortuna %3, scarto atteso %4</translation>
    </message>
    <message>
        <source>Net in 100 rounds</source>
        <translation>Netto ogni 100 round</translation>
    </message>
</context>
<context>
    <name>Practise</name>
    <message>
        <source>stand</source>
        <translation>stare</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>chiedere carta</translation>
    </message>
    <message>
        <source>double</source>
        <translation>raddoppiare</translation>
    </message>
    <message>
        <source>split</source>
        <translation>dividere</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>arrendersi</translation>
    </message>
    <message>
        <source>Running count</source>
        <translation>Conteggio corrente</translation>
    </message>
    <message>
        <source>A deck against the clock</source>
        <translation>Un mazzo contro il tempo</translation>
    </message>
    <message>
        <source>Spoken cards</source>
        <translation>Carte annunciate</translation>
    </message>
    <message>
        <source>Decks in the tray</source>
        <translation>Mazzi negli scarti</translation>
    </message>
    <message>
        <source>True count</source>
        <translation>Conteggio reale</translation>
    </message>
    <message>
        <source>Plays by the count</source>
        <translation>Giocate secondo il conteggio</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Assicurazione</translation>
    </message>
    <message>
        <source>Cards go by, and now and then the running count is asked. They come a little faster after each right answer.</source>
        <translation>Le carte scorrono e ogni tanto viene chiesto il conteggio corrente. Dopo ogni risposta giusta arrivano un po’ più in fretta.</translation>
    </message>
    <message>
        <source>Go through one deck as fast as you can count it. One card stays hidden, so the end isn’t known beforehand. The mark of the trade is 30 seconds.</source>
        <translation>Scorra un mazzo alla velocità con cui riesce a contarlo. Una carta resta coperta, così la fine non è nota prima. Il riferimento del mestiere è 30 secondi.</translation>
    </message>
    <message>
        <source>Each card is named and not shown. The next one comes when you ask for it.</source>
        <translation>Ogni carta viene nominata e non mostrata. La successiva arriva quando la chiede.</translation>
    </message>
    <message>
        <source>Judge how many decks lie in the discard tray.</source>
        <translation>Stimi quanti mazzi ci sono nella vaschetta degli scarti.</translation>
    </message>
    <message>
        <source>From the running count and the cards left, work out the true count.</source>
        <translation>Calcoli il conteggio reale da quello corrente e dalle carte rimaste.</translation>
    </message>
    <message>
        <source>A hand, the dealer’s card and the count: decide what to do. The plays worth most with this system and game are asked.</source>
        <translation>Una mano, la carta del banco e il conteggio: decida che cosa fare. Sono chieste le giocate che valgono di più con questo sistema e gioco.</translation>
    </message>
    <message>
        <source>The dealer shows an ace: take insurance at this count, or not?</source>
        <translation>Il banco mostra un asso: assicurarsi con questo conteggio o no?</translation>
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
        <translation>Mazzi negli scarti: %1</translation>
    </message>
    <message>
        <source>Decks left: %1, count above 0</source>
        <translation>Mazzi rimasti: %1, conteggio sopra 0</translation>
    </message>
    <message>
        <source>Decks left: %1, count below 0</source>
        <translation>Mazzi rimasti: %1, conteggio sotto 0</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <comment>a hand, the dealer&apos;s card, a play</comment>
        <translation>%1 contro %2: %3</translation>
    </message>
    <message>
        <source>Just where it becomes worth taking</source>
        <translation>Proprio dove comincia a convenire</translation>
    </message>
    <message>
        <source>%1 above where it becomes worth taking</source>
        <translation>%1 sopra dove comincia a convenire</translation>
    </message>
    <message>
        <source>%1 below where it becomes worth taking</source>
        <translation>%1 sotto dove comincia a convenire</translation>
    </message>
    <message>
        <source>Seconds for a deck, the last times</source>
        <translation>Secondi per mazzo, ultime volte</translation>
    </message>
    <message>
        <source>Right answers, the last times</source>
        <translation>Risposte giuste, ultime volte</translation>
    </message>
    <message>
        <source>Nothing practised here yet.</source>
        <translation>Qui non si è ancora esercitato nulla.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Giuste</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>%1 a card</source>
        <comment>seconds</comment>
        <translation>%1 a carta</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Best: %1. Last: %2.</source>
        <translation>Migliore: %1. Ultimo: %2.</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>assi</translation>
    </message>
</context>
<context>
    <name>PractiseAnswer</name>
    <message>
        <source>Less</source>
        <translation>Meno</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Più</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Rispondi</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Carta successiva</translation>
    </message>
    <message>
        <source>Next cards</source>
        <translation>Carte successive</translation>
    </message>
</context>
<context>
    <name>PractiseChoice</name>
    <message>
        <source>Exercise</source>
        <translation>Esercizio</translation>
    </message>
    <message>
        <source>Count system</source>
        <translation>Sistema di conteggio</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Cards at a time</source>
        <translation>Carte alla volta</translation>
    </message>
    <message>
        <source>Time for a card</source>
        <translation>Tempo per carta</translation>
    </message>
</context>
<context>
    <name>PractiseView</name>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>Working out the plays of this game…</source>
        <translation>Calcolo delle giocate di questo gioco…</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Come è andata</translation>
    </message>
    <message>
        <source>Weak spots, asked more often</source>
        <translation>Punti deboli, chiesti più spesso</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Double deck, dealer hits soft 17</source>
        <comment>double-deck</comment>
        <translation>Due mazzi, il banco chiede con soft 17</translation>
    </message>
    <message>
        <source>6 decks, early surrender</source>
        <comment>early-surrender</comment>
        <translation>6 mazzi, resa anticipata</translation>
    </message>
    <message>
        <source>European, no hole card</source>
        <comment>european</comment>
        <translation>Europeo, senza carta coperta</translation>
    </message>
    <message>
        <source>Casino Copenhagen, casinocopenhagen.dk/en/blackjack (one card to the dealer, doubles on 9, 10 and 11)</source>
        <comment>european</comment>
        <translation>Casino Copenhagen, casinocopenhagen.dk/en/blackjack (una sola carta al banco, raddoppi con 9, 10 e 11)</translation>
    </message>
    <message>
        <source>Single deck, blackjack 6:5</source>
        <comment>single-6-5</comment>
        <translation>Un mazzo, blackjack 6:5</translation>
    </message>
    <message>
        <source>Single deck, Reno: doubles on 10 and 11</source>
        <comment>single-reno</comment>
        <translation>Un mazzo, Reno: raddoppi con 10 e 11</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 6 decks, blackjack 6:5</source>
        <comment>strip-6-5</comment>
        <translation>Las Vegas Strip, 6 mazzi, blackjack 6:5</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 6 decks, dealer hits soft 17</source>
        <comment>strip-h17</comment>
        <translation>Las Vegas Strip, 6 mazzi, il banco chiede con soft 17</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 6 decks, dealer stands on soft 17</source>
        <comment>strip-s17</comment>
        <translation>Las Vegas Strip, 6 mazzi, il banco sta con soft 17</translation>
    </message>
    <message>
        <source>Atlantic City, 8 decks</source>
        <comment>atlantic-city</comment>
        <translation>Atlantic City, 8 mazzi</translation>
    </message>
    <message>
        <source>Australian, busted bets plus one</source>
        <comment>australian</comment>
        <translation>Australiano, mani sballate più una puntata</translation>
    </message>
    <message>
        <source>Seven-card Charlie, 8 decks</source>
        <comment>charlie-7</comment>
        <translation>Charlie di 7 carte, 8 mazzi</translation>
    </message>
    <message>
        <source>Danske Spil, Blackjack Charlie7 (help.danskespil.dk/en/casino-help/blackjack/ivyblackjackcharlie7)</source>
        <comment>charlie-7</comment>
        <translation>Danske Spil, Blackjack Charlie7 (help.danskespil.dk/en/casino-help/blackjack/ivyblackjackcharlie7)</translation>
    </message>
    <message>
        <source>Las Vegas downtown, single deck</source>
        <comment>downtown-single</comment>
        <translation>Las Vegas Downtown, un mazzo</translation>
    </message>
    <message>
        <source>Of a pair that is split, the source counts how many hands there are, but not the cards they have drawn.</source>
        <comment>downtown-single</comment>
        <translation>Di una coppia divisa la fonte considera quante mani ci sono, ma non le carte che hanno chiesto.</translation>
    </message>
    <message>
        <source>German, no hole card, aces split again</source>
        <comment>german</comment>
        <translation>Tedesco, senza carta coperta, assi ridivisi</translation>
    </message>
    <message>
        <source>Party Blackjack, dealer&apos;s 22 pushes</source>
        <comment>party</comment>
        <translation>Party Blackjack, pareggio con il 22 del banco</translation>
    </message>
    <message>
        <source>The source adds up what each rule costs alone, and has pairs split into four hands instead of three.</source>
        <comment>party</comment>
        <translation>La fonte somma quanto costa ogni regola da sola, e divide le coppie in quattro mani invece di tre.</translation>
    </message>
    <message>
        <source>The figure is that of best play, which looks at the cards and not only at their total.</source>
        <comment>single-6-5</comment>
        <translation>La cifra è quella del gioco ottimale, che guarda le carte e non solo il loro totale.</translation>
    </message>
    <message>
        <source>The source names the game without listing its rules. Best play of the rules here comes to its figure.</source>
        <comment>single-reno</comment>
        <translation>La fonte nomina il gioco senza elencarne le regole. Il gioco ottimale con le regole di qui dà la sua cifra.</translation>
    </message>
    <message>
        <source>Single deck, dealer stands on soft 17</source>
        <comment>single-s17</comment>
        <translation>Un mazzo, il banco sta con soft 17</translation>
    </message>
    <message>
        <source>Of a pair that is split, the source counts how many hands there are, but not the cards they have drawn.</source>
        <comment>single-s17</comment>
        <translation>Di una coppia divisa la fonte considera quante mani ci sono, ma non le carte che hanno chiesto.</translation>
    </message>
    <message>
        <source>Single deck, doubles on 9 to 11</source>
        <comment>vegas-single</comment>
        <translation>Un mazzo, raddoppi da 9 a 11</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 4 decks, no surrender</source>
        <comment>vegas-strip</comment>
        <translation>Las Vegas Strip, 4 mazzi, senza resa</translation>
    </message>
    <message>
        <source>Eliot Jacobson for 888casino: Card Counting the Buster Blackjack Side Bet</source>
        <comment>buster-cards</comment>
        <translation>Eliot Jacobson per 888casino: Card Counting the Buster Blackjack Side Bet</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Buster Blackjack, pay table 1</source>
        <comment>buster</comment>
        <translation>Wizard of Odds, wizardofodds.com: Buster Blackjack, tabella dei pagamenti 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Lucky Ladies, pay table A</source>
        <comment>lucky-ladies</comment>
        <translation>Wizard of Odds, wizardofodds.com: Lucky Ladies, tabella dei pagamenti A</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Lucky Lucky, pay table 1</source>
        <comment>lucky-lucky</comment>
        <translation>Wizard of Odds, wizardofodds.com: Lucky Lucky, tabella dei pagamenti 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Match the Dealer, two decks</source>
        <comment>match-the-dealer</comment>
        <translation>Wizard of Odds, wizardofodds.com: Match the Dealer, due mazzi</translation>
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
        <translation>Eliot Jacobson per 888casino: Beating the Pair Square (Bet the Set) side bet</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Push 22</source>
        <comment>push-22</comment>
        <translation>Wizard of Odds, wizardofodds.com: Push 22</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Royal Match, version 3</source>
        <comment>royal-match-blackjack</comment>
        <translation>Wizard of Odds, wizardofodds.com: Royal Match, versione 3</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Royal Match, version 1</source>
        <comment>royal-match</comment>
        <translation>Wizard of Odds, wizardofodds.com: Royal Match, versione 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: 21+3, version 1</source>
        <comment>three-card-21</comment>
        <translation>Wizard of Odds, wizardofodds.com: 21+3, versione 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Over/Under 13</source>
        <comment>under-13</comment>
        <translation>Wizard of Odds, wizardofodds.com: Over/Under 13</translation>
    </message>
    <message>
        <source>Double Exposure, ties of blackjacks pushed</source>
        <comment>double-exposure-reno</comment>
        <translation>Double Exposure, blackjack contro blackjack pareggia</translation>
    </message>
    <message>
        <source>The figure fits a table where a soft 19 may be doubled too: best play then comes within 0.01% of it.</source>
        <comment>double-exposure-reno</comment>
        <translation>La cifra corrisponde a un tavolo dove si può raddoppiare anche con soft 19: il gioco ottimale ne dista allora meno dello 0,01%.</translation>
    </message>
    <message>
        <source>Double Exposure, ties of blackjacks won</source>
        <comment>double-exposure</comment>
        <translation>Double Exposure, blackjack contro blackjack vince</translation>
    </message>
    <message>
        <source>Wizard of Odds, Double Exposure, on the Stratosphere in Las Vegas, with 0.68%, which fits if a soft 19 may be doubled (wizardofodds.com/games/double-exposure)</source>
        <comment>double-exposure</comment>
        <translation>Wizard of Odds, Double Exposure, sullo Stratosphere di Las Vegas, con 0,68%, che torna se si può raddoppiare un 19 soft (wizardofodds.com/games/double-exposure)</translation>
    </message>
    <message>
        <source>Spanish 21, dealer stands on 17</source>
        <comment>spanish-21-s17</comment>
        <translation>Spanish 21, il banco sta con 17</translation>
    </message>
    <message>
        <source>The figure lies between our best play, which looks at every card, and basic strategy, which looks at the total alone.</source>
        <comment>spanish-21-s17</comment>
        <translation>La cifra sta tra il nostro gioco ottimale, che guarda ogni carta, e la strategia di base, che guarda solo il totale.</translation>
    </message>
    <message>
        <source>Spanish 21, dealer hits soft 17</source>
        <comment>spanish-21</comment>
        <translation>Spanish 21, il banco chiede con soft 17</translation>
    </message>
    <message>
        <source>Free Bet Blackjack</source>
        <comment>free-bet</comment>
        <translation>Free Bet Blackjack</translation>
    </message>
    <message>
        <source>The source doesn&apos;t say how its figure was found. Ours is for one card on each split ace.</source>
        <comment>free-bet</comment>
        <translation>La fonte non dice come è stata trovata la sua cifra. La nostra vale per una carta su ogni asso diviso.</translation>
    </message>
    <message>
        <source>Spanish 21 with redoubling</source>
        <comment>spanish-21-redouble</comment>
        <translation>Spanish 21 con raddoppi ripetuti</translation>
    </message>
    <message>
        <source>Super Fun 21, one deck</source>
        <comment>super-fun-21</comment>
        <translation>Super Fun 21, un mazzo</translation>
    </message>
    <message>
        <source>There a doubled hand of six cards doesn&apos;t win by their number. Without doubles of five cards, best play has 0.94% here too.</source>
        <comment>super-fun-21</comment>
        <translation>Lì una mano raddoppiata di sei carte non vince per il loro numero. Senza raddoppi con cinque carte, il gioco ottimale dà anche qui 0,94%.</translation>
    </message>
    <message>
        <source>Pontoon, doubles on two cards only</source>
        <comment>pontoon-two-cards</comment>
        <translation>Pontoon, raddoppi solo con due carte</translation>
    </message>
    <message>
        <source>Pontoon, busted bets plus one</source>
        <comment>pontoon</comment>
        <translation>Pontoon, mani sballate più una puntata</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>there is no display to open a window on; %1 needs none</source>
        <translation>non c’è uno schermo su cui aprire una finestra; %1 non ne ha bisogno</translation>
    </message>
    <message>
        <source>the window can&apos;t be shown; the reasons are above</source>
        <translation>impossibile mostrare la finestra; i motivi sono qui sopra</translation>
    </message>
    <message>
        <source>%1: the folder can&apos;t be created</source>
        <translation>%1: impossibile creare la cartella</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <translation>Uso: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[opzioni]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opzioni:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Argomenti:</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>Opzione sconosciuta: «%1».</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>Opzioni sconosciute: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>Manca un valore dopo «%1».</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>Valore inatteso dopo «%1».</translation>
    </message>
</context>
<context>
    <name>RecipeView</name>
    <message>
        <source>Everything below can be repeated with other tools. The verifier does it in any browser, offline and without this program: save it, then paste a shoe&apos;s JSON into it.</source>
        <translation>Tutto ciò che segue si può ripetere con altri strumenti. Il verificatore lo fa in qualsiasi browser, offline e senza questo programma: salvalo e incollaci il JSON di un sabot.</translation>
    </message>
    <message>
        <source>Save the verifier…</source>
        <translation>Salva il verificatore…</translation>
    </message>
    <message>
        <source>Save the verifier</source>
        <translation>Salva il verificatore</translation>
    </message>
    <message>
        <source>Page for a browser</source>
        <translation>Pagina per un browser</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Come funziona</translation>
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
        <translation>Registro giocate</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Portafoglio</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Show all plays</source>
        <translation>Mostra tutte le giocate</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Ora</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Giocata</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Puntata</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Incassato</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Giocate</translation>
    </message>
    <message>
        <source>No plays match the filter.</source>
        <translation>Nessuna giocata corrisponde al filtro.</translation>
    </message>
    <message>
        <source>Each play appears here once it is settled.</source>
        <translation>Ogni giocata compare qui quando è regolata.</translation>
    </message>
    <message>
        <source>Export the Play Record</source>
        <translation>Esporta il registro giocate</translation>
    </message>
    <message>
        <source>CSV, one play per line</source>
        <translation>CSV, una giocata per riga</translation>
    </message>
    <message>
        <source>JSON, one round per line</source>
        <translation>JSON, un round per riga</translation>
    </message>
    <message>
        <source>play-record</source>
        <comment>a file&apos;s name</comment>
        <translation>registro-giocate</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Esito</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Velocità del replay</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>Velocità: %1</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Altri giochi</translation>
    </message>
    <message>
        <source>What the same cards would have paid there</source>
        <translation>Quanto avrebbero pagato lì le stesse carte</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verifica</translation>
    </message>
    <message>
        <source>Checks the shoe against its commitment</source>
        <translation>Se il sabot è quello fissato dall’impegno</translation>
    </message>
    <message>
        <source>Stop replay</source>
        <translation>Ferma replay</translation>
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
        <translation>Vincita</translation>
    </message>
    <message>
        <source>Lose</source>
        <translation>Perdita</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Pareggio</translation>
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
        <translation>Chiedendo carta con %1, qui la probabilità di perdere è %2</translation>
    </message>
    <message>
        <source>Hitting is worth %1 of the stake here</source>
        <translation>Chiedendo carta, qui il valore è %1 della puntata</translation>
    </message>
    <message>
        <source>Standing on %1 loses %2 of the time here</source>
        <translation>Stando con %1, qui la probabilità di perdere è %2</translation>
    </message>
    <message>
        <source>Standing is worth %1 of the stake here</source>
        <translation>Stando, qui il valore è %1 della puntata</translation>
    </message>
    <message>
        <source>Doubling on %1 loses %2 of the time here</source>
        <translation>Raddoppiando con %1, qui la probabilità di perdere è %2</translation>
    </message>
    <message>
        <source>Doubling is worth %1 of the stake here</source>
        <translation>Raddoppiando, qui il valore è %1 della puntata</translation>
    </message>
    <message>
        <source>Splitting is worth %1 of the stake here, all hands together</source>
        <translation>Dividendo, qui il valore è %1 della puntata, con tutte le mani insieme</translation>
    </message>
    <message>
        <source>Giving the hand up always costs half the stake</source>
        <translation>Rinunciare alla mano costa sempre metà della puntata</translation>
    </message>
    <message>
        <source>Insurance is worth %1 of its stake here</source>
        <translation>Con l’assicurazione, qui il valore è %1 della sua puntata</translation>
    </message>
    <message>
        <source>Even money pays the stake once, whatever the dealer has</source>
        <translation>L’even money dà una volta la puntata, qualunque cosa abbia il banco</translation>
    </message>
    <message>
        <source>Declining is worth %1 of the stake here</source>
        <translation>Dicendo no, qui il valore è %1 della puntata</translation>
    </message>
    <message>
        <source>Following is worth %1 of the stake here</source>
        <translation>Seguendo, qui il valore è %1 della puntata</translation>
    </message>
    <message>
        <source>hitting is worth %1 of the stake more</source>
        <translation>chiedendo carta, %1 di puntata in più</translation>
    </message>
    <message>
        <source>standing is worth %1 of the stake more</source>
        <translation>stando, %1 di puntata in più</translation>
    </message>
    <message>
        <source>doubling is worth %1 of the stake more</source>
        <translation>raddoppiando, %1 di puntata in più</translation>
    </message>
    <message>
        <source>splitting is worth %1 of the stake more</source>
        <translation>dividendo, %1 di puntata in più</translation>
    </message>
    <message>
        <source>giving it up is worth %1 of the stake more</source>
        <translation>rinunciando, %1 di puntata in più</translation>
    </message>
    <message>
        <source>insurance is worth %1 of its stake more</source>
        <translation>con l’assicurazione, %1 della sua puntata in più</translation>
    </message>
    <message>
        <source>even money is worth %1 of the stake more</source>
        <translation>con l’even money, %1 di puntata in più</translation>
    </message>
    <message>
        <source>declining is worth %1 of the stake more</source>
        <translation>dicendo no, %1 di puntata in più</translation>
    </message>
    <message>
        <source>following is worth %1 of the stake more</source>
        <translation>seguendo, %1 di puntata in più</translation>
    </message>
    <message>
        <source>hitting is worth %1 of the stake less</source>
        <translation>chiedendo carta, %1 di puntata in meno</translation>
    </message>
    <message>
        <source>standing is worth %1 of the stake less</source>
        <translation>stando, %1 di puntata in meno</translation>
    </message>
    <message>
        <source>doubling is worth %1 of the stake less</source>
        <translation>raddoppiando, %1 di puntata in meno</translation>
    </message>
    <message>
        <source>splitting is worth %1 of the stake less</source>
        <translation>dividendo, %1 di puntata in meno</translation>
    </message>
    <message>
        <source>giving it up is worth %1 of the stake less</source>
        <translation>rinunciando, %1 di puntata in meno</translation>
    </message>
    <message>
        <source>insurance is worth %1 of its stake less</source>
        <translation>con l’assicurazione, %1 della sua puntata in meno</translation>
    </message>
    <message>
        <source>even money is worth %1 of the stake less</source>
        <translation>con l’even money, %1 di puntata in meno</translation>
    </message>
    <message>
        <source>declining is worth %1 of the stake less</source>
        <translation>dicendo no, %1 di puntata in meno</translation>
    </message>
    <message>
        <source>following is worth %1 of the stake less</source>
        <translation>seguendo, %1 di puntata in meno</translation>
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
        <translation>%1 %2: vince %3, pareggia %4, perde %5</translation>
    </message>
    <message>
        <source>%1 %2: all hands together, each wins or loses by itself</source>
        <translation>%1 %2: le mani insieme, ognuna vince o perde da sé</translation>
    </message>
    <message>
        <source>%1 was your answer, and the round came to %2; on average that answer is worth %3 of the stake.</source>
        <translation>%1 è stata allora la tua risposta e il round è finito con %2; in media la risposta vale %3 della puntata.</translation>
    </message>
    <message>
        <source>What if: %1. On these cards the hand would come to %2; on average the answer is worth %3 of the stake.</source>
        <translation>E se: %1. Con queste carte la mano finirebbe con %2; in media la risposta vale %3 della puntata.</translation>
    </message>
    <message>
        <source>What if: %1. On average %2 of the stake; how it would have ended is shown when this shoe ends.</source>
        <translation>E se: %1. In media %2 della puntata; che cosa sarebbe uscito si dirà quando questo sabot sarà finito.</translation>
    </message>
    <message>
        <source>What if: %1. It didn&apos;t happen. On these cards the round would have come to %2 instead of %3; on average the answer is worth %4 of the stake.</source>
        <translation>E se: %1. Non è successo. Con queste carte il round sarebbe finito con %2 invece di %3; in media la risposta vale %4 della puntata.</translation>
    </message>
    <message>
        <source>When it was played, the decisions cost %1 in all; %2 was luck.</source>
        <translation>Quando è stato giocato, le decisioni sono costate in tutto %1; la fortuna è stata %2.</translation>
    </message>
    <message>
        <source>%1 The side bets were worth %2 before the first card.</source>
        <translation>%1 Le scommesse laterali valevano %2 prima della prima carta.</translation>
    </message>
    <message>
        <source>%1; “%2” is worth the same.</source>
        <comment>two halves of a sentence, the second about an answer</comment>
        <translation>%1; «%2» vale lo stesso.</translation>
    </message>
    <message>
        <source>%1 stakes, %2</source>
        <comment>a number, an amount</comment>
        <translation>%1 puntate, %2</translation>
    </message>
    <message>
        <source>Giving the hand up is worth %1 of the stake here</source>
        <translation>Rinunciando alla mano, qui il valore è %1 della puntata</translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <source>Review</source>
        <translation>Revisione</translation>
    </message>
    <message>
        <source>This is what happened.</source>
        <translation>Questo è ciò che è successo.</translation>
    </message>
    <message>
        <source>This is what would have happened, not what did.</source>
        <translation>Questo è ciò che sarebbe uscito, non ciò che è successo.</translation>
    </message>
    <message>
        <source>Press another answer to see what would have happened.</source>
        <translation>Premi un’altra risposta per vedere che cosa ne sarebbe uscito.</translation>
    </message>
    <message>
        <source>Show the decision again</source>
        <translation>Mostra di nuovo la decisione</translation>
    </message>
    <message>
        <source>Stop review</source>
        <translation>Ferma revisione</translation>
    </message>
</context>
<context>
    <name>ReviewNote</name>
    <message>
        <source>Answer as you would now. The figures follow.</source>
        <translation>Rispondi come faresti ora. Le cifre vengono dopo.</translation>
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
        <translation>%1 valeva %2 di puntata in più</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Worth %1 of its stake before the first card</source>
        <comment>a side bet</comment>
        <translation>Valeva %1 della sua puntata prima della prima carta</translation>
    </message>
    <message>
        <source>Behind, %1</source>
        <comment>whose hand</comment>
        <translation>Dietro, %1</translation>
    </message>
    <message>
        <source>Insurance, %1</source>
        <comment>whose hand</comment>
        <translation>Assicurazione, %1</translation>
    </message>
    <message>
        <source>%1, hand %2</source>
        <comment>a side bet and whose</comment>
        <translation>%1, mano %2</translation>
    </message>
    <message>
        <source>Shoe %1</source>
        <translation>Sabot %1</translation>
    </message>
    <message>
        <source>cards %1 to %2</source>
        <translation>carte da %1 a %2</translation>
    </message>
    <message>
        <source>commitment %1</source>
        <translation>impegno %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>seed %1</translation>
    </message>
    <message>
        <source>seed shown when the shoe ends</source>
        <translation>il seed si mostra a sabot finito</translation>
    </message>
    <message>
        <source>client seed %1</source>
        <translation>seed del client %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Round %1, %2, %3 against %4, %5, %6</source>
        <translation>Round %1, %2, %3 contro %4, %5, %6</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>a side bet</comment>
        <translation>%1: vinta</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>a side bet</comment>
        <translation>%1: persa</translation>
    </message>
    <message>
        <source>recovered</source>
        <translation>recuperato</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>danneggiato</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what is told of a round</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>The cards of this round can&apos;t be read: %1</source>
        <translation>Impossibile leggere le carte di questo round: %1</translation>
    </message>
    <message>
        <source>The record of this round can&apos;t be read to the end. It is shown as far as it goes; the money is as it was booked.</source>
        <translation>La registrazione di questo round non si può leggere fino alla fine. È mostrato fin dove arriva; il denaro è quello registrato.</translation>
    </message>
    <message>
        <source>%1: %2 decided early</source>
        <comment>a hand, an action</comment>
        <translation>%1: %2 deciso in anticipo</translation>
    </message>
    <message>
        <source>%1: double followed</source>
        <translation>%1: raddoppio seguito</translation>
    </message>
    <message>
        <source>%1: split followed</source>
        <translation>%1: divisione seguita</translation>
    </message>
    <message>
        <source>%1: not followed</source>
        <translation>%1: non seguito</translation>
    </message>
    <message>
        <source>%1: hit on %2 against %3</source>
        <translation>%1: chiede carta con %2 contro %3</translation>
    </message>
    <message>
        <source>%1: stand on %2 against %3</source>
        <translation>%1: sta con %2 contro %3</translation>
    </message>
    <message>
        <source>%1: double on %2 against %3</source>
        <translation>%1: raddoppia con %2 contro %3</translation>
    </message>
    <message>
        <source>%1: split on %2 against %3</source>
        <translation>%1: divide con %2 contro %3</translation>
    </message>
    <message>
        <source>%1: give up on %2 against %3</source>
        <translation>%1: rinuncia con %2 contro %3</translation>
    </message>
    <message>
        <source>%1: surrender on %2 against %3</source>
        <translation>%1: resa con %2 contro %3</translation>
    </message>
    <message>
        <source>%1: insurance on %2 against %3</source>
        <translation>%1: assicurazione con %2 contro %3</translation>
    </message>
    <message>
        <source>%1: even money on %2 against %3</source>
        <translation>%1: even money con %2 contro %3</translation>
    </message>
    <message>
        <source>%1: no even money</source>
        <translation>%1: niente even money</translation>
    </message>
    <message>
        <source>%1: no insurance</source>
        <translation>%1: niente assicurazione</translation>
    </message>
    <message>
        <source>%1: not given up</source>
        <translation>%1: nessuna rinuncia</translation>
    </message>
    <message>
        <source>%1: no surrender</source>
        <translation>%1: nessuna resa</translation>
    </message>
    <message>
        <source>%1 (no answer)</source>
        <comment>a decision</comment>
        <translation>%1 (nessuna risposta)</translation>
    </message>
    <message>
        <source>%1 (early)</source>
        <comment>a decision</comment>
        <translation>%1 (in anticipo)</translation>
    </message>
    <message>
        <source>Mistakes cost %1</source>
        <translation>Gli errori sono costati %1</translation>
    </message>
    <message>
        <source>Luck %1</source>
        <translation>Fortuna %1</translation>
    </message>
    <message>
        <source>Before the round: %1</source>
        <comment>what was said of a count</comment>
        <translation>Prima del round: %1</translation>
    </message>
    <message>
        <source>After the round: %1</source>
        <comment>what was said of a count</comment>
        <translation>Dopo il round: %1</translation>
    </message>
    <message>
        <source>%1, %2 staked by the house</source>
        <comment>a stake, an amount</comment>
        <translation>%1, %2 puntati dalla casa</translation>
    </message>
    <message>
        <source>%1: free double on %2 against %3</source>
        <translation>%1: raddoppia gratis con %2 contro %3</translation>
    </message>
    <message>
        <source>%1: free split on %2 against %3</source>
        <translation>%1: divide gratis con %2 contro %3</translation>
    </message>
</context>
<context>
    <name>RoundDetailsView</name>
    <message>
        <source>As dealt</source>
        <translation>Come distribuito</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Denaro</translation>
    </message>
    <message>
        <source>Total staked</source>
        <translation>Puntato in tutto</translation>
    </message>
    <message>
        <source>Paid out, stakes included</source>
        <translation>Pagato, puntate comprese</translation>
    </message>
    <message>
        <source>Luck and play</source>
        <translation>Fortuna e gioco</translation>
    </message>
    <message>
        <source>Hands, played best</source>
        <translation>Mani, gioco ottimale</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Scommesse laterali</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errori</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Fortuna</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Netto</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisioni</translation>
    </message>
    <message>
        <source>Why it ended this way</source>
        <translation>Perché è finita così</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Correttezza</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>These cards in other games</source>
        <translation>Queste carte in altri giochi</translation>
    </message>
    <message>
        <source>You, as dealt</source>
        <translation>Tu, come distribuito</translation>
    </message>
    <message>
        <source>You, at the end</source>
        <translation>Tu, alla fine</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Ora</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Your side bets</source>
        <translation>Le tue scommesse laterali</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Le tue decisioni</translation>
    </message>
    <message>
        <source>Others at the table</source>
        <translation>Gli altri al tavolo</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Your count</source>
        <translation>Il tuo conteggio</translation>
    </message>
</context>
<context>
    <name>RoundList</name>
    <message>
        <source>Rounds</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>No rounds match the filter.</source>
        <translation>Nessun round corrisponde al filtro.</translation>
    </message>
    <message>
        <source>Rounds appear here when they are finished.</source>
        <translation>I round compaiono qui quando sono finiti.</translation>
    </message>
    <message>
        <source>Show all rounds</source>
        <translation>Mostra tutti i round</translation>
    </message>
    <message>
        <source>Earlier</source>
        <comment>rounds</comment>
        <translation>Prima</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>Staked %1, net %2</source>
        <comment>in a round</comment>
        <translation>Puntato %1, netto %2</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>a heading</comment>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>a heading</comment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>of a hand</comment>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Bets</source>
        <comment>a heading</comment>
        <translation>Puntate</translation>
    </message>
    <message>
        <source>Bet</source>
        <comment>a heading</comment>
        <translation>Puntata</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Puntato</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
</context>
<context>
    <name>RoundWriter</name>
    <message>
        <source>Export the Rundown</source>
        <translation>Esporta la cronologia</translation>
    </message>
    <message>
        <source>CSV, one play per line</source>
        <translation>CSV, una giocata per riga</translation>
    </message>
    <message>
        <source>JSON, one round per line</source>
        <translation>JSON, un round per riga</translation>
    </message>
    <message>
        <source>rundown</source>
        <comment>a file&apos;s name</comment>
        <translation>cronologia</translation>
    </message>
</context>
<context>
    <name>RuleEditor</name>
    <message>
        <source>No rule matches “%1”.</source>
        <translation>Nessuna regola si chiama «%1».</translation>
    </message>
    <message>
        <source>What the rules are worth</source>
        <translation>Quanto valgono le regole</translation>
    </message>
    <message>
        <source>Save your changes?</source>
        <translation>Salvare le modifiche?</translation>
    </message>
    <message>
        <source>These rules can&apos;t be played yet. Fix what is marked before you save.</source>
        <translation>Con queste regole non si può ancora giocare: correggi ciò che è segnato prima di salvarle.</translation>
    </message>
    <message>
        <source>They become a game of your own; the built-in game stays as it is.</source>
        <translation>Diventano un gioco tuo; il gioco incorporato resta com’è.</translation>
    </message>
    <message>
        <source>The game&apos;s file still has the rules as they were.</source>
        <translation>Il file del gioco contiene ancora le regole di prima.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Scarta le modifiche</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Continua a modificare</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more rules</source>
        <translation>
            <numerusform>Mostra %n altra regola</numerusform>
            <numerusform>Mostra altre %n regole</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleLine</name>
    <message>
        <source>the house&apos;s choice</source>
        <translation>scelta della casa</translation>
    </message>
</context>
<context>
    <name>RuleSaid</name>
    <message>
        <source>No longer: %1</source>
        <translation>Non vale più: %1</translation>
    </message>
</context>
<context>
    <name>RuleTrials</name>
    <message>
        <source>Try other rules</source>
        <translation>Prova altre regole</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Annulla le prove</translation>
    </message>
    <message>
        <source>Decks: %1</source>
        <translation>Mazzi: %1</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>Dealer hits soft 17</source>
        <translation>Il banco chiede con soft 17</translation>
    </message>
    <message>
        <source>Dealer peeks for blackjack</source>
        <translation>Il banco controlla il blackjack</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>Raddoppio dopo la divisione</translation>
    </message>
    <message>
        <source>Double on</source>
        <translation>Raddoppio con</translation>
    </message>
    <message>
        <source>Hands from one pair</source>
        <translation>Mani da una coppia</translation>
    </message>
    <message>
        <source>no split</source>
        <translation>nessuna divisione</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Resa</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>late</source>
        <translation>tardiva</translation>
    </message>
    <message>
        <source>early</source>
        <translation>anticipata</translation>
    </message>
    <message>
        <source>Blackjack pays</source>
        <translation>Il blackjack paga</translation>
    </message>
    <message>
        <source>any total</source>
        <translation>ogni totale</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>What files and the command line call the game.</source>
        <translation>Come i file e la riga di comando chiamano il gioco.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>What the game is called in the lobby and at the table.</source>
        <translation>Come si chiama il gioco nella lobby e al tavolo.</translation>
    </message>
    <message>
        <source>Published return</source>
        <translation>Ritorno pubblicato</translation>
    </message>
    <message>
        <source>The return to the player on a casino&apos;s own sheet, as a fraction of 1; empty if it gives none.</source>
        <translation>Quanto ritorna a lungo termine secondo il regolamento di un casinò, come frazione di 1; vuoto se non indicato.</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mescolata</translation>
    </message>
    <message>
        <source>When the cards are shuffled.</source>
        <translation>Quando si mescolano tutte le carte.</translation>
    </message>
    <message>
        <source>Position of the cut card</source>
        <translation>Posizione della carta di taglio</translation>
    </message>
    <message>
        <source>How much of the shoe is dealt before the cut card comes out.</source>
        <translation>La parte del sabot distribuita prima che esca la carta di taglio.</translation>
    </message>
    <message>
        <source>Burned cards</source>
        <translation>Carte bruciate</translation>
    </message>
    <message>
        <source>How many cards are burned face down after a shuffle.</source>
        <translation>Quante carte si mettono da parte coperte dopo una mescolata.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Posti</translation>
    </message>
    <message>
        <source>How many hands the table has room for.</source>
        <translation>Quante mani può ospitare il tavolo.</translation>
    </message>
    <message>
        <source>Seats per player</source>
        <translation>Posti per giocatore</translation>
    </message>
    <message>
        <source>How many of them one player may take.</source>
        <translation>Quanti ne può prendere un giocatore.</translation>
    </message>
    <message>
        <source>Other people</source>
        <translation>Altre persone</translation>
    </message>
    <message>
        <source>Other people, played by the program, sit at the table.</source>
        <translation>Il programma fa giocare altre persone al tavolo.</translation>
    </message>
    <message>
        <source>Shared table</source>
        <translation>Tavolo condiviso</translation>
    </message>
    <message>
        <source>Seats are kept from round to round, players may bet behind others, and decisions may be made early.</source>
        <translation>I posti si tengono da un round all’altro, si può puntare dietro quelli altrui e decidere in anticipo.</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Ordine di gioco</translation>
    </message>
    <message>
        <source>The order in which seats are dealt and played.</source>
        <translation>L’ordine in cui i posti ricevono le carte e giocano.</translation>
    </message>
    <message>
        <source>Dealer&apos;s first card</source>
        <translation>Prima carta del banco</translation>
    </message>
    <message>
        <source>Whether the dealer&apos;s first card is dealt face up or face down.</source>
        <translation>Se la prima carta del banco viene data scoperta o coperta.</translation>
    </message>
    <message>
        <source>Seconds to bet</source>
        <translation>Secondi per puntare</translation>
    </message>
    <message>
        <source>How long betting stays open; 0 for no time limit.</source>
        <translation>Per quanto restano aperte le puntate; 0 per tutto il tempo che vuoi.</translation>
    </message>
    <message>
        <source>Seconds for a decision</source>
        <translation>Secondi per decidere</translation>
    </message>
    <message>
        <source>How long a decision may take; 0 for no time limit.</source>
        <translation>Quanto può durare una decisione; 0 per tutto il tempo che vuoi.</translation>
    </message>
    <message>
        <source>Dealer hits soft 17</source>
        <translation>Il banco chiede con soft 17</translation>
    </message>
    <message>
        <source>Dealer peeks for blackjack</source>
        <translation>Il banco controlla il blackjack</translation>
    </message>
    <message>
        <source>With an ace or a ten up, the dealer checks the hole card before hands are played.</source>
        <translation>Con un asso o un dieci scoperto, il banco guarda la carta coperta prima che si giochino le mani.</translation>
    </message>
    <message>
        <source>Hint about the hole card</source>
        <translation>Indizio sulla carta coperta</translation>
    </message>
    <message>
        <source>What the dealer says about the hole card: small from 2 to 5, medium from 6 to 9, large from 10 to ace.</source>
        <translation>Che cosa il banco dice della carta coperta: bassa da 2 a 5, media da 6 a 9, alta da 10 all’asso.</translation>
    </message>
    <message>
        <source>Two gold cards are shown</source>
        <translation>Due carte d’oro si mostrano</translation>
    </message>
    <message>
        <source>If both of the dealer&apos;s cards are tens, court cards or aces, both are shown before you play.</source>
        <translation>Se entrambe le carte del banco sono dieci, figure o assi, si girano tutte e due prima che tu giochi.</translation>
    </message>
    <message>
        <source>Dealer&apos;s 22 pushes</source>
        <translation>Pareggio con il 22 del banco</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, hands push instead of winning. Gold cards are tens, court cards and aces.</source>
        <translation>Quando il banco sballa con 22 esatto, le mani pareggiano invece di vincere. Le carte d’oro sono dieci, figure e assi.</translation>
    </message>
    <message>
        <source>Blackjack pays</source>
        <translation>Il blackjack paga</translation>
    </message>
    <message>
        <source>What a blackjack wins: 3:2 is 3 for every 2 staked.</source>
        <translation>Quanto vince un blackjack: 3:2 significa 3 ogni 2 puntati.</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Assicurazione</translation>
    </message>
    <message>
        <source>Against an ace, a hand may be insured for half its stake.</source>
        <translation>Contro un asso, una mano si può assicurare per metà della sua puntata.</translation>
    </message>
    <message>
        <source>Insure a blackjack</source>
        <translation>Assicurare un blackjack</translation>
    </message>
    <message>
        <source>A blackjack may be insured too.</source>
        <translation>Anche un blackjack si può assicurare.</translation>
    </message>
    <message>
        <source>Insurance pays</source>
        <translation>L’assicurazione paga</translation>
    </message>
    <message>
        <source>What insurance wins if the dealer has a blackjack.</source>
        <translation>Quanto vince l’assicurazione se il banco ha blackjack.</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Even money</translation>
    </message>
    <message>
        <source>The up cards against which a blackjack may be paid 1:1 at once.</source>
        <translation>Contro quali carte un blackjack si può incassare subito 1:1.</translation>
    </message>
    <message>
        <source>Double on</source>
        <translation>Raddoppio con</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>Raddoppio dopo la divisione</translation>
    </message>
    <message>
        <source>Hands may be doubled after a split.</source>
        <translation>Una mano nata da una divisione si può raddoppiare.</translation>
    </message>
    <message>
        <source>Hands from one pair</source>
        <translation>Mani da una coppia</translation>
    </message>
    <message>
        <source>The most hands that one may be split into; 1 for no splits.</source>
        <translation>Quante mani si possono fare da una con le divisioni; 1 per nessuna divisione.</translation>
    </message>
    <message>
        <source>Split aces</source>
        <translation>Divisione degli assi</translation>
    </message>
    <message>
        <source>How hands from split aces are played.</source>
        <translation>Come si giocano le mani nate da due assi.</translation>
    </message>
    <message>
        <source>Resplit aces</source>
        <translation>Ridivisione degli assi</translation>
    </message>
    <message>
        <source>A pair of aces that comes up after a split may be split again.</source>
        <translation>Anche una coppia d’assi nata da una divisione si può dividere.</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Resa</translation>
    </message>
    <message>
        <source>Surrender against</source>
        <translation>Resa contro</translation>
    </message>
    <message>
        <source>The up cards against which a hand may be given up.</source>
        <translation>Contro quali carte del banco si può rinunciare a una mano.</translation>
    </message>
    <message>
        <source>When no answer comes</source>
        <translation>Mancata risposta</translation>
    </message>
    <message>
        <source>What happens to a round when time runs out or you leave in the middle.</source>
        <translation>Che cosa accade a un round in cui il tempo scade o che viene lasciato a metà.</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Scommesse laterali</translation>
    </message>
    <message>
        <source>Bets besides the main stake, each with its own pay table and limits.</source>
        <translation>Scommesse accanto alla puntata principale, ognuna con tabella dei pagamenti e limiti propri.</translation>
    </message>
    <message>
        <source>Table limits</source>
        <translation>Limiti della puntata di una mano</translation>
    </message>
    <message>
        <source>The smallest and largest stake on a hand, in each currency. The first currency is the game&apos;s default.</source>
        <translation>La puntata minima e la massima, in ogni valuta. La prima valuta è quella abituale del gioco.</translation>
    </message>
    <message>
        <source>The house&apos;s choices</source>
        <translation>Scelte della casa</translation>
    </message>
    <message>
        <source>What the Rules page marks as decided by the house, because no published sheet covers it.</source>
        <translation>Ciò che la pagina delle regole segna come deciso dalla casa, perché nessun regolamento pubblicato lo dice.</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Panno</translation>
    </message>
    <message>
        <source>The cloth on the table.</source>
        <translation>Il rivestimento del tavolo.</translation>
    </message>
    <message>
        <source>Place in the lobby</source>
        <translation>Posizione nella lobby</translation>
    </message>
    <message>
        <source>Games with a smaller number come first; those without one come last.</source>
        <translation>I giochi con un numero più basso vengono prima; quelli senza numero per ultimi.</translation>
    </message>
    <message>
        <source>before every round</source>
        <translation>prima di ogni round</translation>
    </message>
    <message>
        <source>after a cut card</source>
        <translation>dopo una carta di taglio</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>as many as the value of the first card</source>
        <translation>quante ne indica la prima carta</translation>
    </message>
    <message>
        <source>first seat to last</source>
        <translation>dal primo posto all’ultimo</translation>
    </message>
    <message>
        <source>last seat to first</source>
        <translation>dall’ultimo posto al primo</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>scoperta</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>coperta</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>small, medium or large</source>
        <translation>bassa, media o alta</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>except two gold cards and 21</source>
        <translation>tranne due carte d’oro e 21</translation>
    </message>
    <message>
        <source>except any with two gold cards and 21</source>
        <translation>tranne ogni mano con due carte d’oro e 21</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>un asso</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>un dieci</translation>
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
        <translation>una carta ciascuno</translation>
    </message>
    <message>
        <source>like other hands</source>
        <translation>come le altre mani</translation>
    </message>
    <message>
        <source>never</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>after the dealer peeks</source>
        <translation>dopo il controllo del banco</translation>
    </message>
    <message>
        <source>before the dealer peeks</source>
        <translation>prima del controllo del banco</translation>
    </message>
    <message>
        <source>every card</source>
        <translation>ogni carta</translation>
    </message>
    <message>
        <source>2 to 9</source>
        <translation>da 2 a 9</translation>
    </message>
    <message>
        <source>it waits for you</source>
        <translation>ti aspetta</translation>
    </message>
    <message>
        <source>it is finished for you</source>
        <translation>si conclude per te</translation>
    </message>
    <message>
        <source>Emerald</source>
        <translation>Smeraldo</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Mezzanotte</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Borgogna</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>Laguna</translation>
    </message>
    <message>
        <source>Classic green</source>
        <translation>Verde classico</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Antracite</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Il gioco</translation>
    </message>
    <message>
        <source>Decks and shoe</source>
        <translation>Mazzi e sabot</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Blackjack and insurance</source>
        <translation>Blackjack e assicurazione</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Raddoppio</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Divisione</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limiti</translation>
    </message>
    <message>
        <source>Table and seats</source>
        <translation>Tavolo e posti</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Tempi</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Mancata risposta</translation>
    </message>
    <message>
        <source>Felt and lobby</source>
        <translation>Panno e lobby</translation>
    </message>
    <message>
        <source>A hand of 21 stands automatically</source>
        <translation>Una mano da 21 sta da sé</translation>
    </message>
    <message>
        <source>Dealing order</source>
        <translation>Ordine di distribuzione</translation>
    </message>
    <message>
        <source>Payouts exclude the returned stake</source>
        <translation>I pagamenti non includono la puntata restituita</translation>
    </message>
    <message>
        <source>%1: pay table</source>
        <comment>a side bet</comment>
        <translation>%1: tabella dei pagamenti</translation>
    </message>
    <message>
        <source>%1: limits</source>
        <comment>a side bet</comment>
        <translation>%1: limiti</translation>
    </message>
    <message>
        <source>The dealer hits a 17 that counts an ace as 11; where the dealer stands on a higher total only, that total.</source>
        <translation>Il banco chiede con un 17 in cui un asso vale 11; se sta solo con un totale più alto, con quello.</translation>
    </message>
    <message>
        <source>Dealer stands on</source>
        <translation>Il banco sta con</translation>
    </message>
    <message>
        <source>The lowest total on which the dealer takes no more cards.</source>
        <translation>Il totale più basso con cui il banco non prende altre carte.</translation>
    </message>
    <message>
        <source>Dealer&apos;s blackjack takes</source>
        <translation>Il blackjack del banco prende</translation>
    </message>
    <message>
        <source>What a dealer&apos;s blackjack takes that shows only after hands were doubled and split. All of it is the European rule; busted hands and one more stake the Australian.</source>
        <translation>Che cosa prende un blackjack del banco che si scopre solo dopo raddoppi e divisioni. Tutto è la regola europea; le mani sballate e un’altra puntata quella australiana.</translation>
    </message>
    <message>
        <source>Equal hands</source>
        <translation>Mani uguali</translation>
    </message>
    <message>
        <source>every stake</source>
        <translation>tutte le puntate</translation>
    </message>
    <message>
        <source>the first stake</source>
        <translation>la prima puntata</translation>
    </message>
    <message>
        <source>each hand&apos;s first stake, busted hands whole</source>
        <translation>la prima puntata di ogni mano, quelle sballate intere</translation>
    </message>
    <message>
        <source>busted hands and one more stake</source>
        <translation>le mani sballate e un’altra puntata</translation>
    </message>
    <message>
        <source>the dealer wins</source>
        <translation>vince il banco</translation>
    </message>
    <message>
        <source>the dealer wins, but your blackjack is paid</source>
        <translation>vince il banco, ma il tuo blackjack è pagato</translation>
    </message>
    <message>
        <source>every hand</source>
        <translation>ogni mano</translation>
    </message>
    <message>
        <source>a push</source>
        <translation>pareggio</translation>
    </message>
    <message>
        <source>On which totals a hand may be doubled.</source>
        <translation>Con quali totali una mano si può raddoppiare.</translation>
    </message>
    <message>
        <source>Double with</source>
        <translation>Carte per il raddoppio</translation>
    </message>
    <message>
        <source>With how many cards a hand may be doubled.</source>
        <translation>Con quante carte una mano si può raddoppiare.</translation>
    </message>
    <message>
        <source>Hands from a pair of aces</source>
        <translation>Mani da una coppia di assi</translation>
    </message>
    <message>
        <source>The most hands that a pair of aces may be split into.</source>
        <translation>Quante mani si possono fare da una coppia di assi con le divisioni.</translation>
    </message>
    <message>
        <source>Cards of a Charlie</source>
        <translation>Carte di un Charlie</translation>
    </message>
    <message>
        <source>With so many cards a hand that isn&apos;t bust ends and wins, whatever its total.</source>
        <translation>Con tante carte una mano che non è sballata finisce e vince, qualunque sia il suo totale.</translation>
    </message>
    <message>
        <source>A Charlie wins</source>
        <translation>Un Charlie vince</translation>
    </message>
    <message>
        <source>Against which hands of the dealer a hand wins by the number of its cards.</source>
        <translation>Contro quali mani del banco una mano vince per il numero delle sue carte.</translation>
    </message>
    <message>
        <source>a push, but your 21 wins</source>
        <translation>pareggio, ma il tuo 21 vince</translation>
    </message>
    <message>
        <source>any total</source>
        <translation>ogni totale</translation>
    </message>
    <message>
        <source>the first two cards</source>
        <translation>le prime due</translation>
    </message>
    <message>
        <source>any number of cards</source>
        <translation>un numero qualsiasi</translation>
    </message>
    <message>
        <source>hit, not doubled</source>
        <translation>carta sì, raddoppio no</translation>
    </message>
    <message>
        <source>no Charlie</source>
        <translation>nessun Charlie</translation>
    </message>
    <message>
        <source>five cards</source>
        <translation>cinque carte</translation>
    </message>
    <message>
        <source>six cards</source>
        <translation>sei carte</translation>
    </message>
    <message>
        <source>seven cards</source>
        <translation>sette carte</translation>
    </message>
    <message>
        <source>against everything</source>
        <translation>contro tutto</translation>
    </message>
    <message>
        <source>except against a blackjack</source>
        <translation>tranne contro un blackjack</translation>
    </message>
    <message>
        <source>except against 21</source>
        <translation>tranne contro 21</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Charlie</translation>
    </message>
    <message>
        <source>Dealer&apos;s second card</source>
        <translation>Seconda carta del banco</translation>
    </message>
    <message>
        <source>When the dealer gets it. After the players is the European rule: there is no hole card to peek at, and it isn&apos;t drawn if nothing is left to decide.</source>
        <translation>Quando il banco la riceve. Dopo i giocatori è la regola europea: non c’è carta coperta da controllare, e non si prende se non resta nulla da decidere.</translation>
    </message>
    <message>
        <source>with the first cards</source>
        <translation>con le prime carte</translation>
    </message>
    <message>
        <source>after the players</source>
        <translation>dopo i giocatori</translation>
    </message>
    <message>
        <source>How many decks of cards are used.</source>
        <translation>Quanti mazzi sono in uso.</translation>
    </message>
    <message>
        <source>Kind of deck</source>
        <translation>Tipo di mazzo</translation>
    </message>
    <message>
        <source>Whether the decks have their tens.</source>
        <translation>Se i mazzi hanno i loro dieci.</translation>
    </message>
    <message>
        <source>Both dealer cards open</source>
        <translation>Due carte del banco scoperte</translation>
    </message>
    <message>
        <source>Both of the dealer&apos;s cards are dealt face up, as in Double Exposure. A blackjack ends the round at once, and nothing can be insured.</source>
        <translation>Entrambe le carte del banco vengono date scoperte, come in Double Exposure. Un blackjack chiude subito il round, e non si può assicurare nulla.</translation>
    </message>
    <message>
        <source>Surrender after a double</source>
        <translation>Resa dopo il raddoppio</translation>
    </message>
    <message>
        <source>A doubled hand may be given up for half its stake once its card is dealt.</source>
        <translation>A una mano raddoppiata si può rinunciare per metà della sua puntata, una volta data la sua carta.</translation>
    </message>
    <message>
        <source>What makes a pair</source>
        <translation>Che cosa fa coppia</translation>
    </message>
    <message>
        <source>Whether any two cards that count 10 may be split, or only two of the same rank.</source>
        <translation>Se si possono dividere due carte qualsiasi che valgono 10, o solo due dello stesso rango.</translation>
    </message>
    <message>
        <source>21 with five cards pays</source>
        <translation>21 con cinque carte paga</translation>
    </message>
    <message>
        <source>What a hand of 21 with five cards or more wins if it wasn&apos;t doubled; 1:1 for no bonus.</source>
        <translation>Quanto vince una mano da 21 con cinque carte o più, se non è stata raddoppiata; 1:1 significa nessun bonus.</translation>
    </message>
    <message>
        <source>21 with six cards pays</source>
        <translation>21 con sei carte paga</translation>
    </message>
    <message>
        <source>What a hand of 21 with six cards or more wins if it wasn&apos;t doubled; 1:1 for no bonus.</source>
        <translation>Quanto vince una mano da 21 con sei carte o più, se non è stata raddoppiata; 1:1 significa nessun bonus.</translation>
    </message>
    <message>
        <source>21 with seven cards pays</source>
        <translation>21 con sette carte paga</translation>
    </message>
    <message>
        <source>What a hand of 21 with seven cards or more wins if it wasn&apos;t doubled; 1:1 for no bonus.</source>
        <translation>Quanto vince una mano da 21 con sette carte o più, se non è stata raddoppiata; 1:1 significa nessun bonus.</translation>
    </message>
    <message>
        <source>6-7-8 pays</source>
        <translation>6-7-8 paga</translation>
    </message>
    <message>
        <source>What a 6, a 7 and an 8 win, whatever their suits; 1:1 for no bonus.</source>
        <translation>Quanto vincono un 6, un 7 e un 8, di qualunque seme; 1:1 significa nessun bonus.</translation>
    </message>
    <message>
        <source>6-7-8 of one suit pays</source>
        <translation>6-7-8 dello stesso seme paga</translation>
    </message>
    <message>
        <source>What a 6, a 7 and an 8 of the same suit win; 1:1 for no bonus of their own.</source>
        <translation>Quanto vincono un 6, un 7 e un 8 dello stesso seme; 1:1 significa nessun bonus a parte.</translation>
    </message>
    <message>
        <source>6-7-8 of spades pays</source>
        <translation>6-7-8 di picche paga</translation>
    </message>
    <message>
        <source>What the 6, 7 and 8 of spades win; 1:1 for no bonus of their own.</source>
        <translation>Quanto vincono il 6, il 7 e l’8 di picche; 1:1 significa nessun bonus a parte.</translation>
    </message>
    <message>
        <source>7-7-7 pays</source>
        <translation>7-7-7 paga</translation>
    </message>
    <message>
        <source>What three sevens win, whatever their suits; 1:1 for no bonus.</source>
        <translation>Quanto vincono tre sette, di qualunque seme; 1:1 significa nessun bonus.</translation>
    </message>
    <message>
        <source>7-7-7 of one suit pays</source>
        <translation>7-7-7 dello stesso seme paga</translation>
    </message>
    <message>
        <source>What three sevens of the same suit win; 1:1 for no bonus of their own.</source>
        <translation>Quanto vincono tre sette dello stesso seme; 1:1 significa nessun bonus a parte.</translation>
    </message>
    <message>
        <source>7-7-7 of spades pays</source>
        <translation>7-7-7 di picche paga</translation>
    </message>
    <message>
        <source>What three sevens of spades win; 1:1 for no bonus of their own.</source>
        <translation>Quanto vincono tre sette di picche; 1:1 significa nessun bonus a parte.</translation>
    </message>
    <message>
        <source>full, 52 cards</source>
        <translation>completo, 52 carte</translation>
    </message>
    <message>
        <source>Spanish, 48 cards without the tens</source>
        <translation>spagnolo, 48 carte senza i dieci</translation>
    </message>
    <message>
        <source>the same value</source>
        <translation>lo stesso valore</translation>
    </message>
    <message>
        <source>the same rank</source>
        <translation>lo stesso rango</translation>
    </message>
    <message>
        <source>Bonuses for 21</source>
        <translation>Bonus per 21</translation>
    </message>
    <message>
        <source>Blackjack of one suit pays</source>
        <translation>Blackjack dello stesso seme paga</translation>
    </message>
    <message>
        <source>What a blackjack of one suit wins if that is more than others win; 1:1 for no more.</source>
        <translation>Quanto vince un blackjack dello stesso seme, se è più di quanto vincono gli altri; 1:1 significa nulla di più.</translation>
    </message>
    <message>
        <source>Suit of that blackjack</source>
        <translation>Seme di quel blackjack</translation>
    </message>
    <message>
        <source>The suit that both of its cards must have.</source>
        <translation>Il seme che devono avere entrambe le sue carte.</translation>
    </message>
    <message>
        <source>Double for less</source>
        <translation>Raddoppio per meno</translation>
    </message>
    <message>
        <source>Whoever has less left than a double costs may double for all that is left.</source>
        <translation>A chi resta meno di quanto costa un raddoppio è permesso raddoppiare con tutto ciò che resta.</translation>
    </message>
    <message>
        <source>Doubles of one hand</source>
        <translation>Raddoppi per mano</translation>
    </message>
    <message>
        <source>How many times a hand may be doubled: after its double&apos;s card again, for as much as is staked on it then.</source>
        <translation>Quante volte una mano si può raddoppiare: dopo la carta del raddoppio di nuovo, per quanto vi è allora puntato.</translation>
    </message>
    <message>
        <source>Free doubles</source>
        <translation>Raddoppi gratis</translation>
    </message>
    <message>
        <source>Which doubles of two cards the house stakes for the player. Hard: no ace counts 11.</source>
        <translation>Quali raddoppi con due carte la casa punta per il giocatore. Hard: nessun asso vale 11.</translation>
    </message>
    <message>
        <source>Free splits</source>
        <translation>Divisioni gratis</translation>
    </message>
    <message>
        <source>Of which pairs the house stakes the new hand for the player.</source>
        <translation>Di quali coppie la casa punta la nuova mano per il giocatore.</translation>
    </message>
    <message>
        <source>Surrender with</source>
        <translation>Carte per la resa</translation>
    </message>
    <message>
        <source>With how many cards a hand may be surrendered; with any number, after a split too.</source>
        <translation>Con quante carte una mano può arrendersi; con un numero qualsiasi, anche dopo una divisione.</translation>
    </message>
    <message>
        <source>a push, but your blackjack is paid</source>
        <translation>pareggio, ma il tuo blackjack è pagato</translation>
    </message>
    <message>
        <source>any suit</source>
        <translation>ogni seme</translation>
    </message>
    <message>
        <source>spades only</source>
        <translation>solo picche</translation>
    </message>
    <message>
        <source>hearts only</source>
        <translation>solo cuori</translation>
    </message>
    <message>
        <source>diamonds only</source>
        <translation>solo quadri</translation>
    </message>
    <message>
        <source>clubs only</source>
        <translation>solo fiori</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>nessun raddoppio</translation>
    </message>
    <message>
        <source>hard 9, 10, 11</source>
        <translation>hard 9, 10, 11</translation>
    </message>
    <message>
        <source>hard 10, 11</source>
        <translation>hard 10, 11</translation>
    </message>
    <message>
        <source>any total of two cards</source>
        <translation>ogni totale di due carte</translation>
    </message>
    <message>
        <source>no pair</source>
        <translation>nessuna coppia</translation>
    </message>
    <message>
        <source>every pair but tens</source>
        <translation>ogni coppia tranne i dieci</translation>
    </message>
    <message>
        <source>every pair</source>
        <translation>ogni coppia</translation>
    </message>
    <message>
        <source>Void against a blackjack</source>
        <translation>Non vale contro un blackjack</translation>
    </message>
    <message>
        <source>A dealer&apos;s blackjack that shows only when the hands have been played takes all of a surrendered one.</source>
        <translation>Un blackjack del banco che si scopre solo quando le mani sono state giocate prende l’intera puntata di una mano che si è arresa.</translation>
    </message>
    <message>
        <source>a push, but your 21 always wins</source>
        <translation>pareggio, ma il tuo 21 vince sempre</translation>
    </message>
    <message>
        <source>a ten or an ace</source>
        <translation>un dieci o un asso</translation>
    </message>
    <message>
        <source>Who wins when you and the dealer have the same total. A 21 that always wins beats a blackjack too that shows only then, unless that takes the first stake alone.</source>
        <translation>Chi vince quando tu e il banco avete lo stesso totale. Un 21 che vince sempre batte anche un blackjack che si scopre solo allora, a meno che questo non prenda solo la prima puntata.</translation>
    </message>
    <message>
        <source>When a hand may be given up for half its stake; if the dealer doesn&apos;t peek, when its turn comes.</source>
        <translation>Quando si può rinunciare a una mano per metà della sua puntata; se il banco non controlla, quando viene il turno della mano.</translation>
    </message>
</context>
<context>
    <name>RulesDrawer</name>
    <message>
        <source>Changes you save now apply from the next round.</source>
        <translation>Ciò che salvi ora vale dal prossimo round.</translation>
    </message>
    <message>
        <source>Changes you save now apply at once, on a fresh shoe.</source>
        <translation>Ciò che salvi ora vale subito, con un sabot nuovo.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules of %1</source>
        <translation>Regole di %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Confronta</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>Tabelle dei pagamenti</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Rules of %1</source>
        <translation>Regole di %1</translation>
    </message>
    <message>
        <source>Hide the rules</source>
        <translation>Nascondi le regole</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>Tabelle dei pagamenti</translation>
    </message>
    <message>
        <source>Change these rules</source>
        <translation>Cambia queste regole</translation>
    </message>
    <message>
        <source>This decided the last round</source>
        <translation>Ha deciso l’ultimo round</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>Who wins</source>
        <translation>Chi vince</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. Equal hands push: the stake is returned.</source>
        <translation>Vince la mano più alta non sballata; se sballa il banco, vince ogni mano non sballata. A parità di punti è pareggio: la puntata ritorna.</translation>
    </message>
    <message>
        <source>A win pays 1:1.</source>
        <translation>Una vincita paga 1:1.</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, only a hand of 21 and an unsplit hand of exactly two gold cards are paid; every other hand that is not bust pushes.</source>
        <translation>Quando il banco sballa con 22 esatto, si pagano solo una mano di esattamente due carte d’oro non nata da una divisione e una mano da 21; ogni altra mano non sballata pareggia.</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, only a hand of 21 and a hand that holds two gold cards, with or without others, are paid; every other hand that is not bust pushes.</source>
        <translation>Quando il banco sballa con 22 esatto, si pagano solo una mano che contiene due carte d’oro, con o senza altre carte, e una mano da 21; ogni altra mano non sballata pareggia.</translation>
    </message>
    <message>
        <source>A payout of a:b wins a for every b staked, and the stake is returned with it.</source>
        <translation>Un pagamento di a:b è ciò che si vince: a per ogni b puntati. Con esso ritorna la puntata.</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Scommesse laterali</translation>
    </message>
    <message>
        <source>Side bets may be placed on any seat in play, yours or not. It doesn&apos;t matter whether the hand wins.</source>
        <translation>Le scommesse laterali si possono fare su ogni posto in gioco, tuo o no. Non importa se la mano vince.</translation>
    </message>
    <message>
        <source>Side bets may be placed on any seat in play, yours or not. They are settled right after the deal, and it doesn&apos;t matter whether the hand wins.</source>
        <translation>Le scommesse laterali si possono fare su ogni posto in gioco, tuo o no. Si regolano subito dopo la distribuzione e non importa se la mano vince.</translation>
    </message>
    <message>
        <source>A side bet needs a main stake on its hand. It doesn&apos;t matter whether the hand wins.</source>
        <translation>Le scommesse laterali accompagnano la puntata principale di una mano. Non importa se la mano vince.</translation>
    </message>
    <message>
        <source>A side bet needs a main stake on its hand. It is settled right after the deal, and it doesn&apos;t matter whether the hand wins.</source>
        <translation>Le scommesse laterali accompagnano la puntata principale di una mano. Si regolano subito dopo la distribuzione e non importa se la mano vince.</translation>
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
        <translation>Paga: %1.</translation>
    </message>
    <message>
        <source>The best one counts.</source>
        <translation>Vale la combinazione migliore.</translation>
    </message>
    <message>
        <source>It is settled when the round ends; the dealer then plays out the hand even if every other hand is decided.</source>
        <translation>Si regola alla fine del round; il banco completa allora la sua mano anche se ogni altra è già decisa.</translation>
    </message>
    <message>
        <source>It is settled right after the deal.</source>
        <translation>Si regola subito dopo la distribuzione.</translation>
    </message>
    <message>
        <source>Time and interruptions</source>
        <translation>Tempo e interruzioni</translation>
    </message>
    <message>
        <source>Betting is open for %1 seconds.</source>
        <translation>Le puntate restano aperte per %1 secondi.</translation>
    </message>
    <message>
        <source>A decision has %1 seconds.</source>
        <translation>Per una decisione ci sono %1 secondi.</translation>
    </message>
    <message>
        <source>There is no clock.</source>
        <translation>Non ci sono limiti di tempo.</translation>
    </message>
    <message>
        <source>If you don&apos;t answer or have left, the round is finished without you: a hand of 11 or less hits until it is above 11, a hand above 11 stands, and insurance is declined. Every confirmed stake is settled.</source>
        <translation>Se manca una risposta o te ne vai, il round si conclude senza di te: una mano da 11 o meno chiede carta finché supera 11, una mano sopra 11 sta, e l’assicurazione si rifiuta. Ogni puntata confermata viene regolata.</translation>
    </message>
    <message>
        <source>A round you leave resumes later, at the decision where it stopped.</source>
        <translation>Un round lasciato a metà riprende poi dalla decisione a cui era arrivato.</translation>
    </message>
    <message>
        <source>A round that can&apos;t be finished is cancelled, and every stake is returned.</source>
        <translation>Un round che non si può portare a termine si annulla e tutte le sue puntate ritornano.</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Puntate</translation>
    </message>
    <message>
        <source>Per hand: %1.</source>
        <comment>its limits</comment>
        <translation>Una mano: %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a side bet&apos;s limits</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Every stake is a multiple of %1, so that no half and no payout needs rounding.</source>
        <translation>Ogni puntata è un multiplo di %1, così metà puntata e ogni pagamento risultano esatti.</translation>
    </message>
    <message>
        <source>Return to the player</source>
        <translation>Ritorno al giocatore</translation>
    </message>
    <message>
        <source>Published: %1.</source>
        <translation>Pubblicato: %1.</translation>
    </message>
    <message>
        <source>Computed from these rules, with best play: %1 of the initial stake.</source>
        <translation>Calcolato da queste regole, gioco ottimale: %1 della prima puntata.</translation>
    </message>
    <message>
        <source>Per unit staked in total, doubles and splits included: %1.</source>
        <translation>Per unità di tutto il puntato, raddoppi e divisioni compresi: %1.</translation>
    </message>
    <message>
        <source>With up to %1 split hands it would be %2 of the initial stake.</source>
        <translation>Con un massimo di %1 mani divise sarebbe %2 della prima puntata.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message numerus="yes">
        <source>%n decks of 52 cards are used.</source>
        <translation>
            <numerusform>È in uso %n mazzo da 52 carte.</numerusform>
            <numerusform>Sono in uso %n mazzi da 52 carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards are shuffled before every round.</source>
        <translation>Tutte le carte si mescolano prima di ogni round.</translation>
    </message>
    <message>
        <source>Rounds are dealt from one shoe until the cut card comes out; that round is the last of the shoe, and then all cards are shuffled.</source>
        <translation>I round si distribuiscono da un solo sabot finché esce una carta di taglio; quel round è l’ultimo del sabot, poi si mescolano tutte le carte.</translation>
    </message>
    <message>
        <source>The cut card lies after %1 of the shoe, %2 of %3 cards.</source>
        <translation>Posizione della carta di taglio nel sabot: %1, cioè dopo %2 carte su %3.</translation>
    </message>
    <message>
        <source>After a shuffle the first card is shown, and as many more as its value are burned face down.</source>
        <translation>Dopo una mescolata si mostra la prima carta e se ne mettono da parte coperte tante quante ne indica.</translation>
    </message>
    <message>
        <source>For this an ace counts 1; jack, queen and king count 10.</source>
        <translation>Qui un asso vale 1; jack, donna e re valgono 10.</translation>
    </message>
    <message>
        <source>Cards from 2 to 10 count their face value; jack, queen and king count 10; an ace counts 11, or 1 where 11 would bust the hand.</source>
        <translation>Le carte da 2 a 10 valgono il loro numero; jack, donna e re valgono 10; un asso vale 11, o 1 se con 11 si sballerebbe.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mani</translation>
    </message>
    <message>
        <source>You play one hand a round.</source>
        <translation>Giochi una mano per round.</translation>
    </message>
    <message>
        <source>You play from one to %1 hands a round, each with its own stake.</source>
        <translation>Giochi da una a %1 mani per round, ognuna con la sua puntata.</translation>
    </message>
    <message>
        <source>The table has %1 spots for them.</source>
        <translation>Per queste il tavolo ha %1 posti.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Posti</translation>
    </message>
    <message>
        <source>The table has %1 seats.</source>
        <translation>Il tavolo ha %1 posti.</translation>
    </message>
    <message>
        <source>You may hold one seat.</source>
        <translation>Occupi al massimo un posto.</translation>
    </message>
    <message>
        <source>You may hold up to %1 seats, with the same stake on each.</source>
        <translation>Occupi fino a %1 posti, con la stessa puntata su ognuno.</translation>
    </message>
    <message>
        <source>What you add to one of your seats is added to each; if your wallet can&apos;t cover that, the addition is divided evenly among them.</source>
        <translation>Ciò che aggiungi a uno dei tuoi posti si aggiunge a tutti; se il portafoglio non basta, l’aggiunta si ripartisce in parti uguali.</translation>
    </message>
    <message>
        <source>Other people, played by the program, sit at the table. You choose at the table how many.</source>
        <translation>Al tavolo siedono altre persone, giocate dal programma. Quante ne arrivano lo scegli lì.</translation>
    </message>
    <message>
        <source>If you have just sat down and have no stake when betting closes, you lose the seat.</source>
        <translation>Se hai appena preso posto e non hai puntato quando le puntate si chiudono, lasci il posto.</translation>
    </message>
    <message>
        <source>If you played the previous round, you may sit one round out; you lose the seat if you don&apos;t bet in the next either.</source>
        <translation>Se hai giocato il round precedente, puoi saltarne uno; perdi il posto se non punti nemmeno nel successivo.</translation>
    </message>
    <message>
        <source>If you can&apos;t cover the minimum on all your seats when a round begins, you lose them.</source>
        <translation>Se all’inizio di un round non puoi coprire il minimo su tutti i tuoi posti, li perdi.</translation>
    </message>
    <message>
        <source>When somebody leaves a seat, what others have staked there is returned.</source>
        <translation>Quando qualcuno lascia un posto, ciò che altri vi hanno puntato ritorna.</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t take a seat, but may bet behind others.</source>
        <translation>Un account di prova non può sedersi; può puntare dietro gli altri.</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t take a seat.</source>
        <translation>Un account di prova non può sedersi.</translation>
    </message>
    <message>
        <source>Betting behind</source>
        <translation>Puntate dietro</translation>
    </message>
    <message>
        <source>You may bet behind any seat that somebody else holds. Such a bet wins or loses with the seat&apos;s first hand, blackjack payout included, and its insurance is yours to decide.</source>
        <translation>Puoi puntare dietro ogni posto occupato da altri. Questa puntata vince e perde con la prima mano del posto, compreso il pagamento di un blackjack, e della sua assicurazione decidi tu.</translation>
    </message>
    <message>
        <source>When the seat doubles, you may double too; otherwise your stake rides unchanged on the doubled hand.</source>
        <translation>Quando il posto raddoppia, puoi raddoppiare anche tu; altrimenti la tua puntata resta invariata sulla mano raddoppiata.</translation>
    </message>
    <message>
        <source>When the seat splits, you may place the same again on the second hand; otherwise your stake rides on the first hand alone.</source>
        <translation>Quando il posto divide, puoi mettere lo stesso importo sulla seconda mano; altrimenti la tua puntata resta solo sulla prima mano.</translation>
    </message>
    <message>
        <source>If you don&apos;t answer, or your wallet doesn&apos;t cover it, you don&apos;t follow.</source>
        <translation>Se non rispondi o il portafoglio non basta, non segui.</translation>
    </message>
    <message>
        <source>When the seat surrenders, half of each stake behind it is lost as well.</source>
        <translation>Quando il posto si arrende, si perde anche metà di ciò che vi sta dietro.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La distribuzione</translation>
    </message>
    <message>
        <source>Each hand is dealt one card, then the dealer; a second card follows in the same order.</source>
        <translation>Una carta va a ogni mano e una al banco, poi una seconda allo stesso modo.</translation>
    </message>
    <message>
        <source>Players&apos; cards are dealt face up; the dealer&apos;s first card is dealt face up and the second face down.</source>
        <translation>Tutte le carte dei giocatori sono scoperte; la prima carta del banco è scoperta e la seconda coperta.</translation>
    </message>
    <message>
        <source>Players&apos; cards are dealt face up; the dealer&apos;s first card is dealt face down and the second face up.</source>
        <translation>Tutte le carte dei giocatori sono scoperte; la prima carta del banco è coperta e la seconda scoperta.</translation>
    </message>
    <message>
        <source>Hands are dealt and played from the lowest number to the highest; the dealer comes last.</source>
        <translation>Le mani si distribuiscono e si giocano dal numero più basso al più alto, il banco per ultimo.</translation>
    </message>
    <message>
        <source>Hands are dealt and played from the highest number to the lowest; the dealer comes last.</source>
        <translation>Le mani si distribuiscono e si giocano dal numero più alto al più basso, il banco per ultimo.</translation>
    </message>
    <message>
        <source>Then the dealer looks at the hole card and says whether it is small (2 to 5), medium (6 to 9) or large (10 to ace).</source>
        <translation>Poi il banco guarda la carta coperta e dice se è bassa (da 2 a 5), media (da 6 a 9) o alta (da 10 all’asso).</translation>
    </message>
    <message>
        <source>If both of the dealer&apos;s cards are gold cards (10, jack, queen, king, ace), both are shown before you decide.</source>
        <translation>Se entrambe le carte del banco sono carte d’oro (10, jack, donna, re, asso), si mostrano tutte e due prima che tu decida.</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10, as the first two cards, make a blackjack. It beats every other hand, even another 21; against the dealer&apos;s blackjack it pushes.</source>
        <translation>Un asso e una carta che vale 10, come prime due carte, sono un blackjack. Batte ogni altra mano, anche da 21; contro il blackjack del banco è pareggio.</translation>
    </message>
    <message>
        <source>It pays %1.</source>
        <translation>Paga %1.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace or a card that counts 10, the hole card is checked before anyone plays; a dealer blackjack ends the round.</source>
        <translation>Quando il banco mostra un asso o una carta che vale 10, la carta coperta si guarda prima che si giochi; un blackjack del banco chiude il round.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes every stake, doubles and splits included.</source>
        <translation>La carta coperta del banco si guarda solo quando tutte le mani sono state giocate; un blackjack del banco prende allora tutto il puntato, raddoppi e divisioni compresi.</translation>
    </message>
    <message>
        <source>A surrendered hand loses half its stake and no more, whatever the hole card is.</source>
        <translation>Una mano che si è arresa perde metà della puntata e nulla di più, qualunque sia la carta coperta.</translation>
    </message>
    <message>
        <source>Insurance and even money</source>
        <translation>Assicurazione ed even money</translation>
    </message>
    <message>
        <source>There is no insurance.</source>
        <translation>Non c’è assicurazione.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, a hand may be insured for half its stake; insurance wins if the dealer has a blackjack, and loses otherwise. It is decided before the hole card is checked.</source>
        <translation>Quando il banco mostra un asso, una mano si può assicurare per metà della sua puntata; l’assicurazione vince se il banco ha blackjack, altrimenti si perde. Si decide prima che si guardi la carta coperta.</translation>
    </message>
    <message>
        <source>A blackjack may be insured too.</source>
        <translation>Anche un blackjack si può assicurare.</translation>
    </message>
    <message>
        <source>A blackjack can&apos;t be insured.</source>
        <translation>Un blackjack non si può assicurare.</translation>
    </message>
    <message>
        <source>Insurance pays %1.</source>
        <translation>L’assicurazione paga %1.</translation>
    </message>
    <message>
        <source>At this price insurance favours the player.</source>
        <translation>A questo prezzo l’assicurazione favorisce il giocatore.</translation>
    </message>
    <message>
        <source>Even money is not offered.</source>
        <translation>L’even money non è offerto.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace or a card that counts 10, a blackjack may take even money: 1:1 at once, and the hand is over.</source>
        <translation>Quando il banco mostra un asso o una carta che vale 10, un blackjack può prendere l’even money: 1:1 subito, e la mano è finita.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, a blackjack may take even money: 1:1 at once, and the hand is over.</source>
        <translation>Quando il banco mostra un asso, un blackjack può prendere l’even money: 1:1 subito, e la mano è finita.</translation>
    </message>
    <message>
        <source>When the dealer shows a card that counts 10, a blackjack may take even money: 1:1 at once, and the hand is over.</source>
        <translation>Quando il banco mostra una carta che vale 10, un blackjack può prendere l’even money: 1:1 subito, e la mano è finita.</translation>
    </message>
    <message>
        <source>Playing a hand</source>
        <translation>Giocare una mano</translation>
    </message>
    <message>
        <source>Hit as often as you like, or stand. A hand above 21 is bust and loses at once, whatever the dealer gets.</source>
        <translation>Chiedi carta quante volte vuoi, oppure stai. Con più di 21 la mano sballa e perde subito, qualunque cosa ottenga il banco.</translation>
    </message>
    <message>
        <source>A hand of 21 stands automatically.</source>
        <translation>Una mano da 21 sta da sé.</translation>
    </message>
    <message>
        <source>You may double on any first two cards.</source>
        <translation>Si può raddoppiare con due prime carte qualsiasi.</translation>
    </message>
    <message>
        <source>You may double on first two cards that total 9, 10 or 11.</source>
        <translation>Si può raddoppiare con prime due carte che valgono 9, 10 o 11.</translation>
    </message>
    <message>
        <source>You may double on first two cards that total 10 or 11.</source>
        <translation>Si può raddoppiare con prime due carte che valgono 10 o 11.</translation>
    </message>
    <message>
        <source>The stake is then doubled, and exactly one more card is dealt.</source>
        <translation>La puntata allora raddoppia e arriva una sola carta.</translation>
    </message>
    <message>
        <source>Your wallet must cover doubles, splits and insurance.</source>
        <translation>Raddoppio, divisione e assicurazione richiedono un portafoglio che li copra.</translation>
    </message>
    <message>
        <source>You may decide before your turn comes. If the money is gone by then, a double becomes a hit, and a split becomes a hit at 11 or less and a stand above.</source>
        <translation>Puoi decidere prima che venga il tuo turno. Se allora il denaro non c’è più, un raddoppio diventa una carta; una divisione diventa carta con 11 o meno, stare con più di 11.</translation>
    </message>
    <message>
        <source>Splitting</source>
        <translation>Divisione</translation>
    </message>
    <message>
        <source>Pairs can&apos;t be split.</source>
        <translation>Le coppie non si possono dividere.</translation>
    </message>
    <message>
        <source>Two cards of the same value (even a king and a queen) may be split into two hands, with an equal stake on the second. Both get their second card at once.</source>
        <translation>Due carte dello stesso valore (anche un re e una donna) si possono dividere in due mani, con la stessa puntata anche sulla seconda. Entrambe ricevono subito la seconda carta.</translation>
    </message>
    <message>
        <source>Hands can&apos;t be resplit.</source>
        <translation>Una mano nata da una divisione non si divide di nuovo.</translation>
    </message>
    <message>
        <source>Pairs may be resplit, up to %1 hands.</source>
        <translation>Si può ridividere fino a %1 mani.</translation>
    </message>
    <message>
        <source>Split aces get one card each and stand.</source>
        <translation>Gli assi divisi ricevono una carta ciascuno e sono conclusi.</translation>
    </message>
    <message>
        <source>Split aces are played like any other hand.</source>
        <translation>Gli assi divisi si giocano come le altre mani.</translation>
    </message>
    <message>
        <source>Aces may be resplit.</source>
        <translation>Gli assi si possono ridividere.</translation>
    </message>
    <message>
        <source>Aces can&apos;t be resplit.</source>
        <translation>Gli assi si dividono una volta sola.</translation>
    </message>
    <message>
        <source>Hands may be doubled after a split.</source>
        <translation>Una mano nata da una divisione si può raddoppiare.</translation>
    </message>
    <message>
        <source>Hands can&apos;t be doubled after a split.</source>
        <translation>Una mano nata da una divisione non si può raddoppiare.</translation>
    </message>
    <message>
        <source>After a split, an ace with a card that counts 10 is 21, not a blackjack.</source>
        <translation>Dopo una divisione, un asso con una carta che vale 10 è 21, non un blackjack.</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Resa</translation>
    </message>
    <message>
        <source>A hand can&apos;t be surrendered.</source>
        <translation>La resa non è ammessa.</translation>
    </message>
    <message>
        <source>Instead of playing its first two cards, a hand may be surrendered: half the stake is returned. After a split it can&apos;t be.</source>
        <translation>Invece di giocare le prime due carte, una mano può arrendersi: metà della puntata ritorna. Non dopo una divisione.</translation>
    </message>
    <message>
        <source>This is possible before the dealer&apos;s hole card is checked.</source>
        <translation>È possibile prima che si guardi la carta coperta del banco.</translation>
    </message>
    <message>
        <source>This is possible once the dealer has checked for a blackjack.</source>
        <translation>È possibile dopo che il banco ha controllato il blackjack.</translation>
    </message>
    <message>
        <source>This is possible when the hand&apos;s turn comes.</source>
        <translation>È possibile quando viene il turno della mano.</translation>
    </message>
    <message>
        <source>It is offered whatever card the dealer shows.</source>
        <translation>È offerta contro ogni carta del banco.</translation>
    </message>
    <message>
        <source>It is offered unless the dealer shows an ace or a card that counts 10.</source>
        <translation>È offerta salvo che il banco mostri un asso o una carta che vale 10.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand</source>
        <translation>La mano del banco</translation>
    </message>
    <message>
        <source>The hole card is always turned over; more cards are drawn only if some hand is still undecided.</source>
        <translation>La carta coperta si gira comunque; altre si prendono solo finché qualche mano non è decisa.</translation>
    </message>
    <message>
        <source>When the seat gives up its hand, half of each stake behind it is lost as well.</source>
        <translation>Quando il posto rinuncia, si perde anche metà di ciò che vi sta dietro.</translation>
    </message>
    <message>
        <source>A hand given up loses half its stake and no more, whatever the hole card is.</source>
        <translation>Una mano a cui si è rinunciato perde metà della puntata e nulla di più, qualunque sia la carta coperta.</translation>
    </message>
    <message>
        <source>The dealer draws to %1 and to a %2 with an ace that counts 11, and stands on every other hand of %2 or more.</source>
        <translation>Il banco chiede carta fino a %1 e con un %2 in cui un asso vale 11, e sta con ogni altra mano da %2 o più.</translation>
    </message>
    <message>
        <source>The dealer draws to %1 and stands on every hand of %2 or more.</source>
        <translation>Il banco chiede carta fino a %1 e sta con ogni %2 o più.</translation>
    </message>
    <message>
        <source>Giving up</source>
        <translation>Rinuncia</translation>
    </message>
    <message>
        <source>Instead of playing its first two cards, a hand may be given up: half the stake is returned. After a split it can&apos;t be.</source>
        <translation>Invece di giocare le prime due carte si può rinunciare alla mano: metà della puntata ritorna. Non dopo una divisione.</translation>
    </message>
    <message>
        <source>Payouts are rounded down to a multiple of %1; the house keeps the difference.</source>
        <translation>Un pagamento non esatto è arrotondato per difetto a un multiplo di %1; il resto rimane al banco.</translation>
    </message>
    <message>
        <source>Every stake is a multiple of %1, so that no half needs rounding.</source>
        <translation>Ogni puntata è un multiplo di %1, così metà puntata risulta esatta.</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Assicurazione</translation>
    </message>
    <message>
        <source>%1: %2 is paid in full on multiples of %3.</source>
        <comment>what is paid, its odds, an amount</comment>
        <translation>%1: %2 risulta esatto sui multipli di %3.</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. Of equal hands the dealer&apos;s wins, unless both are blackjacks.</source>
        <translation>Vince la mano più alta non sballata; se sballa il banco, vince ogni mano non sballata. A parità di punti vince il banco, a meno che entrambi abbiano blackjack.</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, every hand that is not bust pushes, 21 too; only a blackjack is paid.</source>
        <translation>Quando il banco sballa con 22 esatto, ogni mano non sballata pareggia, anche una da 21; si paga solo un blackjack.</translation>
    </message>
    <message>
        <source>It is settled as soon as the cards decide it. If the dealer&apos;s hand can still decide it, it waits for the end of the round, and the dealer then plays out the hand even if every other hand is decided.</source>
        <translation>Si regola non appena le carte la decidono. Se la mano del banco può ancora deciderla, aspetta la fine del round; il banco completa allora la sua mano anche se ogni altra è già decisa.</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10, as the first two cards, make a blackjack. It beats every other hand, even another 21, and yours is paid against the dealer&apos;s.</source>
        <translation>Un asso e una carta che vale 10, come prime due carte, sono un blackjack. Batte ogni altra mano, anche da 21, e il tuo è pagato contro quello del banco.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes the first stake alone. Doubles and splits are returned, even those of hands that are bust.</source>
        <translation>La carta coperta del banco si guarda solo quando tutte le mani sono state giocate; un blackjack del banco prende allora solo la prima puntata. Raddoppi e divisioni tornano, anche quelli di mani sballate.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes each hand&apos;s first stake. What was doubled is returned, unless the hand is bust.</source>
        <translation>La carta coperta del banco si guarda solo quando tutte le mani sono state giocate; un blackjack del banco prende allora la prima puntata di ogni mano. Quanto è stato raddoppiato torna, tranne per le mani sballate.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes, besides hands that are bust, only the first stake of one more. Other splits, and what was doubled, are returned.</source>
        <translation>La carta coperta del banco si guarda solo quando tutte le mani sono state giocate; un blackjack del banco prende allora oltre alle mani sballate, solo la prima puntata di un’altra. Le altre divisioni e quanto è stato raddoppiato tornano.</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. If both have 21, yours wins; other equal hands push: the stake is returned.</source>
        <translation>Vince la mano più alta non sballata; se sballa il banco, vince ogni mano non sballata. Se entrambi hanno 21, vince la tua; negli altri casi a parità di punti è pareggio: la puntata ritorna.</translation>
    </message>
    <message>
        <source>You may double on any total, with the first two cards or after hits.</source>
        <translation>Si può raddoppiare con ogni totale, con le prime due carte o dopo aver chiesto carta.</translation>
    </message>
    <message>
        <source>You may double on 9, 10 or 11, with the first two cards or after hits.</source>
        <translation>Si può raddoppiare con 9, 10 o 11, con le prime due carte o dopo aver chiesto carta.</translation>
    </message>
    <message>
        <source>You may double on 10 or 11, with the first two cards or after hits.</source>
        <translation>Si può raddoppiare con 10 o 11, con le prime due carte o dopo aver chiesto carta.</translation>
    </message>
    <message>
        <source>Split aces may be hit, but not doubled.</source>
        <translation>Con gli assi divisi si può chiedere carta, ma non raddoppiare.</translation>
    </message>
    <message>
        <source>Aces may be resplit, up to %1 hands.</source>
        <translation>Gli assi si possono ridividere, fino a %1 mani.</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Charlie</translation>
    </message>
    <message numerus="yes">
        <source>A hand that gets %n cards without going bust is a Charlie: it ends there and wins 1:1, doubled and split hands too.</source>
        <translation>
            <numerusform>Una mano che arriva a %n carta senza sballare è un Charlie: finisce lì e vince 1:1, anche raddoppiata o divisa.</numerusform>
            <numerusform>Una mano che arriva a %n carte senza sballare è un Charlie: finisce lì e vince 1:1, anche raddoppiata o divisa.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Charlie wins whatever the dealer has, a blackjack too.</source>
        <translation>Un Charlie vince qualunque mano abbia il banco, anche un blackjack.</translation>
    </message>
    <message>
        <source>A Charlie wins against every hand of the dealer except a blackjack.</source>
        <translation>Un Charlie vince contro ogni mano del banco, tranne un blackjack.</translation>
    </message>
    <message>
        <source>A Charlie wins against every hand of the dealer except 21 and a blackjack. Against 21 its total counts, as that of any other hand.</source>
        <translation>Un Charlie vince contro ogni mano del banco, tranne 21 e un blackjack. Contro 21 il suo totale conta come quello di ogni altra mano.</translation>
    </message>
    <message>
        <source>A Charlie is paid against the dealer&apos;s 22, too.</source>
        <translation>Un Charlie è pagato anche contro un 22 del banco.</translation>
    </message>
    <message>
        <source>It is settled as soon as the cards decide it, at the latest when the dealer&apos;s hole card is turned over.</source>
        <translation>Si regola non appena le carte la decidono, al più tardi quando si gira la carta coperta del banco.</translation>
    </message>
    <message>
        <source>It is settled when the dealer&apos;s hole card is turned over.</source>
        <translation>Si regola quando si gira la carta coperta del banco.</translation>
    </message>
    <message>
        <source>Each hand is dealt one card, then the dealer; then each hand gets its second card. All of them are dealt face up.</source>
        <translation>Una carta va a ogni mano e una al banco, poi la seconda a ogni mano. Tutte sono scoperte.</translation>
    </message>
    <message>
        <source>The dealer has no hole card: the second card is drawn when all hands have been played.</source>
        <translation>Il banco non ha carta coperta: la seconda carta si prende quando tutte le mani sono state giocate.</translation>
    </message>
    <message>
        <source>A hand given up loses half its stake and no more, whatever the dealer&apos;s second card is.</source>
        <translation>Una mano a cui si è rinunciato perde metà della puntata e nulla di più, qualunque sia la seconda carta del banco.</translation>
    </message>
    <message>
        <source>A surrendered hand loses half its stake and no more, whatever the dealer&apos;s second card is.</source>
        <translation>Una mano che si è arresa perde metà della puntata e nulla di più, qualunque sia la seconda carta del banco.</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes every stake, doubles and splits included.</source>
        <translation>Un blackjack del banco si scopre solo quando tutte le mani sono state giocate; prende allora tutto il puntato, raddoppi e divisioni compresi.</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes the first stake alone. Doubles and splits are returned, even those of hands that are bust.</source>
        <translation>Un blackjack del banco si scopre solo quando tutte le mani sono state giocate; prende allora solo la prima puntata. Raddoppi e divisioni tornano, anche quelli di mani sballate.</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes each hand&apos;s first stake. What was doubled is returned, unless the hand is bust.</source>
        <translation>Un blackjack del banco si scopre solo quando tutte le mani sono state giocate; prende allora la prima puntata di ogni mano. Quanto è stato raddoppiato torna, tranne per le mani sballate.</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes, besides hands that are bust, only the first stake of one more. Other splits, and what was doubled, are returned.</source>
        <translation>Un blackjack del banco si scopre solo quando tutte le mani sono state giocate; prende allora oltre alle mani sballate solo la prima puntata di un’altra. Le altre divisioni e quanto è stato raddoppiato tornano.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, a hand may be insured for half its stake; insurance wins if the dealer gets a blackjack, and loses otherwise. It is decided before hands are played.</source>
        <translation>Quando il banco mostra un asso, una mano si può assicurare per metà della sua puntata; l’assicurazione vince se il banco fa blackjack, altrimenti si perde. Si decide prima che si giochino le mani.</translation>
    </message>
    <message>
        <source>The second card is drawn only if it can still decide something, and more cards only if some hand is still undecided.</source>
        <translation>La seconda carta si prende solo se può ancora decidere qualcosa, e altre solo finché qualche mano non è decisa.</translation>
    </message>
    <message>
        <source>Bonuses for 21</source>
        <translation>Bonus per 21</translation>
    </message>
    <message numerus="yes">
        <source>%n Spanish decks of 48 cards are used: jacks, queens and kings, but no tens.</source>
        <translation>
            <numerusform>È in uso %n mazzo spagnolo da 48 carte: con jack, donne e re, ma senza dieci.</numerusform>
            <numerusform>Sono in uso %n mazzi spagnoli da 48 carte: con jack, donne e re, ma senza dieci.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards are dealt face up, both of the dealer&apos;s too.</source>
        <translation>Tutte le carte sono scoperte, anche entrambe quelle del banco.</translation>
    </message>
    <message>
        <source>A dealer blackjack is seen at once and ends the round before anyone plays.</source>
        <translation>Un blackjack del banco si vede subito e chiude il round prima che si giochi.</translation>
    </message>
    <message>
        <source>Neither is offered: everybody sees whether the dealer has a blackjack.</source>
        <translation>Non è offerto nessuno dei due: tutti vedono se il banco ha blackjack.</translation>
    </message>
    <message>
        <source>A doubled hand may be given up once its card is dealt: half of its stake is returned.</source>
        <translation>A una mano raddoppiata si può rinunciare una volta data la sua carta: metà della sua puntata ritorna.</translation>
    </message>
    <message>
        <source>A doubled hand may be surrendered once its card is dealt: half of its stake is returned.</source>
        <translation>Una mano raddoppiata può arrendersi una volta data la sua carta: metà della sua puntata ritorna.</translation>
    </message>
    <message>
        <source>Two cards of the same rank (not a king and a queen) may be split into two hands, with an equal stake on the second. Both get their second card at once.</source>
        <translation>Due carte dello stesso rango (non un re e una donna) si possono dividere in due mani, con la stessa puntata anche sulla seconda. Entrambe ricevono subito la seconda carta.</translation>
    </message>
    <message numerus="yes">
        <source>A hand of 21 with %n cards or more pays %1.</source>
        <translation>
            <numerusform>Una mano da 21 con %n carta o più paga %1.</numerusform>
            <numerusform>Una mano da 21 con %n carte o più paga %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>6-7-8 pays %1.</source>
        <translation>6-7-8 paga %1.</translation>
    </message>
    <message>
        <source>6-7-8 of one suit pays %1.</source>
        <translation>6-7-8 dello stesso seme paga %1.</translation>
    </message>
    <message>
        <source>6-7-8 of spades pays %1.</source>
        <translation>6-7-8 di picche paga %1.</translation>
    </message>
    <message>
        <source>7-7-7 pays %1.</source>
        <translation>7-7-7 paga %1.</translation>
    </message>
    <message>
        <source>7-7-7 of one suit pays %1.</source>
        <translation>7-7-7 dello stesso seme paga %1.</translation>
    </message>
    <message>
        <source>7-7-7 of spades pays %1.</source>
        <translation>7-7-7 di picche paga %1.</translation>
    </message>
    <message>
        <source>The best one counts. Such a hand wins against everything but a blackjack. Split hands get these bonuses too, doubled hands don&apos;t.</source>
        <translation>Vale il migliore. Una mano simile vince contro tutto, tranne un blackjack. Anche le mani divise ricevono questi bonus, quelle raddoppiate no.</translation>
    </message>
    <message>
        <source>The dealer takes more cards only if some hand is still undecided.</source>
        <translation>Il banco prende altre carte solo finché qualche mano non è decisa.</translation>
    </message>
    <message>
        <source>Blackjack of one suit</source>
        <translation>Blackjack dello stesso seme</translation>
    </message>
    <message>
        <source>Cards from 2 to 9 count their face value; jack, queen and king count 10; an ace counts 11, or 1 where 11 would bust the hand.</source>
        <translation>Le carte da 2 a 9 valgono il loro numero; jack, donna e re valgono 10; un asso vale 11, o 1 se con 11 si sballerebbe.</translation>
    </message>
    <message>
        <source>A blackjack of spades pays %1.</source>
        <translation>Un blackjack di picche paga %1.</translation>
    </message>
    <message>
        <source>A blackjack of hearts pays %1.</source>
        <translation>Un blackjack di cuori paga %1.</translation>
    </message>
    <message>
        <source>A blackjack of diamonds pays %1.</source>
        <translation>Un blackjack di quadri paga %1.</translation>
    </message>
    <message>
        <source>A blackjack of clubs pays %1.</source>
        <translation>Un blackjack di fiori paga %1.</translation>
    </message>
    <message>
        <source>A blackjack of one suit pays %1.</source>
        <translation>Un blackjack dello stesso seme paga %1.</translation>
    </message>
    <message>
        <source>A doubled hand that isn&apos;t over may be doubled once more, for as much as is staked on it then.</source>
        <translation>Una mano raddoppiata che non è finita si può raddoppiare ancora una volta, per quanto vi è allora puntato.</translation>
    </message>
    <message>
        <source>A doubled hand that isn&apos;t over may be doubled again, up to three times in all, each time for as much as is staked on it then.</source>
        <translation>Una mano raddoppiata che non è finita si può raddoppiare di nuovo, fino a tre volte in tutto, ogni volta per quanto vi è allora puntato.</translation>
    </message>
    <message>
        <source>Each double of a hand needs one of these totals.</source>
        <translation>Ogni raddoppio di una mano richiede uno di questi totali.</translation>
    </message>
    <message>
        <source>A hand on which the house has a stake isn&apos;t doubled again.</source>
        <translation>Una mano su cui la casa ha puntato non si raddoppia di nuovo.</translation>
    </message>
    <message>
        <source>A hand that the house doubled can&apos;t be given up.</source>
        <translation>A una mano che la casa ha raddoppiato non si può rinunciare.</translation>
    </message>
    <message>
        <source>A hand that the house doubled can&apos;t be surrendered.</source>
        <translation>Una mano che la casa ha raddoppiato non può arrendersi.</translation>
    </message>
    <message>
        <source>Your wallet must cover insurance, and doubles and splits that aren&apos;t free.</source>
        <translation>L’assicurazione, e i raddoppi e le divisioni che non sono gratis, richiedono un portafoglio che li copra.</translation>
    </message>
    <message>
        <source>A double that it doesn&apos;t cover may still be made, for all that is left in it.</source>
        <translation>Un raddoppio che non copre si può fare comunque, con tutto ciò che vi resta.</translation>
    </message>
    <message>
        <source>The first two cards of a hand are doubled for free if they total 9, 10 or 11 without an ace that counts 11: the house stakes the double for you.</source>
        <translation>Le prime due carte di una mano si raddoppiano gratis se valgono 9, 10 o 11 senza un asso che vale 11: la casa punta il raddoppio per te.</translation>
    </message>
    <message>
        <source>The first two cards of a hand are doubled for free if they total 10 or 11 without an ace that counts 11: the house stakes the double for you.</source>
        <translation>Le prime due carte di una mano si raddoppiano gratis se valgono 10 o 11 senza un asso che vale 11: la casa punta il raddoppio per te.</translation>
    </message>
    <message>
        <source>Every double is free: the house stakes it for you.</source>
        <translation>Ogni raddoppio è gratis: la casa lo punta per te.</translation>
    </message>
    <message>
        <source>The first two cards of a hand are doubled for free: the house stakes the double for you.</source>
        <translation>Le prime due carte di una mano si raddoppiano gratis: la casa punta il raddoppio per te.</translation>
    </message>
    <message>
        <source>Every split is free: the house stakes the new hand for you.</source>
        <translation>Ogni divisione è gratis: la casa punta la nuova mano per te.</translation>
    </message>
    <message>
        <source>Every split is free but that of cards that count 10: the house stakes the new hand for you.</source>
        <translation>Ogni divisione è gratis, tranne quella di carte che valgono 10: la casa punta la nuova mano per te.</translation>
    </message>
    <message>
        <source>Doubling that hand costs as much as the house staked on it.</source>
        <translation>Raddoppiare quella mano costa quanto la casa vi ha puntato.</translation>
    </message>
    <message>
        <source>Doubling that hand costs as much as the house staked on it, unless that is free too.</source>
        <translation>Raddoppiare quella mano costa quanto la casa vi ha puntato, a meno che anche questo sia gratis.</translation>
    </message>
    <message>
        <source>What the house stakes wins for you like a stake of your own. If the hand loses, only what you staked yourself is lost; if it pushes, only that is returned.</source>
        <translation>Ciò che punta la casa vince per te come una puntata tua. Se la mano perde, si perde solo ciò che hai puntato tu; se pareggia, ritorna solo quello.</translation>
    </message>
    <message>
        <source>For those who bet behind the hand, the house does the same, without asking them.</source>
        <translation>Per chi punta dietro la mano la casa fa lo stesso, senza chiederlo.</translation>
    </message>
    <message>
        <source>Instead of playing on, a hand may be surrendered, after hits and splits too: half the stake is returned.</source>
        <translation>Invece di continuare a giocare, una mano può arrendersi, anche dopo aver chiesto carta e diviso: metà della puntata ritorna.</translation>
    </message>
    <message>
        <source>When the seat pays for a double, you may double too; otherwise your stake rides unchanged on the doubled hand.</source>
        <translation>Quando il posto paga un raddoppio, puoi raddoppiare anche tu; altrimenti la tua puntata resta invariata sulla mano raddoppiata.</translation>
    </message>
    <message>
        <source>When the seat pays for a split, you may place the same again on the second hand; otherwise your stake rides on the first hand alone.</source>
        <translation>Quando il posto paga una divisione, puoi mettere lo stesso importo sulla seconda mano; altrimenti la tua puntata resta solo sulla prima mano.</translation>
    </message>
    <message>
        <source>Instead of playing on, a hand may be surrendered, after hits too: half the stake is returned.</source>
        <translation>Invece di continuare a giocare, una mano può arrendersi, anche dopo aver chiesto carta: metà della puntata ritorna.</translation>
    </message>
    <message>
        <source>A hand that the house staked can&apos;t be surrendered.</source>
        <translation>Una mano su cui ha puntato la casa non può arrendersi.</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. Your 21 wins whatever the dealer has; other equal hands push: the stake is returned.</source>
        <translation>Vince la mano più alta non sballata; se sballa il banco, vince ogni mano non sballata. Il tuo 21 vince qualunque mano abbia il banco; negli altri casi a parità di punti è pareggio: la puntata ritorna.</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, only a hand of 21 is paid; every other hand that is not bust pushes.</source>
        <translation>Quando il banco sballa con 22 esatto, si paga solo una mano da 21; ogni altra mano non sballata pareggia.</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10, as the first two cards, make a blackjack. Yours is paid even against the dealer&apos;s, which beats every other hand but a 21.</source>
        <translation>Un asso e una carta che vale 10, come prime due carte, sono un blackjack. Il tuo è pagato anche contro quello del banco, che batte ogni altra mano tranne una da 21.</translation>
    </message>
    <message>
        <source>It takes nothing of a hand of 21, which has won already.</source>
        <translation>Il blackjack non prende nulla di una mano da 21, che ha già vinto.</translation>
    </message>
    <message>
        <source>The other half is lost and no more, whatever the dealer&apos;s cards are.</source>
        <translation>Si perde l’altra metà e nulla di più, qualunque carta abbia il banco.</translation>
    </message>
    <message>
        <source>Of a hand that the house staked, half of your own double is returned.</source>
        <translation>Di una mano su cui ha puntato la casa ritorna metà del tuo raddoppio.</translation>
    </message>
    <message>
        <source>A hand that the house staked can&apos;t be surrendered before you have doubled it yourself.</source>
        <translation>Una mano su cui ha puntato la casa non può arrendersi prima che tu stesso l’abbia raddoppiata.</translation>
    </message>
    <message>
        <source>It is offered only if the dealer shows an ace or a card that counts 10.</source>
        <translation>È offerta solo se il banco mostra un asso o una carta che vale 10.</translation>
    </message>
    <message>
        <source>The best one counts. Split hands get these bonuses too, doubled hands don&apos;t.</source>
        <translation>Vale il migliore. Anche le mani divise ricevono questi bonus, quelle raddoppiate no.</translation>
    </message>
    <message>
        <source>When the seat surrenders, the stakes behind it are surrendered as well.</source>
        <translation>Quando il posto si arrende, si arrendono anche le puntate che vi stanno dietro.</translation>
    </message>
    <message>
        <source>If the dealer turns out to have a blackjack, the surrender is void, and all of the stake is lost.</source>
        <translation>Se risulta che il banco ha blackjack, la resa non vale e si perde l’intera puntata.</translation>
    </message>
    <message>
        <source>A Charlie of 21 wins against these too.</source>
        <translation>Un Charlie da 21 vince anche in questi casi.</translation>
    </message>
</context>
<context>
    <name>RundownPage</name>
    <message>
        <source>Rundown</source>
        <translation>Cronologia</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln round</numerusform>
            <numerusform>%Ln round</numerusform>
        </translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Round number</source>
        <translation>Numero del round</translation>
    </message>
    <message>
        <source>Export these rounds</source>
        <translation>Esporta questi round</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Portafoglio</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Scommesse laterali</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisioni</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Esito</translation>
    </message>
    <message>
        <source>Show all rounds</source>
        <translation>Mostra tutti i round</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mani</translation>
    </message>
    <message>
        <source>Rounds or sessions</source>
        <translation>Round o sessioni</translation>
    </message>
    <message>
        <source>By round</source>
        <translation>Per round</translation>
    </message>
    <message>
        <source>By session</source>
        <translation>Per sessione</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Hand: A7 v 9</source>
        <translation>Mano: A7 contro 9</translation>
    </message>
    <message>
        <source>Net at least</source>
        <translation>Netto minimo</translation>
    </message>
    <message>
        <source>Net at most</source>
        <translation>Netto massimo</translation>
    </message>
    <message>
        <source>Net at most: −200</source>
        <translation>Netto massimo: −200</translation>
    </message>
    <message>
        <source>Note or tag</source>
        <translation>Nota o etichetta</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>Fewer filters</source>
        <translation>Meno filtri</translation>
    </message>
    <message>
        <source>More filters</source>
        <translation>Altri filtri</translation>
    </message>
    <message>
        <source>Open a challenge…</source>
        <translation>Apri una sfida…</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Filtri salvati</translation>
    </message>
    <message>
        <source>Build a hand</source>
        <translation>Componi una mano</translation>
    </message>
    <message>
        <source>Save these filters…</source>
        <translation>Salva questi filtri…</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>Elimina “%1”</translation>
    </message>
</context>
<context>
    <name>RundownPanel</name>
    <message>
        <source>Rundown</source>
        <translation>Cronologia</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln round</numerusform>
            <numerusform>%Ln round</numerusform>
        </translation>
    </message>
    <message>
        <source>Export these rounds</source>
        <translation>Esporta questi round</translation>
    </message>
    <message>
        <source>Hide the Rundown</source>
        <translation>Nascondi la cronologia</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Round number</source>
        <translation>Numero del round</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
</context>
<context>
    <name>RundownRow</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contro %2</translation>
    </message>
    <message>
        <source>Dealer %1</source>
        <comment>the total</comment>
        <translation>Banco %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a round&apos;s number, a time</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1: persa</translation>
    </message>
    <message>
        <source>recovered</source>
        <translation>recuperato</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>danneggiato</translation>
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
        <translation>Salva</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Sostituire il file?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>%1 already exists. Its contents would be lost.</source>
        <translation>%1 esiste già. Il suo contenuto andrebbe perso.</translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message>
        <source>Spot %1</source>
        <translation>Casella %1</translation>
    </message>
    <message>
        <source>%1, spot %2</source>
        <translation>%1, casella %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Take seat</source>
        <translation>Siediti</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Posto %1</translation>
    </message>
    <message>
        <source>%1 in advance, seat %2</source>
        <translation>%1 in anticipo, posto %2</translation>
    </message>
</context>
<context>
    <name>SessionList</name>
    <message>
        <source>Sessions</source>
        <translation>Sessioni</translation>
    </message>
    <message>
        <source>Sessions appear here when rounds are finished.</source>
        <translation>Le sessioni compaiono qui quando finiscono dei round.</translation>
    </message>
    <message>
        <source>No session has this in its note or tags.</source>
        <translation>Nessuna sessione ha questo nella nota o nelle etichette.</translation>
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
        <translation>Scrivi su questa sessione</translation>
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
        <translation>Precisione per sessione</translation>
    </message>
    <message>
        <source>No decision in these sessions has been priced yet.</source>
        <translation>Nessuna decisione di queste sessioni è ancora valutata.</translation>
    </message>
    <message>
        <source>Accuracy by money</source>
        <translation>Precisione in denaro</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %3, %n mistakes</source>
        <comment>a date, a game, accuracy</comment>
        <translation>
            <numerusform>%1, %2: %3, %n errore</numerusform>
            <numerusform>%1, %2: %3, %n errori</numerusform>
        </translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sessione</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Decisions</source>
        <comment>a heading</comment>
        <translation>Decisioni</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errori</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisione</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Costo</translation>
    </message>
    <message>
        <source>Accuracy by money: the part of the stakes you decided about that your answers kept, compared with the best ones. 100% means that every answer was best.</source>
        <translation>Precisione in denaro: la parte delle puntate su cui hai deciso che le tue risposte hanno conservato rispetto alle migliori. 100% significa che ogni risposta era la migliore.</translation>
    </message>
</context>
<context>
    <name>SettingsContents</name>
    <message>
        <source>Groups of settings</source>
        <translation>Gruppi di impostazioni</translation>
    </message>
</context>
<context>
    <name>SettingsGroup</name>
    <message>
        <source>Reset</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Ripristina %1</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Cerca un’impostazione</translation>
    </message>
    <message>
        <source>Nothing here matches “%1”.</source>
        <translation>Qui nulla si chiama «%1».</translation>
    </message>
</context>
<context>
    <name>Settlement</name>
    <message>
        <source>A blackjack pays %1</source>
        <translation>Un blackjack paga %1</translation>
    </message>
    <message>
        <source>Two blackjacks push</source>
        <translation>Due blackjack pareggiano</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack beats every other hand</source>
        <translation>Il blackjack del banco batte ogni altra mano</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack takes doubles and splits too</source>
        <translation>Il blackjack del banco prende anche raddoppi e divisioni</translation>
    </message>
    <message>
        <source>More than 21 loses at once</source>
        <translation>Più di 21 perde subito</translation>
    </message>
    <message>
        <source>Half of a surrendered stake is returned</source>
        <translation>In caso di resa ritorna metà della puntata</translation>
    </message>
    <message>
        <source>The dealer is bust</source>
        <translation>Il banco ha sballato</translation>
    </message>
    <message>
        <source>The dealer&apos;s 22 is a push</source>
        <translation>Il 22 del banco è pareggio</translation>
    </message>
    <message>
        <source>This hand is paid against the dealer&apos;s 22</source>
        <translation>Questa mano è pagata contro il 22 del banco</translation>
    </message>
    <message>
        <source>The higher hand wins</source>
        <translation>Vince la mano più alta</translation>
    </message>
    <message>
        <source>Equal hands push</source>
        <translation>Mani uguali pareggiano</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand is higher</source>
        <translation>La mano del banco è più alta</translation>
    </message>
    <message>
        <source>Even money is paid at once</source>
        <translation>L’even money si paga subito</translation>
    </message>
    <message>
        <source>Insurance pays %1</source>
        <translation>L’assicurazione paga %1</translation>
    </message>
    <message>
        <source>Without a dealer blackjack, insurance is lost</source>
        <translation>Senza blackjack del banco l’assicurazione si perde</translation>
    </message>
    <message>
        <source>What the side bet pays</source>
        <translation>Quanto paga la scommessa laterale</translation>
    </message>
    <message>
        <source>A cancelled round returns every stake</source>
        <translation>Un round annullato restituisce ogni puntata</translation>
    </message>
    <message>
        <source>Half the stake of a hand given up is returned</source>
        <translation>In caso di rinuncia ritorna metà della puntata</translation>
    </message>
    <message>
        <source>%1, rounded down to a multiple of %2</source>
        <comment>what was paid, the least amount</comment>
        <translation>%1, arrotondato per difetto a un multiplo di %2</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack doesn&apos;t take everything that was doubled or split</source>
        <translation>Il blackjack del banco non prende tutto ciò che è stato raddoppiato o diviso</translation>
    </message>
    <message>
        <source>The dealer wins when both have the same</source>
        <translation>A parità di punti vince il banco</translation>
    </message>
    <message>
        <source>You win when both have 21</source>
        <translation>Se entrambi avete 21, vinci tu</translation>
    </message>
    <message numerus="yes">
        <source>A hand of %n cards that isn&apos;t bust wins</source>
        <translation>
            <numerusform>Una mano di %n carta non sballata vince</numerusform>
            <numerusform>Una mano di %n carte non sballata vince</numerusform>
        </translation>
    </message>
    <message>
        <source>Some hands of 21 pay more</source>
        <translation>Alcune mani da 21 pagano di più</translation>
    </message>
    <message>
        <source>This 21 pays %1</source>
        <translation>Questo 21 paga %1</translation>
    </message>
    <message>
        <source>Your 21 wins whatever the dealer has</source>
        <translation>Il tuo 21 vince qualunque mano abbia il banco</translation>
    </message>
    <message>
        <source>Against the dealer&apos;s blackjack a surrender is void</source>
        <translation>Contro il blackjack del banco la resa non vale</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack beats every hand but a 21</source>
        <translation>Il blackjack del banco batte ogni mano tranne una da 21</translation>
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
        <translation>Apre questa regola</translation>
    </message>
</context>
<context>
    <name>ShareButton</name>
    <message>
        <source>Share</source>
        <translation>Condividi</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copia come testo</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Copia come immagine</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>Salva come immagine…</translation>
    </message>
    <message>
        <source>Challenge somebody…</source>
        <translation>Sfida qualcuno…</translation>
    </message>
    <message>
        <source>Save the round as a picture</source>
        <translation>Salva il round come immagine</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Immagine PNG</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>Immagine SVG</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>round</source>
        <comment>a file&apos;s name</comment>
        <translation>round</translation>
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
        <translation>Copia come testo</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Copia come immagine</translation>
    </message>
</context>
<context>
    <name>ShoeBox</name>
    <message>
        <source>Shoe: %1</source>
        <translation>Sabot: %1</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 carte</translation>
    </message>
    <message>
        <source>The cut card is out: the last round of this shoe.</source>
        <translation>È uscita la carta di taglio: ultimo round di questo sabot.</translation>
    </message>
    <message>
        <source>%1 cards to the cut card</source>
        <translation>%1 carte alla carta di taglio</translation>
    </message>
</context>
<context>
    <name>ShoeInUse</name>
    <message>
        <source>The shoe in use</source>
        <translation>Il sabot in uso</translation>
    </message>
    <message>
        <source>No shoe is in use</source>
        <translation>Nessun sabot in uso</translation>
    </message>
    <message>
        <source>Number %1, %2 of %3 cards left</source>
        <translation>Numero %1, %2 carte rimaste su %3</translation>
    </message>
    <message>
        <source>Sit down at a table and its commitment appears here before you bet.</source>
        <translation>Siediti a un tavolo e qui comparirà il suo impegno, prima che tu punti.</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Impegno</translation>
    </message>
    <message>
        <source>Copy commitment</source>
        <translation>Copia l’impegno</translation>
    </message>
    <message>
        <source>Copied commitment</source>
        <translation>Impegno copiato</translation>
    </message>
    <message>
        <source>Client seed</source>
        <translation>Seed del client</translation>
    </message>
    <message>
        <source>Copy client seed</source>
        <translation>Copia il seed del client</translation>
    </message>
    <message>
        <source>Copied client seed</source>
        <translation>Seed del client copiato</translation>
    </message>
    <message>
        <source>Your client seed</source>
        <translation>Il tuo seed del client</translation>
    </message>
    <message>
        <source>Your client seed for future shoes</source>
        <translation>Il tuo seed del client per i prossimi sabot</translation>
    </message>
    <message>
        <source>What you type here goes into the shuffle of this shoe and every later one. The first stake on this shoe locks it.</source>
        <translation>Ciò che scrivi qui entra nella mescolata di questo sabot e di tutti i successivi. Quello di questo sabot è fissato con la prima puntata.</translation>
    </message>
    <message>
        <source>The client seed of the shoe in use has been locked since its first stake. What you type here goes into every later one.</source>
        <translation>Il seed del client del sabot in uso è fissato dalla prima puntata. Ciò che scrivi qui entra in tutti i successivi.</translation>
    </message>
    <message>
        <source>What you type here goes into the shuffle of every shoe you play from.</source>
        <translation>Ciò che scrivi qui entra nella mescolata di ogni sabot con cui giochi.</translation>
    </message>
</context>
<context>
    <name>ShoeLine</name>
    <message>
        <source>Shoe %1, commitment %2, %3 cards left</source>
        <translation>Sabot %1, impegno %2, %3 carte rimaste</translation>
    </message>
    <message>
        <source>Shoe %1</source>
        <translation>Sabot %1</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 carte</translation>
    </message>
    <message>
        <source>Fixed before the first bet; press to check it</source>
        <translation>Fissato prima della prima puntata; premi per verificarlo</translation>
    </message>
</context>
<context>
    <name>ShoesView</name>
    <message>
        <source>Finished shoes</source>
        <translation>Sabot finiti</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Verify all</source>
        <translation>Verifica tutti</translation>
    </message>
    <message>
        <source>Show the newest shoes</source>
        <translation>Mostra i sabot più recenti</translation>
    </message>
    <message>
        <source>A shoe appears here, with its seed, when its last round is over.</source>
        <translation>Un sabot compare qui, con il suo seed, quando il suo ultimo round è finito.</translation>
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
        <translation>Coppia</translation>
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
        <translation>Coppie</translation>
    </message>
    <message>
        <source>Poker</source>
        <comment>poker</comment>
        <translation>Poker</translation>
    </message>
    <message>
        <source>Buster Blackjack of the card rooms</source>
        <comment>buster-cards</comment>
        <translation>Buster Blackjack delle sale da carte</translation>
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
        <translation>Sopra 13</translation>
    </message>
    <message>
        <source>Pair</source>
        <comment>pair-any</comment>
        <translation>Coppia</translation>
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
        <translation>Royal Match con blackjack</translation>
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
        <translation>Sotto 13</translation>
    </message>
</context>
<context>
    <name>SideBySide</name>
    <message>
        <source>Side by side</source>
        <translation>Fianco a fianco</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Interrompi il confronto</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Confrontato con</translation>
    </message>
    <message>
        <source>The other game</source>
        <translation>L’altro gioco</translation>
    </message>
    <message>
        <source>The other days</source>
        <translation>Gli altri giorni</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenza</translation>
    </message>
    <message>
        <source>difference %1</source>
        <translation>differenza %1</translation>
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
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>SoundSettings</name>
    <message>
        <source>Sound</source>
        <translation>Audio</translation>
    </message>
    <message>
        <source>mute silent quiet volume audio noise</source>
        <translation>muto silenzio silenzioso volume audio rumore suono</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Of all sounds.</source>
        <translation>Di tutti i suoni.</translation>
    </message>
    <message>
        <source>master loudness sound audio</source>
        <translation>generale intensità suono audio</translation>
    </message>
    <message>
        <source>Volume of cards</source>
        <translation>Volume delle carte</translation>
    </message>
    <message>
        <source>loudness sound audio</source>
        <translation>intensità suono audio</translation>
    </message>
    <message>
        <source>Volume of chips</source>
        <translation>Volume delle fiche</translation>
    </message>
    <message>
        <source>Volume of cues</source>
        <translation>Volume dei segnali</translation>
    </message>
    <message>
        <source>A button, a refusal, the clock running out.</source>
        <translation>Un pulsante, un rifiuto, il tempo che sta per scadere.</translation>
    </message>
    <message>
        <source>Volume of results</source>
        <translation>Volume dei risultati</translation>
    </message>
    <message>
        <source>Room tone</source>
        <translation>Rumore di sala</translation>
    </message>
    <message>
        <source>The quiet hum of a room with people in it, while the window is shown.</source>
        <translation>Il brusio sommesso di una sala con gente, finché la finestra è visibile.</translation>
    </message>
    <message>
        <source>room ambience background noise murmur sound audio</source>
        <translation>sala ambiente sottofondo rumore brusio suono audio</translation>
    </message>
    <message>
        <source>Volume of the room tone</source>
        <translation>Volume del rumore di sala</translation>
    </message>
    <message>
        <source>ambience background loudness sound audio</source>
        <translation>ambiente sottofondo intensità suono audio</translation>
    </message>
</context>
<context>
    <name>SpreadsheetSettings</name>
    <message>
        <source>Spreadsheet files</source>
        <translation>File per fogli di calcolo</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Virgola</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Punto e virgola</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulazione</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Between cells</source>
        <translation>Tra le celle</translation>
    </message>
    <message>
        <source>In the CSV files you export. If all of a line ends up in one cell, choose another.</source>
        <translation>Nei file CSV che esporti. Se un’intera riga finisce in una cella, scegline un altro.</translation>
    </message>
    <message>
        <source>csv excel export separator delimiter columns</source>
        <translation>csv excel esportare separatore colonne</translation>
    </message>
    <message>
        <source>Decimal sign</source>
        <translation>Segno decimale</translation>
    </message>
    <message>
        <source>If amounts are taken for text or dates, choose another.</source>
        <translation>Se gli importi vengono presi per testo o date, scegline un altro.</translation>
    </message>
    <message>
        <source>csv excel export number point comma amounts</source>
        <translation>csv excel esportare numero punto virgola importi</translation>
    </message>
    <message>
        <source>Byte-order mark</source>
        <translation>Indicatore dell’ordine dei byte</translation>
    </message>
    <message>
        <source>Tells Excel that names and notes are UTF-8. Turn it off for programs that stumble over it.</source>
        <translation>Dice a Excel che nomi e note sono in UTF-8. Disattivalo per i programmi che vi inciampano.</translation>
    </message>
    <message>
        <source>csv excel export bom utf-8 unicode encoding accents</source>
        <translation>csv excel esportare bom utf-8 unicode codifica accenti</translation>
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
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Calculating</source>
        <translation>Calcolo in corso</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Portafoglio</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>Show all rounds</source>
        <translation>Mostra tutti i round</translation>
    </message>
    <message>
        <source>Figures and charts</source>
        <translation>Cifre e grafici</translation>
    </message>
    <message>
        <source>Recalculate</source>
        <translation>Ricalcola</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Confronta con…</translation>
    </message>
    <message>
        <source>Mistakes by hand and dealer&apos;s cards</source>
        <translation>Errori per mano e carte del banco</translation>
    </message>
    <message>
        <source>Press a cell to see rounds with its hand.</source>
        <translation>Premi una casella per vedere i round con la sua mano.</translation>
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
        <translation>Una sala di blackjack con il sabot aperto</translation>
    </message>
    <message>
        <source>blackjack;21;cards;casino;shoe;strategy;</source>
        <comment>what the program is searched by, each with a ; behind</comment>
        <translation>blackjack;21;carte;casinò;sabot;strategia;</translation>
    </message>
    <message>
        <source>The blackjack of six real casinos on one desktop, for play money and without a connection: an animated table, with other people at it where the game has them, and a shuffle that anyone can verify.</source>
        <translation>Il blackjack di sei veri casinò su un solo desktop, per soldi finti e senza connessione: un tavolo che distribuisce, scopre e paga, con altre persone dove il gioco le prevede, e una mescolata che chiunque può verificare.</translation>
    </message>
    <message>
        <source>What sets it apart:</source>
        <translation>Che cosa sa che altri non sanno:</translation>
    </message>
    <message>
        <source>the exact price of every decision, under any rules, and a coach who has counted the shoe</source>
        <translation>il valore esatto di ogni decisione, con qualsiasi regola, e un coach che conta il sabot così com’è</translation>
    </message>
    <message>
        <source>luck and play told apart, for a round or for a year</source>
        <translation>fortuna e gioco distinti, per un round o per un anno</translation>
    </message>
    <message>
        <source>your own rules, with the worth of each as you change it</source>
        <translation>le tue regole, con quanto vale ognuna mentre la cambi</translation>
    </message>
    <message>
        <source>every round on record before it is shown, ready to be replayed, reviewed and exported</source>
        <translation>ogni round registrato prima di essere mostrato, da rivedere, analizzare ed esportare</translation>
    </message>
    <message>
        <source>limits and breaks that hold</source>
        <translation>limiti e pause che valgono davvero</translation>
    </message>
    <message>
        <source>All of it works by mouse, by keyboard alone and through a screen reader.</source>
        <translation>Tutto funziona con il mouse, con la sola tastiera e con un lettore di schermo.</translation>
    </message>
    <message>
        <source>A round of Down Under Blackjack</source>
        <translation>Un round di Blackjack Down Under</translation>
    </message>
    <message>
        <source>A full table of Deluxe Blackjack</source>
        <translation>Un tavolo pieno di Blackjack Deluxe</translation>
    </message>
    <message>
        <source>The best play for every hand, and what each play is worth</source>
        <translation>La mossa migliore per ogni mano, e quanto vale ogni mossa</translation>
    </message>
    <message>
        <source>Editing a game&apos;s rules, and what each is worth</source>
        <translation>Le regole di un gioco in modifica, e quanto vale ognuna</translation>
    </message>
    <message>
        <source>Blackjack game rules</source>
        <translation>Regole di un gioco di blackjack</translation>
    </message>
    <message>
        <source>Blackjack challenge</source>
        <translation>Sfida di blackjack</translation>
    </message>
</context>
<context>
    <name>StrategyFigures</name>
    <message>
        <source>House edge</source>
        <translation>Vantaggio del banco</translation>
    </message>
    <message>
        <source>House edge: calculating…</source>
        <translation>Vantaggio del banco: calcolo in corso</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Vantaggio del banco %1</translation>
    </message>
    <message>
        <source>with best play, of the initial stake</source>
        <translation>con gioco ottimale, sulla prima puntata</translation>
    </message>
    <message>
        <source>The game&apos;s own: %1</source>
        <translation>Del gioco: %1</translation>
    </message>
</context>
<context>
    <name>StrategyPage</name>
    <message>
        <source>Best play of %1</source>
        <translation>Gioco ottimale di %1</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Confronta</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategia</translation>
    </message>
    <message>
        <source>Copy the chart</source>
        <translation>Copia la tabella</translation>
    </message>
    <message>
        <source>Save the chart as PDF</source>
        <translation>Salva la tabella in PDF</translation>
    </message>
    <message>
        <source>strategy-%1</source>
        <comment>a file&apos;s name; %1 is a game&apos;s id</comment>
        <translation>strategia-%1</translation>
    </message>
    <message>
        <source>Copy the comparison</source>
        <translation>Copia il confronto</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>What is known about the hidden card</source>
        <translation>Che cosa si sa della carta coperta</translation>
    </message>
    <message>
        <source>Hand calculator</source>
        <translation>Calcolatore di mani</translation>
    </message>
    <message>
        <source>Calculate</source>
        <translation>Calcola</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Insure none</source>
        <translation>Non assicurare</translation>
    </message>
    <message>
        <source>None</source>
        <comment>even money for no hand</comment>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Insure all</source>
        <translation>Assicura tutte</translation>
    </message>
    <message>
        <source>Even money, all</source>
        <translation>Even money, tutte</translation>
    </message>
    <message>
        <source>Hands %1: insurance?</source>
        <translation>Mani %1: assicurazione?</translation>
    </message>
    <message>
        <source>Hands %1: even money?</source>
        <translation>Mani %1: even money?</translation>
    </message>
    <message>
        <source>Your balance doesn&apos;t cover all hands. Choose some.</source>
        <translation>Il tuo saldo non copre tutte le mani. Scegline alcune.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Scegli</translation>
    </message>
    <message>
        <source>All insured.</source>
        <translation>Tutte assicurate.</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Due</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quattro</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinque</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Sei</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sette</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Otto</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Nove</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Dieci</translation>
    </message>
    <message>
        <source>Eleven</source>
        <translation>Undici</translation>
    </message>
    <message>
        <source>Twelve</source>
        <translation>Dodici</translation>
    </message>
    <message>
        <source>Thirteen</source>
        <translation>Tredici</translation>
    </message>
    <message>
        <source>Fourteen</source>
        <translation>Quattordici</translation>
    </message>
    <message>
        <source>Fifteen</source>
        <translation>Quindici</translation>
    </message>
    <message>
        <source>Sixteen</source>
        <translation>Sedici</translation>
    </message>
    <message>
        <source>Seventeen</source>
        <translation>Diciassette</translation>
    </message>
    <message>
        <source>Eighteen</source>
        <translation>Diciotto</translation>
    </message>
    <message>
        <source>Nineteen</source>
        <translation>Diciannove</translation>
    </message>
    <message>
        <source>Twenty</source>
        <translation>Venti</translation>
    </message>
    <message>
        <source>Twenty-one</source>
        <translation>Ventuno</translation>
    </message>
    <message>
        <source>Twenty-two</source>
        <translation>Ventidue</translation>
    </message>
    <message>
        <source>Dealer has blackjack</source>
        <translation>Blackjack del banco</translation>
    </message>
    <message>
        <source>Dealer busts</source>
        <translation>Il banco sballa</translation>
    </message>
    <message>
        <source>Soft %1</source>
        <comment>the dealer&apos;s total</comment>
        <translation>Soft %1</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Puntate chiuse</translation>
    </message>
    <message>
        <source>No blackjack</source>
        <translation>Niente blackjack</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>Fate le vostre puntate</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose stake, and which</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, spot %2, %3</source>
        <translation>%1, casella %2, %3</translation>
    </message>
    <message>
        <source>%1, hand %2, %3</source>
        <comment>a stake, and how much</comment>
        <translation>%1, mano %2, %3</translation>
    </message>
    <message>
        <source>%1, hand %2: %3, %4</source>
        <comment>a stake, how it ended, what came back</comment>
        <translation>%1, mano %2: %3, %4</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>Carta coperta</translation>
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
        <translation>Il banco ha blackjack</translation>
    </message>
    <message>
        <source>The dealer busts with %1</source>
        <translation>Il banco sballa con %1</translation>
    </message>
    <message>
        <source>The dealer has %1</source>
        <translation>Il banco ha %1</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <translation>Banco: %1</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Puntata</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Dietro</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Assicurazione</translation>
    </message>
    <message>
        <source>%1 to the dealer</source>
        <comment>a card</comment>
        <translation>%1 al banco</translation>
    </message>
    <message>
        <source>A hidden card to the dealer</source>
        <translation>Una carta coperta al banco</translation>
    </message>
    <message>
        <source>%1 to hand %2</source>
        <comment>a card, a hand&apos;s number</comment>
        <translation>%1 alla mano %2</translation>
    </message>
    <message>
        <source>A card is burned</source>
        <translation>Si brucia una carta</translation>
    </message>
    <message>
        <source>Stakes: %1</source>
        <translation>Puntate: %1</translation>
    </message>
    <message>
        <source>The dealer turns the %1</source>
        <translation>Il banco gira: %1</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Il round è finito</translation>
    </message>
    <message>
        <source>The round begins</source>
        <translation>Il round comincia</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <comment>who sits where</comment>
        <translation>%1, posto %2</translation>
    </message>
    <message>
        <source>%1, betting behind</source>
        <comment>somebody without a seat</comment>
        <translation>%1, punta dietro</translation>
    </message>
    <message>
        <source>thinking</source>
        <comment>of somebody else at the table</comment>
        <translation>sta pensando</translation>
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
        <translation>Segue</translation>
    </message>
    <message>
        <source>Dealer&apos;s golden rule: two gold cards, both shown</source>
        <translation>Regola d’oro del banco: due carte d’oro, entrambe mostrate</translation>
    </message>
    <message>
        <source>Player&apos;s golden rule: the dealer has 22</source>
        <translation>Regola d’oro del giocatore: il banco ha 22</translation>
    </message>
    <message>
        <source>No dealer blackjack</source>
        <translation>Nessun blackjack del banco</translation>
    </message>
    <message>
        <source>New shoe: %1 is shown, %2 burned</source>
        <translation>Nuovo sabot: si mostra %1, bruciate %2</translation>
    </message>
    <message>
        <source>The stakes are returned</source>
        <translation>Il round è annullato, le puntate ritornano</translation>
    </message>
    <message>
        <source>Your turn: hand %1, %2 against %3</source>
        <translation>Tocca a te: mano %1, %2 contro %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>how a decision is marked, and why</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Balance %1 %2</source>
        <translation>Saldo %1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose cards, and which</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Insure for %1?</source>
        <translation>Assicurare per %1?</translation>
    </message>
    <message>
        <source>Even money, %1?</source>
        <comment>what is won</comment>
        <translation>Even money, %1?</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>Rinunciare?</translation>
    </message>
    <message>
        <source>Surrender?</source>
        <translation>Resa?</translation>
    </message>
    <message>
        <source>%1 doubles on %2 against %3. Follow with %4?</source>
        <comment>who, a total, the dealer&apos;s, an amount</comment>
        <translation>%1 raddoppia con %2 contro %3. Segui con %4?</translation>
    </message>
    <message>
        <source>%1 splits %2 and %3 against %4. Follow with %5?</source>
        <comment>who, two cards, the dealer&apos;s, an amount</comment>
        <translation>%1 divide %2 e %3 contro %4. Segui con %5?</translation>
    </message>
    <message>
        <source>Your turn: %1 against %2</source>
        <translation>Tocca a te: %1 contro %2</translation>
    </message>
    <message>
        <source>A card for %1 on %2?</source>
        <translation>Carta per %1 con %2?</translation>
    </message>
    <message>
        <source>%1 doubles on %2!</source>
        <translation>%1 raddoppia con %2!</translation>
    </message>
    <message>
        <source>Tens to be split, for %1.</source>
        <translation>Si dividono i dieci, per %1.</translation>
    </message>
    <message numerus="yes">
        <source>Twenty-one for %1, in %n cards.</source>
        <translation>
            <numerusform>Ventuno per %1, con %n carta.</numerusform>
            <numerusform>Ventuno per %1, con %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n cards.</source>
        <translation>
            <numerusform>%1 ha %n carta.</numerusform>
            <numerusform>%1 ha %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer has 22: every hand pushes</source>
        <translation>Il banco ha 22: ogni mano pareggia</translation>
    </message>
    <message numerus="yes">
        <source>%n cards: a Charlie for %1.</source>
        <translation>
            <numerusform>%n carta: un Charlie per %1.</numerusform>
            <numerusform>%n carte: un Charlie per %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer has 22: a push</source>
        <translation>Il banco ha 22: pareggio</translation>
    </message>
    <message>
        <source>This 21 pays %1, %2.</source>
        <comment>odds, a name</comment>
        <translation>Questo 21 paga %1, %2.</translation>
    </message>
    <message>
        <source>%1, pays %2</source>
        <comment>a total and odds</comment>
        <translation>%1, paga %2</translation>
    </message>
    <message>
        <source>A free double for %1.</source>
        <comment>a name</comment>
        <translation>Raddoppio gratis per %1.</translation>
    </message>
    <message>
        <source>A free split for %1.</source>
        <comment>a name</comment>
        <translation>Divisione gratis per %1.</translation>
    </message>
    <message>
        <source>%1, %2 staked by the house</source>
        <comment>a stake, an amount</comment>
        <translation>%1, %2 puntati dalla casa</translation>
    </message>
    <message>
        <source>Split free</source>
        <translation>Dividi gratis</translation>
    </message>
    <message>
        <source>Double free</source>
        <translation>Raddoppia gratis</translation>
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
        <translation>Tu</translation>
    </message>
    <message>
        <source>Spot %1</source>
        <translation>Casella %1</translation>
    </message>
    <message>
        <source>Spot %1, %2</source>
        <translation>Casella %1, %2</translation>
    </message>
</context>
<context>
    <name>TableFelt</name>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
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
        <translation>Nascondi</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Stop review</source>
        <translation>Termina la revisione</translation>
    </message>
    <message>
        <source>Stop challenge</source>
        <translation>Termina la sfida</translation>
    </message>
</context>
<context>
    <name>TableSettings</name>
    <message>
        <source>Set by the game</source>
        <translation>Secondo il gioco</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Illimitato</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <translation>10 secondi</translation>
    </message>
    <message>
        <source>15 seconds</source>
        <translation>15 secondi</translation>
    </message>
    <message>
        <source>20 seconds</source>
        <translation>20 secondi</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <translation>30 secondi</translation>
    </message>
    <message>
        <source>60 seconds</source>
        <translation>60 secondi</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Dealing speed</source>
        <translation>Velocità di distribuzione</translation>
    </message>
    <message>
        <source>Off shows everything at once.</source>
        <translation>«Immediata» mostra tutto in una volta.</translation>
    </message>
    <message>
        <source>animation pace duration quick</source>
        <translation>animazione ritmo durata veloce</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Movimento ridotto</translation>
    </message>
    <message>
        <source>Cards and chips fade in instead of moving. Follows the desktop until you choose here.</source>
        <translation>Carte e fiche appaiono in dissolvenza invece di muoversi. Come nel desktop, finché non lo scegli qui.</translation>
    </message>
    <message>
        <source>Cards and chips fade in instead of moving.</source>
        <translation>Carte e fiche appaiono in dissolvenza invece di muoversi.</translation>
    </message>
    <message>
        <source>animation movement</source>
        <translation>animazione movimento</translation>
    </message>
    <message>
        <source>Dealer&apos;s calls</source>
        <translation>Annunci del croupier</translation>
    </message>
    <message>
        <source>Shows beside the cards what the dealer calls out.</source>
        <translation>Ciò che il croupier annuncia compare accanto alle carte.</translation>
    </message>
    <message>
        <source>subtitles voice speech croupier</source>
        <translation>sottotitoli voce parlato dealer croupier</translation>
    </message>
    <message>
        <source>Ask before surrendering</source>
        <translation>Chiedi prima della resa</translation>
    </message>
    <message>
        <source>confirm confirmation question warn give up</source>
        <translation>conferma confermare domanda avviso rinuncia</translation>
    </message>
    <message>
        <source>Ask before staking the whole wallet</source>
        <translation>Chiedi prima di puntare tutto il portafoglio</translation>
    </message>
    <message>
        <source>confirm confirmation question warn all in bet everything</source>
        <translation>conferma confermare domanda avviso all in puntare tutto</translation>
    </message>
    <message>
        <source>Other people at the table</source>
        <translation>Altre persone al tavolo</translation>
    </message>
    <message>
        <source>At shared tables. You choose how many, and their pace, at the table.</source>
        <translation>Ai tavoli condivisi. Quante sono e il loro ritmo si sceglie al tavolo.</translation>
    </message>
    <message>
        <source>company players seats bots opponents alone pace thinking</source>
        <translation>compagnia giocatori posti bot avversari solo da soli ritmo pensare</translation>
    </message>
    <message>
        <source>Time to bet</source>
        <translation>Tempo per puntare</translation>
    </message>
    <message>
        <source>clock timer countdown seconds stake</source>
        <translation>orologio timer conto alla rovescia secondi puntata</translation>
    </message>
    <message>
        <source>A time chosen here applies at every table, even where the game has no clock.</source>
        <translation>Un tempo scelto qui vale a ogni tavolo, anche dove il gioco non ne prevede.</translation>
    </message>
    <message>
        <source>Time for a decision</source>
        <translation>Tempo per decidere</translation>
    </message>
    <message>
        <source>clock timer countdown seconds</source>
        <translation>orologio timer conto alla rovescia secondi</translation>
    </message>
</context>
<context>
    <name>TakeInDialog</name>
    <message>
        <source>What could not be imported</source>
        <translation>Che cosa non si è potuto importare</translation>
    </message>
    <message>
        <source>Import under another name?</source>
        <translation>Importare con un altro nome?</translation>
    </message>
    <message>
        <source>Import under new names</source>
        <translation>Importa con nuovi nomi</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Tralascia</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>Hit</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Stai</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividi</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Assicurazione</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Even money</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>stai</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>carta</translation>
    </message>
    <message>
        <source>double</source>
        <translation>raddoppia</translation>
    </message>
    <message>
        <source>split</source>
        <translation>dividi</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>resa</translation>
    </message>
    <message>
        <source>double, else hit</source>
        <translation>raddoppia, altrimenti carta</translation>
    </message>
    <message>
        <source>double, else stand</source>
        <translation>raddoppia, altrimenti stai</translation>
    </message>
    <message>
        <source>surrender, else hit</source>
        <translation>resa, altrimenti carta</translation>
    </message>
    <message>
        <source>surrender, else stand</source>
        <translation>resa, altrimenti stai</translation>
    </message>
    <message>
        <source>surrender, else split</source>
        <translation>resa, altrimenti dividi</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Raddoppia</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Rinuncia</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Resa</translation>
    </message>
    <message>
        <source>Follow double</source>
        <translation>Segui raddoppio</translation>
    </message>
    <message>
        <source>Follow split</source>
        <translation>Segui divisione</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Pareggio</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>Sballata</translation>
    </message>
    <message>
        <source>Surrendered</source>
        <translation>Resa</translation>
    </message>
    <message>
        <source>blackjack</source>
        <translation>blackjack</translation>
    </message>
    <message>
        <source>push</source>
        <translation>pareggio</translation>
    </message>
    <message>
        <source>bust</source>
        <translation>sballata</translation>
    </message>
    <message>
        <source>even money</source>
        <translation>even money</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Rinuncia</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>rinuncia</translation>
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
        <translation>Smeraldo</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Mezzanotte</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Borgogna</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>Laguna</translation>
    </message>
    <message>
        <source>Classic green</source>
        <translation>Verde classico</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Antracite</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Stop replay</source>
        <translation>Ferma replay</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>Lobby</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Compagnia</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Disattiva audio</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Attiva audio</translation>
    </message>
    <message>
        <source>Hide the Rundown</source>
        <translation>Nascondi la cronologia</translation>
    </message>
    <message>
        <source>Show the Rundown</source>
        <translation>Mostra la cronologia</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Then %1</source>
        <comment>the balance in a replay</comment>
        <translation>Allora %1</translation>
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
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
</context>
<context>
    <name>TroublePage</name>
    <message>
        <source>Set it aside, use the backup</source>
        <translation>Metti da parte e continua con il backup</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>data: %1</translation>
    </message>
    <message>
        <source>Reading the backups…</source>
        <translation>Lettura dei backup…</translation>
    </message>
    <message>
        <source>None of them is intact</source>
        <translation>Nessuno è integro</translation>
    </message>
    <message>
        <source>Set it aside and use the backup of %1</source>
        <translation>Metti da parte e continua con il backup: %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Set it aside, start afresh</source>
        <translation>Metti da parte e ricomincia</translation>
    </message>
    <message>
        <source>Set it aside and start afresh</source>
        <translation>Metti da parte e ricomincia da zero</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>All backups</source>
        <translation>Tutti i backup</translation>
    </message>
</context>
<context>
    <name>TroubleWords</name>
    <message>
        <source>That did not help: %1</source>
        <translation>Non è servito: %1</translation>
    </message>
</context>
<context>
    <name>WalletMenu</name>
    <message>
        <source>Wallet</source>
        <translation>Portafoglio</translation>
    </message>
    <message>
        <source>Top up %1</source>
        <translation>Ricarica %1</translation>
    </message>
    <message>
        <source>Play with %1</source>
        <translation>Gioca con %1</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Ace</source>
        <translation>Asso</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Due</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quattro</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinque</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Sei</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sette</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Otto</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Nove</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Dieci</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Jack</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Donna</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>fiori</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>asso</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>soft %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinta</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Persa</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Restituita</translation>
    </message>
    <message>
        <source>win</source>
        <translation>vinta</translation>
    </message>
    <message>
        <source>lose</source>
        <translation>persa</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>restituita</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>a decision</comment>
        <translation>Migliore</translation>
    </message>
    <message>
        <source>Fine</source>
        <comment>a decision</comment>
        <translation>Buona</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <comment>a decision</comment>
        <translation>Imprecisione</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>a decision</comment>
        <translation>Errore</translation>
    </message>
    <message>
        <source>Blunder</source>
        <comment>a decision</comment>
        <translation>Errore grave</translation>
    </message>
    <message>
        <source>Watched</source>
        <comment>a round in which the person staked nothing</comment>
        <translation>Guardato</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n vinta</numerusform>
            <numerusform>%n vinte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pushes</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n pareggio</numerusform>
            <numerusform>%n pareggi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n persa</numerusform>
            <numerusform>%n perse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n surrendered</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n resa</numerusform>
            <numerusform>%n rese</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n returned</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n restituita</numerusform>
            <numerusform>%n restituite</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands %1, side bets %2</source>
        <translation>Mani %1, scommesse laterali %2</translation>
    </message>
    <message>
        <source>%1 · %2 against %3</source>
        <translation>%1 · %2 contro %3</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contro %2</translation>
    </message>
    <message>
        <source>Hidden card is small</source>
        <translation>Carta coperta: bassa</translation>
    </message>
    <message>
        <source>Hidden card is medium</source>
        <translation>Carta coperta: media</translation>
    </message>
    <message>
        <source>Hidden card is large</source>
        <translation>Carta coperta: alta</translation>
    </message>
    <message>
        <source>Hidden card: small, %1</source>
        <translation>Carta coperta: bassa, %1</translation>
    </message>
    <message>
        <source>Hidden card: medium, %1</source>
        <translation>Carta coperta: media, %1</translation>
    </message>
    <message>
        <source>Hidden card: large, %1</source>
        <translation>Carta coperta: alta, %1</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>form of a date, for QLocale::toString</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>Someone is sitting there. Choose another spot.</source>
        <translation>Qui siede già qualcuno. Scegli un’altra casella.</translation>
    </message>
    <message>
        <source>You already have as many spots as one player may hold. Leave one first.</source>
        <translation>Hai già il massimo di caselle per persona. Lasciane prima una.</translation>
    </message>
    <message>
        <source>Both of your spots must carry the same stake.</source>
        <translation>Entrambe le tue caselle hanno la stessa puntata.</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t sit at this table. Choose a standard account in the lobby.</source>
        <translation>Un account di prova non può sedersi a questo tavolo. Scegli un account normale nella lobby.</translation>
    </message>
    <message>
        <source>That is your own spot. You can only bet behind other people.</source>
        <translation>Questa è la tua casella. Le puntate dietro vanno su quelle altrui.</translation>
    </message>
    <message>
        <source>This game has no betting behind.</source>
        <translation>In questo gioco non si può puntare dietro gli altri.</translation>
    </message>
    <message>
        <source>Nobody plays on that spot. Place the main stake first.</source>
        <translation>Su questa casella non gioca nessuno. Fai prima la puntata principale.</translation>
    </message>
    <message>
        <source>Place at least %1.</source>
        <translation>Punta almeno %1.</translation>
    </message>
    <message>
        <source>That is below the minimum. Place more.</source>
        <translation>È sotto il minimo. Punta di più.</translation>
    </message>
    <message>
        <source>The maximum there is %1.</source>
        <translation>Il massimo qui è %1.</translation>
    </message>
    <message>
        <source>That is above the maximum. Place less.</source>
        <translation>È sopra il massimo. Punta di meno.</translation>
    </message>
    <message>
        <source>Stakes go in steps of %1.</source>
        <translation>Le puntate vanno a passi di %1.</translation>
    </message>
    <message>
        <source>Your balance doesn&apos;t cover that. Stake less, or top up in the lobby.</source>
        <translation>Il tuo saldo non basta. Punta di meno o ricarica nella lobby.</translation>
    </message>
    <message>
        <source>That side bet isn&apos;t offered here.</source>
        <translation>Questa scommessa laterale qui non è offerta.</translation>
    </message>
    <message>
        <source>You have excluded yourself from play until the period is over.</source>
        <translation>È in corso la tua autoesclusione dal gioco, fino al termine del periodo.</translation>
    </message>
    <message>
        <source>You have reached the limit you set for yourself.</source>
        <translation>Il limite che ti sei dato è raggiunto.</translation>
    </message>
    <message>
        <source>It isn&apos;t your turn. Wait until your hand is highlighted.</source>
        <translation>Non è il tuo turno. Aspetta che la tua mano sia evidenziata.</translation>
    </message>
    <message>
        <source>The rules don&apos;t offer that here. Choose one of the actions shown.</source>
        <translation>Qui le regole non lo prevedono. Scegli una delle azioni mostrate.</translation>
    </message>
    <message>
        <source>Not now. Wait a moment.</source>
        <translation>Non ora. Attendi un momento.</translation>
    </message>
    <message>
        <source>There is no such spot at this table.</source>
        <translation>A questo tavolo non c’è quella casella.</translation>
    </message>
    <message>
        <source>The shoe has no cards left for this round. The stakes are returned.</source>
        <translation>Il sabot non ha più carte per questo round. Le puntate ritornano.</translation>
    </message>
    <message>
        <source>That amount is too large to be counted. Stake less.</source>
        <translation>L’importo è troppo grande per essere contato. Punta di meno.</translation>
    </message>
    <message>
        <source>Time&apos;s up: no insurance.</source>
        <translation>Tempo scaduto: nessuna assicurazione.</translation>
    </message>
    <message>
        <source>Time&apos;s up: no even money.</source>
        <translation>Tempo scaduto: niente even money.</translation>
    </message>
    <message>
        <source>Time&apos;s up: not given up.</source>
        <translation>Tempo scaduto: nessuna rinuncia.</translation>
    </message>
    <message>
        <source>Time&apos;s up: not surrendered.</source>
        <translation>Tempo scaduto: nessuna resa.</translation>
    </message>
    <message>
        <source>Time&apos;s up: not followed.</source>
        <translation>Tempo scaduto: non seguito.</translation>
    </message>
    <message>
        <source>Time&apos;s up: hit, now %1.</source>
        <translation>Tempo scaduto: carta, ora %1.</translation>
    </message>
    <message>
        <source>Time&apos;s up: stood on %1.</source>
        <translation>Tempo scaduto: si sta con %1.</translation>
    </message>
    <message>
        <source>The side bet on spot %1 needs a stake on the spot.</source>
        <translation>La scommessa laterale sulla casella %1 richiede una puntata sulla casella.</translation>
    </message>
    <message>
        <source>Nobody plays on spot %1 in the next round. Change the bets.</source>
        <translation>Nel prossimo round nessuno gioca sulla casella %1. Cambia le puntate.</translation>
    </message>
    <message>
        <source>%1 takes at least %2.</source>
        <translation>%1 richiede almeno %2.</translation>
    </message>
    <message>
        <source>Place at least %1 on spot %2.</source>
        <translation>Punta almeno %1 sulla casella %2.</translation>
    </message>
    <message>
        <source>Blackjack pays %1</source>
        <translation>Il blackjack paga %1</translation>
    </message>
    <message>
        <source>Dealer must draw to %1 and hit soft %2</source>
        <translation>Il banco chiede fino a %1 e con soft %2</translation>
    </message>
    <message>
        <source>Dealer must draw to %1 and stand on all %2s</source>
        <translation>Il banco chiede fino a %1 e sta con ogni %2</translation>
    </message>
    <message>
        <source>Insurance pays %1</source>
        <translation>L’assicurazione paga %1</translation>
    </message>
    <message>
        <source>Dealer&apos;s 22 pushes</source>
        <translation>Pareggio con il 22 del banco</translation>
    </message>
    <message numerus="yes">
        <source>%n decks</source>
        <translation>
            <numerusform>%n mazzo</numerusform>
            <numerusform>%n mazzi</numerusform>
        </translation>
    </message>
    <message>
        <source>dealer hits soft %1</source>
        <translation>il banco chiede con soft %1</translation>
    </message>
    <message>
        <source>dealer stands on %1</source>
        <translation>il banco sta con %1</translation>
    </message>
    <message>
        <source>dealer peeks</source>
        <translation>il banco controlla</translation>
    </message>
    <message>
        <source>no peek</source>
        <translation>senza controllo</translation>
    </message>
    <message numerus="yes">
        <source>up to %n hands</source>
        <translation>
            <numerusform>fino a %n mano</numerusform>
            <numerusform>fino a %n mani</numerusform>
        </translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>resa</translation>
    </message>
    <message>
        <source>22 pushes</source>
        <translation>22 è pareggio</translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n rinuncia</numerusform>
            <numerusform>%n rinunce</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <comment>a side bet, how many of them won, and how many there were</comment>
        <translation>%1 %2 su %3</translation>
    </message>
    <message>
        <source>doubles on 9 to 11 only</source>
        <translation>raddoppio solo da 9 a 11</translation>
    </message>
    <message>
        <source>doubles on 10 and 11 only</source>
        <translation>raddoppio solo su 10 e 11</translation>
    </message>
    <message>
        <source>no splits</source>
        <translation>nessuna divisione</translation>
    </message>
    <message>
        <source>no doubles after a split</source>
        <translation>nessun raddoppio dopo la divisione</translation>
    </message>
    <message>
        <source>hands can be given up</source>
        <translation>rinuncia possibile</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a date, a time of day</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>a side bet, how many of them won, and how many there were</comment>
        <translation>%1 (%2 su %3)</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>side bets</comment>
        <translation>%1: persa</translation>
    </message>
    <message>
        <source>hand won</source>
        <translation>mano vinta</translation>
    </message>
    <message>
        <source>hand lost</source>
        <translation>mano persa</translation>
    </message>
    <message>
        <source>hand pushed</source>
        <translation>mano in pareggio</translation>
    </message>
    <message>
        <source>hand bust</source>
        <translation>mano sballata</translation>
    </message>
    <message>
        <source>Dealer busts: %1</source>
        <comment>how the hands ended: 6 won</comment>
        <translation>Il banco sballa: %1</translation>
    </message>
    <message numerus="yes">
        <source>Last time: %Ln rounds, %1 · %2</source>
        <comment>a game&apos;s last session: its net, its last round&apos;s time</comment>
        <translation>
            <numerusform>L’ultima volta: %Ln round, %1 · %2</numerusform>
            <numerusform>L’ultima volta: %Ln round, %1 · %2</numerusform>
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
        <translation>%1 e %2</translation>
    </message>
    <message numerus="yes">
        <source>a table of %n seats shared with other people</source>
        <translation>
            <numerusform>un tavolo da %n posto con altre persone</numerusform>
            <numerusform>un tavolo da %n posti con altre persone</numerusform>
        </translation>
    </message>
    <message>
        <source>bets behind their hands</source>
        <translation>puntate dietro le loro mani</translation>
    </message>
    <message numerus="yes">
        <source>one to %n hands a round</source>
        <translation>
            <numerusform>una mano per round</numerusform>
            <numerusform>da una a %n mani per round</numerusform>
        </translation>
    </message>
    <message>
        <source>a hint about the hole card</source>
        <translation>un indizio sulla carta coperta</translation>
    </message>
    <message>
        <source>a push on the dealer&apos;s 22</source>
        <translation>pareggio con il 22 del banco</translation>
    </message>
    <message>
        <source>two gold cards of the dealer shown at once</source>
        <translation>due carte d’oro del banco subito scoperte</translation>
    </message>
    <message>
        <source>hands that can be given up</source>
        <translation>mani a cui si può rinunciare</translation>
    </message>
    <message>
        <source>a blackjack that pays %1</source>
        <translation>un blackjack che paga %1</translation>
    </message>
    <message>
        <source>insurance that pays %1</source>
        <translation>un’assicurazione che paga %1</translation>
    </message>
    <message>
        <source>no peek at the hole card</source>
        <translation>nessun controllo della carta coperta</translation>
    </message>
    <message>
        <source>a dealer who hits soft %1</source>
        <translation>un banco che chiede con soft %1</translation>
    </message>
    <message>
        <source>a dealer who stands on %1</source>
        <translation>un banco che sta con %1</translation>
    </message>
    <message numerus="yes">
        <source>pairs split into as many as %n hands</source>
        <translation>
            <numerusform>coppie in %n mano</numerusform>
            <numerusform>coppie divise fino a %n mani</numerusform>
        </translation>
    </message>
    <message>
        <source>one hand a round</source>
        <translation>una mano per round</translation>
    </message>
    <message numerus="yes">
        <source>%n side bets</source>
        <translation>
            <numerusform>%n scommessa laterale</numerusform>
            <numerusform>%n scommesse laterali</numerusform>
        </translation>
    </message>
    <message>
        <source>the side bet %1</source>
        <translation>la scommessa laterale %1</translation>
    </message>
    <message>
        <source>the side bets %1</source>
        <translation>le scommesse laterali %1</translation>
    </message>
    <message>
        <source>the usual rules</source>
        <translation>le regole abituali</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>A round of %1 played for %2 is waiting for you. Finish it first.</source>
        <translation>Un round di %1 ti aspetta, giocato in %2. Finisci prima quello.</translation>
    </message>
    <message>
        <source>Dealer wins ties</source>
        <translation>A parità vince il banco</translation>
    </message>
    <message>
        <source>a dealer who wins ties</source>
        <translation>un banco che vince a parità</translation>
    </message>
    <message>
        <source>dealer wins ties</source>
        <translation>il banco vince a parità</translation>
    </message>
    <message numerus="yes">
        <source>%n-card Charlie</source>
        <comment>a hand of so many cards that isn&apos;t bust wins</comment>
        <translation>
            <numerusform>Charlie di %n carta</numerusform>
            <numerusform>Charlie di %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Player&apos;s 21 wins ties</source>
        <translation>Con 21 pari vince il giocatore</translation>
    </message>
    <message>
        <source>a 21 of yours that wins ties</source>
        <translation>un 21 che vince a parità</translation>
    </message>
    <message numerus="yes">
        <source>%n cards that win unless they bust</source>
        <translation>
            <numerusform>%n carta che vince se non sballa</numerusform>
            <numerusform>%n carte che vincono se non sballano</numerusform>
        </translation>
    </message>
    <message>
        <source>doubles after hits too</source>
        <translation>raddoppio anche dopo aver chiesto carta</translation>
    </message>
    <message>
        <source>21 wins ties</source>
        <translation>21 vince a parità</translation>
    </message>
    <message>
        <source>no hole card</source>
        <translation>senza carta coperta</translation>
    </message>
    <message>
        <source>Both dealer cards are open</source>
        <translation>Le due carte del banco sono scoperte</translation>
    </message>
    <message>
        <source>Bonuses for 21</source>
        <translation>Bonus per 21</translation>
    </message>
    <message>
        <source>a dealer who hides no card</source>
        <translation>un banco che non copre nessuna carta</translation>
    </message>
    <message>
        <source>bonuses for some hands of 21</source>
        <translation>bonus per certe mani da 21</translation>
    </message>
    <message numerus="yes">
        <source>%n Spanish decks</source>
        <translation>
            <numerusform>%n mazzo spagnolo</numerusform>
            <numerusform>%n mazzi spagnoli</numerusform>
        </translation>
    </message>
    <message>
        <source>surrender after a double</source>
        <translation>resa dopo il raddoppio</translation>
    </message>
    <message>
        <source>both dealer cards open</source>
        <translation>entrambe le carte del banco scoperte</translation>
    </message>
    <message>
        <source>bonuses for 21</source>
        <translation>bonus per 21</translation>
    </message>
    <message>
        <source>Blackjack of spades pays %1</source>
        <translation>Il blackjack di picche paga %1</translation>
    </message>
    <message>
        <source>Blackjack of hearts pays %1</source>
        <translation>Il blackjack di cuori paga %1</translation>
    </message>
    <message>
        <source>Blackjack of diamonds pays %1</source>
        <translation>Il blackjack di quadri paga %1</translation>
    </message>
    <message>
        <source>Blackjack of clubs pays %1</source>
        <translation>Il blackjack di fiori paga %1</translation>
    </message>
    <message>
        <source>Blackjack of one suit pays %1</source>
        <translation>Il blackjack dello stesso seme paga %1</translation>
    </message>
    <message>
        <source>Player&apos;s blackjack always wins</source>
        <translation>Il blackjack del giocatore vince sempre</translation>
    </message>
    <message>
        <source>Free doubles and splits</source>
        <translation>Raddoppi e divisioni gratis</translation>
    </message>
    <message>
        <source>Free doubles</source>
        <translation>Raddoppi gratis</translation>
    </message>
    <message>
        <source>Free splits</source>
        <translation>Divisioni gratis</translation>
    </message>
    <message>
        <source>doubles and splits that the house stakes for you</source>
        <translation>raddoppi e divisioni che la casa punta per te</translation>
    </message>
    <message>
        <source>doubles that the house stakes for you</source>
        <translation>raddoppi che la casa punta per te</translation>
    </message>
    <message>
        <source>splits that the house stakes for you</source>
        <translation>divisioni che la casa punta per te</translation>
    </message>
    <message>
        <source>a blackjack of yours that always wins</source>
        <translation>un blackjack con cui vinci sempre</translation>
    </message>
    <message>
        <source>more for a blackjack of one suit</source>
        <translation>di più per un blackjack dello stesso seme</translation>
    </message>
    <message>
        <source>redoubling</source>
        <translation>raddoppi ripetuti</translation>
    </message>
    <message>
        <source>surrender at any time</source>
        <translation>resa in ogni momento</translation>
    </message>
    <message>
        <source>free doubles</source>
        <translation>raddoppi gratis</translation>
    </message>
    <message>
        <source>free splits</source>
        <translation>divisioni gratis</translation>
    </message>
    <message>
        <source>your blackjack always wins</source>
        <translation>il tuo blackjack vince sempre</translation>
    </message>
    <message>
        <source>Player&apos;s 21 always wins</source>
        <translation>Il 21 del giocatore vince sempre</translation>
    </message>
    <message>
        <source>a 21 of yours that always wins</source>
        <translation>un 21 con cui vinci sempre</translation>
    </message>
    <message>
        <source>21 always wins</source>
        <translation>21 vince sempre</translation>
    </message>
</context>
<context>
    <name>openshoe::app::AutoPlayer</name>
    <message>
        <source>the table has not moved for two minutes</source>
        <translation>il tavolo non si è mosso per due minuti</translation>
    </message>
    <message>
        <source>no stake could be placed: %1</source>
        <translation>nessuna puntata è stata possibile: %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written</source>
        <translation>impossibile scrivere %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::AboutController</name>
    <message>
        <source>Open Shoe %1 with Qt %2</source>
        <translation>Open Shoe %1 con Qt %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln files</source>
        <translation>
            <numerusform>%1 in %Ln file</numerusform>
            <numerusform>%1 in %Ln file</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::AccountDeletion</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln round</numerusform>
            <numerusform>%Ln round</numerusform>
        </translation>
    </message>
    <message>
        <source>What goes for good: the account %1 with %2, its wallets, shoes, notes and limits. Backups made earlier still hold them.</source>
        <translation>Che cosa sparisce per sempre: l’account %1 con %2, i suoi portafogli, sabot, note e limiti. Le copie di sicurezza precedenti li contengono ancora.</translation>
    </message>
    <message>
        <source>It is the only account, so it stays.</source>
        <translation>È l’unico account, quindi resta.</translation>
    </message>
    <message>
        <source>One of its rounds is still open. Finish it first.</source>
        <translation>Uno dei suoi round è ancora aperto. Finiscilo prima.</translation>
    </message>
    <message>
        <source>A break is running. The account can be deleted once it is over.</source>
        <translation>È in corso una pausa. L’account si potrà eliminare quando sarà finita.</translation>
    </message>
    <message>
        <source>A limit is set for it. Remove that first; the account can be deleted once the removal has taken effect.</source>
        <translation>Ha un limite impostato. Rimuovilo prima; l’account si potrà eliminare quando la rimozione avrà effetto.</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 non è un file di questo computer.</translation>
    </message>
    <message>
        <source>The account %1 was deleted.</source>
        <translation>L’account %1 è stato eliminato.</translation>
    </message>
    <message>
        <source>The account %1 was deleted. Its record is in %2.</source>
        <translation>L’account %1 è stato eliminato. Il suo registro è in %2.</translation>
    </message>
    <message>
        <source>%1 Nothing was deleted.</source>
        <translation>%1 Non è stato eliminato nulla.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::AccountsModel</name>
    <message>
        <source>The account %1 is ready, with play money in every wallet.</source>
        <translation>L’account %1 è pronto, con soldi finti in ogni portafoglio.</translation>
    </message>
    <message>
        <source>Your wallet now holds %1.</source>
        <translation>Ora nel portafoglio hai %1.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>The top-up was taken back. Your wallet now holds %1.</source>
        <translation>La ricarica è stata ritirata. Ora nel portafoglio hai %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::BackupsModel</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln round</numerusform>
            <numerusform>%Ln round</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>last round %1</source>
        <translation>ultimo round: %1</translation>
    </message>
    <message>
        <source>intact</source>
        <comment>a backup</comment>
        <translation>integro</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries changed or missing</source>
        <translation>
            <numerusform>%Ln voce modificata o mancante</numerusform>
            <numerusform>%Ln voci modificate o mancanti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::CellDetail</name>
    <message>
        <source>under %1</source>
        <translation>meno di %1</translation>
    </message>
    <message>
        <source>No hand leads to this cell.</source>
        <translation>Nessuna mano arriva a questa cella.</translation>
    </message>
    <message>
        <source>Surrender comes before the dealer peeks; the figures of the other plays assume no dealer blackjack.</source>
        <translation>La resa precede il controllo del banco; le altre mosse valgono per un banco senza blackjack.</translation>
    </message>
    <message>
        <source>The same play is best whatever cards make the hand.</source>
        <translation>La stessa mossa è la migliore con qualsiasi carta che formi la mano.</translation>
    </message>
    <message>
        <source>Another play is better with these cards, %1 of such hands</source>
        <translation>Con queste carte è meglio un’altra mossa, %1 di queste mani</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ChallengeController</name>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 non è un file di questo computer.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <translation>Impossibile scrivere %1: %2</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Scritto in %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2</source>
        <translation>Impossibile leggere %1: %2</translation>
    </message>
    <message>
        <source>Its rules differ from those of your %1: %2</source>
        <comment>a game, sentences</comment>
        <translation>Le sue regole differiscono da quelle del tuo %1: %2</translation>
    </message>
    <message>
        <source>You don&apos;t have this game. The file holds its rules.</source>
        <translation>Non hai questo gioco. Il file ne contiene le regole.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, with %1 staked</source>
        <translation>
            <numerusform>%Ln round, con %1 puntati</numerusform>
            <numerusform>%Ln round, con %1 puntati</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish this round first, then play the challenge.</source>
        <translation>Finisci prima questo round, poi gioca la sfida.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Prossimo round</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Confronta</translation>
    </message>
    <message>
        <source>Sender</source>
        <comment>of a challenge</comment>
        <translation>Mittente</translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>to a challenge</comment>
        <translation>Risposta</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Challenge somebody</source>
        <translation>Sfida qualcuno</translation>
    </message>
    <message>
        <source>Challenge, round %1 of %2</source>
        <translation>Sfida, round %1 di %2</translation>
    </message>
    <message>
        <source>A challenge: %1</source>
        <comment>a game</comment>
        <translation>Una sfida: %1</translation>
    </message>
    <message>
        <source>A challenge from %1: %2</source>
        <comment>somebody, a game</comment>
        <translation>Una sfida di %1: %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CoachController</name>
    <message>
        <source>Best: %1</source>
        <translation>Migliore: %1</translation>
    </message>
    <message>
        <source>Equally good: %1</source>
        <translation>Ugualmente buone: %1</translation>
    </message>
    <message>
        <source>Equally good: %1. Others: %2</source>
        <translation>Ugualmente buone: %1. Altre: %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CompareController</name>
    <message>
        <source>%1, trial rules</source>
        <translation>%1, regole in prova</translation>
    </message>
    <message>
        <source>%1. %2: %3. %4: %5.</source>
        <translation>%1. %2: %3. %4: %5.</translation>
    </message>
    <message>
        <source>Differs. %1: %2 %3: %4 Alone %5, in turn %6.</source>
        <translation>Differenza. %1: %2 %3: %4 Da sola %5, in sequenza %6.</translation>
    </message>
    <message>
        <source>Both: %1</source>
        <translation>Entrambi: %1</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>Nessuna differenza</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>House edge %1 and %2. %3.</source>
        <translation>Vantaggio del banco %1 e %2. %3.</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Che cosa differisce</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Da sola</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>In sequenza</translation>
    </message>
    <message>
        <source>In common</source>
        <translation>Che cosa hanno in comune</translation>
    </message>
    <message>
        <source>%1 In an hour: %2.</source>
        <comment>a rule that differs, money</comment>
        <translation>%1 In un’ora: %2.</translation>
    </message>
    <message>
        <source>House edge of the side bets, and in an hour with the same stake on each</source>
        <translation>Vantaggio del banco sulle scommesse laterali, e all’ora con la stessa puntata su ognuna</translation>
    </message>
    <message>
        <source>The second is %1 better for you, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>Il secondo è migliore di %1 per te, circa %2 all’ora</translation>
    </message>
    <message>
        <source>The second is %1 better for the house, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>Il secondo è migliore di %1 per il banco, circa %2 all’ora</translation>
    </message>
    <message>
        <source>Alone: what the first game&apos;s return gains when only this rule is taken from the second. In turn: what it gains when the rules are changed one after another; these add up. Both in percentage points, and in money beneath, in an hour.</source>
        <translation>Da sola: quanto guadagna il ritorno del primo gioco se solo questa regola è come nel secondo. In sequenza: quanto guadagna cambiando le regole una dopo l’altra; questi valori si sommano. Entrambi in punti percentuali e, sotto, in denaro all’ora.</translation>
    </message>
    <message>
        <source>In an hour</source>
        <translation>In un’ora</translation>
    </message>
    <message>
        <source>%1: %2 and %3.</source>
        <comment>at what stake; what each of two games costs</comment>
        <translation>%1: %2 e %3.</translation>
    </message>
    <message>
        <source>Hands that are played differently</source>
        <translation>Mani che si giocano diversamente</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountCards</name>
    <message>
        <source>The game</source>
        <translation>Il gioco</translation>
    </message>
    <message>
        <source>What a card gone changes</source>
        <translation>Cosa cambia una carta in meno</translation>
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
        <translation>%1. Adattamento %2.</translation>
    </message>
    <message>
        <source>Per cent, same play</source>
        <translation>Per cento, stesso gioco</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Per cento</translation>
    </message>
    <message>
        <source>Per cent, best play</source>
        <translation>Per cento, gioco ottimale</translation>
    </message>
    <message>
        <source>Tags up to %1</source>
        <translation>Valori fino a %1</translation>
    </message>
    <message>
        <source>What you win more of a stake if one such card is gone from the full shoe: with the play of the full shoe kept, and with the best play for each shoe.</source>
        <translation>Quanto vinci in più di una puntata se manca una carta così dal sabot pieno: mantenendo il gioco del sabot pieno, e con il gioco migliore per ogni sabot.</translation>
    </message>
    <message>
        <source>What the bet wins more if one such card is gone from the full shoe; the mean of the four suits.</source>
        <translation>Quanto vince in più la scommessa se manca una carta così dal sabot pieno; media dei quattro semi.</translation>
    </message>
    <message>
        <source>Betting correlation: %1</source>
        <translation>Correlazione di puntata: %1</translation>
    </message>
    <message>
        <source>Insurance correlation: %1</source>
        <translation>Correlazione di assicurazione: %1</translation>
    </message>
    <message>
        <source>Playing efficiency, measured: %1</source>
        <translation>Efficienza di gioco, misurata: %1</translation>
    </message>
    <message>
        <source>Playing efficiency: known once the plays have been looked for</source>
        <translation>Efficienza di gioco: nota dopo aver cercato le giocate</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Taking cards away, one of each…</source>
        <translation>Si toglie una carta per tipo…</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountPlays</name>
    <message>
        <source>Some hundred shoes in use are solved to find the plays that follow the count. It takes up to a minute or two, once in each game.</source>
        <translation>Si risolvono alcune centinaia di sabot usati per trovare le giocate che seguono il conteggio. Ci vogliono uno o due minuti, una volta per gioco.</translation>
    </message>
    <message>
        <source>%1, otherwise %2</source>
        <comment>a play, what else is done</comment>
        <translation>%1, altrimenti %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>a count</comment>
        <translation>%1 o più</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <comment>a count</comment>
        <translation>%1 o meno</translation>
    </message>
    <message>
        <source>%1: %2 at a count of %3. Early, middle and late in the shoe: %4. Earns %5 of all.</source>
        <translation>%1: %2 al conteggio di %3. All’inizio, a metà e alla fine del sabot: %4. Rende %5 del totale.</translation>
    </message>
    <message>
        <source>Together they earn %1 of the smallest stake a round with stakes of 1 to 8, and %2 with one stake always.</source>
        <translation>Insieme rendono per round %1 della puntata minima con puntate da 1 a 8, e %2 con una sola puntata sempre.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountQuestion</name>
    <message>
        <source>The one chosen on the page Counting</source>
        <translation>Quello scelto nella pagina Conteggio</translation>
    </message>
    <message>
        <source>Before the shuffle: what is your count, by %1?</source>
        <comment>a count system</comment>
        <translation>Prima di mescolare: qual è il suo conteggio, con %1?</translation>
    </message>
    <message>
        <source>What is your count now, by %1?</source>
        <comment>a count system</comment>
        <translation>Qual è ora il suo conteggio, con %1?</translation>
    </message>
    <message>
        <source>Right: the count is %1.</source>
        <translation>Giusto: il conteggio è %1.</translation>
    </message>
    <message>
        <source>Not %1: the count is %2.</source>
        <translation>Non %1: il conteggio è %2.</translation>
    </message>
    <message>
        <source>About %1 decks are left.</source>
        <comment>a number</comment>
        <translation>Restano circa %1 mazzi.</translation>
    </message>
    <message>
        <source>Not %1 decks: about %2 are left.</source>
        <comment>numbers</comment>
        <translation>Non %1 mazzi: ne restano circa %2.</translation>
    </message>
    <message>
        <source>The true count is %1.</source>
        <translation>Il conteggio reale è %1.</translation>
    </message>
    <message>
        <source>Type your count: a number such as %1.</source>
        <translation>Scriva il suo conteggio: un numero, come %1.</translation>
    </message>
    <message>
        <source>Type how many decks are left, in quarters: %1 to %2.</source>
        <translation>Scriva quanti mazzi restano, in quarti: da %1 a %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountSides</name>
    <message>
        <source>This game has no side bets.</source>
        <translation>Questo gioco non ha scommesse laterali.</translation>
    </message>
    <message>
        <source>With a shuffle before every round no side bet is ever worth more than at other times.</source>
        <translation>Se si mescola prima di ogni round, nessuna scommessa laterale vale mai più che in altri momenti.</translation>
    </message>
    <message>
        <source>Watching the side bets in a thousand shoes…</source>
        <translation>Si osservano le scommesse laterali in mille sabot…</translation>
    </message>
    <message>
        <source>Staked in every round it loses %1 of the stake.</source>
        <translation>Puntata in ogni round perde %1 della puntata.</translation>
    </message>
    <message>
        <source>Staked in every round it wins %1 of the stake.</source>
        <translation>Puntata in ogni round vince %1 della puntata.</translation>
    </message>
    <message>
        <source>Before the cut card it is never worth its stake.</source>
        <translation>Prima della carta di taglio non vale mai la puntata.</translation>
    </message>
    <message>
        <source>Who knew every card left would stake in %1 of the rounds, and win %2 of a stake in each of them.</source>
        <translation>Chi conoscesse ogni carta rimasta punterebbe in %1 dei round e in ognuno vincerebbe %2 della puntata.</translation>
    </message>
    <message>
        <source>%1 catches nothing of that.</source>
        <comment>a count&apos;s name</comment>
        <translation>%1 non ne coglie nulla.</translation>
    </message>
    <message>
        <source>%1 catches %2 of that, staking from a count of %3 on: in %4 of the rounds.</source>
        <translation>%1 ne coglie %2 puntando da un conteggio di %3: in %4 dei round.</translation>
    </message>
    <message>
        <source>%1 catches %2 of that, staking up to a count of %3: in %4 of the rounds.</source>
        <translation>%1 ne coglie %2 puntando fino a un conteggio di %3: in %4 dei round.</translation>
    </message>
    <message>
        <source>The best count made for this bet, with a tag for every single card, would catch %1.</source>
        <translation>Il miglior conteggio fatto per questa scommessa, con un valore per ogni singola carta, coglierebbe %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountSystems</name>
    <message>
        <source>I don&apos;t count</source>
        <translation>Non conto</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n systems of your own are kept. Remove one first.</source>
        <translation>
            <numerusform>Si conserva al massimo %n tuo sistema. Prima rimuovine uno.</numerusform>
            <numerusform>Si conservano al massimo %n tuoi sistemi. Prima rimuovine uno.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountingController</name>
    <message numerus="yes">
        <source>%n decks</source>
        <translation>
            <numerusform>%n mazzo</numerusform>
            <numerusform>%n mazzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n mani</numerusform>
        </translation>
    </message>
    <message>
        <source>Full Kelly</source>
        <translation>Kelly intero</translation>
    </message>
    <message>
        <source>Three quarters of Kelly</source>
        <translation>Tre quarti di Kelly</translation>
    </message>
    <message>
        <source>Half of Kelly</source>
        <translation>Mezzo Kelly</translation>
    </message>
    <message>
        <source>A third of Kelly</source>
        <translation>Un terzo di Kelly</translation>
    </message>
    <message>
        <source>A quarter of Kelly</source>
        <translation>Un quarto di Kelly</translation>
    </message>
    <message>
        <source>Following every session to its end</source>
        <translation>Si segue ogni sessione fino alla fine</translation>
    </message>
    <message>
        <source>Analysing the game</source>
        <translation>Analisi del gioco</translation>
    </message>
    <message>
        <source>Dealing rounds</source>
        <translation>Si distribuiscono round</translation>
    </message>
    <message>
        <source>Taking cards away</source>
        <translation>Si tolgono carte</translation>
    </message>
    <message>
        <source>Solving shoes in use</source>
        <translation>Si risolvono sabot usati</translation>
    </message>
    <message>
        <source>Looking for the plays that follow the count</source>
        <translation>Si cercano le giocate che seguono il conteggio</translation>
    </message>
    <message>
        <source>Watching the side bets</source>
        <translation>Si osservano le scommesse laterali</translation>
    </message>
    <message>
        <source>A bankroll of %1 can&apos;t pay for %2 in one round. Take a larger one, or smaller stakes.</source>
        <translation>Un capitale di %1 non basta per %2 in un round. Prendine uno maggiore, o puntate minori.</translation>
    </message>
    <message numerus="yes">
        <source>After %n hours you would be behind about %1.</source>
        <comment>an hour or more, how often</comment>
        <translation>
            <numerusform>Dopo %n ora saresti in perdita circa %1.</numerusform>
            <numerusform>Dopo %n ore saresti in perdita circa %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>On average you would win %1.</source>
        <translation>In media vinceresti %1.</translation>
    </message>
    <message>
        <source>On average you would lose %1.</source>
        <translation>In media perderesti %1.</translation>
    </message>
    <message>
        <source>The bankroll would be gone before then %1.</source>
        <comment>how often</comment>
        <translation>Il capitale finirebbe prima: %1.</translation>
    </message>
    <message>
        <source>From %1 simulated rounds, by basic strategy.</source>
        <comment>very many</comment>
        <translation>Da %1 round simulati, con strategia di base.</translation>
    </message>
    <message>
        <source>From %1 simulated rounds, with the plays that follow the count.</source>
        <comment>very many</comment>
        <translation>Da %1 round simulati, con le giocate che seguono il conteggio.</translation>
    </message>
    <message>
        <source>The smallest stake here is %1.</source>
        <translation>La puntata minima qui è %1.</translation>
    </message>
    <message>
        <source>Type a whole number from %1 to %2.</source>
        <translation>Scrivi un numero intero da %1 a %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::DataFile</name>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>That didn&apos;t work, and nothing has changed. %1</source>
        <translation>Non ha funzionato e nulla è cambiato. %1</translation>
    </message>
    <message>
        <source>The last game may not be on record in full: %1.</source>
        <translation>L’ultima partita forse non è registrata per intero: %1.</translation>
    </message>
    <message>
        <source>A round could not be finished: %1</source>
        <translation>Non è stato possibile concludere un round: %1</translation>
    </message>
    <message>
        <source>The round that was stopped is now cancelled on disk too, and its stakes are returned.</source>
        <translation>Il round interrotto è annullato anche su disco: le sue puntate sono tornate.</translation>
    </message>
    <message>
        <source>An interrupted round was finished by the no-answer rule.</source>
        <translation>Un round interrotto è stato concluso secondo la regola per la mancata risposta.</translation>
    </message>
    <message>
        <source>Today&apos;s backup could not be made. %1</source>
        <translation>Non è stato possibile creare il backup di oggi. %1</translation>
    </message>
    <message>
        <source>The backup of %1 has been made.</source>
        <translation>Backup creato: %1.</translation>
    </message>
    <message>
        <source>The backup could not be made. %1</source>
        <translation>Non è stato possibile creare il backup. %1</translation>
    </message>
    <message>
        <source>Setting the damaged file aside and reading the backup…</source>
        <translation>Il file danneggiato viene messo da parte e si legge il backup…</translation>
    </message>
    <message>
        <source>The backup is in place.</source>
        <translation>Il backup è ripristinato.</translation>
    </message>
    <message>
        <source>The backup is in place. The damaged file is kept as %1.</source>
        <translation>Il backup è ripristinato. Il file danneggiato è conservato come %1.</translation>
    </message>
    <message>
        <source>The backup is in place. What was there before is kept as %1.</source>
        <translation>Il backup è ripristinato. Ciò che c’era prima è conservato come %1.</translation>
    </message>
    <message>
        <source>Setting the damaged file aside…</source>
        <translation>Il file danneggiato viene messo da parte…</translation>
    </message>
    <message>
        <source>You are starting afresh. The damaged file is kept as %1.</source>
        <translation>Ricominci da zero. Il file danneggiato è conservato come %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::DateRange</name>
    <message>
        <source>All days</source>
        <translation>Tutti i giorni</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Oggi</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <comment>the last ones</comment>
        <translation>
            <numerusform>%n giorno</numerusform>
            <numerusform>%n giorni</numerusform>
        </translation>
    </message>
    <message>
        <source>From … to …</source>
        <comment>days that are written</comment>
        <translation>Dal … al …</translation>
    </message>
    <message>
        <source>Type a date like %1.</source>
        <translation>Scrivi un giorno così: %1.</translation>
    </message>
    <message>
        <source>This day comes before the first day.</source>
        <translation>Questo giorno precede il primo.</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ieri</translation>
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
        <translation>Il mazzo scelto prima non è più su questo computer. Si usano le nostre carte.</translation>
    </message>
    <message>
        <source>The file of the deck you chose can&apos;t be used. Our own cards are shown instead.</source>
        <translation>Il file del mazzo scelto non è utilizzabile. Si usano le nostre carte.</translation>
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
        <translation>Ogni cella della tabella si gioca come con le regole salvate.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells of the chart are played differently:</source>
        <translation>
            <numerusform>%n cella della tabella si gioca diversamente:</numerusform>
            <numerusform>%n celle della tabella si giocano diversamente:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <comment>cells of the chart</comment>
        <translation>
            <numerusform>E un’altra (%n).</numerusform>
            <numerusform>E altre %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>%1, circa %2 all’ora</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ElsewhereController</name>
    <message>
        <source>The round is still being played.</source>
        <translation>Il round è ancora in corso.</translation>
    </message>
    <message>
        <source>The record of this round can&apos;t be read to the end.</source>
        <translation>Ciò che è registrato di questo round non si può leggere fino alla fine.</translation>
    </message>
    <message>
        <source>No cards were dealt, or they are not those of the round&apos;s shoe.</source>
        <translation>Non sono state distribuite carte, o non sono quelle del sabot del round.</translation>
    </message>
    <message>
        <source>Imagined: the cards of round %1 in %2</source>
        <translation>Ipotesi: le carte del round %1 in %2</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Round %1 · %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::FairnessController</name>
    <message>
        <source>Copied shoe %1 as JSON</source>
        <translation>Sabot %1 copiato come JSON</translation>
    </message>
    <message>
        <source>Shoe %1</source>
        <translation>Sabot %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::FileSaver</name>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 non è un file di questo computer.</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Scritto in %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <comment>a file, and the system&apos;s reason</comment>
        <translation>Impossibile scrivere %1: %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::FinishedShoesModel</name>
    <message>
        <source>%1 of %2 cards</source>
        <translation>%1 carte su %2</translation>
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
        <translation>Questo gioco non c’è più.</translation>
    </message>
    <message>
        <source>“%1” is now one of your own games.</source>
        <translation>«%1» ora è un gioco tuo.</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>«%1» è stato eliminato.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>“%1” is back.</source>
        <translation>«%1» è di nuovo qui.</translation>
    </message>
    <message>
        <source>%1 still can&apos;t be used.</source>
        <translation>%1 non è ancora utilizzabile.</translation>
    </message>
    <message>
        <source>The folder is %1</source>
        <translation>La cartella è %1</translation>
    </message>
    <message>
        <source>“%1” has the same id as “%2”. It would be imported as “%3”.</source>
        <translation>«%1» ha l’id di «%2». Verrebbe importato come «%3».</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 non è un file su questo computer.</translation>
    </message>
    <message>
        <source>It is already one of your games: “%1”.</source>
        <translation>È già uno dei tuoi giochi: «%1».</translation>
    </message>
    <message>
        <source>“%1” was imported.</source>
        <translation>«%1» è stato importato.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were imported.</source>
        <translation>
            <numerusform>%Ln gioco importato.</numerusform>
            <numerusform>%Ln giochi importati.</numerusform>
        </translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Scritto in %1</translation>
    </message>
    <message>
        <source>“%1” is saved. It is hidden in the lobby.</source>
        <translation>“%1” è salvato. È nascosto nella lobby.</translation>
    </message>
    <message>
        <source>“%1” is saved, and in the lobby.</source>
        <translation>“%1” è salvato ed è nella lobby.</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Gioca ora</translation>
    </message>
</context>
<context>
    <name>openshoe::models::GamesModel</name>
    <message>
        <source>%1 can&apos;t be used. %2</source>
        <translation>%1 non è utilizzabile. %2</translation>
    </message>
    <message>
        <source>Deleted. You can restore it until you quit.</source>
        <translation>Eliminato. Si può ripristinare com’era finché il programma non viene chiuso.</translation>
    </message>
    <message>
        <source>%1, deleted</source>
        <translation>%1, eliminato</translation>
    </message>
    <message>
        <source>%1, hidden from the lobby. %2. %3</source>
        <translation>%1, nascosto dalla lobby. %2. %3</translation>
    </message>
    <message>
        <source>%1. %2. %3</source>
        <translation>%1. %2. %3</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Vantaggio del banco %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::HandBuilder</name>
    <message>
        <source>Any hand</source>
        <translation>Qualsiasi mano</translation>
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
        <translation>Coppia di %1</translation>
    </message>
    <message>
        <source>Any up card</source>
        <translation>Qualsiasi carta scoperta</translation>
    </message>
    <message>
        <source>Any decision</source>
        <translation>Qualsiasi decisione</translation>
    </message>
</context>
<context>
    <name>openshoe::models::HandCalculator</name>
    <message>
        <source>Hidden card unknown</source>
        <translation>Carta coperta sconosciuta</translation>
    </message>
    <message>
        <source>Hidden card seen</source>
        <translation>Carta coperta vista</translation>
    </message>
    <message>
        <source>Not from a split</source>
        <translation>Non da una divisione</translation>
    </message>
    <message numerus="yes">
        <source>One of %n hands from a split</source>
        <translation>
            <numerusform>Una di %n mani divise</numerusform>
            <numerusform>Una di %n mani divise</numerusform>
        </translation>
    </message>
    <message>
        <source>With the rules of %1, %2</source>
        <comment>a game, a round</comment>
        <translation>Con le regole di %1, %2</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a card. Cards are A, 2 to 10, J, Q and K, with a suit if you like: A 7, 10♠, KH.</source>
        <translation>“%1” non è una carta. Le carte sono A, da 2 a 10, J, Q e K, con il seme se vuoi: A 7, 10♠, KH.</translation>
    </message>
    <message>
        <source>Only one card lies there, like 9 or 10♠.</source>
        <translation>Lì c’è una sola carta, come 9 o 10♠.</translation>
    </message>
    <message numerus="yes">
        <source>The shoe holds only %Ln cards.</source>
        <translation>
            <numerusform>Il sabot contiene solo %Ln carta.</numerusform>
            <numerusform>Il sabot contiene solo %Ln carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is too often: this shoe holds %1 only %n times.</source>
        <extracomment>How often a card, &quot;7&quot;, &quot;10&quot; or &quot;AS&quot;, is in the shoe</extracomment>
        <translation>
            <numerusform>Sono troppe: in questo sabot %1 c’è solo %n volta.</numerusform>
            <numerusform>Sono troppe: in questo sabot %1 c’è solo %n volte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hand has at most %Ln cards.</source>
        <translation>
            <numerusform>Una mano ha al massimo %Ln carta.</numerusform>
            <numerusform>Una mano ha al massimo %Ln carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cards are worth %1. More than 21 is bust, and there is nothing to decide.</source>
        <translation>Queste carte valgono %1. Oltre 21 si sballa e non c’è nulla da decidere.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards gone, %1 not seen</source>
        <comment>from the shoe</comment>
        <translation>
            <numerusform>%Ln carta uscita, %1 non viste</numerusform>
            <numerusform>%Ln carte uscite, %1 non viste</numerusform>
        </translation>
    </message>
    <message>
        <source>Give your hand two cards or more.</source>
        <translation>Dai alla tua mano due carte o più.</translation>
    </message>
    <message>
        <source>Give the dealer a card.</source>
        <translation>Dai una carta al banco.</translation>
    </message>
    <message>
        <source>Say which hidden card you have seen.</source>
        <translation>Indica quale carta coperta hai visto.</translation>
    </message>
    <message>
        <source>%1: %2 stakes, %3</source>
        <comment>a play, its worth</comment>
        <translation>%1: %2 puntate, %3</translation>
    </message>
    <message>
        <source>%1: %2 stakes, %3. %4</source>
        <comment>a play, its worth, “Best”</comment>
        <translation>%1: %2 puntate, %3. %4</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>of all plays</comment>
        <translation>Meglio</translation>
    </message>
    <message>
        <source>Take it</source>
        <comment>an offer</comment>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>Even</source>
        <comment>an offer: taking it or not is worth the same</comment>
        <translation>Pari</translation>
    </message>
    <message>
        <source>Decline</source>
        <comment>an offer</comment>
        <translation>Rifiuta</translation>
    </message>
    <message>
        <source>Insurance, half a stake</source>
        <translation>Assicurazione, mezza puntata</translation>
    </message>
    <message>
        <source>22, a push by the rules</source>
        <translation>22, pari per regola</translation>
    </message>
    <message numerus="yes">
        <source>With each of the %Ln cards counted that weren&apos;t seen; on splits into more than two hands, see openshoe-cli analyze.</source>
        <translation>
            <numerusform>Contando la %Ln carta non vista; sulle divisioni in più di due mani vedi openshoe-cli analyze.</numerusform>
            <numerusform>Contando ognuna delle %Ln carte non viste; sulle divisioni in più di due mani vedi openshoe-cli analyze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exact, with each of the %Ln cards counted that weren&apos;t seen.</source>
        <translation>
            <numerusform>Esatto, contando la %Ln carta non vista.</numerusform>
            <numerusform>Esatto, contando ognuna delle %Ln carte non viste.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer hasn&apos;t looked yet: a blackjack, %1 of the time, is in these figures.</source>
        <translation>Il banco non ha ancora controllato: un blackjack, nel %1 dei casi, è compreso.</translation>
    </message>
    <message>
        <source>Amounts for a stake of %1</source>
        <translation>Importi per una puntata di %1</translation>
    </message>
    <message>
        <source>Both cards open</source>
        <translation>Entrambe scoperte</translation>
    </message>
    <message>
        <source>Give the dealer a second card.</source>
        <translation>Dai una seconda carta al banco.</translation>
    </message>
    <message>
        <source>No hidden card</source>
        <translation>Nessuna carta coperta</translation>
    </message>
</context>
<context>
    <name>openshoe::models::HourlyMoney</name>
    <message>
        <source>Costs next to nothing</source>
        <translation>Non costa quasi nulla</translation>
    </message>
    <message>
        <source>Gains about %1 an hour</source>
        <translation>Rende circa %1 all’ora</translation>
    </message>
    <message>
        <source>Costs about %1 an hour</source>
        <translation>Costa circa %1 all’ora</translation>
    </message>
    <message numerus="yes">
        <source>At %1 a round, %Ln rounds an hour</source>
        <translation>
            <numerusform>A %1 a round, %Ln round all’ora</numerusform>
            <numerusform>A %1 a round, %Ln round all’ora</numerusform>
        </translation>
    </message>
    <message>
        <source>This game takes %1.</source>
        <comment>from the smallest stake to the largest</comment>
        <translation>Questo gioco accetta %1.</translation>
    </message>
    <message>
        <source>Type a whole number from %1 to %2.</source>
        <translation>Scrivi un numero intero da %1 a %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::KeyMap</name>
    <message>
        <source>No action is called “%1”.</source>
        <translation>Nessuna azione da tastiera si chiama «%1».</translation>
    </message>
    <message>
        <source>There is no key “%1”.</source>
        <translation>Il tasto «%1» non esiste.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>«%1»: %2</translation>
    </message>
    <message>
        <source>%1 is already the key for “%2”.</source>
        <translation>%1 è già il tasto per «%2».</translation>
    </message>
    <message>
        <source>Some keys in settings.ini can&apos;t be used; the defaults are used instead. %1</source>
        <translation>Alcuni tasti in settings.ini non sono utilizzabili; al loro posto valgono quelli iniziali. %1</translation>
    </message>
    <message>
        <source>This key can&apos;t be told apart from others. Use another one.</source>
        <translation>Questo tasto non si distingue da altri. Scegline un altro.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be used by itself. Press it together with another key.</source>
        <translation>%1 non è un tasto da solo. Premilo insieme a un altro.</translation>
    </message>
    <message>
        <source>Combinations with %1 belong to the desktop. Use %2 or %3.</source>
        <translation>Le combinazioni con %1 appartengono al desktop. Usa %2 o %3.</translation>
    </message>
    <message>
        <source>Esc always closes what is open. Use another key.</source>
        <translation>Esc chiude sempre ciò che è aperto. Scegli un altro tasto.</translation>
    </message>
    <message>
        <source>%1 is reserved for “%2”. Use another key.</source>
        <translation>%1 è sempre per «%2». Scegli un altro tasto.</translation>
    </message>
    <message>
        <source>%1 presses the button that has the focus. Use another key.</source>
        <translation>%1 preme il pulsante attivo. Scegli un altro tasto.</translation>
    </message>
    <message>
        <source>%1 is needed where text is typed. Press it together with %2 or %3.</source>
        <translation>%1 serve dove si scrive testo. Premilo insieme a %2 o %3.</translation>
    </message>
    <message>
        <source>%1 is for copying and pasting where text is typed. Use another key.</source>
        <translation>%1 serve a copiare e incollare dove si scrive testo. Scegli un altro tasto.</translation>
    </message>
    <message>
        <source>no key: %1</source>
        <translation>nessun tasto: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>keys, what they do</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>keys keyboard shortcuts hotkeys remap bindings</source>
        <comment>words that rows are found by</comment>
        <translation>tasti tastiera scorciatoie combinazioni riassegnare assegnazioni</translation>
    </message>
</context>
<context>
    <name>openshoe::models::KeyRecorder</name>
    <message>
        <source>Reassign the key?</source>
        <translation>Assegnare comunque il tasto?</translation>
    </message>
    <message>
        <source>%1 is the key for “%2”, which would be left without one.</source>
        <translation>%1 è il tasto per «%2», che resterebbe senza.</translation>
    </message>
    <message>
        <source>%1 is a key for “%2”, which would be left with %3.</source>
        <translation>%1 è un tasto per «%2», a cui resterebbe %3.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LimitWords</name>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>A break runs until %1.</source>
        <translation>Sei in pausa. Termine: %1.</translation>
    </message>
    <message>
        <source>You have excluded yourself from play until %1.</source>
        <translation>Autoesclusione dal gioco in corso. Termine: %1.</translation>
    </message>
    <message>
        <source>You have reached your time limit for today. The next day begins at %1.</source>
        <translation>Hai raggiunto il tempo che ti sei dato per oggi. Inizio del prossimo giorno: %1.</translation>
    </message>
    <message>
        <source>Your loss limit now allows stakes of at most %1.</source>
        <translation>Il tuo limite di perdita ora consente puntate fino a %1.</translation>
    </message>
    <message>
        <source>Your stake limit now allows stakes of at most %1.</source>
        <translation>Il tuo limite di puntata ora consente puntate fino a %1.</translation>
    </message>
    <message>
        <source>You have reached your loss limit for today. The next day begins at %1.</source>
        <translation>Hai raggiunto il tuo limite di perdita per oggi. Inizio del prossimo giorno: %1.</translation>
    </message>
    <message>
        <source>You have reached your stake limit for today. The next day begins at %1.</source>
        <translation>Hai raggiunto il tuo limite di puntata per oggi. Inizio del prossimo giorno: %1.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>nessun limite</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LimitsController</name>
    <message>
        <source>%1 It was set in another data folder on this computer, and applies in this one too.</source>
        <translation>%1 È stato impostato in un’altra cartella dei dati di questo computer e vale anche in questa.</translation>
    </message>
    <message>
        <source>Your break holds, but only in this data folder. %1</source>
        <translation>La tua pausa vale, ma solo in questa cartella dei dati. %1</translation>
    </message>
    <message>
        <source>%1; from %2 on: %3</source>
        <translation>%1; poi (%2): %3</translation>
    </message>
    <message>
        <source>%1 · %2 staked today</source>
        <translation>%1 · oggi puntati %2</translation>
    </message>
    <message>
        <source>%1 · %2 lost today</source>
        <translation>%1 · oggi persi %2</translation>
    </message>
    <message>
        <source>%1 · %2 played today</source>
        <translation>%1 · oggi giocato per %2</translation>
    </message>
    <message>
        <source>%1 played</source>
        <translation>tempo giocato %1</translation>
    </message>
    <message>
        <source>%1 staked, net %2</source>
        <translation>puntato %1, netto %2</translation>
    </message>
    <message>
        <source>Type an amount above 0, like 12.50.</source>
        <translation>Scrivi un importo superiore a 0, per esempio 12,50.</translation>
    </message>
    <message>
        <source>That applies from %1 on; until then nothing changes.</source>
        <translation>Entra in vigore: %1; fino ad allora non cambia nulla.</translation>
    </message>
    <message>
        <source>That applies from now on.</source>
        <translation>Vale da subito.</translation>
    </message>
    <message>
        <source>You have played %1 today. Net result: %2.</source>
        <translation>Oggi hai giocato per %1. Risultato netto: %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LiveRound</name>
    <message>
        <source>Your round stays as it is, stakes included, and resumes when you come back to this game.</source>
        <translation>Il tuo round resta com’è, con le sue puntate, e riprende quando torni a questo gioco.</translation>
    </message>
    <message>
        <source>The round is finished for you: a hand of 11 or less hits until it is above 11, any other stands; insurance is declined. Whatever is returned goes into your wallet.</source>
        <translation>Il round si conclude per te: una mano da 11 o meno chiede carta finché supera 11, ogni altra sta; l’assicurazione si rifiuta. Ciò che ritorna va nel tuo portafoglio.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Give up hand %1?</source>
        <translation>Rinunciare alla mano %1?</translation>
    </message>
    <message>
        <source>Surrender hand %1?</source>
        <translation>Resa per la mano %1?</translation>
    </message>
    <message>
        <source>You get %1 back.</source>
        <translation>Recuperi %1.</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>Tempo rimasto: %1</translation>
    </message>
    <message>
        <source>%1, %2 back</source>
        <comment>an action, an amount</comment>
        <translation>%1, %2 indietro</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua a giocare</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LobbyModel</name>
    <message>
        <source>Wallet %1</source>
        <translation>Portafoglio %1</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t sit at this table.</source>
        <translation>Un account di prova non può sedersi a questo tavolo.</translation>
    </message>
    <message>
        <source>A round is waiting. Until it is finished, no other game can be played for %1.</source>
        <translation>Un round aspetta. Finché non è finito, in %1 non si può giocare ad altro.</translation>
    </message>
    <message>
        <source>the return</source>
        <translation>il ritorno</translation>
    </message>
</context>
<context>
    <name>openshoe::models::MistakeBoard</name>
    <message>
        <source>%1: no mistakes.</source>
        <comment>a hand against an up card</comment>
        <translation>%1: nessun errore.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n mistakes, %2, %3 stakes.</source>
        <comment>a hand against an up card, an amount</comment>
        <translation>
            <numerusform>%1: %n errore, %2, %3 puntate.</numerusform>
            <numerusform>%1: %n errori, %2, %3 puntate.</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between amounts</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Insurance, even money and side bets aren&apos;t on the board.</source>
        <translation>Assicurazione, even money e scommesse laterali non sono in tabella.</translation>
    </message>
    <message>
        <source>Most: %1</source>
        <comment>a sentence</comment>
        <translation>Di più: %1</translation>
    </message>
    <message>
        <source>There are no mistakes in playing a hand.</source>
        <translation>Nessun errore nel giocare una mano.</translation>
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
        <translation>Mano hard</translation>
    </message>
    <message>
        <source>Soft hand</source>
        <translation>Mano soft</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Coppia</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Assicurazione</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Even money</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Resa</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguire</translation>
    </message>
    <message>
        <source>Side bet taken</source>
        <translation>Scommessa laterale fatta</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Imparato</translation>
    </message>
    <message>
        <source>Not repeated yet</source>
        <translation>Non ancora ripassato</translation>
    </message>
    <message>
        <source>Right %1 of %2 times, due now</source>
        <translation>Giusto %1 volte su %2, da ripassare ora</translation>
    </message>
    <message>
        <source>Right %1 of %2 times, due %3</source>
        <translation>Giusto %1 volte su %2, di nuovo: %3</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Tutti i tipi</translation>
    </message>
    <message>
        <source>Decisions are priced a moment after each round. None have been priced yet.</source>
        <translation>Le decisioni vengono valutate poco dopo ogni round. Finora nessuna.</translation>
    </message>
    <message>
        <source>No side bet you took had a negative expectation.</source>
        <translation>Nessuna scommessa laterale fatta aveva un valore atteso negativo.</translation>
    </message>
    <message>
        <source>No mistakes: every decision so far was best or close to it.</source>
        <translation>Nessun errore: finora ogni decisione è stata la migliore o quasi.</translation>
    </message>
    <message>
        <source>%1 due now, %2 learned</source>
        <translation>Da ripassare ora: %1; imparati: %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>two sentences</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Side bets cost %1 compared with not taking them</source>
        <translation>Le scommesse laterali sono costate %1 rispetto a non farle</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between amounts</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Not asked: the answer is always not to take it</source>
        <translation>Non si chiede: la risposta è sempre di non farla</translation>
    </message>
    <message>
        <source>This account has played no rounds yet. Mistakes in them will be listed here.</source>
        <translation>Questo conto non ha ancora giocato nessun round. Gli errori compariranno qui.</translation>
    </message>
    <message>
        <source>The costliest %1 of %2</source>
        <translation>I %1 più costosi di %2</translation>
    </message>
    <message>
        <source>%1 of the stake or more</source>
        <comment>a percentage</comment>
        <translation>%1 della puntata o più</translation>
    </message>
    <message>
        <source>No mistakes match the filter.</source>
        <translation>Nessun errore corrisponde al filtro.</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a side bet, a stake</comment>
        <translation>%1 per %2</translation>
    </message>
    <message>
        <source>Best: not to take it. Cost: %1.</source>
        <comment>an amount and its part of the stake</comment>
        <translation>Meglio: non farla. Costo: %1.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a percentage, a currency</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Accuracy by money: %1</source>
        <translation>Precisione in denaro: %1</translation>
    </message>
    <message>
        <source>%1, %2 stakes</source>
        <comment>an amount, and how many stakes it is</comment>
        <translation>%1, %2 puntate</translation>
    </message>
    <message>
        <source>Insurance of %1</source>
        <translation>Assicurazione di %1</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Mano da %1</translation>
    </message>
    <message>
        <source>%1 against %2, insurance of %3</source>
        <comment>cards, a card, a stake</comment>
        <translation>%1 contro %2, assicurazione di %3</translation>
    </message>
    <message>
        <source>%1 against %2, hand of %3</source>
        <comment>cards, a card, a stake</comment>
        <translation>%1 contro %2, mano da %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a game, a day</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Played: %1. Best: %2. Cost: %3.</source>
        <comment>an answer, another one, an amount and stakes</comment>
        <translation>Giocato: %1. Meglio: %2. Costo: %3.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::MyCount</name>
    <message>
        <source>This game is shuffled before every round, so at its table no count lasts, and none is asked for.</source>
        <translation>Questo gioco si mescola prima di ogni round: al suo tavolo nessun conteggio dura e nessuno viene chiesto.</translation>
    </message>
    <message>
        <source>Choose a count above.</source>
        <translation>Scelga un conteggio qui sopra.</translation>
    </message>
    <message>
        <source>The table hasn’t asked for your count here yet. “Ask for my count” in the settings turns it on.</source>
        <translation>Il tavolo non ha ancora chiesto qui il suo conteggio. “Chiedi il mio conteggio” nelle impostazioni lo attiva.</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Chiesti</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them passed over</source>
        <comment>questions</comment>
        <translation>
            <numerusform>%Ln saltata</numerusform>
            <numerusform>%Ln saltate</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <comment>numbers, a percentage</comment>
        <translation>%1 su %2 (%3)</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Giusti</translation>
    </message>
    <message>
        <source>The running count, and the decks left to less than a step of the system.</source>
        <translation>Il conteggio corrente, e i mazzi rimasti con meno di un passo del sistema di scarto.</translation>
    </message>
    <message>
        <source>Running count right</source>
        <translation>Conteggio corrente giusto</translation>
    </message>
    <message>
        <source>Running count off by</source>
        <translation>Scarto del conteggio corrente</translation>
    </message>
    <message>
        <source>On average, too high or too low.</source>
        <translation>In media, troppo alto o troppo basso.</translation>
    </message>
    <message>
        <source>Leaning</source>
        <translation>Tendenza</translation>
    </message>
    <message>
        <source>On average, too high is above 0 and too low below.</source>
        <translation>In media; sopra 0 è troppo alto, sotto troppo basso.</translation>
    </message>
    <message>
        <source>Decks left off by</source>
        <translation>Scarto dei mazzi rimasti</translation>
    </message>
    <message>
        <source>On average, in decks.</source>
        <translation>In media, in mazzi.</translation>
    </message>
    <message>
        <source>True count off by</source>
        <translation>Scarto del conteggio reale</translation>
    </message>
    <message>
        <source>On average, as the system shows it.</source>
        <translation>In media, come lo dà il sistema.</translation>
    </message>
    <message>
        <source>Right counts, from the first to the last</source>
        <translation>Conteggi giusti, dal primo all’ultimo</translation>
    </message>
    <message>
        <source>Nothing told here yet.</source>
        <translation>Qui non è ancora stato detto nulla.</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Conteggi</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers</comment>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Puntato</translation>
    </message>
    <message numerus="yes">
        <source>First stakes of %Ln rounds, each after a count that was told</source>
        <translation>
            <numerusform>Prime puntate di %Ln round, dopo un conteggio detto</numerusform>
            <numerusform>Prime puntate di %Ln round, ognuno dopo un conteggio detto</numerusform>
        </translation>
    </message>
    <message>
        <source>What that was worth</source>
        <translation>Quanto valeva</translation>
    </message>
    <message>
        <source>By the exact shoe, with every hand played best.</source>
        <translation>In base al sabot esatto, con ogni mano giocata al meglio.</translation>
    </message>
    <message>
        <source>What your ramp could have been worth</source>
        <translation>Quanto poteva valere la sua scala</translation>
    </message>
    <message>
        <source>The stakes on the tab Overview, placed by the exact worth of each shoe.</source>
        <translation>Le puntate della scheda Panoramica, fatte in base al valore esatto di ogni sabot.</translation>
    </message>
    <message>
        <source>Count wrong</source>
        <translation>Conteggio sbagliato</translation>
    </message>
    <message>
        <source>Stakes by the running count that you told, not the true one.</source>
        <translation>Puntate in base al conteggio corrente detto, non a quello giusto.</translation>
    </message>
    <message>
        <source>Decks misjudged</source>
        <translation>Mazzi stimati male</translation>
    </message>
    <message>
        <source>Stakes by the decks that you told.</source>
        <translation>Puntate in base ai mazzi detti.</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Arrotondamento</translation>
    </message>
    <message>
        <source>Decks judged in steps and counts made whole, as the system asks for.</source>
        <translation>Mazzi stimati a passi e conteggi interi, come chiede il sistema.</translation>
    </message>
    <message>
        <source>The system itself</source>
        <translation>Il sistema stesso</translation>
    </message>
    <message>
        <source>The count, exact, doesn’t tell all that is in the shoe.</source>
        <translation>Il conteggio, anche esatto, non dice tutto ciò che c’è nel sabot.</translation>
    </message>
    <message>
        <source>Other stakes than planned</source>
        <translation>Puntate diverse dal previsto</translation>
    </message>
    <message>
        <source>What was staked, beside the stakes on the tab Overview for the count that you told.</source>
        <translation>Quanto è stato puntato, rispetto alle puntate della scheda Panoramica per il conteggio detto.</translation>
    </message>
    <message>
        <source>What the stakes were worth follows once what each count is worth is known.</source>
        <translation>Il valore delle puntate segue quando si sa quanto vale ogni conteggio.</translation>
    </message>
    <message>
        <source>The rounds played by these counts are still being priced.</source>
        <translation>I round giocati con questi conteggi sono ancora in valutazione.</translation>
    </message>
    <message>
        <source>No round has been played yet by a count that was told, for this currency.</source>
        <translation>Nessun round è stato ancora giocato dopo un conteggio detto, in questa valuta.</translation>
    </message>
    <message>
        <source>Each part is what changes when one thing is put right after the other, so together they are the whole difference. In a single round a mistake can bring something; over many it costs.</source>
        <translation>Ogni parte è ciò che cambia correggendo una cosa dopo l’altra; insieme sono tutta la differenza. In un solo round un errore può rendere; in molti costa.</translation>
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
        <translation>Casella %1, mano %2</translation>
    </message>
    <message>
        <source>Behind spot %1</source>
        <translation>Dietro la casella %1</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Assicurazione</translation>
    </message>
    <message>
        <source>%1, round %2, %3, %4, stake %5, returned %6, %7, balance %8</source>
        <translation>%1, round %2, %3, %4, puntata %5, incassato %6, %7, saldo %8</translation>
    </message>
    <message>
        <source>Starting money</source>
        <translation>Dotazione iniziale</translation>
    </message>
    <message>
        <source>Top-up</source>
        <translation>Ricarica</translation>
    </message>
    <message>
        <source>Added</source>
        <comment>money</comment>
        <translation>Aggiunto</translation>
    </message>
    <message>
        <source>%1, %2, %3 added, balance %4</source>
        <translation>%1, %2, %3 aggiunti, saldo %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln plays, staked %1, returned %2, net %3</source>
        <translation>
            <numerusform>%Ln giocata, puntato %1, incassato %2, netto %3</numerusform>
            <numerusform>%Ln giocate, puntato %1, incassato %2, netto %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, added %2</source>
        <translation>%1, aggiunti %2</translation>
    </message>
    <message>
        <source>Top-up taken back</source>
        <translation>Ricarica ritirata</translation>
    </message>
    <message>
        <source>Taken</source>
        <comment>money</comment>
        <translation>Ritirato</translation>
    </message>
    <message>
        <source>%1, %2, %3, balance %4</source>
        <translation>%1, %2, %3, saldo %4</translation>
    </message>
    <message>
        <source>%1, taken back %2</source>
        <translation>%1, ritirati %2</translation>
    </message>
    <message>
        <source>%1, %2 staked by the house</source>
        <comment>a stake, an amount</comment>
        <translation>%1, %2 puntati dalla casa</translation>
    </message>
</context>
<context>
    <name>openshoe::models::PractiseController</name>
    <message>
        <source>A whole table</source>
        <translation>Un tavolo intero</translation>
    </message>
    <message>
        <source>My own pace</source>
        <translation>Al mio ritmo</translation>
    </message>
    <message numerus="yes">
        <source>With %1 and %Ln decks, a new shoe starts at %2.</source>
        <translation>
            <numerusform>Con %1 e %Ln mazzo, un nuovo sabot parte da %2.</numerusform>
            <numerusform>Con %1 e %Ln mazzi, un nuovo sabot parte da %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Count the %1 beside it: how many have gone by is asked too.</source>
        <translation>Conti a parte: %1. Si chiede anche quanti ne sono passati.</translation>
    </message>
    <message>
        <source>%1 shuffles before each round, so at its table no count lasts. It can be practised all the same.</source>
        <translation>%1 mescola prima di ogni mano, quindi al suo tavolo nessun conteggio dura. Ci si può esercitare lo stesso.</translation>
    </message>
    <message>
        <source>There is no game to practise for.</source>
        <translation>Non c’è alcun gioco per esercitarsi.</translation>
    </message>
    <message>
        <source>With %1 the running count itself decides: there is nothing to convert.</source>
        <translation>Con %1 decide il conteggio corrente: non c’è nulla da convertire.</translation>
    </message>
    <message>
        <source>%1 has no insurance.</source>
        <translation>%1 non ha assicurazione.</translation>
    </message>
    <message>
        <source>With this system no play of this game depends on the count.</source>
        <translation>Con questo sistema nessuna giocata di questo gioco dipende dal conteggio.</translation>
    </message>
    <message>
        <source>Type a number, such as %1.</source>
        <translation>Scriva un numero, come %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::PricingProgress</name>
    <message>
        <source>%1 of %2 rounds priced</source>
        <translation>%1 round valutati su %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RecordExporter</name>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 non è un file su questo computer.</translation>
    </message>
    <message>
        <source>Stopped. No file was written.</source>
        <translation>Interrotto. Nessun file è stato scritto.</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Scritto in %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RecordFilter</name>
    <message>
        <source>All results</source>
        <translation>Tutti i risultati</translation>
    </message>
    <message>
        <source>Any side bets</source>
        <translation>Qualsiasi scommessa laterale</translation>
    </message>
    <message>
        <source>Side bet won</source>
        <translation>Scommessa laterale vinta</translation>
    </message>
    <message>
        <source>Any decisions</source>
        <translation>Qualsiasi decisione</translation>
    </message>
    <message>
        <source>Any mistake</source>
        <translation>Qualsiasi errore</translation>
    </message>
    <message>
        <source>Mistake or worse</source>
        <translation>Errore o peggio</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Errore grave</translation>
    </message>
    <message>
        <source>Any ending</source>
        <translation>Comunque sia finito</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>Recuperato</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Restituito</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Tutti i tipi</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mani</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Dietro</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Assicurazione</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Scommesse laterali</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Tutti gli account</translation>
    </message>
    <message>
        <source>All wallets</source>
        <translation>Tutti i portafogli</translation>
    </message>
    <message>
        <source>Even</source>
        <comment>neither won nor lost</comment>
        <translation>In pari</translation>
    </message>
    <message>
        <source>Any hands</source>
        <translation>Qualsiasi mano</translation>
    </message>
    <message>
        <source>Ended: %1</source>
        <comment>a play, and how</comment>
        <translation>Esito: %1</translation>
    </message>
    <message>
        <source>Hand: %1</source>
        <comment>a hand, and how it ended</comment>
        <translation>Mano: %1</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Prima i più recenti</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Prima i più vecchi</translation>
    </message>
    <message>
        <source>Most won first</source>
        <translation>Prima le vincite</translation>
    </message>
    <message>
        <source>Most lost first</source>
        <translation>Prima le perdite</translation>
    </message>
    <message>
        <source>Costliest first</source>
        <comment>what mistakes cost</comment>
        <translation>Prima i più costosi</translation>
    </message>
    <message>
        <source>Luckiest first</source>
        <translation>Prima i fortunati</translation>
    </message>
    <message>
        <source>Unluckiest first</source>
        <translation>Prima gli sfortunati</translation>
    </message>
    <message>
        <source>Last session</source>
        <translation>Ultima sessione</translation>
    </message>
    <message>
        <source>This is below the least.</source>
        <translation>È meno del minimo.</translation>
    </message>
    <message>
        <source>Money added, taken back</source>
        <translation>Denaro aggiunto o ritirato</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ReviewController</name>
    <message>
        <source>There was nothing to decide in round %1.</source>
        <translation>Nel round %1 non c’era nulla da decidere.</translation>
    </message>
    <message>
        <source>The decisions in round %1 can&apos;t be priced.</source>
        <translation>Ciò che si poteva decidere nel round %1 non si può valutare.</translation>
    </message>
    <message>
        <source>The rounds of these mistakes can no longer be read.</source>
        <translation>I round di questi errori non si possono più leggere.</translation>
    </message>
    <message>
        <source>No hands like these can be dealt.</source>
        <translation>Mani simili non si possono distribuire.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Round %1, decision %2 of %3</source>
        <translation>Round %1, decisione %2 di %3</translation>
    </message>
    <message>
        <source>Mistake %1 of %2</source>
        <translation>Errore %1 di %2</translation>
    </message>
    <message>
        <source>Practice: %1 of %2 right</source>
        <translation>Esercizio: %1 giuste su %2</translation>
    </message>
    <message>
        <source>This time %1 of %2 were right.</source>
        <translation>Stavolta giuste %1 su %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Riepilogo</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>Prossima decisione</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Prossimo errore</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Prossima mano</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>La tua risposta</translation>
    </message>
    <message>
        <source>Your answer, the best</source>
        <translation>La tua risposta, la migliore</translation>
    </message>
    <message>
        <source>When it was played</source>
        <translation>Allora</translation>
    </message>
    <message>
        <source>When it was played, the best</source>
        <translation>Allora, la migliore</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meglio</translation>
    </message>
    <message>
        <source>Your count before the round: %1</source>
        <comment>what was said of it</comment>
        <translation>Il suo conteggio prima del round: %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RuleEditor</name>
    <message>
        <source>My %1</source>
        <translation>Il mio %1</translation>
    </message>
    <message>
        <source>“%1” is another game&apos;s id; choose a different one</source>
        <translation>«%1» è l’id di un altro gioco; ne serve uno proprio</translation>
    </message>
    <message>
        <source>The game&apos;s file has been changed by someone else; these are its new rules.</source>
        <translation>Qualcun altro ha modificato il file del gioco; ora le regole sono queste.</translation>
    </message>
    <message>
        <source>The game&apos;s file has been changed by someone else. Keep your rules, or use the file&apos;s?</source>
        <translation>Qualcun altro ha modificato il file del gioco. Tenere le tue regole o usare quelle del file?</translation>
    </message>
    <message>
        <source>The game&apos;s file is gone. Keep your rules and save them to create it again.</source>
        <translation>Il file del gioco non c’è più. Tieni le tue regole e salvando verrà ricreato.</translation>
    </message>
    <message>
        <source>The game&apos;s file can no longer be read: %1 Keep your rules and save them to create a new file.</source>
        <translation>Il file del gioco non è più leggibile: %1 Tieni le tue regole e salvando verrà creato un nuovo file.</translation>
    </message>
    <message>
        <source>House edge of this preset with basic strategy: %1 computed, %2 published; source: %3</source>
        <translation>Vantaggio del banco di questo modello con strategia di base: %1 calcolato, %2 pubblicato; fonte: %3</translation>
    </message>
    <message>
        <source>House edge of this preset with best play: %1 computed, %2 published; source: %3</source>
        <translation>Vantaggio del banco di questo modello con gioco ottimale: %1 calcolato, %2 pubblicato; fonte: %3</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RulesModel</name>
    <message>
        <source>As they were in %1</source>
        <comment>rules; a round and its number</comment>
        <translation>Com’erano: %1</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Vantaggio del banco %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RundownModel</name>
    <message>
        <source>Round %1 · %2</source>
        <translation>Round %1 · %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message numerus="yes">
        <source>This session: %Ln rounds, %1</source>
        <comment>at a table; the net</comment>
        <translation>
            <numerusform>Questa sessione: %Ln round, %1</numerusform>
            <numerusform>Questa sessione: %Ln round, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Session of %1</source>
        <comment>when it began</comment>
        <translation>Sessione del %1</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Oggi</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ieri</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a day, its net</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The cards of this decision can&apos;t be read.</source>
        <translation>Le carte di questa decisione non si possono leggere.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SavedFilters</name>
    <message>
        <source>Saved filters</source>
        <translation>Filtri salvati</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SeatingController</name>
    <message>
        <source>A round of %1 played for %2 is waiting for you. The file of that game is gone, so you are taken to its table.</source>
        <translation>Un round di %1 ti aspetta, giocato in %2. Il file di quel gioco non c’è più, perciò si passa al suo tavolo.</translation>
    </message>
    <message>
        <source>You left in the middle: the round was finished by the no-answer rule.</source>
        <translation>Hai lasciato il tavolo a metà: la regola per la mancata risposta ha concluso il round.</translation>
    </message>
    <message>
        <source>Trying again…</source>
        <translation>Nuovo tentativo…</translation>
    </message>
    <message>
        <source>Finish this round first, then restore the backup.</source>
        <translation>Finisci prima questo round, poi ripristina il backup.</translation>
    </message>
    <message>
        <source>Play continues: everything is being saved again.</source>
        <translation>Il gioco prosegue: tutto viene di nuovo conservato.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SessionsModel</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln round</numerusform>
            <numerusform>%Ln round</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck %1</source>
        <translation>Fortuna %1</translation>
    </message>
    <message>
        <source>Mistakes cost %1</source>
        <translation>Gli errori sono costati %1</translation>
    </message>
    <message>
        <source>Costliest: %1 (%2)</source>
        <comment>a decision, what it cost</comment>
        <translation>La più costosa: %1 (%2)</translation>
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
        <translation>Le impostazioni non si possono conservare e valgono solo fino alla chiusura. %1: %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SheetExporter</name>
    <message>
        <source>Copied as text</source>
        <translation>Copiato come testo</translation>
    </message>
    <message>
        <source>Copied as a picture</source>
        <translation>Copiato come immagine</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 non è un file su questo computer.</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Scritto in %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ShoeChecks</name>
    <message>
        <source>Shoe %1</source>
        <translation>Sabot %1</translation>
    </message>
    <message>
        <source>The shoes can&apos;t be checked: %1</source>
        <translation>I sabot non si possono verificare: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n shoes checked.</source>
        <translation>
            <numerusform>%n sabot verificato.</numerusform>
            <numerusform>%n sabot verificati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are not as committed.</source>
        <comment>shoes</comment>
        <translation>
            <numerusform>%n non corrisponde all’impegno.</numerusform>
            <numerusform>%n non corrispondono all’impegno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shoes checked, all as committed.</source>
        <translation>
            <numerusform>%n sabot verificato: corrisponde all’impegno.</numerusform>
            <numerusform>%n sabot verificati: tutti corrispondono all’impegno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can&apos;t be checked, because what was dealt can&apos;t be read.</source>
        <comment>shoes</comment>
        <translation>
            <numerusform>%n non si può verificare, perché non si legge che cosa è stato distribuito.</numerusform>
            <numerusform>%n non si possono verificare, perché non si legge che cosa è stato distribuito.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The newest %n of these are named here.</source>
        <translation>
            <numerusform>Qui è indicato il più recente.</numerusform>
            <numerusform>Qui sono indicati i %n più recenti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can&apos;t be checked yet: the seed stays secret while a shoe is in use.</source>
        <comment>shoes</comment>
        <translation>
            <numerusform>%n non si può ancora verificare: il seed resta segreto finché il sabot è in uso.</numerusform>
            <numerusform>%n non si possono ancora verificare: il seed resta segreto finché il sabot è in uso.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped before the end.</source>
        <translation>Fermato prima della fine.</translation>
    </message>
    <message>
        <source>There is no shoe to check.</source>
        <translation>Non c’è nessun sabot da verificare.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ShuffleSteps</name>
    <message>
        <source>Shoe %1 · %2</source>
        <comment>its number, its game</comment>
        <translation>Sabot %1 · %2</translation>
    </message>
    <message>
        <source>A made-up shoe, until your first one is finished</source>
        <translation>Un sabot inventato, finché il tuo primo non è finito</translation>
    </message>
    <message>
        <source>This shoe isn&apos;t as committed: %1</source>
        <translation>Questo sabot non corrisponde all’impegno: %1</translation>
    </message>
    <message numerus="yes">
        <source>The %n cards dealt from this shoe are the first of them.</source>
        <translation>
            <numerusform>La %n carta distribuita da questo sabot è la prima.</numerusform>
            <numerusform>Le %n carte distribuite da questo sabot sono le prime.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards leave the shoe in the order that has come about, from number 0 on; where a game burns a card, that is the first.</source>
        <translation>Le carte lasciano il sabot nell’ordine così ottenuto, dal numero 0 in poi; se un gioco brucia una carta, è la prima.</translation>
    </message>
    <message>
        <source>1. The commitment</source>
        <translation>1. L’impegno</translation>
    </message>
    <message>
        <source>Before the first stake on a shoe, the program draws 32 secret bytes, the seed, from the operating system, and shows their SHA-256 at once: the commitment. Nobody can find other bytes that have it, so the seed can&apos;t be exchanged later. When the shoe ends, the seed is shown: each byte as two hex digits.</source>
        <translation>Prima della prima puntata su un sabot il programma ottiene dal sistema operativo 32 byte segreti, il seed, e ne mostra subito lo SHA-256: l’impegno. Nessuno può trovare altri byte che lo abbiano, quindi il seed non si può cambiare dopo. Quando il sabot è finito se ne mostra il seed: ogni byte come due cifre esadecimali.</translation>
    </message>
    <message>
        <source>2. New decks</source>
        <translation>2. Mazzi nuovi</translation>
    </message>
    <message>
        <source>The cards of all decks lie in order, numbered from 0: in each deck the suits spades, hearts, diamonds, clubs (S H D C), in each suit A 2 3 4 5 6 7 8 9 T J Q K, where T is ten.</source>
        <translation>Le carte di tutti i mazzi sono in ordine, numerate da 0: in ogni mazzo i semi picche, cuori, quadri, fiori (S H D C), in ogni seme A 2 3 4 5 6 7 8 9 T J Q K, dove T è il dieci.</translation>
    </message>
    <message>
        <source>3. Random numbers</source>
        <translation>3. Numeri casuali</translation>
    </message>
    <message>
        <source>Your own part, the client seed, comes in here. You can change it until the first stake, when the program is already committed. Block i, from 0, is the HMAC-SHA256, with the seed as its key, of a text in UTF-8: the client seed, a colon, the shoe&apos;s number, a colon, i. Each block makes eight numbers of 32 bits, highest byte first.</source>
        <translation>Qui entra la tua parte, il seed del client. Puoi cambiarlo fino alla prima puntata, quando il programma è già impegnato. Il blocco i, da 0, è lo HMAC-SHA256, con il seed come chiave, di un testo in UTF-8: il seed del client, due punti, il numero del sabot, due punti, i. Ogni blocco dà otto numeri di 32 bit, byte più alto per primo.</translation>
    </message>
    <message>
        <source>4. Shuffling</source>
        <translation>4. La mescolata</translation>
    </message>
    <message>
        <source>For each k from N−1 down to 1, the next random number is divided by k+1; the remainder says which card changes places with card k. A number at or above the largest multiple of k+1 below 2³² is skipped, so that no card is likelier than another.</source>
        <translation>Per ogni k da N−1 fino a 1, il numero casuale successivo si divide per k+1; il resto dice quale carta scambia il posto con la carta k. Un numero pari o superiore al massimo multiplo di k+1 sotto 2³² si salta, così nessuna carta è più probabile di un’altra.</translation>
    </message>
    <message>
        <source>5. The cards</source>
        <translation>5. Le carte</translation>
    </message>
    <message>
        <source>What this proves, and what it doesn&apos;t</source>
        <translation>Che cosa dimostra e che cosa no</translation>
    </message>
    <message>
        <source>The order was fixed before the stakes and not touched afterwards, and neither you nor the program could choose it alone. But 256 bits can&apos;t reach every possible order of so many cards; and as the program runs on your own machine, nothing is hidden from someone who reads its memory.</source>
        <translation>L’ordine era fissato prima delle puntate e non è stato toccato dopo, e né tu né il programma potevate sceglierlo da soli. Ma 256 bit non possono produrre ogni ordine di così tante carte; e poiché il programma gira sul tuo computer, nulla è nascosto a chi ne legge la memoria.</translation>
    </message>
    <message>
        <source>The cards of all decks lie in order, numbered from 0: in each deck the suits spades, hearts, diamonds, clubs (S H D C), in each suit A 2 3 4 5 6 7 8 9 J Q K. Spanish decks have no tens.</source>
        <translation>Le carte di tutti i mazzi sono in ordine, numerate da 0: in ogni mazzo i semi picche, cuori, quadri, fiori (S H D C), in ogni seme A 2 3 4 5 6 7 8 9 J Q K. I mazzi spagnoli non hanno dieci.</translation>
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
        <translation>Interrotto. Nulla è stato calcolato.</translation>
    </message>
    <message>
        <source>No rounds match the filter.</source>
        <translation>Nessun round corrisponde alla scelta.</translation>
    </message>
    <message>
        <source>Your results are added up here, round by round.</source>
        <translation>I tuoi risultati si sommano qui, round per round.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Tempo di gioco</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Puntato</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Incassato</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Netto</translation>
    </message>
    <message>
        <source>Net on stakes</source>
        <translation>Netto sulle puntate</translation>
    </message>
    <message numerus="yes">
        <source>Last session, %Ln rounds</source>
        <translation>
            <numerusform>Ultima sessione, %Ln round</numerusform>
            <numerusform>Ultima sessione, %Ln round</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 rounds are priced; the figures are for those.</source>
        <translation>Round valutati: %1 su %2; le cifre si riferiscono a questi.</translation>
    </message>
    <message>
        <source>Net in 100 rounds</source>
        <translation>Netto ogni 100 round</translation>
    </message>
    <message>
        <source>Hands played best, in 100 rounds</source>
        <translation>Mani, gioco ottimale, ogni 100 round</translation>
    </message>
    <message>
        <source>Side bets, in 100 rounds</source>
        <translation>Scommesse laterali, ogni 100 round</translation>
    </message>
    <message>
        <source>Mistakes, in 100 rounds</source>
        <translation>Errori, ogni 100 round</translation>
    </message>
    <message>
        <source>Luck, in 100 rounds</source>
        <translation>Fortuna, ogni 100 round</translation>
    </message>
    <message>
        <source>Decisions that were mistakes</source>
        <translation>Decisioni che erano errori</translation>
    </message>
</context>
<context>
    <name>openshoe::models::StrategyController</name>
    <message>
        <source>No difference</source>
        <translation>Nessuna differenza</translation>
    </message>
    <message>
        <source>Returns %1</source>
        <translation>Ritorno %1</translation>
    </message>
    <message>
        <source>Returns %1 · published %2</source>
        <translation>Ritorno %1 · pubblicato %2</translation>
    </message>
    <message>
        <source>Insurance: take it (%1 per unit staked on it)</source>
        <translation>Assicurazione: sì (%1 per unità puntata)</translation>
    </message>
    <message>
        <source>Insurance: decline (%1 per unit staked on it)</source>
        <translation>Assicurazione: no (%1 per unità puntata)</translation>
    </message>
    <message>
        <source>Insurance: not offered</source>
        <translation>Assicurazione: non offerta</translation>
    </message>
    <message>
        <source>Even money: take it (%1 per unit, compared with waiting)</source>
        <translation>Even money: sì (%1 per unità rispetto ad aspettare)</translation>
    </message>
    <message>
        <source>Even money: decline (%1 per unit, compared with waiting)</source>
        <translation>Even money: no (%1 per unità rispetto ad aspettare)</translation>
    </message>
    <message>
        <source>Surrender: not offered</source>
        <translation>Resa: non offerta</translation>
    </message>
    <message>
        <source>Surrender: as charted, after the dealer peeks</source>
        <translation>Resa: come da tabella, dopo il controllo del banco</translation>
    </message>
    <message>
        <source>Surrender: as charted, before the dealer peeks</source>
        <translation>Resa: come da tabella, prima del controllo del banco</translation>
    </message>
    <message>
        <source>Exact, with every card of a full shoe counted.</source>
        <translation>Esatto, contando ogni carta di un sabot pieno.</translation>
    </message>
    <message>
        <source>With every card of a full shoe counted; on splits into more than two hands, see openshoe-cli analyze.</source>
        <translation>Con ogni carta di un sabot pieno; per le divisioni in più di due mani vedi openshoe-cli analyze.</translation>
    </message>
    <message>
        <source>Best play of %1</source>
        <translation>Gioco ottimale di %1</translation>
    </message>
    <message>
        <source>With trial rules: %1</source>
        <translation>Con regole in prova: %1</translation>
    </message>
    <message>
        <source>House edge %1 with best play, of the initial stake. %2</source>
        <translation>Vantaggio del banco %1 con gioco ottimale, sulla prima puntata. %2</translation>
    </message>
    <message>
        <source>Insurance: even (%1 per unit staked on it)</source>
        <translation>Assicurazione: in pari (%1 per unità puntata)</translation>
    </message>
    <message>
        <source>Even money: even (%1 per unit, compared with waiting)</source>
        <translation>Even money: in pari (%1 per unità rispetto ad aspettare)</translation>
    </message>
    <message>
        <source>%1 better for you, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>%1 in più per te, circa %2 all’ora</translation>
    </message>
    <message>
        <source>%1 more for the house, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>%1 in più per il banco, circa %2 all’ora</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>what it costs, at what stake</comment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Surrender: as charted</source>
        <translation>Resa: come da tabella</translation>
    </message>
    <message>
        <source>R also holds after hits and splits, except on hands of a free split</source>
        <translation>R vale anche dopo aver chiesto carta e diviso, tranne per le mani di una divisione gratis</translation>
    </message>
    <message>
        <source>R also holds after hits and splits</source>
        <translation>R vale anche dopo aver chiesto carta e diviso</translation>
    </message>
    <message>
        <source>R also holds after hits</source>
        <translation>R vale anche dopo aver chiesto carta</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableBets</name>
    <message>
        <source>This is a replay. Stop it to continue playing.</source>
        <translation>Questo è un replay. Fermalo per continuare a giocare.</translation>
    </message>
    <message>
        <source>The maximum there is %1: the stake was lowered to it.</source>
        <translation>Il massimo qui è %1: la puntata è stata ridotta.</translation>
    </message>
    <message>
        <source>Stakes above a maximum were lowered to it.</source>
        <translation>Le puntate oltre un massimo sono state ridotte.</translation>
    </message>
    <message>
        <source>Both of your spots now carry %1.</source>
        <translation>Ora su entrambe le tue caselle ci sono %1.</translation>
    </message>
    <message>
        <source>Time&apos;s up: your stakes are returned. %1</source>
        <translation>Tempo scaduto: le puntate sono ritirate. %1</translation>
    </message>
    <message>
        <source>Stake all you have?</source>
        <translation>Puntare tutto ciò che hai?</translation>
    </message>
    <message>
        <source>Your whole wallet goes on this round.</source>
        <translation>In questo round va tutto il tuo portafoglio.</translation>
    </message>
    <message>
        <source>Your balance doesn&apos;t cover the last stakes. Stake less, or top up.</source>
        <translation>Il tuo saldo non copre le ultime puntate. Punta di meno o ricarica.</translation>
    </message>
    <message>
        <source>Place new stakes.</source>
        <translation>Fai nuove puntate.</translation>
    </message>
    <message>
        <source>Stake it all</source>
        <translation>Punta tutto</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Indietro</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableCompany</name>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 sta pensando.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableGuide</name>
    <message>
        <source>%1 of %2</source>
        <comment>a step of the guide, and how many there are</comment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>How to play, step %1 of %2: %3</source>
        <translation>Come si gioca, passo %1 di %2: %3</translation>
    </message>
    <message>
        <source>You have no hand in this round, so you are watching it. Place a stake in the next.</source>
        <translation>Non hai mani in questo giro, quindi lo guardi soltanto. Punta nel prossimo.</translation>
    </message>
    <message>
        <source>The cards are dealt: yours above your spot, the dealer&apos;s at the top.</source>
        <translation>Si danno le carte: le tue sopra la tua casella, quelle del banco in alto.</translation>
    </message>
    <message>
        <source>That was a whole hand. Deal again with the same stake, or change the bets. This game&apos;s rules are at the top, and the menu shows all of this again.</source>
        <translation>Questa era una mano intera. Rigioca con la stessa puntata o cambiala. Le regole di questo gioco sono in alto e il menu mostra di nuovo tutto questo.</translation>
    </message>
    <message>
        <source>This is an ordinary round, for play money. Choose a chip at the bottom and click the ringed spot to stake it.</source>
        <translation>È un giro normale, con soldi finti. Scegli una fiche in basso e fai clic sulla casella cerchiata per puntarla.</translation>
    </message>
    <message>
        <source>This is an ordinary round, for play money. Choose a chip at the bottom and click the ringed spot to stake it, or press %1, then %2.</source>
        <comment>two keys</comment>
        <translation>È un giro normale, con soldi finti. Scegli una fiche in basso e fai clic sulla casella cerchiata per puntarla, oppure premi %1, poi %2.</translation>
    </message>
    <message>
        <source>Your stake is %1. Now press the ringed button, and the cards are dealt.</source>
        <translation>La tua puntata è di %1. Ora premi il pulsante cerchiato e si danno le carte.</translation>
    </message>
    <message>
        <source>Your stake is %1. Now press the ringed button, or %2, and the cards are dealt.</source>
        <comment>an amount, a key</comment>
        <translation>La tua puntata è di %1. Ora premi il pulsante cerchiato, o %2, e si danno le carte.</translation>
    </message>
    <message>
        <source>You have %1, and the dealer shows %2. Picture cards count 10, an ace 1 or 11. Come closer to 21 than the dealer without going over it.</source>
        <comment>two totals</comment>
        <translation>Hai %1, il banco mostra %2. Le figure valgono 10, l&apos;asso 1 o 11. Avvicinati a 21 più del banco senza superarlo.</translation>
    </message>
    <message>
        <source>The table has a question: %1 %2</source>
        <comment>Insure for 5?, what that means</comment>
        <translation>Il tavolo chiede: %1 %2</translation>
    </message>
    <message>
        <source>You have %1. Choose one of the answers at the bottom.</source>
        <comment>a total</comment>
        <translation>Hai %1. Scegli una delle risposte in basso.</translation>
    </message>
    <message>
        <source>You have %1. “%2” takes another card. %3. “%4” keeps what you have.</source>
        <comment>a total, Hit, more than 21 loses at once, Stand</comment>
        <translation>Hai %1. «%2» prende un&apos;altra carta. %3. «%4» tiene quello che hai.</translation>
    </message>
    <message>
        <source>Your turn is over. The felt says what the dealer does: “%1”.</source>
        <comment>Dealer must draw to 16 …</comment>
        <translation>Il tuo turno è finito. Il tappeto dice che cosa fa il banco: «%1».</translation>
    </message>
    <message>
        <source>This hand is decided. %1.</source>
        <comment>More than 21 loses at once</comment>
        <translation>Questa mano è decisa. %1.</translation>
    </message>
    <message>
        <source>This is how the round ended: %1.</source>
        <translation>Il giro è finito così: %1.</translation>
    </message>
    <message>
        <source>This is how the round ended: %1. %2.</source>
        <comment>Won · 20 against 17, The higher hand wins</comment>
        <translation>Il giro è finito così: %1. %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableQuiz</name>
    <message>
        <source>Finish this round first, then look at another.</source>
        <translation>Finisci prima questo round, poi guardane un altro.</translation>
    </message>
    <message>
        <source>The table is being set up. Try again in a moment.</source>
        <translation>Il tavolo è in preparazione. Riprova fra un momento.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableReplay</name>
    <message>
        <source>Finish this round first, then replay another.</source>
        <translation>Finisci prima questo round, poi rivedine un altro.</translation>
    </message>
    <message>
        <source>The table is being set up. Start the replay again in a moment.</source>
        <translation>Il tavolo è in preparazione. Riavvia il replay fra un momento.</translation>
    </message>
    <message>
        <source>Shoe %1 is verified: its commitment and all its cards match.</source>
        <translation>Il sabot %1 è verificato: l’impegno e tutte le carte corrispondono.</translation>
    </message>
    <message>
        <source>Shoe %1 doesn&apos;t match its commitment. %2</source>
        <translation>Il sabot %1 non è quello fissato dall’impegno. %2</translation>
    </message>
    <message>
        <source>Shoe %1 is still in use. It can be verified when it ends and its seed is shown.</source>
        <translation>Il sabot %1 è ancora in uso. Si potrà verificare quando sarà finito e il suo seed mostrato.</translation>
    </message>
    <message>
        <source>The round can&apos;t be shown any further: %1</source>
        <translation>Il round non si può mostrare oltre: %1</translation>
    </message>
    <message>
        <source>Shoe %1 can&apos;t be checked. %2</source>
        <translation>Il sabot %1 non si può verificare. %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableRules</name>
    <message>
        <source>The new rules apply from the next round.</source>
        <translation>Le nuove regole valgono dal prossimo round.</translation>
    </message>
    <message>
        <source>The file of this game is gone. The table keeps its current rules.</source>
        <translation>Il file di questo gioco non c’è più. Il tavolo prosegue con le regole che ha.</translation>
    </message>
    <message>
        <source>The file of this game can no longer be read. The table keeps its current rules. (%1)</source>
        <translation>Il file di questo gioco non è più leggibile. Il tavolo prosegue con le regole che ha. (%1)</translation>
    </message>
    <message>
        <source>The new rules don&apos;t allow %1. The table keeps its current rules.</source>
        <translation>Le nuove regole non accettano %1. Il tavolo prosegue con le regole che ha.</translation>
    </message>
    <message>
        <source>Under the new rules seats are shared, and trial accounts can&apos;t take one. The table keeps its current rules.</source>
        <translation>Con le nuove regole i posti sono condivisi e un account di prova non può occuparne. Il tavolo prosegue con le regole che ha.</translation>
    </message>
    <message>
        <source>%1 on spot %2</source>
        <comment>a side bet</comment>
        <translation>%1 sulla casella %2</translation>
    </message>
    <message>
        <source>behind spot %1</source>
        <comment>a stake</comment>
        <translation>dietro la casella %1</translation>
    </message>
    <message>
        <source>spot %1</source>
        <comment>a stake</comment>
        <translation>casella %1</translation>
    </message>
    <message>
        <source>You are now playing %1.</source>
        <translation>Ora giochi a %1.</translation>
    </message>
    <message>
        <source>New rules: %1 And more.</source>
        <translation>Nuove regole: %1 E altro.</translation>
    </message>
    <message>
        <source>New rules: %1</source>
        <translation>Nuove regole: %1</translation>
    </message>
    <message>
        <source>The new rules apply now.</source>
        <translation>Ora valgono le nuove regole.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place and the stake there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Stakes removed: %1.</source>
        <translation>Puntate tolte: %1.</translation>
    </message>
    <message>
        <source>Stakes lowered: %1.</source>
        <translation>Puntate ridotte: %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TroubleController</name>
    <message>
        <source>%1 is no longer intact.</source>
        <translation>%1 non è più integro.</translation>
    </message>
    <message>
        <source>It is never overwritten: it is set aside under another name, and you continue with a backup or start afresh. Rounds played since the backup are only in the damaged file.</source>
        <translation>Non viene mai sovrascritto: si mette da parte con un altro nome e si prosegue con un backup o da zero. Ciò che è stato giocato dopo il backup resta solo nel file danneggiato.</translation>
    </message>
    <message>
        <source>%1 was made by a newer version of Open Shoe.</source>
        <translation>%1 è stato creato da una versione più recente di Open Shoe.</translation>
    </message>
    <message>
        <source>Install that version to continue. To play with this one in the meantime, start it with another folder: openshoe --data FOLDER</source>
        <translation>Installa quella versione per proseguire. Per giocare intanto con questa, avviala con una cartella propria: openshoe --data CARTELLA</translation>
    </message>
    <message>
        <source>%1 belongs to another program.</source>
        <translation>%1 appartiene a un altro programma.</translation>
    </message>
    <message>
        <source>It has not been touched. Move it away and start again, or start with another folder: openshoe --data FOLDER</source>
        <translation>Non viene toccato. Spostalo e riavvia, oppure avvia con una cartella propria: openshoe --data CARTELLA</translation>
    </message>
    <message>
        <source>Another Open Shoe is using %1.</source>
        <translation>Un altro Open Shoe gioca con %1.</translation>
    </message>
    <message>
        <source>The same money can&apos;t be staked twice: continue in the other window, or close it and try again here. To play separately, start with another folder: openshoe --data FOLDER</source>
        <translation>Lo stesso denaro non si può puntare due volte: continua nell’altra finestra, oppure chiudila e riprova qui. Per giocare separatamente, avvia con una cartella propria: openshoe --data CARTELLA</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read or written.</source>
        <translation>Impossibile leggere e scrivere %1.</translation>
    </message>
    <message>
        <source>Check that the folder is there and that you may write in it, then try again. Or start with another: openshoe --data FOLDER</source>
        <translation>Controlla che la cartella esista e che tu possa scriverci, poi riprova. Oppure avvia con un’altra: openshoe --data CARTELLA</translation>
    </message>
    <message>
        <source>There is no space to write %1.</source>
        <translation>Non c’è spazio per scrivere %1.</translation>
    </message>
    <message>
        <source>Nothing is lost. Free a few megabytes on that disk, then try again.</source>
        <translation>Nulla è perso. Libera qualche megabyte su quel disco, poi riprova.</translation>
    </message>
    <message>
        <source>The disk reports an error with %1.</source>
        <translation>Il disco segnala un errore con %1.</translation>
    </message>
    <message>
        <source>What was confirmed is kept. Check the disk and its connection, then try again.</source>
        <translation>Ciò che era confermato è conservato. Controlla il disco e il suo collegamento, poi riprova.</translation>
    </message>
    <message>
        <source>What was confirmed is kept. When this is fixed, try again.</source>
        <translation>Ciò che era confermato è conservato. Risolto il problema, riprova.</translation>
    </message>
    <message>
        <source>Every step confirmed before is safe. Try again once the problem is solved.</source>
        <translation>Ogni passo confermato prima è al sicuro. Eliminata la causa, riprova.</translation>
    </message>
    <message>
        <source>The table can&apos;t be saved to disk, so no stake is taken: %1</source>
        <translation>Il tavolo non si può salvare su disco, perciò non si accettano puntate: %1</translation>
    </message>
    <message>
        <source>A step could not be saved to disk, so the round was cancelled and its stakes are back in your wallet, on disk too: %1</source>
        <translation>Non è stato possibile salvare un passo su disco, perciò il round è annullato e le puntate sono tornate nel portafoglio, anche su disco: %1</translation>
    </message>
    <message>
        <source>A step could not be saved to disk, so the round was stopped and its stakes are back: %1</source>
        <translation>Non è stato possibile salvare un passo su disco, perciò il round è stato interrotto e le puntate sono tornate: %1</translation>
    </message>
    <message>
        <source>Their return is saved as soon as the disk can be written to: try again once the problem is solved. If you quit before that, the next start finds the round as it was before that step.</source>
        <translation>Il loro ritorno sarà salvato appena si potrà scrivere sul disco: riprova eliminata la causa. Se esci prima, al prossimo avvio il round sarà com’era prima di quel passo.</translation>
    </message>
    <message>
        <source>The end of the round was saved and counts, but nothing more can be saved: %1</source>
        <translation>La fine del round è stata salvata e vale; nient’altro si può salvare: %1</translation>
    </message>
    <message>
        <source>The data is damaged</source>
        <translation>I dati sono danneggiati</translation>
    </message>
    <message>
        <source>The data is newer than the program</source>
        <translation>I dati sono più recenti del programma</translation>
    </message>
    <message>
        <source>The data belongs to another program</source>
        <translation>I dati appartengono a un altro programma</translation>
    </message>
    <message>
        <source>Another Open Shoe is running</source>
        <translation>Un altro Open Shoe sta giocando</translation>
    </message>
    <message>
        <source>The data can&apos;t be used</source>
        <translation>I dati non sono utilizzabili</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Il disco è pieno</translation>
    </message>
    <message>
        <source>The disk reports an error</source>
        <translation>Il disco segnala un errore</translation>
    </message>
    <message>
        <source>Play has stopped</source>
        <translation>Il gioco è fermo</translation>
    </message>
    <message>
        <source>The data can&apos;t be opened</source>
        <translation>Impossibile aprire i dati</translation>
    </message>
</context>
</TS>
