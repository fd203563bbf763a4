<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutSettings</name>
    <message>
        <source>About</source>
        <translation>このソフトについて</translation>
    </message>
    <message>
        <source>About version program data folder size files where path</source>
        <translation>このソフトについて バージョン プログラム データ フォルダー サイズ ファイル 場所 パス</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>データフォルダー</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>フォルダーを開く</translation>
    </message>
</context>
<context>
    <name>AccountButton</name>
    <message>
        <source>Account %1</source>
        <translation>アカウント %1</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>お試し</translation>
    </message>
</context>
<context>
    <name>AccountDialog</name>
    <message>
        <source>New account</source>
        <translation>新しいアカウント</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>作成</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Trial account</source>
        <translation>お試しアカウント</translation>
    </message>
    <message>
        <source>Plays like any other account, but can&apos;t take a seat at a shared table.</source>
        <translation>ほかのアカウントと同じように遊べますが、相席テーブルでは着席できません。</translation>
    </message>
</context>
<context>
    <name>AccountMenu</name>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>%1 (trial)</source>
        <translation>%1（お試し）</translation>
    </message>
    <message>
        <source>New account…</source>
        <translation>新しいアカウント…</translation>
    </message>
    <message>
        <source>Top up %1</source>
        <translation>%1をチャージ</translation>
    </message>
</context>
<context>
    <name>AccountsSettings</name>
    <message>
        <source>Accounts</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>%1 (trial)</source>
        <translation>%1（お試し）</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1の名前を変更</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>プレイ中</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>%1 is playing</source>
        <translation>%1でプレイ中</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>%1を選択</translation>
    </message>
    <message>
        <source>Top up</source>
        <translation>チャージ</translation>
    </message>
    <message>
        <source>Adds that currency&apos;s starting amount to the wallet. Play money only.</source>
        <translation>その通貨の開始時の金額をウォレットに追加します。本物のお金は使いません。</translation>
    </message>
    <message>
        <source>Top up %1</source>
        <translation>%1をチャージ</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Accounts wallets top up take back delete remove export currency player profile name rename trial play money balance gold</source>
        <translation>アカウント ウォレット 財布 チャージ 補充 取り消し 削除 消去 書き出し 通貨 プレイヤー プロフィール 名前 変更 お試し プレイマネー お金 残高 ゴールド</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1を削除</translation>
    </message>
    <message>
        <source>Take back a top-up</source>
        <translation>チャージを取り消す</translation>
    </message>
    <message>
        <source>Takes the latest top-up out of the wallet again. Limits count as before.</source>
        <translation>最後のチャージをウォレットから戻します。制限の計算は変わりません。</translation>
    </message>
    <message>
        <source>Take back %1</source>
        <translation>%1を取り消す</translation>
    </message>
</context>
<context>
    <name>AmountEditor</name>
    <message>
        <source>Amount</source>
        <translation>金額</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>半分</translation>
    </message>
    <message>
        <source>Twice</source>
        <translation>2倍</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>最高</translation>
    </message>
</context>
<context>
    <name>Amounts</name>
    <message>
        <source>Coins</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>ゴールド</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Sweeps</translation>
    </message>
    <message>
        <source>Dollars</source>
        <translation>ドル</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>$%1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>amount, currency</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>from an amount to another</comment>
        <translation>%1～%2</translation>
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
        <translation>バックアップ 控え 復元 元に戻す コピー データ 保存 保管 救出 消えた ファイル</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>バックアップ</translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>バックアップ中…</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>バックアップ</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>今すぐバックアップ</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>復元…</translation>
    </message>
    <message>
        <source>Restore the backup of %1</source>
        <translation>%1のバックアップを復元</translation>
    </message>
    <message>
        <source>Go back to %1?</source>
        <translation>%1の状態に戻しますか？</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Accounts, money, rounds and shoes go back to how they were then. What is there now is kept in the data folder under another name.</source>
        <translation>アカウント、お金、ラウンド、シューがその時点の状態に戻ります。現在の内容は、別の名前でデータフォルダーに残ります。</translation>
    </message>
    <message>
        <source>A backup is made automatically on each day you play. Seven are kept: the latest ones, and always the one with the most rounds.</source>
        <translation>プレイした日ごとに自動で作成されます。残るのは7件で、最後に作成されたものと、ラウンド数が最も多いものは必ず残ります。</translation>
    </message>
</context>
<context>
    <name>BalanceButton</name>
    <message>
        <source>Wallet</source>
        <translation>ウォレット</translation>
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
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Double bet</source>
        <translation>ベットを2倍</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>リピート</translation>
    </message>
    <message>
        <source>Ask the coach</source>
        <translation>コーチに聞く</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>賭け金</translation>
    </message>
    <message>
        <source>Stake %1</source>
        <translation>賭け金 %1</translation>
    </message>
    <message>
        <source>Review the round</source>
        <translation>ラウンドを見直す</translation>
    </message>
    <message>
        <source>Change bets</source>
        <translation>ベット変更</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>観戦</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>ディール</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Paused · %1 to go on</source>
        <translation>一時停止中 · %1で再開</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>急ぐ</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
</context>
<context>
    <name>BreakRow</name>
    <message>
        <source>Start…</source>
        <translation>開始…</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>開始: %1</translation>
    </message>
</context>
<context>
    <name>CalculatorPage</name>
    <message>
        <source>Hand calculator</source>
        <translation>ハンド計算</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>あなたの手札</translation>
    </message>
    <message>
        <source>such as A 7</source>
        <translation>例: A 7</translation>
    </message>
    <message>
        <source>The dealer&apos;s up card</source>
        <translation>ディーラーのアップカード</translation>
    </message>
    <message>
        <source>such as 9</source>
        <translation>例: 9</translation>
    </message>
    <message>
        <source>What is known about the hidden card</source>
        <translation>ホールカードについてわかること</translation>
    </message>
    <message>
        <source>The hidden card</source>
        <translation>ホールカード</translation>
    </message>
    <message>
        <source>The dealer has looked: no blackjack</source>
        <translation>ディーラーが確認済み: ブラックジャックではない</translation>
    </message>
    <message>
        <source>Whether the hand comes from a split</source>
        <translation>スプリットした手札かどうか</translation>
    </message>
    <message>
        <source>Other cards gone from the shoe</source>
        <translation>シューから出たほかのカード</translation>
    </message>
    <message>
        <source>such as 5 5 6 K</source>
        <translation>例: 5 5 6 K</translation>
    </message>
    <message>
        <source>Where a pressed card goes</source>
        <translation>押したカードの行き先</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>ディーラー</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>ホールカード</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>出たカード</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>すべて消す</translation>
    </message>
    <message>
        <source>Add a card: %1</source>
        <translation>カードを追加: %1</translation>
    </message>
    <message>
        <source>What each play is worth</source>
        <translation>各プレイの価値</translation>
    </message>
    <message>
        <source>in stakes</source>
        <translation>賭け金単位</translation>
    </message>
    <message>
        <source>in money</source>
        <translation>金額</translation>
    </message>
    <message>
        <source>How the dealer&apos;s hand ends</source>
        <translation>ディーラーの手札の結果</translation>
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
        <translation>前の月</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>次の月</translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <source>Ace</source>
        <translation>エース</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>2</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>5</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>6</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>8</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>ジャック</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>King</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>スペード</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>ハート</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ダイヤ</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>ホールカード</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2の%1</translation>
    </message>
</context>
<context>
    <name>CellPanel</name>
    <message>
        <source>Details of a cell</source>
        <translation>マスの内訳</translation>
    </message>
    <message>
        <source>%1: first two cards %2, three or more %3</source>
        <translation>%1: 最初の2枚 %2、3枚以上 %3</translation>
    </message>
    <message>
        <source>%1: %2, by %3 of a stake; %4 of such hands. %5</source>
        <translation>%1: %2、賭け金の%3倍差、該当ハンドの%4。%5</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>2枚</translation>
    </message>
    <message>
        <source>three or more</source>
        <translation>3枚以上</translation>
    </message>
</context>
<context>
    <name>ChallengeBar</name>
    <message>
        <source>Challenge</source>
        <translation>挑戦状</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>which round, what is asked</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Stop challenge</source>
        <translation>挑戦を終える</translation>
    </message>
</context>
<context>
    <name>ChallengeMaking</name>
    <message>
        <source>Challenge somebody</source>
        <translation>だれかに挑戦状</translation>
    </message>
    <message>
        <source>Save the file…</source>
        <translation>ファイルを保存…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Somebody else gets the same cards, rules and stakes. When they have played them, the program shows their play beside yours, decision by decision.</source>
        <translation>相手は同じカード、ルール、賭け金でプレイします。プレイが終わると、あなたと相手の判断を一つずつ並べて表示します。</translation>
    </message>
    <message>
        <source>What to send</source>
        <translation>送るもの</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>このラウンド</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds of its shoe</source>
        <translation>
            <numerusform>同じシューの%Lnラウンド</numerusform>
        </translation>
    </message>
    <message>
        <source>A nickname, if you want to give one</source>
        <translation>ニックネーム（任意）</translation>
    </message>
    <message>
        <source>Nothing else about you is in the file. Its cards are sealed: nobody sees them by looking into it, but somebody who knows how programs work could.</source>
        <translation>ファイルにはほかにあなたの情報は入りません。カードは封印され、のぞいても見えませんが、プログラムに詳しい人なら読めるかもしれません。</translation>
    </message>
</context>
<context>
    <name>ChallengeOffer</name>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>You play it with money of its own: your wallet, your rounds and your statistics stay as they are. Each round begins with the same card as it did there, and the others at the table play as they did. Afterwards both plays are shown side by side.</source>
        <translation>挑戦専用のお金でプレイします。ウォレット、ラウンド、統計は変わりません。各ラウンドは元と同じカードから始まり、ほかの人も元のとおりにプレイします。終わると両方の判断を並べて表示します。</translation>
    </message>
    <message>
        <source>Show the answer in it</source>
        <translation>中の回答を見る</translation>
    </message>
</context>
<context>
    <name>ChallengeResult</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Calculating what each decision was worth…</source>
        <translation>各判断の価値を計算中…</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>A nickname, if you want to give one</source>
        <translation>ニックネーム（任意）</translation>
    </message>
    <message>
        <source>Save my answer…</source>
        <translation>自分の回答を保存…</translation>
    </message>
</context>
<context>
    <name>Challenges</name>
    <message>
        <source>Save the challenge</source>
        <translation>挑戦状を保存</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>挑戦状</translation>
    </message>
    <message>
        <source>challenge</source>
        <comment>a file&apos;s name</comment>
        <translation>challenge</translation>
    </message>
    <message>
        <source>Open a challenge</source>
        <translation>挑戦状を開く</translation>
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
        <translation>ハード%1</translation>
    </message>
    <message>
        <source>Soft %1</source>
        <translation>ソフト%1</translation>
    </message>
    <message>
        <source>Pair of %1</source>
        <translation>%1のペア</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2。</translation>
    </message>
    <message>
        <source>Depends on the cards.</source>
        <translation>カードの組み合わせで変わります。</translation>
    </message>
    <message>
        <source>Hard totals</source>
        <translation>ハードハンド</translation>
    </message>
    <message>
        <source>Soft totals</source>
        <translation>ソフトハンド</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>ペア</translation>
    </message>
    <message>
        <source>Both cards shown</source>
        <translation>2枚とも公開</translation>
    </message>
    <message>
        <source>Up card</source>
        <translation>アップカード</translation>
    </message>
    <message>
        <source>Hidden card small</source>
        <translation>ホールカード小</translation>
    </message>
    <message>
        <source>Hidden card medium</source>
        <translation>ホールカード中</translation>
    </message>
    <message>
        <source>Hidden card large</source>
        <translation>ホールカード大</translation>
    </message>
    <message>
        <source>%1 against %2, both cards shown</source>
        <translation>%1 対 %2、2枚とも公開</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 対 %2</translation>
    </message>
    <message>
        <source>%1 against %2, hidden card small</source>
        <translation>%1 対 %2、ホールカード小</translation>
    </message>
    <message>
        <source>%1 against %2, hidden card medium</source>
        <translation>%1 対 %2、ホールカード中</translation>
    </message>
    <message>
        <source>%1 against %2, hidden card large</source>
        <translation>%1 対 %2、ホールカード大</translation>
    </message>
    <message>
        <source>%1 leads by %2 of a stake: close.</source>
        <translation>%1が賭け金の%2倍差で優位（僅差）。</translation>
    </message>
    <message>
        <source>%1 leads by %2 of a stake.</source>
        <translation>%1が賭け金の%2倍差で優位。</translation>
    </message>
    <message>
        <source>leads by %1 of a stake or more</source>
        <translation>賭け金の%1倍以上の差</translation>
    </message>
    <message>
        <source>by less</source>
        <translation>それ未満の差</translation>
    </message>
    <message>
        <source>by less than %1: close</source>
        <translation>%1倍未満の差（僅差）</translation>
    </message>
    <message>
        <source>depends on the cards</source>
        <translation>カードの組み合わせで変わる</translation>
    </message>
    <message>
        <source>Against %1: %2.</source>
        <translation>対 %1: %2。</translation>
    </message>
    <message>
        <source>%1 percentage points</source>
        <translation>%1ポイント</translation>
    </message>
    <message>
        <source>Worth the same: %1.</source>
        <translation>同じ価値: %1。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a house edge, money in an hour</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards open, hard 4 to 11</source>
        <translation>ディーラー公開、ハード4～11</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards open, hard 12 to 20</source>
        <translation>ディーラー公開、ハード12～20</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards open, soft totals</source>
        <translation>ディーラー公開、ソフト</translation>
    </message>
    <message>
        <source>soft %1</source>
        <comment>the total of the dealer&apos;s open cards</comment>
        <translation>ソフト%1</translation>
    </message>
    <message>
        <source>hard %1</source>
        <comment>the total of the dealer&apos;s open cards</comment>
        <translation>ハード%1</translation>
    </message>
    <message>
        <source>After a double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>ダブル後: %1 対 %2でサレンダー</translation>
    </message>
    <message>
        <source>%1 against the dealer&apos;s %2</source>
        <translation>%1 対 ディーラーの%2</translation>
    </message>
    <message>
        <source>After the first double: double %1 again against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>1回目のダブル後: %1 対 %2で再ダブル</translation>
    </message>
    <message>
        <source>After the second double: double %1 again against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>2回目のダブル後: %1 対 %2で再ダブル</translation>
    </message>
    <message>
        <source>After the first double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>1回目のダブル後: %1 対 %2でサレンダー</translation>
    </message>
    <message>
        <source>After the second double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>2回目のダブル後: %1 対 %2でサレンダー</translation>
    </message>
    <message>
        <source>After the third double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>3回目のダブル後: %1 対 %2でサレンダー</translation>
    </message>
    <message>
        <source>Other hands of a free split: stand on %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>フリースプリットのほかのハンド: %1 対 %2でスタンド</translation>
    </message>
    <message>
        <source>Other hands of a free split: double %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>フリースプリットのほかのハンド: %1 対 %2でダブル</translation>
    </message>
    <message>
        <source>Other hands of a free split: hit %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>フリースプリットのほかのハンド: %1 対 %2でヒット</translation>
    </message>
    <message>
        <source>%1, after a hit or split</source>
        <comment>a hand</comment>
        <translation>%1、ヒットかスプリットの後</translation>
    </message>
    <message>
        <source>%1, doubled</source>
        <comment>a hand</comment>
        <translation>%1、ダブル後</translation>
    </message>
    <message>
        <source>%1, doubled twice</source>
        <comment>a hand</comment>
        <translation>%1、ダブル2回後</translation>
    </message>
    <message>
        <source>%1, doubled three times</source>
        <comment>a hand</comment>
        <translation>%1、ダブル3回後</translation>
    </message>
    <message>
        <source>%1, from a free split</source>
        <comment>a hand</comment>
        <translation>%1、フリースプリットのハンド</translation>
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
        <translation>検証中… %1%</translation>
    </message>
    <message>
        <source>Verify all</source>
        <translation>すべて検証</translation>
    </message>
</context>
<context>
    <name>ChipButton</name>
    <message>
        <source>Chip %1</source>
        <translation>チップ %1</translation>
    </message>
</context>
<context>
    <name>ChipRack</name>
    <message>
        <source>Chip %1</source>
        <translation>チップ %1</translation>
    </message>
</context>
<context>
    <name>ChipShelf</name>
    <message>
        <source>Chips</source>
        <translation>チップ</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message numerus="yes">
        <source>%1 is no longer in the shoe; %n decks hold %2 of it</source>
        <comment>a card</comment>
        <translation>
            <numerusform>%1はもうシューにありません。%nデッキに%2枚あります</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed; %2 or a card such as %3 is</source>
        <translation>「%1」は指定できません。%2か、%3のようなカードを指定してください</translation>
    </message>
    <message numerus="yes">
        <source>%n cards; a hand to play has %1 to %2</source>
        <translation>
            <numerusform>%n枚です。判断するハンドは%1～%2枚です</numerusform>
        </translation>
    </message>
    <message>
        <source>exactly one card is needed, such as %1</source>
        <translation>%1のように、ちょうど1枚のカードが必要です</translation>
    </message>
    <message>
        <source>this game has no splits (%1)</source>
        <translation>このゲームにスプリットはありません（%1）</translation>
    </message>
    <message>
        <source>take it</source>
        <comment>insurance, even money</comment>
        <translation>受ける</translation>
    </message>
    <message>
        <source>best</source>
        <comment>of all plays</comment>
        <translation>最善</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>インシュランス</translation>
    </message>
    <message>
        <source>even money</source>
        <translation>イーブンマネー</translation>
    </message>
    <message>
        <source>declined</source>
        <comment>even money</comment>
        <translation>受けない</translation>
    </message>
    <message>
        <source>What every action of a hand is worth, per unit of the initial play.</source>
        <translation>ハンドで選べる各操作の価値を、最初の賭け金1あたりで示します。</translation>
    </message>
    <message>
        <source>The dealer&apos;s up card.</source>
        <translation>ディーラーのアップカード。</translation>
    </message>
    <message>
        <source>Other cards gone from the shoe; after a split, the other hands&apos; cards too.</source>
        <translation>シューから出たほかのカード。スプリット後は、ほかのハンドのカードも含みます。</translation>
    </message>
    <message>
        <source>The hand comes from a split.</source>
        <translation>ハンドはスプリットしたものです。</translation>
    </message>
    <message>
        <source>What is known about the hole card: %1, or the card itself.</source>
        <translation>ホールカードについてわかっていること: %1、またはカードそのもの。</translation>
    </message>
    <message>
        <source>the expectation of every action for one hand</source>
        <translation>1つのハンドの各操作の期待値</translation>
    </message>
    <message>
        <source>return to player (RTP)</source>
        <translation>還元率（RTP）</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>公表値</translation>
    </message>
    <message>
        <source>per unit staked in total</source>
        <translation>総賭け金1あたり</translation>
    </message>
    <message>
        <source>expectation, best play</source>
        <translation>期待値（最善のプレイ）</translation>
    </message>
    <message>
        <source>basic strategy</source>
        <translation>ベーシックストラテジー</translation>
    </message>
    <message>
        <source>average stake</source>
        <translation>平均賭け金</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>標準偏差</translation>
    </message>
    <message>
        <source>element of risk</source>
        <translation>エレメント・オブ・リスク</translation>
    </message>
    <message>
        <source>insurance, per unit of it</source>
        <translation>インシュランス（その賭け金1あたり）</translation>
    </message>
    <message>
        <source>even money, compared with waiting</source>
        <translation>イーブンマネー（受けない場合との差）</translation>
    </message>
    <message>
        <source>UP</source>
        <comment>the up card</comment>
        <translation>アップカード</translation>
    </message>
    <message>
        <source>EXPECTATION</source>
        <translation>期待値</translation>
    </message>
    <message>
        <source>BLACKJACK</source>
        <translation>ブラックジャック</translation>
    </message>
    <message>
        <source>BUST</source>
        <translation>バスト</translation>
    </message>
    <message>
        <source>%1: expectation %2, wins %3</source>
        <comment>a side bet</comment>
        <translation>%1: 期待値%2、勝率%3</translation>
    </message>
    <message>
        <source>The exact expectation of a game and of each side bet: one hand from a full fresh shoe.</source>
        <translation>ゲームと各サイドベットの厳密な期待値: 新しいシューから配る1ハンドの値です。</translation>
    </message>
    <message numerus="yes">
        <source>%n decks</source>
        <translation>
            <numerusform>%nデッキ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2; method: %3</source>
        <comment>a game, its decks, how it was computed</comment>
        <translation>%1、%2、計算方法: %3</translation>
    </message>
    <message>
        <source>exact expectation of the game and of each side bet</source>
        <translation>ゲームと各サイドベットの厳密な期待値</translation>
    </message>
    <message>
        <source>&quot;%1&quot; shows the options of a command.</source>
        <translation>「%1」でコマンドのオプションを表示します。</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 1 could not be done, 2 wrong usage or input.</source>
        <translation>終了コード: 0 完了、1 実行できなかった、2 呼び出し方または入力の誤り。</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>コマンド:</translation>
    </message>
    <message>
        <source>no command</source>
        <translation>コマンドがありません</translation>
    </message>
    <message>
        <source>no such command; use one of %1</source>
        <translation>そのコマンドはありません。使えるコマンド: %1</translation>
    </message>
    <message>
        <source>not enough memory for this</source>
        <translation>メモリが足りません</translation>
    </message>
    <message>
        <source>not known; allowed: %1</source>
        <translation>不明な値です。指定できる値: %1</translation>
    </message>
    <message>
        <source>Shows the options of this command.</source>
        <translation>このコマンドのオプションを表示します。</translation>
    </message>
    <message>
        <source>Prints one JSON document and nothing else.</source>
        <translation>1つのJSONドキュメントだけを出力します。</translation>
    </message>
    <message>
        <source>The data folder (default: the window&apos;s own).</source>
        <translation>データフォルダー（既定: ウィンドウ版と同じ）。</translation>
    </message>
    <message>
        <source>A game&apos;s id, or the path of a rule-set file.</source>
        <translation>ゲームのID、またはルールファイルのパス。</translation>
    </message>
    <message>
        <source>Changes one rule for this call, such as %1 or %2; repeatable.</source>
        <translation>今回の実行だけルールを1つ変更します（例: %1、%2）。繰り返し指定できます。</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; shows what is allowed.</source>
        <comment>a sentence that says what is wrong</comment>
        <translation>%1「%2」で指定できる内容を確認できます。</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1がありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one argument too many; allowed: %2</source>
        <translation>引数「%1」は余分です。使える引数: %2</translation>
    </message>
    <message>
        <source>%1 is empty; a folder&apos;s path is needed</source>
        <translation>%1が空です。フォルダーのパスが必要です</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed; a whole number from %2 to %3 is</source>
        <translation>「%1」は指定できません。%2～%3の整数を指定してください</translation>
    </message>
    <message numerus="yes">
        <source>%n of them</source>
        <comment>side bets or limits</comment>
        <translation>
            <numerusform>%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>ALONE</source>
        <translation>単独</translation>
    </message>
    <message>
        <source>IN TURN</source>
        <translation>順次</translation>
    </message>
    <message>
        <source>side bet %1</source>
        <translation>サイドベット%1</translation>
    </message>
    <message>
        <source>Both have the same rules.</source>
        <translation>ルールはどちらも同じです。</translation>
    </message>
    <message>
        <source>The strategy charts are the same.</source>
        <translation>ストラテジー表は同じです。</translation>
    </message>
    <message>
        <source>HAND</source>
        <translation>ハンド</translation>
    </message>
    <message>
        <source>AGAINST</source>
        <comment>the up card</comment>
        <translation>対</translation>
    </message>
    <message>
        <source>Changes one rule of B for this call, such as %1; repeatable.</source>
        <translation>今回の実行だけBのルールを1つ変更します（例: %1）。繰り返し指定できます。</translation>
    </message>
    <message>
        <source>two games side by side: differing rules and what each is worth</source>
        <translation>2つのゲームの比較: 異なるルールとそれぞれの価値</translation>
    </message>
    <message>
        <source>Checks a round&apos;s shuffle against its commitment.</source>
        <translation>ラウンドのシャッフルをコミットメントと照合します。</translation>
    </message>
    <message>
        <source>A round as &quot;%1&quot; prints it, or its fairness object alone (- is standard input); or the number of a round in the data folder.</source>
        <translation>「%1」が出力するラウンド、またはそのfairnessオブジェクトだけ（-は標準入力）。データフォルダー内のラウンドの番号でも指定できます。</translation>
    </message>
    <message>
        <source>every finished shoe in the data folder</source>
        <translation>データフォルダー内の終了したシューすべて</translation>
    </message>
    <message>
        <source>%1, %2 or %3 is needed</source>
        <translation>%1、%2、%3のいずれかが必要です</translation>
    </message>
    <message>
        <source>checks a round&apos;s shuffle against its commitment</source>
        <translation>ラウンドのシャッフルをコミットメントと照合</translation>
    </message>
    <message>
        <source>the shoe is still in use; its seed is shown when it ends, and can be checked then</source>
        <translation>シューはまだ使用中です。シードは終了時に公開され、そのあと検証できます</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>不一致: %1</translation>
    </message>
    <message>
        <source>OK: the seed matches the commitment (no drawn cards to compare)</source>
        <translation>OK: シードはコミットメントと一致しています（照合できる引かれたカードはありません）</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>ラウンド%1</translation>
    </message>
    <message>
        <source>failed: shoe %1, round %2: %3</source>
        <translation>不一致: シュー%1、ラウンド%2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n finished shoes</source>
        <translation>
            <numerusform>終了したシュー%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <comment>so many finished shoes with …</comment>
        <translation>
            <numerusform>%nラウンド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>問題%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2: all match their commitments</source>
        <comment>so many finished shoes, so many rounds</comment>
        <translation>%1（%2）: すべてコミットメントと一致しています</translation>
    </message>
    <message>
        <source>%1 with %2: %3</source>
        <comment>so many finished shoes, so many rounds; so many problems</comment>
        <translation>%1（%2）: %3</translation>
    </message>
    <message>
        <source>%1 (recovered)</source>
        <comment>a round&apos;s results</comment>
        <translation>%1（復旧）</translation>
    </message>
    <message>
        <source>The rounds played, newest first.</source>
        <translation>プレイしたラウンドを新しい順に表示します。</translation>
    </message>
    <message>
        <source>only rounds before this one</source>
        <translation>このラウンドより前のラウンドだけ</translation>
    </message>
    <message>
        <source>round</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>started</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>values</source>
        <comment>of the hands</comment>
        <translation>合計</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>ディーラー</translation>
    </message>
    <message>
        <source>results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>side bets</source>
        <translation>サイドベット</translation>
    </message>
    <message>
        <source>staked</source>
        <translation>賭け金</translation>
    </message>
    <message>
        <source>net</source>
        <translation>収支</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rounds</source>
        <translation>
            <numerusform>%nラウンド中%1ラウンド</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2, %3 of %4, %5, recovered</source>
        <comment>its number, game, currency, account, state</comment>
        <translation>ラウンド%1、%2、%4の%3、%5、復旧</translation>
    </message>
    <message>
        <source>Round %1, %2, %3 of %4, %5</source>
        <comment>its number, game, currency, account, state</comment>
        <translation>ラウンド%1、%2、%4の%3、%5</translation>
    </message>
    <message>
        <source>started %1, ended %2</source>
        <translation>開始%1、終了%2</translation>
    </message>
    <message>
        <source>started %1</source>
        <translation>開始%1</translation>
    </message>
    <message>
        <source>shoe number %1, cards %2 to %3</source>
        <translation>シュー番号%1、カード%2～%3</translation>
    </message>
    <message>
        <source>commitment</source>
        <translation>コミットメント</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>client seed</source>
        <translation>クライアントシード</translation>
    </message>
    <message>
        <source>shown when the shoe ends</source>
        <translation>シューの終了時に公開</translation>
    </message>
    <message>
        <source>One round: hands, plays, cards, fairness.</source>
        <translation>1つのラウンドのハンド、プレイ、カード、公平性を表示します。</translation>
    </message>
    <message>
        <source>shoe %1</source>
        <translation>シュー%1</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%nラウンド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shoes</source>
        <translation>
            <numerusform>シュー%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bookings</source>
        <translation>
            <numerusform>記帳%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3: everything agrees</source>
        <comment>how many rounds, shoes, bookings</comment>
        <translation>%1、%2、%3: すべて一致しています</translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <comment>how many rounds, shoes, bookings; how many problems</comment>
        <translation>%1、%2、%3: %4</translation>
    </message>
    <message>
        <source>Checks the record: books, events, cards, commitments, and that nothing is missing.</source>
        <translation>記録を検証します。帳簿、イベント、カード、コミットメントを照合し、欠けたものがないことを確かめます。</translation>
    </message>
    <message>
        <source>Makes a backup now, or lists the existing ones.</source>
        <translation>今すぐバックアップを作成するか、バックアップの一覧を表示します。</translation>
    </message>
    <message>
        <source>only list the backups</source>
        <translation>バックアップの一覧だけを表示</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <comment>very many</comment>
        <translation>%1バイト</translation>
    </message>
    <message>
        <source>Replaces the database with a backup; the present file is set aside, not deleted.</source>
        <translation>バックアップをデータベースの場所に戻します。現在のファイルは削除されず、別に保管されます。</translation>
    </message>
    <message>
        <source>there is no backup in this data folder</source>
        <translation>このデータフォルダーにバックアップはありません</translation>
    </message>
    <message>
        <source>none of the backups in this data folder is intact</source>
        <translation>このデータフォルダーに正常なバックアップはありません</translation>
    </message>
    <message>
        <source>at most this many: default %1, maximum %2</source>
        <translation>最大件数（省略時は%1、上限は%2）</translation>
    </message>
    <message>
        <source>the rounds played, newest first</source>
        <translation>プレイしたラウンド（新しい順）</translation>
    </message>
    <message>
        <source>one round: hands, plays, cards, fairness</source>
        <translation>1つのラウンドのハンド、プレイ、カード、公平性</translation>
    </message>
    <message>
        <source>checks the whole record</source>
        <translation>記録全体を検証</translation>
    </message>
    <message>
        <source>makes a backup</source>
        <translation>バックアップを作成</translation>
    </message>
    <message>
        <source>replaces the database with a backup</source>
        <translation>バックアップからデータベースを復元</translation>
    </message>
    <message>
        <source>is still being played</source>
        <comment>a round</comment>
        <translation>まだプレイ中です</translation>
    </message>
    <message>
        <source>its record can&apos;t be read to the end</source>
        <comment>a round</comment>
        <translation>記録を最後まで読み取れません</translation>
    </message>
    <message>
        <source>no cards were dealt in it, or they are not those of its shoe</source>
        <comment>a round</comment>
        <translation>カードが配られなかったか、シューのカードと異なります</translation>
    </message>
    <message>
        <source>nothing was staked</source>
        <translation>賭け金はありません</translation>
    </message>
    <message>
        <source>none of the stakes can be placed there</source>
        <translation>このゲームで賭けられるものがありません</translation>
    </message>
    <message>
        <source>it would need cards that are still in the shoe</source>
        <translation>続きには、まだシューに残っているカードが必要です</translation>
    </message>
    <message>
        <source>other stakes</source>
        <translation>賭け金変更あり</translation>
    </message>
    <message>
        <source>%1; other stakes</source>
        <comment>what was played</comment>
        <translation>%1、賭け金変更あり</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>ハンド</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>払戻</translation>
    </message>
    <message>
        <source>round %1 of %2 came to %3 %4; its cards with best play:</source>
        <comment>its number, game, net, currency</comment>
        <translation>%2のラウンド%1の収支は%3 %4。同じカードで最善のプレイをした場合:</translation>
    </message>
    <message>
        <source>What one round&apos;s cards would have paid in every known game, your own included: alone at the table, the shoe from the round&apos;s first card on, best play from what can be seen, the same stakes or the nearest the game allows. The round&apos;s own game comes first.</source>
        <translation>1つのラウンドのカードが、自分のゲームも含むすべてのゲームでどうなっていたかを示します。1人で着席し、ラウンドの最初のカードからのシューで、見えている情報で最善のプレイをした場合です。賭け金は実際と同じか、そのゲームで許される最も近い額です。ラウンド自身のゲームを最初に表示します。</translation>
    </message>
    <message>
        <source>a round&apos;s cards in the other games</source>
        <translation>ラウンドのカードをほかのゲームで</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds, %1</source>
        <translation>
            <numerusform>%nラウンド、%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Writes the record to a file: as JSON one round per line, as CSV one play per line.</source>
        <translation>記録をファイルに書き出します。JSONは1行に1ラウンド、CSVは1行に1プレイです。</translation>
    </message>
    <message>
        <source>the format (default csv)</source>
        <translation>形式（省略時はcsv）</translation>
    </message>
    <message>
        <source>the file; - writes to standard output</source>
        <translation>書き出し先（-は標準出力）</translation>
    </message>
    <message>
        <source>%1: %2 or %3 is needed</source>
        <translation>%1: %2または%3が必要です</translation>
    </message>
    <message>
        <source>%1 is needed; - writes to standard output</source>
        <translation>%1が必要です。-で標準出力に書き出します</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds written to %1</source>
        <translation>
            <numerusform>%nラウンドを%1に書き出しました</numerusform>
        </translation>
    </message>
    <message>
        <source>writes the record to a file</source>
        <translation>記録をファイルに書き出し</translation>
    </message>
    <message>
        <source>Works out what every decision and every round was worth, where that isn&apos;t known yet. If interrupted, it continues where it left off.</source>
        <translation>まだ評価されていない判断とラウンドの価値を計算します。中断しても、続きから再開します。</translation>
    </message>
    <message>
        <source>discard the prices there are and price everything again</source>
        <translation>これまでの評価を破棄し、すべて評価し直す</translation>
    </message>
    <message>
        <source>%1 rounds priced now; %2 priced in all, with %3 decisions; %4 can&apos;t be priced</source>
        <translation>%1ラウンドを評価しました。記録には%2ラウンド（判断%3件）あり、評価できないものが%4あります</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>ハンド</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>up</source>
        <comment>the up card</comment>
        <translation>アップ</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>mark</source>
        <comment>how bad a decision was</comment>
        <translation>評価</translation>
    </message>
    <message>
        <source>there was nothing to decide</source>
        <translation>判断する場面はありませんでした</translation>
    </message>
    <message>
        <source>net %1: worth %2 before the first card, %3 after the deal; decisions cost %4, luck %5</source>
        <translation>収支%1: 最初のカードの前の価値%2、配られたあと%3。判断のコスト%4、運%5</translation>
    </message>
    <message>
        <source>One round&apos;s decisions: what each answer was worth from what could be seen, and what was luck.</source>
        <translation>1つのラウンドの判断を示します。見えていた情報での各選択の価値と、運による分がわかります。</translation>
    </message>
    <message>
        <source>The decisions in priced rounds that cost a hundredth of the stake or more, costliest first. A side bet is one of them if its expectation was negative before the first card.</source>
        <translation>評価済みのラウンドの判断のうち、コストが賭け金の100分の1以上のものを、大きい順に表示します。最初のカードの前の価値がマイナスだったサイドベットも含みます。</translation>
    </message>
    <message>
        <source>only this kind: %1</source>
        <translation>この種類だけ: %1</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>kind</source>
        <comment>of a decision</comment>
        <translation>種類</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n mistakes</source>
        <translation>
            <numerusform>ミス%n件中%1件</numerusform>
        </translation>
    </message>
    <message>
        <source>works out what every decision was worth</source>
        <translation>すべての判断の価値を計算</translation>
    </message>
    <message>
        <source>one round&apos;s decisions, and what was luck</source>
        <translation>1つのラウンドの判断と、運による分</translation>
    </message>
    <message>
        <source>the costliest decisions</source>
        <translation>コストの大きい判断</translation>
    </message>
    <message>
        <source>all</source>
        <comment>games</comment>
        <translation>すべて</translation>
    </message>
    <message>
        <source>What was staked and what came back, by game and currency; for priced rounds also what mistakes cost, what was luck, and how widely luck was expected to spread.</source>
        <translation>賭け金と払戻を、ゲームと通貨ごとに示します。評価済みのラウンドについては、ミスのコスト、運、想定される運のぶれも示します。</translation>
    </message>
    <message>
        <source>currency</source>
        <translation>通貨</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>returned/staked</source>
        <translation>払戻/賭け金</translation>
    </message>
    <message>
        <source>mistakes</source>
        <comment>what they cost</comment>
        <translation>ミス</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>運</translation>
    </message>
    <message>
        <source>expected spread</source>
        <comment>of luck</comment>
        <translation>想定されるぶれ</translation>
    </message>
    <message>
        <source>what was staked, what came back, and what was luck</source>
        <translation>賭け金、払戻、運</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no limit</comment>
        <translation>なし</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, from %2 on: %3</source>
        <comment>a limit; a moment; another limit</comment>
        <translation>%1、%2から: %3</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今日</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes played</source>
        <translation>
            <numerusform>プレイ時間%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 staked, net %3</source>
        <comment>an amount, its currency, another amount</comment>
        <translation>賭け金%1 %2、収支%3</translation>
    </message>
    <message>
        <source>The limits and breaks people have set themselves, and what they have played today.</source>
        <translation>自分で設定した制限と休憩、今日のプレイを表示します。</translation>
    </message>
    <message>
        <source>no break is running</source>
        <translation>休憩中ではありません</translation>
    </message>
    <message>
        <source>%1 until %2, for every account</source>
        <comment>break or exclusion; a moment</comment>
        <translation>%1: %2まで、すべてのアカウント</translation>
    </message>
    <message>
        <source>the limits people have set themselves, and what they have played today</source>
        <translation>自分で設定した制限と休憩、今日のプレイ</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>標準出力</translation>
    </message>
    <message>
        <source>could not be written to</source>
        <translation>書き込めませんでした</translation>
    </message>
    <message>
        <source>%1 (needed)</source>
        <comment>a key of a rule file</comment>
        <translation>%1（必須）</translation>
    </message>
    <message>
        <source>A rule file is one JSON object. Its keys, with a dot for each level, and what is allowed there:</source>
        <translation>ルールファイルは1つのJSONオブジェクトです。キー（階層はドットで表記）と指定できる値:</translation>
    </message>
    <message>
        <source>Side bets: %1, each kind with its outcomes:</source>
        <translation>サイドベット: %1。種類と結果:</translation>
    </message>
    <message>
        <source>any outcomes of the kinds above</source>
        <translation>上記の種類の任意の結果</translation>
    </message>
    <message>
        <source>Amounts are decimal text (%1), multiples of %2. &quot;%3&quot; prints a whole rule file.</source>
        <translation>金額は小数の文字列（%1）で、%2の倍数です。「%3」でルールファイル全体を出力します。</translation>
    </message>
    <message>
        <source>Checks whether files are games that can be played: every problem with its place and what is allowed. With %1: %2. Exit code 0 without problems, else 1.</source>
        <translation>ファイルがプレイできるゲームかどうかを確認します。問題ごとに、その場所と指定できる値を示します。%1を付けると: %2。終了コードは、問題がなければ0、あれば1です。</translation>
    </message>
    <message>
        <source>A rule-set file, or several.</source>
        <translation>ルールファイル。続けて複数指定できます。</translation>
    </message>
    <message>
        <source>%1: OK</source>
        <comment>a rule-set file</comment>
        <translation>%1: 問題なし</translation>
    </message>
    <message>
        <source>Adds a copy of a rule-set file to your own games. With %1: %2.</source>
        <translation>ルールファイルのコピーを自分のゲームに追加します。%1を付けると: %2。</translation>
    </message>
    <message>
        <source>The rule-set file. &quot;%1&quot; describes its format.</source>
        <translation>ルールファイル。形式は「%1」で確認できます。</translation>
    </message>
    <message>
        <source>%1 was added: %2</source>
        <comment>a game; its file</comment>
        <translation>%1を追加しました: %2</translation>
    </message>
    <message>
        <source>Removes one of your own games. Rounds played by its rules keep them. With %1: %2.</source>
        <translation>自分のゲームを1つ削除します。そのルールでプレイしたラウンドには、ルールが残ります。%1を付けると: %2。</translation>
    </message>
    <message>
        <source>The game&apos;s id.</source>
        <translation>ゲームのID。</translation>
    </message>
    <message>
        <source>%1 was removed: %2</source>
        <comment>a game; its file</comment>
        <translation>%1を削除しました: %2</translation>
    </message>
    <message>
        <source>whether files are games that can be played</source>
        <translation>ファイルがプレイできるゲームかどうかを確認</translation>
    </message>
    <message>
        <source>adds a rule-set file to your own games</source>
        <translation>ルールファイルを自分のゲームに追加</translation>
    </message>
    <message>
        <source>removes one of your own games</source>
        <translation>自分のゲームを1つ削除</translation>
    </message>
    <message>
        <source>soft %1</source>
        <comment>the total of a hand</comment>
        <translation>ソフト%1</translation>
    </message>
    <message>
        <source>blackjack</source>
        <comment>a hand</comment>
        <translation>ブラックジャック</translation>
    </message>
    <message>
        <source>bust</source>
        <comment>a hand</comment>
        <translation>バスト</translation>
    </message>
    <message>
        <source>doubled</source>
        <comment>a hand</comment>
        <translation>ダブル</translation>
    </message>
    <message>
        <source>split</source>
        <comment>a hand</comment>
        <translation>スプリット</translation>
    </message>
    <message>
        <source>surrendered</source>
        <comment>a hand</comment>
        <translation>サレンダー</translation>
    </message>
    <message>
        <source>nothing was staked, nothing dealt</source>
        <translation>賭け金がなく、カードも配られませんでした</translation>
    </message>
    <message>
        <source>seat %1, hand %2 (%3)</source>
        <comment>the player&apos;s name in brackets</comment>
        <translation>席%1、ハンド%2（%3）</translation>
    </message>
    <message>
        <source>player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>play</source>
        <comment>main, behind or a bet</comment>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>stake</source>
        <translation>賭け金</translation>
    </message>
    <message>
        <source>result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>refused: %1 %2: %3</source>
        <comment>bets or actions; which of them; the reason</comment>
        <translation>拒否: %1 %2: %3</translation>
    </message>
    <message>
        <source>%1 left seat %2: %3</source>
        <comment>a player; the seat&apos;s number; the reason</comment>
        <translation>%1が席%2を離れました: %3</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <comment>a player; an amount</comment>
        <translation>%1の残高は%2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>ラウンド%1</translation>
    </message>
    <message>
        <source>Plays a scripted game.</source>
        <translation>台本どおりにゲームをプレイします。</translation>
    </message>
    <message>
        <source>The scenario&apos;s file; - reads standard input.</source>
        <translation>シナリオのファイル（-は標準入力）。</translation>
    </message>
    <message>
        <source>plays a scripted game</source>
        <translation>台本どおりにゲームをプレイ</translation>
    </message>
    <message>
        <source>the house&apos;s choice, where the published rules are silent or unclear</source>
        <translation>ハウスの裁量（公表ルールに記載がないか、不明確な項目）</translation>
    </message>
    <message>
        <source>The whole rule set, as data or as text.</source>
        <translation>ルールセット全体を、データまたはテキストで表示します。</translation>
    </message>
    <message>
        <source>the whole rule set, as data (--json) or as text</source>
        <translation>ルールセット全体をデータ（--json）またはテキストで表示</translation>
    </message>
    <message>
        <source>the round needs more cards than the shoe has; it began with %1</source>
        <translation>シューのカードがラウンドに足りません。ラウンドは%1から始まっています</translation>
    </message>
    <message>
        <source>an amount exceeds what a wallet can hold</source>
        <translation>金額が、ウォレットで扱える範囲を超えています</translation>
    </message>
    <message>
        <source>%1 is missing; allowed: 1 to %2</source>
        <translation>%1がありません。指定できる範囲: 1～%2</translation>
    </message>
    <message numerus="yes">
        <source>%n threads</source>
        <translation>
            <numerusform>%nスレッド</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3 rounds, seed %4, %5, through the engine</source>
        <comment>a game, its decks, very many rounds, …, how many threads</comment>
        <translation>%1、%2、%3ラウンド、シード%4、%5、エンジン使用</translation>
    </message>
    <message>
        <source>%1, %2, %3 rounds, seed %4, %5</source>
        <comment>a game, its decks, very many rounds, …, how many threads</comment>
        <translation>%1、%2、%3ラウンド、シード%4、%5</translation>
    </message>
    <message>
        <source>expectation, simulated</source>
        <translation>期待値（シミュレーション）</translation>
    </message>
    <message>
        <source>standard error</source>
        <translation>標準誤差</translation>
    </message>
    <message>
        <source>basic strategy, exact, full shoe</source>
        <translation>ベーシックストラテジー（厳密、新しいシュー）</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>in standard errors</source>
        <translation>標準誤差単位</translation>
    </message>
    <message>
        <source>The difference includes the cut card&apos;s effect: rounds from a shoe in use are worth a little less than the first.</source>
        <translation>差にはカットカードの影響が含まれます。使用中のシューからのラウンドの価値は、最初のラウンドよりわずかに低くなります。</translation>
    </message>
    <message>
        <source>%1 s, %2 million rounds a second</source>
        <comment>s: seconds</comment>
        <translation>%1秒、毎秒%2百万ラウンド</translation>
    </message>
    <message>
        <source>Plays rounds by the analysed basic strategy; the same seed and threads give the same figures.</source>
        <translation>解析したベーシックストラテジーでラウンドをプレイします。シードとスレッド数が同じなら、同じ数値になります。</translation>
    </message>
    <message>
        <source>How many rounds.</source>
        <translation>ラウンド数。</translation>
    </message>
    <message>
        <source>The seed of the random numbers (default 1).</source>
        <translation>乱数の出発点（既定は1）。</translation>
    </message>
    <message>
        <source>How many threads (default 1).</source>
        <translation>スレッド数（既定は1）。</translation>
    </message>
    <message>
        <source>Plays every round through the table&apos;s own engine: slower, by the same rules.</source>
        <translation>全ラウンドをテーブルのエンジンでプレイします。ルールは同じで、速度は落ちます。</translation>
    </message>
    <message>
        <source>Monte Carlo with the analysed strategy</source>
        <translation>解析したストラテジーによるモンテカルロ法</translation>
    </message>
    <message>
        <source>%1: one of %2 is needed</source>
        <translation>%1: %2のいずれかが必要です</translation>
    </message>
    <message>
        <source>%1: the number of a round, from 1, is needed</source>
        <translation>%1: 1以上のラウンド番号が必要です</translation>
    </message>
    <message>
        <source>%1: a date (%2) or a moment (%3) is needed</source>
        <translation>%1: 日付（%2）または日時（%3）が必要です</translation>
    </message>
    <message>
        <source>The round&apos;s number.</source>
        <translation>ラウンドの番号。</translation>
    </message>
    <message>
        <source>only this account&apos;s</source>
        <translation>このアカウントだけ</translation>
    </message>
    <message>
        <source>only this game&apos;s</source>
        <translation>このゲームだけ</translation>
    </message>
    <message>
        <source>only in this currency</source>
        <translation>この通貨だけ</translation>
    </message>
    <message>
        <source>only from this day on (%1), or from this moment (%2)</source>
        <translation>この日（%1）以降、またはこの日時（%2）以降だけ</translation>
    </message>
    <message>
        <source>only where a hand ended this way: %1</source>
        <translation>この終わり方のハンドがあるものだけ: %1</translation>
    </message>
    <message>
        <source>only where a side bet was won</source>
        <translation>サイドベットに勝ったものだけ</translation>
    </message>
    <message>
        <source>only rounds in this state: %1</source>
        <translation>この状態のラウンドだけ: %1</translation>
    </message>
    <message>
        <source>only those that were interrupted and finished later</source>
        <translation>中断され、あとで終わらせたものだけ</translation>
    </message>
    <message>
        <source>only those with a decision, or a side bet, priced at least this bad: %1</source>
        <translation>この評価か、それより悪い判断またはサイドベットがあるものだけ: %1</translation>
    </message>
    <message>
        <source>%1: there is no such account</source>
        <translation>%1: そのアカウントはありません</translation>
    </message>
    <message>
        <source>%1 does not come after %2</source>
        <translation>%1は%2より後ではありません</translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>above the up cards of a chart</comment>
        <translation>ディーラー</translation>
    </message>
    <message>
        <source>hard</source>
        <comment>hands of a chart</comment>
        <translation>ハード</translation>
    </message>
    <message>
        <source>soft</source>
        <comment>hands of a chart</comment>
        <translation>ソフト</translation>
    </message>
    <message>
        <source>pairs</source>
        <comment>hands of a chart</comment>
        <translation>ペア</translation>
    </message>
    <message>
        <source>both dealer cards shown</source>
        <translation>ディーラーのカードは2枚とも公開</translation>
    </message>
    <message>
        <source>hidden card %1</source>
        <comment>small, medium or large</comment>
        <translation>ホールカード%1</translation>
    </message>
    <message>
        <source>Basic strategy: the best play for every total and pair against every up card.</source>
        <translation>ベーシックストラテジー: すべての合計とペアについて、各アップカードに対する最善のプレイを示します。</translation>
    </message>
    <message>
        <source>%1, %2; expectation of this strategy %3</source>
        <comment>a game, its decks</comment>
        <translation>%1、%2、このストラテジーの期待値%3</translation>
    </message>
    <message>
        <source>S stand, H hit, D double else hit, Ds double else stand, P split, R surrender else hit, Rs else stand, Rp else split</source>
        <comment>the letters stay as they are</comment>
        <translation>S スタンド、H ヒット、D ダブル（不可ならヒット）、Ds ダブル（不可ならスタンド）、P スプリット、R サレンダー（不可ならヒット）、Rs サレンダー（不可ならスタンド）、Rp サレンダー（不可ならスプリット）</translation>
    </message>
    <message>
        <source>insurance: take it</source>
        <translation>インシュランス: かける</translation>
    </message>
    <message>
        <source>insurance: never</source>
        <translation>インシュランス: かけない</translation>
    </message>
    <message>
        <source>even money: take it</source>
        <translation>イーブンマネー: 受ける</translation>
    </message>
    <message>
        <source>even money: never</source>
        <translation>イーブンマネー: 受けない</translation>
    </message>
    <message>
        <source>the best play for every hand against every up card, as charts</source>
        <translation>すべてのハンドについて、各アップカードに対する最善のプレイの表</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>DECKS</source>
        <translation>デッキ数</translation>
    </message>
    <message>
        <source>SEATS</source>
        <translation>席</translation>
    </message>
    <message>
        <source>LIMITS</source>
        <translation>リミット</translation>
    </message>
    <message>
        <source>PUBLISHED RTP</source>
        <translation>公表還元率</translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <comment>two amounts and their currency</comment>
        <translation>%1～%2 %3</translation>
    </message>
    <message>
        <source>All known rule sets, one per row.</source>
        <translation>使えるルールセットを1行に1つ表示します。</translation>
    </message>
    <message>
        <source>all known rule sets, one per row</source>
        <translation>使えるルールセット（1行に1つ）</translation>
    </message>
    <message>
        <source>even: taking it or not is worth the same</source>
        <translation>互角: 受けても受けなくても同じ</translation>
    </message>
    <message>
        <source>insurance: even, taking it or not is worth the same</source>
        <translation>インシュランス: 互角、かけてもかけなくても同じ</translation>
    </message>
    <message>
        <source>even money: even, taking it or not is worth the same</source>
        <translation>イーブンマネー: 互角、受けても受けなくても同じ</translation>
    </message>
    <message numerus="yes">
        <source>OK: the seed matches the commitment, and the %n cards drawn match the shuffle from card %1 of the shoe on</source>
        <translation>
            <numerusform>OK: シードはコミットメントと一致し、シューのカード%1からの%n枚のカードはシャッフルと一致しています</numerusform>
        </translation>
    </message>
    <message>
        <source>only up to and including this day, or before this moment</source>
        <translation>この日まで（当日を含む）、またはこの日時より前だけ</translation>
    </message>
    <message>
        <source>only with this result, over all hands and side bets: %1</source>
        <translation>すべてのハンドとサイドベットを合わせた結果がこれのものだけ: %1</translation>
    </message>
    <message>
        <source>%1, the last one number %2</source>
        <comment>&quot;12 rounds&quot;; a round&apos;s number</comment>
        <translation>%1、最後はラウンド%2</translation>
    </message>
    <message>
        <source>intact</source>
        <comment>a backup</comment>
        <translation>正常</translation>
    </message>
    <message numerus="yes">
        <source>%n entries changed or missing</source>
        <comment>in a backup</comment>
        <translation>
            <numerusform>%n件の記録が変更されているか欠けています</numerusform>
        </translation>
    </message>
    <message>
        <source>The backup (default: the intact one with most on record).</source>
        <translation>バックアップ。省略すると、正常なもののうち記録が最も多いもの。</translation>
    </message>
    <message>
        <source>%1 is empty; leave it out for the backup with most on record</source>
        <translation>%1が空です。記録が最も多いバックアップを使うには省略してください</translation>
    </message>
    <message>
        <source>restored from %1: %2</source>
        <comment>a file; what it holds</comment>
        <translation>%1から復元しました: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a card; cards are written like %2, %3 or %4, or without the suit like %5</source>
        <translation>「%1」はカードではありません。カードは%2、%3、%4のように、またはスートなしで%5のように書きます</translation>
    </message>
    <message>
        <source>The player&apos;s hand, such as %1 or %2.</source>
        <translation>プレイヤーのハンド（例: %1、%2）。</translation>
    </message>
    <message>
        <source>what a game costs with eight decks</source>
        <translation>8デッキの場合にゲームでかかるコスト</translation>
    </message>
    <message>
        <source>which rules make the difference between two games</source>
        <translation>2つのゲームの差がどのルールから生じるか</translation>
    </message>
    <message>
        <source>the best play for every hand</source>
        <translation>すべてのハンドについての最善のプレイ</translation>
    </message>
    <message>
        <source>what to do with 16 against a nine</source>
        <translation>9に対して16のときのプレイ</translation>
    </message>
    <message>
        <source>a million rounds, played by the chart</source>
        <translation>表のとおりにプレイした100万ラウンド</translation>
    </message>
    <message>
        <source>the last ten rounds played</source>
        <translation>直近の10ラウンド</translation>
    </message>
    <message>
        <source>the whole record in a file</source>
        <translation>すべての記録を1つのファイルへ</translation>
    </message>
    <message>
        <source>whether every shuffle matches its commitment</source>
        <translation>すべてのシャッフルがコミットメントどおりだったか</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>例:</translation>
    </message>
    <message>
        <source>Insurance stakes half of that play, and is valued in the same unit.</source>
        <translation>インシュランスの賭け金はその半分で、価値は同じ単位で示します。</translation>
    </message>
    <message>
        <source>The unit is the initial play; for insurance and side bets, their own stake.</source>
        <translation>単位は最初の賭け金です。インシュランスとサイドベットは、それぞれの賭け金を単位とします。</translation>
    </message>
    <message>
        <source>Answers and costs are per unit of the hand&apos;s initial stake, those of insurance per unit of its own stake; the figures of the whole round are amounts of money.</source>
        <translation>各選択の価値とコストはハンドの最初の賭け金1あたり、インシュランスではその賭け金1あたりです。ラウンド全体の数値は金額です。</translation>
    </message>
    <message>
        <source>A cost is per unit of the stake it is about, and beside it an amount of money.</source>
        <translation>コストは対象の賭け金1あたりの値で、その横に金額も示します。</translation>
    </message>
    <message>
        <source>The next round from a shoe without these cards, such as %1 (suits may be left out).</source>
        <translation>これらのカードを除いたシューからの次のラウンド。例：%1（スートは省略可）。</translation>
    </message>
    <message numerus="yes">
        <source>%n cards unseen</source>
        <translation>
            <numerusform>まだ見えていないカード%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>The count systems there are: what each card adds, where a new shoe starts, and how the count that decides is made of it.</source>
        <translation>カウント法の一覧：各カードの増減、新しいシューの開始値、判断に使うカウントの求め方。</translation>
    </message>
    <message>
        <source>A system&apos;s id, or the path of a file with one of your own, which is checked.</source>
        <translation>カウント法のID、または自作のカウント法のファイルのパス（検査されます）。</translation>
    </message>
    <message>
        <source>SYSTEM</source>
        <translation>カウント法</translation>
    </message>
    <message>
        <source>DECK</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>START</source>
        <translation>開始値</translation>
    </message>
    <message>
        <source>PIVOT</source>
        <translation>ピボット</translation>
    </message>
    <message>
        <source>decks</source>
        <translation>デッキ数</translation>
    </message>
    <message>
        <source>TAGS OF LEVEL</source>
        <translation>レベル別の値</translation>
    </message>
    <message>
        <source>CORRELATION</source>
        <translation>相関</translation>
    </message>
    <message>
        <source>No shoe before the cut card favours this bet.</source>
        <translation>カットカードまでにこの賭けが有利になるシューはありません。</translation>
    </message>
    <message>
        <source>STAKED</source>
        <translation>賭ける時</translation>
    </message>
    <message>
        <source>OF ROUNDS</source>
        <translation>ラウンドの割合</translation>
    </message>
    <message>
        <source>WINS IN 100, units</source>
        <translation>100回の利益（単位）</translation>
    </message>
    <message>
        <source>OF ALL THERE IS</source>
        <translation>全体に占める割合</translation>
    </message>
    <message>
        <source>whenever the shoe favours it</source>
        <translation>シューが有利なときすべて</translation>
    </message>
    <message>
        <source>by the sum of all cards&apos; effects</source>
        <translation>全カードの効果の和による</translation>
    </message>
    <message>
        <source>What one card gone changes, exactly: the worth of the shoe without it, less the worth of the shoe, per unit of the initial play; for side bets, of their own stake.</source>
        <translation>カード1枚がなくなることの影響（厳密）：それがないシューの価値から元のシューの価値を引いたもの。最初の賭け1単位あたり、サイドベットはその賭け金あたり。</translation>
    </message>
    <message>
        <source>The tags of a level are the whole numbers, none greater, that fit best; a correlation of 1 would catch all that single cards tell.</source>
        <translation>各レベルの値は、それを超えない整数のうち最も合うもの。相関が1なら、個々のカードが示すことをすべて捉えます。</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n decks</source>
        <comment>a game</comment>
        <translation>
            <numerusform>%1、%nデッキ</numerusform>
        </translation>
    </message>
    <message>
        <source>ONE CARD LESS, per cent</source>
        <translation>1枚減、パーセント</translation>
    </message>
    <message>
        <source>SUM</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>play</comment>
        <translation>固定</translation>
    </message>
    <message>
        <source>best</source>
        <comment>play</comment>
        <translation>最適</translation>
    </message>
    <message>
        <source>BETTING CORRELATION</source>
        <translation>ベッティング相関</translation>
    </message>
    <message>
        <source>INSURANCE CORRELATION</source>
        <translation>インシュランス相関</translation>
    </message>
    <message>
        <source>Every card is worth the same to it: no count of ranks tells anything about this bet.</source>
        <translation>どのカードも同じ価値です。ランクのカウントではこの賭けについて何もわかりません。</translation>
    </message>
    <message>
        <source>Every decision for which the best play depends on the count, by what it earns: derived for these rules and this system from exact figures of used shoes.</source>
        <translation>最適なプレーがカウントで変わる判断を、得られる価値の順に。このルールとカウント法について、使用中のシューの厳密な値から導きます。</translation>
    </message>
    <message>
        <source>How many used shoes to solve (default %1); more is finer.</source>
        <translation>解く使用中シューの数（既定は%1）。多いほど精密。</translation>
    </message>
    <message>
        <source>betting correlation</source>
        <translation>ベッティング相関</translation>
    </message>
    <message>
        <source>insurance correlation</source>
        <translation>インシュランス相関</translation>
    </message>
    <message>
        <source>playing efficiency, measured</source>
        <translation>プレーイング効率（測定値）</translation>
    </message>
    <message>
        <source>correlation with the exact worth of used shoes</source>
        <translation>使用中シューの厳密な価値との相関</translation>
    </message>
    <message>
        <source>IN EACH THIRD</source>
        <translation>各3分の1で</translation>
    </message>
    <message>
        <source>EARNS, per cent</source>
        <translation>利益、パーセント</translation>
    </message>
    <message>
        <source>WITH 1 TO 8</source>
        <translation>1～8単位で</translation>
    </message>
    <message>
        <source>rounded down</source>
        <translation>切り捨て</translation>
    </message>
    <message>
        <source>rounded towards 0</source>
        <translation>0方向に丸め</translation>
    </message>
    <message>
        <source>rounded to the nearest</source>
        <translation>四捨五入</translation>
    </message>
    <message>
        <source>The running count decides.</source>
        <translation>ランニングカウントで判断します。</translation>
    </message>
    <message>
        <source>exactly</source>
        <comment>decks are judged</comment>
        <translation>正確に</translation>
    </message>
    <message>
        <source>to quarter decks</source>
        <translation>4分の1デッキ単位</translation>
    </message>
    <message>
        <source>to half decks</source>
        <translation>半デッキ単位</translation>
    </message>
    <message>
        <source>to whole decks</source>
        <translation>1デッキ単位</translation>
    </message>
    <message>
        <source>the cards in the shoe</source>
        <translation>シュー内のカード</translation>
    </message>
    <message>
        <source>all cards unseen</source>
        <translation>まだ見えていない全カード</translation>
    </message>
    <message>
        <source>%1, judged %2, %3</source>
        <comment>which cards, how finely, how rounded</comment>
        <translation>%1、%2で見積もり、%3</translation>
    </message>
    <message>
        <source>The true count is per deck of %1.</source>
        <comment>which cards, how judged and rounded</comment>
        <translation>トゥルーカウントは1デッキあたり：%1。</translation>
    </message>
    <message>
        <source>The true count is per %1 decks of %2.</source>
        <comment>a number, which cards, how judged and rounded</comment>
        <translation>トゥルーカウントは%1デッキあたり：%2。</translation>
    </message>
    <message>
        <source>This game shuffles before every round, so no count tells anything about the next one; %1 shows what a kept shoe would change.</source>
        <translation>このゲームは毎ラウンド前にシャッフルするため、カウントしても次のラウンドのことは何もわかりません。%1 でシューを使い続けた場合の違いがわかります。</translation>
    </message>
    <message>
        <source>How many threads (default: one for each processor).</source>
        <translation>スレッド数（既定はプロセッサーごとに1つ）。</translation>
    </message>
    <message>
        <source>the count systems there are, or one of your own</source>
        <translation>カウント法の一覧、または自作のもの</translation>
    </message>
    <message>
        <source>what each card gone is worth, and which tags follow</source>
        <translation>各カードがなくなる影響と、そこから導かれる値</translation>
    </message>
    <message>
        <source>the plays that depend on the count, by worth</source>
        <translation>カウントで変わるプレー（価値順）</translation>
    </message>
    <message>
        <source>Plays by the system&apos;s indices, or by basic strategy alone (the default): %1.</source>
        <translation>カウント法のインデックス、またはベーシックストラテジーのみ（既定）でプレー: %1.</translation>
    </message>
    <message>
        <source>How many used shoes to solve for the indices (default %1).</source>
        <translation>インデックスのために解く使用中シューの数（既定は%1）。</translation>
    </message>
    <message>
        <source>How many other hands are at the table, 0 to 6 (default 0).</source>
        <translation>テーブルの他の手の数、0～6（既定は0）。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed; a number from %2 to %3 is</source>
        <translation>「%1」は使えません。%2～%3の数を指定してください</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;; allowed: %3</source>
        <translation>%1 が「%2」です。使えるもの：%3</translation>
    </message>
    <message numerus="yes">
        <source>%n cards dealt before the cut card</source>
        <translation>
            <numerusform>カットカードまで%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plays by the count</source>
        <translation>
            <numerusform>カウントで変わるプレー%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays rounds while counting, with the game&apos;s own cut card and burn: how often each count comes before a round, and what a unit staked then wins.</source>
        <translation>ゲームのカットカードとバーンに従い、カウントしながらプレーします。ラウンド前の各カウントの頻度と、そのときの1単位の期待値。</translation>
    </message>
    <message>
        <source>Every card is counted when it is seen; others at the table play after you.</source>
        <translation>カードは見えた時点で数えます。他の人は後にプレーします。</translation>
    </message>
    <message>
        <source>COUNT</source>
        <translation>カウント</translation>
    </message>
    <message>
        <source>OF ALL ROUNDS</source>
        <translation>全ラウンド中</translation>
    </message>
    <message>
        <source>STANDARD ERROR</source>
        <translation>標準誤差</translation>
    </message>
    <message>
        <source>VARIANCE</source>
        <translation>分散</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds at rarer counts</source>
        <translation>
            <numerusform>まれなカウントのラウンド%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>all rounds, one unit each</source>
        <translation>全ラウンド、各1単位</translation>
    </message>
    <message>
        <source>each count more</source>
        <translation>カウント1増ごと</translation>
    </message>
    <message>
        <source>%1 rounds in %2 s</source>
        <comment>very many rounds, seconds</comment>
        <translation>%1ラウンド、%2秒</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no side bet of this game; it has: %2</source>
        <translation>「%1」はこのゲームのサイドベットではありません。あるもの：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a stake; a side bet is written like %2</source>
        <translation>「%1」は賭け金ではありません。サイドベットは %2 のように書きます</translation>
    </message>
    <message>
        <source>%1 is beyond the limits of this bet; allowed: %2 to %3</source>
        <translation>%1はこの賭けの限度外です。%2～%3が可能です</translation>
    </message>
    <message>
        <source>What stakes win and risk: yours by the count, the best ones for a bankroll, or a flat stake of someone who doesn&apos;t count, with side bets.</source>
        <translation>賭け金の利益とリスク：カウントに応じた賭け金、資金に対する最適な賭け金、またはカウントしない人の一定の賭け金（サイドベット付き）。</translation>
    </message>
    <message>
        <source>Finds the stakes instead: K times the Kelly stake at each count, made of at most four chips.</source>
        <translation>賭け金を求めます：各カウントでケリーのK倍、チップ4枚以内。</translation>
    </message>
    <message>
        <source>The greatest stake to find (default: 12 times the least).</source>
        <translation>求める最大の賭け金（既定は最小の12倍）。</translation>
    </message>
    <message>
        <source>Watches, without a stake, rounds below this count.</source>
        <translation>このカウント未満のラウンドは賭けずに見送ります。</translation>
    </message>
    <message>
        <source>For a flat stake: a side bet as well; several with commas between.</source>
        <translation>一定の賭け金の場合：サイドベットも。複数はコンマで区切ります。</translation>
    </message>
    <message>
        <source>What is to be won before the bankroll is lost (default: as much again).</source>
        <translation>資金を失う前に得たい額（既定は同額）。</translation>
    </message>
    <message>
        <source>SCORE is what 100 rounds win a full-Kelly player with 10,000: (1000 × mean / deviation)². N0 is how many rounds it takes until the mean equals one standard deviation. The risk of ruin is that of ever losing the bankroll, playing on for ever; trip ruin, of losing it at some time in the session. Rounds are taken as independent, and stakes by the count as many small ones; a flat stake is told round by round, its side bets as if they knew nothing of the hand.</source>
        <translation>SCOREは資金10,000のフルケリーのプレーヤーが100ラウンドで得る額：(1000×平均÷偏差)²。N0は平均が標準偏差1つ分に等しくなるまでのラウンド数。破産リスクは永久に続けた場合に資金を失う確率、セッション破産はセッション中に失う確率。ラウンドは独立とみなし、カウントによる賭け金は小さな賭けの集まりとして扱います。一定の賭け金はラウンドごとに計算し、サイドベットは手と無関係とみなします。</translation>
    </message>
    <message>
        <source>side bets go with a flat stake only</source>
        <translation>サイドベットは一定の賭け金の場合のみです</translation>
    </message>
    <message>
        <source>%1 times in 100</source>
        <comment>a number</comment>
        <translation>100回中%1回</translation>
    </message>
    <message>
        <source>After %1 hours (%2 rounds) you would be behind about %3, and out of money before then %4.</source>
        <translation>%1時間（%2ラウンド）後に負けているのは約%3、それまでに資金が尽きるのは%4です。</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>賭け金</translation>
    </message>
    <message>
        <source>rounds played</source>
        <translation>プレーしたラウンド</translation>
    </message>
    <message>
        <source>average stake, per round seen</source>
        <translation>見たラウンドあたりの平均の賭け金</translation>
    </message>
    <message>
        <source>result of 100 rounds seen</source>
        <translation>見た100ラウンドの結果</translation>
    </message>
    <message>
        <source>result of 100 rounds played</source>
        <translation>プレーした100ラウンドの結果</translation>
    </message>
    <message>
        <source>result of an hour</source>
        <translation>1時間の結果</translation>
    </message>
    <message>
        <source>standard deviation of a round</source>
        <translation>1ラウンドの標準偏差</translation>
    </message>
    <message>
        <source>%1 rounds (%2 hours)</source>
        <translation>%1ラウンド（%2時間）</translation>
    </message>
    <message>
        <source>desirability index</source>
        <translation>望ましさ指数</translation>
    </message>
    <message>
        <source>SCORE, per 100 rounds seen</source>
        <translation>SCORE（見た100ラウンドあたり）</translation>
    </message>
    <message>
        <source>SCORE, per 100 rounds played</source>
        <translation>SCORE（プレーした100ラウンドあたり）</translation>
    </message>
    <message>
        <source>part of the Kelly stakes</source>
        <translation>ケリーの賭け金に対する割合</translation>
    </message>
    <message>
        <source>risk of ruin</source>
        <translation>破産リスク</translation>
    </message>
    <message>
        <source>wins %1 before the bankroll is lost</source>
        <translation>資金を失う前に%1を得る</translation>
    </message>
    <message>
        <source>doubles before it halves, resized</source>
        <translation>半減より先に倍増（賭け金を調整）</translation>
    </message>
    <message>
        <source>%1 % of sessions end below</source>
        <translation>セッションの%1 %がこれを下回る</translation>
    </message>
    <message>
        <source>rounds simulated while counting, by the count</source>
        <translation>カウントしながらのシミュレーション（カウント別）</translation>
    </message>
    <message>
        <source>what stakes win and risk, with a count or without</source>
        <translation>賭け金の利益とリスク（カウントあり・なし）</translation>
    </message>
    <message>
        <source>A file&apos;s path, or one of the systems: %1.</source>
        <translation>ファイルのパス、またはカウント法のいずれか: %1.</translation>
    </message>
    <message>
        <source>Deals a shoe that is kept until this part of it is gone, 0.3 to 0.9, whatever the game does (default: the game&apos;s own cut card).</source>
        <translation>ゲームの設定にかかわらず、この割合（0.3～0.9）が配られるまで同じシューを使います（既定はゲームのカットカード）。</translation>
    </message>
    <message>
        <source>stopped before there was any figure</source>
        <translation>結果が出る前に中止されました</translation>
    </message>
    <message>
        <source>%1 is missing; allowed: %2</source>
        <translation>%1がありません。指定できるもの: %2</translation>
    </message>
    <message>
        <source>captured of the exact gain</source>
        <translation>厳密な利益のうち得られる割合</translation>
    </message>
    <message>
        <source>staked at a count of</source>
        <translation>賭けるカウント</translation>
    </message>
    <message>
        <source>the exact gain of 100 rounds, units</source>
        <translation>100ラウンドの厳密な利益（単位）</translation>
    </message>
    <message>
        <source>No shoe before the cut card favours this game.</source>
        <translation>カットカードまでにこのゲームが有利になるシューはありません。</translation>
    </message>
    <message>
        <source>How well a system fits a game. The betting and the insurance correlation are those of its tags with the effects of each card gone, of all cards of a deck, both centred.</source>
        <translation>カウント法がゲームにどれだけ合うか。ベッティング相関とインシュランス相関は、1デッキの全カードについての、カウント値と各カードがなくなる効果の相関です（どちらも中心化）。</translation>
    </message>
    <message>
        <source>Playing efficiency is what all of its indices earn of what perfect play of every hand would, measured here, at one unit.</source>
        <translation>プレーイング効率は、すべての手を完璧にプレーした場合の利益のうち、全インデックスが得る割合です（ここで測定、1単位）。</translation>
    </message>
    <message>
        <source>&quot;captured&quot; is the share of the exact gain that it catches: what it wins staking one unit only from the count on at which a round is favourable, played by its indices, of what knowing every card wins the same way, with every hand played best.</source>
        <translation>「captured」は厳密な利益のうち得られる割合です。ラウンドが有利になるカウント以上でのみ1単位を賭け、インデックスどおりにプレーして得る利益の、全カードを知り毎回最善にプレーした場合の利益に対する割合。</translation>
    </message>
    <message>
        <source>how well a system fits a game, and how much it catches</source>
        <translation>カウント法がゲームにどれだけ合い、どれだけ得るか</translation>
    </message>
    <message>
        <source>Played best for each shoe.</source>
        <translation>シューごとに最適なプレー。</translation>
    </message>
    <message>
        <source>Played by the full shoe&apos;s basic strategy, whatever card is gone.</source>
        <translation>どのカードがなくても、新しいシューのベーシックストラテジーでプレー。</translation>
    </message>
    <message>
        <source>expectation</source>
        <translation>期待値</translation>
    </message>
    <message>
        <source>For ten-value cards, and for suits a side bet asks for, it is their mean; insurance is that with an ace up.</source>
        <translation>10の値のカードや、サイドベットがスートを問う場合は平均値です。インシュランスはアップカードがエースの場合のもの。</translation>
    </message>
    <message>
        <source>Keeps the full shoe&apos;s basic strategy, so that the effects of all cards add up to nothing (the default), or plays best again for each shoe: %1.</source>
        <translation>新しいシューのベーシックストラテジーのままにして全カードの効果の合計を0とする（既定）か、シューごとに最適なプレーをし直す: %1.</translation>
    </message>
    <message>
        <source>BELOW</source>
        <comment>a count</comment>
        <translation>未満</translation>
    </message>
    <message>
        <source>FROM</source>
        <comment>a count</comment>
        <translation>境</translation>
    </message>
    <message>
        <source>THEN</source>
        <comment>from a count on</comment>
        <translation>以上</translation>
    </message>
    <message>
        <source>The count is the one shown when the hand and the up card have been counted. What a play earns is over basic strategy, per round: with one unit always staked, and with 1 to 8 units (two more from each count a deck on).</source>
        <translation>カウントは手札とアップカードを数えた後の値です。プレーの利益はベーシックストラテジーとの差で1ラウンドあたり：常に1単位の場合と、1～8単位（デッキあたりのカウントごとに2単位増）の場合。</translation>
    </message>
    <message>
        <source>How many plays to list (default: all, or 40 as text).</source>
        <translation>表示するプレーの数（既定はすべて、テキストでは40）。</translation>
    </message>
    <message>
        <source>* is basic strategy&apos;s play.</source>
        <translation>* はベーシックストラテジーのプレー。</translation>
    </message>
    <message>
        <source>1 is</source>
        <translation>1 の値</translation>
    </message>
    <message>
        <source>%1 goes with a VARIANT only, not with %2</source>
        <translation>%1はVARIANTを指定した場合のみで、%2とは併用できません</translation>
    </message>
    <message>
        <source>a deviation of 0 risks nothing; more than 0 is needed</source>
        <translation>偏差が0ではリスクがありません。0より大きい値が必要です</translation>
    </message>
    <message>
        <source>%1 goes without a VARIANT, whose mean and deviation are found</source>
        <translation>%1はVARIANTなしの場合のみです（VARIANTの平均と偏差は計算されます）</translation>
    </message>
    <message>
        <source>Or what any round of this mean and deviation risks, without a game.</source>
        <translation>または、ゲームを指定せず、この平均と偏差のラウンドのリスク。</translation>
    </message>
    <message>
        <source>A stake of 1 is the table&apos;s minimum. Figures are from rounds that the best stakes weren&apos;t chosen on.</source>
        <translation>ベット 1 はテーブルの最低額です。数値は、最良のベットを選ぶのに使っていないラウンドによります。</translation>
    </message>
    <message>
        <source>Without a game: what a round wins on average.</source>
        <translation>ゲームなしの場合: 1ラウンドの平均利益。</translation>
    </message>
    <message>
        <source>Without a game: the standard deviation of a round.</source>
        <translation>ゲームなしの場合: 1ラウンドの標準偏差。</translation>
    </message>
    <message>
        <source>What may be lost.</source>
        <translation>失ってよい額。</translation>
    </message>
    <message>
        <source>How many rounds a session has (default: 20 hours).</source>
        <translation>セッションのラウンド数（既定は20時間分）。</translation>
    </message>
    <message>
        <source>Rounds an hour (default 100).</source>
        <translation>1時間のラウンド数（既定は100）。</translation>
    </message>
    <message>
        <source>How many rounds to simulate for the figures (default %1).</source>
        <translation>数値のためにシミュレートするラウンド数（既定は%1）。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no step; steps are written like %2 or %3, for a stake of 20, or of 20 on each of two hands, from a count of 2 on</source>
        <translation>「%1」は段階ではありません。%2 や %3 のように書きます（カウント2以上で20、または2つの手に各20）</translation>
    </message>
    <message>
        <source>COUNT:STAKE, or COUNT:STAKExHANDS, from the lowest count up; a stake of 0 watches, and counts below the first are staked as it is: %1. A single stake is flat.</source>
        <translation>COUNT:STAKE または COUNT:STAKExHANDS を小さいカウントから順に。賭け金0は見送り、最初より小さいカウントは最初と同じ賭け金: %1. 賭け金1つなら一定です。</translation>
    </message>
    <message>
        <source>Takes stakes and bankroll as amounts of this currency of the game (otherwise 1 is the table&apos;s minimum).</source>
        <translation>ベットと資金をこのゲームのこの通貨の額とします（指定しなければ 1 がテーブルの最低額）。</translation>
    </message>
    <message>
        <source>who doesn&apos;t count can only stake flat</source>
        <translation>カウントしない人は一定の賭け金のみです</translation>
    </message>
    <message>
        <source>stopped after %1 of %2 rounds; the figures are of these</source>
        <translation>%2ラウンド中%1ラウンドで中止。数値はそこまでのものです</translation>
    </message>
    <message>
        <source>A game&apos;s id, the path of a rule-set file, or a preset&apos;s id: its rules laid over the other game. &quot;%1&quot; lists the presets.</source>
        <translation>ゲームのID、ルールファイルのパス、またはプリセットのID（そのルールをもう一方のゲームに適用）。プリセットの一覧は「%1」。</translation>
    </message>
    <message>
        <source>Another game or preset, or the same one changed by %1.</source>
        <translation>別のゲームかプリセット、または%1で変更した同じもの。</translation>
    </message>
    <message>
        <source>HOUSE EDGE</source>
        <translation>ハウスエッジ</translation>
    </message>
    <message>
        <source>BASIC STRATEGY</source>
        <translation>ベーシックストラテジー</translation>
    </message>
    <message>
        <source>PUBLISHED</source>
        <translation>公表値</translation>
    </message>
    <message>
        <source>%1, as published for basic strategy: %2</source>
        <translation>%1、ベーシックストラテジーでの公表値: %2</translation>
    </message>
    <message>
        <source>%1, as published for best play: %2</source>
        <translation>%1、最善のプレイでの公表値: %2</translation>
    </message>
    <message>
        <source>Rules that go together, as some casinos have them, with the house edge of the first round from a full shoe: of best play and of basic strategy as computed here, and as published elsewhere. With %1: %2; a house edge is a fraction, and null stands for what isn&apos;t known.</source>
        <translation>実在のカジノにあるような、ひとまとまりのルール。新しいシューの最初のラウンドのハウスエッジとして、ここで計算した最善のプレイとベーシックストラテジーの値、ほかで公表された値を示します。%1を付けると: %2。ハウスエッジは小数で、nullは不明を表します。</translation>
    </message>
    <message>
        <source>rules of known casino games, with computed and published house edges</source>
        <translation>知られたカジノゲームのルールと、ハウスエッジの計算値・公表値</translation>
    </message>
    <message>
        <source>Applies a preset of rules, or a side bet as published, to the same game, before any %1; repeatable: %2.</source>
        <translation>ひとまとまりのルール、または公表どおりのサイドベットを、%1より先にゲームへ適用します。繰り返し指定できます: %2。</translation>
    </message>
    <message>
        <source>doubled</source>
        <comment>hands of a chart, after a double</comment>
        <translation>ダブル後</translation>
    </message>
    <message>
        <source>dealer&apos;s cards open, soft totals</source>
        <translation>ディーラーのカード公開、ソフトハンド</translation>
    </message>
    <message>
        <source>dealer&apos;s cards open, hard 4 to 11</source>
        <translation>ディーラーのカード公開、ハード4～11</translation>
    </message>
    <message>
        <source>dealer&apos;s cards open, hard 12 to 20</source>
        <translation>ディーラーのカード公開、ハード12～20</translation>
    </message>
    <message>
        <source>free</source>
        <comment>a double or split that the house stakes</comment>
        <translation>無料</translation>
    </message>
    <message>
        <source>The house staked the hand, as it does all but the first of a free split.</source>
        <translation>ハンドの賭け金をハウスが出したものです。フリースプリットでは、最初以外のすべてのハンドがそうです。</translation>
    </message>
    <message>
        <source>doubled twice</source>
        <comment>hands of a chart, after two doubles</comment>
        <translation>ダブル2回後</translation>
    </message>
    <message>
        <source>doubled three times</source>
        <comment>hands of a chart, after three doubles</comment>
        <translation>ダブル3回後</translation>
    </message>
    <message>
        <source>free</source>
        <comment>hands of a chart, which the house staked</comment>
        <translation>フリー</translation>
    </message>
    <message>
        <source>%1 after a hit or split</source>
        <comment>a hand</comment>
        <translation>%1 ヒットかスプリットの後</translation>
    </message>
    <message>
        <source>%1 doubled</source>
        <comment>a hand</comment>
        <translation>%1 ダブル後</translation>
    </message>
    <message>
        <source>%1 doubled twice</source>
        <comment>a hand</comment>
        <translation>%1 ダブル2回後</translation>
    </message>
    <message>
        <source>%1 doubled three times</source>
        <comment>a hand</comment>
        <translation>%1 ダブル3回後</translation>
    </message>
    <message>
        <source>%1 from a free split</source>
        <comment>a hand</comment>
        <translation>%1 フリースプリットのハンド</translation>
    </message>
    <message>
        <source>Two games side by side: the rules that differ and what each is worth, the hands that are played differently (as dealt: &quot;cells&quot;; after hits and splits: &quot;later&quot;; after so many doubles: &quot;doubled&quot;; from free splits: &quot;free&quot;), the side bets. %1 is what A&apos;s expectation gains when only that rule is taken from B; %2 what it gains when the rules are changed one after another, in the order listed: these add up. With %3: %4; null stands for rules that contradict each other, and for a side bet that a game doesn&apos;t have.</source>
        <translation>2つのゲームを並べて比較します。異なるルールとそれぞれの価値、プレイが変わるハンド（配られたまま: &quot;cells&quot;、ヒットやスプリットの後: &quot;later&quot;、所定の回数のダブルの後: &quot;doubled&quot;、フリースプリットのハンド: &quot;free&quot;）、サイドベットを示します。%1は、そのルールだけをBに合わせたときのAの期待値の増分です。%2は、ルールを表示順に1つずつ続けて変えたときの増分で、合計すると全体の差になります。%3を付けると: %4。nullは、互いに矛盾するルールと、ゲームにないサイドベットを表します。</translation>
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
        <translation>直前の判断を評価</translation>
    </message>
</context>
<context>
    <name>CoachModes</name>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>On request</source>
        <translation>聞いたとき</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>常に</translation>
    </message>
</context>
<context>
    <name>CoachSettings</name>
    <message>
        <source>Coach</source>
        <translation>コーチ</translation>
    </message>
    <message>
        <source>Knows the game&apos;s exact rules and the cards already seen.</source>
        <translation>ゲームの正確なルールと、すでに出たカードを踏まえて助言します。</translation>
    </message>
    <message>
        <source>help hint advice strategy tips teach trainer</source>
        <translation>ヘルプ ヒント 助言 アドバイス 戦略 ストラテジー コツ 教える 先生 トレーナー 練習</translation>
    </message>
    <message>
        <source>Ask for my count</source>
        <translation>カウントを尋ねる</translation>
    </message>
    <message>
        <source>Between rounds, in games that keep their shoe. Now and then means at the shuffle too.</source>
        <translation>シューを続けて使うゲームで、ラウンドの合間に。「ときどき」はシャッフル時も含みます。</translation>
    </message>
    <message>
        <source>card counting running count true count quiz test practise train drill</source>
        <translation>カードカウンティング ランニングカウント トゥルーカウント テスト 練習</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Now and then</source>
        <translation>ときどき</translation>
    </message>
    <message>
        <source>Every round</source>
        <translation>毎ラウンド</translation>
    </message>
    <message>
        <source>Count system</source>
        <translation>カウントシステム</translation>
    </message>
    <message>
        <source>The one that the table asks for.</source>
        <translation>テーブルが尋ねるシステムです。</translation>
    </message>
    <message>
        <source>card counting hi-lo high low knock-out ko system tags</source>
        <translation>カードカウンティング ハイロー ノックアウト システム 点数</translation>
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
        <translation>ベーシックストラテジーどおりにプレイします。</translation>
    </message>
    <message>
        <source>Plays it safe and never doubles.</source>
        <translation>安全第一で、決してダブルしません。</translation>
    </message>
    <message>
        <source>Never draws to a hand that could bust.</source>
        <translation>バストの恐れがあるハンドでは決して引きません。</translation>
    </message>
    <message>
        <source>Draws and stands like the dealer.</source>
        <translation>ディーラーと同じように引き、同じように止まります。</translation>
    </message>
    <message>
        <source>Plays by feel.</source>
        <translation>勘でプレイします。</translation>
    </message>
    <message>
        <source>Splits tens, whatever anyone says.</source>
        <translation>誰に何と言われても10をスプリットします。</translation>
    </message>
    <message>
        <source>Always stakes the same.</source>
        <translation>いつも同じ額を賭けます。</translation>
    </message>
    <message>
        <source>Stakes more after a win.</source>
        <translation>勝つと次の賭け金を増やします。</translation>
    </message>
    <message>
        <source>Stakes more after a loss.</source>
        <translation>負けると次の賭け金を増やします。</translation>
    </message>
    <message>
        <source>Bets on other people&apos;s hands.</source>
        <translation>ほかの人のハンドに賭けます。</translation>
    </message>
</context>
<context>
    <name>CompanyMenu</name>
    <message>
        <source>Company</source>
        <translation>同席者</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <translation>自分だけ</translation>
    </message>
    <message>
        <source>A few people</source>
        <translation>数人</translation>
    </message>
    <message>
        <source>A full table</source>
        <translation>満席</translation>
    </message>
    <message>
        <source>They think quickly</source>
        <translation>考えるのが速い</translation>
    </message>
    <message>
        <source>At the usual pace</source>
        <translation>ふつうのペース</translation>
    </message>
    <message>
        <source>They take their time</source>
        <translation>じっくり考える</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>House edge: calculating…</source>
        <translation>ハウスエッジ: 計算中</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>ハウスエッジ %1</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>1つ目のゲーム</translation>
    </message>
    <message>
        <source>Second game</source>
        <translation>2つ目のゲーム</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>比較中</translation>
    </message>
    <message>
        <source>The comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>単独</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>順次</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>表示中</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>非表示</translation>
    </message>
    <message numerus="yes">
        <source>Rules that differ and are worth nothing: %n</source>
        <translation>
            <numerusform>異なるが影響のないルール: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What they have in common: %n</source>
        <comment>rules</comment>
        <translation>
            <numerusform>共通点: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparedLine</name>
    <message>
        <source>Best</source>
        <translation>最善</translation>
    </message>
</context>
<context>
    <name>CopyLine</name>
    <message>
        <source>Not read yet · %1</source>
        <translation>未読み込み · %1</translation>
    </message>
    <message>
        <source>Use this one</source>
        <translation>これで続ける</translation>
    </message>
    <message>
        <source>Use the backup of %1</source>
        <translation>%1のバックアップで続ける</translation>
    </message>
</context>
<context>
    <name>CopyRecord</name>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>JSONでコピー</translation>
    </message>
</context>
<context>
    <name>CountExercise</name>
    <message>
        <source>Gone by since then: %1.</source>
        <translation>その後のカード：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards lie there.</source>
        <translation>
            <numerusform>%Ln枚あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your answer is %Ln cards more.</source>
        <translation>
            <numerusform>答えは%Ln枚多いです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your answer is %Ln cards fewer.</source>
        <translation>
            <numerusform>答えは%Ln枚少ないです。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2 decks left: %3</source>
        <comment>a running count, a number, a quotient</comment>
        <translation>%1、残り%2デッキ：%3</translation>
    </message>
    <message>
        <source>%1, rounded down.</source>
        <translation>%1、切り捨て。</translation>
    </message>
    <message>
        <source>%1, rounded towards 0.</source>
        <translation>%1、0方向に丸め。</translation>
    </message>
    <message>
        <source>%1, rounded to the nearest.</source>
        <translation>%1、四捨五入。</translation>
    </message>
    <message>
        <source>%1 against %2: %3 at %4 or above, otherwise %5.</source>
        <comment>a hand, the dealer&apos;s card, a play, a count, another play</comment>
        <translation>%1対%2：%4以上なら%3、それ以外は%5。</translation>
    </message>
    <message>
        <source>%1 against %2: %3 at %4 or below, otherwise %5.</source>
        <comment>a hand, the dealer&apos;s card, a play, a count, another play</comment>
        <translation>%1対%2：%4以下なら%3、それ以外は%5。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards gone by</source>
        <translation>
            <numerusform>%Ln枚経過</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2の%1</translation>
    </message>
    <message numerus="yes">
        <source>Discard tray: the pile is %1 as high as the whole shoe of %Ln decks</source>
        <translation>
            <numerusform>ディスカードトレイ：山の高さは%Lnデッキのシュー全体の%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Side count, %1: how many have gone by?</source>
        <translation>サイドカウント（%1）：何枚出ましたか。</translation>
    </message>
    <message>
        <source>What is the running count?</source>
        <translation>ランニングカウントはいくつですか。</translation>
    </message>
    <message>
        <source>How many decks are in the tray?</source>
        <translation>トレイには何デッキありますか。</translation>
    </message>
    <message numerus="yes">
        <source>Running count %1, %Ln cards left: what is the true count?</source>
        <translation>
            <numerusform>ランニングカウント%1、残り%Ln枚：トゥルーカウントは？</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2, the count is %3. What do you do?</source>
        <comment>a hand, the dealer&apos;s card, a count</comment>
        <translation>%1対%2、カウントは%3。どうしますか。</translation>
    </message>
    <message>
        <source>The dealer shows an ace, the count is %1. Take insurance?</source>
        <translation>ディーラーはエース、カウントは%1。インシュランスを受けますか。</translation>
    </message>
    <message>
        <source>Take insurance</source>
        <translation>受ける</translation>
    </message>
    <message>
        <source>No insurance</source>
        <translation>受けない</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>正解：%1</translation>
    </message>
    <message>
        <source>Not this time: %1</source>
        <translation>今回は違います：%1</translation>
    </message>
    <message>
        <source>Not %1: it is %2</source>
        <translation>%1ではなく%2です</translation>
    </message>
    <message>
        <source>It is worth taking from %1 on: there it wins more than it costs.</source>
        <translation>%1から受ける価値があります。そこでは費用より多く勝ちます。</translation>
    </message>
    <message>
        <source>%1 of %2 right: %3</source>
        <translation>%2問中%1問正解：%3</translation>
    </message>
    <message>
        <source>Time for an answer: %1</source>
        <translation>1問の時間：%1</translation>
    </message>
    <message>
        <source>Time for a card: %1</source>
        <translation>1枚の時間：%1</translation>
    </message>
    <message>
        <source>A deck at this pace: %1; the mark of the trade is %2</source>
        <translation>このペースで1デッキ：%1、目安は%2</translation>
    </message>
</context>
<context>
    <name>CountFigures</name>
    <message>
        <source>%1 rounds</source>
        <comment>very many</comment>
        <translation>%1ラウンド</translation>
    </message>
</context>
<context>
    <name>CountNote</name>
    <message>
        <source>Your count</source>
        <translation>あなたのカウント</translation>
    </message>
    <message>
        <source>Running count</source>
        <translation>ランニングカウント</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>カウント</translation>
    </message>
    <message>
        <source>Decks left</source>
        <translation>残りデッキ</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答える</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>今はしない</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>CountPictures</name>
    <message>
        <source>Your money over time</source>
        <translation>時間ごとの資金</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>時間数</translation>
    </message>
    <message>
        <source>1 in 20 is below</source>
        <translation>20回に1回はこれ未満</translation>
    </message>
    <message>
        <source>1 in 4 is below</source>
        <translation>4回に1回はこれ未満</translation>
    </message>
    <message>
        <source>Half are below</source>
        <translation>半分はこれ未満</translation>
    </message>
    <message>
        <source>1 in 4 is above</source>
        <translation>4回に1回はこれ以上</translation>
    </message>
    <message>
        <source>1 in 20 is above</source>
        <translation>20回に1回はこれ以上</translation>
    </message>
    <message>
        <source>After %1 h: half end between %2 and %3, nine in ten between %4 and %5</source>
        <translation>%1時間後：半分は%2～%3、10回に9回は%4～%5</translation>
    </message>
    <message>
        <source>9 in 10</source>
        <translation>10回に9回</translation>
    </message>
    <message>
        <source>5 in 10</source>
        <translation>10回に5回</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>中央</translation>
    </message>
    <message>
        <source>ruin</source>
        <translation>破産</translation>
    </message>
    <message>
        <source>The bankroll is gone further down than this picture reaches.</source>
        <translation>資金が尽きるのは、この図よりさらに下です。</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>時間</translation>
    </message>
    <message numerus="yes">
        <source>How %n hours end</source>
        <comment>sessions</comment>
        <translation>
            <numerusform>%n時間の結果</numerusform>
        </translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>So many of 100</source>
        <translation>100回中の回数</translation>
    </message>
    <message>
        <source>There is only one way that this can end.</source>
        <translation>結果は1通りしかありません。</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>below %1</source>
        <comment>an amount</comment>
        <translation>%1未満</translation>
    </message>
    <message>
        <source>from %1 up</source>
        <comment>an amount</comment>
        <translation>%1以上</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>amounts</comment>
        <translation>%1対%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a result, how often</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Many small stakes are taken as one curve.</source>
        <translation>多数の小さな賭けを1本の曲線とみなします。</translation>
    </message>
    <message>
        <source>Exact, round by round.</source>
        <translation>1ラウンドずつ厳密に計算。</translation>
    </message>
    <message>
        <source>How often each count comes</source>
        <translation>各カウントの頻度</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>カウント</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>What a stake wins by count</source>
        <translation>カウント別の賭け金の利益</translation>
    </message>
    <message>
        <source>Of the stake</source>
        <translation>賭け金比</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>標準誤差</translation>
    </message>
</context>
<context>
    <name>CountStakes</name>
    <message>
        <source>None</source>
        <comment>no stake</comment>
        <translation>すべて受けない</translation>
    </message>
    <message>
        <source>Every round</source>
        <translation>毎ラウンド</translation>
    </message>
    <message>
        <source>Stake a round</source>
        <translation>1ラウンドの賭け金</translation>
    </message>
    <message>
        <source>Stake on %1</source>
        <comment>a side bet</comment>
        <translation>%1への賭け金</translation>
    </message>
    <message>
        <source>%1 and less</source>
        <comment>a count</comment>
        <translation>%1以下</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <comment>a count</comment>
        <translation>%1以上</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>counts</comment>
        <translation>%1対%2</translation>
    </message>
    <message>
        <source>Stake at a count of %1, not played</source>
        <translation>カウント%1の賭け金（賭けない）</translation>
    </message>
    <message>
        <source>Stake at a count of %1</source>
        <translation>カウント%1の賭け金</translation>
    </message>
    <message>
        <source>From a count of %1</source>
        <comment>rounds are played</comment>
        <translation>カウント%1から</translation>
    </message>
</context>
<context>
    <name>CountWords</name>
    <message>
        <source>The running count decides, from %1 for a new shoe of one deck.</source>
        <translation>ランニングカウントで判断します。1デッキの新しいシューは%1から始まります。</translation>
    </message>
    <message>
        <source>The running count is divided by the decks left.</source>
        <translation>ランニングカウントを残りデッキ数で割ります。</translation>
    </message>
    <message>
        <source>The running count is divided by the decks left and multiplied by %1.</source>
        <translation>ランニングカウントを残りデッキ数で割り、%1を掛けます。</translation>
    </message>
    <message>
        <source>They are known exactly.</source>
        <translation>デッキ数は正確にわかるものとします。</translation>
    </message>
    <message>
        <source>They are judged to quarter decks.</source>
        <translation>4分の1デッキ単位で見積もります。</translation>
    </message>
    <message>
        <source>They are judged to half decks.</source>
        <translation>半デッキ単位で見積もります。</translation>
    </message>
    <message>
        <source>They are judged to whole decks.</source>
        <translation>1デッキ単位で見積もります。</translation>
    </message>
    <message>
        <source>The result is rounded down.</source>
        <translation>結果は切り捨てます。</translation>
    </message>
    <message>
        <source>The result is rounded towards 0.</source>
        <translation>結果は0の方向に丸めます。</translation>
    </message>
    <message>
        <source>The result is rounded to the nearest whole number.</source>
        <translation>結果は四捨五入します。</translation>
    </message>
    <message>
        <source>almost always</source>
        <comment>how often</comment>
        <translation>ほぼ毎回</translation>
    </message>
    <message>
        <source>almost never</source>
        <comment>how often</comment>
        <translation>ほぼ0回</translation>
    </message>
    <message numerus="yes">
        <source>%n times in 1,000</source>
        <comment>how often</comment>
        <translation>
            <numerusform>1,000回に%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times in 100</source>
        <comment>how often</comment>
        <translation>
            <numerusform>100回に%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times in 10</source>
        <comment>how often</comment>
        <translation>
            <numerusform>10回に%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 decks (%3)</source>
        <comment>how many are dealt, of how many, as a percentage</comment>
        <translation>%2デッキ中%1 (%3)</translation>
    </message>
    <message>
        <source>%1 %1 against %2</source>
        <comment>a pair, the up card</comment>
        <translation>%1 %1 対 %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>a hand, the up card</comment>
        <translation>%1 対 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a hand against a card, what is known of the hidden card</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>don&apos;t double</source>
        <translation>ダブルしない</translation>
    </message>
    <message>
        <source>don&apos;t split</source>
        <translation>スプリットしない</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>受ける</translation>
    </message>
    <message>
        <source>decline</source>
        <translation>断る</translation>
    </message>
    <message>
        <source>Win of 100 rounds</source>
        <translation>100ラウンドの利益</translation>
    </message>
    <message>
        <source>Win of an hour</source>
        <translation>1時間の利益</translation>
    </message>
    <message>
        <source>Swing of an hour</source>
        <translation>1時間の振れ幅</translation>
    </message>
    <message>
        <source>Risk of ruin</source>
        <translation>破産リスク</translation>
    </message>
    <message>
        <source>Ruin in this time</source>
        <translation>この時間内の破産</translation>
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
        <translation>ケリー比</translation>
    </message>
    <message>
        <source>Doubles before it halves</source>
        <translation>半減前に倍増</translation>
    </message>
    <message>
        <source>Average stake</source>
        <translation>平均賭け金</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>標準誤差</translation>
    </message>
    <message>
        <source>Rounds played</source>
        <translation>賭けたラウンド</translation>
    </message>
    <message>
        <source>What 100 rounds at the table win on average, those without a stake included.</source>
        <translation>テーブルでの100ラウンド（賭けないものを含む）の平均利益。</translation>
    </message>
    <message>
        <source>The same for an hour at your pace.</source>
        <translation>あなたのペースでの1時間あたり。</translation>
    </message>
    <message>
        <source>The standard deviation of an hour: two hours in three end within this of their average.</source>
        <translation>1時間の標準偏差。3時間に2時間は平均からこの範囲で終わります。</translation>
    </message>
    <message>
        <source>The chance of ever losing the whole bankroll if you play on for ever at these stakes.</source>
        <translation>この賭け金で永遠に続けたとき、いつか資金をすべて失う確率。</translation>
    </message>
    <message>
        <source>The chance of losing the whole bankroll at some time within the hours above.</source>
        <translation>上の時間内に資金をすべて失う確率。</translation>
    </message>
    <message>
        <source>After so many rounds the average win is as large as one standard deviation. Fewer is better.</source>
        <translation>平均利益が標準偏差1つ分に達するラウンド数。少ないほど良い。</translation>
    </message>
    <message>
        <source>The desirability index: 1,000 times the average win of a round, divided by its standard deviation.</source>
        <translation>望ましさ指数：1ラウンドの平均利益の1,000倍を標準偏差で割った値。</translation>
    </message>
    <message>
        <source>The desirability index squared: what 100 rounds would win in dollars with a bankroll of 10,000 and a risk of ruin of 13.5%.</source>
        <translation>望ましさ指数の2乗：資金10,000ドル、破産リスク13.5%で100ラウンドに得る額。</translation>
    </message>
    <message>
        <source>How your stakes compare to Kelly&apos;s, which make a bankroll grow fastest. More than 100% risks more and grows less.</source>
        <translation>資金が最も速く増えるケリーの賭け金との比。100%を超えると危険が増え、伸びは減ります。</translation>
    </message>
    <message>
        <source>The chance that the bankroll doubles before it halves, if the stakes always follow it in the same proportion.</source>
        <translation>賭け金を常に資金に比例させたとき、半減する前に倍増する確率。</translation>
    </message>
    <message>
        <source>The average first stake of a round at the table, those without a stake included.</source>
        <translation>テーブルでの1ラウンドの最初の賭け金の平均（賭けないものを含む）。</translation>
    </message>
    <message>
        <source>How far the win of 100 rounds above may be off, because it is from simulated rounds.</source>
        <translation>上の100ラウンドの利益は模擬ラウンドによるため、この程度ずれることがあります。</translation>
    </message>
    <message>
        <source>The share of the rounds at the table in which you have a stake.</source>
        <translation>テーブルで賭けたラウンドの割合。</translation>
    </message>
</context>
<context>
    <name>Countdown</name>
    <message>
        <source>Time left</source>
        <translation>残り時間</translation>
    </message>
    <message>
        <source>%1: %2 s</source>
        <translation>%1: %2秒</translation>
    </message>
</context>
<context>
    <name>CountingCards</name>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>ベット</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>適合</translation>
    </message>
</context>
<context>
    <name>CountingMine</name>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a figure is, the figure</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>My count</source>
        <translation>自分のカウント</translation>
    </message>
    <message>
        <source>Your counts</source>
        <translation>あなたのカウント</translation>
    </message>
    <message>
        <source>What your stakes were worth</source>
        <translation>ベットの価値</translation>
    </message>
</context>
<context>
    <name>CountingOverview</name>
    <message>
        <source>Stakes and what they lead to</source>
        <translation>賭け金とその結果</translation>
    </message>
    <message>
        <source>This game is shuffled before every round, so there is nothing to count. Deal it from a kept shoe to see what that would change.</source>
        <translation>このゲームは毎ラウンド前にシャッフルされるため、数えるものがありません。続けて使うシューから配ると何が変わるか見られます。</translation>
    </message>
    <message>
        <source>Cancelled before there were any figures.</source>
        <translation>数値が出る前に中止しました。</translation>
    </message>
    <message>
        <source>Stake by count</source>
        <translation>カウント別の賭け金</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>賭け金</translation>
    </message>
    <message>
        <source>Best stakes for this bankroll</source>
        <translation>この資金に最適な賭け金</translation>
    </message>
    <message>
        <source>Share of Kelly&apos;s stakes</source>
        <translation>ケリーの賭け金に対する割合</translation>
    </message>
    <message>
        <source>Fill in</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Undo the last change of the stakes</source>
        <translation>賭け金の最後の変更を元に戻す</translation>
    </message>
    <message>
        <source>Bankroll</source>
        <translation>資金</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>時間数</translation>
    </message>
    <message>
        <source>Rounds an hour</source>
        <translation>1時間のラウンド数</translation>
    </message>
    <message>
        <source>Hands at higher counts</source>
        <translation>高カウントの手数</translation>
    </message>
    <message>
        <source>Rounds with a stake</source>
        <translation>賭けるラウンド</translation>
    </message>
    <message>
        <source>Plays follow the count</source>
        <translation>プレーもカウントに従う</translation>
    </message>
    <message>
        <source>Otherwise basic strategy. They are looked for once in each game, which takes a while.</source>
        <translation>そうでなければベーシックストラテジー。ゲームごとに1度探し、少し時間がかかります。</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>数値</translation>
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
        <translation>カウンティング</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>表示内容</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>プレー</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>サイドベット</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>カウント</translation>
    </message>
    <message>
        <source>Read a count system from a file</source>
        <translation>カウントシステムをファイルから読む</translation>
    </message>
    <message>
        <source>Remove this system of your own</source>
        <translation>自分のこのシステムを削除</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>デッキ数</translation>
    </message>
    <message>
        <source>How much is dealt</source>
        <translation>配る量</translation>
    </message>
    <message>
        <source>Deal from a kept shoe</source>
        <translation>シューを続けて使う</translation>
    </message>
    <message>
        <source>Read a count system</source>
        <translation>カウントシステムを読む</translation>
    </message>
    <message>
        <source>Count system</source>
        <translation>カウントシステム</translation>
    </message>
    <message>
        <source>My count</source>
        <translation>自分のカウント</translation>
    </message>
</context>
<context>
    <name>CountingPlays</name>
    <message>
        <source>Hand</source>
        <translation>ハンド</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレー</translation>
    </message>
    <message>
        <source>At a count of</source>
        <translation>カウント</translation>
    </message>
    <message>
        <source>By depth</source>
        <translation>深さ別</translation>
    </message>
    <message>
        <source>Of all gain</source>
        <translation>利益比</translation>
    </message>
    <message>
        <source>Plays that follow the count</source>
        <translation>カウントに従うプレー</translation>
    </message>
</context>
<context>
    <name>CountingSideBets</name>
    <message>
        <source>Side bets</source>
        <translation>サイドベット</translation>
    </message>
</context>
<context>
    <name>CurrencyChoice</name>
    <message>
        <source>Currency %1</source>
        <translation>通貨 %1</translation>
    </message>
</context>
<context>
    <name>DateRangeBox</name>
    <message>
        <source>Days</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>最初の日</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>最後の日</translation>
    </message>
    <message>
        <source>%1 in the calendar</source>
        <comment>the first or the last day</comment>
        <translation>%1をカレンダーから</translation>
    </message>
</context>
<context>
    <name>DayLimitRow</name>
    <message>
        <source>No limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Set: %1</source>
        <translation>設定: %1</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>このまま</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>解除</translation>
    </message>
    <message>
        <source>Keep as it is: %1</source>
        <translation>このままにする: %1</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>解除: %1</translation>
    </message>
</context>
<context>
    <name>DealingSpeeds</name>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>遅い</translation>
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
        <translation>計算する: %1</translation>
    </message>
</context>
<context>
    <name>DeleteAccount</name>
    <message>
        <source>Delete %1?</source>
        <translation>%1を削除しますか？</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>続ける…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Export its record first</source>
        <translation>先に記録を書き出す</translation>
    </message>
    <message>
        <source>Everything it has played, as a JSON file.</source>
        <translation>プレイした内容すべてをJSONファイルにします。</translation>
    </message>
    <message>
        <source>Export the record</source>
        <translation>記録を書き出す</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Delete %1 for good?</source>
        <translation>%1を完全に削除しますか？</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>完全に削除</translation>
    </message>
    <message>
        <source>Its record is not exported. This can&apos;t be undone.</source>
        <translation>記録は書き出されません。この操作は元に戻せません。</translation>
    </message>
    <message>
        <source>First its record is written to %1. If that fails, nothing is deleted.</source>
        <translation>先に記録を%1に書き出します。失敗した場合は何も削除しません。</translation>
    </message>
    <message>
        <source>Yes, delete %1 and all it has played</source>
        <translation>はい、%1とプレイした内容をすべて削除します</translation>
    </message>
    <message>
        <source>Exporting the record…</source>
        <translation>記録を書き出しています…</translation>
    </message>
    <message>
        <source>Deleting the account…</source>
        <translation>アカウントを削除しています…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
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
        <translation>%1: %2、%3</translation>
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
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>DiscardTray</name>
    <message>
        <source>Discard tray</source>
        <translation>ディスカードトレイ</translation>
    </message>
</context>
<context>
    <name>Duplicate</name>
    <message>
        <source>%1: %2 against %3</source>
        <comment>a hand, its cards, the dealer&apos;s card</comment>
        <translation>%1: %2 対 %3</translation>
    </message>
    <message>
        <source>%1, insurance</source>
        <comment>a hand and what was asked</comment>
        <translation>%1、インシュランス</translation>
    </message>
    <message>
        <source>%1, even money</source>
        <comment>a hand and what was asked</comment>
        <translation>%1、イーブンマネー</translation>
    </message>
    <message>
        <source>%1, best</source>
        <comment>an answer at the table</comment>
        <translation>%1、最善</translation>
    </message>
    <message>
        <source>%1, costs %2</source>
        <comment>an answer at the table, an amount</comment>
        <translation>%1、損失%2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Round %1 of %2: %3 %4, %5 %6</source>
        <comment>two people, what each won or lost</comment>
        <translation>ラウンド%1/%2: %3 %4、%5 %6</translation>
    </message>
    <message>
        <source>Nothing to decide</source>
        <translation>判断なし</translation>
    </message>
    <message>
        <source>%1. %2: %3. %4: %5. Best: %6</source>
        <comment>a hand; two people&apos;s answers</comment>
        <translation>%1。%2: %3。%4: %5。最善: %6</translation>
    </message>
    <message>
        <source>Luck being equal, you came out the same.</source>
        <comment>two people</comment>
        <translation>運は同じで、結果も同じでした。</translation>
    </message>
    <message>
        <source>Luck being equal, you came out %1 ahead of %2.</source>
        <translation>運は同じで、%2より%1上回りました。</translation>
    </message>
    <message>
        <source>Luck being equal, you came out %1 behind %2.</source>
        <translation>運は同じで、%2より%1下回りました。</translation>
    </message>
    <message>
        <source>Luck being equal, %1 came out %2 ahead of %3.</source>
        <translation>運は同じで、%1は%3より%2上回りました。</translation>
    </message>
    <message>
        <source>Luck being equal, %1 came out %2 behind %3.</source>
        <translation>運は同じで、%1は%3より%2下回りました。</translation>
    </message>
    <message>
        <source>%1: net %2, mistakes cost %3</source>
        <comment>somebody, two amounts</comment>
        <translation>%1: 差引%2、ミスの損失%3</translation>
    </message>
</context>
<context>
    <name>EarlyBar</name>
    <message>
        <source>In advance, seat %1:</source>
        <translation>先に決める、席%1:</translation>
    </message>
    <message>
        <source>In advance, seat %1: %2</source>
        <translation>先に決める、席%1:%2</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>席%1</translation>
    </message>
    <message>
        <source>Decide in advance for seat %1</source>
        <translation>席%1を先に決める</translation>
    </message>
</context>
<context>
    <name>EarlySeat</name>
    <message>
        <source>%1 in advance, seat %2</source>
        <translation>%1を先に決める、席%2</translation>
    </message>
</context>
<context>
    <name>EditorHeader</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Save as my game</source>
        <translation>自分のゲームとして保存</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>自分の変更を残す</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>了解</translation>
    </message>
    <message>
        <source>Use the file&apos;s</source>
        <translation>ファイルの内容にする</translation>
    </message>
    <message>
        <source>It could not be saved. %1</source>
        <translation>保存できませんでした。%1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>Rules to start from</source>
        <translation>出発点のルール</translation>
    </message>
    <message>
        <source>Start from the rules of a type of casino</source>
        <translation>カジノの種類を選び、そのルールから始めます</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>出典: %1</translation>
    </message>
    <message>
        <source>House edge</source>
        <translation>ハウスエッジ</translation>
    </message>
    <message>
        <source>House edge: calculating…</source>
        <translation>ハウスエッジ: 計算中</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>ハウスエッジ %1</translation>
    </message>
    <message>
        <source>The last change makes no difference</source>
        <translation>直前の変更による差はありません</translation>
    </message>
    <message>
        <source>The last change: %1, better for you</source>
        <translation>直前の変更: %1、プレイヤーに有利</translation>
    </message>
    <message>
        <source>The last change: %1, better for the house</source>
        <translation>直前の変更: %1、ハウスに有利</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>保存済み: %1</translation>
    </message>
    <message numerus="yes">
        <source>Show problems: %n</source>
        <translation>
            <numerusform>問題を表示: %n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditorRowView</name>
    <message>
        <source>%1 pays</source>
        <translation>%1の配当</translation>
    </message>
    <message>
        <source>%1: smallest stake</source>
        <translation>%1: 最低賭け金</translation>
    </message>
    <message>
        <source>%1: largest stake</source>
        <translation>%1: 最高賭け金</translation>
    </message>
    <message>
        <source>Choose what to add to %1</source>
        <translation>%1に追加するもの</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>%1に追加</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1を削除</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Revert: %1</source>
        <translation>取り消す: %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
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
        <translation>最善のプレイ</translation>
    </message>
    <message>
        <source>Best play: calculating…</source>
        <translation>最善のプレイ: 計算中</translation>
    </message>
    <message>
        <source>The rules in words</source>
        <translation>ルールの文面</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>変更: %1</translation>
    </message>
    <message>
        <source>House edge of the side bets, and in an hour with the same stake on each</source>
        <translation>サイドベットのハウスエッジと、それぞれに同じ賭け金を置いたときの1時間の金額</translation>
    </message>
</context>
<context>
    <name>EditorWords</name>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>ハウスエッジ %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Limits of the bet</source>
        <translation>ベットリミット</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Preset: %1</source>
        <translation>プリセット: %1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>保存済み: %1</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>A payout of %1 on a stake of %2 is rounded down to a multiple of %3.</source>
        <comment>odds, amounts, the least amount</comment>
        <translation>賭け金%2に対する配当%1は、%3の倍数に切り捨てられます。</translation>
    </message>
    <message>
        <source>Pay table: %1.</source>
        <translation>配当表: %1。</translation>
    </message>
</context>
<context>
    <name>Elsewhere</name>
    <message>
        <source>The same as you got</source>
        <translation>実際と同じ</translation>
    </message>
    <message>
        <source>%1 more than you got</source>
        <translation>実際より%1多い</translation>
    </message>
    <message>
        <source>%1 less than you got</source>
        <translation>実際より%1少ない</translation>
    </message>
    <message>
        <source>%1 per unit staked; you got %2</source>
        <translation>賭け金1あたり%1、実際は%2</translation>
    </message>
    <message>
        <source>Played for %1.</source>
        <comment>a currency</comment>
        <translation>通貨は%1です。</translation>
    </message>
    <message>
        <source>%1 on spot %2 can&apos;t be placed there.</source>
        <translation>スポット%2の%1は、このゲームにはありません。</translation>
    </message>
    <message>
        <source>%1 on spot %2: %3 in place of %4.</source>
        <translation>スポット%2の%1: %4ではなく%3。</translation>
    </message>
    <message>
        <source>None of your stakes can be placed there.</source>
        <translation>このゲームで賭けられるものがありません。</translation>
    </message>
    <message>
        <source>This would need cards that are still in the shoe. The answer can be shown when the shoe ends.</source>
        <translation>続きには、まだシューに残っているカードが必要です。結果はシューの終了後にわかります。</translation>
    </message>
</context>
<context>
    <name>ElsewhereDialog</name>
    <message>
        <source>The same cards in other games</source>
        <translation>同じカードをほかのゲームで</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a round, how it ended</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You play alone, with the shoe from this round&apos;s first card on, and make the best play from what you can see. The stakes are yours, or the nearest the game allows.</source>
        <translation>このラウンドの最初のカードからのシューで、1人で着席し、見えている情報で最善のプレイをした場合です。賭け金は実際と同じか、そのゲームで許される最も近い額です。</translation>
    </message>
    <message>
        <source>Games calculated</source>
        <translation>計算済みのゲーム</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
</context>
<context>
    <name>ElsewhereLine</name>
    <message>
        <source>%1, best play</source>
        <comment>a game</comment>
        <translation>%1、最善のプレイ</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Show it in %1</source>
        <comment>a game</comment>
        <translation>%1で表示</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>no unseen card can be that hole card</source>
        <translation>そのホールカードになりうる未公開のカードがありません</translation>
    </message>
    <message>
        <source>the dealer has blackjack: the round is over, there is nothing to decide</source>
        <translation>ディーラーはブラックジャックです。ラウンドは終了しており、判断することはありません</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>How figures were computed</extracomment>
        <translation>厳密</translation>
    </message>
    <message>
        <source>exact for these plays: up to {} hands of a pair, each played as best for the pair&apos;s two cards gone; pairs are split again always or up to a number of hands, whichever is worth most; other hands&apos; second cards are known only not to be of the pair</source>
        <translation>次のプレイについて厳密: ペアは最大{}ハンドまで、各ハンドはペアの2枚を除いたシューでの最善としてプレイします。ペアの再スプリットは、常に行うか、あるハンド数まで行うかのうち、価値の最も高い方法とします。ほかのハンドの2枚目は、ペアのカードではないことだけがわかるものとします</translation>
    </message>
    <message>
        <source>a decision needs at least two cards</source>
        <translation>判断には2枚以上のカードが必要です</translation>
    </message>
    <message>
        <source>is bust: there is nothing to decide</source>
        <translation>バストしています。判断することはありません</translation>
    </message>
    <message>
        <source>only {} cards are left unseen; at least {} are needed</source>
        <translation>未公開のカードは残り{}枚だけです。{}枚以上必要です</translation>
    </message>
    <message>
        <source>{} is not among the cards unseen</source>
        <translation>{}は未公開のカードにありません</translation>
    </message>
    <message>
        <source>{} is out of range; allowed: {} to {}</source>
        <translation>{}は範囲外です。指定できる範囲: {}～{}</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <extracomment>A place and what is wrong there</extracomment>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>cannot be moved: {}</source>
        <translation>移動できません: {}</translation>
    </message>
    <message>
        <source>no such game; it may have been deleted meanwhile</source>
        <translation>そのゲームはありません。すでに削除された可能性があります</translation>
    </message>
    <message>
        <source>is a built-in game; copy it to change it</source>
        <translation>内蔵のゲームです。コピーすれば変更できます</translation>
    </message>
    <message>
        <source>was opened from a file elsewhere; copy it to change it</source>
        <translation>別の場所のファイルから開いたゲームです。コピーすれば変更できます</translation>
    </message>
    <message>
        <source>is not in the folder of your own games</source>
        <translation>自分のゲームのフォルダーにありません</translation>
    </message>
    <message>
        <source>not a commitment; 64 hex digits, the SHA-256 of the seed, are needed</source>
        <translation>コミットメントではありません。シードのSHA-256である16進数64桁が必要です</translation>
    </message>
    <message>
        <source>can&apos;t be priced: {}</source>
        <translation>評価できません: {}</translation>
    </message>
    <message>
        <source>it can&apos;t be read</source>
        <translation>読み取れません</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>大きすぎます</translation>
    </message>
    <message>
        <source>it is damaged or too large</source>
        <translation>破損しているか、大きすぎます</translation>
    </message>
    <message>
        <source>it is not a picture</source>
        <translation>画像ではありません</translation>
    </message>
    <message>
        <source>it lacks the card {}</source>
        <translation>カード{}がありません</translation>
    </message>
    <message>
        <source>its cards can&apos;t be told apart</source>
        <translation>カードを見分けられません</translation>
    </message>
    <message>
        <source>its parts are nested too deeply</source>
        <translation>構造の入れ子が深すぎます</translation>
    </message>
    <message>
        <source>it refers to another file</source>
        <translation>別のファイルを参照しています</translation>
    </message>
    <message>
        <source>it has too many parts</source>
        <translation>部品が多すぎます</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>破損しています</translation>
    </message>
    <message>
        <source>it repeats its parts too often</source>
        <translation>部品を表示する回数が多すぎます</translation>
    </message>
    <message>
        <source>a first card outside the shoe</source>
        <translation>最初のカードがシューの範囲外です</translation>
    </message>
    <message>
        <source>a player out of order</source>
        <translation>プレイヤーの順番が不正です</translation>
    </message>
    <message>
        <source>an unknown player or seat</source>
        <translation>不明なプレイヤーまたは席です</translation>
    </message>
    <message>
        <source>a seat that can&apos;t be taken</source>
        <translation>着席できない席です</translation>
    </message>
    <message>
        <source>a seat that can&apos;t be left</source>
        <translation>離席できない席です</translation>
    </message>
    <message>
        <source>a stake out of place</source>
        <translation>賭け金の場所が不正です</translation>
    </message>
    <message>
        <source>a stake that was never placed is returned</source>
        <translation>存在しない賭け金が戻されています</translation>
    </message>
    <message>
        <source>betting isn&apos;t open</source>
        <translation>ベットの受付中ではありません</translation>
    </message>
    <message>
        <source>a card for a hand that doesn&apos;t exist</source>
        <translation>存在しないハンドへのカードです</translation>
    </message>
    <message>
        <source>an insurance without a play</source>
        <translation>プレイのないインシュランスです</translation>
    </message>
    <message>
        <source>even money without a play</source>
        <translation>プレイのないイーブンマネーです</translation>
    </message>
    <message>
        <source>an offer without a play</source>
        <translation>プレイのない提示です</translation>
    </message>
    <message>
        <source>an unknown seat</source>
        <translation>不明な席です</translation>
    </message>
    <message>
        <source>an unknown hand</source>
        <translation>不明なハンドです</translation>
    </message>
    <message>
        <source>a hand that can&apos;t be split</source>
        <translation>スプリットできないハンドです</translation>
    </message>
    <message>
        <source>nothing to follow</source>
        <translation>乗る対象がありません</translation>
    </message>
    <message>
        <source>a settled stake differs from the one placed</source>
        <translation>置かれた賭け金と異なる額が清算されています</translation>
    </message>
    <message>
        <source>a play that isn&apos;t open is settled</source>
        <translation>進行中でないプレイが清算されています</translation>
    </message>
    <message>
        <source>the round ends with an unsettled play</source>
        <translation>清算されていないプレイを残してラウンドが終わっています</translation>
    </message>
    <message>
        <source>event {}</source>
        <translation>イベント{}</translation>
    </message>
    <message>
        <source>no command begins with this event</source>
        <translation>このイベントで始まるコマンドはありません</translation>
    </message>
    <message>
        <source>the round was never opened</source>
        <translation>ラウンドが開始されていません</translation>
    </message>
    <message>
        <source>players are not numbered in order</source>
        <translation>人の番号が順番どおりではありません</translation>
    </message>
    <message>
        <source>there is no such seat</source>
        <translation>その席はありません</translation>
    </message>
    <message>
        <source>the command behind this event is refused: {}</source>
        <translation>このイベントの元のコマンドは受け付けられません: {}</translation>
    </message>
    <message>
        <source>the command behind this event produces no event</source>
        <translation>このイベントの元のコマンドからは、イベントが発生しません</translation>
    </message>
    <message>
        <source>the same command produces another event</source>
        <translation>同じコマンドから別のイベントが発生します</translation>
    </message>
    <message>
        <source>{} to {}</source>
        <translation>{}～{}</translation>
    </message>
    <message>
        <source>a list of {}</source>
        <translation>{}のリスト</translation>
    </message>
    <message>
        <source>a payout such as &quot;3:2&quot;, numbers from 1 to 1000</source>
        <translation>&quot;3:2&quot;のような配当（数値は1～1000）</translation>
    </message>
    <message>
        <source>text of 1 to {} bytes</source>
        <translation>1～{}バイトの文字列</translation>
    </message>
    <message>
        <source>a list of {id, name, kind, pays, limits}</source>
        <translation>{id, name, kind, pays, limits}のリスト</translation>
    </message>
    <message>
        <source>a list of {currency, min, max}</source>
        <translation>{currency, min, max}のリスト</translation>
    </message>
    <message>
        <source>a list of keys</source>
        <translation>キーのリスト</translation>
    </message>
    <message>
        <source>There is no cut card: the shoe is shuffled every round.</source>
        <translation>カットカードはありません。シューは毎ラウンドシャッフルされます。</translation>
    </message>
    <message>
        <source>There is only one seat.</source>
        <translation>席は1つだけです。</translation>
    </message>
    <message>
        <source>Other people play only at a shared table.</source>
        <translation>同席者が加わるのは相席テーブルだけです。</translation>
    </message>
    <message>
        <source>Insurance is not offered.</source>
        <translation>インシュランスはありません。</translation>
    </message>
    <message>
        <source>A blackjack against an ace is offered even money instead.</source>
        <translation>エースに対するブラックジャックには、代わりにイーブンマネーが提示されます。</translation>
    </message>
    <message>
        <source>Pairs can&apos;t be split.</source>
        <translation>ペアはスプリットできません。</translation>
    </message>
    <message>
        <source>Hands can&apos;t be resplit.</source>
        <translation>スプリットしたハンドを再びスプリットすることはできません。</translation>
    </message>
    <message>
        <source>A hand can&apos;t be surrendered.</source>
        <translation>サレンダーはできません。</translation>
    </message>
    <message>
        <source>must be a fraction between {} and {}, such as 0.9953</source>
        <translation>{}～{}の小数が必要です（例: 0.9953）</translation>
    </message>
    <message>
        <source>empty; a rule set needs an id</source>
        <translation>空です。ルールセットにはIDが必要です</translation>
    </message>
    <message>
        <source>a double after a split needs splits (&quot;split.hands&quot; 2 to 4)</source>
        <translation>スプリット後のダブルには、スプリットが必要です（&quot;split.hands&quot;を2～4にします）</translation>
    </message>
    <message>
        <source>empty; a side bet needs an id</source>
        <translation>空です。サイドベットにはIDが必要です</translation>
    </message>
    <message>
        <source>&quot;{}&quot; appears twice</source>
        <translation>「{}」が重複しています</translation>
    </message>
    <message>
        <source>no limits; at least one {currency, min, max} is needed</source>
        <translation>リミットがありません。{currency, min, max}が1つ以上必要です</translation>
    </message>
    <message>
        <source>empty; a currency&apos;s name is needed</source>
        <translation>空です。通貨の名前が必要です</translation>
    </message>
    <message>
        <source>must be above 0.00 and a multiple of 0.02</source>
        <translation>0.00より大きい0.02の倍数を指定してください</translation>
    </message>
    <message>
        <source>must be between min and {}</source>
        <translation>min以上{}以下を指定してください</translation>
    </message>
    <message>
        <source>must be a multiple of 0.02</source>
        <translation>0.02の倍数を指定してください</translation>
    </message>
    <message>
        <source>empty; at least one outcome must pay</source>
        <translation>空です。配当のある結果が1つ以上必要です</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no such outcome</source>
        <translation>「{}」にその結果はありません</translation>
    </message>
    <message>
        <source>appears twice</source>
        <translation>重複しています</translation>
    </message>
    <message>
        <source>event {} ({})</source>
        <translation>イベント{}（{}）</translation>
    </message>
    <message>
        <source>an amount larger than a wallet can hold</source>
        <translation>ウォレットで扱える範囲を超える金額です</translation>
    </message>
    <message>
        <source>not a seed; {} hex digits are needed</source>
        <translation>シードではありません。16進数{}桁が必要です</translation>
    </message>
    <message>
        <source>{} bytes are too many; a client seed has 0 to {} bytes in UTF-8</source>
        <translation>{}バイトは長すぎます。クライアントシードはUTF-8で0～{}バイトです</translation>
    </message>
    <message>
        <source>not UTF-8; a client seed has 0 to {} bytes in UTF-8</source>
        <translation>UTF-8ではありません。クライアントシードはUTF-8で0～{}バイトです</translation>
    </message>
    <message>
        <source>the seed&apos;s SHA-256 is {}, the commitment says {}</source>
        <translation>シードのSHA-256は{}ですが、コミットメントは{}です</translation>
    </message>
    <message>
        <source>card {} of the shoe is {} by the shuffle, {} was drawn</source>
        <translation>シューのカード{}は、シャッフルでは{}ですが、実際に引かれたのは{}です</translation>
    </message>
    <message>
        <source>is a link out of the data folder, or lies behind one, and is not followed; put the file itself there, or choose its folder with --data</source>
        <translation>データフォルダーの外へのリンク、またはその先にあるため、たどりません。ファイルそのものをそこに置くか、ファイルのあるフォルダーを --data で指定してください</translation>
    </message>
    <message>
        <source>the stored events are damaged: {}</source>
        <translation>保存されたイベントが破損しています: {}</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>The stored events are damaged: they are empty</extracomment>
        <translation>空です</translation>
    </message>
    <message>
        <source>the stored events have version {}; this program knows 1 and 2</source>
        <translation>保存されたイベントのバージョンは{}です。このプログラムが対応しているのは1と2です</translation>
    </message>
    <message>
        <source>the compressed length is wrong</source>
        <translation>圧縮後の長さが正しくありません</translation>
    </message>
    <message>
        <source>they can&apos;t be decompressed</source>
        <translation>展開できません</translation>
    </message>
    <message>
        <source>they are not a list</source>
        <translation>リストではありません</translation>
    </message>
    <message>
        <source>event {} can&apos;t be read</source>
        <translation>イベント{}を読み取れません</translation>
    </message>
    <message>
        <source>more data follows them</source>
        <translation>後ろに余分なデータがあります</translation>
    </message>
    <message>
        <source>has already joined; every player joins once</source>
        <translation>すでに加わっています。各プレイヤーが加わるのは1回だけです</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not at the table; a player joins with player-present</source>
        <translation>「{}」はテーブルにいません。プレイヤーはplayer-presentで加わります</translation>
    </message>
    <message>
        <source>does not belong to a stake of this kind; leave it out</source>
        <translation>この種類の賭け金では使えません。省いてください</translation>
    </message>
    <message>
        <source>an object with &quot;type&quot; is needed</source>
        <translation>&quot;type&quot;を持つオブジェクトが必要です</translation>
    </message>
    <message>
        <source>too many players; at most {} are allowed</source>
        <translation>プレイヤーが多すぎます。上限は{}人です</translation>
    </message>
    <message>
        <source>nested too deeply; at most 64 levels are allowed</source>
        <translation>入れ子が深すぎます。上限は64階層です</translation>
    </message>
    <message>
        <source>appears twice; a key may appear once in an object</source>
        <translation>重複しています。1つのオブジェクトに同じキーは1つだけです</translation>
    </message>
    <message>
        <source>line {}, column {}</source>
        <translation>{}行{}列</translation>
    </message>
    <message>
        <source>unterminated object</source>
        <extracomment>What is wrong in a file that is no JSON, as all that follow up to &quot;garbage at the end&quot;</extracomment>
        <translation>オブジェクトが閉じられていません</translation>
    </message>
    <message>
        <source>missing name separator</source>
        <translation>名前の区切り文字がありません</translation>
    </message>
    <message>
        <source>unterminated array</source>
        <translation>配列が閉じられていません</translation>
    </message>
    <message>
        <source>missing value separator</source>
        <translation>値の区切り文字がありません</translation>
    </message>
    <message>
        <source>invalid termination by number</source>
        <translation>数値の終わり方が不正です</translation>
    </message>
    <message>
        <source>illegal number</source>
        <translation>不正な数値です</translation>
    </message>
    <message>
        <source>invalid escape sequence</source>
        <translation>不正なエスケープシーケンスです</translation>
    </message>
    <message>
        <source>invalid UTF8 string</source>
        <translation>不正なUTF-8文字列です</translation>
    </message>
    <message>
        <source>unterminated string</source>
        <translation>文字列が閉じられていません</translation>
    </message>
    <message>
        <source>object is missing after a comma</source>
        <translation>コンマの後にオブジェクトがありません</translation>
    </message>
    <message>
        <source>too large document</source>
        <translation>ドキュメントが大きすぎます</translation>
    </message>
    <message>
        <source>garbage at the end of the document</source>
        <translation>ドキュメントの末尾に余分なデータがあります</translation>
    </message>
    <message>
        <source>illegal value</source>
        <translation>不正な値です</translation>
    </message>
    <message>
        <source>too large; at most 16 MiB is allowed</source>
        <translation>大きすぎます。上限は16 MiBです</translation>
    </message>
    <message>
        <source>not JSON at {} ({}); one JSON object is needed</source>
        <translation>{}でJSONとして読み取れません（{}）。1つのJSONオブジェクトが必要です</translation>
    </message>
    <message>
        <source>a lone value; one JSON object is needed</source>
        <translation>単独の値です。1つのJSONオブジェクトが必要です</translation>
    </message>
    <message>
        <source>no file is named; a path is needed</source>
        <translation>ファイルが指定されていません。パスが必要です</translation>
    </message>
    <message>
        <source>cannot be read: {}</source>
        <translation>読み取れません: {}</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>What was found in a file: &quot;is true or false; text is needed&quot;. The next five too</extracomment>
        <translation>真偽値（true/false）</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文字列</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>空の値</translation>
    </message>
    <message>
        <source>is {}; text is needed</source>
        <translation>{}になっています。文字列が必要です</translation>
    </message>
    <message>
        <source>holds half a character (a lone surrogate); text is needed</source>
        <translation>文字の片割れ（単独のサロゲート）が含まれています。文字列が必要です</translation>
    </message>
    <message>
        <source>is too short; allowed: {} to {} bytes</source>
        <translation>短すぎます。指定できる長さは{}～{}バイトです</translation>
    </message>
    <message>
        <source>{} bytes are too many; allowed: {} to {}</source>
        <translation>{}バイトは長すぎます。指定できる長さは{}～{}バイトです</translation>
    </message>
    <message>
        <source>holds a control character; plain text on one line is needed</source>
        <translation>制御文字が含まれています。1行のテキストが必要です</translation>
    </message>
    <message>
        <source>holds a character that breaks the line; plain text on one line is needed</source>
        <translation>改行する文字が含まれています。1行のテキストが必要です</translation>
    </message>
    <message>
        <source>holds a character that reverses the text around it; plain text is needed</source>
        <translation>前後の文字の向きを変える文字が含まれています。通常のテキストが必要です</translation>
    </message>
    <message>
        <source>is {}; true or false is needed</source>
        <translation>{}になっています。trueまたはfalseが必要です</translation>
    </message>
    <message>
        <source>is {}; a whole number is needed</source>
        <translation>{}になっています。整数が必要です</translation>
    </message>
    <message>
        <source>{} is not a whole number; allowed: {} to {}</source>
        <translation>{}は整数ではありません。指定できる範囲: {}～{}</translation>
    </message>
    <message>
        <source>is {}; a number is needed</source>
        <translation>{}になっています。数値が必要です</translation>
    </message>
    <message>
        <source>is {}; an amount as decimal text, such as &quot;12.50&quot;, is needed</source>
        <translation>{}になっています。&quot;12.50&quot;のような小数の文字列で金額を指定してください</translation>
    </message>
    <message>
        <source>{} is not an amount; decimal text such as &quot;12.50&quot; is needed</source>
        <translation>{}は金額ではありません。&quot;12.50&quot;のような小数の文字列が必要です</translation>
    </message>
    <message>
        <source>is {}; a payout as text, such as &quot;3:2&quot;, is needed</source>
        <translation>{}になっています。&quot;3:2&quot;のような文字列で配当を指定してください</translation>
    </message>
    <message>
        <source>{} is not a payout; text such as &quot;3:2&quot; with numbers from 1 to 1000 is needed</source>
        <translation>{}は配当ではありません。&quot;3:2&quot;のような、1～1000の数値による文字列が必要です</translation>
    </message>
    <message>
        <source>is {}; a card such as &quot;AS&quot; or &quot;TD&quot; is needed</source>
        <translation>{}になっています。&quot;AS&quot;や&quot;TD&quot;のようなカードが必要です</translation>
    </message>
    <message>
        <source>{} is not a card; a rank A 2 3 4 5 6 7 8 9 T J Q K and a suit S H D C are needed</source>
        <translation>{}はカードではありません。ランクA 2 3 4 5 6 7 8 9 T J Q KとスートS H D Cの組が必要です</translation>
    </message>
    <message>
        <source>is {}; allowed: {}</source>
        <translation>{}になっています。指定できる値: {}</translation>
    </message>
    <message>
        <source>{} is not known; allowed: {}</source>
        <translation>{}は不明な値です。指定できる値: {}</translation>
    </message>
    <message>
        <source>is {}; a list is needed</source>
        <translation>{}になっています。リストが必要です</translation>
    </message>
    <message>
        <source>{} entries are too many; at most {} are allowed</source>
        <translation>項目が{}個あり、多すぎます。上限は{}個です</translation>
    </message>
    <message>
        <source>is {}; an object is needed</source>
        <translation>{}になっています。オブジェクトが必要です</translation>
    </message>
    <message>
        <source>unknown key; allowed: {}</source>
        <translation>不明なキーです。使えるキー: {}</translation>
    </message>
    <message>
        <source>{} keys are too many; at most {} are allowed</source>
        <translation>キーが{}個あり、多すぎます。上限は{}個です</translation>
    </message>
    <message>
        <source>missing; this key is needed</source>
        <translation>ありません。このキーは必須です</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is taken by {}; a different id is needed</source>
        <translation>「{}」は{}が使用しています。固有のIDが必要です</translation>
    </message>
    <message>
        <source>a built-in game</source>
        <translation>内蔵のゲーム</translation>
    </message>
    <message>
        <source>the folder of your own games cannot be created</source>
        <translation>自分のゲームのフォルダーを作成できません</translation>
    </message>
    <message>
        <source>cannot be written: {}; what was there before is unchanged</source>
        <translation>書き込めません: {}。元の内容はそのままです</translation>
    </message>
    <message>
        <source>is already one of your own games, at {}</source>
        <translation>すでに自分のゲームにあります（{}）</translation>
    </message>
    <message>
        <source>is a built-in game; only your own can be removed</source>
        <translation>内蔵のゲームです。削除できるのは自分のゲームだけです</translation>
    </message>
    <message>
        <source>no such game; there are none of your own</source>
        <translation>そのゲームはありません。自分のゲームは1つもありません</translation>
    </message>
    <message>
        <source>no such game; your own are {}</source>
        <translation>そのゲームはありません。自分のゲーム: {}</translation>
    </message>
    <message>
        <source>cannot be removed: {}</source>
        <translation>削除できません: {}</translation>
    </message>
    <message>
        <source>has no &quot;{}&quot;</source>
        <translation>「{}」がありません</translation>
    </message>
    <message>
        <source>has no entry &quot;{}&quot;; allowed: its ids or places from 0 to {}</source>
        <translation>項目「{}」はありません。IDか、0～{}の位置を指定できます</translation>
    </message>
    <message>
        <source>not a change of a rule; KEY=VALUE is needed, such as decks=8</source>
        <translation>ルールの変更ではありません。KEY=VALUEの形式が必要です（例: decks=8）</translation>
    </message>
    <message>
        <source>goes too deep; at most {} levels are allowed</source>
        <translation>階層が深すぎます。上限は{}階層です</translation>
    </message>
    <message>
        <source>too long; at most {} bytes are allowed</source>
        <translation>長すぎます。上限は{}バイトです</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no such outcome; allowed: {}</source>
        <translation>「{}」にその結果はありません。指定できる値: {}</translation>
    </message>
    <message>
        <source>holds a slash; an id has 1 to {} bytes and no slash</source>
        <translation>スラッシュが含まれています。IDは1～{}バイトで、スラッシュは使えません</translation>
    </message>
    <message>
        <source>is the path of a file; a name to be read is needed</source>
        <translation>ファイルのパスです。表示用の名前が必要です</translation>
    </message>
    <message>
        <source>appears twice; allowed: ace and ten, once each</source>
        <translation>重複しています。指定できるのはaceとtenで、それぞれ1回です</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a card; a card is a rank A 2 … 9 T J Q K and a suit S H D C, such as TS</source>
        <translation>「{}」はカードではありません。カードはランクA 2 … 9 T J Q KとスートS H D Cの組で、TSのように書きます</translation>
    </message>
    <message>
        <source>must be a text of cards (&quot;9S KD …&quot;) or an object {&quot;seed&quot;, &quot;clientSeed&quot;, &quot;number&quot;}</source>
        <translation>カードの文字列（&quot;9S KD …&quot;）か、オブジェクト{&quot;seed&quot;, &quot;clientSeed&quot;, &quot;number&quot;}が必要です</translation>
    </message>
    <message>
        <source>must be 64 hex digits</source>
        <translation>16進数64桁が必要です</translation>
    </message>
    <message>
        <source>&quot;player&quot; is missing; it may be left out only where there is one</source>
        <translation>&quot;player&quot;がありません。省略できるのはプレイヤーが1人のときだけです</translation>
    </message>
    <message>
        <source>there is no player &quot;{}&quot; at this table</source>
        <translation>プレイヤー「{}」はこのテーブルにいません</translation>
    </message>
    <message>
        <source>&quot;seat&quot; is missing; this game has {}</source>
        <translation>&quot;seat&quot;がありません。このゲームには{}席あります</translation>
    </message>
    <message>
        <source>a bet has exactly one of &quot;main&quot;, &quot;behind&quot;, &quot;side&quot;</source>
        <translation>ベットには&quot;main&quot;、&quot;behind&quot;、&quot;side&quot;のうちちょうど1つが必要です</translation>
    </message>
    <message>
        <source>&quot;stake&quot; goes with &quot;side&quot;, and only with it</source>
        <translation>&quot;stake&quot;は&quot;side&quot;とともにだけ使えます</translation>
    </message>
    <message>
        <source>nobody plays; at least one player is needed</source>
        <translation>プレイする人がいません。1人以上のプレイヤーが必要です</translation>
    </message>
    <message>
        <source>{} players; this game has exactly one</source>
        <translation>プレイヤーが{}人います。このゲームは1人用です</translation>
    </message>
    <message>
        <source>this game is not played in &quot;{}&quot;; allowed: {}</source>
        <translation>このゲームは「{}」ではプレイできません。使える通貨: {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is taken by another rule set; a different id is needed</source>
        <translation>「{}」は別のルールセットが使用しています。固有のIDが必要です</translation>
    </message>
    <message>
        <source>no such game; use one of {}, or the path of a rule-set file</source>
        <translation>そのゲームはありません。使えるゲーム: {}、またはルールファイルのパス</translation>
    </message>
    <message>
        <source>shoe</source>
        <extracomment>Where something is wrong: the shoe that cards come from</extracomment>
        <translation>シュー</translation>
    </message>
    <message>
        <source>there is none with that number</source>
        <translation>その番号のものはありません</translation>
    </message>
    <message>
        <source>round {}: {}</source>
        <translation>ラウンド{}: {}</translation>
    </message>
    <message>
        <source>there is no account</source>
        <translation>アカウントがありません</translation>
    </message>
    <message>
        <source>can&apos;t be written: {}</source>
        <translation>書き込めません: {}</translation>
    </message>
    <message>
        <source>log {}, event {} ({})</source>
        <translation>ログ{}、イベント{}（{}）</translation>
    </message>
    <message>
        <source>log {}, event {}</source>
        <translation>ログ{}、イベント{}</translation>
    </message>
    <message>
        <source>the known cards run out before the round ends</source>
        <translation>わかっているカードでは、ラウンドの最後まで足りません</translation>
    </message>
    <message>
        <source>answer</source>
        <extracomment>Where something is wrong: what somebody does in a hand</extracomment>
        <translation>回答</translation>
    </message>
    <message>
        <source>is refused: {}</source>
        <translation>受け付けられません: {}</translation>
    </message>
    <message>
        <source>round {}</source>
        <translation>ラウンド{}</translation>
    </message>
    <message>
        <source>is not finished</source>
        <translation>終了していません</translation>
    </message>
    <message>
        <source>the day&apos;s rounds add up to more than a wallet can hold</source>
        <translation>1日のラウンドの合計が、ウォレットで扱える範囲を超えています</translation>
    </message>
    <message>
        <source>limit</source>
        <extracomment>Where something is wrong: what somebody may lose, stake or play at most</extracomment>
        <translation>制限</translation>
    </message>
    <message>
        <source>a money limit has a currency, any other has none</source>
        <translation>金額の制限には通貨が必要です。ほかの制限に通貨は使えません</translation>
    </message>
    <message>
        <source>an amount above 0 and at most {}</source>
        <translation>0より大きく{}以下の金額を指定してください</translation>
    </message>
    <message>
        <source>1 to {} minutes</source>
        <translation>1～{}分を指定してください</translation>
    </message>
    <message>
        <source>break</source>
        <extracomment>Where something is wrong: a time without play</extracomment>
        <translation>休憩</translation>
    </message>
    <message>
        <source>a break lasts from a minute to 30 days, an exclusion from a day to five years</source>
        <translation>休憩は1分～30日、自己排除は1日～5年です</translation>
    </message>
    <message>
        <source>one that ends later is already running; it can&apos;t be shortened</source>
        <translation>より遅く終わるものがすでに有効です。短縮はできません</translation>
    </message>
    <message>
        <source>the break can&apos;t be recorded here, where other data folders look for it; check that you may write to this file</source>
        <translation>ほかのデータフォルダーから参照される場所に、休憩を記録できません。このファイルへの書き込みが許可されていることを確認してください</translation>
    </message>
    <message>
        <source>event {}: {}</source>
        <translation>イベント{}: {}</translation>
    </message>
    <message>
        <source>too few cards were left in the shoe</source>
        <translation>シューに残ったカードが足りませんでした</translation>
    </message>
    <message>
        <source>its cards are not those of its decks</source>
        <translation>シューのカードが、そのデッキのカードと一致しません</translation>
    </message>
    <message>
        <source>has no cards</source>
        <translation>カードがありません</translation>
    </message>
    <message>
        <source>its first cards can&apos;t be priced</source>
        <translation>最初のカードを評価できません</translation>
    </message>
    <message>
        <source>the export</source>
        <extracomment>Where something is wrong: what is written of the record of play</extracomment>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>is a folder; the name of a file is needed</source>
        <translation>フォルダーです。ファイル名が必要です</translation>
    </message>
    <message>
        <source>is a device, not a file; the name of a file is needed</source>
        <translation>ファイルではなくデバイスです。ファイル名が必要です</translation>
    </message>
    <message>
        <source>the folder doesn&apos;t exist</source>
        <translation>フォルダーがありません</translation>
    </message>
    <message>
        <source>already exists and was not to be replaced</source>
        <translation>すでに存在し、置き換えは指定されていません</translation>
    </message>
    <message>
        <source>the round can&apos;t be cancelled: {}</source>
        <translation>ラウンドを取り消せません: {}</translation>
    </message>
    <message>
        <source>the answer to a question is refused: {}</source>
        <translation>質問への回答が受け付けられません: {}</translation>
    </message>
    <message>
        <source>a side bet that the rules don&apos;t have</source>
        <translation>ルールにないサイドベットです</translation>
    </message>
    <message>
        <source>an account&apos;s name has 1 to 60 characters</source>
        <translation>アカウントの名前は1～60文字です</translation>
    </message>
    <message>
        <source>account</source>
        <extracomment>Where something is wrong: &quot;account: there is no such account&quot;</extracomment>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>a key has 1 to 40 of the characters a–z, 0–9 and &apos;-&apos;</source>
        <translation>キーは1～40文字で、a～z、0～9、&apos;-&apos;を使えます</translation>
    </message>
    <message>
        <source>there is already an account &quot;{}&quot;</source>
        <translation>アカウント「{}」はすでにあります</translation>
    </message>
    <message>
        <source>currency</source>
        <extracomment>Where something is wrong</extracomment>
        <translation>通貨</translation>
    </message>
    <message>
        <source>there is no play money named &quot;{}&quot;</source>
        <translation>「{}」というプレイマネーはありません</translation>
    </message>
    <message>
        <source>top-up</source>
        <translation>チャージ</translation>
    </message>
    <message>
        <source>a round is being played with this money; finish it first</source>
        <translation>このお金でラウンドをプレイ中です。先に終わらせてください</translation>
    </message>
    <message>
        <source>this wallet already holds more than enough</source>
        <translation>このウォレットには十分なお金があります</translation>
    </message>
    <message>
        <source>there is no such account</source>
        <translation>そのアカウントはありません</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>ファイルが破損しています</translation>
    </message>
    <message>
        <source>the folder for backups can&apos;t be created; check that you may write there</source>
        <translation>バックアップ用のフォルダーを作成できません。書き込みが許可されていることを確認してください</translation>
    </message>
    <message>
        <source>another backup is still being made; try again when it is done</source>
        <translation>別のバックアップを作成中です。完了してから再試行してください</translation>
    </message>
    <message>
        <source>the backup can&apos;t be written</source>
        <translation>バックアップを書き込めません</translation>
    </message>
    <message>
        <source>was made by a newer version of the program</source>
        <translation>新しいバージョンのプログラムで作成されています</translation>
    </message>
    <message>
        <source>is damaged and can&apos;t be read; choose another</source>
        <translation>破損していて読み取れません。別のものを選んでください</translation>
    </message>
    <message>
        <source>is not a backup of this program; choose another</source>
        <translation>このプログラムのバックアップではありません。別のものを選んでください</translation>
    </message>
    <message>
        <source>can&apos;t be read; check that it is there and that you may read it, or choose another</source>
        <translation>読み取れません。ファイルがあり、読み取りが許可されていることを確認するか、別のものを選んでください</translation>
    </message>
    <message>
        <source>the folder can&apos;t be created</source>
        <translation>フォルダーを作成できません</translation>
    </message>
    <message>
        <source>can&apos;t be renamed to the database now; the next start tries again</source>
        <translation>現在、データベースの名前に変更できません。次回の起動時に再試行されます</translation>
    </message>
    <message>
        <source>round {} stakes more than the wallet holds; none of it was stored</source>
        <translation>ラウンド{}の賭け金がウォレットの残高を超えています。何も保存されていません</translation>
    </message>
    <message>
        <source>round {} can&apos;t be taken out: some of its money is still in play</source>
        <translation>ラウンド{}は取り除けません。そのお金がまだ使われています</translation>
    </message>
    <message>
        <source>transfer {} is missing</source>
        <translation>振替{}がありません</translation>
    </message>
    <message>
        <source>transfer {} is not from the house to a wallet</source>
        <translation>振替{}は、ハウスからウォレットへのものではありません</translation>
    </message>
    <message>
        <source>book {} ({}) is of no known kind, or is there twice</source>
        <translation>帳簿{}（{}）は不明な種類か、重複しています</translation>
    </message>
    <message>
        <source>it books to a book of another account or currency</source>
        <translation>別のアカウントまたは通貨の帳簿に記帳されています</translation>
    </message>
    <message>
        <source>it begins with {} in the wallet, which earlier rounds and top-ups don&apos;t add up to</source>
        <translation>開始時のウォレットは{}ですが、それまでのラウンドとチャージから計算した残高と一致しません</translation>
    </message>
    <message>
        <source>book {} ({}) holds {}, its bookings come to {}</source>
        <translation>帳簿{}（{}）の残高は{}ですが、記帳の合計は{}です</translation>
    </message>
    <message>
        <source>the wallet of account {} in {} is below zero</source>
        <translation>アカウント{}の{}のウォレットがマイナスです</translation>
    </message>
    <message>
        <source>the books in {} don&apos;t balance: {} too much</source>
        <translation>{}の帳簿の収支が合いません。{}多くなっています</translation>
    </message>
    <message>
        <source>amounts larger than a book can hold</source>
        <translation>帳簿で扱える範囲を超える金額があります</translation>
    </message>
    <message>
        <source>the books</source>
        <translation>帳簿</translation>
    </message>
    <message>
        <source>the limits</source>
        <translation>制限</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>its tables are not the ones this program creates</source>
        <translation>データベースのテーブルが、このプログラムの作成するものと異なります</translation>
    </message>
    <message>
        <source>the schema</source>
        <translation>スキーマ</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>the rules number {} are not the ones that were stored</source>
        <translation>ルール{}番が、保存されたときのものと異なります</translation>
    </message>
    <message>
        <source>the shoe is missing</source>
        <translation>シューがありません</translation>
    </message>
    <message>
        <source>shoe {}</source>
        <translation>シュー{}</translation>
    </message>
    <message>
        <source>it has number {}, the account&apos;s next is {}</source>
        <translation>番号は{}ですが、アカウントの次の番号は{}です</translation>
    </message>
    <message>
        <source>its seed is not the one committed to</source>
        <translation>シードがコミットメントと一致しません</translation>
    </message>
    <message>
        <source>the shoes</source>
        <translation>シュー</translation>
    </message>
    <message>
        <source>the rounds: {}</source>
        <translation>ラウンド: {}</translation>
    </message>
    <message>
        <source>the round is missing</source>
        <translation>ラウンドがありません</translation>
    </message>
    <message>
        <source>its shoe or its opening is missing</source>
        <translation>シューまたは開始の記録がありません</translation>
    </message>
    <message>
        <source>it begins at card {} of its shoe, not at {}</source>
        <translation>シューのカード{}から始まっていますが、正しくは{}です</translation>
    </message>
    <message>
        <source>its shoe: {}</source>
        <translation>シュー: {}</translation>
    </message>
    <message>
        <source>its shoe is not one of this account and game</source>
        <translation>シューが、このアカウントとゲームのものではありません</translation>
    </message>
    <message>
        <source>account {} has {} rounds on record, and {} were counted</source>
        <translation>アカウント{}の記録には{}ラウンドありますが、数は{}となっています</translation>
    </message>
    <message>
        <source>there is one round more than was counted</source>
        <translation>ラウンドが、数えられたより1つ多くあります</translation>
    </message>
    <message>
        <source>there is one shoe more than was counted</source>
        <translation>シューが、数えられたより1つ多くあります</translation>
    </message>
    <message>
        <source>{} of its cards are recorded as drawn, its rounds have {}</source>
        <translation>引かれたカードは{}枚とされていますが、ラウンドの合計は{}枚です</translation>
    </message>
    <message>
        <source>the accounts</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>it has plays, but no round</source>
        <translation>プレイはありますが、ラウンドがありません</translation>
    </message>
    <message>
        <source>it has bookings, but no round</source>
        <translation>記帳はありますが、ラウンドがありません</translation>
    </message>
    <message>
        <source>it has events, but no round</source>
        <translation>イベントはありますが、ラウンドがありません</translation>
    </message>
    <message>
        <source>book {} is a wallet that belongs to no account</source>
        <translation>帳簿{}は、どのアカウントのウォレットでもありません</translation>
    </message>
    <message>
        <source>the rounds</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>the seals</source>
        <translation>封印</translation>
    </message>
    <message>
        <source>account {} is not as it was stored</source>
        <translation>アカウント{}が、保存されたときの内容と異なります</translation>
    </message>
    <message>
        <source>transfer {} is not as it was stored</source>
        <translation>振替{}が、保存されたときの内容と異なります</translation>
    </message>
    <message>
        <source>the shoe is not as it was stored</source>
        <translation>シューが、保存されたときの内容と異なります</translation>
    </message>
    <message>
        <source>its line is not as it was stored</source>
        <translation>概要行が、保存されたときの内容と異なります</translation>
    </message>
    <message>
        <source>its log is not as it was stored</source>
        <translation>ログが、保存されたときの内容と異なります</translation>
    </message>
    <message>
        <source>its journal is not as it was stored</source>
        <translation>ジャーナルが、保存されたときの内容と異なります</translation>
    </message>
    <message>
        <source>the sums kept for rounds {} to {} are not those of the rounds; openshoe-cli history price --again rebuilds them</source>
        <translation>ラウンド{}～{}の集計が、ラウンドの内容と一致しません。openshoe-cli history price --againで作り直せます</translation>
    </message>
    <message>
        <source>the sums</source>
        <translation>集計</translation>
    </message>
    <message>
        <source>its SQLite driver is missing; install it (Debian: libqt6sql6-sqlite)</source>
        <translation>SQLiteドライバーがありません。インストールしてください（Debian: libqt6sql6-sqlite）</translation>
    </message>
    <message>
        <source>was made by a newer version of the program; use that version, or another folder with --data</source>
        <translation>新しいバージョンのプログラムで作成されています。そのバージョンを使うか、--dataで別のフォルダーを指定してください</translation>
    </message>
    <message>
        <source>belongs to another program; move it away, or choose another folder with --data</source>
        <translation>別のプログラムのものです。ほかの場所へ移すか、--dataで別のフォルダーを指定してください</translation>
    </message>
    <message>
        <source>the file can&apos;t be opened; check that you may read and write it and its folder</source>
        <translation>ファイルを開けません。ファイルとフォルダーの読み書きが許可されていることを確認してください</translation>
    </message>
    <message>
        <source>the folder can&apos;t be created; choose another with --data</source>
        <translation>フォルダーを作成できません。--dataで別のフォルダーを指定してください</translation>
    </message>
    <message>
        <source>there is no such file: nothing has been played with this data folder yet</source>
        <translation>ファイルがありません。このデータフォルダーでは、まだ何もプレイされていません</translation>
    </message>
    <message>
        <source>was made by an older version; start the program once to bring it up to date</source>
        <translation>古いバージョンで作成されています。更新するため、プログラムを一度起動してください</translation>
    </message>
    <message>
        <source>the disk does not support what keeps rounds safe (a write-ahead log): choose a folder on a local disk with --data</source>
        <translation>ディスクが、ラウンドを安全に保存する仕組み（先行書き込みログ）に対応していません。このコンピューターのディスク上のフォルダーを--dataで指定してください</translation>
    </message>
    <message>
        <source>the database refuses to write through to the disk</source>
        <translation>データベースをディスクへ確実に書き込む設定にできません</translation>
    </message>
    <message>
        <source>the data folder is no longer there; put it back, then try again (this step was not confirmed)</source>
        <translation>データフォルダーがなくなりました。元の場所に戻してから再試行してください（この操作は確定していません）</translation>
    </message>
    <message>
        <source>its journal was deleted while the program used it; what was confirmed is safe in the file itself: try again (this step was not confirmed)</source>
        <translation>プログラムの使用中にジャーナルが削除されました。確定した内容はファイル本体に保存されています。再試行してください（この操作は確定していません）</translation>
    </message>
    <message>
        <source>the file was moved, deleted or replaced while the program used it; put it back, then try again (this step was not confirmed)</source>
        <translation>プログラムの使用中に、ファイルが移動、削除、または置き換えられました。元の場所に戻してから再試行してください（この操作は確定していません）</translation>
    </message>
    <message>
        <source>the file was moved, deleted or replaced while the program used it. Put it back and try again; or close the program and continue with {}, which holds all that was confirmed (openshoe-cli history restore)</source>
        <translation>プログラムの使用中に、ファイルが移動、削除、または置き換えられました。元の場所に戻して再試行してください。または、プログラムを終了し、確定した内容がすべて入っている{}で続けてください（openshoe-cli history restore）</translation>
    </message>
    <message>
        <source>there is another database now; restart the program to play with it</source>
        <translation>別のデータベースに置き換わっています。それで遊ぶには、プログラムを起動し直してください</translation>
    </message>
    <message>
        <source>the copy can&apos;t be written; check that the disk has space and that you may write there</source>
        <translation>コピーを書き込めません。ディスクの空き容量と、書き込みの許可を確認してください</translation>
    </message>
    <message>
        <source>another Open Shoe is using this data; close it, or choose another folder with --data</source>
        <translation>別のOpen Shoeがこのデータでプレイ中です。それを閉じるか、--dataで別のフォルダーを指定してください</translation>
    </message>
    <message>
        <source>nothing can be written there: the disk is full; free some space on it</source>
        <translation>書き込めません。ディスクがいっぱいです。空き容量を作ってください</translation>
    </message>
    <message>
        <source>the folder can&apos;t be written to; give yourself permission to write there, or choose another with --data</source>
        <translation>フォルダーに書き込めません。書き込みの権限を付けるか、--dataで別のフォルダーを指定してください</translation>
    </message>
    <message>
        <source>lies outside the round it is stored with</source>
        <translation>一緒に保存されたラウンドの外にあります</translation>
    </message>
    <message>
        <source>a round must begin with its opening</source>
        <translation>ラウンドは、開始の記録から始まる必要があります</translation>
    </message>
    <message>
        <source>shoe {} can&apos;t be played from here</source>
        <translation>シュー{}は、ここからはプレイできません</translation>
    </message>
    <message>
        <source>shoe {} has given {} cards, the round begins at {}</source>
        <translation>シュー{}からは{}枚が配られていますが、ラウンドは{}から始まっています</translation>
    </message>
    <message>
        <source>another round is being played with this money; finish it first</source>
        <translation>このお金で別のラウンドをプレイ中です。先に終わらせてください</translation>
    </message>
    <message>
        <source>the wallet does not hold the {} that the round begins with</source>
        <translation>ウォレットに、ラウンド開始時の{}がありません</translation>
    </message>
    <message>
        <source>there is no account {} or no shoe {}</source>
        <translation>アカウント{}またはシュー{}がありません</translation>
    </message>
    <message>
        <source>a round without a play gets no number</source>
        <translation>プレイのないラウンドに番号は付けられません</translation>
    </message>
    <message>
        <source>round {} is not being played</source>
        <translation>ラウンド{}はプレイ中ではありません</translation>
    </message>
    <message>
        <source>the file can&apos;t be moved; check that you may write in its folder</source>
        <translation>ファイルを移動できません。フォルダーへの書き込みが許可されていることを確認してください</translation>
    </message>
    <message>
        <source>can&apos;t be written; check that the disk has space and that you may write there</source>
        <translation>書き込めません。ディスクの空き容量と、書き込みの許可を確認してください</translation>
    </message>
    <message>
        <source>the program was not closed properly, and the journal (openshoe.db-wal) with the last steps played is missing; put it back before the next start if you can</source>
        <translation>プログラムが正常に終了しなかったのに、ジャーナル（openshoe.db-wal）がなく、最後のいくつかの操作も失われています。可能なら、次回の起動前に元の場所へ戻してください</translation>
    </message>
    <message>
        <source>has no priced decision {}</source>
        <translation>評価済みの判断{}がありません</translation>
    </message>
    <message>
        <source>limit {} is missing</source>
        <translation>制限{}がありません</translation>
    </message>
    <message>
        <source>limit {} belongs to no account</source>
        <translation>制限{}は、どのアカウントのものでもありません</translation>
    </message>
    <message>
        <source>{} limits are there, and {} were counted</source>
        <translation>制限は{}件ありますが、数は{}となっています</translation>
    </message>
    <message>
        <source>limit {} is not as it was stored</source>
        <translation>制限{}が、保存されたときの内容と異なります</translation>
    </message>
    <message>
        <source>the clock of the limits is not as it was stored</source>
        <translation>制限の時計が、保存されたときの内容と異なります</translation>
    </message>
    <message>
        <source>the price of decision {} in round {} can&apos;t be read: price the rounds again (openshoe-cli history price --again)</source>
        <translation>ラウンド{1}の判断{0}の評価を読み取れません。ラウンドを評価し直してください（openshoe-cli history price --again）</translation>
    </message>
    <message>
        <source>there is no such finished round to price</source>
        <translation>そのラウンドがないか、終了していないため、評価できません</translation>
    </message>
    <message>
        <source>the price of a side bet is given for a play that is not a side bet</source>
        <translation>サイドベットではないプレイに、サイドベットの評価があります</translation>
    </message>
    <message>
        <source>its log is missing</source>
        <translation>ログがありません</translation>
    </message>
    <message>
        <source>shoe {} is missing, and rounds were played from it</source>
        <translation>シュー{}がありませんが、そのシューでプレイしたラウンドがあります</translation>
    </message>
    <message>
        <source>there is no such finished round</source>
        <translation>そのラウンドがないか、まだ終了していません</translation>
    </message>
    <message>
        <source>wallet</source>
        <extracomment>Where money is booked, as the next three: &quot;from wallet to stakes 10.00 are booked&quot;</extracomment>
        <translation>ウォレット</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>賭け金</translation>
    </message>
    <message>
        <source>house</source>
        <translation>ハウス</translation>
    </message>
    <message>
        <source>company</source>
        <translation>同席者</translation>
    </message>
    <message>
        <source>event {} lies outside the round</source>
        <translation>イベント{}がラウンドの外にあります</translation>
    </message>
    <message>
        <source>seat {}: {} of a stake of {} was returned</source>
        <translation>席{0}: 賭け金{2}に対し、戻されたのは{1}です</translation>
    </message>
    <message>
        <source>seat {}, hand {}: the {} play is not settled by the rules ({} {}, not {} {})</source>
        <translation>席{}、ハンド{}: {}のプレイがルールどおりに清算されていません（正しくは{} {}、記録は{} {}）</translation>
    </message>
    <message>
        <source>seat {}, hand {}: the {} play is not settled by the rules</source>
        <translation>席{}、ハンド{}: {}のプレイがルールどおりに清算されていません</translation>
    </message>
    <message>
        <source>its end says {} staked and {} returned, its plays {} and {}</source>
        <translation>終了の記録では賭け金{}、払戻{}ですが、プレイの合計は{}と{}です</translation>
    </message>
    <message>
        <source>{} plays are on record, the log has {}</source>
        <translation>記録のプレイは{}件ですが、ログでは{}件です</translation>
    </message>
    <message>
        <source>{} plays are on record, the log has {}; their numbers have a gap</source>
        <translation>記録のプレイは{}件ですが、ログでは{}件です。番号に欠番があります</translation>
    </message>
    <message>
        <source>play {} on record (stake {}, returned {}) is not the log&apos;s (stake {}, returned {})</source>
        <translation>記録のプレイ{}（賭け金{}、払戻{}）が、ログ（賭け金{}、払戻{}）と異なります</translation>
    </message>
    <message>
        <source>it is on record as {}, its log is {}</source>
        <translation>記録では{}ですが、ログでは{}です</translation>
    </message>
    <message>
        <source>it is on record as {} in {}, its log is {} in {}</source>
        <translation>記録では{}（{}）ですが、ログでは{}（{}）です</translation>
    </message>
    <message>
        <source>it ends before it starts</source>
        <translation>開始より前に終了しています</translation>
    </message>
    <message>
        <source>its line says {} against {} and side bets &quot;{}&quot;, its log {} against {} and &quot;{}&quot;</source>
        <translation>概要行では{} 対 {}、サイドベット「{}」ですが、ログでは{} 対 {}、「{}」です</translation>
    </message>
    <message>
        <source>its line says {} staked and {} returned, its log {} and {}</source>
        <translation>概要行では賭け金{}、払戻{}ですが、ログでは{}と{}です</translation>
    </message>
    <message>
        <source>its line says {} cards, its log has {}</source>
        <translation>概要行では{}枚ですが、ログでは{}枚です</translation>
    </message>
    <message>
        <source>from {} to {} {} are booked, the log moves {}</source>
        <translation>{}から{}へ{}が記帳されていますが、ログでは{}です</translation>
    </message>
    <message>
        <source>{}; {}</source>
        <extracomment>Two findings</extracomment>
        <translation>{}。{}</translation>
    </message>
    <message>
        <source>its plays and bookings: {}</source>
        <translation>プレイと記帳: {}</translation>
    </message>
    <message>
        <source>its log: {}</source>
        <translation>ログ: {}</translation>
    </message>
    <message>
        <source>card {} is {}, the shuffle has {}</source>
        <translation>カード{}: 記録は{}、シャッフルでは{}</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>No card</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>its line: {}</source>
        <translation>概要行: {}</translation>
    </message>
    <message>
        <source>its rules: {}</source>
        <translation>ルール: {}</translation>
    </message>
    <message>
        <source>its log is missing or is there twice</source>
        <translation>ログがないか、重複しています</translation>
    </message>
    <message>
        <source>the events from {} on are missing</source>
        <translation>イベント{}以降がありません</translation>
    </message>
    <message>
        <source>there is no such round</source>
        <translation>そのラウンドはありません</translation>
    </message>
    <message>
        <source>round {} is not complete: its rules, shoe or log are missing</source>
        <translation>ラウンド{}は不完全です。ルール、シュー、ログのいずれかがありません</translation>
    </message>
    <message>
        <source>shoe {} can&apos;t be read: the database is damaged</source>
        <translation>シュー{}を読み取れません。データベースが破損しています</translation>
    </message>
    <message>
        <source>rules number {}</source>
        <translation>ルール{}番</translation>
    </message>
    <message>
        <source>they are missing</source>
        <translation>ありません</translation>
    </message>
    <message>
        <source>there is no such shoe</source>
        <translation>そのシューはありません</translation>
    </message>
    <message>
        <source>client seed</source>
        <extracomment>Where something is wrong</extracomment>
        <translation>クライアントシード</translation>
    </message>
    <message>
        <source>it is locked from the first stake on the shoe; set it for the next one</source>
        <translation>シューへの最初のベットで確定しています。次のシューに設定してください</translation>
    </message>
    <message>
        <source>a round is being played from it</source>
        <translation>このシューでラウンドをプレイ中です</translation>
    </message>
    <message>
        <source>an amount of {} is stored, more than a wallet can hold: the database is damaged</source>
        <translation>どのウォレットでも扱えない金額{}が保存されています。データベースが破損しています</translation>
    </message>
    <message>
        <source>another program holds the file; close it and try again</source>
        <translation>別のプログラムがファイルを使用しています。それを閉じてから再試行してください</translation>
    </message>
    <message>
        <source>the file or its folder can&apos;t be written to; give yourself permission to write there, or choose another folder with --data</source>
        <translation>ファイルまたはフォルダーに書き込めません。書き込みの権限を付けるか、--dataで別のフォルダーを指定してください</translation>
    </message>
    <message>
        <source>the disk reports an error; check the disk, then start again (what was confirmed is kept)</source>
        <translation>ディスクエラーが発生しました。ディスクを確認してから起動し直してください（確定した内容は保存されています）</translation>
    </message>
    <message>
        <source>the disk is full; free some space on it, then continue (this step was not stored)</source>
        <translation>ディスクがいっぱいです。空き容量を作ってから続けてください（この操作は保存されていません）</translation>
    </message>
    <message>
        <source>the file can&apos;t be opened; check that its folder is there and that you may read and write in it</source>
        <translation>ファイルを開けません。フォルダーがあり、読み書きが許可されていることを確認してください</translation>
    </message>
    <message>
        <source>what should be stored contradicts what is there ({})</source>
        <translation>保存する内容が既存の内容と矛盾しています（{}）</translation>
    </message>
    <message>
        <source>“{}” can be read in two ways. Write it like {}.</source>
        <translation>「{}」は2通りに読めます。「{}」のように入力してください。</translation>
    </message>
    <message>
        <source>Type an amount like {}.</source>
        <translation>「{}」のように金額を入力してください。</translation>
    </message>
    <message>
        <source>Type a number.</source>
        <translation>数を入力してください。</translation>
    </message>
    <message>
        <source>Type a whole number.</source>
        <translation>整数を入力してください。</translation>
    </message>
    <message>
        <source>{} cards from card {} on do not fit a shoe of {}</source>
        <translation>カード{1}からの{0}枚は、{2}枚のシューに収まりません</translation>
    </message>
    <message>
        <source>{}; the intact one with most on record here is {}</source>
        <translation>{}。ここにある正常なバックアップのうち、記録が最も多いものは{}です</translation>
    </message>
    <message>
        <source>the database is damaged; set it aside as openshoe-damaged-TIME.db and continue with a backup (openshoe-cli history restore); none of it is overwritten</source>
        <translation>データベースが破損しています。openshoe-damaged-TIME.dbとして別に保管し、バックアップで続けてください（openshoe-cli history restore）。上書きされるものはありません</translation>
    </message>
    <message>
        <source>is closed: there is nothing to read</source>
        <translation>閉じられているため、読み取るものがありません</translation>
    </message>
    <message>
        <source>{}; did you mean &quot;{}&quot;?</source>
        <extracomment>What is wrong, and the word that was probably meant</extracomment>
        <translation>{}。「{}」のことですか？</translation>
    </message>
    <message>
        <source>Mixed pair</source>
        <translation>ミックスペア</translation>
    </message>
    <message>
        <source>mixed pair</source>
        <translation>ミックスペア</translation>
    </message>
    <message>
        <source>Colored pair</source>
        <translation>カラーペア</translation>
    </message>
    <message>
        <source>colored pair</source>
        <translation>カラーペア</translation>
    </message>
    <message>
        <source>Perfect pair</source>
        <translation>パーフェクトペア</translation>
    </message>
    <message>
        <source>perfect pair</source>
        <translation>パーフェクトペア</translation>
    </message>
    <message>
        <source>Suited trips</source>
        <translation>スーテッドトリップス</translation>
    </message>
    <message>
        <source>suited trips</source>
        <translation>スーテッドトリップス</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>フラッシュ</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>フラッシュ</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>ストレート</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>ストレート</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>スリーカード</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>スリーカード</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>ストレートフラッシュ</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>ストレートフラッシュ</translation>
    </message>
    <message>
        <source>Suited three of a kind</source>
        <translation>スーテッドスリーカード</translation>
    </message>
    <message>
        <source>suited three of a kind</source>
        <translation>スーテッドスリーカード</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>マッチ</translation>
    </message>
    <message>
        <source>match</source>
        <translation>マッチ</translation>
    </message>
    <message>
        <source>Suited match</source>
        <translation>スーテッドマッチ</translation>
    </message>
    <message>
        <source>suited match</source>
        <translation>スーテッドマッチ</translation>
    </message>
    <message>
        <source>Total 19</source>
        <translation>合計19</translation>
    </message>
    <message>
        <source>total of 19</source>
        <translation>合計19</translation>
    </message>
    <message>
        <source>Total 20</source>
        <translation>合計20</translation>
    </message>
    <message>
        <source>total of 20</source>
        <translation>合計20</translation>
    </message>
    <message>
        <source>Total 21</source>
        <translation>合計21</translation>
    </message>
    <message>
        <source>total of 21</source>
        <translation>合計21</translation>
    </message>
    <message>
        <source>Suited 21</source>
        <translation>スーテッド21</translation>
    </message>
    <message>
        <source>suited 21</source>
        <translation>スーテッド21</translation>
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
        <translation>スーテッド6-7-8</translation>
    </message>
    <message>
        <source>suited 6-7-8</source>
        <translation>スーテッド6-7-8</translation>
    </message>
    <message>
        <source>Suited 7-7-7</source>
        <translation>スーテッド7-7-7</translation>
    </message>
    <message>
        <source>suited 7-7-7</source>
        <translation>スーテッド7-7-7</translation>
    </message>
    <message>
        <source>Dealer bust</source>
        <translation>ディーラーバスト</translation>
    </message>
    <message>
        <source>dealer bust</source>
        <translation>ディーラーバスト</translation>
    </message>
    <message>
        <source>Dealer bust, 3 cards</source>
        <translation>ディーラーバスト、3枚</translation>
    </message>
    <message>
        <source>dealer bust with 3 cards</source>
        <translation>3枚でのディーラーバスト</translation>
    </message>
    <message>
        <source>Dealer bust, 4 cards</source>
        <translation>ディーラーバスト、4枚</translation>
    </message>
    <message>
        <source>dealer bust with 4 cards</source>
        <translation>4枚でのディーラーバスト</translation>
    </message>
    <message>
        <source>Dealer bust, 5 cards</source>
        <translation>ディーラーバスト、5枚</translation>
    </message>
    <message>
        <source>dealer bust with 5 cards</source>
        <translation>5枚でのディーラーバスト</translation>
    </message>
    <message>
        <source>Dealer bust, 6 cards</source>
        <translation>ディーラーバスト、6枚</translation>
    </message>
    <message>
        <source>dealer bust with 6 cards</source>
        <translation>6枚でのディーラーバスト</translation>
    </message>
    <message>
        <source>Dealer bust, 7 cards</source>
        <translation>ディーラーバスト、7枚</translation>
    </message>
    <message>
        <source>dealer bust with 7 cards</source>
        <translation>7枚でのディーラーバスト</translation>
    </message>
    <message>
        <source>Dealer bust, 8 cards or more</source>
        <translation>ディーラーバスト、8枚以上</translation>
    </message>
    <message>
        <source>dealer bust with 8 cards or more</source>
        <translation>8枚以上でのディーラーバスト</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand have the same rank (a king and a queen are not a pair): mixed in colour, of one colour, or of one suit; best of all if the dealer&apos;s first card is the same card.</source>
        <translation>ハンドの最初の2枚が同じランクになることに賭けます（キングとクイーンはペアではありません）。色違い、同色、同スートの順に高くなり、ディーラーの1枚目も同じカードなら最高です。</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand have the same rank (a king and a queen are not a pair): mixed in colour, of one colour, or of one suit.</source>
        <translation>ハンドの最初の2枚が同じランクになることに賭けます（キングとクイーンはペアではありません）。色違い、同色、同スートがあります。</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand and the dealer&apos;s up card make a three-card poker hand. Ace-2-3 and queen-king-ace are straights.</source>
        <translation>ハンドの最初の2枚とディーラーのアップカードで、3枚のポーカーの役ができることに賭けます。A-2-3とQ-K-Aはストレートです。</translation>
    </message>
    <message>
        <source>Each of the first two cards of a hand wins if it matches the rank of the dealer&apos;s up card, and more if it matches the suit too. Two matches add up.</source>
        <translation>ハンドの最初の2枚に賭けます。ディーラーのアップカードと同じランクのカードごとに勝ちとなり、スートも同じなら配当が上がります。2枚とも一致すれば合算されます。</translation>
    </message>
    <message>
        <source>Pays on the total of the first two cards of a hand and the dealer&apos;s up card, aces counting 1 or 11, whichever is better.</source>
        <translation>ハンドの最初の2枚とディーラーのアップカードの合計に賭けます。エースは1か11の有利なほうで数えます。</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>ペア</translation>
    </message>
    <message>
        <source>Three-card poker</source>
        <translation>3枚ポーカー</translation>
    </message>
    <message>
        <source>Dealer match</source>
        <translation>ディーラーマッチ</translation>
    </message>
    <message>
        <source>Lucky totals</source>
        <translation>ラッキー合計</translation>
    </message>
    <message>
        <source>Combination of outcomes</source>
        <translation>結果の組み合わせ</translation>
    </message>
    <message>
        <source>the note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>is too long: at most {} characters are kept</source>
        <translation>長すぎます: 保存できるのは{}文字までです</translation>
    </message>
    <message>
        <source>has control characters: remove them</source>
        <translation>制御文字が含まれています: 削除してください</translation>
    </message>
    <message>
        <source>the tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>are too many: at most {} are kept</source>
        <translation>多すぎます: 保存できるのは{}個までです</translation>
    </message>
    <message>
        <source>have control characters: remove them</source>
        <translation>制御文字が含まれています: 削除してください</translation>
    </message>
    <message>
        <source>are too long: each has at most {} characters</source>
        <translation>長すぎます: それぞれ{}文字までです</translation>
    </message>
    <message>
        <source>a stake of {} is below the table&apos;s minimum of {}</source>
        <translation>賭け金{}はテーブルの最小{}を下回っています</translation>
    </message>
    <message>
        <source>a stake of {} is above the table&apos;s maximum of {}</source>
        <translation>賭け金{}はテーブルの最大{}を超えています</translation>
    </message>
    <message>
        <source>{} is no bankroll; more than 0 is needed</source>
        <translation>{}は資金になりません。0より大きい額が必要です</translation>
    </message>
    <message>
        <source>nothing is ever staked; at least one stake is needed</source>
        <translation>何も賭けられません。少なくとも1つの賭け金が必要です</translation>
    </message>
    <message>
        <source>the count {} comes after {}; counts must rise</source>
        <translation>カウント{}が{}の後にあります。昇順にしてください</translation>
    </message>
    <message>
        <source>{} hands can&apos;t be played; allowed: {} to {}</source>
        <translation>{}つの手はプレーできません。{}～{}が可能です</translation>
    </message>
    <message>
        <source>a bankroll of {} can&apos;t pay for stakes of {} in one round</source>
        <translation>資金{}では1ラウンドの賭け金{}を払えません</translation>
    </message>
    <message>
        <source>every tag is 0, so the count would never move; at least one other is needed</source>
        <translation>値がすべて0ではカウントが動きません。少なくとも1つは0以外が必要です</translation>
    </message>
    <message>
        <source>all tags are the same, so the count tells only how many cards are gone; at least two different tags are needed</source>
        <translation>値がすべて同じでは、出た枚数しかわかりません。少なくとも2種類の値が必要です</translation>
    </message>
    <message>
        <source>a tag is out of range; allowed: {} to {}</source>
        <translation>値が範囲外です。{}～{}が可能です</translation>
    </message>
    <message>
        <source>{} is no divisor; allowed: 0.25 to 8 decks, or &quot;none&quot; for the running count</source>
        <translation>{}では割れません。0.25～8デッキ、またはランニングカウントの &quot;none&quot; が可能です</translation>
    </message>
    <message>
        <source>is not base64</source>
        <translation>base64ではありません</translation>
    </message>
    <message>
        <source>card {} is no card</source>
        <translation>{}枚目はカードではありません</translation>
    </message>
    <message>
        <source>a round isn&apos;t what its rules and cards lead to: {}</source>
        <translation>ルールとカードからそうはならないラウンドがあります: {}</translation>
    </message>
    <message>
        <source>a round ends before its end</source>
        <translation>途中で終わっているラウンドがあります</translation>
    </message>
    <message>
        <source>a round has no stake of whoever played it</source>
        <translation>プレイした人の賭け金がないラウンドがあります</translation>
    </message>
    <message>
        <source>the shoe doesn&apos;t hold each card of its {} decks once a deck</source>
        <translation>シューに{}デック分のカードがそろっていません</translation>
    </message>
    <message>
        <source>there is no round in it</source>
        <translation>ラウンドが入っていません</translation>
    </message>
    <message>
        <source>{} answers don&apos;t fit {} rounds</source>
        <translation>回答{}件とラウンド{}件が合いません</translation>
    </message>
    <message>
        <source>a round was given up, so its stakes were returned</source>
        <translation>中止されて賭け金が戻ったラウンドがあります</translation>
    </message>
    <message>
        <source>an answer has other stakes than its round</source>
        <translation>回答の賭け金がラウンドと異なります</translation>
    </message>
    <message>
        <source>is larger than a challenge can be: at most {} bytes</source>
        <translation>挑戦状としては大きすぎます（最大{}バイト）</translation>
    </message>
    <message>
        <source>is not a challenge</source>
        <translation>挑戦状ではありません</translation>
    </message>
    <message>
        <source>is a challenge of a newer program; this one knows version {}</source>
        <translation>新しいプログラムの挑戦状です。このプログラムが扱えるのはバージョン{}です</translation>
    </message>
    <message>
        <source>its seal is broken: the file was changed or is not whole. Ask for it once more</source>
        <translation>封印が壊れています。ファイルが変更されたか、欠けています。もう一度もらってください</translation>
    </message>
    <message>
        <source>{} is not a multiple of 0.5; counts go by halves</source>
        <translation>{}は0.5の倍数ではありません。0.5単位で数えます</translation>
    </message>
    <message>
        <source>{} is no divisor; allowed: 0.25 to {} decks in quarters, or &quot;none&quot; for the running count</source>
        <translation>{}では割れません。0.25～{}デッキ（4分の1単位）、またはランニングカウントの &quot;none&quot; が可能です</translation>
    </message>
    <message>
        <source>no count system has this id, and no file this name; allowed: {}</source>
        <translation>このIDのカウント法も、この名前のファイルもありません。使えるもの：{}</translation>
    </message>
    <message>
        <source>is still being played</source>
        <translation>まだプレイ中です</translation>
    </message>
    <message>
        <source>its shoe is still in use, and its next cards must stay unknown. A challenge can be made once the shoe has ended</source>
        <translation>シューはまだ使用中で、次のカードは伏せておく必要があります。シューが終わると挑戦状を作れます</translation>
    </message>
    <message>
        <source>there was nothing to decide</source>
        <translation>判断する場面がありませんでした</translation>
    </message>
    <message>
        <source>it has been played since; begin again</source>
        <translation>その後プレイされています。最初からやり直してください</translation>
    </message>
    <message>
        <source>transfer {} is not from a wallet to the house</source>
        <translation>振替{}は、ウォレットからハウスへのものではありません</translation>
    </message>
    <message>
        <source>transfer {} takes back {} more than was topped up</source>
        <translation>振替{}は、チャージされた額より{}多く取り消しています</translation>
    </message>
    <message>
        <source>what was deleted</source>
        <translation>削除されたもの</translation>
    </message>
    <message>
        <source>entry {} of what was deleted is not as it was stored</source>
        <translation>削除記録{}が保存時のままではありません</translation>
    </message>
    <message>
        <source>entry {} of what was deleted overlaps another</source>
        <translation>削除記録{}がほかの記録と重なっています</translation>
    </message>
    <message>
        <source>entry {} of what was deleted covers number {}, which is there</source>
        <translation>削除記録{}に、残っている番号{}が含まれています</translation>
    </message>
    <message>
        <source>entries of deletion {} are missing, or there are too many</source>
        <translation>削除{}の記録が足りないか、多すぎます</translation>
    </message>
    <message>
        <source>the account&apos;s money doesn&apos;t add up, so it can&apos;t be deleted: openshoe-cli history check says what is wrong</source>
        <translation>アカウントのお金の計算が合わないため削除できません。openshoe-cli history checkで原因がわかります</translation>
    </message>
    <message>
        <source>it is the only one, so it stays</source>
        <translation>唯一のものなので残ります</translation>
    </message>
    <message>
        <source>one of its rounds is being played; finish it first</source>
        <translation>プレイ中のラウンドがあります。先に終わらせてください</translation>
    </message>
    <message>
        <source>there is none to take back</source>
        <translation>取り消せるものがありません</translation>
    </message>
    <message>
        <source>the wallet no longer holds it: there is {} in it, and the top-up was {}</source>
        <translation>ウォレットに残っていません。残高は{}、チャージは{}でした</translation>
    </message>
    <message>
        <source>exact for these plays: each hand of a pair is played as if a dealer&apos;s blackjack took its one stake from the other</source>
        <translation>次のプレイについて厳密：ペアの各ハンドは、ディーラーのブラックジャックがもう一方から賭け金を取るものとしてプレイします</translation>
    </message>
    <message>
        <source>The dealer stands only on 21, however it is made up.</source>
        <translation>ディーラーは、構成によらず21でのみスタンドします。</translation>
    </message>
    <message>
        <source>The dealer peeks, so a blackjack ends the round before anything is doubled or split.</source>
        <translation>ディーラーがピークするため、ブラックジャックならダブルやスプリットの前にラウンドが終わります。</translation>
    </message>
    <message>
        <source>Pays on the first two cards of a hand, alone or with the dealer&apos;s up card or finished hand; the best outcome counts.</source>
        <translation>ハンドの最初の2枚だけ、またはディーラーのアップカードや最終ハンドを加えた組み合わせに賭けます。最も配当の高いものを採用します。</translation>
    </message>
    <message>
        <source>Wins if the dealer busts; what it pays depends on the number of cards, on the card that busts the dealer, or on the hand having a blackjack.</source>
        <translation>ディーラーがバストすると勝ちです。配当はカードの枚数、バストさせたカード、またはハンドのブラックジャックで決まります。</translation>
    </message>
    <message>
        <source>Over or under 13</source>
        <translation>13オーバー・アンダー</translation>
    </message>
    <message>
        <source>Pays on the total of the first two cards of a hand, aces counting 1: over 13, under 13 or exactly 13. What isn&apos;t listed loses.</source>
        <translation>ハンドの最初の2枚の合計に賭けます。エースは1と数え、13より上、13より下、ちょうど13があります。配当表にないものは負けです。</translation>
    </message>
    <message>
        <source>First two cards 20</source>
        <translation>最初の2枚で20</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand total 20; more if they are of one suit, of one rank, the same card, or queens, and most if the dealer then has a blackjack.</source>
        <translation>ハンドの最初の2枚の合計が20なら勝ちです。同スート、同ランク、同じカード、クイーン同士なら配当が増え、さらにディーラーがブラックジャックなら最も高くなります。</translation>
    </message>
    <message>
        <source>Royal match</source>
        <translation>ロイヤルマッチ</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand are of one suit, and more if they are king and queen of it.</source>
        <translation>ハンドの最初の2枚が同スートなら勝ちです。そのスートのキングとクイーンなら配当が増えます。</translation>
    </message>
    <message>
        <source>Player&apos;s blackjack</source>
        <translation>プレイヤーのブラックジャック</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand are a blackjack; more if they are of one suit, or ace and jack of it.</source>
        <translation>ハンドの最初の2枚がブラックジャックなら勝ちです。同スート、またはそのスートのエースとジャックなら配当が増えます。</translation>
    </message>
    <message>
        <source>Dealer&apos;s total</source>
        <translation>ディーラーの合計</translation>
    </message>
    <message>
        <source>Pays on the total that the dealer&apos;s finished hand has. A blackjack counts as 21 where it isn&apos;t listed itself.</source>
        <translation>ディーラーの最終ハンドの合計に賭けます。ブラックジャックは、配当表になければ21として数えます。</translation>
    </message>
    <message>
        <source>Bad beat</source>
        <translation>バッドビート</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand are 20 and the dealer&apos;s finished hand is 21, or if both have a blackjack. How the hand is played doesn&apos;t matter.</source>
        <translation>ハンドの最初の2枚が20でディーラーの最終ハンドが21、または両者がブラックジャックなら勝ちです。ハンドのプレイの仕方は関係ありません。</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>ペア</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>ペア</translation>
    </message>
    <message>
        <source>Dealer bust by a ten-value card</source>
        <translation>10点のカードでのディーラーバスト</translation>
    </message>
    <message>
        <source>dealer bust by a ten-value card</source>
        <translation>10点のカードでのディーラーバスト</translation>
    </message>
    <message>
        <source>Dealer bust by a nine</source>
        <translation>9でのディーラーバスト</translation>
    </message>
    <message>
        <source>dealer bust by a nine</source>
        <translation>9でのディーラーバスト</translation>
    </message>
    <message>
        <source>Dealer bust by an eight</source>
        <translation>8でのディーラーバスト</translation>
    </message>
    <message>
        <source>dealer bust by an eight</source>
        <translation>8でのディーラーバスト</translation>
    </message>
    <message>
        <source>Dealer bust by a seven</source>
        <translation>7でのディーラーバスト</translation>
    </message>
    <message>
        <source>dealer bust by a seven</source>
        <translation>7でのディーラーバスト</translation>
    </message>
    <message>
        <source>Dealer bust by a six</source>
        <translation>6でのディーラーバスト</translation>
    </message>
    <message>
        <source>dealer bust by a six</source>
        <translation>6でのディーラーバスト</translation>
    </message>
    <message>
        <source>Dealer bust, third card a ten-value card</source>
        <translation>ディーラーバスト、3枚目が10点のカード</translation>
    </message>
    <message>
        <source>dealer bust by a ten-value card as third card</source>
        <translation>3枚目の10点のカードでのディーラーバスト</translation>
    </message>
    <message>
        <source>Dealer bust, third card a nine</source>
        <translation>ディーラーバスト、3枚目が9</translation>
    </message>
    <message>
        <source>dealer bust by a nine as third card</source>
        <translation>3枚目の9でのディーラーバスト</translation>
    </message>
    <message>
        <source>Dealer bust, third card an eight</source>
        <translation>ディーラーバスト、3枚目が8</translation>
    </message>
    <message>
        <source>dealer bust by an eight as third card</source>
        <translation>3枚目の8でのディーラーバスト</translation>
    </message>
    <message>
        <source>Dealer bust, third card a seven</source>
        <translation>ディーラーバスト、3枚目が7</translation>
    </message>
    <message>
        <source>dealer bust by a seven as third card</source>
        <translation>3枚目の7でのディーラーバスト</translation>
    </message>
    <message>
        <source>Dealer bust, third card a six</source>
        <translation>ディーラーバスト、3枚目が6</translation>
    </message>
    <message>
        <source>dealer bust by a six as third card</source>
        <translation>3枚目の6でのディーラーバスト</translation>
    </message>
    <message>
        <source>Dealer bust, 7 cards, against a blackjack</source>
        <translation>ディーラーバスト、7枚、ブラックジャックに対して</translation>
    </message>
    <message>
        <source>dealer bust with 7 cards against a blackjack</source>
        <translation>ブラックジャックに対する7枚でのディーラーバスト</translation>
    </message>
    <message>
        <source>Dealer bust, 8 cards or more, against a blackjack</source>
        <translation>ディーラーバスト、8枚以上、ブラックジャックに対して</translation>
    </message>
    <message>
        <source>dealer bust with 8 cards or more against a blackjack</source>
        <translation>ブラックジャックに対する8枚以上でのディーラーバスト</translation>
    </message>
    <message>
        <source>Under 13</source>
        <translation>13より下</translation>
    </message>
    <message>
        <source>under 13</source>
        <translation>13より下</translation>
    </message>
    <message>
        <source>Over 13</source>
        <translation>13より上</translation>
    </message>
    <message>
        <source>over 13</source>
        <translation>13より上</translation>
    </message>
    <message>
        <source>Exactly 13</source>
        <translation>ちょうど13</translation>
    </message>
    <message>
        <source>exactly 13</source>
        <translation>ちょうど13</translation>
    </message>
    <message>
        <source>Any 20</source>
        <translation>任意の20</translation>
    </message>
    <message>
        <source>any 20</source>
        <translation>任意の20</translation>
    </message>
    <message>
        <source>Suited 20</source>
        <translation>スーテッド20</translation>
    </message>
    <message>
        <source>suited 20</source>
        <translation>スーテッド20</translation>
    </message>
    <message>
        <source>20 of one rank</source>
        <translation>同ランクの20</translation>
    </message>
    <message>
        <source>Matched 20</source>
        <translation>同じカードの20</translation>
    </message>
    <message>
        <source>matched 20</source>
        <translation>同じカードの20</translation>
    </message>
    <message>
        <source>Two queens</source>
        <translation>クイーン2枚</translation>
    </message>
    <message>
        <source>two queens</source>
        <translation>クイーン2枚</translation>
    </message>
    <message>
        <source>Two queens of hearts</source>
        <translation>ハートのクイーン2枚</translation>
    </message>
    <message>
        <source>two queens of hearts</source>
        <translation>ハートのクイーン2枚</translation>
    </message>
    <message>
        <source>Two queens, dealer&apos;s blackjack</source>
        <translation>クイーン2枚、ディーラーのブラックジャック</translation>
    </message>
    <message>
        <source>two queens against the dealer&apos;s blackjack</source>
        <translation>ディーラーのブラックジャックに対するクイーン2枚</translation>
    </message>
    <message>
        <source>Two queens of hearts, dealer&apos;s blackjack</source>
        <translation>ハートのクイーン2枚、ディーラーのブラックジャック</translation>
    </message>
    <message>
        <source>two queens of hearts against the dealer&apos;s blackjack</source>
        <translation>ディーラーのブラックジャックに対するハートのクイーン2枚</translation>
    </message>
    <message>
        <source>Cards of one suit</source>
        <translation>同スートの2枚</translation>
    </message>
    <message>
        <source>cards of one suit</source>
        <translation>同スートの2枚</translation>
    </message>
    <message>
        <source>King and queen of one suit</source>
        <translation>同スートのキングとクイーン</translation>
    </message>
    <message>
        <source>king and queen of one suit</source>
        <translation>同スートのキングとクイーン</translation>
    </message>
    <message>
        <source>player&apos;s blackjack</source>
        <translation>プレイヤーのブラックジャック</translation>
    </message>
    <message>
        <source>Blackjack of one suit</source>
        <translation>同スートのブラックジャック</translation>
    </message>
    <message>
        <source>blackjack of one suit</source>
        <translation>同スートのブラックジャック</translation>
    </message>
    <message>
        <source>Ace and jack of one suit</source>
        <translation>同スートのエースとジャック</translation>
    </message>
    <message>
        <source>ace and jack of one suit</source>
        <translation>同スートのエースとジャック</translation>
    </message>
    <message>
        <source>Dealer 17</source>
        <translation>ディーラー17</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 17</source>
        <translation>ディーラーの合計17</translation>
    </message>
    <message>
        <source>Dealer 18</source>
        <translation>ディーラー18</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 18</source>
        <translation>ディーラーの合計18</translation>
    </message>
    <message>
        <source>Dealer 19</source>
        <translation>ディーラー19</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 19</source>
        <translation>ディーラーの合計19</translation>
    </message>
    <message>
        <source>Dealer 20</source>
        <translation>ディーラー20</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 20</source>
        <translation>ディーラーの合計20</translation>
    </message>
    <message>
        <source>Dealer 21</source>
        <translation>ディーラー21</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 21</source>
        <translation>ディーラーの合計21</translation>
    </message>
    <message>
        <source>Dealer&apos;s blackjack</source>
        <translation>ディーラーのブラックジャック</translation>
    </message>
    <message>
        <source>dealer&apos;s blackjack</source>
        <translation>ディーラーのブラックジャック</translation>
    </message>
    <message>
        <source>Dealer 22</source>
        <translation>ディーラー22</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 22</source>
        <translation>ディーラーの合計22</translation>
    </message>
    <message>
        <source>20 against dealer&apos;s 21</source>
        <translation>ディーラーの21に対する20</translation>
    </message>
    <message>
        <source>20 against the dealer&apos;s 21</source>
        <translation>ディーラーの21に対する20</translation>
    </message>
    <message>
        <source>20 against dealer&apos;s blackjack</source>
        <translation>ディーラーのブラックジャックに対する20</translation>
    </message>
    <message>
        <source>20 against the dealer&apos;s blackjack</source>
        <translation>ディーラーのブラックジャックに対する20</translation>
    </message>
    <message>
        <source>Blackjack against dealer&apos;s blackjack</source>
        <translation>ディーラーのブラックジャックに対するブラックジャック</translation>
    </message>
    <message>
        <source>blackjack against the dealer&apos;s blackjack</source>
        <translation>ディーラーのブラックジャックに対するブラックジャック</translation>
    </message>
    <message>
        <source>round</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>No number of cards wins by itself.</source>
        <translation>枚数だけで勝ちになることはありません。</translation>
    </message>
    <message>
        <source>Split aces can&apos;t be resplit.</source>
        <translation>スプリットしたエースは再スプリットできません。</translation>
    </message>
    <message>
        <source>A pair becomes at most three hands.</source>
        <translation>1つのペアから作れるのは3ハンドまでです。</translation>
    </message>
    <message>
        <source>&quot;at-once&quot; needs a peek, or a blackjack that takes all (&quot;dealer.blackjackTakes&quot;)</source>
        <translation>&quot;at-once&quot;にするには、ピークがあるか、ブラックジャックがすべてを取る必要があります（&quot;dealer.blackjackTakes&quot;）</translation>
    </message>
    <message>
        <source>{} is not a house edge; a percentage with its digits, such as &quot;0.53%&quot;, is needed</source>
        <translation>{}はハウスエッジではありません。&quot;0.53%&quot;のように桁を含む百分率が必要です</translation>
    </message>
    <message>
        <source>a deal that isn&apos;t under way ends</source>
        <translation>行われていない配札が終わっています</translation>
    </message>
    <message>
        <source>The dealer&apos;s second card is drawn only when the hands have been played.</source>
        <translation>ディーラーの2枚目は、ハンドのプレイが終わってから引きます。</translation>
    </message>
    <message>
        <source>Dealer&apos;s first two cards</source>
        <translation>ディーラーの最初の2枚</translation>
    </message>
    <message>
        <source>Wins if the dealer&apos;s first two cards are of one suit, king and queen of it, or a pair: of any colours, of one colour, or of one suit. What the dealer draws doesn&apos;t matter.</source>
        <translation>ディーラーの最初の2枚が、同スート、そのスートのキングとクイーン、またはペア（色を問わない、同色、同スート）なら勝ちです。ディーラーがその後に引くカードは関係ありません。</translation>
    </message>
    <message>
        <source>First two cards of both hands</source>
        <translation>両ハンドの最初の2枚</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards of one suit</source>
        <translation>ディーラーの同スートの2枚</translation>
    </message>
    <message>
        <source>dealer&apos;s cards of one suit</source>
        <translation>ディーラーの同スートの2枚</translation>
    </message>
    <message>
        <source>Dealer&apos;s pair</source>
        <translation>ディーラーのペア</translation>
    </message>
    <message>
        <source>dealer&apos;s pair</source>
        <translation>ディーラーのペア</translation>
    </message>
    <message>
        <source>Dealer&apos;s pair of one colour</source>
        <translation>ディーラーのカラーペア</translation>
    </message>
    <message>
        <source>dealer&apos;s pair of one colour</source>
        <translation>ディーラーのカラーペア</translation>
    </message>
    <message>
        <source>Dealer&apos;s pair of one suit</source>
        <translation>ディーラーのパーフェクトペア</translation>
    </message>
    <message>
        <source>dealer&apos;s pair of one suit</source>
        <translation>ディーラーのパーフェクトペア</translation>
    </message>
    <message>
        <source>Dealer&apos;s king and queen of one suit</source>
        <translation>ディーラーの同スートのキングとクイーン</translation>
    </message>
    <message>
        <source>dealer&apos;s king and queen of one suit</source>
        <translation>ディーラーの同スートのキングとクイーン</translation>
    </message>
    <message>
        <source>Both hands of one suit</source>
        <translation>両ハンドとも同スート</translation>
    </message>
    <message>
        <source>both hands of one suit</source>
        <translation>両ハンドとも同スート</translation>
    </message>
    <message>
        <source>Both hands 20</source>
        <translation>両ハンドとも20</translation>
    </message>
    <message>
        <source>both hands 20</source>
        <translation>両ハンドとも20</translation>
    </message>
    <message>
        <source>Both hands pairs</source>
        <translation>両ハンドともペア</translation>
    </message>
    <message>
        <source>both hands pairs</source>
        <translation>両ハンドともペア</translation>
    </message>
    <message>
        <source>Both hands blackjacks of one suit</source>
        <translation>両ハンドとも同スートのブラックジャック</translation>
    </message>
    <message>
        <source>both hands blackjacks of one suit</source>
        <translation>両ハンドとも同スートのブラックジャック</translation>
    </message>
    <message>
        <source>Both hands pairs of one suit</source>
        <translation>両ハンドともパーフェクトペア</translation>
    </message>
    <message>
        <source>both hands pairs of one suit</source>
        <translation>両ハンドともパーフェクトペア</translation>
    </message>
    <message>
        <source>Both hands king and queen of one suit</source>
        <translation>両ハンドとも同スートのキングとクイーン</translation>
    </message>
    <message>
        <source>both hands king and queen of one suit</source>
        <translation>両ハンドとも同スートのキングとクイーン</translation>
    </message>
    <message>
        <source>The same blackjack of one suit in both hands</source>
        <translation>両ハンドが同じカードの同スートブラックジャック</translation>
    </message>
    <message>
        <source>the same blackjack of one suit in both hands</source>
        <translation>両ハンドが同じカードの同スートブラックジャック</translation>
    </message>
    <message>
        <source>is missing: both of the dealer&apos;s cards are face up</source>
        <translation>ありません。ディーラーのカードは2枚とも表向きです</translation>
    </message>
    <message>
        <source>turns end that aren&apos;t under way</source>
        <translation>行われていない手番が終わっています</translation>
    </message>
    <message>
        <source>Both of the dealer&apos;s cards are dealt face up.</source>
        <translation>ディーラーのカードは2枚とも表向きに配られます。</translation>
    </message>
    <message>
        <source>the house stakes hands of free splits only, all but the first</source>
        <translation>ハウスが賭け金を出すのは、フリースプリットの最初以外のハンドだけです</translation>
    </message>
    <message>
        <source>there is none: the dealer gets the second card after the hands</source>
        <translation>ホールカードはありません。ディーラーの2枚目はハンドのプレイ後に配られます</translation>
    </message>
    <message>
        <source>A blackjack of one suit pays no more than others.</source>
        <translation>同スートのブラックジャックの配当は、ほかと変わりません。</translation>
    </message>
    <message>
        <source>Hands are given up early, with their first two cards.</source>
        <translation>ハンドを降りるのはアーリー、つまり最初の2枚のときです。</translation>
    </message>
    <message>
        <source>With fewer cards a hand has ended as a Charlie.</source>
        <translation>それより少ない枚数で、ハンドはチャーリーとして終わっています。</translation>
    </message>
    <message>
        <source>Where a dealer&apos;s blackjack found late doesn&apos;t take every stake, only the first two cards may be surrendered.</source>
        <translation>後から判明したディーラーのブラックジャックがすべての賭け金を取るのでなければ、サレンダーできるのは最初の2枚だけです。</translation>
    </message>
    <message>
        <source>Every double is free, and what the house stakes stays as it is.</source>
        <translation>ダブルはすべて無料で、ハウスの賭け金はそのまま残ります。</translation>
    </message>
    <message>
        <source>No card makes 10 or 11 of a hand that has one of them already.</source>
        <translation>10か11のハンドは、次のカードで再び10か11にはなりません。</translation>
    </message>
    <message>
        <source>Where a dealer&apos;s blackjack found late doesn&apos;t take every stake, a hand is doubled only once.</source>
        <translation>後から判明したディーラーのブラックジャックがすべての賭け金を取るのでなければ、ダブルは1ハンドにつき1回だけです。</translation>
    </message>
    <message>
        <source>Where a dealer&apos;s blackjack found late takes the first stake alone, a doubled hand always stands.</source>
        <translation>後から判明したディーラーのブラックジャックが最初の賭け金だけを取るなら、ダブルしたハンドは必ずスタンドします。</translation>
    </message>
    <message>
        <source>No hand is surrendered to a dealer who may have a blackjack.</source>
        <translation>ブラックジャックかもしれないディーラーに対してサレンダーすることはありません。</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand and the dealer&apos;s first two cards are alike: of the same total, both of one suit (each of its own), both 20, both pairs, both blackjacks of one suit, or both king and queen of one suit. What anyone draws doesn&apos;t matter.</source>
        <translation>ハンドの最初の2枚とディーラーの最初の2枚がそろえば勝ちです。どちらも同じ合計、どちらも同スート（スートは別でもよい）、どちらも20、どちらもペア、どちらも同スートのブラックジャック、またはどちらも同スートのキングとクイーンです。その後に引くカードは関係ありません。</translation>
    </message>
    <message>
        <source>Both hands the same total</source>
        <translation>両ハンドとも同じ合計</translation>
    </message>
    <message>
        <source>both hands the same total</source>
        <translation>両ハンドとも同じ合計</translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message>
        <source>Fairness</source>
        <translation>公平性</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>しくみ</translation>
    </message>
    <message>
        <source>Shoes or the method</source>
        <translation>シューまたはしくみ</translation>
    </message>
    <message>
        <source>Shoes</source>
        <translation>シュー</translation>
    </message>
</context>
<context>
    <name>FigureTable</name>
    <message>
        <source>%1, figures</source>
        <comment>the table behind a picture</comment>
        <translation>%1、数値</translation>
    </message>
</context>
<context>
    <name>FileWriter</name>
    <message>
        <source>Writing… %1%</source>
        <translation>書き出し中… %1%</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>FilterNameDialog</name>
    <message>
        <source>Save these filters</source>
        <translation>これらのフィルターを保存</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>There is no room for another. Delete one first, or replace one by its name.</source>
        <translation>これ以上は保存できません。先にどれかを削除するか、同じ名前で置き換えてください。</translation>
    </message>
</context>
<context>
    <name>FinishedShoeRow</name>
    <message>
        <source>Shoe %1, %2, %3</source>
        <translation>シュー%1、%2、%3</translation>
    </message>
    <message>
        <source>Shoe %1 · %2</source>
        <translation>シュー%1 · %2</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>検証済み</translation>
    </message>
    <message>
        <source>doesn&apos;t match</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>検証</translation>
    </message>
    <message>
        <source>Verify shoe %1</source>
        <translation>シュー%1を検証</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>コミットメント</translation>
    </message>
    <message>
        <source>Copy commitment</source>
        <translation>コミットメントをコピー</translation>
    </message>
    <message>
        <source>Copied commitment</source>
        <translation>コミットメントをコピーしました</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Copy seed</source>
        <translation>シードをコピー</translation>
    </message>
    <message>
        <source>Copied seed</source>
        <translation>シードをコピーしました</translation>
    </message>
    <message>
        <source>Client seed</source>
        <translation>クライアントシード</translation>
    </message>
    <message>
        <source>Copy client seed</source>
        <translation>クライアントシードをコピー</translation>
    </message>
    <message>
        <source>Copied client seed</source>
        <translation>クライアントシードをコピーしました</translation>
    </message>
    <message>
        <source>Shoe %1, %2, %3, %4</source>
        <translation>シュー%1、%2、%3、%4</translation>
    </message>
    <message>
        <source>can&apos;t be checked</source>
        <translation>検証不能</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Lnラウンド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show the %Ln rounds of shoe %1</source>
        <translation>
            <numerusform>シュー%1の%Lnラウンドを表示</numerusform>
        </translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation>計算してみる</translation>
    </message>
    <message>
        <source>Work out shoe %1, step by step</source>
        <translation>シュー%1を順を追って計算</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Copy shoe %1 as JSON</source>
        <translation>シュー%1をJSONでコピー</translation>
    </message>
</context>
<context>
    <name>FirstStart</name>
    <message>
        <source>Welcome to Open Shoe</source>
        <translation>Open Shoeへようこそ</translation>
    </message>
    <message>
        <source>Start with %1</source>
        <translation>%1で始める</translation>
    </message>
    <message>
        <source>Don&apos;t show this again</source>
        <translation>次回から表示しない</translation>
    </message>
    <message>
        <source>What this is</source>
        <translation>Open Shoeについて</translation>
    </message>
    <message>
        <source>Blackjack by the rules of real casinos, for play money. Every round is kept, so you can look it up, replay it and review it.</source>
        <translation>実在のカジノのルールで楽しむ、プレイマネーのブラックジャックです。すべてのラウンドが記録され、あとから調べたり、再生したり、見直したりできます。</translation>
    </message>
    <message>
        <source>Your wallets</source>
        <translation>ウォレット</translation>
    </message>
    <message>
        <source>Each game shows which one it uses.</source>
        <translation>どのウォレットで遊ぶかは、各ゲームに表示されます。</translation>
    </message>
    <message>
        <source>The coach</source>
        <translation>コーチ</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>コーチ</translation>
    </message>
    <message>
        <source>Tells you at the table what each play is worth.</source>
        <translation>それぞれのプレイの価値を、テーブル上で教えます。</translation>
    </message>
    <message>
        <source>Show me how to play</source>
        <translation>遊び方を見る</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Returns %1, published %2</source>
        <translation>還元率%1、公表値%2</translation>
    </message>
    <message>
        <source>Returns %1</source>
        <translation>還元率%1</translation>
    </message>
    <message>
        <source>Published return %1</source>
        <translation>公表還元率%1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1をプレイ</translation>
    </message>
    <message>
        <source>Resume %1</source>
        <translation>%1を続ける</translation>
    </message>
</context>
<context>
    <name>GameDrop</name>
    <message>
        <source>Drop rule files here to add them to your games, or a challenge to play it</source>
        <translation>ルールファイルをここにドロップするとゲームに追加、挑戦状ならプレイします</translation>
    </message>
</context>
<context>
    <name>GameLine</name>
    <message>
        <source>Your own</source>
        <translation>自分のゲーム</translation>
    </message>
    <message>
        <source>Opened from a file</source>
        <translation>ファイルから開いたゲーム</translation>
    </message>
    <message>
        <source>Hidden from the lobby</source>
        <translation>ロビーでは非表示</translation>
    </message>
    <message>
        <source>Can&apos;t be used</source>
        <translation>使用できません</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1をプレイ</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>%1を編集</translation>
    </message>
    <message>
        <source>More options for %1</source>
        <translation>%1のその他の操作</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Try %1 again</source>
        <translation>%1を再試行</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>フォルダーを表示</translation>
    </message>
    <message>
        <source>Show the folder of %1</source>
        <translation>%1のフォルダーを表示</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1を削除</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <translation>%1を元に戻す</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1の名前を変更</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Share as a file</source>
        <translation>ファイルとして共有</translation>
    </message>
    <message>
        <source>Rule file</source>
        <translation>ルールファイル</translation>
    </message>
    <message>
        <source>Import rule files</source>
        <translation>ルールファイルの取り込み</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Options for %1</source>
        <translation>%1の操作</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Edit the rules</source>
        <translation>ルールを編集</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上へ移動</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下へ移動</translation>
    </message>
    <message>
        <source>Show in the lobby</source>
        <translation>ロビーに表示</translation>
    </message>
    <message>
        <source>Hide from the lobby</source>
        <translation>ロビーで非表示</translation>
    </message>
    <message>
        <source>Share as a file…</source>
        <translation>ファイルとして共有…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Black Jack in Boxes</source>
        <comment>boxes</comment>
        <translation>ボックス・ブラックジャック</translation>
    </message>
    <message>
        <source>Classic Blackjack</source>
        <comment>classic</comment>
        <translation>クラシック・ブラックジャック</translation>
    </message>
    <message>
        <source>Deluxe Blackjack</source>
        <comment>deluxe</comment>
        <translation>デラックス・ブラックジャック</translation>
    </message>
    <message>
        <source>Down Under Blackjack</source>
        <comment>down-under</comment>
        <translation>ダウンアンダー・ブラックジャック</translation>
    </message>
    <message>
        <source>Premium Blackjack</source>
        <comment>premium</comment>
        <translation>プレミアム・ブラックジャック</translation>
    </message>
    <message>
        <source>Blackjack with the Rundown</source>
        <comment>rundown</comment>
        <translation>ラウンド履歴付きブラックジャック</translation>
    </message>
</context>
<context>
    <name>GamesSettings</name>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>ファイルを取り込む…</translation>
    </message>
    <message>
        <source>You can also drop a rule file anywhere on the window. Hiding a game only removes it from the lobby.</source>
        <translation>ルールファイルは、ウィンドウのどこにでもドロップできます。ここで非表示にしても、ロビーから消えるだけです。</translation>
    </message>
    <message>
        <source>Games rules variants own new table casino copy rename edit order hide lobby share import export take in file delete house edge</source>
        <translation>ゲーム ルール バリエーション 自作 テーブル カジノ コピー 名前 変更 編集 並べ替え 非表示 ロビー 共有 取り込み 読み込み 書き出し ファイル 削除 ハウスエッジ 新規</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>新しいゲーム…</translation>
    </message>
    <message>
        <source>New game with the rules of</source>
        <translation>次のルールで新しいゲーム</translation>
    </message>
</context>
<context>
    <name>GuideNote</name>
    <message>
        <source>How to play</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>End the guide</source>
        <translation>ガイドを終了</translation>
    </message>
</context>
<context>
    <name>HandDialog</name>
    <message>
        <source>Build a hand</source>
        <translation>手を組み立てる</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>ハンド</translation>
    </message>
    <message>
        <source>Up card</source>
        <translation>アップカード</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>判断</translation>
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
        <translation>対</translation>
    </message>
    <message>
        <source>on with</source>
        <extracomment>Words that say nothing when a hand is searched for, separated by spaces</extracomment>
        <translation>で</translation>
    </message>
    <message>
        <source>hard</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces</extracomment>
        <translation>ハード</translation>
    </message>
    <message>
        <source>soft</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: an ace counts 11</extracomment>
        <translation>ソフト</translation>
    </message>
    <message>
        <source>pair</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces</extracomment>
        <translation>ペア</translation>
    </message>
    <message>
        <source>hit</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: taking a card</extracomment>
        <translation>ヒット</translation>
    </message>
    <message>
        <source>stand</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces</extracomment>
        <translation>スタンド</translation>
    </message>
    <message>
        <source>double</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: doubling the stake</extracomment>
        <translation>ダブル</translation>
    </message>
    <message>
        <source>split</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: splitting a pair</extracomment>
        <translation>スプリット</translation>
    </message>
    <message>
        <source>surrender</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: giving up</extracomment>
        <translation>サレンダー</translation>
    </message>
    <message>
        <source>Type a hand like A7 v 9, 16 v 10, soft 18, pair 8 v 6 or double on 11.</source>
        <translation>「A7 vs 9」「16 vs 10」「ソフト 18」「ペア 8 vs 6」「ダブル 11」のように入力してください。</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
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
        <translation>%1。押すと変更できます。</translation>
    </message>
    <message>
        <source>Change the stake and the rounds</source>
        <translation>賭け金とラウンド数を変更</translation>
    </message>
    <message>
        <source>What an hour is reckoned with</source>
        <translation>1時間の計算の前提</translation>
    </message>
    <message>
        <source>Stake a round</source>
        <translation>1ラウンドの賭け金</translation>
    </message>
    <message>
        <source>Rounds an hour</source>
        <translation>1時間のラウンド数</translation>
    </message>
    <message>
        <source>Kept for all pages. The stake counts in every game with this currency, as far as its limits allow.</source>
        <translation>すべてのページで使われます。賭け金はこの通貨のすべてのゲームに、そのリミットの範囲で適用されます。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
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
        <translation>Insert</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Delete</translation>
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
        <translation>Page Up</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
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
        <translation>初期設定と異なるキーです。</translation>
    </message>
    <message>
        <source>Change the key: %1</source>
        <translation>キーを変更: %1</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>More options for %1</source>
        <translation>%1のその他の操作</translation>
    </message>
</context>
<context>
    <name>KeyMenu</name>
    <message>
        <source>Options for %1</source>
        <translation>%1の操作</translation>
    </message>
    <message>
        <source>Change the key…</source>
        <translation>キーを変更…</translation>
    </message>
    <message>
        <source>Add a key…</source>
        <translation>キーを追加…</translation>
    </message>
    <message>
        <source>Remove its keys</source>
        <translation>キーを解除</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
</context>
<context>
    <name>KeyPrompt</name>
    <message>
        <source>Key for “%1”</source>
        <translation>「%1」のキー</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Press the key for “%1”. Esc keeps the current one.</source>
        <translation>「%1」に使うキーを押してください。Escで変更せずに閉じます。</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>新しいキーを押してください</translation>
    </message>
    <message>
        <source>Esc keeps the current one.</source>
        <translation>Escで変更せずに閉じます。</translation>
    </message>
</context>
<context>
    <name>KeySettings</name>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>What each key does</source>
        <translation>各キーの働き</translation>
    </message>
    <message>
        <source>Press one to give it another key.</source>
        <translation>キーを押すと、割り当てを変更できます。</translation>
    </message>
    <message>
        <source>%1 shows all of them at once.</source>
        <translation>%1でキーの一覧を表示します。</translation>
    </message>
    <message>
        <source>Hide the keys</source>
        <translation>キーを隠す</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>キーを変更</translation>
    </message>
    <message>
        <source>Reassign it</source>
        <translation>割り当て直す</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>変更しない</translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>Playing</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>ベット</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>In lists</source>
        <translation>一覧</translation>
    </message>
    <message>
        <source>Rundown</source>
        <translation>ラウンド履歴</translation>
    </message>
    <message>
        <source>List of games</source>
        <translation>ゲーム一覧</translation>
    </message>
    <message>
        <source>Editing rules</source>
        <translation>ルールの編集</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>どこでも</translation>
    </message>
    <message>
        <source>Go to spot 1 to 7</source>
        <translation>スポット1～7へ移動</translation>
    </message>
    <message>
        <source>Minimum, maximum, half or twice the stake on the spot</source>
        <translation>スポットの賭け金を最低、最高、半分、2倍に</translation>
    </message>
    <message>
        <source>Double (hand or stakes)</source>
        <translation>ダブル（ベット時は賭け金を2倍）</translation>
    </message>
    <message>
        <source>Surrender, give up</source>
        <translation>サレンダー、降りる</translation>
    </message>
    <message>
        <source>Choose insurance or even money hand by hand</source>
        <translation>インシュランスやイーブンマネーをハンドごとに選ぶ</translation>
    </message>
    <message>
        <source>Follow a double or split</source>
        <translation>ダブルやスプリットに乗る</translation>
    </message>
    <message>
        <source>No; after the round, change the bets</source>
        <translation>いいえ（ラウンド後はベット変更）</translation>
    </message>
    <message>
        <source>Ask the coach</source>
        <translation>コーチに聞く</translation>
    </message>
    <message>
        <source>Deal or deal again; while cards move, show all at once</source>
        <translation>ディール、もう一度（カードの移動中はすべて表示）</translation>
    </message>
    <message>
        <source>Review the last round</source>
        <translation>直前のラウンドを見直す</translation>
    </message>
    <message>
        <source>Repeat the last stakes</source>
        <translation>前回のベットを繰り返す</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Go to spot 1</source>
        <translation>スポット1へ移動</translation>
    </message>
    <message>
        <source>Go to spot 2</source>
        <translation>スポット2へ移動</translation>
    </message>
    <message>
        <source>Go to spot 3</source>
        <translation>スポット3へ移動</translation>
    </message>
    <message>
        <source>Go to spot 4</source>
        <translation>スポット4へ移動</translation>
    </message>
    <message>
        <source>Go to spot 5</source>
        <translation>スポット5へ移動</translation>
    </message>
    <message>
        <source>Go to spot 6</source>
        <translation>スポット6へ移動</translation>
    </message>
    <message>
        <source>Go to spot 7</source>
        <translation>スポット7へ移動</translation>
    </message>
    <message>
        <source>Put a chip on the spot</source>
        <translation>スポットにチップを置く</translation>
    </message>
    <message>
        <source>Take a chip off the spot</source>
        <translation>スポットからチップを取る</translation>
    </message>
    <message>
        <source>Next spot or side bet</source>
        <translation>次の場所へ（スポットとサイドベット）</translation>
    </message>
    <message>
        <source>Type an amount for the spot</source>
        <translation>スポットの金額を入力</translation>
    </message>
    <message>
        <source>Minimum stake on the spot</source>
        <translation>スポットの賭け金を最低に</translation>
    </message>
    <message>
        <source>Maximum stake on the spot</source>
        <translation>スポットの賭け金を最高に</translation>
    </message>
    <message>
        <source>Half the stake on the spot</source>
        <translation>スポットの賭け金を半分に</translation>
    </message>
    <message>
        <source>Twice the stake on the spot</source>
        <translation>スポットの賭け金を2倍に</translation>
    </message>
    <message>
        <source>See and change the rules</source>
        <translation>ルールの表示と変更</translation>
    </message>
    <message>
        <source>Pause or resume the table</source>
        <translation>テーブルを待たせる、再開する</translation>
    </message>
    <message>
        <source>Show or hide the Rundown</source>
        <translation>ラウンド履歴の表示と非表示</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>サウンドのオンとオフ</translation>
    </message>
    <message>
        <source>Play, pause</source>
        <translation>再生、一時停止</translation>
    </message>
    <message>
        <source>Back one step</source>
        <translation>1場面戻る</translation>
    </message>
    <message>
        <source>Forward one step</source>
        <translation>1場面進む</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>速く</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>遅く</translation>
    </message>
    <message>
        <source>Verify the shoe</source>
        <translation>シューを検証</translation>
    </message>
    <message>
        <source>The same cards in other games</source>
        <translation>同じカードをほかのゲームで</translation>
    </message>
    <message>
        <source>Stop the replay</source>
        <translation>再生を終了</translation>
    </message>
    <message>
        <source>Next or previous row</source>
        <translation>行を移動</translation>
    </message>
    <message>
        <source>Options for the row</source>
        <translation>行に対する操作</translation>
    </message>
    <message>
        <source>Change the key, in the list of keys</source>
        <translation>キーを変更（キーの一覧で）</translation>
    </message>
    <message>
        <source>Open and close the round</source>
        <translation>ラウンドを開閉</translation>
    </message>
    <message>
        <source>Replay the round</source>
        <translation>ラウンドを再生</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上へ移動</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下へ移動</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>Scroll down the rules</source>
        <translation>ルールを下へ</translation>
    </message>
    <message>
        <source>Scroll up the rules</source>
        <translation>ルールを上へ</translation>
    </message>
    <message>
        <source>Leave the editor</source>
        <translation>編集を終了</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>キーの一覧</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面表示</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Next or previous control</source>
        <translation>次または前の項目へ</translation>
    </message>
    <message>
        <source>Search the page</source>
        <translation>ページ内を検索</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Next larger chip</source>
        <translation>一つ大きいチップ</translation>
    </message>
    <message>
        <source>Next smaller chip</source>
        <translation>一つ小さいチップ</translation>
    </message>
    <message>
        <source>How to play, next step</source>
        <translation>遊び方、次のステップ</translation>
    </message>
    <message>
        <source>Say what your count is, when the table asks</source>
        <translation>テーブルに尋ねられたらカウントを答える</translation>
    </message>
</context>
<context>
    <name>LanguageSettings</name>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>translation tongue locale</source>
        <translation>翻訳 言葉 ロケール</translation>
    </message>
    <message>
        <source>Playing terms in English</source>
        <translation>プレイ用語を英語にする</translation>
    </message>
    <message>
        <source>Hit, Stand, Split and so on, as they are called at tables all over the world.</source>
        <translation>Hit、Stand、Splitなど、世界中のテーブルでの呼び方にします。</translation>
    </message>
    <message>
        <source>terms vocabulary words jargon english hit stand split double</source>
        <translation>用語 語彙 言葉 専門用語 英語 ヒット スタンド スプリット ダブル</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <comment>what the language of this file calls itself</comment>
        <translation>日本語</translation>
    </message>
</context>
<context>
    <name>LimitsSettings</name>
    <message>
        <source>Play limits loss lose stake money time a day remind reminder break pause stop exclude exclusion self-exclusion today limit responsible</source>
        <translation>プレイ制限 損失 負け 賭け金 お金 時間 1日 リマインダー 通知 休憩 一時停止 停止 自己排除 除外 今日 上限 責任</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>15 minutes</source>
        <translation>15分</translation>
    </message>
    <message>
        <source>30 minutes</source>
        <translation>30分</translation>
    </message>
    <message>
        <source>45 minutes</source>
        <translation>45分</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1時間</translation>
    </message>
    <message>
        <source>1½ hours</source>
        <translation>1時間半</translation>
    </message>
    <message>
        <source>2 hours</source>
        <translation>2時間</translation>
    </message>
    <message>
        <source>3 hours</source>
        <translation>3時間</translation>
    </message>
    <message>
        <source>4 hours</source>
        <translation>4時間</translation>
    </message>
    <message>
        <source>6 hours</source>
        <translation>6時間</translation>
    </message>
    <message>
        <source>8 hours</source>
        <translation>8時間</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>しない</translation>
    </message>
    <message>
        <source>Every 10 minutes</source>
        <translation>10分ごと</translation>
    </message>
    <message>
        <source>Every 15 minutes</source>
        <translation>15分ごと</translation>
    </message>
    <message>
        <source>Every 20 minutes</source>
        <translation>20分ごと</translation>
    </message>
    <message>
        <source>Every 30 minutes</source>
        <translation>30分ごと</translation>
    </message>
    <message>
        <source>Every 45 minutes</source>
        <translation>45分ごと</translation>
    </message>
    <message>
        <source>Every hour</source>
        <translation>1時間ごと</translation>
    </message>
    <message>
        <source>Play limits</source>
        <translation>プレイ制限</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Limits of %1</source>
        <translation>%1の制限</translation>
    </message>
    <message>
        <source>Lowering a limit takes effect at once; raising or removing one takes a day. A round in progress is played to the end, doubles, splits and insurance included.</source>
        <translation>上限を下げる変更はすぐに有効になり、上げる変更や解除は1日後に有効になります。始まったラウンドは、必要な追加の賭け金も含めて最後までプレイできます。</translation>
    </message>
    <message>
        <source>Currency of the limits</source>
        <translation>制限の通貨</translation>
    </message>
    <message>
        <source>Daily loss limit</source>
        <translation>1日の損失の上限</translation>
    </message>
    <message>
        <source>Daily stake limit</source>
        <translation>1日の賭け金の上限</translation>
    </message>
    <message>
        <source>Daily time limit</source>
        <translation>1日のプレイ時間の上限</translation>
    </message>
    <message>
        <source>Remind me</source>
        <translation>リマインダー</translation>
    </message>
    <message>
        <source>Between rounds the table shows the time played and the net result.</source>
        <translation>ラウンドの合間に、プレイ時間と収支を知らせます。</translation>
    </message>
    <message>
        <source>Take a break</source>
        <translation>休憩する</translation>
    </message>
    <message>
        <source>Nothing is dealt until it is over.</source>
        <translation>休憩が終わるまで、カードは配られません。</translation>
    </message>
    <message>
        <source>12 hours</source>
        <translation>12時間</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1日</translation>
    </message>
    <message>
        <source>3 days</source>
        <translation>3日</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7日</translation>
    </message>
    <message>
        <source>Exclude yourself from play</source>
        <translation>プレイの自己排除</translation>
    </message>
    <message>
        <source>A longer break, on this computer and for every account here.</source>
        <translation>より長い休憩です。このコンピューターで、すべてのアカウントに適用されます。</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30日</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90日</translation>
    </message>
    <message>
        <source>Half a year</source>
        <translation>半年</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1年</translation>
    </message>
    <message>
        <source>5 years</source>
        <translation>5年</translation>
    </message>
    <message>
        <source>Exclude yourself until %1?</source>
        <translation>%1まで自己排除しますか？</translation>
    </message>
    <message>
        <source>Take a break until %1?</source>
        <translation>%1まで休憩しますか？</translation>
    </message>
    <message>
        <source>Exclude me</source>
        <translation>自己排除する</translation>
    </message>
    <message>
        <source>Take the break</source>
        <translation>休憩する</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>It can&apos;t be ended or shortened: not by any setting, another account or changing the clock while the computer is running. Other data folders on this computer observe it too. What the program can&apos;t see: another computer, another user of this one, files deleted by hand, or a clock that is wrong after a restart and stays wrong.</source>
        <translation>設定の変更、別のアカウントの使用、コンピューターの動作中の時計の変更などによって、終了や短縮をすることはできません。このコンピューターで開く別のデータフォルダーにも適用されます。ただし、別のコンピューター、このコンピューターの別のユーザー、手作業で削除されたファイル、再起動後ずっと狂ったままの時計までは把握できません。</translation>
    </message>
</context>
<context>
    <name>LimitsSign</name>
    <message>
        <source>Limits: %1</source>
        <translation>制限: %1</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>制限</translation>
    </message>
</context>
<context>
    <name>ListedChoice</name>
    <message>
        <source>None chosen</source>
        <translation>選択なし</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n件選択</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Choose a table</source>
        <translation>テーブルを選択</translation>
    </message>
    <message>
        <source>Play money. Every shuffle is fixed before you bet, and anyone can check it.</source>
        <translation>プレイマネーのゲームです。シャッフルはすべてベット前に確定し、誰でも検証できます。</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>ゲームを検索</translation>
    </message>
    <message>
        <source>No game matches “%1”.</source>
        <translation>「%1」というゲームはありません。</translation>
    </message>
    <message>
        <source>Every game is hidden. You can show them again on the Settings page.</source>
        <translation>すべてのゲームが非表示です。設定ページで再表示できます。</translation>
    </message>
    <message>
        <source>Opening the books…</source>
        <translation>帳簿を開いています…</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The log can&apos;t be written; play goes on without it. %1: %2</source>
        <translation>ログを書き込めません。プレイはこのまま続けられます。%1: %2</translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>Each game&apos;s own</source>
        <translation>ゲームごと</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>2色</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>4色</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>System follows the desktop.</source>
        <translation>「システム」はデスクトップの設定に従います。</translation>
    </message>
    <message>
        <source>colors scheme theme appearance dark light mode night day</source>
        <translation>色 配色 テーマ 外観 ダーク ライト モード 暗い 明るい 夜 昼</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字サイズ</translation>
    </message>
    <message>
        <source>Follows the desktop until you choose here.</source>
        <translation>ここで選ぶまでは、デスクトップの設定に従います。</translation>
    </message>
    <message>
        <source>font letters zoom scale bigger smaller large</source>
        <translation>フォント 文字 字 拡大 縮小 ズーム 大きく 小さく 大きさ</translation>
    </message>
    <message>
        <source>Interface size</source>
        <translation>画面の表示サイズ</translation>
    </message>
    <message>
        <source>This window has room for %1%.</source>
        <translation>このウィンドウでは%1%まで表示できます。</translation>
    </message>
    <message>
        <source>zoom scale dpi buttons bigger smaller larger everything</source>
        <translation>ズーム 拡大 縮小 倍率 DPI ボタン 大きく 小さく 全体</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Our own, and those of other card games on this computer.</source>
        <translation>本ソフトのカードと、このコンピューターにあるほかのカードゲームのカードです。</translation>
    </message>
    <message>
        <source>deck four suit colours 4 color four-color clubs green diamonds blue hearts spades kde gnome faces</source>
        <translation>デッキ トランプ 4色 スート マーク 色 クラブ 緑 ダイヤ 青 ハート スペード KDE GNOME 絵柄</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>カードの裏面</translation>
    </message>
    <message>
        <source>deck pattern design</source>
        <translation>デッキ 柄 模様 デザイン</translation>
    </message>
    <message>
        <source>Brass</source>
        <translation>ブラス</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>ミッドナイト</translation>
    </message>
    <message>
        <source>Claret</source>
        <translation>クラレット</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>フェルト</translation>
    </message>
    <message>
        <source>Each game has its own; you can choose one for all tables.</source>
        <translation>ゲームごとに色が決まっていますが、全テーブルを別の色に統一できます。</translation>
    </message>
    <message>
        <source>cloth colour color background</source>
        <translation>布 ラシャ 色 カラー 背景</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Black and white with strong edges, in light and dark.</source>
        <translation>白と黒にくっきりした輪郭。明るい配色でも暗い配色でも使えます。</translation>
    </message>
    <message>
        <source>accessibility colors colours black white readable edges</source>
        <translation>アクセシビリティ 色 白黒 読みやすい 輪郭</translation>
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
        <translation>運とプレイ</translation>
    </message>
    <message>
        <source>Luck %1</source>
        <translation>運 %1</translation>
    </message>
    <message>
        <source>luck, against an expected spread of %1</source>
        <comment>a standard deviation</comment>
        <translation>運（想定の幅 %1）</translation>
    </message>
    <message>
        <source>Hands, played best</source>
        <translation>ハンド（最善のプレイ）</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>サイドベット</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>ミス</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>運</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>収支</translation>
    </message>
    <message>
        <source>Once rounds are priced, this shows what was luck and what the play was worth.</source>
        <translation>ラウンドの評価が済むと、運による分とプレイの価値がここに表示されます。</translation>
    </message>
</context>
<context>
    <name>LuckWords</name>
    <message>
        <source>Better than %1 of 100 such stretches</source>
        <comment>luck</comment>
        <translation>同じ長さのプレイ100回中%1回を上回る運</translation>
    </message>
    <message>
        <source>Worse than %1 of 100 such stretches</source>
        <comment>luck</comment>
        <translation>同じ長さのプレイ100回中%1回を下回る運</translation>
    </message>
    <message>
        <source>±%1</source>
        <comment>a standard deviation</comment>
        <translation>±%1</translation>
    </message>
    <message>
        <source>Stakes like these vary by %1: the luck was within that.</source>
        <translation>この賭け方の標準的なぶれは%1。運はその範囲内でした。</translation>
    </message>
    <message>
        <source>Stakes like these vary by %1: the luck was up to twice that.</source>
        <translation>この賭け方の標準的なぶれは%1。運はその2倍以内でした。</translation>
    </message>
    <message>
        <source>Stakes like these vary by %1: the luck was more than twice that.</source>
        <translation>この賭け方の標準的なぶれは%1。運はその2倍を超えました。</translation>
    </message>
    <message>
        <source>After %1 rounds, this shows how rare such luck is.</source>
        <translation>%1ラウンドを超えると、その運がどれほど珍しいかを表示します。</translation>
    </message>
    <message>
        <source>Net %1: luck %2, hands played best %3, side bets %4, mistakes %5.</source>
        <translation>収支%1: 運%2、ハンド（最善のプレイ）%3、サイドベット%4、ミス%5。</translation>
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
        <translation>ハンドの途中で退席しますか？</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>退席</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>残る</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面表示</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Change game</source>
        <translation>ゲームを変える</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>Open a challenge…</source>
        <translation>挑戦状を開く…</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Hitting was worth %1 of a stake more.</source>
        <translation>ヒットのほうが賭け金の%1分有利でした。</translation>
    </message>
    <message>
        <source>Standing was worth %1 of a stake more.</source>
        <translation>スタンドのほうが賭け金の%1分有利でした。</translation>
    </message>
    <message>
        <source>Doubling was worth %1 of a stake more.</source>
        <translation>ダブルのほうが賭け金の%1分有利でした。</translation>
    </message>
    <message>
        <source>Splitting was worth %1 of a stake more.</source>
        <translation>スプリットのほうが賭け金の%1分有利でした。</translation>
    </message>
    <message>
        <source>Giving the hand up was worth %1 of a stake more.</source>
        <translation>降りるほうが賭け金の%1分有利でした。</translation>
    </message>
    <message>
        <source>Insurance was worth %1 of its stake more.</source>
        <translation>インシュランスのほうが、その賭け金の%1分有利でした。</translation>
    </message>
    <message>
        <source>Even money was worth %1 of a stake more.</source>
        <translation>イーブンマネーのほうが賭け金の%1分有利でした。</translation>
    </message>
    <message>
        <source>Declining was worth %1 of a stake more.</source>
        <translation>「いいえ」のほうが賭け金の%1分有利でした。</translation>
    </message>
    <message>
        <source>Following was worth %1 of a stake more.</source>
        <translation>乗るほうが賭け金の%1分有利でした。</translation>
    </message>
    <message>
        <source>Nothing else was worth more.</source>
        <translation>これより有利な手はありませんでした。</translation>
    </message>
</context>
<context>
    <name>Meanings</name>
    <message>
        <source>Packs of 52 cards, shuffled together. Fewer are a little better for you.</source>
        <translation>52枚のデッキをまとめてシャッフルします。少ないほど少し有利です。</translation>
    </message>
    <message>
        <source>A soft total has an ace that counts 11. The dealer takes another card on this one, which is a little worse for you.</source>
        <translation>ソフトとは、エースを11と数える手です。ディーラーはこの合計でもう1枚引くので、少し不利です。</translation>
    </message>
    <message>
        <source>The dealer draws up to this total and then stands, even if an ace counts 11 in it.</source>
        <translation>ディーラーはこの合計になるまで引き、そこでスタンドします。エースを11と数える場合も同じです。</translation>
    </message>
    <message>
        <source>With an ace or a card that counts 10, the dealer looks for blackjack before you play. Doubles and splits are safe from it.</source>
        <translation>アップカードがエースか10のとき、ディーラーはあなたのプレイ前にブラックジャックを確認します。ダブルやスプリットがそれで負けることはありません。</translation>
    </message>
    <message>
        <source>The dealer doesn&apos;t look for blackjack before you play. If there is one in the end, it takes what you doubled and split as well.</source>
        <translation>ディーラーはあなたのプレイ前にブラックジャックを確認しません。最後にブラックジャックなら、ダブルやスプリットの分も負けます。</translation>
    </message>
    <message>
        <source>The dealer&apos;s card that lies face down until everybody has played.</source>
        <translation>全員のプレイが終わるまで伏せられている、ディーラーのカードです。</translation>
    </message>
    <message>
        <source>Nobody wins: the stake comes back.</source>
        <translation>勝ち負けなしで、賭け金が戻ります。</translation>
    </message>
    <message>
        <source>If the dealer ends with exactly 22, hands that would win get only their stake back. The rules say which are paid anyway.</source>
        <translation>ディーラーがちょうど22で終わると、勝つはずの手は賭け金が戻るだけです。それでも支払われる手はルールにあります。</translation>
    </message>
    <message>
        <source>More than 21: the hand loses at once, whatever the dealer gets.</source>
        <translation>21を超えた手は、ディーラーの結果にかかわらずその場で負けます。</translation>
    </message>
    <message>
        <source>Double the stake and take exactly one more card. Where only some totals may be doubled, it is a little worse for you.</source>
        <translation>賭け金を倍にして、あと1枚だけ引きます。一部の合計でしかできない場合は、少し不利です。</translation>
    </message>
    <message>
        <source>Doubling a hand that came from a split. Where that isn&apos;t allowed, it is a little worse for you.</source>
        <translation>スプリットでできた手をダブルすること。できない場合は、少し不利です。</translation>
    </message>
    <message>
        <source>Splitting makes two hands of two cards of equal value, each with a stake of its own.</source>
        <translation>スプリットは、同じ数のカード2枚を2つの手に分け、それぞれに賭けることです。</translation>
    </message>
    <message>
        <source>A bet of its own that the dealer has blackjack. Without one it is lost, whatever your hand does.</source>
        <translation>ディーラーがブラックジャックであることへの、別の賭けです。違えば、あなたの手に関係なく負けます。</translation>
    </message>
    <message>
        <source>You may take a win equal to your stake for your blackjack at once, whatever the dealer has.</source>
        <translation>自分のブラックジャックに対し、ディーラーの手に関係なく、賭け金と同額の勝ちをその場で受け取れます。</translation>
    </message>
    <message>
        <source>You may stop playing a hand after its first two cards, and get half the stake back.</source>
        <translation>最初の2枚の後で手をやめて、賭け金の半分を取り戻せます。</translation>
    </message>
    <message>
        <source>You may stop playing a hand after its first two cards, and get half the stake back, before it is known whether the dealer has blackjack.</source>
        <translation>最初の2枚の後で、ディーラーがブラックジャックかどうかわかる前に手を降りて、賭け金の半分を取り戻せます。</translation>
    </message>
    <message>
        <source>You bet on somebody else&apos;s hand. If they add to their stake, you may add to yours.</source>
        <translation>ほかの人の手に賭けています。その人が賭け金を増やすと、あなたも増やせます。</translation>
    </message>
    <message>
        <source>You may play several hands in a round, each with a stake of its own.</source>
        <translation>1ラウンドに複数の手を、それぞれの賭け金でプレイできます。</translation>
    </message>
    <message>
        <source>Bets beside the hand, on certain cards. They pay more and return less in the long run; nobody has to make them.</source>
        <translation>手とは別に、特定のカードに賭けます。配当は高いものの長い目で見た還元は低く、賭けなくてもかまいません。</translation>
    </message>
    <message>
        <source>How much of your stakes comes back in the long run if you always play best. What is missing to 100% is the house edge.</source>
        <translation>つねに最善のプレイをしたとき、長い目で見て賭け金がどれだけ戻るか。100%に足りない分がハウスエッジです。</translation>
    </message>
    <message>
        <source>How much of your stakes the house keeps in the long run, even if you always play best.</source>
        <translation>つねに最善のプレイをしても、長い目で見てハウスに残る賭け金の割合です。</translation>
    </message>
    <message>
        <source>A plastic card in the shoe. When it comes out, the cards are shuffled after this round.</source>
        <translation>シューに入れたプラスチックのカードです。出てきたら、そのラウンドの後でシャッフルします。</translation>
    </message>
    <message>
        <source>Cards that are put aside unplayed after a shuffle.</source>
        <translation>シャッフルの後、使わずに脇に置くカードです。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>words, and what they mean</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The dealer doesn&apos;t look for blackjack before you play. If there is one in the end, some or all of what you doubled and split comes back.</source>
        <translation>プレイの前にディーラーはブラックジャックを確認しません。最後にブラックジャックだった場合、ダブルとスプリットの分の一部または全部が戻ります。</translation>
    </message>
    <message>
        <source>When you and the dealer have the same total, you lose. Only two blackjacks are no loss.</source>
        <translation>あなたとディーラーの合計が同じなら負けです。双方がブラックジャックの場合だけは負けません。</translation>
    </message>
    <message>
        <source>When you and the dealer both have 21, you win, and your blackjack is paid against the dealer&apos;s. Lower equal totals push.</source>
        <translation>あなたとディーラーがどちらも21ならあなたの勝ちで、ブラックジャック同士でも配当を受けられます。それより小さい同点はプッシュです。</translation>
    </message>
    <message>
        <source>Doubling a hand that has been hit, not only its first two cards. It is a little better for you.</source>
        <translation>最初の2枚だけでなく、ヒットした後の手もダブルすること。少し有利です。</translation>
    </message>
    <message>
        <source>A hand of so many cards that isn&apos;t bust ends there and wins, even with a lower total than the dealer&apos;s. The rules say what it doesn&apos;t beat.</source>
        <translation>バストせずにその枚数になった手は、そこで終わって勝ちになります。合計がディーラーより小さくても勝ちです。何に勝てないかはルールにあります。</translation>
    </message>
    <message>
        <source>Packs of 48 cards, without the tens but with jacks, queens and kings. That is much worse for you, which other rules make up for.</source>
        <translation>10を抜き、ジャック、クイーン、キングは残した48枚のデッキです。かなり不利になりますが、ほかのルールで補われます。</translation>
    </message>
    <message>
        <source>Both of the dealer&apos;s first cards lie face up before you play. If they are a blackjack, the round is over.</source>
        <translation>ディーラーの最初の2枚は、あなたのプレイ前からどちらも表向きです。ブラックジャックなら、ラウンドはそこで終わりです。</translation>
    </message>
    <message>
        <source>The house puts a marker beside your stake, or on the new hand. You are paid for it if the hand wins, and lose nothing with it if it doesn&apos;t.</source>
        <translation>ハウスが、あなたの賭け金の横か新しい手にマーカーを置きます。手が勝てばその分も支払われ、勝たなくてもその分の損はありません。</translation>
    </message>
    <message>
        <source>Your 21 wins whatever the dealer has, even a blackjack. Lower equal totals push.</source>
        <translation>あなたの21は、ディーラーの手にかかわらず、ブラックジャックに対しても勝ちます。それより小さい同点はプッシュです。</translation>
    </message>
    <message>
        <source>Some hands of 21 pay more than other wins: by how many cards they have, or by which. The rules say which they are.</source>
        <translation>21の手の中には、枚数や特定のカードによって、ほかの勝ちより配当の高いものがあります。どの手かはルールにあります。</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10 as the first two cards: the best hand of all.</source>
        <translation>最初の2枚がエースと10に数えるカードの手。すべての手の中で最高です。</translation>
    </message>
    <message>
        <source>You may stop playing a hand after its first two cards, and get half the stake back, unless the dealer turns out to have a blackjack.</source>
        <translation>最初の2枚の後で手をやめて、賭け金の半分を取り戻せます。ただし、ディーラーがブラックジャックだと判明した場合を除きます。</translation>
    </message>
</context>
<context>
    <name>MistakeBoardView</name>
    <message>
        <source>Where mistakes cost most</source>
        <translation>ミスの代償が大きいところ</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>MistakeFilters</name>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Show all mistakes</source>
        <translation>すべてのミスを表示</translation>
    </message>
</context>
<context>
    <name>MistakeRow</name>
    <message>
        <source>%1, %2, %3: %4. %5</source>
        <translation>%1、%2、%3: %4。%5</translation>
    </message>
    <message>
        <source>The answer is hidden.</source>
        <translation>答えは隠れています。</translation>
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
        <translation>テーブルで出題: %1</translation>
    </message>
    <message>
        <source>Show the round: %1</source>
        <translation>ラウンドを表示: %1</translation>
    </message>
</context>
<context>
    <name>MistakesPage</name>
    <message>
        <source>Mistakes</source>
        <translation>ミス</translation>
    </message>
    <message>
        <source>Practise hands like these</source>
        <translation>似たハンドで練習</translation>
    </message>
    <message>
        <source>Repeat what is due</source>
        <translation>復習する</translation>
    </message>
    <message>
        <source>Hide answers</source>
        <translation>答えを隠す</translation>
    </message>
    <message>
        <source>Show answers</source>
        <translation>答えを表示</translation>
    </message>
    <message>
        <source>View</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>List</source>
        <translation>一覧</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>Press a cell to practise its decisions.</source>
        <translation>マスを押すと、その判断を練習できます。</translation>
    </message>
</context>
<context>
    <name>MomentLine</name>
    <message>
        <source>Moments of the round</source>
        <translation>ラウンドの各場面</translation>
    </message>
</context>
<context>
    <name>NoteEditor</name>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>タグ（,で区切る）</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Keep this note</source>
        <translation>メモを保存</translation>
    </message>
</context>
<context>
    <name>NumberEntry</name>
    <message>
        <source>%1: less</source>
        <translation>%1: 減らす</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: 増やす</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>A blackjack room whose shoe is open. Play money only.</source>
        <translation>シューを公開するブラックジャックルーム。プレイマネー専用です。</translation>
    </message>
    <message>
        <source>Keep everything in the folder %1.</source>
        <translation>すべてのデータをフォルダー%1に保存します。</translation>
    </message>
    <message>
        <source>Open the game %1 right away; with %2 also &apos;%3&apos;.</source>
        <translation>ゲーム%1をすぐに開きます。%2と併用すると&apos;%3&apos;も指定できます。</translation>
    </message>
    <message>
        <source>Fill the screen.</source>
        <translation>全画面で表示します。</translation>
    </message>
    <message>
        <source>Animation: %1.</source>
        <translation>アニメーション: %1。</translation>
    </message>
    <message>
        <source>Play %1 rounds unattended, print one line per round, then quit.</source>
        <translation>%1ラウンドを自動でプレイし、1ラウンドを1行ずつ出力して終了します。</translation>
    </message>
    <message>
        <source>With %1: save pictures of each round in %2.</source>
        <translation>%1と併用: 各ラウンドの画像を%2に保存します。</translation>
    </message>
    <message>
        <source>With %1: seed its choices, never the shuffle.</source>
        <translation>%1と併用: 選択を固定します。シャッフルは固定しません。</translation>
    </message>
    <message>
        <source>Print the version.</source>
        <translation>バージョンを表示します。</translation>
    </message>
    <message>
        <source>Print this help.</source>
        <translation>このヘルプを表示します。</translation>
    </message>
    <message>
        <source>only one rule file can be opened</source>
        <translation>ウィンドウで開けるルールファイルは1つです</translation>
    </message>
    <message>
        <source>a folder&apos;s path is needed</source>
        <translation>フォルダーが指定されていません</translation>
    </message>
    <message>
        <source>%1 already names a game</source>
        <translation>ゲームはすでに%1で指定されています</translation>
    </message>
    <message>
        <source>must be %1, %2, %3 or %4</source>
        <translation>%1、%2、%3、%4のいずれかを指定してください</translation>
    </message>
    <message>
        <source>must be a number of rounds from 1 to %1</source>
        <translation>1～%1のラウンド数を指定してください</translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation>%1と併用してください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs %2</source>
        <translation>&apos;%1&apos;は%2と併用してください</translation>
    </message>
    <message>
        <source>straight to a game&apos;s table</source>
        <translation>ゲームのテーブルをすぐに開く</translation>
    </message>
    <message>
        <source>apart from everything else you have played</source>
        <translation>これまでのプレイとは別に保存する</translation>
    </message>
    <message>
        <source>a hundred rounds unattended, as fast as possible</source>
        <translation>100ラウンドを自動で、できるだけ速く</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>例:</translation>
    </message>
    <message>
        <source>A game&apos;s rule file, or a challenge: opens it right away.</source>
        <translation>ルールファイルまたは挑戦状: すぐに開きます。</translation>
    </message>
</context>
<context>
    <name>OwnCountWords</name>
    <message>
        <source>Asked, and passed over: it was %1.</source>
        <comment>a running count</comment>
        <translation>質問は見送られました。正しくは%1でした。</translation>
    </message>
    <message>
        <source>You said %1, and it was.</source>
        <comment>a running count</comment>
        <translation>%1と答え、その通りでした。</translation>
    </message>
    <message>
        <source>You said %1, it was %2.</source>
        <comment>running counts</comment>
        <translation>%1と答え、正しくは%2でした。</translation>
    </message>
    <message>
        <source>You said %1 decks were left, there were %2.</source>
        <comment>numbers</comment>
        <translation>残り%1デッキと答え、正しくは%2でした。</translation>
    </message>
</context>
<context>
    <name>OwnPlate</name>
    <message>
        <source>Leave</source>
        <translation>離席</translation>
    </message>
    <message>
        <source>Leave seat</source>
        <translation>離席</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>席%1</translation>
    </message>
</context>
<context>
    <name>PageEntry</name>
    <message>
        <source>Lobby</source>
        <translation>ロビー</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Rundown</source>
        <translation>ラウンド履歴</translation>
    </message>
    <message>
        <source>Play Record</source>
        <translation>プレイ明細</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>ストラテジー</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>ミス</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>公平性</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>カウンティング</translation>
    </message>
</context>
<context>
    <name>PayLine</name>
    <message>
        <source>%1 pays %2</source>
        <translation>%1の配当は%2</translation>
    </message>
    <message>
        <source>%1 pays %2, probability %3</source>
        <translation>%1の配当は%2、確率%3</translation>
    </message>
</context>
<context>
    <name>PeriodWords</name>
    <message>
        <source>d MMM</source>
        <comment>form of a date, for QLocale::toString</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>Week from %1</source>
        <translation>%1からの週</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>form of a date, for QLocale::toString</comment>
        <translation>yyyy年M月</translation>
    </message>
    <message>
        <source>MMM yy</source>
        <comment>form of a date, for QLocale::toString</comment>
        <translation>yy年M月</translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <comment>form of a date, for QLocale::toString</comment>
        <translation>yyyy年M月</translation>
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
        <translation>展開中</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>折りたたみ中</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>配られたとき</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>終了時</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>サイドベット</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>判断</translation>
    </message>
</context>
<context>
    <name>PictureHeader</name>
    <message>
        <source>%1 in figures</source>
        <comment>instead of a picture</comment>
        <translation>%1の数値</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <comment>a picture</comment>
        <translation>コピー: %1</translation>
    </message>
    <message>
        <source>Save: %1</source>
        <comment>a picture</comment>
        <translation>保存: %1</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>SVG画像</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG画像</translation>
    </message>
    <message>
        <source>CSV, the figures</source>
        <translation>CSV（数値）</translation>
    </message>
    <message>
        <source>PDF, picture and figures</source>
        <translation>PDF（図と数値）</translation>
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
        <translation>Enterでそのラウンドを表示します。</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Nothing was played.</source>
        <translation>プレイがありません。</translation>
    </message>
    <message>
        <source>None of these rounds is priced yet.</source>
        <translation>該当するラウンドはまだ評価されていません。</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>運</translation>
    </message>
    <message>
        <source>Two times in three</source>
        <translation>3回に2回</translation>
    </message>
    <message>
        <source>19 times in 20</source>
        <translation>20回に19回</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>収支</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>ミス</translation>
    </message>
    <message>
        <source>Expected spread</source>
        <translation>想定されるぶれ</translation>
    </message>
    <message>
        <source>Luck is the result minus what the play was worth. Its line stays within the inner band two times in three, and within the outer one 19 times in 20.</source>
        <translation>運とは、実際の収支からプレイの価値を引いたものです。運の線は、3回に2回は内側の帯に、20回に19回は外側の帯に収まります。</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>残高</translation>
    </message>
    <message>
        <source>The balance covers all games of one account.</source>
        <translation>残高は、1つのアカウントの全ゲームを合わせたものです。</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Results by game</source>
        <translation>ゲーム別の結果</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>賭け金</translation>
    </message>
    <message>
        <source>Results by up card</source>
        <translation>アップカード別の結果</translation>
    </message>
    <message>
        <source>Up card</source>
        <translation>アップカード</translation>
    </message>
    <message>
        <source>Net on stakes</source>
        <translation>賭け金に対する収支</translation>
    </message>
    <message>
        <source>A</source>
        <comment>an ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>The dealer&apos;s up card</source>
        <translation>ディーラーのアップカード</translation>
    </message>
    <message>
        <source>Priced rounds only.</source>
        <translation>評価済みのラウンドの値です。</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>サイドベット</translation>
    </message>
    <message>
        <source>No side bet was placed.</source>
        <translation>サイドベットはありませんでした。</translation>
    </message>
    <message>
        <source>Expected</source>
        <comment>the net of side bets</comment>
        <translation>期待値</translation>
    </message>
    <message>
        <source>Actual</source>
        <comment>the net of side bets</comment>
        <translation>実際</translation>
    </message>
    <message>
        <source>Side bet</source>
        <translation>サイドベット</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>The expected net is known for priced rounds only.</source>
        <translation>期待値がわかるのは、評価済みのラウンドです。</translation>
    </message>
    <message>
        <source>Hard hands</source>
        <translation>ハードハンド</translation>
    </message>
    <message>
        <source>Soft hands</source>
        <translation>ソフトハンド</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>ペア</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>インシュランス</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>イーブンマネー</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>サレンダー</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>乗る判断</translation>
    </message>
    <message>
        <source>Side bets taken</source>
        <translation>賭けたサイドベット</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Decisions</source>
        <comment>a heading</comment>
        <translation>判断</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>件数</translation>
    </message>
    <message>
        <source>A mistake is a decision that costs a hundredth of the stake or more.</source>
        <translation>ミスとは、賭け金の100分の1以上の損になる判断です。</translation>
    </message>
    <message>
        <source>Taking a side bet costs what you could expect to lose on it before the first card. Luck and play count it with the side bets.</source>
        <translation>サイドベットのコストは、最初のカードが配られる前の価値がマイナスの場合、その分です。運とプレイの集計では、サイドベットに含めます。</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>賭け金</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>払戻</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>1ラウンド</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>プレイ時間</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1分</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <comment>hours, minutes</comment>
        <translation>%1時間%2分</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a heading, a figure</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between figures</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1: no rounds</source>
        <comment>days</comment>
        <translation>%1: ラウンドなし</translation>
    </message>
    <message>
        <source>%1, after round %2: luck %3, expected spread %4</source>
        <comment>a day, a number</comment>
        <translation>%1、ラウンド%2の後: 運 %3、想定されるぶれ %4</translation>
    </message>
    <message>
        <source>Net in 100 rounds</source>
        <translation>100ラウンドの収支</translation>
    </message>
</context>
<context>
    <name>Practise</name>
    <message>
        <source>stand</source>
        <translation>スタンド</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>ヒット</translation>
    </message>
    <message>
        <source>double</source>
        <translation>ダブル</translation>
    </message>
    <message>
        <source>split</source>
        <translation>スプリット</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>サレンダー</translation>
    </message>
    <message>
        <source>Running count</source>
        <translation>ランニングカウント</translation>
    </message>
    <message>
        <source>A deck against the clock</source>
        <translation>1デッキの時間計測</translation>
    </message>
    <message>
        <source>Spoken cards</source>
        <translation>読み上げるカード</translation>
    </message>
    <message>
        <source>Decks in the tray</source>
        <translation>トレイのデッキ数</translation>
    </message>
    <message>
        <source>True count</source>
        <translation>トゥルーカウント</translation>
    </message>
    <message>
        <source>Plays by the count</source>
        <translation>カウントによるプレイ</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>インシュランス</translation>
    </message>
    <message>
        <source>Cards go by, and now and then the running count is asked. They come a little faster after each right answer.</source>
        <translation>カードが次々に現れ、ときどきランニングカウントを尋ねます。正解するたびに少し速くなります。</translation>
    </message>
    <message>
        <source>Go through one deck as fast as you can count it. One card stays hidden, so the end isn’t known beforehand. The mark of the trade is 30 seconds.</source>
        <translation>数えられる最速で1デッキをめくります。1枚は伏せたままなので、最後の値は前もってわかりません。目安は30秒です。</translation>
    </message>
    <message>
        <source>Each card is named and not shown. The next one comes when you ask for it.</source>
        <translation>カードは名前だけで示され、表示されません。次のカードは求めたときに出ます。</translation>
    </message>
    <message>
        <source>Judge how many decks lie in the discard tray.</source>
        <translation>ディスカードトレイに何デッキあるかを見積もります。</translation>
    </message>
    <message>
        <source>From the running count and the cards left, work out the true count.</source>
        <translation>ランニングカウントと残り枚数からトゥルーカウントを求めます。</translation>
    </message>
    <message>
        <source>A hand, the dealer’s card and the count: decide what to do. The plays worth most with this system and game are asked.</source>
        <translation>手札、ディーラーのカード、カウントからプレイを決めます。このシステムとゲームで最も価値のあるものを出題します。</translation>
    </message>
    <message>
        <source>The dealer shows an ace: take insurance at this count, or not?</source>
        <translation>ディーラーはエースです。このカウントでインシュランスを受けますか。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the two cards of a pair</comment>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>Decks in the tray: %1</source>
        <translation>トレイのデッキ数：%1</translation>
    </message>
    <message>
        <source>Decks left: %1, count above 0</source>
        <translation>残りデッキ：%1、カウントは0より上</translation>
    </message>
    <message>
        <source>Decks left: %1, count below 0</source>
        <translation>残りデッキ：%1、カウントは0より下</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <comment>a hand, the dealer&apos;s card, a play</comment>
        <translation>%1対%2：%3</translation>
    </message>
    <message>
        <source>Just where it becomes worth taking</source>
        <translation>ちょうど得になるところ</translation>
    </message>
    <message>
        <source>%1 above where it becomes worth taking</source>
        <translation>得になるところより%1上</translation>
    </message>
    <message>
        <source>%1 below where it becomes worth taking</source>
        <translation>得になるところより%1下</translation>
    </message>
    <message>
        <source>Seconds for a deck, the last times</source>
        <translation>1デッキの秒数（最近）</translation>
    </message>
    <message>
        <source>Right answers, the last times</source>
        <translation>正解率（最近）</translation>
    </message>
    <message>
        <source>Nothing practised here yet.</source>
        <translation>まだ練習していません。</translation>
    </message>
    <message>
        <source>When</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>%1 a card</source>
        <comment>seconds</comment>
        <translation>1枚%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2中%1</translation>
    </message>
    <message>
        <source>Best: %1. Last: %2.</source>
        <translation>最高：%1。前回：%2。</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>エース</translation>
    </message>
</context>
<context>
    <name>PractiseAnswer</name>
    <message>
        <source>Less</source>
        <translation>減らす</translation>
    </message>
    <message>
        <source>More</source>
        <translation>増やす</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答える</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>次のカード</translation>
    </message>
    <message>
        <source>Next cards</source>
        <translation>次のカード</translation>
    </message>
</context>
<context>
    <name>PractiseChoice</name>
    <message>
        <source>Exercise</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Count system</source>
        <translation>カウントシステム</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Cards at a time</source>
        <translation>一度の枚数</translation>
    </message>
    <message>
        <source>Time for a card</source>
        <translation>1枚の時間</translation>
    </message>
</context>
<context>
    <name>PractiseView</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Working out the plays of this game…</source>
        <translation>このゲームのプレイを計算中…</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Weak spots, asked more often</source>
        <translation>苦手（多めに出題）</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Double deck, dealer hits soft 17</source>
        <comment>double-deck</comment>
        <translation>2デッキ、ディーラーはソフト17でヒット</translation>
    </message>
    <message>
        <source>6 decks, early surrender</source>
        <comment>early-surrender</comment>
        <translation>6デッキ、アーリーサレンダー</translation>
    </message>
    <message>
        <source>European, no hole card</source>
        <comment>european</comment>
        <translation>ヨーロピアン、ホールカードなし</translation>
    </message>
    <message>
        <source>Casino Copenhagen, casinocopenhagen.dk/en/blackjack (one card to the dealer, doubles on 9, 10 and 11)</source>
        <comment>european</comment>
        <translation>カジノ・コペンハーゲン、casinocopenhagen.dk/en/blackjack（ディーラーは最初1枚、ダブルは9、10、11）</translation>
    </message>
    <message>
        <source>Single deck, blackjack 6:5</source>
        <comment>single-6-5</comment>
        <translation>1デッキ、ブラックジャック6:5</translation>
    </message>
    <message>
        <source>Single deck, Reno: doubles on 10 and 11</source>
        <comment>single-reno</comment>
        <translation>1デッキ、リノ: ダブルは10と11</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 6 decks, blackjack 6:5</source>
        <comment>strip-6-5</comment>
        <translation>ラスベガス・ストリップ、6デッキ、ブラックジャック6:5</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 6 decks, dealer hits soft 17</source>
        <comment>strip-h17</comment>
        <translation>ラスベガス・ストリップ、6デッキ、ディーラーはソフト17でヒット</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 6 decks, dealer stands on soft 17</source>
        <comment>strip-s17</comment>
        <translation>ラスベガス・ストリップ、6デッキ、ディーラーはソフト17でスタンド</translation>
    </message>
    <message>
        <source>Atlantic City, 8 decks</source>
        <comment>atlantic-city</comment>
        <translation>アトランティックシティ、8デッキ</translation>
    </message>
    <message>
        <source>Australian, busted bets plus one</source>
        <comment>australian</comment>
        <translation>オーストラリアン、バスト分ともう1つの賭け金</translation>
    </message>
    <message>
        <source>Seven-card Charlie, 8 decks</source>
        <comment>charlie-7</comment>
        <translation>7枚チャーリー、8デッキ</translation>
    </message>
    <message>
        <source>Danske Spil, Blackjack Charlie7 (help.danskespil.dk/en/casino-help/blackjack/ivyblackjackcharlie7)</source>
        <comment>charlie-7</comment>
        <translation>Danske Spil, Blackjack Charlie7 (help.danskespil.dk/en/casino-help/blackjack/ivyblackjackcharlie7)</translation>
    </message>
    <message>
        <source>Las Vegas downtown, single deck</source>
        <comment>downtown-single</comment>
        <translation>ラスベガス・ダウンタウン、1デッキ</translation>
    </message>
    <message>
        <source>Of a pair that is split, the source counts how many hands there are, but not the cards they have drawn.</source>
        <comment>downtown-single</comment>
        <translation>スプリットしたペアについて、出典はハンドの数を考慮しますが、各ハンドが引いたカードは考慮しません。</translation>
    </message>
    <message>
        <source>German, no hole card, aces split again</source>
        <comment>german</comment>
        <translation>ジャーマン、ホールカードなし、エースの再スプリット可</translation>
    </message>
    <message>
        <source>Party Blackjack, dealer&apos;s 22 pushes</source>
        <comment>party</comment>
        <translation>パーティー・ブラックジャック、ディーラーの22はプッシュ</translation>
    </message>
    <message>
        <source>The source adds up what each rule costs alone, and has pairs split into four hands instead of three.</source>
        <comment>party</comment>
        <translation>出典は各ルール単独のコストを合計しており、ペアのスプリットを3ハンドではなく4ハンドまでとしています。</translation>
    </message>
    <message>
        <source>The figure is that of best play, which looks at the cards and not only at their total.</source>
        <comment>single-6-5</comment>
        <translation>この値は、合計だけでなくカードそのものを見る最善のプレイのものです。</translation>
    </message>
    <message>
        <source>The source names the game without listing its rules. Best play of the rules here comes to its figure.</source>
        <comment>single-reno</comment>
        <translation>出典はゲーム名だけを挙げ、ルールを示していません。ここのルールでの最善のプレイが、その値になります。</translation>
    </message>
    <message>
        <source>Single deck, dealer stands on soft 17</source>
        <comment>single-s17</comment>
        <translation>1デッキ、ディーラーはソフト17でスタンド</translation>
    </message>
    <message>
        <source>Of a pair that is split, the source counts how many hands there are, but not the cards they have drawn.</source>
        <comment>single-s17</comment>
        <translation>スプリットしたペアについて、出典はハンドの数を考慮しますが、各ハンドが引いたカードは考慮しません。</translation>
    </message>
    <message>
        <source>Single deck, doubles on 9 to 11</source>
        <comment>vegas-single</comment>
        <translation>1デッキ、ダブルは9～11</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 4 decks, no surrender</source>
        <comment>vegas-strip</comment>
        <translation>ラスベガス・ストリップ、4デッキ、サレンダーなし</translation>
    </message>
    <message>
        <source>Eliot Jacobson for 888casino: Card Counting the Buster Blackjack Side Bet</source>
        <comment>buster-cards</comment>
        <translation>Eliot Jacobson、888casino: Card Counting the Buster Blackjack Side Bet</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Buster Blackjack, pay table 1</source>
        <comment>buster</comment>
        <translation>Wizard of Odds、wizardofodds.com: Buster Blackjack、配当表1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Lucky Ladies, pay table A</source>
        <comment>lucky-ladies</comment>
        <translation>Wizard of Odds、wizardofodds.com: Lucky Ladies、配当表A</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Lucky Lucky, pay table 1</source>
        <comment>lucky-lucky</comment>
        <translation>Wizard of Odds、wizardofodds.com: Lucky Lucky、配当表1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Match the Dealer, two decks</source>
        <comment>match-the-dealer</comment>
        <translation>Wizard of Odds、wizardofodds.com: Match the Dealer、2デッキ</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Over/Under 13</source>
        <comment>over-13</comment>
        <translation>Wizard of Odds、wizardofodds.com: Over/Under 13</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Pair Blackjack Side Bet</source>
        <comment>pair-any</comment>
        <translation>Wizard of Odds、wizardofodds.com: Pair Blackjack Side Bet</translation>
    </message>
    <message>
        <source>Eliot Jacobson for 888casino: Beating the Pair Square (Bet the Set) side bet</source>
        <comment>pair-square</comment>
        <translation>Eliot Jacobson、888casino: Beating the Pair Square (Bet the Set) side bet</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Push 22</source>
        <comment>push-22</comment>
        <translation>Wizard of Odds、wizardofodds.com: Push 22</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Royal Match, version 3</source>
        <comment>royal-match-blackjack</comment>
        <translation>Wizard of Odds、wizardofodds.com: Royal Match、バージョン3</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Royal Match, version 1</source>
        <comment>royal-match</comment>
        <translation>Wizard of Odds、wizardofodds.com: Royal Match、バージョン1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: 21+3, version 1</source>
        <comment>three-card-21</comment>
        <translation>Wizard of Odds、wizardofodds.com: 21+3、バージョン1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Over/Under 13</source>
        <comment>under-13</comment>
        <translation>Wizard of Odds、wizardofodds.com: Over/Under 13</translation>
    </message>
    <message>
        <source>Double Exposure, ties of blackjacks pushed</source>
        <comment>double-exposure-reno</comment>
        <translation>ダブルエクスポージャー、ブラックジャック同士はプッシュ</translation>
    </message>
    <message>
        <source>The figure fits a table where a soft 19 may be doubled too: best play then comes within 0.01% of it.</source>
        <comment>double-exposure-reno</comment>
        <translation>この値は、ソフト19もダブルできるテーブルに合います。その場合、最善のプレイとの差は0.01%以内です。</translation>
    </message>
    <message>
        <source>Double Exposure, ties of blackjacks won</source>
        <comment>double-exposure</comment>
        <translation>ダブルエクスポージャー、ブラックジャック同士は勝ち</translation>
    </message>
    <message>
        <source>Wizard of Odds, Double Exposure, on the Stratosphere in Las Vegas, with 0.68%, which fits if a soft 19 may be doubled (wizardofodds.com/games/double-exposure)</source>
        <comment>double-exposure</comment>
        <translation>Wizard of Odds「Double Exposure」、ラスベガスのStratosphere、0.68%。ソフト19もダブルできるなら一致する (wizardofodds.com/games/double-exposure)</translation>
    </message>
    <message>
        <source>Spanish 21, dealer stands on 17</source>
        <comment>spanish-21-s17</comment>
        <translation>スパニッシュ21、ディーラーは17でスタンド</translation>
    </message>
    <message>
        <source>The figure lies between our best play, which looks at every card, and basic strategy, which looks at the total alone.</source>
        <comment>spanish-21-s17</comment>
        <translation>この値は、カードを1枚ずつ見る当プログラムの最善のプレイと、合計だけを見るベーシックストラテジーの間にあります。</translation>
    </message>
    <message>
        <source>Spanish 21, dealer hits soft 17</source>
        <comment>spanish-21</comment>
        <translation>スパニッシュ21、ディーラーはソフト17でヒット</translation>
    </message>
    <message>
        <source>Free Bet Blackjack</source>
        <comment>free-bet</comment>
        <translation>フリーベット・ブラックジャック</translation>
    </message>
    <message>
        <source>The source doesn&apos;t say how its figure was found. Ours is for one card on each split ace.</source>
        <comment>free-bet</comment>
        <translation>出典は値の求め方を示していません。当プログラムの値は、スプリットした各エースに1枚だけ引く場合のものです。</translation>
    </message>
    <message>
        <source>Spanish 21 with redoubling</source>
        <comment>spanish-21-redouble</comment>
        <translation>スパニッシュ21、再ダブルあり</translation>
    </message>
    <message>
        <source>Super Fun 21, one deck</source>
        <comment>super-fun-21</comment>
        <translation>スーパーファン21、1デッキ</translation>
    </message>
    <message>
        <source>There a doubled hand of six cards doesn&apos;t win by their number. Without doubles of five cards, best play has 0.94% here too.</source>
        <comment>super-fun-21</comment>
        <translation>出典では、ダブルして6枚になったハンドは枚数では勝ちになりません。5枚でのダブルをしなければ、ここでも最善のプレイは0.94%です。</translation>
    </message>
    <message>
        <source>Pontoon, doubles on two cards only</source>
        <comment>pontoon-two-cards</comment>
        <translation>ポンツーン、ダブルは2枚のみ</translation>
    </message>
    <message>
        <source>Pontoon, busted bets plus one</source>
        <comment>pontoon</comment>
        <translation>ポンツーン、バスト分ともう1つの賭け金</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>there is no display to open a window on; %1 needs none</source>
        <translation>ウィンドウを開くディスプレイがありません。%1なら不要です</translation>
    </message>
    <message>
        <source>the window can&apos;t be shown; the reasons are above</source>
        <translation>ウィンドウを表示できません。理由は上記のとおりです</translation>
    </message>
    <message>
        <source>%1: the folder can&apos;t be created</source>
        <translation>%1: フォルダーを作成できません</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <translation>使用方法: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[オプション]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>オプション:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>引数:</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>オプション&apos;%1&apos;は不明です。</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>不明なオプション: %1。</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>&apos;%1&apos;の後に値がありません。</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>&apos;%1&apos;の後に予期しない値があります。</translation>
    </message>
</context>
<context>
    <name>RecipeView</name>
    <message>
        <source>Everything below can be repeated with other tools. The verifier does it in any browser, offline and without this program: save it, then paste a shoe&apos;s JSON into it.</source>
        <translation>以下はすべて、ほかのツールでも再現できます。検証ページは、どのブラウザーでも、オフラインで、このプログラムなしに検証します。保存してから、シューのJSONを貼り付けてください。</translation>
    </message>
    <message>
        <source>Save the verifier…</source>
        <translation>検証ページを保存…</translation>
    </message>
    <message>
        <source>Save the verifier</source>
        <translation>検証ページを保存</translation>
    </message>
    <message>
        <source>Page for a browser</source>
        <translation>ブラウザー用ページ</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>しくみ</translation>
    </message>
</context>
<context>
    <name>RecordCells</name>
    <message>
        <source>%1, %2, %3, %4, %5, %6, %7, %8</source>
        <comment>the headings of a table</comment>
        <translation>%1、%2、%3、%4、%5、%6、%7、%8</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message>
        <source>Play Record</source>
        <translation>プレイ明細</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>ウォレット</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Show all plays</source>
        <translation>すべてのプレイを表示</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>賭け金</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>払戻</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>残高</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>No plays match the filter.</source>
        <translation>条件に合うプレイはありません。</translation>
    </message>
    <message>
        <source>Each play appears here once it is settled.</source>
        <translation>プレイは、清算されるとここに表示されます。</translation>
    </message>
    <message>
        <source>Export the Play Record</source>
        <translation>プレイ明細を書き出す</translation>
    </message>
    <message>
        <source>CSV, one play per line</source>
        <translation>CSV（1行に1プレイ）</translation>
    </message>
    <message>
        <source>JSON, one round per line</source>
        <translation>JSON（1行に1ラウンド）</translation>
    </message>
    <message>
        <source>play-record</source>
        <comment>a file&apos;s name</comment>
        <translation>プレイ明細</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>終わり方</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>再生の速さ</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>速さ: %1</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>ほかのゲーム</translation>
    </message>
    <message>
        <source>What the same cards would have paid there</source>
        <translation>同じカードでの、ほかのゲームの結果</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>検証</translation>
    </message>
    <message>
        <source>Checks the shoe against its commitment</source>
        <translation>シューがコミットメントと一致するかどうか</translation>
    </message>
    <message>
        <source>Stop replay</source>
        <translation>再生を終了</translation>
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
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Lose</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>プッシュ</translation>
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
        <translation>%1からのヒットは、ここでは%2の確率で負けます</translation>
    </message>
    <message>
        <source>Hitting is worth %1 of the stake here</source>
        <translation>ヒットの価値は、ここでは賭け金の%1です</translation>
    </message>
    <message>
        <source>Standing on %1 loses %2 of the time here</source>
        <translation>%1でのスタンドは、ここでは%2の確率で負けます</translation>
    </message>
    <message>
        <source>Standing is worth %1 of the stake here</source>
        <translation>スタンドの価値は、ここでは賭け金の%1です</translation>
    </message>
    <message>
        <source>Doubling on %1 loses %2 of the time here</source>
        <translation>%1でのダブルは、ここでは%2の確率で負けます</translation>
    </message>
    <message>
        <source>Doubling is worth %1 of the stake here</source>
        <translation>ダブルの価値は、ここでは賭け金の%1です</translation>
    </message>
    <message>
        <source>Splitting is worth %1 of the stake here, all hands together</source>
        <translation>スプリットの価値は、ここでは全ハンド合わせて賭け金の%1です</translation>
    </message>
    <message>
        <source>Giving the hand up always costs half the stake</source>
        <translation>降りると、必ず賭け金の半分を失います</translation>
    </message>
    <message>
        <source>Insurance is worth %1 of its stake here</source>
        <translation>インシュランスの価値は、ここではその賭け金の%1です</translation>
    </message>
    <message>
        <source>Even money pays the stake once, whatever the dealer has</source>
        <translation>イーブンマネーなら、ディーラーの手にかかわらず賭け金と同額を得ます</translation>
    </message>
    <message>
        <source>Declining is worth %1 of the stake here</source>
        <translation>「いいえ」の価値は、ここでは賭け金の%1です</translation>
    </message>
    <message>
        <source>Following is worth %1 of the stake here</source>
        <translation>乗る価値は、ここでは賭け金の%1です</translation>
    </message>
    <message>
        <source>hitting is worth %1 of the stake more</source>
        <translation>ヒットのほうが賭け金の%1分有利です</translation>
    </message>
    <message>
        <source>standing is worth %1 of the stake more</source>
        <translation>スタンドのほうが賭け金の%1分有利です</translation>
    </message>
    <message>
        <source>doubling is worth %1 of the stake more</source>
        <translation>ダブルのほうが賭け金の%1分有利です</translation>
    </message>
    <message>
        <source>splitting is worth %1 of the stake more</source>
        <translation>スプリットのほうが賭け金の%1分有利です</translation>
    </message>
    <message>
        <source>giving it up is worth %1 of the stake more</source>
        <translation>降りるほうが賭け金の%1分有利です</translation>
    </message>
    <message>
        <source>insurance is worth %1 of its stake more</source>
        <translation>インシュランスのほうが、その賭け金の%1分有利です</translation>
    </message>
    <message>
        <source>even money is worth %1 of the stake more</source>
        <translation>イーブンマネーのほうが賭け金の%1分有利です</translation>
    </message>
    <message>
        <source>declining is worth %1 of the stake more</source>
        <translation>「いいえ」のほうが賭け金の%1分有利です</translation>
    </message>
    <message>
        <source>following is worth %1 of the stake more</source>
        <translation>乗るほうが賭け金の%1分有利です</translation>
    </message>
    <message>
        <source>hitting is worth %1 of the stake less</source>
        <translation>ヒットのほうが賭け金の%1分不利です</translation>
    </message>
    <message>
        <source>standing is worth %1 of the stake less</source>
        <translation>スタンドのほうが賭け金の%1分不利です</translation>
    </message>
    <message>
        <source>doubling is worth %1 of the stake less</source>
        <translation>ダブルのほうが賭け金の%1分不利です</translation>
    </message>
    <message>
        <source>splitting is worth %1 of the stake less</source>
        <translation>スプリットのほうが賭け金の%1分不利です</translation>
    </message>
    <message>
        <source>giving it up is worth %1 of the stake less</source>
        <translation>降りるほうが賭け金の%1分不利です</translation>
    </message>
    <message>
        <source>insurance is worth %1 of its stake less</source>
        <translation>インシュランスのほうが、その賭け金の%1分不利です</translation>
    </message>
    <message>
        <source>even money is worth %1 of the stake less</source>
        <translation>イーブンマネーのほうが賭け金の%1分不利です</translation>
    </message>
    <message>
        <source>declining is worth %1 of the stake less</source>
        <translation>「いいえ」のほうが賭け金の%1分不利です</translation>
    </message>
    <message>
        <source>following is worth %1 of the stake less</source>
        <translation>乗るほうが賭け金の%1分不利です</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <comment>two halves of a sentence</comment>
        <translation>%1。%2。</translation>
    </message>
    <message>
        <source>%1 %2: wins %3, pushes %4, loses %5</source>
        <translation>%1 %2: 勝ち%3、プッシュ%4、負け%5</translation>
    </message>
    <message>
        <source>%1 %2: all hands together, each wins or loses by itself</source>
        <translation>%1 %2: 全ハンド合計、勝敗はハンドごと</translation>
    </message>
    <message>
        <source>%1 was your answer, and the round came to %2; on average that answer is worth %3 of the stake.</source>
        <translation>実際の選択は%1、ラウンドの収支は%2でした。この選択の価値は、平均で賭け金の%3倍です。</translation>
    </message>
    <message>
        <source>What if: %1. On these cards the hand would come to %2; on average the answer is worth %3 of the stake.</source>
        <translation>もし%1なら: このカードでのハンドの収支は%2です。この選択の価値は、平均で賭け金の%3倍です。</translation>
    </message>
    <message>
        <source>What if: %1. On average %2 of the stake; how it would have ended is shown when this shoe ends.</source>
        <translation>もし%1なら: 平均で賭け金の%2倍です。実際にどうなったかは、このシューの終了後にわかります。</translation>
    </message>
    <message>
        <source>What if: %1. It didn&apos;t happen. On these cards the round would have come to %2 instead of %3; on average the answer is worth %4 of the stake.</source>
        <translation>もし%1なら: 実際の選択ではありません。このカードでのラウンドの収支は、%3ではなく%2でした。この選択の価値は、平均で賭け金の%4倍です。</translation>
    </message>
    <message>
        <source>When it was played, the decisions cost %1 in all; %2 was luck.</source>
        <translation>実際のプレイでの判断のコストは合計%1、運は%2でした。</translation>
    </message>
    <message>
        <source>%1 The side bets were worth %2 before the first card.</source>
        <translation>%1最初のカードの前のサイドベットの価値は%2でした。</translation>
    </message>
    <message>
        <source>%1; “%2” is worth the same.</source>
        <comment>two halves of a sentence, the second about an answer</comment>
        <translation>%1。「%2」も同じ価値です。</translation>
    </message>
    <message>
        <source>%1 stakes, %2</source>
        <comment>a number, an amount</comment>
        <translation>賭け金の%1倍、%2</translation>
    </message>
    <message>
        <source>Giving the hand up is worth %1 of the stake here</source>
        <translation>降りる価値は、ここでは賭け金の%1です</translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <source>Review</source>
        <translation>見直し</translation>
    </message>
    <message>
        <source>This is what happened.</source>
        <translation>実際の展開です。</translation>
    </message>
    <message>
        <source>This is what would have happened, not what did.</source>
        <translation>実際の展開ではなく、もしもの展開です。</translation>
    </message>
    <message>
        <source>Press another answer to see what would have happened.</source>
        <translation>別の選択肢を押すと、どうなっていたかがわかります。</translation>
    </message>
    <message>
        <source>Show the decision again</source>
        <translation>判断の場面に戻る</translation>
    </message>
    <message>
        <source>Stop review</source>
        <translation>見直しを終了</translation>
    </message>
</context>
<context>
    <name>ReviewNote</name>
    <message>
        <source>Answer as you would now. The figures follow.</source>
        <translation>今ならどうするかを選んでください。数値はそのあとに表示されます。</translation>
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
        <translation>%1のほうが賭け金の%2分有利</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>ディーラー</translation>
    </message>
    <message>
        <source>Worth %1 of its stake before the first card</source>
        <comment>a side bet</comment>
        <translation>最初のカードの前の価値は、その賭け金の%1</translation>
    </message>
    <message>
        <source>Behind, %1</source>
        <comment>whose hand</comment>
        <translation>ベットビハインド、%1</translation>
    </message>
    <message>
        <source>Insurance, %1</source>
        <comment>whose hand</comment>
        <translation>インシュランス、%1</translation>
    </message>
    <message>
        <source>%1, hand %2</source>
        <comment>a side bet and whose</comment>
        <translation>%1、ハンド%2</translation>
    </message>
    <message>
        <source>Shoe %1</source>
        <translation>シュー%1</translation>
    </message>
    <message>
        <source>cards %1 to %2</source>
        <translation>カード%1～%2枚目</translation>
    </message>
    <message>
        <source>commitment %1</source>
        <translation>コミットメント %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>シード %1</translation>
    </message>
    <message>
        <source>seed shown when the shoe ends</source>
        <translation>シードはシューの終了時に公開</translation>
    </message>
    <message>
        <source>client seed %1</source>
        <translation>クライアントシード %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>ラウンド%1</translation>
    </message>
    <message>
        <source>Round %1, %2, %3 against %4, %5, %6</source>
        <translation>ラウンド%1、%2、%3 対 %4、%5、%6</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>a side bet</comment>
        <translation>%1 勝ち</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>a side bet</comment>
        <translation>%1 負け</translation>
    </message>
    <message>
        <source>recovered</source>
        <translation>復旧</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what is told of a round</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>The cards of this round can&apos;t be read: %1</source>
        <translation>このラウンドのカードを読み取れません: %1</translation>
    </message>
    <message>
        <source>The record of this round can&apos;t be read to the end. It is shown as far as it goes; the money is as it was booked.</source>
        <translation>このラウンドの記録は、最後までたどることができません。たどれる範囲で表示しています。お金は記帳されたとおりです。</translation>
    </message>
    <message>
        <source>%1: %2 decided early</source>
        <comment>a hand, an action</comment>
        <translation>%1: %2を先に選択</translation>
    </message>
    <message>
        <source>%1: double followed</source>
        <translation>%1: ダブルに乗った</translation>
    </message>
    <message>
        <source>%1: split followed</source>
        <translation>%1: スプリットに乗った</translation>
    </message>
    <message>
        <source>%1: not followed</source>
        <translation>%1: 乗らなかった</translation>
    </message>
    <message>
        <source>%1: hit on %2 against %3</source>
        <translation>%1: %3に対し%2でヒット</translation>
    </message>
    <message>
        <source>%1: stand on %2 against %3</source>
        <translation>%1: %3に対し%2でスタンド</translation>
    </message>
    <message>
        <source>%1: double on %2 against %3</source>
        <translation>%1: %3に対し%2でダブル</translation>
    </message>
    <message>
        <source>%1: split on %2 against %3</source>
        <translation>%1: %3に対し%2でスプリット</translation>
    </message>
    <message>
        <source>%1: give up on %2 against %3</source>
        <translation>%1: %3に対し%2で降りる</translation>
    </message>
    <message>
        <source>%1: surrender on %2 against %3</source>
        <translation>%1: %3に対し%2でサレンダー</translation>
    </message>
    <message>
        <source>%1: insurance on %2 against %3</source>
        <translation>%1: %3に対し%2でインシュランス</translation>
    </message>
    <message>
        <source>%1: even money on %2 against %3</source>
        <translation>%1: %3に対し%2でイーブンマネー</translation>
    </message>
    <message>
        <source>%1: no even money</source>
        <translation>%1: イーブンマネーなし</translation>
    </message>
    <message>
        <source>%1: no insurance</source>
        <translation>%1: インシュランスなし</translation>
    </message>
    <message>
        <source>%1: not given up</source>
        <translation>%1: 降りない</translation>
    </message>
    <message>
        <source>%1: no surrender</source>
        <translation>%1: サレンダーしない</translation>
    </message>
    <message>
        <source>%1 (no answer)</source>
        <comment>a decision</comment>
        <translation>%1（回答なし）</translation>
    </message>
    <message>
        <source>%1 (early)</source>
        <comment>a decision</comment>
        <translation>%1（事前）</translation>
    </message>
    <message>
        <source>Mistakes cost %1</source>
        <translation>ミスによる損 %1</translation>
    </message>
    <message>
        <source>Luck %1</source>
        <translation>運 %1</translation>
    </message>
    <message>
        <source>Before the round: %1</source>
        <comment>what was said of a count</comment>
        <translation>ラウンドの前：%1</translation>
    </message>
    <message>
        <source>After the round: %1</source>
        <comment>what was said of a count</comment>
        <translation>ラウンドの後：%1</translation>
    </message>
    <message>
        <source>%1, %2 staked by the house</source>
        <comment>a stake, an amount</comment>
        <translation>%1、ハウスから%2</translation>
    </message>
    <message>
        <source>%1: free double on %2 against %3</source>
        <translation>%1: %3に対し%2でフリーダブル</translation>
    </message>
    <message>
        <source>%1: free split on %2 against %3</source>
        <translation>%1: %3に対し%2でフリースプリット</translation>
    </message>
</context>
<context>
    <name>RoundDetailsView</name>
    <message>
        <source>As dealt</source>
        <translation>配られたとき</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>ディーラー</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>終了時</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>お金</translation>
    </message>
    <message>
        <source>Total staked</source>
        <translation>賭け金の合計</translation>
    </message>
    <message>
        <source>Paid out, stakes included</source>
        <translation>払戻（賭け金を含む）</translation>
    </message>
    <message>
        <source>Luck and play</source>
        <translation>運とプレイ</translation>
    </message>
    <message>
        <source>Hands, played best</source>
        <translation>ハンド（最善のプレイ）</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>サイドベット</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>ミス</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>運</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>収支</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>Why it ended this way</source>
        <translation>この結果になった理由</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>公平性</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>見直し</translation>
    </message>
    <message>
        <source>These cards in other games</source>
        <translation>同じカードをほかのゲームで</translation>
    </message>
    <message>
        <source>You, as dealt</source>
        <translation>あなた、配られたとき</translation>
    </message>
    <message>
        <source>You, at the end</source>
        <translation>あなた、終了時</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Your side bets</source>
        <translation>あなたのサイドベット</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>あなたの判断</translation>
    </message>
    <message>
        <source>Others at the table</source>
        <translation>テーブルのほかの人</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Your count</source>
        <translation>あなたのカウント</translation>
    </message>
</context>
<context>
    <name>RoundList</name>
    <message>
        <source>Rounds</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>No rounds match the filter.</source>
        <translation>条件に合うラウンドはありません。</translation>
    </message>
    <message>
        <source>Rounds appear here when they are finished.</source>
        <translation>ラウンドは、終了するとここに表示されます。</translation>
    </message>
    <message>
        <source>Show all rounds</source>
        <translation>すべてのラウンドを表示</translation>
    </message>
    <message>
        <source>Earlier</source>
        <comment>rounds</comment>
        <translation>それ以前</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>Staked %1, net %2</source>
        <comment>in a round</comment>
        <translation>賭け金%1、差引%2</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>a heading</comment>
        <translation>カード</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>a heading</comment>
        <translation>ハンド</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>of a hand</comment>
        <translation>合計</translation>
    </message>
    <message>
        <source>Bets</source>
        <comment>a heading</comment>
        <translation>ベット</translation>
    </message>
    <message>
        <source>Bet</source>
        <comment>a heading</comment>
        <translation>ベット</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>賭け金</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
</context>
<context>
    <name>RoundWriter</name>
    <message>
        <source>Export the Rundown</source>
        <translation>ラウンド履歴を書き出す</translation>
    </message>
    <message>
        <source>CSV, one play per line</source>
        <translation>CSV（1行に1プレイ）</translation>
    </message>
    <message>
        <source>JSON, one round per line</source>
        <translation>JSON（1行に1ラウンド）</translation>
    </message>
    <message>
        <source>rundown</source>
        <comment>a file&apos;s name</comment>
        <translation>ラウンド履歴</translation>
    </message>
</context>
<context>
    <name>RuleEditor</name>
    <message>
        <source>No rule matches “%1”.</source>
        <translation>「%1」というルールはありません。</translation>
    </message>
    <message>
        <source>What the rules are worth</source>
        <translation>ルールの価値</translation>
    </message>
    <message>
        <source>Save your changes?</source>
        <translation>変更を保存しますか？</translation>
    </message>
    <message>
        <source>These rules can&apos;t be played yet. Fix what is marked before you save.</source>
        <translation>このルールではまだプレイできません。印の付いた箇所を直してから保存してください。</translation>
    </message>
    <message>
        <source>They become a game of your own; the built-in game stays as it is.</source>
        <translation>自分のゲームとして保存されます。内蔵のゲームはそのまま残ります。</translation>
    </message>
    <message>
        <source>The game&apos;s file still has the rules as they were.</source>
        <translation>ゲームのファイルには、変更前のルールが残っています。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>変更を破棄</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>編集を続ける</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more rules</source>
        <translation>
            <numerusform>残りの%n個のルールを表示</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleLine</name>
    <message>
        <source>the house&apos;s choice</source>
        <translation>ハウスの裁量</translation>
    </message>
</context>
<context>
    <name>RuleSaid</name>
    <message>
        <source>No longer: %1</source>
        <translation>廃止: %1</translation>
    </message>
</context>
<context>
    <name>RuleTrials</name>
    <message>
        <source>Try other rules</source>
        <translation>別のルールを試す</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Decks: %1</source>
        <translation>デッキ数: %1</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>デッキ数</translation>
    </message>
    <message>
        <source>Dealer hits soft 17</source>
        <translation>ディーラーはソフト17でヒット</translation>
    </message>
    <message>
        <source>Dealer peeks for blackjack</source>
        <translation>ディーラーのピーク</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>スプリット後のダブル</translation>
    </message>
    <message>
        <source>Double on</source>
        <translation>ダブルの条件</translation>
    </message>
    <message>
        <source>Hands from one pair</source>
        <translation>1ペアから作れるハンド数</translation>
    </message>
    <message>
        <source>no split</source>
        <translation>スプリットなし</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>サレンダー</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>late</source>
        <translation>レイト</translation>
    </message>
    <message>
        <source>early</source>
        <translation>アーリー</translation>
    </message>
    <message>
        <source>Blackjack pays</source>
        <translation>ブラックジャックの配当</translation>
    </message>
    <message>
        <source>any total</source>
        <translation>すべての合計</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>What files and the command line call the game.</source>
        <translation>ファイルやコマンドラインでのゲームの呼び名です。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>What the game is called in the lobby and at the table.</source>
        <translation>ロビーとテーブルでのゲームの呼び名です。</translation>
    </message>
    <message>
        <source>Published return</source>
        <translation>公表還元率</translation>
    </message>
    <message>
        <source>The return to the player on a casino&apos;s own sheet, as a fraction of 1; empty if it gives none.</source>
        <translation>カジノの公表資料による長期的な還元率を、1に対する割合で入力します。記載がなければ空欄にします。</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>デッキ数</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>シャッフル</translation>
    </message>
    <message>
        <source>When the cards are shuffled.</source>
        <translation>すべてのカードをシャッフルする時機です。</translation>
    </message>
    <message>
        <source>Position of the cut card</source>
        <translation>カットカードの位置</translation>
    </message>
    <message>
        <source>How much of the shoe is dealt before the cut card comes out.</source>
        <translation>カットカードが出るまでに配られる、シューの割合です。</translation>
    </message>
    <message>
        <source>Burned cards</source>
        <translation>バーンカード</translation>
    </message>
    <message>
        <source>How many cards are burned face down after a shuffle.</source>
        <translation>シャッフル後に伏せて除外するカードの枚数です。</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>席</translation>
    </message>
    <message>
        <source>How many hands the table has room for.</source>
        <translation>テーブルに置けるハンドの数です。</translation>
    </message>
    <message>
        <source>Seats per player</source>
        <translation>1人の席数</translation>
    </message>
    <message>
        <source>How many of them one player may take.</source>
        <translation>1人のプレイヤーが取れる席の数です。</translation>
    </message>
    <message>
        <source>Other people</source>
        <translation>同席者</translation>
    </message>
    <message>
        <source>Other people, played by the program, sit at the table.</source>
        <translation>プログラムが動かす同席者がテーブルに加わります。</translation>
    </message>
    <message>
        <source>Shared table</source>
        <translation>相席テーブル</translation>
    </message>
    <message>
        <source>Seats are kept from round to round, players may bet behind others, and decisions may be made early.</source>
        <translation>席は次のラウンドにも引き継がれ、ほかの人の席へのベットビハインドや、事前の判断ができます。</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>プレイの順番</translation>
    </message>
    <message>
        <source>The order in which seats are dealt and played.</source>
        <translation>席に配り、プレイしていく順番です。</translation>
    </message>
    <message>
        <source>Dealer&apos;s first card</source>
        <translation>ディーラーの1枚目</translation>
    </message>
    <message>
        <source>Whether the dealer&apos;s first card is dealt face up or face down.</source>
        <translation>ディーラーの1枚目を表向きに配るか、裏向きに配るかです。</translation>
    </message>
    <message>
        <source>Seconds to bet</source>
        <translation>ベット時間（秒）</translation>
    </message>
    <message>
        <source>How long betting stays open; 0 for no time limit.</source>
        <translation>ベットを受け付ける時間です。0で無制限になります。</translation>
    </message>
    <message>
        <source>Seconds for a decision</source>
        <translation>判断時間（秒）</translation>
    </message>
    <message>
        <source>How long a decision may take; 0 for no time limit.</source>
        <translation>判断にかけられる時間です。0で無制限になります。</translation>
    </message>
    <message>
        <source>Dealer hits soft 17</source>
        <translation>ディーラーはソフト17でヒット</translation>
    </message>
    <message>
        <source>Dealer peeks for blackjack</source>
        <translation>ディーラーのピーク</translation>
    </message>
    <message>
        <source>With an ace or a ten up, the dealer checks the hole card before hands are played.</source>
        <translation>アップカードがエースか10のとき、ハンドのプレイ前にディーラーがホールカードを確認します。</translation>
    </message>
    <message>
        <source>Hint about the hole card</source>
        <translation>ホールカードのヒント</translation>
    </message>
    <message>
        <source>What the dealer says about the hole card: small from 2 to 5, medium from 6 to 9, large from 10 to ace.</source>
        <translation>ホールカードについてディーラーが知らせる内容です。小は2～5、中は6～9、大は10～エースです。</translation>
    </message>
    <message>
        <source>Two gold cards are shown</source>
        <translation>ゴールドカード2枚は公開</translation>
    </message>
    <message>
        <source>If both of the dealer&apos;s cards are tens, court cards or aces, both are shown before you play.</source>
        <translation>ディーラーのカードが2枚とも10、絵札、エースのいずれかなら、プレイ前に両方を公開します。</translation>
    </message>
    <message>
        <source>Dealer&apos;s 22 pushes</source>
        <translation>ディーラーの22はプッシュ</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, hands push instead of winning. Gold cards are tens, court cards and aces.</source>
        <translation>ディーラーがちょうど22でバストすると、ハンドは勝ちではなくプッシュになります。ゴールドカードは10、絵札、エースです。</translation>
    </message>
    <message>
        <source>Blackjack pays</source>
        <translation>ブラックジャックの配当</translation>
    </message>
    <message>
        <source>What a blackjack wins: 3:2 is 3 for every 2 staked.</source>
        <translation>ブラックジャックで得られる額です。3:2なら、賭け金2につき3です。</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>インシュランス</translation>
    </message>
    <message>
        <source>Against an ace, a hand may be insured for half its stake.</source>
        <translation>エースに対し、賭け金の半額でハンドに保険をかけられます。</translation>
    </message>
    <message>
        <source>Insure a blackjack</source>
        <translation>ブラックジャックの保険</translation>
    </message>
    <message>
        <source>A blackjack may be insured too.</source>
        <translation>ブラックジャックにもインシュランスをかけられます。</translation>
    </message>
    <message>
        <source>Insurance pays</source>
        <translation>インシュランスの配当</translation>
    </message>
    <message>
        <source>What insurance wins if the dealer has a blackjack.</source>
        <translation>ディーラーがブラックジャックのとき、インシュランスで得られる額です。</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>イーブンマネー</translation>
    </message>
    <message>
        <source>The up cards against which a blackjack may be paid 1:1 at once.</source>
        <translation>どのカードに対し、ブラックジャックをその場で1:1の配当にできるかを決めます。</translation>
    </message>
    <message>
        <source>Double on</source>
        <translation>ダブルの条件</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>スプリット後のダブル</translation>
    </message>
    <message>
        <source>Hands may be doubled after a split.</source>
        <translation>スプリットしたハンドをダブルできます。</translation>
    </message>
    <message>
        <source>Hands from one pair</source>
        <translation>1ペアから作れるハンド数</translation>
    </message>
    <message>
        <source>The most hands that one may be split into; 1 for no splits.</source>
        <translation>スプリットで1つのハンドをいくつまで増やせるかです。1ならスプリットできません。</translation>
    </message>
    <message>
        <source>Split aces</source>
        <translation>エースのスプリット</translation>
    </message>
    <message>
        <source>How hands from split aces are played.</source>
        <translation>2枚のエースを分けたハンドのプレイ方法です。</translation>
    </message>
    <message>
        <source>Resplit aces</source>
        <translation>エースの再スプリット</translation>
    </message>
    <message>
        <source>A pair of aces that comes up after a split may be split again.</source>
        <translation>スプリットで再びできたエースのペアも、スプリットできます。</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>サレンダー</translation>
    </message>
    <message>
        <source>Surrender against</source>
        <translation>サレンダーできる相手</translation>
    </message>
    <message>
        <source>The up cards against which a hand may be given up.</source>
        <translation>ディーラーのどのカードに対してハンドを降りられるかを決めます。</translation>
    </message>
    <message>
        <source>When no answer comes</source>
        <translation>回答がないとき</translation>
    </message>
    <message>
        <source>What happens to a round when time runs out or you leave in the middle.</source>
        <translation>時間切れや途中退席になったラウンドの扱いです。</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>サイドベット</translation>
    </message>
    <message>
        <source>Bets besides the main stake, each with its own pay table and limits.</source>
        <translation>メインの賭け金とは別のベットです。それぞれに配当表とリミットがあります。</translation>
    </message>
    <message>
        <source>Table limits</source>
        <translation>ハンドのベットリミット</translation>
    </message>
    <message>
        <source>The smallest and largest stake on a hand, in each currency. The first currency is the game&apos;s default.</source>
        <translation>通貨ごとの最低賭け金と最高賭け金です。最初の通貨が、このゲームの通常の通貨になります。</translation>
    </message>
    <message>
        <source>The house&apos;s choices</source>
        <translation>ハウスの裁量</translation>
    </message>
    <message>
        <source>What the Rules page marks as decided by the house, because no published sheet covers it.</source>
        <translation>公表資料に記載がないため、ルールページでハウスの裁量と表示する項目です。</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>フェルト</translation>
    </message>
    <message>
        <source>The cloth on the table.</source>
        <translation>テーブルに張る布です。</translation>
    </message>
    <message>
        <source>Place in the lobby</source>
        <translation>ロビーでの順序</translation>
    </message>
    <message>
        <source>Games with a smaller number come first; those without one come last.</source>
        <translation>数字の小さいゲームほど前に並び、数字のないゲームは最後になります。</translation>
    </message>
    <message>
        <source>before every round</source>
        <translation>毎ラウンド前</translation>
    </message>
    <message>
        <source>after a cut card</source>
        <translation>カットカードのあと</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>as many as the value of the first card</source>
        <translation>最初のカードの数だけ</translation>
    </message>
    <message>
        <source>first seat to last</source>
        <translation>最初の席から順に</translation>
    </message>
    <message>
        <source>last seat to first</source>
        <translation>最後の席から順に</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>表向き</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>裏向き</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>small, medium or large</source>
        <translation>小・中・大</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>except two gold cards and 21</source>
        <translation>ゴールドカード2枚と21を除く</translation>
    </message>
    <message>
        <source>except any with two gold cards and 21</source>
        <translation>ゴールドカード2枚を含むハンドと21を除く</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>エース</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>9, 10, 11</source>
        <translation>9、10、11</translation>
    </message>
    <message>
        <source>10, 11</source>
        <translation>10、11</translation>
    </message>
    <message>
        <source>one card each</source>
        <translation>1枚ずつのみ</translation>
    </message>
    <message>
        <source>like other hands</source>
        <translation>ほかのハンドと同じ</translation>
    </message>
    <message>
        <source>never</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>after the dealer peeks</source>
        <translation>ピークのあと</translation>
    </message>
    <message>
        <source>before the dealer peeks</source>
        <translation>ピークの前</translation>
    </message>
    <message>
        <source>every card</source>
        <translation>すべてのカード</translation>
    </message>
    <message>
        <source>2 to 9</source>
        <translation>2～9</translation>
    </message>
    <message>
        <source>it waits for you</source>
        <translation>再開を待つ</translation>
    </message>
    <message>
        <source>it is finished for you</source>
        <translation>自動で終わらせる</translation>
    </message>
    <message>
        <source>Emerald</source>
        <translation>エメラルド</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>ミッドナイト</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>バーガンディ</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>ラグーン</translation>
    </message>
    <message>
        <source>Classic green</source>
        <translation>クラシックグリーン</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>チャコール</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Decks and shoe</source>
        <translation>デッキとシュー</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>ディーラー</translation>
    </message>
    <message>
        <source>Blackjack and insurance</source>
        <translation>ブラックジャックとインシュランス</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>ダブル</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>スプリット</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>リミット</translation>
    </message>
    <message>
        <source>Table and seats</source>
        <translation>テーブルと席</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>制限時間</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>無回答</translation>
    </message>
    <message>
        <source>Felt and lobby</source>
        <translation>フェルトとロビー</translation>
    </message>
    <message>
        <source>A hand of 21 stands automatically</source>
        <translation>21のハンドは自動的にスタンド</translation>
    </message>
    <message>
        <source>Dealing order</source>
        <translation>配る順番</translation>
    </message>
    <message>
        <source>Payouts exclude the returned stake</source>
        <translation>配当に、戻ってくる賭け金は含まない</translation>
    </message>
    <message>
        <source>%1: pay table</source>
        <comment>a side bet</comment>
        <translation>%1: 配当表</translation>
    </message>
    <message>
        <source>%1: limits</source>
        <comment>a side bet</comment>
        <translation>%1: リミット</translation>
    </message>
    <message>
        <source>The dealer hits a 17 that counts an ace as 11; where the dealer stands on a higher total only, that total.</source>
        <translation>エースを11と数える17でディーラーはヒットします。より高い合計でのみスタンドする場合は、その合計でヒットします。</translation>
    </message>
    <message>
        <source>Dealer stands on</source>
        <translation>ディーラーがスタンドする合計</translation>
    </message>
    <message>
        <source>The lowest total on which the dealer takes no more cards.</source>
        <translation>ディーラーがそれ以上カードを引かない最小の合計。</translation>
    </message>
    <message>
        <source>Dealer&apos;s blackjack takes</source>
        <translation>ディーラーのブラックジャックが取る分</translation>
    </message>
    <message>
        <source>What a dealer&apos;s blackjack takes that shows only after hands were doubled and split. All of it is the European rule; busted hands and one more stake the Australian.</source>
        <translation>ダブルやスプリットの後で判明したディーラーのブラックジャックが取る分。全額がヨーロッパ式、バストしたハンドともう1つの賭け金がオーストラリア式です。</translation>
    </message>
    <message>
        <source>Equal hands</source>
        <translation>同点のハンド</translation>
    </message>
    <message>
        <source>every stake</source>
        <translation>すべての賭け金</translation>
    </message>
    <message>
        <source>the first stake</source>
        <translation>最初の賭け金</translation>
    </message>
    <message>
        <source>each hand&apos;s first stake, busted hands whole</source>
        <translation>各ハンドの最初の賭け金、バストしたハンドは全額</translation>
    </message>
    <message>
        <source>busted hands and one more stake</source>
        <translation>バストしたハンドともう1つの賭け金</translation>
    </message>
    <message>
        <source>the dealer wins</source>
        <translation>ディーラーの勝ち</translation>
    </message>
    <message>
        <source>the dealer wins, but your blackjack is paid</source>
        <translation>ディーラーの勝ち、ただしブラックジャックには配当</translation>
    </message>
    <message>
        <source>every hand</source>
        <translation>すべてのハンド</translation>
    </message>
    <message>
        <source>a push</source>
        <translation>プッシュ</translation>
    </message>
    <message>
        <source>On which totals a hand may be doubled.</source>
        <translation>合計がいくつのときにダブルできるかです。</translation>
    </message>
    <message>
        <source>Double with</source>
        <translation>ダブルできる枚数</translation>
    </message>
    <message>
        <source>With how many cards a hand may be doubled.</source>
        <translation>何枚のときにダブルできるかです。</translation>
    </message>
    <message>
        <source>Hands from a pair of aces</source>
        <translation>エースのペアから作れるハンド数</translation>
    </message>
    <message>
        <source>The most hands that a pair of aces may be split into.</source>
        <translation>エースのペアをスプリットでいくつのハンドまで増やせるかです。</translation>
    </message>
    <message>
        <source>Cards of a Charlie</source>
        <translation>チャーリーの枚数</translation>
    </message>
    <message>
        <source>With so many cards a hand that isn&apos;t bust ends and wins, whatever its total.</source>
        <translation>バストせずにこの枚数になったハンドは、合計にかかわらず、そこで終わって勝ちになります。</translation>
    </message>
    <message>
        <source>A Charlie wins</source>
        <translation>チャーリーが勝つ相手</translation>
    </message>
    <message>
        <source>Against which hands of the dealer a hand wins by the number of its cards.</source>
        <translation>枚数によって勝つのは、ディーラーのどのハンドに対してかです。</translation>
    </message>
    <message>
        <source>a push, but your 21 wins</source>
        <translation>プッシュ、ただしあなたの21は勝ち</translation>
    </message>
    <message>
        <source>any total</source>
        <translation>すべての合計</translation>
    </message>
    <message>
        <source>the first two cards</source>
        <translation>最初の2枚</translation>
    </message>
    <message>
        <source>any number of cards</source>
        <translation>何枚でも</translation>
    </message>
    <message>
        <source>hit, not doubled</source>
        <translation>ヒットのみ、ダブル不可</translation>
    </message>
    <message>
        <source>no Charlie</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>five cards</source>
        <translation>5枚</translation>
    </message>
    <message>
        <source>six cards</source>
        <translation>6枚</translation>
    </message>
    <message>
        <source>seven cards</source>
        <translation>7枚</translation>
    </message>
    <message>
        <source>against everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>except against a blackjack</source>
        <translation>ブラックジャック以外</translation>
    </message>
    <message>
        <source>except against 21</source>
        <translation>21以外</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>チャーリー</translation>
    </message>
    <message>
        <source>Dealer&apos;s second card</source>
        <translation>ディーラーの2枚目</translation>
    </message>
    <message>
        <source>When the dealer gets it. After the players is the European rule: there is no hole card to peek at, and it isn&apos;t drawn if nothing is left to decide.</source>
        <translation>ディーラーがいつ受け取るかです。「プレイヤーのあと」はヨーロッパ式で、ピークするホールカードがなく、決めることが残っていなければ引きません。</translation>
    </message>
    <message>
        <source>with the first cards</source>
        <translation>最初のカードと一緒</translation>
    </message>
    <message>
        <source>after the players</source>
        <translation>プレイヤーのあと</translation>
    </message>
    <message>
        <source>How many decks of cards are used.</source>
        <translation>使用するデッキの数です。</translation>
    </message>
    <message>
        <source>Kind of deck</source>
        <translation>デッキの種類</translation>
    </message>
    <message>
        <source>Whether the decks have their tens.</source>
        <translation>デッキに10が入っているかどうかです。</translation>
    </message>
    <message>
        <source>Both dealer cards open</source>
        <translation>ディーラーの2枚とも公開</translation>
    </message>
    <message>
        <source>Both of the dealer&apos;s cards are dealt face up, as in Double Exposure. A blackjack ends the round at once, and nothing can be insured.</source>
        <translation>ダブルエクスポージャーのように、ディーラーのカードを2枚とも表向きに配ります。ブラックジャックならラウンドはすぐに終わり、インシュランスはかけられません。</translation>
    </message>
    <message>
        <source>Surrender after a double</source>
        <translation>ダブル後のサレンダー</translation>
    </message>
    <message>
        <source>A doubled hand may be given up for half its stake once its card is dealt.</source>
        <translation>ダブルしたハンドを、カードが配られた後に、賭け金の半額で降りられます。</translation>
    </message>
    <message>
        <source>What makes a pair</source>
        <translation>ペアの条件</translation>
    </message>
    <message>
        <source>Whether any two cards that count 10 may be split, or only two of the same rank.</source>
        <translation>10に数えるカード2枚ならどれでもスプリットできるか、同じランクの2枚に限るかです。</translation>
    </message>
    <message>
        <source>21 with five cards pays</source>
        <translation>5枚の21の配当</translation>
    </message>
    <message>
        <source>What a hand of 21 with five cards or more wins if it wasn&apos;t doubled; 1:1 for no bonus.</source>
        <translation>5枚以上で21になったハンドが、ダブルしていないときに得られる額です。1:1ならボーナスはありません。</translation>
    </message>
    <message>
        <source>21 with six cards pays</source>
        <translation>6枚の21の配当</translation>
    </message>
    <message>
        <source>What a hand of 21 with six cards or more wins if it wasn&apos;t doubled; 1:1 for no bonus.</source>
        <translation>6枚以上で21になったハンドが、ダブルしていないときに得られる額です。1:1ならボーナスはありません。</translation>
    </message>
    <message>
        <source>21 with seven cards pays</source>
        <translation>7枚の21の配当</translation>
    </message>
    <message>
        <source>What a hand of 21 with seven cards or more wins if it wasn&apos;t doubled; 1:1 for no bonus.</source>
        <translation>7枚以上で21になったハンドが、ダブルしていないときに得られる額です。1:1ならボーナスはありません。</translation>
    </message>
    <message>
        <source>6-7-8 pays</source>
        <translation>6-7-8の配当</translation>
    </message>
    <message>
        <source>What a 6, a 7 and an 8 win, whatever their suits; 1:1 for no bonus.</source>
        <translation>6、7、8の3枚で得られる額です。スートは問いません。1:1ならボーナスはありません。</translation>
    </message>
    <message>
        <source>6-7-8 of one suit pays</source>
        <translation>スーテッド6-7-8の配当</translation>
    </message>
    <message>
        <source>What a 6, a 7 and an 8 of the same suit win; 1:1 for no bonus of their own.</source>
        <translation>同スートの6、7、8で得られる額です。1:1なら専用のボーナスはありません。</translation>
    </message>
    <message>
        <source>6-7-8 of spades pays</source>
        <translation>スペードの6-7-8の配当</translation>
    </message>
    <message>
        <source>What the 6, 7 and 8 of spades win; 1:1 for no bonus of their own.</source>
        <translation>スペードの6、7、8で得られる額です。1:1なら専用のボーナスはありません。</translation>
    </message>
    <message>
        <source>7-7-7 pays</source>
        <translation>7-7-7の配当</translation>
    </message>
    <message>
        <source>What three sevens win, whatever their suits; 1:1 for no bonus.</source>
        <translation>7が3枚で得られる額です。スートは問いません。1:1ならボーナスはありません。</translation>
    </message>
    <message>
        <source>7-7-7 of one suit pays</source>
        <translation>スーテッド7-7-7の配当</translation>
    </message>
    <message>
        <source>What three sevens of the same suit win; 1:1 for no bonus of their own.</source>
        <translation>同スートの7が3枚で得られる額です。1:1なら専用のボーナスはありません。</translation>
    </message>
    <message>
        <source>7-7-7 of spades pays</source>
        <translation>スペードの7-7-7の配当</translation>
    </message>
    <message>
        <source>What three sevens of spades win; 1:1 for no bonus of their own.</source>
        <translation>スペードの7が3枚で得られる額です。1:1なら専用のボーナスはありません。</translation>
    </message>
    <message>
        <source>full, 52 cards</source>
        <translation>通常、52枚</translation>
    </message>
    <message>
        <source>Spanish, 48 cards without the tens</source>
        <translation>スパニッシュ、10抜きの48枚</translation>
    </message>
    <message>
        <source>the same value</source>
        <translation>同じ数値</translation>
    </message>
    <message>
        <source>the same rank</source>
        <translation>同じランク</translation>
    </message>
    <message>
        <source>Bonuses for 21</source>
        <translation>21のボーナス</translation>
    </message>
    <message>
        <source>Blackjack of one suit pays</source>
        <translation>同スートのブラックジャックの配当</translation>
    </message>
    <message>
        <source>What a blackjack of one suit wins if that is more than others win; 1:1 for no more.</source>
        <translation>同スートのブラックジャックで得られる額です（ほかより多い場合）。1:1なら上乗せはありません。</translation>
    </message>
    <message>
        <source>Suit of that blackjack</source>
        <translation>そのブラックジャックのスート</translation>
    </message>
    <message>
        <source>The suit that both of its cards must have.</source>
        <translation>2枚ともそろっていなければならないスートです。</translation>
    </message>
    <message>
        <source>Double for less</source>
        <translation>不足額でのダブル</translation>
    </message>
    <message>
        <source>Whoever has less left than a double costs may double for all that is left.</source>
        <translation>残高がダブルの額に足りないとき、残り全額でダブルできます。</translation>
    </message>
    <message>
        <source>Doubles of one hand</source>
        <translation>1ハンドのダブル回数</translation>
    </message>
    <message>
        <source>How many times a hand may be doubled: after its double&apos;s card again, for as much as is staked on it then.</source>
        <translation>1つのハンドを何回ダブルできるかです。ダブルのカードの後に再び、その時点の賭け金と同額でダブルします。</translation>
    </message>
    <message>
        <source>Free doubles</source>
        <translation>フリーダブル</translation>
    </message>
    <message>
        <source>Which doubles of two cards the house stakes for the player. Hard: no ace counts 11.</source>
        <translation>2枚でのどのダブルについて、ハウスがプレイヤーの代わりに賭け金を出すかです。ハードとは、11と数えるエースがないことです。</translation>
    </message>
    <message>
        <source>Free splits</source>
        <translation>フリースプリット</translation>
    </message>
    <message>
        <source>Of which pairs the house stakes the new hand for the player.</source>
        <translation>どのペアについて、新しいハンドの賭け金をハウスがプレイヤーの代わりに出すかです。</translation>
    </message>
    <message>
        <source>Surrender with</source>
        <translation>サレンダーできる枚数</translation>
    </message>
    <message>
        <source>With how many cards a hand may be surrendered; with any number, after a split too.</source>
        <translation>何枚のときにサレンダーできるかです。「何枚でも」なら、スプリット後もできます。</translation>
    </message>
    <message>
        <source>a push, but your blackjack is paid</source>
        <translation>プッシュ、ただしブラックジャックには配当</translation>
    </message>
    <message>
        <source>any suit</source>
        <translation>すべてのスート</translation>
    </message>
    <message>
        <source>spades only</source>
        <translation>スペードのみ</translation>
    </message>
    <message>
        <source>hearts only</source>
        <translation>ハートのみ</translation>
    </message>
    <message>
        <source>diamonds only</source>
        <translation>ダイヤのみ</translation>
    </message>
    <message>
        <source>clubs only</source>
        <translation>クラブのみ</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>hard 9, 10, 11</source>
        <translation>ハード9、10、11</translation>
    </message>
    <message>
        <source>hard 10, 11</source>
        <translation>ハード10、11</translation>
    </message>
    <message>
        <source>any total of two cards</source>
        <translation>2枚ならすべての合計</translation>
    </message>
    <message>
        <source>no pair</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>every pair but tens</source>
        <translation>10以外のすべてのペア</translation>
    </message>
    <message>
        <source>every pair</source>
        <translation>すべてのペア</translation>
    </message>
    <message>
        <source>Void against a blackjack</source>
        <translation>ブラックジャックには無効</translation>
    </message>
    <message>
        <source>A dealer&apos;s blackjack that shows only when the hands have been played takes all of a surrendered one.</source>
        <translation>ハンドのプレイが終わってから判明したディーラーのブラックジャックは、サレンダーしたハンドの賭け金をすべて取ります。</translation>
    </message>
    <message>
        <source>a push, but your 21 always wins</source>
        <translation>プッシュ、ただしあなたの21は必ず勝ち</translation>
    </message>
    <message>
        <source>a ten or an ace</source>
        <translation>10かエース</translation>
    </message>
    <message>
        <source>Who wins when you and the dealer have the same total. A 21 that always wins beats a blackjack too that shows only then, unless that takes the first stake alone.</source>
        <translation>あなたとディーラーの合計が同じときの勝者。必ず勝つ21は、そのとき初めて判明したブラックジャックにも勝ちます（そのブラックジャックが最初の賭け金だけを取る場合を除く）。</translation>
    </message>
    <message>
        <source>When a hand may be given up for half its stake; if the dealer doesn&apos;t peek, when its turn comes.</source>
        <translation>賭け金の半額でハンドを降りられる時機です。ディーラーがピークしない場合は、ハンドの順番が来たときです。</translation>
    </message>
</context>
<context>
    <name>RulesDrawer</name>
    <message>
        <source>Changes you save now apply from the next round.</source>
        <translation>保存した内容は次のラウンドから有効になります。</translation>
    </message>
    <message>
        <source>Changes you save now apply at once, on a fresh shoe.</source>
        <translation>保存した内容は、新しいシューですぐに有効になります。</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules of %1</source>
        <translation>%1のルール</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>配当表</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Rules of %1</source>
        <translation>%1のルール</translation>
    </message>
    <message>
        <source>Hide the rules</source>
        <translation>ルールを隠す</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>配当表</translation>
    </message>
    <message>
        <source>Change these rules</source>
        <translation>このルールを変更</translation>
    </message>
    <message>
        <source>This decided the last round</source>
        <translation>前のラウンドを決めたルール</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>Who wins</source>
        <translation>勝敗</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. Equal hands push: the stake is returned.</source>
        <translation>バストしていないハンドのうち、合計の大きいほうの勝ちです。ディーラーがバストすると、バストしていないハンドはすべて勝ちます。同点はプッシュとなり、賭け金が戻ります。</translation>
    </message>
    <message>
        <source>A win pays 1:1.</source>
        <translation>勝ちの配当は1:1です。</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, only a hand of 21 and an unsplit hand of exactly two gold cards are paid; every other hand that is not bust pushes.</source>
        <translation>ディーラーがちょうど22でバストしたとき、配当があるのは、スプリットしていないゴールドカード2枚だけのハンドと、21のハンドだけです。バストしていないほかのハンドは、すべてプッシュになります。</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, only a hand of 21 and a hand that holds two gold cards, with or without others, are paid; every other hand that is not bust pushes.</source>
        <translation>ディーラーがちょうど22でバストしたとき、配当があるのは、ゴールドカード2枚を含むハンド（ほかのカードがあってもよい）と、21のハンドだけです。バストしていないほかのハンドは、すべてプッシュになります。</translation>
    </message>
    <message>
        <source>A payout of a:b wins a for every b staked, and the stake is returned with it.</source>
        <translation>配当a:bは、賭け金bにつきaの勝ちを意味します。賭け金も一緒に戻ります。</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>サイドベット</translation>
    </message>
    <message>
        <source>Side bets may be placed on any seat in play, yours or not. It doesn&apos;t matter whether the hand wins.</source>
        <translation>サイドベットは、自分の席に限らず、プレイするどの席にも置けます。ハンドの勝敗は関係しません。</translation>
    </message>
    <message>
        <source>Side bets may be placed on any seat in play, yours or not. They are settled right after the deal, and it doesn&apos;t matter whether the hand wins.</source>
        <translation>サイドベットは、自分の席に限らず、プレイするどの席にも置けます。最初のカードが配られた直後に清算され、ハンドの勝敗は関係しません。</translation>
    </message>
    <message>
        <source>A side bet needs a main stake on its hand. It doesn&apos;t matter whether the hand wins.</source>
        <translation>サイドベットは、ハンドのメインの賭け金に添えて置きます。ハンドの勝敗は関係しません。</translation>
    </message>
    <message>
        <source>A side bet needs a main stake on its hand. It is settled right after the deal, and it doesn&apos;t matter whether the hand wins.</source>
        <translation>サイドベットは、ハンドのメインの賭け金に添えて置きます。最初のカードが配られた直後に清算され、ハンドの勝敗は関係しません。</translation>
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
        <translation>配当: %1。</translation>
    </message>
    <message>
        <source>The best one counts.</source>
        <translation>最もよいものを採用します。</translation>
    </message>
    <message>
        <source>It is settled when the round ends; the dealer then plays out the hand even if every other hand is decided.</source>
        <translation>ラウンドの終わりに清算されます。ほかのハンドの勝敗がすべて決まっていても、ディーラーはカードを引きます。</translation>
    </message>
    <message>
        <source>It is settled right after the deal.</source>
        <translation>最初のカードが配られた直後に清算されます。</translation>
    </message>
    <message>
        <source>Time and interruptions</source>
        <translation>時間と中断</translation>
    </message>
    <message>
        <source>Betting is open for %1 seconds.</source>
        <translation>ベット時間は%1秒です。</translation>
    </message>
    <message>
        <source>A decision has %1 seconds.</source>
        <translation>判断時間は%1秒です。</translation>
    </message>
    <message>
        <source>There is no clock.</source>
        <translation>制限時間はありません。</translation>
    </message>
    <message>
        <source>If you don&apos;t answer or have left, the round is finished without you: a hand of 11 or less hits until it is above 11, a hand above 11 stands, and insurance is declined. Every confirmed stake is settled.</source>
        <translation>回答がない場合や離席中の場合は、自動でラウンドを終わらせます。11以下のハンドは11を超えるまでヒットし、11を超えるハンドはスタンドし、インシュランスは断ります。確定した賭け金はすべて清算されます。</translation>
    </message>
    <message>
        <source>A round you leave resumes later, at the decision where it stopped.</source>
        <translation>途中で離れたラウンドは、あとで同じ判断の場面から再開します。</translation>
    </message>
    <message>
        <source>A round that can&apos;t be finished is cancelled, and every stake is returned.</source>
        <translation>最後まで進められないラウンドは取り消され、賭け金はすべて戻ります。</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>賭け金</translation>
    </message>
    <message>
        <source>Per hand: %1.</source>
        <comment>its limits</comment>
        <translation>ハンド: %1。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a side bet&apos;s limits</comment>
        <translation>%1: %2。</translation>
    </message>
    <message>
        <source>Every stake is a multiple of %1, so that no half and no payout needs rounding.</source>
        <translation>半額やすべての配当が割り切れるよう、賭け金はすべて%1の倍数です。</translation>
    </message>
    <message>
        <source>Return to the player</source>
        <translation>プレイヤーへの還元率</translation>
    </message>
    <message>
        <source>Published: %1.</source>
        <translation>公表値: %1。</translation>
    </message>
    <message>
        <source>Computed from these rules, with best play: %1 of the initial stake.</source>
        <translation>このルールからの計算値（最善のプレイ）: 最初の賭け金の%1。</translation>
    </message>
    <message>
        <source>Per unit staked in total, doubles and splits included: %1.</source>
        <translation>ダブルとスプリットを含む総賭け金1あたり: %1。</translation>
    </message>
    <message>
        <source>With up to %1 split hands it would be %2 of the initial stake.</source>
        <translation>スプリットで最大%1ハンドまで増やせる場合は、最初の賭け金の%2になります。</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message numerus="yes">
        <source>%n decks of 52 cards are used.</source>
        <translation>
            <numerusform>52枚組のデッキを%n組使用します。</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards are shuffled before every round.</source>
        <translation>毎ラウンド前に、すべてのカードをシャッフルします。</translation>
    </message>
    <message>
        <source>Rounds are dealt from one shoe until the cut card comes out; that round is the last of the shoe, and then all cards are shuffled.</source>
        <translation>カットカードが出るまで、1つのシューから配ります。カットカードが出たラウンドがそのシューの最後となり、その後すべてのカードをシャッフルします。</translation>
    </message>
    <message>
        <source>The cut card lies after %1 of the shoe, %2 of %3 cards.</source>
        <translation>カットカードは、シューの%1（%3枚中%2枚目）の後ろに入ります。</translation>
    </message>
    <message>
        <source>After a shuffle the first card is shown, and as many more as its value are burned face down.</source>
        <translation>シャッフル後に最初のカードを公開し、その数だけカードを伏せて除外します。</translation>
    </message>
    <message>
        <source>For this an ace counts 1; jack, queen and king count 10.</source>
        <translation>その際、エースは1、ジャック、クイーン、キングは10と数えます。</translation>
    </message>
    <message>
        <source>Cards from 2 to 10 count their face value; jack, queen and king count 10; an ace counts 11, or 1 where 11 would bust the hand.</source>
        <translation>2～10は数字どおり、ジャック、クイーン、キングは10と数えます。エースは11、11では21を超える場合は1と数えます。</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>ハンド</translation>
    </message>
    <message>
        <source>You play one hand a round.</source>
        <translation>1ラウンドに1ハンドをプレイします。</translation>
    </message>
    <message>
        <source>You play from one to %1 hands a round, each with its own stake.</source>
        <translation>1ラウンドに1～%1ハンドをプレイでき、賭け金はハンドごとに決めます。</translation>
    </message>
    <message>
        <source>The table has %1 spots for them.</source>
        <translation>テーブルには%1か所のスポットがあります。</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>席</translation>
    </message>
    <message>
        <source>The table has %1 seats.</source>
        <translation>テーブルには%1席あります。</translation>
    </message>
    <message>
        <source>You may hold one seat.</source>
        <translation>取れる席は1つまでです。</translation>
    </message>
    <message>
        <source>You may hold up to %1 seats, with the same stake on each.</source>
        <translation>最大%1席まで取れます。賭け金は各席で同額です。</translation>
    </message>
    <message>
        <source>What you add to one of your seats is added to each; if your wallet can&apos;t cover that, the addition is divided evenly among them.</source>
        <translation>1つの席への追加は、すべての席に追加されます。ウォレットの残高が足りない場合は、均等に配分されます。</translation>
    </message>
    <message>
        <source>Other people, played by the program, sit at the table. You choose at the table how many.</source>
        <translation>プログラムが動かす同席者が加わります。人数はテーブルで選べます。</translation>
    </message>
    <message>
        <source>If you have just sat down and have no stake when betting closes, you lose the seat.</source>
        <translation>着席したばかりで、ベット終了時に賭け金がない場合は、席を離れます。</translation>
    </message>
    <message>
        <source>If you played the previous round, you may sit one round out; you lose the seat if you don&apos;t bet in the next either.</source>
        <translation>前のラウンドをプレイしていれば、1ラウンド休めます。次も賭けなければ席を失います。</translation>
    </message>
    <message>
        <source>If you can&apos;t cover the minimum on all your seats when a round begins, you lose them.</source>
        <translation>ラウンドの開始時に、すべての席の最低額をまかなえない場合は、席を失います。</translation>
    </message>
    <message>
        <source>When somebody leaves a seat, what others have staked there is returned.</source>
        <translation>誰かが席を離れると、その席へのほかの人の賭け金は戻されます。</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t take a seat, but may bet behind others.</source>
        <translation>お試しアカウントは着席できませんが、ほかの人にベットビハインドできます。</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t take a seat.</source>
        <translation>お試しアカウントは着席できません。</translation>
    </message>
    <message>
        <source>Betting behind</source>
        <translation>ベットビハインド</translation>
    </message>
    <message>
        <source>You may bet behind any seat that somebody else holds. Such a bet wins or loses with the seat&apos;s first hand, blackjack payout included, and its insurance is yours to decide.</source>
        <translation>ほかの人が座っている席なら、どこにでもベットビハインドできます。その賭け金の勝敗は、ブラックジャックの配当も含めて席の最初のハンドに従います。インシュランスは自分で決められます。</translation>
    </message>
    <message>
        <source>When the seat doubles, you may double too; otherwise your stake rides unchanged on the doubled hand.</source>
        <translation>席がダブルしたときは、一緒にダブルできます。しない場合、賭け金は元の額のまま、ダブルされたハンドに従います。</translation>
    </message>
    <message>
        <source>When the seat splits, you may place the same again on the second hand; otherwise your stake rides on the first hand alone.</source>
        <translation>席がスプリットしたときは、2つ目のハンドにも同額を置けます。置かない場合、賭け金は最初のハンドだけに従います。</translation>
    </message>
    <message>
        <source>If you don&apos;t answer, or your wallet doesn&apos;t cover it, you don&apos;t follow.</source>
        <translation>回答しない場合や、ウォレットの残高が足りない場合は、乗りません。</translation>
    </message>
    <message>
        <source>When the seat surrenders, half of each stake behind it is lost as well.</source>
        <translation>席がサレンダーすると、ベットビハインドの賭け金も半分を失います。</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>カードの配り方</translation>
    </message>
    <message>
        <source>Each hand is dealt one card, then the dealer; a second card follows in the same order.</source>
        <translation>各ハンドとディーラーに1枚ずつ配り、同じように2枚目を配ります。</translation>
    </message>
    <message>
        <source>Players&apos; cards are dealt face up; the dealer&apos;s first card is dealt face up and the second face down.</source>
        <translation>プレイヤーのカードはすべて表向きです。ディーラーの1枚目は表向き、2枚目は裏向きです。</translation>
    </message>
    <message>
        <source>Players&apos; cards are dealt face up; the dealer&apos;s first card is dealt face down and the second face up.</source>
        <translation>プレイヤーのカードはすべて表向きです。ディーラーの1枚目は裏向き、2枚目は表向きです。</translation>
    </message>
    <message>
        <source>Hands are dealt and played from the lowest number to the highest; the dealer comes last.</source>
        <translation>番号の小さいハンドから順に配り、プレイします。ディーラーは最後です。</translation>
    </message>
    <message>
        <source>Hands are dealt and played from the highest number to the lowest; the dealer comes last.</source>
        <translation>番号の大きいハンドから順に配り、プレイします。ディーラーは最後です。</translation>
    </message>
    <message>
        <source>Then the dealer looks at the hole card and says whether it is small (2 to 5), medium (6 to 9) or large (10 to ace).</source>
        <translation>次に、ディーラーがホールカードを確認し、小（2～5）、中（6～9）、大（10～エース）のどれかを知らせます。</translation>
    </message>
    <message>
        <source>If both of the dealer&apos;s cards are gold cards (10, jack, queen, king, ace), both are shown before you decide.</source>
        <translation>ディーラーのカードが2枚ともゴールドカード（10、ジャック、クイーン、キング、エース）なら、判断の前に両方を公開します。</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>ブラックジャック</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10, as the first two cards, make a blackjack. It beats every other hand, even another 21; against the dealer&apos;s blackjack it pushes.</source>
        <translation>最初の2枚がエースと10に数えるカードなら、ブラックジャックです。21を含むほかのすべてのハンドに勝ち、ディーラーもブラックジャックならプッシュです。</translation>
    </message>
    <message>
        <source>It pays %1.</source>
        <translation>配当は%1です。</translation>
    </message>
    <message>
        <source>When the dealer shows an ace or a card that counts 10, the hole card is checked before anyone plays; a dealer blackjack ends the round.</source>
        <translation>ディーラーのアップカードがエースか10に数えるカードなら、プレイの前にホールカードを確認します。ディーラーがブラックジャックなら、ラウンドはそこで終わりです。</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes every stake, doubles and splits included.</source>
        <translation>ディーラーのホールカードは、全ハンドのプレイが終わるまで確認しません。ディーラーがブラックジャックなら、ダブルとスプリットの分も含めてすべての賭け金を失います。</translation>
    </message>
    <message>
        <source>A surrendered hand loses half its stake and no more, whatever the hole card is.</source>
        <translation>サレンダーしたハンドが失うのは、ホールカードにかかわらず半額だけです。</translation>
    </message>
    <message>
        <source>Insurance and even money</source>
        <translation>インシュランスとイーブンマネー</translation>
    </message>
    <message>
        <source>There is no insurance.</source>
        <translation>インシュランスはありません。</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, a hand may be insured for half its stake; insurance wins if the dealer has a blackjack, and loses otherwise. It is decided before the hole card is checked.</source>
        <translation>ディーラーのアップカードがエースなら、賭け金の半額でハンドにインシュランスをかけられます。ディーラーがブラックジャックなら勝ち、それ以外は負けです。ホールカードの確認前に決めます。</translation>
    </message>
    <message>
        <source>A blackjack may be insured too.</source>
        <translation>ブラックジャックにもインシュランスをかけられます。</translation>
    </message>
    <message>
        <source>A blackjack can&apos;t be insured.</source>
        <translation>ブラックジャックにはインシュランスをかけられません。</translation>
    </message>
    <message>
        <source>Insurance pays %1.</source>
        <translation>インシュランスの配当は%1です。</translation>
    </message>
    <message>
        <source>At this price insurance favours the player.</source>
        <translation>この配当では、インシュランスはプレイヤーに有利です。</translation>
    </message>
    <message>
        <source>Even money is not offered.</source>
        <translation>イーブンマネーはありません。</translation>
    </message>
    <message>
        <source>When the dealer shows an ace or a card that counts 10, a blackjack may take even money: 1:1 at once, and the hand is over.</source>
        <translation>ディーラーのアップカードがエースか10に数えるカードなら、ブラックジャックはイーブンマネーを選べます。その場で1:1の配当を受け、ハンドは終了します。</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, a blackjack may take even money: 1:1 at once, and the hand is over.</source>
        <translation>ディーラーのアップカードがエースなら、ブラックジャックはイーブンマネーを選べます。その場で1:1の配当を受け、ハンドは終了します。</translation>
    </message>
    <message>
        <source>When the dealer shows a card that counts 10, a blackjack may take even money: 1:1 at once, and the hand is over.</source>
        <translation>ディーラーのアップカードが10に数えるカードなら、ブラックジャックはイーブンマネーを選べます。その場で1:1の配当を受け、ハンドは終了します。</translation>
    </message>
    <message>
        <source>Playing a hand</source>
        <translation>ハンドのプレイ</translation>
    </message>
    <message>
        <source>Hit as often as you like, or stand. A hand above 21 is bust and loses at once, whatever the dealer gets.</source>
        <translation>ヒットで何枚でもカードを引け、スタンドで止まります。21を超えるとバストで、ディーラーの結果にかかわらずその場で負けです。</translation>
    </message>
    <message>
        <source>A hand of 21 stands automatically.</source>
        <translation>21のハンドは自動的にスタンドします。</translation>
    </message>
    <message>
        <source>You may double on any first two cards.</source>
        <translation>最初の2枚なら、どの組み合わせでもダブルできます。</translation>
    </message>
    <message>
        <source>You may double on first two cards that total 9, 10 or 11.</source>
        <translation>最初の2枚の合計が9、10、11ならダブルできます。</translation>
    </message>
    <message>
        <source>You may double on first two cards that total 10 or 11.</source>
        <translation>最初の2枚の合計が10か11ならダブルできます。</translation>
    </message>
    <message>
        <source>The stake is then doubled, and exactly one more card is dealt.</source>
        <translation>賭け金を2倍にし、カードをちょうど1枚だけ引きます。</translation>
    </message>
    <message>
        <source>Your wallet must cover doubles, splits and insurance.</source>
        <translation>ダブル、スプリット、インシュランスには、それをまかなえるウォレットの残高が必要です。</translation>
    </message>
    <message>
        <source>You may decide before your turn comes. If the money is gone by then, a double becomes a hit, and a split becomes a hit at 11 or less and a stand above.</source>
        <translation>順番が来る前に判断を決めておけます。その時点で残高が足りなければ、ダブルはヒットになり、スプリットは11以下ならヒット、11を超えるならスタンドになります。</translation>
    </message>
    <message>
        <source>Splitting</source>
        <translation>スプリット</translation>
    </message>
    <message>
        <source>Pairs can&apos;t be split.</source>
        <translation>ペアはスプリットできません。</translation>
    </message>
    <message>
        <source>Two cards of the same value (even a king and a queen) may be split into two hands, with an equal stake on the second. Both get their second card at once.</source>
        <translation>同じ数値の2枚（キングとクイーンも可）は、2つのハンドに分けられます。2つ目のハンドにも同額を賭け、両方のハンドにすぐ2枚目が配られます。</translation>
    </message>
    <message>
        <source>Hands can&apos;t be resplit.</source>
        <translation>スプリットしたハンドを再びスプリットすることはできません。</translation>
    </message>
    <message>
        <source>Pairs may be resplit, up to %1 hands.</source>
        <translation>再スプリットは最大%1ハンドまで可能です。</translation>
    </message>
    <message>
        <source>Split aces get one card each and stand.</source>
        <translation>スプリットしたエースは、それぞれ1枚引いて終わりです。</translation>
    </message>
    <message>
        <source>Split aces are played like any other hand.</source>
        <translation>スプリットしたエースも、ほかのハンドと同じようにプレイできます。</translation>
    </message>
    <message>
        <source>Aces may be resplit.</source>
        <translation>エースは再スプリットできます。</translation>
    </message>
    <message>
        <source>Aces can&apos;t be resplit.</source>
        <translation>エースのスプリットは1回だけです。</translation>
    </message>
    <message>
        <source>Hands may be doubled after a split.</source>
        <translation>スプリットしたハンドをダブルできます。</translation>
    </message>
    <message>
        <source>Hands can&apos;t be doubled after a split.</source>
        <translation>スプリットしたハンドはダブルできません。</translation>
    </message>
    <message>
        <source>After a split, an ace with a card that counts 10 is 21, not a blackjack.</source>
        <translation>スプリット後のエースと10に数えるカードは、ブラックジャックではなく21です。</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>サレンダー</translation>
    </message>
    <message>
        <source>A hand can&apos;t be surrendered.</source>
        <translation>サレンダーはできません。</translation>
    </message>
    <message>
        <source>Instead of playing its first two cards, a hand may be surrendered: half the stake is returned. After a split it can&apos;t be.</source>
        <translation>最初の2枚をプレイする代わりに、サレンダーできます。賭け金の半額が戻ります。スプリット後はできません。</translation>
    </message>
    <message>
        <source>This is possible before the dealer&apos;s hole card is checked.</source>
        <translation>ディーラーがホールカードを確認する前にできます。</translation>
    </message>
    <message>
        <source>This is possible once the dealer has checked for a blackjack.</source>
        <translation>ディーラーがブラックジャックの有無を確認したあとにできます。</translation>
    </message>
    <message>
        <source>This is possible when the hand&apos;s turn comes.</source>
        <translation>ハンドの順番が来たときにできます。</translation>
    </message>
    <message>
        <source>It is offered whatever card the dealer shows.</source>
        <translation>ディーラーのどのカードに対してもできます。</translation>
    </message>
    <message>
        <source>It is offered unless the dealer shows an ace or a card that counts 10.</source>
        <translation>ディーラーのアップカードがエースか10に数えるカードのときを除いてできます。</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand</source>
        <translation>ディーラーのハンド</translation>
    </message>
    <message>
        <source>The hole card is always turned over; more cards are drawn only if some hand is still undecided.</source>
        <translation>ホールカードは必ず公開します。さらに引くのは、勝敗の決まっていないハンドがある場合だけです。</translation>
    </message>
    <message>
        <source>When the seat gives up its hand, half of each stake behind it is lost as well.</source>
        <translation>席が降りると、ベットビハインドの賭け金も半分を失います。</translation>
    </message>
    <message>
        <source>A hand given up loses half its stake and no more, whatever the hole card is.</source>
        <translation>降りたハンドが失うのは、ホールカードにかかわらず半額だけです。</translation>
    </message>
    <message>
        <source>The dealer draws to %1 and to a %2 with an ace that counts 11, and stands on every other hand of %2 or more.</source>
        <translation>ディーラーは%1以下と、エースを11と数える%2で引き、それ以外の%2以上ではスタンドします。</translation>
    </message>
    <message>
        <source>The dealer draws to %1 and stands on every hand of %2 or more.</source>
        <translation>ディーラーは%1以下で引き、%2以上ではすべてスタンドします。</translation>
    </message>
    <message>
        <source>Giving up</source>
        <translation>降りる</translation>
    </message>
    <message>
        <source>Instead of playing its first two cards, a hand may be given up: half the stake is returned. After a split it can&apos;t be.</source>
        <translation>最初の2枚をプレイする代わりに、降りることができます。賭け金の半額が戻ります。スプリット後はできません。</translation>
    </message>
    <message>
        <source>Payouts are rounded down to a multiple of %1; the house keeps the difference.</source>
        <translation>割り切れない配当は%1の倍数に切り捨てられ、端数はハウスのものになります。</translation>
    </message>
    <message>
        <source>Every stake is a multiple of %1, so that no half needs rounding.</source>
        <translation>半額が割り切れるよう、賭け金はすべて%1の倍数です。</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>インシュランス</translation>
    </message>
    <message>
        <source>%1: %2 is paid in full on multiples of %3.</source>
        <comment>what is paid, its odds, an amount</comment>
        <translation>%1：%2は%3の倍数で割り切れます。</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. Of equal hands the dealer&apos;s wins, unless both are blackjacks.</source>
        <translation>バストしていないハンドのうち、合計の大きいほうの勝ちです。ディーラーがバストすると、バストしていないハンドはすべて勝ちます。同点はディーラーの勝ちですが、双方がブラックジャックの場合は除きます。</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, every hand that is not bust pushes, 21 too; only a blackjack is paid.</source>
        <translation>ディーラーがちょうど22でバストしたとき、バストしていないハンドは、21も含めてすべてプッシュになります。配当があるのはブラックジャックだけです。</translation>
    </message>
    <message>
        <source>It is settled as soon as the cards decide it. If the dealer&apos;s hand can still decide it, it waits for the end of the round, and the dealer then plays out the hand even if every other hand is decided.</source>
        <translation>カードで決まりしだい清算されます。ディーラーのハンドでまだ結果が変わりうる場合はラウンドの終わりまで待ち、ほかのハンドの勝敗がすべて決まっていても、ディーラーはカードを引きます。</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10, as the first two cards, make a blackjack. It beats every other hand, even another 21, and yours is paid against the dealer&apos;s.</source>
        <translation>最初の2枚がエースと10に数えるカードなら、ブラックジャックです。21を含むほかのすべてのハンドに勝ち、ディーラーもブラックジャックでも配当があります。</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes the first stake alone. Doubles and splits are returned, even those of hands that are bust.</source>
        <translation>ディーラーのホールカードは、全ハンドのプレイが終わるまで確認しません。ディーラーがブラックジャックなら、失うのは最初の賭け金だけです。ダブルとスプリットの分は、バストしたハンドのものも戻ります。</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes each hand&apos;s first stake. What was doubled is returned, unless the hand is bust.</source>
        <translation>ディーラーのホールカードは、全ハンドのプレイが終わるまで確認しません。ディーラーがブラックジャックなら、各ハンドの最初の賭け金を失います。ダブルの分は、バストしたハンドを除いて戻ります。</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes, besides hands that are bust, only the first stake of one more. Other splits, and what was doubled, are returned.</source>
        <translation>ディーラーのホールカードは、全ハンドのプレイが終わるまで確認しません。ディーラーがブラックジャックなら、バストしたハンドのほかに失うのは、もう1つのハンドの最初の賭け金だけです。ほかのスプリットとダブルの分は戻ります。</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. If both have 21, yours wins; other equal hands push: the stake is returned.</source>
        <translation>バストしていないハンドのうち、合計の大きいほうの勝ちです。ディーラーがバストすると、バストしていないハンドはすべて勝ちます。双方が21ならあなたの勝ちです。それ以外の同点はプッシュとなり、賭け金が戻ります。</translation>
    </message>
    <message>
        <source>You may double on any total, with the first two cards or after hits.</source>
        <translation>合計がいくつでも、最初の2枚でもヒットの後でもダブルできます。</translation>
    </message>
    <message>
        <source>You may double on 9, 10 or 11, with the first two cards or after hits.</source>
        <translation>合計が9、10、11なら、最初の2枚でもヒットの後でもダブルできます。</translation>
    </message>
    <message>
        <source>You may double on 10 or 11, with the first two cards or after hits.</source>
        <translation>合計が10か11なら、最初の2枚でもヒットの後でもダブルできます。</translation>
    </message>
    <message>
        <source>Split aces may be hit, but not doubled.</source>
        <translation>スプリットしたエースはヒットできますが、ダブルはできません。</translation>
    </message>
    <message>
        <source>Aces may be resplit, up to %1 hands.</source>
        <translation>エースは最大%1ハンドまで再スプリットできます。</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>チャーリー</translation>
    </message>
    <message numerus="yes">
        <source>A hand that gets %n cards without going bust is a Charlie: it ends there and wins 1:1, doubled and split hands too.</source>
        <translation>
            <numerusform>バストせずに%n枚になったハンドはチャーリーです。そこで終わり、ダブルやスプリットをしたハンドも1:1で勝ちます。</numerusform>
        </translation>
    </message>
    <message>
        <source>A Charlie wins whatever the dealer has, a blackjack too.</source>
        <translation>チャーリーは、ディーラーが何を持っていても、ブラックジャックでも勝ちます。</translation>
    </message>
    <message>
        <source>A Charlie wins against every hand of the dealer except a blackjack.</source>
        <translation>チャーリーは、ブラックジャック以外のディーラーのどのハンドにも勝ちます。</translation>
    </message>
    <message>
        <source>A Charlie wins against every hand of the dealer except 21 and a blackjack. Against 21 its total counts, as that of any other hand.</source>
        <translation>チャーリーは、21とブラックジャック以外のディーラーのどのハンドにも勝ちます。21に対しては、ほかのハンドと同じように合計で決まります。</translation>
    </message>
    <message>
        <source>A Charlie is paid against the dealer&apos;s 22, too.</source>
        <translation>チャーリーには、ディーラーの22に対しても配当があります。</translation>
    </message>
    <message>
        <source>It is settled as soon as the cards decide it, at the latest when the dealer&apos;s hole card is turned over.</source>
        <translation>カードで決まりしだい、遅くともディーラーのホールカードが公開されたときに清算されます。</translation>
    </message>
    <message>
        <source>It is settled when the dealer&apos;s hole card is turned over.</source>
        <translation>ディーラーのホールカードが公開されたときに清算されます。</translation>
    </message>
    <message>
        <source>Each hand is dealt one card, then the dealer; then each hand gets its second card. All of them are dealt face up.</source>
        <translation>各ハンドとディーラーに1枚ずつ配り、次に各ハンドに2枚目を配ります。すべて表向きです。</translation>
    </message>
    <message>
        <source>The dealer has no hole card: the second card is drawn when all hands have been played.</source>
        <translation>ディーラーにホールカードはありません。2枚目は、全ハンドのプレイが終わってから引きます。</translation>
    </message>
    <message>
        <source>A hand given up loses half its stake and no more, whatever the dealer&apos;s second card is.</source>
        <translation>降りたハンドが失うのは、ディーラーの2枚目にかかわらず半額だけです。</translation>
    </message>
    <message>
        <source>A surrendered hand loses half its stake and no more, whatever the dealer&apos;s second card is.</source>
        <translation>サレンダーしたハンドが失うのは、ディーラーの2枚目にかかわらず半額だけです。</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes every stake, doubles and splits included.</source>
        <translation>ディーラーのブラックジャックは、全ハンドのプレイが終わってから判明します。そのときは、ダブルとスプリットの分も含めてすべての賭け金を失います。</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes the first stake alone. Doubles and splits are returned, even those of hands that are bust.</source>
        <translation>ディーラーのブラックジャックは、全ハンドのプレイが終わってから判明します。そのときは、失うのは最初の賭け金だけです。ダブルとスプリットの分は、バストしたハンドのものも戻ります。</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes each hand&apos;s first stake. What was doubled is returned, unless the hand is bust.</source>
        <translation>ディーラーのブラックジャックは、全ハンドのプレイが終わってから判明します。そのときは、各ハンドの最初の賭け金を失います。ダブルの分は、バストしたハンドを除いて戻ります。</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes, besides hands that are bust, only the first stake of one more. Other splits, and what was doubled, are returned.</source>
        <translation>ディーラーのブラックジャックは、全ハンドのプレイが終わってから判明します。そのときは、バストしたハンドのほかに失うのは、もう1つのハンドの最初の賭け金だけです。ほかのスプリットとダブルの分は戻ります。</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, a hand may be insured for half its stake; insurance wins if the dealer gets a blackjack, and loses otherwise. It is decided before hands are played.</source>
        <translation>ディーラーのアップカードがエースなら、賭け金の半額でハンドにインシュランスをかけられます。ディーラーがブラックジャックになれば勝ち、それ以外は負けです。ハンドのプレイ前に決めます。</translation>
    </message>
    <message>
        <source>The second card is drawn only if it can still decide something, and more cards only if some hand is still undecided.</source>
        <translation>2枚目は、まだ何かが決まりうる場合にだけ引きます。さらに引くのは、勝敗の決まっていないハンドがある場合だけです。</translation>
    </message>
    <message>
        <source>Bonuses for 21</source>
        <translation>21のボーナス</translation>
    </message>
    <message numerus="yes">
        <source>%n Spanish decks of 48 cards are used: jacks, queens and kings, but no tens.</source>
        <translation>
            <numerusform>48枚組のスパニッシュデッキを%n組使用します。ジャック、クイーン、キングはありますが、10はありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards are dealt face up, both of the dealer&apos;s too.</source>
        <translation>カードは、ディーラーの2枚も含めてすべて表向きです。</translation>
    </message>
    <message>
        <source>A dealer blackjack is seen at once and ends the round before anyone plays.</source>
        <translation>ディーラーのブラックジャックはすぐにわかり、プレイの前にラウンドが終わります。</translation>
    </message>
    <message>
        <source>Neither is offered: everybody sees whether the dealer has a blackjack.</source>
        <translation>どちらもありません。ディーラーがブラックジャックかどうかは、全員に見えています。</translation>
    </message>
    <message>
        <source>A doubled hand may be given up once its card is dealt: half of its stake is returned.</source>
        <translation>ダブルしたハンドは、カードが配られた後に降りることができます。賭け金の半額が戻ります。</translation>
    </message>
    <message>
        <source>A doubled hand may be surrendered once its card is dealt: half of its stake is returned.</source>
        <translation>ダブルしたハンドは、カードが配られた後にサレンダーできます。賭け金の半額が戻ります。</translation>
    </message>
    <message>
        <source>Two cards of the same rank (not a king and a queen) may be split into two hands, with an equal stake on the second. Both get their second card at once.</source>
        <translation>同じランクの2枚（キングとクイーンは不可）は、2つのハンドに分けられます。2つ目のハンドにも同額を賭け、両方のハンドにすぐ2枚目が配られます。</translation>
    </message>
    <message numerus="yes">
        <source>A hand of 21 with %n cards or more pays %1.</source>
        <translation>
            <numerusform>%n枚以上の21の配当は%1です。</numerusform>
        </translation>
    </message>
    <message>
        <source>6-7-8 pays %1.</source>
        <translation>6-7-8の配当は%1です。</translation>
    </message>
    <message>
        <source>6-7-8 of one suit pays %1.</source>
        <translation>スーテッド6-7-8の配当は%1です。</translation>
    </message>
    <message>
        <source>6-7-8 of spades pays %1.</source>
        <translation>スペードの6-7-8の配当は%1です。</translation>
    </message>
    <message>
        <source>7-7-7 pays %1.</source>
        <translation>7-7-7の配当は%1です。</translation>
    </message>
    <message>
        <source>7-7-7 of one suit pays %1.</source>
        <translation>スーテッド7-7-7の配当は%1です。</translation>
    </message>
    <message>
        <source>7-7-7 of spades pays %1.</source>
        <translation>スペードの7-7-7の配当は%1です。</translation>
    </message>
    <message>
        <source>The best one counts. Such a hand wins against everything but a blackjack. Split hands get these bonuses too, doubled hands don&apos;t.</source>
        <translation>最もよいものを採用します。このようなハンドは、ブラックジャック以外のすべてに勝ちます。スプリットしたハンドにもボーナスがありますが、ダブルしたハンドにはありません。</translation>
    </message>
    <message>
        <source>The dealer takes more cards only if some hand is still undecided.</source>
        <translation>ディーラーがさらに引くのは、勝敗の決まっていないハンドがある場合だけです。</translation>
    </message>
    <message>
        <source>Blackjack of one suit</source>
        <translation>同スートのブラックジャック</translation>
    </message>
    <message>
        <source>Cards from 2 to 9 count their face value; jack, queen and king count 10; an ace counts 11, or 1 where 11 would bust the hand.</source>
        <translation>2～9は数字どおり、ジャック、クイーン、キングは10と数えます。エースは11、11では21を超える場合は1と数えます。</translation>
    </message>
    <message>
        <source>A blackjack of spades pays %1.</source>
        <translation>スペードのブラックジャックの配当は%1です。</translation>
    </message>
    <message>
        <source>A blackjack of hearts pays %1.</source>
        <translation>ハートのブラックジャックの配当は%1です。</translation>
    </message>
    <message>
        <source>A blackjack of diamonds pays %1.</source>
        <translation>ダイヤのブラックジャックの配当は%1です。</translation>
    </message>
    <message>
        <source>A blackjack of clubs pays %1.</source>
        <translation>クラブのブラックジャックの配当は%1です。</translation>
    </message>
    <message>
        <source>A blackjack of one suit pays %1.</source>
        <translation>同スートのブラックジャックの配当は%1です。</translation>
    </message>
    <message>
        <source>A doubled hand that isn&apos;t over may be doubled once more, for as much as is staked on it then.</source>
        <translation>終わっていないダブルしたハンドは、その時点の賭け金と同額で、もう1回ダブルできます。</translation>
    </message>
    <message>
        <source>A doubled hand that isn&apos;t over may be doubled again, up to three times in all, each time for as much as is staked on it then.</source>
        <translation>終わっていないダブルしたハンドは、合計3回まで、毎回その時点の賭け金と同額で再びダブルできます。</translation>
    </message>
    <message>
        <source>Each double of a hand needs one of these totals.</source>
        <translation>どのダブルにも、これらの合計のいずれかが必要です。</translation>
    </message>
    <message>
        <source>A hand on which the house has a stake isn&apos;t doubled again.</source>
        <translation>ハウスの賭け金があるハンドは、再びダブルすることはできません。</translation>
    </message>
    <message>
        <source>A hand that the house doubled can&apos;t be given up.</source>
        <translation>ハウスの賭け金でダブルしたハンドは降りられません。</translation>
    </message>
    <message>
        <source>A hand that the house doubled can&apos;t be surrendered.</source>
        <translation>ハウスの賭け金でダブルしたハンドはサレンダーできません。</translation>
    </message>
    <message>
        <source>Your wallet must cover insurance, and doubles and splits that aren&apos;t free.</source>
        <translation>インシュランスと、無料でないダブルやスプリットには、それをまかなえるウォレットの残高が必要です。</translation>
    </message>
    <message>
        <source>A double that it doesn&apos;t cover may still be made, for all that is left in it.</source>
        <translation>残高がダブルの額に足りない場合でも、残り全額でダブルできます。</translation>
    </message>
    <message>
        <source>The first two cards of a hand are doubled for free if they total 9, 10 or 11 without an ace that counts 11: the house stakes the double for you.</source>
        <translation>最初の2枚の合計が、11と数えるエースなしで9、10、11なら、無料でダブルできます。ダブルの賭け金はハウスが代わりに出します。</translation>
    </message>
    <message>
        <source>The first two cards of a hand are doubled for free if they total 10 or 11 without an ace that counts 11: the house stakes the double for you.</source>
        <translation>最初の2枚の合計が、11と数えるエースなしで10か11なら、無料でダブルできます。ダブルの賭け金はハウスが代わりに出します。</translation>
    </message>
    <message>
        <source>Every double is free: the house stakes it for you.</source>
        <translation>ダブルはすべて無料です。賭け金はハウスが代わりに出します。</translation>
    </message>
    <message>
        <source>The first two cards of a hand are doubled for free: the house stakes the double for you.</source>
        <translation>最初の2枚は無料でダブルできます。ダブルの賭け金はハウスが代わりに出します。</translation>
    </message>
    <message>
        <source>Every split is free: the house stakes the new hand for you.</source>
        <translation>スプリットはすべて無料です。新しいハンドの賭け金はハウスが代わりに出します。</translation>
    </message>
    <message>
        <source>Every split is free but that of cards that count 10: the house stakes the new hand for you.</source>
        <translation>10に数えるカード以外のスプリットはすべて無料です。新しいハンドの賭け金はハウスが代わりに出します。</translation>
    </message>
    <message>
        <source>Doubling that hand costs as much as the house staked on it.</source>
        <translation>そのハンドをダブルするには、ハウスが賭けたのと同額が必要です。</translation>
    </message>
    <message>
        <source>Doubling that hand costs as much as the house staked on it, unless that is free too.</source>
        <translation>そのハンドをダブルするには、それも無料の場合を除き、ハウスが賭けたのと同額が必要です。</translation>
    </message>
    <message>
        <source>What the house stakes wins for you like a stake of your own. If the hand loses, only what you staked yourself is lost; if it pushes, only that is returned.</source>
        <translation>ハウスが出した賭け金は、あなた自身の賭け金と同じように勝ち分になります。ハンドが負けたときに失うのも、プッシュで戻るのも、あなた自身の賭け金だけです。</translation>
    </message>
    <message>
        <source>For those who bet behind the hand, the house does the same, without asking them.</source>
        <translation>そのハンドにベットビハインドしている人にも、確認なしに、ハウスが同じように賭け金を出します。</translation>
    </message>
    <message>
        <source>Instead of playing on, a hand may be surrendered, after hits and splits too: half the stake is returned.</source>
        <translation>プレイを続ける代わりに、ヒットやスプリットの後でもサレンダーできます。賭け金の半額が戻ります。</translation>
    </message>
    <message>
        <source>When the seat pays for a double, you may double too; otherwise your stake rides unchanged on the doubled hand.</source>
        <translation>席が自分の賭け金でダブルしたときは、一緒にダブルできます。しない場合、賭け金は元の額のまま、ダブルされたハンドに従います。</translation>
    </message>
    <message>
        <source>When the seat pays for a split, you may place the same again on the second hand; otherwise your stake rides on the first hand alone.</source>
        <translation>席が自分の賭け金でスプリットしたときは、2つ目のハンドにも同額を置けます。置かない場合、賭け金は最初のハンドだけに従います。</translation>
    </message>
    <message>
        <source>Instead of playing on, a hand may be surrendered, after hits too: half the stake is returned.</source>
        <translation>プレイを続ける代わりに、ヒットの後でもサレンダーできます。賭け金の半額が戻ります。</translation>
    </message>
    <message>
        <source>A hand that the house staked can&apos;t be surrendered.</source>
        <translation>ハウスが賭け金を出したハンドはサレンダーできません。</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. Your 21 wins whatever the dealer has; other equal hands push: the stake is returned.</source>
        <translation>バストしていないハンドのうち、合計の大きいほうの勝ちです。ディーラーがバストすると、バストしていないハンドはすべて勝ちます。あなたの21は、ディーラーが何を持っていても勝ちです。それ以外の同点はプッシュとなり、賭け金が戻ります。</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, only a hand of 21 is paid; every other hand that is not bust pushes.</source>
        <translation>ディーラーがちょうど22でバストしたとき、配当があるのは21のハンドだけです。バストしていないほかのハンドは、すべてプッシュになります。</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10, as the first two cards, make a blackjack. Yours is paid even against the dealer&apos;s, which beats every other hand but a 21.</source>
        <translation>最初の2枚がエースと10に数えるカードなら、ブラックジャックです。あなたのブラックジャックは、ディーラーもブラックジャックでも配当があります。ディーラーのブラックジャックは、21以外のほかのすべてのハンドに勝ちます。</translation>
    </message>
    <message>
        <source>It takes nothing of a hand of 21, which has won already.</source>
        <translation>すでに勝っている21のハンドからは何も取りません。</translation>
    </message>
    <message>
        <source>The other half is lost and no more, whatever the dealer&apos;s cards are.</source>
        <translation>ディーラーのカードにかかわらず、失うのは残りの半額だけです。</translation>
    </message>
    <message>
        <source>Of a hand that the house staked, half of your own double is returned.</source>
        <translation>ハウスが賭け金を出したハンドでは、あなた自身のダブルの分の半額が戻ります。</translation>
    </message>
    <message>
        <source>A hand that the house staked can&apos;t be surrendered before you have doubled it yourself.</source>
        <translation>ハウスが賭け金を出したハンドは、あなた自身がダブルするまでサレンダーできません。</translation>
    </message>
    <message>
        <source>It is offered only if the dealer shows an ace or a card that counts 10.</source>
        <translation>ディーラーのアップカードがエースか10に数えるカードのときだけできます。</translation>
    </message>
    <message>
        <source>The best one counts. Split hands get these bonuses too, doubled hands don&apos;t.</source>
        <translation>最もよいものを採用します。スプリットしたハンドにもボーナスがありますが、ダブルしたハンドにはありません。</translation>
    </message>
    <message>
        <source>When the seat surrenders, the stakes behind it are surrendered as well.</source>
        <translation>席がサレンダーすると、ベットビハインドの賭け金も一緒にサレンダーとなります。</translation>
    </message>
    <message>
        <source>If the dealer turns out to have a blackjack, the surrender is void, and all of the stake is lost.</source>
        <translation>ディーラーがブラックジャックだと判明すると、サレンダーは無効となり、賭け金をすべて失います。</translation>
    </message>
    <message>
        <source>A Charlie of 21 wins against these too.</source>
        <translation>21のチャーリーは、これらにも勝ちます。</translation>
    </message>
</context>
<context>
    <name>RundownPage</name>
    <message>
        <source>Rundown</source>
        <translation>ラウンド履歴</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Lnラウンド</numerusform>
        </translation>
    </message>
    <message>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Round number</source>
        <translation>ラウンド番号</translation>
    </message>
    <message>
        <source>Export these rounds</source>
        <translation>これらのラウンドを書き出す</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>ウォレット</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>サイドベット</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>終わり方</translation>
    </message>
    <message>
        <source>Show all rounds</source>
        <translation>すべてのラウンドを表示</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>ハンド</translation>
    </message>
    <message>
        <source>Rounds or sessions</source>
        <translation>ラウンドまたはセッション</translation>
    </message>
    <message>
        <source>By round</source>
        <translation>ラウンド別</translation>
    </message>
    <message>
        <source>By session</source>
        <translation>セッション別</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>ハンド</translation>
    </message>
    <message>
        <source>Hand: A7 v 9</source>
        <translation>ハンド: A7 vs 9</translation>
    </message>
    <message>
        <source>Net at least</source>
        <translation>収支の下限</translation>
    </message>
    <message>
        <source>Net at most</source>
        <translation>収支の上限</translation>
    </message>
    <message>
        <source>Net at most: −200</source>
        <translation>収支の上限: −200</translation>
    </message>
    <message>
        <source>Note or tag</source>
        <translation>メモまたはタグ</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>並び順</translation>
    </message>
    <message>
        <source>Fewer filters</source>
        <translation>フィルターを減らす</translation>
    </message>
    <message>
        <source>More filters</source>
        <translation>フィルターを増やす</translation>
    </message>
    <message>
        <source>Open a challenge…</source>
        <translation>挑戦状を開く…</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>保存したフィルター</translation>
    </message>
    <message>
        <source>Build a hand</source>
        <translation>手を組み立てる</translation>
    </message>
    <message>
        <source>Save these filters…</source>
        <translation>これらのフィルターを保存…</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>「%1」を削除</translation>
    </message>
</context>
<context>
    <name>RundownPanel</name>
    <message>
        <source>Rundown</source>
        <translation>ラウンド履歴</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Lnラウンド</numerusform>
        </translation>
    </message>
    <message>
        <source>Export these rounds</source>
        <translation>これらのラウンドを書き出す</translation>
    </message>
    <message>
        <source>Hide the Rundown</source>
        <translation>ラウンド履歴を隠す</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Round number</source>
        <translation>ラウンド番号</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
</context>
<context>
    <name>RundownRow</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 対 %2</translation>
    </message>
    <message>
        <source>Dealer %1</source>
        <comment>the total</comment>
        <translation>ディーラー %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a round&apos;s number, a time</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 負け</translation>
    </message>
    <message>
        <source>recovered</source>
        <translation>復旧</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>ファイルを置き換えますか？</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>%1 already exists. Its contents would be lost.</source>
        <translation>%1はすでに存在します。置き換えると、元の内容は失われます。</translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message>
        <source>Spot %1</source>
        <translation>スポット%1</translation>
    </message>
    <message>
        <source>%1, spot %2</source>
        <translation>%1、スポット%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Take seat</source>
        <translation>着席</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>席%1</translation>
    </message>
    <message>
        <source>%1 in advance, seat %2</source>
        <translation>%1を先に決める、席%2</translation>
    </message>
</context>
<context>
    <name>SessionList</name>
    <message>
        <source>Sessions</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>Sessions appear here when rounds are finished.</source>
        <translation>セッションは、ラウンドが終了するとここに表示されます。</translation>
    </message>
    <message>
        <source>No session has this in its note or tags.</source>
        <translation>メモやタグにこれを含むセッションはありません。</translation>
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
        <translation>このセッションにメモを書く</translation>
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
        <translation>セッション別の正確さ</translation>
    </message>
    <message>
        <source>No decision in these sessions has been priced yet.</source>
        <translation>これらのセッションの判断はまだ評価されていません。</translation>
    </message>
    <message>
        <source>Accuracy by money</source>
        <translation>金額で見た正確さ</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %3, %n mistakes</source>
        <comment>a date, a game, accuracy</comment>
        <translation>
            <numerusform>%1、%2: %3、ミス%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>Session</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Decisions</source>
        <comment>a heading</comment>
        <translation>判断</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>ミス</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正確さ</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Accuracy by money: the part of the stakes you decided about that your answers kept, compared with the best ones. 100% means that every answer was best.</source>
        <translation>金額で見た正確さ: 判断の対象になった賭け金のうち、最善の答えと比べて失わなかった割合です。100%はすべての答えが最善だったことを意味します。</translation>
    </message>
</context>
<context>
    <name>SettingsContents</name>
    <message>
        <source>Groups of settings</source>
        <translation>設定のグループ</translation>
    </message>
</context>
<context>
    <name>SettingsGroup</name>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1をリセット</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Nothing here matches “%1”.</source>
        <translation>「%1」という設定はありません。</translation>
    </message>
</context>
<context>
    <name>Settlement</name>
    <message>
        <source>A blackjack pays %1</source>
        <translation>ブラックジャックの配当は%1</translation>
    </message>
    <message>
        <source>Two blackjacks push</source>
        <translation>ブラックジャック同士はプッシュ</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack beats every other hand</source>
        <translation>ディーラーのブラックジャックは、ほかのすべてのハンドに勝つ</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack takes doubles and splits too</source>
        <translation>ディーラーのブラックジャックは、ダブルとスプリットの分も取る</translation>
    </message>
    <message>
        <source>More than 21 loses at once</source>
        <translation>21を超えると、その場で負け</translation>
    </message>
    <message>
        <source>Half of a surrendered stake is returned</source>
        <translation>サレンダーでは賭け金の半額が戻る</translation>
    </message>
    <message>
        <source>The dealer is bust</source>
        <translation>ディーラーのバスト</translation>
    </message>
    <message>
        <source>The dealer&apos;s 22 is a push</source>
        <translation>ディーラーの22はプッシュ</translation>
    </message>
    <message>
        <source>This hand is paid against the dealer&apos;s 22</source>
        <translation>このハンドは、ディーラーの22に対して配当がある</translation>
    </message>
    <message>
        <source>The higher hand wins</source>
        <translation>合計の大きいハンドの勝ち</translation>
    </message>
    <message>
        <source>Equal hands push</source>
        <translation>同点はプッシュ</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand is higher</source>
        <translation>ディーラーの合計のほうが大きい</translation>
    </message>
    <message>
        <source>Even money is paid at once</source>
        <translation>イーブンマネーはその場で支払われる</translation>
    </message>
    <message>
        <source>Insurance pays %1</source>
        <translation>インシュランスの配当は%1</translation>
    </message>
    <message>
        <source>Without a dealer blackjack, insurance is lost</source>
        <translation>ディーラーがブラックジャックでなければ、インシュランスは負け</translation>
    </message>
    <message>
        <source>What the side bet pays</source>
        <translation>サイドベットの配当</translation>
    </message>
    <message>
        <source>A cancelled round returns every stake</source>
        <translation>取り消されたラウンドの賭け金はすべて戻る</translation>
    </message>
    <message>
        <source>Half the stake of a hand given up is returned</source>
        <translation>降りると賭け金の半額が戻る</translation>
    </message>
    <message>
        <source>%1, rounded down to a multiple of %2</source>
        <comment>what was paid, the least amount</comment>
        <translation>%1（%2の倍数に切り捨て）</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack doesn&apos;t take everything that was doubled or split</source>
        <translation>ディーラーのブラックジャックは、ダブルやスプリットの分をすべては取らない</translation>
    </message>
    <message>
        <source>The dealer wins when both have the same</source>
        <translation>同点はディーラーの勝ち</translation>
    </message>
    <message>
        <source>You win when both have 21</source>
        <translation>双方が21ならあなたの勝ち</translation>
    </message>
    <message numerus="yes">
        <source>A hand of %n cards that isn&apos;t bust wins</source>
        <translation>
            <numerusform>バストせずに%n枚になったハンドの勝ち</numerusform>
        </translation>
    </message>
    <message>
        <source>Some hands of 21 pay more</source>
        <translation>一部の21は配当が高い</translation>
    </message>
    <message>
        <source>This 21 pays %1</source>
        <translation>この21の配当は%1</translation>
    </message>
    <message>
        <source>Your 21 wins whatever the dealer has</source>
        <translation>ディーラーが何を持っていても、あなたの21の勝ち</translation>
    </message>
    <message>
        <source>Against the dealer&apos;s blackjack a surrender is void</source>
        <translation>ディーラーのブラックジャックに対し、サレンダーは無効</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack beats every hand but a 21</source>
        <translation>ディーラーのブラックジャックは、21以外のすべてのハンドに勝つ</translation>
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
        <translation>このルールを開きます</translation>
    </message>
</context>
<context>
    <name>ShareButton</name>
    <message>
        <source>Share</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>テキストでコピー</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>画像でコピー</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>画像で保存…</translation>
    </message>
    <message>
        <source>Challenge somebody…</source>
        <translation>だれかに挑戦状…</translation>
    </message>
    <message>
        <source>Save the round as a picture</source>
        <translation>ラウンドを画像で保存</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG画像</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>SVG画像</translation>
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
        <translation>テキストでコピー</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>画像でコピー</translation>
    </message>
</context>
<context>
    <name>ShoeBox</name>
    <message>
        <source>Shoe: %1</source>
        <translation>シュー: %1</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1枚</translation>
    </message>
    <message>
        <source>The cut card is out: the last round of this shoe.</source>
        <translation>カットカードが出ました。このシューの最後のラウンドです。</translation>
    </message>
    <message>
        <source>%1 cards to the cut card</source>
        <translation>カットカードまで%1枚</translation>
    </message>
</context>
<context>
    <name>ShoeInUse</name>
    <message>
        <source>The shoe in use</source>
        <translation>使用中のシュー</translation>
    </message>
    <message>
        <source>No shoe is in use</source>
        <translation>使用中のシューはありません</translation>
    </message>
    <message>
        <source>Number %1, %2 of %3 cards left</source>
        <translation>%1番、%3枚中残り%2枚</translation>
    </message>
    <message>
        <source>Sit down at a table and its commitment appears here before you bet.</source>
        <translation>テーブルに着くと、ベット前にコミットメントがここに表示されます。</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>コミットメント</translation>
    </message>
    <message>
        <source>Copy commitment</source>
        <translation>コミットメントをコピー</translation>
    </message>
    <message>
        <source>Copied commitment</source>
        <translation>コミットメントをコピーしました</translation>
    </message>
    <message>
        <source>Client seed</source>
        <translation>クライアントシード</translation>
    </message>
    <message>
        <source>Copy client seed</source>
        <translation>クライアントシードをコピー</translation>
    </message>
    <message>
        <source>Copied client seed</source>
        <translation>クライアントシードをコピーしました</translation>
    </message>
    <message>
        <source>Your client seed</source>
        <translation>自分のクライアントシード</translation>
    </message>
    <message>
        <source>Your client seed for future shoes</source>
        <translation>今後のシューのクライアントシード</translation>
    </message>
    <message>
        <source>What you type here goes into the shuffle of this shoe and every later one. The first stake on this shoe locks it.</source>
        <translation>ここに入力した文字列は、このシューと今後のすべてのシューのシャッフルに使われます。このシューの分は、最初のベットで確定します。</translation>
    </message>
    <message>
        <source>The client seed of the shoe in use has been locked since its first stake. What you type here goes into every later one.</source>
        <translation>使用中のシューのクライアントシードは、最初のベットで確定しています。ここに入力した文字列は、今後のすべてのシューに使われます。</translation>
    </message>
    <message>
        <source>What you type here goes into the shuffle of every shoe you play from.</source>
        <translation>ここに入力した文字列は、プレイするすべてのシューのシャッフルに使われます。</translation>
    </message>
</context>
<context>
    <name>ShoeLine</name>
    <message>
        <source>Shoe %1, commitment %2, %3 cards left</source>
        <translation>シュー%1、コミットメント%2、残り%3枚</translation>
    </message>
    <message>
        <source>Shoe %1</source>
        <translation>シュー%1</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1枚</translation>
    </message>
    <message>
        <source>Fixed before the first bet; press to check it</source>
        <translation>最初のベットの前に確定済み（押すと検証）</translation>
    </message>
</context>
<context>
    <name>ShoesView</name>
    <message>
        <source>Finished shoes</source>
        <translation>終了したシュー</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Verify all</source>
        <translation>すべて検証</translation>
    </message>
    <message>
        <source>Show the newest shoes</source>
        <translation>最新のシューを表示</translation>
    </message>
    <message>
        <source>A shoe appears here, with its seed, when its last round is over.</source>
        <translation>シューは、最後のラウンドが終わるとシードとともにここに表示されます。</translation>
    </message>
</context>
<context>
    <name>ShuffleStep</name>
    <message>
        <source>%1: %2</source>
        <comment>a heading, what it says</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <comment>a heading, what it says, figures</comment>
        <translation>%1：%2 %3</translation>
    </message>
</context>
<context>
    <name>SideBetRow</name>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2、%3</translation>
    </message>
    <message>
        <source>%1: %2, %3. %4</source>
        <translation>%1: %2、%3。%4</translation>
    </message>
</context>
<context>
    <name>SideBets</name>
    <message>
        <source>Pair</source>
        <comment>pair</comment>
        <translation>ペア</translation>
    </message>
    <message>
        <source>Dealer Match</source>
        <comment>dealer-match</comment>
        <translation>ディーラーマッチ</translation>
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
        <translation>ペア</translation>
    </message>
    <message>
        <source>Poker</source>
        <comment>poker</comment>
        <translation>ポーカー</translation>
    </message>
    <message>
        <source>Buster Blackjack of the card rooms</source>
        <comment>buster-cards</comment>
        <translation>カードルームのBuster Blackjack</translation>
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
        <translation>13より上</translation>
    </message>
    <message>
        <source>Pair</source>
        <comment>pair-any</comment>
        <translation>ペア</translation>
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
        <translation>ブラックジャック付きロイヤルマッチ</translation>
    </message>
    <message>
        <source>Royal Match</source>
        <comment>royal-match</comment>
        <translation>ロイヤルマッチ</translation>
    </message>
    <message>
        <source>21+3</source>
        <comment>three-card-21</comment>
        <translation>21+3</translation>
    </message>
    <message>
        <source>Under 13</source>
        <comment>under-13</comment>
        <translation>13より下</translation>
    </message>
</context>
<context>
    <name>SideBySide</name>
    <message>
        <source>Side by side</source>
        <translation>並べて比較</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>比較をやめる</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>比較の相手</translation>
    </message>
    <message>
        <source>The other game</source>
        <translation>もう一方のゲーム</translation>
    </message>
    <message>
        <source>The other days</source>
        <translation>もう一方の日</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>difference %1</source>
        <translation>差 %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between figures</comment>
        <translation>、</translation>
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
        <translation>サウンド</translation>
    </message>
    <message>
        <source>mute silent quiet volume audio noise</source>
        <translation>ミュート 消音 無音 静か 音量 音声 音</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Of all sounds.</source>
        <translation>すべての音の音量です。</translation>
    </message>
    <message>
        <source>master loudness sound audio</source>
        <translation>マスター 全体 音の大きさ サウンド 音</translation>
    </message>
    <message>
        <source>Volume of cards</source>
        <translation>カードの音量</translation>
    </message>
    <message>
        <source>loudness sound audio</source>
        <translation>音の大きさ サウンド 音</translation>
    </message>
    <message>
        <source>Volume of chips</source>
        <translation>チップの音量</translation>
    </message>
    <message>
        <source>Volume of cues</source>
        <translation>合図の音量</translation>
    </message>
    <message>
        <source>A button, a refusal, the clock running out.</source>
        <translation>ボタン操作、受け付けられない操作、残り時間わずかの音です。</translation>
    </message>
    <message>
        <source>Volume of results</source>
        <translation>結果の音量</translation>
    </message>
    <message>
        <source>Room tone</source>
        <translation>室内の音</translation>
    </message>
    <message>
        <source>The quiet hum of a room with people in it, while the window is shown.</source>
        <translation>人のいる部屋の静かなざわめきです。ウィンドウの表示中に流れます。</translation>
    </message>
    <message>
        <source>room ambience background noise murmur sound audio</source>
        <translation>部屋 環境音 背景音 雑音 ざわめき サウンド 音</translation>
    </message>
    <message>
        <source>Volume of the room tone</source>
        <translation>室内の音の音量</translation>
    </message>
    <message>
        <source>ambience background loudness sound audio</source>
        <translation>環境音 背景音 音の大きさ サウンド 音</translation>
    </message>
</context>
<context>
    <name>SpreadsheetSettings</name>
    <message>
        <source>Spreadsheet files</source>
        <translation>表計算用ファイル</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>コンマ</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>セミコロン</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>タブ</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>ピリオド</translation>
    </message>
    <message>
        <source>Between cells</source>
        <translation>セルの区切り</translation>
    </message>
    <message>
        <source>In the CSV files you export. If all of a line ends up in one cell, choose another.</source>
        <translation>書き出すCSVファイルで使います。一行が一つのセルに入ってしまうときは、別のものを選んでください。</translation>
    </message>
    <message>
        <source>csv excel export separator delimiter columns</source>
        <translation>csv excel 書き出し 区切り 列</translation>
    </message>
    <message>
        <source>Decimal sign</source>
        <translation>小数点</translation>
    </message>
    <message>
        <source>If amounts are taken for text or dates, choose another.</source>
        <translation>金額が文字や日付と見なされるときは、別のものを選んでください。</translation>
    </message>
    <message>
        <source>csv excel export number point comma amounts</source>
        <translation>csv excel 書き出し 数字 ピリオド コンマ 金額</translation>
    </message>
    <message>
        <source>Byte-order mark</source>
        <translation>バイト順マーク</translation>
    </message>
    <message>
        <source>Tells Excel that names and notes are UTF-8. Turn it off for programs that stumble over it.</source>
        <translation>名前やメモがUTF-8であることをExcelに伝えます。これでつまずくプログラムではオフにしてください。</translation>
    </message>
    <message>
        <source>csv excel export bom utf-8 unicode encoding accents</source>
        <translation>csv excel 書き出し bom utf-8 unicode 文字コード 文字化け</translation>
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
        <translation>統計</translation>
    </message>
    <message>
        <source>Calculating</source>
        <translation>計算中</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>ウォレット</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>Show all rounds</source>
        <translation>すべてのラウンドを表示</translation>
    </message>
    <message>
        <source>Figures and charts</source>
        <translation>数値と図</translation>
    </message>
    <message>
        <source>Recalculate</source>
        <translation>再集計</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>比較…</translation>
    </message>
    <message>
        <source>Mistakes by hand and dealer&apos;s cards</source>
        <translation>手とディーラーのカード別のミス</translation>
    </message>
    <message>
        <source>Press a cell to see rounds with its hand.</source>
        <translation>マスを押すと、その手のラウンドが表示されます。</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>Blackjack</source>
        <translation>ブラックジャック</translation>
    </message>
    <message>
        <source>A blackjack room whose shoe is open</source>
        <translation>シューを公開するブラックジャックルーム</translation>
    </message>
    <message>
        <source>blackjack;21;cards;casino;shoe;strategy;</source>
        <comment>what the program is searched by, each with a ; behind</comment>
        <translation>ブラックジャック;21;カード;トランプ;カジノ;シュー;ベーシックストラテジー;</translation>
    </message>
    <message>
        <source>The blackjack of six real casinos on one desktop, for play money and without a connection: an animated table, with other people at it where the game has them, and a shuffle that anyone can verify.</source>
        <translation>実在する6つのカジノのブラックジャックを、1つのデスクトップで。プレイマネーで、ネット接続なしで遊べます。カードを配り、めくり、支払うテーブル、ゲームによっては同席者、そして誰でも検証できるシャッフルがあります。</translation>
    </message>
    <message>
        <source>What sets it apart:</source>
        <translation>ほかにはない特長:</translation>
    </message>
    <message>
        <source>the exact price of every decision, under any rules, and a coach who has counted the shoe</source>
        <translation>どんなルールでも、すべての判断の価値を厳密に計算。現在のシューを数えるコーチも</translation>
    </message>
    <message>
        <source>luck and play told apart, for a round or for a year</source>
        <translation>運とプレイを区別して評価。1ラウンドでも1年分でも</translation>
    </message>
    <message>
        <source>your own rules, with the worth of each as you change it</source>
        <translation>ルールは自由に編集。変更しながら、それぞれの価値がわかる</translation>
    </message>
    <message>
        <source>every round on record before it is shown, ready to be replayed, reviewed and exported</source>
        <translation>すべてのラウンドを表示前に記録。再生、見直し、書き出しが可能</translation>
    </message>
    <message>
        <source>limits and breaks that hold</source>
        <translation>確実に守られる制限と休憩</translation>
    </message>
    <message>
        <source>All of it works by mouse, by keyboard alone and through a screen reader.</source>
        <translation>すべての操作を、マウスでも、キーボードだけでも、スクリーンリーダーでも行えます。</translation>
    </message>
    <message>
        <source>A round of Down Under Blackjack</source>
        <translation>ダウンアンダー・ブラックジャックの1ラウンド</translation>
    </message>
    <message>
        <source>A full table of Deluxe Blackjack</source>
        <translation>満席のデラックス・ブラックジャック</translation>
    </message>
    <message>
        <source>The best play for every hand, and what each play is worth</source>
        <translation>すべてのハンドの最善のプレイと、各プレイの価値</translation>
    </message>
    <message>
        <source>Editing a game&apos;s rules, and what each is worth</source>
        <translation>ゲームのルールの編集と、それぞれのルールの価値</translation>
    </message>
    <message>
        <source>Blackjack game rules</source>
        <translation>ブラックジャックのゲームルール</translation>
    </message>
    <message>
        <source>Blackjack challenge</source>
        <translation>ブラックジャックの挑戦状</translation>
    </message>
</context>
<context>
    <name>StrategyFigures</name>
    <message>
        <source>House edge</source>
        <translation>ハウスエッジ</translation>
    </message>
    <message>
        <source>House edge: calculating…</source>
        <translation>ハウスエッジ: 計算中</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>ハウスエッジ %1</translation>
    </message>
    <message>
        <source>with best play, of the initial stake</source>
        <translation>最善のプレイで、最初の賭け金に対して</translation>
    </message>
    <message>
        <source>The game&apos;s own: %1</source>
        <translation>ゲーム本来の値: %1</translation>
    </message>
</context>
<context>
    <name>StrategyPage</name>
    <message>
        <source>Best play of %1</source>
        <translation>%1の最善のプレイ</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>ストラテジー</translation>
    </message>
    <message>
        <source>Copy the chart</source>
        <translation>表をコピー</translation>
    </message>
    <message>
        <source>Save the chart as PDF</source>
        <translation>表をPDFで保存</translation>
    </message>
    <message>
        <source>strategy-%1</source>
        <comment>a file&apos;s name; %1 is a game&apos;s id</comment>
        <translation>ストラテジー-%1</translation>
    </message>
    <message>
        <source>Copy the comparison</source>
        <translation>比較をコピー</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>ストラテジー表</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>What is known about the hidden card</source>
        <translation>ホールカードについてわかること</translation>
    </message>
    <message>
        <source>Hand calculator</source>
        <translation>ハンド計算</translation>
    </message>
    <message>
        <source>Calculate</source>
        <translation>計算</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Insure none</source>
        <translation>すべてかけない</translation>
    </message>
    <message>
        <source>None</source>
        <comment>even money for no hand</comment>
        <translation>すべて受けない</translation>
    </message>
    <message>
        <source>Insure all</source>
        <translation>すべてかける</translation>
    </message>
    <message>
        <source>Even money, all</source>
        <translation>すべて受ける</translation>
    </message>
    <message>
        <source>Hands %1: insurance?</source>
        <translation>ハンド%1: インシュランスをかけますか？</translation>
    </message>
    <message>
        <source>Hands %1: even money?</source>
        <translation>ハンド%1: イーブンマネーにしますか？</translation>
    </message>
    <message>
        <source>Your balance doesn&apos;t cover all hands. Choose some.</source>
        <translation>残高が足りず、全ハンドにはかけられません。ハンドを選んでください。</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>選ぶ</translation>
    </message>
    <message>
        <source>All insured.</source>
        <translation>すべてかけました。</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>2</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>5</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>6</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>8</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>Eleven</source>
        <translation>11</translation>
    </message>
    <message>
        <source>Twelve</source>
        <translation>12</translation>
    </message>
    <message>
        <source>Thirteen</source>
        <translation>13</translation>
    </message>
    <message>
        <source>Fourteen</source>
        <translation>14</translation>
    </message>
    <message>
        <source>Fifteen</source>
        <translation>15</translation>
    </message>
    <message>
        <source>Sixteen</source>
        <translation>16</translation>
    </message>
    <message>
        <source>Seventeen</source>
        <translation>17</translation>
    </message>
    <message>
        <source>Eighteen</source>
        <translation>18</translation>
    </message>
    <message>
        <source>Nineteen</source>
        <translation>19</translation>
    </message>
    <message>
        <source>Twenty</source>
        <translation>20</translation>
    </message>
    <message>
        <source>Twenty-one</source>
        <translation>21</translation>
    </message>
    <message>
        <source>Twenty-two</source>
        <translation>22</translation>
    </message>
    <message>
        <source>Dealer has blackjack</source>
        <translation>ディーラー、ブラックジャック</translation>
    </message>
    <message>
        <source>Dealer busts</source>
        <translation>ディーラー、バスト</translation>
    </message>
    <message>
        <source>Soft %1</source>
        <comment>the dealer&apos;s total</comment>
        <translation>ソフト%1</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>ベットを締め切ります</translation>
    </message>
    <message>
        <source>No blackjack</source>
        <translation>ブラックジャックなし</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>ベットをどうぞ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose stake, and which</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, spot %2, %3</source>
        <translation>%1、スポット%2、%3</translation>
    </message>
    <message>
        <source>%1, hand %2, %3</source>
        <comment>a stake, and how much</comment>
        <translation>%1、ハンド%2、%3</translation>
    </message>
    <message>
        <source>%1, hand %2: %3, %4</source>
        <comment>a stake, how it ended, what came back</comment>
        <translation>%1、ハンド%2: %3、%4</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>ホールカード</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a hand and its total</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2、%3</translation>
    </message>
    <message>
        <source>The dealer has blackjack</source>
        <translation>ディーラーはブラックジャックです</translation>
    </message>
    <message>
        <source>The dealer busts with %1</source>
        <translation>ディーラーは%1でバストです</translation>
    </message>
    <message>
        <source>The dealer has %1</source>
        <translation>ディーラーは%1です</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>ディーラー</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <translation>ディーラー: %1</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>賭け金</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>ビハインド</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>インシュランス</translation>
    </message>
    <message>
        <source>%1 to the dealer</source>
        <comment>a card</comment>
        <translation>ディーラーに%1</translation>
    </message>
    <message>
        <source>A hidden card to the dealer</source>
        <translation>ディーラーにホールカード</translation>
    </message>
    <message>
        <source>%1 to hand %2</source>
        <comment>a card, a hand&apos;s number</comment>
        <translation>ハンド%2に%1</translation>
    </message>
    <message>
        <source>A card is burned</source>
        <translation>カードを1枚バーン</translation>
    </message>
    <message>
        <source>Stakes: %1</source>
        <translation>賭け金: %1</translation>
    </message>
    <message>
        <source>The dealer turns the %1</source>
        <translation>ディーラーが%1をオープン</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>ラウンド終了</translation>
    </message>
    <message>
        <source>The round begins</source>
        <translation>ラウンド開始</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <comment>who sits where</comment>
        <translation>%1、席%2</translation>
    </message>
    <message>
        <source>%1, betting behind</source>
        <comment>somebody without a seat</comment>
        <translation>%1、ベットビハインド</translation>
    </message>
    <message>
        <source>thinking</source>
        <comment>of somebody else at the table</comment>
        <translation>考え中</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who, and what they have left</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>who, what they have left, what they do</comment>
        <translation>%1: %2、%3</translation>
    </message>
    <message>
        <source>Follows</source>
        <comment>somebody else&apos;s double or split, with the bet behind</comment>
        <translation>乗る</translation>
    </message>
    <message>
        <source>Dealer&apos;s golden rule: two gold cards, both shown</source>
        <translation>ディーラーのゴールデンルール: ゴールドカード2枚、両方公開</translation>
    </message>
    <message>
        <source>Player&apos;s golden rule: the dealer has 22</source>
        <translation>プレイヤーのゴールデンルール: ディーラーは22</translation>
    </message>
    <message>
        <source>No dealer blackjack</source>
        <translation>ディーラーのブラックジャックなし</translation>
    </message>
    <message>
        <source>New shoe: %1 is shown, %2 burned</source>
        <translation>新しいシュー: %1を公開、%2枚をバーン</translation>
    </message>
    <message>
        <source>The stakes are returned</source>
        <translation>賭け金を返還します</translation>
    </message>
    <message>
        <source>Your turn: hand %1, %2 against %3</source>
        <translation>あなたの番です: ハンド%1、%2 対 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>how a decision is marked, and why</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Balance %1 %2</source>
        <translation>残高 %1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose cards, and which</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Insure for %1?</source>
        <translation>%1でインシュランスをかけますか？</translation>
    </message>
    <message>
        <source>Even money, %1?</source>
        <comment>what is won</comment>
        <translation>イーブンマネー（%1）にしますか？</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>降りますか？</translation>
    </message>
    <message>
        <source>Surrender?</source>
        <translation>サレンダーしますか？</translation>
    </message>
    <message>
        <source>%1 doubles on %2 against %3. Follow with %4?</source>
        <comment>who, a total, the dealer&apos;s, an amount</comment>
        <translation>%1が%2対%3でダブル。%4で乗りますか？</translation>
    </message>
    <message>
        <source>%1 splits %2 and %3 against %4. Follow with %5?</source>
        <comment>who, two cards, the dealer&apos;s, an amount</comment>
        <translation>%1が%2と%3をスプリット（対 %4）。%5で乗りますか？</translation>
    </message>
    <message>
        <source>Your turn: %1 against %2</source>
        <translation>あなたの番です: %1 対 %2</translation>
    </message>
    <message>
        <source>A card for %1 on %2?</source>
        <translation>%1さん、%2でもう1枚?</translation>
    </message>
    <message>
        <source>%1 doubles on %2!</source>
        <translation>%1さん、%2でダブル!</translation>
    </message>
    <message>
        <source>Tens to be split, for %1.</source>
        <translation>%1さん、10をスプリット。</translation>
    </message>
    <message numerus="yes">
        <source>Twenty-one for %1, in %n cards.</source>
        <translation>
            <numerusform>%1さん、%n枚で21。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n cards.</source>
        <translation>
            <numerusform>%1さん、%n枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer has 22: every hand pushes</source>
        <translation>ディーラーは22：すべてのハンドがプッシュ</translation>
    </message>
    <message numerus="yes">
        <source>%n cards: a Charlie for %1.</source>
        <translation>
            <numerusform>%n枚、%1さんのチャーリー。</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer has 22: a push</source>
        <translation>ディーラーは22：プッシュ</translation>
    </message>
    <message>
        <source>This 21 pays %1, %2.</source>
        <comment>odds, a name</comment>
        <translation>%2さん、この21の配当は%1です。</translation>
    </message>
    <message>
        <source>%1, pays %2</source>
        <comment>a total and odds</comment>
        <translation>%1、配当%2</translation>
    </message>
    <message>
        <source>A free double for %1.</source>
        <comment>a name</comment>
        <translation>%1さん、フリーダブル。</translation>
    </message>
    <message>
        <source>A free split for %1.</source>
        <comment>a name</comment>
        <translation>%1さん、フリースプリット。</translation>
    </message>
    <message>
        <source>%1, %2 staked by the house</source>
        <comment>a stake, an amount</comment>
        <translation>%1、ハウスから%2</translation>
    </message>
    <message>
        <source>Split free</source>
        <translation>フリースプリット</translation>
    </message>
    <message>
        <source>Double free</source>
        <translation>フリーダブル</translation>
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
        <translation>あなた</translation>
    </message>
    <message>
        <source>Spot %1</source>
        <translation>スポット%1</translation>
    </message>
    <message>
        <source>Spot %1, %2</source>
        <translation>スポット%1、%2</translation>
    </message>
</context>
<context>
    <name>TableFelt</name>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
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
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Stop review</source>
        <translation>見直しを終える</translation>
    </message>
    <message>
        <source>Stop challenge</source>
        <translation>挑戦を終える</translation>
    </message>
</context>
<context>
    <name>TableSettings</name>
    <message>
        <source>Set by the game</source>
        <translation>ゲームに従う</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <translation>10秒</translation>
    </message>
    <message>
        <source>15 seconds</source>
        <translation>15秒</translation>
    </message>
    <message>
        <source>20 seconds</source>
        <translation>20秒</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <translation>30秒</translation>
    </message>
    <message>
        <source>60 seconds</source>
        <translation>60秒</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Dealing speed</source>
        <translation>配る速さ</translation>
    </message>
    <message>
        <source>Off shows everything at once.</source>
        <translation>オフにすると、すべてすぐに表示します。</translation>
    </message>
    <message>
        <source>animation pace duration quick</source>
        <translation>アニメーション 動き 速度 テンポ 時間 速い</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>動きを減らす</translation>
    </message>
    <message>
        <source>Cards and chips fade in instead of moving. Follows the desktop until you choose here.</source>
        <translation>カードとチップが、動く代わりにフェードインします。ここで選ぶまでは、デスクトップの設定に従います。</translation>
    </message>
    <message>
        <source>Cards and chips fade in instead of moving.</source>
        <translation>カードとチップが、動く代わりにフェードインします。</translation>
    </message>
    <message>
        <source>animation movement</source>
        <translation>アニメーション 動き</translation>
    </message>
    <message>
        <source>Dealer&apos;s calls</source>
        <translation>ディーラーのコール</translation>
    </message>
    <message>
        <source>Shows beside the cards what the dealer calls out.</source>
        <translation>ディーラーの呼び上げをカードの横に表示します。</translation>
    </message>
    <message>
        <source>subtitles voice speech croupier</source>
        <translation>字幕 声 音声 話す クルーピエ</translation>
    </message>
    <message>
        <source>Ask before surrendering</source>
        <translation>サレンダー前に確認</translation>
    </message>
    <message>
        <source>confirm confirmation question warn give up</source>
        <translation>確認 確認画面 質問 警告 降りる</translation>
    </message>
    <message>
        <source>Ask before staking the whole wallet</source>
        <translation>全額を賭ける前に確認</translation>
    </message>
    <message>
        <source>confirm confirmation question warn all in bet everything</source>
        <translation>確認 確認画面 質問 警告 オールイン 全額 ベット</translation>
    </message>
    <message>
        <source>Other people at the table</source>
        <translation>同席者</translation>
    </message>
    <message>
        <source>At shared tables. You choose how many, and their pace, at the table.</source>
        <translation>相席テーブルで有効です。人数とペースはテーブルで選べます。</translation>
    </message>
    <message>
        <source>company players seats bots opponents alone pace thinking</source>
        <translation>同席者 プレイヤー 席 ボット 相手 1人 ペース 考える時間</translation>
    </message>
    <message>
        <source>Time to bet</source>
        <translation>ベット時間</translation>
    </message>
    <message>
        <source>clock timer countdown seconds stake</source>
        <translation>時計 タイマー カウントダウン 秒 賭け金</translation>
    </message>
    <message>
        <source>A time chosen here applies at every table, even where the game has no clock.</source>
        <translation>ここで選んだ時間は、制限時間のないゲームも含め、すべてのテーブルで有効です。</translation>
    </message>
    <message>
        <source>Time for a decision</source>
        <translation>判断時間</translation>
    </message>
    <message>
        <source>clock timer countdown seconds</source>
        <translation>時計 タイマー カウントダウン 秒</translation>
    </message>
</context>
<context>
    <name>TakeInDialog</name>
    <message>
        <source>What could not be imported</source>
        <translation>取り込めなかったもの</translation>
    </message>
    <message>
        <source>Import under another name?</source>
        <translation>別の名前で取り込みますか？</translation>
    </message>
    <message>
        <source>Import under new names</source>
        <translation>新しい名前で取り込む</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>取り込まない</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>Hit</source>
        <translation>ヒット</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>スタンド</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>スプリット</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>インシュランス</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>イーブンマネー</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>スタンド</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>ヒット</translation>
    </message>
    <message>
        <source>double</source>
        <translation>ダブル</translation>
    </message>
    <message>
        <source>split</source>
        <translation>スプリット</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>サレンダー</translation>
    </message>
    <message>
        <source>double, else hit</source>
        <translation>ダブル、不可ならヒット</translation>
    </message>
    <message>
        <source>double, else stand</source>
        <translation>ダブル、不可ならスタンド</translation>
    </message>
    <message>
        <source>surrender, else hit</source>
        <translation>サレンダー、不可ならヒット</translation>
    </message>
    <message>
        <source>surrender, else stand</source>
        <translation>サレンダー、不可ならスタンド</translation>
    </message>
    <message>
        <source>surrender, else split</source>
        <translation>サレンダー、不可ならスプリット</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>ダブル</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>降りる</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>サレンダー</translation>
    </message>
    <message>
        <source>Follow double</source>
        <translation>ダブルに乗る</translation>
    </message>
    <message>
        <source>Follow split</source>
        <translation>スプリットに乗る</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>ブラックジャック</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>プッシュ</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>バスト</translation>
    </message>
    <message>
        <source>Surrendered</source>
        <translation>サレンダー</translation>
    </message>
    <message>
        <source>blackjack</source>
        <translation>ブラックジャック</translation>
    </message>
    <message>
        <source>push</source>
        <translation>プッシュ</translation>
    </message>
    <message>
        <source>bust</source>
        <translation>バスト</translation>
    </message>
    <message>
        <source>even money</source>
        <translation>イーブンマネー</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>降り</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>降り</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>チャーリー</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Emerald</source>
        <translation>エメラルド</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>ミッドナイト</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>バーガンディ</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>ラグーン</translation>
    </message>
    <message>
        <source>Classic green</source>
        <translation>クラシックグリーン</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>チャコール</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Stop replay</source>
        <translation>再生を終了</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>ロビー</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>同席者</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>サウンドをオフ</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>サウンドをオン</translation>
    </message>
    <message>
        <source>Hide the Rundown</source>
        <translation>ラウンド履歴を隠す</translation>
    </message>
    <message>
        <source>Show the Rundown</source>
        <translation>ラウンド履歴を表示</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Then %1</source>
        <comment>the balance in a replay</comment>
        <translation>当時 %1</translation>
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
        <translation>再試行</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
</context>
<context>
    <name>TroublePage</name>
    <message>
        <source>Set it aside, use the backup</source>
        <translation>別に保管し、バックアップで続ける</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>%1のもの</translation>
    </message>
    <message>
        <source>Reading the backups…</source>
        <translation>バックアップを読み込み中…</translation>
    </message>
    <message>
        <source>None of them is intact</source>
        <translation>正常なバックアップはありません</translation>
    </message>
    <message>
        <source>Set it aside and use the backup of %1</source>
        <translation>別に保管し、%1のバックアップで続ける</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Set it aside, start afresh</source>
        <translation>別に保管し、最初から始める</translation>
    </message>
    <message>
        <source>Set it aside and start afresh</source>
        <translation>別に保管し、最初から始める</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>All backups</source>
        <translation>すべてのバックアップ</translation>
    </message>
</context>
<context>
    <name>TroubleWords</name>
    <message>
        <source>That did not help: %1</source>
        <translation>解決できませんでした: %1</translation>
    </message>
</context>
<context>
    <name>WalletMenu</name>
    <message>
        <source>Wallet</source>
        <translation>ウォレット</translation>
    </message>
    <message>
        <source>Top up %1</source>
        <translation>%1をチャージ</translation>
    </message>
    <message>
        <source>Play with %1</source>
        <translation>%1でプレイ</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Ace</source>
        <translation>エース</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>2</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>5</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>6</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>8</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>ジャック</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>King</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>スペード</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>ハート</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ダイヤ</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>エース</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>ソフト%1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1対%2</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>返還</translation>
    </message>
    <message>
        <source>win</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>lose</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>返還</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>a decision</comment>
        <translation>最善</translation>
    </message>
    <message>
        <source>Fine</source>
        <comment>a decision</comment>
        <translation>妥当</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <comment>a decision</comment>
        <translation>不正確</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>a decision</comment>
        <translation>ミス</translation>
    </message>
    <message>
        <source>Blunder</source>
        <comment>a decision</comment>
        <translation>大ミス</translation>
    </message>
    <message>
        <source>Watched</source>
        <comment>a round in which the person staked nothing</comment>
        <translation>観戦</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n勝</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pushes</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%nプッシュ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>hands</comment>
        <translation>
            <numerusform>%n敗</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n surrendered</source>
        <comment>hands</comment>
        <translation>
            <numerusform>サレンダー%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n returned</source>
        <comment>hands</comment>
        <translation>
            <numerusform>返還%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands %1, side bets %2</source>
        <translation>ハンド%1、サイドベット%2</translation>
    </message>
    <message>
        <source>%1 · %2 against %3</source>
        <translation>%1 · %2 対 %3</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 対 %2</translation>
    </message>
    <message>
        <source>Hidden card is small</source>
        <translation>ホールカードは小</translation>
    </message>
    <message>
        <source>Hidden card is medium</source>
        <translation>ホールカードは中</translation>
    </message>
    <message>
        <source>Hidden card is large</source>
        <translation>ホールカードは大</translation>
    </message>
    <message>
        <source>Hidden card: small, %1</source>
        <translation>ホールカード: 小、%1</translation>
    </message>
    <message>
        <source>Hidden card: medium, %1</source>
        <translation>ホールカード: 中、%1</translation>
    </message>
    <message>
        <source>Hidden card: large, %1</source>
        <translation>ホールカード: 大、%1</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>form of a date, for QLocale::toString</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>ハンド%1</translation>
    </message>
    <message>
        <source>Someone is sitting there. Choose another spot.</source>
        <translation>ほかの人が座っています。別のスポットを選んでください。</translation>
    </message>
    <message>
        <source>You already have as many spots as one player may hold. Leave one first.</source>
        <translation>1人で持てるスポット数の上限です。先に1つ空けてください。</translation>
    </message>
    <message>
        <source>Both of your spots must carry the same stake.</source>
        <translation>2つのスポットの賭け金は同額です。</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t sit at this table. Choose a standard account in the lobby.</source>
        <translation>お試しアカウントはこのテーブルに着席できません。ロビーで通常のアカウントを選んでください。</translation>
    </message>
    <message>
        <source>That is your own spot. You can only bet behind other people.</source>
        <translation>自分のスポットです。ベットビハインドは、ほかの人のスポットに置いてください。</translation>
    </message>
    <message>
        <source>This game has no betting behind.</source>
        <translation>このゲームにベットビハインドはありません。</translation>
    </message>
    <message>
        <source>Nobody plays on that spot. Place the main stake first.</source>
        <translation>そのスポットでプレイする人がいません。先にメインの賭け金を置いてください。</translation>
    </message>
    <message>
        <source>Place at least %1.</source>
        <translation>%1以上を置いてください。</translation>
    </message>
    <message>
        <source>That is below the minimum. Place more.</source>
        <translation>最低額に足りません。賭け金を増やしてください。</translation>
    </message>
    <message>
        <source>The maximum there is %1.</source>
        <translation>置けるのは%1までです。</translation>
    </message>
    <message>
        <source>That is above the maximum. Place less.</source>
        <translation>最高額を超えています。賭け金を減らしてください。</translation>
    </message>
    <message>
        <source>Stakes go in steps of %1.</source>
        <translation>賭け金は%1単位です。</translation>
    </message>
    <message>
        <source>Your balance doesn&apos;t cover that. Stake less, or top up in the lobby.</source>
        <translation>残高が足りません。賭け金を減らすか、ロビーでチャージしてください。</translation>
    </message>
    <message>
        <source>That side bet isn&apos;t offered here.</source>
        <translation>そのサイドベットはここにはありません。</translation>
    </message>
    <message>
        <source>You have excluded yourself from play until the period is over.</source>
        <translation>自己排除の期間中のため、プレイできません。</translation>
    </message>
    <message>
        <source>You have reached the limit you set for yourself.</source>
        <translation>自分で設定した上限に達しました。</translation>
    </message>
    <message>
        <source>It isn&apos;t your turn. Wait until your hand is highlighted.</source>
        <translation>あなたの番ではありません。自分のハンドが枠で囲まれるまでお待ちください。</translation>
    </message>
    <message>
        <source>The rules don&apos;t offer that here. Choose one of the actions shown.</source>
        <translation>ここではルール上できません。表示されている操作から選んでください。</translation>
    </message>
    <message>
        <source>Not now. Wait a moment.</source>
        <translation>今はできません。少しお待ちください。</translation>
    </message>
    <message>
        <source>There is no such spot at this table.</source>
        <translation>そのスポットはこのテーブルにありません。</translation>
    </message>
    <message>
        <source>The shoe has no cards left for this round. The stakes are returned.</source>
        <translation>このラウンドを続けるカードがシューにありません。賭け金は返還されます。</translation>
    </message>
    <message>
        <source>That amount is too large to be counted. Stake less.</source>
        <translation>金額が大きすぎて計算できません。賭け金を減らしてください。</translation>
    </message>
    <message>
        <source>Time&apos;s up: no insurance.</source>
        <translation>時間切れ: インシュランスなし。</translation>
    </message>
    <message>
        <source>Time&apos;s up: no even money.</source>
        <translation>時間切れ: イーブンマネーなし。</translation>
    </message>
    <message>
        <source>Time&apos;s up: not given up.</source>
        <translation>時間切れ: 降りませんでした。</translation>
    </message>
    <message>
        <source>Time&apos;s up: not surrendered.</source>
        <translation>時間切れ: サレンダーしませんでした。</translation>
    </message>
    <message>
        <source>Time&apos;s up: not followed.</source>
        <translation>時間切れ: 乗りませんでした。</translation>
    </message>
    <message>
        <source>Time&apos;s up: hit, now %1.</source>
        <translation>時間切れ: ヒットして%1。</translation>
    </message>
    <message>
        <source>Time&apos;s up: stood on %1.</source>
        <translation>時間切れ: %1でスタンド。</translation>
    </message>
    <message>
        <source>The side bet on spot %1 needs a stake on the spot.</source>
        <translation>スポット%1のサイドベットには、そのスポットの賭け金が必要です。</translation>
    </message>
    <message>
        <source>Nobody plays on spot %1 in the next round. Change the bets.</source>
        <translation>次のラウンドでは、スポット%1でプレイする人がいません。ベットを変更してください。</translation>
    </message>
    <message>
        <source>%1 takes at least %2.</source>
        <translation>%1のベットは%2以上です。</translation>
    </message>
    <message>
        <source>Place at least %1 on spot %2.</source>
        <translation>スポット%2に%1以上を置いてください。</translation>
    </message>
    <message>
        <source>Blackjack pays %1</source>
        <translation>ブラックジャックの配当は%1</translation>
    </message>
    <message>
        <source>Dealer must draw to %1 and hit soft %2</source>
        <translation>ディーラーは%1以下とソフト%2でヒット</translation>
    </message>
    <message>
        <source>Dealer must draw to %1 and stand on all %2s</source>
        <translation>ディーラーは%1以下でヒット、%2以上はすべてスタンド</translation>
    </message>
    <message>
        <source>Insurance pays %1</source>
        <translation>インシュランスの配当は%1</translation>
    </message>
    <message>
        <source>Dealer&apos;s 22 pushes</source>
        <translation>ディーラーの22はプッシュ</translation>
    </message>
    <message numerus="yes">
        <source>%n decks</source>
        <translation>
            <numerusform>%nデッキ</numerusform>
        </translation>
    </message>
    <message>
        <source>dealer hits soft %1</source>
        <translation>ディーラーはソフト%1でヒット</translation>
    </message>
    <message>
        <source>dealer stands on %1</source>
        <translation>ディーラーは%1でスタンド</translation>
    </message>
    <message>
        <source>dealer peeks</source>
        <translation>ピークあり</translation>
    </message>
    <message>
        <source>no peek</source>
        <translation>ピークなし</translation>
    </message>
    <message numerus="yes">
        <source>up to %n hands</source>
        <translation>
            <numerusform>最大%nハンド</numerusform>
        </translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>サレンダーあり</translation>
    </message>
    <message>
        <source>22 pushes</source>
        <translation>22はプッシュ</translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <comment>hands</comment>
        <translation>
            <numerusform>降り%n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <comment>a side bet, how many of them won, and how many there were</comment>
        <translation>%1 %3中%2</translation>
    </message>
    <message>
        <source>doubles on 9 to 11 only</source>
        <translation>ダブルは9〜11のみ</translation>
    </message>
    <message>
        <source>doubles on 10 and 11 only</source>
        <translation>ダブルは10と11のみ</translation>
    </message>
    <message>
        <source>no splits</source>
        <translation>スプリットなし</translation>
    </message>
    <message>
        <source>no doubles after a split</source>
        <translation>スプリット後のダブルなし</translation>
    </message>
    <message>
        <source>hands can be given up</source>
        <translation>降りることができる</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a date, a time of day</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>a side bet, how many of them won, and how many there were</comment>
        <translation>%1（%3中%2）</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>side bets</comment>
        <translation>%1 負け</translation>
    </message>
    <message>
        <source>hand won</source>
        <translation>ハンドは勝ち</translation>
    </message>
    <message>
        <source>hand lost</source>
        <translation>ハンドは負け</translation>
    </message>
    <message>
        <source>hand pushed</source>
        <translation>ハンドはプッシュ</translation>
    </message>
    <message>
        <source>hand bust</source>
        <translation>ハンドはバスト</translation>
    </message>
    <message>
        <source>Dealer busts: %1</source>
        <comment>how the hands ended: 6 won</comment>
        <translation>ディーラー、バスト: %1</translation>
    </message>
    <message numerus="yes">
        <source>Last time: %Ln rounds, %1 · %2</source>
        <comment>a game&apos;s last session: its net, its last round&apos;s time</comment>
        <translation>
            <numerusform>前回: %Lnラウンド、%1 · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>parts of a list</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last two parts of a list</comment>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>a table of %n seats shared with other people</source>
        <translation>
            <numerusform>ほかの人と囲む%n席のテーブル</numerusform>
        </translation>
    </message>
    <message>
        <source>bets behind their hands</source>
        <translation>ベットビハインド</translation>
    </message>
    <message numerus="yes">
        <source>one to %n hands a round</source>
        <translation>
            <numerusform>1ラウンドに1～%nハンド</numerusform>
        </translation>
    </message>
    <message>
        <source>a hint about the hole card</source>
        <translation>ホールカードのヒント</translation>
    </message>
    <message>
        <source>a push on the dealer&apos;s 22</source>
        <translation>ディーラーの22はプッシュ</translation>
    </message>
    <message>
        <source>two gold cards of the dealer shown at once</source>
        <translation>ディーラーのゴールドカード2枚を公開</translation>
    </message>
    <message>
        <source>hands that can be given up</source>
        <translation>降りられるハンド</translation>
    </message>
    <message>
        <source>a blackjack that pays %1</source>
        <translation>配当%1のブラックジャック</translation>
    </message>
    <message>
        <source>insurance that pays %1</source>
        <translation>配当%1のインシュランス</translation>
    </message>
    <message>
        <source>no peek at the hole card</source>
        <translation>ホールカードのピークなし</translation>
    </message>
    <message>
        <source>a dealer who hits soft %1</source>
        <translation>ソフト%1でヒットするディーラー</translation>
    </message>
    <message>
        <source>a dealer who stands on %1</source>
        <translation>%1でスタンドするディーラー</translation>
    </message>
    <message numerus="yes">
        <source>pairs split into as many as %n hands</source>
        <translation>
            <numerusform>%nハンドまでのスプリット</numerusform>
        </translation>
    </message>
    <message>
        <source>one hand a round</source>
        <translation>1ラウンドに1ハンド</translation>
    </message>
    <message numerus="yes">
        <source>%n side bets</source>
        <translation>
            <numerusform>%n種のサイドベット</numerusform>
        </translation>
    </message>
    <message>
        <source>the side bet %1</source>
        <translation>サイドベット%1</translation>
    </message>
    <message>
        <source>the side bets %1</source>
        <translation>サイドベット%1</translation>
    </message>
    <message>
        <source>the usual rules</source>
        <translation>標準のルール</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>A round of %1 played for %2 is waiting for you. Finish it first.</source>
        <translation>%1のラウンドが、%2を賭けたまま途中です。先に終わらせてください。</translation>
    </message>
    <message>
        <source>Dealer wins ties</source>
        <translation>同点はディーラーの勝ち</translation>
    </message>
    <message>
        <source>a dealer who wins ties</source>
        <translation>同点はディーラーの勝ち</translation>
    </message>
    <message>
        <source>dealer wins ties</source>
        <translation>同点はディーラーの勝ち</translation>
    </message>
    <message numerus="yes">
        <source>%n-card Charlie</source>
        <comment>a hand of so many cards that isn&apos;t bust wins</comment>
        <translation>
            <numerusform>%n枚チャーリー</numerusform>
        </translation>
    </message>
    <message>
        <source>Player&apos;s 21 wins ties</source>
        <translation>21の同点はプレイヤーの勝ち</translation>
    </message>
    <message>
        <source>a 21 of yours that wins ties</source>
        <translation>21の同点はあなたの勝ち</translation>
    </message>
    <message numerus="yes">
        <source>%n cards that win unless they bust</source>
        <translation>
            <numerusform>バストしなければ%n枚で勝ち</numerusform>
        </translation>
    </message>
    <message>
        <source>doubles after hits too</source>
        <translation>ヒット後もダブル可</translation>
    </message>
    <message>
        <source>21 wins ties</source>
        <translation>21の同点は勝ち</translation>
    </message>
    <message>
        <source>no hole card</source>
        <translation>ホールカードなし</translation>
    </message>
    <message>
        <source>Both dealer cards are open</source>
        <translation>ディーラーのカードは2枚とも公開</translation>
    </message>
    <message>
        <source>Bonuses for 21</source>
        <translation>21のボーナス</translation>
    </message>
    <message>
        <source>a dealer who hides no card</source>
        <translation>カードを隠さないディーラー</translation>
    </message>
    <message>
        <source>bonuses for some hands of 21</source>
        <translation>一部の21にボーナス</translation>
    </message>
    <message numerus="yes">
        <source>%n Spanish decks</source>
        <translation>
            <numerusform>スパニッシュ%nデッキ</numerusform>
        </translation>
    </message>
    <message>
        <source>surrender after a double</source>
        <translation>ダブル後もサレンダー可</translation>
    </message>
    <message>
        <source>both dealer cards open</source>
        <translation>ディーラーのカードは2枚とも公開</translation>
    </message>
    <message>
        <source>bonuses for 21</source>
        <translation>21のボーナス</translation>
    </message>
    <message>
        <source>Blackjack of spades pays %1</source>
        <translation>スペードのブラックジャックの配当は%1</translation>
    </message>
    <message>
        <source>Blackjack of hearts pays %1</source>
        <translation>ハートのブラックジャックの配当は%1</translation>
    </message>
    <message>
        <source>Blackjack of diamonds pays %1</source>
        <translation>ダイヤのブラックジャックの配当は%1</translation>
    </message>
    <message>
        <source>Blackjack of clubs pays %1</source>
        <translation>クラブのブラックジャックの配当は%1</translation>
    </message>
    <message>
        <source>Blackjack of one suit pays %1</source>
        <translation>同スートのブラックジャックの配当は%1</translation>
    </message>
    <message>
        <source>Player&apos;s blackjack always wins</source>
        <translation>プレイヤーのブラックジャックは必ず勝ち</translation>
    </message>
    <message>
        <source>Free doubles and splits</source>
        <translation>フリーダブルとフリースプリット</translation>
    </message>
    <message>
        <source>Free doubles</source>
        <translation>フリーダブル</translation>
    </message>
    <message>
        <source>Free splits</source>
        <translation>フリースプリット</translation>
    </message>
    <message>
        <source>doubles and splits that the house stakes for you</source>
        <translation>ハウスが賭け金を出すダブルとスプリット</translation>
    </message>
    <message>
        <source>doubles that the house stakes for you</source>
        <translation>ハウスが賭け金を出すダブル</translation>
    </message>
    <message>
        <source>splits that the house stakes for you</source>
        <translation>ハウスが賭け金を出すスプリット</translation>
    </message>
    <message>
        <source>a blackjack of yours that always wins</source>
        <translation>必ず勝つあなたのブラックジャック</translation>
    </message>
    <message>
        <source>more for a blackjack of one suit</source>
        <translation>同スートのブラックジャックは高配当</translation>
    </message>
    <message>
        <source>redoubling</source>
        <translation>再ダブル可</translation>
    </message>
    <message>
        <source>surrender at any time</source>
        <translation>いつでもサレンダー可</translation>
    </message>
    <message>
        <source>free doubles</source>
        <translation>フリーダブルあり</translation>
    </message>
    <message>
        <source>free splits</source>
        <translation>フリースプリットあり</translation>
    </message>
    <message>
        <source>your blackjack always wins</source>
        <translation>あなたのブラックジャックは必ず勝ち</translation>
    </message>
    <message>
        <source>Player&apos;s 21 always wins</source>
        <translation>プレイヤーの21は必ず勝ち</translation>
    </message>
    <message>
        <source>a 21 of yours that always wins</source>
        <translation>必ず勝つあなたの21</translation>
    </message>
    <message>
        <source>21 always wins</source>
        <translation>21は必ず勝ち</translation>
    </message>
</context>
<context>
    <name>openshoe::app::AutoPlayer</name>
    <message>
        <source>the table has not moved for two minutes</source>
        <translation>テーブルが2分間動いていません</translation>
    </message>
    <message>
        <source>no stake could be placed: %1</source>
        <translation>賭け金を置けませんでした: %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written</source>
        <translation>%1に書き込めません</translation>
    </message>
</context>
<context>
    <name>openshoe::models::AboutController</name>
    <message>
        <source>Open Shoe %1 with Qt %2</source>
        <translation>Open Shoe %1（Qt %2）</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln files</source>
        <translation>
            <numerusform>%1（%Ln個のファイル）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::AccountDeletion</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Lnラウンド</numerusform>
        </translation>
    </message>
    <message>
        <source>What goes for good: the account %1 with %2, its wallets, shoes, notes and limits. Backups made earlier still hold them.</source>
        <translation>完全に消えるもの：アカウント%1と%2、ウォレット、シュー、メモ、制限。以前のバックアップには残っています。</translation>
    </message>
    <message>
        <source>It is the only account, so it stays.</source>
        <translation>唯一のアカウントなので削除できません。</translation>
    </message>
    <message>
        <source>One of its rounds is still open. Finish it first.</source>
        <translation>終わっていないラウンドがあります。先に終わらせてください。</translation>
    </message>
    <message>
        <source>A break is running. The account can be deleted once it is over.</source>
        <translation>休憩中です。終わるとアカウントを削除できます。</translation>
    </message>
    <message>
        <source>A limit is set for it. Remove that first; the account can be deleted once the removal has taken effect.</source>
        <translation>制限が設定されています。先に解除してください。解除が有効になるとアカウントを削除できます。</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1はこのコンピューターのファイルではありません。</translation>
    </message>
    <message>
        <source>The account %1 was deleted.</source>
        <translation>アカウント「%1」を削除しました。</translation>
    </message>
    <message>
        <source>The account %1 was deleted. Its record is in %2.</source>
        <translation>アカウント「%1」を削除しました。記録は%2にあります。</translation>
    </message>
    <message>
        <source>%1 Nothing was deleted.</source>
        <translation>%1 何も削除されていません。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::AccountsModel</name>
    <message>
        <source>The account %1 is ready, with play money in every wallet.</source>
        <translation>アカウント「%1」を作成しました。どのウォレットにもプレイマネーが入っています。</translation>
    </message>
    <message>
        <source>Your wallet now holds %1.</source>
        <translation>ウォレットの残高は%1になりました。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>The top-up was taken back. Your wallet now holds %1.</source>
        <translation>チャージを取り消しました。ウォレットの残高は%1になりました。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::BackupsModel</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Lnラウンド</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>last round %1</source>
        <translation>最後はラウンド%1</translation>
    </message>
    <message>
        <source>intact</source>
        <comment>a backup</comment>
        <translation>正常</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries changed or missing</source>
        <translation>
            <numerusform>%Ln件の記録が変更されているか欠けています</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::CellDetail</name>
    <message>
        <source>under %1</source>
        <translation>%1未満</translation>
    </message>
    <message>
        <source>No hand leads to this cell.</source>
        <translation>このマスになるハンドはありません。</translation>
    </message>
    <message>
        <source>Surrender comes before the dealer peeks; the figures of the other plays assume no dealer blackjack.</source>
        <translation>サレンダーはディーラーのピークより先です。ほかのプレイの値は、ディーラーがブラックジャックでない場合のものです。</translation>
    </message>
    <message>
        <source>The same play is best whatever cards make the hand.</source>
        <translation>どのカードの組み合わせでも、同じプレイが最善です。</translation>
    </message>
    <message>
        <source>Another play is better with these cards, %1 of such hands</source>
        <translation>次のカードでは別のプレイが有利です（該当ハンドの%1）</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ChallengeController</name>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1はこのコンピューターのファイルではありません。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <translation>%1に書き込めません: %2</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>%1に書き込みました</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2</source>
        <translation>%1を読み込めません: %2</translation>
    </message>
    <message>
        <source>Its rules differ from those of your %1: %2</source>
        <comment>a game, sentences</comment>
        <translation>ルールが手元の%1と異なります: %2</translation>
    </message>
    <message>
        <source>You don&apos;t have this game. The file holds its rules.</source>
        <translation>このゲームは手元にありません。ルールはファイルに入っています。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, with %1 staked</source>
        <translation>
            <numerusform>%Lnラウンド、賭け金は合計%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish this round first, then play the challenge.</source>
        <translation>このラウンドを終えてから挑戦してください。</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>次のラウンド</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Sender</source>
        <comment>of a challenge</comment>
        <translation>送り主</translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>to a challenge</comment>
        <translation>回答</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Challenge somebody</source>
        <translation>だれかに挑戦状</translation>
    </message>
    <message>
        <source>Challenge, round %1 of %2</source>
        <translation>挑戦、ラウンド%1/%2</translation>
    </message>
    <message>
        <source>A challenge: %1</source>
        <comment>a game</comment>
        <translation>挑戦状: %1</translation>
    </message>
    <message>
        <source>A challenge from %1: %2</source>
        <comment>somebody, a game</comment>
        <translation>%1からの挑戦状: %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CoachController</name>
    <message>
        <source>Best: %1</source>
        <translation>最善: %1</translation>
    </message>
    <message>
        <source>Equally good: %1</source>
        <translation>同じく最善: %1</translation>
    </message>
    <message>
        <source>Equally good: %1. Others: %2</source>
        <translation>同じく最善: %1。ほか: %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CompareController</name>
    <message>
        <source>%1, trial rules</source>
        <translation>%1（ルールを試用中）</translation>
    </message>
    <message>
        <source>%1. %2: %3. %4: %5.</source>
        <translation>%1。%2: %3。%4: %5。</translation>
    </message>
    <message>
        <source>Differs. %1: %2 %3: %4 Alone %5, in turn %6.</source>
        <translation>相違。%1: %2 %3: %4 単独%5、順次%6。</translation>
    </message>
    <message>
        <source>Both: %1</source>
        <translation>共通: %1</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>差はありません</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>House edge %1 and %2. %3.</source>
        <translation>ハウスエッジ %1と%2。%3。</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>異なる点</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>単独</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>順次</translation>
    </message>
    <message>
        <source>In common</source>
        <translation>共通点</translation>
    </message>
    <message>
        <source>%1 In an hour: %2.</source>
        <comment>a rule that differs, money</comment>
        <translation>%1 1時間: %2。</translation>
    </message>
    <message>
        <source>House edge of the side bets, and in an hour with the same stake on each</source>
        <translation>サイドベットのハウスエッジと、それぞれに同じ賭け金を置いたときの1時間の金額</translation>
    </message>
    <message>
        <source>The second is %1 better for you, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>2つ目のほうがプレイヤーに%1有利（1時間に約%2）</translation>
    </message>
    <message>
        <source>The second is %1 better for the house, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>2つ目のほうがハウスに%1有利（1時間に約%2）</translation>
    </message>
    <message>
        <source>Alone: what the first game&apos;s return gains when only this rule is taken from the second. In turn: what it gains when the rules are changed one after another; these add up. Both in percentage points, and in money beneath, in an hour.</source>
        <translation>単独: そのルールだけを2つ目に合わせたときの、1つ目のゲームの還元率の増分です。順次: ルールを1つずつ続けて変えたときの増分で、合計すると全体の差になります。どちらも単位はパーセントポイントで、その下は1時間あたりの金額です。</translation>
    </message>
    <message>
        <source>In an hour</source>
        <translation>1時間</translation>
    </message>
    <message>
        <source>%1: %2 and %3.</source>
        <comment>at what stake; what each of two games costs</comment>
        <translation>%1: %2、%3。</translation>
    </message>
    <message>
        <source>Hands that are played differently</source>
        <translation>プレイが変わるハンド</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountCards</name>
    <message>
        <source>The game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>What a card gone changes</source>
        <translation>1枚なくなると変わること</translation>
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
        <translation>%1。適合%2。</translation>
    </message>
    <message>
        <source>Per cent, same play</source>
        <translation>%（同じプレー）</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Per cent, best play</source>
        <translation>%（最適なプレー）</translation>
    </message>
    <message>
        <source>Tags up to %1</source>
        <translation>%1までの値</translation>
    </message>
    <message>
        <source>What you win more of a stake if one such card is gone from the full shoe: with the play of the full shoe kept, and with the best play for each shoe.</source>
        <translation>満杯のシューからその札が1枚なくなったとき、賭け金に対して増える利益。満杯のときのプレーのままと、シューごとの最適なプレー。</translation>
    </message>
    <message>
        <source>What the bet wins more if one such card is gone from the full shoe; the mean of the four suits.</source>
        <translation>満杯のシューからその札が1枚なくなったときに増える利益。4スートの平均。</translation>
    </message>
    <message>
        <source>Betting correlation: %1</source>
        <translation>ベッティング相関：%1</translation>
    </message>
    <message>
        <source>Insurance correlation: %1</source>
        <translation>インシュランス相関：%1</translation>
    </message>
    <message>
        <source>Playing efficiency, measured: %1</source>
        <translation>プレー効率（実測）：%1</translation>
    </message>
    <message>
        <source>Playing efficiency: known once the plays have been looked for</source>
        <translation>プレー効率：プレーを探した後にわかります</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Taking cards away, one of each…</source>
        <translation>各カードを1枚ずつ抜いています…</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountPlays</name>
    <message>
        <source>Some hundred shoes in use are solved to find the plays that follow the count. It takes up to a minute or two, once in each game.</source>
        <translation>使用中のシューを数百個解き、カウントに従うプレーを探します。1～2分かかりますが、ゲームごとに1度だけです。</translation>
    </message>
    <message>
        <source>%1, otherwise %2</source>
        <comment>a play, what else is done</comment>
        <translation>%1、それ以外は%2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>a count</comment>
        <translation>%1以上</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <comment>a count</comment>
        <translation>%1以下</translation>
    </message>
    <message>
        <source>%1: %2 at a count of %3. Early, middle and late in the shoe: %4. Earns %5 of all.</source>
        <translation>%1：カウント%3で%2。シューの序盤・中盤・終盤：%4。全体の%5を稼ぎます。</translation>
    </message>
    <message>
        <source>Together they earn %1 of the smallest stake a round with stakes of 1 to 8, and %2 with one stake always.</source>
        <translation>合計で1ラウンドに最小賭け金の%1（1～8倍の賭け）、常に1倍なら%2を稼ぎます。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountQuestion</name>
    <message>
        <source>The one chosen on the page Counting</source>
        <translation>「カウンティング」ページで選んだもの</translation>
    </message>
    <message>
        <source>Before the shuffle: what is your count, by %1?</source>
        <comment>a count system</comment>
        <translation>シャッフルの前に：%1でのカウントはいくつですか。</translation>
    </message>
    <message>
        <source>What is your count now, by %1?</source>
        <comment>a count system</comment>
        <translation>今のカウントはいくつですか（%1）。</translation>
    </message>
    <message>
        <source>Right: the count is %1.</source>
        <translation>正解：カウントは%1です。</translation>
    </message>
    <message>
        <source>Not %1: the count is %2.</source>
        <translation>%1ではありません。カウントは%2です。</translation>
    </message>
    <message>
        <source>About %1 decks are left.</source>
        <comment>a number</comment>
        <translation>残りは約%1デッキです。</translation>
    </message>
    <message>
        <source>Not %1 decks: about %2 are left.</source>
        <comment>numbers</comment>
        <translation>%1デッキではありません。残りは約%2です。</translation>
    </message>
    <message>
        <source>The true count is %1.</source>
        <translation>トゥルーカウントは%1です。</translation>
    </message>
    <message>
        <source>Type your count: a number such as %1.</source>
        <translation>カウントを%1のような数で入力してください。</translation>
    </message>
    <message>
        <source>Type how many decks are left, in quarters: %1 to %2.</source>
        <translation>残りのデッキ数を4分の1単位で入力してください（%1～%2）。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountSides</name>
    <message>
        <source>This game has no side bets.</source>
        <translation>このゲームにサイドベットはありません。</translation>
    </message>
    <message>
        <source>With a shuffle before every round no side bet is ever worth more than at other times.</source>
        <translation>毎ラウンド前にシャッフルされるので、サイドベットの価値は常に同じです。</translation>
    </message>
    <message>
        <source>Watching the side bets in a thousand shoes…</source>
        <translation>千個のシューでサイドベットを調べています…</translation>
    </message>
    <message>
        <source>Staked in every round it loses %1 of the stake.</source>
        <translation>毎ラウンド賭けると賭け金の%1を失います。</translation>
    </message>
    <message>
        <source>Staked in every round it wins %1 of the stake.</source>
        <translation>毎ラウンド賭けると賭け金の%1を得ます。</translation>
    </message>
    <message>
        <source>Before the cut card it is never worth its stake.</source>
        <translation>カットカードの前では賭け金に見合うことがありません。</translation>
    </message>
    <message>
        <source>Who knew every card left would stake in %1 of the rounds, and win %2 of a stake in each of them.</source>
        <translation>残りの札をすべて知っていれば%1のラウンドで賭け、毎回賭け金の%2を得ます。</translation>
    </message>
    <message>
        <source>%1 catches nothing of that.</source>
        <comment>a count&apos;s name</comment>
        <translation>%1はその利益をとらえられません。</translation>
    </message>
    <message>
        <source>%1 catches %2 of that, staking from a count of %3 on: in %4 of the rounds.</source>
        <translation>%1はカウント%3以上で賭けて%2をとらえます（%4のラウンド）。</translation>
    </message>
    <message>
        <source>%1 catches %2 of that, staking up to a count of %3: in %4 of the rounds.</source>
        <translation>%1はカウント%3以下で賭けて%2をとらえます（%4のラウンド）。</translation>
    </message>
    <message>
        <source>The best count made for this bet, with a tag for every single card, would catch %1.</source>
        <translation>この賭け専用に各札へ値を付けた最良のカウントなら%1をとらえます。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountSystems</name>
    <message>
        <source>I don&apos;t count</source>
        <translation>数えない</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n systems of your own are kept. Remove one first.</source>
        <translation>
            <numerusform>自分のシステムは%n個まで保存できます。先に1つ削除してください。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountingController</name>
    <message numerus="yes">
        <source>%n decks</source>
        <translation>
            <numerusform>%nデッキ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%nハンド</numerusform>
        </translation>
    </message>
    <message>
        <source>Full Kelly</source>
        <translation>ケリー全額</translation>
    </message>
    <message>
        <source>Three quarters of Kelly</source>
        <translation>ケリーの4分の3</translation>
    </message>
    <message>
        <source>Half of Kelly</source>
        <translation>ケリーの半分</translation>
    </message>
    <message>
        <source>A third of Kelly</source>
        <translation>ケリーの3分の1</translation>
    </message>
    <message>
        <source>A quarter of Kelly</source>
        <translation>ケリーの4分の1</translation>
    </message>
    <message>
        <source>Following every session to its end</source>
        <translation>各セッションを最後まで追っています</translation>
    </message>
    <message>
        <source>Analysing the game</source>
        <translation>ゲームを解析中</translation>
    </message>
    <message>
        <source>Dealing rounds</source>
        <translation>ラウンドを配っています</translation>
    </message>
    <message>
        <source>Taking cards away</source>
        <translation>札を抜いています</translation>
    </message>
    <message>
        <source>Solving shoes in use</source>
        <translation>使用中のシューを解いています</translation>
    </message>
    <message>
        <source>Looking for the plays that follow the count</source>
        <translation>カウントに従うプレーを探しています</translation>
    </message>
    <message>
        <source>Watching the side bets</source>
        <translation>サイドベットを調べています</translation>
    </message>
    <message>
        <source>A bankroll of %1 can&apos;t pay for %2 in one round. Take a larger one, or smaller stakes.</source>
        <translation>資金%1では1ラウンドに%2を払えません。資金を増やすか、賭け金を減らしてください。</translation>
    </message>
    <message numerus="yes">
        <source>After %n hours you would be behind about %1.</source>
        <comment>an hour or more, how often</comment>
        <translation>
            <numerusform>%n時間後に負けているのは約%1です。</numerusform>
        </translation>
    </message>
    <message>
        <source>On average you would win %1.</source>
        <translation>平均で%1の勝ちになります。</translation>
    </message>
    <message>
        <source>On average you would lose %1.</source>
        <translation>平均で%1の負けになります。</translation>
    </message>
    <message>
        <source>The bankroll would be gone before then %1.</source>
        <comment>how often</comment>
        <translation>それまでに資金が尽きるのは%1です。</translation>
    </message>
    <message>
        <source>From %1 simulated rounds, by basic strategy.</source>
        <comment>very many</comment>
        <translation>模擬%1ラウンド、ベーシックストラテジーによる。</translation>
    </message>
    <message>
        <source>From %1 simulated rounds, with the plays that follow the count.</source>
        <comment>very many</comment>
        <translation>模擬%1ラウンド、カウントに従うプレーによる。</translation>
    </message>
    <message>
        <source>The smallest stake here is %1.</source>
        <translation>ここの最小賭け金は%1です。</translation>
    </message>
    <message>
        <source>Type a whole number from %1 to %2.</source>
        <translation>%1から%2までの整数を入力してください。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::DataFile</name>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>That didn&apos;t work, and nothing has changed. %1</source>
        <translation>実行できませんでした。何も変更されていません。%1</translation>
    </message>
    <message>
        <source>The last game may not be on record in full: %1.</source>
        <translation>前回のゲームは、完全には記録されていない可能性があります: %1。</translation>
    </message>
    <message>
        <source>A round could not be finished: %1</source>
        <translation>ラウンドを終わらせることができませんでした: %1</translation>
    </message>
    <message>
        <source>The round that was stopped is now cancelled on disk too, and its stakes are returned.</source>
        <translation>中止されたラウンドは、ディスク上でも取り消されました。賭け金は戻っています。</translation>
    </message>
    <message>
        <source>An interrupted round was finished by the no-answer rule.</source>
        <translation>中断されたラウンドは、無回答時のルールで終わらせました。</translation>
    </message>
    <message>
        <source>Today&apos;s backup could not be made. %1</source>
        <translation>今日のバックアップを作成できませんでした。%1</translation>
    </message>
    <message>
        <source>The backup of %1 has been made.</source>
        <translation>%1のバックアップを作成しました。</translation>
    </message>
    <message>
        <source>The backup could not be made. %1</source>
        <translation>バックアップを作成できませんでした。%1</translation>
    </message>
    <message>
        <source>Setting the damaged file aside and reading the backup…</source>
        <translation>破損したファイルを別に保管し、バックアップを読み込んでいます…</translation>
    </message>
    <message>
        <source>The backup is in place.</source>
        <translation>バックアップを復元しました。</translation>
    </message>
    <message>
        <source>The backup is in place. The damaged file is kept as %1.</source>
        <translation>バックアップを復元しました。破損したファイルは%1として残っています。</translation>
    </message>
    <message>
        <source>The backup is in place. What was there before is kept as %1.</source>
        <translation>バックアップを復元しました。以前の内容は%1として残っています。</translation>
    </message>
    <message>
        <source>Setting the damaged file aside…</source>
        <translation>破損したファイルを別に保管しています…</translation>
    </message>
    <message>
        <source>You are starting afresh. The damaged file is kept as %1.</source>
        <translation>最初から始めます。破損したファイルは%1として残っています。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::DateRange</name>
    <message>
        <source>All days</source>
        <translation>全期間</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <comment>the last ones</comment>
        <translation>
            <numerusform>過去%n日間</numerusform>
        </translation>
    </message>
    <message>
        <source>From … to …</source>
        <comment>days that are written</comment>
        <translation>期間を指定…</translation>
    </message>
    <message>
        <source>Type a date like %1.</source>
        <translation>日付は「%1」のように入力してください。</translation>
    </message>
    <message>
        <source>This day comes before the first day.</source>
        <translation>最後の日が最初の日より前です。</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨日</translation>
    </message>
</context>
<context>
    <name>openshoe::models::DecksController</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a deck of cards, KDE or GNOME</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>The deck you chose is no longer on this computer. Our own cards are shown instead.</source>
        <translation>以前選んだデッキが、このコンピューターに見つかりません。本ソフトのカードを表示します。</translation>
    </message>
    <message>
        <source>The file of the deck you chose can&apos;t be used. Our own cards are shown instead.</source>
        <translation>選んだデッキのファイルを使用できません。本ソフトのカードを表示します。</translation>
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
        <translation>表のすべてのマスで、保存済みのルールと同じプレイになります。</translation>
    </message>
    <message numerus="yes">
        <source>%n cells of the chart are played differently:</source>
        <translation>
            <numerusform>表の%nマスでプレイが変わります:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <comment>cells of the chart</comment>
        <translation>
            <numerusform>ほか%nマス。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>%1、1時間に約%2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ElsewhereController</name>
    <message>
        <source>The round is still being played.</source>
        <translation>このラウンドはまだプレイ中です。</translation>
    </message>
    <message>
        <source>The record of this round can&apos;t be read to the end.</source>
        <translation>このラウンドの記録は、最後まで読み取れません。</translation>
    </message>
    <message>
        <source>No cards were dealt, or they are not those of the round&apos;s shoe.</source>
        <translation>カードが配られなかったか、ラウンドのシューのカードと異なります。</translation>
    </message>
    <message>
        <source>Imagined: the cards of round %1 in %2</source>
        <translation>仮定: ラウンド%1のカードを%2で</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>ラウンド%1 · %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>ラウンド%1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::FairnessController</name>
    <message>
        <source>Copied shoe %1 as JSON</source>
        <translation>シュー%1をJSONでコピーしました</translation>
    </message>
    <message>
        <source>Shoe %1</source>
        <translation>シュー%1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::FileSaver</name>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1はこのコンピューターのファイルではありません。</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>%1に書き込みました</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <comment>a file, and the system&apos;s reason</comment>
        <translation>%1に書き込めません: %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::FinishedShoesModel</name>
    <message>
        <source>%1 of %2 cards</source>
        <translation>%2枚中%1枚</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>from when to when</comment>
        <translation>%1～%2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::GamesController</name>
    <message>
        <source>This game no longer exists.</source>
        <translation>このゲームはもうありません。</translation>
    </message>
    <message>
        <source>“%1” is now one of your own games.</source>
        <translation>「%1」は自分のゲームになりました。</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>「%1」を削除しました。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>“%1” is back.</source>
        <translation>「%1」を元に戻しました。</translation>
    </message>
    <message>
        <source>%1 still can&apos;t be used.</source>
        <translation>%1はまだ使用できません。</translation>
    </message>
    <message>
        <source>The folder is %1</source>
        <translation>フォルダーは%1です</translation>
    </message>
    <message>
        <source>“%1” has the same id as “%2”. It would be imported as “%3”.</source>
        <translation>「%1」は「%2」と同じIDです。「%3」として取り込みます。</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1は、このコンピューター上のファイルではありません。</translation>
    </message>
    <message>
        <source>It is already one of your games: “%1”.</source>
        <translation>すでに自分のゲームにあります: 「%1」。</translation>
    </message>
    <message>
        <source>“%1” was imported.</source>
        <translation>「%1」を取り込みました。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were imported.</source>
        <translation>
            <numerusform>%Lnゲームを取り込みました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>%1に書き出しました</translation>
    </message>
    <message>
        <source>“%1” is saved. It is hidden in the lobby.</source>
        <translation>「%1」を保存しました。ロビーでは非表示です。</translation>
    </message>
    <message>
        <source>“%1” is saved, and in the lobby.</source>
        <translation>「%1」を保存しました。ロビーにあります。</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>今すぐプレイ</translation>
    </message>
</context>
<context>
    <name>openshoe::models::GamesModel</name>
    <message>
        <source>%1 can&apos;t be used. %2</source>
        <translation>%1を使用できません。%2</translation>
    </message>
    <message>
        <source>Deleted. You can restore it until you quit.</source>
        <translation>削除しました。プログラムを終了するまでは元に戻せます。</translation>
    </message>
    <message>
        <source>%1, deleted</source>
        <translation>%1、削除済み</translation>
    </message>
    <message>
        <source>%1, hidden from the lobby. %2. %3</source>
        <translation>%1、ロビーでは非表示。%2。%3</translation>
    </message>
    <message>
        <source>%1. %2. %3</source>
        <translation>%1。%2。%3</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>ハウスエッジ %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::HandBuilder</name>
    <message>
        <source>Any hand</source>
        <translation>すべての手</translation>
    </message>
    <message>
        <source>Hard %1</source>
        <translation>ハード%1</translation>
    </message>
    <message>
        <source>Soft %1</source>
        <translation>ソフト%1</translation>
    </message>
    <message>
        <source>A</source>
        <comment>an ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Pair of %1</source>
        <translation>%1のペア</translation>
    </message>
    <message>
        <source>Any up card</source>
        <translation>すべてのアップカード</translation>
    </message>
    <message>
        <source>Any decision</source>
        <translation>すべての判断</translation>
    </message>
</context>
<context>
    <name>openshoe::models::HandCalculator</name>
    <message>
        <source>Hidden card unknown</source>
        <translation>ホールカードは不明</translation>
    </message>
    <message>
        <source>Hidden card seen</source>
        <translation>ホールカードを見た</translation>
    </message>
    <message>
        <source>Not from a split</source>
        <translation>スプリットではない</translation>
    </message>
    <message numerus="yes">
        <source>One of %n hands from a split</source>
        <translation>
            <numerusform>スプリットした%nハンドの1つ</numerusform>
        </translation>
    </message>
    <message>
        <source>With the rules of %1, %2</source>
        <comment>a game, a round</comment>
        <translation>%1のルール（%2）</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a card. Cards are A, 2 to 10, J, Q and K, with a suit if you like: A 7, 10♠, KH.</source>
        <translation>「%1」はカードではありません。カードはA、2～10、J、Q、Kで、スートを付けることもできます: A 7、10♠、KH</translation>
    </message>
    <message>
        <source>Only one card lies there, like 9 or 10♠.</source>
        <translation>ここに置けるのは1枚だけです（例: 9、10♠）。</translation>
    </message>
    <message numerus="yes">
        <source>The shoe holds only %Ln cards.</source>
        <translation>
            <numerusform>シューには%Ln枚しかありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is too often: this shoe holds %1 only %n times.</source>
        <extracomment>How often a card, &quot;7&quot;, &quot;10&quot; or &quot;AS&quot;, is in the shoe</extracomment>
        <translation>
            <numerusform>多すぎます。このシューに%1は%n枚しかありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hand has at most %Ln cards.</source>
        <translation>
            <numerusform>手札は最大%Ln枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>These cards are worth %1. More than 21 is bust, and there is nothing to decide.</source>
        <translation>このカードの合計は%1です。21を超えるとバストで、選ぶことはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards gone, %1 not seen</source>
        <comment>from the shoe</comment>
        <translation>
            <numerusform>%Ln枚が出て、%1枚は未見</numerusform>
        </translation>
    </message>
    <message>
        <source>Give your hand two cards or more.</source>
        <translation>手札に2枚以上のカードを入れてください。</translation>
    </message>
    <message>
        <source>Give the dealer a card.</source>
        <translation>ディーラーにカードを入れてください。</translation>
    </message>
    <message>
        <source>Say which hidden card you have seen.</source>
        <translation>見たホールカードを入れてください。</translation>
    </message>
    <message>
        <source>%1: %2 stakes, %3</source>
        <comment>a play, its worth</comment>
        <translation>%1: 賭け金の%2倍、%3</translation>
    </message>
    <message>
        <source>%1: %2 stakes, %3. %4</source>
        <comment>a play, its worth, “Best”</comment>
        <translation>%1: 賭け金の%2倍、%3。%4</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>of all plays</comment>
        <translation>最善</translation>
    </message>
    <message>
        <source>Take it</source>
        <comment>an offer</comment>
        <translation>受ける</translation>
    </message>
    <message>
        <source>Even</source>
        <comment>an offer: taking it or not is worth the same</comment>
        <translation>同じ</translation>
    </message>
    <message>
        <source>Decline</source>
        <comment>an offer</comment>
        <translation>断る</translation>
    </message>
    <message>
        <source>Insurance, half a stake</source>
        <translation>インシュランス（賭け金の半分）</translation>
    </message>
    <message>
        <source>22, a push by the rules</source>
        <translation>22（ルールによりプッシュ）</translation>
    </message>
    <message numerus="yes">
        <source>With each of the %Ln cards counted that weren&apos;t seen; on splits into more than two hands, see openshoe-cli analyze.</source>
        <translation>
            <numerusform>未見の%Ln枚をすべて数えた値です。3ハンド以上へのスプリットについてはopenshoe-cli analyzeを参照してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exact, with each of the %Ln cards counted that weren&apos;t seen.</source>
        <translation>
            <numerusform>未見の%Ln枚をすべて数えた正確な値です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer hasn&apos;t looked yet: a blackjack, %1 of the time, is in these figures.</source>
        <translation>ディーラーはまだ確認していません。%1の確率のブラックジャックも含めた値です。</translation>
    </message>
    <message>
        <source>Amounts for a stake of %1</source>
        <translation>賭け金%1のときの金額</translation>
    </message>
    <message>
        <source>Both cards open</source>
        <translation>2枚とも公開</translation>
    </message>
    <message>
        <source>Give the dealer a second card.</source>
        <translation>ディーラーに2枚目のカードを入れてください。</translation>
    </message>
    <message>
        <source>No hidden card</source>
        <translation>ホールカードなし</translation>
    </message>
</context>
<context>
    <name>openshoe::models::HourlyMoney</name>
    <message>
        <source>Costs next to nothing</source>
        <translation>ほとんど費用なし</translation>
    </message>
    <message>
        <source>Gains about %1 an hour</source>
        <translation>1時間に約%1の利益</translation>
    </message>
    <message>
        <source>Costs about %1 an hour</source>
        <translation>1時間に約%1の費用</translation>
    </message>
    <message numerus="yes">
        <source>At %1 a round, %Ln rounds an hour</source>
        <translation>
            <numerusform>1ラウンド%1、1時間に%Lnラウンド</numerusform>
        </translation>
    </message>
    <message>
        <source>This game takes %1.</source>
        <comment>from the smallest stake to the largest</comment>
        <translation>このゲームで賭けられるのは%1です。</translation>
    </message>
    <message>
        <source>Type a whole number from %1 to %2.</source>
        <translation>%1から%2までの整数を入力してください。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::KeyMap</name>
    <message>
        <source>No action is called “%1”.</source>
        <translation>「%1」というキー操作はありません。</translation>
    </message>
    <message>
        <source>There is no key “%1”.</source>
        <translation>「%1」というキーはありません。</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>「%1」: %2</translation>
    </message>
    <message>
        <source>%1 is already the key for “%2”.</source>
        <translation>%1はすでに「%2」に使われています。</translation>
    </message>
    <message>
        <source>Some keys in settings.ini can&apos;t be used; the defaults are used instead. %1</source>
        <translation>settings.iniに使用できないキーがあるため、そのキーは初期設定に戻しています。%1</translation>
    </message>
    <message>
        <source>This key can&apos;t be told apart from others. Use another one.</source>
        <translation>このキーは、ほかのキーと区別できません。別のキーを使ってください。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be used by itself. Press it together with another key.</source>
        <translation>%1は単独では使えません。ほかのキーと一緒に押してください。</translation>
    </message>
    <message>
        <source>Combinations with %1 belong to the desktop. Use %2 or %3.</source>
        <translation>%1との組み合わせはデスクトップが使います。%2または%3を使ってください。</translation>
    </message>
    <message>
        <source>Esc always closes what is open. Use another key.</source>
        <translation>Escは常に、開いているものを閉じるキーです。別のキーを使ってください。</translation>
    </message>
    <message>
        <source>%1 is reserved for “%2”. Use another key.</source>
        <translation>%1は常に「%2」のキーです。別のキーを使ってください。</translation>
    </message>
    <message>
        <source>%1 presses the button that has the focus. Use another key.</source>
        <translation>%1は、選択中のボタンを押すキーです。別のキーを使ってください。</translation>
    </message>
    <message>
        <source>%1 is needed where text is typed. Press it together with %2 or %3.</source>
        <translation>%1は文字の入力に必要です。%2または%3と一緒に押してください。</translation>
    </message>
    <message>
        <source>%1 is for copying and pasting where text is typed. Use another key.</source>
        <translation>%1は文字入力でのコピーと貼り付けに使います。別のキーを使ってください。</translation>
    </message>
    <message>
        <source>no key: %1</source>
        <translation>キーなし: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>keys, what they do</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>keys keyboard shortcuts hotkeys remap bindings</source>
        <comment>words that rows are found by</comment>
        <translation>キー キーボード ショートカット ホットキー 割り当て キーバインド</translation>
    </message>
</context>
<context>
    <name>openshoe::models::KeyRecorder</name>
    <message>
        <source>Reassign the key?</source>
        <translation>キーを割り当て直しますか？</translation>
    </message>
    <message>
        <source>%1 is the key for “%2”, which would be left without one.</source>
        <translation>%1は「%2」のキーです。割り当て直すと、元の操作のキーはなくなります。</translation>
    </message>
    <message>
        <source>%1 is a key for “%2”, which would be left with %3.</source>
        <translation>%1は「%2」のキーです。割り当て直すと、元の操作のキーは%3だけになります。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LimitWords</name>
    <message>
        <source>%1 min</source>
        <translation>%1分</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1時間</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1時間%2分</translation>
    </message>
    <message>
        <source>A break runs until %1.</source>
        <translation>%1まで休憩中です。</translation>
    </message>
    <message>
        <source>You have excluded yourself from play until %1.</source>
        <translation>%1まで自己排除中です。</translation>
    </message>
    <message>
        <source>You have reached your time limit for today. The next day begins at %1.</source>
        <translation>今日のプレイ時間の上限に達しました。次の日は%1に始まります。</translation>
    </message>
    <message>
        <source>Your loss limit now allows stakes of at most %1.</source>
        <translation>損失の上限により、賭けられるのはあと%1までです。</translation>
    </message>
    <message>
        <source>Your stake limit now allows stakes of at most %1.</source>
        <translation>賭け金の上限により、賭けられるのはあと%1までです。</translation>
    </message>
    <message>
        <source>You have reached your loss limit for today. The next day begins at %1.</source>
        <translation>今日の損失の上限に達しました。次の日は%1に始まります。</translation>
    </message>
    <message>
        <source>You have reached your stake limit for today. The next day begins at %1.</source>
        <translation>今日の賭け金の上限に達しました。次の日は%1に始まります。</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>制限なし</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LimitsController</name>
    <message>
        <source>%1 It was set in another data folder on this computer, and applies in this one too.</source>
        <translation>%1このコンピューターの別のデータフォルダーで設定されたもので、ここでも有効です。</translation>
    </message>
    <message>
        <source>Your break holds, but only in this data folder. %1</source>
        <translation>休憩は有効ですが、このデータフォルダーに限られます。%1</translation>
    </message>
    <message>
        <source>%1; from %2 on: %3</source>
        <translation>%1、%2から: %3</translation>
    </message>
    <message>
        <source>%1 · %2 staked today</source>
        <translation>%1 · 今日の賭け金%2</translation>
    </message>
    <message>
        <source>%1 · %2 lost today</source>
        <translation>%1 · 今日の損失%2</translation>
    </message>
    <message>
        <source>%1 · %2 played today</source>
        <translation>%1 · 今日のプレイ時間%2</translation>
    </message>
    <message>
        <source>%1 played</source>
        <translation>プレイ時間%1</translation>
    </message>
    <message>
        <source>%1 staked, net %2</source>
        <translation>賭け金%1、収支%2</translation>
    </message>
    <message>
        <source>Type an amount above 0, like 12.50.</source>
        <translation>「12.50」のように、0より大きい金額を入力してください。</translation>
    </message>
    <message>
        <source>That applies from %1 on; until then nothing changes.</source>
        <translation>%1から有効になります。それまでは変わりません。</translation>
    </message>
    <message>
        <source>That applies from now on.</source>
        <translation>今から有効です。</translation>
    </message>
    <message>
        <source>You have played %1 today. Net result: %2.</source>
        <translation>今日のプレイ時間は%1です。収支: %2。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LiveRound</name>
    <message>
        <source>Your round stays as it is, stakes included, and resumes when you come back to this game.</source>
        <translation>ラウンドと賭け金はこのまま残り、このゲームに戻ると再開します。</translation>
    </message>
    <message>
        <source>The round is finished for you: a hand of 11 or less hits until it is above 11, any other stands; insurance is declined. Whatever is returned goes into your wallet.</source>
        <translation>ラウンドは自動で終わらせます。11以下のハンドは11を超えるまで引き、それ以外はスタンドし、インシュランスは断ります。戻る額はウォレットに入ります。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>Give up hand %1?</source>
        <translation>ハンド%1を降りますか？</translation>
    </message>
    <message>
        <source>Surrender hand %1?</source>
        <translation>ハンド%1をサレンダーしますか？</translation>
    </message>
    <message>
        <source>You get %1 back.</source>
        <translation>%1が戻ります。</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>残り時間: %1</translation>
    </message>
    <message>
        <source>%1, %2 back</source>
        <comment>an action, an amount</comment>
        <translation>%1（%2が戻る）</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続ける</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LobbyModel</name>
    <message>
        <source>Wallet %1</source>
        <translation>ウォレット %1</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t sit at this table.</source>
        <translation>お試しアカウントはこのテーブルに着席できません。</translation>
    </message>
    <message>
        <source>A round is waiting. Until it is finished, no other game can be played for %1.</source>
        <translation>途中のラウンドがあります。終わるまで、%1ではほかのゲームをプレイできません。</translation>
    </message>
    <message>
        <source>the return</source>
        <translation>還元率</translation>
    </message>
</context>
<context>
    <name>openshoe::models::MistakeBoard</name>
    <message>
        <source>%1: no mistakes.</source>
        <comment>a hand against an up card</comment>
        <translation>%1: ミスなし。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n mistakes, %2, %3 stakes.</source>
        <comment>a hand against an up card, an amount</comment>
        <translation>
            <numerusform>%1: ミス%n回、%2、賭け金の%3倍。</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between amounts</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Insurance, even money and side bets aren&apos;t on the board.</source>
        <translation>インシュランス、イーブンマネー、サイドベットは含みません。</translation>
    </message>
    <message>
        <source>Most: %1</source>
        <comment>a sentence</comment>
        <translation>最大: %1</translation>
    </message>
    <message>
        <source>There are no mistakes in playing a hand.</source>
        <translation>ハンドのプレイにミスはありません。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::MistakesModel</name>
    <message>
        <source>Hard hand</source>
        <translation>ハードハンド</translation>
    </message>
    <message>
        <source>Soft hand</source>
        <translation>ソフトハンド</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>ペア</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>インシュランス</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>イーブンマネー</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>サレンダー</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>乗る判断</translation>
    </message>
    <message>
        <source>Side bet taken</source>
        <translation>賭けたサイドベット</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>習得済み</translation>
    </message>
    <message>
        <source>Not repeated yet</source>
        <translation>まだ復習していません</translation>
    </message>
    <message>
        <source>Right %1 of %2 times, due now</source>
        <translation>%2回中%1回正解、今が復習時期</translation>
    </message>
    <message>
        <source>Right %1 of %2 times, due %3</source>
        <translation>%2回中%1回正解、次は%3</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>すべての種類</translation>
    </message>
    <message>
        <source>Decisions are priced a moment after each round. None have been priced yet.</source>
        <translation>判断は各ラウンドの少しあとに評価されます。評価済みのものはまだありません。</translation>
    </message>
    <message>
        <source>No side bet you took had a negative expectation.</source>
        <translation>価値がマイナスのサイドベットは賭けていません。</translation>
    </message>
    <message>
        <source>No mistakes: every decision so far was best or close to it.</source>
        <translation>ミスはありません。これまでの判断はすべて、最善かそれに近いものでした。</translation>
    </message>
    <message>
        <source>%1 due now, %2 learned</source>
        <translation>今復習するもの%1、習得済み%2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>two sentences</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Side bets cost %1 compared with not taking them</source>
        <translation>賭けたサイドベットの価値は、賭けない場合より%1低くなりました</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between amounts</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Not asked: the answer is always not to take it</source>
        <translation>出題なし（正解は常に「賭けない」）</translation>
    </message>
    <message>
        <source>This account has played no rounds yet. Mistakes in them will be listed here.</source>
        <translation>このアカウントではまだ1ラウンドもプレイしていません。ミスがあればここに表示されます。</translation>
    </message>
    <message>
        <source>The costliest %1 of %2</source>
        <translation>損失の大きい順に%2件中%1件</translation>
    </message>
    <message>
        <source>%1 of the stake or more</source>
        <comment>a percentage</comment>
        <translation>賭け金の%1以上</translation>
    </message>
    <message>
        <source>No mistakes match the filter.</source>
        <translation>条件に合うミスはありません。</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a side bet, a stake</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Best: not to take it. Cost: %1.</source>
        <comment>an amount and its part of the stake</comment>
        <translation>最善: 賭けない。コスト: %1。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a percentage, a currency</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Accuracy by money: %1</source>
        <translation>金額で見た正確さ: %1</translation>
    </message>
    <message>
        <source>%1, %2 stakes</source>
        <comment>an amount, and how many stakes it is</comment>
        <translation>%1、賭け金の%2倍</translation>
    </message>
    <message>
        <source>Insurance of %1</source>
        <translation>インシュランス %1</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>賭け金%1のハンド</translation>
    </message>
    <message>
        <source>%1 against %2, insurance of %3</source>
        <comment>cards, a card, a stake</comment>
        <translation>%1 対 %2、インシュランス %3</translation>
    </message>
    <message>
        <source>%1 against %2, hand of %3</source>
        <comment>cards, a card, a stake</comment>
        <translation>%1 対 %2、賭け金%3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a game, a day</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Played: %1. Best: %2. Cost: %3.</source>
        <comment>an answer, another one, an amount and stakes</comment>
        <translation>実際: %1。最善: %2。コスト: %3。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::MyCount</name>
    <message>
        <source>This game is shuffled before every round, so at its table no count lasts, and none is asked for.</source>
        <translation>このゲームは毎ラウンド前にシャッフルされるため、カウントは続かず、尋ねられることもありません。</translation>
    </message>
    <message>
        <source>Choose a count above.</source>
        <translation>上でカウントを選んでください。</translation>
    </message>
    <message>
        <source>The table hasn’t asked for your count here yet. “Ask for my count” in the settings turns it on.</source>
        <translation>ここではまだカウントを尋ねられていません。設定の「カウントを尋ねる」で有効になります。</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>質問数</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them passed over</source>
        <comment>questions</comment>
        <translation>
            <numerusform>うち見送り%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <comment>numbers, a percentage</comment>
        <translation>%2件中%1件（%3）</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>The running count, and the decks left to less than a step of the system.</source>
        <translation>ランニングカウントが正しく、残りデッキの誤差がシステムの1段階未満。</translation>
    </message>
    <message>
        <source>Running count right</source>
        <translation>ランニングカウントが正しい</translation>
    </message>
    <message>
        <source>Running count off by</source>
        <translation>ランニングカウントの誤差</translation>
    </message>
    <message>
        <source>On average, too high or too low.</source>
        <translation>高すぎ・低すぎを含む平均。</translation>
    </message>
    <message>
        <source>Leaning</source>
        <translation>偏り</translation>
    </message>
    <message>
        <source>On average, too high is above 0 and too low below.</source>
        <translation>平均。0より上は高すぎ、下は低すぎ。</translation>
    </message>
    <message>
        <source>Decks left off by</source>
        <translation>残りデッキの誤差</translation>
    </message>
    <message>
        <source>On average, in decks.</source>
        <translation>平均（デッキ単位）。</translation>
    </message>
    <message>
        <source>True count off by</source>
        <translation>トゥルーカウントの誤差</translation>
    </message>
    <message>
        <source>On average, as the system shows it.</source>
        <translation>平均（システムの表示による）。</translation>
    </message>
    <message>
        <source>Right counts, from the first to the last</source>
        <translation>正しいカウント（最初から最後まで）</translation>
    </message>
    <message>
        <source>Nothing told here yet.</source>
        <translation>ここではまだ回答がありません。</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>カウント</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers</comment>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>ベット額</translation>
    </message>
    <message numerus="yes">
        <source>First stakes of %Ln rounds, each after a count that was told</source>
        <translation>
            <numerusform>カウントを答えた後の%Lnラウンドの最初のベット</numerusform>
        </translation>
    </message>
    <message>
        <source>What that was worth</source>
        <translation>その価値</translation>
    </message>
    <message>
        <source>By the exact shoe, with every hand played best.</source>
        <translation>シューの正確な内容で、すべての手を最善にプレイした場合。</translation>
    </message>
    <message>
        <source>What your ramp could have been worth</source>
        <translation>ベットの段階から得られたはずの価値</translation>
    </message>
    <message>
        <source>The stakes on the tab Overview, placed by the exact worth of each shoe.</source>
        <translation>「概要」タブのベットを、各シューの正確な価値に応じて置いた場合。</translation>
    </message>
    <message>
        <source>Count wrong</source>
        <translation>カウントの誤り</translation>
    </message>
    <message>
        <source>Stakes by the running count that you told, not the true one.</source>
        <translation>正しい値ではなく、答えたランニングカウントによるベット。</translation>
    </message>
    <message>
        <source>Decks misjudged</source>
        <translation>デッキ数の見誤り</translation>
    </message>
    <message>
        <source>Stakes by the decks that you told.</source>
        <translation>答えたデッキ数によるベット。</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>端数処理</translation>
    </message>
    <message>
        <source>Decks judged in steps and counts made whole, as the system asks for.</source>
        <translation>システムの規則どおり、デッキ数を段階で、カウントを整数で扱うこと。</translation>
    </message>
    <message>
        <source>The system itself</source>
        <translation>システム自体</translation>
    </message>
    <message>
        <source>The count, exact, doesn’t tell all that is in the shoe.</source>
        <translation>正確なカウントでも、シューの中身すべてはわかりません。</translation>
    </message>
    <message>
        <source>Other stakes than planned</source>
        <translation>予定と違うベット</translation>
    </message>
    <message>
        <source>What was staked, beside the stakes on the tab Overview for the count that you told.</source>
        <translation>答えたカウントに対する「概要」タブのベットと、実際のベットの差。</translation>
    </message>
    <message>
        <source>What the stakes were worth follows once what each count is worth is known.</source>
        <translation>各カウントの価値がわかり次第、ベットの価値を表示します。</translation>
    </message>
    <message>
        <source>The rounds played by these counts are still being priced.</source>
        <translation>これらのカウントでプレイしたラウンドは評価中です。</translation>
    </message>
    <message>
        <source>No round has been played yet by a count that was told, for this currency.</source>
        <translation>この通貨では、カウントを答えた後のラウンドがまだありません。</translation>
    </message>
    <message>
        <source>Each part is what changes when one thing is put right after the other, so together they are the whole difference. In a single round a mistake can bring something; over many it costs.</source>
        <translation>各項目は、一つずつ正していったときに変わる分で、合計が全体の差です。1ラウンドでは誤りが得になることもありますが、多くのラウンドでは損になります。</translation>
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
        <translation>、</translation>
    </message>
</context>
<context>
    <name>openshoe::models::PlayRecordModel</name>
    <message>
        <source>Spot %1, hand %2</source>
        <translation>スポット%1、ハンド%2</translation>
    </message>
    <message>
        <source>Behind spot %1</source>
        <translation>スポット%1のベットビハインド</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>インシュランス</translation>
    </message>
    <message>
        <source>%1, round %2, %3, %4, stake %5, returned %6, %7, balance %8</source>
        <translation>%1、ラウンド%2、%3、%4、賭け金%5、払戻%6、%7、残高%8</translation>
    </message>
    <message>
        <source>Starting money</source>
        <translation>開始資金</translation>
    </message>
    <message>
        <source>Top-up</source>
        <translation>チャージ</translation>
    </message>
    <message>
        <source>Added</source>
        <comment>money</comment>
        <translation>追加</translation>
    </message>
    <message>
        <source>%1, %2, %3 added, balance %4</source>
        <translation>%1、%2、追加%3、残高%4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln plays, staked %1, returned %2, net %3</source>
        <translation>
            <numerusform>%Lnプレイ、賭け金%1、払戻%2、収支%3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, added %2</source>
        <translation>%1、追加%2</translation>
    </message>
    <message>
        <source>Top-up taken back</source>
        <translation>チャージの取り消し</translation>
    </message>
    <message>
        <source>Taken</source>
        <comment>money</comment>
        <translation>取り消し</translation>
    </message>
    <message>
        <source>%1, %2, %3, balance %4</source>
        <translation>%1、%2、%3、残高%4</translation>
    </message>
    <message>
        <source>%1, taken back %2</source>
        <translation>%1、取り消し%2</translation>
    </message>
    <message>
        <source>%1, %2 staked by the house</source>
        <comment>a stake, an amount</comment>
        <translation>%1、ハウスから%2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::PractiseController</name>
    <message>
        <source>A whole table</source>
        <translation>テーブル全体</translation>
    </message>
    <message>
        <source>My own pace</source>
        <translation>自分のペース</translation>
    </message>
    <message numerus="yes">
        <source>With %1 and %Ln decks, a new shoe starts at %2.</source>
        <translation>
            <numerusform>%1、%Lnデッキでは、新しいシューは%2から始まります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Count the %1 beside it: how many have gone by is asked too.</source>
        <translation>%1も別に数えます。出た枚数も尋ねます。</translation>
    </message>
    <message>
        <source>%1 shuffles before each round, so at its table no count lasts. It can be practised all the same.</source>
        <translation>%1は毎ラウンドシャッフルするので、テーブルではカウントが続きません。練習はできます。</translation>
    </message>
    <message>
        <source>There is no game to practise for.</source>
        <translation>練習するゲームがありません。</translation>
    </message>
    <message>
        <source>With %1 the running count itself decides: there is nothing to convert.</source>
        <translation>%1ではランニングカウントで判断するため、換算はありません。</translation>
    </message>
    <message>
        <source>%1 has no insurance.</source>
        <translation>%1にはインシュランスがありません。</translation>
    </message>
    <message>
        <source>With this system no play of this game depends on the count.</source>
        <translation>このシステムでは、このゲームにカウントで変わるプレイはありません。</translation>
    </message>
    <message>
        <source>Type a number, such as %1.</source>
        <translation>%1のような数を入力してください。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::PricingProgress</name>
    <message>
        <source>%1 of %2 rounds priced</source>
        <translation>%2ラウンド中%1ラウンド評価済み</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RecordExporter</name>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1は、このコンピューター上のファイルではありません。</translation>
    </message>
    <message>
        <source>Stopped. No file was written.</source>
        <translation>中止しました。ファイルは書き出されていません。</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>%1に書き出しました</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RecordFilter</name>
    <message>
        <source>All results</source>
        <translation>すべての結果</translation>
    </message>
    <message>
        <source>Any side bets</source>
        <translation>サイドベット指定なし</translation>
    </message>
    <message>
        <source>Side bet won</source>
        <translation>サイドベット勝ち</translation>
    </message>
    <message>
        <source>Any decisions</source>
        <translation>すべての判断</translation>
    </message>
    <message>
        <source>Any mistake</source>
        <translation>すべてのミス</translation>
    </message>
    <message>
        <source>Mistake or worse</source>
        <translation>ミスと大ミス</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>大ミス</translation>
    </message>
    <message>
        <source>Any ending</source>
        <translation>すべての終わり方</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>復旧</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>返還</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>すべての種類</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>ハンド</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>ベットビハインド</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>インシュランス</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>サイドベット</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>すべてのアカウント</translation>
    </message>
    <message>
        <source>All wallets</source>
        <translation>すべてのウォレット</translation>
    </message>
    <message>
        <source>Even</source>
        <comment>neither won nor lost</comment>
        <translation>増減なし</translation>
    </message>
    <message>
        <source>Any hands</source>
        <translation>ハンド指定なし</translation>
    </message>
    <message>
        <source>Ended: %1</source>
        <comment>a play, and how</comment>
        <translation>終わり方: %1</translation>
    </message>
    <message>
        <source>Hand: %1</source>
        <comment>a hand, and how it ended</comment>
        <translation>ハンド: %1</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>新しい順</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>古い順</translation>
    </message>
    <message>
        <source>Most won first</source>
        <translation>勝ちの大きい順</translation>
    </message>
    <message>
        <source>Most lost first</source>
        <translation>負けの大きい順</translation>
    </message>
    <message>
        <source>Costliest first</source>
        <comment>what mistakes cost</comment>
        <translation>ミスの損が大きい順</translation>
    </message>
    <message>
        <source>Luckiest first</source>
        <translation>運の良い順</translation>
    </message>
    <message>
        <source>Unluckiest first</source>
        <translation>運の悪い順</translation>
    </message>
    <message>
        <source>Last session</source>
        <translation>前回のセッション</translation>
    </message>
    <message>
        <source>This is below the least.</source>
        <translation>下限より小さい値です。</translation>
    </message>
    <message>
        <source>Money added, taken back</source>
        <translation>お金の追加・取り消し</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ReviewController</name>
    <message>
        <source>There was nothing to decide in round %1.</source>
        <translation>ラウンド%1には、判断する場面がありませんでした。</translation>
    </message>
    <message>
        <source>The decisions in round %1 can&apos;t be priced.</source>
        <translation>ラウンド%1の判断は評価できません。</translation>
    </message>
    <message>
        <source>The rounds of these mistakes can no longer be read.</source>
        <translation>これらのミスのラウンドは、もう読み取れません。</translation>
    </message>
    <message>
        <source>No hands like these can be dealt.</source>
        <translation>似たハンドを配ることができません。</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>ラウンド%1</translation>
    </message>
    <message>
        <source>Round %1, decision %2 of %3</source>
        <translation>ラウンド%1、判断%2 / %3</translation>
    </message>
    <message>
        <source>Mistake %1 of %2</source>
        <translation>ミス%1 / %2</translation>
    </message>
    <message>
        <source>Practice: %1 of %2 right</source>
        <translation>練習: %2問中%1問正解</translation>
    </message>
    <message>
        <source>This time %1 of %2 were right.</source>
        <translation>今回は%2問中%1問正解でした。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>まとめ</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>次の判断</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>次のミス</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>次のハンド</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>あなたの答え</translation>
    </message>
    <message>
        <source>Your answer, the best</source>
        <translation>あなたの答え（最善）</translation>
    </message>
    <message>
        <source>When it was played</source>
        <translation>当時</translation>
    </message>
    <message>
        <source>When it was played, the best</source>
        <translation>当時（最善）</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最善</translation>
    </message>
    <message>
        <source>Your count before the round: %1</source>
        <comment>what was said of it</comment>
        <translation>ラウンド前のカウント：%1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RuleEditor</name>
    <message>
        <source>My %1</source>
        <translation>自分の%1</translation>
    </message>
    <message>
        <source>“%1” is another game&apos;s id; choose a different one</source>
        <translation>「%1」は別のゲームのIDです。固有のIDが必要です</translation>
    </message>
    <message>
        <source>The game&apos;s file has been changed by someone else; these are its new rules.</source>
        <translation>ゲームのファイルが外部で変更されました。現在はそのルールです。</translation>
    </message>
    <message>
        <source>The game&apos;s file has been changed by someone else. Keep your rules, or use the file&apos;s?</source>
        <translation>ゲームのファイルが外部で変更されました。自分のルールを残しますか？&#x3000;それともファイルの内容にしますか？</translation>
    </message>
    <message>
        <source>The game&apos;s file is gone. Keep your rules and save them to create it again.</source>
        <translation>ゲームのファイルがなくなりました。自分のルールを残すと、保存時に作り直されます。</translation>
    </message>
    <message>
        <source>The game&apos;s file can no longer be read: %1 Keep your rules and save them to create a new file.</source>
        <translation>ゲームのファイルを読み取れなくなりました: %1 自分のルールを残すと、保存時に新しいファイルが作成されます。</translation>
    </message>
    <message>
        <source>House edge of this preset with basic strategy: %1 computed, %2 published; source: %3</source>
        <translation>このプリセットのハウスエッジ（ベーシックストラテジー）: 計算値%1、公表値%2。出典: %3</translation>
    </message>
    <message>
        <source>House edge of this preset with best play: %1 computed, %2 published; source: %3</source>
        <translation>このプリセットのハウスエッジ（最善のプレイ）: 計算値%1、公表値%2。出典: %3</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RulesModel</name>
    <message>
        <source>As they were in %1</source>
        <comment>rules; a round and its number</comment>
        <translation>%1の時点のルール</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>ハウスエッジ %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RundownModel</name>
    <message>
        <source>Round %1 · %2</source>
        <translation>ラウンド%1 · %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>ラウンド%1</translation>
    </message>
    <message numerus="yes">
        <source>This session: %Ln rounds, %1</source>
        <comment>at a table; the net</comment>
        <translation>
            <numerusform>今回のセッション: %Lnラウンド、%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Session of %1</source>
        <comment>when it began</comment>
        <translation>%1のセッション</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨日</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a day, its net</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The cards of this decision can&apos;t be read.</source>
        <translation>この判断のカードを読み取れません。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SavedFilters</name>
    <message>
        <source>Saved filters</source>
        <translation>保存したフィルター</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SeatingController</name>
    <message>
        <source>A round of %1 played for %2 is waiting for you. The file of that game is gone, so you are taken to its table.</source>
        <translation>%1のラウンドが、%2を賭けたまま途中です。ゲームのファイルがなくなったため、そのテーブルに移動しました。</translation>
    </message>
    <message>
        <source>You left in the middle: the round was finished by the no-answer rule.</source>
        <translation>途中で離れたため、無回答時のルールでラウンドを終わらせました。</translation>
    </message>
    <message>
        <source>Trying again…</source>
        <translation>再試行中…</translation>
    </message>
    <message>
        <source>Finish this round first, then restore the backup.</source>
        <translation>先にこのラウンドを終わらせてから、バックアップを復元してください。</translation>
    </message>
    <message>
        <source>Play continues: everything is being saved again.</source>
        <translation>プレイを再開します。記録も再び保存されます。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SessionsModel</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Lnラウンド</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck %1</source>
        <translation>運 %1</translation>
    </message>
    <message>
        <source>Mistakes cost %1</source>
        <translation>ミスによる損 %1</translation>
    </message>
    <message>
        <source>Costliest: %1 (%2)</source>
        <comment>a decision, what it cost</comment>
        <translation>最大のミス: %1 (%2)</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what is told of a session</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SettingsController</name>
    <message>
        <source>Your settings can&apos;t be saved, and last only until you quit. %1: %2</source>
        <translation>設定を保存できません。終了するまでの間だけ有効です。%1: %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SheetExporter</name>
    <message>
        <source>Copied as text</source>
        <translation>テキストでコピーしました</translation>
    </message>
    <message>
        <source>Copied as a picture</source>
        <translation>画像でコピーしました</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1は、このコンピューター上のファイルではありません。</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>%1に書き出しました</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ShoeChecks</name>
    <message>
        <source>Shoe %1</source>
        <translation>シュー%1</translation>
    </message>
    <message>
        <source>The shoes can&apos;t be checked: %1</source>
        <translation>シューを検証できません：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n shoes checked.</source>
        <translation>
            <numerusform>%n個のシューを検証しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are not as committed.</source>
        <comment>shoes</comment>
        <translation>
            <numerusform>%n個がコミットメントと一致しません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shoes checked, all as committed.</source>
        <translation>
            <numerusform>%n個のシューを検証しました。すべてコミットメントどおりです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can&apos;t be checked, because what was dealt can&apos;t be read.</source>
        <comment>shoes</comment>
        <translation>
            <numerusform>%n個は、配られたカードの記録を読み取れないため検証できません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The newest %n of these are named here.</source>
        <translation>
            <numerusform>このうち新しい%n個をここに示します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can&apos;t be checked yet: the seed stays secret while a shoe is in use.</source>
        <comment>shoes</comment>
        <translation>
            <numerusform>%n個はまだ検証できません。シューの使用中はシードが秘密のままです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped before the end.</source>
        <translation>途中で停止しました。</translation>
    </message>
    <message>
        <source>There is no shoe to check.</source>
        <translation>検証するシューがありません。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ShuffleSteps</name>
    <message>
        <source>Shoe %1 · %2</source>
        <comment>its number, its game</comment>
        <translation>シュー%1 · %2</translation>
    </message>
    <message>
        <source>A made-up shoe, until your first one is finished</source>
        <translation>最初のシューが終わるまでの例のシュー</translation>
    </message>
    <message>
        <source>This shoe isn&apos;t as committed: %1</source>
        <translation>このシューはコミットメントと一致しません：%1</translation>
    </message>
    <message numerus="yes">
        <source>The %n cards dealt from this shoe are the first of them.</source>
        <translation>
            <numerusform>このシューから配られた%n枚は、その先頭の%n枚と同じです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards leave the shoe in the order that has come about, from number 0 on; where a game burns a card, that is the first.</source>
        <translation>カードは、こうしてできた順番で、番号0からシューを離れます。バーンカードのあるゲームでは、それが最初の1枚です。</translation>
    </message>
    <message>
        <source>1. The commitment</source>
        <translation>1. コミットメント</translation>
    </message>
    <message>
        <source>Before the first stake on a shoe, the program draws 32 secret bytes, the seed, from the operating system, and shows their SHA-256 at once: the commitment. Nobody can find other bytes that have it, so the seed can&apos;t be exchanged later. When the shoe ends, the seed is shown: each byte as two hex digits.</source>
        <translation>シューへの最初のベットの前に、プログラムはオペレーティングシステムから32バイトの秘密の値（シード）を取得し、そのSHA-256であるコミットメントをすぐに表示します。同じ値になる別のバイト列は誰にも見つけられないため、シードをあとから差し替えることはできません。シューが終わると、シードが1バイトを16進2桁として公開されます。</translation>
    </message>
    <message>
        <source>2. New decks</source>
        <translation>2. 新しいデッキ</translation>
    </message>
    <message>
        <source>The cards of all decks lie in order, numbered from 0: in each deck the suits spades, hearts, diamonds, clubs (S H D C), in each suit A 2 3 4 5 6 7 8 9 T J Q K, where T is ten.</source>
        <translation>すべてのデッキのカードを順に並べ、0から番号を付けます。各デッキはスペード、ハート、ダイヤ、クラブ（S H D C）の順で、各スートはA 2 3 4 5 6 7 8 9 T J Q Kの順です（Tは10）。</translation>
    </message>
    <message>
        <source>3. Random numbers</source>
        <translation>3. 乱数</translation>
    </message>
    <message>
        <source>Your own part, the client seed, comes in here. You can change it until the first stake, when the program is already committed. Block i, from 0, is the HMAC-SHA256, with the seed as its key, of a text in UTF-8: the client seed, a colon, the shoe&apos;s number, a colon, i. Each block makes eight numbers of 32 bits, highest byte first.</source>
        <translation>ここで、あなたのクライアントシードが加わります。これは、プログラムがすでにコミットしたあと、最初のベットまで変更できます。0から数えてi番目のブロックは、シードを鍵とする、UTF-8の文字列「クライアントシード、コロン、シューの番号、コロン、i」のHMAC-SHA256です。各ブロックは、上位バイトを先にして、32ビットの数8個になります。</translation>
    </message>
    <message>
        <source>4. Shuffling</source>
        <translation>4. シャッフル</translation>
    </message>
    <message>
        <source>For each k from N−1 down to 1, the next random number is divided by k+1; the remainder says which card changes places with card k. A number at or above the largest multiple of k+1 below 2³² is skipped, so that no card is likelier than another.</source>
        <translation>N−1から1までの各kについて、次の乱数をk+1で割り、その余りの番号のカードとカードkを入れ替えます。2³²未満で最大のk+1の倍数以上の数は飛ばすので、どのカードも同じ確率になります。</translation>
    </message>
    <message>
        <source>5. The cards</source>
        <translation>5. カード</translation>
    </message>
    <message>
        <source>What this proves, and what it doesn&apos;t</source>
        <translation>これで証明できること、できないこと</translation>
    </message>
    <message>
        <source>The order was fixed before the stakes and not touched afterwards, and neither you nor the program could choose it alone. But 256 bits can&apos;t reach every possible order of so many cards; and as the program runs on your own machine, nothing is hidden from someone who reads its memory.</source>
        <translation>順番はベット前に確定し、その後変更されていません。また、あなたもプログラムも、単独では順番を選べませんでした。ただし、256ビットではこれだけ多くのカードのすべての順番を作ることはできません。また、プログラムはお使いのコンピューターで動くため、そのメモリを読む人には何も隠せません。</translation>
    </message>
    <message>
        <source>The cards of all decks lie in order, numbered from 0: in each deck the suits spades, hearts, diamonds, clubs (S H D C), in each suit A 2 3 4 5 6 7 8 9 J Q K. Spanish decks have no tens.</source>
        <translation>すべてのデッキのカードを順に並べ、0から番号を付けます。各デッキはスペード、ハート、ダイヤ、クラブ（S H D C）の順で、各スートはA 2 3 4 5 6 7 8 9 J Q Kの順です。スペイン式デッキには10がありません。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::StatisticsController</name>
    <message>
        <source>%1 – %2</source>
        <comment>from a day to another</comment>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>Stopped. Nothing was calculated.</source>
        <translation>中止しました。集計は行われていません。</translation>
    </message>
    <message>
        <source>No rounds match the filter.</source>
        <translation>条件に合うラウンドはありません。</translation>
    </message>
    <message>
        <source>Your results are added up here, round by round.</source>
        <translation>プレイすると、ラウンドごとにここで集計されます。</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>プレイ時間</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>賭け金</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>払戻</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>収支</translation>
    </message>
    <message>
        <source>Net on stakes</source>
        <translation>賭け金に対する収支</translation>
    </message>
    <message numerus="yes">
        <source>Last session, %Ln rounds</source>
        <translation>
            <numerusform>前回のセッション、%Lnラウンド</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 rounds are priced; the figures are for those.</source>
        <translation>%2ラウンド中%1ラウンドが評価済みです。数値はその分のものです。</translation>
    </message>
    <message>
        <source>Net in 100 rounds</source>
        <translation>100ラウンドの収支</translation>
    </message>
    <message>
        <source>Hands played best, in 100 rounds</source>
        <translation>最善のプレイのハンド（100ラウンド）</translation>
    </message>
    <message>
        <source>Side bets, in 100 rounds</source>
        <translation>サイドベット（100ラウンド）</translation>
    </message>
    <message>
        <source>Mistakes, in 100 rounds</source>
        <translation>ミス（100ラウンド）</translation>
    </message>
    <message>
        <source>Luck, in 100 rounds</source>
        <translation>運（100ラウンド）</translation>
    </message>
    <message>
        <source>Decisions that were mistakes</source>
        <translation>ミスだった判断</translation>
    </message>
</context>
<context>
    <name>openshoe::models::StrategyController</name>
    <message>
        <source>No difference</source>
        <translation>差はありません</translation>
    </message>
    <message>
        <source>Returns %1</source>
        <translation>還元率%1</translation>
    </message>
    <message>
        <source>Returns %1 · published %2</source>
        <translation>還元率%1 · 公表値%2</translation>
    </message>
    <message>
        <source>Insurance: take it (%1 per unit staked on it)</source>
        <translation>インシュランス: かける（その賭け金1あたり%1）</translation>
    </message>
    <message>
        <source>Insurance: decline (%1 per unit staked on it)</source>
        <translation>インシュランス: かけない（その賭け金1あたり%1）</translation>
    </message>
    <message>
        <source>Insurance: not offered</source>
        <translation>インシュランス: なし</translation>
    </message>
    <message>
        <source>Even money: take it (%1 per unit, compared with waiting)</source>
        <translation>イーブンマネー: 受ける（賭け金1あたり、受けない場合との差%1）</translation>
    </message>
    <message>
        <source>Even money: decline (%1 per unit, compared with waiting)</source>
        <translation>イーブンマネー: 受けない（賭け金1あたり、受けない場合との差%1）</translation>
    </message>
    <message>
        <source>Surrender: not offered</source>
        <translation>サレンダー: なし</translation>
    </message>
    <message>
        <source>Surrender: as charted, after the dealer peeks</source>
        <translation>サレンダー: 表のとおり、ディーラーのピークのあと</translation>
    </message>
    <message>
        <source>Surrender: as charted, before the dealer peeks</source>
        <translation>サレンダー: 表のとおり、ディーラーのピークの前</translation>
    </message>
    <message>
        <source>Exact, with every card of a full shoe counted.</source>
        <translation>新しいシューの全カードをたどった厳密な値です。</translation>
    </message>
    <message>
        <source>With every card of a full shoe counted; on splits into more than two hands, see openshoe-cli analyze.</source>
        <translation>新しいシューの全カードをたどった値です。3つ以上のハンドへのスプリットは、openshoe-cli analyzeの説明のとおりです。</translation>
    </message>
    <message>
        <source>Best play of %1</source>
        <translation>%1の最善のプレイ</translation>
    </message>
    <message>
        <source>With trial rules: %1</source>
        <translation>ルールを試用中: %1</translation>
    </message>
    <message>
        <source>House edge %1 with best play, of the initial stake. %2</source>
        <translation>最善のプレイでのハウスエッジは、最初の賭け金の%1。%2</translation>
    </message>
    <message>
        <source>Insurance: even (%1 per unit staked on it)</source>
        <translation>インシュランス: 互角（その賭け金1あたり%1）</translation>
    </message>
    <message>
        <source>Even money: even (%1 per unit, compared with waiting)</source>
        <translation>イーブンマネー: 互角（賭け金1あたり、受けない場合との差%1）</translation>
    </message>
    <message>
        <source>%1 better for you, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>プレイヤーに%1有利（1時間に約%2）</translation>
    </message>
    <message>
        <source>%1 more for the house, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>ハウスに%1有利（1時間に約%2）</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>what it costs, at what stake</comment>
        <translation>%1。%2。</translation>
    </message>
    <message>
        <source>Surrender: as charted</source>
        <translation>サレンダー: 表のとおり</translation>
    </message>
    <message>
        <source>R also holds after hits and splits, except on hands of a free split</source>
        <translation>Rはヒットとスプリットの後にも有効（フリースプリットのハンドを除く）</translation>
    </message>
    <message>
        <source>R also holds after hits and splits</source>
        <translation>Rはヒットとスプリットの後にも有効</translation>
    </message>
    <message>
        <source>R also holds after hits</source>
        <translation>Rはヒットの後にも有効</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableBets</name>
    <message>
        <source>This is a replay. Stop it to continue playing.</source>
        <translation>再生中です。プレイを続けるには再生を終了してください。</translation>
    </message>
    <message>
        <source>The maximum there is %1: the stake was lowered to it.</source>
        <translation>置けるのは%1までのため、賭け金をその額に減らしました。</translation>
    </message>
    <message>
        <source>Stakes above a maximum were lowered to it.</source>
        <translation>最高額を超えた賭け金は、最高額に減らしました。</translation>
    </message>
    <message>
        <source>Both of your spots now carry %1.</source>
        <translation>2つのスポットの賭け金は、どちらも%1になりました。</translation>
    </message>
    <message>
        <source>Time&apos;s up: your stakes are returned. %1</source>
        <translation>時間切れ: 賭け金は戻されました。%1</translation>
    </message>
    <message>
        <source>Stake all you have?</source>
        <translation>全額を賭けますか？</translation>
    </message>
    <message>
        <source>Your whole wallet goes on this round.</source>
        <translation>ウォレットの全額をこのラウンドに賭けます。</translation>
    </message>
    <message>
        <source>Your balance doesn&apos;t cover the last stakes. Stake less, or top up.</source>
        <translation>残高が足りず、前回と同じ額は賭けられません。賭け金を減らすか、チャージしてください。</translation>
    </message>
    <message>
        <source>Place new stakes.</source>
        <translation>新しくベットしてください。</translation>
    </message>
    <message>
        <source>Stake it all</source>
        <translation>全額を賭ける</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>戻る</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableCompany</name>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1は考え中です。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableGuide</name>
    <message>
        <source>%1 of %2</source>
        <comment>a step of the guide, and how many there are</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>How to play, step %1 of %2: %3</source>
        <translation>遊び方、ステップ%1/%2: %3</translation>
    </message>
    <message>
        <source>You have no hand in this round, so you are watching it. Place a stake in the next.</source>
        <translation>このラウンドにはあなたのハンドがないので、観戦しています。次のラウンドで賭けてください。</translation>
    </message>
    <message>
        <source>The cards are dealt: yours above your spot, the dealer&apos;s at the top.</source>
        <translation>カードが配られます。あなたのカードはスポットの上、ディーラーのカードはいちばん上です。</translation>
    </message>
    <message>
        <source>That was a whole hand. Deal again with the same stake, or change the bets. This game&apos;s rules are at the top, and the menu shows all of this again.</source>
        <translation>これで1ハンドが終わりです。同じ賭け金でもう一度配るか、ベットを変更できます。このゲームのルールは上に、この説明はメニューにもあります。</translation>
    </message>
    <message>
        <source>This is an ordinary round, for play money. Choose a chip at the bottom and click the ringed spot to stake it.</source>
        <translation>プレイマネーでの普通のラウンドです。下でチップを選び、丸で囲まれたスポットをクリックして賭けます。</translation>
    </message>
    <message>
        <source>This is an ordinary round, for play money. Choose a chip at the bottom and click the ringed spot to stake it, or press %1, then %2.</source>
        <comment>two keys</comment>
        <translation>プレイマネーでの普通のラウンドです。下でチップを選び、丸で囲まれたスポットをクリックするか、%1、%2の順に押して賭けます。</translation>
    </message>
    <message>
        <source>Your stake is %1. Now press the ringed button, and the cards are dealt.</source>
        <translation>賭け金は%1です。枠で囲まれたボタンを押すと、カードが配られます。</translation>
    </message>
    <message>
        <source>Your stake is %1. Now press the ringed button, or %2, and the cards are dealt.</source>
        <comment>an amount, a key</comment>
        <translation>賭け金は%1です。枠で囲まれたボタンか%2を押すと、カードが配られます。</translation>
    </message>
    <message>
        <source>You have %1, and the dealer shows %2. Picture cards count 10, an ace 1 or 11. Come closer to 21 than the dealer without going over it.</source>
        <comment>two totals</comment>
        <translation>あなたは%1、ディーラーは%2を見せています。絵札は10、エースは1か11です。21を超えずに、ディーラーより21に近づけましょう。</translation>
    </message>
    <message>
        <source>The table has a question: %1 %2</source>
        <comment>Insure for 5?, what that means</comment>
        <translation>テーブルからの質問です: %1 %2</translation>
    </message>
    <message>
        <source>You have %1. Choose one of the answers at the bottom.</source>
        <comment>a total</comment>
        <translation>あなたは%1です。下の選択肢から1つ選んでください。</translation>
    </message>
    <message>
        <source>You have %1. “%2” takes another card. %3. “%4” keeps what you have.</source>
        <comment>a total, Hit, more than 21 loses at once, Stand</comment>
        <translation>あなたは%1です。「%2」でカードをもう1枚引きます。%3です。「%4」で今の手のままにします。</translation>
    </message>
    <message>
        <source>Your turn is over. The felt says what the dealer does: “%1”.</source>
        <comment>Dealer must draw to 16 …</comment>
        <translation>あなたの番は終わりました。ディーラーの動きはテーブルに書かれています: 「%1」</translation>
    </message>
    <message>
        <source>This hand is decided. %1.</source>
        <comment>More than 21 loses at once</comment>
        <translation>このハンドは決着しました。%1。</translation>
    </message>
    <message>
        <source>This is how the round ended: %1.</source>
        <translation>ラウンドの結果: %1。</translation>
    </message>
    <message>
        <source>This is how the round ended: %1. %2.</source>
        <comment>Won · 20 against 17, The higher hand wins</comment>
        <translation>ラウンドの結果: %1。%2。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableQuiz</name>
    <message>
        <source>Finish this round first, then look at another.</source>
        <translation>先にこのラウンドを終わらせてから、別のラウンドをご覧ください。</translation>
    </message>
    <message>
        <source>The table is being set up. Try again in a moment.</source>
        <translation>テーブルを準備しています。少ししてからもう一度お試しください。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableReplay</name>
    <message>
        <source>Finish this round first, then replay another.</source>
        <translation>先にこのラウンドを終わらせてから、別のラウンドを再生してください。</translation>
    </message>
    <message>
        <source>The table is being set up. Start the replay again in a moment.</source>
        <translation>テーブルを準備しています。少ししてからもう一度再生してください。</translation>
    </message>
    <message>
        <source>Shoe %1 is verified: its commitment and all its cards match.</source>
        <translation>シュー%1を検証しました。コミットメントもすべてのカードも一致しています。</translation>
    </message>
    <message>
        <source>Shoe %1 doesn&apos;t match its commitment. %2</source>
        <translation>シュー%1はコミットメントと一致しません。%2</translation>
    </message>
    <message>
        <source>Shoe %1 is still in use. It can be verified when it ends and its seed is shown.</source>
        <translation>シュー%1はまだ使用中です。終了してシードが公開されると検証できます。</translation>
    </message>
    <message>
        <source>The round can&apos;t be shown any further: %1</source>
        <translation>ラウンドをこれ以上表示できません: %1</translation>
    </message>
    <message>
        <source>Shoe %1 can&apos;t be checked. %2</source>
        <translation>シュー%1は検証できません。%2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableRules</name>
    <message>
        <source>The new rules apply from the next round.</source>
        <translation>新しいルールは次のラウンドから有効です。</translation>
    </message>
    <message>
        <source>The file of this game is gone. The table keeps its current rules.</source>
        <translation>このゲームのファイルがなくなりました。テーブルは今のルールのまま続きます。</translation>
    </message>
    <message>
        <source>The file of this game can no longer be read. The table keeps its current rules. (%1)</source>
        <translation>このゲームのファイルを読み取れなくなりました。テーブルは今のルールのまま続きます。（%1）</translation>
    </message>
    <message>
        <source>The new rules don&apos;t allow %1. The table keeps its current rules.</source>
        <translation>新しいルールでは%1を使えません。テーブルは今のルールのまま続きます。</translation>
    </message>
    <message>
        <source>Under the new rules seats are shared, and trial accounts can&apos;t take one. The table keeps its current rules.</source>
        <translation>新しいルールでは相席になり、お試しアカウントは着席できません。テーブルは今のルールのまま続きます。</translation>
    </message>
    <message>
        <source>%1 on spot %2</source>
        <comment>a side bet</comment>
        <translation>スポット%2の%1</translation>
    </message>
    <message>
        <source>behind spot %1</source>
        <comment>a stake</comment>
        <translation>スポット%1のベットビハインド</translation>
    </message>
    <message>
        <source>spot %1</source>
        <comment>a stake</comment>
        <translation>スポット%1</translation>
    </message>
    <message>
        <source>You are now playing %1.</source>
        <translation>%1でプレイ中です。</translation>
    </message>
    <message>
        <source>New rules: %1 And more.</source>
        <translation>新しいルール: %1 ほか。</translation>
    </message>
    <message>
        <source>New rules: %1</source>
        <translation>新しいルール: %1</translation>
    </message>
    <message>
        <source>The new rules apply now.</source>
        <translation>新しいルールが有効になりました。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place and the stake there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Stakes removed: %1.</source>
        <translation>取り下げた賭け金: %1。</translation>
    </message>
    <message>
        <source>Stakes lowered: %1.</source>
        <translation>減らした賭け金: %1。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TroubleController</name>
    <message>
        <source>%1 is no longer intact.</source>
        <translation>%1が破損しています。</translation>
    </message>
    <message>
        <source>It is never overwritten: it is set aside under another name, and you continue with a backup or start afresh. Rounds played since the backup are only in the damaged file.</source>
        <translation>このファイルは上書きされず、別の名前で保管されます。バックアップから続けるか、最初から始められます。バックアップ後のプレイは、破損したファイルにしか残っていません。</translation>
    </message>
    <message>
        <source>%1 was made by a newer version of Open Shoe.</source>
        <translation>%1は、新しいバージョンのOpen Shoeで作成されています。</translation>
    </message>
    <message>
        <source>Install that version to continue. To play with this one in the meantime, start it with another folder: openshoe --data FOLDER</source>
        <translation>続けるには、そのバージョンをインストールしてください。それまでこのバージョンで遊ぶには、別のフォルダーを指定して起動してください: openshoe --data フォルダー</translation>
    </message>
    <message>
        <source>%1 belongs to another program.</source>
        <translation>%1は別のプログラムのものです。</translation>
    </message>
    <message>
        <source>It has not been touched. Move it away and start again, or start with another folder: openshoe --data FOLDER</source>
        <translation>このファイルには手を加えません。移動してから起動し直すか、別のフォルダーを指定して起動してください: openshoe --data フォルダー</translation>
    </message>
    <message>
        <source>Another Open Shoe is using %1.</source>
        <translation>別のOpen Shoeが%1を使ってプレイ中です。</translation>
    </message>
    <message>
        <source>The same money can&apos;t be staked twice: continue in the other window, or close it and try again here. To play separately, start with another folder: openshoe --data FOLDER</source>
        <translation>同じお金を二重に賭けることはできません。もう一方のウィンドウで続けるか、それを閉じてからここで再試行してください。別々に遊ぶには、別のフォルダーを指定して起動してください: openshoe --data フォルダー</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read or written.</source>
        <translation>%1を読み書きできません。</translation>
    </message>
    <message>
        <source>Check that the folder is there and that you may write in it, then try again. Or start with another: openshoe --data FOLDER</source>
        <translation>フォルダーがあり、書き込みが許可されていることを確認してから再試行してください。または、別のフォルダーを指定して起動してください: openshoe --data フォルダー</translation>
    </message>
    <message>
        <source>There is no space to write %1.</source>
        <translation>%1を書き込む空き容量がありません。</translation>
    </message>
    <message>
        <source>Nothing is lost. Free a few megabytes on that disk, then try again.</source>
        <translation>何も失われていません。ディスクに数メガバイトの空きを作ってから再試行してください。</translation>
    </message>
    <message>
        <source>The disk reports an error with %1.</source>
        <translation>%1についてディスクエラーが発生しました。</translation>
    </message>
    <message>
        <source>What was confirmed is kept. Check the disk and its connection, then try again.</source>
        <translation>確定した内容は保存されています。ディスクと接続を確認してから再試行してください。</translation>
    </message>
    <message>
        <source>What was confirmed is kept. When this is fixed, try again.</source>
        <translation>確定した内容は保存されています。問題を解決してから再試行してください。</translation>
    </message>
    <message>
        <source>Every step confirmed before is safe. Try again once the problem is solved.</source>
        <translation>これまでに確定した操作はすべて無事です。原因を取り除いてから再試行してください。</translation>
    </message>
    <message>
        <source>The table can&apos;t be saved to disk, so no stake is taken: %1</source>
        <translation>テーブルの状態をディスクに保存できないため、ベットを受け付けられません: %1</translation>
    </message>
    <message>
        <source>A step could not be saved to disk, so the round was cancelled and its stakes are back in your wallet, on disk too: %1</source>
        <translation>操作をディスクに保存できなかったため、ラウンドを取り消しました。賭け金は、ディスク上でもウォレットに戻っています: %1</translation>
    </message>
    <message>
        <source>A step could not be saved to disk, so the round was stopped and its stakes are back: %1</source>
        <translation>操作をディスクに保存できなかったため、ラウンドを中止しました。賭け金は戻っています: %1</translation>
    </message>
    <message>
        <source>Their return is saved as soon as the disk can be written to: try again once the problem is solved. If you quit before that, the next start finds the round as it was before that step.</source>
        <translation>賭け金が戻ったことは、ディスクに書き込めるようになり次第保存されます。原因を取り除いてから再試行してください。その前に終了すると、次回の起動時にラウンドはその操作の前の状態に戻ります。</translation>
    </message>
    <message>
        <source>The end of the round was saved and counts, but nothing more can be saved: %1</source>
        <translation>ラウンドの結果はディスクに保存され、有効です。これ以降は保存できません: %1</translation>
    </message>
    <message>
        <source>The data is damaged</source>
        <translation>データが破損しています</translation>
    </message>
    <message>
        <source>The data is newer than the program</source>
        <translation>データがプログラムより新しいバージョンです</translation>
    </message>
    <message>
        <source>The data belongs to another program</source>
        <translation>データは別のプログラムのものです</translation>
    </message>
    <message>
        <source>Another Open Shoe is running</source>
        <translation>別のOpen Shoeがプレイ中です</translation>
    </message>
    <message>
        <source>The data can&apos;t be used</source>
        <translation>データを使用できません</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>ディスクがいっぱいです</translation>
    </message>
    <message>
        <source>The disk reports an error</source>
        <translation>ディスクエラーが発生しました</translation>
    </message>
    <message>
        <source>Play has stopped</source>
        <translation>プレイが停止しました</translation>
    </message>
    <message>
        <source>The data can&apos;t be opened</source>
        <translation>データを開けません</translation>
    </message>
</context>
</TS>
