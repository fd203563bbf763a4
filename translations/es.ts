<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutSettings</name>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>About version program data folder size files where path</source>
        <translation>Acerca de versión programa datos carpeta tamaño archivos dónde ruta</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Carpeta de datos</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
</context>
<context>
    <name>AccountButton</name>
    <message>
        <source>Account %1</source>
        <translation>Cuenta %1</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>prueba</translation>
    </message>
</context>
<context>
    <name>AccountDialog</name>
    <message>
        <source>New account</source>
        <translation>Cuenta nueva</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Crear</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Trial account</source>
        <translation>Cuenta de prueba</translation>
    </message>
    <message>
        <source>Plays like any other account, but can&apos;t take a seat at a shared table.</source>
        <translation>Juega como cualquier otra, pero no puede ocupar un asiento en una mesa compartida.</translation>
    </message>
</context>
<context>
    <name>AccountMenu</name>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>%1 (trial)</source>
        <translation>%1 (prueba)</translation>
    </message>
    <message>
        <source>New account…</source>
        <translation>Cuenta nueva…</translation>
    </message>
    <message>
        <source>Top up %1</source>
        <translation>Recargar %1</translation>
    </message>
</context>
<context>
    <name>AccountsSettings</name>
    <message>
        <source>Accounts</source>
        <translation>Cuentas</translation>
    </message>
    <message>
        <source>%1 (trial)</source>
        <translation>%1 (prueba)</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar nombre…</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Cambiar el nombre de %1</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>En uso</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>%1 is playing</source>
        <translation>%1 está en uso</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>Elegir %1</translation>
    </message>
    <message>
        <source>Top up</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>Adds that currency&apos;s starting amount to the wallet. Play money only.</source>
        <translation>Añade al monedero el dinero inicial de esa moneda. Solo dinero ficticio.</translation>
    </message>
    <message>
        <source>Top up %1</source>
        <translation>Recargar %1</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Accounts wallets top up take back delete remove export currency player profile name rename trial play money balance gold</source>
        <translation>Cuentas monedero monederos recargar deshacer borrar eliminar exportar divisa moneda jugador perfil nombre renombrar prueba dinero ficticio saldo oro</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Borrar…</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Borrar %1</translation>
    </message>
    <message>
        <source>Take back a top-up</source>
        <translation>Deshacer una recarga</translation>
    </message>
    <message>
        <source>Takes the latest top-up out of the wallet again. Limits count as before.</source>
        <translation>Saca otra vez del monedero la última recarga. Los límites cuentan igual que antes.</translation>
    </message>
    <message>
        <source>Take back %1</source>
        <translation>Deshacer %1</translation>
    </message>
</context>
<context>
    <name>AmountEditor</name>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Mín.</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Mitad</translation>
    </message>
    <message>
        <source>Twice</source>
        <translation>Doble</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Máx.</translation>
    </message>
</context>
<context>
    <name>Amounts</name>
    <message>
        <source>Coins</source>
        <translation>Monedas</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>Moneda</translation>
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
        <translation>Dólares</translation>
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
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>BackupsSettings</name>
    <message>
        <source>Backups back up backup restore copy copies data save recover lost file</source>
        <translation>Copias de seguridad copia respaldo restaurar recuperar datos guardar salvar perdido archivo</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Copias de seguridad</translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>Haciendo la copia…</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Hacer copia</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Hacer copia ahora</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurar…</translation>
    </message>
    <message>
        <source>Restore the backup of %1</source>
        <translation>Restaurar la copia de seguridad de %1</translation>
    </message>
    <message>
        <source>Go back to %1?</source>
        <translation>¿Volver a la copia de %1?</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Accounts, money, rounds and shoes go back to how they were then. What is there now is kept in the data folder under another name.</source>
        <translation>Las cuentas, el dinero, las rondas y los sabots quedarán como estaban entonces. Lo que hay ahora se guarda con otro nombre en la carpeta de datos.</translation>
    </message>
    <message>
        <source>A backup is made automatically on each day you play. Seven are kept: the latest ones, and always the one with the most rounds.</source>
        <translation>Se hace una automáticamente cada día que juegas. Se guardan siete: las últimas hechas y siempre la que tiene más rondas.</translation>
    </message>
</context>
<context>
    <name>BalanceButton</name>
    <message>
        <source>Wallet</source>
        <translation>Monedero</translation>
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
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Double bet</source>
        <translation>Doblar apuesta</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Ask the coach</source>
        <translation>Pedir consejo</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Apuesta</translation>
    </message>
    <message>
        <source>Stake %1</source>
        <translation>Apuesta %1</translation>
    </message>
    <message>
        <source>Review the round</source>
        <translation>Revisar la ronda</translation>
    </message>
    <message>
        <source>Change bets</source>
        <translation>Cambiar apuestas</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Otra ronda</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Paused · %1 to go on</source>
        <translation>En pausa · %1 para seguir</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>Más rápido</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Seguir</translation>
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
        <translation>Empezar…</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>Empezar: %1</translation>
    </message>
</context>
<context>
    <name>CalculatorPage</name>
    <message>
        <source>Hand calculator</source>
        <translation>Calculadora de manos</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Tu mano</translation>
    </message>
    <message>
        <source>such as A 7</source>
        <translation>por ejemplo A 7</translation>
    </message>
    <message>
        <source>The dealer&apos;s up card</source>
        <translation>Carta visible del crupier</translation>
    </message>
    <message>
        <source>such as 9</source>
        <translation>por ejemplo 9</translation>
    </message>
    <message>
        <source>What is known about the hidden card</source>
        <translation>Qué se sabe de la carta oculta</translation>
    </message>
    <message>
        <source>The hidden card</source>
        <translation>La carta oculta</translation>
    </message>
    <message>
        <source>The dealer has looked: no blackjack</source>
        <translation>El crupier ha mirado: no tiene blackjack</translation>
    </message>
    <message>
        <source>Whether the hand comes from a split</source>
        <translation>Si la mano viene de dividir</translation>
    </message>
    <message>
        <source>Other cards gone from the shoe</source>
        <translation>Otras cartas ya salidas del sabot</translation>
    </message>
    <message>
        <source>such as 5 5 6 K</source>
        <translation>por ejemplo 5 5 6 K</translation>
    </message>
    <message>
        <source>Where a pressed card goes</source>
        <translation>Adónde va la carta pulsada</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Crupier</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Oculta</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Salidas</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Borrar todo</translation>
    </message>
    <message>
        <source>Add a card: %1</source>
        <translation>Añadir una carta: %1</translation>
    </message>
    <message>
        <source>What each play is worth</source>
        <translation>Lo que vale cada jugada</translation>
    </message>
    <message>
        <source>in stakes</source>
        <translation>en apuestas</translation>
    </message>
    <message>
        <source>in money</source>
        <translation>en dinero</translation>
    </message>
    <message>
        <source>How the dealer&apos;s hand ends</source>
        <translation>Cómo acaba la mano del crupier</translation>
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
        <translation>Mes anterior</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mes siguiente</translation>
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
        <translation>Dos</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tres</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Cuatro</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinco</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Seis</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Siete</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Ocho</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Nueve</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Diez</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Jota</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reina</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Rey</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>Carta oculta</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>CellPanel</name>
    <message>
        <source>Details of a cell</source>
        <translation>Detalles de una celda</translation>
    </message>
    <message>
        <source>%1: first two cards %2, three or more %3</source>
        <translation>%1: dos primeras cartas %2, tres o más %3</translation>
    </message>
    <message>
        <source>%1: %2, by %3 of a stake; %4 of such hands. %5</source>
        <translation>%1: %2, por %3 de la apuesta; %4 de esas manos. %5</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>dos cartas</translation>
    </message>
    <message>
        <source>three or more</source>
        <translation>tres o más</translation>
    </message>
</context>
<context>
    <name>ChallengeBar</name>
    <message>
        <source>Challenge</source>
        <translation>Reto</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>which round, what is asked</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Stop challenge</source>
        <translation>Terminar el reto</translation>
    </message>
</context>
<context>
    <name>ChallengeMaking</name>
    <message>
        <source>Challenge somebody</source>
        <translation>Retar a alguien</translation>
    </message>
    <message>
        <source>Save the file…</source>
        <translation>Guardar el archivo…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Somebody else gets the same cards, rules and stakes. When they have played them, the program shows their play beside yours, decision by decision.</source>
        <translation>Otra persona recibe las mismas cartas, reglas y apuestas. Cuando las haya jugado, el programa muestra su juego junto al tuyo, decisión por decisión.</translation>
    </message>
    <message>
        <source>What to send</source>
        <translation>Qué enviar</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Esta ronda</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds of its shoe</source>
        <translation>
            <numerusform>%Ln ronda de su sabot</numerusform>
            <numerusform>%Ln rondas de su sabot</numerusform>
        </translation>
    </message>
    <message>
        <source>A nickname, if you want to give one</source>
        <translation>Un apodo, si quieres</translation>
    </message>
    <message>
        <source>Nothing else about you is in the file. Its cards are sealed: nobody sees them by looking into it, but somebody who knows how programs work could.</source>
        <translation>El archivo no contiene nada más sobre ti. Las cartas están selladas: nadie las ve al mirar dentro, aunque alguien que sepa de programas podría.</translation>
    </message>
</context>
<context>
    <name>ChallengeOffer</name>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>You play it with money of its own: your wallet, your rounds and your statistics stay as they are. Each round begins with the same card as it did there, and the others at the table play as they did. Afterwards both plays are shown side by side.</source>
        <translation>Se juega con dinero propio del reto: tu monedero, tus rondas y tus estadísticas no cambian. Cada ronda empieza con la misma carta que allí y los demás de la mesa juegan como entonces. Después se muestran ambos juegos lado a lado.</translation>
    </message>
    <message>
        <source>Show the answer in it</source>
        <translation>Ver la respuesta incluida</translation>
    </message>
</context>
<context>
    <name>ChallengeResult</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Calculating what each decision was worth…</source>
        <translation>Calculando lo que valía cada decisión…</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>A nickname, if you want to give one</source>
        <translation>Un apodo, si quieres</translation>
    </message>
    <message>
        <source>Save my answer…</source>
        <translation>Guardar mi respuesta…</translation>
    </message>
</context>
<context>
    <name>Challenges</name>
    <message>
        <source>Save the challenge</source>
        <translation>Guardar el reto</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Reto</translation>
    </message>
    <message>
        <source>challenge</source>
        <comment>a file&apos;s name</comment>
        <translation>reto</translation>
    </message>
    <message>
        <source>Open a challenge</source>
        <translation>Abrir un reto</translation>
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
        <translation>%1 duro</translation>
    </message>
    <message>
        <source>Soft %1</source>
        <translation>%1 blando</translation>
    </message>
    <message>
        <source>Pair of %1</source>
        <translation>Pareja de %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Depends on the cards.</source>
        <translation>Depende de las cartas.</translation>
    </message>
    <message>
        <source>Hard totals</source>
        <translation>Totales duros</translation>
    </message>
    <message>
        <source>Soft totals</source>
        <translation>Totales blandos</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>Both cards shown</source>
        <translation>Las dos descubiertas</translation>
    </message>
    <message>
        <source>Up card</source>
        <translation>Carta descubierta</translation>
    </message>
    <message>
        <source>Hidden card small</source>
        <translation>Carta oculta baja</translation>
    </message>
    <message>
        <source>Hidden card medium</source>
        <translation>Carta oculta media</translation>
    </message>
    <message>
        <source>Hidden card large</source>
        <translation>Carta oculta alta</translation>
    </message>
    <message>
        <source>%1 against %2, both cards shown</source>
        <translation>%1 contra %2, las dos descubiertas</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>%1 against %2, hidden card small</source>
        <translation>%1 contra %2, carta oculta baja</translation>
    </message>
    <message>
        <source>%1 against %2, hidden card medium</source>
        <translation>%1 contra %2, carta oculta media</translation>
    </message>
    <message>
        <source>%1 against %2, hidden card large</source>
        <translation>%1 contra %2, carta oculta alta</translation>
    </message>
    <message>
        <source>%1 leads by %2 of a stake: close.</source>
        <translation>%1 aventaja en %2 de la apuesta: casi igual.</translation>
    </message>
    <message>
        <source>%1 leads by %2 of a stake.</source>
        <translation>%1 aventaja en %2 de la apuesta.</translation>
    </message>
    <message>
        <source>leads by %1 of a stake or more</source>
        <translation>aventaja en %1 de la apuesta o más</translation>
    </message>
    <message>
        <source>by less</source>
        <translation>por menos</translation>
    </message>
    <message>
        <source>by less than %1: close</source>
        <translation>por menos de %1: casi igual</translation>
    </message>
    <message>
        <source>depends on the cards</source>
        <translation>depende de las cartas</translation>
    </message>
    <message>
        <source>Against %1: %2.</source>
        <translation>Contra %1: %2.</translation>
    </message>
    <message>
        <source>%1 percentage points</source>
        <translation>%1 puntos porcentuales</translation>
    </message>
    <message>
        <source>Worth the same: %1.</source>
        <translation>Valen lo mismo: %1.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a house edge, money in an hour</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards open, hard 4 to 11</source>
        <translation>Crupier descubierto, duros 4 a 11</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards open, hard 12 to 20</source>
        <translation>Crupier descubierto, duros 12 a 20</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards open, soft totals</source>
        <translation>Crupier descubierto, blandos</translation>
    </message>
    <message>
        <source>soft %1</source>
        <comment>the total of the dealer&apos;s open cards</comment>
        <translation>%1 blando</translation>
    </message>
    <message>
        <source>hard %1</source>
        <comment>the total of the dealer&apos;s open cards</comment>
        <translation>%1 duro</translation>
    </message>
    <message>
        <source>After a double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Tras doblar: rendirse con %1 contra %2</translation>
    </message>
    <message>
        <source>%1 against the dealer&apos;s %2</source>
        <translation>%1 contra %2 del crupier</translation>
    </message>
    <message>
        <source>After the first double: double %1 again against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Tras doblar una vez: volver a doblar con %1 contra %2</translation>
    </message>
    <message>
        <source>After the second double: double %1 again against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Tras doblar dos veces: volver a doblar con %1 contra %2</translation>
    </message>
    <message>
        <source>After the first double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Tras doblar una vez: rendirse con %1 contra %2</translation>
    </message>
    <message>
        <source>After the second double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Tras doblar dos veces: rendirse con %1 contra %2</translation>
    </message>
    <message>
        <source>After the third double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Tras doblar tres veces: rendirse con %1 contra %2</translation>
    </message>
    <message>
        <source>Other hands of a free split: stand on %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Otras manos de una división gratis: plantarse con %1 contra %2</translation>
    </message>
    <message>
        <source>Other hands of a free split: double %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Otras manos de una división gratis: doblar con %1 contra %2</translation>
    </message>
    <message>
        <source>Other hands of a free split: hit %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Otras manos de una división gratis: pedir con %1 contra %2</translation>
    </message>
    <message>
        <source>%1, after a hit or split</source>
        <comment>a hand</comment>
        <translation>%1, tras pedir o dividir</translation>
    </message>
    <message>
        <source>%1, doubled</source>
        <comment>a hand</comment>
        <translation>%1, tras doblar</translation>
    </message>
    <message>
        <source>%1, doubled twice</source>
        <comment>a hand</comment>
        <translation>%1, tras doblar dos veces</translation>
    </message>
    <message>
        <source>%1, doubled three times</source>
        <comment>a hand</comment>
        <translation>%1, tras doblar tres veces</translation>
    </message>
    <message>
        <source>%1, from a free split</source>
        <comment>a hand</comment>
        <translation>%1, de una división gratis</translation>
    </message>
    <message>
        <source>S%1</source>
        <comment>short for: soft %1, the dealer&apos;s open cards</comment>
        <translation>B%1</translation>
    </message>
    <message>
        <source>H%1</source>
        <comment>short for: hard %1, the dealer&apos;s open cards</comment>
        <translation>D%1</translation>
    </message>
</context>
<context>
    <name>ChecksFound</name>
    <message>
        <source>Checking… %1%</source>
        <translation>Verificando… %1&#xa0;%</translation>
    </message>
    <message>
        <source>Verify all</source>
        <translation>Verificar todos</translation>
    </message>
</context>
<context>
    <name>ChipButton</name>
    <message>
        <source>Chip %1</source>
        <translation>Ficha de %1</translation>
    </message>
</context>
<context>
    <name>ChipRack</name>
    <message>
        <source>Chip %1</source>
        <translation>Ficha de %1</translation>
    </message>
</context>
<context>
    <name>ChipShelf</name>
    <message>
        <source>Chips</source>
        <translation>Fichas</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message numerus="yes">
        <source>%1 is no longer in the shoe; %n decks hold %2 of it</source>
        <comment>a card</comment>
        <translation>
            <numerusform>%1 ya no está en el sabot; en %n baraja hay %2</numerusform>
            <numerusform>%1 ya no está en el sabot; en %n barajas hay %2</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed; %2 or a card such as %3 is</source>
        <translation>&quot;%1&quot; no se admite; se admiten %2 o una carta como %3</translation>
    </message>
    <message numerus="yes">
        <source>%n cards; a hand to play has %1 to %2</source>
        <translation>
            <numerusform>%n carta; una mano sobre la que decidir tiene de %1 a %2</numerusform>
            <numerusform>%n cartas; una mano sobre la que decidir tiene de %1 a %2</numerusform>
        </translation>
    </message>
    <message>
        <source>exactly one card is needed, such as %1</source>
        <translation>se necesita exactamente una carta, por ejemplo %1</translation>
    </message>
    <message>
        <source>this game has no splits (%1)</source>
        <translation>este juego no tiene divisiones (%1)</translation>
    </message>
    <message>
        <source>take it</source>
        <comment>insurance, even money</comment>
        <translation>aceptar</translation>
    </message>
    <message>
        <source>best</source>
        <comment>of all plays</comment>
        <translation>mejor</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>seguro</translation>
    </message>
    <message>
        <source>even money</source>
        <translation>pago a la par</translation>
    </message>
    <message>
        <source>declined</source>
        <comment>even money</comment>
        <translation>rechazado</translation>
    </message>
    <message>
        <source>What every action of a hand is worth, per unit of the initial play.</source>
        <translation>Cuánto vale cada acción de una mano, por unidad de la apuesta inicial.</translation>
    </message>
    <message>
        <source>The dealer&apos;s up card.</source>
        <translation>La carta descubierta del crupier.</translation>
    </message>
    <message>
        <source>Other cards gone from the shoe; after a split, the other hands&apos; cards too.</source>
        <translation>Otras cartas que ya no están en el sabot; tras dividir, también las de las otras manos.</translation>
    </message>
    <message>
        <source>The hand comes from a split.</source>
        <translation>La mano viene de una división.</translation>
    </message>
    <message>
        <source>What is known about the hole card: %1, or the card itself.</source>
        <translation>Qué se sabe de la carta oculta: %1, o la propia carta.</translation>
    </message>
    <message>
        <source>the expectation of every action for one hand</source>
        <translation>el valor esperado de cada acción de una mano</translation>
    </message>
    <message>
        <source>return to player (RTP)</source>
        <translation>retorno al jugador (RTP)</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>según lo publicado</translation>
    </message>
    <message>
        <source>per unit staked in total</source>
        <translation>por unidad apostada en total</translation>
    </message>
    <message>
        <source>expectation, best play</source>
        <translation>valor esperado, juego óptimo</translation>
    </message>
    <message>
        <source>basic strategy</source>
        <translation>estrategia básica</translation>
    </message>
    <message>
        <source>average stake</source>
        <translation>apuesta media</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>desviación típica</translation>
    </message>
    <message>
        <source>element of risk</source>
        <translation>elemento de riesgo</translation>
    </message>
    <message>
        <source>insurance, per unit of it</source>
        <translation>seguro, por unidad suya</translation>
    </message>
    <message>
        <source>even money, compared with waiting</source>
        <translation>pago a la par en vez de esperar</translation>
    </message>
    <message>
        <source>UP</source>
        <comment>the up card</comment>
        <translation>DESCUBIERTA</translation>
    </message>
    <message>
        <source>EXPECTATION</source>
        <translation>VALOR ESPERADO</translation>
    </message>
    <message>
        <source>BLACKJACK</source>
        <translation>BLACKJACK</translation>
    </message>
    <message>
        <source>BUST</source>
        <translation>SE PASA</translation>
    </message>
    <message>
        <source>%1: expectation %2, wins %3</source>
        <comment>a side bet</comment>
        <translation>%1: valor esperado %2, gana %3</translation>
    </message>
    <message>
        <source>The exact expectation of a game and of each side bet: one hand from a full fresh shoe.</source>
        <translation>El valor esperado exacto de un juego y de cada apuesta paralela: una mano con un sabot nuevo y completo.</translation>
    </message>
    <message numerus="yes">
        <source>%n decks</source>
        <translation>
            <numerusform>%n baraja</numerusform>
            <numerusform>%n barajas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2; method: %3</source>
        <comment>a game, its decks, how it was computed</comment>
        <translation>%1, %2; método: %3</translation>
    </message>
    <message>
        <source>exact expectation of the game and of each side bet</source>
        <translation>valor esperado exacto del juego y de cada apuesta paralela</translation>
    </message>
    <message>
        <source>&quot;%1&quot; shows the options of a command.</source>
        <translation>&quot;%1&quot; muestra las opciones de una orden.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 1 could not be done, 2 wrong usage or input.</source>
        <translation>Códigos de salida: 0 hecho, 1 no se pudo hacer, 2 la llamada o su entrada no es correcta.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Órdenes:</translation>
    </message>
    <message>
        <source>no command</source>
        <translation>no se indica ninguna orden</translation>
    </message>
    <message>
        <source>no such command; use one of %1</source>
        <translation>no existe esa orden; hay %1</translation>
    </message>
    <message>
        <source>not enough memory for this</source>
        <translation>no hay memoria suficiente para esto</translation>
    </message>
    <message>
        <source>not known; allowed: %1</source>
        <translation>desconocido; se admiten %1</translation>
    </message>
    <message>
        <source>Shows the options of this command.</source>
        <translation>Muestra las opciones de esta orden.</translation>
    </message>
    <message>
        <source>Prints one JSON document and nothing else.</source>
        <translation>Imprime un documento JSON y nada más.</translation>
    </message>
    <message>
        <source>The data folder (default: the window&apos;s own).</source>
        <translation>La carpeta de datos (por defecto, la de la ventana).</translation>
    </message>
    <message>
        <source>A game&apos;s id, or the path of a rule-set file.</source>
        <translation>El id de un juego o la ruta de un archivo de reglas.</translation>
    </message>
    <message>
        <source>Changes one rule for this call, such as %1 or %2; repeatable.</source>
        <translation>Cambia una regla para esta llamada, por ejemplo %1 o %2; repetible.</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; shows what is allowed.</source>
        <comment>a sentence that says what is wrong</comment>
        <translation>%1 &quot;%2&quot; muestra qué se admite.</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>falta %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one argument too many; allowed: %2</source>
        <translation>&quot;%1&quot; es un argumento de más; se admiten %2</translation>
    </message>
    <message>
        <source>%1 is empty; a folder&apos;s path is needed</source>
        <translation>%1 está vacío; se necesita la ruta de una carpeta</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed; a whole number from %2 to %3 is</source>
        <translation>&quot;%1&quot; no se admite; se necesita un número entero de %2 a %3</translation>
    </message>
    <message numerus="yes">
        <source>%n of them</source>
        <comment>side bets or limits</comment>
        <translation>
            <numerusform>%n en total</numerusform>
            <numerusform>%n en total</numerusform>
        </translation>
    </message>
    <message>
        <source>ALONE</source>
        <translation>POR SÍ SOLA</translation>
    </message>
    <message>
        <source>IN TURN</source>
        <translation>EN CADENA</translation>
    </message>
    <message>
        <source>side bet %1</source>
        <translation>apuesta paralela %1</translation>
    </message>
    <message>
        <source>Both have the same rules.</source>
        <translation>Ambos tienen las mismas reglas.</translation>
    </message>
    <message>
        <source>The strategy charts are the same.</source>
        <translation>Las tablas de estrategia son iguales.</translation>
    </message>
    <message>
        <source>HAND</source>
        <translation>MANO</translation>
    </message>
    <message>
        <source>AGAINST</source>
        <comment>the up card</comment>
        <translation>CONTRA</translation>
    </message>
    <message>
        <source>Changes one rule of B for this call, such as %1; repeatable.</source>
        <translation>Cambia una regla de B para esta llamada, por ejemplo %1; repetible.</translation>
    </message>
    <message>
        <source>two games side by side: differing rules and what each is worth</source>
        <translation>dos juegos lado a lado: reglas que difieren y cuánto vale cada una</translation>
    </message>
    <message>
        <source>Checks a round&apos;s shuffle against its commitment.</source>
        <translation>Verifica el barajado de una ronda con su compromiso.</translation>
    </message>
    <message>
        <source>A round as &quot;%1&quot; prints it, or its fairness object alone (- is standard input); or the number of a round in the data folder.</source>
        <translation>Una ronda tal como la imprime &quot;%1&quot;, o solo su objeto fairness (- es la entrada estándar); o el número de una ronda de la carpeta de datos.</translation>
    </message>
    <message>
        <source>every finished shoe in the data folder</source>
        <translation>todos los sabots terminados de la carpeta de datos</translation>
    </message>
    <message>
        <source>%1, %2 or %3 is needed</source>
        <translation>se necesita %1, %2 o %3</translation>
    </message>
    <message>
        <source>checks a round&apos;s shuffle against its commitment</source>
        <translation>verifica el barajado de una ronda con su compromiso</translation>
    </message>
    <message>
        <source>the shoe is still in use; its seed is shown when it ends, and can be checked then</source>
        <translation>el sabot sigue en uso; su semilla se muestra cuando se acabe, y entonces se puede verificar</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>fallo: %1</translation>
    </message>
    <message>
        <source>OK: the seed matches the commitment (no drawn cards to compare)</source>
        <translation>CORRECTO: la semilla es la comprometida (no hay cartas sacadas que comparar)</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>ronda %1</translation>
    </message>
    <message>
        <source>failed: shoe %1, round %2: %3</source>
        <translation>fallo: sabot %1, ronda %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n finished shoes</source>
        <translation>
            <numerusform>%n sabot terminado</numerusform>
            <numerusform>%n sabots terminados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <comment>so many finished shoes with …</comment>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n problema</numerusform>
            <numerusform>%n problemas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2: all match their commitments</source>
        <comment>so many finished shoes, so many rounds</comment>
        <translation>%1 con %2: todo según lo comprometido</translation>
    </message>
    <message>
        <source>%1 with %2: %3</source>
        <comment>so many finished shoes, so many rounds; so many problems</comment>
        <translation>%1 con %2: %3</translation>
    </message>
    <message>
        <source>%1 (recovered)</source>
        <comment>a round&apos;s results</comment>
        <translation>%1 (recuperada)</translation>
    </message>
    <message>
        <source>The rounds played, newest first.</source>
        <translation>Las rondas jugadas, de la más reciente a la más antigua.</translation>
    </message>
    <message>
        <source>only rounds before this one</source>
        <translation>solo las rondas anteriores a esta</translation>
    </message>
    <message>
        <source>round</source>
        <translation>ronda</translation>
    </message>
    <message>
        <source>started</source>
        <translation>empezada</translation>
    </message>
    <message>
        <source>game</source>
        <translation>juego</translation>
    </message>
    <message>
        <source>values</source>
        <comment>of the hands</comment>
        <translation>valores</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>crupier</translation>
    </message>
    <message>
        <source>results</source>
        <translation>resultados</translation>
    </message>
    <message>
        <source>side bets</source>
        <translation>apuestas paralelas</translation>
    </message>
    <message>
        <source>staked</source>
        <translation>apostado</translation>
    </message>
    <message>
        <source>net</source>
        <translation>neto</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rounds</source>
        <translation>
            <numerusform>%1 de %n ronda</numerusform>
            <numerusform>%1 de %n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2, %3 of %4, %5, recovered</source>
        <comment>its number, game, currency, account, state</comment>
        <translation>Ronda %1, %2, %3 de %4, %5, recuperada</translation>
    </message>
    <message>
        <source>Round %1, %2, %3 of %4, %5</source>
        <comment>its number, game, currency, account, state</comment>
        <translation>Ronda %1, %2, %3 de %4, %5</translation>
    </message>
    <message>
        <source>started %1, ended %2</source>
        <translation>empezada %1, terminada %2</translation>
    </message>
    <message>
        <source>started %1</source>
        <translation>empezada %1</translation>
    </message>
    <message>
        <source>shoe number %1, cards %2 to %3</source>
        <translation>sabot número %1, cartas %2 a %3</translation>
    </message>
    <message>
        <source>commitment</source>
        <translation>compromiso</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>semilla</translation>
    </message>
    <message>
        <source>client seed</source>
        <translation>semilla del cliente</translation>
    </message>
    <message>
        <source>shown when the shoe ends</source>
        <translation>se muestra cuando acabe el sabot</translation>
    </message>
    <message>
        <source>One round: hands, plays, cards, fairness.</source>
        <translation>Una ronda: manos, jugadas, cartas, juego limpio.</translation>
    </message>
    <message>
        <source>shoe %1</source>
        <translation>sabot %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shoes</source>
        <translation>
            <numerusform>%n sabot</numerusform>
            <numerusform>%n sabots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bookings</source>
        <translation>
            <numerusform>%n anotación</numerusform>
            <numerusform>%n anotaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3: everything agrees</source>
        <comment>how many rounds, shoes, bookings</comment>
        <translation>%1, %2, %3: todo coincide</translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <comment>how many rounds, shoes, bookings; how many problems</comment>
        <translation>%1, %2, %3: %4</translation>
    </message>
    <message>
        <source>Checks the record: books, events, cards, commitments, and that nothing is missing.</source>
        <translation>Comprueba todo lo registrado: libros, eventos, cartas, compromisos, y que no falte nada.</translation>
    </message>
    <message>
        <source>Makes a backup now, or lists the existing ones.</source>
        <translation>Hace ahora una copia de seguridad o muestra las que hay.</translation>
    </message>
    <message>
        <source>only list the backups</source>
        <translation>solo mostrar las copias de seguridad</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <comment>very many</comment>
        <translation>%1 bytes</translation>
    </message>
    <message>
        <source>Replaces the database with a backup; the present file is set aside, not deleted.</source>
        <translation>Pone una copia de seguridad en el lugar de la base de datos; el archivo actual se aparta, no se elimina.</translation>
    </message>
    <message>
        <source>there is no backup in this data folder</source>
        <translation>no hay ninguna copia de seguridad en esta carpeta de datos</translation>
    </message>
    <message>
        <source>none of the backups in this data folder is intact</source>
        <translation>ninguna de las copias de seguridad de esta carpeta de datos está íntegra</translation>
    </message>
    <message>
        <source>at most this many: default %1, maximum %2</source>
        <translation>cuántas como máximo: %1 si no se indica, hasta %2</translation>
    </message>
    <message>
        <source>the rounds played, newest first</source>
        <translation>las rondas jugadas, de la más reciente a la más antigua</translation>
    </message>
    <message>
        <source>one round: hands, plays, cards, fairness</source>
        <translation>una ronda: manos, jugadas, cartas, juego limpio</translation>
    </message>
    <message>
        <source>checks the whole record</source>
        <translation>comprueba todo lo registrado</translation>
    </message>
    <message>
        <source>makes a backup</source>
        <translation>hace una copia de seguridad</translation>
    </message>
    <message>
        <source>replaces the database with a backup</source>
        <translation>pone una copia de seguridad en el lugar de la base de datos</translation>
    </message>
    <message>
        <source>is still being played</source>
        <comment>a round</comment>
        <translation>aún se está jugando</translation>
    </message>
    <message>
        <source>its record can&apos;t be read to the end</source>
        <comment>a round</comment>
        <translation>lo registrado de ella no se puede leer hasta el final</translation>
    </message>
    <message>
        <source>no cards were dealt in it, or they are not those of its shoe</source>
        <comment>a round</comment>
        <translation>no se repartieron cartas en ella, o no son las de su sabot</translation>
    </message>
    <message>
        <source>nothing was staked</source>
        <translation>no se apostó nada</translation>
    </message>
    <message>
        <source>none of the stakes can be placed there</source>
        <translation>ninguna de las apuestas tiene sitio allí</translation>
    </message>
    <message>
        <source>it would need cards that are still in the shoe</source>
        <translation>seguiría con cartas que aún están en el sabot</translation>
    </message>
    <message>
        <source>other stakes</source>
        <translation>otras apuestas</translation>
    </message>
    <message>
        <source>%1; other stakes</source>
        <comment>what was played</comment>
        <translation>%1; otras apuestas</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>manos</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>cobrado</translation>
    </message>
    <message>
        <source>round %1 of %2 came to %3 %4; its cards with best play:</source>
        <comment>its number, game, net, currency</comment>
        <translation>la ronda %1 de %2 quedó en %3 %4; sus cartas con juego óptimo:</translation>
    </message>
    <message>
        <source>What one round&apos;s cards would have paid in every known game, your own included: alone at the table, the shoe from the round&apos;s first card on, best play from what can be seen, the same stakes or the nearest the game allows. The round&apos;s own game comes first.</source>
        <translation>Cómo habrían quedado las cartas de una ronda en todos los juegos conocidos, también los tuyos: a solas en la mesa, con el sabot desde la primera carta de la ronda, con juego óptimo según lo que se ve y las mismas apuestas o las más parecidas que permite el juego. El juego de la propia ronda va primero.</translation>
    </message>
    <message>
        <source>a round&apos;s cards in the other games</source>
        <translation>las cartas de una ronda en los demás juegos</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds, %1</source>
        <translation>
            <numerusform>%n ronda, %1</numerusform>
            <numerusform>%n rondas, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Writes the record to a file: as JSON one round per line, as CSV one play per line.</source>
        <translation>Escribe lo registrado en un archivo: en JSON, una ronda por línea; en CSV, una jugada por línea.</translation>
    </message>
    <message>
        <source>the format (default csv)</source>
        <translation>en qué formato; csv si no se indica</translation>
    </message>
    <message>
        <source>the file; - writes to standard output</source>
        <translation>dónde; - escribe en la salida estándar</translation>
    </message>
    <message>
        <source>%1: %2 or %3 is needed</source>
        <translation>%1: se necesita %2 o %3</translation>
    </message>
    <message>
        <source>%1 is needed; - writes to standard output</source>
        <translation>se necesita %1; - escribe en la salida estándar</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds written to %1</source>
        <translation>
            <numerusform>%n ronda escrita en %1</numerusform>
            <numerusform>%n rondas escritas en %1</numerusform>
        </translation>
    </message>
    <message>
        <source>writes the record to a file</source>
        <translation>escribe lo registrado en un archivo</translation>
    </message>
    <message>
        <source>Works out what every decision and every round was worth, where that isn&apos;t known yet. If interrupted, it continues where it left off.</source>
        <translation>Averigua cuánto valían cada decisión y cada ronda, donde aún no se sabe. Si se interrumpe, sigue donde estaba.</translation>
    </message>
    <message>
        <source>discard the prices there are and price everything again</source>
        <translation>olvidar lo averiguado y valorarlo todo de nuevo</translation>
    </message>
    <message>
        <source>%1 rounds priced now; %2 priced in all, with %3 decisions; %4 can&apos;t be priced</source>
        <translation>%1 rondas valoradas ahora; en total hay %2 con %3 decisiones, y %4 que no se pueden valorar</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>mano</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartas</translation>
    </message>
    <message>
        <source>up</source>
        <comment>the up card</comment>
        <translation>descubierta</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>pregunta</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>elegida</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>coste</translation>
    </message>
    <message>
        <source>mark</source>
        <comment>how bad a decision was</comment>
        <translation>nota</translation>
    </message>
    <message>
        <source>there was nothing to decide</source>
        <translation>no había nada que decidir</translation>
    </message>
    <message>
        <source>net %1: worth %2 before the first card, %3 after the deal; decisions cost %4, luck %5</source>
        <translation>neto %1: valía %2 antes de la primera carta, %3 tras el reparto; las decisiones cuestan %4, suerte %5</translation>
    </message>
    <message>
        <source>One round&apos;s decisions: what each answer was worth from what could be seen, and what was luck.</source>
        <translation>Las decisiones de una ronda: cuánto valía cada respuesta según lo que se veía, y qué fue suerte.</translation>
    </message>
    <message>
        <source>The decisions in priced rounds that cost a hundredth of the stake or more, costliest first. A side bet is one of them if its expectation was negative before the first card.</source>
        <translation>Las decisiones de rondas valoradas que cuestan una centésima de la apuesta o más, las más caras primero. Una apuesta paralela cuenta como una de ellas si tenía valor negativo antes de la primera carta.</translation>
    </message>
    <message>
        <source>only this kind: %1</source>
        <translation>solo de este tipo: %1</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>decisión</translation>
    </message>
    <message>
        <source>kind</source>
        <comment>of a decision</comment>
        <translation>tipo</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n mistakes</source>
        <translation>
            <numerusform>%1 de %n error</numerusform>
            <numerusform>%1 de %n errores</numerusform>
        </translation>
    </message>
    <message>
        <source>works out what every decision was worth</source>
        <translation>averigua cuánto valía cada decisión</translation>
    </message>
    <message>
        <source>one round&apos;s decisions, and what was luck</source>
        <translation>las decisiones de una ronda, y qué fue suerte</translation>
    </message>
    <message>
        <source>the costliest decisions</source>
        <translation>las decisiones más caras</translation>
    </message>
    <message>
        <source>all</source>
        <comment>games</comment>
        <translation>todos</translation>
    </message>
    <message>
        <source>What was staked and what came back, by game and currency; for priced rounds also what mistakes cost, what was luck, and how widely luck was expected to spread.</source>
        <translation>Lo apostado y lo cobrado, por juego y moneda; de las rondas valoradas, cuánto costaron los errores, qué fue suerte y cuánta suerte cabía esperar.</translation>
    </message>
    <message>
        <source>currency</source>
        <translation>moneda</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>rondas</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>jugadas</translation>
    </message>
    <message>
        <source>returned/staked</source>
        <translation>cobrado/apostado</translation>
    </message>
    <message>
        <source>mistakes</source>
        <comment>what they cost</comment>
        <translation>errores</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>suerte</translation>
    </message>
    <message>
        <source>expected spread</source>
        <comment>of luck</comment>
        <translation>variación esperada</translation>
    </message>
    <message>
        <source>what was staked, what came back, and what was luck</source>
        <translation>lo apostado, lo cobrado y qué fue suerte</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no limit</comment>
        <translation>ninguno</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, from %2 on: %3</source>
        <comment>a limit; a moment; another limit</comment>
        <translation>%1, desde %2: %3</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes played</source>
        <translation>
            <numerusform>%n minuto jugado</numerusform>
            <numerusform>%n minutos jugados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 staked, net %3</source>
        <comment>an amount, its currency, another amount</comment>
        <translation>%1 %2 apostado, neto %3</translation>
    </message>
    <message>
        <source>The limits and breaks people have set themselves, and what they have played today.</source>
        <translation>Los límites y descansos que se han fijado los jugadores, y lo que han jugado hoy.</translation>
    </message>
    <message>
        <source>no break is running</source>
        <translation>no hay ningún descanso en curso</translation>
    </message>
    <message>
        <source>%1 until %2, for every account</source>
        <comment>break or exclusion; a moment</comment>
        <translation>%1 hasta %2, para todas las cuentas</translation>
    </message>
    <message>
        <source>the limits people have set themselves, and what they have played today</source>
        <translation>los límites que se han fijado los jugadores, y lo que han jugado hoy</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>salida estándar</translation>
    </message>
    <message>
        <source>could not be written to</source>
        <translation>no se ha podido escribir</translation>
    </message>
    <message>
        <source>%1 (needed)</source>
        <comment>a key of a rule file</comment>
        <translation>%1 (necesaria)</translation>
    </message>
    <message>
        <source>A rule file is one JSON object. Its keys, with a dot for each level, and what is allowed there:</source>
        <translation>Un archivo de reglas es un objeto JSON. Sus claves, con un punto por nivel, y lo que se admite en ellas:</translation>
    </message>
    <message>
        <source>Side bets: %1, each kind with its outcomes:</source>
        <translation>Apuestas paralelas: %1, cada tipo con sus resultados:</translation>
    </message>
    <message>
        <source>any outcomes of the kinds above</source>
        <translation>cualquier resultado de los tipos de arriba</translation>
    </message>
    <message>
        <source>Amounts are decimal text (%1), multiples of %2. &quot;%3&quot; prints a whole rule file.</source>
        <translation>Los importes son texto decimal (%1), múltiplos de %2. &quot;%3&quot; imprime un archivo de reglas completo.</translation>
    </message>
    <message>
        <source>Checks whether files are games that can be played: every problem with its place and what is allowed. With %1: %2. Exit code 0 without problems, else 1.</source>
        <translation>Comprueba si unos archivos son juegos que se pueden jugar: cada problema con su lugar y lo que se admite. Con %1: %2. Código de salida 0 si no hay problemas; si no, 1.</translation>
    </message>
    <message>
        <source>A rule-set file, or several.</source>
        <translation>Un archivo de reglas; pueden seguir más.</translation>
    </message>
    <message>
        <source>%1: OK</source>
        <comment>a rule-set file</comment>
        <translation>%1: correcto</translation>
    </message>
    <message>
        <source>Adds a copy of a rule-set file to your own games. With %1: %2.</source>
        <translation>Añade una copia de un archivo de reglas a tus propios juegos. Con %1: %2.</translation>
    </message>
    <message>
        <source>The rule-set file. &quot;%1&quot; describes its format.</source>
        <translation>El archivo de reglas. &quot;%1&quot; muestra su forma.</translation>
    </message>
    <message>
        <source>%1 was added: %2</source>
        <comment>a game; its file</comment>
        <translation>%1 se ha añadido: %2</translation>
    </message>
    <message>
        <source>Removes one of your own games. Rounds played by its rules keep them. With %1: %2.</source>
        <translation>Quita uno de tus propios juegos. Las rondas jugadas con sus reglas las conservan. Con %1: %2.</translation>
    </message>
    <message>
        <source>The game&apos;s id.</source>
        <translation>El id del juego.</translation>
    </message>
    <message>
        <source>%1 was removed: %2</source>
        <comment>a game; its file</comment>
        <translation>%1 se ha quitado: %2</translation>
    </message>
    <message>
        <source>whether files are games that can be played</source>
        <translation>si unos archivos son juegos que se pueden jugar</translation>
    </message>
    <message>
        <source>adds a rule-set file to your own games</source>
        <translation>añade un archivo de reglas a tus propios juegos</translation>
    </message>
    <message>
        <source>removes one of your own games</source>
        <translation>quita uno de tus propios juegos</translation>
    </message>
    <message>
        <source>soft %1</source>
        <comment>the total of a hand</comment>
        <translation>%1 blando</translation>
    </message>
    <message>
        <source>blackjack</source>
        <comment>a hand</comment>
        <translation>blackjack</translation>
    </message>
    <message>
        <source>bust</source>
        <comment>a hand</comment>
        <translation>pasada</translation>
    </message>
    <message>
        <source>doubled</source>
        <comment>a hand</comment>
        <translation>doblada</translation>
    </message>
    <message>
        <source>split</source>
        <comment>a hand</comment>
        <translation>dividida</translation>
    </message>
    <message>
        <source>surrendered</source>
        <comment>a hand</comment>
        <translation>rendida</translation>
    </message>
    <message>
        <source>nothing was staked, nothing dealt</source>
        <translation>no se apostó ni se repartió nada</translation>
    </message>
    <message>
        <source>seat %1, hand %2 (%3)</source>
        <comment>the player&apos;s name in brackets</comment>
        <translation>asiento %1, mano %2 (%3)</translation>
    </message>
    <message>
        <source>player</source>
        <translation>jugador</translation>
    </message>
    <message>
        <source>play</source>
        <comment>main, behind or a bet</comment>
        <translation>jugada</translation>
    </message>
    <message>
        <source>stake</source>
        <translation>apuesta</translation>
    </message>
    <message>
        <source>result</source>
        <translation>resultado</translation>
    </message>
    <message>
        <source>refused: %1 %2: %3</source>
        <comment>bets or actions; which of them; the reason</comment>
        <translation>rechazado: %1 %2: %3</translation>
    </message>
    <message>
        <source>%1 left seat %2: %3</source>
        <comment>a player; the seat&apos;s number; the reason</comment>
        <translation>%1 dejó el asiento %2: %3</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <comment>a player; an amount</comment>
        <translation>%1 tiene %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Plays a scripted game.</source>
        <translation>Juega una partida según un guion.</translation>
    </message>
    <message>
        <source>The scenario&apos;s file; - reads standard input.</source>
        <translation>El archivo del guion; - lee la entrada estándar.</translation>
    </message>
    <message>
        <source>plays a scripted game</source>
        <translation>juega una partida según un guion</translation>
    </message>
    <message>
        <source>the house&apos;s choice, where the published rules are silent or unclear</source>
        <translation>criterio de la casa donde las reglas publicadas callan o no son claras</translation>
    </message>
    <message>
        <source>The whole rule set, as data or as text.</source>
        <translation>El conjunto de reglas completo, como datos o como texto.</translation>
    </message>
    <message>
        <source>the whole rule set, as data (--json) or as text</source>
        <translation>el conjunto de reglas completo, como datos (--json) o como texto</translation>
    </message>
    <message>
        <source>the round needs more cards than the shoe has; it began with %1</source>
        <translation>la ronda necesita más cartas de las que tiene el sabot; empezó con %1</translation>
    </message>
    <message>
        <source>an amount exceeds what a wallet can hold</source>
        <translation>un importe supera lo que cabe en un monedero</translation>
    </message>
    <message>
        <source>%1 is missing; allowed: 1 to %2</source>
        <translation>falta %1; se admite de 1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>%n threads</source>
        <translation>
            <numerusform>%n hilo</numerusform>
            <numerusform>%n hilos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3 rounds, seed %4, %5, through the engine</source>
        <comment>a game, its decks, very many rounds, …, how many threads</comment>
        <translation>%1, %2, %3 rondas, semilla %4, %5, con el motor</translation>
    </message>
    <message>
        <source>%1, %2, %3 rounds, seed %4, %5</source>
        <comment>a game, its decks, very many rounds, …, how many threads</comment>
        <translation>%1, %2, %3 rondas, semilla %4, %5</translation>
    </message>
    <message>
        <source>expectation, simulated</source>
        <translation>valor esperado, simulado</translation>
    </message>
    <message>
        <source>standard error</source>
        <translation>error estándar</translation>
    </message>
    <message>
        <source>basic strategy, exact, full shoe</source>
        <translation>estrategia básica, exacta, sabot completo</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>diferencia</translation>
    </message>
    <message>
        <source>in standard errors</source>
        <translation>en errores estándar</translation>
    </message>
    <message>
        <source>The difference includes the cut card&apos;s effect: rounds from a shoe in use are worth a little less than the first.</source>
        <translation>La diferencia incluye el efecto de la carta de corte: las rondas de un sabot en uso valen un poco menos que la primera.</translation>
    </message>
    <message>
        <source>%1 s, %2 million rounds a second</source>
        <comment>s: seconds</comment>
        <translation>%1 s, %2 millones de rondas por segundo</translation>
    </message>
    <message>
        <source>Plays rounds by the analysed basic strategy; the same seed and threads give the same figures.</source>
        <translation>Juega rondas con la estrategia básica analizada; la misma semilla y el mismo número de hilos dan las mismas cifras.</translation>
    </message>
    <message>
        <source>How many rounds.</source>
        <translation>Cuántas rondas.</translation>
    </message>
    <message>
        <source>The seed of the random numbers (default 1).</source>
        <translation>Dónde empiezan los números aleatorios (por defecto, 1).</translation>
    </message>
    <message>
        <source>How many threads (default 1).</source>
        <translation>Cuántos hilos (por defecto, 1).</translation>
    </message>
    <message>
        <source>Plays every round through the table&apos;s own engine: slower, by the same rules.</source>
        <translation>Juega cada ronda con el propio motor de la mesa: más lento, con las mismas reglas.</translation>
    </message>
    <message>
        <source>Monte Carlo with the analysed strategy</source>
        <translation>Monte Carlo con la estrategia analizada</translation>
    </message>
    <message>
        <source>%1: one of %2 is needed</source>
        <translation>%1: se necesita uno de %2</translation>
    </message>
    <message>
        <source>%1: the number of a round, from 1, is needed</source>
        <translation>%1: se necesita el número de una ronda, a partir de 1</translation>
    </message>
    <message>
        <source>%1: a date (%2) or a moment (%3) is needed</source>
        <translation>%1: se necesita una fecha (%2) o un momento (%3)</translation>
    </message>
    <message>
        <source>The round&apos;s number.</source>
        <translation>El número de la ronda.</translation>
    </message>
    <message>
        <source>only this account&apos;s</source>
        <translation>solo las de esta cuenta</translation>
    </message>
    <message>
        <source>only this game&apos;s</source>
        <translation>solo las de este juego</translation>
    </message>
    <message>
        <source>only in this currency</source>
        <translation>solo en esta moneda</translation>
    </message>
    <message>
        <source>only from this day on (%1), or from this moment (%2)</source>
        <translation>solo desde este día (%1) o desde este momento (%2)</translation>
    </message>
    <message>
        <source>only where a hand ended this way: %1</source>
        <translation>solo donde una mano terminó así: %1</translation>
    </message>
    <message>
        <source>only where a side bet was won</source>
        <translation>solo donde se ganó una apuesta paralela</translation>
    </message>
    <message>
        <source>only rounds in this state: %1</source>
        <translation>solo rondas en este estado: %1</translation>
    </message>
    <message>
        <source>only those that were interrupted and finished later</source>
        <translation>solo las que se interrumpieron y se terminaron después</translation>
    </message>
    <message>
        <source>only those with a decision, or a side bet, priced at least this bad: %1</source>
        <translation>solo las que tienen una decisión, o una apuesta paralela, valorada así de mal o peor: %1</translation>
    </message>
    <message>
        <source>%1: there is no such account</source>
        <translation>%1: no existe esa cuenta</translation>
    </message>
    <message>
        <source>%1 does not come after %2</source>
        <translation>%1 no es posterior a %2</translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>above the up cards of a chart</comment>
        <translation>crupier</translation>
    </message>
    <message>
        <source>hard</source>
        <comment>hands of a chart</comment>
        <translation>duras</translation>
    </message>
    <message>
        <source>soft</source>
        <comment>hands of a chart</comment>
        <translation>blandas</translation>
    </message>
    <message>
        <source>pairs</source>
        <comment>hands of a chart</comment>
        <translation>parejas</translation>
    </message>
    <message>
        <source>both dealer cards shown</source>
        <translation>las dos cartas del crupier descubiertas</translation>
    </message>
    <message>
        <source>hidden card %1</source>
        <comment>small, medium or large</comment>
        <translation>carta oculta %1</translation>
    </message>
    <message>
        <source>Basic strategy: the best play for every total and pair against every up card.</source>
        <translation>Estrategia básica: la mejor jugada para cada total y pareja contra cada carta descubierta.</translation>
    </message>
    <message>
        <source>%1, %2; expectation of this strategy %3</source>
        <comment>a game, its decks</comment>
        <translation>%1, %2; valor esperado de esta estrategia: %3</translation>
    </message>
    <message>
        <source>S stand, H hit, D double else hit, Ds double else stand, P split, R surrender else hit, Rs else stand, Rp else split</source>
        <comment>the letters stay as they are</comment>
        <translation>S plantarse; H pedir; D doblar, si no, pedir; Ds doblar, si no, plantarse; P dividir; R rendirse, si no, pedir; Rs rendirse, si no, plantarse; Rp rendirse, si no, dividir</translation>
    </message>
    <message>
        <source>insurance: take it</source>
        <translation>seguro: aceptar</translation>
    </message>
    <message>
        <source>insurance: never</source>
        <translation>seguro: nunca</translation>
    </message>
    <message>
        <source>even money: take it</source>
        <translation>pago a la par: aceptar</translation>
    </message>
    <message>
        <source>even money: never</source>
        <translation>pago a la par: nunca</translation>
    </message>
    <message>
        <source>the best play for every hand against every up card, as charts</source>
        <translation>la mejor jugada para cada mano contra cada carta descubierta, en tablas</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOMBRE</translation>
    </message>
    <message>
        <source>DECKS</source>
        <translation>BARAJAS</translation>
    </message>
    <message>
        <source>SEATS</source>
        <translation>ASIENTOS</translation>
    </message>
    <message>
        <source>LIMITS</source>
        <translation>LÍMITES</translation>
    </message>
    <message>
        <source>PUBLISHED RTP</source>
        <translation>RTP PUBLICADO</translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <comment>two amounts and their currency</comment>
        <translation>%1 a %2 %3</translation>
    </message>
    <message>
        <source>All known rule sets, one per row.</source>
        <translation>Los conjuntos de reglas conocidos, una fila para cada uno.</translation>
    </message>
    <message>
        <source>all known rule sets, one per row</source>
        <translation>los conjuntos de reglas conocidos, una fila para cada uno</translation>
    </message>
    <message>
        <source>even: taking it or not is worth the same</source>
        <translation>equilibrado: aceptar o no vale lo mismo</translation>
    </message>
    <message>
        <source>insurance: even, taking it or not is worth the same</source>
        <translation>seguro: equilibrado, aceptarlo o no vale lo mismo</translation>
    </message>
    <message>
        <source>even money: even, taking it or not is worth the same</source>
        <translation>pago a la par: equilibrado, aceptarlo o no vale lo mismo</translation>
    </message>
    <message numerus="yes">
        <source>OK: the seed matches the commitment, and the %n cards drawn match the shuffle from card %1 of the shoe on</source>
        <translation>
            <numerusform>CORRECTO: la semilla es la comprometida, y la %n carta sacada es la del barajado, desde la carta %1 del sabot</numerusform>
            <numerusform>CORRECTO: la semilla es la comprometida, y las %n cartas sacadas son las del barajado, desde la carta %1 del sabot</numerusform>
        </translation>
    </message>
    <message>
        <source>only up to and including this day, or before this moment</source>
        <translation>solo hasta este día inclusive, o antes de este momento</translation>
    </message>
    <message>
        <source>only with this result, over all hands and side bets: %1</source>
        <translation>solo con este resultado, todas las manos y apuestas paralelas juntas: %1</translation>
    </message>
    <message>
        <source>%1, the last one number %2</source>
        <comment>&quot;12 rounds&quot;; a round&apos;s number</comment>
        <translation>%1, la última es la número %2</translation>
    </message>
    <message>
        <source>intact</source>
        <comment>a backup</comment>
        <translation>íntegra</translation>
    </message>
    <message numerus="yes">
        <source>%n entries changed or missing</source>
        <comment>in a backup</comment>
        <translation>
            <numerusform>%n entrada cambiada o ausente</numerusform>
            <numerusform>%n entradas cambiadas o ausentes</numerusform>
        </translation>
    </message>
    <message>
        <source>The backup (default: the intact one with most on record).</source>
        <translation>La copia de seguridad; si no se indica, la íntegra que más contiene.</translation>
    </message>
    <message>
        <source>%1 is empty; leave it out for the backup with most on record</source>
        <translation>%1 está vacío; omítelo para usar la copia de seguridad que más contiene</translation>
    </message>
    <message>
        <source>restored from %1: %2</source>
        <comment>a file; what it holds</comment>
        <translation>restaurado desde %1: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a card; cards are written like %2, %3 or %4, or without the suit like %5</source>
        <translation>&quot;%1&quot; no es una carta; las cartas se escriben como %2, %3 o %4, o sin el palo como %5</translation>
    </message>
    <message>
        <source>The player&apos;s hand, such as %1 or %2.</source>
        <translation>La mano del jugador, por ejemplo %1 o %2.</translation>
    </message>
    <message>
        <source>what a game costs with eight decks</source>
        <translation>lo que cuesta un juego con ocho barajas</translation>
    </message>
    <message>
        <source>which rules make the difference between two games</source>
        <translation>qué reglas marcan la diferencia entre dos juegos</translation>
    </message>
    <message>
        <source>the best play for every hand</source>
        <translation>la mejor jugada para cada mano</translation>
    </message>
    <message>
        <source>what to do with 16 against a nine</source>
        <translation>qué hacer con 16 contra un nueve</translation>
    </message>
    <message>
        <source>a million rounds, played by the chart</source>
        <translation>un millón de rondas, jugadas según la tabla</translation>
    </message>
    <message>
        <source>the last ten rounds played</source>
        <translation>las últimas diez rondas jugadas</translation>
    </message>
    <message>
        <source>the whole record in a file</source>
        <translation>todo el registro en un archivo</translation>
    </message>
    <message>
        <source>whether every shuffle matches its commitment</source>
        <translation>si cada barajado fue el comprometido</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Ejemplos:</translation>
    </message>
    <message>
        <source>Insurance stakes half of that play, and is valued in the same unit.</source>
        <translation>El seguro apuesta la mitad de ella y se valora en la misma unidad.</translation>
    </message>
    <message>
        <source>The unit is the initial play; for insurance and side bets, their own stake.</source>
        <translation>La unidad es la apuesta inicial; en el seguro y las apuestas paralelas, lo apostado en ellos.</translation>
    </message>
    <message>
        <source>Answers and costs are per unit of the hand&apos;s initial stake, those of insurance per unit of its own stake; the figures of the whole round are amounts of money.</source>
        <translation>Las respuestas y los costes van por unidad de la apuesta inicial de la mano; los del seguro, por unidad de su propia apuesta; las cifras de toda la ronda son importes de dinero.</translation>
    </message>
    <message>
        <source>A cost is per unit of the stake it is about, and beside it an amount of money.</source>
        <translation>El coste va por unidad de la apuesta de que se trata y, al lado, en dinero.</translation>
    </message>
    <message>
        <source>The next round from a shoe without these cards, such as %1 (suits may be left out).</source>
        <translation>La ronda siguiente de un sabot sin estas cartas, como %1 (se pueden omitir los palos).</translation>
    </message>
    <message numerus="yes">
        <source>%n cards unseen</source>
        <translation>
            <numerusform>%n carta no vista</numerusform>
            <numerusform>%n cartas no vistas</numerusform>
        </translation>
    </message>
    <message>
        <source>The count systems there are: what each card adds, where a new shoe starts, and how the count that decides is made of it.</source>
        <translation>Los sistemas de conteo: qué suma cada carta, dónde empieza un sabot nuevo y cómo se obtiene el conteo que decide.</translation>
    </message>
    <message>
        <source>A system&apos;s id, or the path of a file with one of your own, which is checked.</source>
        <translation>El id de un sistema, o la ruta de un archivo con uno propio, que se comprueba.</translation>
    </message>
    <message>
        <source>SYSTEM</source>
        <translation>SISTEMA</translation>
    </message>
    <message>
        <source>DECK</source>
        <translation>BARAJA</translation>
    </message>
    <message>
        <source>START</source>
        <translation>INICIO</translation>
    </message>
    <message>
        <source>PIVOT</source>
        <translation>PIVOTE</translation>
    </message>
    <message>
        <source>decks</source>
        <translation>barajas</translation>
    </message>
    <message>
        <source>TAGS OF LEVEL</source>
        <translation>VALORES DE NIVEL</translation>
    </message>
    <message>
        <source>CORRELATION</source>
        <translation>CORRELACIÓN</translation>
    </message>
    <message>
        <source>No shoe before the cut card favours this bet.</source>
        <translation>Ningún sabot antes de la carta de corte favorece esta apuesta.</translation>
    </message>
    <message>
        <source>STAKED</source>
        <translation>SE APUESTA</translation>
    </message>
    <message>
        <source>OF ROUNDS</source>
        <translation>DE LAS RONDAS</translation>
    </message>
    <message>
        <source>WINS IN 100, units</source>
        <translation>GANA EN 100, unidades</translation>
    </message>
    <message>
        <source>OF ALL THERE IS</source>
        <translation>DE LO POSIBLE</translation>
    </message>
    <message>
        <source>whenever the shoe favours it</source>
        <translation>siempre que el sabot la favorece</translation>
    </message>
    <message>
        <source>by the sum of all cards&apos; effects</source>
        <translation>según la suma de los efectos de todas las cartas</translation>
    </message>
    <message>
        <source>What one card gone changes, exactly: the worth of the shoe without it, less the worth of the shoe, per unit of the initial play; for side bets, of their own stake.</source>
        <translation>Lo que cambia una carta menos, exactamente: el valor del sabot sin ella menos el del sabot, por unidad de la apuesta inicial; en las apuestas paralelas, de la suya.</translation>
    </message>
    <message>
        <source>The tags of a level are the whole numbers, none greater, that fit best; a correlation of 1 would catch all that single cards tell.</source>
        <translation>Los valores de un nivel son los enteros, ninguno mayor, que mejor se ajustan; una correlación de 1 captaría todo lo que dicen las cartas sueltas.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n decks</source>
        <comment>a game</comment>
        <translation>
            <numerusform>%1, %n baraja</numerusform>
            <numerusform>%1, %n barajas</numerusform>
        </translation>
    </message>
    <message>
        <source>ONE CARD LESS, per cent</source>
        <translation>UNA CARTA MENOS, por ciento</translation>
    </message>
    <message>
        <source>SUM</source>
        <translation>SUMA</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>play</comment>
        <translation>fijo</translation>
    </message>
    <message>
        <source>best</source>
        <comment>play</comment>
        <translation>óptimo</translation>
    </message>
    <message>
        <source>BETTING CORRELATION</source>
        <translation>CORRELACIÓN DE APUESTA</translation>
    </message>
    <message>
        <source>INSURANCE CORRELATION</source>
        <translation>CORRELACIÓN DEL SEGURO</translation>
    </message>
    <message>
        <source>Every card is worth the same to it: no count of ranks tells anything about this bet.</source>
        <translation>Todas las cartas le valen lo mismo: ningún conteo de valores dice nada de esta apuesta.</translation>
    </message>
    <message>
        <source>Every decision for which the best play depends on the count, by what it earns: derived for these rules and this system from exact figures of used shoes.</source>
        <translation>Cada decisión cuyo juego óptimo depende del conteo, según lo que aporta: deducida para estas reglas y este sistema de cifras exactas de sabots usados.</translation>
    </message>
    <message>
        <source>How many used shoes to solve (default %1); more is finer.</source>
        <translation>Cuántos sabots usados resolver (por defecto, %1); más es más fino.</translation>
    </message>
    <message>
        <source>betting correlation</source>
        <translation>correlación de apuesta</translation>
    </message>
    <message>
        <source>insurance correlation</source>
        <translation>correlación del seguro</translation>
    </message>
    <message>
        <source>playing efficiency, measured</source>
        <translation>eficiencia de juego, medida</translation>
    </message>
    <message>
        <source>correlation with the exact worth of used shoes</source>
        <translation>correlación con el valor exacto de sabots usados</translation>
    </message>
    <message>
        <source>IN EACH THIRD</source>
        <translation>EN CADA TERCIO</translation>
    </message>
    <message>
        <source>EARNS, per cent</source>
        <translation>APORTA, por ciento</translation>
    </message>
    <message>
        <source>WITH 1 TO 8</source>
        <translation>CON 1 A 8</translation>
    </message>
    <message>
        <source>rounded down</source>
        <translation>redondeado hacia abajo</translation>
    </message>
    <message>
        <source>rounded towards 0</source>
        <translation>redondeado hacia 0</translation>
    </message>
    <message>
        <source>rounded to the nearest</source>
        <translation>redondeado al más cercano</translation>
    </message>
    <message>
        <source>The running count decides.</source>
        <translation>Decide el conteo corrido.</translation>
    </message>
    <message>
        <source>exactly</source>
        <comment>decks are judged</comment>
        <translation>exactamente</translation>
    </message>
    <message>
        <source>to quarter decks</source>
        <translation>a cuartos de baraja</translation>
    </message>
    <message>
        <source>to half decks</source>
        <translation>a medias barajas</translation>
    </message>
    <message>
        <source>to whole decks</source>
        <translation>a barajas enteras</translation>
    </message>
    <message>
        <source>the cards in the shoe</source>
        <translation>de las cartas del sabot</translation>
    </message>
    <message>
        <source>all cards unseen</source>
        <translation>de todas las cartas no vistas</translation>
    </message>
    <message>
        <source>%1, judged %2, %3</source>
        <comment>which cards, how finely, how rounded</comment>
        <translation>%1, estimadas %2, %3</translation>
    </message>
    <message>
        <source>The true count is per deck of %1.</source>
        <comment>which cards, how judged and rounded</comment>
        <translation>El conteo verdadero es por baraja %1.</translation>
    </message>
    <message>
        <source>The true count is per %1 decks of %2.</source>
        <comment>a number, which cards, how judged and rounded</comment>
        <translation>El conteo verdadero es por %1 barajas %2.</translation>
    </message>
    <message>
        <source>This game shuffles before every round, so no count tells anything about the next one; %1 shows what a kept shoe would change.</source>
        <translation>Este juego baraja antes de cada ronda, así que ningún conteo dice nada de la siguiente; %1 muestra qué cambiaría un sabot conservado.</translation>
    </message>
    <message>
        <source>How many threads (default: one for each processor).</source>
        <translation>Cuántos hilos (por defecto, uno por procesador).</translation>
    </message>
    <message>
        <source>the count systems there are, or one of your own</source>
        <translation>los sistemas de conteo, o uno propio</translation>
    </message>
    <message>
        <source>what each card gone is worth, and which tags follow</source>
        <translation>cuánto vale cada carta que falta y qué valores resultan</translation>
    </message>
    <message>
        <source>the plays that depend on the count, by worth</source>
        <translation>las jugadas que dependen del conteo, por valor</translation>
    </message>
    <message>
        <source>Plays by the system&apos;s indices, or by basic strategy alone (the default): %1.</source>
        <translation>Juega según los índices del sistema, o solo con estrategia básica (por defecto): %1.</translation>
    </message>
    <message>
        <source>How many used shoes to solve for the indices (default %1).</source>
        <translation>Cuántos sabots usados resolver para los índices (por defecto, %1).</translation>
    </message>
    <message>
        <source>How many other hands are at the table, 0 to 6 (default 0).</source>
        <translation>Cuántas otras manos hay en la mesa, 0 a 6 (por defecto, 0).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed; a number from %2 to %3 is</source>
        <translation>«%1» no está permitido; se admite un número de %2 a %3</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;; allowed: %3</source>
        <translation>%1 es «%2»; permitido: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n cards dealt before the cut card</source>
        <translation>
            <numerusform>%n carta antes de la carta de corte</numerusform>
            <numerusform>%n cartas antes de la carta de corte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plays by the count</source>
        <translation>
            <numerusform>%n jugada según el conteo</numerusform>
            <numerusform>%n jugadas según el conteo</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays rounds while counting, with the game&apos;s own cut card and burn: how often each count comes before a round, and what a unit staked then wins.</source>
        <translation>Juega rondas contando, con la carta de corte y las quemadas del juego: con qué frecuencia sale cada conteo antes de una ronda y qué gana entonces una unidad.</translation>
    </message>
    <message>
        <source>Every card is counted when it is seen; others at the table play after you.</source>
        <translation>Cada carta se cuenta cuando se ve; los demás de la mesa juegan después de usted.</translation>
    </message>
    <message>
        <source>COUNT</source>
        <translation>CONTEO</translation>
    </message>
    <message>
        <source>OF ALL ROUNDS</source>
        <translation>DE TODAS LAS RONDAS</translation>
    </message>
    <message>
        <source>STANDARD ERROR</source>
        <translation>ERROR TÍPICO</translation>
    </message>
    <message>
        <source>VARIANCE</source>
        <translation>VARIANZA</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds at rarer counts</source>
        <translation>
            <numerusform>%n ronda con conteos más raros</numerusform>
            <numerusform>%n rondas con conteos más raros</numerusform>
        </translation>
    </message>
    <message>
        <source>all rounds, one unit each</source>
        <translation>todas las rondas, una unidad cada una</translation>
    </message>
    <message>
        <source>each count more</source>
        <translation>cada punto más</translation>
    </message>
    <message>
        <source>%1 rounds in %2 s</source>
        <comment>very many rounds, seconds</comment>
        <translation>%1 rondas en %2 s</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no side bet of this game; it has: %2</source>
        <translation>«%1» no es una apuesta paralela de este juego; tiene: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a stake; a side bet is written like %2</source>
        <translation>«%1» no es una apuesta; una apuesta paralela se escribe como %2</translation>
    </message>
    <message>
        <source>%1 is beyond the limits of this bet; allowed: %2 to %3</source>
        <translation>%1 está fuera de los límites de esta apuesta; permitido: %2 a %3</translation>
    </message>
    <message>
        <source>What stakes win and risk: yours by the count, the best ones for a bankroll, or a flat stake of someone who doesn&apos;t count, with side bets.</source>
        <translation>Lo que ganan y arriesgan las apuestas: las suyas según el conteo, las mejores para un capital, o una fija de quien no cuenta, con apuestas paralelas.</translation>
    </message>
    <message>
        <source>Finds the stakes instead: K times the Kelly stake at each count, made of at most four chips.</source>
        <translation>Busca las apuestas: K veces la de Kelly en cada conteo, con cuatro fichas como máximo.</translation>
    </message>
    <message>
        <source>The greatest stake to find (default: 12 times the least).</source>
        <translation>La apuesta máxima (por defecto, 12 veces la mínima).</translation>
    </message>
    <message>
        <source>Watches, without a stake, rounds below this count.</source>
        <translation>Mira sin apostar las rondas por debajo de este conteo.</translation>
    </message>
    <message>
        <source>For a flat stake: a side bet as well; several with commas between.</source>
        <translation>Con apuesta fija: también una apuesta paralela; varias, separadas por comas.</translation>
    </message>
    <message>
        <source>What is to be won before the bankroll is lost (default: as much again).</source>
        <translation>Lo que se quiere ganar antes de perder el capital (por defecto, otro tanto).</translation>
    </message>
    <message>
        <source>SCORE is what 100 rounds win a full-Kelly player with 10,000: (1000 × mean / deviation)². N0 is how many rounds it takes until the mean equals one standard deviation. The risk of ruin is that of ever losing the bankroll, playing on for ever; trip ruin, of losing it at some time in the session. Rounds are taken as independent, and stakes by the count as many small ones; a flat stake is told round by round, its side bets as if they knew nothing of the hand.</source>
        <translation>SCORE es lo que ganan 100 rondas a un jugador Kelly con 10.000: (1000 × media / desviación)². N0 son las rondas hasta que la media iguala una desviación típica. El riesgo de ruina es el de perder alguna vez el capital jugando siempre; la ruina de sesión, el de perderlo en algún momento de ella. Las rondas se toman como independientes y las apuestas por conteo como muchas pequeñas; una apuesta fija se calcula ronda a ronda, con las paralelas como si nada supieran de la mano.</translation>
    </message>
    <message>
        <source>side bets go with a flat stake only</source>
        <translation>las apuestas paralelas van solo con una apuesta fija</translation>
    </message>
    <message>
        <source>%1 times in 100</source>
        <comment>a number</comment>
        <translation>%1 veces de cada 100</translation>
    </message>
    <message>
        <source>After %1 hours (%2 rounds) you would be behind about %3, and out of money before then %4.</source>
        <translation>Tras %1 horas (%2 rondas) iría perdiendo unas %3, y sin dinero antes de eso %4.</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>apuestas</translation>
    </message>
    <message>
        <source>rounds played</source>
        <translation>rondas jugadas</translation>
    </message>
    <message>
        <source>average stake, per round seen</source>
        <translation>apuesta media por ronda vista</translation>
    </message>
    <message>
        <source>result of 100 rounds seen</source>
        <translation>resultado de 100 rondas vistas</translation>
    </message>
    <message>
        <source>result of 100 rounds played</source>
        <translation>resultado de 100 rondas jugadas</translation>
    </message>
    <message>
        <source>result of an hour</source>
        <translation>resultado de una hora</translation>
    </message>
    <message>
        <source>standard deviation of a round</source>
        <translation>desviación típica de una ronda</translation>
    </message>
    <message>
        <source>%1 rounds (%2 hours)</source>
        <translation>%1 rondas (%2 horas)</translation>
    </message>
    <message>
        <source>desirability index</source>
        <translation>índice de conveniencia</translation>
    </message>
    <message>
        <source>SCORE, per 100 rounds seen</source>
        <translation>SCORE por 100 rondas vistas</translation>
    </message>
    <message>
        <source>SCORE, per 100 rounds played</source>
        <translation>SCORE por 100 rondas jugadas</translation>
    </message>
    <message>
        <source>part of the Kelly stakes</source>
        <translation>parte de las apuestas de Kelly</translation>
    </message>
    <message>
        <source>risk of ruin</source>
        <translation>riesgo de ruina</translation>
    </message>
    <message>
        <source>wins %1 before the bankroll is lost</source>
        <translation>gana %1 antes de perder el capital</translation>
    </message>
    <message>
        <source>doubles before it halves, resized</source>
        <translation>se duplica antes de reducirse a la mitad, reajustando</translation>
    </message>
    <message>
        <source>%1 % of sessions end below</source>
        <translation>el %1 % de las sesiones acaba por debajo de</translation>
    </message>
    <message>
        <source>rounds simulated while counting, by the count</source>
        <translation>rondas simuladas contando, según el conteo</translation>
    </message>
    <message>
        <source>what stakes win and risk, with a count or without</source>
        <translation>qué ganan y arriesgan las apuestas, contando o no</translation>
    </message>
    <message>
        <source>A file&apos;s path, or one of the systems: %1.</source>
        <translation>La ruta de un archivo, o uno de los sistemas: %1.</translation>
    </message>
    <message>
        <source>Deals a shoe that is kept until this part of it is gone, 0.3 to 0.9, whatever the game does (default: the game&apos;s own cut card).</source>
        <translation>Reparte de un sabot que se conserva hasta que falte esta parte, de 0.3 a 0.9, haga lo que haga el juego (por defecto, la carta de corte del juego).</translation>
    </message>
    <message>
        <source>stopped before there was any figure</source>
        <translation>detenido antes de que hubiera ninguna cifra</translation>
    </message>
    <message>
        <source>%1 is missing; allowed: %2</source>
        <translation>falta %1; se admite: %2</translation>
    </message>
    <message>
        <source>captured of the exact gain</source>
        <translation>captado de la ganancia exacta</translation>
    </message>
    <message>
        <source>staked at a count of</source>
        <translation>se apuesta con un conteo</translation>
    </message>
    <message>
        <source>the exact gain of 100 rounds, units</source>
        <translation>la ganancia exacta en 100 rondas, unidades</translation>
    </message>
    <message>
        <source>No shoe before the cut card favours this game.</source>
        <translation>Ningún sabot antes de la carta de corte es favorable en este juego.</translation>
    </message>
    <message>
        <source>How well a system fits a game. The betting and the insurance correlation are those of its tags with the effects of each card gone, of all cards of a deck, both centred.</source>
        <translation>Lo bien que un sistema se ajusta a un juego. Las correlaciones de apuesta y de seguro son las de sus valores con los efectos de cada carta que falta, en todas las cartas de una baraja, ambos centrados.</translation>
    </message>
    <message>
        <source>Playing efficiency is what all of its indices earn of what perfect play of every hand would, measured here, at one unit.</source>
        <translation>La eficiencia de juego es lo que aportan todos sus índices de lo que daría jugar perfectamente cada mano, medido aquí, con una unidad.</translation>
    </message>
    <message>
        <source>&quot;captured&quot; is the share of the exact gain that it catches: what it wins staking one unit only from the count on at which a round is favourable, played by its indices, of what knowing every card wins the same way, with every hand played best.</source>
        <translation>«captured» es la parte de la ganancia exacta que capta: lo que gana apostando una unidad solo desde el conteo en que una ronda es favorable, jugada según sus índices, de lo que ganaría igual quien conociera cada carta y jugara cada mano de forma óptima.</translation>
    </message>
    <message>
        <source>how well a system fits a game, and how much it catches</source>
        <translation>lo bien que un sistema se ajusta a un juego y cuánto capta</translation>
    </message>
    <message>
        <source>Played best for each shoe.</source>
        <translation>Jugado de forma óptima para cada sabot.</translation>
    </message>
    <message>
        <source>Played by the full shoe&apos;s basic strategy, whatever card is gone.</source>
        <translation>Jugado según la estrategia básica del sabot completo, falte la carta que falte.</translation>
    </message>
    <message>
        <source>expectation</source>
        <translation>valor esperado</translation>
    </message>
    <message>
        <source>For ten-value cards, and for suits a side bet asks for, it is their mean; insurance is that with an ace up.</source>
        <translation>En las cartas de valor diez, y en los palos que pida una apuesta paralela, es su media; el seguro es el que hay con un as descubierto.</translation>
    </message>
    <message>
        <source>Keeps the full shoe&apos;s basic strategy, so that the effects of all cards add up to nothing (the default), or plays best again for each shoe: %1.</source>
        <translation>Mantiene la estrategia básica del sabot completo, con lo que los efectos de todas las cartas suman cero (por defecto), o juega de nuevo lo óptimo para cada sabot: %1.</translation>
    </message>
    <message>
        <source>BELOW</source>
        <comment>a count</comment>
        <translation>POR DEBAJO</translation>
    </message>
    <message>
        <source>FROM</source>
        <comment>a count</comment>
        <translation>DESDE</translation>
    </message>
    <message>
        <source>THEN</source>
        <comment>from a count on</comment>
        <translation>LUEGO</translation>
    </message>
    <message>
        <source>The count is the one shown when the hand and the up card have been counted. What a play earns is over basic strategy, per round: with one unit always staked, and with 1 to 8 units (two more from each count a deck on).</source>
        <translation>El conteo es el que se ve una vez contadas la mano y la carta descubierta. Lo que aporta una jugada es sobre la estrategia básica, por ronda: con una unidad siempre, y con 1 a 8 (dos más desde cada conteo por baraja).</translation>
    </message>
    <message>
        <source>How many plays to list (default: all, or 40 as text).</source>
        <translation>Cuántas jugadas mostrar (por defecto, todas, o 40 como texto).</translation>
    </message>
    <message>
        <source>* is basic strategy&apos;s play.</source>
        <translation>* es la jugada de la estrategia básica.</translation>
    </message>
    <message>
        <source>1 is</source>
        <translation>1 equivale a</translation>
    </message>
    <message>
        <source>%1 goes with a VARIANT only, not with %2</source>
        <translation>%1 va solo con VARIANT, no con %2</translation>
    </message>
    <message>
        <source>a deviation of 0 risks nothing; more than 0 is needed</source>
        <translation>una desviación de 0 no arriesga nada; hace falta más de 0</translation>
    </message>
    <message>
        <source>%1 goes without a VARIANT, whose mean and deviation are found</source>
        <translation>%1 va sin VARIANT, cuya media y desviación se calculan</translation>
    </message>
    <message>
        <source>Or what any round of this mean and deviation risks, without a game.</source>
        <translation>O lo que arriesga cualquier ronda de esta media y desviación, sin un juego.</translation>
    </message>
    <message>
        <source>A stake of 1 is the table&apos;s minimum. Figures are from rounds that the best stakes weren&apos;t chosen on.</source>
        <translation>Una apuesta de 1 es el mínimo de la mesa. Las cifras son de rondas con las que no se eligieron las mejores apuestas.</translation>
    </message>
    <message>
        <source>Without a game: what a round wins on average.</source>
        <translation>Sin un juego: lo que gana una ronda de media.</translation>
    </message>
    <message>
        <source>Without a game: the standard deviation of a round.</source>
        <translation>Sin un juego: la desviación típica de una ronda.</translation>
    </message>
    <message>
        <source>What may be lost.</source>
        <translation>Lo que se puede perder.</translation>
    </message>
    <message>
        <source>How many rounds a session has (default: 20 hours).</source>
        <translation>Cuántas rondas tiene una sesión (por defecto, 20 horas).</translation>
    </message>
    <message>
        <source>Rounds an hour (default 100).</source>
        <translation>Rondas por hora (por defecto, 100).</translation>
    </message>
    <message>
        <source>How many rounds to simulate for the figures (default %1).</source>
        <translation>Cuántas rondas simular para las cifras (por defecto, %1).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no step; steps are written like %2 or %3, for a stake of 20, or of 20 on each of two hands, from a count of 2 on</source>
        <translation>«%1» no es un escalón; se escriben como %2 o %3, para 20, o 20 en cada una de dos manos, desde un conteo de 2</translation>
    </message>
    <message>
        <source>COUNT:STAKE, or COUNT:STAKExHANDS, from the lowest count up; a stake of 0 watches, and counts below the first are staked as it is: %1. A single stake is flat.</source>
        <translation>COUNT:STAKE o COUNT:STAKExHANDS, desde el conteo más bajo; una apuesta de 0 solo mira, y por debajo del primero se apuesta como en él: %1. Una sola apuesta es fija.</translation>
    </message>
    <message>
        <source>Takes stakes and bankroll as amounts of this currency of the game (otherwise 1 is the table&apos;s minimum).</source>
        <translation>Toma las apuestas y el capital como importes en esta moneda del juego (si no, 1 es el mínimo de la mesa).</translation>
    </message>
    <message>
        <source>who doesn&apos;t count can only stake flat</source>
        <translation>quien no cuenta solo puede apostar fijo</translation>
    </message>
    <message>
        <source>stopped after %1 of %2 rounds; the figures are of these</source>
        <translation>detenido tras %1 de %2 rondas; las cifras son de estas</translation>
    </message>
    <message>
        <source>A game&apos;s id, the path of a rule-set file, or a preset&apos;s id: its rules laid over the other game. &quot;%1&quot; lists the presets.</source>
        <translation>El id de un juego, la ruta de un archivo de reglas o el id de un modelo: sus reglas aplicadas al otro juego. &quot;%1&quot; muestra los modelos.</translation>
    </message>
    <message>
        <source>Another game or preset, or the same one changed by %1.</source>
        <translation>Otro juego o modelo, o el mismo con cambios de %1.</translation>
    </message>
    <message>
        <source>HOUSE EDGE</source>
        <translation>VENTAJA DE LA CASA</translation>
    </message>
    <message>
        <source>BASIC STRATEGY</source>
        <translation>ESTRATEGIA BÁSICA</translation>
    </message>
    <message>
        <source>PUBLISHED</source>
        <translation>PUBLICADA</translation>
    </message>
    <message>
        <source>%1, as published for basic strategy: %2</source>
        <translation>%1, publicado para la estrategia básica: %2</translation>
    </message>
    <message>
        <source>%1, as published for best play: %2</source>
        <translation>%1, publicado para el juego óptimo: %2</translation>
    </message>
    <message>
        <source>Rules that go together, as some casinos have them, with the house edge of the first round from a full shoe: of best play and of basic strategy as computed here, and as published elsewhere. With %1: %2; a house edge is a fraction, and null stands for what isn&apos;t known.</source>
        <translation>Reglas que van juntas, como las tienen algunos casinos, con la ventaja de la casa en la primera ronda de un sabot completo: con juego óptimo y con estrategia básica, calculada aquí, y la publicada en otros lugares. Con %1: %2; una ventaja de la casa es una fracción, y null indica lo que no se conoce.</translation>
    </message>
    <message>
        <source>rules of known casino games, with computed and published house edges</source>
        <translation>reglas de juegos de casino conocidos, con la ventaja de la casa calculada y publicada</translation>
    </message>
    <message>
        <source>Applies a preset of rules, or a side bet as published, to the same game, before any %1; repeatable: %2.</source>
        <translation>Aplica al mismo juego reglas que van juntas, o una apuesta paralela tal como se publicó, antes de cualquier %1; repetible: %2.</translation>
    </message>
    <message>
        <source>doubled</source>
        <comment>hands of a chart, after a double</comment>
        <translation>dobladas</translation>
    </message>
    <message>
        <source>dealer&apos;s cards open, soft totals</source>
        <translation>cartas del crupier descubiertas, totales blandos</translation>
    </message>
    <message>
        <source>dealer&apos;s cards open, hard 4 to 11</source>
        <translation>cartas del crupier descubiertas, duros de 4 a 11</translation>
    </message>
    <message>
        <source>dealer&apos;s cards open, hard 12 to 20</source>
        <translation>cartas del crupier descubiertas, duros de 12 a 20</translation>
    </message>
    <message>
        <source>free</source>
        <comment>a double or split that the house stakes</comment>
        <translation>gratis</translation>
    </message>
    <message>
        <source>The house staked the hand, as it does all but the first of a free split.</source>
        <translation>La casa apostó por la mano, como por todas menos la primera de una división gratis.</translation>
    </message>
    <message>
        <source>doubled twice</source>
        <comment>hands of a chart, after two doubles</comment>
        <translation>dobladas 2 veces</translation>
    </message>
    <message>
        <source>doubled three times</source>
        <comment>hands of a chart, after three doubles</comment>
        <translation>dobladas 3 veces</translation>
    </message>
    <message>
        <source>free</source>
        <comment>hands of a chart, which the house staked</comment>
        <translation>gratis</translation>
    </message>
    <message>
        <source>%1 after a hit or split</source>
        <comment>a hand</comment>
        <translation>%1 tras pedir o dividir</translation>
    </message>
    <message>
        <source>%1 doubled</source>
        <comment>a hand</comment>
        <translation>%1 tras doblar</translation>
    </message>
    <message>
        <source>%1 doubled twice</source>
        <comment>a hand</comment>
        <translation>%1 tras doblar dos veces</translation>
    </message>
    <message>
        <source>%1 doubled three times</source>
        <comment>a hand</comment>
        <translation>%1 tras doblar tres veces</translation>
    </message>
    <message>
        <source>%1 from a free split</source>
        <comment>a hand</comment>
        <translation>%1 de una división gratis</translation>
    </message>
    <message>
        <source>Two games side by side: the rules that differ and what each is worth, the hands that are played differently (as dealt: &quot;cells&quot;; after hits and splits: &quot;later&quot;; after so many doubles: &quot;doubled&quot;; from free splits: &quot;free&quot;), the side bets. %1 is what A&apos;s expectation gains when only that rule is taken from B; %2 what it gains when the rules are changed one after another, in the order listed: these add up. With %3: %4; null stands for rules that contradict each other, and for a side bet that a game doesn&apos;t have.</source>
        <translation>Dos juegos lado a lado: las reglas que difieren y cuánto vale cada una, las manos que se juegan de otro modo (al repartir: &quot;cells&quot;; tras pedir y dividir: &quot;later&quot;; tras doblar tantas veces: &quot;doubled&quot;; de divisiones gratis: &quot;free&quot;), las apuestas paralelas. %1 es lo que gana el valor esperado de A si solo esa regla es como en B; %2, lo que gana si las reglas se cambian una tras otra, en el orden indicado: estas cifras se suman. Con %3: %4; null indica reglas que se contradicen entre sí o una apuesta paralela que un juego no tiene.</translation>
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
        <translation>Valorar mi última decisión</translation>
    </message>
</context>
<context>
    <name>CoachModes</name>
    <message>
        <source>Off</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>On request</source>
        <translation>Si lo pido</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
</context>
<context>
    <name>CoachSettings</name>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>Knows the game&apos;s exact rules and the cards already seen.</source>
        <translation>Conoce las reglas exactas del juego y las cartas ya vistas.</translation>
    </message>
    <message>
        <source>help hint advice strategy tips teach trainer</source>
        <translation>ayuda pista consejo estrategia trucos enseñar entrenador aprender</translation>
    </message>
    <message>
        <source>Ask for my count</source>
        <translation>Preguntar mi conteo</translation>
    </message>
    <message>
        <source>Between rounds, in games that keep their shoe. Now and then means at the shuffle too.</source>
        <translation>Entre rondas, en los juegos que conservan su sabot. De vez en cuando incluye el momento de barajar.</translation>
    </message>
    <message>
        <source>card counting running count true count quiz test practise train drill</source>
        <translation>contar cartas conteo corrido verdadero prueba practicar entrenar</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Now and then</source>
        <translation>De vez en cuando</translation>
    </message>
    <message>
        <source>Every round</source>
        <translation>Cada ronda</translation>
    </message>
    <message>
        <source>Count system</source>
        <translation>Sistema de conteo</translation>
    </message>
    <message>
        <source>The one that the table asks for.</source>
        <translation>El que pregunta la mesa.</translation>
    </message>
    <message>
        <source>card counting hi-lo high low knock-out ko system tags</source>
        <translation>contar cartas hi-lo knock-out ko sistema valores</translation>
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
        <translation>Sigue la estrategia básica.</translation>
    </message>
    <message>
        <source>Plays it safe and never doubles.</source>
        <translation>Va a lo seguro y nunca dobla.</translation>
    </message>
    <message>
        <source>Never draws to a hand that could bust.</source>
        <translation>Nunca pide si puede pasarse.</translation>
    </message>
    <message>
        <source>Draws and stands like the dealer.</source>
        <translation>Pide y se planta como el crupier.</translation>
    </message>
    <message>
        <source>Plays by feel.</source>
        <translation>Se guía por la intuición.</translation>
    </message>
    <message>
        <source>Splits tens, whatever anyone says.</source>
        <translation>Divide los dieces, digan lo que digan.</translation>
    </message>
    <message>
        <source>Always stakes the same.</source>
        <translation>Apuesta siempre lo mismo.</translation>
    </message>
    <message>
        <source>Stakes more after a win.</source>
        <translation>Apuesta más después de ganar.</translation>
    </message>
    <message>
        <source>Stakes more after a loss.</source>
        <translation>Apuesta más después de perder.</translation>
    </message>
    <message>
        <source>Bets on other people&apos;s hands.</source>
        <translation>Apuesta a las manos de otros.</translation>
    </message>
</context>
<context>
    <name>CompanyMenu</name>
    <message>
        <source>Company</source>
        <translation>Compañía</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <translation>Nadie más</translation>
    </message>
    <message>
        <source>A few people</source>
        <translation>Algunas personas</translation>
    </message>
    <message>
        <source>A full table</source>
        <translation>Mesa llena</translation>
    </message>
    <message>
        <source>They think quickly</source>
        <translation>Piensan rápido</translation>
    </message>
    <message>
        <source>At the usual pace</source>
        <translation>A ritmo normal</translation>
    </message>
    <message>
        <source>They take their time</source>
        <translation>Se toman su tiempo</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>House edge: calculating…</source>
        <translation>Ventaja de la casa: calculando</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Ventaja de la casa %1</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Primer juego</translation>
    </message>
    <message>
        <source>Second game</source>
        <translation>Segundo juego</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Comparando</translation>
    </message>
    <message>
        <source>The comparison</source>
        <translation>La comparación</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>por sí sola</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>en cadena</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Visibles</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Ocultas</translation>
    </message>
    <message numerus="yes">
        <source>Rules that differ and are worth nothing: %n</source>
        <translation>
            <numerusform>Reglas distintas que no valen nada: %n</numerusform>
            <numerusform>Reglas distintas que no valen nada: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What they have in common: %n</source>
        <comment>rules</comment>
        <translation>
            <numerusform>Qué tienen en común: %n</numerusform>
            <numerusform>Qué tienen en común: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparedLine</name>
    <message>
        <source>Best</source>
        <translation>Óptima</translation>
    </message>
</context>
<context>
    <name>CopyLine</name>
    <message>
        <source>Not read yet · %1</source>
        <translation>Aún sin leer · %1</translation>
    </message>
    <message>
        <source>Use this one</source>
        <translation>Seguir con esta</translation>
    </message>
    <message>
        <source>Use the backup of %1</source>
        <translation>Seguir con la copia de %1</translation>
    </message>
</context>
<context>
    <name>CopyRecord</name>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Copiar como JSON</translation>
    </message>
</context>
<context>
    <name>CountExercise</name>
    <message>
        <source>Gone by since then: %1.</source>
        <translation>Desde entonces: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards lie there.</source>
        <translation>
            <numerusform>Hay %Ln carta.</numerusform>
            <numerusform>Hay %Ln cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your answer is %Ln cards more.</source>
        <translation>
            <numerusform>Su respuesta es %Ln carta más.</numerusform>
            <numerusform>Su respuesta es %Ln cartas más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your answer is %Ln cards fewer.</source>
        <translation>
            <numerusform>Su respuesta es %Ln carta menos.</numerusform>
            <numerusform>Su respuesta es %Ln cartas menos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2 decks left: %3</source>
        <comment>a running count, a number, a quotient</comment>
        <translation>%1 con %2 barajas restantes: %3</translation>
    </message>
    <message>
        <source>%1, rounded down.</source>
        <translation>%1, redondeado hacia abajo.</translation>
    </message>
    <message>
        <source>%1, rounded towards 0.</source>
        <translation>%1, redondeado hacia 0.</translation>
    </message>
    <message>
        <source>%1, rounded to the nearest.</source>
        <translation>%1, redondeado al más cercano.</translation>
    </message>
    <message>
        <source>%1 against %2: %3 at %4 or above, otherwise %5.</source>
        <comment>a hand, the dealer&apos;s card, a play, a count, another play</comment>
        <translation>%1 contra %2: %3 con %4 o más, si no %5.</translation>
    </message>
    <message>
        <source>%1 against %2: %3 at %4 or below, otherwise %5.</source>
        <comment>a hand, the dealer&apos;s card, a play, a count, another play</comment>
        <translation>%1 contra %2: %3 con %4 o menos, si no %5.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards gone by</source>
        <translation>
            <numerusform>%Ln carta vista</numerusform>
            <numerusform>%Ln cartas vistas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>Discard tray: the pile is %1 as high as the whole shoe of %Ln decks</source>
        <translation>
            <numerusform>Descartes: la pila tiene el %1 de la altura del zapato de %Ln baraja</numerusform>
            <numerusform>Descartes: la pila tiene el %1 de la altura del zapato de %Ln barajas</numerusform>
        </translation>
    </message>
    <message>
        <source>Side count, %1: how many have gone by?</source>
        <translation>Conteo aparte, %1: ¿cuántos han pasado?</translation>
    </message>
    <message>
        <source>What is the running count?</source>
        <translation>¿Cuál es el conteo corrido?</translation>
    </message>
    <message>
        <source>How many decks are in the tray?</source>
        <translation>¿Cuántas barajas hay en los descartes?</translation>
    </message>
    <message numerus="yes">
        <source>Running count %1, %Ln cards left: what is the true count?</source>
        <translation>
            <numerusform>Conteo corrido %1, queda %Ln carta: ¿cuál es el conteo verdadero?</numerusform>
            <numerusform>Conteo corrido %1, quedan %Ln cartas: ¿cuál es el conteo verdadero?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2, the count is %3. What do you do?</source>
        <comment>a hand, the dealer&apos;s card, a count</comment>
        <translation>%1 contra %2, el conteo es %3. ¿Qué hace?</translation>
    </message>
    <message>
        <source>The dealer shows an ace, the count is %1. Take insurance?</source>
        <translation>El crupier muestra un as y el conteo es %1. ¿Tomar el seguro?</translation>
    </message>
    <message>
        <source>Take insurance</source>
        <translation>Tomar seguro</translation>
    </message>
    <message>
        <source>No insurance</source>
        <translation>Sin seguro</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Correcto: %1</translation>
    </message>
    <message>
        <source>Not this time: %1</source>
        <translation>Esta vez no: %1</translation>
    </message>
    <message>
        <source>Not %1: it is %2</source>
        <translation>No es %1: es %2</translation>
    </message>
    <message>
        <source>It is worth taking from %1 on: there it wins more than it costs.</source>
        <translation>Conviene desde %1: ahí gana más de lo que cuesta.</translation>
    </message>
    <message>
        <source>%1 of %2 right: %3</source>
        <translation>%1 de %2 correctas: %3</translation>
    </message>
    <message>
        <source>Time for an answer: %1</source>
        <translation>Tiempo por respuesta: %1</translation>
    </message>
    <message>
        <source>Time for a card: %1</source>
        <translation>Tiempo por carta: %1</translation>
    </message>
    <message>
        <source>A deck at this pace: %1; the mark of the trade is %2</source>
        <translation>Una baraja a este ritmo: %1; la referencia del oficio es %2</translation>
    </message>
</context>
<context>
    <name>CountFigures</name>
    <message>
        <source>%1 rounds</source>
        <comment>very many</comment>
        <translation>%1 rondas</translation>
    </message>
</context>
<context>
    <name>CountNote</name>
    <message>
        <source>Your count</source>
        <translation>Su conteo</translation>
    </message>
    <message>
        <source>Running count</source>
        <translation>Conteo corrido</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Conteo</translation>
    </message>
    <message>
        <source>Decks left</source>
        <translation>Barajas restantes</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>CountPictures</name>
    <message>
        <source>Your money over time</source>
        <translation>Tu dinero con el tiempo</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Horas</translation>
    </message>
    <message>
        <source>1 in 20 is below</source>
        <translation>1 de 20 por debajo</translation>
    </message>
    <message>
        <source>1 in 4 is below</source>
        <translation>1 de 4 por debajo</translation>
    </message>
    <message>
        <source>Half are below</source>
        <translation>La mitad por debajo</translation>
    </message>
    <message>
        <source>1 in 4 is above</source>
        <translation>1 de 4 por encima</translation>
    </message>
    <message>
        <source>1 in 20 is above</source>
        <translation>1 de 20 por encima</translation>
    </message>
    <message>
        <source>After %1 h: half end between %2 and %3, nine in ten between %4 and %5</source>
        <translation>Tras %1 h: la mitad acaba entre %2 y %3, nueve de diez entre %4 y %5</translation>
    </message>
    <message>
        <source>9 in 10</source>
        <translation>9 de 10</translation>
    </message>
    <message>
        <source>5 in 10</source>
        <translation>5 de 10</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>mitad</translation>
    </message>
    <message>
        <source>ruin</source>
        <translation>ruina</translation>
    </message>
    <message>
        <source>The bankroll is gone further down than this picture reaches.</source>
        <translation>El capital se acaba más abajo de lo que llega esta imagen.</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>horas</translation>
    </message>
    <message numerus="yes">
        <source>How %n hours end</source>
        <comment>sessions</comment>
        <translation>
            <numerusform>Cómo acaba %n hora</numerusform>
            <numerusform>Cómo acaban %n horas</numerusform>
        </translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>So many of 100</source>
        <translation>Cuántas de 100</translation>
    </message>
    <message>
        <source>There is only one way that this can end.</source>
        <translation>Esto solo puede acabar de una forma.</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>perdiendo</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>ganando</translation>
    </message>
    <message>
        <source>below %1</source>
        <comment>an amount</comment>
        <translation>menos de %1</translation>
    </message>
    <message>
        <source>from %1 up</source>
        <comment>an amount</comment>
        <translation>desde %1</translation>
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
        <translation>Muchas apuestas pequeñas se toman como una curva.</translation>
    </message>
    <message>
        <source>Exact, round by round.</source>
        <translation>Exacto, ronda a ronda.</translation>
    </message>
    <message>
        <source>How often each count comes</source>
        <translation>Frecuencia de cada conteo</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Conteo</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>What a stake wins by count</source>
        <translation>Lo que gana una apuesta por conteo</translation>
    </message>
    <message>
        <source>Of the stake</source>
        <translation>De la apuesta</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Error típico</translation>
    </message>
</context>
<context>
    <name>CountStakes</name>
    <message>
        <source>None</source>
        <comment>no stake</comment>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Every round</source>
        <translation>Cada ronda</translation>
    </message>
    <message>
        <source>Stake a round</source>
        <translation>Apuesta por ronda</translation>
    </message>
    <message>
        <source>Stake on %1</source>
        <comment>a side bet</comment>
        <translation>Apuesta en %1</translation>
    </message>
    <message>
        <source>%1 and less</source>
        <comment>a count</comment>
        <translation>%1 y menos</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <comment>a count</comment>
        <translation>%1 y más</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>counts</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Stake at a count of %1, not played</source>
        <translation>Apuesta con un conteo de %1, no se juega</translation>
    </message>
    <message>
        <source>Stake at a count of %1</source>
        <translation>Apuesta con un conteo de %1</translation>
    </message>
    <message>
        <source>From a count of %1</source>
        <comment>rounds are played</comment>
        <translation>Desde un conteo de %1</translation>
    </message>
</context>
<context>
    <name>CountWords</name>
    <message>
        <source>The running count decides, from %1 for a new shoe of one deck.</source>
        <translation>Decide el conteo corrido, desde %1 en un sabot nuevo de una baraja.</translation>
    </message>
    <message>
        <source>The running count is divided by the decks left.</source>
        <translation>El conteo corrido se divide entre las barajas que quedan.</translation>
    </message>
    <message>
        <source>The running count is divided by the decks left and multiplied by %1.</source>
        <translation>El conteo corrido se divide entre las barajas que quedan y se multiplica por %1.</translation>
    </message>
    <message>
        <source>They are known exactly.</source>
        <translation>Se conocen con exactitud.</translation>
    </message>
    <message>
        <source>They are judged to quarter decks.</source>
        <translation>Se estiman por cuartos de baraja.</translation>
    </message>
    <message>
        <source>They are judged to half decks.</source>
        <translation>Se estiman por medias barajas.</translation>
    </message>
    <message>
        <source>They are judged to whole decks.</source>
        <translation>Se estiman por barajas enteras.</translation>
    </message>
    <message>
        <source>The result is rounded down.</source>
        <translation>El resultado se redondea hacia abajo.</translation>
    </message>
    <message>
        <source>The result is rounded towards 0.</source>
        <translation>El resultado se redondea hacia 0.</translation>
    </message>
    <message>
        <source>The result is rounded to the nearest whole number.</source>
        <translation>El resultado se redondea al entero más cercano.</translation>
    </message>
    <message>
        <source>almost always</source>
        <comment>how often</comment>
        <translation>casi siempre</translation>
    </message>
    <message>
        <source>almost never</source>
        <comment>how often</comment>
        <translation>casi nunca</translation>
    </message>
    <message numerus="yes">
        <source>%n times in 1,000</source>
        <comment>how often</comment>
        <translation>
            <numerusform>%n vez de cada 1000</numerusform>
            <numerusform>%n veces de cada 1000</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times in 100</source>
        <comment>how often</comment>
        <translation>
            <numerusform>%n vez de cada 100</numerusform>
            <numerusform>%n veces de cada 100</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times in 10</source>
        <comment>how often</comment>
        <translation>
            <numerusform>%n vez de cada 10</numerusform>
            <numerusform>%n veces de cada 10</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 decks (%3)</source>
        <comment>how many are dealt, of how many, as a percentage</comment>
        <translation>%1 de %2 barajas (%3)</translation>
    </message>
    <message>
        <source>%1 %1 against %2</source>
        <comment>a pair, the up card</comment>
        <translation>%1 %1 contra %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>a hand, the up card</comment>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a hand against a card, what is known of the hidden card</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>don&apos;t double</source>
        <translation>no doblar</translation>
    </message>
    <message>
        <source>don&apos;t split</source>
        <translation>no separar</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>seguir jugando</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>decline</source>
        <translation>rechazar</translation>
    </message>
    <message>
        <source>Win of 100 rounds</source>
        <translation>Ganancia en 100 rondas</translation>
    </message>
    <message>
        <source>Win of an hour</source>
        <translation>Ganancia por hora</translation>
    </message>
    <message>
        <source>Swing of an hour</source>
        <translation>Oscilación por hora</translation>
    </message>
    <message>
        <source>Risk of ruin</source>
        <translation>Riesgo de ruina</translation>
    </message>
    <message>
        <source>Ruin in this time</source>
        <translation>Ruina en este tiempo</translation>
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
        <translation>Parte de Kelly</translation>
    </message>
    <message>
        <source>Doubles before it halves</source>
        <translation>Se dobla antes que partirse</translation>
    </message>
    <message>
        <source>Average stake</source>
        <translation>Apuesta media</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Error típico</translation>
    </message>
    <message>
        <source>Rounds played</source>
        <translation>Rondas jugadas</translation>
    </message>
    <message>
        <source>What 100 rounds at the table win on average, those without a stake included.</source>
        <translation>Lo que ganan de media 100 rondas en la mesa, también las que no llevan apuesta.</translation>
    </message>
    <message>
        <source>The same for an hour at your pace.</source>
        <translation>Lo mismo para una hora a tu ritmo.</translation>
    </message>
    <message>
        <source>The standard deviation of an hour: two hours in three end within this of their average.</source>
        <translation>La desviación típica de una hora: dos de cada tres horas acaban así de cerca de su media.</translation>
    </message>
    <message>
        <source>The chance of ever losing the whole bankroll if you play on for ever at these stakes.</source>
        <translation>La probabilidad de perder alguna vez todo el capital si sigues jugando siempre con estas apuestas.</translation>
    </message>
    <message>
        <source>The chance of losing the whole bankroll at some time within the hours above.</source>
        <translation>La probabilidad de perder todo el capital en algún momento de las horas indicadas.</translation>
    </message>
    <message>
        <source>After so many rounds the average win is as large as one standard deviation. Fewer is better.</source>
        <translation>Tras estas rondas la ganancia media iguala una desviación típica. Cuantas menos, mejor.</translation>
    </message>
    <message>
        <source>The desirability index: 1,000 times the average win of a round, divided by its standard deviation.</source>
        <translation>El índice de conveniencia: 1000 veces la ganancia media de una ronda, dividida entre su desviación típica.</translation>
    </message>
    <message>
        <source>The desirability index squared: what 100 rounds would win in dollars with a bankroll of 10,000 and a risk of ruin of 13.5%.</source>
        <translation>El índice de conveniencia al cuadrado: lo que ganarían 100 rondas en dólares con un capital de 10.000 y un riesgo de ruina del 13,5 %.</translation>
    </message>
    <message>
        <source>How your stakes compare to Kelly&apos;s, which make a bankroll grow fastest. More than 100% risks more and grows less.</source>
        <translation>Cómo son tus apuestas frente a las de Kelly, con las que el capital crece más rápido. Más del 100 % arriesga más y crece menos.</translation>
    </message>
    <message>
        <source>The chance that the bankroll doubles before it halves, if the stakes always follow it in the same proportion.</source>
        <translation>La probabilidad de que el capital se duplique antes de quedar en la mitad, si las apuestas lo siguen siempre en la misma proporción.</translation>
    </message>
    <message>
        <source>The average first stake of a round at the table, those without a stake included.</source>
        <translation>La primera apuesta media de una ronda en la mesa, también contando las rondas sin apuesta.</translation>
    </message>
    <message>
        <source>How far the win of 100 rounds above may be off, because it is from simulated rounds.</source>
        <translation>Cuánto puede desviarse la ganancia de 100 rondas de arriba, porque sale de rondas simuladas.</translation>
    </message>
    <message>
        <source>The share of the rounds at the table in which you have a stake.</source>
        <translation>La parte de las rondas en la mesa en las que apuestas.</translation>
    </message>
</context>
<context>
    <name>Countdown</name>
    <message>
        <source>Time left</source>
        <translation>Tiempo restante</translation>
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
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Apuesta</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajuste</translation>
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
        <translation>Mi conteo</translation>
    </message>
    <message>
        <source>Your counts</source>
        <translation>Sus conteos</translation>
    </message>
    <message>
        <source>What your stakes were worth</source>
        <translation>Lo que valían sus apuestas</translation>
    </message>
</context>
<context>
    <name>CountingOverview</name>
    <message>
        <source>Stakes and what they lead to</source>
        <translation>Apuestas y a qué llevan</translation>
    </message>
    <message>
        <source>This game is shuffled before every round, so there is nothing to count. Deal it from a kept shoe to see what that would change.</source>
        <translation>Este juego se baraja antes de cada ronda, así que no hay nada que contar. Repártelo de un sabot conservado para ver qué cambiaría.</translation>
    </message>
    <message>
        <source>Cancelled before there were any figures.</source>
        <translation>Cancelado antes de que hubiera cifras.</translation>
    </message>
    <message>
        <source>Stake by count</source>
        <translation>Apuesta por conteo</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Apuesta</translation>
    </message>
    <message>
        <source>Best stakes for this bankroll</source>
        <translation>Mejores apuestas para este capital</translation>
    </message>
    <message>
        <source>Share of Kelly&apos;s stakes</source>
        <translation>Parte de las apuestas de Kelly</translation>
    </message>
    <message>
        <source>Fill in</source>
        <translation>Rellenar</translation>
    </message>
    <message>
        <source>Undo the last change of the stakes</source>
        <translation>Deshacer el último cambio de apuestas</translation>
    </message>
    <message>
        <source>Bankroll</source>
        <translation>Capital</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Horas</translation>
    </message>
    <message>
        <source>Rounds an hour</source>
        <translation>Rondas por hora</translation>
    </message>
    <message>
        <source>Hands at higher counts</source>
        <translation>Manos con conteo mayor</translation>
    </message>
    <message>
        <source>Rounds with a stake</source>
        <translation>Rondas con apuesta</translation>
    </message>
    <message>
        <source>Plays follow the count</source>
        <translation>Las jugadas siguen el conteo</translation>
    </message>
    <message>
        <source>Otherwise basic strategy. They are looked for once in each game, which takes a while.</source>
        <translation>Si no, estrategia básica. Se buscan una vez en cada juego, lo que tarda un poco.</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>En cifras</translation>
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
        <translation>Conteo</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Qué se muestra</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Apuestas paralelas</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Practicar</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Conteo</translation>
    </message>
    <message>
        <source>Read a count system from a file</source>
        <translation>Leer un sistema de conteo de un archivo</translation>
    </message>
    <message>
        <source>Remove this system of your own</source>
        <translation>Quitar este sistema propio</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Barajas</translation>
    </message>
    <message>
        <source>How much is dealt</source>
        <translation>Cuánto se reparte</translation>
    </message>
    <message>
        <source>Deal from a kept shoe</source>
        <translation>Conservar el sabot</translation>
    </message>
    <message>
        <source>Read a count system</source>
        <translation>Leer un sistema de conteo</translation>
    </message>
    <message>
        <source>Count system</source>
        <translation>Sistema de conteo</translation>
    </message>
    <message>
        <source>My count</source>
        <translation>Mi conteo</translation>
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
        <translation>Jugada</translation>
    </message>
    <message>
        <source>At a count of</source>
        <translation>Con un conteo de</translation>
    </message>
    <message>
        <source>By depth</source>
        <translation>Por profundidad</translation>
    </message>
    <message>
        <source>Of all gain</source>
        <translation>De la ganancia</translation>
    </message>
    <message>
        <source>Plays that follow the count</source>
        <translation>Jugadas que siguen el conteo</translation>
    </message>
</context>
<context>
    <name>CountingSideBets</name>
    <message>
        <source>Side bets</source>
        <translation>Apuestas paralelas</translation>
    </message>
</context>
<context>
    <name>CurrencyChoice</name>
    <message>
        <source>Currency %1</source>
        <translation>Moneda %1</translation>
    </message>
</context>
<context>
    <name>DateRangeBox</name>
    <message>
        <source>Days</source>
        <translation>Días</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primer día</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último día</translation>
    </message>
    <message>
        <source>%1 in the calendar</source>
        <comment>the first or the last day</comment>
        <translation>%1 en el calendario</translation>
    </message>
</context>
<context>
    <name>DayLimitRow</name>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Set: %1</source>
        <translation>Fijar: %1</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Mantener</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Keep as it is: %1</source>
        <translation>Dejar como está: %1</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Quitar: %1</translation>
    </message>
</context>
<context>
    <name>DealingSpeeds</name>
    <message>
        <source>Off</source>
        <translation>Al instante</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
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
        <translation>Calcular: %1</translation>
    </message>
</context>
<context>
    <name>DeleteAccount</name>
    <message>
        <source>Delete %1?</source>
        <translation>¿Borrar %1?</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Continuar…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Export its record first</source>
        <translation>Exportar antes su registro</translation>
    </message>
    <message>
        <source>Everything it has played, as a JSON file.</source>
        <translation>Todo lo que ha jugado, en un archivo JSON.</translation>
    </message>
    <message>
        <source>Export the record</source>
        <translation>Exportar el registro</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Delete %1 for good?</source>
        <translation>¿Borrar %1 para siempre?</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Borrar para siempre</translation>
    </message>
    <message>
        <source>Its record is not exported. This can&apos;t be undone.</source>
        <translation>Su registro no se exporta. Esto no se puede deshacer.</translation>
    </message>
    <message>
        <source>First its record is written to %1. If that fails, nothing is deleted.</source>
        <translation>Primero su registro se escribe en %1. Si falla, no se borra nada.</translation>
    </message>
    <message>
        <source>Yes, delete %1 and all it has played</source>
        <translation>Sí, borrar %1 y todo lo que ha jugado</translation>
    </message>
    <message>
        <source>Exporting the record…</source>
        <translation>Exportando el registro…</translation>
    </message>
    <message>
        <source>Deleting the account…</source>
        <translation>Borrando la cuenta…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
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
        <translation>Aceptar</translation>
    </message>
</context>
<context>
    <name>DialogHeader</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>DiscardTray</name>
    <message>
        <source>Discard tray</source>
        <translation>Descartes</translation>
    </message>
</context>
<context>
    <name>Duplicate</name>
    <message>
        <source>%1: %2 against %3</source>
        <comment>a hand, its cards, the dealer&apos;s card</comment>
        <translation>%1: %2 contra %3</translation>
    </message>
    <message>
        <source>%1, insurance</source>
        <comment>a hand and what was asked</comment>
        <translation>%1, seguro</translation>
    </message>
    <message>
        <source>%1, even money</source>
        <comment>a hand and what was asked</comment>
        <translation>%1, even money</translation>
    </message>
    <message>
        <source>%1, best</source>
        <comment>an answer at the table</comment>
        <translation>%1, óptima</translation>
    </message>
    <message>
        <source>%1, costs %2</source>
        <comment>an answer at the table, an amount</comment>
        <translation>%1, cuesta %2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Round %1 of %2: %3 %4, %5 %6</source>
        <comment>two people, what each won or lost</comment>
        <translation>Ronda %1 de %2: %3 %4, %5 %6</translation>
    </message>
    <message>
        <source>Nothing to decide</source>
        <translation>Nada que decidir</translation>
    </message>
    <message>
        <source>%1. %2: %3. %4: %5. Best: %6</source>
        <comment>a hand; two people&apos;s answers</comment>
        <translation>%1. %2: %3. %4: %5. Óptima: %6</translation>
    </message>
    <message>
        <source>Luck being equal, you came out the same.</source>
        <comment>two people</comment>
        <translation>A igual suerte, el resultado fue el mismo.</translation>
    </message>
    <message>
        <source>Luck being equal, you came out %1 ahead of %2.</source>
        <translation>A igual suerte, quedaste %1 por delante de %2.</translation>
    </message>
    <message>
        <source>Luck being equal, you came out %1 behind %2.</source>
        <translation>A igual suerte, quedaste %1 por detrás de %2.</translation>
    </message>
    <message>
        <source>Luck being equal, %1 came out %2 ahead of %3.</source>
        <translation>A igual suerte, %1 quedó %2 por delante de %3.</translation>
    </message>
    <message>
        <source>Luck being equal, %1 came out %2 behind %3.</source>
        <translation>A igual suerte, %1 quedó %2 por detrás de %3.</translation>
    </message>
    <message>
        <source>%1: net %2, mistakes cost %3</source>
        <comment>somebody, two amounts</comment>
        <translation>%1: neto %2, los errores costaron %3</translation>
    </message>
</context>
<context>
    <name>EarlyBar</name>
    <message>
        <source>In advance, seat %1:</source>
        <translation>Por adelantado, asiento %1:</translation>
    </message>
    <message>
        <source>In advance, seat %1: %2</source>
        <translation>Por adelantado, asiento %1: %2</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Asiento %1</translation>
    </message>
    <message>
        <source>Decide in advance for seat %1</source>
        <translation>Decidir por adelantado para el asiento %1</translation>
    </message>
</context>
<context>
    <name>EarlySeat</name>
    <message>
        <source>%1 in advance, seat %2</source>
        <translation>%1 por adelantado, asiento %2</translation>
    </message>
</context>
<context>
    <name>EditorHeader</name>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>sin guardar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Save as my game</source>
        <translation>Guardar como mío</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Conservar las mías</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>Use the file&apos;s</source>
        <translation>Usar las del archivo</translation>
    </message>
    <message>
        <source>It could not be saved. %1</source>
        <translation>No se ha podido guardar. %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Buscar una regla</translation>
    </message>
    <message>
        <source>Rules to start from</source>
        <translation>Reglas de partida</translation>
    </message>
    <message>
        <source>Start from the rules of a type of casino</source>
        <translation>Partir de las reglas de un tipo de casino</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Fuente: %1</translation>
    </message>
    <message>
        <source>House edge</source>
        <translation>Ventaja de la casa</translation>
    </message>
    <message>
        <source>House edge: calculating…</source>
        <translation>Ventaja de la casa: calculando</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Ventaja de la casa %1</translation>
    </message>
    <message>
        <source>The last change makes no difference</source>
        <translation>El último cambio no supone ninguna diferencia</translation>
    </message>
    <message>
        <source>The last change: %1, better for you</source>
        <translation>El último cambio: %1, mejor para ti</translation>
    </message>
    <message>
        <source>The last change: %1, better for the house</source>
        <translation>El último cambio: %1, mejor para la casa</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message numerus="yes">
        <source>Show problems: %n</source>
        <translation>
            <numerusform>Mostrar lo que falla: %n</numerusform>
            <numerusform>Mostrar lo que falla: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditorRowView</name>
    <message>
        <source>%1 pays</source>
        <translation>Pago de %1</translation>
    </message>
    <message>
        <source>%1: smallest stake</source>
        <translation>%1: apuesta mínima</translation>
    </message>
    <message>
        <source>%1: largest stake</source>
        <translation>%1: apuesta máxima</translation>
    </message>
    <message>
        <source>Choose what to add to %1</source>
        <translation>Qué añadir a %1</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>Añadir a %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Revert: %1</source>
        <translation>Revertir: %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
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
        <translation>Juego óptimo</translation>
    </message>
    <message>
        <source>Best play: calculating…</source>
        <translation>Juego óptimo: calculando</translation>
    </message>
    <message>
        <source>The rules in words</source>
        <translation>Las reglas tal como se leen</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>Cambiado: %1</translation>
    </message>
    <message>
        <source>House edge of the side bets, and in an hour with the same stake on each</source>
        <translation>Ventaja de la casa en las apuestas paralelas, y por hora con la misma apuesta en cada una</translation>
    </message>
</context>
<context>
    <name>EditorWords</name>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Ventaja de la casa %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Limits of the bet</source>
        <translation>Límites de la apuesta</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Preset: %1</source>
        <translation>Modelo: %1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>A payout of %1 on a stake of %2 is rounded down to a multiple of %3.</source>
        <comment>odds, amounts, the least amount</comment>
        <translation>Un pago de %1 sobre una apuesta de %2 se redondea hacia abajo a un múltiplo de %3.</translation>
    </message>
    <message>
        <source>Pay table: %1.</source>
        <translation>Tabla de pagos: %1.</translation>
    </message>
</context>
<context>
    <name>Elsewhere</name>
    <message>
        <source>The same as you got</source>
        <translation>Lo mismo que obtuviste</translation>
    </message>
    <message>
        <source>%1 more than you got</source>
        <translation>%1 más de lo que obtuviste</translation>
    </message>
    <message>
        <source>%1 less than you got</source>
        <translation>%1 menos de lo que obtuviste</translation>
    </message>
    <message>
        <source>%1 per unit staked; you got %2</source>
        <translation>%1 por unidad apostada; obtuviste %2</translation>
    </message>
    <message>
        <source>Played for %1.</source>
        <comment>a currency</comment>
        <translation>Se juega con %1.</translation>
    </message>
    <message>
        <source>%1 on spot %2 can&apos;t be placed there.</source>
        <translation>%1 en la casilla %2 no tiene sitio allí.</translation>
    </message>
    <message>
        <source>%1 on spot %2: %3 in place of %4.</source>
        <translation>%1 en la casilla %2: %3 en lugar de %4.</translation>
    </message>
    <message>
        <source>None of your stakes can be placed there.</source>
        <translation>Ninguna de tus apuestas tiene sitio allí.</translation>
    </message>
    <message>
        <source>This would need cards that are still in the shoe. The answer can be shown when the shoe ends.</source>
        <translation>Seguiría con cartas que aún están en el sabot. Se podrá saber cuando el sabot se acabe.</translation>
    </message>
</context>
<context>
    <name>ElsewhereDialog</name>
    <message>
        <source>The same cards in other games</source>
        <translation>Las mismas cartas en otros juegos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a round, how it ended</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You play alone, with the shoe from this round&apos;s first card on, and make the best play from what you can see. The stakes are yours, or the nearest the game allows.</source>
        <translation>Te sientas allí a solas, con el sabot desde la primera carta de esta ronda, y juegas lo mejor posible según lo que se ve. Las apuestas son las tuyas, o las más parecidas que permite el juego.</translation>
    </message>
    <message>
        <source>Games calculated</source>
        <translation>Juegos calculados</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
</context>
<context>
    <name>ElsewhereLine</name>
    <message>
        <source>%1, best play</source>
        <comment>a game</comment>
        <translation>%1, con juego óptimo</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show it in %1</source>
        <comment>a game</comment>
        <translation>Mostrarlo en %1</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>no unseen card can be that hole card</source>
        <translation>ninguna carta sin ver puede ser esa carta oculta</translation>
    </message>
    <message>
        <source>the dealer has blackjack: the round is over, there is nothing to decide</source>
        <translation>el crupier tiene blackjack: la ronda ha terminado, no hay nada que decidir</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>How figures were computed</extracomment>
        <translation>exacto</translation>
    </message>
    <message>
        <source>exact for these plays: up to {} hands of a pair, each played as best for the pair&apos;s two cards gone; pairs are split again always or up to a number of hands, whichever is worth most; other hands&apos; second cards are known only not to be of the pair</source>
        <translation>exacto para estas jugadas: hasta {} manos de una pareja, cada una jugada como es óptimo sin las dos cartas de la pareja; las parejas se vuelven a dividir siempre o hasta un número de manos, lo que más valga; de las segundas cartas de las demás manos solo se sabe que no son de la pareja</translation>
    </message>
    <message>
        <source>a decision needs at least two cards</source>
        <translation>una decisión necesita al menos dos cartas</translation>
    </message>
    <message>
        <source>is bust: there is nothing to decide</source>
        <translation>se ha pasado: no hay nada que decidir</translation>
    </message>
    <message>
        <source>only {} cards are left unseen; at least {} are needed</source>
        <translation>solo quedan {} cartas sin ver; se necesitan al menos {}</translation>
    </message>
    <message>
        <source>{} is not among the cards unseen</source>
        <translation>{} no está entre las cartas sin ver</translation>
    </message>
    <message>
        <source>{} is out of range; allowed: {} to {}</source>
        <translation>{} está fuera de rango; se admite de {} a {}</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <extracomment>A place and what is wrong there</extracomment>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>cannot be moved: {}</source>
        <translation>no se puede mover: {}</translation>
    </message>
    <message>
        <source>no such game; it may have been deleted meanwhile</source>
        <translation>no existe ese juego; puede que se haya eliminado entretanto</translation>
    </message>
    <message>
        <source>is a built-in game; copy it to change it</source>
        <translation>es un juego incluido; se puede cambiar una copia suya</translation>
    </message>
    <message>
        <source>was opened from a file elsewhere; copy it to change it</source>
        <translation>se abrió desde un archivo de otro lugar; se puede cambiar una copia suya</translation>
    </message>
    <message>
        <source>is not in the folder of your own games</source>
        <translation>no está en la carpeta de tus propios juegos</translation>
    </message>
    <message>
        <source>not a commitment; 64 hex digits, the SHA-256 of the seed, are needed</source>
        <translation>no es un compromiso; se necesitan 64 cifras hexadecimales, el SHA-256 de la semilla</translation>
    </message>
    <message>
        <source>can&apos;t be priced: {}</source>
        <translation>no se puede valorar: {}</translation>
    </message>
    <message>
        <source>it can&apos;t be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>es demasiado grande</translation>
    </message>
    <message>
        <source>it is damaged or too large</source>
        <translation>está dañado o es demasiado grande</translation>
    </message>
    <message>
        <source>it is not a picture</source>
        <translation>no es una imagen</translation>
    </message>
    <message>
        <source>it lacks the card {}</source>
        <translation>le falta la carta {}</translation>
    </message>
    <message>
        <source>its cards can&apos;t be told apart</source>
        <translation>sus cartas no se distinguen entre sí</translation>
    </message>
    <message>
        <source>its parts are nested too deeply</source>
        <translation>sus partes están anidadas en demasiados niveles</translation>
    </message>
    <message>
        <source>it refers to another file</source>
        <translation>muestra otro archivo</translation>
    </message>
    <message>
        <source>it has too many parts</source>
        <translation>tiene demasiadas partes</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>está dañado</translation>
    </message>
    <message>
        <source>it repeats its parts too often</source>
        <translation>muestra sus partes demasiadas veces</translation>
    </message>
    <message>
        <source>a first card outside the shoe</source>
        <translation>una primera carta fuera del sabot</translation>
    </message>
    <message>
        <source>a player out of order</source>
        <translation>un jugador fuera de orden</translation>
    </message>
    <message>
        <source>an unknown player or seat</source>
        <translation>un jugador o un asiento desconocido</translation>
    </message>
    <message>
        <source>a seat that can&apos;t be taken</source>
        <translation>un asiento que no se puede ocupar</translation>
    </message>
    <message>
        <source>a seat that can&apos;t be left</source>
        <translation>un asiento que no se puede dejar</translation>
    </message>
    <message>
        <source>a stake out of place</source>
        <translation>una apuesta fuera de lugar</translation>
    </message>
    <message>
        <source>a stake that was never placed is returned</source>
        <translation>se devuelve una apuesta que no existe</translation>
    </message>
    <message>
        <source>betting isn&apos;t open</source>
        <translation>las apuestas no están abiertas</translation>
    </message>
    <message>
        <source>a card for a hand that doesn&apos;t exist</source>
        <translation>una carta para una mano que no existe</translation>
    </message>
    <message>
        <source>an insurance without a play</source>
        <translation>un seguro sin jugada</translation>
    </message>
    <message>
        <source>even money without a play</source>
        <translation>un pago a la par sin jugada</translation>
    </message>
    <message>
        <source>an offer without a play</source>
        <translation>una oferta sin jugada</translation>
    </message>
    <message>
        <source>an unknown seat</source>
        <translation>un asiento desconocido</translation>
    </message>
    <message>
        <source>an unknown hand</source>
        <translation>una mano desconocida</translation>
    </message>
    <message>
        <source>a hand that can&apos;t be split</source>
        <translation>una mano que no se puede dividir</translation>
    </message>
    <message>
        <source>nothing to follow</source>
        <translation>nada que seguir</translation>
    </message>
    <message>
        <source>a settled stake differs from the one placed</source>
        <translation>se liquida una apuesta distinta de la que se hizo</translation>
    </message>
    <message>
        <source>a play that isn&apos;t open is settled</source>
        <translation>se liquida una jugada que no está abierta</translation>
    </message>
    <message>
        <source>the round ends with an unsettled play</source>
        <translation>la ronda termina con una jugada sin liquidar</translation>
    </message>
    <message>
        <source>event {}</source>
        <translation>evento {}</translation>
    </message>
    <message>
        <source>no command begins with this event</source>
        <translation>ninguna orden empieza con este evento</translation>
    </message>
    <message>
        <source>the round was never opened</source>
        <translation>la ronda no llegó a abrirse</translation>
    </message>
    <message>
        <source>players are not numbered in order</source>
        <translation>las personas no están numeradas por orden</translation>
    </message>
    <message>
        <source>there is no such seat</source>
        <translation>no existe ese asiento</translation>
    </message>
    <message>
        <source>the command behind this event is refused: {}</source>
        <translation>la orden que originó este evento se rechaza: {}</translation>
    </message>
    <message>
        <source>the command behind this event produces no event</source>
        <translation>la orden que originó este evento no produce ninguno</translation>
    </message>
    <message>
        <source>the same command produces another event</source>
        <translation>la misma orden produce otro evento</translation>
    </message>
    <message>
        <source>{} to {}</source>
        <translation>de {} a {}</translation>
    </message>
    <message>
        <source>a list of {}</source>
        <translation>una lista de {}</translation>
    </message>
    <message>
        <source>a payout such as &quot;3:2&quot;, numbers from 1 to 1000</source>
        <translation>un pago como &quot;3:2&quot;, con números de 1 a 1000</translation>
    </message>
    <message>
        <source>text of 1 to {} bytes</source>
        <translation>texto de 1 a {} bytes</translation>
    </message>
    <message>
        <source>a list of {id, name, kind, pays, limits}</source>
        <translation>una lista de {id, name, kind, pays, limits}</translation>
    </message>
    <message>
        <source>a list of {currency, min, max}</source>
        <translation>una lista de {currency, min, max}</translation>
    </message>
    <message>
        <source>a list of keys</source>
        <translation>una lista de claves</translation>
    </message>
    <message>
        <source>There is no cut card: the shoe is shuffled every round.</source>
        <translation>No hay carta de corte: el sabot se baraja en cada ronda.</translation>
    </message>
    <message>
        <source>There is only one seat.</source>
        <translation>Solo hay un asiento.</translation>
    </message>
    <message>
        <source>Other people play only at a shared table.</source>
        <translation>Otras personas solo se sientan en una mesa compartida.</translation>
    </message>
    <message>
        <source>Insurance is not offered.</source>
        <translation>No se ofrece el seguro.</translation>
    </message>
    <message>
        <source>A blackjack against an ace is offered even money instead.</source>
        <translation>A un blackjack contra un as se le ofrece en su lugar el pago a la par.</translation>
    </message>
    <message>
        <source>Pairs can&apos;t be split.</source>
        <translation>Las parejas no se pueden dividir.</translation>
    </message>
    <message>
        <source>Hands can&apos;t be resplit.</source>
        <translation>Una mano que viene de una división no se vuelve a dividir.</translation>
    </message>
    <message>
        <source>A hand can&apos;t be surrendered.</source>
        <translation>Una mano no se puede rendir.</translation>
    </message>
    <message>
        <source>must be a fraction between {} and {}, such as 0.9953</source>
        <translation>debe ser una fracción entre {} y {}, como 0.9953</translation>
    </message>
    <message>
        <source>empty; a rule set needs an id</source>
        <translation>vacío; un conjunto de reglas necesita un id</translation>
    </message>
    <message>
        <source>a double after a split needs splits (&quot;split.hands&quot; 2 to 4)</source>
        <translation>doblar tras dividir requiere divisiones (&quot;split.hands&quot; de 2 a 4)</translation>
    </message>
    <message>
        <source>empty; a side bet needs an id</source>
        <translation>vacío; una apuesta paralela necesita un id</translation>
    </message>
    <message>
        <source>&quot;{}&quot; appears twice</source>
        <translation>«{}» aparece dos veces</translation>
    </message>
    <message>
        <source>no limits; at least one {currency, min, max} is needed</source>
        <translation>sin límites; se necesita al menos un {currency, min, max}</translation>
    </message>
    <message>
        <source>empty; a currency&apos;s name is needed</source>
        <translation>vacío; se necesita el nombre de una moneda</translation>
    </message>
    <message>
        <source>must be above 0.00 and a multiple of 0.02</source>
        <translation>debe ser mayor que 0.00 y múltiplo de 0.02</translation>
    </message>
    <message>
        <source>must be between min and {}</source>
        <translation>debe estar entre min y {}</translation>
    </message>
    <message>
        <source>must be a multiple of 0.02</source>
        <translation>debe ser múltiplo de 0.02</translation>
    </message>
    <message>
        <source>empty; at least one outcome must pay</source>
        <translation>vacío; al menos un resultado debe pagar</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no such outcome</source>
        <translation>«{}» no tiene ese resultado</translation>
    </message>
    <message>
        <source>appears twice</source>
        <translation>aparece dos veces</translation>
    </message>
    <message>
        <source>event {} ({})</source>
        <translation>evento {} ({})</translation>
    </message>
    <message>
        <source>an amount larger than a wallet can hold</source>
        <translation>un importe mayor de lo que cabe en un monedero</translation>
    </message>
    <message>
        <source>not a seed; {} hex digits are needed</source>
        <translation>no es una semilla; se necesitan {} cifras hexadecimales</translation>
    </message>
    <message>
        <source>{} bytes are too many; a client seed has 0 to {} bytes in UTF-8</source>
        <translation>{} bytes son demasiados; una semilla del cliente tiene de 0 a {} bytes en UTF-8</translation>
    </message>
    <message>
        <source>not UTF-8; a client seed has 0 to {} bytes in UTF-8</source>
        <translation>no es UTF-8; una semilla del cliente tiene de 0 a {} bytes</translation>
    </message>
    <message>
        <source>the seed&apos;s SHA-256 is {}, the commitment says {}</source>
        <translation>el SHA-256 de la semilla es {}; el compromiso dice {}</translation>
    </message>
    <message>
        <source>card {} of the shoe is {} by the shuffle, {} was drawn</source>
        <translation>la carta {} del sabot es {} según el barajado; se sacó {}</translation>
    </message>
    <message>
        <source>is a link out of the data folder, or lies behind one, and is not followed; put the file itself there, or choose its folder with --data</source>
        <translation>es un enlace que sale de la carpeta de datos, o está detrás de uno, y no se sigue; pon ahí el propio archivo, o elige con --data la carpeta en la que está</translation>
    </message>
    <message>
        <source>the stored events are damaged: {}</source>
        <translation>los eventos guardados están dañados: {}</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>The stored events are damaged: they are empty</extracomment>
        <translation>vacío</translation>
    </message>
    <message>
        <source>the stored events have version {}; this program knows 1 and 2</source>
        <translation>los eventos guardados son de la versión {}; este programa conoce la 1 y la 2</translation>
    </message>
    <message>
        <source>the compressed length is wrong</source>
        <translation>la longitud comprimida no es correcta</translation>
    </message>
    <message>
        <source>they can&apos;t be decompressed</source>
        <translation>no se pueden descomprimir</translation>
    </message>
    <message>
        <source>they are not a list</source>
        <translation>no son una lista</translation>
    </message>
    <message>
        <source>event {} can&apos;t be read</source>
        <translation>el evento {} no se puede leer</translation>
    </message>
    <message>
        <source>more data follows them</source>
        <translation>les siguen más datos</translation>
    </message>
    <message>
        <source>has already joined; every player joins once</source>
        <translation>ya está; cada jugador llega una sola vez</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not at the table; a player joins with player-present</source>
        <translation>«{}» no está en la mesa; un jugador llega con player-present</translation>
    </message>
    <message>
        <source>does not belong to a stake of this kind; leave it out</source>
        <translation>no corresponde a una apuesta de este tipo; omítelo</translation>
    </message>
    <message>
        <source>an object with &quot;type&quot; is needed</source>
        <translation>se necesita un objeto con &quot;type&quot;</translation>
    </message>
    <message>
        <source>too many players; at most {} are allowed</source>
        <translation>demasiados jugadores; se admiten {}</translation>
    </message>
    <message>
        <source>nested too deeply; at most 64 levels are allowed</source>
        <translation>demasiados niveles de anidamiento; se admiten 64</translation>
    </message>
    <message>
        <source>appears twice; a key may appear once in an object</source>
        <translation>aparece dos veces; una clave solo puede aparecer una vez en un objeto</translation>
    </message>
    <message>
        <source>line {}, column {}</source>
        <translation>línea {}, columna {}</translation>
    </message>
    <message>
        <source>unterminated object</source>
        <extracomment>What is wrong in a file that is no JSON, as all that follow up to &quot;garbage at the end&quot;</extracomment>
        <translation>objeto sin terminar</translation>
    </message>
    <message>
        <source>missing name separator</source>
        <translation>falta el separador de nombres</translation>
    </message>
    <message>
        <source>unterminated array</source>
        <translation>lista sin terminar</translation>
    </message>
    <message>
        <source>missing value separator</source>
        <translation>falta el separador de valores</translation>
    </message>
    <message>
        <source>invalid termination by number</source>
        <translation>un número termina de forma no válida</translation>
    </message>
    <message>
        <source>illegal number</source>
        <translation>número no válido</translation>
    </message>
    <message>
        <source>invalid escape sequence</source>
        <translation>secuencia de escape no válida</translation>
    </message>
    <message>
        <source>invalid UTF8 string</source>
        <translation>cadena UTF-8 no válida</translation>
    </message>
    <message>
        <source>unterminated string</source>
        <translation>cadena sin terminar</translation>
    </message>
    <message>
        <source>object is missing after a comma</source>
        <translation>falta un objeto después de una coma</translation>
    </message>
    <message>
        <source>too large document</source>
        <translation>documento demasiado grande</translation>
    </message>
    <message>
        <source>garbage at the end of the document</source>
        <translation>sobra contenido al final del documento</translation>
    </message>
    <message>
        <source>illegal value</source>
        <translation>valor no válido</translation>
    </message>
    <message>
        <source>too large; at most 16 MiB is allowed</source>
        <translation>demasiado grande; se admiten 16 MiB</translation>
    </message>
    <message>
        <source>not JSON at {} ({}); one JSON object is needed</source>
        <translation>no es JSON en {} ({}); se necesita un objeto JSON</translation>
    </message>
    <message>
        <source>a lone value; one JSON object is needed</source>
        <translation>un valor suelto; se necesita un objeto JSON</translation>
    </message>
    <message>
        <source>no file is named; a path is needed</source>
        <translation>no se indica ningún archivo; se necesita una ruta</translation>
    </message>
    <message>
        <source>cannot be read: {}</source>
        <translation>no se puede leer: {}</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>What was found in a file: &quot;is true or false; text is needed&quot;. The next five too</extracomment>
        <translation>true o false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>un valor vacío</translation>
    </message>
    <message>
        <source>is {}; text is needed</source>
        <translation>es {}; se necesita texto</translation>
    </message>
    <message>
        <source>holds half a character (a lone surrogate); text is needed</source>
        <translation>contiene medio carácter (un sustituto suelto); se necesita texto</translation>
    </message>
    <message>
        <source>is too short; allowed: {} to {} bytes</source>
        <translation>es demasiado corto; se admiten de {} a {} bytes</translation>
    </message>
    <message>
        <source>{} bytes are too many; allowed: {} to {}</source>
        <translation>{} bytes son demasiados; se admiten de {} a {}</translation>
    </message>
    <message>
        <source>holds a control character; plain text on one line is needed</source>
        <translation>contiene un carácter de control; se necesita texto sin formato en una línea</translation>
    </message>
    <message>
        <source>holds a character that breaks the line; plain text on one line is needed</source>
        <translation>contiene un carácter que parte la línea; se necesita texto sin formato en una línea</translation>
    </message>
    <message>
        <source>holds a character that reverses the text around it; plain text is needed</source>
        <translation>contiene un carácter que invierte el texto que lo rodea; se necesita texto sin formato</translation>
    </message>
    <message>
        <source>is {}; true or false is needed</source>
        <translation>es {}; se necesita true o false</translation>
    </message>
    <message>
        <source>is {}; a whole number is needed</source>
        <translation>es {}; se necesita un número entero</translation>
    </message>
    <message>
        <source>{} is not a whole number; allowed: {} to {}</source>
        <translation>{} no es un número entero; se admite de {} a {}</translation>
    </message>
    <message>
        <source>is {}; a number is needed</source>
        <translation>es {}; se necesita un número</translation>
    </message>
    <message>
        <source>is {}; an amount as decimal text, such as &quot;12.50&quot;, is needed</source>
        <translation>es {}; se necesita un importe como texto decimal, por ejemplo &quot;12.50&quot;</translation>
    </message>
    <message>
        <source>{} is not an amount; decimal text such as &quot;12.50&quot; is needed</source>
        <translation>{} no es un importe; se necesita texto decimal como &quot;12.50&quot;</translation>
    </message>
    <message>
        <source>is {}; a payout as text, such as &quot;3:2&quot;, is needed</source>
        <translation>es {}; se necesita un pago como texto, por ejemplo &quot;3:2&quot;</translation>
    </message>
    <message>
        <source>{} is not a payout; text such as &quot;3:2&quot; with numbers from 1 to 1000 is needed</source>
        <translation>{} no es un pago; se necesita texto como &quot;3:2&quot; con números de 1 a 1000</translation>
    </message>
    <message>
        <source>is {}; a card such as &quot;AS&quot; or &quot;TD&quot; is needed</source>
        <translation>es {}; se necesita una carta como &quot;AS&quot; o &quot;TD&quot;</translation>
    </message>
    <message>
        <source>{} is not a card; a rank A 2 3 4 5 6 7 8 9 T J Q K and a suit S H D C are needed</source>
        <translation>{} no es una carta; se necesitan un rango A 2 3 4 5 6 7 8 9 T J Q K y un palo S H D C</translation>
    </message>
    <message>
        <source>is {}; allowed: {}</source>
        <translation>es {}; valores admitidos: {}</translation>
    </message>
    <message>
        <source>{} is not known; allowed: {}</source>
        <translation>{} no se conoce; valores admitidos: {}</translation>
    </message>
    <message>
        <source>is {}; a list is needed</source>
        <translation>es {}; se necesita una lista</translation>
    </message>
    <message>
        <source>{} entries are too many; at most {} are allowed</source>
        <translation>{} elementos son demasiados; se admiten {}</translation>
    </message>
    <message>
        <source>is {}; an object is needed</source>
        <translation>es {}; se necesita un objeto</translation>
    </message>
    <message>
        <source>unknown key; allowed: {}</source>
        <translation>clave desconocida; se admiten {}</translation>
    </message>
    <message>
        <source>{} keys are too many; at most {} are allowed</source>
        <translation>{} claves son demasiadas; se admiten {}</translation>
    </message>
    <message>
        <source>missing; this key is needed</source>
        <translation>falta; esta clave es necesaria</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is taken by {}; a different id is needed</source>
        <translation>«{}» ya lo usa {}; hace falta un id propio</translation>
    </message>
    <message>
        <source>a built-in game</source>
        <translation>un juego incluido</translation>
    </message>
    <message>
        <source>the folder of your own games cannot be created</source>
        <translation>no se puede crear la carpeta de tus propios juegos</translation>
    </message>
    <message>
        <source>cannot be written: {}; what was there before is unchanged</source>
        <translation>no se puede escribir: {}; lo que había antes queda intacto</translation>
    </message>
    <message>
        <source>is already one of your own games, at {}</source>
        <translation>ya es uno de tus propios juegos, en {}</translation>
    </message>
    <message>
        <source>is a built-in game; only your own can be removed</source>
        <translation>es un juego incluido; solo se pueden quitar los propios</translation>
    </message>
    <message>
        <source>no such game; there are none of your own</source>
        <translation>no existe ese juego; no tienes ninguno propio</translation>
    </message>
    <message>
        <source>no such game; your own are {}</source>
        <translation>no existe ese juego; los tuyos son {}</translation>
    </message>
    <message>
        <source>cannot be removed: {}</source>
        <translation>no se puede quitar: {}</translation>
    </message>
    <message>
        <source>has no &quot;{}&quot;</source>
        <translation>no tiene «{}»</translation>
    </message>
    <message>
        <source>has no entry &quot;{}&quot;; allowed: its ids or places from 0 to {}</source>
        <translation>no tiene la entrada «{}»; se admiten sus id o posiciones de 0 a {}</translation>
    </message>
    <message>
        <source>not a change of a rule; KEY=VALUE is needed, such as decks=8</source>
        <translation>no es un cambio de regla; se necesita KEY=VALUE, por ejemplo decks=8</translation>
    </message>
    <message>
        <source>goes too deep; at most {} levels are allowed</source>
        <translation>demasiados niveles; se admiten {}</translation>
    </message>
    <message>
        <source>too long; at most {} bytes are allowed</source>
        <translation>demasiado largo; se admiten {} bytes</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no such outcome; allowed: {}</source>
        <translation>«{}» no tiene ese resultado; se admiten {}</translation>
    </message>
    <message>
        <source>holds a slash; an id has 1 to {} bytes and no slash</source>
        <translation>contiene una barra; un id tiene de 1 a {} bytes y ninguna barra</translation>
    </message>
    <message>
        <source>is the path of a file; a name to be read is needed</source>
        <translation>es la ruta de un archivo; se necesita un nombre para leer</translation>
    </message>
    <message>
        <source>appears twice; allowed: ace and ten, once each</source>
        <translation>aparece dos veces; se admiten ace y ten, una vez cada uno</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a card; a card is a rank A 2 … 9 T J Q K and a suit S H D C, such as TS</source>
        <translation>«{}» no es una carta; una carta es un rango A 2 … 9 T J Q K y un palo S H D C, por ejemplo TS</translation>
    </message>
    <message>
        <source>must be a text of cards (&quot;9S KD …&quot;) or an object {&quot;seed&quot;, &quot;clientSeed&quot;, &quot;number&quot;}</source>
        <translation>debe ser un texto de cartas (&quot;9S KD …&quot;) o un objeto {&quot;seed&quot;, &quot;clientSeed&quot;, &quot;number&quot;}</translation>
    </message>
    <message>
        <source>must be 64 hex digits</source>
        <translation>deben ser 64 cifras hexadecimales</translation>
    </message>
    <message>
        <source>&quot;player&quot; is missing; it may be left out only where there is one</source>
        <translation>falta &quot;player&quot;; solo se puede omitir si hay un único jugador</translation>
    </message>
    <message>
        <source>there is no player &quot;{}&quot; at this table</source>
        <translation>no hay ningún jugador «{}» en esta mesa</translation>
    </message>
    <message>
        <source>&quot;seat&quot; is missing; this game has {}</source>
        <translation>falta &quot;seat&quot;; este juego tiene {}</translation>
    </message>
    <message>
        <source>a bet has exactly one of &quot;main&quot;, &quot;behind&quot;, &quot;side&quot;</source>
        <translation>una apuesta lleva exactamente uno de &quot;main&quot;, &quot;behind&quot;, &quot;side&quot;</translation>
    </message>
    <message>
        <source>&quot;stake&quot; goes with &quot;side&quot;, and only with it</source>
        <translation>&quot;stake&quot; va con &quot;side&quot;, y solo con él</translation>
    </message>
    <message>
        <source>nobody plays; at least one player is needed</source>
        <translation>no juega nadie; se necesita al menos un jugador</translation>
    </message>
    <message>
        <source>{} players; this game has exactly one</source>
        <translation>{} jugadores; este juego tiene exactamente uno</translation>
    </message>
    <message>
        <source>this game is not played in &quot;{}&quot;; allowed: {}</source>
        <translation>este juego no se juega en «{}»; se admite: {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is taken by another rule set; a different id is needed</source>
        <translation>«{}» ya lo usa otro conjunto de reglas; hace falta un id propio</translation>
    </message>
    <message>
        <source>no such game; use one of {}, or the path of a rule-set file</source>
        <translation>no existe ese juego; se conocen {}, o la ruta de un archivo de reglas</translation>
    </message>
    <message>
        <source>shoe</source>
        <extracomment>Where something is wrong: the shoe that cards come from</extracomment>
        <translation>sabot</translation>
    </message>
    <message>
        <source>there is none with that number</source>
        <translation>no hay ninguno con ese número</translation>
    </message>
    <message>
        <source>round {}: {}</source>
        <translation>ronda {}: {}</translation>
    </message>
    <message>
        <source>there is no account</source>
        <translation>no hay ninguna cuenta</translation>
    </message>
    <message>
        <source>can&apos;t be written: {}</source>
        <translation>no se puede escribir: {}</translation>
    </message>
    <message>
        <source>log {}, event {} ({})</source>
        <translation>registro {}, evento {} ({})</translation>
    </message>
    <message>
        <source>log {}, event {}</source>
        <translation>registro {}, evento {}</translation>
    </message>
    <message>
        <source>the known cards run out before the round ends</source>
        <translation>las cartas conocidas no llegan hasta el final de la ronda</translation>
    </message>
    <message>
        <source>answer</source>
        <extracomment>Where something is wrong: what somebody does in a hand</extracomment>
        <translation>respuesta</translation>
    </message>
    <message>
        <source>is refused: {}</source>
        <translation>se rechaza: {}</translation>
    </message>
    <message>
        <source>round {}</source>
        <translation>ronda {}</translation>
    </message>
    <message>
        <source>is not finished</source>
        <translation>no está terminada</translation>
    </message>
    <message>
        <source>the day&apos;s rounds add up to more than a wallet can hold</source>
        <translation>las rondas del día suman más de lo que cabe en un monedero</translation>
    </message>
    <message>
        <source>limit</source>
        <extracomment>Where something is wrong: what somebody may lose, stake or play at most</extracomment>
        <translation>límite</translation>
    </message>
    <message>
        <source>a money limit has a currency, any other has none</source>
        <translation>un límite de dinero es en una moneda; cualquier otro, en ninguna</translation>
    </message>
    <message>
        <source>an amount above 0 and at most {}</source>
        <translation>un importe mayor que 0 y de {} como máximo</translation>
    </message>
    <message>
        <source>1 to {} minutes</source>
        <translation>de 1 a {} minutos</translation>
    </message>
    <message>
        <source>break</source>
        <extracomment>Where something is wrong: a time without play</extracomment>
        <translation>descanso</translation>
    </message>
    <message>
        <source>a break lasts from a minute to 30 days, an exclusion from a day to five years</source>
        <translation>un descanso dura de un minuto a 30 días; una exclusión, de un día a cinco años</translation>
    </message>
    <message>
        <source>one that ends later is already running; it can&apos;t be shortened</source>
        <translation>ya hay uno en curso que termina más tarde; no se puede acortar</translation>
    </message>
    <message>
        <source>the break can&apos;t be recorded here, where other data folders look for it; check that you may write to this file</source>
        <translation>no se puede anotar el descanso aquí, donde lo buscan otras carpetas de datos; comprueba que puedes escribir en este archivo</translation>
    </message>
    <message>
        <source>event {}: {}</source>
        <translation>evento {}: {}</translation>
    </message>
    <message>
        <source>too few cards were left in the shoe</source>
        <translation>quedaban demasiado pocas cartas en el sabot</translation>
    </message>
    <message>
        <source>its cards are not those of its decks</source>
        <translation>sus cartas no son las de sus barajas</translation>
    </message>
    <message>
        <source>has no cards</source>
        <translation>no tiene cartas</translation>
    </message>
    <message>
        <source>its first cards can&apos;t be priced</source>
        <translation>sus primeras cartas no se pueden valorar</translation>
    </message>
    <message>
        <source>the export</source>
        <extracomment>Where something is wrong: what is written of the record of play</extracomment>
        <translation>la exportación</translation>
    </message>
    <message>
        <source>is a folder; the name of a file is needed</source>
        <translation>es una carpeta; se necesita el nombre de un archivo</translation>
    </message>
    <message>
        <source>is a device, not a file; the name of a file is needed</source>
        <translation>es un dispositivo, no un archivo; se necesita el nombre de un archivo</translation>
    </message>
    <message>
        <source>the folder doesn&apos;t exist</source>
        <translation>la carpeta no existe</translation>
    </message>
    <message>
        <source>already exists and was not to be replaced</source>
        <translation>ya existe, y no se debía reemplazar</translation>
    </message>
    <message>
        <source>the round can&apos;t be cancelled: {}</source>
        <translation>la ronda no se puede anular: {}</translation>
    </message>
    <message>
        <source>the answer to a question is refused: {}</source>
        <translation>la respuesta a una pregunta se rechaza: {}</translation>
    </message>
    <message>
        <source>a side bet that the rules don&apos;t have</source>
        <translation>una apuesta paralela que no está en las reglas</translation>
    </message>
    <message>
        <source>an account&apos;s name has 1 to 60 characters</source>
        <translation>el nombre de una cuenta tiene de 1 a 60 caracteres</translation>
    </message>
    <message>
        <source>account</source>
        <extracomment>Where something is wrong: &quot;account: there is no such account&quot;</extracomment>
        <translation>cuenta</translation>
    </message>
    <message>
        <source>a key has 1 to 40 of the characters a–z, 0–9 and &apos;-&apos;</source>
        <translation>una clave tiene de 1 a 40 caracteres de a–z, 0–9 y &apos;-&apos;</translation>
    </message>
    <message>
        <source>there is already an account &quot;{}&quot;</source>
        <translation>ya hay una cuenta «{}»</translation>
    </message>
    <message>
        <source>currency</source>
        <extracomment>Where something is wrong</extracomment>
        <translation>moneda</translation>
    </message>
    <message>
        <source>there is no play money named &quot;{}&quot;</source>
        <translation>no hay dinero ficticio que se llame «{}»</translation>
    </message>
    <message>
        <source>top-up</source>
        <translation>recarga</translation>
    </message>
    <message>
        <source>a round is being played with this money; finish it first</source>
        <translation>se está jugando una ronda con este dinero; termínala antes</translation>
    </message>
    <message>
        <source>this wallet already holds more than enough</source>
        <translation>en este monedero hay más que suficiente</translation>
    </message>
    <message>
        <source>there is no such account</source>
        <translation>no existe esa cuenta</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>el archivo está dañado</translation>
    </message>
    <message>
        <source>the folder for backups can&apos;t be created; check that you may write there</source>
        <translation>no se puede crear la carpeta de las copias de seguridad; comprueba que puedes escribir ahí</translation>
    </message>
    <message>
        <source>another backup is still being made; try again when it is done</source>
        <translation>aún se está haciendo otra copia de seguridad; reinténtalo cuando esté lista</translation>
    </message>
    <message>
        <source>the backup can&apos;t be written</source>
        <translation>no se puede escribir la copia de seguridad</translation>
    </message>
    <message>
        <source>was made by a newer version of the program</source>
        <translation>lo creó una versión más reciente del programa</translation>
    </message>
    <message>
        <source>is damaged and can&apos;t be read; choose another</source>
        <translation>está dañado y no se puede leer; elige otro</translation>
    </message>
    <message>
        <source>is not a backup of this program; choose another</source>
        <translation>no es una copia de seguridad de este programa; elige otra</translation>
    </message>
    <message>
        <source>can&apos;t be read; check that it is there and that you may read it, or choose another</source>
        <translation>no se puede leer; comprueba que existe y que puedes leerlo, o elige otro</translation>
    </message>
    <message>
        <source>the folder can&apos;t be created</source>
        <translation>no se puede crear la carpeta</translation>
    </message>
    <message>
        <source>can&apos;t be renamed to the database now; the next start tries again</source>
        <translation>ahora no puede recibir el nombre de la base de datos; se reintentará en el próximo inicio</translation>
    </message>
    <message>
        <source>round {} stakes more than the wallet holds; none of it was stored</source>
        <translation>la ronda {} apuesta más de lo que hay en el monedero; no se ha guardado nada de ella</translation>
    </message>
    <message>
        <source>round {} can&apos;t be taken out: some of its money is still in play</source>
        <translation>la ronda {} no se puede quitar: aún tiene dinero en juego</translation>
    </message>
    <message>
        <source>transfer {} is missing</source>
        <translation>falta la transferencia {}</translation>
    </message>
    <message>
        <source>transfer {} is not from the house to a wallet</source>
        <translation>la transferencia {} no va de la casa a un monedero</translation>
    </message>
    <message>
        <source>book {} ({}) is of no known kind, or is there twice</source>
        <translation>el libro {} ({}) no es de ningún tipo conocido, o está dos veces</translation>
    </message>
    <message>
        <source>it books to a book of another account or currency</source>
        <translation>anota en un libro de otra cuenta o moneda</translation>
    </message>
    <message>
        <source>it begins with {} in the wallet, which earlier rounds and top-ups don&apos;t add up to</source>
        <translation>empieza con {} en el monedero, que no resultan de las rondas anteriores ni de las recargas</translation>
    </message>
    <message>
        <source>book {} ({}) holds {}, its bookings come to {}</source>
        <translation>el libro {} ({}) tiene {}; sus anotaciones suman {}</translation>
    </message>
    <message>
        <source>the wallet of account {} in {} is below zero</source>
        <translation>el monedero de la cuenta {} en {} está por debajo de cero</translation>
    </message>
    <message>
        <source>the books in {} don&apos;t balance: {} too much</source>
        <translation>los libros en {} no cuadran: sobran {}</translation>
    </message>
    <message>
        <source>amounts larger than a book can hold</source>
        <translation>importes mayores de lo que cabe en un libro</translation>
    </message>
    <message>
        <source>the books</source>
        <translation>los libros</translation>
    </message>
    <message>
        <source>the limits</source>
        <translation>los límites</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>el archivo</translation>
    </message>
    <message>
        <source>its tables are not the ones this program creates</source>
        <translation>sus tablas no son las que crea este programa</translation>
    </message>
    <message>
        <source>the schema</source>
        <translation>el esquema</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>las reglas</translation>
    </message>
    <message>
        <source>the rules number {} are not the ones that were stored</source>
        <translation>las reglas número {} no son las que se guardaron</translation>
    </message>
    <message>
        <source>the shoe is missing</source>
        <translation>falta el sabot</translation>
    </message>
    <message>
        <source>shoe {}</source>
        <translation>sabot {}</translation>
    </message>
    <message>
        <source>it has number {}, the account&apos;s next is {}</source>
        <translation>tiene el número {}; el siguiente de la cuenta es el {}</translation>
    </message>
    <message>
        <source>its seed is not the one committed to</source>
        <translation>su semilla no es la comprometida</translation>
    </message>
    <message>
        <source>the shoes</source>
        <translation>los sabots</translation>
    </message>
    <message>
        <source>the rounds: {}</source>
        <translation>las rondas: {}</translation>
    </message>
    <message>
        <source>the round is missing</source>
        <translation>falta la ronda</translation>
    </message>
    <message>
        <source>its shoe or its opening is missing</source>
        <translation>falta su sabot o su apertura</translation>
    </message>
    <message>
        <source>it begins at card {} of its shoe, not at {}</source>
        <translation>empieza en la carta {} de su sabot, no en la {}</translation>
    </message>
    <message>
        <source>its shoe: {}</source>
        <translation>su sabot: {}</translation>
    </message>
    <message>
        <source>its shoe is not one of this account and game</source>
        <translation>su sabot no es de esta cuenta y este juego</translation>
    </message>
    <message>
        <source>account {} has {} rounds on record, and {} were counted</source>
        <translation>la cuenta {} tiene {} rondas registradas, y se contaron {}</translation>
    </message>
    <message>
        <source>there is one round more than was counted</source>
        <translation>hay una ronda más de las que se contaron</translation>
    </message>
    <message>
        <source>there is one shoe more than was counted</source>
        <translation>hay un sabot más de los que se contaron</translation>
    </message>
    <message>
        <source>{} of its cards are recorded as drawn, its rounds have {}</source>
        <translation>consta que se sacaron {} de sus cartas; sus rondas tienen {}</translation>
    </message>
    <message>
        <source>the accounts</source>
        <translation>las cuentas</translation>
    </message>
    <message>
        <source>it has plays, but no round</source>
        <translation>hay jugadas suyas, pero ninguna ronda</translation>
    </message>
    <message>
        <source>it has bookings, but no round</source>
        <translation>hay anotaciones suyas, pero ninguna ronda</translation>
    </message>
    <message>
        <source>it has events, but no round</source>
        <translation>hay eventos suyos, pero ninguna ronda</translation>
    </message>
    <message>
        <source>book {} is a wallet that belongs to no account</source>
        <translation>el libro {} es el monedero de ninguna cuenta</translation>
    </message>
    <message>
        <source>the rounds</source>
        <translation>las rondas</translation>
    </message>
    <message>
        <source>the seals</source>
        <translation>los sellos</translation>
    </message>
    <message>
        <source>account {} is not as it was stored</source>
        <translation>la cuenta {} no está como se guardó</translation>
    </message>
    <message>
        <source>transfer {} is not as it was stored</source>
        <translation>la transferencia {} no está como se guardó</translation>
    </message>
    <message>
        <source>the shoe is not as it was stored</source>
        <translation>el sabot no está como se guardó</translation>
    </message>
    <message>
        <source>its line is not as it was stored</source>
        <translation>su línea no está como se guardó</translation>
    </message>
    <message>
        <source>its log is not as it was stored</source>
        <translation>su registro no está como se guardó</translation>
    </message>
    <message>
        <source>its journal is not as it was stored</source>
        <translation>su diario no está como se guardó</translation>
    </message>
    <message>
        <source>the sums kept for rounds {} to {} are not those of the rounds; openshoe-cli history price --again rebuilds them</source>
        <translation>las sumas guardadas de las rondas {} a {} no son las de las rondas; openshoe-cli history price --again las rehace</translation>
    </message>
    <message>
        <source>the sums</source>
        <translation>las sumas</translation>
    </message>
    <message>
        <source>its SQLite driver is missing; install it (Debian: libqt6sql6-sqlite)</source>
        <translation>falta su controlador de SQLite; instálalo (Debian: libqt6sql6-sqlite)</translation>
    </message>
    <message>
        <source>was made by a newer version of the program; use that version, or another folder with --data</source>
        <translation>lo creó una versión más reciente del programa; usa esa versión, u otra carpeta con --data</translation>
    </message>
    <message>
        <source>belongs to another program; move it away, or choose another folder with --data</source>
        <translation>pertenece a otro programa; muévelo a otro sitio, o elige otra carpeta con --data</translation>
    </message>
    <message>
        <source>the file can&apos;t be opened; check that you may read and write it and its folder</source>
        <translation>no se puede abrir el archivo; comprueba que puedes leer y escribir en él y en su carpeta</translation>
    </message>
    <message>
        <source>the folder can&apos;t be created; choose another with --data</source>
        <translation>no se puede crear la carpeta; elige otra con --data</translation>
    </message>
    <message>
        <source>there is no such file: nothing has been played with this data folder yet</source>
        <translation>no existe ese archivo: aún no se ha jugado nada con esta carpeta de datos</translation>
    </message>
    <message>
        <source>was made by an older version; start the program once to bring it up to date</source>
        <translation>lo creó una versión anterior; inicia el programa una vez para actualizarlo</translation>
    </message>
    <message>
        <source>the disk does not support what keeps rounds safe (a write-ahead log): choose a folder on a local disk with --data</source>
        <translation>el disco no admite lo que mantiene a salvo las rondas (un registro de escritura anticipada): elige con --data una carpeta en un disco de este equipo</translation>
    </message>
    <message>
        <source>the database refuses to write through to the disk</source>
        <translation>la base de datos se niega a escribir directamente en el disco</translation>
    </message>
    <message>
        <source>the data folder is no longer there; put it back, then try again (this step was not confirmed)</source>
        <translation>la carpeta de datos ya no está; devuélvela a su sitio y reinténtalo (este paso no se ha confirmado)</translation>
    </message>
    <message>
        <source>its journal was deleted while the program used it; what was confirmed is safe in the file itself: try again (this step was not confirmed)</source>
        <translation>su diario se eliminó mientras el programa lo usaba; lo confirmado está a salvo en el propio archivo: reinténtalo (este paso no se ha confirmado)</translation>
    </message>
    <message>
        <source>the file was moved, deleted or replaced while the program used it; put it back, then try again (this step was not confirmed)</source>
        <translation>el archivo se movió, se eliminó o se reemplazó mientras el programa lo usaba; devuélvelo a su sitio y reinténtalo (este paso no se ha confirmado)</translation>
    </message>
    <message>
        <source>the file was moved, deleted or replaced while the program used it. Put it back and try again; or close the program and continue with {}, which holds all that was confirmed (openshoe-cli history restore)</source>
        <translation>el archivo se movió, se eliminó o se reemplazó mientras el programa lo usaba. Devuélvelo a su sitio y reinténtalo; o cierra el programa y sigue con {}, que contiene todo lo confirmado (openshoe-cli history restore)</translation>
    </message>
    <message>
        <source>there is another database now; restart the program to play with it</source>
        <translation>ahora hay ahí otra base de datos; vuelve a iniciar el programa para jugar con ella</translation>
    </message>
    <message>
        <source>the copy can&apos;t be written; check that the disk has space and that you may write there</source>
        <translation>no se puede escribir la copia; comprueba que hay espacio en el disco y que puedes escribir ahí</translation>
    </message>
    <message>
        <source>another Open Shoe is using this data; close it, or choose another folder with --data</source>
        <translation>otro Open Shoe está jugando con estos datos; ciérralo, o elige otra carpeta con --data</translation>
    </message>
    <message>
        <source>nothing can be written there: the disk is full; free some space on it</source>
        <translation>no se puede escribir nada ahí: el disco está lleno; libera espacio en él</translation>
    </message>
    <message>
        <source>the folder can&apos;t be written to; give yourself permission to write there, or choose another with --data</source>
        <translation>no se puede escribir en la carpeta; concédete permiso de escritura ahí, o elige otra con --data</translation>
    </message>
    <message>
        <source>lies outside the round it is stored with</source>
        <translation>está fuera de la ronda con la que se guarda</translation>
    </message>
    <message>
        <source>a round must begin with its opening</source>
        <translation>una ronda debe empezar por su apertura</translation>
    </message>
    <message>
        <source>shoe {} can&apos;t be played from here</source>
        <translation>el sabot {} no se puede jugar desde aquí</translation>
    </message>
    <message>
        <source>shoe {} has given {} cards, the round begins at {}</source>
        <translation>el sabot {} ha dado {} cartas; la ronda empieza en la {}</translation>
    </message>
    <message>
        <source>another round is being played with this money; finish it first</source>
        <translation>se está jugando otra ronda con este dinero; termínala antes</translation>
    </message>
    <message>
        <source>the wallet does not hold the {} that the round begins with</source>
        <translation>en el monedero no hay los {} con los que empieza la ronda</translation>
    </message>
    <message>
        <source>there is no account {} or no shoe {}</source>
        <translation>no existe la cuenta {} o no existe el sabot {}</translation>
    </message>
    <message>
        <source>a round without a play gets no number</source>
        <translation>una ronda sin jugadas no merece un número</translation>
    </message>
    <message>
        <source>round {} is not being played</source>
        <translation>la ronda {} no se está jugando</translation>
    </message>
    <message>
        <source>the file can&apos;t be moved; check that you may write in its folder</source>
        <translation>no se puede mover el archivo; comprueba que puedes escribir en su carpeta</translation>
    </message>
    <message>
        <source>can&apos;t be written; check that the disk has space and that you may write there</source>
        <translation>no se puede escribir; comprueba que hay espacio en el disco y que puedes escribir ahí</translation>
    </message>
    <message>
        <source>the program was not closed properly, and the journal (openshoe.db-wal) with the last steps played is missing; put it back before the next start if you can</source>
        <translation>falta el diario (openshoe.db-wal), aunque el programa no se cerró en orden, y con él los últimos pasos jugados; si puedes, devuélvelo a su sitio antes del próximo inicio</translation>
    </message>
    <message>
        <source>has no priced decision {}</source>
        <translation>no tiene ninguna decisión valorada {}</translation>
    </message>
    <message>
        <source>limit {} is missing</source>
        <translation>falta el límite {}</translation>
    </message>
    <message>
        <source>limit {} belongs to no account</source>
        <translation>el límite {} no es de ninguna cuenta</translation>
    </message>
    <message>
        <source>{} limits are there, and {} were counted</source>
        <translation>hay {} límites, y se contaron {}</translation>
    </message>
    <message>
        <source>limit {} is not as it was stored</source>
        <translation>el límite {} no está como se guardó</translation>
    </message>
    <message>
        <source>the clock of the limits is not as it was stored</source>
        <translation>el reloj de los límites no está como se guardó</translation>
    </message>
    <message>
        <source>the price of decision {} in round {} can&apos;t be read: price the rounds again (openshoe-cli history price --again)</source>
        <translation>no se puede leer el valor de la decisión {} de la ronda {}: vuelve a valorar las rondas (openshoe-cli history price --again)</translation>
    </message>
    <message>
        <source>there is no such finished round to price</source>
        <translation>no existe esa ronda terminada para valorar</translation>
    </message>
    <message>
        <source>the price of a side bet is given for a play that is not a side bet</source>
        <translation>se da el valor de una apuesta paralela para una jugada que no lo es</translation>
    </message>
    <message>
        <source>its log is missing</source>
        <translation>falta su registro</translation>
    </message>
    <message>
        <source>shoe {} is missing, and rounds were played from it</source>
        <translation>falta el sabot {}, y se jugaron rondas con él</translation>
    </message>
    <message>
        <source>there is no such finished round</source>
        <translation>no existe esa ronda terminada</translation>
    </message>
    <message>
        <source>wallet</source>
        <extracomment>Where money is booked, as the next three: &quot;from wallet to stakes 10.00 are booked&quot;</extracomment>
        <translation>monedero</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>apuestas</translation>
    </message>
    <message>
        <source>house</source>
        <translation>casa</translation>
    </message>
    <message>
        <source>company</source>
        <translation>compañía</translation>
    </message>
    <message>
        <source>event {} lies outside the round</source>
        <translation>el evento {} está fuera de la ronda</translation>
    </message>
    <message>
        <source>seat {}: {} of a stake of {} was returned</source>
        <translation>asiento {}: se devolvieron {} de una apuesta de {}</translation>
    </message>
    <message>
        <source>seat {}, hand {}: the {} play is not settled by the rules ({} {}, not {} {})</source>
        <translation>asiento {}, mano {}: la jugada {} no está liquidada según las reglas ({} {}, no {} {})</translation>
    </message>
    <message>
        <source>seat {}, hand {}: the {} play is not settled by the rules</source>
        <translation>asiento {}, mano {}: la jugada {} no está liquidada según las reglas</translation>
    </message>
    <message>
        <source>its end says {} staked and {} returned, its plays {} and {}</source>
        <translation>su final dice {} apostado y {} cobrado; sus jugadas, {} y {}</translation>
    </message>
    <message>
        <source>{} plays are on record, the log has {}</source>
        <translation>hay {} jugadas registradas; el registro tiene {}</translation>
    </message>
    <message>
        <source>{} plays are on record, the log has {}; their numbers have a gap</source>
        <translation>hay {} jugadas registradas; el registro tiene {}; falta algún número en su serie</translation>
    </message>
    <message>
        <source>play {} on record (stake {}, returned {}) is not the log&apos;s (stake {}, returned {})</source>
        <translation>la jugada {} registrada (apuesta {}, cobrado {}) no es la del registro (apuesta {}, cobrado {})</translation>
    </message>
    <message>
        <source>it is on record as {}, its log is {}</source>
        <translation>consta como {}; su registro es {}</translation>
    </message>
    <message>
        <source>it is on record as {} in {}, its log is {} in {}</source>
        <translation>consta como {} en {}; su registro es {} en {}</translation>
    </message>
    <message>
        <source>it ends before it starts</source>
        <translation>termina antes de empezar</translation>
    </message>
    <message>
        <source>its line says {} against {} and side bets &quot;{}&quot;, its log {} against {} and &quot;{}&quot;</source>
        <translation>su línea dice {} contra {} y apuestas paralelas &quot;{}&quot;; su registro, {} contra {} y &quot;{}&quot;</translation>
    </message>
    <message>
        <source>its line says {} staked and {} returned, its log {} and {}</source>
        <translation>su línea dice {} apostado y {} cobrado; su registro, {} y {}</translation>
    </message>
    <message>
        <source>its line says {} cards, its log has {}</source>
        <translation>su línea dice {} cartas; su registro tiene {}</translation>
    </message>
    <message>
        <source>from {} to {} {} are booked, the log moves {}</source>
        <translation>de {} a {} hay {} anotado, el registro mueve {}</translation>
    </message>
    <message>
        <source>{}; {}</source>
        <extracomment>Two findings</extracomment>
        <translation>{}; {}</translation>
    </message>
    <message>
        <source>its plays and bookings: {}</source>
        <translation>sus jugadas y anotaciones: {}</translation>
    </message>
    <message>
        <source>its log: {}</source>
        <translation>su registro: {}</translation>
    </message>
    <message>
        <source>card {} is {}, the shuffle has {}</source>
        <translation>la carta {} es {}; el barajado tiene {}</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>No card</extracomment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>its line: {}</source>
        <translation>su línea: {}</translation>
    </message>
    <message>
        <source>its rules: {}</source>
        <translation>sus reglas: {}</translation>
    </message>
    <message>
        <source>its log is missing or is there twice</source>
        <translation>su registro falta o está dos veces</translation>
    </message>
    <message>
        <source>the events from {} on are missing</source>
        <translation>faltan los eventos desde el {}</translation>
    </message>
    <message>
        <source>there is no such round</source>
        <translation>no existe esa ronda</translation>
    </message>
    <message>
        <source>round {} is not complete: its rules, shoe or log are missing</source>
        <translation>la ronda {} no está íntegra: faltan sus reglas, su sabot o su registro</translation>
    </message>
    <message>
        <source>shoe {} can&apos;t be read: the database is damaged</source>
        <translation>no se puede leer el sabot {}: la base de datos está dañada</translation>
    </message>
    <message>
        <source>rules number {}</source>
        <translation>reglas número {}</translation>
    </message>
    <message>
        <source>they are missing</source>
        <translation>faltan</translation>
    </message>
    <message>
        <source>there is no such shoe</source>
        <translation>no existe ese sabot</translation>
    </message>
    <message>
        <source>client seed</source>
        <extracomment>Where something is wrong</extracomment>
        <translation>semilla del cliente</translation>
    </message>
    <message>
        <source>it is locked from the first stake on the shoe; set it for the next one</source>
        <translation>queda fijada desde la primera apuesta del sabot; cámbiala para el siguiente</translation>
    </message>
    <message>
        <source>a round is being played from it</source>
        <translation>se está jugando una ronda con él</translation>
    </message>
    <message>
        <source>an amount of {} is stored, more than a wallet can hold: the database is damaged</source>
        <translation>hay guardado un importe de {}, que no cabe en ningún monedero: la base de datos está dañada</translation>
    </message>
    <message>
        <source>another program holds the file; close it and try again</source>
        <translation>otro programa tiene ocupado el archivo; ciérralo y reinténtalo</translation>
    </message>
    <message>
        <source>the file or its folder can&apos;t be written to; give yourself permission to write there, or choose another folder with --data</source>
        <translation>no se puede escribir en el archivo o en su carpeta; concédete permiso de escritura ahí, o elige otra carpeta con --data</translation>
    </message>
    <message>
        <source>the disk reports an error; check the disk, then start again (what was confirmed is kept)</source>
        <translation>el disco da un error; revisa el disco y vuelve a iniciar (lo confirmado está guardado)</translation>
    </message>
    <message>
        <source>the disk is full; free some space on it, then continue (this step was not stored)</source>
        <translation>el disco está lleno; libera espacio en él y sigue (este paso no se ha guardado)</translation>
    </message>
    <message>
        <source>the file can&apos;t be opened; check that its folder is there and that you may read and write in it</source>
        <translation>no se puede abrir el archivo; comprueba que su carpeta existe y que puedes leer y escribir en ella</translation>
    </message>
    <message>
        <source>what should be stored contradicts what is there ({})</source>
        <translation>lo que se iba a guardar contradice lo que hay ({})</translation>
    </message>
    <message>
        <source>“{}” can be read in two ways. Write it like {}.</source>
        <translation>«{}» puede leerse de dos maneras. Escríbelo como {}.</translation>
    </message>
    <message>
        <source>Type an amount like {}.</source>
        <translation>Escribe un importe como {}.</translation>
    </message>
    <message>
        <source>Type a number.</source>
        <translation>Escribe un número.</translation>
    </message>
    <message>
        <source>Type a whole number.</source>
        <translation>Escribe un número entero.</translation>
    </message>
    <message>
        <source>{} cards from card {} on do not fit a shoe of {}</source>
        <translation>{} cartas a partir de la carta {} no caben en un sabot de {}</translation>
    </message>
    <message>
        <source>{}; the intact one with most on record here is {}</source>
        <translation>{}; la íntegra que más contiene aquí es {}</translation>
    </message>
    <message>
        <source>the database is damaged; set it aside as openshoe-damaged-TIME.db and continue with a backup (openshoe-cli history restore); none of it is overwritten</source>
        <translation>la base de datos está dañada; apártala como openshoe-damaged-TIME.db y sigue con una copia de seguridad (openshoe-cli history restore); no se sobrescribe nada de ella</translation>
    </message>
    <message>
        <source>is closed: there is nothing to read</source>
        <translation>está cerrada: no hay nada que leer</translation>
    </message>
    <message>
        <source>{}; did you mean &quot;{}&quot;?</source>
        <extracomment>What is wrong, and the word that was probably meant</extracomment>
        <translation>{}; ¿querías decir &quot;{}&quot;?</translation>
    </message>
    <message>
        <source>Mixed pair</source>
        <translation>Pareja mixta</translation>
    </message>
    <message>
        <source>mixed pair</source>
        <translation>pareja mixta</translation>
    </message>
    <message>
        <source>Colored pair</source>
        <translation>Pareja del mismo color</translation>
    </message>
    <message>
        <source>colored pair</source>
        <translation>pareja del mismo color</translation>
    </message>
    <message>
        <source>Perfect pair</source>
        <translation>Pareja perfecta</translation>
    </message>
    <message>
        <source>perfect pair</source>
        <translation>pareja perfecta</translation>
    </message>
    <message>
        <source>Suited trips</source>
        <translation>Trío del mismo palo</translation>
    </message>
    <message>
        <source>suited trips</source>
        <translation>trío del mismo palo</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>color</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Escalera</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>escalera</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Trío</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>trío</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>Escalera de color</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>escalera de color</translation>
    </message>
    <message>
        <source>Suited three of a kind</source>
        <translation>Trío del mismo palo</translation>
    </message>
    <message>
        <source>suited three of a kind</source>
        <translation>trío del mismo palo</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Coincidencia</translation>
    </message>
    <message>
        <source>match</source>
        <translation>coincidencia</translation>
    </message>
    <message>
        <source>Suited match</source>
        <translation>Coincidencia del mismo palo</translation>
    </message>
    <message>
        <source>suited match</source>
        <translation>coincidencia del mismo palo</translation>
    </message>
    <message>
        <source>Total 19</source>
        <translation>Total 19</translation>
    </message>
    <message>
        <source>total of 19</source>
        <translation>total de 19</translation>
    </message>
    <message>
        <source>Total 20</source>
        <translation>Total 20</translation>
    </message>
    <message>
        <source>total of 20</source>
        <translation>total de 20</translation>
    </message>
    <message>
        <source>Total 21</source>
        <translation>Total 21</translation>
    </message>
    <message>
        <source>total of 21</source>
        <translation>total de 21</translation>
    </message>
    <message>
        <source>Suited 21</source>
        <translation>21 del mismo palo</translation>
    </message>
    <message>
        <source>suited 21</source>
        <translation>21 del mismo palo</translation>
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
        <translation>6-7-8 del mismo palo</translation>
    </message>
    <message>
        <source>suited 6-7-8</source>
        <translation>6-7-8 del mismo palo</translation>
    </message>
    <message>
        <source>Suited 7-7-7</source>
        <translation>7-7-7 del mismo palo</translation>
    </message>
    <message>
        <source>suited 7-7-7</source>
        <translation>7-7-7 del mismo palo</translation>
    </message>
    <message>
        <source>Dealer bust</source>
        <translation>El crupier se pasa</translation>
    </message>
    <message>
        <source>dealer bust</source>
        <translation>el crupier se pasa</translation>
    </message>
    <message>
        <source>Dealer bust, 3 cards</source>
        <translation>El crupier se pasa, 3 cartas</translation>
    </message>
    <message>
        <source>dealer bust with 3 cards</source>
        <translation>el crupier se pasa con 3 cartas</translation>
    </message>
    <message>
        <source>Dealer bust, 4 cards</source>
        <translation>El crupier se pasa, 4 cartas</translation>
    </message>
    <message>
        <source>dealer bust with 4 cards</source>
        <translation>el crupier se pasa con 4 cartas</translation>
    </message>
    <message>
        <source>Dealer bust, 5 cards</source>
        <translation>El crupier se pasa, 5 cartas</translation>
    </message>
    <message>
        <source>dealer bust with 5 cards</source>
        <translation>el crupier se pasa con 5 cartas</translation>
    </message>
    <message>
        <source>Dealer bust, 6 cards</source>
        <translation>El crupier se pasa, 6 cartas</translation>
    </message>
    <message>
        <source>dealer bust with 6 cards</source>
        <translation>el crupier se pasa con 6 cartas</translation>
    </message>
    <message>
        <source>Dealer bust, 7 cards</source>
        <translation>El crupier se pasa, 7 cartas</translation>
    </message>
    <message>
        <source>dealer bust with 7 cards</source>
        <translation>el crupier se pasa con 7 cartas</translation>
    </message>
    <message>
        <source>Dealer bust, 8 cards or more</source>
        <translation>El crupier se pasa, 8 cartas o más</translation>
    </message>
    <message>
        <source>dealer bust with 8 cards or more</source>
        <translation>el crupier se pasa con 8 cartas o más</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdida</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand have the same rank (a king and a queen are not a pair): mixed in colour, of one colour, or of one suit; best of all if the dealer&apos;s first card is the same card.</source>
        <translation>Gana si las dos primeras cartas de una mano son del mismo rango (un rey y una reina no son pareja): de colores distintos, del mismo color o del mismo palo; lo mejor, que la primera carta del crupier sea la misma carta.</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand have the same rank (a king and a queen are not a pair): mixed in colour, of one colour, or of one suit.</source>
        <translation>Gana si las dos primeras cartas de una mano son del mismo rango (un rey y una reina no son pareja): de colores distintos, del mismo color o del mismo palo.</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand and the dealer&apos;s up card make a three-card poker hand. Ace-2-3 and queen-king-ace are straights.</source>
        <translation>Gana si las dos primeras cartas de una mano y la carta descubierta del crupier forman una jugada de póquer de tres cartas. As-2-3 y reina-rey-as son escaleras.</translation>
    </message>
    <message>
        <source>Each of the first two cards of a hand wins if it matches the rank of the dealer&apos;s up card, and more if it matches the suit too. Two matches add up.</source>
        <translation>Cada una de las dos primeras cartas de una mano gana si tiene el rango de la carta descubierta del crupier, y más si además es de su palo. Dos coincidencias se suman.</translation>
    </message>
    <message>
        <source>Pays on the total of the first two cards of a hand and the dealer&apos;s up card, aces counting 1 or 11, whichever is better.</source>
        <translation>Paga según el total de las dos primeras cartas de una mano y la carta descubierta del crupier; los ases valen 1 u 11, lo que más convenga.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>Three-card poker</source>
        <translation>Póquer de tres cartas</translation>
    </message>
    <message>
        <source>Dealer match</source>
        <translation>Coincidencia con el crupier</translation>
    </message>
    <message>
        <source>Lucky totals</source>
        <translation>Totales de la suerte</translation>
    </message>
    <message>
        <source>Combination of outcomes</source>
        <translation>Combinación de resultados</translation>
    </message>
    <message>
        <source>the note</source>
        <translation>la nota</translation>
    </message>
    <message>
        <source>is too long: at most {} characters are kept</source>
        <translation>es demasiado larga: se guardan como máximo {} caracteres</translation>
    </message>
    <message>
        <source>has control characters: remove them</source>
        <translation>tiene caracteres de control: quítalos</translation>
    </message>
    <message>
        <source>the tags</source>
        <translation>las etiquetas</translation>
    </message>
    <message>
        <source>are too many: at most {} are kept</source>
        <translation>son demasiadas: se guardan como máximo {}</translation>
    </message>
    <message>
        <source>have control characters: remove them</source>
        <translation>tienen caracteres de control: quítalos</translation>
    </message>
    <message>
        <source>are too long: each has at most {} characters</source>
        <translation>son demasiado largas: cada una tiene como máximo {} caracteres</translation>
    </message>
    <message>
        <source>a stake of {} is below the table&apos;s minimum of {}</source>
        <translation>una apuesta de {} está por debajo del mínimo de la mesa, {}</translation>
    </message>
    <message>
        <source>a stake of {} is above the table&apos;s maximum of {}</source>
        <translation>una apuesta de {} supera el máximo de la mesa, {}</translation>
    </message>
    <message>
        <source>{} is no bankroll; more than 0 is needed</source>
        <translation>{} no es un capital; hace falta más de 0</translation>
    </message>
    <message>
        <source>nothing is ever staked; at least one stake is needed</source>
        <translation>nunca se apuesta nada; hace falta al menos una apuesta</translation>
    </message>
    <message>
        <source>the count {} comes after {}; counts must rise</source>
        <translation>el conteo {} viene después de {}; deben subir</translation>
    </message>
    <message>
        <source>{} hands can&apos;t be played; allowed: {} to {}</source>
        <translation>no se pueden jugar {} manos; permitido: {} a {}</translation>
    </message>
    <message>
        <source>a bankroll of {} can&apos;t pay for stakes of {} in one round</source>
        <translation>un capital de {} no alcanza para apuestas de {} en una ronda</translation>
    </message>
    <message>
        <source>every tag is 0, so the count would never move; at least one other is needed</source>
        <translation>todos los valores son 0 y el conteo nunca se movería; hace falta al menos otro</translation>
    </message>
    <message>
        <source>all tags are the same, so the count tells only how many cards are gone; at least two different tags are needed</source>
        <translation>todos los valores son iguales y el conteo solo dice cuántas cartas faltan; hacen falta al menos dos distintos</translation>
    </message>
    <message>
        <source>a tag is out of range; allowed: {} to {}</source>
        <translation>un valor está fuera de rango; permitido: {} a {}</translation>
    </message>
    <message>
        <source>{} is no divisor; allowed: 0.25 to 8 decks, or &quot;none&quot; for the running count</source>
        <translation>{} no es un divisor; permitido: 0.25 a 8 barajas, o &quot;none&quot; para el conteo corrido</translation>
    </message>
    <message>
        <source>is not base64</source>
        <translation>no es base64</translation>
    </message>
    <message>
        <source>card {} is no card</source>
        <translation>la carta {} no es una carta</translation>
    </message>
    <message>
        <source>a round isn&apos;t what its rules and cards lead to: {}</source>
        <translation>una ronda no es lo que resulta de sus reglas y cartas: {}</translation>
    </message>
    <message>
        <source>a round ends before its end</source>
        <translation>una ronda acaba antes de su final</translation>
    </message>
    <message>
        <source>a round has no stake of whoever played it</source>
        <translation>en una ronda no hay apuesta de quien la jugó</translation>
    </message>
    <message>
        <source>the shoe doesn&apos;t hold each card of its {} decks once a deck</source>
        <translation>el sabot no contiene cada carta una vez por cada una de sus {} barajas</translation>
    </message>
    <message>
        <source>there is no round in it</source>
        <translation>no contiene ninguna ronda</translation>
    </message>
    <message>
        <source>{} answers don&apos;t fit {} rounds</source>
        <translation>{} respuestas no corresponden a {} rondas</translation>
    </message>
    <message>
        <source>a round was given up, so its stakes were returned</source>
        <translation>una ronda se canceló y se devolvieron las apuestas</translation>
    </message>
    <message>
        <source>an answer has other stakes than its round</source>
        <translation>una respuesta tiene otras apuestas que su ronda</translation>
    </message>
    <message>
        <source>is larger than a challenge can be: at most {} bytes</source>
        <translation>es más grande de lo que puede ser un reto: como máximo {} bytes</translation>
    </message>
    <message>
        <source>is not a challenge</source>
        <translation>no es un reto</translation>
    </message>
    <message>
        <source>is a challenge of a newer program; this one knows version {}</source>
        <translation>es un reto de un programa más nuevo; este conoce la versión {}</translation>
    </message>
    <message>
        <source>its seal is broken: the file was changed or is not whole. Ask for it once more</source>
        <translation>su sello está roto: el archivo se cambió o no está completo. Pídelo otra vez</translation>
    </message>
    <message>
        <source>{} is not a multiple of 0.5; counts go by halves</source>
        <translation>{} no es múltiplo de 0.5; se cuenta por mitades</translation>
    </message>
    <message>
        <source>{} is no divisor; allowed: 0.25 to {} decks in quarters, or &quot;none&quot; for the running count</source>
        <translation>{} no es un divisor; permitido: 0.25 a {} barajas por cuartos, o &quot;none&quot; para el conteo corrido</translation>
    </message>
    <message>
        <source>no count system has this id, and no file this name; allowed: {}</source>
        <translation>ningún sistema de conteo tiene este id ni ningún archivo este nombre; permitido: {}</translation>
    </message>
    <message>
        <source>is still being played</source>
        <translation>todavía se está jugando</translation>
    </message>
    <message>
        <source>its shoe is still in use, and its next cards must stay unknown. A challenge can be made once the shoe has ended</source>
        <translation>su sabot sigue en uso y sus próximas cartas deben seguir ocultas. El reto se podrá crear cuando el sabot termine</translation>
    </message>
    <message>
        <source>there was nothing to decide</source>
        <translation>no había nada que decidir</translation>
    </message>
    <message>
        <source>it has been played since; begin again</source>
        <translation>se ha jugado con ella desde entonces; empieza de nuevo</translation>
    </message>
    <message>
        <source>transfer {} is not from a wallet to the house</source>
        <translation>la transferencia {} no va de un monedero a la casa</translation>
    </message>
    <message>
        <source>transfer {} takes back {} more than was topped up</source>
        <translation>la transferencia {} retira {} más de lo recargado</translation>
    </message>
    <message>
        <source>what was deleted</source>
        <translation>lo borrado</translation>
    </message>
    <message>
        <source>entry {} of what was deleted is not as it was stored</source>
        <translation>la entrada {} de lo borrado no está como se guardó</translation>
    </message>
    <message>
        <source>entry {} of what was deleted overlaps another</source>
        <translation>la entrada {} de lo borrado se solapa con otra</translation>
    </message>
    <message>
        <source>entry {} of what was deleted covers number {}, which is there</source>
        <translation>la entrada {} de lo borrado incluye el número {}, que está ahí</translation>
    </message>
    <message>
        <source>entries of deletion {} are missing, or there are too many</source>
        <translation>faltan o sobran entradas del borrado {}</translation>
    </message>
    <message>
        <source>the account&apos;s money doesn&apos;t add up, so it can&apos;t be deleted: openshoe-cli history check says what is wrong</source>
        <translation>el dinero de la cuenta no cuadra, así que no se puede borrar: openshoe-cli history check dice qué falla</translation>
    </message>
    <message>
        <source>it is the only one, so it stays</source>
        <translation>es la única, así que se queda</translation>
    </message>
    <message>
        <source>one of its rounds is being played; finish it first</source>
        <translation>se está jugando una de sus rondas; termínala antes</translation>
    </message>
    <message>
        <source>there is none to take back</source>
        <translation>no hay ninguna que deshacer</translation>
    </message>
    <message>
        <source>the wallet no longer holds it: there is {} in it, and the top-up was {}</source>
        <translation>el monedero ya no la tiene: hay {} en él, y la recarga fue de {}</translation>
    </message>
    <message>
        <source>exact for these plays: each hand of a pair is played as if a dealer&apos;s blackjack took its one stake from the other</source>
        <translation>exacto para este juego: cada mano de una pareja se juega como si un blackjack del crupier se llevara su apuesta de la otra</translation>
    </message>
    <message>
        <source>The dealer stands only on 21, however it is made up.</source>
        <translation>El crupier solo se planta con 21, sea como sea que se forme.</translation>
    </message>
    <message>
        <source>The dealer peeks, so a blackjack ends the round before anything is doubled or split.</source>
        <translation>El crupier comprueba, así que un blackjack acaba la ronda antes de que se doble o divida nada.</translation>
    </message>
    <message>
        <source>Pays on the first two cards of a hand, alone or with the dealer&apos;s up card or finished hand; the best outcome counts.</source>
        <translation>Paga según las dos primeras cartas de una mano, solas o con la carta descubierta o la mano final del crupier; cuenta lo que más paga.</translation>
    </message>
    <message>
        <source>Wins if the dealer busts; what it pays depends on the number of cards, on the card that busts the dealer, or on the hand having a blackjack.</source>
        <translation>Gana si el crupier se pasa; el pago depende del número de cartas, de la carta con la que se pasa o de que la mano tenga blackjack.</translation>
    </message>
    <message>
        <source>Over or under 13</source>
        <translation>Más o menos de 13</translation>
    </message>
    <message>
        <source>Pays on the total of the first two cards of a hand, aces counting 1: over 13, under 13 or exactly 13. What isn&apos;t listed loses.</source>
        <translation>Paga según el total de las dos primeras cartas de una mano, con los ases a 1: más de 13, menos de 13 o exactamente 13. Lo que no figura pierde.</translation>
    </message>
    <message>
        <source>First two cards 20</source>
        <translation>Dos primeras cartas 20</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand total 20; more if they are of one suit, of one rank, the same card, or queens, and most if the dealer then has a blackjack.</source>
        <translation>Gana si las dos primeras cartas de una mano suman 20; más si son del mismo palo, del mismo rango, la misma carta o reinas, y lo máximo si además el crupier tiene blackjack.</translation>
    </message>
    <message>
        <source>Royal match</source>
        <translation>Pareja real</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand are of one suit, and more if they are king and queen of it.</source>
        <translation>Gana si las dos primeras cartas de una mano son del mismo palo, y más si son rey y reina de ese palo.</translation>
    </message>
    <message>
        <source>Player&apos;s blackjack</source>
        <translation>Blackjack del jugador</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand are a blackjack; more if they are of one suit, or ace and jack of it.</source>
        <translation>Gana si las dos primeras cartas de una mano son un blackjack; más si son del mismo palo, o as y jota de ese palo.</translation>
    </message>
    <message>
        <source>Dealer&apos;s total</source>
        <translation>Total del crupier</translation>
    </message>
    <message>
        <source>Pays on the total that the dealer&apos;s finished hand has. A blackjack counts as 21 where it isn&apos;t listed itself.</source>
        <translation>Paga según el total de la mano final del crupier. Un blackjack cuenta como 21 si no figura por sí mismo.</translation>
    </message>
    <message>
        <source>Bad beat</source>
        <translation>Bad beat</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand are 20 and the dealer&apos;s finished hand is 21, or if both have a blackjack. How the hand is played doesn&apos;t matter.</source>
        <translation>Gana si las dos primeras cartas de una mano suman 20 y la mano final del crupier es 21, o si ambos tienen blackjack. No importa cómo se juegue la mano.</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Pareja</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>pareja</translation>
    </message>
    <message>
        <source>Dealer bust by a ten-value card</source>
        <translation>El crupier se pasa con una carta de valor 10</translation>
    </message>
    <message>
        <source>dealer bust by a ten-value card</source>
        <translation>el crupier se pasa con una carta de valor 10</translation>
    </message>
    <message>
        <source>Dealer bust by a nine</source>
        <translation>El crupier se pasa con un 9</translation>
    </message>
    <message>
        <source>dealer bust by a nine</source>
        <translation>el crupier se pasa con un 9</translation>
    </message>
    <message>
        <source>Dealer bust by an eight</source>
        <translation>El crupier se pasa con un 8</translation>
    </message>
    <message>
        <source>dealer bust by an eight</source>
        <translation>el crupier se pasa con un 8</translation>
    </message>
    <message>
        <source>Dealer bust by a seven</source>
        <translation>El crupier se pasa con un 7</translation>
    </message>
    <message>
        <source>dealer bust by a seven</source>
        <translation>el crupier se pasa con un 7</translation>
    </message>
    <message>
        <source>Dealer bust by a six</source>
        <translation>El crupier se pasa con un 6</translation>
    </message>
    <message>
        <source>dealer bust by a six</source>
        <translation>el crupier se pasa con un 6</translation>
    </message>
    <message>
        <source>Dealer bust, third card a ten-value card</source>
        <translation>El crupier se pasa, tercera carta una carta de valor 10</translation>
    </message>
    <message>
        <source>dealer bust by a ten-value card as third card</source>
        <translation>el crupier se pasa con una carta de valor 10 como tercera carta</translation>
    </message>
    <message>
        <source>Dealer bust, third card a nine</source>
        <translation>El crupier se pasa, tercera carta un 9</translation>
    </message>
    <message>
        <source>dealer bust by a nine as third card</source>
        <translation>el crupier se pasa con un 9 como tercera carta</translation>
    </message>
    <message>
        <source>Dealer bust, third card an eight</source>
        <translation>El crupier se pasa, tercera carta un 8</translation>
    </message>
    <message>
        <source>dealer bust by an eight as third card</source>
        <translation>el crupier se pasa con un 8 como tercera carta</translation>
    </message>
    <message>
        <source>Dealer bust, third card a seven</source>
        <translation>El crupier se pasa, tercera carta un 7</translation>
    </message>
    <message>
        <source>dealer bust by a seven as third card</source>
        <translation>el crupier se pasa con un 7 como tercera carta</translation>
    </message>
    <message>
        <source>Dealer bust, third card a six</source>
        <translation>El crupier se pasa, tercera carta un 6</translation>
    </message>
    <message>
        <source>dealer bust by a six as third card</source>
        <translation>el crupier se pasa con un 6 como tercera carta</translation>
    </message>
    <message>
        <source>Dealer bust, 7 cards, against a blackjack</source>
        <translation>El crupier se pasa, 7 cartas, contra un blackjack</translation>
    </message>
    <message>
        <source>dealer bust with 7 cards against a blackjack</source>
        <translation>el crupier se pasa con 7 cartas contra un blackjack</translation>
    </message>
    <message>
        <source>Dealer bust, 8 cards or more, against a blackjack</source>
        <translation>El crupier se pasa, 8 cartas o más, contra un blackjack</translation>
    </message>
    <message>
        <source>dealer bust with 8 cards or more against a blackjack</source>
        <translation>el crupier se pasa con 8 cartas o más contra un blackjack</translation>
    </message>
    <message>
        <source>Under 13</source>
        <translation>Menos de 13</translation>
    </message>
    <message>
        <source>under 13</source>
        <translation>menos de 13</translation>
    </message>
    <message>
        <source>Over 13</source>
        <translation>Más de 13</translation>
    </message>
    <message>
        <source>over 13</source>
        <translation>más de 13</translation>
    </message>
    <message>
        <source>Exactly 13</source>
        <translation>Exactamente 13</translation>
    </message>
    <message>
        <source>exactly 13</source>
        <translation>exactamente 13</translation>
    </message>
    <message>
        <source>Any 20</source>
        <translation>Cualquier 20</translation>
    </message>
    <message>
        <source>any 20</source>
        <translation>cualquier 20</translation>
    </message>
    <message>
        <source>Suited 20</source>
        <translation>20 del mismo palo</translation>
    </message>
    <message>
        <source>suited 20</source>
        <translation>20 del mismo palo</translation>
    </message>
    <message>
        <source>20 of one rank</source>
        <translation>20 del mismo rango</translation>
    </message>
    <message>
        <source>Matched 20</source>
        <translation>20 de dos cartas iguales</translation>
    </message>
    <message>
        <source>matched 20</source>
        <translation>20 de dos cartas iguales</translation>
    </message>
    <message>
        <source>Two queens</source>
        <translation>Dos reinas</translation>
    </message>
    <message>
        <source>two queens</source>
        <translation>dos reinas</translation>
    </message>
    <message>
        <source>Two queens of hearts</source>
        <translation>Dos reinas de corazones</translation>
    </message>
    <message>
        <source>two queens of hearts</source>
        <translation>dos reinas de corazones</translation>
    </message>
    <message>
        <source>Two queens, dealer&apos;s blackjack</source>
        <translation>Dos reinas, blackjack del crupier</translation>
    </message>
    <message>
        <source>two queens against the dealer&apos;s blackjack</source>
        <translation>dos reinas contra el blackjack del crupier</translation>
    </message>
    <message>
        <source>Two queens of hearts, dealer&apos;s blackjack</source>
        <translation>Dos reinas de corazones, blackjack del crupier</translation>
    </message>
    <message>
        <source>two queens of hearts against the dealer&apos;s blackjack</source>
        <translation>dos reinas de corazones contra el blackjack del crupier</translation>
    </message>
    <message>
        <source>Cards of one suit</source>
        <translation>Cartas del mismo palo</translation>
    </message>
    <message>
        <source>cards of one suit</source>
        <translation>cartas del mismo palo</translation>
    </message>
    <message>
        <source>King and queen of one suit</source>
        <translation>Rey y reina del mismo palo</translation>
    </message>
    <message>
        <source>king and queen of one suit</source>
        <translation>rey y reina del mismo palo</translation>
    </message>
    <message>
        <source>player&apos;s blackjack</source>
        <translation>blackjack del jugador</translation>
    </message>
    <message>
        <source>Blackjack of one suit</source>
        <translation>Blackjack del mismo palo</translation>
    </message>
    <message>
        <source>blackjack of one suit</source>
        <translation>blackjack del mismo palo</translation>
    </message>
    <message>
        <source>Ace and jack of one suit</source>
        <translation>As y jota del mismo palo</translation>
    </message>
    <message>
        <source>ace and jack of one suit</source>
        <translation>as y jota del mismo palo</translation>
    </message>
    <message>
        <source>Dealer 17</source>
        <translation>Crupier 17</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 17</source>
        <translation>total del crupier de 17</translation>
    </message>
    <message>
        <source>Dealer 18</source>
        <translation>Crupier 18</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 18</source>
        <translation>total del crupier de 18</translation>
    </message>
    <message>
        <source>Dealer 19</source>
        <translation>Crupier 19</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 19</source>
        <translation>total del crupier de 19</translation>
    </message>
    <message>
        <source>Dealer 20</source>
        <translation>Crupier 20</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 20</source>
        <translation>total del crupier de 20</translation>
    </message>
    <message>
        <source>Dealer 21</source>
        <translation>Crupier 21</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 21</source>
        <translation>total del crupier de 21</translation>
    </message>
    <message>
        <source>Dealer&apos;s blackjack</source>
        <translation>Blackjack del crupier</translation>
    </message>
    <message>
        <source>dealer&apos;s blackjack</source>
        <translation>blackjack del crupier</translation>
    </message>
    <message>
        <source>Dealer 22</source>
        <translation>Crupier 22</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 22</source>
        <translation>total del crupier de 22</translation>
    </message>
    <message>
        <source>20 against dealer&apos;s 21</source>
        <translation>20 contra 21 del crupier</translation>
    </message>
    <message>
        <source>20 against the dealer&apos;s 21</source>
        <translation>20 contra 21 del crupier</translation>
    </message>
    <message>
        <source>20 against dealer&apos;s blackjack</source>
        <translation>20 contra el blackjack del crupier</translation>
    </message>
    <message>
        <source>20 against the dealer&apos;s blackjack</source>
        <translation>20 contra el blackjack del crupier</translation>
    </message>
    <message>
        <source>Blackjack against dealer&apos;s blackjack</source>
        <translation>Blackjack contra el blackjack del crupier</translation>
    </message>
    <message>
        <source>blackjack against the dealer&apos;s blackjack</source>
        <translation>blackjack contra el blackjack del crupier</translation>
    </message>
    <message>
        <source>round</source>
        <translation>ronda</translation>
    </message>
    <message>
        <source>No number of cards wins by itself.</source>
        <translation>Ningún número de cartas gana por sí solo.</translation>
    </message>
    <message>
        <source>Split aces can&apos;t be resplit.</source>
        <translation>Los ases divididos no se pueden volver a dividir.</translation>
    </message>
    <message>
        <source>A pair becomes at most three hands.</source>
        <translation>De una pareja salen como mucho tres manos.</translation>
    </message>
    <message>
        <source>&quot;at-once&quot; needs a peek, or a blackjack that takes all (&quot;dealer.blackjackTakes&quot;)</source>
        <translation>&quot;at-once&quot; requiere que el crupier compruebe, o un blackjack que se lo lleve todo (&quot;dealer.blackjackTakes&quot;)</translation>
    </message>
    <message>
        <source>{} is not a house edge; a percentage with its digits, such as &quot;0.53%&quot;, is needed</source>
        <translation>{} no es una ventaja de la casa; se necesita un porcentaje con sus cifras, como &quot;0.53%&quot;</translation>
    </message>
    <message>
        <source>a deal that isn&apos;t under way ends</source>
        <translation>termina un reparto que no está en curso</translation>
    </message>
    <message>
        <source>The dealer&apos;s second card is drawn only when the hands have been played.</source>
        <translation>La segunda carta del crupier no se saca hasta que se han jugado las manos.</translation>
    </message>
    <message>
        <source>Dealer&apos;s first two cards</source>
        <translation>Dos primeras cartas del crupier</translation>
    </message>
    <message>
        <source>Wins if the dealer&apos;s first two cards are of one suit, king and queen of it, or a pair: of any colours, of one colour, or of one suit. What the dealer draws doesn&apos;t matter.</source>
        <translation>Gana si las dos primeras cartas del crupier son del mismo palo, rey y reina de ese palo o una pareja: de cualquier color, del mismo color o del mismo palo. No importa lo que pida el crupier.</translation>
    </message>
    <message>
        <source>First two cards of both hands</source>
        <translation>Dos primeras cartas de ambas manos</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards of one suit</source>
        <translation>Cartas del crupier del mismo palo</translation>
    </message>
    <message>
        <source>dealer&apos;s cards of one suit</source>
        <translation>cartas del crupier del mismo palo</translation>
    </message>
    <message>
        <source>Dealer&apos;s pair</source>
        <translation>Pareja del crupier</translation>
    </message>
    <message>
        <source>dealer&apos;s pair</source>
        <translation>pareja del crupier</translation>
    </message>
    <message>
        <source>Dealer&apos;s pair of one colour</source>
        <translation>Pareja del crupier del mismo color</translation>
    </message>
    <message>
        <source>dealer&apos;s pair of one colour</source>
        <translation>pareja del crupier del mismo color</translation>
    </message>
    <message>
        <source>Dealer&apos;s pair of one suit</source>
        <translation>Pareja perfecta del crupier</translation>
    </message>
    <message>
        <source>dealer&apos;s pair of one suit</source>
        <translation>pareja perfecta del crupier</translation>
    </message>
    <message>
        <source>Dealer&apos;s king and queen of one suit</source>
        <translation>Rey y reina del mismo palo del crupier</translation>
    </message>
    <message>
        <source>dealer&apos;s king and queen of one suit</source>
        <translation>rey y reina del mismo palo del crupier</translation>
    </message>
    <message>
        <source>Both hands of one suit</source>
        <translation>Ambas manos, cada una de un palo</translation>
    </message>
    <message>
        <source>both hands of one suit</source>
        <translation>ambas manos, cada una de un palo</translation>
    </message>
    <message>
        <source>Both hands 20</source>
        <translation>Ambas manos 20</translation>
    </message>
    <message>
        <source>both hands 20</source>
        <translation>ambas manos 20</translation>
    </message>
    <message>
        <source>Both hands pairs</source>
        <translation>Ambas manos, parejas</translation>
    </message>
    <message>
        <source>both hands pairs</source>
        <translation>ambas manos, parejas</translation>
    </message>
    <message>
        <source>Both hands blackjacks of one suit</source>
        <translation>Ambas manos, blackjack del mismo palo</translation>
    </message>
    <message>
        <source>both hands blackjacks of one suit</source>
        <translation>ambas manos, blackjack del mismo palo</translation>
    </message>
    <message>
        <source>Both hands pairs of one suit</source>
        <translation>Ambas manos, parejas perfectas</translation>
    </message>
    <message>
        <source>both hands pairs of one suit</source>
        <translation>ambas manos, parejas perfectas</translation>
    </message>
    <message>
        <source>Both hands king and queen of one suit</source>
        <translation>Ambas manos, rey y reina del mismo palo</translation>
    </message>
    <message>
        <source>both hands king and queen of one suit</source>
        <translation>ambas manos, rey y reina del mismo palo</translation>
    </message>
    <message>
        <source>The same blackjack of one suit in both hands</source>
        <translation>El mismo blackjack de un palo en ambas manos</translation>
    </message>
    <message>
        <source>the same blackjack of one suit in both hands</source>
        <translation>el mismo blackjack de un palo en ambas manos</translation>
    </message>
    <message>
        <source>is missing: both of the dealer&apos;s cards are face up</source>
        <translation>falta: las dos cartas del crupier están boca arriba</translation>
    </message>
    <message>
        <source>turns end that aren&apos;t under way</source>
        <translation>terminan turnos que no están en curso</translation>
    </message>
    <message>
        <source>Both of the dealer&apos;s cards are dealt face up.</source>
        <translation>Las dos cartas del crupier se reparten boca arriba.</translation>
    </message>
    <message>
        <source>the house stakes hands of free splits only, all but the first</source>
        <translation>la casa solo apuesta por manos de divisiones gratis, todas menos la primera</translation>
    </message>
    <message>
        <source>there is none: the dealer gets the second card after the hands</source>
        <translation>no hay ninguna: el crupier recibe la segunda carta después de las manos</translation>
    </message>
    <message>
        <source>A blackjack of one suit pays no more than others.</source>
        <translation>Un blackjack del mismo palo no paga más que los demás.</translation>
    </message>
    <message>
        <source>Hands are given up early, with their first two cards.</source>
        <translation>Las manos se retiran por anticipado, con sus dos primeras cartas.</translation>
    </message>
    <message>
        <source>With fewer cards a hand has ended as a Charlie.</source>
        <translation>Con menos cartas una mano ya ha terminado como Charlie.</translation>
    </message>
    <message>
        <source>Where a dealer&apos;s blackjack found late doesn&apos;t take every stake, only the first two cards may be surrendered.</source>
        <translation>Si un blackjack del crupier que aparece tarde no se lleva todas las apuestas, solo se pueden rendir las dos primeras cartas.</translation>
    </message>
    <message>
        <source>Every double is free, and what the house stakes stays as it is.</source>
        <translation>Todo doble es gratis, y lo que apuesta la casa se queda como está.</translation>
    </message>
    <message>
        <source>No card makes 10 or 11 of a hand that has one of them already.</source>
        <translation>Ninguna carta deja otra vez en 10 u 11 una mano que ya los tiene.</translation>
    </message>
    <message>
        <source>Where a dealer&apos;s blackjack found late doesn&apos;t take every stake, a hand is doubled only once.</source>
        <translation>Si un blackjack del crupier que aparece tarde no se lleva todas las apuestas, una mano solo se dobla una vez.</translation>
    </message>
    <message>
        <source>Where a dealer&apos;s blackjack found late takes the first stake alone, a doubled hand always stands.</source>
        <translation>Si un blackjack del crupier que aparece tarde se lleva solo la primera apuesta, una mano doblada siempre se planta.</translation>
    </message>
    <message>
        <source>No hand is surrendered to a dealer who may have a blackjack.</source>
        <translation>Ninguna mano se rinde ante un crupier que puede tener blackjack.</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand and the dealer&apos;s first two cards are alike: of the same total, both of one suit (each of its own), both 20, both pairs, both blackjacks of one suit, or both king and queen of one suit. What anyone draws doesn&apos;t matter.</source>
        <translation>Gana si las dos primeras cartas de una mano y las dos primeras del crupier se parecen: ambas con el mismo total, ambas de un solo palo (cada una del suyo), ambas 20, ambas parejas, ambas blackjack del mismo palo, o ambas rey y reina del mismo palo. No importa lo que se pida después.</translation>
    </message>
    <message>
        <source>Both hands the same total</source>
        <translation>Ambas manos, el mismo total</translation>
    </message>
    <message>
        <source>both hands the same total</source>
        <translation>ambas manos, el mismo total</translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message>
        <source>Fairness</source>
        <translation>Juego limpio</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Cómo funciona</translation>
    </message>
    <message>
        <source>Shoes or the method</source>
        <translation>Los sabots o el método</translation>
    </message>
    <message>
        <source>Shoes</source>
        <translation>Sabots</translation>
    </message>
</context>
<context>
    <name>FigureTable</name>
    <message>
        <source>%1, figures</source>
        <comment>the table behind a picture</comment>
        <translation>%1, cifras</translation>
    </message>
</context>
<context>
    <name>FileWriter</name>
    <message>
        <source>Writing… %1%</source>
        <translation>Escribiendo… %1&#xa0;%</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>FilterNameDialog</name>
    <message>
        <source>Save these filters</source>
        <translation>Guardar estos filtros</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>There is no room for another. Delete one first, or replace one by its name.</source>
        <translation>No cabe otro. Borra uno antes o reemplaza uno por su nombre.</translation>
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
        <translation>verificado</translation>
    </message>
    <message>
        <source>doesn&apos;t match</source>
        <translation>no coincide</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Verify shoe %1</source>
        <translation>Verificar el sabot %1</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Compromiso</translation>
    </message>
    <message>
        <source>Copy commitment</source>
        <translation>Copiar el compromiso</translation>
    </message>
    <message>
        <source>Copied commitment</source>
        <translation>Compromiso copiado</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Copy seed</source>
        <translation>Copiar la semilla</translation>
    </message>
    <message>
        <source>Copied seed</source>
        <translation>Semilla copiada</translation>
    </message>
    <message>
        <source>Client seed</source>
        <translation>Semilla del cliente</translation>
    </message>
    <message>
        <source>Copy client seed</source>
        <translation>Copiar la semilla del cliente</translation>
    </message>
    <message>
        <source>Copied client seed</source>
        <translation>Semilla del cliente copiada</translation>
    </message>
    <message>
        <source>Shoe %1, %2, %3, %4</source>
        <translation>Sabot %1, %2, %3, %4</translation>
    </message>
    <message>
        <source>can&apos;t be checked</source>
        <translation>no verificable</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln ronda</numerusform>
            <numerusform>%Ln rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show the %Ln rounds of shoe %1</source>
        <translation>
            <numerusform>Mostrar la %Ln ronda del sabot %1</numerusform>
            <numerusform>Mostrar las %Ln rondas del sabot %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation>Calcularlo</translation>
    </message>
    <message>
        <source>Work out shoe %1, step by step</source>
        <translation>Calcular el sabot %1 paso a paso</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy shoe %1 as JSON</source>
        <translation>Copiar el sabot %1 como JSON</translation>
    </message>
</context>
<context>
    <name>FirstStart</name>
    <message>
        <source>Welcome to Open Shoe</source>
        <translation>Te damos la bienvenida a Open Shoe</translation>
    </message>
    <message>
        <source>Start with %1</source>
        <translation>Empezar con %1</translation>
    </message>
    <message>
        <source>Don&apos;t show this again</source>
        <translation>No mostrar más</translation>
    </message>
    <message>
        <source>What this is</source>
        <translation>Qué es esto</translation>
    </message>
    <message>
        <source>Blackjack by the rules of real casinos, for play money. Every round is kept, so you can look it up, replay it and review it.</source>
        <translation>Blackjack con las reglas de casinos reales y dinero ficticio. Cada ronda se guarda: se puede consultar, reproducir y revisar.</translation>
    </message>
    <message>
        <source>Your wallets</source>
        <translation>Tus monederos</translation>
    </message>
    <message>
        <source>Each game shows which one it uses.</source>
        <translation>Cada juego indica de cuál se juega.</translation>
    </message>
    <message>
        <source>The coach</source>
        <translation>El entrenador</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>Tells you at the table what each play is worth.</source>
        <translation>Dice en la mesa cuánto vale cada jugada.</translation>
    </message>
    <message>
        <source>Show me how to play</source>
        <translation>Enséñame a jugar</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Returns %1, published %2</source>
        <translation>Retorno %1, publicado %2</translation>
    </message>
    <message>
        <source>Returns %1</source>
        <translation>Retorno %1</translation>
    </message>
    <message>
        <source>Published return %1</source>
        <translation>Retorno publicado %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jugar a %1</translation>
    </message>
    <message>
        <source>Resume %1</source>
        <translation>Seguir con %1</translation>
    </message>
</context>
<context>
    <name>GameDrop</name>
    <message>
        <source>Drop rule files here to add them to your games, or a challenge to play it</source>
        <translation>Suelta aquí archivos de reglas para añadirlos a tus juegos, o un reto para jugarlo</translation>
    </message>
</context>
<context>
    <name>GameLine</name>
    <message>
        <source>Your own</source>
        <translation>Propio</translation>
    </message>
    <message>
        <source>Opened from a file</source>
        <translation>Abierto desde un archivo</translation>
    </message>
    <message>
        <source>Hidden from the lobby</source>
        <translation>Oculto en la sala</translation>
    </message>
    <message>
        <source>Can&apos;t be used</source>
        <translation>No se puede usar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jugar a %1</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>Editar %1</translation>
    </message>
    <message>
        <source>More options for %1</source>
        <translation>Más opciones de %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Try %1 again</source>
        <translation>Reintentar con %1</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Mostrar carpeta</translation>
    </message>
    <message>
        <source>Show the folder of %1</source>
        <translation>Mostrar la carpeta de %1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Eliminar %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <translation>Recuperar %1</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Cambiar el nombre de %1</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Share as a file</source>
        <translation>Compartir como archivo</translation>
    </message>
    <message>
        <source>Rule file</source>
        <translation>Archivo de reglas</translation>
    </message>
    <message>
        <source>Import rule files</source>
        <translation>Incorporar archivos de reglas</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Options for %1</source>
        <translation>Qué hacer con %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Edit the rules</source>
        <translation>Editar las reglas</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar nombre…</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Show in the lobby</source>
        <translation>Mostrar en la sala</translation>
    </message>
    <message>
        <source>Hide from the lobby</source>
        <translation>Ocultar de la sala</translation>
    </message>
    <message>
        <source>Share as a file…</source>
        <translation>Compartir como archivo…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Black Jack in Boxes</source>
        <comment>boxes</comment>
        <translation>Black Jack por casillas</translation>
    </message>
    <message>
        <source>Classic Blackjack</source>
        <comment>classic</comment>
        <translation>Blackjack clásico</translation>
    </message>
    <message>
        <source>Deluxe Blackjack</source>
        <comment>deluxe</comment>
        <translation>Blackjack Deluxe</translation>
    </message>
    <message>
        <source>Down Under Blackjack</source>
        <comment>down-under</comment>
        <translation>Blackjack de las antípodas</translation>
    </message>
    <message>
        <source>Premium Blackjack</source>
        <comment>premium</comment>
        <translation>Blackjack Premium</translation>
    </message>
    <message>
        <source>Blackjack with the Rundown</source>
        <comment>rundown</comment>
        <translation>Blackjack con crónica</translation>
    </message>
</context>
<context>
    <name>GamesSettings</name>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Incorporar un archivo…</translation>
    </message>
    <message>
        <source>You can also drop a rule file anywhere on the window. Hiding a game only removes it from the lobby.</source>
        <translation>También puedes soltar un archivo de reglas en cualquier parte de la ventana. Lo que se oculta aquí solo desaparece de la sala.</translation>
    </message>
    <message>
        <source>Games rules variants own new table casino copy rename edit order hide lobby share import export take in file delete house edge</source>
        <translation>Juegos reglas variantes propio mesa casino copiar renombrar editar orden ocultar sala compartir exportar importar incorporar archivo eliminar borrar ventaja casa nuevo</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nuevo juego…</translation>
    </message>
    <message>
        <source>New game with the rules of</source>
        <translation>Nuevo juego con las reglas de</translation>
    </message>
</context>
<context>
    <name>GuideNote</name>
    <message>
        <source>How to play</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>End the guide</source>
        <translation>Terminar la guía</translation>
    </message>
</context>
<context>
    <name>HandDialog</name>
    <message>
        <source>Build a hand</source>
        <translation>Componer una mano</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Up card</source>
        <translation>Carta descubierta</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
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
        <translation>contra</translation>
    </message>
    <message>
        <source>on with</source>
        <extracomment>Words that say nothing when a hand is searched for, separated by spaces</extracomment>
        <translation>en con</translation>
    </message>
    <message>
        <source>hard</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces</extracomment>
        <translation>duro dura</translation>
    </message>
    <message>
        <source>soft</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: an ace counts 11</extracomment>
        <translation>blando blanda</translation>
    </message>
    <message>
        <source>pair</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces</extracomment>
        <translation>pareja</translation>
    </message>
    <message>
        <source>hit</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: taking a card</extracomment>
        <translation>pedir</translation>
    </message>
    <message>
        <source>stand</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces</extracomment>
        <translation>plantarse</translation>
    </message>
    <message>
        <source>double</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: doubling the stake</extracomment>
        <translation>doblar</translation>
    </message>
    <message>
        <source>split</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: splitting a pair</extracomment>
        <translation>dividir</translation>
    </message>
    <message>
        <source>surrender</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: giving up</extracomment>
        <translation>rendirse rendición</translation>
    </message>
    <message>
        <source>Type a hand like A7 v 9, 16 v 10, soft 18, pair 8 v 6 or double on 11.</source>
        <translation>Escribe una mano como A7 contra 9, 16 contra 10, blando 18, pareja 8 contra 6 o doblar en 11.</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
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
        <translation>%1. Pulsa para cambiarlo.</translation>
    </message>
    <message>
        <source>Change the stake and the rounds</source>
        <translation>Cambiar la apuesta y las rondas</translation>
    </message>
    <message>
        <source>What an hour is reckoned with</source>
        <translation>Con qué se calcula una hora</translation>
    </message>
    <message>
        <source>Stake a round</source>
        <translation>Apuesta por ronda</translation>
    </message>
    <message>
        <source>Rounds an hour</source>
        <translation>Rondas por hora</translation>
    </message>
    <message>
        <source>Kept for all pages. The stake counts in every game with this currency, as far as its limits allow.</source>
        <translation>Se guarda para todas las páginas. La apuesta cuenta en cada juego con esta moneda, hasta donde permitan sus límites.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
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
        <translation>Mayús</translation>
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
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Insert</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>RePág</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>AvPág</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
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
        <translation>No tiene las teclas originales.</translation>
    </message>
    <message>
        <source>Change the key: %1</source>
        <translation>Cambiar la tecla: %1</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Sin tecla</translation>
    </message>
    <message>
        <source>More options for %1</source>
        <translation>Más opciones de %1</translation>
    </message>
</context>
<context>
    <name>KeyMenu</name>
    <message>
        <source>Options for %1</source>
        <translation>Qué hacer con %1</translation>
    </message>
    <message>
        <source>Change the key…</source>
        <translation>Cambiar la tecla…</translation>
    </message>
    <message>
        <source>Add a key…</source>
        <translation>Añadir una tecla…</translation>
    </message>
    <message>
        <source>Remove its keys</source>
        <translation>Quitar sus teclas</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
</context>
<context>
    <name>KeyPrompt</name>
    <message>
        <source>Key for “%1”</source>
        <translation>Tecla para «%1»</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Press the key for “%1”. Esc keeps the current one.</source>
        <translation>Pulsa la tecla para «%1». Esc la deja como está.</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Pulsa la nueva tecla</translation>
    </message>
    <message>
        <source>Esc keeps the current one.</source>
        <translation>Esc la deja como está.</translation>
    </message>
</context>
<context>
    <name>KeySettings</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>What each key does</source>
        <translation>Qué hace cada tecla</translation>
    </message>
    <message>
        <source>Press one to give it another key.</source>
        <translation>Pulsa una de ellas para asignarle otra tecla.</translation>
    </message>
    <message>
        <source>%1 shows all of them at once.</source>
        <translation>%1 las muestra todas a la vez.</translation>
    </message>
    <message>
        <source>Hide the keys</source>
        <translation>Ocultar las teclas</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Cambiar teclas</translation>
    </message>
    <message>
        <source>Reassign it</source>
        <translation>Reasignarla</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Dejarla</translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>Playing</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Apuestas</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>In lists</source>
        <translation>En las listas</translation>
    </message>
    <message>
        <source>Rundown</source>
        <translation>Crónica</translation>
    </message>
    <message>
        <source>List of games</source>
        <translation>Lista de juegos</translation>
    </message>
    <message>
        <source>Editing rules</source>
        <translation>Edición de reglas</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>En cualquier parte</translation>
    </message>
    <message>
        <source>Go to spot 1 to 7</source>
        <translation>Ir a la casilla 1 a 7</translation>
    </message>
    <message>
        <source>Minimum, maximum, half or twice the stake on the spot</source>
        <translation>Mínimo, máximo, mitad o doble de la apuesta en la casilla</translation>
    </message>
    <message>
        <source>Double (hand or stakes)</source>
        <translation>Doblar, también las apuestas</translation>
    </message>
    <message>
        <source>Surrender, give up</source>
        <translation>Rendirse, retirarse</translation>
    </message>
    <message>
        <source>Choose insurance or even money hand by hand</source>
        <translation>Elegir el seguro o el pago a la par mano a mano</translation>
    </message>
    <message>
        <source>Follow a double or split</source>
        <translation>Seguir un doble o una división</translation>
    </message>
    <message>
        <source>No; after the round, change the bets</source>
        <translation>No; después de la ronda: cambiar las apuestas</translation>
    </message>
    <message>
        <source>Ask the coach</source>
        <translation>Pedir consejo al entrenador</translation>
    </message>
    <message>
        <source>Deal or deal again; while cards move, show all at once</source>
        <translation>Repartir, otra ronda; mientras se mueven cartas: mostrarlas todas</translation>
    </message>
    <message>
        <source>Review the last round</source>
        <translation>Revisar la última ronda jugada</translation>
    </message>
    <message>
        <source>Repeat the last stakes</source>
        <translation>Repetir las últimas apuestas</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Go to spot 1</source>
        <translation>Ir a la casilla 1</translation>
    </message>
    <message>
        <source>Go to spot 2</source>
        <translation>Ir a la casilla 2</translation>
    </message>
    <message>
        <source>Go to spot 3</source>
        <translation>Ir a la casilla 3</translation>
    </message>
    <message>
        <source>Go to spot 4</source>
        <translation>Ir a la casilla 4</translation>
    </message>
    <message>
        <source>Go to spot 5</source>
        <translation>Ir a la casilla 5</translation>
    </message>
    <message>
        <source>Go to spot 6</source>
        <translation>Ir a la casilla 6</translation>
    </message>
    <message>
        <source>Go to spot 7</source>
        <translation>Ir a la casilla 7</translation>
    </message>
    <message>
        <source>Put a chip on the spot</source>
        <translation>Poner una ficha en la casilla</translation>
    </message>
    <message>
        <source>Take a chip off the spot</source>
        <translation>Quitar una ficha de la casilla</translation>
    </message>
    <message>
        <source>Next spot or side bet</source>
        <translation>Al siguiente sitio: casillas y apuestas paralelas</translation>
    </message>
    <message>
        <source>Type an amount for the spot</source>
        <translation>Escribir un importe para la casilla</translation>
    </message>
    <message>
        <source>Minimum stake on the spot</source>
        <translation>La apuesta mínima en la casilla</translation>
    </message>
    <message>
        <source>Maximum stake on the spot</source>
        <translation>La apuesta máxima en la casilla</translation>
    </message>
    <message>
        <source>Half the stake on the spot</source>
        <translation>La mitad de la apuesta en la casilla</translation>
    </message>
    <message>
        <source>Twice the stake on the spot</source>
        <translation>El doble de la apuesta en la casilla</translation>
    </message>
    <message>
        <source>See and change the rules</source>
        <translation>Las reglas: verlas y cambiarlas</translation>
    </message>
    <message>
        <source>Pause or resume the table</source>
        <translation>Dejar la mesa en pausa o seguir</translation>
    </message>
    <message>
        <source>Show or hide the Rundown</source>
        <translation>Mostrar u ocultar la crónica</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Activar o desactivar el sonido</translation>
    </message>
    <message>
        <source>Play, pause</source>
        <translation>Reproducir, pausar</translation>
    </message>
    <message>
        <source>Back one step</source>
        <translation>Un momento atrás</translation>
    </message>
    <message>
        <source>Forward one step</source>
        <translation>Un momento adelante</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Más rápido</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Más lento</translation>
    </message>
    <message>
        <source>Verify the shoe</source>
        <translation>Verificar el sabot</translation>
    </message>
    <message>
        <source>The same cards in other games</source>
        <translation>Las mismas cartas en otros juegos</translation>
    </message>
    <message>
        <source>Stop the replay</source>
        <translation>Detener la repetición</translation>
    </message>
    <message>
        <source>Next or previous row</source>
        <translation>De fila en fila</translation>
    </message>
    <message>
        <source>Options for the row</source>
        <translation>Qué se puede hacer con la fila</translation>
    </message>
    <message>
        <source>Change the key, in the list of keys</source>
        <translation>Cambiar la tecla, en la lista de teclas</translation>
    </message>
    <message>
        <source>Open and close the round</source>
        <translation>Abrir y cerrar la ronda</translation>
    </message>
    <message>
        <source>Replay the round</source>
        <translation>Reproducir la ronda</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Buscar una regla</translation>
    </message>
    <message>
        <source>Scroll down the rules</source>
        <translation>Adelante en las reglas</translation>
    </message>
    <message>
        <source>Scroll up the rules</source>
        <translation>Atrás en las reglas</translation>
    </message>
    <message>
        <source>Leave the editor</source>
        <translation>Salir del editor</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Todas las teclas</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Next or previous control</source>
        <translation>Al control siguiente, al anterior</translation>
    </message>
    <message>
        <source>Search the page</source>
        <translation>Buscar en la página</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Next larger chip</source>
        <translation>Ficha mayor siguiente</translation>
    </message>
    <message>
        <source>Next smaller chip</source>
        <translation>Ficha menor siguiente</translation>
    </message>
    <message>
        <source>How to play, next step</source>
        <translation>Cómo se juega, paso siguiente</translation>
    </message>
    <message>
        <source>Say what your count is, when the table asks</source>
        <translation>Decir su conteo cuando la mesa lo pregunta</translation>
    </message>
</context>
<context>
    <name>LanguageSettings</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>translation tongue locale</source>
        <translation>traducción lengua lenguaje idioma región</translation>
    </message>
    <message>
        <source>Playing terms in English</source>
        <translation>Términos del juego en inglés</translation>
    </message>
    <message>
        <source>Hit, Stand, Split and so on, as they are called at tables all over the world.</source>
        <translation>Hit, Stand, Split y demás, como se dicen en las mesas de todo el mundo.</translation>
    </message>
    <message>
        <source>terms vocabulary words jargon english hit stand split double</source>
        <translation>términos vocabulario palabras jerga inglés hit stand split double pedir plantarse dividir doblar</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <comment>what the language of this file calls itself</comment>
        <translation>Español</translation>
    </message>
</context>
<context>
    <name>LimitsSettings</name>
    <message>
        <source>Play limits loss lose stake money time a day remind reminder break pause stop exclude exclusion self-exclusion today limit responsible</source>
        <translation>Límites de juego límite perder pérdida apuesta dinero tiempo al día recordar aviso descanso pausa parar excluir exclusión autoexclusión hoy responsable</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>15 minutes</source>
        <translation>15 minutos</translation>
    </message>
    <message>
        <source>30 minutes</source>
        <translation>30 minutos</translation>
    </message>
    <message>
        <source>45 minutes</source>
        <translation>45 minutos</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 hora</translation>
    </message>
    <message>
        <source>1½ hours</source>
        <translation>1 hora y media</translation>
    </message>
    <message>
        <source>2 hours</source>
        <translation>2 horas</translation>
    </message>
    <message>
        <source>3 hours</source>
        <translation>3 horas</translation>
    </message>
    <message>
        <source>4 hours</source>
        <translation>4 horas</translation>
    </message>
    <message>
        <source>6 hours</source>
        <translation>6 horas</translation>
    </message>
    <message>
        <source>8 hours</source>
        <translation>8 horas</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Every 10 minutes</source>
        <translation>Cada 10 minutos</translation>
    </message>
    <message>
        <source>Every 15 minutes</source>
        <translation>Cada 15 minutos</translation>
    </message>
    <message>
        <source>Every 20 minutes</source>
        <translation>Cada 20 minutos</translation>
    </message>
    <message>
        <source>Every 30 minutes</source>
        <translation>Cada 30 minutos</translation>
    </message>
    <message>
        <source>Every 45 minutes</source>
        <translation>Cada 45 minutos</translation>
    </message>
    <message>
        <source>Every hour</source>
        <translation>Cada hora</translation>
    </message>
    <message>
        <source>Play limits</source>
        <translation>Límites de juego</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Limits of %1</source>
        <translation>Límites de %1</translation>
    </message>
    <message>
        <source>Lowering a limit takes effect at once; raising or removing one takes a day. A round in progress is played to the end, doubles, splits and insurance included.</source>
        <translation>Un límite más bajo vale al momento; uno más alto, o ninguno, un día después. Una ronda empezada se juega hasta el final, con todo lo que exija.</translation>
    </message>
    <message>
        <source>Currency of the limits</source>
        <translation>Moneda de los límites</translation>
    </message>
    <message>
        <source>Daily loss limit</source>
        <translation>Pérdida máxima al día</translation>
    </message>
    <message>
        <source>Daily stake limit</source>
        <translation>Apuesta máxima al día</translation>
    </message>
    <message>
        <source>Daily time limit</source>
        <translation>Tiempo máximo al día</translation>
    </message>
    <message>
        <source>Remind me</source>
        <translation>Recordatorio</translation>
    </message>
    <message>
        <source>Between rounds the table shows the time played and the net result.</source>
        <translation>Entre rondas, la mesa dice el tiempo jugado y el resultado neto.</translation>
    </message>
    <message>
        <source>Take a break</source>
        <translation>Tomar un descanso</translation>
    </message>
    <message>
        <source>Nothing is dealt until it is over.</source>
        <translation>No se reparte nada hasta que termine.</translation>
    </message>
    <message>
        <source>12 hours</source>
        <translation>12 horas</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 día</translation>
    </message>
    <message>
        <source>3 days</source>
        <translation>3 días</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 días</translation>
    </message>
    <message>
        <source>Exclude yourself from play</source>
        <translation>Autoexcluirse del juego</translation>
    </message>
    <message>
        <source>A longer break, on this computer and for every account here.</source>
        <translation>Lo mismo por más tiempo, en este equipo y para todas sus cuentas.</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 días</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 días</translation>
    </message>
    <message>
        <source>Half a year</source>
        <translation>Medio año</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 año</translation>
    </message>
    <message>
        <source>5 years</source>
        <translation>5 años</translation>
    </message>
    <message>
        <source>Exclude yourself until %1?</source>
        <translation>¿Autoexcluirte del juego? Hasta: %1</translation>
    </message>
    <message>
        <source>Take a break until %1?</source>
        <translation>¿Tomar un descanso? Hasta: %1</translation>
    </message>
    <message>
        <source>Exclude me</source>
        <translation>Autoexcluirme</translation>
    </message>
    <message>
        <source>Take the break</source>
        <translation>Tomar el descanso</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>It can&apos;t be ended or shortened: not by any setting, another account or changing the clock while the computer is running. Other data folders on this computer observe it too. What the program can&apos;t see: another computer, another user of this one, files deleted by hand, or a clock that is wrong after a restart and stays wrong.</source>
        <translation>No se puede terminar ni acortar: ni con ajustes, ni con otra cuenta, ni cambiando el reloj mientras el equipo está encendido. También lo respeta cualquier otra carpeta de datos que se abra en este equipo. Lo que este programa no puede ver es otro equipo, otro usuario de este, que se borren a mano sus archivos o un reloj que esté mal desde un reinicio y siga así.</translation>
    </message>
</context>
<context>
    <name>LimitsSign</name>
    <message>
        <source>Limits: %1</source>
        <translation>Límites: %1</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
</context>
<context>
    <name>ListedChoice</name>
    <message>
        <source>None chosen</source>
        <translation>Nada elegido</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n elegido</numerusform>
            <numerusform>%n elegidos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Choose a table</source>
        <translation>Elige una mesa</translation>
    </message>
    <message>
        <source>Play money. Every shuffle is fixed before you bet, and anyone can check it.</source>
        <translation>Dinero ficticio. Cada barajado queda fijado antes de que apuestes y cualquiera puede comprobarlo.</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Buscar un juego</translation>
    </message>
    <message>
        <source>No game matches “%1”.</source>
        <translation>Ningún juego se llama «%1».</translation>
    </message>
    <message>
        <source>Every game is hidden. You can show them again on the Settings page.</source>
        <translation>Todos los juegos están ocultos. En la página Ajustes se vuelven a mostrar.</translation>
    </message>
    <message>
        <source>Opening the books…</source>
        <translation>Abriendo los libros…</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The log can&apos;t be written; play goes on without it. %1: %2</source>
        <translation>No se puede escribir el registro de sucesos; el juego sigue sin él. %1: %2</translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>Each game&apos;s own</source>
        <translation>El propio de cada uno</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Dos colores</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Cuatro colores</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>System follows the desktop.</source>
        <translation>«Sistema» sigue al escritorio.</translation>
    </message>
    <message>
        <source>colors scheme theme appearance dark light mode night day</source>
        <translation>colores esquema tema apariencia aspecto oscuro claro modo noche día</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Follows the desktop until you choose here.</source>
        <translation>Sigue al escritorio hasta que elijas aquí.</translation>
    </message>
    <message>
        <source>font letters zoom scale bigger smaller large</source>
        <translation>fuente letra letras zoom escala mayor menor grande</translation>
    </message>
    <message>
        <source>Interface size</source>
        <translation>Tamaño de la interfaz</translation>
    </message>
    <message>
        <source>This window has room for %1%.</source>
        <translation>En esta ventana cabe el %1&#xa0;%.</translation>
    </message>
    <message>
        <source>zoom scale dpi buttons bigger smaller larger everything</source>
        <translation>zoom escala ppp dpi botones mayor menor grande todo</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Our own, and those of other card games on this computer.</source>
        <translation>Las nuestras y las de otros juegos de cartas de este equipo.</translation>
    </message>
    <message>
        <source>deck four suit colours 4 color four-color clubs green diamonds blue hearts spades kde gnome faces</source>
        <translation>baraja mazo cuatro colores 4 color tréboles verde diamantes azul corazones picas kde gnome figuras naipes</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Dorso de las cartas</translation>
    </message>
    <message>
        <source>deck pattern design</source>
        <translation>baraja mazo dibujo diseño reverso</translation>
    </message>
    <message>
        <source>Brass</source>
        <translation>Latón</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Medianoche</translation>
    </message>
    <message>
        <source>Claret</source>
        <translation>Granate</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Tapete</translation>
    </message>
    <message>
        <source>Each game has its own; you can choose one for all tables.</source>
        <translation>Cada juego tiene el suyo; se puede poner otro en todas las mesas.</translation>
    </message>
    <message>
        <source>cloth colour color background</source>
        <translation>paño fieltro mesa color fondo</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste alto</translation>
    </message>
    <message>
        <source>Black and white with strong edges, in light and dark.</source>
        <translation>Blanco y negro con bordes marcados, en claro y en oscuro.</translation>
    </message>
    <message>
        <source>accessibility colors colours black white readable edges</source>
        <translation>accesibilidad colores blanco negro legible bordes</translation>
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
        <translation>Suerte y juego</translation>
    </message>
    <message>
        <source>Luck %1</source>
        <translation>Suerte %1</translation>
    </message>
    <message>
        <source>luck, against an expected spread of %1</source>
        <comment>a standard deviation</comment>
        <translation>suerte, con una dispersión esperada de %1</translation>
    </message>
    <message>
        <source>Hands, played best</source>
        <translation>Manos, con juego óptimo</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Apuestas paralelas</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Suerte</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Neto</translation>
    </message>
    <message>
        <source>Once rounds are priced, this shows what was luck and what the play was worth.</source>
        <translation>Cuando haya rondas valoradas, aquí se dirá qué trajo la suerte y cuánto valió el juego.</translation>
    </message>
</context>
<context>
    <name>LuckWords</name>
    <message>
        <source>Better than %1 of 100 such stretches</source>
        <comment>luck</comment>
        <translation>Mejor que %1 de cada 100 tramos así</translation>
    </message>
    <message>
        <source>Worse than %1 of 100 such stretches</source>
        <comment>luck</comment>
        <translation>Peor que %1 de cada 100 tramos así</translation>
    </message>
    <message>
        <source>±%1</source>
        <comment>a standard deviation</comment>
        <translation>±%1</translation>
    </message>
    <message>
        <source>Stakes like these vary by %1: the luck was within that.</source>
        <translation>Con apuestas así lo normal es %1: la suerte quedó dentro.</translation>
    </message>
    <message>
        <source>Stakes like these vary by %1: the luck was up to twice that.</source>
        <translation>Con apuestas así lo normal es %1: la suerte no pasó del doble.</translation>
    </message>
    <message>
        <source>Stakes like these vary by %1: the luck was more than twice that.</source>
        <translation>Con apuestas así lo normal es %1: la suerte pasó del doble.</translation>
    </message>
    <message>
        <source>After %1 rounds, this shows how rare such luck is.</source>
        <translation>A partir de %1 rondas se dirá aquí lo rara que es esa suerte.</translation>
    </message>
    <message>
        <source>Net %1: luck %2, hands played best %3, side bets %4, mistakes %5.</source>
        <translation>Neto %1: suerte %2, manos con juego óptimo %3, apuestas paralelas %4, errores %5.</translation>
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
        <translation>¿Salir en plena mano?</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Change game</source>
        <translation>Cambiar de juego</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>Open a challenge…</source>
        <translation>Abrir un reto…</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Hitting was worth %1 of a stake more.</source>
        <translation>Pedir valía más: %1 de la apuesta.</translation>
    </message>
    <message>
        <source>Standing was worth %1 of a stake more.</source>
        <translation>Plantarse valía más: %1 de la apuesta.</translation>
    </message>
    <message>
        <source>Doubling was worth %1 of a stake more.</source>
        <translation>Doblar valía más: %1 de la apuesta.</translation>
    </message>
    <message>
        <source>Splitting was worth %1 of a stake more.</source>
        <translation>Dividir valía más: %1 de la apuesta.</translation>
    </message>
    <message>
        <source>Giving the hand up was worth %1 of a stake more.</source>
        <translation>Retirarse valía más: %1 de la apuesta.</translation>
    </message>
    <message>
        <source>Insurance was worth %1 of its stake more.</source>
        <translation>El seguro valía más: %1 de su apuesta.</translation>
    </message>
    <message>
        <source>Even money was worth %1 of a stake more.</source>
        <translation>El pago a la par valía más: %1 de la apuesta.</translation>
    </message>
    <message>
        <source>Declining was worth %1 of a stake more.</source>
        <translation>Rechazar valía más: %1 de la apuesta.</translation>
    </message>
    <message>
        <source>Following was worth %1 of a stake more.</source>
        <translation>Seguir valía más: %1 de la apuesta.</translation>
    </message>
    <message>
        <source>Nothing else was worth more.</source>
        <translation>Ninguna otra opción valía más.</translation>
    </message>
</context>
<context>
    <name>Meanings</name>
    <message>
        <source>Packs of 52 cards, shuffled together. Fewer are a little better for you.</source>
        <translation>Barajas de 52 cartas mezcladas juntas. Con menos te va un poco mejor.</translation>
    </message>
    <message>
        <source>A soft total has an ace that counts 11. The dealer takes another card on this one, which is a little worse for you.</source>
        <translation>Un total blando tiene un as que vale 11. El crupier toma otra carta con este, lo que es un poco peor para ti.</translation>
    </message>
    <message>
        <source>The dealer draws up to this total and then stands, even if an ace counts 11 in it.</source>
        <translation>El crupier pide hasta este total y entonces se planta, aunque un as valga 11 en él.</translation>
    </message>
    <message>
        <source>With an ace or a card that counts 10, the dealer looks for blackjack before you play. Doubles and splits are safe from it.</source>
        <translation>Con un as o una carta que vale 10, el crupier mira si tiene blackjack antes de que juegues. Lo doblado y lo dividido está a salvo de él.</translation>
    </message>
    <message>
        <source>The dealer doesn&apos;t look for blackjack before you play. If there is one in the end, it takes what you doubled and split as well.</source>
        <translation>El crupier no mira si tiene blackjack antes de que juegues. Si al final lo tiene, se lleva también lo que doblaste y dividiste.</translation>
    </message>
    <message>
        <source>The dealer&apos;s card that lies face down until everybody has played.</source>
        <translation>La carta del crupier que queda boca abajo hasta que todos han jugado.</translation>
    </message>
    <message>
        <source>Nobody wins: the stake comes back.</source>
        <translation>Nadie gana: la apuesta vuelve.</translation>
    </message>
    <message>
        <source>If the dealer ends with exactly 22, hands that would win get only their stake back. The rules say which are paid anyway.</source>
        <translation>Si el crupier acaba con 22 justo, las manos que ganarían solo recuperan su apuesta. Las reglas dicen cuáles cobran aun así.</translation>
    </message>
    <message>
        <source>More than 21: the hand loses at once, whatever the dealer gets.</source>
        <translation>Más de 21: la mano pierde al momento, saque lo que saque el crupier.</translation>
    </message>
    <message>
        <source>Double the stake and take exactly one more card. Where only some totals may be doubled, it is a little worse for you.</source>
        <translation>Doblar la apuesta y tomar exactamente una carta más. Donde solo se pueden doblar algunos totales, es un poco peor para ti.</translation>
    </message>
    <message>
        <source>Doubling a hand that came from a split. Where that isn&apos;t allowed, it is a little worse for you.</source>
        <translation>Doblar una mano que viene de dividir. Donde no se permite, es un poco peor para ti.</translation>
    </message>
    <message>
        <source>Splitting makes two hands of two cards of equal value, each with a stake of its own.</source>
        <translation>Dividir hace de dos cartas de igual valor dos manos, cada una con su apuesta.</translation>
    </message>
    <message>
        <source>A bet of its own that the dealer has blackjack. Without one it is lost, whatever your hand does.</source>
        <translation>Una apuesta propia a que el crupier tiene blackjack. Si no lo tiene se pierde, haga lo que haga tu mano.</translation>
    </message>
    <message>
        <source>You may take a win equal to your stake for your blackjack at once, whatever the dealer has.</source>
        <translation>Por tu blackjack puedes cobrar en el acto una ganancia igual a tu apuesta, tenga lo que tenga el crupier.</translation>
    </message>
    <message>
        <source>You may stop playing a hand after its first two cards, and get half the stake back.</source>
        <translation>Puedes dejar de jugar una mano tras sus dos primeras cartas y recuperar la mitad de la apuesta.</translation>
    </message>
    <message>
        <source>You may stop playing a hand after its first two cards, and get half the stake back, before it is known whether the dealer has blackjack.</source>
        <translation>Puedes dejar de jugar una mano tras sus dos primeras cartas y recuperar la mitad de la apuesta, antes de saberse si el crupier tiene blackjack.</translation>
    </message>
    <message>
        <source>You bet on somebody else&apos;s hand. If they add to their stake, you may add to yours.</source>
        <translation>Apuestas a la mano de otra persona. Si aumenta su apuesta, puedes aumentar la tuya.</translation>
    </message>
    <message>
        <source>You may play several hands in a round, each with a stake of its own.</source>
        <translation>Puedes jugar varias manos en una ronda, cada una con su apuesta.</translation>
    </message>
    <message>
        <source>Bets beside the hand, on certain cards. They pay more and return less in the long run; nobody has to make them.</source>
        <translation>Apuestas aparte de la mano, a ciertas cartas. Pagan más y a la larga devuelven menos; nadie está obligado a hacerlas.</translation>
    </message>
    <message>
        <source>How much of your stakes comes back in the long run if you always play best. What is missing to 100% is the house edge.</source>
        <translation>Cuánto de tus apuestas vuelve a la larga si siempre juegas de forma óptima. Lo que falta hasta el 100&#xa0;% es la ventaja de la casa.</translation>
    </message>
    <message>
        <source>How much of your stakes the house keeps in the long run, even if you always play best.</source>
        <translation>Cuánto de tus apuestas se queda la casa a la larga, aunque siempre juegues de forma óptima.</translation>
    </message>
    <message>
        <source>A plastic card in the shoe. When it comes out, the cards are shuffled after this round.</source>
        <translation>Una carta de plástico en el sabot. Cuando sale, se baraja después de esta ronda.</translation>
    </message>
    <message>
        <source>Cards that are put aside unplayed after a shuffle.</source>
        <translation>Cartas que se apartan sin jugar después de barajar.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>words, and what they mean</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The dealer doesn&apos;t look for blackjack before you play. If there is one in the end, some or all of what you doubled and split comes back.</source>
        <translation>El crupier no comprueba si tiene blackjack antes de que juegues. Si al final lo tiene, vuelve una parte o todo lo que doblaste y dividiste.</translation>
    </message>
    <message>
        <source>When you and the dealer have the same total, you lose. Only two blackjacks are no loss.</source>
        <translation>Cuando tú y el crupier tenéis el mismo total, pierdes. Solo dos blackjacks no son pérdida.</translation>
    </message>
    <message>
        <source>When you and the dealer both have 21, you win, and your blackjack is paid against the dealer&apos;s. Lower equal totals push.</source>
        <translation>Cuando tú y el crupier tenéis 21, ganas, y tu blackjack se paga también contra el suyo. Los totales iguales más bajos empatan.</translation>
    </message>
    <message>
        <source>Doubling a hand that has been hit, not only its first two cards. It is a little better for you.</source>
        <translation>Doblar una mano con la que ya se ha pedido carta, no solo sus dos primeras. Es un poco mejor para ti.</translation>
    </message>
    <message>
        <source>A hand of so many cards that isn&apos;t bust ends there and wins, even with a lower total than the dealer&apos;s. The rules say what it doesn&apos;t beat.</source>
        <translation>Una mano con tantas cartas que no se haya pasado acaba ahí y gana, aunque su total sea menor que el del crupier. Las reglas dicen a qué no gana.</translation>
    </message>
    <message>
        <source>Packs of 48 cards, without the tens but with jacks, queens and kings. That is much worse for you, which other rules make up for.</source>
        <translation>Barajas de 48 cartas, sin los dieces pero con jotas, reinas y reyes. Es mucho peor para ti, y otras reglas lo compensan.</translation>
    </message>
    <message>
        <source>Both of the dealer&apos;s first cards lie face up before you play. If they are a blackjack, the round is over.</source>
        <translation>Las dos primeras cartas del crupier están boca arriba antes de que juegues. Si son un blackjack, la ronda ha terminado.</translation>
    </message>
    <message>
        <source>The house puts a marker beside your stake, or on the new hand. You are paid for it if the hand wins, and lose nothing with it if it doesn&apos;t.</source>
        <translation>La casa pone un marcador junto a tu apuesta o en la mano nueva. Si la mano gana, te lo pagan; si no, no pierdes nada con él.</translation>
    </message>
    <message>
        <source>Your 21 wins whatever the dealer has, even a blackjack. Lower equal totals push.</source>
        <translation>Tu 21 gana tenga lo que tenga el crupier, incluso un blackjack. Los totales iguales más bajos empatan.</translation>
    </message>
    <message>
        <source>Some hands of 21 pay more than other wins: by how many cards they have, or by which. The rules say which they are.</source>
        <translation>Algunas manos de 21 pagan más que otras victorias: según cuántas cartas tienen, o cuáles. Las reglas dicen cuáles son.</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10 as the first two cards: the best hand of all.</source>
        <translation>Un as y una carta que vale 10 como primeras dos cartas: la mejor mano de todas.</translation>
    </message>
    <message>
        <source>You may stop playing a hand after its first two cards, and get half the stake back, unless the dealer turns out to have a blackjack.</source>
        <translation>Puedes dejar de jugar una mano tras sus dos primeras cartas y recuperar la mitad de la apuesta, salvo que el crupier resulte tener blackjack.</translation>
    </message>
</context>
<context>
    <name>MistakeBoardView</name>
    <message>
        <source>Where mistakes cost most</source>
        <translation>Dónde cuestan más los errores</translation>
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
        <translation>Juego</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Show all mistakes</source>
        <translation>Mostrar todos los errores</translation>
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
        <translation>La respuesta está oculta.</translation>
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
        <translation>Preguntar en la mesa: %1</translation>
    </message>
    <message>
        <source>Show the round: %1</source>
        <translation>Mostrar la ronda: %1</translation>
    </message>
</context>
<context>
    <name>MistakesPage</name>
    <message>
        <source>Mistakes</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Practise hands like these</source>
        <translation>Practicar manos como estas</translation>
    </message>
    <message>
        <source>Repeat what is due</source>
        <translation>Repetir lo pendiente</translation>
    </message>
    <message>
        <source>Hide answers</source>
        <translation>Ocultar respuestas</translation>
    </message>
    <message>
        <source>Show answers</source>
        <translation>Mostrar respuestas</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>Press a cell to practise its decisions.</source>
        <translation>Pulsa una casilla para practicar sus decisiones.</translation>
    </message>
</context>
<context>
    <name>MomentLine</name>
    <message>
        <source>Moments of the round</source>
        <translation>Momentos de la ronda</translation>
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
        <translation>Etiquetas, separadas por comas</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Keep this note</source>
        <translation>Guardar esta nota</translation>
    </message>
</context>
<context>
    <name>NumberEntry</name>
    <message>
        <source>%1: less</source>
        <translation>%1: menos</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: más</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>A blackjack room whose shoe is open. Play money only.</source>
        <translation>Una sala de blackjack con el sabot abierto. Solo dinero ficticio.</translation>
    </message>
    <message>
        <source>Keep everything in the folder %1.</source>
        <translation>Guarda todo en la carpeta %1.</translation>
    </message>
    <message>
        <source>Open the game %1 right away; with %2 also &apos;%3&apos;.</source>
        <translation>Abre directamente el juego %1; con %2, también &apos;%3&apos;.</translation>
    </message>
    <message>
        <source>Fill the screen.</source>
        <translation>Ocupa toda la pantalla.</translation>
    </message>
    <message>
        <source>Animation: %1.</source>
        <translation>Animación: %1.</translation>
    </message>
    <message>
        <source>Play %1 rounds unattended, print one line per round, then quit.</source>
        <translation>Juega %1 rondas por sí solo, imprime una línea por ronda y termina.</translation>
    </message>
    <message>
        <source>With %1: save pictures of each round in %2.</source>
        <translation>Con %1: guarda imágenes de cada ronda en %2.</translation>
    </message>
    <message>
        <source>With %1: seed its choices, never the shuffle.</source>
        <translation>Con %1: fija sus elecciones, nunca el barajado.</translation>
    </message>
    <message>
        <source>Print the version.</source>
        <translation>Imprime la versión.</translation>
    </message>
    <message>
        <source>Print this help.</source>
        <translation>Imprime esta ayuda.</translation>
    </message>
    <message>
        <source>only one rule file can be opened</source>
        <translation>la ventana admite un solo archivo de reglas</translation>
    </message>
    <message>
        <source>a folder&apos;s path is needed</source>
        <translation>no indica ninguna carpeta</translation>
    </message>
    <message>
        <source>%1 already names a game</source>
        <translation>%1 ya indica un juego</translation>
    </message>
    <message>
        <source>must be %1, %2, %3 or %4</source>
        <translation>debe ser %1, %2, %3 o %4</translation>
    </message>
    <message>
        <source>must be a number of rounds from 1 to %1</source>
        <translation>debe ser un número de rondas de 1 a %1</translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation>solo se usa con %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs %2</source>
        <translation>&apos;%1&apos; solo se usa con %2</translation>
    </message>
    <message>
        <source>straight to a game&apos;s table</source>
        <translation>directamente a la mesa de un juego</translation>
    </message>
    <message>
        <source>apart from everything else you have played</source>
        <translation>aparte de todo lo demás que has jugado</translation>
    </message>
    <message>
        <source>a hundred rounds unattended, as fast as possible</source>
        <translation>cien rondas por sí solo, lo más rápido posible</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Ejemplos:</translation>
    </message>
    <message>
        <source>A game&apos;s rule file, or a challenge: opens it right away.</source>
        <translation>Un archivo de reglas o un reto: se abre de inmediato.</translation>
    </message>
</context>
<context>
    <name>OwnCountWords</name>
    <message>
        <source>Asked, and passed over: it was %1.</source>
        <comment>a running count</comment>
        <translation>Se preguntó y se dejó pasar: era %1.</translation>
    </message>
    <message>
        <source>You said %1, and it was.</source>
        <comment>a running count</comment>
        <translation>Dijo %1, y así era.</translation>
    </message>
    <message>
        <source>You said %1, it was %2.</source>
        <comment>running counts</comment>
        <translation>Dijo %1, era %2.</translation>
    </message>
    <message>
        <source>You said %1 decks were left, there were %2.</source>
        <comment>numbers</comment>
        <translation>Dijo que quedaban %1 barajas, eran %2.</translation>
    </message>
</context>
<context>
    <name>OwnPlate</name>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Leave seat</source>
        <translation>Levantarse</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Asiento %1</translation>
    </message>
</context>
<context>
    <name>PageEntry</name>
    <message>
        <source>Lobby</source>
        <translation>Sala</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Rundown</source>
        <translation>Crónica</translation>
    </message>
    <message>
        <source>Play Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Estrategia</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Juego limpio</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Conteo</translation>
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
        <translation>%1 paga %2, probabilidad %3</translation>
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
        <translation>Semana del %1</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>form of a date, for QLocale::toString</comment>
        <translation>MMMM &apos;de&apos; yyyy</translation>
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
        <translation>Desplegado</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>Plegado</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>Al repartir</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Apuestas paralelas</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisiones</translation>
    </message>
</context>
<context>
    <name>PictureHeader</name>
    <message>
        <source>%1 in figures</source>
        <comment>instead of a picture</comment>
        <translation>%1 en cifras</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <comment>a picture</comment>
        <translation>Copiar: %1</translation>
    </message>
    <message>
        <source>Save: %1</source>
        <comment>a picture</comment>
        <translation>Guardar: %1</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>Imagen SVG</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Imagen PNG</translation>
    </message>
    <message>
        <source>CSV, the figures</source>
        <translation>CSV, las cifras</translation>
    </message>
    <message>
        <source>PDF, picture and figures</source>
        <translation>PDF, imagen y cifras</translation>
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
        <translation>Intro muestra sus rondas.</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Nothing was played.</source>
        <translation>No se ha jugado nada.</translation>
    </message>
    <message>
        <source>None of these rounds is priced yet.</source>
        <translation>Ninguna de estas rondas está valorada todavía.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Suerte</translation>
    </message>
    <message>
        <source>Two times in three</source>
        <translation>Dos de cada tres veces</translation>
    </message>
    <message>
        <source>19 times in 20</source>
        <translation>19 de cada 20 veces</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Días</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Neto</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Expected spread</source>
        <translation>Variación esperada</translation>
    </message>
    <message>
        <source>Luck is the result minus what the play was worth. Its line stays within the inner band two times in three, and within the outer one 19 times in 20.</source>
        <translation>La suerte es lo que se obtuvo menos lo que valía el juego realizado. Su línea queda dentro de la banda interior dos de cada tres veces, y dentro de ambas 19 de cada 20.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>The balance covers all games of one account.</source>
        <translation>El saldo es el de todos los juegos de una cuenta.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Añadido</translation>
    </message>
    <message>
        <source>Results by game</source>
        <translation>Resultados por juego</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Apostado</translation>
    </message>
    <message>
        <source>Results by up card</source>
        <translation>Resultados por carta descubierta</translation>
    </message>
    <message>
        <source>Up card</source>
        <translation>Carta descubierta</translation>
    </message>
    <message>
        <source>Net on stakes</source>
        <translation>Neto sobre lo apostado</translation>
    </message>
    <message>
        <source>A</source>
        <comment>an ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>The dealer&apos;s up card</source>
        <translation>La carta descubierta del crupier</translation>
    </message>
    <message>
        <source>Priced rounds only.</source>
        <translation>De rondas valoradas.</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Apuestas paralelas</translation>
    </message>
    <message>
        <source>No side bet was placed.</source>
        <translation>No se hizo ninguna apuesta paralela.</translation>
    </message>
    <message>
        <source>Expected</source>
        <comment>the net of side bets</comment>
        <translation>Lo esperable</translation>
    </message>
    <message>
        <source>Actual</source>
        <comment>the net of side bets</comment>
        <translation>Lo obtenido</translation>
    </message>
    <message>
        <source>Side bet</source>
        <translation>Apuesta paralela</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>The expected net is known for priced rounds only.</source>
        <translation>Lo esperable solo se conoce en las rondas valoradas.</translation>
    </message>
    <message>
        <source>Hard hands</source>
        <translation>Manos duras</translation>
    </message>
    <message>
        <source>Soft hands</source>
        <translation>Manos blandas</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Pago a la par</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Rendición</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Side bets taken</source>
        <translation>Apuestas paralelas hechas</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Decisions</source>
        <comment>a heading</comment>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>A mistake is a decision that costs a hundredth of the stake or more.</source>
        <translation>Un error es una decisión que cuesta una centésima de la apuesta o más.</translation>
    </message>
    <message>
        <source>Taking a side bet costs what you could expect to lose on it before the first card. Luck and play count it with the side bets.</source>
        <translation>Hacer una apuesta paralela cuesta lo que valía antes de la primera carta, cuando ese valor es negativo. La suerte y el juego la cuentan con las apuestas paralelas.</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Apuestas</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Cobrado</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Por ronda</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Tiempo jugado</translation>
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
        <translation>%1: sin rondas</translation>
    </message>
    <message>
        <source>%1, after round %2: luck %3, expected spread %4</source>
        <comment>a day, a number</comment>
        <translation>%1, tras la ronda %2: suerte %3, variación esperada %4</translation>
    </message>
    <message>
        <source>Net in 100 rounds</source>
        <translation>Neto en 100 rondas</translation>
    </message>
</context>
<context>
    <name>Practise</name>
    <message>
        <source>stand</source>
        <translation>plantarse</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>pedir</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doblar</translation>
    </message>
    <message>
        <source>split</source>
        <translation>dividir</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>rendirse</translation>
    </message>
    <message>
        <source>Running count</source>
        <translation>Conteo corrido</translation>
    </message>
    <message>
        <source>A deck against the clock</source>
        <translation>Una baraja contra el reloj</translation>
    </message>
    <message>
        <source>Spoken cards</source>
        <translation>Cartas dichas</translation>
    </message>
    <message>
        <source>Decks in the tray</source>
        <translation>Barajas en los descartes</translation>
    </message>
    <message>
        <source>True count</source>
        <translation>Conteo verdadero</translation>
    </message>
    <message>
        <source>Plays by the count</source>
        <translation>Jugadas según el conteo</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>Cards go by, and now and then the running count is asked. They come a little faster after each right answer.</source>
        <translation>Pasan cartas y de vez en cuando se pregunta el conteo corrido. Tras cada acierto llegan un poco más rápido.</translation>
    </message>
    <message>
        <source>Go through one deck as fast as you can count it. One card stays hidden, so the end isn’t known beforehand. The mark of the trade is 30 seconds.</source>
        <translation>Recorra una baraja tan rápido como pueda contarla. Una carta queda oculta para que el final no se sepa de antemano. La referencia del oficio son 30 segundos.</translation>
    </message>
    <message>
        <source>Each card is named and not shown. The next one comes when you ask for it.</source>
        <translation>Cada carta se nombra y no se muestra. La siguiente llega cuando usted la pide.</translation>
    </message>
    <message>
        <source>Judge how many decks lie in the discard tray.</source>
        <translation>Estime cuántas barajas hay en los descartes.</translation>
    </message>
    <message>
        <source>From the running count and the cards left, work out the true count.</source>
        <translation>Calcule el conteo verdadero a partir del corrido y de las cartas restantes.</translation>
    </message>
    <message>
        <source>A hand, the dealer’s card and the count: decide what to do. The plays worth most with this system and game are asked.</source>
        <translation>Una mano, la carta del crupier y el conteo: decida qué hacer. Se preguntan las jugadas que más valen con este sistema y juego.</translation>
    </message>
    <message>
        <source>The dealer shows an ace: take insurance at this count, or not?</source>
        <translation>El crupier muestra un as: ¿tomar el seguro con este conteo o no?</translation>
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
        <translation>Barajas en los descartes: %1</translation>
    </message>
    <message>
        <source>Decks left: %1, count above 0</source>
        <translation>Barajas restantes: %1, conteo sobre 0</translation>
    </message>
    <message>
        <source>Decks left: %1, count below 0</source>
        <translation>Barajas restantes: %1, conteo bajo 0</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <comment>a hand, the dealer&apos;s card, a play</comment>
        <translation>%1 contra %2: %3</translation>
    </message>
    <message>
        <source>Just where it becomes worth taking</source>
        <translation>Justo donde empieza a convenir</translation>
    </message>
    <message>
        <source>%1 above where it becomes worth taking</source>
        <translation>%1 por encima de donde empieza a convenir</translation>
    </message>
    <message>
        <source>%1 below where it becomes worth taking</source>
        <translation>%1 por debajo de donde empieza a convenir</translation>
    </message>
    <message>
        <source>Seconds for a deck, the last times</source>
        <translation>Segundos por baraja, últimas veces</translation>
    </message>
    <message>
        <source>Right answers, the last times</source>
        <translation>Aciertos, últimas veces</translation>
    </message>
    <message>
        <source>Nothing practised here yet.</source>
        <translation>Aún no se ha practicado nada aquí.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Aciertos</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>%1 a card</source>
        <comment>seconds</comment>
        <translation>%1 por carta</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Best: %1. Last: %2.</source>
        <translation>Mejor: %1. Último: %2.</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>ases</translation>
    </message>
</context>
<context>
    <name>PractiseAnswer</name>
    <message>
        <source>Less</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Carta siguiente</translation>
    </message>
    <message>
        <source>Next cards</source>
        <translation>Cartas siguientes</translation>
    </message>
</context>
<context>
    <name>PractiseChoice</name>
    <message>
        <source>Exercise</source>
        <translation>Ejercicio</translation>
    </message>
    <message>
        <source>Count system</source>
        <translation>Sistema de conteo</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Cards at a time</source>
        <translation>Cartas a la vez</translation>
    </message>
    <message>
        <source>Time for a card</source>
        <translation>Tiempo por carta</translation>
    </message>
</context>
<context>
    <name>PractiseView</name>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Working out the plays of this game…</source>
        <translation>Calculando las jugadas de este juego…</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Cómo ha ido</translation>
    </message>
    <message>
        <source>Weak spots, asked more often</source>
        <translation>Puntos débiles, se preguntan más</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Double deck, dealer hits soft 17</source>
        <comment>double-deck</comment>
        <translation>2 barajas, el crupier pide con 17 blando</translation>
    </message>
    <message>
        <source>6 decks, early surrender</source>
        <comment>early-surrender</comment>
        <translation>6 barajas, rendición temprana</translation>
    </message>
    <message>
        <source>European, no hole card</source>
        <comment>european</comment>
        <translation>Europeo, sin carta oculta</translation>
    </message>
    <message>
        <source>Casino Copenhagen, casinocopenhagen.dk/en/blackjack (one card to the dealer, doubles on 9, 10 and 11)</source>
        <comment>european</comment>
        <translation>Casino Copenhagen, casinocopenhagen.dk/en/blackjack (una carta para el crupier, se dobla con 9, 10 y 11)</translation>
    </message>
    <message>
        <source>Single deck, blackjack 6:5</source>
        <comment>single-6-5</comment>
        <translation>1 baraja, blackjack 6:5</translation>
    </message>
    <message>
        <source>Single deck, Reno: doubles on 10 and 11</source>
        <comment>single-reno</comment>
        <translation>1 baraja, Reno: se dobla con 10 y 11</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 6 decks, blackjack 6:5</source>
        <comment>strip-6-5</comment>
        <translation>Las Vegas Strip, 6 barajas, blackjack 6:5</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 6 decks, dealer hits soft 17</source>
        <comment>strip-h17</comment>
        <translation>Las Vegas Strip, 6 barajas, el crupier pide con 17 blando</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 6 decks, dealer stands on soft 17</source>
        <comment>strip-s17</comment>
        <translation>Las Vegas Strip, 6 barajas, el crupier se planta con 17 blando</translation>
    </message>
    <message>
        <source>Atlantic City, 8 decks</source>
        <comment>atlantic-city</comment>
        <translation>Atlantic City, 8 barajas</translation>
    </message>
    <message>
        <source>Australian, busted bets plus one</source>
        <comment>australian</comment>
        <translation>Australiano, manos pasadas más una apuesta</translation>
    </message>
    <message>
        <source>Seven-card Charlie, 8 decks</source>
        <comment>charlie-7</comment>
        <translation>Charlie de 7 cartas, 8 barajas</translation>
    </message>
    <message>
        <source>Danske Spil, Blackjack Charlie7 (help.danskespil.dk/en/casino-help/blackjack/ivyblackjackcharlie7)</source>
        <comment>charlie-7</comment>
        <translation>Danske Spil, Blackjack Charlie7 (help.danskespil.dk/en/casino-help/blackjack/ivyblackjackcharlie7)</translation>
    </message>
    <message>
        <source>Las Vegas downtown, single deck</source>
        <comment>downtown-single</comment>
        <translation>Las Vegas Downtown, 1 baraja</translation>
    </message>
    <message>
        <source>Of a pair that is split, the source counts how many hands there are, but not the cards they have drawn.</source>
        <comment>downtown-single</comment>
        <translation>De una pareja dividida, la fuente tiene en cuenta cuántas manos hay, pero no las cartas que han pedido.</translation>
    </message>
    <message>
        <source>German, no hole card, aces split again</source>
        <comment>german</comment>
        <translation>Alemán, sin carta oculta, ases divididos de nuevo</translation>
    </message>
    <message>
        <source>Party Blackjack, dealer&apos;s 22 pushes</source>
        <comment>party</comment>
        <translation>Party Blackjack, el 22 del crupier empata</translation>
    </message>
    <message>
        <source>The source adds up what each rule costs alone, and has pairs split into four hands instead of three.</source>
        <comment>party</comment>
        <translation>La fuente suma lo que cuesta cada regla por sí sola, y divide las parejas en cuatro manos en vez de tres.</translation>
    </message>
    <message>
        <source>The figure is that of best play, which looks at the cards and not only at their total.</source>
        <comment>single-6-5</comment>
        <translation>La cifra es la del juego óptimo, que mira las cartas y no solo su total.</translation>
    </message>
    <message>
        <source>The source names the game without listing its rules. Best play of the rules here comes to its figure.</source>
        <comment>single-reno</comment>
        <translation>La fuente nombra el juego sin indicar sus reglas. El juego óptimo con las reglas de aquí da su cifra.</translation>
    </message>
    <message>
        <source>Single deck, dealer stands on soft 17</source>
        <comment>single-s17</comment>
        <translation>1 baraja, el crupier se planta con 17 blando</translation>
    </message>
    <message>
        <source>Of a pair that is split, the source counts how many hands there are, but not the cards they have drawn.</source>
        <comment>single-s17</comment>
        <translation>De una pareja dividida, la fuente tiene en cuenta cuántas manos hay, pero no las cartas que han pedido.</translation>
    </message>
    <message>
        <source>Single deck, doubles on 9 to 11</source>
        <comment>vegas-single</comment>
        <translation>1 baraja, se dobla con 9 a 11</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 4 decks, no surrender</source>
        <comment>vegas-strip</comment>
        <translation>Las Vegas Strip, 4 barajas, sin rendición</translation>
    </message>
    <message>
        <source>Eliot Jacobson for 888casino: Card Counting the Buster Blackjack Side Bet</source>
        <comment>buster-cards</comment>
        <translation>Eliot Jacobson para 888casino: Card Counting the Buster Blackjack Side Bet</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Buster Blackjack, pay table 1</source>
        <comment>buster</comment>
        <translation>Wizard of Odds, wizardofodds.com: Buster Blackjack, tabla de pagos 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Lucky Ladies, pay table A</source>
        <comment>lucky-ladies</comment>
        <translation>Wizard of Odds, wizardofodds.com: Lucky Ladies, tabla de pagos A</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Lucky Lucky, pay table 1</source>
        <comment>lucky-lucky</comment>
        <translation>Wizard of Odds, wizardofodds.com: Lucky Lucky, tabla de pagos 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Match the Dealer, two decks</source>
        <comment>match-the-dealer</comment>
        <translation>Wizard of Odds, wizardofodds.com: Match the Dealer, 2 barajas</translation>
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
        <translation>Eliot Jacobson para 888casino: Beating the Pair Square (Bet the Set) side bet</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Push 22</source>
        <comment>push-22</comment>
        <translation>Wizard of Odds, wizardofodds.com: Push 22</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Royal Match, version 3</source>
        <comment>royal-match-blackjack</comment>
        <translation>Wizard of Odds, wizardofodds.com: Royal Match, versión 3</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Royal Match, version 1</source>
        <comment>royal-match</comment>
        <translation>Wizard of Odds, wizardofodds.com: Royal Match, versión 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: 21+3, version 1</source>
        <comment>three-card-21</comment>
        <translation>Wizard of Odds, wizardofodds.com: 21+3, versión 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Over/Under 13</source>
        <comment>under-13</comment>
        <translation>Wizard of Odds, wizardofodds.com: Over/Under 13</translation>
    </message>
    <message>
        <source>Double Exposure, ties of blackjacks pushed</source>
        <comment>double-exposure-reno</comment>
        <translation>Double Exposure, empatan blackjack contra blackjack</translation>
    </message>
    <message>
        <source>The figure fits a table where a soft 19 may be doubled too: best play then comes within 0.01% of it.</source>
        <comment>double-exposure-reno</comment>
        <translation>La cifra corresponde a una mesa donde también se puede doblar un 19 blando: el juego óptimo queda entonces a menos de 0,01 % de ella.</translation>
    </message>
    <message>
        <source>Double Exposure, ties of blackjacks won</source>
        <comment>double-exposure</comment>
        <translation>Double Exposure, gana blackjack contra blackjack</translation>
    </message>
    <message>
        <source>Wizard of Odds, Double Exposure, on the Stratosphere in Las Vegas, with 0.68%, which fits if a soft 19 may be doubled (wizardofodds.com/games/double-exposure)</source>
        <comment>double-exposure</comment>
        <translation>Wizard of Odds, Double Exposure, sobre el Stratosphere de Las Vegas, con 0,68 %, que cuadra si se puede doblar un 19 blando (wizardofodds.com/games/double-exposure)</translation>
    </message>
    <message>
        <source>Spanish 21, dealer stands on 17</source>
        <comment>spanish-21-s17</comment>
        <translation>Spanish 21, el crupier se planta con 17</translation>
    </message>
    <message>
        <source>The figure lies between our best play, which looks at every card, and basic strategy, which looks at the total alone.</source>
        <comment>spanish-21-s17</comment>
        <translation>La cifra está entre nuestro juego óptimo, que mira cada carta, y la estrategia básica, que solo mira el total.</translation>
    </message>
    <message>
        <source>Spanish 21, dealer hits soft 17</source>
        <comment>spanish-21</comment>
        <translation>Spanish 21, el crupier pide con 17 blando</translation>
    </message>
    <message>
        <source>Free Bet Blackjack</source>
        <comment>free-bet</comment>
        <translation>Free Bet Blackjack</translation>
    </message>
    <message>
        <source>The source doesn&apos;t say how its figure was found. Ours is for one card on each split ace.</source>
        <comment>free-bet</comment>
        <translation>La fuente no dice cómo se obtuvo su cifra. La nuestra vale para una carta en cada as dividido.</translation>
    </message>
    <message>
        <source>Spanish 21 with redoubling</source>
        <comment>spanish-21-redouble</comment>
        <translation>Spanish 21 con dobles repetidos</translation>
    </message>
    <message>
        <source>Super Fun 21, one deck</source>
        <comment>super-fun-21</comment>
        <translation>Super Fun 21, 1 baraja</translation>
    </message>
    <message>
        <source>There a doubled hand of six cards doesn&apos;t win by their number. Without doubles of five cards, best play has 0.94% here too.</source>
        <comment>super-fun-21</comment>
        <translation>Allí una mano doblada de seis cartas no gana por el número de ellas. Sin doblar con cinco cartas, el juego óptimo da también aquí 0,94 %.</translation>
    </message>
    <message>
        <source>Pontoon, doubles on two cards only</source>
        <comment>pontoon-two-cards</comment>
        <translation>Pontoon, se dobla solo con 2 cartas</translation>
    </message>
    <message>
        <source>Pontoon, busted bets plus one</source>
        <comment>pontoon</comment>
        <translation>Pontoon, manos pasadas más una apuesta</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>there is no display to open a window on; %1 needs none</source>
        <translation>no hay ninguna pantalla en la que abrir una ventana; %1 no la necesita</translation>
    </message>
    <message>
        <source>the window can&apos;t be shown; the reasons are above</source>
        <translation>no se puede mostrar la ventana; los motivos están más arriba</translation>
    </message>
    <message>
        <source>%1: the folder can&apos;t be created</source>
        <translation>%1: no se puede crear la carpeta</translation>
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
        <translation>[opciones]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opciones:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Argumentos:</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>Opción desconocida: «%1».</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>Opciones desconocidas: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>Falta un valor después de «%1».</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>Valor inesperado después de «%1».</translation>
    </message>
</context>
<context>
    <name>RecipeView</name>
    <message>
        <source>Everything below can be repeated with other tools. The verifier does it in any browser, offline and without this program: save it, then paste a shoe&apos;s JSON into it.</source>
        <translation>Todo lo que sigue se puede repetir con otras herramientas. El verificador lo hace en cualquier navegador, sin conexión y sin este programa: guárdalo y pega en él el JSON de un sabot.</translation>
    </message>
    <message>
        <source>Save the verifier…</source>
        <translation>Guardar el verificador…</translation>
    </message>
    <message>
        <source>Save the verifier</source>
        <translation>Guardar el verificador</translation>
    </message>
    <message>
        <source>Page for a browser</source>
        <translation>Página para un navegador</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Cómo funciona</translation>
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
        <translation>Registro de jugadas</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Monedero</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Show all plays</source>
        <translation>Mostrar todas las jugadas</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Apuesta</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Cobrado</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>No plays match the filter.</source>
        <translation>Ninguna jugada pasa el filtro.</translation>
    </message>
    <message>
        <source>Each play appears here once it is settled.</source>
        <translation>Cada jugada aparece aquí en cuanto se liquida.</translation>
    </message>
    <message>
        <source>Export the Play Record</source>
        <translation>Exportar el registro de jugadas</translation>
    </message>
    <message>
        <source>CSV, one play per line</source>
        <translation>CSV, una jugada por línea</translation>
    </message>
    <message>
        <source>JSON, one round per line</source>
        <translation>JSON, una ronda por línea</translation>
    </message>
    <message>
        <source>play-record</source>
        <comment>a file&apos;s name</comment>
        <translation>registro-de-jugadas</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Final</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Velocidad de la repetición</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>Velocidad: %1</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Otros juegos</translation>
    </message>
    <message>
        <source>What the same cards would have paid there</source>
        <translation>Lo que habrían pagado allí las mismas cartas</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Checks the shoe against its commitment</source>
        <translation>Si el sabot es el comprometido</translation>
    </message>
    <message>
        <source>Stop replay</source>
        <translation>Detener repetición</translation>
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
        <translation>Gana</translation>
    </message>
    <message>
        <source>Lose</source>
        <translation>Pierde</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Empate</translation>
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
        <translation>Pedir con %1 pierde aquí el %2 de las veces</translation>
    </message>
    <message>
        <source>Hitting is worth %1 of the stake here</source>
        <translation>Pedir equivale aquí al %1 de la apuesta</translation>
    </message>
    <message>
        <source>Standing on %1 loses %2 of the time here</source>
        <translation>Plantarse con %1 pierde aquí el %2 de las veces</translation>
    </message>
    <message>
        <source>Standing is worth %1 of the stake here</source>
        <translation>Plantarse equivale aquí al %1 de la apuesta</translation>
    </message>
    <message>
        <source>Doubling on %1 loses %2 of the time here</source>
        <translation>Doblar con %1 pierde aquí el %2 de las veces</translation>
    </message>
    <message>
        <source>Doubling is worth %1 of the stake here</source>
        <translation>Doblar equivale aquí al %1 de la apuesta</translation>
    </message>
    <message>
        <source>Splitting is worth %1 of the stake here, all hands together</source>
        <translation>Dividir equivale aquí al %1 de la apuesta, con todas sus manos</translation>
    </message>
    <message>
        <source>Giving the hand up always costs half the stake</source>
        <translation>Retirarse cuesta siempre media apuesta</translation>
    </message>
    <message>
        <source>Insurance is worth %1 of its stake here</source>
        <translation>El seguro equivale aquí al %1 de su apuesta</translation>
    </message>
    <message>
        <source>Even money pays the stake once, whatever the dealer has</source>
        <translation>El pago a la par es una vez la apuesta, tenga lo que tenga el crupier</translation>
    </message>
    <message>
        <source>Declining is worth %1 of the stake here</source>
        <translation>Rechazar equivale aquí al %1 de la apuesta</translation>
    </message>
    <message>
        <source>Following is worth %1 of the stake here</source>
        <translation>Seguir equivale aquí al %1 de la apuesta</translation>
    </message>
    <message>
        <source>hitting is worth %1 of the stake more</source>
        <translation>pedir vale un %1 de la apuesta más</translation>
    </message>
    <message>
        <source>standing is worth %1 of the stake more</source>
        <translation>plantarse vale un %1 de la apuesta más</translation>
    </message>
    <message>
        <source>doubling is worth %1 of the stake more</source>
        <translation>doblar vale un %1 de la apuesta más</translation>
    </message>
    <message>
        <source>splitting is worth %1 of the stake more</source>
        <translation>dividir vale un %1 de la apuesta más</translation>
    </message>
    <message>
        <source>giving it up is worth %1 of the stake more</source>
        <translation>retirarse vale un %1 de la apuesta más</translation>
    </message>
    <message>
        <source>insurance is worth %1 of its stake more</source>
        <translation>el seguro vale un %1 de su apuesta más</translation>
    </message>
    <message>
        <source>even money is worth %1 of the stake more</source>
        <translation>el pago a la par vale un %1 de la apuesta más</translation>
    </message>
    <message>
        <source>declining is worth %1 of the stake more</source>
        <translation>rechazar vale un %1 de la apuesta más</translation>
    </message>
    <message>
        <source>following is worth %1 of the stake more</source>
        <translation>seguir vale un %1 de la apuesta más</translation>
    </message>
    <message>
        <source>hitting is worth %1 of the stake less</source>
        <translation>pedir vale un %1 de la apuesta menos</translation>
    </message>
    <message>
        <source>standing is worth %1 of the stake less</source>
        <translation>plantarse vale un %1 de la apuesta menos</translation>
    </message>
    <message>
        <source>doubling is worth %1 of the stake less</source>
        <translation>doblar vale un %1 de la apuesta menos</translation>
    </message>
    <message>
        <source>splitting is worth %1 of the stake less</source>
        <translation>dividir vale un %1 de la apuesta menos</translation>
    </message>
    <message>
        <source>giving it up is worth %1 of the stake less</source>
        <translation>retirarse vale un %1 de la apuesta menos</translation>
    </message>
    <message>
        <source>insurance is worth %1 of its stake less</source>
        <translation>el seguro vale un %1 de su apuesta menos</translation>
    </message>
    <message>
        <source>even money is worth %1 of the stake less</source>
        <translation>el pago a la par vale un %1 de la apuesta menos</translation>
    </message>
    <message>
        <source>declining is worth %1 of the stake less</source>
        <translation>rechazar vale un %1 de la apuesta menos</translation>
    </message>
    <message>
        <source>following is worth %1 of the stake less</source>
        <translation>seguir vale un %1 de la apuesta menos</translation>
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
        <translation>%1 %2: gana %3, empata %4, pierde %5</translation>
    </message>
    <message>
        <source>%1 %2: all hands together, each wins or loses by itself</source>
        <translation>%1 %2: sus manos juntas; cada una gana o pierde por separado</translation>
    </message>
    <message>
        <source>%1 was your answer, and the round came to %2; on average that answer is worth %3 of the stake.</source>
        <translation>%1 fue tu respuesta entonces, y la ronda quedó en %2; de media, la respuesta vale %3 de la apuesta.</translation>
    </message>
    <message>
        <source>What if: %1. On these cards the hand would come to %2; on average the answer is worth %3 of the stake.</source>
        <translation>Y si: %1. Con estas cartas la mano quedaría en %2; de media, la respuesta vale %3 de la apuesta.</translation>
    </message>
    <message>
        <source>What if: %1. On average %2 of the stake; how it would have ended is shown when this shoe ends.</source>
        <translation>Y si: %1. De media, %2 de la apuesta; lo que habría pasado se dirá cuando termine este sabot.</translation>
    </message>
    <message>
        <source>What if: %1. It didn&apos;t happen. On these cards the round would have come to %2 instead of %3; on average the answer is worth %4 of the stake.</source>
        <translation>Y si: %1. No ocurrió. Con estas cartas la ronda habría quedado en %2 en lugar de %3; de media, la respuesta vale %4 de la apuesta.</translation>
    </message>
    <message>
        <source>When it was played, the decisions cost %1 in all; %2 was luck.</source>
        <translation>Al jugarla, las decisiones costaron %1 en total; %2 fue suerte.</translation>
    </message>
    <message>
        <source>%1 The side bets were worth %2 before the first card.</source>
        <translation>%1 Las apuestas paralelas valían %2 antes de la primera carta.</translation>
    </message>
    <message>
        <source>%1; “%2” is worth the same.</source>
        <comment>two halves of a sentence, the second about an answer</comment>
        <translation>%1; «%2» vale lo mismo.</translation>
    </message>
    <message>
        <source>%1 stakes, %2</source>
        <comment>a number, an amount</comment>
        <translation>%1 apuestas, %2</translation>
    </message>
    <message>
        <source>Giving the hand up is worth %1 of the stake here</source>
        <translation>Retirarse equivale aquí al %1 de la apuesta</translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>This is what happened.</source>
        <translation>Esto es lo que ocurrió.</translation>
    </message>
    <message>
        <source>This is what would have happened, not what did.</source>
        <translation>Esto es lo que habría pasado, no lo que ocurrió.</translation>
    </message>
    <message>
        <source>Press another answer to see what would have happened.</source>
        <translation>Pulsa otra respuesta para ver qué habría salido de ella.</translation>
    </message>
    <message>
        <source>Show the decision again</source>
        <translation>Volver a mostrar la decisión</translation>
    </message>
    <message>
        <source>Stop review</source>
        <translation>Detener revisión</translation>
    </message>
</context>
<context>
    <name>ReviewNote</name>
    <message>
        <source>Answer as you would now. The figures follow.</source>
        <translation>Responde como lo harías ahora. Las cifras vienen después.</translation>
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
        <translation>%1 valía más: un %2 de la apuesta</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Crupier</translation>
    </message>
    <message>
        <source>Worth %1 of its stake before the first card</source>
        <comment>a side bet</comment>
        <translation>Valía un %1 de su apuesta antes de la primera carta</translation>
    </message>
    <message>
        <source>Behind, %1</source>
        <comment>whose hand</comment>
        <translation>Detrás, %1</translation>
    </message>
    <message>
        <source>Insurance, %1</source>
        <comment>whose hand</comment>
        <translation>Seguro, %1</translation>
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
        <translation>cartas %1 a %2</translation>
    </message>
    <message>
        <source>commitment %1</source>
        <translation>compromiso %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>semilla %1</translation>
    </message>
    <message>
        <source>seed shown when the shoe ends</source>
        <translation>la semilla se muestra cuando acabe el sabot</translation>
    </message>
    <message>
        <source>client seed %1</source>
        <translation>semilla del cliente %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Round %1, %2, %3 against %4, %5, %6</source>
        <translation>Ronda %1, %2, %3 contra %4, %5, %6</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>a side bet</comment>
        <translation>%1 ganada</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>a side bet</comment>
        <translation>%1 perdida</translation>
    </message>
    <message>
        <source>recovered</source>
        <translation>recuperada</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañada</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what is told of a round</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>The cards of this round can&apos;t be read: %1</source>
        <translation>No se pueden leer las cartas de esta ronda: %1</translation>
    </message>
    <message>
        <source>The record of this round can&apos;t be read to the end. It is shown as far as it goes; the money is as it was booked.</source>
        <translation>El registro de esta ronda no se puede leer hasta el final. Se muestra hasta donde llega; el dinero es el que se anotó.</translation>
    </message>
    <message>
        <source>%1: %2 decided early</source>
        <comment>a hand, an action</comment>
        <translation>%1: %2 decidido por adelantado</translation>
    </message>
    <message>
        <source>%1: double followed</source>
        <translation>%1: se sigue el doble</translation>
    </message>
    <message>
        <source>%1: split followed</source>
        <translation>%1: se sigue la división</translation>
    </message>
    <message>
        <source>%1: not followed</source>
        <translation>%1: no se sigue</translation>
    </message>
    <message>
        <source>%1: hit on %2 against %3</source>
        <translation>%1: pedir con %2 contra %3</translation>
    </message>
    <message>
        <source>%1: stand on %2 against %3</source>
        <translation>%1: plantarse con %2 contra %3</translation>
    </message>
    <message>
        <source>%1: double on %2 against %3</source>
        <translation>%1: doblar con %2 contra %3</translation>
    </message>
    <message>
        <source>%1: split on %2 against %3</source>
        <translation>%1: dividir con %2 contra %3</translation>
    </message>
    <message>
        <source>%1: give up on %2 against %3</source>
        <translation>%1: retirarse con %2 contra %3</translation>
    </message>
    <message>
        <source>%1: surrender on %2 against %3</source>
        <translation>%1: rendirse con %2 contra %3</translation>
    </message>
    <message>
        <source>%1: insurance on %2 against %3</source>
        <translation>%1: seguro con %2 contra %3</translation>
    </message>
    <message>
        <source>%1: even money on %2 against %3</source>
        <translation>%1: pago a la par con %2 contra %3</translation>
    </message>
    <message>
        <source>%1: no even money</source>
        <translation>%1: sin pago a la par</translation>
    </message>
    <message>
        <source>%1: no insurance</source>
        <translation>%1: sin seguro</translation>
    </message>
    <message>
        <source>%1: not given up</source>
        <translation>%1: no retirarse</translation>
    </message>
    <message>
        <source>%1: no surrender</source>
        <translation>%1: no rendirse</translation>
    </message>
    <message>
        <source>%1 (no answer)</source>
        <comment>a decision</comment>
        <translation>%1 (sin respuesta)</translation>
    </message>
    <message>
        <source>%1 (early)</source>
        <comment>a decision</comment>
        <translation>%1 (por adelantado)</translation>
    </message>
    <message>
        <source>Mistakes cost %1</source>
        <translation>Los errores costaron %1</translation>
    </message>
    <message>
        <source>Luck %1</source>
        <translation>Suerte %1</translation>
    </message>
    <message>
        <source>Before the round: %1</source>
        <comment>what was said of a count</comment>
        <translation>Antes de la ronda: %1</translation>
    </message>
    <message>
        <source>After the round: %1</source>
        <comment>what was said of a count</comment>
        <translation>Después de la ronda: %1</translation>
    </message>
    <message>
        <source>%1, %2 staked by the house</source>
        <comment>a stake, an amount</comment>
        <translation>%1, %2 apostados por la casa</translation>
    </message>
    <message>
        <source>%1: free double on %2 against %3</source>
        <translation>%1: doblar gratis con %2 contra %3</translation>
    </message>
    <message>
        <source>%1: free split on %2 against %3</source>
        <translation>%1: dividir gratis con %2 contra %3</translation>
    </message>
</context>
<context>
    <name>RoundDetailsView</name>
    <message>
        <source>As dealt</source>
        <translation>Al repartir</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Crupier</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinero</translation>
    </message>
    <message>
        <source>Total staked</source>
        <translation>Apostado en total</translation>
    </message>
    <message>
        <source>Paid out, stakes included</source>
        <translation>Pagado, con las apuestas</translation>
    </message>
    <message>
        <source>Luck and play</source>
        <translation>Suerte y juego</translation>
    </message>
    <message>
        <source>Hands, played best</source>
        <translation>Manos, con juego óptimo</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Apuestas paralelas</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Suerte</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Neto</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>Why it ended this way</source>
        <translation>Por qué acabó así</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Juego limpio</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>These cards in other games</source>
        <translation>Estas cartas en otros juegos</translation>
    </message>
    <message>
        <source>You, as dealt</source>
        <translation>Tú, al repartir</translation>
    </message>
    <message>
        <source>You, at the end</source>
        <translation>Tú, al final</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Your side bets</source>
        <translation>Tus apuestas paralelas</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Tus decisiones</translation>
    </message>
    <message>
        <source>Others at the table</source>
        <translation>Los demás en la mesa</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Your count</source>
        <translation>Tu conteo</translation>
    </message>
</context>
<context>
    <name>RoundList</name>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>No rounds match the filter.</source>
        <translation>Ninguna ronda pasa el filtro.</translation>
    </message>
    <message>
        <source>Rounds appear here when they are finished.</source>
        <translation>Las rondas aparecen aquí cuando terminan.</translation>
    </message>
    <message>
        <source>Show all rounds</source>
        <translation>Mostrar todas las rondas</translation>
    </message>
    <message>
        <source>Earlier</source>
        <comment>rounds</comment>
        <translation>Antes</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>Staked %1, net %2</source>
        <comment>in a round</comment>
        <translation>Apostado %1, neto %2</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>a heading</comment>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>a heading</comment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>of a hand</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Bets</source>
        <comment>a heading</comment>
        <translation>Apuestas</translation>
    </message>
    <message>
        <source>Bet</source>
        <comment>a heading</comment>
        <translation>Apuesta</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Apostado</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
</context>
<context>
    <name>RoundWriter</name>
    <message>
        <source>Export the Rundown</source>
        <translation>Exportar la crónica</translation>
    </message>
    <message>
        <source>CSV, one play per line</source>
        <translation>CSV, una jugada por línea</translation>
    </message>
    <message>
        <source>JSON, one round per line</source>
        <translation>JSON, una ronda por línea</translation>
    </message>
    <message>
        <source>rundown</source>
        <comment>a file&apos;s name</comment>
        <translation>cronica</translation>
    </message>
</context>
<context>
    <name>RuleEditor</name>
    <message>
        <source>No rule matches “%1”.</source>
        <translation>Ninguna regla se llama «%1».</translation>
    </message>
    <message>
        <source>What the rules are worth</source>
        <translation>Cuánto valen las reglas</translation>
    </message>
    <message>
        <source>Save your changes?</source>
        <translation>¿Guardar los cambios?</translation>
    </message>
    <message>
        <source>These rules can&apos;t be played yet. Fix what is marked before you save.</source>
        <translation>Con estas reglas aún no se puede jugar: corrige lo marcado antes de guardarlas.</translation>
    </message>
    <message>
        <source>They become a game of your own; the built-in game stays as it is.</source>
        <translation>Se convierten en un juego propio; el juego incluido queda como está.</translation>
    </message>
    <message>
        <source>The game&apos;s file still has the rules as they were.</source>
        <translation>El archivo del juego conserva las reglas como estaban.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Descartar cambios</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Seguir editando</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more rules</source>
        <translation>
            <numerusform>Mostrar %n regla más</numerusform>
            <numerusform>Mostrar %n reglas más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleLine</name>
    <message>
        <source>the house&apos;s choice</source>
        <translation>a criterio de la casa</translation>
    </message>
</context>
<context>
    <name>RuleSaid</name>
    <message>
        <source>No longer: %1</source>
        <translation>Ya no: %1</translation>
    </message>
</context>
<context>
    <name>RuleTrials</name>
    <message>
        <source>Try other rules</source>
        <translation>Probar otras reglas</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Revertir</translation>
    </message>
    <message>
        <source>Decks: %1</source>
        <translation>Barajas: %1</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Barajas</translation>
    </message>
    <message>
        <source>Dealer hits soft 17</source>
        <translation>El crupier pide con 17 blando</translation>
    </message>
    <message>
        <source>Dealer peeks for blackjack</source>
        <translation>El crupier comprueba si tiene blackjack</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>Doblar tras dividir</translation>
    </message>
    <message>
        <source>Double on</source>
        <translation>Doblar con</translation>
    </message>
    <message>
        <source>Hands from one pair</source>
        <translation>Manos de una pareja</translation>
    </message>
    <message>
        <source>no split</source>
        <translation>sin dividir</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Rendición</translation>
    </message>
    <message>
        <source>none</source>
        <translation>no</translation>
    </message>
    <message>
        <source>late</source>
        <translation>tardía</translation>
    </message>
    <message>
        <source>early</source>
        <translation>temprana</translation>
    </message>
    <message>
        <source>Blackjack pays</source>
        <translation>El blackjack paga</translation>
    </message>
    <message>
        <source>any total</source>
        <translation>cualquier total</translation>
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
        <translation>Cómo llaman al juego los archivos y la línea de órdenes.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>What the game is called in the lobby and at the table.</source>
        <translation>Cómo se llama el juego en la sala y en la mesa.</translation>
    </message>
    <message>
        <source>Published return</source>
        <translation>Retorno publicado</translation>
    </message>
    <message>
        <source>The return to the player on a casino&apos;s own sheet, as a fraction of 1; empty if it gives none.</source>
        <translation>Lo que vuelve a la larga según la hoja del propio casino, como parte de 1; vacío si no dice nada.</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Barajas</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Barajar</translation>
    </message>
    <message>
        <source>When the cards are shuffled.</source>
        <translation>Cuándo se barajan todas las cartas.</translation>
    </message>
    <message>
        <source>Position of the cut card</source>
        <translation>Lugar de la carta de corte</translation>
    </message>
    <message>
        <source>How much of the shoe is dealt before the cut card comes out.</source>
        <translation>La parte del sabot que se reparte antes de que salga la carta de corte.</translation>
    </message>
    <message>
        <source>Burned cards</source>
        <translation>Cartas quemadas</translation>
    </message>
    <message>
        <source>How many cards are burned face down after a shuffle.</source>
        <translation>Cuántas cartas se apartan boca abajo después de barajar.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>How many hands the table has room for.</source>
        <translation>Cuántas manos caben en la mesa.</translation>
    </message>
    <message>
        <source>Seats per player</source>
        <translation>Asientos por jugador</translation>
    </message>
    <message>
        <source>How many of them one player may take.</source>
        <translation>Cuántos de ellos puede ocupar un jugador.</translation>
    </message>
    <message>
        <source>Other people</source>
        <translation>Otras personas</translation>
    </message>
    <message>
        <source>Other people, played by the program, sit at the table.</source>
        <translation>El programa hace jugar a otras personas en la mesa.</translation>
    </message>
    <message>
        <source>Shared table</source>
        <translation>Mesa compartida</translation>
    </message>
    <message>
        <source>Seats are kept from round to round, players may bet behind others, and decisions may be made early.</source>
        <translation>Los asientos se conservan de ronda en ronda, se puede apostar detrás de otros y decidir por adelantado.</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Orden de juego</translation>
    </message>
    <message>
        <source>The order in which seats are dealt and played.</source>
        <translation>El orden en que los asientos reciben cartas y juegan.</translation>
    </message>
    <message>
        <source>Dealer&apos;s first card</source>
        <translation>Primera carta del crupier</translation>
    </message>
    <message>
        <source>Whether the dealer&apos;s first card is dealt face up or face down.</source>
        <translation>Si la primera carta del crupier se reparte boca arriba o boca abajo.</translation>
    </message>
    <message>
        <source>Seconds to bet</source>
        <translation>Segundos para apostar</translation>
    </message>
    <message>
        <source>How long betting stays open; 0 for no time limit.</source>
        <translation>Cuánto tiempo se puede apostar; 0 para no tener límite.</translation>
    </message>
    <message>
        <source>Seconds for a decision</source>
        <translation>Segundos para decidir</translation>
    </message>
    <message>
        <source>How long a decision may take; 0 for no time limit.</source>
        <translation>Cuánto puede durar una decisión; 0 para no tener límite.</translation>
    </message>
    <message>
        <source>Dealer hits soft 17</source>
        <translation>El crupier pide con 17 blando</translation>
    </message>
    <message>
        <source>Dealer peeks for blackjack</source>
        <translation>El crupier comprueba si tiene blackjack</translation>
    </message>
    <message>
        <source>With an ace or a ten up, the dealer checks the hole card before hands are played.</source>
        <translation>Con un as o un diez descubierto, el crupier mira la carta oculta antes de que se jueguen las manos.</translation>
    </message>
    <message>
        <source>Hint about the hole card</source>
        <translation>Pista sobre la carta oculta</translation>
    </message>
    <message>
        <source>What the dealer says about the hole card: small from 2 to 5, medium from 6 to 9, large from 10 to ace.</source>
        <translation>Lo que el crupier dice de la carta oculta: baja del 2 al 5, media del 6 al 9, alta del 10 al as.</translation>
    </message>
    <message>
        <source>Two gold cards are shown</source>
        <translation>Se muestran dos cartas de oro</translation>
    </message>
    <message>
        <source>If both of the dealer&apos;s cards are tens, court cards or aces, both are shown before you play.</source>
        <translation>Si las dos cartas del crupier son dieces, figuras o ases, ambas se descubren antes de que juegues.</translation>
    </message>
    <message>
        <source>Dealer&apos;s 22 pushes</source>
        <translation>El 22 del crupier empata</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, hands push instead of winning. Gold cards are tens, court cards and aces.</source>
        <translation>Si el crupier se pasa con 22 exactos, las manos empatan en vez de ganar. Son cartas de oro los dieces, las figuras y los ases.</translation>
    </message>
    <message>
        <source>Blackjack pays</source>
        <translation>El blackjack paga</translation>
    </message>
    <message>
        <source>What a blackjack wins: 3:2 is 3 for every 2 staked.</source>
        <translation>Lo que gana un blackjack: 3:2 son 3 por cada 2 apostados.</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>Against an ace, a hand may be insured for half its stake.</source>
        <translation>Contra un as, una mano se puede asegurar por la mitad de su apuesta.</translation>
    </message>
    <message>
        <source>Insure a blackjack</source>
        <translation>Asegurar un blackjack</translation>
    </message>
    <message>
        <source>A blackjack may be insured too.</source>
        <translation>Un blackjack también se puede asegurar.</translation>
    </message>
    <message>
        <source>Insurance pays</source>
        <translation>El seguro paga</translation>
    </message>
    <message>
        <source>What insurance wins if the dealer has a blackjack.</source>
        <translation>Lo que gana el seguro si el crupier tiene blackjack.</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Pago a la par</translation>
    </message>
    <message>
        <source>The up cards against which a blackjack may be paid 1:1 at once.</source>
        <translation>Contra qué cartas se puede cobrar un blackjack 1:1 al momento.</translation>
    </message>
    <message>
        <source>Double on</source>
        <translation>Doblar con</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>Doblar tras dividir</translation>
    </message>
    <message>
        <source>Hands may be doubled after a split.</source>
        <translation>Se puede doblar una mano que viene de una división.</translation>
    </message>
    <message>
        <source>Hands from one pair</source>
        <translation>Manos de una pareja</translation>
    </message>
    <message>
        <source>The most hands that one may be split into; 1 for no splits.</source>
        <translation>Cuántas manos pueden salir de una al dividir; 1 para no dividir.</translation>
    </message>
    <message>
        <source>Split aces</source>
        <translation>Ases divididos</translation>
    </message>
    <message>
        <source>How hands from split aces are played.</source>
        <translation>Cómo se juegan las manos que vienen de dos ases.</translation>
    </message>
    <message>
        <source>Resplit aces</source>
        <translation>Volver a dividir ases</translation>
    </message>
    <message>
        <source>A pair of aces that comes up after a split may be split again.</source>
        <translation>También se puede dividir una pareja de ases que viene de una división.</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Rendición</translation>
    </message>
    <message>
        <source>Surrender against</source>
        <translation>Rendición contra</translation>
    </message>
    <message>
        <source>The up cards against which a hand may be given up.</source>
        <translation>Contra qué cartas del crupier se puede rendir una mano.</translation>
    </message>
    <message>
        <source>When no answer comes</source>
        <translation>Si no hay respuesta</translation>
    </message>
    <message>
        <source>What happens to a round when time runs out or you leave in the middle.</source>
        <translation>Qué pasa con una ronda en la que se acaba el tiempo o que se dejó a medias.</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Apuestas paralelas</translation>
    </message>
    <message>
        <source>Bets besides the main stake, each with its own pay table and limits.</source>
        <translation>Apuestas aparte de la principal, cada una con su tabla de pagos y sus límites.</translation>
    </message>
    <message>
        <source>Table limits</source>
        <translation>Límites de la apuesta de una mano</translation>
    </message>
    <message>
        <source>The smallest and largest stake on a hand, in each currency. The first currency is the game&apos;s default.</source>
        <translation>La apuesta mínima y la máxima, en cada moneda. La primera moneda es la habitual del juego.</translation>
    </message>
    <message>
        <source>The house&apos;s choices</source>
        <translation>Criterios de la casa</translation>
    </message>
    <message>
        <source>What the Rules page marks as decided by the house, because no published sheet covers it.</source>
        <translation>Lo que la página de reglas marca como decidido por la casa, porque ninguna hoja publicada lo dice.</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Tapete</translation>
    </message>
    <message>
        <source>The cloth on the table.</source>
        <translation>El paño de la mesa.</translation>
    </message>
    <message>
        <source>Place in the lobby</source>
        <translation>Puesto en la sala</translation>
    </message>
    <message>
        <source>Games with a smaller number come first; those without one come last.</source>
        <translation>Los juegos con un número menor van primero; los que no tienen, al final.</translation>
    </message>
    <message>
        <source>before every round</source>
        <translation>antes de cada ronda</translation>
    </message>
    <message>
        <source>after a cut card</source>
        <translation>tras la carta de corte</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>as many as the value of the first card</source>
        <translation>tantas como valga la primera carta</translation>
    </message>
    <message>
        <source>first seat to last</source>
        <translation>del primer asiento al último</translation>
    </message>
    <message>
        <source>last seat to first</source>
        <translation>del último asiento al primero</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>boca arriba</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>boca abajo</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>small, medium or large</source>
        <translation>baja, media o alta</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>except two gold cards and 21</source>
        <translation>salvo para dos cartas de oro y 21</translation>
    </message>
    <message>
        <source>except any with two gold cards and 21</source>
        <translation>salvo para cualquiera con dos cartas de oro y 21</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>un as</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>un diez</translation>
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
        <translation>una carta a cada uno</translation>
    </message>
    <message>
        <source>like other hands</source>
        <translation>como las demás manos</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>after the dealer peeks</source>
        <translation>después de que mire el crupier</translation>
    </message>
    <message>
        <source>before the dealer peeks</source>
        <translation>antes de que mire el crupier</translation>
    </message>
    <message>
        <source>every card</source>
        <translation>cualquier carta</translation>
    </message>
    <message>
        <source>2 to 9</source>
        <translation>2 a 9</translation>
    </message>
    <message>
        <source>it waits for you</source>
        <translation>te espera</translation>
    </message>
    <message>
        <source>it is finished for you</source>
        <translation>se termina por ti</translation>
    </message>
    <message>
        <source>Emerald</source>
        <translation>Esmeralda</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Medianoche</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burdeos</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>Laguna</translation>
    </message>
    <message>
        <source>Classic green</source>
        <translation>Verde clásico</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Antracita</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>El juego</translation>
    </message>
    <message>
        <source>Decks and shoe</source>
        <translation>Barajas y sabot</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Crupier</translation>
    </message>
    <message>
        <source>Blackjack and insurance</source>
        <translation>Blackjack y seguro</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doblar</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividir</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>Table and seats</source>
        <translation>Mesa y asientos</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Relojes</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Silencio</translation>
    </message>
    <message>
        <source>Felt and lobby</source>
        <translation>Tapete y sala</translation>
    </message>
    <message>
        <source>A hand of 21 stands automatically</source>
        <translation>Una mano de 21 se planta sola</translation>
    </message>
    <message>
        <source>Dealing order</source>
        <translation>Orden de reparto</translation>
    </message>
    <message>
        <source>Payouts exclude the returned stake</source>
        <translation>Los pagos no incluyen la apuesta que se devuelve</translation>
    </message>
    <message>
        <source>%1: pay table</source>
        <comment>a side bet</comment>
        <translation>%1: tabla de pagos</translation>
    </message>
    <message>
        <source>%1: limits</source>
        <comment>a side bet</comment>
        <translation>%1: límites</translation>
    </message>
    <message>
        <source>The dealer hits a 17 that counts an ace as 11; where the dealer stands on a higher total only, that total.</source>
        <translation>El crupier pide con un 17 en el que un as vale 11; si solo se planta con un total más alto, con ese.</translation>
    </message>
    <message>
        <source>Dealer stands on</source>
        <translation>El crupier se planta con</translation>
    </message>
    <message>
        <source>The lowest total on which the dealer takes no more cards.</source>
        <translation>El total más bajo con el que el crupier ya no pide cartas.</translation>
    </message>
    <message>
        <source>Dealer&apos;s blackjack takes</source>
        <translation>El blackjack del crupier se lleva</translation>
    </message>
    <message>
        <source>What a dealer&apos;s blackjack takes that shows only after hands were doubled and split. All of it is the European rule; busted hands and one more stake the Australian.</source>
        <translation>Lo que se lleva un blackjack del crupier que solo aparece después de doblar y dividir. Todo es la regla europea; las manos pasadas y una apuesta más, la australiana.</translation>
    </message>
    <message>
        <source>Equal hands</source>
        <translation>Manos iguales</translation>
    </message>
    <message>
        <source>every stake</source>
        <translation>todas las apuestas</translation>
    </message>
    <message>
        <source>the first stake</source>
        <translation>la primera apuesta</translation>
    </message>
    <message>
        <source>each hand&apos;s first stake, busted hands whole</source>
        <translation>la primera apuesta de cada mano, las pasadas enteras</translation>
    </message>
    <message>
        <source>busted hands and one more stake</source>
        <translation>las manos pasadas y una apuesta más</translation>
    </message>
    <message>
        <source>the dealer wins</source>
        <translation>gana el crupier</translation>
    </message>
    <message>
        <source>the dealer wins, but your blackjack is paid</source>
        <translation>gana el crupier, pero tu blackjack se paga</translation>
    </message>
    <message>
        <source>every hand</source>
        <translation>todas las manos</translation>
    </message>
    <message>
        <source>a push</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>On which totals a hand may be doubled.</source>
        <translation>Con qué totales se puede doblar una mano.</translation>
    </message>
    <message>
        <source>Double with</source>
        <translation>Cartas para doblar</translation>
    </message>
    <message>
        <source>With how many cards a hand may be doubled.</source>
        <translation>Con cuántas cartas se puede doblar una mano.</translation>
    </message>
    <message>
        <source>Hands from a pair of aces</source>
        <translation>Manos de una pareja de ases</translation>
    </message>
    <message>
        <source>The most hands that a pair of aces may be split into.</source>
        <translation>Cuántas manos pueden salir de una pareja de ases al dividir.</translation>
    </message>
    <message>
        <source>Cards of a Charlie</source>
        <translation>Cartas de un Charlie</translation>
    </message>
    <message>
        <source>With so many cards a hand that isn&apos;t bust ends and wins, whatever its total.</source>
        <translation>Con tantas cartas, una mano que no se haya pasado acaba y gana, sea cual sea su total.</translation>
    </message>
    <message>
        <source>A Charlie wins</source>
        <translation>Un Charlie gana</translation>
    </message>
    <message>
        <source>Against which hands of the dealer a hand wins by the number of its cards.</source>
        <translation>A qué manos del crupier gana una mano por el número de sus cartas.</translation>
    </message>
    <message>
        <source>a push, but your 21 wins</source>
        <translation>empate, pero tu 21 gana</translation>
    </message>
    <message>
        <source>any total</source>
        <translation>cualquier total</translation>
    </message>
    <message>
        <source>the first two cards</source>
        <translation>las dos primeras</translation>
    </message>
    <message>
        <source>any number of cards</source>
        <translation>cualquier número</translation>
    </message>
    <message>
        <source>hit, not doubled</source>
        <translation>pedir, sin doblar</translation>
    </message>
    <message>
        <source>no Charlie</source>
        <translation>sin Charlie</translation>
    </message>
    <message>
        <source>five cards</source>
        <translation>cinco cartas</translation>
    </message>
    <message>
        <source>six cards</source>
        <translation>seis cartas</translation>
    </message>
    <message>
        <source>seven cards</source>
        <translation>siete cartas</translation>
    </message>
    <message>
        <source>against everything</source>
        <translation>a todo</translation>
    </message>
    <message>
        <source>except against a blackjack</source>
        <translation>salvo a un blackjack</translation>
    </message>
    <message>
        <source>except against 21</source>
        <translation>salvo a 21</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Charlie</translation>
    </message>
    <message>
        <source>Dealer&apos;s second card</source>
        <translation>Segunda carta del crupier</translation>
    </message>
    <message>
        <source>When the dealer gets it. After the players is the European rule: there is no hole card to peek at, and it isn&apos;t drawn if nothing is left to decide.</source>
        <translation>Cuándo la recibe el crupier. Después de los jugadores es la regla europea: no hay carta oculta que comprobar, y no se saca si no queda nada por decidir.</translation>
    </message>
    <message>
        <source>with the first cards</source>
        <translation>con las primeras cartas</translation>
    </message>
    <message>
        <source>after the players</source>
        <translation>después de los jugadores</translation>
    </message>
    <message>
        <source>How many decks of cards are used.</source>
        <translation>Cuántas barajas se usan.</translation>
    </message>
    <message>
        <source>Kind of deck</source>
        <translation>Tipo de baraja</translation>
    </message>
    <message>
        <source>Whether the decks have their tens.</source>
        <translation>Si las barajas tienen sus dieces.</translation>
    </message>
    <message>
        <source>Both dealer cards open</source>
        <translation>Dos cartas del crupier a la vista</translation>
    </message>
    <message>
        <source>Both of the dealer&apos;s cards are dealt face up, as in Double Exposure. A blackjack ends the round at once, and nothing can be insured.</source>
        <translation>Las dos cartas del crupier se reparten boca arriba, como en Double Exposure. Un blackjack termina la ronda al momento, y no se puede asegurar nada.</translation>
    </message>
    <message>
        <source>Surrender after a double</source>
        <translation>Rendición tras doblar</translation>
    </message>
    <message>
        <source>A doubled hand may be given up for half its stake once its card is dealt.</source>
        <translation>Una mano doblada se puede rendir por la mitad de su apuesta una vez repartida su carta.</translation>
    </message>
    <message>
        <source>What makes a pair</source>
        <translation>Qué forma pareja</translation>
    </message>
    <message>
        <source>Whether any two cards that count 10 may be split, or only two of the same rank.</source>
        <translation>Si se pueden dividir dos cartas cualesquiera que valen 10, o solo dos del mismo rango.</translation>
    </message>
    <message>
        <source>21 with five cards pays</source>
        <translation>21 con cinco cartas paga</translation>
    </message>
    <message>
        <source>What a hand of 21 with five cards or more wins if it wasn&apos;t doubled; 1:1 for no bonus.</source>
        <translation>Lo que gana una mano de 21 con cinco cartas o más si no se dobló; 1:1 es sin bono.</translation>
    </message>
    <message>
        <source>21 with six cards pays</source>
        <translation>21 con seis cartas paga</translation>
    </message>
    <message>
        <source>What a hand of 21 with six cards or more wins if it wasn&apos;t doubled; 1:1 for no bonus.</source>
        <translation>Lo que gana una mano de 21 con seis cartas o más si no se dobló; 1:1 es sin bono.</translation>
    </message>
    <message>
        <source>21 with seven cards pays</source>
        <translation>21 con siete cartas paga</translation>
    </message>
    <message>
        <source>What a hand of 21 with seven cards or more wins if it wasn&apos;t doubled; 1:1 for no bonus.</source>
        <translation>Lo que gana una mano de 21 con siete cartas o más si no se dobló; 1:1 es sin bono.</translation>
    </message>
    <message>
        <source>6-7-8 pays</source>
        <translation>6-7-8 paga</translation>
    </message>
    <message>
        <source>What a 6, a 7 and an 8 win, whatever their suits; 1:1 for no bonus.</source>
        <translation>Lo que ganan un 6, un 7 y un 8, de cualquier palo; 1:1 es sin bono.</translation>
    </message>
    <message>
        <source>6-7-8 of one suit pays</source>
        <translation>6-7-8 del mismo palo paga</translation>
    </message>
    <message>
        <source>What a 6, a 7 and an 8 of the same suit win; 1:1 for no bonus of their own.</source>
        <translation>Lo que ganan un 6, un 7 y un 8 del mismo palo; 1:1 es sin bono propio.</translation>
    </message>
    <message>
        <source>6-7-8 of spades pays</source>
        <translation>6-7-8 de picas paga</translation>
    </message>
    <message>
        <source>What the 6, 7 and 8 of spades win; 1:1 for no bonus of their own.</source>
        <translation>Lo que ganan el 6, el 7 y el 8 de picas; 1:1 es sin bono propio.</translation>
    </message>
    <message>
        <source>7-7-7 pays</source>
        <translation>7-7-7 paga</translation>
    </message>
    <message>
        <source>What three sevens win, whatever their suits; 1:1 for no bonus.</source>
        <translation>Lo que ganan tres sietes, de cualquier palo; 1:1 es sin bono.</translation>
    </message>
    <message>
        <source>7-7-7 of one suit pays</source>
        <translation>7-7-7 del mismo palo paga</translation>
    </message>
    <message>
        <source>What three sevens of the same suit win; 1:1 for no bonus of their own.</source>
        <translation>Lo que ganan tres sietes del mismo palo; 1:1 es sin bono propio.</translation>
    </message>
    <message>
        <source>7-7-7 of spades pays</source>
        <translation>7-7-7 de picas paga</translation>
    </message>
    <message>
        <source>What three sevens of spades win; 1:1 for no bonus of their own.</source>
        <translation>Lo que ganan tres sietes de picas; 1:1 es sin bono propio.</translation>
    </message>
    <message>
        <source>full, 52 cards</source>
        <translation>completa, 52 cartas</translation>
    </message>
    <message>
        <source>Spanish, 48 cards without the tens</source>
        <translation>sin los dieces, 48 cartas</translation>
    </message>
    <message>
        <source>the same value</source>
        <translation>el mismo valor</translation>
    </message>
    <message>
        <source>the same rank</source>
        <translation>el mismo rango</translation>
    </message>
    <message>
        <source>Bonuses for 21</source>
        <translation>Bonos por 21</translation>
    </message>
    <message>
        <source>Blackjack of one suit pays</source>
        <translation>Blackjack del mismo palo paga</translation>
    </message>
    <message>
        <source>What a blackjack of one suit wins if that is more than others win; 1:1 for no more.</source>
        <translation>Lo que gana un blackjack del mismo palo si es más que lo que ganan los demás; 1:1 es nada más.</translation>
    </message>
    <message>
        <source>Suit of that blackjack</source>
        <translation>Palo de ese blackjack</translation>
    </message>
    <message>
        <source>The suit that both of its cards must have.</source>
        <translation>El palo que deben tener sus dos cartas.</translation>
    </message>
    <message>
        <source>Double for less</source>
        <translation>Doblar por menos</translation>
    </message>
    <message>
        <source>Whoever has less left than a double costs may double for all that is left.</source>
        <translation>Quien tiene menos de lo que cuesta doblar puede doblar con todo lo que le queda.</translation>
    </message>
    <message>
        <source>Doubles of one hand</source>
        <translation>Dobles por mano</translation>
    </message>
    <message>
        <source>How many times a hand may be doubled: after its double&apos;s card again, for as much as is staked on it then.</source>
        <translation>Cuántas veces se puede doblar una mano: tras la carta del doble otra vez, por tanto como haya apostado entonces en ella.</translation>
    </message>
    <message>
        <source>Free doubles</source>
        <translation>Dobles gratis</translation>
    </message>
    <message>
        <source>Which doubles of two cards the house stakes for the player. Hard: no ace counts 11.</source>
        <translation>Qué dobles con dos cartas apuesta la casa por el jugador. Duro: ningún as vale 11.</translation>
    </message>
    <message>
        <source>Free splits</source>
        <translation>Divisiones gratis</translation>
    </message>
    <message>
        <source>Of which pairs the house stakes the new hand for the player.</source>
        <translation>De qué parejas apuesta la casa la mano nueva por el jugador.</translation>
    </message>
    <message>
        <source>Surrender with</source>
        <translation>Cartas para rendirse</translation>
    </message>
    <message>
        <source>With how many cards a hand may be surrendered; with any number, after a split too.</source>
        <translation>Con cuántas cartas se puede rendir una mano; con cualquier número, también tras dividir.</translation>
    </message>
    <message>
        <source>a push, but your blackjack is paid</source>
        <translation>empate, pero tu blackjack se paga</translation>
    </message>
    <message>
        <source>any suit</source>
        <translation>cualquier palo</translation>
    </message>
    <message>
        <source>spades only</source>
        <translation>solo picas</translation>
    </message>
    <message>
        <source>hearts only</source>
        <translation>solo corazones</translation>
    </message>
    <message>
        <source>diamonds only</source>
        <translation>solo diamantes</translation>
    </message>
    <message>
        <source>clubs only</source>
        <translation>solo tréboles</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>ningún doble</translation>
    </message>
    <message>
        <source>hard 9, 10, 11</source>
        <translation>9, 10, 11 duros</translation>
    </message>
    <message>
        <source>hard 10, 11</source>
        <translation>10, 11 duros</translation>
    </message>
    <message>
        <source>any total of two cards</source>
        <translation>cualquier total de dos cartas</translation>
    </message>
    <message>
        <source>no pair</source>
        <translation>ninguna pareja</translation>
    </message>
    <message>
        <source>every pair but tens</source>
        <translation>toda pareja salvo dieces</translation>
    </message>
    <message>
        <source>every pair</source>
        <translation>toda pareja</translation>
    </message>
    <message>
        <source>Void against a blackjack</source>
        <translation>Nula contra un blackjack</translation>
    </message>
    <message>
        <source>A dealer&apos;s blackjack that shows only when the hands have been played takes all of a surrendered one.</source>
        <translation>Un blackjack del crupier que solo aparece cuando se han jugado las manos se lleva toda la apuesta de una mano rendida.</translation>
    </message>
    <message>
        <source>a push, but your 21 always wins</source>
        <translation>empate, pero tu 21 siempre gana</translation>
    </message>
    <message>
        <source>a ten or an ace</source>
        <translation>un diez o un as</translation>
    </message>
    <message>
        <source>Who wins when you and the dealer have the same total. A 21 that always wins beats a blackjack too that shows only then, unless that takes the first stake alone.</source>
        <translation>Quién gana cuando tú y el crupier tenéis el mismo total. Un 21 que siempre gana también gana a un blackjack que solo aparece entonces, salvo que este se lleve solo la primera apuesta.</translation>
    </message>
    <message>
        <source>When a hand may be given up for half its stake; if the dealer doesn&apos;t peek, when its turn comes.</source>
        <translation>Cuándo se puede rendir una mano por la mitad de su apuesta; si el crupier no mira, cuando a la mano le llega el turno.</translation>
    </message>
</context>
<context>
    <name>RulesDrawer</name>
    <message>
        <source>Changes you save now apply from the next round.</source>
        <translation>Lo que guardes ahora vale desde la próxima ronda.</translation>
    </message>
    <message>
        <source>Changes you save now apply at once, on a fresh shoe.</source>
        <translation>Lo que guardes ahora vale al momento, con un sabot nuevo.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules of %1</source>
        <translation>Reglas de %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>Tablas de pagos</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Rules of %1</source>
        <translation>Reglas de %1</translation>
    </message>
    <message>
        <source>Hide the rules</source>
        <translation>Ocultar las reglas</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Se muestra</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>Tablas de pagos</translation>
    </message>
    <message>
        <source>Change these rules</source>
        <translation>Cambiar estas reglas</translation>
    </message>
    <message>
        <source>This decided the last round</source>
        <translation>Esto decidió la última ronda</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>Who wins</source>
        <translation>Quién gana</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. Equal hands push: the stake is returned.</source>
        <translation>Gana la mano más alta que no se haya pasado, y gana cualquiera de ellas si el crupier se pasa. Las manos iguales empatan: se devuelve la apuesta.</translation>
    </message>
    <message>
        <source>A win pays 1:1.</source>
        <translation>Una victoria paga 1:1.</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, only a hand of 21 and an unsplit hand of exactly two gold cards are paid; every other hand that is not bust pushes.</source>
        <translation>Si el crupier se pasa con 22 exactos, solo se pagan una mano de exactamente dos cartas de oro que no se haya dividido y una mano de 21; cualquier otra mano que no se haya pasado empata.</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, only a hand of 21 and a hand that holds two gold cards, with or without others, are paid; every other hand that is not bust pushes.</source>
        <translation>Si el crupier se pasa con 22 exactos, solo se pagan una mano que tenga dos cartas de oro, con otras o sin ellas, y una mano de 21; cualquier otra mano que no se haya pasado empata.</translation>
    </message>
    <message>
        <source>A payout of a:b wins a for every b staked, and the stake is returned with it.</source>
        <translation>Un pago de a:b es lo que se gana: a por cada b apostado. La apuesta se devuelve además.</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Apuestas paralelas</translation>
    </message>
    <message>
        <source>Side bets may be placed on any seat in play, yours or not. It doesn&apos;t matter whether the hand wins.</source>
        <translation>Se pueden hacer apuestas paralelas en cualquier asiento que juegue, sea tuyo o no. Da igual que la mano gane o pierda.</translation>
    </message>
    <message>
        <source>Side bets may be placed on any seat in play, yours or not. They are settled right after the deal, and it doesn&apos;t matter whether the hand wins.</source>
        <translation>Se pueden hacer apuestas paralelas en cualquier asiento que juegue, sea tuyo o no. Se liquidan nada más repartir, y da igual que la mano gane o pierda.</translation>
    </message>
    <message>
        <source>A side bet needs a main stake on its hand. It doesn&apos;t matter whether the hand wins.</source>
        <translation>Las apuestas paralelas acompañan a la apuesta principal de una mano. Da igual que la mano gane o pierda.</translation>
    </message>
    <message>
        <source>A side bet needs a main stake on its hand. It is settled right after the deal, and it doesn&apos;t matter whether the hand wins.</source>
        <translation>Las apuestas paralelas acompañan a la apuesta principal de una mano. Se liquidan nada más repartir, y da igual que la mano gane o pierda.</translation>
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
        <translation>Cuenta la mejor.</translation>
    </message>
    <message>
        <source>It is settled when the round ends; the dealer then plays out the hand even if every other hand is decided.</source>
        <translation>Se liquida al terminar la ronda; la mano del crupier se completa entonces aunque todas las demás estén decididas.</translation>
    </message>
    <message>
        <source>It is settled right after the deal.</source>
        <translation>Se liquida nada más repartir.</translation>
    </message>
    <message>
        <source>Time and interruptions</source>
        <translation>Tiempo e interrupciones</translation>
    </message>
    <message>
        <source>Betting is open for %1 seconds.</source>
        <translation>Se puede apostar durante %1 segundos.</translation>
    </message>
    <message>
        <source>A decision has %1 seconds.</source>
        <translation>Cada decisión tiene %1 segundos.</translation>
    </message>
    <message>
        <source>There is no clock.</source>
        <translation>No hay reloj.</translation>
    </message>
    <message>
        <source>If you don&apos;t answer or have left, the round is finished without you: a hand of 11 or less hits until it is above 11, a hand above 11 stands, and insurance is declined. Every confirmed stake is settled.</source>
        <translation>Si no hay respuesta, o te has ido, la ronda se termina sin ti: una mano de 11 o menos pide hasta superar 11, una mano de más de 11 se planta, y el seguro se rechaza. Se liquidan todas las apuestas confirmadas.</translation>
    </message>
    <message>
        <source>A round you leave resumes later, at the decision where it stopped.</source>
        <translation>Una ronda abandonada sigue más tarde en la decisión en la que estaba.</translation>
    </message>
    <message>
        <source>A round that can&apos;t be finished is cancelled, and every stake is returned.</source>
        <translation>Una ronda que no se puede llevar a su fin se anula, y se devuelven todas sus apuestas.</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Apuestas</translation>
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
        <translation>Toda apuesta es múltiplo de %1, para que la mitad y todos los pagos salgan exactos.</translation>
    </message>
    <message>
        <source>Return to the player</source>
        <translation>Retorno al jugador</translation>
    </message>
    <message>
        <source>Published: %1.</source>
        <translation>Publicado: %1.</translation>
    </message>
    <message>
        <source>Computed from these rules, with best play: %1 of the initial stake.</source>
        <translation>Calculado con estas reglas y juego óptimo: %1 de la primera apuesta.</translation>
    </message>
    <message>
        <source>Per unit staked in total, doubles and splits included: %1.</source>
        <translation>Por unidad de todo lo apostado, con dobles y divisiones: %1.</translation>
    </message>
    <message>
        <source>With up to %1 split hands it would be %2 of the initial stake.</source>
        <translation>Con hasta %1 manos divididas sería %2 de la primera apuesta.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message numerus="yes">
        <source>%n decks of 52 cards are used.</source>
        <translation>
            <numerusform>Se usa %n baraja de 52 cartas.</numerusform>
            <numerusform>Se usan %n barajas de 52 cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards are shuffled before every round.</source>
        <translation>Todas las cartas se barajan antes de cada ronda.</translation>
    </message>
    <message>
        <source>Rounds are dealt from one shoe until the cut card comes out; that round is the last of the shoe, and then all cards are shuffled.</source>
        <translation>Las rondas se reparten de un mismo sabot hasta que sale la carta de corte; esa ronda es la última del sabot, y después se barajan todas las cartas.</translation>
    </message>
    <message>
        <source>The cut card lies after %1 of the shoe, %2 of %3 cards.</source>
        <translation>La carta de corte está tras el %1 del sabot, %2 de %3 cartas.</translation>
    </message>
    <message>
        <source>After a shuffle the first card is shown, and as many more as its value are burned face down.</source>
        <translation>Después de barajar se muestra la primera carta, y se apartan boca abajo tantas más como vale.</translation>
    </message>
    <message>
        <source>For this an ace counts 1; jack, queen and king count 10.</source>
        <translation>Para esto un as vale 1; jota, reina y rey valen 10.</translation>
    </message>
    <message>
        <source>Cards from 2 to 10 count their face value; jack, queen and king count 10; an ace counts 11, or 1 where 11 would bust the hand.</source>
        <translation>Las cartas del 2 al 10 valen su número; jota, reina y rey valen 10; un as vale 11, o 1 si 11 fuera demasiado.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>You play one hand a round.</source>
        <translation>Juegas una mano por ronda.</translation>
    </message>
    <message>
        <source>You play from one to %1 hands a round, each with its own stake.</source>
        <translation>Juegas de una a %1 manos por ronda, cada una con su propia apuesta.</translation>
    </message>
    <message>
        <source>The table has %1 spots for them.</source>
        <translation>La mesa tiene %1 sitios para ellas.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>The table has %1 seats.</source>
        <translation>La mesa tiene %1 asientos.</translation>
    </message>
    <message>
        <source>You may hold one seat.</source>
        <translation>Ocupas un asiento como máximo.</translation>
    </message>
    <message>
        <source>You may hold up to %1 seats, with the same stake on each.</source>
        <translation>Ocupas hasta %1 asientos, con la misma apuesta en cada uno.</translation>
    </message>
    <message>
        <source>What you add to one of your seats is added to each; if your wallet can&apos;t cover that, the addition is divided evenly among them.</source>
        <translation>Lo que añades a uno de tus asientos se añade a todos; si el monedero no alcanza, lo añadido se reparte por igual.</translation>
    </message>
    <message>
        <source>Other people, played by the program, sit at the table. You choose at the table how many.</source>
        <translation>A la mesa se sientan otras personas, a las que hace jugar el programa. Cuántas vienen lo eliges allí.</translation>
    </message>
    <message>
        <source>If you have just sat down and have no stake when betting closes, you lose the seat.</source>
        <translation>Si acabas de sentarte y no has apostado cuando se cierran las apuestas, dejas el asiento.</translation>
    </message>
    <message>
        <source>If you played the previous round, you may sit one round out; you lose the seat if you don&apos;t bet in the next either.</source>
        <translation>Si jugaste la ronda anterior, puedes saltarte una; pierdes el asiento si tampoco apuestas en la siguiente.</translation>
    </message>
    <message>
        <source>If you can&apos;t cover the minimum on all your seats when a round begins, you lose them.</source>
        <translation>Si no puedes cubrir el mínimo en todos tus asientos cuando empieza una ronda, los pierdes.</translation>
    </message>
    <message>
        <source>When somebody leaves a seat, what others have staked there is returned.</source>
        <translation>Cuando alguien deja un asiento, se devuelve lo que otros apostaron allí.</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t take a seat, but may bet behind others.</source>
        <translation>Una cuenta de prueba no puede sentarse; sí puede apostar detrás de otros.</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t take a seat.</source>
        <translation>Una cuenta de prueba no puede sentarse.</translation>
    </message>
    <message>
        <source>Betting behind</source>
        <translation>Apostar detrás</translation>
    </message>
    <message>
        <source>You may bet behind any seat that somebody else holds. Such a bet wins or loses with the seat&apos;s first hand, blackjack payout included, and its insurance is yours to decide.</source>
        <translation>Puedes apostar detrás de cualquier asiento que ocupe otra persona. Esa apuesta gana y pierde con la primera mano del asiento, incluido el pago de un blackjack, y su seguro lo decides tú.</translation>
    </message>
    <message>
        <source>When the seat doubles, you may double too; otherwise your stake rides unchanged on the doubled hand.</source>
        <translation>Cuando el asiento dobla, puedes doblar también; si no, tu apuesta sigue igual en la mano doblada.</translation>
    </message>
    <message>
        <source>When the seat splits, you may place the same again on the second hand; otherwise your stake rides on the first hand alone.</source>
        <translation>Cuando el asiento divide, puedes poner lo mismo en la segunda mano; si no, tu apuesta sigue solo en la primera.</translation>
    </message>
    <message>
        <source>If you don&apos;t answer, or your wallet doesn&apos;t cover it, you don&apos;t follow.</source>
        <translation>Si no respondes, o tu monedero no alcanza, no sigues.</translation>
    </message>
    <message>
        <source>When the seat surrenders, half of each stake behind it is lost as well.</source>
        <translation>Cuando el asiento se rinde, se pierde también la mitad de lo que hay detrás.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>El reparto</translation>
    </message>
    <message>
        <source>Each hand is dealt one card, then the dealer; a second card follows in the same order.</source>
        <translation>Se da una carta a cada mano y una al crupier, y después otra de la misma forma.</translation>
    </message>
    <message>
        <source>Players&apos; cards are dealt face up; the dealer&apos;s first card is dealt face up and the second face down.</source>
        <translation>Todas las cartas de los jugadores quedan boca arriba; la primera carta del crupier, boca arriba y la segunda, boca abajo.</translation>
    </message>
    <message>
        <source>Players&apos; cards are dealt face up; the dealer&apos;s first card is dealt face down and the second face up.</source>
        <translation>Todas las cartas de los jugadores quedan boca arriba; la primera carta del crupier, boca abajo y la segunda, boca arriba.</translation>
    </message>
    <message>
        <source>Hands are dealt and played from the lowest number to the highest; the dealer comes last.</source>
        <translation>Las manos se reparten y se juegan del número menor al mayor; el crupier va el último.</translation>
    </message>
    <message>
        <source>Hands are dealt and played from the highest number to the lowest; the dealer comes last.</source>
        <translation>Las manos se reparten y se juegan del número mayor al menor; el crupier va el último.</translation>
    </message>
    <message>
        <source>Then the dealer looks at the hole card and says whether it is small (2 to 5), medium (6 to 9) or large (10 to ace).</source>
        <translation>Después el crupier mira la carta oculta y dice si es baja (2 a 5), media (6 a 9) o alta (10 a as).</translation>
    </message>
    <message>
        <source>If both of the dealer&apos;s cards are gold cards (10, jack, queen, king, ace), both are shown before you decide.</source>
        <translation>Si las dos cartas del crupier son cartas de oro (10, jota, reina, rey, as), se muestran ambas antes de que decidas.</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10, as the first two cards, make a blackjack. It beats every other hand, even another 21; against the dealer&apos;s blackjack it pushes.</source>
        <translation>Un as y una carta que vale 10, como dos primeras cartas, son un blackjack. Gana a cualquier otra mano, también a una de 21; contra el blackjack del crupier es un empate.</translation>
    </message>
    <message>
        <source>It pays %1.</source>
        <translation>Paga %1.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace or a card that counts 10, the hole card is checked before anyone plays; a dealer blackjack ends the round.</source>
        <translation>Cuando el crupier muestra un as o una carta que vale 10, se mira la carta oculta antes de que nadie juegue; un blackjack del crupier termina la ronda.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes every stake, doubles and splits included.</source>
        <translation>La carta oculta del crupier no se mira hasta que se han jugado todas las manos; un blackjack del crupier se lleva entonces todo lo apostado, con dobles y divisiones.</translation>
    </message>
    <message>
        <source>A surrendered hand loses half its stake and no more, whatever the hole card is.</source>
        <translation>Una mano rendida pierde la mitad de su apuesta y nada más, sea cual sea la carta oculta.</translation>
    </message>
    <message>
        <source>Insurance and even money</source>
        <translation>Seguro y pago a la par</translation>
    </message>
    <message>
        <source>There is no insurance.</source>
        <translation>No hay seguro.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, a hand may be insured for half its stake; insurance wins if the dealer has a blackjack, and loses otherwise. It is decided before the hole card is checked.</source>
        <translation>Cuando el crupier muestra un as, una mano se puede asegurar por la mitad de su apuesta; el seguro gana si el crupier tiene blackjack, y si no se pierde. Se decide antes de mirar la carta oculta.</translation>
    </message>
    <message>
        <source>A blackjack may be insured too.</source>
        <translation>Un blackjack también se puede asegurar.</translation>
    </message>
    <message>
        <source>A blackjack can&apos;t be insured.</source>
        <translation>Un blackjack no se puede asegurar.</translation>
    </message>
    <message>
        <source>Insurance pays %1.</source>
        <translation>El seguro paga %1.</translation>
    </message>
    <message>
        <source>At this price insurance favours the player.</source>
        <translation>A este precio el seguro favorece al jugador.</translation>
    </message>
    <message>
        <source>Even money is not offered.</source>
        <translation>No se ofrece el pago a la par.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace or a card that counts 10, a blackjack may take even money: 1:1 at once, and the hand is over.</source>
        <translation>Cuando el crupier muestra un as o una carta que vale 10, un blackjack puede aceptar el pago a la par: 1:1 al momento, y la mano termina.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, a blackjack may take even money: 1:1 at once, and the hand is over.</source>
        <translation>Cuando el crupier muestra un as, un blackjack puede aceptar el pago a la par: 1:1 al momento, y la mano termina.</translation>
    </message>
    <message>
        <source>When the dealer shows a card that counts 10, a blackjack may take even money: 1:1 at once, and the hand is over.</source>
        <translation>Cuando el crupier muestra una carta que vale 10, un blackjack puede aceptar el pago a la par: 1:1 al momento, y la mano termina.</translation>
    </message>
    <message>
        <source>Playing a hand</source>
        <translation>Jugar una mano</translation>
    </message>
    <message>
        <source>Hit as often as you like, or stand. A hand above 21 is bust and loses at once, whatever the dealer gets.</source>
        <translation>Pide carta cuantas veces quieras, o plántate. Más de 21 es pasarse y pierde al momento, saque lo que saque el crupier.</translation>
    </message>
    <message>
        <source>A hand of 21 stands automatically.</source>
        <translation>Una mano de 21 se planta sola.</translation>
    </message>
    <message>
        <source>You may double on any first two cards.</source>
        <translation>Puedes doblar con dos primeras cartas cualesquiera.</translation>
    </message>
    <message>
        <source>You may double on first two cards that total 9, 10 or 11.</source>
        <translation>Puedes doblar con dos primeras cartas que sumen 9, 10 u 11.</translation>
    </message>
    <message>
        <source>You may double on first two cards that total 10 or 11.</source>
        <translation>Puedes doblar con dos primeras cartas que sumen 10 u 11.</translation>
    </message>
    <message>
        <source>The stake is then doubled, and exactly one more card is dealt.</source>
        <translation>Entonces se dobla la apuesta y se da exactamente una carta más.</translation>
    </message>
    <message>
        <source>Your wallet must cover doubles, splits and insurance.</source>
        <translation>Para doblar, dividir y asegurar, el monedero tiene que alcanzar.</translation>
    </message>
    <message>
        <source>You may decide before your turn comes. If the money is gone by then, a double becomes a hit, and a split becomes a hit at 11 or less and a stand above.</source>
        <translation>Puedes decidir antes de que llegue tu turno. Si para entonces ya no hay dinero, doblar pasa a ser pedir; dividir pasa a ser pedir con 11 o menos, y plantarse con más.</translation>
    </message>
    <message>
        <source>Splitting</source>
        <translation>Dividir</translation>
    </message>
    <message>
        <source>Pairs can&apos;t be split.</source>
        <translation>Las parejas no se pueden dividir.</translation>
    </message>
    <message>
        <source>Two cards of the same value (even a king and a queen) may be split into two hands, with an equal stake on the second. Both get their second card at once.</source>
        <translation>Dos cartas del mismo valor (también un rey y una reina) se pueden dividir en dos manos, con la misma apuesta otra vez en la segunda. Ambas reciben al momento su segunda carta.</translation>
    </message>
    <message>
        <source>Hands can&apos;t be resplit.</source>
        <translation>Una mano que viene de una división no se vuelve a dividir.</translation>
    </message>
    <message>
        <source>Pairs may be resplit, up to %1 hands.</source>
        <translation>Se puede volver a dividir hasta tener %1 manos.</translation>
    </message>
    <message>
        <source>Split aces get one card each and stand.</source>
        <translation>Los ases divididos reciben una carta cada uno y terminan.</translation>
    </message>
    <message>
        <source>Split aces are played like any other hand.</source>
        <translation>Los ases divididos se juegan como cualquier otra mano.</translation>
    </message>
    <message>
        <source>Aces may be resplit.</source>
        <translation>Los ases se pueden volver a dividir.</translation>
    </message>
    <message>
        <source>Aces can&apos;t be resplit.</source>
        <translation>Los ases solo se dividen una vez.</translation>
    </message>
    <message>
        <source>Hands may be doubled after a split.</source>
        <translation>Se puede doblar una mano que viene de una división.</translation>
    </message>
    <message>
        <source>Hands can&apos;t be doubled after a split.</source>
        <translation>No se puede doblar una mano que viene de una división.</translation>
    </message>
    <message>
        <source>After a split, an ace with a card that counts 10 is 21, not a blackjack.</source>
        <translation>Tras dividir, un as con una carta que vale 10 es 21, no blackjack.</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Rendición</translation>
    </message>
    <message>
        <source>A hand can&apos;t be surrendered.</source>
        <translation>Una mano no se puede rendir.</translation>
    </message>
    <message>
        <source>Instead of playing its first two cards, a hand may be surrendered: half the stake is returned. After a split it can&apos;t be.</source>
        <translation>En vez de jugar sus dos primeras cartas, una mano se puede rendir: se devuelve la mitad de la apuesta. Tras dividir, no.</translation>
    </message>
    <message>
        <source>This is possible before the dealer&apos;s hole card is checked.</source>
        <translation>Se puede hacer antes de que se mire la carta oculta del crupier.</translation>
    </message>
    <message>
        <source>This is possible once the dealer has checked for a blackjack.</source>
        <translation>Se puede hacer una vez que el crupier ha comprobado si tiene blackjack.</translation>
    </message>
    <message>
        <source>This is possible when the hand&apos;s turn comes.</source>
        <translation>Se puede hacer cuando le llega el turno a la mano.</translation>
    </message>
    <message>
        <source>It is offered whatever card the dealer shows.</source>
        <translation>Se ofrece contra cualquier carta del crupier.</translation>
    </message>
    <message>
        <source>It is offered unless the dealer shows an ace or a card that counts 10.</source>
        <translation>Se ofrece salvo que el crupier muestre un as o una carta que vale 10.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand</source>
        <translation>La mano del crupier</translation>
    </message>
    <message>
        <source>The hole card is always turned over; more cards are drawn only if some hand is still undecided.</source>
        <translation>La carta oculta se descubre en todo caso; solo se sacan más mientras quede alguna mano por decidir.</translation>
    </message>
    <message>
        <source>When the seat gives up its hand, half of each stake behind it is lost as well.</source>
        <translation>Cuando el asiento retira su mano, se pierde también la mitad de lo que hay detrás.</translation>
    </message>
    <message>
        <source>A hand given up loses half its stake and no more, whatever the hole card is.</source>
        <translation>Una mano retirada pierde la mitad de su apuesta y nada más, sea cual sea la carta oculta.</translation>
    </message>
    <message>
        <source>The dealer draws to %1 and to a %2 with an ace that counts 11, and stands on every other hand of %2 or more.</source>
        <translation>El crupier pide con %1 o menos y con un %2 en el que un as vale 11, y se planta con cualquier otra mano de %2 o más.</translation>
    </message>
    <message>
        <source>The dealer draws to %1 and stands on every hand of %2 or more.</source>
        <translation>El crupier pide con %1 o menos y se planta con cualquier %2 o más.</translation>
    </message>
    <message>
        <source>Giving up</source>
        <translation>Retirada</translation>
    </message>
    <message>
        <source>Instead of playing its first two cards, a hand may be given up: half the stake is returned. After a split it can&apos;t be.</source>
        <translation>En vez de jugar sus dos primeras cartas, una mano se puede retirar: se devuelve la mitad de la apuesta. Tras dividir, no.</translation>
    </message>
    <message>
        <source>Payouts are rounded down to a multiple of %1; the house keeps the difference.</source>
        <translation>Un pago que no sale exacto se redondea hacia abajo a un múltiplo de %1; el resto queda para la casa.</translation>
    </message>
    <message>
        <source>Every stake is a multiple of %1, so that no half needs rounding.</source>
        <translation>Toda apuesta es múltiplo de %1, para que la mitad salga exacta.</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>%1: %2 is paid in full on multiples of %3.</source>
        <comment>what is paid, its odds, an amount</comment>
        <translation>%1: %2 sale exacto con múltiplos de %3.</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. Of equal hands the dealer&apos;s wins, unless both are blackjacks.</source>
        <translation>Gana la mano más alta que no se haya pasado, y gana cualquiera de ellas si el crupier se pasa. A igual total gana el crupier, salvo que ambos tengan blackjack.</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, every hand that is not bust pushes, 21 too; only a blackjack is paid.</source>
        <translation>Si el crupier se pasa con 22 exactos, toda mano que no se haya pasado empata, también una de 21; solo se paga un blackjack.</translation>
    </message>
    <message>
        <source>It is settled as soon as the cards decide it. If the dealer&apos;s hand can still decide it, it waits for the end of the round, and the dealer then plays out the hand even if every other hand is decided.</source>
        <translation>Se liquida en cuanto las cartas la deciden. Si la mano del crupier aún puede decidirla, espera al final de la ronda; la mano del crupier se completa entonces aunque todas las demás estén decididas.</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10, as the first two cards, make a blackjack. It beats every other hand, even another 21, and yours is paid against the dealer&apos;s.</source>
        <translation>Un as y una carta que vale 10, como dos primeras cartas, son un blackjack. Gana a cualquier otra mano, también a una de 21, y el tuyo se paga contra el del crupier.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes the first stake alone. Doubles and splits are returned, even those of hands that are bust.</source>
        <translation>La carta oculta del crupier no se mira hasta que se han jugado todas las manos; un blackjack del crupier se lleva entonces solo la primera apuesta. Los dobles y las divisiones se devuelven, incluso los de manos que se han pasado.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes each hand&apos;s first stake. What was doubled is returned, unless the hand is bust.</source>
        <translation>La carta oculta del crupier no se mira hasta que se han jugado todas las manos; un blackjack del crupier se lleva entonces la primera apuesta de cada mano. Lo doblado se devuelve, salvo que la mano se haya pasado.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes, besides hands that are bust, only the first stake of one more. Other splits, and what was doubled, are returned.</source>
        <translation>La carta oculta del crupier no se mira hasta que se han jugado todas las manos; un blackjack del crupier se lleva entonces además de las manos que se han pasado, solo la primera apuesta de una más. Las otras divisiones y lo doblado se devuelven.</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. If both have 21, yours wins; other equal hands push: the stake is returned.</source>
        <translation>Gana la mano más alta que no se haya pasado, y gana cualquiera de ellas si el crupier se pasa. Si ambos tienen 21, gana la tuya; las demás manos iguales empatan: se devuelve la apuesta.</translation>
    </message>
    <message>
        <source>You may double on any total, with the first two cards or after hits.</source>
        <translation>Puedes doblar con cualquier total, con las dos primeras cartas o después de pedir.</translation>
    </message>
    <message>
        <source>You may double on 9, 10 or 11, with the first two cards or after hits.</source>
        <translation>Puedes doblar con 9, 10 u 11, con las dos primeras cartas o después de pedir.</translation>
    </message>
    <message>
        <source>You may double on 10 or 11, with the first two cards or after hits.</source>
        <translation>Puedes doblar con 10 u 11, con las dos primeras cartas o después de pedir.</translation>
    </message>
    <message>
        <source>Split aces may be hit, but not doubled.</source>
        <translation>Con ases divididos se puede pedir, pero no doblar.</translation>
    </message>
    <message>
        <source>Aces may be resplit, up to %1 hands.</source>
        <translation>Los ases se pueden volver a dividir, hasta tener %1 manos.</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Charlie</translation>
    </message>
    <message numerus="yes">
        <source>A hand that gets %n cards without going bust is a Charlie: it ends there and wins 1:1, doubled and split hands too.</source>
        <translation>
            <numerusform>Una mano que llega a %n carta sin pasarse es un Charlie: acaba ahí y gana 1:1, también doblada o dividida.</numerusform>
            <numerusform>Una mano que llega a %n cartas sin pasarse es un Charlie: acaba ahí y gana 1:1, también doblada o dividida.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Charlie wins whatever the dealer has, a blackjack too.</source>
        <translation>Un Charlie gana tenga lo que tenga el crupier, incluso un blackjack.</translation>
    </message>
    <message>
        <source>A Charlie wins against every hand of the dealer except a blackjack.</source>
        <translation>Un Charlie gana a cualquier mano del crupier, salvo a un blackjack.</translation>
    </message>
    <message>
        <source>A Charlie wins against every hand of the dealer except 21 and a blackjack. Against 21 its total counts, as that of any other hand.</source>
        <translation>Un Charlie gana a cualquier mano del crupier, salvo a 21 y a un blackjack. Contra 21 su total cuenta como el de cualquier otra mano.</translation>
    </message>
    <message>
        <source>A Charlie is paid against the dealer&apos;s 22, too.</source>
        <translation>Un Charlie se paga también contra un 22 del crupier.</translation>
    </message>
    <message>
        <source>It is settled as soon as the cards decide it, at the latest when the dealer&apos;s hole card is turned over.</source>
        <translation>Se liquida en cuanto las cartas la deciden, a más tardar cuando se descubre la carta oculta del crupier.</translation>
    </message>
    <message>
        <source>It is settled when the dealer&apos;s hole card is turned over.</source>
        <translation>Se liquida cuando se descubre la carta oculta del crupier.</translation>
    </message>
    <message>
        <source>Each hand is dealt one card, then the dealer; then each hand gets its second card. All of them are dealt face up.</source>
        <translation>Se da una carta a cada mano y una al crupier, y después la segunda a cada mano. Todas quedan boca arriba.</translation>
    </message>
    <message>
        <source>The dealer has no hole card: the second card is drawn when all hands have been played.</source>
        <translation>El crupier no tiene carta oculta: la segunda carta se saca cuando se han jugado todas las manos.</translation>
    </message>
    <message>
        <source>A hand given up loses half its stake and no more, whatever the dealer&apos;s second card is.</source>
        <translation>Una mano retirada pierde la mitad de su apuesta y nada más, sea cual sea la segunda carta del crupier.</translation>
    </message>
    <message>
        <source>A surrendered hand loses half its stake and no more, whatever the dealer&apos;s second card is.</source>
        <translation>Una mano rendida pierde la mitad de su apuesta y nada más, sea cual sea la segunda carta del crupier.</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes every stake, doubles and splits included.</source>
        <translation>Un blackjack del crupier no aparece hasta que se han jugado todas las manos; se lleva entonces todo lo apostado, con dobles y divisiones.</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes the first stake alone. Doubles and splits are returned, even those of hands that are bust.</source>
        <translation>Un blackjack del crupier no aparece hasta que se han jugado todas las manos; se lleva entonces solo la primera apuesta. Los dobles y las divisiones se devuelven, incluso los de manos que se han pasado.</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes each hand&apos;s first stake. What was doubled is returned, unless the hand is bust.</source>
        <translation>Un blackjack del crupier no aparece hasta que se han jugado todas las manos; se lleva entonces la primera apuesta de cada mano. Lo doblado se devuelve, salvo que la mano se haya pasado.</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes, besides hands that are bust, only the first stake of one more. Other splits, and what was doubled, are returned.</source>
        <translation>Un blackjack del crupier no aparece hasta que se han jugado todas las manos; se lleva entonces además de las manos que se han pasado solo la primera apuesta de una más. Las otras divisiones y lo doblado se devuelven.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, a hand may be insured for half its stake; insurance wins if the dealer gets a blackjack, and loses otherwise. It is decided before hands are played.</source>
        <translation>Cuando el crupier muestra un as, una mano se puede asegurar por la mitad de su apuesta; el seguro gana si el crupier consigue un blackjack, y si no se pierde. Se decide antes de que se jueguen las manos.</translation>
    </message>
    <message>
        <source>The second card is drawn only if it can still decide something, and more cards only if some hand is still undecided.</source>
        <translation>La segunda carta solo se saca si aún puede decidir algo, y más cartas solo mientras quede alguna mano por decidir.</translation>
    </message>
    <message>
        <source>Bonuses for 21</source>
        <translation>Bonos por 21</translation>
    </message>
    <message numerus="yes">
        <source>%n Spanish decks of 48 cards are used: jacks, queens and kings, but no tens.</source>
        <translation>
            <numerusform>Se usa %n baraja de 48 cartas, sin dieces: tiene jotas, reinas y reyes, pero ningún 10.</numerusform>
            <numerusform>Se usan %n barajas de 48 cartas, sin dieces: tienen jotas, reinas y reyes, pero ningún 10.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards are dealt face up, both of the dealer&apos;s too.</source>
        <translation>Todas las cartas quedan boca arriba, también las dos del crupier.</translation>
    </message>
    <message>
        <source>A dealer blackjack is seen at once and ends the round before anyone plays.</source>
        <translation>Un blackjack del crupier se ve al momento y termina la ronda antes de que nadie juegue.</translation>
    </message>
    <message>
        <source>Neither is offered: everybody sees whether the dealer has a blackjack.</source>
        <translation>No se ofrece ninguno de los dos: todos ven si el crupier tiene blackjack.</translation>
    </message>
    <message>
        <source>A doubled hand may be given up once its card is dealt: half of its stake is returned.</source>
        <translation>Una mano doblada se puede retirar una vez repartida su carta: se devuelve la mitad de su apuesta.</translation>
    </message>
    <message>
        <source>A doubled hand may be surrendered once its card is dealt: half of its stake is returned.</source>
        <translation>Una mano doblada se puede rendir una vez repartida su carta: se devuelve la mitad de su apuesta.</translation>
    </message>
    <message>
        <source>Two cards of the same rank (not a king and a queen) may be split into two hands, with an equal stake on the second. Both get their second card at once.</source>
        <translation>Dos cartas del mismo rango (no un rey y una reina) se pueden dividir en dos manos, con la misma apuesta otra vez en la segunda. Ambas reciben al momento su segunda carta.</translation>
    </message>
    <message numerus="yes">
        <source>A hand of 21 with %n cards or more pays %1.</source>
        <translation>
            <numerusform>Una mano de 21 con %n carta o más paga %1.</numerusform>
            <numerusform>Una mano de 21 con %n cartas o más paga %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>6-7-8 pays %1.</source>
        <translation>6-7-8 paga %1.</translation>
    </message>
    <message>
        <source>6-7-8 of one suit pays %1.</source>
        <translation>6-7-8 del mismo palo paga %1.</translation>
    </message>
    <message>
        <source>6-7-8 of spades pays %1.</source>
        <translation>6-7-8 de picas paga %1.</translation>
    </message>
    <message>
        <source>7-7-7 pays %1.</source>
        <translation>7-7-7 paga %1.</translation>
    </message>
    <message>
        <source>7-7-7 of one suit pays %1.</source>
        <translation>7-7-7 del mismo palo paga %1.</translation>
    </message>
    <message>
        <source>7-7-7 of spades pays %1.</source>
        <translation>7-7-7 de picas paga %1.</translation>
    </message>
    <message>
        <source>The best one counts. Such a hand wins against everything but a blackjack. Split hands get these bonuses too, doubled hands don&apos;t.</source>
        <translation>Cuenta el mejor. Una mano así gana a todo salvo a un blackjack. Las manos divididas también reciben estos bonos; las dobladas, no.</translation>
    </message>
    <message>
        <source>The dealer takes more cards only if some hand is still undecided.</source>
        <translation>El crupier solo saca más cartas mientras quede alguna mano por decidir.</translation>
    </message>
    <message>
        <source>Blackjack of one suit</source>
        <translation>Blackjack del mismo palo</translation>
    </message>
    <message>
        <source>Cards from 2 to 9 count their face value; jack, queen and king count 10; an ace counts 11, or 1 where 11 would bust the hand.</source>
        <translation>Las cartas del 2 al 9 valen su número; jota, reina y rey valen 10; un as vale 11, o 1 si 11 fuera demasiado.</translation>
    </message>
    <message>
        <source>A blackjack of spades pays %1.</source>
        <translation>Un blackjack de picas paga %1.</translation>
    </message>
    <message>
        <source>A blackjack of hearts pays %1.</source>
        <translation>Un blackjack de corazones paga %1.</translation>
    </message>
    <message>
        <source>A blackjack of diamonds pays %1.</source>
        <translation>Un blackjack de diamantes paga %1.</translation>
    </message>
    <message>
        <source>A blackjack of clubs pays %1.</source>
        <translation>Un blackjack de tréboles paga %1.</translation>
    </message>
    <message>
        <source>A blackjack of one suit pays %1.</source>
        <translation>Un blackjack del mismo palo paga %1.</translation>
    </message>
    <message>
        <source>A doubled hand that isn&apos;t over may be doubled once more, for as much as is staked on it then.</source>
        <translation>Una mano doblada que no ha terminado se puede doblar una vez más, por tanto como haya apostado entonces en ella.</translation>
    </message>
    <message>
        <source>A doubled hand that isn&apos;t over may be doubled again, up to three times in all, each time for as much as is staked on it then.</source>
        <translation>Una mano doblada que no ha terminado se puede volver a doblar, hasta tres veces en total, cada vez por tanto como haya apostado entonces en ella.</translation>
    </message>
    <message>
        <source>Each double of a hand needs one of these totals.</source>
        <translation>Cada doble de una mano requiere uno de estos totales.</translation>
    </message>
    <message>
        <source>A hand on which the house has a stake isn&apos;t doubled again.</source>
        <translation>Una mano en la que ha apostado la casa no se vuelve a doblar.</translation>
    </message>
    <message>
        <source>A hand that the house doubled can&apos;t be given up.</source>
        <translation>Una mano que dobló la casa no se puede retirar.</translation>
    </message>
    <message>
        <source>A hand that the house doubled can&apos;t be surrendered.</source>
        <translation>Una mano que dobló la casa no se puede rendir.</translation>
    </message>
    <message>
        <source>Your wallet must cover insurance, and doubles and splits that aren&apos;t free.</source>
        <translation>Para asegurar, y para doblar y dividir cuando no es gratis, el monedero tiene que alcanzar.</translation>
    </message>
    <message>
        <source>A double that it doesn&apos;t cover may still be made, for all that is left in it.</source>
        <translation>Si no alcanza para doblar, aun así se puede doblar con todo lo que queda en él.</translation>
    </message>
    <message>
        <source>The first two cards of a hand are doubled for free if they total 9, 10 or 11 without an ace that counts 11: the house stakes the double for you.</source>
        <translation>Las dos primeras cartas de una mano se doblan gratis si suman 9, 10 u 11 sin un as que valga 11: la casa apuesta el doble por ti.</translation>
    </message>
    <message>
        <source>The first two cards of a hand are doubled for free if they total 10 or 11 without an ace that counts 11: the house stakes the double for you.</source>
        <translation>Las dos primeras cartas de una mano se doblan gratis si suman 10 u 11 sin un as que valga 11: la casa apuesta el doble por ti.</translation>
    </message>
    <message>
        <source>Every double is free: the house stakes it for you.</source>
        <translation>Todo doble es gratis: la casa lo apuesta por ti.</translation>
    </message>
    <message>
        <source>The first two cards of a hand are doubled for free: the house stakes the double for you.</source>
        <translation>Las dos primeras cartas de una mano se doblan gratis: la casa apuesta el doble por ti.</translation>
    </message>
    <message>
        <source>Every split is free: the house stakes the new hand for you.</source>
        <translation>Toda división es gratis: la casa apuesta la mano nueva por ti.</translation>
    </message>
    <message>
        <source>Every split is free but that of cards that count 10: the house stakes the new hand for you.</source>
        <translation>Toda división es gratis, salvo la de cartas que valen 10: la casa apuesta la mano nueva por ti.</translation>
    </message>
    <message>
        <source>Doubling that hand costs as much as the house staked on it.</source>
        <translation>Doblar esa mano cuesta tanto como apostó la casa en ella.</translation>
    </message>
    <message>
        <source>Doubling that hand costs as much as the house staked on it, unless that is free too.</source>
        <translation>Doblar esa mano cuesta tanto como apostó la casa en ella, salvo que también sea gratis.</translation>
    </message>
    <message>
        <source>What the house stakes wins for you like a stake of your own. If the hand loses, only what you staked yourself is lost; if it pushes, only that is returned.</source>
        <translation>Lo que apuesta la casa gana para ti como una apuesta tuya. Si la mano pierde, solo se pierde lo que apostaste tú; si empata, solo se devuelve eso.</translation>
    </message>
    <message>
        <source>For those who bet behind the hand, the house does the same, without asking them.</source>
        <translation>La casa hace lo mismo por quienes apuestan detrás de la mano, sin preguntarles.</translation>
    </message>
    <message>
        <source>Instead of playing on, a hand may be surrendered, after hits and splits too: half the stake is returned.</source>
        <translation>En vez de seguir jugando, una mano se puede rendir, también después de pedir y de dividir: se devuelve la mitad de la apuesta.</translation>
    </message>
    <message>
        <source>When the seat pays for a double, you may double too; otherwise your stake rides unchanged on the doubled hand.</source>
        <translation>Cuando el asiento paga un doble, puedes doblar también; si no, tu apuesta sigue igual en la mano doblada.</translation>
    </message>
    <message>
        <source>When the seat pays for a split, you may place the same again on the second hand; otherwise your stake rides on the first hand alone.</source>
        <translation>Cuando el asiento paga una división, puedes poner lo mismo en la segunda mano; si no, tu apuesta sigue solo en la primera.</translation>
    </message>
    <message>
        <source>Instead of playing on, a hand may be surrendered, after hits too: half the stake is returned.</source>
        <translation>En vez de seguir jugando, una mano se puede rendir, también después de pedir: se devuelve la mitad de la apuesta.</translation>
    </message>
    <message>
        <source>A hand that the house staked can&apos;t be surrendered.</source>
        <translation>Una mano que apostó la casa no se puede rendir.</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. Your 21 wins whatever the dealer has; other equal hands push: the stake is returned.</source>
        <translation>Gana la mano más alta que no se haya pasado, y gana cualquiera de ellas si el crupier se pasa. Tu 21 gana tenga lo que tenga el crupier; las demás manos iguales empatan: se devuelve la apuesta.</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, only a hand of 21 is paid; every other hand that is not bust pushes.</source>
        <translation>Si el crupier se pasa con 22 exactos, solo se paga una mano de 21; cualquier otra mano que no se haya pasado empata.</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10, as the first two cards, make a blackjack. Yours is paid even against the dealer&apos;s, which beats every other hand but a 21.</source>
        <translation>Un as y una carta que vale 10, como dos primeras cartas, son un blackjack. El tuyo se paga también contra el del crupier, que gana a cualquier otra mano salvo a una de 21.</translation>
    </message>
    <message>
        <source>It takes nothing of a hand of 21, which has won already.</source>
        <translation>El blackjack no se lleva nada de una mano de 21, que ya ha ganado.</translation>
    </message>
    <message>
        <source>The other half is lost and no more, whatever the dealer&apos;s cards are.</source>
        <translation>Se pierde la otra mitad y nada más, sean cuales sean las cartas del crupier.</translation>
    </message>
    <message>
        <source>Of a hand that the house staked, half of your own double is returned.</source>
        <translation>De una mano que apostó la casa se devuelve la mitad de lo que pusiste tú para doblarla.</translation>
    </message>
    <message>
        <source>A hand that the house staked can&apos;t be surrendered before you have doubled it yourself.</source>
        <translation>Una mano que apostó la casa no se puede rendir antes de que la hayas doblado tú.</translation>
    </message>
    <message>
        <source>It is offered only if the dealer shows an ace or a card that counts 10.</source>
        <translation>Solo se ofrece si el crupier muestra un as o una carta que vale 10.</translation>
    </message>
    <message>
        <source>The best one counts. Split hands get these bonuses too, doubled hands don&apos;t.</source>
        <translation>Cuenta el mejor. Las manos divididas también reciben estos bonos; las dobladas, no.</translation>
    </message>
    <message>
        <source>When the seat surrenders, the stakes behind it are surrendered as well.</source>
        <translation>Cuando el asiento se rinde, se rinde también lo que hay detrás.</translation>
    </message>
    <message>
        <source>If the dealer turns out to have a blackjack, the surrender is void, and all of the stake is lost.</source>
        <translation>Si el crupier resulta tener blackjack, la rendición es nula y se pierde toda la apuesta.</translation>
    </message>
    <message>
        <source>A Charlie of 21 wins against these too.</source>
        <translation>Un Charlie de 21 gana también en estos casos.</translation>
    </message>
</context>
<context>
    <name>RundownPage</name>
    <message>
        <source>Rundown</source>
        <translation>Crónica</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln ronda</numerusform>
            <numerusform>%Ln rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Round number</source>
        <translation>Número de ronda</translation>
    </message>
    <message>
        <source>Export these rounds</source>
        <translation>Exportar estas rondas</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Monedero</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Apuestas paralelas</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Show all rounds</source>
        <translation>Mostrar todas las rondas</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Rounds or sessions</source>
        <translation>Rondas o sesiones</translation>
    </message>
    <message>
        <source>By round</source>
        <translation>Por ronda</translation>
    </message>
    <message>
        <source>By session</source>
        <translation>Por sesión</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Hand: A7 v 9</source>
        <translation>Mano: A7 contra 9</translation>
    </message>
    <message>
        <source>Net at least</source>
        <translation>Neto mínimo</translation>
    </message>
    <message>
        <source>Net at most</source>
        <translation>Neto máximo</translation>
    </message>
    <message>
        <source>Net at most: −200</source>
        <translation>Neto máximo: −200</translation>
    </message>
    <message>
        <source>Note or tag</source>
        <translation>Nota o etiqueta</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Fewer filters</source>
        <translation>Menos filtros</translation>
    </message>
    <message>
        <source>More filters</source>
        <translation>Más filtros</translation>
    </message>
    <message>
        <source>Open a challenge…</source>
        <translation>Abrir un reto…</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Filtros guardados</translation>
    </message>
    <message>
        <source>Build a hand</source>
        <translation>Componer una mano</translation>
    </message>
    <message>
        <source>Save these filters…</source>
        <translation>Guardar estos filtros…</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>Borrar «%1»</translation>
    </message>
</context>
<context>
    <name>RundownPanel</name>
    <message>
        <source>Rundown</source>
        <translation>Crónica</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln ronda</numerusform>
            <numerusform>%Ln rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>Export these rounds</source>
        <translation>Exportar estas rondas</translation>
    </message>
    <message>
        <source>Hide the Rundown</source>
        <translation>Ocultar la crónica</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Round number</source>
        <translation>Número de ronda</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
</context>
<context>
    <name>RundownRow</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>Dealer %1</source>
        <comment>the total</comment>
        <translation>Crupier %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a round&apos;s number, a time</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 perdida</translation>
    </message>
    <message>
        <source>recovered</source>
        <translation>recuperada</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañada</translation>
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
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>¿Reemplazar el archivo?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>%1 already exists. Its contents would be lost.</source>
        <translation>%1 ya existe. Se perdería su contenido.</translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message>
        <source>Spot %1</source>
        <translation>Casilla %1</translation>
    </message>
    <message>
        <source>%1, spot %2</source>
        <translation>%1, casilla %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Take seat</source>
        <translation>Sentarse</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Asiento %1</translation>
    </message>
    <message>
        <source>%1 in advance, seat %2</source>
        <translation>%1 por adelantado, asiento %2</translation>
    </message>
</context>
<context>
    <name>SessionList</name>
    <message>
        <source>Sessions</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>Sessions appear here when rounds are finished.</source>
        <translation>Las sesiones aparecen aquí cuando terminan rondas.</translation>
    </message>
    <message>
        <source>No session has this in its note or tags.</source>
        <translation>Ninguna sesión tiene esto en su nota o etiquetas.</translation>
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
        <translation>Escribir sobre esta sesión</translation>
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
        <translation>Acierto por sesión</translation>
    </message>
    <message>
        <source>No decision in these sessions has been priced yet.</source>
        <translation>Aún no se ha valorado ninguna decisión de estas sesiones.</translation>
    </message>
    <message>
        <source>Accuracy by money</source>
        <translation>Acierto en dinero</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %3, %n mistakes</source>
        <comment>a date, a game, accuracy</comment>
        <translation>
            <numerusform>%1, %2: %3, %n error</numerusform>
            <numerusform>%1, %2: %3, %n errores</numerusform>
        </translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Decisions</source>
        <comment>a heading</comment>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Acierto</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Accuracy by money: the part of the stakes you decided about that your answers kept, compared with the best ones. 100% means that every answer was best.</source>
        <translation>Acierto en dinero: la parte de las apuestas sobre las que decidiste que tus respuestas conservaron frente a las mejores. 100 % significa que todas fueron las mejores.</translation>
    </message>
</context>
<context>
    <name>SettingsContents</name>
    <message>
        <source>Groups of settings</source>
        <translation>Grupos de ajustes</translation>
    </message>
</context>
<context>
    <name>SettingsGroup</name>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Restablecer %1</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Buscar un ajuste</translation>
    </message>
    <message>
        <source>Nothing here matches “%1”.</source>
        <translation>Aquí nada se llama «%1».</translation>
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
        <translation>Dos blackjacks empatan</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack beats every other hand</source>
        <translation>El blackjack del crupier gana a cualquier otra mano</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack takes doubles and splits too</source>
        <translation>El blackjack del crupier se lleva también dobles y divisiones</translation>
    </message>
    <message>
        <source>More than 21 loses at once</source>
        <translation>Más de 21 pierde al momento</translation>
    </message>
    <message>
        <source>Half of a surrendered stake is returned</source>
        <translation>Se devuelve la mitad de una apuesta rendida</translation>
    </message>
    <message>
        <source>The dealer is bust</source>
        <translation>El crupier se pasa</translation>
    </message>
    <message>
        <source>The dealer&apos;s 22 is a push</source>
        <translation>El 22 del crupier es un empate</translation>
    </message>
    <message>
        <source>This hand is paid against the dealer&apos;s 22</source>
        <translation>Esta mano se paga contra el 22 del crupier</translation>
    </message>
    <message>
        <source>The higher hand wins</source>
        <translation>Gana la mano más alta</translation>
    </message>
    <message>
        <source>Equal hands push</source>
        <translation>Las manos iguales empatan</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand is higher</source>
        <translation>La mano del crupier es más alta</translation>
    </message>
    <message>
        <source>Even money is paid at once</source>
        <translation>El pago a la par se cobra al momento</translation>
    </message>
    <message>
        <source>Insurance pays %1</source>
        <translation>El seguro paga %1</translation>
    </message>
    <message>
        <source>Without a dealer blackjack, insurance is lost</source>
        <translation>Sin blackjack del crupier, el seguro se pierde</translation>
    </message>
    <message>
        <source>What the side bet pays</source>
        <translation>Lo que paga la apuesta paralela</translation>
    </message>
    <message>
        <source>A cancelled round returns every stake</source>
        <translation>Una ronda anulada devuelve todas las apuestas</translation>
    </message>
    <message>
        <source>Half the stake of a hand given up is returned</source>
        <translation>Se devuelve la mitad de la apuesta de una mano retirada</translation>
    </message>
    <message>
        <source>%1, rounded down to a multiple of %2</source>
        <comment>what was paid, the least amount</comment>
        <translation>%1, redondeado hacia abajo a un múltiplo de %2</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack doesn&apos;t take everything that was doubled or split</source>
        <translation>El blackjack del crupier no se lleva todo lo doblado o dividido</translation>
    </message>
    <message>
        <source>The dealer wins when both have the same</source>
        <translation>A igual total gana el crupier</translation>
    </message>
    <message>
        <source>You win when both have 21</source>
        <translation>Si ambos tienen 21, ganas tú</translation>
    </message>
    <message numerus="yes">
        <source>A hand of %n cards that isn&apos;t bust wins</source>
        <translation>
            <numerusform>Una mano de %n carta que no se ha pasado gana</numerusform>
            <numerusform>Una mano de %n cartas que no se ha pasado gana</numerusform>
        </translation>
    </message>
    <message>
        <source>Some hands of 21 pay more</source>
        <translation>Algunas manos de 21 pagan más</translation>
    </message>
    <message>
        <source>This 21 pays %1</source>
        <translation>Este 21 paga %1</translation>
    </message>
    <message>
        <source>Your 21 wins whatever the dealer has</source>
        <translation>Tu 21 gana tenga lo que tenga el crupier</translation>
    </message>
    <message>
        <source>Against the dealer&apos;s blackjack a surrender is void</source>
        <translation>Contra el blackjack del crupier, la rendición es nula</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack beats every hand but a 21</source>
        <translation>El blackjack del crupier gana a cualquier mano salvo a una de 21</translation>
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
        <translation>Abre esta regla</translation>
    </message>
</context>
<context>
    <name>ShareButton</name>
    <message>
        <source>Share</source>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Copiar como imagen</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>Guardar como imagen…</translation>
    </message>
    <message>
        <source>Challenge somebody…</source>
        <translation>Retar a alguien…</translation>
    </message>
    <message>
        <source>Save the round as a picture</source>
        <translation>Guardar la ronda como imagen</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Imagen PNG</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>Imagen SVG</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>round</source>
        <comment>a file&apos;s name</comment>
        <translation>ronda</translation>
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
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Copiar como imagen</translation>
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
        <translation>%1 cartas</translation>
    </message>
    <message>
        <source>The cut card is out: the last round of this shoe.</source>
        <translation>Ha salido la carta de corte: última ronda de este sabot.</translation>
    </message>
    <message>
        <source>%1 cards to the cut card</source>
        <translation>%1 cartas hasta la carta de corte</translation>
    </message>
</context>
<context>
    <name>ShoeInUse</name>
    <message>
        <source>The shoe in use</source>
        <translation>El sabot en uso</translation>
    </message>
    <message>
        <source>No shoe is in use</source>
        <translation>No hay ningún sabot en uso</translation>
    </message>
    <message>
        <source>Number %1, %2 of %3 cards left</source>
        <translation>Número %1, quedan %2 de %3 cartas</translation>
    </message>
    <message>
        <source>Sit down at a table and its commitment appears here before you bet.</source>
        <translation>Siéntate a una mesa y aquí estará su compromiso, antes de que apuestes.</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Compromiso</translation>
    </message>
    <message>
        <source>Copy commitment</source>
        <translation>Copiar el compromiso</translation>
    </message>
    <message>
        <source>Copied commitment</source>
        <translation>Compromiso copiado</translation>
    </message>
    <message>
        <source>Client seed</source>
        <translation>Semilla del cliente</translation>
    </message>
    <message>
        <source>Copy client seed</source>
        <translation>Copiar la semilla del cliente</translation>
    </message>
    <message>
        <source>Copied client seed</source>
        <translation>Semilla del cliente copiada</translation>
    </message>
    <message>
        <source>Your client seed</source>
        <translation>Tu semilla del cliente</translation>
    </message>
    <message>
        <source>Your client seed for future shoes</source>
        <translation>Tu semilla del cliente para los próximos sabots</translation>
    </message>
    <message>
        <source>What you type here goes into the shuffle of this shoe and every later one. The first stake on this shoe locks it.</source>
        <translation>Lo que escribas aquí entra en el barajado de este sabot y de todos los siguientes. La de este queda fijada con su primera apuesta.</translation>
    </message>
    <message>
        <source>The client seed of the shoe in use has been locked since its first stake. What you type here goes into every later one.</source>
        <translation>La semilla del cliente del sabot en uso quedó fijada con su primera apuesta. Lo que escribas aquí entra en todos los siguientes.</translation>
    </message>
    <message>
        <source>What you type here goes into the shuffle of every shoe you play from.</source>
        <translation>Lo que escribas aquí entra en el barajado de cada sabot con el que juegues.</translation>
    </message>
</context>
<context>
    <name>ShoeLine</name>
    <message>
        <source>Shoe %1, commitment %2, %3 cards left</source>
        <translation>Sabot %1, compromiso %2, quedan %3 cartas</translation>
    </message>
    <message>
        <source>Shoe %1</source>
        <translation>Sabot %1</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 cartas</translation>
    </message>
    <message>
        <source>Fixed before the first bet; press to check it</source>
        <translation>Fijado antes de la primera apuesta; pulsa para comprobarlo</translation>
    </message>
</context>
<context>
    <name>ShoesView</name>
    <message>
        <source>Finished shoes</source>
        <translation>Sabots terminados</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Verify all</source>
        <translation>Verificar todos</translation>
    </message>
    <message>
        <source>Show the newest shoes</source>
        <translation>Mostrar los sabots más recientes</translation>
    </message>
    <message>
        <source>A shoe appears here, with its seed, when its last round is over.</source>
        <translation>Aquí aparece cada sabot, con su semilla, cuando acaba su última ronda.</translation>
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
        <translation>Pareja</translation>
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
        <translation>Parejas</translation>
    </message>
    <message>
        <source>Poker</source>
        <comment>poker</comment>
        <translation>Póquer</translation>
    </message>
    <message>
        <source>Buster Blackjack of the card rooms</source>
        <comment>buster-cards</comment>
        <translation>Buster Blackjack de las salas de cartas</translation>
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
        <translation>Más de 13</translation>
    </message>
    <message>
        <source>Pair</source>
        <comment>pair-any</comment>
        <translation>Pareja</translation>
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
        <translation>Menos de 13</translation>
    </message>
</context>
<context>
    <name>SideBySide</name>
    <message>
        <source>Side by side</source>
        <translation>Lado a lado</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Dejar de comparar</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Comparado con</translation>
    </message>
    <message>
        <source>The other game</source>
        <translation>El otro juego</translation>
    </message>
    <message>
        <source>The other days</source>
        <translation>Los otros días</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>difference %1</source>
        <translation>diferencia %1</translation>
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
        <translation>Sonido</translation>
    </message>
    <message>
        <source>mute silent quiet volume audio noise</source>
        <translation>silenciar silencio callado volumen audio ruido mudo</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Of all sounds.</source>
        <translation>De todos los sonidos.</translation>
    </message>
    <message>
        <source>master loudness sound audio</source>
        <translation>general principal volumen sonido audio</translation>
    </message>
    <message>
        <source>Volume of cards</source>
        <translation>Volumen de las cartas</translation>
    </message>
    <message>
        <source>loudness sound audio</source>
        <translation>volumen sonido audio</translation>
    </message>
    <message>
        <source>Volume of chips</source>
        <translation>Volumen de las fichas</translation>
    </message>
    <message>
        <source>Volume of cues</source>
        <translation>Volumen de los avisos</translation>
    </message>
    <message>
        <source>A button, a refusal, the clock running out.</source>
        <translation>Un botón, un rechazo, el reloj que se agota.</translation>
    </message>
    <message>
        <source>Volume of results</source>
        <translation>Volumen de los resultados</translation>
    </message>
    <message>
        <source>Room tone</source>
        <translation>Ambiente</translation>
    </message>
    <message>
        <source>The quiet hum of a room with people in it, while the window is shown.</source>
        <translation>El murmullo suave de una sala con gente, mientras se ve la ventana.</translation>
    </message>
    <message>
        <source>room ambience background noise murmur sound audio</source>
        <translation>sala ambiente fondo ruido murmullo sonido audio</translation>
    </message>
    <message>
        <source>Volume of the room tone</source>
        <translation>Volumen del ambiente</translation>
    </message>
    <message>
        <source>ambience background loudness sound audio</source>
        <translation>ambiente fondo volumen sonido audio</translation>
    </message>
</context>
<context>
    <name>SpreadsheetSettings</name>
    <message>
        <source>Spreadsheet files</source>
        <translation>Archivos para hojas de cálculo</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Coma</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Punto y coma</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulador</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Between cells</source>
        <translation>Entre celdas</translation>
    </message>
    <message>
        <source>In the CSV files you export. If all of a line ends up in one cell, choose another.</source>
        <translation>En los archivos CSV que exportas. Si toda una línea acaba en una celda, elige otro.</translation>
    </message>
    <message>
        <source>csv excel export separator delimiter columns</source>
        <translation>csv excel exportar separador columnas</translation>
    </message>
    <message>
        <source>Decimal sign</source>
        <translation>Signo decimal</translation>
    </message>
    <message>
        <source>If amounts are taken for text or dates, choose another.</source>
        <translation>Si los importes se toman por texto o fechas, elige otro.</translation>
    </message>
    <message>
        <source>csv excel export number point comma amounts</source>
        <translation>csv excel exportar número punto coma importes</translation>
    </message>
    <message>
        <source>Byte-order mark</source>
        <translation>Marca de orden de bytes</translation>
    </message>
    <message>
        <source>Tells Excel that names and notes are UTF-8. Turn it off for programs that stumble over it.</source>
        <translation>Dice a Excel que los nombres y las notas están en UTF-8. Desactívala para los programas que tropiecen con ella.</translation>
    </message>
    <message>
        <source>csv excel export bom utf-8 unicode encoding accents</source>
        <translation>csv excel exportar bom utf-8 unicode codificación acentos</translation>
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
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Calculating</source>
        <translation>Calculando</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Monedero</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Show all rounds</source>
        <translation>Mostrar todas las rondas</translation>
    </message>
    <message>
        <source>Figures and charts</source>
        <translation>Cifras e imágenes</translation>
    </message>
    <message>
        <source>Recalculate</source>
        <translation>Volver a sumar</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Comparar con…</translation>
    </message>
    <message>
        <source>Mistakes by hand and dealer&apos;s cards</source>
        <translation>Errores por mano y cartas del crupier</translation>
    </message>
    <message>
        <source>Press a cell to see rounds with its hand.</source>
        <translation>Pulsa una casilla para ver rondas con su mano.</translation>
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
        <translation>Una sala de blackjack con el sabot abierto</translation>
    </message>
    <message>
        <source>blackjack;21;cards;casino;shoe;strategy;</source>
        <comment>what the program is searched by, each with a ; behind</comment>
        <translation>blackjack;21;cartas;casino;sabot;estrategia;</translation>
    </message>
    <message>
        <source>The blackjack of six real casinos on one desktop, for play money and without a connection: an animated table, with other people at it where the game has them, and a shuffle that anyone can verify.</source>
        <translation>El blackjack de seis casinos reales en un solo escritorio, con dinero ficticio y sin conexión: una mesa que reparte, descubre y paga, con otras personas donde el juego las tiene, y un barajado que cualquiera puede verificar.</translation>
    </message>
    <message>
        <source>What sets it apart:</source>
        <translation>Lo que sabe y otros no:</translation>
    </message>
    <message>
        <source>the exact price of every decision, under any rules, and a coach who has counted the shoe</source>
        <translation>el valor exacto de cada decisión, con cualquier regla, y un entrenador que cuenta el sabot tal como está</translation>
    </message>
    <message>
        <source>luck and play told apart, for a round or for a year</source>
        <translation>la suerte y el juego por separado, en una ronda o en un año</translation>
    </message>
    <message>
        <source>your own rules, with the worth of each as you change it</source>
        <translation>tus propias reglas, con lo que vale cada una mientras la cambias</translation>
    </message>
    <message>
        <source>every round on record before it is shown, ready to be replayed, reviewed and exported</source>
        <translation>cada ronda queda registrada antes de mostrarse, para reproducirla, revisarla y exportarla</translation>
    </message>
    <message>
        <source>limits and breaks that hold</source>
        <translation>límites y descansos que se cumplen</translation>
    </message>
    <message>
        <source>All of it works by mouse, by keyboard alone and through a screen reader.</source>
        <translation>Todo funciona con el ratón, solo con el teclado y con un lector de pantalla.</translation>
    </message>
    <message>
        <source>A round of Down Under Blackjack</source>
        <translation>Una ronda de Blackjack de las antípodas</translation>
    </message>
    <message>
        <source>A full table of Deluxe Blackjack</source>
        <translation>Una mesa llena de Blackjack Deluxe</translation>
    </message>
    <message>
        <source>The best play for every hand, and what each play is worth</source>
        <translation>La mejor jugada para cada mano, y cuánto vale cada jugada con ella</translation>
    </message>
    <message>
        <source>Editing a game&apos;s rules, and what each is worth</source>
        <translation>Las reglas de un juego en edición, y cuánto vale cada una</translation>
    </message>
    <message>
        <source>Blackjack game rules</source>
        <translation>Reglas de un juego de blackjack</translation>
    </message>
    <message>
        <source>Blackjack challenge</source>
        <translation>Reto de blackjack</translation>
    </message>
</context>
<context>
    <name>StrategyFigures</name>
    <message>
        <source>House edge</source>
        <translation>Ventaja de la casa</translation>
    </message>
    <message>
        <source>House edge: calculating…</source>
        <translation>Ventaja de la casa: calculando</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Ventaja de la casa %1</translation>
    </message>
    <message>
        <source>with best play, of the initial stake</source>
        <translation>con juego óptimo, de la primera apuesta</translation>
    </message>
    <message>
        <source>The game&apos;s own: %1</source>
        <translation>La del juego: %1</translation>
    </message>
</context>
<context>
    <name>StrategyPage</name>
    <message>
        <source>Best play of %1</source>
        <translation>Juego óptimo de %1</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Estrategia</translation>
    </message>
    <message>
        <source>Copy the chart</source>
        <translation>Copiar la tabla</translation>
    </message>
    <message>
        <source>Save the chart as PDF</source>
        <translation>Guardar la tabla como PDF</translation>
    </message>
    <message>
        <source>strategy-%1</source>
        <comment>a file&apos;s name; %1 is a game&apos;s id</comment>
        <translation>estrategia-%1</translation>
    </message>
    <message>
        <source>Copy the comparison</source>
        <translation>Copiar la comparación</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>What is known about the hidden card</source>
        <translation>Qué se sabe de la carta oculta</translation>
    </message>
    <message>
        <source>Hand calculator</source>
        <translation>Calculadora de manos</translation>
    </message>
    <message>
        <source>Calculate</source>
        <translation>Calcular</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Insure none</source>
        <translation>No asegurar</translation>
    </message>
    <message>
        <source>None</source>
        <comment>even money for no hand</comment>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Insure all</source>
        <translation>Asegurar todas</translation>
    </message>
    <message>
        <source>Even money, all</source>
        <translation>A la par, todas</translation>
    </message>
    <message>
        <source>Hands %1: insurance?</source>
        <translation>Manos %1: ¿seguro?</translation>
    </message>
    <message>
        <source>Hands %1: even money?</source>
        <translation>Manos %1: ¿pago a la par?</translation>
    </message>
    <message>
        <source>Your balance doesn&apos;t cover all hands. Choose some.</source>
        <translation>Tu saldo no alcanza para todas las manos. Elige algunas.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>All insured.</source>
        <translation>Todas aseguradas.</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tres</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Cuatro</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinco</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Seis</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Siete</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Ocho</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Nueve</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Diez</translation>
    </message>
    <message>
        <source>Eleven</source>
        <translation>Once</translation>
    </message>
    <message>
        <source>Twelve</source>
        <translation>Doce</translation>
    </message>
    <message>
        <source>Thirteen</source>
        <translation>Trece</translation>
    </message>
    <message>
        <source>Fourteen</source>
        <translation>Catorce</translation>
    </message>
    <message>
        <source>Fifteen</source>
        <translation>Quince</translation>
    </message>
    <message>
        <source>Sixteen</source>
        <translation>Dieciséis</translation>
    </message>
    <message>
        <source>Seventeen</source>
        <translation>Diecisiete</translation>
    </message>
    <message>
        <source>Eighteen</source>
        <translation>Dieciocho</translation>
    </message>
    <message>
        <source>Nineteen</source>
        <translation>Diecinueve</translation>
    </message>
    <message>
        <source>Twenty</source>
        <translation>Veinte</translation>
    </message>
    <message>
        <source>Twenty-one</source>
        <translation>Veintiuno</translation>
    </message>
    <message>
        <source>Twenty-two</source>
        <translation>Veintidós</translation>
    </message>
    <message>
        <source>Dealer has blackjack</source>
        <translation>El crupier tiene blackjack</translation>
    </message>
    <message>
        <source>Dealer busts</source>
        <translation>El crupier se pasa</translation>
    </message>
    <message>
        <source>Soft %1</source>
        <comment>the dealer&apos;s total</comment>
        <translation>%1 blando</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>No va más</translation>
    </message>
    <message>
        <source>No blackjack</source>
        <translation>No hay blackjack</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>Hagan sus apuestas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose stake, and which</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, spot %2, %3</source>
        <translation>%1, casilla %2, %3</translation>
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
        <translation>Carta oculta</translation>
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
        <translation>El crupier tiene blackjack</translation>
    </message>
    <message>
        <source>The dealer busts with %1</source>
        <translation>El crupier se pasa con %1</translation>
    </message>
    <message>
        <source>The dealer has %1</source>
        <translation>El crupier tiene %1</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Crupier</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <translation>Crupier: %1</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Apuesta</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Detrás</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>%1 to the dealer</source>
        <comment>a card</comment>
        <translation>%1 para el crupier</translation>
    </message>
    <message>
        <source>A hidden card to the dealer</source>
        <translation>Una carta oculta para el crupier</translation>
    </message>
    <message>
        <source>%1 to hand %2</source>
        <comment>a card, a hand&apos;s number</comment>
        <translation>%1 para la mano %2</translation>
    </message>
    <message>
        <source>A card is burned</source>
        <translation>Se quema una carta</translation>
    </message>
    <message>
        <source>Stakes: %1</source>
        <translation>Apuestas: %1</translation>
    </message>
    <message>
        <source>The dealer turns the %1</source>
        <translation>El crupier descubre: %1</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>La ronda ha terminado</translation>
    </message>
    <message>
        <source>The round begins</source>
        <translation>Empieza la ronda</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <comment>who sits where</comment>
        <translation>%1, asiento %2</translation>
    </message>
    <message>
        <source>%1, betting behind</source>
        <comment>somebody without a seat</comment>
        <translation>%1, apuesta detrás</translation>
    </message>
    <message>
        <source>thinking</source>
        <comment>of somebody else at the table</comment>
        <translation>pensando</translation>
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
        <translation>Sigue</translation>
    </message>
    <message>
        <source>Dealer&apos;s golden rule: two gold cards, both shown</source>
        <translation>Regla de oro del crupier: dos cartas de oro, ambas a la vista</translation>
    </message>
    <message>
        <source>Player&apos;s golden rule: the dealer has 22</source>
        <translation>Regla de oro del jugador: el crupier tiene 22</translation>
    </message>
    <message>
        <source>No dealer blackjack</source>
        <translation>El crupier no tiene blackjack</translation>
    </message>
    <message>
        <source>New shoe: %1 is shown, %2 burned</source>
        <translation>Sabot nuevo: sale %1, %2 quemadas</translation>
    </message>
    <message>
        <source>The stakes are returned</source>
        <translation>Ronda anulada: se devuelven las apuestas</translation>
    </message>
    <message>
        <source>Your turn: hand %1, %2 against %3</source>
        <translation>Tu turno: mano %1, %2 contra %3</translation>
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
        <translation>¿Seguro por %1?</translation>
    </message>
    <message>
        <source>Even money, %1?</source>
        <comment>what is won</comment>
        <translation>¿Pago a la par, %1?</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>¿Retirarse?</translation>
    </message>
    <message>
        <source>Surrender?</source>
        <translation>¿Rendirse?</translation>
    </message>
    <message>
        <source>%1 doubles on %2 against %3. Follow with %4?</source>
        <comment>who, a total, the dealer&apos;s, an amount</comment>
        <translation>%1 dobla con %2 contra %3. ¿Seguir con %4?</translation>
    </message>
    <message>
        <source>%1 splits %2 and %3 against %4. Follow with %5?</source>
        <comment>who, two cards, the dealer&apos;s, an amount</comment>
        <translation>%1 divide %2 y %3 contra %4. ¿Seguir con %5?</translation>
    </message>
    <message>
        <source>Your turn: %1 against %2</source>
        <translation>Tu turno: %1 contra %2</translation>
    </message>
    <message>
        <source>A card for %1 on %2?</source>
        <translation>¿Carta para %1 con %2?</translation>
    </message>
    <message>
        <source>%1 doubles on %2!</source>
        <translation>¡%1 dobla con %2!</translation>
    </message>
    <message>
        <source>Tens to be split, for %1.</source>
        <translation>Se separan dieces, para %1.</translation>
    </message>
    <message numerus="yes">
        <source>Twenty-one for %1, in %n cards.</source>
        <translation>
            <numerusform>Veintiuno para %1, con %n carta.</numerusform>
            <numerusform>Veintiuno para %1, con %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n cards.</source>
        <translation>
            <numerusform>%1 tiene %n carta.</numerusform>
            <numerusform>%1 tiene %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer has 22: every hand pushes</source>
        <translation>El crupier tiene 22: todas las manos empatan</translation>
    </message>
    <message numerus="yes">
        <source>%n cards: a Charlie for %1.</source>
        <translation>
            <numerusform>%n carta: un Charlie para %1.</numerusform>
            <numerusform>%n cartas: un Charlie para %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer has 22: a push</source>
        <translation>El crupier tiene 22: empate</translation>
    </message>
    <message>
        <source>This 21 pays %1, %2.</source>
        <comment>odds, a name</comment>
        <translation>Este 21 paga %1, %2.</translation>
    </message>
    <message>
        <source>%1, pays %2</source>
        <comment>a total and odds</comment>
        <translation>%1, paga %2</translation>
    </message>
    <message>
        <source>A free double for %1.</source>
        <comment>a name</comment>
        <translation>Doble gratis para %1.</translation>
    </message>
    <message>
        <source>A free split for %1.</source>
        <comment>a name</comment>
        <translation>División gratis para %1.</translation>
    </message>
    <message>
        <source>%1, %2 staked by the house</source>
        <comment>a stake, an amount</comment>
        <translation>%1, %2 apostados por la casa</translation>
    </message>
    <message>
        <source>Split free</source>
        <translation>Dividir gratis</translation>
    </message>
    <message>
        <source>Double free</source>
        <translation>Doblar gratis</translation>
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
        <translation>Tú</translation>
    </message>
    <message>
        <source>Spot %1</source>
        <translation>Casilla %1</translation>
    </message>
    <message>
        <source>Spot %1, %2</source>
        <translation>Casilla %1, %2</translation>
    </message>
</context>
<context>
    <name>TableFelt</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
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
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Stop review</source>
        <translation>Terminar el repaso</translation>
    </message>
    <message>
        <source>Stop challenge</source>
        <translation>Terminar el reto</translation>
    </message>
</context>
<context>
    <name>TableSettings</name>
    <message>
        <source>Set by the game</source>
        <translation>Como diga el juego</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <translation>10 segundos</translation>
    </message>
    <message>
        <source>15 seconds</source>
        <translation>15 segundos</translation>
    </message>
    <message>
        <source>20 seconds</source>
        <translation>20 segundos</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <translation>30 segundos</translation>
    </message>
    <message>
        <source>60 seconds</source>
        <translation>60 segundos</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Dealing speed</source>
        <translation>Velocidad de reparto</translation>
    </message>
    <message>
        <source>Off shows everything at once.</source>
        <translation>«Al instante» lo muestra todo de una vez.</translation>
    </message>
    <message>
        <source>animation pace duration quick</source>
        <translation>animación ritmo duración rápido velocidad</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Menos movimiento</translation>
    </message>
    <message>
        <source>Cards and chips fade in instead of moving. Follows the desktop until you choose here.</source>
        <translation>Las cartas y fichas aparecen con un fundido en vez de moverse. Sigue al escritorio hasta que elijas aquí.</translation>
    </message>
    <message>
        <source>Cards and chips fade in instead of moving.</source>
        <translation>Las cartas y fichas aparecen con un fundido en vez de moverse.</translation>
    </message>
    <message>
        <source>animation movement</source>
        <translation>animación movimiento</translation>
    </message>
    <message>
        <source>Dealer&apos;s calls</source>
        <translation>Anuncios del crupier</translation>
    </message>
    <message>
        <source>Shows beside the cards what the dealer calls out.</source>
        <translation>Lo que anuncia el crupier aparece junto a las cartas.</translation>
    </message>
    <message>
        <source>subtitles voice speech croupier</source>
        <translation>subtítulos voz habla crupier dealer</translation>
    </message>
    <message>
        <source>Ask before surrendering</source>
        <translation>Preguntar antes de rendirse</translation>
    </message>
    <message>
        <source>confirm confirmation question warn give up</source>
        <translation>confirmar confirmación preguntar avisar rendirse retirarse</translation>
    </message>
    <message>
        <source>Ask before staking the whole wallet</source>
        <translation>Preguntar antes de apostar todo el monedero</translation>
    </message>
    <message>
        <source>confirm confirmation question warn all in bet everything</source>
        <translation>confirmar confirmación preguntar avisar todo all in apostarlo todo</translation>
    </message>
    <message>
        <source>Other people at the table</source>
        <translation>Otras personas en la mesa</translation>
    </message>
    <message>
        <source>At shared tables. You choose how many, and their pace, at the table.</source>
        <translation>En las mesas compartidas. Cuántas son y a qué ritmo juegan se elige en la mesa.</translation>
    </message>
    <message>
        <source>company players seats bots opponents alone pace thinking</source>
        <translation>compañía jugadores asientos bots rivales solo ritmo pensar</translation>
    </message>
    <message>
        <source>Time to bet</source>
        <translation>Tiempo para apostar</translation>
    </message>
    <message>
        <source>clock timer countdown seconds stake</source>
        <translation>reloj temporizador cuenta atrás segundos apuesta</translation>
    </message>
    <message>
        <source>A time chosen here applies at every table, even where the game has no clock.</source>
        <translation>Un tiempo elegido aquí vale en todas las mesas, también donde el juego no tiene reloj.</translation>
    </message>
    <message>
        <source>Time for a decision</source>
        <translation>Tiempo para decidir</translation>
    </message>
    <message>
        <source>clock timer countdown seconds</source>
        <translation>reloj temporizador cuenta atrás segundos</translation>
    </message>
</context>
<context>
    <name>TakeInDialog</name>
    <message>
        <source>What could not be imported</source>
        <translation>Lo que no se pudo incorporar</translation>
    </message>
    <message>
        <source>Import under another name?</source>
        <translation>¿Incorporar con otro nombre?</translation>
    </message>
    <message>
        <source>Import under new names</source>
        <translation>Incorporar con nombres nuevos</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>Hit</source>
        <translation>Pedir</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Plantarse</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividir</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Pago a la par</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>plantarse</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>pedir</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doblar</translation>
    </message>
    <message>
        <source>split</source>
        <translation>dividir</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>rendición</translation>
    </message>
    <message>
        <source>double, else hit</source>
        <translation>doblar; si no, pedir</translation>
    </message>
    <message>
        <source>double, else stand</source>
        <translation>doblar; si no, plantarse</translation>
    </message>
    <message>
        <source>surrender, else hit</source>
        <translation>rendirse; si no, pedir</translation>
    </message>
    <message>
        <source>surrender, else stand</source>
        <translation>rendirse; si no, plantarse</translation>
    </message>
    <message>
        <source>surrender, else split</source>
        <translation>rendirse; si no, dividir</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doblar</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Retirarse</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Rendirse</translation>
    </message>
    <message>
        <source>Follow double</source>
        <translation>Seguir doble</translation>
    </message>
    <message>
        <source>Follow split</source>
        <translation>Seguir división</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>Pasada</translation>
    </message>
    <message>
        <source>Surrendered</source>
        <translation>Rendida</translation>
    </message>
    <message>
        <source>blackjack</source>
        <translation>blackjack</translation>
    </message>
    <message>
        <source>push</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>bust</source>
        <translation>pasada</translation>
    </message>
    <message>
        <source>even money</source>
        <translation>pago a la par</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Retirada</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>retirada</translation>
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
        <translation>Esmeralda</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Medianoche</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burdeos</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>Laguna</translation>
    </message>
    <message>
        <source>Classic green</source>
        <translation>Verde clásico</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Antracita</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Stop replay</source>
        <translation>Detener repetición</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>Sala</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Compañía</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Quitar sonido</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Poner sonido</translation>
    </message>
    <message>
        <source>Hide the Rundown</source>
        <translation>Ocultar la crónica</translation>
    </message>
    <message>
        <source>Show the Rundown</source>
        <translation>Mostrar la crónica</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Then %1</source>
        <comment>the balance in a replay</comment>
        <translation>Entonces %1</translation>
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
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
</context>
<context>
    <name>TroublePage</name>
    <message>
        <source>Set it aside, use the backup</source>
        <translation>Apartarlo y seguir con la copia</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>Reading the backups…</source>
        <translation>Leyendo las copias de seguridad…</translation>
    </message>
    <message>
        <source>None of them is intact</source>
        <translation>Ninguna está íntegra</translation>
    </message>
    <message>
        <source>Set it aside and use the backup of %1</source>
        <translation>Apartarlo y seguir con la copia de seguridad de %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Set it aside, start afresh</source>
        <translation>Apartarlo y empezar de cero</translation>
    </message>
    <message>
        <source>Set it aside and start afresh</source>
        <translation>Apartarlo y empezar de cero</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>All backups</source>
        <translation>Todas las copias</translation>
    </message>
</context>
<context>
    <name>TroubleWords</name>
    <message>
        <source>That did not help: %1</source>
        <translation>No ha servido: %1</translation>
    </message>
</context>
<context>
    <name>WalletMenu</name>
    <message>
        <source>Wallet</source>
        <translation>Monedero</translation>
    </message>
    <message>
        <source>Top up %1</source>
        <translation>Recargar %1</translation>
    </message>
    <message>
        <source>Play with %1</source>
        <translation>Jugar con %1</translation>
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
        <translation>Dos</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tres</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Cuatro</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinco</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Seis</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Siete</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Ocho</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Nueve</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Diez</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Jota</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reina</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Rey</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>%1 blando</translation>
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
        <translation>Ganada</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdida</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Devuelta</translation>
    </message>
    <message>
        <source>win</source>
        <translation>ganada</translation>
    </message>
    <message>
        <source>lose</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>devuelta</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>a decision</comment>
        <translation>Óptima</translation>
    </message>
    <message>
        <source>Fine</source>
        <comment>a decision</comment>
        <translation>Buena</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <comment>a decision</comment>
        <translation>Imprecisión</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>a decision</comment>
        <translation>Error</translation>
    </message>
    <message>
        <source>Blunder</source>
        <comment>a decision</comment>
        <translation>Error grave</translation>
    </message>
    <message>
        <source>Watched</source>
        <comment>a round in which the person staked nothing</comment>
        <translation>Observada</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n ganada</numerusform>
            <numerusform>%n ganadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pushes</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n empate</numerusform>
            <numerusform>%n empates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n perdida</numerusform>
            <numerusform>%n perdidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n surrendered</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n rendida</numerusform>
            <numerusform>%n rendidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n returned</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n devuelta</numerusform>
            <numerusform>%n devueltas</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands %1, side bets %2</source>
        <translation>Manos %1, apuestas paralelas %2</translation>
    </message>
    <message>
        <source>%1 · %2 against %3</source>
        <translation>%1 · %2 contra %3</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>Hidden card is small</source>
        <translation>La carta oculta es baja</translation>
    </message>
    <message>
        <source>Hidden card is medium</source>
        <translation>La carta oculta es media</translation>
    </message>
    <message>
        <source>Hidden card is large</source>
        <translation>La carta oculta es alta</translation>
    </message>
    <message>
        <source>Hidden card: small, %1</source>
        <translation>Carta oculta: baja, %1</translation>
    </message>
    <message>
        <source>Hidden card: medium, %1</source>
        <translation>Carta oculta: media, %1</translation>
    </message>
    <message>
        <source>Hidden card: large, %1</source>
        <translation>Carta oculta: alta, %1</translation>
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
        <translation>Alguien está sentado ahí. Elige otra casilla.</translation>
    </message>
    <message>
        <source>You already have as many spots as one player may hold. Leave one first.</source>
        <translation>Tienes tantas casillas como puede tener una persona. Deja una antes.</translation>
    </message>
    <message>
        <source>Both of your spots must carry the same stake.</source>
        <translation>Tus dos casillas llevan la misma apuesta.</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t sit at this table. Choose a standard account in the lobby.</source>
        <translation>Una cuenta de prueba no puede sentarse a esta mesa. Elige una cuenta normal en la sala.</translation>
    </message>
    <message>
        <source>That is your own spot. You can only bet behind other people.</source>
        <translation>Esa es tu propia casilla. Las apuestas detrás van en las de otros.</translation>
    </message>
    <message>
        <source>This game has no betting behind.</source>
        <translation>En este juego no se apuesta detrás de otros.</translation>
    </message>
    <message>
        <source>Nobody plays on that spot. Place the main stake first.</source>
        <translation>Nadie juega en esa casilla. Haz primero la apuesta principal.</translation>
    </message>
    <message>
        <source>Place at least %1.</source>
        <translation>Apuesta al menos %1.</translation>
    </message>
    <message>
        <source>That is below the minimum. Place more.</source>
        <translation>Eso no llega al mínimo. Apuesta más.</translation>
    </message>
    <message>
        <source>The maximum there is %1.</source>
        <translation>Ahí se puede apostar %1 como máximo.</translation>
    </message>
    <message>
        <source>That is above the maximum. Place less.</source>
        <translation>Eso supera el máximo. Apuesta menos.</translation>
    </message>
    <message>
        <source>Stakes go in steps of %1.</source>
        <translation>Las apuestas van en múltiplos de %1.</translation>
    </message>
    <message>
        <source>Your balance doesn&apos;t cover that. Stake less, or top up in the lobby.</source>
        <translation>Tu saldo no alcanza para eso. Apuesta menos o recarga en la sala.</translation>
    </message>
    <message>
        <source>That side bet isn&apos;t offered here.</source>
        <translation>Esa apuesta paralela no se ofrece aquí.</translation>
    </message>
    <message>
        <source>You have excluded yourself from play until the period is over.</source>
        <translation>Te has autoexcluido del juego hasta que acabe el plazo.</translation>
    </message>
    <message>
        <source>You have reached the limit you set for yourself.</source>
        <translation>Has llegado al límite que te fijaste.</translation>
    </message>
    <message>
        <source>It isn&apos;t your turn. Wait until your hand is highlighted.</source>
        <translation>No es tu turno. Espera a que tu mano esté rodeada.</translation>
    </message>
    <message>
        <source>The rules don&apos;t offer that here. Choose one of the actions shown.</source>
        <translation>Las reglas no ofrecen eso aquí. Elige una de las acciones que se muestran.</translation>
    </message>
    <message>
        <source>Not now. Wait a moment.</source>
        <translation>Ahora no. Espera un momento.</translation>
    </message>
    <message>
        <source>There is no such spot at this table.</source>
        <translation>No hay tal casilla en esta mesa.</translation>
    </message>
    <message>
        <source>The shoe has no cards left for this round. The stakes are returned.</source>
        <translation>Al sabot no le quedan cartas para esta ronda. Se anula y se devuelven las apuestas.</translation>
    </message>
    <message>
        <source>That amount is too large to be counted. Stake less.</source>
        <translation>Ese importe es demasiado grande para contarlo. Apuesta menos.</translation>
    </message>
    <message>
        <source>Time&apos;s up: no insurance.</source>
        <translation>Se acabó el tiempo: sin seguro.</translation>
    </message>
    <message>
        <source>Time&apos;s up: no even money.</source>
        <translation>Se acabó el tiempo: sin pago a la par.</translation>
    </message>
    <message>
        <source>Time&apos;s up: not given up.</source>
        <translation>Se acabó el tiempo: no te retiras.</translation>
    </message>
    <message>
        <source>Time&apos;s up: not surrendered.</source>
        <translation>Se acabó el tiempo: no te rindes.</translation>
    </message>
    <message>
        <source>Time&apos;s up: not followed.</source>
        <translation>Se acabó el tiempo: no sigues.</translation>
    </message>
    <message>
        <source>Time&apos;s up: hit, now %1.</source>
        <translation>Se acabó el tiempo: pides carta, ahora %1.</translation>
    </message>
    <message>
        <source>Time&apos;s up: stood on %1.</source>
        <translation>Se acabó el tiempo: te plantas con %1.</translation>
    </message>
    <message>
        <source>The side bet on spot %1 needs a stake on the spot.</source>
        <translation>La apuesta paralela de la casilla %1 necesita una apuesta en la casilla.</translation>
    </message>
    <message>
        <source>Nobody plays on spot %1 in the next round. Change the bets.</source>
        <translation>Nadie juega en la casilla %1 en la próxima ronda. Cambia las apuestas.</translation>
    </message>
    <message>
        <source>%1 takes at least %2.</source>
        <translation>%1 admite al menos %2.</translation>
    </message>
    <message>
        <source>Place at least %1 on spot %2.</source>
        <translation>Apuesta al menos %1 en la casilla %2.</translation>
    </message>
    <message>
        <source>Blackjack pays %1</source>
        <translation>El blackjack paga %1</translation>
    </message>
    <message>
        <source>Dealer must draw to %1 and hit soft %2</source>
        <translation>El crupier pide con %1 y con %2 blando</translation>
    </message>
    <message>
        <source>Dealer must draw to %1 and stand on all %2s</source>
        <translation>El crupier pide con %1 y se planta con todos los %2</translation>
    </message>
    <message>
        <source>Insurance pays %1</source>
        <translation>El seguro paga %1</translation>
    </message>
    <message>
        <source>Dealer&apos;s 22 pushes</source>
        <translation>El 22 del crupier empata</translation>
    </message>
    <message numerus="yes">
        <source>%n decks</source>
        <translation>
            <numerusform>%n baraja</numerusform>
            <numerusform>%n barajas</numerusform>
        </translation>
    </message>
    <message>
        <source>dealer hits soft %1</source>
        <translation>crupier pide con %1 blando</translation>
    </message>
    <message>
        <source>dealer stands on %1</source>
        <translation>crupier se planta con %1</translation>
    </message>
    <message>
        <source>dealer peeks</source>
        <translation>crupier comprueba</translation>
    </message>
    <message>
        <source>no peek</source>
        <translation>sin comprobar</translation>
    </message>
    <message numerus="yes">
        <source>up to %n hands</source>
        <translation>
            <numerusform>hasta %n mano</numerusform>
            <numerusform>hasta %n manos</numerusform>
        </translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>rendición</translation>
    </message>
    <message>
        <source>22 pushes</source>
        <translation>22 empata</translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n retirada</numerusform>
            <numerusform>%n retiradas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <comment>a side bet, how many of them won, and how many there were</comment>
        <translation>%1 %2 de %3</translation>
    </message>
    <message>
        <source>doubles on 9 to 11 only</source>
        <translation>doblar solo con 9 a 11</translation>
    </message>
    <message>
        <source>doubles on 10 and 11 only</source>
        <translation>doblar solo con 10 y 11</translation>
    </message>
    <message>
        <source>no splits</source>
        <translation>sin divisiones</translation>
    </message>
    <message>
        <source>no doubles after a split</source>
        <translation>sin doblar tras dividir</translation>
    </message>
    <message>
        <source>hands can be given up</source>
        <translation>se puede retirar la mano</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a date, a time of day</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>a side bet, how many of them won, and how many there were</comment>
        <translation>%1 (%2 de %3)</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>side bets</comment>
        <translation>%1 perdida</translation>
    </message>
    <message>
        <source>hand won</source>
        <translation>mano ganada</translation>
    </message>
    <message>
        <source>hand lost</source>
        <translation>mano perdida</translation>
    </message>
    <message>
        <source>hand pushed</source>
        <translation>mano empatada</translation>
    </message>
    <message>
        <source>hand bust</source>
        <translation>mano pasada</translation>
    </message>
    <message>
        <source>Dealer busts: %1</source>
        <comment>how the hands ended: 6 won</comment>
        <translation>El crupier se pasa: %1</translation>
    </message>
    <message numerus="yes">
        <source>Last time: %Ln rounds, %1 · %2</source>
        <comment>a game&apos;s last session: its net, its last round&apos;s time</comment>
        <translation>
            <numerusform>Última vez: %Ln ronda, %1 · %2</numerusform>
            <numerusform>Última vez: %Ln rondas, %1 · %2</numerusform>
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
        <translation>%1 y %2</translation>
    </message>
    <message numerus="yes">
        <source>a table of %n seats shared with other people</source>
        <translation>
            <numerusform>una mesa de %n asiento con otras personas</numerusform>
            <numerusform>una mesa de %n asientos con otras personas</numerusform>
        </translation>
    </message>
    <message>
        <source>bets behind their hands</source>
        <translation>apuestas detrás de sus manos</translation>
    </message>
    <message numerus="yes">
        <source>one to %n hands a round</source>
        <translation>
            <numerusform>una mano por ronda</numerusform>
            <numerusform>de una a %n manos por ronda</numerusform>
        </translation>
    </message>
    <message>
        <source>a hint about the hole card</source>
        <translation>una pista sobre la carta oculta</translation>
    </message>
    <message>
        <source>a push on the dealer&apos;s 22</source>
        <translation>empate con un 22 del crupier</translation>
    </message>
    <message>
        <source>two gold cards of the dealer shown at once</source>
        <translation>dos cartas de oro del crupier a la vista</translation>
    </message>
    <message>
        <source>hands that can be given up</source>
        <translation>manos que se pueden retirar</translation>
    </message>
    <message>
        <source>a blackjack that pays %1</source>
        <translation>un blackjack que paga %1</translation>
    </message>
    <message>
        <source>insurance that pays %1</source>
        <translation>un seguro que paga %1</translation>
    </message>
    <message>
        <source>no peek at the hole card</source>
        <translation>sin comprobar la carta oculta</translation>
    </message>
    <message>
        <source>a dealer who hits soft %1</source>
        <translation>un crupier que pide con %1 blando</translation>
    </message>
    <message>
        <source>a dealer who stands on %1</source>
        <translation>un crupier que se planta con %1</translation>
    </message>
    <message numerus="yes">
        <source>pairs split into as many as %n hands</source>
        <translation>
            <numerusform>parejas en %n mano</numerusform>
            <numerusform>parejas que se dividen hasta en %n manos</numerusform>
        </translation>
    </message>
    <message>
        <source>one hand a round</source>
        <translation>una mano por ronda</translation>
    </message>
    <message numerus="yes">
        <source>%n side bets</source>
        <translation>
            <numerusform>%n apuesta paralela</numerusform>
            <numerusform>%n apuestas paralelas</numerusform>
        </translation>
    </message>
    <message>
        <source>the side bet %1</source>
        <translation>la apuesta paralela %1</translation>
    </message>
    <message>
        <source>the side bets %1</source>
        <translation>las apuestas paralelas %1</translation>
    </message>
    <message>
        <source>the usual rules</source>
        <translation>las reglas habituales</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>A round of %1 played for %2 is waiting for you. Finish it first.</source>
        <translation>Te espera una ronda de %1 con tu monedero de %2. Termínala antes.</translation>
    </message>
    <message>
        <source>Dealer wins ties</source>
        <translation>A igual total gana el crupier</translation>
    </message>
    <message>
        <source>a dealer who wins ties</source>
        <translation>un crupier que gana a igual total</translation>
    </message>
    <message>
        <source>dealer wins ties</source>
        <translation>el crupier gana a igual total</translation>
    </message>
    <message numerus="yes">
        <source>%n-card Charlie</source>
        <comment>a hand of so many cards that isn&apos;t bust wins</comment>
        <translation>
            <numerusform>Charlie de %n carta</numerusform>
            <numerusform>Charlie de %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Player&apos;s 21 wins ties</source>
        <translation>Con 21 iguales gana el jugador</translation>
    </message>
    <message>
        <source>a 21 of yours that wins ties</source>
        <translation>un 21 que gana a igual total</translation>
    </message>
    <message numerus="yes">
        <source>%n cards that win unless they bust</source>
        <translation>
            <numerusform>%n carta que gana si no se pasa</numerusform>
            <numerusform>%n cartas que ganan si no se pasan</numerusform>
        </translation>
    </message>
    <message>
        <source>doubles after hits too</source>
        <translation>doblar también tras pedir</translation>
    </message>
    <message>
        <source>21 wins ties</source>
        <translation>21 gana a igual total</translation>
    </message>
    <message>
        <source>no hole card</source>
        <translation>sin carta oculta</translation>
    </message>
    <message>
        <source>Both dealer cards are open</source>
        <translation>Las dos cartas del crupier, descubiertas</translation>
    </message>
    <message>
        <source>Bonuses for 21</source>
        <translation>Bonos por 21</translation>
    </message>
    <message>
        <source>a dealer who hides no card</source>
        <translation>un crupier que no oculta ninguna carta</translation>
    </message>
    <message>
        <source>bonuses for some hands of 21</source>
        <translation>bonos por algunas manos de 21</translation>
    </message>
    <message numerus="yes">
        <source>%n Spanish decks</source>
        <translation>
            <numerusform>%n baraja sin dieces</numerusform>
            <numerusform>%n barajas sin dieces</numerusform>
        </translation>
    </message>
    <message>
        <source>surrender after a double</source>
        <translation>rendición tras doblar</translation>
    </message>
    <message>
        <source>both dealer cards open</source>
        <translation>las dos cartas del crupier descubiertas</translation>
    </message>
    <message>
        <source>bonuses for 21</source>
        <translation>bonos por 21</translation>
    </message>
    <message>
        <source>Blackjack of spades pays %1</source>
        <translation>El blackjack de picas paga %1</translation>
    </message>
    <message>
        <source>Blackjack of hearts pays %1</source>
        <translation>El blackjack de corazones paga %1</translation>
    </message>
    <message>
        <source>Blackjack of diamonds pays %1</source>
        <translation>El blackjack de diamantes paga %1</translation>
    </message>
    <message>
        <source>Blackjack of clubs pays %1</source>
        <translation>El blackjack de tréboles paga %1</translation>
    </message>
    <message>
        <source>Blackjack of one suit pays %1</source>
        <translation>El blackjack del mismo palo paga %1</translation>
    </message>
    <message>
        <source>Player&apos;s blackjack always wins</source>
        <translation>El blackjack del jugador siempre gana</translation>
    </message>
    <message>
        <source>Free doubles and splits</source>
        <translation>Dobles y divisiones gratis</translation>
    </message>
    <message>
        <source>Free doubles</source>
        <translation>Dobles gratis</translation>
    </message>
    <message>
        <source>Free splits</source>
        <translation>Divisiones gratis</translation>
    </message>
    <message>
        <source>doubles and splits that the house stakes for you</source>
        <translation>dobles y divisiones que la casa apuesta por ti</translation>
    </message>
    <message>
        <source>doubles that the house stakes for you</source>
        <translation>dobles que la casa apuesta por ti</translation>
    </message>
    <message>
        <source>splits that the house stakes for you</source>
        <translation>divisiones que la casa apuesta por ti</translation>
    </message>
    <message>
        <source>a blackjack of yours that always wins</source>
        <translation>un blackjack con el que siempre ganas</translation>
    </message>
    <message>
        <source>more for a blackjack of one suit</source>
        <translation>más por un blackjack del mismo palo</translation>
    </message>
    <message>
        <source>redoubling</source>
        <translation>dobles repetidos</translation>
    </message>
    <message>
        <source>surrender at any time</source>
        <translation>rendición en todo momento</translation>
    </message>
    <message>
        <source>free doubles</source>
        <translation>dobles gratis</translation>
    </message>
    <message>
        <source>free splits</source>
        <translation>divisiones gratis</translation>
    </message>
    <message>
        <source>your blackjack always wins</source>
        <translation>tu blackjack siempre gana</translation>
    </message>
    <message>
        <source>Player&apos;s 21 always wins</source>
        <translation>El 21 del jugador siempre gana</translation>
    </message>
    <message>
        <source>a 21 of yours that always wins</source>
        <translation>un 21 con el que siempre ganas</translation>
    </message>
    <message>
        <source>21 always wins</source>
        <translation>21 siempre gana</translation>
    </message>
</context>
<context>
    <name>openshoe::app::AutoPlayer</name>
    <message>
        <source>the table has not moved for two minutes</source>
        <translation>la mesa no se ha movido en dos minutos</translation>
    </message>
    <message>
        <source>no stake could be placed: %1</source>
        <translation>no se ha podido hacer ninguna apuesta: %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written</source>
        <translation>%1 no se puede escribir</translation>
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
            <numerusform>%1 en %Ln archivo</numerusform>
            <numerusform>%1 en %Ln archivos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::AccountDeletion</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln ronda</numerusform>
            <numerusform>%Ln rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>What goes for good: the account %1 with %2, its wallets, shoes, notes and limits. Backups made earlier still hold them.</source>
        <translation>Lo que se borra para siempre: la cuenta %1 con %2, sus monederos, sabots, notas y límites. Las copias de seguridad anteriores aún los contienen.</translation>
    </message>
    <message>
        <source>It is the only account, so it stays.</source>
        <translation>Es la única cuenta, así que se queda.</translation>
    </message>
    <message>
        <source>One of its rounds is still open. Finish it first.</source>
        <translation>Una de sus rondas sigue abierta. Termínala antes.</translation>
    </message>
    <message>
        <source>A break is running. The account can be deleted once it is over.</source>
        <translation>Hay un descanso en curso. La cuenta se podrá borrar cuando acabe.</translation>
    </message>
    <message>
        <source>A limit is set for it. Remove that first; the account can be deleted once the removal has taken effect.</source>
        <translation>Tiene un límite. Quítalo antes; la cuenta se podrá borrar cuando eso surta efecto.</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 no es un archivo de este equipo.</translation>
    </message>
    <message>
        <source>The account %1 was deleted.</source>
        <translation>Se ha borrado la cuenta %1.</translation>
    </message>
    <message>
        <source>The account %1 was deleted. Its record is in %2.</source>
        <translation>Se ha borrado la cuenta %1. Su registro está en %2.</translation>
    </message>
    <message>
        <source>%1 Nothing was deleted.</source>
        <translation>%1 No se ha borrado nada.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::AccountsModel</name>
    <message>
        <source>The account %1 is ready, with play money in every wallet.</source>
        <translation>La cuenta %1 ya está lista, con dinero ficticio en cada monedero.</translation>
    </message>
    <message>
        <source>Your wallet now holds %1.</source>
        <translation>Ahora tu monedero tiene %1.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>The top-up was taken back. Your wallet now holds %1.</source>
        <translation>Se ha deshecho la recarga. Ahora tu monedero tiene %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::BackupsModel</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln ronda</numerusform>
            <numerusform>%Ln rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>last round %1</source>
        <translation>última ronda: %1</translation>
    </message>
    <message>
        <source>intact</source>
        <comment>a backup</comment>
        <translation>íntegra</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries changed or missing</source>
        <translation>
            <numerusform>%Ln entrada cambiada o ausente</numerusform>
            <numerusform>%Ln entradas cambiadas o ausentes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::CellDetail</name>
    <message>
        <source>under %1</source>
        <translation>menos del %1</translation>
    </message>
    <message>
        <source>No hand leads to this cell.</source>
        <translation>Ninguna mano llega a esta celda.</translation>
    </message>
    <message>
        <source>Surrender comes before the dealer peeks; the figures of the other plays assume no dealer blackjack.</source>
        <translation>La rendición es anterior a que el crupier mire; las demás jugadas se dan para un crupier sin blackjack.</translation>
    </message>
    <message>
        <source>The same play is best whatever cards make the hand.</source>
        <translation>La misma jugada es la mejor sean cuales sean las cartas de la mano.</translation>
    </message>
    <message>
        <source>Another play is better with these cards, %1 of such hands</source>
        <translation>Otra jugada es mejor con estas cartas, %1 de esas manos</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ChallengeController</name>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 no es un archivo de este equipo.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <translation>No se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Escrito en %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2</source>
        <translation>No se puede leer %1: %2</translation>
    </message>
    <message>
        <source>Its rules differ from those of your %1: %2</source>
        <comment>a game, sentences</comment>
        <translation>Sus reglas difieren de las de tu %1: %2</translation>
    </message>
    <message>
        <source>You don&apos;t have this game. The file holds its rules.</source>
        <translation>No tienes este juego. El archivo contiene sus reglas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, with %1 staked</source>
        <translation>
            <numerusform>%Ln ronda, con %1 apostados</numerusform>
            <numerusform>%Ln rondas, con %1 apostados</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish this round first, then play the challenge.</source>
        <translation>Termina primero esta ronda y luego juega el reto.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Ronda siguiente</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Sender</source>
        <comment>of a challenge</comment>
        <translation>Remitente</translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>to a challenge</comment>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Challenge somebody</source>
        <translation>Retar a alguien</translation>
    </message>
    <message>
        <source>Challenge, round %1 of %2</source>
        <translation>Reto, ronda %1 de %2</translation>
    </message>
    <message>
        <source>A challenge: %1</source>
        <comment>a game</comment>
        <translation>Un reto: %1</translation>
    </message>
    <message>
        <source>A challenge from %1: %2</source>
        <comment>somebody, a game</comment>
        <translation>Un reto de %1: %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CoachController</name>
    <message>
        <source>Best: %1</source>
        <translation>Lo mejor: %1</translation>
    </message>
    <message>
        <source>Equally good: %1</source>
        <translation>Igual de buenos: %1</translation>
    </message>
    <message>
        <source>Equally good: %1. Others: %2</source>
        <translation>Igual de buenos: %1. Otros: %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CompareController</name>
    <message>
        <source>%1, trial rules</source>
        <translation>%1, reglas a prueba</translation>
    </message>
    <message>
        <source>%1. %2: %3. %4: %5.</source>
        <translation>%1. %2: %3. %4: %5.</translation>
    </message>
    <message>
        <source>Differs. %1: %2 %3: %4 Alone %5, in turn %6.</source>
        <translation>Difiere. %1: %2 %3: %4 Por sí sola %5, en cadena %6.</translation>
    </message>
    <message>
        <source>Both: %1</source>
        <translation>Ambos: %1</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>Ninguna diferencia</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>House edge %1 and %2. %3.</source>
        <translation>Ventaja de la casa %1 y %2. %3.</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>En qué difieren</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Por sí sola</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>En cadena</translation>
    </message>
    <message>
        <source>In common</source>
        <translation>Qué tienen en común</translation>
    </message>
    <message>
        <source>%1 In an hour: %2.</source>
        <comment>a rule that differs, money</comment>
        <translation>%1 En una hora: %2.</translation>
    </message>
    <message>
        <source>House edge of the side bets, and in an hour with the same stake on each</source>
        <translation>Ventaja de la casa en las apuestas paralelas, y por hora con la misma apuesta en cada una</translation>
    </message>
    <message>
        <source>The second is %1 better for you, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>El segundo es %1 mejor para ti, unos %2 por hora</translation>
    </message>
    <message>
        <source>The second is %1 better for the house, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>El segundo es %1 mejor para la casa, unos %2 por hora</translation>
    </message>
    <message>
        <source>Alone: what the first game&apos;s return gains when only this rule is taken from the second. In turn: what it gains when the rules are changed one after another; these add up. Both in percentage points, and in money beneath, in an hour.</source>
        <translation>Por sí sola: lo que gana el retorno del primer juego si solo esta regla es como en el segundo. En cadena: lo que gana si las reglas se cambian una tras otra; estas cifras se suman. Ambas en puntos porcentuales y, debajo, en dinero por hora.</translation>
    </message>
    <message>
        <source>In an hour</source>
        <translation>En una hora</translation>
    </message>
    <message>
        <source>%1: %2 and %3.</source>
        <comment>at what stake; what each of two games costs</comment>
        <translation>%1: %2 y %3.</translation>
    </message>
    <message>
        <source>Hands that are played differently</source>
        <translation>Manos que se juegan de otro modo</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountCards</name>
    <message>
        <source>The game</source>
        <translation>El juego</translation>
    </message>
    <message>
        <source>What a card gone changes</source>
        <translation>Qué cambia una carta menos</translation>
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
        <translation>%1. Ajuste %2.</translation>
    </message>
    <message>
        <source>Per cent, same play</source>
        <translation>Por ciento, mismo juego</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Por ciento</translation>
    </message>
    <message>
        <source>Per cent, best play</source>
        <translation>Por ciento, juego óptimo</translation>
    </message>
    <message>
        <source>Tags up to %1</source>
        <translation>Valores hasta %1</translation>
    </message>
    <message>
        <source>What you win more of a stake if one such card is gone from the full shoe: with the play of the full shoe kept, and with the best play for each shoe.</source>
        <translation>Cuánto más de una apuesta ganas si falta una carta así del sabot completo: manteniendo el juego del sabot completo, y con el mejor juego para cada sabot.</translation>
    </message>
    <message>
        <source>What the bet wins more if one such card is gone from the full shoe; the mean of the four suits.</source>
        <translation>Cuánto más gana la apuesta si falta una carta así del sabot completo; media de los cuatro palos.</translation>
    </message>
    <message>
        <source>Betting correlation: %1</source>
        <translation>Correlación de apuesta: %1</translation>
    </message>
    <message>
        <source>Insurance correlation: %1</source>
        <translation>Correlación del seguro: %1</translation>
    </message>
    <message>
        <source>Playing efficiency, measured: %1</source>
        <translation>Eficiencia de juego, medida: %1</translation>
    </message>
    <message>
        <source>Playing efficiency: known once the plays have been looked for</source>
        <translation>Eficiencia de juego: se sabrá cuando se hayan buscado las jugadas</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Taking cards away, one of each…</source>
        <translation>Quitando una carta de cada…</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountPlays</name>
    <message>
        <source>Some hundred shoes in use are solved to find the plays that follow the count. It takes up to a minute or two, once in each game.</source>
        <translation>Se resuelven unos cientos de sabots usados para hallar las jugadas que siguen el conteo. Tarda hasta uno o dos minutos, una vez en cada juego.</translation>
    </message>
    <message>
        <source>%1, otherwise %2</source>
        <comment>a play, what else is done</comment>
        <translation>%1; si no, %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>a count</comment>
        <translation>%1 o más</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <comment>a count</comment>
        <translation>%1 o menos</translation>
    </message>
    <message>
        <source>%1: %2 at a count of %3. Early, middle and late in the shoe: %4. Earns %5 of all.</source>
        <translation>%1: %2 con un conteo de %3. Al principio, en medio y al final del sabot: %4. Gana %5 del total.</translation>
    </message>
    <message>
        <source>Together they earn %1 of the smallest stake a round with stakes of 1 to 8, and %2 with one stake always.</source>
        <translation>Juntas ganan por ronda un %1 de la apuesta mínima con apuestas de 1 a 8, y un %2 con una apuesta siempre.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountQuestion</name>
    <message>
        <source>The one chosen on the page Counting</source>
        <translation>El elegido en la página Conteo</translation>
    </message>
    <message>
        <source>Before the shuffle: what is your count, by %1?</source>
        <comment>a count system</comment>
        <translation>Antes de barajar: ¿cuál es su conteo según %1?</translation>
    </message>
    <message>
        <source>What is your count now, by %1?</source>
        <comment>a count system</comment>
        <translation>¿Cuál es su conteo ahora, según %1?</translation>
    </message>
    <message>
        <source>Right: the count is %1.</source>
        <translation>Correcto: el conteo es %1.</translation>
    </message>
    <message>
        <source>Not %1: the count is %2.</source>
        <translation>No es %1: el conteo es %2.</translation>
    </message>
    <message>
        <source>About %1 decks are left.</source>
        <comment>a number</comment>
        <translation>Quedan unas %1 barajas.</translation>
    </message>
    <message>
        <source>Not %1 decks: about %2 are left.</source>
        <comment>numbers</comment>
        <translation>No son %1 barajas: quedan unas %2.</translation>
    </message>
    <message>
        <source>The true count is %1.</source>
        <translation>El conteo verdadero es %1.</translation>
    </message>
    <message>
        <source>Type your count: a number such as %1.</source>
        <translation>Escriba su conteo: un número, como %1.</translation>
    </message>
    <message>
        <source>Type how many decks are left, in quarters: %1 to %2.</source>
        <translation>Escriba cuántas barajas quedan, en cuartos: de %1 a %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountSides</name>
    <message>
        <source>This game has no side bets.</source>
        <translation>Este juego no tiene apuestas laterales.</translation>
    </message>
    <message>
        <source>With a shuffle before every round no side bet is ever worth more than at other times.</source>
        <translation>Si se baraja antes de cada ronda, ninguna apuesta lateral vale nunca más que en otro momento.</translation>
    </message>
    <message>
        <source>Watching the side bets in a thousand shoes…</source>
        <translation>Observando las apuestas laterales en mil sabots…</translation>
    </message>
    <message>
        <source>Staked in every round it loses %1 of the stake.</source>
        <translation>Apostada en cada ronda pierde el %1 de la apuesta.</translation>
    </message>
    <message>
        <source>Staked in every round it wins %1 of the stake.</source>
        <translation>Apostada en cada ronda gana el %1 de la apuesta.</translation>
    </message>
    <message>
        <source>Before the cut card it is never worth its stake.</source>
        <translation>Antes de la carta de corte nunca vale lo que cuesta.</translation>
    </message>
    <message>
        <source>Who knew every card left would stake in %1 of the rounds, and win %2 of a stake in each of them.</source>
        <translation>Quien conociera cada carta restante apostaría en el %1 de las rondas y ganaría en cada una el %2 de la apuesta.</translation>
    </message>
    <message>
        <source>%1 catches nothing of that.</source>
        <comment>a count&apos;s name</comment>
        <translation>%1 no capta nada de eso.</translation>
    </message>
    <message>
        <source>%1 catches %2 of that, staking from a count of %3 on: in %4 of the rounds.</source>
        <translation>%1 capta el %2 de eso apostando desde un conteo de %3: en el %4 de las rondas.</translation>
    </message>
    <message>
        <source>%1 catches %2 of that, staking up to a count of %3: in %4 of the rounds.</source>
        <translation>%1 capta el %2 de eso apostando hasta un conteo de %3: en el %4 de las rondas.</translation>
    </message>
    <message>
        <source>The best count made for this bet, with a tag for every single card, would catch %1.</source>
        <translation>El mejor conteo hecho para esta apuesta, con un valor para cada carta, captaría el %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountSystems</name>
    <message>
        <source>I don&apos;t count</source>
        <translation>No cuento</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n systems of your own are kept. Remove one first.</source>
        <translation>
            <numerusform>Solo se guarda %n sistema propio. Quita uno primero.</numerusform>
            <numerusform>Solo se guardan %n sistemas propios. Quita uno primero.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountingController</name>
    <message numerus="yes">
        <source>%n decks</source>
        <translation>
            <numerusform>%n baraja</numerusform>
            <numerusform>%n barajas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n manos</numerusform>
        </translation>
    </message>
    <message>
        <source>Full Kelly</source>
        <translation>Kelly entero</translation>
    </message>
    <message>
        <source>Three quarters of Kelly</source>
        <translation>Tres cuartos de Kelly</translation>
    </message>
    <message>
        <source>Half of Kelly</source>
        <translation>Medio Kelly</translation>
    </message>
    <message>
        <source>A third of Kelly</source>
        <translation>Un tercio de Kelly</translation>
    </message>
    <message>
        <source>A quarter of Kelly</source>
        <translation>Un cuarto de Kelly</translation>
    </message>
    <message>
        <source>Following every session to its end</source>
        <translation>Siguiendo cada sesión hasta el final</translation>
    </message>
    <message>
        <source>Analysing the game</source>
        <translation>Analizando el juego</translation>
    </message>
    <message>
        <source>Dealing rounds</source>
        <translation>Repartiendo rondas</translation>
    </message>
    <message>
        <source>Taking cards away</source>
        <translation>Quitando cartas</translation>
    </message>
    <message>
        <source>Solving shoes in use</source>
        <translation>Resolviendo sabots usados</translation>
    </message>
    <message>
        <source>Looking for the plays that follow the count</source>
        <translation>Buscando las jugadas que siguen el conteo</translation>
    </message>
    <message>
        <source>Watching the side bets</source>
        <translation>Observando las apuestas laterales</translation>
    </message>
    <message>
        <source>A bankroll of %1 can&apos;t pay for %2 in one round. Take a larger one, or smaller stakes.</source>
        <translation>Un capital de %1 no alcanza para %2 en una ronda. Pon uno mayor o apuestas menores.</translation>
    </message>
    <message numerus="yes">
        <source>After %n hours you would be behind about %1.</source>
        <comment>an hour or more, how often</comment>
        <translation>
            <numerusform>Tras %n hora irías perdiendo unas %1.</numerusform>
            <numerusform>Tras %n horas irías perdiendo unas %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>On average you would win %1.</source>
        <translation>De media ganarías %1.</translation>
    </message>
    <message>
        <source>On average you would lose %1.</source>
        <translation>De media perderías %1.</translation>
    </message>
    <message>
        <source>The bankroll would be gone before then %1.</source>
        <comment>how often</comment>
        <translation>El capital se acabaría antes %1.</translation>
    </message>
    <message>
        <source>From %1 simulated rounds, by basic strategy.</source>
        <comment>very many</comment>
        <translation>De %1 rondas simuladas, con estrategia básica.</translation>
    </message>
    <message>
        <source>From %1 simulated rounds, with the plays that follow the count.</source>
        <comment>very many</comment>
        <translation>De %1 rondas simuladas, con las jugadas que siguen el conteo.</translation>
    </message>
    <message>
        <source>The smallest stake here is %1.</source>
        <translation>La apuesta mínima aquí es %1.</translation>
    </message>
    <message>
        <source>Type a whole number from %1 to %2.</source>
        <translation>Escribe un número entero de %1 a %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::DataFile</name>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>That didn&apos;t work, and nothing has changed. %1</source>
        <translation>No ha funcionado y no ha cambiado nada. %1</translation>
    </message>
    <message>
        <source>The last game may not be on record in full: %1.</source>
        <translation>Puede que el último juego no haya quedado registrado por completo: %1.</translation>
    </message>
    <message>
        <source>A round could not be finished: %1</source>
        <translation>No se pudo terminar una ronda: %1</translation>
    </message>
    <message>
        <source>The round that was stopped is now cancelled on disk too, and its stakes are returned.</source>
        <translation>La ronda que se detuvo está anulada también en el disco: se han devuelto sus apuestas.</translation>
    </message>
    <message>
        <source>An interrupted round was finished by the no-answer rule.</source>
        <translation>Una ronda interrumpida se terminó con la regla del silencio.</translation>
    </message>
    <message>
        <source>Today&apos;s backup could not be made. %1</source>
        <translation>No se pudo hacer la copia de seguridad de hoy. %1</translation>
    </message>
    <message>
        <source>The backup of %1 has been made.</source>
        <translation>La copia de seguridad de %1 está hecha.</translation>
    </message>
    <message>
        <source>The backup could not be made. %1</source>
        <translation>No se pudo hacer la copia de seguridad. %1</translation>
    </message>
    <message>
        <source>Setting the damaged file aside and reading the backup…</source>
        <translation>Apartando el archivo dañado y leyendo la copia…</translation>
    </message>
    <message>
        <source>The backup is in place.</source>
        <translation>La copia de seguridad está en su sitio.</translation>
    </message>
    <message>
        <source>The backup is in place. The damaged file is kept as %1.</source>
        <translation>La copia de seguridad está en su sitio. El archivo dañado se conserva como %1.</translation>
    </message>
    <message>
        <source>The backup is in place. What was there before is kept as %1.</source>
        <translation>La copia de seguridad está en su sitio. Lo que había antes se conserva como %1.</translation>
    </message>
    <message>
        <source>Setting the damaged file aside…</source>
        <translation>Apartando el archivo dañado…</translation>
    </message>
    <message>
        <source>You are starting afresh. The damaged file is kept as %1.</source>
        <translation>Empiezas de cero. El archivo dañado se conserva como %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::DateRange</name>
    <message>
        <source>All days</source>
        <translation>Todos los días</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <comment>the last ones</comment>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
        </translation>
    </message>
    <message>
        <source>From … to …</source>
        <comment>days that are written</comment>
        <translation>Desde … hasta …</translation>
    </message>
    <message>
        <source>Type a date like %1.</source>
        <translation>Escribe un día como %1.</translation>
    </message>
    <message>
        <source>This day comes before the first day.</source>
        <translation>Este día es anterior al primero.</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ayer</translation>
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
        <translation>La baraja elegida ya no está en este equipo. Se muestran nuestras cartas.</translation>
    </message>
    <message>
        <source>The file of the deck you chose can&apos;t be used. Our own cards are shown instead.</source>
        <translation>El archivo de la baraja elegida no se puede usar. Se muestran nuestras cartas.</translation>
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
        <translation>Todas las celdas de la tabla se juegan como con las reglas guardadas.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells of the chart are played differently:</source>
        <translation>
            <numerusform>%n celda de la tabla se juega de otro modo:</numerusform>
            <numerusform>%n celdas de la tabla se juegan de otro modo:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <comment>cells of the chart</comment>
        <translation>
            <numerusform>Y %n más.</numerusform>
            <numerusform>Y %n más.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>%1, unos %2 por hora</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ElsewhereController</name>
    <message>
        <source>The round is still being played.</source>
        <translation>La ronda aún se está jugando.</translation>
    </message>
    <message>
        <source>The record of this round can&apos;t be read to the end.</source>
        <translation>Lo registrado de esta ronda no se puede leer hasta el final.</translation>
    </message>
    <message>
        <source>No cards were dealt, or they are not those of the round&apos;s shoe.</source>
        <translation>No se repartieron cartas, o no son las del sabot de la ronda.</translation>
    </message>
    <message>
        <source>Imagined: the cards of round %1 in %2</source>
        <translation>Imaginada: las cartas de la ronda %1 en %2</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Ronda %1 · %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::FairnessController</name>
    <message>
        <source>Copied shoe %1 as JSON</source>
        <translation>Sabot %1 copiado como JSON</translation>
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
        <translation>%1 no es un archivo de este equipo.</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Escrito en %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <comment>a file, and the system&apos;s reason</comment>
        <translation>No se puede escribir %1: %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::FinishedShoesModel</name>
    <message>
        <source>%1 of %2 cards</source>
        <translation>%1 de %2 cartas</translation>
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
        <translation>Este juego ya no está.</translation>
    </message>
    <message>
        <source>“%1” is now one of your own games.</source>
        <translation>«%1» ya es un juego propio.</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>«%1» se ha eliminado.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>“%1” is back.</source>
        <translation>«%1» ha vuelto.</translation>
    </message>
    <message>
        <source>%1 still can&apos;t be used.</source>
        <translation>%1 sigue sin poder usarse.</translation>
    </message>
    <message>
        <source>The folder is %1</source>
        <translation>La carpeta es %1</translation>
    </message>
    <message>
        <source>“%1” has the same id as “%2”. It would be imported as “%3”.</source>
        <translation>«%1» tiene el id de «%2». Se incorporaría como «%3».</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 no es un archivo de este equipo.</translation>
    </message>
    <message>
        <source>It is already one of your games: “%1”.</source>
        <translation>Ya es uno de tus juegos: «%1».</translation>
    </message>
    <message>
        <source>“%1” was imported.</source>
        <translation>«%1» se ha incorporado.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were imported.</source>
        <translation>
            <numerusform>Se ha incorporado %Ln juego.</numerusform>
            <numerusform>Se han incorporado %Ln juegos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Escrito en %1</translation>
    </message>
    <message>
        <source>“%1” is saved. It is hidden in the lobby.</source>
        <translation>«%1» está guardado. Está oculto en la sala.</translation>
    </message>
    <message>
        <source>“%1” is saved, and in the lobby.</source>
        <translation>«%1» está guardado y en la sala.</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jugar ahora</translation>
    </message>
</context>
<context>
    <name>openshoe::models::GamesModel</name>
    <message>
        <source>%1 can&apos;t be used. %2</source>
        <translation>%1 no se puede usar. %2</translation>
    </message>
    <message>
        <source>Deleted. You can restore it until you quit.</source>
        <translation>Eliminado. Se puede recuperar como estaba hasta que se cierre el programa.</translation>
    </message>
    <message>
        <source>%1, deleted</source>
        <translation>%1, eliminado</translation>
    </message>
    <message>
        <source>%1, hidden from the lobby. %2. %3</source>
        <translation>%1, oculto en la sala. %2. %3</translation>
    </message>
    <message>
        <source>%1. %2. %3</source>
        <translation>%1. %2. %3</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Ventaja de la casa %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::HandBuilder</name>
    <message>
        <source>Any hand</source>
        <translation>Cualquier mano</translation>
    </message>
    <message>
        <source>Hard %1</source>
        <translation>%1 duro</translation>
    </message>
    <message>
        <source>Soft %1</source>
        <translation>%1 blando</translation>
    </message>
    <message>
        <source>A</source>
        <comment>an ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Pair of %1</source>
        <translation>Pareja de %1</translation>
    </message>
    <message>
        <source>Any up card</source>
        <translation>Cualquier carta descubierta</translation>
    </message>
    <message>
        <source>Any decision</source>
        <translation>Cualquier decisión</translation>
    </message>
</context>
<context>
    <name>openshoe::models::HandCalculator</name>
    <message>
        <source>Hidden card unknown</source>
        <translation>Carta oculta desconocida</translation>
    </message>
    <message>
        <source>Hidden card seen</source>
        <translation>Carta oculta vista</translation>
    </message>
    <message>
        <source>Not from a split</source>
        <translation>No viene de dividir</translation>
    </message>
    <message numerus="yes">
        <source>One of %n hands from a split</source>
        <translation>
            <numerusform>Una de %n manos divididas</numerusform>
            <numerusform>Una de %n manos divididas</numerusform>
        </translation>
    </message>
    <message>
        <source>With the rules of %1, %2</source>
        <comment>a game, a round</comment>
        <translation>Con las reglas de %1, %2</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a card. Cards are A, 2 to 10, J, Q and K, with a suit if you like: A 7, 10♠, KH.</source>
        <translation>«%1» no es una carta. Las cartas son A, del 2 al 10, J, Q y K, con palo si quieres: A 7, 10♠, KH.</translation>
    </message>
    <message>
        <source>Only one card lies there, like 9 or 10♠.</source>
        <translation>Ahí solo hay una carta, como 9 o 10♠.</translation>
    </message>
    <message numerus="yes">
        <source>The shoe holds only %Ln cards.</source>
        <translation>
            <numerusform>El sabot solo tiene %Ln carta.</numerusform>
            <numerusform>El sabot solo tiene %Ln cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is too often: this shoe holds %1 only %n times.</source>
        <extracomment>How often a card, &quot;7&quot;, &quot;10&quot; or &quot;AS&quot;, is in the shoe</extracomment>
        <translation>
            <numerusform>Son demasiadas: en este sabot hay %1 solo %n vez.</numerusform>
            <numerusform>Son demasiadas: en este sabot hay %1 solo %n veces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hand has at most %Ln cards.</source>
        <translation>
            <numerusform>Una mano tiene como mucho %Ln carta.</numerusform>
            <numerusform>Una mano tiene como mucho %Ln cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cards are worth %1. More than 21 is bust, and there is nothing to decide.</source>
        <translation>Estas cartas valen %1. Más de 21 es pasarse, y no hay nada que decidir.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards gone, %1 not seen</source>
        <comment>from the shoe</comment>
        <translation>
            <numerusform>%Ln carta salida, %1 sin ver</numerusform>
            <numerusform>%Ln cartas salidas, %1 sin ver</numerusform>
        </translation>
    </message>
    <message>
        <source>Give your hand two cards or more.</source>
        <translation>Da a tu mano dos cartas o más.</translation>
    </message>
    <message>
        <source>Give the dealer a card.</source>
        <translation>Da una carta al crupier.</translation>
    </message>
    <message>
        <source>Say which hidden card you have seen.</source>
        <translation>Di qué carta oculta has visto.</translation>
    </message>
    <message>
        <source>%1: %2 stakes, %3</source>
        <comment>a play, its worth</comment>
        <translation>%1: %2 apuestas, %3</translation>
    </message>
    <message>
        <source>%1: %2 stakes, %3. %4</source>
        <comment>a play, its worth, “Best”</comment>
        <translation>%1: %2 apuestas, %3. %4</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>of all plays</comment>
        <translation>Lo mejor</translation>
    </message>
    <message>
        <source>Take it</source>
        <comment>an offer</comment>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Even</source>
        <comment>an offer: taking it or not is worth the same</comment>
        <translation>Da igual</translation>
    </message>
    <message>
        <source>Decline</source>
        <comment>an offer</comment>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Insurance, half a stake</source>
        <translation>Seguro, media apuesta</translation>
    </message>
    <message>
        <source>22, a push by the rules</source>
        <translation>22, empate según las reglas</translation>
    </message>
    <message numerus="yes">
        <source>With each of the %Ln cards counted that weren&apos;t seen; on splits into more than two hands, see openshoe-cli analyze.</source>
        <translation>
            <numerusform>Contando la %Ln carta no vista; sobre dividir en más de dos manos, consulta openshoe-cli analyze.</numerusform>
            <numerusform>Contando cada una de las %Ln cartas no vistas; sobre dividir en más de dos manos, consulta openshoe-cli analyze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exact, with each of the %Ln cards counted that weren&apos;t seen.</source>
        <translation>
            <numerusform>Exacto, contando la %Ln carta no vista.</numerusform>
            <numerusform>Exacto, contando cada una de las %Ln cartas no vistas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer hasn&apos;t looked yet: a blackjack, %1 of the time, is in these figures.</source>
        <translation>El crupier aún no ha mirado: un blackjack, el %1 de las veces, está en estas cifras.</translation>
    </message>
    <message>
        <source>Amounts for a stake of %1</source>
        <translation>Importes para una apuesta de %1</translation>
    </message>
    <message>
        <source>Both cards open</source>
        <translation>Las dos descubiertas</translation>
    </message>
    <message>
        <source>Give the dealer a second card.</source>
        <translation>Da una segunda carta al crupier.</translation>
    </message>
    <message>
        <source>No hidden card</source>
        <translation>Sin carta oculta</translation>
    </message>
</context>
<context>
    <name>openshoe::models::HourlyMoney</name>
    <message>
        <source>Costs next to nothing</source>
        <translation>No cuesta casi nada</translation>
    </message>
    <message>
        <source>Gains about %1 an hour</source>
        <translation>Gana unos %1 por hora</translation>
    </message>
    <message>
        <source>Costs about %1 an hour</source>
        <translation>Cuesta unos %1 por hora</translation>
    </message>
    <message numerus="yes">
        <source>At %1 a round, %Ln rounds an hour</source>
        <translation>
            <numerusform>A %1 por ronda, %Ln ronda por hora</numerusform>
            <numerusform>A %1 por ronda, %Ln rondas por hora</numerusform>
        </translation>
    </message>
    <message>
        <source>This game takes %1.</source>
        <comment>from the smallest stake to the largest</comment>
        <translation>Este juego admite %1.</translation>
    </message>
    <message>
        <source>Type a whole number from %1 to %2.</source>
        <translation>Escribe un número entero de %1 a %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::KeyMap</name>
    <message>
        <source>No action is called “%1”.</source>
        <translation>Ninguna acción se llama «%1».</translation>
    </message>
    <message>
        <source>There is no key “%1”.</source>
        <translation>No existe la tecla «%1».</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>«%1»: %2</translation>
    </message>
    <message>
        <source>%1 is already the key for “%2”.</source>
        <translation>%1 ya es la tecla para «%2».</translation>
    </message>
    <message>
        <source>Some keys in settings.ini can&apos;t be used; the defaults are used instead. %1</source>
        <translation>Algunas teclas de settings.ini no se pueden usar; en su lugar valen las originales. %1</translation>
    </message>
    <message>
        <source>This key can&apos;t be told apart from others. Use another one.</source>
        <translation>Esta tecla no se distingue de otras. Elige otra.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be used by itself. Press it together with another key.</source>
        <translation>%1 no es una tecla por sí sola. Púlsala junto con otra.</translation>
    </message>
    <message>
        <source>Combinations with %1 belong to the desktop. Use %2 or %3.</source>
        <translation>Las combinaciones con %1 son del escritorio. Usa %2 o %3.</translation>
    </message>
    <message>
        <source>Esc always closes what is open. Use another key.</source>
        <translation>Esc siempre cierra lo que está abierto. Elige otra tecla.</translation>
    </message>
    <message>
        <source>%1 is reserved for “%2”. Use another key.</source>
        <translation>%1 es siempre para «%2». Elige otra tecla.</translation>
    </message>
    <message>
        <source>%1 presses the button that has the focus. Use another key.</source>
        <translation>%1 pulsa el botón que tiene el foco. Elige otra tecla.</translation>
    </message>
    <message>
        <source>%1 is needed where text is typed. Press it together with %2 or %3.</source>
        <translation>%1 hace falta para escribir texto. Púlsala junto con %2 o %3.</translation>
    </message>
    <message>
        <source>%1 is for copying and pasting where text is typed. Use another key.</source>
        <translation>%1 sirve para copiar y pegar donde se escribe texto. Elige otra tecla.</translation>
    </message>
    <message>
        <source>no key: %1</source>
        <translation>sin tecla: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>keys, what they do</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>keys keyboard shortcuts hotkeys remap bindings</source>
        <comment>words that rows are found by</comment>
        <translation>teclas teclado atajos accesos rápidos combinaciones reasignar</translation>
    </message>
</context>
<context>
    <name>openshoe::models::KeyRecorder</name>
    <message>
        <source>Reassign the key?</source>
        <translation>¿Reasignar la tecla?</translation>
    </message>
    <message>
        <source>%1 is the key for “%2”, which would be left without one.</source>
        <translation>%1 es la tecla para «%2», que se quedaría sin ninguna.</translation>
    </message>
    <message>
        <source>%1 is a key for “%2”, which would be left with %3.</source>
        <translation>%1 es una tecla para «%2», que se quedaría con %3.</translation>
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
        <translation>Hay un descanso en curso. Termina: %1.</translation>
    </message>
    <message>
        <source>You have excluded yourself from play until %1.</source>
        <translation>Te has autoexcluido del juego. Termina: %1.</translation>
    </message>
    <message>
        <source>You have reached your time limit for today. The next day begins at %1.</source>
        <translation>Has llegado al tiempo que te fijaste para hoy. El próximo día empieza: %1.</translation>
    </message>
    <message>
        <source>Your loss limit now allows stakes of at most %1.</source>
        <translation>Tu límite de pérdidas deja ahora apuestas de %1 como máximo.</translation>
    </message>
    <message>
        <source>Your stake limit now allows stakes of at most %1.</source>
        <translation>Tu límite de apuestas deja ahora apuestas de %1 como máximo.</translation>
    </message>
    <message>
        <source>You have reached your loss limit for today. The next day begins at %1.</source>
        <translation>Has llegado a tu límite de pérdidas de hoy. El próximo día empieza: %1.</translation>
    </message>
    <message>
        <source>You have reached your stake limit for today. The next day begins at %1.</source>
        <translation>Has llegado a tu límite de apuestas de hoy. El próximo día empieza: %1.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LimitsController</name>
    <message>
        <source>%1 It was set in another data folder on this computer, and applies in this one too.</source>
        <translation>%1 Se fijó en otra carpeta de datos de este equipo y vale también en esta.</translation>
    </message>
    <message>
        <source>Your break holds, but only in this data folder. %1</source>
        <translation>Tu descanso vale, pero solo en esta carpeta de datos. %1</translation>
    </message>
    <message>
        <source>%1; from %2 on: %3</source>
        <translation>%1; desde %2: %3</translation>
    </message>
    <message>
        <source>%1 · %2 staked today</source>
        <translation>%1 · %2 apostado hoy</translation>
    </message>
    <message>
        <source>%1 · %2 lost today</source>
        <translation>%1 · %2 perdido hoy</translation>
    </message>
    <message>
        <source>%1 · %2 played today</source>
        <translation>%1 · %2 jugado hoy</translation>
    </message>
    <message>
        <source>%1 played</source>
        <translation>%1 jugado</translation>
    </message>
    <message>
        <source>%1 staked, net %2</source>
        <translation>%1 apostado, neto %2</translation>
    </message>
    <message>
        <source>Type an amount above 0, like 12.50.</source>
        <translation>Escribe un importe mayor que 0, como 12,50.</translation>
    </message>
    <message>
        <source>That applies from %1 on; until then nothing changes.</source>
        <translation>Vale a partir de: %1. Hasta entonces no cambia nada.</translation>
    </message>
    <message>
        <source>That applies from now on.</source>
        <translation>Vale desde ahora.</translation>
    </message>
    <message>
        <source>You have played %1 today. Net result: %2.</source>
        <translation>Hoy has jugado %1. Resultado neto: %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LiveRound</name>
    <message>
        <source>Your round stays as it is, stakes included, and resumes when you come back to this game.</source>
        <translation>Tu ronda queda como está, con sus apuestas, y sigue cuando vuelvas a este juego.</translation>
    </message>
    <message>
        <source>The round is finished for you: a hand of 11 or less hits until it is above 11, any other stands; insurance is declined. Whatever is returned goes into your wallet.</source>
        <translation>La ronda se termina por ti: una mano de 11 o menos pide hasta superar 11, cualquier otra se planta; el seguro se rechaza. Lo que vuelva va a tu monedero.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Give up hand %1?</source>
        <translation>¿Retirar la mano %1?</translation>
    </message>
    <message>
        <source>Surrender hand %1?</source>
        <translation>¿Rendir la mano %1?</translation>
    </message>
    <message>
        <source>You get %1 back.</source>
        <translation>Recuperas %1.</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>Tiempo restante: %1</translation>
    </message>
    <message>
        <source>%1, %2 back</source>
        <comment>an action, an amount</comment>
        <translation>%1, vuelven %2</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LobbyModel</name>
    <message>
        <source>Wallet %1</source>
        <translation>Monedero %1</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t sit at this table.</source>
        <translation>Una cuenta de prueba no puede sentarse a esta mesa.</translation>
    </message>
    <message>
        <source>A round is waiting. Until it is finished, no other game can be played for %1.</source>
        <translation>Te espera una ronda. Hasta terminarla no se puede jugar a otra cosa con %1.</translation>
    </message>
    <message>
        <source>the return</source>
        <translation>el retorno</translation>
    </message>
</context>
<context>
    <name>openshoe::models::MistakeBoard</name>
    <message>
        <source>%1: no mistakes.</source>
        <comment>a hand against an up card</comment>
        <translation>%1: sin errores.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n mistakes, %2, %3 stakes.</source>
        <comment>a hand against an up card, an amount</comment>
        <translation>
            <numerusform>%1: %n error, %2, %3 apuestas.</numerusform>
            <numerusform>%1: %n errores, %2, %3 apuestas.</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between amounts</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Insurance, even money and side bets aren&apos;t on the board.</source>
        <translation>El seguro, el pago a la par y las apuestas paralelas no están en el tablero.</translation>
    </message>
    <message>
        <source>Most: %1</source>
        <comment>a sentence</comment>
        <translation>Lo más caro: %1</translation>
    </message>
    <message>
        <source>There are no mistakes in playing a hand.</source>
        <translation>No hay errores al jugar una mano.</translation>
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
        <translation>Mano dura</translation>
    </message>
    <message>
        <source>Soft hand</source>
        <translation>Mano blanda</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Pareja</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Pago a la par</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Rendición</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Side bet taken</source>
        <translation>Apuesta paralela hecha</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Aprendida</translation>
    </message>
    <message>
        <source>Not repeated yet</source>
        <translation>Aún sin repetir</translation>
    </message>
    <message>
        <source>Right %1 of %2 times, due now</source>
        <translation>Bien %1 de %2 veces, para repetir ahora</translation>
    </message>
    <message>
        <source>Right %1 of %2 times, due %3</source>
        <translation>Bien %1 de %2 veces, de nuevo %3</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Todos los tipos</translation>
    </message>
    <message>
        <source>Decisions are priced a moment after each round. None have been priced yet.</source>
        <translation>Las decisiones se valoran un momento después de cada ronda. Aún no hay ninguna valorada.</translation>
    </message>
    <message>
        <source>No side bet you took had a negative expectation.</source>
        <translation>Ninguna apuesta paralela hecha tenía valor negativo.</translation>
    </message>
    <message>
        <source>No mistakes: every decision so far was best or close to it.</source>
        <translation>Sin errores: todas las decisiones hasta ahora fueron óptimas o casi.</translation>
    </message>
    <message>
        <source>%1 due now, %2 learned</source>
        <translation>%1 para repetir ahora, %2 aprendidas</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>two sentences</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Side bets cost %1 compared with not taking them</source>
        <translation>Las apuestas paralelas costaron %1 frente a no hacerlas</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between amounts</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Not asked: the answer is always not to take it</source>
        <translation>No se pregunta: la respuesta es siempre no hacerla</translation>
    </message>
    <message>
        <source>This account has played no rounds yet. Mistakes in them will be listed here.</source>
        <translation>Esta cuenta aún no ha jugado ninguna ronda. Sus errores aparecerán aquí.</translation>
    </message>
    <message>
        <source>The costliest %1 of %2</source>
        <translation>Los %1 más caros de %2</translation>
    </message>
    <message>
        <source>%1 of the stake or more</source>
        <comment>a percentage</comment>
        <translation>%1 de la apuesta o más</translation>
    </message>
    <message>
        <source>No mistakes match the filter.</source>
        <translation>Ningún error pasa el filtro.</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a side bet, a stake</comment>
        <translation>%1 por %2</translation>
    </message>
    <message>
        <source>Best: not to take it. Cost: %1.</source>
        <comment>an amount and its part of the stake</comment>
        <translation>Lo mejor: no hacerla. Coste: %1.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a percentage, a currency</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Accuracy by money: %1</source>
        <translation>Acierto en dinero: %1</translation>
    </message>
    <message>
        <source>%1, %2 stakes</source>
        <comment>an amount, and how many stakes it is</comment>
        <translation>%1, %2 apuestas</translation>
    </message>
    <message>
        <source>Insurance of %1</source>
        <translation>Seguro de %1</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Mano de %1</translation>
    </message>
    <message>
        <source>%1 against %2, insurance of %3</source>
        <comment>cards, a card, a stake</comment>
        <translation>%1 contra %2, seguro de %3</translation>
    </message>
    <message>
        <source>%1 against %2, hand of %3</source>
        <comment>cards, a card, a stake</comment>
        <translation>%1 contra %2, mano de %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a game, a day</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Played: %1. Best: %2. Cost: %3.</source>
        <comment>an answer, another one, an amount and stakes</comment>
        <translation>Jugado: %1. Mejor: %2. Coste: %3.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::MyCount</name>
    <message>
        <source>This game is shuffled before every round, so at its table no count lasts, and none is asked for.</source>
        <translation>Este juego se baraja antes de cada ronda: en su mesa ningún conteo dura y no se pregunta ninguno.</translation>
    </message>
    <message>
        <source>Choose a count above.</source>
        <translation>Elija arriba un conteo.</translation>
    </message>
    <message>
        <source>The table hasn’t asked for your count here yet. “Ask for my count” in the settings turns it on.</source>
        <translation>La mesa aún no ha preguntado aquí su conteo. “Preguntar mi conteo”, en los ajustes, lo activa.</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Preguntas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them passed over</source>
        <comment>questions</comment>
        <translation>
            <numerusform>%Ln sin responder</numerusform>
            <numerusform>%Ln sin responder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <comment>numbers, a percentage</comment>
        <translation>%1 de %2 (%3)</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Correctos</translation>
    </message>
    <message>
        <source>The running count, and the decks left to less than a step of the system.</source>
        <translation>El conteo corrido, y las barajas restantes con menos de un paso del sistema de diferencia.</translation>
    </message>
    <message>
        <source>Running count right</source>
        <translation>Conteo corrido correcto</translation>
    </message>
    <message>
        <source>Running count off by</source>
        <translation>Error del conteo corrido</translation>
    </message>
    <message>
        <source>On average, too high or too low.</source>
        <translation>De media, por exceso o por defecto.</translation>
    </message>
    <message>
        <source>Leaning</source>
        <translation>Tendencia</translation>
    </message>
    <message>
        <source>On average, too high is above 0 and too low below.</source>
        <translation>De media; por encima de 0 es de más y por debajo, de menos.</translation>
    </message>
    <message>
        <source>Decks left off by</source>
        <translation>Error de barajas restantes</translation>
    </message>
    <message>
        <source>On average, in decks.</source>
        <translation>De media, en barajas.</translation>
    </message>
    <message>
        <source>True count off by</source>
        <translation>Error del conteo verdadero</translation>
    </message>
    <message>
        <source>On average, as the system shows it.</source>
        <translation>De media, tal como lo da el sistema.</translation>
    </message>
    <message>
        <source>Right counts, from the first to the last</source>
        <translation>Conteos correctos, del primero al último</translation>
    </message>
    <message>
        <source>Nothing told here yet.</source>
        <translation>Aún no se ha dicho nada aquí.</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Conteos</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Apostado</translation>
    </message>
    <message numerus="yes">
        <source>First stakes of %Ln rounds, each after a count that was told</source>
        <translation>
            <numerusform>Primeras apuestas de %Ln ronda, tras un conteo dicho</numerusform>
            <numerusform>Primeras apuestas de %Ln rondas, cada una tras un conteo dicho</numerusform>
        </translation>
    </message>
    <message>
        <source>What that was worth</source>
        <translation>Lo que valía</translation>
    </message>
    <message>
        <source>By the exact shoe, with every hand played best.</source>
        <translation>Según el sabot exacto, con cada mano jugada lo mejor posible.</translation>
    </message>
    <message>
        <source>What your ramp could have been worth</source>
        <translation>Lo que podría haber valido su escala</translation>
    </message>
    <message>
        <source>The stakes on the tab Overview, placed by the exact worth of each shoe.</source>
        <translation>Las apuestas de la pestaña Resumen, hechas según el valor exacto de cada sabot.</translation>
    </message>
    <message>
        <source>Count wrong</source>
        <translation>Conteo equivocado</translation>
    </message>
    <message>
        <source>Stakes by the running count that you told, not the true one.</source>
        <translation>Apuestas según el conteo corrido que dijo, no el correcto.</translation>
    </message>
    <message>
        <source>Decks misjudged</source>
        <translation>Barajas mal estimadas</translation>
    </message>
    <message>
        <source>Stakes by the decks that you told.</source>
        <translation>Apuestas según las barajas que dijo.</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Redondeo</translation>
    </message>
    <message>
        <source>Decks judged in steps and counts made whole, as the system asks for.</source>
        <translation>Barajas estimadas por pasos y conteos enteros, como pide el sistema.</translation>
    </message>
    <message>
        <source>The system itself</source>
        <translation>El sistema en sí</translation>
    </message>
    <message>
        <source>The count, exact, doesn’t tell all that is in the shoe.</source>
        <translation>El conteo, aun exacto, no dice todo lo que hay en el sabot.</translation>
    </message>
    <message>
        <source>Other stakes than planned</source>
        <translation>Apuestas distintas de las previstas</translation>
    </message>
    <message>
        <source>What was staked, beside the stakes on the tab Overview for the count that you told.</source>
        <translation>Lo apostado, frente a las apuestas de la pestaña Resumen para el conteo que dijo.</translation>
    </message>
    <message>
        <source>What the stakes were worth follows once what each count is worth is known.</source>
        <translation>Lo que valían las apuestas aparece cuando se sabe lo que vale cada conteo.</translation>
    </message>
    <message>
        <source>The rounds played by these counts are still being priced.</source>
        <translation>Aún se están valorando las rondas jugadas con estos conteos.</translation>
    </message>
    <message>
        <source>No round has been played yet by a count that was told, for this currency.</source>
        <translation>Aún no se ha jugado ninguna ronda tras un conteo dicho, en esta moneda.</translation>
    </message>
    <message>
        <source>Each part is what changes when one thing is put right after the other, so together they are the whole difference. In a single round a mistake can bring something; over many it costs.</source>
        <translation>Cada parte es lo que cambia al corregir una cosa tras otra; juntas son toda la diferencia. En una sola ronda un error puede dar algo; en muchas, cuesta.</translation>
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
        <translation>Casilla %1, mano %2</translation>
    </message>
    <message>
        <source>Behind spot %1</source>
        <translation>Detrás de la casilla %1</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>%1, round %2, %3, %4, stake %5, returned %6, %7, balance %8</source>
        <translation>%1, ronda %2, %3, %4, apuesta %5, cobrado %6, %7, saldo %8</translation>
    </message>
    <message>
        <source>Starting money</source>
        <translation>Dinero inicial</translation>
    </message>
    <message>
        <source>Top-up</source>
        <translation>Recarga</translation>
    </message>
    <message>
        <source>Added</source>
        <comment>money</comment>
        <translation>Añadido</translation>
    </message>
    <message>
        <source>%1, %2, %3 added, balance %4</source>
        <translation>%1, %2, %3 añadido, saldo %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln plays, staked %1, returned %2, net %3</source>
        <translation>
            <numerusform>%Ln jugada, apostado %1, cobrado %2, neto %3</numerusform>
            <numerusform>%Ln jugadas, apostado %1, cobrado %2, neto %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, added %2</source>
        <translation>%1, añadido %2</translation>
    </message>
    <message>
        <source>Top-up taken back</source>
        <translation>Recarga deshecha</translation>
    </message>
    <message>
        <source>Taken</source>
        <comment>money</comment>
        <translation>Retirado</translation>
    </message>
    <message>
        <source>%1, %2, %3, balance %4</source>
        <translation>%1, %2, %3, saldo %4</translation>
    </message>
    <message>
        <source>%1, taken back %2</source>
        <translation>%1, deshecho %2</translation>
    </message>
    <message>
        <source>%1, %2 staked by the house</source>
        <comment>a stake, an amount</comment>
        <translation>%1, %2 apostados por la casa</translation>
    </message>
</context>
<context>
    <name>openshoe::models::PractiseController</name>
    <message>
        <source>A whole table</source>
        <translation>Una mesa entera</translation>
    </message>
    <message>
        <source>My own pace</source>
        <translation>A mi ritmo</translation>
    </message>
    <message numerus="yes">
        <source>With %1 and %Ln decks, a new shoe starts at %2.</source>
        <translation>
            <numerusform>Con %1 y %Ln baraja, un zapato nuevo empieza en %2.</numerusform>
            <numerusform>Con %1 y %Ln barajas, un zapato nuevo empieza en %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Count the %1 beside it: how many have gone by is asked too.</source>
        <translation>Cuente aparte: %1. También se pregunta cuántos han pasado.</translation>
    </message>
    <message>
        <source>%1 shuffles before each round, so at its table no count lasts. It can be practised all the same.</source>
        <translation>%1 baraja antes de cada ronda, así que en su mesa ningún conteo dura. Se puede practicar igualmente.</translation>
    </message>
    <message>
        <source>There is no game to practise for.</source>
        <translation>No hay ningún juego para practicar.</translation>
    </message>
    <message>
        <source>With %1 the running count itself decides: there is nothing to convert.</source>
        <translation>Con %1 decide el propio conteo corrido: no hay nada que convertir.</translation>
    </message>
    <message>
        <source>%1 has no insurance.</source>
        <translation>%1 no tiene seguro.</translation>
    </message>
    <message>
        <source>With this system no play of this game depends on the count.</source>
        <translation>Con este sistema ninguna jugada de este juego depende del conteo.</translation>
    </message>
    <message>
        <source>Type a number, such as %1.</source>
        <translation>Escriba un número, como %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::PricingProgress</name>
    <message>
        <source>%1 of %2 rounds priced</source>
        <translation>%1 de %2 rondas valoradas</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RecordExporter</name>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 no es un archivo de este equipo.</translation>
    </message>
    <message>
        <source>Stopped. No file was written.</source>
        <translation>Detenido. No se ha escrito ningún archivo.</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Escrito en %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RecordFilter</name>
    <message>
        <source>All results</source>
        <translation>Todos los resultados</translation>
    </message>
    <message>
        <source>Any side bets</source>
        <translation>Con o sin apuestas paralelas</translation>
    </message>
    <message>
        <source>Side bet won</source>
        <translation>Apuesta paralela ganada</translation>
    </message>
    <message>
        <source>Any decisions</source>
        <translation>Todas las decisiones</translation>
    </message>
    <message>
        <source>Any mistake</source>
        <translation>Cualquier error</translation>
    </message>
    <message>
        <source>Mistake or worse</source>
        <translation>Error o peor</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Error grave</translation>
    </message>
    <message>
        <source>Any ending</source>
        <translation>Cualquier final</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>Recuperada</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Devuelta</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Todos los tipos</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Detrás</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Apuestas paralelas</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Todas las cuentas</translation>
    </message>
    <message>
        <source>All wallets</source>
        <translation>Todos los monederos</translation>
    </message>
    <message>
        <source>Even</source>
        <comment>neither won nor lost</comment>
        <translation>Sin ganancia ni pérdida</translation>
    </message>
    <message>
        <source>Any hands</source>
        <translation>Cualquier mano</translation>
    </message>
    <message>
        <source>Ended: %1</source>
        <comment>a play, and how</comment>
        <translation>Final: %1</translation>
    </message>
    <message>
        <source>Hand: %1</source>
        <comment>a hand, and how it ended</comment>
        <translation>Mano: %1</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Más recientes primero</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Más antiguas primero</translation>
    </message>
    <message>
        <source>Most won first</source>
        <translation>Mayor ganancia primero</translation>
    </message>
    <message>
        <source>Most lost first</source>
        <translation>Mayor pérdida primero</translation>
    </message>
    <message>
        <source>Costliest first</source>
        <comment>what mistakes cost</comment>
        <translation>Más costosas primero</translation>
    </message>
    <message>
        <source>Luckiest first</source>
        <translation>Más suerte primero</translation>
    </message>
    <message>
        <source>Unluckiest first</source>
        <translation>Menos suerte primero</translation>
    </message>
    <message>
        <source>Last session</source>
        <translation>Última sesión</translation>
    </message>
    <message>
        <source>This is below the least.</source>
        <translation>Es menos que el mínimo.</translation>
    </message>
    <message>
        <source>Money added, taken back</source>
        <translation>Dinero añadido o retirado</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ReviewController</name>
    <message>
        <source>There was nothing to decide in round %1.</source>
        <translation>No había nada que decidir en la ronda %1.</translation>
    </message>
    <message>
        <source>The decisions in round %1 can&apos;t be priced.</source>
        <translation>Lo que se podía decidir en la ronda %1 no se puede valorar.</translation>
    </message>
    <message>
        <source>The rounds of these mistakes can no longer be read.</source>
        <translation>Las rondas de estos errores ya no se pueden leer.</translation>
    </message>
    <message>
        <source>No hands like these can be dealt.</source>
        <translation>No se pueden repartir manos como estas.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Round %1, decision %2 of %3</source>
        <translation>Ronda %1, decisión %2 de %3</translation>
    </message>
    <message>
        <source>Mistake %1 of %2</source>
        <translation>Error %1 de %2</translation>
    </message>
    <message>
        <source>Practice: %1 of %2 right</source>
        <translation>Práctica: %1 de %2 bien</translation>
    </message>
    <message>
        <source>This time %1 of %2 were right.</source>
        <translation>Ahora %1 de %2 estaban bien.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>Siguiente decisión</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Siguiente error</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Siguiente mano</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Tu respuesta</translation>
    </message>
    <message>
        <source>Your answer, the best</source>
        <translation>Tu respuesta, la mejor</translation>
    </message>
    <message>
        <source>When it was played</source>
        <translation>Entonces</translation>
    </message>
    <message>
        <source>When it was played, the best</source>
        <translation>Entonces, la mejor</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Lo mejor</translation>
    </message>
    <message>
        <source>Your count before the round: %1</source>
        <comment>what was said of it</comment>
        <translation>Su conteo antes de la ronda: %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RuleEditor</name>
    <message>
        <source>My %1</source>
        <translation>Mi %1</translation>
    </message>
    <message>
        <source>“%1” is another game&apos;s id; choose a different one</source>
        <translation>«%1» es el id de otro juego; hace falta uno propio</translation>
    </message>
    <message>
        <source>The game&apos;s file has been changed by someone else; these are its new rules.</source>
        <translation>Alguien ha cambiado el archivo del juego; estas son ahora sus reglas.</translation>
    </message>
    <message>
        <source>The game&apos;s file has been changed by someone else. Keep your rules, or use the file&apos;s?</source>
        <translation>Alguien ha cambiado el archivo del juego. ¿Conservar tus reglas o usar las del archivo?</translation>
    </message>
    <message>
        <source>The game&apos;s file is gone. Keep your rules and save them to create it again.</source>
        <translation>El archivo del juego ya no está. Conserva tus reglas, y al guardar se crea de nuevo.</translation>
    </message>
    <message>
        <source>The game&apos;s file can no longer be read: %1 Keep your rules and save them to create a new file.</source>
        <translation>El archivo del juego ya no se puede leer: %1 Conserva tus reglas, y al guardar se crea un archivo nuevo.</translation>
    </message>
    <message>
        <source>House edge of this preset with basic strategy: %1 computed, %2 published; source: %3</source>
        <translation>Ventaja de la casa de este modelo con estrategia básica: %1 calculada, %2 publicada; fuente: %3</translation>
    </message>
    <message>
        <source>House edge of this preset with best play: %1 computed, %2 published; source: %3</source>
        <translation>Ventaja de la casa de este modelo con juego óptimo: %1 calculada, %2 publicada; fuente: %3</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RulesModel</name>
    <message>
        <source>As they were in %1</source>
        <comment>rules; a round and its number</comment>
        <translation>Como eran en %1</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Ventaja de la casa %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RundownModel</name>
    <message>
        <source>Round %1 · %2</source>
        <translation>Ronda %1 · %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message numerus="yes">
        <source>This session: %Ln rounds, %1</source>
        <comment>at a table; the net</comment>
        <translation>
            <numerusform>Esta sesión: %Ln ronda, %1</numerusform>
            <numerusform>Esta sesión: %Ln rondas, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Session of %1</source>
        <comment>when it began</comment>
        <translation>Sesión del %1</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ayer</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a day, its net</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The cards of this decision can&apos;t be read.</source>
        <translation>No se pueden leer las cartas de esta decisión.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SavedFilters</name>
    <message>
        <source>Saved filters</source>
        <translation>Filtros guardados</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SeatingController</name>
    <message>
        <source>A round of %1 played for %2 is waiting for you. The file of that game is gone, so you are taken to its table.</source>
        <translation>Te espera una ronda de %1 con tu monedero de %2. El archivo de ese juego ya no está, así que pasas a su mesa.</translation>
    </message>
    <message>
        <source>You left in the middle: the round was finished by the no-answer rule.</source>
        <translation>Saliste a medias: la regla del silencio ha terminado la ronda.</translation>
    </message>
    <message>
        <source>Trying again…</source>
        <translation>Reintentando…</translation>
    </message>
    <message>
        <source>Finish this round first, then restore the backup.</source>
        <translation>Termina antes esta ronda y luego restaura la copia de seguridad.</translation>
    </message>
    <message>
        <source>Play continues: everything is being saved again.</source>
        <translation>El juego sigue: todo se guarda de nuevo.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SessionsModel</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln ronda</numerusform>
            <numerusform>%Ln rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck %1</source>
        <translation>Suerte %1</translation>
    </message>
    <message>
        <source>Mistakes cost %1</source>
        <translation>Los errores costaron %1</translation>
    </message>
    <message>
        <source>Costliest: %1 (%2)</source>
        <comment>a decision, what it cost</comment>
        <translation>Lo más costoso: %1 (%2)</translation>
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
        <translation>No se pueden guardar sus ajustes; solo valen hasta que cierre el programa. %1: %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SheetExporter</name>
    <message>
        <source>Copied as text</source>
        <translation>Copiado como texto</translation>
    </message>
    <message>
        <source>Copied as a picture</source>
        <translation>Copiado como imagen</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 no es un archivo de este equipo.</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Escrito en %1</translation>
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
        <translation>Los sabots no se pueden verificar: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n shoes checked.</source>
        <translation>
            <numerusform>%n sabot verificado.</numerusform>
            <numerusform>%n sabots verificados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are not as committed.</source>
        <comment>shoes</comment>
        <translation>
            <numerusform>%n no cumple su compromiso.</numerusform>
            <numerusform>%n no cumplen su compromiso.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shoes checked, all as committed.</source>
        <translation>
            <numerusform>%n sabot verificado; cumple su compromiso.</numerusform>
            <numerusform>%n sabots verificados; todos cumplen su compromiso.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can&apos;t be checked, because what was dealt can&apos;t be read.</source>
        <comment>shoes</comment>
        <translation>
            <numerusform>%n no se puede verificar, porque no se puede leer lo que se repartió.</numerusform>
            <numerusform>%n no se pueden verificar, porque no se puede leer lo que se repartió.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The newest %n of these are named here.</source>
        <translation>
            <numerusform>Aquí se nombra el más reciente.</numerusform>
            <numerusform>Aquí se nombran los %n más recientes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can&apos;t be checked yet: the seed stays secret while a shoe is in use.</source>
        <comment>shoes</comment>
        <translation>
            <numerusform>%n aún no se puede verificar: la semilla es secreta mientras el sabot está en uso.</numerusform>
            <numerusform>%n aún no se pueden verificar: la semilla es secreta mientras el sabot está en uso.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped before the end.</source>
        <translation>Detenido antes del final.</translation>
    </message>
    <message>
        <source>There is no shoe to check.</source>
        <translation>No hay ningún sabot que verificar.</translation>
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
        <translation>Un sabot inventado, hasta que acabe el primero tuyo</translation>
    </message>
    <message>
        <source>This shoe isn&apos;t as committed: %1</source>
        <translation>Este sabot no cumple su compromiso: %1</translation>
    </message>
    <message numerus="yes">
        <source>The %n cards dealt from this shoe are the first of them.</source>
        <translation>
            <numerusform>La %n carta repartida de este sabot es la primera.</numerusform>
            <numerusform>Las %n cartas repartidas de este sabot son las primeras.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards leave the shoe in the order that has come about, from number 0 on; where a game burns a card, that is the first.</source>
        <translation>Las cartas salen del sabot en el orden resultante, desde la número 0; si el juego quema una carta, es la primera.</translation>
    </message>
    <message>
        <source>1. The commitment</source>
        <translation>1. El compromiso</translation>
    </message>
    <message>
        <source>Before the first stake on a shoe, the program draws 32 secret bytes, the seed, from the operating system, and shows their SHA-256 at once: the commitment. Nobody can find other bytes that have it, so the seed can&apos;t be exchanged later. When the shoe ends, the seed is shown: each byte as two hex digits.</source>
        <translation>Antes de la primera apuesta con un sabot, el programa pide al sistema operativo 32 bytes secretos, la semilla, y muestra enseguida su SHA-256: el compromiso. Nadie puede encontrar otros bytes que lo tengan, así que la semilla no se puede cambiar después. Cuando el sabot se acaba, se muestra la semilla: cada byte como dos dígitos hexadecimales.</translation>
    </message>
    <message>
        <source>2. New decks</source>
        <translation>2. Barajas nuevas</translation>
    </message>
    <message>
        <source>The cards of all decks lie in order, numbered from 0: in each deck the suits spades, hearts, diamonds, clubs (S H D C), in each suit A 2 3 4 5 6 7 8 9 T J Q K, where T is ten.</source>
        <translation>Las cartas de todas las barajas están en orden, numeradas desde 0: en cada baraja los palos picas, corazones, diamantes y tréboles (S H D C), y en cada palo A 2 3 4 5 6 7 8 9 T J Q K, donde T es el diez.</translation>
    </message>
    <message>
        <source>3. Random numbers</source>
        <translation>3. Números aleatorios</translation>
    </message>
    <message>
        <source>Your own part, the client seed, comes in here. You can change it until the first stake, when the program is already committed. Block i, from 0, is the HMAC-SHA256, with the seed as its key, of a text in UTF-8: the client seed, a colon, the shoe&apos;s number, a colon, i. Each block makes eight numbers of 32 bits, highest byte first.</source>
        <translation>Aquí entra tu parte, la semilla del cliente. La puedes cambiar hasta la primera apuesta, cuando el programa ya está comprometido. El bloque i, desde 0, es el HMAC-SHA256, con la semilla como clave, de un texto en UTF-8: la semilla del cliente, dos puntos, el número del sabot, dos puntos, i. Cada bloque da ocho números de 32 bits, con el byte más alto primero.</translation>
    </message>
    <message>
        <source>4. Shuffling</source>
        <translation>4. El barajado</translation>
    </message>
    <message>
        <source>For each k from N−1 down to 1, the next random number is divided by k+1; the remainder says which card changes places with card k. A number at or above the largest multiple of k+1 below 2³² is skipped, so that no card is likelier than another.</source>
        <translation>Para cada k desde N−1 hasta 1, el siguiente número aleatorio se divide por k+1; el resto dice qué carta cambia de sitio con la carta k. Un número igual o mayor que el mayor múltiplo de k+1 por debajo de 2³² se salta, para que ninguna carta sea más probable que otra.</translation>
    </message>
    <message>
        <source>5. The cards</source>
        <translation>5. Las cartas</translation>
    </message>
    <message>
        <source>What this proves, and what it doesn&apos;t</source>
        <translation>Qué demuestra esto y qué no</translation>
    </message>
    <message>
        <source>The order was fixed before the stakes and not touched afterwards, and neither you nor the program could choose it alone. But 256 bits can&apos;t reach every possible order of so many cards; and as the program runs on your own machine, nothing is hidden from someone who reads its memory.</source>
        <translation>El orden estaba fijado antes de las apuestas y no se tocó después, y ni tú ni el programa podíais elegirlo por separado. Pero 256 bits no alcanzan para todos los órdenes de tantas cartas; y como el programa funciona en tu propio equipo, nada se oculta a quien lea su memoria.</translation>
    </message>
    <message>
        <source>The cards of all decks lie in order, numbered from 0: in each deck the suits spades, hearts, diamonds, clubs (S H D C), in each suit A 2 3 4 5 6 7 8 9 J Q K. Spanish decks have no tens.</source>
        <translation>Las cartas de todas las barajas están en orden, numeradas desde 0: en cada baraja los palos picas, corazones, diamantes y tréboles (S H D C), y en cada palo A 2 3 4 5 6 7 8 9 J Q K. Estas barajas no tienen dieces.</translation>
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
        <translation>Detenido. No se ha sumado nada.</translation>
    </message>
    <message>
        <source>No rounds match the filter.</source>
        <translation>Ninguna ronda cumple lo elegido.</translation>
    </message>
    <message>
        <source>Your results are added up here, round by round.</source>
        <translation>Tus resultados se suman aquí, ronda a ronda.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Tiempo jugado</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Apostado</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Cobrado</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Neto</translation>
    </message>
    <message>
        <source>Net on stakes</source>
        <translation>Neto sobre lo apostado</translation>
    </message>
    <message numerus="yes">
        <source>Last session, %Ln rounds</source>
        <translation>
            <numerusform>Última sesión, %Ln ronda</numerusform>
            <numerusform>Última sesión, %Ln rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 rounds are priced; the figures are for those.</source>
        <translation>Valoradas %1 de %2 rondas; las cifras son de ellas.</translation>
    </message>
    <message>
        <source>Net in 100 rounds</source>
        <translation>Neto en 100 rondas</translation>
    </message>
    <message>
        <source>Hands played best, in 100 rounds</source>
        <translation>Manos con juego óptimo, en 100 rondas</translation>
    </message>
    <message>
        <source>Side bets, in 100 rounds</source>
        <translation>Apuestas paralelas, en 100 rondas</translation>
    </message>
    <message>
        <source>Mistakes, in 100 rounds</source>
        <translation>Errores, en 100 rondas</translation>
    </message>
    <message>
        <source>Luck, in 100 rounds</source>
        <translation>Suerte, en 100 rondas</translation>
    </message>
    <message>
        <source>Decisions that were mistakes</source>
        <translation>Decisiones que fueron errores</translation>
    </message>
</context>
<context>
    <name>openshoe::models::StrategyController</name>
    <message>
        <source>No difference</source>
        <translation>Ninguna diferencia</translation>
    </message>
    <message>
        <source>Returns %1</source>
        <translation>Retorno %1</translation>
    </message>
    <message>
        <source>Returns %1 · published %2</source>
        <translation>Retorno %1 · publicado %2</translation>
    </message>
    <message>
        <source>Insurance: take it (%1 per unit staked on it)</source>
        <translation>Seguro: aceptar (%1 por unidad apostada en él)</translation>
    </message>
    <message>
        <source>Insurance: decline (%1 per unit staked on it)</source>
        <translation>Seguro: rechazar (%1 por unidad apostada en él)</translation>
    </message>
    <message>
        <source>Insurance: not offered</source>
        <translation>Seguro: no se ofrece</translation>
    </message>
    <message>
        <source>Even money: take it (%1 per unit, compared with waiting)</source>
        <translation>Pago a la par: aceptar (%1 por unidad frente a esperar)</translation>
    </message>
    <message>
        <source>Even money: decline (%1 per unit, compared with waiting)</source>
        <translation>Pago a la par: rechazar (%1 por unidad frente a esperar)</translation>
    </message>
    <message>
        <source>Surrender: not offered</source>
        <translation>Rendición: no se ofrece</translation>
    </message>
    <message>
        <source>Surrender: as charted, after the dealer peeks</source>
        <translation>Rendición: según la tabla, después de que mire el crupier</translation>
    </message>
    <message>
        <source>Surrender: as charted, before the dealer peeks</source>
        <translation>Rendición: según la tabla, antes de que mire el crupier</translation>
    </message>
    <message>
        <source>Exact, with every card of a full shoe counted.</source>
        <translation>Exacto, contando todas las cartas de un sabot completo.</translation>
    </message>
    <message>
        <source>With every card of a full shoe counted; on splits into more than two hands, see openshoe-cli analyze.</source>
        <translation>Con todas las cartas de un sabot completo; sobre las divisiones en más de dos manos, véase openshoe-cli analyze.</translation>
    </message>
    <message>
        <source>Best play of %1</source>
        <translation>Juego óptimo de %1</translation>
    </message>
    <message>
        <source>With trial rules: %1</source>
        <translation>Con reglas a prueba: %1</translation>
    </message>
    <message>
        <source>House edge %1 with best play, of the initial stake. %2</source>
        <translation>Ventaja de la casa %1 con juego óptimo, de la primera apuesta. %2</translation>
    </message>
    <message>
        <source>Insurance: even (%1 per unit staked on it)</source>
        <translation>Seguro: equilibrado (%1 por unidad apostada en él)</translation>
    </message>
    <message>
        <source>Even money: even (%1 per unit, compared with waiting)</source>
        <translation>Pago a la par: equilibrado (%1 por unidad frente a esperar)</translation>
    </message>
    <message>
        <source>%1 better for you, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>%1 mejor para ti, unos %2 por hora</translation>
    </message>
    <message>
        <source>%1 more for the house, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>%1 más para la casa, unos %2 por hora</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>what it costs, at what stake</comment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Surrender: as charted</source>
        <translation>Rendición: según la tabla</translation>
    </message>
    <message>
        <source>R also holds after hits and splits, except on hands of a free split</source>
        <translation>R vale también después de pedir y de dividir, salvo en manos de una división gratis</translation>
    </message>
    <message>
        <source>R also holds after hits and splits</source>
        <translation>R vale también después de pedir y de dividir</translation>
    </message>
    <message>
        <source>R also holds after hits</source>
        <translation>R vale también después de pedir</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableBets</name>
    <message>
        <source>This is a replay. Stop it to continue playing.</source>
        <translation>Esto es una repetición. Detenla para seguir jugando.</translation>
    </message>
    <message>
        <source>The maximum there is %1: the stake was lowered to it.</source>
        <translation>Ahí se puede apostar %1 como máximo: la apuesta se ha reducido hasta ahí.</translation>
    </message>
    <message>
        <source>Stakes above a maximum were lowered to it.</source>
        <translation>Las apuestas que superaban un máximo se han reducido hasta él.</translation>
    </message>
    <message>
        <source>Both of your spots now carry %1.</source>
        <translation>Tus dos casillas llevan ahora %1.</translation>
    </message>
    <message>
        <source>Time&apos;s up: your stakes are returned. %1</source>
        <translation>Se acabó el tiempo: se retiran las apuestas. %1</translation>
    </message>
    <message>
        <source>Stake all you have?</source>
        <translation>¿Apostar todo lo que tienes?</translation>
    </message>
    <message>
        <source>Your whole wallet goes on this round.</source>
        <translation>Todo tu monedero va a esta ronda.</translation>
    </message>
    <message>
        <source>Your balance doesn&apos;t cover the last stakes. Stake less, or top up.</source>
        <translation>Tu saldo no alcanza para las últimas apuestas. Apuesta menos o recarga.</translation>
    </message>
    <message>
        <source>Place new stakes.</source>
        <translation>Haz nuevas apuestas.</translation>
    </message>
    <message>
        <source>Stake it all</source>
        <translation>Apostarlo todo</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Volver</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableCompany</name>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 está pensando.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableGuide</name>
    <message>
        <source>%1 of %2</source>
        <comment>a step of the guide, and how many there are</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>How to play, step %1 of %2: %3</source>
        <translation>Cómo se juega, paso %1 de %2: %3</translation>
    </message>
    <message>
        <source>You have no hand in this round, so you are watching it. Place a stake in the next.</source>
        <translation>No tienes ninguna mano en esta ronda, así que solo la miras. Apuesta en la siguiente.</translation>
    </message>
    <message>
        <source>The cards are dealt: yours above your spot, the dealer&apos;s at the top.</source>
        <translation>Se reparten las cartas: las tuyas sobre tu casilla, las del crupier arriba.</translation>
    </message>
    <message>
        <source>That was a whole hand. Deal again with the same stake, or change the bets. This game&apos;s rules are at the top, and the menu shows all of this again.</source>
        <translation>Esa fue una mano completa. Reparte otra vez con la misma apuesta o cámbiala. Las reglas de este juego están arriba y el menú vuelve a mostrar todo esto.</translation>
    </message>
    <message>
        <source>This is an ordinary round, for play money. Choose a chip at the bottom and click the ringed spot to stake it.</source>
        <translation>Es una ronda normal, con dinero ficticio. Elige abajo una ficha y haz clic en la casilla rodeada para apostarla.</translation>
    </message>
    <message>
        <source>This is an ordinary round, for play money. Choose a chip at the bottom and click the ringed spot to stake it, or press %1, then %2.</source>
        <comment>two keys</comment>
        <translation>Es una ronda normal, con dinero ficticio. Elige abajo una ficha y haz clic en la casilla rodeada para apostarla, o pulsa %1 y luego %2.</translation>
    </message>
    <message>
        <source>Your stake is %1. Now press the ringed button, and the cards are dealt.</source>
        <translation>Tu apuesta es de %1. Pulsa ahora el botón rodeado y se reparten las cartas.</translation>
    </message>
    <message>
        <source>Your stake is %1. Now press the ringed button, or %2, and the cards are dealt.</source>
        <comment>an amount, a key</comment>
        <translation>Tu apuesta es de %1. Pulsa ahora el botón rodeado, o %2, y se reparten las cartas.</translation>
    </message>
    <message>
        <source>You have %1, and the dealer shows %2. Picture cards count 10, an ace 1 or 11. Come closer to 21 than the dealer without going over it.</source>
        <comment>two totals</comment>
        <translation>Tienes %1 y el crupier muestra %2. Las figuras valen 10 y el as 1 u 11. Acércate a 21 más que el crupier sin pasarte.</translation>
    </message>
    <message>
        <source>The table has a question: %1 %2</source>
        <comment>Insure for 5?, what that means</comment>
        <translation>La mesa pregunta: %1 %2</translation>
    </message>
    <message>
        <source>You have %1. Choose one of the answers at the bottom.</source>
        <comment>a total</comment>
        <translation>Tienes %1. Elige abajo una de las respuestas.</translation>
    </message>
    <message>
        <source>You have %1. “%2” takes another card. %3. “%4” keeps what you have.</source>
        <comment>a total, Hit, more than 21 loses at once, Stand</comment>
        <translation>Tienes %1. «%2» toma otra carta. %3. «%4» conserva lo que tienes.</translation>
    </message>
    <message>
        <source>Your turn is over. The felt says what the dealer does: “%1”.</source>
        <comment>Dealer must draw to 16 …</comment>
        <translation>Tu turno ha terminado. El tapete dice lo que hace el crupier: «%1».</translation>
    </message>
    <message>
        <source>This hand is decided. %1.</source>
        <comment>More than 21 loses at once</comment>
        <translation>Esta mano está decidida. %1.</translation>
    </message>
    <message>
        <source>This is how the round ended: %1.</source>
        <translation>Así terminó la ronda: %1.</translation>
    </message>
    <message>
        <source>This is how the round ended: %1. %2.</source>
        <comment>Won · 20 against 17, The higher hand wins</comment>
        <translation>Así terminó la ronda: %1. %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableQuiz</name>
    <message>
        <source>Finish this round first, then look at another.</source>
        <translation>Termina antes esta ronda y luego mira otra.</translation>
    </message>
    <message>
        <source>The table is being set up. Try again in a moment.</source>
        <translation>Se está preparando la mesa. Prueba de nuevo en un momento.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableReplay</name>
    <message>
        <source>Finish this round first, then replay another.</source>
        <translation>Termina antes esta ronda y luego reproduce otra.</translation>
    </message>
    <message>
        <source>The table is being set up. Start the replay again in a moment.</source>
        <translation>Se está preparando la mesa. Inicia de nuevo la repetición en un momento.</translation>
    </message>
    <message>
        <source>Shoe %1 is verified: its commitment and all its cards match.</source>
        <translation>Sabot %1 verificado: coinciden su compromiso y todas sus cartas.</translation>
    </message>
    <message>
        <source>Shoe %1 doesn&apos;t match its commitment. %2</source>
        <translation>El sabot %1 no es el comprometido. %2</translation>
    </message>
    <message>
        <source>Shoe %1 is still in use. It can be verified when it ends and its seed is shown.</source>
        <translation>El sabot %1 sigue en uso. Se puede verificar cuando se acabe y se muestre su semilla.</translation>
    </message>
    <message>
        <source>The round can&apos;t be shown any further: %1</source>
        <translation>La ronda no se puede mostrar más allá: %1</translation>
    </message>
    <message>
        <source>Shoe %1 can&apos;t be checked. %2</source>
        <translation>El sabot %1 no se puede verificar. %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableRules</name>
    <message>
        <source>The new rules apply from the next round.</source>
        <translation>Las nuevas reglas valen desde la próxima ronda.</translation>
    </message>
    <message>
        <source>The file of this game is gone. The table keeps its current rules.</source>
        <translation>El archivo de este juego ya no está. La mesa sigue con las reglas que tiene.</translation>
    </message>
    <message>
        <source>The file of this game can no longer be read. The table keeps its current rules. (%1)</source>
        <translation>El archivo de este juego ya no se puede leer. La mesa sigue con las reglas que tiene. (%1)</translation>
    </message>
    <message>
        <source>The new rules don&apos;t allow %1. The table keeps its current rules.</source>
        <translation>Las nuevas reglas no admiten %1. La mesa sigue con las reglas que tiene.</translation>
    </message>
    <message>
        <source>Under the new rules seats are shared, and trial accounts can&apos;t take one. The table keeps its current rules.</source>
        <translation>Con las nuevas reglas los asientos se comparten, y una cuenta de prueba no puede ocupar ninguno. La mesa sigue con las reglas que tiene.</translation>
    </message>
    <message>
        <source>%1 on spot %2</source>
        <comment>a side bet</comment>
        <translation>%1 en la casilla %2</translation>
    </message>
    <message>
        <source>behind spot %1</source>
        <comment>a stake</comment>
        <translation>detrás de la casilla %1</translation>
    </message>
    <message>
        <source>spot %1</source>
        <comment>a stake</comment>
        <translation>casilla %1</translation>
    </message>
    <message>
        <source>You are now playing %1.</source>
        <translation>Ahora juegas a %1.</translation>
    </message>
    <message>
        <source>New rules: %1 And more.</source>
        <translation>Nuevas reglas: %1 Y más.</translation>
    </message>
    <message>
        <source>New rules: %1</source>
        <translation>Nuevas reglas: %1</translation>
    </message>
    <message>
        <source>The new rules apply now.</source>
        <translation>Las nuevas reglas valen ya.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place and the stake there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Stakes removed: %1.</source>
        <translation>Apuestas retiradas: %1.</translation>
    </message>
    <message>
        <source>Stakes lowered: %1.</source>
        <translation>Apuestas reducidas: %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TroubleController</name>
    <message>
        <source>%1 is no longer intact.</source>
        <translation>%1 ya no está íntegro.</translation>
    </message>
    <message>
        <source>It is never overwritten: it is set aside under another name, and you continue with a backup or start afresh. Rounds played since the backup are only in the damaged file.</source>
        <translation>Nunca se sobrescribe: se aparta con otro nombre, y sigues con una copia de seguridad o de cero. Lo jugado después de la copia solo está en el archivo dañado.</translation>
    </message>
    <message>
        <source>%1 was made by a newer version of Open Shoe.</source>
        <translation>%1 lo creó una versión más reciente de Open Shoe.</translation>
    </message>
    <message>
        <source>Install that version to continue. To play with this one in the meantime, start it with another folder: openshoe --data FOLDER</source>
        <translation>Instala esa versión para seguir. Para jugar mientras tanto con esta, iníciala con una carpeta propia: openshoe --data CARPETA</translation>
    </message>
    <message>
        <source>%1 belongs to another program.</source>
        <translation>%1 pertenece a otro programa.</translation>
    </message>
    <message>
        <source>It has not been touched. Move it away and start again, or start with another folder: openshoe --data FOLDER</source>
        <translation>Queda intacto. Muévelo a otro sitio y vuelve a iniciar, o inicia con una carpeta propia: openshoe --data CARPETA</translation>
    </message>
    <message>
        <source>Another Open Shoe is using %1.</source>
        <translation>Otro Open Shoe juega con %1.</translation>
    </message>
    <message>
        <source>The same money can&apos;t be staked twice: continue in the other window, or close it and try again here. To play separately, start with another folder: openshoe --data FOLDER</source>
        <translation>El mismo dinero no se puede apostar dos veces: sigue en la otra ventana, o ciérrala y reinténtalo aquí. Para jugar aparte, inicia con una carpeta propia: openshoe --data CARPETA</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read or written.</source>
        <translation>%1 no se puede leer ni escribir.</translation>
    </message>
    <message>
        <source>Check that the folder is there and that you may write in it, then try again. Or start with another: openshoe --data FOLDER</source>
        <translation>Comprueba que la carpeta existe y que puedes escribir en ella, y reinténtalo. O inicia con otra: openshoe --data CARPETA</translation>
    </message>
    <message>
        <source>There is no space to write %1.</source>
        <translation>No hay espacio para escribir %1.</translation>
    </message>
    <message>
        <source>Nothing is lost. Free a few megabytes on that disk, then try again.</source>
        <translation>No se ha perdido nada. Libera unos megabytes en ese disco y reinténtalo.</translation>
    </message>
    <message>
        <source>The disk reports an error with %1.</source>
        <translation>El disco da un error con %1.</translation>
    </message>
    <message>
        <source>What was confirmed is kept. Check the disk and its connection, then try again.</source>
        <translation>Lo confirmado está guardado. Revisa el disco y su conexión y reinténtalo.</translation>
    </message>
    <message>
        <source>What was confirmed is kept. When this is fixed, try again.</source>
        <translation>Lo confirmado está guardado. Cuando esto se arregle, reinténtalo.</translation>
    </message>
    <message>
        <source>Every step confirmed before is safe. Try again once the problem is solved.</source>
        <translation>Todo paso confirmado antes está a salvo. Cuando desaparezca la causa, reinténtalo.</translation>
    </message>
    <message>
        <source>The table can&apos;t be saved to disk, so no stake is taken: %1</source>
        <translation>La mesa no se puede guardar en el disco, así que no se admite ninguna apuesta: %1</translation>
    </message>
    <message>
        <source>A step could not be saved to disk, so the round was cancelled and its stakes are back in your wallet, on disk too: %1</source>
        <translation>Un paso no se pudo guardar en el disco, así que la ronda se anuló y sus apuestas han vuelto a tu monedero, también en el disco: %1</translation>
    </message>
    <message>
        <source>A step could not be saved to disk, so the round was stopped and its stakes are back: %1</source>
        <translation>Un paso no se pudo guardar en el disco, así que la ronda se detuvo y sus apuestas se han devuelto: %1</translation>
    </message>
    <message>
        <source>Their return is saved as soon as the disk can be written to: try again once the problem is solved. If you quit before that, the next start finds the round as it was before that step.</source>
        <translation>La devolución se guarda en cuanto se pueda escribir en el disco: reinténtalo cuando desaparezca la causa. Si sales antes, el próximo inicio encontrará la ronda como estaba antes de ese paso.</translation>
    </message>
    <message>
        <source>The end of the round was saved and counts, but nothing more can be saved: %1</source>
        <translation>El final de la ronda se ha guardado y cuenta; no se puede guardar nada más: %1</translation>
    </message>
    <message>
        <source>The data is damaged</source>
        <translation>Los datos están dañados</translation>
    </message>
    <message>
        <source>The data is newer than the program</source>
        <translation>Los datos son más recientes que el programa</translation>
    </message>
    <message>
        <source>The data belongs to another program</source>
        <translation>Los datos pertenecen a otro programa</translation>
    </message>
    <message>
        <source>Another Open Shoe is running</source>
        <translation>Otro Open Shoe está jugando</translation>
    </message>
    <message>
        <source>The data can&apos;t be used</source>
        <translation>Los datos no se pueden usar</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>El disco está lleno</translation>
    </message>
    <message>
        <source>The disk reports an error</source>
        <translation>El disco da un error</translation>
    </message>
    <message>
        <source>Play has stopped</source>
        <translation>El juego se ha detenido</translation>
    </message>
    <message>
        <source>The data can&apos;t be opened</source>
        <translation>Los datos no se pueden abrir</translation>
    </message>
</context>
</TS>
