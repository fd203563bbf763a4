<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutSettings</name>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>About version program data folder size files where path</source>
        <translation>À propos version programme données dossier taille fichiers où chemin</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Dossier des données</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
</context>
<context>
    <name>AccountButton</name>
    <message>
        <source>Account %1</source>
        <translation>Compte %1</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>essai</translation>
    </message>
</context>
<context>
    <name>AccountDialog</name>
    <message>
        <source>New account</source>
        <translation>Nouveau compte</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Trial account</source>
        <translation>Compte d’essai</translation>
    </message>
    <message>
        <source>Plays like any other account, but can&apos;t take a seat at a shared table.</source>
        <translation>Joue comme les autres, mais ne peut pas occuper de place à une table partagée.</translation>
    </message>
</context>
<context>
    <name>AccountMenu</name>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>%1 (trial)</source>
        <translation>%1 (essai)</translation>
    </message>
    <message>
        <source>New account…</source>
        <translation>Nouveau compte…</translation>
    </message>
    <message>
        <source>Top up %1</source>
        <translation>Recharger&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>AccountsSettings</name>
    <message>
        <source>Accounts</source>
        <translation>Comptes</translation>
    </message>
    <message>
        <source>%1 (trial)</source>
        <translation>%1 (essai)</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Renommer %1</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Joue</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>%1 is playing</source>
        <translation>%1 joue</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>Choisir %1</translation>
    </message>
    <message>
        <source>Top up</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Adds that currency&apos;s starting amount to the wallet. Play money only.</source>
        <translation>Ajoute au portefeuille la somme de départ de cette monnaie. Argent fictif uniquement.</translation>
    </message>
    <message>
        <source>Top up %1</source>
        <translation>Recharger&#xa0;: %1</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Accounts wallets top up take back delete remove export currency player profile name rename trial play money balance gold</source>
        <translation>comptes portefeuilles recharger reprendre supprimer effacer exporter monnaie devise joueur profil nom renommer essai argent fictif solde or</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Take back a top-up</source>
        <translation>Reprendre une recharge</translation>
    </message>
    <message>
        <source>Takes the latest top-up out of the wallet again. Limits count as before.</source>
        <translation>Retire du portefeuille la dernière recharge. Les limites comptent comme avant.</translation>
    </message>
    <message>
        <source>Take back %1</source>
        <translation>Reprendre %1</translation>
    </message>
</context>
<context>
    <name>AmountEditor</name>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min.</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Moitié</translation>
    </message>
    <message>
        <source>Twice</source>
        <translation>Double</translation>
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
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>Pièce</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Sweeps</translation>
    </message>
    <message>
        <source>Dollars</source>
        <translation>Dollars</translation>
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
        <translation>sauvegardes sauvegarder sauvegarde restaurer copie copies données enregistrer récupérer perdu fichier</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>Sauvegarde en cours…</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Sauvegarder</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Sauvegarder maintenant</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurer…</translation>
    </message>
    <message>
        <source>Restore the backup of %1</source>
        <translation>Restaurer la sauvegarde du %1</translation>
    </message>
    <message>
        <source>Go back to %1?</source>
        <translation>Revenir au %1&#x202f;?</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Accounts, money, rounds and shoes go back to how they were then. What is there now is kept in the data folder under another name.</source>
        <translation>Comptes, argent, manches et sabots redeviennent ce qu’ils étaient alors. L’état actuel est conservé sous un autre nom dans le dossier de données.</translation>
    </message>
    <message>
        <source>A backup is made automatically on each day you play. Seven are kept: the latest ones, and always the one with the most rounds.</source>
        <translation>Une sauvegarde se fait d’elle-même chaque jour où vous jouez. Sept sont conservées&#xa0;: les dernières faites, et toujours celle qui a le plus de manches.</translation>
    </message>
</context>
<context>
    <name>BalanceButton</name>
    <message>
        <source>Wallet</source>
        <translation>Portefeuille</translation>
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
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Double bet</source>
        <translation>Doubler la mise</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Répéter</translation>
    </message>
    <message>
        <source>Ask the coach</source>
        <translation>Demander au coach</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Stake %1</source>
        <translation>Mise %1</translation>
    </message>
    <message>
        <source>Review the round</source>
        <translation>Réviser la manche</translation>
    </message>
    <message>
        <source>Change bets</source>
        <translation>Autres mises</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Redistribuer</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Paused · %1 to go on</source>
        <translation>En pause · %1 pour continuer</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>Accélérer</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Continuer</translation>
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
        <translation>Commencer…</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>Commencer&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>CalculatorPage</name>
    <message>
        <source>Hand calculator</source>
        <translation>Calculateur de main</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>such as A 7</source>
        <translation>par exemple A 7</translation>
    </message>
    <message>
        <source>The dealer&apos;s up card</source>
        <translation>Carte visible du croupier</translation>
    </message>
    <message>
        <source>such as 9</source>
        <translation>par exemple 9</translation>
    </message>
    <message>
        <source>What is known about the hidden card</source>
        <translation>Ce qu’on sait de la carte cachée</translation>
    </message>
    <message>
        <source>The hidden card</source>
        <translation>La carte cachée</translation>
    </message>
    <message>
        <source>The dealer has looked: no blackjack</source>
        <translation>Le croupier a vérifié : pas de blackjack</translation>
    </message>
    <message>
        <source>Whether the hand comes from a split</source>
        <translation>Si la main vient d’une séparation</translation>
    </message>
    <message>
        <source>Other cards gone from the shoe</source>
        <translation>Autres cartes sorties du sabot</translation>
    </message>
    <message>
        <source>such as 5 5 6 K</source>
        <translation>par exemple 5 5 6 K</translation>
    </message>
    <message>
        <source>Where a pressed card goes</source>
        <translation>Où va la carte choisie</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Croupier</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Cachée</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Sorties</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Tout effacer</translation>
    </message>
    <message>
        <source>Add a card: %1</source>
        <translation>Ajouter une carte : %1</translation>
    </message>
    <message>
        <source>What each play is worth</source>
        <translation>Ce que vaut chaque choix</translation>
    </message>
    <message>
        <source>in stakes</source>
        <translation>en mises</translation>
    </message>
    <message>
        <source>in money</source>
        <translation>en argent</translation>
    </message>
    <message>
        <source>How the dealer&apos;s hand ends</source>
        <translation>Comment finit la main du croupier</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>how a hand ends, its chance</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>CalendarPopup</name>
    <message>
        <source>Previous month</source>
        <translation>Mois précédent</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mois suivant</translation>
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
        <translation>Deux</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Trois</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quatre</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinq</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Six</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sept</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Huit</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Neuf</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Dix</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Valet</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Roi</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>Carte cachée</translation>
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
        <translation>Détail d’une cellule</translation>
    </message>
    <message>
        <source>%1: first two cards %2, three or more %3</source>
        <translation>%1&#xa0;: avec deux cartes %2, avec trois ou plus %3</translation>
    </message>
    <message>
        <source>%1: %2, by %3 of a stake; %4 of such hands. %5</source>
        <translation>%1&#xa0;: %2, avec %3 mise d’avance&#x202f;; %4 de ces mains. %5</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>deux cartes</translation>
    </message>
    <message>
        <source>three or more</source>
        <translation>trois ou plus</translation>
    </message>
</context>
<context>
    <name>ChallengeBar</name>
    <message>
        <source>Challenge</source>
        <translation>Défi</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>which round, what is asked</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Stop challenge</source>
        <translation>Arrêter le défi</translation>
    </message>
</context>
<context>
    <name>ChallengeMaking</name>
    <message>
        <source>Challenge somebody</source>
        <translation>Défier quelqu’un</translation>
    </message>
    <message>
        <source>Save the file…</source>
        <translation>Enregistrer le fichier…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Somebody else gets the same cards, rules and stakes. When they have played them, the program shows their play beside yours, decision by decision.</source>
        <translation>Une autre personne reçoit les mêmes cartes, règles et mises. Une fois jouées, le programme montre son jeu à côté du vôtre, décision par décision.</translation>
    </message>
    <message>
        <source>What to send</source>
        <translation>Quoi envoyer</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Cette manche</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds of its shoe</source>
        <translation>
            <numerusform>%Ln manche de son sabot</numerusform>
            <numerusform>%Ln manches de son sabot</numerusform>
        </translation>
    </message>
    <message>
        <source>A nickname, if you want to give one</source>
        <translation>Un surnom, si vous voulez</translation>
    </message>
    <message>
        <source>Nothing else about you is in the file. Its cards are sealed: nobody sees them by looking into it, but somebody who knows how programs work could.</source>
        <translation>Le fichier ne contient rien d’autre sur vous. Les cartes sont scellées : personne ne les voit en l’ouvrant, mais qui s’y connaît en programmes le pourrait.</translation>
    </message>
</context>
<context>
    <name>ChallengeOffer</name>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>You play it with money of its own: your wallet, your rounds and your statistics stay as they are. Each round begins with the same card as it did there, and the others at the table play as they did. Afterwards both plays are shown side by side.</source>
        <translation>Il se joue avec son propre argent : votre portefeuille, vos manches et vos statistiques restent inchangés. Chaque manche commence par la même carte que là-bas, et les autres à la table jouent comme alors. Ensuite, les deux jeux sont montrés côte à côte.</translation>
    </message>
    <message>
        <source>Show the answer in it</source>
        <translation>Voir la réponse incluse</translation>
    </message>
</context>
<context>
    <name>ChallengeResult</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Calculating what each decision was worth…</source>
        <translation>Calcul de la valeur de chaque décision…</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>A nickname, if you want to give one</source>
        <translation>Un surnom, si vous voulez</translation>
    </message>
    <message>
        <source>Save my answer…</source>
        <translation>Enregistrer ma réponse…</translation>
    </message>
</context>
<context>
    <name>Challenges</name>
    <message>
        <source>Save the challenge</source>
        <translation>Enregistrer le défi</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Défi</translation>
    </message>
    <message>
        <source>challenge</source>
        <comment>a file&apos;s name</comment>
        <translation>defi</translation>
    </message>
    <message>
        <source>Open a challenge</source>
        <translation>Ouvrir un défi</translation>
    </message>
</context>
<context>
    <name>ChartLegend</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ChartWords</name>
    <message>
        <source>Hard %1</source>
        <translation>%1 dur</translation>
    </message>
    <message>
        <source>Soft %1</source>
        <translation>%1 souple</translation>
    </message>
    <message>
        <source>Pair of %1</source>
        <translation>Paire de %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Depends on the cards.</source>
        <translation>Dépend des cartes.</translation>
    </message>
    <message>
        <source>Hard totals</source>
        <translation>Totaux durs</translation>
    </message>
    <message>
        <source>Soft totals</source>
        <translation>Totaux souples</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Both cards shown</source>
        <translation>Deux cartes visibles</translation>
    </message>
    <message>
        <source>Up card</source>
        <translation>Carte visible</translation>
    </message>
    <message>
        <source>Hidden card small</source>
        <translation>Carte cachée basse</translation>
    </message>
    <message>
        <source>Hidden card medium</source>
        <translation>Carte cachée moyenne</translation>
    </message>
    <message>
        <source>Hidden card large</source>
        <translation>Carte cachée haute</translation>
    </message>
    <message>
        <source>%1 against %2, both cards shown</source>
        <translation>%1 contre %2, deux cartes visibles</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>%1 against %2, hidden card small</source>
        <translation>%1 contre %2, carte cachée basse</translation>
    </message>
    <message>
        <source>%1 against %2, hidden card medium</source>
        <translation>%1 contre %2, carte cachée moyenne</translation>
    </message>
    <message>
        <source>%1 against %2, hidden card large</source>
        <translation>%1 contre %2, carte cachée haute</translation>
    </message>
    <message>
        <source>%1 leads by %2 of a stake: close.</source>
        <translation>%1 l’emporte de %2 mise&#xa0;: c’est serré.</translation>
    </message>
    <message>
        <source>%1 leads by %2 of a stake.</source>
        <translation>%1 l’emporte de %2 mise.</translation>
    </message>
    <message>
        <source>leads by %1 of a stake or more</source>
        <translation>l’emporte d’au moins %1 mise</translation>
    </message>
    <message>
        <source>by less</source>
        <translation>de moins</translation>
    </message>
    <message>
        <source>by less than %1: close</source>
        <translation>de moins de %1&#xa0;: serré</translation>
    </message>
    <message>
        <source>depends on the cards</source>
        <translation>dépend des cartes</translation>
    </message>
    <message>
        <source>Against %1: %2.</source>
        <translation>Contre %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 percentage points</source>
        <translation>%1 point de pourcentage</translation>
    </message>
    <message>
        <source>Worth the same: %1.</source>
        <translation>De même valeur : %1.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a house edge, money in an hour</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards open, hard 4 to 11</source>
        <translation>Cartes visibles, durs 4 à 11</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards open, hard 12 to 20</source>
        <translation>Cartes visibles, durs 12 à 20</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards open, soft totals</source>
        <translation>Cartes visibles, totaux souples</translation>
    </message>
    <message>
        <source>soft %1</source>
        <comment>the total of the dealer&apos;s open cards</comment>
        <translation>%1 souple</translation>
    </message>
    <message>
        <source>hard %1</source>
        <comment>the total of the dealer&apos;s open cards</comment>
        <translation>%1 dur</translation>
    </message>
    <message>
        <source>After a double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Après un double&#xa0;: abandonner %1 contre %2</translation>
    </message>
    <message>
        <source>%1 against the dealer&apos;s %2</source>
        <translation>%1 contre %2 du croupier</translation>
    </message>
    <message>
        <source>After the first double: double %1 again against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Après le premier double&#xa0;: doubler à nouveau %1 contre %2</translation>
    </message>
    <message>
        <source>After the second double: double %1 again against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Après le deuxième double&#xa0;: doubler à nouveau %1 contre %2</translation>
    </message>
    <message>
        <source>After the first double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Après le premier double&#xa0;: abandonner %1 contre %2</translation>
    </message>
    <message>
        <source>After the second double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Après le deuxième double&#xa0;: abandonner %1 contre %2</translation>
    </message>
    <message>
        <source>After the third double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Après le troisième double&#xa0;: abandonner %1 contre %2</translation>
    </message>
    <message>
        <source>Other hands of a free split: stand on %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Autres mains d’une séparation gratuite&#xa0;: rester sur %1 contre %2</translation>
    </message>
    <message>
        <source>Other hands of a free split: double %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Autres mains d’une séparation gratuite&#xa0;: doubler %1 contre %2</translation>
    </message>
    <message>
        <source>Other hands of a free split: hit %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>Autres mains d’une séparation gratuite&#xa0;: tirer sur %1 contre %2</translation>
    </message>
    <message>
        <source>%1, after a hit or split</source>
        <comment>a hand</comment>
        <translation>%1, après avoir tiré ou séparé</translation>
    </message>
    <message>
        <source>%1, doubled</source>
        <comment>a hand</comment>
        <translation>%1, après un double</translation>
    </message>
    <message>
        <source>%1, doubled twice</source>
        <comment>a hand</comment>
        <translation>%1, après deux doubles</translation>
    </message>
    <message>
        <source>%1, doubled three times</source>
        <comment>a hand</comment>
        <translation>%1, après trois doubles</translation>
    </message>
    <message>
        <source>%1, from a free split</source>
        <comment>a hand</comment>
        <translation>%1, d’une séparation gratuite</translation>
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
        <translation>Vérification… %1&#xa0;%</translation>
    </message>
    <message>
        <source>Verify all</source>
        <translation>Tout vérifier</translation>
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
            <numerusform>%1 n’est plus dans le sabot&#x202f;; %n jeu n’en contient que %2</numerusform>
            <numerusform>%1 n’est plus dans le sabot&#x202f;; %n jeux n’en contiennent que %2</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed; %2 or a card such as %3 is</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas admis&#x202f;; admis&#xa0;: %2 ou une carte telle que %3</translation>
    </message>
    <message numerus="yes">
        <source>%n cards; a hand to play has %1 to %2</source>
        <translation>
            <numerusform>%n carte&#x202f;; une main à décider en a de %1 à %2</numerusform>
            <numerusform>%n cartes&#x202f;; une main à décider en a de %1 à %2</numerusform>
        </translation>
    </message>
    <message>
        <source>exactly one card is needed, such as %1</source>
        <translation>il faut exactement une carte, telle que %1</translation>
    </message>
    <message>
        <source>this game has no splits (%1)</source>
        <translation>ce jeu n’a pas de séparation (%1)</translation>
    </message>
    <message>
        <source>take it</source>
        <comment>insurance, even money</comment>
        <translation>à prendre</translation>
    </message>
    <message>
        <source>best</source>
        <comment>of all plays</comment>
        <translation>meilleur</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>assurance</translation>
    </message>
    <message>
        <source>even money</source>
        <translation>even money</translation>
    </message>
    <message>
        <source>declined</source>
        <comment>even money</comment>
        <translation>refusé</translation>
    </message>
    <message>
        <source>What every action of a hand is worth, per unit of the initial play.</source>
        <translation>Ce que vaut chaque action d’une main, par unité de la mise initiale.</translation>
    </message>
    <message>
        <source>The dealer&apos;s up card.</source>
        <translation>La carte visible du croupier.</translation>
    </message>
    <message>
        <source>Other cards gone from the shoe; after a split, the other hands&apos; cards too.</source>
        <translation>D’autres cartes sorties du sabot&#x202f;; après une séparation, aussi les cartes des autres mains.</translation>
    </message>
    <message>
        <source>The hand comes from a split.</source>
        <translation>La main est issue d’une séparation.</translation>
    </message>
    <message>
        <source>What is known about the hole card: %1, or the card itself.</source>
        <translation>Ce qu’on sait de la carte cachée&#xa0;: %1, ou la carte elle-même.</translation>
    </message>
    <message>
        <source>the expectation of every action for one hand</source>
        <translation>l’espérance de chaque action d’une main</translation>
    </message>
    <message>
        <source>return to player (RTP)</source>
        <translation>retour au joueur (RTP)</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>publié</translation>
    </message>
    <message>
        <source>per unit staked in total</source>
        <translation>par unité misée en tout</translation>
    </message>
    <message>
        <source>expectation, best play</source>
        <translation>espérance, jeu optimal</translation>
    </message>
    <message>
        <source>basic strategy</source>
        <translation>stratégie de base</translation>
    </message>
    <message>
        <source>average stake</source>
        <translation>mise moyenne</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>écart-type</translation>
    </message>
    <message>
        <source>element of risk</source>
        <translation>élément de risque</translation>
    </message>
    <message>
        <source>insurance, per unit of it</source>
        <translation>assurance, par unité misée dessus</translation>
    </message>
    <message>
        <source>even money, compared with waiting</source>
        <translation>even money au lieu d’attendre</translation>
    </message>
    <message>
        <source>UP</source>
        <comment>the up card</comment>
        <translation>VISIBLE</translation>
    </message>
    <message>
        <source>EXPECTATION</source>
        <translation>ESPÉRANCE</translation>
    </message>
    <message>
        <source>BLACKJACK</source>
        <translation>BLACKJACK</translation>
    </message>
    <message>
        <source>BUST</source>
        <translation>SAUTÉ</translation>
    </message>
    <message>
        <source>%1: expectation %2, wins %3</source>
        <comment>a side bet</comment>
        <translation>%1&#xa0;: espérance %2, gagne %3</translation>
    </message>
    <message>
        <source>The exact expectation of a game and of each side bet: one hand from a full fresh shoe.</source>
        <translation>L’espérance exacte d’un jeu et de chaque pari annexe&#xa0;: une main d’un sabot neuf et complet.</translation>
    </message>
    <message numerus="yes">
        <source>%n decks</source>
        <translation>
            <numerusform>%n jeu de cartes</numerusform>
            <numerusform>%n jeux de cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2; method: %3</source>
        <comment>a game, its decks, how it was computed</comment>
        <translation>%1, %2&#x202f;; méthode&#xa0;: %3</translation>
    </message>
    <message>
        <source>exact expectation of the game and of each side bet</source>
        <translation>espérance exacte du jeu et de chaque pari annexe</translation>
    </message>
    <message>
        <source>&quot;%1&quot; shows the options of a command.</source>
        <translation>«&#x202f;%1&#x202f;» indique les options d’une commande.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 1 could not be done, 2 wrong usage or input.</source>
        <translation>Codes de sortie&#xa0;: 0 fait, 1 cela n’a pas pu se faire, 2 l’appel ou ses données sont incorrects.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Commandes&#xa0;:</translation>
    </message>
    <message>
        <source>no command</source>
        <translation>aucune commande</translation>
    </message>
    <message>
        <source>no such command; use one of %1</source>
        <translation>cette commande n’existe pas&#x202f;; possibles&#xa0;: %1</translation>
    </message>
    <message>
        <source>not enough memory for this</source>
        <translation>il n’y a pas assez de mémoire pour cela</translation>
    </message>
    <message>
        <source>not known; allowed: %1</source>
        <translation>inconnu&#x202f;; admis&#xa0;: %1</translation>
    </message>
    <message>
        <source>Shows the options of this command.</source>
        <translation>Indique les options de cette commande.</translation>
    </message>
    <message>
        <source>Prints one JSON document and nothing else.</source>
        <translation>Affiche un document JSON et rien d’autre.</translation>
    </message>
    <message>
        <source>The data folder (default: the window&apos;s own).</source>
        <translation>Le dossier de données (par défaut&#xa0;: celui de la fenêtre).</translation>
    </message>
    <message>
        <source>A game&apos;s id, or the path of a rule-set file.</source>
        <translation>L’identifiant d’un jeu, ou le chemin d’un fichier de règles.</translation>
    </message>
    <message>
        <source>Changes one rule for this call, such as %1 or %2; repeatable.</source>
        <translation>Change une règle pour cet appel, par exemple %1 ou %2&#x202f;; peut se répéter.</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; shows what is allowed.</source>
        <comment>a sentence that says what is wrong</comment>
        <translation>%1 «&#x202f;%2&#x202f;» indique ce qui est admis.</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 manque</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one argument too many; allowed: %2</source>
        <translation>«&#x202f;%1&#x202f;» est un argument de trop&#x202f;; admis&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is empty; a folder&apos;s path is needed</source>
        <translation>%1 est vide&#x202f;; il faut le chemin d’un dossier</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed; a whole number from %2 to %3 is</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas admis&#x202f;; il faut un nombre entier de %2 à %3</translation>
    </message>
    <message numerus="yes">
        <source>%n of them</source>
        <comment>side bets or limits</comment>
        <translation>
            <numerusform>%n entrée</numerusform>
            <numerusform>%n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>ALONE</source>
        <translation>SEULE</translation>
    </message>
    <message>
        <source>IN TURN</source>
        <translation>CUMULÉE</translation>
    </message>
    <message>
        <source>side bet %1</source>
        <translation>pari annexe %1</translation>
    </message>
    <message>
        <source>Both have the same rules.</source>
        <translation>Les deux ont les mêmes règles.</translation>
    </message>
    <message>
        <source>The strategy charts are the same.</source>
        <translation>Les tableaux de stratégie sont les mêmes.</translation>
    </message>
    <message>
        <source>HAND</source>
        <translation>MAIN</translation>
    </message>
    <message>
        <source>AGAINST</source>
        <comment>the up card</comment>
        <translation>CONTRE</translation>
    </message>
    <message>
        <source>Changes one rule of B for this call, such as %1; repeatable.</source>
        <translation>Change une règle de B pour cet appel, par exemple %1&#x202f;; peut se répéter.</translation>
    </message>
    <message>
        <source>two games side by side: differing rules and what each is worth</source>
        <translation>deux jeux côte à côte&#xa0;: règles qui diffèrent et ce que vaut chacune</translation>
    </message>
    <message>
        <source>Checks a round&apos;s shuffle against its commitment.</source>
        <translation>Vérifie le mélange d’une manche d’après son engagement.</translation>
    </message>
    <message>
        <source>A round as &quot;%1&quot; prints it, or its fairness object alone (- is standard input); or the number of a round in the data folder.</source>
        <translation>Une manche telle que «&#x202f;%1&#x202f;» l’affiche, ou seulement son objet fairness (- est l’entrée standard)&#x202f;; ou le numéro d’une manche du dossier de données.</translation>
    </message>
    <message>
        <source>every finished shoe in the data folder</source>
        <translation>tous les sabots terminés du dossier de données</translation>
    </message>
    <message>
        <source>%1, %2 or %3 is needed</source>
        <translation>il faut %1, %2 ou %3</translation>
    </message>
    <message>
        <source>checks a round&apos;s shuffle against its commitment</source>
        <translation>vérifie le mélange d’une manche d’après son engagement</translation>
    </message>
    <message>
        <source>the shoe is still in use; its seed is shown when it ends, and can be checked then</source>
        <translation>le sabot est encore en cours&#x202f;; sa graine est affichée à la fin et pourra alors être vérifiée</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>échec&#xa0;: %1</translation>
    </message>
    <message>
        <source>OK: the seed matches the commitment (no drawn cards to compare)</source>
        <translation>OK&#xa0;: la graine est celle de l’engagement (aucune carte tirée à comparer)</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>manche %1</translation>
    </message>
    <message>
        <source>failed: shoe %1, round %2: %3</source>
        <translation>échec&#xa0;: sabot %1, manche %2&#xa0;: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n finished shoes</source>
        <translation>
            <numerusform>%n sabot terminé</numerusform>
            <numerusform>%n sabots terminés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <comment>so many finished shoes with …</comment>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2: all match their commitments</source>
        <comment>so many finished shoes, so many rounds</comment>
        <translation>%1 avec %2&#xa0;: tout est conforme à l’engagement</translation>
    </message>
    <message>
        <source>%1 with %2: %3</source>
        <comment>so many finished shoes, so many rounds; so many problems</comment>
        <translation>%1 avec %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 (recovered)</source>
        <comment>a round&apos;s results</comment>
        <translation>%1 (récupérée)</translation>
    </message>
    <message>
        <source>The rounds played, newest first.</source>
        <translation>Les manches jouées, les plus récentes d’abord.</translation>
    </message>
    <message>
        <source>only rounds before this one</source>
        <translation>seulement les manches avant celle-ci</translation>
    </message>
    <message>
        <source>round</source>
        <translation>manche</translation>
    </message>
    <message>
        <source>started</source>
        <translation>début</translation>
    </message>
    <message>
        <source>game</source>
        <translation>jeu</translation>
    </message>
    <message>
        <source>values</source>
        <comment>of the hands</comment>
        <translation>valeurs</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>croupier</translation>
    </message>
    <message>
        <source>results</source>
        <translation>résultats</translation>
    </message>
    <message>
        <source>side bets</source>
        <translation>paris annexes</translation>
    </message>
    <message>
        <source>staked</source>
        <translation>misé</translation>
    </message>
    <message>
        <source>net</source>
        <translation>net</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rounds</source>
        <translation>
            <numerusform>%1 manche sur %n</numerusform>
            <numerusform>%1 manches sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2, %3 of %4, %5, recovered</source>
        <comment>its number, game, currency, account, state</comment>
        <translation>Manche %1, %2, %3 de %4, %5, récupérée</translation>
    </message>
    <message>
        <source>Round %1, %2, %3 of %4, %5</source>
        <comment>its number, game, currency, account, state</comment>
        <translation>Manche %1, %2, %3 de %4, %5</translation>
    </message>
    <message>
        <source>started %1, ended %2</source>
        <translation>début %1, fin %2</translation>
    </message>
    <message>
        <source>started %1</source>
        <translation>début %1</translation>
    </message>
    <message>
        <source>shoe number %1, cards %2 to %3</source>
        <translation>sabot numéro %1, cartes %2 à %3</translation>
    </message>
    <message>
        <source>commitment</source>
        <translation>engagement</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>graine</translation>
    </message>
    <message>
        <source>client seed</source>
        <translation>graine client</translation>
    </message>
    <message>
        <source>shown when the shoe ends</source>
        <translation>visible à la fin du sabot</translation>
    </message>
    <message>
        <source>One round: hands, plays, cards, fairness.</source>
        <translation>Une manche&#xa0;: mains, paris, cartes, équité.</translation>
    </message>
    <message>
        <source>shoe %1</source>
        <translation>sabot %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
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
            <numerusform>%n écriture</numerusform>
            <numerusform>%n écritures</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3: everything agrees</source>
        <comment>how many rounds, shoes, bookings</comment>
        <translation>%1, %2, %3&#xa0;: tout concorde</translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <comment>how many rounds, shoes, bookings; how many problems</comment>
        <translation>%1, %2, %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>Checks the record: books, events, cards, commitments, and that nothing is missing.</source>
        <translation>Vérifie tout ce qui est enregistré&#xa0;: registres, événements, cartes, engagements, et que rien ne manque.</translation>
    </message>
    <message>
        <source>Makes a backup now, or lists the existing ones.</source>
        <translation>Fait une sauvegarde maintenant, ou liste celles qui existent.</translation>
    </message>
    <message>
        <source>only list the backups</source>
        <translation>seulement lister les sauvegardes</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <comment>very many</comment>
        <translation>%1 octets</translation>
    </message>
    <message>
        <source>Replaces the database with a backup; the present file is set aside, not deleted.</source>
        <translation>Met une sauvegarde à la place de la base de données&#x202f;; le fichier actuel est mis de côté, non supprimé.</translation>
    </message>
    <message>
        <source>there is no backup in this data folder</source>
        <translation>il n’y a aucune sauvegarde dans ce dossier de données</translation>
    </message>
    <message>
        <source>none of the backups in this data folder is intact</source>
        <translation>aucune des sauvegardes de ce dossier de données n’est intacte</translation>
    </message>
    <message>
        <source>at most this many: default %1, maximum %2</source>
        <translation>au plus ce nombre&#xa0;: %1 par défaut, jusqu’à %2</translation>
    </message>
    <message>
        <source>the rounds played, newest first</source>
        <translation>les manches jouées, les plus récentes d’abord</translation>
    </message>
    <message>
        <source>one round: hands, plays, cards, fairness</source>
        <translation>une manche&#xa0;: mains, paris, cartes, équité</translation>
    </message>
    <message>
        <source>checks the whole record</source>
        <translation>vérifie tout ce qui est enregistré</translation>
    </message>
    <message>
        <source>makes a backup</source>
        <translation>fait une sauvegarde</translation>
    </message>
    <message>
        <source>replaces the database with a backup</source>
        <translation>met une sauvegarde à la place de la base de données</translation>
    </message>
    <message>
        <source>is still being played</source>
        <comment>a round</comment>
        <translation>encore en cours</translation>
    </message>
    <message>
        <source>its record can&apos;t be read to the end</source>
        <comment>a round</comment>
        <translation>ses données ne peuvent pas être lues jusqu’au bout</translation>
    </message>
    <message>
        <source>no cards were dealt in it, or they are not those of its shoe</source>
        <comment>a round</comment>
        <translation>aucune carte n’y a été distribuée, ou ce ne sont pas celles de son sabot</translation>
    </message>
    <message>
        <source>nothing was staked</source>
        <translation>rien n’a été misé</translation>
    </message>
    <message>
        <source>none of the stakes can be placed there</source>
        <translation>aucune des mises n’y a sa place</translation>
    </message>
    <message>
        <source>it would need cards that are still in the shoe</source>
        <translation>la suite dépend de cartes encore dans le sabot</translation>
    </message>
    <message>
        <source>other stakes</source>
        <translation>autres mises</translation>
    </message>
    <message>
        <source>%1; other stakes</source>
        <comment>what was played</comment>
        <translation>%1&#x202f;; autres mises</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>mains</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>encaissé</translation>
    </message>
    <message>
        <source>round %1 of %2 came to %3 %4; its cards with best play:</source>
        <comment>its number, game, net, currency</comment>
        <translation>la manche %1 (%2) a donné %3 %4&#x202f;; ses cartes au jeu optimal&#xa0;:</translation>
    </message>
    <message>
        <source>What one round&apos;s cards would have paid in every known game, your own included: alone at the table, the shoe from the round&apos;s first card on, best play from what can be seen, the same stakes or the nearest the game allows. The round&apos;s own game comes first.</source>
        <translation>Ce que les cartes d’une manche auraient donné dans chaque jeu connu, vos jeux personnels compris&#xa0;: seul à table, avec le sabot à partir de la première carte de la manche, au mieux de ce qui est visible, avec les mêmes mises ou les plus proches que le jeu admet. Le jeu de la manche vient en premier.</translation>
    </message>
    <message>
        <source>a round&apos;s cards in the other games</source>
        <translation>les cartes d’une manche dans les autres jeux</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds, %1</source>
        <translation>
            <numerusform>%n manche, %1</numerusform>
            <numerusform>%n manches, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Writes the record to a file: as JSON one round per line, as CSV one play per line.</source>
        <translation>Écrit les manches enregistrées dans un fichier&#xa0;: en JSON, une manche par ligne&#x202f;; en CSV, un pari par ligne.</translation>
    </message>
    <message>
        <source>the format (default csv)</source>
        <translation>sous quelle forme&#x202f;; csv par défaut</translation>
    </message>
    <message>
        <source>the file; - writes to standard output</source>
        <translation>où&#x202f;; - écrit sur la sortie standard</translation>
    </message>
    <message>
        <source>%1: %2 or %3 is needed</source>
        <translation>%1&#xa0;: il faut %2 ou %3</translation>
    </message>
    <message>
        <source>%1 is needed; - writes to standard output</source>
        <translation>il faut %1&#x202f;; - écrit sur la sortie standard</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds written to %1</source>
        <translation>
            <numerusform>%n manche écrite dans %1</numerusform>
            <numerusform>%n manches écrites dans %1</numerusform>
        </translation>
    </message>
    <message>
        <source>writes the record to a file</source>
        <translation>écrit les manches enregistrées dans un fichier</translation>
    </message>
    <message>
        <source>Works out what every decision and every round was worth, where that isn&apos;t known yet. If interrupted, it continues where it left off.</source>
        <translation>Trouve ce que valaient chaque décision et chaque manche, quand on ne le sait pas encore. Après une interruption, la recherche reprend où elle en était.</translation>
    </message>
    <message>
        <source>discard the prices there are and price everything again</source>
        <translation>oublier ce qui a été trouvé et tout réévaluer</translation>
    </message>
    <message>
        <source>%1 rounds priced now; %2 priced in all, with %3 decisions; %4 can&apos;t be priced</source>
        <translation>%1 manches évaluées à l’instant&#x202f;; enregistrées&#xa0;: %2 avec %3 décisions, et %4 impossibles à évaluer</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>main</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>up</source>
        <comment>the up card</comment>
        <translation>visible</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>question</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>choisi</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>coût</translation>
    </message>
    <message>
        <source>mark</source>
        <comment>how bad a decision was</comment>
        <translation>note</translation>
    </message>
    <message>
        <source>there was nothing to decide</source>
        <translation>il n’y avait rien à décider</translation>
    </message>
    <message>
        <source>net %1: worth %2 before the first card, %3 after the deal; decisions cost %4, luck %5</source>
        <translation>net %1&#xa0;: valait %2 avant la première carte, %3 après la donne&#x202f;; les décisions ont coûté %4, chance %5</translation>
    </message>
    <message>
        <source>One round&apos;s decisions: what each answer was worth from what could be seen, and what was luck.</source>
        <translation>Les décisions d’une manche&#xa0;: ce que valait chaque réponse d’après ce qui était visible, et ce qui relevait de la chance.</translation>
    </message>
    <message>
        <source>The decisions in priced rounds that cost a hundredth of the stake or more, costliest first. A side bet is one of them if its expectation was negative before the first card.</source>
        <translation>Les décisions des manches évaluées qui coûtent au moins un centième de la mise, les plus coûteuses d’abord. Un pari annexe en fait partie s’il valait moins que rien avant la première carte.</translation>
    </message>
    <message>
        <source>only this kind: %1</source>
        <translation>seulement ce type&#xa0;: %1</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>décision</translation>
    </message>
    <message>
        <source>kind</source>
        <comment>of a decision</comment>
        <translation>type</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n mistakes</source>
        <translation>
            <numerusform>%1 erreur sur %n</numerusform>
            <numerusform>%1 erreurs sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>works out what every decision was worth</source>
        <translation>trouve ce que valait chaque décision</translation>
    </message>
    <message>
        <source>one round&apos;s decisions, and what was luck</source>
        <translation>les décisions d’une manche, et ce qui relevait de la chance</translation>
    </message>
    <message>
        <source>the costliest decisions</source>
        <translation>les décisions les plus coûteuses</translation>
    </message>
    <message>
        <source>all</source>
        <comment>games</comment>
        <translation>tous</translation>
    </message>
    <message>
        <source>What was staked and what came back, by game and currency; for priced rounds also what mistakes cost, what was luck, and how widely luck was expected to spread.</source>
        <translation>Ce qui a été misé et ce qui est revenu, par jeu et par monnaie&#x202f;; pour les manches évaluées, ce qu’ont coûté les erreurs, ce qui relevait de la chance et quelle part de chance était à attendre.</translation>
    </message>
    <message>
        <source>currency</source>
        <translation>monnaie</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>manches</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>paris</translation>
    </message>
    <message>
        <source>returned/staked</source>
        <translation>encaissé/misé</translation>
    </message>
    <message>
        <source>mistakes</source>
        <comment>what they cost</comment>
        <translation>erreurs</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>chance</translation>
    </message>
    <message>
        <source>expected spread</source>
        <comment>of luck</comment>
        <translation>écart attendu</translation>
    </message>
    <message>
        <source>what was staked, what came back, and what was luck</source>
        <translation>ce qui a été misé, ce qui est revenu et ce qui relevait de la chance</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no limit</comment>
        <translation>aucune</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, from %2 on: %3</source>
        <comment>a limit; a moment; another limit</comment>
        <translation>%1, à partir du %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>today</source>
        <translation>aujourd’hui</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes played</source>
        <translation>
            <numerusform>%n minute de jeu</numerusform>
            <numerusform>%n minutes de jeu</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 staked, net %3</source>
        <comment>an amount, its currency, another amount</comment>
        <translation>%1 %2 misés, net %3</translation>
    </message>
    <message>
        <source>The limits and breaks people have set themselves, and what they have played today.</source>
        <translation>Les limites et les pauses que les joueurs se sont fixées, et ce qu’ils ont joué aujourd’hui.</translation>
    </message>
    <message>
        <source>no break is running</source>
        <translation>aucune pause en cours</translation>
    </message>
    <message>
        <source>%1 until %2, for every account</source>
        <comment>break or exclusion; a moment</comment>
        <translation>%1 jusqu’au %2, pour tous les comptes</translation>
    </message>
    <message>
        <source>the limits people have set themselves, and what they have played today</source>
        <translation>les limites et les pauses que les joueurs se sont fixées, et ce qu’ils ont joué aujourd’hui</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>sortie standard</translation>
    </message>
    <message>
        <source>could not be written to</source>
        <translation>écriture impossible</translation>
    </message>
    <message>
        <source>%1 (needed)</source>
        <comment>a key of a rule file</comment>
        <translation>%1 (nécessaire)</translation>
    </message>
    <message>
        <source>A rule file is one JSON object. Its keys, with a dot for each level, and what is allowed there:</source>
        <translation>Un fichier de règles est un seul objet JSON. Ses clés, avec un point par niveau, et ce qui y est admis&#xa0;:</translation>
    </message>
    <message>
        <source>Side bets: %1, each kind with its outcomes:</source>
        <translation>Paris annexes&#xa0;: %1, chaque type avec ses issues&#xa0;:</translation>
    </message>
    <message>
        <source>any outcomes of the kinds above</source>
        <translation>toutes les issues des types ci-dessus</translation>
    </message>
    <message>
        <source>Amounts are decimal text (%1), multiples of %2. &quot;%3&quot; prints a whole rule file.</source>
        <translation>Les montants sont du texte décimal (%1), multiples de %2. «&#x202f;%3&#x202f;» affiche un fichier de règles entier.</translation>
    </message>
    <message>
        <source>Checks whether files are games that can be played: every problem with its place and what is allowed. With %1: %2. Exit code 0 without problems, else 1.</source>
        <translation>Vérifie si des fichiers sont des jeux jouables&#xa0;: chaque problème avec son emplacement et ce qui est admis. Avec %1&#xa0;: %2. Code de sortie 0 sans problème, sinon 1.</translation>
    </message>
    <message>
        <source>A rule-set file, or several.</source>
        <translation>Un fichier de règles&#x202f;; d’autres peuvent suivre.</translation>
    </message>
    <message>
        <source>%1: OK</source>
        <comment>a rule-set file</comment>
        <translation>%1&#xa0;: correct</translation>
    </message>
    <message>
        <source>Adds a copy of a rule-set file to your own games. With %1: %2.</source>
        <translation>Ajoute une copie d’un fichier de règles à vos jeux personnels. Avec %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The rule-set file. &quot;%1&quot; describes its format.</source>
        <translation>Le fichier de règles. «&#x202f;%1&#x202f;» en indique la forme.</translation>
    </message>
    <message>
        <source>%1 was added: %2</source>
        <comment>a game; its file</comment>
        <translation>%1 a été ajouté&#xa0;: %2</translation>
    </message>
    <message>
        <source>Removes one of your own games. Rounds played by its rules keep them. With %1: %2.</source>
        <translation>Supprime un de vos jeux personnels. Les manches jouées selon ses règles les gardent. Avec %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The game&apos;s id.</source>
        <translation>L’identifiant du jeu.</translation>
    </message>
    <message>
        <source>%1 was removed: %2</source>
        <comment>a game; its file</comment>
        <translation>%1 a été supprimé&#xa0;: %2</translation>
    </message>
    <message>
        <source>whether files are games that can be played</source>
        <translation>si des fichiers sont des jeux jouables</translation>
    </message>
    <message>
        <source>adds a rule-set file to your own games</source>
        <translation>ajoute un fichier de règles à vos jeux personnels</translation>
    </message>
    <message>
        <source>removes one of your own games</source>
        <translation>supprime un de vos jeux personnels</translation>
    </message>
    <message>
        <source>soft %1</source>
        <comment>the total of a hand</comment>
        <translation>%1 souple</translation>
    </message>
    <message>
        <source>blackjack</source>
        <comment>a hand</comment>
        <translation>blackjack</translation>
    </message>
    <message>
        <source>bust</source>
        <comment>a hand</comment>
        <translation>sauté</translation>
    </message>
    <message>
        <source>doubled</source>
        <comment>a hand</comment>
        <translation>doublée</translation>
    </message>
    <message>
        <source>split</source>
        <comment>a hand</comment>
        <translation>séparée</translation>
    </message>
    <message>
        <source>surrendered</source>
        <comment>a hand</comment>
        <translation>abandonnée</translation>
    </message>
    <message>
        <source>nothing was staked, nothing dealt</source>
        <translation>rien de misé, rien de distribué</translation>
    </message>
    <message>
        <source>seat %1, hand %2 (%3)</source>
        <comment>the player&apos;s name in brackets</comment>
        <translation>place %1, main %2 (%3)</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>play</source>
        <comment>main, behind or a bet</comment>
        <translation>pari</translation>
    </message>
    <message>
        <source>stake</source>
        <translation>mise</translation>
    </message>
    <message>
        <source>result</source>
        <translation>résultat</translation>
    </message>
    <message>
        <source>refused: %1 %2: %3</source>
        <comment>bets or actions; which of them; the reason</comment>
        <translation>refusé&#xa0;: %1 %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 left seat %2: %3</source>
        <comment>a player; the seat&apos;s number; the reason</comment>
        <translation>%1 a quitté la place %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <comment>a player; an amount</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Plays a scripted game.</source>
        <translation>Joue une partie selon un scénario.</translation>
    </message>
    <message>
        <source>The scenario&apos;s file; - reads standard input.</source>
        <translation>Le fichier du scénario&#x202f;; - lit l’entrée standard.</translation>
    </message>
    <message>
        <source>plays a scripted game</source>
        <translation>joue une partie selon un scénario</translation>
    </message>
    <message>
        <source>the house&apos;s choice, where the published rules are silent or unclear</source>
        <translation>le choix de la maison, là où les règles publiées ne disent rien ou ne sont pas claires</translation>
    </message>
    <message>
        <source>The whole rule set, as data or as text.</source>
        <translation>Le jeu de règles complet, en données ou en texte.</translation>
    </message>
    <message>
        <source>the whole rule set, as data (--json) or as text</source>
        <translation>le jeu de règles complet, en données (--json) ou en texte</translation>
    </message>
    <message>
        <source>the round needs more cards than the shoe has; it began with %1</source>
        <translation>la manche demande plus de cartes que le sabot n’en a&#x202f;; il a commencé par %1</translation>
    </message>
    <message>
        <source>an amount exceeds what a wallet can hold</source>
        <translation>un montant dépasse ce qu’un portefeuille peut contenir</translation>
    </message>
    <message>
        <source>%1 is missing; allowed: 1 to %2</source>
        <translation>%1 manque&#x202f;; admis&#xa0;: de 1 à %2</translation>
    </message>
    <message numerus="yes">
        <source>%n threads</source>
        <translation>
            <numerusform>%n fil d’exécution</numerusform>
            <numerusform>%n fils d’exécution</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3 rounds, seed %4, %5, through the engine</source>
        <comment>a game, its decks, very many rounds, …, how many threads</comment>
        <translation>%1, %2, %3 manches, graine %4, %5, par le moteur</translation>
    </message>
    <message>
        <source>%1, %2, %3 rounds, seed %4, %5</source>
        <comment>a game, its decks, very many rounds, …, how many threads</comment>
        <translation>%1, %2, %3 manches, graine %4, %5</translation>
    </message>
    <message>
        <source>expectation, simulated</source>
        <translation>espérance, simulée</translation>
    </message>
    <message>
        <source>standard error</source>
        <translation>erreur type</translation>
    </message>
    <message>
        <source>basic strategy, exact, full shoe</source>
        <translation>stratégie de base, exacte, sabot complet</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>différence</translation>
    </message>
    <message>
        <source>in standard errors</source>
        <translation>en erreurs types</translation>
    </message>
    <message>
        <source>The difference includes the cut card&apos;s effect: rounds from a shoe in use are worth a little less than the first.</source>
        <translation>La différence comprend l’effet de la carte d’arrêt&#xa0;: les manches d’un sabot entamé valent un peu moins que la première.</translation>
    </message>
    <message>
        <source>%1 s, %2 million rounds a second</source>
        <comment>s: seconds</comment>
        <translation>%1 s, %2 millions de manches par seconde</translation>
    </message>
    <message>
        <source>Plays rounds by the analysed basic strategy; the same seed and threads give the same figures.</source>
        <translation>Joue des manches selon la stratégie de base analysée&#x202f;; mêmes graine et fils d’exécution, mêmes chiffres.</translation>
    </message>
    <message>
        <source>How many rounds.</source>
        <translation>Combien de manches.</translation>
    </message>
    <message>
        <source>The seed of the random numbers (default 1).</source>
        <translation>Où commencent les nombres aléatoires (par défaut 1).</translation>
    </message>
    <message>
        <source>How many threads (default 1).</source>
        <translation>Combien de fils d’exécution (par défaut 1).</translation>
    </message>
    <message>
        <source>Plays every round through the table&apos;s own engine: slower, by the same rules.</source>
        <translation>Joue chaque manche par le moteur de la table&#xa0;: plus lent, selon les mêmes règles.</translation>
    </message>
    <message>
        <source>Monte Carlo with the analysed strategy</source>
        <translation>Monte-Carlo avec la stratégie analysée</translation>
    </message>
    <message>
        <source>%1: one of %2 is needed</source>
        <translation>%1&#xa0;: il faut l’un de %2</translation>
    </message>
    <message>
        <source>%1: the number of a round, from 1, is needed</source>
        <translation>%1&#xa0;: il faut le numéro d’une manche, à partir de 1</translation>
    </message>
    <message>
        <source>%1: a date (%2) or a moment (%3) is needed</source>
        <translation>%1&#xa0;: il faut une date (%2) ou un moment (%3)</translation>
    </message>
    <message>
        <source>The round&apos;s number.</source>
        <translation>Le numéro de la manche.</translation>
    </message>
    <message>
        <source>only this account&apos;s</source>
        <translation>seulement celles de ce compte</translation>
    </message>
    <message>
        <source>only this game&apos;s</source>
        <translation>seulement celles de ce jeu</translation>
    </message>
    <message>
        <source>only in this currency</source>
        <translation>seulement dans cette monnaie</translation>
    </message>
    <message>
        <source>only from this day on (%1), or from this moment (%2)</source>
        <translation>seulement à partir de ce jour (%1), ou de ce moment (%2)</translation>
    </message>
    <message>
        <source>only where a hand ended this way: %1</source>
        <translation>seulement si une main s’est terminée ainsi&#xa0;: %1</translation>
    </message>
    <message>
        <source>only where a side bet was won</source>
        <translation>seulement si un pari annexe a été gagné</translation>
    </message>
    <message>
        <source>only rounds in this state: %1</source>
        <translation>seulement les manches dans cet état&#xa0;: %1</translation>
    </message>
    <message>
        <source>only those that were interrupted and finished later</source>
        <translation>seulement celles qui ont été interrompues et terminées plus tard</translation>
    </message>
    <message>
        <source>only those with a decision, or a side bet, priced at least this bad: %1</source>
        <translation>seulement celles dont une décision ou un pari annexe est évalué au moins aussi mal&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: there is no such account</source>
        <translation>%1&#xa0;: ce compte n’existe pas</translation>
    </message>
    <message>
        <source>%1 does not come after %2</source>
        <translation>%1 ne vient pas après %2</translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>above the up cards of a chart</comment>
        <translation>croupier</translation>
    </message>
    <message>
        <source>hard</source>
        <comment>hands of a chart</comment>
        <translation>durs</translation>
    </message>
    <message>
        <source>soft</source>
        <comment>hands of a chart</comment>
        <translation>souples</translation>
    </message>
    <message>
        <source>pairs</source>
        <comment>hands of a chart</comment>
        <translation>paires</translation>
    </message>
    <message>
        <source>both dealer cards shown</source>
        <translation>les deux cartes du croupier visibles</translation>
    </message>
    <message>
        <source>hidden card %1</source>
        <comment>small, medium or large</comment>
        <translation>carte cachée %1</translation>
    </message>
    <message>
        <source>Basic strategy: the best play for every total and pair against every up card.</source>
        <translation>Stratégie de base&#xa0;: la meilleure décision pour chaque total et chaque paire contre chaque carte visible.</translation>
    </message>
    <message>
        <source>%1, %2; expectation of this strategy %3</source>
        <comment>a game, its decks</comment>
        <translation>%1, %2&#x202f;; espérance de cette stratégie %3</translation>
    </message>
    <message>
        <source>S stand, H hit, D double else hit, Ds double else stand, P split, R surrender else hit, Rs else stand, Rp else split</source>
        <comment>the letters stay as they are</comment>
        <translation>S rester, H tirer, D doubler, sinon tirer, Ds doubler, sinon rester, P séparer, R abandon, sinon tirer, Rs abandon, sinon rester, Rp abandon, sinon séparer</translation>
    </message>
    <message>
        <source>insurance: take it</source>
        <translation>assurance&#xa0;: la prendre</translation>
    </message>
    <message>
        <source>insurance: never</source>
        <translation>assurance&#xa0;: jamais</translation>
    </message>
    <message>
        <source>even money: take it</source>
        <translation>even money&#xa0;: le prendre</translation>
    </message>
    <message>
        <source>even money: never</source>
        <translation>even money&#xa0;: jamais</translation>
    </message>
    <message>
        <source>the best play for every hand against every up card, as charts</source>
        <translation>la meilleure décision pour chaque main contre chaque carte visible, en tableaux</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOM</translation>
    </message>
    <message>
        <source>DECKS</source>
        <translation>JEUX</translation>
    </message>
    <message>
        <source>SEATS</source>
        <translation>PLACES</translation>
    </message>
    <message>
        <source>LIMITS</source>
        <translation>LIMITES</translation>
    </message>
    <message>
        <source>PUBLISHED RTP</source>
        <translation>RETOUR PUBLIÉ</translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <comment>two amounts and their currency</comment>
        <translation>%1 à %2 %3</translation>
    </message>
    <message>
        <source>All known rule sets, one per row.</source>
        <translation>Les jeux de règles connus, une ligne chacun.</translation>
    </message>
    <message>
        <source>all known rule sets, one per row</source>
        <translation>les jeux de règles connus, une ligne chacun</translation>
    </message>
    <message>
        <source>even: taking it or not is worth the same</source>
        <translation>équilibré : accepter ou refuser se vaut</translation>
    </message>
    <message>
        <source>insurance: even, taking it or not is worth the same</source>
        <translation>assurance : équilibrée, la prendre ou non se vaut</translation>
    </message>
    <message>
        <source>even money: even, taking it or not is worth the same</source>
        <translation>even money : équilibré, le prendre ou non se vaut</translation>
    </message>
    <message numerus="yes">
        <source>OK: the seed matches the commitment, and the %n cards drawn match the shuffle from card %1 of the shoe on</source>
        <translation>
            <numerusform>OK : la graine est celle de l’engagement, et la carte tirée (%n), à partir de la carte %1 du sabot, est celle du mélange</numerusform>
            <numerusform>OK : la graine est celle de l’engagement, et les %n cartes tirées, à partir de la carte %1 du sabot, sont celles du mélange</numerusform>
        </translation>
    </message>
    <message>
        <source>only up to and including this day, or before this moment</source>
        <translation>seulement jusqu’à ce jour inclus, ou avant ce moment</translation>
    </message>
    <message>
        <source>only with this result, over all hands and side bets: %1</source>
        <translation>seulement avec ce résultat, toutes mains et tous paris annexes ensemble : %1</translation>
    </message>
    <message>
        <source>%1, the last one number %2</source>
        <comment>&quot;12 rounds&quot;; a round&apos;s number</comment>
        <translation>%1, la dernière porte le numéro&#xa0;%2</translation>
    </message>
    <message>
        <source>intact</source>
        <comment>a backup</comment>
        <translation>intacte</translation>
    </message>
    <message numerus="yes">
        <source>%n entries changed or missing</source>
        <comment>in a backup</comment>
        <translation>
            <numerusform>%n entrée modifiée ou manquante</numerusform>
            <numerusform>%n entrées modifiées ou manquantes</numerusform>
        </translation>
    </message>
    <message>
        <source>The backup (default: the intact one with most on record).</source>
        <translation>La sauvegarde&#x202f;; par défaut, l’intacte la plus remplie.</translation>
    </message>
    <message>
        <source>%1 is empty; leave it out for the backup with most on record</source>
        <translation>%1 est vide&#x202f;; omettez-le pour la sauvegarde la plus remplie</translation>
    </message>
    <message>
        <source>restored from %1: %2</source>
        <comment>a file; what it holds</comment>
        <translation>restauré depuis %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a card; cards are written like %2, %3 or %4, or without the suit like %5</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une carte&#x202f;; les cartes s’écrivent comme %2, %3 ou %4, ou sans l’enseigne comme %5</translation>
    </message>
    <message>
        <source>The player&apos;s hand, such as %1 or %2.</source>
        <translation>La main du joueur, par exemple %1 ou %2.</translation>
    </message>
    <message>
        <source>what a game costs with eight decks</source>
        <translation>ce que coûte un jeu avec huit paquets</translation>
    </message>
    <message>
        <source>which rules make the difference between two games</source>
        <translation>quelles règles font la différence entre deux jeux</translation>
    </message>
    <message>
        <source>the best play for every hand</source>
        <translation>la meilleure décision pour chaque main</translation>
    </message>
    <message>
        <source>what to do with 16 against a nine</source>
        <translation>que faire avec 16 contre un neuf</translation>
    </message>
    <message>
        <source>a million rounds, played by the chart</source>
        <translation>un million de manches, jouées selon le tableau</translation>
    </message>
    <message>
        <source>the last ten rounds played</source>
        <translation>les dix dernières manches jouées</translation>
    </message>
    <message>
        <source>the whole record in a file</source>
        <translation>tout l’historique dans un fichier</translation>
    </message>
    <message>
        <source>whether every shuffle matches its commitment</source>
        <translation>si chaque mélange est bien celui de son engagement</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Exemples&#xa0;:</translation>
    </message>
    <message>
        <source>Insurance stakes half of that play, and is valued in the same unit.</source>
        <translation>L’assurance mise la moitié de cette somme et est évaluée dans la même unité.</translation>
    </message>
    <message>
        <source>The unit is the initial play; for insurance and side bets, their own stake.</source>
        <translation>L’unité est la mise initiale&#xa0;; pour l’assurance et les paris annexes, leur propre mise.</translation>
    </message>
    <message>
        <source>Answers and costs are per unit of the hand&apos;s initial stake, those of insurance per unit of its own stake; the figures of the whole round are amounts of money.</source>
        <translation>Réponses et coûts sont donnés par unité de la mise initiale de la main, ceux de l’assurance par unité de sa propre mise&#xa0;; les chiffres de la manche entière sont des montants.</translation>
    </message>
    <message>
        <source>A cost is per unit of the stake it is about, and beside it an amount of money.</source>
        <translation>Un coût est donné par unité de la mise concernée et, à côté, en argent.</translation>
    </message>
    <message>
        <source>The next round from a shoe without these cards, such as %1 (suits may be left out).</source>
        <translation>La manche suivante d’un sabot sans ces cartes, comme %1 (les couleurs sont facultatives).</translation>
    </message>
    <message numerus="yes">
        <source>%n cards unseen</source>
        <translation>
            <numerusform>%n carte non vue</numerusform>
            <numerusform>%n cartes non vues</numerusform>
        </translation>
    </message>
    <message>
        <source>The count systems there are: what each card adds, where a new shoe starts, and how the count that decides is made of it.</source>
        <translation>Les systèmes de comptage : ce qu’ajoute chaque carte, où commence un nouveau sabot et comment en vient le compte qui décide.</translation>
    </message>
    <message>
        <source>A system&apos;s id, or the path of a file with one of your own, which is checked.</source>
        <translation>L’identifiant d’un système, ou le chemin d’un fichier avec le vôtre, qui est vérifié.</translation>
    </message>
    <message>
        <source>SYSTEM</source>
        <translation>SYSTÈME</translation>
    </message>
    <message>
        <source>DECK</source>
        <translation>JEU</translation>
    </message>
    <message>
        <source>START</source>
        <translation>DÉPART</translation>
    </message>
    <message>
        <source>PIVOT</source>
        <translation>PIVOT</translation>
    </message>
    <message>
        <source>decks</source>
        <translation>jeux</translation>
    </message>
    <message>
        <source>TAGS OF LEVEL</source>
        <translation>VALEURS DE NIVEAU</translation>
    </message>
    <message>
        <source>CORRELATION</source>
        <translation>CORRÉLATION</translation>
    </message>
    <message>
        <source>No shoe before the cut card favours this bet.</source>
        <translation>Aucun sabot avant la carte de coupe ne favorise ce pari.</translation>
    </message>
    <message>
        <source>STAKED</source>
        <translation>MISÉ</translation>
    </message>
    <message>
        <source>OF ROUNDS</source>
        <translation>DES MANCHES</translation>
    </message>
    <message>
        <source>WINS IN 100, units</source>
        <translation>GAGNE EN 100, unités</translation>
    </message>
    <message>
        <source>OF ALL THERE IS</source>
        <translation>DU POSSIBLE</translation>
    </message>
    <message>
        <source>whenever the shoe favours it</source>
        <translation>chaque fois que le sabot y est favorable</translation>
    </message>
    <message>
        <source>by the sum of all cards&apos; effects</source>
        <translation>d’après la somme des effets de toutes les cartes</translation>
    </message>
    <message>
        <source>What one card gone changes, exactly: the worth of the shoe without it, less the worth of the shoe, per unit of the initial play; for side bets, of their own stake.</source>
        <translation>Ce que change une carte en moins, exactement : la valeur du sabot sans elle, moins celle du sabot, par unité de la mise initiale ; pour les paris annexes, de leur propre mise.</translation>
    </message>
    <message>
        <source>The tags of a level are the whole numbers, none greater, that fit best; a correlation of 1 would catch all that single cards tell.</source>
        <translation>Les valeurs d’un niveau sont les entiers, aucun plus grand, qui conviennent le mieux ; une corrélation de 1 saisirait tout ce que disent les cartes une à une.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n decks</source>
        <comment>a game</comment>
        <translation>
            <numerusform>%1, %n jeu de cartes</numerusform>
            <numerusform>%1, %n jeux de cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>ONE CARD LESS, per cent</source>
        <translation>UNE CARTE EN MOINS, pour cent</translation>
    </message>
    <message>
        <source>SUM</source>
        <translation>SOMME</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>play</comment>
        <translation>gardé</translation>
    </message>
    <message>
        <source>best</source>
        <comment>play</comment>
        <translation>optimal</translation>
    </message>
    <message>
        <source>BETTING CORRELATION</source>
        <translation>CORRÉLATION DE MISE</translation>
    </message>
    <message>
        <source>INSURANCE CORRELATION</source>
        <translation>CORRÉLATION D’ASSURANCE</translation>
    </message>
    <message>
        <source>Every card is worth the same to it: no count of ranks tells anything about this bet.</source>
        <translation>Toutes les cartes se valent pour lui : aucun comptage de rangs ne dit rien de ce pari.</translation>
    </message>
    <message>
        <source>Every decision for which the best play depends on the count, by what it earns: derived for these rules and this system from exact figures of used shoes.</source>
        <translation>Chaque décision dont le jeu optimal dépend du compte, selon ce qu’elle rapporte : déduite pour ces règles et ce système de chiffres exacts de sabots entamés.</translation>
    </message>
    <message>
        <source>How many used shoes to solve (default %1); more is finer.</source>
        <translation>Combien de sabots entamés résoudre (par défaut %1) ; plus, c’est plus fin.</translation>
    </message>
    <message>
        <source>betting correlation</source>
        <translation>corrélation de mise</translation>
    </message>
    <message>
        <source>insurance correlation</source>
        <translation>corrélation d’assurance</translation>
    </message>
    <message>
        <source>playing efficiency, measured</source>
        <translation>efficacité de jeu, mesurée</translation>
    </message>
    <message>
        <source>correlation with the exact worth of used shoes</source>
        <translation>corrélation avec la valeur exacte de sabots entamés</translation>
    </message>
    <message>
        <source>IN EACH THIRD</source>
        <translation>DANS CHAQUE TIERS</translation>
    </message>
    <message>
        <source>EARNS, per cent</source>
        <translation>RAPPORTE, pour cent</translation>
    </message>
    <message>
        <source>WITH 1 TO 8</source>
        <translation>AVEC 1 À 8</translation>
    </message>
    <message>
        <source>rounded down</source>
        <translation>arrondi vers le bas</translation>
    </message>
    <message>
        <source>rounded towards 0</source>
        <translation>arrondi vers 0</translation>
    </message>
    <message>
        <source>rounded to the nearest</source>
        <translation>arrondi au plus proche</translation>
    </message>
    <message>
        <source>The running count decides.</source>
        <translation>C’est le compte courant qui décide.</translation>
    </message>
    <message>
        <source>exactly</source>
        <comment>decks are judged</comment>
        <translation>exactement</translation>
    </message>
    <message>
        <source>to quarter decks</source>
        <translation>au quart de jeu</translation>
    </message>
    <message>
        <source>to half decks</source>
        <translation>au demi-jeu</translation>
    </message>
    <message>
        <source>to whole decks</source>
        <translation>au jeu entier</translation>
    </message>
    <message>
        <source>the cards in the shoe</source>
        <translation>des cartes du sabot</translation>
    </message>
    <message>
        <source>all cards unseen</source>
        <translation>de toutes les cartes non vues</translation>
    </message>
    <message>
        <source>%1, judged %2, %3</source>
        <comment>which cards, how finely, how rounded</comment>
        <translation>%1, estimées %2, %3</translation>
    </message>
    <message>
        <source>The true count is per deck of %1.</source>
        <comment>which cards, how judged and rounded</comment>
        <translation>Le compte vrai est par jeu %1.</translation>
    </message>
    <message>
        <source>The true count is per %1 decks of %2.</source>
        <comment>a number, which cards, how judged and rounded</comment>
        <translation>Le compte vrai est par %1 jeux %2.</translation>
    </message>
    <message>
        <source>This game shuffles before every round, so no count tells anything about the next one; %1 shows what a kept shoe would change.</source>
        <translation>Ce jeu mélange avant chaque manche : aucun compte ne dit rien de la suivante ; %1 montre ce que changerait un sabot gardé.</translation>
    </message>
    <message>
        <source>How many threads (default: one for each processor).</source>
        <translation>Combien de fils d’exécution (par défaut : un par processeur).</translation>
    </message>
    <message>
        <source>the count systems there are, or one of your own</source>
        <translation>les systèmes de comptage, ou le vôtre</translation>
    </message>
    <message>
        <source>what each card gone is worth, and which tags follow</source>
        <translation>ce que vaut chaque carte en moins, et les valeurs qui en découlent</translation>
    </message>
    <message>
        <source>the plays that depend on the count, by worth</source>
        <translation>les coups qui dépendent du compte, par valeur</translation>
    </message>
    <message>
        <source>Plays by the system&apos;s indices, or by basic strategy alone (the default): %1.</source>
        <translation>Joue selon les indices du système, ou la stratégie de base seule (par défaut): %1.</translation>
    </message>
    <message>
        <source>How many used shoes to solve for the indices (default %1).</source>
        <translation>Combien de sabots entamés résoudre pour les indices (par défaut %1).</translation>
    </message>
    <message>
        <source>How many other hands are at the table, 0 to 6 (default 0).</source>
        <translation>Combien d’autres mains à la table, 0 à 6 (par défaut 0).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed; a number from %2 to %3 is</source>
        <translation>« %1 » n’est pas permis ; un nombre de %2 à %3 l’est</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;; allowed: %3</source>
        <translation>%1 est « %2 » ; permis : %3</translation>
    </message>
    <message numerus="yes">
        <source>%n cards dealt before the cut card</source>
        <translation>
            <numerusform>%n carte avant la carte de coupe</numerusform>
            <numerusform>%n cartes avant la carte de coupe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plays by the count</source>
        <translation>
            <numerusform>%n coup selon le compte</numerusform>
            <numerusform>%n coups selon le compte</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays rounds while counting, with the game&apos;s own cut card and burn: how often each count comes before a round, and what a unit staked then wins.</source>
        <translation>Joue des manches en comptant, avec la carte de coupe et les cartes brûlées du jeu : la fréquence de chaque compte avant une manche, et ce qu’y gagne une unité.</translation>
    </message>
    <message>
        <source>Every card is counted when it is seen; others at the table play after you.</source>
        <translation>Chaque carte est comptée quand elle est vue ; les autres à la table jouent après vous.</translation>
    </message>
    <message>
        <source>COUNT</source>
        <translation>COMPTE</translation>
    </message>
    <message>
        <source>OF ALL ROUNDS</source>
        <translation>DE TOUTES LES MANCHES</translation>
    </message>
    <message>
        <source>STANDARD ERROR</source>
        <translation>ERREUR TYPE</translation>
    </message>
    <message>
        <source>VARIANCE</source>
        <translation>VARIANCE</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds at rarer counts</source>
        <translation>
            <numerusform>%n manche à des comptes plus rares</numerusform>
            <numerusform>%n manches à des comptes plus rares</numerusform>
        </translation>
    </message>
    <message>
        <source>all rounds, one unit each</source>
        <translation>toutes les manches, une unité chacune</translation>
    </message>
    <message>
        <source>each count more</source>
        <translation>chaque point de plus</translation>
    </message>
    <message>
        <source>%1 rounds in %2 s</source>
        <comment>very many rounds, seconds</comment>
        <translation>%1 manches en %2 s</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no side bet of this game; it has: %2</source>
        <translation>« %1 » n’est pas un pari annexe de ce jeu ; il a : %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a stake; a side bet is written like %2</source>
        <translation>« %1 » n’est pas une mise ; un pari annexe s’écrit comme %2</translation>
    </message>
    <message>
        <source>%1 is beyond the limits of this bet; allowed: %2 to %3</source>
        <translation>%1 est hors des limites de ce pari ; permis : %2 à %3</translation>
    </message>
    <message>
        <source>What stakes win and risk: yours by the count, the best ones for a bankroll, or a flat stake of someone who doesn&apos;t count, with side bets.</source>
        <translation>Ce que gagnent et risquent les mises : les vôtres selon le compte, les meilleures pour un capital, ou une mise fixe sans compter, avec paris annexes.</translation>
    </message>
    <message>
        <source>Finds the stakes instead: K times the Kelly stake at each count, made of at most four chips.</source>
        <translation>Trouve plutôt les mises : K fois celle de Kelly à chaque compte, en quatre jetons au plus.</translation>
    </message>
    <message>
        <source>The greatest stake to find (default: 12 times the least).</source>
        <translation>La plus grande mise (par défaut : 12 fois la plus basse).</translation>
    </message>
    <message>
        <source>Watches, without a stake, rounds below this count.</source>
        <translation>Regarde sans miser les manches sous ce compte.</translation>
    </message>
    <message>
        <source>For a flat stake: a side bet as well; several with commas between.</source>
        <translation>Avec une mise fixe : un pari annexe aussi ; plusieurs, séparés par des virgules.</translation>
    </message>
    <message>
        <source>What is to be won before the bankroll is lost (default: as much again).</source>
        <translation>Ce qui doit être gagné avant de perdre le capital (par défaut : autant).</translation>
    </message>
    <message>
        <source>SCORE is what 100 rounds win a full-Kelly player with 10,000: (1000 × mean / deviation)². N0 is how many rounds it takes until the mean equals one standard deviation. The risk of ruin is that of ever losing the bankroll, playing on for ever; trip ruin, of losing it at some time in the session. Rounds are taken as independent, and stakes by the count as many small ones; a flat stake is told round by round, its side bets as if they knew nothing of the hand.</source>
        <translation>SCORE est ce que 100 manches rapportent à un joueur Kelly ayant 10 000 : (1000 × moyenne / écart)². N0 est le nombre de manches jusqu’à ce que la moyenne égale un écart-type. Le risque de ruine est celui de perdre un jour le capital en jouant toujours ; la ruine de session, de le perdre pendant celle-ci. Les manches sont tenues pour indépendantes, et les mises selon le compte pour beaucoup de petites ; une mise fixe est calculée manche par manche, ses paris annexes comme s’ils ignoraient la main.</translation>
    </message>
    <message>
        <source>side bets go with a flat stake only</source>
        <translation>les paris annexes vont seulement avec une mise fixe</translation>
    </message>
    <message>
        <source>%1 times in 100</source>
        <comment>a number</comment>
        <translation>%1 fois sur 100</translation>
    </message>
    <message>
        <source>After %1 hours (%2 rounds) you would be behind about %3, and out of money before then %4.</source>
        <translation>Après %1 heures (%2 manches), vous seriez perdant environ %3, et à court d’argent avant cela %4.</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>mises</translation>
    </message>
    <message>
        <source>rounds played</source>
        <translation>manches jouées</translation>
    </message>
    <message>
        <source>average stake, per round seen</source>
        <translation>mise moyenne par manche vue</translation>
    </message>
    <message>
        <source>result of 100 rounds seen</source>
        <translation>résultat de 100 manches vues</translation>
    </message>
    <message>
        <source>result of 100 rounds played</source>
        <translation>résultat de 100 manches jouées</translation>
    </message>
    <message>
        <source>result of an hour</source>
        <translation>résultat d’une heure</translation>
    </message>
    <message>
        <source>standard deviation of a round</source>
        <translation>écart-type d’une manche</translation>
    </message>
    <message>
        <source>%1 rounds (%2 hours)</source>
        <translation>%1 manches (%2 heures)</translation>
    </message>
    <message>
        <source>desirability index</source>
        <translation>indice de désirabilité</translation>
    </message>
    <message>
        <source>SCORE, per 100 rounds seen</source>
        <translation>SCORE pour 100 manches vues</translation>
    </message>
    <message>
        <source>SCORE, per 100 rounds played</source>
        <translation>SCORE pour 100 manches jouées</translation>
    </message>
    <message>
        <source>part of the Kelly stakes</source>
        <translation>part des mises de Kelly</translation>
    </message>
    <message>
        <source>risk of ruin</source>
        <translation>risque de ruine</translation>
    </message>
    <message>
        <source>wins %1 before the bankroll is lost</source>
        <translation>gagne %1 avant de perdre le capital</translation>
    </message>
    <message>
        <source>doubles before it halves, resized</source>
        <translation>double avant d’être réduit de moitié, en ajustant</translation>
    </message>
    <message>
        <source>%1 % of sessions end below</source>
        <translation>%1 % des sessions finissent sous</translation>
    </message>
    <message>
        <source>rounds simulated while counting, by the count</source>
        <translation>manches simulées en comptant, selon le compte</translation>
    </message>
    <message>
        <source>what stakes win and risk, with a count or without</source>
        <translation>ce que les mises gagnent et risquent, en comptant ou non</translation>
    </message>
    <message>
        <source>A file&apos;s path, or one of the systems: %1.</source>
        <translation>Le chemin d’un fichier, ou l’un des systèmes: %1.</translation>
    </message>
    <message>
        <source>Deals a shoe that is kept until this part of it is gone, 0.3 to 0.9, whatever the game does (default: the game&apos;s own cut card).</source>
        <translation>Distribue un sabot gardé jusqu’à ce que cette part soit partie, de 0.3 à 0.9, quoi que fasse le jeu (par défaut : la carte de coupe du jeu).</translation>
    </message>
    <message>
        <source>stopped before there was any figure</source>
        <translation>arrêté avant tout chiffre</translation>
    </message>
    <message>
        <source>%1 is missing; allowed: %2</source>
        <translation>%1 manque ; admis : %2</translation>
    </message>
    <message>
        <source>captured of the exact gain</source>
        <translation>capté du gain exact</translation>
    </message>
    <message>
        <source>staked at a count of</source>
        <translation>misé à un compte de</translation>
    </message>
    <message>
        <source>the exact gain of 100 rounds, units</source>
        <translation>le gain exact en 100 manches, unités</translation>
    </message>
    <message>
        <source>No shoe before the cut card favours this game.</source>
        <translation>Aucun sabot avant la carte de coupe n’est favorable à ce jeu.</translation>
    </message>
    <message>
        <source>How well a system fits a game. The betting and the insurance correlation are those of its tags with the effects of each card gone, of all cards of a deck, both centred.</source>
        <translation>À quel point un système convient à un jeu. Les corrélations de mise et d’assurance sont celles de ses valeurs avec les effets de chaque carte en moins, sur toutes les cartes d’un jeu, les deux centrés.</translation>
    </message>
    <message>
        <source>Playing efficiency is what all of its indices earn of what perfect play of every hand would, measured here, at one unit.</source>
        <translation>L’efficacité de jeu est ce que rapportent tous ses indices de ce que rapporterait le jeu parfait de chaque main, mesuré ici, à une unité.</translation>
    </message>
    <message>
        <source>&quot;captured&quot; is the share of the exact gain that it catches: what it wins staking one unit only from the count on at which a round is favourable, played by its indices, of what knowing every card wins the same way, with every hand played best.</source>
        <translation>« captured » est la part du gain exact qu’il capte : ce qu’il gagne en misant une unité seulement à partir du compte où une manche est favorable, jouée selon ses indices, sur ce que gagnerait de même qui connaît chaque carte et joue chaque main au mieux.</translation>
    </message>
    <message>
        <source>how well a system fits a game, and how much it catches</source>
        <translation>à quel point un système convient à un jeu, et ce qu’il capte</translation>
    </message>
    <message>
        <source>Played best for each shoe.</source>
        <translation>Joué au mieux pour chaque sabot.</translation>
    </message>
    <message>
        <source>Played by the full shoe&apos;s basic strategy, whatever card is gone.</source>
        <translation>Joué selon la stratégie de base du sabot complet, quelle que soit la carte en moins.</translation>
    </message>
    <message>
        <source>expectation</source>
        <translation>espérance</translation>
    </message>
    <message>
        <source>For ten-value cards, and for suits a side bet asks for, it is their mean; insurance is that with an ace up.</source>
        <translation>Pour les cartes valant dix, et les couleurs qu’un pari annexe demande, c’est leur moyenne ; l’assurance est celle avec un as visible.</translation>
    </message>
    <message>
        <source>Keeps the full shoe&apos;s basic strategy, so that the effects of all cards add up to nothing (the default), or plays best again for each shoe: %1.</source>
        <translation>Garde la stratégie de base du sabot complet, si bien que les effets de toutes les cartes s’annulent (par défaut), ou rejoue au mieux pour chaque sabot: %1.</translation>
    </message>
    <message>
        <source>BELOW</source>
        <comment>a count</comment>
        <translation>EN DESSOUS</translation>
    </message>
    <message>
        <source>FROM</source>
        <comment>a count</comment>
        <translation>DÈS</translation>
    </message>
    <message>
        <source>THEN</source>
        <comment>from a count on</comment>
        <translation>PUIS</translation>
    </message>
    <message>
        <source>The count is the one shown when the hand and the up card have been counted. What a play earns is over basic strategy, per round: with one unit always staked, and with 1 to 8 units (two more from each count a deck on).</source>
        <translation>Le compte est celui affiché une fois la main et la carte visible comptées. Ce que rapporte un coup est par rapport à la stratégie de base, par manche : avec une unité toujours, et avec 1 à 8 (deux de plus à chaque point par jeu).</translation>
    </message>
    <message>
        <source>How many plays to list (default: all, or 40 as text).</source>
        <translation>Combien de coups lister (par défaut : tous, ou 40 en texte).</translation>
    </message>
    <message>
        <source>* is basic strategy&apos;s play.</source>
        <translation>* est le coup de la stratégie de base.</translation>
    </message>
    <message>
        <source>1 is</source>
        <translation>1 vaut</translation>
    </message>
    <message>
        <source>%1 goes with a VARIANT only, not with %2</source>
        <translation>%1 va seulement avec VARIANT, pas avec %2</translation>
    </message>
    <message>
        <source>a deviation of 0 risks nothing; more than 0 is needed</source>
        <translation>un écart de 0 ne risque rien ; il en faut plus de 0</translation>
    </message>
    <message>
        <source>%1 goes without a VARIANT, whose mean and deviation are found</source>
        <translation>%1 va sans VARIANT, dont la moyenne et l’écart sont calculés</translation>
    </message>
    <message>
        <source>Or what any round of this mean and deviation risks, without a game.</source>
        <translation>Ou ce que risque toute manche de cette moyenne et de cet écart, sans jeu.</translation>
    </message>
    <message>
        <source>A stake of 1 is the table&apos;s minimum. Figures are from rounds that the best stakes weren&apos;t chosen on.</source>
        <translation>Une mise de 1 est le minimum de la table. Les chiffres viennent de manches sur lesquelles les meilleures mises n&apos;ont pas été choisies.</translation>
    </message>
    <message>
        <source>Without a game: what a round wins on average.</source>
        <translation>Sans jeu : ce que gagne une manche en moyenne.</translation>
    </message>
    <message>
        <source>Without a game: the standard deviation of a round.</source>
        <translation>Sans jeu : l’écart-type d’une manche.</translation>
    </message>
    <message>
        <source>What may be lost.</source>
        <translation>Ce qui peut être perdu.</translation>
    </message>
    <message>
        <source>How many rounds a session has (default: 20 hours).</source>
        <translation>Combien de manches compte une session (par défaut : 20 heures).</translation>
    </message>
    <message>
        <source>Rounds an hour (default 100).</source>
        <translation>Manches par heure (par défaut 100).</translation>
    </message>
    <message>
        <source>How many rounds to simulate for the figures (default %1).</source>
        <translation>Combien de manches simuler pour les chiffres (par défaut %1).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no step; steps are written like %2 or %3, for a stake of 20, or of 20 on each of two hands, from a count of 2 on</source>
        <translation>« %1 » n’est pas un palier ; ils s’écrivent comme %2 ou %3, pour 20, ou 20 sur chacune de deux mains, à partir d’un compte de 2</translation>
    </message>
    <message>
        <source>COUNT:STAKE, or COUNT:STAKExHANDS, from the lowest count up; a stake of 0 watches, and counts below the first are staked as it is: %1. A single stake is flat.</source>
        <translation>COUNT:STAKE ou COUNT:STAKExHANDS, à partir du compte le plus bas ; une mise de 0 regarde, et sous le premier on mise comme à celui-ci: %1. Une seule mise est fixe.</translation>
    </message>
    <message>
        <source>Takes stakes and bankroll as amounts of this currency of the game (otherwise 1 is the table&apos;s minimum).</source>
        <translation>Prend les mises et le capital comme montants dans cette monnaie du jeu (sinon 1 est le minimum de la table).</translation>
    </message>
    <message>
        <source>who doesn&apos;t count can only stake flat</source>
        <translation>qui ne compte pas ne peut que miser fixe</translation>
    </message>
    <message>
        <source>stopped after %1 of %2 rounds; the figures are of these</source>
        <translation>arrêté après %1 manches sur %2 ; les chiffres portent sur celles-ci</translation>
    </message>
    <message>
        <source>A game&apos;s id, the path of a rule-set file, or a preset&apos;s id: its rules laid over the other game. &quot;%1&quot; lists the presets.</source>
        <translation>L’identifiant d’un jeu, le chemin d’un fichier de règles ou l’identifiant d’un modèle&#xa0;: ses règles appliquées à l’autre jeu. «&#x202f;%1&#x202f;» indique les modèles.</translation>
    </message>
    <message>
        <source>Another game or preset, or the same one changed by %1.</source>
        <translation>Un autre jeu ou modèle, ou le même avec des changements par %1.</translation>
    </message>
    <message>
        <source>HOUSE EDGE</source>
        <translation>AVANTAGE DE LA MAISON</translation>
    </message>
    <message>
        <source>BASIC STRATEGY</source>
        <translation>STRATÉGIE DE BASE</translation>
    </message>
    <message>
        <source>PUBLISHED</source>
        <translation>PUBLIÉ</translation>
    </message>
    <message>
        <source>%1, as published for basic strategy: %2</source>
        <translation>%1, publié pour la stratégie de base&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, as published for best play: %2</source>
        <translation>%1, publié pour le jeu optimal&#xa0;: %2</translation>
    </message>
    <message>
        <source>Rules that go together, as some casinos have them, with the house edge of the first round from a full shoe: of best play and of basic strategy as computed here, and as published elsewhere. With %1: %2; a house edge is a fraction, and null stands for what isn&apos;t known.</source>
        <translation>Des règles qui vont ensemble, comme dans certains casinos, avec l’avantage de la maison à la première manche d’un sabot complet&#xa0;: au jeu optimal et en stratégie de base, calculé ici, et tel que publié ailleurs. Avec %1&#xa0;: %2&#x202f;; un avantage de la maison est une fraction, et null indique ce qui n’est pas connu.</translation>
    </message>
    <message>
        <source>rules of known casino games, with computed and published house edges</source>
        <translation>les règles de jeux de casino connus, avec l’avantage de la maison calculé et publié</translation>
    </message>
    <message>
        <source>Applies a preset of rules, or a side bet as published, to the same game, before any %1; repeatable: %2.</source>
        <translation>Applique au même jeu des règles qui vont ensemble, ou un pari annexe tel que publié, avant tout %1&#x202f;; peut se répéter&#xa0;: %2.</translation>
    </message>
    <message>
        <source>doubled</source>
        <comment>hands of a chart, after a double</comment>
        <translation>doublées</translation>
    </message>
    <message>
        <source>dealer&apos;s cards open, soft totals</source>
        <translation>cartes du croupier visibles, totaux souples</translation>
    </message>
    <message>
        <source>dealer&apos;s cards open, hard 4 to 11</source>
        <translation>cartes du croupier visibles, durs de 4 à 11</translation>
    </message>
    <message>
        <source>dealer&apos;s cards open, hard 12 to 20</source>
        <translation>cartes du croupier visibles, durs de 12 à 20</translation>
    </message>
    <message>
        <source>free</source>
        <comment>a double or split that the house stakes</comment>
        <translation>gratuites</translation>
    </message>
    <message>
        <source>The house staked the hand, as it does all but the first of a free split.</source>
        <translation>La maison a misé sur la main, comme sur toutes sauf la première d’une séparation gratuite.</translation>
    </message>
    <message>
        <source>doubled twice</source>
        <comment>hands of a chart, after two doubles</comment>
        <translation>doublées 2 fois</translation>
    </message>
    <message>
        <source>doubled three times</source>
        <comment>hands of a chart, after three doubles</comment>
        <translation>doublées 3 fois</translation>
    </message>
    <message>
        <source>free</source>
        <comment>hands of a chart, which the house staked</comment>
        <translation>gratuites</translation>
    </message>
    <message>
        <source>%1 after a hit or split</source>
        <comment>a hand</comment>
        <translation>%1 après avoir tiré ou séparé</translation>
    </message>
    <message>
        <source>%1 doubled</source>
        <comment>a hand</comment>
        <translation>%1 après un double</translation>
    </message>
    <message>
        <source>%1 doubled twice</source>
        <comment>a hand</comment>
        <translation>%1 après deux doubles</translation>
    </message>
    <message>
        <source>%1 doubled three times</source>
        <comment>a hand</comment>
        <translation>%1 après trois doubles</translation>
    </message>
    <message>
        <source>%1 from a free split</source>
        <comment>a hand</comment>
        <translation>%1 d’une séparation gratuite</translation>
    </message>
    <message>
        <source>Two games side by side: the rules that differ and what each is worth, the hands that are played differently (as dealt: &quot;cells&quot;; after hits and splits: &quot;later&quot;; after so many doubles: &quot;doubled&quot;; from free splits: &quot;free&quot;), the side bets. %1 is what A&apos;s expectation gains when only that rule is taken from B; %2 what it gains when the rules are changed one after another, in the order listed: these add up. With %3: %4; null stands for rules that contradict each other, and for a side bet that a game doesn&apos;t have.</source>
        <translation>Deux jeux côte à côte&#xa0;: les règles qui diffèrent et ce que vaut chacune, les mains qui se jouent autrement (à la donne&#xa0;: «&#x202f;cells&#x202f;»&#x202f;; après avoir tiré et séparé&#xa0;: «&#x202f;later&#x202f;»&#x202f;; après tant de doubles&#xa0;: «&#x202f;doubled&#x202f;»&#x202f;; de séparations gratuites&#xa0;: «&#x202f;free&#x202f;»), les paris annexes. %1 est ce que gagne l’espérance de A quand seule cette règle est celle de B&#x202f;; %2, ce qu’elle gagne quand les règles changent l’une après l’autre, dans l’ordre indiqué&#xa0;: ces valeurs s’additionnent. Avec %3&#xa0;: %4&#x202f;; null indique des règles qui se contredisent, ou un pari annexe qu’un jeu n’a pas.</translation>
    </message>
</context>
<context>
    <name>CoachMark</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Mark my last decision</source>
        <translation>Noter ma dernière décision</translation>
    </message>
</context>
<context>
    <name>CoachModes</name>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>On request</source>
        <translation>À la demande</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
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
        <translation>Connaît les règles exactes du jeu et les cartes déjà vues.</translation>
    </message>
    <message>
        <source>help hint advice strategy tips teach trainer</source>
        <translation>aide indice conseil stratégie astuces apprendre entraîneur</translation>
    </message>
    <message>
        <source>Ask for my count</source>
        <translation>Demander mon compte</translation>
    </message>
    <message>
        <source>Between rounds, in games that keep their shoe. Now and then means at the shuffle too.</source>
        <translation>Entre les manches, dans les jeux qui conservent leur sabot. De temps en temps comprend le mélange.</translation>
    </message>
    <message>
        <source>card counting running count true count quiz test practise train drill</source>
        <translation>compter les cartes compte courant vrai test entraînement exercice</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>Now and then</source>
        <translation>De temps en temps</translation>
    </message>
    <message>
        <source>Every round</source>
        <translation>Chaque manche</translation>
    </message>
    <message>
        <source>Count system</source>
        <translation>Système de comptage</translation>
    </message>
    <message>
        <source>The one that the table asks for.</source>
        <translation>Celui que la table demande.</translation>
    </message>
    <message>
        <source>card counting hi-lo high low knock-out ko system tags</source>
        <translation>compter les cartes hi-lo knock-out ko système valeurs</translation>
    </message>
</context>
<context>
    <name>ComboBox</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>Plays basic strategy.</source>
        <translation>Joue la stratégie de base.</translation>
    </message>
    <message>
        <source>Plays it safe and never doubles.</source>
        <translation>Joue la prudence et ne double jamais.</translation>
    </message>
    <message>
        <source>Never draws to a hand that could bust.</source>
        <translation>Ne tire jamais sur une main qui pourrait sauter.</translation>
    </message>
    <message>
        <source>Draws and stands like the dealer.</source>
        <translation>Tire et reste comme le croupier.</translation>
    </message>
    <message>
        <source>Plays by feel.</source>
        <translation>Joue à l’instinct.</translation>
    </message>
    <message>
        <source>Splits tens, whatever anyone says.</source>
        <translation>Sépare les bûches, quoi qu’on en dise.</translation>
    </message>
    <message>
        <source>Always stakes the same.</source>
        <translation>Mise toujours la même somme.</translation>
    </message>
    <message>
        <source>Stakes more after a win.</source>
        <translation>Mise plus après un gain.</translation>
    </message>
    <message>
        <source>Stakes more after a loss.</source>
        <translation>Mise plus après une perte.</translation>
    </message>
    <message>
        <source>Bets on other people&apos;s hands.</source>
        <translation>Mise sur les mains des autres.</translation>
    </message>
</context>
<context>
    <name>CompanyMenu</name>
    <message>
        <source>Company</source>
        <translation>Voisins</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <translation>Personne d’autre</translation>
    </message>
    <message>
        <source>A few people</source>
        <translation>Quelques personnes</translation>
    </message>
    <message>
        <source>A full table</source>
        <translation>Une table complète</translation>
    </message>
    <message>
        <source>They think quickly</source>
        <translation>Ils réfléchissent vite</translation>
    </message>
    <message>
        <source>At the usual pace</source>
        <translation>Au rythme habituel</translation>
    </message>
    <message>
        <source>They take their time</source>
        <translation>Ils prennent leur temps</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>House edge: calculating…</source>
        <translation>Avantage de la maison&#xa0;: calcul en cours</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Avantage de la maison %1</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Premier jeu</translation>
    </message>
    <message>
        <source>Second game</source>
        <translation>Second jeu</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Comparaison en cours</translation>
    </message>
    <message>
        <source>The comparison</source>
        <translation>La comparaison</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>seule</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>cumulée</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Affichées</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Masquées</translation>
    </message>
    <message numerus="yes">
        <source>Rules that differ and are worth nothing: %n</source>
        <translation>
            <numerusform>Règles différentes sans effet : %n</numerusform>
            <numerusform>Règles différentes sans effet : %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What they have in common: %n</source>
        <comment>rules</comment>
        <translation>
            <numerusform>Ce que les deux ont en commun : %n</numerusform>
            <numerusform>Ce que les deux ont en commun : %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparedLine</name>
    <message>
        <source>Best</source>
        <translation>Meilleur choix</translation>
    </message>
</context>
<context>
    <name>CopyLine</name>
    <message>
        <source>Not read yet · %1</source>
        <translation>Pas encore lue · %1</translation>
    </message>
    <message>
        <source>Use this one</source>
        <translation>Continuer avec celle-ci</translation>
    </message>
    <message>
        <source>Use the backup of %1</source>
        <translation>Continuer avec la sauvegarde du %1</translation>
    </message>
</context>
<context>
    <name>CopyRecord</name>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Copier en JSON</translation>
    </message>
</context>
<context>
    <name>CountExercise</name>
    <message>
        <source>Gone by since then: %1.</source>
        <translation>Depuis : %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards lie there.</source>
        <translation>
            <numerusform>Il y a %Ln carte.</numerusform>
            <numerusform>Il y a %Ln cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your answer is %Ln cards more.</source>
        <translation>
            <numerusform>Votre réponse : %Ln carte de plus.</numerusform>
            <numerusform>Votre réponse : %Ln cartes de plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your answer is %Ln cards fewer.</source>
        <translation>
            <numerusform>Votre réponse : %Ln carte de moins.</numerusform>
            <numerusform>Votre réponse : %Ln cartes de moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2 decks left: %3</source>
        <comment>a running count, a number, a quotient</comment>
        <translation>%1 avec %2 jeux restants : %3</translation>
    </message>
    <message>
        <source>%1, rounded down.</source>
        <translation>%1, arrondi vers le bas.</translation>
    </message>
    <message>
        <source>%1, rounded towards 0.</source>
        <translation>%1, arrondi vers 0.</translation>
    </message>
    <message>
        <source>%1, rounded to the nearest.</source>
        <translation>%1, arrondi au plus proche.</translation>
    </message>
    <message>
        <source>%1 against %2: %3 at %4 or above, otherwise %5.</source>
        <comment>a hand, the dealer&apos;s card, a play, a count, another play</comment>
        <translation>%1 contre %2 : %3 à %4 ou plus, sinon %5.</translation>
    </message>
    <message>
        <source>%1 against %2: %3 at %4 or below, otherwise %5.</source>
        <comment>a hand, the dealer&apos;s card, a play, a count, another play</comment>
        <translation>%1 contre %2 : %3 à %4 ou moins, sinon %5.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards gone by</source>
        <translation>
            <numerusform>%Ln carte passée</numerusform>
            <numerusform>%Ln cartes passées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>Discard tray: the pile is %1 as high as the whole shoe of %Ln decks</source>
        <translation>
            <numerusform>Défausse : la pile a %1 de la hauteur du sabot de %Ln jeu</numerusform>
            <numerusform>Défausse : la pile a %1 de la hauteur du sabot de %Ln jeux</numerusform>
        </translation>
    </message>
    <message>
        <source>Side count, %1: how many have gone by?</source>
        <translation>Compte annexe, %1 : combien sont passés ?</translation>
    </message>
    <message>
        <source>What is the running count?</source>
        <translation>Quel est le compte courant ?</translation>
    </message>
    <message>
        <source>How many decks are in the tray?</source>
        <translation>Combien de jeux dans la défausse ?</translation>
    </message>
    <message numerus="yes">
        <source>Running count %1, %Ln cards left: what is the true count?</source>
        <translation>
            <numerusform>Compte courant %1, %Ln carte restante : quel est le compte vrai ?</numerusform>
            <numerusform>Compte courant %1, %Ln cartes restantes : quel est le compte vrai ?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2, the count is %3. What do you do?</source>
        <comment>a hand, the dealer&apos;s card, a count</comment>
        <translation>%1 contre %2, le compte est %3. Que faites-vous ?</translation>
    </message>
    <message>
        <source>The dealer shows an ace, the count is %1. Take insurance?</source>
        <translation>Le croupier montre un as, le compte est %1. Prendre l’assurance ?</translation>
    </message>
    <message>
        <source>Take insurance</source>
        <translation>Assurer</translation>
    </message>
    <message>
        <source>No insurance</source>
        <translation>Ne pas assurer</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Juste : %1</translation>
    </message>
    <message>
        <source>Not this time: %1</source>
        <translation>Pas cette fois : %1</translation>
    </message>
    <message>
        <source>Not %1: it is %2</source>
        <translation>Pas %1 : c’est %2</translation>
    </message>
    <message>
        <source>It is worth taking from %1 on: there it wins more than it costs.</source>
        <translation>Elle vaut la peine à partir de %1 : elle y gagne plus qu’elle ne coûte.</translation>
    </message>
    <message>
        <source>%1 of %2 right: %3</source>
        <translation>%1 sur %2 justes : %3</translation>
    </message>
    <message>
        <source>Time for an answer: %1</source>
        <translation>Temps par réponse : %1</translation>
    </message>
    <message>
        <source>Time for a card: %1</source>
        <translation>Temps par carte : %1</translation>
    </message>
    <message>
        <source>A deck at this pace: %1; the mark of the trade is %2</source>
        <translation>Un jeu à ce rythme : %1 ; la référence du métier est %2</translation>
    </message>
</context>
<context>
    <name>CountFigures</name>
    <message>
        <source>%1 rounds</source>
        <comment>very many</comment>
        <translation>%1 manches</translation>
    </message>
</context>
<context>
    <name>CountNote</name>
    <message>
        <source>Your count</source>
        <translation>Votre compte</translation>
    </message>
    <message>
        <source>Running count</source>
        <translation>Compte courant</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Decks left</source>
        <translation>Jeux restants</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Répondre</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>CountPictures</name>
    <message>
        <source>Your money over time</source>
        <translation>Votre argent au fil du temps</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Heures</translation>
    </message>
    <message>
        <source>1 in 20 is below</source>
        <translation>1 sur 20 en dessous</translation>
    </message>
    <message>
        <source>1 in 4 is below</source>
        <translation>1 sur 4 en dessous</translation>
    </message>
    <message>
        <source>Half are below</source>
        <translation>La moitié en dessous</translation>
    </message>
    <message>
        <source>1 in 4 is above</source>
        <translation>1 sur 4 au-dessus</translation>
    </message>
    <message>
        <source>1 in 20 is above</source>
        <translation>1 sur 20 au-dessus</translation>
    </message>
    <message>
        <source>After %1 h: half end between %2 and %3, nine in ten between %4 and %5</source>
        <translation>Après %1 h : la moitié entre %2 et %3, neuf sur dix entre %4 et %5</translation>
    </message>
    <message>
        <source>9 in 10</source>
        <translation>9 sur 10</translation>
    </message>
    <message>
        <source>5 in 10</source>
        <translation>5 sur 10</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>milieu</translation>
    </message>
    <message>
        <source>ruin</source>
        <translation>ruine</translation>
    </message>
    <message>
        <source>The bankroll is gone further down than this picture reaches.</source>
        <translation>Le capital s’épuise plus bas que cette image.</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>heures</translation>
    </message>
    <message numerus="yes">
        <source>How %n hours end</source>
        <comment>sessions</comment>
        <translation>
            <numerusform>Comment finit %n heure</numerusform>
            <numerusform>Comment finissent %n heures</numerusform>
        </translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>So many of 100</source>
        <translation>Combien sur 100</translation>
    </message>
    <message>
        <source>There is only one way that this can end.</source>
        <translation>Cela ne peut finir que d’une façon.</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>en perte</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>en gain</translation>
    </message>
    <message>
        <source>below %1</source>
        <comment>an amount</comment>
        <translation>moins de %1</translation>
    </message>
    <message>
        <source>from %1 up</source>
        <comment>an amount</comment>
        <translation>à partir de %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>amounts</comment>
        <translation>%1 pour %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a result, how often</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Many small stakes are taken as one curve.</source>
        <translation>De nombreuses petites mises comptent comme une courbe.</translation>
    </message>
    <message>
        <source>Exact, round by round.</source>
        <translation>Exact, manche par manche.</translation>
    </message>
    <message>
        <source>How often each count comes</source>
        <translation>Fréquence de chaque compte</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>What a stake wins by count</source>
        <translation>Gain d’une mise selon le compte</translation>
    </message>
    <message>
        <source>Of the stake</source>
        <translation>De la mise</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Erreur type</translation>
    </message>
</context>
<context>
    <name>CountStakes</name>
    <message>
        <source>None</source>
        <comment>no stake</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Every round</source>
        <translation>Chaque manche</translation>
    </message>
    <message>
        <source>Stake a round</source>
        <translation>Mise par manche</translation>
    </message>
    <message>
        <source>Stake on %1</source>
        <comment>a side bet</comment>
        <translation>Mise sur %1</translation>
    </message>
    <message>
        <source>%1 and less</source>
        <comment>a count</comment>
        <translation>%1 et moins</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <comment>a count</comment>
        <translation>%1 et plus</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>counts</comment>
        <translation>%1 pour %2</translation>
    </message>
    <message>
        <source>Stake at a count of %1, not played</source>
        <translation>Mise au compte de %1, non jouée</translation>
    </message>
    <message>
        <source>Stake at a count of %1</source>
        <translation>Mise au compte de %1</translation>
    </message>
    <message>
        <source>From a count of %1</source>
        <comment>rounds are played</comment>
        <translation>À partir de %1</translation>
    </message>
</context>
<context>
    <name>CountWords</name>
    <message>
        <source>The running count decides, from %1 for a new shoe of one deck.</source>
        <translation>Le compte courant décide, à partir de %1 pour un sabot neuf d’un jeu.</translation>
    </message>
    <message>
        <source>The running count is divided by the decks left.</source>
        <translation>Le compte courant est divisé par les jeux restants.</translation>
    </message>
    <message>
        <source>The running count is divided by the decks left and multiplied by %1.</source>
        <translation>Le compte courant est divisé par les jeux restants et multiplié par %1.</translation>
    </message>
    <message>
        <source>They are known exactly.</source>
        <translation>Ils sont connus exactement.</translation>
    </message>
    <message>
        <source>They are judged to quarter decks.</source>
        <translation>Ils sont estimés au quart de jeu.</translation>
    </message>
    <message>
        <source>They are judged to half decks.</source>
        <translation>Ils sont estimés au demi-jeu.</translation>
    </message>
    <message>
        <source>They are judged to whole decks.</source>
        <translation>Ils sont estimés au jeu entier.</translation>
    </message>
    <message>
        <source>The result is rounded down.</source>
        <translation>Le résultat est arrondi vers le bas.</translation>
    </message>
    <message>
        <source>The result is rounded towards 0.</source>
        <translation>Le résultat est arrondi vers 0.</translation>
    </message>
    <message>
        <source>The result is rounded to the nearest whole number.</source>
        <translation>Le résultat est arrondi à l’entier le plus proche.</translation>
    </message>
    <message>
        <source>almost always</source>
        <comment>how often</comment>
        <translation>presque toujours</translation>
    </message>
    <message>
        <source>almost never</source>
        <comment>how often</comment>
        <translation>presque jamais</translation>
    </message>
    <message numerus="yes">
        <source>%n times in 1,000</source>
        <comment>how often</comment>
        <translation>
            <numerusform>%n fois sur 1 000</numerusform>
            <numerusform>%n fois sur 1 000</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times in 100</source>
        <comment>how often</comment>
        <translation>
            <numerusform>%n fois sur 100</numerusform>
            <numerusform>%n fois sur 100</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times in 10</source>
        <comment>how often</comment>
        <translation>
            <numerusform>%n fois sur 10</numerusform>
            <numerusform>%n fois sur 10</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 decks (%3)</source>
        <comment>how many are dealt, of how many, as a percentage</comment>
        <translation>%1 sur %2 jeux (%3)</translation>
    </message>
    <message>
        <source>%1 %1 against %2</source>
        <comment>a pair, the up card</comment>
        <translation>%1 %1 contre %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>a hand, the up card</comment>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a hand against a card, what is known of the hidden card</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>don&apos;t double</source>
        <translation>ne pas doubler</translation>
    </message>
    <message>
        <source>don&apos;t split</source>
        <translation>ne pas séparer</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>continuer</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>decline</source>
        <translation>refuser</translation>
    </message>
    <message>
        <source>Win of 100 rounds</source>
        <translation>Gain de 100 manches</translation>
    </message>
    <message>
        <source>Win of an hour</source>
        <translation>Gain par heure</translation>
    </message>
    <message>
        <source>Swing of an hour</source>
        <translation>Écart par heure</translation>
    </message>
    <message>
        <source>Risk of ruin</source>
        <translation>Risque de ruine</translation>
    </message>
    <message>
        <source>Ruin in this time</source>
        <translation>Ruine dans ce temps</translation>
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
        <translation>Part de Kelly</translation>
    </message>
    <message>
        <source>Doubles before it halves</source>
        <translation>Double avant moitié</translation>
    </message>
    <message>
        <source>Average stake</source>
        <translation>Mise moyenne</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Erreur type</translation>
    </message>
    <message>
        <source>Rounds played</source>
        <translation>Manches jouées</translation>
    </message>
    <message>
        <source>What 100 rounds at the table win on average, those without a stake included.</source>
        <translation>Ce que 100 manches à la table gagnent en moyenne, celles sans mise comprises.</translation>
    </message>
    <message>
        <source>The same for an hour at your pace.</source>
        <translation>La même chose pour une heure à votre rythme.</translation>
    </message>
    <message>
        <source>The standard deviation of an hour: two hours in three end within this of their average.</source>
        <translation>L’écart-type d’une heure : deux heures sur trois finissent à moins de cela de leur moyenne.</translation>
    </message>
    <message>
        <source>The chance of ever losing the whole bankroll if you play on for ever at these stakes.</source>
        <translation>La probabilité de perdre un jour tout le capital si vous jouez sans fin avec ces mises.</translation>
    </message>
    <message>
        <source>The chance of losing the whole bankroll at some time within the hours above.</source>
        <translation>La probabilité de perdre tout le capital à un moment des heures indiquées.</translation>
    </message>
    <message>
        <source>After so many rounds the average win is as large as one standard deviation. Fewer is better.</source>
        <translation>Après ce nombre de manches, le gain moyen égale un écart-type. Moins, c’est mieux.</translation>
    </message>
    <message>
        <source>The desirability index: 1,000 times the average win of a round, divided by its standard deviation.</source>
        <translation>L’indice de désirabilité : 1 000 fois le gain moyen d’une manche, divisé par son écart-type.</translation>
    </message>
    <message>
        <source>The desirability index squared: what 100 rounds would win in dollars with a bankroll of 10,000 and a risk of ruin of 13.5%.</source>
        <translation>L’indice de désirabilité au carré : ce que 100 manches gagneraient en dollars avec un capital de 10 000 et un risque de ruine de 13,5 %.</translation>
    </message>
    <message>
        <source>How your stakes compare to Kelly&apos;s, which make a bankroll grow fastest. More than 100% risks more and grows less.</source>
        <translation>Vos mises comparées à celles de Kelly, qui font croître un capital le plus vite. Au-delà de 100 %, plus de risque et moins de croissance.</translation>
    </message>
    <message>
        <source>The chance that the bankroll doubles before it halves, if the stakes always follow it in the same proportion.</source>
        <translation>La probabilité que le capital double avant d’être réduit de moitié, si les mises le suivent toujours dans la même proportion.</translation>
    </message>
    <message>
        <source>The average first stake of a round at the table, those without a stake included.</source>
        <translation>La première mise moyenne d’une manche à la table, celles sans mise comprises.</translation>
    </message>
    <message>
        <source>How far the win of 100 rounds above may be off, because it is from simulated rounds.</source>
        <translation>De combien le gain de 100 manches ci-dessus peut s’écarter, car il vient de manches simulées.</translation>
    </message>
    <message>
        <source>The share of the rounds at the table in which you have a stake.</source>
        <translation>La part des manches à la table où vous misez.</translation>
    </message>
</context>
<context>
    <name>Countdown</name>
    <message>
        <source>Time left</source>
        <translation>Temps restant</translation>
    </message>
    <message>
        <source>%1: %2 s</source>
        <translation>%1&#xa0;: %2 s</translation>
    </message>
</context>
<context>
    <name>CountingCards</name>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Accord</translation>
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
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>My count</source>
        <translation>Mon compte</translation>
    </message>
    <message>
        <source>Your counts</source>
        <translation>Vos comptes</translation>
    </message>
    <message>
        <source>What your stakes were worth</source>
        <translation>Ce que valaient vos mises</translation>
    </message>
</context>
<context>
    <name>CountingOverview</name>
    <message>
        <source>Stakes and what they lead to</source>
        <translation>Les mises et leurs effets</translation>
    </message>
    <message>
        <source>This game is shuffled before every round, so there is nothing to count. Deal it from a kept shoe to see what that would change.</source>
        <translation>Ce jeu est mélangé avant chaque manche : il n’y a rien à compter. Distribuez d’un sabot conservé pour voir ce que cela changerait.</translation>
    </message>
    <message>
        <source>Cancelled before there were any figures.</source>
        <translation>Annulé avant qu’il y ait des chiffres.</translation>
    </message>
    <message>
        <source>Stake by count</source>
        <translation>Mise selon le compte</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Best stakes for this bankroll</source>
        <translation>Meilleures mises pour ce capital</translation>
    </message>
    <message>
        <source>Share of Kelly&apos;s stakes</source>
        <translation>Part des mises de Kelly</translation>
    </message>
    <message>
        <source>Fill in</source>
        <translation>Remplir</translation>
    </message>
    <message>
        <source>Undo the last change of the stakes</source>
        <translation>Annuler le dernier changement des mises</translation>
    </message>
    <message>
        <source>Bankroll</source>
        <translation>Capital</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Heures</translation>
    </message>
    <message>
        <source>Rounds an hour</source>
        <translation>Manches par heure</translation>
    </message>
    <message>
        <source>Hands at higher counts</source>
        <translation>Mains si le compte monte</translation>
    </message>
    <message>
        <source>Rounds with a stake</source>
        <translation>Manches avec mise</translation>
    </message>
    <message>
        <source>Plays follow the count</source>
        <translation>Le jeu suit le compte</translation>
    </message>
    <message>
        <source>Otherwise basic strategy. They are looked for once in each game, which takes a while.</source>
        <translation>Sinon, stratégie de base. Ces jeux sont cherchés une fois par jeu, ce qui prend un moment.</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>En chiffres</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a figure is, the figure</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>CountingPage</name>
    <message>
        <source>Counting</source>
        <translation>Comptage</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est affiché</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Paris annexes</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>S’exercer</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Read a count system from a file</source>
        <translation>Lire un système de comptage d’un fichier</translation>
    </message>
    <message>
        <source>Remove this system of your own</source>
        <translation>Retirer ce système personnel</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Jeux de cartes</translation>
    </message>
    <message>
        <source>How much is dealt</source>
        <translation>Part distribuée</translation>
    </message>
    <message>
        <source>Deal from a kept shoe</source>
        <translation>Conserver le sabot</translation>
    </message>
    <message>
        <source>Read a count system</source>
        <translation>Lire un système de comptage</translation>
    </message>
    <message>
        <source>Count system</source>
        <translation>Système de comptage</translation>
    </message>
    <message>
        <source>My count</source>
        <translation>Mon compte</translation>
    </message>
</context>
<context>
    <name>CountingPlays</name>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>At a count of</source>
        <translation>Au compte de</translation>
    </message>
    <message>
        <source>By depth</source>
        <translation>Par profondeur</translation>
    </message>
    <message>
        <source>Of all gain</source>
        <translation>Du gain total</translation>
    </message>
    <message>
        <source>Plays that follow the count</source>
        <translation>Décisions selon le compte</translation>
    </message>
</context>
<context>
    <name>CountingSideBets</name>
    <message>
        <source>Side bets</source>
        <translation>Paris annexes</translation>
    </message>
</context>
<context>
    <name>CurrencyChoice</name>
    <message>
        <source>Currency %1</source>
        <translation>Monnaie&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>DateRangeBox</name>
    <message>
        <source>Days</source>
        <translation>Jours</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Premier jour</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Dernier jour</translation>
    </message>
    <message>
        <source>%1 in the calendar</source>
        <comment>the first or the last day</comment>
        <translation>%1 dans le calendrier</translation>
    </message>
</context>
<context>
    <name>DayLimitRow</name>
    <message>
        <source>No limit</source>
        <translation>Aucune limite</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Fixer</translation>
    </message>
    <message>
        <source>Set: %1</source>
        <translation>Fixer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Keep as it is: %1</source>
        <translation>Garder tel quel&#xa0;: %1</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Supprimer&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>DealingSpeeds</name>
    <message>
        <source>Off</source>
        <translation>Désactivée</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
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
        <translation>%1. %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Calculate: %1</source>
        <comment>a decision</comment>
        <translation>Calculer : %1</translation>
    </message>
</context>
<context>
    <name>DeleteAccount</name>
    <message>
        <source>Delete %1?</source>
        <translation>Supprimer %1 ?</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Continuer…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Export its record first</source>
        <translation>Exporter d’abord son historique</translation>
    </message>
    <message>
        <source>Everything it has played, as a JSON file.</source>
        <translation>Tout ce qu’il a joué, dans un fichier JSON.</translation>
    </message>
    <message>
        <source>Export the record</source>
        <translation>Exporter l’historique</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Delete %1 for good?</source>
        <translation>Supprimer %1 définitivement ?</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Supprimer définitivement</translation>
    </message>
    <message>
        <source>Its record is not exported. This can&apos;t be undone.</source>
        <translation>Son historique n’est pas exporté. C’est irréversible.</translation>
    </message>
    <message>
        <source>First its record is written to %1. If that fails, nothing is deleted.</source>
        <translation>Son historique est d’abord écrit dans %1. En cas d’échec, rien n’est supprimé.</translation>
    </message>
    <message>
        <source>Yes, delete %1 and all it has played</source>
        <translation>Oui, supprimer %1 et tout ce qu’il a joué</translation>
    </message>
    <message>
        <source>Exporting the record…</source>
        <translation>Exportation de l’historique…</translation>
    </message>
    <message>
        <source>Deleting the account…</source>
        <translation>Suppression du compte…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>DetailHandRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
</context>
<context>
    <name>DetailLine</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>DiscardTray</name>
    <message>
        <source>Discard tray</source>
        <translation>Défausse</translation>
    </message>
</context>
<context>
    <name>Duplicate</name>
    <message>
        <source>%1: %2 against %3</source>
        <comment>a hand, its cards, the dealer&apos;s card</comment>
        <translation>%1 : %2 contre %3</translation>
    </message>
    <message>
        <source>%1, insurance</source>
        <comment>a hand and what was asked</comment>
        <translation>%1, assurance</translation>
    </message>
    <message>
        <source>%1, even money</source>
        <comment>a hand and what was asked</comment>
        <translation>%1, even money</translation>
    </message>
    <message>
        <source>%1, best</source>
        <comment>an answer at the table</comment>
        <translation>%1, meilleur choix</translation>
    </message>
    <message>
        <source>%1, costs %2</source>
        <comment>an answer at the table, an amount</comment>
        <translation>%1, coûte %2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Round %1 of %2: %3 %4, %5 %6</source>
        <comment>two people, what each won or lost</comment>
        <translation>Manche %1 sur %2 : %3 %4, %5 %6</translation>
    </message>
    <message>
        <source>Nothing to decide</source>
        <translation>Rien à décider</translation>
    </message>
    <message>
        <source>%1. %2: %3. %4: %5. Best: %6</source>
        <comment>a hand; two people&apos;s answers</comment>
        <translation>%1. %2 : %3. %4 : %5. Meilleur choix : %6</translation>
    </message>
    <message>
        <source>Luck being equal, you came out the same.</source>
        <comment>two people</comment>
        <translation>À chance égale, le résultat est le même.</translation>
    </message>
    <message>
        <source>Luck being equal, you came out %1 ahead of %2.</source>
        <translation>À chance égale, vous devancez %2 de %1.</translation>
    </message>
    <message>
        <source>Luck being equal, you came out %1 behind %2.</source>
        <translation>À chance égale, vous êtes derrière %2 de %1.</translation>
    </message>
    <message>
        <source>Luck being equal, %1 came out %2 ahead of %3.</source>
        <translation>À chance égale, %1 devance %3 de %2.</translation>
    </message>
    <message>
        <source>Luck being equal, %1 came out %2 behind %3.</source>
        <translation>À chance égale, %1 est derrière %3 de %2.</translation>
    </message>
    <message>
        <source>%1: net %2, mistakes cost %3</source>
        <comment>somebody, two amounts</comment>
        <translation>%1 : net %2, erreurs %3</translation>
    </message>
</context>
<context>
    <name>EarlyBar</name>
    <message>
        <source>In advance, seat %1:</source>
        <translation>D’avance, place %1&#xa0;:</translation>
    </message>
    <message>
        <source>In advance, seat %1: %2</source>
        <translation>D’avance, place %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Decide in advance for seat %1</source>
        <translation>Décider d’avance pour la place %1</translation>
    </message>
</context>
<context>
    <name>EarlySeat</name>
    <message>
        <source>%1 in advance, seat %2</source>
        <translation>%1 d’avance, place %2</translation>
    </message>
</context>
<context>
    <name>EditorHeader</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>non enregistré</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Save as my game</source>
        <translation>Enregistrer comme jeu personnel</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Garder les miennes</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>Use the file&apos;s</source>
        <translation>Prendre celles du fichier</translation>
    </message>
    <message>
        <source>It could not be saved. %1</source>
        <translation>Impossible d’enregistrer. %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Trouver une règle</translation>
    </message>
    <message>
        <source>Rules to start from</source>
        <translation>Règles de départ</translation>
    </message>
    <message>
        <source>Start from the rules of a type of casino</source>
        <translation>Partir des règles d’un type de casino</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Source&#xa0;: %1</translation>
    </message>
    <message>
        <source>House edge</source>
        <translation>Avantage de la maison</translation>
    </message>
    <message>
        <source>House edge: calculating…</source>
        <translation>Avantage de la maison&#xa0;: calcul en cours</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Avantage de la maison %1</translation>
    </message>
    <message>
        <source>The last change makes no difference</source>
        <translation>La dernière modification ne change rien</translation>
    </message>
    <message>
        <source>The last change: %1, better for you</source>
        <translation>La dernière modification&#xa0;: %1, à votre avantage</translation>
    </message>
    <message>
        <source>The last change: %1, better for the house</source>
        <translation>La dernière modification&#xa0;: %1, à l’avantage de la maison</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Show problems: %n</source>
        <translation>
            <numerusform>Voir le problème&#xa0;: %n</numerusform>
            <numerusform>Voir les problèmes&#xa0;: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditorRowView</name>
    <message>
        <source>%1 pays</source>
        <translation>%1 paie</translation>
    </message>
    <message>
        <source>%1: smallest stake</source>
        <translation>%1&#xa0;: mise minimale</translation>
    </message>
    <message>
        <source>%1: largest stake</source>
        <translation>%1&#xa0;: mise maximale</translation>
    </message>
    <message>
        <source>Choose what to add to %1</source>
        <translation>Élément à ajouter&#xa0;: %1</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>Ajouter&#xa0;: %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Revert: %1</source>
        <translation>Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
</context>
<context>
    <name>EditorSide</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>Jeu optimal</translation>
    </message>
    <message>
        <source>Best play: calculating…</source>
        <translation>Jeu optimal&#xa0;: calcul en cours</translation>
    </message>
    <message>
        <source>The rules in words</source>
        <translation>Les règles en toutes lettres</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>Modifié&#xa0;: %1</translation>
    </message>
    <message>
        <source>House edge of the side bets, and in an hour with the same stake on each</source>
        <translation>Avantage de la maison aux paris annexes, et par heure avec la même mise sur chacun</translation>
    </message>
</context>
<context>
    <name>EditorWords</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Avantage de la maison %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Limits of the bet</source>
        <translation>Limites du pari</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Preset: %1</source>
        <translation>Modèle&#xa0;: %1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activé</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>A payout of %1 on a stake of %2 is rounded down to a multiple of %3.</source>
        <comment>odds, amounts, the least amount</comment>
        <translation>Un paiement de %1 sur une mise de %2 est arrondi au multiple de %3 inférieur.</translation>
    </message>
    <message>
        <source>Pay table: %1.</source>
        <translation>Table de paiement&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>Elsewhere</name>
    <message>
        <source>The same as you got</source>
        <translation>Autant que vous</translation>
    </message>
    <message>
        <source>%1 more than you got</source>
        <translation>%1 de plus que vous</translation>
    </message>
    <message>
        <source>%1 less than you got</source>
        <translation>%1 de moins que vous</translation>
    </message>
    <message>
        <source>%1 per unit staked; you got %2</source>
        <translation>%1 par unité misée&#x202f;; vous aviez %2</translation>
    </message>
    <message>
        <source>Played for %1.</source>
        <comment>a currency</comment>
        <translation>Joué en %1.</translation>
    </message>
    <message>
        <source>%1 on spot %2 can&apos;t be placed there.</source>
        <translation>%1, case %2&#xa0;: pas de place ici.</translation>
    </message>
    <message>
        <source>%1 on spot %2: %3 in place of %4.</source>
        <translation>%1, case %2&#xa0;: %3 au lieu de %4.</translation>
    </message>
    <message>
        <source>None of your stakes can be placed there.</source>
        <translation>Aucune de vos mises n’a sa place ici.</translation>
    </message>
    <message>
        <source>This would need cards that are still in the shoe. The answer can be shown when the shoe ends.</source>
        <translation>La suite dépend de cartes encore dans le sabot. Elle pourra être connue à la fin du sabot.</translation>
    </message>
</context>
<context>
    <name>ElsewhereDialog</name>
    <message>
        <source>The same cards in other games</source>
        <translation>Les mêmes cartes dans d’autres jeux</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a round, how it ended</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>You play alone, with the shoe from this round&apos;s first card on, and make the best play from what you can see. The stakes are yours, or the nearest the game allows.</source>
        <translation>Vous y êtes seul à table, avec le sabot à partir de la première carte de cette manche, et jouez au mieux de ce qui est visible. Les mises sont les vôtres, ou les plus proches que le jeu admet.</translation>
    </message>
    <message>
        <source>Games calculated</source>
        <translation>Jeux calculés</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
</context>
<context>
    <name>ElsewhereLine</name>
    <message>
        <source>%1, best play</source>
        <comment>a game</comment>
        <translation>%1, jeu optimal</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Voir</translation>
    </message>
    <message>
        <source>Show it in %1</source>
        <comment>a game</comment>
        <translation>Voir dans %1</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>no unseen card can be that hole card</source>
        <translation>aucune carte non vue ne peut être cette carte cachée</translation>
    </message>
    <message>
        <source>the dealer has blackjack: the round is over, there is nothing to decide</source>
        <translation>le croupier a blackjack&#xa0;: la manche est finie, il n’y a rien à décider</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>How figures were computed</extracomment>
        <translation>exact</translation>
    </message>
    <message>
        <source>exact for these plays: up to {} hands of a pair, each played as best for the pair&apos;s two cards gone; pairs are split again always or up to a number of hands, whichever is worth most; other hands&apos; second cards are known only not to be of the pair</source>
        <translation>exact pour ces façons de jouer&#xa0;: jusqu’à {} mains issues d’une paire, chacune jouée au mieux sans les deux cartes de la paire&#x202f;; les paires sont séparées à nouveau toujours, ou jusqu’à un certain nombre de mains, selon ce qui vaut le plus&#x202f;; des secondes cartes des autres mains, on sait seulement qu’elles ne sont pas de la paire</translation>
    </message>
    <message>
        <source>a decision needs at least two cards</source>
        <translation>une décision demande au moins deux cartes</translation>
    </message>
    <message>
        <source>is bust: there is nothing to decide</source>
        <translation>a sauté&#xa0;: il n’y a rien à décider</translation>
    </message>
    <message>
        <source>only {} cards are left unseen; at least {} are needed</source>
        <translation>il ne reste que {} cartes non vues&#x202f;; il en faut au moins {}</translation>
    </message>
    <message>
        <source>{} is not among the cards unseen</source>
        <translation>{} n’est pas parmi les cartes non vues</translation>
    </message>
    <message>
        <source>{} is out of range; allowed: {} to {}</source>
        <translation>{} est hors des bornes&#x202f;; admis&#xa0;: de {} à {}</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <extracomment>A place and what is wrong there</extracomment>
        <translation>{}&#xa0;: {}</translation>
    </message>
    <message>
        <source>cannot be moved: {}</source>
        <translation>déplacement impossible&#xa0;: {}</translation>
    </message>
    <message>
        <source>no such game; it may have been deleted meanwhile</source>
        <translation>ce jeu n’existe pas&#x202f;; il a peut-être été supprimé entre-temps</translation>
    </message>
    <message>
        <source>is a built-in game; copy it to change it</source>
        <translation>est un jeu intégré&#x202f;; vous pouvez en modifier une copie</translation>
    </message>
    <message>
        <source>was opened from a file elsewhere; copy it to change it</source>
        <translation>a été ouvert depuis un fichier situé ailleurs&#x202f;; vous pouvez en modifier une copie</translation>
    </message>
    <message>
        <source>is not in the folder of your own games</source>
        <translation>n’est pas dans le dossier de vos jeux personnels</translation>
    </message>
    <message>
        <source>not a commitment; 64 hex digits, the SHA-256 of the seed, are needed</source>
        <translation>pas un engagement&#x202f;; il faut 64 chiffres hexadécimaux, le SHA-256 de la graine</translation>
    </message>
    <message>
        <source>can&apos;t be priced: {}</source>
        <translation>évaluation impossible&#xa0;: {}</translation>
    </message>
    <message>
        <source>it can&apos;t be read</source>
        <translation>lecture impossible</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>trop volumineux</translation>
    </message>
    <message>
        <source>it is damaged or too large</source>
        <translation>endommagé ou trop volumineux</translation>
    </message>
    <message>
        <source>it is not a picture</source>
        <translation>n’est pas une image</translation>
    </message>
    <message>
        <source>it lacks the card {}</source>
        <translation>il manque la carte {}</translation>
    </message>
    <message>
        <source>its cards can&apos;t be told apart</source>
        <translation>les cartes ne se distinguent pas les unes des autres</translation>
    </message>
    <message>
        <source>its parts are nested too deeply</source>
        <translation>les éléments sont trop imbriqués</translation>
    </message>
    <message>
        <source>it refers to another file</source>
        <translation>fait appel à un autre fichier</translation>
    </message>
    <message>
        <source>it has too many parts</source>
        <translation>trop d’éléments</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>endommagé</translation>
    </message>
    <message>
        <source>it repeats its parts too often</source>
        <translation>répète trop souvent ses éléments</translation>
    </message>
    <message>
        <source>a first card outside the shoe</source>
        <translation>une première carte hors du sabot</translation>
    </message>
    <message>
        <source>a player out of order</source>
        <translation>un joueur dans le désordre</translation>
    </message>
    <message>
        <source>an unknown player or seat</source>
        <translation>un joueur ou une place inconnus</translation>
    </message>
    <message>
        <source>a seat that can&apos;t be taken</source>
        <translation>une place qui ne peut pas être prise</translation>
    </message>
    <message>
        <source>a seat that can&apos;t be left</source>
        <translation>une place qui ne peut pas être quittée</translation>
    </message>
    <message>
        <source>a stake out of place</source>
        <translation>une mise qui n’a pas sa place là</translation>
    </message>
    <message>
        <source>a stake that was never placed is returned</source>
        <translation>une mise inexistante est rendue</translation>
    </message>
    <message>
        <source>betting isn&apos;t open</source>
        <translation>les mises ne sont pas ouvertes</translation>
    </message>
    <message>
        <source>a card for a hand that doesn&apos;t exist</source>
        <translation>une carte pour une main inexistante</translation>
    </message>
    <message>
        <source>an insurance without a play</source>
        <translation>une assurance sans pari</translation>
    </message>
    <message>
        <source>even money without a play</source>
        <translation>un even money sans pari</translation>
    </message>
    <message>
        <source>an offer without a play</source>
        <translation>une offre sans pari</translation>
    </message>
    <message>
        <source>an unknown seat</source>
        <translation>une place inconnue</translation>
    </message>
    <message>
        <source>an unknown hand</source>
        <translation>une main inconnue</translation>
    </message>
    <message>
        <source>a hand that can&apos;t be split</source>
        <translation>une main qui ne peut pas être séparée</translation>
    </message>
    <message>
        <source>nothing to follow</source>
        <translation>rien à suivre</translation>
    </message>
    <message>
        <source>a settled stake differs from the one placed</source>
        <translation>une autre mise que celle placée est réglée</translation>
    </message>
    <message>
        <source>a play that isn&apos;t open is settled</source>
        <translation>un pari qui n’est pas ouvert est réglé</translation>
    </message>
    <message>
        <source>the round ends with an unsettled play</source>
        <translation>la manche se termine avec un pari non réglé</translation>
    </message>
    <message>
        <source>event {}</source>
        <translation>événement {}</translation>
    </message>
    <message>
        <source>no command begins with this event</source>
        <translation>aucune commande ne commence par cet événement</translation>
    </message>
    <message>
        <source>the round was never opened</source>
        <translation>la manche n’a jamais été ouverte</translation>
    </message>
    <message>
        <source>players are not numbered in order</source>
        <translation>les personnes ne sont pas numérotées dans l’ordre</translation>
    </message>
    <message>
        <source>there is no such seat</source>
        <translation>cette place n’existe pas</translation>
    </message>
    <message>
        <source>the command behind this event is refused: {}</source>
        <translation>la commande à l’origine de cet événement est refusée&#xa0;: {}</translation>
    </message>
    <message>
        <source>the command behind this event produces no event</source>
        <translation>la commande à l’origine de cet événement n’en produit aucun</translation>
    </message>
    <message>
        <source>the same command produces another event</source>
        <translation>la même commande produit un autre événement</translation>
    </message>
    <message>
        <source>{} to {}</source>
        <translation>de {} à {}</translation>
    </message>
    <message>
        <source>a list of {}</source>
        <translation>une liste de valeurs parmi {}</translation>
    </message>
    <message>
        <source>a payout such as &quot;3:2&quot;, numbers from 1 to 1000</source>
        <translation>un paiement tel que &quot;3:2&quot;, nombres de 1 à 1000</translation>
    </message>
    <message>
        <source>text of 1 to {} bytes</source>
        <translation>un texte de 1 à {} octets</translation>
    </message>
    <message>
        <source>a list of {id, name, kind, pays, limits}</source>
        <translation>une liste de {id, name, kind, pays, limits}</translation>
    </message>
    <message>
        <source>a list of {currency, min, max}</source>
        <translation>une liste de {currency, min, max}</translation>
    </message>
    <message>
        <source>a list of keys</source>
        <translation>une liste de clés</translation>
    </message>
    <message>
        <source>There is no cut card: the shoe is shuffled every round.</source>
        <translation>Il n’y a pas de carte d’arrêt&#xa0;: le sabot est mélangé à chaque manche.</translation>
    </message>
    <message>
        <source>There is only one seat.</source>
        <translation>Il n’y a qu’une place.</translation>
    </message>
    <message>
        <source>Other people play only at a shared table.</source>
        <translation>D’autres personnes ne s’assoient qu’à une table partagée.</translation>
    </message>
    <message>
        <source>Insurance is not offered.</source>
        <translation>L’assurance n’est pas proposée.</translation>
    </message>
    <message>
        <source>A blackjack against an ace is offered even money instead.</source>
        <translation>Un blackjack contre un as se voit proposer l’even money à la place.</translation>
    </message>
    <message>
        <source>Pairs can&apos;t be split.</source>
        <translation>Les paires ne peuvent pas être séparées.</translation>
    </message>
    <message>
        <source>Hands can&apos;t be resplit.</source>
        <translation>Une main issue d’une séparation ne se sépare plus.</translation>
    </message>
    <message>
        <source>A hand can&apos;t be surrendered.</source>
        <translation>Une main ne peut pas être abandonnée.</translation>
    </message>
    <message>
        <source>must be a fraction between {} and {}, such as 0.9953</source>
        <translation>doit être une fraction entre {} et {}, telle que 0.9953</translation>
    </message>
    <message>
        <source>empty; a rule set needs an id</source>
        <translation>vide&#x202f;; il faut un identifiant à un jeu de règles</translation>
    </message>
    <message>
        <source>a double after a split needs splits (&quot;split.hands&quot; 2 to 4)</source>
        <translation>un double après séparation suppose des séparations (&quot;split.hands&quot; de 2 à 4)</translation>
    </message>
    <message>
        <source>empty; a side bet needs an id</source>
        <translation>vide&#x202f;; il faut un identifiant à un pari annexe</translation>
    </message>
    <message>
        <source>&quot;{}&quot; appears twice</source>
        <translation>«&#x202f;{}&#x202f;» figure deux fois</translation>
    </message>
    <message>
        <source>no limits; at least one {currency, min, max} is needed</source>
        <translation>aucune limite&#x202f;; il faut au moins un {currency, min, max}</translation>
    </message>
    <message>
        <source>empty; a currency&apos;s name is needed</source>
        <translation>vide&#x202f;; il faut le nom d’une monnaie</translation>
    </message>
    <message>
        <source>must be above 0.00 and a multiple of 0.02</source>
        <translation>doit être supérieur à 0.00 et un multiple de 0.02</translation>
    </message>
    <message>
        <source>must be between min and {}</source>
        <translation>doit être entre min et {}</translation>
    </message>
    <message>
        <source>must be a multiple of 0.02</source>
        <translation>doit être un multiple de 0.02</translation>
    </message>
    <message>
        <source>empty; at least one outcome must pay</source>
        <translation>vide&#x202f;; au moins une issue doit payer</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no such outcome</source>
        <translation>«&#x202f;{}&#x202f;» n’a pas cette issue</translation>
    </message>
    <message>
        <source>appears twice</source>
        <translation>figure deux fois</translation>
    </message>
    <message>
        <source>event {} ({})</source>
        <translation>événement {} ({})</translation>
    </message>
    <message>
        <source>an amount larger than a wallet can hold</source>
        <translation>un montant trop grand pour un portefeuille</translation>
    </message>
    <message>
        <source>not a seed; {} hex digits are needed</source>
        <translation>pas une graine&#x202f;; il faut {} chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>{} bytes are too many; a client seed has 0 to {} bytes in UTF-8</source>
        <translation>{} octets, c’est trop long&#x202f;; une graine client a de 0 à {} octets en UTF-8</translation>
    </message>
    <message>
        <source>not UTF-8; a client seed has 0 to {} bytes in UTF-8</source>
        <translation>pas de l’UTF-8&#x202f;; une graine client a de 0 à {} octets en UTF-8</translation>
    </message>
    <message>
        <source>the seed&apos;s SHA-256 is {}, the commitment says {}</source>
        <translation>le SHA-256 de la graine est {}, l’engagement indique {}</translation>
    </message>
    <message>
        <source>card {} of the shoe is {} by the shuffle, {} was drawn</source>
        <translation>la carte {} du sabot est {} selon le mélange, {} a été tirée</translation>
    </message>
    <message>
        <source>is a link out of the data folder, or lies behind one, and is not followed; put the file itself there, or choose its folder with --data</source>
        <translation>est un lien qui sort du dossier de données, ou se trouve derrière un tel lien, et n’est pas suivi ; mettez-y le fichier lui-même, ou choisissez avec --data le dossier où il se trouve</translation>
    </message>
    <message>
        <source>the stored events are damaged: {}</source>
        <translation>les événements enregistrés sont endommagés&#xa0;: {}</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>The stored events are damaged: they are empty</extracomment>
        <translation>vides</translation>
    </message>
    <message>
        <source>the stored events have version {}; this program knows 1 and 2</source>
        <translation>les événements enregistrés sont en version {}&#x202f;; ce programme connaît 1 et 2</translation>
    </message>
    <message>
        <source>the compressed length is wrong</source>
        <translation>la longueur compressée est fausse</translation>
    </message>
    <message>
        <source>they can&apos;t be decompressed</source>
        <translation>décompression impossible</translation>
    </message>
    <message>
        <source>they are not a list</source>
        <translation>ce n’est pas une liste</translation>
    </message>
    <message>
        <source>event {} can&apos;t be read</source>
        <translation>l’événement {} ne peut pas être lu</translation>
    </message>
    <message>
        <source>more data follows them</source>
        <translation>d’autres données les suivent</translation>
    </message>
    <message>
        <source>has already joined; every player joins once</source>
        <translation>déjà là&#x202f;; chaque joueur n’arrive qu’une fois</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not at the table; a player joins with player-present</source>
        <translation>«&#x202f;{}&#x202f;» n’est pas à la table&#x202f;; un joueur arrive avec player-present</translation>
    </message>
    <message>
        <source>does not belong to a stake of this kind; leave it out</source>
        <translation>ne va pas avec une mise de ce type&#x202f;; retirez-le</translation>
    </message>
    <message>
        <source>an object with &quot;type&quot; is needed</source>
        <translation>il faut un objet avec &quot;type&quot;</translation>
    </message>
    <message>
        <source>too many players; at most {} are allowed</source>
        <translation>trop de joueurs&#x202f;; admis&#xa0;: {}</translation>
    </message>
    <message>
        <source>nested too deeply; at most 64 levels are allowed</source>
        <translation>trop imbriqué&#x202f;; admis&#xa0;: 64 niveaux</translation>
    </message>
    <message>
        <source>appears twice; a key may appear once in an object</source>
        <translation>figure deux fois&#x202f;; une clé ne peut figurer qu’une fois dans un objet</translation>
    </message>
    <message>
        <source>line {}, column {}</source>
        <translation>ligne {}, colonne {}</translation>
    </message>
    <message>
        <source>unterminated object</source>
        <extracomment>What is wrong in a file that is no JSON, as all that follow up to &quot;garbage at the end&quot;</extracomment>
        <translation>objet non terminé</translation>
    </message>
    <message>
        <source>missing name separator</source>
        <translation>séparateur manquant après un nom</translation>
    </message>
    <message>
        <source>unterminated array</source>
        <translation>liste non terminée</translation>
    </message>
    <message>
        <source>missing value separator</source>
        <translation>séparateur manquant après une valeur</translation>
    </message>
    <message>
        <source>invalid termination by number</source>
        <translation>fin inattendue dans un nombre</translation>
    </message>
    <message>
        <source>illegal number</source>
        <translation>nombre incorrect</translation>
    </message>
    <message>
        <source>invalid escape sequence</source>
        <translation>séquence d’échappement incorrecte</translation>
    </message>
    <message>
        <source>invalid UTF8 string</source>
        <translation>chaîne UTF-8 incorrecte</translation>
    </message>
    <message>
        <source>unterminated string</source>
        <translation>chaîne non terminée</translation>
    </message>
    <message>
        <source>object is missing after a comma</source>
        <translation>objet manquant après une virgule</translation>
    </message>
    <message>
        <source>too large document</source>
        <translation>document trop grand</translation>
    </message>
    <message>
        <source>garbage at the end of the document</source>
        <translation>contenu superflu à la fin du document</translation>
    </message>
    <message>
        <source>illegal value</source>
        <translation>valeur incorrecte</translation>
    </message>
    <message>
        <source>too large; at most 16 MiB is allowed</source>
        <translation>trop volumineux&#x202f;; admis&#xa0;: 16 Mio</translation>
    </message>
    <message>
        <source>not JSON at {} ({}); one JSON object is needed</source>
        <translation>pas du JSON à {} ({})&#x202f;; il faut un seul objet JSON</translation>
    </message>
    <message>
        <source>a lone value; one JSON object is needed</source>
        <translation>une valeur isolée&#x202f;; il faut un seul objet JSON</translation>
    </message>
    <message>
        <source>no file is named; a path is needed</source>
        <translation>aucun fichier indiqué&#x202f;; il faut un chemin</translation>
    </message>
    <message>
        <source>cannot be read: {}</source>
        <translation>lecture impossible&#xa0;: {}</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>What was found in a file: &quot;is true or false; text is needed&quot;. The next five too</extracomment>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>sans valeur</translation>
    </message>
    <message>
        <source>is {}; text is needed</source>
        <translation>est {}&#x202f;; il faut un texte</translation>
    </message>
    <message>
        <source>holds half a character (a lone surrogate); text is needed</source>
        <translation>contient un demi-caractère (un substitut isolé)&#x202f;; il faut un texte</translation>
    </message>
    <message>
        <source>is too short; allowed: {} to {} bytes</source>
        <translation>est trop court&#x202f;; admis&#xa0;: de {} à {} octets</translation>
    </message>
    <message>
        <source>{} bytes are too many; allowed: {} to {}</source>
        <translation>{} octets, c’est trop long&#x202f;; admis&#xa0;: de {} à {}</translation>
    </message>
    <message>
        <source>holds a control character; plain text on one line is needed</source>
        <translation>contient un caractère de contrôle&#x202f;; il faut un texte simple sur une ligne</translation>
    </message>
    <message>
        <source>holds a character that breaks the line; plain text on one line is needed</source>
        <translation>contient un caractère qui coupe la ligne&#x202f;; il faut un texte simple sur une ligne</translation>
    </message>
    <message>
        <source>holds a character that reverses the text around it; plain text is needed</source>
        <translation>contient un caractère qui inverse le sens du texte&#x202f;; il faut un texte simple</translation>
    </message>
    <message>
        <source>is {}; true or false is needed</source>
        <translation>est {}&#x202f;; il faut true ou false</translation>
    </message>
    <message>
        <source>is {}; a whole number is needed</source>
        <translation>est {}&#x202f;; il faut un nombre entier</translation>
    </message>
    <message>
        <source>{} is not a whole number; allowed: {} to {}</source>
        <translation>{} n’est pas un nombre entier&#x202f;; admis&#xa0;: de {} à {}</translation>
    </message>
    <message>
        <source>is {}; a number is needed</source>
        <translation>est {}&#x202f;; il faut un nombre</translation>
    </message>
    <message>
        <source>is {}; an amount as decimal text, such as &quot;12.50&quot;, is needed</source>
        <translation>est {}&#x202f;; il faut un montant en texte décimal, tel que &quot;12.50&quot;</translation>
    </message>
    <message>
        <source>{} is not an amount; decimal text such as &quot;12.50&quot; is needed</source>
        <translation>{} n’est pas un montant&#x202f;; il faut un texte décimal tel que &quot;12.50&quot;</translation>
    </message>
    <message>
        <source>is {}; a payout as text, such as &quot;3:2&quot;, is needed</source>
        <translation>est {}&#x202f;; il faut un paiement en texte, tel que &quot;3:2&quot;</translation>
    </message>
    <message>
        <source>{} is not a payout; text such as &quot;3:2&quot; with numbers from 1 to 1000 is needed</source>
        <translation>{} n’est pas un paiement&#x202f;; il faut un texte tel que &quot;3:2&quot;, nombres de 1 à 1000</translation>
    </message>
    <message>
        <source>is {}; a card such as &quot;AS&quot; or &quot;TD&quot; is needed</source>
        <translation>est {}&#x202f;; il faut une carte telle que &quot;AS&quot; ou &quot;TD&quot;</translation>
    </message>
    <message>
        <source>{} is not a card; a rank A 2 3 4 5 6 7 8 9 T J Q K and a suit S H D C are needed</source>
        <translation>{} n’est pas une carte&#x202f;; il faut un rang A 2 3 4 5 6 7 8 9 T J Q K et une enseigne S H D C</translation>
    </message>
    <message>
        <source>is {}; allowed: {}</source>
        <translation>est {}&#x202f;; admis&#xa0;: {}</translation>
    </message>
    <message>
        <source>{} is not known; allowed: {}</source>
        <translation>{} n’est pas connu&#x202f;; admis&#xa0;: {}</translation>
    </message>
    <message>
        <source>is {}; a list is needed</source>
        <translation>est {}&#x202f;; il faut une liste</translation>
    </message>
    <message>
        <source>{} entries are too many; at most {} are allowed</source>
        <translation>{} entrées, c’est trop&#x202f;; admis&#xa0;: {}</translation>
    </message>
    <message>
        <source>is {}; an object is needed</source>
        <translation>est {}&#x202f;; il faut un objet</translation>
    </message>
    <message>
        <source>unknown key; allowed: {}</source>
        <translation>clé inconnue&#x202f;; admises&#xa0;: {}</translation>
    </message>
    <message>
        <source>{} keys are too many; at most {} are allowed</source>
        <translation>{} clés, c’est trop&#x202f;; admis&#xa0;: {}</translation>
    </message>
    <message>
        <source>missing; this key is needed</source>
        <translation>manque&#x202f;; cette clé est nécessaire</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is taken by {}; a different id is needed</source>
        <translation>«&#x202f;{}&#x202f;» est déjà pris ({})&#x202f;; il faut un identifiant propre</translation>
    </message>
    <message>
        <source>a built-in game</source>
        <translation>un jeu intégré</translation>
    </message>
    <message>
        <source>the folder of your own games cannot be created</source>
        <translation>le dossier de vos jeux personnels ne peut pas être créé</translation>
    </message>
    <message>
        <source>cannot be written: {}; what was there before is unchanged</source>
        <translation>écriture impossible&#xa0;: {}&#x202f;; ce qui s’y trouvait est inchangé</translation>
    </message>
    <message>
        <source>is already one of your own games, at {}</source>
        <translation>est déjà l’un de vos jeux personnels, dans {}</translation>
    </message>
    <message>
        <source>is a built-in game; only your own can be removed</source>
        <translation>est un jeu intégré&#x202f;; seuls les jeux personnels peuvent être supprimés</translation>
    </message>
    <message>
        <source>no such game; there are none of your own</source>
        <translation>ce jeu n’existe pas&#x202f;; vous n’avez aucun jeu personnel</translation>
    </message>
    <message>
        <source>no such game; your own are {}</source>
        <translation>ce jeu n’existe pas&#x202f;; vos jeux personnels&#xa0;: {}</translation>
    </message>
    <message>
        <source>cannot be removed: {}</source>
        <translation>suppression impossible&#xa0;: {}</translation>
    </message>
    <message>
        <source>has no &quot;{}&quot;</source>
        <translation>n’a pas de «&#x202f;{}&#x202f;»</translation>
    </message>
    <message>
        <source>has no entry &quot;{}&quot;; allowed: its ids or places from 0 to {}</source>
        <translation>n’a pas d’entrée «&#x202f;{}&#x202f;»&#x202f;; admis&#xa0;: ses identifiants ou les rangs de 0 à {}</translation>
    </message>
    <message>
        <source>not a change of a rule; KEY=VALUE is needed, such as decks=8</source>
        <translation>pas une modification de règle&#x202f;; il faut KEY=VALUE, par exemple decks=8</translation>
    </message>
    <message>
        <source>goes too deep; at most {} levels are allowed</source>
        <translation>trop profond&#x202f;; admis&#xa0;: {} niveaux</translation>
    </message>
    <message>
        <source>too long; at most {} bytes are allowed</source>
        <translation>trop long&#x202f;; admis&#xa0;: {} octets</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no such outcome; allowed: {}</source>
        <translation>«&#x202f;{}&#x202f;» n’a pas cette issue&#x202f;; admises&#xa0;: {}</translation>
    </message>
    <message>
        <source>holds a slash; an id has 1 to {} bytes and no slash</source>
        <translation>contient une barre oblique&#x202f;; un identifiant a de 1 à {} octets et aucune barre oblique</translation>
    </message>
    <message>
        <source>is the path of a file; a name to be read is needed</source>
        <translation>est le chemin d’un fichier&#x202f;; il faut un nom lisible</translation>
    </message>
    <message>
        <source>appears twice; allowed: ace and ten, once each</source>
        <translation>figure deux fois&#x202f;; admis&#xa0;: ace et ten, une fois chacun</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a card; a card is a rank A 2 … 9 T J Q K and a suit S H D C, such as TS</source>
        <translation>«&#x202f;{}&#x202f;» n’est pas une carte&#x202f;; une carte est un rang A 2 … 9 T J Q K et une enseigne S H D C, par exemple TS</translation>
    </message>
    <message>
        <source>must be a text of cards (&quot;9S KD …&quot;) or an object {&quot;seed&quot;, &quot;clientSeed&quot;, &quot;number&quot;}</source>
        <translation>doit être un texte de cartes (&quot;9S KD …&quot;) ou un objet {&quot;seed&quot;, &quot;clientSeed&quot;, &quot;number&quot;}</translation>
    </message>
    <message>
        <source>must be 64 hex digits</source>
        <translation>doit être de 64 chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>&quot;player&quot; is missing; it may be left out only where there is one</source>
        <translation>&quot;player&quot; manque&#x202f;; il ne peut être omis que s’il n’y en a qu’un</translation>
    </message>
    <message>
        <source>there is no player &quot;{}&quot; at this table</source>
        <translation>il n’y a pas de joueur «&#x202f;{}&#x202f;» à cette table</translation>
    </message>
    <message>
        <source>&quot;seat&quot; is missing; this game has {}</source>
        <translation>&quot;seat&quot; manque&#x202f;; ce jeu a {} places</translation>
    </message>
    <message>
        <source>a bet has exactly one of &quot;main&quot;, &quot;behind&quot;, &quot;side&quot;</source>
        <translation>une mise a exactement un seul de &quot;main&quot;, &quot;behind&quot;, &quot;side&quot;</translation>
    </message>
    <message>
        <source>&quot;stake&quot; goes with &quot;side&quot;, and only with it</source>
        <translation>&quot;stake&quot; va avec &quot;side&quot;, et seulement avec lui</translation>
    </message>
    <message>
        <source>nobody plays; at least one player is needed</source>
        <translation>personne ne joue&#x202f;; il faut au moins un joueur</translation>
    </message>
    <message>
        <source>{} players; this game has exactly one</source>
        <translation>{} joueurs&#x202f;; ce jeu en a exactement un</translation>
    </message>
    <message>
        <source>this game is not played in &quot;{}&quot;; allowed: {}</source>
        <translation>ce jeu ne se joue pas en «&#x202f;{}&#x202f;»&#x202f;; admis&#xa0;: {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is taken by another rule set; a different id is needed</source>
        <translation>«&#x202f;{}&#x202f;» est pris par un autre jeu de règles&#x202f;; il faut un identifiant propre</translation>
    </message>
    <message>
        <source>no such game; use one of {}, or the path of a rule-set file</source>
        <translation>ce jeu n’existe pas&#x202f;; possibles&#xa0;: {}, ou le chemin d’un fichier de règles</translation>
    </message>
    <message>
        <source>shoe</source>
        <extracomment>Where something is wrong: the shoe that cards come from</extracomment>
        <translation>sabot</translation>
    </message>
    <message>
        <source>there is none with that number</source>
        <translation>aucun ne porte ce numéro</translation>
    </message>
    <message>
        <source>round {}: {}</source>
        <translation>manche {}&#xa0;: {}</translation>
    </message>
    <message>
        <source>there is no account</source>
        <translation>il n’y a aucun compte</translation>
    </message>
    <message>
        <source>can&apos;t be written: {}</source>
        <translation>écriture impossible&#xa0;: {}</translation>
    </message>
    <message>
        <source>log {}, event {} ({})</source>
        <translation>déroulé {}, événement {} ({})</translation>
    </message>
    <message>
        <source>log {}, event {}</source>
        <translation>déroulé {}, événement {}</translation>
    </message>
    <message>
        <source>the known cards run out before the round ends</source>
        <translation>les cartes connues ne suffisent pas jusqu’à la fin de la manche</translation>
    </message>
    <message>
        <source>answer</source>
        <extracomment>Where something is wrong: what somebody does in a hand</extracomment>
        <translation>réponse</translation>
    </message>
    <message>
        <source>is refused: {}</source>
        <translation>refusée&#xa0;: {}</translation>
    </message>
    <message>
        <source>round {}</source>
        <translation>manche {}</translation>
    </message>
    <message>
        <source>is not finished</source>
        <translation>n’est pas terminée</translation>
    </message>
    <message>
        <source>the day&apos;s rounds add up to more than a wallet can hold</source>
        <translation>les manches du jour totalisent plus qu’un portefeuille ne peut contenir</translation>
    </message>
    <message>
        <source>limit</source>
        <extracomment>Where something is wrong: what somebody may lose, stake or play at most</extracomment>
        <translation>limite</translation>
    </message>
    <message>
        <source>a money limit has a currency, any other has none</source>
        <translation>une limite d’argent est dans une monnaie, toute autre sans monnaie</translation>
    </message>
    <message>
        <source>an amount above 0 and at most {}</source>
        <translation>un montant supérieur à 0 et d’au plus {}</translation>
    </message>
    <message>
        <source>1 to {} minutes</source>
        <translation>de 1 à {} minutes</translation>
    </message>
    <message>
        <source>break</source>
        <extracomment>Where something is wrong: a time without play</extracomment>
        <translation>pause</translation>
    </message>
    <message>
        <source>a break lasts from a minute to 30 days, an exclusion from a day to five years</source>
        <translation>une pause dure d’une minute à 30 jours, une exclusion d’un jour à cinq ans</translation>
    </message>
    <message>
        <source>one that ends later is already running; it can&apos;t be shortened</source>
        <translation>une autre, qui finit plus tard, est déjà en cours&#x202f;; elle ne peut pas être abrégée</translation>
    </message>
    <message>
        <source>the break can&apos;t be recorded here, where other data folders look for it; check that you may write to this file</source>
        <translation>la pause ne peut pas être notée ici, où d’autres dossiers de données la cherchent&#x202f;; vérifiez que vous pouvez écrire ce fichier</translation>
    </message>
    <message>
        <source>event {}: {}</source>
        <translation>événement {}&#xa0;: {}</translation>
    </message>
    <message>
        <source>too few cards were left in the shoe</source>
        <translation>il restait trop peu de cartes dans le sabot</translation>
    </message>
    <message>
        <source>its cards are not those of its decks</source>
        <translation>les cartes ne sont pas celles des jeux de cartes utilisés</translation>
    </message>
    <message>
        <source>has no cards</source>
        <translation>n’a pas de cartes</translation>
    </message>
    <message>
        <source>its first cards can&apos;t be priced</source>
        <translation>ses premières cartes ne peuvent pas être évaluées</translation>
    </message>
    <message>
        <source>the export</source>
        <extracomment>Where something is wrong: what is written of the record of play</extracomment>
        <translation>l’exportation</translation>
    </message>
    <message>
        <source>is a folder; the name of a file is needed</source>
        <translation>est un dossier&#x202f;; il faut le nom d’un fichier</translation>
    </message>
    <message>
        <source>is a device, not a file; the name of a file is needed</source>
        <translation>est un périphérique, pas un fichier&#x202f;; il faut le nom d’un fichier</translation>
    </message>
    <message>
        <source>the folder doesn&apos;t exist</source>
        <translation>le dossier n’existe pas</translation>
    </message>
    <message>
        <source>already exists and was not to be replaced</source>
        <translation>existe déjà et ne devait pas être remplacé</translation>
    </message>
    <message>
        <source>the round can&apos;t be cancelled: {}</source>
        <translation>la manche ne peut pas être annulée&#xa0;: {}</translation>
    </message>
    <message>
        <source>the answer to a question is refused: {}</source>
        <translation>la réponse à une question est refusée&#xa0;: {}</translation>
    </message>
    <message>
        <source>a side bet that the rules don&apos;t have</source>
        <translation>un pari annexe que les règles n’ont pas</translation>
    </message>
    <message>
        <source>an account&apos;s name has 1 to 60 characters</source>
        <translation>le nom d’un compte a de 1 à 60 caractères</translation>
    </message>
    <message>
        <source>account</source>
        <extracomment>Where something is wrong: &quot;account: there is no such account&quot;</extracomment>
        <translation>compte</translation>
    </message>
    <message>
        <source>a key has 1 to 40 of the characters a–z, 0–9 and &apos;-&apos;</source>
        <translation>une clé a de 1 à 40 des caractères a–z, 0–9 et &apos;-&apos;</translation>
    </message>
    <message>
        <source>there is already an account &quot;{}&quot;</source>
        <translation>il y a déjà un compte «&#x202f;{}&#x202f;»</translation>
    </message>
    <message>
        <source>currency</source>
        <extracomment>Where something is wrong</extracomment>
        <translation>monnaie</translation>
    </message>
    <message>
        <source>there is no play money named &quot;{}&quot;</source>
        <translation>aucun argent fictif ne s’appelle «&#x202f;{}&#x202f;»</translation>
    </message>
    <message>
        <source>top-up</source>
        <translation>recharge</translation>
    </message>
    <message>
        <source>a round is being played with this money; finish it first</source>
        <translation>une manche se joue avec cet argent&#x202f;; terminez-la d’abord</translation>
    </message>
    <message>
        <source>this wallet already holds more than enough</source>
        <translation>il y a plus qu’assez dans ce portefeuille</translation>
    </message>
    <message>
        <source>there is no such account</source>
        <translation>ce compte n’existe pas</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>le fichier est endommagé</translation>
    </message>
    <message>
        <source>the folder for backups can&apos;t be created; check that you may write there</source>
        <translation>le dossier des sauvegardes ne peut pas être créé&#x202f;; vérifiez que vous pouvez y écrire</translation>
    </message>
    <message>
        <source>another backup is still being made; try again when it is done</source>
        <translation>une autre sauvegarde est encore en cours&#x202f;; réessayez quand elle sera faite</translation>
    </message>
    <message>
        <source>the backup can&apos;t be written</source>
        <translation>la sauvegarde ne peut pas être écrite</translation>
    </message>
    <message>
        <source>was made by a newer version of the program</source>
        <translation>vient d’une version plus récente du programme</translation>
    </message>
    <message>
        <source>is damaged and can&apos;t be read; choose another</source>
        <translation>est endommagé et ne peut pas être lu&#x202f;; choisissez une autre sauvegarde</translation>
    </message>
    <message>
        <source>is not a backup of this program; choose another</source>
        <translation>n’est pas une sauvegarde de ce programme&#x202f;; choisissez-en une autre</translation>
    </message>
    <message>
        <source>can&apos;t be read; check that it is there and that you may read it, or choose another</source>
        <translation>lecture impossible&#x202f;; vérifiez que la sauvegarde existe et que vous pouvez la lire, ou choisissez-en une autre</translation>
    </message>
    <message>
        <source>the folder can&apos;t be created</source>
        <translation>le dossier ne peut pas être créé</translation>
    </message>
    <message>
        <source>can&apos;t be renamed to the database now; the next start tries again</source>
        <translation>ne peut pas prendre le nom de la base de données pour l’instant&#x202f;; le prochain démarrage réessaiera</translation>
    </message>
    <message>
        <source>round {} stakes more than the wallet holds; none of it was stored</source>
        <translation>la manche {} mise plus que le portefeuille ne contient&#x202f;; rien n’en a été enregistré</translation>
    </message>
    <message>
        <source>round {} can&apos;t be taken out: some of its money is still in play</source>
        <translation>la manche {} ne peut pas être retirée&#xa0;: son argent est encore en jeu</translation>
    </message>
    <message>
        <source>transfer {} is missing</source>
        <translation>le virement {} manque</translation>
    </message>
    <message>
        <source>transfer {} is not from the house to a wallet</source>
        <translation>le virement {} ne va pas de la maison à un portefeuille</translation>
    </message>
    <message>
        <source>book {} ({}) is of no known kind, or is there twice</source>
        <translation>le registre {} ({}) est d’un type inconnu, ou en double</translation>
    </message>
    <message>
        <source>it books to a book of another account or currency</source>
        <translation>comptabilise sur un registre d’un autre compte ou d’une autre monnaie</translation>
    </message>
    <message>
        <source>it begins with {} in the wallet, which earlier rounds and top-ups don&apos;t add up to</source>
        <translation>commence avec {} dans le portefeuille, ce que ni les manches précédentes ni les recharges ne donnent</translation>
    </message>
    <message>
        <source>book {} ({}) holds {}, its bookings come to {}</source>
        <translation>le registre {} ({}) contient {}, ses écritures totalisent {}</translation>
    </message>
    <message>
        <source>the wallet of account {} in {} is below zero</source>
        <translation>le portefeuille du compte {} en {} est au-dessous de zéro</translation>
    </message>
    <message>
        <source>the books in {} don&apos;t balance: {} too much</source>
        <translation>les registres en {} ne s’équilibrent pas&#xa0;: {} de trop</translation>
    </message>
    <message>
        <source>amounts larger than a book can hold</source>
        <translation>des montants trop grands pour un registre</translation>
    </message>
    <message>
        <source>the books</source>
        <translation>les registres</translation>
    </message>
    <message>
        <source>the limits</source>
        <translation>les limites</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>le fichier</translation>
    </message>
    <message>
        <source>its tables are not the ones this program creates</source>
        <translation>ses tables ne sont pas celles que crée ce programme</translation>
    </message>
    <message>
        <source>the schema</source>
        <translation>le schéma</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>les règles</translation>
    </message>
    <message>
        <source>the rules number {} are not the ones that were stored</source>
        <translation>les règles numéro {} ne sont pas celles qui ont été enregistrées</translation>
    </message>
    <message>
        <source>the shoe is missing</source>
        <translation>le sabot manque</translation>
    </message>
    <message>
        <source>shoe {}</source>
        <translation>sabot {}</translation>
    </message>
    <message>
        <source>it has number {}, the account&apos;s next is {}</source>
        <translation>porte le numéro {}, le suivant du compte est {}</translation>
    </message>
    <message>
        <source>its seed is not the one committed to</source>
        <translation>sa graine n’est pas celle de l’engagement</translation>
    </message>
    <message>
        <source>the shoes</source>
        <translation>les sabots</translation>
    </message>
    <message>
        <source>the rounds: {}</source>
        <translation>les manches&#xa0;: {}</translation>
    </message>
    <message>
        <source>the round is missing</source>
        <translation>la manche manque</translation>
    </message>
    <message>
        <source>its shoe or its opening is missing</source>
        <translation>son sabot ou son ouverture manque</translation>
    </message>
    <message>
        <source>it begins at card {} of its shoe, not at {}</source>
        <translation>commence à la carte {} de son sabot, non à {}</translation>
    </message>
    <message>
        <source>its shoe: {}</source>
        <translation>son sabot&#xa0;: {}</translation>
    </message>
    <message>
        <source>its shoe is not one of this account and game</source>
        <translation>son sabot n’est pas de ce compte et de ce jeu</translation>
    </message>
    <message>
        <source>account {} has {} rounds on record, and {} were counted</source>
        <translation>le compte {} a {} manches enregistrées, {} ont été comptées</translation>
    </message>
    <message>
        <source>there is one round more than was counted</source>
        <translation>il y a une manche de plus que le nombre compté</translation>
    </message>
    <message>
        <source>there is one shoe more than was counted</source>
        <translation>il y a un sabot de plus que le nombre compté</translation>
    </message>
    <message>
        <source>{} of its cards are recorded as drawn, its rounds have {}</source>
        <translation>{} de ses cartes seraient tirées, ses manches en ont {}</translation>
    </message>
    <message>
        <source>the accounts</source>
        <translation>les comptes</translation>
    </message>
    <message>
        <source>it has plays, but no round</source>
        <translation>il en existe des paris, mais aucune manche</translation>
    </message>
    <message>
        <source>it has bookings, but no round</source>
        <translation>il en existe des écritures, mais aucune manche</translation>
    </message>
    <message>
        <source>it has events, but no round</source>
        <translation>il en existe des événements, mais aucune manche</translation>
    </message>
    <message>
        <source>book {} is a wallet that belongs to no account</source>
        <translation>le registre {} n’est le portefeuille d’aucun compte</translation>
    </message>
    <message>
        <source>the rounds</source>
        <translation>les manches</translation>
    </message>
    <message>
        <source>the seals</source>
        <translation>les sceaux</translation>
    </message>
    <message>
        <source>account {} is not as it was stored</source>
        <translation>le compte {} n’est pas tel qu’il a été enregistré</translation>
    </message>
    <message>
        <source>transfer {} is not as it was stored</source>
        <translation>le virement {} n’est pas tel qu’il a été enregistré</translation>
    </message>
    <message>
        <source>the shoe is not as it was stored</source>
        <translation>le sabot n’est pas tel qu’il a été enregistré</translation>
    </message>
    <message>
        <source>its line is not as it was stored</source>
        <translation>sa ligne n’est pas telle qu’elle a été enregistrée</translation>
    </message>
    <message>
        <source>its log is not as it was stored</source>
        <translation>son déroulé n’est pas tel qu’il a été enregistré</translation>
    </message>
    <message>
        <source>its journal is not as it was stored</source>
        <translation>son relevé n’est pas tel qu’il a été enregistré</translation>
    </message>
    <message>
        <source>the sums kept for rounds {} to {} are not those of the rounds; openshoe-cli history price --again rebuilds them</source>
        <translation>les totaux des manches {} à {} ne sont pas ceux des manches&#x202f;; openshoe-cli history price --again les recalcule</translation>
    </message>
    <message>
        <source>the sums</source>
        <translation>les totaux</translation>
    </message>
    <message>
        <source>its SQLite driver is missing; install it (Debian: libqt6sql6-sqlite)</source>
        <translation>son pilote SQLite manque&#x202f;; installez-le (Debian&#xa0;: libqt6sql6-sqlite)</translation>
    </message>
    <message>
        <source>was made by a newer version of the program; use that version, or another folder with --data</source>
        <translation>vient d’une version plus récente du programme&#x202f;; utilisez cette version, ou un autre dossier avec --data</translation>
    </message>
    <message>
        <source>belongs to another program; move it away, or choose another folder with --data</source>
        <translation>appartient à un autre programme&#x202f;; déplacez ce fichier, ou choisissez un autre dossier avec --data</translation>
    </message>
    <message>
        <source>the file can&apos;t be opened; check that you may read and write it and its folder</source>
        <translation>le fichier ne peut pas être ouvert&#x202f;; vérifiez que vous pouvez le lire et l’écrire, ainsi que son dossier</translation>
    </message>
    <message>
        <source>the folder can&apos;t be created; choose another with --data</source>
        <translation>le dossier ne peut pas être créé&#x202f;; choisissez-en un autre avec --data</translation>
    </message>
    <message>
        <source>there is no such file: nothing has been played with this data folder yet</source>
        <translation>ce fichier n’existe pas&#xa0;: rien n’a encore été joué avec ce dossier de données</translation>
    </message>
    <message>
        <source>was made by an older version; start the program once to bring it up to date</source>
        <translation>vient d’une version plus ancienne&#x202f;; lancez une fois le programme pour mettre ce fichier à jour</translation>
    </message>
    <message>
        <source>the disk does not support what keeps rounds safe (a write-ahead log): choose a folder on a local disk with --data</source>
        <translation>le disque ne prend pas en charge ce qui protège les manches (un write-ahead log)&#xa0;: choisissez avec --data un dossier sur un disque de cet ordinateur</translation>
    </message>
    <message>
        <source>the database refuses to write through to the disk</source>
        <translation>la base de données refuse d’écrire jusqu’au disque</translation>
    </message>
    <message>
        <source>the data folder is no longer there; put it back, then try again (this step was not confirmed)</source>
        <translation>le dossier de données n’est plus là&#x202f;; remettez-le à sa place, puis réessayez (cette étape n’a pas été confirmée)</translation>
    </message>
    <message>
        <source>its journal was deleted while the program used it; what was confirmed is safe in the file itself: try again (this step was not confirmed)</source>
        <translation>le fichier journal a été supprimé pendant que le programme s’en servait&#x202f;; ce qui était confirmé est en sécurité dans le fichier lui-même&#xa0;: réessayez (cette étape n’a pas été confirmée)</translation>
    </message>
    <message>
        <source>the file was moved, deleted or replaced while the program used it; put it back, then try again (this step was not confirmed)</source>
        <translation>le fichier a été déplacé, supprimé ou remplacé pendant que le programme s’en servait&#x202f;; remettez-le à sa place, puis réessayez (cette étape n’a pas été confirmée)</translation>
    </message>
    <message>
        <source>the file was moved, deleted or replaced while the program used it. Put it back and try again; or close the program and continue with {}, which holds all that was confirmed (openshoe-cli history restore)</source>
        <translation>le fichier a été déplacé, supprimé ou remplacé pendant que le programme s’en servait. Remettez-le à sa place et réessayez&#x202f;; ou fermez le programme et continuez avec {}, qui contient tout ce qui était confirmé (openshoe-cli history restore)</translation>
    </message>
    <message>
        <source>there is another database now; restart the program to play with it</source>
        <translation>une autre base de données se trouve maintenant là&#x202f;; relancez le programme pour jouer avec elle</translation>
    </message>
    <message>
        <source>the copy can&apos;t be written; check that the disk has space and that you may write there</source>
        <translation>la copie ne peut pas être écrite&#x202f;; vérifiez qu’il y a de la place sur le disque et que vous pouvez y écrire</translation>
    </message>
    <message>
        <source>another Open Shoe is using this data; close it, or choose another folder with --data</source>
        <translation>un autre Open Shoe joue avec ces données&#x202f;; fermez-le, ou choisissez un autre dossier avec --data</translation>
    </message>
    <message>
        <source>nothing can be written there: the disk is full; free some space on it</source>
        <translation>rien ne peut y être écrit&#xa0;: le disque est plein&#x202f;; libérez-y de la place</translation>
    </message>
    <message>
        <source>the folder can&apos;t be written to; give yourself permission to write there, or choose another with --data</source>
        <translation>écriture impossible dans le dossier&#x202f;; donnez-vous le droit d’y écrire, ou choisissez-en un autre avec --data</translation>
    </message>
    <message>
        <source>lies outside the round it is stored with</source>
        <translation>se trouve hors de la manche avec laquelle il est enregistré</translation>
    </message>
    <message>
        <source>a round must begin with its opening</source>
        <translation>une manche doit commencer par son ouverture</translation>
    </message>
    <message>
        <source>shoe {} can&apos;t be played from here</source>
        <translation>le sabot {} ne peut pas se jouer à partir d’ici</translation>
    </message>
    <message>
        <source>shoe {} has given {} cards, the round begins at {}</source>
        <translation>le sabot {} a donné {} cartes, la manche commence à {}</translation>
    </message>
    <message>
        <source>another round is being played with this money; finish it first</source>
        <translation>une autre manche se joue avec cet argent&#x202f;; terminez-la d’abord</translation>
    </message>
    <message>
        <source>the wallet does not hold the {} that the round begins with</source>
        <translation>le portefeuille ne contient pas les {} avec lesquels la manche commence</translation>
    </message>
    <message>
        <source>there is no account {} or no shoe {}</source>
        <translation>il n’y a pas de compte {}, ou pas de sabot {}</translation>
    </message>
    <message>
        <source>a round without a play gets no number</source>
        <translation>une manche sans pari ne reçoit pas de numéro</translation>
    </message>
    <message>
        <source>round {} is not being played</source>
        <translation>la manche {} n’est pas en cours</translation>
    </message>
    <message>
        <source>the file can&apos;t be moved; check that you may write in its folder</source>
        <translation>le fichier ne peut pas être déplacé&#x202f;; vérifiez que vous pouvez écrire dans son dossier</translation>
    </message>
    <message>
        <source>can&apos;t be written; check that the disk has space and that you may write there</source>
        <translation>écriture impossible&#x202f;; vérifiez qu’il y a de la place sur le disque et que vous pouvez y écrire</translation>
    </message>
    <message>
        <source>the program was not closed properly, and the journal (openshoe.db-wal) with the last steps played is missing; put it back before the next start if you can</source>
        <translation>le fichier journal (openshoe.db-wal) manque, bien que le programme n’ait pas été fermé correctement, et avec lui les dernières étapes jouées&#x202f;; remettez-le si possible avant le prochain démarrage</translation>
    </message>
    <message>
        <source>has no priced decision {}</source>
        <translation>n’a pas de décision évaluée {}</translation>
    </message>
    <message>
        <source>limit {} is missing</source>
        <translation>la limite {} manque</translation>
    </message>
    <message>
        <source>limit {} belongs to no account</source>
        <translation>la limite {} n’est d’aucun compte</translation>
    </message>
    <message>
        <source>{} limits are there, and {} were counted</source>
        <translation>{} limites sont présentes, {} ont été comptées</translation>
    </message>
    <message>
        <source>limit {} is not as it was stored</source>
        <translation>la limite {} n’est pas telle qu’elle a été enregistrée</translation>
    </message>
    <message>
        <source>the clock of the limits is not as it was stored</source>
        <translation>l’horloge des limites n’est pas telle qu’elle a été enregistrée</translation>
    </message>
    <message>
        <source>the price of decision {} in round {} can&apos;t be read: price the rounds again (openshoe-cli history price --again)</source>
        <translation>l’évaluation de la décision {} de la manche {} ne peut pas être lue&#xa0;: réévaluez les manches (openshoe-cli history price --again)</translation>
    </message>
    <message>
        <source>there is no such finished round to price</source>
        <translation>il n’y a pas de telle manche terminée à évaluer</translation>
    </message>
    <message>
        <source>the price of a side bet is given for a play that is not a side bet</source>
        <translation>l’évaluation d’un pari annexe est donnée pour un pari qui n’en est pas un</translation>
    </message>
    <message>
        <source>its log is missing</source>
        <translation>son déroulé manque</translation>
    </message>
    <message>
        <source>shoe {} is missing, and rounds were played from it</source>
        <translation>le sabot {} manque, alors que des manches en ont été jouées</translation>
    </message>
    <message>
        <source>there is no such finished round</source>
        <translation>il n’y a pas de telle manche terminée</translation>
    </message>
    <message>
        <source>wallet</source>
        <extracomment>Where money is booked, as the next three: &quot;from wallet to stakes 10.00 are booked&quot;</extracomment>
        <translation>portefeuille</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>mises</translation>
    </message>
    <message>
        <source>house</source>
        <translation>maison</translation>
    </message>
    <message>
        <source>company</source>
        <translation>voisins</translation>
    </message>
    <message>
        <source>event {} lies outside the round</source>
        <translation>l’événement {} se trouve hors de la manche</translation>
    </message>
    <message>
        <source>seat {}: {} of a stake of {} was returned</source>
        <translation>place {}&#xa0;: {} d’une mise de {} ont été rendus</translation>
    </message>
    <message>
        <source>seat {}, hand {}: the {} play is not settled by the rules ({} {}, not {} {})</source>
        <translation>place {}, main {}&#xa0;: le pari «&#x202f;{}&#x202f;» n’est pas réglé selon les règles ({} {}, non {} {})</translation>
    </message>
    <message>
        <source>seat {}, hand {}: the {} play is not settled by the rules</source>
        <translation>place {}, main {}&#xa0;: le pari «&#x202f;{}&#x202f;» n’est pas réglé selon les règles</translation>
    </message>
    <message>
        <source>its end says {} staked and {} returned, its plays {} and {}</source>
        <translation>sa fin indique {} misés et {} encaissés, ses paris {} et {}</translation>
    </message>
    <message>
        <source>{} plays are on record, the log has {}</source>
        <translation>{} paris sont enregistrés, le déroulé en a {}</translation>
    </message>
    <message>
        <source>{} plays are on record, the log has {}; their numbers have a gap</source>
        <translation>{} paris sont enregistrés, le déroulé en a {}&#x202f;; leurs numéros ont un trou</translation>
    </message>
    <message>
        <source>play {} on record (stake {}, returned {}) is not the log&apos;s (stake {}, returned {})</source>
        <translation>le pari {} enregistré (mise {}, encaissé {}) n’est pas celui du déroulé (mise {}, encaissé {})</translation>
    </message>
    <message>
        <source>it is on record as {}, its log is {}</source>
        <translation>enregistrée comme {}, selon son déroulé {}</translation>
    </message>
    <message>
        <source>it is on record as {} in {}, its log is {} in {}</source>
        <translation>enregistrée comme {} en {}, selon son déroulé {} en {}</translation>
    </message>
    <message>
        <source>it ends before it starts</source>
        <translation>se termine avant de commencer</translation>
    </message>
    <message>
        <source>its line says {} against {} and side bets &quot;{}&quot;, its log {} against {} and &quot;{}&quot;</source>
        <translation>sa ligne indique {} contre {} et les paris annexes «&#x202f;{}&#x202f;», son déroulé {} contre {} et «&#x202f;{}&#x202f;»</translation>
    </message>
    <message>
        <source>its line says {} staked and {} returned, its log {} and {}</source>
        <translation>sa ligne indique {} misés et {} encaissés, son déroulé {} et {}</translation>
    </message>
    <message>
        <source>its line says {} cards, its log has {}</source>
        <translation>sa ligne indique {} cartes, son déroulé en a {}</translation>
    </message>
    <message>
        <source>from {} to {} {} are booked, the log moves {}</source>
        <translation>écritures de {} à {}&#xa0;: {}, selon le déroulé {}</translation>
    </message>
    <message>
        <source>{}; {}</source>
        <extracomment>Two findings</extracomment>
        <translation>{}&#x202f;; {}</translation>
    </message>
    <message>
        <source>its plays and bookings: {}</source>
        <translation>ses paris et écritures&#xa0;: {}</translation>
    </message>
    <message>
        <source>its log: {}</source>
        <translation>son déroulé&#xa0;: {}</translation>
    </message>
    <message>
        <source>card {} is {}, the shuffle has {}</source>
        <translation>la carte {} est {}, selon le mélange {}</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>No card</extracomment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>its line: {}</source>
        <translation>sa ligne&#xa0;: {}</translation>
    </message>
    <message>
        <source>its rules: {}</source>
        <translation>ses règles&#xa0;: {}</translation>
    </message>
    <message>
        <source>its log is missing or is there twice</source>
        <translation>son déroulé manque ou est en double</translation>
    </message>
    <message>
        <source>the events from {} on are missing</source>
        <translation>les événements manquent à partir de {}</translation>
    </message>
    <message>
        <source>there is no such round</source>
        <translation>cette manche n’existe pas</translation>
    </message>
    <message>
        <source>round {} is not complete: its rules, shoe or log are missing</source>
        <translation>la manche {} n’est pas complète&#xa0;: ses règles, son sabot ou son déroulé manquent</translation>
    </message>
    <message>
        <source>shoe {} can&apos;t be read: the database is damaged</source>
        <translation>le sabot {} ne peut pas être lu&#xa0;: la base de données est endommagée</translation>
    </message>
    <message>
        <source>rules number {}</source>
        <translation>règles numéro {}</translation>
    </message>
    <message>
        <source>they are missing</source>
        <translation>elles manquent</translation>
    </message>
    <message>
        <source>there is no such shoe</source>
        <translation>ce sabot n’existe pas</translation>
    </message>
    <message>
        <source>client seed</source>
        <extracomment>Where something is wrong</extracomment>
        <translation>graine client</translation>
    </message>
    <message>
        <source>it is locked from the first stake on the shoe; set it for the next one</source>
        <translation>fixée depuis la première mise sur le sabot&#x202f;; choisissez celle du suivant</translation>
    </message>
    <message>
        <source>a round is being played from it</source>
        <translation>une manche en cours s’y joue</translation>
    </message>
    <message>
        <source>an amount of {} is stored, more than a wallet can hold: the database is damaged</source>
        <translation>un montant de {} est enregistré, qu’aucun portefeuille ne peut contenir&#xa0;: la base de données est endommagée</translation>
    </message>
    <message>
        <source>another program holds the file; close it and try again</source>
        <translation>un autre programme tient le fichier ouvert&#x202f;; fermez-le et réessayez</translation>
    </message>
    <message>
        <source>the file or its folder can&apos;t be written to; give yourself permission to write there, or choose another folder with --data</source>
        <translation>écriture impossible dans le fichier ou son dossier&#x202f;; donnez-vous le droit d’y écrire, ou choisissez un autre dossier avec --data</translation>
    </message>
    <message>
        <source>the disk reports an error; check the disk, then start again (what was confirmed is kept)</source>
        <translation>le disque signale une erreur&#x202f;; vérifiez-le, puis relancez (ce qui était confirmé est conservé)</translation>
    </message>
    <message>
        <source>the disk is full; free some space on it, then continue (this step was not stored)</source>
        <translation>le disque est plein&#x202f;; libérez-y de la place, puis continuez (cette étape n’a pas été enregistrée)</translation>
    </message>
    <message>
        <source>the file can&apos;t be opened; check that its folder is there and that you may read and write in it</source>
        <translation>le fichier ne peut pas être ouvert&#x202f;; vérifiez que son dossier existe et que vous pouvez y lire et y écrire</translation>
    </message>
    <message>
        <source>what should be stored contradicts what is there ({})</source>
        <translation>ce qui devrait être enregistré contredit ce qui s’y trouve ({})</translation>
    </message>
    <message>
        <source>“{}” can be read in two ways. Write it like {}.</source>
        <translation>« {} » peut se lire de deux façons. Écrivez-le comme {}.</translation>
    </message>
    <message>
        <source>Type an amount like {}.</source>
        <translation>Saisissez un montant, par exemple {}.</translation>
    </message>
    <message>
        <source>Type a number.</source>
        <translation>Saisissez un nombre.</translation>
    </message>
    <message>
        <source>Type a whole number.</source>
        <translation>Saisissez un nombre entier.</translation>
    </message>
    <message>
        <source>{} cards from card {} on do not fit a shoe of {}</source>
        <translation>{} cartes à partir de la carte {} ne tiennent pas dans un sabot de {}</translation>
    </message>
    <message>
        <source>{}; the intact one with most on record here is {}</source>
        <translation>{}&#x202f;; l’intacte la plus remplie est ici {}</translation>
    </message>
    <message>
        <source>the database is damaged; set it aside as openshoe-damaged-TIME.db and continue with a backup (openshoe-cli history restore); none of it is overwritten</source>
        <translation>la base de données est endommagée&#x202f;; mettez-la de côté sous le nom openshoe-damaged-TIME.db et continuez avec une sauvegarde (openshoe-cli history restore), rien n’est écrasé</translation>
    </message>
    <message>
        <source>is closed: there is nothing to read</source>
        <translation>est fermée&#xa0;: il n’y a rien à lire</translation>
    </message>
    <message>
        <source>{}; did you mean &quot;{}&quot;?</source>
        <extracomment>What is wrong, and the word that was probably meant</extracomment>
        <translation>{}&#x202f;; vouliez-vous dire «&#xa0;{}&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>Mixed pair</source>
        <translation>Paire mixte</translation>
    </message>
    <message>
        <source>mixed pair</source>
        <translation>paire mixte</translation>
    </message>
    <message>
        <source>Colored pair</source>
        <translation>Paire colorée</translation>
    </message>
    <message>
        <source>colored pair</source>
        <translation>paire colorée</translation>
    </message>
    <message>
        <source>Perfect pair</source>
        <translation>Paire parfaite</translation>
    </message>
    <message>
        <source>perfect pair</source>
        <translation>paire parfaite</translation>
    </message>
    <message>
        <source>Suited trips</source>
        <translation>Triplé assorti</translation>
    </message>
    <message>
        <source>suited trips</source>
        <translation>triplé assorti</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>couleur</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>suite</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Brelan</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>brelan</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>Quinte flush</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>quinte flush</translation>
    </message>
    <message>
        <source>Suited three of a kind</source>
        <translation>Brelan assorti</translation>
    </message>
    <message>
        <source>suited three of a kind</source>
        <translation>brelan assorti</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Rang identique</translation>
    </message>
    <message>
        <source>match</source>
        <translation>rang identique</translation>
    </message>
    <message>
        <source>Suited match</source>
        <translation>Carte identique</translation>
    </message>
    <message>
        <source>suited match</source>
        <translation>carte identique</translation>
    </message>
    <message>
        <source>Total 19</source>
        <translation>Total de 19</translation>
    </message>
    <message>
        <source>total of 19</source>
        <translation>total de 19</translation>
    </message>
    <message>
        <source>Total 20</source>
        <translation>Total de 20</translation>
    </message>
    <message>
        <source>total of 20</source>
        <translation>total de 20</translation>
    </message>
    <message>
        <source>Total 21</source>
        <translation>Total de 21</translation>
    </message>
    <message>
        <source>total of 21</source>
        <translation>total de 21</translation>
    </message>
    <message>
        <source>Suited 21</source>
        <translation>21 assorti</translation>
    </message>
    <message>
        <source>suited 21</source>
        <translation>21 assorti</translation>
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
        <translation>6-7-8 assorti</translation>
    </message>
    <message>
        <source>suited 6-7-8</source>
        <translation>6-7-8 assorti</translation>
    </message>
    <message>
        <source>Suited 7-7-7</source>
        <translation>7-7-7 assorti</translation>
    </message>
    <message>
        <source>suited 7-7-7</source>
        <translation>7-7-7 assorti</translation>
    </message>
    <message>
        <source>Dealer bust</source>
        <translation>Croupier saute</translation>
    </message>
    <message>
        <source>dealer bust</source>
        <translation>croupier saute</translation>
    </message>
    <message>
        <source>Dealer bust, 3 cards</source>
        <translation>Croupier saute, 3 cartes</translation>
    </message>
    <message>
        <source>dealer bust with 3 cards</source>
        <translation>croupier saute avec 3 cartes</translation>
    </message>
    <message>
        <source>Dealer bust, 4 cards</source>
        <translation>Croupier saute, 4 cartes</translation>
    </message>
    <message>
        <source>dealer bust with 4 cards</source>
        <translation>croupier saute avec 4 cartes</translation>
    </message>
    <message>
        <source>Dealer bust, 5 cards</source>
        <translation>Croupier saute, 5 cartes</translation>
    </message>
    <message>
        <source>dealer bust with 5 cards</source>
        <translation>croupier saute avec 5 cartes</translation>
    </message>
    <message>
        <source>Dealer bust, 6 cards</source>
        <translation>Croupier saute, 6 cartes</translation>
    </message>
    <message>
        <source>dealer bust with 6 cards</source>
        <translation>croupier saute avec 6 cartes</translation>
    </message>
    <message>
        <source>Dealer bust, 7 cards</source>
        <translation>Croupier saute, 7 cartes</translation>
    </message>
    <message>
        <source>dealer bust with 7 cards</source>
        <translation>croupier saute avec 7 cartes</translation>
    </message>
    <message>
        <source>Dealer bust, 8 cards or more</source>
        <translation>Croupier saute, 8 cartes ou plus</translation>
    </message>
    <message>
        <source>dealer bust with 8 cards or more</source>
        <translation>croupier saute avec 8 cartes ou plus</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand have the same rank (a king and a queen are not a pair): mixed in colour, of one colour, or of one suit; best of all if the dealer&apos;s first card is the same card.</source>
        <translation>Gagne si les deux premières cartes d’une main sont de même rang (un roi et une dame ne font pas une paire) : une rouge et une noire, de même teinte ou de même enseigne ; mieux encore si la première carte du croupier est la même carte.</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand have the same rank (a king and a queen are not a pair): mixed in colour, of one colour, or of one suit.</source>
        <translation>Gagne si les deux premières cartes d’une main sont de même rang (un roi et une dame ne font pas une paire) : une rouge et une noire, de même teinte ou de même enseigne.</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand and the dealer&apos;s up card make a three-card poker hand. Ace-2-3 and queen-king-ace are straights.</source>
        <translation>Gagne si les deux premières cartes d’une main et la carte visible du croupier forment une main de poker à trois cartes. As-2-3 et dame-roi-as sont des suites.</translation>
    </message>
    <message>
        <source>Each of the first two cards of a hand wins if it matches the rank of the dealer&apos;s up card, and more if it matches the suit too. Two matches add up.</source>
        <translation>Chacune des deux premières cartes d’une main gagne si elle a le rang de la carte visible du croupier, et davantage si elle en a aussi l’enseigne. Deux cartes gagnantes s’additionnent.</translation>
    </message>
    <message>
        <source>Pays on the total of the first two cards of a hand and the dealer&apos;s up card, aces counting 1 or 11, whichever is better.</source>
        <translation>Paie selon le total des deux premières cartes d’une main et de la carte visible du croupier, les as comptant 1 ou 11, au mieux.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Three-card poker</source>
        <translation>Poker à trois cartes</translation>
    </message>
    <message>
        <source>Dealer match</source>
        <translation>Même rang que le croupier</translation>
    </message>
    <message>
        <source>Lucky totals</source>
        <translation>Totaux chanceux</translation>
    </message>
    <message>
        <source>Combination of outcomes</source>
        <translation>Combinaison d’issues</translation>
    </message>
    <message>
        <source>the note</source>
        <translation>la note</translation>
    </message>
    <message>
        <source>is too long: at most {} characters are kept</source>
        <translation>est trop longue : {} caractères au plus sont gardés</translation>
    </message>
    <message>
        <source>has control characters: remove them</source>
        <translation>contient des caractères de contrôle : retirez-les</translation>
    </message>
    <message>
        <source>the tags</source>
        <translation>les étiquettes</translation>
    </message>
    <message>
        <source>are too many: at most {} are kept</source>
        <translation>sont trop nombreuses : {} au plus sont gardées</translation>
    </message>
    <message>
        <source>have control characters: remove them</source>
        <translation>contiennent des caractères de contrôle : retirez-les</translation>
    </message>
    <message>
        <source>are too long: each has at most {} characters</source>
        <translation>sont trop longues : {} caractères au plus chacune</translation>
    </message>
    <message>
        <source>a stake of {} is below the table&apos;s minimum of {}</source>
        <translation>une mise de {} est sous le minimum de la table, {}</translation>
    </message>
    <message>
        <source>a stake of {} is above the table&apos;s maximum of {}</source>
        <translation>une mise de {} dépasse le maximum de la table, {}</translation>
    </message>
    <message>
        <source>{} is no bankroll; more than 0 is needed</source>
        <translation>{} n’est pas un capital ; il faut plus de 0</translation>
    </message>
    <message>
        <source>nothing is ever staked; at least one stake is needed</source>
        <translation>rien n’est jamais misé ; il faut au moins une mise</translation>
    </message>
    <message>
        <source>the count {} comes after {}; counts must rise</source>
        <translation>le compte {} vient après {} ; les comptes doivent croître</translation>
    </message>
    <message>
        <source>{} hands can&apos;t be played; allowed: {} to {}</source>
        <translation>{} mains ne peuvent pas être jouées ; permis : {} à {}</translation>
    </message>
    <message>
        <source>a bankroll of {} can&apos;t pay for stakes of {} in one round</source>
        <translation>un capital de {} ne suffit pas pour des mises de {} en une manche</translation>
    </message>
    <message>
        <source>every tag is 0, so the count would never move; at least one other is needed</source>
        <translation>toutes les valeurs sont 0 : le compte ne bougerait jamais ; il en faut au moins une autre</translation>
    </message>
    <message>
        <source>all tags are the same, so the count tells only how many cards are gone; at least two different tags are needed</source>
        <translation>toutes les valeurs sont égales : le compte dit seulement combien de cartes sont parties ; il en faut deux différentes</translation>
    </message>
    <message>
        <source>a tag is out of range; allowed: {} to {}</source>
        <translation>une valeur est hors limites ; permis : {} à {}</translation>
    </message>
    <message>
        <source>{} is no divisor; allowed: 0.25 to 8 decks, or &quot;none&quot; for the running count</source>
        <translation>{} n’est pas un diviseur ; permis : 0.25 à 8 jeux, ou &quot;none&quot; pour le compte courant</translation>
    </message>
    <message>
        <source>is not base64</source>
        <translation>n’est pas du base64</translation>
    </message>
    <message>
        <source>card {} is no card</source>
        <translation>la carte {} n’en est pas une</translation>
    </message>
    <message>
        <source>a round isn&apos;t what its rules and cards lead to: {}</source>
        <translation>une manche n’est pas ce que donnent ses règles et ses cartes : {}</translation>
    </message>
    <message>
        <source>a round ends before its end</source>
        <translation>une manche s’arrête avant sa fin</translation>
    </message>
    <message>
        <source>a round has no stake of whoever played it</source>
        <translation>une manche est sans mise de celui qui l’a jouée</translation>
    </message>
    <message>
        <source>the shoe doesn&apos;t hold each card of its {} decks once a deck</source>
        <translation>le sabot ne contient pas chaque carte une fois par jeu, pour {} jeux</translation>
    </message>
    <message>
        <source>there is no round in it</source>
        <translation>il ne contient aucune manche</translation>
    </message>
    <message>
        <source>{} answers don&apos;t fit {} rounds</source>
        <translation>{} réponses ne correspondent pas à {} manches</translation>
    </message>
    <message>
        <source>a round was given up, so its stakes were returned</source>
        <translation>une manche a été abandonnée et ses mises rendues</translation>
    </message>
    <message>
        <source>an answer has other stakes than its round</source>
        <translation>une réponse a d’autres mises que sa manche</translation>
    </message>
    <message>
        <source>is larger than a challenge can be: at most {} bytes</source>
        <translation>est plus grand qu’un défi ne peut l’être : {} octets au plus</translation>
    </message>
    <message>
        <source>is not a challenge</source>
        <translation>n’est pas un défi</translation>
    </message>
    <message>
        <source>is a challenge of a newer program; this one knows version {}</source>
        <translation>est un défi d’un programme plus récent ; celui-ci connaît la version {}</translation>
    </message>
    <message>
        <source>its seal is broken: the file was changed or is not whole. Ask for it once more</source>
        <translation>son sceau est brisé : le fichier a été modifié ou est incomplet. Redemandez-le</translation>
    </message>
    <message>
        <source>{} is not a multiple of 0.5; counts go by halves</source>
        <translation>{} n’est pas un multiple de 0.5 ; on compte par demis</translation>
    </message>
    <message>
        <source>{} is no divisor; allowed: 0.25 to {} decks in quarters, or &quot;none&quot; for the running count</source>
        <translation>{} n’est pas un diviseur ; permis : 0.25 à {} jeux par quarts, ou &quot;none&quot; pour le compte courant</translation>
    </message>
    <message>
        <source>no count system has this id, and no file this name; allowed: {}</source>
        <translation>aucun système n’a cet identifiant et aucun fichier ce nom ; permis : {}</translation>
    </message>
    <message>
        <source>is still being played</source>
        <translation>est encore en cours</translation>
    </message>
    <message>
        <source>its shoe is still in use, and its next cards must stay unknown. A challenge can be made once the shoe has ended</source>
        <translation>son sabot est encore utilisé et ses prochaines cartes doivent rester inconnues. Un défi sera possible une fois le sabot terminé</translation>
    </message>
    <message>
        <source>there was nothing to decide</source>
        <translation>il n’y avait rien à décider</translation>
    </message>
    <message>
        <source>it has been played since; begin again</source>
        <translation>il a servi à jouer depuis ; recommencez</translation>
    </message>
    <message>
        <source>transfer {} is not from a wallet to the house</source>
        <translation>le virement {} ne va pas d’un portefeuille à la maison</translation>
    </message>
    <message>
        <source>transfer {} takes back {} more than was topped up</source>
        <translation>le virement {} reprend {} de plus que les recharges</translation>
    </message>
    <message>
        <source>what was deleted</source>
        <translation>ce qui a été supprimé</translation>
    </message>
    <message>
        <source>entry {} of what was deleted is not as it was stored</source>
        <translation>l’entrée {} de ce qui a été supprimé n’est pas telle qu’enregistrée</translation>
    </message>
    <message>
        <source>entry {} of what was deleted overlaps another</source>
        <translation>l’entrée {} de ce qui a été supprimé en chevauche une autre</translation>
    </message>
    <message>
        <source>entry {} of what was deleted covers number {}, which is there</source>
        <translation>l’entrée {} de ce qui a été supprimé couvre le numéro {}, qui est là</translation>
    </message>
    <message>
        <source>entries of deletion {} are missing, or there are too many</source>
        <translation>des entrées de la suppression {} manquent, ou il y en a trop</translation>
    </message>
    <message>
        <source>the account&apos;s money doesn&apos;t add up, so it can&apos;t be deleted: openshoe-cli history check says what is wrong</source>
        <translation>l’argent du compte ne tombe pas juste, il ne peut donc pas être supprimé : openshoe-cli history check dit ce qui ne va pas</translation>
    </message>
    <message>
        <source>it is the only one, so it stays</source>
        <translation>c’est le seul, il reste donc</translation>
    </message>
    <message>
        <source>one of its rounds is being played; finish it first</source>
        <translation>une de ses manches est en cours ; terminez-la d’abord</translation>
    </message>
    <message>
        <source>there is none to take back</source>
        <translation>il n’y en a aucune à reprendre</translation>
    </message>
    <message>
        <source>the wallet no longer holds it: there is {} in it, and the top-up was {}</source>
        <translation>le portefeuille ne la contient plus : il y reste {}, et la recharge était de {}</translation>
    </message>
    <message>
        <source>exact for these plays: each hand of a pair is played as if a dealer&apos;s blackjack took its one stake from the other</source>
        <translation>exact pour ce jeu : chaque main d’une paire est jouée comme si un blackjack du croupier prenait sa mise à l’autre</translation>
    </message>
    <message>
        <source>The dealer stands only on 21, however it is made up.</source>
        <translation>Le croupier ne reste que sur 21, de quelque façon qu’il soit composé.</translation>
    </message>
    <message>
        <source>The dealer peeks, so a blackjack ends the round before anything is doubled or split.</source>
        <translation>Le croupier vérifie : un blackjack termine le tour avant tout double ou toute séparation.</translation>
    </message>
    <message>
        <source>Pays on the first two cards of a hand, alone or with the dealer&apos;s up card or finished hand; the best outcome counts.</source>
        <translation>Paie selon les deux premières cartes d’une main, seules ou avec la carte visible ou la main finale du croupier ; c’est ce qui paie le plus qui compte.</translation>
    </message>
    <message>
        <source>Wins if the dealer busts; what it pays depends on the number of cards, on the card that busts the dealer, or on the hand having a blackjack.</source>
        <translation>Gagne si le croupier saute ; le paiement dépend du nombre de ses cartes, de la carte qui le fait sauter, ou d’un blackjack de la main.</translation>
    </message>
    <message>
        <source>Over or under 13</source>
        <translation>Plus ou moins de 13</translation>
    </message>
    <message>
        <source>Pays on the total of the first two cards of a hand, aces counting 1: over 13, under 13 or exactly 13. What isn&apos;t listed loses.</source>
        <translation>Paie selon le total des deux premières cartes d’une main, les as comptant 1 : plus de 13, moins de 13 ou exactement 13. Ce qui n’est pas indiqué perd.</translation>
    </message>
    <message>
        <source>First two cards 20</source>
        <translation>Deux premières cartes 20</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand total 20; more if they are of one suit, of one rank, the same card, or queens, and most if the dealer then has a blackjack.</source>
        <translation>Gagne si les deux premières cartes d’une main totalisent 20 ; davantage si elles sont de même enseigne, de même rang, identiques ou des dames, et le plus si le croupier a alors blackjack.</translation>
    </message>
    <message>
        <source>Royal match</source>
        <translation>Mariage royal</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand are of one suit, and more if they are king and queen of it.</source>
        <translation>Gagne si les deux premières cartes d’une main sont de même enseigne, et davantage si ce sont le roi et la dame.</translation>
    </message>
    <message>
        <source>Player&apos;s blackjack</source>
        <translation>Blackjack du joueur</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand are a blackjack; more if they are of one suit, or ace and jack of it.</source>
        <translation>Gagne si les deux premières cartes d’une main sont un blackjack ; davantage si elles sont de même enseigne, ou si ce sont l’as et le valet.</translation>
    </message>
    <message>
        <source>Dealer&apos;s total</source>
        <translation>Total du croupier</translation>
    </message>
    <message>
        <source>Pays on the total that the dealer&apos;s finished hand has. A blackjack counts as 21 where it isn&apos;t listed itself.</source>
        <translation>Paie selon le total de la main finale du croupier. Un blackjack compte comme 21 s’il n’est pas indiqué lui-même.</translation>
    </message>
    <message>
        <source>Bad beat</source>
        <translation>Bad beat</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand are 20 and the dealer&apos;s finished hand is 21, or if both have a blackjack. How the hand is played doesn&apos;t matter.</source>
        <translation>Gagne si les deux premières cartes d’une main font 20 et que la main finale du croupier fait 21, ou si tous deux ont blackjack. La façon de jouer la main est sans importance.</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paire</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>paire</translation>
    </message>
    <message>
        <source>Dealer bust by a ten-value card</source>
        <translation>Croupier saute sur une carte valant 10</translation>
    </message>
    <message>
        <source>dealer bust by a ten-value card</source>
        <translation>croupier saute sur une carte valant 10</translation>
    </message>
    <message>
        <source>Dealer bust by a nine</source>
        <translation>Croupier saute sur un 9</translation>
    </message>
    <message>
        <source>dealer bust by a nine</source>
        <translation>croupier saute sur un 9</translation>
    </message>
    <message>
        <source>Dealer bust by an eight</source>
        <translation>Croupier saute sur un 8</translation>
    </message>
    <message>
        <source>dealer bust by an eight</source>
        <translation>croupier saute sur un 8</translation>
    </message>
    <message>
        <source>Dealer bust by a seven</source>
        <translation>Croupier saute sur un 7</translation>
    </message>
    <message>
        <source>dealer bust by a seven</source>
        <translation>croupier saute sur un 7</translation>
    </message>
    <message>
        <source>Dealer bust by a six</source>
        <translation>Croupier saute sur un 6</translation>
    </message>
    <message>
        <source>dealer bust by a six</source>
        <translation>croupier saute sur un 6</translation>
    </message>
    <message>
        <source>Dealer bust, third card a ten-value card</source>
        <translation>Croupier saute, troisième carte une carte valant 10</translation>
    </message>
    <message>
        <source>dealer bust by a ten-value card as third card</source>
        <translation>croupier saute sur une carte valant 10 en troisième carte</translation>
    </message>
    <message>
        <source>Dealer bust, third card a nine</source>
        <translation>Croupier saute, troisième carte un 9</translation>
    </message>
    <message>
        <source>dealer bust by a nine as third card</source>
        <translation>croupier saute sur un 9 en troisième carte</translation>
    </message>
    <message>
        <source>Dealer bust, third card an eight</source>
        <translation>Croupier saute, troisième carte un 8</translation>
    </message>
    <message>
        <source>dealer bust by an eight as third card</source>
        <translation>croupier saute sur un 8 en troisième carte</translation>
    </message>
    <message>
        <source>Dealer bust, third card a seven</source>
        <translation>Croupier saute, troisième carte un 7</translation>
    </message>
    <message>
        <source>dealer bust by a seven as third card</source>
        <translation>croupier saute sur un 7 en troisième carte</translation>
    </message>
    <message>
        <source>Dealer bust, third card a six</source>
        <translation>Croupier saute, troisième carte un 6</translation>
    </message>
    <message>
        <source>dealer bust by a six as third card</source>
        <translation>croupier saute sur un 6 en troisième carte</translation>
    </message>
    <message>
        <source>Dealer bust, 7 cards, against a blackjack</source>
        <translation>Croupier saute, 7 cartes, contre un blackjack</translation>
    </message>
    <message>
        <source>dealer bust with 7 cards against a blackjack</source>
        <translation>croupier saute avec 7 cartes contre un blackjack</translation>
    </message>
    <message>
        <source>Dealer bust, 8 cards or more, against a blackjack</source>
        <translation>Croupier saute, 8 cartes ou plus, contre un blackjack</translation>
    </message>
    <message>
        <source>dealer bust with 8 cards or more against a blackjack</source>
        <translation>croupier saute avec 8 cartes ou plus contre un blackjack</translation>
    </message>
    <message>
        <source>Under 13</source>
        <translation>Moins de 13</translation>
    </message>
    <message>
        <source>under 13</source>
        <translation>moins de 13</translation>
    </message>
    <message>
        <source>Over 13</source>
        <translation>Plus de 13</translation>
    </message>
    <message>
        <source>over 13</source>
        <translation>plus de 13</translation>
    </message>
    <message>
        <source>Exactly 13</source>
        <translation>Exactement 13</translation>
    </message>
    <message>
        <source>exactly 13</source>
        <translation>exactement 13</translation>
    </message>
    <message>
        <source>Any 20</source>
        <translation>20 quelconque</translation>
    </message>
    <message>
        <source>any 20</source>
        <translation>20 quelconque</translation>
    </message>
    <message>
        <source>Suited 20</source>
        <translation>20 assorti</translation>
    </message>
    <message>
        <source>suited 20</source>
        <translation>20 assorti</translation>
    </message>
    <message>
        <source>20 of one rank</source>
        <translation>20 de même rang</translation>
    </message>
    <message>
        <source>Matched 20</source>
        <translation>20 de deux cartes identiques</translation>
    </message>
    <message>
        <source>matched 20</source>
        <translation>20 de deux cartes identiques</translation>
    </message>
    <message>
        <source>Two queens</source>
        <translation>Deux dames</translation>
    </message>
    <message>
        <source>two queens</source>
        <translation>deux dames</translation>
    </message>
    <message>
        <source>Two queens of hearts</source>
        <translation>Deux dames de cœur</translation>
    </message>
    <message>
        <source>two queens of hearts</source>
        <translation>deux dames de cœur</translation>
    </message>
    <message>
        <source>Two queens, dealer&apos;s blackjack</source>
        <translation>Deux dames, blackjack du croupier</translation>
    </message>
    <message>
        <source>two queens against the dealer&apos;s blackjack</source>
        <translation>deux dames contre le blackjack du croupier</translation>
    </message>
    <message>
        <source>Two queens of hearts, dealer&apos;s blackjack</source>
        <translation>Deux dames de cœur, blackjack du croupier</translation>
    </message>
    <message>
        <source>two queens of hearts against the dealer&apos;s blackjack</source>
        <translation>deux dames de cœur contre le blackjack du croupier</translation>
    </message>
    <message>
        <source>Cards of one suit</source>
        <translation>Cartes de même enseigne</translation>
    </message>
    <message>
        <source>cards of one suit</source>
        <translation>cartes de même enseigne</translation>
    </message>
    <message>
        <source>King and queen of one suit</source>
        <translation>Roi et dame de même enseigne</translation>
    </message>
    <message>
        <source>king and queen of one suit</source>
        <translation>roi et dame de même enseigne</translation>
    </message>
    <message>
        <source>player&apos;s blackjack</source>
        <translation>blackjack du joueur</translation>
    </message>
    <message>
        <source>Blackjack of one suit</source>
        <translation>Blackjack assorti</translation>
    </message>
    <message>
        <source>blackjack of one suit</source>
        <translation>blackjack assorti</translation>
    </message>
    <message>
        <source>Ace and jack of one suit</source>
        <translation>As et valet de même enseigne</translation>
    </message>
    <message>
        <source>ace and jack of one suit</source>
        <translation>as et valet de même enseigne</translation>
    </message>
    <message>
        <source>Dealer 17</source>
        <translation>Croupier 17</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 17</source>
        <translation>total de 17 du croupier</translation>
    </message>
    <message>
        <source>Dealer 18</source>
        <translation>Croupier 18</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 18</source>
        <translation>total de 18 du croupier</translation>
    </message>
    <message>
        <source>Dealer 19</source>
        <translation>Croupier 19</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 19</source>
        <translation>total de 19 du croupier</translation>
    </message>
    <message>
        <source>Dealer 20</source>
        <translation>Croupier 20</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 20</source>
        <translation>total de 20 du croupier</translation>
    </message>
    <message>
        <source>Dealer 21</source>
        <translation>Croupier 21</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 21</source>
        <translation>total de 21 du croupier</translation>
    </message>
    <message>
        <source>Dealer&apos;s blackjack</source>
        <translation>Blackjack du croupier</translation>
    </message>
    <message>
        <source>dealer&apos;s blackjack</source>
        <translation>blackjack du croupier</translation>
    </message>
    <message>
        <source>Dealer 22</source>
        <translation>Croupier 22</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 22</source>
        <translation>total de 22 du croupier</translation>
    </message>
    <message>
        <source>20 against dealer&apos;s 21</source>
        <translation>20 contre 21 du croupier</translation>
    </message>
    <message>
        <source>20 against the dealer&apos;s 21</source>
        <translation>20 contre 21 du croupier</translation>
    </message>
    <message>
        <source>20 against dealer&apos;s blackjack</source>
        <translation>20 contre le blackjack du croupier</translation>
    </message>
    <message>
        <source>20 against the dealer&apos;s blackjack</source>
        <translation>20 contre le blackjack du croupier</translation>
    </message>
    <message>
        <source>Blackjack against dealer&apos;s blackjack</source>
        <translation>Blackjack contre le blackjack du croupier</translation>
    </message>
    <message>
        <source>blackjack against the dealer&apos;s blackjack</source>
        <translation>blackjack contre le blackjack du croupier</translation>
    </message>
    <message>
        <source>round</source>
        <translation>manche</translation>
    </message>
    <message>
        <source>No number of cards wins by itself.</source>
        <translation>Aucun nombre de cartes ne gagne à lui seul.</translation>
    </message>
    <message>
        <source>Split aces can&apos;t be resplit.</source>
        <translation>Les as séparés ne peuvent pas être séparés à nouveau.</translation>
    </message>
    <message>
        <source>A pair becomes at most three hands.</source>
        <translation>Une paire donne au plus trois mains.</translation>
    </message>
    <message>
        <source>&quot;at-once&quot; needs a peek, or a blackjack that takes all (&quot;dealer.blackjackTakes&quot;)</source>
        <translation>&quot;at-once&quot; suppose que le croupier vérifie, ou que son blackjack prenne tout (&quot;dealer.blackjackTakes&quot;)</translation>
    </message>
    <message>
        <source>{} is not a house edge; a percentage with its digits, such as &quot;0.53%&quot;, is needed</source>
        <translation>{} n’est pas un avantage de la maison&#x202f;; il faut un pourcentage avec ses chiffres, tel que &quot;0.53%&quot;</translation>
    </message>
    <message>
        <source>a deal that isn&apos;t under way ends</source>
        <translation>une donne qui n’est pas en cours se termine</translation>
    </message>
    <message>
        <source>The dealer&apos;s second card is drawn only when the hands have been played.</source>
        <translation>La seconde carte du croupier n’est tirée qu’une fois les mains jouées.</translation>
    </message>
    <message>
        <source>Dealer&apos;s first two cards</source>
        <translation>Deux premières cartes du croupier</translation>
    </message>
    <message>
        <source>Wins if the dealer&apos;s first two cards are of one suit, king and queen of it, or a pair: of any colours, of one colour, or of one suit. What the dealer draws doesn&apos;t matter.</source>
        <translation>Gagne si les deux premières cartes du croupier sont de même enseigne, en sont le roi et la dame, ou forment une paire&#xa0;: quelconque, de même teinte ou de même enseigne. Ce que le croupier tire est sans importance.</translation>
    </message>
    <message>
        <source>First two cards of both hands</source>
        <translation>Deux premières cartes des deux mains</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards of one suit</source>
        <translation>Cartes du croupier de même enseigne</translation>
    </message>
    <message>
        <source>dealer&apos;s cards of one suit</source>
        <translation>cartes du croupier de même enseigne</translation>
    </message>
    <message>
        <source>Dealer&apos;s pair</source>
        <translation>Paire du croupier</translation>
    </message>
    <message>
        <source>dealer&apos;s pair</source>
        <translation>paire du croupier</translation>
    </message>
    <message>
        <source>Dealer&apos;s pair of one colour</source>
        <translation>Paire colorée du croupier</translation>
    </message>
    <message>
        <source>dealer&apos;s pair of one colour</source>
        <translation>paire colorée du croupier</translation>
    </message>
    <message>
        <source>Dealer&apos;s pair of one suit</source>
        <translation>Paire parfaite du croupier</translation>
    </message>
    <message>
        <source>dealer&apos;s pair of one suit</source>
        <translation>paire parfaite du croupier</translation>
    </message>
    <message>
        <source>Dealer&apos;s king and queen of one suit</source>
        <translation>Roi et dame de même enseigne du croupier</translation>
    </message>
    <message>
        <source>dealer&apos;s king and queen of one suit</source>
        <translation>roi et dame de même enseigne du croupier</translation>
    </message>
    <message>
        <source>Both hands of one suit</source>
        <translation>Deux mains, chacune assortie</translation>
    </message>
    <message>
        <source>both hands of one suit</source>
        <translation>deux mains, chacune assortie</translation>
    </message>
    <message>
        <source>Both hands 20</source>
        <translation>Deux mains de 20</translation>
    </message>
    <message>
        <source>both hands 20</source>
        <translation>deux mains de 20</translation>
    </message>
    <message>
        <source>Both hands pairs</source>
        <translation>Deux mains en paire</translation>
    </message>
    <message>
        <source>both hands pairs</source>
        <translation>deux mains en paire</translation>
    </message>
    <message>
        <source>Both hands blackjacks of one suit</source>
        <translation>Deux blackjacks assortis</translation>
    </message>
    <message>
        <source>both hands blackjacks of one suit</source>
        <translation>deux blackjacks assortis</translation>
    </message>
    <message>
        <source>Both hands pairs of one suit</source>
        <translation>Deux mains en paire parfaite</translation>
    </message>
    <message>
        <source>both hands pairs of one suit</source>
        <translation>deux mains en paire parfaite</translation>
    </message>
    <message>
        <source>Both hands king and queen of one suit</source>
        <translation>Deux fois roi et dame de même enseigne</translation>
    </message>
    <message>
        <source>both hands king and queen of one suit</source>
        <translation>deux fois roi et dame de même enseigne</translation>
    </message>
    <message>
        <source>The same blackjack of one suit in both hands</source>
        <translation>Le même blackjack assorti dans les deux mains</translation>
    </message>
    <message>
        <source>the same blackjack of one suit in both hands</source>
        <translation>le même blackjack assorti dans les deux mains</translation>
    </message>
    <message>
        <source>is missing: both of the dealer&apos;s cards are face up</source>
        <translation>manque&#xa0;: les deux cartes du croupier sont face visible</translation>
    </message>
    <message>
        <source>turns end that aren&apos;t under way</source>
        <translation>des tours qui ne sont pas en cours se terminent</translation>
    </message>
    <message>
        <source>Both of the dealer&apos;s cards are dealt face up.</source>
        <translation>Les deux cartes du croupier sont données face visible.</translation>
    </message>
    <message>
        <source>the house stakes hands of free splits only, all but the first</source>
        <translation>la maison ne mise que sur les mains d’une séparation gratuite, toutes sauf la première</translation>
    </message>
    <message>
        <source>there is none: the dealer gets the second card after the hands</source>
        <translation>il n’y en a pas&#xa0;: le croupier reçoit la seconde carte après les mains</translation>
    </message>
    <message>
        <source>A blackjack of one suit pays no more than others.</source>
        <translation>Un blackjack assorti ne paie pas plus que les autres.</translation>
    </message>
    <message>
        <source>Hands are given up early, with their first two cards.</source>
        <translation>L’abandon est anticipé, avec les deux premières cartes.</translation>
    </message>
    <message>
        <source>With fewer cards a hand has ended as a Charlie.</source>
        <translation>Avec moins de cartes, une main s’est déjà arrêtée comme Charlie.</translation>
    </message>
    <message>
        <source>Where a dealer&apos;s blackjack found late doesn&apos;t take every stake, only the first two cards may be surrendered.</source>
        <translation>Si un blackjack du croupier découvert tard ne prend pas toutes les mises, seules les deux premières cartes peuvent être abandonnées.</translation>
    </message>
    <message>
        <source>Every double is free, and what the house stakes stays as it is.</source>
        <translation>Tout double est gratuit, et ce que la maison mise reste tel quel.</translation>
    </message>
    <message>
        <source>No card makes 10 or 11 of a hand that has one of them already.</source>
        <translation>Aucune carte ne ramène à 10 ou 11 une main qui les compte déjà.</translation>
    </message>
    <message>
        <source>Where a dealer&apos;s blackjack found late doesn&apos;t take every stake, a hand is doubled only once.</source>
        <translation>Si un blackjack du croupier découvert tard ne prend pas toutes les mises, une main n’est doublée qu’une fois.</translation>
    </message>
    <message>
        <source>Where a dealer&apos;s blackjack found late takes the first stake alone, a doubled hand always stands.</source>
        <translation>Si un blackjack du croupier découvert tard prend seulement la première mise, une main doublée reste toujours.</translation>
    </message>
    <message>
        <source>No hand is surrendered to a dealer who may have a blackjack.</source>
        <translation>Aucune main n’est abandonnée face à un croupier qui peut avoir blackjack.</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand and the dealer&apos;s first two cards are alike: of the same total, both of one suit (each of its own), both 20, both pairs, both blackjacks of one suit, or both king and queen of one suit. What anyone draws doesn&apos;t matter.</source>
        <translation>Gagne si les deux premières cartes d’une main et les deux premières du croupier se ressemblent&#xa0;: de même total, chacune d’une seule enseigne (la sienne), 20 partout, deux paires, deux blackjacks assortis, ou deux fois roi et dame de même enseigne. Ce que chacun tire est sans importance.</translation>
    </message>
    <message>
        <source>Both hands the same total</source>
        <translation>Deux mains de même total</translation>
    </message>
    <message>
        <source>both hands the same total</source>
        <translation>deux mains de même total</translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message>
        <source>Fairness</source>
        <translation>Équité</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Comment ça marche</translation>
    </message>
    <message>
        <source>Shoes or the method</source>
        <translation>Les sabots ou la méthode</translation>
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
        <translation>%1, chiffres</translation>
    </message>
</context>
<context>
    <name>FileWriter</name>
    <message>
        <source>Writing… %1%</source>
        <translation>Écriture… %1&#xa0;%</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>FilterNameDialog</name>
    <message>
        <source>Save these filters</source>
        <translation>Enregistrer ces filtres</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>There is no room for another. Delete one first, or replace one by its name.</source>
        <translation>Il n’y a plus de place. Supprimez-en un d’abord, ou remplacez-en un par son nom.</translation>
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
        <translation>vérifié</translation>
    </message>
    <message>
        <source>doesn&apos;t match</source>
        <translation>ne concorde pas</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Verify shoe %1</source>
        <translation>Vérifier le sabot %1</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Engagement</translation>
    </message>
    <message>
        <source>Copy commitment</source>
        <translation>Copier l’engagement</translation>
    </message>
    <message>
        <source>Copied commitment</source>
        <translation>Engagement copié</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Copy seed</source>
        <translation>Copier la graine</translation>
    </message>
    <message>
        <source>Copied seed</source>
        <translation>Graine copiée</translation>
    </message>
    <message>
        <source>Client seed</source>
        <translation>Graine client</translation>
    </message>
    <message>
        <source>Copy client seed</source>
        <translation>Copier la graine client</translation>
    </message>
    <message>
        <source>Copied client seed</source>
        <translation>Graine client copiée</translation>
    </message>
    <message>
        <source>Shoe %1, %2, %3, %4</source>
        <translation>Sabot %1, %2, %3, %4</translation>
    </message>
    <message>
        <source>can&apos;t be checked</source>
        <translation>non vérifiable</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln manche</numerusform>
            <numerusform>%Ln manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show the %Ln rounds of shoe %1</source>
        <translation>
            <numerusform>Afficher la %Ln manche du sabot %1</numerusform>
            <numerusform>Afficher les %Ln manches du sabot %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation>Calculer</translation>
    </message>
    <message>
        <source>Work out shoe %1, step by step</source>
        <translation>Calculer le sabot %1 pas à pas</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copy shoe %1 as JSON</source>
        <translation>Copier le sabot %1 en JSON</translation>
    </message>
</context>
<context>
    <name>FirstStart</name>
    <message>
        <source>Welcome to Open Shoe</source>
        <translation>Bienvenue dans Open Shoe</translation>
    </message>
    <message>
        <source>Start with %1</source>
        <translation>Commencer par %1</translation>
    </message>
    <message>
        <source>Don&apos;t show this again</source>
        <translation>Ne plus afficher</translation>
    </message>
    <message>
        <source>What this is</source>
        <translation>De quoi s’agit-il&#x202f;?</translation>
    </message>
    <message>
        <source>Blackjack by the rules of real casinos, for play money. Every round is kept, so you can look it up, replay it and review it.</source>
        <translation>Le blackjack selon les règles de vrais casinos, en argent fictif. Chaque manche est conservée&#xa0;: vous pouvez la retrouver, la relire et la réviser.</translation>
    </message>
    <message>
        <source>Your wallets</source>
        <translation>Vos portefeuilles</translation>
    </message>
    <message>
        <source>Each game shows which one it uses.</source>
        <translation>Chaque jeu indique avec lequel il se joue.</translation>
    </message>
    <message>
        <source>The coach</source>
        <translation>Le coach</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Tells you at the table what each play is worth.</source>
        <translation>Dit à la table ce que vaut chaque décision.</translation>
    </message>
    <message>
        <source>Show me how to play</source>
        <translation>Montrez-moi comment jouer</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Returns %1, published %2</source>
        <translation>Retour %1, publié %2</translation>
    </message>
    <message>
        <source>Returns %1</source>
        <translation>Retour %1</translation>
    </message>
    <message>
        <source>Published return %1</source>
        <translation>Retour publié %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jouer à %1</translation>
    </message>
    <message>
        <source>Resume %1</source>
        <translation>Continuer %1</translation>
    </message>
</context>
<context>
    <name>GameDrop</name>
    <message>
        <source>Drop rule files here to add them to your games, or a challenge to play it</source>
        <translation>Déposez ici des fichiers de règles pour les ajouter à vos jeux, ou un défi pour le jouer</translation>
    </message>
</context>
<context>
    <name>GameLine</name>
    <message>
        <source>Your own</source>
        <translation>Personnel</translation>
    </message>
    <message>
        <source>Opened from a file</source>
        <translation>Ouvert depuis un fichier</translation>
    </message>
    <message>
        <source>Hidden from the lobby</source>
        <translation>Masqué de l’accueil</translation>
    </message>
    <message>
        <source>Can&apos;t be used</source>
        <translation>Inutilisable</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jouer à %1</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <source>More options for %1</source>
        <translation>Autres actions pour %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Try %1 again</source>
        <translation>Réessayer %1</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Voir le dossier</translation>
    </message>
    <message>
        <source>Show the folder of %1</source>
        <translation>Voir le dossier de %1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <translation>Rétablir %1</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Renommer %1</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Share as a file</source>
        <translation>Partager dans un fichier</translation>
    </message>
    <message>
        <source>Rule file</source>
        <translation>Fichier de règles</translation>
    </message>
    <message>
        <source>Import rule files</source>
        <translation>Importer des fichiers de règles</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Options for %1</source>
        <translation>Actions pour %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Edit the rules</source>
        <translation>Modifier les règles</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Show in the lobby</source>
        <translation>Afficher à l’accueil</translation>
    </message>
    <message>
        <source>Hide from the lobby</source>
        <translation>Masquer de l’accueil</translation>
    </message>
    <message>
        <source>Share as a file…</source>
        <translation>Partager dans un fichier…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Black Jack in Boxes</source>
        <comment>boxes</comment>
        <translation>Black Jack à cases</translation>
    </message>
    <message>
        <source>Classic Blackjack</source>
        <comment>classic</comment>
        <translation>Blackjack classique</translation>
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
        <translation>Blackjack avec journal</translation>
    </message>
</context>
<context>
    <name>GamesSettings</name>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Importer un fichier…</translation>
    </message>
    <message>
        <source>You can also drop a rule file anywhere on the window. Hiding a game only removes it from the lobby.</source>
        <translation>Vous pouvez aussi déposer un fichier de règles n’importe où sur la fenêtre. Ce qui est masqué ici ne disparaît que de l’accueil.</translation>
    </message>
    <message>
        <source>Games rules variants own new table casino copy rename edit order hide lobby share import export take in file delete house edge</source>
        <translation>jeux règles variantes personnel table casino copier renommer modifier ordre masquer accueil partager importer exporter fichier supprimer avantage de la maison nouveau</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouveau jeu…</translation>
    </message>
    <message>
        <source>New game with the rules of</source>
        <translation>Nouveau jeu avec les règles de</translation>
    </message>
</context>
<context>
    <name>GuideNote</name>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>End the guide</source>
        <translation>Fermer le guide</translation>
    </message>
</context>
<context>
    <name>HandDialog</name>
    <message>
        <source>Build a hand</source>
        <translation>Composer une main</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Up card</source>
        <translation>Carte visible</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Décision</translation>
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
        <translation>contre</translation>
    </message>
    <message>
        <source>on with</source>
        <extracomment>Words that say nothing when a hand is searched for, separated by spaces</extracomment>
        <translation>sur avec</translation>
    </message>
    <message>
        <source>hard</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces</extracomment>
        <translation>dur dure hard</translation>
    </message>
    <message>
        <source>soft</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: an ace counts 11</extracomment>
        <translation>souple soft</translation>
    </message>
    <message>
        <source>pair</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces</extracomment>
        <translation>paire</translation>
    </message>
    <message>
        <source>hit</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: taking a card</extracomment>
        <translation>tirer carte</translation>
    </message>
    <message>
        <source>stand</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces</extracomment>
        <translation>rester</translation>
    </message>
    <message>
        <source>double</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: doubling the stake</extracomment>
        <translation>doubler</translation>
    </message>
    <message>
        <source>split</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: splitting a pair</extracomment>
        <translation>séparer</translation>
    </message>
    <message>
        <source>surrender</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: giving up</extracomment>
        <translation>abandonner abandon</translation>
    </message>
    <message>
        <source>Type a hand like A7 v 9, 16 v 10, soft 18, pair 8 v 6 or double on 11.</source>
        <translation>Saisissez une main comme A7 contre 9, 16 contre 10, soft 18, paire 8 contre 6 ou doubler sur 11.</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>HexLine</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>HourlyLine</name>
    <message>
        <source>%1. Press to change.</source>
        <translation>%1. Appuyez pour changer.</translation>
    </message>
    <message>
        <source>Change the stake and the rounds</source>
        <translation>Changer la mise et les manches</translation>
    </message>
    <message>
        <source>What an hour is reckoned with</source>
        <translation>Base du calcul à l’heure</translation>
    </message>
    <message>
        <source>Stake a round</source>
        <translation>Mise par manche</translation>
    </message>
    <message>
        <source>Rounds an hour</source>
        <translation>Manches par heure</translation>
    </message>
    <message>
        <source>Kept for all pages. The stake counts in every game with this currency, as far as its limits allow.</source>
        <translation>Gardé pour toutes les pages. La mise vaut pour chaque jeu dans cette monnaie, dans ses limites.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
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
        <translation>Maj</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Ret. arr.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Inser</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Pg préc</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>Pg suiv</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
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
        <translation>Ses touches ne sont plus celles d’origine.</translation>
    </message>
    <message>
        <source>Change the key: %1</source>
        <translation>Changer la touche&#xa0;: %1</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Aucune touche</translation>
    </message>
    <message>
        <source>More options for %1</source>
        <translation>Autres actions pour %1</translation>
    </message>
</context>
<context>
    <name>KeyMenu</name>
    <message>
        <source>Options for %1</source>
        <translation>Actions pour %1</translation>
    </message>
    <message>
        <source>Change the key…</source>
        <translation>Changer la touche…</translation>
    </message>
    <message>
        <source>Add a key…</source>
        <translation>Ajouter une touche…</translation>
    </message>
    <message>
        <source>Remove its keys</source>
        <translation>Supprimer ses touches</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
</context>
<context>
    <name>KeyPrompt</name>
    <message>
        <source>Key for “%1”</source>
        <translation>Touche pour «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Press the key for “%1”. Esc keeps the current one.</source>
        <translation>Appuyez sur la touche pour «&#x202f;%1&#x202f;». Échap laisse tout en l’état.</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Appuyez sur la nouvelle touche</translation>
    </message>
    <message>
        <source>Esc keeps the current one.</source>
        <translation>Échap laisse tout en l’état.</translation>
    </message>
</context>
<context>
    <name>KeySettings</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>What each key does</source>
        <translation>Le rôle de chaque touche</translation>
    </message>
    <message>
        <source>Press one to give it another key.</source>
        <translation>Appuyez sur l’une d’elles pour en choisir une autre.</translation>
    </message>
    <message>
        <source>%1 shows all of them at once.</source>
        <translation>%1 les affiche toutes à la fois.</translation>
    </message>
    <message>
        <source>Hide the keys</source>
        <translation>Masquer les touches</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Changer les touches</translation>
    </message>
    <message>
        <source>Reassign it</source>
        <translation>La reprendre</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>La laisser</translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>Playing</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Mises</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>In lists</source>
        <translation>Dans les listes</translation>
    </message>
    <message>
        <source>Rundown</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>List of games</source>
        <translation>Liste des jeux</translation>
    </message>
    <message>
        <source>Editing rules</source>
        <translation>Modification des règles</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Go to spot 1 to 7</source>
        <translation>Aller à la case 1 à 7</translation>
    </message>
    <message>
        <source>Minimum, maximum, half or twice the stake on the spot</source>
        <translation>Minimum, maximum, moitié, double de la mise de la case</translation>
    </message>
    <message>
        <source>Double (hand or stakes)</source>
        <translation>Doubler, aussi les mises</translation>
    </message>
    <message>
        <source>Surrender, give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Choose insurance or even money hand by hand</source>
        <translation>Choisir assurance ou even money main par main</translation>
    </message>
    <message>
        <source>Follow a double or split</source>
        <translation>Suivre un double ou une séparation</translation>
    </message>
    <message>
        <source>No; after the round, change the bets</source>
        <translation>Non&#x202f;; après la manche&#xa0;: autres mises</translation>
    </message>
    <message>
        <source>Ask the coach</source>
        <translation>Demander au coach</translation>
    </message>
    <message>
        <source>Deal or deal again; while cards move, show all at once</source>
        <translation>Distribuer, redistribuer&#x202f;; pendant la donne&#xa0;: tout montrer</translation>
    </message>
    <message>
        <source>Review the last round</source>
        <translation>Réviser la dernière manche jouée</translation>
    </message>
    <message>
        <source>Repeat the last stakes</source>
        <translation>Répéter les dernières mises</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Go to spot 1</source>
        <translation>Aller à la case 1</translation>
    </message>
    <message>
        <source>Go to spot 2</source>
        <translation>Aller à la case 2</translation>
    </message>
    <message>
        <source>Go to spot 3</source>
        <translation>Aller à la case 3</translation>
    </message>
    <message>
        <source>Go to spot 4</source>
        <translation>Aller à la case 4</translation>
    </message>
    <message>
        <source>Go to spot 5</source>
        <translation>Aller à la case 5</translation>
    </message>
    <message>
        <source>Go to spot 6</source>
        <translation>Aller à la case 6</translation>
    </message>
    <message>
        <source>Go to spot 7</source>
        <translation>Aller à la case 7</translation>
    </message>
    <message>
        <source>Put a chip on the spot</source>
        <translation>Poser un jeton sur la case</translation>
    </message>
    <message>
        <source>Take a chip off the spot</source>
        <translation>Retirer un jeton de la case</translation>
    </message>
    <message>
        <source>Next spot or side bet</source>
        <translation>Emplacement suivant&#xa0;: cases et paris annexes</translation>
    </message>
    <message>
        <source>Type an amount for the spot</source>
        <translation>Saisir un montant pour la case</translation>
    </message>
    <message>
        <source>Minimum stake on the spot</source>
        <translation>Mise minimale sur la case</translation>
    </message>
    <message>
        <source>Maximum stake on the spot</source>
        <translation>Mise maximale sur la case</translation>
    </message>
    <message>
        <source>Half the stake on the spot</source>
        <translation>Moitié de la mise sur la case</translation>
    </message>
    <message>
        <source>Twice the stake on the spot</source>
        <translation>Double de la mise sur la case</translation>
    </message>
    <message>
        <source>See and change the rules</source>
        <translation>Les règles&#xa0;: les voir et les modifier</translation>
    </message>
    <message>
        <source>Pause or resume the table</source>
        <translation>Faire attendre la table, ou reprendre</translation>
    </message>
    <message>
        <source>Show or hide the Rundown</source>
        <translation>Afficher ou masquer le journal</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Activer ou couper le son</translation>
    </message>
    <message>
        <source>Play, pause</source>
        <translation>Lecture, pause</translation>
    </message>
    <message>
        <source>Back one step</source>
        <translation>Reculer d’un moment</translation>
    </message>
    <message>
        <source>Forward one step</source>
        <translation>Avancer d’un moment</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Plus vite</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Plus lentement</translation>
    </message>
    <message>
        <source>Verify the shoe</source>
        <translation>Vérifier le sabot</translation>
    </message>
    <message>
        <source>The same cards in other games</source>
        <translation>Les mêmes cartes dans d’autres jeux</translation>
    </message>
    <message>
        <source>Stop the replay</source>
        <translation>Arrêter la relecture</translation>
    </message>
    <message>
        <source>Next or previous row</source>
        <translation>D’une ligne à l’autre</translation>
    </message>
    <message>
        <source>Options for the row</source>
        <translation>Actions possibles sur la ligne</translation>
    </message>
    <message>
        <source>Change the key, in the list of keys</source>
        <translation>Changer la touche, dans la liste des touches</translation>
    </message>
    <message>
        <source>Open and close the round</source>
        <translation>Ouvrir et fermer la manche</translation>
    </message>
    <message>
        <source>Replay the round</source>
        <translation>Relire la manche</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Trouver une règle</translation>
    </message>
    <message>
        <source>Scroll down the rules</source>
        <translation>Avancer dans les règles</translation>
    </message>
    <message>
        <source>Scroll up the rules</source>
        <translation>Reculer dans les règles</translation>
    </message>
    <message>
        <source>Leave the editor</source>
        <translation>Quitter l’éditeur</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Toutes les touches</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Next or previous control</source>
        <translation>À l’élément suivant, au précédent</translation>
    </message>
    <message>
        <source>Search the page</source>
        <translation>Rechercher dans la page</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Next larger chip</source>
        <translation>Jeton supérieur</translation>
    </message>
    <message>
        <source>Next smaller chip</source>
        <translation>Jeton inférieur</translation>
    </message>
    <message>
        <source>How to play, next step</source>
        <translation>Comment jouer, étape suivante</translation>
    </message>
    <message>
        <source>Say what your count is, when the table asks</source>
        <translation>Dire votre compte quand la table le demande</translation>
    </message>
</context>
<context>
    <name>LanguageSettings</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>translation tongue locale</source>
        <translation>traduction idiome région</translation>
    </message>
    <message>
        <source>Playing terms in English</source>
        <translation>Termes de jeu en anglais</translation>
    </message>
    <message>
        <source>Hit, Stand, Split and so on, as they are called at tables all over the world.</source>
        <translation>Hit, Stand, Split, etc., comme on les annonce aux tables du monde entier.</translation>
    </message>
    <message>
        <source>terms vocabulary words jargon english hit stand split double</source>
        <translation>termes vocabulaire mots jargon anglais hit stand split double</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <comment>what the language of this file calls itself</comment>
        <translation>Français</translation>
    </message>
</context>
<context>
    <name>LimitsSettings</name>
    <message>
        <source>Play limits loss lose stake money time a day remind reminder break pause stop exclude exclusion self-exclusion today limit responsible</source>
        <translation>limites de jeu perte perdre miser argent temps par jour rappel rappeler pause arrêter exclure exclusion auto-exclusion aujourd’hui limite responsable</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Aucune limite</translation>
    </message>
    <message>
        <source>15 minutes</source>
        <translation>15 minutes</translation>
    </message>
    <message>
        <source>30 minutes</source>
        <translation>30 minutes</translation>
    </message>
    <message>
        <source>45 minutes</source>
        <translation>45 minutes</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 heure</translation>
    </message>
    <message>
        <source>1½ hours</source>
        <translation>1 h 30</translation>
    </message>
    <message>
        <source>2 hours</source>
        <translation>2 heures</translation>
    </message>
    <message>
        <source>3 hours</source>
        <translation>3 heures</translation>
    </message>
    <message>
        <source>4 hours</source>
        <translation>4 heures</translation>
    </message>
    <message>
        <source>6 hours</source>
        <translation>6 heures</translation>
    </message>
    <message>
        <source>8 hours</source>
        <translation>8 heures</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Every 10 minutes</source>
        <translation>Toutes les 10 minutes</translation>
    </message>
    <message>
        <source>Every 15 minutes</source>
        <translation>Toutes les 15 minutes</translation>
    </message>
    <message>
        <source>Every 20 minutes</source>
        <translation>Toutes les 20 minutes</translation>
    </message>
    <message>
        <source>Every 30 minutes</source>
        <translation>Toutes les 30 minutes</translation>
    </message>
    <message>
        <source>Every 45 minutes</source>
        <translation>Toutes les 45 minutes</translation>
    </message>
    <message>
        <source>Every hour</source>
        <translation>Toutes les heures</translation>
    </message>
    <message>
        <source>Play limits</source>
        <translation>Limites de jeu</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Limits of %1</source>
        <translation>Limites de %1</translation>
    </message>
    <message>
        <source>Lowering a limit takes effect at once; raising or removing one takes a day. A round in progress is played to the end, doubles, splits and insurance included.</source>
        <translation>Une limite plus basse s’applique aussitôt&#x202f;; une limite plus haute, ou aucune, un jour plus tard. Une manche commencée se joue jusqu’au bout, avec tout ce qu’elle demande.</translation>
    </message>
    <message>
        <source>Currency of the limits</source>
        <translation>Monnaie des limites</translation>
    </message>
    <message>
        <source>Daily loss limit</source>
        <translation>Perte maximale par jour</translation>
    </message>
    <message>
        <source>Daily stake limit</source>
        <translation>Mises maximales par jour</translation>
    </message>
    <message>
        <source>Daily time limit</source>
        <translation>Temps de jeu maximal par jour</translation>
    </message>
    <message>
        <source>Remind me</source>
        <translation>Me rappeler</translation>
    </message>
    <message>
        <source>Between rounds the table shows the time played and the net result.</source>
        <translation>Entre les manches, la table indique le temps joué et le résultat net.</translation>
    </message>
    <message>
        <source>Take a break</source>
        <translation>Faire une pause</translation>
    </message>
    <message>
        <source>Nothing is dealt until it is over.</source>
        <translation>Rien n’est distribué avant qu’elle soit finie.</translation>
    </message>
    <message>
        <source>12 hours</source>
        <translation>12 heures</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 jour</translation>
    </message>
    <message>
        <source>3 days</source>
        <translation>3 jours</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 jours</translation>
    </message>
    <message>
        <source>Exclude yourself from play</source>
        <translation>S’exclure du jeu</translation>
    </message>
    <message>
        <source>A longer break, on this computer and for every account here.</source>
        <translation>La même chose pour plus longtemps, sur cet ordinateur et pour tous ses comptes.</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 jours</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 jours</translation>
    </message>
    <message>
        <source>Half a year</source>
        <translation>Six mois</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 an</translation>
    </message>
    <message>
        <source>5 years</source>
        <translation>5 ans</translation>
    </message>
    <message>
        <source>Exclude yourself until %1?</source>
        <translation>Vous exclure du jeu (fin&#xa0;: %1)&#x202f;?</translation>
    </message>
    <message>
        <source>Take a break until %1?</source>
        <translation>Faire une pause (fin&#xa0;: %1)&#x202f;?</translation>
    </message>
    <message>
        <source>Exclude me</source>
        <translation>M’exclure</translation>
    </message>
    <message>
        <source>Take the break</source>
        <translation>Faire la pause</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>It can&apos;t be ended or shortened: not by any setting, another account or changing the clock while the computer is running. Other data folders on this computer observe it too. What the program can&apos;t see: another computer, another user of this one, files deleted by hand, or a clock that is wrong after a restart and stays wrong.</source>
        <translation>Rien ne peut y mettre fin ni l’abréger&#xa0;: ni réglage, ni autre compte, ni changement d’heure tant que l’ordinateur fonctionne. Un autre dossier de données ouvert sur cet ordinateur la respecte aussi. Ce que ce programme ne peut pas voir&#xa0;: un autre ordinateur, un autre utilisateur de celui-ci, ses fichiers supprimés à la main, ou une horloge fausse dès un redémarrage et qui le reste.</translation>
    </message>
</context>
<context>
    <name>LimitsSign</name>
    <message>
        <source>Limits: %1</source>
        <translation>Limites&#xa0;: %1</translation>
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
        <translation>Aucun choix</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n choisi</numerusform>
            <numerusform>%n choisis</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Choose a table</source>
        <translation>Choisissez une table</translation>
    </message>
    <message>
        <source>Play money. Every shuffle is fixed before you bet, and anyone can check it.</source>
        <translation>Argent fictif. Chaque mélange est fixé avant que vous misiez et vérifiable par tous.</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Trouver un jeu</translation>
    </message>
    <message>
        <source>No game matches “%1”.</source>
        <translation>Aucun jeu ne s’appelle «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Every game is hidden. You can show them again on the Settings page.</source>
        <translation>Tous les jeux sont masqués. La page Réglages permet de les réafficher.</translation>
    </message>
    <message>
        <source>Opening the books…</source>
        <translation>Ouverture des registres…</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The log can&apos;t be written; play goes on without it. %1: %2</source>
        <translation>Impossible d’écrire le fichier de diagnostic&#x202f;; le jeu continue sans lui. %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>Each game&apos;s own</source>
        <translation>Chacun le sien</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Deux couleurs</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatre couleurs</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>System follows the desktop.</source>
        <translation>«&#x202f;Système&#x202f;» suit le bureau.</translation>
    </message>
    <message>
        <source>colors scheme theme appearance dark light mode night day</source>
        <translation>couleurs thème apparence sombre clair mode nuit jour</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Follows the desktop until you choose here.</source>
        <translation>Suit le bureau tant que vous ne choisissez rien ici.</translation>
    </message>
    <message>
        <source>font letters zoom scale bigger smaller large</source>
        <translation>police lettres zoom échelle agrandir réduire grand petit</translation>
    </message>
    <message>
        <source>Interface size</source>
        <translation>Taille de l’interface</translation>
    </message>
    <message>
        <source>This window has room for %1%.</source>
        <translation>Cette fenêtre a la place pour %1&#xa0;%.</translation>
    </message>
    <message>
        <source>zoom scale dpi buttons bigger smaller larger everything</source>
        <translation>zoom échelle dpi boutons agrandir réduire grand petit tout</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Our own, and those of other card games on this computer.</source>
        <translation>Les nôtres, et celles d’autres jeux de cartes de cet ordinateur.</translation>
    </message>
    <message>
        <source>deck four suit colours 4 color four-color clubs green diamonds blue hearts spades kde gnome faces</source>
        <translation>jeu quatre couleurs 4 couleurs trèfle vert carreau bleu cœur pique kde gnome figures</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Dos des cartes</translation>
    </message>
    <message>
        <source>deck pattern design</source>
        <translation>jeu motif dessin</translation>
    </message>
    <message>
        <source>Brass</source>
        <translation>Laiton</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Minuit</translation>
    </message>
    <message>
        <source>Claret</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>Each game has its own; you can choose one for all tables.</source>
        <translation>Chaque jeu a le sien&#x202f;; un autre peut couvrir toutes les tables.</translation>
    </message>
    <message>
        <source>cloth colour color background</source>
        <translation>tapis feutre couleur fond</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Black and white with strong edges, in light and dark.</source>
        <translation>Noir et blanc, contours marqués, en clair comme en sombre.</translation>
    </message>
    <message>
        <source>accessibility colors colours black white readable edges</source>
        <translation>accessibilité couleurs noir blanc lisible contours</translation>
    </message>
</context>
<context>
    <name>LuckPanel</name>
    <message>
        <source>%1: %2</source>
        <comment>what a figure is, the figure</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Luck and play</source>
        <translation>Chance et jeu</translation>
    </message>
    <message>
        <source>Luck %1</source>
        <translation>Chance %1</translation>
    </message>
    <message>
        <source>luck, against an expected spread of %1</source>
        <comment>a standard deviation</comment>
        <translation>chance, pour un écart attendu de %1</translation>
    </message>
    <message>
        <source>Hands, played best</source>
        <translation>Mains, jeu optimal</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Paris annexes</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Net</translation>
    </message>
    <message>
        <source>Once rounds are priced, this shows what was luck and what the play was worth.</source>
        <translation>Une fois des manches évaluées, vous verrez ici ce que la chance a apporté et ce que valait le jeu.</translation>
    </message>
</context>
<context>
    <name>LuckWords</name>
    <message>
        <source>Better than %1 of 100 such stretches</source>
        <comment>luck</comment>
        <translation>Meilleure que dans %1 séries semblables sur 100</translation>
    </message>
    <message>
        <source>Worse than %1 of 100 such stretches</source>
        <comment>luck</comment>
        <translation>Pire que dans %1 séries semblables sur 100</translation>
    </message>
    <message>
        <source>±%1</source>
        <comment>a standard deviation</comment>
        <translation>±%1</translation>
    </message>
    <message>
        <source>Stakes like these vary by %1: the luck was within that.</source>
        <translation>L’écart usuel de telles mises est de %1&#xa0;: la chance est restée en deçà.</translation>
    </message>
    <message>
        <source>Stakes like these vary by %1: the luck was up to twice that.</source>
        <translation>L’écart usuel de telles mises est de %1&#xa0;: la chance a atteint au plus le double.</translation>
    </message>
    <message>
        <source>Stakes like these vary by %1: the luck was more than twice that.</source>
        <translation>L’écart usuel de telles mises est de %1&#xa0;: la chance a dépassé le double.</translation>
    </message>
    <message>
        <source>After %1 rounds, this shows how rare such luck is.</source>
        <translation>À partir de %1 manches, la rareté d’une telle chance est indiquée ici.</translation>
    </message>
    <message>
        <source>Net %1: luck %2, hands played best %3, side bets %4, mistakes %5.</source>
        <translation>Net %1&#xa0;: chance %2, mains au jeu optimal %3, paris annexes %4, erreurs %5.</translation>
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
        <translation>Partir au milieu de la main&#x202f;?</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Partir</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester à table</translation>
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
        <translation>Touches</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Change game</source>
        <translation>Changer de jeu</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>Open a challenge…</source>
        <translation>Ouvrir un défi…</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Hitting was worth %1 of a stake more.</source>
        <translation>Tirer valait %1 mise de plus.</translation>
    </message>
    <message>
        <source>Standing was worth %1 of a stake more.</source>
        <translation>Rester valait %1 mise de plus.</translation>
    </message>
    <message>
        <source>Doubling was worth %1 of a stake more.</source>
        <translation>Doubler valait %1 mise de plus.</translation>
    </message>
    <message>
        <source>Splitting was worth %1 of a stake more.</source>
        <translation>Séparer valait %1 mise de plus.</translation>
    </message>
    <message>
        <source>Giving the hand up was worth %1 of a stake more.</source>
        <translation>Abandonner valait %1 mise de plus.</translation>
    </message>
    <message>
        <source>Insurance was worth %1 of its stake more.</source>
        <translation>L’assurance valait %1 fois sa mise de plus.</translation>
    </message>
    <message>
        <source>Even money was worth %1 of a stake more.</source>
        <translation>L’even money valait %1 mise de plus.</translation>
    </message>
    <message>
        <source>Declining was worth %1 of a stake more.</source>
        <translation>Refuser valait %1 mise de plus.</translation>
    </message>
    <message>
        <source>Following was worth %1 of a stake more.</source>
        <translation>Suivre valait %1 mise de plus.</translation>
    </message>
    <message>
        <source>Nothing else was worth more.</source>
        <translation>Rien d’autre ne valait davantage.</translation>
    </message>
</context>
<context>
    <name>Meanings</name>
    <message>
        <source>Packs of 52 cards, shuffled together. Fewer are a little better for you.</source>
        <translation>Paquets de 52 cartes mélangés ensemble. Moins il y en a, un peu mieux c&apos;est pour vous.</translation>
    </message>
    <message>
        <source>A soft total has an ace that counts 11. The dealer takes another card on this one, which is a little worse for you.</source>
        <translation>Un total souple contient un as qui compte 11. Le croupier tire encore à celui-ci, ce qui est un peu moins bon pour vous.</translation>
    </message>
    <message>
        <source>The dealer draws up to this total and then stands, even if an ace counts 11 in it.</source>
        <translation>Le croupier tire jusqu&apos;à ce total, puis reste, même si un as y compte 11.</translation>
    </message>
    <message>
        <source>With an ace or a card that counts 10, the dealer looks for blackjack before you play. Doubles and splits are safe from it.</source>
        <translation>Avec un as ou une carte qui compte 10, le croupier vérifie s&apos;il a blackjack avant que vous jouiez. Ce que vous doublez ou séparez n&apos;en craint rien.</translation>
    </message>
    <message>
        <source>The dealer doesn&apos;t look for blackjack before you play. If there is one in the end, it takes what you doubled and split as well.</source>
        <translation>Le croupier ne vérifie pas s&apos;il a blackjack avant que vous jouiez. S&apos;il en a un à la fin, il prend aussi ce que vous avez doublé et séparé.</translation>
    </message>
    <message>
        <source>The dealer&apos;s card that lies face down until everybody has played.</source>
        <translation>La carte du croupier qui reste face cachée jusqu&apos;à ce que tous aient joué.</translation>
    </message>
    <message>
        <source>Nobody wins: the stake comes back.</source>
        <translation>Personne ne gagne&#xa0;: la mise revient.</translation>
    </message>
    <message>
        <source>If the dealer ends with exactly 22, hands that would win get only their stake back. The rules say which are paid anyway.</source>
        <translation>Si le croupier finit à 22 exactement, les mains qui gagneraient ne récupèrent que leur mise. Les règles disent lesquelles sont payées quand même.</translation>
    </message>
    <message>
        <source>More than 21: the hand loses at once, whatever the dealer gets.</source>
        <translation>Plus de 21&#xa0;: la main perd aussitôt, quoi que fasse le croupier.</translation>
    </message>
    <message>
        <source>Double the stake and take exactly one more card. Where only some totals may be doubled, it is a little worse for you.</source>
        <translation>Doubler la mise et prendre exactement une carte de plus. Si seuls certains totaux se doublent, c&apos;est un peu moins bon pour vous.</translation>
    </message>
    <message>
        <source>Doubling a hand that came from a split. Where that isn&apos;t allowed, it is a little worse for you.</source>
        <translation>Doubler une main issue d&apos;une séparation. Si ce n&apos;est pas permis, c&apos;est un peu moins bon pour vous.</translation>
    </message>
    <message>
        <source>Splitting makes two hands of two cards of equal value, each with a stake of its own.</source>
        <translation>Séparer fait de deux cartes de même valeur deux mains, chacune avec sa mise.</translation>
    </message>
    <message>
        <source>A bet of its own that the dealer has blackjack. Without one it is lost, whatever your hand does.</source>
        <translation>Un pari à part sur un blackjack du croupier. Sinon il est perdu, quoi que fasse votre main.</translation>
    </message>
    <message>
        <source>You may take a win equal to your stake for your blackjack at once, whatever the dealer has.</source>
        <translation>Pour votre blackjack, vous pouvez prendre aussitôt un gain égal à votre mise, quoi qu&apos;ait le croupier.</translation>
    </message>
    <message>
        <source>You may stop playing a hand after its first two cards, and get half the stake back.</source>
        <translation>Vous pouvez arrêter de jouer une main après ses deux premières cartes et récupérer la moitié de la mise.</translation>
    </message>
    <message>
        <source>You may stop playing a hand after its first two cards, and get half the stake back, before it is known whether the dealer has blackjack.</source>
        <translation>Vous pouvez arrêter de jouer une main après ses deux premières cartes et récupérer la moitié de la mise, avant de savoir si le croupier a blackjack.</translation>
    </message>
    <message>
        <source>You bet on somebody else&apos;s hand. If they add to their stake, you may add to yours.</source>
        <translation>Vous misez sur la main de quelqu&apos;un d&apos;autre. S&apos;il ajoute à sa mise, vous pouvez ajouter à la vôtre.</translation>
    </message>
    <message>
        <source>You may play several hands in a round, each with a stake of its own.</source>
        <translation>Vous pouvez jouer plusieurs mains par coup, chacune avec sa mise.</translation>
    </message>
    <message>
        <source>Bets beside the hand, on certain cards. They pay more and return less in the long run; nobody has to make them.</source>
        <translation>Des paris à côté de la main, sur certaines cartes. Ils paient plus et rendent moins à la longue&#x202f;; personne n&apos;y est obligé.</translation>
    </message>
    <message>
        <source>How much of your stakes comes back in the long run if you always play best. What is missing to 100% is the house edge.</source>
        <translation>La part de vos mises qui revient à la longue si vous jouez toujours au mieux. Ce qui manque à 100&#xa0;% est l&apos;avantage de la maison.</translation>
    </message>
    <message>
        <source>How much of your stakes the house keeps in the long run, even if you always play best.</source>
        <translation>La part de vos mises que la maison garde à la longue, même si vous jouez toujours au mieux.</translation>
    </message>
    <message>
        <source>A plastic card in the shoe. When it comes out, the cards are shuffled after this round.</source>
        <translation>Une carte en plastique dans le sabot. Quand elle sort, on mélange après ce coup.</translation>
    </message>
    <message>
        <source>Cards that are put aside unplayed after a shuffle.</source>
        <translation>Des cartes mises de côté sans être jouées après le mélange.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>words, and what they mean</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The dealer doesn&apos;t look for blackjack before you play. If there is one in the end, some or all of what you doubled and split comes back.</source>
        <translation>Le croupier ne vérifie pas s’il a blackjack avant que vous jouiez. S’il en a un à la fin, une partie ou la totalité de ce que vous avez doublé et séparé vous revient.</translation>
    </message>
    <message>
        <source>When you and the dealer have the same total, you lose. Only two blackjacks are no loss.</source>
        <translation>Quand vous et le croupier avez le même total, vous perdez. Seuls deux blackjacks ne sont pas une perte.</translation>
    </message>
    <message>
        <source>When you and the dealer both have 21, you win, and your blackjack is paid against the dealer&apos;s. Lower equal totals push.</source>
        <translation>Quand vous et le croupier avez 21, vous gagnez, et votre blackjack est payé même contre le sien. Les totaux égaux plus bas font égalité.</translation>
    </message>
    <message>
        <source>Doubling a hand that has been hit, not only its first two cards. It is a little better for you.</source>
        <translation>Doubler une main pour laquelle on a déjà tiré, et pas seulement ses deux premières cartes. C&apos;est un peu meilleur pour vous.</translation>
    </message>
    <message>
        <source>A hand of so many cards that isn&apos;t bust ends there and wins, even with a lower total than the dealer&apos;s. The rules say what it doesn&apos;t beat.</source>
        <translation>Une main de tant de cartes qui n&apos;a pas sauté s&apos;arrête là et gagne, même avec un total plus bas que le croupier. Les règles disent ce qu&apos;elle ne bat pas.</translation>
    </message>
    <message>
        <source>Packs of 48 cards, without the tens but with jacks, queens and kings. That is much worse for you, which other rules make up for.</source>
        <translation>Paquets de 48 cartes, sans les 10 mais avec les valets, les dames et les rois. C’est bien moins bon pour vous, ce que d’autres règles compensent.</translation>
    </message>
    <message>
        <source>Both of the dealer&apos;s first cards lie face up before you play. If they are a blackjack, the round is over.</source>
        <translation>Les deux premières cartes du croupier sont face visible avant que vous jouiez. Si c’est un blackjack, la manche est finie.</translation>
    </message>
    <message>
        <source>The house puts a marker beside your stake, or on the new hand. You are paid for it if the hand wins, and lose nothing with it if it doesn&apos;t.</source>
        <translation>La maison pose un marqueur à côté de votre mise, ou sur la nouvelle main. Si la main gagne, il vous est payé&#xa0;; sinon, vous ne perdez rien avec lui.</translation>
    </message>
    <message>
        <source>Your 21 wins whatever the dealer has, even a blackjack. Lower equal totals push.</source>
        <translation>Votre 21 gagne quoi que le croupier ait, même un blackjack. Les totaux égaux plus bas font égalité.</translation>
    </message>
    <message>
        <source>Some hands of 21 pay more than other wins: by how many cards they have, or by which. The rules say which they are.</source>
        <translation>Certaines mains de 21 paient plus que les autres gains&#xa0;: selon le nombre de leurs cartes, ou selon lesquelles. Les règles disent lesquelles.</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10 as the first two cards: the best hand of all.</source>
        <translation>Un as et une carte qui compte 10, aux deux premières cartes&#xa0;: la meilleure main de toutes.</translation>
    </message>
    <message>
        <source>You may stop playing a hand after its first two cards, and get half the stake back, unless the dealer turns out to have a blackjack.</source>
        <translation>Vous pouvez arrêter de jouer une main après ses deux premières cartes et récupérer la moitié de la mise, sauf s’il s’avère que le croupier a blackjack.</translation>
    </message>
</context>
<context>
    <name>MistakeBoardView</name>
    <message>
        <source>Where mistakes cost most</source>
        <translation>Où les erreurs coûtent le plus</translation>
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
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Show all mistakes</source>
        <translation>Afficher toutes les erreurs</translation>
    </message>
</context>
<context>
    <name>MistakeRow</name>
    <message>
        <source>%1, %2, %3: %4. %5</source>
        <translation>%1, %2, %3&#xa0;: %4. %5</translation>
    </message>
    <message>
        <source>The answer is hidden.</source>
        <translation>La réponse est masquée.</translation>
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
        <translation>Poser à la table&#xa0;: %1</translation>
    </message>
    <message>
        <source>Show the round: %1</source>
        <translation>Montrer la manche&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>MistakesPage</name>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Practise hands like these</source>
        <translation>S’exercer sur de telles mains</translation>
    </message>
    <message>
        <source>Repeat what is due</source>
        <translation>Revoir les erreurs dues</translation>
    </message>
    <message>
        <source>Hide answers</source>
        <translation>Masquer les réponses</translation>
    </message>
    <message>
        <source>Show answers</source>
        <translation>Afficher les réponses</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vue</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessions</translation>
    </message>
    <message>
        <source>Press a cell to practise its decisions.</source>
        <translation>Appuyez sur une case pour vous exercer à ses décisions.</translation>
    </message>
</context>
<context>
    <name>MomentLine</name>
    <message>
        <source>Moments of the round</source>
        <translation>Moments de la manche</translation>
    </message>
</context>
<context>
    <name>NoteEditor</name>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>Étiquettes, séparées par des virgules</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Keep this note</source>
        <translation>Garder cette note</translation>
    </message>
</context>
<context>
    <name>NumberEntry</name>
    <message>
        <source>%1: less</source>
        <translation>%1&#xa0;: moins</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1&#xa0;: plus</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>A blackjack room whose shoe is open. Play money only.</source>
        <translation>Une salle de blackjack au sabot ouvert. Argent fictif uniquement.</translation>
    </message>
    <message>
        <source>Keep everything in the folder %1.</source>
        <translation>Tout conserver dans le dossier %1.</translation>
    </message>
    <message>
        <source>Open the game %1 right away; with %2 also &apos;%3&apos;.</source>
        <translation>Ouvrir aussitôt le jeu %1&#x202f;; avec %2, aussi «&#x202f;%3&#x202f;».</translation>
    </message>
    <message>
        <source>Fill the screen.</source>
        <translation>Remplir l’écran.</translation>
    </message>
    <message>
        <source>Animation: %1.</source>
        <translation>Animation&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Play %1 rounds unattended, print one line per round, then quit.</source>
        <translation>Jouer seul %1 manches, afficher une ligne par manche, puis terminer.</translation>
    </message>
    <message>
        <source>With %1: save pictures of each round in %2.</source>
        <translation>Avec %1&#xa0;: enregistrer des images de chaque manche dans %2.</translation>
    </message>
    <message>
        <source>With %1: seed its choices, never the shuffle.</source>
        <translation>Avec %1&#xa0;: fixer ses choix, jamais le mélange.</translation>
    </message>
    <message>
        <source>Print the version.</source>
        <translation>Afficher la version.</translation>
    </message>
    <message>
        <source>Print this help.</source>
        <translation>Afficher cette aide.</translation>
    </message>
    <message>
        <source>only one rule file can be opened</source>
        <translation>la fenêtre prend un seul fichier de règles</translation>
    </message>
    <message>
        <source>a folder&apos;s path is needed</source>
        <translation>n’indique aucun dossier</translation>
    </message>
    <message>
        <source>%1 already names a game</source>
        <translation>un jeu est déjà indiqué par %1</translation>
    </message>
    <message>
        <source>must be %1, %2, %3 or %4</source>
        <translation>doit être %1, %2, %3 ou %4</translation>
    </message>
    <message>
        <source>must be a number of rounds from 1 to %1</source>
        <translation>doit être un nombre de manches de 1 à %1</translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation>va avec %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs %2</source>
        <translation>«&#x202f;%1&#x202f;» va avec %2</translation>
    </message>
    <message>
        <source>straight to a game&apos;s table</source>
        <translation>aussitôt à la table d’un jeu</translation>
    </message>
    <message>
        <source>apart from everything else you have played</source>
        <translation>à part de tout ce que vous avez joué par ailleurs</translation>
    </message>
    <message>
        <source>a hundred rounds unattended, as fast as possible</source>
        <translation>cent manches toutes seules, aussi vite que possible</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Exemples&#xa0;:</translation>
    </message>
    <message>
        <source>A game&apos;s rule file, or a challenge: opens it right away.</source>
        <translation>Un fichier de règles ou un défi : s’ouvre aussitôt.</translation>
    </message>
</context>
<context>
    <name>OwnCountWords</name>
    <message>
        <source>Asked, and passed over: it was %1.</source>
        <comment>a running count</comment>
        <translation>Demandé, sans réponse : il était de %1.</translation>
    </message>
    <message>
        <source>You said %1, and it was.</source>
        <comment>a running count</comment>
        <translation>Vous avez dit %1, et c’était juste.</translation>
    </message>
    <message>
        <source>You said %1, it was %2.</source>
        <comment>running counts</comment>
        <translation>Vous avez dit %1, c’était %2.</translation>
    </message>
    <message>
        <source>You said %1 decks were left, there were %2.</source>
        <comment>numbers</comment>
        <translation>Vous avez dit qu’il restait %1 jeux, il y en avait %2.</translation>
    </message>
</context>
<context>
    <name>OwnPlate</name>
    <message>
        <source>Leave</source>
        <translation>Se lever</translation>
    </message>
    <message>
        <source>Leave seat</source>
        <translation>Se lever</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Place %1</translation>
    </message>
</context>
<context>
    <name>PageEntry</name>
    <message>
        <source>Lobby</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Rundown</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Play Record</source>
        <translation>Relevé</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Stratégie</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Équité</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Comptage</translation>
    </message>
</context>
<context>
    <name>PayLine</name>
    <message>
        <source>%1 pays %2</source>
        <translation>%1 paie %2</translation>
    </message>
    <message>
        <source>%1 pays %2, probability %3</source>
        <translation>%1 paie %2, probabilité %3</translation>
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
        <translation>Semaine du %1</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Unfolded</source>
        <translation>Déplié</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>Replié</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>À la donne</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Paris annexes</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Décisions</translation>
    </message>
</context>
<context>
    <name>PictureHeader</name>
    <message>
        <source>%1 in figures</source>
        <comment>instead of a picture</comment>
        <translation>%1 en chiffres</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <comment>a picture</comment>
        <translation>Copier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Save: %1</source>
        <comment>a picture</comment>
        <translation>Enregistrer&#xa0;: %1</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>Image SVG</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Image PNG</translation>
    </message>
    <message>
        <source>CSV, the figures</source>
        <translation>CSV, les chiffres</translation>
    </message>
    <message>
        <source>PDF, picture and figures</source>
        <translation>PDF, image et chiffres</translation>
    </message>
</context>
<context>
    <name>PictureReader</name>
    <message>
        <source>%1: %2</source>
        <comment>a diagram&apos;s title, what there is to read at a place</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Enter shows its rounds.</source>
        <translation>Entrée montre ses manches.</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Nothing was played.</source>
        <translation>Rien n’a été joué.</translation>
    </message>
    <message>
        <source>None of these rounds is priced yet.</source>
        <translation>Aucune de ces manches n’est encore évaluée.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Two times in three</source>
        <translation>Deux fois sur trois</translation>
    </message>
    <message>
        <source>19 times in 20</source>
        <translation>19 fois sur 20</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Jours</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Net</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Expected spread</source>
        <translation>Écart attendu</translation>
    </message>
    <message>
        <source>Luck is the result minus what the play was worth. Its line stays within the inner band two times in three, and within the outer one 19 times in 20.</source>
        <translation>La chance est ce qui est venu, moins ce que valait le jeu pratiqué. Sa courbe reste dans la bande intérieure deux fois sur trois, dans les deux bandes 19 fois sur 20.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Solde</translation>
    </message>
    <message>
        <source>The balance covers all games of one account.</source>
        <translation>Un solde porte sur tous les jeux d’un même compte.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Ajouté</translation>
    </message>
    <message>
        <source>Results by game</source>
        <translation>Résultats par jeu</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Misé</translation>
    </message>
    <message>
        <source>Results by up card</source>
        <translation>Résultats par carte visible</translation>
    </message>
    <message>
        <source>Up card</source>
        <translation>Carte visible</translation>
    </message>
    <message>
        <source>Net on stakes</source>
        <translation>Net / mises</translation>
    </message>
    <message>
        <source>A</source>
        <comment>an ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>The dealer&apos;s up card</source>
        <translation>La carte visible du croupier</translation>
    </message>
    <message>
        <source>Priced rounds only.</source>
        <translation>Sur les manches évaluées.</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Paris annexes</translation>
    </message>
    <message>
        <source>No side bet was placed.</source>
        <translation>Aucun pari annexe n’a été misé.</translation>
    </message>
    <message>
        <source>Expected</source>
        <comment>the net of side bets</comment>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Actual</source>
        <comment>the net of side bets</comment>
        <translation>Obtenu</translation>
    </message>
    <message>
        <source>Side bet</source>
        <translation>Pari annexe</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Paris</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnés</translation>
    </message>
    <message>
        <source>The expected net is known for priced rounds only.</source>
        <translation>La valeur attendue est connue pour les manches évaluées.</translation>
    </message>
    <message>
        <source>Hard hands</source>
        <translation>Mains dures</translation>
    </message>
    <message>
        <source>Soft hands</source>
        <translation>Mains souples</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Assurance</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Even money</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Abandon</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Suivi</translation>
    </message>
    <message>
        <source>Side bets taken</source>
        <translation>Paris annexes pris</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Decisions</source>
        <comment>a heading</comment>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>A mistake is a decision that costs a hundredth of the stake or more.</source>
        <translation>Une erreur est une décision qui coûte au moins un centième de la mise.</translation>
    </message>
    <message>
        <source>Taking a side bet costs what you could expect to lose on it before the first card. Luck and play count it with the side bets.</source>
        <translation>Prendre un pari annexe coûte ce qu’il valait avant la première carte, si c’est moins que rien. La rubrique «&#x202f;Chance et jeu&#x202f;» le compte avec les paris annexes.</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Mises</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Encaissé</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Par manche</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Temps joué</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between figures</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: no rounds</source>
        <comment>days</comment>
        <translation>%1&#xa0;: aucune manche</translation>
    </message>
    <message>
        <source>%1, after round %2: luck %3, expected spread %4</source>
        <comment>a day, a number</comment>
        <translation>%1, après la manche %2&#xa0;: chance %3, écart attendu %4</translation>
    </message>
    <message>
        <source>Net in 100 rounds</source>
        <translation>Net sur 100 manches</translation>
    </message>
</context>
<context>
    <name>Practise</name>
    <message>
        <source>stand</source>
        <translation>rester</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>tirer</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doubler</translation>
    </message>
    <message>
        <source>split</source>
        <translation>séparer</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>abandonner</translation>
    </message>
    <message>
        <source>Running count</source>
        <translation>Compte courant</translation>
    </message>
    <message>
        <source>A deck against the clock</source>
        <translation>Un jeu contre la montre</translation>
    </message>
    <message>
        <source>Spoken cards</source>
        <translation>Cartes énoncées</translation>
    </message>
    <message>
        <source>Decks in the tray</source>
        <translation>Jeux dans la défausse</translation>
    </message>
    <message>
        <source>True count</source>
        <translation>Compte vrai</translation>
    </message>
    <message>
        <source>Plays by the count</source>
        <translation>Coups selon le compte</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Assurance</translation>
    </message>
    <message>
        <source>Cards go by, and now and then the running count is asked. They come a little faster after each right answer.</source>
        <translation>Des cartes défilent et le compte courant est demandé de temps en temps. Elles vont un peu plus vite après chaque bonne réponse.</translation>
    </message>
    <message>
        <source>Go through one deck as fast as you can count it. One card stays hidden, so the end isn’t known beforehand. The mark of the trade is 30 seconds.</source>
        <translation>Parcourez un jeu aussi vite que vous pouvez le compter. Une carte reste cachée, pour que la fin ne soit pas connue d’avance. La référence du métier est de 30 secondes.</translation>
    </message>
    <message>
        <source>Each card is named and not shown. The next one comes when you ask for it.</source>
        <translation>Chaque carte est nommée et non montrée. La suivante vient quand vous la demandez.</translation>
    </message>
    <message>
        <source>Judge how many decks lie in the discard tray.</source>
        <translation>Estimez combien de jeux sont dans la défausse.</translation>
    </message>
    <message>
        <source>From the running count and the cards left, work out the true count.</source>
        <translation>Calculez le compte vrai à partir du compte courant et des cartes restantes.</translation>
    </message>
    <message>
        <source>A hand, the dealer’s card and the count: decide what to do. The plays worth most with this system and game are asked.</source>
        <translation>Une main, la carte du croupier et le compte : décidez. Les coups qui valent le plus avec ce système et ce jeu sont demandés.</translation>
    </message>
    <message>
        <source>The dealer shows an ace: take insurance at this count, or not?</source>
        <translation>Le croupier montre un as : prendre l’assurance à ce compte ou non ?</translation>
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
        <translation>Jeux dans la défausse : %1</translation>
    </message>
    <message>
        <source>Decks left: %1, count above 0</source>
        <translation>Jeux restants : %1, compte au-dessus de 0</translation>
    </message>
    <message>
        <source>Decks left: %1, count below 0</source>
        <translation>Jeux restants : %1, compte au-dessous de 0</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <comment>a hand, the dealer&apos;s card, a play</comment>
        <translation>%1 contre %2 : %3</translation>
    </message>
    <message>
        <source>Just where it becomes worth taking</source>
        <translation>Juste là où elle devient rentable</translation>
    </message>
    <message>
        <source>%1 above where it becomes worth taking</source>
        <translation>%1 au-dessus du seuil de rentabilité</translation>
    </message>
    <message>
        <source>%1 below where it becomes worth taking</source>
        <translation>%1 au-dessous du seuil de rentabilité</translation>
    </message>
    <message>
        <source>Seconds for a deck, the last times</source>
        <translation>Secondes par jeu, dernières fois</translation>
    </message>
    <message>
        <source>Right answers, the last times</source>
        <translation>Bonnes réponses, dernières fois</translation>
    </message>
    <message>
        <source>Nothing practised here yet.</source>
        <translation>Rien n’a encore été travaillé ici.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Justes</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>%1 a card</source>
        <comment>seconds</comment>
        <translation>%1 par carte</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Best: %1. Last: %2.</source>
        <translation>Meilleur : %1. Dernier : %2.</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>as</translation>
    </message>
</context>
<context>
    <name>PractiseAnswer</name>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Répondre</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Carte suivante</translation>
    </message>
    <message>
        <source>Next cards</source>
        <translation>Cartes suivantes</translation>
    </message>
</context>
<context>
    <name>PractiseChoice</name>
    <message>
        <source>Exercise</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>Count system</source>
        <translation>Système de comptage</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Cards at a time</source>
        <translation>Cartes à la fois</translation>
    </message>
    <message>
        <source>Time for a card</source>
        <translation>Temps par carte</translation>
    </message>
</context>
<context>
    <name>PractiseView</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Working out the plays of this game…</source>
        <translation>Calcul des coups de ce jeu…</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Comment cela s’est passé</translation>
    </message>
    <message>
        <source>Weak spots, asked more often</source>
        <translation>Points faibles, demandés plus souvent</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Double deck, dealer hits soft 17</source>
        <comment>double-deck</comment>
        <translation>2 jeux, le croupier tire sur 17 souple</translation>
    </message>
    <message>
        <source>6 decks, early surrender</source>
        <comment>early-surrender</comment>
        <translation>6 jeux, abandon anticipé</translation>
    </message>
    <message>
        <source>European, no hole card</source>
        <comment>european</comment>
        <translation>Européen, sans carte cachée</translation>
    </message>
    <message>
        <source>Casino Copenhagen, casinocopenhagen.dk/en/blackjack (one card to the dealer, doubles on 9, 10 and 11)</source>
        <comment>european</comment>
        <translation>Casino Copenhagen, casinocopenhagen.dk/en/blackjack (une carte pour le croupier, double sur 9, 10 et 11)</translation>
    </message>
    <message>
        <source>Single deck, blackjack 6:5</source>
        <comment>single-6-5</comment>
        <translation>1 jeu, blackjack 6 pour 5</translation>
    </message>
    <message>
        <source>Single deck, Reno: doubles on 10 and 11</source>
        <comment>single-reno</comment>
        <translation>1 jeu, Reno&#xa0;: double sur 10 et 11</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 6 decks, blackjack 6:5</source>
        <comment>strip-6-5</comment>
        <translation>Las Vegas Strip, 6 jeux, blackjack 6 pour 5</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 6 decks, dealer hits soft 17</source>
        <comment>strip-h17</comment>
        <translation>Las Vegas Strip, 6 jeux, le croupier tire sur 17 souple</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 6 decks, dealer stands on soft 17</source>
        <comment>strip-s17</comment>
        <translation>Las Vegas Strip, 6 jeux, le croupier reste sur 17 souple</translation>
    </message>
    <message>
        <source>Atlantic City, 8 decks</source>
        <comment>atlantic-city</comment>
        <translation>Atlantic City, 8 jeux</translation>
    </message>
    <message>
        <source>Australian, busted bets plus one</source>
        <comment>australian</comment>
        <translation>Australien, mains sautées plus une mise</translation>
    </message>
    <message>
        <source>Seven-card Charlie, 8 decks</source>
        <comment>charlie-7</comment>
        <translation>Charlie à 7 cartes, 8 jeux</translation>
    </message>
    <message>
        <source>Danske Spil, Blackjack Charlie7 (help.danskespil.dk/en/casino-help/blackjack/ivyblackjackcharlie7)</source>
        <comment>charlie-7</comment>
        <translation>Danske Spil, Blackjack Charlie7 (help.danskespil.dk/en/casino-help/blackjack/ivyblackjackcharlie7)</translation>
    </message>
    <message>
        <source>Las Vegas downtown, single deck</source>
        <comment>downtown-single</comment>
        <translation>Las Vegas Downtown, 1 jeu</translation>
    </message>
    <message>
        <source>Of a pair that is split, the source counts how many hands there are, but not the cards they have drawn.</source>
        <comment>downtown-single</comment>
        <translation>Pour une paire séparée, la source tient compte du nombre de mains, mais pas des cartes qu’elles ont tirées.</translation>
    </message>
    <message>
        <source>German, no hole card, aces split again</source>
        <comment>german</comment>
        <translation>Allemand, sans carte cachée, as séparés à nouveau</translation>
    </message>
    <message>
        <source>Party Blackjack, dealer&apos;s 22 pushes</source>
        <comment>party</comment>
        <translation>Party Blackjack, égalité sur 22 du croupier</translation>
    </message>
    <message>
        <source>The source adds up what each rule costs alone, and has pairs split into four hands instead of three.</source>
        <comment>party</comment>
        <translation>La source additionne ce que chaque règle coûte à elle seule, et sépare les paires en quatre mains au lieu de trois.</translation>
    </message>
    <message>
        <source>The figure is that of best play, which looks at the cards and not only at their total.</source>
        <comment>single-6-5</comment>
        <translation>Le chiffre est celui du jeu optimal, qui regarde les cartes et pas seulement leur total.</translation>
    </message>
    <message>
        <source>The source names the game without listing its rules. Best play of the rules here comes to its figure.</source>
        <comment>single-reno</comment>
        <translation>La source nomme le jeu sans en indiquer les règles. Le jeu optimal avec les règles d’ici donne son chiffre.</translation>
    </message>
    <message>
        <source>Single deck, dealer stands on soft 17</source>
        <comment>single-s17</comment>
        <translation>1 jeu, le croupier reste sur 17 souple</translation>
    </message>
    <message>
        <source>Of a pair that is split, the source counts how many hands there are, but not the cards they have drawn.</source>
        <comment>single-s17</comment>
        <translation>Pour une paire séparée, la source tient compte du nombre de mains, mais pas des cartes qu’elles ont tirées.</translation>
    </message>
    <message>
        <source>Single deck, doubles on 9 to 11</source>
        <comment>vegas-single</comment>
        <translation>1 jeu, double sur 9 à 11</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 4 decks, no surrender</source>
        <comment>vegas-strip</comment>
        <translation>Las Vegas Strip, 4 jeux, sans abandon</translation>
    </message>
    <message>
        <source>Eliot Jacobson for 888casino: Card Counting the Buster Blackjack Side Bet</source>
        <comment>buster-cards</comment>
        <translation>Eliot Jacobson pour 888casino&#xa0;: Card Counting the Buster Blackjack Side Bet</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Buster Blackjack, pay table 1</source>
        <comment>buster</comment>
        <translation>Wizard of Odds, wizardofodds.com&#xa0;: Buster Blackjack, table de paiement 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Lucky Ladies, pay table A</source>
        <comment>lucky-ladies</comment>
        <translation>Wizard of Odds, wizardofodds.com&#xa0;: Lucky Ladies, table de paiement A</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Lucky Lucky, pay table 1</source>
        <comment>lucky-lucky</comment>
        <translation>Wizard of Odds, wizardofodds.com&#xa0;: Lucky Lucky, table de paiement 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Match the Dealer, two decks</source>
        <comment>match-the-dealer</comment>
        <translation>Wizard of Odds, wizardofodds.com&#xa0;: Match the Dealer, 2 jeux</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Over/Under 13</source>
        <comment>over-13</comment>
        <translation>Wizard of Odds, wizardofodds.com&#xa0;: Over/Under 13</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Pair Blackjack Side Bet</source>
        <comment>pair-any</comment>
        <translation>Wizard of Odds, wizardofodds.com&#xa0;: Pair Blackjack Side Bet</translation>
    </message>
    <message>
        <source>Eliot Jacobson for 888casino: Beating the Pair Square (Bet the Set) side bet</source>
        <comment>pair-square</comment>
        <translation>Eliot Jacobson pour 888casino&#xa0;: Beating the Pair Square (Bet the Set) side bet</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Push 22</source>
        <comment>push-22</comment>
        <translation>Wizard of Odds, wizardofodds.com&#xa0;: Push 22</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Royal Match, version 3</source>
        <comment>royal-match-blackjack</comment>
        <translation>Wizard of Odds, wizardofodds.com&#xa0;: Royal Match, version 3</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Royal Match, version 1</source>
        <comment>royal-match</comment>
        <translation>Wizard of Odds, wizardofodds.com&#xa0;: Royal Match, version 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: 21+3, version 1</source>
        <comment>three-card-21</comment>
        <translation>Wizard of Odds, wizardofodds.com&#xa0;: 21+3, version 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Over/Under 13</source>
        <comment>under-13</comment>
        <translation>Wizard of Odds, wizardofodds.com&#xa0;: Over/Under 13</translation>
    </message>
    <message>
        <source>Double Exposure, ties of blackjacks pushed</source>
        <comment>double-exposure-reno</comment>
        <translation>Double Exposure, égalité entre blackjacks</translation>
    </message>
    <message>
        <source>The figure fits a table where a soft 19 may be doubled too: best play then comes within 0.01% of it.</source>
        <comment>double-exposure-reno</comment>
        <translation>Le chiffre correspond à une table où un 19 souple peut être doublé aussi&#xa0;: le jeu optimal en est alors à moins de 0,01&#xa0;%.</translation>
    </message>
    <message>
        <source>Double Exposure, ties of blackjacks won</source>
        <comment>double-exposure</comment>
        <translation>Double Exposure, blackjack contre blackjack gagne</translation>
    </message>
    <message>
        <source>Wizard of Odds, Double Exposure, on the Stratosphere in Las Vegas, with 0.68%, which fits if a soft 19 may be doubled (wizardofodds.com/games/double-exposure)</source>
        <comment>double-exposure</comment>
        <translation>Wizard of Odds, Double Exposure, sur le Stratosphere de Las Vegas, avec 0,68&#xa0;%, ce qui est juste si l’on peut doubler un 19 souple (wizardofodds.com/games/double-exposure)</translation>
    </message>
    <message>
        <source>Spanish 21, dealer stands on 17</source>
        <comment>spanish-21-s17</comment>
        <translation>Spanish 21, le croupier reste sur 17</translation>
    </message>
    <message>
        <source>The figure lies between our best play, which looks at every card, and basic strategy, which looks at the total alone.</source>
        <comment>spanish-21-s17</comment>
        <translation>Le chiffre se situe entre notre jeu optimal, qui regarde chaque carte, et la stratégie de base, qui ne regarde que le total.</translation>
    </message>
    <message>
        <source>Spanish 21, dealer hits soft 17</source>
        <comment>spanish-21</comment>
        <translation>Spanish 21, le croupier tire sur 17 souple</translation>
    </message>
    <message>
        <source>Free Bet Blackjack</source>
        <comment>free-bet</comment>
        <translation>Free Bet Blackjack</translation>
    </message>
    <message>
        <source>The source doesn&apos;t say how its figure was found. Ours is for one card on each split ace.</source>
        <comment>free-bet</comment>
        <translation>La source ne dit pas comment son chiffre a été trouvé. Le nôtre vaut pour une carte sur chaque as séparé.</translation>
    </message>
    <message>
        <source>Spanish 21 with redoubling</source>
        <comment>spanish-21-redouble</comment>
        <translation>Spanish 21 avec doubles répétés</translation>
    </message>
    <message>
        <source>Super Fun 21, one deck</source>
        <comment>super-fun-21</comment>
        <translation>Super Fun 21, 1 jeu</translation>
    </message>
    <message>
        <source>There a doubled hand of six cards doesn&apos;t win by their number. Without doubles of five cards, best play has 0.94% here too.</source>
        <comment>super-fun-21</comment>
        <translation>Là, une main doublée de six cartes ne gagne pas par leur nombre. Sans double avec cinq cartes, le jeu optimal donne ici aussi 0,94&#xa0;%.</translation>
    </message>
    <message>
        <source>Pontoon, doubles on two cards only</source>
        <comment>pontoon-two-cards</comment>
        <translation>Pontoon, double avec deux cartes seulement</translation>
    </message>
    <message>
        <source>Pontoon, busted bets plus one</source>
        <comment>pontoon</comment>
        <translation>Pontoon, mains sautées plus une mise</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>there is no display to open a window on; %1 needs none</source>
        <translation>il n’y a pas d’écran où ouvrir une fenêtre&#x202f;; %1 n’en demande pas</translation>
    </message>
    <message>
        <source>the window can&apos;t be shown; the reasons are above</source>
        <translation>la fenêtre ne peut pas être affichée&#x202f;; les raisons sont ci-dessus</translation>
    </message>
    <message>
        <source>%1: the folder can&apos;t be created</source>
        <translation>%1&#xa0;: le dossier ne peut pas être créé</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <translation>Utilisation&#xa0;: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[options]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options&#xa0;:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Arguments&#xa0;:</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>Option inconnue «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>Options inconnues&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>Valeur manquante après «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>Valeur inattendue après «&#x202f;%1&#x202f;».</translation>
    </message>
</context>
<context>
    <name>RecipeView</name>
    <message>
        <source>Everything below can be repeated with other tools. The verifier does it in any browser, offline and without this program: save it, then paste a shoe&apos;s JSON into it.</source>
        <translation>Tout ce qui suit peut être refait avec d’autres outils. Le vérificateur le fait dans n’importe quel navigateur, hors ligne et sans ce programme : enregistrez-le, puis collez-y le JSON d’un sabot.</translation>
    </message>
    <message>
        <source>Save the verifier…</source>
        <translation>Enregistrer le vérificateur…</translation>
    </message>
    <message>
        <source>Save the verifier</source>
        <translation>Enregistrer le vérificateur</translation>
    </message>
    <message>
        <source>Page for a browser</source>
        <translation>Page pour un navigateur</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Comment ça marche</translation>
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
        <translation>Relevé</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Portefeuille</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Show all plays</source>
        <translation>Afficher tous les paris</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Pari</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Encaissé</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Solde</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Paris</translation>
    </message>
    <message>
        <source>No plays match the filter.</source>
        <translation>Aucun pari ne correspond au filtre.</translation>
    </message>
    <message>
        <source>Each play appears here once it is settled.</source>
        <translation>Chaque pari apparaît ici une fois réglé.</translation>
    </message>
    <message>
        <source>Export the Play Record</source>
        <translation>Exporter le relevé</translation>
    </message>
    <message>
        <source>CSV, one play per line</source>
        <translation>CSV, un pari par ligne</translation>
    </message>
    <message>
        <source>JSON, one round per line</source>
        <translation>JSON, une manche par ligne</translation>
    </message>
    <message>
        <source>play-record</source>
        <comment>a file&apos;s name</comment>
        <translation>releve</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Fin</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>En arrière</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Un pas</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Vitesse de la relecture</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>Vitesse&#xa0;: %1</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Autres jeux</translation>
    </message>
    <message>
        <source>What the same cards would have paid there</source>
        <translation>Ce que les mêmes cartes y auraient payé</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Checks the shoe against its commitment</source>
        <translation>Si le sabot est bien celui de l’engagement</translation>
    </message>
    <message>
        <source>Stop replay</source>
        <translation>Arrêter la relecture</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>ResultBadge</name>
    <message>
        <source>Win</source>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>Lose</source>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Égalité</translation>
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
        <translation>Tirer sur %1 perd ici dans %2 des cas</translation>
    </message>
    <message>
        <source>Hitting is worth %1 of the stake here</source>
        <translation>Tirer rapporte ici %1 fois la mise</translation>
    </message>
    <message>
        <source>Standing on %1 loses %2 of the time here</source>
        <translation>Rester sur %1 perd ici dans %2 des cas</translation>
    </message>
    <message>
        <source>Standing is worth %1 of the stake here</source>
        <translation>Rester rapporte ici %1 fois la mise</translation>
    </message>
    <message>
        <source>Doubling on %1 loses %2 of the time here</source>
        <translation>Doubler sur %1 perd ici dans %2 des cas</translation>
    </message>
    <message>
        <source>Doubling is worth %1 of the stake here</source>
        <translation>Doubler rapporte ici %1 fois la mise</translation>
    </message>
    <message>
        <source>Splitting is worth %1 of the stake here, all hands together</source>
        <translation>Séparer rapporte ici %1 fois la mise, toutes mains comprises</translation>
    </message>
    <message>
        <source>Giving the hand up always costs half the stake</source>
        <translation>Abandonner coûte toujours la moitié de la mise</translation>
    </message>
    <message>
        <source>Insurance is worth %1 of its stake here</source>
        <translation>L’assurance rapporte ici %1 fois sa mise</translation>
    </message>
    <message>
        <source>Even money pays the stake once, whatever the dealer has</source>
        <translation>L’even money, c’est une fois la mise, quoi qu’ait le croupier</translation>
    </message>
    <message>
        <source>Declining is worth %1 of the stake here</source>
        <translation>Refuser rapporte ici %1 fois la mise</translation>
    </message>
    <message>
        <source>Following is worth %1 of the stake here</source>
        <translation>Suivre rapporte ici %1 fois la mise</translation>
    </message>
    <message>
        <source>hitting is worth %1 of the stake more</source>
        <translation>tirer vaut %1 mise de plus</translation>
    </message>
    <message>
        <source>standing is worth %1 of the stake more</source>
        <translation>rester vaut %1 mise de plus</translation>
    </message>
    <message>
        <source>doubling is worth %1 of the stake more</source>
        <translation>doubler vaut %1 mise de plus</translation>
    </message>
    <message>
        <source>splitting is worth %1 of the stake more</source>
        <translation>séparer vaut %1 mise de plus</translation>
    </message>
    <message>
        <source>giving it up is worth %1 of the stake more</source>
        <translation>abandonner vaut %1 mise de plus</translation>
    </message>
    <message>
        <source>insurance is worth %1 of its stake more</source>
        <translation>l’assurance vaut %1 fois sa mise de plus</translation>
    </message>
    <message>
        <source>even money is worth %1 of the stake more</source>
        <translation>l’even money vaut %1 mise de plus</translation>
    </message>
    <message>
        <source>declining is worth %1 of the stake more</source>
        <translation>refuser vaut %1 mise de plus</translation>
    </message>
    <message>
        <source>following is worth %1 of the stake more</source>
        <translation>suivre vaut %1 mise de plus</translation>
    </message>
    <message>
        <source>hitting is worth %1 of the stake less</source>
        <translation>tirer vaut %1 mise de moins</translation>
    </message>
    <message>
        <source>standing is worth %1 of the stake less</source>
        <translation>rester vaut %1 mise de moins</translation>
    </message>
    <message>
        <source>doubling is worth %1 of the stake less</source>
        <translation>doubler vaut %1 mise de moins</translation>
    </message>
    <message>
        <source>splitting is worth %1 of the stake less</source>
        <translation>séparer vaut %1 mise de moins</translation>
    </message>
    <message>
        <source>giving it up is worth %1 of the stake less</source>
        <translation>abandonner vaut %1 mise de moins</translation>
    </message>
    <message>
        <source>insurance is worth %1 of its stake less</source>
        <translation>l’assurance vaut %1 fois sa mise de moins</translation>
    </message>
    <message>
        <source>even money is worth %1 of the stake less</source>
        <translation>l’even money vaut %1 mise de moins</translation>
    </message>
    <message>
        <source>declining is worth %1 of the stake less</source>
        <translation>refuser vaut %1 mise de moins</translation>
    </message>
    <message>
        <source>following is worth %1 of the stake less</source>
        <translation>suivre vaut %1 mise de moins</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <comment>two halves of a sentence</comment>
        <translation>%1&#x202f;; %2.</translation>
    </message>
    <message>
        <source>%1 %2: wins %3, pushes %4, loses %5</source>
        <translation>%1 %2&#xa0;: gagne %3, égalité %4, perd %5</translation>
    </message>
    <message>
        <source>%1 %2: all hands together, each wins or loses by itself</source>
        <translation>%1 %2&#xa0;: ses mains ensemble, chacune gagne ou perd pour elle-même</translation>
    </message>
    <message>
        <source>%1 was your answer, and the round came to %2; on average that answer is worth %3 of the stake.</source>
        <translation>Votre réponse était %1, et la manche a donné %2&#x202f;; en moyenne, cette réponse vaut %3 fois la mise.</translation>
    </message>
    <message>
        <source>What if: %1. On these cards the hand would come to %2; on average the answer is worth %3 of the stake.</source>
        <translation>Et si&#xa0;: %1. Avec ces cartes, la main donnerait %2&#x202f;; en moyenne, cette réponse vaut %3 fois la mise.</translation>
    </message>
    <message>
        <source>What if: %1. On average %2 of the stake; how it would have ended is shown when this shoe ends.</source>
        <translation>Et si&#xa0;: %1. En moyenne, %2 fois la mise&#x202f;; la suite sera connue à la fin de ce sabot.</translation>
    </message>
    <message>
        <source>What if: %1. It didn&apos;t happen. On these cards the round would have come to %2 instead of %3; on average the answer is worth %4 of the stake.</source>
        <translation>Et si&#xa0;: %1. Ce n’est pas arrivé. Avec ces cartes, la manche aurait donné %2 au lieu de %3&#x202f;; en moyenne, cette réponse vaut %4 fois la mise.</translation>
    </message>
    <message>
        <source>When it was played, the decisions cost %1 in all; %2 was luck.</source>
        <translation>Au moment du jeu, les décisions ont coûté %1 en tout&#x202f;; %2 relevait de la chance.</translation>
    </message>
    <message>
        <source>%1 The side bets were worth %2 before the first card.</source>
        <translation>%1 Les paris annexes valaient %2 avant la première carte.</translation>
    </message>
    <message>
        <source>%1; “%2” is worth the same.</source>
        <comment>two halves of a sentence, the second about an answer</comment>
        <translation>%1 ; « %2 » vaut autant.</translation>
    </message>
    <message>
        <source>%1 stakes, %2</source>
        <comment>a number, an amount</comment>
        <translation>%1 mise, %2</translation>
    </message>
    <message>
        <source>Giving the hand up is worth %1 of the stake here</source>
        <translation>Abandonner rapporte ici %1 fois la mise</translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <source>Review</source>
        <translation>Révision</translation>
    </message>
    <message>
        <source>This is what happened.</source>
        <translation>Voici ce qui s’est passé.</translation>
    </message>
    <message>
        <source>This is what would have happened, not what did.</source>
        <translation>Voici ce qui serait venu, non ce qui s’est passé.</translation>
    </message>
    <message>
        <source>Press another answer to see what would have happened.</source>
        <translation>Choisissez une autre réponse pour voir ce qu’elle aurait donné.</translation>
    </message>
    <message>
        <source>Show the decision again</source>
        <translation>Revoir la décision</translation>
    </message>
    <message>
        <source>Stop review</source>
        <translation>Arrêter la révision</translation>
    </message>
</context>
<context>
    <name>ReviewNote</name>
    <message>
        <source>Answer as you would now. The figures follow.</source>
        <translation>Répondez comme vous le feriez maintenant. Les chiffres viennent après.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <comment>whose answer, the answer, its price</comment>
        <translation>%1&#xa0;: %2 %3</translation>
    </message>
</context>
<context>
    <name>Round</name>
    <message>
        <source>%1 was worth %2 of the stake more</source>
        <comment>an answer at the table</comment>
        <translation>%1 valait %2 mise de plus</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Croupier</translation>
    </message>
    <message>
        <source>Worth %1 of its stake before the first card</source>
        <comment>a side bet</comment>
        <translation>Valait %1 fois sa mise avant la première carte</translation>
    </message>
    <message>
        <source>Behind, %1</source>
        <comment>whose hand</comment>
        <translation>Derrière, %1</translation>
    </message>
    <message>
        <source>Insurance, %1</source>
        <comment>whose hand</comment>
        <translation>Assurance, %1</translation>
    </message>
    <message>
        <source>%1, hand %2</source>
        <comment>a side bet and whose</comment>
        <translation>%1, main %2</translation>
    </message>
    <message>
        <source>Shoe %1</source>
        <translation>Sabot %1</translation>
    </message>
    <message>
        <source>cards %1 to %2</source>
        <translation>cartes %1 à %2</translation>
    </message>
    <message>
        <source>commitment %1</source>
        <translation>engagement %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>graine %1</translation>
    </message>
    <message>
        <source>seed shown when the shoe ends</source>
        <translation>graine visible à la fin du sabot</translation>
    </message>
    <message>
        <source>client seed %1</source>
        <translation>graine client %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Round %1, %2, %3 against %4, %5, %6</source>
        <translation>Manche %1, %2, %3 contre %4, %5, %6</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>a side bet</comment>
        <translation>%1&#xa0;: gagné</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>a side bet</comment>
        <translation>%1&#xa0;: perdu</translation>
    </message>
    <message>
        <source>recovered</source>
        <translation>récupérée</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>endommagée</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what is told of a round</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>The cards of this round can&apos;t be read: %1</source>
        <translation>Les cartes de cette manche ne peuvent pas être lues&#xa0;: %1</translation>
    </message>
    <message>
        <source>The record of this round can&apos;t be read to the end. It is shown as far as it goes; the money is as it was booked.</source>
        <translation>Le relevé de cette manche ne peut pas être lu jusqu’au bout. Elle est montrée aussi loin que possible ; l’argent est tel qu’il a été comptabilisé.</translation>
    </message>
    <message>
        <source>%1: %2 decided early</source>
        <comment>a hand, an action</comment>
        <translation>%1&#xa0;: %2, décidé d’avance</translation>
    </message>
    <message>
        <source>%1: double followed</source>
        <translation>%1&#xa0;: double suivi</translation>
    </message>
    <message>
        <source>%1: split followed</source>
        <translation>%1&#xa0;: séparation suivie</translation>
    </message>
    <message>
        <source>%1: not followed</source>
        <translation>%1&#xa0;: pas de suivi</translation>
    </message>
    <message>
        <source>%1: hit on %2 against %3</source>
        <translation>%1&#xa0;: tirer sur %2 contre %3</translation>
    </message>
    <message>
        <source>%1: stand on %2 against %3</source>
        <translation>%1&#xa0;: rester sur %2 contre %3</translation>
    </message>
    <message>
        <source>%1: double on %2 against %3</source>
        <translation>%1&#xa0;: doubler sur %2 contre %3</translation>
    </message>
    <message>
        <source>%1: split on %2 against %3</source>
        <translation>%1&#xa0;: séparer sur %2 contre %3</translation>
    </message>
    <message>
        <source>%1: give up on %2 against %3</source>
        <translation>%1&#xa0;: abandonner sur %2 contre %3</translation>
    </message>
    <message>
        <source>%1: surrender on %2 against %3</source>
        <translation>%1&#xa0;: abandonner sur %2 contre %3</translation>
    </message>
    <message>
        <source>%1: insurance on %2 against %3</source>
        <translation>%1&#xa0;: assurance sur %2 contre %3</translation>
    </message>
    <message>
        <source>%1: even money on %2 against %3</source>
        <translation>%1&#xa0;: even money sur %2 contre %3</translation>
    </message>
    <message>
        <source>%1: no even money</source>
        <translation>%1&#xa0;: pas d’even money</translation>
    </message>
    <message>
        <source>%1: no insurance</source>
        <translation>%1&#xa0;: pas d’assurance</translation>
    </message>
    <message>
        <source>%1: not given up</source>
        <translation>%1&#xa0;: pas d’abandon</translation>
    </message>
    <message>
        <source>%1: no surrender</source>
        <translation>%1&#xa0;: pas d’abandon</translation>
    </message>
    <message>
        <source>%1 (no answer)</source>
        <comment>a decision</comment>
        <translation>%1 (sans réponse)</translation>
    </message>
    <message>
        <source>%1 (early)</source>
        <comment>a decision</comment>
        <translation>%1 (d’avance)</translation>
    </message>
    <message>
        <source>Mistakes cost %1</source>
        <translation>Coût des erreurs : %1</translation>
    </message>
    <message>
        <source>Luck %1</source>
        <translation>Chance %1</translation>
    </message>
    <message>
        <source>Before the round: %1</source>
        <comment>what was said of a count</comment>
        <translation>Avant la manche : %1</translation>
    </message>
    <message>
        <source>After the round: %1</source>
        <comment>what was said of a count</comment>
        <translation>Après la manche : %1</translation>
    </message>
    <message>
        <source>%1, %2 staked by the house</source>
        <comment>a stake, an amount</comment>
        <translation>%1, %2 misés par la maison</translation>
    </message>
    <message>
        <source>%1: free double on %2 against %3</source>
        <translation>%1&#xa0;: doubler gratis sur %2 contre %3</translation>
    </message>
    <message>
        <source>%1: free split on %2 against %3</source>
        <translation>%1&#xa0;: séparer gratis sur %2 contre %3</translation>
    </message>
</context>
<context>
    <name>RoundDetailsView</name>
    <message>
        <source>As dealt</source>
        <translation>À la donne</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Croupier</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Total staked</source>
        <translation>Total misé</translation>
    </message>
    <message>
        <source>Paid out, stakes included</source>
        <translation>Payé, mises comprises</translation>
    </message>
    <message>
        <source>Luck and play</source>
        <translation>Chance et jeu</translation>
    </message>
    <message>
        <source>Hands, played best</source>
        <translation>Mains, jeu optimal</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Paris annexes</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Net</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>Why it ended this way</source>
        <translation>Pourquoi ce résultat</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Équité</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Relire</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Réviser</translation>
    </message>
    <message>
        <source>These cards in other games</source>
        <translation>Ces cartes dans d’autres jeux</translation>
    </message>
    <message>
        <source>You, as dealt</source>
        <translation>Vous, à la donne</translation>
    </message>
    <message>
        <source>You, at the end</source>
        <translation>Vous, à la fin</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Your side bets</source>
        <translation>Vos paris annexes</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Vos décisions</translation>
    </message>
    <message>
        <source>Others at the table</source>
        <translation>Les autres à la table</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Your count</source>
        <translation>Votre compte</translation>
    </message>
</context>
<context>
    <name>RoundList</name>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>No rounds match the filter.</source>
        <translation>Aucune manche ne correspond au filtre.</translation>
    </message>
    <message>
        <source>Rounds appear here when they are finished.</source>
        <translation>Les manches apparaissent ici une fois terminées.</translation>
    </message>
    <message>
        <source>Show all rounds</source>
        <translation>Afficher toutes les manches</translation>
    </message>
    <message>
        <source>Earlier</source>
        <comment>rounds</comment>
        <translation>Auparavant</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>Staked %1, net %2</source>
        <comment>in a round</comment>
        <translation>Misé %1, net %2</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>a heading</comment>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>a heading</comment>
        <translation>Main</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>of a hand</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Bets</source>
        <comment>a heading</comment>
        <translation>Mises</translation>
    </message>
    <message>
        <source>Bet</source>
        <comment>a heading</comment>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Misé</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
</context>
<context>
    <name>RoundWriter</name>
    <message>
        <source>Export the Rundown</source>
        <translation>Exporter le journal</translation>
    </message>
    <message>
        <source>CSV, one play per line</source>
        <translation>CSV, un pari par ligne</translation>
    </message>
    <message>
        <source>JSON, one round per line</source>
        <translation>JSON, une manche par ligne</translation>
    </message>
    <message>
        <source>rundown</source>
        <comment>a file&apos;s name</comment>
        <translation>journal</translation>
    </message>
</context>
<context>
    <name>RuleEditor</name>
    <message>
        <source>No rule matches “%1”.</source>
        <translation>Aucune règle ne s’appelle «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>What the rules are worth</source>
        <translation>Ce que valent les règles</translation>
    </message>
    <message>
        <source>Save your changes?</source>
        <translation>Enregistrer vos modifications&#x202f;?</translation>
    </message>
    <message>
        <source>These rules can&apos;t be played yet. Fix what is marked before you save.</source>
        <translation>Ces règles ne sont pas encore jouables&#xa0;: corrigez ce qui est signalé avant d’enregistrer.</translation>
    </message>
    <message>
        <source>They become a game of your own; the built-in game stays as it is.</source>
        <translation>Elles deviennent un jeu personnel&#x202f;; le jeu intégré reste tel quel.</translation>
    </message>
    <message>
        <source>The game&apos;s file still has the rules as they were.</source>
        <translation>Le fichier du jeu contient toujours les anciennes règles.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Ignorer les modifications</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Continuer à modifier</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more rules</source>
        <translation>
            <numerusform>Afficher %n autre règle</numerusform>
            <numerusform>Afficher %n autres règles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleLine</name>
    <message>
        <source>the house&apos;s choice</source>
        <translation>choix de la maison</translation>
    </message>
</context>
<context>
    <name>RuleSaid</name>
    <message>
        <source>No longer: %1</source>
        <translation>Ne vaut plus&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>RuleTrials</name>
    <message>
        <source>Try other rules</source>
        <translation>Essayer d’autres règles</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Decks: %1</source>
        <translation>Jeux de cartes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Jeux de cartes</translation>
    </message>
    <message>
        <source>Dealer hits soft 17</source>
        <translation>Le croupier tire sur 17 souple</translation>
    </message>
    <message>
        <source>Dealer peeks for blackjack</source>
        <translation>Le croupier vérifie s’il a blackjack</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>Double après séparation</translation>
    </message>
    <message>
        <source>Double on</source>
        <translation>Double sur</translation>
    </message>
    <message>
        <source>Hands from one pair</source>
        <translation>Mains issues d’une paire</translation>
    </message>
    <message>
        <source>no split</source>
        <translation>aucune séparation</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Abandon</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>late</source>
        <translation>tardif</translation>
    </message>
    <message>
        <source>early</source>
        <translation>anticipé</translation>
    </message>
    <message>
        <source>Blackjack pays</source>
        <translation>Le blackjack paie</translation>
    </message>
    <message>
        <source>any total</source>
        <translation>tout total</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Id</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>What files and the command line call the game.</source>
        <translation>Nom du jeu dans les fichiers et sur la ligne de commande.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>What the game is called in the lobby and at the table.</source>
        <translation>Nom du jeu à l’accueil et à la table.</translation>
    </message>
    <message>
        <source>Published return</source>
        <translation>Retour publié</translation>
    </message>
    <message>
        <source>The return to the player on a casino&apos;s own sheet, as a fraction of 1; empty if it gives none.</source>
        <translation>Ce qui revient à la longue selon la fiche du casino, en fraction de 1&#x202f;; vide si elle n’en dit rien.</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Jeux de cartes</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mélange</translation>
    </message>
    <message>
        <source>When the cards are shuffled.</source>
        <translation>Quand toutes les cartes sont mélangées.</translation>
    </message>
    <message>
        <source>Position of the cut card</source>
        <translation>Position de la carte d’arrêt</translation>
    </message>
    <message>
        <source>How much of the shoe is dealt before the cut card comes out.</source>
        <translation>La part du sabot distribuée avant que la carte d’arrêt sorte.</translation>
    </message>
    <message>
        <source>Burned cards</source>
        <translation>Cartes brûlées</translation>
    </message>
    <message>
        <source>How many cards are burned face down after a shuffle.</source>
        <translation>Nombre de cartes écartées face cachée après un mélange.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>How many hands the table has room for.</source>
        <translation>Combien de mains tiennent à la table.</translation>
    </message>
    <message>
        <source>Seats per player</source>
        <translation>Places par joueur</translation>
    </message>
    <message>
        <source>How many of them one player may take.</source>
        <translation>Combien d’entre elles un même joueur peut occuper.</translation>
    </message>
    <message>
        <source>Other people</source>
        <translation>Autres personnes</translation>
    </message>
    <message>
        <source>Other people, played by the program, sit at the table.</source>
        <translation>Le programme joue d’autres personnes à la table.</translation>
    </message>
    <message>
        <source>Shared table</source>
        <translation>Table partagée</translation>
    </message>
    <message>
        <source>Seats are kept from round to round, players may bet behind others, and decisions may be made early.</source>
        <translation>Les places se gardent d’une manche à l’autre, on peut miser derrière une autre main et décider d’avance.</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Ordre du jeu</translation>
    </message>
    <message>
        <source>The order in which seats are dealt and played.</source>
        <translation>L’ordre dans lequel les places reçoivent leurs cartes et jouent.</translation>
    </message>
    <message>
        <source>Dealer&apos;s first card</source>
        <translation>Première carte du croupier</translation>
    </message>
    <message>
        <source>Whether the dealer&apos;s first card is dealt face up or face down.</source>
        <translation>Si la première carte du croupier est donnée face visible ou face cachée.</translation>
    </message>
    <message>
        <source>Seconds to bet</source>
        <translation>Secondes pour miser</translation>
    </message>
    <message>
        <source>How long betting stays open; 0 for no time limit.</source>
        <translation>Durée d’ouverture des mises&#x202f;; 0 pour aussi longtemps que vous voulez.</translation>
    </message>
    <message>
        <source>Seconds for a decision</source>
        <translation>Secondes par décision</translation>
    </message>
    <message>
        <source>How long a decision may take; 0 for no time limit.</source>
        <translation>Durée d’une décision&#x202f;; 0 pour aussi longtemps que vous voulez.</translation>
    </message>
    <message>
        <source>Dealer hits soft 17</source>
        <translation>Le croupier tire sur 17 souple</translation>
    </message>
    <message>
        <source>Dealer peeks for blackjack</source>
        <translation>Le croupier vérifie s’il a blackjack</translation>
    </message>
    <message>
        <source>With an ace or a ten up, the dealer checks the hole card before hands are played.</source>
        <translation>Avec un as ou une bûche visible, le croupier regarde la carte cachée avant que les mains soient jouées.</translation>
    </message>
    <message>
        <source>Hint about the hole card</source>
        <translation>Indice sur la carte cachée</translation>
    </message>
    <message>
        <source>What the dealer says about the hole card: small from 2 to 5, medium from 6 to 9, large from 10 to ace.</source>
        <translation>Ce que le croupier dit de la carte cachée&#xa0;: basse de 2 à 5, moyenne de 6 à 9, haute du 10 à l’as.</translation>
    </message>
    <message>
        <source>Two gold cards are shown</source>
        <translation>Deux cartes d’or sont montrées</translation>
    </message>
    <message>
        <source>If both of the dealer&apos;s cards are tens, court cards or aces, both are shown before you play.</source>
        <translation>Si les deux cartes du croupier sont des 10, des figures ou des as, elles sont retournées avant que vous jouiez.</translation>
    </message>
    <message>
        <source>Dealer&apos;s 22 pushes</source>
        <translation>Égalité sur 22 du croupier</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, hands push instead of winning. Gold cards are tens, court cards and aces.</source>
        <translation>Quand le croupier saute avec exactement 22, il y a égalité au lieu d’un gain. Les cartes d’or sont les 10, les figures et les as.</translation>
    </message>
    <message>
        <source>Blackjack pays</source>
        <translation>Le blackjack paie</translation>
    </message>
    <message>
        <source>What a blackjack wins: 3:2 is 3 for every 2 staked.</source>
        <translation>Ce que gagne un blackjack&#xa0;: 3:2, c’est 3 pour chaque 2 misé.</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Assurance</translation>
    </message>
    <message>
        <source>Against an ace, a hand may be insured for half its stake.</source>
        <translation>Contre un as, une main peut être assurée pour la moitié de sa mise.</translation>
    </message>
    <message>
        <source>Insure a blackjack</source>
        <translation>Assurer un blackjack</translation>
    </message>
    <message>
        <source>A blackjack may be insured too.</source>
        <translation>Un blackjack peut aussi être assuré.</translation>
    </message>
    <message>
        <source>Insurance pays</source>
        <translation>L’assurance paie</translation>
    </message>
    <message>
        <source>What insurance wins if the dealer has a blackjack.</source>
        <translation>Ce que gagne l’assurance si le croupier a blackjack.</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Even money</translation>
    </message>
    <message>
        <source>The up cards against which a blackjack may be paid 1:1 at once.</source>
        <translation>Contre quelles cartes un blackjack peut être payé 1:1 aussitôt.</translation>
    </message>
    <message>
        <source>Double on</source>
        <translation>Double sur</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>Double après séparation</translation>
    </message>
    <message>
        <source>Hands may be doubled after a split.</source>
        <translation>Une main issue d’une séparation peut être doublée.</translation>
    </message>
    <message>
        <source>Hands from one pair</source>
        <translation>Mains issues d’une paire</translation>
    </message>
    <message>
        <source>The most hands that one may be split into; 1 for no splits.</source>
        <translation>Combien de mains les séparations peuvent tirer d’une seule&#x202f;; 1 pour aucune séparation.</translation>
    </message>
    <message>
        <source>Split aces</source>
        <translation>As séparés</translation>
    </message>
    <message>
        <source>How hands from split aces are played.</source>
        <translation>Comment se jouent les mains issues de deux as.</translation>
    </message>
    <message>
        <source>Resplit aces</source>
        <translation>Séparer à nouveau les as</translation>
    </message>
    <message>
        <source>A pair of aces that comes up after a split may be split again.</source>
        <translation>Une paire d’as issue d’une séparation peut elle aussi être séparée.</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Abandon</translation>
    </message>
    <message>
        <source>Surrender against</source>
        <translation>Abandon contre</translation>
    </message>
    <message>
        <source>The up cards against which a hand may be given up.</source>
        <translation>Contre quelles cartes du croupier une main peut être abandonnée.</translation>
    </message>
    <message>
        <source>When no answer comes</source>
        <translation>En l’absence de réponse</translation>
    </message>
    <message>
        <source>What happens to a round when time runs out or you leave in the middle.</source>
        <translation>Ce qui arrive à une manche quand le temps est écoulé ou que vous partez en cours.</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Paris annexes</translation>
    </message>
    <message>
        <source>Bets besides the main stake, each with its own pay table and limits.</source>
        <translation>Des paris à côté de la mise principale, chacun avec sa table de paiement et ses limites.</translation>
    </message>
    <message>
        <source>Table limits</source>
        <translation>Limites de mise par main</translation>
    </message>
    <message>
        <source>The smallest and largest stake on a hand, in each currency. The first currency is the game&apos;s default.</source>
        <translation>La mise minimale et la mise maximale, dans chaque monnaie. La première monnaie est celle du jeu par défaut.</translation>
    </message>
    <message>
        <source>The house&apos;s choices</source>
        <translation>Choix de la maison</translation>
    </message>
    <message>
        <source>What the Rules page marks as decided by the house, because no published sheet covers it.</source>
        <translation>Ce que la page des règles signale comme décidé par la maison, parce qu’aucune fiche publiée ne le dit.</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>The cloth on the table.</source>
        <translation>Le tapis de la table.</translation>
    </message>
    <message>
        <source>Place in the lobby</source>
        <translation>Rang à l’accueil</translation>
    </message>
    <message>
        <source>Games with a smaller number come first; those without one come last.</source>
        <translation>Les jeux au numéro le plus bas viennent d’abord, ceux qui n’en ont pas à la fin.</translation>
    </message>
    <message>
        <source>before every round</source>
        <translation>avant chaque manche</translation>
    </message>
    <message>
        <source>after a cut card</source>
        <translation>après une carte d’arrêt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>as many as the value of the first card</source>
        <translation>autant que la valeur de la première carte</translation>
    </message>
    <message>
        <source>first seat to last</source>
        <translation>de la première place à la dernière</translation>
    </message>
    <message>
        <source>last seat to first</source>
        <translation>de la dernière place à la première</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>face visible</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>small, medium or large</source>
        <translation>basse, moyenne ou haute</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>except two gold cards and 21</source>
        <translation>sauf deux cartes d’or et 21</translation>
    </message>
    <message>
        <source>except any with two gold cards and 21</source>
        <translation>sauf toute main avec deux cartes d’or et 21</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>un as</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>une bûche</translation>
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
        <translation>une carte chacun</translation>
    </message>
    <message>
        <source>like other hands</source>
        <translation>comme les autres mains</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>after the dealer peeks</source>
        <translation>après vérification du croupier</translation>
    </message>
    <message>
        <source>before the dealer peeks</source>
        <translation>avant vérification du croupier</translation>
    </message>
    <message>
        <source>every card</source>
        <translation>toutes les cartes</translation>
    </message>
    <message>
        <source>2 to 9</source>
        <translation>2 à 9</translation>
    </message>
    <message>
        <source>it waits for you</source>
        <translation>elle vous attend</translation>
    </message>
    <message>
        <source>it is finished for you</source>
        <translation>elle est terminée pour vous</translation>
    </message>
    <message>
        <source>Emerald</source>
        <translation>Émeraude</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Minuit</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bourgogne</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>Lagon</translation>
    </message>
    <message>
        <source>Classic green</source>
        <translation>Vert classique</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Anthracite</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>Decks and shoe</source>
        <translation>Jeux de cartes et sabot</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Croupier</translation>
    </message>
    <message>
        <source>Blackjack and insurance</source>
        <translation>Blackjack et assurance</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Double</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Séparation</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Table and seats</source>
        <translation>Table et places</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Silence</translation>
    </message>
    <message>
        <source>Felt and lobby</source>
        <translation>Tapis et accueil</translation>
    </message>
    <message>
        <source>A hand of 21 stands automatically</source>
        <translation>Une main de 21 reste d’elle-même</translation>
    </message>
    <message>
        <source>Dealing order</source>
        <translation>Ordre de la donne</translation>
    </message>
    <message>
        <source>Payouts exclude the returned stake</source>
        <translation>Les paiements s’entendent sans la mise rendue</translation>
    </message>
    <message>
        <source>%1: pay table</source>
        <comment>a side bet</comment>
        <translation>%1&#xa0;: table de paiement</translation>
    </message>
    <message>
        <source>%1: limits</source>
        <comment>a side bet</comment>
        <translation>%1&#xa0;: limites</translation>
    </message>
    <message>
        <source>The dealer hits a 17 that counts an ace as 11; where the dealer stands on a higher total only, that total.</source>
        <translation>Le croupier tire sur un 17 où un as compte 11 ; s’il ne reste que sur un total plus haut, sur celui-là.</translation>
    </message>
    <message>
        <source>Dealer stands on</source>
        <translation>Le croupier reste sur</translation>
    </message>
    <message>
        <source>The lowest total on which the dealer takes no more cards.</source>
        <translation>Le plus petit total auquel le croupier ne tire plus de carte.</translation>
    </message>
    <message>
        <source>Dealer&apos;s blackjack takes</source>
        <translation>Le blackjack du croupier prend</translation>
    </message>
    <message>
        <source>What a dealer&apos;s blackjack takes that shows only after hands were doubled and split. All of it is the European rule; busted hands and one more stake the Australian.</source>
        <translation>Ce que prend un blackjack du croupier découvert après les doubles et séparations. Tout est la règle européenne ; les mains qui ont sauté et une mise de plus, l’australienne.</translation>
    </message>
    <message>
        <source>Equal hands</source>
        <translation>Mains égales</translation>
    </message>
    <message>
        <source>every stake</source>
        <translation>toutes les mises</translation>
    </message>
    <message>
        <source>the first stake</source>
        <translation>la première mise</translation>
    </message>
    <message>
        <source>each hand&apos;s first stake, busted hands whole</source>
        <translation>la première mise de chaque main, celles qui ont sauté entières</translation>
    </message>
    <message>
        <source>busted hands and one more stake</source>
        <translation>les mains qui ont sauté et une mise de plus</translation>
    </message>
    <message>
        <source>the dealer wins</source>
        <translation>le croupier gagne</translation>
    </message>
    <message>
        <source>the dealer wins, but your blackjack is paid</source>
        <translation>le croupier gagne, mais votre blackjack est payé</translation>
    </message>
    <message>
        <source>every hand</source>
        <translation>toutes les mains</translation>
    </message>
    <message>
        <source>a push</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>On which totals a hand may be doubled.</source>
        <translation>Sur quels totaux une main peut être doublée.</translation>
    </message>
    <message>
        <source>Double with</source>
        <translation>Doubler avec</translation>
    </message>
    <message>
        <source>With how many cards a hand may be doubled.</source>
        <translation>Avec combien de cartes une main peut être doublée.</translation>
    </message>
    <message>
        <source>Hands from a pair of aces</source>
        <translation>Mains issues d’une paire d’as</translation>
    </message>
    <message>
        <source>The most hands that a pair of aces may be split into.</source>
        <translation>Combien de mains les séparations peuvent tirer d’une paire d’as.</translation>
    </message>
    <message>
        <source>Cards of a Charlie</source>
        <translation>Cartes d’un Charlie</translation>
    </message>
    <message>
        <source>With so many cards a hand that isn&apos;t bust ends and wins, whatever its total.</source>
        <translation>Avec tant de cartes, une main qui n’a pas sauté s’arrête et gagne, quel que soit son total.</translation>
    </message>
    <message>
        <source>A Charlie wins</source>
        <translation>Un Charlie gagne</translation>
    </message>
    <message>
        <source>Against which hands of the dealer a hand wins by the number of its cards.</source>
        <translation>Contre quelles mains du croupier une main gagne par le nombre de ses cartes.</translation>
    </message>
    <message>
        <source>a push, but your 21 wins</source>
        <translation>égalité, mais votre 21 gagne</translation>
    </message>
    <message>
        <source>any total</source>
        <translation>tout total</translation>
    </message>
    <message>
        <source>the first two cards</source>
        <translation>les deux premières cartes</translation>
    </message>
    <message>
        <source>any number of cards</source>
        <translation>n’importe quel nombre de cartes</translation>
    </message>
    <message>
        <source>hit, not doubled</source>
        <translation>tirer, sans doubler</translation>
    </message>
    <message>
        <source>no Charlie</source>
        <translation>pas de Charlie</translation>
    </message>
    <message>
        <source>five cards</source>
        <translation>cinq cartes</translation>
    </message>
    <message>
        <source>six cards</source>
        <translation>six cartes</translation>
    </message>
    <message>
        <source>seven cards</source>
        <translation>sept cartes</translation>
    </message>
    <message>
        <source>against everything</source>
        <translation>contre tout</translation>
    </message>
    <message>
        <source>except against a blackjack</source>
        <translation>sauf contre un blackjack</translation>
    </message>
    <message>
        <source>except against 21</source>
        <translation>sauf contre 21</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Charlie</translation>
    </message>
    <message>
        <source>Dealer&apos;s second card</source>
        <translation>Seconde carte du croupier</translation>
    </message>
    <message>
        <source>When the dealer gets it. After the players is the European rule: there is no hole card to peek at, and it isn&apos;t drawn if nothing is left to decide.</source>
        <translation>Quand le croupier la reçoit. Après les joueurs est la règle européenne&#xa0;: il n’y a pas de carte cachée à vérifier, et elle n’est pas tirée s’il ne reste rien à décider.</translation>
    </message>
    <message>
        <source>with the first cards</source>
        <translation>avec les premières cartes</translation>
    </message>
    <message>
        <source>after the players</source>
        <translation>après les joueurs</translation>
    </message>
    <message>
        <source>How many decks of cards are used.</source>
        <translation>Nombre de jeux de cartes utilisés.</translation>
    </message>
    <message>
        <source>Kind of deck</source>
        <translation>Type de jeu de cartes</translation>
    </message>
    <message>
        <source>Whether the decks have their tens.</source>
        <translation>Si les jeux contiennent leurs 10.</translation>
    </message>
    <message>
        <source>Both dealer cards open</source>
        <translation>Deux cartes du croupier visibles</translation>
    </message>
    <message>
        <source>Both of the dealer&apos;s cards are dealt face up, as in Double Exposure. A blackjack ends the round at once, and nothing can be insured.</source>
        <translation>Les deux cartes du croupier sont données face visible, comme à Double Exposure. Un blackjack met aussitôt fin à la manche, et rien ne peut être assuré.</translation>
    </message>
    <message>
        <source>Surrender after a double</source>
        <translation>Abandon après double</translation>
    </message>
    <message>
        <source>A doubled hand may be given up for half its stake once its card is dealt.</source>
        <translation>Une main doublée peut être abandonnée pour la moitié de sa mise une fois sa carte donnée.</translation>
    </message>
    <message>
        <source>What makes a pair</source>
        <translation>Ce qui forme une paire</translation>
    </message>
    <message>
        <source>Whether any two cards that count 10 may be split, or only two of the same rank.</source>
        <translation>Si deux cartes quelconques qui comptent 10 peuvent être séparées, ou seulement deux de même rang.</translation>
    </message>
    <message>
        <source>21 with five cards pays</source>
        <translation>21 en cinq cartes paie</translation>
    </message>
    <message>
        <source>What a hand of 21 with five cards or more wins if it wasn&apos;t doubled; 1:1 for no bonus.</source>
        <translation>Ce que gagne une main de 21 en cinq cartes ou plus si elle n’a pas été doublée&#x202f;; 1:1, c’est sans bonus.</translation>
    </message>
    <message>
        <source>21 with six cards pays</source>
        <translation>21 en six cartes paie</translation>
    </message>
    <message>
        <source>What a hand of 21 with six cards or more wins if it wasn&apos;t doubled; 1:1 for no bonus.</source>
        <translation>Ce que gagne une main de 21 en six cartes ou plus si elle n’a pas été doublée&#x202f;; 1:1, c’est sans bonus.</translation>
    </message>
    <message>
        <source>21 with seven cards pays</source>
        <translation>21 en sept cartes paie</translation>
    </message>
    <message>
        <source>What a hand of 21 with seven cards or more wins if it wasn&apos;t doubled; 1:1 for no bonus.</source>
        <translation>Ce que gagne une main de 21 en sept cartes ou plus si elle n’a pas été doublée&#x202f;; 1:1, c’est sans bonus.</translation>
    </message>
    <message>
        <source>6-7-8 pays</source>
        <translation>6-7-8 paie</translation>
    </message>
    <message>
        <source>What a 6, a 7 and an 8 win, whatever their suits; 1:1 for no bonus.</source>
        <translation>Ce que gagnent un 6, un 7 et un 8, quelles que soient leurs enseignes&#x202f;; 1:1, c’est sans bonus.</translation>
    </message>
    <message>
        <source>6-7-8 of one suit pays</source>
        <translation>6-7-8 assorti paie</translation>
    </message>
    <message>
        <source>What a 6, a 7 and an 8 of the same suit win; 1:1 for no bonus of their own.</source>
        <translation>Ce que gagnent un 6, un 7 et un 8 de même enseigne&#x202f;; 1:1, c’est sans bonus propre.</translation>
    </message>
    <message>
        <source>6-7-8 of spades pays</source>
        <translation>6-7-8 de pique paie</translation>
    </message>
    <message>
        <source>What the 6, 7 and 8 of spades win; 1:1 for no bonus of their own.</source>
        <translation>Ce que gagnent le 6, le 7 et le 8 de pique&#x202f;; 1:1, c’est sans bonus propre.</translation>
    </message>
    <message>
        <source>7-7-7 pays</source>
        <translation>7-7-7 paie</translation>
    </message>
    <message>
        <source>What three sevens win, whatever their suits; 1:1 for no bonus.</source>
        <translation>Ce que gagnent trois 7, quelles que soient leurs enseignes&#x202f;; 1:1, c’est sans bonus.</translation>
    </message>
    <message>
        <source>7-7-7 of one suit pays</source>
        <translation>7-7-7 assorti paie</translation>
    </message>
    <message>
        <source>What three sevens of the same suit win; 1:1 for no bonus of their own.</source>
        <translation>Ce que gagnent trois 7 de même enseigne&#x202f;; 1:1, c’est sans bonus propre.</translation>
    </message>
    <message>
        <source>7-7-7 of spades pays</source>
        <translation>7-7-7 de pique paie</translation>
    </message>
    <message>
        <source>What three sevens of spades win; 1:1 for no bonus of their own.</source>
        <translation>Ce que gagnent trois 7 de pique&#x202f;; 1:1, c’est sans bonus propre.</translation>
    </message>
    <message>
        <source>full, 52 cards</source>
        <translation>complet, 52 cartes</translation>
    </message>
    <message>
        <source>Spanish, 48 cards without the tens</source>
        <translation>espagnol, 48 cartes sans les 10</translation>
    </message>
    <message>
        <source>the same value</source>
        <translation>la même valeur</translation>
    </message>
    <message>
        <source>the same rank</source>
        <translation>le même rang</translation>
    </message>
    <message>
        <source>Bonuses for 21</source>
        <translation>Bonus pour 21</translation>
    </message>
    <message>
        <source>Blackjack of one suit pays</source>
        <translation>Blackjack assorti paie</translation>
    </message>
    <message>
        <source>What a blackjack of one suit wins if that is more than others win; 1:1 for no more.</source>
        <translation>Ce que gagne un blackjack assorti si c’est plus que les autres&#xa0;; 1:1, c’est sans rien de plus.</translation>
    </message>
    <message>
        <source>Suit of that blackjack</source>
        <translation>Enseigne de ce blackjack</translation>
    </message>
    <message>
        <source>The suit that both of its cards must have.</source>
        <translation>L’enseigne que ses deux cartes doivent avoir.</translation>
    </message>
    <message>
        <source>Double for less</source>
        <translation>Double pour moins</translation>
    </message>
    <message>
        <source>Whoever has less left than a double costs may double for all that is left.</source>
        <translation>S’il reste moins que ce que coûte un double, on peut doubler avec tout ce qui reste.</translation>
    </message>
    <message>
        <source>Doubles of one hand</source>
        <translation>Doubles par main</translation>
    </message>
    <message>
        <source>How many times a hand may be doubled: after its double&apos;s card again, for as much as is staked on it then.</source>
        <translation>Combien de fois une main peut être doublée&#xa0;: à nouveau après la carte du double, pour autant qu’il y a alors de misé sur elle.</translation>
    </message>
    <message>
        <source>Free doubles</source>
        <translation>Doubles gratuits</translation>
    </message>
    <message>
        <source>Which doubles of two cards the house stakes for the player. Hard: no ace counts 11.</source>
        <translation>Quels doubles avec deux cartes la maison mise pour le joueur. Dur&#xa0;: aucun as ne compte 11.</translation>
    </message>
    <message>
        <source>Free splits</source>
        <translation>Séparations gratuites</translation>
    </message>
    <message>
        <source>Of which pairs the house stakes the new hand for the player.</source>
        <translation>Pour quelles paires la maison mise la nouvelle main à la place du joueur.</translation>
    </message>
    <message>
        <source>Surrender with</source>
        <translation>Abandon avec</translation>
    </message>
    <message>
        <source>With how many cards a hand may be surrendered; with any number, after a split too.</source>
        <translation>Avec combien de cartes une main peut être abandonnée&#xa0;; avec n’importe quel nombre, aussi après une séparation.</translation>
    </message>
    <message>
        <source>a push, but your blackjack is paid</source>
        <translation>égalité, mais votre blackjack est payé</translation>
    </message>
    <message>
        <source>any suit</source>
        <translation>toute enseigne</translation>
    </message>
    <message>
        <source>spades only</source>
        <translation>pique seulement</translation>
    </message>
    <message>
        <source>hearts only</source>
        <translation>cœur seulement</translation>
    </message>
    <message>
        <source>diamonds only</source>
        <translation>carreau seulement</translation>
    </message>
    <message>
        <source>clubs only</source>
        <translation>trèfle seulement</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>aucun double</translation>
    </message>
    <message>
        <source>hard 9, 10, 11</source>
        <translation>9, 10, 11 durs</translation>
    </message>
    <message>
        <source>hard 10, 11</source>
        <translation>10, 11 durs</translation>
    </message>
    <message>
        <source>any total of two cards</source>
        <translation>tout total de deux cartes</translation>
    </message>
    <message>
        <source>no pair</source>
        <translation>aucune paire</translation>
    </message>
    <message>
        <source>every pair but tens</source>
        <translation>toute paire sauf les bûches</translation>
    </message>
    <message>
        <source>every pair</source>
        <translation>toute paire</translation>
    </message>
    <message>
        <source>Void against a blackjack</source>
        <translation>Nul contre un blackjack</translation>
    </message>
    <message>
        <source>A dealer&apos;s blackjack that shows only when the hands have been played takes all of a surrendered one.</source>
        <translation>Un blackjack du croupier découvert seulement une fois les mains jouées prend toute la mise d’une main abandonnée.</translation>
    </message>
    <message>
        <source>a push, but your 21 always wins</source>
        <translation>égalité, mais votre 21 gagne toujours</translation>
    </message>
    <message>
        <source>a ten or an ace</source>
        <translation>une bûche ou un as</translation>
    </message>
    <message>
        <source>Who wins when you and the dealer have the same total. A 21 that always wins beats a blackjack too that shows only then, unless that takes the first stake alone.</source>
        <translation>Qui gagne quand vous et le croupier avez le même total. Un 21 qui gagne toujours bat aussi un blackjack découvert seulement alors, sauf si celui-ci ne prend que la première mise.</translation>
    </message>
    <message>
        <source>When a hand may be given up for half its stake; if the dealer doesn&apos;t peek, when its turn comes.</source>
        <translation>Quand une main peut être abandonnée pour la moitié de sa mise&#xa0;; si le croupier ne vérifie pas, quand vient le tour de la main.</translation>
    </message>
</context>
<context>
    <name>RulesDrawer</name>
    <message>
        <source>Changes you save now apply from the next round.</source>
        <translation>Ce que vous enregistrez s’applique dès la prochaine manche.</translation>
    </message>
    <message>
        <source>Changes you save now apply at once, on a fresh shoe.</source>
        <translation>Ce que vous enregistrez s’applique aussitôt, sur un nouveau sabot.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules of %1</source>
        <translation>Règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>Tables de paiement</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Rules of %1</source>
        <translation>Règles : %1</translation>
    </message>
    <message>
        <source>Hide the rules</source>
        <translation>Masquer les règles</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>Tables de paiement</translation>
    </message>
    <message>
        <source>Change these rules</source>
        <translation>Changer ces règles</translation>
    </message>
    <message>
        <source>This decided the last round</source>
        <translation>C’est ce qui a décidé la dernière manche</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>Who wins</source>
        <translation>Qui gagne</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. Equal hands push: the stake is returned.</source>
        <translation>La main la plus haute qui n’a pas sauté gagne, et toute main qui n’a pas sauté gagne quand le croupier saute. À total égal, il y a égalité&#xa0;: la mise est rendue.</translation>
    </message>
    <message>
        <source>A win pays 1:1.</source>
        <translation>Un gain paie 1:1.</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, only a hand of 21 and an unsplit hand of exactly two gold cards are paid; every other hand that is not bust pushes.</source>
        <translation>Quand le croupier saute avec exactement 22, seules sont payées une main non séparée de deux cartes d’or exactement et une main de 21&#x202f;; pour toute autre main qui n’a pas sauté, il y a égalité.</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, only a hand of 21 and a hand that holds two gold cards, with or without others, are paid; every other hand that is not bust pushes.</source>
        <translation>Quand le croupier saute avec exactement 22, seules sont payées une main qui contient deux cartes d’or, seules ou parmi d’autres, et une main de 21&#x202f;; pour toute autre main qui n’a pas sauté, il y a égalité.</translation>
    </message>
    <message>
        <source>A payout of a:b wins a for every b staked, and the stake is returned with it.</source>
        <translation>Un paiement de a:b («&#x202f;a pour b&#x202f;») indique ce qui est gagné&#xa0;: a pour chaque b misé. La mise est rendue en plus.</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Paris annexes</translation>
    </message>
    <message>
        <source>Side bets may be placed on any seat in play, yours or not. It doesn&apos;t matter whether the hand wins.</source>
        <translation>Les paris annexes peuvent être posés sur toute place en jeu, la vôtre ou non. Peu importe que la main gagne.</translation>
    </message>
    <message>
        <source>Side bets may be placed on any seat in play, yours or not. They are settled right after the deal, and it doesn&apos;t matter whether the hand wins.</source>
        <translation>Les paris annexes peuvent être posés sur toute place en jeu, la vôtre ou non. Ils sont réglés juste après la donne, et peu importe que la main gagne.</translation>
    </message>
    <message>
        <source>A side bet needs a main stake on its hand. It doesn&apos;t matter whether the hand wins.</source>
        <translation>Les paris annexes accompagnent la mise principale d’une main. Peu importe que la main gagne.</translation>
    </message>
    <message>
        <source>A side bet needs a main stake on its hand. It is settled right after the deal, and it doesn&apos;t matter whether the hand wins.</source>
        <translation>Les paris annexes accompagnent la mise principale d’une main. Ils sont réglés juste après la donne, et peu importe que la main gagne.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an outcome and what it pays</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side bet&apos;s name and what it is</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Pays: %1.</source>
        <translation>Paie&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The best one counts.</source>
        <translation>La meilleure combinaison compte.</translation>
    </message>
    <message>
        <source>It is settled when the round ends; the dealer then plays out the hand even if every other hand is decided.</source>
        <translation>Il est réglé à la fin de la manche&#x202f;; la main du croupier est alors tirée même si toutes les autres mains sont décidées.</translation>
    </message>
    <message>
        <source>It is settled right after the deal.</source>
        <translation>Il est réglé juste après la donne.</translation>
    </message>
    <message>
        <source>Time and interruptions</source>
        <translation>Temps et interruptions</translation>
    </message>
    <message>
        <source>Betting is open for %1 seconds.</source>
        <translation>Les mises sont ouvertes pendant %1 secondes.</translation>
    </message>
    <message>
        <source>A decision has %1 seconds.</source>
        <translation>Une décision dispose de %1 secondes.</translation>
    </message>
    <message>
        <source>There is no clock.</source>
        <translation>Le temps n’est pas limité.</translation>
    </message>
    <message>
        <source>If you don&apos;t answer or have left, the round is finished without you: a hand of 11 or less hits until it is above 11, a hand above 11 stands, and insurance is declined. Every confirmed stake is settled.</source>
        <translation>En l’absence de réponse, ou si vous êtes parti, la manche se termine sans vous&#xa0;: une main de 11 ou moins tire jusqu’à dépasser 11, une main au-dessus de 11 reste, et l’assurance est refusée. Toute mise confirmée est réglée.</translation>
    </message>
    <message>
        <source>A round you leave resumes later, at the decision where it stopped.</source>
        <translation>Une manche quittée reprend plus tard à la décision où elle en était.</translation>
    </message>
    <message>
        <source>A round that can&apos;t be finished is cancelled, and every stake is returned.</source>
        <translation>Une manche qui ne peut pas être menée à son terme est annulée, et toutes ses mises sont rendues.</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Mises</translation>
    </message>
    <message>
        <source>Per hand: %1.</source>
        <comment>its limits</comment>
        <translation>Par main&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a side bet&apos;s limits</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Every stake is a multiple of %1, so that no half and no payout needs rounding.</source>
        <translation>Toute mise est un multiple de %1, pour que la moitié et chaque paiement tombent juste.</translation>
    </message>
    <message>
        <source>Return to the player</source>
        <translation>Retour au joueur</translation>
    </message>
    <message>
        <source>Published: %1.</source>
        <translation>Publié&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Computed from these rules, with best play: %1 of the initial stake.</source>
        <translation>Calculé d’après ces règles, jeu optimal&#xa0;: %1 de la première mise.</translation>
    </message>
    <message>
        <source>Per unit staked in total, doubles and splits included: %1.</source>
        <translation>Par unité de tout ce qui est misé, doubles et séparations compris&#xa0;: %1.</translation>
    </message>
    <message>
        <source>With up to %1 split hands it would be %2 of the initial stake.</source>
        <translation>Avec jusqu’à %1 mains séparées, ce serait %2 de la première mise.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message numerus="yes">
        <source>%n decks of 52 cards are used.</source>
        <translation>
            <numerusform>%n jeu de 52 cartes est utilisé.</numerusform>
            <numerusform>%n jeux de 52 cartes sont utilisés.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards are shuffled before every round.</source>
        <translation>Toutes les cartes sont mélangées avant chaque manche.</translation>
    </message>
    <message>
        <source>Rounds are dealt from one shoe until the cut card comes out; that round is the last of the shoe, and then all cards are shuffled.</source>
        <translation>Les manches sont distribuées d’un même sabot jusqu’à la sortie d’une carte d’arrêt&#x202f;; cette manche est la dernière du sabot, puis toutes les cartes sont mélangées.</translation>
    </message>
    <message>
        <source>The cut card lies after %1 of the shoe, %2 of %3 cards.</source>
        <translation>La carte d’arrêt se trouve après %1 du sabot, %2 cartes sur %3.</translation>
    </message>
    <message>
        <source>After a shuffle the first card is shown, and as many more as its value are burned face down.</source>
        <translation>Après un mélange, la première carte est montrée, et autant de cartes que sa valeur sont brûlées face cachée.</translation>
    </message>
    <message>
        <source>For this an ace counts 1; jack, queen and king count 10.</source>
        <translation>Pour cela, un as compte 1&#x202f;; valet, dame et roi comptent 10.</translation>
    </message>
    <message>
        <source>Cards from 2 to 10 count their face value; jack, queen and king count 10; an ace counts 11, or 1 where 11 would bust the hand.</source>
        <translation>Les cartes de 2 à 10 comptent leur valeur&#x202f;; valet, dame et roi comptent 10&#x202f;; un as compte 11, ou 1 si 11 était de trop.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mains</translation>
    </message>
    <message>
        <source>You play one hand a round.</source>
        <translation>Vous jouez une main par manche.</translation>
    </message>
    <message>
        <source>You play from one to %1 hands a round, each with its own stake.</source>
        <translation>Vous jouez de une à %1 mains par manche, chacune avec sa propre mise.</translation>
    </message>
    <message>
        <source>The table has %1 spots for them.</source>
        <translation>La table a %1 cases pour elles.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>The table has %1 seats.</source>
        <translation>La table a %1 places.</translation>
    </message>
    <message>
        <source>You may hold one seat.</source>
        <translation>Vous occupez une place au plus.</translation>
    </message>
    <message>
        <source>You may hold up to %1 seats, with the same stake on each.</source>
        <translation>Vous occupez jusqu’à %1 places, avec la même mise sur chacune.</translation>
    </message>
    <message>
        <source>What you add to one of your seats is added to each; if your wallet can&apos;t cover that, the addition is divided evenly among them.</source>
        <translation>Ce que vous ajoutez à l’une de vos places s’ajoute à chacune&#x202f;; si le portefeuille n’y suffit pas, l’ajout est réparti également.</translation>
    </message>
    <message>
        <source>Other people, played by the program, sit at the table. You choose at the table how many.</source>
        <translation>D’autres personnes, jouées par le programme, sont assises à la table. Vous choisissez là-bas combien.</translation>
    </message>
    <message>
        <source>If you have just sat down and have no stake when betting closes, you lose the seat.</source>
        <translation>Si vous venez de vous asseoir et n’avez rien misé à la clôture des mises, vous quittez la place.</translation>
    </message>
    <message>
        <source>If you played the previous round, you may sit one round out; you lose the seat if you don&apos;t bet in the next either.</source>
        <translation>Si vous avez joué la manche précédente, vous pouvez en passer une&#x202f;; vous perdez la place si rien n’est misé à la suivante non plus.</translation>
    </message>
    <message>
        <source>If you can&apos;t cover the minimum on all your seats when a round begins, you lose them.</source>
        <translation>Si vous ne pouvez pas couvrir le minimum sur toutes vos places au début d’une manche, vous les perdez.</translation>
    </message>
    <message>
        <source>When somebody leaves a seat, what others have staked there is returned.</source>
        <translation>Quand quelqu’un quitte une place, ce que d’autres y ont misé est rendu.</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t take a seat, but may bet behind others.</source>
        <translation>Un compte d’essai ne peut pas s’asseoir&#x202f;; il peut miser derrière les autres.</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t take a seat.</source>
        <translation>Un compte d’essai ne peut pas s’asseoir.</translation>
    </message>
    <message>
        <source>Betting behind</source>
        <translation>Miser derrière</translation>
    </message>
    <message>
        <source>You may bet behind any seat that somebody else holds. Such a bet wins or loses with the seat&apos;s first hand, blackjack payout included, and its insurance is yours to decide.</source>
        <translation>Vous pouvez miser derrière toute place occupée par quelqu’un d’autre. Cette mise gagne et perd avec la première main de la place, paiement du blackjack compris, et vous décidez de son assurance.</translation>
    </message>
    <message>
        <source>When the seat doubles, you may double too; otherwise your stake rides unchanged on the doubled hand.</source>
        <translation>Quand la place double, vous pouvez doubler aussi&#x202f;; sinon, votre mise reste inchangée sur la main doublée.</translation>
    </message>
    <message>
        <source>When the seat splits, you may place the same again on the second hand; otherwise your stake rides on the first hand alone.</source>
        <translation>Quand la place sépare, vous pouvez miser autant sur la seconde main&#x202f;; sinon, votre mise reste sur la première main seule.</translation>
    </message>
    <message>
        <source>If you don&apos;t answer, or your wallet doesn&apos;t cover it, you don&apos;t follow.</source>
        <translation>Sans réponse de votre part, ou si votre portefeuille n’y suffit pas, vous ne suivez pas.</translation>
    </message>
    <message>
        <source>When the seat surrenders, half of each stake behind it is lost as well.</source>
        <translation>Quand la place abandonne, la moitié de ce qui est derrière elle est perdue aussi.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>Each hand is dealt one card, then the dealer; a second card follows in the same order.</source>
        <translation>Une carte va à chaque main et une au croupier, puis une seconde de même.</translation>
    </message>
    <message>
        <source>Players&apos; cards are dealt face up; the dealer&apos;s first card is dealt face up and the second face down.</source>
        <translation>Toutes les cartes des joueurs sont face visible&#x202f;; la première carte du croupier est face visible, la seconde face cachée.</translation>
    </message>
    <message>
        <source>Players&apos; cards are dealt face up; the dealer&apos;s first card is dealt face down and the second face up.</source>
        <translation>Toutes les cartes des joueurs sont face visible&#x202f;; la première carte du croupier est face cachée, la seconde face visible.</translation>
    </message>
    <message>
        <source>Hands are dealt and played from the lowest number to the highest; the dealer comes last.</source>
        <translation>Les mains sont servies et jouées du plus petit numéro au plus grand, le croupier en dernier.</translation>
    </message>
    <message>
        <source>Hands are dealt and played from the highest number to the lowest; the dealer comes last.</source>
        <translation>Les mains sont servies et jouées du plus grand numéro au plus petit, le croupier en dernier.</translation>
    </message>
    <message>
        <source>Then the dealer looks at the hole card and says whether it is small (2 to 5), medium (6 to 9) or large (10 to ace).</source>
        <translation>Puis le croupier regarde la carte cachée et dit si elle est basse (2 à 5), moyenne (6 à 9) ou haute (du 10 à l’as).</translation>
    </message>
    <message>
        <source>If both of the dealer&apos;s cards are gold cards (10, jack, queen, king, ace), both are shown before you decide.</source>
        <translation>Si les deux cartes du croupier sont des cartes d’or (10, valet, dame, roi, as), elles sont montrées avant que vous décidiez.</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10, as the first two cards, make a blackjack. It beats every other hand, even another 21; against the dealer&apos;s blackjack it pushes.</source>
        <translation>Un as et une carte qui compte 10, comme deux premières cartes, font un blackjack. Il bat toute autre main, même de 21&#x202f;; contre le blackjack du croupier, il y a égalité.</translation>
    </message>
    <message>
        <source>It pays %1.</source>
        <translation>Il paie %1.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace or a card that counts 10, the hole card is checked before anyone plays; a dealer blackjack ends the round.</source>
        <translation>Quand le croupier montre un as ou une carte qui compte 10, la carte cachée est vérifiée avant que quiconque joue&#x202f;; un blackjack du croupier met fin à la manche.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes every stake, doubles and splits included.</source>
        <translation>La carte cachée du croupier n’est regardée qu’une fois toutes les mains jouées&#x202f;; un blackjack du croupier prend alors tout ce qui est misé, doubles et séparations compris.</translation>
    </message>
    <message>
        <source>A surrendered hand loses half its stake and no more, whatever the hole card is.</source>
        <translation>Une main abandonnée perd la moitié de sa mise et rien de plus, quelle que soit la carte cachée.</translation>
    </message>
    <message>
        <source>Insurance and even money</source>
        <translation>Assurance et even money</translation>
    </message>
    <message>
        <source>There is no insurance.</source>
        <translation>Il n’y a pas d’assurance.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, a hand may be insured for half its stake; insurance wins if the dealer has a blackjack, and loses otherwise. It is decided before the hole card is checked.</source>
        <translation>Quand le croupier montre un as, une main peut être assurée pour la moitié de sa mise&#x202f;; l’assurance gagne si le croupier a blackjack, et perd sinon. Elle se décide avant que la carte cachée soit regardée.</translation>
    </message>
    <message>
        <source>A blackjack may be insured too.</source>
        <translation>Un blackjack peut aussi être assuré.</translation>
    </message>
    <message>
        <source>A blackjack can&apos;t be insured.</source>
        <translation>Un blackjack ne peut pas être assuré.</translation>
    </message>
    <message>
        <source>Insurance pays %1.</source>
        <translation>L’assurance paie %1.</translation>
    </message>
    <message>
        <source>At this price insurance favours the player.</source>
        <translation>À ce prix, l’assurance avantage le joueur.</translation>
    </message>
    <message>
        <source>Even money is not offered.</source>
        <translation>L’even money n’est pas proposé.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace or a card that counts 10, a blackjack may take even money: 1:1 at once, and the hand is over.</source>
        <translation>Quand le croupier montre un as ou une carte qui compte 10, un blackjack peut prendre l’even money&#xa0;: 1:1 aussitôt, et la main est finie.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, a blackjack may take even money: 1:1 at once, and the hand is over.</source>
        <translation>Quand le croupier montre un as, un blackjack peut prendre l’even money&#xa0;: 1:1 aussitôt, et la main est finie.</translation>
    </message>
    <message>
        <source>When the dealer shows a card that counts 10, a blackjack may take even money: 1:1 at once, and the hand is over.</source>
        <translation>Quand le croupier montre une carte qui compte 10, un blackjack peut prendre l’even money&#xa0;: 1:1 aussitôt, et la main est finie.</translation>
    </message>
    <message>
        <source>Playing a hand</source>
        <translation>Le jeu d’une main</translation>
    </message>
    <message>
        <source>Hit as often as you like, or stand. A hand above 21 is bust and loses at once, whatever the dealer gets.</source>
        <translation>Tirez une carte aussi souvent que vous voulez, ou restez. Au-delà de 21, la main saute et perd aussitôt, quoi que fasse le croupier.</translation>
    </message>
    <message>
        <source>A hand of 21 stands automatically.</source>
        <translation>Une main de 21 reste d’elle-même.</translation>
    </message>
    <message>
        <source>You may double on any first two cards.</source>
        <translation>Vous pouvez doubler sur les deux premières cartes, quelles qu’elles soient.</translation>
    </message>
    <message>
        <source>You may double on first two cards that total 9, 10 or 11.</source>
        <translation>Vous pouvez doubler si les deux premières cartes comptent 9, 10 ou 11.</translation>
    </message>
    <message>
        <source>You may double on first two cards that total 10 or 11.</source>
        <translation>Vous pouvez doubler si les deux premières cartes comptent 10 ou 11.</translation>
    </message>
    <message>
        <source>The stake is then doubled, and exactly one more card is dealt.</source>
        <translation>La mise est alors doublée, et une seule carte suit.</translation>
    </message>
    <message>
        <source>Your wallet must cover doubles, splits and insurance.</source>
        <translation>Le double, la séparation et l’assurance demandent un portefeuille qui les couvre.</translation>
    </message>
    <message>
        <source>You may decide before your turn comes. If the money is gone by then, a double becomes a hit, and a split becomes a hit at 11 or less and a stand above.</source>
        <translation>Vous pouvez décider avant votre tour. Si l’argent n’y est plus, doubler devient tirer&#x202f;; séparer devient tirer à 11 ou moins, et rester au-dessus.</translation>
    </message>
    <message>
        <source>Splitting</source>
        <translation>Séparer</translation>
    </message>
    <message>
        <source>Pairs can&apos;t be split.</source>
        <translation>Les paires ne peuvent pas être séparées.</translation>
    </message>
    <message>
        <source>Two cards of the same value (even a king and a queen) may be split into two hands, with an equal stake on the second. Both get their second card at once.</source>
        <translation>Deux cartes de même valeur (un roi et une dame aussi) peuvent être séparées en deux mains, avec la même mise à nouveau sur la seconde. Chacune reçoit aussitôt sa seconde carte.</translation>
    </message>
    <message>
        <source>Hands can&apos;t be resplit.</source>
        <translation>Une main issue d’une séparation ne se sépare plus.</translation>
    </message>
    <message>
        <source>Pairs may be resplit, up to %1 hands.</source>
        <translation>On peut séparer à nouveau jusqu’à %1 mains.</translation>
    </message>
    <message>
        <source>Split aces get one card each and stand.</source>
        <translation>Les as séparés reçoivent une carte chacun, sans plus.</translation>
    </message>
    <message>
        <source>Split aces are played like any other hand.</source>
        <translation>Les as séparés se jouent comme les autres mains.</translation>
    </message>
    <message>
        <source>Aces may be resplit.</source>
        <translation>Les as peuvent être séparés à nouveau.</translation>
    </message>
    <message>
        <source>Aces can&apos;t be resplit.</source>
        <translation>Les as ne se séparent qu’une fois.</translation>
    </message>
    <message>
        <source>Hands may be doubled after a split.</source>
        <translation>Une main issue d’une séparation peut être doublée.</translation>
    </message>
    <message>
        <source>Hands can&apos;t be doubled after a split.</source>
        <translation>Une main issue d’une séparation ne peut pas être doublée.</translation>
    </message>
    <message>
        <source>After a split, an ace with a card that counts 10 is 21, not a blackjack.</source>
        <translation>Un as avec une carte qui compte 10 fait 21 après une séparation, et non un blackjack.</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Abandon</translation>
    </message>
    <message>
        <source>A hand can&apos;t be surrendered.</source>
        <translation>Une main ne peut pas être abandonnée.</translation>
    </message>
    <message>
        <source>Instead of playing its first two cards, a hand may be surrendered: half the stake is returned. After a split it can&apos;t be.</source>
        <translation>Au lieu de jouer ses deux premières cartes, une main peut être abandonnée&#xa0;: la moitié de la mise est rendue. Après une séparation, c’est impossible.</translation>
    </message>
    <message>
        <source>This is possible before the dealer&apos;s hole card is checked.</source>
        <translation>Cela se fait avant que la carte cachée du croupier soit regardée.</translation>
    </message>
    <message>
        <source>This is possible once the dealer has checked for a blackjack.</source>
        <translation>Cela se fait une fois que le croupier a vérifié s’il a blackjack.</translation>
    </message>
    <message>
        <source>This is possible when the hand&apos;s turn comes.</source>
        <translation>Cela se fait quand vient le tour de la main.</translation>
    </message>
    <message>
        <source>It is offered whatever card the dealer shows.</source>
        <translation>C’est proposé contre toutes les cartes du croupier.</translation>
    </message>
    <message>
        <source>It is offered unless the dealer shows an ace or a card that counts 10.</source>
        <translation>C’est proposé sauf si le croupier montre un as ou une carte qui compte 10.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand</source>
        <translation>La main du croupier</translation>
    </message>
    <message>
        <source>The hole card is always turned over; more cards are drawn only if some hand is still undecided.</source>
        <translation>La carte cachée est retournée dans tous les cas&#x202f;; d’autres ne sont tirées que si une main n’est pas encore décidée.</translation>
    </message>
    <message>
        <source>When the seat gives up its hand, half of each stake behind it is lost as well.</source>
        <translation>Quand la place abandonne, la moitié de ce qui est derrière elle est perdue aussi.</translation>
    </message>
    <message>
        <source>A hand given up loses half its stake and no more, whatever the hole card is.</source>
        <translation>Une main abandonnée perd la moitié de sa mise et rien de plus, quelle que soit la carte cachée.</translation>
    </message>
    <message>
        <source>The dealer draws to %1 and to a %2 with an ace that counts 11, and stands on every other hand of %2 or more.</source>
        <translation>Le croupier tire à %1 et à un %2 avec un as compté 11, et reste sur toute autre main de %2 ou plus.</translation>
    </message>
    <message>
        <source>The dealer draws to %1 and stands on every hand of %2 or more.</source>
        <translation>Le croupier tire à %1 et reste à %2 ou plus.</translation>
    </message>
    <message>
        <source>Giving up</source>
        <translation>Abandon</translation>
    </message>
    <message>
        <source>Instead of playing its first two cards, a hand may be given up: half the stake is returned. After a split it can&apos;t be.</source>
        <translation>Au lieu de jouer ses deux premières cartes, une main peut être abandonnée : la moitié de la mise est rendue. Après une séparation, c’est impossible.</translation>
    </message>
    <message>
        <source>Payouts are rounded down to a multiple of %1; the house keeps the difference.</source>
        <translation>Un paiement qui ne tombe pas juste est arrondi au multiple de %1 inférieur ; le reste revient à la maison.</translation>
    </message>
    <message>
        <source>Every stake is a multiple of %1, so that no half needs rounding.</source>
        <translation>Toute mise est un multiple de %1, pour que la moitié tombe juste.</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Assurance</translation>
    </message>
    <message>
        <source>%1: %2 is paid in full on multiples of %3.</source>
        <comment>what is paid, its odds, an amount</comment>
        <translation>%1 : %2 tombe juste sur les multiples de %3.</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. Of equal hands the dealer&apos;s wins, unless both are blackjacks.</source>
        <translation>La main la plus haute qui n’a pas sauté gagne, et toute main qui n’a pas sauté gagne quand le croupier saute. À total égal, c’est le croupier qui gagne, sauf si les deux ont blackjack.</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, every hand that is not bust pushes, 21 too; only a blackjack is paid.</source>
        <translation>Quand le croupier saute avec exactement 22, il y a égalité pour toute main qui n’a pas sauté, même de 21 ; seul un blackjack est payé.</translation>
    </message>
    <message>
        <source>It is settled as soon as the cards decide it. If the dealer&apos;s hand can still decide it, it waits for the end of the round, and the dealer then plays out the hand even if every other hand is decided.</source>
        <translation>Il est réglé dès que les cartes en décident. Si la main du croupier peut encore en décider, il attend la fin de la manche ; la main du croupier est alors tirée même si toutes les autres mains sont décidées.</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10, as the first two cards, make a blackjack. It beats every other hand, even another 21, and yours is paid against the dealer&apos;s.</source>
        <translation>Un as et une carte qui compte 10, comme deux premières cartes, font un blackjack. Il bat toute autre main, même de 21, et le vôtre est payé contre celui du croupier.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes the first stake alone. Doubles and splits are returned, even those of hands that are bust.</source>
        <translation>La carte cachée du croupier n’est regardée qu’une fois toutes les mains jouées ; un blackjack du croupier prend alors seulement la première mise. Doubles et séparations sont rendus, même ceux des mains qui ont sauté.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes each hand&apos;s first stake. What was doubled is returned, unless the hand is bust.</source>
        <translation>La carte cachée du croupier n’est regardée qu’une fois toutes les mains jouées ; un blackjack du croupier prend alors la première mise de chaque main. Ce qui a été doublé est rendu, sauf si la main a sauté.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes, besides hands that are bust, only the first stake of one more. Other splits, and what was doubled, are returned.</source>
        <translation>La carte cachée du croupier n’est regardée qu’une fois toutes les mains jouées ; un blackjack du croupier prend alors outre les mains qui ont sauté, seulement la première mise d’une autre. Les autres séparations et ce qui a été doublé sont rendus.</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. If both have 21, yours wins; other equal hands push: the stake is returned.</source>
        <translation>La main la plus haute qui n’a pas sauté gagne, et toute main qui n’a pas sauté gagne quand le croupier saute. À 21 partout, la vôtre gagne ; à tout autre total égal, il y a égalité : la mise est rendue.</translation>
    </message>
    <message>
        <source>You may double on any total, with the first two cards or after hits.</source>
        <translation>Vous pouvez doubler sur tout total, avec les deux premières cartes ou après avoir tiré.</translation>
    </message>
    <message>
        <source>You may double on 9, 10 or 11, with the first two cards or after hits.</source>
        <translation>Vous pouvez doubler sur 9, 10 ou 11, avec les deux premières cartes ou après avoir tiré.</translation>
    </message>
    <message>
        <source>You may double on 10 or 11, with the first two cards or after hits.</source>
        <translation>Vous pouvez doubler sur 10 ou 11, avec les deux premières cartes ou après avoir tiré.</translation>
    </message>
    <message>
        <source>Split aces may be hit, but not doubled.</source>
        <translation>On peut tirer sur les as séparés, mais pas les doubler.</translation>
    </message>
    <message>
        <source>Aces may be resplit, up to %1 hands.</source>
        <translation>Les as peuvent être séparés à nouveau, jusqu’à %1 mains.</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Charlie</translation>
    </message>
    <message numerus="yes">
        <source>A hand that gets %n cards without going bust is a Charlie: it ends there and wins 1:1, doubled and split hands too.</source>
        <translation>
            <numerusform>Une main qui reçoit %n carte sans sauter est un Charlie : elle s’arrête là et gagne 1:1, même doublée ou séparée.</numerusform>
            <numerusform>Une main qui reçoit %n cartes sans sauter est un Charlie : elle s’arrête là et gagne 1:1, même doublée ou séparée.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Charlie wins whatever the dealer has, a blackjack too.</source>
        <translation>Un Charlie gagne quoi que le croupier ait, même un blackjack.</translation>
    </message>
    <message>
        <source>A Charlie wins against every hand of the dealer except a blackjack.</source>
        <translation>Un Charlie gagne contre toute main du croupier, sauf un blackjack.</translation>
    </message>
    <message>
        <source>A Charlie wins against every hand of the dealer except 21 and a blackjack. Against 21 its total counts, as that of any other hand.</source>
        <translation>Un Charlie gagne contre toute main du croupier, sauf 21 et un blackjack. Contre 21, son total compte comme celui de toute autre main.</translation>
    </message>
    <message>
        <source>A Charlie is paid against the dealer&apos;s 22, too.</source>
        <translation>Un Charlie est payé aussi contre un 22 du croupier.</translation>
    </message>
    <message>
        <source>It is settled as soon as the cards decide it, at the latest when the dealer&apos;s hole card is turned over.</source>
        <translation>Il est réglé dès que les cartes en décident, au plus tard quand la carte cachée du croupier est retournée.</translation>
    </message>
    <message>
        <source>It is settled when the dealer&apos;s hole card is turned over.</source>
        <translation>Il est réglé quand la carte cachée du croupier est retournée.</translation>
    </message>
    <message>
        <source>Each hand is dealt one card, then the dealer; then each hand gets its second card. All of them are dealt face up.</source>
        <translation>Une carte va à chaque main et une au croupier, puis une seconde à chaque main. Toutes sont face visible.</translation>
    </message>
    <message>
        <source>The dealer has no hole card: the second card is drawn when all hands have been played.</source>
        <translation>Le croupier n’a pas de carte cachée&#xa0;: la seconde carte est tirée une fois toutes les mains jouées.</translation>
    </message>
    <message>
        <source>A hand given up loses half its stake and no more, whatever the dealer&apos;s second card is.</source>
        <translation>Une main abandonnée perd la moitié de sa mise et rien de plus, quelle que soit la seconde carte du croupier.</translation>
    </message>
    <message>
        <source>A surrendered hand loses half its stake and no more, whatever the dealer&apos;s second card is.</source>
        <translation>Une main abandonnée perd la moitié de sa mise et rien de plus, quelle que soit la seconde carte du croupier.</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes every stake, doubles and splits included.</source>
        <translation>Un blackjack du croupier n’apparaît qu’une fois toutes les mains jouées&#x202f;; il prend alors tout ce qui est misé, doubles et séparations compris.</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes the first stake alone. Doubles and splits are returned, even those of hands that are bust.</source>
        <translation>Un blackjack du croupier n’apparaît qu’une fois toutes les mains jouées&#x202f;; il prend alors seulement la première mise. Doubles et séparations sont rendus, même ceux des mains qui ont sauté.</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes each hand&apos;s first stake. What was doubled is returned, unless the hand is bust.</source>
        <translation>Un blackjack du croupier n’apparaît qu’une fois toutes les mains jouées&#x202f;; il prend alors la première mise de chaque main. Ce qui a été doublé est rendu, sauf si la main a sauté.</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes, besides hands that are bust, only the first stake of one more. Other splits, and what was doubled, are returned.</source>
        <translation>Un blackjack du croupier n’apparaît qu’une fois toutes les mains jouées&#x202f;; il prend alors outre les mains qui ont sauté, seulement la première mise d’une autre. Les autres séparations et ce qui a été doublé sont rendus.</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, a hand may be insured for half its stake; insurance wins if the dealer gets a blackjack, and loses otherwise. It is decided before hands are played.</source>
        <translation>Quand le croupier montre un as, une main peut être assurée pour la moitié de sa mise&#x202f;; l’assurance gagne si le croupier obtient un blackjack, et perd sinon. Elle se décide avant que les mains soient jouées.</translation>
    </message>
    <message>
        <source>The second card is drawn only if it can still decide something, and more cards only if some hand is still undecided.</source>
        <translation>La seconde carte n’est tirée que si elle peut encore décider de quelque chose&#x202f;; d’autres, que si une main n’est pas encore décidée.</translation>
    </message>
    <message>
        <source>Bonuses for 21</source>
        <translation>Bonus pour 21</translation>
    </message>
    <message numerus="yes">
        <source>%n Spanish decks of 48 cards are used: jacks, queens and kings, but no tens.</source>
        <translation>
            <numerusform>%n jeu espagnol de 48 cartes est utilisé&#xa0;: avec les valets, les dames et les rois, mais sans les 10.</numerusform>
            <numerusform>%n jeux espagnols de 48 cartes sont utilisés&#xa0;: avec les valets, les dames et les rois, mais sans les 10.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards are dealt face up, both of the dealer&apos;s too.</source>
        <translation>Toutes les cartes sont face visible, les deux du croupier aussi.</translation>
    </message>
    <message>
        <source>A dealer blackjack is seen at once and ends the round before anyone plays.</source>
        <translation>Un blackjack du croupier se voit aussitôt et met fin à la manche avant que quiconque joue.</translation>
    </message>
    <message>
        <source>Neither is offered: everybody sees whether the dealer has a blackjack.</source>
        <translation>Aucun des deux n’est proposé&#xa0;: tout le monde voit si le croupier a blackjack.</translation>
    </message>
    <message>
        <source>A doubled hand may be given up once its card is dealt: half of its stake is returned.</source>
        <translation>Une main doublée peut être abandonnée une fois sa carte donnée&#xa0;: la moitié de sa mise est rendue.</translation>
    </message>
    <message>
        <source>A doubled hand may be surrendered once its card is dealt: half of its stake is returned.</source>
        <translation>Une main doublée peut être abandonnée une fois sa carte donnée&#xa0;: la moitié de sa mise est rendue.</translation>
    </message>
    <message>
        <source>Two cards of the same rank (not a king and a queen) may be split into two hands, with an equal stake on the second. Both get their second card at once.</source>
        <translation>Deux cartes de même rang (pas un roi et une dame) peuvent être séparées en deux mains, avec la même mise à nouveau sur la seconde. Chacune reçoit aussitôt sa seconde carte.</translation>
    </message>
    <message numerus="yes">
        <source>A hand of 21 with %n cards or more pays %1.</source>
        <translation>
            <numerusform>Une main de 21 en %n carte ou plus paie %1.</numerusform>
            <numerusform>Une main de 21 en %n cartes ou plus paie %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>6-7-8 pays %1.</source>
        <translation>6-7-8 paie %1.</translation>
    </message>
    <message>
        <source>6-7-8 of one suit pays %1.</source>
        <translation>6-7-8 assorti paie %1.</translation>
    </message>
    <message>
        <source>6-7-8 of spades pays %1.</source>
        <translation>6-7-8 de pique paie %1.</translation>
    </message>
    <message>
        <source>7-7-7 pays %1.</source>
        <translation>7-7-7 paie %1.</translation>
    </message>
    <message>
        <source>7-7-7 of one suit pays %1.</source>
        <translation>7-7-7 assorti paie %1.</translation>
    </message>
    <message>
        <source>7-7-7 of spades pays %1.</source>
        <translation>7-7-7 de pique paie %1.</translation>
    </message>
    <message>
        <source>The best one counts. Such a hand wins against everything but a blackjack. Split hands get these bonuses too, doubled hands don&apos;t.</source>
        <translation>Le meilleur compte. Une telle main gagne contre tout, sauf un blackjack. Les mains séparées reçoivent aussi ces bonus, les mains doublées non.</translation>
    </message>
    <message>
        <source>The dealer takes more cards only if some hand is still undecided.</source>
        <translation>Le croupier ne tire d’autres cartes que si une main n’est pas encore décidée.</translation>
    </message>
    <message>
        <source>Blackjack of one suit</source>
        <translation>Blackjack assorti</translation>
    </message>
    <message>
        <source>Cards from 2 to 9 count their face value; jack, queen and king count 10; an ace counts 11, or 1 where 11 would bust the hand.</source>
        <translation>Les cartes de 2 à 9 comptent leur valeur&#xa0;; valet, dame et roi comptent 10&#xa0;; un as compte 11, ou 1 si 11 était de trop.</translation>
    </message>
    <message>
        <source>A blackjack of spades pays %1.</source>
        <translation>Un blackjack de pique paie %1.</translation>
    </message>
    <message>
        <source>A blackjack of hearts pays %1.</source>
        <translation>Un blackjack de cœur paie %1.</translation>
    </message>
    <message>
        <source>A blackjack of diamonds pays %1.</source>
        <translation>Un blackjack de carreau paie %1.</translation>
    </message>
    <message>
        <source>A blackjack of clubs pays %1.</source>
        <translation>Un blackjack de trèfle paie %1.</translation>
    </message>
    <message>
        <source>A blackjack of one suit pays %1.</source>
        <translation>Un blackjack assorti paie %1.</translation>
    </message>
    <message>
        <source>A doubled hand that isn&apos;t over may be doubled once more, for as much as is staked on it then.</source>
        <translation>Une main doublée qui n’est pas finie peut être doublée encore une fois, pour autant qu’il y a alors de misé sur elle.</translation>
    </message>
    <message>
        <source>A doubled hand that isn&apos;t over may be doubled again, up to three times in all, each time for as much as is staked on it then.</source>
        <translation>Une main doublée qui n’est pas finie peut être doublée à nouveau, jusqu’à trois fois en tout, chaque fois pour autant qu’il y a alors de misé sur elle.</translation>
    </message>
    <message>
        <source>Each double of a hand needs one of these totals.</source>
        <translation>Chaque double d’une main demande l’un de ces totaux.</translation>
    </message>
    <message>
        <source>A hand on which the house has a stake isn&apos;t doubled again.</source>
        <translation>Une main sur laquelle la maison a misé n’est pas doublée à nouveau.</translation>
    </message>
    <message>
        <source>A hand that the house doubled can&apos;t be given up.</source>
        <translation>Une main que la maison a doublée ne peut pas être abandonnée.</translation>
    </message>
    <message>
        <source>A hand that the house doubled can&apos;t be surrendered.</source>
        <translation>Une main que la maison a doublée ne peut pas être abandonnée.</translation>
    </message>
    <message>
        <source>Your wallet must cover insurance, and doubles and splits that aren&apos;t free.</source>
        <translation>L’assurance, et le double et la séparation qui ne sont pas gratuits, demandent un portefeuille qui les couvre.</translation>
    </message>
    <message>
        <source>A double that it doesn&apos;t cover may still be made, for all that is left in it.</source>
        <translation>Un double qu’il ne couvre pas reste possible, avec tout ce qui s’y trouve encore.</translation>
    </message>
    <message>
        <source>The first two cards of a hand are doubled for free if they total 9, 10 or 11 without an ace that counts 11: the house stakes the double for you.</source>
        <translation>Les deux premières cartes d’une main sont doublées gratuitement si elles comptent 9, 10 ou 11 sans as compté 11&#xa0;: la maison mise le double pour vous.</translation>
    </message>
    <message>
        <source>The first two cards of a hand are doubled for free if they total 10 or 11 without an ace that counts 11: the house stakes the double for you.</source>
        <translation>Les deux premières cartes d’une main sont doublées gratuitement si elles comptent 10 ou 11 sans as compté 11&#xa0;: la maison mise le double pour vous.</translation>
    </message>
    <message>
        <source>Every double is free: the house stakes it for you.</source>
        <translation>Tout double est gratuit&#xa0;: la maison le mise pour vous.</translation>
    </message>
    <message>
        <source>The first two cards of a hand are doubled for free: the house stakes the double for you.</source>
        <translation>Les deux premières cartes d’une main sont doublées gratuitement&#xa0;: la maison mise le double pour vous.</translation>
    </message>
    <message>
        <source>Every split is free: the house stakes the new hand for you.</source>
        <translation>Toute séparation est gratuite&#xa0;: la maison mise la nouvelle main pour vous.</translation>
    </message>
    <message>
        <source>Every split is free but that of cards that count 10: the house stakes the new hand for you.</source>
        <translation>Toute séparation est gratuite, sauf celle de cartes qui comptent 10&#xa0;: la maison mise la nouvelle main pour vous.</translation>
    </message>
    <message>
        <source>Doubling that hand costs as much as the house staked on it.</source>
        <translation>Doubler cette main coûte autant que la maison y a misé.</translation>
    </message>
    <message>
        <source>Doubling that hand costs as much as the house staked on it, unless that is free too.</source>
        <translation>Doubler cette main coûte autant que la maison y a misé, sauf si c’est gratuit aussi.</translation>
    </message>
    <message>
        <source>What the house stakes wins for you like a stake of your own. If the hand loses, only what you staked yourself is lost; if it pushes, only that is returned.</source>
        <translation>Ce que la maison mise gagne pour vous comme une mise à vous. Si la main perd, seul est perdu ce que vous avez misé vous-même&#xa0;; s’il y a égalité, cela seul est rendu.</translation>
    </message>
    <message>
        <source>For those who bet behind the hand, the house does the same, without asking them.</source>
        <translation>Pour ceux qui misent derrière la main, la maison fait de même, sans le leur demander.</translation>
    </message>
    <message>
        <source>Instead of playing on, a hand may be surrendered, after hits and splits too: half the stake is returned.</source>
        <translation>Au lieu de continuer, une main peut être abandonnée, même après avoir tiré ou séparé&#xa0;: la moitié de la mise est rendue.</translation>
    </message>
    <message>
        <source>When the seat pays for a double, you may double too; otherwise your stake rides unchanged on the doubled hand.</source>
        <translation>Quand la place paie un double, vous pouvez doubler aussi&#x202f;; sinon, votre mise reste inchangée sur la main doublée.</translation>
    </message>
    <message>
        <source>When the seat pays for a split, you may place the same again on the second hand; otherwise your stake rides on the first hand alone.</source>
        <translation>Quand la place paie une séparation, vous pouvez miser autant sur la seconde main&#x202f;; sinon, votre mise reste sur la première main seule.</translation>
    </message>
    <message>
        <source>Instead of playing on, a hand may be surrendered, after hits too: half the stake is returned.</source>
        <translation>Au lieu de continuer, une main peut être abandonnée, même après avoir tiré&#xa0;: la moitié de la mise est rendue.</translation>
    </message>
    <message>
        <source>A hand that the house staked can&apos;t be surrendered.</source>
        <translation>Une main que la maison a misée ne peut pas être abandonnée.</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. Your 21 wins whatever the dealer has; other equal hands push: the stake is returned.</source>
        <translation>La main la plus haute qui n’a pas sauté gagne, et toute main qui n’a pas sauté gagne quand le croupier saute. Votre 21 gagne quoi que le croupier ait&#xa0;; à tout autre total égal, il y a égalité&#xa0;: la mise est rendue.</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, only a hand of 21 is paid; every other hand that is not bust pushes.</source>
        <translation>Quand le croupier saute avec exactement 22, seule une main de 21 est payée&#xa0;; pour toute autre main qui n’a pas sauté, il y a égalité.</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10, as the first two cards, make a blackjack. Yours is paid even against the dealer&apos;s, which beats every other hand but a 21.</source>
        <translation>Un as et une carte qui compte 10, comme deux premières cartes, font un blackjack. Le vôtre est payé même contre celui du croupier, qui bat toute autre main sauf une de 21.</translation>
    </message>
    <message>
        <source>It takes nothing of a hand of 21, which has won already.</source>
        <translation>Le blackjack ne prend rien d’une main de 21, qui a déjà gagné.</translation>
    </message>
    <message>
        <source>The other half is lost and no more, whatever the dealer&apos;s cards are.</source>
        <translation>L’autre moitié est perdue et rien de plus, quelles que soient les cartes du croupier.</translation>
    </message>
    <message>
        <source>Of a hand that the house staked, half of your own double is returned.</source>
        <translation>Pour une main que la maison a misée, la moitié de votre propre double est rendue.</translation>
    </message>
    <message>
        <source>A hand that the house staked can&apos;t be surrendered before you have doubled it yourself.</source>
        <translation>Une main que la maison a misée ne peut pas être abandonnée avant que vous l’ayez doublée vous-même.</translation>
    </message>
    <message>
        <source>It is offered only if the dealer shows an ace or a card that counts 10.</source>
        <translation>C’est proposé seulement si le croupier montre un as ou une carte qui compte 10.</translation>
    </message>
    <message>
        <source>The best one counts. Split hands get these bonuses too, doubled hands don&apos;t.</source>
        <translation>Le meilleur compte. Les mains séparées reçoivent aussi ces bonus, les mains doublées non.</translation>
    </message>
    <message>
        <source>When the seat surrenders, the stakes behind it are surrendered as well.</source>
        <translation>Quand la place abandonne, les mises derrière elle sont abandonnées aussi.</translation>
    </message>
    <message>
        <source>If the dealer turns out to have a blackjack, the surrender is void, and all of the stake is lost.</source>
        <translation>S’il s’avère que le croupier a blackjack, l’abandon est nul, et toute la mise est perdue.</translation>
    </message>
    <message>
        <source>A Charlie of 21 wins against these too.</source>
        <translation>Un Charlie de 21 gagne aussi dans ces cas.</translation>
    </message>
</context>
<context>
    <name>RundownPage</name>
    <message>
        <source>Rundown</source>
        <translation>Journal</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln manche</numerusform>
            <numerusform>%Ln manches</numerusform>
        </translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Round number</source>
        <translation>Numéro de manche</translation>
    </message>
    <message>
        <source>Export these rounds</source>
        <translation>Exporter ces manches</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Portefeuille</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Paris annexes</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Show all rounds</source>
        <translation>Afficher toutes les manches</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mains</translation>
    </message>
    <message>
        <source>Rounds or sessions</source>
        <translation>Manches ou sessions</translation>
    </message>
    <message>
        <source>By round</source>
        <translation>Par manche</translation>
    </message>
    <message>
        <source>By session</source>
        <translation>Par session</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Hand: A7 v 9</source>
        <translation>Main : A7 contre 9</translation>
    </message>
    <message>
        <source>Net at least</source>
        <translation>Net minimum</translation>
    </message>
    <message>
        <source>Net at most</source>
        <translation>Net maximum</translation>
    </message>
    <message>
        <source>Net at most: −200</source>
        <translation>Net maximum : −200</translation>
    </message>
    <message>
        <source>Note or tag</source>
        <translation>Note ou étiquette</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Fewer filters</source>
        <translation>Moins de filtres</translation>
    </message>
    <message>
        <source>More filters</source>
        <translation>Plus de filtres</translation>
    </message>
    <message>
        <source>Open a challenge…</source>
        <translation>Ouvrir un défi…</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Filtres enregistrés</translation>
    </message>
    <message>
        <source>Build a hand</source>
        <translation>Composer une main</translation>
    </message>
    <message>
        <source>Save these filters…</source>
        <translation>Enregistrer ces filtres…</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>Supprimer « %1 »</translation>
    </message>
</context>
<context>
    <name>RundownPanel</name>
    <message>
        <source>Rundown</source>
        <translation>Journal</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln manche</numerusform>
            <numerusform>%Ln manches</numerusform>
        </translation>
    </message>
    <message>
        <source>Export these rounds</source>
        <translation>Exporter ces manches</translation>
    </message>
    <message>
        <source>Hide the Rundown</source>
        <translation>Masquer le journal</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Round number</source>
        <translation>Numéro de manche</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
</context>
<context>
    <name>RundownRow</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>Dealer %1</source>
        <comment>the total</comment>
        <translation>Croupier %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a round&apos;s number, a time</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1&#xa0;: perdu</translation>
    </message>
    <message>
        <source>recovered</source>
        <translation>récupérée</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>endommagée</translation>
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
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Remplacer le fichier&#x202f;?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>%1 already exists. Its contents would be lost.</source>
        <translation>%1 existe déjà. Son contenu serait perdu.</translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message>
        <source>Spot %1</source>
        <translation>Case %1</translation>
    </message>
    <message>
        <source>%1, spot %2</source>
        <translation>%1, case %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Take seat</source>
        <translation>S’asseoir</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>%1 in advance, seat %2</source>
        <translation>%1 d’avance, place %2</translation>
    </message>
</context>
<context>
    <name>SessionList</name>
    <message>
        <source>Sessions</source>
        <translation>Sessions</translation>
    </message>
    <message>
        <source>Sessions appear here when rounds are finished.</source>
        <translation>Les sessions apparaissent ici une fois des manches terminées.</translation>
    </message>
    <message>
        <source>No session has this in its note or tags.</source>
        <translation>Aucune session n’a cela dans sa note ou ses étiquettes.</translation>
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
        <translation>Écrire sur cette session</translation>
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
        <translation>Précision par session</translation>
    </message>
    <message>
        <source>No decision in these sessions has been priced yet.</source>
        <translation>Aucune décision de ces sessions n’est encore évaluée.</translation>
    </message>
    <message>
        <source>Accuracy by money</source>
        <translation>Précision en argent</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %3, %n mistakes</source>
        <comment>a date, a game, accuracy</comment>
        <translation>
            <numerusform>%1, %2&#xa0;: %3, %n erreur</numerusform>
            <numerusform>%1, %2&#xa0;: %3, %n erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Session</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Decisions</source>
        <comment>a heading</comment>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Accuracy by money: the part of the stakes you decided about that your answers kept, compared with the best ones. 100% means that every answer was best.</source>
        <translation>Précision en argent&#xa0;: la part des mises sur lesquelles vous avez décidé que vos réponses ont conservée par rapport aux meilleures. 100&#x202f;% signifie que toutes étaient les meilleures.</translation>
    </message>
</context>
<context>
    <name>SettingsContents</name>
    <message>
        <source>Groups of settings</source>
        <translation>Groupes de réglages</translation>
    </message>
</context>
<context>
    <name>SettingsGroup</name>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Réinitialiser&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Trouver un réglage</translation>
    </message>
    <message>
        <source>Nothing here matches “%1”.</source>
        <translation>Rien ne s’appelle «&#x202f;%1&#x202f;» ici.</translation>
    </message>
</context>
<context>
    <name>Settlement</name>
    <message>
        <source>A blackjack pays %1</source>
        <translation>Un blackjack paie %1</translation>
    </message>
    <message>
        <source>Two blackjacks push</source>
        <translation>Deux blackjacks font égalité</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack beats every other hand</source>
        <translation>Le blackjack du croupier bat toute autre main</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack takes doubles and splits too</source>
        <translation>Le blackjack du croupier prend aussi doubles et séparations</translation>
    </message>
    <message>
        <source>More than 21 loses at once</source>
        <translation>Au-delà de 21, on perd aussitôt</translation>
    </message>
    <message>
        <source>Half of a surrendered stake is returned</source>
        <translation>La moitié d’une mise abandonnée est rendue</translation>
    </message>
    <message>
        <source>The dealer is bust</source>
        <translation>Le croupier a sauté</translation>
    </message>
    <message>
        <source>The dealer&apos;s 22 is a push</source>
        <translation>Le 22 du croupier fait égalité</translation>
    </message>
    <message>
        <source>This hand is paid against the dealer&apos;s 22</source>
        <translation>Cette main est payée contre le 22 du croupier</translation>
    </message>
    <message>
        <source>The higher hand wins</source>
        <translation>La main la plus haute gagne</translation>
    </message>
    <message>
        <source>Equal hands push</source>
        <translation>À total égal, égalité</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand is higher</source>
        <translation>La main du croupier est plus haute</translation>
    </message>
    <message>
        <source>Even money is paid at once</source>
        <translation>L’even money est payé aussitôt</translation>
    </message>
    <message>
        <source>Insurance pays %1</source>
        <translation>L’assurance paie %1</translation>
    </message>
    <message>
        <source>Without a dealer blackjack, insurance is lost</source>
        <translation>Sans blackjack du croupier, l’assurance est perdue</translation>
    </message>
    <message>
        <source>What the side bet pays</source>
        <translation>Ce que paie le pari annexe</translation>
    </message>
    <message>
        <source>A cancelled round returns every stake</source>
        <translation>Une manche annulée rend toutes les mises</translation>
    </message>
    <message>
        <source>Half the stake of a hand given up is returned</source>
        <translation>La moitié de la mise d’une main abandonnée est rendue</translation>
    </message>
    <message>
        <source>%1, rounded down to a multiple of %2</source>
        <comment>what was paid, the least amount</comment>
        <translation>%1, arrondi au multiple de %2 inférieur</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack doesn&apos;t take everything that was doubled or split</source>
        <translation>Le blackjack du croupier ne prend pas tout ce qui a été doublé ou séparé</translation>
    </message>
    <message>
        <source>The dealer wins when both have the same</source>
        <translation>À total égal, le croupier gagne</translation>
    </message>
    <message>
        <source>You win when both have 21</source>
        <translation>À 21 partout, vous gagnez</translation>
    </message>
    <message numerus="yes">
        <source>A hand of %n cards that isn&apos;t bust wins</source>
        <translation>
            <numerusform>Une main de %n carte qui n’a pas sauté gagne</numerusform>
            <numerusform>Une main de %n cartes qui n’a pas sauté gagne</numerusform>
        </translation>
    </message>
    <message>
        <source>Some hands of 21 pay more</source>
        <translation>Certaines mains de 21 paient plus</translation>
    </message>
    <message>
        <source>This 21 pays %1</source>
        <translation>Ce 21 paie %1</translation>
    </message>
    <message>
        <source>Your 21 wins whatever the dealer has</source>
        <translation>Votre 21 gagne quoi que le croupier ait</translation>
    </message>
    <message>
        <source>Against the dealer&apos;s blackjack a surrender is void</source>
        <translation>Contre le blackjack du croupier, un abandon est nul</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack beats every hand but a 21</source>
        <translation>Le blackjack du croupier bat toute main sauf une de 21</translation>
    </message>
</context>
<context>
    <name>SettlementRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Opens this rule</source>
        <translation>Ouvre cette règle</translation>
    </message>
</context>
<context>
    <name>ShareButton</name>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>Enregistrer l’image…</translation>
    </message>
    <message>
        <source>Challenge somebody…</source>
        <translation>Défier quelqu’un…</translation>
    </message>
    <message>
        <source>Save the round as a picture</source>
        <translation>Enregistrer la manche en image</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Image PNG</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>Image SVG</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>round</source>
        <comment>a file&apos;s name</comment>
        <translation>manche</translation>
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
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Copier l’image</translation>
    </message>
</context>
<context>
    <name>ShoeBox</name>
    <message>
        <source>Shoe: %1</source>
        <translation>Sabot&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 cartes</translation>
    </message>
    <message>
        <source>The cut card is out: the last round of this shoe.</source>
        <translation>La carte d’arrêt est sortie&#xa0;: dernière manche de ce sabot.</translation>
    </message>
    <message>
        <source>%1 cards to the cut card</source>
        <translation>%1 cartes avant la carte d’arrêt</translation>
    </message>
</context>
<context>
    <name>ShoeInUse</name>
    <message>
        <source>The shoe in use</source>
        <translation>Le sabot en cours</translation>
    </message>
    <message>
        <source>No shoe is in use</source>
        <translation>Aucun sabot en cours</translation>
    </message>
    <message>
        <source>Number %1, %2 of %3 cards left</source>
        <translation>Numéro %1, %2 cartes restantes sur %3</translation>
    </message>
    <message>
        <source>Sit down at a table and its commitment appears here before you bet.</source>
        <translation>Installez-vous à une table et son engagement s’affiche ici, avant que vous misiez.</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Engagement</translation>
    </message>
    <message>
        <source>Copy commitment</source>
        <translation>Copier l’engagement</translation>
    </message>
    <message>
        <source>Copied commitment</source>
        <translation>Engagement copié</translation>
    </message>
    <message>
        <source>Client seed</source>
        <translation>Graine client</translation>
    </message>
    <message>
        <source>Copy client seed</source>
        <translation>Copier la graine client</translation>
    </message>
    <message>
        <source>Copied client seed</source>
        <translation>Graine client copiée</translation>
    </message>
    <message>
        <source>Your client seed</source>
        <translation>Votre graine client</translation>
    </message>
    <message>
        <source>Your client seed for future shoes</source>
        <translation>Votre graine client pour les sabots à venir</translation>
    </message>
    <message>
        <source>What you type here goes into the shuffle of this shoe and every later one. The first stake on this shoe locks it.</source>
        <translation>Ce que vous écrivez ici entre dans le mélange de ce sabot et de tous les suivants. Celle de ce sabot est fixée avec sa première mise.</translation>
    </message>
    <message>
        <source>The client seed of the shoe in use has been locked since its first stake. What you type here goes into every later one.</source>
        <translation>La graine client du sabot en cours est fixée depuis sa première mise. Ce que vous écrivez ici entre dans tous les suivants.</translation>
    </message>
    <message>
        <source>What you type here goes into the shuffle of every shoe you play from.</source>
        <translation>Ce que vous écrivez ici entre dans le mélange de chaque sabot que vous jouez.</translation>
    </message>
</context>
<context>
    <name>ShoeLine</name>
    <message>
        <source>Shoe %1, commitment %2, %3 cards left</source>
        <translation>Sabot %1, engagement %2, %3 cartes restantes</translation>
    </message>
    <message>
        <source>Shoe %1</source>
        <translation>Sabot %1</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 cartes</translation>
    </message>
    <message>
        <source>Fixed before the first bet; press to check it</source>
        <translation>Fixé avant la première mise&#x202f;; appuyez pour le vérifier</translation>
    </message>
</context>
<context>
    <name>ShoesView</name>
    <message>
        <source>Finished shoes</source>
        <translation>Sabots terminés</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Verify all</source>
        <translation>Tout vérifier</translation>
    </message>
    <message>
        <source>Show the newest shoes</source>
        <translation>Afficher les derniers sabots</translation>
    </message>
    <message>
        <source>A shoe appears here, with its seed, when its last round is over.</source>
        <translation>Un sabot apparaît ici, avec sa graine, quand sa dernière manche est terminée.</translation>
    </message>
</context>
<context>
    <name>ShuffleStep</name>
    <message>
        <source>%1: %2</source>
        <comment>a heading, what it says</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <comment>a heading, what it says, figures</comment>
        <translation>%1 : %2 %3</translation>
    </message>
</context>
<context>
    <name>SideBetRow</name>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2, %3. %4</source>
        <translation>%1&#xa0;: %2, %3. %4</translation>
    </message>
</context>
<context>
    <name>SideBets</name>
    <message>
        <source>Pair</source>
        <comment>pair</comment>
        <translation>Paire</translation>
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
        <translation>Paires</translation>
    </message>
    <message>
        <source>Poker</source>
        <comment>poker</comment>
        <translation>Poker</translation>
    </message>
    <message>
        <source>Buster Blackjack of the card rooms</source>
        <comment>buster-cards</comment>
        <translation>Buster Blackjack des salles de cartes</translation>
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
        <translation>Plus de 13</translation>
    </message>
    <message>
        <source>Pair</source>
        <comment>pair-any</comment>
        <translation>Paire</translation>
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
        <translation>Royal Match avec blackjack</translation>
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
        <translation>Moins de 13</translation>
    </message>
</context>
<context>
    <name>SideBySide</name>
    <message>
        <source>Side by side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Arrêter la comparaison</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Comparé à</translation>
    </message>
    <message>
        <source>The other game</source>
        <translation>L’autre jeu</translation>
    </message>
    <message>
        <source>The other days</source>
        <translation>Les autres jours</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>difference %1</source>
        <translation>différence %1</translation>
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
        <translation>Son</translation>
    </message>
    <message>
        <source>mute silent quiet volume audio noise</source>
        <translation>muet silence calme volume audio bruit</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Of all sounds.</source>
        <translation>De tous les sons.</translation>
    </message>
    <message>
        <source>master loudness sound audio</source>
        <translation>général volume niveau son audio</translation>
    </message>
    <message>
        <source>Volume of cards</source>
        <translation>Volume des cartes</translation>
    </message>
    <message>
        <source>loudness sound audio</source>
        <translation>volume niveau son audio</translation>
    </message>
    <message>
        <source>Volume of chips</source>
        <translation>Volume des jetons</translation>
    </message>
    <message>
        <source>Volume of cues</source>
        <translation>Volume des signaux</translation>
    </message>
    <message>
        <source>A button, a refusal, the clock running out.</source>
        <translation>Un bouton, un refus, le temps qui s’achève.</translation>
    </message>
    <message>
        <source>Volume of results</source>
        <translation>Volume des résultats</translation>
    </message>
    <message>
        <source>Room tone</source>
        <translation>Ambiance de salle</translation>
    </message>
    <message>
        <source>The quiet hum of a room with people in it, while the window is shown.</source>
        <translation>La rumeur discrète d’une salle animée, tant que la fenêtre est affichée.</translation>
    </message>
    <message>
        <source>room ambience background noise murmur sound audio</source>
        <translation>salle ambiance fond bruit murmure rumeur son audio</translation>
    </message>
    <message>
        <source>Volume of the room tone</source>
        <translation>Volume de l’ambiance de salle</translation>
    </message>
    <message>
        <source>ambience background loudness sound audio</source>
        <translation>ambiance fond volume son audio</translation>
    </message>
</context>
<context>
    <name>SpreadsheetSettings</name>
    <message>
        <source>Spreadsheet files</source>
        <translation>Fichiers de tableur</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Virgule</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Point-virgule</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulation</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>Between cells</source>
        <translation>Entre les cellules</translation>
    </message>
    <message>
        <source>In the CSV files you export. If all of a line ends up in one cell, choose another.</source>
        <translation>Dans les fichiers CSV que vous exportez. Si toute une ligne tombe dans une cellule, choisissez-en un autre.</translation>
    </message>
    <message>
        <source>csv excel export separator delimiter columns</source>
        <translation>csv excel exporter séparateur colonnes</translation>
    </message>
    <message>
        <source>Decimal sign</source>
        <translation>Signe décimal</translation>
    </message>
    <message>
        <source>If amounts are taken for text or dates, choose another.</source>
        <translation>Si les montants sont pris pour du texte ou des dates, choisissez-en un autre.</translation>
    </message>
    <message>
        <source>csv excel export number point comma amounts</source>
        <translation>csv excel exporter nombre point virgule montants</translation>
    </message>
    <message>
        <source>Byte-order mark</source>
        <translation>Indicateur d’ordre des octets</translation>
    </message>
    <message>
        <source>Tells Excel that names and notes are UTF-8. Turn it off for programs that stumble over it.</source>
        <translation>Dit à Excel que les noms et les notes sont en UTF-8. Désactivez-le pour les programmes qu’il gêne.</translation>
    </message>
    <message>
        <source>csv excel export bom utf-8 unicode encoding accents</source>
        <translation>csv excel exporter bom utf-8 unicode encodage accents</translation>
    </message>
</context>
<context>
    <name>StakeBar</name>
    <message>
        <source>%1: %2</source>
        <comment>what a stake is for, the stake</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Calculating</source>
        <translation>Calcul en cours</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Portefeuille</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Show all rounds</source>
        <translation>Afficher toutes les manches</translation>
    </message>
    <message>
        <source>Figures and charts</source>
        <translation>Chiffres et images</translation>
    </message>
    <message>
        <source>Recalculate</source>
        <translation>Recalculer</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Comparer avec…</translation>
    </message>
    <message>
        <source>Mistakes by hand and dealer&apos;s cards</source>
        <translation>Erreurs par main et cartes du croupier</translation>
    </message>
    <message>
        <source>Press a cell to see rounds with its hand.</source>
        <translation>Appuyez sur une case pour voir des manches avec sa main.</translation>
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
        <translation>Une salle de blackjack au sabot ouvert</translation>
    </message>
    <message>
        <source>blackjack;21;cards;casino;shoe;strategy;</source>
        <comment>what the program is searched by, each with a ; behind</comment>
        <translation>blackjack;21;vingt-et-un;cartes;casino;sabot;stratégie;</translation>
    </message>
    <message>
        <source>The blackjack of six real casinos on one desktop, for play money and without a connection: an animated table, with other people at it where the game has them, and a shuffle that anyone can verify.</source>
        <translation>Le blackjack de six vrais casinos sur un seul bureau, en argent fictif et sans connexion&#xa0;: une table qui distribue, retourne et paie, avec d’autres personnes autour quand le jeu en prévoit, et un mélange que chacun peut vérifier.</translation>
    </message>
    <message>
        <source>What sets it apart:</source>
        <translation>Ce qu’il sait faire et que d’autres ne font pas&#xa0;:</translation>
    </message>
    <message>
        <source>the exact price of every decision, under any rules, and a coach who has counted the shoe</source>
        <translation>la valeur exacte de chaque décision, quelles que soient les règles, et un coach qui compte le sabot tel qu’il est</translation>
    </message>
    <message>
        <source>luck and play told apart, for a round or for a year</source>
        <translation>la chance et le jeu distingués, sur une manche ou sur une année</translation>
    </message>
    <message>
        <source>your own rules, with the worth of each as you change it</source>
        <translation>vos propres règles, avec la valeur de chacune pendant que vous la modifiez</translation>
    </message>
    <message>
        <source>every round on record before it is shown, ready to be replayed, reviewed and exported</source>
        <translation>chaque manche enregistrée avant d’être montrée, à relire, réviser et exporter</translation>
    </message>
    <message>
        <source>limits and breaks that hold</source>
        <translation>des limites et des pauses qui tiennent</translation>
    </message>
    <message>
        <source>All of it works by mouse, by keyboard alone and through a screen reader.</source>
        <translation>Tout se fait à la souris, au clavier seul ou avec un lecteur d’écran.</translation>
    </message>
    <message>
        <source>A round of Down Under Blackjack</source>
        <translation>Une manche de Blackjack Down Under</translation>
    </message>
    <message>
        <source>A full table of Deluxe Blackjack</source>
        <translation>Une table complète de Blackjack Deluxe</translation>
    </message>
    <message>
        <source>The best play for every hand, and what each play is worth</source>
        <translation>Le meilleur choix pour chaque main, et ce que vaut chaque décision</translation>
    </message>
    <message>
        <source>Editing a game&apos;s rules, and what each is worth</source>
        <translation>Les règles d’un jeu en cours de modification, et ce que vaut chacune</translation>
    </message>
    <message>
        <source>Blackjack game rules</source>
        <translation>Règles d’un jeu de blackjack</translation>
    </message>
    <message>
        <source>Blackjack challenge</source>
        <translation>Défi de blackjack</translation>
    </message>
</context>
<context>
    <name>StrategyFigures</name>
    <message>
        <source>House edge</source>
        <translation>Avantage de la maison</translation>
    </message>
    <message>
        <source>House edge: calculating…</source>
        <translation>Avantage de la maison&#xa0;: calcul en cours</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Avantage de la maison %1</translation>
    </message>
    <message>
        <source>with best play, of the initial stake</source>
        <translation>au jeu optimal, sur la première mise</translation>
    </message>
    <message>
        <source>The game&apos;s own: %1</source>
        <translation>Celui du jeu&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>StrategyPage</name>
    <message>
        <source>Best play of %1</source>
        <translation>Jeu optimal&#xa0;: %1</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Stratégie</translation>
    </message>
    <message>
        <source>Copy the chart</source>
        <translation>Copier le tableau</translation>
    </message>
    <message>
        <source>Save the chart as PDF</source>
        <translation>Enregistrer le tableau en PDF</translation>
    </message>
    <message>
        <source>strategy-%1</source>
        <comment>a file&apos;s name; %1 is a game&apos;s id</comment>
        <translation>strategie-%1</translation>
    </message>
    <message>
        <source>Copy the comparison</source>
        <translation>Copier la comparaison</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>What is known about the hidden card</source>
        <translation>Ce qu’on sait de la carte cachée</translation>
    </message>
    <message>
        <source>Hand calculator</source>
        <translation>Calculateur de main</translation>
    </message>
    <message>
        <source>Calculate</source>
        <translation>Calculer</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Insure none</source>
        <translation>Pas d’assurance</translation>
    </message>
    <message>
        <source>None</source>
        <comment>even money for no hand</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Insure all</source>
        <translation>Tout assurer</translation>
    </message>
    <message>
        <source>Even money, all</source>
        <translation>Even money, toutes</translation>
    </message>
    <message>
        <source>Hands %1: insurance?</source>
        <translation>Mains %1&#xa0;: assurance&#x202f;?</translation>
    </message>
    <message>
        <source>Hands %1: even money?</source>
        <translation>Mains %1&#xa0;: even money&#x202f;?</translation>
    </message>
    <message>
        <source>Your balance doesn&apos;t cover all hands. Choose some.</source>
        <translation>Votre solde ne couvre pas toutes les mains. Choisissez-en.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>All insured.</source>
        <translation>Toutes assurées.</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Deux</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Trois</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quatre</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinq</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Six</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sept</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Huit</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Neuf</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Dix</translation>
    </message>
    <message>
        <source>Eleven</source>
        <translation>Onze</translation>
    </message>
    <message>
        <source>Twelve</source>
        <translation>Douze</translation>
    </message>
    <message>
        <source>Thirteen</source>
        <translation>Treize</translation>
    </message>
    <message>
        <source>Fourteen</source>
        <translation>Quatorze</translation>
    </message>
    <message>
        <source>Fifteen</source>
        <translation>Quinze</translation>
    </message>
    <message>
        <source>Sixteen</source>
        <translation>Seize</translation>
    </message>
    <message>
        <source>Seventeen</source>
        <translation>Dix-sept</translation>
    </message>
    <message>
        <source>Eighteen</source>
        <translation>Dix-huit</translation>
    </message>
    <message>
        <source>Nineteen</source>
        <translation>Dix-neuf</translation>
    </message>
    <message>
        <source>Twenty</source>
        <translation>Vingt</translation>
    </message>
    <message>
        <source>Twenty-one</source>
        <translation>Vingt et un</translation>
    </message>
    <message>
        <source>Twenty-two</source>
        <translation>Vingt-deux</translation>
    </message>
    <message>
        <source>Dealer has blackjack</source>
        <translation>Blackjack du croupier</translation>
    </message>
    <message>
        <source>Dealer busts</source>
        <translation>Le croupier saute</translation>
    </message>
    <message>
        <source>Soft %1</source>
        <comment>the dealer&apos;s total</comment>
        <translation>%1 souple</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Rien ne va plus</translation>
    </message>
    <message>
        <source>No blackjack</source>
        <translation>Pas de blackjack</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>Faites vos jeux</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose stake, and which</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, spot %2, %3</source>
        <translation>%1, case %2, %3</translation>
    </message>
    <message>
        <source>%1, hand %2, %3</source>
        <comment>a stake, and how much</comment>
        <translation>%1, main %2, %3</translation>
    </message>
    <message>
        <source>%1, hand %2: %3, %4</source>
        <comment>a stake, how it ended, what came back</comment>
        <translation>%1, main %2&#xa0;: %3, %4</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>Carte cachée</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a hand and its total</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>The dealer has blackjack</source>
        <translation>Le croupier a blackjack</translation>
    </message>
    <message>
        <source>The dealer busts with %1</source>
        <translation>Le croupier saute avec %1</translation>
    </message>
    <message>
        <source>The dealer has %1</source>
        <translation>Le croupier a %1</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Croupier</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <translation>Croupier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Derrière</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Assurance</translation>
    </message>
    <message>
        <source>%1 to the dealer</source>
        <comment>a card</comment>
        <translation>%1 pour le croupier</translation>
    </message>
    <message>
        <source>A hidden card to the dealer</source>
        <translation>Une carte cachée pour le croupier</translation>
    </message>
    <message>
        <source>%1 to hand %2</source>
        <comment>a card, a hand&apos;s number</comment>
        <translation>%1 pour la main %2</translation>
    </message>
    <message>
        <source>A card is burned</source>
        <translation>Une carte est brûlée</translation>
    </message>
    <message>
        <source>Stakes: %1</source>
        <translation>Mises&#xa0;: %1</translation>
    </message>
    <message>
        <source>The dealer turns the %1</source>
        <translation>Le croupier retourne&#xa0;: %1</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>La manche est terminée</translation>
    </message>
    <message>
        <source>The round begins</source>
        <translation>La manche commence</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <comment>who sits where</comment>
        <translation>%1, place %2</translation>
    </message>
    <message>
        <source>%1, betting behind</source>
        <comment>somebody without a seat</comment>
        <translation>%1, mise derrière</translation>
    </message>
    <message>
        <source>thinking</source>
        <comment>of somebody else at the table</comment>
        <translation>réfléchit</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who, and what they have left</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>who, what they have left, what they do</comment>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>Follows</source>
        <comment>somebody else&apos;s double or split, with the bet behind</comment>
        <translation>Suit</translation>
    </message>
    <message>
        <source>Dealer&apos;s golden rule: two gold cards, both shown</source>
        <translation>Règle d’or du croupier&#xa0;: deux cartes d’or, toutes deux montrées</translation>
    </message>
    <message>
        <source>Player&apos;s golden rule: the dealer has 22</source>
        <translation>Règle d’or du joueur&#xa0;: le croupier a 22</translation>
    </message>
    <message>
        <source>No dealer blackjack</source>
        <translation>Pas de blackjack du croupier</translation>
    </message>
    <message>
        <source>New shoe: %1 is shown, %2 burned</source>
        <translation>Nouveau sabot&#xa0;: première carte %1, cartes brûlées&#xa0;: %2</translation>
    </message>
    <message>
        <source>The stakes are returned</source>
        <translation>La manche est remboursée</translation>
    </message>
    <message>
        <source>Your turn: hand %1, %2 against %3</source>
        <translation>À vous&#xa0;: main %1, %2 contre %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>how a decision is marked, and why</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Balance %1 %2</source>
        <translation>Solde %1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose cards, and which</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Insure for %1?</source>
        <translation>Assurer pour %1&#x202f;?</translation>
    </message>
    <message>
        <source>Even money, %1?</source>
        <comment>what is won</comment>
        <translation>Even money, %1&#x202f;?</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>Abandonner&#x202f;?</translation>
    </message>
    <message>
        <source>Surrender?</source>
        <translation>Abandonner&#x202f;?</translation>
    </message>
    <message>
        <source>%1 doubles on %2 against %3. Follow with %4?</source>
        <comment>who, a total, the dealer&apos;s, an amount</comment>
        <translation>%1 double à %2 contre %3. Suivre avec %4&#x202f;?</translation>
    </message>
    <message>
        <source>%1 splits %2 and %3 against %4. Follow with %5?</source>
        <comment>who, two cards, the dealer&apos;s, an amount</comment>
        <translation>%1 sépare %2 et %3 contre %4. Suivre avec %5&#x202f;?</translation>
    </message>
    <message>
        <source>Your turn: %1 against %2</source>
        <translation>À vous&#xa0;: %1 contre %2</translation>
    </message>
    <message>
        <source>A card for %1 on %2?</source>
        <translation>Une carte pour %1 à %2&#xa0;?</translation>
    </message>
    <message>
        <source>%1 doubles on %2!</source>
        <translation>%1 double à %2&#xa0;!</translation>
    </message>
    <message>
        <source>Tens to be split, for %1.</source>
        <translation>On sépare des dix, pour %1.</translation>
    </message>
    <message numerus="yes">
        <source>Twenty-one for %1, in %n cards.</source>
        <translation>
            <numerusform>Vingt et un pour %1, en %n carte.</numerusform>
            <numerusform>Vingt et un pour %1, en %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n cards.</source>
        <translation>
            <numerusform>%1 a %n carte.</numerusform>
            <numerusform>%1 a %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer has 22: every hand pushes</source>
        <translation>Le croupier a 22 : égalité pour toutes les mains</translation>
    </message>
    <message numerus="yes">
        <source>%n cards: a Charlie for %1.</source>
        <translation>
            <numerusform>%n carte : un Charlie pour %1.</numerusform>
            <numerusform>%n cartes : un Charlie pour %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer has 22: a push</source>
        <translation>Le croupier a 22 : égalité</translation>
    </message>
    <message>
        <source>This 21 pays %1, %2.</source>
        <comment>odds, a name</comment>
        <translation>Ce 21 paie %1, %2.</translation>
    </message>
    <message>
        <source>%1, pays %2</source>
        <comment>a total and odds</comment>
        <translation>%1, paie %2</translation>
    </message>
    <message>
        <source>A free double for %1.</source>
        <comment>a name</comment>
        <translation>Un double gratuit pour %1.</translation>
    </message>
    <message>
        <source>A free split for %1.</source>
        <comment>a name</comment>
        <translation>Une séparation gratuite pour %1.</translation>
    </message>
    <message>
        <source>%1, %2 staked by the house</source>
        <comment>a stake, an amount</comment>
        <translation>%1, %2 misés par la maison</translation>
    </message>
    <message>
        <source>Split free</source>
        <translation>Séparer gratis</translation>
    </message>
    <message>
        <source>Double free</source>
        <translation>Doubler gratis</translation>
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
        <translation>Vous</translation>
    </message>
    <message>
        <source>Spot %1</source>
        <translation>Case %1</translation>
    </message>
    <message>
        <source>Spot %1, %2</source>
        <translation>Case %1, %2</translation>
    </message>
</context>
<context>
    <name>TableFelt</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
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
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Stop review</source>
        <translation>Arrêter la revue</translation>
    </message>
    <message>
        <source>Stop challenge</source>
        <translation>Arrêter le défi</translation>
    </message>
</context>
<context>
    <name>TableSettings</name>
    <message>
        <source>Set by the game</source>
        <translation>Selon le jeu</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <translation>10 secondes</translation>
    </message>
    <message>
        <source>15 seconds</source>
        <translation>15 secondes</translation>
    </message>
    <message>
        <source>20 seconds</source>
        <translation>20 secondes</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <translation>30 secondes</translation>
    </message>
    <message>
        <source>60 seconds</source>
        <translation>60 secondes</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Dealing speed</source>
        <translation>Vitesse de la donne</translation>
    </message>
    <message>
        <source>Off shows everything at once.</source>
        <translation>«&#x202f;Désactivée&#x202f;» montre tout d’un coup.</translation>
    </message>
    <message>
        <source>animation pace duration quick</source>
        <translation>animation rythme durée rapide</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Mouvements réduits</translation>
    </message>
    <message>
        <source>Cards and chips fade in instead of moving. Follows the desktop until you choose here.</source>
        <translation>Cartes et jetons apparaissent en fondu au lieu de bouger. Suit le bureau, tant que vous ne choisissez rien ici.</translation>
    </message>
    <message>
        <source>Cards and chips fade in instead of moving.</source>
        <translation>Cartes et jetons apparaissent en fondu au lieu de bouger.</translation>
    </message>
    <message>
        <source>animation movement</source>
        <translation>animation mouvement</translation>
    </message>
    <message>
        <source>Dealer&apos;s calls</source>
        <translation>Annonces du croupier</translation>
    </message>
    <message>
        <source>Shows beside the cards what the dealer calls out.</source>
        <translation>Ce que le croupier annonce s’écrit à côté des cartes.</translation>
    </message>
    <message>
        <source>subtitles voice speech croupier</source>
        <translation>sous-titres voix parole annonces croupier</translation>
    </message>
    <message>
        <source>Ask before surrendering</source>
        <translation>Confirmer avant d’abandonner</translation>
    </message>
    <message>
        <source>confirm confirmation question warn give up</source>
        <translation>confirmer confirmation question avertir abandonner abandon</translation>
    </message>
    <message>
        <source>Ask before staking the whole wallet</source>
        <translation>Confirmer avant de miser tout le portefeuille</translation>
    </message>
    <message>
        <source>confirm confirmation question warn all in bet everything</source>
        <translation>confirmer confirmation question avertir tapis miser tout</translation>
    </message>
    <message>
        <source>Other people at the table</source>
        <translation>Autres personnes à la table</translation>
    </message>
    <message>
        <source>At shared tables. You choose how many, and their pace, at the table.</source>
        <translation>Aux tables partagées. Leur nombre et leur rythme se choisissent à la table.</translation>
    </message>
    <message>
        <source>company players seats bots opponents alone pace thinking</source>
        <translation>voisins compagnie joueurs places bots adversaires seul rythme réflexion</translation>
    </message>
    <message>
        <source>Time to bet</source>
        <translation>Temps pour miser</translation>
    </message>
    <message>
        <source>clock timer countdown seconds stake</source>
        <translation>horloge minuteur compte à rebours secondes mise</translation>
    </message>
    <message>
        <source>A time chosen here applies at every table, even where the game has no clock.</source>
        <translation>Un temps choisi ici vaut à toutes les tables, même si le jeu n’en fixe pas.</translation>
    </message>
    <message>
        <source>Time for a decision</source>
        <translation>Temps par décision</translation>
    </message>
    <message>
        <source>clock timer countdown seconds</source>
        <translation>horloge minuteur compte à rebours secondes</translation>
    </message>
</context>
<context>
    <name>TakeInDialog</name>
    <message>
        <source>What could not be imported</source>
        <translation>Ce qui n’a pas pu être importé</translation>
    </message>
    <message>
        <source>Import under another name?</source>
        <translation>Importer sous un autre nom&#x202f;?</translation>
    </message>
    <message>
        <source>Import under new names</source>
        <translation>Importer sous de nouveaux noms</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Ignorer</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>Hit</source>
        <translation>Tirer</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Séparer</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Assurance</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Even money</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>rester</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>tirer</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doubler</translation>
    </message>
    <message>
        <source>split</source>
        <translation>séparer</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>abandon</translation>
    </message>
    <message>
        <source>double, else hit</source>
        <translation>doubler, sinon tirer</translation>
    </message>
    <message>
        <source>double, else stand</source>
        <translation>doubler, sinon rester</translation>
    </message>
    <message>
        <source>surrender, else hit</source>
        <translation>abandon, sinon tirer</translation>
    </message>
    <message>
        <source>surrender, else stand</source>
        <translation>abandon, sinon rester</translation>
    </message>
    <message>
        <source>surrender, else split</source>
        <translation>abandon, sinon séparer</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doubler</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Follow double</source>
        <translation>Suivre le double</translation>
    </message>
    <message>
        <source>Follow split</source>
        <translation>Suivre la séparation</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>Sauté</translation>
    </message>
    <message>
        <source>Surrendered</source>
        <translation>Abandonné</translation>
    </message>
    <message>
        <source>blackjack</source>
        <translation>blackjack</translation>
    </message>
    <message>
        <source>push</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>bust</source>
        <translation>sauté</translation>
    </message>
    <message>
        <source>even money</source>
        <translation>even money</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonné</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonnée</translation>
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
        <translation>Émeraude</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Minuit</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bourgogne</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>Lagon</translation>
    </message>
    <message>
        <source>Classic green</source>
        <translation>Vert classique</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Anthracite</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Stop replay</source>
        <translation>Arrêter la relecture</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Voisins</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Couper le son</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Activer le son</translation>
    </message>
    <message>
        <source>Hide the Rundown</source>
        <translation>Masquer le journal</translation>
    </message>
    <message>
        <source>Show the Rundown</source>
        <translation>Afficher le journal</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Then %1</source>
        <comment>the balance in a replay</comment>
        <translation>Alors %1</translation>
    </message>
</context>
<context>
    <name>TotalTile</name>
    <message>
        <source>%1: %2</source>
        <comment>what a figure is, the figure</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>TroubleBanner</name>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
</context>
<context>
    <name>TroublePage</name>
    <message>
        <source>Set it aside, use the backup</source>
        <translation>Le mettre de côté, continuer avec la sauvegarde</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>du %1</translation>
    </message>
    <message>
        <source>Reading the backups…</source>
        <translation>Lecture des sauvegardes…</translation>
    </message>
    <message>
        <source>None of them is intact</source>
        <translation>Aucune n’est intacte</translation>
    </message>
    <message>
        <source>Set it aside and use the backup of %1</source>
        <translation>Le mettre de côté et continuer avec la sauvegarde du %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Set it aside, start afresh</source>
        <translation>Le mettre de côté, repartir de zéro</translation>
    </message>
    <message>
        <source>Set it aside and start afresh</source>
        <translation>Le mettre de côté et repartir de zéro</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>All backups</source>
        <translation>Toutes les sauvegardes</translation>
    </message>
</context>
<context>
    <name>TroubleWords</name>
    <message>
        <source>That did not help: %1</source>
        <translation>Cela n’a rien changé&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>WalletMenu</name>
    <message>
        <source>Wallet</source>
        <translation>Portefeuille</translation>
    </message>
    <message>
        <source>Top up %1</source>
        <translation>Recharger&#xa0;: %1</translation>
    </message>
    <message>
        <source>Play with %1</source>
        <translation>Jouer en %1</translation>
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
        <translation>Deux</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Trois</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quatre</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinq</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Six</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sept</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Huit</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Neuf</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Dix</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Valet</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Roi</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
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
        <translation>%1 souple</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 pour %2</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Remboursé</translation>
    </message>
    <message>
        <source>win</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>lose</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>remboursé</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>a decision</comment>
        <translation>Meilleur choix</translation>
    </message>
    <message>
        <source>Fine</source>
        <comment>a decision</comment>
        <translation>Bon choix</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <comment>a decision</comment>
        <translation>Imprécision</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>a decision</comment>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Blunder</source>
        <comment>a decision</comment>
        <translation>Gaffe</translation>
    </message>
    <message>
        <source>Watched</source>
        <comment>a round in which the person staked nothing</comment>
        <translation>Regardée</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n gagnée</numerusform>
            <numerusform>%n gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pushes</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n égalité</numerusform>
            <numerusform>%n égalités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n perdue</numerusform>
            <numerusform>%n perdues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n surrendered</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n abandonnée</numerusform>
            <numerusform>%n abandonnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n returned</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n remboursée</numerusform>
            <numerusform>%n remboursées</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands %1, side bets %2</source>
        <translation>Mains %1, paris annexes %2</translation>
    </message>
    <message>
        <source>%1 · %2 against %3</source>
        <translation>%1 · %2 contre %3</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>Hidden card is small</source>
        <translation>La carte cachée est basse</translation>
    </message>
    <message>
        <source>Hidden card is medium</source>
        <translation>La carte cachée est moyenne</translation>
    </message>
    <message>
        <source>Hidden card is large</source>
        <translation>La carte cachée est haute</translation>
    </message>
    <message>
        <source>Hidden card: small, %1</source>
        <translation>Carte cachée&#xa0;: basse, %1</translation>
    </message>
    <message>
        <source>Hidden card: medium, %1</source>
        <translation>Carte cachée&#xa0;: moyenne, %1</translation>
    </message>
    <message>
        <source>Hidden card: large, %1</source>
        <translation>Carte cachée&#xa0;: haute, %1</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>form of a date, for QLocale::toString</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Main %1</translation>
    </message>
    <message>
        <source>Someone is sitting there. Choose another spot.</source>
        <translation>Quelqu’un est assis là. Choisissez une autre case.</translation>
    </message>
    <message>
        <source>You already have as many spots as one player may hold. Leave one first.</source>
        <translation>Vous avez déjà le maximum de cases par personne. Quittez-en une d’abord.</translation>
    </message>
    <message>
        <source>Both of your spots must carry the same stake.</source>
        <translation>Vos deux cases portent la même mise.</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t sit at this table. Choose a standard account in the lobby.</source>
        <translation>Un compte d’essai ne peut pas s’asseoir à cette table. Choisissez un compte standard à l’accueil.</translation>
    </message>
    <message>
        <source>That is your own spot. You can only bet behind other people.</source>
        <translation>C’est votre propre case. On mise derrière les mains des autres.</translation>
    </message>
    <message>
        <source>This game has no betting behind.</source>
        <translation>Ce jeu n’admet pas de mises derrière les autres.</translation>
    </message>
    <message>
        <source>Nobody plays on that spot. Place the main stake first.</source>
        <translation>Personne ne joue sur cette case. Placez d’abord la mise principale.</translation>
    </message>
    <message>
        <source>Place at least %1.</source>
        <translation>Misez au moins %1.</translation>
    </message>
    <message>
        <source>That is below the minimum. Place more.</source>
        <translation>C’est en dessous du minimum. Misez plus.</translation>
    </message>
    <message>
        <source>The maximum there is %1.</source>
        <translation>Au plus %1 à cet endroit.</translation>
    </message>
    <message>
        <source>That is above the maximum. Place less.</source>
        <translation>C’est au-dessus du maximum. Misez moins.</translation>
    </message>
    <message>
        <source>Stakes go in steps of %1.</source>
        <translation>Les mises vont par pas de %1.</translation>
    </message>
    <message>
        <source>Your balance doesn&apos;t cover that. Stake less, or top up in the lobby.</source>
        <translation>Votre solde n’y suffit pas. Misez moins, ou rechargez à l’accueil.</translation>
    </message>
    <message>
        <source>That side bet isn&apos;t offered here.</source>
        <translation>Ce pari annexe n’est pas proposé ici.</translation>
    </message>
    <message>
        <source>You have excluded yourself from play until the period is over.</source>
        <translation>Vous vous êtes exclu du jeu jusqu’à la fin de la période.</translation>
    </message>
    <message>
        <source>You have reached the limit you set for yourself.</source>
        <translation>La limite que vous vous êtes fixée est atteinte.</translation>
    </message>
    <message>
        <source>It isn&apos;t your turn. Wait until your hand is highlighted.</source>
        <translation>Ce n’est pas votre tour. Attendez que votre main soit cerclée.</translation>
    </message>
    <message>
        <source>The rules don&apos;t offer that here. Choose one of the actions shown.</source>
        <translation>Les règles ne le permettent pas ici. Choisissez l’une des actions affichées.</translation>
    </message>
    <message>
        <source>Not now. Wait a moment.</source>
        <translation>Pas maintenant. Patientez un instant.</translation>
    </message>
    <message>
        <source>There is no such spot at this table.</source>
        <translation>Cette table n’a pas une telle case.</translation>
    </message>
    <message>
        <source>The shoe has no cards left for this round. The stakes are returned.</source>
        <translation>Le sabot n’a plus assez de cartes pour cette manche. Elle est remboursée.</translation>
    </message>
    <message>
        <source>That amount is too large to be counted. Stake less.</source>
        <translation>Ce montant est trop grand pour être compté. Misez moins.</translation>
    </message>
    <message>
        <source>Time&apos;s up: no insurance.</source>
        <translation>Temps écoulé&#xa0;: pas d’assurance.</translation>
    </message>
    <message>
        <source>Time&apos;s up: no even money.</source>
        <translation>Temps écoulé&#xa0;: pas d’even money.</translation>
    </message>
    <message>
        <source>Time&apos;s up: not given up.</source>
        <translation>Temps écoulé&#xa0;: pas d’abandon.</translation>
    </message>
    <message>
        <source>Time&apos;s up: not surrendered.</source>
        <translation>Temps écoulé&#xa0;: pas d’abandon.</translation>
    </message>
    <message>
        <source>Time&apos;s up: not followed.</source>
        <translation>Temps écoulé&#xa0;: pas de suivi.</translation>
    </message>
    <message>
        <source>Time&apos;s up: hit, now %1.</source>
        <translation>Temps écoulé&#xa0;: carte tirée, maintenant %1.</translation>
    </message>
    <message>
        <source>Time&apos;s up: stood on %1.</source>
        <translation>Temps écoulé&#xa0;: resté sur %1.</translation>
    </message>
    <message>
        <source>The side bet on spot %1 needs a stake on the spot.</source>
        <translation>Le pari annexe de la case %1 demande une mise sur la case.</translation>
    </message>
    <message>
        <source>Nobody plays on spot %1 in the next round. Change the bets.</source>
        <translation>Personne ne joue sur la case %1 à la prochaine manche. Changez les mises.</translation>
    </message>
    <message>
        <source>%1 takes at least %2.</source>
        <translation>%1&#xa0;: au moins %2.</translation>
    </message>
    <message>
        <source>Place at least %1 on spot %2.</source>
        <translation>Misez au moins %1 sur la case %2.</translation>
    </message>
    <message>
        <source>Blackjack pays %1</source>
        <translation>Blackjack paie %1</translation>
    </message>
    <message>
        <source>Dealer must draw to %1 and hit soft %2</source>
        <translation>La banque tire à %1 et sur %2 souple</translation>
    </message>
    <message>
        <source>Dealer must draw to %1 and stand on all %2s</source>
        <translation>La banque tire à %1, reste à %2</translation>
    </message>
    <message>
        <source>Insurance pays %1</source>
        <translation>Assurance paie %1</translation>
    </message>
    <message>
        <source>Dealer&apos;s 22 pushes</source>
        <translation>Égalité sur 22 du croupier</translation>
    </message>
    <message numerus="yes">
        <source>%n decks</source>
        <translation>
            <numerusform>%n jeu</numerusform>
            <numerusform>%n jeux</numerusform>
        </translation>
    </message>
    <message>
        <source>dealer hits soft %1</source>
        <translation>le croupier tire sur %1 souple</translation>
    </message>
    <message>
        <source>dealer stands on %1</source>
        <translation>le croupier reste à %1</translation>
    </message>
    <message>
        <source>dealer peeks</source>
        <translation>le croupier vérifie le blackjack</translation>
    </message>
    <message>
        <source>no peek</source>
        <translation>sans vérification</translation>
    </message>
    <message numerus="yes">
        <source>up to %n hands</source>
        <translation>
            <numerusform>jusqu’à %n main</numerusform>
            <numerusform>jusqu’à %n mains</numerusform>
        </translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>abandon</translation>
    </message>
    <message>
        <source>22 pushes</source>
        <translation>égalité sur 22</translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n abandonnée</numerusform>
            <numerusform>%n abandonnées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <comment>a side bet, how many of them won, and how many there were</comment>
        <translation>%1 %2 sur %3</translation>
    </message>
    <message>
        <source>doubles on 9 to 11 only</source>
        <translation>double sur 9 à 11 seulement</translation>
    </message>
    <message>
        <source>doubles on 10 and 11 only</source>
        <translation>double sur 10 et 11 seulement</translation>
    </message>
    <message>
        <source>no splits</source>
        <translation>pas de séparation</translation>
    </message>
    <message>
        <source>no doubles after a split</source>
        <translation>pas de double après séparation</translation>
    </message>
    <message>
        <source>hands can be given up</source>
        <translation>abandon possible</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a date, a time of day</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>a side bet, how many of them won, and how many there were</comment>
        <translation>%1 (%2 sur %3)</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>side bets</comment>
        <translation>%1&#xa0;: perdu</translation>
    </message>
    <message>
        <source>hand won</source>
        <translation>main gagnée</translation>
    </message>
    <message>
        <source>hand lost</source>
        <translation>main perdue</translation>
    </message>
    <message>
        <source>hand pushed</source>
        <translation>main à égalité</translation>
    </message>
    <message>
        <source>hand bust</source>
        <translation>main sautée</translation>
    </message>
    <message>
        <source>Dealer busts: %1</source>
        <comment>how the hands ended: 6 won</comment>
        <translation>Le croupier saute&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Last time: %Ln rounds, %1 · %2</source>
        <comment>a game&apos;s last session: its net, its last round&apos;s time</comment>
        <translation>
            <numerusform>Dernière fois : %Ln manche, %1 · %2</numerusform>
            <numerusform>Dernière fois : %Ln manches, %1 · %2</numerusform>
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
        <translation>%1 et %2</translation>
    </message>
    <message numerus="yes">
        <source>a table of %n seats shared with other people</source>
        <translation>
            <numerusform>une table de %n place avec d’autres joueurs</numerusform>
            <numerusform>une table de %n places avec d’autres joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>bets behind their hands</source>
        <translation>mises derrière leurs mains</translation>
    </message>
    <message numerus="yes">
        <source>one to %n hands a round</source>
        <translation>
            <numerusform>une main par manche</numerusform>
            <numerusform>de une à %n mains par manche</numerusform>
        </translation>
    </message>
    <message>
        <source>a hint about the hole card</source>
        <translation>un indice sur la carte cachée</translation>
    </message>
    <message>
        <source>a push on the dealer&apos;s 22</source>
        <translation>égalité sur un 22 du croupier</translation>
    </message>
    <message>
        <source>two gold cards of the dealer shown at once</source>
        <translation>deux cartes d’or du croupier montrées</translation>
    </message>
    <message>
        <source>hands that can be given up</source>
        <translation>mains que l’on peut abandonner</translation>
    </message>
    <message>
        <source>a blackjack that pays %1</source>
        <translation>un blackjack payé %1</translation>
    </message>
    <message>
        <source>insurance that pays %1</source>
        <translation>une assurance payée %1</translation>
    </message>
    <message>
        <source>no peek at the hole card</source>
        <translation>sans vérification de la carte cachée</translation>
    </message>
    <message>
        <source>a dealer who hits soft %1</source>
        <translation>un croupier qui tire sur %1 souple</translation>
    </message>
    <message>
        <source>a dealer who stands on %1</source>
        <translation>un croupier qui reste à %1</translation>
    </message>
    <message numerus="yes">
        <source>pairs split into as many as %n hands</source>
        <translation>
            <numerusform>paires gardées en %n main</numerusform>
            <numerusform>paires séparées jusqu’à %n mains</numerusform>
        </translation>
    </message>
    <message>
        <source>one hand a round</source>
        <translation>une main par manche</translation>
    </message>
    <message numerus="yes">
        <source>%n side bets</source>
        <translation>
            <numerusform>%n pari annexe</numerusform>
            <numerusform>%n paris annexes</numerusform>
        </translation>
    </message>
    <message>
        <source>the side bet %1</source>
        <translation>le pari annexe %1</translation>
    </message>
    <message>
        <source>the side bets %1</source>
        <translation>les paris annexes %1</translation>
    </message>
    <message>
        <source>the usual rules</source>
        <translation>les règles habituelles</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>A round of %1 played for %2 is waiting for you. Finish it first.</source>
        <translation>Une manche de %1 vous attend (%2). Terminez-la d’abord.</translation>
    </message>
    <message>
        <source>Dealer wins ties</source>
        <translation>À égalité, le croupier gagne</translation>
    </message>
    <message>
        <source>a dealer who wins ties</source>
        <translation>un croupier qui gagne à égalité</translation>
    </message>
    <message>
        <source>dealer wins ties</source>
        <translation>le croupier gagne à égalité</translation>
    </message>
    <message numerus="yes">
        <source>%n-card Charlie</source>
        <comment>a hand of so many cards that isn&apos;t bust wins</comment>
        <translation>
            <numerusform>Charlie à %n carte</numerusform>
            <numerusform>Charlie à %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Player&apos;s 21 wins ties</source>
        <translation>À 21 partout, le joueur gagne</translation>
    </message>
    <message>
        <source>a 21 of yours that wins ties</source>
        <translation>un 21 qui gagne à égalité</translation>
    </message>
    <message numerus="yes">
        <source>%n cards that win unless they bust</source>
        <translation>
            <numerusform>%n carte qui gagne sans sauter</numerusform>
            <numerusform>%n cartes qui gagnent sans sauter</numerusform>
        </translation>
    </message>
    <message>
        <source>doubles after hits too</source>
        <translation>double aussi après avoir tiré</translation>
    </message>
    <message>
        <source>21 wins ties</source>
        <translation>21 gagne à égalité</translation>
    </message>
    <message>
        <source>no hole card</source>
        <translation>sans carte cachée</translation>
    </message>
    <message>
        <source>Both dealer cards are open</source>
        <translation>Les deux cartes du croupier sont visibles</translation>
    </message>
    <message>
        <source>Bonuses for 21</source>
        <translation>Bonus pour 21</translation>
    </message>
    <message>
        <source>a dealer who hides no card</source>
        <translation>un croupier qui ne cache aucune carte</translation>
    </message>
    <message>
        <source>bonuses for some hands of 21</source>
        <translation>bonus pour certaines mains de 21</translation>
    </message>
    <message numerus="yes">
        <source>%n Spanish decks</source>
        <translation>
            <numerusform>%n jeu espagnol</numerusform>
            <numerusform>%n jeux espagnols</numerusform>
        </translation>
    </message>
    <message>
        <source>surrender after a double</source>
        <translation>abandon après un double</translation>
    </message>
    <message>
        <source>both dealer cards open</source>
        <translation>les deux cartes du croupier visibles</translation>
    </message>
    <message>
        <source>bonuses for 21</source>
        <translation>bonus pour 21</translation>
    </message>
    <message>
        <source>Blackjack of spades pays %1</source>
        <translation>Blackjack de pique paie %1</translation>
    </message>
    <message>
        <source>Blackjack of hearts pays %1</source>
        <translation>Blackjack de cœur paie %1</translation>
    </message>
    <message>
        <source>Blackjack of diamonds pays %1</source>
        <translation>Blackjack de carreau paie %1</translation>
    </message>
    <message>
        <source>Blackjack of clubs pays %1</source>
        <translation>Blackjack de trèfle paie %1</translation>
    </message>
    <message>
        <source>Blackjack of one suit pays %1</source>
        <translation>Blackjack assorti paie %1</translation>
    </message>
    <message>
        <source>Player&apos;s blackjack always wins</source>
        <translation>Le blackjack du joueur gagne toujours</translation>
    </message>
    <message>
        <source>Free doubles and splits</source>
        <translation>Doubles et séparations gratuits</translation>
    </message>
    <message>
        <source>Free doubles</source>
        <translation>Doubles gratuits</translation>
    </message>
    <message>
        <source>Free splits</source>
        <translation>Séparations gratuites</translation>
    </message>
    <message>
        <source>doubles and splits that the house stakes for you</source>
        <translation>doubles et séparations que la maison mise pour vous</translation>
    </message>
    <message>
        <source>doubles that the house stakes for you</source>
        <translation>doubles que la maison mise pour vous</translation>
    </message>
    <message>
        <source>splits that the house stakes for you</source>
        <translation>séparations que la maison mise pour vous</translation>
    </message>
    <message>
        <source>a blackjack of yours that always wins</source>
        <translation>un blackjack qui vous fait toujours gagner</translation>
    </message>
    <message>
        <source>more for a blackjack of one suit</source>
        <translation>davantage pour un blackjack assorti</translation>
    </message>
    <message>
        <source>redoubling</source>
        <translation>doubles répétés</translation>
    </message>
    <message>
        <source>surrender at any time</source>
        <translation>abandon à tout moment</translation>
    </message>
    <message>
        <source>free doubles</source>
        <translation>doubles gratuits</translation>
    </message>
    <message>
        <source>free splits</source>
        <translation>séparations gratuites</translation>
    </message>
    <message>
        <source>your blackjack always wins</source>
        <translation>votre blackjack gagne toujours</translation>
    </message>
    <message>
        <source>Player&apos;s 21 always wins</source>
        <translation>Le 21 du joueur gagne toujours</translation>
    </message>
    <message>
        <source>a 21 of yours that always wins</source>
        <translation>un 21 qui vous fait toujours gagner</translation>
    </message>
    <message>
        <source>21 always wins</source>
        <translation>21 gagne toujours</translation>
    </message>
</context>
<context>
    <name>openshoe::app::AutoPlayer</name>
    <message>
        <source>the table has not moved for two minutes</source>
        <translation>la table n’a pas bougé depuis deux minutes</translation>
    </message>
    <message>
        <source>no stake could be placed: %1</source>
        <translation>aucune mise n’a pu être placée&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written</source>
        <translation>%1 ne peut pas être écrit</translation>
    </message>
</context>
<context>
    <name>openshoe::models::AboutController</name>
    <message>
        <source>Open Shoe %1 with Qt %2</source>
        <translation>Open Shoe %1 avec Qt %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln files</source>
        <translation>
            <numerusform>%1 dans %Ln fichier</numerusform>
            <numerusform>%1 dans %Ln fichiers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::AccountDeletion</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln manche</numerusform>
            <numerusform>%Ln manches</numerusform>
        </translation>
    </message>
    <message>
        <source>What goes for good: the account %1 with %2, its wallets, shoes, notes and limits. Backups made earlier still hold them.</source>
        <translation>Ce qui disparaît définitivement : le compte %1 avec %2, ses portefeuilles, sabots, notes et limites. Les sauvegardes antérieures les contiennent encore.</translation>
    </message>
    <message>
        <source>It is the only account, so it stays.</source>
        <translation>C’est le seul compte, il reste donc.</translation>
    </message>
    <message>
        <source>One of its rounds is still open. Finish it first.</source>
        <translation>Une de ses manches est encore ouverte. Terminez-la d’abord.</translation>
    </message>
    <message>
        <source>A break is running. The account can be deleted once it is over.</source>
        <translation>Une pause est en cours. Le compte pourra être supprimé ensuite.</translation>
    </message>
    <message>
        <source>A limit is set for it. Remove that first; the account can be deleted once the removal has taken effect.</source>
        <translation>Une limite lui est fixée. Supprimez-la d’abord ; le compte pourra être supprimé dès que cela aura pris effet.</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 n’est pas un fichier de cet ordinateur.</translation>
    </message>
    <message>
        <source>The account %1 was deleted.</source>
        <translation>Le compte %1 a été supprimé.</translation>
    </message>
    <message>
        <source>The account %1 was deleted. Its record is in %2.</source>
        <translation>Le compte %1 a été supprimé. Son historique est dans %2.</translation>
    </message>
    <message>
        <source>%1 Nothing was deleted.</source>
        <translation>%1 Rien n’a été supprimé.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::AccountsModel</name>
    <message>
        <source>The account %1 is ready, with play money in every wallet.</source>
        <translation>Le compte %1 est créé, avec de l’argent fictif dans chaque portefeuille.</translation>
    </message>
    <message>
        <source>Your wallet now holds %1.</source>
        <translation>Votre portefeuille contient maintenant %1.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>The top-up was taken back. Your wallet now holds %1.</source>
        <translation>La recharge a été reprise. Votre portefeuille contient maintenant %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::BackupsModel</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln manche</numerusform>
            <numerusform>%Ln manches</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>last round %1</source>
        <translation>dernière manche&#xa0;%1</translation>
    </message>
    <message>
        <source>intact</source>
        <comment>a backup</comment>
        <translation>intacte</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries changed or missing</source>
        <translation>
            <numerusform>%Ln entrée modifiée ou manquante</numerusform>
            <numerusform>%Ln entrées modifiées ou manquantes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::CellDetail</name>
    <message>
        <source>under %1</source>
        <translation>moins de %1</translation>
    </message>
    <message>
        <source>No hand leads to this cell.</source>
        <translation>Aucune main n’arrive à cette cellule.</translation>
    </message>
    <message>
        <source>Surrender comes before the dealer peeks; the figures of the other plays assume no dealer blackjack.</source>
        <translation>L’abandon précède la vérification du croupier&#x202f;; les autres décisions supposent un croupier sans blackjack.</translation>
    </message>
    <message>
        <source>The same play is best whatever cards make the hand.</source>
        <translation>La même décision est la meilleure, quelles que soient les cartes de la main.</translation>
    </message>
    <message>
        <source>Another play is better with these cards, %1 of such hands</source>
        <translation>Une autre décision est meilleure avec ces cartes, %1 de ces mains</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ChallengeController</name>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 n’est pas un fichier de cet ordinateur.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <translation>Impossible d’écrire %1 : %2</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Écrit dans %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2</source>
        <translation>Impossible de lire %1 : %2</translation>
    </message>
    <message>
        <source>Its rules differ from those of your %1: %2</source>
        <comment>a game, sentences</comment>
        <translation>Ses règles diffèrent de celles de votre %1 : %2</translation>
    </message>
    <message>
        <source>You don&apos;t have this game. The file holds its rules.</source>
        <translation>Vous n’avez pas ce jeu. Le fichier contient ses règles.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, with %1 staked</source>
        <translation>
            <numerusform>%Ln manche, avec %1 misés</numerusform>
            <numerusform>%Ln manches, avec %1 misés</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish this round first, then play the challenge.</source>
        <translation>Terminez d’abord cette manche, puis jouez le défi.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Sender</source>
        <comment>of a challenge</comment>
        <translation>Expéditeur</translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>to a challenge</comment>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Challenge somebody</source>
        <translation>Défier quelqu’un</translation>
    </message>
    <message>
        <source>Challenge, round %1 of %2</source>
        <translation>Défi, manche %1 sur %2</translation>
    </message>
    <message>
        <source>A challenge: %1</source>
        <comment>a game</comment>
        <translation>Un défi : %1</translation>
    </message>
    <message>
        <source>A challenge from %1: %2</source>
        <comment>somebody, a game</comment>
        <translation>Un défi de %1 : %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CoachController</name>
    <message>
        <source>Best: %1</source>
        <translation>Meilleur choix&#xa0;: %1</translation>
    </message>
    <message>
        <source>Equally good: %1</source>
        <translation>Équivalents : %1</translation>
    </message>
    <message>
        <source>Equally good: %1. Others: %2</source>
        <translation>Équivalents : %1. Autres : %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CompareController</name>
    <message>
        <source>%1, trial rules</source>
        <translation>%1, règles à l’essai</translation>
    </message>
    <message>
        <source>%1. %2: %3. %4: %5.</source>
        <translation>%1. %2&#xa0;: %3. %4&#xa0;: %5.</translation>
    </message>
    <message>
        <source>Differs. %1: %2 %3: %4 Alone %5, in turn %6.</source>
        <translation>Diffère. %1&#xa0;: %2 %3&#xa0;: %4 Seule %5, cumulée %6.</translation>
    </message>
    <message>
        <source>Both: %1</source>
        <translation>Les deux&#xa0;: %1</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>Aucune différence</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>House edge %1 and %2. %3.</source>
        <translation>Avantage de la maison %1 et %2. %3.</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Ce qui diffère</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Seule</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>Cumulée</translation>
    </message>
    <message>
        <source>In common</source>
        <translation>Ce que les deux ont en commun</translation>
    </message>
    <message>
        <source>%1 In an hour: %2.</source>
        <comment>a rule that differs, money</comment>
        <translation>%1 En une heure : %2.</translation>
    </message>
    <message>
        <source>House edge of the side bets, and in an hour with the same stake on each</source>
        <translation>Avantage de la maison aux paris annexes, et par heure avec la même mise sur chacun</translation>
    </message>
    <message>
        <source>The second is %1 better for you, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>Le second vaut %1 de mieux pour vous, environ %2 par heure</translation>
    </message>
    <message>
        <source>The second is %1 better for the house, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>Le second vaut %1 de mieux pour la maison, environ %2 par heure</translation>
    </message>
    <message>
        <source>Alone: what the first game&apos;s return gains when only this rule is taken from the second. In turn: what it gains when the rules are changed one after another; these add up. Both in percentage points, and in money beneath, in an hour.</source>
        <translation>Seule : ce que gagne le retour du premier jeu quand seule cette règle est celle du second. Cumulée : ce qu’il gagne quand les règles changent l’une après l’autre ; ces valeurs s’additionnent. Les deux en points de pourcentage et, dessous, en argent par heure.</translation>
    </message>
    <message>
        <source>In an hour</source>
        <translation>En une heure</translation>
    </message>
    <message>
        <source>%1: %2 and %3.</source>
        <comment>at what stake; what each of two games costs</comment>
        <translation>%1 : %2 et %3.</translation>
    </message>
    <message>
        <source>Hands that are played differently</source>
        <translation>Mains qui se jouent autrement</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountCards</name>
    <message>
        <source>The game</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>What a card gone changes</source>
        <translation>Ce que change une carte en moins</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card, its figure</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a line&apos;s name, its figures</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1. Fits %2.</source>
        <comment>a line of tags, how well</comment>
        <translation>%1. Accord %2.</translation>
    </message>
    <message>
        <source>Per cent, same play</source>
        <translation>Pour cent, jeu gardé</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Pour cent</translation>
    </message>
    <message>
        <source>Per cent, best play</source>
        <translation>Pour cent, jeu optimal</translation>
    </message>
    <message>
        <source>Tags up to %1</source>
        <translation>Valeurs jusqu’à %1</translation>
    </message>
    <message>
        <source>What you win more of a stake if one such card is gone from the full shoe: with the play of the full shoe kept, and with the best play for each shoe.</source>
        <translation>Ce que vous gagnez en plus d’une mise si une telle carte manque au sabot plein : en gardant le jeu du sabot plein, et avec le meilleur jeu pour chaque sabot.</translation>
    </message>
    <message>
        <source>What the bet wins more if one such card is gone from the full shoe; the mean of the four suits.</source>
        <translation>Ce que le pari gagne en plus si une telle carte manque au sabot plein ; moyenne des quatre couleurs.</translation>
    </message>
    <message>
        <source>Betting correlation: %1</source>
        <translation>Corrélation de mise : %1</translation>
    </message>
    <message>
        <source>Insurance correlation: %1</source>
        <translation>Corrélation d’assurance : %1</translation>
    </message>
    <message>
        <source>Playing efficiency, measured: %1</source>
        <translation>Efficacité de jeu, mesurée : %1</translation>
    </message>
    <message>
        <source>Playing efficiency: known once the plays have been looked for</source>
        <translation>Efficacité de jeu : connue une fois les décisions cherchées</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Taking cards away, one of each…</source>
        <translation>Retrait d’une carte de chaque…</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountPlays</name>
    <message>
        <source>Some hundred shoes in use are solved to find the plays that follow the count. It takes up to a minute or two, once in each game.</source>
        <translation>Quelques centaines de sabots entamés sont résolus pour trouver les décisions selon le compte. Cela prend une ou deux minutes, une fois par jeu.</translation>
    </message>
    <message>
        <source>%1, otherwise %2</source>
        <comment>a play, what else is done</comment>
        <translation>%1, sinon %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>a count</comment>
        <translation>%1 ou plus</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <comment>a count</comment>
        <translation>%1 ou moins</translation>
    </message>
    <message>
        <source>%1: %2 at a count of %3. Early, middle and late in the shoe: %4. Earns %5 of all.</source>
        <translation>%1 : %2 au compte de %3. Au début, au milieu et à la fin du sabot : %4. Rapporte %5 du total.</translation>
    </message>
    <message>
        <source>Together they earn %1 of the smallest stake a round with stakes of 1 to 8, and %2 with one stake always.</source>
        <translation>Ensemble, elles rapportent par manche %1 de la plus petite mise avec des mises de 1 à 8, et %2 avec toujours une mise.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountQuestion</name>
    <message>
        <source>The one chosen on the page Counting</source>
        <translation>Celui choisi sur la page Comptage</translation>
    </message>
    <message>
        <source>Before the shuffle: what is your count, by %1?</source>
        <comment>a count system</comment>
        <translation>Avant le mélange : quel est votre compte, selon %1 ?</translation>
    </message>
    <message>
        <source>What is your count now, by %1?</source>
        <comment>a count system</comment>
        <translation>Quel est votre compte maintenant, selon %1 ?</translation>
    </message>
    <message>
        <source>Right: the count is %1.</source>
        <translation>Juste : le compte est %1.</translation>
    </message>
    <message>
        <source>Not %1: the count is %2.</source>
        <translation>Pas %1 : le compte est %2.</translation>
    </message>
    <message>
        <source>About %1 decks are left.</source>
        <comment>a number</comment>
        <translation>Il reste environ %1 jeux.</translation>
    </message>
    <message>
        <source>Not %1 decks: about %2 are left.</source>
        <comment>numbers</comment>
        <translation>Pas %1 jeux : il en reste environ %2.</translation>
    </message>
    <message>
        <source>The true count is %1.</source>
        <translation>Le compte vrai est %1.</translation>
    </message>
    <message>
        <source>Type your count: a number such as %1.</source>
        <translation>Saisissez votre compte : un nombre, comme %1.</translation>
    </message>
    <message>
        <source>Type how many decks are left, in quarters: %1 to %2.</source>
        <translation>Saisissez combien de jeux restent, en quarts : de %1 à %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountSides</name>
    <message>
        <source>This game has no side bets.</source>
        <translation>Ce jeu n’a pas de paris annexes.</translation>
    </message>
    <message>
        <source>With a shuffle before every round no side bet is ever worth more than at other times.</source>
        <translation>Avec un mélange avant chaque manche, aucun pari annexe ne vaut jamais plus qu’à un autre moment.</translation>
    </message>
    <message>
        <source>Watching the side bets in a thousand shoes…</source>
        <translation>Observation des paris annexes dans mille sabots…</translation>
    </message>
    <message>
        <source>Staked in every round it loses %1 of the stake.</source>
        <translation>Misé à chaque manche, il perd %1 de la mise.</translation>
    </message>
    <message>
        <source>Staked in every round it wins %1 of the stake.</source>
        <translation>Misé à chaque manche, il gagne %1 de la mise.</translation>
    </message>
    <message>
        <source>Before the cut card it is never worth its stake.</source>
        <translation>Avant la carte de coupe, il ne vaut jamais sa mise.</translation>
    </message>
    <message>
        <source>Who knew every card left would stake in %1 of the rounds, and win %2 of a stake in each of them.</source>
        <translation>Qui connaîtrait chaque carte restante miserait dans %1 des manches et y gagnerait %2 de la mise.</translation>
    </message>
    <message>
        <source>%1 catches nothing of that.</source>
        <comment>a count&apos;s name</comment>
        <translation>%1 n’en capte rien.</translation>
    </message>
    <message>
        <source>%1 catches %2 of that, staking from a count of %3 on: in %4 of the rounds.</source>
        <translation>%1 en capte %2 en misant à partir d’un compte de %3 : dans %4 des manches.</translation>
    </message>
    <message>
        <source>%1 catches %2 of that, staking up to a count of %3: in %4 of the rounds.</source>
        <translation>%1 en capte %2 en misant jusqu’à un compte de %3 : dans %4 des manches.</translation>
    </message>
    <message>
        <source>The best count made for this bet, with a tag for every single card, would catch %1.</source>
        <translation>Le meilleur compte fait pour ce pari, avec une valeur pour chaque carte, capterait %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountSystems</name>
    <message>
        <source>I don&apos;t count</source>
        <translation>Je ne compte pas</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n systems of your own are kept. Remove one first.</source>
        <translation>
            <numerusform>Au plus %n système personnel est gardé. Retirez-en un d’abord.</numerusform>
            <numerusform>Au plus %n systèmes personnels sont gardés. Retirez-en un d’abord.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountingController</name>
    <message numerus="yes">
        <source>%n decks</source>
        <translation>
            <numerusform>%n jeu</numerusform>
            <numerusform>%n jeux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n main</numerusform>
            <numerusform>%n mains</numerusform>
        </translation>
    </message>
    <message>
        <source>Full Kelly</source>
        <translation>Kelly entier</translation>
    </message>
    <message>
        <source>Three quarters of Kelly</source>
        <translation>Trois quarts de Kelly</translation>
    </message>
    <message>
        <source>Half of Kelly</source>
        <translation>Demi-Kelly</translation>
    </message>
    <message>
        <source>A third of Kelly</source>
        <translation>Un tiers de Kelly</translation>
    </message>
    <message>
        <source>A quarter of Kelly</source>
        <translation>Un quart de Kelly</translation>
    </message>
    <message>
        <source>Following every session to its end</source>
        <translation>Suivi de chaque séance jusqu’au bout</translation>
    </message>
    <message>
        <source>Analysing the game</source>
        <translation>Analyse du jeu</translation>
    </message>
    <message>
        <source>Dealing rounds</source>
        <translation>Distribution des manches</translation>
    </message>
    <message>
        <source>Taking cards away</source>
        <translation>Retrait de cartes</translation>
    </message>
    <message>
        <source>Solving shoes in use</source>
        <translation>Résolution de sabots entamés</translation>
    </message>
    <message>
        <source>Looking for the plays that follow the count</source>
        <translation>Recherche des décisions selon le compte</translation>
    </message>
    <message>
        <source>Watching the side bets</source>
        <translation>Observation des paris annexes</translation>
    </message>
    <message>
        <source>A bankroll of %1 can&apos;t pay for %2 in one round. Take a larger one, or smaller stakes.</source>
        <translation>Un capital de %1 ne suffit pas pour %2 en une manche. Prenez-en un plus grand, ou des mises plus petites.</translation>
    </message>
    <message numerus="yes">
        <source>After %n hours you would be behind about %1.</source>
        <comment>an hour or more, how often</comment>
        <translation>
            <numerusform>Après %n heure, vous seriez en perte environ %1.</numerusform>
            <numerusform>Après %n heures, vous seriez en perte environ %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>On average you would win %1.</source>
        <translation>En moyenne, vous gagneriez %1.</translation>
    </message>
    <message>
        <source>On average you would lose %1.</source>
        <translation>En moyenne, vous perdriez %1.</translation>
    </message>
    <message>
        <source>The bankroll would be gone before then %1.</source>
        <comment>how often</comment>
        <translation>Le capital serait épuisé avant : %1.</translation>
    </message>
    <message>
        <source>From %1 simulated rounds, by basic strategy.</source>
        <comment>very many</comment>
        <translation>D’après %1 manches simulées, en stratégie de base.</translation>
    </message>
    <message>
        <source>From %1 simulated rounds, with the plays that follow the count.</source>
        <comment>very many</comment>
        <translation>D’après %1 manches simulées, avec les décisions selon le compte.</translation>
    </message>
    <message>
        <source>The smallest stake here is %1.</source>
        <translation>La plus petite mise ici est %1.</translation>
    </message>
    <message>
        <source>Type a whole number from %1 to %2.</source>
        <translation>Saisissez un nombre entier de %1 à %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::DataFile</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>That didn&apos;t work, and nothing has changed. %1</source>
        <translation>Cela n’a pas fonctionné, et rien n’a changé. %1</translation>
    </message>
    <message>
        <source>The last game may not be on record in full: %1.</source>
        <translation>La dernière partie n’est peut-être pas entièrement enregistrée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A round could not be finished: %1</source>
        <translation>Une manche n’a pas pu être terminée&#xa0;: %1</translation>
    </message>
    <message>
        <source>The round that was stopped is now cancelled on disk too, and its stakes are returned.</source>
        <translation>La manche interrompue est aussi annulée sur le disque&#xa0;: ses mises sont rendues.</translation>
    </message>
    <message>
        <source>An interrupted round was finished by the no-answer rule.</source>
        <translation>Une manche interrompue a été terminée selon la règle du silence.</translation>
    </message>
    <message>
        <source>Today&apos;s backup could not be made. %1</source>
        <translation>La sauvegarde du jour n’a pas pu être faite. %1</translation>
    </message>
    <message>
        <source>The backup of %1 has been made.</source>
        <translation>La sauvegarde du %1 est faite.</translation>
    </message>
    <message>
        <source>The backup could not be made. %1</source>
        <translation>La sauvegarde n’a pas pu être faite. %1</translation>
    </message>
    <message>
        <source>Setting the damaged file aside and reading the backup…</source>
        <translation>Mise de côté du fichier endommagé et lecture de la sauvegarde…</translation>
    </message>
    <message>
        <source>The backup is in place.</source>
        <translation>La sauvegarde est en place.</translation>
    </message>
    <message>
        <source>The backup is in place. The damaged file is kept as %1.</source>
        <translation>La sauvegarde est en place. Le fichier endommagé est conservé sous le nom %1.</translation>
    </message>
    <message>
        <source>The backup is in place. What was there before is kept as %1.</source>
        <translation>La sauvegarde est en place. Ce qu’il y avait avant est conservé sous le nom %1.</translation>
    </message>
    <message>
        <source>Setting the damaged file aside…</source>
        <translation>Mise de côté du fichier endommagé…</translation>
    </message>
    <message>
        <source>You are starting afresh. The damaged file is kept as %1.</source>
        <translation>Vous repartez de zéro. Le fichier endommagé est conservé sous le nom %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::DateRange</name>
    <message>
        <source>All days</source>
        <translation>Tous les jours</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <comment>the last ones</comment>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>From … to …</source>
        <comment>days that are written</comment>
        <translation>Du … au …</translation>
    </message>
    <message>
        <source>Type a date like %1.</source>
        <translation>Saisissez un jour sous la forme %1.</translation>
    </message>
    <message>
        <source>This day comes before the first day.</source>
        <translation>Ce jour précède le premier.</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
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
        <translation>Le jeu de cartes choisi n’est plus sur cet ordinateur. Nos propres cartes sont affichées.</translation>
    </message>
    <message>
        <source>The file of the deck you chose can&apos;t be used. Our own cards are shown instead.</source>
        <translation>Le fichier du jeu de cartes choisi est inutilisable. Nos propres cartes sont affichées.</translation>
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
        <translation>Toutes les cellules du tableau se jouent comme avec les règles enregistrées.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells of the chart are played differently:</source>
        <translation>
            <numerusform>%n cellule du tableau se joue autrement&#xa0;:</numerusform>
            <numerusform>%n cellules du tableau se jouent autrement&#xa0;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <comment>cells of the chart</comment>
        <translation>
            <numerusform>Et %n autre.</numerusform>
            <numerusform>Et %n autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>%1, environ %2 par heure</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ElsewhereController</name>
    <message>
        <source>The round is still being played.</source>
        <translation>La manche est encore en cours.</translation>
    </message>
    <message>
        <source>The record of this round can&apos;t be read to the end.</source>
        <translation>Les données de cette manche ne peuvent pas être lues jusqu’au bout.</translation>
    </message>
    <message>
        <source>No cards were dealt, or they are not those of the round&apos;s shoe.</source>
        <translation>Aucune carte n’a été distribuée, ou ce ne sont pas celles du sabot de la manche.</translation>
    </message>
    <message>
        <source>Imagined: the cards of round %1 in %2</source>
        <translation>Imaginé&#xa0;: les cartes de la manche %1 dans %2</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Manche %1 · %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::FairnessController</name>
    <message>
        <source>Copied shoe %1 as JSON</source>
        <translation>Sabot %1 copié en JSON</translation>
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
        <translation>%1 n’est pas un fichier de cet ordinateur.</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Écrit dans %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <comment>a file, and the system&apos;s reason</comment>
        <translation>Impossible d’écrire %1 : %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::FinishedShoesModel</name>
    <message>
        <source>%1 of %2 cards</source>
        <translation>%1 cartes sur %2</translation>
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
        <translation>Ce jeu n’existe plus.</translation>
    </message>
    <message>
        <source>“%1” is now one of your own games.</source>
        <translation>«&#x202f;%1&#x202f;» est maintenant un jeu personnel.</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>«&#x202f;%1&#x202f;» a été supprimé.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>“%1” is back.</source>
        <translation>«&#x202f;%1&#x202f;» est de retour.</translation>
    </message>
    <message>
        <source>%1 still can&apos;t be used.</source>
        <translation>%1 reste inutilisable.</translation>
    </message>
    <message>
        <source>The folder is %1</source>
        <translation>Le dossier est %1</translation>
    </message>
    <message>
        <source>“%1” has the same id as “%2”. It would be imported as “%3”.</source>
        <translation>«&#x202f;%1&#x202f;» a l’identifiant de «&#x202f;%2&#x202f;». Il serait importé sous «&#x202f;%3&#x202f;».</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 n’est pas un fichier de cet ordinateur.</translation>
    </message>
    <message>
        <source>It is already one of your games: “%1”.</source>
        <translation>C’est déjà l’un de vos jeux&#xa0;: «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>“%1” was imported.</source>
        <translation>«&#x202f;%1&#x202f;» a été importé.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were imported.</source>
        <translation>
            <numerusform>%Ln jeu a été importé.</numerusform>
            <numerusform>%Ln jeux ont été importés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Enregistré dans %1</translation>
    </message>
    <message>
        <source>“%1” is saved. It is hidden in the lobby.</source>
        <translation>« %1 » est enregistré. Il est masqué à l’accueil.</translation>
    </message>
    <message>
        <source>“%1” is saved, and in the lobby.</source>
        <translation>« %1 » est enregistré et figure à l’accueil.</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jouer maintenant</translation>
    </message>
</context>
<context>
    <name>openshoe::models::GamesModel</name>
    <message>
        <source>%1 can&apos;t be used. %2</source>
        <translation>%1 est inutilisable. %2</translation>
    </message>
    <message>
        <source>Deleted. You can restore it until you quit.</source>
        <translation>Supprimé. Peut être rétabli tel quel jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>%1, deleted</source>
        <translation>%1, supprimé</translation>
    </message>
    <message>
        <source>%1, hidden from the lobby. %2. %3</source>
        <translation>%1, masqué de l’accueil. %2. %3</translation>
    </message>
    <message>
        <source>%1. %2. %3</source>
        <translation>%1. %2. %3</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Avantage de la maison %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::HandBuilder</name>
    <message>
        <source>Any hand</source>
        <translation>Toute main</translation>
    </message>
    <message>
        <source>Hard %1</source>
        <translation>%1 dur</translation>
    </message>
    <message>
        <source>Soft %1</source>
        <translation>%1 souple</translation>
    </message>
    <message>
        <source>A</source>
        <comment>an ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Pair of %1</source>
        <translation>Paire de %1</translation>
    </message>
    <message>
        <source>Any up card</source>
        <translation>Toute carte visible</translation>
    </message>
    <message>
        <source>Any decision</source>
        <translation>Toute décision</translation>
    </message>
</context>
<context>
    <name>openshoe::models::HandCalculator</name>
    <message>
        <source>Hidden card unknown</source>
        <translation>Carte cachée inconnue</translation>
    </message>
    <message>
        <source>Hidden card seen</source>
        <translation>Carte cachée vue</translation>
    </message>
    <message>
        <source>Not from a split</source>
        <translation>Pas d’une séparation</translation>
    </message>
    <message numerus="yes">
        <source>One of %n hands from a split</source>
        <translation>
            <numerusform>Une de %n mains séparées</numerusform>
            <numerusform>Une de %n mains séparées</numerusform>
        </translation>
    </message>
    <message>
        <source>With the rules of %1, %2</source>
        <comment>a game, a round</comment>
        <translation>Avec les règles de %1, %2</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a card. Cards are A, 2 to 10, J, Q and K, with a suit if you like: A 7, 10♠, KH.</source>
        <translation>« %1 » n’est pas une carte. Les cartes sont A, 2 à 10, J, Q et K, avec une couleur si vous voulez : A 7, 10♠, KH.</translation>
    </message>
    <message>
        <source>Only one card lies there, like 9 or 10♠.</source>
        <translation>Il n’y a là qu’une carte, comme 9 ou 10♠.</translation>
    </message>
    <message numerus="yes">
        <source>The shoe holds only %Ln cards.</source>
        <translation>
            <numerusform>Le sabot ne contient que %Ln carte.</numerusform>
            <numerusform>Le sabot ne contient que %Ln cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is too often: this shoe holds %1 only %n times.</source>
        <extracomment>How often a card, &quot;7&quot;, &quot;10&quot; or &quot;AS&quot;, is in the shoe</extracomment>
        <translation>
            <numerusform>C’est trop : ce sabot ne contient %1 que %n fois.</numerusform>
            <numerusform>C’est trop : ce sabot ne contient %1 que %n fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hand has at most %Ln cards.</source>
        <translation>
            <numerusform>Une main a au plus %Ln carte.</numerusform>
            <numerusform>Une main a au plus %Ln cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cards are worth %1. More than 21 is bust, and there is nothing to decide.</source>
        <translation>Ces cartes valent %1. Au-delà de 21, la main saute et il n’y a rien à décider.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards gone, %1 not seen</source>
        <comment>from the shoe</comment>
        <translation>
            <numerusform>%Ln carte sortie, %1 non vues</numerusform>
            <numerusform>%Ln cartes sorties, %1 non vues</numerusform>
        </translation>
    </message>
    <message>
        <source>Give your hand two cards or more.</source>
        <translation>Donnez à votre main deux cartes ou plus.</translation>
    </message>
    <message>
        <source>Give the dealer a card.</source>
        <translation>Donnez une carte au croupier.</translation>
    </message>
    <message>
        <source>Say which hidden card you have seen.</source>
        <translation>Dites quelle carte cachée vous avez vue.</translation>
    </message>
    <message>
        <source>%1: %2 stakes, %3</source>
        <comment>a play, its worth</comment>
        <translation>%1 : %2 mises, %3</translation>
    </message>
    <message>
        <source>%1: %2 stakes, %3. %4</source>
        <comment>a play, its worth, “Best”</comment>
        <translation>%1 : %2 mises, %3. %4</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>of all plays</comment>
        <translation>Le mieux</translation>
    </message>
    <message>
        <source>Take it</source>
        <comment>an offer</comment>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Even</source>
        <comment>an offer: taking it or not is worth the same</comment>
        <translation>Égal</translation>
    </message>
    <message>
        <source>Decline</source>
        <comment>an offer</comment>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Insurance, half a stake</source>
        <translation>Assurance, demi-mise</translation>
    </message>
    <message>
        <source>22, a push by the rules</source>
        <translation>22, égalité selon les règles</translation>
    </message>
    <message numerus="yes">
        <source>With each of the %Ln cards counted that weren&apos;t seen; on splits into more than two hands, see openshoe-cli analyze.</source>
        <translation>
            <numerusform>Avec la %Ln carte non vue comptée ; pour les séparations en plus de deux mains, voir openshoe-cli analyze.</numerusform>
            <numerusform>Avec chacune des %Ln cartes non vues comptée ; pour les séparations en plus de deux mains, voir openshoe-cli analyze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exact, with each of the %Ln cards counted that weren&apos;t seen.</source>
        <translation>
            <numerusform>Exact, avec la %Ln carte non vue comptée.</numerusform>
            <numerusform>Exact, avec chacune des %Ln cartes non vues comptée.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer hasn&apos;t looked yet: a blackjack, %1 of the time, is in these figures.</source>
        <translation>Le croupier n’a pas encore vérifié : un blackjack, dans %1 des cas, est compté.</translation>
    </message>
    <message>
        <source>Amounts for a stake of %1</source>
        <translation>Montants pour une mise de %1</translation>
    </message>
    <message>
        <source>Both cards open</source>
        <translation>Deux cartes visibles</translation>
    </message>
    <message>
        <source>Give the dealer a second card.</source>
        <translation>Donnez une seconde carte au croupier.</translation>
    </message>
    <message>
        <source>No hidden card</source>
        <translation>Pas de carte cachée</translation>
    </message>
</context>
<context>
    <name>openshoe::models::HourlyMoney</name>
    <message>
        <source>Costs next to nothing</source>
        <translation>Ne coûte presque rien</translation>
    </message>
    <message>
        <source>Gains about %1 an hour</source>
        <translation>Rapporte environ %1 par heure</translation>
    </message>
    <message>
        <source>Costs about %1 an hour</source>
        <translation>Coûte environ %1 par heure</translation>
    </message>
    <message numerus="yes">
        <source>At %1 a round, %Ln rounds an hour</source>
        <translation>
            <numerusform>À %1 par manche, %Ln manche par heure</numerusform>
            <numerusform>À %1 par manche, %Ln manches par heure</numerusform>
        </translation>
    </message>
    <message>
        <source>This game takes %1.</source>
        <comment>from the smallest stake to the largest</comment>
        <translation>Ce jeu accepte %1.</translation>
    </message>
    <message>
        <source>Type a whole number from %1 to %2.</source>
        <translation>Saisissez un nombre entier de %1 à %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::KeyMap</name>
    <message>
        <source>No action is called “%1”.</source>
        <translation>Aucune commande au clavier ne s’appelle «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>There is no key “%1”.</source>
        <translation>La touche «&#x202f;%1&#x202f;» n’existe pas.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>«&#x202f;%1&#x202f;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is already the key for “%2”.</source>
        <translation>%1 est déjà la touche pour «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>Some keys in settings.ini can&apos;t be used; the defaults are used instead. %1</source>
        <translation>Certaines touches de settings.ini sont inutilisables&#x202f;; celles d’origine s’appliquent à leur place. %1</translation>
    </message>
    <message>
        <source>This key can&apos;t be told apart from others. Use another one.</source>
        <translation>Cette touche ne se distingue pas des autres. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be used by itself. Press it together with another key.</source>
        <translation>%1 n’est pas une touche à elle seule. Appuyez dessus avec une autre.</translation>
    </message>
    <message>
        <source>Combinations with %1 belong to the desktop. Use %2 or %3.</source>
        <translation>Les combinaisons avec %1 appartiennent au bureau. Prenez %2 ou %3.</translation>
    </message>
    <message>
        <source>Esc always closes what is open. Use another key.</source>
        <translation>Échap ferme toujours ce qui est ouvert. Choisissez une autre touche.</translation>
    </message>
    <message>
        <source>%1 is reserved for “%2”. Use another key.</source>
        <translation>%1 est toujours pour «&#x202f;%2&#x202f;». Choisissez une autre touche.</translation>
    </message>
    <message>
        <source>%1 presses the button that has the focus. Use another key.</source>
        <translation>%1 actionne le bouton sélectionné au clavier. Choisissez une autre touche.</translation>
    </message>
    <message>
        <source>%1 is needed where text is typed. Press it together with %2 or %3.</source>
        <translation>%1 sert à la saisie de texte. Combinez-la avec %2 ou %3.</translation>
    </message>
    <message>
        <source>%1 is for copying and pasting where text is typed. Use another key.</source>
        <translation>%1 sert à copier et coller lors de la saisie de texte. Choisissez une autre touche.</translation>
    </message>
    <message>
        <source>no key: %1</source>
        <translation>aucune touche&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>keys, what they do</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>keys keyboard shortcuts hotkeys remap bindings</source>
        <comment>words that rows are found by</comment>
        <translation>touches clavier raccourcis commandes réaffecter combinaisons</translation>
    </message>
</context>
<context>
    <name>openshoe::models::KeyRecorder</name>
    <message>
        <source>Reassign the key?</source>
        <translation>Reprendre la touche&#x202f;?</translation>
    </message>
    <message>
        <source>%1 is the key for “%2”, which would be left without one.</source>
        <translation>%1 est la touche pour «&#x202f;%2&#x202f;», qui n’en aurait plus.</translation>
    </message>
    <message>
        <source>%1 is a key for “%2”, which would be left with %3.</source>
        <translation>%1 est une touche pour «&#x202f;%2&#x202f;», qui garderait %3.</translation>
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
        <translation>Une pause est en cours. Fin&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You have excluded yourself from play until %1.</source>
        <translation>Vous vous êtes exclu du jeu. Fin&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You have reached your time limit for today. The next day begins at %1.</source>
        <translation>Vous avez atteint le temps que vous vous étiez fixé pour aujourd’hui. Début du jour suivant&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Your loss limit now allows stakes of at most %1.</source>
        <translation>Votre limite de perte laisse au plus %1 à miser.</translation>
    </message>
    <message>
        <source>Your stake limit now allows stakes of at most %1.</source>
        <translation>Votre limite de mise laisse au plus %1 à miser.</translation>
    </message>
    <message>
        <source>You have reached your loss limit for today. The next day begins at %1.</source>
        <translation>Vous avez atteint votre limite de perte pour aujourd’hui. Début du jour suivant&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You have reached your stake limit for today. The next day begins at %1.</source>
        <translation>Vous avez atteint votre limite de mise pour aujourd’hui. Début du jour suivant&#xa0;: %1.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>aucune limite</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LimitsController</name>
    <message>
        <source>%1 It was set in another data folder on this computer, and applies in this one too.</source>
        <translation>%1 Cela a été fixé dans un autre dossier de données de cet ordinateur et vaut aussi dans celui-ci.</translation>
    </message>
    <message>
        <source>Your break holds, but only in this data folder. %1</source>
        <translation>Votre pause s’applique, mais seulement dans ce dossier de données. %1</translation>
    </message>
    <message>
        <source>%1; from %2 on: %3</source>
        <translation>%1&#x202f;; à venir (%2)&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 · %2 staked today</source>
        <translation>%1 · %2 misés aujourd’hui</translation>
    </message>
    <message>
        <source>%1 · %2 lost today</source>
        <translation>%1 · %2 perdus aujourd’hui</translation>
    </message>
    <message>
        <source>%1 · %2 played today</source>
        <translation>%1 · %2 de jeu aujourd’hui</translation>
    </message>
    <message>
        <source>%1 played</source>
        <translation>%1 de jeu</translation>
    </message>
    <message>
        <source>%1 staked, net %2</source>
        <translation>%1 misés, net %2</translation>
    </message>
    <message>
        <source>Type an amount above 0, like 12.50.</source>
        <translation>Saisissez un montant supérieur à 0, par exemple 12,50.</translation>
    </message>
    <message>
        <source>That applies from %1 on; until then nothing changes.</source>
        <translation>Prise d’effet&#xa0;: %1&#x202f;; d’ici là, rien ne change.</translation>
    </message>
    <message>
        <source>That applies from now on.</source>
        <translation>Cela s’applique dès maintenant.</translation>
    </message>
    <message>
        <source>You have played %1 today. Net result: %2.</source>
        <translation>Vous avez joué %1 aujourd’hui. Résultat net&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LiveRound</name>
    <message>
        <source>Your round stays as it is, stakes included, and resumes when you come back to this game.</source>
        <translation>Votre manche reste telle quelle, avec ses mises, et reprend quand vous revenez à ce jeu.</translation>
    </message>
    <message>
        <source>The round is finished for you: a hand of 11 or less hits until it is above 11, any other stands; insurance is declined. Whatever is returned goes into your wallet.</source>
        <translation>La manche est terminée pour vous&#xa0;: une main de 11 ou moins tire jusqu’à dépasser 11, toute autre reste&#x202f;; l’assurance est refusée. Ce qui est rendu va dans votre portefeuille.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Give up hand %1?</source>
        <translation>Abandonner la main %1&#x202f;?</translation>
    </message>
    <message>
        <source>Surrender hand %1?</source>
        <translation>Abandonner la main %1&#x202f;?</translation>
    </message>
    <message>
        <source>You get %1 back.</source>
        <translation>Rendu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>Temps restant&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, %2 back</source>
        <comment>an action, an amount</comment>
        <translation>%1, %2 rendus</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LobbyModel</name>
    <message>
        <source>Wallet %1</source>
        <translation>Portefeuille %1</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t sit at this table.</source>
        <translation>Un compte d’essai ne peut pas s’asseoir à cette table.</translation>
    </message>
    <message>
        <source>A round is waiting. Until it is finished, no other game can be played for %1.</source>
        <translation>Une manche attend. Avant sa fin, aucun autre jeu ne peut se jouer en %1.</translation>
    </message>
    <message>
        <source>the return</source>
        <translation>le retour</translation>
    </message>
</context>
<context>
    <name>openshoe::models::MistakeBoard</name>
    <message>
        <source>%1: no mistakes.</source>
        <comment>a hand against an up card</comment>
        <translation>%1&#xa0;: aucune erreur.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n mistakes, %2, %3 stakes.</source>
        <comment>a hand against an up card, an amount</comment>
        <translation>
            <numerusform>%1&#xa0;: %n erreur, %2, %3 mise.</numerusform>
            <numerusform>%1&#xa0;: %n erreurs, %2, %3 mise.</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between amounts</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Insurance, even money and side bets aren&apos;t on the board.</source>
        <translation>L’assurance, l’even money et les paris annexes ne sont pas au tableau.</translation>
    </message>
    <message>
        <source>Most: %1</source>
        <comment>a sentence</comment>
        <translation>Le plus&#xa0;: %1</translation>
    </message>
    <message>
        <source>There are no mistakes in playing a hand.</source>
        <translation>Aucune erreur en jouant une main.</translation>
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
        <translation>Main dure</translation>
    </message>
    <message>
        <source>Soft hand</source>
        <translation>Main souple</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paire</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Assurance</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>Even money</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Abandon</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Suivi</translation>
    </message>
    <message>
        <source>Side bet taken</source>
        <translation>Pari annexe pris</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Acquis</translation>
    </message>
    <message>
        <source>Not repeated yet</source>
        <translation>Pas encore revu</translation>
    </message>
    <message>
        <source>Right %1 of %2 times, due now</source>
        <translation>Juste %1 fois sur %2, à revoir maintenant</translation>
    </message>
    <message>
        <source>Right %1 of %2 times, due %3</source>
        <translation>Juste %1 fois sur %2, à revoir&#xa0;: %3</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Tous les types</translation>
    </message>
    <message>
        <source>Decisions are priced a moment after each round. None have been priced yet.</source>
        <translation>Les décisions sont évaluées un instant après chaque manche. Aucune ne l’est encore.</translation>
    </message>
    <message>
        <source>No side bet you took had a negative expectation.</source>
        <translation>Aucun pari annexe pris n’avait une espérance négative.</translation>
    </message>
    <message>
        <source>No mistakes: every decision so far was best or close to it.</source>
        <translation>Aucune erreur&#xa0;: jusqu’ici, chaque décision était la meilleure ou presque.</translation>
    </message>
    <message>
        <source>%1 due now, %2 learned</source>
        <translation>%1 à revoir maintenant, %2 acquises</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>two sentences</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Side bets cost %1 compared with not taking them</source>
        <translation>Les paris annexes pris ont coûté %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between amounts</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Not asked: the answer is always not to take it</source>
        <translation>Non demandé : la réponse est toujours de ne pas le prendre</translation>
    </message>
    <message>
        <source>This account has played no rounds yet. Mistakes in them will be listed here.</source>
        <translation>Ce compte n’a encore joué aucune manche. Les erreurs qui s’y trouveront apparaîtront ici.</translation>
    </message>
    <message>
        <source>The costliest %1 of %2</source>
        <translation>Les %1 plus coûteuses sur %2</translation>
    </message>
    <message>
        <source>%1 of the stake or more</source>
        <comment>a percentage</comment>
        <translation>%1 de la mise ou plus</translation>
    </message>
    <message>
        <source>No mistakes match the filter.</source>
        <translation>Aucune erreur ne correspond au filtre.</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a side bet, a stake</comment>
        <translation>%1 pour %2</translation>
    </message>
    <message>
        <source>Best: not to take it. Cost: %1.</source>
        <comment>an amount and its part of the stake</comment>
        <translation>Le mieux&#xa0;: ne pas le prendre. Coût&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a percentage, a currency</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Accuracy by money: %1</source>
        <translation>Précision en argent&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, %2 stakes</source>
        <comment>an amount, and how many stakes it is</comment>
        <translation>%1, %2 mise</translation>
    </message>
    <message>
        <source>Insurance of %1</source>
        <translation>Assurance de %1</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Main à %1</translation>
    </message>
    <message>
        <source>%1 against %2, insurance of %3</source>
        <comment>cards, a card, a stake</comment>
        <translation>%1 contre %2, assurance de %3</translation>
    </message>
    <message>
        <source>%1 against %2, hand of %3</source>
        <comment>cards, a card, a stake</comment>
        <translation>%1 contre %2, main à %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a game, a day</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Played: %1. Best: %2. Cost: %3.</source>
        <comment>an answer, another one, an amount and stakes</comment>
        <translation>Joué&#xa0;: %1. Le mieux&#xa0;: %2. Coût&#xa0;: %3.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::MyCount</name>
    <message>
        <source>This game is shuffled before every round, so at its table no count lasts, and none is asked for.</source>
        <translation>Ce jeu est mélangé avant chaque manche : à sa table aucun compte ne dure, et aucun n’est demandé.</translation>
    </message>
    <message>
        <source>Choose a count above.</source>
        <translation>Choisissez un comptage ci-dessus.</translation>
    </message>
    <message>
        <source>The table hasn’t asked for your count here yet. “Ask for my count” in the settings turns it on.</source>
        <translation>La table n’a pas encore demandé votre compte ici. « Demander mon compte », dans les réglages, l’active.</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Demandés</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them passed over</source>
        <comment>questions</comment>
        <translation>
            <numerusform>%Ln sans réponse</numerusform>
            <numerusform>%Ln sans réponse</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <comment>numbers, a percentage</comment>
        <translation>%1 sur %2 (%3)</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Justes</translation>
    </message>
    <message>
        <source>The running count, and the decks left to less than a step of the system.</source>
        <translation>Le compte courant, et les jeux restants à moins d’un pas du système.</translation>
    </message>
    <message>
        <source>Running count right</source>
        <translation>Compte courant juste</translation>
    </message>
    <message>
        <source>Running count off by</source>
        <translation>Écart du compte courant</translation>
    </message>
    <message>
        <source>On average, too high or too low.</source>
        <translation>En moyenne, trop haut ou trop bas.</translation>
    </message>
    <message>
        <source>Leaning</source>
        <translation>Tendance</translation>
    </message>
    <message>
        <source>On average, too high is above 0 and too low below.</source>
        <translation>En moyenne ; au-dessus de 0 c’est trop haut, au-dessous trop bas.</translation>
    </message>
    <message>
        <source>Decks left off by</source>
        <translation>Écart des jeux restants</translation>
    </message>
    <message>
        <source>On average, in decks.</source>
        <translation>En moyenne, en jeux.</translation>
    </message>
    <message>
        <source>True count off by</source>
        <translation>Écart du compte vrai</translation>
    </message>
    <message>
        <source>On average, as the system shows it.</source>
        <translation>En moyenne, tel que le système le donne.</translation>
    </message>
    <message>
        <source>Right counts, from the first to the last</source>
        <translation>Comptes justes, du premier au dernier</translation>
    </message>
    <message>
        <source>Nothing told here yet.</source>
        <translation>Rien n’a encore été dit ici.</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Comptes</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Misé</translation>
    </message>
    <message numerus="yes">
        <source>First stakes of %Ln rounds, each after a count that was told</source>
        <translation>
            <numerusform>Premières mises de %Ln manche, après un compte donné</numerusform>
            <numerusform>Premières mises de %Ln manches, chacune après un compte donné</numerusform>
        </translation>
    </message>
    <message>
        <source>What that was worth</source>
        <translation>Ce que cela valait</translation>
    </message>
    <message>
        <source>By the exact shoe, with every hand played best.</source>
        <translation>D’après le sabot exact, chaque main jouée au mieux.</translation>
    </message>
    <message>
        <source>What your ramp could have been worth</source>
        <translation>Ce que votre échelle aurait pu valoir</translation>
    </message>
    <message>
        <source>The stakes on the tab Overview, placed by the exact worth of each shoe.</source>
        <translation>Les mises de l’onglet Aperçu, placées selon la valeur exacte de chaque sabot.</translation>
    </message>
    <message>
        <source>Count wrong</source>
        <translation>Compte faux</translation>
    </message>
    <message>
        <source>Stakes by the running count that you told, not the true one.</source>
        <translation>Mises selon le compte courant que vous avez dit, pas le bon.</translation>
    </message>
    <message>
        <source>Decks misjudged</source>
        <translation>Jeux mal estimés</translation>
    </message>
    <message>
        <source>Stakes by the decks that you told.</source>
        <translation>Mises selon les jeux que vous avez dits.</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Arrondi</translation>
    </message>
    <message>
        <source>Decks judged in steps and counts made whole, as the system asks for.</source>
        <translation>Jeux estimés par pas et comptes entiers, comme le demande le système.</translation>
    </message>
    <message>
        <source>The system itself</source>
        <translation>Le système lui-même</translation>
    </message>
    <message>
        <source>The count, exact, doesn’t tell all that is in the shoe.</source>
        <translation>Le compte, même exact, ne dit pas tout ce qu’il y a dans le sabot.</translation>
    </message>
    <message>
        <source>Other stakes than planned</source>
        <translation>Mises autres que prévu</translation>
    </message>
    <message>
        <source>What was staked, beside the stakes on the tab Overview for the count that you told.</source>
        <translation>Ce qui a été misé, à côté des mises de l’onglet Aperçu pour le compte que vous avez dit.</translation>
    </message>
    <message>
        <source>What the stakes were worth follows once what each count is worth is known.</source>
        <translation>La valeur des mises suit dès que l’on sait ce que vaut chaque compte.</translation>
    </message>
    <message>
        <source>The rounds played by these counts are still being priced.</source>
        <translation>Les manches jouées avec ces comptes sont encore en cours d’évaluation.</translation>
    </message>
    <message>
        <source>No round has been played yet by a count that was told, for this currency.</source>
        <translation>Aucune manche n’a encore été jouée après un compte donné, dans cette monnaie.</translation>
    </message>
    <message>
        <source>Each part is what changes when one thing is put right after the other, so together they are the whole difference. In a single round a mistake can bring something; over many it costs.</source>
        <translation>Chaque part est ce qui change quand on corrige une chose après l’autre ; ensemble elles font toute la différence. Dans une seule manche une erreur peut rapporter ; sur beaucoup, elle coûte.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::Picture</name>
    <message>
        <source>%1: %2</source>
        <comment>a column&apos;s heading, what is in it</comment>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>Case %1, main %2</translation>
    </message>
    <message>
        <source>Behind spot %1</source>
        <translation>Derrière la case %1</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Assurance</translation>
    </message>
    <message>
        <source>%1, round %2, %3, %4, stake %5, returned %6, %7, balance %8</source>
        <translation>%1, manche %2, %3, %4, mise %5, encaissé %6, %7, solde %8</translation>
    </message>
    <message>
        <source>Starting money</source>
        <translation>Somme de départ</translation>
    </message>
    <message>
        <source>Top-up</source>
        <translation>Recharge</translation>
    </message>
    <message>
        <source>Added</source>
        <comment>money</comment>
        <translation>Ajouté</translation>
    </message>
    <message>
        <source>%1, %2, %3 added, balance %4</source>
        <translation>%1, %2, %3 ajoutés, solde %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln plays, staked %1, returned %2, net %3</source>
        <translation>
            <numerusform>%Ln pari, misé %1, encaissé %2, net %3</numerusform>
            <numerusform>%Ln paris, misé %1, encaissé %2, net %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, added %2</source>
        <translation>%1, ajouté %2</translation>
    </message>
    <message>
        <source>Top-up taken back</source>
        <translation>Recharge reprise</translation>
    </message>
    <message>
        <source>Taken</source>
        <comment>money</comment>
        <translation>Retiré</translation>
    </message>
    <message>
        <source>%1, %2, %3, balance %4</source>
        <translation>%1, %2, %3, solde %4</translation>
    </message>
    <message>
        <source>%1, taken back %2</source>
        <translation>%1, repris %2</translation>
    </message>
    <message>
        <source>%1, %2 staked by the house</source>
        <comment>a stake, an amount</comment>
        <translation>%1, %2 misés par la maison</translation>
    </message>
</context>
<context>
    <name>openshoe::models::PractiseController</name>
    <message>
        <source>A whole table</source>
        <translation>Une table entière</translation>
    </message>
    <message>
        <source>My own pace</source>
        <translation>À mon rythme</translation>
    </message>
    <message numerus="yes">
        <source>With %1 and %Ln decks, a new shoe starts at %2.</source>
        <translation>
            <numerusform>Avec %1 et %Ln jeu, un nouveau sabot commence à %2.</numerusform>
            <numerusform>Avec %1 et %Ln jeux, un nouveau sabot commence à %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Count the %1 beside it: how many have gone by is asked too.</source>
        <translation>Comptez à part : %1. Leur nombre passé est aussi demandé.</translation>
    </message>
    <message>
        <source>%1 shuffles before each round, so at its table no count lasts. It can be practised all the same.</source>
        <translation>%1 mélange avant chaque manche : à sa table, aucun compte ne dure. On peut s’exercer quand même.</translation>
    </message>
    <message>
        <source>There is no game to practise for.</source>
        <translation>Il n’y a aucun jeu pour s’exercer.</translation>
    </message>
    <message>
        <source>With %1 the running count itself decides: there is nothing to convert.</source>
        <translation>Avec %1, c’est le compte courant qui décide : rien à convertir.</translation>
    </message>
    <message>
        <source>%1 has no insurance.</source>
        <translation>%1 n’a pas d’assurance.</translation>
    </message>
    <message>
        <source>With this system no play of this game depends on the count.</source>
        <translation>Avec ce système, aucun coup de ce jeu ne dépend du compte.</translation>
    </message>
    <message>
        <source>Type a number, such as %1.</source>
        <translation>Saisissez un nombre, comme %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::PricingProgress</name>
    <message>
        <source>%1 of %2 rounds priced</source>
        <translation>%1 manches évaluées sur %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RecordExporter</name>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 n’est pas un fichier de cet ordinateur.</translation>
    </message>
    <message>
        <source>Stopped. No file was written.</source>
        <translation>Arrêté. Aucun fichier n’a été écrit.</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Enregistré dans %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RecordFilter</name>
    <message>
        <source>All results</source>
        <translation>Tous les résultats</translation>
    </message>
    <message>
        <source>Any side bets</source>
        <translation>Tous les paris annexes</translation>
    </message>
    <message>
        <source>Side bet won</source>
        <translation>Pari annexe gagné</translation>
    </message>
    <message>
        <source>Any decisions</source>
        <translation>Toutes les décisions</translation>
    </message>
    <message>
        <source>Any mistake</source>
        <translation>Toute imprécision ou erreur</translation>
    </message>
    <message>
        <source>Mistake or worse</source>
        <translation>Erreur ou pire</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Gaffe</translation>
    </message>
    <message>
        <source>Any ending</source>
        <translation>Toutes les fins</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>Récupérée</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Remboursée</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Tous les types</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mains</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Derrière</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Assurance</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Paris annexes</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Tous les comptes</translation>
    </message>
    <message>
        <source>All wallets</source>
        <translation>Tous les portefeuilles</translation>
    </message>
    <message>
        <source>Even</source>
        <comment>neither won nor lost</comment>
        <translation>Nul</translation>
    </message>
    <message>
        <source>Any hands</source>
        <translation>Toutes les mains</translation>
    </message>
    <message>
        <source>Ended: %1</source>
        <comment>a play, and how</comment>
        <translation>Fin : %1</translation>
    </message>
    <message>
        <source>Hand: %1</source>
        <comment>a hand, and how it ended</comment>
        <translation>Main : %1</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Les plus récentes</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Les plus anciennes</translation>
    </message>
    <message>
        <source>Most won first</source>
        <translation>Plus gros gains</translation>
    </message>
    <message>
        <source>Most lost first</source>
        <translation>Plus grosses pertes</translation>
    </message>
    <message>
        <source>Costliest first</source>
        <comment>what mistakes cost</comment>
        <translation>Les plus coûteuses</translation>
    </message>
    <message>
        <source>Luckiest first</source>
        <translation>Plus de chance</translation>
    </message>
    <message>
        <source>Unluckiest first</source>
        <translation>Moins de chance</translation>
    </message>
    <message>
        <source>Last session</source>
        <translation>Dernière session</translation>
    </message>
    <message>
        <source>This is below the least.</source>
        <translation>C’est moins que le minimum.</translation>
    </message>
    <message>
        <source>Money added, taken back</source>
        <translation>Argent ajouté ou repris</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ReviewController</name>
    <message>
        <source>There was nothing to decide in round %1.</source>
        <translation>Il n’y avait rien à décider dans la manche %1.</translation>
    </message>
    <message>
        <source>The decisions in round %1 can&apos;t be priced.</source>
        <translation>Les décisions de la manche %1 ne peuvent pas être évaluées.</translation>
    </message>
    <message>
        <source>The rounds of these mistakes can no longer be read.</source>
        <translation>Les manches de ces erreurs ne peuvent plus être lues.</translation>
    </message>
    <message>
        <source>No hands like these can be dealt.</source>
        <translation>Aucune main semblable ne peut être distribuée.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Round %1, decision %2 of %3</source>
        <translation>Manche %1, décision %2 sur %3</translation>
    </message>
    <message>
        <source>Mistake %1 of %2</source>
        <translation>Erreur %1 sur %2</translation>
    </message>
    <message>
        <source>Practice: %1 of %2 right</source>
        <translation>Exercice&#xa0;: %1 justes sur %2</translation>
    </message>
    <message>
        <source>This time %1 of %2 were right.</source>
        <translation>Cette fois, %1 justes sur %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>Décision suivante</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Erreur suivante</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Main suivante</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Votre réponse</translation>
    </message>
    <message>
        <source>Your answer, the best</source>
        <translation>Votre réponse, la meilleure</translation>
    </message>
    <message>
        <source>When it was played</source>
        <translation>À l’époque</translation>
    </message>
    <message>
        <source>When it was played, the best</source>
        <translation>À l’époque, la meilleure</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Le mieux</translation>
    </message>
    <message>
        <source>Your count before the round: %1</source>
        <comment>what was said of it</comment>
        <translation>Votre compte avant la manche : %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RuleEditor</name>
    <message>
        <source>My %1</source>
        <translation>Mon %1</translation>
    </message>
    <message>
        <source>“%1” is another game&apos;s id; choose a different one</source>
        <translation>«&#x202f;%1&#x202f;» est l’identifiant d’un autre jeu&#x202f;; il en faut un propre</translation>
    </message>
    <message>
        <source>The game&apos;s file has been changed by someone else; these are its new rules.</source>
        <translation>Le fichier du jeu a été modifié ailleurs&#x202f;; voici maintenant ses règles.</translation>
    </message>
    <message>
        <source>The game&apos;s file has been changed by someone else. Keep your rules, or use the file&apos;s?</source>
        <translation>Le fichier du jeu a été modifié ailleurs. Garder vos règles, ou prendre celles du fichier&#x202f;?</translation>
    </message>
    <message>
        <source>The game&apos;s file is gone. Keep your rules and save them to create it again.</source>
        <translation>Le fichier du jeu a disparu. Gardez vos règles&#xa0;: l’enregistrement le recrée.</translation>
    </message>
    <message>
        <source>The game&apos;s file can no longer be read: %1 Keep your rules and save them to create a new file.</source>
        <translation>Le fichier du jeu ne peut plus être lu&#xa0;: %1 Gardez vos règles&#xa0;: l’enregistrement crée un nouveau fichier.</translation>
    </message>
    <message>
        <source>House edge of this preset with basic strategy: %1 computed, %2 published; source: %3</source>
        <translation>Avantage de la maison de ce modèle en stratégie de base&#xa0;: %1 calculé, %2 publié&#x202f;; source&#xa0;: %3</translation>
    </message>
    <message>
        <source>House edge of this preset with best play: %1 computed, %2 published; source: %3</source>
        <translation>Avantage de la maison de ce modèle au jeu optimal&#xa0;: %1 calculé, %2 publié&#x202f;; source&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RulesModel</name>
    <message>
        <source>As they were in %1</source>
        <comment>rules; a round and its number</comment>
        <translation>Règles d’alors (%1)</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>Avantage de la maison %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RundownModel</name>
    <message>
        <source>Round %1 · %2</source>
        <translation>Manche %1 · %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message numerus="yes">
        <source>This session: %Ln rounds, %1</source>
        <comment>at a table; the net</comment>
        <translation>
            <numerusform>Cette session : %Ln manche, %1</numerusform>
            <numerusform>Cette session : %Ln manches, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Session of %1</source>
        <comment>when it began</comment>
        <translation>Session du %1</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a day, its net</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The cards of this decision can&apos;t be read.</source>
        <translation>Les cartes de cette décision sont illisibles.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SavedFilters</name>
    <message>
        <source>Saved filters</source>
        <translation>Filtres enregistrés</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SeatingController</name>
    <message>
        <source>A round of %1 played for %2 is waiting for you. The file of that game is gone, so you are taken to its table.</source>
        <translation>Une manche de %1 vous attend (%2). Le fichier de ce jeu a disparu&#xa0;: vous voici donc à sa table.</translation>
    </message>
    <message>
        <source>You left in the middle: the round was finished by the no-answer rule.</source>
        <translation>Vous êtes parti en cours de route&#xa0;: la règle du silence a terminé la manche.</translation>
    </message>
    <message>
        <source>Trying again…</source>
        <translation>Nouvel essai…</translation>
    </message>
    <message>
        <source>Finish this round first, then restore the backup.</source>
        <translation>Terminez d’abord cette manche, puis restaurez la sauvegarde.</translation>
    </message>
    <message>
        <source>Play continues: everything is being saved again.</source>
        <translation>Le jeu continue&#xa0;: tout est de nouveau conservé.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SessionsModel</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln manche</numerusform>
            <numerusform>%Ln manches</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck %1</source>
        <translation>Chance %1</translation>
    </message>
    <message>
        <source>Mistakes cost %1</source>
        <translation>Coût des erreurs : %1</translation>
    </message>
    <message>
        <source>Costliest: %1 (%2)</source>
        <comment>a decision, what it cost</comment>
        <translation>La plus coûteuse : %1 (%2)</translation>
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
        <translation>Vos réglages ne peuvent pas être conservés et ne valent que jusqu’à la fermeture. %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SheetExporter</name>
    <message>
        <source>Copied as text</source>
        <translation>Texte copié</translation>
    </message>
    <message>
        <source>Copied as a picture</source>
        <translation>Image copiée</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 n’est pas un fichier de cet ordinateur.</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Enregistré dans %1</translation>
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
        <translation>Les sabots ne peuvent pas être vérifiés : %1</translation>
    </message>
    <message numerus="yes">
        <source>%n shoes checked.</source>
        <translation>
            <numerusform>%n sabot vérifié.</numerusform>
            <numerusform>%n sabots vérifiés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are not as committed.</source>
        <comment>shoes</comment>
        <translation>
            <numerusform>%n n’est pas conforme à son engagement.</numerusform>
            <numerusform>%n ne sont pas conformes à leur engagement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shoes checked, all as committed.</source>
        <translation>
            <numerusform>%n sabot vérifié, conforme à son engagement.</numerusform>
            <numerusform>%n sabots vérifiés, tous conformes à leur engagement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can&apos;t be checked, because what was dealt can&apos;t be read.</source>
        <comment>shoes</comment>
        <translation>
            <numerusform>%n ne peut pas être vérifié, car ce qui a été distribué est illisible.</numerusform>
            <numerusform>%n ne peuvent pas être vérifiés, car ce qui a été distribué est illisible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The newest %n of these are named here.</source>
        <translation>
            <numerusform>Le plus récent est nommé ici.</numerusform>
            <numerusform>Les %n plus récents sont nommés ici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can&apos;t be checked yet: the seed stays secret while a shoe is in use.</source>
        <comment>shoes</comment>
        <translation>
            <numerusform>%n ne peut pas encore être vérifié : la graine reste secrète tant que le sabot est en cours.</numerusform>
            <numerusform>%n ne peuvent pas encore être vérifiés : la graine reste secrète tant que le sabot est en cours.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped before the end.</source>
        <translation>Arrêté avant la fin.</translation>
    </message>
    <message>
        <source>There is no shoe to check.</source>
        <translation>Il n’y a aucun sabot à vérifier.</translation>
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
        <translation>Un sabot inventé, jusqu’à la fin de votre premier</translation>
    </message>
    <message>
        <source>This shoe isn&apos;t as committed: %1</source>
        <translation>Ce sabot n’est pas conforme à son engagement : %1</translation>
    </message>
    <message numerus="yes">
        <source>The %n cards dealt from this shoe are the first of them.</source>
        <translation>
            <numerusform>La %n carte distribuée de ce sabot en est la première.</numerusform>
            <numerusform>Les %n cartes distribuées de ce sabot en sont les premières.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards leave the shoe in the order that has come about, from number 0 on; where a game burns a card, that is the first.</source>
        <translation>Les cartes quittent le sabot dans l’ordre ainsi obtenu, à partir du numéro 0 ; si un jeu brûle une carte, c’est la première.</translation>
    </message>
    <message>
        <source>1. The commitment</source>
        <translation>1. L’engagement</translation>
    </message>
    <message>
        <source>Before the first stake on a shoe, the program draws 32 secret bytes, the seed, from the operating system, and shows their SHA-256 at once: the commitment. Nobody can find other bytes that have it, so the seed can&apos;t be exchanged later. When the shoe ends, the seed is shown: each byte as two hex digits.</source>
        <translation>Avant la première mise sur un sabot, le programme tire 32 octets secrets, la graine, du système d’exploitation et affiche aussitôt leur SHA-256 : l’engagement. Personne ne peut trouver d’autres octets qui l’aient aussi ; la graine ne peut donc pas être échangée ensuite. Quand le sabot est terminé, la graine est affichée : deux chiffres hexadécimaux par octet.</translation>
    </message>
    <message>
        <source>2. New decks</source>
        <translation>2. Des jeux neufs</translation>
    </message>
    <message>
        <source>The cards of all decks lie in order, numbered from 0: in each deck the suits spades, hearts, diamonds, clubs (S H D C), in each suit A 2 3 4 5 6 7 8 9 T J Q K, where T is ten.</source>
        <translation>Les cartes de tous les jeux sont rangées et numérotées à partir de 0 : dans chaque jeu les couleurs pique, cœur, carreau, trèfle (S H D C), dans chaque couleur A 2 3 4 5 6 7 8 9 T J Q K, où T est le dix.</translation>
    </message>
    <message>
        <source>3. Random numbers</source>
        <translation>3. Des nombres aléatoires</translation>
    </message>
    <message>
        <source>Your own part, the client seed, comes in here. You can change it until the first stake, when the program is already committed. Block i, from 0, is the HMAC-SHA256, with the seed as its key, of a text in UTF-8: the client seed, a colon, the shoe&apos;s number, a colon, i. Each block makes eight numbers of 32 bits, highest byte first.</source>
        <translation>C’est ici qu’entre votre part, la graine client. Vous pouvez la changer jusqu’à la première mise, alors que le programme est déjà engagé. Le bloc i, à partir de 0, est le HMAC-SHA256, avec la graine pour clé, d’un texte en UTF-8 : la graine client, deux-points, le numéro du sabot, deux-points, i. Chaque bloc donne huit nombres de 32 bits, octet fort en premier.</translation>
    </message>
    <message>
        <source>4. Shuffling</source>
        <translation>4. Le mélange</translation>
    </message>
    <message>
        <source>For each k from N−1 down to 1, the next random number is divided by k+1; the remainder says which card changes places with card k. A number at or above the largest multiple of k+1 below 2³² is skipped, so that no card is likelier than another.</source>
        <translation>Pour chaque k de N−1 à 1, le nombre aléatoire suivant est divisé par k+1 ; le reste désigne la carte qui change de place avec la carte k. Un nombre égal ou supérieur au plus grand multiple de k+1 sous 2³² est sauté, afin qu’aucune carte ne soit plus probable qu’une autre.</translation>
    </message>
    <message>
        <source>5. The cards</source>
        <translation>5. Les cartes</translation>
    </message>
    <message>
        <source>What this proves, and what it doesn&apos;t</source>
        <translation>Ce que cela prouve, et ne prouve pas</translation>
    </message>
    <message>
        <source>The order was fixed before the stakes and not touched afterwards, and neither you nor the program could choose it alone. But 256 bits can&apos;t reach every possible order of so many cards; and as the program runs on your own machine, nothing is hidden from someone who reads its memory.</source>
        <translation>L’ordre était fixé avant les mises et n’a pas été touché ensuite, et ni vous ni le programme ne pouviez le choisir seul. Mais 256 bits ne peuvent pas atteindre tous les ordres d’autant de cartes ; et comme le programme tourne sur votre propre machine, rien n’est caché à qui lit sa mémoire.</translation>
    </message>
    <message>
        <source>The cards of all decks lie in order, numbered from 0: in each deck the suits spades, hearts, diamonds, clubs (S H D C), in each suit A 2 3 4 5 6 7 8 9 J Q K. Spanish decks have no tens.</source>
        <translation>Les cartes de tous les jeux sont rangées et numérotées à partir de 0&#xa0;: dans chaque jeu les couleurs pique, cœur, carreau, trèfle (S H D C), dans chaque couleur A 2 3 4 5 6 7 8 9 J Q K. Les jeux espagnols n’ont pas de dix.</translation>
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
        <translation>Arrêté. Rien n’a été calculé.</translation>
    </message>
    <message>
        <source>No rounds match the filter.</source>
        <translation>Aucune manche ne correspond à ce choix.</translation>
    </message>
    <message>
        <source>Your results are added up here, round by round.</source>
        <translation>Vos résultats sont totalisés ici, manche par manche.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Temps joué</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Misé</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Encaissé</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Net</translation>
    </message>
    <message>
        <source>Net on stakes</source>
        <translation>Net / mises</translation>
    </message>
    <message numerus="yes">
        <source>Last session, %Ln rounds</source>
        <translation>
            <numerusform>Dernière session, %Ln manche</numerusform>
            <numerusform>Dernière session, %Ln manches</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 rounds are priced; the figures are for those.</source>
        <translation>%1 manches sur %2 sont évaluées&#x202f;; les chiffres portent sur elles.</translation>
    </message>
    <message>
        <source>Net in 100 rounds</source>
        <translation>Net sur 100 manches</translation>
    </message>
    <message>
        <source>Hands played best, in 100 rounds</source>
        <translation>Mains, jeu optimal, sur 100 manches</translation>
    </message>
    <message>
        <source>Side bets, in 100 rounds</source>
        <translation>Paris annexes, sur 100 manches</translation>
    </message>
    <message>
        <source>Mistakes, in 100 rounds</source>
        <translation>Erreurs, sur 100 manches</translation>
    </message>
    <message>
        <source>Luck, in 100 rounds</source>
        <translation>Chance, sur 100 manches</translation>
    </message>
    <message>
        <source>Decisions that were mistakes</source>
        <translation>Décisions qui étaient des erreurs</translation>
    </message>
</context>
<context>
    <name>openshoe::models::StrategyController</name>
    <message>
        <source>No difference</source>
        <translation>Aucune différence</translation>
    </message>
    <message>
        <source>Returns %1</source>
        <translation>Retour %1</translation>
    </message>
    <message>
        <source>Returns %1 · published %2</source>
        <translation>Retour %1 · publié %2</translation>
    </message>
    <message>
        <source>Insurance: take it (%1 per unit staked on it)</source>
        <translation>Assurance&#xa0;: la prendre (%1 par unité misée dessus)</translation>
    </message>
    <message>
        <source>Insurance: decline (%1 per unit staked on it)</source>
        <translation>Assurance&#xa0;: la refuser (%1 par unité misée dessus)</translation>
    </message>
    <message>
        <source>Insurance: not offered</source>
        <translation>Assurance&#xa0;: non proposée</translation>
    </message>
    <message>
        <source>Even money: take it (%1 per unit, compared with waiting)</source>
        <translation>Even money&#xa0;: le prendre (%1 par unité par rapport à l’attente)</translation>
    </message>
    <message>
        <source>Even money: decline (%1 per unit, compared with waiting)</source>
        <translation>Even money&#xa0;: le refuser (%1 par unité par rapport à l’attente)</translation>
    </message>
    <message>
        <source>Surrender: not offered</source>
        <translation>Abandon&#xa0;: non proposé</translation>
    </message>
    <message>
        <source>Surrender: as charted, after the dealer peeks</source>
        <translation>Abandon&#xa0;: selon le tableau, après la vérification du croupier</translation>
    </message>
    <message>
        <source>Surrender: as charted, before the dealer peeks</source>
        <translation>Abandon&#xa0;: selon le tableau, avant la vérification du croupier</translation>
    </message>
    <message>
        <source>Exact, with every card of a full shoe counted.</source>
        <translation>Exact, en comptant toutes les cartes d’un sabot complet.</translation>
    </message>
    <message>
        <source>With every card of a full shoe counted; on splits into more than two hands, see openshoe-cli analyze.</source>
        <translation>Toutes les cartes d’un sabot complet ; pour les séparations en plus de deux mains, voir openshoe-cli analyze.</translation>
    </message>
    <message>
        <source>Best play of %1</source>
        <translation>Jeu optimal&#xa0;: %1</translation>
    </message>
    <message>
        <source>With trial rules: %1</source>
        <translation>Avec règles à l’essai&#xa0;: %1</translation>
    </message>
    <message>
        <source>House edge %1 with best play, of the initial stake. %2</source>
        <translation>Avantage de la maison %1 au jeu optimal, sur la première mise. %2</translation>
    </message>
    <message>
        <source>Insurance: even (%1 per unit staked on it)</source>
        <translation>Assurance : équilibrée (%1 par unité misée dessus)</translation>
    </message>
    <message>
        <source>Even money: even (%1 per unit, compared with waiting)</source>
        <translation>Even money : équilibré (%1 par unité par rapport à l’attente)</translation>
    </message>
    <message>
        <source>%1 better for you, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>%1 de mieux pour vous, environ %2 par heure</translation>
    </message>
    <message>
        <source>%1 more for the house, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>%1 de plus pour la maison, environ %2 par heure</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>what it costs, at what stake</comment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Surrender: as charted</source>
        <translation>Abandon&#xa0;: selon le tableau</translation>
    </message>
    <message>
        <source>R also holds after hits and splits, except on hands of a free split</source>
        <translation>R vaut aussi après avoir tiré ou séparé, sauf pour les mains d’une séparation gratuite</translation>
    </message>
    <message>
        <source>R also holds after hits and splits</source>
        <translation>R vaut aussi après avoir tiré ou séparé</translation>
    </message>
    <message>
        <source>R also holds after hits</source>
        <translation>R vaut aussi après avoir tiré</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableBets</name>
    <message>
        <source>This is a replay. Stop it to continue playing.</source>
        <translation>Ceci est une relecture. Arrêtez-la pour continuer à jouer.</translation>
    </message>
    <message>
        <source>The maximum there is %1: the stake was lowered to it.</source>
        <translation>Au plus %1 à cet endroit&#xa0;: la mise a été ramenée à ce montant.</translation>
    </message>
    <message>
        <source>Stakes above a maximum were lowered to it.</source>
        <translation>Les mises au-dessus d’un maximum y ont été ramenées.</translation>
    </message>
    <message>
        <source>Both of your spots now carry %1.</source>
        <translation>Vos deux cases portent maintenant %1.</translation>
    </message>
    <message>
        <source>Time&apos;s up: your stakes are returned. %1</source>
        <translation>Temps écoulé&#xa0;: les mises sont reprises. %1</translation>
    </message>
    <message>
        <source>Stake all you have?</source>
        <translation>Miser tout ce que vous avez&#x202f;?</translation>
    </message>
    <message>
        <source>Your whole wallet goes on this round.</source>
        <translation>Tout votre portefeuille est en jeu sur cette manche.</translation>
    </message>
    <message>
        <source>Your balance doesn&apos;t cover the last stakes. Stake less, or top up.</source>
        <translation>Votre solde ne couvre pas les dernières mises. Misez moins, ou rechargez.</translation>
    </message>
    <message>
        <source>Place new stakes.</source>
        <translation>Placez de nouvelles mises.</translation>
    </message>
    <message>
        <source>Stake it all</source>
        <translation>Tout miser</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Revenir</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableCompany</name>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 réfléchit.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableGuide</name>
    <message>
        <source>%1 of %2</source>
        <comment>a step of the guide, and how many there are</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>How to play, step %1 of %2: %3</source>
        <translation>Comment jouer, étape %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>You have no hand in this round, so you are watching it. Place a stake in the next.</source>
        <translation>Vous n&apos;avez pas de main dans ce coup, vous le regardez donc. Misez au prochain.</translation>
    </message>
    <message>
        <source>The cards are dealt: yours above your spot, the dealer&apos;s at the top.</source>
        <translation>Les cartes sont distribuées&#xa0;: les vôtres au-dessus de votre case, celles du croupier en haut.</translation>
    </message>
    <message>
        <source>That was a whole hand. Deal again with the same stake, or change the bets. This game&apos;s rules are at the top, and the menu shows all of this again.</source>
        <translation>C&apos;était une main entière. Redistribuez avec la même mise ou changez-la. Les règles de ce jeu sont en haut, et le menu remontre tout cela.</translation>
    </message>
    <message>
        <source>This is an ordinary round, for play money. Choose a chip at the bottom and click the ringed spot to stake it.</source>
        <translation>C&apos;est un coup ordinaire, pour de l&apos;argent fictif. Choisissez un jeton en bas et cliquez sur la case entourée pour le miser.</translation>
    </message>
    <message>
        <source>This is an ordinary round, for play money. Choose a chip at the bottom and click the ringed spot to stake it, or press %1, then %2.</source>
        <comment>two keys</comment>
        <translation>C&apos;est un coup ordinaire, pour de l&apos;argent fictif. Choisissez un jeton en bas et cliquez sur la case entourée pour le miser, ou appuyez sur %1, puis %2.</translation>
    </message>
    <message>
        <source>Your stake is %1. Now press the ringed button, and the cards are dealt.</source>
        <translation>Votre mise est de %1. Appuyez maintenant sur le bouton entouré&#xa0;: les cartes sont distribuées.</translation>
    </message>
    <message>
        <source>Your stake is %1. Now press the ringed button, or %2, and the cards are dealt.</source>
        <comment>an amount, a key</comment>
        <translation>Votre mise est de %1. Appuyez maintenant sur le bouton entouré, ou sur %2&#xa0;: les cartes sont distribuées.</translation>
    </message>
    <message>
        <source>You have %1, and the dealer shows %2. Picture cards count 10, an ace 1 or 11. Come closer to 21 than the dealer without going over it.</source>
        <comment>two totals</comment>
        <translation>Vous avez %1, le croupier montre %2. Les figures comptent 10, l&apos;as 1 ou 11. Approchez-vous de 21 plus que le croupier, sans le dépasser.</translation>
    </message>
    <message>
        <source>The table has a question: %1 %2</source>
        <comment>Insure for 5?, what that means</comment>
        <translation>La table vous pose une question&#xa0;: %1 %2</translation>
    </message>
    <message>
        <source>You have %1. Choose one of the answers at the bottom.</source>
        <comment>a total</comment>
        <translation>Vous avez %1. Choisissez l&apos;une des réponses en bas.</translation>
    </message>
    <message>
        <source>You have %1. “%2” takes another card. %3. “%4” keeps what you have.</source>
        <comment>a total, Hit, more than 21 loses at once, Stand</comment>
        <translation>Vous avez %1. «&#x202f;%2&#x202f;» prend une autre carte. %3. «&#x202f;%4&#x202f;» garde ce que vous avez.</translation>
    </message>
    <message>
        <source>Your turn is over. The felt says what the dealer does: “%1”.</source>
        <comment>Dealer must draw to 16 …</comment>
        <translation>Votre tour est fini. Le tapis dit ce que fait le croupier&#xa0;: «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>This hand is decided. %1.</source>
        <comment>More than 21 loses at once</comment>
        <translation>Cette main est décidée. %1.</translation>
    </message>
    <message>
        <source>This is how the round ended: %1.</source>
        <translation>Voici comment le coup s&apos;est terminé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This is how the round ended: %1. %2.</source>
        <comment>Won · 20 against 17, The higher hand wins</comment>
        <translation>Voici comment le coup s&apos;est terminé&#xa0;: %1. %2.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableQuiz</name>
    <message>
        <source>Finish this round first, then look at another.</source>
        <translation>Terminez d’abord cette manche avant d’en regarder une autre.</translation>
    </message>
    <message>
        <source>The table is being set up. Try again in a moment.</source>
        <translation>La table se prépare. Réessayez dans un instant.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableReplay</name>
    <message>
        <source>Finish this round first, then replay another.</source>
        <translation>Terminez d’abord cette manche avant d’en relire une autre.</translation>
    </message>
    <message>
        <source>The table is being set up. Start the replay again in a moment.</source>
        <translation>La table se prépare. Relancez la relecture dans un instant.</translation>
    </message>
    <message>
        <source>Shoe %1 is verified: its commitment and all its cards match.</source>
        <translation>Le sabot %1 est vérifié&#xa0;: son engagement et toutes ses cartes concordent.</translation>
    </message>
    <message>
        <source>Shoe %1 doesn&apos;t match its commitment. %2</source>
        <translation>Le sabot %1 n’est pas celui de l’engagement. %2</translation>
    </message>
    <message>
        <source>Shoe %1 is still in use. It can be verified when it ends and its seed is shown.</source>
        <translation>Le sabot %1 est encore en cours. Il pourra être vérifié quand il sera terminé et sa graine affichée.</translation>
    </message>
    <message>
        <source>The round can&apos;t be shown any further: %1</source>
        <translation>La manche ne peut pas être montrée plus loin&#xa0;: %1</translation>
    </message>
    <message>
        <source>Shoe %1 can&apos;t be checked. %2</source>
        <translation>Le sabot %1 ne peut pas être vérifié. %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableRules</name>
    <message>
        <source>The new rules apply from the next round.</source>
        <translation>Les nouvelles règles s’appliquent dès la prochaine manche.</translation>
    </message>
    <message>
        <source>The file of this game is gone. The table keeps its current rules.</source>
        <translation>Le fichier de ce jeu a disparu. La table continue avec ses règles actuelles.</translation>
    </message>
    <message>
        <source>The file of this game can no longer be read. The table keeps its current rules. (%1)</source>
        <translation>Le fichier de ce jeu ne peut plus être lu. La table continue avec ses règles actuelles. (%1)</translation>
    </message>
    <message>
        <source>The new rules don&apos;t allow %1. The table keeps its current rules.</source>
        <translation>Les nouvelles règles n’admettent pas cette monnaie&#xa0;: %1. La table continue avec ses règles actuelles.</translation>
    </message>
    <message>
        <source>Under the new rules seats are shared, and trial accounts can&apos;t take one. The table keeps its current rules.</source>
        <translation>Selon les nouvelles règles, les places sont partagées et un compte d’essai ne peut pas en prendre. La table continue avec ses règles actuelles.</translation>
    </message>
    <message>
        <source>%1 on spot %2</source>
        <comment>a side bet</comment>
        <translation>%1 sur la case %2</translation>
    </message>
    <message>
        <source>behind spot %1</source>
        <comment>a stake</comment>
        <translation>derrière la case %1</translation>
    </message>
    <message>
        <source>spot %1</source>
        <comment>a stake</comment>
        <translation>case %1</translation>
    </message>
    <message>
        <source>You are now playing %1.</source>
        <translation>Vous jouez maintenant à %1.</translation>
    </message>
    <message>
        <source>New rules: %1 And more.</source>
        <translation>Nouvelles règles&#xa0;: %1 Et d’autres encore.</translation>
    </message>
    <message>
        <source>New rules: %1</source>
        <translation>Nouvelles règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>The new rules apply now.</source>
        <translation>Les nouvelles règles s’appliquent maintenant.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place and the stake there</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Stakes removed: %1.</source>
        <translation>Mises retirées : %1.</translation>
    </message>
    <message>
        <source>Stakes lowered: %1.</source>
        <translation>Mises réduites&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TroubleController</name>
    <message>
        <source>%1 is no longer intact.</source>
        <translation>%1 n’est plus intact.</translation>
    </message>
    <message>
        <source>It is never overwritten: it is set aside under another name, and you continue with a backup or start afresh. Rounds played since the backup are only in the damaged file.</source>
        <translation>Il n’est jamais écrasé&#xa0;: il est mis de côté sous un autre nom, et vous continuez avec une sauvegarde ou repartez de zéro. Ce qui a été joué après la sauvegarde n’existe que dans le fichier endommagé.</translation>
    </message>
    <message>
        <source>%1 was made by a newer version of Open Shoe.</source>
        <translation>%1 a été créé par une version plus récente d’Open Shoe.</translation>
    </message>
    <message>
        <source>Install that version to continue. To play with this one in the meantime, start it with another folder: openshoe --data FOLDER</source>
        <translation>Installez cette version pour continuer. Pour jouer entre-temps avec celle-ci, lancez-la avec un dossier à part&#xa0;: openshoe --data DOSSIER</translation>
    </message>
    <message>
        <source>%1 belongs to another program.</source>
        <translation>%1 appartient à un autre programme.</translation>
    </message>
    <message>
        <source>It has not been touched. Move it away and start again, or start with another folder: openshoe --data FOLDER</source>
        <translation>Il reste intact. Déplacez-le et relancez, ou lancez le programme avec un dossier à part&#xa0;: openshoe --data DOSSIER</translation>
    </message>
    <message>
        <source>Another Open Shoe is using %1.</source>
        <translation>Un autre Open Shoe joue avec %1.</translation>
    </message>
    <message>
        <source>The same money can&apos;t be staked twice: continue in the other window, or close it and try again here. To play separately, start with another folder: openshoe --data FOLDER</source>
        <translation>Le même argent ne peut pas être misé deux fois&#xa0;: continuez dans l’autre fenêtre, ou fermez-la et réessayez ici. Pour jouer indépendamment, lancez le programme avec un dossier à part&#xa0;: openshoe --data DOSSIER</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read or written.</source>
        <translation>%1 ne peut pas être lu et écrit.</translation>
    </message>
    <message>
        <source>Check that the folder is there and that you may write in it, then try again. Or start with another: openshoe --data FOLDER</source>
        <translation>Vérifiez que le dossier existe et que vous pouvez y écrire, puis réessayez. Ou lancez avec un autre&#xa0;: openshoe --data DOSSIER</translation>
    </message>
    <message>
        <source>There is no space to write %1.</source>
        <translation>Il n’y a pas la place d’écrire %1.</translation>
    </message>
    <message>
        <source>Nothing is lost. Free a few megabytes on that disk, then try again.</source>
        <translation>Rien n’est perdu. Libérez quelques mégaoctets sur ce disque, puis réessayez.</translation>
    </message>
    <message>
        <source>The disk reports an error with %1.</source>
        <translation>Le disque signale une erreur avec %1.</translation>
    </message>
    <message>
        <source>What was confirmed is kept. Check the disk and its connection, then try again.</source>
        <translation>Ce qui était confirmé est conservé. Vérifiez le disque et sa connexion, puis réessayez.</translation>
    </message>
    <message>
        <source>What was confirmed is kept. When this is fixed, try again.</source>
        <translation>Ce qui était confirmé est conservé. Une fois le problème réglé, réessayez.</translation>
    </message>
    <message>
        <source>Every step confirmed before is safe. Try again once the problem is solved.</source>
        <translation>Chaque étape déjà confirmée est en sécurité. Une fois la cause écartée, réessayez.</translation>
    </message>
    <message>
        <source>The table can&apos;t be saved to disk, so no stake is taken: %1</source>
        <translation>La table ne peut pas être conservée sur le disque, aucune mise n’est donc prise&#xa0;: %1</translation>
    </message>
    <message>
        <source>A step could not be saved to disk, so the round was cancelled and its stakes are back in your wallet, on disk too: %1</source>
        <translation>Une étape n’a pas pu être conservée sur le disque&#x202f;; la manche a donc été annulée et ses mises sont revenues dans votre portefeuille, sur le disque aussi&#xa0;: %1</translation>
    </message>
    <message>
        <source>A step could not be saved to disk, so the round was stopped and its stakes are back: %1</source>
        <translation>Une étape n’a pas pu être conservée sur le disque&#x202f;; la manche a donc été arrêtée et ses mises sont rendues&#xa0;: %1</translation>
    </message>
    <message>
        <source>Their return is saved as soon as the disk can be written to: try again once the problem is solved. If you quit before that, the next start finds the round as it was before that step.</source>
        <translation>Leur retour est conservé dès que le disque peut être écrit&#xa0;: réessayez une fois la cause écartée. Si vous quittez avant, le prochain démarrage retrouvera la manche telle qu’elle était avant cette étape.</translation>
    </message>
    <message>
        <source>The end of the round was saved and counts, but nothing more can be saved: %1</source>
        <translation>La fin de la manche a été enregistrée et compte ; rien d’autre ne peut être enregistré : %1</translation>
    </message>
    <message>
        <source>The data is damaged</source>
        <translation>Les données sont endommagées</translation>
    </message>
    <message>
        <source>The data is newer than the program</source>
        <translation>Les données sont plus récentes que le programme</translation>
    </message>
    <message>
        <source>The data belongs to another program</source>
        <translation>Les données appartiennent à un autre programme</translation>
    </message>
    <message>
        <source>Another Open Shoe is running</source>
        <translation>Un autre Open Shoe est en cours de jeu</translation>
    </message>
    <message>
        <source>The data can&apos;t be used</source>
        <translation>Les données sont inutilisables</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Le disque est plein</translation>
    </message>
    <message>
        <source>The disk reports an error</source>
        <translation>Le disque signale une erreur</translation>
    </message>
    <message>
        <source>Play has stopped</source>
        <translation>Le jeu s’est arrêté</translation>
    </message>
    <message>
        <source>The data can&apos;t be opened</source>
        <translation>Les données ne peuvent pas être ouvertes</translation>
    </message>
</context>
</TS>
