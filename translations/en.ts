<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>EditorHeader</name>
    <message numerus="yes">
        <source>Show what is wrong: %n</source>
        <translation>
            <numerusform>Show what is wrong: %n</numerusform>
            <numerusform>Show what is wrong: %n</numerusform>
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
    <name>RulesText</name>
    <message numerus="yes">
        <source>%n decks of 52 cards are in use.</source>
        <translation>
            <numerusform>One deck of 52 cards is in use.</numerusform>
            <numerusform>%n decks of 52 cards are in use.</numerusform>
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
        <source>%Ln games were taken in.</source>
        <translation>
            <numerusform>%Ln game was taken in.</numerusform>
            <numerusform>%Ln games were taken in.</numerusform>
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
