<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ChallengeMaking</name>
    <message numerus="yes">
        <source>%Ln rounds of its shoe</source>
        <translation>
            <numerusform>%Ln round of its shoe</numerusform>
            <numerusform>%Ln rounds of its shoe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message numerus="yes">
        <source>%n decks</source>
        <translation>
            <numerusform>%n deck</numerusform>
            <numerusform>%n decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished shoes</source>
        <translation>
            <numerusform>%n finished shoe</numerusform>
            <numerusform>%n finished shoes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <comment>so many finished shoes with …</comment>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rounds</source>
        <translation>
            <numerusform>%1 of %n round</numerusform>
            <numerusform>%1 of %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shoes</source>
        <translation>
            <numerusform>%n shoe</numerusform>
            <numerusform>%n shoes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bookings</source>
        <translation>
            <numerusform>%n booking</numerusform>
            <numerusform>%n bookings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds, %1</source>
        <translation>
            <numerusform>%n round, %1</numerusform>
            <numerusform>%n rounds, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds written to %1</source>
        <translation>
            <numerusform>%n round written to %1</numerusform>
            <numerusform>%n rounds written to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n mistakes</source>
        <translation>
            <numerusform>%1 of %n mistake</numerusform>
            <numerusform>%1 of %n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes played</source>
        <translation>
            <numerusform>%n minute played</numerusform>
            <numerusform>%n minutes played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n threads</source>
        <translation>
            <numerusform>%n thread</numerusform>
            <numerusform>%n threads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is no longer in the shoe; %n decks hold %2 of it</source>
        <comment>a card</comment>
        <translation>
            <numerusform>%1 is no longer in the shoe; %n deck holds %2 of it</numerusform>
            <numerusform>%1 is no longer in the shoe; %n decks hold %2 of it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards; a hand to play has %1 to %2</source>
        <translation>
            <numerusform>%n card; a hand to play has %1 to %2</numerusform>
            <numerusform>%n cards; a hand to play has %1 to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them</source>
        <comment>side bets or limits</comment>
        <translation>
            <numerusform>%n of them</numerusform>
            <numerusform>%n of them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>OK: the seed matches the commitment, and the %n cards drawn match the shuffle from card %1 of the shoe on</source>
        <translation>
            <numerusform>OK: the seed matches the commitment, and the %n card drawn matches the shuffle, card %1 of the shoe</numerusform>
            <numerusform>OK: the seed matches the commitment, and the %n cards drawn match the shuffle from card %1 of the shoe on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries changed or missing</source>
        <comment>in a backup</comment>
        <translation>
            <numerusform>%n entry changed or missing</numerusform>
            <numerusform>%n entries changed or missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards unseen</source>
        <translation>
            <numerusform>%n card unseen</numerusform>
            <numerusform>%n cards unseen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n decks</source>
        <comment>a game</comment>
        <translation>
            <numerusform>%1, %n deck</numerusform>
            <numerusform>%1, %n decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards dealt before the cut card</source>
        <translation>
            <numerusform>%n card dealt before the cut card</numerusform>
            <numerusform>%n cards dealt before the cut card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plays by the count</source>
        <translation>
            <numerusform>%n play by the count</numerusform>
            <numerusform>%n plays by the count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds at rarer counts</source>
        <translation>
            <numerusform>%n round at rarer counts</numerusform>
            <numerusform>%n rounds at rarer counts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message numerus="yes">
        <source>Rules that differ and are worth nothing: %n</source>
        <translation>
            <numerusform>Rules that differ and are worth nothing: %n</numerusform>
            <numerusform>Rules that differ and are worth nothing: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What they have in common: %n</source>
        <comment>rules</comment>
        <translation>
            <numerusform>What they have in common: %n</numerusform>
            <numerusform>What they have in common: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountExercise</name>
    <message numerus="yes">
        <source>%Ln cards lie there.</source>
        <translation>
            <numerusform>%Ln card lies there.</numerusform>
            <numerusform>%Ln cards lie there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your answer is %Ln cards more.</source>
        <translation>
            <numerusform>Your answer is %Ln card more.</numerusform>
            <numerusform>Your answer is %Ln cards more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your answer is %Ln cards fewer.</source>
        <translation>
            <numerusform>Your answer is %Ln card fewer.</numerusform>
            <numerusform>Your answer is %Ln cards fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards gone by</source>
        <translation>
            <numerusform>%Ln card gone by</numerusform>
            <numerusform>%Ln cards gone by</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard tray: the pile is %1 as high as the whole shoe of %Ln decks</source>
        <translation>
            <numerusform>Discard tray: the pile is %1 as high as the whole shoe of %Ln deck</numerusform>
            <numerusform>Discard tray: the pile is %1 as high as the whole shoe of %Ln decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Running count %1, %Ln cards left: what is the true count?</source>
        <translation>
            <numerusform>Running count %1, %Ln card left: what is the true count?</numerusform>
            <numerusform>Running count %1, %Ln cards left: what is the true count?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountPictures</name>
    <message numerus="yes">
        <source>How %n hours end</source>
        <comment>sessions</comment>
        <translation>
            <numerusform>How an hour ends</numerusform>
            <numerusform>How %n hours end</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountWords</name>
    <message numerus="yes">
        <source>%n times in 1,000</source>
        <comment>how often</comment>
        <translation>
            <numerusform>1 time in 1,000</numerusform>
            <numerusform>%n times in 1,000</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times in 100</source>
        <comment>how often</comment>
        <translation>
            <numerusform>1 time in 100</numerusform>
            <numerusform>%n times in 100</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times in 10</source>
        <comment>how often</comment>
        <translation>
            <numerusform>1 time in 10</numerusform>
            <numerusform>%n times in 10</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditorHeader</name>
    <message numerus="yes">
        <source>Show problems: %n</source>
        <translation>
            <numerusform>Show problems: %n</numerusform>
            <numerusform>Show problems: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinishedShoeRow</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln round</numerusform>
            <numerusform>%Ln rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show the %Ln rounds of shoe %1</source>
        <translation>
            <numerusform>Show the %Ln round of shoe %1</numerusform>
            <numerusform>Show the %Ln rounds of shoe %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ListedChoice</name>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n chosen</numerusform>
            <numerusform>%n chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleEditor</name>
    <message numerus="yes">
        <source>Show %n more rules</source>
        <translation>
            <numerusform>Show %n more rule</numerusform>
            <numerusform>Show %n more rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message numerus="yes">
        <source>%n decks of 52 cards are used.</source>
        <translation>
            <numerusform>One deck of 52 cards is used.</numerusform>
            <numerusform>%n decks of 52 cards are used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hand that gets %n cards without going bust is a Charlie: it ends there and wins 1:1, doubled and split hands too.</source>
        <translation>
            <numerusform>A hand that gets %n card without going bust is a Charlie: it ends there and wins 1:1, doubled and split hands too.</numerusform>
            <numerusform>A hand that gets %n cards without going bust is a Charlie: it ends there and wins 1:1, doubled and split hands too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Spanish decks of 48 cards are used: jacks, queens and kings, but no tens.</source>
        <translation>
            <numerusform>%n Spanish deck of 48 cards is used: jacks, queens and kings, but no tens.</numerusform>
            <numerusform>%n Spanish decks of 48 cards are used: jacks, queens and kings, but no tens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hand of 21 with %n cards or more pays %1.</source>
        <translation>
            <numerusform>A hand of 21 with %n card or more pays %1.</numerusform>
            <numerusform>A hand of 21 with %n cards or more pays %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RundownPage</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln round</numerusform>
            <numerusform>%Ln rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RundownPanel</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln round</numerusform>
            <numerusform>%Ln rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sessions</name>
    <message numerus="yes">
        <source>%1, %2: %3, %n mistakes</source>
        <comment>a date, a game, accuracy</comment>
        <translation>
            <numerusform>%1, %2: %3, %n mistake</numerusform>
            <numerusform>%1, %2: %3, %n mistakes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settlement</name>
    <message numerus="yes">
        <source>A hand of %n cards that isn&apos;t bust wins</source>
        <translation>
            <numerusform>A hand of %n card that isn&apos;t bust wins</numerusform>
            <numerusform>A hand of %n cards that isn&apos;t bust wins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>Twenty-one for %1, in %n cards.</source>
        <translation>
            <numerusform>Twenty-one for %1, in %n card.</numerusform>
            <numerusform>Twenty-one for %1, in %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n cards.</source>
        <translation>
            <numerusform>%1 has %n card.</numerusform>
            <numerusform>%1 has %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards: a Charlie for %1.</source>
        <translation>
            <numerusform>%n card: a Charlie for %1.</numerusform>
            <numerusform>%n cards: a Charlie for %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n won</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n lost</numerusform>
            <numerusform>%n lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n surrendered</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n surrendered</numerusform>
            <numerusform>%n surrendered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n returned</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n returned</numerusform>
            <numerusform>%n returned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pushes</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n push</numerusform>
            <numerusform>%n pushes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decks</source>
        <translation>
            <numerusform>%n deck</numerusform>
            <numerusform>%n decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n hands</source>
        <translation>
            <numerusform>up to %n hand</numerusform>
            <numerusform>up to %n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n given up</numerusform>
            <numerusform>%n given up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last time: %Ln rounds, %1 · %2</source>
        <comment>a game&apos;s last session: its net, its last round&apos;s time</comment>
        <translation>
            <numerusform>Last time: %Ln round, %1 · %2</numerusform>
            <numerusform>Last time: %Ln rounds, %1 · %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a table of %n seats shared with other people</source>
        <translation>
            <numerusform>a table of %n seat shared with other people</numerusform>
            <numerusform>a table of %n seats shared with other people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one to %n hands a round</source>
        <translation>
            <numerusform>one hand a round</numerusform>
            <numerusform>one to %n hands a round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pairs split into as many as %n hands</source>
        <translation>
            <numerusform>pairs split into as many as %n hand</numerusform>
            <numerusform>pairs split into as many as %n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n side bets</source>
        <translation>
            <numerusform>%n side bet</numerusform>
            <numerusform>%n side bets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n-card Charlie</source>
        <comment>a hand of so many cards that isn&apos;t bust wins</comment>
        <translation>
            <numerusform>%n-card Charlie</numerusform>
            <numerusform>%n-card Charlie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards that win unless they bust</source>
        <translation>
            <numerusform>%n card that wins unless it busts</numerusform>
            <numerusform>%n cards that win unless they bust</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Spanish decks</source>
        <translation>
            <numerusform>%n Spanish deck</numerusform>
            <numerusform>%n Spanish decks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::AboutController</name>
    <message numerus="yes">
        <source>%1 in %Ln files</source>
        <translation>
            <numerusform>%1 in %Ln file</numerusform>
            <numerusform>%1 in %Ln files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::AccountDeletion</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln round</numerusform>
            <numerusform>%Ln rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::BackupsModel</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln round</numerusform>
            <numerusform>%Ln rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries changed or missing</source>
        <translation>
            <numerusform>%Ln entry changed or missing</numerusform>
            <numerusform>%Ln entries changed or missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::ChallengeController</name>
    <message numerus="yes">
        <source>%Ln rounds, with %1 staked</source>
        <translation>
            <numerusform>%Ln round, with %1 staked</numerusform>
            <numerusform>%Ln rounds, with %1 staked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountSystems</name>
    <message numerus="yes">
        <source>No more than %n systems of your own are kept. Remove one first.</source>
        <translation>
            <numerusform>No more than %n system of your own is kept. Remove it first.</numerusform>
            <numerusform>No more than %n systems of your own are kept. Remove one first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountingController</name>
    <message numerus="yes">
        <source>%n decks</source>
        <translation>
            <numerusform>%n deck</numerusform>
            <numerusform>%n decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n hours you would be behind about %1.</source>
        <comment>an hour or more, how often</comment>
        <translation>
            <numerusform>After an hour you would be behind about %1.</numerusform>
            <numerusform>After %n hours you would be behind about %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::DateRange</name>
    <message numerus="yes">
        <source>%n days</source>
        <comment>the last ones</comment>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::EditorFigures</name>
    <message numerus="yes">
        <source>%n cells of the chart are played differently:</source>
        <translation>
            <numerusform>%n cell of the chart is played differently:</numerusform>
            <numerusform>%n cells of the chart are played differently:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <comment>cells of the chart</comment>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::GamesController</name>
    <message numerus="yes">
        <source>%Ln games were imported.</source>
        <translation>
            <numerusform>%Ln game was imported.</numerusform>
            <numerusform>%Ln games were imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::HandCalculator</name>
    <message numerus="yes">
        <source>One of %n hands from a split</source>
        <translation>
            <numerusform>The only hand from a split</numerusform>
            <numerusform>One of %n hands from a split</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The shoe holds only %Ln cards.</source>
        <translation>
            <numerusform>The shoe holds only %Ln card.</numerusform>
            <numerusform>The shoe holds only %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is too often: this shoe holds %1 only %n times.</source>
        <extracomment>How often a card, &quot;7&quot;, &quot;10&quot; or &quot;AS&quot;, is in the shoe</extracomment>
        <translation>
            <numerusform>That is too often: this shoe holds %1 only once.</numerusform>
            <numerusform>That is too often: this shoe holds %1 only %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hand has at most %Ln cards.</source>
        <translation>
            <numerusform>A hand has at most %Ln card.</numerusform>
            <numerusform>A hand has at most %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards gone, %1 not seen</source>
        <comment>from the shoe</comment>
        <translation>
            <numerusform>%Ln card gone, %1 not seen</numerusform>
            <numerusform>%Ln cards gone, %1 not seen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With each of the %Ln cards counted that weren&apos;t seen; on splits into more than two hands, see openshoe-cli analyze.</source>
        <translation>
            <numerusform>With the %Ln card counted that wasn&apos;t seen; on splits into more than two hands, see openshoe-cli analyze.</numerusform>
            <numerusform>With each of the %Ln cards counted that weren&apos;t seen; on splits into more than two hands, see openshoe-cli analyze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exact, with each of the %Ln cards counted that weren&apos;t seen.</source>
        <translation>
            <numerusform>Exact, with the %Ln card counted that wasn&apos;t seen.</numerusform>
            <numerusform>Exact, with each of the %Ln cards counted that weren&apos;t seen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::HourlyMoney</name>
    <message numerus="yes">
        <source>At %1 a round, %Ln rounds an hour</source>
        <translation>
            <numerusform>At %1 a round, %Ln round an hour</numerusform>
            <numerusform>At %1 a round, %Ln rounds an hour</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::MistakeBoard</name>
    <message numerus="yes">
        <source>%1: %n mistakes, %2, %3 stakes.</source>
        <comment>a hand against an up card, an amount</comment>
        <translation>
            <numerusform>%1: %n mistake, %2, %3 stakes.</numerusform>
            <numerusform>%1: %n mistakes, %2, %3 stakes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::MyCount</name>
    <message numerus="yes">
        <source>%Ln of them passed over</source>
        <comment>questions</comment>
        <translation>
            <numerusform>%Ln of them passed over</numerusform>
            <numerusform>%Ln of them passed over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First stakes of %Ln rounds, each after a count that was told</source>
        <translation>
            <numerusform>First stakes of %Ln round, after a count that was told</numerusform>
            <numerusform>First stakes of %Ln rounds, each after a count that was told</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::PlayRecordModel</name>
    <message numerus="yes">
        <source>%Ln plays, staked %1, returned %2, net %3</source>
        <translation>
            <numerusform>%Ln play, staked %1, returned %2, net %3</numerusform>
            <numerusform>%Ln plays, staked %1, returned %2, net %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::PractiseController</name>
    <message numerus="yes">
        <source>With %1 and %Ln decks, a new shoe starts at %2.</source>
        <translation>
            <numerusform>With %1 and %Ln deck, a new shoe starts at %2.</numerusform>
            <numerusform>With %1 and %Ln decks, a new shoe starts at %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::RundownModel</name>
    <message numerus="yes">
        <source>This session: %Ln rounds, %1</source>
        <comment>at a table; the net</comment>
        <translation>
            <numerusform>This session: %Ln round, %1</numerusform>
            <numerusform>This session: %Ln rounds, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::SessionsModel</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln round</numerusform>
            <numerusform>%Ln rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::ShoeChecks</name>
    <message numerus="yes">
        <source>%n shoes checked.</source>
        <translation>
            <numerusform>%n shoe checked.</numerusform>
            <numerusform>%n shoes checked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are not as committed.</source>
        <comment>shoes</comment>
        <translation>
            <numerusform>%n is not as committed.</numerusform>
            <numerusform>%n are not as committed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shoes checked, all as committed.</source>
        <translation>
            <numerusform>%n shoe checked: it is as committed.</numerusform>
            <numerusform>%n shoes checked, all as committed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can&apos;t be checked, because what was dealt can&apos;t be read.</source>
        <comment>shoes</comment>
        <translation>
            <numerusform>%n can&apos;t be checked, because what was dealt can&apos;t be read.</numerusform>
            <numerusform>%n can&apos;t be checked, because what was dealt can&apos;t be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The newest %n of these are named here.</source>
        <translation>
            <numerusform>The newest of these is named here.</numerusform>
            <numerusform>The newest %n of these are named here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can&apos;t be checked yet: the seed stays secret while a shoe is in use.</source>
        <comment>shoes</comment>
        <translation>
            <numerusform>%n can&apos;t be checked yet: the seed stays secret while a shoe is in use.</numerusform>
            <numerusform>%n can&apos;t be checked yet: the seed stays secret while a shoe is in use.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::ShuffleSteps</name>
    <message numerus="yes">
        <source>The %n cards dealt from this shoe are the first of them.</source>
        <translation>
            <numerusform>The %n card dealt from this shoe is the first of them.</numerusform>
            <numerusform>The %n cards dealt from this shoe are the first of them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::StatisticsController</name>
    <message numerus="yes">
        <source>Last session, %Ln rounds</source>
        <translation>
            <numerusform>Last session, %Ln round</numerusform>
            <numerusform>Last session, %Ln rounds</numerusform>
        </translation>
    </message>
</context>
</TS>
