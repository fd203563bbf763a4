<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>AboutSettings</name>
    <message>
        <source>About</source>
        <translation>O programie</translation>
    </message>
    <message>
        <source>About version program data folder size files where path</source>
        <translation>O programie wersja program dane folder rozmiar pliki gdzie ścieżka</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Wersja</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Folder danych</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Otwórz folder</translation>
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
        <translation>próbne</translation>
    </message>
</context>
<context>
    <name>AccountDialog</name>
    <message>
        <source>New account</source>
        <translation>Nowe konto</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Utwórz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Trial account</source>
        <translation>Konto próbne</translation>
    </message>
    <message>
        <source>Plays like any other account, but can&apos;t take a seat at a shared table.</source>
        <translation>Gra się na nim jak na każdym innym, ale nie można zająć miejsca przy wspólnym stole.</translation>
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
        <translation>%1 (próbne)</translation>
    </message>
    <message>
        <source>New account…</source>
        <translation>Nowe konto…</translation>
    </message>
    <message>
        <source>Top up %1</source>
        <translation>Doładuj: %1</translation>
    </message>
</context>
<context>
    <name>AccountsSettings</name>
    <message>
        <source>Accounts</source>
        <translation>Konta</translation>
    </message>
    <message>
        <source>%1 (trial)</source>
        <translation>%1 (próbne)</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Zmień nazwę…</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Zmień nazwę konta %1</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>W grze</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wybierz</translation>
    </message>
    <message>
        <source>%1 is playing</source>
        <translation>%1 jest w grze</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>Wybierz konto %1</translation>
    </message>
    <message>
        <source>Top up</source>
        <translation>Doładowanie</translation>
    </message>
    <message>
        <source>Adds that currency&apos;s starting amount to the wallet. Play money only.</source>
        <translation>Dodaje do portfela kwotę początkową w tej walucie. To tylko wirtualne pieniądze.</translation>
    </message>
    <message>
        <source>Top up %1</source>
        <translation>Doładuj: %1</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Zmień nazwę</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Accounts wallets top up take back delete remove export currency player profile name rename trial play money balance gold</source>
        <translation>konta konto portfele portfel doładowanie doładuj cofnij usuń usuwanie eksport waluta gracz profil nazwa zmiana nazwy próbne wirtualne pieniądze saldo złoto monety</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Usuń…</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Usuń konto %1</translation>
    </message>
    <message>
        <source>Take back a top-up</source>
        <translation>Cofnij doładowanie</translation>
    </message>
    <message>
        <source>Takes the latest top-up out of the wallet again. Limits count as before.</source>
        <translation>Wyjmuje z portfela ostatnie doładowanie. Limity liczą się jak dotąd.</translation>
    </message>
    <message>
        <source>Take back %1</source>
        <translation>Cofnij %1</translation>
    </message>
</context>
<context>
    <name>AmountEditor</name>
    <message>
        <source>Amount</source>
        <translation>Kwota</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min.</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Połowa</translation>
    </message>
    <message>
        <source>Twice</source>
        <translation>Dwa razy</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Maks.</translation>
    </message>
</context>
<context>
    <name>Amounts</name>
    <message>
        <source>Coins</source>
        <translation>Monety</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>Moneta</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Złoto</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Sweeps</translation>
    </message>
    <message>
        <source>Dollars</source>
        <translation>Dolary</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1&#xa0;$</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>amount, currency</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>from an amount to another</comment>
        <translation>%1–%2</translation>
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
        <translation>kopie zapasowe kopia zapasowa backup przywracanie przywróć kopiowanie dane zapis odzyskiwanie utracony plik</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Kopie zapasowe</translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>Tworzenie kopii…</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Utworzenie kopii</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Utwórz kopię teraz</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Przywróć…</translation>
    </message>
    <message>
        <source>Restore the backup of %1</source>
        <translation>Przywróć kopię: %1</translation>
    </message>
    <message>
        <source>Go back to %1?</source>
        <translation>Wrócić do kopii: %1?</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Accounts, money, rounds and shoes go back to how they were then. What is there now is kept in the data folder under another name.</source>
        <translation>Konta, pieniądze, rozdania i saboty będą takie jak wtedy. Obecne dane pozostaną w folderze danych pod inną nazwą.</translation>
    </message>
    <message>
        <source>A backup is made automatically on each day you play. Seven are kept: the latest ones, and always the one with the most rounds.</source>
        <translation>W każdym dniu gry kopia powstaje sama. Zachowuje się siedem: ostatnio utworzone i zawsze tę, w której jest najwięcej rozdań.</translation>
    </message>
</context>
<context>
    <name>BalanceButton</name>
    <message>
        <source>Wallet</source>
        <translation>Portfel</translation>
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
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Double bet</source>
        <translation>Podwój stawkę</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Powtórz</translation>
    </message>
    <message>
        <source>Ask the coach</source>
        <translation>Zapytaj trenera</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Stawka</translation>
    </message>
    <message>
        <source>Stake %1</source>
        <translation>Stawka %1</translation>
    </message>
    <message>
        <source>Review the round</source>
        <translation>Przeanalizuj rozdanie</translation>
    </message>
    <message>
        <source>Change bets</source>
        <translation>Zmień stawki</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Oglądaj</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Rozdaj znowu</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rozdaj</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Paused · %1 to go on</source>
        <translation>Pauza · %1, aby grać dalej</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>Szybciej</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Wstrzymaj</translation>
    </message>
</context>
<context>
    <name>BreakRow</name>
    <message>
        <source>Start…</source>
        <translation>Zacznij…</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>Zacznij: %1</translation>
    </message>
</context>
<context>
    <name>CalculatorPage</name>
    <message>
        <source>Hand calculator</source>
        <translation>Kalkulator rąk</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Twoja ręka</translation>
    </message>
    <message>
        <source>such as A 7</source>
        <translation>na przykład A 7</translation>
    </message>
    <message>
        <source>The dealer&apos;s up card</source>
        <translation>Odkryta karta krupiera</translation>
    </message>
    <message>
        <source>such as 9</source>
        <translation>na przykład 9</translation>
    </message>
    <message>
        <source>What is known about the hidden card</source>
        <translation>Co wiadomo o zakrytej karcie</translation>
    </message>
    <message>
        <source>The hidden card</source>
        <translation>Zakryta karta</translation>
    </message>
    <message>
        <source>The dealer has looked: no blackjack</source>
        <translation>Krupier sprawdził: nie ma blackjacka</translation>
    </message>
    <message>
        <source>Whether the hand comes from a split</source>
        <translation>Czy ręka pochodzi z rozdzielenia</translation>
    </message>
    <message>
        <source>Other cards gone from the shoe</source>
        <translation>Inne karty, których nie ma w sabocie</translation>
    </message>
    <message>
        <source>such as 5 5 6 K</source>
        <translation>na przykład 5 5 6 K</translation>
    </message>
    <message>
        <source>Where a pressed card goes</source>
        <translation>Dokąd trafia wybrana karta</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Krupier</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Zakryta</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Poza sabotem</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Wyczyść wszystko</translation>
    </message>
    <message>
        <source>Add a card: %1</source>
        <translation>Dodaj kartę: %1</translation>
    </message>
    <message>
        <source>What each play is worth</source>
        <translation>Ile warte jest każde zagranie</translation>
    </message>
    <message>
        <source>in stakes</source>
        <translation>w stawkach</translation>
    </message>
    <message>
        <source>in money</source>
        <translation>w pieniądzach</translation>
    </message>
    <message>
        <source>How the dealer&apos;s hand ends</source>
        <translation>Jak kończy ręka krupiera</translation>
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
        <translation>Wcześniejszy miesiąc</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Późniejszy miesiąc</translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <source>Ace</source>
        <translation>As</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dwójka</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Trójka</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Czwórka</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Piątka</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Szóstka</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Siódemka</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Ósemka</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Dziewiątka</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Dziesiątka</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Walet</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dama</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Król</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>kier</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trefl</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>Zakryta karta</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>CellPanel</name>
    <message>
        <source>Details of a cell</source>
        <translation>Szczegóły komórki</translation>
    </message>
    <message>
        <source>%1: first two cards %2, three or more %3</source>
        <translation>%1: pierwsze dwie karty %2, trzy lub więcej %3</translation>
    </message>
    <message>
        <source>%1: %2, by %3 of a stake; %4 of such hands. %5</source>
        <translation>%1: %2, o %3 stawki; %4 takich rąk. %5</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>dwie karty</translation>
    </message>
    <message>
        <source>three or more</source>
        <translation>trzy lub więcej</translation>
    </message>
</context>
<context>
    <name>ChallengeBar</name>
    <message>
        <source>Challenge</source>
        <translation>Wyzwanie</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>which round, what is asked</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Stop challenge</source>
        <translation>Zakończ wyzwanie</translation>
    </message>
</context>
<context>
    <name>ChallengeMaking</name>
    <message>
        <source>Challenge somebody</source>
        <translation>Rzuć komuś wyzwanie</translation>
    </message>
    <message>
        <source>Save the file…</source>
        <translation>Zapisz plik…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Somebody else gets the same cards, rules and stakes. When they have played them, the program shows their play beside yours, decision by decision.</source>
        <translation>Ktoś inny dostaje te same karty, zasady i stawki. Gdy je rozegra, program pokaże jego grę obok twojej, decyzja po decyzji.</translation>
    </message>
    <message>
        <source>What to send</source>
        <translation>Co wysłać</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>To rozdanie</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds of its shoe</source>
        <translation>
            <numerusform>%Ln rozdanie z sabotu</numerusform>
            <numerusform>%Ln rozdania z sabotu</numerusform>
            <numerusform>%Ln rozdań z sabotu</numerusform>
        </translation>
    </message>
    <message>
        <source>A nickname, if you want to give one</source>
        <translation>Pseudonim, jeśli chcesz</translation>
    </message>
    <message>
        <source>Nothing else about you is in the file. Its cards are sealed: nobody sees them by looking into it, but somebody who knows how programs work could.</source>
        <translation>W pliku nie ma nic więcej o tobie. Karty są zapieczętowane: nikt ich nie zobaczy, zaglądając do pliku, ale ktoś znający się na programach mógłby.</translation>
    </message>
</context>
<context>
    <name>ChallengeOffer</name>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>You play it with money of its own: your wallet, your rounds and your statistics stay as they are. Each round begins with the same card as it did there, and the others at the table play as they did. Afterwards both plays are shown side by side.</source>
        <translation>Grasz za osobne pieniądze: portfel, rozdania i statystyki pozostają bez zmian. Każde rozdanie zaczyna się tą samą kartą co tam, a inni przy stole grają tak jak wtedy. Potem obie gry widać obok siebie.</translation>
    </message>
    <message>
        <source>Show the answer in it</source>
        <translation>Pokaż zawartą odpowiedź</translation>
    </message>
</context>
<context>
    <name>ChallengeResult</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Calculating what each decision was worth…</source>
        <translation>Obliczanie wartości każdej decyzji…</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decyzje</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>A nickname, if you want to give one</source>
        <translation>Pseudonim, jeśli chcesz</translation>
    </message>
    <message>
        <source>Save my answer…</source>
        <translation>Zapisz moją odpowiedź…</translation>
    </message>
</context>
<context>
    <name>Challenges</name>
    <message>
        <source>Save the challenge</source>
        <translation>Zapisz wyzwanie</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Wyzwanie</translation>
    </message>
    <message>
        <source>challenge</source>
        <comment>a file&apos;s name</comment>
        <translation>wyzwanie</translation>
    </message>
    <message>
        <source>Open a challenge</source>
        <translation>Otwórz wyzwanie</translation>
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
        <translation>Twarda %1</translation>
    </message>
    <message>
        <source>Soft %1</source>
        <translation>Miękka %1</translation>
    </message>
    <message>
        <source>Pair of %1</source>
        <translation>Para %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Depends on the cards.</source>
        <translation>Zależy od kart.</translation>
    </message>
    <message>
        <source>Hard totals</source>
        <translation>Twarde ręce</translation>
    </message>
    <message>
        <source>Soft totals</source>
        <translation>Miękkie ręce</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pary</translation>
    </message>
    <message>
        <source>Both cards shown</source>
        <translation>Obie karty odkryte</translation>
    </message>
    <message>
        <source>Up card</source>
        <translation>Odkryta karta krupiera</translation>
    </message>
    <message>
        <source>Hidden card small</source>
        <translation>Zakryta karta niska</translation>
    </message>
    <message>
        <source>Hidden card medium</source>
        <translation>Zakryta karta średnia</translation>
    </message>
    <message>
        <source>Hidden card large</source>
        <translation>Zakryta karta wysoka</translation>
    </message>
    <message>
        <source>%1 against %2, both cards shown</source>
        <translation>%1 kontra %2, obie karty odkryte</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 kontra %2</translation>
    </message>
    <message>
        <source>%1 against %2, hidden card small</source>
        <translation>%1 kontra %2, zakryta karta niska</translation>
    </message>
    <message>
        <source>%1 against %2, hidden card medium</source>
        <translation>%1 kontra %2, zakryta karta średnia</translation>
    </message>
    <message>
        <source>%1 against %2, hidden card large</source>
        <translation>%1 kontra %2, zakryta karta wysoka</translation>
    </message>
    <message>
        <source>%1 leads by %2 of a stake: close.</source>
        <translation>Najlepsze: %1, przewaga %2 stawki – niewielka.</translation>
    </message>
    <message>
        <source>%1 leads by %2 of a stake.</source>
        <translation>Najlepsze: %1, przewaga %2 stawki.</translation>
    </message>
    <message>
        <source>leads by %1 of a stake or more</source>
        <translation>przewaga co najmniej %1 stawki</translation>
    </message>
    <message>
        <source>by less</source>
        <translation>mniejsza przewaga</translation>
    </message>
    <message>
        <source>by less than %1: close</source>
        <translation>przewaga poniżej %1: niewielka</translation>
    </message>
    <message>
        <source>depends on the cards</source>
        <translation>zależy od kart</translation>
    </message>
    <message>
        <source>Against %1: %2.</source>
        <translation>Kontra %1: %2.</translation>
    </message>
    <message>
        <source>%1 percentage points</source>
        <translation>%1 punktu procentowego</translation>
    </message>
    <message>
        <source>Worth the same: %1.</source>
        <translation>Warte tyle samo: %1.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a house edge, money in an hour</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards open, hard 4 to 11</source>
        <translation>Karty krupiera odkryte, twarde 4–11</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards open, hard 12 to 20</source>
        <translation>Karty krupiera odkryte, twarde 12–20</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards open, soft totals</source>
        <translation>Karty krupiera odkryte, miękkie</translation>
    </message>
    <message>
        <source>soft %1</source>
        <comment>the total of the dealer&apos;s open cards</comment>
        <translation>miękka %1</translation>
    </message>
    <message>
        <source>hard %1</source>
        <comment>the total of the dealer&apos;s open cards</comment>
        <translation>twarda %1</translation>
    </message>
    <message>
        <source>After a double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Po podwojeniu: poddać %1 kontra %2</translation>
    </message>
    <message>
        <source>%1 against the dealer&apos;s %2</source>
        <translation>%1 kontra %2 krupiera</translation>
    </message>
    <message>
        <source>After the first double: double %1 again against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Po pierwszym podwojeniu: znów podwoić %1 kontra %2</translation>
    </message>
    <message>
        <source>After the second double: double %1 again against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Po drugim podwojeniu: znów podwoić %1 kontra %2</translation>
    </message>
    <message>
        <source>After the first double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Po pierwszym podwojeniu: poddać %1 kontra %2</translation>
    </message>
    <message>
        <source>After the second double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Po drugim podwojeniu: poddać %1 kontra %2</translation>
    </message>
    <message>
        <source>After the third double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Po trzecim podwojeniu: poddać %1 kontra %2</translation>
    </message>
    <message>
        <source>Other hands of a free split: stand on %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Inne ręce z darmowego rozdzielenia: pas, %1 kontra %2</translation>
    </message>
    <message>
        <source>Other hands of a free split: double %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Inne ręce z darmowego rozdzielenia: podwojenie, %1 kontra %2</translation>
    </message>
    <message>
        <source>Other hands of a free split: hit %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Inne ręce z darmowego rozdzielenia: dobranie, %1 kontra %2</translation>
    </message>
    <message>
        <source>%1, after a hit or split</source>
        <comment>a hand</comment>
        <translation>%1, po dobraniu lub rozdzieleniu</translation>
    </message>
    <message>
        <source>%1, doubled</source>
        <comment>a hand</comment>
        <translation>%1, podwojona</translation>
    </message>
    <message>
        <source>%1, doubled twice</source>
        <comment>a hand</comment>
        <translation>%1, podwojona dwa razy</translation>
    </message>
    <message>
        <source>%1, doubled three times</source>
        <comment>a hand</comment>
        <translation>%1, podwojona trzy razy</translation>
    </message>
    <message>
        <source>%1, from a free split</source>
        <comment>a hand</comment>
        <translation>%1, z darmowego rozdzielenia</translation>
    </message>
    <message>
        <source>S%1</source>
        <comment>short for: soft %1, the dealer&apos;s open cards</comment>
        <translation>M%1</translation>
    </message>
    <message>
        <source>H%1</source>
        <comment>short for: hard %1, the dealer&apos;s open cards</comment>
        <translation>T%1</translation>
    </message>
</context>
<context>
    <name>ChecksFound</name>
    <message>
        <source>Checking… %1%</source>
        <translation>Sprawdzanie… %1%</translation>
    </message>
    <message>
        <source>Verify all</source>
        <translation>Sprawdź wszystkie</translation>
    </message>
</context>
<context>
    <name>ChipButton</name>
    <message>
        <source>Chip %1</source>
        <translation>Żeton %1</translation>
    </message>
</context>
<context>
    <name>ChipRack</name>
    <message>
        <source>Chip %1</source>
        <translation>Żeton %1</translation>
    </message>
</context>
<context>
    <name>ChipShelf</name>
    <message>
        <source>Chips</source>
        <translation>Żetony</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message numerus="yes">
        <source>%1 is no longer in the shoe; %n decks hold %2 of it</source>
        <comment>a card</comment>
        <translation>
            <numerusform>karty %1 nie ma już w sabocie; w %n talii jest ich %2</numerusform>
            <numerusform>karty %1 nie ma już w sabocie; w %n taliach jest ich %2</numerusform>
            <numerusform>karty %1 nie ma już w sabocie; w %n taliach jest ich %2</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed; %2 or a card such as %3 is</source>
        <translation>&quot;%1&quot; jest niedozwolone; dozwolone: %2 lub karta, np. %3</translation>
    </message>
    <message numerus="yes">
        <source>%n cards; a hand to play has %1 to %2</source>
        <translation>
            <numerusform>%n karta; ręka, o której można decydować, ma od %1 do %2</numerusform>
            <numerusform>%n karty; ręka, o której można decydować, ma od %1 do %2</numerusform>
            <numerusform>%n kart; ręka, o której można decydować, ma od %1 do %2</numerusform>
        </translation>
    </message>
    <message>
        <source>exactly one card is needed, such as %1</source>
        <translation>potrzebna jest dokładnie jedna karta, np. %1</translation>
    </message>
    <message>
        <source>this game has no splits (%1)</source>
        <translation>w tej grze nie ma rozdzielania (%1)</translation>
    </message>
    <message>
        <source>take it</source>
        <comment>insurance, even money</comment>
        <translation>brać</translation>
    </message>
    <message>
        <source>best</source>
        <comment>of all plays</comment>
        <translation>najlepsze</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>ubezpieczenie</translation>
    </message>
    <message>
        <source>even money</source>
        <translation>wypłata 1:1</translation>
    </message>
    <message>
        <source>declined</source>
        <comment>even money</comment>
        <translation>odmowa</translation>
    </message>
    <message>
        <source>What every action of a hand is worth, per unit of the initial play.</source>
        <translation>Ile warte jest każde zagranie ręki, na jednostkę pierwszej stawki.</translation>
    </message>
    <message>
        <source>The dealer&apos;s up card.</source>
        <translation>Odkryta karta krupiera.</translation>
    </message>
    <message>
        <source>Other cards gone from the shoe; after a split, the other hands&apos; cards too.</source>
        <translation>Inne karty, które wyszły już z sabota; po rozdzieleniu także karty pozostałych rąk.</translation>
    </message>
    <message>
        <source>The hand comes from a split.</source>
        <translation>Ręka powstała z rozdzielenia.</translation>
    </message>
    <message>
        <source>What is known about the hole card: %1, or the card itself.</source>
        <translation>Co wiadomo o zakrytej karcie: %1 albo sama karta.</translation>
    </message>
    <message>
        <source>the expectation of every action for one hand</source>
        <translation>wartość oczekiwana każdego zagrania jednej ręki</translation>
    </message>
    <message>
        <source>return to player (RTP)</source>
        <translation>zwrot dla gracza (RTP)</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>podawany</translation>
    </message>
    <message>
        <source>per unit staked in total</source>
        <translation>na jednostkę wszystkich stawek</translation>
    </message>
    <message>
        <source>expectation, best play</source>
        <translation>wartość oczekiwana, optymalna gra</translation>
    </message>
    <message>
        <source>basic strategy</source>
        <translation>strategia podstawowa</translation>
    </message>
    <message>
        <source>average stake</source>
        <translation>średnia stawka</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>odchylenie standardowe</translation>
    </message>
    <message>
        <source>element of risk</source>
        <translation>element ryzyka</translation>
    </message>
    <message>
        <source>insurance, per unit of it</source>
        <translation>ubezpieczenie, na jednostkę jego stawki</translation>
    </message>
    <message>
        <source>even money, compared with waiting</source>
        <translation>wypłata 1:1 zamiast czekania</translation>
    </message>
    <message>
        <source>UP</source>
        <comment>the up card</comment>
        <translation>ODKRYTA</translation>
    </message>
    <message>
        <source>EXPECTATION</source>
        <translation>WARTOŚĆ OCZEKIWANA</translation>
    </message>
    <message>
        <source>BLACKJACK</source>
        <translation>BLACKJACK</translation>
    </message>
    <message>
        <source>BUST</source>
        <translation>FURA</translation>
    </message>
    <message>
        <source>%1: expectation %2, wins %3</source>
        <comment>a side bet</comment>
        <translation>%1: wartość oczekiwana %2, wygrywa %3</translation>
    </message>
    <message>
        <source>The exact expectation of a game and of each side bet: one hand from a full fresh shoe.</source>
        <translation>Dokładna wartość oczekiwana gry i każdego zakładu pobocznego: jedna ręka z pełnego, nowego sabota.</translation>
    </message>
    <message numerus="yes">
        <source>%n decks</source>
        <translation>
            <numerusform>%n talia</numerusform>
            <numerusform>%n talie</numerusform>
            <numerusform>%n talii</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2; method: %3</source>
        <comment>a game, its decks, how it was computed</comment>
        <translation>%1, %2; metoda: %3</translation>
    </message>
    <message>
        <source>exact expectation of the game and of each side bet</source>
        <translation>dokładna wartość oczekiwana gry i każdego zakładu pobocznego</translation>
    </message>
    <message>
        <source>&quot;%1&quot; shows the options of a command.</source>
        <translation>&quot;%1&quot; podaje opcje polecenia.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 1 could not be done, 2 wrong usage or input.</source>
        <translation>Kody wyjścia: 0 wykonano, 1 nie udało się wykonać, 2 błędne wywołanie lub dane wejściowe.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Polecenia:</translation>
    </message>
    <message>
        <source>no command</source>
        <translation>brak polecenia</translation>
    </message>
    <message>
        <source>no such command; use one of %1</source>
        <translation>nie ma takiego polecenia; dostępne: %1</translation>
    </message>
    <message>
        <source>not enough memory for this</source>
        <translation>brakuje na to pamięci</translation>
    </message>
    <message>
        <source>not known; allowed: %1</source>
        <translation>nieznane; dozwolone: %1</translation>
    </message>
    <message>
        <source>Shows the options of this command.</source>
        <translation>Podaje opcje tego polecenia.</translation>
    </message>
    <message>
        <source>Prints one JSON document and nothing else.</source>
        <translation>Wypisuje jeden dokument JSON i nic więcej.</translation>
    </message>
    <message>
        <source>The data folder (default: the window&apos;s own).</source>
        <translation>Folder danych (domyślnie: ten sam co okna).</translation>
    </message>
    <message>
        <source>A game&apos;s id, or the path of a rule-set file.</source>
        <translation>Identyfikator gry albo ścieżka pliku z zasadami.</translation>
    </message>
    <message>
        <source>Changes one rule for this call, such as %1 or %2; repeatable.</source>
        <translation>Zmienia jedną zasadę na czas tego wywołania, np. %1 lub %2; można powtarzać.</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; shows what is allowed.</source>
        <comment>a sentence that says what is wrong</comment>
        <translation>%1 &quot;%2&quot; podaje, co jest dozwolone.</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>brak %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one argument too many; allowed: %2</source>
        <translation>&quot;%1&quot; to o jeden argument za dużo; dozwolona liczba: %2</translation>
    </message>
    <message>
        <source>%1 is empty; a folder&apos;s path is needed</source>
        <translation>%1 jest puste; potrzebna jest ścieżka folderu</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed; a whole number from %2 to %3 is</source>
        <translation>&quot;%1&quot; jest niedozwolone; dozwolona jest liczba całkowita od %2 do %3</translation>
    </message>
    <message numerus="yes">
        <source>%n of them</source>
        <comment>side bets or limits</comment>
        <translation>
            <numerusform>%n pozycja</numerusform>
            <numerusform>%n pozycje</numerusform>
            <numerusform>%n pozycji</numerusform>
        </translation>
    </message>
    <message>
        <source>ALONE</source>
        <translation>OSOBNO</translation>
    </message>
    <message>
        <source>IN TURN</source>
        <translation>PO KOLEI</translation>
    </message>
    <message>
        <source>side bet %1</source>
        <translation>zakład poboczny %1</translation>
    </message>
    <message>
        <source>Both have the same rules.</source>
        <translation>Obie mają te same zasady.</translation>
    </message>
    <message>
        <source>The strategy charts are the same.</source>
        <translation>Tabele strategii są takie same.</translation>
    </message>
    <message>
        <source>HAND</source>
        <translation>RĘKA</translation>
    </message>
    <message>
        <source>AGAINST</source>
        <comment>the up card</comment>
        <translation>KONTRA</translation>
    </message>
    <message>
        <source>Changes one rule of B for this call, such as %1; repeatable.</source>
        <translation>Zmienia jedną zasadę B na czas tego wywołania, np. %1; można powtarzać.</translation>
    </message>
    <message>
        <source>two games side by side: differing rules and what each is worth</source>
        <translation>dwie gry obok siebie: różnice w zasadach i ile każda jest warta</translation>
    </message>
    <message>
        <source>Checks a round&apos;s shuffle against its commitment.</source>
        <translation>Sprawdza tasowanie rozdania ze zobowiązaniem.</translation>
    </message>
    <message>
        <source>A round as &quot;%1&quot; prints it, or its fairness object alone (- is standard input); or the number of a round in the data folder.</source>
        <translation>Rozdanie w postaci wypisywanej przez &quot;%1&quot; albo sam jego obiekt fairness (- to standardowe wejście); albo numer rozdania z folderu danych.</translation>
    </message>
    <message>
        <source>every finished shoe in the data folder</source>
        <translation>każdy zakończony sabot z folderu danych</translation>
    </message>
    <message>
        <source>%1, %2 or %3 is needed</source>
        <translation>potrzebne jest %1, %2 albo %3</translation>
    </message>
    <message>
        <source>checks a round&apos;s shuffle against its commitment</source>
        <translation>sprawdza tasowanie rozdania ze zobowiązaniem</translation>
    </message>
    <message>
        <source>the shoe is still in use; its seed is shown when it ends, and can be checked then</source>
        <translation>sabot jest jeszcze w grze; jego ziarno będzie podane, gdy się skończy, i wtedy można je sprawdzić</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>niezgodność: %1</translation>
    </message>
    <message>
        <source>OK: the seed matches the commitment (no drawn cards to compare)</source>
        <translation>OK: ziarno jest tym, którego dotyczy zobowiązanie (brak rozdanych kart do porównania)</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>rozdanie %1</translation>
    </message>
    <message>
        <source>failed: shoe %1, round %2: %3</source>
        <translation>niezgodność: sabot %1, rozdanie %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n finished shoes</source>
        <translation>
            <numerusform>%n zakończony sabot</numerusform>
            <numerusform>%n zakończone saboty</numerusform>
            <numerusform>%n zakończonych sabotów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <comment>so many finished shoes with …</comment>
        <translation>
            <numerusform>%n rozdanie</numerusform>
            <numerusform>%n rozdania</numerusform>
            <numerusform>%n rozdań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problemy</numerusform>
            <numerusform>%n problemów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2: all match their commitments</source>
        <comment>so many finished shoes, so many rounds</comment>
        <translation>%1, %2: wszystko zgodne ze zobowiązaniami</translation>
    </message>
    <message>
        <source>%1 with %2: %3</source>
        <comment>so many finished shoes, so many rounds; so many problems</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1 (recovered)</source>
        <comment>a round&apos;s results</comment>
        <translation>%1 (odzyskane)</translation>
    </message>
    <message>
        <source>The rounds played, newest first.</source>
        <translation>Rozegrane rozdania, od najnowszego.</translation>
    </message>
    <message>
        <source>only rounds before this one</source>
        <translation>tylko rozdania przed tym</translation>
    </message>
    <message>
        <source>round</source>
        <translation>rozdanie</translation>
    </message>
    <message>
        <source>started</source>
        <translation>początek</translation>
    </message>
    <message>
        <source>game</source>
        <translation>gra</translation>
    </message>
    <message>
        <source>values</source>
        <comment>of the hands</comment>
        <translation>wartości</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>krupier</translation>
    </message>
    <message>
        <source>results</source>
        <translation>wyniki</translation>
    </message>
    <message>
        <source>side bets</source>
        <translation>zakłady poboczne</translation>
    </message>
    <message>
        <source>staked</source>
        <translation>postawiono</translation>
    </message>
    <message>
        <source>net</source>
        <translation>netto</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rounds</source>
        <translation>
            <numerusform>%1 z %n rozdania</numerusform>
            <numerusform>%1 z %n rozdań</numerusform>
            <numerusform>%1 z %n rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2, %3 of %4, %5, recovered</source>
        <comment>its number, game, currency, account, state</comment>
        <translation>Rozdanie %1, %2, %3, konto %4, %5, odzyskane</translation>
    </message>
    <message>
        <source>Round %1, %2, %3 of %4, %5</source>
        <comment>its number, game, currency, account, state</comment>
        <translation>Rozdanie %1, %2, %3, konto %4, %5</translation>
    </message>
    <message>
        <source>started %1, ended %2</source>
        <translation>początek %1, koniec %2</translation>
    </message>
    <message>
        <source>started %1</source>
        <translation>początek %1</translation>
    </message>
    <message>
        <source>shoe number %1, cards %2 to %3</source>
        <translation>sabot numer %1, karty od %2 do %3</translation>
    </message>
    <message>
        <source>commitment</source>
        <translation>zobowiązanie</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>ziarno</translation>
    </message>
    <message>
        <source>client seed</source>
        <translation>ziarno gracza</translation>
    </message>
    <message>
        <source>shown when the shoe ends</source>
        <translation>podawane po zakończeniu sabota</translation>
    </message>
    <message>
        <source>One round: hands, plays, cards, fairness.</source>
        <translation>Jedno rozdanie: ręce, zakłady, karty, uczciwość.</translation>
    </message>
    <message>
        <source>shoe %1</source>
        <translation>sabot %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n rozdanie</numerusform>
            <numerusform>%n rozdania</numerusform>
            <numerusform>%n rozdań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shoes</source>
        <translation>
            <numerusform>%n sabot</numerusform>
            <numerusform>%n saboty</numerusform>
            <numerusform>%n sabotów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bookings</source>
        <translation>
            <numerusform>%n księgowanie</numerusform>
            <numerusform>%n księgowania</numerusform>
            <numerusform>%n księgowań</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3: everything agrees</source>
        <comment>how many rounds, shoes, bookings</comment>
        <translation>%1, %2, %3: wszystko się zgadza</translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <comment>how many rounds, shoes, bookings; how many problems</comment>
        <translation>%1, %2, %3: %4</translation>
    </message>
    <message>
        <source>Checks the record: books, events, cards, commitments, and that nothing is missing.</source>
        <translation>Dowodzi poprawności zapisu: ksiąg, zdarzeń, kart i zobowiązań oraz tego, że niczego nie brakuje.</translation>
    </message>
    <message>
        <source>Makes a backup now, or lists the existing ones.</source>
        <translation>Tworzy teraz kopię zapasową albo wypisuje istniejące.</translation>
    </message>
    <message>
        <source>only list the backups</source>
        <translation>tylko wypisz kopie zapasowe</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <comment>very many</comment>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>Replaces the database with a backup; the present file is set aside, not deleted.</source>
        <translation>Umieszcza kopię zapasową w miejscu bazy danych; obecny plik zostaje odłożony na bok, a nie usunięty.</translation>
    </message>
    <message>
        <source>there is no backup in this data folder</source>
        <translation>w tym folderze danych nie ma kopii zapasowej</translation>
    </message>
    <message>
        <source>none of the backups in this data folder is intact</source>
        <translation>żadna kopia zapasowa w tym folderze danych nie jest nienaruszona</translation>
    </message>
    <message>
        <source>at most this many: default %1, maximum %2</source>
        <translation>najwyżej tyle: domyślnie %1, do %2</translation>
    </message>
    <message>
        <source>the rounds played, newest first</source>
        <translation>rozegrane rozdania, od najnowszego</translation>
    </message>
    <message>
        <source>one round: hands, plays, cards, fairness</source>
        <translation>jedno rozdanie: ręce, zakłady, karty, uczciwość</translation>
    </message>
    <message>
        <source>checks the whole record</source>
        <translation>dowodzi poprawności całego zapisu</translation>
    </message>
    <message>
        <source>makes a backup</source>
        <translation>tworzy kopię zapasową</translation>
    </message>
    <message>
        <source>replaces the database with a backup</source>
        <translation>umieszcza kopię zapasową w miejscu bazy danych</translation>
    </message>
    <message>
        <source>is still being played</source>
        <comment>a round</comment>
        <translation>jeszcze trwa</translation>
    </message>
    <message>
        <source>its record can&apos;t be read to the end</source>
        <comment>a round</comment>
        <translation>jego zapisu nie da się odczytać do końca</translation>
    </message>
    <message>
        <source>no cards were dealt in it, or they are not those of its shoe</source>
        <comment>a round</comment>
        <translation>nie rozdano w nim kart albo nie są to karty z jego sabota</translation>
    </message>
    <message>
        <source>nothing was staked</source>
        <translation>niczego nie postawiono</translation>
    </message>
    <message>
        <source>none of the stakes can be placed there</source>
        <translation>na żadną ze stawek nie ma tam miejsca</translation>
    </message>
    <message>
        <source>it would need cards that are still in the shoe</source>
        <translation>do dalszej gry trzeba by kart, które są jeszcze w sabocie</translation>
    </message>
    <message>
        <source>other stakes</source>
        <translation>inne stawki</translation>
    </message>
    <message>
        <source>%1; other stakes</source>
        <comment>what was played</comment>
        <translation>%1; inne stawki</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>ręce</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>wypłacono</translation>
    </message>
    <message>
        <source>round %1 of %2 came to %3 %4; its cards with best play:</source>
        <comment>its number, game, net, currency</comment>
        <translation>rozdanie %1 w grze %2 dało %3 %4; jego karty przy optymalnej grze:</translation>
    </message>
    <message>
        <source>What one round&apos;s cards would have paid in every known game, your own included: alone at the table, the shoe from the round&apos;s first card on, best play from what can be seen, the same stakes or the nearest the game allows. The round&apos;s own game comes first.</source>
        <translation>Ile karty jednego rozdania dałyby w każdej znanej grze, także we własnych: przy stole samemu, sabotem od pierwszej karty rozdania, optymalnie według tego, co widać, za te same stawki albo najbliższe, na jakie gra pozwala. Gra, w której rozegrano rozdanie, jest pierwsza.</translation>
    </message>
    <message>
        <source>a round&apos;s cards in the other games</source>
        <translation>karty rozdania w innych grach</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds, %1</source>
        <translation>
            <numerusform>%n rozdanie, %1</numerusform>
            <numerusform>%n rozdania, %1</numerusform>
            <numerusform>%n rozdań, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Writes the record to a file: as JSON one round per line, as CSV one play per line.</source>
        <translation>Zapisuje rejestr do pliku: jako JSON rozdanie w wierszu, jako CSV zakład w wierszu.</translation>
    </message>
    <message>
        <source>the format (default csv)</source>
        <translation>w jakiej postaci; domyślnie csv</translation>
    </message>
    <message>
        <source>the file; - writes to standard output</source>
        <translation>dokąd; - zapisuje na standardowe wyjście</translation>
    </message>
    <message>
        <source>%1: %2 or %3 is needed</source>
        <translation>%1: potrzebne jest %2 lub %3</translation>
    </message>
    <message>
        <source>%1 is needed; - writes to standard output</source>
        <translation>potrzebne jest %1; - zapisuje na standardowe wyjście</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds written to %1</source>
        <translation>
            <numerusform>%n rozdanie zapisano w %1</numerusform>
            <numerusform>%n rozdania zapisano w %1</numerusform>
            <numerusform>%n rozdań zapisano w %1</numerusform>
        </translation>
    </message>
    <message>
        <source>writes the record to a file</source>
        <translation>zapisuje rejestr do pliku</translation>
    </message>
    <message>
        <source>Works out what every decision and every round was worth, where that isn&apos;t known yet. If interrupted, it continues where it left off.</source>
        <translation>Oblicza, ile warte były każda decyzja i każde rozdanie, o ile jeszcze tego nie wiadomo. Po przerwaniu zaczyna tam, gdzie skończyło.</translation>
    </message>
    <message>
        <source>discard the prices there are and price everything again</source>
        <translation>zapomnij obliczone wyceny i wyceń wszystko na nowo</translation>
    </message>
    <message>
        <source>%1 rounds priced now; %2 priced in all, with %3 decisions; %4 can&apos;t be priced</source>
        <translation>rozdania wycenione teraz: %1; w rejestrze wycenione rozdania: %2, ich decyzje: %3, rozdania nie do wycenienia: %4</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>ręka</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>karty</translation>
    </message>
    <message>
        <source>up</source>
        <comment>the up card</comment>
        <translation>odkryta</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>pytanie</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>wybór</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>koszt</translation>
    </message>
    <message>
        <source>mark</source>
        <comment>how bad a decision was</comment>
        <translation>ocena</translation>
    </message>
    <message>
        <source>there was nothing to decide</source>
        <translation>nie było o czym decydować</translation>
    </message>
    <message>
        <source>net %1: worth %2 before the first card, %3 after the deal; decisions cost %4, luck %5</source>
        <translation>netto %1: wartość przed pierwszą kartą %2, po rozdaniu kart %3; decyzje kosztowały %4, szczęście %5</translation>
    </message>
    <message>
        <source>One round&apos;s decisions: what each answer was worth from what could be seen, and what was luck.</source>
        <translation>Decyzje jednego rozdania: ile warta była każda odpowiedź według tego, co było widać, i co było szczęściem.</translation>
    </message>
    <message>
        <source>The decisions in priced rounds that cost a hundredth of the stake or more, costliest first. A side bet is one of them if its expectation was negative before the first card.</source>
        <translation>Decyzje z wycenionych rozdań, które kosztowały co najmniej jedną setną stawki, od najkosztowniejszej. Zakład poboczny jest jedną z nich, jeśli przed pierwszą kartą był wart mniej niż zero.</translation>
    </message>
    <message>
        <source>only this kind: %1</source>
        <translation>tylko ten rodzaj: %1</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>decyzja</translation>
    </message>
    <message>
        <source>kind</source>
        <comment>of a decision</comment>
        <translation>rodzaj</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n mistakes</source>
        <translation>
            <numerusform>%1 z %n błędu</numerusform>
            <numerusform>%1 z %n błędów</numerusform>
            <numerusform>%1 z %n błędów</numerusform>
        </translation>
    </message>
    <message>
        <source>works out what every decision was worth</source>
        <translation>oblicza, ile warta była każda decyzja</translation>
    </message>
    <message>
        <source>one round&apos;s decisions, and what was luck</source>
        <translation>decyzje jednego rozdania i co było szczęściem</translation>
    </message>
    <message>
        <source>the costliest decisions</source>
        <translation>najkosztowniejsze decyzje</translation>
    </message>
    <message>
        <source>all</source>
        <comment>games</comment>
        <translation>wszystkie</translation>
    </message>
    <message>
        <source>What was staked and what came back, by game and currency; for priced rounds also what mistakes cost, what was luck, and how widely luck was expected to spread.</source>
        <translation>Ile postawiono i ile wypłacono, według gry i waluty; dla wycenionych rozdań także ile kosztowały błędy, ile dało szczęście i jakiego szczęścia można było oczekiwać.</translation>
    </message>
    <message>
        <source>currency</source>
        <translation>waluta</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>rozdania</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>zakłady</translation>
    </message>
    <message>
        <source>returned/staked</source>
        <translation>wypłacono/postawiono</translation>
    </message>
    <message>
        <source>mistakes</source>
        <comment>what they cost</comment>
        <translation>błędy</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>szczęście</translation>
    </message>
    <message>
        <source>expected spread</source>
        <comment>of luck</comment>
        <translation>oczekiwany rozrzut</translation>
    </message>
    <message>
        <source>what was staked, what came back, and what was luck</source>
        <translation>ile postawiono, ile wypłacono i co było szczęściem</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no limit</comment>
        <translation>bez limitu</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, from %2 on: %3</source>
        <comment>a limit; a moment; another limit</comment>
        <translation>%1, od %2: %3</translation>
    </message>
    <message>
        <source>today</source>
        <translation>dziś</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes played</source>
        <translation>
            <numerusform>grano %n minutę</numerusform>
            <numerusform>grano %n minuty</numerusform>
            <numerusform>grano %n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 staked, net %3</source>
        <comment>an amount, its currency, another amount</comment>
        <translation>postawiono %1 %2, netto %3</translation>
    </message>
    <message>
        <source>The limits and breaks people have set themselves, and what they have played today.</source>
        <translation>Limity i przerwy ustawione przez graczy oraz ich dzisiejsza gra.</translation>
    </message>
    <message>
        <source>no break is running</source>
        <translation>nie trwa żadna przerwa</translation>
    </message>
    <message>
        <source>%1 until %2, for every account</source>
        <comment>break or exclusion; a moment</comment>
        <translation>%1 do %2, dla każdego konta</translation>
    </message>
    <message>
        <source>the limits people have set themselves, and what they have played today</source>
        <translation>limity ustawione przez graczy i ich dzisiejsza gra</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>standardowe wyjście</translation>
    </message>
    <message>
        <source>could not be written to</source>
        <translation>nie można na nie pisać</translation>
    </message>
    <message>
        <source>%1 (needed)</source>
        <comment>a key of a rule file</comment>
        <translation>%1 (wymagane)</translation>
    </message>
    <message>
        <source>A rule file is one JSON object. Its keys, with a dot for each level, and what is allowed there:</source>
        <translation>Plik z zasadami to jeden obiekt JSON. Jego klucze (kropka oznacza poziom) i dozwolone wartości:</translation>
    </message>
    <message>
        <source>Side bets: %1, each kind with its outcomes:</source>
        <translation>Zakłady poboczne: %1, każdy rodzaj ze swoimi wynikami:</translation>
    </message>
    <message>
        <source>any outcomes of the kinds above</source>
        <translation>dowolne wyniki powyższych rodzajów</translation>
    </message>
    <message>
        <source>Amounts are decimal text (%1), multiples of %2. &quot;%3&quot; prints a whole rule file.</source>
        <translation>Kwoty to tekst dziesiętny (%1), wielokrotności %2. &quot;%3&quot; wypisuje cały plik z zasadami.</translation>
    </message>
    <message>
        <source>Checks whether files are games that can be played: every problem with its place and what is allowed. With %1: %2. Exit code 0 without problems, else 1.</source>
        <translation>Sprawdza, czy pliki są grami, w które można grać: podaje każdy problem, jego miejsce i to, co jest dozwolone. Z %1: %2. Kod wyjścia 0, gdy nie ma problemów, w przeciwnym razie 1.</translation>
    </message>
    <message>
        <source>A rule-set file, or several.</source>
        <translation>Plik z zasadami; można podać więcej.</translation>
    </message>
    <message>
        <source>%1: OK</source>
        <comment>a rule-set file</comment>
        <translation>%1: w porządku</translation>
    </message>
    <message>
        <source>Adds a copy of a rule-set file to your own games. With %1: %2.</source>
        <translation>Dodaje kopię pliku z zasadami do własnych gier. Z %1: %2.</translation>
    </message>
    <message>
        <source>The rule-set file. &quot;%1&quot; describes its format.</source>
        <translation>Plik z zasadami. &quot;%1&quot; podaje jego postać.</translation>
    </message>
    <message>
        <source>%1 was added: %2</source>
        <comment>a game; its file</comment>
        <translation>dodano %1: %2</translation>
    </message>
    <message>
        <source>Removes one of your own games. Rounds played by its rules keep them. With %1: %2.</source>
        <translation>Usuwa jedną z własnych gier. Rozdania rozegrane według jej zasad je zachowują. Z %1: %2.</translation>
    </message>
    <message>
        <source>The game&apos;s id.</source>
        <translation>Identyfikator gry.</translation>
    </message>
    <message>
        <source>%1 was removed: %2</source>
        <comment>a game; its file</comment>
        <translation>usunięto %1: %2</translation>
    </message>
    <message>
        <source>whether files are games that can be played</source>
        <translation>sprawdza, czy pliki są grami, w które można grać</translation>
    </message>
    <message>
        <source>adds a rule-set file to your own games</source>
        <translation>dodaje plik z zasadami do własnych gier</translation>
    </message>
    <message>
        <source>removes one of your own games</source>
        <translation>usuwa jedną z własnych gier</translation>
    </message>
    <message>
        <source>soft %1</source>
        <comment>the total of a hand</comment>
        <translation>miękka %1</translation>
    </message>
    <message>
        <source>blackjack</source>
        <comment>a hand</comment>
        <translation>blackjack</translation>
    </message>
    <message>
        <source>bust</source>
        <comment>a hand</comment>
        <translation>fura</translation>
    </message>
    <message>
        <source>doubled</source>
        <comment>a hand</comment>
        <translation>podwojona</translation>
    </message>
    <message>
        <source>split</source>
        <comment>a hand</comment>
        <translation>z rozdzielenia</translation>
    </message>
    <message>
        <source>surrendered</source>
        <comment>a hand</comment>
        <translation>poddana</translation>
    </message>
    <message>
        <source>nothing was staked, nothing dealt</source>
        <translation>niczego nie postawiono ani nie rozdano</translation>
    </message>
    <message>
        <source>seat %1, hand %2 (%3)</source>
        <comment>the player&apos;s name in brackets</comment>
        <translation>miejsce %1, ręka %2 (%3)</translation>
    </message>
    <message>
        <source>player</source>
        <translation>gracz</translation>
    </message>
    <message>
        <source>play</source>
        <comment>main, behind or a bet</comment>
        <translation>zakład</translation>
    </message>
    <message>
        <source>stake</source>
        <translation>stawka</translation>
    </message>
    <message>
        <source>result</source>
        <translation>wynik</translation>
    </message>
    <message>
        <source>refused: %1 %2: %3</source>
        <comment>bets or actions; which of them; the reason</comment>
        <translation>odrzucono: %1 %2: %3</translation>
    </message>
    <message>
        <source>%1 left seat %2: %3</source>
        <comment>a player; the seat&apos;s number; the reason</comment>
        <translation>%1 zwalnia miejsce %2: %3</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <comment>a player; an amount</comment>
        <translation>%1 ma %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Rozdanie %1</translation>
    </message>
    <message>
        <source>Plays a scripted game.</source>
        <translation>Rozgrywa grę według scenariusza.</translation>
    </message>
    <message>
        <source>The scenario&apos;s file; - reads standard input.</source>
        <translation>Plik scenariusza; - czyta standardowe wejście.</translation>
    </message>
    <message>
        <source>plays a scripted game</source>
        <translation>rozgrywa grę według scenariusza</translation>
    </message>
    <message>
        <source>the house&apos;s choice, where the published rules are silent or unclear</source>
        <translation>decyzja kasyna, gdy opublikowane zasady milczą lub są niejasne</translation>
    </message>
    <message>
        <source>The whole rule set, as data or as text.</source>
        <translation>Cały zestaw zasad, jako dane lub jako tekst.</translation>
    </message>
    <message>
        <source>the whole rule set, as data (--json) or as text</source>
        <translation>cały zestaw zasad, jako dane (--json) lub jako tekst</translation>
    </message>
    <message>
        <source>the round needs more cards than the shoe has; it began with %1</source>
        <translation>rozdanie wymaga więcej kart, niż jest w sabocie; na początku było ich %1</translation>
    </message>
    <message>
        <source>an amount exceeds what a wallet can hold</source>
        <translation>kwota rośnie ponad to, co mieści portfel</translation>
    </message>
    <message>
        <source>%1 is missing; allowed: 1 to %2</source>
        <translation>brak %1; dozwolone: od 1 do %2</translation>
    </message>
    <message numerus="yes">
        <source>%n threads</source>
        <translation>
            <numerusform>%n wątek</numerusform>
            <numerusform>%n wątki</numerusform>
            <numerusform>%n wątków</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3 rounds, seed %4, %5, through the engine</source>
        <comment>a game, its decks, very many rounds, …, how many threads</comment>
        <translation>%1, %2, rozdania: %3, ziarno %4, %5, przez silnik stołu</translation>
    </message>
    <message>
        <source>%1, %2, %3 rounds, seed %4, %5</source>
        <comment>a game, its decks, very many rounds, …, how many threads</comment>
        <translation>%1, %2, rozdania: %3, ziarno %4, %5</translation>
    </message>
    <message>
        <source>expectation, simulated</source>
        <translation>wartość oczekiwana, z symulacji</translation>
    </message>
    <message>
        <source>standard error</source>
        <translation>błąd standardowy</translation>
    </message>
    <message>
        <source>basic strategy, exact, full shoe</source>
        <translation>strategia podstawowa, dokładnie, pełny sabot</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>różnica</translation>
    </message>
    <message>
        <source>in standard errors</source>
        <translation>w błędach standardowych</translation>
    </message>
    <message>
        <source>The difference includes the cut card&apos;s effect: rounds from a shoe in use are worth a little less than the first.</source>
        <translation>Różnica obejmuje wpływ karty odcinającej: rozdania z napoczętego sabota są warte nieco mniej niż pierwsze.</translation>
    </message>
    <message>
        <source>%1 s, %2 million rounds a second</source>
        <comment>s: seconds</comment>
        <translation>%1 s, %2 mln rozdań na sekundę</translation>
    </message>
    <message>
        <source>Plays rounds by the analysed basic strategy; the same seed and threads give the same figures.</source>
        <translation>Rozgrywa rozdania według obliczonej strategii podstawowej; to samo ziarno i liczba wątków dają te same wyniki.</translation>
    </message>
    <message>
        <source>How many rounds.</source>
        <translation>Ile rozdań.</translation>
    </message>
    <message>
        <source>The seed of the random numbers (default 1).</source>
        <translation>Od czego zaczynają się liczby losowe (domyślnie 1).</translation>
    </message>
    <message>
        <source>How many threads (default 1).</source>
        <translation>Ile wątków (domyślnie 1).</translation>
    </message>
    <message>
        <source>Plays every round through the table&apos;s own engine: slower, by the same rules.</source>
        <translation>Rozgrywa każde rozdanie silnikiem samego stołu: wolniej, na tych samych zasadach.</translation>
    </message>
    <message>
        <source>Monte Carlo with the analysed strategy</source>
        <translation>symulacja Monte Carlo z obliczoną strategią</translation>
    </message>
    <message>
        <source>%1: one of %2 is needed</source>
        <translation>%1: potrzebne jest jedno z: %2</translation>
    </message>
    <message>
        <source>%1: the number of a round, from 1, is needed</source>
        <translation>%1: potrzebny jest numer rozdania, od 1</translation>
    </message>
    <message>
        <source>%1: a date (%2) or a moment (%3) is needed</source>
        <translation>%1: potrzebna jest data (%2) lub moment (%3)</translation>
    </message>
    <message>
        <source>The round&apos;s number.</source>
        <translation>Numer rozdania.</translation>
    </message>
    <message>
        <source>only this account&apos;s</source>
        <translation>tylko z tego konta</translation>
    </message>
    <message>
        <source>only this game&apos;s</source>
        <translation>tylko z tej gry</translation>
    </message>
    <message>
        <source>only in this currency</source>
        <translation>tylko w tej walucie</translation>
    </message>
    <message>
        <source>only from this day on (%1), or from this moment (%2)</source>
        <translation>tylko od tego dnia (%1) lub od tego momentu (%2)</translation>
    </message>
    <message>
        <source>only where a hand ended this way: %1</source>
        <translation>tylko gdy ręka skończyła się tak: %1</translation>
    </message>
    <message>
        <source>only where a side bet was won</source>
        <translation>tylko z wygranym zakładem pobocznym</translation>
    </message>
    <message>
        <source>only rounds in this state: %1</source>
        <translation>tylko rozdania w tym stanie: %1</translation>
    </message>
    <message>
        <source>only those that were interrupted and finished later</source>
        <translation>tylko przerwane i dokończone później</translation>
    </message>
    <message>
        <source>only those with a decision, or a side bet, priced at least this bad: %1</source>
        <translation>tylko z decyzją lub zakładem pobocznym o wycenie co najmniej tak złej: %1</translation>
    </message>
    <message>
        <source>%1: there is no such account</source>
        <translation>%1: nie ma takiego konta</translation>
    </message>
    <message>
        <source>%1 does not come after %2</source>
        <translation>%1 nie następuje po %2</translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>above the up cards of a chart</comment>
        <translation>krupier</translation>
    </message>
    <message>
        <source>hard</source>
        <comment>hands of a chart</comment>
        <translation>twarda</translation>
    </message>
    <message>
        <source>soft</source>
        <comment>hands of a chart</comment>
        <translation>miękka</translation>
    </message>
    <message>
        <source>pairs</source>
        <comment>hands of a chart</comment>
        <translation>pary</translation>
    </message>
    <message>
        <source>both dealer cards shown</source>
        <translation>obie karty krupiera odkryte</translation>
    </message>
    <message>
        <source>hidden card %1</source>
        <comment>small, medium or large</comment>
        <translation>zakryta karta: %1</translation>
    </message>
    <message>
        <source>Basic strategy: the best play for every total and pair against every up card.</source>
        <translation>Strategia podstawowa: najlepsze zagranie dla każdej sumy i pary przy każdej odkrytej karcie krupiera.</translation>
    </message>
    <message>
        <source>%1, %2; expectation of this strategy %3</source>
        <comment>a game, its decks</comment>
        <translation>%1, %2; wartość oczekiwana tej strategii %3</translation>
    </message>
    <message>
        <source>S stand, H hit, D double else hit, Ds double else stand, P split, R surrender else hit, Rs else stand, Rp else split</source>
        <comment>the letters stay as they are</comment>
        <translation>S pas, H dobranie, D podwojenie (inaczej dobranie), Ds podwojenie (inaczej pas), P rozdzielenie, R poddanie (inaczej dobranie), Rs (inaczej pas), Rp (inaczej rozdzielenie)</translation>
    </message>
    <message>
        <source>insurance: take it</source>
        <translation>ubezpieczenie: brać</translation>
    </message>
    <message>
        <source>insurance: never</source>
        <translation>ubezpieczenie: nigdy</translation>
    </message>
    <message>
        <source>even money: take it</source>
        <translation>wypłata 1:1: brać</translation>
    </message>
    <message>
        <source>even money: never</source>
        <translation>wypłata 1:1: nigdy</translation>
    </message>
    <message>
        <source>the best play for every hand against every up card, as charts</source>
        <translation>najlepsze zagranie dla każdej ręki przy każdej odkrytej karcie krupiera, w tabelach</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAZWA</translation>
    </message>
    <message>
        <source>DECKS</source>
        <translation>TALIE</translation>
    </message>
    <message>
        <source>SEATS</source>
        <translation>MIEJSCA</translation>
    </message>
    <message>
        <source>LIMITS</source>
        <translation>LIMITY</translation>
    </message>
    <message>
        <source>PUBLISHED RTP</source>
        <translation>PODAWANY RTP</translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <comment>two amounts and their currency</comment>
        <translation>od %1 do %2 %3</translation>
    </message>
    <message>
        <source>All known rule sets, one per row.</source>
        <translation>Znane zestawy zasad, po jednym w wierszu.</translation>
    </message>
    <message>
        <source>all known rule sets, one per row</source>
        <translation>znane zestawy zasad, po jednym w wierszu</translation>
    </message>
    <message>
        <source>even: taking it or not is worth the same</source>
        <translation>na równi: brać czy nie, warte tyle samo</translation>
    </message>
    <message>
        <source>insurance: even, taking it or not is worth the same</source>
        <translation>ubezpieczenie: na równi, brać czy nie, warte tyle samo</translation>
    </message>
    <message>
        <source>even money: even, taking it or not is worth the same</source>
        <translation>wypłata 1:1: na równi, brać czy nie, warte tyle samo</translation>
    </message>
    <message numerus="yes">
        <source>OK: the seed matches the commitment, and the %n cards drawn match the shuffle from card %1 of the shoe on</source>
        <translation>
            <numerusform>OK: ziarno jest tym, którego dotyczy zobowiązanie, a %n rozdana karta zgadza się z tasowaniem, od karty %1 sabota</numerusform>
            <numerusform>OK: ziarno jest tym, którego dotyczy zobowiązanie, a %n rozdane karty zgadzają się z tasowaniem, od karty %1 sabota</numerusform>
            <numerusform>OK: ziarno jest tym, którego dotyczy zobowiązanie, a %n rozdanych kart zgadza się z tasowaniem, od karty %1 sabota</numerusform>
        </translation>
    </message>
    <message>
        <source>only up to and including this day, or before this moment</source>
        <translation>tylko do tego dnia włącznie lub przed tym momentem</translation>
    </message>
    <message>
        <source>only with this result, over all hands and side bets: %1</source>
        <translation>tylko z tym wynikiem, licząc razem wszystkie ręce i zakłady poboczne: %1</translation>
    </message>
    <message>
        <source>%1, the last one number %2</source>
        <comment>&quot;12 rounds&quot;; a round&apos;s number</comment>
        <translation>%1, ostatnie ma numer %2</translation>
    </message>
    <message>
        <source>intact</source>
        <comment>a backup</comment>
        <translation>nienaruszona</translation>
    </message>
    <message numerus="yes">
        <source>%n entries changed or missing</source>
        <comment>in a backup</comment>
        <translation>
            <numerusform>%n wpis zmieniony lub brakujący</numerusform>
            <numerusform>%n wpisy zmienione lub brakujące</numerusform>
            <numerusform>%n wpisów zmienionych lub brakujących</numerusform>
        </translation>
    </message>
    <message>
        <source>The backup (default: the intact one with most on record).</source>
        <translation>Kopia zapasowa; domyślnie nienaruszona, w której jest najwięcej.</translation>
    </message>
    <message>
        <source>%1 is empty; leave it out for the backup with most on record</source>
        <translation>%1 jest puste; pomiń, aby użyć kopii zapasowej, w której jest najwięcej</translation>
    </message>
    <message>
        <source>restored from %1: %2</source>
        <comment>a file; what it holds</comment>
        <translation>przywrócono z %1: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a card; cards are written like %2, %3 or %4, or without the suit like %5</source>
        <translation>&quot;%1&quot; nie jest kartą; karty zapisuje się tak: %2, %3 lub %4, albo bez koloru: %5</translation>
    </message>
    <message>
        <source>The player&apos;s hand, such as %1 or %2.</source>
        <translation>Ręka gracza, np. %1 lub %2.</translation>
    </message>
    <message>
        <source>what a game costs with eight decks</source>
        <translation>ile kosztuje gra z ośmioma taliami</translation>
    </message>
    <message>
        <source>which rules make the difference between two games</source>
        <translation>które zasady stanowią różnicę między dwiema grami</translation>
    </message>
    <message>
        <source>the best play for every hand</source>
        <translation>najlepsze zagranie dla każdej ręki</translation>
    </message>
    <message>
        <source>what to do with 16 against a nine</source>
        <translation>co zrobić z 16 przeciw dziewiątce</translation>
    </message>
    <message>
        <source>a million rounds, played by the chart</source>
        <translation>milion rozdań rozegranych według tabeli</translation>
    </message>
    <message>
        <source>the last ten rounds played</source>
        <translation>ostatnie dziesięć rozegranych rozdań</translation>
    </message>
    <message>
        <source>the whole record in a file</source>
        <translation>cały zapis gry w pliku</translation>
    </message>
    <message>
        <source>whether every shuffle matches its commitment</source>
        <translation>czy każde tasowanie było tym ze zobowiązania</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Przykłady:</translation>
    </message>
    <message>
        <source>Insurance stakes half of that play, and is valued in the same unit.</source>
        <translation>Ubezpieczenie stawia połowę tej stawki i jest wyceniane w tej samej jednostce.</translation>
    </message>
    <message>
        <source>The unit is the initial play; for insurance and side bets, their own stake.</source>
        <translation>Jednostką jest pierwsza stawka; dla ubezpieczenia i zakładów pobocznych ich własna stawka.</translation>
    </message>
    <message>
        <source>Answers and costs are per unit of the hand&apos;s initial stake, those of insurance per unit of its own stake; the figures of the whole round are amounts of money.</source>
        <translation>Odpowiedzi i koszty podano na jednostkę pierwszej stawki ręki, a dla ubezpieczenia na jednostkę jego własnej stawki; liczby całego rozdania to kwoty pieniędzy.</translation>
    </message>
    <message>
        <source>A cost is per unit of the stake it is about, and beside it an amount of money.</source>
        <translation>Koszt podano na jednostkę stawki, której dotyczy, a obok jako kwotę pieniędzy.</translation>
    </message>
    <message>
        <source>The next round from a shoe without these cards, such as %1 (suits may be left out).</source>
        <translation>Następne rozdanie z sabotu bez tych kart, np. %1 (kolory można pominąć).</translation>
    </message>
    <message numerus="yes">
        <source>%n cards unseen</source>
        <translation>
            <numerusform>%n niewidziana karta</numerusform>
            <numerusform>%n niewidziane karty</numerusform>
            <numerusform>%n niewidzianych kart</numerusform>
        </translation>
    </message>
    <message>
        <source>The count systems there are: what each card adds, where a new shoe starts, and how the count that decides is made of it.</source>
        <translation>Systemy liczenia: ile dodaje każda karta, od czego zaczyna nowy sabot i jak powstaje z tego liczba, która decyduje.</translation>
    </message>
    <message>
        <source>A system&apos;s id, or the path of a file with one of your own, which is checked.</source>
        <translation>Identyfikator systemu albo ścieżka pliku z własnym, który zostanie sprawdzony.</translation>
    </message>
    <message>
        <source>SYSTEM</source>
        <translation>SYSTEM</translation>
    </message>
    <message>
        <source>DECK</source>
        <translation>TALIA</translation>
    </message>
    <message>
        <source>START</source>
        <translation>POCZĄTEK</translation>
    </message>
    <message>
        <source>PIVOT</source>
        <translation>PIVOT</translation>
    </message>
    <message>
        <source>decks</source>
        <translation>talie</translation>
    </message>
    <message>
        <source>TAGS OF LEVEL</source>
        <translation>WARTOŚCI POZIOMU</translation>
    </message>
    <message>
        <source>CORRELATION</source>
        <translation>KORELACJA</translation>
    </message>
    <message>
        <source>No shoe before the cut card favours this bet.</source>
        <translation>Żaden sabot przed kartą odcinającą nie sprzyja temu zakładowi.</translation>
    </message>
    <message>
        <source>STAKED</source>
        <translation>STAWIANE</translation>
    </message>
    <message>
        <source>OF ROUNDS</source>
        <translation>ROZDAŃ</translation>
    </message>
    <message>
        <source>WINS IN 100, units</source>
        <translation>ZYSK NA 100, jednostki</translation>
    </message>
    <message>
        <source>OF ALL THERE IS</source>
        <translation>Z MOŻLIWEGO</translation>
    </message>
    <message>
        <source>whenever the shoe favours it</source>
        <translation>zawsze, gdy sabot sprzyja</translation>
    </message>
    <message>
        <source>by the sum of all cards&apos; effects</source>
        <translation>według sumy wpływów wszystkich kart</translation>
    </message>
    <message>
        <source>What one card gone changes, exactly: the worth of the shoe without it, less the worth of the shoe, per unit of the initial play; for side bets, of their own stake.</source>
        <translation>Co dokładnie zmienia brak jednej karty: wartość sabotu bez niej minus wartość sabotu, na jednostkę pierwszej stawki; dla zakładów bocznych – ich własnej.</translation>
    </message>
    <message>
        <source>The tags of a level are the whole numbers, none greater, that fit best; a correlation of 1 would catch all that single cards tell.</source>
        <translation>Wartości poziomu to najlepiej pasujące liczby całkowite, nie większe od niego; korelacja 1 uchwyciłaby wszystko, co mówią pojedyncze karty.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n decks</source>
        <comment>a game</comment>
        <translation>
            <numerusform>%1, %n talia</numerusform>
            <numerusform>%1, %n talie</numerusform>
            <numerusform>%1, %n talii</numerusform>
        </translation>
    </message>
    <message>
        <source>ONE CARD LESS, per cent</source>
        <translation>O JEDNĄ KARTĘ MNIEJ, procent</translation>
    </message>
    <message>
        <source>SUM</source>
        <translation>SUMA</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>play</comment>
        <translation>zachowana</translation>
    </message>
    <message>
        <source>best</source>
        <comment>play</comment>
        <translation>optymalna</translation>
    </message>
    <message>
        <source>BETTING CORRELATION</source>
        <translation>KORELACJA STAWEK</translation>
    </message>
    <message>
        <source>INSURANCE CORRELATION</source>
        <translation>KORELACJA UBEZPIECZENIA</translation>
    </message>
    <message>
        <source>Every card is worth the same to it: no count of ranks tells anything about this bet.</source>
        <translation>Każda karta znaczy dla niego tyle samo: żadne liczenie wartości nic nie mówi o tym zakładzie.</translation>
    </message>
    <message>
        <source>Every decision for which the best play depends on the count, by what it earns: derived for these rules and this system from exact figures of used shoes.</source>
        <translation>Każda decyzja, której najlepsze zagranie zależy od liczenia, według zysku: wyprowadzona dla tych reguł i tego systemu z dokładnych wartości używanych sabotów.</translation>
    </message>
    <message>
        <source>How many used shoes to solve (default %1); more is finer.</source>
        <translation>Ile używanych sabotów rozwiązać (domyślnie %1); więcej to dokładniej.</translation>
    </message>
    <message>
        <source>betting correlation</source>
        <translation>korelacja stawek</translation>
    </message>
    <message>
        <source>insurance correlation</source>
        <translation>korelacja ubezpieczenia</translation>
    </message>
    <message>
        <source>playing efficiency, measured</source>
        <translation>efektywność gry, zmierzona</translation>
    </message>
    <message>
        <source>correlation with the exact worth of used shoes</source>
        <translation>korelacja z dokładną wartością używanych sabotów</translation>
    </message>
    <message>
        <source>IN EACH THIRD</source>
        <translation>W KAŻDEJ TRZECIEJ CZĘŚCI</translation>
    </message>
    <message>
        <source>EARNS, per cent</source>
        <translation>ZYSK, procent</translation>
    </message>
    <message>
        <source>WITH 1 TO 8</source>
        <translation>PRZY 1–8</translation>
    </message>
    <message>
        <source>rounded down</source>
        <translation>zaokrąglone w dół</translation>
    </message>
    <message>
        <source>rounded towards 0</source>
        <translation>zaokrąglone ku 0</translation>
    </message>
    <message>
        <source>rounded to the nearest</source>
        <translation>zaokrąglone do najbliższej</translation>
    </message>
    <message>
        <source>The running count decides.</source>
        <translation>Decyduje liczenie bieżące.</translation>
    </message>
    <message>
        <source>exactly</source>
        <comment>decks are judged</comment>
        <translation>dokładnie</translation>
    </message>
    <message>
        <source>to quarter decks</source>
        <translation>do ćwierci talii</translation>
    </message>
    <message>
        <source>to half decks</source>
        <translation>do pół talii</translation>
    </message>
    <message>
        <source>to whole decks</source>
        <translation>do całych talii</translation>
    </message>
    <message>
        <source>the cards in the shoe</source>
        <translation>kart w sabocie</translation>
    </message>
    <message>
        <source>all cards unseen</source>
        <translation>wszystkich niewidzianych kart</translation>
    </message>
    <message>
        <source>%1, judged %2, %3</source>
        <comment>which cards, how finely, how rounded</comment>
        <translation>%1, ocenianych %2, %3</translation>
    </message>
    <message>
        <source>The true count is per deck of %1.</source>
        <comment>which cards, how judged and rounded</comment>
        <translation>Liczenie prawdziwe jest na talię %1.</translation>
    </message>
    <message>
        <source>The true count is per %1 decks of %2.</source>
        <comment>a number, which cards, how judged and rounded</comment>
        <translation>Liczenie prawdziwe jest na %1 talii %2.</translation>
    </message>
    <message>
        <source>This game shuffles before every round, so no count tells anything about the next one; %1 shows what a kept shoe would change.</source>
        <translation>Ta gra tasuje przed każdym rozdaniem, więc żadne liczenie nic nie mówi o następnym; %1 pokazuje, co zmieniłby zachowany sabot.</translation>
    </message>
    <message>
        <source>How many threads (default: one for each processor).</source>
        <translation>Ile wątków (domyślnie jeden na procesor).</translation>
    </message>
    <message>
        <source>the count systems there are, or one of your own</source>
        <translation>systemy liczenia albo własny</translation>
    </message>
    <message>
        <source>what each card gone is worth, and which tags follow</source>
        <translation>ile znaczy brak każdej karty i jakie wartości z tego wynikają</translation>
    </message>
    <message>
        <source>the plays that depend on the count, by worth</source>
        <translation>zagrania zależne od liczenia, według wartości</translation>
    </message>
    <message>
        <source>Plays by the system&apos;s indices, or by basic strategy alone (the default): %1.</source>
        <translation>Gra według indeksów systemu albo tylko strategii podstawowej (domyślnie): %1.</translation>
    </message>
    <message>
        <source>How many used shoes to solve for the indices (default %1).</source>
        <translation>Ile używanych sabotów rozwiązać dla indeksów (domyślnie %1).</translation>
    </message>
    <message>
        <source>How many other hands are at the table, 0 to 6 (default 0).</source>
        <translation>Ile innych rąk jest przy stole, 0 do 6 (domyślnie 0).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed; a number from %2 to %3 is</source>
        <translation>„%1” jest niedozwolone; dozwolona jest liczba od %2 do %3</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;; allowed: %3</source>
        <translation>%1 to „%2”; dozwolone: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n cards dealt before the cut card</source>
        <translation>
            <numerusform>%n karta przed kartą odcinającą</numerusform>
            <numerusform>%n karty przed kartą odcinającą</numerusform>
            <numerusform>%n kart przed kartą odcinającą</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plays by the count</source>
        <translation>
            <numerusform>%n zagranie według liczenia</numerusform>
            <numerusform>%n zagrania według liczenia</numerusform>
            <numerusform>%n zagrań według liczenia</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays rounds while counting, with the game&apos;s own cut card and burn: how often each count comes before a round, and what a unit staked then wins.</source>
        <translation>Rozgrywa rozdania, licząc, z kartą odcinającą i palonymi tej gry: jak często przed rozdaniem wypada każda liczba i ile wtedy wygrywa jednostka.</translation>
    </message>
    <message>
        <source>Every card is counted when it is seen; others at the table play after you.</source>
        <translation>Każda karta liczona jest, gdy ją widać; inni przy stole grają po tobie.</translation>
    </message>
    <message>
        <source>COUNT</source>
        <translation>LICZENIE</translation>
    </message>
    <message>
        <source>OF ALL ROUNDS</source>
        <translation>WSZYSTKICH ROZDAŃ</translation>
    </message>
    <message>
        <source>STANDARD ERROR</source>
        <translation>BŁĄD STANDARDOWY</translation>
    </message>
    <message>
        <source>VARIANCE</source>
        <translation>WARIANCJA</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds at rarer counts</source>
        <translation>
            <numerusform>%n rozdanie przy rzadszych liczbach</numerusform>
            <numerusform>%n rozdania przy rzadszych liczbach</numerusform>
            <numerusform>%n rozdań przy rzadszych liczbach</numerusform>
        </translation>
    </message>
    <message>
        <source>all rounds, one unit each</source>
        <translation>wszystkie rozdania, po jednostce</translation>
    </message>
    <message>
        <source>each count more</source>
        <translation>każdy punkt więcej</translation>
    </message>
    <message>
        <source>%1 rounds in %2 s</source>
        <comment>very many rounds, seconds</comment>
        <translation>%1 rozdań w %2 s</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no side bet of this game; it has: %2</source>
        <translation>„%1” nie jest zakładem bocznym tej gry; są: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a stake; a side bet is written like %2</source>
        <translation>„%1” nie jest stawką; zakład boczny pisze się jak %2</translation>
    </message>
    <message>
        <source>%1 is beyond the limits of this bet; allowed: %2 to %3</source>
        <translation>%1 przekracza limity tego zakładu; dozwolone: %2 do %3</translation>
    </message>
    <message>
        <source>What stakes win and risk: yours by the count, the best ones for a bankroll, or a flat stake of someone who doesn&apos;t count, with side bets.</source>
        <translation>Co wygrywają i czym ryzykują stawki: twoje według liczenia, najlepsze dla kapitału albo stała kogoś, kto nie liczy, z zakładami bocznymi.</translation>
    </message>
    <message>
        <source>Finds the stakes instead: K times the Kelly stake at each count, made of at most four chips.</source>
        <translation>Znajduje stawki: K razy stawka Kelly’ego przy każdej liczbie, z najwyżej czterech żetonów.</translation>
    </message>
    <message>
        <source>The greatest stake to find (default: 12 times the least).</source>
        <translation>Największa stawka (domyślnie 12 razy najniższa).</translation>
    </message>
    <message>
        <source>Watches, without a stake, rounds below this count.</source>
        <translation>Patrzy bez stawki na rozdania poniżej tej liczby.</translation>
    </message>
    <message>
        <source>For a flat stake: a side bet as well; several with commas between.</source>
        <translation>Przy stałej stawce: także zakład boczny; kilka oddziela się przecinkami.</translation>
    </message>
    <message>
        <source>What is to be won before the bankroll is lost (default: as much again).</source>
        <translation>Ile wygrać przed utratą kapitału (domyślnie drugie tyle).</translation>
    </message>
    <message>
        <source>SCORE is what 100 rounds win a full-Kelly player with 10,000: (1000 × mean / deviation)². N0 is how many rounds it takes until the mean equals one standard deviation. The risk of ruin is that of ever losing the bankroll, playing on for ever; trip ruin, of losing it at some time in the session. Rounds are taken as independent, and stakes by the count as many small ones; a flat stake is told round by round, its side bets as if they knew nothing of the hand.</source>
        <translation>SCORE to zysk ze 100 rozdań gracza pełnego Kelly’ego z 10 000: (1000 × średnia / odchylenie)². N0 to liczba rozdań, po których średnia równa się jednemu odchyleniu. Ryzyko ruiny dotyczy gry bez końca; ruina w sesji – utraty kapitału w jej trakcie. Rozdania uważa się za niezależne, a stawki według liczenia za wiele małych; stałą stawkę liczy się rozdanie po rozdaniu, a jej zakłady boczne tak, jakby nie wiedziały nic o ręce.</translation>
    </message>
    <message>
        <source>side bets go with a flat stake only</source>
        <translation>zakłady boczne tylko przy stałej stawce</translation>
    </message>
    <message>
        <source>%1 times in 100</source>
        <comment>a number</comment>
        <translation>%1 razy na 100</translation>
    </message>
    <message>
        <source>After %1 hours (%2 rounds) you would be behind about %3, and out of money before then %4.</source>
        <translation>Po %1 godzinach (%2 rozdań) stratny byłbyś około %3, a bez pieniędzy wcześniej %4.</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>stawki</translation>
    </message>
    <message>
        <source>rounds played</source>
        <translation>rozegrane rozdania</translation>
    </message>
    <message>
        <source>average stake, per round seen</source>
        <translation>średnia stawka na widziane rozdanie</translation>
    </message>
    <message>
        <source>result of 100 rounds seen</source>
        <translation>wynik 100 widzianych rozdań</translation>
    </message>
    <message>
        <source>result of 100 rounds played</source>
        <translation>wynik 100 rozegranych rozdań</translation>
    </message>
    <message>
        <source>result of an hour</source>
        <translation>wynik godziny</translation>
    </message>
    <message>
        <source>standard deviation of a round</source>
        <translation>odchylenie standardowe rozdania</translation>
    </message>
    <message>
        <source>%1 rounds (%2 hours)</source>
        <translation>%1 rozdań (%2 godzin)</translation>
    </message>
    <message>
        <source>desirability index</source>
        <translation>wskaźnik atrakcyjności</translation>
    </message>
    <message>
        <source>SCORE, per 100 rounds seen</source>
        <translation>SCORE na 100 widzianych rozdań</translation>
    </message>
    <message>
        <source>SCORE, per 100 rounds played</source>
        <translation>SCORE na 100 rozegranych rozdań</translation>
    </message>
    <message>
        <source>part of the Kelly stakes</source>
        <translation>część stawek Kelly’ego</translation>
    </message>
    <message>
        <source>risk of ruin</source>
        <translation>ryzyko ruiny</translation>
    </message>
    <message>
        <source>wins %1 before the bankroll is lost</source>
        <translation>wygrywa %1 przed utratą kapitału</translation>
    </message>
    <message>
        <source>doubles before it halves, resized</source>
        <translation>podwaja się, zanim spadnie o połowę, z korektą</translation>
    </message>
    <message>
        <source>%1 % of sessions end below</source>
        <translation>%1 % sesji kończy się poniżej</translation>
    </message>
    <message>
        <source>rounds simulated while counting, by the count</source>
        <translation>rozdania symulowane z liczeniem, według liczby</translation>
    </message>
    <message>
        <source>what stakes win and risk, with a count or without</source>
        <translation>co stawki wygrywają i czym ryzykują, z liczeniem lub bez</translation>
    </message>
    <message>
        <source>A file&apos;s path, or one of the systems: %1.</source>
        <translation>Ścieżka pliku albo jeden z systemów: %1.</translation>
    </message>
    <message>
        <source>Deals a shoe that is kept until this part of it is gone, 0.3 to 0.9, whatever the game does (default: the game&apos;s own cut card).</source>
        <translation>Rozdaje z sabotu zachowywanego, aż zejdzie ta jego część, od 0.3 do 0.9, niezależnie od gry (domyślnie karta odcinająca gry).</translation>
    </message>
    <message>
        <source>stopped before there was any figure</source>
        <translation>przerwano, zanim powstał jakikolwiek wynik</translation>
    </message>
    <message>
        <source>%1 is missing; allowed: %2</source>
        <translation>brak %1; dozwolone: %2</translation>
    </message>
    <message>
        <source>captured of the exact gain</source>
        <translation>uchwycona część dokładnego zysku</translation>
    </message>
    <message>
        <source>staked at a count of</source>
        <translation>stawiane przy liczbie</translation>
    </message>
    <message>
        <source>the exact gain of 100 rounds, units</source>
        <translation>dokładny zysk na 100 rozdań, jednostki</translation>
    </message>
    <message>
        <source>No shoe before the cut card favours this game.</source>
        <translation>Żaden sabot przed kartą odcinającą nie sprzyja w tej grze.</translation>
    </message>
    <message>
        <source>How well a system fits a game. The betting and the insurance correlation are those of its tags with the effects of each card gone, of all cards of a deck, both centred.</source>
        <translation>Jak dobrze system pasuje do gry. Korelacje stawek i ubezpieczenia to korelacje jego wartości z wpływem braku każdej karty, dla wszystkich kart talii, obie wycentrowane.</translation>
    </message>
    <message>
        <source>Playing efficiency is what all of its indices earn of what perfect play of every hand would, measured here, at one unit.</source>
        <translation>Efektywność gry to część zysku z idealnej gry każdą ręką, jaką dają wszystkie jego indeksy, zmierzona tutaj, przy jednej jednostce.</translation>
    </message>
    <message>
        <source>&quot;captured&quot; is the share of the exact gain that it catches: what it wins staking one unit only from the count on at which a round is favourable, played by its indices, of what knowing every card wins the same way, with every hand played best.</source>
        <translation>„captured” to uchwycona część dokładnego zysku: ile wygrywa, stawiając jednostkę tylko od liczby, od której rozdanie jest korzystne, grając według indeksów, z tego, co tak samo wygrałby znający każdą kartę i grający każdą ręką optymalnie.</translation>
    </message>
    <message>
        <source>how well a system fits a game, and how much it catches</source>
        <translation>jak dobrze system pasuje do gry i ile uchwyca</translation>
    </message>
    <message>
        <source>Played best for each shoe.</source>
        <translation>Optymalna gra dla każdego sabotu.</translation>
    </message>
    <message>
        <source>Played by the full shoe&apos;s basic strategy, whatever card is gone.</source>
        <translation>Gra według strategii podstawowej pełnego sabotu, którejkolwiek karty brak.</translation>
    </message>
    <message>
        <source>expectation</source>
        <translation>wartość oczekiwana</translation>
    </message>
    <message>
        <source>For ten-value cards, and for suits a side bet asks for, it is their mean; insurance is that with an ace up.</source>
        <translation>Dla kart o wartości dziesięć i kolorów, o które pyta zakład boczny, jest to ich średnia; ubezpieczenie jest przy odkrytym asie.</translation>
    </message>
    <message>
        <source>Keeps the full shoe&apos;s basic strategy, so that the effects of all cards add up to nothing (the default), or plays best again for each shoe: %1.</source>
        <translation>Zachowuje strategię podstawową pełnego sabotu, więc wpływy wszystkich kart dają razem zero (domyślnie), albo gra optymalnie od nowa dla każdego sabotu: %1.</translation>
    </message>
    <message>
        <source>BELOW</source>
        <comment>a count</comment>
        <translation>PONIŻEJ</translation>
    </message>
    <message>
        <source>FROM</source>
        <comment>a count</comment>
        <translation>OD</translation>
    </message>
    <message>
        <source>THEN</source>
        <comment>from a count on</comment>
        <translation>POTEM</translation>
    </message>
    <message>
        <source>The count is the one shown when the hand and the up card have been counted. What a play earns is over basic strategy, per round: with one unit always staked, and with 1 to 8 units (two more from each count a deck on).</source>
        <translation>Liczenie obejmuje rękę i kartę odkrytą. Zysk z zagrania jest względem strategii podstawowej, na rozdanie: przy stałej jednostce oraz przy 1–8 (o dwie więcej od każdego punktu na talię).</translation>
    </message>
    <message>
        <source>How many plays to list (default: all, or 40 as text).</source>
        <translation>Ile zagrań wypisać (domyślnie wszystkie, w tekście 40).</translation>
    </message>
    <message>
        <source>* is basic strategy&apos;s play.</source>
        <translation>* to zagranie strategii podstawowej.</translation>
    </message>
    <message>
        <source>1 is</source>
        <translation>1 to</translation>
    </message>
    <message>
        <source>%1 goes with a VARIANT only, not with %2</source>
        <translation>%1 tylko z VARIANT, nie z %2</translation>
    </message>
    <message>
        <source>a deviation of 0 risks nothing; more than 0 is needed</source>
        <translation>odchylenie 0 niczym nie ryzykuje; potrzeba więcej niż 0</translation>
    </message>
    <message>
        <source>%1 goes without a VARIANT, whose mean and deviation are found</source>
        <translation>%1 tylko bez VARIANT, której średnia i odchylenie są obliczane</translation>
    </message>
    <message>
        <source>Or what any round of this mean and deviation risks, without a game.</source>
        <translation>Albo czym ryzykuje dowolne rozdanie o tej średniej i odchyleniu, bez gry.</translation>
    </message>
    <message>
        <source>A stake of 1 is the table&apos;s minimum. Figures are from rounds that the best stakes weren&apos;t chosen on.</source>
        <translation>Stawka 1 to minimum stołu. Liczby pochodzą z rund, na których nie wybierano najlepszych stawek.</translation>
    </message>
    <message>
        <source>Without a game: what a round wins on average.</source>
        <translation>Bez gry: ile średnio wygrywa rozdanie.</translation>
    </message>
    <message>
        <source>Without a game: the standard deviation of a round.</source>
        <translation>Bez gry: odchylenie standardowe rozdania.</translation>
    </message>
    <message>
        <source>What may be lost.</source>
        <translation>Ile można stracić.</translation>
    </message>
    <message>
        <source>How many rounds a session has (default: 20 hours).</source>
        <translation>Ile rozdań ma sesja (domyślnie 20 godzin).</translation>
    </message>
    <message>
        <source>Rounds an hour (default 100).</source>
        <translation>Rozdań na godzinę (domyślnie 100).</translation>
    </message>
    <message>
        <source>How many rounds to simulate for the figures (default %1).</source>
        <translation>Ile rozdań symulować dla wyników (domyślnie %1).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no step; steps are written like %2 or %3, for a stake of 20, or of 20 on each of two hands, from a count of 2 on</source>
        <translation>„%1” nie jest stopniem; stopnie pisze się jak %2 lub %3: 20, albo po 20 na każdą z dwóch rąk, od liczby 2</translation>
    </message>
    <message>
        <source>COUNT:STAKE, or COUNT:STAKExHANDS, from the lowest count up; a stake of 0 watches, and counts below the first are staked as it is: %1. A single stake is flat.</source>
        <translation>COUNT:STAKE lub COUNT:STAKExHANDS, od najniższej liczby w górę; stawka 0 patrzy, a poniżej pierwszej obowiązuje jej stawka: %1. Jedna stawka jest stała.</translation>
    </message>
    <message>
        <source>Takes stakes and bankroll as amounts of this currency of the game (otherwise 1 is the table&apos;s minimum).</source>
        <translation>Przyjmuje stawki i kapitał jako kwoty w tej walucie gry (inaczej 1 to minimum stołu).</translation>
    </message>
    <message>
        <source>who doesn&apos;t count can only stake flat</source>
        <translation>kto nie liczy, może stawiać tylko stale</translation>
    </message>
    <message>
        <source>stopped after %1 of %2 rounds; the figures are of these</source>
        <translation>przerwano po %1 z %2 rozdań; wyniki dotyczą tych rozdań</translation>
    </message>
    <message>
        <source>A game&apos;s id, the path of a rule-set file, or a preset&apos;s id: its rules laid over the other game. &quot;%1&quot; lists the presets.</source>
        <translation>Identyfikator gry, ścieżka pliku z zasadami albo identyfikator wzorca: jego zasady nałożone na drugą grę. &quot;%1&quot; podaje wzorce.</translation>
    </message>
    <message>
        <source>Another game or preset, or the same one changed by %1.</source>
        <translation>Inna gra lub wzorzec albo to samo ze zmianami %1.</translation>
    </message>
    <message>
        <source>HOUSE EDGE</source>
        <translation>PRZEWAGA KASYNA</translation>
    </message>
    <message>
        <source>BASIC STRATEGY</source>
        <translation>STRATEGIA PODSTAWOWA</translation>
    </message>
    <message>
        <source>PUBLISHED</source>
        <translation>PODAWANA</translation>
    </message>
    <message>
        <source>%1, as published for basic strategy: %2</source>
        <translation>%1, podawane dla strategii podstawowej: %2</translation>
    </message>
    <message>
        <source>%1, as published for best play: %2</source>
        <translation>%1, podawane dla optymalnej gry: %2</translation>
    </message>
    <message>
        <source>Rules that go together, as some casinos have them, with the house edge of the first round from a full shoe: of best play and of basic strategy as computed here, and as published elsewhere. With %1: %2; a house edge is a fraction, and null stands for what isn&apos;t known.</source>
        <translation>Zasady tworzące całość, jak w niektórych kasynach, z przewagą kasyna w pierwszym rozdaniu z pełnego sabotu: przy optymalnej grze i strategii podstawowej, obliczoną tutaj, oraz podawaną gdzie indziej. Z %1: %2; przewaga kasyna to ułamek, a null oznacza to, co nie jest znane.</translation>
    </message>
    <message>
        <source>rules of known casino games, with computed and published house edges</source>
        <translation>zasady znanych gier kasynowych, z obliczoną i podawaną przewagą kasyna</translation>
    </message>
    <message>
        <source>Applies a preset of rules, or a side bet as published, to the same game, before any %1; repeatable: %2.</source>
        <translation>Nakłada na tę samą grę zasady tworzące całość albo podawany zakład poboczny, przed każdym %1; można powtarzać: %2.</translation>
    </message>
    <message>
        <source>doubled</source>
        <comment>hands of a chart, after a double</comment>
        <translation>podwojona</translation>
    </message>
    <message>
        <source>dealer&apos;s cards open, soft totals</source>
        <translation>karty krupiera odkryte, miękkie ręce</translation>
    </message>
    <message>
        <source>dealer&apos;s cards open, hard 4 to 11</source>
        <translation>karty krupiera odkryte, twarde 4–11</translation>
    </message>
    <message>
        <source>dealer&apos;s cards open, hard 12 to 20</source>
        <translation>karty krupiera odkryte, twarde 12–20</translation>
    </message>
    <message>
        <source>free</source>
        <comment>a double or split that the house stakes</comment>
        <translation>za darmo</translation>
    </message>
    <message>
        <source>The house staked the hand, as it does all but the first of a free split.</source>
        <translation>Stawkę ręki dało kasyno, tak jak przy darmowym rozdzieleniu każdej ręki oprócz pierwszej.</translation>
    </message>
    <message>
        <source>doubled twice</source>
        <comment>hands of a chart, after two doubles</comment>
        <translation>podwojona dwa razy</translation>
    </message>
    <message>
        <source>doubled three times</source>
        <comment>hands of a chart, after three doubles</comment>
        <translation>podwojona trzy razy</translation>
    </message>
    <message>
        <source>free</source>
        <comment>hands of a chart, which the house staked</comment>
        <translation>darmowa</translation>
    </message>
    <message>
        <source>%1 after a hit or split</source>
        <comment>a hand</comment>
        <translation>%1 po dobraniu lub rozdzieleniu</translation>
    </message>
    <message>
        <source>%1 doubled</source>
        <comment>a hand</comment>
        <translation>%1 podwojona</translation>
    </message>
    <message>
        <source>%1 doubled twice</source>
        <comment>a hand</comment>
        <translation>%1 podwojona dwa razy</translation>
    </message>
    <message>
        <source>%1 doubled three times</source>
        <comment>a hand</comment>
        <translation>%1 podwojona trzy razy</translation>
    </message>
    <message>
        <source>%1 from a free split</source>
        <comment>a hand</comment>
        <translation>%1 z darmowego rozdzielenia</translation>
    </message>
    <message>
        <source>Two games side by side: the rules that differ and what each is worth, the hands that are played differently (as dealt: &quot;cells&quot;; after hits and splits: &quot;later&quot;; after so many doubles: &quot;doubled&quot;; from free splits: &quot;free&quot;), the side bets. %1 is what A&apos;s expectation gains when only that rule is taken from B; %2 what it gains when the rules are changed one after another, in the order listed: these add up. With %3: %4; null stands for rules that contradict each other, and for a side bet that a game doesn&apos;t have.</source>
        <translation>Dwie gry obok siebie: zasady, które się różnią, i ile każda jest warta, ręce, które gra się inaczej (tak jak rozdane: &quot;cells&quot;; po dobraniach i rozdzieleniach: &quot;later&quot;; po danej liczbie podwojeń: &quot;doubled&quot;; z darmowych rozdzieleń: &quot;free&quot;), oraz zakłady poboczne. %1: ile zyskuje wartość oczekiwana A, gdy tylko ta zasada jest taka jak w B; %2: ile zyskuje, gdy zasady zmienia się jedną po drugiej, w podanej kolejności; te wartości się sumują. Z %3: %4; null oznacza zasady sprzeczne ze sobą oraz zakład poboczny, którego gra nie ma.</translation>
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
        <translation>Oceń moją ostatnią decyzję</translation>
    </message>
</context>
<context>
    <name>CoachModes</name>
    <message>
        <source>Off</source>
        <translation>Wył.</translation>
    </message>
    <message>
        <source>On request</source>
        <translation>Na żądanie</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Zawsze</translation>
    </message>
</context>
<context>
    <name>CoachSettings</name>
    <message>
        <source>Coach</source>
        <translation>Trener</translation>
    </message>
    <message>
        <source>Knows the game&apos;s exact rules and the cards already seen.</source>
        <translation>Zna dokładne zasady gry i karty, które już wyszły.</translation>
    </message>
    <message>
        <source>help hint advice strategy tips teach trainer</source>
        <translation>pomoc wskazówka porada strategia podpowiedzi nauka trener</translation>
    </message>
    <message>
        <source>Ask for my count</source>
        <translation>Pytaj o moje liczenie</translation>
    </message>
    <message>
        <source>Between rounds, in games that keep their shoe. Now and then means at the shuffle too.</source>
        <translation>Między rozdaniami, w grach, które zachowują sabot. Od czasu do czasu to także przy tasowaniu.</translation>
    </message>
    <message>
        <source>card counting running count true count quiz test practise train drill</source>
        <translation>liczenie kart bieżące prawdziwe test ćwiczenie trening</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Wył.</translation>
    </message>
    <message>
        <source>Now and then</source>
        <translation>Od czasu do czasu</translation>
    </message>
    <message>
        <source>Every round</source>
        <translation>Każde rozdanie</translation>
    </message>
    <message>
        <source>Count system</source>
        <translation>System liczenia</translation>
    </message>
    <message>
        <source>The one that the table asks for.</source>
        <translation>Ten, o który pyta stół.</translation>
    </message>
    <message>
        <source>card counting hi-lo high low knock-out ko system tags</source>
        <translation>liczenie kart hi-lo knock-out ko system wartości</translation>
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
        <translation>Gra strategią podstawową.</translation>
    </message>
    <message>
        <source>Plays it safe and never doubles.</source>
        <translation>Gra ostrożnie i nigdy nie podwaja.</translation>
    </message>
    <message>
        <source>Never draws to a hand that could bust.</source>
        <translation>Nigdy nie dobiera do ręki, która mogłaby skończyć się furą.</translation>
    </message>
    <message>
        <source>Draws and stands like the dealer.</source>
        <translation>Dobiera i pasuje jak krupier.</translation>
    </message>
    <message>
        <source>Plays by feel.</source>
        <translation>Gra na wyczucie.</translation>
    </message>
    <message>
        <source>Splits tens, whatever anyone says.</source>
        <translation>Rozdziela dziesiątki, cokolwiek inni powiedzą.</translation>
    </message>
    <message>
        <source>Always stakes the same.</source>
        <translation>Zawsze stawia tyle samo.</translation>
    </message>
    <message>
        <source>Stakes more after a win.</source>
        <translation>Po wygranej stawia więcej.</translation>
    </message>
    <message>
        <source>Stakes more after a loss.</source>
        <translation>Po przegranej stawia więcej.</translation>
    </message>
    <message>
        <source>Bets on other people&apos;s hands.</source>
        <translation>Obstawia ręce innych.</translation>
    </message>
</context>
<context>
    <name>CompanyMenu</name>
    <message>
        <source>Company</source>
        <translation>Towarzystwo</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <translation>Nikogo więcej</translation>
    </message>
    <message>
        <source>A few people</source>
        <translation>Kilka osób</translation>
    </message>
    <message>
        <source>A full table</source>
        <translation>Pełny stół</translation>
    </message>
    <message>
        <source>They think quickly</source>
        <translation>Myślą szybko</translation>
    </message>
    <message>
        <source>At the usual pace</source>
        <translation>W zwykłym tempie</translation>
    </message>
    <message>
        <source>They take their time</source>
        <translation>Nie spieszą się</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>House edge: calculating…</source>
        <translation>Przewaga kasyna: trwa obliczanie</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Przewaga kasyna %1</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Pierwsza gra</translation>
    </message>
    <message>
        <source>Second game</source>
        <translation>Druga gra</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Trwa porównywanie</translation>
    </message>
    <message>
        <source>The comparison</source>
        <translation>Porównanie</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>osobno</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>po kolei</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Widoczne</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Ukryte</translation>
    </message>
    <message numerus="yes">
        <source>Rules that differ and are worth nothing: %n</source>
        <translation>
            <numerusform>Zasady różne, ale bez znaczenia: %n</numerusform>
            <numerusform>Zasady różne, ale bez znaczenia: %n</numerusform>
            <numerusform>Zasady różne, ale bez znaczenia: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What they have in common: %n</source>
        <comment>rules</comment>
        <translation>
            <numerusform>Co mają wspólnego: %n</numerusform>
            <numerusform>Co mają wspólnego: %n</numerusform>
            <numerusform>Co mają wspólnego: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparedLine</name>
    <message>
        <source>Best</source>
        <translation>Najlepsza</translation>
    </message>
</context>
<context>
    <name>CopyLine</name>
    <message>
        <source>Not read yet · %1</source>
        <translation>Jeszcze nie odczytano · %1</translation>
    </message>
    <message>
        <source>Use this one</source>
        <translation>Graj dalej z tą kopią</translation>
    </message>
    <message>
        <source>Use the backup of %1</source>
        <translation>Graj dalej z kopią: %1</translation>
    </message>
</context>
<context>
    <name>CopyRecord</name>
    <message>
        <source>Copied</source>
        <translation>Skopiowano</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Kopiuj jako JSON</translation>
    </message>
</context>
<context>
    <name>CountExercise</name>
    <message>
        <source>Gone by since then: %1.</source>
        <translation>Od tamtej pory: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards lie there.</source>
        <translation>
            <numerusform>Leży tam %Ln karta.</numerusform>
            <numerusform>Leżą tam %Ln karty.</numerusform>
            <numerusform>Leży tam %Ln kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your answer is %Ln cards more.</source>
        <translation>
            <numerusform>Odpowiedź jest o %Ln kartę za duża.</numerusform>
            <numerusform>Odpowiedź jest o %Ln karty za duża.</numerusform>
            <numerusform>Odpowiedź jest o %Ln kart za duża.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your answer is %Ln cards fewer.</source>
        <translation>
            <numerusform>Odpowiedź jest o %Ln kartę za mała.</numerusform>
            <numerusform>Odpowiedź jest o %Ln karty za mała.</numerusform>
            <numerusform>Odpowiedź jest o %Ln kart za mała.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2 decks left: %3</source>
        <comment>a running count, a number, a quotient</comment>
        <translation>%1 przy pozostałych taliach %2: %3</translation>
    </message>
    <message>
        <source>%1, rounded down.</source>
        <translation>%1, zaokrąglone w dół.</translation>
    </message>
    <message>
        <source>%1, rounded towards 0.</source>
        <translation>%1, zaokrąglone ku 0.</translation>
    </message>
    <message>
        <source>%1, rounded to the nearest.</source>
        <translation>%1, zaokrąglone do najbliższej.</translation>
    </message>
    <message>
        <source>%1 against %2: %3 at %4 or above, otherwise %5.</source>
        <comment>a hand, the dealer&apos;s card, a play, a count, another play</comment>
        <translation>%1 przeciw %2: %3 od %4 wzwyż, inaczej %5.</translation>
    </message>
    <message>
        <source>%1 against %2: %3 at %4 or below, otherwise %5.</source>
        <comment>a hand, the dealer&apos;s card, a play, a count, another play</comment>
        <translation>%1 przeciw %2: %3 do %4, inaczej %5.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards gone by</source>
        <translation>
            <numerusform>Minęła %Ln karta</numerusform>
            <numerusform>Minęły %Ln karty</numerusform>
            <numerusform>Minęło %Ln kart</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Discard tray: the pile is %1 as high as the whole shoe of %Ln decks</source>
        <translation>
            <numerusform>Odrzucone karty: stos ma %1 wysokości całego buta z %Ln talii</numerusform>
            <numerusform>Odrzucone karty: stos ma %1 wysokości całego buta z %Ln talii</numerusform>
            <numerusform>Odrzucone karty: stos ma %1 wysokości całego buta z %Ln talii</numerusform>
        </translation>
    </message>
    <message>
        <source>Side count, %1: how many have gone by?</source>
        <translation>Liczenie dodatkowe, %1: ile przeszło?</translation>
    </message>
    <message>
        <source>What is the running count?</source>
        <translation>Ile wynosi liczenie bieżące?</translation>
    </message>
    <message>
        <source>How many decks are in the tray?</source>
        <translation>Ile talii leży w odrzuconych?</translation>
    </message>
    <message numerus="yes">
        <source>Running count %1, %Ln cards left: what is the true count?</source>
        <translation>
            <numerusform>Liczenie bieżące %1, została %Ln karta: ile wynosi liczenie prawdziwe?</numerusform>
            <numerusform>Liczenie bieżące %1, zostały %Ln karty: ile wynosi liczenie prawdziwe?</numerusform>
            <numerusform>Liczenie bieżące %1, zostało %Ln kart: ile wynosi liczenie prawdziwe?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2, the count is %3. What do you do?</source>
        <comment>a hand, the dealer&apos;s card, a count</comment>
        <translation>%1 przeciw %2, liczenie wynosi %3. Co robisz?</translation>
    </message>
    <message>
        <source>The dealer shows an ace, the count is %1. Take insurance?</source>
        <translation>Krupier pokazuje asa, liczenie wynosi %1. Ubezpieczyć się?</translation>
    </message>
    <message>
        <source>Take insurance</source>
        <translation>Ubezpieczyć się</translation>
    </message>
    <message>
        <source>No insurance</source>
        <translation>Bez ubezpieczenia</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Dobrze: %1</translation>
    </message>
    <message>
        <source>Not this time: %1</source>
        <translation>Tym razem nie: %1</translation>
    </message>
    <message>
        <source>Not %1: it is %2</source>
        <translation>Nie %1, lecz %2</translation>
    </message>
    <message>
        <source>It is worth taking from %1 on: there it wins more than it costs.</source>
        <translation>Opłaca się od %1: wtedy wygrywa więcej, niż kosztuje.</translation>
    </message>
    <message>
        <source>%1 of %2 right: %3</source>
        <translation>%1 z %2 dobrze: %3</translation>
    </message>
    <message>
        <source>Time for an answer: %1</source>
        <translation>Czas na odpowiedź: %1</translation>
    </message>
    <message>
        <source>Time for a card: %1</source>
        <translation>Czas na kartę: %1</translation>
    </message>
    <message>
        <source>A deck at this pace: %1; the mark of the trade is %2</source>
        <translation>Talia w tym tempie: %1, przyjęta miara to %2</translation>
    </message>
</context>
<context>
    <name>CountFigures</name>
    <message>
        <source>%1 rounds</source>
        <comment>very many</comment>
        <translation>%1 rozdań</translation>
    </message>
</context>
<context>
    <name>CountNote</name>
    <message>
        <source>Your count</source>
        <translation>Twoje liczenie</translation>
    </message>
    <message>
        <source>Running count</source>
        <translation>Liczenie bieżące</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Liczenie</translation>
    </message>
    <message>
        <source>Decks left</source>
        <translation>Zostało talii</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Odpowiedz</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nie teraz</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Schowaj</translation>
    </message>
</context>
<context>
    <name>CountPictures</name>
    <message>
        <source>Your money over time</source>
        <translation>Twoje pieniądze w czasie</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Godziny</translation>
    </message>
    <message>
        <source>1 in 20 is below</source>
        <translation>1 na 20 jest niżej</translation>
    </message>
    <message>
        <source>1 in 4 is below</source>
        <translation>1 na 4 jest niżej</translation>
    </message>
    <message>
        <source>Half are below</source>
        <translation>Połowa jest niżej</translation>
    </message>
    <message>
        <source>1 in 4 is above</source>
        <translation>1 na 4 jest wyżej</translation>
    </message>
    <message>
        <source>1 in 20 is above</source>
        <translation>1 na 20 jest wyżej</translation>
    </message>
    <message>
        <source>After %1 h: half end between %2 and %3, nine in ten between %4 and %5</source>
        <translation>Po %1 godz.: połowa między %2 a %3, dziewięć na dziesięć między %4 a %5</translation>
    </message>
    <message>
        <source>9 in 10</source>
        <translation>9 na 10</translation>
    </message>
    <message>
        <source>5 in 10</source>
        <translation>5 na 10</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>środek</translation>
    </message>
    <message>
        <source>ruin</source>
        <translation>ruina</translation>
    </message>
    <message>
        <source>The bankroll is gone further down than this picture reaches.</source>
        <translation>Kapitał kończy się niżej, niż sięga ten wykres.</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>godziny</translation>
    </message>
    <message numerus="yes">
        <source>How %n hours end</source>
        <comment>sessions</comment>
        <translation>
            <numerusform>Jak kończy się %n godzina</numerusform>
            <numerusform>Jak kończą się %n godziny</numerusform>
            <numerusform>Jak kończy się %n godzin</numerusform>
        </translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>So many of 100</source>
        <translation>Ile na 100</translation>
    </message>
    <message>
        <source>There is only one way that this can end.</source>
        <translation>To może skończyć się tylko w jeden sposób.</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>na minusie</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>na plusie</translation>
    </message>
    <message>
        <source>below %1</source>
        <comment>an amount</comment>
        <translation>poniżej %1</translation>
    </message>
    <message>
        <source>from %1 up</source>
        <comment>an amount</comment>
        <translation>od %1 w górę</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>amounts</comment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a result, how often</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Many small stakes are taken as one curve.</source>
        <translation>Wiele małych stawek traktuje się jako jedną krzywą.</translation>
    </message>
    <message>
        <source>Exact, round by round.</source>
        <translation>Dokładnie, rozdanie po rozdaniu.</translation>
    </message>
    <message>
        <source>How often each count comes</source>
        <translation>Jak często wypada każda liczba</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Liczenie</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>What a stake wins by count</source>
        <translation>Ile wygrywa stawka przy każdej liczbie</translation>
    </message>
    <message>
        <source>Of the stake</source>
        <translation>Ze stawki</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Błąd standardowy</translation>
    </message>
</context>
<context>
    <name>CountStakes</name>
    <message>
        <source>None</source>
        <comment>no stake</comment>
        <translation>Żadna</translation>
    </message>
    <message>
        <source>Every round</source>
        <translation>Każde rozdanie</translation>
    </message>
    <message>
        <source>Stake a round</source>
        <translation>Stawka na rozdanie</translation>
    </message>
    <message>
        <source>Stake on %1</source>
        <comment>a side bet</comment>
        <translation>Stawka na %1</translation>
    </message>
    <message>
        <source>%1 and less</source>
        <comment>a count</comment>
        <translation>%1 i mniej</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <comment>a count</comment>
        <translation>%1 i więcej</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>counts</comment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>Stake at a count of %1, not played</source>
        <translation>Stawka przy liczbie %1, bez gry</translation>
    </message>
    <message>
        <source>Stake at a count of %1</source>
        <translation>Stawka przy liczbie %1</translation>
    </message>
    <message>
        <source>From a count of %1</source>
        <comment>rounds are played</comment>
        <translation>Od liczby %1</translation>
    </message>
</context>
<context>
    <name>CountWords</name>
    <message>
        <source>The running count decides, from %1 for a new shoe of one deck.</source>
        <translation>Decyduje liczenie bieżące, od %1 dla nowego sabotu z jedną talią.</translation>
    </message>
    <message>
        <source>The running count is divided by the decks left.</source>
        <translation>Liczenie bieżące dzieli się przez pozostałe talie.</translation>
    </message>
    <message>
        <source>The running count is divided by the decks left and multiplied by %1.</source>
        <translation>Liczenie bieżące dzieli się przez pozostałe talie i mnoży przez %1.</translation>
    </message>
    <message>
        <source>They are known exactly.</source>
        <translation>Są znane dokładnie.</translation>
    </message>
    <message>
        <source>They are judged to quarter decks.</source>
        <translation>Ocenia się je co ćwierć talii.</translation>
    </message>
    <message>
        <source>They are judged to half decks.</source>
        <translation>Ocenia się je co pół talii.</translation>
    </message>
    <message>
        <source>They are judged to whole decks.</source>
        <translation>Ocenia się je co całą talię.</translation>
    </message>
    <message>
        <source>The result is rounded down.</source>
        <translation>Wynik zaokrągla się w dół.</translation>
    </message>
    <message>
        <source>The result is rounded towards 0.</source>
        <translation>Wynik zaokrągla się w stronę 0.</translation>
    </message>
    <message>
        <source>The result is rounded to the nearest whole number.</source>
        <translation>Wynik zaokrągla się do najbliższej liczby całkowitej.</translation>
    </message>
    <message>
        <source>almost always</source>
        <comment>how often</comment>
        <translation>prawie zawsze</translation>
    </message>
    <message>
        <source>almost never</source>
        <comment>how often</comment>
        <translation>prawie nigdy</translation>
    </message>
    <message numerus="yes">
        <source>%n times in 1,000</source>
        <comment>how often</comment>
        <translation>
            <numerusform>%n raz na 1000</numerusform>
            <numerusform>%n razy na 1000</numerusform>
            <numerusform>%n razy na 1000</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times in 100</source>
        <comment>how often</comment>
        <translation>
            <numerusform>%n raz na 100</numerusform>
            <numerusform>%n razy na 100</numerusform>
            <numerusform>%n razy na 100</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times in 10</source>
        <comment>how often</comment>
        <translation>
            <numerusform>%n raz na 10</numerusform>
            <numerusform>%n razy na 10</numerusform>
            <numerusform>%n razy na 10</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 decks (%3)</source>
        <comment>how many are dealt, of how many, as a percentage</comment>
        <translation>%1 z %2 talii (%3)</translation>
    </message>
    <message>
        <source>%1 %1 against %2</source>
        <comment>a pair, the up card</comment>
        <translation>%1 %1 przeciw %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>a hand, the up card</comment>
        <translation>%1 przeciw %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a hand against a card, what is known of the hidden card</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>don&apos;t double</source>
        <translation>nie podwajać</translation>
    </message>
    <message>
        <source>don&apos;t split</source>
        <translation>nie rozdzielać</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>grać dalej</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Przyjąć</translation>
    </message>
    <message>
        <source>decline</source>
        <translation>odmówić</translation>
    </message>
    <message>
        <source>Win of 100 rounds</source>
        <translation>Wygrana ze 100 rozdań</translation>
    </message>
    <message>
        <source>Win of an hour</source>
        <translation>Wygrana na godzinę</translation>
    </message>
    <message>
        <source>Swing of an hour</source>
        <translation>Wahanie na godzinę</translation>
    </message>
    <message>
        <source>Risk of ruin</source>
        <translation>Ryzyko ruiny</translation>
    </message>
    <message>
        <source>Ruin in this time</source>
        <translation>Ruina w tym czasie</translation>
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
        <translation>Część Kelly’ego</translation>
    </message>
    <message>
        <source>Doubles before it halves</source>
        <translation>Podwoi się, zanim spadnie o pół</translation>
    </message>
    <message>
        <source>Average stake</source>
        <translation>Średnia stawka</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Błąd standardowy</translation>
    </message>
    <message>
        <source>Rounds played</source>
        <translation>Rozegrane rozdania</translation>
    </message>
    <message>
        <source>What 100 rounds at the table win on average, those without a stake included.</source>
        <translation>Ile średnio wygrywa 100 rozdań przy stole, także tych bez stawki.</translation>
    </message>
    <message>
        <source>The same for an hour at your pace.</source>
        <translation>To samo na godzinę w twoim tempie.</translation>
    </message>
    <message>
        <source>The standard deviation of an hour: two hours in three end within this of their average.</source>
        <translation>Odchylenie standardowe godziny: dwie godziny na trzy kończą się tak blisko średniej.</translation>
    </message>
    <message>
        <source>The chance of ever losing the whole bankroll if you play on for ever at these stakes.</source>
        <translation>Szansa, że kiedyś stracisz cały kapitał, grając bez końca tymi stawkami.</translation>
    </message>
    <message>
        <source>The chance of losing the whole bankroll at some time within the hours above.</source>
        <translation>Szansa, że w podanych godzinach kiedyś stracisz cały kapitał.</translation>
    </message>
    <message>
        <source>After so many rounds the average win is as large as one standard deviation. Fewer is better.</source>
        <translation>Po tylu rozdaniach średnia wygrana dorównuje jednemu odchyleniu standardowemu. Mniej znaczy lepiej.</translation>
    </message>
    <message>
        <source>The desirability index: 1,000 times the average win of a round, divided by its standard deviation.</source>
        <translation>Wskaźnik atrakcyjności: 1000 razy średnia wygrana z rozdania, podzielona przez odchylenie standardowe.</translation>
    </message>
    <message>
        <source>The desirability index squared: what 100 rounds would win in dollars with a bankroll of 10,000 and a risk of ruin of 13.5%.</source>
        <translation>Wskaźnik atrakcyjności do kwadratu: ile dolarów wygrałoby 100 rozdań przy kapitale 10 000 i ryzyku ruiny 13,5%.</translation>
    </message>
    <message>
        <source>How your stakes compare to Kelly&apos;s, which make a bankroll grow fastest. More than 100% risks more and grows less.</source>
        <translation>Jak twoje stawki mają się do stawek Kelly’ego, przy których kapitał rośnie najszybciej. Ponad 100% to większe ryzyko i mniejszy wzrost.</translation>
    </message>
    <message>
        <source>The chance that the bankroll doubles before it halves, if the stakes always follow it in the same proportion.</source>
        <translation>Szansa, że kapitał podwoi się, zanim spadnie o połowę, jeśli stawki zawsze idą za nim w tej samej proporcji.</translation>
    </message>
    <message>
        <source>The average first stake of a round at the table, those without a stake included.</source>
        <translation>Średnia pierwsza stawka rozdania przy stole, także rozdań bez stawki.</translation>
    </message>
    <message>
        <source>How far the win of 100 rounds above may be off, because it is from simulated rounds.</source>
        <translation>O ile może się mylić podana wygrana ze 100 rozdań, bo pochodzi z symulacji.</translation>
    </message>
    <message>
        <source>The share of the rounds at the table in which you have a stake.</source>
        <translation>Część rozdań przy stole, w których masz stawkę.</translation>
    </message>
</context>
<context>
    <name>Countdown</name>
    <message>
        <source>Time left</source>
        <translation>Pozostały czas</translation>
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
        <translation>Karty</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Zakład</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Zgodność</translation>
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
        <translation>Moje liczenie</translation>
    </message>
    <message>
        <source>Your counts</source>
        <translation>Twoje liczenia</translation>
    </message>
    <message>
        <source>What your stakes were worth</source>
        <translation>Ile były warte Twoje stawki</translation>
    </message>
</context>
<context>
    <name>CountingOverview</name>
    <message>
        <source>Stakes and what they lead to</source>
        <translation>Stawki i do czego prowadzą</translation>
    </message>
    <message>
        <source>This game is shuffled before every round, so there is nothing to count. Deal it from a kept shoe to see what that would change.</source>
        <translation>W tej grze tasuje się przed każdym rozdaniem, więc nie ma czego liczyć. Rozdaj z zachowanego sabotu, by zobaczyć, co by to zmieniło.</translation>
    </message>
    <message>
        <source>Cancelled before there were any figures.</source>
        <translation>Anulowano, zanim były liczby.</translation>
    </message>
    <message>
        <source>Stake by count</source>
        <translation>Stawka według liczenia</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Stawka</translation>
    </message>
    <message>
        <source>Best stakes for this bankroll</source>
        <translation>Najlepsze stawki dla tego kapitału</translation>
    </message>
    <message>
        <source>Share of Kelly&apos;s stakes</source>
        <translation>Część stawek Kelly’ego</translation>
    </message>
    <message>
        <source>Fill in</source>
        <translation>Wpisz</translation>
    </message>
    <message>
        <source>Undo the last change of the stakes</source>
        <translation>Cofnij ostatnią zmianę stawek</translation>
    </message>
    <message>
        <source>Bankroll</source>
        <translation>Kapitał</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Godziny</translation>
    </message>
    <message>
        <source>Rounds an hour</source>
        <translation>Rozdań na godzinę</translation>
    </message>
    <message>
        <source>Hands at higher counts</source>
        <translation>Ręce przy wyższej liczbie</translation>
    </message>
    <message>
        <source>Rounds with a stake</source>
        <translation>Rozdania ze stawką</translation>
    </message>
    <message>
        <source>Plays follow the count</source>
        <translation>Gra idzie za liczeniem</translation>
    </message>
    <message>
        <source>Otherwise basic strategy. They are looked for once in each game, which takes a while.</source>
        <translation>W przeciwnym razie strategia podstawowa. Szuka się ich raz w każdej grze, co trochę trwa.</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>W liczbach</translation>
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
        <translation>Liczenie</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Co jest pokazane</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Przegląd</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Zagrania</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Zakłady poboczne</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Ćwiczenia</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Liczenie</translation>
    </message>
    <message>
        <source>Read a count system from a file</source>
        <translation>Wczytaj system liczenia z pliku</translation>
    </message>
    <message>
        <source>Remove this system of your own</source>
        <translation>Usuń ten własny system</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Talie</translation>
    </message>
    <message>
        <source>How much is dealt</source>
        <translation>Ile się rozdaje</translation>
    </message>
    <message>
        <source>Deal from a kept shoe</source>
        <translation>Zachowaj sabot</translation>
    </message>
    <message>
        <source>Read a count system</source>
        <translation>Wczytaj system liczenia</translation>
    </message>
    <message>
        <source>Count system</source>
        <translation>System liczenia</translation>
    </message>
    <message>
        <source>My count</source>
        <translation>Moje liczenie</translation>
    </message>
</context>
<context>
    <name>CountingPlays</name>
    <message>
        <source>Hand</source>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Zagranie</translation>
    </message>
    <message>
        <source>At a count of</source>
        <translation>Przy liczbie</translation>
    </message>
    <message>
        <source>By depth</source>
        <translation>Wg głębokości</translation>
    </message>
    <message>
        <source>Of all gain</source>
        <translation>Z zysku</translation>
    </message>
    <message>
        <source>Plays that follow the count</source>
        <translation>Zagrania zależne od liczenia</translation>
    </message>
</context>
<context>
    <name>CountingSideBets</name>
    <message>
        <source>Side bets</source>
        <translation>Zakłady poboczne</translation>
    </message>
</context>
<context>
    <name>CurrencyChoice</name>
    <message>
        <source>Currency %1</source>
        <translation>Waluta: %1</translation>
    </message>
</context>
<context>
    <name>DateRangeBox</name>
    <message>
        <source>Days</source>
        <translation>Dni</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Pierwszy dzień</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Ostatni dzień</translation>
    </message>
    <message>
        <source>%1 in the calendar</source>
        <comment>the first or the last day</comment>
        <translation>%1 w kalendarzu</translation>
    </message>
</context>
<context>
    <name>DayLimitRow</name>
    <message>
        <source>No limit</source>
        <translation>Bez limitu</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Ustaw</translation>
    </message>
    <message>
        <source>Set: %1</source>
        <translation>Ustaw: %1</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Zostaw</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Keep as it is: %1</source>
        <translation>Zostaw bez zmian: %1</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Usuń: %1</translation>
    </message>
</context>
<context>
    <name>DealingSpeeds</name>
    <message>
        <source>Off</source>
        <translation>Wył.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalnie</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Wolno</translation>
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
        <translation>Oblicz: %1</translation>
    </message>
</context>
<context>
    <name>DeleteAccount</name>
    <message>
        <source>Delete %1?</source>
        <translation>Usunąć konto %1?</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Dalej…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Export its record first</source>
        <translation>Najpierw wyeksportuj zapis</translation>
    </message>
    <message>
        <source>Everything it has played, as a JSON file.</source>
        <translation>Wszystko, co na nim rozegrano, jako plik JSON.</translation>
    </message>
    <message>
        <source>Export the record</source>
        <translation>Eksport zapisu</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Delete %1 for good?</source>
        <translation>Usunąć konto %1 na zawsze?</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Usuń na zawsze</translation>
    </message>
    <message>
        <source>Its record is not exported. This can&apos;t be undone.</source>
        <translation>Zapis nie zostanie wyeksportowany. Tego nie można cofnąć.</translation>
    </message>
    <message>
        <source>First its record is written to %1. If that fails, nothing is deleted.</source>
        <translation>Najpierw zapis trafi do %1. Jeśli się to nie uda, nic nie zostanie usunięte.</translation>
    </message>
    <message>
        <source>Yes, delete %1 and all it has played</source>
        <translation>Tak, usuń konto %1 i wszystko, co rozegrano</translation>
    </message>
    <message>
        <source>Exporting the record…</source>
        <translation>Eksportowanie zapisu…</translation>
    </message>
    <message>
        <source>Deleting the account…</source>
        <translation>Usuwanie konta…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
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
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>DiscardTray</name>
    <message>
        <source>Discard tray</source>
        <translation>Odrzucone karty</translation>
    </message>
</context>
<context>
    <name>Duplicate</name>
    <message>
        <source>%1: %2 against %3</source>
        <comment>a hand, its cards, the dealer&apos;s card</comment>
        <translation>%1: %2 przeciw %3</translation>
    </message>
    <message>
        <source>%1, insurance</source>
        <comment>a hand and what was asked</comment>
        <translation>%1, ubezpieczenie</translation>
    </message>
    <message>
        <source>%1, even money</source>
        <comment>a hand and what was asked</comment>
        <translation>%1, even money</translation>
    </message>
    <message>
        <source>%1, best</source>
        <comment>an answer at the table</comment>
        <translation>%1, najlepsza</translation>
    </message>
    <message>
        <source>%1, costs %2</source>
        <comment>an answer at the table, an amount</comment>
        <translation>%1, kosztuje %2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Round %1 of %2: %3 %4, %5 %6</source>
        <comment>two people, what each won or lost</comment>
        <translation>Rozdanie %1 z %2: %3 %4, %5 %6</translation>
    </message>
    <message>
        <source>Nothing to decide</source>
        <translation>Nic do rozstrzygnięcia</translation>
    </message>
    <message>
        <source>%1. %2: %3. %4: %5. Best: %6</source>
        <comment>a hand; two people&apos;s answers</comment>
        <translation>%1. %2: %3. %4: %5. Najlepsza: %6</translation>
    </message>
    <message>
        <source>Luck being equal, you came out the same.</source>
        <comment>two people</comment>
        <translation>Przy równym szczęściu wynik był taki sam.</translation>
    </message>
    <message>
        <source>Luck being equal, you came out %1 ahead of %2.</source>
        <translation>Przy równym szczęściu wyprzedzasz %2 o %1.</translation>
    </message>
    <message>
        <source>Luck being equal, you came out %1 behind %2.</source>
        <translation>Przy równym szczęściu tracisz do %2 %1.</translation>
    </message>
    <message>
        <source>Luck being equal, %1 came out %2 ahead of %3.</source>
        <translation>Przy równym szczęściu %1 wyprzedza %3 o %2.</translation>
    </message>
    <message>
        <source>Luck being equal, %1 came out %2 behind %3.</source>
        <translation>Przy równym szczęściu %1 traci do %3 %2.</translation>
    </message>
    <message>
        <source>%1: net %2, mistakes cost %3</source>
        <comment>somebody, two amounts</comment>
        <translation>%1: netto %2, błędy kosztowały %3</translation>
    </message>
</context>
<context>
    <name>EarlyBar</name>
    <message>
        <source>In advance, seat %1:</source>
        <translation>Z góry, miejsce %1:</translation>
    </message>
    <message>
        <source>In advance, seat %1: %2</source>
        <translation>Z góry, miejsce %1: %2</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Miejsce %1</translation>
    </message>
    <message>
        <source>Decide in advance for seat %1</source>
        <translation>Zdecyduj z góry dla miejsca %1</translation>
    </message>
</context>
<context>
    <name>EarlySeat</name>
    <message>
        <source>%1 in advance, seat %2</source>
        <translation>%1 z góry, miejsce %2</translation>
    </message>
</context>
<context>
    <name>EditorHeader</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>niezapisane</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Save as my game</source>
        <translation>Zapisz jako moją grę</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Zostaw moje</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Rozumiem</translation>
    </message>
    <message>
        <source>Use the file&apos;s</source>
        <translation>Weź z pliku</translation>
    </message>
    <message>
        <source>It could not be saved. %1</source>
        <translation>Nie udało się zapisać. %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Znajdź zasadę</translation>
    </message>
    <message>
        <source>Rules to start from</source>
        <translation>Zasady na początek</translation>
    </message>
    <message>
        <source>Start from the rules of a type of casino</source>
        <translation>Zacznij od zasad wybranego typu kasyna</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Źródło: %1</translation>
    </message>
    <message>
        <source>House edge</source>
        <translation>Przewaga kasyna</translation>
    </message>
    <message>
        <source>House edge: calculating…</source>
        <translation>Przewaga kasyna: trwa obliczanie</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Przewaga kasyna %1</translation>
    </message>
    <message>
        <source>The last change makes no difference</source>
        <translation>Ostatnia zmiana niczego nie zmienia</translation>
    </message>
    <message>
        <source>The last change: %1, better for you</source>
        <translation>Ostatnia zmiana: %1 na korzyść gracza</translation>
    </message>
    <message>
        <source>The last change: %1, better for the house</source>
        <translation>Ostatnia zmiana: %1 na korzyść kasyna</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Zapisane: %1</translation>
    </message>
    <message numerus="yes">
        <source>Show problems: %n</source>
        <translation>
            <numerusform>Pokaż błędy: %n</numerusform>
            <numerusform>Pokaż błędy: %n</numerusform>
            <numerusform>Pokaż błędy: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditorRowView</name>
    <message>
        <source>%1 pays</source>
        <translation>%1: wypłata</translation>
    </message>
    <message>
        <source>%1: smallest stake</source>
        <translation>%1: najniższa stawka</translation>
    </message>
    <message>
        <source>%1: largest stake</source>
        <translation>%1: najwyższa stawka</translation>
    </message>
    <message>
        <source>Choose what to add to %1</source>
        <translation>Co dodać: %1</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>Dodaj: %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Usuń: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Revert: %1</source>
        <translation>Wycofaj: %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
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
        <translation>Optymalna gra</translation>
    </message>
    <message>
        <source>Best play: calculating…</source>
        <translation>Optymalna gra: trwa obliczanie</translation>
    </message>
    <message>
        <source>The rules in words</source>
        <translation>Zasady słowami</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>Zmienione: %1</translation>
    </message>
    <message>
        <source>House edge of the side bets, and in an hour with the same stake on each</source>
        <translation>Przewaga kasyna w zakładach pobocznych, także na godzinę przy tej samej stawce na każdy</translation>
    </message>
</context>
<context>
    <name>EditorWords</name>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Przewaga kasyna %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identyfikator</translation>
    </message>
    <message>
        <source>Limits of the bet</source>
        <translation>Limity zakładu</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>Preset: %1</source>
        <translation>Wzorzec: %1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Zapisane: %1</translation>
    </message>
    <message>
        <source>on</source>
        <translation>wł.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>wył.</translation>
    </message>
    <message>
        <source>A payout of %1 on a stake of %2 is rounded down to a multiple of %3.</source>
        <comment>odds, amounts, the least amount</comment>
        <translation>Wypłata %1 od stawki %2 jest zaokrąglana w dół do wielokrotności %3.</translation>
    </message>
    <message>
        <source>Pay table: %1.</source>
        <translation>Tabela wypłat: %1.</translation>
    </message>
</context>
<context>
    <name>Elsewhere</name>
    <message>
        <source>The same as you got</source>
        <translation>Tyle samo co wtedy</translation>
    </message>
    <message>
        <source>%1 more than you got</source>
        <translation>O %1 więcej niż wtedy</translation>
    </message>
    <message>
        <source>%1 less than you got</source>
        <translation>O %1 mniej niż wtedy</translation>
    </message>
    <message>
        <source>%1 per unit staked; you got %2</source>
        <translation>%1 na jednostkę stawki; wtedy %2</translation>
    </message>
    <message>
        <source>Played for %1.</source>
        <comment>a currency</comment>
        <translation>Grane w walucie: %1.</translation>
    </message>
    <message>
        <source>%1 on spot %2 can&apos;t be placed there.</source>
        <translation>%1 na polu %2: tam nie ma na to miejsca.</translation>
    </message>
    <message>
        <source>%1 on spot %2: %3 in place of %4.</source>
        <translation>%1 na polu %2: %3 zamiast %4.</translation>
    </message>
    <message>
        <source>None of your stakes can be placed there.</source>
        <translation>Na żadną ze stawek nie ma tam miejsca.</translation>
    </message>
    <message>
        <source>This would need cards that are still in the shoe. The answer can be shown when the shoe ends.</source>
        <translation>Do dalszej gry trzeba by kart, które są jeszcze w sabocie. Wynik będzie znany po jego zakończeniu.</translation>
    </message>
</context>
<context>
    <name>ElsewhereDialog</name>
    <message>
        <source>The same cards in other games</source>
        <translation>Te same karty w innych grach</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a round, how it ended</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You play alone, with the shoe from this round&apos;s first card on, and make the best play from what you can see. The stakes are yours, or the nearest the game allows.</source>
        <translation>Gra się tam samemu, tym samym sabotem od pierwszej karty tego rozdania, optymalnie według tego, co widać. Stawki są te same albo najbliższe, na jakie gra pozwala.</translation>
    </message>
    <message>
        <source>Games calculated</source>
        <translation>Obliczone gry</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
</context>
<context>
    <name>ElsewhereLine</name>
    <message>
        <source>%1, best play</source>
        <comment>a game</comment>
        <translation>%1, optymalna gra</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>Show it in %1</source>
        <comment>a game</comment>
        <translation>Pokaż w grze %1</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>no unseen card can be that hole card</source>
        <translation>żadna nieodkryta karta nie może być tą zakrytą kartą</translation>
    </message>
    <message>
        <source>the dealer has blackjack: the round is over, there is nothing to decide</source>
        <translation>krupier ma blackjacka: rozdanie jest skończone, nie ma o czym decydować</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>How figures were computed</extracomment>
        <translation>dokładnie</translation>
    </message>
    <message>
        <source>exact for these plays: up to {} hands of a pair, each played as best for the pair&apos;s two cards gone; pairs are split again always or up to a number of hands, whichever is worth most; other hands&apos; second cards are known only not to be of the pair</source>
        <translation>dokładnie dla takiej gry: do {} rąk z jednej pary, każda grana optymalnie z uwzględnieniem tego, że dwóch kart pary już nie ma; pary rozdziela się ponownie zawsze albo do pewnej liczby rąk, zależnie od tego, co jest warte więcej; o drugich kartach pozostałych rąk wiadomo tylko, że nie są takie jak w parze</translation>
    </message>
    <message>
        <source>a decision needs at least two cards</source>
        <translation>do decyzji potrzeba co najmniej dwóch kart</translation>
    </message>
    <message>
        <source>is bust: there is nothing to decide</source>
        <translation>to już fura: nie ma o czym decydować</translation>
    </message>
    <message>
        <source>only {} cards are left unseen; at least {} are needed</source>
        <translation>nieodkrytych kart zostało tylko {}; potrzeba ich co najmniej {}</translation>
    </message>
    <message>
        <source>{} is not among the cards unseen</source>
        <translation>karty {} nie ma wśród nieodkrytych</translation>
    </message>
    <message>
        <source>{} is out of range; allowed: {} to {}</source>
        <translation>{} jest poza zakresem; dozwolone: od {} do {}</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <extracomment>A place and what is wrong there</extracomment>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>cannot be moved: {}</source>
        <translation>nie można przenieść: {}</translation>
    </message>
    <message>
        <source>no such game; it may have been deleted meanwhile</source>
        <translation>nie ma takiej gry; mogła zostać tymczasem usunięta</translation>
    </message>
    <message>
        <source>is a built-in game; copy it to change it</source>
        <translation>to gra wbudowana; zmieniać można jej kopię</translation>
    </message>
    <message>
        <source>was opened from a file elsewhere; copy it to change it</source>
        <translation>tę grę otwarto z pliku w innym miejscu; zmieniać można jej kopię</translation>
    </message>
    <message>
        <source>is not in the folder of your own games</source>
        <translation>nie ma jej w folderze własnych gier</translation>
    </message>
    <message>
        <source>not a commitment; 64 hex digits, the SHA-256 of the seed, are needed</source>
        <translation>to nie jest zobowiązanie; potrzebne są 64 cyfry szesnastkowe, SHA-256 ziarna</translation>
    </message>
    <message>
        <source>can&apos;t be priced: {}</source>
        <translation>nie można wycenić: {}</translation>
    </message>
    <message>
        <source>it can&apos;t be read</source>
        <translation>nie da się go odczytać</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>jest zbyt duży</translation>
    </message>
    <message>
        <source>it is damaged or too large</source>
        <translation>jest uszkodzony lub zbyt duży</translation>
    </message>
    <message>
        <source>it is not a picture</source>
        <translation>to nie jest obraz</translation>
    </message>
    <message>
        <source>it lacks the card {}</source>
        <translation>brakuje w nim karty {}</translation>
    </message>
    <message>
        <source>its cards can&apos;t be told apart</source>
        <translation>nie da się w nim odróżnić kart</translation>
    </message>
    <message>
        <source>its parts are nested too deeply</source>
        <translation>jego części są zagnieżdżone zbyt głęboko</translation>
    </message>
    <message>
        <source>it refers to another file</source>
        <translation>pokazuje inny plik</translation>
    </message>
    <message>
        <source>it has too many parts</source>
        <translation>ma zbyt wiele części</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>jest uszkodzony</translation>
    </message>
    <message>
        <source>it repeats its parts too often</source>
        <translation>zbyt często pokazuje swoje części</translation>
    </message>
    <message>
        <source>a first card outside the shoe</source>
        <translation>pierwsza karta spoza sabota</translation>
    </message>
    <message>
        <source>a player out of order</source>
        <translation>gracz poza kolejnością</translation>
    </message>
    <message>
        <source>an unknown player or seat</source>
        <translation>nieznany gracz lub nieznane miejsce</translation>
    </message>
    <message>
        <source>a seat that can&apos;t be taken</source>
        <translation>miejsce, którego nie można zająć</translation>
    </message>
    <message>
        <source>a seat that can&apos;t be left</source>
        <translation>miejsce, którego nie można zwolnić</translation>
    </message>
    <message>
        <source>a stake out of place</source>
        <translation>stawka tam, gdzie jej być nie może</translation>
    </message>
    <message>
        <source>a stake that was never placed is returned</source>
        <translation>zwracana jest stawka, której nie postawiono</translation>
    </message>
    <message>
        <source>betting isn&apos;t open</source>
        <translation>obstawianie nie jest otwarte</translation>
    </message>
    <message>
        <source>a card for a hand that doesn&apos;t exist</source>
        <translation>karta dla ręki, której nie ma</translation>
    </message>
    <message>
        <source>an insurance without a play</source>
        <translation>ubezpieczenie bez zakładu</translation>
    </message>
    <message>
        <source>even money without a play</source>
        <translation>wypłata 1:1 bez zakładu</translation>
    </message>
    <message>
        <source>an offer without a play</source>
        <translation>propozycja bez zakładu</translation>
    </message>
    <message>
        <source>an unknown seat</source>
        <translation>nieznane miejsce</translation>
    </message>
    <message>
        <source>an unknown hand</source>
        <translation>nieznana ręka</translation>
    </message>
    <message>
        <source>a hand that can&apos;t be split</source>
        <translation>ręka, której nie można rozdzielić</translation>
    </message>
    <message>
        <source>nothing to follow</source>
        <translation>nie ma do czego dołączyć</translation>
    </message>
    <message>
        <source>a settled stake differs from the one placed</source>
        <translation>rozliczono inną stawkę niż postawiona</translation>
    </message>
    <message>
        <source>a play that isn&apos;t open is settled</source>
        <translation>rozliczono zakład, który nie jest otwarty</translation>
    </message>
    <message>
        <source>the round ends with an unsettled play</source>
        <translation>rozdanie kończy się z nierozliczonym zakładem</translation>
    </message>
    <message>
        <source>event {}</source>
        <translation>zdarzenie {}</translation>
    </message>
    <message>
        <source>no command begins with this event</source>
        <translation>żadne polecenie nie zaczyna się od tego zdarzenia</translation>
    </message>
    <message>
        <source>the round was never opened</source>
        <translation>rozdania nie otwarto</translation>
    </message>
    <message>
        <source>players are not numbered in order</source>
        <translation>osoby nie są ponumerowane po kolei</translation>
    </message>
    <message>
        <source>there is no such seat</source>
        <translation>nie ma takiego miejsca</translation>
    </message>
    <message>
        <source>the command behind this event is refused: {}</source>
        <translation>polecenie, z którego wynika to zdarzenie, jest odrzucane: {}</translation>
    </message>
    <message>
        <source>the command behind this event produces no event</source>
        <translation>polecenie, z którego wynika to zdarzenie, nie daje żadnego</translation>
    </message>
    <message>
        <source>the same command produces another event</source>
        <translation>to samo polecenie daje inne zdarzenie</translation>
    </message>
    <message>
        <source>{} to {}</source>
        <translation>od {} do {}</translation>
    </message>
    <message>
        <source>a list of {}</source>
        <translation>lista złożona z: {}</translation>
    </message>
    <message>
        <source>a payout such as &quot;3:2&quot;, numbers from 1 to 1000</source>
        <translation>wypłata, np. &quot;3:2&quot;, z liczb od 1 do 1000</translation>
    </message>
    <message>
        <source>text of 1 to {} bytes</source>
        <translation>tekst długości od 1 do {} bajtów</translation>
    </message>
    <message>
        <source>a list of {id, name, kind, pays, limits}</source>
        <translation>lista obiektów {id, name, kind, pays, limits}</translation>
    </message>
    <message>
        <source>a list of {currency, min, max}</source>
        <translation>lista obiektów {currency, min, max}</translation>
    </message>
    <message>
        <source>a list of keys</source>
        <translation>lista kluczy</translation>
    </message>
    <message>
        <source>There is no cut card: the shoe is shuffled every round.</source>
        <translation>Nie ma karty odcinającej: sabot jest tasowany przed każdym rozdaniem.</translation>
    </message>
    <message>
        <source>There is only one seat.</source>
        <translation>Jest tylko jedno miejsce.</translation>
    </message>
    <message>
        <source>Other people play only at a shared table.</source>
        <translation>Inne osoby siadają tylko przy wspólnym stole.</translation>
    </message>
    <message>
        <source>Insurance is not offered.</source>
        <translation>Nie ma ubezpieczenia.</translation>
    </message>
    <message>
        <source>A blackjack against an ace is offered even money instead.</source>
        <translation>Blackjackowi kontra as proponuje się zamiast tego wypłatę 1:1.</translation>
    </message>
    <message>
        <source>Pairs can&apos;t be split.</source>
        <translation>Par nie można rozdzielać.</translation>
    </message>
    <message>
        <source>Hands can&apos;t be resplit.</source>
        <translation>Ręki powstałej z rozdzielenia nie rozdziela się ponownie.</translation>
    </message>
    <message>
        <source>A hand can&apos;t be surrendered.</source>
        <translation>Ręki nie można poddać.</translation>
    </message>
    <message>
        <source>must be a fraction between {} and {}, such as 0.9953</source>
        <translation>to musi być ułamek od {} do {}, np. 0.9953</translation>
    </message>
    <message>
        <source>empty; a rule set needs an id</source>
        <translation>puste; zestaw zasad musi mieć identyfikator</translation>
    </message>
    <message>
        <source>a double after a split needs splits (&quot;split.hands&quot; 2 to 4)</source>
        <translation>podwajanie po rozdzieleniu wymaga rozdzielania (&quot;split.hands&quot; od 2 do 4)</translation>
    </message>
    <message>
        <source>empty; a side bet needs an id</source>
        <translation>puste; zakład poboczny musi mieć identyfikator</translation>
    </message>
    <message>
        <source>&quot;{}&quot; appears twice</source>
        <translation>„{}” występuje dwa razy</translation>
    </message>
    <message>
        <source>no limits; at least one {currency, min, max} is needed</source>
        <translation>brak limitów; potrzebny jest co najmniej jeden obiekt {currency, min, max}</translation>
    </message>
    <message>
        <source>empty; a currency&apos;s name is needed</source>
        <translation>puste; potrzebna jest nazwa waluty</translation>
    </message>
    <message>
        <source>must be above 0.00 and a multiple of 0.02</source>
        <translation>wymagana jest wartość powyżej 0.00, wielokrotność 0.02</translation>
    </message>
    <message>
        <source>must be between min and {}</source>
        <translation>wymagana jest wartość od min do {}</translation>
    </message>
    <message>
        <source>must be a multiple of 0.02</source>
        <translation>wymagana jest wielokrotność 0.02</translation>
    </message>
    <message>
        <source>empty; at least one outcome must pay</source>
        <translation>puste; co najmniej jeden wynik musi dawać wypłatę</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no such outcome</source>
        <translation>„{}” nie ma takiego wyniku</translation>
    </message>
    <message>
        <source>appears twice</source>
        <translation>występuje dwa razy</translation>
    </message>
    <message>
        <source>event {} ({})</source>
        <translation>zdarzenie {} ({})</translation>
    </message>
    <message>
        <source>an amount larger than a wallet can hold</source>
        <translation>kwota większa, niż mieści portfel</translation>
    </message>
    <message>
        <source>not a seed; {} hex digits are needed</source>
        <translation>to nie jest ziarno; liczba potrzebnych cyfr szesnastkowych: {}</translation>
    </message>
    <message>
        <source>{} bytes are too many; a client seed has 0 to {} bytes in UTF-8</source>
        <translation>bajtów jest {}, czyli za dużo; ziarno gracza ma od 0 do {} bajtów w UTF-8</translation>
    </message>
    <message>
        <source>not UTF-8; a client seed has 0 to {} bytes in UTF-8</source>
        <translation>to nie jest UTF-8; ziarno gracza ma od 0 do {} bajtów w UTF-8</translation>
    </message>
    <message>
        <source>the seed&apos;s SHA-256 is {}, the commitment says {}</source>
        <translation>SHA-256 ziarna to {}, a zobowiązanie podaje {}</translation>
    </message>
    <message>
        <source>card {} of the shoe is {} by the shuffle, {} was drawn</source>
        <translation>karta {} sabota to według tasowania {}, a wyszła {}</translation>
    </message>
    <message>
        <source>is a link out of the data folder, or lies behind one, and is not followed; put the file itself there, or choose its folder with --data</source>
        <translation>jest dowiązaniem poza folder danych albo leży za takim dowiązaniem i nie jest używane; umieść tam sam plik albo wskaż opcją --data folder, w którym leży</translation>
    </message>
    <message>
        <source>the stored events are damaged: {}</source>
        <translation>zapisane zdarzenia są uszkodzone: {}</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>The stored events are damaged: they are empty</extracomment>
        <translation>puste</translation>
    </message>
    <message>
        <source>the stored events have version {}; this program knows 1 and 2</source>
        <translation>zapisane zdarzenia mają wersję {}; ten program zna wersje 1 i 2</translation>
    </message>
    <message>
        <source>the compressed length is wrong</source>
        <translation>długość po kompresji jest nieprawidłowa</translation>
    </message>
    <message>
        <source>they can&apos;t be decompressed</source>
        <translation>nie da się ich rozpakować</translation>
    </message>
    <message>
        <source>they are not a list</source>
        <translation>to nie jest lista</translation>
    </message>
    <message>
        <source>event {} can&apos;t be read</source>
        <translation>nie można odczytać zdarzenia {}</translation>
    </message>
    <message>
        <source>more data follows them</source>
        <translation>następują po nich kolejne dane</translation>
    </message>
    <message>
        <source>has already joined; every player joins once</source>
        <translation>już tu jest; każdy gracz przychodzi raz</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not at the table; a player joins with player-present</source>
        <translation>„{}” nie jest przy stole; gracz przychodzi ze zdarzeniem player-present</translation>
    </message>
    <message>
        <source>does not belong to a stake of this kind; leave it out</source>
        <translation>nie należy do stawki tego rodzaju; pomiń to</translation>
    </message>
    <message>
        <source>an object with &quot;type&quot; is needed</source>
        <translation>potrzebny jest obiekt z &quot;type&quot;</translation>
    </message>
    <message>
        <source>too many players; at most {} are allowed</source>
        <translation>zbyt wielu graczy; dozwolona liczba: {}</translation>
    </message>
    <message>
        <source>nested too deeply; at most 64 levels are allowed</source>
        <translation>zbyt głębokie zagnieżdżenie; dozwolone są 64 poziomy</translation>
    </message>
    <message>
        <source>appears twice; a key may appear once in an object</source>
        <translation>występuje dwa razy; klucz może wystąpić w obiekcie raz</translation>
    </message>
    <message>
        <source>line {}, column {}</source>
        <translation>wiersz {}, kolumna {}</translation>
    </message>
    <message>
        <source>unterminated object</source>
        <extracomment>What is wrong in a file that is no JSON, as all that follow up to &quot;garbage at the end&quot;</extracomment>
        <translation>niezakończony obiekt</translation>
    </message>
    <message>
        <source>missing name separator</source>
        <translation>brak separatora nazwy</translation>
    </message>
    <message>
        <source>unterminated array</source>
        <translation>niezakończona tablica</translation>
    </message>
    <message>
        <source>missing value separator</source>
        <translation>brak separatora wartości</translation>
    </message>
    <message>
        <source>invalid termination by number</source>
        <translation>nieprawidłowe zakończenie liczby</translation>
    </message>
    <message>
        <source>illegal number</source>
        <translation>niedozwolona liczba</translation>
    </message>
    <message>
        <source>invalid escape sequence</source>
        <translation>nieprawidłowa sekwencja specjalna</translation>
    </message>
    <message>
        <source>invalid UTF8 string</source>
        <translation>nieprawidłowy ciąg UTF-8</translation>
    </message>
    <message>
        <source>unterminated string</source>
        <translation>niezakończony ciąg znaków</translation>
    </message>
    <message>
        <source>object is missing after a comma</source>
        <translation>brak obiektu po przecinku</translation>
    </message>
    <message>
        <source>too large document</source>
        <translation>zbyt duży dokument</translation>
    </message>
    <message>
        <source>garbage at the end of the document</source>
        <translation>zbędne znaki na końcu dokumentu</translation>
    </message>
    <message>
        <source>illegal value</source>
        <translation>niedozwolona wartość</translation>
    </message>
    <message>
        <source>too large; at most 16 MiB is allowed</source>
        <translation>zbyt duży plik; dozwolone jest 16 MiB</translation>
    </message>
    <message>
        <source>not JSON at {} ({}); one JSON object is needed</source>
        <translation>to nie jest JSON, miejsce: {} ({}); potrzebny jest jeden obiekt JSON</translation>
    </message>
    <message>
        <source>a lone value; one JSON object is needed</source>
        <translation>to pojedyncza wartość; potrzebny jest jeden obiekt JSON</translation>
    </message>
    <message>
        <source>no file is named; a path is needed</source>
        <translation>nie podano pliku; potrzebna jest ścieżka</translation>
    </message>
    <message>
        <source>cannot be read: {}</source>
        <translation>nie można odczytać: {}</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>What was found in a file: &quot;is true or false; text is needed&quot;. The next five too</extracomment>
        <translation>true lub false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>liczba</translation>
    </message>
    <message>
        <source>text</source>
        <translation>tekst</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>lista</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>obiekt</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>wartość pusta</translation>
    </message>
    <message>
        <source>is {}; text is needed</source>
        <translation>jest tu {}; potrzebny jest tekst</translation>
    </message>
    <message>
        <source>holds half a character (a lone surrogate); text is needed</source>
        <translation>zawiera połówkę znaku (pojedynczy surogat); potrzebny jest tekst</translation>
    </message>
    <message>
        <source>is too short; allowed: {} to {} bytes</source>
        <translation>jest za krótkie; dozwolone: od {} do {} bajtów</translation>
    </message>
    <message>
        <source>{} bytes are too many; allowed: {} to {}</source>
        <translation>bajtów jest {}, czyli za dużo; dozwolone: od {} do {}</translation>
    </message>
    <message>
        <source>holds a control character; plain text on one line is needed</source>
        <translation>zawiera znak sterujący; potrzebny jest zwykły tekst w jednym wierszu</translation>
    </message>
    <message>
        <source>holds a character that breaks the line; plain text on one line is needed</source>
        <translation>zawiera znak łamiący wiersz; potrzebny jest zwykły tekst w jednym wierszu</translation>
    </message>
    <message>
        <source>holds a character that reverses the text around it; plain text is needed</source>
        <translation>zawiera znak odwracający kierunek tekstu; potrzebny jest zwykły tekst</translation>
    </message>
    <message>
        <source>is {}; true or false is needed</source>
        <translation>jest tu {}; potrzebne jest true lub false</translation>
    </message>
    <message>
        <source>is {}; a whole number is needed</source>
        <translation>jest tu {}; potrzebna jest liczba całkowita</translation>
    </message>
    <message>
        <source>{} is not a whole number; allowed: {} to {}</source>
        <translation>{} nie jest liczbą całkowitą; dozwolone: od {} do {}</translation>
    </message>
    <message>
        <source>is {}; a number is needed</source>
        <translation>jest tu {}; potrzebna jest liczba</translation>
    </message>
    <message>
        <source>is {}; an amount as decimal text, such as &quot;12.50&quot;, is needed</source>
        <translation>jest tu {}; potrzebna jest kwota jako tekst dziesiętny, np. &quot;12.50&quot;</translation>
    </message>
    <message>
        <source>{} is not an amount; decimal text such as &quot;12.50&quot; is needed</source>
        <translation>{} nie jest kwotą; potrzebny jest tekst dziesiętny, np. &quot;12.50&quot;</translation>
    </message>
    <message>
        <source>is {}; a payout as text, such as &quot;3:2&quot;, is needed</source>
        <translation>jest tu {}; potrzebna jest wypłata jako tekst, np. &quot;3:2&quot;</translation>
    </message>
    <message>
        <source>{} is not a payout; text such as &quot;3:2&quot; with numbers from 1 to 1000 is needed</source>
        <translation>{} nie jest wypłatą; potrzebny jest tekst, np. &quot;3:2&quot;, z liczb od 1 do 1000</translation>
    </message>
    <message>
        <source>is {}; a card such as &quot;AS&quot; or &quot;TD&quot; is needed</source>
        <translation>jest tu {}; potrzebna jest karta, np. &quot;AS&quot; lub &quot;TD&quot;</translation>
    </message>
    <message>
        <source>{} is not a card; a rank A 2 3 4 5 6 7 8 9 T J Q K and a suit S H D C are needed</source>
        <translation>{} nie jest kartą; potrzebna jest ranga A 2 3 4 5 6 7 8 9 T J Q K i kolor S H D C</translation>
    </message>
    <message>
        <source>is {}; allowed: {}</source>
        <translation>jest tu {}; dozwolone: {}</translation>
    </message>
    <message>
        <source>{} is not known; allowed: {}</source>
        <translation>nieznane: {}; dozwolone: {}</translation>
    </message>
    <message>
        <source>is {}; a list is needed</source>
        <translation>jest tu {}; potrzebna jest lista</translation>
    </message>
    <message>
        <source>{} entries are too many; at most {} are allowed</source>
        <translation>pozycji jest {}, czyli za dużo; dozwolona liczba: {}</translation>
    </message>
    <message>
        <source>is {}; an object is needed</source>
        <translation>jest tu {}; potrzebny jest obiekt</translation>
    </message>
    <message>
        <source>unknown key; allowed: {}</source>
        <translation>nieznany klucz; dozwolone: {}</translation>
    </message>
    <message>
        <source>{} keys are too many; at most {} are allowed</source>
        <translation>kluczy jest {}, czyli za dużo; dozwolona liczba: {}</translation>
    </message>
    <message>
        <source>missing; this key is needed</source>
        <translation>brak; ten klucz jest wymagany</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is taken by {}; a different id is needed</source>
        <translation>„{}” należy już do: {}; potrzebny jest własny identyfikator</translation>
    </message>
    <message>
        <source>a built-in game</source>
        <translation>gra wbudowana</translation>
    </message>
    <message>
        <source>the folder of your own games cannot be created</source>
        <translation>nie można utworzyć folderu własnych gier</translation>
    </message>
    <message>
        <source>cannot be written: {}; what was there before is unchanged</source>
        <translation>nie można zapisać: {}; poprzednia zawartość pozostała bez zmian</translation>
    </message>
    <message>
        <source>is already one of your own games, at {}</source>
        <translation>to już jedna z własnych gier: {}</translation>
    </message>
    <message>
        <source>is a built-in game; only your own can be removed</source>
        <translation>to gra wbudowana; usuwać można tylko własne</translation>
    </message>
    <message>
        <source>no such game; there are none of your own</source>
        <translation>nie ma takiej gry; własnych gier nie ma</translation>
    </message>
    <message>
        <source>no such game; your own are {}</source>
        <translation>nie ma takiej gry; własne gry to {}</translation>
    </message>
    <message>
        <source>cannot be removed: {}</source>
        <translation>nie można usunąć: {}</translation>
    </message>
    <message>
        <source>has no &quot;{}&quot;</source>
        <translation>nie ma tu „{}”</translation>
    </message>
    <message>
        <source>has no entry &quot;{}&quot;; allowed: its ids or places from 0 to {}</source>
        <translation>nie ma tu pozycji „{}”; dozwolone są identyfikatory listy albo numery od 0 do {}</translation>
    </message>
    <message>
        <source>not a change of a rule; KEY=VALUE is needed, such as decks=8</source>
        <translation>to nie jest zmiana zasady; potrzebne jest KEY=VALUE, np. decks=8</translation>
    </message>
    <message>
        <source>goes too deep; at most {} levels are allowed</source>
        <translation>prowadzi zbyt głęboko; dozwolona liczba poziomów: {}</translation>
    </message>
    <message>
        <source>too long; at most {} bytes are allowed</source>
        <translation>za długie; dozwolona liczba bajtów: {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no such outcome; allowed: {}</source>
        <translation>„{}” nie ma takiego wyniku; dozwolone: {}</translation>
    </message>
    <message>
        <source>holds a slash; an id has 1 to {} bytes and no slash</source>
        <translation>zawiera ukośnik; identyfikator ma od 1 do {} bajtów, bez ukośników</translation>
    </message>
    <message>
        <source>is the path of a file; a name to be read is needed</source>
        <translation>to ścieżka pliku; potrzebna jest nazwa do odczytania</translation>
    </message>
    <message>
        <source>appears twice; allowed: ace and ten, once each</source>
        <translation>występuje dwa razy; dozwolone są ace i ten, każde raz</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a card; a card is a rank A 2 … 9 T J Q K and a suit S H D C, such as TS</source>
        <translation>„{}” nie jest kartą; karta to ranga A 2 … 9 T J Q K i kolor S H D C, np. TS</translation>
    </message>
    <message>
        <source>must be a text of cards (&quot;9S KD …&quot;) or an object {&quot;seed&quot;, &quot;clientSeed&quot;, &quot;number&quot;}</source>
        <translation>wymagany jest tekst z kartami (&quot;9S KD …&quot;) albo obiekt {&quot;seed&quot;, &quot;clientSeed&quot;, &quot;number&quot;}</translation>
    </message>
    <message>
        <source>must be 64 hex digits</source>
        <translation>wymagane są 64 cyfry szesnastkowe</translation>
    </message>
    <message>
        <source>&quot;player&quot; is missing; it may be left out only where there is one</source>
        <translation>brak &quot;player&quot;; można go pominąć tylko wtedy, gdy gracz jest jeden</translation>
    </message>
    <message>
        <source>there is no player &quot;{}&quot; at this table</source>
        <translation>przy tym stole nie ma gracza „{}”</translation>
    </message>
    <message>
        <source>&quot;seat&quot; is missing; this game has {}</source>
        <translation>brak &quot;seat&quot;; liczba miejsc w tej grze: {}</translation>
    </message>
    <message>
        <source>a bet has exactly one of &quot;main&quot;, &quot;behind&quot;, &quot;side&quot;</source>
        <translation>zakład ma dokładnie jedno z: &quot;main&quot;, &quot;behind&quot;, &quot;side&quot;</translation>
    </message>
    <message>
        <source>&quot;stake&quot; goes with &quot;side&quot;, and only with it</source>
        <translation>&quot;stake&quot; występuje z &quot;side&quot; i tylko z nim</translation>
    </message>
    <message>
        <source>nobody plays; at least one player is needed</source>
        <translation>nikt nie gra; potrzebny jest co najmniej jeden gracz</translation>
    </message>
    <message>
        <source>{} players; this game has exactly one</source>
        <translation>liczba graczy: {}; w tej grze jest dokładnie jeden</translation>
    </message>
    <message>
        <source>this game is not played in &quot;{}&quot;; allowed: {}</source>
        <translation>w tej grze nie ma waluty „{}”; dozwolone: {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is taken by another rule set; a different id is needed</source>
        <translation>„{}” należy już do innego zestawu zasad; potrzebny jest własny identyfikator</translation>
    </message>
    <message>
        <source>no such game; use one of {}, or the path of a rule-set file</source>
        <translation>nie ma takiej gry; znane są {} albo ścieżka pliku z zasadami</translation>
    </message>
    <message>
        <source>shoe</source>
        <extracomment>Where something is wrong: the shoe that cards come from</extracomment>
        <translation>sabot</translation>
    </message>
    <message>
        <source>there is none with that number</source>
        <translation>nie ma takiego numeru</translation>
    </message>
    <message>
        <source>round {}: {}</source>
        <translation>rozdanie {}: {}</translation>
    </message>
    <message>
        <source>there is no account</source>
        <translation>nie ma żadnego konta</translation>
    </message>
    <message>
        <source>can&apos;t be written: {}</source>
        <translation>nie można zapisać: {}</translation>
    </message>
    <message>
        <source>log {}, event {} ({})</source>
        <translation>dziennik {}, zdarzenie {} ({})</translation>
    </message>
    <message>
        <source>log {}, event {}</source>
        <translation>dziennik {}, zdarzenie {}</translation>
    </message>
    <message>
        <source>the known cards run out before the round ends</source>
        <translation>znanych kart nie starcza do końca rozdania</translation>
    </message>
    <message>
        <source>answer</source>
        <extracomment>Where something is wrong: what somebody does in a hand</extracomment>
        <translation>odpowiedź</translation>
    </message>
    <message>
        <source>is refused: {}</source>
        <translation>odrzucono: {}</translation>
    </message>
    <message>
        <source>round {}</source>
        <translation>rozdanie {}</translation>
    </message>
    <message>
        <source>is not finished</source>
        <translation>nie jest skończone</translation>
    </message>
    <message>
        <source>the day&apos;s rounds add up to more than a wallet can hold</source>
        <translation>rozdania z tego dnia dają kwotę większą, niż mieści portfel</translation>
    </message>
    <message>
        <source>limit</source>
        <extracomment>Where something is wrong: what somebody may lose, stake or play at most</extracomment>
        <translation>limit</translation>
    </message>
    <message>
        <source>a money limit has a currency, any other has none</source>
        <translation>limit pieniędzy podaje się w walucie, każdy inny bez waluty</translation>
    </message>
    <message>
        <source>an amount above 0 and at most {}</source>
        <translation>kwota powyżej 0 i najwyżej {}</translation>
    </message>
    <message>
        <source>1 to {} minutes</source>
        <translation>od 1 do {} minut</translation>
    </message>
    <message>
        <source>break</source>
        <extracomment>Where something is wrong: a time without play</extracomment>
        <translation>przerwa</translation>
    </message>
    <message>
        <source>a break lasts from a minute to 30 days, an exclusion from a day to five years</source>
        <translation>przerwa trwa od minuty do 30 dni, wykluczenie od jednego dnia do pięciu lat</translation>
    </message>
    <message>
        <source>one that ends later is already running; it can&apos;t be shortened</source>
        <translation>trwa już taka, która kończy się później; nie da się jej skrócić</translation>
    </message>
    <message>
        <source>the break can&apos;t be recorded here, where other data folders look for it; check that you may write to this file</source>
        <translation>przerwy nie można zapisać tam, gdzie szukają jej inne foldery danych; sprawdź, czy można zapisywać ten plik</translation>
    </message>
    <message>
        <source>event {}: {}</source>
        <translation>zdarzenie {}: {}</translation>
    </message>
    <message>
        <source>too few cards were left in the shoe</source>
        <translation>w sabocie zostało za mało kart</translation>
    </message>
    <message>
        <source>its cards are not those of its decks</source>
        <translation>jego karty nie są kartami z jego talii</translation>
    </message>
    <message>
        <source>has no cards</source>
        <translation>nie ma kart</translation>
    </message>
    <message>
        <source>its first cards can&apos;t be priced</source>
        <translation>jego pierwszych kart nie można wycenić</translation>
    </message>
    <message>
        <source>the export</source>
        <extracomment>Where something is wrong: what is written of the record of play</extracomment>
        <translation>eksport</translation>
    </message>
    <message>
        <source>is a folder; the name of a file is needed</source>
        <translation>to folder; potrzebna jest nazwa pliku</translation>
    </message>
    <message>
        <source>is a device, not a file; the name of a file is needed</source>
        <translation>to urządzenie, nie plik; potrzebna jest nazwa pliku</translation>
    </message>
    <message>
        <source>the folder doesn&apos;t exist</source>
        <translation>tego folderu nie ma</translation>
    </message>
    <message>
        <source>already exists and was not to be replaced</source>
        <translation>już istnieje i nie miał zostać zastąpiony</translation>
    </message>
    <message>
        <source>the round can&apos;t be cancelled: {}</source>
        <translation>rozdania nie można anulować: {}</translation>
    </message>
    <message>
        <source>the answer to a question is refused: {}</source>
        <translation>odpowiedź na pytanie została odrzucona: {}</translation>
    </message>
    <message>
        <source>a side bet that the rules don&apos;t have</source>
        <translation>zakład poboczny, którego nie ma w zasadach</translation>
    </message>
    <message>
        <source>an account&apos;s name has 1 to 60 characters</source>
        <translation>nazwa konta ma od 1 do 60 znaków</translation>
    </message>
    <message>
        <source>account</source>
        <extracomment>Where something is wrong: &quot;account: there is no such account&quot;</extracomment>
        <translation>konto</translation>
    </message>
    <message>
        <source>a key has 1 to 40 of the characters a–z, 0–9 and &apos;-&apos;</source>
        <translation>klucz ma od 1 do 40 znaków spośród a–z, 0–9 i „-”</translation>
    </message>
    <message>
        <source>there is already an account &quot;{}&quot;</source>
        <translation>konto „{}” już istnieje</translation>
    </message>
    <message>
        <source>currency</source>
        <extracomment>Where something is wrong</extracomment>
        <translation>waluta</translation>
    </message>
    <message>
        <source>there is no play money named &quot;{}&quot;</source>
        <translation>nie ma wirtualnych pieniędzy o nazwie „{}”</translation>
    </message>
    <message>
        <source>top-up</source>
        <translation>doładowanie</translation>
    </message>
    <message>
        <source>a round is being played with this money; finish it first</source>
        <translation>trwa rozdanie za te pieniądze; najpierw je zakończ</translation>
    </message>
    <message>
        <source>this wallet already holds more than enough</source>
        <translation>w tym portfelu jest ich więcej niż dość</translation>
    </message>
    <message>
        <source>there is no such account</source>
        <translation>nie ma takiego konta</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>plik jest uszkodzony</translation>
    </message>
    <message>
        <source>the folder for backups can&apos;t be created; check that you may write there</source>
        <translation>nie można utworzyć folderu na kopie zapasowe; sprawdź, czy można tam zapisywać</translation>
    </message>
    <message>
        <source>another backup is still being made; try again when it is done</source>
        <translation>powstaje jeszcze inna kopia zapasowa; spróbuj ponownie, gdy będzie gotowa</translation>
    </message>
    <message>
        <source>the backup can&apos;t be written</source>
        <translation>nie można zapisać kopii zapasowej</translation>
    </message>
    <message>
        <source>was made by a newer version of the program</source>
        <translation>pochodzi z nowszej wersji programu</translation>
    </message>
    <message>
        <source>is damaged and can&apos;t be read; choose another</source>
        <translation>jest uszkodzona i nie da się jej odczytać; wybierz inną</translation>
    </message>
    <message>
        <source>is not a backup of this program; choose another</source>
        <translation>to nie jest kopia zapasowa tego programu; wybierz inną</translation>
    </message>
    <message>
        <source>can&apos;t be read; check that it is there and that you may read it, or choose another</source>
        <translation>nie można jej odczytać; sprawdź, czy istnieje i czy można ją czytać, albo wybierz inną</translation>
    </message>
    <message>
        <source>the folder can&apos;t be created</source>
        <translation>nie można utworzyć folderu</translation>
    </message>
    <message>
        <source>can&apos;t be renamed to the database now; the next start tries again</source>
        <translation>nie można jej teraz nadać nazwy bazy danych; następne uruchomienie spróbuje ponownie</translation>
    </message>
    <message>
        <source>round {} stakes more than the wallet holds; none of it was stored</source>
        <translation>stawki rozdania {} są większe niż zawartość portfela; nic z niego nie zapisano</translation>
    </message>
    <message>
        <source>round {} can&apos;t be taken out: some of its money is still in play</source>
        <translation>rozdania {} nie można usunąć: jego pieniądze są jeszcze w grze</translation>
    </message>
    <message>
        <source>transfer {} is missing</source>
        <translation>brak przelewu {}</translation>
    </message>
    <message>
        <source>transfer {} is not from the house to a wallet</source>
        <translation>przelew {} nie prowadzi z kasyna do portfela</translation>
    </message>
    <message>
        <source>book {} ({}) is of no known kind, or is there twice</source>
        <translation>księga {} ({}) jest nieznanego rodzaju albo występuje dwa razy</translation>
    </message>
    <message>
        <source>it books to a book of another account or currency</source>
        <translation>księguje w księdze innego konta lub innej waluty</translation>
    </message>
    <message>
        <source>it begins with {} in the wallet, which earlier rounds and top-ups don&apos;t add up to</source>
        <translation>na początku w portfelu jest {}, co nie wynika z wcześniejszych rozdań i doładowań</translation>
    </message>
    <message>
        <source>book {} ({}) holds {}, its bookings come to {}</source>
        <translation>księga {} ({}) zawiera {}, a jej księgowania dają {}</translation>
    </message>
    <message>
        <source>the wallet of account {} in {} is below zero</source>
        <translation>portfel konta {} w walucie {} jest poniżej zera</translation>
    </message>
    <message>
        <source>the books in {} don&apos;t balance: {} too much</source>
        <translation>księgi w walucie {} się nie bilansują: {} za dużo</translation>
    </message>
    <message>
        <source>amounts larger than a book can hold</source>
        <translation>kwoty większe, niż mieści księga</translation>
    </message>
    <message>
        <source>the books</source>
        <translation>księgi</translation>
    </message>
    <message>
        <source>the limits</source>
        <translation>limity</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>plik</translation>
    </message>
    <message>
        <source>its tables are not the ones this program creates</source>
        <translation>jego tabele nie są tymi, które tworzy ten program</translation>
    </message>
    <message>
        <source>the schema</source>
        <translation>schemat</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>zasady</translation>
    </message>
    <message>
        <source>the rules number {} are not the ones that were stored</source>
        <translation>zasady nr {} nie są takie, jakie zapisano</translation>
    </message>
    <message>
        <source>the shoe is missing</source>
        <translation>brak sabota</translation>
    </message>
    <message>
        <source>shoe {}</source>
        <translation>sabot {}</translation>
    </message>
    <message>
        <source>it has number {}, the account&apos;s next is {}</source>
        <translation>ma numer {}, a następny numer konta to {}</translation>
    </message>
    <message>
        <source>its seed is not the one committed to</source>
        <translation>jego ziarno nie jest tym, którego dotyczy zobowiązanie</translation>
    </message>
    <message>
        <source>the shoes</source>
        <translation>saboty</translation>
    </message>
    <message>
        <source>the rounds: {}</source>
        <translation>rozdania: {}</translation>
    </message>
    <message>
        <source>the round is missing</source>
        <translation>brak rozdania</translation>
    </message>
    <message>
        <source>its shoe or its opening is missing</source>
        <translation>brak jego sabota lub otwarcia</translation>
    </message>
    <message>
        <source>it begins at card {} of its shoe, not at {}</source>
        <translation>zaczyna się od karty {} swojego sabota, a nie od {}</translation>
    </message>
    <message>
        <source>its shoe: {}</source>
        <translation>jego sabot: {}</translation>
    </message>
    <message>
        <source>its shoe is not one of this account and game</source>
        <translation>jego sabot nie należy do tego konta i tej gry</translation>
    </message>
    <message>
        <source>account {} has {} rounds on record, and {} were counted</source>
        <translation>liczba zapisanych rozdań konta {}: {}, naliczonych: {}</translation>
    </message>
    <message>
        <source>there is one round more than was counted</source>
        <translation>jest o jedno rozdanie więcej, niż naliczono</translation>
    </message>
    <message>
        <source>there is one shoe more than was counted</source>
        <translation>jest o jeden sabot więcej, niż naliczono</translation>
    </message>
    <message>
        <source>{} of its cards are recorded as drawn, its rounds have {}</source>
        <translation>według zapisu wyszło z niego kart: {}, a w jego rozdaniach jest ich {}</translation>
    </message>
    <message>
        <source>the accounts</source>
        <translation>konta</translation>
    </message>
    <message>
        <source>it has plays, but no round</source>
        <translation>są jego zakłady, ale nie ma samego rozdania</translation>
    </message>
    <message>
        <source>it has bookings, but no round</source>
        <translation>są jego księgowania, ale nie ma samego rozdania</translation>
    </message>
    <message>
        <source>it has events, but no round</source>
        <translation>są jego zdarzenia, ale nie ma samego rozdania</translation>
    </message>
    <message>
        <source>book {} is a wallet that belongs to no account</source>
        <translation>księga {} jest portfelem, który nie należy do żadnego konta</translation>
    </message>
    <message>
        <source>the rounds</source>
        <translation>rozdania</translation>
    </message>
    <message>
        <source>the seals</source>
        <translation>pieczęcie</translation>
    </message>
    <message>
        <source>account {} is not as it was stored</source>
        <translation>konto {} nie jest takie, jak je zapisano</translation>
    </message>
    <message>
        <source>transfer {} is not as it was stored</source>
        <translation>przelew {} nie jest taki, jak go zapisano</translation>
    </message>
    <message>
        <source>the shoe is not as it was stored</source>
        <translation>sabot nie jest taki, jak go zapisano</translation>
    </message>
    <message>
        <source>its line is not as it was stored</source>
        <translation>jego wiersz nie jest taki, jak go zapisano</translation>
    </message>
    <message>
        <source>its log is not as it was stored</source>
        <translation>jego dziennik nie jest taki, jak go zapisano</translation>
    </message>
    <message>
        <source>its journal is not as it was stored</source>
        <translation>jego zapis bieżący nie jest taki, jak go zapisano</translation>
    </message>
    <message>
        <source>the sums kept for rounds {} to {} are not those of the rounds; openshoe-cli history price --again rebuilds them</source>
        <translation>przechowywane sumy rozdań od {} do {} nie zgadzają się z rozdaniami; openshoe-cli history price --again utworzy je na nowo</translation>
    </message>
    <message>
        <source>the sums</source>
        <translation>sumy</translation>
    </message>
    <message>
        <source>its SQLite driver is missing; install it (Debian: libqt6sql6-sqlite)</source>
        <translation>brak jej sterownika SQLite; zainstaluj go (Debian: libqt6sql6-sqlite)</translation>
    </message>
    <message>
        <source>was made by a newer version of the program; use that version, or another folder with --data</source>
        <translation>pochodzi z nowszej wersji programu; użyj tamtej wersji albo innego folderu, z opcją --data</translation>
    </message>
    <message>
        <source>belongs to another program; move it away, or choose another folder with --data</source>
        <translation>należy do innego programu; przenieś ten plik albo wybierz inny folder opcją --data</translation>
    </message>
    <message>
        <source>the file can&apos;t be opened; check that you may read and write it and its folder</source>
        <translation>nie można otworzyć pliku; sprawdź, czy można czytać i zapisywać ten plik i jego folder</translation>
    </message>
    <message>
        <source>the folder can&apos;t be created; choose another with --data</source>
        <translation>nie można utworzyć folderu; wybierz inny opcją --data</translation>
    </message>
    <message>
        <source>there is no such file: nothing has been played with this data folder yet</source>
        <translation>nie ma takiego pliku: z tym folderem danych jeszcze nic nie zagrano</translation>
    </message>
    <message>
        <source>was made by an older version; start the program once to bring it up to date</source>
        <translation>pochodzi ze starszej wersji; uruchom raz program, aby zaktualizować ten plik</translation>
    </message>
    <message>
        <source>the disk does not support what keeps rounds safe (a write-ahead log): choose a folder on a local disk with --data</source>
        <translation>dysk nie obsługuje tego, co chroni rozdania (dziennika z wyprzedzeniem, WAL): wybierz opcją --data folder na dysku tego komputera</translation>
    </message>
    <message>
        <source>the database refuses to write through to the disk</source>
        <translation>baza danych odmawia zapisu wprost na dysk</translation>
    </message>
    <message>
        <source>the data folder is no longer there; put it back, then try again (this step was not confirmed)</source>
        <translation>folderu danych już nie ma; umieść go z powrotem na miejscu i spróbuj ponownie (tego kroku nie potwierdzono)</translation>
    </message>
    <message>
        <source>its journal was deleted while the program used it; what was confirmed is safe in the file itself: try again (this step was not confirmed)</source>
        <translation>dziennik bazy usunięto, gdy program z niego korzystał; to, co potwierdzono, jest bezpieczne w samym pliku: spróbuj ponownie (tego kroku nie potwierdzono)</translation>
    </message>
    <message>
        <source>the file was moved, deleted or replaced while the program used it; put it back, then try again (this step was not confirmed)</source>
        <translation>plik przeniesiono, usunięto lub zastąpiono, gdy program z niego korzystał; umieść go z powrotem na miejscu i spróbuj ponownie (tego kroku nie potwierdzono)</translation>
    </message>
    <message>
        <source>the file was moved, deleted or replaced while the program used it. Put it back and try again; or close the program and continue with {}, which holds all that was confirmed (openshoe-cli history restore)</source>
        <translation>plik przeniesiono, usunięto lub zastąpiono, gdy program z niego korzystał. Umieść go z powrotem na miejscu i spróbuj ponownie albo zamknij program i graj dalej z plikiem {}, w którym jest wszystko, co potwierdzono (openshoe-cli history restore)</translation>
    </message>
    <message>
        <source>there is another database now; restart the program to play with it</source>
        <translation>leży tam teraz inna baza danych; uruchom program ponownie, aby na niej grać</translation>
    </message>
    <message>
        <source>the copy can&apos;t be written; check that the disk has space and that you may write there</source>
        <translation>nie można zapisać kopii; sprawdź, czy na dysku jest miejsce i czy można tam zapisywać</translation>
    </message>
    <message>
        <source>another Open Shoe is using this data; close it, or choose another folder with --data</source>
        <translation>inny Open Shoe gra na tych danych; zamknij go albo wybierz inny folder opcją --data</translation>
    </message>
    <message>
        <source>nothing can be written there: the disk is full; free some space on it</source>
        <translation>nie można tam nic zapisać: dysk jest pełny; zwolnij na nim miejsce</translation>
    </message>
    <message>
        <source>the folder can&apos;t be written to; give yourself permission to write there, or choose another with --data</source>
        <translation>nie można zapisywać w tym folderze; nadaj sobie prawo zapisu albo wybierz inny opcją --data</translation>
    </message>
    <message>
        <source>lies outside the round it is stored with</source>
        <translation>jest poza rozdaniem, z którym to zapisano</translation>
    </message>
    <message>
        <source>a round must begin with its opening</source>
        <translation>rozdanie musi się zaczynać od otwarcia</translation>
    </message>
    <message>
        <source>shoe {} can&apos;t be played from here</source>
        <translation>z sabota {} nie można tu grać</translation>
    </message>
    <message>
        <source>shoe {} has given {} cards, the round begins at {}</source>
        <translation>z sabota {} wyszło kart: {}, a rozdanie zaczyna się od {}</translation>
    </message>
    <message>
        <source>another round is being played with this money; finish it first</source>
        <translation>trwa inne rozdanie za te pieniądze; najpierw je zakończ</translation>
    </message>
    <message>
        <source>the wallet does not hold the {} that the round begins with</source>
        <translation>w portfelu nie ma kwoty {}, od której zaczyna się rozdanie</translation>
    </message>
    <message>
        <source>there is no account {} or no shoe {}</source>
        <translation>nie ma konta {} albo nie ma sabota {}</translation>
    </message>
    <message>
        <source>a round without a play gets no number</source>
        <translation>rozdaniu bez zakładów nie nadaje się numeru</translation>
    </message>
    <message>
        <source>round {} is not being played</source>
        <translation>rozdanie {} nie jest w toku</translation>
    </message>
    <message>
        <source>the file can&apos;t be moved; check that you may write in its folder</source>
        <translation>nie można przenieść pliku; sprawdź, czy można zapisywać w jego folderze</translation>
    </message>
    <message>
        <source>can&apos;t be written; check that the disk has space and that you may write there</source>
        <translation>nie można zapisać; sprawdź, czy na dysku jest miejsce i czy można tam zapisywać</translation>
    </message>
    <message>
        <source>the program was not closed properly, and the journal (openshoe.db-wal) with the last steps played is missing; put it back before the next start if you can</source>
        <translation>brak dziennika bazy (openshoe.db-wal), choć program nie został zamknięty prawidłowo, a wraz z nim ostatnich kroków gry; jeśli to możliwe, umieść go z powrotem przed następnym uruchomieniem</translation>
    </message>
    <message>
        <source>has no priced decision {}</source>
        <translation>nie ma wycenionej decyzji {}</translation>
    </message>
    <message>
        <source>limit {} is missing</source>
        <translation>brak limitu {}</translation>
    </message>
    <message>
        <source>limit {} belongs to no account</source>
        <translation>limit {} nie należy do żadnego konta</translation>
    </message>
    <message>
        <source>{} limits are there, and {} were counted</source>
        <translation>liczba limitów: {}, naliczonych: {}</translation>
    </message>
    <message>
        <source>limit {} is not as it was stored</source>
        <translation>limit {} nie jest taki, jak go zapisano</translation>
    </message>
    <message>
        <source>the clock of the limits is not as it was stored</source>
        <translation>zegar limitów nie jest taki, jak go zapisano</translation>
    </message>
    <message>
        <source>the price of decision {} in round {} can&apos;t be read: price the rounds again (openshoe-cli history price --again)</source>
        <translation>wyceny decyzji {} w rozdaniu {} nie da się odczytać: wyceń rozdania na nowo (openshoe-cli history price --again)</translation>
    </message>
    <message>
        <source>there is no such finished round to price</source>
        <translation>nie ma takiego zakończonego rozdania do wyceny</translation>
    </message>
    <message>
        <source>the price of a side bet is given for a play that is not a side bet</source>
        <translation>podano wycenę zakładu pobocznego dla zakładu, który nim nie jest</translation>
    </message>
    <message>
        <source>its log is missing</source>
        <translation>brak jego dziennika</translation>
    </message>
    <message>
        <source>shoe {} is missing, and rounds were played from it</source>
        <translation>brak sabota {}, choć rozegrano z niego rozdania</translation>
    </message>
    <message>
        <source>there is no such finished round</source>
        <translation>nie ma takiego zakończonego rozdania</translation>
    </message>
    <message>
        <source>wallet</source>
        <extracomment>Where money is booked, as the next three: &quot;from wallet to stakes 10.00 are booked&quot;</extracomment>
        <translation>portfel</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>stawki</translation>
    </message>
    <message>
        <source>house</source>
        <translation>kasyno</translation>
    </message>
    <message>
        <source>company</source>
        <translation>towarzystwo</translation>
    </message>
    <message>
        <source>event {} lies outside the round</source>
        <translation>zdarzenie {} jest poza rozdaniem</translation>
    </message>
    <message>
        <source>seat {}: {} of a stake of {} was returned</source>
        <translation>miejsce {}: wróciło {} ze stawki {}</translation>
    </message>
    <message>
        <source>seat {}, hand {}: the {} play is not settled by the rules ({} {}, not {} {})</source>
        <translation>miejsce {}, ręka {}: zakład {} nie jest rozliczony według zasad (powinno być {} {}, a jest {} {})</translation>
    </message>
    <message>
        <source>seat {}, hand {}: the {} play is not settled by the rules</source>
        <translation>miejsce {}, ręka {}: zakład {} nie jest rozliczony według zasad</translation>
    </message>
    <message>
        <source>its end says {} staked and {} returned, its plays {} and {}</source>
        <translation>według zakończenia postawiono {} i wypłacono {}, według zakładów {} i {}</translation>
    </message>
    <message>
        <source>{} plays are on record, the log has {}</source>
        <translation>liczba zapisanych zakładów: {}, w dzienniku: {}</translation>
    </message>
    <message>
        <source>{} plays are on record, the log has {}; their numbers have a gap</source>
        <translation>liczba zapisanych zakładów: {}, w dzienniku: {}; ich numeracja ma lukę</translation>
    </message>
    <message>
        <source>play {} on record (stake {}, returned {}) is not the log&apos;s (stake {}, returned {})</source>
        <translation>zapisany zakład {} (stawka {}, wypłata {}) różni się od dziennika (stawka {}, wypłata {})</translation>
    </message>
    <message>
        <source>it is on record as {}, its log is {}</source>
        <translation>zapisano je jako {}, a według dziennika to {}</translation>
    </message>
    <message>
        <source>it is on record as {} in {}, its log is {} in {}</source>
        <translation>zapisano je jako {}, waluta {}, a według dziennika to {}, waluta {}</translation>
    </message>
    <message>
        <source>it ends before it starts</source>
        <translation>kończy się, zanim się zacznie</translation>
    </message>
    <message>
        <source>its line says {} against {} and side bets &quot;{}&quot;, its log {} against {} and &quot;{}&quot;</source>
        <translation>wiersz podaje {} kontra {} i zakłady poboczne „{}”, a dziennik {} kontra {} i „{}”</translation>
    </message>
    <message>
        <source>its line says {} staked and {} returned, its log {} and {}</source>
        <translation>według wiersza postawiono {} i wypłacono {}, według dziennika {} i {}</translation>
    </message>
    <message>
        <source>its line says {} cards, its log has {}</source>
        <translation>liczba kart według wiersza: {}, według dziennika: {}</translation>
    </message>
    <message>
        <source>from {} to {} {} are booked, the log moves {}</source>
        <translation>{} → {}: zaksięgowano {}, według dziennika {}</translation>
    </message>
    <message>
        <source>{}; {}</source>
        <extracomment>Two findings</extracomment>
        <translation>{}; {}</translation>
    </message>
    <message>
        <source>its plays and bookings: {}</source>
        <translation>jego zakłady i księgowania: {}</translation>
    </message>
    <message>
        <source>its log: {}</source>
        <translation>jego dziennik: {}</translation>
    </message>
    <message>
        <source>card {} is {}, the shuffle has {}</source>
        <translation>karta {} to {}, a według tasowania {}</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>No card</extracomment>
        <translation>brak</translation>
    </message>
    <message>
        <source>its line: {}</source>
        <translation>jego wiersz: {}</translation>
    </message>
    <message>
        <source>its rules: {}</source>
        <translation>jego zasady: {}</translation>
    </message>
    <message>
        <source>its log is missing or is there twice</source>
        <translation>jego dziennika brak albo występuje dwa razy</translation>
    </message>
    <message>
        <source>the events from {} on are missing</source>
        <translation>brak zdarzeń od {}</translation>
    </message>
    <message>
        <source>there is no such round</source>
        <translation>nie ma takiego rozdania</translation>
    </message>
    <message>
        <source>round {} is not complete: its rules, shoe or log are missing</source>
        <translation>rozdanie {} jest niekompletne: brak jego zasad, sabota lub dziennika</translation>
    </message>
    <message>
        <source>shoe {} can&apos;t be read: the database is damaged</source>
        <translation>nie można odczytać sabota {}: baza danych jest uszkodzona</translation>
    </message>
    <message>
        <source>rules number {}</source>
        <translation>zasady nr {}</translation>
    </message>
    <message>
        <source>they are missing</source>
        <translation>brak ich</translation>
    </message>
    <message>
        <source>there is no such shoe</source>
        <translation>nie ma takiego sabota</translation>
    </message>
    <message>
        <source>client seed</source>
        <extracomment>Where something is wrong</extracomment>
        <translation>ziarno gracza</translation>
    </message>
    <message>
        <source>it is locked from the first stake on the shoe; set it for the next one</source>
        <translation>jest ustalone od pierwszej stawki na ten sabot; ustaw je dla następnego</translation>
    </message>
    <message>
        <source>a round is being played from it</source>
        <translation>trwa rozdanie z tego sabota</translation>
    </message>
    <message>
        <source>an amount of {} is stored, more than a wallet can hold: the database is damaged</source>
        <translation>zapisano kwotę {}, jakiej nie mieści żaden portfel: baza danych jest uszkodzona</translation>
    </message>
    <message>
        <source>another program holds the file; close it and try again</source>
        <translation>plik zajmuje inny program; zamknij go i spróbuj ponownie</translation>
    </message>
    <message>
        <source>the file or its folder can&apos;t be written to; give yourself permission to write there, or choose another folder with --data</source>
        <translation>nie można zapisywać w pliku lub jego folderze; nadaj sobie prawo zapisu albo wybierz inny folder opcją --data</translation>
    </message>
    <message>
        <source>the disk reports an error; check the disk, then start again (what was confirmed is kept)</source>
        <translation>dysk zgłasza błąd; sprawdź dysk i uruchom ponownie (to, co potwierdzono, jest zachowane)</translation>
    </message>
    <message>
        <source>the disk is full; free some space on it, then continue (this step was not stored)</source>
        <translation>dysk jest pełny; zwolnij na nim miejsce i graj dalej (tego kroku nie zapisano)</translation>
    </message>
    <message>
        <source>the file can&apos;t be opened; check that its folder is there and that you may read and write in it</source>
        <translation>nie można otworzyć pliku; sprawdź, czy jego folder istnieje i czy można w nim czytać i zapisywać</translation>
    </message>
    <message>
        <source>what should be stored contradicts what is there ({})</source>
        <translation>to, co miało zostać zapisane, jest sprzeczne z tym, co już tam jest ({})</translation>
    </message>
    <message>
        <source>“{}” can be read in two ways. Write it like {}.</source>
        <translation>„{}” można odczytać na dwa sposoby. Wpisz w postaci {}.</translation>
    </message>
    <message>
        <source>Type an amount like {}.</source>
        <translation>Wpisz kwotę w postaci {}.</translation>
    </message>
    <message>
        <source>Type a number.</source>
        <translation>Wpisz liczbę.</translation>
    </message>
    <message>
        <source>Type a whole number.</source>
        <translation>Wpisz liczbę całkowitą.</translation>
    </message>
    <message>
        <source>{} cards from card {} on do not fit a shoe of {}</source>
        <translation>od karty {1} liczba kart wynosi {0}; nie mieszczą się w sabocie, w którym jest ich {2}</translation>
    </message>
    <message>
        <source>{}; the intact one with most on record here is {}</source>
        <translation>{}; nienaruszona kopia, w której jest najwięcej, to w tym folderze {}</translation>
    </message>
    <message>
        <source>the database is damaged; set it aside as openshoe-damaged-TIME.db and continue with a backup (openshoe-cli history restore); none of it is overwritten</source>
        <translation>baza danych jest uszkodzona; odłóż ją na bok jako openshoe-damaged-TIME.db i graj dalej z kopią zapasową (openshoe-cli history restore), nic z niej nie zostanie nadpisane</translation>
    </message>
    <message>
        <source>is closed: there is nothing to read</source>
        <translation>jest zamknięte: nie ma czego odczytać</translation>
    </message>
    <message>
        <source>{}; did you mean &quot;{}&quot;?</source>
        <extracomment>What is wrong, and the word that was probably meant</extracomment>
        <translation>{}; czy chodziło o &quot;{}&quot;?</translation>
    </message>
    <message>
        <source>Mixed pair</source>
        <translation>Para mieszana</translation>
    </message>
    <message>
        <source>mixed pair</source>
        <translation>para mieszana</translation>
    </message>
    <message>
        <source>Colored pair</source>
        <translation>Para jednobarwna</translation>
    </message>
    <message>
        <source>colored pair</source>
        <translation>para jednobarwna</translation>
    </message>
    <message>
        <source>Perfect pair</source>
        <translation>Para idealna</translation>
    </message>
    <message>
        <source>perfect pair</source>
        <translation>para idealna</translation>
    </message>
    <message>
        <source>Suited trips</source>
        <translation>Trójka w kolorze</translation>
    </message>
    <message>
        <source>suited trips</source>
        <translation>trójka w kolorze</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>kolor</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Strit</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>strit</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Trójka</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>trójka</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>Poker</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>poker</translation>
    </message>
    <message>
        <source>Suited three of a kind</source>
        <translation>Trójka w kolorze</translation>
    </message>
    <message>
        <source>suited three of a kind</source>
        <translation>trójka w kolorze</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Zgodność</translation>
    </message>
    <message>
        <source>match</source>
        <translation>zgodność</translation>
    </message>
    <message>
        <source>Suited match</source>
        <translation>Zgodność w kolorze</translation>
    </message>
    <message>
        <source>suited match</source>
        <translation>zgodność w kolorze</translation>
    </message>
    <message>
        <source>Total 19</source>
        <translation>Suma 19</translation>
    </message>
    <message>
        <source>total of 19</source>
        <translation>suma 19</translation>
    </message>
    <message>
        <source>Total 20</source>
        <translation>Suma 20</translation>
    </message>
    <message>
        <source>total of 20</source>
        <translation>suma 20</translation>
    </message>
    <message>
        <source>Total 21</source>
        <translation>Suma 21</translation>
    </message>
    <message>
        <source>total of 21</source>
        <translation>suma 21</translation>
    </message>
    <message>
        <source>Suited 21</source>
        <translation>21 w kolorze</translation>
    </message>
    <message>
        <source>suited 21</source>
        <translation>21 w kolorze</translation>
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
        <translation>6-7-8 w kolorze</translation>
    </message>
    <message>
        <source>suited 6-7-8</source>
        <translation>6-7-8 w kolorze</translation>
    </message>
    <message>
        <source>Suited 7-7-7</source>
        <translation>7-7-7 w kolorze</translation>
    </message>
    <message>
        <source>suited 7-7-7</source>
        <translation>7-7-7 w kolorze</translation>
    </message>
    <message>
        <source>Dealer bust</source>
        <translation>Fura krupiera</translation>
    </message>
    <message>
        <source>dealer bust</source>
        <translation>fura krupiera</translation>
    </message>
    <message>
        <source>Dealer bust, 3 cards</source>
        <translation>Fura krupiera, 3 karty</translation>
    </message>
    <message>
        <source>dealer bust with 3 cards</source>
        <translation>fura krupiera z 3 kartami</translation>
    </message>
    <message>
        <source>Dealer bust, 4 cards</source>
        <translation>Fura krupiera, 4 karty</translation>
    </message>
    <message>
        <source>dealer bust with 4 cards</source>
        <translation>fura krupiera z 4 kartami</translation>
    </message>
    <message>
        <source>Dealer bust, 5 cards</source>
        <translation>Fura krupiera, 5 kart</translation>
    </message>
    <message>
        <source>dealer bust with 5 cards</source>
        <translation>fura krupiera z 5 kartami</translation>
    </message>
    <message>
        <source>Dealer bust, 6 cards</source>
        <translation>Fura krupiera, 6 kart</translation>
    </message>
    <message>
        <source>dealer bust with 6 cards</source>
        <translation>fura krupiera z 6 kartami</translation>
    </message>
    <message>
        <source>Dealer bust, 7 cards</source>
        <translation>Fura krupiera, 7 kart</translation>
    </message>
    <message>
        <source>dealer bust with 7 cards</source>
        <translation>fura krupiera z 7 kartami</translation>
    </message>
    <message>
        <source>Dealer bust, 8 cards or more</source>
        <translation>Fura krupiera, 8 lub więcej kart</translation>
    </message>
    <message>
        <source>dealer bust with 8 cards or more</source>
        <translation>fura krupiera z 8 lub więcej kartami</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrana</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>przegrana</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand have the same rank (a king and a queen are not a pair): mixed in colour, of one colour, or of one suit; best of all if the dealer&apos;s first card is the same card.</source>
        <translation>Wygrywa, gdy pierwsze dwie karty ręki mają tę samą rangę (król i dama to nie para): różnej barwy, jednej barwy lub jednego koloru; najlepiej, gdy pierwsza karta krupiera jest tą samą kartą.</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand have the same rank (a king and a queen are not a pair): mixed in colour, of one colour, or of one suit.</source>
        <translation>Wygrywa, gdy pierwsze dwie karty ręki mają tę samą rangę (król i dama to nie para): różnej barwy, jednej barwy lub jednego koloru.</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand and the dealer&apos;s up card make a three-card poker hand. Ace-2-3 and queen-king-ace are straights.</source>
        <translation>Wygrywa, gdy pierwsze dwie karty ręki i odkryta karta krupiera tworzą układ pokerowy z trzech kart. As-2-3 i dama-król-as to strity.</translation>
    </message>
    <message>
        <source>Each of the first two cards of a hand wins if it matches the rank of the dealer&apos;s up card, and more if it matches the suit too. Two matches add up.</source>
        <translation>Każda z pierwszych dwóch kart ręki wygrywa, jeśli ma rangę odkrytej karty krupiera, a więcej, jeśli ma też jej kolor. Dwie zgodności się sumują.</translation>
    </message>
    <message>
        <source>Pays on the total of the first two cards of a hand and the dealer&apos;s up card, aces counting 1 or 11, whichever is better.</source>
        <translation>Płaci za sumę pierwszych dwóch kart ręki i odkrytej karty krupiera; asy liczą się za 1 lub 11, jak lepiej.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pary</translation>
    </message>
    <message>
        <source>Three-card poker</source>
        <translation>Poker z trzech kart</translation>
    </message>
    <message>
        <source>Dealer match</source>
        <translation>Zgodność z krupierem</translation>
    </message>
    <message>
        <source>Lucky totals</source>
        <translation>Szczęśliwe sumy</translation>
    </message>
    <message>
        <source>Combination of outcomes</source>
        <translation>Kombinacja wyników</translation>
    </message>
    <message>
        <source>the note</source>
        <translation>notatka</translation>
    </message>
    <message>
        <source>is too long: at most {} characters are kept</source>
        <translation>jest za długa: zachowuje się najwyżej {} znaków</translation>
    </message>
    <message>
        <source>has control characters: remove them</source>
        <translation>zawiera znaki sterujące: usuń je</translation>
    </message>
    <message>
        <source>the tags</source>
        <translation>tagi</translation>
    </message>
    <message>
        <source>are too many: at most {} are kept</source>
        <translation>jest ich za dużo: zachowuje się najwyżej {}</translation>
    </message>
    <message>
        <source>have control characters: remove them</source>
        <translation>zawierają znaki sterujące: usuń je</translation>
    </message>
    <message>
        <source>are too long: each has at most {} characters</source>
        <translation>są za długie: każdy ma najwyżej {} znaków</translation>
    </message>
    <message>
        <source>a stake of {} is below the table&apos;s minimum of {}</source>
        <translation>stawka {} jest poniżej minimum stołu {}</translation>
    </message>
    <message>
        <source>a stake of {} is above the table&apos;s maximum of {}</source>
        <translation>stawka {} przekracza maksimum stołu {}</translation>
    </message>
    <message>
        <source>{} is no bankroll; more than 0 is needed</source>
        <translation>{} to nie kapitał; potrzeba więcej niż 0</translation>
    </message>
    <message>
        <source>nothing is ever staked; at least one stake is needed</source>
        <translation>nigdy nic nie jest stawiane; potrzebna jest choć jedna stawka</translation>
    </message>
    <message>
        <source>the count {} comes after {}; counts must rise</source>
        <translation>liczba {} następuje po {}; liczby muszą rosnąć</translation>
    </message>
    <message>
        <source>{} hands can&apos;t be played; allowed: {} to {}</source>
        <translation>nie można grać {} rękami; dozwolone: {} do {}</translation>
    </message>
    <message>
        <source>a bankroll of {} can&apos;t pay for stakes of {} in one round</source>
        <translation>kapitał {} nie wystarczy na stawki {} w jednym rozdaniu</translation>
    </message>
    <message>
        <source>every tag is 0, so the count would never move; at least one other is needed</source>
        <translation>wszystkie wartości to 0, więc liczenie by się nie zmieniało; potrzebna jest choć jedna inna</translation>
    </message>
    <message>
        <source>all tags are the same, so the count tells only how many cards are gone; at least two different tags are needed</source>
        <translation>wszystkie wartości są równe, więc liczenie mówi tylko, ile kart ubyło; potrzebne są co najmniej dwie różne</translation>
    </message>
    <message>
        <source>a tag is out of range; allowed: {} to {}</source>
        <translation>wartość jest poza zakresem; dozwolone: {} do {}</translation>
    </message>
    <message>
        <source>{} is no divisor; allowed: 0.25 to 8 decks, or &quot;none&quot; for the running count</source>
        <translation>{} nie jest dzielnikiem; dozwolone: 0.25 do 8 talii albo &quot;none&quot; dla liczenia bieżącego</translation>
    </message>
    <message>
        <source>is not base64</source>
        <translation>to nie base64</translation>
    </message>
    <message>
        <source>card {} is no card</source>
        <translation>karta {} nie jest kartą</translation>
    </message>
    <message>
        <source>a round isn&apos;t what its rules and cards lead to: {}</source>
        <translation>rozdanie nie wynika ze swoich zasad i kart: {}</translation>
    </message>
    <message>
        <source>a round ends before its end</source>
        <translation>rozdanie kończy się przed końcem</translation>
    </message>
    <message>
        <source>a round has no stake of whoever played it</source>
        <translation>w rozdaniu nie ma stawki grającego</translation>
    </message>
    <message>
        <source>the shoe doesn&apos;t hold each card of its {} decks once a deck</source>
        <translation>sabot nie zawiera każdej karty po jednej z {} talii</translation>
    </message>
    <message>
        <source>there is no round in it</source>
        <translation>nie ma w nim rozdania</translation>
    </message>
    <message>
        <source>{} answers don&apos;t fit {} rounds</source>
        <translation>{} odpowiedzi nie pasuje do {} rozdań</translation>
    </message>
    <message>
        <source>a round was given up, so its stakes were returned</source>
        <translation>rozdanie przerwano, a stawki zwrócono</translation>
    </message>
    <message>
        <source>an answer has other stakes than its round</source>
        <translation>odpowiedź ma inne stawki niż jej rozdanie</translation>
    </message>
    <message>
        <source>is larger than a challenge can be: at most {} bytes</source>
        <translation>jest większy, niż może być wyzwanie: najwyżej {} bajtów</translation>
    </message>
    <message>
        <source>is not a challenge</source>
        <translation>to nie jest wyzwanie</translation>
    </message>
    <message>
        <source>is a challenge of a newer program; this one knows version {}</source>
        <translation>to wyzwanie z nowszego programu; ten zna wersję {}</translation>
    </message>
    <message>
        <source>its seal is broken: the file was changed or is not whole. Ask for it once more</source>
        <translation>pieczęć jest złamana: plik zmieniono lub jest niecały. Poproś o niego jeszcze raz</translation>
    </message>
    <message>
        <source>{} is not a multiple of 0.5; counts go by halves</source>
        <translation>{} nie jest wielokrotnością 0.5; liczy się połówkami</translation>
    </message>
    <message>
        <source>{} is no divisor; allowed: 0.25 to {} decks in quarters, or &quot;none&quot; for the running count</source>
        <translation>{} nie jest dzielnikiem; dozwolone: 0.25 do {} talii co ćwierć albo &quot;none&quot; dla liczenia bieżącego</translation>
    </message>
    <message>
        <source>no count system has this id, and no file this name; allowed: {}</source>
        <translation>żaden system nie ma tego identyfikatora ani żaden plik tej nazwy; dozwolone: {}</translation>
    </message>
    <message>
        <source>is still being played</source>
        <translation>jest jeszcze rozgrywane</translation>
    </message>
    <message>
        <source>its shoe is still in use, and its next cards must stay unknown. A challenge can be made once the shoe has ended</source>
        <translation>jego sabot jest jeszcze w użyciu i następne karty muszą pozostać nieznane. Wyzwanie można utworzyć, gdy sabot się skończy</translation>
    </message>
    <message>
        <source>there was nothing to decide</source>
        <translation>nie było nic do rozstrzygnięcia</translation>
    </message>
    <message>
        <source>it has been played since; begin again</source>
        <translation>od tego czasu na nim grano; zacznij od nowa</translation>
    </message>
    <message>
        <source>transfer {} is not from a wallet to the house</source>
        <translation>przelew {} nie prowadzi z portfela do kasyna</translation>
    </message>
    <message>
        <source>transfer {} takes back {} more than was topped up</source>
        <translation>przelew {} cofa o {} więcej, niż doładowano</translation>
    </message>
    <message>
        <source>what was deleted</source>
        <translation>to, co usunięto</translation>
    </message>
    <message>
        <source>entry {} of what was deleted is not as it was stored</source>
        <translation>wpis {} o usuniętych danych różni się od zapisanego</translation>
    </message>
    <message>
        <source>entry {} of what was deleted overlaps another</source>
        <translation>wpis {} o usuniętych danych nakłada się na inny</translation>
    </message>
    <message>
        <source>entry {} of what was deleted covers number {}, which is there</source>
        <translation>wpis {} o usuniętych danych obejmuje numer {}, który istnieje</translation>
    </message>
    <message>
        <source>entries of deletion {} are missing, or there are too many</source>
        <translation>brakuje wpisów o usunięciu {} albo jest ich za dużo</translation>
    </message>
    <message>
        <source>the account&apos;s money doesn&apos;t add up, so it can&apos;t be deleted: openshoe-cli history check says what is wrong</source>
        <translation>pieniądze konta się nie zgadzają, więc nie można go usunąć: openshoe-cli history check wskaże, co jest nie tak</translation>
    </message>
    <message>
        <source>it is the only one, so it stays</source>
        <translation>jest jedyne, więc zostaje</translation>
    </message>
    <message>
        <source>one of its rounds is being played; finish it first</source>
        <translation>trwa jedno z jego rozdań; najpierw je zakończ</translation>
    </message>
    <message>
        <source>there is none to take back</source>
        <translation>nie ma czego cofnąć</translation>
    </message>
    <message>
        <source>the wallet no longer holds it: there is {} in it, and the top-up was {}</source>
        <translation>portfela już na to nie stać: jest w nim {}, a doładowanie wynosiło {}</translation>
    </message>
    <message>
        <source>exact for these plays: each hand of a pair is played as if a dealer&apos;s blackjack took its one stake from the other</source>
        <translation>dokładnie dla takiej gry: każda ręka pary jest grana tak, jakby blackjack krupiera zabierał swoją jedną stawkę z drugiej</translation>
    </message>
    <message>
        <source>The dealer stands only on 21, however it is made up.</source>
        <translation>Krupier staje tylko na 21, jakkolwiek złożonej.</translation>
    </message>
    <message>
        <source>The dealer peeks, so a blackjack ends the round before anything is doubled or split.</source>
        <translation>Krupier sprawdza, więc blackjack kończy rundę, zanim cokolwiek się podwoi lub rozdzieli.</translation>
    </message>
    <message>
        <source>Pays on the first two cards of a hand, alone or with the dealer&apos;s up card or finished hand; the best outcome counts.</source>
        <translation>Płaci za pierwsze dwie karty ręki, same albo z odkrytą kartą lub końcową ręką krupiera; liczy się to, co płaci najwięcej.</translation>
    </message>
    <message>
        <source>Wins if the dealer busts; what it pays depends on the number of cards, on the card that busts the dealer, or on the hand having a blackjack.</source>
        <translation>Wygrywa, gdy krupier ma furę; wypłata zależy od liczby kart, od karty, która dała furę, albo od tego, czy ręka ma blackjacka.</translation>
    </message>
    <message>
        <source>Over or under 13</source>
        <translation>Powyżej lub poniżej 13</translation>
    </message>
    <message>
        <source>Pays on the total of the first two cards of a hand, aces counting 1: over 13, under 13 or exactly 13. What isn&apos;t listed loses.</source>
        <translation>Płaci za sumę pierwszych dwóch kart ręki, przy czym as liczy się za 1: powyżej 13, poniżej 13 albo dokładnie 13. To, czego nie ma na liście, przegrywa.</translation>
    </message>
    <message>
        <source>First two cards 20</source>
        <translation>Pierwsze dwie karty 20</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand total 20; more if they are of one suit, of one rank, the same card, or queens, and most if the dealer then has a blackjack.</source>
        <translation>Wygrywa, gdy pierwsze dwie karty ręki dają 20; więcej, gdy są jednego koloru, jednej rangi, są tą samą kartą lub damami, a najwięcej, gdy krupier ma wtedy blackjacka.</translation>
    </message>
    <message>
        <source>Royal match</source>
        <translation>Królewska zgodność</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand are of one suit, and more if they are king and queen of it.</source>
        <translation>Wygrywa, gdy pierwsze dwie karty ręki są jednego koloru, a więcej, gdy są królem i damą tego koloru.</translation>
    </message>
    <message>
        <source>Player&apos;s blackjack</source>
        <translation>Blackjack gracza</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand are a blackjack; more if they are of one suit, or ace and jack of it.</source>
        <translation>Wygrywa, gdy pierwsze dwie karty ręki to blackjack; więcej, gdy są jednego koloru albo są asem i waletem tego koloru.</translation>
    </message>
    <message>
        <source>Dealer&apos;s total</source>
        <translation>Suma krupiera</translation>
    </message>
    <message>
        <source>Pays on the total that the dealer&apos;s finished hand has. A blackjack counts as 21 where it isn&apos;t listed itself.</source>
        <translation>Płaci za sumę końcowej ręki krupiera. Blackjack liczy się jako 21, jeśli sam nie jest na liście.</translation>
    </message>
    <message>
        <source>Bad beat</source>
        <translation>Bad beat</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand are 20 and the dealer&apos;s finished hand is 21, or if both have a blackjack. How the hand is played doesn&apos;t matter.</source>
        <translation>Wygrywa, gdy pierwsze dwie karty ręki dają 20, a końcowa ręka krupiera 21, albo gdy obie strony mają blackjacka. Nie ma znaczenia, jak ręka jest grana.</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>para</translation>
    </message>
    <message>
        <source>Dealer bust by a ten-value card</source>
        <translation>Fura krupiera przez kartę o wartości 10</translation>
    </message>
    <message>
        <source>dealer bust by a ten-value card</source>
        <translation>fura krupiera przez kartę o wartości 10</translation>
    </message>
    <message>
        <source>Dealer bust by a nine</source>
        <translation>Fura krupiera przez 9</translation>
    </message>
    <message>
        <source>dealer bust by a nine</source>
        <translation>fura krupiera przez 9</translation>
    </message>
    <message>
        <source>Dealer bust by an eight</source>
        <translation>Fura krupiera przez 8</translation>
    </message>
    <message>
        <source>dealer bust by an eight</source>
        <translation>fura krupiera przez 8</translation>
    </message>
    <message>
        <source>Dealer bust by a seven</source>
        <translation>Fura krupiera przez 7</translation>
    </message>
    <message>
        <source>dealer bust by a seven</source>
        <translation>fura krupiera przez 7</translation>
    </message>
    <message>
        <source>Dealer bust by a six</source>
        <translation>Fura krupiera przez 6</translation>
    </message>
    <message>
        <source>dealer bust by a six</source>
        <translation>fura krupiera przez 6</translation>
    </message>
    <message>
        <source>Dealer bust, third card a ten-value card</source>
        <translation>Fura krupiera, trzecia karta o wartości 10</translation>
    </message>
    <message>
        <source>dealer bust by a ten-value card as third card</source>
        <translation>fura krupiera przez kartę o wartości 10 jako trzecią kartę</translation>
    </message>
    <message>
        <source>Dealer bust, third card a nine</source>
        <translation>Fura krupiera, trzecia karta 9</translation>
    </message>
    <message>
        <source>dealer bust by a nine as third card</source>
        <translation>fura krupiera przez 9 jako trzecią kartę</translation>
    </message>
    <message>
        <source>Dealer bust, third card an eight</source>
        <translation>Fura krupiera, trzecia karta 8</translation>
    </message>
    <message>
        <source>dealer bust by an eight as third card</source>
        <translation>fura krupiera przez 8 jako trzecią kartę</translation>
    </message>
    <message>
        <source>Dealer bust, third card a seven</source>
        <translation>Fura krupiera, trzecia karta 7</translation>
    </message>
    <message>
        <source>dealer bust by a seven as third card</source>
        <translation>fura krupiera przez 7 jako trzecią kartę</translation>
    </message>
    <message>
        <source>Dealer bust, third card a six</source>
        <translation>Fura krupiera, trzecia karta 6</translation>
    </message>
    <message>
        <source>dealer bust by a six as third card</source>
        <translation>fura krupiera przez 6 jako trzecią kartę</translation>
    </message>
    <message>
        <source>Dealer bust, 7 cards, against a blackjack</source>
        <translation>Fura krupiera, 7 kart, przeciw blackjackowi</translation>
    </message>
    <message>
        <source>dealer bust with 7 cards against a blackjack</source>
        <translation>fura krupiera z 7 kartami przeciw blackjackowi</translation>
    </message>
    <message>
        <source>Dealer bust, 8 cards or more, against a blackjack</source>
        <translation>Fura krupiera, 8 lub więcej kart, przeciw blackjackowi</translation>
    </message>
    <message>
        <source>dealer bust with 8 cards or more against a blackjack</source>
        <translation>fura krupiera z 8 lub więcej kartami przeciw blackjackowi</translation>
    </message>
    <message>
        <source>Under 13</source>
        <translation>Poniżej 13</translation>
    </message>
    <message>
        <source>under 13</source>
        <translation>poniżej 13</translation>
    </message>
    <message>
        <source>Over 13</source>
        <translation>Powyżej 13</translation>
    </message>
    <message>
        <source>over 13</source>
        <translation>powyżej 13</translation>
    </message>
    <message>
        <source>Exactly 13</source>
        <translation>Dokładnie 13</translation>
    </message>
    <message>
        <source>exactly 13</source>
        <translation>dokładnie 13</translation>
    </message>
    <message>
        <source>Any 20</source>
        <translation>Dowolne 20</translation>
    </message>
    <message>
        <source>any 20</source>
        <translation>dowolne 20</translation>
    </message>
    <message>
        <source>Suited 20</source>
        <translation>20 w kolorze</translation>
    </message>
    <message>
        <source>suited 20</source>
        <translation>20 w kolorze</translation>
    </message>
    <message>
        <source>20 of one rank</source>
        <translation>20 jednej rangi</translation>
    </message>
    <message>
        <source>Matched 20</source>
        <translation>20 z dwóch takich samych kart</translation>
    </message>
    <message>
        <source>matched 20</source>
        <translation>20 z dwóch takich samych kart</translation>
    </message>
    <message>
        <source>Two queens</source>
        <translation>Dwie damy</translation>
    </message>
    <message>
        <source>two queens</source>
        <translation>dwie damy</translation>
    </message>
    <message>
        <source>Two queens of hearts</source>
        <translation>Dwie damy kier</translation>
    </message>
    <message>
        <source>two queens of hearts</source>
        <translation>dwie damy kier</translation>
    </message>
    <message>
        <source>Two queens, dealer&apos;s blackjack</source>
        <translation>Dwie damy, blackjack krupiera</translation>
    </message>
    <message>
        <source>two queens against the dealer&apos;s blackjack</source>
        <translation>dwie damy przeciw blackjackowi krupiera</translation>
    </message>
    <message>
        <source>Two queens of hearts, dealer&apos;s blackjack</source>
        <translation>Dwie damy kier, blackjack krupiera</translation>
    </message>
    <message>
        <source>two queens of hearts against the dealer&apos;s blackjack</source>
        <translation>dwie damy kier przeciw blackjackowi krupiera</translation>
    </message>
    <message>
        <source>Cards of one suit</source>
        <translation>Karty jednego koloru</translation>
    </message>
    <message>
        <source>cards of one suit</source>
        <translation>karty jednego koloru</translation>
    </message>
    <message>
        <source>King and queen of one suit</source>
        <translation>Król i dama jednego koloru</translation>
    </message>
    <message>
        <source>king and queen of one suit</source>
        <translation>król i dama jednego koloru</translation>
    </message>
    <message>
        <source>player&apos;s blackjack</source>
        <translation>blackjack gracza</translation>
    </message>
    <message>
        <source>Blackjack of one suit</source>
        <translation>Blackjack w kolorze</translation>
    </message>
    <message>
        <source>blackjack of one suit</source>
        <translation>blackjack w kolorze</translation>
    </message>
    <message>
        <source>Ace and jack of one suit</source>
        <translation>As i walet jednego koloru</translation>
    </message>
    <message>
        <source>ace and jack of one suit</source>
        <translation>as i walet jednego koloru</translation>
    </message>
    <message>
        <source>Dealer 17</source>
        <translation>Krupier 17</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 17</source>
        <translation>suma krupiera 17</translation>
    </message>
    <message>
        <source>Dealer 18</source>
        <translation>Krupier 18</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 18</source>
        <translation>suma krupiera 18</translation>
    </message>
    <message>
        <source>Dealer 19</source>
        <translation>Krupier 19</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 19</source>
        <translation>suma krupiera 19</translation>
    </message>
    <message>
        <source>Dealer 20</source>
        <translation>Krupier 20</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 20</source>
        <translation>suma krupiera 20</translation>
    </message>
    <message>
        <source>Dealer 21</source>
        <translation>Krupier 21</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 21</source>
        <translation>suma krupiera 21</translation>
    </message>
    <message>
        <source>Dealer&apos;s blackjack</source>
        <translation>Blackjack krupiera</translation>
    </message>
    <message>
        <source>dealer&apos;s blackjack</source>
        <translation>blackjack krupiera</translation>
    </message>
    <message>
        <source>Dealer 22</source>
        <translation>Krupier 22</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 22</source>
        <translation>suma krupiera 22</translation>
    </message>
    <message>
        <source>20 against dealer&apos;s 21</source>
        <translation>20 przeciw 21 krupiera</translation>
    </message>
    <message>
        <source>20 against the dealer&apos;s 21</source>
        <translation>20 przeciw 21 krupiera</translation>
    </message>
    <message>
        <source>20 against dealer&apos;s blackjack</source>
        <translation>20 przeciw blackjackowi krupiera</translation>
    </message>
    <message>
        <source>20 against the dealer&apos;s blackjack</source>
        <translation>20 przeciw blackjackowi krupiera</translation>
    </message>
    <message>
        <source>Blackjack against dealer&apos;s blackjack</source>
        <translation>Blackjack przeciw blackjackowi krupiera</translation>
    </message>
    <message>
        <source>blackjack against the dealer&apos;s blackjack</source>
        <translation>blackjack przeciw blackjackowi krupiera</translation>
    </message>
    <message>
        <source>round</source>
        <translation>rozdanie</translation>
    </message>
    <message>
        <source>No number of cards wins by itself.</source>
        <translation>Żadna liczba kart nie wygrywa sama z siebie.</translation>
    </message>
    <message>
        <source>Split aces can&apos;t be resplit.</source>
        <translation>Rozdzielonych asów nie można rozdzielać ponownie.</translation>
    </message>
    <message>
        <source>A pair becomes at most three hands.</source>
        <translation>Z pary powstają najwyżej trzy ręce.</translation>
    </message>
    <message>
        <source>&quot;at-once&quot; needs a peek, or a blackjack that takes all (&quot;dealer.blackjackTakes&quot;)</source>
        <translation>&quot;at-once&quot; wymaga, by krupier sprawdzał albo by jego blackjack zabierał wszystko (&quot;dealer.blackjackTakes&quot;)</translation>
    </message>
    <message>
        <source>{} is not a house edge; a percentage with its digits, such as &quot;0.53%&quot;, is needed</source>
        <translation>{} nie jest przewagą kasyna; potrzebny jest procent z cyframi, np. &quot;0.53%&quot;</translation>
    </message>
    <message>
        <source>a deal that isn&apos;t under way ends</source>
        <translation>kończy się rozdawanie, które nie trwa</translation>
    </message>
    <message>
        <source>The dealer&apos;s second card is drawn only when the hands have been played.</source>
        <translation>Drugą kartę krupiera dobiera się dopiero po rozegraniu rąk.</translation>
    </message>
    <message>
        <source>Dealer&apos;s first two cards</source>
        <translation>Pierwsze dwie karty krupiera</translation>
    </message>
    <message>
        <source>Wins if the dealer&apos;s first two cards are of one suit, king and queen of it, or a pair: of any colours, of one colour, or of one suit. What the dealer draws doesn&apos;t matter.</source>
        <translation>Wygrywa, gdy pierwsze dwie karty krupiera są jednego koloru, są królem i damą tego koloru albo parą: dowolnej barwy, jednej barwy lub jednego koloru. Nie ma znaczenia, co krupier dobierze.</translation>
    </message>
    <message>
        <source>First two cards of both hands</source>
        <translation>Pierwsze dwie karty obu rąk</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards of one suit</source>
        <translation>Karty krupiera jednego koloru</translation>
    </message>
    <message>
        <source>dealer&apos;s cards of one suit</source>
        <translation>karty krupiera jednego koloru</translation>
    </message>
    <message>
        <source>Dealer&apos;s pair</source>
        <translation>Para krupiera</translation>
    </message>
    <message>
        <source>dealer&apos;s pair</source>
        <translation>para krupiera</translation>
    </message>
    <message>
        <source>Dealer&apos;s pair of one colour</source>
        <translation>Jednobarwna para krupiera</translation>
    </message>
    <message>
        <source>dealer&apos;s pair of one colour</source>
        <translation>jednobarwna para krupiera</translation>
    </message>
    <message>
        <source>Dealer&apos;s pair of one suit</source>
        <translation>Idealna para krupiera</translation>
    </message>
    <message>
        <source>dealer&apos;s pair of one suit</source>
        <translation>idealna para krupiera</translation>
    </message>
    <message>
        <source>Dealer&apos;s king and queen of one suit</source>
        <translation>Król i dama jednego koloru u krupiera</translation>
    </message>
    <message>
        <source>dealer&apos;s king and queen of one suit</source>
        <translation>król i dama jednego koloru u krupiera</translation>
    </message>
    <message>
        <source>Both hands of one suit</source>
        <translation>Obie ręce, każda w kolorze</translation>
    </message>
    <message>
        <source>both hands of one suit</source>
        <translation>obie ręce, każda w kolorze</translation>
    </message>
    <message>
        <source>Both hands 20</source>
        <translation>Obie ręce po 20</translation>
    </message>
    <message>
        <source>both hands 20</source>
        <translation>obie ręce po 20</translation>
    </message>
    <message>
        <source>Both hands pairs</source>
        <translation>Obie ręce to pary</translation>
    </message>
    <message>
        <source>both hands pairs</source>
        <translation>obie ręce to pary</translation>
    </message>
    <message>
        <source>Both hands blackjacks of one suit</source>
        <translation>Obie ręce to blackjack w kolorze</translation>
    </message>
    <message>
        <source>both hands blackjacks of one suit</source>
        <translation>obie ręce to blackjack w kolorze</translation>
    </message>
    <message>
        <source>Both hands pairs of one suit</source>
        <translation>Obie ręce to idealne pary</translation>
    </message>
    <message>
        <source>both hands pairs of one suit</source>
        <translation>obie ręce to idealne pary</translation>
    </message>
    <message>
        <source>Both hands king and queen of one suit</source>
        <translation>Obie ręce to król i dama jednego koloru</translation>
    </message>
    <message>
        <source>both hands king and queen of one suit</source>
        <translation>obie ręce to król i dama jednego koloru</translation>
    </message>
    <message>
        <source>The same blackjack of one suit in both hands</source>
        <translation>Ten sam blackjack w kolorze w obu rękach</translation>
    </message>
    <message>
        <source>the same blackjack of one suit in both hands</source>
        <translation>ten sam blackjack w kolorze w obu rękach</translation>
    </message>
    <message>
        <source>is missing: both of the dealer&apos;s cards are face up</source>
        <translation>brak: obie karty krupiera leżą odkryte</translation>
    </message>
    <message>
        <source>turns end that aren&apos;t under way</source>
        <translation>kończą się kolejki, które nie trwają</translation>
    </message>
    <message>
        <source>Both of the dealer&apos;s cards are dealt face up.</source>
        <translation>Obie karty krupiera są rozdawane odkryte.</translation>
    </message>
    <message>
        <source>the house stakes hands of free splits only, all but the first</source>
        <translation>kasyno daje stawkę tylko rękom z darmowych rozdzieleń, wszystkim oprócz pierwszej</translation>
    </message>
    <message>
        <source>there is none: the dealer gets the second card after the hands</source>
        <translation>nie ma jej: krupier dostaje drugą kartę po rozegraniu rąk</translation>
    </message>
    <message>
        <source>A blackjack of one suit pays no more than others.</source>
        <translation>Blackjack w kolorze nie płaci więcej niż inne.</translation>
    </message>
    <message>
        <source>Hands are given up early, with their first two cards.</source>
        <translation>Z rąk rezygnuje się wcześnie, przy pierwszych dwóch kartach.</translation>
    </message>
    <message>
        <source>With fewer cards a hand has ended as a Charlie.</source>
        <translation>Z mniejszą liczbą kart ręka skończyła się już jako Charlie.</translation>
    </message>
    <message>
        <source>Where a dealer&apos;s blackjack found late doesn&apos;t take every stake, only the first two cards may be surrendered.</source>
        <translation>Gdy ujawniony późno blackjack krupiera nie zabiera każdej stawki, poddać można tylko pierwsze dwie karty.</translation>
    </message>
    <message>
        <source>Every double is free, and what the house stakes stays as it is.</source>
        <translation>Każde podwojenie jest darmowe, a to, co stawia kasyno, pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>No card makes 10 or 11 of a hand that has one of them already.</source>
        <translation>Żadna karta nie zrobi ponownie 10 lub 11 z ręki, która już tyle liczy.</translation>
    </message>
    <message>
        <source>Where a dealer&apos;s blackjack found late doesn&apos;t take every stake, a hand is doubled only once.</source>
        <translation>Gdy ujawniony późno blackjack krupiera nie zabiera każdej stawki, rękę podwaja się tylko raz.</translation>
    </message>
    <message>
        <source>Where a dealer&apos;s blackjack found late takes the first stake alone, a doubled hand always stands.</source>
        <translation>Gdy ujawniony późno blackjack krupiera zabiera tylko pierwszą stawkę, podwojona ręka zawsze pasuje.</translation>
    </message>
    <message>
        <source>No hand is surrendered to a dealer who may have a blackjack.</source>
        <translation>Żadnej ręki nie poddaje się krupierowi, który może mieć blackjacka.</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand and the dealer&apos;s first two cards are alike: of the same total, both of one suit (each of its own), both 20, both pairs, both blackjacks of one suit, or both king and queen of one suit. What anyone draws doesn&apos;t matter.</source>
        <translation>Wygrywa, gdy pierwsze dwie karty ręki i pierwsze dwie karty krupiera są podobne: obie ręce o tej samej sumie, obie w kolorze (każda w swoim), obie po 20, obie to pary, obie to blackjack w kolorze albo obie to król i dama jednego koloru. Nie ma znaczenia, co kto dobierze.</translation>
    </message>
    <message>
        <source>Both hands the same total</source>
        <translation>Obie ręce o tej samej sumie</translation>
    </message>
    <message>
        <source>both hands the same total</source>
        <translation>obie ręce o tej samej sumie</translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message>
        <source>Fairness</source>
        <translation>Uczciwość</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Jak to działa</translation>
    </message>
    <message>
        <source>Shoes or the method</source>
        <translation>Saboty lub metoda</translation>
    </message>
    <message>
        <source>Shoes</source>
        <translation>Saboty</translation>
    </message>
</context>
<context>
    <name>FigureTable</name>
    <message>
        <source>%1, figures</source>
        <comment>the table behind a picture</comment>
        <translation>%1, liczby</translation>
    </message>
</context>
<context>
    <name>FileWriter</name>
    <message>
        <source>Writing… %1%</source>
        <translation>Zapisywanie… %1%</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksportuj</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>FilterNameDialog</name>
    <message>
        <source>Save these filters</source>
        <translation>Zapisz te filtry</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Zastąp</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>There is no room for another. Delete one first, or replace one by its name.</source>
        <translation>Nie ma miejsca na kolejny. Najpierw usuń jeden albo zastąp któryś po nazwie.</translation>
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
        <translation>sprawdzony</translation>
    </message>
    <message>
        <source>doesn&apos;t match</source>
        <translation>niezgodny</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Sprawdź</translation>
    </message>
    <message>
        <source>Verify shoe %1</source>
        <translation>Sprawdź sabot %1</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Zobowiązanie</translation>
    </message>
    <message>
        <source>Copy commitment</source>
        <translation>Kopiuj zobowiązanie</translation>
    </message>
    <message>
        <source>Copied commitment</source>
        <translation>Skopiowano zobowiązanie</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Ziarno</translation>
    </message>
    <message>
        <source>Copy seed</source>
        <translation>Kopiuj ziarno</translation>
    </message>
    <message>
        <source>Copied seed</source>
        <translation>Skopiowano ziarno</translation>
    </message>
    <message>
        <source>Client seed</source>
        <translation>Ziarno gracza</translation>
    </message>
    <message>
        <source>Copy client seed</source>
        <translation>Kopiuj ziarno gracza</translation>
    </message>
    <message>
        <source>Copied client seed</source>
        <translation>Skopiowano ziarno gracza</translation>
    </message>
    <message>
        <source>Shoe %1, %2, %3, %4</source>
        <translation>Sabot %1, %2, %3, %4</translation>
    </message>
    <message>
        <source>can&apos;t be checked</source>
        <translation>nie do sprawdzenia</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln rozdanie</numerusform>
            <numerusform>%Ln rozdania</numerusform>
            <numerusform>%Ln rozdań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show the %Ln rounds of shoe %1</source>
        <translation>
            <numerusform>Pokaż %Ln rozdanie z sabota %1</numerusform>
            <numerusform>Pokaż %Ln rozdania z sabota %1</numerusform>
            <numerusform>Pokaż %Ln rozdań z sabota %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation>Przelicz</translation>
    </message>
    <message>
        <source>Work out shoe %1, step by step</source>
        <translation>Przelicz sabot %1 krok po kroku</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Skopiowano</translation>
    </message>
    <message>
        <source>Copy shoe %1 as JSON</source>
        <translation>Kopiuj sabot %1 jako JSON</translation>
    </message>
</context>
<context>
    <name>FirstStart</name>
    <message>
        <source>Welcome to Open Shoe</source>
        <translation>Witamy w Open Shoe</translation>
    </message>
    <message>
        <source>Start with %1</source>
        <translation>Zacznij: %1</translation>
    </message>
    <message>
        <source>Don&apos;t show this again</source>
        <translation>Nie pokazuj więcej</translation>
    </message>
    <message>
        <source>What this is</source>
        <translation>Co to jest</translation>
    </message>
    <message>
        <source>Blackjack by the rules of real casinos, for play money. Every round is kept, so you can look it up, replay it and review it.</source>
        <translation>Blackjack na zasadach prawdziwych kasyn, za wirtualne pieniądze. Każde rozdanie jest zachowywane: można je odszukać, odtworzyć i przeanalizować.</translation>
    </message>
    <message>
        <source>Your wallets</source>
        <translation>Portfele</translation>
    </message>
    <message>
        <source>Each game shows which one it uses.</source>
        <translation>Przy każdej grze jest podane, z którego portfela się gra.</translation>
    </message>
    <message>
        <source>The coach</source>
        <translation>Trener</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trener</translation>
    </message>
    <message>
        <source>Tells you at the table what each play is worth.</source>
        <translation>Mówi przy stole, ile warte jest każde zagranie.</translation>
    </message>
    <message>
        <source>Show me how to play</source>
        <translation>Pokaż, jak grać</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Returns %1, published %2</source>
        <translation>Zwrot %1, podawany %2</translation>
    </message>
    <message>
        <source>Returns %1</source>
        <translation>Zwrot %1</translation>
    </message>
    <message>
        <source>Published return %1</source>
        <translation>Podawany zwrot %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Graj: %1</translation>
    </message>
    <message>
        <source>Resume %1</source>
        <translation>Graj dalej: %1</translation>
    </message>
</context>
<context>
    <name>GameDrop</name>
    <message>
        <source>Drop rule files here to add them to your games, or a challenge to play it</source>
        <translation>Upuść tu pliki zasad, aby dodać je do gier, albo wyzwanie, aby je rozegrać</translation>
    </message>
</context>
<context>
    <name>GameLine</name>
    <message>
        <source>Your own</source>
        <translation>Własna</translation>
    </message>
    <message>
        <source>Opened from a file</source>
        <translation>Otwarta z pliku</translation>
    </message>
    <message>
        <source>Hidden from the lobby</source>
        <translation>Ukryta w lobby</translation>
    </message>
    <message>
        <source>Can&apos;t be used</source>
        <translation>Nie można użyć</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Graj: %1</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Edytuj</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>Edytuj: %1</translation>
    </message>
    <message>
        <source>More options for %1</source>
        <translation>Więcej: %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Try %1 again</source>
        <translation>Spróbuj ponownie: %1</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Pokaż folder</translation>
    </message>
    <message>
        <source>Show the folder of %1</source>
        <translation>Pokaż folder: %1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Usuń: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <translation>Przywróć: %1</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Zmień nazwę: %1</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Zmień nazwę</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Share as a file</source>
        <translation>Udostępnij jako plik</translation>
    </message>
    <message>
        <source>Rule file</source>
        <translation>Plik z zasadami</translation>
    </message>
    <message>
        <source>Import rule files</source>
        <translation>Wczytaj pliki z zasadami</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Options for %1</source>
        <translation>Co zrobić z: %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Edit the rules</source>
        <translation>Edytuj zasady</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Zmień nazwę…</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Przesuń w górę</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Przesuń w dół</translation>
    </message>
    <message>
        <source>Show in the lobby</source>
        <translation>Pokaż w lobby</translation>
    </message>
    <message>
        <source>Hide from the lobby</source>
        <translation>Ukryj w lobby</translation>
    </message>
    <message>
        <source>Share as a file…</source>
        <translation>Udostępnij jako plik…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Black Jack in Boxes</source>
        <comment>boxes</comment>
        <translation>Black Jack na boksach</translation>
    </message>
    <message>
        <source>Classic Blackjack</source>
        <comment>classic</comment>
        <translation>Klasyczny Blackjack</translation>
    </message>
    <message>
        <source>Deluxe Blackjack</source>
        <comment>deluxe</comment>
        <translation>Blackjack Deluxe</translation>
    </message>
    <message>
        <source>Down Under Blackjack</source>
        <comment>down-under</comment>
        <translation>Blackjack z antypodów</translation>
    </message>
    <message>
        <source>Premium Blackjack</source>
        <comment>premium</comment>
        <translation>Blackjack Premium</translation>
    </message>
    <message>
        <source>Blackjack with the Rundown</source>
        <comment>rundown</comment>
        <translation>Blackjack z Kroniką</translation>
    </message>
</context>
<context>
    <name>GamesSettings</name>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Wczytaj plik…</translation>
    </message>
    <message>
        <source>You can also drop a rule file anywhere on the window. Hiding a game only removes it from the lobby.</source>
        <translation>Plik z zasadami można też upuścić w dowolnym miejscu okna. Ukryte tutaj gry znikają tylko z lobby.</translation>
    </message>
    <message>
        <source>Games rules variants own new table casino copy rename edit order hide lobby share import export take in file delete house edge</source>
        <translation>gry zasady warianty własny stół kasyno kopia zmiana nazwy edycja kolejność ukryj lobby udostępnij import eksport wczytaj plik usuń przewaga kasyna nowa</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nowa gra…</translation>
    </message>
    <message>
        <source>New game with the rules of</source>
        <translation>Nowa gra z zasadami</translation>
    </message>
</context>
<context>
    <name>GuideNote</name>
    <message>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>End the guide</source>
        <translation>Zakończ przewodnik</translation>
    </message>
</context>
<context>
    <name>HandDialog</name>
    <message>
        <source>Build a hand</source>
        <translation>Złóż rękę</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>Up card</source>
        <translation>Odkryta karta krupiera</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decyzja</translation>
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
        <translation>przeciw na</translation>
    </message>
    <message>
        <source>on with</source>
        <extracomment>Words that say nothing when a hand is searched for, separated by spaces</extracomment>
        <translation>na z</translation>
    </message>
    <message>
        <source>hard</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces</extracomment>
        <translation>twarda twarde</translation>
    </message>
    <message>
        <source>soft</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: an ace counts 11</extracomment>
        <translation>miękka miękkie</translation>
    </message>
    <message>
        <source>pair</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces</extracomment>
        <translation>para parę</translation>
    </message>
    <message>
        <source>hit</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: taking a card</extracomment>
        <translation>dobierz dobranie</translation>
    </message>
    <message>
        <source>stand</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces</extracomment>
        <translation>pas pasować</translation>
    </message>
    <message>
        <source>double</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: doubling the stake</extracomment>
        <translation>podwój podwojenie</translation>
    </message>
    <message>
        <source>split</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: splitting a pair</extracomment>
        <translation>rozdziel rozdzielenie</translation>
    </message>
    <message>
        <source>surrender</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: giving up</extracomment>
        <translation>poddaj poddanie</translation>
    </message>
    <message>
        <source>Type a hand like A7 v 9, 16 v 10, soft 18, pair 8 v 6 or double on 11.</source>
        <translation>Wpisz rękę, np. A7 przeciw 9, 16 przeciw 10, miękka 18, para 8 przeciw 6 albo podwój na 11.</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
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
        <translation>%1. Naciśnij, aby zmienić.</translation>
    </message>
    <message>
        <source>Change the stake and the rounds</source>
        <translation>Zmień stawkę i liczbę rozdań</translation>
    </message>
    <message>
        <source>What an hour is reckoned with</source>
        <translation>Z czym liczona jest godzina</translation>
    </message>
    <message>
        <source>Stake a round</source>
        <translation>Stawka na rozdanie</translation>
    </message>
    <message>
        <source>Rounds an hour</source>
        <translation>Rozdań na godzinę</translation>
    </message>
    <message>
        <source>Kept for all pages. The stake counts in every game with this currency, as far as its limits allow.</source>
        <translation>Zapamiętane dla wszystkich stron. Stawka obowiązuje w każdej grze z tą walutą, o ile pozwalają jej limity.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
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
        <translation>Shift</translation>
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
        <translation>Enter</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>PgDn</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
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
        <translation>Ma inne klawisze niż domyślnie.</translation>
    </message>
    <message>
        <source>Change the key: %1</source>
        <translation>Zmień klawisz: %1</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Brak klawisza</translation>
    </message>
    <message>
        <source>More options for %1</source>
        <translation>Więcej: %1</translation>
    </message>
</context>
<context>
    <name>KeyMenu</name>
    <message>
        <source>Options for %1</source>
        <translation>Co zrobić z: %1</translation>
    </message>
    <message>
        <source>Change the key…</source>
        <translation>Zmień klawisz…</translation>
    </message>
    <message>
        <source>Add a key…</source>
        <translation>Dodaj klawisz…</translation>
    </message>
    <message>
        <source>Remove its keys</source>
        <translation>Usuń klawisze</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Resetuj</translation>
    </message>
</context>
<context>
    <name>KeyPrompt</name>
    <message>
        <source>Key for “%1”</source>
        <translation>Klawisz dla „%1”</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Press the key for “%1”. Esc keeps the current one.</source>
        <translation>Naciśnij klawisz dla „%1”. Esc pozostawia bez zmian.</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Naciśnij nowy klawisz</translation>
    </message>
    <message>
        <source>Esc keeps the current one.</source>
        <translation>Esc pozostawia bez zmian.</translation>
    </message>
</context>
<context>
    <name>KeySettings</name>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>What each key does</source>
        <translation>Do czego służą klawisze</translation>
    </message>
    <message>
        <source>Press one to give it another key.</source>
        <translation>Kliknięcie klawisza pozwala wybrać inny.</translation>
    </message>
    <message>
        <source>%1 shows all of them at once.</source>
        <translation>%1 pokazuje wszystkie naraz.</translation>
    </message>
    <message>
        <source>Hide the keys</source>
        <translation>Ukryj klawisze</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Zmień klawisze</translation>
    </message>
    <message>
        <source>Reassign it</source>
        <translation>Przejmij</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Zostaw</translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>Playing</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Stawki</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Odtwarzanie</translation>
    </message>
    <message>
        <source>In lists</source>
        <translation>Na listach</translation>
    </message>
    <message>
        <source>Rundown</source>
        <translation>Kronika</translation>
    </message>
    <message>
        <source>List of games</source>
        <translation>Lista gier</translation>
    </message>
    <message>
        <source>Editing rules</source>
        <translation>Edycja zasad</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Wszędzie</translation>
    </message>
    <message>
        <source>Go to spot 1 to 7</source>
        <translation>Przejdź do pola od 1 do 7</translation>
    </message>
    <message>
        <source>Minimum, maximum, half or twice the stake on the spot</source>
        <translation>Najniższa, najwyższa, połowa, dwukrotność stawki na polu</translation>
    </message>
    <message>
        <source>Double (hand or stakes)</source>
        <translation>Podwój, także stawki</translation>
    </message>
    <message>
        <source>Surrender, give up</source>
        <translation>Poddaj, zrezygnuj</translation>
    </message>
    <message>
        <source>Choose insurance or even money hand by hand</source>
        <translation>Wybierz ubezpieczenie lub wypłatę 1:1 dla każdej ręki</translation>
    </message>
    <message>
        <source>Follow a double or split</source>
        <translation>Dołącz do podwojenia lub rozdzielenia</translation>
    </message>
    <message>
        <source>No; after the round, change the bets</source>
        <translation>Nie; po rozdaniu: zmień stawki</translation>
    </message>
    <message>
        <source>Ask the coach</source>
        <translation>Zapytaj trenera</translation>
    </message>
    <message>
        <source>Deal or deal again; while cards move, show all at once</source>
        <translation>Rozdaj, rozdaj znowu; gdy karty się poruszają: pokaż wszystko naraz</translation>
    </message>
    <message>
        <source>Review the last round</source>
        <translation>Przeanalizuj ostatnie rozdanie</translation>
    </message>
    <message>
        <source>Repeat the last stakes</source>
        <translation>Powtórz ostatnie stawki</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Go to spot 1</source>
        <translation>Przejdź do pola 1</translation>
    </message>
    <message>
        <source>Go to spot 2</source>
        <translation>Przejdź do pola 2</translation>
    </message>
    <message>
        <source>Go to spot 3</source>
        <translation>Przejdź do pola 3</translation>
    </message>
    <message>
        <source>Go to spot 4</source>
        <translation>Przejdź do pola 4</translation>
    </message>
    <message>
        <source>Go to spot 5</source>
        <translation>Przejdź do pola 5</translation>
    </message>
    <message>
        <source>Go to spot 6</source>
        <translation>Przejdź do pola 6</translation>
    </message>
    <message>
        <source>Go to spot 7</source>
        <translation>Przejdź do pola 7</translation>
    </message>
    <message>
        <source>Put a chip on the spot</source>
        <translation>Połóż żeton na polu</translation>
    </message>
    <message>
        <source>Take a chip off the spot</source>
        <translation>Zdejmij żeton z pola</translation>
    </message>
    <message>
        <source>Next spot or side bet</source>
        <translation>Następne miejsce: pola i zakłady poboczne</translation>
    </message>
    <message>
        <source>Type an amount for the spot</source>
        <translation>Wpisz kwotę na pole</translation>
    </message>
    <message>
        <source>Minimum stake on the spot</source>
        <translation>Najniższa stawka na polu</translation>
    </message>
    <message>
        <source>Maximum stake on the spot</source>
        <translation>Najwyższa stawka na polu</translation>
    </message>
    <message>
        <source>Half the stake on the spot</source>
        <translation>Połowa stawki na polu</translation>
    </message>
    <message>
        <source>Twice the stake on the spot</source>
        <translation>Dwukrotność stawki na polu</translation>
    </message>
    <message>
        <source>See and change the rules</source>
        <translation>Zasady: zobacz i zmień</translation>
    </message>
    <message>
        <source>Pause or resume the table</source>
        <translation>Wstrzymaj stół albo graj dalej</translation>
    </message>
    <message>
        <source>Show or hide the Rundown</source>
        <translation>Pokaż lub ukryj Kronikę</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Włącz lub wyłącz dźwięk</translation>
    </message>
    <message>
        <source>Play, pause</source>
        <translation>Odtwarzaj, wstrzymaj</translation>
    </message>
    <message>
        <source>Back one step</source>
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <source>Forward one step</source>
        <translation>Krok naprzód</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Na początek</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na koniec</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Szybciej</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Wolniej</translation>
    </message>
    <message>
        <source>Verify the shoe</source>
        <translation>Sprawdź sabot</translation>
    </message>
    <message>
        <source>The same cards in other games</source>
        <translation>Te same karty w innych grach</translation>
    </message>
    <message>
        <source>Stop the replay</source>
        <translation>Zakończ odtwarzanie</translation>
    </message>
    <message>
        <source>Next or previous row</source>
        <translation>Od wiersza do wiersza</translation>
    </message>
    <message>
        <source>Options for the row</source>
        <translation>Co można zrobić z wierszem</translation>
    </message>
    <message>
        <source>Change the key, in the list of keys</source>
        <translation>Zmień klawisz, na liście klawiszy</translation>
    </message>
    <message>
        <source>Open and close the round</source>
        <translation>Rozwiń i zwiń rozdanie</translation>
    </message>
    <message>
        <source>Replay the round</source>
        <translation>Odtwórz rozdanie</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Zmień nazwę</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Przesuń w górę</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Przesuń w dół</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Znajdź zasadę</translation>
    </message>
    <message>
        <source>Scroll down the rules</source>
        <translation>Dalej w zasadach</translation>
    </message>
    <message>
        <source>Scroll up the rules</source>
        <translation>Wstecz w zasadach</translation>
    </message>
    <message>
        <source>Leave the editor</source>
        <translation>Opuść edytor</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Wszystkie klawisze</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pełny ekran</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Next or previous control</source>
        <translation>Do następnego elementu, do poprzedniego</translation>
    </message>
    <message>
        <source>Search the page</source>
        <translation>Znajdź na stronie</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Next larger chip</source>
        <translation>Następny wyższy żeton</translation>
    </message>
    <message>
        <source>Next smaller chip</source>
        <translation>Następny niższy żeton</translation>
    </message>
    <message>
        <source>How to play, next step</source>
        <translation>Jak grać, następny krok</translation>
    </message>
    <message>
        <source>Say what your count is, when the table asks</source>
        <translation>Podać liczenie, gdy stół zapyta</translation>
    </message>
</context>
<context>
    <name>LanguageSettings</name>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>translation tongue locale</source>
        <translation>tłumaczenie język polski angielski lokalizacja</translation>
    </message>
    <message>
        <source>Playing terms in English</source>
        <translation>Terminy gry po angielsku</translation>
    </message>
    <message>
        <source>Hit, Stand, Split and so on, as they are called at tables all over the world.</source>
        <translation>Hit, Stand, Split i inne, tak jak mówi się przy stołach na całym świecie.</translation>
    </message>
    <message>
        <source>terms vocabulary words jargon english hit stand split double</source>
        <translation>terminy słownictwo słowa żargon angielski hit stand split double dobierz pas</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <comment>what the language of this file calls itself</comment>
        <translation>Polski</translation>
    </message>
</context>
<context>
    <name>LimitsSettings</name>
    <message>
        <source>Play limits loss lose stake money time a day remind reminder break pause stop exclude exclusion self-exclusion today limit responsible</source>
        <translation>limity gry strata przegrana stawka pieniądze czas dzień przypomnienie przypominaj przerwa pauza zatrzymaj wykluczenie samowykluczenie dziś limit odpowiedzialna</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Bez limitu</translation>
    </message>
    <message>
        <source>15 minutes</source>
        <translation>15 minut</translation>
    </message>
    <message>
        <source>30 minutes</source>
        <translation>30 minut</translation>
    </message>
    <message>
        <source>45 minutes</source>
        <translation>45 minut</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 godzina</translation>
    </message>
    <message>
        <source>1½ hours</source>
        <translation>1½ godziny</translation>
    </message>
    <message>
        <source>2 hours</source>
        <translation>2 godziny</translation>
    </message>
    <message>
        <source>3 hours</source>
        <translation>3 godziny</translation>
    </message>
    <message>
        <source>4 hours</source>
        <translation>4 godziny</translation>
    </message>
    <message>
        <source>6 hours</source>
        <translation>6 godzin</translation>
    </message>
    <message>
        <source>8 hours</source>
        <translation>8 godzin</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nigdy</translation>
    </message>
    <message>
        <source>Every 10 minutes</source>
        <translation>Co 10 minut</translation>
    </message>
    <message>
        <source>Every 15 minutes</source>
        <translation>Co 15 minut</translation>
    </message>
    <message>
        <source>Every 20 minutes</source>
        <translation>Co 20 minut</translation>
    </message>
    <message>
        <source>Every 30 minutes</source>
        <translation>Co 30 minut</translation>
    </message>
    <message>
        <source>Every 45 minutes</source>
        <translation>Co 45 minut</translation>
    </message>
    <message>
        <source>Every hour</source>
        <translation>Co godzinę</translation>
    </message>
    <message>
        <source>Play limits</source>
        <translation>Limity gry</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dziś</translation>
    </message>
    <message>
        <source>Limits of %1</source>
        <translation>Limity: %1</translation>
    </message>
    <message>
        <source>Lowering a limit takes effect at once; raising or removing one takes a day. A round in progress is played to the end, doubles, splits and insurance included.</source>
        <translation>Niższy limit działa od razu, wyższy albo jego zniesienie dzień później. Rozpoczęte rozdanie gra się do końca, ze wszystkim, czego wymaga.</translation>
    </message>
    <message>
        <source>Currency of the limits</source>
        <translation>Waluta limitów</translation>
    </message>
    <message>
        <source>Daily loss limit</source>
        <translation>Dzienny limit straty</translation>
    </message>
    <message>
        <source>Daily stake limit</source>
        <translation>Dzienny limit stawek</translation>
    </message>
    <message>
        <source>Daily time limit</source>
        <translation>Dzienny limit czasu gry</translation>
    </message>
    <message>
        <source>Remind me</source>
        <translation>Przypomnienia</translation>
    </message>
    <message>
        <source>Between rounds the table shows the time played and the net result.</source>
        <translation>Między rozdaniami stół podaje czas gry i wynik netto.</translation>
    </message>
    <message>
        <source>Take a break</source>
        <translation>Przerwa</translation>
    </message>
    <message>
        <source>Nothing is dealt until it is over.</source>
        <translation>Do jej końca nie rozdaje się kart.</translation>
    </message>
    <message>
        <source>12 hours</source>
        <translation>12 godzin</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 dzień</translation>
    </message>
    <message>
        <source>3 days</source>
        <translation>3 dni</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 dni</translation>
    </message>
    <message>
        <source>Exclude yourself from play</source>
        <translation>Wykluczenie z gry</translation>
    </message>
    <message>
        <source>A longer break, on this computer and for every account here.</source>
        <translation>To samo na dłużej, na tym komputerze i dla wszystkich kont.</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 dni</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 dni</translation>
    </message>
    <message>
        <source>Half a year</source>
        <translation>Pół roku</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 rok</translation>
    </message>
    <message>
        <source>5 years</source>
        <translation>5 lat</translation>
    </message>
    <message>
        <source>Exclude yourself until %1?</source>
        <translation>Wykluczyć się z gry do: %1?</translation>
    </message>
    <message>
        <source>Take a break until %1?</source>
        <translation>Zrobić przerwę do: %1?</translation>
    </message>
    <message>
        <source>Exclude me</source>
        <translation>Wyklucz mnie</translation>
    </message>
    <message>
        <source>Take the break</source>
        <translation>Zrób przerwę</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>It can&apos;t be ended or shortened: not by any setting, another account or changing the clock while the computer is running. Other data folders on this computer observe it too. What the program can&apos;t see: another computer, another user of this one, files deleted by hand, or a clock that is wrong after a restart and stays wrong.</source>
        <translation>Nie da się jej zakończyć ani skrócić: żadnym ustawieniem, innym kontem ani zmianą zegara, póki komputer działa. Obowiązuje też w każdym innym folderze danych otwartym na tym komputerze. Program nie widzi natomiast innego komputera, innego użytkownika tego komputera, ręcznego usunięcia plików ani zegara, który po ponownym uruchomieniu stale chodzi źle.</translation>
    </message>
</context>
<context>
    <name>LimitsSign</name>
    <message>
        <source>Limits: %1</source>
        <translation>Limity: %1</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limity</translation>
    </message>
</context>
<context>
    <name>ListedChoice</name>
    <message>
        <source>None chosen</source>
        <translation>Nic nie wybrano</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>Wybrano: %n</numerusform>
            <numerusform>Wybrano: %n</numerusform>
            <numerusform>Wybrano: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Choose a table</source>
        <translation>Wybierz stół</translation>
    </message>
    <message>
        <source>Play money. Every shuffle is fixed before you bet, and anyone can check it.</source>
        <translation>Gra za wirtualne pieniądze. Każde tasowanie jest ustalone przed postawieniem stawki i każdy może je sprawdzić.</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Znajdź grę</translation>
    </message>
    <message>
        <source>No game matches “%1”.</source>
        <translation>Żadna gra nie nazywa się „%1”.</translation>
    </message>
    <message>
        <source>Every game is hidden. You can show them again on the Settings page.</source>
        <translation>Wszystkie gry są ukryte. Można je znów pokazać na stronie Ustawienia.</translation>
    </message>
    <message>
        <source>Opening the books…</source>
        <translation>Otwieranie danych…</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The log can&apos;t be written; play goes on without it. %1: %2</source>
        <translation>Nie można zapisywać dziennika; gra toczy się bez niego. %1: %2</translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>Each game&apos;s own</source>
        <translation>Własne każdej gry</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Dwa kolory</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Cztery kolory</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>System follows the desktop.</source>
        <translation>„System” dopasowuje się do pulpitu.</translation>
    </message>
    <message>
        <source>colors scheme theme appearance dark light mode night day</source>
        <translation>kolory barwy motyw schemat wygląd ciemny jasny tryb nocny dzienny</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasne</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemne</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Rozmiar tekstu</translation>
    </message>
    <message>
        <source>Follows the desktop until you choose here.</source>
        <translation>Zgodnie z pulpitem, dopóki nie wybierze się tu innego.</translation>
    </message>
    <message>
        <source>font letters zoom scale bigger smaller large</source>
        <translation>czcionka litery powiększenie skala większe mniejsze duże</translation>
    </message>
    <message>
        <source>Interface size</source>
        <translation>Rozmiar interfejsu</translation>
    </message>
    <message>
        <source>This window has room for %1%.</source>
        <translation>W tym oknie mieści się %1%.</translation>
    </message>
    <message>
        <source>zoom scale dpi buttons bigger smaller larger everything</source>
        <translation>powiększenie skala dpi przyciski większe mniejsze wszystko</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Our own, and those of other card games on this computer.</source>
        <translation>Własne karty programu i karty z innych gier karcianych na tym komputerze.</translation>
    </message>
    <message>
        <source>deck four suit colours 4 color four-color clubs green diamonds blue hearts spades kde gnome faces</source>
        <translation>talia cztery kolory 4 kolory trefl zielony karo niebieski kier pik kde gnome figury</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Rewers kart</translation>
    </message>
    <message>
        <source>deck pattern design</source>
        <translation>talia wzór koszulka tył</translation>
    </message>
    <message>
        <source>Brass</source>
        <translation>Mosiądz</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Północ</translation>
    </message>
    <message>
        <source>Claret</source>
        <translation>Bordo</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Sukno</translation>
    </message>
    <message>
        <source>Each game has its own; you can choose one for all tables.</source>
        <translation>Każda gra ma własne; na wszystkich stołach można położyć inne.</translation>
    </message>
    <message>
        <source>cloth colour color background</source>
        <translation>sukno kolor barwa tło</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Wysoki kontrast</translation>
    </message>
    <message>
        <source>Black and white with strong edges, in light and dark.</source>
        <translation>Czerń i biel z wyraźnymi krawędziami, jasno lub ciemno.</translation>
    </message>
    <message>
        <source>accessibility colors colours black white readable edges</source>
        <translation>dostępność kolory czarny biały czytelny krawędzie</translation>
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
        <translation>Szczęście i gra</translation>
    </message>
    <message>
        <source>Luck %1</source>
        <translation>Szczęście %1</translation>
    </message>
    <message>
        <source>luck, against an expected spread of %1</source>
        <comment>a standard deviation</comment>
        <translation>szczęście; typowe odchylenie to %1</translation>
    </message>
    <message>
        <source>Hands, played best</source>
        <translation>Ręce, optymalna gra</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Zakłady poboczne</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Błędy</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Szczęście</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Netto</translation>
    </message>
    <message>
        <source>Once rounds are priced, this shows what was luck and what the play was worth.</source>
        <translation>Gdy rozdania zostaną wycenione, będzie tu widać, co dało szczęście, a ile warta była gra.</translation>
    </message>
</context>
<context>
    <name>LuckWords</name>
    <message>
        <source>Better than %1 of 100 such stretches</source>
        <comment>luck</comment>
        <translation>Lepiej niż w %1 na 100 takich okresów</translation>
    </message>
    <message>
        <source>Worse than %1 of 100 such stretches</source>
        <comment>luck</comment>
        <translation>Gorzej niż w %1 na 100 takich okresów</translation>
    </message>
    <message>
        <source>±%1</source>
        <comment>a standard deviation</comment>
        <translation>±%1</translation>
    </message>
    <message>
        <source>Stakes like these vary by %1: the luck was within that.</source>
        <translation>Rozrzut przy takich stawkach to %1: szczęście mieściło się w tych granicach.</translation>
    </message>
    <message>
        <source>Stakes like these vary by %1: the luck was up to twice that.</source>
        <translation>Rozrzut przy takich stawkach to %1: szczęście sięgało najwyżej jego dwukrotności.</translation>
    </message>
    <message>
        <source>Stakes like these vary by %1: the luck was more than twice that.</source>
        <translation>Rozrzut przy takich stawkach to %1: szczęście przekroczyło jego dwukrotność.</translation>
    </message>
    <message>
        <source>After %1 rounds, this shows how rare such luck is.</source>
        <translation>Od %1 rozdań będzie tu podane, jak rzadkie jest takie szczęście.</translation>
    </message>
    <message>
        <source>Net %1: luck %2, hands played best %3, side bets %4, mistakes %5.</source>
        <translation>Netto %1: szczęście %2, ręce przy optymalnej grze %3, zakłady poboczne %4, błędy %5.</translation>
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
        <translation>Wyjść w środku rozdania?</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Wyjdź</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Zostań</translation>
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
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pełny ekran</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Change game</source>
        <translation>Zmień grę</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <source>Open a challenge…</source>
        <translation>Otwórz wyzwanie…</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Hitting was worth %1 of a stake more.</source>
        <translation>Dobranie było warte o %1 stawki więcej.</translation>
    </message>
    <message>
        <source>Standing was worth %1 of a stake more.</source>
        <translation>Pas był wart o %1 stawki więcej.</translation>
    </message>
    <message>
        <source>Doubling was worth %1 of a stake more.</source>
        <translation>Podwojenie było warte o %1 stawki więcej.</translation>
    </message>
    <message>
        <source>Splitting was worth %1 of a stake more.</source>
        <translation>Rozdzielenie było warte o %1 stawki więcej.</translation>
    </message>
    <message>
        <source>Giving the hand up was worth %1 of a stake more.</source>
        <translation>Rezygnacja z ręki była warta o %1 stawki więcej.</translation>
    </message>
    <message>
        <source>Insurance was worth %1 of its stake more.</source>
        <translation>Ubezpieczenie było warte o %1 swojej stawki więcej.</translation>
    </message>
    <message>
        <source>Even money was worth %1 of a stake more.</source>
        <translation>Wypłata 1:1 była warta o %1 stawki więcej.</translation>
    </message>
    <message>
        <source>Declining was worth %1 of a stake more.</source>
        <translation>Odmowa była warta o %1 stawki więcej.</translation>
    </message>
    <message>
        <source>Following was worth %1 of a stake more.</source>
        <translation>Dołączenie było warte o %1 stawki więcej.</translation>
    </message>
    <message>
        <source>Nothing else was worth more.</source>
        <translation>Nic innego nie było warte więcej.</translation>
    </message>
</context>
<context>
    <name>Meanings</name>
    <message>
        <source>Packs of 52 cards, shuffled together. Fewer are a little better for you.</source>
        <translation>Talie po 52 karty, tasowane razem. Im mniej, tym trochę lepiej dla ciebie.</translation>
    </message>
    <message>
        <source>A soft total has an ace that counts 11. The dealer takes another card on this one, which is a little worse for you.</source>
        <translation>W miękkiej sumie as liczy się za 11. Przy tej krupier dobiera kolejną kartę, co jest dla ciebie trochę gorsze.</translation>
    </message>
    <message>
        <source>The dealer draws up to this total and then stands, even if an ace counts 11 in it.</source>
        <translation>Krupier dobiera do tej sumy, a potem pasuje, nawet gdy as liczy się w niej za 11.</translation>
    </message>
    <message>
        <source>With an ace or a card that counts 10, the dealer looks for blackjack before you play. Doubles and splits are safe from it.</source>
        <translation>Przy asie lub karcie liczącej się za 10 krupier sprawdza, czy ma blackjacka, zanim zagrasz. Podwojenia i rozdzielenia są przed nim bezpieczne.</translation>
    </message>
    <message>
        <source>The dealer doesn&apos;t look for blackjack before you play. If there is one in the end, it takes what you doubled and split as well.</source>
        <translation>Krupier nie sprawdza, czy ma blackjacka, zanim zagrasz. Jeśli na końcu go ma, zabiera też to, co podwoisz i rozdzielisz.</translation>
    </message>
    <message>
        <source>The dealer&apos;s card that lies face down until everybody has played.</source>
        <translation>Karta krupiera, która leży zakryta, dopóki wszyscy nie zagrają.</translation>
    </message>
    <message>
        <source>Nobody wins: the stake comes back.</source>
        <translation>Nikt nie wygrywa: stawka wraca.</translation>
    </message>
    <message>
        <source>If the dealer ends with exactly 22, hands that would win get only their stake back. The rules say which are paid anyway.</source>
        <translation>Jeśli krupier kończy dokładnie z 22, wygrywające ręce dostają z powrotem tylko stawkę. Zasady mówią, które mimo to są wypłacane.</translation>
    </message>
    <message>
        <source>More than 21: the hand loses at once, whatever the dealer gets.</source>
        <translation>Więcej niż 21: ręka od razu przegrywa, cokolwiek dostanie krupier.</translation>
    </message>
    <message>
        <source>Double the stake and take exactly one more card. Where only some totals may be doubled, it is a little worse for you.</source>
        <translation>Podwojenie stawki i wzięcie dokładnie jednej karty. Gdzie wolno to tylko przy niektórych sumach, jest to dla ciebie trochę gorsze.</translation>
    </message>
    <message>
        <source>Doubling a hand that came from a split. Where that isn&apos;t allowed, it is a little worse for you.</source>
        <translation>Podwojenie ręki powstałej z rozdzielenia. Gdzie tego nie wolno, jest to dla ciebie trochę gorsze.</translation>
    </message>
    <message>
        <source>Splitting makes two hands of two cards of equal value, each with a stake of its own.</source>
        <translation>Rozdzielenie robi z dwóch kart o równej wartości dwie ręce, każdą z własną stawką.</translation>
    </message>
    <message>
        <source>A bet of its own that the dealer has blackjack. Without one it is lost, whatever your hand does.</source>
        <translation>Osobny zakład o to, że krupier ma blackjacka. Jeśli go nie ma, przepada, cokolwiek zrobi twoja ręka.</translation>
    </message>
    <message>
        <source>You may take a win equal to your stake for your blackjack at once, whatever the dealer has.</source>
        <translation>Za swojego blackjacka możesz od razu wziąć wygraną równą stawce, cokolwiek ma krupier.</translation>
    </message>
    <message>
        <source>You may stop playing a hand after its first two cards, and get half the stake back.</source>
        <translation>Możesz przestać grać rękę po pierwszych dwóch kartach i odzyskać połowę stawki.</translation>
    </message>
    <message>
        <source>You may stop playing a hand after its first two cards, and get half the stake back, before it is known whether the dealer has blackjack.</source>
        <translation>Możesz przestać grać rękę po pierwszych dwóch kartach i odzyskać połowę stawki, zanim wiadomo, czy krupier ma blackjacka.</translation>
    </message>
    <message>
        <source>You bet on somebody else&apos;s hand. If they add to their stake, you may add to yours.</source>
        <translation>Stawiasz na rękę kogoś innego. Jeśli ta osoba dokłada do stawki, możesz dołożyć do swojej.</translation>
    </message>
    <message>
        <source>You may play several hands in a round, each with a stake of its own.</source>
        <translation>Możesz grać kilka rąk w rundzie, każdą z własną stawką.</translation>
    </message>
    <message>
        <source>Bets beside the hand, on certain cards. They pay more and return less in the long run; nobody has to make them.</source>
        <translation>Zakłady obok ręki, na określone karty. Płacą więcej, a na dłuższą metę zwracają mniej; nikt nie musi ich stawiać.</translation>
    </message>
    <message>
        <source>How much of your stakes comes back in the long run if you always play best. What is missing to 100% is the house edge.</source>
        <translation>Ile z twoich stawek wraca na dłuższą metę, jeśli zawsze grasz optymalnie. To, czego brakuje do 100%, to przewaga kasyna.</translation>
    </message>
    <message>
        <source>How much of your stakes the house keeps in the long run, even if you always play best.</source>
        <translation>Ile z twoich stawek kasyno zatrzymuje na dłuższą metę, nawet jeśli zawsze grasz optymalnie.</translation>
    </message>
    <message>
        <source>A plastic card in the shoe. When it comes out, the cards are shuffled after this round.</source>
        <translation>Plastikowa karta w sabocie. Gdy wyjdzie, po tej rundzie karty są tasowane.</translation>
    </message>
    <message>
        <source>Cards that are put aside unplayed after a shuffle.</source>
        <translation>Karty odkładane po tasowaniu bez grania nimi.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>words, and what they mean</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The dealer doesn&apos;t look for blackjack before you play. If there is one in the end, some or all of what you doubled and split comes back.</source>
        <translation>Krupier nie sprawdza blackjacka, zanim zagrasz. Jeśli na koniec go ma, część lub całość tego, co podwoiłeś i rozdzieliłeś, wraca.</translation>
    </message>
    <message>
        <source>When you and the dealer have the same total, you lose. Only two blackjacks are no loss.</source>
        <translation>Gdy ty i krupier macie tę samą sumę, przegrywasz. Tylko dwa blackjacki nie są przegraną.</translation>
    </message>
    <message>
        <source>When you and the dealer both have 21, you win, and your blackjack is paid against the dealer&apos;s. Lower equal totals push.</source>
        <translation>Gdy ty i krupier macie 21, wygrywasz, a twój blackjack jest wypłacany także przeciw blackjackowi krupiera. Niższe równe sumy to remis.</translation>
    </message>
    <message>
        <source>Doubling a hand that has been hit, not only its first two cards. It is a little better for you.</source>
        <translation>Podwojenie ręki, do której już dobierano, a nie tylko pierwszych dwóch kart. Jest to dla ciebie trochę lepsze.</translation>
    </message>
    <message>
        <source>A hand of so many cards that isn&apos;t bust ends there and wins, even with a lower total than the dealer&apos;s. The rules say what it doesn&apos;t beat.</source>
        <translation>Ręka z tylu kart, która nie jest furą, na tym się kończy i wygrywa, nawet z niższą sumą niż krupier. Zasady mówią, z czym nie wygrywa.</translation>
    </message>
    <message>
        <source>Packs of 48 cards, without the tens but with jacks, queens and kings. That is much worse for you, which other rules make up for.</source>
        <translation>Talie po 48 kart, bez dziesiątek, ale z waletami, damami i królami. Jest to dla ciebie dużo gorsze, co wyrównują inne zasady.</translation>
    </message>
    <message>
        <source>Both of the dealer&apos;s first cards lie face up before you play. If they are a blackjack, the round is over.</source>
        <translation>Pierwsze dwie karty krupiera leżą odkryte, zanim zagrasz. Jeśli to blackjack, rozdanie jest skończone.</translation>
    </message>
    <message>
        <source>The house puts a marker beside your stake, or on the new hand. You are paid for it if the hand wins, and lose nothing with it if it doesn&apos;t.</source>
        <translation>Kasyno kładzie znacznik obok twojej stawki albo na nowej ręce. Jeśli ręka wygra, dostajesz za niego wypłatę, a jeśli nie, nic na nim nie tracisz.</translation>
    </message>
    <message>
        <source>Your 21 wins whatever the dealer has, even a blackjack. Lower equal totals push.</source>
        <translation>Twoje 21 wygrywa, cokolwiek ma krupier, nawet z blackjackiem. Niższe równe sumy to remis.</translation>
    </message>
    <message>
        <source>Some hands of 21 pay more than other wins: by how many cards they have, or by which. The rules say which they are.</source>
        <translation>Niektóre ręce z 21 płacą więcej niż inne wygrane: zależnie od tego, ile mają kart albo jakie. Zasady mówią, które to ręce.</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10 as the first two cards: the best hand of all.</source>
        <translation>As i karta licząca się za 10 jako pierwsze dwie karty: najlepsza ręka ze wszystkich.</translation>
    </message>
    <message>
        <source>You may stop playing a hand after its first two cards, and get half the stake back, unless the dealer turns out to have a blackjack.</source>
        <translation>Możesz przestać grać rękę po pierwszych dwóch kartach i odzyskać połowę stawki, chyba że okaże się, że krupier ma blackjacka.</translation>
    </message>
</context>
<context>
    <name>MistakeBoardView</name>
    <message>
        <source>Where mistakes cost most</source>
        <translation>Gdzie błędy kosztują najwięcej</translation>
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
        <translation>Gra</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Koszt</translation>
    </message>
    <message>
        <source>Show all mistakes</source>
        <translation>Pokaż wszystkie błędy</translation>
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
        <translation>Odpowiedź jest ukryta.</translation>
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
        <translation>Zapytaj przy stole: %1</translation>
    </message>
    <message>
        <source>Show the round: %1</source>
        <translation>Pokaż rozdanie: %1</translation>
    </message>
</context>
<context>
    <name>MistakesPage</name>
    <message>
        <source>Mistakes</source>
        <translation>Błędy</translation>
    </message>
    <message>
        <source>Practise hands like these</source>
        <translation>Ćwicz podobne ręce</translation>
    </message>
    <message>
        <source>Repeat what is due</source>
        <translation>Powtórz zaległe</translation>
    </message>
    <message>
        <source>Hide answers</source>
        <translation>Ukryj odpowiedzi</translation>
    </message>
    <message>
        <source>Show answers</source>
        <translation>Pokaż odpowiedzi</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Widok</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablica</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sesje</translation>
    </message>
    <message>
        <source>Press a cell to practise its decisions.</source>
        <translation>Naciśnij pole, by ćwiczyć jego decyzje.</translation>
    </message>
</context>
<context>
    <name>MomentLine</name>
    <message>
        <source>Moments of the round</source>
        <translation>Etapy rozdania</translation>
    </message>
</context>
<context>
    <name>NoteEditor</name>
    <message>
        <source>Note</source>
        <translation>Notatka</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>Tagi, po przecinku</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tagi</translation>
    </message>
    <message>
        <source>Keep this note</source>
        <translation>Zachowaj notatkę</translation>
    </message>
</context>
<context>
    <name>NumberEntry</name>
    <message>
        <source>%1: less</source>
        <translation>%1: mniej</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: więcej</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>A blackjack room whose shoe is open. Play money only.</source>
        <translation>Sala blackjacka z otwartym sabotem. Tylko wirtualne pieniądze.</translation>
    </message>
    <message>
        <source>Keep everything in the folder %1.</source>
        <translation>Przechowuje wszystko w folderze %1.</translation>
    </message>
    <message>
        <source>Open the game %1 right away; with %2 also &apos;%3&apos;.</source>
        <translation>Od razu otwiera grę %1; z %2 także &apos;%3&apos;.</translation>
    </message>
    <message>
        <source>Fill the screen.</source>
        <translation>Na pełnym ekranie.</translation>
    </message>
    <message>
        <source>Animation: %1.</source>
        <translation>Animacja: %1.</translation>
    </message>
    <message>
        <source>Play %1 rounds unattended, print one line per round, then quit.</source>
        <translation>Sam rozgrywa %1 rozdań, wypisuje wiersz na rozdanie i kończy.</translation>
    </message>
    <message>
        <source>With %1: save pictures of each round in %2.</source>
        <translation>Z %1: zapisuje obrazy każdego rozdania w %2.</translation>
    </message>
    <message>
        <source>With %1: seed its choices, never the shuffle.</source>
        <translation>Z %1: ustala jego wybory, ale nigdy tasowanie.</translation>
    </message>
    <message>
        <source>Print the version.</source>
        <translation>Wypisuje wersję.</translation>
    </message>
    <message>
        <source>Print this help.</source>
        <translation>Wypisuje tę pomoc.</translation>
    </message>
    <message>
        <source>only one rule file can be opened</source>
        <translation>okno przyjmuje jeden plik z zasadami</translation>
    </message>
    <message>
        <source>a folder&apos;s path is needed</source>
        <translation>nie podano folderu</translation>
    </message>
    <message>
        <source>%1 already names a game</source>
        <translation>grę wskazuje już %1</translation>
    </message>
    <message>
        <source>must be %1, %2, %3 or %4</source>
        <translation>dozwolone: %1, %2, %3 lub %4</translation>
    </message>
    <message>
        <source>must be a number of rounds from 1 to %1</source>
        <translation>to liczba rozdań od 1 do %1</translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation>działa tylko z %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs %2</source>
        <translation>&apos;%1&apos; działa tylko z %2</translation>
    </message>
    <message>
        <source>straight to a game&apos;s table</source>
        <translation>od razu przy stole gry</translation>
    </message>
    <message>
        <source>apart from everything else you have played</source>
        <translation>osobno od wszystkiego, co rozegrano dotąd</translation>
    </message>
    <message>
        <source>a hundred rounds unattended, as fast as possible</source>
        <translation>sto rozdań samoczynnie, tak szybko, jak się da</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Przykłady:</translation>
    </message>
    <message>
        <source>A game&apos;s rule file, or a challenge: opens it right away.</source>
        <translation>Plik zasad gry albo wyzwanie: otwiera je od razu.</translation>
    </message>
</context>
<context>
    <name>OwnCountWords</name>
    <message>
        <source>Asked, and passed over: it was %1.</source>
        <comment>a running count</comment>
        <translation>Zapytano, pominięto: wynosiło %1.</translation>
    </message>
    <message>
        <source>You said %1, and it was.</source>
        <comment>a running count</comment>
        <translation>Podano %1 i tak było.</translation>
    </message>
    <message>
        <source>You said %1, it was %2.</source>
        <comment>running counts</comment>
        <translation>Podano %1, było %2.</translation>
    </message>
    <message>
        <source>You said %1 decks were left, there were %2.</source>
        <comment>numbers</comment>
        <translation>Podano, że zostało %1 talii, było %2.</translation>
    </message>
</context>
<context>
    <name>OwnPlate</name>
    <message>
        <source>Leave</source>
        <translation>Wstań</translation>
    </message>
    <message>
        <source>Leave seat</source>
        <translation>Zwolnij miejsce</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Miejsce %1</translation>
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
        <translation>Stół</translation>
    </message>
    <message>
        <source>Rundown</source>
        <translation>Kronika</translation>
    </message>
    <message>
        <source>Play Record</source>
        <translation>Rejestr gry</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyka</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategia</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Błędy</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Uczciwość</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Liczenie</translation>
    </message>
</context>
<context>
    <name>PayLine</name>
    <message>
        <source>%1 pays %2</source>
        <translation>%1 – wypłata %2</translation>
    </message>
    <message>
        <source>%1 pays %2, probability %3</source>
        <translation>%1 – wypłata %2, prawdopodobieństwo %3</translation>
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
        <translation>Tydzień od %1</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>form of a date, for QLocale::toString</comment>
        <translation>MMM yyyy</translation>
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
        <translation>Rozwinięte</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>Zwinięte</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>Po rozdaniu kart</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Na końcu</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Zakłady poboczne</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decyzje</translation>
    </message>
</context>
<context>
    <name>PictureHeader</name>
    <message>
        <source>%1 in figures</source>
        <comment>instead of a picture</comment>
        <translation>%1 w liczbach</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <comment>a picture</comment>
        <translation>Kopiuj: %1</translation>
    </message>
    <message>
        <source>Save: %1</source>
        <comment>a picture</comment>
        <translation>Zapisz: %1</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>Obraz SVG</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Obraz PNG</translation>
    </message>
    <message>
        <source>CSV, the figures</source>
        <translation>CSV, liczby</translation>
    </message>
    <message>
        <source>PDF, picture and figures</source>
        <translation>PDF, obraz i liczby</translation>
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
        <translation>Enter pokazuje te rozdania.</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Nothing was played.</source>
        <translation>Nie rozegrano niczego.</translation>
    </message>
    <message>
        <source>None of these rounds is priced yet.</source>
        <translation>Żadne z tych rozdań nie jest jeszcze wycenione.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Szczęście</translation>
    </message>
    <message>
        <source>Two times in three</source>
        <translation>Dwa razy na trzy</translation>
    </message>
    <message>
        <source>19 times in 20</source>
        <translation>19 razy na 20</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Dni</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Netto</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Błędy</translation>
    </message>
    <message>
        <source>Expected spread</source>
        <translation>Oczekiwany rozrzut</translation>
    </message>
    <message>
        <source>Luck is the result minus what the play was worth. Its line stays within the inner band two times in three, and within the outer one 19 times in 20.</source>
        <translation>Szczęście to różnica między wynikiem a wartością tego, co zagrano. Jego linia mieści się w wewnętrznym paśmie dwa razy na trzy, a w obu 19 razy na 20.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>The balance covers all games of one account.</source>
        <translation>Saldo obejmuje wszystkie gry jednego konta.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Dodano</translation>
    </message>
    <message>
        <source>Results by game</source>
        <translation>Wyniki według gry</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Postawiono</translation>
    </message>
    <message>
        <source>Results by up card</source>
        <translation>Wyniki według odkrytej karty</translation>
    </message>
    <message>
        <source>Up card</source>
        <translation>Odkryta karta</translation>
    </message>
    <message>
        <source>Net on stakes</source>
        <translation>Netto/stawki</translation>
    </message>
    <message>
        <source>A</source>
        <comment>an ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>The dealer&apos;s up card</source>
        <translation>Odkryta karta krupiera</translation>
    </message>
    <message>
        <source>Priced rounds only.</source>
        <translation>Z wycenionych rozdań.</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Zakłady poboczne</translation>
    </message>
    <message>
        <source>No side bet was placed.</source>
        <translation>Nie postawiono żadnego zakładu pobocznego.</translation>
    </message>
    <message>
        <source>Expected</source>
        <comment>the net of side bets</comment>
        <translation>Oczekiwane</translation>
    </message>
    <message>
        <source>Actual</source>
        <comment>the net of side bets</comment>
        <translation>Rzeczywiste</translation>
    </message>
    <message>
        <source>Side bet</source>
        <translation>Zakład poboczny</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Zakłady</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>The expected net is known for priced rounds only.</source>
        <translation>Wartość oczekiwana jest znana dla wycenionych rozdań.</translation>
    </message>
    <message>
        <source>Hard hands</source>
        <translation>Twarde ręce</translation>
    </message>
    <message>
        <source>Soft hands</source>
        <translation>Miękkie ręce</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pary</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Ubezpieczenie</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Wypłata 1:1</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Poddanie</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Dołączenie</translation>
    </message>
    <message>
        <source>Side bets taken</source>
        <translation>Postawione zakłady poboczne</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Koszt</translation>
    </message>
    <message>
        <source>Decisions</source>
        <comment>a heading</comment>
        <translation>Decyzje</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Liczba</translation>
    </message>
    <message>
        <source>A mistake is a decision that costs a hundredth of the stake or more.</source>
        <translation>Błąd to decyzja, która kosztuje co najmniej jedną setną stawki.</translation>
    </message>
    <message>
        <source>Taking a side bet costs what you could expect to lose on it before the first card. Luck and play count it with the side bets.</source>
        <translation>Postawienie zakładu pobocznego kosztuje tyle, ile był wart przed pierwszą kartą, jeśli było to mniej niż zero. „Szczęście i gra” zalicza to do zakładów pobocznych.</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Stawki</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Wypłacono</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Na rozdanie</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Czas gry</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <comment>hours, minutes</comment>
        <translation>%1 godz. %2 min</translation>
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
        <translation>%1: bez rozdań</translation>
    </message>
    <message>
        <source>%1, after round %2: luck %3, expected spread %4</source>
        <comment>a day, a number</comment>
        <translation>%1, po rozdaniu %2: szczęście %3, oczekiwany rozrzut %4</translation>
    </message>
    <message>
        <source>Net in 100 rounds</source>
        <translation>Netto na 100 rozdań</translation>
    </message>
</context>
<context>
    <name>Practise</name>
    <message>
        <source>stand</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>dobrać</translation>
    </message>
    <message>
        <source>double</source>
        <translation>podwoić</translation>
    </message>
    <message>
        <source>split</source>
        <translation>rozdzielić</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>poddać się</translation>
    </message>
    <message>
        <source>Running count</source>
        <translation>Liczenie bieżące</translation>
    </message>
    <message>
        <source>A deck against the clock</source>
        <translation>Talia na czas</translation>
    </message>
    <message>
        <source>Spoken cards</source>
        <translation>Karty wypowiadane</translation>
    </message>
    <message>
        <source>Decks in the tray</source>
        <translation>Talie w odrzuconych</translation>
    </message>
    <message>
        <source>True count</source>
        <translation>Liczenie prawdziwe</translation>
    </message>
    <message>
        <source>Plays by the count</source>
        <translation>Zagrania według liczenia</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Ubezpieczenie</translation>
    </message>
    <message>
        <source>Cards go by, and now and then the running count is asked. They come a little faster after each right answer.</source>
        <translation>Karty przesuwają się, a co jakiś czas pada pytanie o liczenie bieżące. Po każdej dobrej odpowiedzi idą trochę szybciej.</translation>
    </message>
    <message>
        <source>Go through one deck as fast as you can count it. One card stays hidden, so the end isn’t known beforehand. The mark of the trade is 30 seconds.</source>
        <translation>Przejdź talię tak szybko, jak umiesz ją liczyć. Jedna karta zostaje zakryta, więc wynik nie jest z góry znany. Przyjęta miara to 30 sekund.</translation>
    </message>
    <message>
        <source>Each card is named and not shown. The next one comes when you ask for it.</source>
        <translation>Każda karta jest nazywana, a nie pokazywana. Następna przychodzi na żądanie.</translation>
    </message>
    <message>
        <source>Judge how many decks lie in the discard tray.</source>
        <translation>Oceń, ile talii leży wśród odrzuconych kart.</translation>
    </message>
    <message>
        <source>From the running count and the cards left, work out the true count.</source>
        <translation>Z liczenia bieżącego i pozostałych kart oblicz liczenie prawdziwe.</translation>
    </message>
    <message>
        <source>A hand, the dealer’s card and the count: decide what to do. The plays worth most with this system and game are asked.</source>
        <translation>Ręka, karta krupiera i liczenie: zdecyduj, co zrobić. Pytane są zagrania najwięcej warte w tym systemie i grze.</translation>
    </message>
    <message>
        <source>The dealer shows an ace: take insurance at this count, or not?</source>
        <translation>Krupier pokazuje asa: ubezpieczyć się przy tym liczeniu czy nie?</translation>
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
        <translation>Talie w odrzuconych: %1</translation>
    </message>
    <message>
        <source>Decks left: %1, count above 0</source>
        <translation>Pozostałe talie: %1, liczenie powyżej 0</translation>
    </message>
    <message>
        <source>Decks left: %1, count below 0</source>
        <translation>Pozostałe talie: %1, liczenie poniżej 0</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <comment>a hand, the dealer&apos;s card, a play</comment>
        <translation>%1 przeciw %2: %3</translation>
    </message>
    <message>
        <source>Just where it becomes worth taking</source>
        <translation>Dokładnie tam, gdzie zaczyna się opłacać</translation>
    </message>
    <message>
        <source>%1 above where it becomes worth taking</source>
        <translation>%1 powyżej progu opłacalności</translation>
    </message>
    <message>
        <source>%1 below where it becomes worth taking</source>
        <translation>%1 poniżej progu opłacalności</translation>
    </message>
    <message>
        <source>Seconds for a deck, the last times</source>
        <translation>Sekundy na talię, ostatnie razy</translation>
    </message>
    <message>
        <source>Right answers, the last times</source>
        <translation>Dobre odpowiedzi, ostatnie razy</translation>
    </message>
    <message>
        <source>Nothing practised here yet.</source>
        <translation>Nic tu jeszcze nie ćwiczono.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Kiedy</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Dobrze</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>%1 a card</source>
        <comment>seconds</comment>
        <translation>%1 na kartę</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Best: %1. Last: %2.</source>
        <translation>Najlepszy: %1. Ostatni: %2.</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>asy</translation>
    </message>
</context>
<context>
    <name>PractiseAnswer</name>
    <message>
        <source>Less</source>
        <translation>Mniej</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Odpowiedz</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Następna karta</translation>
    </message>
    <message>
        <source>Next cards</source>
        <translation>Następne karty</translation>
    </message>
</context>
<context>
    <name>PractiseChoice</name>
    <message>
        <source>Exercise</source>
        <translation>Ćwiczenie</translation>
    </message>
    <message>
        <source>Count system</source>
        <translation>System liczenia</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Cards at a time</source>
        <translation>Kart naraz</translation>
    </message>
    <message>
        <source>Time for a card</source>
        <translation>Czas na kartę</translation>
    </message>
</context>
<context>
    <name>PractiseView</name>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Zacznij</translation>
    </message>
    <message>
        <source>Working out the plays of this game…</source>
        <translation>Obliczanie zagrań tej gry…</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Jak poszło</translation>
    </message>
    <message>
        <source>Weak spots, asked more often</source>
        <translation>Słabe punkty, pytane częściej</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Double deck, dealer hits soft 17</source>
        <comment>double-deck</comment>
        <translation>Dwie talie, krupier dobiera do miękkiej 17</translation>
    </message>
    <message>
        <source>6 decks, early surrender</source>
        <comment>early-surrender</comment>
        <translation>6 talii, wczesne poddanie</translation>
    </message>
    <message>
        <source>European, no hole card</source>
        <comment>european</comment>
        <translation>Europejskie, bez zakrytej karty</translation>
    </message>
    <message>
        <source>Casino Copenhagen, casinocopenhagen.dk/en/blackjack (one card to the dealer, doubles on 9, 10 and 11)</source>
        <comment>european</comment>
        <translation>Casino Copenhagen, casinocopenhagen.dk/en/blackjack (jedna karta dla krupiera, podwajanie na 9, 10 i 11)</translation>
    </message>
    <message>
        <source>Single deck, blackjack 6:5</source>
        <comment>single-6-5</comment>
        <translation>Jedna talia, blackjack 6:5</translation>
    </message>
    <message>
        <source>Single deck, Reno: doubles on 10 and 11</source>
        <comment>single-reno</comment>
        <translation>Jedna talia, Reno: podwajanie na 10 i 11</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 6 decks, blackjack 6:5</source>
        <comment>strip-6-5</comment>
        <translation>Las Vegas Strip, 6 talii, blackjack 6:5</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 6 decks, dealer hits soft 17</source>
        <comment>strip-h17</comment>
        <translation>Las Vegas Strip, 6 talii, krupier dobiera do miękkiej 17</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 6 decks, dealer stands on soft 17</source>
        <comment>strip-s17</comment>
        <translation>Las Vegas Strip, 6 talii, krupier pasuje na miękkiej 17</translation>
    </message>
    <message>
        <source>Atlantic City, 8 decks</source>
        <comment>atlantic-city</comment>
        <translation>Atlantic City, 8 talii</translation>
    </message>
    <message>
        <source>Australian, busted bets plus one</source>
        <comment>australian</comment>
        <translation>Australijskie, ręce z furą i jeszcze jedna stawka</translation>
    </message>
    <message>
        <source>Seven-card Charlie, 8 decks</source>
        <comment>charlie-7</comment>
        <translation>Charlie z 7 kart, 8 talii</translation>
    </message>
    <message>
        <source>Danske Spil, Blackjack Charlie7 (help.danskespil.dk/en/casino-help/blackjack/ivyblackjackcharlie7)</source>
        <comment>charlie-7</comment>
        <translation>Danske Spil, Blackjack Charlie7 (help.danskespil.dk/en/casino-help/blackjack/ivyblackjackcharlie7)</translation>
    </message>
    <message>
        <source>Las Vegas downtown, single deck</source>
        <comment>downtown-single</comment>
        <translation>Las Vegas Downtown, jedna talia</translation>
    </message>
    <message>
        <source>Of a pair that is split, the source counts how many hands there are, but not the cards they have drawn.</source>
        <comment>downtown-single</comment>
        <translation>Przy rozdzielonej parze źródło uwzględnia liczbę rąk, ale nie karty, które dobrano.</translation>
    </message>
    <message>
        <source>German, no hole card, aces split again</source>
        <comment>german</comment>
        <translation>Niemieckie, bez zakrytej karty, asy rozdzielane ponownie</translation>
    </message>
    <message>
        <source>Party Blackjack, dealer&apos;s 22 pushes</source>
        <comment>party</comment>
        <translation>Party Blackjack, 22 krupiera to remis</translation>
    </message>
    <message>
        <source>The source adds up what each rule costs alone, and has pairs split into four hands instead of three.</source>
        <comment>party</comment>
        <translation>Źródło sumuje koszty poszczególnych zasad i rozdziela pary na cztery ręce zamiast na trzy.</translation>
    </message>
    <message>
        <source>The figure is that of best play, which looks at the cards and not only at their total.</source>
        <comment>single-6-5</comment>
        <translation>To wartość dla optymalnej gry, która uwzględnia karty, a nie tylko ich sumę.</translation>
    </message>
    <message>
        <source>The source names the game without listing its rules. Best play of the rules here comes to its figure.</source>
        <comment>single-reno</comment>
        <translation>Źródło wymienia grę bez podania zasad. Optymalna gra według tutejszych zasad daje jego wartość.</translation>
    </message>
    <message>
        <source>Single deck, dealer stands on soft 17</source>
        <comment>single-s17</comment>
        <translation>Jedna talia, krupier pasuje na miękkiej 17</translation>
    </message>
    <message>
        <source>Of a pair that is split, the source counts how many hands there are, but not the cards they have drawn.</source>
        <comment>single-s17</comment>
        <translation>Przy rozdzielonej parze źródło uwzględnia liczbę rąk, ale nie karty, które dobrano.</translation>
    </message>
    <message>
        <source>Single deck, doubles on 9 to 11</source>
        <comment>vegas-single</comment>
        <translation>Jedna talia, podwajanie przy 9–11</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 4 decks, no surrender</source>
        <comment>vegas-strip</comment>
        <translation>Las Vegas Strip, 4 talie, bez poddania</translation>
    </message>
    <message>
        <source>Eliot Jacobson for 888casino: Card Counting the Buster Blackjack Side Bet</source>
        <comment>buster-cards</comment>
        <translation>Eliot Jacobson dla 888casino: Card Counting the Buster Blackjack Side Bet</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Buster Blackjack, pay table 1</source>
        <comment>buster</comment>
        <translation>Wizard of Odds, wizardofodds.com: Buster Blackjack, tabela wypłat 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Lucky Ladies, pay table A</source>
        <comment>lucky-ladies</comment>
        <translation>Wizard of Odds, wizardofodds.com: Lucky Ladies, tabela wypłat A</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Lucky Lucky, pay table 1</source>
        <comment>lucky-lucky</comment>
        <translation>Wizard of Odds, wizardofodds.com: Lucky Lucky, tabela wypłat 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Match the Dealer, two decks</source>
        <comment>match-the-dealer</comment>
        <translation>Wizard of Odds, wizardofodds.com: Match the Dealer, dwie talie</translation>
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
        <translation>Eliot Jacobson dla 888casino: Beating the Pair Square (Bet the Set) side bet</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Push 22</source>
        <comment>push-22</comment>
        <translation>Wizard of Odds, wizardofodds.com: Push 22</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Royal Match, version 3</source>
        <comment>royal-match-blackjack</comment>
        <translation>Wizard of Odds, wizardofodds.com: Royal Match, wersja 3</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Royal Match, version 1</source>
        <comment>royal-match</comment>
        <translation>Wizard of Odds, wizardofodds.com: Royal Match, wersja 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: 21+3, version 1</source>
        <comment>three-card-21</comment>
        <translation>Wizard of Odds, wizardofodds.com: 21+3, wersja 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Over/Under 13</source>
        <comment>under-13</comment>
        <translation>Wizard of Odds, wizardofodds.com: Over/Under 13</translation>
    </message>
    <message>
        <source>Double Exposure, ties of blackjacks pushed</source>
        <comment>double-exposure-reno</comment>
        <translation>Double Exposure, dwa blackjacki remisują</translation>
    </message>
    <message>
        <source>The figure fits a table where a soft 19 may be doubled too: best play then comes within 0.01% of it.</source>
        <comment>double-exposure-reno</comment>
        <translation>Wartość pasuje do stołu, przy którym można podwoić także miękką 19: optymalna gra różni się wtedy od niej o mniej niż 0,01%.</translation>
    </message>
    <message>
        <source>Double Exposure, ties of blackjacks won</source>
        <comment>double-exposure</comment>
        <translation>Double Exposure, blackjack wygrywa z blackjackiem</translation>
    </message>
    <message>
        <source>Wizard of Odds, Double Exposure, on the Stratosphere in Las Vegas, with 0.68%, which fits if a soft 19 may be doubled (wizardofodds.com/games/double-exposure)</source>
        <comment>double-exposure</comment>
        <translation>Wizard of Odds, Double Exposure, o Stratosphere w Las Vegas, z 0,68%, co się zgadza, jeśli wolno podwoić miękką 19 (wizardofodds.com/games/double-exposure)</translation>
    </message>
    <message>
        <source>Spanish 21, dealer stands on 17</source>
        <comment>spanish-21-s17</comment>
        <translation>Spanish 21, krupier pasuje na 17</translation>
    </message>
    <message>
        <source>The figure lies between our best play, which looks at every card, and basic strategy, which looks at the total alone.</source>
        <comment>spanish-21-s17</comment>
        <translation>Wartość leży między naszą optymalną grą, która uwzględnia każdą kartę, a strategią podstawową, która uwzględnia samą sumę.</translation>
    </message>
    <message>
        <source>Spanish 21, dealer hits soft 17</source>
        <comment>spanish-21</comment>
        <translation>Spanish 21, krupier dobiera do miękkiej 17</translation>
    </message>
    <message>
        <source>Free Bet Blackjack</source>
        <comment>free-bet</comment>
        <translation>Free Bet Blackjack</translation>
    </message>
    <message>
        <source>The source doesn&apos;t say how its figure was found. Ours is for one card on each split ace.</source>
        <comment>free-bet</comment>
        <translation>Źródło nie podaje, jak uzyskano jego wartość. Nasza jest dla jednej karty do każdego rozdzielonego asa.</translation>
    </message>
    <message>
        <source>Spanish 21 with redoubling</source>
        <comment>spanish-21-redouble</comment>
        <translation>Spanish 21, z ponownym podwajaniem</translation>
    </message>
    <message>
        <source>Super Fun 21, one deck</source>
        <comment>super-fun-21</comment>
        <translation>Super Fun 21, jedna talia</translation>
    </message>
    <message>
        <source>There a doubled hand of six cards doesn&apos;t win by their number. Without doubles of five cards, best play has 0.94% here too.</source>
        <comment>super-fun-21</comment>
        <translation>Tam podwojona ręka z sześciu kart nie wygrywa samą ich liczbą. Bez podwajania pięciu kart optymalna gra także tutaj daje 0,94%.</translation>
    </message>
    <message>
        <source>Pontoon, doubles on two cards only</source>
        <comment>pontoon-two-cards</comment>
        <translation>Pontoon, podwajanie tylko dwóch kart</translation>
    </message>
    <message>
        <source>Pontoon, busted bets plus one</source>
        <comment>pontoon</comment>
        <translation>Pontoon, ręce z furą i jeszcze jedna stawka</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>there is no display to open a window on; %1 needs none</source>
        <translation>nie ma ekranu, na którym można otworzyć okno; %1 go nie potrzebuje</translation>
    </message>
    <message>
        <source>the window can&apos;t be shown; the reasons are above</source>
        <translation>nie można pokazać okna; przyczyny podano powyżej</translation>
    </message>
    <message>
        <source>%1: the folder can&apos;t be created</source>
        <translation>%1: nie można utworzyć folderu</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <translation>Użycie: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[opcje]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opcje:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Argumenty:</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>Nieznana opcja &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>Nieznane opcje: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>Brak wartości po &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>Nieoczekiwana wartość po &apos;%1&apos;.</translation>
    </message>
</context>
<context>
    <name>RecipeView</name>
    <message>
        <source>Everything below can be repeated with other tools. The verifier does it in any browser, offline and without this program: save it, then paste a shoe&apos;s JSON into it.</source>
        <translation>Wszystko poniżej można powtórzyć innymi narzędziami. Weryfikator robi to w dowolnej przeglądarce, offline i bez tego programu: zapisz go i wklej do niego JSON sabota.</translation>
    </message>
    <message>
        <source>Save the verifier…</source>
        <translation>Zapisz weryfikator…</translation>
    </message>
    <message>
        <source>Save the verifier</source>
        <translation>Zapisz weryfikator</translation>
    </message>
    <message>
        <source>Page for a browser</source>
        <translation>Strona dla przeglądarki</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Jak to działa</translation>
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
        <translation>Rejestr gry</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Portfel</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksportuj</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Show all plays</source>
        <translation>Pokaż wszystkie zakłady</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Zakład</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Stawka</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Wypłata</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Zakłady</translation>
    </message>
    <message>
        <source>No plays match the filter.</source>
        <translation>Żaden zakład nie pasuje do filtra.</translation>
    </message>
    <message>
        <source>Each play appears here once it is settled.</source>
        <translation>Każdy zakład pojawia się tu po rozliczeniu.</translation>
    </message>
    <message>
        <source>Export the Play Record</source>
        <translation>Eksport Rejestru gry</translation>
    </message>
    <message>
        <source>CSV, one play per line</source>
        <translation>CSV, zakład w wierszu</translation>
    </message>
    <message>
        <source>JSON, one round per line</source>
        <translation>JSON, rozdanie w wierszu</translation>
    </message>
    <message>
        <source>play-record</source>
        <comment>a file&apos;s name</comment>
        <translation>rejestr-gry</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Zakończenie</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Odtwarzanie</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Na początek</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Wstrzymaj</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwarzaj</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na koniec</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Szybkość odtwarzania</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>Szybkość: %1</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Inne gry</translation>
    </message>
    <message>
        <source>What the same cards would have paid there</source>
        <translation>Ile te same karty dałyby gdzie indziej</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Sprawdź</translation>
    </message>
    <message>
        <source>Checks the shoe against its commitment</source>
        <translation>Czy to ten sabot, którego dotyczy zobowiązanie</translation>
    </message>
    <message>
        <source>Stop replay</source>
        <translation>Zakończ odtwarzanie</translation>
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
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Lose</source>
        <translation>Przegrana</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Remis</translation>
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
        <translation>Dobieranie (%1) przegrywa tu w %2 przypadków</translation>
    </message>
    <message>
        <source>Hitting is worth %1 of the stake here</source>
        <translation>Dobieranie daje tu %1 stawki</translation>
    </message>
    <message>
        <source>Standing on %1 loses %2 of the time here</source>
        <translation>Pas (%1) przegrywa tu w %2 przypadków</translation>
    </message>
    <message>
        <source>Standing is worth %1 of the stake here</source>
        <translation>Pas daje tu %1 stawki</translation>
    </message>
    <message>
        <source>Doubling on %1 loses %2 of the time here</source>
        <translation>Podwojenie (%1) przegrywa tu w %2 przypadków</translation>
    </message>
    <message>
        <source>Doubling is worth %1 of the stake here</source>
        <translation>Podwojenie daje tu %1 stawki</translation>
    </message>
    <message>
        <source>Splitting is worth %1 of the stake here, all hands together</source>
        <translation>Rozdzielenie daje tu %1 stawki, licząc ręce razem</translation>
    </message>
    <message>
        <source>Giving the hand up always costs half the stake</source>
        <translation>Rezygnacja z ręki zawsze kosztuje połowę stawki</translation>
    </message>
    <message>
        <source>Insurance is worth %1 of its stake here</source>
        <translation>Ubezpieczenie daje tu %1 swojej stawki</translation>
    </message>
    <message>
        <source>Even money pays the stake once, whatever the dealer has</source>
        <translation>Wypłata 1:1 to jednokrotność stawki bez względu na rękę krupiera</translation>
    </message>
    <message>
        <source>Declining is worth %1 of the stake here</source>
        <translation>Odmowa daje tu %1 stawki</translation>
    </message>
    <message>
        <source>Following is worth %1 of the stake here</source>
        <translation>Dołączenie daje tu %1 stawki</translation>
    </message>
    <message>
        <source>hitting is worth %1 of the stake more</source>
        <translation>dobieranie jest warte o %1 stawki więcej</translation>
    </message>
    <message>
        <source>standing is worth %1 of the stake more</source>
        <translation>pas jest wart o %1 stawki więcej</translation>
    </message>
    <message>
        <source>doubling is worth %1 of the stake more</source>
        <translation>podwojenie jest warte o %1 stawki więcej</translation>
    </message>
    <message>
        <source>splitting is worth %1 of the stake more</source>
        <translation>rozdzielenie jest warte o %1 stawki więcej</translation>
    </message>
    <message>
        <source>giving it up is worth %1 of the stake more</source>
        <translation>rezygnacja jest warta o %1 stawki więcej</translation>
    </message>
    <message>
        <source>insurance is worth %1 of its stake more</source>
        <translation>ubezpieczenie jest warte o %1 swojej stawki więcej</translation>
    </message>
    <message>
        <source>even money is worth %1 of the stake more</source>
        <translation>wypłata 1:1 jest warta o %1 stawki więcej</translation>
    </message>
    <message>
        <source>declining is worth %1 of the stake more</source>
        <translation>odmowa jest warta o %1 stawki więcej</translation>
    </message>
    <message>
        <source>following is worth %1 of the stake more</source>
        <translation>dołączenie jest warte o %1 stawki więcej</translation>
    </message>
    <message>
        <source>hitting is worth %1 of the stake less</source>
        <translation>dobieranie jest warte o %1 stawki mniej</translation>
    </message>
    <message>
        <source>standing is worth %1 of the stake less</source>
        <translation>pas jest wart o %1 stawki mniej</translation>
    </message>
    <message>
        <source>doubling is worth %1 of the stake less</source>
        <translation>podwojenie jest warte o %1 stawki mniej</translation>
    </message>
    <message>
        <source>splitting is worth %1 of the stake less</source>
        <translation>rozdzielenie jest warte o %1 stawki mniej</translation>
    </message>
    <message>
        <source>giving it up is worth %1 of the stake less</source>
        <translation>rezygnacja jest warta o %1 stawki mniej</translation>
    </message>
    <message>
        <source>insurance is worth %1 of its stake less</source>
        <translation>ubezpieczenie jest warte o %1 swojej stawki mniej</translation>
    </message>
    <message>
        <source>even money is worth %1 of the stake less</source>
        <translation>wypłata 1:1 jest warta o %1 stawki mniej</translation>
    </message>
    <message>
        <source>declining is worth %1 of the stake less</source>
        <translation>odmowa jest warta o %1 stawki mniej</translation>
    </message>
    <message>
        <source>following is worth %1 of the stake less</source>
        <translation>dołączenie jest warte o %1 stawki mniej</translation>
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
        <translation>%1 %2: wygrana %3, remis %4, przegrana %5</translation>
    </message>
    <message>
        <source>%1 %2: all hands together, each wins or loses by itself</source>
        <translation>%1 %2: ręce razem, każda wygrywa lub przegrywa osobno</translation>
    </message>
    <message>
        <source>%1 was your answer, and the round came to %2; on average that answer is worth %3 of the stake.</source>
        <translation>%1 – taka była wtedy odpowiedź, a rozdanie dało %2; średnio ta odpowiedź jest warta %3 stawki.</translation>
    </message>
    <message>
        <source>What if: %1. On these cards the hand would come to %2; on average the answer is worth %3 of the stake.</source>
        <translation>Co by było: %1. Przy tych kartach ręka dałaby %2; średnio ta odpowiedź jest warta %3 stawki.</translation>
    </message>
    <message>
        <source>What if: %1. On average %2 of the stake; how it would have ended is shown when this shoe ends.</source>
        <translation>Co by było: %1. Średnio %2 stawki; co by wyszło, okaże się po zakończeniu tego sabota.</translation>
    </message>
    <message>
        <source>What if: %1. It didn&apos;t happen. On these cards the round would have come to %2 instead of %3; on average the answer is worth %4 of the stake.</source>
        <translation>Co by było: %1. To się nie wydarzyło. Przy tych kartach rozdanie dałoby %2 zamiast %3; średnio ta odpowiedź jest warta %4 stawki.</translation>
    </message>
    <message>
        <source>When it was played, the decisions cost %1 in all; %2 was luck.</source>
        <translation>W rzeczywistej grze decyzje kosztowały łącznie %1; %2 to szczęście.</translation>
    </message>
    <message>
        <source>%1 The side bets were worth %2 before the first card.</source>
        <translation>%1 Zakłady poboczne były przed pierwszą kartą warte %2.</translation>
    </message>
    <message>
        <source>%1; “%2” is worth the same.</source>
        <comment>two halves of a sentence, the second about an answer</comment>
        <translation>%1; „%2” jest warte tyle samo.</translation>
    </message>
    <message>
        <source>%1 stakes, %2</source>
        <comment>a number, an amount</comment>
        <translation>%1 stawki, %2</translation>
    </message>
    <message>
        <source>Giving the hand up is worth %1 of the stake here</source>
        <translation>Rezygnacja z ręki daje tu %1 stawki</translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>This is what happened.</source>
        <translation>Tak było naprawdę.</translation>
    </message>
    <message>
        <source>This is what would have happened, not what did.</source>
        <translation>Tak mogło być, ale nie było.</translation>
    </message>
    <message>
        <source>Press another answer to see what would have happened.</source>
        <translation>Naciśnij inną odpowiedź, aby zobaczyć, co by dała.</translation>
    </message>
    <message>
        <source>Show the decision again</source>
        <translation>Pokaż decyzję jeszcze raz</translation>
    </message>
    <message>
        <source>Stop review</source>
        <translation>Zakończ analizę</translation>
    </message>
</context>
<context>
    <name>ReviewNote</name>
    <message>
        <source>Answer as you would now. The figures follow.</source>
        <translation>Wybierz to, co teraz wydaje się najlepsze. Liczby pojawią się potem.</translation>
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
        <translation>%1 – było warte o %2 stawki więcej</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Krupier</translation>
    </message>
    <message>
        <source>Worth %1 of its stake before the first card</source>
        <comment>a side bet</comment>
        <translation>Przed pierwszą kartą wart %1 swojej stawki</translation>
    </message>
    <message>
        <source>Behind, %1</source>
        <comment>whose hand</comment>
        <translation>Za graczem, %1</translation>
    </message>
    <message>
        <source>Insurance, %1</source>
        <comment>whose hand</comment>
        <translation>Ubezpieczenie, %1</translation>
    </message>
    <message>
        <source>%1, hand %2</source>
        <comment>a side bet and whose</comment>
        <translation>%1, ręka %2</translation>
    </message>
    <message>
        <source>Shoe %1</source>
        <translation>Sabot %1</translation>
    </message>
    <message>
        <source>cards %1 to %2</source>
        <translation>karty od %1 do %2</translation>
    </message>
    <message>
        <source>commitment %1</source>
        <translation>zobowiązanie %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>ziarno %1</translation>
    </message>
    <message>
        <source>seed shown when the shoe ends</source>
        <translation>ziarno będzie pokazane po zakończeniu sabota</translation>
    </message>
    <message>
        <source>client seed %1</source>
        <translation>ziarno gracza %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Rozdanie %1</translation>
    </message>
    <message>
        <source>Round %1, %2, %3 against %4, %5, %6</source>
        <translation>Rozdanie %1, %2, %3 kontra %4, %5, %6</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>a side bet</comment>
        <translation>%1 – wygrana</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>a side bet</comment>
        <translation>%1 – przegrana</translation>
    </message>
    <message>
        <source>recovered</source>
        <translation>odzyskane</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>uszkodzone</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what is told of a round</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>The cards of this round can&apos;t be read: %1</source>
        <translation>Nie można odczytać kart tego rozdania: %1</translation>
    </message>
    <message>
        <source>The record of this round can&apos;t be read to the end. It is shown as far as it goes; the money is as it was booked.</source>
        <translation>Zapisu tego rozdania nie da się odczytać do końca. Pokazano, ile się dało; pieniądze są takie, jak je zaksięgowano.</translation>
    </message>
    <message>
        <source>%1: %2 decided early</source>
        <comment>a hand, an action</comment>
        <translation>%1: wcześniejsza decyzja – %2</translation>
    </message>
    <message>
        <source>%1: double followed</source>
        <translation>%1: dołączono do podwojenia</translation>
    </message>
    <message>
        <source>%1: split followed</source>
        <translation>%1: dołączono do rozdzielenia</translation>
    </message>
    <message>
        <source>%1: not followed</source>
        <translation>%1: nie dołączono</translation>
    </message>
    <message>
        <source>%1: hit on %2 against %3</source>
        <translation>%1: dobranie, %2 kontra %3</translation>
    </message>
    <message>
        <source>%1: stand on %2 against %3</source>
        <translation>%1: pas, %2 kontra %3</translation>
    </message>
    <message>
        <source>%1: double on %2 against %3</source>
        <translation>%1: podwojenie, %2 kontra %3</translation>
    </message>
    <message>
        <source>%1: split on %2 against %3</source>
        <translation>%1: rozdzielenie, %2 kontra %3</translation>
    </message>
    <message>
        <source>%1: give up on %2 against %3</source>
        <translation>%1: rezygnacja, %2 kontra %3</translation>
    </message>
    <message>
        <source>%1: surrender on %2 against %3</source>
        <translation>%1: poddanie, %2 kontra %3</translation>
    </message>
    <message>
        <source>%1: insurance on %2 against %3</source>
        <translation>%1: ubezpieczenie, %2 kontra %3</translation>
    </message>
    <message>
        <source>%1: even money on %2 against %3</source>
        <translation>%1: wypłata 1:1, %2 kontra %3</translation>
    </message>
    <message>
        <source>%1: no even money</source>
        <translation>%1: bez wypłaty 1:1</translation>
    </message>
    <message>
        <source>%1: no insurance</source>
        <translation>%1: bez ubezpieczenia</translation>
    </message>
    <message>
        <source>%1: not given up</source>
        <translation>%1: bez rezygnacji</translation>
    </message>
    <message>
        <source>%1: no surrender</source>
        <translation>%1: bez poddania</translation>
    </message>
    <message>
        <source>%1 (no answer)</source>
        <comment>a decision</comment>
        <translation>%1 (brak odpowiedzi)</translation>
    </message>
    <message>
        <source>%1 (early)</source>
        <comment>a decision</comment>
        <translation>%1 (wcześniej)</translation>
    </message>
    <message>
        <source>Mistakes cost %1</source>
        <translation>Błędy kosztowały %1</translation>
    </message>
    <message>
        <source>Luck %1</source>
        <translation>Szczęście %1</translation>
    </message>
    <message>
        <source>Before the round: %1</source>
        <comment>what was said of a count</comment>
        <translation>Przed rozdaniem: %1</translation>
    </message>
    <message>
        <source>After the round: %1</source>
        <comment>what was said of a count</comment>
        <translation>Po rozdaniu: %1</translation>
    </message>
    <message>
        <source>%1, %2 staked by the house</source>
        <comment>a stake, an amount</comment>
        <translation>%1, %2 od kasyna</translation>
    </message>
    <message>
        <source>%1: free double on %2 against %3</source>
        <translation>%1: darmowe podwojenie, %2 kontra %3</translation>
    </message>
    <message>
        <source>%1: free split on %2 against %3</source>
        <translation>%1: darmowe rozdzielenie, %2 kontra %3</translation>
    </message>
</context>
<context>
    <name>RoundDetailsView</name>
    <message>
        <source>As dealt</source>
        <translation>Po rozdaniu kart</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Krupier</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Na końcu</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pieniądze</translation>
    </message>
    <message>
        <source>Total staked</source>
        <translation>Postawiono łącznie</translation>
    </message>
    <message>
        <source>Paid out, stakes included</source>
        <translation>Wypłacono, wraz ze stawkami</translation>
    </message>
    <message>
        <source>Luck and play</source>
        <translation>Szczęście i gra</translation>
    </message>
    <message>
        <source>Hands, played best</source>
        <translation>Ręce, optymalna gra</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Zakłady poboczne</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Błędy</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Szczęście</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Netto</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decyzje</translation>
    </message>
    <message>
        <source>Why it ended this way</source>
        <translation>Dlaczego taki wynik</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Uczciwość</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Przeanalizuj</translation>
    </message>
    <message>
        <source>These cards in other games</source>
        <translation>Te karty w innych grach</translation>
    </message>
    <message>
        <source>You, as dealt</source>
        <translation>Ty, po rozdaniu kart</translation>
    </message>
    <message>
        <source>You, at the end</source>
        <translation>Ty, na końcu</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Your side bets</source>
        <translation>Twoje zakłady poboczne</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Twoje decyzje</translation>
    </message>
    <message>
        <source>Others at the table</source>
        <translation>Inni przy stole</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notatka</translation>
    </message>
    <message>
        <source>Your count</source>
        <translation>Twoje liczenie</translation>
    </message>
</context>
<context>
    <name>RoundList</name>
    <message>
        <source>Rounds</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>No rounds match the filter.</source>
        <translation>Żadne rozdanie nie pasuje do filtra.</translation>
    </message>
    <message>
        <source>Rounds appear here when they are finished.</source>
        <translation>Rozdania pojawiają się tu po zakończeniu.</translation>
    </message>
    <message>
        <source>Show all rounds</source>
        <translation>Pokaż wszystkie rozdania</translation>
    </message>
    <message>
        <source>Earlier</source>
        <comment>rounds</comment>
        <translation>Wcześniej</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>Staked %1, net %2</source>
        <comment>in a round</comment>
        <translation>Postawiono %1, netto %2</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>a heading</comment>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>a heading</comment>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>of a hand</comment>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Bets</source>
        <comment>a heading</comment>
        <translation>Zakłady</translation>
    </message>
    <message>
        <source>Bet</source>
        <comment>a heading</comment>
        <translation>Zakład</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Postawiono</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
</context>
<context>
    <name>RoundWriter</name>
    <message>
        <source>Export the Rundown</source>
        <translation>Eksport Kroniki</translation>
    </message>
    <message>
        <source>CSV, one play per line</source>
        <translation>CSV, zakład w wierszu</translation>
    </message>
    <message>
        <source>JSON, one round per line</source>
        <translation>JSON, rozdanie w wierszu</translation>
    </message>
    <message>
        <source>rundown</source>
        <comment>a file&apos;s name</comment>
        <translation>kronika</translation>
    </message>
</context>
<context>
    <name>RuleEditor</name>
    <message>
        <source>No rule matches “%1”.</source>
        <translation>Żadna zasada nie nazywa się „%1”.</translation>
    </message>
    <message>
        <source>What the rules are worth</source>
        <translation>Ile warte są zasady</translation>
    </message>
    <message>
        <source>Save your changes?</source>
        <translation>Zapisać zmiany?</translation>
    </message>
    <message>
        <source>These rules can&apos;t be played yet. Fix what is marked before you save.</source>
        <translation>Według tych zasad nie da się jeszcze grać: przed zapisaniem trzeba poprawić to, co zaznaczono.</translation>
    </message>
    <message>
        <source>They become a game of your own; the built-in game stays as it is.</source>
        <translation>Powstanie z nich własna gra; gra wbudowana pozostanie bez zmian.</translation>
    </message>
    <message>
        <source>The game&apos;s file still has the rules as they were.</source>
        <translation>W pliku gry są nadal poprzednie zasady.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Odrzuć zmiany</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Edytuj dalej</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more rules</source>
        <translation>
            <numerusform>Pokaż jeszcze %n zasadę</numerusform>
            <numerusform>Pokaż jeszcze %n zasady</numerusform>
            <numerusform>Pokaż jeszcze %n zasad</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleLine</name>
    <message>
        <source>the house&apos;s choice</source>
        <translation>decyzja kasyna</translation>
    </message>
</context>
<context>
    <name>RuleSaid</name>
    <message>
        <source>No longer: %1</source>
        <translation>Już nie: %1</translation>
    </message>
</context>
<context>
    <name>RuleTrials</name>
    <message>
        <source>Try other rules</source>
        <translation>Wypróbuj inne zasady</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Wycofaj</translation>
    </message>
    <message>
        <source>Decks: %1</source>
        <translation>Talie: %1</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Talie</translation>
    </message>
    <message>
        <source>Dealer hits soft 17</source>
        <translation>Krupier dobiera do miękkiej 17</translation>
    </message>
    <message>
        <source>Dealer peeks for blackjack</source>
        <translation>Krupier sprawdza blackjacka</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>Podwajanie po rozdzieleniu</translation>
    </message>
    <message>
        <source>Double on</source>
        <translation>Podwajanie na</translation>
    </message>
    <message>
        <source>Hands from one pair</source>
        <translation>Ręce z jednej pary</translation>
    </message>
    <message>
        <source>no split</source>
        <translation>bez rozdzielania</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Poddanie</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>late</source>
        <translation>późne</translation>
    </message>
    <message>
        <source>early</source>
        <translation>wczesne</translation>
    </message>
    <message>
        <source>Blackjack pays</source>
        <translation>Wypłata za blackjacka</translation>
    </message>
    <message>
        <source>any total</source>
        <translation>każda suma</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Id</source>
        <translation>Identyfikator</translation>
    </message>
    <message>
        <source>What files and the command line call the game.</source>
        <translation>Pod tą nazwą grę znają pliki i wiersz poleceń.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>What the game is called in the lobby and at the table.</source>
        <translation>Nazwa gry w lobby i przy stole.</translation>
    </message>
    <message>
        <source>Published return</source>
        <translation>Podawany zwrot</translation>
    </message>
    <message>
        <source>The return to the player on a casino&apos;s own sheet, as a fraction of 1; empty if it gives none.</source>
        <translation>Ile według informacji kasyna wraca w długim okresie, jako część 1; puste, jeśli kasyno tego nie podaje.</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Talie</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Tasowanie</translation>
    </message>
    <message>
        <source>When the cards are shuffled.</source>
        <translation>Kiedy tasuje się wszystkie karty.</translation>
    </message>
    <message>
        <source>Position of the cut card</source>
        <translation>Położenie karty odcinającej</translation>
    </message>
    <message>
        <source>How much of the shoe is dealt before the cut card comes out.</source>
        <translation>Część sabota rozdawana, zanim wyjdzie karta odcinająca.</translation>
    </message>
    <message>
        <source>Burned cards</source>
        <translation>Karty spalone</translation>
    </message>
    <message>
        <source>How many cards are burned face down after a shuffle.</source>
        <translation>Ile kart odkłada się zakrytych po tasowaniu.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>How many hands the table has room for.</source>
        <translation>Ile rąk mieści się na stole.</translation>
    </message>
    <message>
        <source>Seats per player</source>
        <translation>Miejsca jednego gracza</translation>
    </message>
    <message>
        <source>How many of them one player may take.</source>
        <translation>Ile z nich może zająć jeden gracz.</translation>
    </message>
    <message>
        <source>Other people</source>
        <translation>Inne osoby</translation>
    </message>
    <message>
        <source>Other people, played by the program, sit at the table.</source>
        <translation>Program gra przy stole za inne osoby.</translation>
    </message>
    <message>
        <source>Shared table</source>
        <translation>Wspólny stół</translation>
    </message>
    <message>
        <source>Seats are kept from round to round, players may bet behind others, and decisions may be made early.</source>
        <translation>Miejsca zachowuje się między rozdaniami, można stawiać za innym graczem i decydować wcześniej.</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Kolejność gry</translation>
    </message>
    <message>
        <source>The order in which seats are dealt and played.</source>
        <translation>Kolejność, w jakiej miejsca dostają karty i grają.</translation>
    </message>
    <message>
        <source>Dealer&apos;s first card</source>
        <translation>Pierwsza karta krupiera</translation>
    </message>
    <message>
        <source>Whether the dealer&apos;s first card is dealt face up or face down.</source>
        <translation>Czy pierwsza karta krupiera jest rozdawana odkryta, czy zakryta.</translation>
    </message>
    <message>
        <source>Seconds to bet</source>
        <translation>Sekundy na obstawianie</translation>
    </message>
    <message>
        <source>How long betting stays open; 0 for no time limit.</source>
        <translation>Jak długo można obstawiać; 0 oznacza bez ograniczeń.</translation>
    </message>
    <message>
        <source>Seconds for a decision</source>
        <translation>Sekundy na decyzję</translation>
    </message>
    <message>
        <source>How long a decision may take; 0 for no time limit.</source>
        <translation>Ile czasu jest na decyzję; 0 oznacza bez ograniczeń.</translation>
    </message>
    <message>
        <source>Dealer hits soft 17</source>
        <translation>Krupier dobiera do miękkiej 17</translation>
    </message>
    <message>
        <source>Dealer peeks for blackjack</source>
        <translation>Krupier sprawdza blackjacka</translation>
    </message>
    <message>
        <source>With an ace or a ten up, the dealer checks the hole card before hands are played.</source>
        <translation>Mając odkrytego asa lub dziesiątkę, krupier zagląda pod zakrytą kartę, zanim zacznie się gra.</translation>
    </message>
    <message>
        <source>Hint about the hole card</source>
        <translation>Wskazówka o zakrytej karcie</translation>
    </message>
    <message>
        <source>What the dealer says about the hole card: small from 2 to 5, medium from 6 to 9, large from 10 to ace.</source>
        <translation>Co krupier mówi o zakrytej karcie: niska od 2 do 5, średnia od 6 do 9, wysoka od 10 do asa.</translation>
    </message>
    <message>
        <source>Two gold cards are shown</source>
        <translation>Dwie złote karty są odkrywane</translation>
    </message>
    <message>
        <source>If both of the dealer&apos;s cards are tens, court cards or aces, both are shown before you play.</source>
        <translation>Gdy obie karty krupiera to dziesiątki, figury lub asy, odkrywa się je przed grą.</translation>
    </message>
    <message>
        <source>Dealer&apos;s 22 pushes</source>
        <translation>22 krupiera to remis</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, hands push instead of winning. Gold cards are tens, court cards and aces.</source>
        <translation>Gdy krupier ma furę i dokładnie 22, ręce remisują, zamiast wygrać. Złote karty to dziesiątki, figury i asy.</translation>
    </message>
    <message>
        <source>Blackjack pays</source>
        <translation>Wypłata za blackjacka</translation>
    </message>
    <message>
        <source>What a blackjack wins: 3:2 is 3 for every 2 staked.</source>
        <translation>Ile wygrywa blackjack: 3:2 to 3 za każde postawione 2.</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Ubezpieczenie</translation>
    </message>
    <message>
        <source>Against an ace, a hand may be insured for half its stake.</source>
        <translation>Gdy krupier ma asa, rękę można ubezpieczyć za połowę stawki.</translation>
    </message>
    <message>
        <source>Insure a blackjack</source>
        <translation>Ubezpieczenie blackjacka</translation>
    </message>
    <message>
        <source>A blackjack may be insured too.</source>
        <translation>Blackjacka też można ubezpieczyć.</translation>
    </message>
    <message>
        <source>Insurance pays</source>
        <translation>Wypłata z ubezpieczenia</translation>
    </message>
    <message>
        <source>What insurance wins if the dealer has a blackjack.</source>
        <translation>Ile wygrywa ubezpieczenie, gdy krupier ma blackjacka.</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Wypłata 1:1</translation>
    </message>
    <message>
        <source>The up cards against which a blackjack may be paid 1:1 at once.</source>
        <translation>Przy jakich kartach krupiera blackjack może od razu dostać wypłatę 1:1.</translation>
    </message>
    <message>
        <source>Double on</source>
        <translation>Podwajanie na</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>Podwajanie po rozdzieleniu</translation>
    </message>
    <message>
        <source>Hands may be doubled after a split.</source>
        <translation>Rękę powstałą z rozdzielenia można podwoić.</translation>
    </message>
    <message>
        <source>Hands from one pair</source>
        <translation>Ręce z jednej pary</translation>
    </message>
    <message>
        <source>The most hands that one may be split into; 1 for no splits.</source>
        <translation>Ile rąk może powstać z jednej przez rozdzielanie; 1 oznacza bez rozdzielania.</translation>
    </message>
    <message>
        <source>Split aces</source>
        <translation>Rozdzielone asy</translation>
    </message>
    <message>
        <source>How hands from split aces are played.</source>
        <translation>Jak gra się ręce powstałe z dwóch asów.</translation>
    </message>
    <message>
        <source>Resplit aces</source>
        <translation>Ponowne rozdzielanie asów</translation>
    </message>
    <message>
        <source>A pair of aces that comes up after a split may be split again.</source>
        <translation>Parę asów powstałą z rozdzielenia też można rozdzielić.</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Poddanie</translation>
    </message>
    <message>
        <source>Surrender against</source>
        <translation>Poddanie kontra</translation>
    </message>
    <message>
        <source>The up cards against which a hand may be given up.</source>
        <translation>Przy jakich kartach krupiera można zrezygnować z ręki.</translation>
    </message>
    <message>
        <source>When no answer comes</source>
        <translation>Gdy nie ma odpowiedzi</translation>
    </message>
    <message>
        <source>What happens to a round when time runs out or you leave in the middle.</source>
        <translation>Co dzieje się z rozdaniem, gdy minął czas albo przerwano je w środku.</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Zakłady poboczne</translation>
    </message>
    <message>
        <source>Bets besides the main stake, each with its own pay table and limits.</source>
        <translation>Zakłady obok głównej stawki, każdy z własną tabelą wypłat i limitami.</translation>
    </message>
    <message>
        <source>Table limits</source>
        <translation>Limity stawki na rękę</translation>
    </message>
    <message>
        <source>The smallest and largest stake on a hand, in each currency. The first currency is the game&apos;s default.</source>
        <translation>Najniższa i najwyższa stawka w każdej walucie. Pierwsza waluta jest zwykłą walutą gry.</translation>
    </message>
    <message>
        <source>The house&apos;s choices</source>
        <translation>Decyzje kasyna</translation>
    </message>
    <message>
        <source>What the Rules page marks as decided by the house, because no published sheet covers it.</source>
        <translation>Co na stronie zasad oznaczono jako decyzję kasyna, bo nie podają tego żadne opublikowane zasady.</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Sukno</translation>
    </message>
    <message>
        <source>The cloth on the table.</source>
        <translation>Tkanina na stole.</translation>
    </message>
    <message>
        <source>Place in the lobby</source>
        <translation>Pozycja w lobby</translation>
    </message>
    <message>
        <source>Games with a smaller number come first; those without one come last.</source>
        <translation>Gry z mniejszą liczbą są pierwsze, gry bez liczby ostatnie.</translation>
    </message>
    <message>
        <source>before every round</source>
        <translation>przed każdym rozdaniem</translation>
    </message>
    <message>
        <source>after a cut card</source>
        <translation>po karcie odcinającej</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>as many as the value of the first card</source>
        <translation>tyle, ile liczy pierwsza karta</translation>
    </message>
    <message>
        <source>first seat to last</source>
        <translation>od pierwszego miejsca do ostatniego</translation>
    </message>
    <message>
        <source>last seat to first</source>
        <translation>od ostatniego miejsca do pierwszego</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>odkryta</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>zakryta</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>small, medium or large</source>
        <translation>niska, średnia lub wysoka</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>except two gold cards and 21</source>
        <translation>prócz dwóch złotych kart i 21</translation>
    </message>
    <message>
        <source>except any with two gold cards and 21</source>
        <translation>prócz rąk z dwiema złotymi kartami i 21</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>dziesiątka</translation>
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
        <translation>po jednej karcie</translation>
    </message>
    <message>
        <source>like other hands</source>
        <translation>jak inne ręce</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nigdy</translation>
    </message>
    <message>
        <source>after the dealer peeks</source>
        <translation>po sprawdzeniu przez krupiera</translation>
    </message>
    <message>
        <source>before the dealer peeks</source>
        <translation>przed sprawdzeniem przez krupiera</translation>
    </message>
    <message>
        <source>every card</source>
        <translation>każda karta</translation>
    </message>
    <message>
        <source>2 to 9</source>
        <translation>od 2 do 9</translation>
    </message>
    <message>
        <source>it waits for you</source>
        <translation>czeka na gracza</translation>
    </message>
    <message>
        <source>it is finished for you</source>
        <translation>program kończy je za gracza</translation>
    </message>
    <message>
        <source>Emerald</source>
        <translation>Szmaragd</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Północ</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burgund</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>Laguna</translation>
    </message>
    <message>
        <source>Classic green</source>
        <translation>Klasyczna zieleń</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Grafit</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Decks and shoe</source>
        <translation>Talie i sabot</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Krupier</translation>
    </message>
    <message>
        <source>Blackjack and insurance</source>
        <translation>Blackjack i ubezpieczenie</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Podwojenie</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Rozdzielenie</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limity</translation>
    </message>
    <message>
        <source>Table and seats</source>
        <translation>Stół i miejsca</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Zegary</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Brak odpowiedzi</translation>
    </message>
    <message>
        <source>Felt and lobby</source>
        <translation>Sukno i lobby</translation>
    </message>
    <message>
        <source>A hand of 21 stands automatically</source>
        <translation>Ręka z 21 pasuje sama</translation>
    </message>
    <message>
        <source>Dealing order</source>
        <translation>Kolejność rozdawania</translation>
    </message>
    <message>
        <source>Payouts exclude the returned stake</source>
        <translation>Wypłaty nie obejmują zwracanej stawki</translation>
    </message>
    <message>
        <source>%1: pay table</source>
        <comment>a side bet</comment>
        <translation>%1: tabela wypłat</translation>
    </message>
    <message>
        <source>%1: limits</source>
        <comment>a side bet</comment>
        <translation>%1: limity</translation>
    </message>
    <message>
        <source>The dealer hits a 17 that counts an ace as 11; where the dealer stands on a higher total only, that total.</source>
        <translation>Krupier dobiera do 17, w której as liczy się za 11; jeśli staje dopiero na wyższej sumie, do niej.</translation>
    </message>
    <message>
        <source>Dealer stands on</source>
        <translation>Krupier staje na</translation>
    </message>
    <message>
        <source>The lowest total on which the dealer takes no more cards.</source>
        <translation>Najniższa suma, przy której krupier nie dobiera już kart.</translation>
    </message>
    <message>
        <source>Dealer&apos;s blackjack takes</source>
        <translation>Blackjack krupiera zabiera</translation>
    </message>
    <message>
        <source>What a dealer&apos;s blackjack takes that shows only after hands were doubled and split. All of it is the European rule; busted hands and one more stake the Australian.</source>
        <translation>Co zabiera blackjack krupiera, który ujawnia się dopiero po podwojeniach i rozdzieleniach. Wszystko to zasada europejska, ręce z furą i jeszcze jedna stawka – australijska.</translation>
    </message>
    <message>
        <source>Equal hands</source>
        <translation>Równe ręce</translation>
    </message>
    <message>
        <source>every stake</source>
        <translation>wszystkie stawki</translation>
    </message>
    <message>
        <source>the first stake</source>
        <translation>pierwszą stawkę</translation>
    </message>
    <message>
        <source>each hand&apos;s first stake, busted hands whole</source>
        <translation>pierwszą stawkę każdej ręki, ręce z furą w całości</translation>
    </message>
    <message>
        <source>busted hands and one more stake</source>
        <translation>ręce z furą i jeszcze jedną stawkę</translation>
    </message>
    <message>
        <source>the dealer wins</source>
        <translation>wygrywa krupier</translation>
    </message>
    <message>
        <source>the dealer wins, but your blackjack is paid</source>
        <translation>wygrywa krupier, ale twój blackjack jest wypłacany</translation>
    </message>
    <message>
        <source>every hand</source>
        <translation>każda ręka</translation>
    </message>
    <message>
        <source>a push</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>On which totals a hand may be doubled.</source>
        <translation>Na jakich sumach można podwoić rękę.</translation>
    </message>
    <message>
        <source>Double with</source>
        <translation>Podwajanie z kartami</translation>
    </message>
    <message>
        <source>With how many cards a hand may be doubled.</source>
        <translation>Z iloma kartami można podwoić rękę.</translation>
    </message>
    <message>
        <source>Hands from a pair of aces</source>
        <translation>Ręce z pary asów</translation>
    </message>
    <message>
        <source>The most hands that a pair of aces may be split into.</source>
        <translation>Ile rąk może powstać z pary asów przez rozdzielanie.</translation>
    </message>
    <message>
        <source>Cards of a Charlie</source>
        <translation>Karty na Charliego</translation>
    </message>
    <message>
        <source>With so many cards a hand that isn&apos;t bust ends and wins, whatever its total.</source>
        <translation>Z tyloma kartami ręka, która nie jest furą, kończy się i wygrywa, bez względu na sumę.</translation>
    </message>
    <message>
        <source>A Charlie wins</source>
        <translation>Charlie wygrywa</translation>
    </message>
    <message>
        <source>Against which hands of the dealer a hand wins by the number of its cards.</source>
        <translation>Z jakimi rękami krupiera ręka wygrywa liczbą swoich kart.</translation>
    </message>
    <message>
        <source>a push, but your 21 wins</source>
        <translation>remis, ale twoje 21 wygrywa</translation>
    </message>
    <message>
        <source>any total</source>
        <translation>każda suma</translation>
    </message>
    <message>
        <source>the first two cards</source>
        <translation>pierwsze dwie</translation>
    </message>
    <message>
        <source>any number of cards</source>
        <translation>dowolnie wiele</translation>
    </message>
    <message>
        <source>hit, not doubled</source>
        <translation>dobieranie, bez podwajania</translation>
    </message>
    <message>
        <source>no Charlie</source>
        <translation>bez Charliego</translation>
    </message>
    <message>
        <source>five cards</source>
        <translation>pięć kart</translation>
    </message>
    <message>
        <source>six cards</source>
        <translation>sześć kart</translation>
    </message>
    <message>
        <source>seven cards</source>
        <translation>siedem kart</translation>
    </message>
    <message>
        <source>against everything</source>
        <translation>ze wszystkim</translation>
    </message>
    <message>
        <source>except against a blackjack</source>
        <translation>oprócz blackjacka</translation>
    </message>
    <message>
        <source>except against 21</source>
        <translation>oprócz 21</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Charlie</translation>
    </message>
    <message>
        <source>Dealer&apos;s second card</source>
        <translation>Druga karta krupiera</translation>
    </message>
    <message>
        <source>When the dealer gets it. After the players is the European rule: there is no hole card to peek at, and it isn&apos;t drawn if nothing is left to decide.</source>
        <translation>Kiedy krupier ją dostaje. Po graczach to zasada europejska: nie ma zakrytej karty do sprawdzenia, a gdy nie ma już o czym rozstrzygać, nie dobiera się jej.</translation>
    </message>
    <message>
        <source>with the first cards</source>
        <translation>z pierwszymi kartami</translation>
    </message>
    <message>
        <source>after the players</source>
        <translation>po graczach</translation>
    </message>
    <message>
        <source>How many decks of cards are used.</source>
        <translation>Ile talii jest w grze.</translation>
    </message>
    <message>
        <source>Kind of deck</source>
        <translation>Rodzaj talii</translation>
    </message>
    <message>
        <source>Whether the decks have their tens.</source>
        <translation>Czy talie mają swoje dziesiątki.</translation>
    </message>
    <message>
        <source>Both dealer cards open</source>
        <translation>Obie karty krupiera odkryte</translation>
    </message>
    <message>
        <source>Both of the dealer&apos;s cards are dealt face up, as in Double Exposure. A blackjack ends the round at once, and nothing can be insured.</source>
        <translation>Obie karty krupiera są rozdawane odkryte, jak w Double Exposure. Blackjack od razu kończy rozdanie i niczego nie można ubezpieczyć.</translation>
    </message>
    <message>
        <source>Surrender after a double</source>
        <translation>Poddanie po podwojeniu</translation>
    </message>
    <message>
        <source>A doubled hand may be given up for half its stake once its card is dealt.</source>
        <translation>Z podwojonej ręki można zrezygnować za połowę stawki, gdy dostanie już swoją kartę.</translation>
    </message>
    <message>
        <source>What makes a pair</source>
        <translation>Co tworzy parę</translation>
    </message>
    <message>
        <source>Whether any two cards that count 10 may be split, or only two of the same rank.</source>
        <translation>Czy można rozdzielić dowolne dwie karty liczące 10, czy tylko dwie tej samej rangi.</translation>
    </message>
    <message>
        <source>21 with five cards pays</source>
        <translation>Wypłata za 21 z pięciu kart</translation>
    </message>
    <message>
        <source>What a hand of 21 with five cards or more wins if it wasn&apos;t doubled; 1:1 for no bonus.</source>
        <translation>Ile wygrywa ręka z 21 z co najmniej pięciu kart, jeśli jej nie podwojono; 1:1 to brak premii.</translation>
    </message>
    <message>
        <source>21 with six cards pays</source>
        <translation>Wypłata za 21 z sześciu kart</translation>
    </message>
    <message>
        <source>What a hand of 21 with six cards or more wins if it wasn&apos;t doubled; 1:1 for no bonus.</source>
        <translation>Ile wygrywa ręka z 21 z co najmniej sześciu kart, jeśli jej nie podwojono; 1:1 to brak premii.</translation>
    </message>
    <message>
        <source>21 with seven cards pays</source>
        <translation>Wypłata za 21 z siedmiu kart</translation>
    </message>
    <message>
        <source>What a hand of 21 with seven cards or more wins if it wasn&apos;t doubled; 1:1 for no bonus.</source>
        <translation>Ile wygrywa ręka z 21 z co najmniej siedmiu kart, jeśli jej nie podwojono; 1:1 to brak premii.</translation>
    </message>
    <message>
        <source>6-7-8 pays</source>
        <translation>Wypłata za 6-7-8</translation>
    </message>
    <message>
        <source>What a 6, a 7 and an 8 win, whatever their suits; 1:1 for no bonus.</source>
        <translation>Ile wygrywają 6, 7 i 8 w dowolnych kolorach; 1:1 to brak premii.</translation>
    </message>
    <message>
        <source>6-7-8 of one suit pays</source>
        <translation>Wypłata za 6-7-8 w kolorze</translation>
    </message>
    <message>
        <source>What a 6, a 7 and an 8 of the same suit win; 1:1 for no bonus of their own.</source>
        <translation>Ile wygrywają 6, 7 i 8 jednego koloru; 1:1 to brak osobnej premii.</translation>
    </message>
    <message>
        <source>6-7-8 of spades pays</source>
        <translation>Wypłata za 6-7-8 pik</translation>
    </message>
    <message>
        <source>What the 6, 7 and 8 of spades win; 1:1 for no bonus of their own.</source>
        <translation>Ile wygrywają 6, 7 i 8 pik; 1:1 to brak osobnej premii.</translation>
    </message>
    <message>
        <source>7-7-7 pays</source>
        <translation>Wypłata za 7-7-7</translation>
    </message>
    <message>
        <source>What three sevens win, whatever their suits; 1:1 for no bonus.</source>
        <translation>Ile wygrywają trzy siódemki w dowolnych kolorach; 1:1 to brak premii.</translation>
    </message>
    <message>
        <source>7-7-7 of one suit pays</source>
        <translation>Wypłata za 7-7-7 w kolorze</translation>
    </message>
    <message>
        <source>What three sevens of the same suit win; 1:1 for no bonus of their own.</source>
        <translation>Ile wygrywają trzy siódemki jednego koloru; 1:1 to brak osobnej premii.</translation>
    </message>
    <message>
        <source>7-7-7 of spades pays</source>
        <translation>Wypłata za 7-7-7 pik</translation>
    </message>
    <message>
        <source>What three sevens of spades win; 1:1 for no bonus of their own.</source>
        <translation>Ile wygrywają trzy siódemki pik; 1:1 to brak osobnej premii.</translation>
    </message>
    <message>
        <source>full, 52 cards</source>
        <translation>pełna, 52 karty</translation>
    </message>
    <message>
        <source>Spanish, 48 cards without the tens</source>
        <translation>hiszpańska, 48 kart bez dziesiątek</translation>
    </message>
    <message>
        <source>the same value</source>
        <translation>ta sama wartość</translation>
    </message>
    <message>
        <source>the same rank</source>
        <translation>ta sama ranga</translation>
    </message>
    <message>
        <source>Bonuses for 21</source>
        <translation>Premie za 21</translation>
    </message>
    <message>
        <source>Blackjack of one suit pays</source>
        <translation>Wypłata za blackjacka w kolorze</translation>
    </message>
    <message>
        <source>What a blackjack of one suit wins if that is more than others win; 1:1 for no more.</source>
        <translation>Ile wygrywa blackjack w kolorze, jeśli wygrywa więcej niż inne; 1:1 to nic więcej.</translation>
    </message>
    <message>
        <source>Suit of that blackjack</source>
        <translation>Kolor tego blackjacka</translation>
    </message>
    <message>
        <source>The suit that both of its cards must have.</source>
        <translation>Kolor, który muszą mieć obie jego karty.</translation>
    </message>
    <message>
        <source>Double for less</source>
        <translation>Podwajanie za mniej</translation>
    </message>
    <message>
        <source>Whoever has less left than a double costs may double for all that is left.</source>
        <translation>Kto ma mniej, niż kosztuje podwojenie, może podwoić za wszystko, co mu zostało.</translation>
    </message>
    <message>
        <source>Doubles of one hand</source>
        <translation>Podwojenia jednej ręki</translation>
    </message>
    <message>
        <source>How many times a hand may be doubled: after its double&apos;s card again, for as much as is staked on it then.</source>
        <translation>Ile razy można podwoić rękę: ponownie po karcie z podwojenia, za tyle, ile wtedy na niej leży.</translation>
    </message>
    <message>
        <source>Free doubles</source>
        <translation>Darmowe podwojenia</translation>
    </message>
    <message>
        <source>Which doubles of two cards the house stakes for the player. Hard: no ace counts 11.</source>
        <translation>Które podwojenia dwóch kart kasyno stawia za gracza. Twarde: żaden as nie liczy się za 11.</translation>
    </message>
    <message>
        <source>Free splits</source>
        <translation>Darmowe rozdzielenia</translation>
    </message>
    <message>
        <source>Of which pairs the house stakes the new hand for the player.</source>
        <translation>Przy jakich parach kasyno stawia nową rękę za gracza.</translation>
    </message>
    <message>
        <source>Surrender with</source>
        <translation>Poddanie z kartami</translation>
    </message>
    <message>
        <source>With how many cards a hand may be surrendered; with any number, after a split too.</source>
        <translation>Z iloma kartami można poddać rękę; jeśli z dowolnie wieloma, to także po rozdzieleniu.</translation>
    </message>
    <message>
        <source>a push, but your blackjack is paid</source>
        <translation>remis, ale twój blackjack jest wypłacany</translation>
    </message>
    <message>
        <source>any suit</source>
        <translation>dowolny</translation>
    </message>
    <message>
        <source>spades only</source>
        <translation>tylko pik</translation>
    </message>
    <message>
        <source>hearts only</source>
        <translation>tylko kier</translation>
    </message>
    <message>
        <source>diamonds only</source>
        <translation>tylko karo</translation>
    </message>
    <message>
        <source>clubs only</source>
        <translation>tylko trefl</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>żadne</translation>
    </message>
    <message>
        <source>hard 9, 10, 11</source>
        <translation>twarde 9, 10, 11</translation>
    </message>
    <message>
        <source>hard 10, 11</source>
        <translation>twarde 10, 11</translation>
    </message>
    <message>
        <source>any total of two cards</source>
        <translation>każda suma dwóch kart</translation>
    </message>
    <message>
        <source>no pair</source>
        <translation>żadna para</translation>
    </message>
    <message>
        <source>every pair but tens</source>
        <translation>każda para oprócz dziesiątek</translation>
    </message>
    <message>
        <source>every pair</source>
        <translation>każda para</translation>
    </message>
    <message>
        <source>Void against a blackjack</source>
        <translation>Nieważne przy blackjacku</translation>
    </message>
    <message>
        <source>A dealer&apos;s blackjack that shows only when the hands have been played takes all of a surrendered one.</source>
        <translation>Blackjack krupiera, który ujawnia się dopiero po rozegraniu rąk, zabiera całą stawkę poddanej ręki.</translation>
    </message>
    <message>
        <source>a push, but your 21 always wins</source>
        <translation>remis, ale twoje 21 zawsze wygrywa</translation>
    </message>
    <message>
        <source>a ten or an ace</source>
        <translation>dziesiątka lub as</translation>
    </message>
    <message>
        <source>Who wins when you and the dealer have the same total. A 21 that always wins beats a blackjack too that shows only then, unless that takes the first stake alone.</source>
        <translation>Kto wygrywa, gdy ty i krupier macie tę samą sumę. 21, które zawsze wygrywa, bije też blackjacka, który ujawnia się dopiero wtedy, chyba że zabiera on tylko pierwszą stawkę.</translation>
    </message>
    <message>
        <source>When a hand may be given up for half its stake; if the dealer doesn&apos;t peek, when its turn comes.</source>
        <translation>Kiedy można zrezygnować z ręki za połowę stawki; jeśli krupier nie sprawdza blackjacka – wtedy, gdy przyjdzie na nią kolej.</translation>
    </message>
</context>
<context>
    <name>RulesDrawer</name>
    <message>
        <source>Changes you save now apply from the next round.</source>
        <translation>Zapisane teraz zmiany obowiązują od następnego rozdania.</translation>
    </message>
    <message>
        <source>Changes you save now apply at once, on a fresh shoe.</source>
        <translation>Zapisane teraz zmiany obowiązują od razu, z nowym sabotem.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules of %1</source>
        <translation>Zasady: %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Porównaj</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>Tabele wypłat</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Rules of %1</source>
        <translation>Zasady: %1</translation>
    </message>
    <message>
        <source>Hide the rules</source>
        <translation>Ukryj zasady</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Pokazane</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>Tabele wypłat</translation>
    </message>
    <message>
        <source>Change these rules</source>
        <translation>Zmień te zasady</translation>
    </message>
    <message>
        <source>This decided the last round</source>
        <translation>To przesądziło o ostatnim rozdaniu</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>Who wins</source>
        <translation>Kto wygrywa</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. Equal hands push: the stake is returned.</source>
        <translation>Wygrywa wyższa ręka bez fury, a gdy furę ma krupier – każda taka ręka. Równe ręce to remis: stawka wraca.</translation>
    </message>
    <message>
        <source>A win pays 1:1.</source>
        <translation>Wygrana jest płatna 1:1.</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, only a hand of 21 and an unsplit hand of exactly two gold cards are paid; every other hand that is not bust pushes.</source>
        <translation>Gdy krupier ma furę i dokładnie 22, wypłatę dostaje tylko nierozdzielona ręka z dokładnie dwóch złotych kart oraz ręka z 21; każda inna ręka bez fury remisuje.</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, only a hand of 21 and a hand that holds two gold cards, with or without others, are paid; every other hand that is not bust pushes.</source>
        <translation>Gdy krupier ma furę i dokładnie 22, wypłatę dostaje tylko ręka z dwiema złotymi kartami, także wśród innych kart, oraz ręka z 21; każda inna ręka bez fury remisuje.</translation>
    </message>
    <message>
        <source>A payout of a:b wins a for every b staked, and the stake is returned with it.</source>
        <translation>Wypłata a:b to wygrana: a za każde postawione b. Wraz z nią wraca stawka.</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Zakłady poboczne</translation>
    </message>
    <message>
        <source>Side bets may be placed on any seat in play, yours or not. It doesn&apos;t matter whether the hand wins.</source>
        <translation>Zakłady poboczne można stawiać na każde grające miejsce, własne lub nie. Nie ma znaczenia, czy ręka wygra.</translation>
    </message>
    <message>
        <source>Side bets may be placed on any seat in play, yours or not. They are settled right after the deal, and it doesn&apos;t matter whether the hand wins.</source>
        <translation>Zakłady poboczne można stawiać na każde grające miejsce, własne lub nie. Rozlicza się je zaraz po rozdaniu kart i nie ma znaczenia, czy ręka wygra.</translation>
    </message>
    <message>
        <source>A side bet needs a main stake on its hand. It doesn&apos;t matter whether the hand wins.</source>
        <translation>Zakłady poboczne stawia się razem z główną stawką ręki. Nie ma znaczenia, czy ręka wygra.</translation>
    </message>
    <message>
        <source>A side bet needs a main stake on its hand. It is settled right after the deal, and it doesn&apos;t matter whether the hand wins.</source>
        <translation>Zakłady poboczne stawia się razem z główną stawką ręki. Rozlicza się je zaraz po rozdaniu kart i nie ma znaczenia, czy ręka wygra.</translation>
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
        <translation>Wypłaty: %1.</translation>
    </message>
    <message>
        <source>The best one counts.</source>
        <translation>Liczy się najlepszy wynik.</translation>
    </message>
    <message>
        <source>It is settled when the round ends; the dealer then plays out the hand even if every other hand is decided.</source>
        <translation>Rozlicza się go na koniec rozdania; krupier dobiera wtedy karty, nawet gdy wszystkie inne ręce są rozstrzygnięte.</translation>
    </message>
    <message>
        <source>It is settled right after the deal.</source>
        <translation>Rozlicza się go zaraz po rozdaniu kart.</translation>
    </message>
    <message>
        <source>Time and interruptions</source>
        <translation>Czas i przerwy</translation>
    </message>
    <message>
        <source>Betting is open for %1 seconds.</source>
        <translation>Czas na obstawianie: %1 s.</translation>
    </message>
    <message>
        <source>A decision has %1 seconds.</source>
        <translation>Czas na decyzję: %1 s.</translation>
    </message>
    <message>
        <source>There is no clock.</source>
        <translation>Nie ma zegara.</translation>
    </message>
    <message>
        <source>If you don&apos;t answer or have left, the round is finished without you: a hand of 11 or less hits until it is above 11, a hand above 11 stands, and insurance is declined. Every confirmed stake is settled.</source>
        <translation>Gdy nie ma odpowiedzi albo gracza nie ma przy stole, rozdanie kończy się bez niego: ręka z 11 lub mniej dobiera, aż przekroczy 11, ręka powyżej 11 pasuje, a ubezpieczenie jest odrzucane. Każda potwierdzona stawka jest rozliczana.</translation>
    </message>
    <message>
        <source>A round you leave resumes later, at the decision where it stopped.</source>
        <translation>Przerwane rozdanie toczy się później dalej od decyzji, na której stanęło.</translation>
    </message>
    <message>
        <source>A round that can&apos;t be finished is cancelled, and every stake is returned.</source>
        <translation>Rozdanie, którego nie da się dokończyć, jest anulowane i wszystkie jego stawki wracają.</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Stawki</translation>
    </message>
    <message>
        <source>Per hand: %1.</source>
        <comment>its limits</comment>
        <translation>Ręka: %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a side bet&apos;s limits</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Every stake is a multiple of %1, so that no half and no payout needs rounding.</source>
        <translation>Każda stawka jest wielokrotnością %1, tak aby połowa i każda wypłata dały się podzielić bez reszty.</translation>
    </message>
    <message>
        <source>Return to the player</source>
        <translation>Zwrot dla gracza</translation>
    </message>
    <message>
        <source>Published: %1.</source>
        <translation>Podawany: %1.</translation>
    </message>
    <message>
        <source>Computed from these rules, with best play: %1 of the initial stake.</source>
        <translation>Obliczony z tych zasad, przy optymalnej grze: %1 pierwszej stawki.</translation>
    </message>
    <message>
        <source>Per unit staked in total, doubles and splits included: %1.</source>
        <translation>Na jednostkę wszystkich stawek, z podwojeniami i rozdzieleniami: %1.</translation>
    </message>
    <message>
        <source>With up to %1 split hands it would be %2 of the initial stake.</source>
        <translation>Przy rozdzielaniu do %1 rąk byłoby to %2 pierwszej stawki.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message numerus="yes">
        <source>%n decks of 52 cards are used.</source>
        <translation>
            <numerusform>W grze jest %n talia 52 kart.</numerusform>
            <numerusform>W grze są %n talie po 52 karty.</numerusform>
            <numerusform>W grze jest %n talii po 52 karty.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards are shuffled before every round.</source>
        <translation>Wszystkie karty tasuje się przed każdym rozdaniem.</translation>
    </message>
    <message>
        <source>Rounds are dealt from one shoe until the cut card comes out; that round is the last of the shoe, and then all cards are shuffled.</source>
        <translation>Rozdaje się z jednego sabota, aż wyjdzie karta odcinająca; to rozdanie jest ostatnie z sabota, potem tasuje się wszystkie karty.</translation>
    </message>
    <message>
        <source>The cut card lies after %1 of the shoe, %2 of %3 cards.</source>
        <translation>Karta odcinająca leży za %1 sabota, po %2 z %3 kart.</translation>
    </message>
    <message>
        <source>After a shuffle the first card is shown, and as many more as its value are burned face down.</source>
        <translation>Po tasowaniu pokazuje się pierwszą kartę i odkłada zakrytych tyle następnych, ile ona liczy.</translation>
    </message>
    <message>
        <source>For this an ace counts 1; jack, queen and king count 10.</source>
        <translation>As liczy się tu za 1; walet, dama i król za 10.</translation>
    </message>
    <message>
        <source>Cards from 2 to 10 count their face value; jack, queen and king count 10; an ace counts 11, or 1 where 11 would bust the hand.</source>
        <translation>Karty od 2 do 10 liczą się za swoją wartość; walet, dama i król za 10; as za 11 albo za 1, jeśli 11 to za dużo.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Ręce</translation>
    </message>
    <message>
        <source>You play one hand a round.</source>
        <translation>W rozdaniu gra się jedną rękę.</translation>
    </message>
    <message>
        <source>You play from one to %1 hands a round, each with its own stake.</source>
        <translation>W rozdaniu gra się od jednej do %1 rąk, każdą z własną stawką.</translation>
    </message>
    <message>
        <source>The table has %1 spots for them.</source>
        <translation>Liczba miejsc na nie przy stole: %1.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>The table has %1 seats.</source>
        <translation>Liczba miejsc przy stole: %1.</translation>
    </message>
    <message>
        <source>You may hold one seat.</source>
        <translation>Można zająć najwyżej jedno miejsce.</translation>
    </message>
    <message>
        <source>You may hold up to %1 seats, with the same stake on each.</source>
        <translation>Można zająć do %1 miejsc, z taką samą stawką na każdym.</translation>
    </message>
    <message>
        <source>What you add to one of your seats is added to each; if your wallet can&apos;t cover that, the addition is divided evenly among them.</source>
        <translation>Stawkę dołożoną na jedno z własnych miejsc dokłada się na każde; jeśli portfel tego nie pokrywa, dokładka dzieli się po równo.</translation>
    </message>
    <message>
        <source>Other people, played by the program, sit at the table. You choose at the table how many.</source>
        <translation>Przy stole siedzą inne osoby, za które gra program. Ile ich przyjdzie, wybiera się przy stole.</translation>
    </message>
    <message>
        <source>If you have just sat down and have no stake when betting closes, you lose the seat.</source>
        <translation>Kto dopiero usiadł i nie ma stawki, gdy kończy się obstawianie, zwalnia miejsce.</translation>
    </message>
    <message>
        <source>If you played the previous round, you may sit one round out; you lose the seat if you don&apos;t bet in the next either.</source>
        <translation>Kto grał w poprzednim rozdaniu, może jedno opuścić; traci miejsce, jeśli i w następnym nic nie postawi.</translation>
    </message>
    <message>
        <source>If you can&apos;t cover the minimum on all your seats when a round begins, you lose them.</source>
        <translation>Kto na początku rozdania nie może pokryć minimum na wszystkich swoich miejscach, traci je.</translation>
    </message>
    <message>
        <source>When somebody leaves a seat, what others have staked there is returned.</source>
        <translation>Gdy ktoś zwalnia miejsce, wraca to, co postawili tam inni.</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t take a seat, but may bet behind others.</source>
        <translation>Z kontem próbnym nie można usiąść; można stawiać za innymi graczami.</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t take a seat.</source>
        <translation>Z kontem próbnym nie można usiąść.</translation>
    </message>
    <message>
        <source>Betting behind</source>
        <translation>Zakłady za graczem</translation>
    </message>
    <message>
        <source>You may bet behind any seat that somebody else holds. Such a bet wins or loses with the seat&apos;s first hand, blackjack payout included, and its insurance is yours to decide.</source>
        <translation>Można postawić za graczem na każdym miejscu zajętym przez kogoś innego. Taka stawka wygrywa i przegrywa z pierwszą ręką tego miejsca, także przy wypłacie za blackjacka, a o jej ubezpieczeniu decyduje ten, kto ją postawił.</translation>
    </message>
    <message>
        <source>When the seat doubles, you may double too; otherwise your stake rides unchanged on the doubled hand.</source>
        <translation>Gdy miejsce podwaja, można podwoić razem z nim; w przeciwnym razie stawka bez zmian zostaje na podwojonej ręce.</translation>
    </message>
    <message>
        <source>When the seat splits, you may place the same again on the second hand; otherwise your stake rides on the first hand alone.</source>
        <translation>Gdy miejsce rozdziela, można postawić tyle samo na drugą rękę; w przeciwnym razie stawka zostaje tylko na pierwszej ręce.</translation>
    </message>
    <message>
        <source>If you don&apos;t answer, or your wallet doesn&apos;t cover it, you don&apos;t follow.</source>
        <translation>Bez odpowiedzi lub gdy portfel tego nie pokrywa, nie dołącza się.</translation>
    </message>
    <message>
        <source>When the seat surrenders, half of each stake behind it is lost as well.</source>
        <translation>Gdy miejsce się poddaje, przepada też połowa tego, co leży za nim.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Rozdanie kart</translation>
    </message>
    <message>
        <source>Each hand is dealt one card, then the dealer; a second card follows in the same order.</source>
        <translation>Każda ręka i krupier dostają po jednej karcie, potem tak samo po drugiej.</translation>
    </message>
    <message>
        <source>Players&apos; cards are dealt face up; the dealer&apos;s first card is dealt face up and the second face down.</source>
        <translation>Wszystkie karty graczy leżą odkryte; pierwsza karta krupiera leży odkryta, a druga zakryta.</translation>
    </message>
    <message>
        <source>Players&apos; cards are dealt face up; the dealer&apos;s first card is dealt face down and the second face up.</source>
        <translation>Wszystkie karty graczy leżą odkryte; pierwsza karta krupiera leży zakryta, a druga odkryta.</translation>
    </message>
    <message>
        <source>Hands are dealt and played from the lowest number to the highest; the dealer comes last.</source>
        <translation>Karty rozdaje się i ręce gra od najniższego numeru do najwyższego, krupier jest ostatni.</translation>
    </message>
    <message>
        <source>Hands are dealt and played from the highest number to the lowest; the dealer comes last.</source>
        <translation>Karty rozdaje się i ręce gra od najwyższego numeru do najniższego, krupier jest ostatni.</translation>
    </message>
    <message>
        <source>Then the dealer looks at the hole card and says whether it is small (2 to 5), medium (6 to 9) or large (10 to ace).</source>
        <translation>Następnie krupier zagląda pod zakrytą kartę i mówi, czy jest niska (od 2 do 5), średnia (od 6 do 9) czy wysoka (od 10 do asa).</translation>
    </message>
    <message>
        <source>If both of the dealer&apos;s cards are gold cards (10, jack, queen, king, ace), both are shown before you decide.</source>
        <translation>Jeśli obie karty krupiera są złotymi kartami (10, walet, dama, król, as), obie pokazuje się przed decyzją.</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10, as the first two cards, make a blackjack. It beats every other hand, even another 21; against the dealer&apos;s blackjack it pushes.</source>
        <translation>As i karta licząca 10 jako pierwsze dwie karty to blackjack. Bije każdą inną rękę, także z 21; przeciw blackjackowi krupiera to remis.</translation>
    </message>
    <message>
        <source>It pays %1.</source>
        <translation>Jest płatny %1.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace or a card that counts 10, the hole card is checked before anyone plays; a dealer blackjack ends the round.</source>
        <translation>Gdy krupier pokazuje asa lub kartę liczącą 10, zakrytą kartę sprawdza się, zanim ktokolwiek zagra; blackjack krupiera kończy rozdanie.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes every stake, doubles and splits included.</source>
        <translation>Zakrytą kartę krupiera sprawdza się dopiero po rozegraniu wszystkich rąk; blackjack krupiera zabiera wtedy wszystko, co postawiono, z podwojeniami i rozdzieleniami.</translation>
    </message>
    <message>
        <source>A surrendered hand loses half its stake and no more, whatever the hole card is.</source>
        <translation>Poddana ręka traci połowę stawki i nic więcej, bez względu na zakrytą kartę.</translation>
    </message>
    <message>
        <source>Insurance and even money</source>
        <translation>Ubezpieczenie i wypłata 1:1</translation>
    </message>
    <message>
        <source>There is no insurance.</source>
        <translation>Nie ma ubezpieczenia.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, a hand may be insured for half its stake; insurance wins if the dealer has a blackjack, and loses otherwise. It is decided before the hole card is checked.</source>
        <translation>Gdy krupier pokazuje asa, rękę można ubezpieczyć za połowę stawki; ubezpieczenie wygrywa, jeśli krupier ma blackjacka, a w przeciwnym razie przepada. Decyduje się o nim przed sprawdzeniem zakrytej karty.</translation>
    </message>
    <message>
        <source>A blackjack may be insured too.</source>
        <translation>Blackjacka też można ubezpieczyć.</translation>
    </message>
    <message>
        <source>A blackjack can&apos;t be insured.</source>
        <translation>Blackjacka nie można ubezpieczyć.</translation>
    </message>
    <message>
        <source>Insurance pays %1.</source>
        <translation>Ubezpieczenie jest płatne %1.</translation>
    </message>
    <message>
        <source>At this price insurance favours the player.</source>
        <translation>Przy tej wypłacie ubezpieczenie jest korzystne dla gracza.</translation>
    </message>
    <message>
        <source>Even money is not offered.</source>
        <translation>Nie ma wypłaty 1:1.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace or a card that counts 10, a blackjack may take even money: 1:1 at once, and the hand is over.</source>
        <translation>Gdy krupier pokazuje asa lub kartę liczącą 10, za blackjacka można wziąć wypłatę 1:1: od razu, i ręka się kończy.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, a blackjack may take even money: 1:1 at once, and the hand is over.</source>
        <translation>Gdy krupier pokazuje asa, za blackjacka można wziąć wypłatę 1:1: od razu, i ręka się kończy.</translation>
    </message>
    <message>
        <source>When the dealer shows a card that counts 10, a blackjack may take even money: 1:1 at once, and the hand is over.</source>
        <translation>Gdy krupier pokazuje kartę liczącą 10, za blackjacka można wziąć wypłatę 1:1: od razu, i ręka się kończy.</translation>
    </message>
    <message>
        <source>Playing a hand</source>
        <translation>Gra ręką</translation>
    </message>
    <message>
        <source>Hit as often as you like, or stand. A hand above 21 is bust and loses at once, whatever the dealer gets.</source>
        <translation>Można dobierać dowolnie wiele kart albo spasować. Więcej niż 21 to fura, która od razu przegrywa, bez względu na to, co dostanie krupier.</translation>
    </message>
    <message>
        <source>A hand of 21 stands automatically.</source>
        <translation>Ręka z 21 pasuje sama.</translation>
    </message>
    <message>
        <source>You may double on any first two cards.</source>
        <translation>Podwoić można na dowolnych dwóch pierwszych kartach.</translation>
    </message>
    <message>
        <source>You may double on first two cards that total 9, 10 or 11.</source>
        <translation>Podwoić można, gdy pierwsze dwie karty liczą 9, 10 lub 11.</translation>
    </message>
    <message>
        <source>You may double on first two cards that total 10 or 11.</source>
        <translation>Podwoić można, gdy pierwsze dwie karty liczą 10 lub 11.</translation>
    </message>
    <message>
        <source>The stake is then doubled, and exactly one more card is dealt.</source>
        <translation>Stawka zostaje wtedy podwojona i dochodzi dokładnie jedna karta.</translation>
    </message>
    <message>
        <source>Your wallet must cover doubles, splits and insurance.</source>
        <translation>Podwojenie, rozdzielenie i ubezpieczenie muszą mieć pokrycie w portfelu.</translation>
    </message>
    <message>
        <source>You may decide before your turn comes. If the money is gone by then, a double becomes a hit, and a split becomes a hit at 11 or less and a stand above.</source>
        <translation>Można zdecydować, zanim przyjdzie kolej. Jeśli do tego czasu zabraknie pieniędzy, podwojenie staje się dobraniem, a rozdzielenie – dobraniem przy 11 lub mniej, powyżej zaś pasem.</translation>
    </message>
    <message>
        <source>Splitting</source>
        <translation>Rozdzielanie</translation>
    </message>
    <message>
        <source>Pairs can&apos;t be split.</source>
        <translation>Par nie można rozdzielać.</translation>
    </message>
    <message>
        <source>Two cards of the same value (even a king and a queen) may be split into two hands, with an equal stake on the second. Both get their second card at once.</source>
        <translation>Dwie karty o tej samej wartości (także króla i damę) można rozdzielić na dwie ręce, z taką samą stawką na drugiej. Obie od razu dostają drugą kartę.</translation>
    </message>
    <message>
        <source>Hands can&apos;t be resplit.</source>
        <translation>Ręki powstałej z rozdzielenia nie rozdziela się ponownie.</translation>
    </message>
    <message>
        <source>Pairs may be resplit, up to %1 hands.</source>
        <translation>Rozdzielać można wielokrotnie, do %1 rąk.</translation>
    </message>
    <message>
        <source>Split aces get one card each and stand.</source>
        <translation>Rozdzielone asy dostają po jednej karcie i na tym koniec.</translation>
    </message>
    <message>
        <source>Split aces are played like any other hand.</source>
        <translation>Rozdzielone asy gra się jak każdą inną rękę.</translation>
    </message>
    <message>
        <source>Aces may be resplit.</source>
        <translation>Asy można rozdzielać ponownie.</translation>
    </message>
    <message>
        <source>Aces can&apos;t be resplit.</source>
        <translation>Asy rozdziela się tylko raz.</translation>
    </message>
    <message>
        <source>Hands may be doubled after a split.</source>
        <translation>Rękę powstałą z rozdzielenia można podwoić.</translation>
    </message>
    <message>
        <source>Hands can&apos;t be doubled after a split.</source>
        <translation>Ręki powstałej z rozdzielenia nie można podwoić.</translation>
    </message>
    <message>
        <source>After a split, an ace with a card that counts 10 is 21, not a blackjack.</source>
        <translation>As z kartą liczącą 10 to po rozdzieleniu 21, a nie blackjack.</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Poddanie</translation>
    </message>
    <message>
        <source>A hand can&apos;t be surrendered.</source>
        <translation>Ręki nie można poddać.</translation>
    </message>
    <message>
        <source>Instead of playing its first two cards, a hand may be surrendered: half the stake is returned. After a split it can&apos;t be.</source>
        <translation>Zamiast grać pierwszymi dwiema kartami, rękę można poddać: wraca połowa stawki. Po rozdzieleniu nie jest to możliwe.</translation>
    </message>
    <message>
        <source>This is possible before the dealer&apos;s hole card is checked.</source>
        <translation>Można to zrobić przed sprawdzeniem zakrytej karty krupiera.</translation>
    </message>
    <message>
        <source>This is possible once the dealer has checked for a blackjack.</source>
        <translation>Można to zrobić, gdy krupier sprawdził już, czy ma blackjacka.</translation>
    </message>
    <message>
        <source>This is possible when the hand&apos;s turn comes.</source>
        <translation>Można to zrobić, gdy przyjdzie kolej na rękę.</translation>
    </message>
    <message>
        <source>It is offered whatever card the dealer shows.</source>
        <translation>Jest możliwe przy każdej karcie krupiera.</translation>
    </message>
    <message>
        <source>It is offered unless the dealer shows an ace or a card that counts 10.</source>
        <translation>Jest możliwe, o ile krupier nie pokazuje asa lub karty liczącej 10.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand</source>
        <translation>Ręka krupiera</translation>
    </message>
    <message>
        <source>The hole card is always turned over; more cards are drawn only if some hand is still undecided.</source>
        <translation>Zakrytą kartę odkrywa się zawsze; następne dobiera się tylko, gdy jakaś ręka jest jeszcze nierozstrzygnięta.</translation>
    </message>
    <message>
        <source>When the seat gives up its hand, half of each stake behind it is lost as well.</source>
        <translation>Gdy miejsce rezygnuje, przepada też połowa tego, co leży za nim.</translation>
    </message>
    <message>
        <source>A hand given up loses half its stake and no more, whatever the hole card is.</source>
        <translation>Ręka, z której zrezygnowano, traci połowę stawki i nic więcej, bez względu na zakrytą kartę.</translation>
    </message>
    <message>
        <source>The dealer draws to %1 and to a %2 with an ace that counts 11, and stands on every other hand of %2 or more.</source>
        <translation>Krupier dobiera do %1 oraz do %2 z asem liczonym za 11, a pasuje na każdej innej ręce od %2 w górę.</translation>
    </message>
    <message>
        <source>The dealer draws to %1 and stands on every hand of %2 or more.</source>
        <translation>Krupier dobiera do %1, a od %2 w górę pasuje.</translation>
    </message>
    <message>
        <source>Giving up</source>
        <translation>Rezygnacja</translation>
    </message>
    <message>
        <source>Instead of playing its first two cards, a hand may be given up: half the stake is returned. After a split it can&apos;t be.</source>
        <translation>Zamiast grać pierwszymi dwiema kartami, można zrezygnować z ręki: wraca połowa stawki. Po rozdzieleniu nie jest to możliwe.</translation>
    </message>
    <message>
        <source>Payouts are rounded down to a multiple of %1; the house keeps the difference.</source>
        <translation>Wypłata, która nie dzieli się bez reszty, jest zaokrąglana w dół do wielokrotności %1; reszta zostaje w kasynie.</translation>
    </message>
    <message>
        <source>Every stake is a multiple of %1, so that no half needs rounding.</source>
        <translation>Każda stawka jest wielokrotnością %1, tak aby połowa dała się podzielić bez reszty.</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Ubezpieczenie</translation>
    </message>
    <message>
        <source>%1: %2 is paid in full on multiples of %3.</source>
        <comment>what is paid, its odds, an amount</comment>
        <translation>%1: %2 dzieli się bez reszty dla wielokrotności %3.</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. Of equal hands the dealer&apos;s wins, unless both are blackjacks.</source>
        <translation>Wygrywa wyższa ręka bez fury, a gdy furę ma krupier – każda taka ręka. Przy równych rękach wygrywa krupier, chyba że obie to blackjacki.</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, every hand that is not bust pushes, 21 too; only a blackjack is paid.</source>
        <translation>Gdy krupier ma furę i dokładnie 22, każda ręka bez fury remisuje, także z 21; wypłatę dostaje tylko blackjack.</translation>
    </message>
    <message>
        <source>It is settled as soon as the cards decide it. If the dealer&apos;s hand can still decide it, it waits for the end of the round, and the dealer then plays out the hand even if every other hand is decided.</source>
        <translation>Rozlicza się go, gdy tylko karty o nim rozstrzygną. Jeśli ręka krupiera może jeszcze o nim rozstrzygnąć, czeka do końca rozdania; krupier dobiera wtedy karty, nawet gdy wszystkie inne ręce są rozstrzygnięte.</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10, as the first two cards, make a blackjack. It beats every other hand, even another 21, and yours is paid against the dealer&apos;s.</source>
        <translation>As i karta licząca 10 jako pierwsze dwie karty to blackjack. Bije każdą inną rękę, także z 21, a twój jest wypłacany także przeciw blackjackowi krupiera.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes the first stake alone. Doubles and splits are returned, even those of hands that are bust.</source>
        <translation>Zakrytą kartę krupiera sprawdza się dopiero po rozegraniu wszystkich rąk; blackjack krupiera zabiera wtedy tylko pierwszą stawkę. Podwojenia i rozdzielenia wracają, także z rąk, które mają furę.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes each hand&apos;s first stake. What was doubled is returned, unless the hand is bust.</source>
        <translation>Zakrytą kartę krupiera sprawdza się dopiero po rozegraniu wszystkich rąk; blackjack krupiera zabiera wtedy pierwszą stawkę każdej ręki. Podwojenie wraca, chyba że ręka ma furę.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes, besides hands that are bust, only the first stake of one more. Other splits, and what was doubled, are returned.</source>
        <translation>Zakrytą kartę krupiera sprawdza się dopiero po rozegraniu wszystkich rąk; blackjack krupiera zabiera wtedy oprócz rąk z furą tylko pierwszą stawkę jeszcze jednej. Pozostałe rozdzielenia i podwojenia wracają.</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. If both have 21, yours wins; other equal hands push: the stake is returned.</source>
        <translation>Wygrywa wyższa ręka bez fury, a gdy furę ma krupier – każda taka ręka. Gdy obie mają 21, wygrywa twoja; inne równe ręce to remis: stawka wraca.</translation>
    </message>
    <message>
        <source>You may double on any total, with the first two cards or after hits.</source>
        <translation>Podwoić można na każdej sumie, z pierwszymi dwiema kartami albo po dobraniu.</translation>
    </message>
    <message>
        <source>You may double on 9, 10 or 11, with the first two cards or after hits.</source>
        <translation>Podwoić można na 9, 10 lub 11, z pierwszymi dwiema kartami albo po dobraniu.</translation>
    </message>
    <message>
        <source>You may double on 10 or 11, with the first two cards or after hits.</source>
        <translation>Podwoić można na 10 lub 11, z pierwszymi dwiema kartami albo po dobraniu.</translation>
    </message>
    <message>
        <source>Split aces may be hit, but not doubled.</source>
        <translation>Do rozdzielonych asów można dobierać, ale nie można ich podwoić.</translation>
    </message>
    <message>
        <source>Aces may be resplit, up to %1 hands.</source>
        <translation>Asy można rozdzielać ponownie, do %1 rąk.</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Charlie</translation>
    </message>
    <message numerus="yes">
        <source>A hand that gets %n cards without going bust is a Charlie: it ends there and wins 1:1, doubled and split hands too.</source>
        <translation>
            <numerusform>Ręka, która dostanie %n kartę i nie jest furą, to Charlie: na tym się kończy i wygrywa 1:1, także podwojona lub rozdzielona.</numerusform>
            <numerusform>Ręka, która dostanie %n karty i nie jest furą, to Charlie: na tym się kończy i wygrywa 1:1, także podwojona lub rozdzielona.</numerusform>
            <numerusform>Ręka, która dostanie %n kart i nie jest furą, to Charlie: na tym się kończy i wygrywa 1:1, także podwojona lub rozdzielona.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Charlie wins whatever the dealer has, a blackjack too.</source>
        <translation>Charlie wygrywa bez względu na to, co ma krupier, nawet z blackjackiem.</translation>
    </message>
    <message>
        <source>A Charlie wins against every hand of the dealer except a blackjack.</source>
        <translation>Charlie wygrywa z każdą ręką krupiera oprócz blackjacka.</translation>
    </message>
    <message>
        <source>A Charlie wins against every hand of the dealer except 21 and a blackjack. Against 21 its total counts, as that of any other hand.</source>
        <translation>Charlie wygrywa z każdą ręką krupiera oprócz 21 i blackjacka. Przeciw 21 jego suma liczy się jak suma każdej innej ręki.</translation>
    </message>
    <message>
        <source>A Charlie is paid against the dealer&apos;s 22, too.</source>
        <translation>Charlie jest wypłacany także przeciw 22 krupiera.</translation>
    </message>
    <message>
        <source>It is settled as soon as the cards decide it, at the latest when the dealer&apos;s hole card is turned over.</source>
        <translation>Rozlicza się go, gdy tylko karty o nim rozstrzygną, najpóźniej po odkryciu zakrytej karty krupiera.</translation>
    </message>
    <message>
        <source>It is settled when the dealer&apos;s hole card is turned over.</source>
        <translation>Rozlicza się go po odkryciu zakrytej karty krupiera.</translation>
    </message>
    <message>
        <source>Each hand is dealt one card, then the dealer; then each hand gets its second card. All of them are dealt face up.</source>
        <translation>Każda ręka i krupier dostają po jednej karcie, potem każda ręka drugą. Wszystkie leżą odkryte.</translation>
    </message>
    <message>
        <source>The dealer has no hole card: the second card is drawn when all hands have been played.</source>
        <translation>Krupier nie ma zakrytej karty: drugą dobiera po rozegraniu wszystkich rąk.</translation>
    </message>
    <message>
        <source>A hand given up loses half its stake and no more, whatever the dealer&apos;s second card is.</source>
        <translation>Ręka, z której zrezygnowano, traci połowę stawki i nic więcej, bez względu na drugą kartę krupiera.</translation>
    </message>
    <message>
        <source>A surrendered hand loses half its stake and no more, whatever the dealer&apos;s second card is.</source>
        <translation>Poddana ręka traci połowę stawki i nic więcej, bez względu na drugą kartę krupiera.</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes every stake, doubles and splits included.</source>
        <translation>Blackjack krupiera ujawnia się dopiero po rozegraniu wszystkich rąk; zabiera wtedy wszystko, co postawiono, z podwojeniami i rozdzieleniami.</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes the first stake alone. Doubles and splits are returned, even those of hands that are bust.</source>
        <translation>Blackjack krupiera ujawnia się dopiero po rozegraniu wszystkich rąk; zabiera wtedy tylko pierwszą stawkę. Podwojenia i rozdzielenia wracają, także z rąk, które mają furę.</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes each hand&apos;s first stake. What was doubled is returned, unless the hand is bust.</source>
        <translation>Blackjack krupiera ujawnia się dopiero po rozegraniu wszystkich rąk; zabiera wtedy pierwszą stawkę każdej ręki. Podwojenie wraca, chyba że ręka ma furę.</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes, besides hands that are bust, only the first stake of one more. Other splits, and what was doubled, are returned.</source>
        <translation>Blackjack krupiera ujawnia się dopiero po rozegraniu wszystkich rąk; zabiera wtedy oprócz rąk z furą tylko pierwszą stawkę jeszcze jednej. Pozostałe rozdzielenia i podwojenia wracają.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, a hand may be insured for half its stake; insurance wins if the dealer gets a blackjack, and loses otherwise. It is decided before hands are played.</source>
        <translation>Gdy krupier pokazuje asa, rękę można ubezpieczyć za połowę stawki; ubezpieczenie wygrywa, jeśli krupier dostanie blackjacka, a w przeciwnym razie przepada. Decyduje się o nim przed rozegraniem rąk.</translation>
    </message>
    <message>
        <source>The second card is drawn only if it can still decide something, and more cards only if some hand is still undecided.</source>
        <translation>Drugą kartę dobiera się tylko, gdy może jeszcze o czymś rozstrzygnąć, a następne tylko, gdy jakaś ręka jest jeszcze nierozstrzygnięta.</translation>
    </message>
    <message>
        <source>Bonuses for 21</source>
        <translation>Premie za 21</translation>
    </message>
    <message numerus="yes">
        <source>%n Spanish decks of 48 cards are used: jacks, queens and kings, but no tens.</source>
        <translation>
            <numerusform>W grze jest %n talia hiszpańska 48 kart: z waletami, damami i królami, ale bez dziesiątek.</numerusform>
            <numerusform>W grze są %n talie hiszpańskie po 48 kart: z waletami, damami i królami, ale bez dziesiątek.</numerusform>
            <numerusform>W grze jest %n talii hiszpańskich po 48 kart: z waletami, damami i królami, ale bez dziesiątek.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards are dealt face up, both of the dealer&apos;s too.</source>
        <translation>Wszystkie karty leżą odkryte, także obie krupiera.</translation>
    </message>
    <message>
        <source>A dealer blackjack is seen at once and ends the round before anyone plays.</source>
        <translation>Blackjack krupiera widać od razu i kończy on rozdanie, zanim ktokolwiek zagra.</translation>
    </message>
    <message>
        <source>Neither is offered: everybody sees whether the dealer has a blackjack.</source>
        <translation>Nie ma żadnego z nich: wszyscy widzą, czy krupier ma blackjacka.</translation>
    </message>
    <message>
        <source>A doubled hand may be given up once its card is dealt: half of its stake is returned.</source>
        <translation>Z podwojonej ręki można zrezygnować, gdy dostanie już swoją kartę: wraca połowa jej stawki.</translation>
    </message>
    <message>
        <source>A doubled hand may be surrendered once its card is dealt: half of its stake is returned.</source>
        <translation>Podwojoną rękę można poddać, gdy dostanie już swoją kartę: wraca połowa jej stawki.</translation>
    </message>
    <message>
        <source>Two cards of the same rank (not a king and a queen) may be split into two hands, with an equal stake on the second. Both get their second card at once.</source>
        <translation>Dwie karty tej samej rangi (nie króla i damy) można rozdzielić na dwie ręce, z taką samą stawką na drugiej. Obie od razu dostają drugą kartę.</translation>
    </message>
    <message numerus="yes">
        <source>A hand of 21 with %n cards or more pays %1.</source>
        <translation>
            <numerusform>Ręka z 21 z co najmniej %n karty jest płatna %1.</numerusform>
            <numerusform>Ręka z 21 z co najmniej %n kart jest płatna %1.</numerusform>
            <numerusform>Ręka z 21 z co najmniej %n kart jest płatna %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>6-7-8 pays %1.</source>
        <translation>6-7-8: wypłata %1.</translation>
    </message>
    <message>
        <source>6-7-8 of one suit pays %1.</source>
        <translation>6-7-8 w kolorze: wypłata %1.</translation>
    </message>
    <message>
        <source>6-7-8 of spades pays %1.</source>
        <translation>6-7-8 pik: wypłata %1.</translation>
    </message>
    <message>
        <source>7-7-7 pays %1.</source>
        <translation>7-7-7: wypłata %1.</translation>
    </message>
    <message>
        <source>7-7-7 of one suit pays %1.</source>
        <translation>7-7-7 w kolorze: wypłata %1.</translation>
    </message>
    <message>
        <source>7-7-7 of spades pays %1.</source>
        <translation>7-7-7 pik: wypłata %1.</translation>
    </message>
    <message>
        <source>The best one counts. Such a hand wins against everything but a blackjack. Split hands get these bonuses too, doubled hands don&apos;t.</source>
        <translation>Liczy się najlepsza. Taka ręka wygrywa ze wszystkim oprócz blackjacka. Te premie dostają też ręce rozdzielone, a podwojone nie.</translation>
    </message>
    <message>
        <source>The dealer takes more cards only if some hand is still undecided.</source>
        <translation>Krupier dobiera następne karty tylko, gdy jakaś ręka jest jeszcze nierozstrzygnięta.</translation>
    </message>
    <message>
        <source>Blackjack of one suit</source>
        <translation>Blackjack w kolorze</translation>
    </message>
    <message>
        <source>Cards from 2 to 9 count their face value; jack, queen and king count 10; an ace counts 11, or 1 where 11 would bust the hand.</source>
        <translation>Karty od 2 do 9 liczą się za swoją wartość; walet, dama i król za 10; as za 11 albo za 1, jeśli 11 to za dużo.</translation>
    </message>
    <message>
        <source>A blackjack of spades pays %1.</source>
        <translation>Blackjack pik: wypłata %1.</translation>
    </message>
    <message>
        <source>A blackjack of hearts pays %1.</source>
        <translation>Blackjack kier: wypłata %1.</translation>
    </message>
    <message>
        <source>A blackjack of diamonds pays %1.</source>
        <translation>Blackjack karo: wypłata %1.</translation>
    </message>
    <message>
        <source>A blackjack of clubs pays %1.</source>
        <translation>Blackjack trefl: wypłata %1.</translation>
    </message>
    <message>
        <source>A blackjack of one suit pays %1.</source>
        <translation>Blackjack w kolorze: wypłata %1.</translation>
    </message>
    <message>
        <source>A doubled hand that isn&apos;t over may be doubled once more, for as much as is staked on it then.</source>
        <translation>Podwojoną rękę, która się nie skończyła, można podwoić jeszcze raz, za tyle, ile wtedy na niej leży.</translation>
    </message>
    <message>
        <source>A doubled hand that isn&apos;t over may be doubled again, up to three times in all, each time for as much as is staked on it then.</source>
        <translation>Podwojoną rękę, która się nie skończyła, można podwajać ponownie, łącznie do trzech razy, za każdym razem za tyle, ile wtedy na niej leży.</translation>
    </message>
    <message>
        <source>Each double of a hand needs one of these totals.</source>
        <translation>Każde podwojenie ręki wymaga jednej z tych sum.</translation>
    </message>
    <message>
        <source>A hand on which the house has a stake isn&apos;t doubled again.</source>
        <translation>Ręki, na której leży stawka kasyna, nie podwaja się ponownie.</translation>
    </message>
    <message>
        <source>A hand that the house doubled can&apos;t be given up.</source>
        <translation>Z ręki podwojonej przez kasyno nie można zrezygnować.</translation>
    </message>
    <message>
        <source>A hand that the house doubled can&apos;t be surrendered.</source>
        <translation>Ręki podwojonej przez kasyno nie można poddać.</translation>
    </message>
    <message>
        <source>Your wallet must cover insurance, and doubles and splits that aren&apos;t free.</source>
        <translation>Ubezpieczenie oraz podwojenia i rozdzielenia, które nie są darmowe, muszą mieć pokrycie w portfelu.</translation>
    </message>
    <message>
        <source>A double that it doesn&apos;t cover may still be made, for all that is left in it.</source>
        <translation>Podwojenie, którego nie pokrywa, też jest możliwe, za wszystko, co w nim zostało.</translation>
    </message>
    <message>
        <source>The first two cards of a hand are doubled for free if they total 9, 10 or 11 without an ace that counts 11: the house stakes the double for you.</source>
        <translation>Pierwsze dwie karty ręki podwaja się za darmo, jeśli liczą 9, 10 lub 11 bez asa za 11: podwojenie stawia za ciebie kasyno.</translation>
    </message>
    <message>
        <source>The first two cards of a hand are doubled for free if they total 10 or 11 without an ace that counts 11: the house stakes the double for you.</source>
        <translation>Pierwsze dwie karty ręki podwaja się za darmo, jeśli liczą 10 lub 11 bez asa za 11: podwojenie stawia za ciebie kasyno.</translation>
    </message>
    <message>
        <source>Every double is free: the house stakes it for you.</source>
        <translation>Każde podwojenie jest darmowe: stawia je za ciebie kasyno.</translation>
    </message>
    <message>
        <source>The first two cards of a hand are doubled for free: the house stakes the double for you.</source>
        <translation>Pierwsze dwie karty ręki podwaja się za darmo: podwojenie stawia za ciebie kasyno.</translation>
    </message>
    <message>
        <source>Every split is free: the house stakes the new hand for you.</source>
        <translation>Każde rozdzielenie jest darmowe: nową rękę stawia za ciebie kasyno.</translation>
    </message>
    <message>
        <source>Every split is free but that of cards that count 10: the house stakes the new hand for you.</source>
        <translation>Każde rozdzielenie oprócz kart liczących 10 jest darmowe: nową rękę stawia za ciebie kasyno.</translation>
    </message>
    <message>
        <source>Doubling that hand costs as much as the house staked on it.</source>
        <translation>Podwojenie tej ręki kosztuje tyle, ile postawiło na nią kasyno.</translation>
    </message>
    <message>
        <source>Doubling that hand costs as much as the house staked on it, unless that is free too.</source>
        <translation>Podwojenie tej ręki kosztuje tyle, ile postawiło na nią kasyno, chyba że i ono jest darmowe.</translation>
    </message>
    <message>
        <source>What the house stakes wins for you like a stake of your own. If the hand loses, only what you staked yourself is lost; if it pushes, only that is returned.</source>
        <translation>To, co stawia kasyno, wygrywa dla ciebie jak własna stawka. Gdy ręka przegrywa, przepada tylko to, co postawiłeś sam; przy remisie tylko to wraca.</translation>
    </message>
    <message>
        <source>For those who bet behind the hand, the house does the same, without asking them.</source>
        <translation>Za tych, którzy postawili za graczem, kasyno robi to samo, bez pytania.</translation>
    </message>
    <message>
        <source>Instead of playing on, a hand may be surrendered, after hits and splits too: half the stake is returned.</source>
        <translation>Zamiast grać dalej, rękę można poddać, także po dobraniu i rozdzieleniu: wraca połowa stawki.</translation>
    </message>
    <message>
        <source>When the seat pays for a double, you may double too; otherwise your stake rides unchanged on the doubled hand.</source>
        <translation>Gdy miejsce płaci za podwojenie, można podwoić razem z nim; w przeciwnym razie stawka bez zmian zostaje na podwojonej ręce.</translation>
    </message>
    <message>
        <source>When the seat pays for a split, you may place the same again on the second hand; otherwise your stake rides on the first hand alone.</source>
        <translation>Gdy miejsce płaci za rozdzielenie, można postawić tyle samo na drugą rękę; w przeciwnym razie stawka zostaje tylko na pierwszej ręce.</translation>
    </message>
    <message>
        <source>Instead of playing on, a hand may be surrendered, after hits too: half the stake is returned.</source>
        <translation>Zamiast grać dalej, rękę można poddać, także po dobraniu: wraca połowa stawki.</translation>
    </message>
    <message>
        <source>A hand that the house staked can&apos;t be surrendered.</source>
        <translation>Ręki, na którą postawiło kasyno, nie można poddać.</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. Your 21 wins whatever the dealer has; other equal hands push: the stake is returned.</source>
        <translation>Wygrywa wyższa ręka bez fury, a gdy furę ma krupier – każda taka ręka. Twoje 21 wygrywa bez względu na to, co ma krupier; inne równe ręce to remis: stawka wraca.</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, only a hand of 21 is paid; every other hand that is not bust pushes.</source>
        <translation>Gdy krupier ma furę i dokładnie 22, wypłatę dostaje tylko ręka z 21; każda inna ręka bez fury remisuje.</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10, as the first two cards, make a blackjack. Yours is paid even against the dealer&apos;s, which beats every other hand but a 21.</source>
        <translation>As i karta licząca 10 jako pierwsze dwie karty to blackjack. Twój jest wypłacany także przeciw blackjackowi krupiera, który bije każdą inną rękę oprócz 21.</translation>
    </message>
    <message>
        <source>It takes nothing of a hand of 21, which has won already.</source>
        <translation>Nie zabiera niczego z ręki z 21, która już wygrała.</translation>
    </message>
    <message>
        <source>The other half is lost and no more, whatever the dealer&apos;s cards are.</source>
        <translation>Druga połowa przepada i nic więcej, bez względu na karty krupiera.</translation>
    </message>
    <message>
        <source>Of a hand that the house staked, half of your own double is returned.</source>
        <translation>Z ręki, na którą postawiło kasyno, wraca połowa twojego własnego podwojenia.</translation>
    </message>
    <message>
        <source>A hand that the house staked can&apos;t be surrendered before you have doubled it yourself.</source>
        <translation>Ręki, na którą postawiło kasyno, nie można poddać, dopóki sam jej nie podwoisz.</translation>
    </message>
    <message>
        <source>It is offered only if the dealer shows an ace or a card that counts 10.</source>
        <translation>Jest możliwe tylko wtedy, gdy krupier pokazuje asa lub kartę liczącą 10.</translation>
    </message>
    <message>
        <source>The best one counts. Split hands get these bonuses too, doubled hands don&apos;t.</source>
        <translation>Liczy się najlepsza. Te premie dostają też ręce rozdzielone, a podwojone nie.</translation>
    </message>
    <message>
        <source>When the seat surrenders, the stakes behind it are surrendered as well.</source>
        <translation>Gdy miejsce się poddaje, poddane jest też to, co leży za nim.</translation>
    </message>
    <message>
        <source>If the dealer turns out to have a blackjack, the surrender is void, and all of the stake is lost.</source>
        <translation>Jeśli okaże się, że krupier ma blackjacka, poddanie jest nieważne i przepada cała stawka.</translation>
    </message>
    <message>
        <source>A Charlie of 21 wins against these too.</source>
        <translation>Charlie z sumą 21 wygrywa także z nimi.</translation>
    </message>
</context>
<context>
    <name>RundownPage</name>
    <message>
        <source>Rundown</source>
        <translation>Kronika</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln rozdanie</numerusform>
            <numerusform>%Ln rozdania</numerusform>
            <numerusform>%Ln rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numer</translation>
    </message>
    <message>
        <source>Round number</source>
        <translation>Numer rozdania</translation>
    </message>
    <message>
        <source>Export these rounds</source>
        <translation>Eksportuj te rozdania</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Portfel</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Zakłady poboczne</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decyzje</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Zakończenie</translation>
    </message>
    <message>
        <source>Show all rounds</source>
        <translation>Pokaż wszystkie rozdania</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Ręce</translation>
    </message>
    <message>
        <source>Rounds or sessions</source>
        <translation>Rozdania lub sesje</translation>
    </message>
    <message>
        <source>By round</source>
        <translation>Według rozdań</translation>
    </message>
    <message>
        <source>By session</source>
        <translation>Według sesji</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>Hand: A7 v 9</source>
        <translation>Ręka: A7 przeciw 9</translation>
    </message>
    <message>
        <source>Net at least</source>
        <translation>Netto co najmniej</translation>
    </message>
    <message>
        <source>Net at most</source>
        <translation>Netto co najwyżej</translation>
    </message>
    <message>
        <source>Net at most: −200</source>
        <translation>Netto co najwyżej: −200</translation>
    </message>
    <message>
        <source>Note or tag</source>
        <translation>Notatka lub tag</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>Fewer filters</source>
        <translation>Mniej filtrów</translation>
    </message>
    <message>
        <source>More filters</source>
        <translation>Więcej filtrów</translation>
    </message>
    <message>
        <source>Open a challenge…</source>
        <translation>Otwórz wyzwanie…</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Zapisane filtry</translation>
    </message>
    <message>
        <source>Build a hand</source>
        <translation>Złóż rękę</translation>
    </message>
    <message>
        <source>Save these filters…</source>
        <translation>Zapisz te filtry…</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>Usuń „%1”</translation>
    </message>
</context>
<context>
    <name>RundownPanel</name>
    <message>
        <source>Rundown</source>
        <translation>Kronika</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln rozdanie</numerusform>
            <numerusform>%Ln rozdania</numerusform>
            <numerusform>%Ln rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>Export these rounds</source>
        <translation>Eksportuj te rozdania</translation>
    </message>
    <message>
        <source>Hide the Rundown</source>
        <translation>Ukryj Kronikę</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numer</translation>
    </message>
    <message>
        <source>Round number</source>
        <translation>Numer rozdania</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
</context>
<context>
    <name>RundownRow</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 kontra %2</translation>
    </message>
    <message>
        <source>Dealer %1</source>
        <comment>the total</comment>
        <translation>Krupier %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a round&apos;s number, a time</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 – przegrana</translation>
    </message>
    <message>
        <source>recovered</source>
        <translation>odzyskane</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>uszkodzone</translation>
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
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Zastąpić plik?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Zastąp</translation>
    </message>
    <message>
        <source>%1 already exists. Its contents would be lost.</source>
        <translation>%1 już istnieje. Jego zawartość zostałaby utracona.</translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message>
        <source>Spot %1</source>
        <translation>Pole %1</translation>
    </message>
    <message>
        <source>%1, spot %2</source>
        <translation>%1, pole %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Take seat</source>
        <translation>Zajmij miejsce</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Miejsce %1</translation>
    </message>
    <message>
        <source>%1 in advance, seat %2</source>
        <translation>%1 z góry, miejsce %2</translation>
    </message>
</context>
<context>
    <name>SessionList</name>
    <message>
        <source>Sessions</source>
        <translation>Sesje</translation>
    </message>
    <message>
        <source>Sessions appear here when rounds are finished.</source>
        <translation>Sesje pojawiają się tu po zakończeniu rozdań.</translation>
    </message>
    <message>
        <source>No session has this in its note or tags.</source>
        <translation>Żadna sesja nie ma tego w notatce ani tagach.</translation>
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
        <translation>Napisz o tej sesji</translation>
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
        <translation>Dokładność według sesji</translation>
    </message>
    <message>
        <source>No decision in these sessions has been priced yet.</source>
        <translation>Żadna decyzja z tych sesji nie jest jeszcze wyceniona.</translation>
    </message>
    <message>
        <source>Accuracy by money</source>
        <translation>Dokładność w pieniądzu</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %3, %n mistakes</source>
        <comment>a date, a game, accuracy</comment>
        <translation>
            <numerusform>%1, %2: %3, %n błąd</numerusform>
            <numerusform>%1, %2: %3, %n błędy</numerusform>
            <numerusform>%1, %2: %3, %n błędów</numerusform>
        </translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesja</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Decisions</source>
        <comment>a heading</comment>
        <translation>Decyzje</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Błędy</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Dokładność</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Koszt</translation>
    </message>
    <message>
        <source>Accuracy by money: the part of the stakes you decided about that your answers kept, compared with the best ones. 100% means that every answer was best.</source>
        <translation>Dokładność w pieniądzu: część stawek, o których decydowano, zachowana przez odpowiedzi w porównaniu z najlepszymi. 100% oznacza, że każda odpowiedź była najlepsza.</translation>
    </message>
</context>
<context>
    <name>SettingsContents</name>
    <message>
        <source>Groups of settings</source>
        <translation>Grupy ustawień</translation>
    </message>
</context>
<context>
    <name>SettingsGroup</name>
    <message>
        <source>Reset</source>
        <translation>Resetuj</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Resetuj: %1</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Znajdź ustawienie</translation>
    </message>
    <message>
        <source>Nothing here matches “%1”.</source>
        <translation>Nic tu nie nazywa się „%1”.</translation>
    </message>
</context>
<context>
    <name>Settlement</name>
    <message>
        <source>A blackjack pays %1</source>
        <translation>Blackjack jest płatny %1</translation>
    </message>
    <message>
        <source>Two blackjacks push</source>
        <translation>Dwa blackjacki remisują</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack beats every other hand</source>
        <translation>Blackjack krupiera bije każdą inną rękę</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack takes doubles and splits too</source>
        <translation>Blackjack krupiera zabiera też podwojenia i rozdzielenia</translation>
    </message>
    <message>
        <source>More than 21 loses at once</source>
        <translation>Więcej niż 21 od razu przegrywa</translation>
    </message>
    <message>
        <source>Half of a surrendered stake is returned</source>
        <translation>Wraca połowa poddanej stawki</translation>
    </message>
    <message>
        <source>The dealer is bust</source>
        <translation>Krupier ma furę</translation>
    </message>
    <message>
        <source>The dealer&apos;s 22 is a push</source>
        <translation>22 krupiera to remis</translation>
    </message>
    <message>
        <source>This hand is paid against the dealer&apos;s 22</source>
        <translation>Ta ręka ma wypłatę przy 22 krupiera</translation>
    </message>
    <message>
        <source>The higher hand wins</source>
        <translation>Wygrywa wyższa ręka</translation>
    </message>
    <message>
        <source>Equal hands push</source>
        <translation>Równe ręce remisują</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand is higher</source>
        <translation>Ręka krupiera jest wyższa</translation>
    </message>
    <message>
        <source>Even money is paid at once</source>
        <translation>Wypłata 1:1 następuje od razu</translation>
    </message>
    <message>
        <source>Insurance pays %1</source>
        <translation>Ubezpieczenie jest płatne %1</translation>
    </message>
    <message>
        <source>Without a dealer blackjack, insurance is lost</source>
        <translation>Bez blackjacka krupiera ubezpieczenie przepada</translation>
    </message>
    <message>
        <source>What the side bet pays</source>
        <translation>Ile płaci zakład poboczny</translation>
    </message>
    <message>
        <source>A cancelled round returns every stake</source>
        <translation>Anulowane rozdanie zwraca wszystkie stawki</translation>
    </message>
    <message>
        <source>Half the stake of a hand given up is returned</source>
        <translation>Po rezygnacji wraca połowa stawki</translation>
    </message>
    <message>
        <source>%1, rounded down to a multiple of %2</source>
        <comment>what was paid, the least amount</comment>
        <translation>%1, z zaokrągleniem w dół do wielokrotności %2</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack doesn&apos;t take everything that was doubled or split</source>
        <translation>Blackjack krupiera nie zabiera wszystkiego, co podwojono lub rozdzielono</translation>
    </message>
    <message>
        <source>The dealer wins when both have the same</source>
        <translation>Przy równym wyniku wygrywa krupier</translation>
    </message>
    <message>
        <source>You win when both have 21</source>
        <translation>Przy 21 po obu stronach wygrywasz</translation>
    </message>
    <message numerus="yes">
        <source>A hand of %n cards that isn&apos;t bust wins</source>
        <translation>
            <numerusform>Ręka z %n karty, która nie jest furą, wygrywa</numerusform>
            <numerusform>Ręka z %n kart, która nie jest furą, wygrywa</numerusform>
            <numerusform>Ręka z %n kart, która nie jest furą, wygrywa</numerusform>
        </translation>
    </message>
    <message>
        <source>Some hands of 21 pay more</source>
        <translation>Niektóre ręce z 21 płacą więcej</translation>
    </message>
    <message>
        <source>This 21 pays %1</source>
        <translation>To 21 jest płatne %1</translation>
    </message>
    <message>
        <source>Your 21 wins whatever the dealer has</source>
        <translation>Twoje 21 wygrywa, cokolwiek ma krupier</translation>
    </message>
    <message>
        <source>Against the dealer&apos;s blackjack a surrender is void</source>
        <translation>Przeciw blackjackowi krupiera poddanie jest nieważne</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack beats every hand but a 21</source>
        <translation>Blackjack krupiera bije każdą rękę oprócz 21</translation>
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
        <translation>Otwiera tę zasadę</translation>
    </message>
</context>
<context>
    <name>ShareButton</name>
    <message>
        <source>Share</source>
        <translation>Udostępnij</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Kopiuj jako tekst</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Kopiuj jako obraz</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>Zapisz jako obraz…</translation>
    </message>
    <message>
        <source>Challenge somebody…</source>
        <translation>Rzuć komuś wyzwanie…</translation>
    </message>
    <message>
        <source>Save the round as a picture</source>
        <translation>Zapisz rozdanie jako obraz</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Obraz PNG</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>Obraz SVG</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>round</source>
        <comment>a file&apos;s name</comment>
        <translation>rozdanie</translation>
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
        <translation>Kopiuj jako tekst</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Kopiuj jako obraz</translation>
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
        <translation>kart: %1</translation>
    </message>
    <message>
        <source>The cut card is out: the last round of this shoe.</source>
        <translation>Wyszła karta odcinająca: ostatnie rozdanie z tego sabota.</translation>
    </message>
    <message>
        <source>%1 cards to the cut card</source>
        <translation>Do karty odcinającej: %1</translation>
    </message>
</context>
<context>
    <name>ShoeInUse</name>
    <message>
        <source>The shoe in use</source>
        <translation>Sabot w grze</translation>
    </message>
    <message>
        <source>No shoe is in use</source>
        <translation>Żaden sabot nie jest w grze</translation>
    </message>
    <message>
        <source>Number %1, %2 of %3 cards left</source>
        <translation>Numer %1, pozostało %2 z %3 kart</translation>
    </message>
    <message>
        <source>Sit down at a table and its commitment appears here before you bet.</source>
        <translation>Po zajęciu miejsca przy stole pojawi się tu jego zobowiązanie, jeszcze przed stawkami.</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Zobowiązanie</translation>
    </message>
    <message>
        <source>Copy commitment</source>
        <translation>Kopiuj zobowiązanie</translation>
    </message>
    <message>
        <source>Copied commitment</source>
        <translation>Skopiowano zobowiązanie</translation>
    </message>
    <message>
        <source>Client seed</source>
        <translation>Ziarno gracza</translation>
    </message>
    <message>
        <source>Copy client seed</source>
        <translation>Kopiuj ziarno gracza</translation>
    </message>
    <message>
        <source>Copied client seed</source>
        <translation>Skopiowano ziarno gracza</translation>
    </message>
    <message>
        <source>Your client seed</source>
        <translation>Własne ziarno gracza</translation>
    </message>
    <message>
        <source>Your client seed for future shoes</source>
        <translation>Własne ziarno gracza dla następnych sabotów</translation>
    </message>
    <message>
        <source>What you type here goes into the shuffle of this shoe and every later one. The first stake on this shoe locks it.</source>
        <translation>Wpisany tu tekst ma wpływ na tasowanie tego i każdego następnego sabota. Dla tego sabota zostaje ustalony wraz z jego pierwszą stawką.</translation>
    </message>
    <message>
        <source>The client seed of the shoe in use has been locked since its first stake. What you type here goes into every later one.</source>
        <translation>Ziarno gracza sabota w grze jest ustalone od pierwszej stawki. Wpisany tu tekst ma wpływ na każdy następny.</translation>
    </message>
    <message>
        <source>What you type here goes into the shuffle of every shoe you play from.</source>
        <translation>Wpisany tu tekst ma wpływ na tasowanie każdego sabota, z którego się gra.</translation>
    </message>
</context>
<context>
    <name>ShoeLine</name>
    <message>
        <source>Shoe %1, commitment %2, %3 cards left</source>
        <translation>Sabot %1, zobowiązanie %2, pozostało kart: %3</translation>
    </message>
    <message>
        <source>Shoe %1</source>
        <translation>Sabot %1</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>kart: %1</translation>
    </message>
    <message>
        <source>Fixed before the first bet; press to check it</source>
        <translation>Ustalony przed pierwszą stawką; naciśnij, aby sprawdzić</translation>
    </message>
</context>
<context>
    <name>ShoesView</name>
    <message>
        <source>Finished shoes</source>
        <translation>Zakończone saboty</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Verify all</source>
        <translation>Sprawdź wszystkie</translation>
    </message>
    <message>
        <source>Show the newest shoes</source>
        <translation>Pokaż najnowsze saboty</translation>
    </message>
    <message>
        <source>A shoe appears here, with its seed, when its last round is over.</source>
        <translation>Sabot pojawia się tu wraz z ziarnem, gdy skończy się jego ostatnie rozdanie.</translation>
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
        <translation>Para</translation>
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
        <translation>Pary</translation>
    </message>
    <message>
        <source>Poker</source>
        <comment>poker</comment>
        <translation>Poker</translation>
    </message>
    <message>
        <source>Buster Blackjack of the card rooms</source>
        <comment>buster-cards</comment>
        <translation>Buster Blackjack klubów karcianych</translation>
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
        <translation>Powyżej 13</translation>
    </message>
    <message>
        <source>Pair</source>
        <comment>pair-any</comment>
        <translation>Para</translation>
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
        <translation>Royal Match z blackjackiem</translation>
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
        <translation>Poniżej 13</translation>
    </message>
</context>
<context>
    <name>SideBySide</name>
    <message>
        <source>Side by side</source>
        <translation>Obok siebie</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Zakończ porównanie</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>W porównaniu z</translation>
    </message>
    <message>
        <source>The other game</source>
        <translation>Druga gra</translation>
    </message>
    <message>
        <source>The other days</source>
        <translation>Inne dni</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Różnica</translation>
    </message>
    <message>
        <source>difference %1</source>
        <translation>różnica %1</translation>
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
        <translation>Dźwięk</translation>
    </message>
    <message>
        <source>mute silent quiet volume audio noise</source>
        <translation>wyciszenie wycisz cisza głośność audio hałas</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Głośność</translation>
    </message>
    <message>
        <source>Of all sounds.</source>
        <translation>Wszystkich dźwięków.</translation>
    </message>
    <message>
        <source>master loudness sound audio</source>
        <translation>główna głośność dźwięk audio</translation>
    </message>
    <message>
        <source>Volume of cards</source>
        <translation>Głośność kart</translation>
    </message>
    <message>
        <source>loudness sound audio</source>
        <translation>głośność dźwięk audio</translation>
    </message>
    <message>
        <source>Volume of chips</source>
        <translation>Głośność żetonów</translation>
    </message>
    <message>
        <source>Volume of cues</source>
        <translation>Głośność sygnałów</translation>
    </message>
    <message>
        <source>A button, a refusal, the clock running out.</source>
        <translation>Przycisk, odmowa, kończący się czas.</translation>
    </message>
    <message>
        <source>Volume of results</source>
        <translation>Głośność wyników</translation>
    </message>
    <message>
        <source>Room tone</source>
        <translation>Odgłosy sali</translation>
    </message>
    <message>
        <source>The quiet hum of a room with people in it, while the window is shown.</source>
        <translation>Cichy szmer sali z ludźmi, gdy okno jest widoczne.</translation>
    </message>
    <message>
        <source>room ambience background noise murmur sound audio</source>
        <translation>sala otoczenie tło szum gwar dźwięk audio</translation>
    </message>
    <message>
        <source>Volume of the room tone</source>
        <translation>Głośność odgłosów sali</translation>
    </message>
    <message>
        <source>ambience background loudness sound audio</source>
        <translation>otoczenie tło głośność dźwięk audio</translation>
    </message>
</context>
<context>
    <name>SpreadsheetSettings</name>
    <message>
        <source>Spreadsheet files</source>
        <translation>Pliki arkuszy</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Przecinek</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Średnik</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Kropka</translation>
    </message>
    <message>
        <source>Between cells</source>
        <translation>Między komórkami</translation>
    </message>
    <message>
        <source>In the CSV files you export. If all of a line ends up in one cell, choose another.</source>
        <translation>W eksportowanych plikach CSV. Jeśli cały wiersz trafia do jednej komórki, wybierz inny znak.</translation>
    </message>
    <message>
        <source>csv excel export separator delimiter columns</source>
        <translation>csv excel eksport separator kolumny</translation>
    </message>
    <message>
        <source>Decimal sign</source>
        <translation>Znak dziesiętny</translation>
    </message>
    <message>
        <source>If amounts are taken for text or dates, choose another.</source>
        <translation>Jeśli kwoty są brane za tekst lub daty, wybierz inny.</translation>
    </message>
    <message>
        <source>csv excel export number point comma amounts</source>
        <translation>csv excel eksport liczba kropka przecinek kwoty</translation>
    </message>
    <message>
        <source>Byte-order mark</source>
        <translation>Znacznik kolejności bajtów</translation>
    </message>
    <message>
        <source>Tells Excel that names and notes are UTF-8. Turn it off for programs that stumble over it.</source>
        <translation>Mówi Excelowi, że nazwy i notatki są w UTF-8. Wyłącz dla programów, którym przeszkadza.</translation>
    </message>
    <message>
        <source>csv excel export bom utf-8 unicode encoding accents</source>
        <translation>csv excel eksport bom utf-8 unicode kodowanie polskie znaki</translation>
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
        <translation>Statystyka</translation>
    </message>
    <message>
        <source>Calculating</source>
        <translation>Obliczanie</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Portfel</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Show all rounds</source>
        <translation>Pokaż wszystkie rozdania</translation>
    </message>
    <message>
        <source>Figures and charts</source>
        <translation>Liczby i obrazy</translation>
    </message>
    <message>
        <source>Recalculate</source>
        <translation>Podsumuj ponownie</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Porównaj z…</translation>
    </message>
    <message>
        <source>Mistakes by hand and dealer&apos;s cards</source>
        <translation>Błędy według ręki i kart krupiera</translation>
    </message>
    <message>
        <source>Press a cell to see rounds with its hand.</source>
        <translation>Naciśnij pole, by zobaczyć rozdania z jego ręką.</translation>
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
        <translation>Sala blackjacka z otwartym sabotem</translation>
    </message>
    <message>
        <source>blackjack;21;cards;casino;shoe;strategy;</source>
        <comment>what the program is searched by, each with a ; behind</comment>
        <translation>blackjack;21;oczko;karty;kasyno;sabot;strategia;</translation>
    </message>
    <message>
        <source>The blackjack of six real casinos on one desktop, for play money and without a connection: an animated table, with other people at it where the game has them, and a shuffle that anyone can verify.</source>
        <translation>Blackjack z sześciu prawdziwych kasyn na jednym pulpicie, za wirtualne pieniądze i bez połączenia z siecią: stół, który rozdaje, odkrywa karty i wypłaca, z innymi osobami tam, gdzie gra je przewiduje, i z tasowaniem, które każdy może sprawdzić.</translation>
    </message>
    <message>
        <source>What sets it apart:</source>
        <translation>Co potrafi, a czego inne nie potrafią:</translation>
    </message>
    <message>
        <source>the exact price of every decision, under any rules, and a coach who has counted the shoe</source>
        <translation>dokładna wartość każdej decyzji, na dowolnych zasadach, i trener, który liczy karty bieżącego sabota</translation>
    </message>
    <message>
        <source>luck and play told apart, for a round or for a year</source>
        <translation>szczęście oddzielone od gry, w rozdaniu i w całym roku</translation>
    </message>
    <message>
        <source>your own rules, with the worth of each as you change it</source>
        <translation>własne zasady, a w trakcie zmian od razu widać, ile każda z nich jest warta</translation>
    </message>
    <message>
        <source>every round on record before it is shown, ready to be replayed, reviewed and exported</source>
        <translation>każde rozdanie zapisane, zanim zostanie pokazane: do odtworzenia, analizy i eksportu</translation>
    </message>
    <message>
        <source>limits and breaks that hold</source>
        <translation>limity i przerwy, które naprawdę obowiązują</translation>
    </message>
    <message>
        <source>All of it works by mouse, by keyboard alone and through a screen reader.</source>
        <translation>Wszystko działa myszą, samą klawiaturą i z czytnikiem ekranu.</translation>
    </message>
    <message>
        <source>A round of Down Under Blackjack</source>
        <translation>Rozdanie w grze Blackjack z antypodów</translation>
    </message>
    <message>
        <source>A full table of Deluxe Blackjack</source>
        <translation>Pełny stół gry Blackjack Deluxe</translation>
    </message>
    <message>
        <source>The best play for every hand, and what each play is worth</source>
        <translation>Najlepsze zagranie dla każdej ręki i wartość każdego z nich</translation>
    </message>
    <message>
        <source>Editing a game&apos;s rules, and what each is worth</source>
        <translation>Edycja zasad gry i ile każda jest warta</translation>
    </message>
    <message>
        <source>Blackjack game rules</source>
        <translation>Zasady gry w blackjacka</translation>
    </message>
    <message>
        <source>Blackjack challenge</source>
        <translation>Wyzwanie blackjacka</translation>
    </message>
</context>
<context>
    <name>StrategyFigures</name>
    <message>
        <source>House edge</source>
        <translation>Przewaga kasyna</translation>
    </message>
    <message>
        <source>House edge: calculating…</source>
        <translation>Przewaga kasyna: trwa obliczanie</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Przewaga kasyna %1</translation>
    </message>
    <message>
        <source>with best play, of the initial stake</source>
        <translation>przy optymalnej grze, od pierwszej stawki</translation>
    </message>
    <message>
        <source>The game&apos;s own: %1</source>
        <translation>Z zasad gry: %1</translation>
    </message>
</context>
<context>
    <name>StrategyPage</name>
    <message>
        <source>Best play of %1</source>
        <translation>Optymalna gra: %1</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Porównaj</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategia</translation>
    </message>
    <message>
        <source>Copy the chart</source>
        <translation>Kopiuj tabelę</translation>
    </message>
    <message>
        <source>Save the chart as PDF</source>
        <translation>Zapisz tabelę jako PDF</translation>
    </message>
    <message>
        <source>strategy-%1</source>
        <comment>a file&apos;s name; %1 is a game&apos;s id</comment>
        <translation>strategia-%1</translation>
    </message>
    <message>
        <source>Copy the comparison</source>
        <translation>Kopiuj porównanie</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>What is known about the hidden card</source>
        <translation>Co wiadomo o zakrytej karcie</translation>
    </message>
    <message>
        <source>Hand calculator</source>
        <translation>Kalkulator rąk</translation>
    </message>
    <message>
        <source>Calculate</source>
        <translation>Oblicz</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Insure none</source>
        <translation>Nie ubezpieczaj</translation>
    </message>
    <message>
        <source>None</source>
        <comment>even money for no hand</comment>
        <translation>Żadna</translation>
    </message>
    <message>
        <source>Insure all</source>
        <translation>Ubezpiecz wszystkie</translation>
    </message>
    <message>
        <source>Even money, all</source>
        <translation>Wszystkie 1:1</translation>
    </message>
    <message>
        <source>Hands %1: insurance?</source>
        <translation>Ręce %1: ubezpieczyć?</translation>
    </message>
    <message>
        <source>Hands %1: even money?</source>
        <translation>Ręce %1: wypłata 1:1?</translation>
    </message>
    <message>
        <source>Your balance doesn&apos;t cover all hands. Choose some.</source>
        <translation>Saldo nie pokrywa wszystkich rąk. Wybierz niektóre.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wybierz</translation>
    </message>
    <message>
        <source>All insured.</source>
        <translation>Wszystkie ubezpieczone.</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dwa</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Trzy</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Cztery</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Pięć</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Sześć</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Siedem</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Osiem</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Dziewięć</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Dziesięć</translation>
    </message>
    <message>
        <source>Eleven</source>
        <translation>Jedenaście</translation>
    </message>
    <message>
        <source>Twelve</source>
        <translation>Dwanaście</translation>
    </message>
    <message>
        <source>Thirteen</source>
        <translation>Trzynaście</translation>
    </message>
    <message>
        <source>Fourteen</source>
        <translation>Czternaście</translation>
    </message>
    <message>
        <source>Fifteen</source>
        <translation>Piętnaście</translation>
    </message>
    <message>
        <source>Sixteen</source>
        <translation>Szesnaście</translation>
    </message>
    <message>
        <source>Seventeen</source>
        <translation>Siedemnaście</translation>
    </message>
    <message>
        <source>Eighteen</source>
        <translation>Osiemnaście</translation>
    </message>
    <message>
        <source>Nineteen</source>
        <translation>Dziewiętnaście</translation>
    </message>
    <message>
        <source>Twenty</source>
        <translation>Dwadzieścia</translation>
    </message>
    <message>
        <source>Twenty-one</source>
        <translation>Dwadzieścia jeden</translation>
    </message>
    <message>
        <source>Twenty-two</source>
        <translation>Dwadzieścia dwa</translation>
    </message>
    <message>
        <source>Dealer has blackjack</source>
        <translation>Krupier ma blackjacka</translation>
    </message>
    <message>
        <source>Dealer busts</source>
        <translation>Fura krupiera</translation>
    </message>
    <message>
        <source>Soft %1</source>
        <comment>the dealer&apos;s total</comment>
        <translation>Miękka %1</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Koniec obstawiania</translation>
    </message>
    <message>
        <source>No blackjack</source>
        <translation>Nie ma blackjacka</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>Proszę obstawiać</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose stake, and which</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, spot %2, %3</source>
        <translation>%1, pole %2, %3</translation>
    </message>
    <message>
        <source>%1, hand %2, %3</source>
        <comment>a stake, and how much</comment>
        <translation>%1, ręka %2, %3</translation>
    </message>
    <message>
        <source>%1, hand %2: %3, %4</source>
        <comment>a stake, how it ended, what came back</comment>
        <translation>%1, ręka %2: %3, %4</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>Zakryta karta</translation>
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
        <translation>Krupier ma blackjacka</translation>
    </message>
    <message>
        <source>The dealer busts with %1</source>
        <translation>Krupier ma furę: %1</translation>
    </message>
    <message>
        <source>The dealer has %1</source>
        <translation>Krupier ma %1</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Krupier</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <translation>Krupier: %1</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Stawka</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Za graczem</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Ubezpieczenie</translation>
    </message>
    <message>
        <source>%1 to the dealer</source>
        <comment>a card</comment>
        <translation>%1 dla krupiera</translation>
    </message>
    <message>
        <source>A hidden card to the dealer</source>
        <translation>Zakryta karta dla krupiera</translation>
    </message>
    <message>
        <source>%1 to hand %2</source>
        <comment>a card, a hand&apos;s number</comment>
        <translation>%1 na rękę %2</translation>
    </message>
    <message>
        <source>A card is burned</source>
        <translation>Karta zostaje spalona</translation>
    </message>
    <message>
        <source>Stakes: %1</source>
        <translation>Stawki: %1</translation>
    </message>
    <message>
        <source>The dealer turns the %1</source>
        <translation>Krupier odkrywa: %1</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Koniec rozdania</translation>
    </message>
    <message>
        <source>The round begins</source>
        <translation>Początek rozdania</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <comment>who sits where</comment>
        <translation>%1, miejsce %2</translation>
    </message>
    <message>
        <source>%1, betting behind</source>
        <comment>somebody without a seat</comment>
        <translation>%1, gra za innymi</translation>
    </message>
    <message>
        <source>thinking</source>
        <comment>of somebody else at the table</comment>
        <translation>myśli</translation>
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
        <translation>Dołącza</translation>
    </message>
    <message>
        <source>Dealer&apos;s golden rule: two gold cards, both shown</source>
        <translation>Złota zasada krupiera: dwie złote karty, obie pokazane</translation>
    </message>
    <message>
        <source>Player&apos;s golden rule: the dealer has 22</source>
        <translation>Złota zasada gracza: krupier ma 22</translation>
    </message>
    <message>
        <source>No dealer blackjack</source>
        <translation>Krupier nie ma blackjacka</translation>
    </message>
    <message>
        <source>New shoe: %1 is shown, %2 burned</source>
        <translation>Nowy sabot: pierwsza karta %1, spalone: %2</translation>
    </message>
    <message>
        <source>The stakes are returned</source>
        <translation>Rozdanie zwrócone</translation>
    </message>
    <message>
        <source>Your turn: hand %1, %2 against %3</source>
        <translation>Twoja kolej: ręka %1, %2 kontra %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>how a decision is marked, and why</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Balance %1 %2</source>
        <translation>Saldo %1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose cards, and which</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Insure for %1?</source>
        <translation>Ubezpieczyć za %1?</translation>
    </message>
    <message>
        <source>Even money, %1?</source>
        <comment>what is won</comment>
        <translation>Wypłata 1:1, %1?</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>Zrezygnować?</translation>
    </message>
    <message>
        <source>Surrender?</source>
        <translation>Poddać?</translation>
    </message>
    <message>
        <source>%1 doubles on %2 against %3. Follow with %4?</source>
        <comment>who, a total, the dealer&apos;s, an amount</comment>
        <translation>%1 podwaja przy %2 kontra %3. Dołączyć za %4?</translation>
    </message>
    <message>
        <source>%1 splits %2 and %3 against %4. Follow with %5?</source>
        <comment>who, two cards, the dealer&apos;s, an amount</comment>
        <translation>%1 rozdziela %2 i %3 kontra %4. Dołączyć za %5?</translation>
    </message>
    <message>
        <source>Your turn: %1 against %2</source>
        <translation>Twoja kolej: %1 kontra %2</translation>
    </message>
    <message>
        <source>A card for %1 on %2?</source>
        <translation>Karta dla gracza %1 przy %2?</translation>
    </message>
    <message>
        <source>%1 doubles on %2!</source>
        <translation>%1 podwaja przy %2!</translation>
    </message>
    <message>
        <source>Tens to be split, for %1.</source>
        <translation>Dziesiątki rozdzielone, gracz %1.</translation>
    </message>
    <message numerus="yes">
        <source>Twenty-one for %1, in %n cards.</source>
        <translation>
            <numerusform>Dwadzieścia jeden, %1, z %n karty.</numerusform>
            <numerusform>Dwadzieścia jeden, %1, z %n kart.</numerusform>
            <numerusform>Dwadzieścia jeden, %1, z %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n cards.</source>
        <translation>
            <numerusform>%1 ma %n kartę.</numerusform>
            <numerusform>%1 ma %n karty.</numerusform>
            <numerusform>%1 ma %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer has 22: every hand pushes</source>
        <translation>Krupier ma 22: każda ręka remisuje</translation>
    </message>
    <message numerus="yes">
        <source>%n cards: a Charlie for %1.</source>
        <translation>
            <numerusform>%n karta: Charlie, gracz %1.</numerusform>
            <numerusform>%n karty: Charlie, gracz %1.</numerusform>
            <numerusform>%n kart: Charlie, gracz %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer has 22: a push</source>
        <translation>Krupier ma 22: remis</translation>
    </message>
    <message>
        <source>This 21 pays %1, %2.</source>
        <comment>odds, a name</comment>
        <translation>To 21 jest płatne %1, %2.</translation>
    </message>
    <message>
        <source>%1, pays %2</source>
        <comment>a total and odds</comment>
        <translation>%1, wypłata %2</translation>
    </message>
    <message>
        <source>A free double for %1.</source>
        <comment>a name</comment>
        <translation>Darmowe podwojenie, gracz %1.</translation>
    </message>
    <message>
        <source>A free split for %1.</source>
        <comment>a name</comment>
        <translation>Darmowe rozdzielenie, gracz %1.</translation>
    </message>
    <message>
        <source>%1, %2 staked by the house</source>
        <comment>a stake, an amount</comment>
        <translation>%1, %2 od kasyna</translation>
    </message>
    <message>
        <source>Split free</source>
        <translation>Rozdziel gratis</translation>
    </message>
    <message>
        <source>Double free</source>
        <translation>Podwój gratis</translation>
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
        <translation>Ty</translation>
    </message>
    <message>
        <source>Spot %1</source>
        <translation>Pole %1</translation>
    </message>
    <message>
        <source>Spot %1, %2</source>
        <translation>Pole %1, %2</translation>
    </message>
</context>
<context>
    <name>TableFelt</name>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
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
        <translation>Schowaj</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Stop review</source>
        <translation>Zakończ analizę</translation>
    </message>
    <message>
        <source>Stop challenge</source>
        <translation>Zakończ wyzwanie</translation>
    </message>
</context>
<context>
    <name>TableSettings</name>
    <message>
        <source>Set by the game</source>
        <translation>Jak w grze</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Wył.</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <translation>10 sekund</translation>
    </message>
    <message>
        <source>15 seconds</source>
        <translation>15 sekund</translation>
    </message>
    <message>
        <source>20 seconds</source>
        <translation>20 sekund</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <translation>30 sekund</translation>
    </message>
    <message>
        <source>60 seconds</source>
        <translation>60 sekund</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Dealing speed</source>
        <translation>Szybkość rozdawania</translation>
    </message>
    <message>
        <source>Off shows everything at once.</source>
        <translation>„Wył.” pokazuje wszystko naraz.</translation>
    </message>
    <message>
        <source>animation pace duration quick</source>
        <translation>animacja tempo czas trwania szybko</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Mniej ruchu</translation>
    </message>
    <message>
        <source>Cards and chips fade in instead of moving. Follows the desktop until you choose here.</source>
        <translation>Karty i żetony pojawiają się łagodnie, zamiast się poruszać. Jak na pulpicie, dopóki nie wybierze się tu inaczej.</translation>
    </message>
    <message>
        <source>Cards and chips fade in instead of moving.</source>
        <translation>Karty i żetony pojawiają się łagodnie, zamiast się poruszać.</translation>
    </message>
    <message>
        <source>animation movement</source>
        <translation>animacja ruch</translation>
    </message>
    <message>
        <source>Dealer&apos;s calls</source>
        <translation>Zapowiedzi krupiera</translation>
    </message>
    <message>
        <source>Shows beside the cards what the dealer calls out.</source>
        <translation>To, co mówi krupier, widać obok kart.</translation>
    </message>
    <message>
        <source>subtitles voice speech croupier</source>
        <translation>napisy głos mowa krupier</translation>
    </message>
    <message>
        <source>Ask before surrendering</source>
        <translation>Pytaj przed poddaniem</translation>
    </message>
    <message>
        <source>confirm confirmation question warn give up</source>
        <translation>potwierdzenie potwierdź pytanie ostrzeżenie rezygnacja</translation>
    </message>
    <message>
        <source>Ask before staking the whole wallet</source>
        <translation>Pytaj przed postawieniem całego portfela</translation>
    </message>
    <message>
        <source>confirm confirmation question warn all in bet everything</source>
        <translation>potwierdzenie potwierdź pytanie ostrzeżenie all in wszystko</translation>
    </message>
    <message>
        <source>Other people at the table</source>
        <translation>Inne osoby przy stole</translation>
    </message>
    <message>
        <source>At shared tables. You choose how many, and their pace, at the table.</source>
        <translation>Przy wspólnych stołach. Ich liczbę i tempo wybiera się przy stole.</translation>
    </message>
    <message>
        <source>company players seats bots opponents alone pace thinking</source>
        <translation>towarzystwo gracze miejsca boty przeciwnicy samemu tempo myślenie</translation>
    </message>
    <message>
        <source>Time to bet</source>
        <translation>Czas na obstawianie</translation>
    </message>
    <message>
        <source>clock timer countdown seconds stake</source>
        <translation>zegar minutnik odliczanie sekundy stawka</translation>
    </message>
    <message>
        <source>A time chosen here applies at every table, even where the game has no clock.</source>
        <translation>Wybrany tu czas obowiązuje przy każdym stole, także gdy gra nie ma zegara.</translation>
    </message>
    <message>
        <source>Time for a decision</source>
        <translation>Czas na decyzję</translation>
    </message>
    <message>
        <source>clock timer countdown seconds</source>
        <translation>zegar minutnik odliczanie sekundy</translation>
    </message>
</context>
<context>
    <name>TakeInDialog</name>
    <message>
        <source>What could not be imported</source>
        <translation>Czego nie udało się wczytać</translation>
    </message>
    <message>
        <source>Import under another name?</source>
        <translation>Wczytać pod inną nazwą?</translation>
    </message>
    <message>
        <source>Import under new names</source>
        <translation>Wczytaj pod nowymi nazwami</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>Hit</source>
        <translation>Dobierz</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Rozdziel</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Ubezpieczenie</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Wypłata 1:1</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>dobranie</translation>
    </message>
    <message>
        <source>double</source>
        <translation>podwojenie</translation>
    </message>
    <message>
        <source>split</source>
        <translation>rozdzielenie</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>poddanie</translation>
    </message>
    <message>
        <source>double, else hit</source>
        <translation>podwojenie, inaczej dobranie</translation>
    </message>
    <message>
        <source>double, else stand</source>
        <translation>podwojenie, inaczej pas</translation>
    </message>
    <message>
        <source>surrender, else hit</source>
        <translation>poddanie, inaczej dobranie</translation>
    </message>
    <message>
        <source>surrender, else stand</source>
        <translation>poddanie, inaczej pas</translation>
    </message>
    <message>
        <source>surrender, else split</source>
        <translation>poddanie, inaczej rozdzielenie</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Podwój</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Zrezygnuj</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Poddaj</translation>
    </message>
    <message>
        <source>Follow double</source>
        <translation>Też podwój</translation>
    </message>
    <message>
        <source>Follow split</source>
        <translation>Też rozdziel</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>Fura</translation>
    </message>
    <message>
        <source>Surrendered</source>
        <translation>Poddana</translation>
    </message>
    <message>
        <source>blackjack</source>
        <translation>blackjack</translation>
    </message>
    <message>
        <source>push</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>bust</source>
        <translation>fura</translation>
    </message>
    <message>
        <source>even money</source>
        <translation>wypłata 1:1</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Rezygnacja</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>rezygnacja</translation>
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
        <translation>Szmaragd</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Północ</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burgund</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>Laguna</translation>
    </message>
    <message>
        <source>Classic green</source>
        <translation>Klasyczna zieleń</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Grafit</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Stop replay</source>
        <translation>Zakończ odtwarzanie</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>Lobby</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Wstrzymaj</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Towarzystwo</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Wyłącz dźwięk</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Włącz dźwięk</translation>
    </message>
    <message>
        <source>Hide the Rundown</source>
        <translation>Ukryj Kronikę</translation>
    </message>
    <message>
        <source>Show the Rundown</source>
        <translation>Pokaż Kronikę</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Then %1</source>
        <comment>the balance in a replay</comment>
        <translation>Wtedy %1</translation>
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
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
</context>
<context>
    <name>TroublePage</name>
    <message>
        <source>Set it aside, use the backup</source>
        <translation>Odłóż na bok, graj dalej z kopią</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>z %1</translation>
    </message>
    <message>
        <source>Reading the backups…</source>
        <translation>Odczytywanie kopii…</translation>
    </message>
    <message>
        <source>None of them is intact</source>
        <translation>Żadna nie jest nienaruszona</translation>
    </message>
    <message>
        <source>Set it aside and use the backup of %1</source>
        <translation>Odłóż na bok i graj dalej z kopią: %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Set it aside, start afresh</source>
        <translation>Odłóż na bok, zacznij od nowa</translation>
    </message>
    <message>
        <source>Set it aside and start afresh</source>
        <translation>Odłóż na bok i zacznij od nowa</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>All backups</source>
        <translation>Wszystkie kopie</translation>
    </message>
</context>
<context>
    <name>TroubleWords</name>
    <message>
        <source>That did not help: %1</source>
        <translation>To nie pomogło: %1</translation>
    </message>
</context>
<context>
    <name>WalletMenu</name>
    <message>
        <source>Wallet</source>
        <translation>Portfel</translation>
    </message>
    <message>
        <source>Top up %1</source>
        <translation>Doładuj: %1</translation>
    </message>
    <message>
        <source>Play with %1</source>
        <translation>Graj: %1</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Ace</source>
        <translation>As</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dwójka</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Trójka</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Czwórka</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Piątka</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Szóstka</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Siódemka</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Ósemka</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Dziewiątka</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Dziesiątka</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Walet</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dama</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Król</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>kier</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trefl</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>miękka %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrana</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Zwrot</translation>
    </message>
    <message>
        <source>win</source>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>lose</source>
        <translation>przegrana</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>zwrot</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>a decision</comment>
        <translation>Najlepsza</translation>
    </message>
    <message>
        <source>Fine</source>
        <comment>a decision</comment>
        <translation>Dobra</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <comment>a decision</comment>
        <translation>Niedokładność</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>a decision</comment>
        <translation>Błąd</translation>
    </message>
    <message>
        <source>Blunder</source>
        <comment>a decision</comment>
        <translation>Poważny błąd</translation>
    </message>
    <message>
        <source>Watched</source>
        <comment>a round in which the person staked nothing</comment>
        <translation>Oglądane</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n wygrana</numerusform>
            <numerusform>%n wygrane</numerusform>
            <numerusform>%n wygranych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pushes</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n remis</numerusform>
            <numerusform>%n remisy</numerusform>
            <numerusform>%n remisów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n przegrana</numerusform>
            <numerusform>%n przegrane</numerusform>
            <numerusform>%n przegranych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n surrendered</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n poddana</numerusform>
            <numerusform>%n poddane</numerusform>
            <numerusform>%n poddanych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n returned</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n zwrot</numerusform>
            <numerusform>%n zwroty</numerusform>
            <numerusform>%n zwrotów</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands %1, side bets %2</source>
        <translation>Ręce %1, zakłady poboczne %2</translation>
    </message>
    <message>
        <source>%1 · %2 against %3</source>
        <translation>%1 · %2 kontra %3</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 kontra %2</translation>
    </message>
    <message>
        <source>Hidden card is small</source>
        <translation>Zakryta karta jest niska</translation>
    </message>
    <message>
        <source>Hidden card is medium</source>
        <translation>Zakryta karta jest średnia</translation>
    </message>
    <message>
        <source>Hidden card is large</source>
        <translation>Zakryta karta jest wysoka</translation>
    </message>
    <message>
        <source>Hidden card: small, %1</source>
        <translation>Zakryta karta: niska, %1</translation>
    </message>
    <message>
        <source>Hidden card: medium, %1</source>
        <translation>Zakryta karta: średnia, %1</translation>
    </message>
    <message>
        <source>Hidden card: large, %1</source>
        <translation>Zakryta karta: wysoka, %1</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>form of a date, for QLocale::toString</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Ręka %1</translation>
    </message>
    <message>
        <source>Someone is sitting there. Choose another spot.</source>
        <translation>Ktoś tam siedzi. Wybierz inne pole.</translation>
    </message>
    <message>
        <source>You already have as many spots as one player may hold. Leave one first.</source>
        <translation>Zajęto już tyle pól, ile może mieć jedna osoba. Najpierw zwolnij któreś.</translation>
    </message>
    <message>
        <source>Both of your spots must carry the same stake.</source>
        <translation>Na obu własnych polach leży ta sama stawka.</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t sit at this table. Choose a standard account in the lobby.</source>
        <translation>Z kontem próbnym nie można usiąść przy tym stole. Wybierz w lobby zwykłe konto.</translation>
    </message>
    <message>
        <source>That is your own spot. You can only bet behind other people.</source>
        <translation>To własne pole. Zakłady za graczem stawia się na polach innych osób.</translation>
    </message>
    <message>
        <source>This game has no betting behind.</source>
        <translation>W tej grze nie ma zakładów za graczem.</translation>
    </message>
    <message>
        <source>Nobody plays on that spot. Place the main stake first.</source>
        <translation>Na tym polu nikt nie gra. Najpierw postaw główną stawkę.</translation>
    </message>
    <message>
        <source>Place at least %1.</source>
        <translation>Postaw co najmniej %1.</translation>
    </message>
    <message>
        <source>That is below the minimum. Place more.</source>
        <translation>To poniżej minimum. Postaw więcej.</translation>
    </message>
    <message>
        <source>The maximum there is %1.</source>
        <translation>Maksimum w tym miejscu to %1.</translation>
    </message>
    <message>
        <source>That is above the maximum. Place less.</source>
        <translation>To powyżej maksimum. Postaw mniej.</translation>
    </message>
    <message>
        <source>Stakes go in steps of %1.</source>
        <translation>Stawki zmieniają się co %1.</translation>
    </message>
    <message>
        <source>Your balance doesn&apos;t cover that. Stake less, or top up in the lobby.</source>
        <translation>Saldo tego nie pokrywa. Postaw mniej albo doładuj portfel w lobby.</translation>
    </message>
    <message>
        <source>That side bet isn&apos;t offered here.</source>
        <translation>Tego zakładu pobocznego tu nie ma.</translation>
    </message>
    <message>
        <source>You have excluded yourself from play until the period is over.</source>
        <translation>Obowiązuje wykluczenie z gry. Trzeba poczekać, aż minie jego okres.</translation>
    </message>
    <message>
        <source>You have reached the limit you set for yourself.</source>
        <translation>Ustawiony limit został osiągnięty.</translation>
    </message>
    <message>
        <source>It isn&apos;t your turn. Wait until your hand is highlighted.</source>
        <translation>To nie Twoja kolej. Zaczekaj, aż Twoja ręka zostanie obwiedziona.</translation>
    </message>
    <message>
        <source>The rules don&apos;t offer that here. Choose one of the actions shown.</source>
        <translation>Zasady na to tu nie pozwalają. Wybierz jedno z pokazanych zagrań.</translation>
    </message>
    <message>
        <source>Not now. Wait a moment.</source>
        <translation>Nie teraz. Zaczekaj chwilę.</translation>
    </message>
    <message>
        <source>There is no such spot at this table.</source>
        <translation>Przy tym stole nie ma takiego pola.</translation>
    </message>
    <message>
        <source>The shoe has no cards left for this round. The stakes are returned.</source>
        <translation>W sabocie brakuje kart na to rozdanie. Stawki wracają.</translation>
    </message>
    <message>
        <source>That amount is too large to be counted. Stake less.</source>
        <translation>Ta kwota jest zbyt duża, aby ją policzyć. Postaw mniej.</translation>
    </message>
    <message>
        <source>Time&apos;s up: no insurance.</source>
        <translation>Czas minął: bez ubezpieczenia.</translation>
    </message>
    <message>
        <source>Time&apos;s up: no even money.</source>
        <translation>Czas minął: bez wypłaty 1:1.</translation>
    </message>
    <message>
        <source>Time&apos;s up: not given up.</source>
        <translation>Czas minął: bez rezygnacji.</translation>
    </message>
    <message>
        <source>Time&apos;s up: not surrendered.</source>
        <translation>Czas minął: bez poddania.</translation>
    </message>
    <message>
        <source>Time&apos;s up: not followed.</source>
        <translation>Czas minął: nie dołączono.</translation>
    </message>
    <message>
        <source>Time&apos;s up: hit, now %1.</source>
        <translation>Czas minął: dobrano kartę, teraz %1.</translation>
    </message>
    <message>
        <source>Time&apos;s up: stood on %1.</source>
        <translation>Czas minął: pas, ręka %1.</translation>
    </message>
    <message>
        <source>The side bet on spot %1 needs a stake on the spot.</source>
        <translation>Zakład poboczny na polu %1 wymaga stawki na tym polu.</translation>
    </message>
    <message>
        <source>Nobody plays on spot %1 in the next round. Change the bets.</source>
        <translation>W następnym rozdaniu nikt nie gra na polu %1. Zmień stawki.</translation>
    </message>
    <message>
        <source>%1 takes at least %2.</source>
        <translation>%1: co najmniej %2.</translation>
    </message>
    <message>
        <source>Place at least %1 on spot %2.</source>
        <translation>Postaw co najmniej %1 na polu %2.</translation>
    </message>
    <message>
        <source>Blackjack pays %1</source>
        <translation>Blackjack płatny %1</translation>
    </message>
    <message>
        <source>Dealer must draw to %1 and hit soft %2</source>
        <translation>Krupier dobiera do %1 i do miękkiej %2</translation>
    </message>
    <message>
        <source>Dealer must draw to %1 and stand on all %2s</source>
        <translation>Krupier dobiera do %1 i pasuje na każdej %2</translation>
    </message>
    <message>
        <source>Insurance pays %1</source>
        <translation>Ubezpieczenie płatne %1</translation>
    </message>
    <message>
        <source>Dealer&apos;s 22 pushes</source>
        <translation>22 krupiera to remis</translation>
    </message>
    <message numerus="yes">
        <source>%n decks</source>
        <translation>
            <numerusform>%n talia</numerusform>
            <numerusform>%n talie</numerusform>
            <numerusform>%n talii</numerusform>
        </translation>
    </message>
    <message>
        <source>dealer hits soft %1</source>
        <translation>krupier dobiera do miękkiej %1</translation>
    </message>
    <message>
        <source>dealer stands on %1</source>
        <translation>krupier pasuje na %1</translation>
    </message>
    <message>
        <source>dealer peeks</source>
        <translation>krupier sprawdza blackjacka</translation>
    </message>
    <message>
        <source>no peek</source>
        <translation>bez sprawdzania</translation>
    </message>
    <message numerus="yes">
        <source>up to %n hands</source>
        <translation>
            <numerusform>do %n ręki</numerusform>
            <numerusform>do %n rąk</numerusform>
            <numerusform>do %n rąk</numerusform>
        </translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>poddanie</translation>
    </message>
    <message>
        <source>22 pushes</source>
        <translation>22 to remis</translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n rezygnacja</numerusform>
            <numerusform>%n rezygnacje</numerusform>
            <numerusform>%n rezygnacji</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <comment>a side bet, how many of them won, and how many there were</comment>
        <translation>%1 %2 z %3</translation>
    </message>
    <message>
        <source>doubles on 9 to 11 only</source>
        <translation>podwajanie tylko przy 9–11</translation>
    </message>
    <message>
        <source>doubles on 10 and 11 only</source>
        <translation>podwajanie tylko przy 10 i 11</translation>
    </message>
    <message>
        <source>no splits</source>
        <translation>bez rozdzielania</translation>
    </message>
    <message>
        <source>no doubles after a split</source>
        <translation>bez podwajania po rozdzieleniu</translation>
    </message>
    <message>
        <source>hands can be given up</source>
        <translation>można zrezygnować z ręki</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a date, a time of day</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>a side bet, how many of them won, and how many there were</comment>
        <translation>%1 (%2 z %3)</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>side bets</comment>
        <translation>%1 – przegrana</translation>
    </message>
    <message>
        <source>hand won</source>
        <translation>ręka wygrana</translation>
    </message>
    <message>
        <source>hand lost</source>
        <translation>ręka przegrana</translation>
    </message>
    <message>
        <source>hand pushed</source>
        <translation>ręka na remis</translation>
    </message>
    <message>
        <source>hand bust</source>
        <translation>ręka: fura</translation>
    </message>
    <message>
        <source>Dealer busts: %1</source>
        <comment>how the hands ended: 6 won</comment>
        <translation>Fura krupiera: %1</translation>
    </message>
    <message numerus="yes">
        <source>Last time: %Ln rounds, %1 · %2</source>
        <comment>a game&apos;s last session: its net, its last round&apos;s time</comment>
        <translation>
            <numerusform>Ostatnio: %Ln rozdanie, %1 · %2</numerusform>
            <numerusform>Ostatnio: %Ln rozdania, %1 · %2</numerusform>
            <numerusform>Ostatnio: %Ln rozdań, %1 · %2</numerusform>
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
        <translation>%1 i %2</translation>
    </message>
    <message numerus="yes">
        <source>a table of %n seats shared with other people</source>
        <translation>
            <numerusform>stół z %n miejscem i innymi graczami</numerusform>
            <numerusform>stół z %n miejscami i innymi graczami</numerusform>
            <numerusform>stół z %n miejscami i innymi graczami</numerusform>
        </translation>
    </message>
    <message>
        <source>bets behind their hands</source>
        <translation>stawki za ich rękami</translation>
    </message>
    <message numerus="yes">
        <source>one to %n hands a round</source>
        <translation>
            <numerusform>jedna ręka w rozdaniu</numerusform>
            <numerusform>od jednej do %n rąk w rozdaniu</numerusform>
            <numerusform>od jednej do %n rąk w rozdaniu</numerusform>
        </translation>
    </message>
    <message>
        <source>a hint about the hole card</source>
        <translation>wskazówka o zakrytej karcie</translation>
    </message>
    <message>
        <source>a push on the dealer&apos;s 22</source>
        <translation>remis przy 22 krupiera</translation>
    </message>
    <message>
        <source>two gold cards of the dealer shown at once</source>
        <translation>od razu odkryte dwie złote karty krupiera</translation>
    </message>
    <message>
        <source>hands that can be given up</source>
        <translation>ręce, z których można zrezygnować</translation>
    </message>
    <message>
        <source>a blackjack that pays %1</source>
        <translation>blackjack płatny %1</translation>
    </message>
    <message>
        <source>insurance that pays %1</source>
        <translation>ubezpieczenie płatne %1</translation>
    </message>
    <message>
        <source>no peek at the hole card</source>
        <translation>bez sprawdzania zakrytej karty</translation>
    </message>
    <message>
        <source>a dealer who hits soft %1</source>
        <translation>krupier, który dobiera do miękkiej %1</translation>
    </message>
    <message>
        <source>a dealer who stands on %1</source>
        <translation>krupier, który pasuje na %1</translation>
    </message>
    <message numerus="yes">
        <source>pairs split into as many as %n hands</source>
        <translation>
            <numerusform>pary w %n ręce</numerusform>
            <numerusform>pary rozdzielane do %n rąk</numerusform>
            <numerusform>pary rozdzielane do %n rąk</numerusform>
        </translation>
    </message>
    <message>
        <source>one hand a round</source>
        <translation>jedna ręka w rozdaniu</translation>
    </message>
    <message numerus="yes">
        <source>%n side bets</source>
        <translation>
            <numerusform>%n zakład poboczny</numerusform>
            <numerusform>%n zakłady poboczne</numerusform>
            <numerusform>%n zakładów pobocznych</numerusform>
        </translation>
    </message>
    <message>
        <source>the side bet %1</source>
        <translation>zakład poboczny %1</translation>
    </message>
    <message>
        <source>the side bets %1</source>
        <translation>zakłady poboczne %1</translation>
    </message>
    <message>
        <source>the usual rules</source>
        <translation>zwykłe zasady</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>A round of %1 played for %2 is waiting for you. Finish it first.</source>
        <translation>Na dokończenie czeka rozdanie w grze %1 (waluta: %2). Najpierw je zakończ.</translation>
    </message>
    <message>
        <source>Dealer wins ties</source>
        <translation>Przy remisie wygrywa krupier</translation>
    </message>
    <message>
        <source>a dealer who wins ties</source>
        <translation>krupier, który wygrywa remisy</translation>
    </message>
    <message>
        <source>dealer wins ties</source>
        <translation>krupier wygrywa remisy</translation>
    </message>
    <message numerus="yes">
        <source>%n-card Charlie</source>
        <comment>a hand of so many cards that isn&apos;t bust wins</comment>
        <translation>
            <numerusform>Charlie z %n karty</numerusform>
            <numerusform>Charlie z %n kart</numerusform>
            <numerusform>Charlie z %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Player&apos;s 21 wins ties</source>
        <translation>Remis na 21 wygrywa gracz</translation>
    </message>
    <message>
        <source>a 21 of yours that wins ties</source>
        <translation>21, które wygrywa remisy</translation>
    </message>
    <message numerus="yes">
        <source>%n cards that win unless they bust</source>
        <translation>
            <numerusform>%n karta, która wygrywa bez fury</numerusform>
            <numerusform>%n karty, które wygrywają bez fury</numerusform>
            <numerusform>%n kart, które wygrywają bez fury</numerusform>
        </translation>
    </message>
    <message>
        <source>doubles after hits too</source>
        <translation>podwajanie także po dobraniu</translation>
    </message>
    <message>
        <source>21 wins ties</source>
        <translation>21 wygrywa remisy</translation>
    </message>
    <message>
        <source>no hole card</source>
        <translation>bez zakrytej karty</translation>
    </message>
    <message>
        <source>Both dealer cards are open</source>
        <translation>Obie karty krupiera są odkryte</translation>
    </message>
    <message>
        <source>Bonuses for 21</source>
        <translation>Premie za 21</translation>
    </message>
    <message>
        <source>a dealer who hides no card</source>
        <translation>krupier, który nie zakrywa żadnej karty</translation>
    </message>
    <message>
        <source>bonuses for some hands of 21</source>
        <translation>premie za niektóre ręce z 21</translation>
    </message>
    <message numerus="yes">
        <source>%n Spanish decks</source>
        <translation>
            <numerusform>%n talia hiszpańska</numerusform>
            <numerusform>%n talie hiszpańskie</numerusform>
            <numerusform>%n talii hiszpańskich</numerusform>
        </translation>
    </message>
    <message>
        <source>surrender after a double</source>
        <translation>poddanie po podwojeniu</translation>
    </message>
    <message>
        <source>both dealer cards open</source>
        <translation>obie karty krupiera odkryte</translation>
    </message>
    <message>
        <source>bonuses for 21</source>
        <translation>premie za 21</translation>
    </message>
    <message>
        <source>Blackjack of spades pays %1</source>
        <translation>Blackjack pik płatny %1</translation>
    </message>
    <message>
        <source>Blackjack of hearts pays %1</source>
        <translation>Blackjack kier płatny %1</translation>
    </message>
    <message>
        <source>Blackjack of diamonds pays %1</source>
        <translation>Blackjack karo płatny %1</translation>
    </message>
    <message>
        <source>Blackjack of clubs pays %1</source>
        <translation>Blackjack trefl płatny %1</translation>
    </message>
    <message>
        <source>Blackjack of one suit pays %1</source>
        <translation>Blackjack w kolorze płatny %1</translation>
    </message>
    <message>
        <source>Player&apos;s blackjack always wins</source>
        <translation>Blackjack gracza zawsze wygrywa</translation>
    </message>
    <message>
        <source>Free doubles and splits</source>
        <translation>Darmowe podwojenia i rozdzielenia</translation>
    </message>
    <message>
        <source>Free doubles</source>
        <translation>Darmowe podwojenia</translation>
    </message>
    <message>
        <source>Free splits</source>
        <translation>Darmowe rozdzielenia</translation>
    </message>
    <message>
        <source>doubles and splits that the house stakes for you</source>
        <translation>podwojenia i rozdzielenia na koszt kasyna</translation>
    </message>
    <message>
        <source>doubles that the house stakes for you</source>
        <translation>podwojenia na koszt kasyna</translation>
    </message>
    <message>
        <source>splits that the house stakes for you</source>
        <translation>rozdzielenia na koszt kasyna</translation>
    </message>
    <message>
        <source>a blackjack of yours that always wins</source>
        <translation>twój blackjack, który zawsze wygrywa</translation>
    </message>
    <message>
        <source>more for a blackjack of one suit</source>
        <translation>więcej za blackjacka w kolorze</translation>
    </message>
    <message>
        <source>redoubling</source>
        <translation>ponowne podwajanie</translation>
    </message>
    <message>
        <source>surrender at any time</source>
        <translation>poddanie w każdej chwili</translation>
    </message>
    <message>
        <source>free doubles</source>
        <translation>darmowe podwojenia</translation>
    </message>
    <message>
        <source>free splits</source>
        <translation>darmowe rozdzielenia</translation>
    </message>
    <message>
        <source>your blackjack always wins</source>
        <translation>twój blackjack zawsze wygrywa</translation>
    </message>
    <message>
        <source>Player&apos;s 21 always wins</source>
        <translation>21 gracza zawsze wygrywa</translation>
    </message>
    <message>
        <source>a 21 of yours that always wins</source>
        <translation>twoje 21, które zawsze wygrywa</translation>
    </message>
    <message>
        <source>21 always wins</source>
        <translation>21 zawsze wygrywa</translation>
    </message>
</context>
<context>
    <name>openshoe::app::AutoPlayer</name>
    <message>
        <source>the table has not moved for two minutes</source>
        <translation>od dwóch minut nic się przy stole nie dzieje</translation>
    </message>
    <message>
        <source>no stake could be placed: %1</source>
        <translation>nie można było postawić: %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written</source>
        <translation>nie można zapisać %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::AboutController</name>
    <message>
        <source>Open Shoe %1 with Qt %2</source>
        <translation>Open Shoe %1 z Qt %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln files</source>
        <translation>
            <numerusform>%1 w %Ln pliku</numerusform>
            <numerusform>%1 w %Ln plikach</numerusform>
            <numerusform>%1 w %Ln plikach</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::AccountDeletion</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln rozdanie</numerusform>
            <numerusform>%Ln rozdania</numerusform>
            <numerusform>%Ln rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>What goes for good: the account %1 with %2, its wallets, shoes, notes and limits. Backups made earlier still hold them.</source>
        <translation>Na zawsze znikną: konto %1 (%2), jego portfele, saboty, notatki i limity. Wcześniejsze kopie zapasowe nadal je zawierają.</translation>
    </message>
    <message>
        <source>It is the only account, so it stays.</source>
        <translation>To jedyne konto, więc zostaje.</translation>
    </message>
    <message>
        <source>One of its rounds is still open. Finish it first.</source>
        <translation>Jedno z jego rozdań wciąż trwa. Najpierw je zakończ.</translation>
    </message>
    <message>
        <source>A break is running. The account can be deleted once it is over.</source>
        <translation>Trwa przerwa. Konto można usunąć po jej zakończeniu.</translation>
    </message>
    <message>
        <source>A limit is set for it. Remove that first; the account can be deleted once the removal has taken effect.</source>
        <translation>Ma ustawiony limit. Najpierw go usuń; konto można usunąć, gdy to zacznie obowiązywać.</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 nie jest plikiem na tym komputerze.</translation>
    </message>
    <message>
        <source>The account %1 was deleted.</source>
        <translation>Konto %1 zostało usunięte.</translation>
    </message>
    <message>
        <source>The account %1 was deleted. Its record is in %2.</source>
        <translation>Konto %1 zostało usunięte. Zapis jest w %2.</translation>
    </message>
    <message>
        <source>%1 Nothing was deleted.</source>
        <translation>%1 Nic nie usunięto.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::AccountsModel</name>
    <message>
        <source>The account %1 is ready, with play money in every wallet.</source>
        <translation>Konto %1 jest gotowe, z wirtualnymi pieniędzmi w każdym portfelu.</translation>
    </message>
    <message>
        <source>Your wallet now holds %1.</source>
        <translation>W portfelu jest teraz %1.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>The top-up was taken back. Your wallet now holds %1.</source>
        <translation>Doładowanie cofnięto. W portfelu jest teraz %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::BackupsModel</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln rozdanie</numerusform>
            <numerusform>%Ln rozdania</numerusform>
            <numerusform>%Ln rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>last round %1</source>
        <translation>ostatnie rozdanie: %1</translation>
    </message>
    <message>
        <source>intact</source>
        <comment>a backup</comment>
        <translation>nienaruszona</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries changed or missing</source>
        <translation>
            <numerusform>%Ln wpis zmieniony lub brakujący</numerusform>
            <numerusform>%Ln wpisy zmienione lub brakujące</numerusform>
            <numerusform>%Ln wpisów zmienionych lub brakujących</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::CellDetail</name>
    <message>
        <source>under %1</source>
        <translation>poniżej %1</translation>
    </message>
    <message>
        <source>No hand leads to this cell.</source>
        <translation>Żadna ręka nie trafia do tej komórki.</translation>
    </message>
    <message>
        <source>Surrender comes before the dealer peeks; the figures of the other plays assume no dealer blackjack.</source>
        <translation>Poddanie wyprzedza sprawdzenie przez krupiera; pozostałe zagrania podano dla krupiera bez blackjacka.</translation>
    </message>
    <message>
        <source>The same play is best whatever cards make the hand.</source>
        <translation>To samo zagranie jest najlepsze bez względu na to, z jakich kart jest ręka.</translation>
    </message>
    <message>
        <source>Another play is better with these cards, %1 of such hands</source>
        <translation>Inne zagranie jest lepsze przy tych kartach, %1 takich rąk</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ChallengeController</name>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 nie jest plikiem na tym komputerze.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <translation>Nie można zapisać %1: %2</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Zapisano w %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2</source>
        <translation>Nie można odczytać %1: %2</translation>
    </message>
    <message>
        <source>Its rules differ from those of your %1: %2</source>
        <comment>a game, sentences</comment>
        <translation>Zasady różnią się od zasad twojej gry %1: %2</translation>
    </message>
    <message>
        <source>You don&apos;t have this game. The file holds its rules.</source>
        <translation>Nie masz tej gry. Jej zasady są w pliku.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, with %1 staked</source>
        <translation>
            <numerusform>%Ln rozdanie, postawiono %1</numerusform>
            <numerusform>%Ln rozdania, postawiono %1</numerusform>
            <numerusform>%Ln rozdań, postawiono %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish this round first, then play the challenge.</source>
        <translation>Najpierw dokończ to rozdanie, potem zagraj wyzwanie.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Następne rozdanie</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Porównaj</translation>
    </message>
    <message>
        <source>Sender</source>
        <comment>of a challenge</comment>
        <translation>Nadawca</translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>to a challenge</comment>
        <translation>Odpowiedź</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Challenge somebody</source>
        <translation>Rzuć komuś wyzwanie</translation>
    </message>
    <message>
        <source>Challenge, round %1 of %2</source>
        <translation>Wyzwanie, rozdanie %1 z %2</translation>
    </message>
    <message>
        <source>A challenge: %1</source>
        <comment>a game</comment>
        <translation>Wyzwanie: %1</translation>
    </message>
    <message>
        <source>A challenge from %1: %2</source>
        <comment>somebody, a game</comment>
        <translation>Wyzwanie od %1: %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CoachController</name>
    <message>
        <source>Best: %1</source>
        <translation>Najlepsze: %1</translation>
    </message>
    <message>
        <source>Equally good: %1</source>
        <translation>Równie dobre: %1</translation>
    </message>
    <message>
        <source>Equally good: %1. Others: %2</source>
        <translation>Równie dobre: %1. Inne: %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CompareController</name>
    <message>
        <source>%1, trial rules</source>
        <translation>%1, zasady próbne</translation>
    </message>
    <message>
        <source>%1. %2: %3. %4: %5.</source>
        <translation>%1. %2: %3. %4: %5.</translation>
    </message>
    <message>
        <source>Differs. %1: %2 %3: %4 Alone %5, in turn %6.</source>
        <translation>Różnica. %1: %2 %3: %4 Osobno %5, po kolei %6.</translation>
    </message>
    <message>
        <source>Both: %1</source>
        <translation>Obie: %1</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>Bez różnicy</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>House edge %1 and %2. %3.</source>
        <translation>Przewaga kasyna %1 i %2. %3.</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Co je różni</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Osobno</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>Po kolei</translation>
    </message>
    <message>
        <source>In common</source>
        <translation>Co mają wspólnego</translation>
    </message>
    <message>
        <source>%1 In an hour: %2.</source>
        <comment>a rule that differs, money</comment>
        <translation>%1 W ciągu godziny: %2.</translation>
    </message>
    <message>
        <source>House edge of the side bets, and in an hour with the same stake on each</source>
        <translation>Przewaga kasyna w zakładach pobocznych, także na godzinę przy tej samej stawce na każdy</translation>
    </message>
    <message>
        <source>The second is %1 better for you, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>Druga jest o %1 lepsza dla gracza, około %2 na godzinę</translation>
    </message>
    <message>
        <source>The second is %1 better for the house, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>Druga jest o %1 lepsza dla kasyna, około %2 na godzinę</translation>
    </message>
    <message>
        <source>Alone: what the first game&apos;s return gains when only this rule is taken from the second. In turn: what it gains when the rules are changed one after another; these add up. Both in percentage points, and in money beneath, in an hour.</source>
        <translation>Osobno: ile zyskuje zwrot pierwszej gry, gdy tylko ta zasada jest taka jak w drugiej. Po kolei: ile zyskuje, gdy zasady zmienia się jedną po drugiej; te wartości się sumują. Oba w punktach procentowych, a pod nimi w pieniądzach na godzinę.</translation>
    </message>
    <message>
        <source>In an hour</source>
        <translation>Na godzinę</translation>
    </message>
    <message>
        <source>%1: %2 and %3.</source>
        <comment>at what stake; what each of two games costs</comment>
        <translation>%1: %2 i %3.</translation>
    </message>
    <message>
        <source>Hands that are played differently</source>
        <translation>Ręce, które gra się inaczej</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountCards</name>
    <message>
        <source>The game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>What a card gone changes</source>
        <translation>Co zmienia brak karty</translation>
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
        <translation>%1. Zgodność %2.</translation>
    </message>
    <message>
        <source>Per cent, same play</source>
        <translation>Procent, ta sama gra</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Procent</translation>
    </message>
    <message>
        <source>Per cent, best play</source>
        <translation>Procent, optymalna gra</translation>
    </message>
    <message>
        <source>Tags up to %1</source>
        <translation>Wartości do %1</translation>
    </message>
    <message>
        <source>What you win more of a stake if one such card is gone from the full shoe: with the play of the full shoe kept, and with the best play for each shoe.</source>
        <translation>O ile więcej stawki wygrywasz, gdy z pełnego sabotu ubędzie jedna taka karta: przy zachowaniu gry z pełnego sabotu i przy najlepszej grze dla każdego sabotu.</translation>
    </message>
    <message>
        <source>What the bet wins more if one such card is gone from the full shoe; the mean of the four suits.</source>
        <translation>O ile więcej wygrywa zakład, gdy z pełnego sabotu ubędzie jedna taka karta; średnia z czterech kolorów.</translation>
    </message>
    <message>
        <source>Betting correlation: %1</source>
        <translation>Korelacja stawek: %1</translation>
    </message>
    <message>
        <source>Insurance correlation: %1</source>
        <translation>Korelacja ubezpieczenia: %1</translation>
    </message>
    <message>
        <source>Playing efficiency, measured: %1</source>
        <translation>Skuteczność gry, zmierzona: %1</translation>
    </message>
    <message>
        <source>Playing efficiency: known once the plays have been looked for</source>
        <translation>Skuteczność gry: znana po znalezieniu zagrań</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Taking cards away, one of each…</source>
        <translation>Zabieranie po jednej karcie…</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountPlays</name>
    <message>
        <source>Some hundred shoes in use are solved to find the plays that follow the count. It takes up to a minute or two, once in each game.</source>
        <translation>Rozwiązuje się kilkaset używanych sabotów, by znaleźć zagrania zależne od liczenia. Trwa to minutę lub dwie, raz w każdej grze.</translation>
    </message>
    <message>
        <source>%1, otherwise %2</source>
        <comment>a play, what else is done</comment>
        <translation>%1, inaczej %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>a count</comment>
        <translation>%1 lub więcej</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <comment>a count</comment>
        <translation>%1 lub mniej</translation>
    </message>
    <message>
        <source>%1: %2 at a count of %3. Early, middle and late in the shoe: %4. Earns %5 of all.</source>
        <translation>%1: %2 przy liczbie %3. Na początku, w środku i na końcu sabotu: %4. Daje %5 całości.</translation>
    </message>
    <message>
        <source>Together they earn %1 of the smallest stake a round with stakes of 1 to 8, and %2 with one stake always.</source>
        <translation>Razem dają w rozdaniu %1 najmniejszej stawki przy stawkach od 1 do 8 i %2 zawsze przy jednej stawce.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountQuestion</name>
    <message>
        <source>The one chosen on the page Counting</source>
        <translation>Ten wybrany na stronie Liczenie</translation>
    </message>
    <message>
        <source>Before the shuffle: what is your count, by %1?</source>
        <comment>a count system</comment>
        <translation>Przed tasowaniem: ile wynosi Twoje liczenie według %1?</translation>
    </message>
    <message>
        <source>What is your count now, by %1?</source>
        <comment>a count system</comment>
        <translation>Ile wynosi teraz Twoje liczenie według %1?</translation>
    </message>
    <message>
        <source>Right: the count is %1.</source>
        <translation>Dobrze: liczenie wynosi %1.</translation>
    </message>
    <message>
        <source>Not %1: the count is %2.</source>
        <translation>Nie %1: liczenie wynosi %2.</translation>
    </message>
    <message>
        <source>About %1 decks are left.</source>
        <comment>a number</comment>
        <translation>Zostało około %1 talii.</translation>
    </message>
    <message>
        <source>Not %1 decks: about %2 are left.</source>
        <comment>numbers</comment>
        <translation>Nie %1 talii: zostało około %2.</translation>
    </message>
    <message>
        <source>The true count is %1.</source>
        <translation>Liczenie prawdziwe wynosi %1.</translation>
    </message>
    <message>
        <source>Type your count: a number such as %1.</source>
        <translation>Wpisz swoje liczenie: liczbę, na przykład %1.</translation>
    </message>
    <message>
        <source>Type how many decks are left, in quarters: %1 to %2.</source>
        <translation>Wpisz, ile talii zostało, w ćwiartkach: od %1 do %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountSides</name>
    <message>
        <source>This game has no side bets.</source>
        <translation>W tej grze nie ma zakładów bocznych.</translation>
    </message>
    <message>
        <source>With a shuffle before every round no side bet is ever worth more than at other times.</source>
        <translation>Gdy tasuje się przed każdym rozdaniem, żaden zakład boczny nigdy nie jest wart więcej niż zwykle.</translation>
    </message>
    <message>
        <source>Watching the side bets in a thousand shoes…</source>
        <translation>Obserwowanie zakładów bocznych w tysiącu sabotów…</translation>
    </message>
    <message>
        <source>Staked in every round it loses %1 of the stake.</source>
        <translation>Stawiany w każdym rozdaniu traci %1 stawki.</translation>
    </message>
    <message>
        <source>Staked in every round it wins %1 of the stake.</source>
        <translation>Stawiany w każdym rozdaniu wygrywa %1 stawki.</translation>
    </message>
    <message>
        <source>Before the cut card it is never worth its stake.</source>
        <translation>Przed kartą tnącą nigdy nie jest wart stawki.</translation>
    </message>
    <message>
        <source>Who knew every card left would stake in %1 of the rounds, and win %2 of a stake in each of them.</source>
        <translation>Kto znałby każdą pozostałą kartę, stawiałby w %1 rozdań i w każdym wygrywał %2 stawki.</translation>
    </message>
    <message>
        <source>%1 catches nothing of that.</source>
        <comment>a count&apos;s name</comment>
        <translation>%1 nic z tego nie wyłapuje.</translation>
    </message>
    <message>
        <source>%1 catches %2 of that, staking from a count of %3 on: in %4 of the rounds.</source>
        <translation>%1 wyłapuje z tego %2, stawiając od liczby %3: w %4 rozdań.</translation>
    </message>
    <message>
        <source>%1 catches %2 of that, staking up to a count of %3: in %4 of the rounds.</source>
        <translation>%1 wyłapuje z tego %2, stawiając do liczby %3: w %4 rozdań.</translation>
    </message>
    <message>
        <source>The best count made for this bet, with a tag for every single card, would catch %1.</source>
        <translation>Najlepsze liczenie dla tego zakładu, z wartością dla każdej karty, wyłapałoby %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountSystems</name>
    <message>
        <source>I don&apos;t count</source>
        <translation>Nie liczę</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n systems of your own are kept. Remove one first.</source>
        <translation>
            <numerusform>Przechowywany jest najwyżej %n własny system. Najpierw usuń jeden.</numerusform>
            <numerusform>Przechowywane są najwyżej %n własne systemy. Najpierw usuń jeden.</numerusform>
            <numerusform>Przechowywanych jest najwyżej %n własnych systemów. Najpierw usuń jeden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountingController</name>
    <message numerus="yes">
        <source>%n decks</source>
        <translation>
            <numerusform>%n talia</numerusform>
            <numerusform>%n talie</numerusform>
            <numerusform>%n talii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n ręka</numerusform>
            <numerusform>%n ręce</numerusform>
            <numerusform>%n rąk</numerusform>
        </translation>
    </message>
    <message>
        <source>Full Kelly</source>
        <translation>Pełne Kelly</translation>
    </message>
    <message>
        <source>Three quarters of Kelly</source>
        <translation>Trzy czwarte Kelly’ego</translation>
    </message>
    <message>
        <source>Half of Kelly</source>
        <translation>Pół Kelly’ego</translation>
    </message>
    <message>
        <source>A third of Kelly</source>
        <translation>Jedna trzecia Kelly’ego</translation>
    </message>
    <message>
        <source>A quarter of Kelly</source>
        <translation>Ćwierć Kelly’ego</translation>
    </message>
    <message>
        <source>Following every session to its end</source>
        <translation>Śledzenie każdej sesji do końca</translation>
    </message>
    <message>
        <source>Analysing the game</source>
        <translation>Analiza gry</translation>
    </message>
    <message>
        <source>Dealing rounds</source>
        <translation>Rozdawanie</translation>
    </message>
    <message>
        <source>Taking cards away</source>
        <translation>Zabieranie kart</translation>
    </message>
    <message>
        <source>Solving shoes in use</source>
        <translation>Rozwiązywanie sabotów</translation>
    </message>
    <message>
        <source>Looking for the plays that follow the count</source>
        <translation>Szukanie zagrań zależnych od liczenia</translation>
    </message>
    <message>
        <source>Watching the side bets</source>
        <translation>Obserwowanie zakładów bocznych</translation>
    </message>
    <message>
        <source>A bankroll of %1 can&apos;t pay for %2 in one round. Take a larger one, or smaller stakes.</source>
        <translation>Kapitał %1 nie wystarczy na %2 w jednym rozdaniu. Weź większy albo mniejsze stawki.</translation>
    </message>
    <message numerus="yes">
        <source>After %n hours you would be behind about %1.</source>
        <comment>an hour or more, how often</comment>
        <translation>
            <numerusform>Po %n godzinie byłbyś na minusie około %1.</numerusform>
            <numerusform>Po %n godzinach byłbyś na minusie około %1.</numerusform>
            <numerusform>Po %n godzinach byłbyś na minusie około %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>On average you would win %1.</source>
        <translation>Średnio wygrasz %1.</translation>
    </message>
    <message>
        <source>On average you would lose %1.</source>
        <translation>Średnio stracisz %1.</translation>
    </message>
    <message>
        <source>The bankroll would be gone before then %1.</source>
        <comment>how often</comment>
        <translation>Kapitał skończyłby się wcześniej: %1.</translation>
    </message>
    <message>
        <source>From %1 simulated rounds, by basic strategy.</source>
        <comment>very many</comment>
        <translation>Z %1 symulowanych rozdań, strategią podstawową.</translation>
    </message>
    <message>
        <source>From %1 simulated rounds, with the plays that follow the count.</source>
        <comment>very many</comment>
        <translation>Z %1 symulowanych rozdań, z zagraniami zależnymi od liczenia.</translation>
    </message>
    <message>
        <source>The smallest stake here is %1.</source>
        <translation>Najmniejsza stawka tutaj to %1.</translation>
    </message>
    <message>
        <source>Type a whole number from %1 to %2.</source>
        <translation>Wpisz liczbę całkowitą od %1 do %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::DataFile</name>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>That didn&apos;t work, and nothing has changed. %1</source>
        <translation>Nie udało się i nic się nie zmieniło. %1</translation>
    </message>
    <message>
        <source>The last game may not be on record in full: %1.</source>
        <translation>Ostatnia gra może być zapisana niecałkowicie: %1.</translation>
    </message>
    <message>
        <source>A round could not be finished: %1</source>
        <translation>Nie udało się dokończyć rozdania: %1</translation>
    </message>
    <message>
        <source>The round that was stopped is now cancelled on disk too, and its stakes are returned.</source>
        <translation>Zatrzymane rozdanie jest anulowane także na dysku: stawki wróciły.</translation>
    </message>
    <message>
        <source>An interrupted round was finished by the no-answer rule.</source>
        <translation>Przerwane rozdanie zakończono według zasady na brak odpowiedzi.</translation>
    </message>
    <message>
        <source>Today&apos;s backup could not be made. %1</source>
        <translation>Nie udało się utworzyć dzisiejszej kopii zapasowej. %1</translation>
    </message>
    <message>
        <source>The backup of %1 has been made.</source>
        <translation>Kopia zapasowa jest gotowa: %1.</translation>
    </message>
    <message>
        <source>The backup could not be made. %1</source>
        <translation>Nie udało się utworzyć kopii zapasowej. %1</translation>
    </message>
    <message>
        <source>Setting the damaged file aside and reading the backup…</source>
        <translation>Odkładanie uszkodzonego pliku i odczytywanie kopii…</translation>
    </message>
    <message>
        <source>The backup is in place.</source>
        <translation>Kopia zapasowa jest na miejscu.</translation>
    </message>
    <message>
        <source>The backup is in place. The damaged file is kept as %1.</source>
        <translation>Kopia zapasowa jest na miejscu. Uszkodzony plik zachowano jako %1.</translation>
    </message>
    <message>
        <source>The backup is in place. What was there before is kept as %1.</source>
        <translation>Kopia zapasowa jest na miejscu. Poprzednie dane zachowano jako %1.</translation>
    </message>
    <message>
        <source>Setting the damaged file aside…</source>
        <translation>Odkładanie uszkodzonego pliku…</translation>
    </message>
    <message>
        <source>You are starting afresh. The damaged file is kept as %1.</source>
        <translation>Gra zaczyna się od nowa. Uszkodzony plik zachowano jako %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::DateRange</name>
    <message>
        <source>All days</source>
        <translation>Wszystkie dni</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dziś</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <comment>the last ones</comment>
        <translation>
            <numerusform>%n dzień</numerusform>
            <numerusform>%n dni</numerusform>
            <numerusform>%n dni</numerusform>
        </translation>
    </message>
    <message>
        <source>From … to …</source>
        <comment>days that are written</comment>
        <translation>Od … do …</translation>
    </message>
    <message>
        <source>Type a date like %1.</source>
        <translation>Wpisz dzień w postaci %1.</translation>
    </message>
    <message>
        <source>This day comes before the first day.</source>
        <translation>Ten dzień jest wcześniejszy niż pierwszy.</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Wczoraj</translation>
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
        <translation>Wybranej wcześniej talii nie ma już na tym komputerze. Widoczne są własne karty programu.</translation>
    </message>
    <message>
        <source>The file of the deck you chose can&apos;t be used. Our own cards are shown instead.</source>
        <translation>Nie można użyć pliku wybranej talii. Widoczne są własne karty programu.</translation>
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
        <translation>Każdą komórkę tabeli gra się tak jak według zapisanych zasad.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells of the chart are played differently:</source>
        <translation>
            <numerusform>W %n komórce tabeli gra się inaczej:</numerusform>
            <numerusform>W %n komórkach tabeli gra się inaczej:</numerusform>
            <numerusform>W %n komórkach tabeli gra się inaczej:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <comment>cells of the chart</comment>
        <translation>
            <numerusform>I jeszcze %n.</numerusform>
            <numerusform>I jeszcze %n.</numerusform>
            <numerusform>I jeszcze %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>%1, około %2 na godzinę</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ElsewhereController</name>
    <message>
        <source>The round is still being played.</source>
        <translation>To rozdanie jeszcze trwa.</translation>
    </message>
    <message>
        <source>The record of this round can&apos;t be read to the end.</source>
        <translation>Zapisu tego rozdania nie da się odczytać do końca.</translation>
    </message>
    <message>
        <source>No cards were dealt, or they are not those of the round&apos;s shoe.</source>
        <translation>Nie rozdano kart albo nie są to karty z sabota tego rozdania.</translation>
    </message>
    <message>
        <source>Imagined: the cards of round %1 in %2</source>
        <translation>Wyobrażone: karty rozdania %1 w grze %2</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Rozdanie %1 · %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Rozdanie %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::FairnessController</name>
    <message>
        <source>Copied shoe %1 as JSON</source>
        <translation>Skopiowano sabot %1 jako JSON</translation>
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
        <translation>%1 nie jest plikiem na tym komputerze.</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Zapisano w %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <comment>a file, and the system&apos;s reason</comment>
        <translation>Nie można zapisać %1: %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::FinishedShoesModel</name>
    <message>
        <source>%1 of %2 cards</source>
        <translation>%1 z %2 kart</translation>
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
        <translation>Tej gry już nie ma.</translation>
    </message>
    <message>
        <source>“%1” is now one of your own games.</source>
        <translation>„%1” jest teraz własną grą.</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>Usunięto grę „%1”.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>“%1” is back.</source>
        <translation>Przywrócono grę „%1”.</translation>
    </message>
    <message>
        <source>%1 still can&apos;t be used.</source>
        <translation>Nadal nie można użyć: %1.</translation>
    </message>
    <message>
        <source>The folder is %1</source>
        <translation>Folder: %1</translation>
    </message>
    <message>
        <source>“%1” has the same id as “%2”. It would be imported as “%3”.</source>
        <translation>„%1” ma taki sam identyfikator jak „%2”. Zostanie wczytana jako „%3”.</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 nie jest plikiem na tym komputerze.</translation>
    </message>
    <message>
        <source>It is already one of your games: “%1”.</source>
        <translation>To jedna z własnych gier: „%1”.</translation>
    </message>
    <message>
        <source>“%1” was imported.</source>
        <translation>Wczytano grę „%1”.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were imported.</source>
        <translation>
            <numerusform>Wczytano %Ln grę.</numerusform>
            <numerusform>Wczytano %Ln gry.</numerusform>
            <numerusform>Wczytano %Ln gier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Zapisano w %1</translation>
    </message>
    <message>
        <source>“%1” is saved. It is hidden in the lobby.</source>
        <translation>„%1” zapisano. Gra jest ukryta w lobby.</translation>
    </message>
    <message>
        <source>“%1” is saved, and in the lobby.</source>
        <translation>„%1” zapisano i jest w lobby.</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Graj teraz</translation>
    </message>
</context>
<context>
    <name>openshoe::models::GamesModel</name>
    <message>
        <source>%1 can&apos;t be used. %2</source>
        <translation>Nie można użyć: %1. %2</translation>
    </message>
    <message>
        <source>Deleted. You can restore it until you quit.</source>
        <translation>Usunięta. Do zamknięcia programu można ją przywrócić bez zmian.</translation>
    </message>
    <message>
        <source>%1, deleted</source>
        <translation>%1, usunięta</translation>
    </message>
    <message>
        <source>%1, hidden from the lobby. %2. %3</source>
        <translation>%1, ukryta w lobby. %2. %3</translation>
    </message>
    <message>
        <source>%1. %2. %3</source>
        <translation>%1. %2. %3</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Przewaga kasyna %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::HandBuilder</name>
    <message>
        <source>Any hand</source>
        <translation>Dowolna ręka</translation>
    </message>
    <message>
        <source>Hard %1</source>
        <translation>Twarda %1</translation>
    </message>
    <message>
        <source>Soft %1</source>
        <translation>Miękka %1</translation>
    </message>
    <message>
        <source>A</source>
        <comment>an ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Pair of %1</source>
        <translation>Para %1</translation>
    </message>
    <message>
        <source>Any up card</source>
        <translation>Dowolna odkryta karta</translation>
    </message>
    <message>
        <source>Any decision</source>
        <translation>Dowolna decyzja</translation>
    </message>
</context>
<context>
    <name>openshoe::models::HandCalculator</name>
    <message>
        <source>Hidden card unknown</source>
        <translation>Zakryta karta nieznana</translation>
    </message>
    <message>
        <source>Hidden card seen</source>
        <translation>Zakryta karta widziana</translation>
    </message>
    <message>
        <source>Not from a split</source>
        <translation>Bez rozdzielenia</translation>
    </message>
    <message numerus="yes">
        <source>One of %n hands from a split</source>
        <translation>
            <numerusform>Jedna z %n rąk po rozdzieleniu</numerusform>
            <numerusform>Jedna z %n rąk po rozdzieleniu</numerusform>
            <numerusform>Jedna z %n rąk po rozdzieleniu</numerusform>
        </translation>
    </message>
    <message>
        <source>With the rules of %1, %2</source>
        <comment>a game, a round</comment>
        <translation>Według zasad gry %1, %2</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a card. Cards are A, 2 to 10, J, Q and K, with a suit if you like: A 7, 10♠, KH.</source>
        <translation>„%1” to nie karta. Karty to A, od 2 do 10, J, Q i K, także z kolorem: A 7, 10♠, KH.</translation>
    </message>
    <message>
        <source>Only one card lies there, like 9 or 10♠.</source>
        <translation>Leży tam tylko jedna karta, na przykład 9 albo 10♠.</translation>
    </message>
    <message numerus="yes">
        <source>The shoe holds only %Ln cards.</source>
        <translation>
            <numerusform>W sabocie jest tylko %Ln karta.</numerusform>
            <numerusform>W sabocie są tylko %Ln karty.</numerusform>
            <numerusform>W sabocie jest tylko %Ln kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is too often: this shoe holds %1 only %n times.</source>
        <extracomment>How often a card, &quot;7&quot;, &quot;10&quot; or &quot;AS&quot;, is in the shoe</extracomment>
        <translation>
            <numerusform>Za dużo: w tym sabocie %1 jest tylko %n raz.</numerusform>
            <numerusform>Za dużo: w tym sabocie %1 jest tylko %n razy.</numerusform>
            <numerusform>Za dużo: w tym sabocie %1 jest tylko %n razy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hand has at most %Ln cards.</source>
        <translation>
            <numerusform>Ręka ma najwyżej %Ln kartę.</numerusform>
            <numerusform>Ręka ma najwyżej %Ln karty.</numerusform>
            <numerusform>Ręka ma najwyżej %Ln kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cards are worth %1. More than 21 is bust, and there is nothing to decide.</source>
        <translation>Te karty są warte %1. Powyżej 21 to fura i nie ma o czym decydować.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards gone, %1 not seen</source>
        <comment>from the shoe</comment>
        <translation>
            <numerusform>%Ln karta poza sabotem, %1 niewidzianych</numerusform>
            <numerusform>%Ln karty poza sabotem, %1 niewidzianych</numerusform>
            <numerusform>%Ln kart poza sabotem, %1 niewidzianych</numerusform>
        </translation>
    </message>
    <message>
        <source>Give your hand two cards or more.</source>
        <translation>Daj swojej ręce dwie karty lub więcej.</translation>
    </message>
    <message>
        <source>Give the dealer a card.</source>
        <translation>Daj krupierowi kartę.</translation>
    </message>
    <message>
        <source>Say which hidden card you have seen.</source>
        <translation>Podaj, jaką zakrytą kartę widać.</translation>
    </message>
    <message>
        <source>%1: %2 stakes, %3</source>
        <comment>a play, its worth</comment>
        <translation>%1: %2 stawki, %3</translation>
    </message>
    <message>
        <source>%1: %2 stakes, %3. %4</source>
        <comment>a play, its worth, “Best”</comment>
        <translation>%1: %2 stawki, %3. %4</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>of all plays</comment>
        <translation>Najlepiej</translation>
    </message>
    <message>
        <source>Take it</source>
        <comment>an offer</comment>
        <translation>Weź</translation>
    </message>
    <message>
        <source>Even</source>
        <comment>an offer: taking it or not is worth the same</comment>
        <translation>Bez różnicy</translation>
    </message>
    <message>
        <source>Decline</source>
        <comment>an offer</comment>
        <translation>Odmów</translation>
    </message>
    <message>
        <source>Insurance, half a stake</source>
        <translation>Ubezpieczenie, pół stawki</translation>
    </message>
    <message>
        <source>22, a push by the rules</source>
        <translation>22, remis według zasad</translation>
    </message>
    <message numerus="yes">
        <source>With each of the %Ln cards counted that weren&apos;t seen; on splits into more than two hands, see openshoe-cli analyze.</source>
        <translation>
            <numerusform>Z uwzględnieniem %Ln niewidzianej karty; o rozdzielaniu na więcej niż dwie ręce: openshoe-cli analyze.</numerusform>
            <numerusform>Z uwzględnieniem każdej z %Ln niewidzianych kart; o rozdzielaniu na więcej niż dwie ręce: openshoe-cli analyze.</numerusform>
            <numerusform>Z uwzględnieniem każdej z %Ln niewidzianych kart; o rozdzielaniu na więcej niż dwie ręce: openshoe-cli analyze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exact, with each of the %Ln cards counted that weren&apos;t seen.</source>
        <translation>
            <numerusform>Dokładnie, z uwzględnieniem %Ln niewidzianej karty.</numerusform>
            <numerusform>Dokładnie, z uwzględnieniem każdej z %Ln niewidzianych kart.</numerusform>
            <numerusform>Dokładnie, z uwzględnieniem każdej z %Ln niewidzianych kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer hasn&apos;t looked yet: a blackjack, %1 of the time, is in these figures.</source>
        <translation>Krupier jeszcze nie sprawdził: blackjack, w %1 przypadków, jest wliczony.</translation>
    </message>
    <message>
        <source>Amounts for a stake of %1</source>
        <translation>Kwoty przy stawce %1</translation>
    </message>
    <message>
        <source>Both cards open</source>
        <translation>Obie karty odkryte</translation>
    </message>
    <message>
        <source>Give the dealer a second card.</source>
        <translation>Daj krupierowi drugą kartę.</translation>
    </message>
    <message>
        <source>No hidden card</source>
        <translation>Bez zakrytej karty</translation>
    </message>
</context>
<context>
    <name>openshoe::models::HourlyMoney</name>
    <message>
        <source>Costs next to nothing</source>
        <translation>Kosztuje tyle co nic</translation>
    </message>
    <message>
        <source>Gains about %1 an hour</source>
        <translation>Zysk około %1 na godzinę</translation>
    </message>
    <message>
        <source>Costs about %1 an hour</source>
        <translation>Koszt około %1 na godzinę</translation>
    </message>
    <message numerus="yes">
        <source>At %1 a round, %Ln rounds an hour</source>
        <translation>
            <numerusform>Przy %1 na rozdanie, %Ln rozdanie na godzinę</numerusform>
            <numerusform>Przy %1 na rozdanie, %Ln rozdania na godzinę</numerusform>
            <numerusform>Przy %1 na rozdanie, %Ln rozdań na godzinę</numerusform>
        </translation>
    </message>
    <message>
        <source>This game takes %1.</source>
        <comment>from the smallest stake to the largest</comment>
        <translation>Ta gra przyjmuje %1.</translation>
    </message>
    <message>
        <source>Type a whole number from %1 to %2.</source>
        <translation>Wpisz liczbę całkowitą od %1 do %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::KeyMap</name>
    <message>
        <source>No action is called “%1”.</source>
        <translation>Żadne działanie nie nazywa się „%1”.</translation>
    </message>
    <message>
        <source>There is no key “%1”.</source>
        <translation>Nie ma klawisza „%1”.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>„%1”: %2</translation>
    </message>
    <message>
        <source>%1 is already the key for “%2”.</source>
        <translation>%1 to już klawisz dla „%2”.</translation>
    </message>
    <message>
        <source>Some keys in settings.ini can&apos;t be used; the defaults are used instead. %1</source>
        <translation>Niektórych klawiszy z settings.ini nie można użyć; zamiast nich działają domyślne. %1</translation>
    </message>
    <message>
        <source>This key can&apos;t be told apart from others. Use another one.</source>
        <translation>Tego klawisza nie da się odróżnić od innych. Wybierz inny.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be used by itself. Press it together with another key.</source>
        <translation>%1 nie jest samodzielnym klawiszem. Naciśnij go razem z innym.</translation>
    </message>
    <message>
        <source>Combinations with %1 belong to the desktop. Use %2 or %3.</source>
        <translation>Kombinacje z %1 należą do pulpitu. Użyj %2 lub %3.</translation>
    </message>
    <message>
        <source>Esc always closes what is open. Use another key.</source>
        <translation>Esc zawsze zamyka to, co jest otwarte. Wybierz inny klawisz.</translation>
    </message>
    <message>
        <source>%1 is reserved for “%2”. Use another key.</source>
        <translation>%1 to zawsze „%2”. Wybierz inny klawisz.</translation>
    </message>
    <message>
        <source>%1 presses the button that has the focus. Use another key.</source>
        <translation>%1 naciska zaznaczony przycisk. Wybierz inny klawisz.</translation>
    </message>
    <message>
        <source>%1 is needed where text is typed. Press it together with %2 or %3.</source>
        <translation>%1 jest potrzebny przy wpisywaniu tekstu. Naciśnij go razem z %2 lub %3.</translation>
    </message>
    <message>
        <source>%1 is for copying and pasting where text is typed. Use another key.</source>
        <translation>%1 służy do kopiowania i wklejania przy wpisywaniu tekstu. Wybierz inny klawisz.</translation>
    </message>
    <message>
        <source>no key: %1</source>
        <translation>brak klawisza: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>keys, what they do</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>keys keyboard shortcuts hotkeys remap bindings</source>
        <comment>words that rows are found by</comment>
        <translation>klawisze klawiatura skróty skróty klawiszowe przypisanie zmiana</translation>
    </message>
</context>
<context>
    <name>openshoe::models::KeyRecorder</name>
    <message>
        <source>Reassign the key?</source>
        <translation>Przejąć klawisz?</translation>
    </message>
    <message>
        <source>%1 is the key for “%2”, which would be left without one.</source>
        <translation>%1 to klawisz dla „%2”; ta czynność zostałaby bez klawisza.</translation>
    </message>
    <message>
        <source>%1 is a key for “%2”, which would be left with %3.</source>
        <translation>%1 to klawisz dla „%2”; tej czynności zostałoby %3.</translation>
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
        <translation>%1 godz.</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 godz. %2 min</translation>
    </message>
    <message>
        <source>A break runs until %1.</source>
        <translation>Przerwa trwa do: %1.</translation>
    </message>
    <message>
        <source>You have excluded yourself from play until %1.</source>
        <translation>Wykluczenie z gry trwa do: %1.</translation>
    </message>
    <message>
        <source>You have reached your time limit for today. The next day begins at %1.</source>
        <translation>Ustawiony na dziś czas gry minął. Następny dzień zaczyna się: %1.</translation>
    </message>
    <message>
        <source>Your loss limit now allows stakes of at most %1.</source>
        <translation>Limit straty pozwala teraz na stawki najwyżej %1.</translation>
    </message>
    <message>
        <source>Your stake limit now allows stakes of at most %1.</source>
        <translation>Limit stawek pozwala teraz na stawki najwyżej %1.</translation>
    </message>
    <message>
        <source>You have reached your loss limit for today. The next day begins at %1.</source>
        <translation>Dzisiejszy limit straty został osiągnięty. Następny dzień zaczyna się: %1.</translation>
    </message>
    <message>
        <source>You have reached your stake limit for today. The next day begins at %1.</source>
        <translation>Dzisiejszy limit stawek został osiągnięty. Następny dzień zaczyna się: %1.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>bez limitu</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LimitsController</name>
    <message>
        <source>%1 It was set in another data folder on this computer, and applies in this one too.</source>
        <translation>%1 Ustawiono to w innym folderze danych na tym komputerze, a obowiązuje także w tym.</translation>
    </message>
    <message>
        <source>Your break holds, but only in this data folder. %1</source>
        <translation>Przerwa obowiązuje, ale tylko w tym folderze danych. %1</translation>
    </message>
    <message>
        <source>%1; from %2 on: %3</source>
        <translation>%1; od %2: %3</translation>
    </message>
    <message>
        <source>%1 · %2 staked today</source>
        <translation>%1 · dziś postawiono %2</translation>
    </message>
    <message>
        <source>%1 · %2 lost today</source>
        <translation>%1 · dziś przegrano %2</translation>
    </message>
    <message>
        <source>%1 · %2 played today</source>
        <translation>%1 · dziś grano %2</translation>
    </message>
    <message>
        <source>%1 played</source>
        <translation>grano %1</translation>
    </message>
    <message>
        <source>%1 staked, net %2</source>
        <translation>postawiono %1, netto %2</translation>
    </message>
    <message>
        <source>Type an amount above 0, like 12.50.</source>
        <translation>Wpisz kwotę powyżej 0, np. 12,50.</translation>
    </message>
    <message>
        <source>That applies from %1 on; until then nothing changes.</source>
        <translation>Obowiązuje od: %1; do tego czasu nic się nie zmienia.</translation>
    </message>
    <message>
        <source>That applies from now on.</source>
        <translation>Obowiązuje od teraz.</translation>
    </message>
    <message>
        <source>You have played %1 today. Net result: %2.</source>
        <translation>Dzisiejszy czas gry: %1. Wynik netto: %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LiveRound</name>
    <message>
        <source>Your round stays as it is, stakes included, and resumes when you come back to this game.</source>
        <translation>Rozdanie pozostaje, jak jest, wraz ze stawkami i toczy się dalej po powrocie do tej gry.</translation>
    </message>
    <message>
        <source>The round is finished for you: a hand of 11 or less hits until it is above 11, any other stands; insurance is declined. Whatever is returned goes into your wallet.</source>
        <translation>Program kończy rozdanie za gracza: ręka z 11 lub mniej dobiera, aż przekroczy 11, każda inna pasuje; ubezpieczenie jest odrzucane. Wypłata trafia do portfela.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Give up hand %1?</source>
        <translation>Zrezygnować z ręki %1?</translation>
    </message>
    <message>
        <source>Surrender hand %1?</source>
        <translation>Poddać rękę %1?</translation>
    </message>
    <message>
        <source>You get %1 back.</source>
        <translation>Zwrot: %1.</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>Pozostały czas: %1</translation>
    </message>
    <message>
        <source>%1, %2 back</source>
        <comment>an action, an amount</comment>
        <translation>%1, %2 z powrotem</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Graj dalej</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LobbyModel</name>
    <message>
        <source>Wallet %1</source>
        <translation>Portfel %1</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t sit at this table.</source>
        <translation>Z kontem próbnym nie można usiąść przy tym stole.</translation>
    </message>
    <message>
        <source>A round is waiting. Until it is finished, no other game can be played for %1.</source>
        <translation>Czeka rozdanie. Dopóki się nie skończy, w %1 nie można grać w nic innego.</translation>
    </message>
    <message>
        <source>the return</source>
        <translation>zwrot</translation>
    </message>
</context>
<context>
    <name>openshoe::models::MistakeBoard</name>
    <message>
        <source>%1: no mistakes.</source>
        <comment>a hand against an up card</comment>
        <translation>%1: bez błędów.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n mistakes, %2, %3 stakes.</source>
        <comment>a hand against an up card, an amount</comment>
        <translation>
            <numerusform>%1: %n błąd, %2, %3 stawki.</numerusform>
            <numerusform>%1: %n błędy, %2, %3 stawki.</numerusform>
            <numerusform>%1: %n błędów, %2, %3 stawki.</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between amounts</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Insurance, even money and side bets aren&apos;t on the board.</source>
        <translation>Ubezpieczenia, wypłaty 1:1 i zakładów pobocznych nie ma na tablicy.</translation>
    </message>
    <message>
        <source>Most: %1</source>
        <comment>a sentence</comment>
        <translation>Najwięcej: %1</translation>
    </message>
    <message>
        <source>There are no mistakes in playing a hand.</source>
        <translation>Nie ma błędów w rozgrywaniu rąk.</translation>
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
        <translation>Twarda ręka</translation>
    </message>
    <message>
        <source>Soft hand</source>
        <translation>Miękka ręka</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Ubezpieczenie</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Wypłata 1:1</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Poddanie</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Dołączenie</translation>
    </message>
    <message>
        <source>Side bet taken</source>
        <translation>Postawiony zakład poboczny</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Opanowane</translation>
    </message>
    <message>
        <source>Not repeated yet</source>
        <translation>Jeszcze niepowtarzane</translation>
    </message>
    <message>
        <source>Right %1 of %2 times, due now</source>
        <translation>Dobrze %1 z %2 razy, do powtórki teraz</translation>
    </message>
    <message>
        <source>Right %1 of %2 times, due %3</source>
        <translation>Dobrze %1 z %2 razy, ponownie %3</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Wszystkie rodzaje</translation>
    </message>
    <message>
        <source>Decisions are priced a moment after each round. None have been priced yet.</source>
        <translation>Decyzje są wyceniane chwilę po każdym rozdaniu. Żadnej jeszcze nie wyceniono.</translation>
    </message>
    <message>
        <source>No side bet you took had a negative expectation.</source>
        <translation>Żaden postawiony zakład poboczny nie miał ujemnej wartości oczekiwanej.</translation>
    </message>
    <message>
        <source>No mistakes: every decision so far was best or close to it.</source>
        <translation>Bez błędów: każda dotychczasowa decyzja była najlepsza lub bliska najlepszej.</translation>
    </message>
    <message>
        <source>%1 due now, %2 learned</source>
        <translation>do powtórki teraz: %1, opanowane: %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>two sentences</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Side bets cost %1 compared with not taking them</source>
        <translation>Zakłady poboczne kosztowały %1 w porównaniu z ich pominięciem</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between amounts</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Not asked: the answer is always not to take it</source>
        <translation>Bez pytania: odpowiedzią jest zawsze pominięcie</translation>
    </message>
    <message>
        <source>This account has played no rounds yet. Mistakes in them will be listed here.</source>
        <translation>Na tym koncie nie rozegrano jeszcze żadnego rozdania. Błędy pojawią się tutaj.</translation>
    </message>
    <message>
        <source>The costliest %1 of %2</source>
        <translation>Najkosztowniejsze: %1 z %2</translation>
    </message>
    <message>
        <source>%1 of the stake or more</source>
        <comment>a percentage</comment>
        <translation>Co najmniej %1 stawki</translation>
    </message>
    <message>
        <source>No mistakes match the filter.</source>
        <translation>Żaden błąd nie pasuje do filtra.</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a side bet, a stake</comment>
        <translation>%1 za %2</translation>
    </message>
    <message>
        <source>Best: not to take it. Cost: %1.</source>
        <comment>an amount and its part of the stake</comment>
        <translation>Najlepiej: pominąć. Koszt: %1.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a percentage, a currency</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Accuracy by money: %1</source>
        <translation>Dokładność w pieniądzu: %1</translation>
    </message>
    <message>
        <source>%1, %2 stakes</source>
        <comment>an amount, and how many stakes it is</comment>
        <translation>%1, %2 stawki</translation>
    </message>
    <message>
        <source>Insurance of %1</source>
        <translation>Ubezpieczenie za %1</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Ręka za %1</translation>
    </message>
    <message>
        <source>%1 against %2, insurance of %3</source>
        <comment>cards, a card, a stake</comment>
        <translation>%1 kontra %2, ubezpieczenie za %3</translation>
    </message>
    <message>
        <source>%1 against %2, hand of %3</source>
        <comment>cards, a card, a stake</comment>
        <translation>%1 kontra %2, ręka za %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a game, a day</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Played: %1. Best: %2. Cost: %3.</source>
        <comment>an answer, another one, an amount and stakes</comment>
        <translation>Zagrano: %1. Najlepiej: %2. Koszt: %3.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::MyCount</name>
    <message>
        <source>This game is shuffled before every round, so at its table no count lasts, and none is asked for.</source>
        <translation>W tej grze tasuje się przed każdym rozdaniem: przy jej stole żadne liczenie się nie utrzyma i o żadne nikt nie pyta.</translation>
    </message>
    <message>
        <source>Choose a count above.</source>
        <translation>Wybierz liczenie powyżej.</translation>
    </message>
    <message>
        <source>The table hasn’t asked for your count here yet. “Ask for my count” in the settings turns it on.</source>
        <translation>Stół jeszcze nie pytał tu o Twoje liczenie. Włącza to „Pytaj o moje liczenie” w ustawieniach.</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Pytania</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them passed over</source>
        <comment>questions</comment>
        <translation>
            <numerusform>%Ln pominięte</numerusform>
            <numerusform>%Ln pominięte</numerusform>
            <numerusform>%Ln pominiętych</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <comment>numbers, a percentage</comment>
        <translation>%1 z %2 (%3)</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Dobre</translation>
    </message>
    <message>
        <source>The running count, and the decks left to less than a step of the system.</source>
        <translation>Liczenie bieżące oraz pozostałe talie z dokładnością poniżej stopnia systemu.</translation>
    </message>
    <message>
        <source>Running count right</source>
        <translation>Liczenie bieżące dobre</translation>
    </message>
    <message>
        <source>Running count off by</source>
        <translation>Błąd liczenia bieżącego</translation>
    </message>
    <message>
        <source>On average, too high or too low.</source>
        <translation>Średnio, za wysoko lub za nisko.</translation>
    </message>
    <message>
        <source>Leaning</source>
        <translation>Odchylenie</translation>
    </message>
    <message>
        <source>On average, too high is above 0 and too low below.</source>
        <translation>Średnio; powyżej 0 za wysoko, poniżej za nisko.</translation>
    </message>
    <message>
        <source>Decks left off by</source>
        <translation>Błąd pozostałych talii</translation>
    </message>
    <message>
        <source>On average, in decks.</source>
        <translation>Średnio, w taliach.</translation>
    </message>
    <message>
        <source>True count off by</source>
        <translation>Błąd liczenia prawdziwego</translation>
    </message>
    <message>
        <source>On average, as the system shows it.</source>
        <translation>Średnio, tak jak podaje je system.</translation>
    </message>
    <message>
        <source>Right counts, from the first to the last</source>
        <translation>Dobre liczenia, od pierwszego do ostatniego</translation>
    </message>
    <message>
        <source>Nothing told here yet.</source>
        <translation>Nic tu jeszcze nie podano.</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Liczenia</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Postawiono</translation>
    </message>
    <message numerus="yes">
        <source>First stakes of %Ln rounds, each after a count that was told</source>
        <translation>
            <numerusform>Pierwsze stawki %Ln rozdania, po podanym liczeniu</numerusform>
            <numerusform>Pierwsze stawki %Ln rozdań, każde po podanym liczeniu</numerusform>
            <numerusform>Pierwsze stawki %Ln rozdań, każde po podanym liczeniu</numerusform>
        </translation>
    </message>
    <message>
        <source>What that was worth</source>
        <translation>Ile to było warte</translation>
    </message>
    <message>
        <source>By the exact shoe, with every hand played best.</source>
        <translation>Według dokładnego sabotu, każda ręka grana najlepiej.</translation>
    </message>
    <message>
        <source>What your ramp could have been worth</source>
        <translation>Ile mogła być warta Twoja drabinka</translation>
    </message>
    <message>
        <source>The stakes on the tab Overview, placed by the exact worth of each shoe.</source>
        <translation>Stawki z karty Przegląd, stawiane według dokładnej wartości każdego sabotu.</translation>
    </message>
    <message>
        <source>Count wrong</source>
        <translation>Błędne liczenie</translation>
    </message>
    <message>
        <source>Stakes by the running count that you told, not the true one.</source>
        <translation>Stawki według podanego liczenia bieżącego, a nie właściwego.</translation>
    </message>
    <message>
        <source>Decks misjudged</source>
        <translation>Źle ocenione talie</translation>
    </message>
    <message>
        <source>Stakes by the decks that you told.</source>
        <translation>Stawki według podanych talii.</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Zaokrąglenie</translation>
    </message>
    <message>
        <source>Decks judged in steps and counts made whole, as the system asks for.</source>
        <translation>Talie oceniane stopniami i całkowite liczenia, jak wymaga system.</translation>
    </message>
    <message>
        <source>The system itself</source>
        <translation>Sam system</translation>
    </message>
    <message>
        <source>The count, exact, doesn’t tell all that is in the shoe.</source>
        <translation>Liczenie, nawet dokładne, nie mówi wszystkiego o sabocie.</translation>
    </message>
    <message>
        <source>Other stakes than planned</source>
        <translation>Inne stawki niż planowane</translation>
    </message>
    <message>
        <source>What was staked, beside the stakes on the tab Overview for the count that you told.</source>
        <translation>To, co postawiono, wobec stawek z karty Przegląd dla podanego liczenia.</translation>
    </message>
    <message>
        <source>What the stakes were worth follows once what each count is worth is known.</source>
        <translation>Wartość stawek pojawi się, gdy będzie wiadomo, ile warte jest każde liczenie.</translation>
    </message>
    <message>
        <source>The rounds played by these counts are still being priced.</source>
        <translation>Rozdania rozegrane według tych liczeń są jeszcze wyceniane.</translation>
    </message>
    <message>
        <source>No round has been played yet by a count that was told, for this currency.</source>
        <translation>W tej walucie nie rozegrano jeszcze rozdania po podanym liczeniu.</translation>
    </message>
    <message>
        <source>Each part is what changes when one thing is put right after the other, so together they are the whole difference. In a single round a mistake can bring something; over many it costs.</source>
        <translation>Każda część to zmiana po poprawieniu kolejnej rzeczy; razem dają całą różnicę. W jednym rozdaniu błąd może coś dać; w wielu kosztuje.</translation>
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
        <translation>Pole %1, ręka %2</translation>
    </message>
    <message>
        <source>Behind spot %1</source>
        <translation>Za graczem na polu %1</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Ubezpieczenie</translation>
    </message>
    <message>
        <source>%1, round %2, %3, %4, stake %5, returned %6, %7, balance %8</source>
        <translation>%1, rozdanie %2, %3, %4, stawka %5, wypłata %6, %7, saldo %8</translation>
    </message>
    <message>
        <source>Starting money</source>
        <translation>Kwota początkowa</translation>
    </message>
    <message>
        <source>Top-up</source>
        <translation>Doładowanie</translation>
    </message>
    <message>
        <source>Added</source>
        <comment>money</comment>
        <translation>Dodano</translation>
    </message>
    <message>
        <source>%1, %2, %3 added, balance %4</source>
        <translation>%1, %2, dodano %3, saldo %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln plays, staked %1, returned %2, net %3</source>
        <translation>
            <numerusform>%Ln zakład, stawki %1, wypłaty %2, netto %3</numerusform>
            <numerusform>%Ln zakłady, stawki %1, wypłaty %2, netto %3</numerusform>
            <numerusform>%Ln zakładów, stawki %1, wypłaty %2, netto %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, added %2</source>
        <translation>%1, dodano %2</translation>
    </message>
    <message>
        <source>Top-up taken back</source>
        <translation>Doładowanie cofnięte</translation>
    </message>
    <message>
        <source>Taken</source>
        <comment>money</comment>
        <translation>Wyjęto</translation>
    </message>
    <message>
        <source>%1, %2, %3, balance %4</source>
        <translation>%1, %2, %3, saldo %4</translation>
    </message>
    <message>
        <source>%1, taken back %2</source>
        <translation>%1, cofnięto %2</translation>
    </message>
    <message>
        <source>%1, %2 staked by the house</source>
        <comment>a stake, an amount</comment>
        <translation>%1, %2 od kasyna</translation>
    </message>
</context>
<context>
    <name>openshoe::models::PractiseController</name>
    <message>
        <source>A whole table</source>
        <translation>Cały stół</translation>
    </message>
    <message>
        <source>My own pace</source>
        <translation>We własnym tempie</translation>
    </message>
    <message numerus="yes">
        <source>With %1 and %Ln decks, a new shoe starts at %2.</source>
        <translation>
            <numerusform>Przy systemie %1 i %Ln talii nowy but zaczyna od %2.</numerusform>
            <numerusform>Przy systemie %1 i %Ln taliach nowy but zaczyna od %2.</numerusform>
            <numerusform>Przy systemie %1 i %Ln taliach nowy but zaczyna od %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Count the %1 beside it: how many have gone by is asked too.</source>
        <translation>Licz osobno: %1. Pada też pytanie, ile ich przeszło.</translation>
    </message>
    <message>
        <source>%1 shuffles before each round, so at its table no count lasts. It can be practised all the same.</source>
        <translation>%1 tasuje przed każdą rundą, więc przy stole liczenie się nie utrzyma. Ćwiczyć można mimo to.</translation>
    </message>
    <message>
        <source>There is no game to practise for.</source>
        <translation>Nie ma gry do ćwiczenia.</translation>
    </message>
    <message>
        <source>With %1 the running count itself decides: there is nothing to convert.</source>
        <translation>W systemie %1 decyduje samo liczenie bieżące: nie ma czego przeliczać.</translation>
    </message>
    <message>
        <source>%1 has no insurance.</source>
        <translation>%1 nie ma ubezpieczenia.</translation>
    </message>
    <message>
        <source>With this system no play of this game depends on the count.</source>
        <translation>W tym systemie żadne zagranie tej gry nie zależy od liczenia.</translation>
    </message>
    <message>
        <source>Type a number, such as %1.</source>
        <translation>Wpisz liczbę, na przykład %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::PricingProgress</name>
    <message>
        <source>%1 of %2 rounds priced</source>
        <translation>Wyceniono %1 z %2 rozdań</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RecordExporter</name>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 nie jest plikiem na tym komputerze.</translation>
    </message>
    <message>
        <source>Stopped. No file was written.</source>
        <translation>Przerwano. Nie zapisano żadnego pliku.</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Zapisano w %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RecordFilter</name>
    <message>
        <source>All results</source>
        <translation>Wszystkie wyniki</translation>
    </message>
    <message>
        <source>Any side bets</source>
        <translation>Dowolne zakłady poboczne</translation>
    </message>
    <message>
        <source>Side bet won</source>
        <translation>Wygrany zakład poboczny</translation>
    </message>
    <message>
        <source>Any decisions</source>
        <translation>Dowolne decyzje</translation>
    </message>
    <message>
        <source>Any mistake</source>
        <translation>Jakikolwiek błąd</translation>
    </message>
    <message>
        <source>Mistake or worse</source>
        <translation>Błąd lub gorzej</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Poważny błąd</translation>
    </message>
    <message>
        <source>Any ending</source>
        <translation>Dowolne zakończenie</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>Odzyskane</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Zwrócone</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Wszystkie rodzaje</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Ręce</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Za graczem</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Ubezpieczenie</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Zakłady poboczne</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Wszystkie gry</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Wszystkie konta</translation>
    </message>
    <message>
        <source>All wallets</source>
        <translation>Wszystkie portfele</translation>
    </message>
    <message>
        <source>Even</source>
        <comment>neither won nor lost</comment>
        <translation>Na zero</translation>
    </message>
    <message>
        <source>Any hands</source>
        <translation>Dowolne ręce</translation>
    </message>
    <message>
        <source>Ended: %1</source>
        <comment>a play, and how</comment>
        <translation>Zakończenie: %1</translation>
    </message>
    <message>
        <source>Hand: %1</source>
        <comment>a hand, and how it ended</comment>
        <translation>Ręka: %1</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Najpierw najnowsze</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Najpierw najstarsze</translation>
    </message>
    <message>
        <source>Most won first</source>
        <translation>Największa wygrana</translation>
    </message>
    <message>
        <source>Most lost first</source>
        <translation>Największa przegrana</translation>
    </message>
    <message>
        <source>Costliest first</source>
        <comment>what mistakes cost</comment>
        <translation>Najdroższe błędy</translation>
    </message>
    <message>
        <source>Luckiest first</source>
        <translation>Najwięcej szczęścia</translation>
    </message>
    <message>
        <source>Unluckiest first</source>
        <translation>Najmniej szczęścia</translation>
    </message>
    <message>
        <source>Last session</source>
        <translation>Ostatnia sesja</translation>
    </message>
    <message>
        <source>This is below the least.</source>
        <translation>To mniej niż najmniejsza kwota.</translation>
    </message>
    <message>
        <source>Money added, taken back</source>
        <translation>Pieniądze dodane, cofnięte</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ReviewController</name>
    <message>
        <source>There was nothing to decide in round %1.</source>
        <translation>W rozdaniu %1 nie było o czym decydować.</translation>
    </message>
    <message>
        <source>The decisions in round %1 can&apos;t be priced.</source>
        <translation>Decyzji z rozdania %1 nie da się wycenić.</translation>
    </message>
    <message>
        <source>The rounds of these mistakes can no longer be read.</source>
        <translation>Rozdań z tymi błędami nie da się już odczytać.</translation>
    </message>
    <message>
        <source>No hands like these can be dealt.</source>
        <translation>Nie da się rozdać podobnych rąk.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Rozdanie %1</translation>
    </message>
    <message>
        <source>Round %1, decision %2 of %3</source>
        <translation>Rozdanie %1, decyzja %2 z %3</translation>
    </message>
    <message>
        <source>Mistake %1 of %2</source>
        <translation>Błąd %1 z %2</translation>
    </message>
    <message>
        <source>Practice: %1 of %2 right</source>
        <translation>Ćwiczenie: dobrze %1 z %2</translation>
    </message>
    <message>
        <source>This time %1 of %2 were right.</source>
        <translation>Teraz dobrze %1 z %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Podsumowanie</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>Następna decyzja</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Następny błąd</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Następna ręka</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Twoja odpowiedź</translation>
    </message>
    <message>
        <source>Your answer, the best</source>
        <translation>Twoja odpowiedź, najlepsza</translation>
    </message>
    <message>
        <source>When it was played</source>
        <translation>Wtedy</translation>
    </message>
    <message>
        <source>When it was played, the best</source>
        <translation>Wtedy, najlepsza</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Najlepiej</translation>
    </message>
    <message>
        <source>Your count before the round: %1</source>
        <comment>what was said of it</comment>
        <translation>Twoje liczenie przed rozdaniem: %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RuleEditor</name>
    <message>
        <source>My %1</source>
        <translation>%1 – moja wersja</translation>
    </message>
    <message>
        <source>“%1” is another game&apos;s id; choose a different one</source>
        <translation>„%1” to identyfikator innej gry; potrzebny jest własny</translation>
    </message>
    <message>
        <source>The game&apos;s file has been changed by someone else; these are its new rules.</source>
        <translation>Ktoś inny zmienił plik gry; teraz obowiązują zasady z pliku.</translation>
    </message>
    <message>
        <source>The game&apos;s file has been changed by someone else. Keep your rules, or use the file&apos;s?</source>
        <translation>Ktoś inny zmienił plik gry. Zostawić własne zasady czy wziąć te z pliku?</translation>
    </message>
    <message>
        <source>The game&apos;s file is gone. Keep your rules and save them to create it again.</source>
        <translation>Plik gry zniknął. Można zostawić własne zasady; zapisanie utworzy go na nowo.</translation>
    </message>
    <message>
        <source>The game&apos;s file can no longer be read: %1 Keep your rules and save them to create a new file.</source>
        <translation>Pliku gry nie da się już odczytać: %1 Można zostawić własne zasady; zapisanie utworzy nowy plik.</translation>
    </message>
    <message>
        <source>House edge of this preset with basic strategy: %1 computed, %2 published; source: %3</source>
        <translation>Przewaga kasyna tego wzorca przy strategii podstawowej: %1 obliczona, %2 podawana; źródło: %3</translation>
    </message>
    <message>
        <source>House edge of this preset with best play: %1 computed, %2 published; source: %3</source>
        <translation>Przewaga kasyna tego wzorca przy optymalnej grze: %1 obliczona, %2 podawana; źródło: %3</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RulesModel</name>
    <message>
        <source>As they were in %1</source>
        <comment>rules; a round and its number</comment>
        <translation>Dawne zasady: %1</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Przewaga kasyna %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RundownModel</name>
    <message>
        <source>Round %1 · %2</source>
        <translation>Rozdanie %1 · %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Rozdanie %1</translation>
    </message>
    <message numerus="yes">
        <source>This session: %Ln rounds, %1</source>
        <comment>at a table; the net</comment>
        <translation>
            <numerusform>Ta sesja: %Ln rozdanie, %1</numerusform>
            <numerusform>Ta sesja: %Ln rozdania, %1</numerusform>
            <numerusform>Ta sesja: %Ln rozdań, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Session of %1</source>
        <comment>when it began</comment>
        <translation>Sesja: %1</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dziś</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Wczoraj</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a day, its net</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The cards of this decision can&apos;t be read.</source>
        <translation>Nie można odczytać kart tej decyzji.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SavedFilters</name>
    <message>
        <source>Saved filters</source>
        <translation>Zapisane filtry</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SeatingController</name>
    <message>
        <source>A round of %1 played for %2 is waiting for you. The file of that game is gone, so you are taken to its table.</source>
        <translation>Na dokończenie czeka rozdanie w grze %1 (waluta: %2). Pliku tej gry już nie ma, więc otwieramy jej stół.</translation>
    </message>
    <message>
        <source>You left in the middle: the round was finished by the no-answer rule.</source>
        <translation>Wyjście nastąpiło w środku rozdania: zakończono je według zasady na brak odpowiedzi.</translation>
    </message>
    <message>
        <source>Trying again…</source>
        <translation>Kolejna próba…</translation>
    </message>
    <message>
        <source>Finish this round first, then restore the backup.</source>
        <translation>Najpierw zakończ to rozdanie, potem przywróć kopię.</translation>
    </message>
    <message>
        <source>Play continues: everything is being saved again.</source>
        <translation>Gra toczy się dalej: wszystko znów jest zapisywane.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SessionsModel</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln rozdanie</numerusform>
            <numerusform>%Ln rozdania</numerusform>
            <numerusform>%Ln rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck %1</source>
        <translation>Szczęście %1</translation>
    </message>
    <message>
        <source>Mistakes cost %1</source>
        <translation>Błędy kosztowały %1</translation>
    </message>
    <message>
        <source>Costliest: %1 (%2)</source>
        <comment>a decision, what it cost</comment>
        <translation>Najdroższa: %1 (%2)</translation>
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
        <translation>Nie można zapisać ustawień; obowiązują tylko do zamknięcia programu. %1: %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SheetExporter</name>
    <message>
        <source>Copied as text</source>
        <translation>Skopiowano jako tekst</translation>
    </message>
    <message>
        <source>Copied as a picture</source>
        <translation>Skopiowano jako obraz</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 nie jest plikiem na tym komputerze.</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Zapisano w %1</translation>
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
        <translation>Nie można sprawdzić sabotów: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n shoes checked.</source>
        <translation>
            <numerusform>Sprawdzono %n sabot.</numerusform>
            <numerusform>Sprawdzono %n saboty.</numerusform>
            <numerusform>Sprawdzono %n sabotów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are not as committed.</source>
        <comment>shoes</comment>
        <translation>
            <numerusform>%n jest niezgodny ze zobowiązaniem.</numerusform>
            <numerusform>%n są niezgodne ze zobowiązaniem.</numerusform>
            <numerusform>%n jest niezgodnych ze zobowiązaniem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shoes checked, all as committed.</source>
        <translation>
            <numerusform>Sprawdzono %n sabot: zgodny ze zobowiązaniem.</numerusform>
            <numerusform>Sprawdzono %n saboty: wszystkie zgodne ze zobowiązaniem.</numerusform>
            <numerusform>Sprawdzono %n sabotów: wszystkie zgodne ze zobowiązaniem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can&apos;t be checked, because what was dealt can&apos;t be read.</source>
        <comment>shoes</comment>
        <translation>
            <numerusform>%n nie da się sprawdzić, bo nie można odczytać rozdanych kart.</numerusform>
            <numerusform>%n nie da się sprawdzić, bo nie można odczytać rozdanych kart.</numerusform>
            <numerusform>%n nie da się sprawdzić, bo nie można odczytać rozdanych kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The newest %n of these are named here.</source>
        <translation>
            <numerusform>Podano tu %n najnowszy z nich.</numerusform>
            <numerusform>Podano tu %n najnowsze z nich.</numerusform>
            <numerusform>Podano tu %n najnowszych z nich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can&apos;t be checked yet: the seed stays secret while a shoe is in use.</source>
        <comment>shoes</comment>
        <translation>
            <numerusform>%n nie można jeszcze sprawdzić: ziarno pozostaje tajne, dopóki sabot jest w grze.</numerusform>
            <numerusform>%n nie można jeszcze sprawdzić: ziarno pozostaje tajne, dopóki sabot jest w grze.</numerusform>
            <numerusform>%n nie można jeszcze sprawdzić: ziarno pozostaje tajne, dopóki sabot jest w grze.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped before the end.</source>
        <translation>Zatrzymano przed końcem.</translation>
    </message>
    <message>
        <source>There is no shoe to check.</source>
        <translation>Nie ma sabota do sprawdzenia.</translation>
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
        <translation>Sabot przykładowy, dopóki nie skończy się twój pierwszy</translation>
    </message>
    <message>
        <source>This shoe isn&apos;t as committed: %1</source>
        <translation>Ten sabot jest niezgodny ze zobowiązaniem: %1</translation>
    </message>
    <message numerus="yes">
        <source>The %n cards dealt from this shoe are the first of them.</source>
        <translation>
            <numerusform>%n karta rozdana z tego sabota to pierwsza z nich.</numerusform>
            <numerusform>%n karty rozdane z tego sabota to pierwsze z nich.</numerusform>
            <numerusform>%n kart rozdanych z tego sabota to pierwsze z nich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards leave the shoe in the order that has come about, from number 0 on; where a game burns a card, that is the first.</source>
        <translation>Karty opuszczają sabot w powstałej kolejności, od numeru 0; jeśli gra spala kartę, jest nią pierwsza.</translation>
    </message>
    <message>
        <source>1. The commitment</source>
        <translation>1. Zobowiązanie</translation>
    </message>
    <message>
        <source>Before the first stake on a shoe, the program draws 32 secret bytes, the seed, from the operating system, and shows their SHA-256 at once: the commitment. Nobody can find other bytes that have it, so the seed can&apos;t be exchanged later. When the shoe ends, the seed is shown: each byte as two hex digits.</source>
        <translation>Przed pierwszą stawką na dany sabot program pobiera z systemu operacyjnego 32 tajne bajty, czyli ziarno, i od razu pokazuje ich SHA-256: zobowiązanie. Nikt nie znajdzie innych bajtów, które je mają, więc ziarna nie da się później podmienić. Gdy sabot się skończy, ziarno jest pokazywane: każdy bajt jako dwie cyfry szesnastkowe.</translation>
    </message>
    <message>
        <source>2. New decks</source>
        <translation>2. Nowe talie</translation>
    </message>
    <message>
        <source>The cards of all decks lie in order, numbered from 0: in each deck the suits spades, hearts, diamonds, clubs (S H D C), in each suit A 2 3 4 5 6 7 8 9 T J Q K, where T is ten.</source>
        <translation>Karty wszystkich talii leżą po kolei, numerowane od 0: w każdej talii kolory pik, kier, karo, trefl (S H D C), w każdym kolorze A 2 3 4 5 6 7 8 9 T J Q K, gdzie T to dziesiątka.</translation>
    </message>
    <message>
        <source>3. Random numbers</source>
        <translation>3. Liczby losowe</translation>
    </message>
    <message>
        <source>Your own part, the client seed, comes in here. You can change it until the first stake, when the program is already committed. Block i, from 0, is the HMAC-SHA256, with the seed as its key, of a text in UTF-8: the client seed, a colon, the shoe&apos;s number, a colon, i. Each block makes eight numbers of 32 bits, highest byte first.</source>
        <translation>Tu wchodzi twoja część, ziarno gracza. Można je zmieniać do pierwszej stawki, gdy program już się zobowiązał. Blok i, od 0, to HMAC-SHA256, z ziarnem jako kluczem, tekstu w UTF-8: ziarno gracza, dwukropek, numer sabota, dwukropek, i. Każdy blok daje osiem liczb 32-bitowych, najstarszy bajt pierwszy.</translation>
    </message>
    <message>
        <source>4. Shuffling</source>
        <translation>4. Tasowanie</translation>
    </message>
    <message>
        <source>For each k from N−1 down to 1, the next random number is divided by k+1; the remainder says which card changes places with card k. A number at or above the largest multiple of k+1 below 2³² is skipped, so that no card is likelier than another.</source>
        <translation>Dla każdego k od N−1 w dół do 1 kolejną liczbę losową dzieli się przez k+1; reszta mówi, która karta zamienia się miejscem z kartą k. Liczbę nie mniejszą od największej wielokrotności k+1 poniżej 2³² pomija się, aby żadna karta nie była bardziej prawdopodobna od innej.</translation>
    </message>
    <message>
        <source>5. The cards</source>
        <translation>5. Karty</translation>
    </message>
    <message>
        <source>What this proves, and what it doesn&apos;t</source>
        <translation>Czego to dowodzi, a czego nie</translation>
    </message>
    <message>
        <source>The order was fixed before the stakes and not touched afterwards, and neither you nor the program could choose it alone. But 256 bits can&apos;t reach every possible order of so many cards; and as the program runs on your own machine, nothing is hidden from someone who reads its memory.</source>
        <translation>Kolejność ustalono przed stawkami i potem jej nie ruszano, a ani gracz, ani program nie mogli wybrać jej sami. Jednak 256 bitów nie może dać każdej kolejności tak wielu kart; a ponieważ program działa na komputerze gracza, nic nie jest ukryte przed kimś, kto odczyta jego pamięć.</translation>
    </message>
    <message>
        <source>The cards of all decks lie in order, numbered from 0: in each deck the suits spades, hearts, diamonds, clubs (S H D C), in each suit A 2 3 4 5 6 7 8 9 J Q K. Spanish decks have no tens.</source>
        <translation>Karty wszystkich talii leżą po kolei, numerowane od 0: w każdej talii kolory pik, kier, karo, trefl (S H D C), w każdym kolorze A 2 3 4 5 6 7 8 9 J Q K. W hiszpańskich taliach nie ma dziesiątek.</translation>
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
        <translation>Przerwano. Niczego nie podsumowano.</translation>
    </message>
    <message>
        <source>No rounds match the filter.</source>
        <translation>Żadne rozdanie nie pasuje do wyboru.</translation>
    </message>
    <message>
        <source>Your results are added up here, round by round.</source>
        <translation>Rozegrane rozdania są tu podsumowywane jedno po drugim.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Czas gry</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Postawiono</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Wypłacono</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Netto</translation>
    </message>
    <message>
        <source>Net on stakes</source>
        <translation>Netto/stawki</translation>
    </message>
    <message numerus="yes">
        <source>Last session, %Ln rounds</source>
        <translation>
            <numerusform>Ostatnia sesja, %Ln rozdanie</numerusform>
            <numerusform>Ostatnia sesja, %Ln rozdania</numerusform>
            <numerusform>Ostatnia sesja, %Ln rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 rounds are priced; the figures are for those.</source>
        <translation>Wyceniono %1 z %2 rozdań; liczby dotyczą tylko ich.</translation>
    </message>
    <message>
        <source>Net in 100 rounds</source>
        <translation>Netto na 100 rozdań</translation>
    </message>
    <message>
        <source>Hands played best, in 100 rounds</source>
        <translation>Ręce, optymalna gra, na 100 rozdań</translation>
    </message>
    <message>
        <source>Side bets, in 100 rounds</source>
        <translation>Zakłady poboczne, na 100 rozdań</translation>
    </message>
    <message>
        <source>Mistakes, in 100 rounds</source>
        <translation>Błędy, na 100 rozdań</translation>
    </message>
    <message>
        <source>Luck, in 100 rounds</source>
        <translation>Szczęście, na 100 rozdań</translation>
    </message>
    <message>
        <source>Decisions that were mistakes</source>
        <translation>Decyzje, które były błędami</translation>
    </message>
</context>
<context>
    <name>openshoe::models::StrategyController</name>
    <message>
        <source>No difference</source>
        <translation>Bez różnicy</translation>
    </message>
    <message>
        <source>Returns %1</source>
        <translation>Zwrot %1</translation>
    </message>
    <message>
        <source>Returns %1 · published %2</source>
        <translation>Zwrot %1 · podawany %2</translation>
    </message>
    <message>
        <source>Insurance: take it (%1 per unit staked on it)</source>
        <translation>Ubezpieczenie: brać (%1 na jednostkę jego stawki)</translation>
    </message>
    <message>
        <source>Insurance: decline (%1 per unit staked on it)</source>
        <translation>Ubezpieczenie: nie brać (%1 na jednostkę jego stawki)</translation>
    </message>
    <message>
        <source>Insurance: not offered</source>
        <translation>Ubezpieczenie: brak</translation>
    </message>
    <message>
        <source>Even money: take it (%1 per unit, compared with waiting)</source>
        <translation>Wypłata 1:1: brać (%1 na jednostkę wobec czekania)</translation>
    </message>
    <message>
        <source>Even money: decline (%1 per unit, compared with waiting)</source>
        <translation>Wypłata 1:1: nie brać (%1 na jednostkę wobec czekania)</translation>
    </message>
    <message>
        <source>Surrender: not offered</source>
        <translation>Poddanie: brak</translation>
    </message>
    <message>
        <source>Surrender: as charted, after the dealer peeks</source>
        <translation>Poddanie: według tabeli, po sprawdzeniu przez krupiera</translation>
    </message>
    <message>
        <source>Surrender: as charted, before the dealer peeks</source>
        <translation>Poddanie: według tabeli, przed sprawdzeniem przez krupiera</translation>
    </message>
    <message>
        <source>Exact, with every card of a full shoe counted.</source>
        <translation>Dokładnie, z uwzględnieniem każdej karty pełnego sabota.</translation>
    </message>
    <message>
        <source>With every card of a full shoe counted; on splits into more than two hands, see openshoe-cli analyze.</source>
        <translation>Z każdą kartą pełnego sabota; o rozdzielaniu na więcej niż dwie ręce zob. openshoe-cli analyze.</translation>
    </message>
    <message>
        <source>Best play of %1</source>
        <translation>Optymalna gra: %1</translation>
    </message>
    <message>
        <source>With trial rules: %1</source>
        <translation>Z zasadami próbnymi: %1</translation>
    </message>
    <message>
        <source>House edge %1 with best play, of the initial stake. %2</source>
        <translation>Przewaga kasyna %1 przy optymalnej grze, od pierwszej stawki. %2</translation>
    </message>
    <message>
        <source>Insurance: even (%1 per unit staked on it)</source>
        <translation>Ubezpieczenie: na równi (%1 na jednostkę jego stawki)</translation>
    </message>
    <message>
        <source>Even money: even (%1 per unit, compared with waiting)</source>
        <translation>Wypłata 1:1: na równi (%1 na jednostkę wobec czekania)</translation>
    </message>
    <message>
        <source>%1 better for you, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>o %1 lepiej dla gracza, około %2 na godzinę</translation>
    </message>
    <message>
        <source>%1 more for the house, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>o %1 więcej dla kasyna, około %2 na godzinę</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>what it costs, at what stake</comment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Surrender: as charted</source>
        <translation>Poddanie: według tabeli</translation>
    </message>
    <message>
        <source>R also holds after hits and splits, except on hands of a free split</source>
        <translation>R obowiązuje też po dobraniu i rozdzieleniu, oprócz rąk z darmowego rozdzielenia</translation>
    </message>
    <message>
        <source>R also holds after hits and splits</source>
        <translation>R obowiązuje też po dobraniu i rozdzieleniu</translation>
    </message>
    <message>
        <source>R also holds after hits</source>
        <translation>R obowiązuje też po dobraniu</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableBets</name>
    <message>
        <source>This is a replay. Stop it to continue playing.</source>
        <translation>To odtwarzanie. Zakończ je, aby grać dalej.</translation>
    </message>
    <message>
        <source>The maximum there is %1: the stake was lowered to it.</source>
        <translation>Maksimum w tym miejscu to %1: stawkę obniżono do tej kwoty.</translation>
    </message>
    <message>
        <source>Stakes above a maximum were lowered to it.</source>
        <translation>Stawki powyżej maksimum obniżono do niego.</translation>
    </message>
    <message>
        <source>Both of your spots now carry %1.</source>
        <translation>Na obu własnych polach leży teraz %1.</translation>
    </message>
    <message>
        <source>Time&apos;s up: your stakes are returned. %1</source>
        <translation>Czas minął: stawki cofnięto. %1</translation>
    </message>
    <message>
        <source>Stake all you have?</source>
        <translation>Postawić wszystko?</translation>
    </message>
    <message>
        <source>Your whole wallet goes on this round.</source>
        <translation>Na to rozdanie idzie cały portfel.</translation>
    </message>
    <message>
        <source>Your balance doesn&apos;t cover the last stakes. Stake less, or top up.</source>
        <translation>Saldo nie pokrywa ostatnich stawek. Postaw mniej albo doładuj portfel.</translation>
    </message>
    <message>
        <source>Place new stakes.</source>
        <translation>Postaw nowe stawki.</translation>
    </message>
    <message>
        <source>Stake it all</source>
        <translation>Postaw wszystko</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Wróć</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableCompany</name>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 myśli.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableGuide</name>
    <message>
        <source>%1 of %2</source>
        <comment>a step of the guide, and how many there are</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>How to play, step %1 of %2: %3</source>
        <translation>Jak grać, krok %1 z %2: %3</translation>
    </message>
    <message>
        <source>You have no hand in this round, so you are watching it. Place a stake in the next.</source>
        <translation>Nie masz ręki w tej rundzie, więc tylko patrzysz. Postaw stawkę w następnej.</translation>
    </message>
    <message>
        <source>The cards are dealt: yours above your spot, the dealer&apos;s at the top.</source>
        <translation>Karty są rozdawane: twoje nad twoim polem, krupiera u góry.</translation>
    </message>
    <message>
        <source>That was a whole hand. Deal again with the same stake, or change the bets. This game&apos;s rules are at the top, and the menu shows all of this again.</source>
        <translation>To była cała ręka. Rozdaj znowu z tą samą stawką albo zmień stawki. Zasady tej gry są u góry, a menu pokaże to wszystko jeszcze raz.</translation>
    </message>
    <message>
        <source>This is an ordinary round, for play money. Choose a chip at the bottom and click the ringed spot to stake it.</source>
        <translation>To zwykła runda, za wirtualne pieniądze. Wybierz żeton na dole i kliknij pole w pierścieniu, żeby go postawić.</translation>
    </message>
    <message>
        <source>This is an ordinary round, for play money. Choose a chip at the bottom and click the ringed spot to stake it, or press %1, then %2.</source>
        <comment>two keys</comment>
        <translation>To zwykła runda, za wirtualne pieniądze. Wybierz żeton na dole i kliknij pole w pierścieniu, żeby go postawić, albo naciśnij %1, potem %2.</translation>
    </message>
    <message>
        <source>Your stake is %1. Now press the ringed button, and the cards are dealt.</source>
        <translation>Twoja stawka to %1. Naciśnij teraz przycisk w ramce, a karty zostaną rozdane.</translation>
    </message>
    <message>
        <source>Your stake is %1. Now press the ringed button, or %2, and the cards are dealt.</source>
        <comment>an amount, a key</comment>
        <translation>Twoja stawka to %1. Naciśnij teraz przycisk w ramce albo %2, a karty zostaną rozdane.</translation>
    </message>
    <message>
        <source>You have %1, and the dealer shows %2. Picture cards count 10, an ace 1 or 11. Come closer to 21 than the dealer without going over it.</source>
        <comment>two totals</comment>
        <translation>Masz %1, a krupier pokazuje %2. Figury liczą się za 10, as za 1 lub 11. Zbliż się do 21 bardziej niż krupier, ale nie przekrocz tej liczby.</translation>
    </message>
    <message>
        <source>The table has a question: %1 %2</source>
        <comment>Insure for 5?, what that means</comment>
        <translation>Pytanie od stołu: %1 %2</translation>
    </message>
    <message>
        <source>You have %1. Choose one of the answers at the bottom.</source>
        <comment>a total</comment>
        <translation>Masz %1. Wybierz jedną z odpowiedzi na dole.</translation>
    </message>
    <message>
        <source>You have %1. “%2” takes another card. %3. “%4” keeps what you have.</source>
        <comment>a total, Hit, more than 21 loses at once, Stand</comment>
        <translation>Masz %1. „%2” bierze jeszcze jedną kartę. %3. „%4” zostawia to, co masz.</translation>
    </message>
    <message>
        <source>Your turn is over. The felt says what the dealer does: “%1”.</source>
        <comment>Dealer must draw to 16 …</comment>
        <translation>Twoja kolej minęła. Co robi krupier, jest napisane na stole: „%1”.</translation>
    </message>
    <message>
        <source>This hand is decided. %1.</source>
        <comment>More than 21 loses at once</comment>
        <translation>Ta ręka jest rozstrzygnięta. %1.</translation>
    </message>
    <message>
        <source>This is how the round ended: %1.</source>
        <translation>Tak zakończyła się runda: %1.</translation>
    </message>
    <message>
        <source>This is how the round ended: %1. %2.</source>
        <comment>Won · 20 against 17, The higher hand wins</comment>
        <translation>Tak zakończyła się runda: %1. %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableQuiz</name>
    <message>
        <source>Finish this round first, then look at another.</source>
        <translation>Najpierw zakończ to rozdanie, potem obejrzyj inne.</translation>
    </message>
    <message>
        <source>The table is being set up. Try again in a moment.</source>
        <translation>Stół jest przygotowywany. Spróbuj ponownie za chwilę.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableReplay</name>
    <message>
        <source>Finish this round first, then replay another.</source>
        <translation>Najpierw zakończ to rozdanie, potem odtwórz inne.</translation>
    </message>
    <message>
        <source>The table is being set up. Start the replay again in a moment.</source>
        <translation>Stół jest przygotowywany. Uruchom odtwarzanie ponownie za chwilę.</translation>
    </message>
    <message>
        <source>Shoe %1 is verified: its commitment and all its cards match.</source>
        <translation>Sabot %1 sprawdzony: zobowiązanie i wszystkie karty się zgadzają.</translation>
    </message>
    <message>
        <source>Shoe %1 doesn&apos;t match its commitment. %2</source>
        <translation>Sabot %1 nie jest tym, którego dotyczyło zobowiązanie. %2</translation>
    </message>
    <message>
        <source>Shoe %1 is still in use. It can be verified when it ends and its seed is shown.</source>
        <translation>Sabot %1 jest jeszcze w grze. Można go sprawdzić, gdy się skończy i zostanie pokazane jego ziarno.</translation>
    </message>
    <message>
        <source>The round can&apos;t be shown any further: %1</source>
        <translation>Rozdania nie da się pokazać dalej: %1</translation>
    </message>
    <message>
        <source>Shoe %1 can&apos;t be checked. %2</source>
        <translation>Nie można sprawdzić sabota %1. %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableRules</name>
    <message>
        <source>The new rules apply from the next round.</source>
        <translation>Nowe zasady obowiązują od następnego rozdania.</translation>
    </message>
    <message>
        <source>The file of this game is gone. The table keeps its current rules.</source>
        <translation>Plik tej gry zniknął. Stół gra dalej na dotychczasowych zasadach.</translation>
    </message>
    <message>
        <source>The file of this game can no longer be read. The table keeps its current rules. (%1)</source>
        <translation>Pliku tej gry nie da się już odczytać. Stół gra dalej na dotychczasowych zasadach. (%1)</translation>
    </message>
    <message>
        <source>The new rules don&apos;t allow %1. The table keeps its current rules.</source>
        <translation>Nowe zasady nie dopuszczają waluty %1. Stół gra dalej na dotychczasowych zasadach.</translation>
    </message>
    <message>
        <source>Under the new rules seats are shared, and trial accounts can&apos;t take one. The table keeps its current rules.</source>
        <translation>Według nowych zasad stół jest wspólny i z kontem próbnym nie można zająć miejsca. Stół gra dalej na dotychczasowych zasadach.</translation>
    </message>
    <message>
        <source>%1 on spot %2</source>
        <comment>a side bet</comment>
        <translation>%1 na polu %2</translation>
    </message>
    <message>
        <source>behind spot %1</source>
        <comment>a stake</comment>
        <translation>za graczem na polu %1</translation>
    </message>
    <message>
        <source>spot %1</source>
        <comment>a stake</comment>
        <translation>pole %1</translation>
    </message>
    <message>
        <source>You are now playing %1.</source>
        <translation>Gra przy stole: %1.</translation>
    </message>
    <message>
        <source>New rules: %1 And more.</source>
        <translation>Nowe zasady: %1 I inne.</translation>
    </message>
    <message>
        <source>New rules: %1</source>
        <translation>Nowe zasady: %1</translation>
    </message>
    <message>
        <source>The new rules apply now.</source>
        <translation>Nowe zasady już obowiązują.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place and the stake there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Stakes removed: %1.</source>
        <translation>Usunięte stawki: %1.</translation>
    </message>
    <message>
        <source>Stakes lowered: %1.</source>
        <translation>Obniżone stawki: %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TroubleController</name>
    <message>
        <source>%1 is no longer intact.</source>
        <translation>Plik %1 jest uszkodzony.</translation>
    </message>
    <message>
        <source>It is never overwritten: it is set aside under another name, and you continue with a backup or start afresh. Rounds played since the backup are only in the damaged file.</source>
        <translation>Nigdy nie jest nadpisywany: zostaje odłożony pod inną nazwą, a gra toczy się dalej z kopią albo od nowa. To, co zagrano po utworzeniu kopii, jest tylko w uszkodzonym pliku.</translation>
    </message>
    <message>
        <source>%1 was made by a newer version of Open Shoe.</source>
        <translation>Plik %1 pochodzi z nowszej wersji Open Shoe.</translation>
    </message>
    <message>
        <source>Install that version to continue. To play with this one in the meantime, start it with another folder: openshoe --data FOLDER</source>
        <translation>Aby grać dalej, zainstaluj tę wersję. Aby tymczasem grać w obecnej, uruchom ją z osobnym folderem: openshoe --data FOLDER</translation>
    </message>
    <message>
        <source>%1 belongs to another program.</source>
        <translation>Plik %1 należy do innego programu.</translation>
    </message>
    <message>
        <source>It has not been touched. Move it away and start again, or start with another folder: openshoe --data FOLDER</source>
        <translation>Pozostaje nietknięty. Przenieś go i uruchom ponownie albo uruchom z osobnym folderem: openshoe --data FOLDER</translation>
    </message>
    <message>
        <source>Another Open Shoe is using %1.</source>
        <translation>Inny Open Shoe korzysta z %1.</translation>
    </message>
    <message>
        <source>The same money can&apos;t be staked twice: continue in the other window, or close it and try again here. To play separately, start with another folder: openshoe --data FOLDER</source>
        <translation>Tych samych pieniędzy nie można postawić dwa razy: graj dalej w drugim oknie albo zamknij je i spróbuj tu ponownie. Aby grać niezależnie, uruchom z osobnym folderem: openshoe --data FOLDER</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read or written.</source>
        <translation>Nie można odczytywać i zapisywać %1.</translation>
    </message>
    <message>
        <source>Check that the folder is there and that you may write in it, then try again. Or start with another: openshoe --data FOLDER</source>
        <translation>Sprawdź, czy folder istnieje i czy można w nim zapisywać, po czym spróbuj ponownie. Albo uruchom z innym: openshoe --data FOLDER</translation>
    </message>
    <message>
        <source>There is no space to write %1.</source>
        <translation>Brak miejsca na zapis %1.</translation>
    </message>
    <message>
        <source>Nothing is lost. Free a few megabytes on that disk, then try again.</source>
        <translation>Nic nie przepadło. Zwolnij kilka megabajtów na tym dysku i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>The disk reports an error with %1.</source>
        <translation>Dysk zgłasza błąd przy %1.</translation>
    </message>
    <message>
        <source>What was confirmed is kept. Check the disk and its connection, then try again.</source>
        <translation>To, co potwierdzono, jest zachowane. Sprawdź dysk i jego podłączenie, po czym spróbuj ponownie.</translation>
    </message>
    <message>
        <source>What was confirmed is kept. When this is fixed, try again.</source>
        <translation>To, co potwierdzono, jest zachowane. Po naprawieniu spróbuj ponownie.</translation>
    </message>
    <message>
        <source>Every step confirmed before is safe. Try again once the problem is solved.</source>
        <translation>Każdy wcześniej potwierdzony krok jest bezpieczny. Po usunięciu przyczyny spróbuj ponownie.</translation>
    </message>
    <message>
        <source>The table can&apos;t be saved to disk, so no stake is taken: %1</source>
        <translation>Stołu nie da się zapisać na dysku, więc stawki nie są przyjmowane: %1</translation>
    </message>
    <message>
        <source>A step could not be saved to disk, so the round was cancelled and its stakes are back in your wallet, on disk too: %1</source>
        <translation>Kroku nie udało się zapisać na dysku, więc rozdanie anulowano, a stawki wróciły do portfela, także na dysku: %1</translation>
    </message>
    <message>
        <source>A step could not be saved to disk, so the round was stopped and its stakes are back: %1</source>
        <translation>Kroku nie udało się zapisać na dysku, więc rozdanie zatrzymano, a stawki wróciły: %1</translation>
    </message>
    <message>
        <source>Their return is saved as soon as the disk can be written to: try again once the problem is solved. If you quit before that, the next start finds the round as it was before that step.</source>
        <translation>Ich powrót zostanie zapisany, gdy tylko da się pisać na dysku: po usunięciu przyczyny spróbuj ponownie. Jeśli program zostanie wcześniej zamknięty, przy następnym uruchomieniu rozdanie będzie takie jak przed tym krokiem.</translation>
    </message>
    <message>
        <source>The end of the round was saved and counts, but nothing more can be saved: %1</source>
        <translation>Koniec rozdania został zapisany na dysku i jest ważny; nic dalszego nie da się zapisać: %1</translation>
    </message>
    <message>
        <source>The data is damaged</source>
        <translation>Dane są uszkodzone</translation>
    </message>
    <message>
        <source>The data is newer than the program</source>
        <translation>Dane są nowsze niż program</translation>
    </message>
    <message>
        <source>The data belongs to another program</source>
        <translation>Dane należą do innego programu</translation>
    </message>
    <message>
        <source>Another Open Shoe is running</source>
        <translation>Inny Open Shoe już działa</translation>
    </message>
    <message>
        <source>The data can&apos;t be used</source>
        <translation>Nie można użyć danych</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Dysk jest pełny</translation>
    </message>
    <message>
        <source>The disk reports an error</source>
        <translation>Dysk zgłasza błąd</translation>
    </message>
    <message>
        <source>Play has stopped</source>
        <translation>Gra się zatrzymała</translation>
    </message>
    <message>
        <source>The data can&apos;t be opened</source>
        <translation>Nie można otworzyć danych</translation>
    </message>
</context>
</TS>
