<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>AboutSettings</name>
    <message>
        <source>About</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>About version program data folder size files where path</source>
        <translation>Sobre versão programa dados pasta tamanho arquivos onde caminho</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versão</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Pasta de dados</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir pasta</translation>
    </message>
</context>
<context>
    <name>AccountButton</name>
    <message>
        <source>Account %1</source>
        <translation>Conta %1</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>teste</translation>
    </message>
</context>
<context>
    <name>AccountDialog</name>
    <message>
        <source>New account</source>
        <translation>Nova conta</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Criar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Trial account</source>
        <translation>Conta de teste</translation>
    </message>
    <message>
        <source>Plays like any other account, but can&apos;t take a seat at a shared table.</source>
        <translation>Joga como qualquer outra, mas não pode ocupar um lugar em mesa compartilhada.</translation>
    </message>
</context>
<context>
    <name>AccountMenu</name>
    <message>
        <source>Account</source>
        <translation>Conta</translation>
    </message>
    <message>
        <source>%1 (trial)</source>
        <translation>%1 (teste)</translation>
    </message>
    <message>
        <source>New account…</source>
        <translation>Nova conta…</translation>
    </message>
    <message>
        <source>Top up %1</source>
        <translation>Recarregar %1</translation>
    </message>
</context>
<context>
    <name>AccountsSettings</name>
    <message>
        <source>Accounts</source>
        <translation>Contas</translation>
    </message>
    <message>
        <source>%1 (trial)</source>
        <translation>%1 (teste)</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renomear…</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Renomear %1</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Em uso</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Escolher</translation>
    </message>
    <message>
        <source>%1 is playing</source>
        <translation>%1 está jogando</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>Escolher %1</translation>
    </message>
    <message>
        <source>Top up</source>
        <translation>Recarregar</translation>
    </message>
    <message>
        <source>Adds that currency&apos;s starting amount to the wallet. Play money only.</source>
        <translation>Acrescenta à carteira o dinheiro inicial dessa moeda. É só dinheiro fictício.</translation>
    </message>
    <message>
        <source>Top up %1</source>
        <translation>Recarregar %1</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Accounts wallets top up take back delete remove export currency player profile name rename trial play money balance gold</source>
        <translation>contas carteiras recarregar recarga desfazer excluir apagar exportar moeda jogador perfil nome renomear teste dinheiro fictício saldo ouro</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Excluir…</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Excluir %1</translation>
    </message>
    <message>
        <source>Take back a top-up</source>
        <translation>Desfazer uma recarga</translation>
    </message>
    <message>
        <source>Takes the latest top-up out of the wallet again. Limits count as before.</source>
        <translation>Tira da carteira a última recarga. Os limites contam como antes.</translation>
    </message>
    <message>
        <source>Take back %1</source>
        <translation>Desfazer %1</translation>
    </message>
</context>
<context>
    <name>AmountEditor</name>
    <message>
        <source>Amount</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Mín.</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Metade</translation>
    </message>
    <message>
        <source>Twice</source>
        <translation>Dobro</translation>
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
        <translation>Moedas</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>Moeda</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Ouro</translation>
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
        <translation>US$&#xa0;%1</translation>
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
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>BackupsSettings</name>
    <message>
        <source>Backups back up backup restore copy copies data save recover lost file</source>
        <translation>backups backup cópia de segurança restaurar cópias dados salvar recuperar perdido arquivo</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Backups</translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>Fazendo backup…</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Fazer backup</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Fazer backup agora</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurar…</translation>
    </message>
    <message>
        <source>Restore the backup of %1</source>
        <translation>Restaurar o backup de %1</translation>
    </message>
    <message>
        <source>Go back to %1?</source>
        <translation>Voltar a %1?</translation>
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
        <translation>Contas, dinheiro, rodadas e sabots voltam a ser como eram naquele momento. O que existe agora fica guardado na pasta de dados, com outro nome.</translation>
    </message>
    <message>
        <source>A backup is made automatically on each day you play. Seven are kept: the latest ones, and always the one with the most rounds.</source>
        <translation>Um é feito automaticamente a cada dia em que você joga. Sete são mantidos: os últimos feitos e sempre o que tem mais rodadas.</translation>
    </message>
</context>
<context>
    <name>BalanceButton</name>
    <message>
        <source>Wallet</source>
        <translation>Carteira</translation>
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
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Double bet</source>
        <translation>Dobrar aposta</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Ask the coach</source>
        <translation>Perguntar ao treinador</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Aposta</translation>
    </message>
    <message>
        <source>Stake %1</source>
        <translation>Aposta %1</translation>
    </message>
    <message>
        <source>Review the round</source>
        <translation>Revisar a rodada</translation>
    </message>
    <message>
        <source>Change bets</source>
        <translation>Mudar apostas</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Assistir</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Distribuir</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Em pausa</translation>
    </message>
    <message>
        <source>Paused · %1 to go on</source>
        <translation>Em pausa · %1 para continuar</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>Acelerar</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
</context>
<context>
    <name>BreakRow</name>
    <message>
        <source>Start…</source>
        <translation>Iniciar…</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>Iniciar: %1</translation>
    </message>
</context>
<context>
    <name>CalculatorPage</name>
    <message>
        <source>Hand calculator</source>
        <translation>Calculadora de mãos</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Sua mão</translation>
    </message>
    <message>
        <source>such as A 7</source>
        <translation>por exemplo A 7</translation>
    </message>
    <message>
        <source>The dealer&apos;s up card</source>
        <translation>Carta aberta do crupiê</translation>
    </message>
    <message>
        <source>such as 9</source>
        <translation>por exemplo 9</translation>
    </message>
    <message>
        <source>What is known about the hidden card</source>
        <translation>O que se sabe da carta oculta</translation>
    </message>
    <message>
        <source>The hidden card</source>
        <translation>A carta oculta</translation>
    </message>
    <message>
        <source>The dealer has looked: no blackjack</source>
        <translation>O crupiê conferiu: não há blackjack</translation>
    </message>
    <message>
        <source>Whether the hand comes from a split</source>
        <translation>Se a mão vem de uma divisão</translation>
    </message>
    <message>
        <source>Other cards gone from the shoe</source>
        <translation>Outras cartas que saíram do sabot</translation>
    </message>
    <message>
        <source>such as 5 5 6 K</source>
        <translation>por exemplo 5 5 6 K</translation>
    </message>
    <message>
        <source>Where a pressed card goes</source>
        <translation>Para onde vai a carta escolhida</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Crupiê</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Oculta</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Fora</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Limpar tudo</translation>
    </message>
    <message>
        <source>Add a card: %1</source>
        <translation>Adicionar uma carta: %1</translation>
    </message>
    <message>
        <source>What each play is worth</source>
        <translation>Quanto vale cada jogada</translation>
    </message>
    <message>
        <source>in stakes</source>
        <translation>em apostas</translation>
    </message>
    <message>
        <source>in money</source>
        <translation>em dinheiro</translation>
    </message>
    <message>
        <source>How the dealer&apos;s hand ends</source>
        <translation>Como termina a mão do crupiê</translation>
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
        <translation>Mês anterior</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mês seguinte</translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <source>Ace</source>
        <translation>Ás</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dois</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Três</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quatro</translation>
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
        <translation>Sete</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Oito</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Nove</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Dez</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Valete</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dama</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Rei</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ouros</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>paus</translation>
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
        <translation>Detalhes de uma célula</translation>
    </message>
    <message>
        <source>%1: first two cards %2, three or more %3</source>
        <translation>%1: duas primeiras cartas %2, três ou mais %3</translation>
    </message>
    <message>
        <source>%1: %2, by %3 of a stake; %4 of such hands. %5</source>
        <translation>%1: %2, por %3 da aposta; %4 dessas mãos. %5</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>duas cartas</translation>
    </message>
    <message>
        <source>three or more</source>
        <translation>três ou mais</translation>
    </message>
</context>
<context>
    <name>ChallengeBar</name>
    <message>
        <source>Challenge</source>
        <translation>Desafio</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>which round, what is asked</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Stop challenge</source>
        <translation>Encerrar desafio</translation>
    </message>
</context>
<context>
    <name>ChallengeMaking</name>
    <message>
        <source>Challenge somebody</source>
        <translation>Desafiar alguém</translation>
    </message>
    <message>
        <source>Save the file…</source>
        <translation>Salvar o arquivo…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Somebody else gets the same cards, rules and stakes. When they have played them, the program shows their play beside yours, decision by decision.</source>
        <translation>Outra pessoa recebe as mesmas cartas, regras e apostas. Depois de jogadas, o programa mostra o jogo dela ao lado do seu, decisão por decisão.</translation>
    </message>
    <message>
        <source>What to send</source>
        <translation>O que enviar</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Esta rodada</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds of its shoe</source>
        <translation>
            <numerusform>%Ln rodada do sabot</numerusform>
            <numerusform>%Ln rodadas do sabot</numerusform>
        </translation>
    </message>
    <message>
        <source>A nickname, if you want to give one</source>
        <translation>Um apelido, se quiser</translation>
    </message>
    <message>
        <source>Nothing else about you is in the file. Its cards are sealed: nobody sees them by looking into it, but somebody who knows how programs work could.</source>
        <translation>Não há mais nada sobre você no arquivo. As cartas estão lacradas: ninguém as vê olhando o arquivo, mas quem entende de programas poderia.</translation>
    </message>
</context>
<context>
    <name>ChallengeOffer</name>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>You play it with money of its own: your wallet, your rounds and your statistics stay as they are. Each round begins with the same card as it did there, and the others at the table play as they did. Afterwards both plays are shown side by side.</source>
        <translation>Joga-se com dinheiro próprio do desafio: sua carteira, suas rodadas e suas estatísticas ficam como estão. Cada rodada começa com a mesma carta de lá, e os outros à mesa jogam como jogaram. Depois os dois jogos aparecem lado a lado.</translation>
    </message>
    <message>
        <source>Show the answer in it</source>
        <translation>Ver a resposta incluída</translation>
    </message>
</context>
<context>
    <name>ChallengeResult</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Calculating what each decision was worth…</source>
        <translation>Calculando o valor de cada decisão…</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisões</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>A nickname, if you want to give one</source>
        <translation>Um apelido, se quiser</translation>
    </message>
    <message>
        <source>Save my answer…</source>
        <translation>Salvar minha resposta…</translation>
    </message>
</context>
<context>
    <name>Challenges</name>
    <message>
        <source>Save the challenge</source>
        <translation>Salvar o desafio</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Desafio</translation>
    </message>
    <message>
        <source>challenge</source>
        <comment>a file&apos;s name</comment>
        <translation>desafio</translation>
    </message>
    <message>
        <source>Open a challenge</source>
        <translation>Abrir um desafio</translation>
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
        <translation>%1 suave</translation>
    </message>
    <message>
        <source>Pair of %1</source>
        <translation>Par de %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Depends on the cards.</source>
        <translation>Depende das cartas.</translation>
    </message>
    <message>
        <source>Hard totals</source>
        <translation>Totais duros</translation>
    </message>
    <message>
        <source>Soft totals</source>
        <translation>Totais suaves</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Both cards shown</source>
        <translation>As duas cartas abertas</translation>
    </message>
    <message>
        <source>Up card</source>
        <translation>Carta aberta</translation>
    </message>
    <message>
        <source>Hidden card small</source>
        <translation>Carta oculta baixa</translation>
    </message>
    <message>
        <source>Hidden card medium</source>
        <translation>Carta oculta média</translation>
    </message>
    <message>
        <source>Hidden card large</source>
        <translation>Carta oculta alta</translation>
    </message>
    <message>
        <source>%1 against %2, both cards shown</source>
        <translation>%1 contra %2, as duas cartas abertas</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>%1 against %2, hidden card small</source>
        <translation>%1 contra %2, carta oculta baixa</translation>
    </message>
    <message>
        <source>%1 against %2, hidden card medium</source>
        <translation>%1 contra %2, carta oculta média</translation>
    </message>
    <message>
        <source>%1 against %2, hidden card large</source>
        <translation>%1 contra %2, carta oculta alta</translation>
    </message>
    <message>
        <source>%1 leads by %2 of a stake: close.</source>
        <translation>%1 está à frente por %2 da aposta: quase igual.</translation>
    </message>
    <message>
        <source>%1 leads by %2 of a stake.</source>
        <translation>%1 está à frente por %2 da aposta.</translation>
    </message>
    <message>
        <source>leads by %1 of a stake or more</source>
        <translation>à frente por %1 da aposta ou mais</translation>
    </message>
    <message>
        <source>by less</source>
        <translation>por menos</translation>
    </message>
    <message>
        <source>by less than %1: close</source>
        <translation>por menos de %1: quase igual</translation>
    </message>
    <message>
        <source>depends on the cards</source>
        <translation>depende das cartas</translation>
    </message>
    <message>
        <source>Against %1: %2.</source>
        <translation>Contra %1: %2.</translation>
    </message>
    <message>
        <source>%1 percentage points</source>
        <translation>%1 pontos percentuais</translation>
    </message>
    <message>
        <source>Worth the same: %1.</source>
        <translation>Valem o mesmo: %1.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a house edge, money in an hour</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards open, hard 4 to 11</source>
        <translation>Cartas abertas, duros de 4 a 11</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards open, hard 12 to 20</source>
        <translation>Cartas abertas, duros de 12 a 20</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards open, soft totals</source>
        <translation>Cartas abertas, totais suaves</translation>
    </message>
    <message>
        <source>soft %1</source>
        <comment>the total of the dealer&apos;s open cards</comment>
        <translation>%1 suave</translation>
    </message>
    <message>
        <source>hard %1</source>
        <comment>the total of the dealer&apos;s open cards</comment>
        <translation>%1 duro</translation>
    </message>
    <message>
        <source>After a double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Após dobrar: desistir com %1 contra %2</translation>
    </message>
    <message>
        <source>%1 against the dealer&apos;s %2</source>
        <translation>%1 contra %2 do crupiê</translation>
    </message>
    <message>
        <source>After the first double: double %1 again against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Após dobrar uma vez: dobrar de novo com %1 contra %2</translation>
    </message>
    <message>
        <source>After the second double: double %1 again against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Após dobrar duas vezes: dobrar de novo com %1 contra %2</translation>
    </message>
    <message>
        <source>After the first double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Após dobrar uma vez: desistir com %1 contra %2</translation>
    </message>
    <message>
        <source>After the second double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Após dobrar duas vezes: desistir com %1 contra %2</translation>
    </message>
    <message>
        <source>After the third double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Após dobrar três vezes: desistir com %1 contra %2</translation>
    </message>
    <message>
        <source>Other hands of a free split: stand on %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Outras mãos de uma divisão grátis: parar com %1 contra %2</translation>
    </message>
    <message>
        <source>Other hands of a free split: double %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Outras mãos de uma divisão grátis: dobrar com %1 contra %2</translation>
    </message>
    <message>
        <source>Other hands of a free split: hit %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Outras mãos de uma divisão grátis: pedir com %1 contra %2</translation>
    </message>
    <message>
        <source>%1, after a hit or split</source>
        <comment>a hand</comment>
        <translation>%1, após pedir ou dividir</translation>
    </message>
    <message>
        <source>%1, doubled</source>
        <comment>a hand</comment>
        <translation>%1, após dobrar</translation>
    </message>
    <message>
        <source>%1, doubled twice</source>
        <comment>a hand</comment>
        <translation>%1, após dobrar duas vezes</translation>
    </message>
    <message>
        <source>%1, doubled three times</source>
        <comment>a hand</comment>
        <translation>%1, após dobrar três vezes</translation>
    </message>
    <message>
        <source>%1, from a free split</source>
        <comment>a hand</comment>
        <translation>%1, de uma divisão grátis</translation>
    </message>
    <message>
        <source>S%1</source>
        <comment>short for: soft %1, the dealer&apos;s open cards</comment>
        <translation>S%1</translation>
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
        <translation>Verificando… %1%</translation>
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
            <numerusform>%1 não está mais no sabot; %n baralho contém %2</numerusform>
            <numerusform>%1 não está mais no sabot; %n baralhos contêm %2</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed; %2 or a card such as %3 is</source>
        <translation>&quot;%1&quot; não é permitido; use %2 ou uma carta como %3</translation>
    </message>
    <message numerus="yes">
        <source>%n cards; a hand to play has %1 to %2</source>
        <translation>
            <numerusform>%n carta; uma mão em que há o que decidir tem de %1 a %2</numerusform>
            <numerusform>%n cartas; uma mão em que há o que decidir tem de %1 a %2</numerusform>
        </translation>
    </message>
    <message>
        <source>exactly one card is needed, such as %1</source>
        <translation>é necessária exatamente uma carta, como %1</translation>
    </message>
    <message>
        <source>this game has no splits (%1)</source>
        <translation>este jogo não tem divisões (%1)</translation>
    </message>
    <message>
        <source>take it</source>
        <comment>insurance, even money</comment>
        <translation>aceitar</translation>
    </message>
    <message>
        <source>best</source>
        <comment>of all plays</comment>
        <translation>melhor</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>seguro</translation>
    </message>
    <message>
        <source>even money</source>
        <translation>even money</translation>
    </message>
    <message>
        <source>declined</source>
        <comment>even money</comment>
        <translation>recusado</translation>
    </message>
    <message>
        <source>What every action of a hand is worth, per unit of the initial play.</source>
        <translation>Quanto vale cada ação de uma mão, por unidade da aposta inicial.</translation>
    </message>
    <message>
        <source>The dealer&apos;s up card.</source>
        <translation>A carta aberta do crupiê.</translation>
    </message>
    <message>
        <source>Other cards gone from the shoe; after a split, the other hands&apos; cards too.</source>
        <translation>Outras cartas que já saíram do sabot; após uma divisão, também as das outras mãos.</translation>
    </message>
    <message>
        <source>The hand comes from a split.</source>
        <translation>A mão vem de uma divisão.</translation>
    </message>
    <message>
        <source>What is known about the hole card: %1, or the card itself.</source>
        <translation>O que se sabe da carta oculta: %1, ou a própria carta.</translation>
    </message>
    <message>
        <source>the expectation of every action for one hand</source>
        <translation>o valor esperado de cada ação de uma mão</translation>
    </message>
    <message>
        <source>return to player (RTP)</source>
        <translation>retorno ao jogador (RTP)</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>conforme publicado</translation>
    </message>
    <message>
        <source>per unit staked in total</source>
        <translation>por unidade do total apostado</translation>
    </message>
    <message>
        <source>expectation, best play</source>
        <translation>valor esperado, estratégia ótima</translation>
    </message>
    <message>
        <source>basic strategy</source>
        <translation>estratégia básica</translation>
    </message>
    <message>
        <source>average stake</source>
        <translation>aposta média</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>desvio padrão</translation>
    </message>
    <message>
        <source>element of risk</source>
        <translation>elemento de risco</translation>
    </message>
    <message>
        <source>insurance, per unit of it</source>
        <translation>seguro, por unidade dele</translation>
    </message>
    <message>
        <source>even money, compared with waiting</source>
        <translation>even money em vez de esperar</translation>
    </message>
    <message>
        <source>UP</source>
        <comment>the up card</comment>
        <translation>ABERTA</translation>
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
        <translation>ESTOURO</translation>
    </message>
    <message>
        <source>%1: expectation %2, wins %3</source>
        <comment>a side bet</comment>
        <translation>%1: valor esperado %2, ganha %3</translation>
    </message>
    <message>
        <source>The exact expectation of a game and of each side bet: one hand from a full fresh shoe.</source>
        <translation>O valor esperado exato de um jogo e de cada aposta paralela: uma mão de um sabot novo e completo.</translation>
    </message>
    <message numerus="yes">
        <source>%n decks</source>
        <translation>
            <numerusform>%n baralho</numerusform>
            <numerusform>%n baralhos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2; method: %3</source>
        <comment>a game, its decks, how it was computed</comment>
        <translation>%1, %2; método: %3</translation>
    </message>
    <message>
        <source>exact expectation of the game and of each side bet</source>
        <translation>valor esperado exato do jogo e de cada aposta paralela</translation>
    </message>
    <message>
        <source>&quot;%1&quot; shows the options of a command.</source>
        <translation>&quot;%1&quot; mostra as opções de um comando.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 1 could not be done, 2 wrong usage or input.</source>
        <translation>Códigos de saída: 0 feito, 1 não foi possível fazer, 2 a chamada ou a entrada está errada.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Comandos:</translation>
    </message>
    <message>
        <source>no command</source>
        <translation>nenhum comando</translation>
    </message>
    <message>
        <source>no such command; use one of %1</source>
        <translation>esse comando não existe; há %1</translation>
    </message>
    <message>
        <source>not enough memory for this</source>
        <translation>não há memória suficiente para isto</translation>
    </message>
    <message>
        <source>not known; allowed: %1</source>
        <translation>desconhecido; permitido: %1</translation>
    </message>
    <message>
        <source>Shows the options of this command.</source>
        <translation>Mostra as opções deste comando.</translation>
    </message>
    <message>
        <source>Prints one JSON document and nothing else.</source>
        <translation>Imprime um documento JSON e nada mais.</translation>
    </message>
    <message>
        <source>The data folder (default: the window&apos;s own).</source>
        <translation>A pasta de dados (padrão: a da janela).</translation>
    </message>
    <message>
        <source>A game&apos;s id, or the path of a rule-set file.</source>
        <translation>O id de um jogo ou o caminho de um arquivo de regras.</translation>
    </message>
    <message>
        <source>Changes one rule for this call, such as %1 or %2; repeatable.</source>
        <translation>Muda uma regra nesta chamada, como %1 ou %2; pode ser repetida.</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; shows what is allowed.</source>
        <comment>a sentence that says what is wrong</comment>
        <translation>%1 &quot;%2&quot; mostra o que é permitido.</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>falta %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one argument too many; allowed: %2</source>
        <translation>&quot;%1&quot; é um argumento a mais; permitido: %2</translation>
    </message>
    <message>
        <source>%1 is empty; a folder&apos;s path is needed</source>
        <translation>%1 está vazio; é necessário o caminho de uma pasta</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed; a whole number from %2 to %3 is</source>
        <translation>&quot;%1&quot; não é permitido; é necessário um número inteiro de %2 a %3</translation>
    </message>
    <message numerus="yes">
        <source>%n of them</source>
        <comment>side bets or limits</comment>
        <translation>
            <numerusform>%n no total</numerusform>
            <numerusform>%n no total</numerusform>
        </translation>
    </message>
    <message>
        <source>ALONE</source>
        <translation>SOZINHA</translation>
    </message>
    <message>
        <source>IN TURN</source>
        <translation>EM SEQUÊNCIA</translation>
    </message>
    <message>
        <source>side bet %1</source>
        <translation>aposta paralela %1</translation>
    </message>
    <message>
        <source>Both have the same rules.</source>
        <translation>Ambos têm as mesmas regras.</translation>
    </message>
    <message>
        <source>The strategy charts are the same.</source>
        <translation>As tabelas de estratégia são iguais.</translation>
    </message>
    <message>
        <source>HAND</source>
        <translation>MÃO</translation>
    </message>
    <message>
        <source>AGAINST</source>
        <comment>the up card</comment>
        <translation>CONTRA</translation>
    </message>
    <message>
        <source>Changes one rule of B for this call, such as %1; repeatable.</source>
        <translation>Muda uma regra de B nesta chamada, como %1; pode ser repetida.</translation>
    </message>
    <message>
        <source>two games side by side: differing rules and what each is worth</source>
        <translation>dois jogos lado a lado: regras que diferem e quanto vale cada uma</translation>
    </message>
    <message>
        <source>Checks a round&apos;s shuffle against its commitment.</source>
        <translation>Confere o embaralhamento de uma rodada com o compromisso.</translation>
    </message>
    <message>
        <source>A round as &quot;%1&quot; prints it, or its fairness object alone (- is standard input); or the number of a round in the data folder.</source>
        <translation>Uma rodada como &quot;%1&quot; a imprime, ou só o objeto fairness dela (- é a entrada padrão); ou o número de uma rodada na pasta de dados.</translation>
    </message>
    <message>
        <source>every finished shoe in the data folder</source>
        <translation>todos os sabots concluídos na pasta de dados</translation>
    </message>
    <message>
        <source>%1, %2 or %3 is needed</source>
        <translation>é necessário %1, %2 ou %3</translation>
    </message>
    <message>
        <source>checks a round&apos;s shuffle against its commitment</source>
        <translation>confere o embaralhamento de uma rodada com o compromisso</translation>
    </message>
    <message>
        <source>the shoe is still in use; its seed is shown when it ends, and can be checked then</source>
        <translation>o sabot ainda está em uso; a semente é revelada no fim dele e então pode ser verificada</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>falhou: %1</translation>
    </message>
    <message>
        <source>OK: the seed matches the commitment (no drawn cards to compare)</source>
        <translation>OK: a semente é a do compromisso (não há cartas tiradas para comparar)</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>rodada %1</translation>
    </message>
    <message>
        <source>failed: shoe %1, round %2: %3</source>
        <translation>falhou: sabot %1, rodada %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n finished shoes</source>
        <translation>
            <numerusform>%n sabot concluído</numerusform>
            <numerusform>%n sabots concluídos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <comment>so many finished shoes with …</comment>
        <translation>
            <numerusform>%n rodada</numerusform>
            <numerusform>%n rodadas</numerusform>
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
        <translation>%1 com %2: tudo conforme o compromisso</translation>
    </message>
    <message>
        <source>%1 with %2: %3</source>
        <comment>so many finished shoes, so many rounds; so many problems</comment>
        <translation>%1 com %2: %3</translation>
    </message>
    <message>
        <source>%1 (recovered)</source>
        <comment>a round&apos;s results</comment>
        <translation>%1 (recuperada)</translation>
    </message>
    <message>
        <source>The rounds played, newest first.</source>
        <translation>As rodadas jogadas, das mais recentes às mais antigas.</translation>
    </message>
    <message>
        <source>only rounds before this one</source>
        <translation>só as rodadas antes desta</translation>
    </message>
    <message>
        <source>round</source>
        <translation>rodada</translation>
    </message>
    <message>
        <source>started</source>
        <translation>início</translation>
    </message>
    <message>
        <source>game</source>
        <translation>jogo</translation>
    </message>
    <message>
        <source>values</source>
        <comment>of the hands</comment>
        <translation>valores</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>crupiê</translation>
    </message>
    <message>
        <source>results</source>
        <translation>resultados</translation>
    </message>
    <message>
        <source>side bets</source>
        <translation>apostas paralelas</translation>
    </message>
    <message>
        <source>staked</source>
        <translation>apostado</translation>
    </message>
    <message>
        <source>net</source>
        <translation>líquido</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rounds</source>
        <translation>
            <numerusform>%1 de %n rodada</numerusform>
            <numerusform>%1 de %n rodadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2, %3 of %4, %5, recovered</source>
        <comment>its number, game, currency, account, state</comment>
        <translation>Rodada %1, %2, %3 de %4, %5, recuperada</translation>
    </message>
    <message>
        <source>Round %1, %2, %3 of %4, %5</source>
        <comment>its number, game, currency, account, state</comment>
        <translation>Rodada %1, %2, %3 de %4, %5</translation>
    </message>
    <message>
        <source>started %1, ended %2</source>
        <translation>início %1, fim %2</translation>
    </message>
    <message>
        <source>started %1</source>
        <translation>início %1</translation>
    </message>
    <message>
        <source>shoe number %1, cards %2 to %3</source>
        <translation>sabot número %1, cartas %2 a %3</translation>
    </message>
    <message>
        <source>commitment</source>
        <translation>compromisso</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>semente</translation>
    </message>
    <message>
        <source>client seed</source>
        <translation>semente do cliente</translation>
    </message>
    <message>
        <source>shown when the shoe ends</source>
        <translation>revelada no fim do sabot</translation>
    </message>
    <message>
        <source>One round: hands, plays, cards, fairness.</source>
        <translation>Uma rodada: mãos, lançamentos, cartas, jogo justo.</translation>
    </message>
    <message>
        <source>shoe %1</source>
        <translation>sabot %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n rodada</numerusform>
            <numerusform>%n rodadas</numerusform>
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
            <numerusform>%n lançamento contábil</numerusform>
            <numerusform>%n lançamentos contábeis</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3: everything agrees</source>
        <comment>how many rounds, shoes, bookings</comment>
        <translation>%1, %2, %3: tudo confere</translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <comment>how many rounds, shoes, bookings; how many problems</comment>
        <translation>%1, %2, %3: %4</translation>
    </message>
    <message>
        <source>Checks the record: books, events, cards, commitments, and that nothing is missing.</source>
        <translation>Comprova o que está registrado: livros, eventos, cartas, compromissos e que nada falta.</translation>
    </message>
    <message>
        <source>Makes a backup now, or lists the existing ones.</source>
        <translation>Faz um backup agora ou lista os existentes.</translation>
    </message>
    <message>
        <source>only list the backups</source>
        <translation>só listar os backups</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <comment>very many</comment>
        <translation>%1 bytes</translation>
    </message>
    <message>
        <source>Replaces the database with a backup; the present file is set aside, not deleted.</source>
        <translation>Põe um backup no lugar do banco de dados; o arquivo atual é isolado, não excluído.</translation>
    </message>
    <message>
        <source>there is no backup in this data folder</source>
        <translation>não há backup nesta pasta de dados</translation>
    </message>
    <message>
        <source>none of the backups in this data folder is intact</source>
        <translation>nenhum dos backups nesta pasta de dados está íntegro</translation>
    </message>
    <message>
        <source>at most this many: default %1, maximum %2</source>
        <translation>no máximo quantas: %1 se não for indicado, até %2</translation>
    </message>
    <message>
        <source>the rounds played, newest first</source>
        <translation>as rodadas jogadas, das mais recentes às mais antigas</translation>
    </message>
    <message>
        <source>one round: hands, plays, cards, fairness</source>
        <translation>uma rodada: mãos, lançamentos, cartas, jogo justo</translation>
    </message>
    <message>
        <source>checks the whole record</source>
        <translation>comprova tudo o que está registrado</translation>
    </message>
    <message>
        <source>makes a backup</source>
        <translation>faz um backup</translation>
    </message>
    <message>
        <source>replaces the database with a backup</source>
        <translation>põe um backup no lugar do banco de dados</translation>
    </message>
    <message>
        <source>is still being played</source>
        <comment>a round</comment>
        <translation>ainda está em jogo</translation>
    </message>
    <message>
        <source>its record can&apos;t be read to the end</source>
        <comment>a round</comment>
        <translation>o que está registrado dela não pode ser lido até o fim</translation>
    </message>
    <message>
        <source>no cards were dealt in it, or they are not those of its shoe</source>
        <comment>a round</comment>
        <translation>nenhuma carta foi distribuída nela, ou elas não são as do seu sabot</translation>
    </message>
    <message>
        <source>nothing was staked</source>
        <translation>nada foi apostado</translation>
    </message>
    <message>
        <source>none of the stakes can be placed there</source>
        <translation>nenhuma das apostas entra ali</translation>
    </message>
    <message>
        <source>it would need cards that are still in the shoe</source>
        <translation>continuaria com cartas que ainda estão no sabot</translation>
    </message>
    <message>
        <source>other stakes</source>
        <translation>outras apostas</translation>
    </message>
    <message>
        <source>%1; other stakes</source>
        <comment>what was played</comment>
        <translation>%1; outras apostas</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>mãos</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>retorno</translation>
    </message>
    <message>
        <source>round %1 of %2 came to %3 %4; its cards with best play:</source>
        <comment>its number, game, net, currency</comment>
        <translation>a rodada %1 de %2 deu %3 %4; as cartas dela com estratégia ótima:</translation>
    </message>
    <message>
        <source>What one round&apos;s cards would have paid in every known game, your own included: alone at the table, the shoe from the round&apos;s first card on, best play from what can be seen, the same stakes or the nearest the game allows. The round&apos;s own game comes first.</source>
        <translation>No que dariam as cartas de uma rodada em todos os jogos conhecidos, também nos seus: sem companhia à mesa, com o sabot a partir da primeira carta da rodada, estratégia ótima conforme o que está à vista e as mesmas apostas ou as mais próximas que o jogo permite. O jogo da própria rodada vem primeiro.</translation>
    </message>
    <message>
        <source>a round&apos;s cards in the other games</source>
        <translation>as cartas de uma rodada nos outros jogos</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds, %1</source>
        <translation>
            <numerusform>%n rodada, %1</numerusform>
            <numerusform>%n rodadas, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Writes the record to a file: as JSON one round per line, as CSV one play per line.</source>
        <translation>Grava o que está registrado em um arquivo: em JSON, uma rodada por linha; em CSV, um lançamento por linha.</translation>
    </message>
    <message>
        <source>the format (default csv)</source>
        <translation>em que formato; csv se não for indicado</translation>
    </message>
    <message>
        <source>the file; - writes to standard output</source>
        <translation>onde; - grava na saída padrão</translation>
    </message>
    <message>
        <source>%1: %2 or %3 is needed</source>
        <translation>%1: é necessário %2 ou %3</translation>
    </message>
    <message>
        <source>%1 is needed; - writes to standard output</source>
        <translation>é necessário %1; - grava na saída padrão</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds written to %1</source>
        <translation>
            <numerusform>%n rodada gravada em %1</numerusform>
            <numerusform>%n rodadas gravadas em %1</numerusform>
        </translation>
    </message>
    <message>
        <source>writes the record to a file</source>
        <translation>grava o que está registrado em um arquivo</translation>
    </message>
    <message>
        <source>Works out what every decision and every round was worth, where that isn&apos;t known yet. If interrupted, it continues where it left off.</source>
        <translation>Descobre quanto valia cada decisão e cada rodada, onde ainda não se sabe. Se for interrompido, continua de onde parou.</translation>
    </message>
    <message>
        <source>discard the prices there are and price everything again</source>
        <translation>esquecer o que foi descoberto e avaliar tudo de novo</translation>
    </message>
    <message>
        <source>%1 rounds priced now; %2 priced in all, with %3 decisions; %4 can&apos;t be priced</source>
        <translation>%1 rodadas avaliadas agora; no total há %2 com %3 decisões, e %4 que não podem ser avaliadas</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>mão</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartas</translation>
    </message>
    <message>
        <source>up</source>
        <comment>the up card</comment>
        <translation>aberta</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>pergunta</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>escolhida</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>custo</translation>
    </message>
    <message>
        <source>mark</source>
        <comment>how bad a decision was</comment>
        <translation>nota</translation>
    </message>
    <message>
        <source>there was nothing to decide</source>
        <translation>não havia nada a decidir</translation>
    </message>
    <message>
        <source>net %1: worth %2 before the first card, %3 after the deal; decisions cost %4, luck %5</source>
        <translation>líquido %1: valia %2 antes da primeira carta, %3 após a distribuição; as decisões custam %4, sorte %5</translation>
    </message>
    <message>
        <source>One round&apos;s decisions: what each answer was worth from what could be seen, and what was luck.</source>
        <translation>As decisões de uma rodada: quanto valia cada resposta conforme o que estava à vista, e o que foi sorte.</translation>
    </message>
    <message>
        <source>The decisions in priced rounds that cost a hundredth of the stake or more, costliest first. A side bet is one of them if its expectation was negative before the first card.</source>
        <translation>As decisões de rodadas avaliadas que custam um centésimo da aposta ou mais, as mais caras primeiro. Uma aposta paralela é uma delas quando valia menos que nada antes da primeira carta.</translation>
    </message>
    <message>
        <source>only this kind: %1</source>
        <translation>só deste tipo: %1</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>decisão</translation>
    </message>
    <message>
        <source>kind</source>
        <comment>of a decision</comment>
        <translation>tipo</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n mistakes</source>
        <translation>
            <numerusform>%1 de %n erro</numerusform>
            <numerusform>%1 de %n erros</numerusform>
        </translation>
    </message>
    <message>
        <source>works out what every decision was worth</source>
        <translation>descobre quanto valia cada decisão</translation>
    </message>
    <message>
        <source>one round&apos;s decisions, and what was luck</source>
        <translation>as decisões de uma rodada, e o que foi sorte</translation>
    </message>
    <message>
        <source>the costliest decisions</source>
        <translation>as decisões mais caras</translation>
    </message>
    <message>
        <source>all</source>
        <comment>games</comment>
        <translation>todos</translation>
    </message>
    <message>
        <source>What was staked and what came back, by game and currency; for priced rounds also what mistakes cost, what was luck, and how widely luck was expected to spread.</source>
        <translation>O que foi apostado e o que retornou, por jogo e moeda; das rodadas avaliadas, quanto custaram os erros, o que foi sorte e quanta sorte era esperada.</translation>
    </message>
    <message>
        <source>currency</source>
        <translation>moeda</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>rodadas</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>lançamentos</translation>
    </message>
    <message>
        <source>returned/staked</source>
        <translation>retorno/apostado</translation>
    </message>
    <message>
        <source>mistakes</source>
        <comment>what they cost</comment>
        <translation>erros</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>sorte</translation>
    </message>
    <message>
        <source>expected spread</source>
        <comment>of luck</comment>
        <translation>oscilação esperada</translation>
    </message>
    <message>
        <source>what was staked, what came back, and what was luck</source>
        <translation>o que foi apostado, o que retornou e o que foi sorte</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no limit</comment>
        <translation>nenhum</translation>
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
        <translation>%1, a partir de %2: %3</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoje</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes played</source>
        <translation>
            <numerusform>%n minuto de jogo</numerusform>
            <numerusform>%n minutos de jogo</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 staked, net %3</source>
        <comment>an amount, its currency, another amount</comment>
        <translation>%1 %2 apostados, líquido %3</translation>
    </message>
    <message>
        <source>The limits and breaks people have set themselves, and what they have played today.</source>
        <translation>Os limites e pausas que as pessoas definiram para si, e o que jogaram hoje.</translation>
    </message>
    <message>
        <source>no break is running</source>
        <translation>nenhuma pausa em curso</translation>
    </message>
    <message>
        <source>%1 until %2, for every account</source>
        <comment>break or exclusion; a moment</comment>
        <translation>%1 até %2, para todas as contas</translation>
    </message>
    <message>
        <source>the limits people have set themselves, and what they have played today</source>
        <translation>os limites que as pessoas definiram para si, e o que jogaram hoje</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>saída padrão</translation>
    </message>
    <message>
        <source>could not be written to</source>
        <translation>não foi possível gravar</translation>
    </message>
    <message>
        <source>%1 (needed)</source>
        <comment>a key of a rule file</comment>
        <translation>%1 (obrigatória)</translation>
    </message>
    <message>
        <source>A rule file is one JSON object. Its keys, with a dot for each level, and what is allowed there:</source>
        <translation>Um arquivo de regras é um objeto JSON. Suas chaves, com um ponto por nível, e o que é permitido nelas:</translation>
    </message>
    <message>
        <source>Side bets: %1, each kind with its outcomes:</source>
        <translation>Apostas paralelas: %1, cada tipo com seus resultados:</translation>
    </message>
    <message>
        <source>any outcomes of the kinds above</source>
        <translation>quaisquer resultados dos tipos acima</translation>
    </message>
    <message>
        <source>Amounts are decimal text (%1), multiples of %2. &quot;%3&quot; prints a whole rule file.</source>
        <translation>Valores são texto decimal (%1), múltiplos de %2. &quot;%3&quot; imprime um arquivo de regras inteiro.</translation>
    </message>
    <message>
        <source>Checks whether files are games that can be played: every problem with its place and what is allowed. With %1: %2. Exit code 0 without problems, else 1.</source>
        <translation>Confere se arquivos são jogos que podem ser jogados: cada problema com o lugar dele e o que é permitido. Com %1: %2. Código de saída 0 se não houver problemas; senão, 1.</translation>
    </message>
    <message>
        <source>A rule-set file, or several.</source>
        <translation>Um arquivo de regras; podem vir outros.</translation>
    </message>
    <message>
        <source>%1: OK</source>
        <comment>a rule-set file</comment>
        <translation>%1: correto</translation>
    </message>
    <message>
        <source>Adds a copy of a rule-set file to your own games. With %1: %2.</source>
        <translation>Adiciona uma cópia de um arquivo de regras aos seus jogos. Com %1: %2.</translation>
    </message>
    <message>
        <source>The rule-set file. &quot;%1&quot; describes its format.</source>
        <translation>O arquivo de regras. &quot;%1&quot; mostra o formato dele.</translation>
    </message>
    <message>
        <source>%1 was added: %2</source>
        <comment>a game; its file</comment>
        <translation>%1 foi adicionado: %2</translation>
    </message>
    <message>
        <source>Removes one of your own games. Rounds played by its rules keep them. With %1: %2.</source>
        <translation>Remove um dos seus jogos. As rodadas jogadas pelas regras dele as conservam. Com %1: %2.</translation>
    </message>
    <message>
        <source>The game&apos;s id.</source>
        <translation>O id do jogo.</translation>
    </message>
    <message>
        <source>%1 was removed: %2</source>
        <comment>a game; its file</comment>
        <translation>%1 foi removido: %2</translation>
    </message>
    <message>
        <source>whether files are games that can be played</source>
        <translation>se arquivos são jogos que podem ser jogados</translation>
    </message>
    <message>
        <source>adds a rule-set file to your own games</source>
        <translation>adiciona um arquivo de regras aos seus jogos</translation>
    </message>
    <message>
        <source>removes one of your own games</source>
        <translation>remove um dos seus jogos</translation>
    </message>
    <message>
        <source>soft %1</source>
        <comment>the total of a hand</comment>
        <translation>%1 suave</translation>
    </message>
    <message>
        <source>blackjack</source>
        <comment>a hand</comment>
        <translation>blackjack</translation>
    </message>
    <message>
        <source>bust</source>
        <comment>a hand</comment>
        <translation>estouro</translation>
    </message>
    <message>
        <source>doubled</source>
        <comment>a hand</comment>
        <translation>dobrada</translation>
    </message>
    <message>
        <source>split</source>
        <comment>a hand</comment>
        <translation>dividida</translation>
    </message>
    <message>
        <source>surrendered</source>
        <comment>a hand</comment>
        <translation>desistência</translation>
    </message>
    <message>
        <source>nothing was staked, nothing dealt</source>
        <translation>nada foi apostado, nada foi distribuído</translation>
    </message>
    <message>
        <source>seat %1, hand %2 (%3)</source>
        <comment>the player&apos;s name in brackets</comment>
        <translation>lugar %1, mão %2 (%3)</translation>
    </message>
    <message>
        <source>player</source>
        <translation>jogador</translation>
    </message>
    <message>
        <source>play</source>
        <comment>main, behind or a bet</comment>
        <translation>lançamento</translation>
    </message>
    <message>
        <source>stake</source>
        <translation>aposta</translation>
    </message>
    <message>
        <source>result</source>
        <translation>resultado</translation>
    </message>
    <message>
        <source>refused: %1 %2: %3</source>
        <comment>bets or actions; which of them; the reason</comment>
        <translation>recusado: %1 %2: %3</translation>
    </message>
    <message>
        <source>%1 left seat %2: %3</source>
        <comment>a player; the seat&apos;s number; the reason</comment>
        <translation>%1 deixou o lugar %2: %3</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <comment>a player; an amount</comment>
        <translation>%1 tem %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Rodada %1</translation>
    </message>
    <message>
        <source>Plays a scripted game.</source>
        <translation>Joga uma partida segundo um roteiro.</translation>
    </message>
    <message>
        <source>The scenario&apos;s file; - reads standard input.</source>
        <translation>O arquivo do roteiro; - lê a entrada padrão.</translation>
    </message>
    <message>
        <source>plays a scripted game</source>
        <translation>joga uma partida segundo um roteiro</translation>
    </message>
    <message>
        <source>the house&apos;s choice, where the published rules are silent or unclear</source>
        <translation>escolha da casa, onde as regras publicadas não dizem nada ou não são claras</translation>
    </message>
    <message>
        <source>The whole rule set, as data or as text.</source>
        <translation>O conjunto de regras inteiro, como dados ou como texto.</translation>
    </message>
    <message>
        <source>the whole rule set, as data (--json) or as text</source>
        <translation>o conjunto de regras inteiro, como dados (--json) ou como texto</translation>
    </message>
    <message>
        <source>the round needs more cards than the shoe has; it began with %1</source>
        <translation>a rodada precisa de mais cartas do que o sabot tem; ela começou com %1</translation>
    </message>
    <message>
        <source>an amount exceeds what a wallet can hold</source>
        <translation>um valor passa do que cabe em uma carteira</translation>
    </message>
    <message>
        <source>%1 is missing; allowed: 1 to %2</source>
        <translation>falta %1; permitido de 1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>%n threads</source>
        <translation>
            <numerusform>%n thread</numerusform>
            <numerusform>%n threads</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3 rounds, seed %4, %5, through the engine</source>
        <comment>a game, its decks, very many rounds, …, how many threads</comment>
        <translation>%1, %2, %3 rodadas, semente %4, %5, pelo motor</translation>
    </message>
    <message>
        <source>%1, %2, %3 rounds, seed %4, %5</source>
        <comment>a game, its decks, very many rounds, …, how many threads</comment>
        <translation>%1, %2, %3 rodadas, semente %4, %5</translation>
    </message>
    <message>
        <source>expectation, simulated</source>
        <translation>valor esperado, simulado</translation>
    </message>
    <message>
        <source>standard error</source>
        <translation>erro padrão</translation>
    </message>
    <message>
        <source>basic strategy, exact, full shoe</source>
        <translation>estratégia básica, exata, sabot completo</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>diferença</translation>
    </message>
    <message>
        <source>in standard errors</source>
        <translation>em erros padrão</translation>
    </message>
    <message>
        <source>The difference includes the cut card&apos;s effect: rounds from a shoe in use are worth a little less than the first.</source>
        <translation>A diferença inclui o efeito da carta de corte: rodadas de um sabot em uso valem um pouco menos que a primeira.</translation>
    </message>
    <message>
        <source>%1 s, %2 million rounds a second</source>
        <comment>s: seconds</comment>
        <translation>%1 s, %2 milhões de rodadas por segundo</translation>
    </message>
    <message>
        <source>Plays rounds by the analysed basic strategy; the same seed and threads give the same figures.</source>
        <translation>Joga rodadas pela estratégia básica analisada; a mesma semente e o mesmo número de threads dão os mesmos números.</translation>
    </message>
    <message>
        <source>How many rounds.</source>
        <translation>Quantas rodadas.</translation>
    </message>
    <message>
        <source>The seed of the random numbers (default 1).</source>
        <translation>Onde começam os números aleatórios (padrão: 1).</translation>
    </message>
    <message>
        <source>How many threads (default 1).</source>
        <translation>Quantas threads (padrão: 1).</translation>
    </message>
    <message>
        <source>Plays every round through the table&apos;s own engine: slower, by the same rules.</source>
        <translation>Joga cada rodada pelo próprio motor da mesa: mais lento, com as mesmas regras.</translation>
    </message>
    <message>
        <source>Monte Carlo with the analysed strategy</source>
        <translation>Monte Carlo com a estratégia analisada</translation>
    </message>
    <message>
        <source>%1: one of %2 is needed</source>
        <translation>%1: é necessário um de %2</translation>
    </message>
    <message>
        <source>%1: the number of a round, from 1, is needed</source>
        <translation>%1: é necessário o número de uma rodada, a partir de 1</translation>
    </message>
    <message>
        <source>%1: a date (%2) or a moment (%3) is needed</source>
        <translation>%1: é necessária uma data (%2) ou um momento (%3)</translation>
    </message>
    <message>
        <source>The round&apos;s number.</source>
        <translation>O número da rodada.</translation>
    </message>
    <message>
        <source>only this account&apos;s</source>
        <translation>só as desta conta</translation>
    </message>
    <message>
        <source>only this game&apos;s</source>
        <translation>só as deste jogo</translation>
    </message>
    <message>
        <source>only in this currency</source>
        <translation>só nesta moeda</translation>
    </message>
    <message>
        <source>only from this day on (%1), or from this moment (%2)</source>
        <translation>só a partir deste dia (%1) ou deste momento (%2)</translation>
    </message>
    <message>
        <source>only where a hand ended this way: %1</source>
        <translation>só onde uma mão terminou assim: %1</translation>
    </message>
    <message>
        <source>only where a side bet was won</source>
        <translation>só onde uma aposta paralela foi ganha</translation>
    </message>
    <message>
        <source>only rounds in this state: %1</source>
        <translation>só rodadas neste estado: %1</translation>
    </message>
    <message>
        <source>only those that were interrupted and finished later</source>
        <translation>só as que foram interrompidas e concluídas depois</translation>
    </message>
    <message>
        <source>only those with a decision, or a side bet, priced at least this bad: %1</source>
        <translation>só as que têm uma decisão, ou uma aposta paralela, avaliada tão mal assim ou pior: %1</translation>
    </message>
    <message>
        <source>%1: there is no such account</source>
        <translation>%1: essa conta não existe</translation>
    </message>
    <message>
        <source>%1 does not come after %2</source>
        <translation>%1 não vem depois de %2</translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>above the up cards of a chart</comment>
        <translation>crupiê</translation>
    </message>
    <message>
        <source>hard</source>
        <comment>hands of a chart</comment>
        <translation>duras</translation>
    </message>
    <message>
        <source>soft</source>
        <comment>hands of a chart</comment>
        <translation>suaves</translation>
    </message>
    <message>
        <source>pairs</source>
        <comment>hands of a chart</comment>
        <translation>pares</translation>
    </message>
    <message>
        <source>both dealer cards shown</source>
        <translation>as duas cartas do crupiê abertas</translation>
    </message>
    <message>
        <source>hidden card %1</source>
        <comment>small, medium or large</comment>
        <translation>carta oculta %1</translation>
    </message>
    <message>
        <source>Basic strategy: the best play for every total and pair against every up card.</source>
        <translation>Estratégia básica: a melhor jogada para cada total e par contra cada carta aberta.</translation>
    </message>
    <message>
        <source>%1, %2; expectation of this strategy %3</source>
        <comment>a game, its decks</comment>
        <translation>%1, %2; valor esperado desta estratégia: %3</translation>
    </message>
    <message>
        <source>S stand, H hit, D double else hit, Ds double else stand, P split, R surrender else hit, Rs else stand, Rp else split</source>
        <comment>the letters stay as they are</comment>
        <translation>S parar; H pedir; D dobrar, senão pedir; Ds dobrar, senão parar; P dividir; R desistir, senão pedir; Rs desistir, senão parar; Rp desistir, senão dividir</translation>
    </message>
    <message>
        <source>insurance: take it</source>
        <translation>seguro: aceitar</translation>
    </message>
    <message>
        <source>insurance: never</source>
        <translation>seguro: nunca</translation>
    </message>
    <message>
        <source>even money: take it</source>
        <translation>even money: aceitar</translation>
    </message>
    <message>
        <source>even money: never</source>
        <translation>even money: nunca</translation>
    </message>
    <message>
        <source>the best play for every hand against every up card, as charts</source>
        <translation>a melhor jogada para cada mão contra cada carta aberta, em tabelas</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOME</translation>
    </message>
    <message>
        <source>DECKS</source>
        <translation>BARALHOS</translation>
    </message>
    <message>
        <source>SEATS</source>
        <translation>LUGARES</translation>
    </message>
    <message>
        <source>LIMITS</source>
        <translation>LIMITES</translation>
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
        <translation>Os conjuntos de regras conhecidos, uma linha para cada um.</translation>
    </message>
    <message>
        <source>all known rule sets, one per row</source>
        <translation>os conjuntos de regras conhecidos, uma linha para cada um</translation>
    </message>
    <message>
        <source>even: taking it or not is worth the same</source>
        <translation>equilibrado: aceitar ou não vale o mesmo</translation>
    </message>
    <message>
        <source>insurance: even, taking it or not is worth the same</source>
        <translation>seguro: equilibrado, aceitar ou não vale o mesmo</translation>
    </message>
    <message>
        <source>even money: even, taking it or not is worth the same</source>
        <translation>even money: equilibrado, aceitar ou não vale o mesmo</translation>
    </message>
    <message numerus="yes">
        <source>OK: the seed matches the commitment, and the %n cards drawn match the shuffle from card %1 of the shoe on</source>
        <translation>
            <numerusform>OK: a semente é a do compromisso, e a %n carta tirada é a do embaralhamento, a partir da carta %1 do sabot</numerusform>
            <numerusform>OK: a semente é a do compromisso, e as %n cartas tiradas são as do embaralhamento, a partir da carta %1 do sabot</numerusform>
        </translation>
    </message>
    <message>
        <source>only up to and including this day, or before this moment</source>
        <translation>só até este dia, inclusive, ou antes deste momento</translation>
    </message>
    <message>
        <source>only with this result, over all hands and side bets: %1</source>
        <translation>só com este resultado, todas as mãos e apostas paralelas juntas: %1</translation>
    </message>
    <message>
        <source>%1, the last one number %2</source>
        <comment>&quot;12 rounds&quot;; a round&apos;s number</comment>
        <translation>%1, a última é a de número %2</translation>
    </message>
    <message>
        <source>intact</source>
        <comment>a backup</comment>
        <translation>íntegro</translation>
    </message>
    <message numerus="yes">
        <source>%n entries changed or missing</source>
        <comment>in a backup</comment>
        <translation>
            <numerusform>%n entrada alterada ou ausente</numerusform>
            <numerusform>%n entradas alteradas ou ausentes</numerusform>
        </translation>
    </message>
    <message>
        <source>The backup (default: the intact one with most on record).</source>
        <translation>O backup; se não for indicado, o íntegro com mais conteúdo.</translation>
    </message>
    <message>
        <source>%1 is empty; leave it out for the backup with most on record</source>
        <translation>%1 está vazio; omita-o para usar o backup com mais conteúdo</translation>
    </message>
    <message>
        <source>restored from %1: %2</source>
        <comment>a file; what it holds</comment>
        <translation>restaurado de %1: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a card; cards are written like %2, %3 or %4, or without the suit like %5</source>
        <translation>&quot;%1&quot; não é uma carta; as cartas se escrevem como %2, %3 ou %4, ou sem o naipe, como %5</translation>
    </message>
    <message>
        <source>The player&apos;s hand, such as %1 or %2.</source>
        <translation>A mão do jogador, como %1 ou %2.</translation>
    </message>
    <message>
        <source>what a game costs with eight decks</source>
        <translation>quanto custa um jogo com oito baralhos</translation>
    </message>
    <message>
        <source>which rules make the difference between two games</source>
        <translation>quais regras fazem a diferença entre dois jogos</translation>
    </message>
    <message>
        <source>the best play for every hand</source>
        <translation>a melhor jogada para cada mão</translation>
    </message>
    <message>
        <source>what to do with 16 against a nine</source>
        <translation>o que fazer com 16 contra um nove</translation>
    </message>
    <message>
        <source>a million rounds, played by the chart</source>
        <translation>um milhão de rodadas, jogadas pela tabela</translation>
    </message>
    <message>
        <source>the last ten rounds played</source>
        <translation>as dez últimas rodadas jogadas</translation>
    </message>
    <message>
        <source>the whole record in a file</source>
        <translation>todo o registro em um arquivo</translation>
    </message>
    <message>
        <source>whether every shuffle matches its commitment</source>
        <translation>se cada embaralhamento foi o do compromisso</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Exemplos:</translation>
    </message>
    <message>
        <source>Insurance stakes half of that play, and is valued in the same unit.</source>
        <translation>O seguro aposta a metade dela e é avaliado na mesma unidade.</translation>
    </message>
    <message>
        <source>The unit is the initial play; for insurance and side bets, their own stake.</source>
        <translation>A unidade é a aposta inicial; no seguro e nas apostas paralelas, o valor apostado neles.</translation>
    </message>
    <message>
        <source>Answers and costs are per unit of the hand&apos;s initial stake, those of insurance per unit of its own stake; the figures of the whole round are amounts of money.</source>
        <translation>Respostas e custos são por unidade da aposta inicial da mão; os do seguro, por unidade da própria aposta; os números da rodada inteira são valores em dinheiro.</translation>
    </message>
    <message>
        <source>A cost is per unit of the stake it is about, and beside it an amount of money.</source>
        <translation>O custo é por unidade da aposta em questão e, ao lado, em dinheiro.</translation>
    </message>
    <message>
        <source>The next round from a shoe without these cards, such as %1 (suits may be left out).</source>
        <translation>A próxima rodada de um sabot sem estas cartas, como %1 (os naipes podem ser omitidos).</translation>
    </message>
    <message numerus="yes">
        <source>%n cards unseen</source>
        <translation>
            <numerusform>%n carta não vista</numerusform>
            <numerusform>%n cartas não vistas</numerusform>
        </translation>
    </message>
    <message>
        <source>The count systems there are: what each card adds, where a new shoe starts, and how the count that decides is made of it.</source>
        <translation>Os sistemas de contagem: quanto cada carta soma, onde começa um sabot novo e como se obtém a contagem que decide.</translation>
    </message>
    <message>
        <source>A system&apos;s id, or the path of a file with one of your own, which is checked.</source>
        <translation>O id de um sistema, ou o caminho de um arquivo com o seu próprio, que é verificado.</translation>
    </message>
    <message>
        <source>SYSTEM</source>
        <translation>SISTEMA</translation>
    </message>
    <message>
        <source>DECK</source>
        <translation>BARALHO</translation>
    </message>
    <message>
        <source>START</source>
        <translation>INÍCIO</translation>
    </message>
    <message>
        <source>PIVOT</source>
        <translation>PIVÔ</translation>
    </message>
    <message>
        <source>decks</source>
        <translation>baralhos</translation>
    </message>
    <message>
        <source>TAGS OF LEVEL</source>
        <translation>VALORES DE NÍVEL</translation>
    </message>
    <message>
        <source>CORRELATION</source>
        <translation>CORRELAÇÃO</translation>
    </message>
    <message>
        <source>No shoe before the cut card favours this bet.</source>
        <translation>Nenhum sabot antes da carta de corte favorece esta aposta.</translation>
    </message>
    <message>
        <source>STAKED</source>
        <translation>APOSTADO</translation>
    </message>
    <message>
        <source>OF ROUNDS</source>
        <translation>DAS RODADAS</translation>
    </message>
    <message>
        <source>WINS IN 100, units</source>
        <translation>GANHA EM 100, unidades</translation>
    </message>
    <message>
        <source>OF ALL THERE IS</source>
        <translation>DO POSSÍVEL</translation>
    </message>
    <message>
        <source>whenever the shoe favours it</source>
        <translation>sempre que o sabot favorece</translation>
    </message>
    <message>
        <source>by the sum of all cards&apos; effects</source>
        <translation>pela soma dos efeitos de todas as cartas</translation>
    </message>
    <message>
        <source>What one card gone changes, exactly: the worth of the shoe without it, less the worth of the shoe, per unit of the initial play; for side bets, of their own stake.</source>
        <translation>O que muda com uma carta a menos, exatamente: o valor do sabot sem ela menos o do sabot, por unidade da aposta inicial; nas apostas laterais, da própria aposta.</translation>
    </message>
    <message>
        <source>The tags of a level are the whole numbers, none greater, that fit best; a correlation of 1 would catch all that single cards tell.</source>
        <translation>Os valores de um nível são os inteiros, nenhum maior, que melhor se ajustam; uma correlação de 1 captaria tudo o que cada carta diz.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n decks</source>
        <comment>a game</comment>
        <translation>
            <numerusform>%1, %n baralho</numerusform>
            <numerusform>%1, %n baralhos</numerusform>
        </translation>
    </message>
    <message>
        <source>ONE CARD LESS, per cent</source>
        <translation>UMA CARTA A MENOS, por cento</translation>
    </message>
    <message>
        <source>SUM</source>
        <translation>SOMA</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>play</comment>
        <translation>mantida</translation>
    </message>
    <message>
        <source>best</source>
        <comment>play</comment>
        <translation>ótima</translation>
    </message>
    <message>
        <source>BETTING CORRELATION</source>
        <translation>CORRELAÇÃO DE APOSTA</translation>
    </message>
    <message>
        <source>INSURANCE CORRELATION</source>
        <translation>CORRELAÇÃO DO SEGURO</translation>
    </message>
    <message>
        <source>Every card is worth the same to it: no count of ranks tells anything about this bet.</source>
        <translation>Todas as cartas valem o mesmo para ela: nenhuma contagem de valores diz algo sobre esta aposta.</translation>
    </message>
    <message>
        <source>Every decision for which the best play depends on the count, by what it earns: derived for these rules and this system from exact figures of used shoes.</source>
        <translation>Cada decisão cujo jogo ótimo depende da contagem, pelo que rende: derivada para estas regras e este sistema de valores exatos de sabots usados.</translation>
    </message>
    <message>
        <source>How many used shoes to solve (default %1); more is finer.</source>
        <translation>Quantos sabots usados resolver (padrão: %1); mais é mais fino.</translation>
    </message>
    <message>
        <source>betting correlation</source>
        <translation>correlação de aposta</translation>
    </message>
    <message>
        <source>insurance correlation</source>
        <translation>correlação do seguro</translation>
    </message>
    <message>
        <source>playing efficiency, measured</source>
        <translation>eficiência de jogo, medida</translation>
    </message>
    <message>
        <source>correlation with the exact worth of used shoes</source>
        <translation>correlação com o valor exato de sabots usados</translation>
    </message>
    <message>
        <source>IN EACH THIRD</source>
        <translation>EM CADA TERÇO</translation>
    </message>
    <message>
        <source>EARNS, per cent</source>
        <translation>RENDE, por cento</translation>
    </message>
    <message>
        <source>WITH 1 TO 8</source>
        <translation>COM 1 A 8</translation>
    </message>
    <message>
        <source>rounded down</source>
        <translation>arredondado para baixo</translation>
    </message>
    <message>
        <source>rounded towards 0</source>
        <translation>arredondado para 0</translation>
    </message>
    <message>
        <source>rounded to the nearest</source>
        <translation>arredondado ao mais próximo</translation>
    </message>
    <message>
        <source>The running count decides.</source>
        <translation>A contagem corrente decide.</translation>
    </message>
    <message>
        <source>exactly</source>
        <comment>decks are judged</comment>
        <translation>exatamente</translation>
    </message>
    <message>
        <source>to quarter decks</source>
        <translation>a quartos de baralho</translation>
    </message>
    <message>
        <source>to half decks</source>
        <translation>a meios baralhos</translation>
    </message>
    <message>
        <source>to whole decks</source>
        <translation>a baralhos inteiros</translation>
    </message>
    <message>
        <source>the cards in the shoe</source>
        <translation>das cartas no sabot</translation>
    </message>
    <message>
        <source>all cards unseen</source>
        <translation>de todas as cartas não vistas</translation>
    </message>
    <message>
        <source>%1, judged %2, %3</source>
        <comment>which cards, how finely, how rounded</comment>
        <translation>%1, estimadas %2, %3</translation>
    </message>
    <message>
        <source>The true count is per deck of %1.</source>
        <comment>which cards, how judged and rounded</comment>
        <translation>A contagem verdadeira é por baralho %1.</translation>
    </message>
    <message>
        <source>The true count is per %1 decks of %2.</source>
        <comment>a number, which cards, how judged and rounded</comment>
        <translation>A contagem verdadeira é por %1 baralhos %2.</translation>
    </message>
    <message>
        <source>This game shuffles before every round, so no count tells anything about the next one; %1 shows what a kept shoe would change.</source>
        <translation>Este jogo embaralha antes de cada rodada, então nenhuma contagem diz algo sobre a próxima; %1 mostra o que um sabot mantido mudaria.</translation>
    </message>
    <message>
        <source>How many threads (default: one for each processor).</source>
        <translation>Quantas threads (padrão: uma por processador).</translation>
    </message>
    <message>
        <source>the count systems there are, or one of your own</source>
        <translation>os sistemas de contagem, ou um seu</translation>
    </message>
    <message>
        <source>what each card gone is worth, and which tags follow</source>
        <translation>quanto vale cada carta a menos, e que valores resultam</translation>
    </message>
    <message>
        <source>the plays that depend on the count, by worth</source>
        <translation>as jogadas que dependem da contagem, por valor</translation>
    </message>
    <message>
        <source>Plays by the system&apos;s indices, or by basic strategy alone (the default): %1.</source>
        <translation>Joga pelos índices do sistema, ou só pela estratégia básica (padrão): %1.</translation>
    </message>
    <message>
        <source>How many used shoes to solve for the indices (default %1).</source>
        <translation>Quantos sabots usados resolver para os índices (padrão: %1).</translation>
    </message>
    <message>
        <source>How many other hands are at the table, 0 to 6 (default 0).</source>
        <translation>Quantas outras mãos há na mesa, 0 a 6 (padrão: 0).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed; a number from %2 to %3 is</source>
        <translation>&quot;%1&quot; não é permitido; um número de %2 a %3 é</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;; allowed: %3</source>
        <translation>%1 é &quot;%2&quot;; permitido: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n cards dealt before the cut card</source>
        <translation>
            <numerusform>%n carta antes da carta de corte</numerusform>
            <numerusform>%n cartas antes da carta de corte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plays by the count</source>
        <translation>
            <numerusform>%n jogada pela contagem</numerusform>
            <numerusform>%n jogadas pela contagem</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays rounds while counting, with the game&apos;s own cut card and burn: how often each count comes before a round, and what a unit staked then wins.</source>
        <translation>Joga rodadas contando, com a carta de corte e as queimadas do jogo: com que frequência cada contagem vem antes de uma rodada e o que uma unidade ganha então.</translation>
    </message>
    <message>
        <source>Every card is counted when it is seen; others at the table play after you.</source>
        <translation>Cada carta é contada quando vista; os outros na mesa jogam depois de você.</translation>
    </message>
    <message>
        <source>COUNT</source>
        <translation>CONTAGEM</translation>
    </message>
    <message>
        <source>OF ALL ROUNDS</source>
        <translation>DE TODAS AS RODADAS</translation>
    </message>
    <message>
        <source>STANDARD ERROR</source>
        <translation>ERRO PADRÃO</translation>
    </message>
    <message>
        <source>VARIANCE</source>
        <translation>VARIÂNCIA</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds at rarer counts</source>
        <translation>
            <numerusform>%n rodada em contagens mais raras</numerusform>
            <numerusform>%n rodadas em contagens mais raras</numerusform>
        </translation>
    </message>
    <message>
        <source>all rounds, one unit each</source>
        <translation>todas as rodadas, uma unidade cada</translation>
    </message>
    <message>
        <source>each count more</source>
        <translation>cada ponto a mais</translation>
    </message>
    <message>
        <source>%1 rounds in %2 s</source>
        <comment>very many rounds, seconds</comment>
        <translation>%1 rodadas em %2 s</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no side bet of this game; it has: %2</source>
        <translation>&quot;%1&quot; não é aposta lateral deste jogo; ele tem: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a stake; a side bet is written like %2</source>
        <translation>&quot;%1&quot; não é uma aposta; uma aposta lateral se escreve como %2</translation>
    </message>
    <message>
        <source>%1 is beyond the limits of this bet; allowed: %2 to %3</source>
        <translation>%1 está além dos limites desta aposta; permitido: %2 a %3</translation>
    </message>
    <message>
        <source>What stakes win and risk: yours by the count, the best ones for a bankroll, or a flat stake of someone who doesn&apos;t count, with side bets.</source>
        <translation>O que as apostas ganham e arriscam: as suas pela contagem, as melhores para um capital, ou uma fixa de quem não conta, com apostas laterais.</translation>
    </message>
    <message>
        <source>Finds the stakes instead: K times the Kelly stake at each count, made of at most four chips.</source>
        <translation>Encontra as apostas: K vezes a de Kelly em cada contagem, com no máximo quatro fichas.</translation>
    </message>
    <message>
        <source>The greatest stake to find (default: 12 times the least).</source>
        <translation>A maior aposta (padrão: 12 vezes a menor).</translation>
    </message>
    <message>
        <source>Watches, without a stake, rounds below this count.</source>
        <translation>Observa sem apostar as rodadas abaixo desta contagem.</translation>
    </message>
    <message>
        <source>For a flat stake: a side bet as well; several with commas between.</source>
        <translation>Com aposta fixa: também uma aposta lateral; várias, separadas por vírgulas.</translation>
    </message>
    <message>
        <source>What is to be won before the bankroll is lost (default: as much again).</source>
        <translation>O que ganhar antes de perder o capital (padrão: outro tanto).</translation>
    </message>
    <message>
        <source>SCORE is what 100 rounds win a full-Kelly player with 10,000: (1000 × mean / deviation)². N0 is how many rounds it takes until the mean equals one standard deviation. The risk of ruin is that of ever losing the bankroll, playing on for ever; trip ruin, of losing it at some time in the session. Rounds are taken as independent, and stakes by the count as many small ones; a flat stake is told round by round, its side bets as if they knew nothing of the hand.</source>
        <translation>SCORE é o que 100 rodadas rendem a um jogador Kelly com 10.000: (1000 × média / desvio)². N0 é quantas rodadas até a média igualar um desvio padrão. O risco de ruína é o de um dia perder o capital jogando para sempre; a ruína da sessão, de perdê-lo durante ela. As rodadas são tidas como independentes, e as apostas pela contagem como muitas pequenas; uma aposta fixa é calculada rodada a rodada, com as laterais como se nada soubessem da mão.</translation>
    </message>
    <message>
        <source>side bets go with a flat stake only</source>
        <translation>apostas laterais só com aposta fixa</translation>
    </message>
    <message>
        <source>%1 times in 100</source>
        <comment>a number</comment>
        <translation>%1 vezes em 100</translation>
    </message>
    <message>
        <source>After %1 hours (%2 rounds) you would be behind about %3, and out of money before then %4.</source>
        <translation>Depois de %1 horas (%2 rodadas), você estaria perdendo cerca de %3, e sem dinheiro antes disso %4.</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>apostas</translation>
    </message>
    <message>
        <source>rounds played</source>
        <translation>rodadas jogadas</translation>
    </message>
    <message>
        <source>average stake, per round seen</source>
        <translation>aposta média por rodada vista</translation>
    </message>
    <message>
        <source>result of 100 rounds seen</source>
        <translation>resultado de 100 rodadas vistas</translation>
    </message>
    <message>
        <source>result of 100 rounds played</source>
        <translation>resultado de 100 rodadas jogadas</translation>
    </message>
    <message>
        <source>result of an hour</source>
        <translation>resultado de uma hora</translation>
    </message>
    <message>
        <source>standard deviation of a round</source>
        <translation>desvio padrão de uma rodada</translation>
    </message>
    <message>
        <source>%1 rounds (%2 hours)</source>
        <translation>%1 rodadas (%2 horas)</translation>
    </message>
    <message>
        <source>desirability index</source>
        <translation>índice de atratividade</translation>
    </message>
    <message>
        <source>SCORE, per 100 rounds seen</source>
        <translation>SCORE por 100 rodadas vistas</translation>
    </message>
    <message>
        <source>SCORE, per 100 rounds played</source>
        <translation>SCORE por 100 rodadas jogadas</translation>
    </message>
    <message>
        <source>part of the Kelly stakes</source>
        <translation>parte das apostas de Kelly</translation>
    </message>
    <message>
        <source>risk of ruin</source>
        <translation>risco de ruína</translation>
    </message>
    <message>
        <source>wins %1 before the bankroll is lost</source>
        <translation>ganha %1 antes de perder o capital</translation>
    </message>
    <message>
        <source>doubles before it halves, resized</source>
        <translation>dobra antes de cair à metade, com ajuste</translation>
    </message>
    <message>
        <source>%1 % of sessions end below</source>
        <translation>%1 % das sessões acabam abaixo de</translation>
    </message>
    <message>
        <source>rounds simulated while counting, by the count</source>
        <translation>rodadas simuladas contando, pela contagem</translation>
    </message>
    <message>
        <source>what stakes win and risk, with a count or without</source>
        <translation>o que as apostas ganham e arriscam, contando ou não</translation>
    </message>
    <message>
        <source>A file&apos;s path, or one of the systems: %1.</source>
        <translation>O caminho de um arquivo, ou um dos sistemas: %1.</translation>
    </message>
    <message>
        <source>Deals a shoe that is kept until this part of it is gone, 0.3 to 0.9, whatever the game does (default: the game&apos;s own cut card).</source>
        <translation>Dá as cartas de um sabot mantido até sair esta parte, de 0.3 a 0.9, faça o jogo o que fizer (padrão: a carta de corte do jogo).</translation>
    </message>
    <message>
        <source>stopped before there was any figure</source>
        <translation>interrompido antes de haver qualquer número</translation>
    </message>
    <message>
        <source>%1 is missing; allowed: %2</source>
        <translation>falta %1; permitido: %2</translation>
    </message>
    <message>
        <source>captured of the exact gain</source>
        <translation>captado do ganho exato</translation>
    </message>
    <message>
        <source>staked at a count of</source>
        <translation>aposta-se com a contagem</translation>
    </message>
    <message>
        <source>the exact gain of 100 rounds, units</source>
        <translation>o ganho exato em 100 rodadas, unidades</translation>
    </message>
    <message>
        <source>No shoe before the cut card favours this game.</source>
        <translation>Nenhum sabot antes da carta de corte é favorável neste jogo.</translation>
    </message>
    <message>
        <source>How well a system fits a game. The betting and the insurance correlation are those of its tags with the effects of each card gone, of all cards of a deck, both centred.</source>
        <translation>Quanto um sistema se ajusta a um jogo. As correlações de aposta e de seguro são as dos seus valores com os efeitos de cada carta a menos, em todas as cartas de um baralho, ambos centrados.</translation>
    </message>
    <message>
        <source>Playing efficiency is what all of its indices earn of what perfect play of every hand would, measured here, at one unit.</source>
        <translation>A eficiência de jogo é o que todos os seus índices rendem do que renderia jogar perfeitamente cada mão, medida aqui, com uma unidade.</translation>
    </message>
    <message>
        <source>&quot;captured&quot; is the share of the exact gain that it catches: what it wins staking one unit only from the count on at which a round is favourable, played by its indices, of what knowing every card wins the same way, with every hand played best.</source>
        <translation>&quot;captured&quot; é a parte do ganho exato que ele capta: o que ganha apostando uma unidade só a partir da contagem em que a rodada é favorável, jogada pelos seus índices, do que ganharia do mesmo modo quem conhecesse cada carta e jogasse cada mão da melhor forma.</translation>
    </message>
    <message>
        <source>how well a system fits a game, and how much it catches</source>
        <translation>quanto um sistema se ajusta a um jogo e quanto capta</translation>
    </message>
    <message>
        <source>Played best for each shoe.</source>
        <translation>Jogado da melhor forma para cada sabot.</translation>
    </message>
    <message>
        <source>Played by the full shoe&apos;s basic strategy, whatever card is gone.</source>
        <translation>Jogado pela estratégia básica do sabot completo, falte a carta que faltar.</translation>
    </message>
    <message>
        <source>expectation</source>
        <translation>valor esperado</translation>
    </message>
    <message>
        <source>For ten-value cards, and for suits a side bet asks for, it is their mean; insurance is that with an ace up.</source>
        <translation>Nas cartas de valor dez, e nos naipes que uma aposta lateral pede, é a média delas; o seguro é o que há com um ás aberto.</translation>
    </message>
    <message>
        <source>Keeps the full shoe&apos;s basic strategy, so that the effects of all cards add up to nothing (the default), or plays best again for each shoe: %1.</source>
        <translation>Mantém a estratégia básica do sabot completo, de modo que os efeitos de todas as cartas somam zero (padrão), ou joga de novo o melhor para cada sabot: %1.</translation>
    </message>
    <message>
        <source>BELOW</source>
        <comment>a count</comment>
        <translation>ABAIXO</translation>
    </message>
    <message>
        <source>FROM</source>
        <comment>a count</comment>
        <translation>A PARTIR DE</translation>
    </message>
    <message>
        <source>THEN</source>
        <comment>from a count on</comment>
        <translation>DEPOIS</translation>
    </message>
    <message>
        <source>The count is the one shown when the hand and the up card have been counted. What a play earns is over basic strategy, per round: with one unit always staked, and with 1 to 8 units (two more from each count a deck on).</source>
        <translation>A contagem é a mostrada depois de contar a mão e a carta aberta. O que uma jogada rende é sobre a estratégia básica, por rodada: com uma unidade sempre, e com 1 a 8 (duas a mais a cada ponto por baralho).</translation>
    </message>
    <message>
        <source>How many plays to list (default: all, or 40 as text).</source>
        <translation>Quantas jogadas listar (padrão: todas, ou 40 como texto).</translation>
    </message>
    <message>
        <source>* is basic strategy&apos;s play.</source>
        <translation>* é a jogada da estratégia básica.</translation>
    </message>
    <message>
        <source>1 is</source>
        <translation>1 equivale a</translation>
    </message>
    <message>
        <source>%1 goes with a VARIANT only, not with %2</source>
        <translation>%1 só com VARIANT, não com %2</translation>
    </message>
    <message>
        <source>a deviation of 0 risks nothing; more than 0 is needed</source>
        <translation>um desvio de 0 não arrisca nada; é preciso mais que 0</translation>
    </message>
    <message>
        <source>%1 goes without a VARIANT, whose mean and deviation are found</source>
        <translation>%1 só sem VARIANT, cuja média e cujo desvio são calculados</translation>
    </message>
    <message>
        <source>Or what any round of this mean and deviation risks, without a game.</source>
        <translation>Ou o que arrisca qualquer rodada desta média e deste desvio, sem um jogo.</translation>
    </message>
    <message>
        <source>A stake of 1 is the table&apos;s minimum. Figures are from rounds that the best stakes weren&apos;t chosen on.</source>
        <translation>Uma aposta de 1 é o mínimo da mesa. Os números são de rodadas em que as melhores apostas não foram escolhidas.</translation>
    </message>
    <message>
        <source>Without a game: what a round wins on average.</source>
        <translation>Sem um jogo: o que uma rodada ganha em média.</translation>
    </message>
    <message>
        <source>Without a game: the standard deviation of a round.</source>
        <translation>Sem um jogo: o desvio padrão de uma rodada.</translation>
    </message>
    <message>
        <source>What may be lost.</source>
        <translation>O que pode ser perdido.</translation>
    </message>
    <message>
        <source>How many rounds a session has (default: 20 hours).</source>
        <translation>Quantas rodadas tem uma sessão (padrão: 20 horas).</translation>
    </message>
    <message>
        <source>Rounds an hour (default 100).</source>
        <translation>Rodadas por hora (padrão: 100).</translation>
    </message>
    <message>
        <source>How many rounds to simulate for the figures (default %1).</source>
        <translation>Quantas rodadas simular para os números (padrão: %1).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no step; steps are written like %2 or %3, for a stake of 20, or of 20 on each of two hands, from a count of 2 on</source>
        <translation>&quot;%1&quot; não é um degrau; escrevem-se como %2 ou %3, para 20, ou 20 em cada uma de duas mãos, a partir da contagem 2</translation>
    </message>
    <message>
        <source>COUNT:STAKE, or COUNT:STAKExHANDS, from the lowest count up; a stake of 0 watches, and counts below the first are staked as it is: %1. A single stake is flat.</source>
        <translation>COUNT:STAKE ou COUNT:STAKExHANDS, da menor contagem para cima; uma aposta de 0 só observa, e abaixo da primeira aposta-se como nela: %1. Uma única aposta é fixa.</translation>
    </message>
    <message>
        <source>Takes stakes and bankroll as amounts of this currency of the game (otherwise 1 is the table&apos;s minimum).</source>
        <translation>Toma as apostas e o capital como valores nesta moeda do jogo (senão, 1 é o mínimo da mesa).</translation>
    </message>
    <message>
        <source>who doesn&apos;t count can only stake flat</source>
        <translation>quem não conta só pode apostar fixo</translation>
    </message>
    <message>
        <source>stopped after %1 of %2 rounds; the figures are of these</source>
        <translation>interrompido após %1 de %2 rodadas; os números são destas</translation>
    </message>
    <message>
        <source>A game&apos;s id, the path of a rule-set file, or a preset&apos;s id: its rules laid over the other game. &quot;%1&quot; lists the presets.</source>
        <translation>O id de um jogo, o caminho de um arquivo de regras ou o id de um modelo: as regras dele aplicadas ao outro jogo. &quot;%1&quot; mostra os modelos.</translation>
    </message>
    <message>
        <source>Another game or preset, or the same one changed by %1.</source>
        <translation>Outro jogo ou modelo, ou o mesmo com mudanças de %1.</translation>
    </message>
    <message>
        <source>HOUSE EDGE</source>
        <translation>VANTAGEM DA CASA</translation>
    </message>
    <message>
        <source>BASIC STRATEGY</source>
        <translation>ESTRATÉGIA BÁSICA</translation>
    </message>
    <message>
        <source>PUBLISHED</source>
        <translation>PUBLICADA</translation>
    </message>
    <message>
        <source>%1, as published for basic strategy: %2</source>
        <translation>%1, publicado para a estratégia básica: %2</translation>
    </message>
    <message>
        <source>%1, as published for best play: %2</source>
        <translation>%1, publicado para a estratégia ótima: %2</translation>
    </message>
    <message>
        <source>Rules that go together, as some casinos have them, with the house edge of the first round from a full shoe: of best play and of basic strategy as computed here, and as published elsewhere. With %1: %2; a house edge is a fraction, and null stands for what isn&apos;t known.</source>
        <translation>Regras que andam juntas, como alguns cassinos as têm, com a vantagem da casa na primeira rodada de um sabot completo: com estratégia ótima e com estratégia básica, calculada aqui, e a publicada em outros lugares. Com %1: %2; uma vantagem da casa é uma fração, e null indica o que não se conhece.</translation>
    </message>
    <message>
        <source>rules of known casino games, with computed and published house edges</source>
        <translation>regras de jogos de cassino conhecidos, com a vantagem da casa calculada e publicada</translation>
    </message>
    <message>
        <source>Applies a preset of rules, or a side bet as published, to the same game, before any %1; repeatable: %2.</source>
        <translation>Aplica ao mesmo jogo regras que andam juntas, ou uma aposta paralela como publicada, antes de qualquer %1; pode ser repetida: %2.</translation>
    </message>
    <message>
        <source>doubled</source>
        <comment>hands of a chart, after a double</comment>
        <translation>dobradas</translation>
    </message>
    <message>
        <source>dealer&apos;s cards open, soft totals</source>
        <translation>cartas do crupiê abertas, totais suaves</translation>
    </message>
    <message>
        <source>dealer&apos;s cards open, hard 4 to 11</source>
        <translation>cartas do crupiê abertas, duros de 4 a 11</translation>
    </message>
    <message>
        <source>dealer&apos;s cards open, hard 12 to 20</source>
        <translation>cartas do crupiê abertas, duros de 12 a 20</translation>
    </message>
    <message>
        <source>free</source>
        <comment>a double or split that the house stakes</comment>
        <translation>grátis</translation>
    </message>
    <message>
        <source>The house staked the hand, as it does all but the first of a free split.</source>
        <translation>A casa apostou na mão, como em todas menos a primeira de uma divisão grátis.</translation>
    </message>
    <message>
        <source>doubled twice</source>
        <comment>hands of a chart, after two doubles</comment>
        <translation>dobradas 2 vezes</translation>
    </message>
    <message>
        <source>doubled three times</source>
        <comment>hands of a chart, after three doubles</comment>
        <translation>dobradas 3 vezes</translation>
    </message>
    <message>
        <source>free</source>
        <comment>hands of a chart, which the house staked</comment>
        <translation>grátis</translation>
    </message>
    <message>
        <source>%1 after a hit or split</source>
        <comment>a hand</comment>
        <translation>%1 após pedir ou dividir</translation>
    </message>
    <message>
        <source>%1 doubled</source>
        <comment>a hand</comment>
        <translation>%1 após dobrar</translation>
    </message>
    <message>
        <source>%1 doubled twice</source>
        <comment>a hand</comment>
        <translation>%1 após dobrar duas vezes</translation>
    </message>
    <message>
        <source>%1 doubled three times</source>
        <comment>a hand</comment>
        <translation>%1 após dobrar três vezes</translation>
    </message>
    <message>
        <source>%1 from a free split</source>
        <comment>a hand</comment>
        <translation>%1 de uma divisão grátis</translation>
    </message>
    <message>
        <source>Two games side by side: the rules that differ and what each is worth, the hands that are played differently (as dealt: &quot;cells&quot;; after hits and splits: &quot;later&quot;; after so many doubles: &quot;doubled&quot;; from free splits: &quot;free&quot;), the side bets. %1 is what A&apos;s expectation gains when only that rule is taken from B; %2 what it gains when the rules are changed one after another, in the order listed: these add up. With %3: %4; null stands for rules that contradict each other, and for a side bet that a game doesn&apos;t have.</source>
        <translation>Dois jogos lado a lado: as regras que diferem e quanto vale cada uma, as mãos que se jogam de outro modo (na distribuição: &quot;cells&quot;; após pedir e dividir: &quot;later&quot;; após dobrar tantas vezes: &quot;doubled&quot;; de divisões grátis: &quot;free&quot;), as apostas paralelas. %1 é o que o valor esperado de A ganha quando só essa regra é como em B; %2, o que ele ganha quando as regras são mudadas uma após a outra, na ordem listada: estes valores se somam. Com %3: %4; null indica regras que se contradizem e uma aposta paralela que um jogo não tem.</translation>
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
        <translation>Avaliar minha última decisão</translation>
    </message>
</context>
<context>
    <name>CoachModes</name>
    <message>
        <source>Off</source>
        <translation>Desligado</translation>
    </message>
    <message>
        <source>On request</source>
        <translation>Quando eu pedir</translation>
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
        <translation>Treinador</translation>
    </message>
    <message>
        <source>Knows the game&apos;s exact rules and the cards already seen.</source>
        <translation>Conhece as regras exatas do jogo e as cartas já vistas.</translation>
    </message>
    <message>
        <source>help hint advice strategy tips teach trainer</source>
        <translation>ajuda dica conselho estratégia dicas ensinar treinador</translation>
    </message>
    <message>
        <source>Ask for my count</source>
        <translation>Perguntar minha contagem</translation>
    </message>
    <message>
        <source>Between rounds, in games that keep their shoe. Now and then means at the shuffle too.</source>
        <translation>Entre rodadas, nos jogos que mantêm o sabot. De vez em quando inclui a hora de embaralhar.</translation>
    </message>
    <message>
        <source>card counting running count true count quiz test practise train drill</source>
        <translation>contar cartas contagem corrente verdadeira teste praticar treinar</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desligado</translation>
    </message>
    <message>
        <source>Now and then</source>
        <translation>De vez em quando</translation>
    </message>
    <message>
        <source>Every round</source>
        <translation>Toda rodada</translation>
    </message>
    <message>
        <source>Count system</source>
        <translation>Sistema de contagem</translation>
    </message>
    <message>
        <source>The one that the table asks for.</source>
        <translation>Aquele que a mesa pergunta.</translation>
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
        <translation>Joga pela estratégia básica.</translation>
    </message>
    <message>
        <source>Plays it safe and never doubles.</source>
        <translation>Joga na defensiva e nunca dobra.</translation>
    </message>
    <message>
        <source>Never draws to a hand that could bust.</source>
        <translation>Nunca pede carta se puder estourar.</translation>
    </message>
    <message>
        <source>Draws and stands like the dealer.</source>
        <translation>Pede e para como o crupiê.</translation>
    </message>
    <message>
        <source>Plays by feel.</source>
        <translation>Joga por intuição.</translation>
    </message>
    <message>
        <source>Splits tens, whatever anyone says.</source>
        <translation>Divide dezes, digam o que disserem.</translation>
    </message>
    <message>
        <source>Always stakes the same.</source>
        <translation>Aposta sempre o mesmo valor.</translation>
    </message>
    <message>
        <source>Stakes more after a win.</source>
        <translation>Aposta mais depois de ganhar.</translation>
    </message>
    <message>
        <source>Stakes more after a loss.</source>
        <translation>Aposta mais depois de perder.</translation>
    </message>
    <message>
        <source>Bets on other people&apos;s hands.</source>
        <translation>Aposta nas mãos dos outros.</translation>
    </message>
</context>
<context>
    <name>CompanyMenu</name>
    <message>
        <source>Company</source>
        <translation>Companhia</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <translation>Ninguém mais</translation>
    </message>
    <message>
        <source>A few people</source>
        <translation>Algumas pessoas</translation>
    </message>
    <message>
        <source>A full table</source>
        <translation>Mesa cheia</translation>
    </message>
    <message>
        <source>They think quickly</source>
        <translation>Pensam rápido</translation>
    </message>
    <message>
        <source>At the usual pace</source>
        <translation>Em ritmo normal</translation>
    </message>
    <message>
        <source>They take their time</source>
        <translation>Sem pressa</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>House edge: calculating…</source>
        <translation>Vantagem da casa: calculando</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Vantagem da casa %1</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Primeiro jogo</translation>
    </message>
    <message>
        <source>Second game</source>
        <translation>Segundo jogo</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Comparando</translation>
    </message>
    <message>
        <source>The comparison</source>
        <translation>A comparação</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>sozinha</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>em sequência</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Visíveis</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Ocultas</translation>
    </message>
    <message numerus="yes">
        <source>Rules that differ and are worth nothing: %n</source>
        <translation>
            <numerusform>Regras diferentes que não valem nada: %n</numerusform>
            <numerusform>Regras diferentes que não valem nada: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What they have in common: %n</source>
        <comment>rules</comment>
        <translation>
            <numerusform>O que ambos têm: %n</numerusform>
            <numerusform>O que ambos têm: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparedLine</name>
    <message>
        <source>Best</source>
        <translation>Melhor</translation>
    </message>
</context>
<context>
    <name>CopyLine</name>
    <message>
        <source>Not read yet · %1</source>
        <translation>Ainda não lido · %1</translation>
    </message>
    <message>
        <source>Use this one</source>
        <translation>Continuar com este</translation>
    </message>
    <message>
        <source>Use the backup of %1</source>
        <translation>Continuar com o backup de %1</translation>
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
        <translation>Desde então: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards lie there.</source>
        <translation>
            <numerusform>Há %Ln carta.</numerusform>
            <numerusform>Há %Ln cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your answer is %Ln cards more.</source>
        <translation>
            <numerusform>Sua resposta é %Ln carta a mais.</numerusform>
            <numerusform>Sua resposta é %Ln cartas a mais.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your answer is %Ln cards fewer.</source>
        <translation>
            <numerusform>Sua resposta é %Ln carta a menos.</numerusform>
            <numerusform>Sua resposta é %Ln cartas a menos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2 decks left: %3</source>
        <comment>a running count, a number, a quotient</comment>
        <translation>%1 com %2 baralhos restantes: %3</translation>
    </message>
    <message>
        <source>%1, rounded down.</source>
        <translation>%1, arredondado para baixo.</translation>
    </message>
    <message>
        <source>%1, rounded towards 0.</source>
        <translation>%1, arredondado para 0.</translation>
    </message>
    <message>
        <source>%1, rounded to the nearest.</source>
        <translation>%1, arredondado ao mais próximo.</translation>
    </message>
    <message>
        <source>%1 against %2: %3 at %4 or above, otherwise %5.</source>
        <comment>a hand, the dealer&apos;s card, a play, a count, another play</comment>
        <translation>%1 contra %2: %3 com %4 ou mais, senão %5.</translation>
    </message>
    <message>
        <source>%1 against %2: %3 at %4 or below, otherwise %5.</source>
        <comment>a hand, the dealer&apos;s card, a play, a count, another play</comment>
        <translation>%1 contra %2: %3 com %4 ou menos, senão %5.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards gone by</source>
        <translation>
            <numerusform>%Ln carta passou</numerusform>
            <numerusform>%Ln cartas passaram</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>Discard tray: the pile is %1 as high as the whole shoe of %Ln decks</source>
        <translation>
            <numerusform>Descarte: a pilha tem %1 da altura do sapato de %Ln baralho</numerusform>
            <numerusform>Descarte: a pilha tem %1 da altura do sapato de %Ln baralhos</numerusform>
        </translation>
    </message>
    <message>
        <source>Side count, %1: how many have gone by?</source>
        <translation>Contagem à parte, %1: quantos passaram?</translation>
    </message>
    <message>
        <source>What is the running count?</source>
        <translation>Qual é a contagem corrente?</translation>
    </message>
    <message>
        <source>How many decks are in the tray?</source>
        <translation>Quantos baralhos há no descarte?</translation>
    </message>
    <message numerus="yes">
        <source>Running count %1, %Ln cards left: what is the true count?</source>
        <translation>
            <numerusform>Contagem corrente %1, resta %Ln carta: qual é a contagem verdadeira?</numerusform>
            <numerusform>Contagem corrente %1, restam %Ln cartas: qual é a contagem verdadeira?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2, the count is %3. What do you do?</source>
        <comment>a hand, the dealer&apos;s card, a count</comment>
        <translation>%1 contra %2, a contagem é %3. O que você faz?</translation>
    </message>
    <message>
        <source>The dealer shows an ace, the count is %1. Take insurance?</source>
        <translation>O dealer mostra um ás, a contagem é %1. Fazer seguro?</translation>
    </message>
    <message>
        <source>Take insurance</source>
        <translation>Fazer seguro</translation>
    </message>
    <message>
        <source>No insurance</source>
        <translation>Sem seguro</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Certo: %1</translation>
    </message>
    <message>
        <source>Not this time: %1</source>
        <translation>Desta vez não: %1</translation>
    </message>
    <message>
        <source>Not %1: it is %2</source>
        <translation>Não é %1: é %2</translation>
    </message>
    <message>
        <source>It is worth taking from %1 on: there it wins more than it costs.</source>
        <translation>Vale a pena a partir de %1: aí ganha mais do que custa.</translation>
    </message>
    <message>
        <source>%1 of %2 right: %3</source>
        <translation>%1 de %2 certas: %3</translation>
    </message>
    <message>
        <source>Time for an answer: %1</source>
        <translation>Tempo por resposta: %1</translation>
    </message>
    <message>
        <source>Time for a card: %1</source>
        <translation>Tempo por carta: %1</translation>
    </message>
    <message>
        <source>A deck at this pace: %1; the mark of the trade is %2</source>
        <translation>Um baralho nesse ritmo: %1; a referência do ofício é %2</translation>
    </message>
</context>
<context>
    <name>CountFigures</name>
    <message>
        <source>%1 rounds</source>
        <comment>very many</comment>
        <translation>%1 rodadas</translation>
    </message>
</context>
<context>
    <name>CountNote</name>
    <message>
        <source>Your count</source>
        <translation>Sua contagem</translation>
    </message>
    <message>
        <source>Running count</source>
        <translation>Contagem corrente</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Contagem</translation>
    </message>
    <message>
        <source>Decks left</source>
        <translation>Baralhos restantes</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Dispensar</translation>
    </message>
</context>
<context>
    <name>CountPictures</name>
    <message>
        <source>Your money over time</source>
        <translation>Seu dinheiro ao longo do tempo</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Horas</translation>
    </message>
    <message>
        <source>1 in 20 is below</source>
        <translation>1 em 20 abaixo</translation>
    </message>
    <message>
        <source>1 in 4 is below</source>
        <translation>1 em 4 abaixo</translation>
    </message>
    <message>
        <source>Half are below</source>
        <translation>Metade abaixo</translation>
    </message>
    <message>
        <source>1 in 4 is above</source>
        <translation>1 em 4 acima</translation>
    </message>
    <message>
        <source>1 in 20 is above</source>
        <translation>1 em 20 acima</translation>
    </message>
    <message>
        <source>After %1 h: half end between %2 and %3, nine in ten between %4 and %5</source>
        <translation>Após %1 h: metade entre %2 e %3, nove em dez entre %4 e %5</translation>
    </message>
    <message>
        <source>9 in 10</source>
        <translation>9 em 10</translation>
    </message>
    <message>
        <source>5 in 10</source>
        <translation>5 em 10</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>meio</translation>
    </message>
    <message>
        <source>ruin</source>
        <translation>ruína</translation>
    </message>
    <message>
        <source>The bankroll is gone further down than this picture reaches.</source>
        <translation>O capital acaba mais abaixo do que esta imagem alcança.</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>horas</translation>
    </message>
    <message numerus="yes">
        <source>How %n hours end</source>
        <comment>sessions</comment>
        <translation>
            <numerusform>Como termina %n hora</numerusform>
            <numerusform>Como terminam %n horas</numerusform>
        </translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>So many of 100</source>
        <translation>Quantas em 100</translation>
    </message>
    <message>
        <source>There is only one way that this can end.</source>
        <translation>Isto só pode acabar de um jeito.</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>perdendo</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>ganhando</translation>
    </message>
    <message>
        <source>below %1</source>
        <comment>an amount</comment>
        <translation>abaixo de %1</translation>
    </message>
    <message>
        <source>from %1 up</source>
        <comment>an amount</comment>
        <translation>de %1 para cima</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>amounts</comment>
        <translation>%1 para %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a result, how often</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Many small stakes are taken as one curve.</source>
        <translation>Muitas apostas pequenas contam como uma curva.</translation>
    </message>
    <message>
        <source>Exact, round by round.</source>
        <translation>Exato, rodada a rodada.</translation>
    </message>
    <message>
        <source>How often each count comes</source>
        <translation>Frequência de cada contagem</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Contagem</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>What a stake wins by count</source>
        <translation>Ganho de uma aposta por contagem</translation>
    </message>
    <message>
        <source>Of the stake</source>
        <translation>Da aposta</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Erro padrão</translation>
    </message>
</context>
<context>
    <name>CountStakes</name>
    <message>
        <source>None</source>
        <comment>no stake</comment>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Every round</source>
        <translation>Toda rodada</translation>
    </message>
    <message>
        <source>Stake a round</source>
        <translation>Aposta por rodada</translation>
    </message>
    <message>
        <source>Stake on %1</source>
        <comment>a side bet</comment>
        <translation>Aposta em %1</translation>
    </message>
    <message>
        <source>%1 and less</source>
        <comment>a count</comment>
        <translation>%1 e menos</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <comment>a count</comment>
        <translation>%1 e mais</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>counts</comment>
        <translation>%1 para %2</translation>
    </message>
    <message>
        <source>Stake at a count of %1, not played</source>
        <translation>Aposta na contagem de %1, não jogada</translation>
    </message>
    <message>
        <source>Stake at a count of %1</source>
        <translation>Aposta na contagem de %1</translation>
    </message>
    <message>
        <source>From a count of %1</source>
        <comment>rounds are played</comment>
        <translation>A partir de %1</translation>
    </message>
</context>
<context>
    <name>CountWords</name>
    <message>
        <source>The running count decides, from %1 for a new shoe of one deck.</source>
        <translation>Decide a contagem corrente, a partir de %1 num sabot novo de um baralho.</translation>
    </message>
    <message>
        <source>The running count is divided by the decks left.</source>
        <translation>A contagem corrente é dividida pelos baralhos restantes.</translation>
    </message>
    <message>
        <source>The running count is divided by the decks left and multiplied by %1.</source>
        <translation>A contagem corrente é dividida pelos baralhos restantes e multiplicada por %1.</translation>
    </message>
    <message>
        <source>They are known exactly.</source>
        <translation>São conhecidos com exatidão.</translation>
    </message>
    <message>
        <source>They are judged to quarter decks.</source>
        <translation>São estimados em quartos de baralho.</translation>
    </message>
    <message>
        <source>They are judged to half decks.</source>
        <translation>São estimados em meios baralhos.</translation>
    </message>
    <message>
        <source>They are judged to whole decks.</source>
        <translation>São estimados em baralhos inteiros.</translation>
    </message>
    <message>
        <source>The result is rounded down.</source>
        <translation>O resultado é arredondado para baixo.</translation>
    </message>
    <message>
        <source>The result is rounded towards 0.</source>
        <translation>O resultado é arredondado em direção a 0.</translation>
    </message>
    <message>
        <source>The result is rounded to the nearest whole number.</source>
        <translation>O resultado é arredondado ao inteiro mais próximo.</translation>
    </message>
    <message>
        <source>almost always</source>
        <comment>how often</comment>
        <translation>quase sempre</translation>
    </message>
    <message>
        <source>almost never</source>
        <comment>how often</comment>
        <translation>quase nunca</translation>
    </message>
    <message numerus="yes">
        <source>%n times in 1,000</source>
        <comment>how often</comment>
        <translation>
            <numerusform>%n vez em 1.000</numerusform>
            <numerusform>%n vezes em 1.000</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times in 100</source>
        <comment>how often</comment>
        <translation>
            <numerusform>%n vez em 100</numerusform>
            <numerusform>%n vezes em 100</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times in 10</source>
        <comment>how often</comment>
        <translation>
            <numerusform>%n vez em 10</numerusform>
            <numerusform>%n vezes em 10</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 decks (%3)</source>
        <comment>how many are dealt, of how many, as a percentage</comment>
        <translation>%1 de %2 baralhos (%3)</translation>
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
        <translation>não dobrar</translation>
    </message>
    <message>
        <source>don&apos;t split</source>
        <translation>não dividir</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>continuar</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Aceitar</translation>
    </message>
    <message>
        <source>decline</source>
        <translation>recusar</translation>
    </message>
    <message>
        <source>Win of 100 rounds</source>
        <translation>Ganho de 100 rodadas</translation>
    </message>
    <message>
        <source>Win of an hour</source>
        <translation>Ganho por hora</translation>
    </message>
    <message>
        <source>Swing of an hour</source>
        <translation>Oscilação por hora</translation>
    </message>
    <message>
        <source>Risk of ruin</source>
        <translation>Risco de ruína</translation>
    </message>
    <message>
        <source>Ruin in this time</source>
        <translation>Ruína neste tempo</translation>
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
        <translation>Dobra antes de cair à metade</translation>
    </message>
    <message>
        <source>Average stake</source>
        <translation>Aposta média</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Erro padrão</translation>
    </message>
    <message>
        <source>Rounds played</source>
        <translation>Rodadas jogadas</translation>
    </message>
    <message>
        <source>What 100 rounds at the table win on average, those without a stake included.</source>
        <translation>O que 100 rodadas na mesa ganham em média, incluindo as sem aposta.</translation>
    </message>
    <message>
        <source>The same for an hour at your pace.</source>
        <translation>O mesmo para uma hora no seu ritmo.</translation>
    </message>
    <message>
        <source>The standard deviation of an hour: two hours in three end within this of their average.</source>
        <translation>O desvio padrão de uma hora: duas em cada três horas terminam a essa distância da média.</translation>
    </message>
    <message>
        <source>The chance of ever losing the whole bankroll if you play on for ever at these stakes.</source>
        <translation>A chance de um dia perder todo o capital jogando para sempre com estas apostas.</translation>
    </message>
    <message>
        <source>The chance of losing the whole bankroll at some time within the hours above.</source>
        <translation>A chance de perder todo o capital em algum momento das horas indicadas.</translation>
    </message>
    <message>
        <source>After so many rounds the average win is as large as one standard deviation. Fewer is better.</source>
        <translation>Após tantas rodadas o ganho médio iguala um desvio padrão. Menos é melhor.</translation>
    </message>
    <message>
        <source>The desirability index: 1,000 times the average win of a round, divided by its standard deviation.</source>
        <translation>O índice de atratividade: 1.000 vezes o ganho médio de uma rodada, dividido pelo desvio padrão.</translation>
    </message>
    <message>
        <source>The desirability index squared: what 100 rounds would win in dollars with a bankroll of 10,000 and a risk of ruin of 13.5%.</source>
        <translation>O índice de atratividade ao quadrado: o que 100 rodadas ganhariam em dólares com capital de 10.000 e risco de ruína de 13,5%.</translation>
    </message>
    <message>
        <source>How your stakes compare to Kelly&apos;s, which make a bankroll grow fastest. More than 100% risks more and grows less.</source>
        <translation>Como suas apostas se comparam às de Kelly, que fazem o capital crescer mais rápido. Acima de 100% arrisca mais e cresce menos.</translation>
    </message>
    <message>
        <source>The chance that the bankroll doubles before it halves, if the stakes always follow it in the same proportion.</source>
        <translation>A chance de o capital dobrar antes de cair à metade, se as apostas sempre o seguirem na mesma proporção.</translation>
    </message>
    <message>
        <source>The average first stake of a round at the table, those without a stake included.</source>
        <translation>A primeira aposta média de uma rodada na mesa, incluindo as sem aposta.</translation>
    </message>
    <message>
        <source>How far the win of 100 rounds above may be off, because it is from simulated rounds.</source>
        <translation>Quanto o ganho de 100 rodadas acima pode estar errado, por vir de rodadas simuladas.</translation>
    </message>
    <message>
        <source>The share of the rounds at the table in which you have a stake.</source>
        <translation>A parte das rodadas na mesa em que você aposta.</translation>
    </message>
</context>
<context>
    <name>Countdown</name>
    <message>
        <source>Time left</source>
        <translation>Tempo restante</translation>
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
        <translation>Aposta</translation>
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
        <translation>Minha contagem</translation>
    </message>
    <message>
        <source>Your counts</source>
        <translation>Suas contagens</translation>
    </message>
    <message>
        <source>What your stakes were worth</source>
        <translation>Quanto valiam suas apostas</translation>
    </message>
</context>
<context>
    <name>CountingOverview</name>
    <message>
        <source>Stakes and what they lead to</source>
        <translation>Apostas e aonde levam</translation>
    </message>
    <message>
        <source>This game is shuffled before every round, so there is nothing to count. Deal it from a kept shoe to see what that would change.</source>
        <translation>Este jogo é embaralhado antes de cada rodada, então não há o que contar. Dê as cartas de um sabot mantido para ver o que mudaria.</translation>
    </message>
    <message>
        <source>Cancelled before there were any figures.</source>
        <translation>Cancelado antes de haver números.</translation>
    </message>
    <message>
        <source>Stake by count</source>
        <translation>Aposta por contagem</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Aposta</translation>
    </message>
    <message>
        <source>Best stakes for this bankroll</source>
        <translation>Melhores apostas para este capital</translation>
    </message>
    <message>
        <source>Share of Kelly&apos;s stakes</source>
        <translation>Parte das apostas de Kelly</translation>
    </message>
    <message>
        <source>Fill in</source>
        <translation>Preencher</translation>
    </message>
    <message>
        <source>Undo the last change of the stakes</source>
        <translation>Desfazer a última mudança das apostas</translation>
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
        <translation>Rodadas por hora</translation>
    </message>
    <message>
        <source>Hands at higher counts</source>
        <translation>Mãos em contagem maior</translation>
    </message>
    <message>
        <source>Rounds with a stake</source>
        <translation>Rodadas com aposta</translation>
    </message>
    <message>
        <source>Plays follow the count</source>
        <translation>As jogadas seguem a contagem</translation>
    </message>
    <message>
        <source>Otherwise basic strategy. They are looked for once in each game, which takes a while.</source>
        <translation>Senão, estratégia básica. Elas são procuradas uma vez em cada jogo, o que demora um pouco.</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>Em números</translation>
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
        <translation>Contagem</translation>
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
        <translation>Jogo</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>O que é mostrado</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Visão geral</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Apostas paralelas</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Praticar</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Contagem</translation>
    </message>
    <message>
        <source>Read a count system from a file</source>
        <translation>Ler um sistema de contagem de um arquivo</translation>
    </message>
    <message>
        <source>Remove this system of your own</source>
        <translation>Remover este sistema próprio</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Baralhos</translation>
    </message>
    <message>
        <source>How much is dealt</source>
        <translation>Quanto é distribuído</translation>
    </message>
    <message>
        <source>Deal from a kept shoe</source>
        <translation>Manter o sabot</translation>
    </message>
    <message>
        <source>Read a count system</source>
        <translation>Ler um sistema de contagem</translation>
    </message>
    <message>
        <source>Count system</source>
        <translation>Sistema de contagem</translation>
    </message>
    <message>
        <source>My count</source>
        <translation>Minha contagem</translation>
    </message>
</context>
<context>
    <name>CountingPlays</name>
    <message>
        <source>Hand</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogada</translation>
    </message>
    <message>
        <source>At a count of</source>
        <translation>Na contagem</translation>
    </message>
    <message>
        <source>By depth</source>
        <translation>Por profundidade</translation>
    </message>
    <message>
        <source>Of all gain</source>
        <translation>Do ganho</translation>
    </message>
    <message>
        <source>Plays that follow the count</source>
        <translation>Jogadas que seguem a contagem</translation>
    </message>
</context>
<context>
    <name>CountingSideBets</name>
    <message>
        <source>Side bets</source>
        <translation>Apostas paralelas</translation>
    </message>
</context>
<context>
    <name>CurrencyChoice</name>
    <message>
        <source>Currency %1</source>
        <translation>Moeda %1</translation>
    </message>
</context>
<context>
    <name>DateRangeBox</name>
    <message>
        <source>Days</source>
        <translation>Dias</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primeiro dia</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último dia</translation>
    </message>
    <message>
        <source>%1 in the calendar</source>
        <comment>the first or the last day</comment>
        <translation>%1 no calendário</translation>
    </message>
</context>
<context>
    <name>DayLimitRow</name>
    <message>
        <source>No limit</source>
        <translation>Sem limite</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Definir</translation>
    </message>
    <message>
        <source>Set: %1</source>
        <translation>Definir: %1</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Keep as it is: %1</source>
        <translation>Manter como está: %1</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Remover: %1</translation>
    </message>
</context>
<context>
    <name>DealingSpeeds</name>
    <message>
        <source>Off</source>
        <translation>Desligada</translation>
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
        <translation>Excluir %1?</translation>
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
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Export its record first</source>
        <translation>Exportar antes o registro</translation>
    </message>
    <message>
        <source>Everything it has played, as a JSON file.</source>
        <translation>Tudo o que ela jogou, em um arquivo JSON.</translation>
    </message>
    <message>
        <source>Export the record</source>
        <translation>Exportar o registro</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Delete %1 for good?</source>
        <translation>Excluir %1 de vez?</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Excluir de vez</translation>
    </message>
    <message>
        <source>Its record is not exported. This can&apos;t be undone.</source>
        <translation>O registro não será exportado. Isto não pode ser desfeito.</translation>
    </message>
    <message>
        <source>First its record is written to %1. If that fails, nothing is deleted.</source>
        <translation>Antes, o registro é gravado em %1. Se isso falhar, nada é excluído.</translation>
    </message>
    <message>
        <source>Yes, delete %1 and all it has played</source>
        <translation>Sim, excluir %1 e tudo o que jogou</translation>
    </message>
    <message>
        <source>Exporting the record…</source>
        <translation>Exportando o registro…</translation>
    </message>
    <message>
        <source>Deleting the account…</source>
        <translation>Excluindo a conta…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
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
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>DiscardTray</name>
    <message>
        <source>Discard tray</source>
        <translation>Descarte</translation>
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
        <translation>%1, melhor</translation>
    </message>
    <message>
        <source>%1, costs %2</source>
        <comment>an answer at the table, an amount</comment>
        <translation>%1, custa %2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Round %1 of %2: %3 %4, %5 %6</source>
        <comment>two people, what each won or lost</comment>
        <translation>Rodada %1 de %2: %3 %4, %5 %6</translation>
    </message>
    <message>
        <source>Nothing to decide</source>
        <translation>Nada a decidir</translation>
    </message>
    <message>
        <source>%1. %2: %3. %4: %5. Best: %6</source>
        <comment>a hand; two people&apos;s answers</comment>
        <translation>%1. %2: %3. %4: %5. Melhor: %6</translation>
    </message>
    <message>
        <source>Luck being equal, you came out the same.</source>
        <comment>two people</comment>
        <translation>Com a mesma sorte, o resultado foi igual.</translation>
    </message>
    <message>
        <source>Luck being equal, you came out %1 ahead of %2.</source>
        <translation>Com a mesma sorte, você ficou %1 à frente de %2.</translation>
    </message>
    <message>
        <source>Luck being equal, you came out %1 behind %2.</source>
        <translation>Com a mesma sorte, você ficou %1 atrás de %2.</translation>
    </message>
    <message>
        <source>Luck being equal, %1 came out %2 ahead of %3.</source>
        <translation>Com a mesma sorte, %1 ficou %2 à frente de %3.</translation>
    </message>
    <message>
        <source>Luck being equal, %1 came out %2 behind %3.</source>
        <translation>Com a mesma sorte, %1 ficou %2 atrás de %3.</translation>
    </message>
    <message>
        <source>%1: net %2, mistakes cost %3</source>
        <comment>somebody, two amounts</comment>
        <translation>%1: líquido %2, os erros custaram %3</translation>
    </message>
</context>
<context>
    <name>EarlyBar</name>
    <message>
        <source>In advance, seat %1:</source>
        <translation>Antecipar, lugar %1:</translation>
    </message>
    <message>
        <source>In advance, seat %1: %2</source>
        <translation>Antecipar, lugar %1: %2</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Lugar %1</translation>
    </message>
    <message>
        <source>Decide in advance for seat %1</source>
        <translation>Decidir antecipadamente para o lugar %1</translation>
    </message>
</context>
<context>
    <name>EarlySeat</name>
    <message>
        <source>%1 in advance, seat %2</source>
        <translation>%1 antecipadamente, lugar %2</translation>
    </message>
</context>
<context>
    <name>EditorHeader</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>não salvo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Save as my game</source>
        <translation>Salvar como jogo meu</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Manter as minhas</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Entendi</translation>
    </message>
    <message>
        <source>Use the file&apos;s</source>
        <translation>Usar as do arquivo</translation>
    </message>
    <message>
        <source>It could not be saved. %1</source>
        <translation>Não foi possível salvar. %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Buscar uma regra</translation>
    </message>
    <message>
        <source>Rules to start from</source>
        <translation>Regras de partida</translation>
    </message>
    <message>
        <source>Start from the rules of a type of casino</source>
        <translation>Partir das regras de um tipo de cassino</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Fonte: %1</translation>
    </message>
    <message>
        <source>House edge</source>
        <translation>Vantagem da casa</translation>
    </message>
    <message>
        <source>House edge: calculating…</source>
        <translation>Vantagem da casa: calculando</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Vantagem da casa %1</translation>
    </message>
    <message>
        <source>The last change makes no difference</source>
        <translation>A última mudança não faz diferença</translation>
    </message>
    <message>
        <source>The last change: %1, better for you</source>
        <translation>A última mudança: %1, melhor para você</translation>
    </message>
    <message>
        <source>The last change: %1, better for the house</source>
        <translation>A última mudança: %1, melhor para a casa</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Salvo: %1</translation>
    </message>
    <message numerus="yes">
        <source>Show problems: %n</source>
        <translation>
            <numerusform>Mostrar o problema: %n</numerusform>
            <numerusform>Mostrar os problemas: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditorRowView</name>
    <message>
        <source>%1 pays</source>
        <translation>%1 paga</translation>
    </message>
    <message>
        <source>%1: smallest stake</source>
        <translation>%1: aposta mínima</translation>
    </message>
    <message>
        <source>%1: largest stake</source>
        <translation>%1: aposta máxima</translation>
    </message>
    <message>
        <source>Choose what to add to %1</source>
        <translation>O que adicionar a %1</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>Adicionar a %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Remover %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Revert: %1</source>
        <translation>Reverter: %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
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
        <translation>Estratégia ótima</translation>
    </message>
    <message>
        <source>Best play: calculating…</source>
        <translation>Estratégia ótima: calculando</translation>
    </message>
    <message>
        <source>The rules in words</source>
        <translation>O texto das regras</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>Alterado: %1</translation>
    </message>
    <message>
        <source>House edge of the side bets, and in an hour with the same stake on each</source>
        <translation>Vantagem da casa nas apostas paralelas, e por hora com a mesma aposta em cada uma</translation>
    </message>
</context>
<context>
    <name>EditorWords</name>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Vantagem da casa %1</translation>
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
        <translation>Limites da aposta</translation>
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
        <translation>Salvo: %1</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ligado</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desligado</translation>
    </message>
    <message>
        <source>A payout of %1 on a stake of %2 is rounded down to a multiple of %3.</source>
        <comment>odds, amounts, the least amount</comment>
        <translation>Um pagamento de %1 sobre uma aposta de %2 é arredondado para baixo a um múltiplo de %3.</translation>
    </message>
    <message>
        <source>Pay table: %1.</source>
        <translation>Tabela de pagamentos: %1.</translation>
    </message>
</context>
<context>
    <name>Elsewhere</name>
    <message>
        <source>The same as you got</source>
        <translation>O mesmo que você teve</translation>
    </message>
    <message>
        <source>%1 more than you got</source>
        <translation>%1 a mais do que você teve</translation>
    </message>
    <message>
        <source>%1 less than you got</source>
        <translation>%1 a menos do que você teve</translation>
    </message>
    <message>
        <source>%1 per unit staked; you got %2</source>
        <translation>%1 por unidade apostada; você teve %2</translation>
    </message>
    <message>
        <source>Played for %1.</source>
        <comment>a currency</comment>
        <translation>Jogado com %1.</translation>
    </message>
    <message>
        <source>%1 on spot %2 can&apos;t be placed there.</source>
        <translation>%1 na posição %2 não entra ali.</translation>
    </message>
    <message>
        <source>%1 on spot %2: %3 in place of %4.</source>
        <translation>%1 na posição %2: %3 em vez de %4.</translation>
    </message>
    <message>
        <source>None of your stakes can be placed there.</source>
        <translation>Nenhuma das suas apostas entra ali.</translation>
    </message>
    <message>
        <source>This would need cards that are still in the shoe. The answer can be shown when the shoe ends.</source>
        <translation>Continuaria com cartas que ainda estão no sabot. Dá para saber quando o sabot terminar.</translation>
    </message>
</context>
<context>
    <name>ElsewhereDialog</name>
    <message>
        <source>The same cards in other games</source>
        <translation>As mesmas cartas em outros jogos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a round, how it ended</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You play alone, with the shoe from this round&apos;s first card on, and make the best play from what you can see. The stakes are yours, or the nearest the game allows.</source>
        <translation>Você joga ali sem companhia, com o sabot a partir da primeira carta desta rodada, e segue a estratégia ótima conforme o que está à vista. As apostas são as suas, ou as mais próximas que o jogo permite.</translation>
    </message>
    <message>
        <source>Games calculated</source>
        <translation>Jogos calculados</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jogos</translation>
    </message>
</context>
<context>
    <name>ElsewhereLine</name>
    <message>
        <source>%1, best play</source>
        <comment>a game</comment>
        <translation>%1, com estratégia ótima</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show it in %1</source>
        <comment>a game</comment>
        <translation>Mostrar em %1</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>no unseen card can be that hole card</source>
        <translation>nenhuma carta não vista pode ser essa carta oculta</translation>
    </message>
    <message>
        <source>the dealer has blackjack: the round is over, there is nothing to decide</source>
        <translation>o crupiê tem blackjack: a rodada terminou, não há nada a decidir</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>How figures were computed</extracomment>
        <translation>exato</translation>
    </message>
    <message>
        <source>exact for these plays: up to {} hands of a pair, each played as best for the pair&apos;s two cards gone; pairs are split again always or up to a number of hands, whichever is worth most; other hands&apos; second cards are known only not to be of the pair</source>
        <translation>exato para estas jogadas: até {} mãos de um par, cada uma jogada da melhor forma sem as duas cartas do par; os pares são divididos de novo sempre ou até certo número de mãos, o que valer mais; das segundas cartas das outras mãos só se sabe que não são do par</translation>
    </message>
    <message>
        <source>a decision needs at least two cards</source>
        <translation>uma decisão precisa de pelo menos duas cartas</translation>
    </message>
    <message>
        <source>is bust: there is nothing to decide</source>
        <translation>estourou: não há nada a decidir</translation>
    </message>
    <message>
        <source>only {} cards are left unseen; at least {} are needed</source>
        <translation>restam só {} cartas não vistas; são necessárias pelo menos {}</translation>
    </message>
    <message>
        <source>{} is not among the cards unseen</source>
        <translation>{} não está entre as cartas não vistas</translation>
    </message>
    <message>
        <source>{} is out of range; allowed: {} to {}</source>
        <translation>{} está fora do intervalo; permitido de {} a {}</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <extracomment>A place and what is wrong there</extracomment>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>cannot be moved: {}</source>
        <translation>não pode ser movido: {}</translation>
    </message>
    <message>
        <source>no such game; it may have been deleted meanwhile</source>
        <translation>esse jogo não existe; talvez tenha sido excluído nesse meio-tempo</translation>
    </message>
    <message>
        <source>is a built-in game; copy it to change it</source>
        <translation>é um jogo original; uma cópia dele pode ser alterada</translation>
    </message>
    <message>
        <source>was opened from a file elsewhere; copy it to change it</source>
        <translation>foi aberto de um arquivo em outro lugar; uma cópia dele pode ser alterada</translation>
    </message>
    <message>
        <source>is not in the folder of your own games</source>
        <translation>não está na pasta dos seus jogos</translation>
    </message>
    <message>
        <source>not a commitment; 64 hex digits, the SHA-256 of the seed, are needed</source>
        <translation>não é um compromisso; são necessários 64 dígitos hexadecimais, o SHA-256 da semente</translation>
    </message>
    <message>
        <source>can&apos;t be priced: {}</source>
        <translation>não pode ser avaliado: {}</translation>
    </message>
    <message>
        <source>it can&apos;t be read</source>
        <translation>não pode ser lido</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>é grande demais</translation>
    </message>
    <message>
        <source>it is damaged or too large</source>
        <translation>está danificado ou é grande demais</translation>
    </message>
    <message>
        <source>it is not a picture</source>
        <translation>não é uma imagem</translation>
    </message>
    <message>
        <source>it lacks the card {}</source>
        <translation>falta a carta {}</translation>
    </message>
    <message>
        <source>its cards can&apos;t be told apart</source>
        <translation>não é possível distinguir as cartas</translation>
    </message>
    <message>
        <source>its parts are nested too deeply</source>
        <translation>suas partes estão aninhadas em níveis demais</translation>
    </message>
    <message>
        <source>it refers to another file</source>
        <translation>mostra outro arquivo</translation>
    </message>
    <message>
        <source>it has too many parts</source>
        <translation>tem partes demais</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>está danificado</translation>
    </message>
    <message>
        <source>it repeats its parts too often</source>
        <translation>mostra suas partes vezes demais</translation>
    </message>
    <message>
        <source>a first card outside the shoe</source>
        <translation>uma primeira carta fora do sabot</translation>
    </message>
    <message>
        <source>a player out of order</source>
        <translation>um jogador fora de ordem</translation>
    </message>
    <message>
        <source>an unknown player or seat</source>
        <translation>um jogador ou lugar desconhecido</translation>
    </message>
    <message>
        <source>a seat that can&apos;t be taken</source>
        <translation>um lugar que não pode ser ocupado</translation>
    </message>
    <message>
        <source>a seat that can&apos;t be left</source>
        <translation>um lugar que não pode ser deixado</translation>
    </message>
    <message>
        <source>a stake out of place</source>
        <translation>uma aposta fora de lugar</translation>
    </message>
    <message>
        <source>a stake that was never placed is returned</source>
        <translation>é devolvida uma aposta que nunca foi feita</translation>
    </message>
    <message>
        <source>betting isn&apos;t open</source>
        <translation>as apostas não estão abertas</translation>
    </message>
    <message>
        <source>a card for a hand that doesn&apos;t exist</source>
        <translation>uma carta para uma mão que não existe</translation>
    </message>
    <message>
        <source>an insurance without a play</source>
        <translation>um seguro sem lançamento</translation>
    </message>
    <message>
        <source>even money without a play</source>
        <translation>um even money sem lançamento</translation>
    </message>
    <message>
        <source>an offer without a play</source>
        <translation>uma oferta sem lançamento</translation>
    </message>
    <message>
        <source>an unknown seat</source>
        <translation>um lugar desconhecido</translation>
    </message>
    <message>
        <source>an unknown hand</source>
        <translation>uma mão desconhecida</translation>
    </message>
    <message>
        <source>a hand that can&apos;t be split</source>
        <translation>uma mão que não pode ser dividida</translation>
    </message>
    <message>
        <source>nothing to follow</source>
        <translation>nada a acompanhar</translation>
    </message>
    <message>
        <source>a settled stake differs from the one placed</source>
        <translation>é liquidada uma aposta diferente da que foi feita</translation>
    </message>
    <message>
        <source>a play that isn&apos;t open is settled</source>
        <translation>é liquidado um lançamento que não está aberto</translation>
    </message>
    <message>
        <source>the round ends with an unsettled play</source>
        <translation>a rodada termina com um lançamento não liquidado</translation>
    </message>
    <message>
        <source>event {}</source>
        <translation>evento {}</translation>
    </message>
    <message>
        <source>no command begins with this event</source>
        <translation>nenhum comando começa com este evento</translation>
    </message>
    <message>
        <source>the round was never opened</source>
        <translation>a rodada não chegou a ser aberta</translation>
    </message>
    <message>
        <source>players are not numbered in order</source>
        <translation>as pessoas não estão numeradas em ordem</translation>
    </message>
    <message>
        <source>there is no such seat</source>
        <translation>esse lugar não existe</translation>
    </message>
    <message>
        <source>the command behind this event is refused: {}</source>
        <translation>o comando por trás deste evento é recusado: {}</translation>
    </message>
    <message>
        <source>the command behind this event produces no event</source>
        <translation>o comando por trás deste evento não gera nenhum</translation>
    </message>
    <message>
        <source>the same command produces another event</source>
        <translation>o mesmo comando gera outro evento</translation>
    </message>
    <message>
        <source>{} to {}</source>
        <translation>de {} a {}</translation>
    </message>
    <message>
        <source>a list of {}</source>
        <translation>uma lista de {}</translation>
    </message>
    <message>
        <source>a payout such as &quot;3:2&quot;, numbers from 1 to 1000</source>
        <translation>um pagamento como &quot;3:2&quot;, com números de 1 a 1000</translation>
    </message>
    <message>
        <source>text of 1 to {} bytes</source>
        <translation>texto de 1 a {} bytes</translation>
    </message>
    <message>
        <source>a list of {id, name, kind, pays, limits}</source>
        <translation>uma lista de {id, name, kind, pays, limits}</translation>
    </message>
    <message>
        <source>a list of {currency, min, max}</source>
        <translation>uma lista de {currency, min, max}</translation>
    </message>
    <message>
        <source>a list of keys</source>
        <translation>uma lista de chaves</translation>
    </message>
    <message>
        <source>There is no cut card: the shoe is shuffled every round.</source>
        <translation>Não há carta de corte: o sabot é embaralhado a cada rodada.</translation>
    </message>
    <message>
        <source>There is only one seat.</source>
        <translation>Só há um lugar.</translation>
    </message>
    <message>
        <source>Other people play only at a shared table.</source>
        <translation>Outras pessoas só se sentam em mesa compartilhada.</translation>
    </message>
    <message>
        <source>Insurance is not offered.</source>
        <translation>Não há seguro.</translation>
    </message>
    <message>
        <source>A blackjack against an ace is offered even money instead.</source>
        <translation>Em vez disso, um blackjack contra um ás pode receber even money.</translation>
    </message>
    <message>
        <source>Pairs can&apos;t be split.</source>
        <translation>Pares não podem ser divididos.</translation>
    </message>
    <message>
        <source>Hands can&apos;t be resplit.</source>
        <translation>Uma mão vinda de uma divisão não é dividida de novo.</translation>
    </message>
    <message>
        <source>A hand can&apos;t be surrendered.</source>
        <translation>Não se pode desistir da mão.</translation>
    </message>
    <message>
        <source>must be a fraction between {} and {}, such as 0.9953</source>
        <translation>deve ser uma fração entre {} e {}, como 0.9953</translation>
    </message>
    <message>
        <source>empty; a rule set needs an id</source>
        <translation>vazio; um conjunto de regras precisa de um id</translation>
    </message>
    <message>
        <source>a double after a split needs splits (&quot;split.hands&quot; 2 to 4)</source>
        <translation>dobrar após divisão exige divisões (&quot;split.hands&quot; de 2 a 4)</translation>
    </message>
    <message>
        <source>empty; a side bet needs an id</source>
        <translation>vazio; uma aposta paralela precisa de um id</translation>
    </message>
    <message>
        <source>&quot;{}&quot; appears twice</source>
        <translation>“{}” aparece duas vezes</translation>
    </message>
    <message>
        <source>no limits; at least one {currency, min, max} is needed</source>
        <translation>sem limites; é necessário pelo menos um {currency, min, max}</translation>
    </message>
    <message>
        <source>empty; a currency&apos;s name is needed</source>
        <translation>vazio; é necessário o nome de uma moeda</translation>
    </message>
    <message>
        <source>must be above 0.00 and a multiple of 0.02</source>
        <translation>deve ser maior que 0.00 e múltiplo de 0.02</translation>
    </message>
    <message>
        <source>must be between min and {}</source>
        <translation>deve estar entre min e {}</translation>
    </message>
    <message>
        <source>must be a multiple of 0.02</source>
        <translation>deve ser múltiplo de 0.02</translation>
    </message>
    <message>
        <source>empty; at least one outcome must pay</source>
        <translation>vazio; pelo menos um resultado precisa pagar</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no such outcome</source>
        <translation>“{}” não tem esse resultado</translation>
    </message>
    <message>
        <source>appears twice</source>
        <translation>aparece duas vezes</translation>
    </message>
    <message>
        <source>event {} ({})</source>
        <translation>evento {} ({})</translation>
    </message>
    <message>
        <source>an amount larger than a wallet can hold</source>
        <translation>um valor maior do que cabe em uma carteira</translation>
    </message>
    <message>
        <source>not a seed; {} hex digits are needed</source>
        <translation>não é uma semente; são necessários {} dígitos hexadecimais</translation>
    </message>
    <message>
        <source>{} bytes are too many; a client seed has 0 to {} bytes in UTF-8</source>
        <translation>{} bytes são demais; uma semente do cliente tem de 0 a {} bytes em UTF-8</translation>
    </message>
    <message>
        <source>not UTF-8; a client seed has 0 to {} bytes in UTF-8</source>
        <translation>não é UTF-8; uma semente do cliente tem de 0 a {} bytes</translation>
    </message>
    <message>
        <source>the seed&apos;s SHA-256 is {}, the commitment says {}</source>
        <translation>o SHA-256 da semente é {}, o compromisso diz {}</translation>
    </message>
    <message>
        <source>card {} of the shoe is {} by the shuffle, {} was drawn</source>
        <translation>a carta {} do sabot é {} segundo o embaralhamento; saiu {}</translation>
    </message>
    <message>
        <source>is a link out of the data folder, or lies behind one, and is not followed; put the file itself there, or choose its folder with --data</source>
        <translation>é um link para fora da pasta de dados, ou fica atrás de um, e não é seguido; coloque ali o próprio arquivo, ou escolha com --data a pasta em que ele está</translation>
    </message>
    <message>
        <source>the stored events are damaged: {}</source>
        <translation>os eventos gravados estão danificados: {}</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>The stored events are damaged: they are empty</extracomment>
        <translation>vazio</translation>
    </message>
    <message>
        <source>the stored events have version {}; this program knows 1 and 2</source>
        <translation>os eventos gravados são da versão {}; este programa conhece a 1 e a 2</translation>
    </message>
    <message>
        <source>the compressed length is wrong</source>
        <translation>o comprimento compactado está errado</translation>
    </message>
    <message>
        <source>they can&apos;t be decompressed</source>
        <translation>não podem ser descompactados</translation>
    </message>
    <message>
        <source>they are not a list</source>
        <translation>não são uma lista</translation>
    </message>
    <message>
        <source>event {} can&apos;t be read</source>
        <translation>o evento {} não pode ser lido</translation>
    </message>
    <message>
        <source>more data follows them</source>
        <translation>há mais dados depois deles</translation>
    </message>
    <message>
        <source>has already joined; every player joins once</source>
        <translation>já está presente; cada jogador chega uma só vez</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not at the table; a player joins with player-present</source>
        <translation>“{}” não está na mesa; um jogador chega com player-present</translation>
    </message>
    <message>
        <source>does not belong to a stake of this kind; leave it out</source>
        <translation>não pertence a uma aposta deste tipo; deixe de fora</translation>
    </message>
    <message>
        <source>an object with &quot;type&quot; is needed</source>
        <translation>é necessário um objeto com &quot;type&quot;</translation>
    </message>
    <message>
        <source>too many players; at most {} are allowed</source>
        <translation>jogadores demais; permitido: {}</translation>
    </message>
    <message>
        <source>nested too deeply; at most 64 levels are allowed</source>
        <translation>níveis de aninhamento demais; são permitidos 64</translation>
    </message>
    <message>
        <source>appears twice; a key may appear once in an object</source>
        <translation>aparece duas vezes; uma chave só pode aparecer uma vez em um objeto</translation>
    </message>
    <message>
        <source>line {}, column {}</source>
        <translation>linha {}, coluna {}</translation>
    </message>
    <message>
        <source>unterminated object</source>
        <extracomment>What is wrong in a file that is no JSON, as all that follow up to &quot;garbage at the end&quot;</extracomment>
        <translation>objeto não terminado</translation>
    </message>
    <message>
        <source>missing name separator</source>
        <translation>falta o separador de nomes</translation>
    </message>
    <message>
        <source>unterminated array</source>
        <translation>lista não terminada</translation>
    </message>
    <message>
        <source>missing value separator</source>
        <translation>falta o separador de valores</translation>
    </message>
    <message>
        <source>invalid termination by number</source>
        <translation>término inválido por número</translation>
    </message>
    <message>
        <source>illegal number</source>
        <translation>número inválido</translation>
    </message>
    <message>
        <source>invalid escape sequence</source>
        <translation>sequência de escape inválida</translation>
    </message>
    <message>
        <source>invalid UTF8 string</source>
        <translation>cadeia UTF-8 inválida</translation>
    </message>
    <message>
        <source>unterminated string</source>
        <translation>cadeia não terminada</translation>
    </message>
    <message>
        <source>object is missing after a comma</source>
        <translation>falta um objeto depois de uma vírgula</translation>
    </message>
    <message>
        <source>too large document</source>
        <translation>documento grande demais</translation>
    </message>
    <message>
        <source>garbage at the end of the document</source>
        <translation>conteúdo indevido no fim do documento</translation>
    </message>
    <message>
        <source>illegal value</source>
        <translation>valor inválido</translation>
    </message>
    <message>
        <source>too large; at most 16 MiB is allowed</source>
        <translation>grande demais; são permitidos 16 MiB</translation>
    </message>
    <message>
        <source>not JSON at {} ({}); one JSON object is needed</source>
        <translation>não é JSON em {} ({}); é necessário um objeto JSON</translation>
    </message>
    <message>
        <source>a lone value; one JSON object is needed</source>
        <translation>um valor solto; é necessário um objeto JSON</translation>
    </message>
    <message>
        <source>no file is named; a path is needed</source>
        <translation>nenhum arquivo indicado; é necessário um caminho</translation>
    </message>
    <message>
        <source>cannot be read: {}</source>
        <translation>não pode ser lido: {}</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>What was found in a file: &quot;is true or false; text is needed&quot;. The next five too</extracomment>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>um número</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>uma lista</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>um objeto</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>um valor vazio</translation>
    </message>
    <message>
        <source>is {}; text is needed</source>
        <translation>é {}; é necessário texto</translation>
    </message>
    <message>
        <source>holds half a character (a lone surrogate); text is needed</source>
        <translation>contém meio caractere (um substituto isolado); é necessário texto</translation>
    </message>
    <message>
        <source>is too short; allowed: {} to {} bytes</source>
        <translation>é curto demais; são permitidos de {} a {} bytes</translation>
    </message>
    <message>
        <source>{} bytes are too many; allowed: {} to {}</source>
        <translation>{} bytes são demais; permitido de {} a {}</translation>
    </message>
    <message>
        <source>holds a control character; plain text on one line is needed</source>
        <translation>contém um caractere de controle; é necessário texto simples em uma linha</translation>
    </message>
    <message>
        <source>holds a character that breaks the line; plain text on one line is needed</source>
        <translation>contém um caractere que quebra a linha; é necessário texto simples em uma linha</translation>
    </message>
    <message>
        <source>holds a character that reverses the text around it; plain text is needed</source>
        <translation>contém um caractere que inverte o texto ao redor; é necessário texto simples</translation>
    </message>
    <message>
        <source>is {}; true or false is needed</source>
        <translation>é {}; é necessário true ou false</translation>
    </message>
    <message>
        <source>is {}; a whole number is needed</source>
        <translation>é {}; é necessário um número inteiro</translation>
    </message>
    <message>
        <source>{} is not a whole number; allowed: {} to {}</source>
        <translation>{} não é um número inteiro; permitido de {} a {}</translation>
    </message>
    <message>
        <source>is {}; a number is needed</source>
        <translation>é {}; é necessário um número</translation>
    </message>
    <message>
        <source>is {}; an amount as decimal text, such as &quot;12.50&quot;, is needed</source>
        <translation>é {}; é necessário um valor como texto decimal, por exemplo &quot;12.50&quot;</translation>
    </message>
    <message>
        <source>{} is not an amount; decimal text such as &quot;12.50&quot; is needed</source>
        <translation>{} não é um valor; é necessário texto decimal como &quot;12.50&quot;</translation>
    </message>
    <message>
        <source>is {}; a payout as text, such as &quot;3:2&quot;, is needed</source>
        <translation>é {}; é necessário um pagamento como texto, por exemplo &quot;3:2&quot;</translation>
    </message>
    <message>
        <source>{} is not a payout; text such as &quot;3:2&quot; with numbers from 1 to 1000 is needed</source>
        <translation>{} não é um pagamento; é necessário texto como &quot;3:2&quot; com números de 1 a 1000</translation>
    </message>
    <message>
        <source>is {}; a card such as &quot;AS&quot; or &quot;TD&quot; is needed</source>
        <translation>é {}; é necessária uma carta como &quot;AS&quot; ou &quot;TD&quot;</translation>
    </message>
    <message>
        <source>{} is not a card; a rank A 2 3 4 5 6 7 8 9 T J Q K and a suit S H D C are needed</source>
        <translation>{} não é uma carta; são necessários um valor A 2 3 4 5 6 7 8 9 T J Q K e um naipe S H D C</translation>
    </message>
    <message>
        <source>is {}; allowed: {}</source>
        <translation>é {}; permitido: {}</translation>
    </message>
    <message>
        <source>{} is not known; allowed: {}</source>
        <translation>{} não é conhecido; permitido: {}</translation>
    </message>
    <message>
        <source>is {}; a list is needed</source>
        <translation>é {}; é necessária uma lista</translation>
    </message>
    <message>
        <source>{} entries are too many; at most {} are allowed</source>
        <translation>{} itens são demais; permitido: {}</translation>
    </message>
    <message>
        <source>is {}; an object is needed</source>
        <translation>é {}; é necessário um objeto</translation>
    </message>
    <message>
        <source>unknown key; allowed: {}</source>
        <translation>chave desconhecida; permitido: {}</translation>
    </message>
    <message>
        <source>{} keys are too many; at most {} are allowed</source>
        <translation>{} chaves são demais; permitido: {}</translation>
    </message>
    <message>
        <source>missing; this key is needed</source>
        <translation>ausente; esta chave é necessária</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is taken by {}; a different id is needed</source>
        <translation>“{}” já é usado por {}; é preciso um id próprio</translation>
    </message>
    <message>
        <source>a built-in game</source>
        <translation>um jogo original</translation>
    </message>
    <message>
        <source>the folder of your own games cannot be created</source>
        <translation>não é possível criar a pasta dos seus jogos</translation>
    </message>
    <message>
        <source>cannot be written: {}; what was there before is unchanged</source>
        <translation>não pode ser gravado: {}; o que havia antes está intacto</translation>
    </message>
    <message>
        <source>is already one of your own games, at {}</source>
        <translation>já é um dos seus jogos, em {}</translation>
    </message>
    <message>
        <source>is a built-in game; only your own can be removed</source>
        <translation>é um jogo original; só os próprios podem ser removidos</translation>
    </message>
    <message>
        <source>no such game; there are none of your own</source>
        <translation>esse jogo não existe; você não tem nenhum próprio</translation>
    </message>
    <message>
        <source>no such game; your own are {}</source>
        <translation>esse jogo não existe; os seus são {}</translation>
    </message>
    <message>
        <source>cannot be removed: {}</source>
        <translation>não pode ser removido: {}</translation>
    </message>
    <message>
        <source>has no &quot;{}&quot;</source>
        <translation>não tem “{}”</translation>
    </message>
    <message>
        <source>has no entry &quot;{}&quot;; allowed: its ids or places from 0 to {}</source>
        <translation>não tem a entrada “{}”; são permitidos seus ids ou posições de 0 a {}</translation>
    </message>
    <message>
        <source>not a change of a rule; KEY=VALUE is needed, such as decks=8</source>
        <translation>não é uma mudança de regra; é necessário KEY=VALUE, como decks=8</translation>
    </message>
    <message>
        <source>goes too deep; at most {} levels are allowed</source>
        <translation>níveis demais; são permitidos {}</translation>
    </message>
    <message>
        <source>too long; at most {} bytes are allowed</source>
        <translation>longo demais; são permitidos {} bytes</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no such outcome; allowed: {}</source>
        <translation>“{}” não tem esse resultado; permitido: {}</translation>
    </message>
    <message>
        <source>holds a slash; an id has 1 to {} bytes and no slash</source>
        <translation>contém uma barra; um id tem de 1 a {} bytes e nenhuma barra</translation>
    </message>
    <message>
        <source>is the path of a file; a name to be read is needed</source>
        <translation>é o caminho de um arquivo; é necessário um nome para leitura</translation>
    </message>
    <message>
        <source>appears twice; allowed: ace and ten, once each</source>
        <translation>aparece duas vezes; são permitidos ace e ten, uma vez cada</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a card; a card is a rank A 2 … 9 T J Q K and a suit S H D C, such as TS</source>
        <translation>“{}” não é uma carta; uma carta é um valor A 2 … 9 T J Q K e um naipe S H D C, como TS</translation>
    </message>
    <message>
        <source>must be a text of cards (&quot;9S KD …&quot;) or an object {&quot;seed&quot;, &quot;clientSeed&quot;, &quot;number&quot;}</source>
        <translation>deve ser um texto de cartas (&quot;9S KD …&quot;) ou um objeto {&quot;seed&quot;, &quot;clientSeed&quot;, &quot;number&quot;}</translation>
    </message>
    <message>
        <source>must be 64 hex digits</source>
        <translation>devem ser 64 dígitos hexadecimais</translation>
    </message>
    <message>
        <source>&quot;player&quot; is missing; it may be left out only where there is one</source>
        <translation>falta &quot;player&quot;; só pode ser omitido quando há um único jogador</translation>
    </message>
    <message>
        <source>there is no player &quot;{}&quot; at this table</source>
        <translation>não há jogador “{}” nesta mesa</translation>
    </message>
    <message>
        <source>&quot;seat&quot; is missing; this game has {}</source>
        <translation>falta &quot;seat&quot;; este jogo tem {}</translation>
    </message>
    <message>
        <source>a bet has exactly one of &quot;main&quot;, &quot;behind&quot;, &quot;side&quot;</source>
        <translation>uma aposta tem exatamente um de &quot;main&quot;, &quot;behind&quot;, &quot;side&quot;</translation>
    </message>
    <message>
        <source>&quot;stake&quot; goes with &quot;side&quot;, and only with it</source>
        <translation>&quot;stake&quot; acompanha &quot;side&quot;, e só ele</translation>
    </message>
    <message>
        <source>nobody plays; at least one player is needed</source>
        <translation>ninguém joga; é necessário pelo menos um jogador</translation>
    </message>
    <message>
        <source>{} players; this game has exactly one</source>
        <translation>{} jogadores; este jogo tem exatamente um</translation>
    </message>
    <message>
        <source>this game is not played in &quot;{}&quot;; allowed: {}</source>
        <translation>este jogo não se joga em “{}”; permitido: {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is taken by another rule set; a different id is needed</source>
        <translation>“{}” já é usado por outro conjunto de regras; é preciso um id próprio</translation>
    </message>
    <message>
        <source>no such game; use one of {}, or the path of a rule-set file</source>
        <translation>esse jogo não existe; são conhecidos {}, ou o caminho de um arquivo de regras</translation>
    </message>
    <message>
        <source>shoe</source>
        <extracomment>Where something is wrong: the shoe that cards come from</extracomment>
        <translation>sabot</translation>
    </message>
    <message>
        <source>there is none with that number</source>
        <translation>não há nenhum com esse número</translation>
    </message>
    <message>
        <source>round {}: {}</source>
        <translation>rodada {}: {}</translation>
    </message>
    <message>
        <source>there is no account</source>
        <translation>não há nenhuma conta</translation>
    </message>
    <message>
        <source>can&apos;t be written: {}</source>
        <translation>não pode ser gravado: {}</translation>
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
        <translation>as cartas conhecidas não chegam até o fim da rodada</translation>
    </message>
    <message>
        <source>answer</source>
        <extracomment>Where something is wrong: what somebody does in a hand</extracomment>
        <translation>resposta</translation>
    </message>
    <message>
        <source>is refused: {}</source>
        <translation>é recusado: {}</translation>
    </message>
    <message>
        <source>round {}</source>
        <translation>rodada {}</translation>
    </message>
    <message>
        <source>is not finished</source>
        <translation>não está concluída</translation>
    </message>
    <message>
        <source>the day&apos;s rounds add up to more than a wallet can hold</source>
        <translation>as rodadas do dia somam mais do que cabe em uma carteira</translation>
    </message>
    <message>
        <source>limit</source>
        <extracomment>Where something is wrong: what somebody may lose, stake or play at most</extracomment>
        <translation>limite</translation>
    </message>
    <message>
        <source>a money limit has a currency, any other has none</source>
        <translation>um limite de dinheiro é em uma moeda; qualquer outro, em nenhuma</translation>
    </message>
    <message>
        <source>an amount above 0 and at most {}</source>
        <translation>um valor acima de 0 e de no máximo {}</translation>
    </message>
    <message>
        <source>1 to {} minutes</source>
        <translation>de 1 a {} minutos</translation>
    </message>
    <message>
        <source>break</source>
        <extracomment>Where something is wrong: a time without play</extracomment>
        <translation>pausa</translation>
    </message>
    <message>
        <source>a break lasts from a minute to 30 days, an exclusion from a day to five years</source>
        <translation>uma pausa dura de um minuto a 30 dias; uma exclusão, de um dia a cinco anos</translation>
    </message>
    <message>
        <source>one that ends later is already running; it can&apos;t be shortened</source>
        <translation>já há uma em curso que termina mais tarde; ela não pode ser encurtada</translation>
    </message>
    <message>
        <source>the break can&apos;t be recorded here, where other data folders look for it; check that you may write to this file</source>
        <translation>a pausa não pode ser anotada aqui, onde outras pastas de dados a procuram; verifique se você pode gravar neste arquivo</translation>
    </message>
    <message>
        <source>event {}: {}</source>
        <translation>evento {}: {}</translation>
    </message>
    <message>
        <source>too few cards were left in the shoe</source>
        <translation>restavam cartas insuficientes no sabot</translation>
    </message>
    <message>
        <source>its cards are not those of its decks</source>
        <translation>suas cartas não são as dos baralhos</translation>
    </message>
    <message>
        <source>has no cards</source>
        <translation>não tem cartas</translation>
    </message>
    <message>
        <source>its first cards can&apos;t be priced</source>
        <translation>suas primeiras cartas não podem ser avaliadas</translation>
    </message>
    <message>
        <source>the export</source>
        <extracomment>Where something is wrong: what is written of the record of play</extracomment>
        <translation>a exportação</translation>
    </message>
    <message>
        <source>is a folder; the name of a file is needed</source>
        <translation>é uma pasta; é necessário o nome de um arquivo</translation>
    </message>
    <message>
        <source>is a device, not a file; the name of a file is needed</source>
        <translation>é um dispositivo, não um arquivo; é necessário o nome de um arquivo</translation>
    </message>
    <message>
        <source>the folder doesn&apos;t exist</source>
        <translation>a pasta não existe</translation>
    </message>
    <message>
        <source>already exists and was not to be replaced</source>
        <translation>já existe, e não era para ser substituído</translation>
    </message>
    <message>
        <source>the round can&apos;t be cancelled: {}</source>
        <translation>a rodada não pode ser cancelada: {}</translation>
    </message>
    <message>
        <source>the answer to a question is refused: {}</source>
        <translation>a resposta a uma pergunta é recusada: {}</translation>
    </message>
    <message>
        <source>a side bet that the rules don&apos;t have</source>
        <translation>uma aposta paralela que as regras não têm</translation>
    </message>
    <message>
        <source>an account&apos;s name has 1 to 60 characters</source>
        <translation>o nome de uma conta tem de 1 a 60 caracteres</translation>
    </message>
    <message>
        <source>account</source>
        <extracomment>Where something is wrong: &quot;account: there is no such account&quot;</extracomment>
        <translation>conta</translation>
    </message>
    <message>
        <source>a key has 1 to 40 of the characters a–z, 0–9 and &apos;-&apos;</source>
        <translation>uma chave tem de 1 a 40 dos caracteres a–z, 0–9 e &apos;-&apos;</translation>
    </message>
    <message>
        <source>there is already an account &quot;{}&quot;</source>
        <translation>já existe uma conta “{}”</translation>
    </message>
    <message>
        <source>currency</source>
        <extracomment>Where something is wrong</extracomment>
        <translation>moeda</translation>
    </message>
    <message>
        <source>there is no play money named &quot;{}&quot;</source>
        <translation>não há dinheiro fictício chamado “{}”</translation>
    </message>
    <message>
        <source>top-up</source>
        <translation>recarga</translation>
    </message>
    <message>
        <source>a round is being played with this money; finish it first</source>
        <translation>uma rodada está sendo jogada com este dinheiro; conclua-a antes</translation>
    </message>
    <message>
        <source>this wallet already holds more than enough</source>
        <translation>há mais do que o suficiente nesta carteira</translation>
    </message>
    <message>
        <source>there is no such account</source>
        <translation>essa conta não existe</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>o arquivo está danificado</translation>
    </message>
    <message>
        <source>the folder for backups can&apos;t be created; check that you may write there</source>
        <translation>não é possível criar a pasta dos backups; verifique se você pode gravar ali</translation>
    </message>
    <message>
        <source>another backup is still being made; try again when it is done</source>
        <translation>outro backup ainda está sendo feito; tente de novo quando ele estiver pronto</translation>
    </message>
    <message>
        <source>the backup can&apos;t be written</source>
        <translation>não é possível gravar o backup</translation>
    </message>
    <message>
        <source>was made by a newer version of the program</source>
        <translation>foi criado por uma versão mais nova do programa</translation>
    </message>
    <message>
        <source>is damaged and can&apos;t be read; choose another</source>
        <translation>está danificado e não pode ser lido; escolha outro</translation>
    </message>
    <message>
        <source>is not a backup of this program; choose another</source>
        <translation>não é um backup deste programa; escolha outro</translation>
    </message>
    <message>
        <source>can&apos;t be read; check that it is there and that you may read it, or choose another</source>
        <translation>não pode ser lido; verifique se existe e se você pode lê-lo, ou escolha outro</translation>
    </message>
    <message>
        <source>the folder can&apos;t be created</source>
        <translation>não é possível criar a pasta</translation>
    </message>
    <message>
        <source>can&apos;t be renamed to the database now; the next start tries again</source>
        <translation>não pode receber agora o nome do banco de dados; o próximo início tenta de novo</translation>
    </message>
    <message>
        <source>round {} stakes more than the wallet holds; none of it was stored</source>
        <translation>a rodada {} aposta mais do que há na carteira; nada dela foi gravado</translation>
    </message>
    <message>
        <source>round {} can&apos;t be taken out: some of its money is still in play</source>
        <translation>a rodada {} não pode ser retirada: ainda há dinheiro dela em jogo</translation>
    </message>
    <message>
        <source>transfer {} is missing</source>
        <translation>falta a transferência {}</translation>
    </message>
    <message>
        <source>transfer {} is not from the house to a wallet</source>
        <translation>a transferência {} não vai da casa para uma carteira</translation>
    </message>
    <message>
        <source>book {} ({}) is of no known kind, or is there twice</source>
        <translation>o livro {} ({}) não é de nenhum tipo conhecido, ou existe duas vezes</translation>
    </message>
    <message>
        <source>it books to a book of another account or currency</source>
        <translation>ela lança em um livro de outra conta ou moeda</translation>
    </message>
    <message>
        <source>it begins with {} in the wallet, which earlier rounds and top-ups don&apos;t add up to</source>
        <translation>ela começa com {} na carteira, o que não resulta das rodadas anteriores nem das recargas</translation>
    </message>
    <message>
        <source>book {} ({}) holds {}, its bookings come to {}</source>
        <translation>o livro {} ({}) contém {}, seus lançamentos contábeis somam {}</translation>
    </message>
    <message>
        <source>the wallet of account {} in {} is below zero</source>
        <translation>a carteira da conta {} em {} está abaixo de zero</translation>
    </message>
    <message>
        <source>the books in {} don&apos;t balance: {} too much</source>
        <translation>os livros em {} não fecham: sobram {}</translation>
    </message>
    <message>
        <source>amounts larger than a book can hold</source>
        <translation>valores maiores do que cabe em um livro</translation>
    </message>
    <message>
        <source>the books</source>
        <translation>os livros</translation>
    </message>
    <message>
        <source>the limits</source>
        <translation>os limites</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>o arquivo</translation>
    </message>
    <message>
        <source>its tables are not the ones this program creates</source>
        <translation>suas tabelas não são as que este programa cria</translation>
    </message>
    <message>
        <source>the schema</source>
        <translation>o esquema</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>as regras</translation>
    </message>
    <message>
        <source>the rules number {} are not the ones that were stored</source>
        <translation>as regras número {} não são as que foram gravadas</translation>
    </message>
    <message>
        <source>the shoe is missing</source>
        <translation>falta o sabot</translation>
    </message>
    <message>
        <source>shoe {}</source>
        <translation>sabot {}</translation>
    </message>
    <message>
        <source>it has number {}, the account&apos;s next is {}</source>
        <translation>tem o número {}, o próximo da conta é {}</translation>
    </message>
    <message>
        <source>its seed is not the one committed to</source>
        <translation>a semente não é a do compromisso</translation>
    </message>
    <message>
        <source>the shoes</source>
        <translation>os sabots</translation>
    </message>
    <message>
        <source>the rounds: {}</source>
        <translation>as rodadas: {}</translation>
    </message>
    <message>
        <source>the round is missing</source>
        <translation>falta a rodada</translation>
    </message>
    <message>
        <source>its shoe or its opening is missing</source>
        <translation>falta o sabot ou a abertura dela</translation>
    </message>
    <message>
        <source>it begins at card {} of its shoe, not at {}</source>
        <translation>ela começa na carta {} do sabot, não na {}</translation>
    </message>
    <message>
        <source>its shoe: {}</source>
        <translation>o sabot dela: {}</translation>
    </message>
    <message>
        <source>its shoe is not one of this account and game</source>
        <translation>o sabot dela não é desta conta e deste jogo</translation>
    </message>
    <message>
        <source>account {} has {} rounds on record, and {} were counted</source>
        <translation>a conta {} tem {} rodadas registradas, e foram contadas {}</translation>
    </message>
    <message>
        <source>there is one round more than was counted</source>
        <translation>há uma rodada a mais do que as contadas</translation>
    </message>
    <message>
        <source>there is one shoe more than was counted</source>
        <translation>há um sabot a mais do que os contados</translation>
    </message>
    <message>
        <source>{} of its cards are recorded as drawn, its rounds have {}</source>
        <translation>consta que saíram {} das suas cartas, as rodadas têm {}</translation>
    </message>
    <message>
        <source>the accounts</source>
        <translation>as contas</translation>
    </message>
    <message>
        <source>it has plays, but no round</source>
        <translation>há lançamentos dela, mas não a rodada</translation>
    </message>
    <message>
        <source>it has bookings, but no round</source>
        <translation>há lançamentos contábeis dela, mas não a rodada</translation>
    </message>
    <message>
        <source>it has events, but no round</source>
        <translation>há eventos dela, mas não a rodada</translation>
    </message>
    <message>
        <source>book {} is a wallet that belongs to no account</source>
        <translation>o livro {} é a carteira de nenhuma conta</translation>
    </message>
    <message>
        <source>the rounds</source>
        <translation>as rodadas</translation>
    </message>
    <message>
        <source>the seals</source>
        <translation>os selos</translation>
    </message>
    <message>
        <source>account {} is not as it was stored</source>
        <translation>a conta {} não está como foi gravada</translation>
    </message>
    <message>
        <source>transfer {} is not as it was stored</source>
        <translation>a transferência {} não está como foi gravada</translation>
    </message>
    <message>
        <source>the shoe is not as it was stored</source>
        <translation>o sabot não está como foi gravado</translation>
    </message>
    <message>
        <source>its line is not as it was stored</source>
        <translation>a linha dela não está como foi gravada</translation>
    </message>
    <message>
        <source>its log is not as it was stored</source>
        <translation>o log dela não está como foi gravado</translation>
    </message>
    <message>
        <source>its journal is not as it was stored</source>
        <translation>o diário dela não está como foi gravado</translation>
    </message>
    <message>
        <source>the sums kept for rounds {} to {} are not those of the rounds; openshoe-cli history price --again rebuilds them</source>
        <translation>as somas guardadas das rodadas {} a {} não são as das rodadas; openshoe-cli history price --again as refaz</translation>
    </message>
    <message>
        <source>the sums</source>
        <translation>as somas</translation>
    </message>
    <message>
        <source>its SQLite driver is missing; install it (Debian: libqt6sql6-sqlite)</source>
        <translation>falta o driver do SQLite; instale-o (Debian: libqt6sql6-sqlite)</translation>
    </message>
    <message>
        <source>was made by a newer version of the program; use that version, or another folder with --data</source>
        <translation>foi criado por uma versão mais nova do programa; use essa versão ou outra pasta com --data</translation>
    </message>
    <message>
        <source>belongs to another program; move it away, or choose another folder with --data</source>
        <translation>pertence a outro programa; mova-o para outro lugar ou escolha outra pasta com --data</translation>
    </message>
    <message>
        <source>the file can&apos;t be opened; check that you may read and write it and its folder</source>
        <translation>não é possível abrir o arquivo; verifique se você pode ler e gravar nele e na pasta dele</translation>
    </message>
    <message>
        <source>the folder can&apos;t be created; choose another with --data</source>
        <translation>não é possível criar a pasta; escolha outra com --data</translation>
    </message>
    <message>
        <source>there is no such file: nothing has been played with this data folder yet</source>
        <translation>esse arquivo não existe: nada foi jogado ainda com esta pasta de dados</translation>
    </message>
    <message>
        <source>was made by an older version; start the program once to bring it up to date</source>
        <translation>foi criado por uma versão mais antiga; inicie o programa uma vez para atualizá-lo</translation>
    </message>
    <message>
        <source>the disk does not support what keeps rounds safe (a write-ahead log): choose a folder on a local disk with --data</source>
        <translation>o disco não oferece o que mantém as rodadas a salvo (um write-ahead log): escolha com --data uma pasta em um disco deste computador</translation>
    </message>
    <message>
        <source>the database refuses to write through to the disk</source>
        <translation>o banco de dados se recusa a gravar diretamente no disco</translation>
    </message>
    <message>
        <source>the data folder is no longer there; put it back, then try again (this step was not confirmed)</source>
        <translation>a pasta de dados não está mais no lugar; ponha-a de volta e tente de novo (este passo não foi confirmado)</translation>
    </message>
    <message>
        <source>its journal was deleted while the program used it; what was confirmed is safe in the file itself: try again (this step was not confirmed)</source>
        <translation>o diário foi excluído enquanto o programa o usava; o que foi confirmado está a salvo no próprio arquivo: tente de novo (este passo não foi confirmado)</translation>
    </message>
    <message>
        <source>the file was moved, deleted or replaced while the program used it; put it back, then try again (this step was not confirmed)</source>
        <translation>o arquivo foi movido, excluído ou substituído enquanto o programa o usava; ponha-o de volta no lugar e tente de novo (este passo não foi confirmado)</translation>
    </message>
    <message>
        <source>the file was moved, deleted or replaced while the program used it. Put it back and try again; or close the program and continue with {}, which holds all that was confirmed (openshoe-cli history restore)</source>
        <translation>o arquivo foi movido, excluído ou substituído enquanto o programa o usava. Ponha-o de volta no lugar e tente de novo; ou feche o programa e continue com {}, que contém tudo o que foi confirmado (openshoe-cli history restore)</translation>
    </message>
    <message>
        <source>there is another database now; restart the program to play with it</source>
        <translation>agora há outro banco de dados ali; inicie o programa de novo para jogar com ele</translation>
    </message>
    <message>
        <source>the copy can&apos;t be written; check that the disk has space and that you may write there</source>
        <translation>não é possível gravar a cópia; verifique se há espaço no disco e se você pode gravar ali</translation>
    </message>
    <message>
        <source>another Open Shoe is using this data; close it, or choose another folder with --data</source>
        <translation>outro Open Shoe está jogando com estes dados; feche-o ou escolha outra pasta com --data</translation>
    </message>
    <message>
        <source>nothing can be written there: the disk is full; free some space on it</source>
        <translation>nada pode ser gravado ali: o disco está cheio; libere espaço nele</translation>
    </message>
    <message>
        <source>the folder can&apos;t be written to; give yourself permission to write there, or choose another with --data</source>
        <translation>não é possível gravar na pasta; dê a si mesmo permissão de gravação ali ou escolha outra com --data</translation>
    </message>
    <message>
        <source>lies outside the round it is stored with</source>
        <translation>está fora da rodada com que foi gravado</translation>
    </message>
    <message>
        <source>a round must begin with its opening</source>
        <translation>uma rodada deve começar com a abertura</translation>
    </message>
    <message>
        <source>shoe {} can&apos;t be played from here</source>
        <translation>o sabot {} não pode ser jogado a partir daqui</translation>
    </message>
    <message>
        <source>shoe {} has given {} cards, the round begins at {}</source>
        <translation>o sabot {} já deu {} cartas, a rodada começa na {}</translation>
    </message>
    <message>
        <source>another round is being played with this money; finish it first</source>
        <translation>outra rodada está sendo jogada com este dinheiro; conclua-a antes</translation>
    </message>
    <message>
        <source>the wallet does not hold the {} that the round begins with</source>
        <translation>a carteira não tem os {} com que a rodada começa</translation>
    </message>
    <message>
        <source>there is no account {} or no shoe {}</source>
        <translation>não existe a conta {} ou não existe o sabot {}</translation>
    </message>
    <message>
        <source>a round without a play gets no number</source>
        <translation>uma rodada sem lançamento não merece um número</translation>
    </message>
    <message>
        <source>round {} is not being played</source>
        <translation>a rodada {} não está em jogo</translation>
    </message>
    <message>
        <source>the file can&apos;t be moved; check that you may write in its folder</source>
        <translation>não é possível mover o arquivo; verifique se você pode gravar na pasta dele</translation>
    </message>
    <message>
        <source>can&apos;t be written; check that the disk has space and that you may write there</source>
        <translation>não pode ser gravado; verifique se há espaço no disco e se você pode gravar ali</translation>
    </message>
    <message>
        <source>the program was not closed properly, and the journal (openshoe.db-wal) with the last steps played is missing; put it back before the next start if you can</source>
        <translation>falta o diário (openshoe.db-wal), embora o programa não tenha sido encerrado em ordem, e com ele os últimos passos jogados; se puder, ponha-o de volta antes do próximo início</translation>
    </message>
    <message>
        <source>has no priced decision {}</source>
        <translation>não tem a decisão avaliada {}</translation>
    </message>
    <message>
        <source>limit {} is missing</source>
        <translation>falta o limite {}</translation>
    </message>
    <message>
        <source>limit {} belongs to no account</source>
        <translation>o limite {} não é de nenhuma conta</translation>
    </message>
    <message>
        <source>{} limits are there, and {} were counted</source>
        <translation>há {} limites, e foram contados {}</translation>
    </message>
    <message>
        <source>limit {} is not as it was stored</source>
        <translation>o limite {} não está como foi gravado</translation>
    </message>
    <message>
        <source>the clock of the limits is not as it was stored</source>
        <translation>o relógio dos limites não está como foi gravado</translation>
    </message>
    <message>
        <source>the price of decision {} in round {} can&apos;t be read: price the rounds again (openshoe-cli history price --again)</source>
        <translation>não é possível ler o valor da decisão {} da rodada {}: avalie as rodadas de novo (openshoe-cli history price --again)</translation>
    </message>
    <message>
        <source>there is no such finished round to price</source>
        <translation>não existe essa rodada concluída para avaliar</translation>
    </message>
    <message>
        <source>the price of a side bet is given for a play that is not a side bet</source>
        <translation>consta o valor de uma aposta paralela em um lançamento que não é uma</translation>
    </message>
    <message>
        <source>its log is missing</source>
        <translation>falta o log dela</translation>
    </message>
    <message>
        <source>shoe {} is missing, and rounds were played from it</source>
        <translation>falta o sabot {}, e rodadas foram jogadas com ele</translation>
    </message>
    <message>
        <source>there is no such finished round</source>
        <translation>essa rodada concluída não existe</translation>
    </message>
    <message>
        <source>wallet</source>
        <extracomment>Where money is booked, as the next three: &quot;from wallet to stakes 10.00 are booked&quot;</extracomment>
        <translation>carteira</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>apostas</translation>
    </message>
    <message>
        <source>house</source>
        <translation>casa</translation>
    </message>
    <message>
        <source>company</source>
        <translation>companhia</translation>
    </message>
    <message>
        <source>event {} lies outside the round</source>
        <translation>o evento {} está fora da rodada</translation>
    </message>
    <message>
        <source>seat {}: {} of a stake of {} was returned</source>
        <translation>lugar {}: voltaram {} de uma aposta de {}</translation>
    </message>
    <message>
        <source>seat {}, hand {}: the {} play is not settled by the rules ({} {}, not {} {})</source>
        <translation>lugar {}, mão {}: o lançamento {} não foi liquidado pelas regras ({} {}, não {} {})</translation>
    </message>
    <message>
        <source>seat {}, hand {}: the {} play is not settled by the rules</source>
        <translation>lugar {}, mão {}: o lançamento {} não foi liquidado pelas regras</translation>
    </message>
    <message>
        <source>its end says {} staked and {} returned, its plays {} and {}</source>
        <translation>o fim dela diz {} apostado e {} de retorno; os lançamentos, {} e {}</translation>
    </message>
    <message>
        <source>{} plays are on record, the log has {}</source>
        <translation>há {} lançamentos registrados, o log tem {}</translation>
    </message>
    <message>
        <source>{} plays are on record, the log has {}; their numbers have a gap</source>
        <translation>há {} lançamentos registrados, o log tem {}; falta algum número na sequência</translation>
    </message>
    <message>
        <source>play {} on record (stake {}, returned {}) is not the log&apos;s (stake {}, returned {})</source>
        <translation>o lançamento {} registrado (aposta {}, retorno {}) não é o do log (aposta {}, retorno {})</translation>
    </message>
    <message>
        <source>it is on record as {}, its log is {}</source>
        <translation>consta como {}, o log é {}</translation>
    </message>
    <message>
        <source>it is on record as {} in {}, its log is {} in {}</source>
        <translation>consta como {} em {}, o log é {} em {}</translation>
    </message>
    <message>
        <source>it ends before it starts</source>
        <translation>termina antes de começar</translation>
    </message>
    <message>
        <source>its line says {} against {} and side bets &quot;{}&quot;, its log {} against {} and &quot;{}&quot;</source>
        <translation>a linha diz {} contra {} e apostas paralelas &quot;{}&quot;; o log, {} contra {} e &quot;{}&quot;</translation>
    </message>
    <message>
        <source>its line says {} staked and {} returned, its log {} and {}</source>
        <translation>a linha diz {} apostado e {} de retorno; o log, {} e {}</translation>
    </message>
    <message>
        <source>its line says {} cards, its log has {}</source>
        <translation>a linha diz {} cartas, o log tem {}</translation>
    </message>
    <message>
        <source>from {} to {} {} are booked, the log moves {}</source>
        <translation>de {} para {} estão lançados {}, o log movimenta {}</translation>
    </message>
    <message>
        <source>{}; {}</source>
        <extracomment>Two findings</extracomment>
        <translation>{}; {}</translation>
    </message>
    <message>
        <source>its plays and bookings: {}</source>
        <translation>lançamentos e contabilidade dela: {}</translation>
    </message>
    <message>
        <source>its log: {}</source>
        <translation>o log dela: {}</translation>
    </message>
    <message>
        <source>card {} is {}, the shuffle has {}</source>
        <translation>a carta {} é {}, o embaralhamento tem {}</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>No card</extracomment>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>its line: {}</source>
        <translation>a linha dela: {}</translation>
    </message>
    <message>
        <source>its rules: {}</source>
        <translation>as regras dela: {}</translation>
    </message>
    <message>
        <source>its log is missing or is there twice</source>
        <translation>o log dela falta ou existe duas vezes</translation>
    </message>
    <message>
        <source>the events from {} on are missing</source>
        <translation>faltam os eventos a partir do {}</translation>
    </message>
    <message>
        <source>there is no such round</source>
        <translation>essa rodada não existe</translation>
    </message>
    <message>
        <source>round {} is not complete: its rules, shoe or log are missing</source>
        <translation>a rodada {} não está íntegra: faltam as regras, o sabot ou o log</translation>
    </message>
    <message>
        <source>shoe {} can&apos;t be read: the database is damaged</source>
        <translation>não é possível ler o sabot {}: o banco de dados está danificado</translation>
    </message>
    <message>
        <source>rules number {}</source>
        <translation>regras número {}</translation>
    </message>
    <message>
        <source>they are missing</source>
        <translation>ausentes</translation>
    </message>
    <message>
        <source>there is no such shoe</source>
        <translation>esse sabot não existe</translation>
    </message>
    <message>
        <source>client seed</source>
        <extracomment>Where something is wrong</extracomment>
        <translation>semente do cliente</translation>
    </message>
    <message>
        <source>it is locked from the first stake on the shoe; set it for the next one</source>
        <translation>fica fixada desde a primeira aposta com o sabot; defina-a para o próximo</translation>
    </message>
    <message>
        <source>a round is being played from it</source>
        <translation>uma rodada está sendo jogada com ele</translation>
    </message>
    <message>
        <source>an amount of {} is stored, more than a wallet can hold: the database is damaged</source>
        <translation>está gravado um valor de {}, que não cabe em nenhuma carteira: o banco de dados está danificado</translation>
    </message>
    <message>
        <source>another program holds the file; close it and try again</source>
        <translation>outro programa está usando o arquivo; feche-o e tente de novo</translation>
    </message>
    <message>
        <source>the file or its folder can&apos;t be written to; give yourself permission to write there, or choose another folder with --data</source>
        <translation>não é possível gravar no arquivo ou na pasta dele; dê a si mesmo permissão de gravação ali ou escolha outra pasta com --data</translation>
    </message>
    <message>
        <source>the disk reports an error; check the disk, then start again (what was confirmed is kept)</source>
        <translation>o disco informa um erro; verifique o disco e inicie de novo (o que foi confirmado está guardado)</translation>
    </message>
    <message>
        <source>the disk is full; free some space on it, then continue (this step was not stored)</source>
        <translation>o disco está cheio; libere espaço nele e continue (este passo não foi gravado)</translation>
    </message>
    <message>
        <source>the file can&apos;t be opened; check that its folder is there and that you may read and write in it</source>
        <translation>não é possível abrir o arquivo; verifique se a pasta dele existe e se você pode ler e gravar nela</translation>
    </message>
    <message>
        <source>what should be stored contradicts what is there ({})</source>
        <translation>o que seria gravado contradiz o que existe ({})</translation>
    </message>
    <message>
        <source>“{}” can be read in two ways. Write it like {}.</source>
        <translation>“{}” pode ser lido de duas maneiras. Escreva como {}.</translation>
    </message>
    <message>
        <source>Type an amount like {}.</source>
        <translation>Escreva um valor como {}.</translation>
    </message>
    <message>
        <source>Type a number.</source>
        <translation>Escreva um número.</translation>
    </message>
    <message>
        <source>Type a whole number.</source>
        <translation>Escreva um número inteiro.</translation>
    </message>
    <message>
        <source>{} cards from card {} on do not fit a shoe of {}</source>
        <translation>{} cartas a partir da carta {} não cabem em um sabot de {}</translation>
    </message>
    <message>
        <source>{}; the intact one with most on record here is {}</source>
        <translation>{}; o íntegro com mais conteúdo aqui é {}</translation>
    </message>
    <message>
        <source>the database is damaged; set it aside as openshoe-damaged-TIME.db and continue with a backup (openshoe-cli history restore); none of it is overwritten</source>
        <translation>o banco de dados está danificado; isole-o como openshoe-damaged-TIME.db e continue com um backup (openshoe-cli history restore); nada dele é sobrescrito</translation>
    </message>
    <message>
        <source>is closed: there is nothing to read</source>
        <translation>está fechada: não há nada para ler</translation>
    </message>
    <message>
        <source>{}; did you mean &quot;{}&quot;?</source>
        <extracomment>What is wrong, and the word that was probably meant</extracomment>
        <translation>{}; você quis dizer &quot;{}&quot;?</translation>
    </message>
    <message>
        <source>Mixed pair</source>
        <translation>Par misto</translation>
    </message>
    <message>
        <source>mixed pair</source>
        <translation>par misto</translation>
    </message>
    <message>
        <source>Colored pair</source>
        <translation>Par da mesma cor</translation>
    </message>
    <message>
        <source>colored pair</source>
        <translation>par da mesma cor</translation>
    </message>
    <message>
        <source>Perfect pair</source>
        <translation>Par perfeito</translation>
    </message>
    <message>
        <source>perfect pair</source>
        <translation>par perfeito</translation>
    </message>
    <message>
        <source>Suited trips</source>
        <translation>Trinca do mesmo naipe</translation>
    </message>
    <message>
        <source>suited trips</source>
        <translation>trinca do mesmo naipe</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>Flush</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>flush</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Sequência</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>sequência</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Trinca</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>trinca</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>Straight flush</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>straight flush</translation>
    </message>
    <message>
        <source>Suited three of a kind</source>
        <translation>Trinca do mesmo naipe</translation>
    </message>
    <message>
        <source>suited three of a kind</source>
        <translation>trinca do mesmo naipe</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Mesmo valor</translation>
    </message>
    <message>
        <source>match</source>
        <translation>mesmo valor</translation>
    </message>
    <message>
        <source>Suited match</source>
        <translation>Mesmo valor e naipe</translation>
    </message>
    <message>
        <source>suited match</source>
        <translation>mesmo valor e naipe</translation>
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
        <translation>21 do mesmo naipe</translation>
    </message>
    <message>
        <source>suited 21</source>
        <translation>21 do mesmo naipe</translation>
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
        <translation>6-7-8 do mesmo naipe</translation>
    </message>
    <message>
        <source>suited 6-7-8</source>
        <translation>6-7-8 do mesmo naipe</translation>
    </message>
    <message>
        <source>Suited 7-7-7</source>
        <translation>7-7-7 do mesmo naipe</translation>
    </message>
    <message>
        <source>suited 7-7-7</source>
        <translation>7-7-7 do mesmo naipe</translation>
    </message>
    <message>
        <source>Dealer bust</source>
        <translation>Estouro do crupiê</translation>
    </message>
    <message>
        <source>dealer bust</source>
        <translation>estouro do crupiê</translation>
    </message>
    <message>
        <source>Dealer bust, 3 cards</source>
        <translation>Estouro do crupiê, 3 cartas</translation>
    </message>
    <message>
        <source>dealer bust with 3 cards</source>
        <translation>estouro do crupiê com 3 cartas</translation>
    </message>
    <message>
        <source>Dealer bust, 4 cards</source>
        <translation>Estouro do crupiê, 4 cartas</translation>
    </message>
    <message>
        <source>dealer bust with 4 cards</source>
        <translation>estouro do crupiê com 4 cartas</translation>
    </message>
    <message>
        <source>Dealer bust, 5 cards</source>
        <translation>Estouro do crupiê, 5 cartas</translation>
    </message>
    <message>
        <source>dealer bust with 5 cards</source>
        <translation>estouro do crupiê com 5 cartas</translation>
    </message>
    <message>
        <source>Dealer bust, 6 cards</source>
        <translation>Estouro do crupiê, 6 cartas</translation>
    </message>
    <message>
        <source>dealer bust with 6 cards</source>
        <translation>estouro do crupiê com 6 cartas</translation>
    </message>
    <message>
        <source>Dealer bust, 7 cards</source>
        <translation>Estouro do crupiê, 7 cartas</translation>
    </message>
    <message>
        <source>dealer bust with 7 cards</source>
        <translation>estouro do crupiê com 7 cartas</translation>
    </message>
    <message>
        <source>Dealer bust, 8 cards or more</source>
        <translation>Estouro do crupiê, 8 cartas ou mais</translation>
    </message>
    <message>
        <source>dealer bust with 8 cards or more</source>
        <translation>estouro do crupiê com 8 cartas ou mais</translation>
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
        <translation>Aposta que as duas primeiras cartas da mão são do mesmo valor (um rei e uma dama não formam par): de cores diferentes, da mesma cor ou do mesmo naipe; o melhor de tudo é a primeira carta do crupiê ser a mesma carta.</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand have the same rank (a king and a queen are not a pair): mixed in colour, of one colour, or of one suit.</source>
        <translation>Aposta que as duas primeiras cartas da mão são do mesmo valor (um rei e uma dama não formam par): de cores diferentes, da mesma cor ou do mesmo naipe.</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand and the dealer&apos;s up card make a three-card poker hand. Ace-2-3 and queen-king-ace are straights.</source>
        <translation>Aposta que as duas primeiras cartas da mão e a carta aberta do crupiê formam uma mão de pôquer de três cartas. Ás-2-3 e dama-rei-ás são sequências.</translation>
    </message>
    <message>
        <source>Each of the first two cards of a hand wins if it matches the rank of the dealer&apos;s up card, and more if it matches the suit too. Two matches add up.</source>
        <translation>Cada uma das duas primeiras cartas da mão ganha se tiver o mesmo valor da carta aberta do crupiê, e mais se também tiver o mesmo naipe. Duas coincidências se somam.</translation>
    </message>
    <message>
        <source>Pays on the total of the first two cards of a hand and the dealer&apos;s up card, aces counting 1 or 11, whichever is better.</source>
        <translation>Aposta no total das duas primeiras cartas da mão e da carta aberta do crupiê; o ás vale 1 ou 11, o que for melhor.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Three-card poker</source>
        <translation>Pôquer de três cartas</translation>
    </message>
    <message>
        <source>Dealer match</source>
        <translation>Igual ao crupiê</translation>
    </message>
    <message>
        <source>Lucky totals</source>
        <translation>Totais da sorte</translation>
    </message>
    <message>
        <source>Combination of outcomes</source>
        <translation>Combinação de resultados</translation>
    </message>
    <message>
        <source>the note</source>
        <translation>a nota</translation>
    </message>
    <message>
        <source>is too long: at most {} characters are kept</source>
        <translation>é longa demais: guardam-se no máximo {} caracteres</translation>
    </message>
    <message>
        <source>has control characters: remove them</source>
        <translation>tem caracteres de controle: remova-os</translation>
    </message>
    <message>
        <source>the tags</source>
        <translation>as etiquetas</translation>
    </message>
    <message>
        <source>are too many: at most {} are kept</source>
        <translation>são demais: guardam-se no máximo {}</translation>
    </message>
    <message>
        <source>have control characters: remove them</source>
        <translation>têm caracteres de controle: remova-os</translation>
    </message>
    <message>
        <source>are too long: each has at most {} characters</source>
        <translation>são longas demais: cada uma tem no máximo {} caracteres</translation>
    </message>
    <message>
        <source>a stake of {} is below the table&apos;s minimum of {}</source>
        <translation>uma aposta de {} está abaixo do mínimo da mesa, {}</translation>
    </message>
    <message>
        <source>a stake of {} is above the table&apos;s maximum of {}</source>
        <translation>uma aposta de {} está acima do máximo da mesa, {}</translation>
    </message>
    <message>
        <source>{} is no bankroll; more than 0 is needed</source>
        <translation>{} não é um capital; é preciso mais que 0</translation>
    </message>
    <message>
        <source>nothing is ever staked; at least one stake is needed</source>
        <translation>nada é apostado; é preciso ao menos uma aposta</translation>
    </message>
    <message>
        <source>the count {} comes after {}; counts must rise</source>
        <translation>a contagem {} vem depois de {}; devem crescer</translation>
    </message>
    <message>
        <source>{} hands can&apos;t be played; allowed: {} to {}</source>
        <translation>não se podem jogar {} mãos; permitido: {} a {}</translation>
    </message>
    <message>
        <source>a bankroll of {} can&apos;t pay for stakes of {} in one round</source>
        <translation>um capital de {} não paga apostas de {} em uma rodada</translation>
    </message>
    <message>
        <source>every tag is 0, so the count would never move; at least one other is needed</source>
        <translation>todos os valores são 0 e a contagem nunca mudaria; é preciso ao menos outro</translation>
    </message>
    <message>
        <source>all tags are the same, so the count tells only how many cards are gone; at least two different tags are needed</source>
        <translation>todos os valores são iguais e a contagem só diz quantas cartas saíram; são precisos ao menos dois diferentes</translation>
    </message>
    <message>
        <source>a tag is out of range; allowed: {} to {}</source>
        <translation>um valor está fora do intervalo; permitido: {} a {}</translation>
    </message>
    <message>
        <source>{} is no divisor; allowed: 0.25 to 8 decks, or &quot;none&quot; for the running count</source>
        <translation>{} não é divisor; permitido: 0.25 a 8 baralhos, ou &quot;none&quot; para a contagem corrente</translation>
    </message>
    <message>
        <source>is not base64</source>
        <translation>não é base64</translation>
    </message>
    <message>
        <source>card {} is no card</source>
        <translation>a carta {} não é uma carta</translation>
    </message>
    <message>
        <source>a round isn&apos;t what its rules and cards lead to: {}</source>
        <translation>uma rodada não é o que resulta das regras e cartas: {}</translation>
    </message>
    <message>
        <source>a round ends before its end</source>
        <translation>uma rodada acaba antes do fim</translation>
    </message>
    <message>
        <source>a round has no stake of whoever played it</source>
        <translation>uma rodada não tem aposta de quem a jogou</translation>
    </message>
    <message>
        <source>the shoe doesn&apos;t hold each card of its {} decks once a deck</source>
        <translation>o sabot não tem cada carta uma vez por baralho, em {} baralhos</translation>
    </message>
    <message>
        <source>there is no round in it</source>
        <translation>não contém nenhuma rodada</translation>
    </message>
    <message>
        <source>{} answers don&apos;t fit {} rounds</source>
        <translation>{} respostas não correspondem a {} rodadas</translation>
    </message>
    <message>
        <source>a round was given up, so its stakes were returned</source>
        <translation>uma rodada foi cancelada e as apostas devolvidas</translation>
    </message>
    <message>
        <source>an answer has other stakes than its round</source>
        <translation>uma resposta tem apostas diferentes da rodada</translation>
    </message>
    <message>
        <source>is larger than a challenge can be: at most {} bytes</source>
        <translation>é maior do que um desafio pode ser: no máximo {} bytes</translation>
    </message>
    <message>
        <source>is not a challenge</source>
        <translation>não é um desafio</translation>
    </message>
    <message>
        <source>is a challenge of a newer program; this one knows version {}</source>
        <translation>é um desafio de um programa mais novo; este conhece a versão {}</translation>
    </message>
    <message>
        <source>its seal is broken: the file was changed or is not whole. Ask for it once more</source>
        <translation>o lacre está rompido: o arquivo foi alterado ou está incompleto. Peça-o de novo</translation>
    </message>
    <message>
        <source>{} is not a multiple of 0.5; counts go by halves</source>
        <translation>{} não é múltiplo de 0.5; conta-se por metades</translation>
    </message>
    <message>
        <source>{} is no divisor; allowed: 0.25 to {} decks in quarters, or &quot;none&quot; for the running count</source>
        <translation>{} não é divisor; permitido: 0.25 a {} baralhos em quartos, ou &quot;none&quot; para a contagem corrente</translation>
    </message>
    <message>
        <source>no count system has this id, and no file this name; allowed: {}</source>
        <translation>nenhum sistema tem este id e nenhum arquivo este nome; permitido: {}</translation>
    </message>
    <message>
        <source>is still being played</source>
        <translation>ainda está sendo jogada</translation>
    </message>
    <message>
        <source>its shoe is still in use, and its next cards must stay unknown. A challenge can be made once the shoe has ended</source>
        <translation>o sabot ainda está em uso e as próximas cartas devem continuar desconhecidas. O desafio pode ser criado quando o sabot terminar</translation>
    </message>
    <message>
        <source>there was nothing to decide</source>
        <translation>não havia nada a decidir</translation>
    </message>
    <message>
        <source>it has been played since; begin again</source>
        <translation>jogou-se com ela desde então; comece de novo</translation>
    </message>
    <message>
        <source>transfer {} is not from a wallet to the house</source>
        <translation>a transferência {} não vai de uma carteira para a casa</translation>
    </message>
    <message>
        <source>transfer {} takes back {} more than was topped up</source>
        <translation>a transferência {} retira {} a mais do que foi recarregado</translation>
    </message>
    <message>
        <source>what was deleted</source>
        <translation>o que foi excluído</translation>
    </message>
    <message>
        <source>entry {} of what was deleted is not as it was stored</source>
        <translation>o registro {} do que foi excluído não está como foi gravado</translation>
    </message>
    <message>
        <source>entry {} of what was deleted overlaps another</source>
        <translation>o registro {} do que foi excluído se sobrepõe a outro</translation>
    </message>
    <message>
        <source>entry {} of what was deleted covers number {}, which is there</source>
        <translation>o registro {} do que foi excluído inclui o número {}, que existe</translation>
    </message>
    <message>
        <source>entries of deletion {} are missing, or there are too many</source>
        <translation>faltam ou sobram registros da exclusão {}</translation>
    </message>
    <message>
        <source>the account&apos;s money doesn&apos;t add up, so it can&apos;t be deleted: openshoe-cli history check says what is wrong</source>
        <translation>o dinheiro da conta não fecha, por isso ela não pode ser excluída: openshoe-cli history check diz o que está errado</translation>
    </message>
    <message>
        <source>it is the only one, so it stays</source>
        <translation>é a única, por isso fica</translation>
    </message>
    <message>
        <source>one of its rounds is being played; finish it first</source>
        <translation>uma de suas rodadas está sendo jogada; conclua-a antes</translation>
    </message>
    <message>
        <source>there is none to take back</source>
        <translation>não há nenhuma para desfazer</translation>
    </message>
    <message>
        <source>the wallet no longer holds it: there is {} in it, and the top-up was {}</source>
        <translation>a carteira não tem mais esse valor: há {} nela, e a recarga foi de {}</translation>
    </message>
    <message>
        <source>exact for these plays: each hand of a pair is played as if a dealer&apos;s blackjack took its one stake from the other</source>
        <translation>exato para este jogo: cada mão de um par é jogada como se um blackjack do crupiê levasse a sua aposta da outra</translation>
    </message>
    <message>
        <source>The dealer stands only on 21, however it is made up.</source>
        <translation>O crupiê só para no 21, seja como for composto.</translation>
    </message>
    <message>
        <source>The dealer peeks, so a blackjack ends the round before anything is doubled or split.</source>
        <translation>O crupiê confere, então um blackjack encerra a rodada antes de qualquer dobra ou divisão.</translation>
    </message>
    <message>
        <source>Pays on the first two cards of a hand, alone or with the dealer&apos;s up card or finished hand; the best outcome counts.</source>
        <translation>Aposta no que são as duas primeiras cartas da mão, sozinhas ou com a carta aberta ou a mão final do crupiê; vale o que paga mais.</translation>
    </message>
    <message>
        <source>Wins if the dealer busts; what it pays depends on the number of cards, on the card that busts the dealer, or on the hand having a blackjack.</source>
        <translation>Ganha se o crupiê estoura; o pagamento depende do número de cartas, da carta que o estoura ou de a mão ter blackjack.</translation>
    </message>
    <message>
        <source>Over or under 13</source>
        <translation>Acima ou abaixo de 13</translation>
    </message>
    <message>
        <source>Pays on the total of the first two cards of a hand, aces counting 1: over 13, under 13 or exactly 13. What isn&apos;t listed loses.</source>
        <translation>Aposta no total das duas primeiras cartas da mão, com o ás valendo 1: acima de 13, abaixo de 13 ou exatamente 13. O que não consta da tabela perde.</translation>
    </message>
    <message>
        <source>First two cards 20</source>
        <translation>Duas primeiras cartas 20</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand total 20; more if they are of one suit, of one rank, the same card, or queens, and most if the dealer then has a blackjack.</source>
        <translation>Ganha se as duas primeiras cartas da mão somam 20; mais se são do mesmo naipe, do mesmo valor, a mesma carta ou damas, e o máximo se o crupiê então tem blackjack.</translation>
    </message>
    <message>
        <source>Royal match</source>
        <translation>Casal real</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand are of one suit, and more if they are king and queen of it.</source>
        <translation>Ganha se as duas primeiras cartas da mão são do mesmo naipe, e mais se são o rei e a dama dele.</translation>
    </message>
    <message>
        <source>Player&apos;s blackjack</source>
        <translation>Blackjack do jogador</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand are a blackjack; more if they are of one suit, or ace and jack of it.</source>
        <translation>Ganha se as duas primeiras cartas da mão são um blackjack; mais se são do mesmo naipe, ou o ás e o valete dele.</translation>
    </message>
    <message>
        <source>Dealer&apos;s total</source>
        <translation>Total do crupiê</translation>
    </message>
    <message>
        <source>Pays on the total that the dealer&apos;s finished hand has. A blackjack counts as 21 where it isn&apos;t listed itself.</source>
        <translation>Aposta no total da mão final do crupiê. Um blackjack conta como 21 se não constar da tabela.</translation>
    </message>
    <message>
        <source>Bad beat</source>
        <translation>Bad beat</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand are 20 and the dealer&apos;s finished hand is 21, or if both have a blackjack. How the hand is played doesn&apos;t matter.</source>
        <translation>Ganha se as duas primeiras cartas da mão somam 20 e a mão final do crupiê é 21, ou se ambos têm blackjack. Não importa como a mão é jogada.</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>par</translation>
    </message>
    <message>
        <source>Dealer bust by a ten-value card</source>
        <translation>Estouro do crupiê com uma carta de valor 10</translation>
    </message>
    <message>
        <source>dealer bust by a ten-value card</source>
        <translation>estouro do crupiê com uma carta de valor 10</translation>
    </message>
    <message>
        <source>Dealer bust by a nine</source>
        <translation>Estouro do crupiê com um 9</translation>
    </message>
    <message>
        <source>dealer bust by a nine</source>
        <translation>estouro do crupiê com um 9</translation>
    </message>
    <message>
        <source>Dealer bust by an eight</source>
        <translation>Estouro do crupiê com um 8</translation>
    </message>
    <message>
        <source>dealer bust by an eight</source>
        <translation>estouro do crupiê com um 8</translation>
    </message>
    <message>
        <source>Dealer bust by a seven</source>
        <translation>Estouro do crupiê com um 7</translation>
    </message>
    <message>
        <source>dealer bust by a seven</source>
        <translation>estouro do crupiê com um 7</translation>
    </message>
    <message>
        <source>Dealer bust by a six</source>
        <translation>Estouro do crupiê com um 6</translation>
    </message>
    <message>
        <source>dealer bust by a six</source>
        <translation>estouro do crupiê com um 6</translation>
    </message>
    <message>
        <source>Dealer bust, third card a ten-value card</source>
        <translation>Estouro do crupiê, terceira carta uma carta de valor 10</translation>
    </message>
    <message>
        <source>dealer bust by a ten-value card as third card</source>
        <translation>estouro do crupiê com uma carta de valor 10 como terceira carta</translation>
    </message>
    <message>
        <source>Dealer bust, third card a nine</source>
        <translation>Estouro do crupiê, terceira carta um 9</translation>
    </message>
    <message>
        <source>dealer bust by a nine as third card</source>
        <translation>estouro do crupiê com um 9 como terceira carta</translation>
    </message>
    <message>
        <source>Dealer bust, third card an eight</source>
        <translation>Estouro do crupiê, terceira carta um 8</translation>
    </message>
    <message>
        <source>dealer bust by an eight as third card</source>
        <translation>estouro do crupiê com um 8 como terceira carta</translation>
    </message>
    <message>
        <source>Dealer bust, third card a seven</source>
        <translation>Estouro do crupiê, terceira carta um 7</translation>
    </message>
    <message>
        <source>dealer bust by a seven as third card</source>
        <translation>estouro do crupiê com um 7 como terceira carta</translation>
    </message>
    <message>
        <source>Dealer bust, third card a six</source>
        <translation>Estouro do crupiê, terceira carta um 6</translation>
    </message>
    <message>
        <source>dealer bust by a six as third card</source>
        <translation>estouro do crupiê com um 6 como terceira carta</translation>
    </message>
    <message>
        <source>Dealer bust, 7 cards, against a blackjack</source>
        <translation>Estouro do crupiê, 7 cartas, contra um blackjack</translation>
    </message>
    <message>
        <source>dealer bust with 7 cards against a blackjack</source>
        <translation>estouro do crupiê com 7 cartas contra um blackjack</translation>
    </message>
    <message>
        <source>Dealer bust, 8 cards or more, against a blackjack</source>
        <translation>Estouro do crupiê, 8 cartas ou mais, contra um blackjack</translation>
    </message>
    <message>
        <source>dealer bust with 8 cards or more against a blackjack</source>
        <translation>estouro do crupiê com 8 cartas ou mais contra um blackjack</translation>
    </message>
    <message>
        <source>Under 13</source>
        <translation>Abaixo de 13</translation>
    </message>
    <message>
        <source>under 13</source>
        <translation>abaixo de 13</translation>
    </message>
    <message>
        <source>Over 13</source>
        <translation>Acima de 13</translation>
    </message>
    <message>
        <source>over 13</source>
        <translation>acima de 13</translation>
    </message>
    <message>
        <source>Exactly 13</source>
        <translation>Exatamente 13</translation>
    </message>
    <message>
        <source>exactly 13</source>
        <translation>exatamente 13</translation>
    </message>
    <message>
        <source>Any 20</source>
        <translation>Qualquer 20</translation>
    </message>
    <message>
        <source>any 20</source>
        <translation>qualquer 20</translation>
    </message>
    <message>
        <source>Suited 20</source>
        <translation>20 do mesmo naipe</translation>
    </message>
    <message>
        <source>suited 20</source>
        <translation>20 do mesmo naipe</translation>
    </message>
    <message>
        <source>20 of one rank</source>
        <translation>20 do mesmo valor</translation>
    </message>
    <message>
        <source>Matched 20</source>
        <translation>20 de duas cartas iguais</translation>
    </message>
    <message>
        <source>matched 20</source>
        <translation>20 de duas cartas iguais</translation>
    </message>
    <message>
        <source>Two queens</source>
        <translation>Duas damas</translation>
    </message>
    <message>
        <source>two queens</source>
        <translation>duas damas</translation>
    </message>
    <message>
        <source>Two queens of hearts</source>
        <translation>Duas damas de copas</translation>
    </message>
    <message>
        <source>two queens of hearts</source>
        <translation>duas damas de copas</translation>
    </message>
    <message>
        <source>Two queens, dealer&apos;s blackjack</source>
        <translation>Duas damas, blackjack do crupiê</translation>
    </message>
    <message>
        <source>two queens against the dealer&apos;s blackjack</source>
        <translation>duas damas contra o blackjack do crupiê</translation>
    </message>
    <message>
        <source>Two queens of hearts, dealer&apos;s blackjack</source>
        <translation>Duas damas de copas, blackjack do crupiê</translation>
    </message>
    <message>
        <source>two queens of hearts against the dealer&apos;s blackjack</source>
        <translation>duas damas de copas contra o blackjack do crupiê</translation>
    </message>
    <message>
        <source>Cards of one suit</source>
        <translation>Cartas do mesmo naipe</translation>
    </message>
    <message>
        <source>cards of one suit</source>
        <translation>cartas do mesmo naipe</translation>
    </message>
    <message>
        <source>King and queen of one suit</source>
        <translation>Rei e dama do mesmo naipe</translation>
    </message>
    <message>
        <source>king and queen of one suit</source>
        <translation>rei e dama do mesmo naipe</translation>
    </message>
    <message>
        <source>player&apos;s blackjack</source>
        <translation>blackjack do jogador</translation>
    </message>
    <message>
        <source>Blackjack of one suit</source>
        <translation>Blackjack do mesmo naipe</translation>
    </message>
    <message>
        <source>blackjack of one suit</source>
        <translation>blackjack do mesmo naipe</translation>
    </message>
    <message>
        <source>Ace and jack of one suit</source>
        <translation>Ás e valete do mesmo naipe</translation>
    </message>
    <message>
        <source>ace and jack of one suit</source>
        <translation>ás e valete do mesmo naipe</translation>
    </message>
    <message>
        <source>Dealer 17</source>
        <translation>Crupiê 17</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 17</source>
        <translation>total do crupiê de 17</translation>
    </message>
    <message>
        <source>Dealer 18</source>
        <translation>Crupiê 18</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 18</source>
        <translation>total do crupiê de 18</translation>
    </message>
    <message>
        <source>Dealer 19</source>
        <translation>Crupiê 19</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 19</source>
        <translation>total do crupiê de 19</translation>
    </message>
    <message>
        <source>Dealer 20</source>
        <translation>Crupiê 20</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 20</source>
        <translation>total do crupiê de 20</translation>
    </message>
    <message>
        <source>Dealer 21</source>
        <translation>Crupiê 21</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 21</source>
        <translation>total do crupiê de 21</translation>
    </message>
    <message>
        <source>Dealer&apos;s blackjack</source>
        <translation>Blackjack do crupiê</translation>
    </message>
    <message>
        <source>dealer&apos;s blackjack</source>
        <translation>blackjack do crupiê</translation>
    </message>
    <message>
        <source>Dealer 22</source>
        <translation>Crupiê 22</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 22</source>
        <translation>total do crupiê de 22</translation>
    </message>
    <message>
        <source>20 against dealer&apos;s 21</source>
        <translation>20 contra 21 do crupiê</translation>
    </message>
    <message>
        <source>20 against the dealer&apos;s 21</source>
        <translation>20 contra 21 do crupiê</translation>
    </message>
    <message>
        <source>20 against dealer&apos;s blackjack</source>
        <translation>20 contra o blackjack do crupiê</translation>
    </message>
    <message>
        <source>20 against the dealer&apos;s blackjack</source>
        <translation>20 contra o blackjack do crupiê</translation>
    </message>
    <message>
        <source>Blackjack against dealer&apos;s blackjack</source>
        <translation>Blackjack contra o blackjack do crupiê</translation>
    </message>
    <message>
        <source>blackjack against the dealer&apos;s blackjack</source>
        <translation>blackjack contra o blackjack do crupiê</translation>
    </message>
    <message>
        <source>round</source>
        <translation>rodada</translation>
    </message>
    <message>
        <source>No number of cards wins by itself.</source>
        <translation>Nenhum número de cartas ganha por si só.</translation>
    </message>
    <message>
        <source>Split aces can&apos;t be resplit.</source>
        <translation>Ases divididos não podem ser divididos de novo.</translation>
    </message>
    <message>
        <source>A pair becomes at most three hands.</source>
        <translation>De um par saem no máximo três mãos.</translation>
    </message>
    <message>
        <source>&quot;at-once&quot; needs a peek, or a blackjack that takes all (&quot;dealer.blackjackTakes&quot;)</source>
        <translation>&quot;at-once&quot; exige que o crupiê confira ou um blackjack que leve tudo (&quot;dealer.blackjackTakes&quot;)</translation>
    </message>
    <message>
        <source>{} is not a house edge; a percentage with its digits, such as &quot;0.53%&quot;, is needed</source>
        <translation>{} não é uma vantagem da casa; é necessária uma porcentagem com seus dígitos, como &quot;0.53%&quot;</translation>
    </message>
    <message>
        <source>a deal that isn&apos;t under way ends</source>
        <translation>termina uma distribuição que não está em andamento</translation>
    </message>
    <message>
        <source>The dealer&apos;s second card is drawn only when the hands have been played.</source>
        <translation>A segunda carta do crupiê só é tirada depois que as mãos foram jogadas.</translation>
    </message>
    <message>
        <source>Dealer&apos;s first two cards</source>
        <translation>Duas primeiras cartas do crupiê</translation>
    </message>
    <message>
        <source>Wins if the dealer&apos;s first two cards are of one suit, king and queen of it, or a pair: of any colours, of one colour, or of one suit. What the dealer draws doesn&apos;t matter.</source>
        <translation>Ganha se as duas primeiras cartas do crupiê são do mesmo naipe, o rei e a dama dele ou um par: de quaisquer cores, da mesma cor ou do mesmo naipe. Não importa o que o crupiê pede.</translation>
    </message>
    <message>
        <source>First two cards of both hands</source>
        <translation>Duas primeiras cartas das duas mãos</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards of one suit</source>
        <translation>Cartas do crupiê do mesmo naipe</translation>
    </message>
    <message>
        <source>dealer&apos;s cards of one suit</source>
        <translation>cartas do crupiê do mesmo naipe</translation>
    </message>
    <message>
        <source>Dealer&apos;s pair</source>
        <translation>Par do crupiê</translation>
    </message>
    <message>
        <source>dealer&apos;s pair</source>
        <translation>par do crupiê</translation>
    </message>
    <message>
        <source>Dealer&apos;s pair of one colour</source>
        <translation>Par do crupiê da mesma cor</translation>
    </message>
    <message>
        <source>dealer&apos;s pair of one colour</source>
        <translation>par do crupiê da mesma cor</translation>
    </message>
    <message>
        <source>Dealer&apos;s pair of one suit</source>
        <translation>Par perfeito do crupiê</translation>
    </message>
    <message>
        <source>dealer&apos;s pair of one suit</source>
        <translation>par perfeito do crupiê</translation>
    </message>
    <message>
        <source>Dealer&apos;s king and queen of one suit</source>
        <translation>Rei e dama do mesmo naipe do crupiê</translation>
    </message>
    <message>
        <source>dealer&apos;s king and queen of one suit</source>
        <translation>rei e dama do mesmo naipe do crupiê</translation>
    </message>
    <message>
        <source>Both hands of one suit</source>
        <translation>Ambas as mãos, cada uma de um naipe</translation>
    </message>
    <message>
        <source>both hands of one suit</source>
        <translation>ambas as mãos, cada uma de um naipe</translation>
    </message>
    <message>
        <source>Both hands 20</source>
        <translation>Ambas as mãos 20</translation>
    </message>
    <message>
        <source>both hands 20</source>
        <translation>ambas as mãos 20</translation>
    </message>
    <message>
        <source>Both hands pairs</source>
        <translation>Ambas as mãos, pares</translation>
    </message>
    <message>
        <source>both hands pairs</source>
        <translation>ambas as mãos, pares</translation>
    </message>
    <message>
        <source>Both hands blackjacks of one suit</source>
        <translation>Ambas as mãos, blackjack do mesmo naipe</translation>
    </message>
    <message>
        <source>both hands blackjacks of one suit</source>
        <translation>ambas as mãos, blackjack do mesmo naipe</translation>
    </message>
    <message>
        <source>Both hands pairs of one suit</source>
        <translation>Ambas as mãos, pares perfeitos</translation>
    </message>
    <message>
        <source>both hands pairs of one suit</source>
        <translation>ambas as mãos, pares perfeitos</translation>
    </message>
    <message>
        <source>Both hands king and queen of one suit</source>
        <translation>Ambas as mãos, rei e dama do mesmo naipe</translation>
    </message>
    <message>
        <source>both hands king and queen of one suit</source>
        <translation>ambas as mãos, rei e dama do mesmo naipe</translation>
    </message>
    <message>
        <source>The same blackjack of one suit in both hands</source>
        <translation>O mesmo blackjack de um naipe nas duas mãos</translation>
    </message>
    <message>
        <source>the same blackjack of one suit in both hands</source>
        <translation>o mesmo blackjack de um naipe nas duas mãos</translation>
    </message>
    <message>
        <source>is missing: both of the dealer&apos;s cards are face up</source>
        <translation>ausente: as duas cartas do crupiê ficam viradas para cima</translation>
    </message>
    <message>
        <source>turns end that aren&apos;t under way</source>
        <translation>terminam turnos que não estão em andamento</translation>
    </message>
    <message>
        <source>Both of the dealer&apos;s cards are dealt face up.</source>
        <translation>As duas cartas do crupiê são dadas viradas para cima.</translation>
    </message>
    <message>
        <source>the house stakes hands of free splits only, all but the first</source>
        <translation>a casa só aposta em mãos de divisões grátis, todas menos a primeira</translation>
    </message>
    <message>
        <source>there is none: the dealer gets the second card after the hands</source>
        <translation>não há nenhuma: o crupiê recebe a segunda carta depois das mãos</translation>
    </message>
    <message>
        <source>A blackjack of one suit pays no more than others.</source>
        <translation>Um blackjack do mesmo naipe não paga mais que os outros.</translation>
    </message>
    <message>
        <source>Hands are given up early, with their first two cards.</source>
        <translation>A desistência é antecipada, com as duas primeiras cartas.</translation>
    </message>
    <message>
        <source>With fewer cards a hand has ended as a Charlie.</source>
        <translation>Com menos cartas uma mão já terminou como Charlie.</translation>
    </message>
    <message>
        <source>Where a dealer&apos;s blackjack found late doesn&apos;t take every stake, only the first two cards may be surrendered.</source>
        <translation>Onde um blackjack do crupiê descoberto tarde não leva todas as apostas, só se pode desistir com as duas primeiras cartas.</translation>
    </message>
    <message>
        <source>Every double is free, and what the house stakes stays as it is.</source>
        <translation>Toda dobra é grátis, e o que a casa aposta fica como está.</translation>
    </message>
    <message>
        <source>No card makes 10 or 11 of a hand that has one of them already.</source>
        <translation>Nenhuma carta deixa de novo em 10 ou 11 uma mão que já tem esse total.</translation>
    </message>
    <message>
        <source>Where a dealer&apos;s blackjack found late doesn&apos;t take every stake, a hand is doubled only once.</source>
        <translation>Onde um blackjack do crupiê descoberto tarde não leva todas as apostas, uma mão só é dobrada uma vez.</translation>
    </message>
    <message>
        <source>Where a dealer&apos;s blackjack found late takes the first stake alone, a doubled hand always stands.</source>
        <translation>Onde um blackjack do crupiê descoberto tarde leva somente a primeira aposta, uma mão dobrada sempre para.</translation>
    </message>
    <message>
        <source>No hand is surrendered to a dealer who may have a blackjack.</source>
        <translation>Não se desiste de nenhuma mão contra um crupiê que pode ter blackjack.</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand and the dealer&apos;s first two cards are alike: of the same total, both of one suit (each of its own), both 20, both pairs, both blackjacks of one suit, or both king and queen of one suit. What anyone draws doesn&apos;t matter.</source>
        <translation>Ganha se as duas primeiras cartas da mão e as duas primeiras do crupiê se parecem: ambas com o mesmo total, ambas de um só naipe (cada uma do seu), ambas 20, ambas pares, ambas blackjack do mesmo naipe, ou ambas rei e dama do mesmo naipe. Não importa o que se pede depois.</translation>
    </message>
    <message>
        <source>Both hands the same total</source>
        <translation>Ambas as mãos, o mesmo total</translation>
    </message>
    <message>
        <source>both hands the same total</source>
        <translation>ambas as mãos, o mesmo total</translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message>
        <source>Fairness</source>
        <translation>Jogo justo</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Como funciona</translation>
    </message>
    <message>
        <source>Shoes or the method</source>
        <translation>Os sabots ou o método</translation>
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
        <translation>%1, números</translation>
    </message>
</context>
<context>
    <name>FileWriter</name>
    <message>
        <source>Writing… %1%</source>
        <translation>Gravando… %1%</translation>
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
        <translation>Salvar estes filtros</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>There is no room for another. Delete one first, or replace one by its name.</source>
        <translation>Não há espaço para outro. Exclua um antes ou substitua um pelo nome.</translation>
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
        <translation>não confere</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Verify shoe %1</source>
        <translation>Verificar o sabot %1</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Compromisso</translation>
    </message>
    <message>
        <source>Copy commitment</source>
        <translation>Copiar compromisso</translation>
    </message>
    <message>
        <source>Copied commitment</source>
        <translation>Compromisso copiado</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <source>Copy seed</source>
        <translation>Copiar semente</translation>
    </message>
    <message>
        <source>Copied seed</source>
        <translation>Semente copiada</translation>
    </message>
    <message>
        <source>Client seed</source>
        <translation>Semente do cliente</translation>
    </message>
    <message>
        <source>Copy client seed</source>
        <translation>Copiar semente do cliente</translation>
    </message>
    <message>
        <source>Copied client seed</source>
        <translation>Semente do cliente copiada</translation>
    </message>
    <message>
        <source>Shoe %1, %2, %3, %4</source>
        <translation>Sabot %1, %2, %3, %4</translation>
    </message>
    <message>
        <source>can&apos;t be checked</source>
        <translation>não verificável</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln rodada</numerusform>
            <numerusform>%Ln rodadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show the %Ln rounds of shoe %1</source>
        <translation>
            <numerusform>Mostrar a %Ln rodada do sabot %1</numerusform>
            <numerusform>Mostrar as %Ln rodadas do sabot %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation>Calcular</translation>
    </message>
    <message>
        <source>Work out shoe %1, step by step</source>
        <translation>Calcular o sabot %1 passo a passo</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy shoe %1 as JSON</source>
        <translation>Copiar o sabot %1 como JSON</translation>
    </message>
</context>
<context>
    <name>FirstStart</name>
    <message>
        <source>Welcome to Open Shoe</source>
        <translation>Boas-vindas ao Open Shoe</translation>
    </message>
    <message>
        <source>Start with %1</source>
        <translation>Começar com %1</translation>
    </message>
    <message>
        <source>Don&apos;t show this again</source>
        <translation>Não mostrar novamente</translation>
    </message>
    <message>
        <source>What this is</source>
        <translation>O que é isto</translation>
    </message>
    <message>
        <source>Blackjack by the rules of real casinos, for play money. Every round is kept, so you can look it up, replay it and review it.</source>
        <translation>Blackjack pelas regras de cassinos reais, com dinheiro fictício. Cada rodada fica guardada: dá para consultá-la, ver o replay e revisá-la.</translation>
    </message>
    <message>
        <source>Your wallets</source>
        <translation>Suas carteiras</translation>
    </message>
    <message>
        <source>Each game shows which one it uses.</source>
        <translation>Cada jogo informa qual delas usa.</translation>
    </message>
    <message>
        <source>The coach</source>
        <translation>O treinador</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Treinador</translation>
    </message>
    <message>
        <source>Tells you at the table what each play is worth.</source>
        <translation>Diz, na mesa, quanto vale cada jogada.</translation>
    </message>
    <message>
        <source>Show me how to play</source>
        <translation>Mostre como jogar</translation>
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
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jogar %1</translation>
    </message>
    <message>
        <source>Resume %1</source>
        <translation>Continuar %1</translation>
    </message>
</context>
<context>
    <name>GameDrop</name>
    <message>
        <source>Drop rule files here to add them to your games, or a challenge to play it</source>
        <translation>Solte aqui arquivos de regras para adicioná-los aos jogos, ou um desafio para jogá-lo</translation>
    </message>
</context>
<context>
    <name>GameLine</name>
    <message>
        <source>Your own</source>
        <translation>Seu</translation>
    </message>
    <message>
        <source>Opened from a file</source>
        <translation>Aberto de um arquivo</translation>
    </message>
    <message>
        <source>Hidden from the lobby</source>
        <translation>Oculto do lobby</translation>
    </message>
    <message>
        <source>Can&apos;t be used</source>
        <translation>Não pode ser usado</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jogar %1</translation>
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
        <translation>Mais opções para %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Try %1 again</source>
        <translation>Tentar %1 de novo</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Mostrar pasta</translation>
    </message>
    <message>
        <source>Show the folder of %1</source>
        <translation>Mostrar a pasta de %1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Excluir %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
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
        <translation>Jogos</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Renomear %1</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Share as a file</source>
        <translation>Compartilhar como arquivo</translation>
    </message>
    <message>
        <source>Rule file</source>
        <translation>Arquivo de regras</translation>
    </message>
    <message>
        <source>Import rule files</source>
        <translation>Importar arquivos de regras</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Options for %1</source>
        <translation>O que fazer com %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Edit the rules</source>
        <translation>Editar as regras</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renomear…</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Mover para cima</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Mover para baixo</translation>
    </message>
    <message>
        <source>Show in the lobby</source>
        <translation>Mostrar no lobby</translation>
    </message>
    <message>
        <source>Hide from the lobby</source>
        <translation>Ocultar do lobby</translation>
    </message>
    <message>
        <source>Share as a file…</source>
        <translation>Compartilhar como arquivo…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Black Jack in Boxes</source>
        <comment>boxes</comment>
        <translation>Black Jack por Posições</translation>
    </message>
    <message>
        <source>Classic Blackjack</source>
        <comment>classic</comment>
        <translation>Blackjack Clássico</translation>
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
        <translation>Blackjack com Histórico</translation>
    </message>
</context>
<context>
    <name>GamesSettings</name>
    <message>
        <source>Games</source>
        <translation>Jogos</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Importar arquivo…</translation>
    </message>
    <message>
        <source>You can also drop a rule file anywhere on the window. Hiding a game only removes it from the lobby.</source>
        <translation>Também dá para soltar um arquivo de regras em qualquer ponto da janela. O que é ocultado aqui só sai do lobby.</translation>
    </message>
    <message>
        <source>Games rules variants own new table casino copy rename edit order hide lobby share import export take in file delete house edge</source>
        <translation>jogos regras variantes próprios mesa cassino copiar renomear editar ordem ocultar lobby compartilhar exportar importar abrir arquivo excluir vantagem da casa novo</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Novo jogo…</translation>
    </message>
    <message>
        <source>New game with the rules of</source>
        <translation>Novo jogo com as regras de</translation>
    </message>
</context>
<context>
    <name>GuideNote</name>
    <message>
        <source>How to play</source>
        <translation>Como jogar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluir</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>End the guide</source>
        <translation>Encerrar o guia</translation>
    </message>
</context>
<context>
    <name>HandDialog</name>
    <message>
        <source>Build a hand</source>
        <translation>Montar uma mão</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Up card</source>
        <translation>Carta aberta</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisão</translation>
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
        <translation>em com</translation>
    </message>
    <message>
        <source>hard</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces</extracomment>
        <translation>duro dura</translation>
    </message>
    <message>
        <source>soft</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: an ace counts 11</extracomment>
        <translation>suave</translation>
    </message>
    <message>
        <source>pair</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces</extracomment>
        <translation>par</translation>
    </message>
    <message>
        <source>hit</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: taking a card</extracomment>
        <translation>pedir</translation>
    </message>
    <message>
        <source>stand</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces</extracomment>
        <translation>parar</translation>
    </message>
    <message>
        <source>double</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: doubling the stake</extracomment>
        <translation>dobrar dobra</translation>
    </message>
    <message>
        <source>split</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: splitting a pair</extracomment>
        <translation>dividir</translation>
    </message>
    <message>
        <source>surrender</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: giving up</extracomment>
        <translation>desistir</translation>
    </message>
    <message>
        <source>Type a hand like A7 v 9, 16 v 10, soft 18, pair 8 v 6 or double on 11.</source>
        <translation>Digite uma mão como A7 contra 9, 16 contra 10, suave 18, par 8 contra 6 ou dobrar em 11.</translation>
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
        <translation>Fechar</translation>
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
        <translation>%1. Pressione para mudar.</translation>
    </message>
    <message>
        <source>Change the stake and the rounds</source>
        <translation>Mudar a aposta e as rodadas</translation>
    </message>
    <message>
        <source>What an hour is reckoned with</source>
        <translation>Base do cálculo por hora</translation>
    </message>
    <message>
        <source>Stake a round</source>
        <translation>Aposta por rodada</translation>
    </message>
    <message>
        <source>Rounds an hour</source>
        <translation>Rodadas por hora</translation>
    </message>
    <message>
        <source>Kept for all pages. The stake counts in every game with this currency, as far as its limits allow.</source>
        <translation>Vale para todas as páginas. A aposta conta em todo jogo com esta moeda, dentro dos limites dele.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
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
        <translation>Espaço</translation>
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
        <translation>As teclas são diferentes das originais.</translation>
    </message>
    <message>
        <source>Change the key: %1</source>
        <translation>Mudar a tecla: %1</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Sem tecla</translation>
    </message>
    <message>
        <source>More options for %1</source>
        <translation>Mais opções para %1</translation>
    </message>
</context>
<context>
    <name>KeyMenu</name>
    <message>
        <source>Options for %1</source>
        <translation>O que fazer com %1</translation>
    </message>
    <message>
        <source>Change the key…</source>
        <translation>Mudar a tecla…</translation>
    </message>
    <message>
        <source>Add a key…</source>
        <translation>Adicionar uma tecla…</translation>
    </message>
    <message>
        <source>Remove its keys</source>
        <translation>Remover as teclas</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Redefinir</translation>
    </message>
</context>
<context>
    <name>KeyPrompt</name>
    <message>
        <source>Key for “%1”</source>
        <translation>Tecla para “%1”</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Press the key for “%1”. Esc keeps the current one.</source>
        <translation>Pressione a tecla para “%1”. Esc deixa como está.</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Pressione a nova tecla</translation>
    </message>
    <message>
        <source>Esc keeps the current one.</source>
        <translation>Esc deixa como está.</translation>
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
        <translation>O que cada tecla faz</translation>
    </message>
    <message>
        <source>Press one to give it another key.</source>
        <translation>Clique em uma delas para trocar a tecla.</translation>
    </message>
    <message>
        <source>%1 shows all of them at once.</source>
        <translation>%1 mostra todas de uma vez.</translation>
    </message>
    <message>
        <source>Hide the keys</source>
        <translation>Ocultar as teclas</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Mudar teclas</translation>
    </message>
    <message>
        <source>Reassign it</source>
        <translation>Transferir</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Não mudar</translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>Playing</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Apostas</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>In lists</source>
        <translation>Em listas</translation>
    </message>
    <message>
        <source>Rundown</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>List of games</source>
        <translation>Lista de jogos</translation>
    </message>
    <message>
        <source>Editing rules</source>
        <translation>Edição de regras</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Em qualquer lugar</translation>
    </message>
    <message>
        <source>Go to spot 1 to 7</source>
        <translation>Ir para a posição 1 a 7</translation>
    </message>
    <message>
        <source>Minimum, maximum, half or twice the stake on the spot</source>
        <translation>Mínimo, máximo, metade, dobro da aposta na posição</translation>
    </message>
    <message>
        <source>Double (hand or stakes)</source>
        <translation>Dobrar, também as apostas</translation>
    </message>
    <message>
        <source>Surrender, give up</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>Choose insurance or even money hand by hand</source>
        <translation>Escolher seguro ou even money mão por mão</translation>
    </message>
    <message>
        <source>Follow a double or split</source>
        <translation>Acompanhar uma dobra ou divisão</translation>
    </message>
    <message>
        <source>No; after the round, change the bets</source>
        <translation>Não; depois da rodada: mudar as apostas</translation>
    </message>
    <message>
        <source>Ask the coach</source>
        <translation>Perguntar ao treinador</translation>
    </message>
    <message>
        <source>Deal or deal again; while cards move, show all at once</source>
        <translation>Distribuir, jogar de novo; com cartas em movimento: mostrar tudo</translation>
    </message>
    <message>
        <source>Review the last round</source>
        <translation>Revisar a última rodada jogada</translation>
    </message>
    <message>
        <source>Repeat the last stakes</source>
        <translation>Repetir as últimas apostas</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Go to spot 1</source>
        <translation>Ir para a posição 1</translation>
    </message>
    <message>
        <source>Go to spot 2</source>
        <translation>Ir para a posição 2</translation>
    </message>
    <message>
        <source>Go to spot 3</source>
        <translation>Ir para a posição 3</translation>
    </message>
    <message>
        <source>Go to spot 4</source>
        <translation>Ir para a posição 4</translation>
    </message>
    <message>
        <source>Go to spot 5</source>
        <translation>Ir para a posição 5</translation>
    </message>
    <message>
        <source>Go to spot 6</source>
        <translation>Ir para a posição 6</translation>
    </message>
    <message>
        <source>Go to spot 7</source>
        <translation>Ir para a posição 7</translation>
    </message>
    <message>
        <source>Put a chip on the spot</source>
        <translation>Pôr uma ficha na posição</translation>
    </message>
    <message>
        <source>Take a chip off the spot</source>
        <translation>Tirar uma ficha da posição</translation>
    </message>
    <message>
        <source>Next spot or side bet</source>
        <translation>Ir para o próximo local: posições e apostas paralelas</translation>
    </message>
    <message>
        <source>Type an amount for the spot</source>
        <translation>Digitar um valor para a posição</translation>
    </message>
    <message>
        <source>Minimum stake on the spot</source>
        <translation>Aposta mínima na posição</translation>
    </message>
    <message>
        <source>Maximum stake on the spot</source>
        <translation>Aposta máxima na posição</translation>
    </message>
    <message>
        <source>Half the stake on the spot</source>
        <translation>Metade da aposta na posição</translation>
    </message>
    <message>
        <source>Twice the stake on the spot</source>
        <translation>Dobro da aposta na posição</translation>
    </message>
    <message>
        <source>See and change the rules</source>
        <translation>As regras: ver e mudar</translation>
    </message>
    <message>
        <source>Pause or resume the table</source>
        <translation>Deixar a mesa esperar, ou continuar</translation>
    </message>
    <message>
        <source>Show or hide the Rundown</source>
        <translation>Mostrar ou ocultar o Histórico</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Ligar ou desligar o som</translation>
    </message>
    <message>
        <source>Play, pause</source>
        <translation>Reproduzir, pausar</translation>
    </message>
    <message>
        <source>Back one step</source>
        <translation>Voltar um momento</translation>
    </message>
    <message>
        <source>Forward one step</source>
        <translation>Avançar um momento</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Ir para o início</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ir para o fim</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Mais rápido</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Mais devagar</translation>
    </message>
    <message>
        <source>Verify the shoe</source>
        <translation>Verificar o sabot</translation>
    </message>
    <message>
        <source>The same cards in other games</source>
        <translation>As mesmas cartas em outros jogos</translation>
    </message>
    <message>
        <source>Stop the replay</source>
        <translation>Parar o replay</translation>
    </message>
    <message>
        <source>Next or previous row</source>
        <translation>De linha em linha</translation>
    </message>
    <message>
        <source>Options for the row</source>
        <translation>O que pode ser feito com a linha</translation>
    </message>
    <message>
        <source>Change the key, in the list of keys</source>
        <translation>Mudar a tecla, na lista de teclas</translation>
    </message>
    <message>
        <source>Open and close the round</source>
        <translation>Abrir e fechar a rodada</translation>
    </message>
    <message>
        <source>Replay the round</source>
        <translation>Ver o replay da rodada</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Mover para cima</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Mover para baixo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Buscar uma regra</translation>
    </message>
    <message>
        <source>Scroll down the rules</source>
        <translation>Avançar nas regras</translation>
    </message>
    <message>
        <source>Scroll up the rules</source>
        <translation>Voltar nas regras</translation>
    </message>
    <message>
        <source>Leave the editor</source>
        <translation>Sair do editor</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Todas as teclas</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tela cheia</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Next or previous control</source>
        <translation>Ir para o próximo controle ou o anterior</translation>
    </message>
    <message>
        <source>Search the page</source>
        <translation>Buscar na página</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Next larger chip</source>
        <translation>Próxima ficha maior</translation>
    </message>
    <message>
        <source>Next smaller chip</source>
        <translation>Próxima ficha menor</translation>
    </message>
    <message>
        <source>How to play, next step</source>
        <translation>Como jogar, próximo passo</translation>
    </message>
    <message>
        <source>Say what your count is, when the table asks</source>
        <translation>Dizer sua contagem quando a mesa perguntar</translation>
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
        <translation>tradução língua localização</translation>
    </message>
    <message>
        <source>Playing terms in English</source>
        <translation>Termos do jogo em inglês</translation>
    </message>
    <message>
        <source>Hit, Stand, Split and so on, as they are called at tables all over the world.</source>
        <translation>Hit, Stand, Split e afins, como se diz nas mesas do mundo inteiro.</translation>
    </message>
    <message>
        <source>terms vocabulary words jargon english hit stand split double</source>
        <translation>termos vocabulário palavras jargão inglês hit stand split double pedir parar dividir dobrar</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <comment>what the language of this file calls itself</comment>
        <translation>Português (Brasil)</translation>
    </message>
</context>
<context>
    <name>LimitsSettings</name>
    <message>
        <source>Play limits loss lose stake money time a day remind reminder break pause stop exclude exclusion self-exclusion today limit responsible</source>
        <translation>limites de jogo limite perda perder aposta dinheiro tempo dia lembrar lembrete pausa interrupção parar excluir exclusão autoexclusão hoje responsável</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sem limite</translation>
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
        <translation>1h30</translation>
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
        <translation>A cada 10 minutos</translation>
    </message>
    <message>
        <source>Every 15 minutes</source>
        <translation>A cada 15 minutos</translation>
    </message>
    <message>
        <source>Every 20 minutes</source>
        <translation>A cada 20 minutos</translation>
    </message>
    <message>
        <source>Every 30 minutes</source>
        <translation>A cada 30 minutos</translation>
    </message>
    <message>
        <source>Every 45 minutes</source>
        <translation>A cada 45 minutos</translation>
    </message>
    <message>
        <source>Every hour</source>
        <translation>A cada hora</translation>
    </message>
    <message>
        <source>Play limits</source>
        <translation>Limites de jogo</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
    <message>
        <source>Limits of %1</source>
        <translation>Limites de %1</translation>
    </message>
    <message>
        <source>Lowering a limit takes effect at once; raising or removing one takes a day. A round in progress is played to the end, doubles, splits and insurance included.</source>
        <translation>Um limite menor vale na hora; um maior, ou nenhum, só um dia depois. Uma rodada já iniciada é jogada até o fim, com tudo o que ela pedir.</translation>
    </message>
    <message>
        <source>Currency of the limits</source>
        <translation>Moeda dos limites</translation>
    </message>
    <message>
        <source>Daily loss limit</source>
        <translation>Perda máxima por dia</translation>
    </message>
    <message>
        <source>Daily stake limit</source>
        <translation>Aposta máxima por dia</translation>
    </message>
    <message>
        <source>Daily time limit</source>
        <translation>Tempo máximo por dia</translation>
    </message>
    <message>
        <source>Remind me</source>
        <translation>Lembrar-me</translation>
    </message>
    <message>
        <source>Between rounds the table shows the time played and the net result.</source>
        <translation>Entre as rodadas, a mesa informa o tempo jogado e o resultado líquido.</translation>
    </message>
    <message>
        <source>Take a break</source>
        <translation>Fazer uma pausa</translation>
    </message>
    <message>
        <source>Nothing is dealt until it is over.</source>
        <translation>Nada é distribuído até ela acabar.</translation>
    </message>
    <message>
        <source>12 hours</source>
        <translation>12 horas</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 dia</translation>
    </message>
    <message>
        <source>3 days</source>
        <translation>3 dias</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 dias</translation>
    </message>
    <message>
        <source>Exclude yourself from play</source>
        <translation>Autoexclusão do jogo</translation>
    </message>
    <message>
        <source>A longer break, on this computer and for every account here.</source>
        <translation>O mesmo por mais tempo, neste computador e para todas as contas daqui.</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 dias</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 dias</translation>
    </message>
    <message>
        <source>Half a year</source>
        <translation>Seis meses</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 ano</translation>
    </message>
    <message>
        <source>5 years</source>
        <translation>5 anos</translation>
    </message>
    <message>
        <source>Exclude yourself until %1?</source>
        <translation>Excluir-se do jogo até %1?</translation>
    </message>
    <message>
        <source>Take a break until %1?</source>
        <translation>Fazer uma pausa até %1?</translation>
    </message>
    <message>
        <source>Exclude me</source>
        <translation>Excluir-me</translation>
    </message>
    <message>
        <source>Take the break</source>
        <translation>Fazer a pausa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>It can&apos;t be ended or shortened: not by any setting, another account or changing the clock while the computer is running. Other data folders on this computer observe it too. What the program can&apos;t see: another computer, another user of this one, files deleted by hand, or a clock that is wrong after a restart and stays wrong.</source>
        <translation>Não pode ser encerrada nem encurtada por nenhuma configuração, por outra conta nem por mudança do relógio com o computador ligado. Outra pasta de dados aberta neste computador também a respeita. O que este programa não consegue ver é outro computador, outro usuário deste, seus arquivos apagados manualmente ou um relógio que fica errado desde uma reinicialização e continua assim.</translation>
    </message>
</context>
<context>
    <name>LimitsSign</name>
    <message>
        <source>Limits: %1</source>
        <translation>Limites: %1</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
</context>
<context>
    <name>ListedChoice</name>
    <message>
        <source>None chosen</source>
        <translation>Nada escolhido</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n escolhido</numerusform>
            <numerusform>%n escolhidos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluir</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Choose a table</source>
        <translation>Escolha uma mesa</translation>
    </message>
    <message>
        <source>Play money. Every shuffle is fixed before you bet, and anyone can check it.</source>
        <translation>Dinheiro fictício. Todo embaralhamento é fixado antes da sua aposta e pode ser conferido por qualquer um.</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Buscar um jogo</translation>
    </message>
    <message>
        <source>No game matches “%1”.</source>
        <translation>Nenhum jogo se chama “%1”.</translation>
    </message>
    <message>
        <source>Every game is hidden. You can show them again on the Settings page.</source>
        <translation>Todos os jogos estão ocultos. Na página Configurações dá para mostrá-los de novo.</translation>
    </message>
    <message>
        <source>Opening the books…</source>
        <translation>Abrindo os registros…</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The log can&apos;t be written; play goes on without it. %1: %2</source>
        <translation>Não foi possível gravar o log; o jogo segue sem ele. %1: %2</translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>Each game&apos;s own</source>
        <translation>Um para cada jogo</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Duas cores</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatro cores</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>System follows the desktop.</source>
        <translation>“Sistema” segue o ambiente de trabalho.</translation>
    </message>
    <message>
        <source>colors scheme theme appearance dark light mode night day</source>
        <translation>cores esquema tema aparência escuro claro modo noite dia</translation>
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
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>Follows the desktop until you choose here.</source>
        <translation>Segue o ambiente de trabalho até você escolher aqui.</translation>
    </message>
    <message>
        <source>font letters zoom scale bigger smaller large</source>
        <translation>fonte letras zoom escala maior menor grande</translation>
    </message>
    <message>
        <source>Interface size</source>
        <translation>Tamanho da interface</translation>
    </message>
    <message>
        <source>This window has room for %1%.</source>
        <translation>Nesta janela cabem %1%.</translation>
    </message>
    <message>
        <source>zoom scale dpi buttons bigger smaller larger everything</source>
        <translation>zoom escala dpi botões maior menor grande tudo</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Our own, and those of other card games on this computer.</source>
        <translation>As nossas e as de outros jogos de cartas deste computador.</translation>
    </message>
    <message>
        <source>deck four suit colours 4 color four-color clubs green diamonds blue hearts spades kde gnome faces</source>
        <translation>baralho quatro naipes cores 4 cor paus verdes ouros azuis copas espadas kde gnome figuras</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Verso das cartas</translation>
    </message>
    <message>
        <source>deck pattern design</source>
        <translation>baralho estampa desenho dorso</translation>
    </message>
    <message>
        <source>Brass</source>
        <translation>Latão</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Meia-noite</translation>
    </message>
    <message>
        <source>Claret</source>
        <translation>Clarete</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Feltro</translation>
    </message>
    <message>
        <source>Each game has its own; you can choose one for all tables.</source>
        <translation>Cada jogo tem o seu; outro pode cobrir todas as mesas.</translation>
    </message>
    <message>
        <source>cloth colour color background</source>
        <translation>pano mesa cor fundo</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Black and white with strong edges, in light and dark.</source>
        <translation>Preto e branco com contornos fortes, no claro e no escuro.</translation>
    </message>
    <message>
        <source>accessibility colors colours black white readable edges</source>
        <translation>acessibilidade cores preto branco legível contornos</translation>
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
        <translation>Sorte e jogo</translation>
    </message>
    <message>
        <source>Luck %1</source>
        <translation>Sorte %1</translation>
    </message>
    <message>
        <source>luck, against an expected spread of %1</source>
        <comment>a standard deviation</comment>
        <translation>sorte, com oscilação esperada de %1</translation>
    </message>
    <message>
        <source>Hands, played best</source>
        <translation>Mãos, com jogo ótimo</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Apostas paralelas</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erros</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Líquido</translation>
    </message>
    <message>
        <source>Once rounds are priced, this shows what was luck and what the play was worth.</source>
        <translation>Quando houver rodadas avaliadas, aqui se vê o que a sorte trouxe e quanto valeu o jogo.</translation>
    </message>
</context>
<context>
    <name>LuckWords</name>
    <message>
        <source>Better than %1 of 100 such stretches</source>
        <comment>luck</comment>
        <translation>Melhor que %1 de cada 100 sequências assim</translation>
    </message>
    <message>
        <source>Worse than %1 of 100 such stretches</source>
        <comment>luck</comment>
        <translation>Pior que %1 de cada 100 sequências assim</translation>
    </message>
    <message>
        <source>±%1</source>
        <comment>a standard deviation</comment>
        <translation>±%1</translation>
    </message>
    <message>
        <source>Stakes like these vary by %1: the luck was within that.</source>
        <translation>Apostas assim oscilam %1: a sorte ficou dentro disso.</translation>
    </message>
    <message>
        <source>Stakes like these vary by %1: the luck was up to twice that.</source>
        <translation>Apostas assim oscilam %1: a sorte ficou em até o dobro disso.</translation>
    </message>
    <message>
        <source>Stakes like these vary by %1: the luck was more than twice that.</source>
        <translation>Apostas assim oscilam %1: a sorte passou do dobro disso.</translation>
    </message>
    <message>
        <source>After %1 rounds, this shows how rare such luck is.</source>
        <translation>A partir de %1 rodadas, aqui se diz quão rara é uma sorte assim.</translation>
    </message>
    <message>
        <source>Net %1: luck %2, hands played best %3, side bets %4, mistakes %5.</source>
        <translation>Líquido %1: sorte %2, mãos com jogo ótimo %3, apostas paralelas %4, erros %5.</translation>
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
        <translation>Sair no meio da mão?</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Ficar</translation>
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
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tela cheia</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Change game</source>
        <translation>Trocar de jogo</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Como jogar</translation>
    </message>
    <message>
        <source>Open a challenge…</source>
        <translation>Abrir um desafio…</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Hitting was worth %1 of a stake more.</source>
        <translation>Pedir valia %1 da aposta a mais.</translation>
    </message>
    <message>
        <source>Standing was worth %1 of a stake more.</source>
        <translation>Parar valia %1 da aposta a mais.</translation>
    </message>
    <message>
        <source>Doubling was worth %1 of a stake more.</source>
        <translation>Dobrar valia %1 da aposta a mais.</translation>
    </message>
    <message>
        <source>Splitting was worth %1 of a stake more.</source>
        <translation>Dividir valia %1 da aposta a mais.</translation>
    </message>
    <message>
        <source>Giving the hand up was worth %1 of a stake more.</source>
        <translation>Desistir da mão valia %1 da aposta a mais.</translation>
    </message>
    <message>
        <source>Insurance was worth %1 of its stake more.</source>
        <translation>O seguro valia %1 da aposta dele a mais.</translation>
    </message>
    <message>
        <source>Even money was worth %1 of a stake more.</source>
        <translation>O even money valia %1 da aposta a mais.</translation>
    </message>
    <message>
        <source>Declining was worth %1 of a stake more.</source>
        <translation>“Não” valia %1 da aposta a mais.</translation>
    </message>
    <message>
        <source>Following was worth %1 of a stake more.</source>
        <translation>Acompanhar valia %1 da aposta a mais.</translation>
    </message>
    <message>
        <source>Nothing else was worth more.</source>
        <translation>Nada valia mais do que isso.</translation>
    </message>
</context>
<context>
    <name>Meanings</name>
    <message>
        <source>Packs of 52 cards, shuffled together. Fewer are a little better for you.</source>
        <translation>Baralhos de 52 cartas, embaralhados juntos. Quanto menos, um pouco melhor para você.</translation>
    </message>
    <message>
        <source>A soft total has an ace that counts 11. The dealer takes another card on this one, which is a little worse for you.</source>
        <translation>Um total suave tem um ás que vale 11. O crupiê pega mais uma carta neste, o que é um pouco pior para você.</translation>
    </message>
    <message>
        <source>The dealer draws up to this total and then stands, even if an ace counts 11 in it.</source>
        <translation>O crupiê pede até este total e então para, mesmo que um ás valha 11 nele.</translation>
    </message>
    <message>
        <source>With an ace or a card that counts 10, the dealer looks for blackjack before you play. Doubles and splits are safe from it.</source>
        <translation>Com um ás ou uma carta que vale 10, o crupiê confere se tem blackjack antes de você jogar. O que você dobra ou divide fica a salvo dele.</translation>
    </message>
    <message>
        <source>The dealer doesn&apos;t look for blackjack before you play. If there is one in the end, it takes what you doubled and split as well.</source>
        <translation>O crupiê não confere se tem blackjack antes de você jogar. Se no fim tiver, leva também o que você dobrou e dividiu.</translation>
    </message>
    <message>
        <source>The dealer&apos;s card that lies face down until everybody has played.</source>
        <translation>A carta do crupiê que fica virada para baixo até todos terem jogado.</translation>
    </message>
    <message>
        <source>Nobody wins: the stake comes back.</source>
        <translation>Ninguém ganha: a aposta volta.</translation>
    </message>
    <message>
        <source>If the dealer ends with exactly 22, hands that would win get only their stake back. The rules say which are paid anyway.</source>
        <translation>Se o crupiê termina com 22 exatos, as mãos que ganhariam só recebem a aposta de volta. As regras dizem quais são pagas mesmo assim.</translation>
    </message>
    <message>
        <source>More than 21: the hand loses at once, whatever the dealer gets.</source>
        <translation>Mais de 21: a mão perde na hora, seja qual for a do crupiê.</translation>
    </message>
    <message>
        <source>Double the stake and take exactly one more card. Where only some totals may be doubled, it is a little worse for you.</source>
        <translation>Dobrar a aposta e pegar exatamente mais uma carta. Onde só alguns totais podem ser dobrados, é um pouco pior para você.</translation>
    </message>
    <message>
        <source>Doubling a hand that came from a split. Where that isn&apos;t allowed, it is a little worse for you.</source>
        <translation>Dobrar uma mão que veio de uma divisão. Onde isso não é permitido, é um pouco pior para você.</translation>
    </message>
    <message>
        <source>Splitting makes two hands of two cards of equal value, each with a stake of its own.</source>
        <translation>Dividir faz de duas cartas de mesmo valor duas mãos, cada uma com sua aposta.</translation>
    </message>
    <message>
        <source>A bet of its own that the dealer has blackjack. Without one it is lost, whatever your hand does.</source>
        <translation>Uma aposta à parte de que o crupiê tem blackjack. Se não tiver, ela é perdida, faça o que fizer a sua mão.</translation>
    </message>
    <message>
        <source>You may take a win equal to your stake for your blackjack at once, whatever the dealer has.</source>
        <translation>Pelo seu blackjack você pode receber na hora um ganho igual à aposta, seja o que for que o crupiê tenha.</translation>
    </message>
    <message>
        <source>You may stop playing a hand after its first two cards, and get half the stake back.</source>
        <translation>Você pode deixar de jogar uma mão após as duas primeiras cartas e receber metade da aposta de volta.</translation>
    </message>
    <message>
        <source>You may stop playing a hand after its first two cards, and get half the stake back, before it is known whether the dealer has blackjack.</source>
        <translation>Você pode deixar de jogar uma mão após as duas primeiras cartas e receber metade da aposta de volta, antes de se saber se o crupiê tem blackjack.</translation>
    </message>
    <message>
        <source>You bet on somebody else&apos;s hand. If they add to their stake, you may add to yours.</source>
        <translation>Você apostou na mão de outra pessoa. Se ela aumentar a aposta, você pode aumentar a sua.</translation>
    </message>
    <message>
        <source>You may play several hands in a round, each with a stake of its own.</source>
        <translation>Você pode jogar várias mãos por rodada, cada uma com sua aposta.</translation>
    </message>
    <message>
        <source>Bets beside the hand, on certain cards. They pay more and return less in the long run; nobody has to make them.</source>
        <translation>Apostas à parte da mão, em certas cartas. Pagam mais e devolvem menos a longo prazo; ninguém é obrigado a fazê-las.</translation>
    </message>
    <message>
        <source>How much of your stakes comes back in the long run if you always play best. What is missing to 100% is the house edge.</source>
        <translation>Quanto das suas apostas volta a longo prazo se você sempre jogar da melhor forma. O que falta para 100% é a vantagem da casa.</translation>
    </message>
    <message>
        <source>How much of your stakes the house keeps in the long run, even if you always play best.</source>
        <translation>Quanto das suas apostas fica com a casa a longo prazo, mesmo que você sempre jogue da melhor forma.</translation>
    </message>
    <message>
        <source>A plastic card in the shoe. When it comes out, the cards are shuffled after this round.</source>
        <translation>Uma carta de plástico no sabot. Quando ela sai, as cartas são embaralhadas depois desta rodada.</translation>
    </message>
    <message>
        <source>Cards that are put aside unplayed after a shuffle.</source>
        <translation>Cartas postas de lado sem jogar depois de embaralhar.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>words, and what they mean</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The dealer doesn&apos;t look for blackjack before you play. If there is one in the end, some or all of what you doubled and split comes back.</source>
        <translation>O crupiê não confere blackjack antes de você jogar. Se houver um no fim, uma parte ou tudo o que você dobrou e dividiu volta.</translation>
    </message>
    <message>
        <source>When you and the dealer have the same total, you lose. Only two blackjacks are no loss.</source>
        <translation>Quando você e o crupiê têm o mesmo total, você perde. Só dois blackjacks não são perda.</translation>
    </message>
    <message>
        <source>When you and the dealer both have 21, you win, and your blackjack is paid against the dealer&apos;s. Lower equal totals push.</source>
        <translation>Quando você e o crupiê têm 21, você ganha, e o seu blackjack é pago também contra o dele. Totais iguais mais baixos empatam.</translation>
    </message>
    <message>
        <source>Doubling a hand that has been hit, not only its first two cards. It is a little better for you.</source>
        <translation>Dobrar uma mão que já pediu cartas, não só com as duas primeiras. É um pouco melhor para você.</translation>
    </message>
    <message>
        <source>A hand of so many cards that isn&apos;t bust ends there and wins, even with a lower total than the dealer&apos;s. The rules say what it doesn&apos;t beat.</source>
        <translation>Uma mão com tantas cartas que não estourou termina ali e ganha, mesmo com total menor que o do crupiê. As regras dizem o que ela não vence.</translation>
    </message>
    <message>
        <source>Packs of 48 cards, without the tens but with jacks, queens and kings. That is much worse for you, which other rules make up for.</source>
        <translation>Baralhos de 48 cartas, sem os dezes mas com valetes, damas e reis. É muito pior para você, o que outras regras compensam.</translation>
    </message>
    <message>
        <source>Both of the dealer&apos;s first cards lie face up before you play. If they are a blackjack, the round is over.</source>
        <translation>As duas primeiras cartas do crupiê ficam viradas para cima antes de você jogar. Se forem um blackjack, a rodada termina.</translation>
    </message>
    <message>
        <source>The house puts a marker beside your stake, or on the new hand. You are paid for it if the hand wins, and lose nothing with it if it doesn&apos;t.</source>
        <translation>A casa põe um marcador ao lado da sua aposta ou na nova mão. Se a mão ganha, você recebe por ele; se não, não perde nada com ele.</translation>
    </message>
    <message>
        <source>Your 21 wins whatever the dealer has, even a blackjack. Lower equal totals push.</source>
        <translation>O seu 21 ganha seja qual for a mão do crupiê, até um blackjack. Totais iguais mais baixos empatam.</translation>
    </message>
    <message>
        <source>Some hands of 21 pay more than other wins: by how many cards they have, or by which. The rules say which they are.</source>
        <translation>Algumas mãos de 21 pagam mais que as outras vitórias: conforme quantas cartas têm, ou quais. As regras dizem quais são.</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10 as the first two cards: the best hand of all.</source>
        <translation>Um ás e uma carta que vale 10 nas duas primeiras cartas: a melhor mão de todas.</translation>
    </message>
    <message>
        <source>You may stop playing a hand after its first two cards, and get half the stake back, unless the dealer turns out to have a blackjack.</source>
        <translation>Você pode deixar de jogar uma mão após as duas primeiras cartas e receber metade da aposta de volta, a menos que se descubra que o crupiê tem blackjack.</translation>
    </message>
</context>
<context>
    <name>MistakeBoardView</name>
    <message>
        <source>Where mistakes cost most</source>
        <translation>Onde os erros custam mais</translation>
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
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Custo</translation>
    </message>
    <message>
        <source>Show all mistakes</source>
        <translation>Mostrar todos os erros</translation>
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
        <translation>A resposta está oculta.</translation>
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
        <translation>Perguntar na mesa: %1</translation>
    </message>
    <message>
        <source>Show the round: %1</source>
        <translation>Mostrar a rodada: %1</translation>
    </message>
</context>
<context>
    <name>MistakesPage</name>
    <message>
        <source>Mistakes</source>
        <translation>Erros</translation>
    </message>
    <message>
        <source>Practise hands like these</source>
        <translation>Praticar mãos assim</translation>
    </message>
    <message>
        <source>Repeat what is due</source>
        <translation>Repetir as pendentes</translation>
    </message>
    <message>
        <source>Hide answers</source>
        <translation>Ocultar respostas</translation>
    </message>
    <message>
        <source>Show answers</source>
        <translation>Mostrar respostas</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Visão</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Quadro</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessões</translation>
    </message>
    <message>
        <source>Press a cell to practise its decisions.</source>
        <translation>Pressione uma casa para praticar suas decisões.</translation>
    </message>
</context>
<context>
    <name>MomentLine</name>
    <message>
        <source>Moments of the round</source>
        <translation>Momentos da rodada</translation>
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
        <translation>Etiquetas, separadas por vírgulas</translation>
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
        <translation>%1: mais</translation>
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
        <translation>Uma sala de blackjack com o sabot aberto. Só dinheiro fictício.</translation>
    </message>
    <message>
        <source>Keep everything in the folder %1.</source>
        <translation>Guarda tudo na pasta %1.</translation>
    </message>
    <message>
        <source>Open the game %1 right away; with %2 also &apos;%3&apos;.</source>
        <translation>Abre o jogo %1 de imediato; com %2, também &apos;%3&apos;.</translation>
    </message>
    <message>
        <source>Fill the screen.</source>
        <translation>Ocupa a tela inteira.</translation>
    </message>
    <message>
        <source>Animation: %1.</source>
        <translation>Animação: %1.</translation>
    </message>
    <message>
        <source>Play %1 rounds unattended, print one line per round, then quit.</source>
        <translation>Joga %1 rodadas sozinho, imprime uma linha por rodada e termina.</translation>
    </message>
    <message>
        <source>With %1: save pictures of each round in %2.</source>
        <translation>Com %1: salva imagens de cada rodada em %2.</translation>
    </message>
    <message>
        <source>With %1: seed its choices, never the shuffle.</source>
        <translation>Com %1: fixa as escolhas dele, nunca o embaralhamento.</translation>
    </message>
    <message>
        <source>Print the version.</source>
        <translation>Imprime a versão.</translation>
    </message>
    <message>
        <source>Print this help.</source>
        <translation>Imprime esta ajuda.</translation>
    </message>
    <message>
        <source>only one rule file can be opened</source>
        <translation>a janela aceita um só arquivo de regras</translation>
    </message>
    <message>
        <source>a folder&apos;s path is needed</source>
        <translation>não indica nenhuma pasta</translation>
    </message>
    <message>
        <source>%1 already names a game</source>
        <translation>%1 já indica um jogo</translation>
    </message>
    <message>
        <source>must be %1, %2, %3 or %4</source>
        <translation>deve ser %1, %2, %3 ou %4</translation>
    </message>
    <message>
        <source>must be a number of rounds from 1 to %1</source>
        <translation>deve ser um número de rodadas de 1 a %1</translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation>só pode ser usado com %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs %2</source>
        <translation>&apos;%1&apos; só pode ser usado com %2</translation>
    </message>
    <message>
        <source>straight to a game&apos;s table</source>
        <translation>direto na mesa de um jogo</translation>
    </message>
    <message>
        <source>apart from everything else you have played</source>
        <translation>à parte de tudo o mais que você jogou</translation>
    </message>
    <message>
        <source>a hundred rounds unattended, as fast as possible</source>
        <translation>cem rodadas sozinho, o mais rápido possível</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Exemplos:</translation>
    </message>
    <message>
        <source>A game&apos;s rule file, or a challenge: opens it right away.</source>
        <translation>Um arquivo de regras ou um desafio: abre-o em seguida.</translation>
    </message>
</context>
<context>
    <name>OwnCountWords</name>
    <message>
        <source>Asked, and passed over: it was %1.</source>
        <comment>a running count</comment>
        <translation>Perguntada e pulada: era %1.</translation>
    </message>
    <message>
        <source>You said %1, and it was.</source>
        <comment>a running count</comment>
        <translation>Você disse %1, e era.</translation>
    </message>
    <message>
        <source>You said %1, it was %2.</source>
        <comment>running counts</comment>
        <translation>Você disse %1, era %2.</translation>
    </message>
    <message>
        <source>You said %1 decks were left, there were %2.</source>
        <comment>numbers</comment>
        <translation>Você disse que restavam %1 baralhos, eram %2.</translation>
    </message>
</context>
<context>
    <name>OwnPlate</name>
    <message>
        <source>Leave</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Leave seat</source>
        <translation>Levantar-se</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Lugar %1</translation>
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
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Rundown</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Play Record</source>
        <translation>Extrato</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Estratégia</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erros</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Jogo justo</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Contagem</translation>
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
        <translation>%1 paga %2, probabilidade %3</translation>
    </message>
</context>
<context>
    <name>PeriodWords</name>
    <message>
        <source>d MMM</source>
        <comment>form of a date, for QLocale::toString</comment>
        <translation>dd/MM</translation>
    </message>
    <message>
        <source>Week from %1</source>
        <translation>Semana de %1</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>form of a date, for QLocale::toString</comment>
        <translation>MMMM &apos;de&apos; yyyy</translation>
    </message>
    <message>
        <source>MMM yy</source>
        <comment>form of a date, for QLocale::toString</comment>
        <translation>MMM/yy</translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <comment>form of a date, for QLocale::toString</comment>
        <translation>MMM &apos;de&apos; yyyy</translation>
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
        <translation>Expandido</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>Recolhido</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>Na distribuição</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>No fim</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Apostas paralelas</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisões</translation>
    </message>
</context>
<context>
    <name>PictureHeader</name>
    <message>
        <source>%1 in figures</source>
        <comment>instead of a picture</comment>
        <translation>%1 em números</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <comment>a picture</comment>
        <translation>Copiar: %1</translation>
    </message>
    <message>
        <source>Save: %1</source>
        <comment>a picture</comment>
        <translation>Salvar: %1</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>Imagem SVG</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Imagem PNG</translation>
    </message>
    <message>
        <source>CSV, the figures</source>
        <translation>CSV, os números</translation>
    </message>
    <message>
        <source>PDF, picture and figures</source>
        <translation>PDF, imagem e números</translation>
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
        <translation>Enter mostra as rodadas.</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Nothing was played.</source>
        <translation>Nada foi jogado.</translation>
    </message>
    <message>
        <source>None of these rounds is priced yet.</source>
        <translation>Nenhuma destas rodadas foi avaliada ainda.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Two times in three</source>
        <translation>Duas vezes em três</translation>
    </message>
    <message>
        <source>19 times in 20</source>
        <translation>19 vezes em 20</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Dias</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Líquido</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erros</translation>
    </message>
    <message>
        <source>Expected spread</source>
        <translation>Oscilação esperada</translation>
    </message>
    <message>
        <source>Luck is the result minus what the play was worth. Its line stays within the inner band two times in three, and within the outer one 19 times in 20.</source>
        <translation>Sorte é o que veio menos o que as jogadas feitas valiam. A linha fica dentro da faixa interna duas vezes em três, e dentro das duas, 19 vezes em 20.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>The balance covers all games of one account.</source>
        <translation>O saldo é de todos os jogos de uma conta.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dia</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Créditos</translation>
    </message>
    <message>
        <source>Results by game</source>
        <translation>Resultados por jogo</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Apostado</translation>
    </message>
    <message>
        <source>Results by up card</source>
        <translation>Resultados por carta aberta</translation>
    </message>
    <message>
        <source>Up card</source>
        <translation>Carta aberta</translation>
    </message>
    <message>
        <source>Net on stakes</source>
        <translation>Líquido sobre as apostas</translation>
    </message>
    <message>
        <source>A</source>
        <comment>an ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>The dealer&apos;s up card</source>
        <translation>A carta aberta do crupiê</translation>
    </message>
    <message>
        <source>Priced rounds only.</source>
        <translation>Das rodadas avaliadas.</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Apostas paralelas</translation>
    </message>
    <message>
        <source>No side bet was placed.</source>
        <translation>Nenhuma aposta paralela foi feita.</translation>
    </message>
    <message>
        <source>Expected</source>
        <comment>the net of side bets</comment>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>Actual</source>
        <comment>the net of side bets</comment>
        <translation>Ocorrido</translation>
    </message>
    <message>
        <source>Side bet</source>
        <translation>Aposta paralela</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Apostas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganhas</translation>
    </message>
    <message>
        <source>The expected net is known for priced rounds only.</source>
        <translation>O esperado é conhecido nas rodadas avaliadas.</translation>
    </message>
    <message>
        <source>Hard hands</source>
        <translation>Mãos duras</translation>
    </message>
    <message>
        <source>Soft hands</source>
        <translation>Mãos suaves</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Even money</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Desistência</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Acompanhar</translation>
    </message>
    <message>
        <source>Side bets taken</source>
        <translation>Apostas paralelas feitas</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Custo</translation>
    </message>
    <message>
        <source>Decisions</source>
        <comment>a heading</comment>
        <translation>Decisões</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>A mistake is a decision that costs a hundredth of the stake or more.</source>
        <translation>Erro é a decisão que custa um centésimo da aposta ou mais.</translation>
    </message>
    <message>
        <source>Taking a side bet costs what you could expect to lose on it before the first card. Luck and play count it with the side bets.</source>
        <translation>Fazer uma aposta paralela custa o que ela valia antes da primeira carta, quando isso é menos que nada. Em “Sorte e jogo”, isso entra nas apostas paralelas.</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Apostas</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Retorno</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Por rodada</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Tempo de jogo</translation>
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
        <translation>%1: sem rodadas</translation>
    </message>
    <message>
        <source>%1, after round %2: luck %3, expected spread %4</source>
        <comment>a day, a number</comment>
        <translation>%1, após a rodada %2: sorte %3, oscilação esperada %4</translation>
    </message>
    <message>
        <source>Net in 100 rounds</source>
        <translation>Líquido em 100 rodadas</translation>
    </message>
</context>
<context>
    <name>Practise</name>
    <message>
        <source>stand</source>
        <translation>parar</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>pedir</translation>
    </message>
    <message>
        <source>double</source>
        <translation>dobrar</translation>
    </message>
    <message>
        <source>split</source>
        <translation>dividir</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>desistir</translation>
    </message>
    <message>
        <source>Running count</source>
        <translation>Contagem corrente</translation>
    </message>
    <message>
        <source>A deck against the clock</source>
        <translation>Um baralho contra o relógio</translation>
    </message>
    <message>
        <source>Spoken cards</source>
        <translation>Cartas faladas</translation>
    </message>
    <message>
        <source>Decks in the tray</source>
        <translation>Baralhos no descarte</translation>
    </message>
    <message>
        <source>True count</source>
        <translation>Contagem verdadeira</translation>
    </message>
    <message>
        <source>Plays by the count</source>
        <translation>Jogadas pela contagem</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>Cards go by, and now and then the running count is asked. They come a little faster after each right answer.</source>
        <translation>As cartas passam e, de vez em quando, a contagem corrente é perguntada. Elas vêm um pouco mais rápido após cada acerto.</translation>
    </message>
    <message>
        <source>Go through one deck as fast as you can count it. One card stays hidden, so the end isn’t known beforehand. The mark of the trade is 30 seconds.</source>
        <translation>Percorra um baralho tão rápido quanto conseguir contá-lo. Uma carta fica oculta, para que o fim não seja conhecido antes. A referência do ofício são 30 segundos.</translation>
    </message>
    <message>
        <source>Each card is named and not shown. The next one comes when you ask for it.</source>
        <translation>Cada carta é nomeada e não mostrada. A próxima vem quando você pede.</translation>
    </message>
    <message>
        <source>Judge how many decks lie in the discard tray.</source>
        <translation>Estime quantos baralhos estão no descarte.</translation>
    </message>
    <message>
        <source>From the running count and the cards left, work out the true count.</source>
        <translation>Calcule a contagem verdadeira a partir da corrente e das cartas restantes.</translation>
    </message>
    <message>
        <source>A hand, the dealer’s card and the count: decide what to do. The plays worth most with this system and game are asked.</source>
        <translation>Uma mão, a carta do dealer e a contagem: decida o que fazer. São perguntadas as jogadas que mais valem com este sistema e jogo.</translation>
    </message>
    <message>
        <source>The dealer shows an ace: take insurance at this count, or not?</source>
        <translation>O dealer mostra um ás: fazer seguro com esta contagem ou não?</translation>
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
        <translation>Baralhos no descarte: %1</translation>
    </message>
    <message>
        <source>Decks left: %1, count above 0</source>
        <translation>Baralhos restantes: %1, contagem acima de 0</translation>
    </message>
    <message>
        <source>Decks left: %1, count below 0</source>
        <translation>Baralhos restantes: %1, contagem abaixo de 0</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <comment>a hand, the dealer&apos;s card, a play</comment>
        <translation>%1 contra %2: %3</translation>
    </message>
    <message>
        <source>Just where it becomes worth taking</source>
        <translation>Bem onde passa a valer a pena</translation>
    </message>
    <message>
        <source>%1 above where it becomes worth taking</source>
        <translation>%1 acima de onde passa a valer a pena</translation>
    </message>
    <message>
        <source>%1 below where it becomes worth taking</source>
        <translation>%1 abaixo de onde passa a valer a pena</translation>
    </message>
    <message>
        <source>Seconds for a deck, the last times</source>
        <translation>Segundos por baralho, últimas vezes</translation>
    </message>
    <message>
        <source>Right answers, the last times</source>
        <translation>Acertos, últimas vezes</translation>
    </message>
    <message>
        <source>Nothing practised here yet.</source>
        <translation>Nada foi praticado aqui ainda.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Acertos</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
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
        <translation>Melhor: %1. Último: %2.</translation>
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
        <translation>Mais</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Próxima carta</translation>
    </message>
    <message>
        <source>Next cards</source>
        <translation>Próximas cartas</translation>
    </message>
</context>
<context>
    <name>PractiseChoice</name>
    <message>
        <source>Exercise</source>
        <translation>Exercício</translation>
    </message>
    <message>
        <source>Count system</source>
        <translation>Sistema de contagem</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Cards at a time</source>
        <translation>Cartas por vez</translation>
    </message>
    <message>
        <source>Time for a card</source>
        <translation>Tempo por carta</translation>
    </message>
</context>
<context>
    <name>PractiseView</name>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Working out the plays of this game…</source>
        <translation>Calculando as jogadas deste jogo…</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Como foi</translation>
    </message>
    <message>
        <source>Weak spots, asked more often</source>
        <translation>Pontos fracos, perguntados mais vezes</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Double deck, dealer hits soft 17</source>
        <comment>double-deck</comment>
        <translation>Dois baralhos, crupiê pede no 17 suave</translation>
    </message>
    <message>
        <source>6 decks, early surrender</source>
        <comment>early-surrender</comment>
        <translation>6 baralhos, desistência antecipada</translation>
    </message>
    <message>
        <source>European, no hole card</source>
        <comment>european</comment>
        <translation>Europeu, sem carta oculta</translation>
    </message>
    <message>
        <source>Casino Copenhagen, casinocopenhagen.dk/en/blackjack (one card to the dealer, doubles on 9, 10 and 11)</source>
        <comment>european</comment>
        <translation>Casino Copenhagen, casinocopenhagen.dk/en/blackjack (uma carta para o crupiê, dobra com 9, 10 e 11)</translation>
    </message>
    <message>
        <source>Single deck, blackjack 6:5</source>
        <comment>single-6-5</comment>
        <translation>Um baralho, blackjack 6:5</translation>
    </message>
    <message>
        <source>Single deck, Reno: doubles on 10 and 11</source>
        <comment>single-reno</comment>
        <translation>Um baralho, Reno: dobra com 10 e 11</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 6 decks, blackjack 6:5</source>
        <comment>strip-6-5</comment>
        <translation>Las Vegas Strip, 6 baralhos, blackjack 6:5</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 6 decks, dealer hits soft 17</source>
        <comment>strip-h17</comment>
        <translation>Las Vegas Strip, 6 baralhos, crupiê pede no 17 suave</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 6 decks, dealer stands on soft 17</source>
        <comment>strip-s17</comment>
        <translation>Las Vegas Strip, 6 baralhos, crupiê para no 17 suave</translation>
    </message>
    <message>
        <source>Atlantic City, 8 decks</source>
        <comment>atlantic-city</comment>
        <translation>Atlantic City, 8 baralhos</translation>
    </message>
    <message>
        <source>Australian, busted bets plus one</source>
        <comment>australian</comment>
        <translation>Australiano, mãos estouradas mais uma aposta</translation>
    </message>
    <message>
        <source>Seven-card Charlie, 8 decks</source>
        <comment>charlie-7</comment>
        <translation>Charlie de 7 cartas, 8 baralhos</translation>
    </message>
    <message>
        <source>Danske Spil, Blackjack Charlie7 (help.danskespil.dk/en/casino-help/blackjack/ivyblackjackcharlie7)</source>
        <comment>charlie-7</comment>
        <translation>Danske Spil, Blackjack Charlie7 (help.danskespil.dk/en/casino-help/blackjack/ivyblackjackcharlie7)</translation>
    </message>
    <message>
        <source>Las Vegas downtown, single deck</source>
        <comment>downtown-single</comment>
        <translation>Las Vegas Downtown, um baralho</translation>
    </message>
    <message>
        <source>Of a pair that is split, the source counts how many hands there are, but not the cards they have drawn.</source>
        <comment>downtown-single</comment>
        <translation>De um par dividido, a fonte considera quantas mãos há, mas não as cartas que elas pediram.</translation>
    </message>
    <message>
        <source>German, no hole card, aces split again</source>
        <comment>german</comment>
        <translation>Alemão, sem carta oculta, ases divididos de novo</translation>
    </message>
    <message>
        <source>Party Blackjack, dealer&apos;s 22 pushes</source>
        <comment>party</comment>
        <translation>Party Blackjack, 22 do crupiê empata</translation>
    </message>
    <message>
        <source>The source adds up what each rule costs alone, and has pairs split into four hands instead of three.</source>
        <comment>party</comment>
        <translation>A fonte soma o que cada regra custa por si só, e divide os pares em quatro mãos em vez de três.</translation>
    </message>
    <message>
        <source>The figure is that of best play, which looks at the cards and not only at their total.</source>
        <comment>single-6-5</comment>
        <translation>O número é o da estratégia ótima, que olha as cartas e não só o total delas.</translation>
    </message>
    <message>
        <source>The source names the game without listing its rules. Best play of the rules here comes to its figure.</source>
        <comment>single-reno</comment>
        <translation>A fonte cita o jogo sem listar as regras. A estratégia ótima com as regras daqui dá o número dela.</translation>
    </message>
    <message>
        <source>Single deck, dealer stands on soft 17</source>
        <comment>single-s17</comment>
        <translation>Um baralho, crupiê para no 17 suave</translation>
    </message>
    <message>
        <source>Of a pair that is split, the source counts how many hands there are, but not the cards they have drawn.</source>
        <comment>single-s17</comment>
        <translation>De um par dividido, a fonte considera quantas mãos há, mas não as cartas que elas pediram.</translation>
    </message>
    <message>
        <source>Single deck, doubles on 9 to 11</source>
        <comment>vegas-single</comment>
        <translation>Um baralho, dobra com 9 a 11</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 4 decks, no surrender</source>
        <comment>vegas-strip</comment>
        <translation>Las Vegas Strip, 4 baralhos, sem desistência</translation>
    </message>
    <message>
        <source>Eliot Jacobson for 888casino: Card Counting the Buster Blackjack Side Bet</source>
        <comment>buster-cards</comment>
        <translation>Eliot Jacobson para 888casino: Card Counting the Buster Blackjack Side Bet</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Buster Blackjack, pay table 1</source>
        <comment>buster</comment>
        <translation>Wizard of Odds, wizardofodds.com: Buster Blackjack, tabela de pagamentos 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Lucky Ladies, pay table A</source>
        <comment>lucky-ladies</comment>
        <translation>Wizard of Odds, wizardofodds.com: Lucky Ladies, tabela de pagamentos A</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Lucky Lucky, pay table 1</source>
        <comment>lucky-lucky</comment>
        <translation>Wizard of Odds, wizardofodds.com: Lucky Lucky, tabela de pagamentos 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Match the Dealer, two decks</source>
        <comment>match-the-dealer</comment>
        <translation>Wizard of Odds, wizardofodds.com: Match the Dealer, dois baralhos</translation>
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
        <translation>Wizard of Odds, wizardofodds.com: Royal Match, versão 3</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Royal Match, version 1</source>
        <comment>royal-match</comment>
        <translation>Wizard of Odds, wizardofodds.com: Royal Match, versão 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: 21+3, version 1</source>
        <comment>three-card-21</comment>
        <translation>Wizard of Odds, wizardofodds.com: 21+3, versão 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Over/Under 13</source>
        <comment>under-13</comment>
        <translation>Wizard of Odds, wizardofodds.com: Over/Under 13</translation>
    </message>
    <message>
        <source>Double Exposure, ties of blackjacks pushed</source>
        <comment>double-exposure-reno</comment>
        <translation>Double Exposure, blackjack contra blackjack empata</translation>
    </message>
    <message>
        <source>The figure fits a table where a soft 19 may be doubled too: best play then comes within 0.01% of it.</source>
        <comment>double-exposure-reno</comment>
        <translation>O número corresponde a uma mesa em que o 19 suave também pode ser dobrado: a estratégia ótima fica então a menos de 0,01% dele.</translation>
    </message>
    <message>
        <source>Double Exposure, ties of blackjacks won</source>
        <comment>double-exposure</comment>
        <translation>Double Exposure, blackjack contra blackjack ganha</translation>
    </message>
    <message>
        <source>Wizard of Odds, Double Exposure, on the Stratosphere in Las Vegas, with 0.68%, which fits if a soft 19 may be doubled (wizardofodds.com/games/double-exposure)</source>
        <comment>double-exposure</comment>
        <translation>Wizard of Odds, Double Exposure, sobre o Stratosphere em Las Vegas, com 0,68%, o que confere se um 19 suave puder ser dobrado (wizardofodds.com/games/double-exposure)</translation>
    </message>
    <message>
        <source>Spanish 21, dealer stands on 17</source>
        <comment>spanish-21-s17</comment>
        <translation>Spanish 21, crupiê para no 17</translation>
    </message>
    <message>
        <source>The figure lies between our best play, which looks at every card, and basic strategy, which looks at the total alone.</source>
        <comment>spanish-21-s17</comment>
        <translation>O número fica entre a nossa estratégia ótima, que olha cada carta, e a estratégia básica, que olha só o total.</translation>
    </message>
    <message>
        <source>Spanish 21, dealer hits soft 17</source>
        <comment>spanish-21</comment>
        <translation>Spanish 21, crupiê pede no 17 suave</translation>
    </message>
    <message>
        <source>Free Bet Blackjack</source>
        <comment>free-bet</comment>
        <translation>Free Bet Blackjack</translation>
    </message>
    <message>
        <source>The source doesn&apos;t say how its figure was found. Ours is for one card on each split ace.</source>
        <comment>free-bet</comment>
        <translation>A fonte não diz como chegou ao seu número. O nosso vale para uma carta em cada ás dividido.</translation>
    </message>
    <message>
        <source>Spanish 21 with redoubling</source>
        <comment>spanish-21-redouble</comment>
        <translation>Spanish 21 com dobras repetidas</translation>
    </message>
    <message>
        <source>Super Fun 21, one deck</source>
        <comment>super-fun-21</comment>
        <translation>Super Fun 21, um baralho</translation>
    </message>
    <message>
        <source>There a doubled hand of six cards doesn&apos;t win by their number. Without doubles of five cards, best play has 0.94% here too.</source>
        <comment>super-fun-21</comment>
        <translation>Lá uma mão dobrada de seis cartas não ganha pelo número delas. Sem dobrar com cinco cartas, a estratégia ótima dá 0,94% aqui também.</translation>
    </message>
    <message>
        <source>Pontoon, doubles on two cards only</source>
        <comment>pontoon-two-cards</comment>
        <translation>Pontoon, dobra só com duas cartas</translation>
    </message>
    <message>
        <source>Pontoon, busted bets plus one</source>
        <comment>pontoon</comment>
        <translation>Pontoon, mãos estouradas mais uma aposta</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>there is no display to open a window on; %1 needs none</source>
        <translation>não há tela em que abrir uma janela; %1 não precisa de nenhuma</translation>
    </message>
    <message>
        <source>the window can&apos;t be shown; the reasons are above</source>
        <translation>não é possível mostrar a janela; os motivos estão acima</translation>
    </message>
    <message>
        <source>%1: the folder can&apos;t be created</source>
        <translation>%1: não é possível criar a pasta</translation>
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
        <translation>[opções]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opções:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Argumentos:</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>Opção desconhecida: “%1”.</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>Opções desconhecidas: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>Falta um valor depois de “%1”.</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>Valor inesperado depois de “%1”.</translation>
    </message>
</context>
<context>
    <name>RecipeView</name>
    <message>
        <source>Everything below can be repeated with other tools. The verifier does it in any browser, offline and without this program: save it, then paste a shoe&apos;s JSON into it.</source>
        <translation>Tudo abaixo pode ser repetido com outras ferramentas. O verificador faz isso em qualquer navegador, offline e sem este programa: salve-o e cole nele o JSON de um sabot.</translation>
    </message>
    <message>
        <source>Save the verifier…</source>
        <translation>Salvar o verificador…</translation>
    </message>
    <message>
        <source>Save the verifier</source>
        <translation>Salvar o verificador</translation>
    </message>
    <message>
        <source>Page for a browser</source>
        <translation>Página para um navegador</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Como funciona</translation>
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
        <translation>Extrato</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Carteira</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
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
        <translation>Mostrar todos os lançamentos</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lançamento</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Aposta</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Retorno</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Lançamentos</translation>
    </message>
    <message>
        <source>No plays match the filter.</source>
        <translation>Nenhum lançamento corresponde ao filtro.</translation>
    </message>
    <message>
        <source>Each play appears here once it is settled.</source>
        <translation>Cada lançamento aparece aqui quando é liquidado.</translation>
    </message>
    <message>
        <source>Export the Play Record</source>
        <translation>Exportar o Extrato</translation>
    </message>
    <message>
        <source>CSV, one play per line</source>
        <translation>CSV, um lançamento por linha</translation>
    </message>
    <message>
        <source>JSON, one round per line</source>
        <translation>JSON, uma rodada por linha</translation>
    </message>
    <message>
        <source>play-record</source>
        <comment>a file&apos;s name</comment>
        <translation>extrato</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Desfecho</translation>
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
        <translation>Ir para o início</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ir para o fim</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Velocidade do replay</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>Velocidade: %1</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Outros jogos</translation>
    </message>
    <message>
        <source>What the same cards would have paid there</source>
        <translation>O que as mesmas cartas teriam pago lá</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Checks the shoe against its commitment</source>
        <translation>Se o sabot é aquele do compromisso</translation>
    </message>
    <message>
        <source>Stop replay</source>
        <translation>Parar replay</translation>
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
        <translation>Ganhou</translation>
    </message>
    <message>
        <source>Lose</source>
        <translation>Perdeu</translation>
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
        <translation>Pedir com %1 perde %2 das vezes aqui</translation>
    </message>
    <message>
        <source>Hitting is worth %1 of the stake here</source>
        <translation>Pedir vale %1 da aposta aqui</translation>
    </message>
    <message>
        <source>Standing on %1 loses %2 of the time here</source>
        <translation>Parar com %1 perde %2 das vezes aqui</translation>
    </message>
    <message>
        <source>Standing is worth %1 of the stake here</source>
        <translation>Parar vale %1 da aposta aqui</translation>
    </message>
    <message>
        <source>Doubling on %1 loses %2 of the time here</source>
        <translation>Dobrar com %1 perde %2 das vezes aqui</translation>
    </message>
    <message>
        <source>Doubling is worth %1 of the stake here</source>
        <translation>Dobrar vale %1 da aposta aqui</translation>
    </message>
    <message>
        <source>Splitting is worth %1 of the stake here, all hands together</source>
        <translation>Dividir vale %1 da aposta aqui, somadas as mãos</translation>
    </message>
    <message>
        <source>Giving the hand up always costs half the stake</source>
        <translation>Desistir da mão sempre custa metade da aposta</translation>
    </message>
    <message>
        <source>Insurance is worth %1 of its stake here</source>
        <translation>O seguro vale %1 da aposta dele aqui</translation>
    </message>
    <message>
        <source>Even money pays the stake once, whatever the dealer has</source>
        <translation>O even money vale uma aposta, tenha o crupiê o que tiver</translation>
    </message>
    <message>
        <source>Declining is worth %1 of the stake here</source>
        <translation>“Não” vale %1 da aposta aqui</translation>
    </message>
    <message>
        <source>Following is worth %1 of the stake here</source>
        <translation>Acompanhar vale %1 da aposta aqui</translation>
    </message>
    <message>
        <source>hitting is worth %1 of the stake more</source>
        <translation>pedir vale %1 da aposta a mais</translation>
    </message>
    <message>
        <source>standing is worth %1 of the stake more</source>
        <translation>parar vale %1 da aposta a mais</translation>
    </message>
    <message>
        <source>doubling is worth %1 of the stake more</source>
        <translation>dobrar vale %1 da aposta a mais</translation>
    </message>
    <message>
        <source>splitting is worth %1 of the stake more</source>
        <translation>dividir vale %1 da aposta a mais</translation>
    </message>
    <message>
        <source>giving it up is worth %1 of the stake more</source>
        <translation>desistir vale %1 da aposta a mais</translation>
    </message>
    <message>
        <source>insurance is worth %1 of its stake more</source>
        <translation>o seguro vale %1 da aposta dele a mais</translation>
    </message>
    <message>
        <source>even money is worth %1 of the stake more</source>
        <translation>o even money vale %1 da aposta a mais</translation>
    </message>
    <message>
        <source>declining is worth %1 of the stake more</source>
        <translation>“não” vale %1 da aposta a mais</translation>
    </message>
    <message>
        <source>following is worth %1 of the stake more</source>
        <translation>acompanhar vale %1 da aposta a mais</translation>
    </message>
    <message>
        <source>hitting is worth %1 of the stake less</source>
        <translation>pedir vale %1 da aposta a menos</translation>
    </message>
    <message>
        <source>standing is worth %1 of the stake less</source>
        <translation>parar vale %1 da aposta a menos</translation>
    </message>
    <message>
        <source>doubling is worth %1 of the stake less</source>
        <translation>dobrar vale %1 da aposta a menos</translation>
    </message>
    <message>
        <source>splitting is worth %1 of the stake less</source>
        <translation>dividir vale %1 da aposta a menos</translation>
    </message>
    <message>
        <source>giving it up is worth %1 of the stake less</source>
        <translation>desistir vale %1 da aposta a menos</translation>
    </message>
    <message>
        <source>insurance is worth %1 of its stake less</source>
        <translation>o seguro vale %1 da aposta dele a menos</translation>
    </message>
    <message>
        <source>even money is worth %1 of the stake less</source>
        <translation>o even money vale %1 da aposta a menos</translation>
    </message>
    <message>
        <source>declining is worth %1 of the stake less</source>
        <translation>“não” vale %1 da aposta a menos</translation>
    </message>
    <message>
        <source>following is worth %1 of the stake less</source>
        <translation>acompanhar vale %1 da aposta a menos</translation>
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
        <translation>%1 %2: ganha %3, empata %4, perde %5</translation>
    </message>
    <message>
        <source>%1 %2: all hands together, each wins or loses by itself</source>
        <translation>%1 %2: mãos somadas, cada uma ganha ou perde por si</translation>
    </message>
    <message>
        <source>%1 was your answer, and the round came to %2; on average that answer is worth %3 of the stake.</source>
        <translation>%1 foi sua resposta na hora, e a rodada deu %2; em média, a resposta vale %3 da aposta.</translation>
    </message>
    <message>
        <source>What if: %1. On these cards the hand would come to %2; on average the answer is worth %3 of the stake.</source>
        <translation>E se: %1. Com estas cartas, a mão daria %2; em média, a resposta vale %3 da aposta.</translation>
    </message>
    <message>
        <source>What if: %1. On average %2 of the stake; how it would have ended is shown when this shoe ends.</source>
        <translation>E se: %1. Em média, %2 da aposta; o que teria vindo se revela quando este sabot terminar.</translation>
    </message>
    <message>
        <source>What if: %1. It didn&apos;t happen. On these cards the round would have come to %2 instead of %3; on average the answer is worth %4 of the stake.</source>
        <translation>E se: %1. Não aconteceu. Com estas cartas, a rodada teria dado %2 em vez de %3; em média, a resposta vale %4 da aposta.</translation>
    </message>
    <message>
        <source>When it was played, the decisions cost %1 in all; %2 was luck.</source>
        <translation>Na hora do jogo, as decisões custaram %1 ao todo; %2 foi sorte.</translation>
    </message>
    <message>
        <source>%1 The side bets were worth %2 before the first card.</source>
        <translation>%1 As apostas paralelas valiam %2 antes da primeira carta.</translation>
    </message>
    <message>
        <source>%1; “%2” is worth the same.</source>
        <comment>two halves of a sentence, the second about an answer</comment>
        <translation>%1; “%2” vale o mesmo.</translation>
    </message>
    <message>
        <source>%1 stakes, %2</source>
        <comment>a number, an amount</comment>
        <translation>%1 apostas, %2</translation>
    </message>
    <message>
        <source>Giving the hand up is worth %1 of the stake here</source>
        <translation>Desistir da mão vale %1 da aposta aqui</translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <source>Review</source>
        <translation>Revisão</translation>
    </message>
    <message>
        <source>This is what happened.</source>
        <translation>Foi isto que aconteceu.</translation>
    </message>
    <message>
        <source>This is what would have happened, not what did.</source>
        <translation>Isto é o que teria vindo, não o que aconteceu.</translation>
    </message>
    <message>
        <source>Press another answer to see what would have happened.</source>
        <translation>Clique em outra resposta para ver o que teria resultado dela.</translation>
    </message>
    <message>
        <source>Show the decision again</source>
        <translation>Mostrar a decisão de novo</translation>
    </message>
    <message>
        <source>Stop review</source>
        <translation>Parar revisão</translation>
    </message>
</context>
<context>
    <name>ReviewNote</name>
    <message>
        <source>Answer as you would now. The figures follow.</source>
        <translation>Responda como faria agora. Os números vêm depois.</translation>
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
        <translation>%1 valia %2 da aposta a mais</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Crupiê</translation>
    </message>
    <message>
        <source>Worth %1 of its stake before the first card</source>
        <comment>a side bet</comment>
        <translation>Valia %1 da aposta dela antes da primeira carta</translation>
    </message>
    <message>
        <source>Behind, %1</source>
        <comment>whose hand</comment>
        <translation>Atrás, %1</translation>
    </message>
    <message>
        <source>Insurance, %1</source>
        <comment>whose hand</comment>
        <translation>Seguro, %1</translation>
    </message>
    <message>
        <source>%1, hand %2</source>
        <comment>a side bet and whose</comment>
        <translation>%1, mão %2</translation>
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
        <translation>compromisso %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>semente %1</translation>
    </message>
    <message>
        <source>seed shown when the shoe ends</source>
        <translation>semente revelada no fim do sabot</translation>
    </message>
    <message>
        <source>client seed %1</source>
        <translation>semente do cliente %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Rodada %1</translation>
    </message>
    <message>
        <source>Round %1, %2, %3 against %4, %5, %6</source>
        <translation>Rodada %1, %2, %3 contra %4, %5, %6</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>a side bet</comment>
        <translation>%1 ganhou</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>a side bet</comment>
        <translation>%1 perdeu</translation>
    </message>
    <message>
        <source>recovered</source>
        <translation>recuperada</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>danificada</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what is told of a round</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>The cards of this round can&apos;t be read: %1</source>
        <translation>Não foi possível ler as cartas desta rodada: %1</translation>
    </message>
    <message>
        <source>The record of this round can&apos;t be read to the end. It is shown as far as it goes; the money is as it was booked.</source>
        <translation>O registro desta rodada não pode ser lido até o fim. Ela é mostrada até onde vai; o dinheiro está como foi lançado.</translation>
    </message>
    <message>
        <source>%1: %2 decided early</source>
        <comment>a hand, an action</comment>
        <translation>%1: %2, decisão antecipada</translation>
    </message>
    <message>
        <source>%1: double followed</source>
        <translation>%1: dobra acompanhada</translation>
    </message>
    <message>
        <source>%1: split followed</source>
        <translation>%1: divisão acompanhada</translation>
    </message>
    <message>
        <source>%1: not followed</source>
        <translation>%1: não acompanhou</translation>
    </message>
    <message>
        <source>%1: hit on %2 against %3</source>
        <translation>%1: pedir com %2 contra %3</translation>
    </message>
    <message>
        <source>%1: stand on %2 against %3</source>
        <translation>%1: parar com %2 contra %3</translation>
    </message>
    <message>
        <source>%1: double on %2 against %3</source>
        <translation>%1: dobrar com %2 contra %3</translation>
    </message>
    <message>
        <source>%1: split on %2 against %3</source>
        <translation>%1: dividir com %2 contra %3</translation>
    </message>
    <message>
        <source>%1: give up on %2 against %3</source>
        <translation>%1: desistir com %2 contra %3</translation>
    </message>
    <message>
        <source>%1: surrender on %2 against %3</source>
        <translation>%1: desistir com %2 contra %3</translation>
    </message>
    <message>
        <source>%1: insurance on %2 against %3</source>
        <translation>%1: seguro com %2 contra %3</translation>
    </message>
    <message>
        <source>%1: even money on %2 against %3</source>
        <translation>%1: even money com %2 contra %3</translation>
    </message>
    <message>
        <source>%1: no even money</source>
        <translation>%1: sem even money</translation>
    </message>
    <message>
        <source>%1: no insurance</source>
        <translation>%1: sem seguro</translation>
    </message>
    <message>
        <source>%1: not given up</source>
        <translation>%1: não desistiu</translation>
    </message>
    <message>
        <source>%1: no surrender</source>
        <translation>%1: não desistiu</translation>
    </message>
    <message>
        <source>%1 (no answer)</source>
        <comment>a decision</comment>
        <translation>%1 (sem resposta)</translation>
    </message>
    <message>
        <source>%1 (early)</source>
        <comment>a decision</comment>
        <translation>%1 (antecipada)</translation>
    </message>
    <message>
        <source>Mistakes cost %1</source>
        <translation>Os erros custaram %1</translation>
    </message>
    <message>
        <source>Luck %1</source>
        <translation>Sorte %1</translation>
    </message>
    <message>
        <source>Before the round: %1</source>
        <comment>what was said of a count</comment>
        <translation>Antes da rodada: %1</translation>
    </message>
    <message>
        <source>After the round: %1</source>
        <comment>what was said of a count</comment>
        <translation>Depois da rodada: %1</translation>
    </message>
    <message>
        <source>%1, %2 staked by the house</source>
        <comment>a stake, an amount</comment>
        <translation>%1, %2 apostados pela casa</translation>
    </message>
    <message>
        <source>%1: free double on %2 against %3</source>
        <translation>%1: dobrar grátis com %2 contra %3</translation>
    </message>
    <message>
        <source>%1: free split on %2 against %3</source>
        <translation>%1: dividir grátis com %2 contra %3</translation>
    </message>
</context>
<context>
    <name>RoundDetailsView</name>
    <message>
        <source>As dealt</source>
        <translation>Na distribuição</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Crupiê</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>No fim</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinheiro</translation>
    </message>
    <message>
        <source>Total staked</source>
        <translation>Total apostado</translation>
    </message>
    <message>
        <source>Paid out, stakes included</source>
        <translation>Pago, com as apostas</translation>
    </message>
    <message>
        <source>Luck and play</source>
        <translation>Sorte e jogo</translation>
    </message>
    <message>
        <source>Hands, played best</source>
        <translation>Mãos, com jogo ótimo</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Apostas paralelas</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erros</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Líquido</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisões</translation>
    </message>
    <message>
        <source>Why it ended this way</source>
        <translation>Por que terminou assim</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Jogo justo</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>These cards in other games</source>
        <translation>Estas cartas em outros jogos</translation>
    </message>
    <message>
        <source>You, as dealt</source>
        <translation>Você, na distribuição</translation>
    </message>
    <message>
        <source>You, at the end</source>
        <translation>Você, no fim</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Término</translation>
    </message>
    <message>
        <source>Your side bets</source>
        <translation>Suas apostas paralelas</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Suas decisões</translation>
    </message>
    <message>
        <source>Others at the table</source>
        <translation>Os outros na mesa</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Your count</source>
        <translation>Sua contagem</translation>
    </message>
</context>
<context>
    <name>RoundList</name>
    <message>
        <source>Rounds</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>No rounds match the filter.</source>
        <translation>Nenhuma rodada corresponde ao filtro.</translation>
    </message>
    <message>
        <source>Rounds appear here when they are finished.</source>
        <translation>As rodadas aparecem aqui quando terminam.</translation>
    </message>
    <message>
        <source>Show all rounds</source>
        <translation>Mostrar todas as rodadas</translation>
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
        <translation>Apostado %1, líquido %2</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>a heading</comment>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>a heading</comment>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>of a hand</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Bets</source>
        <comment>a heading</comment>
        <translation>Apostas</translation>
    </message>
    <message>
        <source>Bet</source>
        <comment>a heading</comment>
        <translation>Aposta</translation>
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
        <translation>Exportar o Histórico</translation>
    </message>
    <message>
        <source>CSV, one play per line</source>
        <translation>CSV, um lançamento por linha</translation>
    </message>
    <message>
        <source>JSON, one round per line</source>
        <translation>JSON, uma rodada por linha</translation>
    </message>
    <message>
        <source>rundown</source>
        <comment>a file&apos;s name</comment>
        <translation>historico</translation>
    </message>
</context>
<context>
    <name>RuleEditor</name>
    <message>
        <source>No rule matches “%1”.</source>
        <translation>Nenhuma regra se chama “%1”.</translation>
    </message>
    <message>
        <source>What the rules are worth</source>
        <translation>Quanto valem as regras</translation>
    </message>
    <message>
        <source>Save your changes?</source>
        <translation>Salvar suas alterações?</translation>
    </message>
    <message>
        <source>These rules can&apos;t be played yet. Fix what is marked before you save.</source>
        <translation>Ainda não dá para jogar com estas regras: corrija o que está marcado antes de salvar.</translation>
    </message>
    <message>
        <source>They become a game of your own; the built-in game stays as it is.</source>
        <translation>Elas se tornam um jogo seu; o jogo original fica como está.</translation>
    </message>
    <message>
        <source>The game&apos;s file still has the rules as they were.</source>
        <translation>O arquivo do jogo ainda contém as regras como eram.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Descartar alterações</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Continuar editando</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more rules</source>
        <translation>
            <numerusform>Mostrar mais %n regra</numerusform>
            <numerusform>Mostrar mais %n regras</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleLine</name>
    <message>
        <source>the house&apos;s choice</source>
        <translation>escolha da casa</translation>
    </message>
</context>
<context>
    <name>RuleSaid</name>
    <message>
        <source>No longer: %1</source>
        <translation>Não vale mais: %1</translation>
    </message>
</context>
<context>
    <name>RuleTrials</name>
    <message>
        <source>Try other rules</source>
        <translation>Testar outras regras</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Reverter</translation>
    </message>
    <message>
        <source>Decks: %1</source>
        <translation>Baralhos: %1</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Baralhos</translation>
    </message>
    <message>
        <source>Dealer hits soft 17</source>
        <translation>Crupiê pede no 17 suave</translation>
    </message>
    <message>
        <source>Dealer peeks for blackjack</source>
        <translation>Crupiê confere blackjack</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>Dobrar após divisão</translation>
    </message>
    <message>
        <source>Double on</source>
        <translation>Dobrar com</translation>
    </message>
    <message>
        <source>Hands from one pair</source>
        <translation>Mãos de um par</translation>
    </message>
    <message>
        <source>no split</source>
        <translation>sem divisão</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Desistência</translation>
    </message>
    <message>
        <source>none</source>
        <translation>não há</translation>
    </message>
    <message>
        <source>late</source>
        <translation>tardia</translation>
    </message>
    <message>
        <source>early</source>
        <translation>antecipada</translation>
    </message>
    <message>
        <source>Blackjack pays</source>
        <translation>Blackjack paga</translation>
    </message>
    <message>
        <source>any total</source>
        <translation>qualquer total</translation>
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
        <translation>Como os arquivos e a linha de comando chamam o jogo.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>What the game is called in the lobby and at the table.</source>
        <translation>Como o jogo se chama no lobby e na mesa.</translation>
    </message>
    <message>
        <source>Published return</source>
        <translation>Retorno publicado</translation>
    </message>
    <message>
        <source>The return to the player on a casino&apos;s own sheet, as a fraction of 1; empty if it gives none.</source>
        <translation>O que volta a longo prazo segundo o material do próprio cassino, como fração de 1; vazio quando não há informação.</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Baralhos</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Embaralhamento</translation>
    </message>
    <message>
        <source>When the cards are shuffled.</source>
        <translation>Quando todas as cartas são embaralhadas.</translation>
    </message>
    <message>
        <source>Position of the cut card</source>
        <translation>Lugar da carta de corte</translation>
    </message>
    <message>
        <source>How much of the shoe is dealt before the cut card comes out.</source>
        <translation>A parte do sabot que é distribuída antes de sair a carta de corte.</translation>
    </message>
    <message>
        <source>Burned cards</source>
        <translation>Cartas queimadas</translation>
    </message>
    <message>
        <source>How many cards are burned face down after a shuffle.</source>
        <translation>Quantas cartas são postas de lado, viradas para baixo, após embaralhar.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>How many hands the table has room for.</source>
        <translation>Quantas mãos cabem na mesa.</translation>
    </message>
    <message>
        <source>Seats per player</source>
        <translation>Lugares por jogador</translation>
    </message>
    <message>
        <source>How many of them one player may take.</source>
        <translation>Quantos deles um jogador pode ocupar.</translation>
    </message>
    <message>
        <source>Other people</source>
        <translation>Outras pessoas</translation>
    </message>
    <message>
        <source>Other people, played by the program, sit at the table.</source>
        <translation>O programa joga por outras pessoas à mesa.</translation>
    </message>
    <message>
        <source>Shared table</source>
        <translation>Mesa compartilhada</translation>
    </message>
    <message>
        <source>Seats are kept from round to round, players may bet behind others, and decisions may be made early.</source>
        <translation>Os lugares são mantidos entre as rodadas, pode-se apostar atrás dos outros e decidir com antecedência.</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Ordem de jogo</translation>
    </message>
    <message>
        <source>The order in which seats are dealt and played.</source>
        <translation>A ordem em que os lugares recebem cartas e jogam.</translation>
    </message>
    <message>
        <source>Dealer&apos;s first card</source>
        <translation>Primeira carta do crupiê</translation>
    </message>
    <message>
        <source>Whether the dealer&apos;s first card is dealt face up or face down.</source>
        <translation>Se a primeira carta do crupiê é dada virada para cima ou para baixo.</translation>
    </message>
    <message>
        <source>Seconds to bet</source>
        <translation>Segundos para apostar</translation>
    </message>
    <message>
        <source>How long betting stays open; 0 for no time limit.</source>
        <translation>Por quanto tempo se aceitam apostas; 0 para quanto você quiser.</translation>
    </message>
    <message>
        <source>Seconds for a decision</source>
        <translation>Segundos para decidir</translation>
    </message>
    <message>
        <source>How long a decision may take; 0 for no time limit.</source>
        <translation>Quanto uma decisão pode demorar; 0 para quanto você quiser.</translation>
    </message>
    <message>
        <source>Dealer hits soft 17</source>
        <translation>Crupiê pede no 17 suave</translation>
    </message>
    <message>
        <source>Dealer peeks for blackjack</source>
        <translation>Crupiê confere blackjack</translation>
    </message>
    <message>
        <source>With an ace or a ten up, the dealer checks the hole card before hands are played.</source>
        <translation>Com um ás ou um dez aberto, o crupiê olha a carta oculta antes que as mãos sejam jogadas.</translation>
    </message>
    <message>
        <source>Hint about the hole card</source>
        <translation>Dica sobre a carta oculta</translation>
    </message>
    <message>
        <source>What the dealer says about the hole card: small from 2 to 5, medium from 6 to 9, large from 10 to ace.</source>
        <translation>O que o crupiê diz da carta oculta: baixa de 2 a 5, média de 6 a 9, alta de 10 a ás.</translation>
    </message>
    <message>
        <source>Two gold cards are shown</source>
        <translation>Duas cartas douradas são mostradas</translation>
    </message>
    <message>
        <source>If both of the dealer&apos;s cards are tens, court cards or aces, both are shown before you play.</source>
        <translation>Quando as duas cartas do crupiê são dezes, figuras ou ases, ambas são abertas antes de você jogar.</translation>
    </message>
    <message>
        <source>Dealer&apos;s 22 pushes</source>
        <translation>22 do crupiê empata</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, hands push instead of winning. Gold cards are tens, court cards and aces.</source>
        <translation>Quando o crupiê estoura com exatamente 22, as mãos empatam em vez de ganhar. Cartas douradas são dezes, figuras e ases.</translation>
    </message>
    <message>
        <source>Blackjack pays</source>
        <translation>Blackjack paga</translation>
    </message>
    <message>
        <source>What a blackjack wins: 3:2 is 3 for every 2 staked.</source>
        <translation>O que um blackjack ganha: 3:2 são 3 para cada 2 apostados.</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>Against an ace, a hand may be insured for half its stake.</source>
        <translation>Contra um ás, pode-se fazer o seguro da mão por metade da aposta.</translation>
    </message>
    <message>
        <source>Insure a blackjack</source>
        <translation>Seguro para blackjack</translation>
    </message>
    <message>
        <source>A blackjack may be insured too.</source>
        <translation>Um blackjack também pode ter seguro.</translation>
    </message>
    <message>
        <source>Insurance pays</source>
        <translation>Seguro paga</translation>
    </message>
    <message>
        <source>What insurance wins if the dealer has a blackjack.</source>
        <translation>O que o seguro ganha se o crupiê tiver blackjack.</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Even money</translation>
    </message>
    <message>
        <source>The up cards against which a blackjack may be paid 1:1 at once.</source>
        <translation>Contra quais cartas um blackjack pode ser pago 1:1 na hora.</translation>
    </message>
    <message>
        <source>Double on</source>
        <translation>Dobrar com</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>Dobrar após divisão</translation>
    </message>
    <message>
        <source>Hands may be doubled after a split.</source>
        <translation>Uma mão vinda de uma divisão pode ser dobrada.</translation>
    </message>
    <message>
        <source>Hands from one pair</source>
        <translation>Mãos de um par</translation>
    </message>
    <message>
        <source>The most hands that one may be split into; 1 for no splits.</source>
        <translation>Em quantas mãos as divisões podem transformar uma; 1 para não dividir.</translation>
    </message>
    <message>
        <source>Split aces</source>
        <translation>Divisão de ases</translation>
    </message>
    <message>
        <source>How hands from split aces are played.</source>
        <translation>Como são jogadas as mãos vindas de dois ases.</translation>
    </message>
    <message>
        <source>Resplit aces</source>
        <translation>Dividir ases de novo</translation>
    </message>
    <message>
        <source>A pair of aces that comes up after a split may be split again.</source>
        <translation>Um par de ases vindo de uma divisão também pode ser dividido.</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Desistência</translation>
    </message>
    <message>
        <source>Surrender against</source>
        <translation>Desistir contra</translation>
    </message>
    <message>
        <source>The up cards against which a hand may be given up.</source>
        <translation>Contra quais cartas do crupiê se pode desistir da mão.</translation>
    </message>
    <message>
        <source>When no answer comes</source>
        <translation>Quando não há resposta</translation>
    </message>
    <message>
        <source>What happens to a round when time runs out or you leave in the middle.</source>
        <translation>O que acontece com a rodada quando o tempo acaba ou quando ela é deixada no meio.</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Apostas paralelas</translation>
    </message>
    <message>
        <source>Bets besides the main stake, each with its own pay table and limits.</source>
        <translation>Apostas além da principal, cada uma com sua tabela de pagamentos e seus limites.</translation>
    </message>
    <message>
        <source>Table limits</source>
        <translation>Limites da aposta por mão</translation>
    </message>
    <message>
        <source>The smallest and largest stake on a hand, in each currency. The first currency is the game&apos;s default.</source>
        <translation>A menor e a maior aposta, em cada moeda. A primeira moeda é a usual do jogo.</translation>
    </message>
    <message>
        <source>The house&apos;s choices</source>
        <translation>Escolhas da casa</translation>
    </message>
    <message>
        <source>What the Rules page marks as decided by the house, because no published sheet covers it.</source>
        <translation>O que a página de regras marca como decidido pela casa, porque nenhum material publicado informa.</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Feltro</translation>
    </message>
    <message>
        <source>The cloth on the table.</source>
        <translation>O pano da mesa.</translation>
    </message>
    <message>
        <source>Place in the lobby</source>
        <translation>Lugar no lobby</translation>
    </message>
    <message>
        <source>Games with a smaller number come first; those without one come last.</source>
        <translation>Jogos com número menor vêm primeiro; os sem número, por último.</translation>
    </message>
    <message>
        <source>before every round</source>
        <translation>antes de cada rodada</translation>
    </message>
    <message>
        <source>after a cut card</source>
        <translation>após a carta de corte</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>as many as the value of the first card</source>
        <translation>tantas quanto vale a primeira carta</translation>
    </message>
    <message>
        <source>first seat to last</source>
        <translation>do primeiro lugar ao último</translation>
    </message>
    <message>
        <source>last seat to first</source>
        <translation>do último lugar ao primeiro</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>virada para cima</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>virada para baixo</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>small, medium or large</source>
        <translation>baixa, média ou alta</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>except two gold cards and 21</source>
        <translation>exceto duas cartas douradas e 21</translation>
    </message>
    <message>
        <source>except any with two gold cards and 21</source>
        <translation>exceto mãos com duas cartas douradas e 21</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>um ás</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>um dez</translation>
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
        <translation>uma carta cada</translation>
    </message>
    <message>
        <source>like other hands</source>
        <translation>como as outras mãos</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>after the dealer peeks</source>
        <translation>depois de o crupiê conferir</translation>
    </message>
    <message>
        <source>before the dealer peeks</source>
        <translation>antes de o crupiê conferir</translation>
    </message>
    <message>
        <source>every card</source>
        <translation>qualquer carta</translation>
    </message>
    <message>
        <source>2 to 9</source>
        <translation>2 a 9</translation>
    </message>
    <message>
        <source>it waits for you</source>
        <translation>ela espera por você</translation>
    </message>
    <message>
        <source>it is finished for you</source>
        <translation>ela é concluída por você</translation>
    </message>
    <message>
        <source>Emerald</source>
        <translation>Esmeralda</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Meia-noite</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordô</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>Laguna</translation>
    </message>
    <message>
        <source>Classic green</source>
        <translation>Verde clássico</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Carvão</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>O jogo</translation>
    </message>
    <message>
        <source>Decks and shoe</source>
        <translation>Baralhos e sabot</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Crupiê</translation>
    </message>
    <message>
        <source>Blackjack and insurance</source>
        <translation>Blackjack e seguro</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Dobrar</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividir</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Table and seats</source>
        <translation>Mesa e lugares</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Relógios</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Ausência</translation>
    </message>
    <message>
        <source>Felt and lobby</source>
        <translation>Feltro e lobby</translation>
    </message>
    <message>
        <source>A hand of 21 stands automatically</source>
        <translation>Uma mão de 21 para automaticamente</translation>
    </message>
    <message>
        <source>Dealing order</source>
        <translation>Ordem de distribuição</translation>
    </message>
    <message>
        <source>Payouts exclude the returned stake</source>
        <translation>Os pagamentos não incluem a aposta devolvida</translation>
    </message>
    <message>
        <source>%1: pay table</source>
        <comment>a side bet</comment>
        <translation>%1: tabela de pagamentos</translation>
    </message>
    <message>
        <source>%1: limits</source>
        <comment>a side bet</comment>
        <translation>%1: limites</translation>
    </message>
    <message>
        <source>The dealer hits a 17 that counts an ace as 11; where the dealer stands on a higher total only, that total.</source>
        <translation>O crupiê pede no 17 em que um ás vale 11; se só para num total mais alto, nesse total.</translation>
    </message>
    <message>
        <source>Dealer stands on</source>
        <translation>Crupiê para em</translation>
    </message>
    <message>
        <source>The lowest total on which the dealer takes no more cards.</source>
        <translation>O menor total com que o crupiê não pede mais cartas.</translation>
    </message>
    <message>
        <source>Dealer&apos;s blackjack takes</source>
        <translation>Blackjack do crupiê leva</translation>
    </message>
    <message>
        <source>What a dealer&apos;s blackjack takes that shows only after hands were doubled and split. All of it is the European rule; busted hands and one more stake the Australian.</source>
        <translation>O que leva um blackjack do crupiê que só aparece depois das dobras e divisões. Tudo é a regra europeia; as mãos estouradas e mais uma aposta, a australiana.</translation>
    </message>
    <message>
        <source>Equal hands</source>
        <translation>Mãos iguais</translation>
    </message>
    <message>
        <source>every stake</source>
        <translation>todas as apostas</translation>
    </message>
    <message>
        <source>the first stake</source>
        <translation>a primeira aposta</translation>
    </message>
    <message>
        <source>each hand&apos;s first stake, busted hands whole</source>
        <translation>a primeira aposta de cada mão, as estouradas inteiras</translation>
    </message>
    <message>
        <source>busted hands and one more stake</source>
        <translation>as mãos estouradas e mais uma aposta</translation>
    </message>
    <message>
        <source>the dealer wins</source>
        <translation>o crupiê ganha</translation>
    </message>
    <message>
        <source>the dealer wins, but your blackjack is paid</source>
        <translation>o crupiê ganha, mas o seu blackjack é pago</translation>
    </message>
    <message>
        <source>every hand</source>
        <translation>todas as mãos</translation>
    </message>
    <message>
        <source>a push</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>On which totals a hand may be doubled.</source>
        <translation>Com quais totais uma mão pode ser dobrada.</translation>
    </message>
    <message>
        <source>Double with</source>
        <translation>Cartas para dobrar</translation>
    </message>
    <message>
        <source>With how many cards a hand may be doubled.</source>
        <translation>Com quantas cartas uma mão pode ser dobrada.</translation>
    </message>
    <message>
        <source>Hands from a pair of aces</source>
        <translation>Mãos de um par de ases</translation>
    </message>
    <message>
        <source>The most hands that a pair of aces may be split into.</source>
        <translation>Em quantas mãos as divisões podem transformar um par de ases.</translation>
    </message>
    <message>
        <source>Cards of a Charlie</source>
        <translation>Cartas de um Charlie</translation>
    </message>
    <message>
        <source>With so many cards a hand that isn&apos;t bust ends and wins, whatever its total.</source>
        <translation>Com tantas cartas, uma mão que não estourou termina e ganha, seja qual for o total.</translation>
    </message>
    <message>
        <source>A Charlie wins</source>
        <translation>Um Charlie ganha</translation>
    </message>
    <message>
        <source>Against which hands of the dealer a hand wins by the number of its cards.</source>
        <translation>Contra quais mãos do crupiê uma mão ganha pelo número de cartas.</translation>
    </message>
    <message>
        <source>a push, but your 21 wins</source>
        <translation>empate, mas o seu 21 ganha</translation>
    </message>
    <message>
        <source>any total</source>
        <translation>qualquer total</translation>
    </message>
    <message>
        <source>the first two cards</source>
        <translation>as duas primeiras</translation>
    </message>
    <message>
        <source>any number of cards</source>
        <translation>qualquer número</translation>
    </message>
    <message>
        <source>hit, not doubled</source>
        <translation>pedir, sem dobrar</translation>
    </message>
    <message>
        <source>no Charlie</source>
        <translation>sem Charlie</translation>
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
        <translation>sete cartas</translation>
    </message>
    <message>
        <source>against everything</source>
        <translation>contra tudo</translation>
    </message>
    <message>
        <source>except against a blackjack</source>
        <translation>menos contra um blackjack</translation>
    </message>
    <message>
        <source>except against 21</source>
        <translation>menos contra 21</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Charlie</translation>
    </message>
    <message>
        <source>Dealer&apos;s second card</source>
        <translation>Segunda carta do crupiê</translation>
    </message>
    <message>
        <source>When the dealer gets it. After the players is the European rule: there is no hole card to peek at, and it isn&apos;t drawn if nothing is left to decide.</source>
        <translation>Quando o crupiê a recebe. Depois dos jogadores é a regra europeia: não há carta oculta a conferir, e ela não é tirada se nada mais está por decidir.</translation>
    </message>
    <message>
        <source>with the first cards</source>
        <translation>com as primeiras cartas</translation>
    </message>
    <message>
        <source>after the players</source>
        <translation>depois dos jogadores</translation>
    </message>
    <message>
        <source>How many decks of cards are used.</source>
        <translation>Quantos baralhos estão em uso.</translation>
    </message>
    <message>
        <source>Kind of deck</source>
        <translation>Tipo de baralho</translation>
    </message>
    <message>
        <source>Whether the decks have their tens.</source>
        <translation>Se os baralhos têm os seus dezes.</translation>
    </message>
    <message>
        <source>Both dealer cards open</source>
        <translation>Duas cartas do crupiê abertas</translation>
    </message>
    <message>
        <source>Both of the dealer&apos;s cards are dealt face up, as in Double Exposure. A blackjack ends the round at once, and nothing can be insured.</source>
        <translation>As duas cartas do crupiê são dadas viradas para cima, como no Double Exposure. Um blackjack encerra a rodada na hora, e não há seguro.</translation>
    </message>
    <message>
        <source>Surrender after a double</source>
        <translation>Desistir após dobrar</translation>
    </message>
    <message>
        <source>A doubled hand may be given up for half its stake once its card is dealt.</source>
        <translation>Pode-se desistir de uma mão dobrada por metade da aposta depois de dada a sua carta.</translation>
    </message>
    <message>
        <source>What makes a pair</source>
        <translation>O que forma um par</translation>
    </message>
    <message>
        <source>Whether any two cards that count 10 may be split, or only two of the same rank.</source>
        <translation>Se quaisquer duas cartas que valem 10 podem ser divididas, ou só duas da mesma denominação.</translation>
    </message>
    <message>
        <source>21 with five cards pays</source>
        <translation>21 com cinco cartas paga</translation>
    </message>
    <message>
        <source>What a hand of 21 with five cards or more wins if it wasn&apos;t doubled; 1:1 for no bonus.</source>
        <translation>O que ganha uma mão de 21 com cinco cartas ou mais, se não foi dobrada; 1:1 é sem bônus.</translation>
    </message>
    <message>
        <source>21 with six cards pays</source>
        <translation>21 com seis cartas paga</translation>
    </message>
    <message>
        <source>What a hand of 21 with six cards or more wins if it wasn&apos;t doubled; 1:1 for no bonus.</source>
        <translation>O que ganha uma mão de 21 com seis cartas ou mais, se não foi dobrada; 1:1 é sem bônus.</translation>
    </message>
    <message>
        <source>21 with seven cards pays</source>
        <translation>21 com sete cartas paga</translation>
    </message>
    <message>
        <source>What a hand of 21 with seven cards or more wins if it wasn&apos;t doubled; 1:1 for no bonus.</source>
        <translation>O que ganha uma mão de 21 com sete cartas ou mais, se não foi dobrada; 1:1 é sem bônus.</translation>
    </message>
    <message>
        <source>6-7-8 pays</source>
        <translation>6-7-8 paga</translation>
    </message>
    <message>
        <source>What a 6, a 7 and an 8 win, whatever their suits; 1:1 for no bonus.</source>
        <translation>O que ganham um 6, um 7 e um 8, de quaisquer naipes; 1:1 é sem bônus.</translation>
    </message>
    <message>
        <source>6-7-8 of one suit pays</source>
        <translation>6-7-8 do mesmo naipe paga</translation>
    </message>
    <message>
        <source>What a 6, a 7 and an 8 of the same suit win; 1:1 for no bonus of their own.</source>
        <translation>O que ganham um 6, um 7 e um 8 do mesmo naipe; 1:1 é sem bônus próprio.</translation>
    </message>
    <message>
        <source>6-7-8 of spades pays</source>
        <translation>6-7-8 de espadas paga</translation>
    </message>
    <message>
        <source>What the 6, 7 and 8 of spades win; 1:1 for no bonus of their own.</source>
        <translation>O que ganham o 6, o 7 e o 8 de espadas; 1:1 é sem bônus próprio.</translation>
    </message>
    <message>
        <source>7-7-7 pays</source>
        <translation>7-7-7 paga</translation>
    </message>
    <message>
        <source>What three sevens win, whatever their suits; 1:1 for no bonus.</source>
        <translation>O que ganham três setes, de quaisquer naipes; 1:1 é sem bônus.</translation>
    </message>
    <message>
        <source>7-7-7 of one suit pays</source>
        <translation>7-7-7 do mesmo naipe paga</translation>
    </message>
    <message>
        <source>What three sevens of the same suit win; 1:1 for no bonus of their own.</source>
        <translation>O que ganham três setes do mesmo naipe; 1:1 é sem bônus próprio.</translation>
    </message>
    <message>
        <source>7-7-7 of spades pays</source>
        <translation>7-7-7 de espadas paga</translation>
    </message>
    <message>
        <source>What three sevens of spades win; 1:1 for no bonus of their own.</source>
        <translation>O que ganham três setes de espadas; 1:1 é sem bônus próprio.</translation>
    </message>
    <message>
        <source>full, 52 cards</source>
        <translation>completo, 52 cartas</translation>
    </message>
    <message>
        <source>Spanish, 48 cards without the tens</source>
        <translation>sem os dezes, 48 cartas</translation>
    </message>
    <message>
        <source>the same value</source>
        <translation>o mesmo valor</translation>
    </message>
    <message>
        <source>the same rank</source>
        <translation>a mesma denominação</translation>
    </message>
    <message>
        <source>Bonuses for 21</source>
        <translation>Bônus por 21</translation>
    </message>
    <message>
        <source>Blackjack of one suit pays</source>
        <translation>Blackjack do mesmo naipe paga</translation>
    </message>
    <message>
        <source>What a blackjack of one suit wins if that is more than others win; 1:1 for no more.</source>
        <translation>O que ganha um blackjack do mesmo naipe, se for mais do que ganham os outros; 1:1 é nada a mais.</translation>
    </message>
    <message>
        <source>Suit of that blackjack</source>
        <translation>Naipe desse blackjack</translation>
    </message>
    <message>
        <source>The suit that both of its cards must have.</source>
        <translation>O naipe que as suas duas cartas devem ter.</translation>
    </message>
    <message>
        <source>Double for less</source>
        <translation>Dobrar por menos</translation>
    </message>
    <message>
        <source>Whoever has less left than a double costs may double for all that is left.</source>
        <translation>Quem tem menos do que custa uma dobra pode dobrar com tudo o que resta.</translation>
    </message>
    <message>
        <source>Doubles of one hand</source>
        <translation>Dobras por mão</translation>
    </message>
    <message>
        <source>How many times a hand may be doubled: after its double&apos;s card again, for as much as is staked on it then.</source>
        <translation>Quantas vezes uma mão pode ser dobrada: depois da carta da dobra, de novo, por tanto quanto está então apostado nela.</translation>
    </message>
    <message>
        <source>Free doubles</source>
        <translation>Dobras grátis</translation>
    </message>
    <message>
        <source>Which doubles of two cards the house stakes for the player. Hard: no ace counts 11.</source>
        <translation>Quais dobras com duas cartas a casa aposta pelo jogador. Duro: nenhum ás vale 11.</translation>
    </message>
    <message>
        <source>Free splits</source>
        <translation>Divisões grátis</translation>
    </message>
    <message>
        <source>Of which pairs the house stakes the new hand for the player.</source>
        <translation>De quais pares a casa aposta a nova mão pelo jogador.</translation>
    </message>
    <message>
        <source>Surrender with</source>
        <translation>Cartas para desistir</translation>
    </message>
    <message>
        <source>With how many cards a hand may be surrendered; with any number, after a split too.</source>
        <translation>Com quantas cartas se pode desistir da mão; com qualquer número, também após dividir.</translation>
    </message>
    <message>
        <source>a push, but your blackjack is paid</source>
        <translation>empate, mas o seu blackjack é pago</translation>
    </message>
    <message>
        <source>any suit</source>
        <translation>qualquer naipe</translation>
    </message>
    <message>
        <source>spades only</source>
        <translation>só espadas</translation>
    </message>
    <message>
        <source>hearts only</source>
        <translation>só copas</translation>
    </message>
    <message>
        <source>diamonds only</source>
        <translation>só ouros</translation>
    </message>
    <message>
        <source>clubs only</source>
        <translation>só paus</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>nenhuma dobra</translation>
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
        <translation>qualquer total de duas cartas</translation>
    </message>
    <message>
        <source>no pair</source>
        <translation>nenhum par</translation>
    </message>
    <message>
        <source>every pair but tens</source>
        <translation>todo par menos dezes</translation>
    </message>
    <message>
        <source>every pair</source>
        <translation>todo par</translation>
    </message>
    <message>
        <source>Void against a blackjack</source>
        <translation>Nula contra um blackjack</translation>
    </message>
    <message>
        <source>A dealer&apos;s blackjack that shows only when the hands have been played takes all of a surrendered one.</source>
        <translation>Um blackjack do crupiê que só aparece depois que as mãos foram jogadas leva toda a aposta de uma mão com desistência.</translation>
    </message>
    <message>
        <source>a push, but your 21 always wins</source>
        <translation>empate, mas o seu 21 sempre ganha</translation>
    </message>
    <message>
        <source>a ten or an ace</source>
        <translation>um dez ou um ás</translation>
    </message>
    <message>
        <source>Who wins when you and the dealer have the same total. A 21 that always wins beats a blackjack too that shows only then, unless that takes the first stake alone.</source>
        <translation>Quem ganha quando você e o crupiê têm o mesmo total. Um 21 que sempre ganha também vence um blackjack que só aparece então, a menos que este leve somente a primeira aposta.</translation>
    </message>
    <message>
        <source>When a hand may be given up for half its stake; if the dealer doesn&apos;t peek, when its turn comes.</source>
        <translation>Quando se pode desistir da mão por metade da aposta; se o crupiê não confere, quando chega a vez da mão.</translation>
    </message>
</context>
<context>
    <name>RulesDrawer</name>
    <message>
        <source>Changes you save now apply from the next round.</source>
        <translation>O que você salvar agora vale a partir da próxima rodada.</translation>
    </message>
    <message>
        <source>Changes you save now apply at once, on a fresh shoe.</source>
        <translation>O que você salvar agora vale na hora, com um sabot novo.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules of %1</source>
        <translation>Regras de %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>Tabelas de pagamentos</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Rules of %1</source>
        <translation>Regras de %1</translation>
    </message>
    <message>
        <source>Hide the rules</source>
        <translation>Ocultar as regras</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Exibição</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>Tabelas de pagamentos</translation>
    </message>
    <message>
        <source>Change these rules</source>
        <translation>Mudar estas regras</translation>
    </message>
    <message>
        <source>This decided the last round</source>
        <translation>Isto decidiu a última rodada</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>Who wins</source>
        <translation>Quem ganha</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. Equal hands push: the stake is returned.</source>
        <translation>Ganha a mão mais alta que não estourou; se o crupiê estoura, ganha toda mão que não estourou. Mãos iguais empatam: a aposta volta.</translation>
    </message>
    <message>
        <source>A win pays 1:1.</source>
        <translation>A vitória paga 1:1.</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, only a hand of 21 and an unsplit hand of exactly two gold cards are paid; every other hand that is not bust pushes.</source>
        <translation>Quando o crupiê estoura com exatamente 22, só são pagas a mão de exatamente duas cartas douradas que não foi dividida e a mão de 21; qualquer outra mão que não estourou empata.</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, only a hand of 21 and a hand that holds two gold cards, with or without others, are paid; every other hand that is not bust pushes.</source>
        <translation>Quando o crupiê estoura com exatamente 22, só são pagas a mão que contém duas cartas douradas, com ou sem outras, e a mão de 21; qualquer outra mão que não estourou empata.</translation>
    </message>
    <message>
        <source>A payout of a:b wins a for every b staked, and the stake is returned with it.</source>
        <translation>Um pagamento de a:b é o que se ganha: a para cada b apostados. A aposta volta junto.</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Apostas paralelas</translation>
    </message>
    <message>
        <source>Side bets may be placed on any seat in play, yours or not. It doesn&apos;t matter whether the hand wins.</source>
        <translation>Podem-se fazer apostas paralelas em qualquer lugar em jogo, seu ou não. Não importa se a mão ganha.</translation>
    </message>
    <message>
        <source>Side bets may be placed on any seat in play, yours or not. They are settled right after the deal, and it doesn&apos;t matter whether the hand wins.</source>
        <translation>Podem-se fazer apostas paralelas em qualquer lugar em jogo, seu ou não. Elas são liquidadas logo após a distribuição, e não importa se a mão ganha.</translation>
    </message>
    <message>
        <source>A side bet needs a main stake on its hand. It doesn&apos;t matter whether the hand wins.</source>
        <translation>As apostas paralelas acompanham a aposta principal da mão. Não importa se a mão ganha.</translation>
    </message>
    <message>
        <source>A side bet needs a main stake on its hand. It is settled right after the deal, and it doesn&apos;t matter whether the hand wins.</source>
        <translation>As apostas paralelas acompanham a aposta principal da mão. Elas são liquidadas logo após a distribuição, e não importa se a mão ganha.</translation>
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
        <translation>Vale o melhor resultado.</translation>
    </message>
    <message>
        <source>It is settled when the round ends; the dealer then plays out the hand even if every other hand is decided.</source>
        <translation>É liquidada no fim da rodada; a mão do crupiê é completada mesmo que todas as outras mãos já estejam decididas.</translation>
    </message>
    <message>
        <source>It is settled right after the deal.</source>
        <translation>É liquidada logo após a distribuição.</translation>
    </message>
    <message>
        <source>Time and interruptions</source>
        <translation>Tempo e interrupções</translation>
    </message>
    <message>
        <source>Betting is open for %1 seconds.</source>
        <translation>As apostas ficam abertas por %1 segundos.</translation>
    </message>
    <message>
        <source>A decision has %1 seconds.</source>
        <translation>Cada decisão tem %1 segundos.</translation>
    </message>
    <message>
        <source>There is no clock.</source>
        <translation>Não há relógio.</translation>
    </message>
    <message>
        <source>If you don&apos;t answer or have left, the round is finished without you: a hand of 11 or less hits until it is above 11, a hand above 11 stands, and insurance is declined. Every confirmed stake is settled.</source>
        <translation>Se não houver resposta ou se você sair, a rodada é concluída sem você: mão de 11 ou menos pede até passar de 11, mão acima de 11 para, e o seguro é recusado. Toda aposta confirmada é liquidada.</translation>
    </message>
    <message>
        <source>A round you leave resumes later, at the decision where it stopped.</source>
        <translation>Uma rodada deixada no meio continua mais tarde, na decisão em que estava.</translation>
    </message>
    <message>
        <source>A round that can&apos;t be finished is cancelled, and every stake is returned.</source>
        <translation>Uma rodada que não pode ser levada até o fim é cancelada, e todas as suas apostas voltam.</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Apostas</translation>
    </message>
    <message>
        <source>Per hand: %1.</source>
        <comment>its limits</comment>
        <translation>Por mão: %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a side bet&apos;s limits</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Every stake is a multiple of %1, so that no half and no payout needs rounding.</source>
        <translation>Toda aposta é um múltiplo de %1, para que a metade e todo pagamento deem valores exatos.</translation>
    </message>
    <message>
        <source>Return to the player</source>
        <translation>Retorno ao jogador</translation>
    </message>
    <message>
        <source>Published: %1.</source>
        <translation>Publicado: %1.</translation>
    </message>
    <message>
        <source>Computed from these rules, with best play: %1 of the initial stake.</source>
        <translation>Calculado a partir destas regras, com estratégia ótima: %1 da primeira aposta.</translation>
    </message>
    <message>
        <source>Per unit staked in total, doubles and splits included: %1.</source>
        <translation>Por unidade de tudo o que é apostado, incluindo dobras e divisões: %1.</translation>
    </message>
    <message>
        <source>With up to %1 split hands it would be %2 of the initial stake.</source>
        <translation>Com até %1 mãos divididas, seria %2 da primeira aposta.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message numerus="yes">
        <source>%n decks of 52 cards are used.</source>
        <translation>
            <numerusform>Usa-se %n baralho de 52 cartas.</numerusform>
            <numerusform>Usam-se %n baralhos de 52 cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards are shuffled before every round.</source>
        <translation>Todas as cartas são embaralhadas antes de cada rodada.</translation>
    </message>
    <message>
        <source>Rounds are dealt from one shoe until the cut card comes out; that round is the last of the shoe, and then all cards are shuffled.</source>
        <translation>As rodadas são distribuídas de um mesmo sabot até sair a carta de corte; essa rodada é a última do sabot, e então todas as cartas são embaralhadas.</translation>
    </message>
    <message>
        <source>The cut card lies after %1 of the shoe, %2 of %3 cards.</source>
        <translation>A carta de corte fica depois de %1 do sabot, %2 de %3 cartas.</translation>
    </message>
    <message>
        <source>After a shuffle the first card is shown, and as many more as its value are burned face down.</source>
        <translation>Depois de embaralhar, a primeira carta é mostrada, e tantas outras quanto ela vale são postas de lado, viradas para baixo.</translation>
    </message>
    <message>
        <source>For this an ace counts 1; jack, queen and king count 10.</source>
        <translation>Para isso, o ás vale 1; valete, dama e rei valem 10.</translation>
    </message>
    <message>
        <source>Cards from 2 to 10 count their face value; jack, queen and king count 10; an ace counts 11, or 1 where 11 would bust the hand.</source>
        <translation>Cartas de 2 a 10 valem seu número; valete, dama e rei valem 10; o ás vale 11, ou 1 quando 11 seria demais.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>You play one hand a round.</source>
        <translation>Você joga uma mão por rodada.</translation>
    </message>
    <message>
        <source>You play from one to %1 hands a round, each with its own stake.</source>
        <translation>Você joga de uma a %1 mãos por rodada, cada uma com sua própria aposta.</translation>
    </message>
    <message>
        <source>The table has %1 spots for them.</source>
        <translation>A mesa tem %1 posições para elas.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>The table has %1 seats.</source>
        <translation>A mesa tem %1 lugares.</translation>
    </message>
    <message>
        <source>You may hold one seat.</source>
        <translation>Você ocupa no máximo um lugar.</translation>
    </message>
    <message>
        <source>You may hold up to %1 seats, with the same stake on each.</source>
        <translation>Você ocupa até %1 lugares, com a mesma aposta em cada um.</translation>
    </message>
    <message>
        <source>What you add to one of your seats is added to each; if your wallet can&apos;t cover that, the addition is divided evenly among them.</source>
        <translation>O que você acrescenta a um dos seus lugares é acrescentado a todos; se a carteira não bastar, o acréscimo é repartido por igual.</translation>
    </message>
    <message>
        <source>Other people, played by the program, sit at the table. You choose at the table how many.</source>
        <translation>Outras pessoas se sentam à mesa, jogadas pelo programa. Quantas vêm, você escolhe lá.</translation>
    </message>
    <message>
        <source>If you have just sat down and have no stake when betting closes, you lose the seat.</source>
        <translation>Se você acabou de se sentar e não tem aposta quando as apostas se encerram, você deixa o lugar.</translation>
    </message>
    <message>
        <source>If you played the previous round, you may sit one round out; you lose the seat if you don&apos;t bet in the next either.</source>
        <translation>Se você jogou a rodada anterior, pode ficar de fora de uma; se na seguinte também não apostar nada, perde o lugar.</translation>
    </message>
    <message>
        <source>If you can&apos;t cover the minimum on all your seats when a round begins, you lose them.</source>
        <translation>Se você não puder cobrir o mínimo em todos os seus lugares quando uma rodada começa, você os perde.</translation>
    </message>
    <message>
        <source>When somebody leaves a seat, what others have staked there is returned.</source>
        <translation>Quando alguém deixa um lugar, o que os outros apostaram ali volta.</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t take a seat, but may bet behind others.</source>
        <translation>Uma conta de teste não pode se sentar; pode apostar atrás dos outros.</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t take a seat.</source>
        <translation>Uma conta de teste não pode se sentar.</translation>
    </message>
    <message>
        <source>Betting behind</source>
        <translation>Aposta atrás</translation>
    </message>
    <message>
        <source>You may bet behind any seat that somebody else holds. Such a bet wins or loses with the seat&apos;s first hand, blackjack payout included, and its insurance is yours to decide.</source>
        <translation>Você pode apostar atrás de qualquer lugar ocupado por outra pessoa. Essa aposta ganha e perde com a primeira mão do lugar, inclusive o pagamento de um blackjack, e o seguro dela é decisão sua.</translation>
    </message>
    <message>
        <source>When the seat doubles, you may double too; otherwise your stake rides unchanged on the doubled hand.</source>
        <translation>Quando o lugar dobra, você pode acompanhar a dobra; senão, sua aposta segue inalterada na mão dobrada.</translation>
    </message>
    <message>
        <source>When the seat splits, you may place the same again on the second hand; otherwise your stake rides on the first hand alone.</source>
        <translation>Quando o lugar divide, você pode pôr o mesmo valor na segunda mão; senão, sua aposta segue só na primeira.</translation>
    </message>
    <message>
        <source>If you don&apos;t answer, or your wallet doesn&apos;t cover it, you don&apos;t follow.</source>
        <translation>Se você não responder, ou se a carteira não bastar, você não acompanha.</translation>
    </message>
    <message>
        <source>When the seat surrenders, half of each stake behind it is lost as well.</source>
        <translation>Quando o lugar desiste, perde-se também metade do que está atrás dele.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>A distribuição</translation>
    </message>
    <message>
        <source>Each hand is dealt one card, then the dealer; a second card follows in the same order.</source>
        <translation>Cada mão recebe uma carta, o crupiê também; depois, uma segunda do mesmo modo.</translation>
    </message>
    <message>
        <source>Players&apos; cards are dealt face up; the dealer&apos;s first card is dealt face up and the second face down.</source>
        <translation>Todas as cartas dos jogadores ficam viradas para cima; a primeira carta do crupiê fica virada para cima e a segunda, para baixo.</translation>
    </message>
    <message>
        <source>Players&apos; cards are dealt face up; the dealer&apos;s first card is dealt face down and the second face up.</source>
        <translation>Todas as cartas dos jogadores ficam viradas para cima; a primeira carta do crupiê fica virada para baixo e a segunda, para cima.</translation>
    </message>
    <message>
        <source>Hands are dealt and played from the lowest number to the highest; the dealer comes last.</source>
        <translation>As mãos são distribuídas e jogadas do menor número ao maior; o crupiê vem por último.</translation>
    </message>
    <message>
        <source>Hands are dealt and played from the highest number to the lowest; the dealer comes last.</source>
        <translation>As mãos são distribuídas e jogadas do maior número ao menor; o crupiê vem por último.</translation>
    </message>
    <message>
        <source>Then the dealer looks at the hole card and says whether it is small (2 to 5), medium (6 to 9) or large (10 to ace).</source>
        <translation>Em seguida, o crupiê olha a carta oculta e diz se ela é baixa (2 a 5), média (6 a 9) ou alta (10 a ás).</translation>
    </message>
    <message>
        <source>If both of the dealer&apos;s cards are gold cards (10, jack, queen, king, ace), both are shown before you decide.</source>
        <translation>Se as duas cartas do crupiê forem douradas (10, valete, dama, rei, ás), ambas são mostradas antes da sua decisão.</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10, as the first two cards, make a blackjack. It beats every other hand, even another 21; against the dealer&apos;s blackjack it pushes.</source>
        <translation>Um ás e uma carta que vale 10, como as duas primeiras cartas, formam um blackjack. Ele vence qualquer outra mão, inclusive uma de 21; contra o blackjack do crupiê, há empate.</translation>
    </message>
    <message>
        <source>It pays %1.</source>
        <translation>Paga %1.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace or a card that counts 10, the hole card is checked before anyone plays; a dealer blackjack ends the round.</source>
        <translation>Quando o crupiê mostra um ás ou uma carta que vale 10, a carta oculta é conferida antes que alguém jogue; um blackjack do crupiê encerra a rodada.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes every stake, doubles and splits included.</source>
        <translation>A carta oculta do crupiê só é conferida depois que todas as mãos foram jogadas; um blackjack do crupiê leva então tudo o que foi apostado, incluindo dobras e divisões.</translation>
    </message>
    <message>
        <source>A surrendered hand loses half its stake and no more, whatever the hole card is.</source>
        <translation>Uma mão com desistência perde metade da aposta e nada mais, seja qual for a carta oculta.</translation>
    </message>
    <message>
        <source>Insurance and even money</source>
        <translation>Seguro e even money</translation>
    </message>
    <message>
        <source>There is no insurance.</source>
        <translation>Não há seguro.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, a hand may be insured for half its stake; insurance wins if the dealer has a blackjack, and loses otherwise. It is decided before the hole card is checked.</source>
        <translation>Quando o crupiê mostra um ás, pode-se fazer o seguro da mão por metade da aposta; o seguro ganha se o crupiê tiver blackjack e, se não, é perdido. A decisão vem antes de se conferir a carta oculta.</translation>
    </message>
    <message>
        <source>A blackjack may be insured too.</source>
        <translation>Um blackjack também pode ter seguro.</translation>
    </message>
    <message>
        <source>A blackjack can&apos;t be insured.</source>
        <translation>Um blackjack não pode ter seguro.</translation>
    </message>
    <message>
        <source>Insurance pays %1.</source>
        <translation>O seguro paga %1.</translation>
    </message>
    <message>
        <source>At this price insurance favours the player.</source>
        <translation>A esse preço, o seguro favorece o jogador.</translation>
    </message>
    <message>
        <source>Even money is not offered.</source>
        <translation>Não há even money.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace or a card that counts 10, a blackjack may take even money: 1:1 at once, and the hand is over.</source>
        <translation>Quando o crupiê mostra um ás ou uma carta que vale 10, um blackjack pode aceitar even money: 1:1 na hora, e a mão termina.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, a blackjack may take even money: 1:1 at once, and the hand is over.</source>
        <translation>Quando o crupiê mostra um ás, um blackjack pode aceitar even money: 1:1 na hora, e a mão termina.</translation>
    </message>
    <message>
        <source>When the dealer shows a card that counts 10, a blackjack may take even money: 1:1 at once, and the hand is over.</source>
        <translation>Quando o crupiê mostra uma carta que vale 10, um blackjack pode aceitar even money: 1:1 na hora, e a mão termina.</translation>
    </message>
    <message>
        <source>Playing a hand</source>
        <translation>Como se joga uma mão</translation>
    </message>
    <message>
        <source>Hit as often as you like, or stand. A hand above 21 is bust and loses at once, whatever the dealer gets.</source>
        <translation>Peça cartas quantas vezes quiser, ou pare. Mais de 21 estoura e perde na hora, não importa o que o crupiê tire.</translation>
    </message>
    <message>
        <source>A hand of 21 stands automatically.</source>
        <translation>Uma mão de 21 para automaticamente.</translation>
    </message>
    <message>
        <source>You may double on any first two cards.</source>
        <translation>Pode-se dobrar com quaisquer duas primeiras cartas.</translation>
    </message>
    <message>
        <source>You may double on first two cards that total 9, 10 or 11.</source>
        <translation>Pode-se dobrar quando as duas primeiras cartas somam 9, 10 ou 11.</translation>
    </message>
    <message>
        <source>You may double on first two cards that total 10 or 11.</source>
        <translation>Pode-se dobrar quando as duas primeiras cartas somam 10 ou 11.</translation>
    </message>
    <message>
        <source>The stake is then doubled, and exactly one more card is dealt.</source>
        <translation>A aposta é então dobrada, e vem exatamente mais uma carta.</translation>
    </message>
    <message>
        <source>Your wallet must cover doubles, splits and insurance.</source>
        <translation>Dobra, divisão e seguro exigem saldo na carteira.</translation>
    </message>
    <message>
        <source>You may decide before your turn comes. If the money is gone by then, a double becomes a hit, and a split becomes a hit at 11 or less and a stand above.</source>
        <translation>Você pode decidir antes da sua vez. Se até lá o dinheiro tiver acabado, uma dobra vira pedido de carta; uma divisão vira pedido com 11 ou menos, e parada acima disso.</translation>
    </message>
    <message>
        <source>Splitting</source>
        <translation>Divisão</translation>
    </message>
    <message>
        <source>Pairs can&apos;t be split.</source>
        <translation>Pares não podem ser divididos.</translation>
    </message>
    <message>
        <source>Two cards of the same value (even a king and a queen) may be split into two hands, with an equal stake on the second. Both get their second card at once.</source>
        <translation>Duas cartas de mesmo valor (um rei e uma dama, também) podem ser divididas em duas mãos, com a mesma aposta de novo na segunda. Ambas recebem logo a segunda carta.</translation>
    </message>
    <message>
        <source>Hands can&apos;t be resplit.</source>
        <translation>Uma mão vinda de uma divisão não é dividida de novo.</translation>
    </message>
    <message>
        <source>Pairs may be resplit, up to %1 hands.</source>
        <translation>Pode-se dividir de novo até %1 mãos.</translation>
    </message>
    <message>
        <source>Split aces get one card each and stand.</source>
        <translation>Ases divididos recebem uma carta cada e terminam.</translation>
    </message>
    <message>
        <source>Split aces are played like any other hand.</source>
        <translation>Ases divididos são jogados como quaisquer outras mãos.</translation>
    </message>
    <message>
        <source>Aces may be resplit.</source>
        <translation>Ases podem ser divididos de novo.</translation>
    </message>
    <message>
        <source>Aces can&apos;t be resplit.</source>
        <translation>Ases são divididos só uma vez.</translation>
    </message>
    <message>
        <source>Hands may be doubled after a split.</source>
        <translation>Uma mão vinda de uma divisão pode ser dobrada.</translation>
    </message>
    <message>
        <source>Hands can&apos;t be doubled after a split.</source>
        <translation>Uma mão vinda de uma divisão não pode ser dobrada.</translation>
    </message>
    <message>
        <source>After a split, an ace with a card that counts 10 is 21, not a blackjack.</source>
        <translation>Depois de uma divisão, um ás com uma carta que vale 10 é 21, não blackjack.</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Desistência</translation>
    </message>
    <message>
        <source>A hand can&apos;t be surrendered.</source>
        <translation>Não se pode desistir da mão.</translation>
    </message>
    <message>
        <source>Instead of playing its first two cards, a hand may be surrendered: half the stake is returned. After a split it can&apos;t be.</source>
        <translation>Em vez de jogar as duas primeiras cartas, pode-se desistir da mão: metade da aposta volta. Depois de uma divisão, não se pode.</translation>
    </message>
    <message>
        <source>This is possible before the dealer&apos;s hole card is checked.</source>
        <translation>Isso pode ser feito antes de o crupiê olhar a carta oculta.</translation>
    </message>
    <message>
        <source>This is possible once the dealer has checked for a blackjack.</source>
        <translation>Isso pode ser feito depois que o crupiê conferiu se tem blackjack.</translation>
    </message>
    <message>
        <source>This is possible when the hand&apos;s turn comes.</source>
        <translation>Isso pode ser feito quando chega a vez da mão.</translation>
    </message>
    <message>
        <source>It is offered whatever card the dealer shows.</source>
        <translation>Vale contra qualquer carta do crupiê.</translation>
    </message>
    <message>
        <source>It is offered unless the dealer shows an ace or a card that counts 10.</source>
        <translation>Vale exceto quando o crupiê mostra um ás ou uma carta que vale 10.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand</source>
        <translation>A mão do crupiê</translation>
    </message>
    <message>
        <source>The hole card is always turned over; more cards are drawn only if some hand is still undecided.</source>
        <translation>A carta oculta é virada de qualquer modo; só se tiram outras enquanto alguma mão ainda não está decidida.</translation>
    </message>
    <message>
        <source>When the seat gives up its hand, half of each stake behind it is lost as well.</source>
        <translation>Quando o lugar desiste, perde-se também metade do que está atrás dele.</translation>
    </message>
    <message>
        <source>A hand given up loses half its stake and no more, whatever the hole card is.</source>
        <translation>Uma mão com desistência perde metade da aposta e nada mais, seja qual for a carta oculta.</translation>
    </message>
    <message>
        <source>The dealer draws to %1 and to a %2 with an ace that counts 11, and stands on every other hand of %2 or more.</source>
        <translation>O crupiê pede até %1 e com um %2 em que o ás vale 11, e para em qualquer outra mão de %2 ou mais.</translation>
    </message>
    <message>
        <source>The dealer draws to %1 and stands on every hand of %2 or more.</source>
        <translation>O crupiê pede até %1 e para em todo %2 ou mais.</translation>
    </message>
    <message>
        <source>Giving up</source>
        <translation>Desistência</translation>
    </message>
    <message>
        <source>Instead of playing its first two cards, a hand may be given up: half the stake is returned. After a split it can&apos;t be.</source>
        <translation>Em vez de jogar as duas primeiras cartas, pode-se desistir da mão: metade da aposta volta. Depois de uma divisão, não se pode.</translation>
    </message>
    <message>
        <source>Payouts are rounded down to a multiple of %1; the house keeps the difference.</source>
        <translation>Um pagamento que não dá um valor exato é arredondado para baixo, a um múltiplo de %1; o resto fica com a casa.</translation>
    </message>
    <message>
        <source>Every stake is a multiple of %1, so that no half needs rounding.</source>
        <translation>Toda aposta é um múltiplo de %1, para que a metade dê um valor exato.</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>%1: %2 is paid in full on multiples of %3.</source>
        <comment>what is paid, its odds, an amount</comment>
        <translation>%1: %2 dá um valor exato com múltiplos de %3.</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. Of equal hands the dealer&apos;s wins, unless both are blackjacks.</source>
        <translation>Ganha a mão mais alta que não estourou; se o crupiê estoura, ganha toda mão que não estourou. Com mãos iguais ganha o crupiê, a não ser que ambas sejam blackjack.</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, every hand that is not bust pushes, 21 too; only a blackjack is paid.</source>
        <translation>Quando o crupiê estoura com exatamente 22, toda mão que não estourou empata, mesmo a de 21; só um blackjack é pago.</translation>
    </message>
    <message>
        <source>It is settled as soon as the cards decide it. If the dealer&apos;s hand can still decide it, it waits for the end of the round, and the dealer then plays out the hand even if every other hand is decided.</source>
        <translation>É liquidada assim que as cartas a decidem. Se a mão do crupiê ainda pode decidi-la, espera o fim da rodada; a mão do crupiê é completada mesmo que todas as outras mãos já estejam decididas.</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10, as the first two cards, make a blackjack. It beats every other hand, even another 21, and yours is paid against the dealer&apos;s.</source>
        <translation>Um ás e uma carta que vale 10, como as duas primeiras cartas, formam um blackjack. Ele vence qualquer outra mão, inclusive uma de 21, e o seu é pago contra o do crupiê.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes the first stake alone. Doubles and splits are returned, even those of hands that are bust.</source>
        <translation>A carta oculta do crupiê só é conferida depois que todas as mãos foram jogadas; um blackjack do crupiê leva então somente a primeira aposta. Dobras e divisões voltam, mesmo as de mãos que estouraram.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes each hand&apos;s first stake. What was doubled is returned, unless the hand is bust.</source>
        <translation>A carta oculta do crupiê só é conferida depois que todas as mãos foram jogadas; um blackjack do crupiê leva então a primeira aposta de cada mão. O que foi dobrado volta, a não ser que a mão tenha estourado.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes, besides hands that are bust, only the first stake of one more. Other splits, and what was doubled, are returned.</source>
        <translation>A carta oculta do crupiê só é conferida depois que todas as mãos foram jogadas; um blackjack do crupiê leva então além das mãos que estouraram, somente a primeira aposta de mais uma. As outras divisões e o que foi dobrado voltam.</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. If both have 21, yours wins; other equal hands push: the stake is returned.</source>
        <translation>Ganha a mão mais alta que não estourou; se o crupiê estoura, ganha toda mão que não estourou. Se ambos têm 21, ganha a sua; outras mãos iguais empatam: a aposta volta.</translation>
    </message>
    <message>
        <source>You may double on any total, with the first two cards or after hits.</source>
        <translation>Pode-se dobrar com qualquer total, com as duas primeiras cartas ou depois de pedir.</translation>
    </message>
    <message>
        <source>You may double on 9, 10 or 11, with the first two cards or after hits.</source>
        <translation>Pode-se dobrar com 9, 10 ou 11, com as duas primeiras cartas ou depois de pedir.</translation>
    </message>
    <message>
        <source>You may double on 10 or 11, with the first two cards or after hits.</source>
        <translation>Pode-se dobrar com 10 ou 11, com as duas primeiras cartas ou depois de pedir.</translation>
    </message>
    <message>
        <source>Split aces may be hit, but not doubled.</source>
        <translation>Com ases divididos pode-se pedir, mas não dobrar.</translation>
    </message>
    <message>
        <source>Aces may be resplit, up to %1 hands.</source>
        <translation>Ases podem ser divididos de novo, até %1 mãos.</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Charlie</translation>
    </message>
    <message numerus="yes">
        <source>A hand that gets %n cards without going bust is a Charlie: it ends there and wins 1:1, doubled and split hands too.</source>
        <translation>
            <numerusform>Uma mão que chega a %n carta sem estourar é um Charlie: termina ali e ganha 1:1, também dobrada ou dividida.</numerusform>
            <numerusform>Uma mão que chega a %n cartas sem estourar é um Charlie: termina ali e ganha 1:1, também dobrada ou dividida.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Charlie wins whatever the dealer has, a blackjack too.</source>
        <translation>Um Charlie ganha seja qual for a mão do crupiê, até um blackjack.</translation>
    </message>
    <message>
        <source>A Charlie wins against every hand of the dealer except a blackjack.</source>
        <translation>Um Charlie ganha contra qualquer mão do crupiê, menos um blackjack.</translation>
    </message>
    <message>
        <source>A Charlie wins against every hand of the dealer except 21 and a blackjack. Against 21 its total counts, as that of any other hand.</source>
        <translation>Um Charlie ganha contra qualquer mão do crupiê, menos 21 e um blackjack. Contra 21 o seu total conta como o de qualquer outra mão.</translation>
    </message>
    <message>
        <source>A Charlie is paid against the dealer&apos;s 22, too.</source>
        <translation>Um Charlie é pago também contra um 22 do crupiê.</translation>
    </message>
    <message>
        <source>It is settled as soon as the cards decide it, at the latest when the dealer&apos;s hole card is turned over.</source>
        <translation>É liquidada assim que as cartas a decidem, no mais tardar quando a carta oculta do crupiê é virada.</translation>
    </message>
    <message>
        <source>It is settled when the dealer&apos;s hole card is turned over.</source>
        <translation>É liquidada quando a carta oculta do crupiê é virada.</translation>
    </message>
    <message>
        <source>Each hand is dealt one card, then the dealer; then each hand gets its second card. All of them are dealt face up.</source>
        <translation>Cada mão recebe uma carta, o crupiê também; depois, cada mão recebe a segunda. Todas ficam viradas para cima.</translation>
    </message>
    <message>
        <source>The dealer has no hole card: the second card is drawn when all hands have been played.</source>
        <translation>O crupiê não tem carta oculta: a segunda carta é tirada depois que todas as mãos foram jogadas.</translation>
    </message>
    <message>
        <source>A hand given up loses half its stake and no more, whatever the dealer&apos;s second card is.</source>
        <translation>Uma mão com desistência perde metade da aposta e nada mais, seja qual for a segunda carta do crupiê.</translation>
    </message>
    <message>
        <source>A surrendered hand loses half its stake and no more, whatever the dealer&apos;s second card is.</source>
        <translation>Uma mão com desistência perde metade da aposta e nada mais, seja qual for a segunda carta do crupiê.</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes every stake, doubles and splits included.</source>
        <translation>Um blackjack do crupiê só aparece depois que todas as mãos foram jogadas; ele leva então tudo o que foi apostado, incluindo dobras e divisões.</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes the first stake alone. Doubles and splits are returned, even those of hands that are bust.</source>
        <translation>Um blackjack do crupiê só aparece depois que todas as mãos foram jogadas; ele leva então somente a primeira aposta. Dobras e divisões voltam, mesmo as de mãos que estouraram.</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes each hand&apos;s first stake. What was doubled is returned, unless the hand is bust.</source>
        <translation>Um blackjack do crupiê só aparece depois que todas as mãos foram jogadas; ele leva então a primeira aposta de cada mão. O que foi dobrado volta, a não ser que a mão tenha estourado.</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes, besides hands that are bust, only the first stake of one more. Other splits, and what was doubled, are returned.</source>
        <translation>Um blackjack do crupiê só aparece depois que todas as mãos foram jogadas; ele leva então além das mãos que estouraram somente a primeira aposta de mais uma. As outras divisões e o que foi dobrado voltam.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, a hand may be insured for half its stake; insurance wins if the dealer gets a blackjack, and loses otherwise. It is decided before hands are played.</source>
        <translation>Quando o crupiê mostra um ás, pode-se fazer o seguro da mão por metade da aposta; o seguro ganha se o crupiê conseguir um blackjack e, se não, é perdido. A decisão vem antes de se jogarem as mãos.</translation>
    </message>
    <message>
        <source>The second card is drawn only if it can still decide something, and more cards only if some hand is still undecided.</source>
        <translation>A segunda carta só é tirada se ainda pode decidir algo, e outras só enquanto alguma mão ainda não está decidida.</translation>
    </message>
    <message>
        <source>Bonuses for 21</source>
        <translation>Bônus por 21</translation>
    </message>
    <message numerus="yes">
        <source>%n Spanish decks of 48 cards are used: jacks, queens and kings, but no tens.</source>
        <translation>
            <numerusform>Usa-se %n baralho de 48 cartas, sem dezes: tem valetes, damas e reis, mas nenhum 10.</numerusform>
            <numerusform>Usam-se %n baralhos de 48 cartas, sem dezes: têm valetes, damas e reis, mas nenhum 10.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards are dealt face up, both of the dealer&apos;s too.</source>
        <translation>Todas as cartas ficam viradas para cima, também as duas do crupiê.</translation>
    </message>
    <message>
        <source>A dealer blackjack is seen at once and ends the round before anyone plays.</source>
        <translation>Um blackjack do crupiê é visto na hora e encerra a rodada antes que alguém jogue.</translation>
    </message>
    <message>
        <source>Neither is offered: everybody sees whether the dealer has a blackjack.</source>
        <translation>Nenhum dos dois é oferecido: todos veem se o crupiê tem um blackjack.</translation>
    </message>
    <message>
        <source>A doubled hand may be given up once its card is dealt: half of its stake is returned.</source>
        <translation>Depois de dada a sua carta, pode-se desistir de uma mão dobrada: metade da aposta dela volta.</translation>
    </message>
    <message>
        <source>A doubled hand may be surrendered once its card is dealt: half of its stake is returned.</source>
        <translation>Depois de dada a sua carta, pode-se desistir de uma mão dobrada: metade da aposta dela volta.</translation>
    </message>
    <message>
        <source>Two cards of the same rank (not a king and a queen) may be split into two hands, with an equal stake on the second. Both get their second card at once.</source>
        <translation>Duas cartas da mesma denominação (não um rei e uma dama) podem ser divididas em duas mãos, com a mesma aposta de novo na segunda. Ambas recebem logo a segunda carta.</translation>
    </message>
    <message numerus="yes">
        <source>A hand of 21 with %n cards or more pays %1.</source>
        <translation>
            <numerusform>Uma mão de 21 com %n carta ou mais paga %1.</numerusform>
            <numerusform>Uma mão de 21 com %n cartas ou mais paga %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>6-7-8 pays %1.</source>
        <translation>6-7-8 paga %1.</translation>
    </message>
    <message>
        <source>6-7-8 of one suit pays %1.</source>
        <translation>6-7-8 do mesmo naipe paga %1.</translation>
    </message>
    <message>
        <source>6-7-8 of spades pays %1.</source>
        <translation>6-7-8 de espadas paga %1.</translation>
    </message>
    <message>
        <source>7-7-7 pays %1.</source>
        <translation>7-7-7 paga %1.</translation>
    </message>
    <message>
        <source>7-7-7 of one suit pays %1.</source>
        <translation>7-7-7 do mesmo naipe paga %1.</translation>
    </message>
    <message>
        <source>7-7-7 of spades pays %1.</source>
        <translation>7-7-7 de espadas paga %1.</translation>
    </message>
    <message>
        <source>The best one counts. Such a hand wins against everything but a blackjack. Split hands get these bonuses too, doubled hands don&apos;t.</source>
        <translation>Vale o melhor. Uma mão assim ganha de tudo, menos de um blackjack. As mãos divididas também recebem estes bônus; as dobradas, não.</translation>
    </message>
    <message>
        <source>The dealer takes more cards only if some hand is still undecided.</source>
        <translation>O crupiê só tira outras cartas enquanto alguma mão ainda não está decidida.</translation>
    </message>
    <message>
        <source>Blackjack of one suit</source>
        <translation>Blackjack do mesmo naipe</translation>
    </message>
    <message>
        <source>Cards from 2 to 9 count their face value; jack, queen and king count 10; an ace counts 11, or 1 where 11 would bust the hand.</source>
        <translation>Cartas de 2 a 9 valem seu número; valete, dama e rei valem 10; o ás vale 11, ou 1 quando 11 seria demais.</translation>
    </message>
    <message>
        <source>A blackjack of spades pays %1.</source>
        <translation>Um blackjack de espadas paga %1.</translation>
    </message>
    <message>
        <source>A blackjack of hearts pays %1.</source>
        <translation>Um blackjack de copas paga %1.</translation>
    </message>
    <message>
        <source>A blackjack of diamonds pays %1.</source>
        <translation>Um blackjack de ouros paga %1.</translation>
    </message>
    <message>
        <source>A blackjack of clubs pays %1.</source>
        <translation>Um blackjack de paus paga %1.</translation>
    </message>
    <message>
        <source>A blackjack of one suit pays %1.</source>
        <translation>Um blackjack do mesmo naipe paga %1.</translation>
    </message>
    <message>
        <source>A doubled hand that isn&apos;t over may be doubled once more, for as much as is staked on it then.</source>
        <translation>Uma mão dobrada que não terminou pode ser dobrada mais uma vez, por tanto quanto está então apostado nela.</translation>
    </message>
    <message>
        <source>A doubled hand that isn&apos;t over may be doubled again, up to three times in all, each time for as much as is staked on it then.</source>
        <translation>Uma mão dobrada que não terminou pode ser dobrada de novo, até três vezes no total, cada vez por tanto quanto está então apostado nela.</translation>
    </message>
    <message>
        <source>Each double of a hand needs one of these totals.</source>
        <translation>Cada dobra de uma mão exige um destes totais.</translation>
    </message>
    <message>
        <source>A hand on which the house has a stake isn&apos;t doubled again.</source>
        <translation>Uma mão em que a casa apostou não é dobrada de novo.</translation>
    </message>
    <message>
        <source>A hand that the house doubled can&apos;t be given up.</source>
        <translation>Não se pode desistir de uma mão que a casa dobrou.</translation>
    </message>
    <message>
        <source>A hand that the house doubled can&apos;t be surrendered.</source>
        <translation>Não se pode desistir de uma mão que a casa dobrou.</translation>
    </message>
    <message>
        <source>Your wallet must cover insurance, and doubles and splits that aren&apos;t free.</source>
        <translation>O seguro, e as dobras e divisões que não são grátis, exigem saldo na carteira.</translation>
    </message>
    <message>
        <source>A double that it doesn&apos;t cover may still be made, for all that is left in it.</source>
        <translation>Uma dobra que ela não cobre ainda pode ser feita, com tudo o que resta nela.</translation>
    </message>
    <message>
        <source>The first two cards of a hand are doubled for free if they total 9, 10 or 11 without an ace that counts 11: the house stakes the double for you.</source>
        <translation>As duas primeiras cartas da mão são dobradas grátis se somam 9, 10 ou 11 sem um ás que vale 11: a casa aposta a dobra por você.</translation>
    </message>
    <message>
        <source>The first two cards of a hand are doubled for free if they total 10 or 11 without an ace that counts 11: the house stakes the double for you.</source>
        <translation>As duas primeiras cartas da mão são dobradas grátis se somam 10 ou 11 sem um ás que vale 11: a casa aposta a dobra por você.</translation>
    </message>
    <message>
        <source>Every double is free: the house stakes it for you.</source>
        <translation>Toda dobra é grátis: a casa a aposta por você.</translation>
    </message>
    <message>
        <source>The first two cards of a hand are doubled for free: the house stakes the double for you.</source>
        <translation>As duas primeiras cartas da mão são dobradas grátis: a casa aposta a dobra por você.</translation>
    </message>
    <message>
        <source>Every split is free: the house stakes the new hand for you.</source>
        <translation>Toda divisão é grátis: a casa aposta a nova mão por você.</translation>
    </message>
    <message>
        <source>Every split is free but that of cards that count 10: the house stakes the new hand for you.</source>
        <translation>Toda divisão é grátis, menos a de cartas que valem 10: a casa aposta a nova mão por você.</translation>
    </message>
    <message>
        <source>Doubling that hand costs as much as the house staked on it.</source>
        <translation>Dobrar essa mão custa tanto quanto a casa apostou nela.</translation>
    </message>
    <message>
        <source>Doubling that hand costs as much as the house staked on it, unless that is free too.</source>
        <translation>Dobrar essa mão custa tanto quanto a casa apostou nela, a não ser que isso também seja grátis.</translation>
    </message>
    <message>
        <source>What the house stakes wins for you like a stake of your own. If the hand loses, only what you staked yourself is lost; if it pushes, only that is returned.</source>
        <translation>O que a casa aposta ganha para você como uma aposta sua. Se a mão perde, só se perde o que você mesmo apostou; se empata, só isso volta.</translation>
    </message>
    <message>
        <source>For those who bet behind the hand, the house does the same, without asking them.</source>
        <translation>Para quem aposta atrás da mão, a casa faz o mesmo, sem perguntar.</translation>
    </message>
    <message>
        <source>Instead of playing on, a hand may be surrendered, after hits and splits too: half the stake is returned.</source>
        <translation>Em vez de continuar jogando, pode-se desistir da mão, também depois de pedir e de dividir: metade da aposta volta.</translation>
    </message>
    <message>
        <source>When the seat pays for a double, you may double too; otherwise your stake rides unchanged on the doubled hand.</source>
        <translation>Quando o lugar paga por uma dobra, você pode acompanhar; senão, sua aposta segue inalterada na mão dobrada.</translation>
    </message>
    <message>
        <source>When the seat pays for a split, you may place the same again on the second hand; otherwise your stake rides on the first hand alone.</source>
        <translation>Quando o lugar paga por uma divisão, você pode pôr o mesmo valor na segunda mão; senão, sua aposta segue só na primeira.</translation>
    </message>
    <message>
        <source>Instead of playing on, a hand may be surrendered, after hits too: half the stake is returned.</source>
        <translation>Em vez de continuar jogando, pode-se desistir da mão, também depois de pedir: metade da aposta volta.</translation>
    </message>
    <message>
        <source>A hand that the house staked can&apos;t be surrendered.</source>
        <translation>Não se pode desistir de uma mão que a casa apostou.</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. Your 21 wins whatever the dealer has; other equal hands push: the stake is returned.</source>
        <translation>Ganha a mão mais alta que não estourou; se o crupiê estoura, ganha toda mão que não estourou. O seu 21 ganha seja qual for a mão do crupiê; outras mãos iguais empatam: a aposta volta.</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, only a hand of 21 is paid; every other hand that is not bust pushes.</source>
        <translation>Quando o crupiê estoura com exatamente 22, só é paga a mão de 21; qualquer outra mão que não estourou empata.</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10, as the first two cards, make a blackjack. Yours is paid even against the dealer&apos;s, which beats every other hand but a 21.</source>
        <translation>Um ás e uma carta que vale 10, como as duas primeiras cartas, formam um blackjack. O seu é pago mesmo contra o do crupiê, que vence qualquer outra mão, menos uma de 21.</translation>
    </message>
    <message>
        <source>It takes nothing of a hand of 21, which has won already.</source>
        <translation>O blackjack não leva nada de uma mão de 21, que já ganhou.</translation>
    </message>
    <message>
        <source>The other half is lost and no more, whatever the dealer&apos;s cards are.</source>
        <translation>A outra metade é perdida e nada mais, sejam quais forem as cartas do crupiê.</translation>
    </message>
    <message>
        <source>Of a hand that the house staked, half of your own double is returned.</source>
        <translation>De uma mão que a casa apostou, volta metade da sua própria dobra.</translation>
    </message>
    <message>
        <source>A hand that the house staked can&apos;t be surrendered before you have doubled it yourself.</source>
        <translation>Não se pode desistir de uma mão que a casa apostou antes de você mesmo a ter dobrado.</translation>
    </message>
    <message>
        <source>It is offered only if the dealer shows an ace or a card that counts 10.</source>
        <translation>Vale só quando o crupiê mostra um ás ou uma carta que vale 10.</translation>
    </message>
    <message>
        <source>The best one counts. Split hands get these bonuses too, doubled hands don&apos;t.</source>
        <translation>Vale o melhor. As mãos divididas também recebem estes bônus; as dobradas, não.</translation>
    </message>
    <message>
        <source>When the seat surrenders, the stakes behind it are surrendered as well.</source>
        <translation>Quando o lugar desiste, desiste-se também das apostas atrás dele.</translation>
    </message>
    <message>
        <source>If the dealer turns out to have a blackjack, the surrender is void, and all of the stake is lost.</source>
        <translation>Caso se descubra que o crupiê tem blackjack, a desistência é nula e toda a aposta é perdida.</translation>
    </message>
    <message>
        <source>A Charlie of 21 wins against these too.</source>
        <translation>Um Charlie de 21 ganha também nesses casos.</translation>
    </message>
</context>
<context>
    <name>RundownPage</name>
    <message>
        <source>Rundown</source>
        <translation>Histórico</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln rodada</numerusform>
            <numerusform>%Ln rodadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Round number</source>
        <translation>Número da rodada</translation>
    </message>
    <message>
        <source>Export these rounds</source>
        <translation>Exportar estas rodadas</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Conta</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Carteira</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Apostas paralelas</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisões</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Desfecho</translation>
    </message>
    <message>
        <source>Show all rounds</source>
        <translation>Mostrar todas as rodadas</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>Rounds or sessions</source>
        <translation>Rodadas ou sessões</translation>
    </message>
    <message>
        <source>By round</source>
        <translation>Por rodada</translation>
    </message>
    <message>
        <source>By session</source>
        <translation>Por sessão</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Hand: A7 v 9</source>
        <translation>Mão: A7 contra 9</translation>
    </message>
    <message>
        <source>Net at least</source>
        <translation>Líquido mínimo</translation>
    </message>
    <message>
        <source>Net at most</source>
        <translation>Líquido máximo</translation>
    </message>
    <message>
        <source>Net at most: −200</source>
        <translation>Líquido máximo: −200</translation>
    </message>
    <message>
        <source>Note or tag</source>
        <translation>Nota ou etiqueta</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>Fewer filters</source>
        <translation>Menos filtros</translation>
    </message>
    <message>
        <source>More filters</source>
        <translation>Mais filtros</translation>
    </message>
    <message>
        <source>Open a challenge…</source>
        <translation>Abrir um desafio…</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Filtros salvos</translation>
    </message>
    <message>
        <source>Build a hand</source>
        <translation>Montar uma mão</translation>
    </message>
    <message>
        <source>Save these filters…</source>
        <translation>Salvar estes filtros…</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>Excluir “%1”</translation>
    </message>
</context>
<context>
    <name>RundownPanel</name>
    <message>
        <source>Rundown</source>
        <translation>Histórico</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln rodada</numerusform>
            <numerusform>%Ln rodadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Export these rounds</source>
        <translation>Exportar estas rodadas</translation>
    </message>
    <message>
        <source>Hide the Rundown</source>
        <translation>Ocultar o Histórico</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Round number</source>
        <translation>Número da rodada</translation>
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
        <translation>Crupiê %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a round&apos;s number, a time</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 perdeu</translation>
    </message>
    <message>
        <source>recovered</source>
        <translation>recuperada</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>danificada</translation>
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
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Substituir o arquivo?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>%1 already exists. Its contents would be lost.</source>
        <translation>%1 já existe. O conteúdo dele se perderia.</translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message>
        <source>Spot %1</source>
        <translation>Posição %1</translation>
    </message>
    <message>
        <source>%1, spot %2</source>
        <translation>%1, posição %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Take seat</source>
        <translation>Sentar-se</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Lugar %1</translation>
    </message>
    <message>
        <source>%1 in advance, seat %2</source>
        <translation>%1 antecipadamente, lugar %2</translation>
    </message>
</context>
<context>
    <name>SessionList</name>
    <message>
        <source>Sessions</source>
        <translation>Sessões</translation>
    </message>
    <message>
        <source>Sessions appear here when rounds are finished.</source>
        <translation>As sessões aparecem aqui quando as rodadas terminam.</translation>
    </message>
    <message>
        <source>No session has this in its note or tags.</source>
        <translation>Nenhuma sessão tem isto na nota ou nas etiquetas.</translation>
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
        <translation>Escrever sobre esta sessão</translation>
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
        <translation>Precisão por sessão</translation>
    </message>
    <message>
        <source>No decision in these sessions has been priced yet.</source>
        <translation>Nenhuma decisão dessas sessões foi avaliada ainda.</translation>
    </message>
    <message>
        <source>Accuracy by money</source>
        <translation>Precisão em dinheiro</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %3, %n mistakes</source>
        <comment>a date, a game, accuracy</comment>
        <translation>
            <numerusform>%1, %2: %3, %n erro</numerusform>
            <numerusform>%1, %2: %3, %n erros</numerusform>
        </translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sessão</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Decisions</source>
        <comment>a heading</comment>
        <translation>Decisões</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erros</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisão</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Custo</translation>
    </message>
    <message>
        <source>Accuracy by money: the part of the stakes you decided about that your answers kept, compared with the best ones. 100% means that every answer was best.</source>
        <translation>Precisão em dinheiro: a parte das apostas sobre as quais você decidiu que suas respostas conservaram em relação às melhores. 100% significa que todas foram as melhores.</translation>
    </message>
</context>
<context>
    <name>SettingsContents</name>
    <message>
        <source>Groups of settings</source>
        <translation>Grupos de configurações</translation>
    </message>
</context>
<context>
    <name>SettingsGroup</name>
    <message>
        <source>Reset</source>
        <translation>Redefinir</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Redefinir %1</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Buscar uma configuração</translation>
    </message>
    <message>
        <source>Nothing here matches “%1”.</source>
        <translation>Nada aqui se chama “%1”.</translation>
    </message>
</context>
<context>
    <name>Settlement</name>
    <message>
        <source>A blackjack pays %1</source>
        <translation>Um blackjack paga %1</translation>
    </message>
    <message>
        <source>Two blackjacks push</source>
        <translation>Dois blackjacks empatam</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack beats every other hand</source>
        <translation>O blackjack do crupiê vence qualquer outra mão</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack takes doubles and splits too</source>
        <translation>O blackjack do crupiê leva também dobras e divisões</translation>
    </message>
    <message>
        <source>More than 21 loses at once</source>
        <translation>Mais de 21 perde na hora</translation>
    </message>
    <message>
        <source>Half of a surrendered stake is returned</source>
        <translation>Ao desistir, metade da aposta volta</translation>
    </message>
    <message>
        <source>The dealer is bust</source>
        <translation>O crupiê estourou</translation>
    </message>
    <message>
        <source>The dealer&apos;s 22 is a push</source>
        <translation>O 22 do crupiê é empate</translation>
    </message>
    <message>
        <source>This hand is paid against the dealer&apos;s 22</source>
        <translation>Esta mão é paga contra o 22 do crupiê</translation>
    </message>
    <message>
        <source>The higher hand wins</source>
        <translation>A mão mais alta ganha</translation>
    </message>
    <message>
        <source>Equal hands push</source>
        <translation>Mãos iguais empatam</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand is higher</source>
        <translation>A mão do crupiê é mais alta</translation>
    </message>
    <message>
        <source>Even money is paid at once</source>
        <translation>O even money é pago na hora</translation>
    </message>
    <message>
        <source>Insurance pays %1</source>
        <translation>O seguro paga %1</translation>
    </message>
    <message>
        <source>Without a dealer blackjack, insurance is lost</source>
        <translation>Sem blackjack do crupiê, o seguro é perdido</translation>
    </message>
    <message>
        <source>What the side bet pays</source>
        <translation>O que a aposta paralela paga</translation>
    </message>
    <message>
        <source>A cancelled round returns every stake</source>
        <translation>Uma rodada cancelada devolve todas as apostas</translation>
    </message>
    <message>
        <source>Half the stake of a hand given up is returned</source>
        <translation>Ao desistir, metade da aposta volta</translation>
    </message>
    <message>
        <source>%1, rounded down to a multiple of %2</source>
        <comment>what was paid, the least amount</comment>
        <translation>%1, arredondado para baixo a um múltiplo de %2</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack doesn&apos;t take everything that was doubled or split</source>
        <translation>O blackjack do crupiê não leva tudo o que foi dobrado ou dividido</translation>
    </message>
    <message>
        <source>The dealer wins when both have the same</source>
        <translation>Com total igual ganha o crupiê</translation>
    </message>
    <message>
        <source>You win when both have 21</source>
        <translation>Se ambos têm 21, você ganha</translation>
    </message>
    <message numerus="yes">
        <source>A hand of %n cards that isn&apos;t bust wins</source>
        <translation>
            <numerusform>Uma mão de %n carta que não estourou ganha</numerusform>
            <numerusform>Uma mão de %n cartas que não estourou ganha</numerusform>
        </translation>
    </message>
    <message>
        <source>Some hands of 21 pay more</source>
        <translation>Algumas mãos de 21 pagam mais</translation>
    </message>
    <message>
        <source>This 21 pays %1</source>
        <translation>Este 21 paga %1</translation>
    </message>
    <message>
        <source>Your 21 wins whatever the dealer has</source>
        <translation>O seu 21 ganha seja qual for a mão do crupiê</translation>
    </message>
    <message>
        <source>Against the dealer&apos;s blackjack a surrender is void</source>
        <translation>Contra o blackjack do crupiê, a desistência é nula</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack beats every hand but a 21</source>
        <translation>O blackjack do crupiê vence qualquer mão, menos uma de 21</translation>
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
        <translation>Abre esta regra</translation>
    </message>
</context>
<context>
    <name>ShareButton</name>
    <message>
        <source>Share</source>
        <translation>Compartilhar</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Copiar como imagem</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>Salvar como imagem…</translation>
    </message>
    <message>
        <source>Challenge somebody…</source>
        <translation>Desafiar alguém…</translation>
    </message>
    <message>
        <source>Save the round as a picture</source>
        <translation>Salvar a rodada como imagem</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Imagem PNG</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>Imagem SVG</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>round</source>
        <comment>a file&apos;s name</comment>
        <translation>rodada</translation>
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
        <translation>Copiar como imagem</translation>
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
        <translation>Saiu a carta de corte: é a última rodada deste sabot.</translation>
    </message>
    <message>
        <source>%1 cards to the cut card</source>
        <translation>%1 cartas até a carta de corte</translation>
    </message>
</context>
<context>
    <name>ShoeInUse</name>
    <message>
        <source>The shoe in use</source>
        <translation>O sabot em uso</translation>
    </message>
    <message>
        <source>No shoe is in use</source>
        <translation>Nenhum sabot em uso</translation>
    </message>
    <message>
        <source>Number %1, %2 of %3 cards left</source>
        <translation>Número %1, restam %2 de %3 cartas</translation>
    </message>
    <message>
        <source>Sit down at a table and its commitment appears here before you bet.</source>
        <translation>Sente-se a uma mesa, e o compromisso do sabot aparece aqui, antes de você apostar.</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Compromisso</translation>
    </message>
    <message>
        <source>Copy commitment</source>
        <translation>Copiar compromisso</translation>
    </message>
    <message>
        <source>Copied commitment</source>
        <translation>Compromisso copiado</translation>
    </message>
    <message>
        <source>Client seed</source>
        <translation>Semente do cliente</translation>
    </message>
    <message>
        <source>Copy client seed</source>
        <translation>Copiar semente do cliente</translation>
    </message>
    <message>
        <source>Copied client seed</source>
        <translation>Semente do cliente copiada</translation>
    </message>
    <message>
        <source>Your client seed</source>
        <translation>Sua semente do cliente</translation>
    </message>
    <message>
        <source>Your client seed for future shoes</source>
        <translation>Sua semente do cliente para os próximos sabots</translation>
    </message>
    <message>
        <source>What you type here goes into the shuffle of this shoe and every later one. The first stake on this shoe locks it.</source>
        <translation>O que você escrever aqui entra no embaralhamento deste sabot e de todos os seguintes. A deste é fixada com a primeira aposta dele.</translation>
    </message>
    <message>
        <source>The client seed of the shoe in use has been locked since its first stake. What you type here goes into every later one.</source>
        <translation>A semente do cliente do sabot em uso está fixada desde a primeira aposta dele. O que você escrever aqui entra em todos os seguintes.</translation>
    </message>
    <message>
        <source>What you type here goes into the shuffle of every shoe you play from.</source>
        <translation>O que você escrever aqui entra no embaralhamento de todo sabot com que você jogar.</translation>
    </message>
</context>
<context>
    <name>ShoeLine</name>
    <message>
        <source>Shoe %1, commitment %2, %3 cards left</source>
        <translation>Sabot %1, compromisso %2, restam %3 cartas</translation>
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
        <translation>Fixado antes da primeira aposta; clique para conferir</translation>
    </message>
</context>
<context>
    <name>ShoesView</name>
    <message>
        <source>Finished shoes</source>
        <translation>Sabots concluídos</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Verify all</source>
        <translation>Verificar todos</translation>
    </message>
    <message>
        <source>Show the newest shoes</source>
        <translation>Mostrar os sabots mais recentes</translation>
    </message>
    <message>
        <source>A shoe appears here, with its seed, when its last round is over.</source>
        <translation>Um sabot aparece aqui, com sua semente, quando termina a última rodada dele.</translation>
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
        <translation>Par</translation>
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
        <translation>Pares</translation>
    </message>
    <message>
        <source>Poker</source>
        <comment>poker</comment>
        <translation>Pôquer</translation>
    </message>
    <message>
        <source>Buster Blackjack of the card rooms</source>
        <comment>buster-cards</comment>
        <translation>Buster Blackjack das salas de cartas</translation>
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
        <translation>Acima de 13</translation>
    </message>
    <message>
        <source>Pair</source>
        <comment>pair-any</comment>
        <translation>Par</translation>
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
        <translation>Royal Match com blackjack</translation>
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
        <translation>Abaixo de 13</translation>
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
        <translation>Parar de comparar</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Comparado com</translation>
    </message>
    <message>
        <source>The other game</source>
        <translation>O outro jogo</translation>
    </message>
    <message>
        <source>The other days</source>
        <translation>Os outros dias</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferença</translation>
    </message>
    <message>
        <source>difference %1</source>
        <translation>diferença %1</translation>
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
        <translation>Som</translation>
    </message>
    <message>
        <source>mute silent quiet volume audio noise</source>
        <translation>mudo silêncio silencioso volume áudio barulho</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Of all sounds.</source>
        <translation>De todos os sons.</translation>
    </message>
    <message>
        <source>master loudness sound audio</source>
        <translation>geral intensidade som áudio</translation>
    </message>
    <message>
        <source>Volume of cards</source>
        <translation>Volume das cartas</translation>
    </message>
    <message>
        <source>loudness sound audio</source>
        <translation>intensidade som áudio</translation>
    </message>
    <message>
        <source>Volume of chips</source>
        <translation>Volume das fichas</translation>
    </message>
    <message>
        <source>Volume of cues</source>
        <translation>Volume dos avisos</translation>
    </message>
    <message>
        <source>A button, a refusal, the clock running out.</source>
        <translation>Um botão, uma recusa, o tempo acabando.</translation>
    </message>
    <message>
        <source>Volume of results</source>
        <translation>Volume dos resultados</translation>
    </message>
    <message>
        <source>Room tone</source>
        <translation>Som ambiente</translation>
    </message>
    <message>
        <source>The quiet hum of a room with people in it, while the window is shown.</source>
        <translation>O leve murmúrio de um salão com pessoas, enquanto a janela está visível.</translation>
    </message>
    <message>
        <source>room ambience background noise murmur sound audio</source>
        <translation>salão ambiente fundo barulho murmúrio som áudio</translation>
    </message>
    <message>
        <source>Volume of the room tone</source>
        <translation>Volume do som ambiente</translation>
    </message>
    <message>
        <source>ambience background loudness sound audio</source>
        <translation>ambiente fundo intensidade som áudio</translation>
    </message>
</context>
<context>
    <name>SpreadsheetSettings</name>
    <message>
        <source>Spreadsheet files</source>
        <translation>Arquivos de planilha</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Vírgula</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Ponto e vírgula</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulação</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Ponto</translation>
    </message>
    <message>
        <source>Between cells</source>
        <translation>Entre células</translation>
    </message>
    <message>
        <source>In the CSV files you export. If all of a line ends up in one cell, choose another.</source>
        <translation>Nos arquivos CSV que você exporta. Se uma linha inteira cair em uma célula, escolha outro.</translation>
    </message>
    <message>
        <source>csv excel export separator delimiter columns</source>
        <translation>csv excel exportar separador colunas</translation>
    </message>
    <message>
        <source>Decimal sign</source>
        <translation>Sinal decimal</translation>
    </message>
    <message>
        <source>If amounts are taken for text or dates, choose another.</source>
        <translation>Se os valores forem tomados por texto ou datas, escolha outro.</translation>
    </message>
    <message>
        <source>csv excel export number point comma amounts</source>
        <translation>csv excel exportar número ponto vírgula valores</translation>
    </message>
    <message>
        <source>Byte-order mark</source>
        <translation>Marca de ordem de bytes</translation>
    </message>
    <message>
        <source>Tells Excel that names and notes are UTF-8. Turn it off for programs that stumble over it.</source>
        <translation>Diz ao Excel que nomes e notas estão em UTF-8. Desative para programas que tropeçam nela.</translation>
    </message>
    <message>
        <source>csv excel export bom utf-8 unicode encoding accents</source>
        <translation>csv excel exportar bom utf-8 unicode codificação acentos</translation>
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
        <translation>Estatísticas</translation>
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
        <translation>Carteira</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Conta</translation>
    </message>
    <message>
        <source>Show all rounds</source>
        <translation>Mostrar todas as rodadas</translation>
    </message>
    <message>
        <source>Figures and charts</source>
        <translation>Números e gráficos</translation>
    </message>
    <message>
        <source>Recalculate</source>
        <translation>Somar de novo</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Comparar com…</translation>
    </message>
    <message>
        <source>Mistakes by hand and dealer&apos;s cards</source>
        <translation>Erros por mão e cartas do crupiê</translation>
    </message>
    <message>
        <source>Press a cell to see rounds with its hand.</source>
        <translation>Pressione uma casa para ver rodadas com sua mão.</translation>
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
        <translation>Uma sala de blackjack com o sabot aberto</translation>
    </message>
    <message>
        <source>blackjack;21;cards;casino;shoe;strategy;</source>
        <comment>what the program is searched by, each with a ; behind</comment>
        <translation>blackjack;21;cartas;cassino;sabot;estratégia;</translation>
    </message>
    <message>
        <source>The blackjack of six real casinos on one desktop, for play money and without a connection: an animated table, with other people at it where the game has them, and a shuffle that anyone can verify.</source>
        <translation>O blackjack de seis cassinos reais em um só computador, com dinheiro fictício e sem conexão: uma mesa que distribui, vira e paga, com outras pessoas onde o jogo as tem, e um embaralhamento que qualquer um pode verificar.</translation>
    </message>
    <message>
        <source>What sets it apart:</source>
        <translation>O que ele sabe e outros não:</translation>
    </message>
    <message>
        <source>the exact price of every decision, under any rules, and a coach who has counted the shoe</source>
        <translation>o valor exato de cada decisão, com quaisquer regras, e um treinador que conta o sabot como ele está</translation>
    </message>
    <message>
        <source>luck and play told apart, for a round or for a year</source>
        <translation>a sorte e o jogo separados, em uma rodada ou em um ano</translation>
    </message>
    <message>
        <source>your own rules, with the worth of each as you change it</source>
        <translation>suas próprias regras, com quanto vale cada uma enquanto você a muda</translation>
    </message>
    <message>
        <source>every round on record before it is shown, ready to be replayed, reviewed and exported</source>
        <translation>cada rodada registrada antes de ser mostrada, para ver o replay, revisar e exportar</translation>
    </message>
    <message>
        <source>limits and breaks that hold</source>
        <translation>limites e pausas que valem mesmo</translation>
    </message>
    <message>
        <source>All of it works by mouse, by keyboard alone and through a screen reader.</source>
        <translation>Tudo funciona com o mouse, só com o teclado e com leitor de tela.</translation>
    </message>
    <message>
        <source>A round of Down Under Blackjack</source>
        <translation>Uma rodada de Blackjack Down Under</translation>
    </message>
    <message>
        <source>A full table of Deluxe Blackjack</source>
        <translation>Uma mesa cheia de Blackjack Deluxe</translation>
    </message>
    <message>
        <source>The best play for every hand, and what each play is worth</source>
        <translation>A melhor jogada para cada mão, e quanto vale cada jogada com ela</translation>
    </message>
    <message>
        <source>Editing a game&apos;s rules, and what each is worth</source>
        <translation>As regras de um jogo em edição, e quanto vale cada uma</translation>
    </message>
    <message>
        <source>Blackjack game rules</source>
        <translation>Regras de um jogo de blackjack</translation>
    </message>
    <message>
        <source>Blackjack challenge</source>
        <translation>Desafio de blackjack</translation>
    </message>
</context>
<context>
    <name>StrategyFigures</name>
    <message>
        <source>House edge</source>
        <translation>Vantagem da casa</translation>
    </message>
    <message>
        <source>House edge: calculating…</source>
        <translation>Vantagem da casa: calculando</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Vantagem da casa %1</translation>
    </message>
    <message>
        <source>with best play, of the initial stake</source>
        <translation>com estratégia ótima, da primeira aposta</translation>
    </message>
    <message>
        <source>The game&apos;s own: %1</source>
        <translation>Do próprio jogo: %1</translation>
    </message>
</context>
<context>
    <name>StrategyPage</name>
    <message>
        <source>Best play of %1</source>
        <translation>Estratégia ótima de %1</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Estratégia</translation>
    </message>
    <message>
        <source>Copy the chart</source>
        <translation>Copiar a tabela</translation>
    </message>
    <message>
        <source>Save the chart as PDF</source>
        <translation>Salvar a tabela como PDF</translation>
    </message>
    <message>
        <source>strategy-%1</source>
        <comment>a file&apos;s name; %1 is a game&apos;s id</comment>
        <translation>estrategia-%1</translation>
    </message>
    <message>
        <source>Copy the comparison</source>
        <translation>Copiar a comparação</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>What is known about the hidden card</source>
        <translation>O que se sabe da carta oculta</translation>
    </message>
    <message>
        <source>Hand calculator</source>
        <translation>Calculadora de mãos</translation>
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
        <translation>Sem seguro</translation>
    </message>
    <message>
        <source>None</source>
        <comment>even money for no hand</comment>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Insure all</source>
        <translation>Seguro em todas</translation>
    </message>
    <message>
        <source>Even money, all</source>
        <translation>Even money em todas</translation>
    </message>
    <message>
        <source>Hands %1: insurance?</source>
        <translation>Mãos %1: seguro?</translation>
    </message>
    <message>
        <source>Hands %1: even money?</source>
        <translation>Mãos %1: even money?</translation>
    </message>
    <message>
        <source>Your balance doesn&apos;t cover all hands. Choose some.</source>
        <translation>Seu saldo não cobre todas as mãos. Escolha algumas.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Escolher</translation>
    </message>
    <message>
        <source>All insured.</source>
        <translation>Seguro em todas.</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dois</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Três</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quatro</translation>
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
        <translation>Sete</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Oito</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Nove</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Dez</translation>
    </message>
    <message>
        <source>Eleven</source>
        <translation>Onze</translation>
    </message>
    <message>
        <source>Twelve</source>
        <translation>Doze</translation>
    </message>
    <message>
        <source>Thirteen</source>
        <translation>Treze</translation>
    </message>
    <message>
        <source>Fourteen</source>
        <translation>Catorze</translation>
    </message>
    <message>
        <source>Fifteen</source>
        <translation>Quinze</translation>
    </message>
    <message>
        <source>Sixteen</source>
        <translation>Dezesseis</translation>
    </message>
    <message>
        <source>Seventeen</source>
        <translation>Dezessete</translation>
    </message>
    <message>
        <source>Eighteen</source>
        <translation>Dezoito</translation>
    </message>
    <message>
        <source>Nineteen</source>
        <translation>Dezenove</translation>
    </message>
    <message>
        <source>Twenty</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Twenty-one</source>
        <translation>Vinte e um</translation>
    </message>
    <message>
        <source>Twenty-two</source>
        <translation>Vinte e dois</translation>
    </message>
    <message>
        <source>Dealer has blackjack</source>
        <translation>Crupiê tem blackjack</translation>
    </message>
    <message>
        <source>Dealer busts</source>
        <translation>Crupiê estourou</translation>
    </message>
    <message>
        <source>Soft %1</source>
        <comment>the dealer&apos;s total</comment>
        <translation>%1 suave</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Apostas encerradas</translation>
    </message>
    <message>
        <source>No blackjack</source>
        <translation>Sem blackjack</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>Façam suas apostas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose stake, and which</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, spot %2, %3</source>
        <translation>%1, posição %2, %3</translation>
    </message>
    <message>
        <source>%1, hand %2, %3</source>
        <comment>a stake, and how much</comment>
        <translation>%1, mão %2, %3</translation>
    </message>
    <message>
        <source>%1, hand %2: %3, %4</source>
        <comment>a stake, how it ended, what came back</comment>
        <translation>%1, mão %2: %3, %4</translation>
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
        <translation>O crupiê tem blackjack</translation>
    </message>
    <message>
        <source>The dealer busts with %1</source>
        <translation>O crupiê estoura com %1</translation>
    </message>
    <message>
        <source>The dealer has %1</source>
        <translation>O crupiê tem %1</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Crupiê</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <translation>Crupiê: %1</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Aposta</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>%1 to the dealer</source>
        <comment>a card</comment>
        <translation>%1 para o crupiê</translation>
    </message>
    <message>
        <source>A hidden card to the dealer</source>
        <translation>Uma carta oculta para o crupiê</translation>
    </message>
    <message>
        <source>%1 to hand %2</source>
        <comment>a card, a hand&apos;s number</comment>
        <translation>%1 para a mão %2</translation>
    </message>
    <message>
        <source>A card is burned</source>
        <translation>Uma carta é queimada</translation>
    </message>
    <message>
        <source>Stakes: %1</source>
        <translation>Apostas: %1</translation>
    </message>
    <message>
        <source>The dealer turns the %1</source>
        <translation>O crupiê vira a carta: %1</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>A rodada terminou</translation>
    </message>
    <message>
        <source>The round begins</source>
        <translation>A rodada começa</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <comment>who sits where</comment>
        <translation>%1, lugar %2</translation>
    </message>
    <message>
        <source>%1, betting behind</source>
        <comment>somebody without a seat</comment>
        <translation>%1, apostando atrás</translation>
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
        <translation>Acompanha</translation>
    </message>
    <message>
        <source>Dealer&apos;s golden rule: two gold cards, both shown</source>
        <translation>Regra de ouro do crupiê: duas cartas douradas, ambas mostradas</translation>
    </message>
    <message>
        <source>Player&apos;s golden rule: the dealer has 22</source>
        <translation>Regra de ouro do jogador: o crupiê tem 22</translation>
    </message>
    <message>
        <source>No dealer blackjack</source>
        <translation>Crupiê sem blackjack</translation>
    </message>
    <message>
        <source>New shoe: %1 is shown, %2 burned</source>
        <translation>Sabot novo: sai %1, %2 queimadas</translation>
    </message>
    <message>
        <source>The stakes are returned</source>
        <translation>A rodada é devolvida</translation>
    </message>
    <message>
        <source>Your turn: hand %1, %2 against %3</source>
        <translation>Sua vez: mão %1, %2 contra %3</translation>
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
        <translation>Seguro por %1?</translation>
    </message>
    <message>
        <source>Even money, %1?</source>
        <comment>what is won</comment>
        <translation>Even money, %1?</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>Desistir?</translation>
    </message>
    <message>
        <source>Surrender?</source>
        <translation>Desistir?</translation>
    </message>
    <message>
        <source>%1 doubles on %2 against %3. Follow with %4?</source>
        <comment>who, a total, the dealer&apos;s, an amount</comment>
        <translation>%1 dobra com %2 contra %3. Acompanhar com %4?</translation>
    </message>
    <message>
        <source>%1 splits %2 and %3 against %4. Follow with %5?</source>
        <comment>who, two cards, the dealer&apos;s, an amount</comment>
        <translation>%1 divide %2 e %3 contra %4. Acompanhar com %5?</translation>
    </message>
    <message>
        <source>Your turn: %1 against %2</source>
        <translation>Sua vez: %1 contra %2</translation>
    </message>
    <message>
        <source>A card for %1 on %2?</source>
        <translation>Carta para %1 com %2?</translation>
    </message>
    <message>
        <source>%1 doubles on %2!</source>
        <translation>%1 dobra com %2!</translation>
    </message>
    <message>
        <source>Tens to be split, for %1.</source>
        <translation>Dez divididos, para %1.</translation>
    </message>
    <message numerus="yes">
        <source>Twenty-one for %1, in %n cards.</source>
        <translation>
            <numerusform>Vinte e um para %1, com %n carta.</numerusform>
            <numerusform>Vinte e um para %1, com %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n cards.</source>
        <translation>
            <numerusform>%1 tem %n carta.</numerusform>
            <numerusform>%1 tem %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer has 22: every hand pushes</source>
        <translation>O crupiê tem 22: todas as mãos empatam</translation>
    </message>
    <message numerus="yes">
        <source>%n cards: a Charlie for %1.</source>
        <translation>
            <numerusform>%n carta: um Charlie para %1.</numerusform>
            <numerusform>%n cartas: um Charlie para %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer has 22: a push</source>
        <translation>O crupiê tem 22: empate</translation>
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
        <translation>Dobra grátis para %1.</translation>
    </message>
    <message>
        <source>A free split for %1.</source>
        <comment>a name</comment>
        <translation>Divisão grátis para %1.</translation>
    </message>
    <message>
        <source>%1, %2 staked by the house</source>
        <comment>a stake, an amount</comment>
        <translation>%1, %2 apostados pela casa</translation>
    </message>
    <message>
        <source>Split free</source>
        <translation>Dividir grátis</translation>
    </message>
    <message>
        <source>Double free</source>
        <translation>Dobrar grátis</translation>
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
        <translation>Você</translation>
    </message>
    <message>
        <source>Spot %1</source>
        <translation>Posição %1</translation>
    </message>
    <message>
        <source>Spot %1, %2</source>
        <translation>Posição %1, %2</translation>
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
        <translation>Dispensar</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Stop review</source>
        <translation>Encerrar revisão</translation>
    </message>
    <message>
        <source>Stop challenge</source>
        <translation>Encerrar desafio</translation>
    </message>
</context>
<context>
    <name>TableSettings</name>
    <message>
        <source>Set by the game</source>
        <translation>Conforme o jogo</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desligado</translation>
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
        <translation>Velocidade da distribuição</translation>
    </message>
    <message>
        <source>Off shows everything at once.</source>
        <translation>“Desligada” mostra tudo de uma vez.</translation>
    </message>
    <message>
        <source>animation pace duration quick</source>
        <translation>animação ritmo duração rápido</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Movimento reduzido</translation>
    </message>
    <message>
        <source>Cards and chips fade in instead of moving. Follows the desktop until you choose here.</source>
        <translation>Cartas e fichas surgem aos poucos em vez de se mover. Segue o ambiente de trabalho até você escolher aqui.</translation>
    </message>
    <message>
        <source>Cards and chips fade in instead of moving.</source>
        <translation>Cartas e fichas surgem aos poucos em vez de se mover.</translation>
    </message>
    <message>
        <source>animation movement</source>
        <translation>animação movimento</translation>
    </message>
    <message>
        <source>Dealer&apos;s calls</source>
        <translation>Anúncios do crupiê</translation>
    </message>
    <message>
        <source>Shows beside the cards what the dealer calls out.</source>
        <translation>O que o crupiê anuncia aparece ao lado das cartas.</translation>
    </message>
    <message>
        <source>subtitles voice speech croupier</source>
        <translation>legendas voz fala crupiê dealer</translation>
    </message>
    <message>
        <source>Ask before surrendering</source>
        <translation>Perguntar antes de desistir</translation>
    </message>
    <message>
        <source>confirm confirmation question warn give up</source>
        <translation>confirmar confirmação pergunta avisar desistir surrender</translation>
    </message>
    <message>
        <source>Ask before staking the whole wallet</source>
        <translation>Perguntar antes de apostar a carteira inteira</translation>
    </message>
    <message>
        <source>confirm confirmation question warn all in bet everything</source>
        <translation>confirmar confirmação pergunta avisar all-in apostar tudo</translation>
    </message>
    <message>
        <source>Other people at the table</source>
        <translation>Outras pessoas à mesa</translation>
    </message>
    <message>
        <source>At shared tables. You choose how many, and their pace, at the table.</source>
        <translation>Em mesas compartilhadas. Quantas são, e seu ritmo, escolhe-se na mesa.</translation>
    </message>
    <message>
        <source>company players seats bots opponents alone pace thinking</source>
        <translation>companhia jogadores lugares bots adversários sozinho ritmo pensar</translation>
    </message>
    <message>
        <source>Time to bet</source>
        <translation>Tempo para apostar</translation>
    </message>
    <message>
        <source>clock timer countdown seconds stake</source>
        <translation>relógio cronômetro contagem regressiva segundos aposta</translation>
    </message>
    <message>
        <source>A time chosen here applies at every table, even where the game has no clock.</source>
        <translation>Um tempo escolhido aqui vale em todas as mesas, mesmo quando o jogo não tem relógio.</translation>
    </message>
    <message>
        <source>Time for a decision</source>
        <translation>Tempo para decidir</translation>
    </message>
    <message>
        <source>clock timer countdown seconds</source>
        <translation>relógio cronômetro contagem regressiva segundos</translation>
    </message>
</context>
<context>
    <name>TakeInDialog</name>
    <message>
        <source>What could not be imported</source>
        <translation>O que não pôde ser importado</translation>
    </message>
    <message>
        <source>Import under another name?</source>
        <translation>Importar com outro nome?</translation>
    </message>
    <message>
        <source>Import under new names</source>
        <translation>Importar com novos nomes</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Ignorar</translation>
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
        <translation>Parar</translation>
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
        <translation>Even money</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>parar</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>pedir</translation>
    </message>
    <message>
        <source>double</source>
        <translation>dobrar</translation>
    </message>
    <message>
        <source>split</source>
        <translation>dividir</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>desistir</translation>
    </message>
    <message>
        <source>double, else hit</source>
        <translation>dobrar, senão pedir</translation>
    </message>
    <message>
        <source>double, else stand</source>
        <translation>dobrar, senão parar</translation>
    </message>
    <message>
        <source>surrender, else hit</source>
        <translation>desistir, senão pedir</translation>
    </message>
    <message>
        <source>surrender, else stand</source>
        <translation>desistir, senão parar</translation>
    </message>
    <message>
        <source>surrender, else split</source>
        <translation>desistir, senão dividir</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Dobrar</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>Follow double</source>
        <translation>Acompanhar dobra</translation>
    </message>
    <message>
        <source>Follow split</source>
        <translation>Acompanhar divisão</translation>
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
        <translation>Estourou</translation>
    </message>
    <message>
        <source>Surrendered</source>
        <translation>Desistiu</translation>
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
        <translation>estouro</translation>
    </message>
    <message>
        <source>even money</source>
        <translation>even money</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Desistiu</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>desistência</translation>
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
        <translation>Meia-noite</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordô</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>Laguna</translation>
    </message>
    <message>
        <source>Classic green</source>
        <translation>Verde clássico</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Carvão</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Stop replay</source>
        <translation>Parar replay</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>Lobby</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Companhia</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Desligar som</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Ligar som</translation>
    </message>
    <message>
        <source>Hide the Rundown</source>
        <translation>Ocultar o Histórico</translation>
    </message>
    <message>
        <source>Show the Rundown</source>
        <translation>Mostrar o Histórico</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Then %1</source>
        <comment>the balance in a replay</comment>
        <translation>Na época %1</translation>
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
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
</context>
<context>
    <name>TroublePage</name>
    <message>
        <source>Set it aside, use the backup</source>
        <translation>Isolar e continuar com o backup</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>Reading the backups…</source>
        <translation>Lendo os backups…</translation>
    </message>
    <message>
        <source>None of them is intact</source>
        <translation>Nenhum deles está íntegro</translation>
    </message>
    <message>
        <source>Set it aside and use the backup of %1</source>
        <translation>Isolar e continuar com o backup de %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Set it aside, start afresh</source>
        <translation>Isolar e começar do zero</translation>
    </message>
    <message>
        <source>Set it aside and start afresh</source>
        <translation>Isolar e começar do zero</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>All backups</source>
        <translation>Todos os backups</translation>
    </message>
</context>
<context>
    <name>TroubleWords</name>
    <message>
        <source>That did not help: %1</source>
        <translation>Não adiantou: %1</translation>
    </message>
</context>
<context>
    <name>WalletMenu</name>
    <message>
        <source>Wallet</source>
        <translation>Carteira</translation>
    </message>
    <message>
        <source>Top up %1</source>
        <translation>Recarregar %1</translation>
    </message>
    <message>
        <source>Play with %1</source>
        <translation>Jogar com %1</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Ace</source>
        <translation>Ás</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dois</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Três</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quatro</translation>
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
        <translation>Sete</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Oito</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Nove</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Dez</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Valete</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dama</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Rei</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ouros</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>paus</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ás</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>%1 suave</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 para %2</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganhou</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdeu</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Devolvida</translation>
    </message>
    <message>
        <source>win</source>
        <translation>vitória</translation>
    </message>
    <message>
        <source>lose</source>
        <translation>derrota</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>devolvida</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>a decision</comment>
        <translation>Melhor</translation>
    </message>
    <message>
        <source>Fine</source>
        <comment>a decision</comment>
        <translation>Boa</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <comment>a decision</comment>
        <translation>Imprecisão</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>a decision</comment>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Blunder</source>
        <comment>a decision</comment>
        <translation>Erro grave</translation>
    </message>
    <message>
        <source>Watched</source>
        <comment>a round in which the person staked nothing</comment>
        <translation>Assistida</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n vitória</numerusform>
            <numerusform>%n vitórias</numerusform>
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
            <numerusform>%n derrota</numerusform>
            <numerusform>%n derrotas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n surrendered</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n desistência</numerusform>
            <numerusform>%n desistências</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n returned</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n devolvida</numerusform>
            <numerusform>%n devolvidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands %1, side bets %2</source>
        <translation>Mãos %1, apostas paralelas %2</translation>
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
        <translation>Carta oculta baixa</translation>
    </message>
    <message>
        <source>Hidden card is medium</source>
        <translation>Carta oculta média</translation>
    </message>
    <message>
        <source>Hidden card is large</source>
        <translation>Carta oculta alta</translation>
    </message>
    <message>
        <source>Hidden card: small, %1</source>
        <translation>Carta oculta: baixa, %1</translation>
    </message>
    <message>
        <source>Hidden card: medium, %1</source>
        <translation>Carta oculta: média, %1</translation>
    </message>
    <message>
        <source>Hidden card: large, %1</source>
        <translation>Carta oculta: alta, %1</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>form of a date, for QLocale::toString</comment>
        <translation>dd/MM/yyyy</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Mão %1</translation>
    </message>
    <message>
        <source>Someone is sitting there. Choose another spot.</source>
        <translation>Já há alguém sentado ali. Escolha outra posição.</translation>
    </message>
    <message>
        <source>You already have as many spots as one player may hold. Leave one first.</source>
        <translation>Você já tem todas as posições que uma pessoa pode ter. Deixe uma antes.</translation>
    </message>
    <message>
        <source>Both of your spots must carry the same stake.</source>
        <translation>Suas duas posições levam a mesma aposta.</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t sit at this table. Choose a standard account in the lobby.</source>
        <translation>Uma conta de teste não pode se sentar a esta mesa. Escolha uma conta padrão no lobby.</translation>
    </message>
    <message>
        <source>That is your own spot. You can only bet behind other people.</source>
        <translation>Essa posição é sua. Apostas atrás vão nas dos outros.</translation>
    </message>
    <message>
        <source>This game has no betting behind.</source>
        <translation>Este jogo não tem apostas atrás.</translation>
    </message>
    <message>
        <source>Nobody plays on that spot. Place the main stake first.</source>
        <translation>Ninguém joga nessa posição. Faça antes a aposta principal.</translation>
    </message>
    <message>
        <source>Place at least %1.</source>
        <translation>Aposte pelo menos %1.</translation>
    </message>
    <message>
        <source>That is below the minimum. Place more.</source>
        <translation>Isso está abaixo do mínimo. Aposte mais.</translation>
    </message>
    <message>
        <source>The maximum there is %1.</source>
        <translation>O máximo ali é %1.</translation>
    </message>
    <message>
        <source>That is above the maximum. Place less.</source>
        <translation>Isso está acima do máximo. Aposte menos.</translation>
    </message>
    <message>
        <source>Stakes go in steps of %1.</source>
        <translation>As apostas são múltiplas de %1.</translation>
    </message>
    <message>
        <source>Your balance doesn&apos;t cover that. Stake less, or top up in the lobby.</source>
        <translation>Seu saldo não cobre isso. Aposte menos ou recarregue no lobby.</translation>
    </message>
    <message>
        <source>That side bet isn&apos;t offered here.</source>
        <translation>Essa aposta paralela não existe aqui.</translation>
    </message>
    <message>
        <source>You have excluded yourself from play until the period is over.</source>
        <translation>Você se excluiu do jogo até o fim do período.</translation>
    </message>
    <message>
        <source>You have reached the limit you set for yourself.</source>
        <translation>O limite que você definiu foi atingido.</translation>
    </message>
    <message>
        <source>It isn&apos;t your turn. Wait until your hand is highlighted.</source>
        <translation>Não é a sua vez. Espere até sua mão ficar destacada.</translation>
    </message>
    <message>
        <source>The rules don&apos;t offer that here. Choose one of the actions shown.</source>
        <translation>As regras não permitem isso aqui. Escolha uma das ações mostradas.</translation>
    </message>
    <message>
        <source>Not now. Wait a moment.</source>
        <translation>Agora não. Espere um momento.</translation>
    </message>
    <message>
        <source>There is no such spot at this table.</source>
        <translation>Não existe essa posição nesta mesa.</translation>
    </message>
    <message>
        <source>The shoe has no cards left for this round. The stakes are returned.</source>
        <translation>O sabot não tem mais cartas para esta rodada. Ela é devolvida.</translation>
    </message>
    <message>
        <source>That amount is too large to be counted. Stake less.</source>
        <translation>Esse valor é grande demais para ser contado. Aposte menos.</translation>
    </message>
    <message>
        <source>Time&apos;s up: no insurance.</source>
        <translation>Tempo esgotado: sem seguro.</translation>
    </message>
    <message>
        <source>Time&apos;s up: no even money.</source>
        <translation>Tempo esgotado: sem even money.</translation>
    </message>
    <message>
        <source>Time&apos;s up: not given up.</source>
        <translation>Tempo esgotado: não desistiu.</translation>
    </message>
    <message>
        <source>Time&apos;s up: not surrendered.</source>
        <translation>Tempo esgotado: não desistiu.</translation>
    </message>
    <message>
        <source>Time&apos;s up: not followed.</source>
        <translation>Tempo esgotado: não acompanhou.</translation>
    </message>
    <message>
        <source>Time&apos;s up: hit, now %1.</source>
        <translation>Tempo esgotado: carta pedida, agora %1.</translation>
    </message>
    <message>
        <source>Time&apos;s up: stood on %1.</source>
        <translation>Tempo esgotado: parou com %1.</translation>
    </message>
    <message>
        <source>The side bet on spot %1 needs a stake on the spot.</source>
        <translation>A aposta paralela na posição %1 precisa de uma aposta na posição.</translation>
    </message>
    <message>
        <source>Nobody plays on spot %1 in the next round. Change the bets.</source>
        <translation>Ninguém joga na posição %1 na próxima rodada. Mude as apostas.</translation>
    </message>
    <message>
        <source>%1 takes at least %2.</source>
        <translation>%1 exige pelo menos %2.</translation>
    </message>
    <message>
        <source>Place at least %1 on spot %2.</source>
        <translation>Aposte pelo menos %1 na posição %2.</translation>
    </message>
    <message>
        <source>Blackjack pays %1</source>
        <translation>Blackjack paga %1</translation>
    </message>
    <message>
        <source>Dealer must draw to %1 and hit soft %2</source>
        <translation>Crupiê pede até %1 e no %2 suave</translation>
    </message>
    <message>
        <source>Dealer must draw to %1 and stand on all %2s</source>
        <translation>Crupiê pede até %1 e para em todo %2</translation>
    </message>
    <message>
        <source>Insurance pays %1</source>
        <translation>Seguro paga %1</translation>
    </message>
    <message>
        <source>Dealer&apos;s 22 pushes</source>
        <translation>22 do crupiê empata</translation>
    </message>
    <message numerus="yes">
        <source>%n decks</source>
        <translation>
            <numerusform>%n baralho</numerusform>
            <numerusform>%n baralhos</numerusform>
        </translation>
    </message>
    <message>
        <source>dealer hits soft %1</source>
        <translation>crupiê pede no %1 suave</translation>
    </message>
    <message>
        <source>dealer stands on %1</source>
        <translation>crupiê para no %1</translation>
    </message>
    <message>
        <source>dealer peeks</source>
        <translation>crupiê confere</translation>
    </message>
    <message>
        <source>no peek</source>
        <translation>crupiê não confere</translation>
    </message>
    <message numerus="yes">
        <source>up to %n hands</source>
        <translation>
            <numerusform>até %n mão</numerusform>
            <numerusform>até %n mãos</numerusform>
        </translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>desistência</translation>
    </message>
    <message>
        <source>22 pushes</source>
        <translation>22 empata</translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n desistência</numerusform>
            <numerusform>%n desistências</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <comment>a side bet, how many of them won, and how many there were</comment>
        <translation>%1 %2 de %3</translation>
    </message>
    <message>
        <source>doubles on 9 to 11 only</source>
        <translation>dobra só com 9 a 11</translation>
    </message>
    <message>
        <source>doubles on 10 and 11 only</source>
        <translation>dobra só com 10 e 11</translation>
    </message>
    <message>
        <source>no splits</source>
        <translation>sem divisões</translation>
    </message>
    <message>
        <source>no doubles after a split</source>
        <translation>sem dobrar após dividir</translation>
    </message>
    <message>
        <source>hands can be given up</source>
        <translation>pode-se desistir</translation>
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
        <translation>%1 perdeu</translation>
    </message>
    <message>
        <source>hand won</source>
        <translation>mão ganha</translation>
    </message>
    <message>
        <source>hand lost</source>
        <translation>mão perdida</translation>
    </message>
    <message>
        <source>hand pushed</source>
        <translation>mão empatada</translation>
    </message>
    <message>
        <source>hand bust</source>
        <translation>mão estourada</translation>
    </message>
    <message>
        <source>Dealer busts: %1</source>
        <comment>how the hands ended: 6 won</comment>
        <translation>Crupiê estourou: %1</translation>
    </message>
    <message numerus="yes">
        <source>Last time: %Ln rounds, %1 · %2</source>
        <comment>a game&apos;s last session: its net, its last round&apos;s time</comment>
        <translation>
            <numerusform>Última vez: %Ln rodada, %1 · %2</numerusform>
            <numerusform>Última vez: %Ln rodadas, %1 · %2</numerusform>
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
            <numerusform>uma mesa de %n lugar com outras pessoas</numerusform>
            <numerusform>uma mesa de %n lugares com outras pessoas</numerusform>
        </translation>
    </message>
    <message>
        <source>bets behind their hands</source>
        <translation>apostas atrás das mãos delas</translation>
    </message>
    <message numerus="yes">
        <source>one to %n hands a round</source>
        <translation>
            <numerusform>uma mão por rodada</numerusform>
            <numerusform>de uma a %n mãos por rodada</numerusform>
        </translation>
    </message>
    <message>
        <source>a hint about the hole card</source>
        <translation>uma dica sobre a carta oculta</translation>
    </message>
    <message>
        <source>a push on the dealer&apos;s 22</source>
        <translation>empate com 22 do crupiê</translation>
    </message>
    <message>
        <source>two gold cards of the dealer shown at once</source>
        <translation>duas cartas douradas do crupiê à mostra</translation>
    </message>
    <message>
        <source>hands that can be given up</source>
        <translation>mãos das quais se pode desistir</translation>
    </message>
    <message>
        <source>a blackjack that pays %1</source>
        <translation>um blackjack que paga %1</translation>
    </message>
    <message>
        <source>insurance that pays %1</source>
        <translation>um seguro que paga %1</translation>
    </message>
    <message>
        <source>no peek at the hole card</source>
        <translation>sem conferir a carta oculta</translation>
    </message>
    <message>
        <source>a dealer who hits soft %1</source>
        <translation>um crupiê que pede no %1 suave</translation>
    </message>
    <message>
        <source>a dealer who stands on %1</source>
        <translation>um crupiê que para no %1</translation>
    </message>
    <message numerus="yes">
        <source>pairs split into as many as %n hands</source>
        <translation>
            <numerusform>pares em %n mão</numerusform>
            <numerusform>pares divididos em até %n mãos</numerusform>
        </translation>
    </message>
    <message>
        <source>one hand a round</source>
        <translation>uma mão por rodada</translation>
    </message>
    <message numerus="yes">
        <source>%n side bets</source>
        <translation>
            <numerusform>%n aposta paralela</numerusform>
            <numerusform>%n apostas paralelas</numerusform>
        </translation>
    </message>
    <message>
        <source>the side bet %1</source>
        <translation>a aposta paralela %1</translation>
    </message>
    <message>
        <source>the side bets %1</source>
        <translation>as apostas paralelas %1</translation>
    </message>
    <message>
        <source>the usual rules</source>
        <translation>as regras de sempre</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>A round of %1 played for %2 is waiting for you. Finish it first.</source>
        <translation>Uma rodada de %1 em %2 espera por você. Conclua-a antes.</translation>
    </message>
    <message>
        <source>Dealer wins ties</source>
        <translation>No empate ganha o crupiê</translation>
    </message>
    <message>
        <source>a dealer who wins ties</source>
        <translation>um crupiê que ganha no empate</translation>
    </message>
    <message>
        <source>dealer wins ties</source>
        <translation>o crupiê ganha no empate</translation>
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
        <translation>Com 21 iguais ganha o jogador</translation>
    </message>
    <message>
        <source>a 21 of yours that wins ties</source>
        <translation>um 21 que ganha no empate</translation>
    </message>
    <message numerus="yes">
        <source>%n cards that win unless they bust</source>
        <translation>
            <numerusform>%n carta que ganha se não estourar</numerusform>
            <numerusform>%n cartas que ganham se não estourarem</numerusform>
        </translation>
    </message>
    <message>
        <source>doubles after hits too</source>
        <translation>dobra também depois de pedir</translation>
    </message>
    <message>
        <source>21 wins ties</source>
        <translation>21 ganha no empate</translation>
    </message>
    <message>
        <source>no hole card</source>
        <translation>sem carta oculta</translation>
    </message>
    <message>
        <source>Both dealer cards are open</source>
        <translation>As duas cartas do crupiê ficam abertas</translation>
    </message>
    <message>
        <source>Bonuses for 21</source>
        <translation>Bônus por 21</translation>
    </message>
    <message>
        <source>a dealer who hides no card</source>
        <translation>um crupiê que não esconde nenhuma carta</translation>
    </message>
    <message>
        <source>bonuses for some hands of 21</source>
        <translation>bônus por algumas mãos de 21</translation>
    </message>
    <message numerus="yes">
        <source>%n Spanish decks</source>
        <translation>
            <numerusform>%n baralho sem dezes</numerusform>
            <numerusform>%n baralhos sem dezes</numerusform>
        </translation>
    </message>
    <message>
        <source>surrender after a double</source>
        <translation>desistência após dobrar</translation>
    </message>
    <message>
        <source>both dealer cards open</source>
        <translation>as duas cartas do crupiê abertas</translation>
    </message>
    <message>
        <source>bonuses for 21</source>
        <translation>bônus por 21</translation>
    </message>
    <message>
        <source>Blackjack of spades pays %1</source>
        <translation>Blackjack de espadas paga %1</translation>
    </message>
    <message>
        <source>Blackjack of hearts pays %1</source>
        <translation>Blackjack de copas paga %1</translation>
    </message>
    <message>
        <source>Blackjack of diamonds pays %1</source>
        <translation>Blackjack de ouros paga %1</translation>
    </message>
    <message>
        <source>Blackjack of clubs pays %1</source>
        <translation>Blackjack de paus paga %1</translation>
    </message>
    <message>
        <source>Blackjack of one suit pays %1</source>
        <translation>Blackjack do mesmo naipe paga %1</translation>
    </message>
    <message>
        <source>Player&apos;s blackjack always wins</source>
        <translation>Blackjack do jogador sempre ganha</translation>
    </message>
    <message>
        <source>Free doubles and splits</source>
        <translation>Dobras e divisões grátis</translation>
    </message>
    <message>
        <source>Free doubles</source>
        <translation>Dobras grátis</translation>
    </message>
    <message>
        <source>Free splits</source>
        <translation>Divisões grátis</translation>
    </message>
    <message>
        <source>doubles and splits that the house stakes for you</source>
        <translation>dobras e divisões que a casa aposta por você</translation>
    </message>
    <message>
        <source>doubles that the house stakes for you</source>
        <translation>dobras que a casa aposta por você</translation>
    </message>
    <message>
        <source>splits that the house stakes for you</source>
        <translation>divisões que a casa aposta por você</translation>
    </message>
    <message>
        <source>a blackjack of yours that always wins</source>
        <translation>um blackjack com que você sempre ganha</translation>
    </message>
    <message>
        <source>more for a blackjack of one suit</source>
        <translation>mais por um blackjack do mesmo naipe</translation>
    </message>
    <message>
        <source>redoubling</source>
        <translation>dobras repetidas</translation>
    </message>
    <message>
        <source>surrender at any time</source>
        <translation>desistência a qualquer momento</translation>
    </message>
    <message>
        <source>free doubles</source>
        <translation>dobras grátis</translation>
    </message>
    <message>
        <source>free splits</source>
        <translation>divisões grátis</translation>
    </message>
    <message>
        <source>your blackjack always wins</source>
        <translation>o seu blackjack sempre ganha</translation>
    </message>
    <message>
        <source>Player&apos;s 21 always wins</source>
        <translation>21 do jogador sempre ganha</translation>
    </message>
    <message>
        <source>a 21 of yours that always wins</source>
        <translation>um 21 com que você sempre ganha</translation>
    </message>
    <message>
        <source>21 always wins</source>
        <translation>21 sempre ganha</translation>
    </message>
</context>
<context>
    <name>openshoe::app::AutoPlayer</name>
    <message>
        <source>the table has not moved for two minutes</source>
        <translation>a mesa não se mexeu por dois minutos</translation>
    </message>
    <message>
        <source>no stake could be placed: %1</source>
        <translation>nenhuma aposta pôde ser feita: %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written</source>
        <translation>%1 não pode ser gravado</translation>
    </message>
</context>
<context>
    <name>openshoe::models::AboutController</name>
    <message>
        <source>Open Shoe %1 with Qt %2</source>
        <translation>Open Shoe %1 com Qt %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln files</source>
        <translation>
            <numerusform>%1 em %Ln arquivo</numerusform>
            <numerusform>%1 em %Ln arquivos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::AccountDeletion</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln rodada</numerusform>
            <numerusform>%Ln rodadas</numerusform>
        </translation>
    </message>
    <message>
        <source>What goes for good: the account %1 with %2, its wallets, shoes, notes and limits. Backups made earlier still hold them.</source>
        <translation>O que some de vez: a conta %1 com %2, suas carteiras, sabots, notas e limites. Os backups anteriores ainda os contêm.</translation>
    </message>
    <message>
        <source>It is the only account, so it stays.</source>
        <translation>É a única conta, por isso fica.</translation>
    </message>
    <message>
        <source>One of its rounds is still open. Finish it first.</source>
        <translation>Uma de suas rodadas ainda está aberta. Conclua-a antes.</translation>
    </message>
    <message>
        <source>A break is running. The account can be deleted once it is over.</source>
        <translation>Há uma pausa em curso. A conta poderá ser excluída quando ela acabar.</translation>
    </message>
    <message>
        <source>A limit is set for it. Remove that first; the account can be deleted once the removal has taken effect.</source>
        <translation>Ela tem um limite. Remova-o antes; a conta poderá ser excluída quando a remoção valer.</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 não é um arquivo deste computador.</translation>
    </message>
    <message>
        <source>The account %1 was deleted.</source>
        <translation>A conta %1 foi excluída.</translation>
    </message>
    <message>
        <source>The account %1 was deleted. Its record is in %2.</source>
        <translation>A conta %1 foi excluída. O registro está em %2.</translation>
    </message>
    <message>
        <source>%1 Nothing was deleted.</source>
        <translation>%1 Nada foi excluído.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::AccountsModel</name>
    <message>
        <source>The account %1 is ready, with play money in every wallet.</source>
        <translation>A conta %1 está pronta, com dinheiro fictício em todas as carteiras.</translation>
    </message>
    <message>
        <source>Your wallet now holds %1.</source>
        <translation>Sua carteira tem agora %1.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>The top-up was taken back. Your wallet now holds %1.</source>
        <translation>A recarga foi desfeita. Sua carteira tem agora %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::BackupsModel</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln rodada</numerusform>
            <numerusform>%Ln rodadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>last round %1</source>
        <translation>última rodada: %1</translation>
    </message>
    <message>
        <source>intact</source>
        <comment>a backup</comment>
        <translation>íntegro</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries changed or missing</source>
        <translation>
            <numerusform>%Ln entrada alterada ou ausente</numerusform>
            <numerusform>%Ln entradas alteradas ou ausentes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::CellDetail</name>
    <message>
        <source>under %1</source>
        <translation>menos de %1</translation>
    </message>
    <message>
        <source>No hand leads to this cell.</source>
        <translation>Nenhuma mão chega a esta célula.</translation>
    </message>
    <message>
        <source>Surrender comes before the dealer peeks; the figures of the other plays assume no dealer blackjack.</source>
        <translation>A desistência vem antes de o crupiê conferir; as outras jogadas são dadas para um crupiê sem blackjack.</translation>
    </message>
    <message>
        <source>The same play is best whatever cards make the hand.</source>
        <translation>A mesma jogada é a melhor, quaisquer que sejam as cartas da mão.</translation>
    </message>
    <message>
        <source>Another play is better with these cards, %1 of such hands</source>
        <translation>Outra jogada é melhor com estas cartas, %1 dessas mãos</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ChallengeController</name>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 não é um arquivo deste computador.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <translation>Não é possível gravar %1: %2</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Gravado em %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2</source>
        <translation>Não é possível ler %1: %2</translation>
    </message>
    <message>
        <source>Its rules differ from those of your %1: %2</source>
        <comment>a game, sentences</comment>
        <translation>As regras diferem das do seu %1: %2</translation>
    </message>
    <message>
        <source>You don&apos;t have this game. The file holds its rules.</source>
        <translation>Você não tem este jogo. O arquivo contém as regras.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, with %1 staked</source>
        <translation>
            <numerusform>%Ln rodada, com %1 apostados</numerusform>
            <numerusform>%Ln rodadas, com %1 apostados</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish this round first, then play the challenge.</source>
        <translation>Termine primeiro esta rodada e depois jogue o desafio.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Próxima rodada</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Sender</source>
        <comment>of a challenge</comment>
        <translation>Remetente</translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>to a challenge</comment>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Challenge somebody</source>
        <translation>Desafiar alguém</translation>
    </message>
    <message>
        <source>Challenge, round %1 of %2</source>
        <translation>Desafio, rodada %1 de %2</translation>
    </message>
    <message>
        <source>A challenge: %1</source>
        <comment>a game</comment>
        <translation>Um desafio: %1</translation>
    </message>
    <message>
        <source>A challenge from %1: %2</source>
        <comment>somebody, a game</comment>
        <translation>Um desafio de %1: %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CoachController</name>
    <message>
        <source>Best: %1</source>
        <translation>Melhor: %1</translation>
    </message>
    <message>
        <source>Equally good: %1</source>
        <translation>Igualmente bons: %1</translation>
    </message>
    <message>
        <source>Equally good: %1. Others: %2</source>
        <translation>Igualmente bons: %1. Outros: %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CompareController</name>
    <message>
        <source>%1, trial rules</source>
        <translation>%1, regras em teste</translation>
    </message>
    <message>
        <source>%1. %2: %3. %4: %5.</source>
        <translation>%1. %2: %3. %4: %5.</translation>
    </message>
    <message>
        <source>Differs. %1: %2 %3: %4 Alone %5, in turn %6.</source>
        <translation>Difere. %1: %2 %3: %4 Sozinha %5, em sequência %6.</translation>
    </message>
    <message>
        <source>Both: %1</source>
        <translation>Ambos: %1</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>Nenhuma diferença</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>House edge %1 and %2. %3.</source>
        <translation>Vantagem da casa %1 e %2. %3.</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>O que difere</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Sozinha</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>Em sequência</translation>
    </message>
    <message>
        <source>In common</source>
        <translation>O que ambos têm</translation>
    </message>
    <message>
        <source>%1 In an hour: %2.</source>
        <comment>a rule that differs, money</comment>
        <translation>%1 Em uma hora: %2.</translation>
    </message>
    <message>
        <source>House edge of the side bets, and in an hour with the same stake on each</source>
        <translation>Vantagem da casa nas apostas paralelas, e por hora com a mesma aposta em cada uma</translation>
    </message>
    <message>
        <source>The second is %1 better for you, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>O segundo é %1 melhor para você, cerca de %2 por hora</translation>
    </message>
    <message>
        <source>The second is %1 better for the house, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>O segundo é %1 melhor para a casa, cerca de %2 por hora</translation>
    </message>
    <message>
        <source>Alone: what the first game&apos;s return gains when only this rule is taken from the second. In turn: what it gains when the rules are changed one after another; these add up. Both in percentage points, and in money beneath, in an hour.</source>
        <translation>Sozinha: o que o retorno do primeiro jogo ganha quando só esta regra é como no segundo. Em sequência: o que ele ganha quando as regras são mudadas uma após a outra; estes valores se somam. Ambos em pontos percentuais e, abaixo, em dinheiro por hora.</translation>
    </message>
    <message>
        <source>In an hour</source>
        <translation>Em uma hora</translation>
    </message>
    <message>
        <source>%1: %2 and %3.</source>
        <comment>at what stake; what each of two games costs</comment>
        <translation>%1: %2 e %3.</translation>
    </message>
    <message>
        <source>Hands that are played differently</source>
        <translation>Mãos que se jogam de outro modo</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountCards</name>
    <message>
        <source>The game</source>
        <translation>O jogo</translation>
    </message>
    <message>
        <source>What a card gone changes</source>
        <translation>O que muda uma carta a menos</translation>
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
        <translation>Por cento, mesmo jogo</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Por cento</translation>
    </message>
    <message>
        <source>Per cent, best play</source>
        <translation>Por cento, jogo ótimo</translation>
    </message>
    <message>
        <source>Tags up to %1</source>
        <translation>Valores até %1</translation>
    </message>
    <message>
        <source>What you win more of a stake if one such card is gone from the full shoe: with the play of the full shoe kept, and with the best play for each shoe.</source>
        <translation>Quanto você ganha a mais de uma aposta se faltar uma carta dessas no sabot cheio: mantendo o jogo do sabot cheio, e com o melhor jogo para cada sabot.</translation>
    </message>
    <message>
        <source>What the bet wins more if one such card is gone from the full shoe; the mean of the four suits.</source>
        <translation>Quanto a aposta ganha a mais se faltar uma carta dessas no sabot cheio; média dos quatro naipes.</translation>
    </message>
    <message>
        <source>Betting correlation: %1</source>
        <translation>Correlação de aposta: %1</translation>
    </message>
    <message>
        <source>Insurance correlation: %1</source>
        <translation>Correlação do seguro: %1</translation>
    </message>
    <message>
        <source>Playing efficiency, measured: %1</source>
        <translation>Eficiência de jogo, medida: %1</translation>
    </message>
    <message>
        <source>Playing efficiency: known once the plays have been looked for</source>
        <translation>Eficiência de jogo: conhecida após procurar as jogadas</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Taking cards away, one of each…</source>
        <translation>Tirando uma carta de cada…</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountPlays</name>
    <message>
        <source>Some hundred shoes in use are solved to find the plays that follow the count. It takes up to a minute or two, once in each game.</source>
        <translation>Algumas centenas de sabots usados são resolvidos para achar as jogadas que seguem a contagem. Leva um ou dois minutos, uma vez em cada jogo.</translation>
    </message>
    <message>
        <source>%1, otherwise %2</source>
        <comment>a play, what else is done</comment>
        <translation>%1; senão, %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>a count</comment>
        <translation>%1 ou mais</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <comment>a count</comment>
        <translation>%1 ou menos</translation>
    </message>
    <message>
        <source>%1: %2 at a count of %3. Early, middle and late in the shoe: %4. Earns %5 of all.</source>
        <translation>%1: %2 na contagem de %3. No início, meio e fim do sabot: %4. Rende %5 do total.</translation>
    </message>
    <message>
        <source>Together they earn %1 of the smallest stake a round with stakes of 1 to 8, and %2 with one stake always.</source>
        <translation>Juntas rendem por rodada %1 da menor aposta com apostas de 1 a 8, e %2 sempre com uma aposta.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountQuestion</name>
    <message>
        <source>The one chosen on the page Counting</source>
        <translation>A escolhida na página Contagem</translation>
    </message>
    <message>
        <source>Before the shuffle: what is your count, by %1?</source>
        <comment>a count system</comment>
        <translation>Antes de embaralhar: qual é a sua contagem, por %1?</translation>
    </message>
    <message>
        <source>What is your count now, by %1?</source>
        <comment>a count system</comment>
        <translation>Qual é a sua contagem agora, por %1?</translation>
    </message>
    <message>
        <source>Right: the count is %1.</source>
        <translation>Certo: a contagem é %1.</translation>
    </message>
    <message>
        <source>Not %1: the count is %2.</source>
        <translation>Não é %1: a contagem é %2.</translation>
    </message>
    <message>
        <source>About %1 decks are left.</source>
        <comment>a number</comment>
        <translation>Restam cerca de %1 baralhos.</translation>
    </message>
    <message>
        <source>Not %1 decks: about %2 are left.</source>
        <comment>numbers</comment>
        <translation>Não são %1 baralhos: restam cerca de %2.</translation>
    </message>
    <message>
        <source>The true count is %1.</source>
        <translation>A contagem verdadeira é %1.</translation>
    </message>
    <message>
        <source>Type your count: a number such as %1.</source>
        <translation>Digite a sua contagem: um número, como %1.</translation>
    </message>
    <message>
        <source>Type how many decks are left, in quarters: %1 to %2.</source>
        <translation>Digite quantos baralhos restam, em quartos: de %1 a %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountSides</name>
    <message>
        <source>This game has no side bets.</source>
        <translation>Este jogo não tem apostas laterais.</translation>
    </message>
    <message>
        <source>With a shuffle before every round no side bet is ever worth more than at other times.</source>
        <translation>Embaralhando antes de cada rodada, nenhuma aposta lateral vale mais que em outro momento.</translation>
    </message>
    <message>
        <source>Watching the side bets in a thousand shoes…</source>
        <translation>Observando as apostas laterais em mil sabots…</translation>
    </message>
    <message>
        <source>Staked in every round it loses %1 of the stake.</source>
        <translation>Feita em toda rodada, perde %1 da aposta.</translation>
    </message>
    <message>
        <source>Staked in every round it wins %1 of the stake.</source>
        <translation>Feita em toda rodada, ganha %1 da aposta.</translation>
    </message>
    <message>
        <source>Before the cut card it is never worth its stake.</source>
        <translation>Antes da carta de corte nunca vale a aposta.</translation>
    </message>
    <message>
        <source>Who knew every card left would stake in %1 of the rounds, and win %2 of a stake in each of them.</source>
        <translation>Quem soubesse cada carta restante apostaria em %1 das rodadas e ganharia em cada uma %2 da aposta.</translation>
    </message>
    <message>
        <source>%1 catches nothing of that.</source>
        <comment>a count&apos;s name</comment>
        <translation>%1 não capta nada disso.</translation>
    </message>
    <message>
        <source>%1 catches %2 of that, staking from a count of %3 on: in %4 of the rounds.</source>
        <translation>%1 capta %2 disso apostando a partir da contagem %3: em %4 das rodadas.</translation>
    </message>
    <message>
        <source>%1 catches %2 of that, staking up to a count of %3: in %4 of the rounds.</source>
        <translation>%1 capta %2 disso apostando até a contagem %3: em %4 das rodadas.</translation>
    </message>
    <message>
        <source>The best count made for this bet, with a tag for every single card, would catch %1.</source>
        <translation>A melhor contagem feita para esta aposta, com um valor para cada carta, captaria %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountSystems</name>
    <message>
        <source>I don&apos;t count</source>
        <translation>Não conto</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n systems of your own are kept. Remove one first.</source>
        <translation>
            <numerusform>É mantido no máximo %n sistema próprio. Remova um primeiro.</numerusform>
            <numerusform>São mantidos no máximo %n sistemas próprios. Remova um primeiro.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountingController</name>
    <message numerus="yes">
        <source>%n decks</source>
        <translation>
            <numerusform>%n baralho</numerusform>
            <numerusform>%n baralhos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n mão</numerusform>
            <numerusform>%n mãos</numerusform>
        </translation>
    </message>
    <message>
        <source>Full Kelly</source>
        <translation>Kelly inteiro</translation>
    </message>
    <message>
        <source>Three quarters of Kelly</source>
        <translation>Três quartos de Kelly</translation>
    </message>
    <message>
        <source>Half of Kelly</source>
        <translation>Meio Kelly</translation>
    </message>
    <message>
        <source>A third of Kelly</source>
        <translation>Um terço de Kelly</translation>
    </message>
    <message>
        <source>A quarter of Kelly</source>
        <translation>Um quarto de Kelly</translation>
    </message>
    <message>
        <source>Following every session to its end</source>
        <translation>Seguindo cada sessão até o fim</translation>
    </message>
    <message>
        <source>Analysing the game</source>
        <translation>Analisando o jogo</translation>
    </message>
    <message>
        <source>Dealing rounds</source>
        <translation>Distribuindo rodadas</translation>
    </message>
    <message>
        <source>Taking cards away</source>
        <translation>Tirando cartas</translation>
    </message>
    <message>
        <source>Solving shoes in use</source>
        <translation>Resolvendo sabots usados</translation>
    </message>
    <message>
        <source>Looking for the plays that follow the count</source>
        <translation>Procurando as jogadas que seguem a contagem</translation>
    </message>
    <message>
        <source>Watching the side bets</source>
        <translation>Observando as apostas laterais</translation>
    </message>
    <message>
        <source>A bankroll of %1 can&apos;t pay for %2 in one round. Take a larger one, or smaller stakes.</source>
        <translation>Um capital de %1 não paga %2 em uma rodada. Use um maior, ou apostas menores.</translation>
    </message>
    <message numerus="yes">
        <source>After %n hours you would be behind about %1.</source>
        <comment>an hour or more, how often</comment>
        <translation>
            <numerusform>Depois de %n hora você estaria perdendo cerca de %1.</numerusform>
            <numerusform>Depois de %n horas você estaria perdendo cerca de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>On average you would win %1.</source>
        <translation>Em média você ganharia %1.</translation>
    </message>
    <message>
        <source>On average you would lose %1.</source>
        <translation>Em média você perderia %1.</translation>
    </message>
    <message>
        <source>The bankroll would be gone before then %1.</source>
        <comment>how often</comment>
        <translation>O capital acabaria antes: %1.</translation>
    </message>
    <message>
        <source>From %1 simulated rounds, by basic strategy.</source>
        <comment>very many</comment>
        <translation>De %1 rodadas simuladas, com estratégia básica.</translation>
    </message>
    <message>
        <source>From %1 simulated rounds, with the plays that follow the count.</source>
        <comment>very many</comment>
        <translation>De %1 rodadas simuladas, com as jogadas que seguem a contagem.</translation>
    </message>
    <message>
        <source>The smallest stake here is %1.</source>
        <translation>A menor aposta aqui é %1.</translation>
    </message>
    <message>
        <source>Type a whole number from %1 to %2.</source>
        <translation>Digite um número inteiro de %1 a %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::DataFile</name>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>That didn&apos;t work, and nothing has changed. %1</source>
        <translation>Não deu certo, e nada mudou. %1</translation>
    </message>
    <message>
        <source>The last game may not be on record in full: %1.</source>
        <translation>O último jogo talvez não esteja registrado por inteiro: %1.</translation>
    </message>
    <message>
        <source>A round could not be finished: %1</source>
        <translation>Não foi possível concluir uma rodada: %1</translation>
    </message>
    <message>
        <source>The round that was stopped is now cancelled on disk too, and its stakes are returned.</source>
        <translation>A rodada que foi parada está cancelada também no disco: as apostas voltaram.</translation>
    </message>
    <message>
        <source>An interrupted round was finished by the no-answer rule.</source>
        <translation>Uma rodada interrompida foi concluída pela regra de ausência.</translation>
    </message>
    <message>
        <source>Today&apos;s backup could not be made. %1</source>
        <translation>Não foi possível fazer o backup de hoje. %1</translation>
    </message>
    <message>
        <source>The backup of %1 has been made.</source>
        <translation>O backup de %1 foi feito.</translation>
    </message>
    <message>
        <source>The backup could not be made. %1</source>
        <translation>Não foi possível fazer o backup. %1</translation>
    </message>
    <message>
        <source>Setting the damaged file aside and reading the backup…</source>
        <translation>Isolando o arquivo danificado e lendo o backup…</translation>
    </message>
    <message>
        <source>The backup is in place.</source>
        <translation>O backup foi restaurado.</translation>
    </message>
    <message>
        <source>The backup is in place. The damaged file is kept as %1.</source>
        <translation>O backup foi restaurado. O arquivo danificado fica guardado como %1.</translation>
    </message>
    <message>
        <source>The backup is in place. What was there before is kept as %1.</source>
        <translation>O backup foi restaurado. O que havia antes fica guardado como %1.</translation>
    </message>
    <message>
        <source>Setting the damaged file aside…</source>
        <translation>Isolando o arquivo danificado…</translation>
    </message>
    <message>
        <source>You are starting afresh. The damaged file is kept as %1.</source>
        <translation>Você começa do zero. O arquivo danificado fica guardado como %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::DateRange</name>
    <message>
        <source>All days</source>
        <translation>Todos os dias</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <comment>the last ones</comment>
        <translation>
            <numerusform>%n dia</numerusform>
            <numerusform>%n dias</numerusform>
        </translation>
    </message>
    <message>
        <source>From … to …</source>
        <comment>days that are written</comment>
        <translation>De… até…</translation>
    </message>
    <message>
        <source>Type a date like %1.</source>
        <translation>Escreva o dia assim: %1.</translation>
    </message>
    <message>
        <source>This day comes before the first day.</source>
        <translation>Este dia é anterior ao primeiro.</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ontem</translation>
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
        <translation>O baralho escolhido antes não está mais neste computador. São mostradas as nossas cartas.</translation>
    </message>
    <message>
        <source>The file of the deck you chose can&apos;t be used. Our own cards are shown instead.</source>
        <translation>O arquivo do baralho escolhido não pode ser usado. São mostradas as nossas cartas.</translation>
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
        <translation>Todas as células da tabela se jogam como nas regras salvas.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells of the chart are played differently:</source>
        <translation>
            <numerusform>%n célula da tabela se joga de outro modo:</numerusform>
            <numerusform>%n células da tabela se jogam de outro modo:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <comment>cells of the chart</comment>
        <translation>
            <numerusform>E mais %n.</numerusform>
            <numerusform>E mais %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>%1, cerca de %2 por hora</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ElsewhereController</name>
    <message>
        <source>The round is still being played.</source>
        <translation>A rodada ainda está em jogo.</translation>
    </message>
    <message>
        <source>The record of this round can&apos;t be read to the end.</source>
        <translation>O que está registrado desta rodada não pode ser lido até o fim.</translation>
    </message>
    <message>
        <source>No cards were dealt, or they are not those of the round&apos;s shoe.</source>
        <translation>Nenhuma carta foi distribuída, ou elas não são as do sabot da rodada.</translation>
    </message>
    <message>
        <source>Imagined: the cards of round %1 in %2</source>
        <translation>Imaginado: as cartas da rodada %1 em %2</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Rodada %1 · %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Rodada %1</translation>
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
        <translation>%1 não é um arquivo deste computador.</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Gravado em %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <comment>a file, and the system&apos;s reason</comment>
        <translation>Não é possível gravar %1: %2</translation>
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
        <translation>Este jogo não existe mais.</translation>
    </message>
    <message>
        <source>“%1” is now one of your own games.</source>
        <translation>“%1” agora é um jogo seu.</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>“%1” foi excluído.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>“%1” is back.</source>
        <translation>“%1” está de volta.</translation>
    </message>
    <message>
        <source>%1 still can&apos;t be used.</source>
        <translation>%1 ainda não pode ser usado.</translation>
    </message>
    <message>
        <source>The folder is %1</source>
        <translation>A pasta é %1</translation>
    </message>
    <message>
        <source>“%1” has the same id as “%2”. It would be imported as “%3”.</source>
        <translation>“%1” tem o id de “%2”. Seria importado como “%3”.</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 não é um arquivo deste computador.</translation>
    </message>
    <message>
        <source>It is already one of your games: “%1”.</source>
        <translation>Já é um dos seus jogos: “%1”.</translation>
    </message>
    <message>
        <source>“%1” was imported.</source>
        <translation>“%1” foi importado.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were imported.</source>
        <translation>
            <numerusform>%Ln jogo foi importado.</numerusform>
            <numerusform>%Ln jogos foram importados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Gravado em %1</translation>
    </message>
    <message>
        <source>“%1” is saved. It is hidden in the lobby.</source>
        <translation>“%1” foi salvo. Está oculto no lobby.</translation>
    </message>
    <message>
        <source>“%1” is saved, and in the lobby.</source>
        <translation>“%1” foi salvo e está no lobby.</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jogar agora</translation>
    </message>
</context>
<context>
    <name>openshoe::models::GamesModel</name>
    <message>
        <source>%1 can&apos;t be used. %2</source>
        <translation>%1 não pode ser usado. %2</translation>
    </message>
    <message>
        <source>Deleted. You can restore it until you quit.</source>
        <translation>Excluído. Pode ser recuperado como era até o programa ser fechado.</translation>
    </message>
    <message>
        <source>%1, deleted</source>
        <translation>%1, excluído</translation>
    </message>
    <message>
        <source>%1, hidden from the lobby. %2. %3</source>
        <translation>%1, oculto do lobby. %2. %3</translation>
    </message>
    <message>
        <source>%1. %2. %3</source>
        <translation>%1. %2. %3</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Vantagem da casa %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::HandBuilder</name>
    <message>
        <source>Any hand</source>
        <translation>Qualquer mão</translation>
    </message>
    <message>
        <source>Hard %1</source>
        <translation>%1 duro</translation>
    </message>
    <message>
        <source>Soft %1</source>
        <translation>%1 suave</translation>
    </message>
    <message>
        <source>A</source>
        <comment>an ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Pair of %1</source>
        <translation>Par de %1</translation>
    </message>
    <message>
        <source>Any up card</source>
        <translation>Qualquer carta aberta</translation>
    </message>
    <message>
        <source>Any decision</source>
        <translation>Qualquer decisão</translation>
    </message>
</context>
<context>
    <name>openshoe::models::HandCalculator</name>
    <message>
        <source>Hidden card unknown</source>
        <translation>Carta oculta desconhecida</translation>
    </message>
    <message>
        <source>Hidden card seen</source>
        <translation>Carta oculta vista</translation>
    </message>
    <message>
        <source>Not from a split</source>
        <translation>Não vem de divisão</translation>
    </message>
    <message numerus="yes">
        <source>One of %n hands from a split</source>
        <translation>
            <numerusform>Uma de %n mãos divididas</numerusform>
            <numerusform>Uma de %n mãos divididas</numerusform>
        </translation>
    </message>
    <message>
        <source>With the rules of %1, %2</source>
        <comment>a game, a round</comment>
        <translation>Com as regras de %1, %2</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a card. Cards are A, 2 to 10, J, Q and K, with a suit if you like: A 7, 10♠, KH.</source>
        <translation>“%1” não é uma carta. As cartas são A, 2 a 10, J, Q e K, com naipe se quiser: A 7, 10♠, KH.</translation>
    </message>
    <message>
        <source>Only one card lies there, like 9 or 10♠.</source>
        <translation>Ali há só uma carta, como 9 ou 10♠.</translation>
    </message>
    <message numerus="yes">
        <source>The shoe holds only %Ln cards.</source>
        <translation>
            <numerusform>O sabot tem só %Ln carta.</numerusform>
            <numerusform>O sabot tem só %Ln cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is too often: this shoe holds %1 only %n times.</source>
        <extracomment>How often a card, &quot;7&quot;, &quot;10&quot; or &quot;AS&quot;, is in the shoe</extracomment>
        <translation>
            <numerusform>É demais: neste sabot há %1 só %n vez.</numerusform>
            <numerusform>É demais: neste sabot há %1 só %n vezes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hand has at most %Ln cards.</source>
        <translation>
            <numerusform>Uma mão tem no máximo %Ln carta.</numerusform>
            <numerusform>Uma mão tem no máximo %Ln cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cards are worth %1. More than 21 is bust, and there is nothing to decide.</source>
        <translation>Estas cartas valem %1. Mais de 21 estoura, e não há nada a decidir.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards gone, %1 not seen</source>
        <comment>from the shoe</comment>
        <translation>
            <numerusform>%Ln carta fora, %1 não vistas</numerusform>
            <numerusform>%Ln cartas fora, %1 não vistas</numerusform>
        </translation>
    </message>
    <message>
        <source>Give your hand two cards or more.</source>
        <translation>Dê à sua mão duas cartas ou mais.</translation>
    </message>
    <message>
        <source>Give the dealer a card.</source>
        <translation>Dê uma carta ao crupiê.</translation>
    </message>
    <message>
        <source>Say which hidden card you have seen.</source>
        <translation>Diga qual carta oculta você viu.</translation>
    </message>
    <message>
        <source>%1: %2 stakes, %3</source>
        <comment>a play, its worth</comment>
        <translation>%1: %2 apostas, %3</translation>
    </message>
    <message>
        <source>%1: %2 stakes, %3. %4</source>
        <comment>a play, its worth, “Best”</comment>
        <translation>%1: %2 apostas, %3. %4</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>of all plays</comment>
        <translation>Melhor</translation>
    </message>
    <message>
        <source>Take it</source>
        <comment>an offer</comment>
        <translation>Aceitar</translation>
    </message>
    <message>
        <source>Even</source>
        <comment>an offer: taking it or not is worth the same</comment>
        <translation>Tanto faz</translation>
    </message>
    <message>
        <source>Decline</source>
        <comment>an offer</comment>
        <translation>Recusar</translation>
    </message>
    <message>
        <source>Insurance, half a stake</source>
        <translation>Seguro, meia aposta</translation>
    </message>
    <message>
        <source>22, a push by the rules</source>
        <translation>22, empate pelas regras</translation>
    </message>
    <message numerus="yes">
        <source>With each of the %Ln cards counted that weren&apos;t seen; on splits into more than two hands, see openshoe-cli analyze.</source>
        <translation>
            <numerusform>Contando a %Ln carta não vista; sobre dividir em mais de duas mãos, veja openshoe-cli analyze.</numerusform>
            <numerusform>Contando cada uma das %Ln cartas não vistas; sobre dividir em mais de duas mãos, veja openshoe-cli analyze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exact, with each of the %Ln cards counted that weren&apos;t seen.</source>
        <translation>
            <numerusform>Exato, contando a %Ln carta não vista.</numerusform>
            <numerusform>Exato, contando cada uma das %Ln cartas não vistas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer hasn&apos;t looked yet: a blackjack, %1 of the time, is in these figures.</source>
        <translation>O crupiê ainda não conferiu: um blackjack, em %1 das vezes, está nestes valores.</translation>
    </message>
    <message>
        <source>Amounts for a stake of %1</source>
        <translation>Valores para uma aposta de %1</translation>
    </message>
    <message>
        <source>Both cards open</source>
        <translation>As duas cartas abertas</translation>
    </message>
    <message>
        <source>Give the dealer a second card.</source>
        <translation>Dê uma segunda carta ao crupiê.</translation>
    </message>
    <message>
        <source>No hidden card</source>
        <translation>Sem carta oculta</translation>
    </message>
</context>
<context>
    <name>openshoe::models::HourlyMoney</name>
    <message>
        <source>Costs next to nothing</source>
        <translation>Não custa quase nada</translation>
    </message>
    <message>
        <source>Gains about %1 an hour</source>
        <translation>Ganha cerca de %1 por hora</translation>
    </message>
    <message>
        <source>Costs about %1 an hour</source>
        <translation>Custa cerca de %1 por hora</translation>
    </message>
    <message numerus="yes">
        <source>At %1 a round, %Ln rounds an hour</source>
        <translation>
            <numerusform>A %1 por rodada, %Ln rodada por hora</numerusform>
            <numerusform>A %1 por rodada, %Ln rodadas por hora</numerusform>
        </translation>
    </message>
    <message>
        <source>This game takes %1.</source>
        <comment>from the smallest stake to the largest</comment>
        <translation>Este jogo aceita %1.</translation>
    </message>
    <message>
        <source>Type a whole number from %1 to %2.</source>
        <translation>Digite um número inteiro de %1 a %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::KeyMap</name>
    <message>
        <source>No action is called “%1”.</source>
        <translation>Nenhuma ação se chama “%1”.</translation>
    </message>
    <message>
        <source>There is no key “%1”.</source>
        <translation>Não existe a tecla “%1”.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>“%1”: %2</translation>
    </message>
    <message>
        <source>%1 is already the key for “%2”.</source>
        <translation>%1 já é a tecla para “%2”.</translation>
    </message>
    <message>
        <source>Some keys in settings.ini can&apos;t be used; the defaults are used instead. %1</source>
        <translation>Algumas teclas em settings.ini não podem ser usadas; no lugar delas valem as originais. %1</translation>
    </message>
    <message>
        <source>This key can&apos;t be told apart from others. Use another one.</source>
        <translation>Esta tecla não pode ser distinguida de outras. Escolha outra.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be used by itself. Press it together with another key.</source>
        <translation>%1 sozinha não serve de tecla. Pressione-a junto com outra.</translation>
    </message>
    <message>
        <source>Combinations with %1 belong to the desktop. Use %2 or %3.</source>
        <translation>As combinações com %1 pertencem ao ambiente de trabalho. Use %2 ou %3.</translation>
    </message>
    <message>
        <source>Esc always closes what is open. Use another key.</source>
        <translation>Esc sempre fecha o que está aberto. Escolha outra tecla.</translation>
    </message>
    <message>
        <source>%1 is reserved for “%2”. Use another key.</source>
        <translation>%1 é sempre para “%2”. Escolha outra tecla.</translation>
    </message>
    <message>
        <source>%1 presses the button that has the focus. Use another key.</source>
        <translation>%1 aciona o botão que está em foco. Escolha outra tecla.</translation>
    </message>
    <message>
        <source>%1 is needed where text is typed. Press it together with %2 or %3.</source>
        <translation>%1 é necessária onde se digita texto. Pressione-a junto com %2 ou %3.</translation>
    </message>
    <message>
        <source>%1 is for copying and pasting where text is typed. Use another key.</source>
        <translation>%1 serve para copiar e colar onde se digita texto. Escolha outra tecla.</translation>
    </message>
    <message>
        <source>no key: %1</source>
        <translation>sem tecla: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>keys, what they do</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>keys keyboard shortcuts hotkeys remap bindings</source>
        <comment>words that rows are found by</comment>
        <translation>teclas teclado atalhos combinações remapear associações</translation>
    </message>
</context>
<context>
    <name>openshoe::models::KeyRecorder</name>
    <message>
        <source>Reassign the key?</source>
        <translation>Transferir a tecla?</translation>
    </message>
    <message>
        <source>%1 is the key for “%2”, which would be left without one.</source>
        <translation>%1 é a tecla para “%2”, que ficaria sem nenhuma.</translation>
    </message>
    <message>
        <source>%1 is a key for “%2”, which would be left with %3.</source>
        <translation>%1 é uma tecla para “%2”, que ficaria só com %3.</translation>
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
        <translation>Há uma pausa em curso até %1.</translation>
    </message>
    <message>
        <source>You have excluded yourself from play until %1.</source>
        <translation>Você se excluiu do jogo até %1.</translation>
    </message>
    <message>
        <source>You have reached your time limit for today. The next day begins at %1.</source>
        <translation>Você atingiu o tempo que definiu para hoje. Início do próximo dia: %1.</translation>
    </message>
    <message>
        <source>Your loss limit now allows stakes of at most %1.</source>
        <translation>Seu limite de perda permite agora apostas de no máximo %1.</translation>
    </message>
    <message>
        <source>Your stake limit now allows stakes of at most %1.</source>
        <translation>Seu limite de apostas permite agora apostas de no máximo %1.</translation>
    </message>
    <message>
        <source>You have reached your loss limit for today. The next day begins at %1.</source>
        <translation>Você atingiu seu limite de perda de hoje. Início do próximo dia: %1.</translation>
    </message>
    <message>
        <source>You have reached your stake limit for today. The next day begins at %1.</source>
        <translation>Você atingiu seu limite de apostas de hoje. Início do próximo dia: %1.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sem limite</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LimitsController</name>
    <message>
        <source>%1 It was set in another data folder on this computer, and applies in this one too.</source>
        <translation>%1 Foi definido em outra pasta de dados deste computador e vale nesta também.</translation>
    </message>
    <message>
        <source>Your break holds, but only in this data folder. %1</source>
        <translation>Sua pausa vale, mas só nesta pasta de dados. %1</translation>
    </message>
    <message>
        <source>%1; from %2 on: %3</source>
        <translation>%1; a partir de %2: %3</translation>
    </message>
    <message>
        <source>%1 · %2 staked today</source>
        <translation>%1 · %2 apostados hoje</translation>
    </message>
    <message>
        <source>%1 · %2 lost today</source>
        <translation>%1 · %2 perdidos hoje</translation>
    </message>
    <message>
        <source>%1 · %2 played today</source>
        <translation>%1 · %2 de jogo hoje</translation>
    </message>
    <message>
        <source>%1 played</source>
        <translation>%1 de jogo</translation>
    </message>
    <message>
        <source>%1 staked, net %2</source>
        <translation>%1 apostados, líquido %2</translation>
    </message>
    <message>
        <source>Type an amount above 0, like 12.50.</source>
        <translation>Escreva um valor acima de 0, como 12,50.</translation>
    </message>
    <message>
        <source>That applies from %1 on; until then nothing changes.</source>
        <translation>Isso vale a partir de %1; até lá nada muda.</translation>
    </message>
    <message>
        <source>That applies from now on.</source>
        <translation>Isso vale a partir de agora.</translation>
    </message>
    <message>
        <source>You have played %1 today. Net result: %2.</source>
        <translation>Você jogou %1 hoje. Resultado líquido: %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LiveRound</name>
    <message>
        <source>Your round stays as it is, stakes included, and resumes when you come back to this game.</source>
        <translation>Sua rodada fica como está, com as apostas, e continua quando você voltar a este jogo.</translation>
    </message>
    <message>
        <source>The round is finished for you: a hand of 11 or less hits until it is above 11, any other stands; insurance is declined. Whatever is returned goes into your wallet.</source>
        <translation>A rodada é concluída por você: mão de 11 ou menos pede até passar de 11, qualquer outra para; o seguro é recusado. O que voltar vai para a sua carteira.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Give up hand %1?</source>
        <translation>Desistir da mão %1?</translation>
    </message>
    <message>
        <source>Surrender hand %1?</source>
        <translation>Desistir da mão %1?</translation>
    </message>
    <message>
        <source>You get %1 back.</source>
        <translation>Você recebe %1 de volta.</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>Tempo restante: %1</translation>
    </message>
    <message>
        <source>%1, %2 back</source>
        <comment>an action, an amount</comment>
        <translation>%1, %2 de volta</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuar jogando</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LobbyModel</name>
    <message>
        <source>Wallet %1</source>
        <translation>Carteira %1</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t sit at this table.</source>
        <translation>Uma conta de teste não pode se sentar a esta mesa.</translation>
    </message>
    <message>
        <source>A round is waiting. Until it is finished, no other game can be played for %1.</source>
        <translation>Uma rodada espera. Até concluí-la, não dá para jogar outro jogo em %1.</translation>
    </message>
    <message>
        <source>the return</source>
        <translation>o retorno</translation>
    </message>
</context>
<context>
    <name>openshoe::models::MistakeBoard</name>
    <message>
        <source>%1: no mistakes.</source>
        <comment>a hand against an up card</comment>
        <translation>%1: sem erros.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n mistakes, %2, %3 stakes.</source>
        <comment>a hand against an up card, an amount</comment>
        <translation>
            <numerusform>%1: %n erro, %2, %3 apostas.</numerusform>
            <numerusform>%1: %n erros, %2, %3 apostas.</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between amounts</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Insurance, even money and side bets aren&apos;t on the board.</source>
        <translation>Seguro, even money e apostas paralelas não estão no quadro.</translation>
    </message>
    <message>
        <source>Most: %1</source>
        <comment>a sentence</comment>
        <translation>Mais: %1</translation>
    </message>
    <message>
        <source>There are no mistakes in playing a hand.</source>
        <translation>Não há erros ao jogar uma mão.</translation>
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
        <translation>Mão dura</translation>
    </message>
    <message>
        <source>Soft hand</source>
        <translation>Mão suave</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Even money</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Desistência</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Acompanhar</translation>
    </message>
    <message>
        <source>Side bet taken</source>
        <translation>Aposta paralela feita</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Aprendido</translation>
    </message>
    <message>
        <source>Not repeated yet</source>
        <translation>Ainda não repetido</translation>
    </message>
    <message>
        <source>Right %1 of %2 times, due now</source>
        <translation>Certo %1 de %2 vezes, repetir agora</translation>
    </message>
    <message>
        <source>Right %1 of %2 times, due %3</source>
        <translation>Certo %1 de %2 vezes, de novo %3</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Todos os tipos</translation>
    </message>
    <message>
        <source>Decisions are priced a moment after each round. None have been priced yet.</source>
        <translation>As decisões são avaliadas um instante após cada rodada. Nenhuma foi ainda.</translation>
    </message>
    <message>
        <source>No side bet you took had a negative expectation.</source>
        <translation>Nenhuma aposta paralela feita tinha valor negativo.</translation>
    </message>
    <message>
        <source>No mistakes: every decision so far was best or close to it.</source>
        <translation>Nenhum erro: até agora, toda decisão foi a melhor ou quase.</translation>
    </message>
    <message>
        <source>%1 due now, %2 learned</source>
        <translation>%1 a repetir agora, %2 aprendidos</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>two sentences</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Side bets cost %1 compared with not taking them</source>
        <translation>As apostas paralelas custaram %1 em relação a não fazê-las</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between amounts</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Not asked: the answer is always not to take it</source>
        <translation>Não é perguntado: a resposta é sempre não fazê-la</translation>
    </message>
    <message>
        <source>This account has played no rounds yet. Mistakes in them will be listed here.</source>
        <translation>Esta conta ainda não jogou nenhuma rodada. Os erros aparecerão aqui.</translation>
    </message>
    <message>
        <source>The costliest %1 of %2</source>
        <translation>Os %1 mais caros de %2</translation>
    </message>
    <message>
        <source>%1 of the stake or more</source>
        <comment>a percentage</comment>
        <translation>%1 da aposta ou mais</translation>
    </message>
    <message>
        <source>No mistakes match the filter.</source>
        <translation>Nenhum erro corresponde ao filtro.</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a side bet, a stake</comment>
        <translation>%1 por %2</translation>
    </message>
    <message>
        <source>Best: not to take it. Cost: %1.</source>
        <comment>an amount and its part of the stake</comment>
        <translation>Melhor: não fazê-la. Custo: %1.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a percentage, a currency</comment>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>Accuracy by money: %1</source>
        <translation>Precisão em dinheiro: %1</translation>
    </message>
    <message>
        <source>%1, %2 stakes</source>
        <comment>an amount, and how many stakes it is</comment>
        <translation>%1, %2 apostas</translation>
    </message>
    <message>
        <source>Insurance of %1</source>
        <translation>Seguro de %1</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Mão de %1</translation>
    </message>
    <message>
        <source>%1 against %2, insurance of %3</source>
        <comment>cards, a card, a stake</comment>
        <translation>%1 contra %2, seguro de %3</translation>
    </message>
    <message>
        <source>%1 against %2, hand of %3</source>
        <comment>cards, a card, a stake</comment>
        <translation>%1 contra %2, mão de %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a game, a day</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Played: %1. Best: %2. Cost: %3.</source>
        <comment>an answer, another one, an amount and stakes</comment>
        <translation>Jogado: %1. Melhor: %2. Custo: %3.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::MyCount</name>
    <message>
        <source>This game is shuffled before every round, so at its table no count lasts, and none is asked for.</source>
        <translation>Este jogo é embaralhado antes de cada rodada: na sua mesa nenhuma contagem dura, e nenhuma é perguntada.</translation>
    </message>
    <message>
        <source>Choose a count above.</source>
        <translation>Escolha uma contagem acima.</translation>
    </message>
    <message>
        <source>The table hasn’t asked for your count here yet. “Ask for my count” in the settings turns it on.</source>
        <translation>A mesa ainda não perguntou sua contagem aqui. “Perguntar minha contagem”, nas configurações, liga isso.</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Perguntas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them passed over</source>
        <comment>questions</comment>
        <translation>
            <numerusform>%Ln pulada</numerusform>
            <numerusform>%Ln puladas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <comment>numbers, a percentage</comment>
        <translation>%1 de %2 (%3)</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Certas</translation>
    </message>
    <message>
        <source>The running count, and the decks left to less than a step of the system.</source>
        <translation>A contagem corrente, e os baralhos restantes com menos de um passo do sistema de diferença.</translation>
    </message>
    <message>
        <source>Running count right</source>
        <translation>Contagem corrente certa</translation>
    </message>
    <message>
        <source>Running count off by</source>
        <translation>Erro da contagem corrente</translation>
    </message>
    <message>
        <source>On average, too high or too low.</source>
        <translation>Em média, para mais ou para menos.</translation>
    </message>
    <message>
        <source>Leaning</source>
        <translation>Tendência</translation>
    </message>
    <message>
        <source>On average, too high is above 0 and too low below.</source>
        <translation>Em média; acima de 0 é demais e abaixo, de menos.</translation>
    </message>
    <message>
        <source>Decks left off by</source>
        <translation>Erro dos baralhos restantes</translation>
    </message>
    <message>
        <source>On average, in decks.</source>
        <translation>Em média, em baralhos.</translation>
    </message>
    <message>
        <source>True count off by</source>
        <translation>Erro da contagem verdadeira</translation>
    </message>
    <message>
        <source>On average, as the system shows it.</source>
        <translation>Em média, como o sistema a mostra.</translation>
    </message>
    <message>
        <source>Right counts, from the first to the last</source>
        <translation>Contagens certas, da primeira à última</translation>
    </message>
    <message>
        <source>Nothing told here yet.</source>
        <translation>Nada foi dito aqui ainda.</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Contagens</translation>
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
            <numerusform>Primeiras apostas de %Ln rodada, depois de uma contagem dita</numerusform>
            <numerusform>Primeiras apostas de %Ln rodadas, cada uma depois de uma contagem dita</numerusform>
        </translation>
    </message>
    <message>
        <source>What that was worth</source>
        <translation>Quanto isso valia</translation>
    </message>
    <message>
        <source>By the exact shoe, with every hand played best.</source>
        <translation>Pelo sabot exato, com cada mão jogada da melhor forma.</translation>
    </message>
    <message>
        <source>What your ramp could have been worth</source>
        <translation>Quanto sua escala poderia ter valido</translation>
    </message>
    <message>
        <source>The stakes on the tab Overview, placed by the exact worth of each shoe.</source>
        <translation>As apostas da aba Visão geral, feitas pelo valor exato de cada sabot.</translation>
    </message>
    <message>
        <source>Count wrong</source>
        <translation>Contagem errada</translation>
    </message>
    <message>
        <source>Stakes by the running count that you told, not the true one.</source>
        <translation>Apostas pela contagem corrente que você disse, não pela certa.</translation>
    </message>
    <message>
        <source>Decks misjudged</source>
        <translation>Baralhos mal estimados</translation>
    </message>
    <message>
        <source>Stakes by the decks that you told.</source>
        <translation>Apostas pelos baralhos que você disse.</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Arredondamento</translation>
    </message>
    <message>
        <source>Decks judged in steps and counts made whole, as the system asks for.</source>
        <translation>Baralhos estimados em passos e contagens inteiras, como o sistema pede.</translation>
    </message>
    <message>
        <source>The system itself</source>
        <translation>O próprio sistema</translation>
    </message>
    <message>
        <source>The count, exact, doesn’t tell all that is in the shoe.</source>
        <translation>A contagem, mesmo exata, não diz tudo o que há no sabot.</translation>
    </message>
    <message>
        <source>Other stakes than planned</source>
        <translation>Apostas diferentes das planejadas</translation>
    </message>
    <message>
        <source>What was staked, beside the stakes on the tab Overview for the count that you told.</source>
        <translation>O que foi apostado, ao lado das apostas da aba Visão geral para a contagem que você disse.</translation>
    </message>
    <message>
        <source>What the stakes were worth follows once what each count is worth is known.</source>
        <translation>O valor das apostas aparece quando se souber quanto vale cada contagem.</translation>
    </message>
    <message>
        <source>The rounds played by these counts are still being priced.</source>
        <translation>As rodadas jogadas com essas contagens ainda estão sendo avaliadas.</translation>
    </message>
    <message>
        <source>No round has been played yet by a count that was told, for this currency.</source>
        <translation>Ainda não se jogou nenhuma rodada depois de uma contagem dita, nesta moeda.</translation>
    </message>
    <message>
        <source>Each part is what changes when one thing is put right after the other, so together they are the whole difference. In a single round a mistake can bring something; over many it costs.</source>
        <translation>Cada parte é o que muda ao corrigir uma coisa depois da outra; juntas são toda a diferença. Numa única rodada um erro pode render; em muitas, custa.</translation>
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
        <translation>Posição %1, mão %2</translation>
    </message>
    <message>
        <source>Behind spot %1</source>
        <translation>Atrás, posição %1</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>%1, round %2, %3, %4, stake %5, returned %6, %7, balance %8</source>
        <translation>%1, rodada %2, %3, %4, aposta %5, retorno %6, %7, saldo %8</translation>
    </message>
    <message>
        <source>Starting money</source>
        <translation>Dinheiro inicial</translation>
    </message>
    <message>
        <source>Top-up</source>
        <translation>Recarga</translation>
    </message>
    <message>
        <source>Added</source>
        <comment>money</comment>
        <translation>Crédito</translation>
    </message>
    <message>
        <source>%1, %2, %3 added, balance %4</source>
        <translation>%1, %2, crédito de %3, saldo %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln plays, staked %1, returned %2, net %3</source>
        <translation>
            <numerusform>%Ln lançamento, apostado %1, retorno %2, líquido %3</numerusform>
            <numerusform>%Ln lançamentos, apostado %1, retorno %2, líquido %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, added %2</source>
        <translation>%1, crédito de %2</translation>
    </message>
    <message>
        <source>Top-up taken back</source>
        <translation>Recarga desfeita</translation>
    </message>
    <message>
        <source>Taken</source>
        <comment>money</comment>
        <translation>Débitos</translation>
    </message>
    <message>
        <source>%1, %2, %3, balance %4</source>
        <translation>%1, %2, %3, saldo %4</translation>
    </message>
    <message>
        <source>%1, taken back %2</source>
        <translation>%1, desfeito %2</translation>
    </message>
    <message>
        <source>%1, %2 staked by the house</source>
        <comment>a stake, an amount</comment>
        <translation>%1, %2 apostados pela casa</translation>
    </message>
</context>
<context>
    <name>openshoe::models::PractiseController</name>
    <message>
        <source>A whole table</source>
        <translation>Uma mesa inteira</translation>
    </message>
    <message>
        <source>My own pace</source>
        <translation>No meu ritmo</translation>
    </message>
    <message numerus="yes">
        <source>With %1 and %Ln decks, a new shoe starts at %2.</source>
        <translation>
            <numerusform>Com %1 e %Ln baralho, um sapato novo começa em %2.</numerusform>
            <numerusform>Com %1 e %Ln baralhos, um sapato novo começa em %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Count the %1 beside it: how many have gone by is asked too.</source>
        <translation>Conte à parte: %1. Também se pergunta quantos passaram.</translation>
    </message>
    <message>
        <source>%1 shuffles before each round, so at its table no count lasts. It can be practised all the same.</source>
        <translation>%1 embaralha antes de cada rodada, então na mesa nenhuma contagem dura. Dá para praticar assim mesmo.</translation>
    </message>
    <message>
        <source>There is no game to practise for.</source>
        <translation>Não há jogo para praticar.</translation>
    </message>
    <message>
        <source>With %1 the running count itself decides: there is nothing to convert.</source>
        <translation>Com %1 a própria contagem corrente decide: não há o que converter.</translation>
    </message>
    <message>
        <source>%1 has no insurance.</source>
        <translation>%1 não tem seguro.</translation>
    </message>
    <message>
        <source>With this system no play of this game depends on the count.</source>
        <translation>Com este sistema nenhuma jogada deste jogo depende da contagem.</translation>
    </message>
    <message>
        <source>Type a number, such as %1.</source>
        <translation>Digite um número, como %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::PricingProgress</name>
    <message>
        <source>%1 of %2 rounds priced</source>
        <translation>%1 de %2 rodadas avaliadas</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RecordExporter</name>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 não é um arquivo deste computador.</translation>
    </message>
    <message>
        <source>Stopped. No file was written.</source>
        <translation>Interrompido. Nenhum arquivo foi gravado.</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Gravado em %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RecordFilter</name>
    <message>
        <source>All results</source>
        <translation>Todos os resultados</translation>
    </message>
    <message>
        <source>Any side bets</source>
        <translation>Todas as apostas paralelas</translation>
    </message>
    <message>
        <source>Side bet won</source>
        <translation>Aposta paralela ganha</translation>
    </message>
    <message>
        <source>Any decisions</source>
        <translation>Todas as decisões</translation>
    </message>
    <message>
        <source>Any mistake</source>
        <translation>Qualquer falha</translation>
    </message>
    <message>
        <source>Mistake or worse</source>
        <translation>Erro ou pior</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Erro grave</translation>
    </message>
    <message>
        <source>Any ending</source>
        <translation>Todos os desfechos</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>Recuperada</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Devolvida</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Todos os tipos</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Apostas paralelas</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Todas as contas</translation>
    </message>
    <message>
        <source>All wallets</source>
        <translation>Todas as carteiras</translation>
    </message>
    <message>
        <source>Even</source>
        <comment>neither won nor lost</comment>
        <translation>Sem ganho nem perda</translation>
    </message>
    <message>
        <source>Any hands</source>
        <translation>Todas as mãos</translation>
    </message>
    <message>
        <source>Ended: %1</source>
        <comment>a play, and how</comment>
        <translation>Desfecho: %1</translation>
    </message>
    <message>
        <source>Hand: %1</source>
        <comment>a hand, and how it ended</comment>
        <translation>Mão: %1</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Mais recentes primeiro</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Mais antigas primeiro</translation>
    </message>
    <message>
        <source>Most won first</source>
        <translation>Maior ganho primeiro</translation>
    </message>
    <message>
        <source>Most lost first</source>
        <translation>Maior perda primeiro</translation>
    </message>
    <message>
        <source>Costliest first</source>
        <comment>what mistakes cost</comment>
        <translation>Mais caras primeiro</translation>
    </message>
    <message>
        <source>Luckiest first</source>
        <translation>Mais sorte primeiro</translation>
    </message>
    <message>
        <source>Unluckiest first</source>
        <translation>Menos sorte primeiro</translation>
    </message>
    <message>
        <source>Last session</source>
        <translation>Última sessão</translation>
    </message>
    <message>
        <source>This is below the least.</source>
        <translation>É menos que o mínimo.</translation>
    </message>
    <message>
        <source>Money added, taken back</source>
        <translation>Créditos e débitos</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ReviewController</name>
    <message>
        <source>There was nothing to decide in round %1.</source>
        <translation>Não havia nada a decidir na rodada %1.</translation>
    </message>
    <message>
        <source>The decisions in round %1 can&apos;t be priced.</source>
        <translation>O que se podia decidir na rodada %1 não pode ser avaliado.</translation>
    </message>
    <message>
        <source>The rounds of these mistakes can no longer be read.</source>
        <translation>As rodadas destes erros não podem mais ser lidas.</translation>
    </message>
    <message>
        <source>No hands like these can be dealt.</source>
        <translation>Não é possível distribuir mãos assim.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Rodada %1</translation>
    </message>
    <message>
        <source>Round %1, decision %2 of %3</source>
        <translation>Rodada %1, decisão %2 de %3</translation>
    </message>
    <message>
        <source>Mistake %1 of %2</source>
        <translation>Erro %1 de %2</translation>
    </message>
    <message>
        <source>Practice: %1 of %2 right</source>
        <translation>Prática: %1 de %2 certas</translation>
    </message>
    <message>
        <source>This time %1 of %2 were right.</source>
        <translation>Agora, %1 de %2 estavam certas.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumo</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>Próxima decisão</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Concluir</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Próximo erro</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Próxima mão</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Sua resposta</translation>
    </message>
    <message>
        <source>Your answer, the best</source>
        <translation>Sua resposta, a melhor</translation>
    </message>
    <message>
        <source>When it was played</source>
        <translation>Na hora</translation>
    </message>
    <message>
        <source>When it was played, the best</source>
        <translation>Na hora, a melhor</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Melhor</translation>
    </message>
    <message>
        <source>Your count before the round: %1</source>
        <comment>what was said of it</comment>
        <translation>Sua contagem antes da rodada: %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RuleEditor</name>
    <message>
        <source>My %1</source>
        <translation>Meu %1</translation>
    </message>
    <message>
        <source>“%1” is another game&apos;s id; choose a different one</source>
        <translation>“%1” é o id de outro jogo; é preciso um id próprio</translation>
    </message>
    <message>
        <source>The game&apos;s file has been changed by someone else; these are its new rules.</source>
        <translation>O arquivo do jogo foi alterado fora do programa; estas são as regras dele agora.</translation>
    </message>
    <message>
        <source>The game&apos;s file has been changed by someone else. Keep your rules, or use the file&apos;s?</source>
        <translation>O arquivo do jogo foi alterado fora do programa. Manter as suas regras ou usar as do arquivo?</translation>
    </message>
    <message>
        <source>The game&apos;s file is gone. Keep your rules and save them to create it again.</source>
        <translation>O arquivo do jogo não existe mais. Mantenha as suas regras, e ao salvar ele é recriado.</translation>
    </message>
    <message>
        <source>The game&apos;s file can no longer be read: %1 Keep your rules and save them to create a new file.</source>
        <translation>O arquivo do jogo não pode mais ser lido: %1 Mantenha as suas regras, e ao salvar é criado um arquivo novo.</translation>
    </message>
    <message>
        <source>House edge of this preset with basic strategy: %1 computed, %2 published; source: %3</source>
        <translation>Vantagem da casa deste modelo com estratégia básica: %1 calculada, %2 publicada; fonte: %3</translation>
    </message>
    <message>
        <source>House edge of this preset with best play: %1 computed, %2 published; source: %3</source>
        <translation>Vantagem da casa deste modelo com estratégia ótima: %1 calculada, %2 publicada; fonte: %3</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RulesModel</name>
    <message>
        <source>As they were in %1</source>
        <comment>rules; a round and its number</comment>
        <translation>Como eram na %1</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Vantagem da casa %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RundownModel</name>
    <message>
        <source>Round %1 · %2</source>
        <translation>Rodada %1 · %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Rodada %1</translation>
    </message>
    <message numerus="yes">
        <source>This session: %Ln rounds, %1</source>
        <comment>at a table; the net</comment>
        <translation>
            <numerusform>Esta sessão: %Ln rodada, %1</numerusform>
            <numerusform>Esta sessão: %Ln rodadas, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Session of %1</source>
        <comment>when it began</comment>
        <translation>Sessão de %1</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ontem</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a day, its net</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The cards of this decision can&apos;t be read.</source>
        <translation>As cartas desta decisão não podem ser lidas.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SavedFilters</name>
    <message>
        <source>Saved filters</source>
        <translation>Filtros salvos</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SeatingController</name>
    <message>
        <source>A round of %1 played for %2 is waiting for you. The file of that game is gone, so you are taken to its table.</source>
        <translation>Uma rodada de %1 em %2 espera por você. O arquivo desse jogo não existe mais, por isso você vai direto à mesa dela.</translation>
    </message>
    <message>
        <source>You left in the middle: the round was finished by the no-answer rule.</source>
        <translation>Você saiu no meio: a regra de ausência concluiu a rodada.</translation>
    </message>
    <message>
        <source>Trying again…</source>
        <translation>Tentando de novo…</translation>
    </message>
    <message>
        <source>Finish this round first, then restore the backup.</source>
        <translation>Conclua antes esta rodada, depois restaure o backup.</translation>
    </message>
    <message>
        <source>Play continues: everything is being saved again.</source>
        <translation>O jogo continua: tudo volta a ser guardado.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SessionsModel</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln rodada</numerusform>
            <numerusform>%Ln rodadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck %1</source>
        <translation>Sorte %1</translation>
    </message>
    <message>
        <source>Mistakes cost %1</source>
        <translation>Os erros custaram %1</translation>
    </message>
    <message>
        <source>Costliest: %1 (%2)</source>
        <comment>a decision, what it cost</comment>
        <translation>A mais cara: %1 (%2)</translation>
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
        <translation>Não é possível gravar suas configurações; elas valem só até você sair. %1: %2</translation>
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
        <translation>Copiado como imagem</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 não é um arquivo deste computador.</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Gravado em %1</translation>
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
        <translation>Os sabots não podem ser verificados: %1</translation>
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
            <numerusform>%n não confere com o compromisso.</numerusform>
            <numerusform>%n não conferem com o compromisso.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shoes checked, all as committed.</source>
        <translation>
            <numerusform>%n sabot verificado; confere com o compromisso.</numerusform>
            <numerusform>%n sabots verificados; todos conferem com o compromisso.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can&apos;t be checked, because what was dealt can&apos;t be read.</source>
        <comment>shoes</comment>
        <translation>
            <numerusform>%n não pode ser verificado, porque não é possível ler o que foi distribuído.</numerusform>
            <numerusform>%n não podem ser verificados, porque não é possível ler o que foi distribuído.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The newest %n of these are named here.</source>
        <translation>
            <numerusform>O mais recente é indicado aqui.</numerusform>
            <numerusform>Os %n mais recentes são indicados aqui.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can&apos;t be checked yet: the seed stays secret while a shoe is in use.</source>
        <comment>shoes</comment>
        <translation>
            <numerusform>%n ainda não pode ser verificado: a semente fica secreta enquanto o sabot está em uso.</numerusform>
            <numerusform>%n ainda não podem ser verificados: a semente fica secreta enquanto o sabot está em uso.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped before the end.</source>
        <translation>Parado antes do fim.</translation>
    </message>
    <message>
        <source>There is no shoe to check.</source>
        <translation>Não há sabot para verificar.</translation>
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
        <translation>Um sabot inventado, até o seu primeiro terminar</translation>
    </message>
    <message>
        <source>This shoe isn&apos;t as committed: %1</source>
        <translation>Este sabot não confere com o compromisso: %1</translation>
    </message>
    <message numerus="yes">
        <source>The %n cards dealt from this shoe are the first of them.</source>
        <translation>
            <numerusform>A %n carta distribuída deste sabot é a primeira delas.</numerusform>
            <numerusform>As %n cartas distribuídas deste sabot são as primeiras delas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards leave the shoe in the order that has come about, from number 0 on; where a game burns a card, that is the first.</source>
        <translation>As cartas saem do sabot na ordem resultante, a partir do número 0; se o jogo queima uma carta, é a primeira.</translation>
    </message>
    <message>
        <source>1. The commitment</source>
        <translation>1. O compromisso</translation>
    </message>
    <message>
        <source>Before the first stake on a shoe, the program draws 32 secret bytes, the seed, from the operating system, and shows their SHA-256 at once: the commitment. Nobody can find other bytes that have it, so the seed can&apos;t be exchanged later. When the shoe ends, the seed is shown: each byte as two hex digits.</source>
        <translation>Antes da primeira aposta com um sabot, o programa obtém do sistema operacional 32 bytes secretos, a semente, e mostra na hora o SHA-256 deles: o compromisso. Ninguém consegue encontrar outros bytes que o tenham, portanto a semente não pode ser trocada depois. Quando o sabot termina, a semente é mostrada: cada byte como dois dígitos hexadecimais.</translation>
    </message>
    <message>
        <source>2. New decks</source>
        <translation>2. Baralhos novos</translation>
    </message>
    <message>
        <source>The cards of all decks lie in order, numbered from 0: in each deck the suits spades, hearts, diamonds, clubs (S H D C), in each suit A 2 3 4 5 6 7 8 9 T J Q K, where T is ten.</source>
        <translation>As cartas de todos os baralhos ficam em ordem, numeradas a partir de 0: em cada baralho os naipes espadas, copas, ouros, paus (S H D C), em cada naipe A 2 3 4 5 6 7 8 9 T J Q K, onde T é o dez.</translation>
    </message>
    <message>
        <source>3. Random numbers</source>
        <translation>3. Números aleatórios</translation>
    </message>
    <message>
        <source>Your own part, the client seed, comes in here. You can change it until the first stake, when the program is already committed. Block i, from 0, is the HMAC-SHA256, with the seed as its key, of a text in UTF-8: the client seed, a colon, the shoe&apos;s number, a colon, i. Each block makes eight numbers of 32 bits, highest byte first.</source>
        <translation>Aqui entra a sua parte, a semente do cliente. Você pode mudá-la até a primeira aposta, quando o programa já está comprometido. O bloco i, a partir de 0, é o HMAC-SHA256, com a semente como chave, de um texto em UTF-8: a semente do cliente, dois-pontos, o número do sabot, dois-pontos, i. Cada bloco dá oito números de 32 bits, byte mais alto primeiro.</translation>
    </message>
    <message>
        <source>4. Shuffling</source>
        <translation>4. O embaralhamento</translation>
    </message>
    <message>
        <source>For each k from N−1 down to 1, the next random number is divided by k+1; the remainder says which card changes places with card k. A number at or above the largest multiple of k+1 below 2³² is skipped, so that no card is likelier than another.</source>
        <translation>Para cada k de N−1 até 1, o próximo número aleatório é dividido por k+1; o resto diz qual carta troca de lugar com a carta k. Um número igual ou acima do maior múltiplo de k+1 abaixo de 2³² é pulado, para que nenhuma carta seja mais provável que outra.</translation>
    </message>
    <message>
        <source>5. The cards</source>
        <translation>5. As cartas</translation>
    </message>
    <message>
        <source>What this proves, and what it doesn&apos;t</source>
        <translation>O que isto prova e o que não prova</translation>
    </message>
    <message>
        <source>The order was fixed before the stakes and not touched afterwards, and neither you nor the program could choose it alone. But 256 bits can&apos;t reach every possible order of so many cards; and as the program runs on your own machine, nothing is hidden from someone who reads its memory.</source>
        <translation>A ordem foi fixada antes das apostas e não foi tocada depois, e nem você nem o programa podiam escolhê-la sozinhos. Mas 256 bits não alcançam todas as ordens possíveis de tantas cartas; e, como o programa roda no seu próprio computador, nada fica escondido de quem lê a memória dele.</translation>
    </message>
    <message>
        <source>The cards of all decks lie in order, numbered from 0: in each deck the suits spades, hearts, diamonds, clubs (S H D C), in each suit A 2 3 4 5 6 7 8 9 J Q K. Spanish decks have no tens.</source>
        <translation>As cartas de todos os baralhos ficam em ordem, numeradas a partir de 0: em cada baralho os naipes espadas, copas, ouros, paus (S H D C), em cada naipe A 2 3 4 5 6 7 8 9 J Q K. Estes baralhos não têm dezes.</translation>
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
        <translation>Interrompido. Nada foi somado.</translation>
    </message>
    <message>
        <source>No rounds match the filter.</source>
        <translation>Nenhuma rodada corresponde à escolha.</translation>
    </message>
    <message>
        <source>Your results are added up here, round by round.</source>
        <translation>Seus resultados são somados aqui, rodada a rodada.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Tempo de jogo</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Apostado</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Retorno</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Líquido</translation>
    </message>
    <message>
        <source>Net on stakes</source>
        <translation>Líquido sobre as apostas</translation>
    </message>
    <message numerus="yes">
        <source>Last session, %Ln rounds</source>
        <translation>
            <numerusform>Última sessão, %Ln rodada</numerusform>
            <numerusform>Última sessão, %Ln rodadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 rounds are priced; the figures are for those.</source>
        <translation>%1 de %2 rodadas estão avaliadas; os números são delas.</translation>
    </message>
    <message>
        <source>Net in 100 rounds</source>
        <translation>Líquido em 100 rodadas</translation>
    </message>
    <message>
        <source>Hands played best, in 100 rounds</source>
        <translation>Mãos com jogo ótimo, em 100 rodadas</translation>
    </message>
    <message>
        <source>Side bets, in 100 rounds</source>
        <translation>Apostas paralelas, em 100 rodadas</translation>
    </message>
    <message>
        <source>Mistakes, in 100 rounds</source>
        <translation>Erros, em 100 rodadas</translation>
    </message>
    <message>
        <source>Luck, in 100 rounds</source>
        <translation>Sorte, em 100 rodadas</translation>
    </message>
    <message>
        <source>Decisions that were mistakes</source>
        <translation>Decisões que foram erros</translation>
    </message>
</context>
<context>
    <name>openshoe::models::StrategyController</name>
    <message>
        <source>No difference</source>
        <translation>Nenhuma diferença</translation>
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
        <translation>Seguro: aceitar (%1 por unidade apostada nele)</translation>
    </message>
    <message>
        <source>Insurance: decline (%1 per unit staked on it)</source>
        <translation>Seguro: recusar (%1 por unidade apostada nele)</translation>
    </message>
    <message>
        <source>Insurance: not offered</source>
        <translation>Seguro: não oferecido</translation>
    </message>
    <message>
        <source>Even money: take it (%1 per unit, compared with waiting)</source>
        <translation>Even money: aceitar (%1 por unidade em relação a esperar)</translation>
    </message>
    <message>
        <source>Even money: decline (%1 per unit, compared with waiting)</source>
        <translation>Even money: recusar (%1 por unidade em relação a esperar)</translation>
    </message>
    <message>
        <source>Surrender: not offered</source>
        <translation>Desistência: não oferecida</translation>
    </message>
    <message>
        <source>Surrender: as charted, after the dealer peeks</source>
        <translation>Desistência: como na tabela, depois de o crupiê conferir</translation>
    </message>
    <message>
        <source>Surrender: as charted, before the dealer peeks</source>
        <translation>Desistência: como na tabela, antes de o crupiê conferir</translation>
    </message>
    <message>
        <source>Exact, with every card of a full shoe counted.</source>
        <translation>Exato, contando cada carta de um sabot completo.</translation>
    </message>
    <message>
        <source>With every card of a full shoe counted; on splits into more than two hands, see openshoe-cli analyze.</source>
        <translation>Com cada carta de um sabot completo; sobre divisões em mais de duas mãos, veja openshoe-cli analyze.</translation>
    </message>
    <message>
        <source>Best play of %1</source>
        <translation>Estratégia ótima de %1</translation>
    </message>
    <message>
        <source>With trial rules: %1</source>
        <translation>Com regras em teste: %1</translation>
    </message>
    <message>
        <source>House edge %1 with best play, of the initial stake. %2</source>
        <translation>Vantagem da casa %1 com estratégia ótima, da primeira aposta. %2</translation>
    </message>
    <message>
        <source>Insurance: even (%1 per unit staked on it)</source>
        <translation>Seguro: equilibrado (%1 por unidade apostada nele)</translation>
    </message>
    <message>
        <source>Even money: even (%1 per unit, compared with waiting)</source>
        <translation>Even money: equilibrado (%1 por unidade em relação a esperar)</translation>
    </message>
    <message>
        <source>%1 better for you, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>%1 melhor para você, cerca de %2 por hora</translation>
    </message>
    <message>
        <source>%1 more for the house, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>%1 a mais para a casa, cerca de %2 por hora</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>what it costs, at what stake</comment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Surrender: as charted</source>
        <translation>Desistência: como na tabela</translation>
    </message>
    <message>
        <source>R also holds after hits and splits, except on hands of a free split</source>
        <translation>R também vale depois de pedir e de dividir, exceto em mãos de uma divisão grátis</translation>
    </message>
    <message>
        <source>R also holds after hits and splits</source>
        <translation>R também vale depois de pedir e de dividir</translation>
    </message>
    <message>
        <source>R also holds after hits</source>
        <translation>R também vale depois de pedir</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableBets</name>
    <message>
        <source>This is a replay. Stop it to continue playing.</source>
        <translation>Isto é um replay. Pare-o para voltar a jogar.</translation>
    </message>
    <message>
        <source>The maximum there is %1: the stake was lowered to it.</source>
        <translation>O máximo ali é %1: a aposta foi reduzida a isso.</translation>
    </message>
    <message>
        <source>Stakes above a maximum were lowered to it.</source>
        <translation>Apostas acima do máximo foram reduzidas a ele.</translation>
    </message>
    <message>
        <source>Both of your spots now carry %1.</source>
        <translation>Suas duas posições levam agora %1.</translation>
    </message>
    <message>
        <source>Time&apos;s up: your stakes are returned. %1</source>
        <translation>Tempo esgotado: as apostas foram retiradas. %1</translation>
    </message>
    <message>
        <source>Stake all you have?</source>
        <translation>Apostar tudo o que você tem?</translation>
    </message>
    <message>
        <source>Your whole wallet goes on this round.</source>
        <translation>Sua carteira inteira vai nesta rodada.</translation>
    </message>
    <message>
        <source>Your balance doesn&apos;t cover the last stakes. Stake less, or top up.</source>
        <translation>Seu saldo não cobre as últimas apostas. Aposte menos ou recarregue.</translation>
    </message>
    <message>
        <source>Place new stakes.</source>
        <translation>Faça novas apostas.</translation>
    </message>
    <message>
        <source>Stake it all</source>
        <translation>Apostar tudo</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Voltar</translation>
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
        <translation>Como jogar, passo %1 de %2: %3</translation>
    </message>
    <message>
        <source>You have no hand in this round, so you are watching it. Place a stake in the next.</source>
        <translation>Você não tem mão nesta rodada, por isso só assiste. Aposte na próxima.</translation>
    </message>
    <message>
        <source>The cards are dealt: yours above your spot, the dealer&apos;s at the top.</source>
        <translation>As cartas são distribuídas: as suas acima da sua posição, as do crupiê no alto.</translation>
    </message>
    <message>
        <source>That was a whole hand. Deal again with the same stake, or change the bets. This game&apos;s rules are at the top, and the menu shows all of this again.</source>
        <translation>Essa foi uma mão inteira. Jogue de novo com a mesma aposta ou mude-a. As regras deste jogo estão no alto, e o menu mostra tudo isto outra vez.</translation>
    </message>
    <message>
        <source>This is an ordinary round, for play money. Choose a chip at the bottom and click the ringed spot to stake it.</source>
        <translation>Esta é uma rodada comum, com dinheiro fictício. Escolha uma ficha embaixo e clique na posição destacada para apostá-la.</translation>
    </message>
    <message>
        <source>This is an ordinary round, for play money. Choose a chip at the bottom and click the ringed spot to stake it, or press %1, then %2.</source>
        <comment>two keys</comment>
        <translation>Esta é uma rodada comum, com dinheiro fictício. Escolha uma ficha embaixo e clique na posição destacada para apostá-la, ou pressione %1 e depois %2.</translation>
    </message>
    <message>
        <source>Your stake is %1. Now press the ringed button, and the cards are dealt.</source>
        <translation>Sua aposta é de %1. Agora pressione o botão destacado e as cartas são distribuídas.</translation>
    </message>
    <message>
        <source>Your stake is %1. Now press the ringed button, or %2, and the cards are dealt.</source>
        <comment>an amount, a key</comment>
        <translation>Sua aposta é de %1. Agora pressione o botão destacado, ou %2, e as cartas são distribuídas.</translation>
    </message>
    <message>
        <source>You have %1, and the dealer shows %2. Picture cards count 10, an ace 1 or 11. Come closer to 21 than the dealer without going over it.</source>
        <comment>two totals</comment>
        <translation>Você tem %1, e o crupiê mostra %2. As figuras valem 10, o ás 1 ou 11. Chegue mais perto de 21 que o crupiê, sem passar.</translation>
    </message>
    <message>
        <source>The table has a question: %1 %2</source>
        <comment>Insure for 5?, what that means</comment>
        <translation>A mesa pergunta: %1 %2</translation>
    </message>
    <message>
        <source>You have %1. Choose one of the answers at the bottom.</source>
        <comment>a total</comment>
        <translation>Você tem %1. Escolha uma das respostas embaixo.</translation>
    </message>
    <message>
        <source>You have %1. “%2” takes another card. %3. “%4” keeps what you have.</source>
        <comment>a total, Hit, more than 21 loses at once, Stand</comment>
        <translation>Você tem %1. “%2” pega mais uma carta. %3. “%4” fica com o que você tem.</translation>
    </message>
    <message>
        <source>Your turn is over. The felt says what the dealer does: “%1”.</source>
        <comment>Dealer must draw to 16 …</comment>
        <translation>Sua vez acabou. O feltro diz o que o crupiê faz: “%1”.</translation>
    </message>
    <message>
        <source>This hand is decided. %1.</source>
        <comment>More than 21 loses at once</comment>
        <translation>Esta mão está decidida. %1.</translation>
    </message>
    <message>
        <source>This is how the round ended: %1.</source>
        <translation>A rodada terminou assim: %1.</translation>
    </message>
    <message>
        <source>This is how the round ended: %1. %2.</source>
        <comment>Won · 20 against 17, The higher hand wins</comment>
        <translation>A rodada terminou assim: %1. %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableQuiz</name>
    <message>
        <source>Finish this round first, then look at another.</source>
        <translation>Conclua antes esta rodada, depois veja outra.</translation>
    </message>
    <message>
        <source>The table is being set up. Try again in a moment.</source>
        <translation>A mesa está sendo preparada. Tente de novo em um instante.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableReplay</name>
    <message>
        <source>Finish this round first, then replay another.</source>
        <translation>Conclua antes esta rodada, depois veja o replay de outra.</translation>
    </message>
    <message>
        <source>The table is being set up. Start the replay again in a moment.</source>
        <translation>A mesa está sendo preparada. Inicie o replay de novo em um instante.</translation>
    </message>
    <message>
        <source>Shoe %1 is verified: its commitment and all its cards match.</source>
        <translation>O sabot %1 foi verificado: o compromisso e todas as cartas conferem.</translation>
    </message>
    <message>
        <source>Shoe %1 doesn&apos;t match its commitment. %2</source>
        <translation>O sabot %1 não é aquele do compromisso. %2</translation>
    </message>
    <message>
        <source>Shoe %1 is still in use. It can be verified when it ends and its seed is shown.</source>
        <translation>O sabot %1 ainda está em uso. Pode ser verificado quando terminar e a semente for mostrada.</translation>
    </message>
    <message>
        <source>The round can&apos;t be shown any further: %1</source>
        <translation>A rodada não pode ser mostrada além deste ponto: %1</translation>
    </message>
    <message>
        <source>Shoe %1 can&apos;t be checked. %2</source>
        <translation>O sabot %1 não pode ser verificado. %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableRules</name>
    <message>
        <source>The new rules apply from the next round.</source>
        <translation>As novas regras valem a partir da próxima rodada.</translation>
    </message>
    <message>
        <source>The file of this game is gone. The table keeps its current rules.</source>
        <translation>O arquivo deste jogo não existe mais. A mesa continua com as regras que tem.</translation>
    </message>
    <message>
        <source>The file of this game can no longer be read. The table keeps its current rules. (%1)</source>
        <translation>O arquivo deste jogo não pode mais ser lido. A mesa continua com as regras que tem. (%1)</translation>
    </message>
    <message>
        <source>The new rules don&apos;t allow %1. The table keeps its current rules.</source>
        <translation>As novas regras não aceitam %1. A mesa continua com as regras que tem.</translation>
    </message>
    <message>
        <source>Under the new rules seats are shared, and trial accounts can&apos;t take one. The table keeps its current rules.</source>
        <translation>Pelas novas regras, os lugares são compartilhados, e uma conta de teste não pode ocupar um. A mesa continua com as regras que tem.</translation>
    </message>
    <message>
        <source>%1 on spot %2</source>
        <comment>a side bet</comment>
        <translation>%1 na posição %2</translation>
    </message>
    <message>
        <source>behind spot %1</source>
        <comment>a stake</comment>
        <translation>atrás da posição %1</translation>
    </message>
    <message>
        <source>spot %1</source>
        <comment>a stake</comment>
        <translation>posição %1</translation>
    </message>
    <message>
        <source>You are now playing %1.</source>
        <translation>Agora você joga %1.</translation>
    </message>
    <message>
        <source>New rules: %1 And more.</source>
        <translation>Novas regras: %1 E mais.</translation>
    </message>
    <message>
        <source>New rules: %1</source>
        <translation>Novas regras: %1</translation>
    </message>
    <message>
        <source>The new rules apply now.</source>
        <translation>As novas regras já valem.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place and the stake there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Stakes removed: %1.</source>
        <translation>Apostas retiradas: %1.</translation>
    </message>
    <message>
        <source>Stakes lowered: %1.</source>
        <translation>Apostas reduzidas: %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TroubleController</name>
    <message>
        <source>%1 is no longer intact.</source>
        <translation>%1 não está mais íntegro.</translation>
    </message>
    <message>
        <source>It is never overwritten: it is set aside under another name, and you continue with a backup or start afresh. Rounds played since the backup are only in the damaged file.</source>
        <translation>Ele nunca é sobrescrito: é isolado com outro nome, e você continua com um backup ou do zero. O que foi jogado depois do backup está só no arquivo danificado.</translation>
    </message>
    <message>
        <source>%1 was made by a newer version of Open Shoe.</source>
        <translation>%1 foi criado por uma versão mais nova do Open Shoe.</translation>
    </message>
    <message>
        <source>Install that version to continue. To play with this one in the meantime, start it with another folder: openshoe --data FOLDER</source>
        <translation>Instale essa versão para continuar. Para jogar com esta enquanto isso, inicie-a com uma pasta própria: openshoe --data PASTA</translation>
    </message>
    <message>
        <source>%1 belongs to another program.</source>
        <translation>%1 pertence a outro programa.</translation>
    </message>
    <message>
        <source>It has not been touched. Move it away and start again, or start with another folder: openshoe --data FOLDER</source>
        <translation>Ele fica intacto. Mova-o para outro lugar e inicie de novo, ou inicie com uma pasta própria: openshoe --data PASTA</translation>
    </message>
    <message>
        <source>Another Open Shoe is using %1.</source>
        <translation>Outro Open Shoe joga com %1.</translation>
    </message>
    <message>
        <source>The same money can&apos;t be staked twice: continue in the other window, or close it and try again here. To play separately, start with another folder: openshoe --data FOLDER</source>
        <translation>O mesmo dinheiro não pode ser apostado duas vezes: continue na outra janela, ou feche-a e tente de novo aqui. Para jogar à parte, inicie com uma pasta própria: openshoe --data PASTA</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read or written.</source>
        <translation>%1 não pode ser lido nem gravado.</translation>
    </message>
    <message>
        <source>Check that the folder is there and that you may write in it, then try again. Or start with another: openshoe --data FOLDER</source>
        <translation>Verifique se a pasta existe e se você pode gravar nela e tente de novo. Ou inicie com outra: openshoe --data PASTA</translation>
    </message>
    <message>
        <source>There is no space to write %1.</source>
        <translation>Não há espaço para gravar %1.</translation>
    </message>
    <message>
        <source>Nothing is lost. Free a few megabytes on that disk, then try again.</source>
        <translation>Nada se perdeu. Libere alguns megabytes nesse disco e tente de novo.</translation>
    </message>
    <message>
        <source>The disk reports an error with %1.</source>
        <translation>O disco informa um erro com %1.</translation>
    </message>
    <message>
        <source>What was confirmed is kept. Check the disk and its connection, then try again.</source>
        <translation>O que foi confirmado está guardado. Verifique o disco e a conexão dele e tente de novo.</translation>
    </message>
    <message>
        <source>What was confirmed is kept. When this is fixed, try again.</source>
        <translation>O que foi confirmado está guardado. Quando isto for resolvido, tente de novo.</translation>
    </message>
    <message>
        <source>Every step confirmed before is safe. Try again once the problem is solved.</source>
        <translation>Todo passo confirmado antes está a salvo. Quando a causa for resolvida, tente de novo.</translation>
    </message>
    <message>
        <source>The table can&apos;t be saved to disk, so no stake is taken: %1</source>
        <translation>Não é possível gravar a mesa no disco, por isso nenhuma aposta é aceita: %1</translation>
    </message>
    <message>
        <source>A step could not be saved to disk, so the round was cancelled and its stakes are back in your wallet, on disk too: %1</source>
        <translation>Um passo não pôde ser gravado no disco, por isso a rodada foi cancelada e as apostas voltaram à sua carteira, também no disco: %1</translation>
    </message>
    <message>
        <source>A step could not be saved to disk, so the round was stopped and its stakes are back: %1</source>
        <translation>Um passo não pôde ser gravado no disco, por isso a rodada foi parada e as apostas voltaram: %1</translation>
    </message>
    <message>
        <source>Their return is saved as soon as the disk can be written to: try again once the problem is solved. If you quit before that, the next start finds the round as it was before that step.</source>
        <translation>A devolução é gravada assim que o disco aceitar gravação: tente de novo quando a causa for resolvida. Se você sair antes, o próximo início encontra a rodada como era antes desse passo.</translation>
    </message>
    <message>
        <source>The end of the round was saved and counts, but nothing more can be saved: %1</source>
        <translation>O fim da rodada foi gravado e vale; nada mais pode ser gravado: %1</translation>
    </message>
    <message>
        <source>The data is damaged</source>
        <translation>Os dados estão danificados</translation>
    </message>
    <message>
        <source>The data is newer than the program</source>
        <translation>Os dados são mais novos que o programa</translation>
    </message>
    <message>
        <source>The data belongs to another program</source>
        <translation>Os dados pertencem a outro programa</translation>
    </message>
    <message>
        <source>Another Open Shoe is running</source>
        <translation>Outro Open Shoe está jogando</translation>
    </message>
    <message>
        <source>The data can&apos;t be used</source>
        <translation>Os dados não podem ser usados</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>O disco está cheio</translation>
    </message>
    <message>
        <source>The disk reports an error</source>
        <translation>O disco informa um erro</translation>
    </message>
    <message>
        <source>Play has stopped</source>
        <translation>O jogo parou</translation>
    </message>
    <message>
        <source>The data can&apos;t be opened</source>
        <translation>Os dados não podem ser abertos</translation>
    </message>
</context>
</TS>
