<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutSettings</name>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>About version program data folder size files where path</source>
        <translation>关于 版本 程序 数据 文件夹 大小 文件 位置 路径</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>数据文件夹</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
</context>
<context>
    <name>AccountButton</name>
    <message>
        <source>Account %1</source>
        <translation>账户 %1</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>试玩</translation>
    </message>
</context>
<context>
    <name>AccountDialog</name>
    <message>
        <source>New account</source>
        <translation>新建账户</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Trial account</source>
        <translation>试玩账户</translation>
    </message>
    <message>
        <source>Plays like any other account, but can&apos;t take a seat at a shared table.</source>
        <translation>玩法与其他账户相同，但不能在共享牌桌入座。</translation>
    </message>
</context>
<context>
    <name>AccountMenu</name>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>%1 (trial)</source>
        <translation>%1（试玩）</translation>
    </message>
    <message>
        <source>New account…</source>
        <translation>新建账户…</translation>
    </message>
    <message>
        <source>Top up %1</source>
        <translation>充值%1</translation>
    </message>
</context>
<context>
    <name>AccountsSettings</name>
    <message>
        <source>Accounts</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>%1 (trial)</source>
        <translation>%1（试玩）</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>重命名%1</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>选用</translation>
    </message>
    <message>
        <source>%1 is playing</source>
        <translation>正在使用%1</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>选用%1</translation>
    </message>
    <message>
        <source>Top up</source>
        <translation>充值</translation>
    </message>
    <message>
        <source>Adds that currency&apos;s starting amount to the wallet. Play money only.</source>
        <translation>将该货币的起始金额加入钱包。仅为游戏币。</translation>
    </message>
    <message>
        <source>Top up %1</source>
        <translation>充值%1</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Accounts wallets top up take back delete remove export currency player profile name rename trial play money balance gold</source>
        <translation>账户 帐户 钱包 充值 撤回 删除 移除 导出 货币 玩家 档案 名称 改名 重命名 试玩 游戏币 余额 金币</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>删除…</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>删除 %1</translation>
    </message>
    <message>
        <source>Take back a top-up</source>
        <translation>撤回充值</translation>
    </message>
    <message>
        <source>Takes the latest top-up out of the wallet again. Limits count as before.</source>
        <translation>从钱包中撤回最近一次充值。限额照常计算。</translation>
    </message>
    <message>
        <source>Take back %1</source>
        <translation>撤回 %1</translation>
    </message>
</context>
<context>
    <name>AmountEditor</name>
    <message>
        <source>Amount</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>一半</translation>
    </message>
    <message>
        <source>Twice</source>
        <translation>两倍</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>最大</translation>
    </message>
</context>
<context>
    <name>Amounts</name>
    <message>
        <source>Coins</source>
        <translation>硬币</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>硬币</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>金币</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Sweeps</translation>
    </message>
    <message>
        <source>Dollars</source>
        <translation>美元</translation>
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
        <translation>备份 备份数据 恢复 还原 副本 拷贝 数据 保存 找回 丢失 文件</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>正在备份…</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>立即备份</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>恢复…</translation>
    </message>
    <message>
        <source>Restore the backup of %1</source>
        <translation>恢复 %1 的备份</translation>
    </message>
    <message>
        <source>Go back to %1?</source>
        <translation>恢复到 %1？</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Accounts, money, rounds and shoes go back to how they were then. What is there now is kept in the data folder under another name.</source>
        <translation>账户、资金、牌局和牌靴将回到当时的状态。现有数据会另外命名，保留在数据文件夹中。</translation>
    </message>
    <message>
        <source>A backup is made automatically on each day you play. Seven are kept: the latest ones, and always the one with the most rounds.</source>
        <translation>打牌的日子会自动备份一份。共保留七份：最近生成的几份，并且始终保留局数最多的一份。</translation>
    </message>
</context>
<context>
    <name>BalanceButton</name>
    <message>
        <source>Wallet</source>
        <translation>钱包</translation>
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
        <translation>撤销</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Double bet</source>
        <translation>注额翻倍</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>续押</translation>
    </message>
    <message>
        <source>Ask the coach</source>
        <translation>问教练</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>注额</translation>
    </message>
    <message>
        <source>Stake %1</source>
        <translation>注额 %1</translation>
    </message>
    <message>
        <source>Review the round</source>
        <translation>复盘本局</translation>
    </message>
    <message>
        <source>Change bets</source>
        <translation>改注</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>旁观</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Paused · %1 to go on</source>
        <translation>已暂停 · 按 %1 继续</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>加快</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
</context>
<context>
    <name>BreakRow</name>
    <message>
        <source>Start…</source>
        <translation>开始…</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>开始：%1</translation>
    </message>
</context>
<context>
    <name>CalculatorPage</name>
    <message>
        <source>Hand calculator</source>
        <translation>手牌计算器</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>你的手牌</translation>
    </message>
    <message>
        <source>such as A 7</source>
        <translation>例如 A 7</translation>
    </message>
    <message>
        <source>The dealer&apos;s up card</source>
        <translation>庄家的明牌</translation>
    </message>
    <message>
        <source>such as 9</source>
        <translation>例如 9</translation>
    </message>
    <message>
        <source>What is known about the hidden card</source>
        <translation>已知的暗牌信息</translation>
    </message>
    <message>
        <source>The hidden card</source>
        <translation>暗牌</translation>
    </message>
    <message>
        <source>The dealer has looked: no blackjack</source>
        <translation>庄家已查看：没有黑杰克</translation>
    </message>
    <message>
        <source>Whether the hand comes from a split</source>
        <translation>手牌是否来自分牌</translation>
    </message>
    <message>
        <source>Other cards gone from the shoe</source>
        <translation>牌靴中已出的其他牌</translation>
    </message>
    <message>
        <source>such as 5 5 6 K</source>
        <translation>例如 5 5 6 K</translation>
    </message>
    <message>
        <source>Where a pressed card goes</source>
        <translation>点选的牌放到哪里</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>暗牌</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>已出</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>全部清空</translation>
    </message>
    <message>
        <source>Add a card: %1</source>
        <translation>添加一张牌：%1</translation>
    </message>
    <message>
        <source>What each play is worth</source>
        <translation>每种打法的价值</translation>
    </message>
    <message>
        <source>in stakes</source>
        <translation>按注计</translation>
    </message>
    <message>
        <source>in money</source>
        <translation>按金额计</translation>
    </message>
    <message>
        <source>How the dealer&apos;s hand ends</source>
        <translation>庄家手牌的结局</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>how a hand ends, its chance</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>CalendarPopup</name>
    <message>
        <source>Previous month</source>
        <translation>上个月</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>下个月</translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <source>Ace</source>
        <translation>A</translation>
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
        <translation>J</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>King</source>
        <translation>K</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>红桃</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>暗牌</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2%1</translation>
    </message>
</context>
<context>
    <name>CellPanel</name>
    <message>
        <source>Details of a cell</source>
        <translation>格中详情</translation>
    </message>
    <message>
        <source>%1: first two cards %2, three or more %3</source>
        <translation>%1：前两张牌%2，三张及以上%3</translation>
    </message>
    <message>
        <source>%1: %2, by %3 of a stake; %4 of such hands. %5</source>
        <translation>%1：%2，多值 %3 倍注额；占此类手牌的 %4。%5</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>两张牌</translation>
    </message>
    <message>
        <source>three or more</source>
        <translation>三张及以上</translation>
    </message>
</context>
<context>
    <name>ChallengeBar</name>
    <message>
        <source>Challenge</source>
        <translation>挑战</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>which round, what is asked</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Stop challenge</source>
        <translation>结束挑战</translation>
    </message>
</context>
<context>
    <name>ChallengeMaking</name>
    <message>
        <source>Challenge somebody</source>
        <translation>向别人挑战</translation>
    </message>
    <message>
        <source>Save the file…</source>
        <translation>保存文件…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Somebody else gets the same cards, rules and stakes. When they have played them, the program shows their play beside yours, decision by decision.</source>
        <translation>对方将得到同样的牌、规则和下注。打完之后，程序会把双方的打法逐个决定并排显示。</translation>
    </message>
    <message>
        <source>What to send</source>
        <translation>发送内容</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>这一局</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds of its shoe</source>
        <translation>
            <numerusform>该牌靴的 %Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>A nickname, if you want to give one</source>
        <translation>昵称（可不填）</translation>
    </message>
    <message>
        <source>Nothing else about you is in the file. Its cards are sealed: nobody sees them by looking into it, but somebody who knows how programs work could.</source>
        <translation>文件中没有关于你的其他信息。牌已封存：直接查看文件看不到，但懂程序的人有可能读出。</translation>
    </message>
</context>
<context>
    <name>ChallengeOffer</name>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>You play it with money of its own: your wallet, your rounds and your statistics stay as they are. Each round begins with the same card as it did there, and the others at the table play as they did. Afterwards both plays are shown side by side.</source>
        <translation>使用挑战专用的钱：你的钱包、牌局和统计都不变。每一局都从同一张牌开始，同桌其他人照原样打。结束后双方的打法并排显示。</translation>
    </message>
    <message>
        <source>Show the answer in it</source>
        <translation>查看其中的回应</translation>
    </message>
</context>
<context>
    <name>ChallengeResult</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Calculating what each decision was worth…</source>
        <translation>正在计算每个决定的价值…</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>A nickname, if you want to give one</source>
        <translation>昵称（可不填）</translation>
    </message>
    <message>
        <source>Save my answer…</source>
        <translation>保存我的回应…</translation>
    </message>
</context>
<context>
    <name>Challenges</name>
    <message>
        <source>Save the challenge</source>
        <translation>保存挑战</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>挑战</translation>
    </message>
    <message>
        <source>challenge</source>
        <comment>a file&apos;s name</comment>
        <translation>challenge</translation>
    </message>
    <message>
        <source>Open a challenge</source>
        <translation>打开挑战</translation>
    </message>
</context>
<context>
    <name>ChartLegend</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ChartWords</name>
    <message>
        <source>Hard %1</source>
        <translation>硬 %1</translation>
    </message>
    <message>
        <source>Soft %1</source>
        <translation>软 %1</translation>
    </message>
    <message>
        <source>Pair of %1</source>
        <translation>一对 %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Depends on the cards.</source>
        <translation>视具体牌而定。</translation>
    </message>
    <message>
        <source>Hard totals</source>
        <translation>硬牌</translation>
    </message>
    <message>
        <source>Soft totals</source>
        <translation>软牌</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>对子</translation>
    </message>
    <message>
        <source>Both cards shown</source>
        <translation>两张牌都亮开</translation>
    </message>
    <message>
        <source>Up card</source>
        <translation>明牌</translation>
    </message>
    <message>
        <source>Hidden card small</source>
        <translation>暗牌小</translation>
    </message>
    <message>
        <source>Hidden card medium</source>
        <translation>暗牌中</translation>
    </message>
    <message>
        <source>Hidden card large</source>
        <translation>暗牌大</translation>
    </message>
    <message>
        <source>%1 against %2, both cards shown</source>
        <translation>%1 对庄家 %2，两张牌都亮开</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 对庄家 %2</translation>
    </message>
    <message>
        <source>%1 against %2, hidden card small</source>
        <translation>%1 对庄家 %2，暗牌小</translation>
    </message>
    <message>
        <source>%1 against %2, hidden card medium</source>
        <translation>%1 对庄家 %2，暗牌中</translation>
    </message>
    <message>
        <source>%1 against %2, hidden card large</source>
        <translation>%1 对庄家 %2，暗牌大</translation>
    </message>
    <message>
        <source>%1 leads by %2 of a stake: close.</source>
        <translation>%1领先 %2 倍注额：差距很小。</translation>
    </message>
    <message>
        <source>%1 leads by %2 of a stake.</source>
        <translation>%1领先 %2 倍注额。</translation>
    </message>
    <message>
        <source>leads by %1 of a stake or more</source>
        <translation>领先 %1 倍注额或以上</translation>
    </message>
    <message>
        <source>by less</source>
        <translation>领先较少</translation>
    </message>
    <message>
        <source>by less than %1: close</source>
        <translation>领先不到 %1：差距很小</translation>
    </message>
    <message>
        <source>depends on the cards</source>
        <translation>视具体牌而定</translation>
    </message>
    <message>
        <source>Against %1: %2.</source>
        <translation>对庄家 %1：%2。</translation>
    </message>
    <message>
        <source>%1 percentage points</source>
        <translation>%1 个百分点</translation>
    </message>
    <message>
        <source>Worth the same: %1.</source>
        <translation>价值相同：%1。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a house edge, money in an hour</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards open, hard 4 to 11</source>
        <translation>庄家两张牌亮开，硬 4 至 11</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards open, hard 12 to 20</source>
        <translation>庄家两张牌亮开，硬 12 至 20</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards open, soft totals</source>
        <translation>庄家两张牌亮开，软牌</translation>
    </message>
    <message>
        <source>soft %1</source>
        <comment>the total of the dealer&apos;s open cards</comment>
        <translation>软 %1</translation>
    </message>
    <message>
        <source>hard %1</source>
        <comment>the total of the dealer&apos;s open cards</comment>
        <translation>硬 %1</translation>
    </message>
    <message>
        <source>After a double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>加倍后：%1 对庄家 %2 时投降</translation>
    </message>
    <message>
        <source>%1 against the dealer&apos;s %2</source>
        <translation>%1 对庄家 %2</translation>
    </message>
    <message>
        <source>After the first double: double %1 again against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>第一次加倍后：%1 对庄家 %2 时再加倍</translation>
    </message>
    <message>
        <source>After the second double: double %1 again against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>第二次加倍后：%1 对庄家 %2 时再加倍</translation>
    </message>
    <message>
        <source>After the first double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>第一次加倍后：%1 对庄家 %2 时投降</translation>
    </message>
    <message>
        <source>After the second double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>第二次加倍后：%1 对庄家 %2 时投降</translation>
    </message>
    <message>
        <source>After the third double: surrender %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>第三次加倍后：%1 对庄家 %2 时投降</translation>
    </message>
    <message>
        <source>Other hands of a free split: stand on %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>免费分牌的其他手牌：%1 对庄家 %2 时停牌</translation>
    </message>
    <message>
        <source>Other hands of a free split: double %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>免费分牌的其他手牌：%1 对庄家 %2 时加倍</translation>
    </message>
    <message>
        <source>Other hands of a free split: hit %1 against %2</source>
        <comment>totals, the dealer&apos;s cards</comment>
        <translation>免费分牌的其他手牌：%1 对庄家 %2 时要牌</translation>
    </message>
    <message>
        <source>%1, after a hit or split</source>
        <comment>a hand</comment>
        <translation>%1，要牌或分牌后</translation>
    </message>
    <message>
        <source>%1, doubled</source>
        <comment>a hand</comment>
        <translation>%1，加倍后</translation>
    </message>
    <message>
        <source>%1, doubled twice</source>
        <comment>a hand</comment>
        <translation>%1，加倍两次后</translation>
    </message>
    <message>
        <source>%1, doubled three times</source>
        <comment>a hand</comment>
        <translation>%1，加倍三次后</translation>
    </message>
    <message>
        <source>%1, from a free split</source>
        <comment>a hand</comment>
        <translation>%1，免费分牌所得</translation>
    </message>
    <message>
        <source>S%1</source>
        <comment>short for: soft %1, the dealer&apos;s open cards</comment>
        <translation>软%1</translation>
    </message>
    <message>
        <source>H%1</source>
        <comment>short for: hard %1, the dealer&apos;s open cards</comment>
        <translation>硬%1</translation>
    </message>
</context>
<context>
    <name>ChecksFound</name>
    <message>
        <source>Checking… %1%</source>
        <translation>正在验证… %1%</translation>
    </message>
    <message>
        <source>Verify all</source>
        <translation>全部验证</translation>
    </message>
</context>
<context>
    <name>ChipButton</name>
    <message>
        <source>Chip %1</source>
        <translation>筹码 %1</translation>
    </message>
</context>
<context>
    <name>ChipRack</name>
    <message>
        <source>Chip %1</source>
        <translation>筹码 %1</translation>
    </message>
</context>
<context>
    <name>ChipShelf</name>
    <message>
        <source>Chips</source>
        <translation>筹码</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message numerus="yes">
        <source>%1 is no longer in the shoe; %n decks hold %2 of it</source>
        <comment>a card</comment>
        <translation>
            <numerusform>牌靴中已没有 %1；%n 副牌共有 %2 张</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed; %2 or a card such as %3 is</source>
        <translation>“%1”不可用；可用 %2 或 %3 这样的牌</translation>
    </message>
    <message numerus="yes">
        <source>%n cards; a hand to play has %1 to %2</source>
        <translation>
            <numerusform>有 %n 张牌；作决定的手牌应有 %1 至 %2 张</numerusform>
        </translation>
    </message>
    <message>
        <source>exactly one card is needed, such as %1</source>
        <translation>需要恰好一张牌，如 %1</translation>
    </message>
    <message>
        <source>this game has no splits (%1)</source>
        <translation>本游戏不可分牌（%1）</translation>
    </message>
    <message>
        <source>take it</source>
        <comment>insurance, even money</comment>
        <translation>接受</translation>
    </message>
    <message>
        <source>best</source>
        <comment>of all plays</comment>
        <translation>最佳</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>even money</source>
        <translation>等额赔付</translation>
    </message>
    <message>
        <source>declined</source>
        <comment>even money</comment>
        <translation>不接受</translation>
    </message>
    <message>
        <source>What every action of a hand is worth, per unit of the initial play.</source>
        <translation>手牌每种打法的价值，按最初投注的每单位计。</translation>
    </message>
    <message>
        <source>The dealer&apos;s up card.</source>
        <translation>庄家的明牌。</translation>
    </message>
    <message>
        <source>Other cards gone from the shoe; after a split, the other hands&apos; cards too.</source>
        <translation>已从牌靴发出的其他牌；分牌后也包括其他手牌的牌。</translation>
    </message>
    <message>
        <source>The hand comes from a split.</source>
        <translation>手牌由分牌得到。</translation>
    </message>
    <message>
        <source>What is known about the hole card: %1, or the card itself.</source>
        <translation>已知的暗牌信息：%1，或暗牌本身。</translation>
    </message>
    <message>
        <source>the expectation of every action for one hand</source>
        <translation>一手牌每种打法的期望</translation>
    </message>
    <message>
        <source>return to player (RTP)</source>
        <translation>玩家返还率（RTP）</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>公布值</translation>
    </message>
    <message>
        <source>per unit staked in total</source>
        <translation>按全部下注的每单位计</translation>
    </message>
    <message>
        <source>expectation, best play</source>
        <translation>期望，最优打法</translation>
    </message>
    <message>
        <source>basic strategy</source>
        <translation>基本策略</translation>
    </message>
    <message>
        <source>average stake</source>
        <translation>平均注额</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>element of risk</source>
        <translation>风险要素</translation>
    </message>
    <message>
        <source>insurance, per unit of it</source>
        <translation>保险，按其每单位计</translation>
    </message>
    <message>
        <source>even money, compared with waiting</source>
        <translation>等额赔付与等待之差</translation>
    </message>
    <message>
        <source>UP</source>
        <comment>the up card</comment>
        <translation>明牌</translation>
    </message>
    <message>
        <source>EXPECTATION</source>
        <translation>期望</translation>
    </message>
    <message>
        <source>BLACKJACK</source>
        <translation>黑杰克</translation>
    </message>
    <message>
        <source>BUST</source>
        <translation>爆牌</translation>
    </message>
    <message>
        <source>%1: expectation %2, wins %3</source>
        <comment>a side bet</comment>
        <translation>%1：期望 %2，赢 %3</translation>
    </message>
    <message>
        <source>The exact expectation of a game and of each side bet: one hand from a full fresh shoe.</source>
        <translation>游戏和各边注的精确期望：从满靴新牌发出的一手牌。</translation>
    </message>
    <message numerus="yes">
        <source>%n decks</source>
        <translation>
            <numerusform>%n 副牌</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2; method: %3</source>
        <comment>a game, its decks, how it was computed</comment>
        <translation>%1，%2；方法：%3</translation>
    </message>
    <message>
        <source>exact expectation of the game and of each side bet</source>
        <translation>游戏和各边注的精确期望</translation>
    </message>
    <message>
        <source>&quot;%1&quot; shows the options of a command.</source>
        <translation>“%1”可显示命令的选项。</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 1 could not be done, 2 wrong usage or input.</source>
        <translation>退出代码：0 完成，1 未能完成，2 调用方式或输入有误。</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>命令：</translation>
    </message>
    <message>
        <source>no command</source>
        <translation>没有命令</translation>
    </message>
    <message>
        <source>no such command; use one of %1</source>
        <translation>没有这个命令；可用命令：%1</translation>
    </message>
    <message>
        <source>not enough memory for this</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>not known; allowed: %1</source>
        <translation>未知；可用值：%1</translation>
    </message>
    <message>
        <source>Shows the options of this command.</source>
        <translation>显示此命令的选项。</translation>
    </message>
    <message>
        <source>Prints one JSON document and nothing else.</source>
        <translation>只输出一个 JSON 文档。</translation>
    </message>
    <message>
        <source>The data folder (default: the window&apos;s own).</source>
        <translation>数据文件夹（默认与窗口程序相同）。</translation>
    </message>
    <message>
        <source>A game&apos;s id, or the path of a rule-set file.</source>
        <translation>游戏的标识，或规则文件的路径。</translation>
    </message>
    <message>
        <source>Changes one rule for this call, such as %1 or %2; repeatable.</source>
        <translation>为本次调用更改一条规则，如 %1 或 %2；可重复使用。</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; shows what is allowed.</source>
        <comment>a sentence that says what is wrong</comment>
        <translation>%1“%2”可显示可用的内容。</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>缺少 %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one argument too many; allowed: %2</source>
        <translation>参数“%1”多余；可用参数：%2</translation>
    </message>
    <message>
        <source>%1 is empty; a folder&apos;s path is needed</source>
        <translation>%1 为空；需要文件夹路径</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed; a whole number from %2 to %3 is</source>
        <translation>“%1”不可用；须为 %2 至 %3 的整数</translation>
    </message>
    <message numerus="yes">
        <source>%n of them</source>
        <comment>side bets or limits</comment>
        <translation>
            <numerusform>%n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>ALONE</source>
        <translation>单独</translation>
    </message>
    <message>
        <source>IN TURN</source>
        <translation>依次</translation>
    </message>
    <message>
        <source>side bet %1</source>
        <translation>边注 %1</translation>
    </message>
    <message>
        <source>Both have the same rules.</source>
        <translation>两者规则相同。</translation>
    </message>
    <message>
        <source>The strategy charts are the same.</source>
        <translation>策略表相同。</translation>
    </message>
    <message>
        <source>HAND</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>AGAINST</source>
        <comment>the up card</comment>
        <translation>对庄家</translation>
    </message>
    <message>
        <source>Changes one rule of B for this call, such as %1; repeatable.</source>
        <translation>为本次调用更改 B 的一条规则，如 %1；可重复使用。</translation>
    </message>
    <message>
        <source>two games side by side: differing rules and what each is worth</source>
        <translation>并排比较两个游戏：不同的规则及各自的价值</translation>
    </message>
    <message>
        <source>Checks a round&apos;s shuffle against its commitment.</source>
        <translation>对照承诺值检查一局的洗牌。</translation>
    </message>
    <message>
        <source>A round as &quot;%1&quot; prints it, or its fairness object alone (- is standard input); or the number of a round in the data folder.</source>
        <translation>“%1”输出的一局，或只有其中的 fairness 对象（- 表示标准输入）；也可以是数据文件夹中某一局的编号。</translation>
    </message>
    <message>
        <source>every finished shoe in the data folder</source>
        <translation>数据文件夹中每一个已结束的牌靴</translation>
    </message>
    <message>
        <source>%1, %2 or %3 is needed</source>
        <translation>需要 %1、%2 或 %3</translation>
    </message>
    <message>
        <source>checks a round&apos;s shuffle against its commitment</source>
        <translation>对照承诺值检查一局的洗牌</translation>
    </message>
    <message>
        <source>the shoe is still in use; its seed is shown when it ends, and can be checked then</source>
        <translation>牌靴还在使用中；结束时公布种子，之后即可检查</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>不符：%1</translation>
    </message>
    <message>
        <source>OK: the seed matches the commitment (no drawn cards to compare)</source>
        <translation>OK：种子与承诺值一致（没有已发的牌可供核对）</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>第 %1 局</translation>
    </message>
    <message>
        <source>failed: shoe %1, round %2: %3</source>
        <translation>不符：第 %1 靴，第 %2 局：%3</translation>
    </message>
    <message numerus="yes">
        <source>%n finished shoes</source>
        <translation>
            <numerusform>%n 个已结束的牌靴</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <comment>so many finished shoes with …</comment>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2: all match their commitments</source>
        <comment>so many finished shoes, so many rounds</comment>
        <translation>%1，共 %2：全部与承诺值一致</translation>
    </message>
    <message>
        <source>%1 with %2: %3</source>
        <comment>so many finished shoes, so many rounds; so many problems</comment>
        <translation>%1，共 %2：%3</translation>
    </message>
    <message>
        <source>%1 (recovered)</source>
        <comment>a round&apos;s results</comment>
        <translation>%1（已恢复）</translation>
    </message>
    <message>
        <source>The rounds played, newest first.</source>
        <translation>打过的牌局，最新的在前。</translation>
    </message>
    <message>
        <source>only rounds before this one</source>
        <translation>只列出此局之前的牌局</translation>
    </message>
    <message>
        <source>round</source>
        <translation>牌局</translation>
    </message>
    <message>
        <source>started</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>values</source>
        <comment>of the hands</comment>
        <translation>点数</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>side bets</source>
        <translation>边注</translation>
    </message>
    <message>
        <source>staked</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>net</source>
        <translation>净输赢</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rounds</source>
        <translation>
            <numerusform>%1 / %n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2, %3 of %4, %5, recovered</source>
        <comment>its number, game, currency, account, state</comment>
        <translation>第 %1 局，%2，%4 的 %3，%5，已恢复</translation>
    </message>
    <message>
        <source>Round %1, %2, %3 of %4, %5</source>
        <comment>its number, game, currency, account, state</comment>
        <translation>第 %1 局，%2，%4 的 %3，%5</translation>
    </message>
    <message>
        <source>started %1, ended %2</source>
        <translation>开始 %1，结束 %2</translation>
    </message>
    <message>
        <source>started %1</source>
        <translation>开始 %1</translation>
    </message>
    <message>
        <source>shoe number %1, cards %2 to %3</source>
        <translation>第 %1 靴，第 %2 至 %3 张牌</translation>
    </message>
    <message>
        <source>commitment</source>
        <translation>承诺值</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>client seed</source>
        <translation>客户端种子</translation>
    </message>
    <message>
        <source>shown when the shoe ends</source>
        <translation>该靴结束时公布</translation>
    </message>
    <message>
        <source>One round: hands, plays, cards, fairness.</source>
        <translation>一局的手牌、投注、牌和公平性。</translation>
    </message>
    <message>
        <source>shoe %1</source>
        <translation>第 %1 靴</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shoes</source>
        <translation>
            <numerusform>%n 个牌靴</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bookings</source>
        <translation>
            <numerusform>%n 笔记账</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3: everything agrees</source>
        <comment>how many rounds, shoes, bookings</comment>
        <translation>%1，%2，%3：全部一致</translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <comment>how many rounds, shoes, bookings; how many problems</comment>
        <translation>%1，%2，%3：%4</translation>
    </message>
    <message>
        <source>Checks the record: books, events, cards, commitments, and that nothing is missing.</source>
        <translation>验证记录：核对账本、事件、牌和承诺值，并确认没有缺失。</translation>
    </message>
    <message>
        <source>Makes a backup now, or lists the existing ones.</source>
        <translation>立即备份，或列出现有备份。</translation>
    </message>
    <message>
        <source>only list the backups</source>
        <translation>只列出备份</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <comment>very many</comment>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>Replaces the database with a backup; the present file is set aside, not deleted.</source>
        <translation>用备份替换数据库；现有文件会移开，不会删除。</translation>
    </message>
    <message>
        <source>there is no backup in this data folder</source>
        <translation>这个数据文件夹中没有备份</translation>
    </message>
    <message>
        <source>none of the backups in this data folder is intact</source>
        <translation>这个数据文件夹中没有完整的备份</translation>
    </message>
    <message>
        <source>at most this many: default %1, maximum %2</source>
        <translation>最多条数：默认 %1，上限 %2</translation>
    </message>
    <message>
        <source>the rounds played, newest first</source>
        <translation>打过的牌局，最新的在前</translation>
    </message>
    <message>
        <source>one round: hands, plays, cards, fairness</source>
        <translation>一局的手牌、投注、牌和公平性</translation>
    </message>
    <message>
        <source>checks the whole record</source>
        <translation>验证全部记录</translation>
    </message>
    <message>
        <source>makes a backup</source>
        <translation>建立备份</translation>
    </message>
    <message>
        <source>replaces the database with a backup</source>
        <translation>用备份替换数据库</translation>
    </message>
    <message>
        <source>is still being played</source>
        <comment>a round</comment>
        <translation>还在进行</translation>
    </message>
    <message>
        <source>its record can&apos;t be read to the end</source>
        <comment>a round</comment>
        <translation>该局的存档无法完整读取</translation>
    </message>
    <message>
        <source>no cards were dealt in it, or they are not those of its shoe</source>
        <comment>a round</comment>
        <translation>该局没有发过牌，或牌与其牌靴不符</translation>
    </message>
    <message>
        <source>nothing was staked</source>
        <translation>没有下注</translation>
    </message>
    <message>
        <source>none of the stakes can be placed there</source>
        <translation>各项下注在那里都没有位置</translation>
    </message>
    <message>
        <source>it would need cards that are still in the shoe</source>
        <translation>接下来会用到牌靴中还未发出的牌</translation>
    </message>
    <message>
        <source>other stakes</source>
        <translation>注额不同</translation>
    </message>
    <message>
        <source>%1; other stakes</source>
        <comment>what was played</comment>
        <translation>%1；注额不同</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>返还</translation>
    </message>
    <message>
        <source>round %1 of %2 came to %3 %4; its cards with best play:</source>
        <comment>its number, game, net, currency</comment>
        <translation>%2 第 %1 局的结果为 %3 %4；同样的牌按最优打法：</translation>
    </message>
    <message>
        <source>What one round&apos;s cards would have paid in every known game, your own included: alone at the table, the shoe from the round&apos;s first card on, best play from what can be seen, the same stakes or the nearest the game allows. The round&apos;s own game comes first.</source>
        <translation>一局的牌在每个已知游戏（包括你自己的游戏）中会有什么结果：独自入座，从本局第一张牌起用这副牌靴，根据能看到的牌采用最优打法，注额相同或取该游戏允许的最接近金额。本局自己的游戏排在最前。</translation>
    </message>
    <message>
        <source>a round&apos;s cards in the other games</source>
        <translation>一局的牌在其他游戏中的结果</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds, %1</source>
        <translation>
            <numerusform>%n 局，%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Writes the record to a file: as JSON one round per line, as CSV one play per line.</source>
        <translation>将记录写入文件：JSON 每局一行，CSV 每笔投注一行。</translation>
    </message>
    <message>
        <source>the format (default csv)</source>
        <translation>格式；默认为 csv</translation>
    </message>
    <message>
        <source>the file; - writes to standard output</source>
        <translation>写入位置；- 表示标准输出</translation>
    </message>
    <message>
        <source>%1: %2 or %3 is needed</source>
        <translation>%1：需要 %2 或 %3</translation>
    </message>
    <message>
        <source>%1 is needed; - writes to standard output</source>
        <translation>需要 %1；- 表示写到标准输出</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds written to %1</source>
        <translation>
            <numerusform>已将 %n 局写入 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>writes the record to a file</source>
        <translation>将记录写入文件</translation>
    </message>
    <message>
        <source>Works out what every decision and every round was worth, where that isn&apos;t known yet. If interrupted, it continues where it left off.</source>
        <translation>计算尚未评估的每个决定和每一局的价值。如被中断，下次从中断处继续。</translation>
    </message>
    <message>
        <source>discard the prices there are and price everything again</source>
        <translation>放弃已有结果，全部重新评估</translation>
    </message>
    <message>
        <source>%1 rounds priced now; %2 priced in all, with %3 decisions; %4 can&apos;t be priced</source>
        <translation>本次评估 %1 局；记录中共有 %2 局、%3 个决定，另有 %4 局无法评估</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>up</source>
        <comment>the up card</comment>
        <translation>明牌</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>询问</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>mark</source>
        <comment>how bad a decision was</comment>
        <translation>评价</translation>
    </message>
    <message>
        <source>there was nothing to decide</source>
        <translation>没有需要决定的地方</translation>
    </message>
    <message>
        <source>net %1: worth %2 before the first card, %3 after the deal; decisions cost %4, luck %5</source>
        <translation>净输赢 %1：发第一张牌前值 %2，发牌后值 %3；决定的代价 %4，运气 %5</translation>
    </message>
    <message>
        <source>One round&apos;s decisions: what each answer was worth from what could be seen, and what was luck.</source>
        <translation>一局中的各项决定：根据能看到的牌，每个选择值多少，以及哪些属于运气。</translation>
    </message>
    <message>
        <source>The decisions in priced rounds that cost a hundredth of the stake or more, costliest first. A side bet is one of them if its expectation was negative before the first card.</source>
        <translation>已评估的牌局中，代价达到注额百分之一的决定，代价最大的在前。发第一张牌之前价值低于零的边注也算在内。</translation>
    </message>
    <message>
        <source>only this kind: %1</source>
        <translation>只列出这一类：%1</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>kind</source>
        <comment>of a decision</comment>
        <translation>类型</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n mistakes</source>
        <translation>
            <numerusform>%1 / %n 个失误</numerusform>
        </translation>
    </message>
    <message>
        <source>works out what every decision was worth</source>
        <translation>计算每个决定的价值</translation>
    </message>
    <message>
        <source>one round&apos;s decisions, and what was luck</source>
        <translation>一局的各项决定，以及哪些属于运气</translation>
    </message>
    <message>
        <source>the costliest decisions</source>
        <translation>代价最大的决定</translation>
    </message>
    <message>
        <source>all</source>
        <comment>games</comment>
        <translation>全部</translation>
    </message>
    <message>
        <source>What was staked and what came back, by game and currency; for priced rounds also what mistakes cost, what was luck, and how widely luck was expected to spread.</source>
        <translation>按游戏和货币列出下注与返还；对已评估的牌局，还列出失误的代价、运气以及运气的预期波动范围。</translation>
    </message>
    <message>
        <source>currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>投注</translation>
    </message>
    <message>
        <source>returned/staked</source>
        <translation>返还/下注</translation>
    </message>
    <message>
        <source>mistakes</source>
        <comment>what they cost</comment>
        <translation>失误</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>运气</translation>
    </message>
    <message>
        <source>expected spread</source>
        <comment>of luck</comment>
        <translation>预期波动范围</translation>
    </message>
    <message>
        <source>what was staked, what came back, and what was luck</source>
        <translation>下注、返还和运气</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no limit</comment>
        <translation>无</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, from %2 on: %3</source>
        <comment>a limit; a moment; another limit</comment>
        <translation>%1，从 %2 起：%3</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今日</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes played</source>
        <translation>
            <numerusform>已玩 %n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 staked, net %3</source>
        <comment>an amount, its currency, another amount</comment>
        <translation>下注 %1 %2，净输赢 %3</translation>
    </message>
    <message>
        <source>The limits and breaks people have set themselves, and what they have played today.</source>
        <translation>各账户自己设定的限额和冷静期，以及今日的游戏情况。</translation>
    </message>
    <message>
        <source>no break is running</source>
        <translation>没有生效中的冷静期</translation>
    </message>
    <message>
        <source>%1 until %2, for every account</source>
        <comment>break or exclusion; a moment</comment>
        <translation>%1 至 %2，适用于所有账户</translation>
    </message>
    <message>
        <source>the limits people have set themselves, and what they have played today</source>
        <translation>各账户自己设定的限额和冷静期，以及今日的游戏情况</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>标准输出</translation>
    </message>
    <message>
        <source>could not be written to</source>
        <translation>无法写入</translation>
    </message>
    <message>
        <source>%1 (needed)</source>
        <comment>a key of a rule file</comment>
        <translation>%1（必填）</translation>
    </message>
    <message>
        <source>A rule file is one JSON object. Its keys, with a dot for each level, and what is allowed there:</source>
        <translation>规则文件是一个 JSON 对象。各个键（以点号分级）及其可用值：</translation>
    </message>
    <message>
        <source>Side bets: %1, each kind with its outcomes:</source>
        <translation>边注：%1，各类型及其结果：</translation>
    </message>
    <message>
        <source>any outcomes of the kinds above</source>
        <translation>以上类型的任何结果</translation>
    </message>
    <message>
        <source>Amounts are decimal text (%1), multiples of %2. &quot;%3&quot; prints a whole rule file.</source>
        <translation>金额为小数文本（%1），须为 %2 的整数倍。“%3”可输出完整的规则文件。</translation>
    </message>
    <message>
        <source>Checks whether files are games that can be played: every problem with its place and what is allowed. With %1: %2. Exit code 0 without problems, else 1.</source>
        <translation>检查文件是否为可以玩的游戏：列出每个问题、其位置和可用值。使用 %1 时：%2。没有问题时退出代码为 0，否则为 1。</translation>
    </message>
    <message>
        <source>A rule-set file, or several.</source>
        <translation>规则文件；可再列出多个。</translation>
    </message>
    <message>
        <source>%1: OK</source>
        <comment>a rule-set file</comment>
        <translation>%1：没有问题</translation>
    </message>
    <message>
        <source>Adds a copy of a rule-set file to your own games. With %1: %2.</source>
        <translation>将规则文件的副本添加到你自己的游戏。使用 %1 时：%2。</translation>
    </message>
    <message>
        <source>The rule-set file. &quot;%1&quot; describes its format.</source>
        <translation>规则文件。“%1”可显示其格式。</translation>
    </message>
    <message>
        <source>%1 was added: %2</source>
        <comment>a game; its file</comment>
        <translation>已添加 %1：%2</translation>
    </message>
    <message>
        <source>Removes one of your own games. Rounds played by its rules keep them. With %1: %2.</source>
        <translation>移除你自己的一个游戏。按其规则打过的牌局仍保留这些规则。使用 %1 时：%2。</translation>
    </message>
    <message>
        <source>The game&apos;s id.</source>
        <translation>游戏的标识。</translation>
    </message>
    <message>
        <source>%1 was removed: %2</source>
        <comment>a game; its file</comment>
        <translation>已移除 %1：%2</translation>
    </message>
    <message>
        <source>whether files are games that can be played</source>
        <translation>检查文件是否为可以玩的游戏</translation>
    </message>
    <message>
        <source>adds a rule-set file to your own games</source>
        <translation>将规则文件添加到你自己的游戏</translation>
    </message>
    <message>
        <source>removes one of your own games</source>
        <translation>移除你自己的一个游戏</translation>
    </message>
    <message>
        <source>soft %1</source>
        <comment>the total of a hand</comment>
        <translation>软 %1</translation>
    </message>
    <message>
        <source>blackjack</source>
        <comment>a hand</comment>
        <translation>黑杰克</translation>
    </message>
    <message>
        <source>bust</source>
        <comment>a hand</comment>
        <translation>爆牌</translation>
    </message>
    <message>
        <source>doubled</source>
        <comment>a hand</comment>
        <translation>已加倍</translation>
    </message>
    <message>
        <source>split</source>
        <comment>a hand</comment>
        <translation>已分牌</translation>
    </message>
    <message>
        <source>surrendered</source>
        <comment>a hand</comment>
        <translation>已投降</translation>
    </message>
    <message>
        <source>nothing was staked, nothing dealt</source>
        <translation>没有下注，没有发牌</translation>
    </message>
    <message>
        <source>seat %1, hand %2 (%3)</source>
        <comment>the player&apos;s name in brackets</comment>
        <translation>座位 %1，手牌 %2（%3）</translation>
    </message>
    <message>
        <source>player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>play</source>
        <comment>main, behind or a bet</comment>
        <translation>投注</translation>
    </message>
    <message>
        <source>stake</source>
        <translation>注额</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>refused: %1 %2: %3</source>
        <comment>bets or actions; which of them; the reason</comment>
        <translation>被拒绝：%1 %2：%3</translation>
    </message>
    <message>
        <source>%1 left seat %2: %3</source>
        <comment>a player; the seat&apos;s number; the reason</comment>
        <translation>%1 离开了座位 %2：%3</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <comment>a player; an amount</comment>
        <translation>%1 有 %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 局</translation>
    </message>
    <message>
        <source>Plays a scripted game.</source>
        <translation>按脚本进行一场游戏。</translation>
    </message>
    <message>
        <source>The scenario&apos;s file; - reads standard input.</source>
        <translation>脚本文件；- 表示读取标准输入。</translation>
    </message>
    <message>
        <source>plays a scripted game</source>
        <translation>按脚本进行一场游戏</translation>
    </message>
    <message>
        <source>the house&apos;s choice, where the published rules are silent or unclear</source>
        <translation>公布的规则没有说明或说明不清之处，由场方自定</translation>
    </message>
    <message>
        <source>The whole rule set, as data or as text.</source>
        <translation>完整的规则集，以数据或文本形式显示。</translation>
    </message>
    <message>
        <source>the whole rule set, as data (--json) or as text</source>
        <translation>完整的规则集，以数据（--json）或文本形式显示</translation>
    </message>
    <message>
        <source>the round needs more cards than the shoe has; it began with %1</source>
        <translation>本局需要的牌超出牌靴所有；开始于 %1</translation>
    </message>
    <message>
        <source>an amount exceeds what a wallet can hold</source>
        <translation>金额超出钱包的容量</translation>
    </message>
    <message>
        <source>%1 is missing; allowed: 1 to %2</source>
        <translation>缺少 %1；可用范围为 1 至 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n threads</source>
        <translation>
            <numerusform>%n 个线程</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3 rounds, seed %4, %5, through the engine</source>
        <comment>a game, its decks, very many rounds, …, how many threads</comment>
        <translation>%1，%2，%3 局，种子 %4，%5，使用牌桌引擎</translation>
    </message>
    <message>
        <source>%1, %2, %3 rounds, seed %4, %5</source>
        <comment>a game, its decks, very many rounds, …, how many threads</comment>
        <translation>%1，%2，%3 局，种子 %4，%5</translation>
    </message>
    <message>
        <source>expectation, simulated</source>
        <translation>期望，模拟</translation>
    </message>
    <message>
        <source>standard error</source>
        <translation>标准误</translation>
    </message>
    <message>
        <source>basic strategy, exact, full shoe</source>
        <translation>基本策略，精确，满靴</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>in standard errors</source>
        <translation>以标准误计</translation>
    </message>
    <message>
        <source>The difference includes the cut card&apos;s effect: rounds from a shoe in use are worth a little less than the first.</source>
        <translation>差值包含切牌卡的影响：使用中的牌靴，各局的价值比第一局略低。</translation>
    </message>
    <message>
        <source>%1 s, %2 million rounds a second</source>
        <comment>s: seconds</comment>
        <translation>%1 秒，每秒 %2 百万局</translation>
    </message>
    <message>
        <source>Plays rounds by the analysed basic strategy; the same seed and threads give the same figures.</source>
        <translation>按分析得出的基本策略打牌；种子和线程数相同，数据就相同。</translation>
    </message>
    <message>
        <source>How many rounds.</source>
        <translation>局数。</translation>
    </message>
    <message>
        <source>The seed of the random numbers (default 1).</source>
        <translation>随机数的起点（默认为 1）。</translation>
    </message>
    <message>
        <source>How many threads (default 1).</source>
        <translation>线程数（默认为 1）。</translation>
    </message>
    <message>
        <source>Plays every round through the table&apos;s own engine: slower, by the same rules.</source>
        <translation>每局都通过牌桌自身的引擎进行：规则相同，速度较慢。</translation>
    </message>
    <message>
        <source>Monte Carlo with the analysed strategy</source>
        <translation>用分析得出的策略进行蒙特卡洛模拟</translation>
    </message>
    <message>
        <source>%1: one of %2 is needed</source>
        <translation>%1：须为 %2 之一</translation>
    </message>
    <message>
        <source>%1: the number of a round, from 1, is needed</source>
        <translation>%1：须为从 1 起的局号</translation>
    </message>
    <message>
        <source>%1: a date (%2) or a moment (%3) is needed</source>
        <translation>%1：须为日期（%2）或时刻（%3）</translation>
    </message>
    <message>
        <source>The round&apos;s number.</source>
        <translation>局号。</translation>
    </message>
    <message>
        <source>only this account&apos;s</source>
        <translation>只列出此账户的</translation>
    </message>
    <message>
        <source>only this game&apos;s</source>
        <translation>只列出此游戏的</translation>
    </message>
    <message>
        <source>only in this currency</source>
        <translation>只列出此货币的</translation>
    </message>
    <message>
        <source>only from this day on (%1), or from this moment (%2)</source>
        <translation>只列出从这一天（%1）或这一时刻（%2）起的</translation>
    </message>
    <message>
        <source>only where a hand ended this way: %1</source>
        <translation>只列出有手牌这样结束的：%1</translation>
    </message>
    <message>
        <source>only where a side bet was won</source>
        <translation>只列出边注赢的</translation>
    </message>
    <message>
        <source>only rounds in this state: %1</source>
        <translation>只列出处于此状态的牌局：%1</translation>
    </message>
    <message>
        <source>only those that were interrupted and finished later</source>
        <translation>只列出曾中断、后来才完成的</translation>
    </message>
    <message>
        <source>only those with a decision, or a side bet, priced at least this bad: %1</source>
        <translation>只列出有决定或边注的评价至少这么差的：%1</translation>
    </message>
    <message>
        <source>%1: there is no such account</source>
        <translation>%1：没有这个账户</translation>
    </message>
    <message>
        <source>%1 does not come after %2</source>
        <translation>%1 并不晚于 %2</translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>above the up cards of a chart</comment>
        <translation>庄家</translation>
    </message>
    <message>
        <source>hard</source>
        <comment>hands of a chart</comment>
        <translation>硬</translation>
    </message>
    <message>
        <source>soft</source>
        <comment>hands of a chart</comment>
        <translation>软</translation>
    </message>
    <message>
        <source>pairs</source>
        <comment>hands of a chart</comment>
        <translation>对子</translation>
    </message>
    <message>
        <source>both dealer cards shown</source>
        <translation>庄家两张牌都亮开</translation>
    </message>
    <message>
        <source>hidden card %1</source>
        <comment>small, medium or large</comment>
        <translation>暗牌 %1</translation>
    </message>
    <message>
        <source>Basic strategy: the best play for every total and pair against every up card.</source>
        <translation>基本策略：各种点数和对子面对各种明牌的最优打法。</translation>
    </message>
    <message>
        <source>%1, %2; expectation of this strategy %3</source>
        <comment>a game, its decks</comment>
        <translation>%1，%2；此策略的期望为 %3</translation>
    </message>
    <message>
        <source>S stand, H hit, D double else hit, Ds double else stand, P split, R surrender else hit, Rs else stand, Rp else split</source>
        <comment>the letters stay as they are</comment>
        <translation>S 停牌，H 要牌，D 加倍否则要牌，Ds 加倍否则停牌，P 分牌，R 投降否则要牌，Rs 投降否则停牌，Rp 投降否则分牌</translation>
    </message>
    <message>
        <source>insurance: take it</source>
        <translation>保险：买</translation>
    </message>
    <message>
        <source>insurance: never</source>
        <translation>保险：不买</translation>
    </message>
    <message>
        <source>even money: take it</source>
        <translation>等额赔付：要</translation>
    </message>
    <message>
        <source>even money: never</source>
        <translation>等额赔付：不要</translation>
    </message>
    <message>
        <source>the best play for every hand against every up card, as charts</source>
        <translation>各种手牌面对各种明牌的最优打法表</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>DECKS</source>
        <translation>牌副数</translation>
    </message>
    <message>
        <source>SEATS</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>LIMITS</source>
        <translation>限红</translation>
    </message>
    <message>
        <source>PUBLISHED RTP</source>
        <translation>公布返还率</translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <comment>two amounts and their currency</comment>
        <translation>%1 至 %2 %3</translation>
    </message>
    <message>
        <source>All known rule sets, one per row.</source>
        <translation>已知的规则集，每个一行。</translation>
    </message>
    <message>
        <source>all known rule sets, one per row</source>
        <translation>已知的规则集，每个一行</translation>
    </message>
    <message>
        <source>even: taking it or not is worth the same</source>
        <translation>持平：接受与否价值相同</translation>
    </message>
    <message>
        <source>insurance: even, taking it or not is worth the same</source>
        <translation>保险：持平，买与不买价值相同</translation>
    </message>
    <message>
        <source>even money: even, taking it or not is worth the same</source>
        <translation>等额赔付：持平，要与不要价值相同</translation>
    </message>
    <message numerus="yes">
        <source>OK: the seed matches the commitment, and the %n cards drawn match the shuffle from card %1 of the shoe on</source>
        <translation>
            <numerusform>OK：种子与承诺值一致，从牌靴第 %1 张起发出的 %n 张牌与洗牌结果一致</numerusform>
        </translation>
    </message>
    <message>
        <source>only up to and including this day, or before this moment</source>
        <translation>只列出到这一天为止（含当天）或这一时刻之前的</translation>
    </message>
    <message>
        <source>only with this result, over all hands and side bets: %1</source>
        <translation>只列出全部手牌和边注合计为此结果的：%1</translation>
    </message>
    <message>
        <source>%1, the last one number %2</source>
        <comment>&quot;12 rounds&quot;; a round&apos;s number</comment>
        <translation>%1，最后一局是第 %2 局</translation>
    </message>
    <message>
        <source>intact</source>
        <comment>a backup</comment>
        <translation>完整</translation>
    </message>
    <message numerus="yes">
        <source>%n entries changed or missing</source>
        <comment>in a backup</comment>
        <translation>
            <numerusform>%n 条记录被改动或缺失</numerusform>
        </translation>
    </message>
    <message>
        <source>The backup (default: the intact one with most on record).</source>
        <translation>备份；省略时取内容最多的完整备份。</translation>
    </message>
    <message>
        <source>%1 is empty; leave it out for the backup with most on record</source>
        <translation>%1 为空；如果要用内容最多的备份，请省略</translation>
    </message>
    <message>
        <source>restored from %1: %2</source>
        <comment>a file; what it holds</comment>
        <translation>已从 %1 恢复：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a card; cards are written like %2, %3 or %4, or without the suit like %5</source>
        <translation>“%1”不是牌；牌的写法如 %2、%3 或 %4，也可以不写花色，如 %5</translation>
    </message>
    <message>
        <source>The player&apos;s hand, such as %1 or %2.</source>
        <translation>玩家的手牌，如 %1 或 %2。</translation>
    </message>
    <message>
        <source>what a game costs with eight decks</source>
        <translation>用八副牌时一个玩法的代价</translation>
    </message>
    <message>
        <source>which rules make the difference between two games</source>
        <translation>两个玩法的差别来自哪些规则</translation>
    </message>
    <message>
        <source>the best play for every hand</source>
        <translation>各种手牌的最优打法</translation>
    </message>
    <message>
        <source>what to do with 16 against a nine</source>
        <translation>16 点面对 9 怎么打</translation>
    </message>
    <message>
        <source>a million rounds, played by the chart</source>
        <translation>按打法表打一百万局</translation>
    </message>
    <message>
        <source>the last ten rounds played</source>
        <translation>最近打过的十局</translation>
    </message>
    <message>
        <source>the whole record in a file</source>
        <translation>把全部记录写入一个文件</translation>
    </message>
    <message>
        <source>whether every shuffle matches its commitment</source>
        <translation>每次洗牌是否与承诺值相符</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>示例：</translation>
    </message>
    <message>
        <source>Insurance stakes half of that play, and is valued in the same unit.</source>
        <translation>保险的投注为其一半，价值按同一单位计。</translation>
    </message>
    <message>
        <source>The unit is the initial play; for insurance and side bets, their own stake.</source>
        <translation>以最初投注为单位；保险和边注以其自身的注额为单位。</translation>
    </message>
    <message>
        <source>Answers and costs are per unit of the hand&apos;s initial stake, those of insurance per unit of its own stake; the figures of the whole round are amounts of money.</source>
        <translation>各选择的价值和代价按该手牌最初注额的每单位计，保险按其自身注额的每单位计；整局的数字为金额。</translation>
    </message>
    <message>
        <source>A cost is per unit of the stake it is about, and beside it an amount of money.</source>
        <translation>代价按相应注额的每单位计，旁边另列金额。</translation>
    </message>
    <message>
        <source>The next round from a shoe without these cards, such as %1 (suits may be left out).</source>
        <translation>从没有这些牌的牌靴发下一局，例如 %1（可省略花色）。</translation>
    </message>
    <message numerus="yes">
        <source>%n cards unseen</source>
        <translation>
            <numerusform>未见的牌 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>The count systems there are: what each card adds, where a new shoe starts, and how the count that decides is made of it.</source>
        <translation>现有的算牌法：每张牌加多少、新牌靴从几开始，以及如何得出用来决定的计数。</translation>
    </message>
    <message>
        <source>A system&apos;s id, or the path of a file with one of your own, which is checked.</source>
        <translation>算牌法的标识，或自己的算牌法文件的路径（会加以检查）。</translation>
    </message>
    <message>
        <source>SYSTEM</source>
        <translation>算牌法</translation>
    </message>
    <message>
        <source>DECK</source>
        <translation>每副</translation>
    </message>
    <message>
        <source>START</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>PIVOT</source>
        <translation>枢轴</translation>
    </message>
    <message>
        <source>decks</source>
        <translation>副数</translation>
    </message>
    <message>
        <source>TAGS OF LEVEL</source>
        <translation>级别的数值</translation>
    </message>
    <message>
        <source>CORRELATION</source>
        <translation>相关</translation>
    </message>
    <message>
        <source>No shoe before the cut card favours this bet.</source>
        <translation>切牌卡之前没有对此注有利的牌靴。</translation>
    </message>
    <message>
        <source>STAKED</source>
        <translation>下注时机</translation>
    </message>
    <message>
        <source>OF ROUNDS</source>
        <translation>占局数</translation>
    </message>
    <message>
        <source>WINS IN 100, units</source>
        <translation>每 100 局赢，单位</translation>
    </message>
    <message>
        <source>OF ALL THERE IS</source>
        <translation>占可得</translation>
    </message>
    <message>
        <source>whenever the shoe favours it</source>
        <translation>只要牌靴有利</translation>
    </message>
    <message>
        <source>by the sum of all cards&apos; effects</source>
        <translation>按所有牌影响之和</translation>
    </message>
    <message>
        <source>What one card gone changes, exactly: the worth of the shoe without it, less the worth of the shoe, per unit of the initial play; for side bets, of their own stake.</source>
        <translation>少一张牌的确切影响：没有它的牌靴的价值减去牌靴的价值，按初始注的每单位计；边注按其自身注额计。</translation>
    </message>
    <message>
        <source>The tags of a level are the whole numbers, none greater, that fit best; a correlation of 1 would catch all that single cards tell.</source>
        <translation>某级别的数值是不超过它的最合适的整数；相关为 1 即捕捉到单张牌透露的一切。</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n decks</source>
        <comment>a game</comment>
        <translation>
            <numerusform>%1，%n 副牌</numerusform>
        </translation>
    </message>
    <message>
        <source>ONE CARD LESS, per cent</source>
        <translation>少一张牌，百分比</translation>
    </message>
    <message>
        <source>SUM</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>play</comment>
        <translation>固定</translation>
    </message>
    <message>
        <source>best</source>
        <comment>play</comment>
        <translation>最佳</translation>
    </message>
    <message>
        <source>BETTING CORRELATION</source>
        <translation>下注相关</translation>
    </message>
    <message>
        <source>INSURANCE CORRELATION</source>
        <translation>保险相关</translation>
    </message>
    <message>
        <source>Every card is worth the same to it: no count of ranks tells anything about this bet.</source>
        <translation>每张牌对它的价值相同：按点数算牌对此注毫无提示。</translation>
    </message>
    <message>
        <source>Every decision for which the best play depends on the count, by what it earns: derived for these rules and this system from exact figures of used shoes.</source>
        <translation>最佳打法取决于计数的每个决定，按收益排列：由用过的牌靴的精确数值为这些规则和此算牌法推出。</translation>
    </message>
    <message>
        <source>How many used shoes to solve (default %1); more is finer.</source>
        <translation>求解多少个用过的牌靴（默认为 %1）；越多越细。</translation>
    </message>
    <message>
        <source>betting correlation</source>
        <translation>下注相关</translation>
    </message>
    <message>
        <source>insurance correlation</source>
        <translation>保险相关</translation>
    </message>
    <message>
        <source>playing efficiency, measured</source>
        <translation>打法效率，实测</translation>
    </message>
    <message>
        <source>correlation with the exact worth of used shoes</source>
        <translation>与用过牌靴的精确价值的相关</translation>
    </message>
    <message>
        <source>IN EACH THIRD</source>
        <translation>每三分之一</translation>
    </message>
    <message>
        <source>EARNS, per cent</source>
        <translation>收益，百分比</translation>
    </message>
    <message>
        <source>WITH 1 TO 8</source>
        <translation>1 至 8 单位</translation>
    </message>
    <message>
        <source>rounded down</source>
        <translation>向下取整</translation>
    </message>
    <message>
        <source>rounded towards 0</source>
        <translation>向 0 取整</translation>
    </message>
    <message>
        <source>rounded to the nearest</source>
        <translation>四舍五入</translation>
    </message>
    <message>
        <source>The running count decides.</source>
        <translation>由流水数决定。</translation>
    </message>
    <message>
        <source>exactly</source>
        <comment>decks are judged</comment>
        <translation>精确</translation>
    </message>
    <message>
        <source>to quarter decks</source>
        <translation>到四分之一副</translation>
    </message>
    <message>
        <source>to half decks</source>
        <translation>到半副</translation>
    </message>
    <message>
        <source>to whole decks</source>
        <translation>到整副</translation>
    </message>
    <message>
        <source>the cards in the shoe</source>
        <translation>牌靴里的牌</translation>
    </message>
    <message>
        <source>all cards unseen</source>
        <translation>所有未见的牌</translation>
    </message>
    <message>
        <source>%1, judged %2, %3</source>
        <comment>which cards, how finely, how rounded</comment>
        <translation>%1，估算%2，%3</translation>
    </message>
    <message>
        <source>The true count is per deck of %1.</source>
        <comment>which cards, how judged and rounded</comment>
        <translation>真数按每副牌计：%1。</translation>
    </message>
    <message>
        <source>The true count is per %1 decks of %2.</source>
        <comment>a number, which cards, how judged and rounded</comment>
        <translation>真数按每 %1 副牌计：%2。</translation>
    </message>
    <message>
        <source>This game shuffles before every round, so no count tells anything about the next one; %1 shows what a kept shoe would change.</source>
        <translation>此游戏每局前洗牌，计数对下一局毫无提示；%1 可显示保留牌靴会改变什么。</translation>
    </message>
    <message>
        <source>How many threads (default: one for each processor).</source>
        <translation>线程数（默认每个处理器一个）。</translation>
    </message>
    <message>
        <source>the count systems there are, or one of your own</source>
        <translation>现有的算牌法，或自己的</translation>
    </message>
    <message>
        <source>what each card gone is worth, and which tags follow</source>
        <translation>每少一张牌的价值，以及由此得出的数值</translation>
    </message>
    <message>
        <source>the plays that depend on the count, by worth</source>
        <translation>取决于计数的打法，按价值排列</translation>
    </message>
    <message>
        <source>Plays by the system&apos;s indices, or by basic strategy alone (the default): %1.</source>
        <translation>按算牌法的指数打，或只按基本策略（默认）: %1.</translation>
    </message>
    <message>
        <source>How many used shoes to solve for the indices (default %1).</source>
        <translation>为求指数求解多少个用过的牌靴（默认为 %1）。</translation>
    </message>
    <message>
        <source>How many other hands are at the table, 0 to 6 (default 0).</source>
        <translation>桌上还有多少手牌，0 至 6（默认为 0）。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed; a number from %2 to %3 is</source>
        <translation>不允许“%1”；允许 %2 至 %3 的数</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;; allowed: %3</source>
        <translation>%1 为“%2”；允许：%3</translation>
    </message>
    <message numerus="yes">
        <source>%n cards dealt before the cut card</source>
        <translation>
            <numerusform>切牌卡前发 %n 张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plays by the count</source>
        <translation>
            <numerusform>按计数的打法 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays rounds while counting, with the game&apos;s own cut card and burn: how often each count comes before a round, and what a unit staked then wins.</source>
        <translation>边算牌边打，按游戏自己的切牌卡和烧牌：每种计数在局前出现多频繁，以及那时一单位赢多少。</translation>
    </message>
    <message>
        <source>Every card is counted when it is seen; others at the table play after you.</source>
        <translation>每张牌见到时计入；桌上其他人在你之后打。</translation>
    </message>
    <message>
        <source>COUNT</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>OF ALL ROUNDS</source>
        <translation>占全部局数</translation>
    </message>
    <message>
        <source>STANDARD ERROR</source>
        <translation>标准误差</translation>
    </message>
    <message>
        <source>VARIANCE</source>
        <translation>方差</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds at rarer counts</source>
        <translation>
            <numerusform>更少见计数的局 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>all rounds, one unit each</source>
        <translation>全部局，各一单位</translation>
    </message>
    <message>
        <source>each count more</source>
        <translation>计数每加一</translation>
    </message>
    <message>
        <source>%1 rounds in %2 s</source>
        <comment>very many rounds, seconds</comment>
        <translation>%1 局，%2 秒</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no side bet of this game; it has: %2</source>
        <translation>“%1”不是此游戏的边注；它有：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a stake; a side bet is written like %2</source>
        <translation>“%1”不是注额；边注写法如 %2</translation>
    </message>
    <message>
        <source>%1 is beyond the limits of this bet; allowed: %2 to %3</source>
        <translation>%1 超出此注的限额；允许：%2 至 %3</translation>
    </message>
    <message>
        <source>What stakes win and risk: yours by the count, the best ones for a bankroll, or a flat stake of someone who doesn&apos;t count, with side bets.</source>
        <translation>注额的赢利与风险：你按计数的注额、对某资金最好的注额，或不算牌者的固定注额（可带边注）。</translation>
    </message>
    <message>
        <source>Finds the stakes instead: K times the Kelly stake at each count, made of at most four chips.</source>
        <translation>改为求注额：每个计数下凯利注的 K 倍，最多四枚筹码。</translation>
    </message>
    <message>
        <source>The greatest stake to find (default: 12 times the least).</source>
        <translation>所求的最大注（默认为最小注的 12 倍）。</translation>
    </message>
    <message>
        <source>Watches, without a stake, rounds below this count.</source>
        <translation>低于此计数的局只看不下注。</translation>
    </message>
    <message>
        <source>For a flat stake: a side bet as well; several with commas between.</source>
        <translation>固定注额时：另下边注；多个以逗号分隔。</translation>
    </message>
    <message>
        <source>What is to be won before the bankroll is lost (default: as much again).</source>
        <translation>输光资金前要赢的金额（默认与资金相同）。</translation>
    </message>
    <message>
        <source>SCORE is what 100 rounds win a full-Kelly player with 10,000: (1000 × mean / deviation)². N0 is how many rounds it takes until the mean equals one standard deviation. The risk of ruin is that of ever losing the bankroll, playing on for ever; trip ruin, of losing it at some time in the session. Rounds are taken as independent, and stakes by the count as many small ones; a flat stake is told round by round, its side bets as if they knew nothing of the hand.</source>
        <translation>SCORE 是拥有 10,000 的全凯利玩家 100 局的赢利：(1000 × 均值 / 标准差)²。N0 是均值等于一个标准差所需的局数。破产风险指一直打下去终会输光资金的概率；单场破产指在一场之内输光。各局视为独立，按计数的注额视为许多小注；固定注额逐局计算，其边注视为与手牌无关。</translation>
    </message>
    <message>
        <source>side bets go with a flat stake only</source>
        <translation>边注只能配固定注额</translation>
    </message>
    <message>
        <source>%1 times in 100</source>
        <comment>a number</comment>
        <translation>100 次中 %1 次</translation>
    </message>
    <message>
        <source>After %1 hours (%2 rounds) you would be behind about %3, and out of money before then %4.</source>
        <translation>%1 小时（%2 局）后你大约%3会输钱，其间%4会输光。</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>注额</translation>
    </message>
    <message>
        <source>rounds played</source>
        <translation>参与的局</translation>
    </message>
    <message>
        <source>average stake, per round seen</source>
        <translation>每见一局的平均注额</translation>
    </message>
    <message>
        <source>result of 100 rounds seen</source>
        <translation>每见 100 局的结果</translation>
    </message>
    <message>
        <source>result of 100 rounds played</source>
        <translation>每打 100 局的结果</translation>
    </message>
    <message>
        <source>result of an hour</source>
        <translation>每小时的结果</translation>
    </message>
    <message>
        <source>standard deviation of a round</source>
        <translation>每局的标准差</translation>
    </message>
    <message>
        <source>%1 rounds (%2 hours)</source>
        <translation>%1 局（%2 小时）</translation>
    </message>
    <message>
        <source>desirability index</source>
        <translation>可取指数</translation>
    </message>
    <message>
        <source>SCORE, per 100 rounds seen</source>
        <translation>SCORE，每见 100 局</translation>
    </message>
    <message>
        <source>SCORE, per 100 rounds played</source>
        <translation>SCORE，每打 100 局</translation>
    </message>
    <message>
        <source>part of the Kelly stakes</source>
        <translation>占凯利注的比例</translation>
    </message>
    <message>
        <source>risk of ruin</source>
        <translation>破产风险</translation>
    </message>
    <message>
        <source>wins %1 before the bankroll is lost</source>
        <translation>输光资金前赢得 %1</translation>
    </message>
    <message>
        <source>doubles before it halves, resized</source>
        <translation>先翻倍后减半（随时调整注额）</translation>
    </message>
    <message>
        <source>%1 % of sessions end below</source>
        <translation>%1 % 的场次低于</translation>
    </message>
    <message>
        <source>rounds simulated while counting, by the count</source>
        <translation>边算牌边模拟的局，按计数</translation>
    </message>
    <message>
        <source>what stakes win and risk, with a count or without</source>
        <translation>注额的赢利与风险，算牌与否</translation>
    </message>
    <message>
        <source>A file&apos;s path, or one of the systems: %1.</source>
        <translation>文件路径，或下列算牌法之一: %1.</translation>
    </message>
    <message>
        <source>Deals a shoe that is kept until this part of it is gone, 0.3 to 0.9, whatever the game does (default: the game&apos;s own cut card).</source>
        <translation>用同一牌靴发牌，直到发出此比例（0.3 至 0.9），不论游戏如何（默认为游戏自己的切牌卡）。</translation>
    </message>
    <message>
        <source>stopped before there was any figure</source>
        <translation>在得出任何数字之前已停止</translation>
    </message>
    <message>
        <source>%1 is missing; allowed: %2</source>
        <translation>缺少 %1；可用：%2</translation>
    </message>
    <message>
        <source>captured of the exact gain</source>
        <translation>捕获精确收益的比例</translation>
    </message>
    <message>
        <source>staked at a count of</source>
        <translation>下注的计数</translation>
    </message>
    <message>
        <source>the exact gain of 100 rounds, units</source>
        <translation>100 局的精确收益，单位</translation>
    </message>
    <message>
        <source>No shoe before the cut card favours this game.</source>
        <translation>切牌卡之前没有对此游戏有利的牌靴。</translation>
    </message>
    <message>
        <source>How well a system fits a game. The betting and the insurance correlation are those of its tags with the effects of each card gone, of all cards of a deck, both centred.</source>
        <translation>算牌法与游戏的契合程度。下注相关与保险相关是其数值与每少一张牌的影响之间的相关，按一副牌的所有牌计，两者均已中心化。</translation>
    </message>
    <message>
        <source>Playing efficiency is what all of its indices earn of what perfect play of every hand would, measured here, at one unit.</source>
        <translation>打法效率是其所有指数的收益占每手完美打法收益的部分，在此测得，按一单位计。</translation>
    </message>
    <message>
        <source>&quot;captured&quot; is the share of the exact gain that it catches: what it wins staking one unit only from the count on at which a round is favourable, played by its indices, of what knowing every card wins the same way, with every hand played best.</source>
        <translation>“captured”是其捕获精确收益的比例：只在一局有利的计数起下一单位、按其指数打法所赢，占知道每张牌且每手最佳打法以同样方式所赢的部分。</translation>
    </message>
    <message>
        <source>how well a system fits a game, and how much it catches</source>
        <translation>算牌法与游戏的契合程度及其捕获的部分</translation>
    </message>
    <message>
        <source>Played best for each shoe.</source>
        <translation>对每个牌靴用最佳打法。</translation>
    </message>
    <message>
        <source>Played by the full shoe&apos;s basic strategy, whatever card is gone.</source>
        <translation>不论少哪张牌，都按满靴的基本策略打。</translation>
    </message>
    <message>
        <source>expectation</source>
        <translation>期望</translation>
    </message>
    <message>
        <source>For ten-value cards, and for suits a side bet asks for, it is their mean; insurance is that with an ace up.</source>
        <translation>点数为十的牌，以及边注所问的花色，取其平均值；保险指明牌为 A 时的保险。</translation>
    </message>
    <message>
        <source>Keeps the full shoe&apos;s basic strategy, so that the effects of all cards add up to nothing (the default), or plays best again for each shoe: %1.</source>
        <translation>沿用满靴的基本策略，使所有牌的影响之和为零（默认），或对每个牌靴重新用最佳打法: %1.</translation>
    </message>
    <message>
        <source>BELOW</source>
        <comment>a count</comment>
        <translation>低于</translation>
    </message>
    <message>
        <source>FROM</source>
        <comment>a count</comment>
        <translation>起点</translation>
    </message>
    <message>
        <source>THEN</source>
        <comment>from a count on</comment>
        <translation>之后</translation>
    </message>
    <message>
        <source>The count is the one shown when the hand and the up card have been counted. What a play earns is over basic strategy, per round: with one unit always staked, and with 1 to 8 units (two more from each count a deck on).</source>
        <translation>计数是把手牌和明牌计入后的值。打法的收益相对于基本策略、按每局计：始终 1 单位，以及 1 至 8 单位（每副牌计数每加一多两单位）。</translation>
    </message>
    <message>
        <source>How many plays to list (default: all, or 40 as text).</source>
        <translation>列出多少个打法（默认为全部，文本则为 40）。</translation>
    </message>
    <message>
        <source>* is basic strategy&apos;s play.</source>
        <translation>* 为基本策略的打法。</translation>
    </message>
    <message>
        <source>1 is</source>
        <translation>1 等于</translation>
    </message>
    <message>
        <source>%1 goes with a VARIANT only, not with %2</source>
        <translation>%1 只能与 VARIANT 同用，不能与 %2 同用</translation>
    </message>
    <message>
        <source>a deviation of 0 risks nothing; more than 0 is needed</source>
        <translation>标准差为 0 则无风险；须大于 0</translation>
    </message>
    <message>
        <source>%1 goes without a VARIANT, whose mean and deviation are found</source>
        <translation>%1 不能与 VARIANT 同用，其均值和标准差由计算得出</translation>
    </message>
    <message>
        <source>Or what any round of this mean and deviation risks, without a game.</source>
        <translation>或不指定游戏，给出此均值和标准差的一局的风险。</translation>
    </message>
    <message>
        <source>A stake of 1 is the table&apos;s minimum. Figures are from rounds that the best stakes weren&apos;t chosen on.</source>
        <translation>注额 1 为赌桌最低注额。数字来自未用于选择最佳注额的牌局。</translation>
    </message>
    <message>
        <source>Without a game: what a round wins on average.</source>
        <translation>不指定游戏时：每局平均赢利。</translation>
    </message>
    <message>
        <source>Without a game: the standard deviation of a round.</source>
        <translation>不指定游戏时：每局的标准差。</translation>
    </message>
    <message>
        <source>What may be lost.</source>
        <translation>可以输掉的金额。</translation>
    </message>
    <message>
        <source>How many rounds a session has (default: 20 hours).</source>
        <translation>一场多少局（默认为 20 小时）。</translation>
    </message>
    <message>
        <source>Rounds an hour (default 100).</source>
        <translation>每小时局数（默认为 100）。</translation>
    </message>
    <message>
        <source>How many rounds to simulate for the figures (default %1).</source>
        <translation>为得出数字模拟多少局（默认为 %1）。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no step; steps are written like %2 or %3, for a stake of 20, or of 20 on each of two hands, from a count of 2 on</source>
        <translation>“%1”不是一级；写法如 %2 或 %3，表示计数从 2 起下 20，或两手各下 20</translation>
    </message>
    <message>
        <source>COUNT:STAKE, or COUNT:STAKExHANDS, from the lowest count up; a stake of 0 watches, and counts below the first are staked as it is: %1. A single stake is flat.</source>
        <translation>COUNT:STAKE 或 COUNT:STAKExHANDS，从最低计数起；注额 0 只看，低于第一个计数时按其注额: %1. 单个注额为固定注。</translation>
    </message>
    <message>
        <source>Takes stakes and bankroll as amounts of this currency of the game (otherwise 1 is the table&apos;s minimum).</source>
        <translation>把注额和资金当作该游戏此货币的金额（否则 1 为赌桌最低注额）。</translation>
    </message>
    <message>
        <source>who doesn&apos;t count can only stake flat</source>
        <translation>不算牌者只能下固定注</translation>
    </message>
    <message>
        <source>stopped after %1 of %2 rounds; the figures are of these</source>
        <translation>在 %2 局中的 %1 局后停止；数字为这些局的</translation>
    </message>
    <message>
        <source>A game&apos;s id, the path of a rule-set file, or a preset&apos;s id: its rules laid over the other game. &quot;%1&quot; lists the presets.</source>
        <translation>游戏的标识、规则文件的路径，或预设的标识（其规则套用到另一个游戏）。“%1”可列出预设。</translation>
    </message>
    <message>
        <source>Another game or preset, or the same one changed by %1.</source>
        <translation>另一个游戏或预设，或用 %1 更改后的同一个。</translation>
    </message>
    <message>
        <source>HOUSE EDGE</source>
        <translation>庄家优势</translation>
    </message>
    <message>
        <source>BASIC STRATEGY</source>
        <translation>基本策略</translation>
    </message>
    <message>
        <source>PUBLISHED</source>
        <translation>公布值</translation>
    </message>
    <message>
        <source>%1, as published for basic strategy: %2</source>
        <translation>%1，基本策略的公布值：%2</translation>
    </message>
    <message>
        <source>%1, as published for best play: %2</source>
        <translation>%1，最优打法的公布值：%2</translation>
    </message>
    <message>
        <source>Rules that go together, as some casinos have them, with the house edge of the first round from a full shoe: of best play and of basic strategy as computed here, and as published elsewhere. With %1: %2; a house edge is a fraction, and null stands for what isn&apos;t known.</source>
        <translation>如某些赌场所用的成套规则，并附满靴第一局的庄家优势：这里计算的最优打法和基本策略的值，以及别处公布的值。使用 %1 时：%2；庄家优势为小数，null 表示未知。</translation>
    </message>
    <message>
        <source>rules of known casino games, with computed and published house edges</source>
        <translation>知名赌场游戏的规则，附计算和公布的庄家优势</translation>
    </message>
    <message>
        <source>Applies a preset of rules, or a side bet as published, to the same game, before any %1; repeatable: %2.</source>
        <translation>在任何 %1 之前，先给游戏套用一组配套规则或公布的边注；可重复使用：%2。</translation>
    </message>
    <message>
        <source>doubled</source>
        <comment>hands of a chart, after a double</comment>
        <translation>加倍后</translation>
    </message>
    <message>
        <source>dealer&apos;s cards open, soft totals</source>
        <translation>庄家两张牌亮开，软牌</translation>
    </message>
    <message>
        <source>dealer&apos;s cards open, hard 4 to 11</source>
        <translation>庄家两张牌亮开，硬 4 至 11</translation>
    </message>
    <message>
        <source>dealer&apos;s cards open, hard 12 to 20</source>
        <translation>庄家两张牌亮开，硬 12 至 20</translation>
    </message>
    <message>
        <source>free</source>
        <comment>a double or split that the house stakes</comment>
        <translation>免费</translation>
    </message>
    <message>
        <source>The house staked the hand, as it does all but the first of a free split.</source>
        <translation>该手牌由庄家代出注；免费分牌时除第一手外都是如此。</translation>
    </message>
    <message>
        <source>doubled twice</source>
        <comment>hands of a chart, after two doubles</comment>
        <translation>加倍两次后</translation>
    </message>
    <message>
        <source>doubled three times</source>
        <comment>hands of a chart, after three doubles</comment>
        <translation>加倍三次后</translation>
    </message>
    <message>
        <source>free</source>
        <comment>hands of a chart, which the house staked</comment>
        <translation>免费</translation>
    </message>
    <message>
        <source>%1 after a hit or split</source>
        <comment>a hand</comment>
        <translation>%1 要牌或分牌后</translation>
    </message>
    <message>
        <source>%1 doubled</source>
        <comment>a hand</comment>
        <translation>%1 加倍后</translation>
    </message>
    <message>
        <source>%1 doubled twice</source>
        <comment>a hand</comment>
        <translation>%1 加倍两次后</translation>
    </message>
    <message>
        <source>%1 doubled three times</source>
        <comment>a hand</comment>
        <translation>%1 加倍三次后</translation>
    </message>
    <message>
        <source>%1 from a free split</source>
        <comment>a hand</comment>
        <translation>%1 免费分牌所得</translation>
    </message>
    <message>
        <source>Two games side by side: the rules that differ and what each is worth, the hands that are played differently (as dealt: &quot;cells&quot;; after hits and splits: &quot;later&quot;; after so many doubles: &quot;doubled&quot;; from free splits: &quot;free&quot;), the side bets. %1 is what A&apos;s expectation gains when only that rule is taken from B; %2 what it gains when the rules are changed one after another, in the order listed: these add up. With %3: %4; null stands for rules that contradict each other, and for a side bet that a game doesn&apos;t have.</source>
        <translation>并排比较两个游戏：不同的规则及各自的价值、打法不同的手牌（刚发到时：&quot;cells&quot;；要牌和分牌后：&quot;later&quot;；加倍若干次后：&quot;doubled&quot;；免费分牌所得：&quot;free&quot;）、边注。“%1”是只把这一条规则改成与 B 相同时 A 的期望增量；“%2”是按所列顺序逐条更改规则时的增量，各项可相加。使用 %3 时：%4；null 表示规则互相矛盾，或游戏没有该边注。</translation>
    </message>
</context>
<context>
    <name>CoachMark</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Mark my last decision</source>
        <translation>评价我上一个决定</translation>
    </message>
</context>
<context>
    <name>CoachModes</name>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>On request</source>
        <translation>询问时</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>始终</translation>
    </message>
</context>
<context>
    <name>CoachSettings</name>
    <message>
        <source>Coach</source>
        <translation>教练</translation>
    </message>
    <message>
        <source>Knows the game&apos;s exact rules and the cards already seen.</source>
        <translation>了解本游戏的确切规则和已经出现的牌。</translation>
    </message>
    <message>
        <source>help hint advice strategy tips teach trainer</source>
        <translation>帮助 提示 建议 策略 技巧 教学 训练 指导</translation>
    </message>
    <message>
        <source>Ask for my count</source>
        <translation>询问我的计数</translation>
    </message>
    <message>
        <source>Between rounds, in games that keep their shoe. Now and then means at the shuffle too.</source>
        <translation>在保留牌靴的游戏中，于两局之间询问。“偶尔”也包括洗牌时。</translation>
    </message>
    <message>
        <source>card counting running count true count quiz test practise train drill</source>
        <translation>算牌 流水数 真数 测验 练习 训练</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Now and then</source>
        <translation>偶尔</translation>
    </message>
    <message>
        <source>Every round</source>
        <translation>每局</translation>
    </message>
    <message>
        <source>Count system</source>
        <translation>计数系统</translation>
    </message>
    <message>
        <source>The one that the table asks for.</source>
        <translation>牌桌所询问的系统。</translation>
    </message>
    <message>
        <source>card counting hi-lo high low knock-out ko system tags</source>
        <translation>算牌 hi-lo 高低法 knock-out ko 系统 牌值</translation>
    </message>
</context>
<context>
    <name>ComboBox</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>Plays basic strategy.</source>
        <translation>按基本策略玩。</translation>
    </message>
    <message>
        <source>Plays it safe and never doubles.</source>
        <translation>求稳，从不加倍。</translation>
    </message>
    <message>
        <source>Never draws to a hand that could bust.</source>
        <translation>只要可能爆牌就停牌。</translation>
    </message>
    <message>
        <source>Draws and stands like the dealer.</source>
        <translation>要牌停牌都照庄家的规则。</translation>
    </message>
    <message>
        <source>Plays by feel.</source>
        <translation>凭感觉玩。</translation>
    </message>
    <message>
        <source>Splits tens, whatever anyone says.</source>
        <translation>不管别人怎么说，10 点对子照分。</translation>
    </message>
    <message>
        <source>Always stakes the same.</source>
        <translation>每次注额相同。</translation>
    </message>
    <message>
        <source>Stakes more after a win.</source>
        <translation>赢了就加注。</translation>
    </message>
    <message>
        <source>Stakes more after a loss.</source>
        <translation>输了就加注。</translation>
    </message>
    <message>
        <source>Bets on other people&apos;s hands.</source>
        <translation>搭注别人的手牌。</translation>
    </message>
</context>
<context>
    <name>CompanyMenu</name>
    <message>
        <source>Company</source>
        <translation>同桌玩家</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <translation>没有别人</translation>
    </message>
    <message>
        <source>A few people</source>
        <translation>少数几人</translation>
    </message>
    <message>
        <source>A full table</source>
        <translation>满座</translation>
    </message>
    <message>
        <source>They think quickly</source>
        <translation>他们出手很快</translation>
    </message>
    <message>
        <source>At the usual pace</source>
        <translation>正常节奏</translation>
    </message>
    <message>
        <source>They take their time</source>
        <translation>他们慢慢来</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>House edge: calculating…</source>
        <translation>庄家优势：计算中</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>庄家优势 %1</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>第一个游戏</translation>
    </message>
    <message>
        <source>Second game</source>
        <translation>第二个游戏</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>正在对比</translation>
    </message>
    <message>
        <source>The comparison</source>
        <translation>对比结果</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>单独</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>依次</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>已展开</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>已折叠</translation>
    </message>
    <message numerus="yes">
        <source>Rules that differ and are worth nothing: %n</source>
        <translation>
            <numerusform>不同但没有影响的规则：%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What they have in common: %n</source>
        <comment>rules</comment>
        <translation>
            <numerusform>相同之处：%n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparedLine</name>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
</context>
<context>
    <name>CopyLine</name>
    <message>
        <source>Not read yet · %1</source>
        <translation>尚未读取 · %1</translation>
    </message>
    <message>
        <source>Use this one</source>
        <translation>用这份继续</translation>
    </message>
    <message>
        <source>Use the backup of %1</source>
        <translation>用 %1 的备份继续</translation>
    </message>
</context>
<context>
    <name>CopyRecord</name>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>复制为 JSON</translation>
    </message>
</context>
<context>
    <name>CountExercise</name>
    <message>
        <source>Gone by since then: %1.</source>
        <translation>此后出牌：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards lie there.</source>
        <translation>
            <numerusform>共有 %Ln 张。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your answer is %Ln cards more.</source>
        <translation>
            <numerusform>你的答案多 %Ln 张。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your answer is %Ln cards fewer.</source>
        <translation>
            <numerusform>你的答案少 %Ln 张。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2 decks left: %3</source>
        <comment>a running count, a number, a quotient</comment>
        <translation>%1，剩 %2 副：%3</translation>
    </message>
    <message>
        <source>%1, rounded down.</source>
        <translation>%1，向下取整。</translation>
    </message>
    <message>
        <source>%1, rounded towards 0.</source>
        <translation>%1，向 0 取整。</translation>
    </message>
    <message>
        <source>%1, rounded to the nearest.</source>
        <translation>%1，四舍五入。</translation>
    </message>
    <message>
        <source>%1 against %2: %3 at %4 or above, otherwise %5.</source>
        <comment>a hand, the dealer&apos;s card, a play, a count, another play</comment>
        <translation>%1 对 %2：%4 及以上%3，否则%5。</translation>
    </message>
    <message>
        <source>%1 against %2: %3 at %4 or below, otherwise %5.</source>
        <comment>a hand, the dealer&apos;s card, a play, a count, another play</comment>
        <translation>%1 对 %2：%4 及以下%3，否则%5。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards gone by</source>
        <translation>
            <numerusform>已出 %Ln 张</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2%1</translation>
    </message>
    <message numerus="yes">
        <source>Discard tray: the pile is %1 as high as the whole shoe of %Ln decks</source>
        <translation>
            <numerusform>弃牌盒：牌堆高度为 %Ln 副整靴的 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Side count, %1: how many have gone by?</source>
        <translation>副计数（%1）：已出几张？</translation>
    </message>
    <message>
        <source>What is the running count?</source>
        <translation>流水数是多少？</translation>
    </message>
    <message>
        <source>How many decks are in the tray?</source>
        <translation>弃牌盒中有几副牌？</translation>
    </message>
    <message numerus="yes">
        <source>Running count %1, %Ln cards left: what is the true count?</source>
        <translation>
            <numerusform>流水数 %1，剩 %Ln 张：真数是多少？</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2, the count is %3. What do you do?</source>
        <comment>a hand, the dealer&apos;s card, a count</comment>
        <translation>%1 对 %2，计数为 %3。怎么打？</translation>
    </message>
    <message>
        <source>The dealer shows an ace, the count is %1. Take insurance?</source>
        <translation>庄家亮 A，计数为 %1。买保险吗？</translation>
    </message>
    <message>
        <source>Take insurance</source>
        <translation>买保险</translation>
    </message>
    <message>
        <source>No insurance</source>
        <translation>不买保险</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>正确：%1</translation>
    </message>
    <message>
        <source>Not this time: %1</source>
        <translation>这次不对：%1</translation>
    </message>
    <message>
        <source>Not %1: it is %2</source>
        <translation>不是 %1，而是 %2</translation>
    </message>
    <message>
        <source>It is worth taking from %1 on: there it wins more than it costs.</source>
        <translation>从 %1 起值得买：此时赢多于成本。</translation>
    </message>
    <message>
        <source>%1 of %2 right: %3</source>
        <translation>%2 题答对 %1 题：%3</translation>
    </message>
    <message>
        <source>Time for an answer: %1</source>
        <translation>每题用时：%1</translation>
    </message>
    <message>
        <source>Time for a card: %1</source>
        <translation>每张用时：%1</translation>
    </message>
    <message>
        <source>A deck at this pace: %1; the mark of the trade is %2</source>
        <translation>照此速度一副牌：%1；行内标准为 %2</translation>
    </message>
</context>
<context>
    <name>CountFigures</name>
    <message>
        <source>%1 rounds</source>
        <comment>very many</comment>
        <translation>%1 局</translation>
    </message>
</context>
<context>
    <name>CountNote</name>
    <message>
        <source>Your count</source>
        <translation>你的计数</translation>
    </message>
    <message>
        <source>Running count</source>
        <translation>流水数</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>Decks left</source>
        <translation>剩余副数</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>暂不</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>收起</translation>
    </message>
</context>
<context>
    <name>CountPictures</name>
    <message>
        <source>Your money over time</source>
        <translation>资金随时间的变化</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>小时数</translation>
    </message>
    <message>
        <source>1 in 20 is below</source>
        <translation>20 次有 1 次更低</translation>
    </message>
    <message>
        <source>1 in 4 is below</source>
        <translation>4 次有 1 次更低</translation>
    </message>
    <message>
        <source>Half are below</source>
        <translation>一半更低</translation>
    </message>
    <message>
        <source>1 in 4 is above</source>
        <translation>4 次有 1 次更高</translation>
    </message>
    <message>
        <source>1 in 20 is above</source>
        <translation>20 次有 1 次更高</translation>
    </message>
    <message>
        <source>After %1 h: half end between %2 and %3, nine in ten between %4 and %5</source>
        <translation>%1 小时后：一半在 %2 到 %3 之间，十次有九次在 %4 到 %5 之间</translation>
    </message>
    <message>
        <source>9 in 10</source>
        <translation>10 次有 9 次</translation>
    </message>
    <message>
        <source>5 in 10</source>
        <translation>10 次有 5 次</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>中位</translation>
    </message>
    <message>
        <source>ruin</source>
        <translation>输光</translation>
    </message>
    <message>
        <source>The bankroll is gone further down than this picture reaches.</source>
        <translation>资金输光处在此图范围之下。</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>小时</translation>
    </message>
    <message numerus="yes">
        <source>How %n hours end</source>
        <comment>sessions</comment>
        <translation>
            <numerusform>%n 小时的结果</numerusform>
        </translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>So many of 100</source>
        <translation>每 100 次的次数</translation>
    </message>
    <message>
        <source>There is only one way that this can end.</source>
        <translation>只有一种结果。</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>亏损</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>盈利</translation>
    </message>
    <message>
        <source>below %1</source>
        <comment>an amount</comment>
        <translation>低于 %1</translation>
    </message>
    <message>
        <source>from %1 up</source>
        <comment>an amount</comment>
        <translation>%1 及以上</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>amounts</comment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a result, how often</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Many small stakes are taken as one curve.</source>
        <translation>许多小注视为一条曲线。</translation>
    </message>
    <message>
        <source>Exact, round by round.</source>
        <translation>逐局精确计算。</translation>
    </message>
    <message>
        <source>How often each count comes</source>
        <translation>各计数的出现频率</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>What a stake wins by count</source>
        <translation>各计数下一注的盈利</translation>
    </message>
    <message>
        <source>Of the stake</source>
        <translation>占注额</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>标准误差</translation>
    </message>
</context>
<context>
    <name>CountStakes</name>
    <message>
        <source>None</source>
        <comment>no stake</comment>
        <translation>都不要</translation>
    </message>
    <message>
        <source>Every round</source>
        <translation>每局</translation>
    </message>
    <message>
        <source>Stake a round</source>
        <translation>每局注额</translation>
    </message>
    <message>
        <source>Stake on %1</source>
        <comment>a side bet</comment>
        <translation>%1 的注额</translation>
    </message>
    <message>
        <source>%1 and less</source>
        <comment>a count</comment>
        <translation>%1 及以下</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <comment>a count</comment>
        <translation>%1 及以上</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>counts</comment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>Stake at a count of %1, not played</source>
        <translation>计数 %1 时的注额（不下注）</translation>
    </message>
    <message>
        <source>Stake at a count of %1</source>
        <translation>计数 %1 时的注额</translation>
    </message>
    <message>
        <source>From a count of %1</source>
        <comment>rounds are played</comment>
        <translation>计数从 %1 起</translation>
    </message>
</context>
<context>
    <name>CountWords</name>
    <message>
        <source>The running count decides, from %1 for a new shoe of one deck.</source>
        <translation>由流水数决定；一副牌的新牌靴从 %1 开始。</translation>
    </message>
    <message>
        <source>The running count is divided by the decks left.</source>
        <translation>流水数除以剩余牌副数。</translation>
    </message>
    <message>
        <source>The running count is divided by the decks left and multiplied by %1.</source>
        <translation>流水数除以剩余牌副数，再乘以 %1。</translation>
    </message>
    <message>
        <source>They are known exactly.</source>
        <translation>副数精确已知。</translation>
    </message>
    <message>
        <source>They are judged to quarter decks.</source>
        <translation>副数按四分之一副估计。</translation>
    </message>
    <message>
        <source>They are judged to half decks.</source>
        <translation>副数按半副估计。</translation>
    </message>
    <message>
        <source>They are judged to whole decks.</source>
        <translation>副数按整副估计。</translation>
    </message>
    <message>
        <source>The result is rounded down.</source>
        <translation>结果向下取整。</translation>
    </message>
    <message>
        <source>The result is rounded towards 0.</source>
        <translation>结果向 0 取整。</translation>
    </message>
    <message>
        <source>The result is rounded to the nearest whole number.</source>
        <translation>结果四舍五入。</translation>
    </message>
    <message>
        <source>almost always</source>
        <comment>how often</comment>
        <translation>几乎每次</translation>
    </message>
    <message>
        <source>almost never</source>
        <comment>how often</comment>
        <translation>几乎从不</translation>
    </message>
    <message numerus="yes">
        <source>%n times in 1,000</source>
        <comment>how often</comment>
        <translation>
            <numerusform>1,000 次中有 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times in 100</source>
        <comment>how often</comment>
        <translation>
            <numerusform>100 次中有 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times in 10</source>
        <comment>how often</comment>
        <translation>
            <numerusform>10 次中有 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 decks (%3)</source>
        <comment>how many are dealt, of how many, as a percentage</comment>
        <translation>%2 副中的 %1 副（%3）</translation>
    </message>
    <message>
        <source>%1 %1 against %2</source>
        <comment>a pair, the up card</comment>
        <translation>%1 %1 对 %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>a hand, the up card</comment>
        <translation>%1 对 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a hand against a card, what is known of the hidden card</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>don&apos;t double</source>
        <translation>不加倍</translation>
    </message>
    <message>
        <source>don&apos;t split</source>
        <translation>不分牌</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>decline</source>
        <translation>不接受</translation>
    </message>
    <message>
        <source>Win of 100 rounds</source>
        <translation>100 局盈利</translation>
    </message>
    <message>
        <source>Win of an hour</source>
        <translation>每小时盈利</translation>
    </message>
    <message>
        <source>Swing of an hour</source>
        <translation>每小时波动</translation>
    </message>
    <message>
        <source>Risk of ruin</source>
        <translation>破产风险</translation>
    </message>
    <message>
        <source>Ruin in this time</source>
        <translation>此时间内输光</translation>
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
        <translation>占凯利比例</translation>
    </message>
    <message>
        <source>Doubles before it halves</source>
        <translation>减半前翻倍</translation>
    </message>
    <message>
        <source>Average stake</source>
        <translation>平均注额</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>标准误差</translation>
    </message>
    <message>
        <source>Rounds played</source>
        <translation>下注局数</translation>
    </message>
    <message>
        <source>What 100 rounds at the table win on average, those without a stake included.</source>
        <translation>在桌上 100 局（含不下注的局）的平均盈利。</translation>
    </message>
    <message>
        <source>The same for an hour at your pace.</source>
        <translation>按你的速度折算成一小时。</translation>
    </message>
    <message>
        <source>The standard deviation of an hour: two hours in three end within this of their average.</source>
        <translation>每小时的标准差：三小时里有两小时的结果与平均相差在此之内。</translation>
    </message>
    <message>
        <source>The chance of ever losing the whole bankroll if you play on for ever at these stakes.</source>
        <translation>以这些注额永远玩下去，终会输光全部资金的概率。</translation>
    </message>
    <message>
        <source>The chance of losing the whole bankroll at some time within the hours above.</source>
        <translation>在上述小时数内输光全部资金的概率。</translation>
    </message>
    <message>
        <source>After so many rounds the average win is as large as one standard deviation. Fewer is better.</source>
        <translation>经过这么多局，平均盈利等于一个标准差。越少越好。</translation>
    </message>
    <message>
        <source>The desirability index: 1,000 times the average win of a round, divided by its standard deviation.</source>
        <translation>可取指数：每局平均盈利的 1,000 倍除以标准差。</translation>
    </message>
    <message>
        <source>The desirability index squared: what 100 rounds would win in dollars with a bankroll of 10,000 and a risk of ruin of 13.5%.</source>
        <translation>可取指数的平方：资金 10,000、破产风险 13.5% 时，100 局以美元计的盈利。</translation>
    </message>
    <message>
        <source>How your stakes compare to Kelly&apos;s, which make a bankroll grow fastest. More than 100% risks more and grows less.</source>
        <translation>你的注额与凯利注额（使资金增长最快）之比。超过 100% 风险更大而增长更慢。</translation>
    </message>
    <message>
        <source>The chance that the bankroll doubles before it halves, if the stakes always follow it in the same proportion.</source>
        <translation>若注额始终按同样比例随资金变化，资金减半前先翻倍的概率。</translation>
    </message>
    <message>
        <source>The average first stake of a round at the table, those without a stake included.</source>
        <translation>在桌上每局首注的平均值（含不下注的局）。</translation>
    </message>
    <message>
        <source>How far the win of 100 rounds above may be off, because it is from simulated rounds.</source>
        <translation>上面 100 局盈利来自模拟局，可能有的偏差。</translation>
    </message>
    <message>
        <source>The share of the rounds at the table in which you have a stake.</source>
        <translation>在桌上你有下注的局所占比例。</translation>
    </message>
</context>
<context>
    <name>Countdown</name>
    <message>
        <source>Time left</source>
        <translation>剩余时间</translation>
    </message>
    <message>
        <source>%1: %2 s</source>
        <translation>%1：%2 秒</translation>
    </message>
</context>
<context>
    <name>CountingCards</name>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>吻合度</translation>
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
        <translation>我的计数</translation>
    </message>
    <message>
        <source>Your counts</source>
        <translation>你的计数</translation>
    </message>
    <message>
        <source>What your stakes were worth</source>
        <translation>你的下注价值</translation>
    </message>
</context>
<context>
    <name>CountingOverview</name>
    <message>
        <source>Stakes and what they lead to</source>
        <translation>注额及其结果</translation>
    </message>
    <message>
        <source>This game is shuffled before every round, so there is nothing to count. Deal it from a kept shoe to see what that would change.</source>
        <translation>此游戏每局前都洗牌，无牌可数。改用保留的牌靴发牌，看看会有什么不同。</translation>
    </message>
    <message>
        <source>Cancelled before there were any figures.</source>
        <translation>在得出数字前已取消。</translation>
    </message>
    <message>
        <source>Stake by count</source>
        <translation>按计数下注</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>注额</translation>
    </message>
    <message>
        <source>Best stakes for this bankroll</source>
        <translation>此资金的最佳注额</translation>
    </message>
    <message>
        <source>Share of Kelly&apos;s stakes</source>
        <translation>凯利注额的比例</translation>
    </message>
    <message>
        <source>Fill in</source>
        <translation>填入</translation>
    </message>
    <message>
        <source>Undo the last change of the stakes</source>
        <translation>撤销上次注额更改</translation>
    </message>
    <message>
        <source>Bankroll</source>
        <translation>资金</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>小时数</translation>
    </message>
    <message>
        <source>Rounds an hour</source>
        <translation>每小时局数</translation>
    </message>
    <message>
        <source>Hands at higher counts</source>
        <translation>计数较高时的手数</translation>
    </message>
    <message>
        <source>Rounds with a stake</source>
        <translation>下注的局</translation>
    </message>
    <message>
        <source>Plays follow the count</source>
        <translation>打法随计数变化</translation>
    </message>
    <message>
        <source>Otherwise basic strategy. They are looked for once in each game, which takes a while.</source>
        <translation>否则用基本策略。每个游戏查找一次，需要一些时间。</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a figure is, the figure</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>CountingPage</name>
    <message>
        <source>Counting</source>
        <translation>算牌</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>显示内容</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>打法</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>边注</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>Read a count system from a file</source>
        <translation>从文件读取算牌系统</translation>
    </message>
    <message>
        <source>Remove this system of your own</source>
        <translation>移除此自有系统</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>牌副数</translation>
    </message>
    <message>
        <source>How much is dealt</source>
        <translation>发出多少</translation>
    </message>
    <message>
        <source>Deal from a kept shoe</source>
        <translation>保留牌靴</translation>
    </message>
    <message>
        <source>Read a count system</source>
        <translation>读取算牌系统</translation>
    </message>
    <message>
        <source>Count system</source>
        <translation>算牌系统</translation>
    </message>
    <message>
        <source>My count</source>
        <translation>我的计数</translation>
    </message>
</context>
<context>
    <name>CountingPlays</name>
    <message>
        <source>Hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>打法</translation>
    </message>
    <message>
        <source>At a count of</source>
        <translation>计数为</translation>
    </message>
    <message>
        <source>By depth</source>
        <translation>按深度</translation>
    </message>
    <message>
        <source>Of all gain</source>
        <translation>占总收益</translation>
    </message>
    <message>
        <source>Plays that follow the count</source>
        <translation>随计数变化的打法</translation>
    </message>
</context>
<context>
    <name>CountingSideBets</name>
    <message>
        <source>Side bets</source>
        <translation>边注</translation>
    </message>
</context>
<context>
    <name>CurrencyChoice</name>
    <message>
        <source>Currency %1</source>
        <translation>货币：%1</translation>
    </message>
</context>
<context>
    <name>DateRangeBox</name>
    <message>
        <source>Days</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>起始日</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>结束日</translation>
    </message>
    <message>
        <source>%1 in the calendar</source>
        <comment>the first or the last day</comment>
        <translation>%1（日历）</translation>
    </message>
</context>
<context>
    <name>DayLimitRow</name>
    <message>
        <source>No limit</source>
        <translation>无限额</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>设定</translation>
    </message>
    <message>
        <source>Set: %1</source>
        <translation>设定：%1</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>取消限额</translation>
    </message>
    <message>
        <source>Keep as it is: %1</source>
        <translation>保持不变：%1</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>取消限额：%1</translation>
    </message>
</context>
<context>
    <name>DealingSpeeds</name>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
</context>
<context>
    <name>DecisionRow</name>
    <message>
        <source>%1. %2</source>
        <comment>a decision, its mark</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <comment>a decision, its mark, what it cost</comment>
        <translation>%1。%2：%3</translation>
    </message>
    <message>
        <source>Calculate: %1</source>
        <comment>a decision</comment>
        <translation>计算：%1</translation>
    </message>
</context>
<context>
    <name>DeleteAccount</name>
    <message>
        <source>Delete %1?</source>
        <translation>删除 %1？</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>继续…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Export its record first</source>
        <translation>先导出其记录</translation>
    </message>
    <message>
        <source>Everything it has played, as a JSON file.</source>
        <translation>它玩过的全部内容，存为 JSON 文件。</translation>
    </message>
    <message>
        <source>Export the record</source>
        <translation>导出记录</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Delete %1 for good?</source>
        <translation>永久删除 %1？</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>永久删除</translation>
    </message>
    <message>
        <source>Its record is not exported. This can&apos;t be undone.</source>
        <translation>不会导出其记录。此操作无法撤销。</translation>
    </message>
    <message>
        <source>First its record is written to %1. If that fails, nothing is deleted.</source>
        <translation>先把其记录写入 %1。如果失败，则不删除任何内容。</translation>
    </message>
    <message>
        <source>Yes, delete %1 and all it has played</source>
        <translation>是，删除 %1 及其玩过的一切</translation>
    </message>
    <message>
        <source>Exporting the record…</source>
        <translation>正在导出记录…</translation>
    </message>
    <message>
        <source>Deleting the account…</source>
        <translation>正在删除账户…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>DetailHandRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
</context>
<context>
    <name>DetailLine</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
</context>
<context>
    <name>DialogHeader</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>DiscardTray</name>
    <message>
        <source>Discard tray</source>
        <translation>弃牌盒</translation>
    </message>
</context>
<context>
    <name>Duplicate</name>
    <message>
        <source>%1: %2 against %3</source>
        <comment>a hand, its cards, the dealer&apos;s card</comment>
        <translation>%1：%2 对 %3</translation>
    </message>
    <message>
        <source>%1, insurance</source>
        <comment>a hand and what was asked</comment>
        <translation>%1，保险</translation>
    </message>
    <message>
        <source>%1, even money</source>
        <comment>a hand and what was asked</comment>
        <translation>%1，等额赔付</translation>
    </message>
    <message>
        <source>%1, best</source>
        <comment>an answer at the table</comment>
        <translation>%1，最佳</translation>
    </message>
    <message>
        <source>%1, costs %2</source>
        <comment>an answer at the table, an amount</comment>
        <translation>%1，损失 %2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Round %1 of %2: %3 %4, %5 %6</source>
        <comment>two people, what each won or lost</comment>
        <translation>第 %1/%2 局：%3 %4，%5 %6</translation>
    </message>
    <message>
        <source>Nothing to decide</source>
        <translation>无需决定</translation>
    </message>
    <message>
        <source>%1. %2: %3. %4: %5. Best: %6</source>
        <comment>a hand; two people&apos;s answers</comment>
        <translation>%1。%2：%3。%4：%5。最佳：%6</translation>
    </message>
    <message>
        <source>Luck being equal, you came out the same.</source>
        <comment>two people</comment>
        <translation>运气相同，结果也相同。</translation>
    </message>
    <message>
        <source>Luck being equal, you came out %1 ahead of %2.</source>
        <translation>运气相同，你比 %2 多得 %1。</translation>
    </message>
    <message>
        <source>Luck being equal, you came out %1 behind %2.</source>
        <translation>运气相同，你比 %2 少得 %1。</translation>
    </message>
    <message>
        <source>Luck being equal, %1 came out %2 ahead of %3.</source>
        <translation>运气相同，%1 比 %3 多得 %2。</translation>
    </message>
    <message>
        <source>Luck being equal, %1 came out %2 behind %3.</source>
        <translation>运气相同，%1 比 %3 少得 %2。</translation>
    </message>
    <message>
        <source>%1: net %2, mistakes cost %3</source>
        <comment>somebody, two amounts</comment>
        <translation>%1：净 %2，失误损失 %3</translation>
    </message>
</context>
<context>
    <name>EarlyBar</name>
    <message>
        <source>In advance, seat %1:</source>
        <translation>提前决定，座位 %1：</translation>
    </message>
    <message>
        <source>In advance, seat %1: %2</source>
        <translation>提前决定，座位 %1：%2</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>座位 %1</translation>
    </message>
    <message>
        <source>Decide in advance for seat %1</source>
        <translation>为座位 %1 提前决定</translation>
    </message>
</context>
<context>
    <name>EarlySeat</name>
    <message>
        <source>%1 in advance, seat %2</source>
        <translation>提前%1，座位 %2</translation>
    </message>
</context>
<context>
    <name>EditorHeader</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Save as my game</source>
        <translation>另存为我的游戏</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>保留我的</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>Use the file&apos;s</source>
        <translation>采用文件中的</translation>
    </message>
    <message>
        <source>It could not be saved. %1</source>
        <translation>无法保存。%1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>查找规则</translation>
    </message>
    <message>
        <source>Rules to start from</source>
        <translation>起始规则</translation>
    </message>
    <message>
        <source>Start from the rules of a type of casino</source>
        <translation>从某类赌场的规则开始</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>House edge</source>
        <translation>庄家优势</translation>
    </message>
    <message>
        <source>House edge: calculating…</source>
        <translation>庄家优势：计算中</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>庄家优势 %1</translation>
    </message>
    <message>
        <source>The last change makes no difference</source>
        <translation>上一处修改没有影响</translation>
    </message>
    <message>
        <source>The last change: %1, better for you</source>
        <translation>上一处修改：对你有利 %1</translation>
    </message>
    <message>
        <source>The last change: %1, better for the house</source>
        <translation>上一处修改：对庄家有利 %1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message numerus="yes">
        <source>Show problems: %n</source>
        <translation>
            <numerusform>查看问题：%n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditorRowView</name>
    <message>
        <source>%1 pays</source>
        <translation>%1的赔率</translation>
    </message>
    <message>
        <source>%1: smallest stake</source>
        <translation>%1：最小注额</translation>
    </message>
    <message>
        <source>%1: largest stake</source>
        <translation>%1：最大注额</translation>
    </message>
    <message>
        <source>Choose what to add to %1</source>
        <translation>要添加到%1的内容</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>添加到%1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Revert: %1</source>
        <translation>还原：%1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
</context>
<context>
    <name>EditorSide</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>最优打法</translation>
    </message>
    <message>
        <source>Best play: calculating…</source>
        <translation>最优打法：计算中</translation>
    </message>
    <message>
        <source>The rules in words</source>
        <translation>规则全文</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>已修改：%1</translation>
    </message>
    <message>
        <source>House edge of the side bets, and in an hour with the same stake on each</source>
        <translation>边注的庄家优势，以及每注相同时每小时的金额</translation>
    </message>
</context>
<context>
    <name>EditorWords</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>庄家优势 %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>标识</translation>
    </message>
    <message>
        <source>Limits of the bet</source>
        <translation>该注的限红</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Preset: %1</source>
        <translation>预设：%1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>A payout of %1 on a stake of %2 is rounded down to a multiple of %3.</source>
        <comment>odds, amounts, the least amount</comment>
        <translation>注额 %2 按 %1 赔付时，向下取整到 %3 的整数倍。</translation>
    </message>
    <message>
        <source>Pay table: %1.</source>
        <translation>赔率表：%1。</translation>
    </message>
</context>
<context>
    <name>Elsewhere</name>
    <message>
        <source>The same as you got</source>
        <translation>与你的结果相同</translation>
    </message>
    <message>
        <source>%1 more than you got</source>
        <translation>比你的结果多 %1</translation>
    </message>
    <message>
        <source>%1 less than you got</source>
        <translation>比你的结果少 %1</translation>
    </message>
    <message>
        <source>%1 per unit staked; you got %2</source>
        <translation>每单位注额 %1；你的结果是 %2</translation>
    </message>
    <message>
        <source>Played for %1.</source>
        <comment>a currency</comment>
        <translation>以%1下注。</translation>
    </message>
    <message>
        <source>%1 on spot %2 can&apos;t be placed there.</source>
        <translation>注位 %2 上的%1在那里没有位置。</translation>
    </message>
    <message>
        <source>%1 on spot %2: %3 in place of %4.</source>
        <translation>注位 %2 上的%1：以 %3 代替 %4。</translation>
    </message>
    <message>
        <source>None of your stakes can be placed there.</source>
        <translation>你的下注在那里都没有位置。</translation>
    </message>
    <message>
        <source>This would need cards that are still in the shoe. The answer can be shown when the shoe ends.</source>
        <translation>接下来会用到牌靴中还未发出的牌。这一靴结束后即可知道结果。</translation>
    </message>
</context>
<context>
    <name>ElsewhereDialog</name>
    <message>
        <source>The same cards in other games</source>
        <translation>同样的牌，换个游戏</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a round, how it ended</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>You play alone, with the shoe from this round&apos;s first card on, and make the best play from what you can see. The stakes are yours, or the nearest the game allows.</source>
        <translation>你独自入座，从本局第一张牌起用这副牌靴，并根据能看到的牌采用最优打法。注额与你的相同，或取该游戏允许的最接近金额。</translation>
    </message>
    <message>
        <source>Games calculated</source>
        <translation>已算出的游戏</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
</context>
<context>
    <name>ElsewhereLine</name>
    <message>
        <source>%1, best play</source>
        <comment>a game</comment>
        <translation>%1，最优打法</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Show it in %1</source>
        <comment>a game</comment>
        <translation>在%1中查看</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>no unseen card can be that hole card</source>
        <translation>未出现的牌中没有能作为该暗牌的牌</translation>
    </message>
    <message>
        <source>the dealer has blackjack: the round is over, there is nothing to decide</source>
        <translation>庄家拿到黑杰克：本局已结束，没有需要决定的地方</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>How figures were computed</extracomment>
        <translation>精确</translation>
    </message>
    <message>
        <source>exact for these plays: up to {} hands of a pair, each played as best for the pair&apos;s two cards gone; pairs are split again always or up to a number of hands, whichever is worth most; other hands&apos; second cards are known only not to be of the pair</source>
        <translation>对以下打法精确：对子最多分成 {} 手，每手只按去掉该对子两张牌后的最优打法行牌；对子要么总是再分，要么分到一定手数为止，取价值最高者；其他手牌的第二张牌只知道不属于该对子</translation>
    </message>
    <message>
        <source>a decision needs at least two cards</source>
        <translation>作决定至少需要两张牌</translation>
    </message>
    <message>
        <source>is bust: there is nothing to decide</source>
        <translation>已爆牌：没有需要决定的地方</translation>
    </message>
    <message>
        <source>only {} cards are left unseen; at least {} are needed</source>
        <translation>未出现的牌只剩 {} 张，至少需要 {} 张</translation>
    </message>
    <message>
        <source>{} is not among the cards unseen</source>
        <translation>{} 不在未出现的牌中</translation>
    </message>
    <message>
        <source>{} is out of range; allowed: {} to {}</source>
        <translation>{} 超出范围；可用范围为 {} 至 {}</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <extracomment>A place and what is wrong there</extracomment>
        <translation>{}：{}</translation>
    </message>
    <message>
        <source>cannot be moved: {}</source>
        <translation>无法移动：{}</translation>
    </message>
    <message>
        <source>no such game; it may have been deleted meanwhile</source>
        <translation>没有这个游戏；可能已被删除</translation>
    </message>
    <message>
        <source>is a built-in game; copy it to change it</source>
        <translation>这是内置游戏；可复制一份再更改</translation>
    </message>
    <message>
        <source>was opened from a file elsewhere; copy it to change it</source>
        <translation>是从别处的文件打开的；可复制一份再更改</translation>
    </message>
    <message>
        <source>is not in the folder of your own games</source>
        <translation>不在你自己的游戏文件夹中</translation>
    </message>
    <message>
        <source>not a commitment; 64 hex digits, the SHA-256 of the seed, are needed</source>
        <translation>不是承诺值；需要 64 位十六进制数字，即种子的 SHA-256</translation>
    </message>
    <message>
        <source>can&apos;t be priced: {}</source>
        <translation>无法评估：{}</translation>
    </message>
    <message>
        <source>it can&apos;t be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>太大</translation>
    </message>
    <message>
        <source>it is damaged or too large</source>
        <translation>已损坏或太大</translation>
    </message>
    <message>
        <source>it is not a picture</source>
        <translation>不是图片</translation>
    </message>
    <message>
        <source>it lacks the card {}</source>
        <translation>缺少 {} 这张牌</translation>
    </message>
    <message>
        <source>its cards can&apos;t be told apart</source>
        <translation>各张牌无法区分</translation>
    </message>
    <message>
        <source>its parts are nested too deeply</source>
        <translation>内部嵌套过深</translation>
    </message>
    <message>
        <source>it refers to another file</source>
        <translation>引用了其他文件</translation>
    </message>
    <message>
        <source>it has too many parts</source>
        <translation>内部组成部分过多</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>it repeats its parts too often</source>
        <translation>内部组成部分重复显示次数过多</translation>
    </message>
    <message>
        <source>a first card outside the shoe</source>
        <translation>第一张牌超出牌靴范围</translation>
    </message>
    <message>
        <source>a player out of order</source>
        <translation>玩家顺序不对</translation>
    </message>
    <message>
        <source>an unknown player or seat</source>
        <translation>未知的玩家或座位</translation>
    </message>
    <message>
        <source>a seat that can&apos;t be taken</source>
        <translation>不能入座的座位</translation>
    </message>
    <message>
        <source>a seat that can&apos;t be left</source>
        <translation>不能离开的座位</translation>
    </message>
    <message>
        <source>a stake out of place</source>
        <translation>下注位置不对</translation>
    </message>
    <message>
        <source>a stake that was never placed is returned</source>
        <translation>退回了不存在的下注</translation>
    </message>
    <message>
        <source>betting isn&apos;t open</source>
        <translation>现在不接受下注</translation>
    </message>
    <message>
        <source>a card for a hand that doesn&apos;t exist</source>
        <translation>把牌发给了不存在的手牌</translation>
    </message>
    <message>
        <source>an insurance without a play</source>
        <translation>保险没有对应的投注</translation>
    </message>
    <message>
        <source>even money without a play</source>
        <translation>等额赔付没有对应的投注</translation>
    </message>
    <message>
        <source>an offer without a play</source>
        <translation>询问没有对应的投注</translation>
    </message>
    <message>
        <source>an unknown seat</source>
        <translation>未知的座位</translation>
    </message>
    <message>
        <source>an unknown hand</source>
        <translation>未知的手牌</translation>
    </message>
    <message>
        <source>a hand that can&apos;t be split</source>
        <translation>不可分的手牌</translation>
    </message>
    <message>
        <source>nothing to follow</source>
        <translation>没有可跟进的下注</translation>
    </message>
    <message>
        <source>a settled stake differs from the one placed</source>
        <translation>结算的注额与所下的不同</translation>
    </message>
    <message>
        <source>a play that isn&apos;t open is settled</source>
        <translation>结算了未在进行的投注</translation>
    </message>
    <message>
        <source>the round ends with an unsettled play</source>
        <translation>本局结束时还有投注未结算</translation>
    </message>
    <message>
        <source>event {}</source>
        <translation>事件 {}</translation>
    </message>
    <message>
        <source>no command begins with this event</source>
        <translation>没有以此事件开头的命令</translation>
    </message>
    <message>
        <source>the round was never opened</source>
        <translation>本局从未开始</translation>
    </message>
    <message>
        <source>players are not numbered in order</source>
        <translation>人员编号顺序不对</translation>
    </message>
    <message>
        <source>there is no such seat</source>
        <translation>没有这个座位</translation>
    </message>
    <message>
        <source>the command behind this event is refused: {}</source>
        <translation>此事件对应的命令被拒绝：{}</translation>
    </message>
    <message>
        <source>the command behind this event produces no event</source>
        <translation>此事件对应的命令没有产生事件</translation>
    </message>
    <message>
        <source>the same command produces another event</source>
        <translation>同一命令产生的事件不同</translation>
    </message>
    <message>
        <source>{} to {}</source>
        <translation>{} 至 {}</translation>
    </message>
    <message>
        <source>a list of {}</source>
        <translation>由 {} 组成的列表</translation>
    </message>
    <message>
        <source>a payout such as &quot;3:2&quot;, numbers from 1 to 1000</source>
        <translation>赔率，如 &quot;3:2&quot;，数字为 1 至 1000</translation>
    </message>
    <message>
        <source>text of 1 to {} bytes</source>
        <translation>1 至 {} 字节的文本</translation>
    </message>
    <message>
        <source>a list of {id, name, kind, pays, limits}</source>
        <translation>由 {id, name, kind, pays, limits} 组成的列表</translation>
    </message>
    <message>
        <source>a list of {currency, min, max}</source>
        <translation>由 {currency, min, max} 组成的列表</translation>
    </message>
    <message>
        <source>a list of keys</source>
        <translation>由键组成的列表</translation>
    </message>
    <message>
        <source>There is no cut card: the shoe is shuffled every round.</source>
        <translation>没有切牌卡：每局都洗牌。</translation>
    </message>
    <message>
        <source>There is only one seat.</source>
        <translation>只有一个座位。</translation>
    </message>
    <message>
        <source>Other people play only at a shared table.</source>
        <translation>只有共享牌桌才有其他玩家。</translation>
    </message>
    <message>
        <source>Insurance is not offered.</source>
        <translation>不提供保险。</translation>
    </message>
    <message>
        <source>A blackjack against an ace is offered even money instead.</source>
        <translation>庄家明牌为 A 时，黑杰克改为可选等额赔付。</translation>
    </message>
    <message>
        <source>Pairs can&apos;t be split.</source>
        <translation>对子不可分牌。</translation>
    </message>
    <message>
        <source>Hands can&apos;t be resplit.</source>
        <translation>分牌得到的手牌不可再分。</translation>
    </message>
    <message>
        <source>A hand can&apos;t be surrendered.</source>
        <translation>不可投降。</translation>
    </message>
    <message>
        <source>must be a fraction between {} and {}, such as 0.9953</source>
        <translation>须为 {} 至 {} 之间的小数，如 0.9953</translation>
    </message>
    <message>
        <source>empty; a rule set needs an id</source>
        <translation>为空；规则集需要标识</translation>
    </message>
    <message>
        <source>a double after a split needs splits (&quot;split.hands&quot; 2 to 4)</source>
        <translation>分牌后加倍须允许分牌（&quot;split.hands&quot; 为 2 至 4）</translation>
    </message>
    <message>
        <source>empty; a side bet needs an id</source>
        <translation>为空；边注需要标识</translation>
    </message>
    <message>
        <source>&quot;{}&quot; appears twice</source>
        <translation>“{}”重复出现</translation>
    </message>
    <message>
        <source>no limits; at least one {currency, min, max} is needed</source>
        <translation>没有限红；至少需要一项 {currency, min, max}</translation>
    </message>
    <message>
        <source>empty; a currency&apos;s name is needed</source>
        <translation>为空；需要货币名称</translation>
    </message>
    <message>
        <source>must be above 0.00 and a multiple of 0.02</source>
        <translation>须大于 0.00，且为 0.02 的整数倍</translation>
    </message>
    <message>
        <source>must be between min and {}</source>
        <translation>须在 min 与 {} 之间</translation>
    </message>
    <message>
        <source>must be a multiple of 0.02</source>
        <translation>须为 0.02 的整数倍</translation>
    </message>
    <message>
        <source>empty; at least one outcome must pay</source>
        <translation>为空；至少要有一种结果有赔付</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no such outcome</source>
        <translation>“{}”没有这种结果</translation>
    </message>
    <message>
        <source>appears twice</source>
        <translation>重复出现</translation>
    </message>
    <message>
        <source>event {} ({})</source>
        <translation>事件 {}（{}）</translation>
    </message>
    <message>
        <source>an amount larger than a wallet can hold</source>
        <translation>金额超出钱包的容量</translation>
    </message>
    <message>
        <source>not a seed; {} hex digits are needed</source>
        <translation>不是种子；需要 {} 位十六进制数字</translation>
    </message>
    <message>
        <source>{} bytes are too many; a client seed has 0 to {} bytes in UTF-8</source>
        <translation>{} 字节太长；客户端种子为 UTF-8 编码的 0 至 {} 字节</translation>
    </message>
    <message>
        <source>not UTF-8; a client seed has 0 to {} bytes in UTF-8</source>
        <translation>不是 UTF-8；客户端种子为 UTF-8 编码的 0 至 {} 字节</translation>
    </message>
    <message>
        <source>the seed&apos;s SHA-256 is {}, the commitment says {}</source>
        <translation>种子的 SHA-256 为 {}，承诺值却是 {}</translation>
    </message>
    <message>
        <source>card {} of the shoe is {} by the shuffle, {} was drawn</source>
        <translation>牌靴中第 {} 张牌按洗牌结果应为 {}，实际发出的是 {}</translation>
    </message>
    <message>
        <source>is a link out of the data folder, or lies behind one, and is not followed; put the file itself there, or choose its folder with --data</source>
        <translation>是指向数据文件夹之外的链接，或位于这样的链接之后，因此不予跟随；请把文件本身放在那里，或用 --data 指定它所在的文件夹</translation>
    </message>
    <message>
        <source>the stored events are damaged: {}</source>
        <translation>保存的事件已损坏：{}</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>The stored events are damaged: they are empty</extracomment>
        <translation>为空</translation>
    </message>
    <message>
        <source>the stored events have version {}; this program knows 1 and 2</source>
        <translation>保存的事件版本为 {}；本程序支持版本 1 和 2</translation>
    </message>
    <message>
        <source>the compressed length is wrong</source>
        <translation>压缩后的长度不对</translation>
    </message>
    <message>
        <source>they can&apos;t be decompressed</source>
        <translation>无法解压</translation>
    </message>
    <message>
        <source>they are not a list</source>
        <translation>不是列表</translation>
    </message>
    <message>
        <source>event {} can&apos;t be read</source>
        <translation>无法读取事件 {}</translation>
    </message>
    <message>
        <source>more data follows them</source>
        <translation>末尾有多余内容</translation>
    </message>
    <message>
        <source>has already joined; every player joins once</source>
        <translation>已经在场；每位玩家只能加入一次</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not at the table; a player joins with player-present</source>
        <translation>“{}”不在牌桌上；玩家以 player-present 加入</translation>
    </message>
    <message>
        <source>does not belong to a stake of this kind; leave it out</source>
        <translation>不属于这种下注；请省略</translation>
    </message>
    <message>
        <source>an object with &quot;type&quot; is needed</source>
        <translation>需要带有 &quot;type&quot; 的对象</translation>
    </message>
    <message>
        <source>too many players; at most {} are allowed</source>
        <translation>玩家太多；最多 {} 位</translation>
    </message>
    <message>
        <source>nested too deeply; at most 64 levels are allowed</source>
        <translation>嵌套过深；最多 64 层</translation>
    </message>
    <message>
        <source>appears twice; a key may appear once in an object</source>
        <translation>重复出现；同一对象中每个键只能出现一次</translation>
    </message>
    <message>
        <source>line {}, column {}</source>
        <translation>第 {} 行第 {} 列</translation>
    </message>
    <message>
        <source>unterminated object</source>
        <extracomment>What is wrong in a file that is no JSON, as all that follow up to &quot;garbage at the end&quot;</extracomment>
        <translation>对象没有结束</translation>
    </message>
    <message>
        <source>missing name separator</source>
        <translation>缺少名称分隔符</translation>
    </message>
    <message>
        <source>unterminated array</source>
        <translation>数组没有结束</translation>
    </message>
    <message>
        <source>missing value separator</source>
        <translation>缺少值分隔符</translation>
    </message>
    <message>
        <source>invalid termination by number</source>
        <translation>数字结尾无效</translation>
    </message>
    <message>
        <source>illegal number</source>
        <translation>数字无效</translation>
    </message>
    <message>
        <source>invalid escape sequence</source>
        <translation>转义序列无效</translation>
    </message>
    <message>
        <source>invalid UTF8 string</source>
        <translation>UTF-8 字符串无效</translation>
    </message>
    <message>
        <source>unterminated string</source>
        <translation>字符串没有结束</translation>
    </message>
    <message>
        <source>object is missing after a comma</source>
        <translation>逗号后缺少对象</translation>
    </message>
    <message>
        <source>too large document</source>
        <translation>文档太大</translation>
    </message>
    <message>
        <source>garbage at the end of the document</source>
        <translation>文档末尾有多余内容</translation>
    </message>
    <message>
        <source>illegal value</source>
        <translation>值无效</translation>
    </message>
    <message>
        <source>too large; at most 16 MiB is allowed</source>
        <translation>太大；最多 16 MiB</translation>
    </message>
    <message>
        <source>not JSON at {} ({}); one JSON object is needed</source>
        <translation>{}不是有效的 JSON（{}）；需要一个 JSON 对象</translation>
    </message>
    <message>
        <source>a lone value; one JSON object is needed</source>
        <translation>只有单独的值；需要一个 JSON 对象</translation>
    </message>
    <message>
        <source>no file is named; a path is needed</source>
        <translation>没有指定文件；需要路径</translation>
    </message>
    <message>
        <source>cannot be read: {}</source>
        <translation>无法读取：{}</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>What was found in a file: &quot;is true or false; text is needed&quot;. The next five too</extracomment>
        <translation>布尔值（true/false）</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>空值</translation>
    </message>
    <message>
        <source>is {}; text is needed</source>
        <translation>是{}；需要文本</translation>
    </message>
    <message>
        <source>holds half a character (a lone surrogate); text is needed</source>
        <translation>含有半个字符（孤立的代理项）；需要文本</translation>
    </message>
    <message>
        <source>is too short; allowed: {} to {} bytes</source>
        <translation>太短；长度应为 {} 至 {} 字节</translation>
    </message>
    <message>
        <source>{} bytes are too many; allowed: {} to {}</source>
        <translation>{} 字节太长；长度应为 {} 至 {} 字节</translation>
    </message>
    <message>
        <source>holds a control character; plain text on one line is needed</source>
        <translation>含有控制字符；需要单行纯文本</translation>
    </message>
    <message>
        <source>holds a character that breaks the line; plain text on one line is needed</source>
        <translation>含有换行字符；需要单行纯文本</translation>
    </message>
    <message>
        <source>holds a character that reverses the text around it; plain text is needed</source>
        <translation>含有改变前后文字方向的字符；需要纯文本</translation>
    </message>
    <message>
        <source>is {}; true or false is needed</source>
        <translation>是{}；需要 true 或 false</translation>
    </message>
    <message>
        <source>is {}; a whole number is needed</source>
        <translation>是{}；需要整数</translation>
    </message>
    <message>
        <source>{} is not a whole number; allowed: {} to {}</source>
        <translation>{} 不是整数；可用范围为 {} 至 {}</translation>
    </message>
    <message>
        <source>is {}; a number is needed</source>
        <translation>是{}；需要数字</translation>
    </message>
    <message>
        <source>is {}; an amount as decimal text, such as &quot;12.50&quot;, is needed</source>
        <translation>是{}；需要以小数文本表示的金额，如 &quot;12.50&quot;</translation>
    </message>
    <message>
        <source>{} is not an amount; decimal text such as &quot;12.50&quot; is needed</source>
        <translation>{} 不是金额；需要小数文本，如 &quot;12.50&quot;</translation>
    </message>
    <message>
        <source>is {}; a payout as text, such as &quot;3:2&quot;, is needed</source>
        <translation>是{}；需要以文本表示的赔率，如 &quot;3:2&quot;</translation>
    </message>
    <message>
        <source>{} is not a payout; text such as &quot;3:2&quot; with numbers from 1 to 1000 is needed</source>
        <translation>{} 不是赔率；需要 &quot;3:2&quot; 这样的文本，数字为 1 至 1000</translation>
    </message>
    <message>
        <source>is {}; a card such as &quot;AS&quot; or &quot;TD&quot; is needed</source>
        <translation>是{}；需要 &quot;AS&quot; 或 &quot;TD&quot; 这样的牌</translation>
    </message>
    <message>
        <source>{} is not a card; a rank A 2 3 4 5 6 7 8 9 T J Q K and a suit S H D C are needed</source>
        <translation>{} 不是牌；需要牌面 A 2 3 4 5 6 7 8 9 T J Q K 加花色 S H D C</translation>
    </message>
    <message>
        <source>is {}; allowed: {}</source>
        <translation>是{}；可用值：{}</translation>
    </message>
    <message>
        <source>{} is not known; allowed: {}</source>
        <translation>{} 未知；可用值：{}</translation>
    </message>
    <message>
        <source>is {}; a list is needed</source>
        <translation>是{}；需要列表</translation>
    </message>
    <message>
        <source>{} entries are too many; at most {} are allowed</source>
        <translation>{} 项太多；最多 {} 项</translation>
    </message>
    <message>
        <source>is {}; an object is needed</source>
        <translation>是{}；需要对象</translation>
    </message>
    <message>
        <source>unknown key; allowed: {}</source>
        <translation>未知的键；可用的键：{}</translation>
    </message>
    <message>
        <source>{} keys are too many; at most {} are allowed</source>
        <translation>{} 个键太多；最多 {} 个</translation>
    </message>
    <message>
        <source>missing; this key is needed</source>
        <translation>缺失；此键为必填</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is taken by {}; a different id is needed</source>
        <translation>“{}”已被 {} 占用；需要使用自己的标识</translation>
    </message>
    <message>
        <source>a built-in game</source>
        <translation>内置游戏</translation>
    </message>
    <message>
        <source>the folder of your own games cannot be created</source>
        <translation>无法建立你自己的游戏文件夹</translation>
    </message>
    <message>
        <source>cannot be written: {}; what was there before is unchanged</source>
        <translation>无法写入：{}；原有内容没有变化</translation>
    </message>
    <message>
        <source>is already one of your own games, at {}</source>
        <translation>已经在你自己的游戏中，位于 {}</translation>
    </message>
    <message>
        <source>is a built-in game; only your own can be removed</source>
        <translation>这是内置游戏；只能移除自己的游戏</translation>
    </message>
    <message>
        <source>no such game; there are none of your own</source>
        <translation>没有这个游戏；你还没有自己的游戏</translation>
    </message>
    <message>
        <source>no such game; your own are {}</source>
        <translation>没有这个游戏；你自己的游戏有 {}</translation>
    </message>
    <message>
        <source>cannot be removed: {}</source>
        <translation>无法移除：{}</translation>
    </message>
    <message>
        <source>has no &quot;{}&quot;</source>
        <translation>没有“{}”</translation>
    </message>
    <message>
        <source>has no entry &quot;{}&quot;; allowed: its ids or places from 0 to {}</source>
        <translation>没有“{}”这一项；可用其中的标识，或 0 至 {} 的位置</translation>
    </message>
    <message>
        <source>not a change of a rule; KEY=VALUE is needed, such as decks=8</source>
        <translation>不是规则更改；需要 KEY=VALUE，如 decks=8</translation>
    </message>
    <message>
        <source>goes too deep; at most {} levels are allowed</source>
        <translation>层级过深；最多 {} 层</translation>
    </message>
    <message>
        <source>too long; at most {} bytes are allowed</source>
        <translation>太长；最多 {} 字节</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no such outcome; allowed: {}</source>
        <translation>“{}”没有这种结果；可用值：{}</translation>
    </message>
    <message>
        <source>holds a slash; an id has 1 to {} bytes and no slash</source>
        <translation>含有斜杠；标识为 1 至 {} 字节，不能有斜杠</translation>
    </message>
    <message>
        <source>is the path of a file; a name to be read is needed</source>
        <translation>这是文件路径；需要供显示的名称</translation>
    </message>
    <message>
        <source>appears twice; allowed: ace and ten, once each</source>
        <translation>重复出现；可用 ace 和 ten，各一次</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a card; a card is a rank A 2 … 9 T J Q K and a suit S H D C, such as TS</source>
        <translation>“{}”不是牌；牌由牌面 A 2 … 9 T J Q K 加花色 S H D C 组成，如 TS</translation>
    </message>
    <message>
        <source>must be a text of cards (&quot;9S KD …&quot;) or an object {&quot;seed&quot;, &quot;clientSeed&quot;, &quot;number&quot;}</source>
        <translation>须为牌的文本（&quot;9S KD …&quot;）或对象 {&quot;seed&quot;, &quot;clientSeed&quot;, &quot;number&quot;}</translation>
    </message>
    <message>
        <source>must be 64 hex digits</source>
        <translation>须为 64 位十六进制数字</translation>
    </message>
    <message>
        <source>&quot;player&quot; is missing; it may be left out only where there is one</source>
        <translation>缺少 &quot;player&quot;；只有一位玩家时才能省略</translation>
    </message>
    <message>
        <source>there is no player &quot;{}&quot; at this table</source>
        <translation>这张牌桌没有玩家“{}”</translation>
    </message>
    <message>
        <source>&quot;seat&quot; is missing; this game has {}</source>
        <translation>缺少 &quot;seat&quot;；本游戏有 {} 个座位</translation>
    </message>
    <message>
        <source>a bet has exactly one of &quot;main&quot;, &quot;behind&quot;, &quot;side&quot;</source>
        <translation>一次下注须在 &quot;main&quot;、&quot;behind&quot;、&quot;side&quot; 中恰选一项</translation>
    </message>
    <message>
        <source>&quot;stake&quot; goes with &quot;side&quot;, and only with it</source>
        <translation>&quot;stake&quot; 只能与 &quot;side&quot; 一起使用</translation>
    </message>
    <message>
        <source>nobody plays; at least one player is needed</source>
        <translation>没有人玩；至少需要一位玩家</translation>
    </message>
    <message>
        <source>{} players; this game has exactly one</source>
        <translation>有 {} 位玩家；本游戏只能有一位</translation>
    </message>
    <message>
        <source>this game is not played in &quot;{}&quot;; allowed: {}</source>
        <translation>本游戏不使用“{}”；可用货币：{}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is taken by another rule set; a different id is needed</source>
        <translation>“{}”已被另一规则集占用；需要使用自己的标识</translation>
    </message>
    <message>
        <source>no such game; use one of {}, or the path of a rule-set file</source>
        <translation>没有这个游戏；已知的有 {}，也可用规则文件的路径</translation>
    </message>
    <message>
        <source>shoe</source>
        <extracomment>Where something is wrong: the shoe that cards come from</extracomment>
        <translation>牌靴</translation>
    </message>
    <message>
        <source>there is none with that number</source>
        <translation>没有这个编号</translation>
    </message>
    <message>
        <source>round {}: {}</source>
        <translation>第 {} 局：{}</translation>
    </message>
    <message>
        <source>there is no account</source>
        <translation>没有账户</translation>
    </message>
    <message>
        <source>can&apos;t be written: {}</source>
        <translation>无法写入：{}</translation>
    </message>
    <message>
        <source>log {}, event {} ({})</source>
        <translation>日志 {}，事件 {}（{}）</translation>
    </message>
    <message>
        <source>log {}, event {}</source>
        <translation>日志 {}，事件 {}</translation>
    </message>
    <message>
        <source>the known cards run out before the round ends</source>
        <translation>已知的牌不够打完本局</translation>
    </message>
    <message>
        <source>answer</source>
        <extracomment>Where something is wrong: what somebody does in a hand</extracomment>
        <translation>应答</translation>
    </message>
    <message>
        <source>is refused: {}</source>
        <translation>被拒绝：{}</translation>
    </message>
    <message>
        <source>round {}</source>
        <translation>第 {} 局</translation>
    </message>
    <message>
        <source>is not finished</source>
        <translation>尚未结束</translation>
    </message>
    <message>
        <source>the day&apos;s rounds add up to more than a wallet can hold</source>
        <translation>当天各局的合计超出钱包的容量</translation>
    </message>
    <message>
        <source>limit</source>
        <extracomment>Where something is wrong: what somebody may lose, stake or play at most</extracomment>
        <translation>限额</translation>
    </message>
    <message>
        <source>a money limit has a currency, any other has none</source>
        <translation>金额限额须指定货币，其他限额不用</translation>
    </message>
    <message>
        <source>an amount above 0 and at most {}</source>
        <translation>须为大于 0 且不超过 {} 的金额</translation>
    </message>
    <message>
        <source>1 to {} minutes</source>
        <translation>须为 1 至 {} 分钟</translation>
    </message>
    <message>
        <source>break</source>
        <extracomment>Where something is wrong: a time without play</extracomment>
        <translation>冷静期</translation>
    </message>
    <message>
        <source>a break lasts from a minute to 30 days, an exclusion from a day to five years</source>
        <translation>冷静期为一分钟至 30 天，自我禁入为一天至五年</translation>
    </message>
    <message>
        <source>one that ends later is already running; it can&apos;t be shortened</source>
        <translation>已有结束更晚的期限在生效；不能缩短</translation>
    </message>
    <message>
        <source>the break can&apos;t be recorded here, where other data folders look for it; check that you may write to this file</source>
        <translation>冷静期无法记录在此处，而其他数据文件夹会在这里查找；请确认可以写入该文件</translation>
    </message>
    <message>
        <source>event {}: {}</source>
        <translation>事件 {}：{}</translation>
    </message>
    <message>
        <source>too few cards were left in the shoe</source>
        <translation>牌靴中剩余的牌不够</translation>
    </message>
    <message>
        <source>its cards are not those of its decks</source>
        <translation>其中的牌与所用的各副牌不符</translation>
    </message>
    <message>
        <source>has no cards</source>
        <translation>没有牌</translation>
    </message>
    <message>
        <source>its first cards can&apos;t be priced</source>
        <translation>开局的牌无法评估</translation>
    </message>
    <message>
        <source>the export</source>
        <extracomment>Where something is wrong: what is written of the record of play</extracomment>
        <translation>导出</translation>
    </message>
    <message>
        <source>is a folder; the name of a file is needed</source>
        <translation>是文件夹；需要文件名</translation>
    </message>
    <message>
        <source>is a device, not a file; the name of a file is needed</source>
        <translation>是设备，不是文件；需要文件名</translation>
    </message>
    <message>
        <source>the folder doesn&apos;t exist</source>
        <translation>文件夹不存在</translation>
    </message>
    <message>
        <source>already exists and was not to be replaced</source>
        <translation>已经存在，且未指定替换</translation>
    </message>
    <message>
        <source>the round can&apos;t be cancelled: {}</source>
        <translation>本局无法取消：{}</translation>
    </message>
    <message>
        <source>the answer to a question is refused: {}</source>
        <translation>对询问的应答被拒绝：{}</translation>
    </message>
    <message>
        <source>a side bet that the rules don&apos;t have</source>
        <translation>规则中没有的边注</translation>
    </message>
    <message>
        <source>an account&apos;s name has 1 to 60 characters</source>
        <translation>账户名称为 1 至 60 个字符</translation>
    </message>
    <message>
        <source>account</source>
        <extracomment>Where something is wrong: &quot;account: there is no such account&quot;</extracomment>
        <translation>账户</translation>
    </message>
    <message>
        <source>a key has 1 to 40 of the characters a–z, 0–9 and &apos;-&apos;</source>
        <translation>键名为 1 至 40 个字符，可用 a–z、0–9 和 &apos;-&apos;</translation>
    </message>
    <message>
        <source>there is already an account &quot;{}&quot;</source>
        <translation>已有账户“{}”</translation>
    </message>
    <message>
        <source>currency</source>
        <extracomment>Where something is wrong</extracomment>
        <translation>货币</translation>
    </message>
    <message>
        <source>there is no play money named &quot;{}&quot;</source>
        <translation>没有名为“{}”的游戏币</translation>
    </message>
    <message>
        <source>top-up</source>
        <translation>充值</translation>
    </message>
    <message>
        <source>a round is being played with this money; finish it first</source>
        <translation>正在用这笔钱打一局；请先打完</translation>
    </message>
    <message>
        <source>this wallet already holds more than enough</source>
        <translation>这个钱包里的钱已经足够</translation>
    </message>
    <message>
        <source>there is no such account</source>
        <translation>没有这个账户</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>文件已损坏</translation>
    </message>
    <message>
        <source>the folder for backups can&apos;t be created; check that you may write there</source>
        <translation>无法建立备份文件夹；请确认可以在那里写入</translation>
    </message>
    <message>
        <source>another backup is still being made; try again when it is done</source>
        <translation>另一个备份仍在进行；请等它完成后重试</translation>
    </message>
    <message>
        <source>the backup can&apos;t be written</source>
        <translation>无法写入备份</translation>
    </message>
    <message>
        <source>was made by a newer version of the program</source>
        <translation>由更新版本的程序建立</translation>
    </message>
    <message>
        <source>is damaged and can&apos;t be read; choose another</source>
        <translation>已损坏，无法读取；请选择其他备份</translation>
    </message>
    <message>
        <source>is not a backup of this program; choose another</source>
        <translation>不是本程序的备份；请选择其他备份</translation>
    </message>
    <message>
        <source>can&apos;t be read; check that it is there and that you may read it, or choose another</source>
        <translation>无法读取；请确认它存在且可以读取，或选择其他备份</translation>
    </message>
    <message>
        <source>the folder can&apos;t be created</source>
        <translation>无法建立文件夹</translation>
    </message>
    <message>
        <source>can&apos;t be renamed to the database now; the next start tries again</source>
        <translation>暂时无法改用数据库的名称；下次启动时会重试</translation>
    </message>
    <message>
        <source>round {} stakes more than the wallet holds; none of it was stored</source>
        <translation>第 {} 局的下注超出钱包余额；没有保存任何内容</translation>
    </message>
    <message>
        <source>round {} can&apos;t be taken out: some of its money is still in play</source>
        <translation>无法移除第 {} 局：其中的钱仍在使用</translation>
    </message>
    <message>
        <source>transfer {} is missing</source>
        <translation>缺少转账 {}</translation>
    </message>
    <message>
        <source>transfer {} is not from the house to a wallet</source>
        <translation>转账 {} 不是从庄家到钱包</translation>
    </message>
    <message>
        <source>book {} ({}) is of no known kind, or is there twice</source>
        <translation>账簿 {}（{}）的类型未知，或重复存在</translation>
    </message>
    <message>
        <source>it books to a book of another account or currency</source>
        <translation>记入了其他账户或货币的账簿</translation>
    </message>
    <message>
        <source>it begins with {} in the wallet, which earlier rounds and top-ups don&apos;t add up to</source>
        <translation>开始时钱包为 {}，与之前各局和充值的结果不符</translation>
    </message>
    <message>
        <source>book {} ({}) holds {}, its bookings come to {}</source>
        <translation>账簿 {}（{}）余额为 {}，记账合计却是 {}</translation>
    </message>
    <message>
        <source>the wallet of account {} in {} is below zero</source>
        <translation>账户 {} 的 {} 钱包低于零</translation>
    </message>
    <message>
        <source>the books in {} don&apos;t balance: {} too much</source>
        <translation>{} 的账本不平衡：多出 {}</translation>
    </message>
    <message>
        <source>amounts larger than a book can hold</source>
        <translation>金额超出账簿的容量</translation>
    </message>
    <message>
        <source>the books</source>
        <translation>账本</translation>
    </message>
    <message>
        <source>the limits</source>
        <translation>限额</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>its tables are not the ones this program creates</source>
        <translation>数据表与本程序建立的不同</translation>
    </message>
    <message>
        <source>the schema</source>
        <translation>数据库结构</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>the rules number {} are not the ones that were stored</source>
        <translation>第 {} 号规则与保存时不同</translation>
    </message>
    <message>
        <source>the shoe is missing</source>
        <translation>缺少牌靴</translation>
    </message>
    <message>
        <source>shoe {}</source>
        <translation>第 {} 靴</translation>
    </message>
    <message>
        <source>it has number {}, the account&apos;s next is {}</source>
        <translation>编号为 {}，而该账户的下一个编号是 {}</translation>
    </message>
    <message>
        <source>its seed is not the one committed to</source>
        <translation>种子与承诺值不符</translation>
    </message>
    <message>
        <source>the shoes</source>
        <translation>牌靴</translation>
    </message>
    <message>
        <source>the rounds: {}</source>
        <translation>牌局：{}</translation>
    </message>
    <message>
        <source>the round is missing</source>
        <translation>缺少该局</translation>
    </message>
    <message>
        <source>its shoe or its opening is missing</source>
        <translation>缺少该局的牌靴或开局记录</translation>
    </message>
    <message>
        <source>it begins at card {} of its shoe, not at {}</source>
        <translation>从牌靴的第 {} 张牌开始，而应为第 {} 张</translation>
    </message>
    <message>
        <source>its shoe: {}</source>
        <translation>该局的牌靴：{}</translation>
    </message>
    <message>
        <source>its shoe is not one of this account and game</source>
        <translation>该局的牌靴不属于此账户和游戏</translation>
    </message>
    <message>
        <source>account {} has {} rounds on record, and {} were counted</source>
        <translation>账户 {} 记录有 {} 局，计数却是 {}</translation>
    </message>
    <message>
        <source>there is one round more than was counted</source>
        <translation>比计数多出一局</translation>
    </message>
    <message>
        <source>there is one shoe more than was counted</source>
        <translation>比计数多出一靴</translation>
    </message>
    <message>
        <source>{} of its cards are recorded as drawn, its rounds have {}</source>
        <translation>记录称已发出 {} 张牌，各局合计却是 {} 张</translation>
    </message>
    <message>
        <source>the accounts</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>it has plays, but no round</source>
        <translation>有该局的投注，却没有该局</translation>
    </message>
    <message>
        <source>it has bookings, but no round</source>
        <translation>有该局的记账，却没有该局</translation>
    </message>
    <message>
        <source>it has events, but no round</source>
        <translation>有该局的事件，却没有该局</translation>
    </message>
    <message>
        <source>book {} is a wallet that belongs to no account</source>
        <translation>账簿 {} 不是任何账户的钱包</translation>
    </message>
    <message>
        <source>the rounds</source>
        <translation>牌局</translation>
    </message>
    <message>
        <source>the seals</source>
        <translation>封签</translation>
    </message>
    <message>
        <source>account {} is not as it was stored</source>
        <translation>账户 {} 与保存时不同</translation>
    </message>
    <message>
        <source>transfer {} is not as it was stored</source>
        <translation>转账 {} 与保存时不同</translation>
    </message>
    <message>
        <source>the shoe is not as it was stored</source>
        <translation>牌靴与保存时不同</translation>
    </message>
    <message>
        <source>its line is not as it was stored</source>
        <translation>该局的摘要行与保存时不同</translation>
    </message>
    <message>
        <source>its log is not as it was stored</source>
        <translation>该局的日志与保存时不同</translation>
    </message>
    <message>
        <source>its journal is not as it was stored</source>
        <translation>该局的流水日志与保存时不同</translation>
    </message>
    <message>
        <source>the sums kept for rounds {} to {} are not those of the rounds; openshoe-cli history price --again rebuilds them</source>
        <translation>第 {} 至 {} 局的汇总与各局不符；可用 openshoe-cli history price --again 重新生成</translation>
    </message>
    <message>
        <source>the sums</source>
        <translation>汇总</translation>
    </message>
    <message>
        <source>its SQLite driver is missing; install it (Debian: libqt6sql6-sqlite)</source>
        <translation>缺少 SQLite 驱动；请安装（Debian：libqt6sql6-sqlite）</translation>
    </message>
    <message>
        <source>was made by a newer version of the program; use that version, or another folder with --data</source>
        <translation>由更新版本的程序建立；请使用该版本，或用 --data 指定其他文件夹</translation>
    </message>
    <message>
        <source>belongs to another program; move it away, or choose another folder with --data</source>
        <translation>属于其他程序；请将其移走，或用 --data 指定其他文件夹</translation>
    </message>
    <message>
        <source>the file can&apos;t be opened; check that you may read and write it and its folder</source>
        <translation>无法打开文件；请确认可以读写该文件及其文件夹</translation>
    </message>
    <message>
        <source>the folder can&apos;t be created; choose another with --data</source>
        <translation>无法建立文件夹；请用 --data 指定其他文件夹</translation>
    </message>
    <message>
        <source>there is no such file: nothing has been played with this data folder yet</source>
        <translation>没有这个文件：这个数据文件夹还没有打过牌</translation>
    </message>
    <message>
        <source>was made by an older version; start the program once to bring it up to date</source>
        <translation>由较旧版本建立；请启动一次程序以更新</translation>
    </message>
    <message>
        <source>the disk does not support what keeps rounds safe (a write-ahead log): choose a folder on a local disk with --data</source>
        <translation>该磁盘不支持保障牌局安全的机制（预写日志）；请用 --data 指定这台电脑磁盘上的文件夹</translation>
    </message>
    <message>
        <source>the database refuses to write through to the disk</source>
        <translation>数据库拒绝将内容直接写入磁盘</translation>
    </message>
    <message>
        <source>the data folder is no longer there; put it back, then try again (this step was not confirmed)</source>
        <translation>数据文件夹已不存在；请放回原处后重试（这一步未确认）</translation>
    </message>
    <message>
        <source>its journal was deleted while the program used it; what was confirmed is safe in the file itself: try again (this step was not confirmed)</source>
        <translation>程序使用期间，预写日志被删除；已确认的内容在数据库文件中安然无恙：请重试（这一步未确认）</translation>
    </message>
    <message>
        <source>the file was moved, deleted or replaced while the program used it; put it back, then try again (this step was not confirmed)</source>
        <translation>程序使用期间，文件被移动、删除或替换；请放回原处后重试（这一步未确认）</translation>
    </message>
    <message>
        <source>the file was moved, deleted or replaced while the program used it. Put it back and try again; or close the program and continue with {}, which holds all that was confirmed (openshoe-cli history restore)</source>
        <translation>程序使用期间，文件被移动、删除或替换。请放回原处后重试；或关闭程序，用 {} 继续，其中包含所有已确认的内容（openshoe-cli history restore）</translation>
    </message>
    <message>
        <source>there is another database now; restart the program to play with it</source>
        <translation>那里现在是另一个数据库；如果要使用它，请重新启动程序</translation>
    </message>
    <message>
        <source>the copy can&apos;t be written; check that the disk has space and that you may write there</source>
        <translation>无法写入副本；请确认磁盘有空间且可以写入</translation>
    </message>
    <message>
        <source>another Open Shoe is using this data; close it, or choose another folder with --data</source>
        <translation>另一个 Open Shoe 正在使用这些数据；请将其关闭，或用 --data 指定其他文件夹</translation>
    </message>
    <message>
        <source>nothing can be written there: the disk is full; free some space on it</source>
        <translation>无法写入：磁盘已满；请腾出空间</translation>
    </message>
    <message>
        <source>the folder can&apos;t be written to; give yourself permission to write there, or choose another with --data</source>
        <translation>无法写入文件夹；请取得写入权限，或用 --data 指定其他文件夹</translation>
    </message>
    <message>
        <source>lies outside the round it is stored with</source>
        <translation>不在与之一同保存的牌局之内</translation>
    </message>
    <message>
        <source>a round must begin with its opening</source>
        <translation>一局须从开局记录开始</translation>
    </message>
    <message>
        <source>shoe {} can&apos;t be played from here</source>
        <translation>第 {} 靴不能从这里开始打牌</translation>
    </message>
    <message>
        <source>shoe {} has given {} cards, the round begins at {}</source>
        <translation>第 {} 靴已发出 {} 张牌，本局却从 {} 开始</translation>
    </message>
    <message>
        <source>another round is being played with this money; finish it first</source>
        <translation>正在用这笔钱打另一局；请先打完</translation>
    </message>
    <message>
        <source>the wallet does not hold the {} that the round begins with</source>
        <translation>钱包里没有本局开始时的 {}</translation>
    </message>
    <message>
        <source>there is no account {} or no shoe {}</source>
        <translation>没有账户 {} 或第 {} 靴</translation>
    </message>
    <message>
        <source>a round without a play gets no number</source>
        <translation>没有投注的一局不予编号</translation>
    </message>
    <message>
        <source>round {} is not being played</source>
        <translation>第 {} 局不在进行中</translation>
    </message>
    <message>
        <source>the file can&apos;t be moved; check that you may write in its folder</source>
        <translation>无法移动文件；请确认可以在其文件夹中写入</translation>
    </message>
    <message>
        <source>can&apos;t be written; check that the disk has space and that you may write there</source>
        <translation>无法写入；请确认磁盘有空间且可以写入</translation>
    </message>
    <message>
        <source>the program was not closed properly, and the journal (openshoe.db-wal) with the last steps played is missing; put it back before the next start if you can</source>
        <translation>程序未正常关闭，但预写日志（openshoe.db-wal）缺失，最后几步也随之丢失；如有可能，请在下次启动前将其放回</translation>
    </message>
    <message>
        <source>has no priced decision {}</source>
        <translation>没有已评估的决定 {}</translation>
    </message>
    <message>
        <source>limit {} is missing</source>
        <translation>缺少限额 {}</translation>
    </message>
    <message>
        <source>limit {} belongs to no account</source>
        <translation>限额 {} 不属于任何账户</translation>
    </message>
    <message>
        <source>{} limits are there, and {} were counted</source>
        <translation>有 {} 项限额，计数却是 {}</translation>
    </message>
    <message>
        <source>limit {} is not as it was stored</source>
        <translation>限额 {} 与保存时不同</translation>
    </message>
    <message>
        <source>the clock of the limits is not as it was stored</source>
        <translation>限额的时钟与保存时不同</translation>
    </message>
    <message>
        <source>the price of decision {} in round {} can&apos;t be read: price the rounds again (openshoe-cli history price --again)</source>
        <translation>第 {1} 局决定 {0} 的评估无法读取：请重新评估牌局（openshoe-cli history price --again）</translation>
    </message>
    <message>
        <source>there is no such finished round to price</source>
        <translation>没有这一局，或尚未结束，无法评估</translation>
    </message>
    <message>
        <source>the price of a side bet is given for a play that is not a side bet</source>
        <translation>不是边注的投注带有边注的评估</translation>
    </message>
    <message>
        <source>its log is missing</source>
        <translation>缺少该局的日志</translation>
    </message>
    <message>
        <source>shoe {} is missing, and rounds were played from it</source>
        <translation>缺少第 {} 靴，但有牌局用过它</translation>
    </message>
    <message>
        <source>there is no such finished round</source>
        <translation>没有这一局，或尚未结束</translation>
    </message>
    <message>
        <source>wallet</source>
        <extracomment>Where money is booked, as the next three: &quot;from wallet to stakes 10.00 are booked&quot;</extracomment>
        <translation>钱包</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>house</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>company</source>
        <translation>同桌玩家</translation>
    </message>
    <message>
        <source>event {} lies outside the round</source>
        <translation>事件 {} 在本局之外</translation>
    </message>
    <message>
        <source>seat {}: {} of a stake of {} was returned</source>
        <translation>座位 {0}：注额为 {2}，退回的却是 {1}</translation>
    </message>
    <message>
        <source>seat {}, hand {}: the {} play is not settled by the rules ({} {}, not {} {})</source>
        <translation>座位 {}，手牌 {}：{} 投注未按规则结算（应为 {} {}，而不是 {} {}）</translation>
    </message>
    <message>
        <source>seat {}, hand {}: the {} play is not settled by the rules</source>
        <translation>座位 {}，手牌 {}：{} 投注未按规则结算</translation>
    </message>
    <message>
        <source>its end says {} staked and {} returned, its plays {} and {}</source>
        <translation>结束记录为下注 {}、返还 {}，各笔投注合计却是 {} 和 {}</translation>
    </message>
    <message>
        <source>{} plays are on record, the log has {}</source>
        <translation>记录有 {} 笔投注，日志有 {} 笔</translation>
    </message>
    <message>
        <source>{} plays are on record, the log has {}; their numbers have a gap</source>
        <translation>记录有 {} 笔投注，日志有 {} 笔；编号有缺口</translation>
    </message>
    <message>
        <source>play {} on record (stake {}, returned {}) is not the log&apos;s (stake {}, returned {})</source>
        <translation>记录中的投注 {}（注额 {}，返还 {}）与日志（注额 {}，返还 {}）不符</translation>
    </message>
    <message>
        <source>it is on record as {}, its log is {}</source>
        <translation>记录为 {}，日志却是 {}</translation>
    </message>
    <message>
        <source>it is on record as {} in {}, its log is {} in {}</source>
        <translation>记录为 {}（{}），日志却是 {}（{}）</translation>
    </message>
    <message>
        <source>it ends before it starts</source>
        <translation>结束时间早于开始时间</translation>
    </message>
    <message>
        <source>its line says {} against {} and side bets &quot;{}&quot;, its log {} against {} and &quot;{}&quot;</source>
        <translation>摘要行为 {} 对庄家 {}，边注“{}”；日志却是 {} 对庄家 {}，边注“{}”</translation>
    </message>
    <message>
        <source>its line says {} staked and {} returned, its log {} and {}</source>
        <translation>摘要行为下注 {}、返还 {}，日志却是 {} 和 {}</translation>
    </message>
    <message>
        <source>its line says {} cards, its log has {}</source>
        <translation>摘要行为 {} 张牌，日志却有 {} 张</translation>
    </message>
    <message>
        <source>from {} to {} {} are booked, the log moves {}</source>
        <translation>从{}到{}记账 {}，日志却是 {}</translation>
    </message>
    <message>
        <source>{}; {}</source>
        <extracomment>Two findings</extracomment>
        <translation>{}；{}</translation>
    </message>
    <message>
        <source>its plays and bookings: {}</source>
        <translation>该局的投注和记账：{}</translation>
    </message>
    <message>
        <source>its log: {}</source>
        <translation>该局的日志：{}</translation>
    </message>
    <message>
        <source>card {} is {}, the shuffle has {}</source>
        <translation>第 {} 张牌为 {}，洗牌结果为 {}</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>No card</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>its line: {}</source>
        <translation>该局的摘要行：{}</translation>
    </message>
    <message>
        <source>its rules: {}</source>
        <translation>该局的规则：{}</translation>
    </message>
    <message>
        <source>its log is missing or is there twice</source>
        <translation>该局的日志缺失或重复</translation>
    </message>
    <message>
        <source>the events from {} on are missing</source>
        <translation>缺少从 {} 起的事件</translation>
    </message>
    <message>
        <source>there is no such round</source>
        <translation>没有这一局</translation>
    </message>
    <message>
        <source>round {} is not complete: its rules, shoe or log are missing</source>
        <translation>第 {} 局不完整：缺少规则、牌靴或日志</translation>
    </message>
    <message>
        <source>shoe {} can&apos;t be read: the database is damaged</source>
        <translation>第 {} 靴无法读取：数据库已损坏</translation>
    </message>
    <message>
        <source>rules number {}</source>
        <translation>第 {} 号规则</translation>
    </message>
    <message>
        <source>they are missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>there is no such shoe</source>
        <translation>没有这一靴</translation>
    </message>
    <message>
        <source>client seed</source>
        <extracomment>Where something is wrong</extracomment>
        <translation>客户端种子</translation>
    </message>
    <message>
        <source>it is locked from the first stake on the shoe; set it for the next one</source>
        <translation>自该靴第一次下注起已固定；请为下一靴设定</translation>
    </message>
    <message>
        <source>a round is being played from it</source>
        <translation>正在用这一靴打牌</translation>
    </message>
    <message>
        <source>an amount of {} is stored, more than a wallet can hold: the database is damaged</source>
        <translation>保存的金额 {} 超出任何钱包的容量：数据库已损坏</translation>
    </message>
    <message>
        <source>another program holds the file; close it and try again</source>
        <translation>其他程序占用了该文件；请将其关闭后重试</translation>
    </message>
    <message>
        <source>the file or its folder can&apos;t be written to; give yourself permission to write there, or choose another folder with --data</source>
        <translation>无法写入文件或其文件夹；请取得写入权限，或用 --data 指定其他文件夹</translation>
    </message>
    <message>
        <source>the disk reports an error; check the disk, then start again (what was confirmed is kept)</source>
        <translation>磁盘报告错误；请检查磁盘后重新启动（已确认的内容都已保存）</translation>
    </message>
    <message>
        <source>the disk is full; free some space on it, then continue (this step was not stored)</source>
        <translation>磁盘已满；请腾出空间后继续（这一步未保存）</translation>
    </message>
    <message>
        <source>the file can&apos;t be opened; check that its folder is there and that you may read and write in it</source>
        <translation>无法打开文件；请确认其文件夹存在且可以读写</translation>
    </message>
    <message>
        <source>what should be stored contradicts what is there ({})</source>
        <translation>要保存的内容与现有内容矛盾（{}）</translation>
    </message>
    <message>
        <source>“{}” can be read in two ways. Write it like {}.</source>
        <translation>“{}”有两种读法。请写成 {} 这样。</translation>
    </message>
    <message>
        <source>Type an amount like {}.</source>
        <translation>请输入金额，如 {}。</translation>
    </message>
    <message>
        <source>Type a number.</source>
        <translation>请输入数字。</translation>
    </message>
    <message>
        <source>Type a whole number.</source>
        <translation>请输入整数。</translation>
    </message>
    <message>
        <source>{} cards from card {} on do not fit a shoe of {}</source>
        <translation>{0} 张牌从第 {1} 张开始，超出共 {2} 张的牌靴</translation>
    </message>
    <message>
        <source>{}; the intact one with most on record here is {}</source>
        <translation>{}；这里内容最多的完整备份是 {}</translation>
    </message>
    <message>
        <source>the database is damaged; set it aside as openshoe-damaged-TIME.db and continue with a backup (openshoe-cli history restore); none of it is overwritten</source>
        <translation>数据库已损坏；请将其移开为 openshoe-damaged-TIME.db，用备份继续（openshoe-cli history restore），原有内容不会被覆盖</translation>
    </message>
    <message>
        <source>is closed: there is nothing to read</source>
        <translation>已关闭：没有可读取的内容</translation>
    </message>
    <message>
        <source>{}; did you mean &quot;{}&quot;?</source>
        <extracomment>What is wrong, and the word that was probably meant</extracomment>
        <translation>{}；是不是想输入“{}”？</translation>
    </message>
    <message>
        <source>Mixed pair</source>
        <translation>混合对</translation>
    </message>
    <message>
        <source>mixed pair</source>
        <translation>混合对</translation>
    </message>
    <message>
        <source>Colored pair</source>
        <translation>同色对</translation>
    </message>
    <message>
        <source>colored pair</source>
        <translation>同色对</translation>
    </message>
    <message>
        <source>Perfect pair</source>
        <translation>完美对</translation>
    </message>
    <message>
        <source>perfect pair</source>
        <translation>完美对</translation>
    </message>
    <message>
        <source>Suited trips</source>
        <translation>同花三条</translation>
    </message>
    <message>
        <source>suited trips</source>
        <translation>同花三条</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>同花</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>同花</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>顺子</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>顺子</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>三条</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>三条</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>同花顺</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>同花顺</translation>
    </message>
    <message>
        <source>Suited three of a kind</source>
        <translation>同花三条</translation>
    </message>
    <message>
        <source>suited three of a kind</source>
        <translation>同花三条</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>match</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>Suited match</source>
        <translation>同花配对</translation>
    </message>
    <message>
        <source>suited match</source>
        <translation>同花配对</translation>
    </message>
    <message>
        <source>Total 19</source>
        <translation>合计 19 点</translation>
    </message>
    <message>
        <source>total of 19</source>
        <translation>合计 19 点</translation>
    </message>
    <message>
        <source>Total 20</source>
        <translation>合计 20 点</translation>
    </message>
    <message>
        <source>total of 20</source>
        <translation>合计 20 点</translation>
    </message>
    <message>
        <source>Total 21</source>
        <translation>合计 21 点</translation>
    </message>
    <message>
        <source>total of 21</source>
        <translation>合计 21 点</translation>
    </message>
    <message>
        <source>Suited 21</source>
        <translation>同花 21 点</translation>
    </message>
    <message>
        <source>suited 21</source>
        <translation>同花 21 点</translation>
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
        <translation>同花 6-7-8</translation>
    </message>
    <message>
        <source>suited 6-7-8</source>
        <translation>同花 6-7-8</translation>
    </message>
    <message>
        <source>Suited 7-7-7</source>
        <translation>同花 7-7-7</translation>
    </message>
    <message>
        <source>suited 7-7-7</source>
        <translation>同花 7-7-7</translation>
    </message>
    <message>
        <source>Dealer bust</source>
        <translation>庄家爆牌</translation>
    </message>
    <message>
        <source>dealer bust</source>
        <translation>庄家爆牌</translation>
    </message>
    <message>
        <source>Dealer bust, 3 cards</source>
        <translation>庄家 3 张爆牌</translation>
    </message>
    <message>
        <source>dealer bust with 3 cards</source>
        <translation>庄家 3 张爆牌</translation>
    </message>
    <message>
        <source>Dealer bust, 4 cards</source>
        <translation>庄家 4 张爆牌</translation>
    </message>
    <message>
        <source>dealer bust with 4 cards</source>
        <translation>庄家 4 张爆牌</translation>
    </message>
    <message>
        <source>Dealer bust, 5 cards</source>
        <translation>庄家 5 张爆牌</translation>
    </message>
    <message>
        <source>dealer bust with 5 cards</source>
        <translation>庄家 5 张爆牌</translation>
    </message>
    <message>
        <source>Dealer bust, 6 cards</source>
        <translation>庄家 6 张爆牌</translation>
    </message>
    <message>
        <source>dealer bust with 6 cards</source>
        <translation>庄家 6 张爆牌</translation>
    </message>
    <message>
        <source>Dealer bust, 7 cards</source>
        <translation>庄家 7 张爆牌</translation>
    </message>
    <message>
        <source>dealer bust with 7 cards</source>
        <translation>庄家 7 张爆牌</translation>
    </message>
    <message>
        <source>Dealer bust, 8 cards or more</source>
        <translation>庄家 8 张或以上爆牌</translation>
    </message>
    <message>
        <source>dealer bust with 8 cards or more</source>
        <translation>庄家 8 张或以上爆牌</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>输</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>输</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand have the same rank (a king and a queen are not a pair): mixed in colour, of one colour, or of one suit; best of all if the dealer&apos;s first card is the same card.</source>
        <translation>押手牌的前两张为同一牌面（K 和 Q 不算对子）：可为混色、同色或同花；庄家的第一张也是同样的牌时赔率最高。</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand have the same rank (a king and a queen are not a pair): mixed in colour, of one colour, or of one suit.</source>
        <translation>押手牌的前两张为同一牌面（K 和 Q 不算对子）：可为混色、同色或同花。</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand and the dealer&apos;s up card make a three-card poker hand. Ace-2-3 and queen-king-ace are straights.</source>
        <translation>押手牌的前两张与庄家的明牌组成三张扑克牌型。A-2-3 和 Q-K-A 都算顺子。</translation>
    </message>
    <message>
        <source>Each of the first two cards of a hand wins if it matches the rank of the dealer&apos;s up card, and more if it matches the suit too. Two matches add up.</source>
        <translation>押手牌的前两张：其中每张与庄家明牌牌面相同即赢，花色也相同则赔得更多。两张都配对则累加。</translation>
    </message>
    <message>
        <source>Pays on the total of the first two cards of a hand and the dealer&apos;s up card, aces counting 1 or 11, whichever is better.</source>
        <translation>押手牌前两张与庄家明牌的合计点数，A 计 1 点或 11 点，取最有利者。</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>对子</translation>
    </message>
    <message>
        <source>Three-card poker</source>
        <translation>三张扑克</translation>
    </message>
    <message>
        <source>Dealer match</source>
        <translation>庄家配对</translation>
    </message>
    <message>
        <source>Lucky totals</source>
        <translation>幸运点数</translation>
    </message>
    <message>
        <source>Combination of outcomes</source>
        <translation>多种结果组合</translation>
    </message>
    <message>
        <source>the note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>is too long: at most {} characters are kept</source>
        <translation>太长：最多保存 {} 个字符</translation>
    </message>
    <message>
        <source>has control characters: remove them</source>
        <translation>含有控制字符：请删除</translation>
    </message>
    <message>
        <source>the tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>are too many: at most {} are kept</source>
        <translation>太多：最多保存 {} 个</translation>
    </message>
    <message>
        <source>have control characters: remove them</source>
        <translation>含有控制字符：请删除</translation>
    </message>
    <message>
        <source>are too long: each has at most {} characters</source>
        <translation>太长：每个最多 {} 个字符</translation>
    </message>
    <message>
        <source>a stake of {} is below the table&apos;s minimum of {}</source>
        <translation>注额 {} 低于本桌下限 {}</translation>
    </message>
    <message>
        <source>a stake of {} is above the table&apos;s maximum of {}</source>
        <translation>注额 {} 高于本桌上限 {}</translation>
    </message>
    <message>
        <source>{} is no bankroll; more than 0 is needed</source>
        <translation>{} 不是资金；须大于 0</translation>
    </message>
    <message>
        <source>nothing is ever staked; at least one stake is needed</source>
        <translation>从不下注；至少需要一个注额</translation>
    </message>
    <message>
        <source>the count {} comes after {}; counts must rise</source>
        <translation>计数 {} 在 {} 之后；计数须递增</translation>
    </message>
    <message>
        <source>{} hands can&apos;t be played; allowed: {} to {}</source>
        <translation>不能打 {} 手；允许：{} 至 {}</translation>
    </message>
    <message>
        <source>a bankroll of {} can&apos;t pay for stakes of {} in one round</source>
        <translation>资金 {} 付不起一局 {} 的注额</translation>
    </message>
    <message>
        <source>every tag is 0, so the count would never move; at least one other is needed</source>
        <translation>所有数值都为 0，计数永不变动；至少需要一个其他值</translation>
    </message>
    <message>
        <source>all tags are the same, so the count tells only how many cards are gone; at least two different tags are needed</source>
        <translation>所有数值相同，计数只说明出了多少张牌；至少需要两个不同的值</translation>
    </message>
    <message>
        <source>a tag is out of range; allowed: {} to {}</source>
        <translation>有数值超出范围；允许：{} 至 {}</translation>
    </message>
    <message>
        <source>{} is no divisor; allowed: 0.25 to 8 decks, or &quot;none&quot; for the running count</source>
        <translation>{} 不能作除数；允许：0.25 至 8 副，或用 &quot;none&quot; 表示流水数</translation>
    </message>
    <message>
        <source>is not base64</source>
        <translation>不是 base64</translation>
    </message>
    <message>
        <source>card {} is no card</source>
        <translation>第 {} 张不是牌</translation>
    </message>
    <message>
        <source>a round isn&apos;t what its rules and cards lead to: {}</source>
        <translation>有一局与其规则和牌不符：{}</translation>
    </message>
    <message>
        <source>a round ends before its end</source>
        <translation>有一局没有打完</translation>
    </message>
    <message>
        <source>a round has no stake of whoever played it</source>
        <translation>有一局没有玩家的下注</translation>
    </message>
    <message>
        <source>the shoe doesn&apos;t hold each card of its {} decks once a deck</source>
        <translation>牌靴不是完整的 {} 副牌</translation>
    </message>
    <message>
        <source>there is no round in it</source>
        <translation>其中没有牌局</translation>
    </message>
    <message>
        <source>{} answers don&apos;t fit {} rounds</source>
        <translation>{} 个回应与 {} 局不符</translation>
    </message>
    <message>
        <source>a round was given up, so its stakes were returned</source>
        <translation>有一局被取消，下注已退回</translation>
    </message>
    <message>
        <source>an answer has other stakes than its round</source>
        <translation>有回应的下注与该局不同</translation>
    </message>
    <message>
        <source>is larger than a challenge can be: at most {} bytes</source>
        <translation>超过了挑战的上限：最多 {} 字节</translation>
    </message>
    <message>
        <source>is not a challenge</source>
        <translation>不是挑战</translation>
    </message>
    <message>
        <source>is a challenge of a newer program; this one knows version {}</source>
        <translation>是较新程序的挑战；本程序只支持版本 {}</translation>
    </message>
    <message>
        <source>its seal is broken: the file was changed or is not whole. Ask for it once more</source>
        <translation>封存已损坏：文件被改动或不完整。请再要一份</translation>
    </message>
    <message>
        <source>{} is not a multiple of 0.5; counts go by halves</source>
        <translation>{} 不是 0.5 的倍数；计数以半为单位</translation>
    </message>
    <message>
        <source>{} is no divisor; allowed: 0.25 to {} decks in quarters, or &quot;none&quot; for the running count</source>
        <translation>{} 不能作除数；允许：0.25 至 {} 副（四分之一为单位），或用 &quot;none&quot; 表示流水数</translation>
    </message>
    <message>
        <source>no count system has this id, and no file this name; allowed: {}</source>
        <translation>没有此标识的算牌法，也没有此名的文件；允许：{}</translation>
    </message>
    <message>
        <source>is still being played</source>
        <translation>仍在进行</translation>
    </message>
    <message>
        <source>its shoe is still in use, and its next cards must stay unknown. A challenge can be made once the shoe has ended</source>
        <translation>其牌靴仍在使用，后面的牌必须保密。牌靴结束后才能制作挑战</translation>
    </message>
    <message>
        <source>there was nothing to decide</source>
        <translation>没有需要决定的地方</translation>
    </message>
    <message>
        <source>it has been played since; begin again</source>
        <translation>此后又玩过；请重新开始</translation>
    </message>
    <message>
        <source>transfer {} is not from a wallet to the house</source>
        <translation>转账 {} 不是从钱包到庄家</translation>
    </message>
    <message>
        <source>transfer {} takes back {} more than was topped up</source>
        <translation>转账 {} 比充值多撤回 {}</translation>
    </message>
    <message>
        <source>what was deleted</source>
        <translation>已删除的内容</translation>
    </message>
    <message>
        <source>entry {} of what was deleted is not as it was stored</source>
        <translation>删除记录 {} 与保存时不符</translation>
    </message>
    <message>
        <source>entry {} of what was deleted overlaps another</source>
        <translation>删除记录 {} 与另一条重叠</translation>
    </message>
    <message>
        <source>entry {} of what was deleted covers number {}, which is there</source>
        <translation>删除记录 {} 包含仍存在的编号 {}</translation>
    </message>
    <message>
        <source>entries of deletion {} are missing, or there are too many</source>
        <translation>删除 {} 的记录缺失或过多</translation>
    </message>
    <message>
        <source>the account&apos;s money doesn&apos;t add up, so it can&apos;t be deleted: openshoe-cli history check says what is wrong</source>
        <translation>账户的钱对不上，因此不能删除：openshoe-cli history check 会指出问题</translation>
    </message>
    <message>
        <source>it is the only one, so it stays</source>
        <translation>它是唯一的，不能删除</translation>
    </message>
    <message>
        <source>one of its rounds is being played; finish it first</source>
        <translation>它有一局正在进行；请先打完</translation>
    </message>
    <message>
        <source>there is none to take back</source>
        <translation>没有可撤回的充值</translation>
    </message>
    <message>
        <source>the wallet no longer holds it: there is {} in it, and the top-up was {}</source>
        <translation>钱包里已不足：现有 {}，而充值为 {}</translation>
    </message>
    <message>
        <source>exact for these plays: each hand of a pair is played as if a dealer&apos;s blackjack took its one stake from the other</source>
        <translation>在此打法下精确：一对牌分出的每手牌，都按庄家黑杰克从另一手赢走那份注额来打</translation>
    </message>
    <message>
        <source>The dealer stands only on 21, however it is made up.</source>
        <translation>庄家只在 21 点停牌，不论如何组成。</translation>
    </message>
    <message>
        <source>The dealer peeks, so a blackjack ends the round before anything is doubled or split.</source>
        <translation>庄家会查看暗牌，若为黑杰克，本局在加倍或分牌之前即告结束。</translation>
    </message>
    <message>
        <source>Pays on the first two cards of a hand, alone or with the dealer&apos;s up card or finished hand; the best outcome counts.</source>
        <translation>押手牌前两张的牌型，单独计，或与庄家的明牌或最终手牌合计；只计赔率最高的一项。</translation>
    </message>
    <message>
        <source>Wins if the dealer busts; what it pays depends on the number of cards, on the card that busts the dealer, or on the hand having a blackjack.</source>
        <translation>押庄家爆牌，按爆牌时的张数、导致爆牌的那张牌或手牌是否为黑杰克赔付。</translation>
    </message>
    <message>
        <source>Over or under 13</source>
        <translation>大于或小于 13 点</translation>
    </message>
    <message>
        <source>Pays on the total of the first two cards of a hand, aces counting 1: over 13, under 13 or exactly 13. What isn&apos;t listed loses.</source>
        <translation>押手牌前两张的合计点数，A 计 1 点：大于 13、小于 13 或正好 13。未列出的结果算输。</translation>
    </message>
    <message>
        <source>First two cards 20</source>
        <translation>前两张 20 点</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand total 20; more if they are of one suit, of one rank, the same card, or queens, and most if the dealer then has a blackjack.</source>
        <translation>押手牌前两张合计 20 点；同花、同牌面、完全相同或两张 Q 赔得更多，若此时庄家又拿到黑杰克则赔得最多。</translation>
    </message>
    <message>
        <source>Royal match</source>
        <translation>皇家同花</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand are of one suit, and more if they are king and queen of it.</source>
        <translation>押手牌前两张同花；若为该花色的 K 和 Q，赔得更多。</translation>
    </message>
    <message>
        <source>Player&apos;s blackjack</source>
        <translation>玩家黑杰克</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand are a blackjack; more if they are of one suit, or ace and jack of it.</source>
        <translation>押手牌前两张为黑杰克；同花，或为同花的 A 和 J，赔得更多。</translation>
    </message>
    <message>
        <source>Dealer&apos;s total</source>
        <translation>庄家点数</translation>
    </message>
    <message>
        <source>Pays on the total that the dealer&apos;s finished hand has. A blackjack counts as 21 where it isn&apos;t listed itself.</source>
        <translation>押庄家最终手牌的点数。黑杰克若未单独列出，按 21 点计。</translation>
    </message>
    <message>
        <source>Bad beat</source>
        <translation>爆冷输牌</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand are 20 and the dealer&apos;s finished hand is 21, or if both have a blackjack. How the hand is played doesn&apos;t matter.</source>
        <translation>押手牌前两张为 20 点而庄家最终为 21 点，或双方都拿到黑杰克。手牌怎么打都不影响。</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>对子</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>对子</translation>
    </message>
    <message>
        <source>Dealer bust by a ten-value card</source>
        <translation>庄家因 10 点牌爆牌</translation>
    </message>
    <message>
        <source>dealer bust by a ten-value card</source>
        <translation>庄家因 10 点牌爆牌</translation>
    </message>
    <message>
        <source>Dealer bust by a nine</source>
        <translation>庄家因 9 爆牌</translation>
    </message>
    <message>
        <source>dealer bust by a nine</source>
        <translation>庄家因 9 爆牌</translation>
    </message>
    <message>
        <source>Dealer bust by an eight</source>
        <translation>庄家因 8 爆牌</translation>
    </message>
    <message>
        <source>dealer bust by an eight</source>
        <translation>庄家因 8 爆牌</translation>
    </message>
    <message>
        <source>Dealer bust by a seven</source>
        <translation>庄家因 7 爆牌</translation>
    </message>
    <message>
        <source>dealer bust by a seven</source>
        <translation>庄家因 7 爆牌</translation>
    </message>
    <message>
        <source>Dealer bust by a six</source>
        <translation>庄家因 6 爆牌</translation>
    </message>
    <message>
        <source>dealer bust by a six</source>
        <translation>庄家因 6 爆牌</translation>
    </message>
    <message>
        <source>Dealer bust, third card a ten-value card</source>
        <translation>庄家第三张为 10 点牌爆牌</translation>
    </message>
    <message>
        <source>dealer bust by a ten-value card as third card</source>
        <translation>庄家第三张为 10 点牌爆牌</translation>
    </message>
    <message>
        <source>Dealer bust, third card a nine</source>
        <translation>庄家第三张 9 爆牌</translation>
    </message>
    <message>
        <source>dealer bust by a nine as third card</source>
        <translation>庄家第三张 9 爆牌</translation>
    </message>
    <message>
        <source>Dealer bust, third card an eight</source>
        <translation>庄家第三张 8 爆牌</translation>
    </message>
    <message>
        <source>dealer bust by an eight as third card</source>
        <translation>庄家第三张 8 爆牌</translation>
    </message>
    <message>
        <source>Dealer bust, third card a seven</source>
        <translation>庄家第三张 7 爆牌</translation>
    </message>
    <message>
        <source>dealer bust by a seven as third card</source>
        <translation>庄家第三张 7 爆牌</translation>
    </message>
    <message>
        <source>Dealer bust, third card a six</source>
        <translation>庄家第三张 6 爆牌</translation>
    </message>
    <message>
        <source>dealer bust by a six as third card</source>
        <translation>庄家第三张 6 爆牌</translation>
    </message>
    <message>
        <source>Dealer bust, 7 cards, against a blackjack</source>
        <translation>庄家 7 张爆牌，对黑杰克</translation>
    </message>
    <message>
        <source>dealer bust with 7 cards against a blackjack</source>
        <translation>庄家 7 张爆牌，对黑杰克</translation>
    </message>
    <message>
        <source>Dealer bust, 8 cards or more, against a blackjack</source>
        <translation>庄家 8 张或以上爆牌，对黑杰克</translation>
    </message>
    <message>
        <source>dealer bust with 8 cards or more against a blackjack</source>
        <translation>庄家 8 张或以上爆牌，对黑杰克</translation>
    </message>
    <message>
        <source>Under 13</source>
        <translation>小于 13</translation>
    </message>
    <message>
        <source>under 13</source>
        <translation>小于 13</translation>
    </message>
    <message>
        <source>Over 13</source>
        <translation>大于 13</translation>
    </message>
    <message>
        <source>over 13</source>
        <translation>大于 13</translation>
    </message>
    <message>
        <source>Exactly 13</source>
        <translation>正好 13</translation>
    </message>
    <message>
        <source>exactly 13</source>
        <translation>正好 13</translation>
    </message>
    <message>
        <source>Any 20</source>
        <translation>任意 20 点</translation>
    </message>
    <message>
        <source>any 20</source>
        <translation>任意 20 点</translation>
    </message>
    <message>
        <source>Suited 20</source>
        <translation>同花 20 点</translation>
    </message>
    <message>
        <source>suited 20</source>
        <translation>同花 20 点</translation>
    </message>
    <message>
        <source>20 of one rank</source>
        <translation>同牌面 20 点</translation>
    </message>
    <message>
        <source>Matched 20</source>
        <translation>相同牌 20 点</translation>
    </message>
    <message>
        <source>matched 20</source>
        <translation>相同牌 20 点</translation>
    </message>
    <message>
        <source>Two queens</source>
        <translation>两张 Q</translation>
    </message>
    <message>
        <source>two queens</source>
        <translation>两张 Q</translation>
    </message>
    <message>
        <source>Two queens of hearts</source>
        <translation>两张红桃 Q</translation>
    </message>
    <message>
        <source>two queens of hearts</source>
        <translation>两张红桃 Q</translation>
    </message>
    <message>
        <source>Two queens, dealer&apos;s blackjack</source>
        <translation>两张 Q，庄家黑杰克</translation>
    </message>
    <message>
        <source>two queens against the dealer&apos;s blackjack</source>
        <translation>两张 Q 对庄家黑杰克</translation>
    </message>
    <message>
        <source>Two queens of hearts, dealer&apos;s blackjack</source>
        <translation>两张红桃 Q，庄家黑杰克</translation>
    </message>
    <message>
        <source>two queens of hearts against the dealer&apos;s blackjack</source>
        <translation>两张红桃 Q 对庄家黑杰克</translation>
    </message>
    <message>
        <source>Cards of one suit</source>
        <translation>两张同花</translation>
    </message>
    <message>
        <source>cards of one suit</source>
        <translation>两张同花</translation>
    </message>
    <message>
        <source>King and queen of one suit</source>
        <translation>同花 K-Q</translation>
    </message>
    <message>
        <source>king and queen of one suit</source>
        <translation>同花 K-Q</translation>
    </message>
    <message>
        <source>player&apos;s blackjack</source>
        <translation>玩家黑杰克</translation>
    </message>
    <message>
        <source>Blackjack of one suit</source>
        <translation>同花黑杰克</translation>
    </message>
    <message>
        <source>blackjack of one suit</source>
        <translation>同花黑杰克</translation>
    </message>
    <message>
        <source>Ace and jack of one suit</source>
        <translation>同花 A-J</translation>
    </message>
    <message>
        <source>ace and jack of one suit</source>
        <translation>同花 A-J</translation>
    </message>
    <message>
        <source>Dealer 17</source>
        <translation>庄家 17 点</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 17</source>
        <translation>庄家 17 点</translation>
    </message>
    <message>
        <source>Dealer 18</source>
        <translation>庄家 18 点</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 18</source>
        <translation>庄家 18 点</translation>
    </message>
    <message>
        <source>Dealer 19</source>
        <translation>庄家 19 点</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 19</source>
        <translation>庄家 19 点</translation>
    </message>
    <message>
        <source>Dealer 20</source>
        <translation>庄家 20 点</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 20</source>
        <translation>庄家 20 点</translation>
    </message>
    <message>
        <source>Dealer 21</source>
        <translation>庄家 21 点</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 21</source>
        <translation>庄家 21 点</translation>
    </message>
    <message>
        <source>Dealer&apos;s blackjack</source>
        <translation>庄家黑杰克</translation>
    </message>
    <message>
        <source>dealer&apos;s blackjack</source>
        <translation>庄家黑杰克</translation>
    </message>
    <message>
        <source>Dealer 22</source>
        <translation>庄家 22 点</translation>
    </message>
    <message>
        <source>dealer&apos;s total of 22</source>
        <translation>庄家 22 点</translation>
    </message>
    <message>
        <source>20 against dealer&apos;s 21</source>
        <translation>20 点对庄家 21 点</translation>
    </message>
    <message>
        <source>20 against the dealer&apos;s 21</source>
        <translation>20 点对庄家 21 点</translation>
    </message>
    <message>
        <source>20 against dealer&apos;s blackjack</source>
        <translation>20 点对庄家黑杰克</translation>
    </message>
    <message>
        <source>20 against the dealer&apos;s blackjack</source>
        <translation>20 点对庄家黑杰克</translation>
    </message>
    <message>
        <source>Blackjack against dealer&apos;s blackjack</source>
        <translation>黑杰克对庄家黑杰克</translation>
    </message>
    <message>
        <source>blackjack against the dealer&apos;s blackjack</source>
        <translation>黑杰克对庄家黑杰克</translation>
    </message>
    <message>
        <source>round</source>
        <translation>牌局</translation>
    </message>
    <message>
        <source>No number of cards wins by itself.</source>
        <translation>没有哪种张数可以直接获胜。</translation>
    </message>
    <message>
        <source>Split aces can&apos;t be resplit.</source>
        <translation>分 A 后不可再次分牌。</translation>
    </message>
    <message>
        <source>A pair becomes at most three hands.</source>
        <translation>一对最多分成三手。</translation>
    </message>
    <message>
        <source>&quot;at-once&quot; needs a peek, or a blackjack that takes all (&quot;dealer.blackjackTakes&quot;)</source>
        <translation>&quot;at-once&quot; 需要庄家查看暗牌，或黑杰克赢走全部注额（&quot;dealer.blackjackTakes&quot;）</translation>
    </message>
    <message>
        <source>{} is not a house edge; a percentage with its digits, such as &quot;0.53%&quot;, is needed</source>
        <translation>{} 不是庄家优势；需要带小数位的百分数，如 &quot;0.53%&quot;</translation>
    </message>
    <message>
        <source>a deal that isn&apos;t under way ends</source>
        <translation>结束了并未进行的发牌</translation>
    </message>
    <message>
        <source>The dealer&apos;s second card is drawn only when the hands have been played.</source>
        <translation>庄家的第二张牌要等手牌行完才发。</translation>
    </message>
    <message>
        <source>Dealer&apos;s first two cards</source>
        <translation>庄家的前两张牌</translation>
    </message>
    <message>
        <source>Wins if the dealer&apos;s first two cards are of one suit, king and queen of it, or a pair: of any colours, of one colour, or of one suit. What the dealer draws doesn&apos;t matter.</source>
        <translation>押庄家的前两张牌：同花、该花色的 K 和 Q，或对子（不论颜色、同色或同花）。庄家之后要什么牌都不影响。</translation>
    </message>
    <message>
        <source>First two cards of both hands</source>
        <translation>双方的前两张牌</translation>
    </message>
    <message>
        <source>Dealer&apos;s cards of one suit</source>
        <translation>庄家两张同花</translation>
    </message>
    <message>
        <source>dealer&apos;s cards of one suit</source>
        <translation>庄家两张同花</translation>
    </message>
    <message>
        <source>Dealer&apos;s pair</source>
        <translation>庄家对子</translation>
    </message>
    <message>
        <source>dealer&apos;s pair</source>
        <translation>庄家对子</translation>
    </message>
    <message>
        <source>Dealer&apos;s pair of one colour</source>
        <translation>庄家同色对</translation>
    </message>
    <message>
        <source>dealer&apos;s pair of one colour</source>
        <translation>庄家同色对</translation>
    </message>
    <message>
        <source>Dealer&apos;s pair of one suit</source>
        <translation>庄家完美对</translation>
    </message>
    <message>
        <source>dealer&apos;s pair of one suit</source>
        <translation>庄家完美对</translation>
    </message>
    <message>
        <source>Dealer&apos;s king and queen of one suit</source>
        <translation>庄家同花 K-Q</translation>
    </message>
    <message>
        <source>dealer&apos;s king and queen of one suit</source>
        <translation>庄家同花 K-Q</translation>
    </message>
    <message>
        <source>Both hands of one suit</source>
        <translation>双方各自同花</translation>
    </message>
    <message>
        <source>both hands of one suit</source>
        <translation>双方各自同花</translation>
    </message>
    <message>
        <source>Both hands 20</source>
        <translation>双方均为 20 点</translation>
    </message>
    <message>
        <source>both hands 20</source>
        <translation>双方均为 20 点</translation>
    </message>
    <message>
        <source>Both hands pairs</source>
        <translation>双方均为对子</translation>
    </message>
    <message>
        <source>both hands pairs</source>
        <translation>双方均为对子</translation>
    </message>
    <message>
        <source>Both hands blackjacks of one suit</source>
        <translation>双方均为同花黑杰克</translation>
    </message>
    <message>
        <source>both hands blackjacks of one suit</source>
        <translation>双方均为同花黑杰克</translation>
    </message>
    <message>
        <source>Both hands pairs of one suit</source>
        <translation>双方均为完美对</translation>
    </message>
    <message>
        <source>both hands pairs of one suit</source>
        <translation>双方均为完美对</translation>
    </message>
    <message>
        <source>Both hands king and queen of one suit</source>
        <translation>双方均为同花 K-Q</translation>
    </message>
    <message>
        <source>both hands king and queen of one suit</source>
        <translation>双方均为同花 K-Q</translation>
    </message>
    <message>
        <source>The same blackjack of one suit in both hands</source>
        <translation>双方为相同的同花黑杰克</translation>
    </message>
    <message>
        <source>the same blackjack of one suit in both hands</source>
        <translation>双方为相同的同花黑杰克</translation>
    </message>
    <message>
        <source>is missing: both of the dealer&apos;s cards are face up</source>
        <translation>缺失：庄家的两张牌均牌面朝上</translation>
    </message>
    <message>
        <source>turns end that aren&apos;t under way</source>
        <translation>结束了并未进行的行牌</translation>
    </message>
    <message>
        <source>Both of the dealer&apos;s cards are dealt face up.</source>
        <translation>庄家的两张牌都发成牌面朝上。</translation>
    </message>
    <message>
        <source>the house stakes hands of free splits only, all but the first</source>
        <translation>只有免费分牌的手牌才由庄家代出注，第一手除外</translation>
    </message>
    <message>
        <source>there is none: the dealer gets the second card after the hands</source>
        <translation>没有暗牌：庄家的第二张牌在手牌行完之后才发</translation>
    </message>
    <message>
        <source>A blackjack of one suit pays no more than others.</source>
        <translation>同花黑杰克不比其他黑杰克赔得多。</translation>
    </message>
    <message>
        <source>Hands are given up early, with their first two cards.</source>
        <translation>放弃须尽早，即手牌只有前两张时。</translation>
    </message>
    <message>
        <source>With fewer cards a hand has ended as a Charlie.</source>
        <translation>未到这个张数，手牌就已作为查理结束。</translation>
    </message>
    <message>
        <source>Where a dealer&apos;s blackjack found late doesn&apos;t take every stake, only the first two cards may be surrendered.</source>
        <translation>若较晚揭晓的庄家黑杰克不会赢走全部下注，只有前两张牌可以投降。</translation>
    </message>
    <message>
        <source>Every double is free, and what the house stakes stays as it is.</source>
        <translation>每次加倍都免费，而庄家代出的注保持不变。</translation>
    </message>
    <message>
        <source>No card makes 10 or 11 of a hand that has one of them already.</source>
        <translation>10 或 11 点的手牌再拿一张牌后不会又是 10 或 11 点。</translation>
    </message>
    <message>
        <source>Where a dealer&apos;s blackjack found late doesn&apos;t take every stake, a hand is doubled only once.</source>
        <translation>若较晚揭晓的庄家黑杰克不会赢走全部下注，一手牌只可加倍一次。</translation>
    </message>
    <message>
        <source>Where a dealer&apos;s blackjack found late takes the first stake alone, a doubled hand always stands.</source>
        <translation>若较晚揭晓的庄家黑杰克只赢走最初的注额，加倍的手牌一律停牌。</translation>
    </message>
    <message>
        <source>No hand is surrendered to a dealer who may have a blackjack.</source>
        <translation>庄家可能有黑杰克时，不会有手牌投降。</translation>
    </message>
    <message>
        <source>Wins if the first two cards of a hand and the dealer&apos;s first two cards are alike: of the same total, both of one suit (each of its own), both 20, both pairs, both blackjacks of one suit, or both king and queen of one suit. What anyone draws doesn&apos;t matter.</source>
        <translation>押手牌的前两张与庄家的前两张相似：点数相同、各自同花（花色可不同）、均为 20 点、均为对子、均为同花黑杰克，或均为同花 K-Q。之后要什么牌都不影响。</translation>
    </message>
    <message>
        <source>Both hands the same total</source>
        <translation>双方点数相同</translation>
    </message>
    <message>
        <source>both hands the same total</source>
        <translation>双方点数相同</translation>
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
        <translation>工作原理</translation>
    </message>
    <message>
        <source>Shoes or the method</source>
        <translation>牌靴或方法</translation>
    </message>
    <message>
        <source>Shoes</source>
        <translation>牌靴</translation>
    </message>
</context>
<context>
    <name>FigureTable</name>
    <message>
        <source>%1, figures</source>
        <comment>the table behind a picture</comment>
        <translation>%1，数据</translation>
    </message>
</context>
<context>
    <name>FileWriter</name>
    <message>
        <source>Writing… %1%</source>
        <translation>正在写入… %1%</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>FilterNameDialog</name>
    <message>
        <source>Save these filters</source>
        <translation>保存这些筛选</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>There is no room for another. Delete one first, or replace one by its name.</source>
        <translation>没有空间再保存。请先删除一个，或用同名替换一个。</translation>
    </message>
</context>
<context>
    <name>FinishedShoeRow</name>
    <message>
        <source>Shoe %1, %2, %3</source>
        <translation>第 %1 靴，%2，%3</translation>
    </message>
    <message>
        <source>Shoe %1 · %2</source>
        <translation>第 %1 靴 · %2</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>验证通过</translation>
    </message>
    <message>
        <source>doesn&apos;t match</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Verify shoe %1</source>
        <translation>验证第 %1 靴</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>承诺值</translation>
    </message>
    <message>
        <source>Copy commitment</source>
        <translation>复制承诺值</translation>
    </message>
    <message>
        <source>Copied commitment</source>
        <translation>已复制承诺值</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Copy seed</source>
        <translation>复制种子</translation>
    </message>
    <message>
        <source>Copied seed</source>
        <translation>已复制种子</translation>
    </message>
    <message>
        <source>Client seed</source>
        <translation>客户端种子</translation>
    </message>
    <message>
        <source>Copy client seed</source>
        <translation>复制客户端种子</translation>
    </message>
    <message>
        <source>Copied client seed</source>
        <translation>已复制客户端种子</translation>
    </message>
    <message>
        <source>Shoe %1, %2, %3, %4</source>
        <translation>第 %1 靴，%2，%3，%4</translation>
    </message>
    <message>
        <source>can&apos;t be checked</source>
        <translation>无法验证</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show the %Ln rounds of shoe %1</source>
        <translation>
            <numerusform>显示第 %1 靴的 %Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation>逐步计算</translation>
    </message>
    <message>
        <source>Work out shoe %1, step by step</source>
        <translation>逐步计算第 %1 靴</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy shoe %1 as JSON</source>
        <translation>将第 %1 靴复制为 JSON</translation>
    </message>
</context>
<context>
    <name>FirstStart</name>
    <message>
        <source>Welcome to Open Shoe</source>
        <translation>欢迎使用 Open Shoe</translation>
    </message>
    <message>
        <source>Start with %1</source>
        <translation>从%1开始</translation>
    </message>
    <message>
        <source>Don&apos;t show this again</source>
        <translation>不再显示</translation>
    </message>
    <message>
        <source>What this is</source>
        <translation>这是什么</translation>
    </message>
    <message>
        <source>Blackjack by the rules of real casinos, for play money. Every round is kept, so you can look it up, replay it and review it.</source>
        <translation>采用真实赌场规则的二十一点，只用游戏币。每一局都会保存，可查阅、回放和复盘。</translation>
    </message>
    <message>
        <source>Your wallets</source>
        <translation>你的钱包</translation>
    </message>
    <message>
        <source>Each game shows which one it uses.</source>
        <translation>每个游戏都会标明使用哪个钱包。</translation>
    </message>
    <message>
        <source>The coach</source>
        <translation>教练</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>教练</translation>
    </message>
    <message>
        <source>Tells you at the table what each play is worth.</source>
        <translation>在牌桌上告诉你每种打法的价值。</translation>
    </message>
    <message>
        <source>Show me how to play</source>
        <translation>教我怎么玩</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Returns %1, published %2</source>
        <translation>返还率 %1，公布值 %2</translation>
    </message>
    <message>
        <source>Returns %1</source>
        <translation>返还率 %1</translation>
    </message>
    <message>
        <source>Published return %1</source>
        <translation>公布返还率 %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>玩%1</translation>
    </message>
    <message>
        <source>Resume %1</source>
        <translation>继续%1</translation>
    </message>
</context>
<context>
    <name>GameDrop</name>
    <message>
        <source>Drop rule files here to add them to your games, or a challenge to play it</source>
        <translation>将规则文件拖到这里加入游戏，或拖入挑战开始玩</translation>
    </message>
</context>
<context>
    <name>GameLine</name>
    <message>
        <source>Your own</source>
        <translation>自建</translation>
    </message>
    <message>
        <source>Opened from a file</source>
        <translation>从文件打开</translation>
    </message>
    <message>
        <source>Hidden from the lobby</source>
        <translation>在大厅中隐藏</translation>
    </message>
    <message>
        <source>Can&apos;t be used</source>
        <translation>无法使用</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>玩%1</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>编辑%1</translation>
    </message>
    <message>
        <source>More options for %1</source>
        <translation>%1的更多操作</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Try %1 again</source>
        <translation>重试%1</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>显示文件夹</translation>
    </message>
    <message>
        <source>Show the folder of %1</source>
        <translation>显示%1所在的文件夹</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>删除%1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <translation>恢复%1</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>重命名%1</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Share as a file</source>
        <translation>导出为文件</translation>
    </message>
    <message>
        <source>Rule file</source>
        <translation>规则文件</translation>
    </message>
    <message>
        <source>Import rule files</source>
        <translation>导入规则文件</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Options for %1</source>
        <translation>对%1的操作</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Edit the rules</source>
        <translation>编辑规则</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Show in the lobby</source>
        <translation>在大厅中显示</translation>
    </message>
    <message>
        <source>Hide from the lobby</source>
        <translation>在大厅中隐藏</translation>
    </message>
    <message>
        <source>Share as a file…</source>
        <translation>导出为文件…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Black Jack in Boxes</source>
        <comment>boxes</comment>
        <translation>注位二十一点</translation>
    </message>
    <message>
        <source>Classic Blackjack</source>
        <comment>classic</comment>
        <translation>经典二十一点</translation>
    </message>
    <message>
        <source>Deluxe Blackjack</source>
        <comment>deluxe</comment>
        <translation>豪华二十一点</translation>
    </message>
    <message>
        <source>Down Under Blackjack</source>
        <comment>down-under</comment>
        <translation>澳洲二十一点</translation>
    </message>
    <message>
        <source>Premium Blackjack</source>
        <comment>premium</comment>
        <translation>尊享二十一点</translation>
    </message>
    <message>
        <source>Blackjack with the Rundown</source>
        <comment>rundown</comment>
        <translation>牌谱二十一点</translation>
    </message>
</context>
<context>
    <name>GamesSettings</name>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>导入文件…</translation>
    </message>
    <message>
        <source>You can also drop a rule file anywhere on the window. Hiding a game only removes it from the lobby.</source>
        <translation>也可以把规则文件拖到窗口任意位置。在这里隐藏的游戏只是不再出现在大厅。</translation>
    </message>
    <message>
        <source>Games rules variants own new table casino copy rename edit order hide lobby share import export take in file delete house edge</source>
        <translation>游戏 规则 变体 玩法 自定义 牌桌 赌场 复制 改名 重命名 编辑 排序 隐藏 大厅 分享 导入 导出 文件 删除 庄家优势 新建</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>新建游戏…</translation>
    </message>
    <message>
        <source>New game with the rules of</source>
        <translation>按以下规则新建游戏</translation>
    </message>
</context>
<context>
    <name>GuideNote</name>
    <message>
        <source>How to play</source>
        <translation>玩法入门</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>End the guide</source>
        <translation>结束引导</translation>
    </message>
</context>
<context>
    <name>HandDialog</name>
    <message>
        <source>Build a hand</source>
        <translation>组合一手牌</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Up card</source>
        <translation>明牌</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>决定</translation>
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
        <translation>对</translation>
    </message>
    <message>
        <source>on with</source>
        <extracomment>Words that say nothing when a hand is searched for, separated by spaces</extracomment>
        <translation>在</translation>
    </message>
    <message>
        <source>hard</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces</extracomment>
        <translation>硬</translation>
    </message>
    <message>
        <source>soft</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: an ace counts 11</extracomment>
        <translation>软</translation>
    </message>
    <message>
        <source>pair</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces</extracomment>
        <translation>对子</translation>
    </message>
    <message>
        <source>hit</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: taking a card</extracomment>
        <translation>要牌</translation>
    </message>
    <message>
        <source>stand</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces</extracomment>
        <translation>停牌</translation>
    </message>
    <message>
        <source>double</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: doubling the stake</extracomment>
        <translation>加倍</translation>
    </message>
    <message>
        <source>split</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: splitting a pair</extracomment>
        <translation>分牌</translation>
    </message>
    <message>
        <source>surrender</source>
        <extracomment>Words that mean the same when a hand is searched for, separated by spaces: giving up</extracomment>
        <translation>投降</translation>
    </message>
    <message>
        <source>Type a hand like A7 v 9, 16 v 10, soft 18, pair 8 v 6 or double on 11.</source>
        <translation>请输入手牌，例如 A7 对 9、16 对 10、软 18、对子 8 对 6 或 加倍 11。</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>HexLine</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>HourlyLine</name>
    <message>
        <source>%1. Press to change.</source>
        <translation>%1。按下可更改。</translation>
    </message>
    <message>
        <source>Change the stake and the rounds</source>
        <translation>更改注额和局数</translation>
    </message>
    <message>
        <source>What an hour is reckoned with</source>
        <translation>每小时的计算依据</translation>
    </message>
    <message>
        <source>Stake a round</source>
        <translation>每局注额</translation>
    </message>
    <message>
        <source>Rounds an hour</source>
        <translation>每小时局数</translation>
    </message>
    <message>
        <source>Kept for all pages. The stake counts in every game with this currency, as far as its limits allow.</source>
        <translation>所有页面通用。注额适用于使用此货币的每个游戏，以其限额为准。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
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
        <translation>空格</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单键</translation>
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
        <translation>按键与初始设置不同。</translation>
    </message>
    <message>
        <source>Change the key: %1</source>
        <translation>更改按键：%1</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>无按键</translation>
    </message>
    <message>
        <source>More options for %1</source>
        <translation>%1的更多操作</translation>
    </message>
</context>
<context>
    <name>KeyMenu</name>
    <message>
        <source>Options for %1</source>
        <translation>对%1的操作</translation>
    </message>
    <message>
        <source>Change the key…</source>
        <translation>更改按键…</translation>
    </message>
    <message>
        <source>Add a key…</source>
        <translation>添加按键…</translation>
    </message>
    <message>
        <source>Remove its keys</source>
        <translation>移除按键</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
</context>
<context>
    <name>KeyPrompt</name>
    <message>
        <source>Key for “%1”</source>
        <translation>“%1”的按键</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Press the key for “%1”. Esc keeps the current one.</source>
        <translation>请按下用于“%1”的键。按 Esc 保持不变。</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>请按新键</translation>
    </message>
    <message>
        <source>Esc keeps the current one.</source>
        <translation>按 Esc 保持不变。</translation>
    </message>
</context>
<context>
    <name>KeySettings</name>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>What each key does</source>
        <translation>各键的功能</translation>
    </message>
    <message>
        <source>Press one to give it another key.</source>
        <translation>点按其中一项即可更换按键。</translation>
    </message>
    <message>
        <source>%1 shows all of them at once.</source>
        <translation>按 %1 可一次显示全部按键。</translation>
    </message>
    <message>
        <source>Hide the keys</source>
        <translation>隐藏按键</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>更改按键</translation>
    </message>
    <message>
        <source>Reassign it</source>
        <translation>改用</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>不改</translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>Playing</source>
        <translation>打牌</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>In lists</source>
        <translation>列表中</translation>
    </message>
    <message>
        <source>Rundown</source>
        <translation>牌谱</translation>
    </message>
    <message>
        <source>List of games</source>
        <translation>游戏列表</translation>
    </message>
    <message>
        <source>Editing rules</source>
        <translation>编辑规则</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>任意位置</translation>
    </message>
    <message>
        <source>Go to spot 1 to 7</source>
        <translation>转到注位 1 至 7</translation>
    </message>
    <message>
        <source>Minimum, maximum, half or twice the stake on the spot</source>
        <translation>注位上的注额：最小、最大、一半、两倍</translation>
    </message>
    <message>
        <source>Double (hand or stakes)</source>
        <translation>加倍，也用于注额翻倍</translation>
    </message>
    <message>
        <source>Surrender, give up</source>
        <translation>投降、放弃</translation>
    </message>
    <message>
        <source>Choose insurance or even money hand by hand</source>
        <translation>逐手选择保险或等额赔付</translation>
    </message>
    <message>
        <source>Follow a double or split</source>
        <translation>跟加倍或跟分牌</translation>
    </message>
    <message>
        <source>No; after the round, change the bets</source>
        <translation>不要；一局结束后：改注</translation>
    </message>
    <message>
        <source>Ask the coach</source>
        <translation>问教练</translation>
    </message>
    <message>
        <source>Deal or deal again; while cards move, show all at once</source>
        <translation>发牌、再来一局；动画进行中：立即全部显示</translation>
    </message>
    <message>
        <source>Review the last round</source>
        <translation>复盘上一局</translation>
    </message>
    <message>
        <source>Repeat the last stakes</source>
        <translation>续押上一局的下注</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Go to spot 1</source>
        <translation>转到注位 1</translation>
    </message>
    <message>
        <source>Go to spot 2</source>
        <translation>转到注位 2</translation>
    </message>
    <message>
        <source>Go to spot 3</source>
        <translation>转到注位 3</translation>
    </message>
    <message>
        <source>Go to spot 4</source>
        <translation>转到注位 4</translation>
    </message>
    <message>
        <source>Go to spot 5</source>
        <translation>转到注位 5</translation>
    </message>
    <message>
        <source>Go to spot 6</source>
        <translation>转到注位 6</translation>
    </message>
    <message>
        <source>Go to spot 7</source>
        <translation>转到注位 7</translation>
    </message>
    <message>
        <source>Put a chip on the spot</source>
        <translation>在注位上放一枚筹码</translation>
    </message>
    <message>
        <source>Take a chip off the spot</source>
        <translation>从注位上取走一枚筹码</translation>
    </message>
    <message>
        <source>Next spot or side bet</source>
        <translation>转到下一处：注位和边注</translation>
    </message>
    <message>
        <source>Type an amount for the spot</source>
        <translation>输入注位的金额</translation>
    </message>
    <message>
        <source>Minimum stake on the spot</source>
        <translation>注位的最小注额</translation>
    </message>
    <message>
        <source>Maximum stake on the spot</source>
        <translation>注位的最大注额</translation>
    </message>
    <message>
        <source>Half the stake on the spot</source>
        <translation>注位的注额减半</translation>
    </message>
    <message>
        <source>Twice the stake on the spot</source>
        <translation>注位的注额翻倍</translation>
    </message>
    <message>
        <source>See and change the rules</source>
        <translation>规则：查看和更改</translation>
    </message>
    <message>
        <source>Pause or resume the table</source>
        <translation>让牌桌暂停或继续</translation>
    </message>
    <message>
        <source>Show or hide the Rundown</source>
        <translation>显示或隐藏牌谱</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>开启或关闭声音</translation>
    </message>
    <message>
        <source>Play, pause</source>
        <translation>播放、暂停</translation>
    </message>
    <message>
        <source>Back one step</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Forward one step</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>转到开头</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>转到结尾</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>加快</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>减慢</translation>
    </message>
    <message>
        <source>Verify the shoe</source>
        <translation>验证牌靴</translation>
    </message>
    <message>
        <source>The same cards in other games</source>
        <translation>同样的牌，换个游戏</translation>
    </message>
    <message>
        <source>Stop the replay</source>
        <translation>停止回放</translation>
    </message>
    <message>
        <source>Next or previous row</source>
        <translation>逐行移动</translation>
    </message>
    <message>
        <source>Options for the row</source>
        <translation>该行可用的操作</translation>
    </message>
    <message>
        <source>Change the key, in the list of keys</source>
        <translation>在按键列表中更改按键</translation>
    </message>
    <message>
        <source>Open and close the round</source>
        <translation>展开和收起牌局</translation>
    </message>
    <message>
        <source>Replay the round</source>
        <translation>回放牌局</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>查找规则</translation>
    </message>
    <message>
        <source>Scroll down the rules</source>
        <translation>向下翻规则</translation>
    </message>
    <message>
        <source>Scroll up the rules</source>
        <translation>向上翻规则</translation>
    </message>
    <message>
        <source>Leave the editor</source>
        <translation>退出编辑器</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>全部按键</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Next or previous control</source>
        <translation>下一个控件、上一个控件</translation>
    </message>
    <message>
        <source>Search the page</source>
        <translation>在页面上查找</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Next larger chip</source>
        <translation>换大一档筹码</translation>
    </message>
    <message>
        <source>Next smaller chip</source>
        <translation>换小一档筹码</translation>
    </message>
    <message>
        <source>How to play, next step</source>
        <translation>玩法入门，下一步</translation>
    </message>
    <message>
        <source>Say what your count is, when the table asks</source>
        <translation>牌桌询问时说出计数</translation>
    </message>
</context>
<context>
    <name>LanguageSettings</name>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>translation tongue locale</source>
        <translation>翻译 语种 文字 本地化 区域</translation>
    </message>
    <message>
        <source>Playing terms in English</source>
        <translation>牌桌用语显示英文</translation>
    </message>
    <message>
        <source>Hit, Stand, Split and so on, as they are called at tables all over the world.</source>
        <translation>Hit、Stand、Split 等，世界各地牌桌上都这么叫。</translation>
    </message>
    <message>
        <source>terms vocabulary words jargon english hit stand split double</source>
        <translation>术语 词汇 用语 行话 英文 英语 要牌 停牌 分牌 加倍 hit stand split double</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <comment>what the language of this file calls itself</comment>
        <translation>简体中文</translation>
    </message>
</context>
<context>
    <name>LimitsSettings</name>
    <message>
        <source>Play limits loss lose stake money time a day remind reminder break pause stop exclude exclusion self-exclusion today limit responsible</source>
        <translation>游戏限额 限制 亏损 输 下注 金额 时间 每天 每日 提醒 休息 冷静期 暂停 停止 禁止 自我禁入 自我排除 今天 上限 责任博彩</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>无限额</translation>
    </message>
    <message>
        <source>15 minutes</source>
        <translation>15 分钟</translation>
    </message>
    <message>
        <source>30 minutes</source>
        <translation>30 分钟</translation>
    </message>
    <message>
        <source>45 minutes</source>
        <translation>45 分钟</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 小时</translation>
    </message>
    <message>
        <source>1½ hours</source>
        <translation>1.5 小时</translation>
    </message>
    <message>
        <source>2 hours</source>
        <translation>2 小时</translation>
    </message>
    <message>
        <source>3 hours</source>
        <translation>3 小时</translation>
    </message>
    <message>
        <source>4 hours</source>
        <translation>4 小时</translation>
    </message>
    <message>
        <source>6 hours</source>
        <translation>6 小时</translation>
    </message>
    <message>
        <source>8 hours</source>
        <translation>8 小时</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Every 10 minutes</source>
        <translation>每 10 分钟</translation>
    </message>
    <message>
        <source>Every 15 minutes</source>
        <translation>每 15 分钟</translation>
    </message>
    <message>
        <source>Every 20 minutes</source>
        <translation>每 20 分钟</translation>
    </message>
    <message>
        <source>Every 30 minutes</source>
        <translation>每 30 分钟</translation>
    </message>
    <message>
        <source>Every 45 minutes</source>
        <translation>每 45 分钟</translation>
    </message>
    <message>
        <source>Every hour</source>
        <translation>每小时</translation>
    </message>
    <message>
        <source>Play limits</source>
        <translation>游戏限额</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Limits of %1</source>
        <translation>%1的限额</translation>
    </message>
    <message>
        <source>Lowering a limit takes effect at once; raising or removing one takes a day. A round in progress is played to the end, doubles, splits and insurance included.</source>
        <translation>调低限额立即生效，调高或取消限额一天后生效。已开始的一局会打完，包括其中需要追加的下注。</translation>
    </message>
    <message>
        <source>Currency of the limits</source>
        <translation>限额的货币</translation>
    </message>
    <message>
        <source>Daily loss limit</source>
        <translation>每日最多输</translation>
    </message>
    <message>
        <source>Daily stake limit</source>
        <translation>每日最多下注</translation>
    </message>
    <message>
        <source>Daily time limit</source>
        <translation>每日最长游戏时间</translation>
    </message>
    <message>
        <source>Remind me</source>
        <translation>提醒我</translation>
    </message>
    <message>
        <source>Between rounds the table shows the time played and the net result.</source>
        <translation>在两局之间，牌桌会告知已玩时间和净输赢。</translation>
    </message>
    <message>
        <source>Take a break</source>
        <translation>冷静期</translation>
    </message>
    <message>
        <source>Nothing is dealt until it is over.</source>
        <translation>结束之前不再发牌。</translation>
    </message>
    <message>
        <source>12 hours</source>
        <translation>12 小时</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 天</translation>
    </message>
    <message>
        <source>3 days</source>
        <translation>3 天</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 天</translation>
    </message>
    <message>
        <source>Exclude yourself from play</source>
        <translation>自我禁入</translation>
    </message>
    <message>
        <source>A longer break, on this computer and for every account here.</source>
        <translation>与冷静期相同，但时间更长，适用于这台电脑上的所有账户。</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 天</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 天</translation>
    </message>
    <message>
        <source>Half a year</source>
        <translation>半年</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 年</translation>
    </message>
    <message>
        <source>5 years</source>
        <translation>5 年</translation>
    </message>
    <message>
        <source>Exclude yourself until %1?</source>
        <translation>自我禁入，直到 %1？</translation>
    </message>
    <message>
        <source>Take a break until %1?</source>
        <translation>进入冷静期，直到 %1？</translation>
    </message>
    <message>
        <source>Exclude me</source>
        <translation>自我禁入</translation>
    </message>
    <message>
        <source>Take the break</source>
        <translation>进入冷静期</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>It can&apos;t be ended or shortened: not by any setting, another account or changing the clock while the computer is running. Other data folders on this computer observe it too. What the program can&apos;t see: another computer, another user of this one, files deleted by hand, or a clock that is wrong after a restart and stays wrong.</source>
        <translation>期间不能结束或缩短，无论更改设置、换用账户，还是在电脑运行时修改时钟。在这台电脑上打开其他数据文件夹也同样受限。本程序无法察觉的是：另一台电脑、这台电脑的其他用户、手动删除程序文件，或重启后一直不准的时钟。</translation>
    </message>
</context>
<context>
    <name>LimitsSign</name>
    <message>
        <source>Limits: %1</source>
        <translation>限红：%1</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限红</translation>
    </message>
</context>
<context>
    <name>ListedChoice</name>
    <message>
        <source>None chosen</source>
        <translation>未选择</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>已选 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Choose a table</source>
        <translation>选择牌桌</translation>
    </message>
    <message>
        <source>Play money. Every shuffle is fixed before you bet, and anyone can check it.</source>
        <translation>只用游戏币。每次洗牌都在下注前确定，任何人都可以验证。</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>查找游戏</translation>
    </message>
    <message>
        <source>No game matches “%1”.</source>
        <translation>没有名为“%1”的游戏。</translation>
    </message>
    <message>
        <source>Every game is hidden. You can show them again on the Settings page.</source>
        <translation>所有游戏都已隐藏。可在“设置”页重新显示。</translation>
    </message>
    <message>
        <source>Opening the books…</source>
        <translation>正在打开账本…</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The log can&apos;t be written; play goes on without it. %1: %2</source>
        <translation>无法写入日志，游戏照常进行。%1：%2</translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>Each game&apos;s own</source>
        <translation>各用各的</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>双色</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>四色</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>System follows the desktop.</source>
        <translation>“跟随系统”与桌面设置一致。</translation>
    </message>
    <message>
        <source>colors scheme theme appearance dark light mode night day</source>
        <translation>颜色 配色 主题 外观 深色 暗色 浅色 亮色 夜间 白天 模式</translation>
    </message>
    <message>
        <source>System</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Follows the desktop until you choose here.</source>
        <translation>在此选择之前与桌面设置一致。</translation>
    </message>
    <message>
        <source>font letters zoom scale bigger smaller large</source>
        <translation>字体 字号 文字 缩放 放大 缩小 大小</translation>
    </message>
    <message>
        <source>Interface size</source>
        <translation>界面大小</translation>
    </message>
    <message>
        <source>This window has room for %1%.</source>
        <translation>此窗口最多可放大到 %1%。</translation>
    </message>
    <message>
        <source>zoom scale dpi buttons bigger smaller larger everything</source>
        <translation>缩放 比例 DPI 按钮 界面 放大 缩小 大小 整体</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>牌面</translation>
    </message>
    <message>
        <source>Our own, and those of other card games on this computer.</source>
        <translation>本程序自带的牌面，以及这台电脑上其他纸牌游戏的牌面。</translation>
    </message>
    <message>
        <source>deck four suit colours 4 color four-color clubs green diamonds blue hearts spades kde gnome faces</source>
        <translation>扑克牌 牌组 花色 四色 4 色 颜色 梅花 绿色 方块 蓝色 红桃 黑桃 KDE GNOME 牌面</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>牌背</translation>
    </message>
    <message>
        <source>deck pattern design</source>
        <translation>扑克牌 图案 花纹 设计</translation>
    </message>
    <message>
        <source>Brass</source>
        <translation>黄铜</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>午夜</translation>
    </message>
    <message>
        <source>Claret</source>
        <translation>酒红</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>台布</translation>
    </message>
    <message>
        <source>Each game has its own; you can choose one for all tables.</source>
        <translation>每个游戏有自己的台布，也可以让所有牌桌使用同一种。</translation>
    </message>
    <message>
        <source>cloth colour color background</source>
        <translation>桌布 台呢 颜色 背景 绒布</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Black and white with strong edges, in light and dark.</source>
        <translation>黑白分明，边框清晰，浅色和深色均可。</translation>
    </message>
    <message>
        <source>accessibility colors colours black white readable edges</source>
        <translation>无障碍 颜色 黑白 清晰 边框</translation>
    </message>
</context>
<context>
    <name>LuckPanel</name>
    <message>
        <source>%1: %2</source>
        <comment>what a figure is, the figure</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Luck and play</source>
        <translation>运气与打法</translation>
    </message>
    <message>
        <source>Luck %1</source>
        <translation>运气 %1</translation>
    </message>
    <message>
        <source>luck, against an expected spread of %1</source>
        <comment>a standard deviation</comment>
        <translation>运气，正常幅度 %1</translation>
    </message>
    <message>
        <source>Hands, played best</source>
        <translation>手牌（最优打法）</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>边注</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>运气</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>净输赢</translation>
    </message>
    <message>
        <source>Once rounds are priced, this shows what was luck and what the play was worth.</source>
        <translation>牌局评估之后，这里会显示运气带来了多少，打法值多少。</translation>
    </message>
</context>
<context>
    <name>LuckWords</name>
    <message>
        <source>Better than %1 of 100 such stretches</source>
        <comment>luck</comment>
        <translation>100 段同样的牌局中，好过其中 %1 段</translation>
    </message>
    <message>
        <source>Worse than %1 of 100 such stretches</source>
        <comment>luck</comment>
        <translation>100 段同样的牌局中，差过其中 %1 段</translation>
    </message>
    <message>
        <source>±%1</source>
        <comment>a standard deviation</comment>
        <translation>±%1</translation>
    </message>
    <message>
        <source>Stakes like these vary by %1: the luck was within that.</source>
        <translation>这样的下注，正常波动为 %1：运气在此范围之内。</translation>
    </message>
    <message>
        <source>Stakes like these vary by %1: the luck was up to twice that.</source>
        <translation>这样的下注，正常波动为 %1：运气在其两倍以内。</translation>
    </message>
    <message>
        <source>Stakes like these vary by %1: the luck was more than twice that.</source>
        <translation>这样的下注，正常波动为 %1：运气超过其两倍。</translation>
    </message>
    <message>
        <source>After %1 rounds, this shows how rare such luck is.</source>
        <translation>满 %1 局后，这里会显示这样的运气有多罕见。</translation>
    </message>
    <message>
        <source>Net %1: luck %2, hands played best %3, side bets %4, mistakes %5.</source>
        <translation>净输赢 %1：运气 %2，手牌（最优打法）%3，边注 %4，失误 %5。</translation>
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
        <translation>这手牌还没打完，要离开吗？</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Change game</source>
        <translation>换游戏</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>玩法入门</translation>
    </message>
    <message>
        <source>Open a challenge…</source>
        <translation>打开挑战…</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Hitting was worth %1 of a stake more.</source>
        <translation>要牌可多值 %1 倍注额。</translation>
    </message>
    <message>
        <source>Standing was worth %1 of a stake more.</source>
        <translation>停牌可多值 %1 倍注额。</translation>
    </message>
    <message>
        <source>Doubling was worth %1 of a stake more.</source>
        <translation>加倍可多值 %1 倍注额。</translation>
    </message>
    <message>
        <source>Splitting was worth %1 of a stake more.</source>
        <translation>分牌可多值 %1 倍注额。</translation>
    </message>
    <message>
        <source>Giving the hand up was worth %1 of a stake more.</source>
        <translation>放弃可多值 %1 倍注额。</translation>
    </message>
    <message>
        <source>Insurance was worth %1 of its stake more.</source>
        <translation>保险可多值其注额的 %1 倍。</translation>
    </message>
    <message>
        <source>Even money was worth %1 of a stake more.</source>
        <translation>等额赔付可多值 %1 倍注额。</translation>
    </message>
    <message>
        <source>Declining was worth %1 of a stake more.</source>
        <translation>选“不要”可多值 %1 倍注额。</translation>
    </message>
    <message>
        <source>Following was worth %1 of a stake more.</source>
        <translation>跟进可多值 %1 倍注额。</translation>
    </message>
    <message>
        <source>Nothing else was worth more.</source>
        <translation>没有更好的打法。</translation>
    </message>
</context>
<context>
    <name>Meanings</name>
    <message>
        <source>Packs of 52 cards, shuffled together. Fewer are a little better for you.</source>
        <translation>每副 52 张，混在一起洗。副数越少对你略为有利。</translation>
    </message>
    <message>
        <source>A soft total has an ace that counts 11. The dealer takes another card on this one, which is a little worse for you.</source>
        <translation>软点数里有一张 A 算 11 点。庄家在这个点数还要再拿一张牌，对你略为不利。</translation>
    </message>
    <message>
        <source>The dealer draws up to this total and then stands, even if an ace counts 11 in it.</source>
        <translation>庄家要牌直到这个点数，然后停牌，即使其中有 A 算 11 点。</translation>
    </message>
    <message>
        <source>With an ace or a card that counts 10, the dealer looks for blackjack before you play. Doubles and splits are safe from it.</source>
        <translation>庄家亮出 A 或 10 点牌时，会在你行动之前先看是否黑杰克，因此加倍和分牌不会输给它。</translation>
    </message>
    <message>
        <source>The dealer doesn&apos;t look for blackjack before you play. If there is one in the end, it takes what you doubled and split as well.</source>
        <translation>庄家在你行动之前不看是否黑杰克。如果最后是黑杰克，你加倍和分牌的注也一并输掉。</translation>
    </message>
    <message>
        <source>The dealer&apos;s card that lies face down until everybody has played.</source>
        <translation>庄家的一张牌，所有人行动完之前一直扣着。</translation>
    </message>
    <message>
        <source>Nobody wins: the stake comes back.</source>
        <translation>没有输赢，注额退回。</translation>
    </message>
    <message>
        <source>If the dealer ends with exactly 22, hands that would win get only their stake back. The rules say which are paid anyway.</source>
        <translation>庄家刚好 22 点时，本该赢的牌只退回注额。哪些牌仍然赔付见规则。</translation>
    </message>
    <message>
        <source>More than 21: the hand loses at once, whatever the dealer gets.</source>
        <translation>超过 21 点：不管庄家如何，这手牌立即输。</translation>
    </message>
    <message>
        <source>Double the stake and take exactly one more card. Where only some totals may be doubled, it is a little worse for you.</source>
        <translation>注额加倍，只再拿一张牌。如果只有某些点数可以加倍，对你略为不利。</translation>
    </message>
    <message>
        <source>Doubling a hand that came from a split. Where that isn&apos;t allowed, it is a little worse for you.</source>
        <translation>对分牌得到的手牌加倍。如果不允许，对你略为不利。</translation>
    </message>
    <message>
        <source>Splitting makes two hands of two cards of equal value, each with a stake of its own.</source>
        <translation>分牌把两张点数相同的牌分成两手，各有自己的注。</translation>
    </message>
    <message>
        <source>A bet of its own that the dealer has blackjack. Without one it is lost, whatever your hand does.</source>
        <translation>单独押庄家是黑杰克。如果不是，不管你的牌如何都输掉。</translation>
    </message>
    <message>
        <source>You may take a win equal to your stake for your blackjack at once, whatever the dealer has.</source>
        <translation>你有黑杰克时，不管庄家是什么牌，都可以立即按注额等额赔付。</translation>
    </message>
    <message>
        <source>You may stop playing a hand after its first two cards, and get half the stake back.</source>
        <translation>头两张牌之后可以不再继续这手牌，取回一半注额。</translation>
    </message>
    <message>
        <source>You may stop playing a hand after its first two cards, and get half the stake back, before it is known whether the dealer has blackjack.</source>
        <translation>头两张牌之后、还不知道庄家是否黑杰克时，可以放弃这手牌，取回一半注额。</translation>
    </message>
    <message>
        <source>You bet on somebody else&apos;s hand. If they add to their stake, you may add to yours.</source>
        <translation>你押的是别人的手牌。对方加注时，你也可以加注。</translation>
    </message>
    <message>
        <source>You may play several hands in a round, each with a stake of its own.</source>
        <translation>一局可以玩几手牌，各有自己的注。</translation>
    </message>
    <message>
        <source>Bets beside the hand, on certain cards. They pay more and return less in the long run; nobody has to make them.</source>
        <translation>手牌之外押某些牌的注。赔率更高，但长期返还更低，可以不押。</translation>
    </message>
    <message>
        <source>How much of your stakes comes back in the long run if you always play best. What is missing to 100% is the house edge.</source>
        <translation>一直按最佳打法时，长期下来注额返还多少。不足 100% 的部分就是庄家优势。</translation>
    </message>
    <message>
        <source>How much of your stakes the house keeps in the long run, even if you always play best.</source>
        <translation>即使一直按最佳打法，庄家长期下来留下多少注额。</translation>
    </message>
    <message>
        <source>A plastic card in the shoe. When it comes out, the cards are shuffled after this round.</source>
        <translation>牌靴里的一张塑料卡。它出现后，这一局结束就洗牌。</translation>
    </message>
    <message>
        <source>Cards that are put aside unplayed after a shuffle.</source>
        <translation>洗牌后放到一边不用的牌。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>words, and what they mean</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The dealer doesn&apos;t look for blackjack before you play. If there is one in the end, some or all of what you doubled and split comes back.</source>
        <translation>庄家在你行牌前不查看黑杰克。若最后为黑杰克，你加倍和分牌的下注会退回一部分或全部。</translation>
    </message>
    <message>
        <source>When you and the dealer have the same total, you lose. Only two blackjacks are no loss.</source>
        <translation>你与庄家点数相同时你输；只有双方均为黑杰克时不输。</translation>
    </message>
    <message>
        <source>When you and the dealer both have 21, you win, and your blackjack is paid against the dealer&apos;s. Lower equal totals push.</source>
        <translation>你与庄家都是 21 点时你赢，你的黑杰克即使遇到庄家的黑杰克也获赔。更小的相同点数为和局。</translation>
    </message>
    <message>
        <source>Doubling a hand that has been hit, not only its first two cards. It is a little better for you.</source>
        <translation>不只头两张牌，要牌之后也可加倍。对你略为有利。</translation>
    </message>
    <message>
        <source>A hand of so many cards that isn&apos;t bust ends there and wins, even with a lower total than the dealer&apos;s. The rules say what it doesn&apos;t beat.</source>
        <translation>张数达到要求且未爆的手牌就此结束并获胜，即使点数小于庄家。它赢不了什么，见规则。</translation>
    </message>
    <message>
        <source>Packs of 48 cards, without the tens but with jacks, queens and kings. That is much worse for you, which other rules make up for.</source>
        <translation>每副 48 张，没有 10，但有 J、Q、K。对你不利得多，由其他规则补偿。</translation>
    </message>
    <message>
        <source>Both of the dealer&apos;s first cards lie face up before you play. If they are a blackjack, the round is over.</source>
        <translation>庄家的头两张牌在你行动之前都牌面朝上。若为黑杰克，本局结束。</translation>
    </message>
    <message>
        <source>The house puts a marker beside your stake, or on the new hand. You are paid for it if the hand wins, and lose nothing with it if it doesn&apos;t.</source>
        <translation>庄家在你的注旁或新的一手牌上放一个标记。这手牌赢了，标记也按注赔给你；没赢，你也不因它损失什么。</translation>
    </message>
    <message>
        <source>Your 21 wins whatever the dealer has, even a blackjack. Lower equal totals push.</source>
        <translation>不论庄家是什么牌，即使是黑杰克，你的 21 点都赢。更小的相同点数为和局。</translation>
    </message>
    <message>
        <source>Some hands of 21 pay more than other wins: by how many cards they have, or by which. The rules say which they are.</source>
        <translation>有些 21 点的手牌因张数或具体的牌而赔得比一般赢牌多。具体是哪些，见规则。</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10 as the first two cards: the best hand of all.</source>
        <translation>头两张牌是 A 和一张 10 点牌：所有牌中最好的一手。</translation>
    </message>
    <message>
        <source>You may stop playing a hand after its first two cards, and get half the stake back, unless the dealer turns out to have a blackjack.</source>
        <translation>头两张牌之后你可以不再继续这手牌，取回一半注额，除非最后揭晓庄家是黑杰克。</translation>
    </message>
</context>
<context>
    <name>MistakeBoardView</name>
    <message>
        <source>Where mistakes cost most</source>
        <translation>失误代价最大之处</translation>
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
        <translation>游戏</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>Show all mistakes</source>
        <translation>显示全部失误</translation>
    </message>
</context>
<context>
    <name>MistakeRow</name>
    <message>
        <source>%1, %2, %3: %4. %5</source>
        <translation>%1，%2，%3：%4。%5</translation>
    </message>
    <message>
        <source>The answer is hidden.</source>
        <translation>答案已隐藏。</translation>
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
        <translation>在牌桌上出题：%1</translation>
    </message>
    <message>
        <source>Show the round: %1</source>
        <translation>显示牌局：%1</translation>
    </message>
</context>
<context>
    <name>MistakesPage</name>
    <message>
        <source>Mistakes</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>Practise hands like these</source>
        <translation>练习类似的手牌</translation>
    </message>
    <message>
        <source>Repeat what is due</source>
        <translation>复习到期的失误</translation>
    </message>
    <message>
        <source>Hide answers</source>
        <translation>隐藏答案</translation>
    </message>
    <message>
        <source>Show answers</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>List</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>场次</translation>
    </message>
    <message>
        <source>Press a cell to practise its decisions.</source>
        <translation>按一下格子即可练习其中的决定。</translation>
    </message>
</context>
<context>
    <name>MomentLine</name>
    <message>
        <source>Moments of the round</source>
        <translation>本局各步</translation>
    </message>
</context>
<context>
    <name>NoteEditor</name>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>标签，用英文逗号分隔</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Keep this note</source>
        <translation>保存备注</translation>
    </message>
</context>
<context>
    <name>NumberEntry</name>
    <message>
        <source>%1: less</source>
        <translation>%1：减少</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1：增加</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>A blackjack room whose shoe is open. Play money only.</source>
        <translation>牌靴公开的二十一点牌室。只用游戏币。</translation>
    </message>
    <message>
        <source>Keep everything in the folder %1.</source>
        <translation>将所有内容保存在文件夹 %1 中。</translation>
    </message>
    <message>
        <source>Open the game %1 right away; with %2 also &apos;%3&apos;.</source>
        <translation>直接打开游戏 %1；与 %2 一起使用时也可为 &apos;%3&apos;。</translation>
    </message>
    <message>
        <source>Fill the screen.</source>
        <translation>全屏显示。</translation>
    </message>
    <message>
        <source>Animation: %1.</source>
        <translation>动画：%1。</translation>
    </message>
    <message>
        <source>Play %1 rounds unattended, print one line per round, then quit.</source>
        <translation>自动打 %1 局，每局输出一行，然后退出。</translation>
    </message>
    <message>
        <source>With %1: save pictures of each round in %2.</source>
        <translation>与 %1 一起使用：将每局的图片保存到 %2。</translation>
    </message>
    <message>
        <source>With %1: seed its choices, never the shuffle.</source>
        <translation>与 %1 一起使用：固定其选择，洗牌不受影响。</translation>
    </message>
    <message>
        <source>Print the version.</source>
        <translation>显示版本。</translation>
    </message>
    <message>
        <source>Print this help.</source>
        <translation>显示此帮助。</translation>
    </message>
    <message>
        <source>only one rule file can be opened</source>
        <translation>窗口只接受一个规则文件</translation>
    </message>
    <message>
        <source>a folder&apos;s path is needed</source>
        <translation>没有指定文件夹</translation>
    </message>
    <message>
        <source>%1 already names a game</source>
        <translation>已用 %1 指定游戏</translation>
    </message>
    <message>
        <source>must be %1, %2, %3 or %4</source>
        <translation>须为 %1、%2、%3 或 %4</translation>
    </message>
    <message>
        <source>must be a number of rounds from 1 to %1</source>
        <translation>须为 1 至 %1 的局数</translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation>须与 %1 一起使用</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs %2</source>
        <translation>&apos;%1&apos; 须与 %2 一起使用</translation>
    </message>
    <message>
        <source>straight to a game&apos;s table</source>
        <translation>直接坐上某个玩法的牌桌</translation>
    </message>
    <message>
        <source>apart from everything else you have played</source>
        <translation>与以前打过的一切分开</translation>
    </message>
    <message>
        <source>a hundred rounds unattended, as fast as possible</source>
        <translation>自动打一百局，越快越好</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>示例：</translation>
    </message>
    <message>
        <source>A game&apos;s rule file, or a challenge: opens it right away.</source>
        <translation>游戏的规则文件或挑战：直接打开。</translation>
    </message>
</context>
<context>
    <name>OwnCountWords</name>
    <message>
        <source>Asked, and passed over: it was %1.</source>
        <comment>a running count</comment>
        <translation>已询问，未作答：当时是 %1。</translation>
    </message>
    <message>
        <source>You said %1, and it was.</source>
        <comment>a running count</comment>
        <translation>你说 %1，正确。</translation>
    </message>
    <message>
        <source>You said %1, it was %2.</source>
        <comment>running counts</comment>
        <translation>你说 %1，实为 %2。</translation>
    </message>
    <message>
        <source>You said %1 decks were left, there were %2.</source>
        <comment>numbers</comment>
        <translation>你说剩 %1 副，实为 %2 副。</translation>
    </message>
</context>
<context>
    <name>OwnPlate</name>
    <message>
        <source>Leave</source>
        <translation>离座</translation>
    </message>
    <message>
        <source>Leave seat</source>
        <translation>离座</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>座位 %1</translation>
    </message>
</context>
<context>
    <name>PageEntry</name>
    <message>
        <source>Lobby</source>
        <translation>大厅</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Rundown</source>
        <translation>牌谱</translation>
    </message>
    <message>
        <source>Play Record</source>
        <translation>投注记录</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>公平性</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>算牌</translation>
    </message>
</context>
<context>
    <name>PayLine</name>
    <message>
        <source>%1 pays %2</source>
        <translation>%1赔 %2</translation>
    </message>
    <message>
        <source>%1 pays %2, probability %3</source>
        <translation>%1赔 %2，概率 %3</translation>
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
        <translation>%1起的一周</translation>
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
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Unfolded</source>
        <translation>已展开</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>已折叠</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>开局发牌</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>终局</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>边注</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>决定</translation>
    </message>
</context>
<context>
    <name>PictureHeader</name>
    <message>
        <source>%1 in figures</source>
        <comment>instead of a picture</comment>
        <translation>%1的数据</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <comment>a picture</comment>
        <translation>复制：%1</translation>
    </message>
    <message>
        <source>Save: %1</source>
        <comment>a picture</comment>
        <translation>保存：%1</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>SVG 图片</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG 图片</translation>
    </message>
    <message>
        <source>CSV, the figures</source>
        <translation>CSV（数据）</translation>
    </message>
    <message>
        <source>PDF, picture and figures</source>
        <translation>PDF（图片和数据）</translation>
    </message>
</context>
<context>
    <name>PictureReader</name>
    <message>
        <source>%1: %2</source>
        <comment>a diagram&apos;s title, what there is to read at a place</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Enter shows its rounds.</source>
        <translation>按 Enter 显示相应牌局。</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Nothing was played.</source>
        <translation>没有打过牌。</translation>
    </message>
    <message>
        <source>None of these rounds is priced yet.</source>
        <translation>这些牌局都还没有评估。</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>运气</translation>
    </message>
    <message>
        <source>Two times in three</source>
        <translation>三次中有两次</translation>
    </message>
    <message>
        <source>19 times in 20</source>
        <translation>20 次中有 19 次</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>净输赢</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>打法</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>Expected spread</source>
        <translation>预期波动范围</translation>
    </message>
    <message>
        <source>Luck is the result minus what the play was worth. Its line stays within the inner band two times in three, and within the outer one 19 times in 20.</source>
        <translation>运气是实际结果减去所用打法的价值。曲线三次中有两次落在内侧带内，20 次中有 19 次落在内外两带之内。</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>余额</translation>
    </message>
    <message>
        <source>The balance covers all games of one account.</source>
        <translation>余额按一个账户的全部游戏计算。</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>存入</translation>
    </message>
    <message>
        <source>Results by game</source>
        <translation>各游戏的结果</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>Results by up card</source>
        <translation>各明牌的结果</translation>
    </message>
    <message>
        <source>Up card</source>
        <translation>明牌</translation>
    </message>
    <message>
        <source>Net on stakes</source>
        <translation>净输赢率</translation>
    </message>
    <message>
        <source>A</source>
        <comment>an ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>The dealer&apos;s up card</source>
        <translation>庄家的明牌</translation>
    </message>
    <message>
        <source>Priced rounds only.</source>
        <translation>仅计已评估的牌局。</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>边注</translation>
    </message>
    <message>
        <source>No side bet was placed.</source>
        <translation>没有下过边注。</translation>
    </message>
    <message>
        <source>Expected</source>
        <comment>the net of side bets</comment>
        <translation>预期</translation>
    </message>
    <message>
        <source>Actual</source>
        <comment>the net of side bets</comment>
        <translation>实际</translation>
    </message>
    <message>
        <source>Side bet</source>
        <translation>边注</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>注数</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>赢</translation>
    </message>
    <message>
        <source>The expected net is known for priced rounds only.</source>
        <translation>预期值只计已评估的牌局。</translation>
    </message>
    <message>
        <source>Hard hands</source>
        <translation>硬牌</translation>
    </message>
    <message>
        <source>Soft hands</source>
        <translation>软牌</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>对子</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>等额赔付</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>投降</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>跟进</translation>
    </message>
    <message>
        <source>Side bets taken</source>
        <translation>所下边注</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>Decisions</source>
        <comment>a heading</comment>
        <translation>决定</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>A mistake is a decision that costs a hundredth of the stake or more.</source>
        <translation>代价达到注额百分之一的决定算作失误。</translation>
    </message>
    <message>
        <source>Taking a side bet costs what you could expect to lose on it before the first card. Luck and play count it with the side bets.</source>
        <translation>下边注的代价，是发第一张牌之前它的价值低于零的部分。“运气与打法”将其计入边注。</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>注额</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>返还</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>每局</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>游戏时间</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <comment>hours, minutes</comment>
        <translation>%1 小时 %2 分钟</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a heading, a figure</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between figures</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1: no rounds</source>
        <comment>days</comment>
        <translation>%1：没有牌局</translation>
    </message>
    <message>
        <source>%1, after round %2: luck %3, expected spread %4</source>
        <comment>a day, a number</comment>
        <translation>%1，第 %2 局后：运气 %3，预期波动范围 %4</translation>
    </message>
    <message>
        <source>Net in 100 rounds</source>
        <translation>每 100 局净额</translation>
    </message>
</context>
<context>
    <name>Practise</name>
    <message>
        <source>stand</source>
        <translation>停牌</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>要牌</translation>
    </message>
    <message>
        <source>double</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>split</source>
        <translation>分牌</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>投降</translation>
    </message>
    <message>
        <source>Running count</source>
        <translation>流水数</translation>
    </message>
    <message>
        <source>A deck against the clock</source>
        <translation>限时数一副牌</translation>
    </message>
    <message>
        <source>Spoken cards</source>
        <translation>报牌</translation>
    </message>
    <message>
        <source>Decks in the tray</source>
        <translation>弃牌盒中的副数</translation>
    </message>
    <message>
        <source>True count</source>
        <translation>真数</translation>
    </message>
    <message>
        <source>Plays by the count</source>
        <translation>按计数打牌</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>Cards go by, and now and then the running count is asked. They come a little faster after each right answer.</source>
        <translation>牌依次出现，不时询问流水数。每答对一次，牌会稍快一些。</translation>
    </message>
    <message>
        <source>Go through one deck as fast as you can count it. One card stays hidden, so the end isn’t known beforehand. The mark of the trade is 30 seconds.</source>
        <translation>以能数清的最快速度过一副牌。有一张牌不翻开，所以结果事先未知。行内标准是 30 秒。</translation>
    </message>
    <message>
        <source>Each card is named and not shown. The next one comes when you ask for it.</source>
        <translation>每张牌只报出名称，不显示。需要时再出下一张。</translation>
    </message>
    <message>
        <source>Judge how many decks lie in the discard tray.</source>
        <translation>估计弃牌盒中有几副牌。</translation>
    </message>
    <message>
        <source>From the running count and the cards left, work out the true count.</source>
        <translation>由流水数和剩余牌数算出真数。</translation>
    </message>
    <message>
        <source>A hand, the dealer’s card and the count: decide what to do. The plays worth most with this system and game are asked.</source>
        <translation>给出手牌、庄家牌和计数，决定怎么打。考的是在此系统和游戏中价值最高的打法。</translation>
    </message>
    <message>
        <source>The dealer shows an ace: take insurance at this count, or not?</source>
        <translation>庄家亮 A：在此计数下买保险吗？</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the two cards of a pair</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Decks in the tray: %1</source>
        <translation>弃牌盒中的副数：%1</translation>
    </message>
    <message>
        <source>Decks left: %1, count above 0</source>
        <translation>剩余副数：%1，计数大于 0</translation>
    </message>
    <message>
        <source>Decks left: %1, count below 0</source>
        <translation>剩余副数：%1，计数小于 0</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <comment>a hand, the dealer&apos;s card, a play</comment>
        <translation>%1 对 %2：%3</translation>
    </message>
    <message>
        <source>Just where it becomes worth taking</source>
        <translation>正好开始划算处</translation>
    </message>
    <message>
        <source>%1 above where it becomes worth taking</source>
        <translation>比划算处高 %1</translation>
    </message>
    <message>
        <source>%1 below where it becomes worth taking</source>
        <translation>比划算处低 %1</translation>
    </message>
    <message>
        <source>Seconds for a deck, the last times</source>
        <translation>最近几次一副牌的秒数</translation>
    </message>
    <message>
        <source>Right answers, the last times</source>
        <translation>最近几次的正确率</translation>
    </message>
    <message>
        <source>Nothing practised here yet.</source>
        <translation>这里还没有练习过。</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>答对</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>%1 a card</source>
        <comment>seconds</comment>
        <translation>每张 %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中 %1</translation>
    </message>
    <message>
        <source>Best: %1. Last: %2.</source>
        <translation>最佳：%1。最近：%2。</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>A</translation>
    </message>
</context>
<context>
    <name>PractiseAnswer</name>
    <message>
        <source>Less</source>
        <translation>减少</translation>
    </message>
    <message>
        <source>More</source>
        <translation>增加</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>下一张</translation>
    </message>
    <message>
        <source>Next cards</source>
        <translation>下一批牌</translation>
    </message>
</context>
<context>
    <name>PractiseChoice</name>
    <message>
        <source>Exercise</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Count system</source>
        <translation>计数系统</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Cards at a time</source>
        <translation>每次张数</translation>
    </message>
    <message>
        <source>Time for a card</source>
        <translation>每张时间</translation>
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
        <translation>开始</translation>
    </message>
    <message>
        <source>Working out the plays of this game…</source>
        <translation>正在计算本游戏的打法…</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>成绩</translation>
    </message>
    <message>
        <source>Weak spots, asked more often</source>
        <translation>弱点，会多考</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Double deck, dealer hits soft 17</source>
        <comment>double-deck</comment>
        <translation>双副牌，庄家软 17 要牌</translation>
    </message>
    <message>
        <source>6 decks, early surrender</source>
        <comment>early-surrender</comment>
        <translation>6 副牌，看牌前可投降</translation>
    </message>
    <message>
        <source>European, no hole card</source>
        <comment>european</comment>
        <translation>欧式，庄家无暗牌</translation>
    </message>
    <message>
        <source>Casino Copenhagen, casinocopenhagen.dk/en/blackjack (one card to the dealer, doubles on 9, 10 and 11)</source>
        <comment>european</comment>
        <translation>Casino Copenhagen，casinocopenhagen.dk/en/blackjack（庄家只发一张牌，9、10、11 点可加倍）</translation>
    </message>
    <message>
        <source>Single deck, blackjack 6:5</source>
        <comment>single-6-5</comment>
        <translation>单副牌，黑杰克赔 6:5</translation>
    </message>
    <message>
        <source>Single deck, Reno: doubles on 10 and 11</source>
        <comment>single-reno</comment>
        <translation>单副牌，里诺：10、11 点可加倍</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 6 decks, blackjack 6:5</source>
        <comment>strip-6-5</comment>
        <translation>拉斯维加斯大道，6 副牌，黑杰克赔 6:5</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 6 decks, dealer hits soft 17</source>
        <comment>strip-h17</comment>
        <translation>拉斯维加斯大道，6 副牌，庄家软 17 要牌</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 6 decks, dealer stands on soft 17</source>
        <comment>strip-s17</comment>
        <translation>拉斯维加斯大道，6 副牌，庄家软 17 停牌</translation>
    </message>
    <message>
        <source>Atlantic City, 8 decks</source>
        <comment>atlantic-city</comment>
        <translation>大西洋城，8 副牌</translation>
    </message>
    <message>
        <source>Australian, busted bets plus one</source>
        <comment>australian</comment>
        <translation>澳式，爆牌手牌另加一份注额</translation>
    </message>
    <message>
        <source>Seven-card Charlie, 8 decks</source>
        <comment>charlie-7</comment>
        <translation>七张牌查理，8 副牌</translation>
    </message>
    <message>
        <source>Danske Spil, Blackjack Charlie7 (help.danskespil.dk/en/casino-help/blackjack/ivyblackjackcharlie7)</source>
        <comment>charlie-7</comment>
        <translation>Danske Spil, Blackjack Charlie7 (help.danskespil.dk/en/casino-help/blackjack/ivyblackjackcharlie7)</translation>
    </message>
    <message>
        <source>Las Vegas downtown, single deck</source>
        <comment>downtown-single</comment>
        <translation>拉斯维加斯老城区，单副牌</translation>
    </message>
    <message>
        <source>Of a pair that is split, the source counts how many hands there are, but not the cards they have drawn.</source>
        <comment>downtown-single</comment>
        <translation>对于分开的对子，来源考虑了有几手牌，但没有考虑各手已要的牌。</translation>
    </message>
    <message>
        <source>German, no hole card, aces split again</source>
        <comment>german</comment>
        <translation>德式，庄家无暗牌，A 可再次分牌</translation>
    </message>
    <message>
        <source>Party Blackjack, dealer&apos;s 22 pushes</source>
        <comment>party</comment>
        <translation>Party Blackjack，庄家 22 点为和局</translation>
    </message>
    <message>
        <source>The source adds up what each rule costs alone, and has pairs split into four hands instead of three.</source>
        <comment>party</comment>
        <translation>来源把每条规则单独的代价相加，并按对子最多分成四手而不是三手计算。</translation>
    </message>
    <message>
        <source>The figure is that of best play, which looks at the cards and not only at their total.</source>
        <comment>single-6-5</comment>
        <translation>该数值属于最优打法，它看具体的牌，而不只看点数。</translation>
    </message>
    <message>
        <source>The source names the game without listing its rules. Best play of the rules here comes to its figure.</source>
        <comment>single-reno</comment>
        <translation>来源只提到该游戏而未列出规则。按这里的规则，最优打法得出其数值。</translation>
    </message>
    <message>
        <source>Single deck, dealer stands on soft 17</source>
        <comment>single-s17</comment>
        <translation>单副牌，庄家软 17 停牌</translation>
    </message>
    <message>
        <source>Of a pair that is split, the source counts how many hands there are, but not the cards they have drawn.</source>
        <comment>single-s17</comment>
        <translation>对于分开的对子，来源考虑了有几手牌，但没有考虑各手已要的牌。</translation>
    </message>
    <message>
        <source>Single deck, doubles on 9 to 11</source>
        <comment>vegas-single</comment>
        <translation>单副牌，9 至 11 点可加倍</translation>
    </message>
    <message>
        <source>Las Vegas Strip, 4 decks, no surrender</source>
        <comment>vegas-strip</comment>
        <translation>拉斯维加斯大道，4 副牌，不可投降</translation>
    </message>
    <message>
        <source>Eliot Jacobson for 888casino: Card Counting the Buster Blackjack Side Bet</source>
        <comment>buster-cards</comment>
        <translation>Eliot Jacobson，888casino：Card Counting the Buster Blackjack Side Bet</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Buster Blackjack, pay table 1</source>
        <comment>buster</comment>
        <translation>Wizard of Odds，wizardofodds.com：Buster Blackjack，赔率表 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Lucky Ladies, pay table A</source>
        <comment>lucky-ladies</comment>
        <translation>Wizard of Odds，wizardofodds.com：Lucky Ladies，赔率表 A</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Lucky Lucky, pay table 1</source>
        <comment>lucky-lucky</comment>
        <translation>Wizard of Odds，wizardofodds.com：Lucky Lucky，赔率表 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Match the Dealer, two decks</source>
        <comment>match-the-dealer</comment>
        <translation>Wizard of Odds，wizardofodds.com：Match the Dealer，双副牌</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Over/Under 13</source>
        <comment>over-13</comment>
        <translation>Wizard of Odds，wizardofodds.com：Over/Under 13</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Pair Blackjack Side Bet</source>
        <comment>pair-any</comment>
        <translation>Wizard of Odds，wizardofodds.com：Pair Blackjack Side Bet</translation>
    </message>
    <message>
        <source>Eliot Jacobson for 888casino: Beating the Pair Square (Bet the Set) side bet</source>
        <comment>pair-square</comment>
        <translation>Eliot Jacobson，888casino：Beating the Pair Square (Bet the Set) side bet</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Push 22</source>
        <comment>push-22</comment>
        <translation>Wizard of Odds，wizardofodds.com：Push 22</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Royal Match, version 3</source>
        <comment>royal-match-blackjack</comment>
        <translation>Wizard of Odds，wizardofodds.com：Royal Match，版本 3</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Royal Match, version 1</source>
        <comment>royal-match</comment>
        <translation>Wizard of Odds，wizardofodds.com：Royal Match，版本 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: 21+3, version 1</source>
        <comment>three-card-21</comment>
        <translation>Wizard of Odds，wizardofodds.com：21+3，版本 1</translation>
    </message>
    <message>
        <source>Wizard of Odds, wizardofodds.com: Over/Under 13</source>
        <comment>under-13</comment>
        <translation>Wizard of Odds，wizardofodds.com：Over/Under 13</translation>
    </message>
    <message>
        <source>Double Exposure, ties of blackjacks pushed</source>
        <comment>double-exposure-reno</comment>
        <translation>双重曝光，双方黑杰克为和局</translation>
    </message>
    <message>
        <source>The figure fits a table where a soft 19 may be doubled too: best play then comes within 0.01% of it.</source>
        <comment>double-exposure-reno</comment>
        <translation>该数值符合软 19 也可加倍的牌桌：此时最优打法与它相差不到 0.01%。</translation>
    </message>
    <message>
        <source>Double Exposure, ties of blackjacks won</source>
        <comment>double-exposure</comment>
        <translation>双重曝光，双方黑杰克玩家赢</translation>
    </message>
    <message>
        <source>Wizard of Odds, Double Exposure, on the Stratosphere in Las Vegas, with 0.68%, which fits if a soft 19 may be doubled (wizardofodds.com/games/double-exposure)</source>
        <comment>double-exposure</comment>
        <translation>Wizard of Odds，Double Exposure，关于拉斯维加斯 Stratosphere，0.68%，如果软 19 也可以加倍则相符 (wizardofodds.com/games/double-exposure)</translation>
    </message>
    <message>
        <source>Spanish 21, dealer stands on 17</source>
        <comment>spanish-21-s17</comment>
        <translation>西班牙 21 点，庄家 17 停牌</translation>
    </message>
    <message>
        <source>The figure lies between our best play, which looks at every card, and basic strategy, which looks at the total alone.</source>
        <comment>spanish-21-s17</comment>
        <translation>该数值介于我们的最优打法（看每一张牌）与基本策略（只看点数）之间。</translation>
    </message>
    <message>
        <source>Spanish 21, dealer hits soft 17</source>
        <comment>spanish-21</comment>
        <translation>西班牙 21 点，庄家软 17 要牌</translation>
    </message>
    <message>
        <source>Free Bet Blackjack</source>
        <comment>free-bet</comment>
        <translation>免费下注二十一点</translation>
    </message>
    <message>
        <source>The source doesn&apos;t say how its figure was found. Ours is for one card on each split ace.</source>
        <comment>free-bet</comment>
        <translation>来源没有说明其数值如何得出。我们的数值按分 A 后每手只发一张牌计算。</translation>
    </message>
    <message>
        <source>Spanish 21 with redoubling</source>
        <comment>spanish-21-redouble</comment>
        <translation>西班牙 21 点，可再次加倍</translation>
    </message>
    <message>
        <source>Super Fun 21, one deck</source>
        <comment>super-fun-21</comment>
        <translation>超级欢乐 21 点，单副牌</translation>
    </message>
    <message>
        <source>There a doubled hand of six cards doesn&apos;t win by their number. Without doubles of five cards, best play has 0.94% here too.</source>
        <comment>super-fun-21</comment>
        <translation>来源中，加倍后达到六张的手牌不因张数获胜。若不对五张牌加倍，这里的最优打法同样为 0.94%。</translation>
    </message>
    <message>
        <source>Pontoon, doubles on two cards only</source>
        <comment>pontoon-two-cards</comment>
        <translation>Pontoon，仅两张牌可加倍</translation>
    </message>
    <message>
        <source>Pontoon, busted bets plus one</source>
        <comment>pontoon</comment>
        <translation>Pontoon，爆牌手牌另加一份注额</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>there is no display to open a window on; %1 needs none</source>
        <translation>没有可显示窗口的显示器；%1 不需要</translation>
    </message>
    <message>
        <source>the window can&apos;t be shown; the reasons are above</source>
        <translation>无法显示窗口；原因见上文</translation>
    </message>
    <message>
        <source>%1: the folder can&apos;t be created</source>
        <translation>%1：无法建立文件夹</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <translation>用法：%1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[选项]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>选项：</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>参数：</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>未知选项 &apos;%1&apos;。</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>未知选项：%1。</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>&apos;%1&apos; 后缺少值。</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>&apos;%1&apos; 后有多余的值。</translation>
    </message>
</context>
<context>
    <name>RecipeView</name>
    <message>
        <source>Everything below can be repeated with other tools. The verifier does it in any browser, offline and without this program: save it, then paste a shoe&apos;s JSON into it.</source>
        <translation>以下各步都可以用其他工具重现。验证器可在任何浏览器中离线完成，不需要本程序：保存后把一靴的 JSON 粘贴进去即可。</translation>
    </message>
    <message>
        <source>Save the verifier…</source>
        <translation>保存验证器…</translation>
    </message>
    <message>
        <source>Save the verifier</source>
        <translation>保存验证器</translation>
    </message>
    <message>
        <source>Page for a browser</source>
        <translation>浏览器网页</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>工作原理</translation>
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
        <translation>投注记录</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>钱包</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Show all plays</source>
        <translation>显示全部投注</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>牌局</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>投注</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>注额</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>返还</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>余额</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>投注</translation>
    </message>
    <message>
        <source>No plays match the filter.</source>
        <translation>没有符合筛选条件的投注。</translation>
    </message>
    <message>
        <source>Each play appears here once it is settled.</source>
        <translation>每笔投注结算后都会显示在这里。</translation>
    </message>
    <message>
        <source>Export the Play Record</source>
        <translation>导出投注记录</translation>
    </message>
    <message>
        <source>CSV, one play per line</source>
        <translation>CSV，每笔投注一行</translation>
    </message>
    <message>
        <source>JSON, one round per line</source>
        <translation>JSON，每局一行</translation>
    </message>
    <message>
        <source>play-record</source>
        <comment>a file&apos;s name</comment>
        <translation>投注记录</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>结束方式</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>转到开头</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>转到结尾</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>回放速度</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>速度：%1</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>其他游戏</translation>
    </message>
    <message>
        <source>What the same cards would have paid there</source>
        <translation>同样的牌在其他游戏中的结果</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Checks the shoe against its commitment</source>
        <translation>验证牌靴是否与承诺值一致</translation>
    </message>
    <message>
        <source>Stop replay</source>
        <translation>停止回放</translation>
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
        <translation>赢</translation>
    </message>
    <message>
        <source>Lose</source>
        <translation>输</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>和局</translation>
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
        <translation>这里 %1 要牌，输的概率为 %2</translation>
    </message>
    <message>
        <source>Hitting is worth %1 of the stake here</source>
        <translation>这里要牌的期望为注额的 %1</translation>
    </message>
    <message>
        <source>Standing on %1 loses %2 of the time here</source>
        <translation>这里 %1 停牌，输的概率为 %2</translation>
    </message>
    <message>
        <source>Standing is worth %1 of the stake here</source>
        <translation>这里停牌的期望为注额的 %1</translation>
    </message>
    <message>
        <source>Doubling on %1 loses %2 of the time here</source>
        <translation>这里 %1 加倍，输的概率为 %2</translation>
    </message>
    <message>
        <source>Doubling is worth %1 of the stake here</source>
        <translation>这里加倍的期望为注额的 %1</translation>
    </message>
    <message>
        <source>Splitting is worth %1 of the stake here, all hands together</source>
        <translation>这里分牌的期望为注额的 %1，各手合计</translation>
    </message>
    <message>
        <source>Giving the hand up always costs half the stake</source>
        <translation>放弃总是损失一半注额</translation>
    </message>
    <message>
        <source>Insurance is worth %1 of its stake here</source>
        <translation>这里保险的期望为其注额的 %1</translation>
    </message>
    <message>
        <source>Even money pays the stake once, whatever the dealer has</source>
        <translation>等额赔付总是赢一倍注额，不论庄家是什么牌</translation>
    </message>
    <message>
        <source>Declining is worth %1 of the stake here</source>
        <translation>这里选“不要”的期望为注额的 %1</translation>
    </message>
    <message>
        <source>Following is worth %1 of the stake here</source>
        <translation>这里跟进的期望为注额的 %1</translation>
    </message>
    <message>
        <source>hitting is worth %1 of the stake more</source>
        <translation>要牌可多值注额的 %1</translation>
    </message>
    <message>
        <source>standing is worth %1 of the stake more</source>
        <translation>停牌可多值注额的 %1</translation>
    </message>
    <message>
        <source>doubling is worth %1 of the stake more</source>
        <translation>加倍可多值注额的 %1</translation>
    </message>
    <message>
        <source>splitting is worth %1 of the stake more</source>
        <translation>分牌可多值注额的 %1</translation>
    </message>
    <message>
        <source>giving it up is worth %1 of the stake more</source>
        <translation>放弃可多值注额的 %1</translation>
    </message>
    <message>
        <source>insurance is worth %1 of its stake more</source>
        <translation>保险可多值其注额的 %1</translation>
    </message>
    <message>
        <source>even money is worth %1 of the stake more</source>
        <translation>等额赔付可多值注额的 %1</translation>
    </message>
    <message>
        <source>declining is worth %1 of the stake more</source>
        <translation>选“不要”可多值注额的 %1</translation>
    </message>
    <message>
        <source>following is worth %1 of the stake more</source>
        <translation>跟进可多值注额的 %1</translation>
    </message>
    <message>
        <source>hitting is worth %1 of the stake less</source>
        <translation>要牌则少值注额的 %1</translation>
    </message>
    <message>
        <source>standing is worth %1 of the stake less</source>
        <translation>停牌则少值注额的 %1</translation>
    </message>
    <message>
        <source>doubling is worth %1 of the stake less</source>
        <translation>加倍则少值注额的 %1</translation>
    </message>
    <message>
        <source>splitting is worth %1 of the stake less</source>
        <translation>分牌则少值注额的 %1</translation>
    </message>
    <message>
        <source>giving it up is worth %1 of the stake less</source>
        <translation>放弃则少值注额的 %1</translation>
    </message>
    <message>
        <source>insurance is worth %1 of its stake less</source>
        <translation>保险则少值其注额的 %1</translation>
    </message>
    <message>
        <source>even money is worth %1 of the stake less</source>
        <translation>等额赔付则少值注额的 %1</translation>
    </message>
    <message>
        <source>declining is worth %1 of the stake less</source>
        <translation>选“不要”则少值注额的 %1</translation>
    </message>
    <message>
        <source>following is worth %1 of the stake less</source>
        <translation>跟进则少值注额的 %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <comment>two halves of a sentence</comment>
        <translation>%1；%2。</translation>
    </message>
    <message>
        <source>%1 %2: wins %3, pushes %4, loses %5</source>
        <translation>%1 %2：赢 %3，和 %4，输 %5</translation>
    </message>
    <message>
        <source>%1 %2: all hands together, each wins or loses by itself</source>
        <translation>%1 %2：各手合计，每手各算输赢</translation>
    </message>
    <message>
        <source>%1 was your answer, and the round came to %2; on average that answer is worth %3 of the stake.</source>
        <translation>当时的选择是%1，本局结果为 %2；平均而言，这一选择值注额的 %3。</translation>
    </message>
    <message>
        <source>What if: %1. On these cards the hand would come to %2; on average the answer is worth %3 of the stake.</source>
        <translation>如果选%1：按这些牌，这手牌的结果会是 %2；平均而言，这一选择值注额的 %3。</translation>
    </message>
    <message>
        <source>What if: %1. On average %2 of the stake; how it would have ended is shown when this shoe ends.</source>
        <translation>如果选%1：平均值注额的 %2；实际会怎样，待这一靴结束后揭晓。</translation>
    </message>
    <message>
        <source>What if: %1. It didn&apos;t happen. On these cards the round would have come to %2 instead of %3; on average the answer is worth %4 of the stake.</source>
        <translation>如果选%1（并未发生）：按这些牌，本局结果会是 %2，而不是 %3；平均而言，这一选择值注额的 %4。</translation>
    </message>
    <message>
        <source>When it was played, the decisions cost %1 in all; %2 was luck.</source>
        <translation>当时各项决定的代价共 %1；%2 属于运气。</translation>
    </message>
    <message>
        <source>%1 The side bets were worth %2 before the first card.</source>
        <translation>%1发第一张牌之前，边注的价值为 %2。</translation>
    </message>
    <message>
        <source>%1; “%2” is worth the same.</source>
        <comment>two halves of a sentence, the second about an answer</comment>
        <translation>%1；“%2”价值相同。</translation>
    </message>
    <message>
        <source>%1 stakes, %2</source>
        <comment>a number, an amount</comment>
        <translation>%1 倍注额，%2</translation>
    </message>
    <message>
        <source>Giving the hand up is worth %1 of the stake here</source>
        <translation>这里放弃的期望为注额的 %1</translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>This is what happened.</source>
        <translation>这是实际发生的情况。</translation>
    </message>
    <message>
        <source>This is what would have happened, not what did.</source>
        <translation>这是本来会出现的结果，并未实际发生。</translation>
    </message>
    <message>
        <source>Press another answer to see what would have happened.</source>
        <translation>点按其他选择，看看会有什么结果。</translation>
    </message>
    <message>
        <source>Show the decision again</source>
        <translation>重新显示该决定</translation>
    </message>
    <message>
        <source>Stop review</source>
        <translation>停止复盘</translation>
    </message>
</context>
<context>
    <name>ReviewNote</name>
    <message>
        <source>Answer as you would now. The figures follow.</source>
        <translation>请按现在的想法作答，数据随后显示。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <comment>whose answer, the answer, its price</comment>
        <translation>%1：%2 %3</translation>
    </message>
</context>
<context>
    <name>Round</name>
    <message>
        <source>%1 was worth %2 of the stake more</source>
        <comment>an answer at the table</comment>
        <translation>%1可多值注额的 %2</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>Worth %1 of its stake before the first card</source>
        <comment>a side bet</comment>
        <translation>发第一张牌之前值其注额的 %1</translation>
    </message>
    <message>
        <source>Behind, %1</source>
        <comment>whose hand</comment>
        <translation>搭注，%1</translation>
    </message>
    <message>
        <source>Insurance, %1</source>
        <comment>whose hand</comment>
        <translation>保险，%1</translation>
    </message>
    <message>
        <source>%1, hand %2</source>
        <comment>a side bet and whose</comment>
        <translation>%1，手牌 %2</translation>
    </message>
    <message>
        <source>Shoe %1</source>
        <translation>第 %1 靴</translation>
    </message>
    <message>
        <source>cards %1 to %2</source>
        <translation>第 %1 至 %2 张牌</translation>
    </message>
    <message>
        <source>commitment %1</source>
        <translation>承诺值 %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>seed shown when the shoe ends</source>
        <translation>种子在该靴结束时公布</translation>
    </message>
    <message>
        <source>client seed %1</source>
        <translation>客户端种子 %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 局</translation>
    </message>
    <message>
        <source>Round %1, %2, %3 against %4, %5, %6</source>
        <translation>第 %1 局，%2，%3 对庄家 %4，%5，%6</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>a side bet</comment>
        <translation>%1赢</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>a side bet</comment>
        <translation>%1输</translation>
    </message>
    <message>
        <source>recovered</source>
        <translation>已恢复</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what is told of a round</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>The cards of this round can&apos;t be read: %1</source>
        <translation>无法读取本局的牌：%1</translation>
    </message>
    <message>
        <source>The record of this round can&apos;t be read to the end. It is shown as far as it goes; the money is as it was booked.</source>
        <translation>本局的存档无法还原到底，只能显示到可读之处；资金以入账为准。</translation>
    </message>
    <message>
        <source>%1: %2 decided early</source>
        <comment>a hand, an action</comment>
        <translation>%1：已提前决定%2</translation>
    </message>
    <message>
        <source>%1: double followed</source>
        <translation>%1：跟加倍</translation>
    </message>
    <message>
        <source>%1: split followed</source>
        <translation>%1：跟分牌</translation>
    </message>
    <message>
        <source>%1: not followed</source>
        <translation>%1：不跟</translation>
    </message>
    <message>
        <source>%1: hit on %2 against %3</source>
        <translation>%1：%2 对庄家 %3，要牌</translation>
    </message>
    <message>
        <source>%1: stand on %2 against %3</source>
        <translation>%1：%2 对庄家 %3，停牌</translation>
    </message>
    <message>
        <source>%1: double on %2 against %3</source>
        <translation>%1：%2 对庄家 %3，加倍</translation>
    </message>
    <message>
        <source>%1: split on %2 against %3</source>
        <translation>%1：%2 对庄家 %3，分牌</translation>
    </message>
    <message>
        <source>%1: give up on %2 against %3</source>
        <translation>%1：%2 对庄家 %3，放弃</translation>
    </message>
    <message>
        <source>%1: surrender on %2 against %3</source>
        <translation>%1：%2 对庄家 %3，投降</translation>
    </message>
    <message>
        <source>%1: insurance on %2 against %3</source>
        <translation>%1：%2 对庄家 %3，买保险</translation>
    </message>
    <message>
        <source>%1: even money on %2 against %3</source>
        <translation>%1：%2 对庄家 %3，等额赔付</translation>
    </message>
    <message>
        <source>%1: no even money</source>
        <translation>%1：不要等额赔付</translation>
    </message>
    <message>
        <source>%1: no insurance</source>
        <translation>%1：不买保险</translation>
    </message>
    <message>
        <source>%1: not given up</source>
        <translation>%1：不放弃</translation>
    </message>
    <message>
        <source>%1: no surrender</source>
        <translation>%1：不投降</translation>
    </message>
    <message>
        <source>%1 (no answer)</source>
        <comment>a decision</comment>
        <translation>%1（未应答）</translation>
    </message>
    <message>
        <source>%1 (early)</source>
        <comment>a decision</comment>
        <translation>%1（提前）</translation>
    </message>
    <message>
        <source>Mistakes cost %1</source>
        <translation>失误代价 %1</translation>
    </message>
    <message>
        <source>Luck %1</source>
        <translation>运气 %1</translation>
    </message>
    <message>
        <source>Before the round: %1</source>
        <comment>what was said of a count</comment>
        <translation>本局前：%1</translation>
    </message>
    <message>
        <source>After the round: %1</source>
        <comment>what was said of a count</comment>
        <translation>本局后：%1</translation>
    </message>
    <message>
        <source>%1, %2 staked by the house</source>
        <comment>a stake, an amount</comment>
        <translation>%1，庄家代出 %2</translation>
    </message>
    <message>
        <source>%1: free double on %2 against %3</source>
        <translation>%1：%2 对庄家 %3，免费加倍</translation>
    </message>
    <message>
        <source>%1: free split on %2 against %3</source>
        <translation>%1：%2 对庄家 %3，免费分牌</translation>
    </message>
</context>
<context>
    <name>RoundDetailsView</name>
    <message>
        <source>As dealt</source>
        <translation>开局发牌</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>终局</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>资金</translation>
    </message>
    <message>
        <source>Total staked</source>
        <translation>下注合计</translation>
    </message>
    <message>
        <source>Paid out, stakes included</source>
        <translation>派彩（含本金）</translation>
    </message>
    <message>
        <source>Luck and play</source>
        <translation>运气与打法</translation>
    </message>
    <message>
        <source>Hands, played best</source>
        <translation>手牌（最优打法）</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>边注</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>运气</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>净输赢</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>Why it ended this way</source>
        <translation>结果说明</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>公平性</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>These cards in other games</source>
        <translation>这副牌在其他游戏中</translation>
    </message>
    <message>
        <source>You, as dealt</source>
        <translation>你，开局发牌</translation>
    </message>
    <message>
        <source>You, at the end</source>
        <translation>你，终局</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Your side bets</source>
        <translation>你的边注</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>你的决定</translation>
    </message>
    <message>
        <source>Others at the table</source>
        <translation>同桌其他人</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Your count</source>
        <translation>你的计数</translation>
    </message>
</context>
<context>
    <name>RoundList</name>
    <message>
        <source>Rounds</source>
        <translation>牌局</translation>
    </message>
    <message>
        <source>No rounds match the filter.</source>
        <translation>没有符合筛选条件的牌局。</translation>
    </message>
    <message>
        <source>Rounds appear here when they are finished.</source>
        <translation>牌局结束后会显示在这里。</translation>
    </message>
    <message>
        <source>Show all rounds</source>
        <translation>显示全部牌局</translation>
    </message>
    <message>
        <source>Earlier</source>
        <comment>rounds</comment>
        <translation>更早</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>Staked %1, net %2</source>
        <comment>in a round</comment>
        <translation>下注 %1，净 %2</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>a heading</comment>
        <translation>牌</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>a heading</comment>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>of a hand</comment>
        <translation>点数</translation>
    </message>
    <message>
        <source>Bets</source>
        <comment>a heading</comment>
        <translation>下注</translation>
    </message>
    <message>
        <source>Bet</source>
        <comment>a heading</comment>
        <translation>下注</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>RoundWriter</name>
    <message>
        <source>Export the Rundown</source>
        <translation>导出牌谱</translation>
    </message>
    <message>
        <source>CSV, one play per line</source>
        <translation>CSV，每笔投注一行</translation>
    </message>
    <message>
        <source>JSON, one round per line</source>
        <translation>JSON，每局一行</translation>
    </message>
    <message>
        <source>rundown</source>
        <comment>a file&apos;s name</comment>
        <translation>牌谱</translation>
    </message>
</context>
<context>
    <name>RuleEditor</name>
    <message>
        <source>No rule matches “%1”.</source>
        <translation>没有名为“%1”的规则。</translation>
    </message>
    <message>
        <source>What the rules are worth</source>
        <translation>规则的价值</translation>
    </message>
    <message>
        <source>Save your changes?</source>
        <translation>保存更改吗？</translation>
    </message>
    <message>
        <source>These rules can&apos;t be played yet. Fix what is marked before you save.</source>
        <translation>这些规则还不能用来打牌：请先改正标出的问题再保存。</translation>
    </message>
    <message>
        <source>They become a game of your own; the built-in game stays as it is.</source>
        <translation>它们会成为你自己的游戏；内置游戏保持不变。</translation>
    </message>
    <message>
        <source>The game&apos;s file still has the rules as they were.</source>
        <translation>游戏文件中仍是原来的规则。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>放弃更改</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>继续编辑</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more rules</source>
        <translation>
            <numerusform>显示其余 %n 条规则</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleLine</name>
    <message>
        <source>the house&apos;s choice</source>
        <translation>场方自定</translation>
    </message>
</context>
<context>
    <name>RuleSaid</name>
    <message>
        <source>No longer: %1</source>
        <translation>不再适用：%1</translation>
    </message>
</context>
<context>
    <name>RuleTrials</name>
    <message>
        <source>Try other rules</source>
        <translation>试用其他规则</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>Decks: %1</source>
        <translation>牌副数：%1</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>牌副数</translation>
    </message>
    <message>
        <source>Dealer hits soft 17</source>
        <translation>庄家软 17 要牌</translation>
    </message>
    <message>
        <source>Dealer peeks for blackjack</source>
        <translation>庄家查看黑杰克</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>分牌后可加倍</translation>
    </message>
    <message>
        <source>Double on</source>
        <translation>可加倍的牌</translation>
    </message>
    <message>
        <source>Hands from one pair</source>
        <translation>一对最多分成</translation>
    </message>
    <message>
        <source>no split</source>
        <translation>不可分牌</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>投降</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>late</source>
        <translation>看牌后</translation>
    </message>
    <message>
        <source>early</source>
        <translation>看牌前</translation>
    </message>
    <message>
        <source>Blackjack pays</source>
        <translation>黑杰克赔率</translation>
    </message>
    <message>
        <source>any total</source>
        <translation>任意点数</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Id</source>
        <translation>标识</translation>
    </message>
    <message>
        <source>What files and the command line call the game.</source>
        <translation>文件和命令行中使用的游戏名。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>What the game is called in the lobby and at the table.</source>
        <translation>游戏在大厅和牌桌上的名称。</translation>
    </message>
    <message>
        <source>Published return</source>
        <translation>公布返还率</translation>
    </message>
    <message>
        <source>The return to the player on a casino&apos;s own sheet, as a fraction of 1; empty if it gives none.</source>
        <translation>赌场自己公布的长期返还比例，以小数表示（1 为全额返还）；没有公布则留空。</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>牌副数</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>洗牌</translation>
    </message>
    <message>
        <source>When the cards are shuffled.</source>
        <translation>何时重洗全部牌。</translation>
    </message>
    <message>
        <source>Position of the cut card</source>
        <translation>切牌卡位置</translation>
    </message>
    <message>
        <source>How much of the shoe is dealt before the cut card comes out.</source>
        <translation>切牌卡出现之前发出的牌占牌靴的比例。</translation>
    </message>
    <message>
        <source>Burned cards</source>
        <translation>销牌</translation>
    </message>
    <message>
        <source>How many cards are burned face down after a shuffle.</source>
        <translation>洗牌后有多少张牌面朝下弃置。</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>How many hands the table has room for.</source>
        <translation>牌桌上最多能有几手牌。</translation>
    </message>
    <message>
        <source>Seats per player</source>
        <translation>每位玩家的座位</translation>
    </message>
    <message>
        <source>How many of them one player may take.</source>
        <translation>一位玩家最多可占几个。</translation>
    </message>
    <message>
        <source>Other people</source>
        <translation>其他玩家</translation>
    </message>
    <message>
        <source>Other people, played by the program, sit at the table.</source>
        <translation>由程序扮演牌桌上的其他玩家。</translation>
    </message>
    <message>
        <source>Shared table</source>
        <translation>共享牌桌</translation>
    </message>
    <message>
        <source>Seats are kept from round to round, players may bet behind others, and decisions may be made early.</source>
        <translation>座位逐局保留，可搭注别人的手牌，也可提前作决定。</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>行牌顺序</translation>
    </message>
    <message>
        <source>The order in which seats are dealt and played.</source>
        <translation>各座位发牌和行动的顺序。</translation>
    </message>
    <message>
        <source>Dealer&apos;s first card</source>
        <translation>庄家的第一张牌</translation>
    </message>
    <message>
        <source>Whether the dealer&apos;s first card is dealt face up or face down.</source>
        <translation>庄家第一张牌发成牌面朝上还是牌面朝下。</translation>
    </message>
    <message>
        <source>Seconds to bet</source>
        <translation>下注时间（秒）</translation>
    </message>
    <message>
        <source>How long betting stays open; 0 for no time limit.</source>
        <translation>下注开放多久；0 表示不限时。</translation>
    </message>
    <message>
        <source>Seconds for a decision</source>
        <translation>决定时间（秒）</translation>
    </message>
    <message>
        <source>How long a decision may take; 0 for no time limit.</source>
        <translation>每个决定可用多久；0 表示不限时。</translation>
    </message>
    <message>
        <source>Dealer hits soft 17</source>
        <translation>庄家软 17 要牌</translation>
    </message>
    <message>
        <source>Dealer peeks for blackjack</source>
        <translation>庄家查看黑杰克</translation>
    </message>
    <message>
        <source>With an ace or a ten up, the dealer checks the hole card before hands are played.</source>
        <translation>明牌为 A 或 10 点牌时，庄家在玩家行牌之前先看暗牌。</translation>
    </message>
    <message>
        <source>Hint about the hole card</source>
        <translation>暗牌提示</translation>
    </message>
    <message>
        <source>What the dealer says about the hole card: small from 2 to 5, medium from 6 to 9, large from 10 to ace.</source>
        <translation>庄家透露的暗牌大小：2 至 5 为小，6 至 9 为中，10 至 A 为大。</translation>
    </message>
    <message>
        <source>Two gold cards are shown</source>
        <translation>两张金牌亮开</translation>
    </message>
    <message>
        <source>If both of the dealer&apos;s cards are tens, court cards or aces, both are shown before you play.</source>
        <translation>庄家的两张牌都是 10、J、Q、K 或 A 时，在你行牌之前全部翻开。</translation>
    </message>
    <message>
        <source>Dealer&apos;s 22 pushes</source>
        <translation>庄家 22 点为和局</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, hands push instead of winning. Gold cards are tens, court cards and aces.</source>
        <translation>庄家恰好以 22 点爆牌时，玩家的手牌算和局而不是赢。金牌指 10、J、Q、K 和 A。</translation>
    </message>
    <message>
        <source>Blackjack pays</source>
        <translation>黑杰克赔率</translation>
    </message>
    <message>
        <source>What a blackjack wins: 3:2 is 3 for every 2 staked.</source>
        <translation>黑杰克赢多少：3:2 即每下注 2 赢 3。</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>Against an ace, a hand may be insured for half its stake.</source>
        <translation>庄家明牌为 A 时，可用一半注额为手牌买保险。</translation>
    </message>
    <message>
        <source>Insure a blackjack</source>
        <translation>黑杰克可买保险</translation>
    </message>
    <message>
        <source>A blackjack may be insured too.</source>
        <translation>拿到黑杰克时也可以买保险。</translation>
    </message>
    <message>
        <source>Insurance pays</source>
        <translation>保险赔率</translation>
    </message>
    <message>
        <source>What insurance wins if the dealer has a blackjack.</source>
        <translation>庄家拿到黑杰克时，保险赢多少。</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>等额赔付</translation>
    </message>
    <message>
        <source>The up cards against which a blackjack may be paid 1:1 at once.</source>
        <translation>庄家明牌为哪些牌时，黑杰克可立即按 1:1 赔付。</translation>
    </message>
    <message>
        <source>Double on</source>
        <translation>可加倍的牌</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>分牌后可加倍</translation>
    </message>
    <message>
        <source>Hands may be doubled after a split.</source>
        <translation>分牌得到的手牌可以加倍。</translation>
    </message>
    <message>
        <source>Hands from one pair</source>
        <translation>一对最多分成</translation>
    </message>
    <message>
        <source>The most hands that one may be split into; 1 for no splits.</source>
        <translation>一手牌最多可分成几手；1 表示不可分牌。</translation>
    </message>
    <message>
        <source>Split aces</source>
        <translation>分 A</translation>
    </message>
    <message>
        <source>How hands from split aces are played.</source>
        <translation>由两张 A 分出的手牌如何行牌。</translation>
    </message>
    <message>
        <source>Resplit aces</source>
        <translation>A 可再次分牌</translation>
    </message>
    <message>
        <source>A pair of aces that comes up after a split may be split again.</source>
        <translation>分牌后得到的一对 A 也可以再分。</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>投降</translation>
    </message>
    <message>
        <source>Surrender against</source>
        <translation>可投降的明牌</translation>
    </message>
    <message>
        <source>The up cards against which a hand may be given up.</source>
        <translation>庄家明牌为哪些牌时可以弃掉手牌。</translation>
    </message>
    <message>
        <source>When no answer comes</source>
        <translation>无应答时</translation>
    </message>
    <message>
        <source>What happens to a round when time runs out or you leave in the middle.</source>
        <translation>超时或中途离开时，本局如何处理。</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>边注</translation>
    </message>
    <message>
        <source>Bets besides the main stake, each with its own pay table and limits.</source>
        <translation>主注之外的下注，各有自己的赔率表和限红。</translation>
    </message>
    <message>
        <source>Table limits</source>
        <translation>每手限红</translation>
    </message>
    <message>
        <source>The smallest and largest stake on a hand, in each currency. The first currency is the game&apos;s default.</source>
        <translation>各货币的最小和最大注额。第一种货币是本游戏的常用货币。</translation>
    </message>
    <message>
        <source>The house&apos;s choices</source>
        <translation>场方自定</translation>
    </message>
    <message>
        <source>What the Rules page marks as decided by the house, because no published sheet covers it.</source>
        <translation>规则页上标为场方自定的内容，因为没有公布的资料说明。</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>台布</translation>
    </message>
    <message>
        <source>The cloth on the table.</source>
        <translation>牌桌铺的台布。</translation>
    </message>
    <message>
        <source>Place in the lobby</source>
        <translation>大厅中的位置</translation>
    </message>
    <message>
        <source>Games with a smaller number come first; those without one come last.</source>
        <translation>数字小的游戏排在前面；没有数字的排在最后。</translation>
    </message>
    <message>
        <source>before every round</source>
        <translation>每局之前</translation>
    </message>
    <message>
        <source>after a cut card</source>
        <translation>切牌卡出现后</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>as many as the value of the first card</source>
        <translation>张数等于第一张牌的点数</translation>
    </message>
    <message>
        <source>first seat to last</source>
        <translation>从首位到末位</translation>
    </message>
    <message>
        <source>last seat to first</source>
        <translation>从末位到首位</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>牌面朝上</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>牌面朝下</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>不提示</translation>
    </message>
    <message>
        <source>small, medium or large</source>
        <translation>小、中或大</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>except two gold cards and 21</source>
        <translation>是，恰为两张金牌的手牌及 21 点除外</translation>
    </message>
    <message>
        <source>except any with two gold cards and 21</source>
        <translation>是，含两张金牌的手牌及 21 点除外</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>A</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>10 点牌</translation>
    </message>
    <message>
        <source>9, 10, 11</source>
        <translation>9、10、11 点</translation>
    </message>
    <message>
        <source>10, 11</source>
        <translation>10、11 点</translation>
    </message>
    <message>
        <source>one card each</source>
        <translation>每手只发一张牌</translation>
    </message>
    <message>
        <source>like other hands</source>
        <translation>与其他手牌相同</translation>
    </message>
    <message>
        <source>never</source>
        <translation>不允许</translation>
    </message>
    <message>
        <source>after the dealer peeks</source>
        <translation>庄家看牌后</translation>
    </message>
    <message>
        <source>before the dealer peeks</source>
        <translation>庄家看牌前</translation>
    </message>
    <message>
        <source>every card</source>
        <translation>任何牌</translation>
    </message>
    <message>
        <source>2 to 9</source>
        <translation>2 至 9</translation>
    </message>
    <message>
        <source>it waits for you</source>
        <translation>等你回来</translation>
    </message>
    <message>
        <source>it is finished for you</source>
        <translation>代为完成</translation>
    </message>
    <message>
        <source>Emerald</source>
        <translation>翡翠</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>午夜</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>勃艮第红</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>碧湖</translation>
    </message>
    <message>
        <source>Classic green</source>
        <translation>经典绿</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>炭黑</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Decks and shoe</source>
        <translation>牌与牌靴</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>Blackjack and insurance</source>
        <translation>黑杰克与保险</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分牌</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限红</translation>
    </message>
    <message>
        <source>Table and seats</source>
        <translation>牌桌与座位</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>计时</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>无应答</translation>
    </message>
    <message>
        <source>Felt and lobby</source>
        <translation>台布与大厅</translation>
    </message>
    <message>
        <source>A hand of 21 stands automatically</source>
        <translation>21 点自动停牌</translation>
    </message>
    <message>
        <source>Dealing order</source>
        <translation>发牌顺序</translation>
    </message>
    <message>
        <source>Payouts exclude the returned stake</source>
        <translation>赔率不含退回的本金</translation>
    </message>
    <message>
        <source>%1: pay table</source>
        <comment>a side bet</comment>
        <translation>%1：赔率表</translation>
    </message>
    <message>
        <source>%1: limits</source>
        <comment>a side bet</comment>
        <translation>%1：限红</translation>
    </message>
    <message>
        <source>The dealer hits a 17 that counts an ace as 11; where the dealer stands on a higher total only, that total.</source>
        <translation>庄家在一张 A 计为 11 的 17 点时要牌；若庄家只在更高点数停牌，则在该点数时要牌。</translation>
    </message>
    <message>
        <source>Dealer stands on</source>
        <translation>庄家停牌点数</translation>
    </message>
    <message>
        <source>The lowest total on which the dealer takes no more cards.</source>
        <translation>庄家不再要牌的最低点数。</translation>
    </message>
    <message>
        <source>Dealer&apos;s blackjack takes</source>
        <translation>庄家黑杰克赢走</translation>
    </message>
    <message>
        <source>What a dealer&apos;s blackjack takes that shows only after hands were doubled and split. All of it is the European rule; busted hands and one more stake the Australian.</source>
        <translation>加倍和分牌之后才揭晓的庄家黑杰克赢走什么。全部赢走是欧洲规则；爆牌的手牌再加一份注额是澳大利亚规则。</translation>
    </message>
    <message>
        <source>Equal hands</source>
        <translation>点数相同</translation>
    </message>
    <message>
        <source>every stake</source>
        <translation>全部下注</translation>
    </message>
    <message>
        <source>the first stake</source>
        <translation>最初的注额</translation>
    </message>
    <message>
        <source>each hand&apos;s first stake, busted hands whole</source>
        <translation>每手牌最初的注额，爆牌的全部</translation>
    </message>
    <message>
        <source>busted hands and one more stake</source>
        <translation>爆牌的手牌和另一份注额</translation>
    </message>
    <message>
        <source>the dealer wins</source>
        <translation>庄家赢</translation>
    </message>
    <message>
        <source>the dealer wins, but your blackjack is paid</source>
        <translation>庄家赢，但你的黑杰克获赔</translation>
    </message>
    <message>
        <source>every hand</source>
        <translation>所有手牌</translation>
    </message>
    <message>
        <source>a push</source>
        <translation>和局</translation>
    </message>
    <message>
        <source>On which totals a hand may be doubled.</source>
        <translation>手牌为哪些点数时可加倍。</translation>
    </message>
    <message>
        <source>Double with</source>
        <translation>可加倍的张数</translation>
    </message>
    <message>
        <source>With how many cards a hand may be doubled.</source>
        <translation>手牌有几张时可加倍。</translation>
    </message>
    <message>
        <source>Hands from a pair of aces</source>
        <translation>一对 A 最多分成</translation>
    </message>
    <message>
        <source>The most hands that a pair of aces may be split into.</source>
        <translation>一对 A 最多可分成几手。</translation>
    </message>
    <message>
        <source>Cards of a Charlie</source>
        <translation>查理的张数</translation>
    </message>
    <message>
        <source>With so many cards a hand that isn&apos;t bust ends and wins, whatever its total.</source>
        <translation>未爆的手牌达到这个张数即结束并获胜，不论点数。</translation>
    </message>
    <message>
        <source>A Charlie wins</source>
        <translation>查理可赢</translation>
    </message>
    <message>
        <source>Against which hands of the dealer a hand wins by the number of its cards.</source>
        <translation>手牌凭张数可赢庄家的哪些牌。</translation>
    </message>
    <message>
        <source>a push, but your 21 wins</source>
        <translation>和局，但你的 21 点赢</translation>
    </message>
    <message>
        <source>any total</source>
        <translation>任意点数</translation>
    </message>
    <message>
        <source>the first two cards</source>
        <translation>前两张</translation>
    </message>
    <message>
        <source>any number of cards</source>
        <translation>任意张数</translation>
    </message>
    <message>
        <source>hit, not doubled</source>
        <translation>可要牌，不可加倍</translation>
    </message>
    <message>
        <source>no Charlie</source>
        <translation>无</translation>
    </message>
    <message>
        <source>five cards</source>
        <translation>五张</translation>
    </message>
    <message>
        <source>six cards</source>
        <translation>六张</translation>
    </message>
    <message>
        <source>seven cards</source>
        <translation>七张</translation>
    </message>
    <message>
        <source>against everything</source>
        <translation>任何牌</translation>
    </message>
    <message>
        <source>except against a blackjack</source>
        <translation>黑杰克除外</translation>
    </message>
    <message>
        <source>except against 21</source>
        <translation>21 点除外</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>查理</translation>
    </message>
    <message>
        <source>Dealer&apos;s second card</source>
        <translation>庄家的第二张牌</translation>
    </message>
    <message>
        <source>When the dealer gets it. After the players is the European rule: there is no hole card to peek at, and it isn&apos;t drawn if nothing is left to decide.</source>
        <translation>庄家何时得到这张牌。“玩家行牌后”是欧洲规则：没有可看的暗牌；若已无胜负待定，则不发这张牌。</translation>
    </message>
    <message>
        <source>with the first cards</source>
        <translation>与最初的牌一起</translation>
    </message>
    <message>
        <source>after the players</source>
        <translation>玩家行牌后</translation>
    </message>
    <message>
        <source>How many decks of cards are used.</source>
        <translation>使用多少副扑克牌。</translation>
    </message>
    <message>
        <source>Kind of deck</source>
        <translation>牌的种类</translation>
    </message>
    <message>
        <source>Whether the decks have their tens.</source>
        <translation>扑克牌中是否有 10。</translation>
    </message>
    <message>
        <source>Both dealer cards open</source>
        <translation>庄家两张牌都亮开</translation>
    </message>
    <message>
        <source>Both of the dealer&apos;s cards are dealt face up, as in Double Exposure. A blackjack ends the round at once, and nothing can be insured.</source>
        <translation>庄家的两张牌都发成牌面朝上，如双重曝光玩法。黑杰克使本局立即结束，也不能买保险。</translation>
    </message>
    <message>
        <source>Surrender after a double</source>
        <translation>加倍后可投降</translation>
    </message>
    <message>
        <source>A doubled hand may be given up for half its stake once its card is dealt.</source>
        <translation>加倍的手牌拿到补牌后可以弃掉，只输一半注额。</translation>
    </message>
    <message>
        <source>What makes a pair</source>
        <translation>何为对子</translation>
    </message>
    <message>
        <source>Whether any two cards that count 10 may be split, or only two of the same rank.</source>
        <translation>任意两张 10 点牌都可分牌，还是只有两张同一牌面的牌可分。</translation>
    </message>
    <message>
        <source>21 with five cards pays</source>
        <translation>五张牌 21 点赔率</translation>
    </message>
    <message>
        <source>What a hand of 21 with five cards or more wins if it wasn&apos;t doubled; 1:1 for no bonus.</source>
        <translation>五张牌或更多牌凑成的 21 点在未加倍时赢多少；1:1 即没有奖金。</translation>
    </message>
    <message>
        <source>21 with six cards pays</source>
        <translation>六张牌 21 点赔率</translation>
    </message>
    <message>
        <source>What a hand of 21 with six cards or more wins if it wasn&apos;t doubled; 1:1 for no bonus.</source>
        <translation>六张牌或更多牌凑成的 21 点在未加倍时赢多少；1:1 即没有奖金。</translation>
    </message>
    <message>
        <source>21 with seven cards pays</source>
        <translation>七张牌 21 点赔率</translation>
    </message>
    <message>
        <source>What a hand of 21 with seven cards or more wins if it wasn&apos;t doubled; 1:1 for no bonus.</source>
        <translation>七张牌或更多牌凑成的 21 点在未加倍时赢多少；1:1 即没有奖金。</translation>
    </message>
    <message>
        <source>6-7-8 pays</source>
        <translation>6-7-8 赔率</translation>
    </message>
    <message>
        <source>What a 6, a 7 and an 8 win, whatever their suits; 1:1 for no bonus.</source>
        <translation>6、7、8 三张牌（不论花色）赢多少；1:1 即没有奖金。</translation>
    </message>
    <message>
        <source>6-7-8 of one suit pays</source>
        <translation>同花 6-7-8 赔率</translation>
    </message>
    <message>
        <source>What a 6, a 7 and an 8 of the same suit win; 1:1 for no bonus of their own.</source>
        <translation>同花的 6、7、8 赢多少；1:1 即没有单独的奖金。</translation>
    </message>
    <message>
        <source>6-7-8 of spades pays</source>
        <translation>黑桃 6-7-8 赔率</translation>
    </message>
    <message>
        <source>What the 6, 7 and 8 of spades win; 1:1 for no bonus of their own.</source>
        <translation>黑桃 6、7、8 赢多少；1:1 即没有单独的奖金。</translation>
    </message>
    <message>
        <source>7-7-7 pays</source>
        <translation>7-7-7 赔率</translation>
    </message>
    <message>
        <source>What three sevens win, whatever their suits; 1:1 for no bonus.</source>
        <translation>三张 7（不论花色）赢多少；1:1 即没有奖金。</translation>
    </message>
    <message>
        <source>7-7-7 of one suit pays</source>
        <translation>同花 7-7-7 赔率</translation>
    </message>
    <message>
        <source>What three sevens of the same suit win; 1:1 for no bonus of their own.</source>
        <translation>三张同花的 7 赢多少；1:1 即没有单独的奖金。</translation>
    </message>
    <message>
        <source>7-7-7 of spades pays</source>
        <translation>黑桃 7-7-7 赔率</translation>
    </message>
    <message>
        <source>What three sevens of spades win; 1:1 for no bonus of their own.</source>
        <translation>三张黑桃 7 赢多少；1:1 即没有单独的奖金。</translation>
    </message>
    <message>
        <source>full, 52 cards</source>
        <translation>完整，52 张</translation>
    </message>
    <message>
        <source>Spanish, 48 cards without the tens</source>
        <translation>西班牙式，48 张，无 10</translation>
    </message>
    <message>
        <source>the same value</source>
        <translation>点数相同</translation>
    </message>
    <message>
        <source>the same rank</source>
        <translation>牌面相同</translation>
    </message>
    <message>
        <source>Bonuses for 21</source>
        <translation>21 点奖金</translation>
    </message>
    <message>
        <source>Blackjack of one suit pays</source>
        <translation>同花黑杰克赔率</translation>
    </message>
    <message>
        <source>What a blackjack of one suit wins if that is more than others win; 1:1 for no more.</source>
        <translation>同花黑杰克赢多少（若比其他黑杰克多）；1:1 即不多赔。</translation>
    </message>
    <message>
        <source>Suit of that blackjack</source>
        <translation>该黑杰克的花色</translation>
    </message>
    <message>
        <source>The suit that both of its cards must have.</source>
        <translation>其两张牌须同为此花色。</translation>
    </message>
    <message>
        <source>Double for less</source>
        <translation>不足额加倍</translation>
    </message>
    <message>
        <source>Whoever has less left than a double costs may double for all that is left.</source>
        <translation>余额不够加倍时，可用全部余额加倍。</translation>
    </message>
    <message>
        <source>Doubles of one hand</source>
        <translation>每手牌加倍次数</translation>
    </message>
    <message>
        <source>How many times a hand may be doubled: after its double&apos;s card again, for as much as is staked on it then.</source>
        <translation>一手牌可加倍几次：拿到加倍的补牌后可再加倍，金额等于当时的注额。</translation>
    </message>
    <message>
        <source>Free doubles</source>
        <translation>免费加倍</translation>
    </message>
    <message>
        <source>Which doubles of two cards the house stakes for the player. Hard: no ace counts 11.</source>
        <translation>两张牌时哪些加倍由庄家代玩家出注。硬：没有计为 11 点的 A。</translation>
    </message>
    <message>
        <source>Free splits</source>
        <translation>免费分牌</translation>
    </message>
    <message>
        <source>Of which pairs the house stakes the new hand for the player.</source>
        <translation>哪些对子分牌时，新的一手牌由庄家代玩家出注。</translation>
    </message>
    <message>
        <source>Surrender with</source>
        <translation>可投降的张数</translation>
    </message>
    <message>
        <source>With how many cards a hand may be surrendered; with any number, after a split too.</source>
        <translation>手牌有几张时可投降；若为任意张数，分牌后也可投降。</translation>
    </message>
    <message>
        <source>a push, but your blackjack is paid</source>
        <translation>和局，但你的黑杰克获赔</translation>
    </message>
    <message>
        <source>any suit</source>
        <translation>任意花色</translation>
    </message>
    <message>
        <source>spades only</source>
        <translation>仅黑桃</translation>
    </message>
    <message>
        <source>hearts only</source>
        <translation>仅红桃</translation>
    </message>
    <message>
        <source>diamonds only</source>
        <translation>仅方块</translation>
    </message>
    <message>
        <source>clubs only</source>
        <translation>仅梅花</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>无</translation>
    </message>
    <message>
        <source>hard 9, 10, 11</source>
        <translation>硬 9、10、11 点</translation>
    </message>
    <message>
        <source>hard 10, 11</source>
        <translation>硬 10、11 点</translation>
    </message>
    <message>
        <source>any total of two cards</source>
        <translation>两张牌任意点数</translation>
    </message>
    <message>
        <source>no pair</source>
        <translation>无</translation>
    </message>
    <message>
        <source>every pair but tens</source>
        <translation>除 10 点外的对子</translation>
    </message>
    <message>
        <source>every pair</source>
        <translation>所有对子</translation>
    </message>
    <message>
        <source>Void against a blackjack</source>
        <translation>遇黑杰克投降无效</translation>
    </message>
    <message>
        <source>A dealer&apos;s blackjack that shows only when the hands have been played takes all of a surrendered one.</source>
        <translation>等手牌行完才揭晓的庄家黑杰克，会赢走已投降手牌的全部注额。</translation>
    </message>
    <message>
        <source>a push, but your 21 always wins</source>
        <translation>和局，但你的 21 点必赢</translation>
    </message>
    <message>
        <source>a ten or an ace</source>
        <translation>10 点牌或 A</translation>
    </message>
    <message>
        <source>Who wins when you and the dealer have the same total. A 21 that always wins beats a blackjack too that shows only then, unless that takes the first stake alone.</source>
        <translation>你与庄家点数相同时谁赢。必赢的 21 点也胜过此时才揭晓的黑杰克，除非该黑杰克只赢走最初的注额。</translation>
    </message>
    <message>
        <source>When a hand may be given up for half its stake; if the dealer doesn&apos;t peek, when its turn comes.</source>
        <translation>何时可以弃掉手牌，只输一半注额；若庄家不看牌，则为轮到该手牌时。</translation>
    </message>
</context>
<context>
    <name>RulesDrawer</name>
    <message>
        <source>Changes you save now apply from the next round.</source>
        <translation>现在保存的内容从下一局起生效。</translation>
    </message>
    <message>
        <source>Changes you save now apply at once, on a fresh shoe.</source>
        <translation>现在保存的内容立即生效，并换用新牌靴。</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules of %1</source>
        <translation>%1的规则</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>赔率表</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Rules of %1</source>
        <translation>%1的规则</translation>
    </message>
    <message>
        <source>Hide the rules</source>
        <translation>隐藏规则</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>赔率表</translation>
    </message>
    <message>
        <source>Change these rules</source>
        <translation>更改这些规则</translation>
    </message>
    <message>
        <source>This decided the last round</source>
        <translation>上一局由此决定</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>Who wins</source>
        <translation>胜负</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. Equal hands push: the stake is returned.</source>
        <translation>未爆牌且点数较大的一方赢；庄家爆牌时，所有未爆的手牌都赢。点数相同为和局：退回注额。</translation>
    </message>
    <message>
        <source>A win pays 1:1.</source>
        <translation>赢牌赔 1:1。</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, only a hand of 21 and an unsplit hand of exactly two gold cards are paid; every other hand that is not bust pushes.</source>
        <translation>庄家恰好以 22 点爆牌时，只有未经分牌、恰为两张金牌的手牌和 21 点的手牌获赔；其他未爆的手牌均为和局。</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, only a hand of 21 and a hand that holds two gold cards, with or without others, are paid; every other hand that is not bust pushes.</source>
        <translation>庄家恰好以 22 点爆牌时，只有含两张金牌的手牌（不论有无其他牌）和 21 点的手牌获赔；其他未爆的手牌均为和局。</translation>
    </message>
    <message>
        <source>A payout of a:b wins a for every b staked, and the stake is returned with it.</source>
        <translation>赔率 a:b 指赢得的金额：每下注 b 赢 a，本金同时退回。</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>边注</translation>
    </message>
    <message>
        <source>Side bets may be placed on any seat in play, yours or not. It doesn&apos;t matter whether the hand wins.</source>
        <translation>边注可下在任何参与本局的座位上，不论是否是你的座位，也与该手牌的输赢无关。</translation>
    </message>
    <message>
        <source>Side bets may be placed on any seat in play, yours or not. They are settled right after the deal, and it doesn&apos;t matter whether the hand wins.</source>
        <translation>边注可下在任何参与本局的座位上，不论是否是你的座位。发牌后立即结算，与该手牌的输赢无关。</translation>
    </message>
    <message>
        <source>A side bet needs a main stake on its hand. It doesn&apos;t matter whether the hand wins.</source>
        <translation>边注随手牌的主注一起下，与该手牌的输赢无关。</translation>
    </message>
    <message>
        <source>A side bet needs a main stake on its hand. It is settled right after the deal, and it doesn&apos;t matter whether the hand wins.</source>
        <translation>边注随手牌的主注一起下。发牌后立即结算，与该手牌的输赢无关。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an outcome and what it pays</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side bet&apos;s name and what it is</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Pays: %1.</source>
        <translation>赔率：%1。</translation>
    </message>
    <message>
        <source>The best one counts.</source>
        <translation>只计最高的一项。</translation>
    </message>
    <message>
        <source>It is settled when the round ends; the dealer then plays out the hand even if every other hand is decided.</source>
        <translation>在本局结束时结算；即使其他手牌都已分出胜负，庄家也会补完自己的牌。</translation>
    </message>
    <message>
        <source>It is settled right after the deal.</source>
        <translation>发牌后立即结算。</translation>
    </message>
    <message>
        <source>Time and interruptions</source>
        <translation>时限与中断</translation>
    </message>
    <message>
        <source>Betting is open for %1 seconds.</source>
        <translation>下注时间为 %1 秒。</translation>
    </message>
    <message>
        <source>A decision has %1 seconds.</source>
        <translation>每个决定限时 %1 秒。</translation>
    </message>
    <message>
        <source>There is no clock.</source>
        <translation>不限时。</translation>
    </message>
    <message>
        <source>If you don&apos;t answer or have left, the round is finished without you: a hand of 11 or less hits until it is above 11, a hand above 11 stands, and insurance is declined. Every confirmed stake is settled.</source>
        <translation>没有应答或你已离开时，本局会代你完成：11 点及以下要牌，直到超过 11 点；超过 11 点停牌；不买保险。所有已确认的下注都会结算。</translation>
    </message>
    <message>
        <source>A round you leave resumes later, at the decision where it stopped.</source>
        <translation>中途离开的一局，之后从当时的决定处继续。</translation>
    </message>
    <message>
        <source>A round that can&apos;t be finished is cancelled, and every stake is returned.</source>
        <translation>无法完成的一局会取消，所有下注退回。</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>注额</translation>
    </message>
    <message>
        <source>Per hand: %1.</source>
        <comment>its limits</comment>
        <translation>每手：%1。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a side bet&apos;s limits</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Every stake is a multiple of %1, so that no half and no payout needs rounding.</source>
        <translation>注额须为 %1 的整数倍，使一半注额和各种赔付都能整除。</translation>
    </message>
    <message>
        <source>Return to the player</source>
        <translation>玩家返还率</translation>
    </message>
    <message>
        <source>Published: %1.</source>
        <translation>公布：%1。</translation>
    </message>
    <message>
        <source>Computed from these rules, with best play: %1 of the initial stake.</source>
        <translation>按本规则计算，最优打法：首注的 %1。</translation>
    </message>
    <message>
        <source>Per unit staked in total, doubles and splits included: %1.</source>
        <translation>按全部下注的每单位计，含加倍和分牌：%1。</translation>
    </message>
    <message>
        <source>With up to %1 split hands it would be %2 of the initial stake.</source>
        <translation>若最多可分成 %1 手，则为首注的 %2。</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message numerus="yes">
        <source>%n decks of 52 cards are used.</source>
        <translation>
            <numerusform>使用 %n 副 52 张的扑克牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards are shuffled before every round.</source>
        <translation>每局之前重洗全部牌。</translation>
    </message>
    <message>
        <source>Rounds are dealt from one shoe until the cut card comes out; that round is the last of the shoe, and then all cards are shuffled.</source>
        <translation>各局从同一牌靴发牌，直到切牌卡出现；该局为这一靴的最后一局，之后重洗全部牌。</translation>
    </message>
    <message>
        <source>The cut card lies after %1 of the shoe, %2 of %3 cards.</source>
        <translation>切牌卡位于牌靴的 %1 处之后，即 %3 张牌中的第 %2 张之后。</translation>
    </message>
    <message>
        <source>After a shuffle the first card is shown, and as many more as its value are burned face down.</source>
        <translation>洗牌后亮出第一张牌，再按其点数将同样张数的牌面朝下弃置。</translation>
    </message>
    <message>
        <source>For this an ace counts 1; jack, queen and king count 10.</source>
        <translation>此时 A 计 1 点，J、Q、K 计 10 点。</translation>
    </message>
    <message>
        <source>Cards from 2 to 10 count their face value; jack, queen and king count 10; an ace counts 11, or 1 where 11 would bust the hand.</source>
        <translation>2 至 10 按牌面计点；J、Q、K 计 10 点；A 计 11 点，若因此超过 21 点则计 1 点。</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>You play one hand a round.</source>
        <translation>每局玩一手牌。</translation>
    </message>
    <message>
        <source>You play from one to %1 hands a round, each with its own stake.</source>
        <translation>每局可玩一至 %1 手牌，各自下注。</translation>
    </message>
    <message>
        <source>The table has %1 spots for them.</source>
        <translation>牌桌上为此设有 %1 个位置。</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>The table has %1 seats.</source>
        <translation>牌桌有 %1 个座位。</translation>
    </message>
    <message>
        <source>You may hold one seat.</source>
        <translation>你最多占一个座位。</translation>
    </message>
    <message>
        <source>You may hold up to %1 seats, with the same stake on each.</source>
        <translation>你最多可占 %1 个座位，每个座位的注额相同。</translation>
    </message>
    <message>
        <source>What you add to one of your seats is added to each; if your wallet can&apos;t cover that, the addition is divided evenly among them.</source>
        <translation>在自己的一个座位上加注，其他座位也随之加注；如果钱包不够，则平均分摊。</translation>
    </message>
    <message>
        <source>Other people, played by the program, sit at the table. You choose at the table how many.</source>
        <translation>牌桌上的其他玩家由程序扮演，人数由你在牌桌上选择。</translation>
    </message>
    <message>
        <source>If you have just sat down and have no stake when betting closes, you lose the seat.</source>
        <translation>如果你刚入座，下注结束时还没有下注，就会离座。</translation>
    </message>
    <message>
        <source>If you played the previous round, you may sit one round out; you lose the seat if you don&apos;t bet in the next either.</source>
        <translation>如果你打了上一局，可以停一局不下注；再停一局就会失去座位。</translation>
    </message>
    <message>
        <source>If you can&apos;t cover the minimum on all your seats when a round begins, you lose them.</source>
        <translation>如果一局开始时你付不起所有座位的最小注额，就会失去这些座位。</translation>
    </message>
    <message>
        <source>When somebody leaves a seat, what others have staked there is returned.</source>
        <translation>有人离座时，其他人搭在那里的注额退回。</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t take a seat, but may bet behind others.</source>
        <translation>试玩账户不能入座，但可以搭注。</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t take a seat.</source>
        <translation>试玩账户不能入座。</translation>
    </message>
    <message>
        <source>Betting behind</source>
        <translation>搭注</translation>
    </message>
    <message>
        <source>You may bet behind any seat that somebody else holds. Such a bet wins or loses with the seat&apos;s first hand, blackjack payout included, and its insurance is yours to decide.</source>
        <translation>别人占有的任何座位都可以搭注。搭注随该座位的第一手牌定输赢，黑杰克的赔付也相同；搭注的保险由你自己决定。</translation>
    </message>
    <message>
        <source>When the seat doubles, you may double too; otherwise your stake rides unchanged on the doubled hand.</source>
        <translation>该座位加倍时，你可以跟加倍；否则你的注额不变，随加倍后的手牌定输赢。</translation>
    </message>
    <message>
        <source>When the seat splits, you may place the same again on the second hand; otherwise your stake rides on the first hand alone.</source>
        <translation>该座位分牌时，你可以在第二手牌上再下同样的注额；否则你的注额只随第一手牌定输赢。</translation>
    </message>
    <message>
        <source>If you don&apos;t answer, or your wallet doesn&apos;t cover it, you don&apos;t follow.</source>
        <translation>你没有应答或钱包不够时，视为不跟。</translation>
    </message>
    <message>
        <source>When the seat surrenders, half of each stake behind it is lost as well.</source>
        <translation>该座位投降时，搭注也损失一半。</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Each hand is dealt one card, then the dealer; a second card follows in the same order.</source>
        <translation>先给每手牌和庄家各发一张，再同样各发第二张。</translation>
    </message>
    <message>
        <source>Players&apos; cards are dealt face up; the dealer&apos;s first card is dealt face up and the second face down.</source>
        <translation>玩家的牌全部牌面朝上；庄家第一张牌面朝上，第二张牌面朝下。</translation>
    </message>
    <message>
        <source>Players&apos; cards are dealt face up; the dealer&apos;s first card is dealt face down and the second face up.</source>
        <translation>玩家的牌全部牌面朝上；庄家第一张牌面朝下，第二张牌面朝上。</translation>
    </message>
    <message>
        <source>Hands are dealt and played from the lowest number to the highest; the dealer comes last.</source>
        <translation>发牌和行牌都从最小号到最大号，庄家在最后。</translation>
    </message>
    <message>
        <source>Hands are dealt and played from the highest number to the lowest; the dealer comes last.</source>
        <translation>发牌和行牌都从最大号到最小号，庄家在最后。</translation>
    </message>
    <message>
        <source>Then the dealer looks at the hole card and says whether it is small (2 to 5), medium (6 to 9) or large (10 to ace).</source>
        <translation>然后庄家看暗牌，并告知是小（2 至 5）、中（6 至 9）还是大（10 至 A）。</translation>
    </message>
    <message>
        <source>If both of the dealer&apos;s cards are gold cards (10, jack, queen, king, ace), both are shown before you decide.</source>
        <translation>如果庄家的两张牌都是金牌（10、J、Q、K、A），则在你作决定之前全部亮开。</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>黑杰克</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10, as the first two cards, make a blackjack. It beats every other hand, even another 21; against the dealer&apos;s blackjack it pushes.</source>
        <translation>前两张牌为一张 A 和一张 10 点牌，即为黑杰克。它胜过其他任何手牌，包括 21 点；遇庄家黑杰克则为和局。</translation>
    </message>
    <message>
        <source>It pays %1.</source>
        <translation>赔率为 %1。</translation>
    </message>
    <message>
        <source>When the dealer shows an ace or a card that counts 10, the hole card is checked before anyone plays; a dealer blackjack ends the round.</source>
        <translation>庄家明牌为 A 或 10 点牌时，在任何人行牌之前先看暗牌；庄家若为黑杰克，本局结束。</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes every stake, doubles and splits included.</source>
        <translation>庄家的暗牌要等所有手牌行完才看；庄家若为黑杰克，则赢走全部下注，包括加倍和分牌的下注。</translation>
    </message>
    <message>
        <source>A surrendered hand loses half its stake and no more, whatever the hole card is.</source>
        <translation>已投降的手牌只输一半注额，不论暗牌是什么。</translation>
    </message>
    <message>
        <source>Insurance and even money</source>
        <translation>保险与等额赔付</translation>
    </message>
    <message>
        <source>There is no insurance.</source>
        <translation>没有保险。</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, a hand may be insured for half its stake; insurance wins if the dealer has a blackjack, and loses otherwise. It is decided before the hole card is checked.</source>
        <translation>庄家明牌为 A 时，可用一半注额为手牌买保险；庄家为黑杰克则保险赢，否则输。保险在看暗牌之前决定。</translation>
    </message>
    <message>
        <source>A blackjack may be insured too.</source>
        <translation>黑杰克也可以买保险。</translation>
    </message>
    <message>
        <source>A blackjack can&apos;t be insured.</source>
        <translation>黑杰克不可买保险。</translation>
    </message>
    <message>
        <source>Insurance pays %1.</source>
        <translation>保险赔 %1。</translation>
    </message>
    <message>
        <source>At this price insurance favours the player.</source>
        <translation>按这个赔率，保险对玩家有利。</translation>
    </message>
    <message>
        <source>Even money is not offered.</source>
        <translation>不提供等额赔付。</translation>
    </message>
    <message>
        <source>When the dealer shows an ace or a card that counts 10, a blackjack may take even money: 1:1 at once, and the hand is over.</source>
        <translation>庄家明牌为 A 或 10 点牌时，黑杰克可选等额赔付：立即赔 1:1，该手牌结束。</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, a blackjack may take even money: 1:1 at once, and the hand is over.</source>
        <translation>庄家明牌为 A 时，黑杰克可选等额赔付：立即赔 1:1，该手牌结束。</translation>
    </message>
    <message>
        <source>When the dealer shows a card that counts 10, a blackjack may take even money: 1:1 at once, and the hand is over.</source>
        <translation>庄家明牌为 10 点牌时，黑杰克可选等额赔付：立即赔 1:1，该手牌结束。</translation>
    </message>
    <message>
        <source>Playing a hand</source>
        <translation>行牌</translation>
    </message>
    <message>
        <source>Hit as often as you like, or stand. A hand above 21 is bust and loses at once, whatever the dealer gets.</source>
        <translation>可以任意次要牌，也可以停牌。超过 21 点即爆牌，立即输，不论庄家拿到什么。</translation>
    </message>
    <message>
        <source>A hand of 21 stands automatically.</source>
        <translation>21 点自动停牌。</translation>
    </message>
    <message>
        <source>You may double on any first two cards.</source>
        <translation>任意前两张牌都可加倍。</translation>
    </message>
    <message>
        <source>You may double on first two cards that total 9, 10 or 11.</source>
        <translation>前两张牌为 9、10 或 11 点时可加倍。</translation>
    </message>
    <message>
        <source>You may double on first two cards that total 10 or 11.</source>
        <translation>前两张牌为 10 或 11 点时可加倍。</translation>
    </message>
    <message>
        <source>The stake is then doubled, and exactly one more card is dealt.</source>
        <translation>加倍后注额翻倍，并且只再发一张牌。</translation>
    </message>
    <message>
        <source>Your wallet must cover doubles, splits and insurance.</source>
        <translation>加倍、分牌和买保险都需要钱包余额足够。</translation>
    </message>
    <message>
        <source>You may decide before your turn comes. If the money is gone by then, a double becomes a hit, and a split becomes a hit at 11 or less and a stand above.</source>
        <translation>轮到你之前就可以作决定。届时若余额不足，加倍改为要牌；分牌在 11 点及以下改为要牌，超过 11 点改为停牌。</translation>
    </message>
    <message>
        <source>Splitting</source>
        <translation>分牌</translation>
    </message>
    <message>
        <source>Pairs can&apos;t be split.</source>
        <translation>对子不可分牌。</translation>
    </message>
    <message>
        <source>Two cards of the same value (even a king and a queen) may be split into two hands, with an equal stake on the second. Both get their second card at once.</source>
        <translation>点数相同的两张牌（如一张 K 和一张 Q）可分成两手，第二手再下同样的注额。两手立即各得第二张牌。</translation>
    </message>
    <message>
        <source>Hands can&apos;t be resplit.</source>
        <translation>分牌得到的手牌不可再分。</translation>
    </message>
    <message>
        <source>Pairs may be resplit, up to %1 hands.</source>
        <translation>可以再次分牌，最多分成 %1 手。</translation>
    </message>
    <message>
        <source>Split aces get one card each and stand.</source>
        <translation>分 A 后每手只发一张牌，随即结束。</translation>
    </message>
    <message>
        <source>Split aces are played like any other hand.</source>
        <translation>分 A 后的手牌与其他手牌行法相同。</translation>
    </message>
    <message>
        <source>Aces may be resplit.</source>
        <translation>A 可再次分牌。</translation>
    </message>
    <message>
        <source>Aces can&apos;t be resplit.</source>
        <translation>A 只能分一次。</translation>
    </message>
    <message>
        <source>Hands may be doubled after a split.</source>
        <translation>分牌得到的手牌可以加倍。</translation>
    </message>
    <message>
        <source>Hands can&apos;t be doubled after a split.</source>
        <translation>分牌得到的手牌不可加倍。</translation>
    </message>
    <message>
        <source>After a split, an ace with a card that counts 10 is 21, not a blackjack.</source>
        <translation>分牌后一张 A 加一张 10 点牌算 21 点，不算黑杰克。</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>投降</translation>
    </message>
    <message>
        <source>A hand can&apos;t be surrendered.</source>
        <translation>不可投降。</translation>
    </message>
    <message>
        <source>Instead of playing its first two cards, a hand may be surrendered: half the stake is returned. After a split it can&apos;t be.</source>
        <translation>前两张牌可以选择投降而不行牌：退回一半注额。分牌后不可投降。</translation>
    </message>
    <message>
        <source>This is possible before the dealer&apos;s hole card is checked.</source>
        <translation>须在庄家看暗牌之前决定。</translation>
    </message>
    <message>
        <source>This is possible once the dealer has checked for a blackjack.</source>
        <translation>须在庄家查看黑杰克之后决定。</translation>
    </message>
    <message>
        <source>This is possible when the hand&apos;s turn comes.</source>
        <translation>轮到该手牌时决定。</translation>
    </message>
    <message>
        <source>It is offered whatever card the dealer shows.</source>
        <translation>庄家为任何明牌时都可投降。</translation>
    </message>
    <message>
        <source>It is offered unless the dealer shows an ace or a card that counts 10.</source>
        <translation>庄家明牌为 A 或 10 点牌时不可投降。</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand</source>
        <translation>庄家的牌</translation>
    </message>
    <message>
        <source>The hole card is always turned over; more cards are drawn only if some hand is still undecided.</source>
        <translation>暗牌一定会翻开；只有还有手牌未分胜负时，庄家才继续要牌。</translation>
    </message>
    <message>
        <source>When the seat gives up its hand, half of each stake behind it is lost as well.</source>
        <translation>该座位放弃时，搭注也损失一半。</translation>
    </message>
    <message>
        <source>A hand given up loses half its stake and no more, whatever the hole card is.</source>
        <translation>已放弃的手牌只输一半注额，不论暗牌是什么。</translation>
    </message>
    <message>
        <source>The dealer draws to %1 and to a %2 with an ace that counts 11, and stands on every other hand of %2 or more.</source>
        <translation>庄家 %1 点及以下要牌，A 计 11 点的 %2 点也要牌；其他 %2 点及以上停牌。</translation>
    </message>
    <message>
        <source>The dealer draws to %1 and stands on every hand of %2 or more.</source>
        <translation>庄家 %1 点及以下要牌，%2 点及以上一律停牌。</translation>
    </message>
    <message>
        <source>Giving up</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Instead of playing its first two cards, a hand may be given up: half the stake is returned. After a split it can&apos;t be.</source>
        <translation>前两张牌可以选择放弃而不行牌：退回一半注额。分牌后不可放弃。</translation>
    </message>
    <message>
        <source>Payouts are rounded down to a multiple of %1; the house keeps the difference.</source>
        <translation>不能整除的赔付向下取整到 %1 的整数倍，余数归庄家。</translation>
    </message>
    <message>
        <source>Every stake is a multiple of %1, so that no half needs rounding.</source>
        <translation>注额须为 %1 的整数倍，使一半注额能整除。</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>%1: %2 is paid in full on multiples of %3.</source>
        <comment>what is paid, its odds, an amount</comment>
        <translation>%1：%2 在 %3 的整数倍时能整除。</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. Of equal hands the dealer&apos;s wins, unless both are blackjacks.</source>
        <translation>未爆牌且点数较大的一方赢；庄家爆牌时，所有未爆的手牌都赢。点数相同则庄家赢，双方均为黑杰克时除外。</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, every hand that is not bust pushes, 21 too; only a blackjack is paid.</source>
        <translation>庄家恰好以 22 点爆牌时，所有未爆的手牌均为和局，21 点也不例外；只有黑杰克获赔。</translation>
    </message>
    <message>
        <source>It is settled as soon as the cards decide it. If the dealer&apos;s hand can still decide it, it waits for the end of the round, and the dealer then plays out the hand even if every other hand is decided.</source>
        <translation>牌一定出结果便立即结算。若庄家的手牌仍可能决定结果，则等到本局结束；即使其他手牌都已分出胜负，庄家也会补完自己的牌。</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10, as the first two cards, make a blackjack. It beats every other hand, even another 21, and yours is paid against the dealer&apos;s.</source>
        <translation>前两张牌为一张 A 和一张 10 点牌，即为黑杰克。它胜过其他任何手牌，包括 21 点；遇庄家黑杰克，你的黑杰克仍获赔。</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes the first stake alone. Doubles and splits are returned, even those of hands that are bust.</source>
        <translation>庄家的暗牌要等所有手牌行完才看；庄家若为黑杰克，则只赢走最初的注额。加倍和分牌的下注退回，爆牌的手牌也一样。</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes each hand&apos;s first stake. What was doubled is returned, unless the hand is bust.</source>
        <translation>庄家的暗牌要等所有手牌行完才看；庄家若为黑杰克，则赢走每手牌最初的注额。加倍的下注退回，爆牌的手牌除外。</translation>
    </message>
    <message>
        <source>The dealer&apos;s hole card is checked only when all hands have been played; a dealer blackjack then takes, besides hands that are bust, only the first stake of one more. Other splits, and what was doubled, are returned.</source>
        <translation>庄家的暗牌要等所有手牌行完才看；庄家若为黑杰克，则除爆牌的手牌外，只再赢走一手牌最初的注额。其余分牌和加倍的下注退回。</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. If both have 21, yours wins; other equal hands push: the stake is returned.</source>
        <translation>未爆牌且点数较大的一方赢；庄家爆牌时，所有未爆的手牌都赢。双方都是 21 点时你赢；其他相同点数为和局：退回注额。</translation>
    </message>
    <message>
        <source>You may double on any total, with the first two cards or after hits.</source>
        <translation>任意点数都可加倍，前两张牌或要牌之后均可。</translation>
    </message>
    <message>
        <source>You may double on 9, 10 or 11, with the first two cards or after hits.</source>
        <translation>9、10 或 11 点时可加倍，前两张牌或要牌之后均可。</translation>
    </message>
    <message>
        <source>You may double on 10 or 11, with the first two cards or after hits.</source>
        <translation>10 或 11 点时可加倍，前两张牌或要牌之后均可。</translation>
    </message>
    <message>
        <source>Split aces may be hit, but not doubled.</source>
        <translation>分 A 后可以要牌，但不可加倍。</translation>
    </message>
    <message>
        <source>Aces may be resplit, up to %1 hands.</source>
        <translation>A 可再次分牌，最多分成 %1 手。</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>查理</translation>
    </message>
    <message numerus="yes">
        <source>A hand that gets %n cards without going bust is a Charlie: it ends there and wins 1:1, doubled and split hands too.</source>
        <translation>
            <numerusform>拿到 %n 张牌而未爆的手牌即为查理：就此结束并按 1:1 获胜，加倍或分牌的手牌也一样。</numerusform>
        </translation>
    </message>
    <message>
        <source>A Charlie wins whatever the dealer has, a blackjack too.</source>
        <translation>不论庄家是什么牌，即使是黑杰克，查理都赢。</translation>
    </message>
    <message>
        <source>A Charlie wins against every hand of the dealer except a blackjack.</source>
        <translation>除黑杰克外，查理赢庄家的任何牌。</translation>
    </message>
    <message>
        <source>A Charlie wins against every hand of the dealer except 21 and a blackjack. Against 21 its total counts, as that of any other hand.</source>
        <translation>除 21 点和黑杰克外，查理赢庄家的任何牌。对 21 点时与其他手牌一样比点数。</translation>
    </message>
    <message>
        <source>A Charlie is paid against the dealer&apos;s 22, too.</source>
        <translation>庄家 22 点时，查理也获赔。</translation>
    </message>
    <message>
        <source>It is settled as soon as the cards decide it, at the latest when the dealer&apos;s hole card is turned over.</source>
        <translation>牌一定出结果便立即结算，最迟在庄家的暗牌翻开时结算。</translation>
    </message>
    <message>
        <source>It is settled when the dealer&apos;s hole card is turned over.</source>
        <translation>庄家的暗牌翻开时结算。</translation>
    </message>
    <message>
        <source>Each hand is dealt one card, then the dealer; then each hand gets its second card. All of them are dealt face up.</source>
        <translation>先给每手牌和庄家各发一张，再给每手牌发第二张。全部牌面朝上。</translation>
    </message>
    <message>
        <source>The dealer has no hole card: the second card is drawn when all hands have been played.</source>
        <translation>庄家没有暗牌：第二张牌要等所有手牌行完才发。</translation>
    </message>
    <message>
        <source>A hand given up loses half its stake and no more, whatever the dealer&apos;s second card is.</source>
        <translation>已放弃的手牌只输一半注额，不论庄家的第二张牌是什么。</translation>
    </message>
    <message>
        <source>A surrendered hand loses half its stake and no more, whatever the dealer&apos;s second card is.</source>
        <translation>已投降的手牌只输一半注额，不论庄家的第二张牌是什么。</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes every stake, doubles and splits included.</source>
        <translation>庄家的黑杰克要等所有手牌行完才揭晓；那时赢走全部下注，包括加倍和分牌的下注。</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes the first stake alone. Doubles and splits are returned, even those of hands that are bust.</source>
        <translation>庄家的黑杰克要等所有手牌行完才揭晓；那时只赢走最初的注额。加倍和分牌的下注退回，爆牌的手牌也一样。</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes each hand&apos;s first stake. What was doubled is returned, unless the hand is bust.</source>
        <translation>庄家的黑杰克要等所有手牌行完才揭晓；那时赢走每手牌最初的注额。加倍的下注退回，爆牌的手牌除外。</translation>
    </message>
    <message>
        <source>A dealer blackjack shows only when all hands have been played; it then takes, besides hands that are bust, only the first stake of one more. Other splits, and what was doubled, are returned.</source>
        <translation>庄家的黑杰克要等所有手牌行完才揭晓；那时除爆牌的手牌外，只再赢走一手牌最初的注额。其余分牌和加倍的下注退回。</translation>
    </message>
    <message>
        <source>When the dealer shows an ace, a hand may be insured for half its stake; insurance wins if the dealer gets a blackjack, and loses otherwise. It is decided before hands are played.</source>
        <translation>庄家明牌为 A 时，可用一半注额为手牌买保险；庄家拿到黑杰克则保险赢，否则输。保险在行牌之前决定。</translation>
    </message>
    <message>
        <source>The second card is drawn only if it can still decide something, and more cards only if some hand is still undecided.</source>
        <translation>只有第二张牌仍能决定什么时才发；只有还有手牌未分胜负时，庄家才继续要牌。</translation>
    </message>
    <message>
        <source>Bonuses for 21</source>
        <translation>21 点奖金</translation>
    </message>
    <message numerus="yes">
        <source>%n Spanish decks of 48 cards are used: jacks, queens and kings, but no tens.</source>
        <translation>
            <numerusform>使用 %n 副 48 张的西班牙式扑克牌：有 J、Q、K，但没有 10。</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards are dealt face up, both of the dealer&apos;s too.</source>
        <translation>全部牌面朝上，庄家的两张牌也是。</translation>
    </message>
    <message>
        <source>A dealer blackjack is seen at once and ends the round before anyone plays.</source>
        <translation>庄家的黑杰克立即可见，在任何人行牌之前本局即结束。</translation>
    </message>
    <message>
        <source>Neither is offered: everybody sees whether the dealer has a blackjack.</source>
        <translation>两者都不提供：大家都看得到庄家是否为黑杰克。</translation>
    </message>
    <message>
        <source>A doubled hand may be given up once its card is dealt: half of its stake is returned.</source>
        <translation>加倍的手牌拿到补牌后可以放弃：退回其一半注额。</translation>
    </message>
    <message>
        <source>A doubled hand may be surrendered once its card is dealt: half of its stake is returned.</source>
        <translation>加倍的手牌拿到补牌后可以投降：退回其一半注额。</translation>
    </message>
    <message>
        <source>Two cards of the same rank (not a king and a queen) may be split into two hands, with an equal stake on the second. Both get their second card at once.</source>
        <translation>同一牌面的两张牌（不包括一张 K 和一张 Q）可分成两手，第二手再下同样的注额。两手立即各得第二张牌。</translation>
    </message>
    <message numerus="yes">
        <source>A hand of 21 with %n cards or more pays %1.</source>
        <translation>
            <numerusform>由 %n 张或更多牌凑成的 21 点赔 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>6-7-8 pays %1.</source>
        <translation>6-7-8 赔 %1。</translation>
    </message>
    <message>
        <source>6-7-8 of one suit pays %1.</source>
        <translation>同花 6-7-8 赔 %1。</translation>
    </message>
    <message>
        <source>6-7-8 of spades pays %1.</source>
        <translation>黑桃 6-7-8 赔 %1。</translation>
    </message>
    <message>
        <source>7-7-7 pays %1.</source>
        <translation>7-7-7 赔 %1。</translation>
    </message>
    <message>
        <source>7-7-7 of one suit pays %1.</source>
        <translation>同花 7-7-7 赔 %1。</translation>
    </message>
    <message>
        <source>7-7-7 of spades pays %1.</source>
        <translation>黑桃 7-7-7 赔 %1。</translation>
    </message>
    <message>
        <source>The best one counts. Such a hand wins against everything but a blackjack. Split hands get these bonuses too, doubled hands don&apos;t.</source>
        <translation>只计最高的一项。这样的手牌除黑杰克外赢一切牌。分牌的手牌也有这些奖金，加倍的手牌没有。</translation>
    </message>
    <message>
        <source>The dealer takes more cards only if some hand is still undecided.</source>
        <translation>只有还有手牌未分胜负时，庄家才继续要牌。</translation>
    </message>
    <message>
        <source>Blackjack of one suit</source>
        <translation>同花黑杰克</translation>
    </message>
    <message>
        <source>Cards from 2 to 9 count their face value; jack, queen and king count 10; an ace counts 11, or 1 where 11 would bust the hand.</source>
        <translation>2 至 9 按牌面计点；J、Q、K 计 10 点；A 计 11 点，若因此超过 21 点则计 1 点。</translation>
    </message>
    <message>
        <source>A blackjack of spades pays %1.</source>
        <translation>黑桃黑杰克赔 %1。</translation>
    </message>
    <message>
        <source>A blackjack of hearts pays %1.</source>
        <translation>红桃黑杰克赔 %1。</translation>
    </message>
    <message>
        <source>A blackjack of diamonds pays %1.</source>
        <translation>方块黑杰克赔 %1。</translation>
    </message>
    <message>
        <source>A blackjack of clubs pays %1.</source>
        <translation>梅花黑杰克赔 %1。</translation>
    </message>
    <message>
        <source>A blackjack of one suit pays %1.</source>
        <translation>同花黑杰克赔 %1。</translation>
    </message>
    <message>
        <source>A doubled hand that isn&apos;t over may be doubled once more, for as much as is staked on it then.</source>
        <translation>加倍后尚未结束的手牌可再加倍一次，金额等于当时的注额。</translation>
    </message>
    <message>
        <source>A doubled hand that isn&apos;t over may be doubled again, up to three times in all, each time for as much as is staked on it then.</source>
        <translation>加倍后尚未结束的手牌可再次加倍，总共最多三次，每次金额等于当时的注额。</translation>
    </message>
    <message>
        <source>Each double of a hand needs one of these totals.</source>
        <translation>每次加倍都须为这些点数之一。</translation>
    </message>
    <message>
        <source>A hand on which the house has a stake isn&apos;t doubled again.</source>
        <translation>有庄家代出注的手牌不可再次加倍。</translation>
    </message>
    <message>
        <source>A hand that the house doubled can&apos;t be given up.</source>
        <translation>由庄家代出注加倍的手牌不可放弃。</translation>
    </message>
    <message>
        <source>A hand that the house doubled can&apos;t be surrendered.</source>
        <translation>由庄家代出注加倍的手牌不可投降。</translation>
    </message>
    <message>
        <source>Your wallet must cover insurance, and doubles and splits that aren&apos;t free.</source>
        <translation>买保险以及不免费的加倍和分牌都需要钱包余额足够。</translation>
    </message>
    <message>
        <source>A double that it doesn&apos;t cover may still be made, for all that is left in it.</source>
        <translation>余额不够加倍时，仍可用剩下的全部余额加倍。</translation>
    </message>
    <message>
        <source>The first two cards of a hand are doubled for free if they total 9, 10 or 11 without an ace that counts 11: the house stakes the double for you.</source>
        <translation>前两张牌为 9、10 或 11 点且没有计为 11 点的 A 时可免费加倍：加倍的注由庄家代你出。</translation>
    </message>
    <message>
        <source>The first two cards of a hand are doubled for free if they total 10 or 11 without an ace that counts 11: the house stakes the double for you.</source>
        <translation>前两张牌为 10 或 11 点且没有计为 11 点的 A 时可免费加倍：加倍的注由庄家代你出。</translation>
    </message>
    <message>
        <source>Every double is free: the house stakes it for you.</source>
        <translation>每次加倍都免费：由庄家代你出注。</translation>
    </message>
    <message>
        <source>The first two cards of a hand are doubled for free: the house stakes the double for you.</source>
        <translation>前两张牌可免费加倍：加倍的注由庄家代你出。</translation>
    </message>
    <message>
        <source>Every split is free: the house stakes the new hand for you.</source>
        <translation>每次分牌都免费：新的一手牌由庄家代你出注。</translation>
    </message>
    <message>
        <source>Every split is free but that of cards that count 10: the house stakes the new hand for you.</source>
        <translation>除 10 点牌外，每次分牌都免费：新的一手牌由庄家代你出注。</translation>
    </message>
    <message>
        <source>Doubling that hand costs as much as the house staked on it.</source>
        <translation>该手牌加倍时，须付与庄家代出注相同的金额。</translation>
    </message>
    <message>
        <source>Doubling that hand costs as much as the house staked on it, unless that is free too.</source>
        <translation>该手牌加倍时，须付与庄家代出注相同的金额，除非加倍也免费。</translation>
    </message>
    <message>
        <source>What the house stakes wins for you like a stake of your own. If the hand loses, only what you staked yourself is lost; if it pushes, only that is returned.</source>
        <translation>庄家代出的注赢了，和你自己的注一样赔给你。手牌输时，只输你自己下的注；和局时，也只退回你自己下的注。</translation>
    </message>
    <message>
        <source>For those who bet behind the hand, the house does the same, without asking them.</source>
        <translation>对搭注该手牌的人，庄家同样代出注，不再询问。</translation>
    </message>
    <message>
        <source>Instead of playing on, a hand may be surrendered, after hits and splits too: half the stake is returned.</source>
        <translation>可以选择投降而不继续行牌，要牌和分牌之后也可以：退回一半注额。</translation>
    </message>
    <message>
        <source>When the seat pays for a double, you may double too; otherwise your stake rides unchanged on the doubled hand.</source>
        <translation>该座位自己出注加倍时，你可以跟加倍；否则你的注额不变，随加倍后的手牌定输赢。</translation>
    </message>
    <message>
        <source>When the seat pays for a split, you may place the same again on the second hand; otherwise your stake rides on the first hand alone.</source>
        <translation>该座位自己出注分牌时，你可以在第二手牌上再下同样的注额；否则你的注额只随第一手牌定输赢。</translation>
    </message>
    <message>
        <source>Instead of playing on, a hand may be surrendered, after hits too: half the stake is returned.</source>
        <translation>可以选择投降而不继续行牌，要牌之后也可以：退回一半注额。</translation>
    </message>
    <message>
        <source>A hand that the house staked can&apos;t be surrendered.</source>
        <translation>由庄家代出注的手牌不可投降。</translation>
    </message>
    <message>
        <source>The higher hand wins, unless it is bust; when the dealer busts, every hand that is not bust wins. Your 21 wins whatever the dealer has; other equal hands push: the stake is returned.</source>
        <translation>未爆牌且点数较大的一方赢；庄家爆牌时，所有未爆的手牌都赢。不论庄家是什么牌，你的 21 点都赢；其他相同点数为和局：退回注额。</translation>
    </message>
    <message>
        <source>When the dealer busts with exactly 22, only a hand of 21 is paid; every other hand that is not bust pushes.</source>
        <translation>庄家恰好以 22 点爆牌时，只有 21 点的手牌获赔；其他未爆的手牌均为和局。</translation>
    </message>
    <message>
        <source>An ace and a card that counts 10, as the first two cards, make a blackjack. Yours is paid even against the dealer&apos;s, which beats every other hand but a 21.</source>
        <translation>前两张牌为一张 A 和一张 10 点牌，即为黑杰克。即使遇庄家黑杰克，你的黑杰克仍获赔；庄家黑杰克胜过除 21 点外的其他任何手牌。</translation>
    </message>
    <message>
        <source>It takes nothing of a hand of 21, which has won already.</source>
        <translation>21 点的手牌已经赢了，庄家黑杰克不会赢走其任何注额。</translation>
    </message>
    <message>
        <source>The other half is lost and no more, whatever the dealer&apos;s cards are.</source>
        <translation>另一半输掉，但不会输更多，不论庄家是什么牌。</translation>
    </message>
    <message>
        <source>Of a hand that the house staked, half of your own double is returned.</source>
        <translation>由庄家代出注的手牌，退回你自己加倍部分的一半。</translation>
    </message>
    <message>
        <source>A hand that the house staked can&apos;t be surrendered before you have doubled it yourself.</source>
        <translation>由庄家代出注的手牌，在你自己加倍之前不可投降。</translation>
    </message>
    <message>
        <source>It is offered only if the dealer shows an ace or a card that counts 10.</source>
        <translation>庄家明牌为 A 或 10 点牌时才可投降。</translation>
    </message>
    <message>
        <source>The best one counts. Split hands get these bonuses too, doubled hands don&apos;t.</source>
        <translation>只计最高的一项。分牌的手牌也有这些奖金，加倍的手牌没有。</translation>
    </message>
    <message>
        <source>When the seat surrenders, the stakes behind it are surrendered as well.</source>
        <translation>该座位投降时，搭注也随之投降。</translation>
    </message>
    <message>
        <source>If the dealer turns out to have a blackjack, the surrender is void, and all of the stake is lost.</source>
        <translation>若最后揭晓庄家为黑杰克，投降无效，注额全部输掉。</translation>
    </message>
    <message>
        <source>A Charlie of 21 wins against these too.</source>
        <translation>21 点的查理对这些牌也赢。</translation>
    </message>
</context>
<context>
    <name>RundownPage</name>
    <message>
        <source>Rundown</source>
        <translation>牌谱</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Round number</source>
        <translation>局号</translation>
    </message>
    <message>
        <source>Export these rounds</source>
        <translation>导出这些牌局</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>钱包</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>边注</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>结束方式</translation>
    </message>
    <message>
        <source>Show all rounds</source>
        <translation>显示全部牌局</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Rounds or sessions</source>
        <translation>牌局或场次</translation>
    </message>
    <message>
        <source>By round</source>
        <translation>按局</translation>
    </message>
    <message>
        <source>By session</source>
        <translation>按场次</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Hand: A7 v 9</source>
        <translation>手牌：A7 对 9</translation>
    </message>
    <message>
        <source>Net at least</source>
        <translation>净输赢不低于</translation>
    </message>
    <message>
        <source>Net at most</source>
        <translation>净输赢不高于</translation>
    </message>
    <message>
        <source>Net at most: −200</source>
        <translation>净输赢不高于：−200</translation>
    </message>
    <message>
        <source>Note or tag</source>
        <translation>备注或标签</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Fewer filters</source>
        <translation>收起筛选</translation>
    </message>
    <message>
        <source>More filters</source>
        <translation>更多筛选</translation>
    </message>
    <message>
        <source>Open a challenge…</source>
        <translation>打开挑战…</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>已保存的筛选</translation>
    </message>
    <message>
        <source>Build a hand</source>
        <translation>组合一手牌</translation>
    </message>
    <message>
        <source>Save these filters…</source>
        <translation>保存这些筛选…</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>删除“%1”</translation>
    </message>
</context>
<context>
    <name>RundownPanel</name>
    <message>
        <source>Rundown</source>
        <translation>牌谱</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Export these rounds</source>
        <translation>导出这些牌局</translation>
    </message>
    <message>
        <source>Hide the Rundown</source>
        <translation>隐藏牌谱</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Round number</source>
        <translation>局号</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>RundownRow</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 对庄家 %2</translation>
    </message>
    <message>
        <source>Dealer %1</source>
        <comment>the total</comment>
        <translation>庄家 %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a round&apos;s number, a time</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1输</translation>
    </message>
    <message>
        <source>recovered</source>
        <translation>已恢复</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
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
        <translation>取消</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>替换文件吗？</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>%1 already exists. Its contents would be lost.</source>
        <translation>%1 已存在，替换后原有内容会丢失。</translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message>
        <source>Spot %1</source>
        <translation>注位 %1</translation>
    </message>
    <message>
        <source>%1, spot %2</source>
        <translation>%1，注位 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Take seat</source>
        <translation>入座</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>座位 %1</translation>
    </message>
    <message>
        <source>%1 in advance, seat %2</source>
        <translation>提前%1，座位 %2</translation>
    </message>
</context>
<context>
    <name>SessionList</name>
    <message>
        <source>Sessions</source>
        <translation>场次</translation>
    </message>
    <message>
        <source>Sessions appear here when rounds are finished.</source>
        <translation>牌局结束后，场次会显示在这里。</translation>
    </message>
    <message>
        <source>No session has this in its note or tags.</source>
        <translation>没有备注或标签含有此内容的场次。</translation>
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
        <translation>为本场写备注</translation>
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
        <translation>各场次准确率</translation>
    </message>
    <message>
        <source>No decision in these sessions has been priced yet.</source>
        <translation>这些场次中尚无已估值的决定。</translation>
    </message>
    <message>
        <source>Accuracy by money</source>
        <translation>按金额计的准确率</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %3, %n mistakes</source>
        <comment>a date, a game, accuracy</comment>
        <translation>
            <numerusform>%1，%2：%3，%n 次失误</numerusform>
        </translation>
    </message>
    <message>
        <source>Session</source>
        <translation>场次</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Decisions</source>
        <comment>a heading</comment>
        <translation>决定</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>Accuracy by money: the part of the stakes you decided about that your answers kept, compared with the best ones. 100% means that every answer was best.</source>
        <translation>按金额计的准确率：与最佳答案相比，你的答案在所决定的注额中保住的比例。100% 表示每个答案都是最佳。</translation>
    </message>
</context>
<context>
    <name>SettingsContents</name>
    <message>
        <source>Groups of settings</source>
        <translation>设置分组</translation>
    </message>
</context>
<context>
    <name>SettingsGroup</name>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>重置%1</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>查找设置</translation>
    </message>
    <message>
        <source>Nothing here matches “%1”.</source>
        <translation>这里没有名为“%1”的设置。</translation>
    </message>
</context>
<context>
    <name>Settlement</name>
    <message>
        <source>A blackjack pays %1</source>
        <translation>黑杰克赔 %1</translation>
    </message>
    <message>
        <source>Two blackjacks push</source>
        <translation>双方黑杰克为和局</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack beats every other hand</source>
        <translation>庄家的黑杰克胜过其他任何手牌</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack takes doubles and splits too</source>
        <translation>庄家的黑杰克连加倍和分牌的下注一并赢走</translation>
    </message>
    <message>
        <source>More than 21 loses at once</source>
        <translation>超过 21 点立即输</translation>
    </message>
    <message>
        <source>Half of a surrendered stake is returned</source>
        <translation>投降退回一半注额</translation>
    </message>
    <message>
        <source>The dealer is bust</source>
        <translation>庄家爆牌</translation>
    </message>
    <message>
        <source>The dealer&apos;s 22 is a push</source>
        <translation>庄家 22 点为和局</translation>
    </message>
    <message>
        <source>This hand is paid against the dealer&apos;s 22</source>
        <translation>这手牌遇庄家 22 点仍获赔</translation>
    </message>
    <message>
        <source>The higher hand wins</source>
        <translation>点数大者赢</translation>
    </message>
    <message>
        <source>Equal hands push</source>
        <translation>点数相同为和局</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand is higher</source>
        <translation>庄家点数更大</translation>
    </message>
    <message>
        <source>Even money is paid at once</source>
        <translation>等额赔付立即支付</translation>
    </message>
    <message>
        <source>Insurance pays %1</source>
        <translation>保险赔 %1</translation>
    </message>
    <message>
        <source>Without a dealer blackjack, insurance is lost</source>
        <translation>庄家不是黑杰克，保险输</translation>
    </message>
    <message>
        <source>What the side bet pays</source>
        <translation>边注的赔付</translation>
    </message>
    <message>
        <source>A cancelled round returns every stake</source>
        <translation>牌局取消，所有下注退回</translation>
    </message>
    <message>
        <source>Half the stake of a hand given up is returned</source>
        <translation>放弃退回一半注额</translation>
    </message>
    <message>
        <source>%1, rounded down to a multiple of %2</source>
        <comment>what was paid, the least amount</comment>
        <translation>%1，向下取整到 %2 的整数倍</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack doesn&apos;t take everything that was doubled or split</source>
        <translation>庄家的黑杰克不会赢走全部加倍和分牌的下注</translation>
    </message>
    <message>
        <source>The dealer wins when both have the same</source>
        <translation>点数相同则庄家赢</translation>
    </message>
    <message>
        <source>You win when both have 21</source>
        <translation>双方都是 21 点时你赢</translation>
    </message>
    <message numerus="yes">
        <source>A hand of %n cards that isn&apos;t bust wins</source>
        <translation>
            <numerusform>%n 张牌未爆即赢</numerusform>
        </translation>
    </message>
    <message>
        <source>Some hands of 21 pay more</source>
        <translation>部分 21 点赔得更多</translation>
    </message>
    <message>
        <source>This 21 pays %1</source>
        <translation>这手 21 点赔 %1</translation>
    </message>
    <message>
        <source>Your 21 wins whatever the dealer has</source>
        <translation>不论庄家是什么牌，你的 21 点都赢</translation>
    </message>
    <message>
        <source>Against the dealer&apos;s blackjack a surrender is void</source>
        <translation>遇庄家黑杰克，投降无效</translation>
    </message>
    <message>
        <source>The dealer&apos;s blackjack beats every hand but a 21</source>
        <translation>庄家的黑杰克胜过除 21 点外的任何手牌</translation>
    </message>
</context>
<context>
    <name>SettlementRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Opens this rule</source>
        <translation>打开这条规则</translation>
    </message>
</context>
<context>
    <name>ShareButton</name>
    <message>
        <source>Share</source>
        <translation>分享</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>复制为文本</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>复制为图片</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>保存为图片…</translation>
    </message>
    <message>
        <source>Challenge somebody…</source>
        <translation>向别人挑战…</translation>
    </message>
    <message>
        <source>Save the round as a picture</source>
        <translation>将此局保存为图片</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG 图片</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>SVG 图片</translation>
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
        <translation>复制为文本</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>复制为图片</translation>
    </message>
</context>
<context>
    <name>ShoeBox</name>
    <message>
        <source>Shoe: %1</source>
        <translation>牌靴：%1</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 张</translation>
    </message>
    <message>
        <source>The cut card is out: the last round of this shoe.</source>
        <translation>切牌卡已出现：这是本靴的最后一局。</translation>
    </message>
    <message>
        <source>%1 cards to the cut card</source>
        <translation>距切牌卡还有 %1 张</translation>
    </message>
</context>
<context>
    <name>ShoeInUse</name>
    <message>
        <source>The shoe in use</source>
        <translation>使用中的牌靴</translation>
    </message>
    <message>
        <source>No shoe is in use</source>
        <translation>没有使用中的牌靴</translation>
    </message>
    <message>
        <source>Number %1, %2 of %3 cards left</source>
        <translation>第 %1 靴，剩余 %2 / %3 张</translation>
    </message>
    <message>
        <source>Sit down at a table and its commitment appears here before you bet.</source>
        <translation>在牌桌入座后，下注之前这里就会显示承诺值。</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>承诺值</translation>
    </message>
    <message>
        <source>Copy commitment</source>
        <translation>复制承诺值</translation>
    </message>
    <message>
        <source>Copied commitment</source>
        <translation>已复制承诺值</translation>
    </message>
    <message>
        <source>Client seed</source>
        <translation>客户端种子</translation>
    </message>
    <message>
        <source>Copy client seed</source>
        <translation>复制客户端种子</translation>
    </message>
    <message>
        <source>Copied client seed</source>
        <translation>已复制客户端种子</translation>
    </message>
    <message>
        <source>Your client seed</source>
        <translation>你的客户端种子</translation>
    </message>
    <message>
        <source>Your client seed for future shoes</source>
        <translation>用于之后各靴的客户端种子</translation>
    </message>
    <message>
        <source>What you type here goes into the shuffle of this shoe and every later one. The first stake on this shoe locks it.</source>
        <translation>这里填写的内容会参与本靴和之后每一靴的洗牌。本靴的内容在第一次下注时固定。</translation>
    </message>
    <message>
        <source>The client seed of the shoe in use has been locked since its first stake. What you type here goes into every later one.</source>
        <translation>使用中这一靴的客户端种子自第一次下注起已固定。这里填写的内容会用于之后每一靴。</translation>
    </message>
    <message>
        <source>What you type here goes into the shuffle of every shoe you play from.</source>
        <translation>这里填写的内容会参与你所用每一靴的洗牌。</translation>
    </message>
</context>
<context>
    <name>ShoeLine</name>
    <message>
        <source>Shoe %1, commitment %2, %3 cards left</source>
        <translation>第 %1 靴，承诺值 %2，剩余 %3 张</translation>
    </message>
    <message>
        <source>Shoe %1</source>
        <translation>第 %1 靴</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 张</translation>
    </message>
    <message>
        <source>Fixed before the first bet; press to check it</source>
        <translation>在第一次下注之前已固定；点按可验证</translation>
    </message>
</context>
<context>
    <name>ShoesView</name>
    <message>
        <source>Finished shoes</source>
        <translation>已结束的牌靴</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Verify all</source>
        <translation>全部验证</translation>
    </message>
    <message>
        <source>Show the newest shoes</source>
        <translation>显示最新的牌靴</translation>
    </message>
    <message>
        <source>A shoe appears here, with its seed, when its last round is over.</source>
        <translation>一靴的最后一局结束后，该靴连同种子会显示在这里。</translation>
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
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>%1: %2, %3. %4</source>
        <translation>%1：%2，%3。%4</translation>
    </message>
</context>
<context>
    <name>SideBets</name>
    <message>
        <source>Pair</source>
        <comment>pair</comment>
        <translation>对子</translation>
    </message>
    <message>
        <source>Dealer Match</source>
        <comment>dealer-match</comment>
        <translation>庄家配对</translation>
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
        <translation>对子</translation>
    </message>
    <message>
        <source>Poker</source>
        <comment>poker</comment>
        <translation>扑克</translation>
    </message>
    <message>
        <source>Buster Blackjack of the card rooms</source>
        <comment>buster-cards</comment>
        <translation>牌室版 Buster Blackjack</translation>
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
        <translation>大于 13</translation>
    </message>
    <message>
        <source>Pair</source>
        <comment>pair-any</comment>
        <translation>对子</translation>
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
        <translation>含黑杰克的 Royal Match</translation>
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
        <translation>小于 13</translation>
    </message>
</context>
<context>
    <name>SideBySide</name>
    <message>
        <source>Side by side</source>
        <translation>并排比较</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>停止比较</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>The other game</source>
        <translation>另一个游戏</translation>
    </message>
    <message>
        <source>The other days</source>
        <translation>另一段日期</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差额</translation>
    </message>
    <message>
        <source>difference %1</source>
        <translation>差额 %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between figures</comment>
        <translation>，</translation>
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
        <translation>声音</translation>
    </message>
    <message>
        <source>mute silent quiet volume audio noise</source>
        <translation>静音 无声 安静 音量 音频 噪音</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Of all sounds.</source>
        <translation>所有声音。</translation>
    </message>
    <message>
        <source>master loudness sound audio</source>
        <translation>总音量 响度 声音 音频</translation>
    </message>
    <message>
        <source>Volume of cards</source>
        <translation>发牌音量</translation>
    </message>
    <message>
        <source>loudness sound audio</source>
        <translation>响度 声音 音频</translation>
    </message>
    <message>
        <source>Volume of chips</source>
        <translation>筹码音量</translation>
    </message>
    <message>
        <source>Volume of cues</source>
        <translation>提示音音量</translation>
    </message>
    <message>
        <source>A button, a refusal, the clock running out.</source>
        <translation>按钮、操作被拒、时间将尽。</translation>
    </message>
    <message>
        <source>Volume of results</source>
        <translation>结果音量</translation>
    </message>
    <message>
        <source>Room tone</source>
        <translation>环境声</translation>
    </message>
    <message>
        <source>The quiet hum of a room with people in it, while the window is shown.</source>
        <translation>窗口显示时，屋里有人的轻微背景声。</translation>
    </message>
    <message>
        <source>room ambience background noise murmur sound audio</source>
        <translation>房间 环境音 背景音 氛围 噪音 人声 声音 音频</translation>
    </message>
    <message>
        <source>Volume of the room tone</source>
        <translation>环境声音量</translation>
    </message>
    <message>
        <source>ambience background loudness sound audio</source>
        <translation>环境音 背景音 响度 声音 音频</translation>
    </message>
</context>
<context>
    <name>SpreadsheetSettings</name>
    <message>
        <source>Spreadsheet files</source>
        <translation>电子表格文件</translation>
    </message>
    <message>
        <source>System</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>分号</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>句点</translation>
    </message>
    <message>
        <source>Between cells</source>
        <translation>单元格之间</translation>
    </message>
    <message>
        <source>In the CSV files you export. If all of a line ends up in one cell, choose another.</source>
        <translation>用于导出的 CSV 文件。如果整行都落在一个单元格里，请换一个。</translation>
    </message>
    <message>
        <source>csv excel export separator delimiter columns</source>
        <translation>csv excel 导出 分隔符 列</translation>
    </message>
    <message>
        <source>Decimal sign</source>
        <translation>小数点</translation>
    </message>
    <message>
        <source>If amounts are taken for text or dates, choose another.</source>
        <translation>如果金额被当成文字或日期，请换一个。</translation>
    </message>
    <message>
        <source>csv excel export number point comma amounts</source>
        <translation>csv excel 导出 数字 点 逗号 金额</translation>
    </message>
    <message>
        <source>Byte-order mark</source>
        <translation>字节顺序标记</translation>
    </message>
    <message>
        <source>Tells Excel that names and notes are UTF-8. Turn it off for programs that stumble over it.</source>
        <translation>告诉 Excel 名称和备注采用 UTF-8。若有程序因此出错，请关闭。</translation>
    </message>
    <message>
        <source>csv excel export bom utf-8 unicode encoding accents</source>
        <translation>csv excel 导出 bom utf-8 unicode 编码 乱码</translation>
    </message>
</context>
<context>
    <name>StakeBar</name>
    <message>
        <source>%1: %2</source>
        <comment>what a stake is for, the stake</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Calculating</source>
        <translation>正在计算</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>钱包</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Show all rounds</source>
        <translation>显示全部牌局</translation>
    </message>
    <message>
        <source>Figures and charts</source>
        <translation>数据和图表</translation>
    </message>
    <message>
        <source>Recalculate</source>
        <translation>重新汇总</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>与…比较</translation>
    </message>
    <message>
        <source>Mistakes by hand and dealer&apos;s cards</source>
        <translation>按手牌和庄家牌统计的失误</translation>
    </message>
    <message>
        <source>Press a cell to see rounds with its hand.</source>
        <translation>按一下格子即可查看含该手牌的牌局。</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>Blackjack</source>
        <translation>二十一点</translation>
    </message>
    <message>
        <source>A blackjack room whose shoe is open</source>
        <translation>牌靴公开的二十一点牌室</translation>
    </message>
    <message>
        <source>blackjack;21;cards;casino;shoe;strategy;</source>
        <comment>what the program is searched by, each with a ; behind</comment>
        <translation>二十一点;黑杰克;21点;扑克牌;赌场;牌靴;策略;</translation>
    </message>
    <message>
        <source>The blackjack of six real casinos on one desktop, for play money and without a connection: an animated table, with other people at it where the game has them, and a shuffle that anyone can verify.</source>
        <translation>六家真实赌场的二十一点，尽在桌面；只用游戏币，无需联网：会发牌、翻牌、赔付的牌桌，部分游戏还有同桌玩家，洗牌人人可以验证。</translation>
    </message>
    <message>
        <source>What sets it apart:</source>
        <translation>与众不同之处：</translation>
    </message>
    <message>
        <source>the exact price of every decision, under any rules, and a coach who has counted the shoe</source>
        <translation>任何规则下，每个决定的精确价值，以及随时计算当前牌靴的教练</translation>
    </message>
    <message>
        <source>luck and play told apart, for a round or for a year</source>
        <translation>区分运气与打法，无论是一局还是一年</translation>
    </message>
    <message>
        <source>your own rules, with the worth of each as you change it</source>
        <translation>自定规则，更改时即可看到每条规则值多少</translation>
    </message>
    <message>
        <source>every round on record before it is shown, ready to be replayed, reviewed and exported</source>
        <translation>每一局先记录再显示，可以回放、复盘和导出</translation>
    </message>
    <message>
        <source>limits and breaks that hold</source>
        <translation>真正有效的限额和冷静期</translation>
    </message>
    <message>
        <source>All of it works by mouse, by keyboard alone and through a screen reader.</source>
        <translation>所有操作都可用鼠标、单用键盘或通过屏幕阅读器完成。</translation>
    </message>
    <message>
        <source>A round of Down Under Blackjack</source>
        <translation>澳洲二十一点的一局</translation>
    </message>
    <message>
        <source>A full table of Deluxe Blackjack</source>
        <translation>满座的豪华二十一点</translation>
    </message>
    <message>
        <source>The best play for every hand, and what each play is worth</source>
        <translation>每手牌的最优打法，以及每种打法的价值</translation>
    </message>
    <message>
        <source>Editing a game&apos;s rules, and what each is worth</source>
        <translation>编辑游戏规则，以及每条规则值多少</translation>
    </message>
    <message>
        <source>Blackjack game rules</source>
        <translation>二十一点游戏规则</translation>
    </message>
    <message>
        <source>Blackjack challenge</source>
        <translation>二十一点挑战</translation>
    </message>
</context>
<context>
    <name>StrategyFigures</name>
    <message>
        <source>House edge</source>
        <translation>庄家优势</translation>
    </message>
    <message>
        <source>House edge: calculating…</source>
        <translation>庄家优势：计算中</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>庄家优势 %1</translation>
    </message>
    <message>
        <source>with best play, of the initial stake</source>
        <translation>按最优打法，以首注计</translation>
    </message>
    <message>
        <source>The game&apos;s own: %1</source>
        <translation>游戏自身：%1</translation>
    </message>
</context>
<context>
    <name>StrategyPage</name>
    <message>
        <source>Best play of %1</source>
        <translation>%1的最优打法</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Copy the chart</source>
        <translation>复制策略表</translation>
    </message>
    <message>
        <source>Save the chart as PDF</source>
        <translation>将策略表存为 PDF</translation>
    </message>
    <message>
        <source>strategy-%1</source>
        <comment>a file&apos;s name; %1 is a game&apos;s id</comment>
        <translation>策略-%1</translation>
    </message>
    <message>
        <source>Copy the comparison</source>
        <translation>复制对比结果</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>策略表</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>What is known about the hidden card</source>
        <translation>已知的暗牌信息</translation>
    </message>
    <message>
        <source>Hand calculator</source>
        <translation>手牌计算器</translation>
    </message>
    <message>
        <source>Calculate</source>
        <translation>计算</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Insure none</source>
        <translation>都不保</translation>
    </message>
    <message>
        <source>None</source>
        <comment>even money for no hand</comment>
        <translation>都不要</translation>
    </message>
    <message>
        <source>Insure all</source>
        <translation>全部买保险</translation>
    </message>
    <message>
        <source>Even money, all</source>
        <translation>全部等额赔付</translation>
    </message>
    <message>
        <source>Hands %1: insurance?</source>
        <translation>手牌 %1：买保险？</translation>
    </message>
    <message>
        <source>Hands %1: even money?</source>
        <translation>手牌 %1：等额赔付？</translation>
    </message>
    <message>
        <source>Your balance doesn&apos;t cover all hands. Choose some.</source>
        <translation>余额不够所有手牌使用，请选择其中几手。</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>All insured.</source>
        <translation>已全部买保险。</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>二点</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>三点</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>四点</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>五点</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>六点</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>七点</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>八点</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>九点</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>十点</translation>
    </message>
    <message>
        <source>Eleven</source>
        <translation>十一点</translation>
    </message>
    <message>
        <source>Twelve</source>
        <translation>十二点</translation>
    </message>
    <message>
        <source>Thirteen</source>
        <translation>十三点</translation>
    </message>
    <message>
        <source>Fourteen</source>
        <translation>十四点</translation>
    </message>
    <message>
        <source>Fifteen</source>
        <translation>十五点</translation>
    </message>
    <message>
        <source>Sixteen</source>
        <translation>十六点</translation>
    </message>
    <message>
        <source>Seventeen</source>
        <translation>十七点</translation>
    </message>
    <message>
        <source>Eighteen</source>
        <translation>十八点</translation>
    </message>
    <message>
        <source>Nineteen</source>
        <translation>十九点</translation>
    </message>
    <message>
        <source>Twenty</source>
        <translation>二十点</translation>
    </message>
    <message>
        <source>Twenty-one</source>
        <translation>二十一点</translation>
    </message>
    <message>
        <source>Twenty-two</source>
        <translation>二十二点</translation>
    </message>
    <message>
        <source>Dealer has blackjack</source>
        <translation>庄家黑杰克</translation>
    </message>
    <message>
        <source>Dealer busts</source>
        <translation>庄家爆牌</translation>
    </message>
    <message>
        <source>Soft %1</source>
        <comment>the dealer&apos;s total</comment>
        <translation>软 %1</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>买定离手</translation>
    </message>
    <message>
        <source>No blackjack</source>
        <translation>没有黑杰克</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>请下注</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose stake, and which</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, spot %2, %3</source>
        <translation>%1，注位 %2，%3</translation>
    </message>
    <message>
        <source>%1, hand %2, %3</source>
        <comment>a stake, and how much</comment>
        <translation>%1，手牌 %2，%3</translation>
    </message>
    <message>
        <source>%1, hand %2: %3, %4</source>
        <comment>a stake, how it ended, what came back</comment>
        <translation>%1，手牌 %2：%3，%4</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>暗牌</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a hand and its total</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>The dealer has blackjack</source>
        <translation>庄家拿到黑杰克</translation>
    </message>
    <message>
        <source>The dealer busts with %1</source>
        <translation>庄家 %1 爆牌</translation>
    </message>
    <message>
        <source>The dealer has %1</source>
        <translation>庄家 %1</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <translation>庄家：%1</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>注额</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>搭注</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>%1 to the dealer</source>
        <comment>a card</comment>
        <translation>庄家得%1</translation>
    </message>
    <message>
        <source>A hidden card to the dealer</source>
        <translation>庄家得一张暗牌</translation>
    </message>
    <message>
        <source>%1 to hand %2</source>
        <comment>a card, a hand&apos;s number</comment>
        <translation>手牌 %2 得%1</translation>
    </message>
    <message>
        <source>A card is burned</source>
        <translation>销一张牌</translation>
    </message>
    <message>
        <source>Stakes: %1</source>
        <translation>下注：%1</translation>
    </message>
    <message>
        <source>The dealer turns the %1</source>
        <translation>庄家翻开%1</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>本局结束</translation>
    </message>
    <message>
        <source>The round begins</source>
        <translation>本局开始</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <comment>who sits where</comment>
        <translation>%1，座位 %2</translation>
    </message>
    <message>
        <source>%1, betting behind</source>
        <comment>somebody without a seat</comment>
        <translation>%1，搭注</translation>
    </message>
    <message>
        <source>thinking</source>
        <comment>of somebody else at the table</comment>
        <translation>思考中</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who, and what they have left</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>who, what they have left, what they do</comment>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>Follows</source>
        <comment>somebody else&apos;s double or split, with the bet behind</comment>
        <translation>跟进</translation>
    </message>
    <message>
        <source>Dealer&apos;s golden rule: two gold cards, both shown</source>
        <translation>庄家黄金规则：两张金牌，全部亮开</translation>
    </message>
    <message>
        <source>Player&apos;s golden rule: the dealer has 22</source>
        <translation>玩家黄金规则：庄家 22 点</translation>
    </message>
    <message>
        <source>No dealer blackjack</source>
        <translation>庄家没有黑杰克</translation>
    </message>
    <message>
        <source>New shoe: %1 is shown, %2 burned</source>
        <translation>新牌靴：亮出%1，销 %2 张</translation>
    </message>
    <message>
        <source>The stakes are returned</source>
        <translation>本局退注</translation>
    </message>
    <message>
        <source>Your turn: hand %1, %2 against %3</source>
        <translation>轮到你：手牌 %1，%2 对庄家 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>how a decision is marked, and why</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Balance %1 %2</source>
        <translation>余额 %1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose cards, and which</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Insure for %1?</source>
        <translation>花 %1 买保险？</translation>
    </message>
    <message>
        <source>Even money, %1?</source>
        <comment>what is won</comment>
        <translation>等额赔付（%1）？</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>放弃？</translation>
    </message>
    <message>
        <source>Surrender?</source>
        <translation>投降？</translation>
    </message>
    <message>
        <source>%1 doubles on %2 against %3. Follow with %4?</source>
        <comment>who, a total, the dealer&apos;s, an amount</comment>
        <translation>%1 以 %2 对庄家 %3 加倍。用 %4 跟吗？</translation>
    </message>
    <message>
        <source>%1 splits %2 and %3 against %4. Follow with %5?</source>
        <comment>who, two cards, the dealer&apos;s, an amount</comment>
        <translation>%1 分牌 %2、%3，对庄家 %4。用 %5 跟吗？</translation>
    </message>
    <message>
        <source>Your turn: %1 against %2</source>
        <translation>轮到你：%1 对庄家 %2</translation>
    </message>
    <message>
        <source>A card for %1 on %2?</source>
        <translation>%1 拿着 %2 还要牌？</translation>
    </message>
    <message>
        <source>%1 doubles on %2!</source>
        <translation>%1 在 %2 时加倍！</translation>
    </message>
    <message>
        <source>Tens to be split, for %1.</source>
        <translation>%1 分 10 点对子。</translation>
    </message>
    <message numerus="yes">
        <source>Twenty-one for %1, in %n cards.</source>
        <translation>
            <numerusform>%1 以 %n 张牌凑成二十一点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n cards.</source>
        <translation>
            <numerusform>%1 有 %n 张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer has 22: every hand pushes</source>
        <translation>庄家 22 点：所有手牌均为和局</translation>
    </message>
    <message numerus="yes">
        <source>%n cards: a Charlie for %1.</source>
        <translation>
            <numerusform>%n 张：%1 的查理。</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer has 22: a push</source>
        <translation>庄家 22 点：和局</translation>
    </message>
    <message>
        <source>This 21 pays %1, %2.</source>
        <comment>odds, a name</comment>
        <translation>%2，这手 21 点赔 %1。</translation>
    </message>
    <message>
        <source>%1, pays %2</source>
        <comment>a total and odds</comment>
        <translation>%1，赔 %2</translation>
    </message>
    <message>
        <source>A free double for %1.</source>
        <comment>a name</comment>
        <translation>%1 免费加倍。</translation>
    </message>
    <message>
        <source>A free split for %1.</source>
        <comment>a name</comment>
        <translation>%1 免费分牌。</translation>
    </message>
    <message>
        <source>%1, %2 staked by the house</source>
        <comment>a stake, an amount</comment>
        <translation>%1，庄家代出 %2</translation>
    </message>
    <message>
        <source>Split free</source>
        <translation>免费分牌</translation>
    </message>
    <message>
        <source>Double free</source>
        <translation>免费加倍</translation>
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
        <translation>你</translation>
    </message>
    <message>
        <source>Spot %1</source>
        <translation>注位 %1</translation>
    </message>
    <message>
        <source>Spot %1, %2</source>
        <translation>注位 %1，%2</translation>
    </message>
</context>
<context>
    <name>TableFelt</name>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
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
        <translation>收起</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Stop review</source>
        <translation>结束复盘</translation>
    </message>
    <message>
        <source>Stop challenge</source>
        <translation>结束挑战</translation>
    </message>
</context>
<context>
    <name>TableSettings</name>
    <message>
        <source>Set by the game</source>
        <translation>按游戏规定</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <translation>10 秒</translation>
    </message>
    <message>
        <source>15 seconds</source>
        <translation>15 秒</translation>
    </message>
    <message>
        <source>20 seconds</source>
        <translation>20 秒</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <translation>30 秒</translation>
    </message>
    <message>
        <source>60 seconds</source>
        <translation>60 秒</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Dealing speed</source>
        <translation>发牌速度</translation>
    </message>
    <message>
        <source>Off shows everything at once.</source>
        <translation>“关闭”时立即显示全部。</translation>
    </message>
    <message>
        <source>animation pace duration quick</source>
        <translation>动画 节奏 时长 快慢 速度</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>减少动画</translation>
    </message>
    <message>
        <source>Cards and chips fade in instead of moving. Follows the desktop until you choose here.</source>
        <translation>牌和筹码淡入显示，不再移动。在此选择之前与桌面设置一致。</translation>
    </message>
    <message>
        <source>Cards and chips fade in instead of moving.</source>
        <translation>牌和筹码淡入显示，不再移动。</translation>
    </message>
    <message>
        <source>animation movement</source>
        <translation>动画 动效 移动</translation>
    </message>
    <message>
        <source>Dealer&apos;s calls</source>
        <translation>庄家报牌</translation>
    </message>
    <message>
        <source>Shows beside the cards what the dealer calls out.</source>
        <translation>庄家的报牌显示在牌旁。</translation>
    </message>
    <message>
        <source>subtitles voice speech croupier</source>
        <translation>字幕 语音 说话 荷官</translation>
    </message>
    <message>
        <source>Ask before surrendering</source>
        <translation>投降前询问</translation>
    </message>
    <message>
        <source>confirm confirmation question warn give up</source>
        <translation>确认 询问 提问 警告 投降 放弃</translation>
    </message>
    <message>
        <source>Ask before staking the whole wallet</source>
        <translation>押上整个钱包前询问</translation>
    </message>
    <message>
        <source>confirm confirmation question warn all in bet everything</source>
        <translation>确认 询问 提问 警告 全押 梭哈 押上全部</translation>
    </message>
    <message>
        <source>Other people at the table</source>
        <translation>牌桌上的其他玩家</translation>
    </message>
    <message>
        <source>At shared tables. You choose how many, and their pace, at the table.</source>
        <translation>仅限共享牌桌。人数和节奏在牌桌上选择。</translation>
    </message>
    <message>
        <source>company players seats bots opponents alone pace thinking</source>
        <translation>同桌 玩家 座位 机器人 电脑 对手 独自 节奏 思考</translation>
    </message>
    <message>
        <source>Time to bet</source>
        <translation>下注时间</translation>
    </message>
    <message>
        <source>clock timer countdown seconds stake</source>
        <translation>时钟 计时 倒计时 秒 下注</translation>
    </message>
    <message>
        <source>A time chosen here applies at every table, even where the game has no clock.</source>
        <translation>这里选择的时间适用于所有牌桌，包括游戏本身不限时的牌桌。</translation>
    </message>
    <message>
        <source>Time for a decision</source>
        <translation>决定时间</translation>
    </message>
    <message>
        <source>clock timer countdown seconds</source>
        <translation>时钟 计时 倒计时 秒</translation>
    </message>
</context>
<context>
    <name>TakeInDialog</name>
    <message>
        <source>What could not be imported</source>
        <translation>无法导入的内容</translation>
    </message>
    <message>
        <source>Import under another name?</source>
        <translation>以其他名称导入吗？</translation>
    </message>
    <message>
        <source>Import under new names</source>
        <translation>以新名称导入</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>不导入</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>Hit</source>
        <translation>要牌</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>停牌</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分牌</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>等额赔付</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>停牌</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>要牌</translation>
    </message>
    <message>
        <source>double</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>split</source>
        <translation>分牌</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>投降</translation>
    </message>
    <message>
        <source>double, else hit</source>
        <translation>加倍，否则要牌</translation>
    </message>
    <message>
        <source>double, else stand</source>
        <translation>加倍，否则停牌</translation>
    </message>
    <message>
        <source>surrender, else hit</source>
        <translation>投降，否则要牌</translation>
    </message>
    <message>
        <source>surrender, else stand</source>
        <translation>投降，否则停牌</translation>
    </message>
    <message>
        <source>surrender, else split</source>
        <translation>投降，否则分牌</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>投降</translation>
    </message>
    <message>
        <source>Follow double</source>
        <translation>跟加倍</translation>
    </message>
    <message>
        <source>Follow split</source>
        <translation>跟分牌</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>黑杰克</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>和局</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>爆牌</translation>
    </message>
    <message>
        <source>Surrendered</source>
        <translation>已投降</translation>
    </message>
    <message>
        <source>blackjack</source>
        <translation>黑杰克</translation>
    </message>
    <message>
        <source>push</source>
        <translation>和局</translation>
    </message>
    <message>
        <source>bust</source>
        <translation>爆牌</translation>
    </message>
    <message>
        <source>even money</source>
        <translation>等额赔付</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>已放弃</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>已放弃</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>查理</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Emerald</source>
        <translation>翡翠</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>午夜</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>勃艮第红</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>碧湖</translation>
    </message>
    <message>
        <source>Classic green</source>
        <translation>经典绿</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>炭黑</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Stop replay</source>
        <translation>停止回放</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>大厅</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>同桌玩家</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>关闭声音</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>开启声音</translation>
    </message>
    <message>
        <source>Hide the Rundown</source>
        <translation>隐藏牌谱</translation>
    </message>
    <message>
        <source>Show the Rundown</source>
        <translation>显示牌谱</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Then %1</source>
        <comment>the balance in a replay</comment>
        <translation>当时 %1</translation>
    </message>
</context>
<context>
    <name>TotalTile</name>
    <message>
        <source>%1: %2</source>
        <comment>what a figure is, the figure</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>TroubleBanner</name>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
</context>
<context>
    <name>TroublePage</name>
    <message>
        <source>Set it aside, use the backup</source>
        <translation>移开该文件，用备份继续</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>%1 的备份</translation>
    </message>
    <message>
        <source>Reading the backups…</source>
        <translation>正在读取备份…</translation>
    </message>
    <message>
        <source>None of them is intact</source>
        <translation>没有一份是完整的</translation>
    </message>
    <message>
        <source>Set it aside and use the backup of %1</source>
        <translation>移开该文件，用 %1 的备份继续</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Set it aside, start afresh</source>
        <translation>移开该文件，重新开始</translation>
    </message>
    <message>
        <source>Set it aside and start afresh</source>
        <translation>移开该文件并重新开始</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>All backups</source>
        <translation>全部备份</translation>
    </message>
</context>
<context>
    <name>TroubleWords</name>
    <message>
        <source>That did not help: %1</source>
        <translation>未能解决：%1</translation>
    </message>
</context>
<context>
    <name>WalletMenu</name>
    <message>
        <source>Wallet</source>
        <translation>钱包</translation>
    </message>
    <message>
        <source>Top up %1</source>
        <translation>充值%1</translation>
    </message>
    <message>
        <source>Play with %1</source>
        <translation>用%1打牌</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Ace</source>
        <translation>A</translation>
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
        <translation>J</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>King</source>
        <translation>K</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>红桃</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2%1</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>A</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>软 %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>No</source>
        <translation>不要</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>赢</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>输</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>退回</translation>
    </message>
    <message>
        <source>win</source>
        <translation>赢</translation>
    </message>
    <message>
        <source>lose</source>
        <translation>输</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>退回</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>a decision</comment>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Fine</source>
        <comment>a decision</comment>
        <translation>尚可</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <comment>a decision</comment>
        <translation>失准</translation>
    </message>
    <message>
        <source>Mistake</source>
        <comment>a decision</comment>
        <translation>错误</translation>
    </message>
    <message>
        <source>Blunder</source>
        <comment>a decision</comment>
        <translation>大错</translation>
    </message>
    <message>
        <source>Watched</source>
        <comment>a round in which the person staked nothing</comment>
        <translation>旁观</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <comment>hands</comment>
        <translation>
            <numerusform>赢 %n 手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pushes</source>
        <comment>hands</comment>
        <translation>
            <numerusform>和 %n 手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>hands</comment>
        <translation>
            <numerusform>输 %n 手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n surrendered</source>
        <comment>hands</comment>
        <translation>
            <numerusform>投降 %n 手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n returned</source>
        <comment>hands</comment>
        <translation>
            <numerusform>退回 %n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands %1, side bets %2</source>
        <translation>手牌 %1，边注 %2</translation>
    </message>
    <message>
        <source>%1 · %2 against %3</source>
        <translation>%1 · %2 对庄家 %3</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 对庄家 %2</translation>
    </message>
    <message>
        <source>Hidden card is small</source>
        <translation>暗牌为小</translation>
    </message>
    <message>
        <source>Hidden card is medium</source>
        <translation>暗牌为中</translation>
    </message>
    <message>
        <source>Hidden card is large</source>
        <translation>暗牌为大</translation>
    </message>
    <message>
        <source>Hidden card: small, %1</source>
        <translation>暗牌：小，%1</translation>
    </message>
    <message>
        <source>Hidden card: medium, %1</source>
        <translation>暗牌：中，%1</translation>
    </message>
    <message>
        <source>Hidden card: large, %1</source>
        <translation>暗牌：大，%1</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>form of a date, for QLocale::toString</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>手牌 %1</translation>
    </message>
    <message>
        <source>Someone is sitting there. Choose another spot.</source>
        <translation>那里有人了，请选择其他注位。</translation>
    </message>
    <message>
        <source>You already have as many spots as one player may hold. Leave one first.</source>
        <translation>你的注位已达每人上限，请先离开一个。</translation>
    </message>
    <message>
        <source>Both of your spots must carry the same stake.</source>
        <translation>你的两个注位注额须相同。</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t sit at this table. Choose a standard account in the lobby.</source>
        <translation>试玩账户不能在此牌桌入座。请在大厅选择正式账户。</translation>
    </message>
    <message>
        <source>That is your own spot. You can only bet behind other people.</source>
        <translation>那是你自己的注位。搭注只能下在别人的注位上。</translation>
    </message>
    <message>
        <source>This game has no betting behind.</source>
        <translation>本游戏没有搭注。</translation>
    </message>
    <message>
        <source>Nobody plays on that spot. Place the main stake first.</source>
        <translation>该注位没有参与本局，请先下主注。</translation>
    </message>
    <message>
        <source>Place at least %1.</source>
        <translation>请至少下注 %1。</translation>
    </message>
    <message>
        <source>That is below the minimum. Place more.</source>
        <translation>低于最小注额，请多下一些。</translation>
    </message>
    <message>
        <source>The maximum there is %1.</source>
        <translation>这里最多可下 %1。</translation>
    </message>
    <message>
        <source>That is above the maximum. Place less.</source>
        <translation>超过最大注额，请少下一些。</translation>
    </message>
    <message>
        <source>Stakes go in steps of %1.</source>
        <translation>注额须为 %1 的整数倍。</translation>
    </message>
    <message>
        <source>Your balance doesn&apos;t cover that. Stake less, or top up in the lobby.</source>
        <translation>余额不足。请减少注额，或在大厅充值。</translation>
    </message>
    <message>
        <source>That side bet isn&apos;t offered here.</source>
        <translation>这里没有该边注。</translation>
    </message>
    <message>
        <source>You have excluded yourself from play until the period is over.</source>
        <translation>你已自我禁入，期满前不能游戏。</translation>
    </message>
    <message>
        <source>You have reached the limit you set for yourself.</source>
        <translation>已达到你自己设定的限额。</translation>
    </message>
    <message>
        <source>It isn&apos;t your turn. Wait until your hand is highlighted.</source>
        <translation>还没轮到你。请等到你的手牌被圈出。</translation>
    </message>
    <message>
        <source>The rules don&apos;t offer that here. Choose one of the actions shown.</source>
        <translation>这里的规则不允许该操作。请选择显示的操作之一。</translation>
    </message>
    <message>
        <source>Not now. Wait a moment.</source>
        <translation>现在不行，请稍候。</translation>
    </message>
    <message>
        <source>There is no such spot at this table.</source>
        <translation>这张牌桌没有该注位。</translation>
    </message>
    <message>
        <source>The shoe has no cards left for this round. The stakes are returned.</source>
        <translation>牌靴剩余的牌不够本局使用，本局退注。</translation>
    </message>
    <message>
        <source>That amount is too large to be counted. Stake less.</source>
        <translation>金额太大，无法计算。请减少注额。</translation>
    </message>
    <message>
        <source>Time&apos;s up: no insurance.</source>
        <translation>时间到：不买保险。</translation>
    </message>
    <message>
        <source>Time&apos;s up: no even money.</source>
        <translation>时间到：不要等额赔付。</translation>
    </message>
    <message>
        <source>Time&apos;s up: not given up.</source>
        <translation>时间到：不放弃。</translation>
    </message>
    <message>
        <source>Time&apos;s up: not surrendered.</source>
        <translation>时间到：不投降。</translation>
    </message>
    <message>
        <source>Time&apos;s up: not followed.</source>
        <translation>时间到：不跟。</translation>
    </message>
    <message>
        <source>Time&apos;s up: hit, now %1.</source>
        <translation>时间到：已要牌，现为 %1。</translation>
    </message>
    <message>
        <source>Time&apos;s up: stood on %1.</source>
        <translation>时间到：已在 %1 停牌。</translation>
    </message>
    <message>
        <source>The side bet on spot %1 needs a stake on the spot.</source>
        <translation>注位 %1 的边注需要该注位有下注。</translation>
    </message>
    <message>
        <source>Nobody plays on spot %1 in the next round. Change the bets.</source>
        <translation>下一局注位 %1 没有人参与，请改注。</translation>
    </message>
    <message>
        <source>%1 takes at least %2.</source>
        <translation>%1最少下注 %2。</translation>
    </message>
    <message>
        <source>Place at least %1 on spot %2.</source>
        <translation>注位 %2 请至少下注 %1。</translation>
    </message>
    <message>
        <source>Blackjack pays %1</source>
        <translation>黑杰克赔 %1</translation>
    </message>
    <message>
        <source>Dealer must draw to %1 and hit soft %2</source>
        <translation>庄家 %1 点及以下必须要牌，软 %2 要牌</translation>
    </message>
    <message>
        <source>Dealer must draw to %1 and stand on all %2s</source>
        <translation>庄家 %1 点及以下必须要牌，%2 点一律停牌</translation>
    </message>
    <message>
        <source>Insurance pays %1</source>
        <translation>保险赔 %1</translation>
    </message>
    <message>
        <source>Dealer&apos;s 22 pushes</source>
        <translation>庄家 22 点为和局</translation>
    </message>
    <message numerus="yes">
        <source>%n decks</source>
        <translation>
            <numerusform>%n 副牌</numerusform>
        </translation>
    </message>
    <message>
        <source>dealer hits soft %1</source>
        <translation>庄家软 %1 要牌</translation>
    </message>
    <message>
        <source>dealer stands on %1</source>
        <translation>庄家 %1 点停牌</translation>
    </message>
    <message>
        <source>dealer peeks</source>
        <translation>庄家看牌</translation>
    </message>
    <message>
        <source>no peek</source>
        <translation>庄家不看牌</translation>
    </message>
    <message numerus="yes">
        <source>up to %n hands</source>
        <translation>
            <numerusform>最多 %n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>可投降</translation>
    </message>
    <message>
        <source>22 pushes</source>
        <translation>22 点为和局</translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <comment>hands</comment>
        <translation>
            <numerusform>放弃 %n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <comment>a side bet, how many of them won, and how many there were</comment>
        <translation>%1 %3 注中 %2 注</translation>
    </message>
    <message>
        <source>doubles on 9 to 11 only</source>
        <translation>仅 9 至 11 点可加倍</translation>
    </message>
    <message>
        <source>doubles on 10 and 11 only</source>
        <translation>仅 10、11 点可加倍</translation>
    </message>
    <message>
        <source>no splits</source>
        <translation>不可分牌</translation>
    </message>
    <message>
        <source>no doubles after a split</source>
        <translation>分牌后不可加倍</translation>
    </message>
    <message>
        <source>hands can be given up</source>
        <translation>可放弃</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a date, a time of day</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>a side bet, how many of them won, and how many there were</comment>
        <translation>%1（%3 注中 %2 注）</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>side bets</comment>
        <translation>%1输</translation>
    </message>
    <message>
        <source>hand won</source>
        <translation>手牌赢</translation>
    </message>
    <message>
        <source>hand lost</source>
        <translation>手牌输</translation>
    </message>
    <message>
        <source>hand pushed</source>
        <translation>手牌平</translation>
    </message>
    <message>
        <source>hand bust</source>
        <translation>手牌爆</translation>
    </message>
    <message>
        <source>Dealer busts: %1</source>
        <comment>how the hands ended: 6 won</comment>
        <translation>庄家爆牌：%1</translation>
    </message>
    <message numerus="yes">
        <source>Last time: %Ln rounds, %1 · %2</source>
        <comment>a game&apos;s last session: its net, its last round&apos;s time</comment>
        <translation>
            <numerusform>上次：%Ln 局，%1 · %2</numerusform>
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
        <translation>%1和%2</translation>
    </message>
    <message numerus="yes">
        <source>a table of %n seats shared with other people</source>
        <translation>
            <numerusform>与他人同坐的 %n 座牌桌</numerusform>
        </translation>
    </message>
    <message>
        <source>bets behind their hands</source>
        <translation>搭他们的注</translation>
    </message>
    <message numerus="yes">
        <source>one to %n hands a round</source>
        <translation>
            <numerusform>每局一至 %n 手牌</numerusform>
        </translation>
    </message>
    <message>
        <source>a hint about the hole card</source>
        <translation>暗牌提示</translation>
    </message>
    <message>
        <source>a push on the dealer&apos;s 22</source>
        <translation>庄家 22 点为和局</translation>
    </message>
    <message>
        <source>two gold cards of the dealer shown at once</source>
        <translation>庄家两张金牌即亮</translation>
    </message>
    <message>
        <source>hands that can be given up</source>
        <translation>可放弃的牌</translation>
    </message>
    <message>
        <source>a blackjack that pays %1</source>
        <translation>黑杰克赔 %1</translation>
    </message>
    <message>
        <source>insurance that pays %1</source>
        <translation>保险赔 %1</translation>
    </message>
    <message>
        <source>no peek at the hole card</source>
        <translation>庄家不看暗牌</translation>
    </message>
    <message>
        <source>a dealer who hits soft %1</source>
        <translation>庄家软 %1 要牌</translation>
    </message>
    <message>
        <source>a dealer who stands on %1</source>
        <translation>庄家 %1 点停牌</translation>
    </message>
    <message numerus="yes">
        <source>pairs split into as many as %n hands</source>
        <translation>
            <numerusform>对子最多分成 %n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>one hand a round</source>
        <translation>每局一手牌</translation>
    </message>
    <message numerus="yes">
        <source>%n side bets</source>
        <translation>
            <numerusform>%n 种边注</numerusform>
        </translation>
    </message>
    <message>
        <source>the side bet %1</source>
        <translation>边注 %1</translation>
    </message>
    <message>
        <source>the side bets %1</source>
        <translation>边注 %1</translation>
    </message>
    <message>
        <source>the usual rules</source>
        <translation>常规规则</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>A round of %1 played for %2 is waiting for you. Finish it first.</source>
        <translation>%1有一局在等你，用的是%2。请先打完。</translation>
    </message>
    <message>
        <source>Dealer wins ties</source>
        <translation>点数相同庄家赢</translation>
    </message>
    <message>
        <source>a dealer who wins ties</source>
        <translation>点数相同时庄家赢</translation>
    </message>
    <message>
        <source>dealer wins ties</source>
        <translation>点数相同庄家赢</translation>
    </message>
    <message numerus="yes">
        <source>%n-card Charlie</source>
        <comment>a hand of so many cards that isn&apos;t bust wins</comment>
        <translation>
            <numerusform>%n 张牌查理</numerusform>
        </translation>
    </message>
    <message>
        <source>Player&apos;s 21 wins ties</source>
        <translation>同为 21 点玩家赢</translation>
    </message>
    <message>
        <source>a 21 of yours that wins ties</source>
        <translation>同为 21 点时你赢</translation>
    </message>
    <message numerus="yes">
        <source>%n cards that win unless they bust</source>
        <translation>
            <numerusform>%n 张牌未爆即赢</numerusform>
        </translation>
    </message>
    <message>
        <source>doubles after hits too</source>
        <translation>要牌后也可加倍</translation>
    </message>
    <message>
        <source>21 wins ties</source>
        <translation>同为 21 点你赢</translation>
    </message>
    <message>
        <source>no hole card</source>
        <translation>庄家无暗牌</translation>
    </message>
    <message>
        <source>Both dealer cards are open</source>
        <translation>庄家两张牌都亮开</translation>
    </message>
    <message>
        <source>Bonuses for 21</source>
        <translation>21 点奖金</translation>
    </message>
    <message>
        <source>a dealer who hides no card</source>
        <translation>庄家两张牌都亮开</translation>
    </message>
    <message>
        <source>bonuses for some hands of 21</source>
        <translation>部分 21 点有奖金</translation>
    </message>
    <message numerus="yes">
        <source>%n Spanish decks</source>
        <translation>
            <numerusform>%n 副西班牙式牌</numerusform>
        </translation>
    </message>
    <message>
        <source>surrender after a double</source>
        <translation>加倍后可投降</translation>
    </message>
    <message>
        <source>both dealer cards open</source>
        <translation>庄家两张牌都亮开</translation>
    </message>
    <message>
        <source>bonuses for 21</source>
        <translation>21 点奖金</translation>
    </message>
    <message>
        <source>Blackjack of spades pays %1</source>
        <translation>黑桃黑杰克赔 %1</translation>
    </message>
    <message>
        <source>Blackjack of hearts pays %1</source>
        <translation>红桃黑杰克赔 %1</translation>
    </message>
    <message>
        <source>Blackjack of diamonds pays %1</source>
        <translation>方块黑杰克赔 %1</translation>
    </message>
    <message>
        <source>Blackjack of clubs pays %1</source>
        <translation>梅花黑杰克赔 %1</translation>
    </message>
    <message>
        <source>Blackjack of one suit pays %1</source>
        <translation>同花黑杰克赔 %1</translation>
    </message>
    <message>
        <source>Player&apos;s blackjack always wins</source>
        <translation>玩家黑杰克必赢</translation>
    </message>
    <message>
        <source>Free doubles and splits</source>
        <translation>免费加倍和分牌</translation>
    </message>
    <message>
        <source>Free doubles</source>
        <translation>免费加倍</translation>
    </message>
    <message>
        <source>Free splits</source>
        <translation>免费分牌</translation>
    </message>
    <message>
        <source>doubles and splits that the house stakes for you</source>
        <translation>庄家代你出注的加倍和分牌</translation>
    </message>
    <message>
        <source>doubles that the house stakes for you</source>
        <translation>庄家代你出注的加倍</translation>
    </message>
    <message>
        <source>splits that the house stakes for you</source>
        <translation>庄家代你出注的分牌</translation>
    </message>
    <message>
        <source>a blackjack of yours that always wins</source>
        <translation>你的黑杰克必赢</translation>
    </message>
    <message>
        <source>more for a blackjack of one suit</source>
        <translation>同花黑杰克赔得更多</translation>
    </message>
    <message>
        <source>redoubling</source>
        <translation>可再次加倍</translation>
    </message>
    <message>
        <source>surrender at any time</source>
        <translation>随时可投降</translation>
    </message>
    <message>
        <source>free doubles</source>
        <translation>免费加倍</translation>
    </message>
    <message>
        <source>free splits</source>
        <translation>免费分牌</translation>
    </message>
    <message>
        <source>your blackjack always wins</source>
        <translation>你的黑杰克必赢</translation>
    </message>
    <message>
        <source>Player&apos;s 21 always wins</source>
        <translation>玩家 21 点必赢</translation>
    </message>
    <message>
        <source>a 21 of yours that always wins</source>
        <translation>你的 21 点必赢</translation>
    </message>
    <message>
        <source>21 always wins</source>
        <translation>21 点必赢</translation>
    </message>
</context>
<context>
    <name>openshoe::app::AutoPlayer</name>
    <message>
        <source>the table has not moved for two minutes</source>
        <translation>牌桌已有两分钟没有动静</translation>
    </message>
    <message>
        <source>no stake could be placed: %1</source>
        <translation>无法下注：%1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written</source>
        <translation>无法写入 %1</translation>
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
            <numerusform>%1，%Ln 个文件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::AccountDeletion</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>What goes for good: the account %1 with %2, its wallets, shoes, notes and limits. Backups made earlier still hold them.</source>
        <translation>将永久消失：账户 %1 及其 %2、钱包、牌靴、备注和限额。以前的备份中仍有这些内容。</translation>
    </message>
    <message>
        <source>It is the only account, so it stays.</source>
        <translation>这是唯一的账户，不能删除。</translation>
    </message>
    <message>
        <source>One of its rounds is still open. Finish it first.</source>
        <translation>它还有一局未打完。请先打完。</translation>
    </message>
    <message>
        <source>A break is running. The account can be deleted once it is over.</source>
        <translation>冷静期进行中。结束后才能删除账户。</translation>
    </message>
    <message>
        <source>A limit is set for it. Remove that first; the account can be deleted once the removal has taken effect.</source>
        <translation>它设有限额。请先取消；取消生效后才能删除账户。</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 不是本机上的文件。</translation>
    </message>
    <message>
        <source>The account %1 was deleted.</source>
        <translation>账户 %1 已删除。</translation>
    </message>
    <message>
        <source>The account %1 was deleted. Its record is in %2.</source>
        <translation>账户 %1 已删除。其记录在 %2。</translation>
    </message>
    <message>
        <source>%1 Nothing was deleted.</source>
        <translation>%1 没有删除任何内容。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::AccountsModel</name>
    <message>
        <source>The account %1 is ready, with play money in every wallet.</source>
        <translation>账户 %1 已建立，每个钱包里都有游戏币。</translation>
    </message>
    <message>
        <source>Your wallet now holds %1.</source>
        <translation>钱包现有 %1。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>The top-up was taken back. Your wallet now holds %1.</source>
        <translation>充值已撤回。钱包现有 %1。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::BackupsModel</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>last round %1</source>
        <translation>最后一局：第 %1 局</translation>
    </message>
    <message>
        <source>intact</source>
        <comment>a backup</comment>
        <translation>完整</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries changed or missing</source>
        <translation>
            <numerusform>%Ln 条记录被改动或缺失</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::CellDetail</name>
    <message>
        <source>under %1</source>
        <translation>不到 %1</translation>
    </message>
    <message>
        <source>No hand leads to this cell.</source>
        <translation>没有手牌会落在这一格。</translation>
    </message>
    <message>
        <source>Surrender comes before the dealer peeks; the figures of the other plays assume no dealer blackjack.</source>
        <translation>投降在庄家看牌之前；其他打法按庄家没有黑杰克计算。</translation>
    </message>
    <message>
        <source>The same play is best whatever cards make the hand.</source>
        <translation>无论由哪些牌组成，最优打法都相同。</translation>
    </message>
    <message>
        <source>Another play is better with these cards, %1 of such hands</source>
        <translation>以下牌用其他打法更好，占此类手牌的 %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ChallengeController</name>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 不是本机上的文件。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>Its rules differ from those of your %1: %2</source>
        <comment>a game, sentences</comment>
        <translation>规则与你的%1不同：%2</translation>
    </message>
    <message>
        <source>You don&apos;t have this game. The file holds its rules.</source>
        <translation>你没有这个游戏。文件中带有其规则。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, with %1 staked</source>
        <translation>
            <numerusform>%Ln 局，共下注 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish this round first, then play the challenge.</source>
        <translation>请先打完这一局，再玩挑战。</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Sender</source>
        <comment>of a challenge</comment>
        <translation>发送者</translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>to a challenge</comment>
        <translation>回应</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Challenge somebody</source>
        <translation>向别人挑战</translation>
    </message>
    <message>
        <source>Challenge, round %1 of %2</source>
        <translation>挑战，第 %1/%2 局</translation>
    </message>
    <message>
        <source>A challenge: %1</source>
        <comment>a game</comment>
        <translation>挑战：%1</translation>
    </message>
    <message>
        <source>A challenge from %1: %2</source>
        <comment>somebody, a game</comment>
        <translation>来自 %1 的挑战：%2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CoachController</name>
    <message>
        <source>Best: %1</source>
        <translation>最佳：%1</translation>
    </message>
    <message>
        <source>Equally good: %1</source>
        <translation>同样好：%1</translation>
    </message>
    <message>
        <source>Equally good: %1. Others: %2</source>
        <translation>同样好：%1。其他：%2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CompareController</name>
    <message>
        <source>%1, trial rules</source>
        <translation>%1（试用规则）</translation>
    </message>
    <message>
        <source>%1. %2: %3. %4: %5.</source>
        <translation>%1。%2：%3。%4：%5。</translation>
    </message>
    <message>
        <source>Differs. %1: %2 %3: %4 Alone %5, in turn %6.</source>
        <translation>不同。%1：%2%3：%4单独 %5，依次 %6。</translation>
    </message>
    <message>
        <source>Both: %1</source>
        <translation>两者相同：%1</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>没有差别</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>House edge %1 and %2. %3.</source>
        <translation>庄家优势 %1 和 %2。%3。</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>不同之处</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>单独</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>依次</translation>
    </message>
    <message>
        <source>In common</source>
        <translation>相同之处</translation>
    </message>
    <message>
        <source>%1 In an hour: %2.</source>
        <comment>a rule that differs, money</comment>
        <translation>%1 每小时：%2。</translation>
    </message>
    <message>
        <source>House edge of the side bets, and in an hour with the same stake on each</source>
        <translation>边注的庄家优势，以及每注相同时每小时的金额</translation>
    </message>
    <message>
        <source>The second is %1 better for you, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>第二个对你有利 %1，约每小时 %2</translation>
    </message>
    <message>
        <source>The second is %1 better for the house, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>第二个对庄家有利 %1，约每小时 %2</translation>
    </message>
    <message>
        <source>Alone: what the first game&apos;s return gains when only this rule is taken from the second. In turn: what it gains when the rules are changed one after another; these add up. Both in percentage points, and in money beneath, in an hour.</source>
        <translation>单独：只把这一条规则改成与第二个相同时，第一个游戏返还率的增量。依次：逐条更改规则时的增量，各项可相加。两者均以百分点计，其下为每小时的金额。</translation>
    </message>
    <message>
        <source>In an hour</source>
        <translation>每小时</translation>
    </message>
    <message>
        <source>%1: %2 and %3.</source>
        <comment>at what stake; what each of two games costs</comment>
        <translation>%1：%2 和 %3。</translation>
    </message>
    <message>
        <source>Hands that are played differently</source>
        <translation>打法不同的手牌</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountCards</name>
    <message>
        <source>The game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>What a card gone changes</source>
        <translation>少一张牌的影响</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card, its figure</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a line&apos;s name, its figures</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1. Fits %2.</source>
        <comment>a line of tags, how well</comment>
        <translation>%1。吻合度 %2。</translation>
    </message>
    <message>
        <source>Per cent, same play</source>
        <translation>百分比，打法不变</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>百分比</translation>
    </message>
    <message>
        <source>Per cent, best play</source>
        <translation>百分比，最佳打法</translation>
    </message>
    <message>
        <source>Tags up to %1</source>
        <translation>数值至 %1</translation>
    </message>
    <message>
        <source>What you win more of a stake if one such card is gone from the full shoe: with the play of the full shoe kept, and with the best play for each shoe.</source>
        <translation>满牌靴少一张这样的牌时，每注多赢多少：沿用满牌靴的打法，以及每个牌靴的最佳打法。</translation>
    </message>
    <message>
        <source>What the bet wins more if one such card is gone from the full shoe; the mean of the four suits.</source>
        <translation>满牌靴少一张这样的牌时该注多赢多少；四种花色的平均。</translation>
    </message>
    <message>
        <source>Betting correlation: %1</source>
        <translation>下注相关：%1</translation>
    </message>
    <message>
        <source>Insurance correlation: %1</source>
        <translation>保险相关：%1</translation>
    </message>
    <message>
        <source>Playing efficiency, measured: %1</source>
        <translation>打法效率（实测）：%1</translation>
    </message>
    <message>
        <source>Playing efficiency: known once the plays have been looked for</source>
        <translation>打法效率：查找打法后可知</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Taking cards away, one of each…</source>
        <translation>正在逐一取走各牌…</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountPlays</name>
    <message>
        <source>Some hundred shoes in use are solved to find the plays that follow the count. It takes up to a minute or two, once in each game.</source>
        <translation>求解数百个用过的牌靴以找出随计数变化的打法，最多一两分钟，每个游戏一次。</translation>
    </message>
    <message>
        <source>%1, otherwise %2</source>
        <comment>a play, what else is done</comment>
        <translation>%1，否则%2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>a count</comment>
        <translation>%1 或更高</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <comment>a count</comment>
        <translation>%1 或更低</translation>
    </message>
    <message>
        <source>%1: %2 at a count of %3. Early, middle and late in the shoe: %4. Earns %5 of all.</source>
        <translation>%1：计数 %3 时%2。牌靴前、中、后段：%4。占总收益 %5。</translation>
    </message>
    <message>
        <source>Together they earn %1 of the smallest stake a round with stakes of 1 to 8, and %2 with one stake always.</source>
        <translation>合计每局赚最小注的 %1（注额 1 到 8 倍）；始终一注则为 %2。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountQuestion</name>
    <message>
        <source>The one chosen on the page Counting</source>
        <translation>“算牌”页上选定的系统</translation>
    </message>
    <message>
        <source>Before the shuffle: what is your count, by %1?</source>
        <comment>a count system</comment>
        <translation>洗牌前：按 %1，你的计数是多少？</translation>
    </message>
    <message>
        <source>What is your count now, by %1?</source>
        <comment>a count system</comment>
        <translation>按 %1，你现在的计数是多少？</translation>
    </message>
    <message>
        <source>Right: the count is %1.</source>
        <translation>正确：计数是 %1。</translation>
    </message>
    <message>
        <source>Not %1: the count is %2.</source>
        <translation>不是 %1：计数是 %2。</translation>
    </message>
    <message>
        <source>About %1 decks are left.</source>
        <comment>a number</comment>
        <translation>约剩 %1 副。</translation>
    </message>
    <message>
        <source>Not %1 decks: about %2 are left.</source>
        <comment>numbers</comment>
        <translation>不是 %1 副：约剩 %2 副。</translation>
    </message>
    <message>
        <source>The true count is %1.</source>
        <translation>真数是 %1。</translation>
    </message>
    <message>
        <source>Type your count: a number such as %1.</source>
        <translation>请输入你的计数：如 %1 这样的数字。</translation>
    </message>
    <message>
        <source>Type how many decks are left, in quarters: %1 to %2.</source>
        <translation>请输入剩余副数，以四分之一副为单位：%1 至 %2。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountSides</name>
    <message>
        <source>This game has no side bets.</source>
        <translation>此游戏没有边注。</translation>
    </message>
    <message>
        <source>With a shuffle before every round no side bet is ever worth more than at other times.</source>
        <translation>每局前洗牌时，边注的价值始终不变。</translation>
    </message>
    <message>
        <source>Watching the side bets in a thousand shoes…</source>
        <translation>正在一千个牌靴中观察边注…</translation>
    </message>
    <message>
        <source>Staked in every round it loses %1 of the stake.</source>
        <translation>每局都下则输掉注额的 %1。</translation>
    </message>
    <message>
        <source>Staked in every round it wins %1 of the stake.</source>
        <translation>每局都下则赢得注额的 %1。</translation>
    </message>
    <message>
        <source>Before the cut card it is never worth its stake.</source>
        <translation>切牌前从不值得下。</translation>
    </message>
    <message>
        <source>Who knew every card left would stake in %1 of the rounds, and win %2 of a stake in each of them.</source>
        <translation>若知道每张余牌，会在 %1 的局下注，每次赢注额的 %2。</translation>
    </message>
    <message>
        <source>%1 catches nothing of that.</source>
        <comment>a count&apos;s name</comment>
        <translation>%1 捕捉不到其中任何收益。</translation>
    </message>
    <message>
        <source>%1 catches %2 of that, staking from a count of %3 on: in %4 of the rounds.</source>
        <translation>%1 从计数 %3 起下注，捕捉其中 %2：在 %4 的局。</translation>
    </message>
    <message>
        <source>%1 catches %2 of that, staking up to a count of %3: in %4 of the rounds.</source>
        <translation>%1 在计数不超过 %3 时下注，捕捉其中 %2：在 %4 的局。</translation>
    </message>
    <message>
        <source>The best count made for this bet, with a tag for every single card, would catch %1.</source>
        <translation>为此注专设、每张牌各有数值的最佳计数可捕捉 %1。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountSystems</name>
    <message>
        <source>I don&apos;t count</source>
        <translation>我不算牌</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n systems of your own are kept. Remove one first.</source>
        <translation>
            <numerusform>最多保留 %n 个自有系统。请先移除一个。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>openshoe::models::CountingController</name>
    <message numerus="yes">
        <source>%n decks</source>
        <translation>
            <numerusform>%n 副牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>Full Kelly</source>
        <translation>全凯利</translation>
    </message>
    <message>
        <source>Three quarters of Kelly</source>
        <translation>四分之三凯利</translation>
    </message>
    <message>
        <source>Half of Kelly</source>
        <translation>半凯利</translation>
    </message>
    <message>
        <source>A third of Kelly</source>
        <translation>三分之一凯利</translation>
    </message>
    <message>
        <source>A quarter of Kelly</source>
        <translation>四分之一凯利</translation>
    </message>
    <message>
        <source>Following every session to its end</source>
        <translation>正在推演每个时段到结束</translation>
    </message>
    <message>
        <source>Analysing the game</source>
        <translation>正在分析游戏</translation>
    </message>
    <message>
        <source>Dealing rounds</source>
        <translation>正在发牌模拟</translation>
    </message>
    <message>
        <source>Taking cards away</source>
        <translation>正在取走牌</translation>
    </message>
    <message>
        <source>Solving shoes in use</source>
        <translation>正在求解用过的牌靴</translation>
    </message>
    <message>
        <source>Looking for the plays that follow the count</source>
        <translation>正在查找随计数变化的打法</translation>
    </message>
    <message>
        <source>Watching the side bets</source>
        <translation>正在观察边注</translation>
    </message>
    <message>
        <source>A bankroll of %1 can&apos;t pay for %2 in one round. Take a larger one, or smaller stakes.</source>
        <translation>资金 %1 付不起一局 %2。请增加资金或减小注额。</translation>
    </message>
    <message numerus="yes">
        <source>After %n hours you would be behind about %1.</source>
        <comment>an hour or more, how often</comment>
        <translation>
            <numerusform>%n 小时后，大约 %1 你会亏损。</numerusform>
        </translation>
    </message>
    <message>
        <source>On average you would win %1.</source>
        <translation>平均会赢 %1。</translation>
    </message>
    <message>
        <source>On average you would lose %1.</source>
        <translation>平均会输 %1。</translation>
    </message>
    <message>
        <source>The bankroll would be gone before then %1.</source>
        <comment>how often</comment>
        <translation>在此之前输光资金：%1。</translation>
    </message>
    <message>
        <source>From %1 simulated rounds, by basic strategy.</source>
        <comment>very many</comment>
        <translation>来自 %1 局模拟，按基本策略。</translation>
    </message>
    <message>
        <source>From %1 simulated rounds, with the plays that follow the count.</source>
        <comment>very many</comment>
        <translation>来自 %1 局模拟，打法随计数变化。</translation>
    </message>
    <message>
        <source>The smallest stake here is %1.</source>
        <translation>这里的最小注额是 %1。</translation>
    </message>
    <message>
        <source>Type a whole number from %1 to %2.</source>
        <translation>请输入 %1 到 %2 的整数。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::DataFile</name>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>That didn&apos;t work, and nothing has changed. %1</source>
        <translation>操作未成功，没有任何变化。%1</translation>
    </message>
    <message>
        <source>The last game may not be on record in full: %1.</source>
        <translation>最近一次游戏的记录可能不完整：%1。</translation>
    </message>
    <message>
        <source>A round could not be finished: %1</source>
        <translation>有一局无法完成：%1</translation>
    </message>
    <message>
        <source>The round that was stopped is now cancelled on disk too, and its stakes are returned.</source>
        <translation>被中止的一局在磁盘上也已取消，下注已退回。</translation>
    </message>
    <message>
        <source>An interrupted round was finished by the no-answer rule.</source>
        <translation>中断的一局已按无应答规则完成。</translation>
    </message>
    <message>
        <source>Today&apos;s backup could not be made. %1</source>
        <translation>今天的备份未能完成。%1</translation>
    </message>
    <message>
        <source>The backup of %1 has been made.</source>
        <translation>%1 的备份已完成。</translation>
    </message>
    <message>
        <source>The backup could not be made. %1</source>
        <translation>备份未能完成。%1</translation>
    </message>
    <message>
        <source>Setting the damaged file aside and reading the backup…</source>
        <translation>正在移开损坏的文件并读取备份…</translation>
    </message>
    <message>
        <source>The backup is in place.</source>
        <translation>备份已恢复。</translation>
    </message>
    <message>
        <source>The backup is in place. The damaged file is kept as %1.</source>
        <translation>备份已恢复。损坏的文件保留为 %1。</translation>
    </message>
    <message>
        <source>The backup is in place. What was there before is kept as %1.</source>
        <translation>备份已恢复。原有内容保留为 %1。</translation>
    </message>
    <message>
        <source>Setting the damaged file aside…</source>
        <translation>正在移开损坏的文件…</translation>
    </message>
    <message>
        <source>You are starting afresh. The damaged file is kept as %1.</source>
        <translation>重新开始。损坏的文件保留为 %1。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::DateRange</name>
    <message>
        <source>All days</source>
        <translation>全部日期</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <comment>the last ones</comment>
        <translation>
            <numerusform>最近 %n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>From … to …</source>
        <comment>days that are written</comment>
        <translation>从…到…</translation>
    </message>
    <message>
        <source>Type a date like %1.</source>
        <translation>请按 %1 的格式填写日期。</translation>
    </message>
    <message>
        <source>This day comes before the first day.</source>
        <translation>结束日早于起始日。</translation>
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
        <translation>之前选用的牌面已不在这台电脑上，现显示本程序自带的牌面。</translation>
    </message>
    <message>
        <source>The file of the deck you chose can&apos;t be used. Our own cards are shown instead.</source>
        <translation>所选牌面的文件无法使用，现显示本程序自带的牌面。</translation>
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
        <translation>策略表的每一格打法都与已保存的规则相同。</translation>
    </message>
    <message numerus="yes">
        <source>%n cells of the chart are played differently:</source>
        <translation>
            <numerusform>策略表中有 %n 格打法不同：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <comment>cells of the chart</comment>
        <translation>
            <numerusform>另有 %n 格。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>%1，约每小时 %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ElsewhereController</name>
    <message>
        <source>The round is still being played.</source>
        <translation>本局还在进行。</translation>
    </message>
    <message>
        <source>The record of this round can&apos;t be read to the end.</source>
        <translation>本局的存档无法完整读取。</translation>
    </message>
    <message>
        <source>No cards were dealt, or they are not those of the round&apos;s shoe.</source>
        <translation>没有发过牌，或牌与本局的牌靴不符。</translation>
    </message>
    <message>
        <source>Imagined: the cards of round %1 in %2</source>
        <translation>假想：第 %1 局的牌用在%2中</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>第 %1 局 · %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 局</translation>
    </message>
</context>
<context>
    <name>openshoe::models::FairnessController</name>
    <message>
        <source>Copied shoe %1 as JSON</source>
        <translation>已将第 %1 靴复制为 JSON</translation>
    </message>
    <message>
        <source>Shoe %1</source>
        <translation>第 %1 靴</translation>
    </message>
</context>
<context>
    <name>openshoe::models::FileSaver</name>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 不是本机上的文件。</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <comment>a file, and the system&apos;s reason</comment>
        <translation>无法写入 %1：%2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::FinishedShoesModel</name>
    <message>
        <source>%1 of %2 cards</source>
        <translation>%1 / %2 张</translation>
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
        <translation>这个游戏已经不存在。</translation>
    </message>
    <message>
        <source>“%1” is now one of your own games.</source>
        <translation>“%1”现在是你自己的游戏。</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>“%1”已删除。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>“%1” is back.</source>
        <translation>“%1”已恢复。</translation>
    </message>
    <message>
        <source>%1 still can&apos;t be used.</source>
        <translation>%1仍然无法使用。</translation>
    </message>
    <message>
        <source>The folder is %1</source>
        <translation>文件夹是 %1</translation>
    </message>
    <message>
        <source>“%1” has the same id as “%2”. It would be imported as “%3”.</source>
        <translation>“%1”与“%2”的标识相同，将以“%3”导入。</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 不是这台电脑上的文件。</translation>
    </message>
    <message>
        <source>It is already one of your games: “%1”.</source>
        <translation>它已经在你的游戏中：“%1”。</translation>
    </message>
    <message>
        <source>“%1” was imported.</source>
        <translation>“%1”已导入。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were imported.</source>
        <translation>
            <numerusform>已导入 %Ln 个游戏。</numerusform>
        </translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>“%1” is saved. It is hidden in the lobby.</source>
        <translation>已保存“%1”。它在大厅中是隐藏的。</translation>
    </message>
    <message>
        <source>“%1” is saved, and in the lobby.</source>
        <translation>已保存“%1”，可在大厅中找到。</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>立即开始</translation>
    </message>
</context>
<context>
    <name>openshoe::models::GamesModel</name>
    <message>
        <source>%1 can&apos;t be used. %2</source>
        <translation>%1无法使用。%2</translation>
    </message>
    <message>
        <source>Deleted. You can restore it until you quit.</source>
        <translation>已删除。在关闭程序之前可以原样恢复。</translation>
    </message>
    <message>
        <source>%1, deleted</source>
        <translation>%1，已删除</translation>
    </message>
    <message>
        <source>%1, hidden from the lobby. %2. %3</source>
        <translation>%1，在大厅中隐藏。%2。%3</translation>
    </message>
    <message>
        <source>%1. %2. %3</source>
        <translation>%1。%2。%3</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>庄家优势 %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::HandBuilder</name>
    <message>
        <source>Any hand</source>
        <translation>任意手牌</translation>
    </message>
    <message>
        <source>Hard %1</source>
        <translation>硬 %1</translation>
    </message>
    <message>
        <source>Soft %1</source>
        <translation>软 %1</translation>
    </message>
    <message>
        <source>A</source>
        <comment>an ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Pair of %1</source>
        <translation>一对 %1</translation>
    </message>
    <message>
        <source>Any up card</source>
        <translation>任意明牌</translation>
    </message>
    <message>
        <source>Any decision</source>
        <translation>任意决定</translation>
    </message>
</context>
<context>
    <name>openshoe::models::HandCalculator</name>
    <message>
        <source>Hidden card unknown</source>
        <translation>暗牌未知</translation>
    </message>
    <message>
        <source>Hidden card seen</source>
        <translation>已看到暗牌</translation>
    </message>
    <message>
        <source>Not from a split</source>
        <translation>并非来自分牌</translation>
    </message>
    <message numerus="yes">
        <source>One of %n hands from a split</source>
        <translation>
            <numerusform>分牌所得 %n 手之一</numerusform>
        </translation>
    </message>
    <message>
        <source>With the rules of %1, %2</source>
        <comment>a game, a round</comment>
        <translation>按%1的规则，%2</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a card. Cards are A, 2 to 10, J, Q and K, with a suit if you like: A 7, 10♠, KH.</source>
        <translation>“%1”不是牌。牌为 A、2 到 10、J、Q 和 K，可带花色：A 7、10♠、KH。</translation>
    </message>
    <message>
        <source>Only one card lies there, like 9 or 10♠.</source>
        <translation>那里只有一张牌，例如 9 或 10♠。</translation>
    </message>
    <message numerus="yes">
        <source>The shoe holds only %Ln cards.</source>
        <translation>
            <numerusform>牌靴中只有 %Ln 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is too often: this shoe holds %1 only %n times.</source>
        <extracomment>How often a card, &quot;7&quot;, &quot;10&quot; or &quot;AS&quot;, is in the shoe</extracomment>
        <translation>
            <numerusform>太多了：此牌靴中 %1 只有 %n 张。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hand has at most %Ln cards.</source>
        <translation>
            <numerusform>一手牌最多 %Ln 张。</numerusform>
        </translation>
    </message>
    <message>
        <source>These cards are worth %1. More than 21 is bust, and there is nothing to decide.</source>
        <translation>这些牌共 %1 点。超过 21 点即爆牌，无需抉择。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards gone, %1 not seen</source>
        <comment>from the shoe</comment>
        <translation>
            <numerusform>已出 %Ln 张，未见 %1 张</numerusform>
        </translation>
    </message>
    <message>
        <source>Give your hand two cards or more.</source>
        <translation>请给你的手牌至少两张牌。</translation>
    </message>
    <message>
        <source>Give the dealer a card.</source>
        <translation>请给庄家一张牌。</translation>
    </message>
    <message>
        <source>Say which hidden card you have seen.</source>
        <translation>请说明你看到的暗牌。</translation>
    </message>
    <message>
        <source>%1: %2 stakes, %3</source>
        <comment>a play, its worth</comment>
        <translation>%1：%2 注，%3</translation>
    </message>
    <message>
        <source>%1: %2 stakes, %3. %4</source>
        <comment>a play, its worth, “Best”</comment>
        <translation>%1：%2 注，%3。%4</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>of all plays</comment>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Take it</source>
        <comment>an offer</comment>
        <translation>接受</translation>
    </message>
    <message>
        <source>Even</source>
        <comment>an offer: taking it or not is worth the same</comment>
        <translation>相同</translation>
    </message>
    <message>
        <source>Decline</source>
        <comment>an offer</comment>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Insurance, half a stake</source>
        <translation>保险，半注</translation>
    </message>
    <message>
        <source>22, a push by the rules</source>
        <translation>22，按规则为平局</translation>
    </message>
    <message numerus="yes">
        <source>With each of the %Ln cards counted that weren&apos;t seen; on splits into more than two hands, see openshoe-cli analyze.</source>
        <translation>
            <numerusform>已计入全部 %Ln 张未见的牌；关于分成两手以上，请参阅 openshoe-cli analyze。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exact, with each of the %Ln cards counted that weren&apos;t seen.</source>
        <translation>
            <numerusform>精确值，已计入全部 %Ln 张未见的牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer hasn&apos;t looked yet: a blackjack, %1 of the time, is in these figures.</source>
        <translation>庄家尚未查看：这些数字已包含 %1 概率的黑杰克。</translation>
    </message>
    <message>
        <source>Amounts for a stake of %1</source>
        <translation>金额按注额 %1 计</translation>
    </message>
    <message>
        <source>Both cards open</source>
        <translation>两张牌都亮开</translation>
    </message>
    <message>
        <source>Give the dealer a second card.</source>
        <translation>请给庄家第二张牌。</translation>
    </message>
    <message>
        <source>No hidden card</source>
        <translation>无暗牌</translation>
    </message>
</context>
<context>
    <name>openshoe::models::HourlyMoney</name>
    <message>
        <source>Costs next to nothing</source>
        <translation>几乎没有成本</translation>
    </message>
    <message>
        <source>Gains about %1 an hour</source>
        <translation>每小时约赚 %1</translation>
    </message>
    <message>
        <source>Costs about %1 an hour</source>
        <translation>每小时约花费 %1</translation>
    </message>
    <message numerus="yes">
        <source>At %1 a round, %Ln rounds an hour</source>
        <translation>
            <numerusform>每局 %1，每小时 %Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>This game takes %1.</source>
        <comment>from the smallest stake to the largest</comment>
        <translation>此游戏接受 %1。</translation>
    </message>
    <message>
        <source>Type a whole number from %1 to %2.</source>
        <translation>请输入 %1 到 %2 的整数。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::KeyMap</name>
    <message>
        <source>No action is called “%1”.</source>
        <translation>没有名为“%1”的按键功能。</translation>
    </message>
    <message>
        <source>There is no key “%1”.</source>
        <translation>没有“%1”这个键。</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>“%1”：%2</translation>
    </message>
    <message>
        <source>%1 is already the key for “%2”.</source>
        <translation>%1 已经是“%2”的按键。</translation>
    </message>
    <message>
        <source>Some keys in settings.ini can&apos;t be used; the defaults are used instead. %1</source>
        <translation>settings.ini 中有些按键无法使用，改用初始按键。%1</translation>
    </message>
    <message>
        <source>This key can&apos;t be told apart from others. Use another one.</source>
        <translation>这个键无法与其他键区分，请换一个。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be used by itself. Press it together with another key.</source>
        <translation>%1 不能单独使用，请与其他键一起按。</translation>
    </message>
    <message>
        <source>Combinations with %1 belong to the desktop. Use %2 or %3.</source>
        <translation>与 %1 的组合键归桌面所有，请用 %2 或 %3。</translation>
    </message>
    <message>
        <source>Esc always closes what is open. Use another key.</source>
        <translation>Esc 始终用于关闭已打开的内容，请换一个键。</translation>
    </message>
    <message>
        <source>%1 is reserved for “%2”. Use another key.</source>
        <translation>%1 始终用于“%2”，请换一个键。</translation>
    </message>
    <message>
        <source>%1 presses the button that has the focus. Use another key.</source>
        <translation>%1 用于按下键盘焦点所在的按钮，请换一个键。</translation>
    </message>
    <message>
        <source>%1 is needed where text is typed. Press it together with %2 or %3.</source>
        <translation>输入文字时需要用到 %1，请与 %2 或 %3 一起按。</translation>
    </message>
    <message>
        <source>%1 is for copying and pasting where text is typed. Use another key.</source>
        <translation>输入文字时 %1 用于复制和粘贴，请换一个键。</translation>
    </message>
    <message>
        <source>no key: %1</source>
        <translation>无按键：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>keys, what they do</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>keys keyboard shortcuts hotkeys remap bindings</source>
        <comment>words that rows are found by</comment>
        <translation>按键 键盘 快捷键 热键 改键 键位</translation>
    </message>
</context>
<context>
    <name>openshoe::models::KeyRecorder</name>
    <message>
        <source>Reassign the key?</source>
        <translation>改用这个键吗？</translation>
    </message>
    <message>
        <source>%1 is the key for “%2”, which would be left without one.</source>
        <translation>%1 是“%2”的按键，改用后它将没有按键。</translation>
    </message>
    <message>
        <source>%1 is a key for “%2”, which would be left with %3.</source>
        <translation>%1 是“%2”的按键之一，改用后它只剩 %3。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LimitWords</name>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分钟</translation>
    </message>
    <message>
        <source>A break runs until %1.</source>
        <translation>冷静期至 %1。</translation>
    </message>
    <message>
        <source>You have excluded yourself from play until %1.</source>
        <translation>你已自我禁入，直到 %1。</translation>
    </message>
    <message>
        <source>You have reached your time limit for today. The next day begins at %1.</source>
        <translation>已达到你为今天设定的游戏时间。下一天从 %1 开始。</translation>
    </message>
    <message>
        <source>Your loss limit now allows stakes of at most %1.</source>
        <translation>按你的输钱限额，现在最多可下注 %1。</translation>
    </message>
    <message>
        <source>Your stake limit now allows stakes of at most %1.</source>
        <translation>按你的下注限额，现在最多可下注 %1。</translation>
    </message>
    <message>
        <source>You have reached your loss limit for today. The next day begins at %1.</source>
        <translation>已达到今天的输钱限额。下一天从 %1 开始。</translation>
    </message>
    <message>
        <source>You have reached your stake limit for today. The next day begins at %1.</source>
        <translation>已达到今天的下注限额。下一天从 %1 开始。</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限额</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LimitsController</name>
    <message>
        <source>%1 It was set in another data folder on this computer, and applies in this one too.</source>
        <translation>%1这是在这台电脑的另一个数据文件夹中设定的，在这里同样有效。</translation>
    </message>
    <message>
        <source>Your break holds, but only in this data folder. %1</source>
        <translation>冷静期已生效，但只限这个数据文件夹。%1</translation>
    </message>
    <message>
        <source>%1; from %2 on: %3</source>
        <translation>%1；从 %2 起：%3</translation>
    </message>
    <message>
        <source>%1 · %2 staked today</source>
        <translation>%1 · 今日已下注 %2</translation>
    </message>
    <message>
        <source>%1 · %2 lost today</source>
        <translation>%1 · 今日已输 %2</translation>
    </message>
    <message>
        <source>%1 · %2 played today</source>
        <translation>%1 · 今日已玩 %2</translation>
    </message>
    <message>
        <source>%1 played</source>
        <translation>已玩 %1</translation>
    </message>
    <message>
        <source>%1 staked, net %2</source>
        <translation>下注 %1，净输赢 %2</translation>
    </message>
    <message>
        <source>Type an amount above 0, like 12.50.</source>
        <translation>请输入大于 0 的金额，如 12.50。</translation>
    </message>
    <message>
        <source>That applies from %1 on; until then nothing changes.</source>
        <translation>从 %1 起生效，在此之前没有变化。</translation>
    </message>
    <message>
        <source>That applies from now on.</source>
        <translation>现在起生效。</translation>
    </message>
    <message>
        <source>You have played %1 today. Net result: %2.</source>
        <translation>今天已玩 %1。净输赢：%2。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LiveRound</name>
    <message>
        <source>Your round stays as it is, stakes included, and resumes when you come back to this game.</source>
        <translation>你的这一局及其下注保持原样，回到本游戏后继续。</translation>
    </message>
    <message>
        <source>The round is finished for you: a hand of 11 or less hits until it is above 11, any other stands; insurance is declined. Whatever is returned goes into your wallet.</source>
        <translation>这一局会代你完成：11 点及以下要牌，直到超过 11 点；其他停牌；不买保险。返还的金额存入你的钱包。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Give up hand %1?</source>
        <translation>放弃手牌 %1？</translation>
    </message>
    <message>
        <source>Surrender hand %1?</source>
        <translation>手牌 %1 投降？</translation>
    </message>
    <message>
        <source>You get %1 back.</source>
        <translation>退回 %1。</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>剩余时间：%1</translation>
    </message>
    <message>
        <source>%1, %2 back</source>
        <comment>an action, an amount</comment>
        <translation>%1，退回 %2</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续打</translation>
    </message>
</context>
<context>
    <name>openshoe::models::LobbyModel</name>
    <message>
        <source>Wallet %1</source>
        <translation>钱包 %1</translation>
    </message>
    <message>
        <source>Trial accounts can&apos;t sit at this table.</source>
        <translation>试玩账户不能在此牌桌入座。</translation>
    </message>
    <message>
        <source>A round is waiting. Until it is finished, no other game can be played for %1.</source>
        <translation>有一局在等你。打完之前，不能用%1玩其他游戏。</translation>
    </message>
    <message>
        <source>the return</source>
        <translation>返还率</translation>
    </message>
</context>
<context>
    <name>openshoe::models::MistakeBoard</name>
    <message>
        <source>%1: no mistakes.</source>
        <comment>a hand against an up card</comment>
        <translation>%1：没有失误。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n mistakes, %2, %3 stakes.</source>
        <comment>a hand against an up card, an amount</comment>
        <translation>
            <numerusform>%1：%n 次失误，%2，%3 倍注额。</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between amounts</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Insurance, even money and side bets aren&apos;t on the board.</source>
        <translation>保险、等额赔付和边注不在此列。</translation>
    </message>
    <message>
        <source>Most: %1</source>
        <comment>a sentence</comment>
        <translation>最多：%1</translation>
    </message>
    <message>
        <source>There are no mistakes in playing a hand.</source>
        <translation>打牌中没有失误。</translation>
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
        <translation>硬牌</translation>
    </message>
    <message>
        <source>Soft hand</source>
        <translation>软牌</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>对子</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>Even money</source>
        <translation>等额赔付</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>投降</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>跟进</translation>
    </message>
    <message>
        <source>Side bet taken</source>
        <translation>所下边注</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>已掌握</translation>
    </message>
    <message>
        <source>Not repeated yet</source>
        <translation>尚未复习</translation>
    </message>
    <message>
        <source>Right %1 of %2 times, due now</source>
        <translation>%2 次中答对 %1 次，现在应复习</translation>
    </message>
    <message>
        <source>Right %1 of %2 times, due %3</source>
        <translation>%2 次中答对 %1 次，%3再复习</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>全部类型</translation>
    </message>
    <message>
        <source>Decisions are priced a moment after each round. None have been priced yet.</source>
        <translation>每局结束后稍候会评估各项决定，目前还没有。</translation>
    </message>
    <message>
        <source>No side bet you took had a negative expectation.</source>
        <translation>所下边注的价值都不低于零。</translation>
    </message>
    <message>
        <source>No mistakes: every decision so far was best or close to it.</source>
        <translation>没有失误：到目前为止，每个决定都是最佳或接近最佳。</translation>
    </message>
    <message>
        <source>%1 due now, %2 learned</source>
        <translation>待复习 %1，已掌握 %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>two sentences</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Side bets cost %1 compared with not taking them</source>
        <translation>所下边注比不下少值 %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between amounts</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Not asked: the answer is always not to take it</source>
        <translation>不出题：答案总是不下</translation>
    </message>
    <message>
        <source>This account has played no rounds yet. Mistakes in them will be listed here.</source>
        <translation>此账户还没有玩过任何一局。以后的失误会列在这里。</translation>
    </message>
    <message>
        <source>The costliest %1 of %2</source>
        <translation>%2 个中代价最大的 %1 个</translation>
    </message>
    <message>
        <source>%1 of the stake or more</source>
        <comment>a percentage</comment>
        <translation>注额的 %1 以上</translation>
    </message>
    <message>
        <source>No mistakes match the filter.</source>
        <translation>没有符合筛选条件的失误。</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a side bet, a stake</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Best: not to take it. Cost: %1.</source>
        <comment>an amount and its part of the stake</comment>
        <translation>最佳：不下。代价：%1。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a percentage, a currency</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Accuracy by money: %1</source>
        <translation>按金额计的准确率：%1</translation>
    </message>
    <message>
        <source>%1, %2 stakes</source>
        <comment>an amount, and how many stakes it is</comment>
        <translation>%1，%2 倍注额</translation>
    </message>
    <message>
        <source>Insurance of %1</source>
        <translation>保险 %1</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>注额 %1 的手牌</translation>
    </message>
    <message>
        <source>%1 against %2, insurance of %3</source>
        <comment>cards, a card, a stake</comment>
        <translation>%1 对庄家 %2，保险 %3</translation>
    </message>
    <message>
        <source>%1 against %2, hand of %3</source>
        <comment>cards, a card, a stake</comment>
        <translation>%1 对庄家 %2，注额 %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a game, a day</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Played: %1. Best: %2. Cost: %3.</source>
        <comment>an answer, another one, an amount and stakes</comment>
        <translation>实际：%1。最佳：%2。代价：%3。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::MyCount</name>
    <message>
        <source>This game is shuffled before every round, so at its table no count lasts, and none is asked for.</source>
        <translation>此游戏每局前都洗牌：在它的牌桌上计数无法延续，也不会询问。</translation>
    </message>
    <message>
        <source>Choose a count above.</source>
        <translation>请在上方选择计数系统。</translation>
    </message>
    <message>
        <source>The table hasn’t asked for your count here yet. “Ask for my count” in the settings turns it on.</source>
        <translation>牌桌在此还没有询问过你的计数。可在设置中打开“询问我的计数”。</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>询问次数</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them passed over</source>
        <comment>questions</comment>
        <translation>
            <numerusform>其中 %Ln 次未作答</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <comment>numbers, a percentage</comment>
        <translation>%2 次中 %1 次（%3）</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>The running count, and the decks left to less than a step of the system.</source>
        <translation>流水数正确，且剩余副数误差小于系统的一级。</translation>
    </message>
    <message>
        <source>Running count right</source>
        <translation>流水数正确</translation>
    </message>
    <message>
        <source>Running count off by</source>
        <translation>流水数误差</translation>
    </message>
    <message>
        <source>On average, too high or too low.</source>
        <translation>平均值，偏高或偏低。</translation>
    </message>
    <message>
        <source>Leaning</source>
        <translation>偏向</translation>
    </message>
    <message>
        <source>On average, too high is above 0 and too low below.</source>
        <translation>平均值；高于 0 为偏高，低于 0 为偏低。</translation>
    </message>
    <message>
        <source>Decks left off by</source>
        <translation>剩余副数误差</translation>
    </message>
    <message>
        <source>On average, in decks.</source>
        <translation>平均值，以副计。</translation>
    </message>
    <message>
        <source>True count off by</source>
        <translation>真数误差</translation>
    </message>
    <message>
        <source>On average, as the system shows it.</source>
        <translation>平均值，按系统所示。</translation>
    </message>
    <message>
        <source>Right counts, from the first to the last</source>
        <translation>正确的计数，从最早到最近</translation>
    </message>
    <message>
        <source>Nothing told here yet.</source>
        <translation>此处尚无回答。</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>下注额</translation>
    </message>
    <message numerus="yes">
        <source>First stakes of %Ln rounds, each after a count that was told</source>
        <translation>
            <numerusform>%Ln 局的首注，每局都在作答之后</numerusform>
        </translation>
    </message>
    <message>
        <source>What that was worth</source>
        <translation>其价值</translation>
    </message>
    <message>
        <source>By the exact shoe, with every hand played best.</source>
        <translation>按牌靴的确切内容，每手都打到最好。</translation>
    </message>
    <message>
        <source>What your ramp could have been worth</source>
        <translation>你的注码阶梯本可有的价值</translation>
    </message>
    <message>
        <source>The stakes on the tab Overview, placed by the exact worth of each shoe.</source>
        <translation>按每靴的确切价值下“概览”页上的注码。</translation>
    </message>
    <message>
        <source>Count wrong</source>
        <translation>计数错误</translation>
    </message>
    <message>
        <source>Stakes by the running count that you told, not the true one.</source>
        <translation>按你所说而非实际的流水数下注。</translation>
    </message>
    <message>
        <source>Decks misjudged</source>
        <translation>副数误判</translation>
    </message>
    <message>
        <source>Stakes by the decks that you told.</source>
        <translation>按你所说的副数下注。</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>取整</translation>
    </message>
    <message>
        <source>Decks judged in steps and counts made whole, as the system asks for.</source>
        <translation>按系统要求，副数按级估计、计数取整。</translation>
    </message>
    <message>
        <source>The system itself</source>
        <translation>系统本身</translation>
    </message>
    <message>
        <source>The count, exact, doesn’t tell all that is in the shoe.</source>
        <translation>即使计数精确，也不能道尽牌靴中的一切。</translation>
    </message>
    <message>
        <source>Other stakes than planned</source>
        <translation>未按计划下注</translation>
    </message>
    <message>
        <source>What was staked, beside the stakes on the tab Overview for the count that you told.</source>
        <translation>实际下注与“概览”页上对应所说计数的注码之差。</translation>
    </message>
    <message>
        <source>What the stakes were worth follows once what each count is worth is known.</source>
        <translation>得知各计数的价值后即显示下注的价值。</translation>
    </message>
    <message>
        <source>The rounds played by these counts are still being priced.</source>
        <translation>按这些计数打的各局仍在估值中。</translation>
    </message>
    <message>
        <source>No round has been played yet by a count that was told, for this currency.</source>
        <translation>以此货币尚无作答之后打过的局。</translation>
    </message>
    <message>
        <source>Each part is what changes when one thing is put right after the other, so together they are the whole difference. In a single round a mistake can bring something; over many it costs.</source>
        <translation>各部分是逐项纠正后的变化，合起来就是全部差额。单局中错误可能带来收益；多局下来则有损失。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::Picture</name>
    <message>
        <source>%1: %2</source>
        <comment>a column&apos;s heading, what is in it</comment>
        <translation>%1：%2</translation>
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
        <translation>注位 %1，手牌 %2</translation>
    </message>
    <message>
        <source>Behind spot %1</source>
        <translation>注位 %1 的搭注</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>%1, round %2, %3, %4, stake %5, returned %6, %7, balance %8</source>
        <translation>%1，第 %2 局，%3，%4，注额 %5，返还 %6，%7，余额 %8</translation>
    </message>
    <message>
        <source>Starting money</source>
        <translation>起始资金</translation>
    </message>
    <message>
        <source>Top-up</source>
        <translation>充值</translation>
    </message>
    <message>
        <source>Added</source>
        <comment>money</comment>
        <translation>存入</translation>
    </message>
    <message>
        <source>%1, %2, %3 added, balance %4</source>
        <translation>%1，%2，存入 %3，余额 %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln plays, staked %1, returned %2, net %3</source>
        <translation>
            <numerusform>%Ln 笔投注，下注 %1，返还 %2，净输赢 %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, added %2</source>
        <translation>%1，存入 %2</translation>
    </message>
    <message>
        <source>Top-up taken back</source>
        <translation>充值撤回</translation>
    </message>
    <message>
        <source>Taken</source>
        <comment>money</comment>
        <translation>取出</translation>
    </message>
    <message>
        <source>%1, %2, %3, balance %4</source>
        <translation>%1，%2，%3，余额 %4</translation>
    </message>
    <message>
        <source>%1, taken back %2</source>
        <translation>%1，撤回 %2</translation>
    </message>
    <message>
        <source>%1, %2 staked by the house</source>
        <comment>a stake, an amount</comment>
        <translation>%1，庄家代出 %2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::PractiseController</name>
    <message>
        <source>A whole table</source>
        <translation>整桌</translation>
    </message>
    <message>
        <source>My own pace</source>
        <translation>自定节奏</translation>
    </message>
    <message numerus="yes">
        <source>With %1 and %Ln decks, a new shoe starts at %2.</source>
        <translation>
            <numerusform>用 %1 和 %Ln 副牌时，新牌靴从 %2 开始。</numerusform>
        </translation>
    </message>
    <message>
        <source>Count the %1 beside it: how many have gone by is asked too.</source>
        <translation>另数：%1。也会问已出几张。</translation>
    </message>
    <message>
        <source>%1 shuffles before each round, so at its table no count lasts. It can be practised all the same.</source>
        <translation>%1 每轮前都洗牌，桌上计数无法延续，但仍可练习。</translation>
    </message>
    <message>
        <source>There is no game to practise for.</source>
        <translation>没有可练习的游戏。</translation>
    </message>
    <message>
        <source>With %1 the running count itself decides: there is nothing to convert.</source>
        <translation>%1 由流水数决定，无需换算。</translation>
    </message>
    <message>
        <source>%1 has no insurance.</source>
        <translation>%1 没有保险。</translation>
    </message>
    <message>
        <source>With this system no play of this game depends on the count.</source>
        <translation>用此系统，本游戏没有随计数改变的打法。</translation>
    </message>
    <message>
        <source>Type a number, such as %1.</source>
        <translation>请输入数字，如 %1。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::PricingProgress</name>
    <message>
        <source>%1 of %2 rounds priced</source>
        <translation>已评估 %1 / %2 局</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RecordExporter</name>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 不是这台电脑上的文件。</translation>
    </message>
    <message>
        <source>Stopped. No file was written.</source>
        <translation>已停止，没有写入文件。</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>已写入 %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RecordFilter</name>
    <message>
        <source>All results</source>
        <translation>全部结果</translation>
    </message>
    <message>
        <source>Any side bets</source>
        <translation>边注不限</translation>
    </message>
    <message>
        <source>Side bet won</source>
        <translation>边注赢</translation>
    </message>
    <message>
        <source>Any decisions</source>
        <translation>决定不限</translation>
    </message>
    <message>
        <source>Any mistake</source>
        <translation>任何失误</translation>
    </message>
    <message>
        <source>Mistake or worse</source>
        <translation>错误或更严重</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>大错</translation>
    </message>
    <message>
        <source>Any ending</source>
        <translation>结束方式不限</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>已恢复</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>已退注</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>全部类型</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>搭注</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>边注</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>全部游戏</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>全部账户</translation>
    </message>
    <message>
        <source>All wallets</source>
        <translation>全部钱包</translation>
    </message>
    <message>
        <source>Even</source>
        <comment>neither won nor lost</comment>
        <translation>不输不赢</translation>
    </message>
    <message>
        <source>Any hands</source>
        <translation>手牌不限</translation>
    </message>
    <message>
        <source>Ended: %1</source>
        <comment>a play, and how</comment>
        <translation>结束方式：%1</translation>
    </message>
    <message>
        <source>Hand: %1</source>
        <comment>a hand, and how it ended</comment>
        <translation>手牌：%1</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>最新在前</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>最早在前</translation>
    </message>
    <message>
        <source>Most won first</source>
        <translation>赢得最多在前</translation>
    </message>
    <message>
        <source>Most lost first</source>
        <translation>输得最多在前</translation>
    </message>
    <message>
        <source>Costliest first</source>
        <comment>what mistakes cost</comment>
        <translation>失误代价最高在前</translation>
    </message>
    <message>
        <source>Luckiest first</source>
        <translation>运气最好在前</translation>
    </message>
    <message>
        <source>Unluckiest first</source>
        <translation>运气最差在前</translation>
    </message>
    <message>
        <source>Last session</source>
        <translation>上一场</translation>
    </message>
    <message>
        <source>This is below the least.</source>
        <translation>低于下限。</translation>
    </message>
    <message>
        <source>Money added, taken back</source>
        <translation>存入与撤回</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ReviewController</name>
    <message>
        <source>There was nothing to decide in round %1.</source>
        <translation>第 %1 局没有需要决定的地方。</translation>
    </message>
    <message>
        <source>The decisions in round %1 can&apos;t be priced.</source>
        <translation>第 %1 局中的决定无法评估。</translation>
    </message>
    <message>
        <source>The rounds of these mistakes can no longer be read.</source>
        <translation>这些失误所在的牌局已无法读取。</translation>
    </message>
    <message>
        <source>No hands like these can be dealt.</source>
        <translation>发不出类似的手牌。</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 局</translation>
    </message>
    <message>
        <source>Round %1, decision %2 of %3</source>
        <translation>第 %1 局，第 %2 个决定，共 %3 个</translation>
    </message>
    <message>
        <source>Mistake %1 of %2</source>
        <translation>失误 %1 / %2</translation>
    </message>
    <message>
        <source>Practice: %1 of %2 right</source>
        <translation>练习：答对 %1 / %2</translation>
    </message>
    <message>
        <source>This time %1 of %2 were right.</source>
        <translation>这次答对 %1 / %2。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>小结</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>下一个决定</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>下一个失误</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>下一手牌</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>你的答案</translation>
    </message>
    <message>
        <source>Your answer, the best</source>
        <translation>你的答案（最佳）</translation>
    </message>
    <message>
        <source>When it was played</source>
        <translation>当时</translation>
    </message>
    <message>
        <source>When it was played, the best</source>
        <translation>当时（最佳）</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Your count before the round: %1</source>
        <comment>what was said of it</comment>
        <translation>本局前你的计数：%1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RuleEditor</name>
    <message>
        <source>My %1</source>
        <translation>我的%1</translation>
    </message>
    <message>
        <source>“%1” is another game&apos;s id; choose a different one</source>
        <translation>“%1”是另一个游戏的标识，需要使用自己的标识</translation>
    </message>
    <message>
        <source>The game&apos;s file has been changed by someone else; these are its new rules.</source>
        <translation>游戏文件已被其他程序更改，现显示其中的规则。</translation>
    </message>
    <message>
        <source>The game&apos;s file has been changed by someone else. Keep your rules, or use the file&apos;s?</source>
        <translation>游戏文件已被其他程序更改。保留你的规则，还是采用文件中的？</translation>
    </message>
    <message>
        <source>The game&apos;s file is gone. Keep your rules and save them to create it again.</source>
        <translation>游戏文件已不存在。保留你的规则，保存时会重新建立文件。</translation>
    </message>
    <message>
        <source>The game&apos;s file can no longer be read: %1 Keep your rules and save them to create a new file.</source>
        <translation>游戏文件已无法读取：%1 保留你的规则，保存时会建立新文件。</translation>
    </message>
    <message>
        <source>House edge of this preset with basic strategy: %1 computed, %2 published; source: %3</source>
        <translation>此预设按基本策略的庄家优势：计算值 %1，公布值 %2；来源：%3</translation>
    </message>
    <message>
        <source>House edge of this preset with best play: %1 computed, %2 published; source: %3</source>
        <translation>此预设按最优打法的庄家优势：计算值 %1，公布值 %2；来源：%3</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RulesModel</name>
    <message>
        <source>As they were in %1</source>
        <comment>rules; a round and its number</comment>
        <translation>%1时的规则</translation>
    </message>
    <message>
        <source>House edge %1</source>
        <translation>庄家优势 %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::RundownModel</name>
    <message>
        <source>Round %1 · %2</source>
        <translation>第 %1 局 · %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 局</translation>
    </message>
    <message numerus="yes">
        <source>This session: %Ln rounds, %1</source>
        <comment>at a table; the net</comment>
        <translation>
            <numerusform>本次：%Ln 局，%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Session of %1</source>
        <comment>when it began</comment>
        <translation>%1 的场次</translation>
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
        <translation>无法读取此决定的牌。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SavedFilters</name>
    <message>
        <source>Saved filters</source>
        <translation>已保存的筛选</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SeatingController</name>
    <message>
        <source>A round of %1 played for %2 is waiting for you. The file of that game is gone, so you are taken to its table.</source>
        <translation>%1有一局在等你，用的是%2。该游戏的文件已不存在，因此直接带你回到那张牌桌。</translation>
    </message>
    <message>
        <source>You left in the middle: the round was finished by the no-answer rule.</source>
        <translation>你中途离开，本局已按无应答规则完成。</translation>
    </message>
    <message>
        <source>Trying again…</source>
        <translation>正在重试…</translation>
    </message>
    <message>
        <source>Finish this round first, then restore the backup.</source>
        <translation>请先打完本局，再恢复备份。</translation>
    </message>
    <message>
        <source>Play continues: everything is being saved again.</source>
        <translation>游戏继续：内容又能全部保存了。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SessionsModel</name>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <translation>
            <numerusform>%Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck %1</source>
        <translation>运气 %1</translation>
    </message>
    <message>
        <source>Mistakes cost %1</source>
        <translation>失误代价 %1</translation>
    </message>
    <message>
        <source>Costliest: %1 (%2)</source>
        <comment>a decision, what it cost</comment>
        <translation>代价最高：%1（%2）</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what is told of a session</comment>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SettingsController</name>
    <message>
        <source>Your settings can&apos;t be saved, and last only until you quit. %1: %2</source>
        <translation>无法保存你的设置，它们仅在退出前有效。%1：%2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::SheetExporter</name>
    <message>
        <source>Copied as text</source>
        <translation>已复制为文本</translation>
    </message>
    <message>
        <source>Copied as a picture</source>
        <translation>已复制为图片</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 不是这台电脑上的文件。</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>已写入 %1</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ShoeChecks</name>
    <message>
        <source>Shoe %1</source>
        <translation>第 %1 靴</translation>
    </message>
    <message>
        <source>The shoes can&apos;t be checked: %1</source>
        <translation>无法验证牌靴：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n shoes checked.</source>
        <translation>
            <numerusform>已验证 %n 靴。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are not as committed.</source>
        <comment>shoes</comment>
        <translation>
            <numerusform>其中 %n 靴与承诺值不符。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shoes checked, all as committed.</source>
        <translation>
            <numerusform>已验证 %n 靴，全部与承诺值相符。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can&apos;t be checked, because what was dealt can&apos;t be read.</source>
        <comment>shoes</comment>
        <translation>
            <numerusform>%n 靴无法验证，因为发牌记录无法读取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The newest %n of these are named here.</source>
        <translation>
            <numerusform>这里列出其中最新的 %n 靴。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can&apos;t be checked yet: the seed stays secret while a shoe is in use.</source>
        <comment>shoes</comment>
        <translation>
            <numerusform>%n 靴暂时无法验证：牌靴使用期间种子保密。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped before the end.</source>
        <translation>未完成即已停止。</translation>
    </message>
    <message>
        <source>There is no shoe to check.</source>
        <translation>没有可验证的牌靴。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::ShuffleSteps</name>
    <message>
        <source>Shoe %1 · %2</source>
        <comment>its number, its game</comment>
        <translation>第 %1 靴 · %2</translation>
    </message>
    <message>
        <source>A made-up shoe, until your first one is finished</source>
        <translation>示例牌靴（在你的第一靴结束之前）</translation>
    </message>
    <message>
        <source>This shoe isn&apos;t as committed: %1</source>
        <translation>此靴与承诺值不符：%1</translation>
    </message>
    <message numerus="yes">
        <source>The %n cards dealt from this shoe are the first of them.</source>
        <translation>
            <numerusform>从此靴发出的 %n 张牌正是其中最前面的牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards leave the shoe in the order that has come about, from number 0 on; where a game burns a card, that is the first.</source>
        <translation>牌按由此得出的顺序从 0 号起离开牌靴；如果游戏要烧牌，烧掉的就是第一张。</translation>
    </message>
    <message>
        <source>1. The commitment</source>
        <translation>1. 承诺值</translation>
    </message>
    <message>
        <source>Before the first stake on a shoe, the program draws 32 secret bytes, the seed, from the operating system, and shows their SHA-256 at once: the commitment. Nobody can find other bytes that have it, so the seed can&apos;t be exchanged later. When the shoe ends, the seed is shown: each byte as two hex digits.</source>
        <translation>在一副牌靴第一次下注之前，程序从操作系统取得 32 个秘密字节，即种子，并立即公布其 SHA-256 值，即承诺值。没有人能找到具有相同值的其他字节，因此种子事后无法更换。一靴结束后公布种子：每个字节写作两位十六进制数。</translation>
    </message>
    <message>
        <source>2. New decks</source>
        <translation>2. 新牌</translation>
    </message>
    <message>
        <source>The cards of all decks lie in order, numbered from 0: in each deck the suits spades, hearts, diamonds, clubs (S H D C), in each suit A 2 3 4 5 6 7 8 9 T J Q K, where T is ten.</source>
        <translation>所有牌按顺序排列，从 0 开始编号：每副牌依次为黑桃、红心、方块、梅花（S H D C），每种花色依次为 A 2 3 4 5 6 7 8 9 T J Q K，其中 T 表示 10。</translation>
    </message>
    <message>
        <source>3. Random numbers</source>
        <translation>3. 随机数</translation>
    </message>
    <message>
        <source>Your own part, the client seed, comes in here. You can change it until the first stake, when the program is already committed. Block i, from 0, is the HMAC-SHA256, with the seed as its key, of a text in UTF-8: the client seed, a colon, the shoe&apos;s number, a colon, i. Each block makes eight numbers of 32 bits, highest byte first.</source>
        <translation>你自己的部分，即客户端种子，在这里加入。在第一次下注之前你都可以更改，而此时程序已经作出承诺。第 i 块（从 0 起）是以种子为密钥、对一段 UTF-8 文字求得的 HMAC-SHA256，文字依次为：客户端种子、冒号、牌靴编号、冒号、i。每块得出八个 32 位数，高位字节在前。</translation>
    </message>
    <message>
        <source>4. Shuffling</source>
        <translation>4. 洗牌</translation>
    </message>
    <message>
        <source>For each k from N−1 down to 1, the next random number is divided by k+1; the remainder says which card changes places with card k. A number at or above the largest multiple of k+1 below 2³² is skipped, so that no card is likelier than another.</source>
        <translation>对从 N−1 到 1 的每个 k，取下一个随机数除以 k+1，余数表示哪张牌与第 k 张牌交换。不小于 2³² 以内 k+1 最大倍数的数会被跳过，因此任何牌都不会比其他牌更有可能。</translation>
    </message>
    <message>
        <source>5. The cards</source>
        <translation>5. 牌</translation>
    </message>
    <message>
        <source>What this proves, and what it doesn&apos;t</source>
        <translation>这能证明什么，不能证明什么</translation>
    </message>
    <message>
        <source>The order was fixed before the stakes and not touched afterwards, and neither you nor the program could choose it alone. But 256 bits can&apos;t reach every possible order of so many cards; and as the program runs on your own machine, nothing is hidden from someone who reads its memory.</source>
        <translation>牌序在下注之前已经固定，之后未被改动，你和程序都无法单独决定牌序。但是 256 位不足以产生这么多张牌的所有排列；而且程序在你自己的电脑上运行，对能够读取其内存的人来说毫无保密可言。</translation>
    </message>
    <message>
        <source>The cards of all decks lie in order, numbered from 0: in each deck the suits spades, hearts, diamonds, clubs (S H D C), in each suit A 2 3 4 5 6 7 8 9 J Q K. Spanish decks have no tens.</source>
        <translation>所有牌按顺序排列，从 0 开始编号：每副牌依次为黑桃、红心、方块、梅花（S H D C），每种花色依次为 A 2 3 4 5 6 7 8 9 J Q K。西班牙牌没有 10。</translation>
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
        <translation>已停止，没有汇总。</translation>
    </message>
    <message>
        <source>No rounds match the filter.</source>
        <translation>没有符合所选条件的牌局。</translation>
    </message>
    <message>
        <source>Your results are added up here, round by round.</source>
        <translation>你打的牌会在这里逐局汇总。</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>游戏时间</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>返还</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>净输赢</translation>
    </message>
    <message>
        <source>Net on stakes</source>
        <translation>净输赢率</translation>
    </message>
    <message numerus="yes">
        <source>Last session, %Ln rounds</source>
        <translation>
            <numerusform>最近一次游戏，%Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 rounds are priced; the figures are for those.</source>
        <translation>%2 局中已评估 %1 局，数据只计这些牌局。</translation>
    </message>
    <message>
        <source>Net in 100 rounds</source>
        <translation>每 100 局净额</translation>
    </message>
    <message>
        <source>Hands played best, in 100 rounds</source>
        <translation>手牌（最优打法），每 100 局</translation>
    </message>
    <message>
        <source>Side bets, in 100 rounds</source>
        <translation>边注，每 100 局</translation>
    </message>
    <message>
        <source>Mistakes, in 100 rounds</source>
        <translation>失误，每 100 局</translation>
    </message>
    <message>
        <source>Luck, in 100 rounds</source>
        <translation>运气，每 100 局</translation>
    </message>
    <message>
        <source>Decisions that were mistakes</source>
        <translation>失误的决定</translation>
    </message>
</context>
<context>
    <name>openshoe::models::StrategyController</name>
    <message>
        <source>No difference</source>
        <translation>没有差别</translation>
    </message>
    <message>
        <source>Returns %1</source>
        <translation>返还率 %1</translation>
    </message>
    <message>
        <source>Returns %1 · published %2</source>
        <translation>返还率 %1 · 公布值 %2</translation>
    </message>
    <message>
        <source>Insurance: take it (%1 per unit staked on it)</source>
        <translation>保险：买（每单位保险注额 %1）</translation>
    </message>
    <message>
        <source>Insurance: decline (%1 per unit staked on it)</source>
        <translation>保险：不买（每单位保险注额 %1）</translation>
    </message>
    <message>
        <source>Insurance: not offered</source>
        <translation>保险：不提供</translation>
    </message>
    <message>
        <source>Even money: take it (%1 per unit, compared with waiting)</source>
        <translation>等额赔付：要（与等待相比每单位 %1）</translation>
    </message>
    <message>
        <source>Even money: decline (%1 per unit, compared with waiting)</source>
        <translation>等额赔付：不要（与等待相比每单位 %1）</translation>
    </message>
    <message>
        <source>Surrender: not offered</source>
        <translation>投降：不提供</translation>
    </message>
    <message>
        <source>Surrender: as charted, after the dealer peeks</source>
        <translation>投降：见策略表，庄家看牌后</translation>
    </message>
    <message>
        <source>Surrender: as charted, before the dealer peeks</source>
        <translation>投降：见策略表，庄家看牌前</translation>
    </message>
    <message>
        <source>Exact, with every card of a full shoe counted.</source>
        <translation>精确值，逐张推算满靴的每一张牌。</translation>
    </message>
    <message>
        <source>With every card of a full shoe counted; on splits into more than two hands, see openshoe-cli analyze.</source>
        <translation>推算满靴的每一张牌；分成两手以上的情况见 openshoe-cli analyze 的说明。</translation>
    </message>
    <message>
        <source>Best play of %1</source>
        <translation>%1的最优打法</translation>
    </message>
    <message>
        <source>With trial rules: %1</source>
        <translation>试用规则：%1</translation>
    </message>
    <message>
        <source>House edge %1 with best play, of the initial stake. %2</source>
        <translation>庄家优势 %1，按最优打法，以首注计。%2</translation>
    </message>
    <message>
        <source>Insurance: even (%1 per unit staked on it)</source>
        <translation>保险：持平（每单位保险注额 %1）</translation>
    </message>
    <message>
        <source>Even money: even (%1 per unit, compared with waiting)</source>
        <translation>等额赔付：持平（与等待相比每单位 %1）</translation>
    </message>
    <message>
        <source>%1 better for you, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>对你有利 %1，约每小时 %2</translation>
    </message>
    <message>
        <source>%1 more for the house, about %2 an hour</source>
        <comment>percentage points, money</comment>
        <translation>对庄家有利 %1，约每小时 %2</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>what it costs, at what stake</comment>
        <translation>%1。%2。</translation>
    </message>
    <message>
        <source>Surrender: as charted</source>
        <translation>投降：见策略表</translation>
    </message>
    <message>
        <source>R also holds after hits and splits, except on hands of a free split</source>
        <translation>R 在要牌和分牌后也适用，免费分牌的手牌除外</translation>
    </message>
    <message>
        <source>R also holds after hits and splits</source>
        <translation>R 在要牌和分牌后也适用</translation>
    </message>
    <message>
        <source>R also holds after hits</source>
        <translation>R 在要牌后也适用</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableBets</name>
    <message>
        <source>This is a replay. Stop it to continue playing.</source>
        <translation>这是回放。停止回放后可继续打牌。</translation>
    </message>
    <message>
        <source>The maximum there is %1: the stake was lowered to it.</source>
        <translation>这里最多可下 %1：注额已调低到此数。</translation>
    </message>
    <message>
        <source>Stakes above a maximum were lowered to it.</source>
        <translation>超过上限的注额已调低到上限。</translation>
    </message>
    <message>
        <source>Both of your spots now carry %1.</source>
        <translation>你的两个注位现在注额都是 %1。</translation>
    </message>
    <message>
        <source>Time&apos;s up: your stakes are returned. %1</source>
        <translation>时间到：下注已收回。%1</translation>
    </message>
    <message>
        <source>Stake all you have?</source>
        <translation>全部押上吗？</translation>
    </message>
    <message>
        <source>Your whole wallet goes on this round.</source>
        <translation>整个钱包都会押在这一局。</translation>
    </message>
    <message>
        <source>Your balance doesn&apos;t cover the last stakes. Stake less, or top up.</source>
        <translation>余额不够续押上局的下注。请减少注额或充值。</translation>
    </message>
    <message>
        <source>Place new stakes.</source>
        <translation>请重新下注。</translation>
    </message>
    <message>
        <source>Stake it all</source>
        <translation>全部押上</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableCompany</name>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1正在思考。</translation>
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
        <translation>玩法入门，第 %1 步，共 %2 步：%3</translation>
    </message>
    <message>
        <source>You have no hand in this round, so you are watching it. Place a stake in the next.</source>
        <translation>这一局没有你的手牌，你在旁观。下一局请下注。</translation>
    </message>
    <message>
        <source>The cards are dealt: yours above your spot, the dealer&apos;s at the top.</source>
        <translation>正在发牌：你的牌在注位上方，庄家的牌在最上面。</translation>
    </message>
    <message>
        <source>That was a whole hand. Deal again with the same stake, or change the bets. This game&apos;s rules are at the top, and the menu shows all of this again.</source>
        <translation>这就是完整的一手牌。可以用同样的注额再来一局，也可以改注。本游戏的规则在上方，菜单里可以再看一遍这些说明。</translation>
    </message>
    <message>
        <source>This is an ordinary round, for play money. Choose a chip at the bottom and click the ringed spot to stake it.</source>
        <translation>这是普通的一局，只用游戏币。在下方选一枚筹码，点击圈出的注位下注。</translation>
    </message>
    <message>
        <source>This is an ordinary round, for play money. Choose a chip at the bottom and click the ringed spot to stake it, or press %1, then %2.</source>
        <comment>two keys</comment>
        <translation>这是普通的一局，只用游戏币。在下方选一枚筹码，点击圈出的注位下注，或先按 %1，再按 %2。</translation>
    </message>
    <message>
        <source>Your stake is %1. Now press the ringed button, and the cards are dealt.</source>
        <translation>你的注额是 %1。现在按下圈出的按钮发牌。</translation>
    </message>
    <message>
        <source>Your stake is %1. Now press the ringed button, or %2, and the cards are dealt.</source>
        <comment>an amount, a key</comment>
        <translation>你的注额是 %1。现在按下圈出的按钮或 %2 发牌。</translation>
    </message>
    <message>
        <source>You have %1, and the dealer shows %2. Picture cards count 10, an ace 1 or 11. Come closer to 21 than the dealer without going over it.</source>
        <comment>two totals</comment>
        <translation>你有 %1，庄家亮出 %2。人头牌算 10 点，A 算 1 或 11 点。要比庄家更接近 21 点，但不能超过。</translation>
    </message>
    <message>
        <source>The table has a question: %1 %2</source>
        <comment>Insure for 5?, what that means</comment>
        <translation>牌桌提问：%1 %2</translation>
    </message>
    <message>
        <source>You have %1. Choose one of the answers at the bottom.</source>
        <comment>a total</comment>
        <translation>你有 %1。请在下方选择一项。</translation>
    </message>
    <message>
        <source>You have %1. “%2” takes another card. %3. “%4” keeps what you have.</source>
        <comment>a total, Hit, more than 21 loses at once, Stand</comment>
        <translation>你有 %1。“%2”再拿一张牌。%3。“%4”保持现有的牌。</translation>
    </message>
    <message>
        <source>Your turn is over. The felt says what the dealer does: “%1”.</source>
        <comment>Dealer must draw to 16 …</comment>
        <translation>你的回合结束了。庄家怎么做写在台面上：“%1”。</translation>
    </message>
    <message>
        <source>This hand is decided. %1.</source>
        <comment>More than 21 loses at once</comment>
        <translation>这手牌已见分晓。%1。</translation>
    </message>
    <message>
        <source>This is how the round ended: %1.</source>
        <translation>这一局的结果：%1。</translation>
    </message>
    <message>
        <source>This is how the round ended: %1. %2.</source>
        <comment>Won · 20 against 17, The higher hand wins</comment>
        <translation>这一局的结果：%1。%2。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableQuiz</name>
    <message>
        <source>Finish this round first, then look at another.</source>
        <translation>请先打完本局，再看其他牌局。</translation>
    </message>
    <message>
        <source>The table is being set up. Try again in a moment.</source>
        <translation>牌桌正在布置，请稍后再试。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableReplay</name>
    <message>
        <source>Finish this round first, then replay another.</source>
        <translation>请先打完本局，再回放其他牌局。</translation>
    </message>
    <message>
        <source>The table is being set up. Start the replay again in a moment.</source>
        <translation>牌桌正在布置，请稍后再开始回放。</translation>
    </message>
    <message>
        <source>Shoe %1 is verified: its commitment and all its cards match.</source>
        <translation>第 %1 靴验证通过：承诺值和所有的牌都一致。</translation>
    </message>
    <message>
        <source>Shoe %1 doesn&apos;t match its commitment. %2</source>
        <translation>第 %1 靴与承诺值不符。%2</translation>
    </message>
    <message>
        <source>Shoe %1 is still in use. It can be verified when it ends and its seed is shown.</source>
        <translation>第 %1 靴还在使用中。结束并公布种子后即可验证。</translation>
    </message>
    <message>
        <source>The round can&apos;t be shown any further: %1</source>
        <translation>本局无法继续显示：%1</translation>
    </message>
    <message>
        <source>Shoe %1 can&apos;t be checked. %2</source>
        <translation>第 %1 靴无法验证。%2</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TableRules</name>
    <message>
        <source>The new rules apply from the next round.</source>
        <translation>新规则从下一局起生效。</translation>
    </message>
    <message>
        <source>The file of this game is gone. The table keeps its current rules.</source>
        <translation>本游戏的文件已不存在，牌桌继续使用现有规则。</translation>
    </message>
    <message>
        <source>The file of this game can no longer be read. The table keeps its current rules. (%1)</source>
        <translation>本游戏的文件已无法读取，牌桌继续使用现有规则。（%1）</translation>
    </message>
    <message>
        <source>The new rules don&apos;t allow %1. The table keeps its current rules.</source>
        <translation>新规则不接受%1，牌桌继续使用现有规则。</translation>
    </message>
    <message>
        <source>Under the new rules seats are shared, and trial accounts can&apos;t take one. The table keeps its current rules.</source>
        <translation>按新规则座位为共享，试玩账户不能入座。牌桌继续使用现有规则。</translation>
    </message>
    <message>
        <source>%1 on spot %2</source>
        <comment>a side bet</comment>
        <translation>注位 %2 的%1</translation>
    </message>
    <message>
        <source>behind spot %1</source>
        <comment>a stake</comment>
        <translation>注位 %1 的搭注</translation>
    </message>
    <message>
        <source>spot %1</source>
        <comment>a stake</comment>
        <translation>注位 %1</translation>
    </message>
    <message>
        <source>You are now playing %1.</source>
        <translation>你正在玩%1。</translation>
    </message>
    <message>
        <source>New rules: %1 And more.</source>
        <translation>新规则：%1另有其他更改。</translation>
    </message>
    <message>
        <source>New rules: %1</source>
        <translation>新规则：%1</translation>
    </message>
    <message>
        <source>The new rules apply now.</source>
        <translation>新规则现已生效。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place and the stake there</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Stakes removed: %1.</source>
        <translation>已撤下的注：%1。</translation>
    </message>
    <message>
        <source>Stakes lowered: %1.</source>
        <translation>注额已调低：%1。</translation>
    </message>
</context>
<context>
    <name>openshoe::models::TroubleController</name>
    <message>
        <source>%1 is no longer intact.</source>
        <translation>%1 已不完整。</translation>
    </message>
    <message>
        <source>It is never overwritten: it is set aside under another name, and you continue with a backup or start afresh. Rounds played since the backup are only in the damaged file.</source>
        <translation>该文件绝不会被覆盖：它会改名移开，你可用备份继续或重新开始。备份之后的牌局只保存在损坏的文件中。</translation>
    </message>
    <message>
        <source>%1 was made by a newer version of Open Shoe.</source>
        <translation>%1 由更新版本的 Open Shoe 建立。</translation>
    </message>
    <message>
        <source>Install that version to continue. To play with this one in the meantime, start it with another folder: openshoe --data FOLDER</source>
        <translation>请安装该版本以继续。如果想先用当前版本，请用另外的文件夹启动：openshoe --data 文件夹</translation>
    </message>
    <message>
        <source>%1 belongs to another program.</source>
        <translation>%1 属于其他程序。</translation>
    </message>
    <message>
        <source>It has not been touched. Move it away and start again, or start with another folder: openshoe --data FOLDER</source>
        <translation>它不会被改动。请将它移走后重新启动，或用另外的文件夹启动：openshoe --data 文件夹</translation>
    </message>
    <message>
        <source>Another Open Shoe is using %1.</source>
        <translation>另一个 Open Shoe 正在使用 %1。</translation>
    </message>
    <message>
        <source>The same money can&apos;t be staked twice: continue in the other window, or close it and try again here. To play separately, start with another folder: openshoe --data FOLDER</source>
        <translation>同一笔钱不能下注两次：请在另一个窗口继续，或将其关闭后在此重试。如果想分开玩，请用另外的文件夹启动：openshoe --data 文件夹</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read or written.</source>
        <translation>无法读写 %1。</translation>
    </message>
    <message>
        <source>Check that the folder is there and that you may write in it, then try again. Or start with another: openshoe --data FOLDER</source>
        <translation>请确认文件夹存在且可写入，然后重试。也可以用其他文件夹启动：openshoe --data 文件夹</translation>
    </message>
    <message>
        <source>There is no space to write %1.</source>
        <translation>没有空间写入 %1。</translation>
    </message>
    <message>
        <source>Nothing is lost. Free a few megabytes on that disk, then try again.</source>
        <translation>没有丢失任何内容。请在该磁盘上腾出几 MB 空间，然后重试。</translation>
    </message>
    <message>
        <source>The disk reports an error with %1.</source>
        <translation>磁盘报告 %1 出错。</translation>
    </message>
    <message>
        <source>What was confirmed is kept. Check the disk and its connection, then try again.</source>
        <translation>已确认的内容都已保存。请检查磁盘及其连接，然后重试。</translation>
    </message>
    <message>
        <source>What was confirmed is kept. When this is fixed, try again.</source>
        <translation>已确认的内容都已保存。问题解决后请重试。</translation>
    </message>
    <message>
        <source>Every step confirmed before is safe. Try again once the problem is solved.</source>
        <translation>之前确认的每一步都已妥善保存。原因排除后请重试。</translation>
    </message>
    <message>
        <source>The table can&apos;t be saved to disk, so no stake is taken: %1</source>
        <translation>牌桌无法保存到磁盘，因此不接受下注：%1</translation>
    </message>
    <message>
        <source>A step could not be saved to disk, so the round was cancelled and its stakes are back in your wallet, on disk too: %1</source>
        <translation>有一步无法保存到磁盘，本局已取消，下注已退回钱包，磁盘上也已记录：%1</translation>
    </message>
    <message>
        <source>A step could not be saved to disk, so the round was stopped and its stakes are back: %1</source>
        <translation>有一步无法保存到磁盘，本局已中止，下注已退回：%1</translation>
    </message>
    <message>
        <source>Their return is saved as soon as the disk can be written to: try again once the problem is solved. If you quit before that, the next start finds the round as it was before that step.</source>
        <translation>一旦磁盘可写入，退注即会保存：原因排除后请重试。如果在此之前退出，下次启动时本局会回到该步之前的状态。</translation>
    </message>
    <message>
        <source>The end of the round was saved and counts, but nothing more can be saved: %1</source>
        <translation>本局的结果已写入磁盘并有效，但之后的内容无法保存：%1</translation>
    </message>
    <message>
        <source>The data is damaged</source>
        <translation>数据已损坏</translation>
    </message>
    <message>
        <source>The data is newer than the program</source>
        <translation>数据比程序新</translation>
    </message>
    <message>
        <source>The data belongs to another program</source>
        <translation>数据属于其他程序</translation>
    </message>
    <message>
        <source>Another Open Shoe is running</source>
        <translation>另一个 Open Shoe 正在运行</translation>
    </message>
    <message>
        <source>The data can&apos;t be used</source>
        <translation>数据无法使用</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>The disk reports an error</source>
        <translation>磁盘报告错误</translation>
    </message>
    <message>
        <source>Play has stopped</source>
        <translation>游戏已停止</translation>
    </message>
    <message>
        <source>The data can&apos;t be opened</source>
        <translation>数据无法打开</translation>
    </message>
</context>
</TS>
